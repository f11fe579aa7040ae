"""A game as its review shows it: the sowings of one line, numbered by turns, in the rows of a list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from mancala_desktop.engine.review import Verdict
from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.record.game import Game, Node, turns
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Sowing
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.states import Marks, joined, marked
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.panels.verdicts import Entry, EntryRow
from mancala_desktop.ui.widgets.value_chips import ValueChip
from mancala_desktop.ui.widgets.value_graph import Point

LINE = 8  # sowings of the better line that are shown


class ReviewedGame:
    """One line of a game. A place is the number of a sowing, from 0; the last one is the end.

    Of a game in play it is the line up to now, without choices that are still secret.
    """

    def __init__(self, game: Game, seats: Seats) -> None:
        self.game = game
        self.seats = seats
        line = list(game.line()) if game.result else game.current.path()
        while line and line[-1].position.opening and not line[-1].sowing.laps:
            line.pop()
        self.line: tuple[Node, ...] = tuple(line)
        self.turns = _numbers(self.line)
        self._entries: dict[int, tuple[Verdict | None, Entry]] = {}

    def __len__(self) -> int:
        """How many sowings there are, which is also the place of the end."""
        return len(self.line)

    def sowing(self, place: int) -> Sowing:
        """The sowing of that place."""
        return self.line[place].sowing

    def position(self, place: int) -> Position:
        """What lay on the board before the sowing of that place, or at the end."""
        if place < len(self.line):
            return self.line[place].sowing.before
        return self.line[-1].position if self.line else self.game.start

    def sowings_before(self, place: int) -> tuple[Sowing, ...]:
        """The sowings that lead to that place."""
        return tuple(node.sowing for node in self.line[:place])

    def better_line(self, place: int, pits: Sequence[int]) -> list[Sowing]:
        """What sowing these pits would do from there, up to the end of the game or the round."""
        variant, position = self.game.variant, self.position(place)
        history = [sowing.before for sowing in self.sowings_before(place)]
        sowings: list[Sowing] = []
        for pit in pits[:LINE]:
            sowings.append(variant.sow(position, pit, history))
            history.append(position)
            position = sowings[-1].after
            if position.over or position.round != sowings[-1].before.round:
                break
        return sowings

    @property
    def persons(self) -> tuple[Side, ...]:
        """The sides of those who may learn from it: persons or, where there is none, both."""
        sides = [side for side in Side if self.seats[side].kind is SeatKind.PERSON]
        return tuple(sides or Side)

    # ---------------------------------------------------------------- what is shown

    def points(self, verdicts: Sequence[Verdict | None]) -> list[Point]:
        """The graph."""
        return [
            Point(turn, verdict.value, verdict.grade) if verdict else Point(turn)
            for turn, verdict in zip(self.turns, verdicts, strict=True)
        ]

    def marks(self, place: int, verdict: Verdict | None, *, tell_best: bool) -> Marks | None:
        """What is marked on the board before the sowing of that place: the pit that was sown and, if
        it may be told, a better one. None at the end."""
        if place == len(self.line):
            return None
        marks = marked((self.sowing(place).pit,), Mark.LAST_FROM)
        if verdict and verdict.loss and tell_best:
            marks = joined(marks, marked((verdict.best,), Mark.HINT))
        return marks

    def chips(self, verdict: Verdict | None, narrator: Narrator) -> list[ValueChip]:
        """The values at the pits."""
        if verdict is None:
            return []
        value, proved = narrator.reviews.value, verdict.proved
        return [
            ValueChip(
                pit,
                value(verdict.seen_by_south(pit), proved=pit in proved),
                best=verdict.loss_of(pit) == 0,
                played=pit == verdict.pit,
                proved=pit in proved,
            )
            for pit in verdict.scores
        ]

    def rows(self, verdicts: Sequence[Verdict | None], narrator: Narrator) -> list[EntryRow]:
        """The list: a row a turn, and one more for every sowing that has an extra one after it."""
        cells: dict[int, tuple[list[Entry], list[Entry]]] = {}
        for place, verdict in enumerate(verdicts):
            kept = self._entries.get(place)
            if kept is None or kept[0] is not verdict:
                kept = self._entries[place] = (verdict, self._entry(place, verdict, narrator))
            entry = kept[1]
            pair = cells.setdefault(self.turns[place], ([], []))
            pair[self.sowing(place).side].append(entry)
        return [
            EntryRow(number if part == 0 else None, entries)
            for number, pair in cells.items()
            for part, entries in enumerate(zip_longest(*pair))
        ]

    def forget_words(self) -> None:
        """The language, or what pits are called, is another one."""
        self._entries.clear()

    def _entry(self, place: int, verdict: Verdict | None, narrator: Narrator) -> Entry:
        sowing, words = self.sowing(place), narrator.reviews
        return Entry(
            place,
            narrator.pit_name(sowing.before.layout, sowing.pit),
            again=sowing.again,
            relays=sowing.laps > 1 and not sowing.before.opening,
            captured=_captured(sowing),
            grade=verdict.grade if verdict else None,
            value=words.value(verdict.value, proved=verdict.pit in verdict.proved)
            if verdict
            else "",
            heard=words.entry(self.turns[place], sowing, verdict),
        )


def _numbers(line: Sequence[Node]) -> tuple[int, ...]:
    """The number of the turn of every sowing: South's turn and North's after it have the same."""
    numbers: dict[int, int] = {}
    number, begun = 0, True
    for turn in turns(line):
        if turn.side is Side.SOUTH or begun:
            number += 1
        begun = turn.side is Side.NORTH
        numbers |= {id(node): number for node in turn.nodes}
    return tuple(numbers[id(node)] for node in line)


def _captured(sowing: Sowing) -> int:
    """Seeds the sower captured."""
    store = sowing.before.layout.store(sowing.side)
    return sum(step.seeds for step in sowing.of(Capture) if step.store == store)
