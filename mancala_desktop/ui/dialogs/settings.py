"""The settings; every change applies at once and is kept at once."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.dialogs.board_settings import BoardSettings
from mancala_desktop.ui.dialogs.engine_settings import EngineSettings
from mancala_desktop.ui.dialogs.form import Form, close_button
from mancala_desktop.ui.dialogs.general_settings import GeneralSettings
from mancala_desktop.ui.dialogs.sound_settings import SoundSettings
from mancala_desktop.ui.widgets.segmented import Segmented


class Section(Enum):
    """The pages of the settings, from left to right."""

    GENERAL = auto()
    BOARD = auto()
    SOUND = auto()
    ENGINE = auto()


class SettingsDialog(Form):
    """Writes into Settings whatever is chosen here, and shows what is changed elsewhere.

    Each section has a page of its own, all of one size, so that none has to be scrolled.
    `core_name` is the name of the search in use.
    """

    sound_wished = Signal()  # to hear how loud it is

    def __init__(
        self, settings: Settings, core_name: str = "python", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        sound = SoundSettings(settings)
        sound.sound_wished.connect(self.sound_wished)
        self._parts = (
            GeneralSettings(settings),
            BoardSettings(settings),
            sound,
            EngineSettings(settings, core_name),
        )
        self._sections = Segmented()
        self._pages = QStackedWidget()
        for section, part in zip(Section, self._parts, strict=True):
            self._sections.add(section, "")
            self._pages.addWidget(_page(part))
        self._sections.chosen.connect(self.turn_to)
        self.body.addWidget(self._sections)
        self.body.addWidget(self._pages, 1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self._show()
        settings.changed.connect(self._show)
        self.retranslate()
        self.order_tabs()

    def turn_to(self, section: Section) -> None:
        """The page of that section."""
        self._sections.choose(section)
        self._pages.setCurrentIndex(list(Section).index(section))

    def _show(self) -> None:
        """Show every setting as it is now, without setting it again."""
        for part in self._parts:
            part.show_settings()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.heading.setText(self.tr("Settings"))
        self._sections.setAccessibleName(self.tr("Section"))
        self._sections.set_text(Section.GENERAL, self.tr("General"))
        self._sections.set_text(Section.BOARD, self.tr("Board"))
        self._sections.set_text(Section.SOUND, self.tr("Sound"))
        self._sections.set_text(Section.ENGINE, self.tr("Engine"))
        for part in self._parts:
            part.retranslate()
        self._close.setText(self.tr("Close"))


def _page(part: QWidget) -> QWidget:
    """A page that keeps a part at its upper edge."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(part)
    column.addStretch(1)
    return page
