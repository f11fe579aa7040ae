"""What tests of views share: a language to speak, a narrator, settings of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    """The application speaks English, until told otherwise; after the test, nobody's language."""
    speaking = Translation(Language.ENGLISH)
    yield speaking
    delete(speaking)  # its translators leave the application with it
    QLocale.setDefault(QLocale.system())


@pytest.fixture
def narrator(translation: Translation) -> Narrator:
    """A narrator that speaks what `translation` speaks."""
    return Narrator()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched."""
    return Settings(tmp_path / "settings.ini")
