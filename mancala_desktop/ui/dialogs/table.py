"""Who plays on: kinds, names, levels and sides can change in mid-game."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from mancala_desktop.play.seats import Seat, SeatKind, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.form import ROW_GAP, Form, Row, inner_label, note
from mancala_desktop.ui.dialogs.levels import LevelChoice
from mancala_desktop.ui.dialogs.players import LONGEST_NAME
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.ladder import HEIGHT as LADDER
from mancala_desktop.ui.widgets.segmented import Segmented


class SeatChoice(QWidget):
    """One side of the board: a person or a computer, the name, and the computer's level."""

    def __init__(self, side: Side, family: Family, narrator: Narrator, person: str = "") -> None:
        """`person` is the name of whoever may sit down in a computer's place."""
        super().__init__()
        self._person = person
        self._side = side
        self._narrator = narrator
        self._kind = Segmented()
        self._kind.add(SeatKind.PERSON, "", "user")
        self._kind.add(SeatKind.COMPUTER, "", "cpu")
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._name_label = inner_label(self._name)
        self._level = LevelChoice(narrator)
        self._level.show_family(family)
        self._kind_row = Row(self._kind, self._name_label, self._name, wide=True)
        self._level_row = Row(self._level, top=LADDER, wide=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        column.addWidget(self._kind_row)
        column.addWidget(self._level_row)
        self._kind.chosen.connect(self._kind_chosen)
        self._shown = SeatKind.PERSON
        self._names: dict[SeatKind, str] = {}

    @property
    def seat(self) -> Seat:
        """Who shall sit here."""
        kind = self._kind.value
        assert isinstance(kind, SeatKind)
        level = self._level.level if kind is SeatKind.COMPUTER else 1
        return Seat(kind, self._name.text().strip(), level)

    def offer(self, seat: Seat) -> None:
        """Show who sits here."""
        self._kind.choose(seat.kind)
        self._shown = seat.kind
        self._names = dict.fromkeys(SeatKind, "") | {
            SeatKind.PERSON: self._person,
            seat.kind: seat.name,
        }
        self._name.setText(seat.name)
        self._level.offer(seat.level)
        self._show()

    def retranslate(self) -> None:
        """Give every part its words."""
        side = self._narrator.side(self._side)
        self._kind_row.name(side)
        self._kind.set_text(SeatKind.PERSON, self.tr("Person"))
        self._kind.set_text(SeatKind.COMPUTER, self.tr("Computer"))
        self._name_label.setText(self.tr("Name"))
        self._name.setAccessibleName(self.tr("Name of {side}").format(side=side))
        self._level_row.name(self.tr("Strength"))
        self._level.retranslate(self.tr("Strength of {side}").format(side=side))

    def _kind_chosen(self, kind: SeatKind) -> None:
        """A person takes no name along to a computer, nor the other way round."""
        self._names[self._shown] = self._name.text()
        self._shown = kind
        self._name.setText(self._names[kind])
        self._show()

    def _show(self) -> None:
        self._level_row.setVisible(self._kind.value is SeatKind.COMPUTER)


class TableDialog(Form):
    """Asks who plays from now on; `seats` is the answer once it is accepted."""

    def __init__(
        self,
        seats: Seats,
        family: Family,
        narrator: Narrator,
        parent: QWidget | None = None,
        *,
        over: bool = False,
        person: str = "",
    ) -> None:
        """`over` says that the game has ended, and another one will be played; `person` is the name
        of whoever may sit down in a computer's place."""
        super().__init__(parent)
        self._over = over
        self.seats = seats
        if any(seat.name == person for seat in seats):
            person = ""  # already there
        self._choices = [SeatChoice(side, family, narrator, person) for side in Side]
        self._swap = Button(kind=ButtonKind.GHOST, icon_name="arrow-up-down")
        self._swap.clicked.connect(self._change_sides)
        self._about = note()
        for choice, seat in zip(self._choices, seats, strict=True):
            choice.offer(seat)
            self.body.addWidget(choice)
        self.body.addWidget(self._about)
        self.body.addStretch(1)
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self._done = Button(kind=ButtonKind.PRIMARY, icon_name="check")
        self._done.setDefault(True)
        self._done.clicked.connect(self.accept)
        self.footer.addWidget(self._swap)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._done)
        self.retranslate()
        self.order_tabs()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Players"))
        self.heading.setText(self.tr("Players"))
        for choice in self._choices:
            choice.retranslate()
        on = self.tr("The game goes on from where it stands.")
        self._about.setText(
            self.tr("The next game is between these players.") if self._over else on
        )
        self._swap.setText(self.tr("Change sides"))
        self._cancel.setText(self.tr("Cancel"))
        self._done.setText(self.tr("Done") if self._over else self.tr("Play on"))

    def accept(self) -> None:
        """Keep the answer."""
        self.seats = self._choices[Side.SOUTH].seat, self._choices[Side.NORTH].seat
        super().accept()

    def _change_sides(self) -> None:
        south, north = (choice.seat for choice in self._choices)
        for choice, seat in zip(self._choices, (north, south), strict=True):
            choice.offer(seat)
