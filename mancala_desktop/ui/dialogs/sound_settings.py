"""The part of the settings that is about what one hears."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSlider, QVBoxLayout, QWidget

from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.dialogs.form import ROW_GAP, Row
from mancala_desktop.ui.widgets.buttons import Button
from mancala_desktop.ui.widgets.fields import Check
from mancala_desktop.ui.widgets.label import Label

STEP = 5


class SoundSettings(QWidget):
    """Whether there are sounds, how loud, and a button to hear it."""

    sound_wished = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._on = Check()
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setRange(0, 100)
        self._volume.setSingleStep(STEP)
        self._volume.setTracking(False)  # every value goes into a file
        self._number = Label()
        self._try = Button(icon_name="volume-2")
        self._row = Row(self._volume, self._number, self._try)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        column.addWidget(Row(self._on))
        column.addWidget(self._row)
        self._on.toggled.connect(lambda on: setattr(settings, "sound", on))
        self._volume.sliderMoved.connect(self._show_number)
        self._volume.valueChanged.connect(lambda volume: setattr(settings, "volume", volume))
        self._try.clicked.connect(self.sound_wished)

    def show_settings(self) -> None:
        """Show every setting as it is now, without setting it again."""
        settings = self._settings
        self._on.blockSignals(True)
        self._on.setChecked(settings.sound)
        self._on.blockSignals(False)
        self._volume.blockSignals(True)
        self._volume.setValue(settings.volume)
        self._volume.blockSignals(False)
        self._show_number(settings.volume)
        for part in (self._volume, self._number, self._try):
            part.setEnabled(settings.sound)

    def retranslate(self) -> None:
        """Give every part its words."""
        self._on.setText(self.tr("Sounds"))
        self._row.name(self.tr("Volume"))
        self._show_number(self._settings.volume)
        self._try.setText(self.tr("Play one"))

    def _show_number(self, volume: int) -> None:
        self._number.setText(self.tr("{number}%").format(number=volume))
