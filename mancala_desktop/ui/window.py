"""The main window: a bar on top, one page below it, and the actions that lead around."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.coach import Coach
from mancala_desktop.play.endings import Offer
from mancala_desktop.play.library import Library
from mancala_desktop.play.match import series_of
from mancala_desktop.play.seats import below, seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.record.position_text import can_be_told
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.aside import Aside, wait_for_all
from mancala_desktop.ui.backdrop import Backdrop
from mancala_desktop.ui.board.theme import ThemeError
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import BY_GAME, SHAPES, boards
from mancala_desktop.ui.choices import Choices
from mancala_desktop.ui.coaching import Coaching
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.endings import Closing
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.incoming import Incoming
from mancala_desktop.ui.looking import LookBack
from mancala_desktop.ui.match import Match
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.pit_keys import pit_number
from mancala_desktop.ui.reviews import Reviews
from mancala_desktop.ui.saved_games import SavedGames
from mancala_desktop.ui.setting_up import SettingUp
from mancala_desktop.ui.share.sharing import Sharing
from mancala_desktop.ui.sheets import Sheets
from mancala_desktop.ui.sound.player import Player
from mancala_desktop.ui.sound.soundtrack import Soundtrack
from mancala_desktop.ui.theme import Theme, Wardrobe, worn
from mancala_desktop.ui.timing import Timing
from mancala_desktop.ui.topbar import TopBar

SMALLEST = (900, 600)
USUAL = (1280, 800)
COMPACT_BELOW = 700  # px of window height
_TO_THE_BOARD = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)


class MainWindow(Backdrop):
    """Shows the start page or the game; every way from one to the other goes through here."""

    painted = Signal()  # for the first time

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        wardrobe: Wardrobe,
        *,
        adviser: Adviser,
        cache: Path | None = None,
        themes: Path | None = None,
        library: Library | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """`adviser` knows what sowings are worth, `cache` is a folder in which painted boards may be
        kept, `themes` that of the user's."""
        super().__init__()
        self.session = session
        self._settings = settings
        self._narrator = narrator
        self._now = now
        self._offered: Game | None = None
        self._alt_alone = False
        self._unpainted = True
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)

        self._boards = boards()
        self._boards.folder = themes
        # later: at the start there is no window yet to say it in
        self._boards.broken.connect(self._tell_broken, Qt.ConnectionType.QueuedConnection)
        self._choose_board()

        self.deeds = Actions(self)
        self.deeds.show_own_boards(self._boards.own())
        self._menus = Menus(self.deeds, self)
        self._choices = Choices(self.deeds, settings, self)
        self.files = Files(session, settings, narrator, self.deeds, self)
        self.sheets = Sheets(
            session, settings, narrator, self.deeds, self, may_leave=self.files.may_leave
        )
        self._setting_up = SettingUp(
            session,
            settings,
            narrator,
            adviser,
            self.sheets,
            self,
            may_leave=self.files.may_leave,
        )
        self.top = TopBar(self.deeds)
        library = library or Library(parent=self)
        self.saved = SavedGames(library, narrator, self.deeds, self.files, self, now=now)
        self.saved.page.menu_wished.connect(lambda at: self._pop_up(self._menus.saved(), at))
        self.start = StartPage(narrator, settings, library, now=now)
        family = session.game.variant.family
        board = BoardView(self._boards.look(family, cache), session.position, SHAPES[family])
        self.game = GamePage(board, self.deeds)
        self._coach = coach = Coach(session, adviser, settings, self)
        self.conductor = Conductor(session, self.game, narrator, settings, cache, coach.choose)
        self.closing = Closing(
            session,
            settings,
            narrator,
            self.deeds,
            self.game,
            self.conductor,
            self.sheets,
            may_leave=self.files.may_leave,
        )
        self.sharing = Sharing(
            session,
            settings,
            narrator,
            self.deeds,
            self,
            lie=lambda: self.conductor.lie,
            still=self.conductor.passages.still,
            notice=self.conductor.notice,
            complain=self.files.complain,
        )
        self.incoming = Incoming(
            session, self.files, self.deeds, self, notice=self.conductor.notice
        )
        self.look_back = LookBack(
            session,
            self.conductor,
            self.game,
            narrator,
            settings,
            self.deeds,
            self.sheets,
            pop_up=self._pop_up,
        )
        self.soundtrack = Soundtrack(session, board, settings, Player(self), self)
        self.coaching = Coaching(
            coach,
            session,
            settings,
            narrator,
            self.game,
            self.conductor,
            self.soundtrack,
            self.sheets,
        )
        self.timing = Timing(session, self.game, self.conductor, narrator, self.deeds, self)
        self.reviews = Reviews(session, adviser, settings, narrator, self.deeds, self.sheets, cache)
        self.match = Match(
            session,
            self.game,
            self.conductor,
            self.sheets,
            narrator,
            self.deeds,
            in_game=lambda: self.in_game,
            may_leave=self.files.may_leave,
        )
        self.closing.series = self.match.stand
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.game)
        for page in self.saved.pages.values():
            self._pages.addWidget(page)
        self._pages.addWidget(self.reviews.page)
        self._before_review: QWidget = self.start

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self._pages, 1)

        self._connect()
        library.changed.connect(self._name_page)
        wardrobe.changed.connect(self._wear)
        self._wear(worn())
        self.show_start()
        if geometry := settings.window_geometry:
            self.restoreGeometry(QByteArray(geometry))

    # ---------------------------------------------------------------- pages

    def show_start(self) -> None:
        """The start page, with the game that is being played or the one that was offered."""
        session = self.session
        if session.ticket and not session.outcome:
            self.start.show_unfinished(session.game, session.seats, self._now(), self.conductor.lie)
        elif session.ticket or self._offered is None:
            self.start.show_unfinished(None)
        self._show_page(self.start)
        self.setFocus()

    def offer(self, game: Game, saved: datetime | None) -> None:
        """Offers on the start page to go on with a game, saved at that moment by an earlier run."""
        self._offered = game
        self.start.show_unfinished(game, seats_of(game), saved)

    def show_game(self) -> None:
        """The game in play."""
        self._show_page(self.game)
        self.setFocus()

    def review(self, game: Game) -> None:
        """What every sowing of a game was worth; the one in play or any other."""
        self.reviews.open(game)

    def go(self, page: PageName) -> None:
        """Goes to a page, or opens a dialog, by its name."""
        match page:
            case PageName.START:
                self.show_start()
            case PageName.GAME:
                self.show_game()
            case PageName.NEW_GAME:
                self.sheets.new_game()
            case PageName.SETTINGS:
                self.sheets.settings()
            case PageName.ABOUT:
                self.sheets.about()
            case PageName.SHORTCUTS:
                self.sheets.shortcuts()
            case PageName.OWN_BOARDS:
                self.sheets.own_boards()
            case PageName.TUTOR:
                self.coaching.pose()
            case PageName.EDITOR:
                self._setting_up.open()
            case PageName.RESULT:
                self.show_game()
                self.closing.show_result()
            case PageName.RESIGN:
                self.closing.ask_to_resign()
            case PageName.OFFER:
                self.closing.ask_for_answer(Offer.DRAW, self.session.position.to_sow.other)
            case PageName.LIBRARY | PageName.STATISTICS:
                self._show_page(self.saved.pages[page])
                self.saved.pages[page].setFocus()
            case PageName.COMMENT:
                self.look_back.variations.comment()
            case PageName.REVIEW:
                self.reviews.open_game_in_play()
            case PageName.PLAYERS:
                self.sheets.players()
            case PageName.PIE:
                self.sheets.pie()

    def come_forward(self, path: Path | None) -> None:
        """For a second start of the app: shows this window, and opens the file it was given.

        A dialog that is open has to be answered first and stays in front.
        """
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        for window in (self, QApplication.activeModalWidget()):
            if window is not None:
                window.raise_()
                window.activateWindow()
        if path is not None:
            self.files.open(path)

    def _resume(self) -> None:
        offered, self._offered = self._offered, None
        if self.session.ticket:
            self.show_game()
        elif offered is not None:
            self.session.open(offered, seats_of(offered))

    @property
    def in_game(self) -> bool:
        """Whether the game is on stage."""
        return self._pages.currentWidget() is self.game

    @property
    def in_review(self) -> bool:
        """Whether a game is being reviewed."""
        return self._pages.currentWidget() is self.reviews.page

    def _show_review(self) -> None:
        if not self.in_review:
            self._before_review = self._pages.currentWidget() or self.start
        self._show_page(self.reviews.page)

    def _leave_review(self) -> None:
        if self._before_review is self.start:
            self.show_start()
        else:
            self._show_page(self._before_review)
            self.setFocus()

    def _show_page(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._name_page()
        self._enable()

    def _name_page(self) -> None:
        """What the title bar and the top bar say."""
        app = self.tr("Mancala")
        if titles := self.saved.title(self._pages.currentWidget()):
            self.top.show_title(*titles)
            self.setWindowTitle(f"{app} – {titles[0]}")
            return
        if self.in_review:
            title = self.reviews.title()
            self.top.show_title(title, self.reviews.subtitle(self._now()))
            self.setWindowTitle(f"{app} – {title}")
            return
        if not self.in_game:
            self.top.show_title(app)
            self.setWindowTitle(app)
            return
        game = self.session.game
        title = self._narrator.rules.family(game.variant.family)
        subtitle = self._narrator.subtitle(
            game.preset_id, game.variant, self.session.seats, self.game.board.position
        )
        if (series := series_of(game)) is not None:
            subtitle = f"{self._narrator.match.series(series)} · {subtitle}"
        self.top.show_title(title, subtitle)
        self.setWindowTitle(f"{app} – {title}")

    # ---------------------------------------------------------------- actions

    def _connect(self) -> None:
        deeds, session, board = self.deeds, self.session, self.game.board
        self.files.kept.connect(self.game.show_kept)
        self._settings.changed.connect(self._setting_changed)
        session.started.connect(self._turn_board)
        session.started.connect(self.show_game)
        session.reseated.connect(self._turn_board)
        session.reseated.connect(self._name_page)
        session.changed.connect(self._enable)
        self.closing.endings.changed.connect(self._enable)
        session.edited.connect(self._enable)
        board.started_moving.connect(self._enable)
        board.came_to_rest.connect(self._enable)
        board.came_to_rest.connect(self._name_page)  # another round may have begun
        self.start.new_game_wished.connect(deeds.new.trigger)
        self.start.family_wished.connect(self.sheets.new_game_of)
        self.start.resume_wished.connect(self._resume)
        self.start.open_wished.connect(deeds.open.trigger)
        self.start.file_wished.connect(self.files.open)
        deeds.menu.triggered.connect(self._open_menu)
        deeds.more.triggered.connect(self._open_more)
        deeds.home.triggered.connect(self.show_start)
        deeds.set_up.triggered.connect(self._setting_up.open)
        for page, deed in self.saved.ways.items():
            deed.triggered.connect(partial(self.go, page))
        self.start.library_wished.connect(deeds.library.trigger)
        self.reviews.opened.connect(self._show_review)
        self.reviews.left.connect(self._leave_review)
        self.closing.card.review_wished.connect(self.reviews.open_game_in_play)
        deeds.quit.triggered.connect(self.close)
        for deed, what in (
            (deeds.undo, session.undo),
            (deeds.redo, self.conductor.redo),
            (deeds.replay, self.conductor.replay),
            (deeds.hurry, session.hurry),
        ):
            deed.triggered.connect(board.finish)  # or it would be told after all that still flies
            deed.triggered.connect(what)
        deeds.hint.triggered.connect(self.coaching.hint)
        self.timing.clocks.ticked.connect(self.soundtrack.tick)
        self._coach.waiting.connect(self.timing.wait_for_advice)
        self.sheets.sound_wished.connect(self.soundtrack.test)
        deeds.retry.triggered.connect(session.retry)
        deeds.finish.triggered.connect(board.finish)
        deeds.flip.toggled.connect(self.conductor.flip)
        deeds.full_screen.toggled.connect(self._fill_screen)

    def _turn_board(self) -> None:
        self.deeds.flip.setChecked(below(self.session.seats) is Side.NORTH)

    def _enable(self) -> None:
        deeds, session = self.deeds, self.session
        for action in deeds.in_game():
            action.setEnabled(self.in_game)
        self.closing.enable(self.in_game)
        deeds.copy_position.setEnabled(self.in_game and can_be_told(session.game))
        self.look_back.enable(self.in_game)
        self.reviews.enable(on_stage=self.in_review)
        deeds.undo.setEnabled(self.in_game and session.can_undo)
        deeds.redo.setEnabled(self.in_game and session.can_redo)
        deeds.hurry.setEnabled(self.in_game and session.thinking)
        deeds.retry.setEnabled(self.in_game and session.can_retry)
        deeds.hint.setEnabled(self.in_game and self.coaching.can_hint)
        deeds.replay.setEnabled(self.in_game and self.conductor.can_replay)
        deeds.facing.setEnabled(self.in_game and self.conductor.appearance.can_face)
        deeds.finish.setEnabled(self.in_game and self.game.board.moving)
        self.saved.enable()
        self.match.show()

    def _fill_screen(self, whole: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if whole else self.windowState() & ~full)

    def _open_menu(self) -> None:
        self.deeds.show_own_boards(self._boards.own())
        button = self.top.menu_button
        self._pop_up(self._menus.main(), button.mapToGlobal(QPoint(0, button.height() + 4)))

    def _open_more(self) -> None:
        button, menu = self.game.more_button, self._menus.more()
        size = menu.sizeHint()
        corner = button.mapToGlobal(QPoint(button.width() - size.width(), -size.height() - 4))
        self._pop_up(menu, corner)

    def _pop_up(self, menu: QMenu, where: QPoint) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.timing.hold_while(menu)
        menu.popup(where)
        menu.setActiveAction(menu.actions()[0])

    # ---------------------------------------------------------------- looks and words

    def _wear(self, theme: Theme) -> None:
        self.top.show_theme(dark=theme.dark)
        self.conductor.appearance.wear()
        self.reviews.reviewing.wear()

    def _setting_changed(self, key: str) -> None:
        if key in (Settings.board.key, Settings.seeds.key):
            self._choose_board()

    def _choose_board(self) -> None:
        self._boards.choose(self._settings.board, self._settings.seeds)

    def _tell_broken(self, error: ThemeError) -> None:
        self._settings.board = BY_GAME  # or it would be told at every start
        self.sheets.tell(partial(self._narrator.troubles.board, error))

    def _retranslate(self) -> None:
        self.deeds.retranslate()
        self._name_page()
        self.conductor.retell()
        self.look_back.retell()
        self.reviews.reviewing.retell()
        self.sheets.retranslate()

    # ---------------------------------------------------------------- what Qt tells

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._alt_alone = event.key() == Qt.Key.Key_Alt
        if self._pages.currentWidget() is self.start and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        ):
            self.start.most_wanted()
        elif event.key() == Qt.Key.Key_Escape and self.closing.put_card_away():
            event.accept()
        elif self.in_game and not event.isAutoRepeat() and (number := pit_number(event)):
            self.conductor.choose_by_number(number)
        elif self.in_game and event.key() in _TO_THE_BOARD:
            self.game.board.finish()
            self.game.board.focus_pit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and self._alt_alone:
            self.deeds.menu.trigger()
        self._alt_alone = False
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            QTimer.singleShot(0, self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self.height() < COMPACT_BELOW
        self.top.set_compact(compact)
        self.game.set_compact(compact)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.deeds.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_leave():
            event.ignore()
            return
        self.sharing.close()
        self.timing.close()
        self.saved.close()
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        self.session.close()
        for aside in self.findChildren(Aside):
            aside.drop()
        wait_for_all()
        super().closeEvent(event)
