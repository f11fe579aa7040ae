"""The main window: a bar on top, one page below it, and the actions that lead around."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QPoint, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent, Qt
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.engine.cores import core
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings, ThemeChoice
from mancala_desktop.rules.board import SOUTH_LETTERS
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.backdrop import Backdrop
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.choices import Choices
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.dialogs.about import AboutDialog
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.dialogs.settings import SettingsDialog
from mancala_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.theme import DARK, LIGHT, worn
from mancala_desktop.ui.topbar import TopBar

SMALLEST = (900, 600)
USUAL = (1280, 800)
COMPACT_BELOW = 700  # px of window height


class MainWindow(Backdrop):
    """Shows the start page or the game; every way from one to the other goes through here."""

    closed = Signal()

    def __init__(self, session: GameSession, settings: Settings, narrator: Narrator) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._narrator = narrator
        self._alt_alone = False
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)

        self.actions_ = Actions(self)
        self._menus = Menus(self.actions_, self)
        self._choices = Choices(self.actions_, settings, self)
        self.files = Files(session, settings, narrator, self.actions_, self)
        self.top = TopBar(self.actions_)
        self.start = StartPage(narrator, settings)
        self.game = GamePage(BoardView(), self.actions_)
        self.conductor = Conductor(session, self.game, narrator, settings)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.game)

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self._pages, 1)

        self._connect()
        self.show_start()
        if geometry := settings.window_geometry:
            self.restoreGeometry(QByteArray(geometry))
