"""Builds all the objects, connects them, and runs the window: the only place that does so."""

from __future__ import annotations

import argparse
import logging
import sys
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mancala_desktop import __version__
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.instance import Claim, SingleInstance
from mancala_desktop.play.log import Log
from mancala_desktop.play.places import Places
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import StorageError
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.safety import SafetyNet
from mancala_desktop.ui.shots import photograph
from mancala_desktop.ui.theme import Look, load_fonts
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.focus import FocusRings
from mancala_desktop.ui.window import MainWindow

log = logging.getLogger(__name__)
_STARTED = time.monotonic()


class App:
    """Everything that lives as long as the window, made in the order in which it is needed."""

    def __init__(self, places: Places) -> None:
        self.settings = Settings(places.settings)
        self.translation = Translation(self.settings.language)
        self.look = Look(self.settings.theme.value)
        self.engine = EngineThread(Computer(Random()))
        self.session = GameSession(self.engine)
        self.narrator = Narrator()
        self.window = MainWindow(self.session, self.settings, self.narrator, self.look)
        self.settings.changed.connect(self._setting_changed)

    def _setting_changed(self, key: str) -> None:
        if key == Settings.language.key:
            self.translation.speak(self.settings.language)
        elif key == Settings.theme.key:
            self.look.choose(self.settings.theme.value)


def run(arguments: argparse.Namespace) -> int:
    """Shows the window until it is closed, or takes a picture of it; returns the exit code."""
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName("Mancala")
    qt.setApplicationVersion(__version__)
    qt.setOrganizationName("Mancala Desktop")
    qt.setDesktopFileName("mancala-desktop")
    load_fonts()
    FocusRings(qt)
    if arguments.screenshot:
        return photograph(arguments, App)
    places = Places.of_user()
    places.make()
    instance = SingleInstance(places.data)
    match instance.claim(arguments.open):
        case Claim.HANDED_OVER:
            return 0
        case Claim.NO_ANSWER:
            print("mancala-desktop: it already runs, but does not answer", file=sys.stderr)
            return 1
    with Log(places.log) as kept:
        app = App(places)
        net = SafetyNet(app.window, kept.path)
        net.spread()
        try:
            return _play(qt, app, instance, places, arguments.open)
        finally:
            net.fold()
            instance.close()
