"""The main window: a bar on top, one page below it, and the actions that lead around."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.coach import Coach
from mancala_desktop.play.library import Library
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.aside import Aside, wait_for_all
from mancala_desktop.ui.backdrop import Backdrop
from mancala_desktop.ui.board.theme import ThemeError
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.choices import Choices
from mancala_desktop.ui.chords import Chords
from mancala_desktop.ui.chosen_board import ChosenBoard
from mancala_desktop.ui.coaching import Coaching
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.endings import Closing
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.guiding import Guiding
from mancala_desktop.ui.incoming import Incoming
from mancala_desktop.ui.lessons import Content
from mancala_desktop.ui.looking import LookBack
from mancala_desktop.ui.match import Match
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.pit_keys import pit_number
from mancala_desktop.ui.playing import Playing
from mancala_desktop.ui.reviews import Reviews
from mancala_desktop.ui.saved_games import SavedGames
from mancala_desktop.ui.school import School
from mancala_desktop.ui.setting_up import SettingUp
from mancala_desktop.ui.share.sharing import Sharing
from mancala_desktop.ui.sheets import Sheets
from mancala_desktop.ui.sound.player import Player
from mancala_desktop.ui.sound.soundtrack import Soundtrack
from mancala_desktop.ui.starting import Starting
from mancala_desktop.ui.theme import Theme, Wardrobe, worn
from mancala_desktop.ui.timing import Timing
from mancala_desktop.ui.topbar import TopBar
from mancala_desktop.ui.ways import Ways
from mancala_desktop.ui.widgets.buttons import plain

SMALLEST = (900, 600)
USUAL = (1280, 800)
COMPACT_BELOW = 700  # px of window height
_TO_BEGIN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TO_THE_BOARD = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)


class MainWindow(Backdrop):
    """Has the parts, and tells them what happens to the window; `ways` leads from page to page."""

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
        book: ProgressBook | None = None,
        content: Content | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """`adviser` knows what sowings are worth, `cache` is a folder in which painted boards may be
        kept, `themes` that of the user's."""
        super().__init__()
        self.session, self._settings, self._narrator = session, settings, narrator
        self._alt_alone, self._unpainted = False, True
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)

        self._chosen_board = ChosenBoard(settings, themes, self, tell=self._tell_broken)
        self.deeds = deeds = Actions(self)
        self._menus = Menus(deeds, self)
        self._choices = Choices(deeds, settings, self)
        self._chords = Chords(self)
        self.files = files = Files(session, settings, narrator, deeds, self)
        may_leave = files.may_leave
        self.sheets = sheets = Sheets(
            session, settings, narrator, deeds, self._menus, self, may_leave=may_leave
        )
        self._setting_up = SettingUp(
            session, settings, narrator, adviser, sheets, self, may_leave=may_leave
        )
        self.top = TopBar(deeds)
        library = library or Library(parent=self)
        self.saved = SavedGames(library, narrator, deeds, files, self, now=now)
        sheets.last_end = library.last_end
        self.saved.menu_wished.connect(lambda at: self._menus.pop_up(self._menus.saved(), at))
        self.start = start = StartPage(narrator, settings, library, now=now)
        family = session.game.variant.family
        board = BoardView(boards().look(family, cache), session.position, SHAPES[family])
        self.game = game = GamePage(board, deeds)
        coach = Coach(session, adviser, settings, self)
        self.conductor = conductor = Conductor(
            session, game, narrator, settings, cache, coach.choose
        )
        self.closing = Closing(
            session, settings, narrator, deeds, game, conductor, sheets, may_leave=may_leave
        )
        self.sharing = Sharing(
            session,
            settings,
            narrator,
            deeds,
            self,
            lie=lambda: conductor.lie,
            still=conductor.passages.still,
            notice=conductor.notice,
            complain=files.complain,
        )
        self.incoming = Incoming(
            session, conductor.looking, files, narrator, deeds, self, notice=conductor.notice
        )
        self.look_back = LookBack(
            session, conductor, game, narrator, settings, deeds, sheets, self._menus
        )
        self.soundtrack = Soundtrack(session, board, settings, Player(self), self)
        self.coaching = Coaching(
            coach, session, settings, narrator, game, conductor, self.soundtrack, sheets
        )
        self.playing = Playing(session, game, conductor, self.coaching, deeds)
        self.timing = Timing(session, game, conductor, narrator, deeds, self)
        self.reviews = Reviews(
            session, adviser, settings, narrator, deeds, sheets, cache, self, now=now
        )
        self.match = Match(
            session,
            game,
            conductor,
            sheets,
            narrator,
            deeds,
            in_game=lambda: self.in_game,
            may_leave=may_leave,
        )
        self.closing.series = self.match.stand
        self.starting = Starting(start, session, conductor, files, sheets, deeds, settings, now=now)
        self.school = School(
            session,
            adviser,
            settings,
            narrator,
            deeds,
            sheets,
            game,
            start,
            cache,
            self,
            content=content,
            book=book or ProgressBook(None, self),
            now=now,
        )
        lessons = self.school.lessons
        self.guiding = Guiding(session, game, conductor, narrator, deeds, lessons)
        self.ways = Ways(
            start, self.starting, game, self.match, self.reviews, self.saved, self.school, self
        )
        self.ways.add(self._dialogs())

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.ways.pages, 1)

        self._connect()
        coach.waiting.connect(self.timing.wait_for_advice)
        library.changed.connect(self._name_page)
        wardrobe.changed.connect(self._wear)
        self._wear(worn())
        self.show_start()
        if geometry := settings.window_geometry:
            self.restoreGeometry(QByteArray(geometry))

    # ---------------------------------------------------------------- pages

    def show_start(self) -> None:
        """The start page, with the game that is being played or the one that was offered."""
        self.ways.show_start()

    def offer(self, game: Game, saved: datetime | None) -> None:
        """Offers on the start page to go on with a game, saved at that moment by an earlier run."""
        self.starting.offer(game, saved)

    def show_game(self) -> None:
        """The game in play."""
        self.ways.show_game()

    def go(self, page: PageName) -> None:
        """Goes to a page, or opens a dialog, by its name."""
        self.ways.go(page)

    def _dialogs(self) -> Mapping[PageName, Callable[[], object]]:
        return self.sheets.ways | {
            PageName.TUTOR: self.coaching.pose,
            PageName.EDITOR: self._setting_up.open,
            PageName.RESULT: self._show_result,
            PageName.RESIGN: self.closing.ask_to_resign,
            PageName.OFFER: self.closing.pose,
            PageName.COMMENT: self.look_back.variations.comment,
        }

    def _show_result(self) -> None:
        self.show_game()
        self.closing.show_result()

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

    @property
    def in_game(self) -> bool:
        """Whether the game is on stage."""
        return self.ways.in_game

    def _listen_to_lessons(self, board: BoardView) -> None:
        self._chords.guard(self.school.lessons.page)
        self.soundtrack.accompany(board)

    def _name_page(self) -> None:
        """What the title bar and the top bar say."""
        app = self.tr("Mancala")
        title, subtitle = self.ways.pages.titles()
        self.top.show_title(title or app, subtitle)
        self.setWindowTitle(f"{app} – {title}" if title else app)

    # ---------------------------------------------------------------- actions

    def _connect(self) -> None:
        deeds, session, board = self.deeds, self.session, self.game.board
        self.files.kept.connect(self.game.show_kept)
        self.files.told.connect(self.conductor.notice)
        self.reviews.made.connect(self._chords.guard)
        self._chords.refused.connect(self._tell_refused)
        self.ways.connect_to(session, deeds)
        rest = board.came_to_rest  # another round may have begun
        for renamed in (self.ways.turned, session.reseated, rest):
            renamed.connect(self._name_page)
        for changed in (session.changed, session.edited, self.closing.endings.changed):
            changed.connect(self._enable)
        for moved in (self.ways.turned, board.started_moving, rest):
            moved.connect(self._enable)
        deeds.menu.triggered.connect(lambda: self._menus.open_main(self.top.menu_button))
        deeds.more.triggered.connect(lambda: self._menus.open_more(self.game.more_button))
        self._menus.opened.connect(self.timing.hold_while)
        deeds.set_up.triggered.connect(self._setting_up.open)
        self.saved.review_wished.connect(self.reviews.open)
        school = self.school
        school.lessons.made.connect(self._listen_to_lessons)
        school.lessons.game_wished.connect(self.starting.begin_first_game)
        school.lessons.plays = self.starting.plays
        self.guiding.played.connect(school.note_game)
        self.guiding.lesson_wished.connect(school.go_back_to)
        self.guiding.next_wished.connect(school.go_on_after)
        school.lessons.judged.connect(self.soundtrack.judge)
        self.painted.connect(school.begin)
        deeds.quit.triggered.connect(self.close)
        self.timing.clocks.ticked.connect(self.soundtrack.tick)
        self.sheets.sound_wished.connect(self.soundtrack.test)
        deeds.full_screen.toggled.connect(self._fill_screen)

    def _enable(self) -> None:
        for part in (self.playing, self.closing, self.look_back, self.incoming):
            part.enable(self.in_game)
        self.reviews.enable(on_stage=self.ways.in_review)
        self.saved.enable()
        self.school.enable(self.ways.pages.currentWidget(), in_game=self.in_game)
        self.guiding.enable(self.in_game)
        self.match.show()

    def _tell_refused(self, deed: QAction) -> None:
        if self.in_game:
            self.conductor.notice(
                lambda: " ".join(
                    (
                        self.tr("{deed}: not possible now.").format(deed=plain(deed.text())),
                        self.closing.why_not(deed),
                    )
                ).rstrip(),
                icon_name="x",
            )

    def _fill_screen(self, whole: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if whole else self.windowState() & ~full)

    # ---------------------------------------------------------------- looks and words

    def _wear(self, theme: Theme) -> None:
        self.top.show_theme(dark=theme.dark)
        self.conductor.appearance.wear()
        self.reviews.wear()
        self.school.lessons.wear()

    def _tell_broken(self, error: ThemeError) -> None:
        self.sheets.tell(partial(self._narrator.troubles.board, error))

    def _retranslate(self) -> None:
        self.deeds.retranslate()
        self._name_page()
        self.conductor.retell()
        self.look_back.retell()
        self.reviews.retell()
        self.school.lessons.retell()
        self.guiding.retell()
        self.sheets.retranslate()

    # ---------------------------------------------------------------- what Qt tells

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._alt_alone = event.key() == Qt.Key.Key_Alt  # a shortcut is no key press
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.ways.at_start and event.key() in _TO_BEGIN:
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
        self.school.close()
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        self.session.close()
        for aside in self.findChildren(Aside):
            aside.drop()
        wait_for_all()
        super().closeEvent(event)
