"""The language the app speaks: our own texts and Qt's, switched while it runs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from mancala_desktop.assets import asset
from mancala_desktop.play.settings import Language

log = logging.getLogger(__name__)


class Translation(QObject):
    """Keeps the application in one language.

    `speak` tells every open widget, through `QEvent.Type.LanguageChange`, to take its words anew.
    Dates and numbers follow: the default QLocale is one of the language spoken.
    """

    def __init__(self, language: Language = Language.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self._spoken = Language.ENGLISH
        self.speak(language)

    @property
    def spoken(self) -> Language:
        """German or English, never `SYSTEM`."""
        return self._spoken

    def speak(self, language: Language) -> None:
        """Speak a language from now on; `SYSTEM` is the first of the desktop's that we know."""
        self._spoken = system_language() if language is Language.SYSTEM else language
        QLocale.setDefault(_locale(self._spoken))
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = [
            self._load(_QT / f"qtbase_{self._spoken.value}.qm"),
            self._load(asset("translations") / f"mancala_{self._spoken.value}.qm"),
        ]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)

    def _load(self, file: Path) -> QTranslator:
        """The texts of one file; without it the app still speaks, in the words of its source."""
        translator = QTranslator(self)
        if not translator.load(str(file)):
            log.warning("%s is missing or damaged", file)
        return translator


def system_language() -> Language:
    """The first language of the desktop that is German or English; English where neither is."""
    for name in QLocale.system().uiLanguages():
        code = name.split("-")[0]
        if code in (Language.GERMAN.value, Language.ENGLISH.value):
            return Language(code)
    return Language.ENGLISH


def _locale(language: Language) -> QLocale:
    """The desktop's own locale if it is of that language, as for Austria, or the usual one."""
    system = QLocale.system()
    spoken = QLocale(language.value)
    return system if system.language() == spoken.language() else spoken


_QT = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
