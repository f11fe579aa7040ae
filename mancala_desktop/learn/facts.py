"""What the words of a lesson may say about a task: facts told by the rules, never by who writes.

A text has gaps, `{captured}`; this is what they can be filled with.

Of the answer asked for (the turn that reaches a goal, the pit a question is about, what is looked at):

    pit, pits       the pit sown first; all pits of the turn in order
    seeds           how many seeds lay in `pit`
    falls, last     the holes where the seeds of the last sowing fall; where the very last one does
    at_last         how many seeds lie there then, before anything is taken
    opposite        the pit across the board from `last`
    captured, taken how many seeds the last sowing captures, and from which holes
    laps, sown      laps of the last sowing; sowings of the turn
    gain            by how much the own store grows in the whole turn
    own, other      seeds in the own and the other store afterwards; `lead` is the difference
    kept, other_kept  seeds either side sweeps up out of its row at the end
    again, over, illegal   whether the side sows again, why the game is over, why a sowing is refused

`{name.captured}` is the same of the turn that the data shows under `name`. Of the task itself: `number`
and `holes` (the right answer), `least` (the number a goal is about), `value` (a proved difference at the end), `row`, `each`, `total`, `half`,
`majority` (the size of the game), `had` and `other_had` (the stores), `left` (seeds in all pits), and for
any hole `{hole.B}` (its name) and `{at.B}` (its seeds). `{captured:seed|seeds}` puts the word that fits
behind the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from mancala_desktop.learn.goals import Captures, Chain, Laps, Safe, Takes
from mancala_desktop.learn.holes import hole_name
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task, TaskError
from mancala_desktop.learn.told import falls, gain, held_at_last, swept_to
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.move import IllegalMoveError
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Sowing
from mancala_desktop.rules.variant import Variant

GAP = re.compile(r"\{(?P<fact>[a-z_]+(?:\.[A-Za-z_]+)?)(?::(?P<one>[^{}|]*)\|(?P<many>[^{}|]*))?\}")
"""A gap in a text."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A fact that is a pit or a store, by its ring index."""

    index: int


Fact = int | str | bool | Hole | tuple[Hole, ...]
Facts = Mapping[str, Fact]
Name = Callable[[int], str]
Listed = Callable[[Sequence[str]], str]


@dataclass(frozen=True, slots=True)
class Shown:
    """A turn a text tells about: the `pits` sown from `position`, and what is claimed of it."""

    variant: Variant
    position: Position
    pits: tuple[int, ...]
    claims: Mapping[str, object] = field(default_factory=dict)

    @property
    def facts(self) -> dict[str, Fact]:
        """What the rules tell of it."""
        made: list[Sowing] = []
        here = self.position
        for pit in self.pits:
            try:
                made.append(self.variant.sow(here, pit))
            except IllegalMoveError as error:
                refused: dict[str, Fact] = {"pit": Hole(pit), "illegal": error.reason.value}
                return refused | {"seeds": here.seeds[pit]}
            here = made[-1].after
        return _told(tuple(made)) if made else {}


def facts_of(task: Task, shown: Mapping[str, Shown], value: int | None) -> dict[str, Fact]:
    """Everything the words of a task may say."""
    position, variant = task.position, task.variant
    side = position.to_sow
    found: dict[str, Fact] = {
        "row": variant.pits,
        "each": variant.seeds,
        "total": variant.total,
        "half": variant.total // 2,
        "majority": variant.total // 2 + 1,
        "had": int(position.store(side)),
        "other_had": int(position.store(side.other)),
        "left": sum(position.row(side)) + sum(position.row(side.other)),
    }
    for hole, seeds in enumerate(position.seeds):
        name = hole_name(position.layout, hole)
        found |= {f"hole.{name}": Hole(hole), f"at.{name}": seeds}
    if value is not None:
        found["value"] = value
    found |= _answered(task)
    for name, each in shown.items():
        found |= {f"{name}.{key}": fact for key, fact in each.facts.items()}
    return found


def fill(text: str, facts: Facts, name: Name, listed: Listed = ", ".join) -> str:
    """Fill the gaps of a text; `name` says what a hole is called, `listed` joins several names.
    KeyError for a fact nobody has."""

    def put(gap: re.Match[str]) -> str:
        fact = facts[gap["fact"]]
        if gap["one"] is not None:
            return f"{fact} {gap['one'] if fact == 1 else gap['many']}"
        match fact:
            case Hole(index):
                return name(index)
            case tuple():
                return listed([name(hole.index) for hole in fact])
        return str(fact)

    return GAP.sub(put, text)


def gaps(text: str) -> set[str]:
    """The facts a text wants to say."""
    return {gap["fact"] for gap in GAP.finditer(text)}


def denied(layout: Layout, facts: Facts, claims: Mapping[str, object]) -> list[str]:
    """Whatever is claimed and is not so, in words for who writes the content."""
    found = []
    for claim, said in claims.items():
        true = _plain(layout, facts.get(claim))
        if said != true:
            found.append(f"{claim} is said to be {said!r}, by the rules it is {true!r}")
    return found


def _answered(task: Task) -> dict[str, Fact]:
    """Facts of the right answer."""
    match task.question:
        case Sow(Captures(least) | Laps(least) | Chain(least) | Takes(least) | Safe(_, least)):
            return {**_told(task.ways), "least": least}
        case Sow():
            return _told(task.ways)
        case Look(pits):
            return _told(task.ways) if pits else {}
        case Follow() | Find():
            found = _told((task.sown,)) if task.sown else {}
            return found | {"holes": tuple(map(Hole, task.holes)), "number": len(task.holes)}
        case Count():
            found = _told((task.sown,)) if task.sown else {}
            return found | {"number": task.number}
        case Choose():
            return {}
    raise TaskError(f"{task.id}: nothing is asked")


def _told(turn: tuple[Sowing, ...]) -> dict[str, Fact]:
    first, sowing = turn[0], turn[-1]
    layout, side = first.before.layout, first.side
    stores = [int(sowing.after.store(each)) for each in (side, side.other)]
    last = sowing.last_hole
    assert last is not None
    found: dict[str, Fact] = {
        "pit": Hole(first.pit),
        "pits": tuple(Hole(each.pit) for each in turn),
        "seeds": first.before.seeds[first.pit],
        "falls": tuple(Hole(fall.hole) for fall in falls(sowing)),
        "last": Hole(last),
        "at_last": held_at_last(sowing),
        "captured": sowing.captured,
        "taken": tuple(Hole(pit) for step in sowing.of(Capture) for pit in step.pits),
        "laps": sowing.laps,
        "sown": len(turn),
        "gain": gain(turn),
        "own": stores[0],
        "other": stores[1],
        "lead": stores[0] - stores[1],
        "kept": swept_to(sowing, side),
        "other_kept": swept_to(sowing, side.other),
        "again": sowing.again,
        "over": sowing.after.over.value if sowing.after.over else "",
    }
    if not layout.is_store(last):
        found["opposite"] = Hole(layout.opposite(last))
    return found


def _plain(layout: Layout, fact: Fact | None) -> object:
    match fact:
        case Hole(index):
            return hole_name(layout, index)
        case tuple():
            return [hole_name(layout, hole.index) for hole in fact]
    return fact
