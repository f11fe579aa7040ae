"""The part of the new-game dialog that asks how much time there is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from mancala_desktop.play.settings import Settings
from mancala_desktop.record.times import (
    UNTIMED,
    ControlError,
    Controls,
    TimeControl,
    controls_text,
    read_controls,
)
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.form import DENSE_GAP, Row, note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.segmented import Segmented

QUICK, LONG = TimeControl(180_000, 2_000), TimeControl(300_000, 5_000)
USUAL_OWN = TimeControl(600_000, 5_000)
OWN = "own"
MINUTE_MS = 60_000
MOST_MINUTES, MOST_SECONDS = 180, 180
FIELD, HEIGHT = 80, 36


class _Amount(QSpinBox):
    """A whole number that is typed, or changed by the arrow keys and the wheel."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)

    def sizeHint(self) -> QSize:
        return QSize(scaled(FIELD), scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class OwnControl(QWidget):
    """Minutes for a game, and seconds added a turn."""

    def __init__(self) -> None:
        super().__init__()
        self._minutes, self._seconds = _Amount(1, MOST_MINUTES), _Amount(0, MOST_SECONDS)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self._minutes)
        line.addWidget(Label("+"))
        line.addWidget(self._seconds)

    @property
    def control(self) -> TimeControl:
        """What is set."""
        return TimeControl(MINUTE_MS * self._minutes.value(), 1000 * self._seconds.value())

    def offer(self, control: TimeControl | None) -> None:
        """Set it; where there is no clock, what is usual."""
        control = control or USUAL_OWN
        self._minutes.setValue(control.base_ms // MINUTE_MS)
        self._seconds.setValue(control.increment_ms // 1000)

    def retranslate(self, side: str) -> None:
        """Give it its words; `side` is whose time it is, empty for both."""
        self._minutes.setSuffix(self.tr(" min"))
        self._seconds.setSuffix(self.tr(" s"))
        for field, words in (
            (self._minutes, self.tr("Minutes for the game")),
            (self._seconds, self.tr("Seconds added per turn")),
        ):
            field.setAccessibleName(f"{side}: {words}" if side else words)
            field.setToolTip(words)


class ClockChoice(QWidget):
    """No clock, one of two usual ones, or any, which may differ from side to side."""

    def __init__(self, settings: Settings, narrator: Narrator) -> None:
        super().__init__()
        self._narrator = narrator
        self._kind = Segmented(narrow=True)
        self._kind.add(None, "", "infinity")
        for control in (QUICK, LONG):
            minutes, seconds = control.base_ms // MINUTE_MS, control.increment_ms // 1000
            self._kind.add(control, f"{minutes}+{seconds}")
        self._kind.add(OWN, "", "sliders-horizontal")
        self._kind.chosen.connect(self._show)
        self._south, self._north = OwnControl(), OwnControl()
        self._apart = IconButton("users")
        self._apart.setCheckable(True)
        self._apart.toggled.connect(self._show)
        self._help = note()
        self._row = Row(self._kind, self._south, self._apart, self._help)
        self._north_row = Row(self._north)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(DENSE_GAP)
        column.addWidget(self._row)
        column.addWidget(self._north_row)
        self._offer(_remembered(settings))

    @property
    def controls(self) -> Controls:
        """What each side is given."""
        value = self._kind.value
        if value is None:
            return UNTIMED
        if isinstance(value, TimeControl):
            return value, value
        south = self._south.control
        return south, self._north.control if self._apart.isChecked() else south

    def remember(self, settings: Settings) -> None:
        """Keep what was chosen for the next time."""
        settings.new_clock = controls_text(self.controls)

    def retranslate(self) -> None:
        """Give every part its words."""
        self._kind.set_text(None, self.tr("None"))
        self._kind.set_text(OWN, self.tr("Custom…"))
        for control in (QUICK, LONG):
            self._kind.describe(control, self._narrator.clocks.control(control))
        self._apart.set_name(self.tr("Another time for each side"))
        self._show()

    def _offer(self, controls: Controls) -> None:
        south, north = controls
        usual = south == north and south in (None, QUICK, LONG)
        self._kind.choose(south if usual else OWN)
        self._south.offer(south)
        self._north.offer(north)
        self._apart.setChecked(south != north)

    def _show(self) -> None:
        """Everything that depends on what is chosen."""
        own = self._kind.value == OWN
        apart = own and self._apart.isChecked()
        self._help.setText("" if own else self._narrator.clocks.control(self.controls[0]))
        south, north = (self._narrator.side(side) for side in Side)
        clock = self.tr("Clock")
        self._row.name(f"{clock}, {south}" if apart else clock)
        self._north_row.name(north)
        self._kind.setAccessibleName(clock)
        self._south.retranslate(south if apart else "")
        self._north.retranslate(north)
        self._south.setVisible(own)
        self._apart.setVisible(own)
        self._north_row.setVisible(apart)


def _remembered(settings: Settings) -> Controls:
    """What was chosen last; no clock if that cannot be read."""
    try:
        return read_controls(settings.new_clock)
    except ControlError:
        return UNTIMED
