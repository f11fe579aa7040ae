"""Builds all the objects, connects them, and runs the window: the only place that does so."""

from __future__ import annotations

import argparse
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from mancala_desktop import __version__
from mancala_desktop.learn.content import Content
from mancala_desktop.play import garbage
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.engine_options import CHOICES, engine_options
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.instance import Claim, SingleInstance
from mancala_desktop.play.library import Library
from mancala_desktop.play.log import Log
from mancala_desktop.play.places import Places
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.session import ANSWER_DELAY_MS, GameSession
from mancala_desktop.play.settings import Language, Settings, Speed, ThemeChoice
from mancala_desktop.play.storage import StorageError, load
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.safety import SafetyNet
from mancala_desktop.ui.shots import photograph
from mancala_desktop.ui.theme import Wardrobe, load_fonts
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.focus import FocusRings
from mancala_desktop.ui.window import MainWindow

log = logging.getLogger(__name__)

T = TypeVar("T", ThemeChoice, Language, PageName)

NEVER_MS = 2**31 - 1
A_SUNDAY_EVENING = datetime(2025, 11, 30, 20, 14)  # when all pictures are taken


class App(QObject):
    """All that lives as long as the window.

    A theme and a language that were asked for count this time only, until the setting is changed.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        theme: ThemeChoice | None = None,
        language: Language | None = None,
        answer_delay_ms: int = ANSWER_DELAY_MS,
        cache: Path | None = None,
        themes: Path | None = None,
        library: Library | None = None,
        book: ProgressBook | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.translation = Translation(language or settings.language)
        self.wardrobe = Wardrobe(
            (theme or settings.theme).value, text_percent=settings.text_percent
        )
        self._cache = cache
        self._computer = Computer(engine_options(settings, cache))
        engine = EngineThread(self._computer, self._computer.advise, prepare=self._computer.prepare)
        self.adviser = Adviser(engine, self)
        self.session = GameSession(engine, answer_delay_ms=answer_delay_ms)
        self.window = MainWindow(
            self.session,
            settings,
            Narrator(),
            self.wardrobe,
            adviser=self.adviser,
            cache=cache,
            themes=themes,
            library=library,
            book=book,
            content=Content(),
            now=now,
        )
        settings.changed.connect(self._setting_changed)

    def _setting_changed(self, key: str) -> None:
        if key == Settings.language.key:
            self.translation.speak(self.settings.language)
        elif key == Settings.theme.key:
            self.wardrobe.choose(self.settings.theme.value)
        elif key == Settings.text_percent.key:
            self.wardrobe.enlarge_text(self.settings.text_percent)
        elif key in CHOICES:
            self._computer.use(engine_options(self.settings, self._cache))


def run(arguments: argparse.Namespace) -> int:
    """Shows the window until it is closed, or takes a picture of it; returns the exit code."""
    try:
        arguments.theme = _chosen(ThemeChoice, arguments.theme, "theme")
        arguments.language = _chosen(Language, arguments.language, "language")
        arguments.page = _chosen(PageName, arguments.page, "page")
    except ValueError as error:
        return _refuse(str(error))
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName("Mancala")
    qt.setApplicationVersion(__version__)
    qt.setOrganizationName("Mancala Desktop")
    qt.setDesktopFileName("mancala-desktop")
    load_fonts()
    FocusRings(qt)
    return _picture(arguments) if arguments.screenshot else _play(qt, arguments)


def _play(qt: QApplication, arguments: argparse.Namespace) -> int:
    # Ctrl+C ends the app at once, as a kill would: every sowing is saved. Python's own answer would
    # wait for the next slot, and an exception in a slot does not end the app.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    places = Places.of_user()
    try:
        places.make()
    except OSError as error:
        return _refuse(f"there is no place for your games: {error}")
    instance = SingleInstance(places.data)
    match instance.claim(arguments.open):
        case Claim.HANDED_OVER:
            return 0
        case Claim.NO_ANSWER:
            return _refuse("it is already running, but does not answer")
    with ExitStack() as until_closed:
        until_closed.callback(instance.close)
        kept = _keep_log(until_closed, places.log)
        library = Library(places.games, places.trash, places.library)
        until_closed.callback(library.close)
        app = App(
            Settings(places.settings),
            theme=arguments.theme,
            language=arguments.language,
            cache=places.cache,
            themes=places.themes,
            library=library,
            book=ProgressBook(places.learning),
        )
        until_closed.callback(app.session.close)
        window = app.window
        until_closed.callback(window.hide)  # seen when Python ends, it now and then crashes
        until_closed.enter_context(SafetyNet(window, kept))
        autosave = Autosave(app.session, places.unfinished, app)
        window.files.watch(autosave)
        window.timing.clocks.used.connect(autosave.note_time)
        until_closed.callback(autosave.keep)
        instance.asked_to_open.connect(window.come_forward)
        _offer_unfinished(window, autosave, places.unfinished)
        if arguments.size:
            window.resize(*arguments.size)
        window.painted.connect(garbage.look_when_idle)
        window.painted.connect(window.soundtrack.begin)  # QtMultimedia takes long to import
        window.painted.connect(library.refresh)
        until_closed.callback(window.soundtrack.close)
        window.show()
        QTimer.singleShot(0, window, partial(_go_there, window, arguments))
        return qt.exec()


def _keep_log(until_closed: ExitStack, folder: Path) -> Path | None:
    """The file of the log, None where none can be kept: the app can do without."""
    try:
        return until_closed.enter_context(Log(folder)).path
    except OSError as error:
        print(f"mancala-desktop: there is no log: {error}", file=sys.stderr)
        return None


def _offer_unfinished(window: MainWindow, autosave: Autosave, path: Path) -> None:
    """Offers the game that was in play when the app ended last, as far as it can be read."""
    try:
        saved = datetime.fromtimestamp(path.stat().st_mtime) if path.exists() else None
        reading = autosave.unfinished()
    except StorageError as error:
        QTimer.singleShot(0, window, partial(window.files.complain, error))
        return
    if reading is None:
        return
    if reading.problem is not None:
        damaged = autosave.aside or path
        QTimer.singleShot(0, window, partial(window.files.open_reading, damaged, reading))
    elif reading.game is not None:
        window.offer(reading.game, saved)


def _go_there(window: MainWindow, arguments: argparse.Namespace) -> None:
    """What was asked for on the command line, once the window has been painted."""
    if arguments.open is not None:
        window.files.open(arguments.open)
    if arguments.page is not None:
        window.go(arguments.page)


def _picture(arguments: argparse.Namespace) -> int:
    """A picture of a page, the same each time: no user's settings, no animation, no answers."""
    game = None
    if arguments.open is not None:
        try:
            game = load(arguments.open).game
        except StorageError as error:
            why = error.detail or error.obstacle.value
            return _refuse(f"{error.path} cannot be opened: {why}")
        if game is None:
            return _refuse(f"{arguments.open} cannot be read")
    with TemporaryDirectory() as folder:
        theme = arguments.theme or ThemeChoice.LIGHT
        app = posing(theme, arguments.language or Language.ENGLISH, Path(folder))
        page = arguments.page or PageName.START
        picture = photograph(app.window, page, arguments.size, game)
        app.window.hide()  # or Qt does when Python has been torn down, and filters of ours are asked
        app.session.close()
    if not picture.save(str(arguments.screenshot)):
        return _refuse(f"{arguments.screenshot} cannot be written as a picture")
    return 0


def posing(theme: ThemeChoice, language: Language, folder: Path) -> App:
    """An app for pictures, with settings and saved games of its own in `folder`."""
    settings = Settings(folder / "settings.ini")
    settings.speed = Speed.OFF
    settings.reduced_motion = True
    app = App(
        settings,
        theme=theme,
        language=language,
        answer_delay_ms=NEVER_MS,
        library=Library(folder / "games"),
        book=ProgressBook(folder / "learning"),
        now=lambda: A_SUNDAY_EVENING,
    )
    app.window.timing.clocks.now = lambda: 0  # clocks stand
    return app


def _chosen(kind: type[T], word: str | None, what: str) -> T | None:
    """The member of an enum that the command line names; ValueError says what there is."""
    if word is None:
        return None
    try:
        return kind(word)
    except ValueError:
        known = ", ".join(str(each.value) for each in kind)
        raise ValueError(f"there is no {what} {word!r}; there is {known}") from None


def _refuse(sentence: str) -> int:
    print(f"mancala-desktop: {sentence}", file=sys.stderr)
    return 2
