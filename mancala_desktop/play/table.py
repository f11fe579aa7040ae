"""Those who sit at a game, wherever play stands in it, and what they have decided on the way there."""

from __future__ import annotations

from dataclasses import dataclass

from mancala_desktop.play.match import change_sides
from mancala_desktop.play.seats import Seat, SeatKind, Seats, renote_seats
from mancala_desktop.record import pie
from mancala_desktop.record.game import Game, Node, Pie


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person decided last: so many sowings back, which pit to sow or, `on_pie`, whether to
    change sides by the pie rule."""

    sowings: int
    on_pie: bool = False


class Table:
    """A game and its seats. `seats` are those of now: `follow` play wherever it goes."""

    def __init__(self, game: Game, seats: Seats) -> None:
        self.game = game
        self.seats = seats
        self._swapped = pie.is_swapped(game.current)
        self._taken_back: dict[Node, Pie] = {}

    def take_pie_back(self) -> None:
        """Forget the answer to the pie rule where play stands, but for `given_before`."""
        node = self.game.current
        if node.pie is not None:
            self._taken_back[node] = node.pie
        pie.take_back(self.game)

    @property
    def given_before(self) -> Pie | None:
        """The answer that was taken back where the pie rule asks now; None if none was."""
        return self._taken_back.get(self.game.current) if self.pie_offered else None

    def follow(self) -> None:
        """Let everybody sit where the pie rule has put them on the way to where play stands."""
        swapped = pie.is_swapped(self.game.current)
        if swapped is not self._swapped:
            self._swapped = swapped
            self.seats = self.seats[1], self.seats[0]
            change_sides(self.game)

    def reseat(self, seats: Seats) -> None:
        """Others sit there from now on; the headers of the game say so."""
        self.seats = seats
        renote_seats(self.game, seats)

    @property
    def decider(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.game.position.to_sow]

    @property
    def waits_for_person(self) -> bool:
        """Whether it is a person's turn, who may have to answer the pie rule first."""
        return self.game.result is None and self.decider.kind is SeatKind.PERSON

    @property
    def pie_offered(self) -> bool:
        """Whether whose turn it is has to answer the pie rule first."""
        return self.game.result is None and pie.is_offered(self.game)

    @property
    def demo(self) -> bool:
        """Whether nobody plays but computers."""
        return all(seat.kind is SeatKind.COMPUTER for seat in self.seats)

    def by_person(self, node: Node) -> bool:
        """Whether a person made the sowing that led to `node`, or answered the pie rule there."""
        seats = self._seats_before(node)
        return seats[node.side].kind is SeatKind.PERSON or self.answered_by_person(node)

    def answered_by_person(self, node: Node) -> bool:
        """Whether a person answered the pie rule there."""
        seats = self._seats_before(node)
        return node.pie is not None and seats[node.side.other].kind is SeatKind.PERSON

    def _seats_before(self, node: Node) -> Seats:
        """Who sat where when the sowing that led to `node` was made."""
        swapped = node.parent is not None and pie.is_swapped(node.parent)
        south, north = self.seats
        return (south, north) if swapped is self._swapped else (north, south)

    def last_decision(self) -> Decision | None:
        """The last decision of a person on the way to where play stands, None if there was none."""
        seats = self.seats
        node: Node | None = self.game.current
        sowings = 0
        while node is not None and node.parent is not None:
            if node.pie is not None:
                if node.pie is Pie.SWAPPED:  # before that, each sat on the other side
                    seats = seats[1], seats[0]
                if seats[node.side.other].kind is SeatKind.PERSON:
                    return Decision(sowings, on_pie=True)
            sowings += 1
            if seats[node.side].kind is SeatKind.PERSON:
                return Decision(sowings)
            node = node.parent
        return None
