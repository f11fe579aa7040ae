"""The settings; every change applies at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from mancala_desktop.play.settings import Language, PitNames, Settings, Speed, ThemeChoice
from mancala_desktop.ui.dialogs.engine_settings import EngineSettings
from mancala_desktop.ui.dialogs.form import Form, Row, close_button
from mancala_desktop.ui.dialogs.players import LONGEST_NAME
from mancala_desktop.ui.dialogs.sound_settings import SoundSettings
from mancala_desktop.ui.widgets.fields import Check, Combo
from mancala_desktop.ui.widgets.segmented import Segmented


class SettingsDialog(Form):
    """Writes into Settings whatever is chosen here, and shows what is changed elsewhere.

    `core_name` is the name of the search in use.
    """

    sound_wished = Signal()  # to hear how loud it is

    def __init__(
        self, settings: Settings, core_name: str = "python", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._language = Combo()
        for language in Language:
            self._language.addItem("", language)
        self._theme, self._speed, self._pit_names = Segmented(), Segmented(), Segmented()
        for group, values in (
            (self._theme, ThemeChoice),
            (self._speed, Speed),
            (self._pit_names, PitNames),
        ):
            for value in values:
                group.add(value, "")
        self._legal, self._preview, self._still = Check(), Check(), Check()
        self._rows = [
            Row(part)
            for part in (self._name, self._language, self._theme, self._speed, self._pit_names)
        ]
        self._ticks = [Row(self._legal), Row(self._preview), Row(self._still)]
        self._sound = SoundSettings(settings)
        self._engine = EngineSettings(settings, core_name)
        for row in (*self._rows, *self._ticks, self._sound, self._engine):
            self.body.addWidget(row)
        self.body.addStretch(1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self._show()
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        settings = self._settings
        self._name.textEdited.connect(self._keep_name)
        self._language.currentIndexChanged.connect(
            lambda place: setattr(settings, "language", self._language.itemData(place))
        )
        self._theme.chosen.connect(lambda value: setattr(settings, "theme", value))
        self._speed.chosen.connect(lambda value: setattr(settings, "speed", value))
        self._pit_names.chosen.connect(lambda value: setattr(settings, "pit_names", value))
        self._legal.toggled.connect(lambda on: setattr(settings, "show_legal", on))
        self._preview.toggled.connect(lambda on: setattr(settings, "preview", on))
        self._still.toggled.connect(lambda on: setattr(settings, "reduced_motion", on))
        self._sound.sound_wished.connect(self.sound_wished)
        settings.changed.connect(self._show)

    def _show(self) -> None:
        """Show every setting as it is now, without setting it again."""
        settings = self._settings
        if not self._name.hasFocus():
            self._name.setText(settings.player_name)
        self._sound.show_settings()
        self._engine.show_settings()
        self._language.blockSignals(True)
        self._language.setCurrentIndex(self._language.findData(settings.language))
        self._language.blockSignals(False)
        self._theme.choose(settings.theme)
        self._speed.choose(settings.speed)
        self._pit_names.choose(settings.pit_names)
        for tick, on in (
            (self._legal, settings.show_legal),
            (self._preview, settings.preview),
            (self._still, settings.reduced_motion),
        ):
            tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(False)

    def _keep_name(self) -> None:
        self._settings.player_name = self._name.text().strip()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.heading.setText(self.tr("Settings"))
        names = (
            self.tr("Your name"),
            self.tr("Language"),
            self.tr("Theme"),
            self.tr("Speed"),
            self.tr("Pit names"),
        )
        for row, name in zip(self._rows, names, strict=True):
            row.name(name)
        for place, words in enumerate(
            # A language is called by its own name, so that it can be found in any other.
            (self.tr("Language of the system"), "Deutsch", "English")
        ):
            self._language.setItemText(place, words)
        self._theme.set_text(ThemeChoice.SYSTEM, self.tr("System"))
        self._theme.set_text(ThemeChoice.LIGHT, self.tr("Light"))
        self._theme.set_text(ThemeChoice.DARK, self.tr("Dark"))
        self._theme.set_text(ThemeChoice.CONTRAST, self.tr("High contrast"))
        self._speed.set_text(Speed.SLOW, self.tr("Slow"))
        self._speed.set_text(Speed.NORMAL, self.tr("Normal"))
        self._speed.set_text(Speed.FAST, self.tr("Fast"))
        self._speed.set_text(Speed.OFF, self.tr("Off"))
        self._pit_names.set_text(PitNames.LETTERS, self.tr("Letters a–f"))
        self._pit_names.set_text(PitNames.NUMBERS, self.tr("Numbers 1–6"))
        self._pit_names.set_text(PitNames.RING, self.tr("Ring 0–13"))
        self._legal.setText(self.tr("Mark the pits that may be sown"))
        self._preview.setText(self.tr("Show beforehand where the seeds will fall"))
        self._still.setText(self.tr("Reduce motion: no flying seeds"))
        self._sound.retranslate()
        self._engine.retranslate()
        self._close.setText(self.tr("Close"))
