"""The real window, with a computer that does as a test wants and, unless said, without animation."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.engine_thread import Advise, EngineThread, Think
from mancala_desktop.play.library import Library
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.seats import Seats, Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Language, Settings, Speed
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.scene import BoardScene
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import LIGHT, Wardrobe, load_fonts
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.focus import FocusRings
from mancala_desktop.ui.window import MainWindow
from tests.play.fakes import COMPUTER, PERSON, lowest


@dataclass
class Desk:
    """A window and what stands behind it, with hands to work it."""

    window: MainWindow
    session: GameSession
    settings: Settings
    wardrobe: Wardrobe
    translation: Translation
    qtbot: QtBot
    adviser: Adviser

    def begin(self, preset_id: str = "kalah-standard", seats: Seats = (PERSON, COMPUTER)) -> None:
        self.session.begin(Setup(preset_id, seats))

    def click(self, pit: int) -> None:
        """A click of the mouse into the middle of a pit."""
        board = self.window.game.board
        middle = board.controls[pit].geometry().center()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    def press(self, key: Qt.Key) -> None:
        """A key, pressed wherever the keyboard's focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key)

    def speak(self, language: Language) -> None:
        """Another language, until every window has heard of it."""
        self.translation.speak(language)
        QApplication.sendPostedEvents()
        QApplication.processEvents()

    def plies(self) -> int:
        return self.session.game.ply

    def on_stage(self) -> bool:
        """Whether the game is to be seen, and not the start page."""
        return self.window.in_game

    def moving(self) -> bool:
        return self.window.game.board.moving

    def dressed(self) -> bool:
        """Whether the board wears what was painted for its size and look."""
        board = self.window.game.board
        scene = board.scene()
        assert isinstance(scene, BoardScene)
        busy = any(aside.busy for aside in board.findChildren(Aside))
        return scene.dressing is not None and not busy and board.transform().m11() == 1.0

    def wait_for(self, plies: int) -> None:
        """Until so many sowings have been made and seen."""
        self.qtbot.waitUntil(lambda: self.plies() == plies and not self.moving(), timeout=20_000)

    def wait_for_rest(self) -> None:
        self.qtbot.waitUntil(lambda: not self.moving(), timeout=20_000)


MakeDesk = Callable[..., Desk]


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application with its fonts and focus rings."""
    load_fonts()
    FocusRings(qapp)
    return qapp


@pytest.fixture(scope="session")
def painted_boards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where windows find the boards that those of tests before have painted in the same size."""
    return tmp_path_factory.mktemp("boards")


@pytest.fixture
def make_desk(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, painted_boards: Path
) -> Iterator[MakeDesk]:
    desks: list[Desk] = []
    # the windows of tests before, which would be styled and told of everything, too
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCursor.setPos(0, 0)  # or it may rest on a pit, as a test before has left it

    def make(
        think: Think = lowest,
        advise: Advise | None = None,
        *,
        speed: Speed = Speed.OFF,
        delay_ms: int = 0,
        library: Library | None = None,
        book: ProgressBook | None = None,
    ) -> Desk:
        settings = Settings(tmp_path / "settings.ini")
        settings.speed = speed
        translation = Translation(Language.ENGLISH)
        wardrobe = Wardrobe(LIGHT.name)
        engine = EngineThread(think, advise)
        session = GameSession(engine, answer_delay_ms=delay_ms)
        adviser = Adviser(engine, session)
        window = MainWindow(
            session,
            settings,
            Narrator(),
            wardrobe,
            adviser=adviser,
            cache=painted_boards,
            themes=tmp_path / "themes",
            library=library,
            book=book,
        )
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        desks.append(Desk(window, session, settings, wardrobe, translation, qtbot, adviser))
        return desks[-1]

    yield make
    for desk in desks:
        desk.window.close()
        desk.translation.speak(Language.ENGLISH)


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    """A window whose computer answers at once with its first legal pit."""
    return make_desk()
