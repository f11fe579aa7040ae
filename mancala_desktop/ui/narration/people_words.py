"""Words for who plays: seats, levels of the computer, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration.board_words import BoardWords


class PeopleWords(QObject):
    """Names players and says whom the game waits for."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def name(self, side: Side, seats: Seats) -> str:
        """The name of a player: `Computer`, the one given, or the side."""
        seat = seats[side]
        if seat.kind is SeatKind.COMPUTER:
            return seat.name.strip() or self.tr("Computer")
        return seat.name.strip() or self._board.side(side)

    def told_apart(self, side: Side, seats: Seats) -> str:
        """The same, or the side where both are called the same, as two computers are."""
        name = self.name(side, seats)
        return self._board.side(side) if name == self.name(side.other, seats) else name

    def name_and_level(self, side: Side, seats: Seats) -> str:
        """`Marlene`, `Computer, Level 4`, `a person`, beside the name of the side."""
        seat = seats[side]
        if seat.kind is SeatKind.PERSON:
            return seat.name.strip() or self.tr("a person")
        return f"{self.name(side, seats)}, {self.level(seat.level)}"

    def whose_turn(self, side: Side, seats: Seats, *, thinking: bool = False) -> str:
        """`Your turn.`, `North to move.`, `Computer is thinking …`

        Two people are called by their sides, as in the sentence before, which tells a sowing.
        """
        if seats[side].kind is SeatKind.COMPUTER:
            computer = self.name(side, seats)
            if thinking:
                return self.tr("{name} is thinking …").format(name=computer)
            return self.tr("{name} to move.").format(name=computer)
        if seats[side.other].kind is SeatKind.COMPUTER:
            return self.tr("Your turn.")
        return self.tr("{name} to move.").format(name=self._board.side(side))

    def choosing(self, side: Side, seats: Seats) -> str:
        """The same while a simultaneous opening waits for secret choices."""
        if seats[side].kind is SeatKind.COMPUTER:
            return self.whose_turn(side, seats, thinking=True)
        if seats[side.other].kind is SeatKind.COMPUTER:
            return self.tr("Choose a pit; both sides sow at once.")
        name = self._board.side(side)
        return self.tr("{name} chooses a pit; both sides sow at once.").format(name=name)

    def together(self, seats: Seats) -> str:
        """`against computer`, `two players, one device`, as the line under a title says it."""
        kinds = [seat.kind for seat in seats]
        match kinds.count(SeatKind.COMPUTER):
            case 0:
                return self.tr("two players, one device")
            case 1:
                return self.tr("against computer")
        return self.tr("computer against computer")

    def level(self, number: int) -> str:
        """`Level 2`"""
        return self.tr("Level {number}").format(number=number)

    def character(self, number: int) -> str:
        """Which animal a level is and how it plays, in a line."""
        match number:
            case 1:
                return self.tr(
                    "Sparrow: picks at what lies nearest; three pits on, it hardly sees a thing."
                )
            case 2:
                return self.tr(
                    "Mouse: keeps an eye on its own corner; long sowings often take it by surprise."
                )
            case 3:
                return self.tr(
                    "Hamster: fills its cheeks wherever it can, and now and then misses a far capture."
                )
            case 4:
                return self.tr(
                    "Hedgehog: thinks of your answer before it moves; long chains of extra turns still escape it."
                )
            case 5:
                return self.tr(
                    "Squirrel: plans several sowings ahead and seldom forgets what lies where."
                )
            case 6:
                return self.tr("Jay: spots everything, near and far, but only takes a quick look.")
            case 7:
                return self.tr("Fox: overlooks nothing and likes to lay traps.")
            case 8:
                return self.tr("Raven: reckons far ahead and forgives few mistakes.")
            case 9:
                return self.tr(
                    "Owl: sees through the dark of long games and plays endings with great skill."
                )
        return self.tr("Elephant: forgets nothing, hurries at nothing; nobody here is stronger.")
