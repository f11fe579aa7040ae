"""The part of the settings that is about the window: name, language, theme, size of text, speed."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from mancala_desktop.play.settings import Language, Settings, Speed, ThemeChoice
from mancala_desktop.ui.dialogs.form import ROW_GAP, Row
from mancala_desktop.ui.dialogs.players import LONGEST_NAME
from mancala_desktop.ui.widgets.fields import Check, Combo
from mancala_desktop.ui.widgets.segmented import Segmented


class GeneralSettings(QWidget):
    """Who plays, in which language, in which light, how fast, and with how much help."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._language = Combo()
        for language in Language:
            self._language.addItem("", language)
        self._theme, self._speed = Segmented(), Segmented()
        for theme in ThemeChoice:
            self._theme.add(theme, "")
        for speed in Speed:
            self._speed.add(speed, "")
        self._text = Segmented()
        for percent in Settings.text_percent.allowed:
            self._text.add(percent, f"{percent} %")
        self._still = Check()
        self._tutor, self._tutor_seeds = Check(), Combo()
        for seeds in Settings.tutor_seeds.allowed:
            self._tutor_seeds.addItem("", seeds)
        self._rows = [
            Row(part) for part in (self._name, self._language, self._theme, self._text, self._speed)
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        for row in (*self._rows, Row(self._still), Row(self._tutor, self._tutor_seeds)):
            column.addWidget(row)
        column.addStretch(1)
        self.show_settings()
        self._connect()

    def _connect(self) -> None:
        settings = self._settings
        self._name.textEdited.connect(self._keep_name)
        self._language.currentIndexChanged.connect(
            lambda place: setattr(settings, "language", self._language.itemData(place))
        )
        self._theme.chosen.connect(lambda value: setattr(settings, "theme", value))
        self._text.chosen.connect(lambda value: setattr(settings, "text_percent", value))
        self._speed.chosen.connect(lambda value: setattr(settings, "speed", value))
        self._still.toggled.connect(lambda on: setattr(settings, "reduced_motion", on))
        self._tutor.toggled.connect(lambda on: setattr(settings, "tutor", on))
        self._tutor_seeds.currentIndexChanged.connect(
            lambda place: setattr(settings, "tutor_seeds", self._tutor_seeds.itemData(place))
        )

    def show_settings(self) -> None:
        """Show every setting as it is now, without setting it again."""
        settings = self._settings
        if not self._name.hasFocus():
            self._name.setText(settings.player_name)
        for combo, value in (
            (self._language, settings.language),
            (self._tutor_seeds, settings.tutor_seeds),
        ):
            combo.blockSignals(True)
            combo.setCurrentIndex(combo.findData(value))
            combo.blockSignals(False)
        self._theme.choose(settings.theme)
        self._text.choose(settings.text_percent)
        self._speed.choose(settings.speed)
        for tick, on in (
            (self._still, settings.reduced_motion),
            (self._tutor, settings.tutor),
        ):
            tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(False)
        self._tutor_seeds.setEnabled(settings.tutor)

    def _keep_name(self) -> None:
        self._settings.player_name = self._name.text().strip()

    def retranslate(self) -> None:
        """Give every part its words."""
        names = (
            self.tr("Your name"),
            self.tr("Language"),
            self.tr("Theme"),
            self.tr("Text size"),
            self.tr("Speed"),
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
        self._still.setText(self.tr("Reduce motion: no flying seeds"))
        self._tutor.setText(self.tr("Tutor: ask me before a sowing that gives away"))
        for place, seeds in enumerate(Settings.tutor_seeds.allowed):
            self._tutor_seeds.setItemText(place, self.tr("%n seed(s) or more", "", seeds))
        self._tutor_seeds.setAccessibleName(self.tr("How many seeds the tutor asks from"))
