"""The part of the new-game dialog that asks who plays."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from mancala_desktop.play.seats import Draw, Seat, SeatKind, Seats, seated
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.form import DENSE_GAP, Row, inner_label
from mancala_desktop.ui.dialogs.levels import LevelChoice
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.ladder import HEIGHT as LADDER
from mancala_desktop.ui.widgets.segmented import Segmented

LONGEST_NAME = 40
DEMO = "demo"


class SideChoice(Segmented):
    """South, North or the lot; `with_last` also as the last game ended."""

    def __init__(self, *, with_last: bool = False) -> None:
        super().__init__()
        self._with_last = with_last
        self.add(Draw.SOUTH, "", "arrow-down")
        self.add(Draw.NORTH, "", "arrow-up")
        self.add(Draw.RANDOM, "", "shuffle")
        if with_last:
            self.add(Draw.LAST_WINNER, "")
            self.add(Draw.LOSER, "")

    @property
    def draw(self) -> Draw:
        """What is chosen."""
        value = self.value
        assert isinstance(value, Draw)
        return value

    def offer(self, draw: Draw) -> None:
        """Choose without telling it; what cannot be chosen here is left to the lot."""
        last = draw in (Draw.LAST_WINNER, Draw.LOSER)
        self.choose(Draw.RANDOM if last and not self._with_last else draw)

    def retranslate(self) -> None:
        """Give the segments their words."""
        self.set_text(Draw.SOUTH, self.tr("South"))
        self.set_text(Draw.NORTH, self.tr("North"))
        self.set_text(Draw.RANDOM, self.tr("Random"))
        if self._with_last:
            self.set_text(Draw.LAST_WINNER, self.tr("Winner"))
            self.set_text(Draw.LOSER, self.tr("Loser"))


class Players(QWidget):
    """Two people, one at a side of the board against the computer at a level, or two computers."""

    def __init__(self, settings: Settings, narrator: Narrator) -> None:
        super().__init__()
        self._opponent = Segmented()
        self._opponent.add(SeatKind.PERSON, "", "users")
        self._opponent.add(SeatKind.COMPUTER, "", "cpu")
        self._opponent.add(DEMO, "", "eye")
        self._level = LevelChoice(narrator)
        self._other_level = LevelChoice(narrator, brief=True)
        self._name, self._north_name = QLineEdit(), QLineEdit()
        for field in (self._name, self._north_name):
            field.setMaxLength(LONGEST_NAME)
        self._side = SideChoice()

        self._opponent_row = Row(self._opponent)
        self._level_row = Row(self._level, top=LADDER, wide=True)
        self._other_level_row = Row(self._other_level, top=LADDER, wide=True)
        self._side_label = inner_label(self._side)
        self._names_row = Row(self._name, self._north_name, self._side_label, self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(DENSE_GAP)
        for row in (self._opponent_row, self._level_row, self._other_level_row, self._names_row):
            column.addWidget(row)

        self._opponent.choose(DEMO if settings.new_demo else settings.new_opponent)
        self._level.offer(settings.new_level)
        self._other_level.offer(settings.new_other_level)
        self._name.setText(settings.player_name)
        self._side.offer(settings.new_side)
        self._opponent.chosen.connect(self._show)

    def seats(self, random: Random) -> Seats:
        """Who sits where; `random` draws the side if that is left to the lot."""
        person = Seat(SeatKind.PERSON, self._name.text().strip())
        if self._opponent.value is SeatKind.PERSON:
            return person, Seat(SeatKind.PERSON, self._north_name.text().strip())
        computer = Seat(SeatKind.COMPUTER, "", self._level.level)
        if self._opponent.value == DEMO:
            return computer, Seat(SeatKind.COMPUTER, "", self._other_level.level)
        return seated(person, computer, self._side.draw.side(random))

    def remember(self, settings: Settings) -> None:
        """Keep what was chosen for the next time; a name only if there is one."""
        opponent = self._opponent.value
        settings.new_demo = opponent == DEMO
        if isinstance(opponent, SeatKind):
            settings.new_opponent = opponent
        settings.new_level = self._level.level
        settings.new_other_level = self._other_level.level
        settings.new_side = self._side.draw
        if name := self._name.text().strip():
            settings.player_name = name

    def show_family(self, family: Family) -> None:
        """The game that will be played: what a level is worth depends on it."""
        self._level.show_family(family)
        self._other_level.show_family(family)

    def retranslate(self) -> None:
        """Give every part its words."""
        self._opponent_row.name(self.tr("Opponent"))
        self._opponent.set_text(SeatKind.PERSON, self.tr("Two players"))
        self._opponent.set_text(SeatKind.COMPUTER, self.tr("Computer"))
        self._opponent.set_text(DEMO, self.tr("Demo"))
        self._opponent.describe(DEMO, self.tr("Demo: computer against computer"))
        self._side_label.setText(self.tr("You play"))
        self._side.setAccessibleName(self._side_label.text())
        self._side.retranslate()
        self._show()

    def _show(self) -> None:
        """Everything that depends on who plays against whom."""
        alone = self._opponent.value is SeatKind.COMPUTER
        demo = self._opponent.value == DEMO
        strength = self.tr("Strength of South") if demo else self.tr("Strength")
        self._level_row.name(strength)
        self._level.retranslate(strength)
        self._other_level_row.name(self.tr("Strength of North"))
        self._other_level.retranslate(self.tr("Strength of North"))
        self._level_row.setVisible(alone or demo)
        self._other_level_row.setVisible(demo)
        self._names_row.setVisible(not demo)
        for part in (self._side_label, self._side):
            part.setVisible(alone)
        self._names_row.name(self.tr("Your name") if alone else self.tr("Names"))
        self._name.setPlaceholderText("" if alone else self.tr("South"))
        self._name.setAccessibleName(self.tr("Your name") if alone else self.tr("Name of South"))
        self._north_name.setVisible(not alone)
        self._north_name.setPlaceholderText(self.tr("North"))
        self._north_name.setAccessibleName(self.tr("Name of North"))
