"""The main window: a bar on top, one page below it, and the actions that lead around."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

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
from mancala_desktop.ui.boards import BY_GAME, SHAPES, boards
from mancala_desktop.ui.choices import Choices
from mancala_desktop.ui.chords import Chords
from mancala_desktop.ui.coaching import Coaching
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.endings import Closing
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.incoming import Incoming
from mancala_desktop.ui.lessons import Content
from mancala_desktop.ui.looking import LookBack
from mancala_desktop.ui.match import Match
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.stack import Pages, Titles
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
from mancala_desktop.ui.widgets.buttons import plain

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
        book: ProgressBook | None = None,
        content: Content | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """`adviser` knows what sowings are worth, `cache` is a folder in which painted boards may be
        kept, `themes` that of the user's."""
        super().__init__()
        self.session = session
        self._settings = settings
        self._narrator = narrator
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
        self._menus = Menus(self.deeds, self)
        self._choices = Choices(self.deeds, settings, self)
        self._chords = Chords(self)
        self.files = Files(session, settings, narrator, self.deeds, self)
        self.sheets = Sheets(
            session,
            settings,
            narrator,
            self.deeds,
            self._menus,
            self,
            may_leave=self.files.may_leave,
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
        self.sheets.last_end = library.last_end
        self.saved.menu_wished.connect(lambda at: self._menus.pop_up(self._menus.saved(), at))
        self.start = StartPage(narrator, settings, library, now=now)
        family = session.game.variant.family
        board = BoardView(self._boards.look(family, cache), session.position, SHAPES[family])
        self.game = GamePage(board, self.deeds)
        coach = Coach(session, adviser, settings, self)
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
            session,
            self.conductor.looking,
            self.files,
            narrator,
            self.deeds,
            self,
            notice=self.conductor.notice,
        )
        self.look_back = LookBack(
            session,
            self.conductor,
            self.game,
            narrator,
            settings,
            self.deeds,
            self.sheets,
            self._menus,
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
        self.playing = Playing(session, self.game, self.conductor, self.coaching, self.deeds)
        self.timing = Timing(session, self.game, self.conductor, narrator, self.deeds, self)
        self.reviews = Reviews(
            session, adviser, settings, narrator, self.deeds, self.sheets, cache, now=now
        )
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
        self.starting = Starting(
            self.start,
            session,
            self.conductor,
            self.files,
            self.sheets,
            self.deeds,
            settings,
            now=now,
        )
        self.school = School(
            session,
            adviser,
            settings,
            narrator,
            self.deeds,
            self.sheets,
            self.game,
            self.start,
            cache,
            self,
            content=content,
            book=book or ProgressBook(None, self),
            now=now,
        )
        self._pages = Pages()
        self._pages.add(self.start)
        self._pages.add(self.game, self.match.titles)
        self._pages.add(self.reviews.page, self.reviews.titles)
        self._ways = self._all_ways()

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self._pages, 1)

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
        self.starting.renew()
        self._show_page(self.start)
        self.setFocus()

    def offer(self, game: Game, saved: datetime | None) -> None:
        """Offers on the start page to go on with a game, saved at that moment by an earlier run."""
        self.starting.offer(game, saved)

    def show_game(self) -> None:
        """The game in play."""
        self._show_page(self.game)
        self.setFocus()

    def review(self, game: Game) -> None:
        """What every sowing of a game was worth; the one in play or any other."""
        self.reviews.open(game)

    def go(self, page: PageName) -> None:
        """Goes to a page, or opens a dialog, by its name."""
        self._ways[page]()

    def _all_ways(self) -> Mapping[PageName, Callable[[], object]]:
        sheets, closing = self.sheets, self.closing
        return {
            PageName.START: self.show_start,
            PageName.GAME: self.show_game,
            PageName.NEW_GAME: sheets.new_game,
            PageName.SETTINGS: sheets.settings,
            PageName.ABOUT: sheets.about,
            PageName.SHORTCUTS: sheets.shortcuts,
            PageName.OWN_BOARDS: sheets.own_boards,
            PageName.TUTOR: self.coaching.pose,
            PageName.EDITOR: self._setting_up.open,
            PageName.RESULT: self._show_result,
            PageName.RESIGN: closing.ask_to_resign,
            PageName.OFFER: closing.pose,
            PageName.COMMENT: self.look_back.variations.comment,
            PageName.REVIEW: self.reviews.open_game_in_play,
            PageName.PLAYERS: sheets.players,
            PageName.PIE: sheets.pie,
            **self.school.ways,
        } | {name: partial(self._show_saved, name) for name in self.saved.ways}

    def _show_result(self) -> None:
        self.show_game()
        self.closing.show_result()

    def _show_saved(self, name: PageName) -> None:
        page = self.saved.to(name)
        self._show_new(page, partial(self.saved.titles, name))
        page.setFocus()

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
        return self._pages.sees(self.game)

    @property
    def in_review(self) -> bool:
        """Whether a game is being reviewed."""
        return self._pages.sees(self.reviews.page)

    def _show_before(self) -> None:
        page = self._pages.before
        if page is self.game:
            self.show_game()
        elif page is None or page is self.start:
            self.show_start()
        else:
            self._show_page(page)
            page.setFocus()

    def _listen_to_lessons(self, board: BoardView) -> None:
        self._chords.guard(self.school.lessons.page)
        self.soundtrack.accompany(board)

    def _show_new(self, page: QWidget, titles: Titles) -> None:
        self._pages.add(page, titles)
        self._show_page(page)

    def _show_page(self, page: QWidget) -> None:
        self._pages.turn_to(page)
        self._name_page()
        self._enable()

    def _name_page(self) -> None:
        """What the title bar and the top bar say."""
        app = self.tr("Mancala")
        title, subtitle = self._pages.titles()
        self.top.show_title(title or app, subtitle)
        self.setWindowTitle(f"{app} – {title}" if title else app)

    # ---------------------------------------------------------------- actions

    def _connect(self) -> None:
        deeds, session, board = self.deeds, self.session, self.game.board
        self.files.kept.connect(self.game.show_kept)
        self.files.told.connect(self.conductor.notice)
        self._settings.changed.connect(self._setting_changed)
        self._chords.guard(self.reviews.page)
        self._chords.refused.connect(self._tell_refused)
        session.started.connect(self.show_game)
        session.reseated.connect(self._name_page)
        session.changed.connect(self._enable)
        self.closing.endings.changed.connect(self._enable)
        session.edited.connect(self._enable)
        board.started_moving.connect(self._enable)
        board.came_to_rest.connect(self._enable)
        board.came_to_rest.connect(self._name_page)  # another round may have begun
        self.starting.back_wished.connect(self.show_game)
        deeds.menu.triggered.connect(lambda: self._menus.open_main(self.top.menu_button))
        deeds.more.triggered.connect(lambda: self._menus.open_more(self.game.more_button))
        self._menus.opened.connect(self.timing.hold_while)
        deeds.home.triggered.connect(self.show_start)
        deeds.set_up.triggered.connect(self._setting_up.open)
        for page, deed in self.saved.ways.items():
            deed.triggered.connect(partial(self.go, page))
        self.saved.review_wished.connect(self.review)
        self.reviews.opened.connect(partial(self._show_page, self.reviews.page))
        self.reviews.left.connect(self._show_before)
        school = self.school
        school.page_wished.connect(self._show_new)
        school.left.connect(self._show_before)
        school.home_wished.connect(self.show_start)
        school.lessons.made.connect(self._listen_to_lessons)
        school.lessons.game_wished.connect(self.starting.begin_first_game)
        school.lessons.judged.connect(self.soundtrack.judge)
        self.painted.connect(school.begin)
        deeds.quit.triggered.connect(self.close)
        self.timing.clocks.ticked.connect(self.soundtrack.tick)
        self.sheets.sound_wished.connect(self.soundtrack.test)
        deeds.full_screen.toggled.connect(self._fill_screen)

    def _enable(self) -> None:
        for part in (self.playing, self.closing, self.look_back, self.incoming):
            part.enable(self.in_game)
        self.reviews.enable(on_stage=self.in_review)
        self.saved.enable()
        self.school.enable(self._pages.currentWidget(), in_game=self.in_game)
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
        self.reviews.reviewing.wear()
        self.school.lessons.wear()

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
        self.school.lessons.retell()
        self.sheets.retranslate()

    # ---------------------------------------------------------------- what Qt tells

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._alt_alone = event.key() == Qt.Key.Key_Alt  # a shortcut is no key press
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._pages.sees(self.start) and event.key() in (
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
        self.school.close()
        self._settings.window_geometry = bytes(self.saveGeometry().data())
        self.session.close()
        for aside in self.findChildren(Aside):
            aside.drop()
        wait_for_all()
        super().closeEvent(event)
