"""Pictures of the real window, for the README and for looking at what one has made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup, seats_of
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import DEFAULTS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.window import USUAL, MainWindow

ROUNDS = 5  # of events; layouts settle in two
WAIT_MS = 20  # at most, for the next event


def photograph(
    window: MainWindow, page: PageName, size: tuple[int, int] | None, game: Game | None
) -> QPixmap:
    """Shows the page and takes its picture; a dialog is taken alone.

    `size` is that of the window, or of the dialog. `game` is the one on the page, where it shows
    one; the game page has a new one otherwise, and a result that of a game played at a stroke.
    """
    pages = (
        PageName.START,
        PageName.GAME,
        PageName.RESULT,
        PageName.LIBRARY,
        PageName.STATISTICS,
        PageName.REVIEW,
        PageName.PROGRESS,
        PageName.PUZZLES,
        PageName.RULES,
        PageName.LEARN,
    )
    is_dialog = page not in pages
    window.resize(*(USUAL if is_dialog or size is None else size))
    window.show()
    if page in (PageName.GAME, PageName.RESULT, PageName.REVIEW):
        _put_on_stage(window, game or (_finished() if page is PageName.RESULT else None))
    elif page is PageName.START and game is not None:
        window.offer(game, None)
    window.go(page)
    while window.saved.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, WAIT_MS)
    if page is PageName.REVIEW:
        _wait_for_values(window)
    shown: QWidget = window.sheets.open or window
    if is_dialog and size is not None:
        shown.resize(QSize(*size))
    return picture(shown)


def picture(shown: QWidget) -> QPixmap:
    """What is to be seen of it when all that is painted aside is there."""
    flags = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    for _part in range(2):  # what arrives may change the layout once more
        for _round in range(ROUNDS):
            QCoreApplication.processEvents(flags)
        while any(aside.busy for aside in shown.findChildren(Aside)):
            QCoreApplication.processEvents(flags, WAIT_MS)
    return shown.grab()


def _wait_for_values(window: MainWindow) -> None:
    """Until there is one for every sowing."""
    while not window.reviews.reviewing.looked:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, WAIT_MS)


def _put_on_stage(window: MainWindow, game: Game | None) -> None:
    if game is not None:
        window.session.open(game, seats_of(game))
    else:
        window.session.begin(_against_computer())


def _against_computer() -> Setup:
    seats: Seats = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER)
    return Setup(DEFAULTS[Family.KALAH], seats)


def _finished() -> Game:
    """A game to its end, in which South wins at last; each sowing is the third one from behind."""
    game = _against_computer().game()
    while game.result is None:
        legal = game.variant.legal_moves(game.position)
        game.play(legal[-3 % len(legal)])
    return game
