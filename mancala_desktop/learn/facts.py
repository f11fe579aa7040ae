"""What the words of lessons and rules may say: facts told by the rules, never by who writes.

A text has gaps, `{captured}`; this is what they can be filled with, and what an example may claim.

Of a turn, or of other sowings one after another:

    pit, pits       the pit sown first; all pits of the turn in order
    seeds           how many seeds lay in `pit`
    falls, skips    the holes where the seeds of the last sowing fall; those it passes over
    last, at_last   where the very last seed falls; how many lie there then, before anything is taken
    opposite        the pit across the board from `last`; `at_opposite` seeds lay there before
    captured, taken how many seeds the last sowing captures, and from which holes, in that order
    spared          the pits that are spared though the last seed fits; `why_spared` is the reason
    laps, lifted    laps of the last sowing, and the pits they lift
    sown, gain      sowings of the turn; by how much the own store grows in all of it
    own, other      seeds in the own and the other store afterwards; `lead` is the difference
    south, north    the same by sides
    kept, other_kept  seeds either side sweeps up out of its row at the end
    again, next     whether the side sows again; which side is to sow then
    over, round     why the game is over (or ""); which round it is
    burnt, lie.B    the burnt pits afterwards; what lies in any hole
    illegal         why a sowing is refused (or ""); then only `pit` and `seeds` are told beside it

Of the game: `row` (pits of a row), `each` (seeds of a pit at the start), `total`, `half`, `majority`, the corners
(`south_first`, `north_last`, …, and `south_store_index`, … where they are in the ring), `once_around` and
`round_trip` (holes without and with the own store), `turn_cap`, `repetition`, `rounds` where it has them.

Of a task: the turn that answers it; `number` and `holes` (the right answer), `least` (the number a goal is
about), `value` (a proved difference at the end), `had` and `other_had` (the stores), `left` (seeds in all
pits), and for any hole `{hole.B}` (its name) and `{at.B}` (its seeds); `{name.captured}` is of the turn that
the data shows under `name`. Of an example of the rules: its sowings one by one, `{captured}`, `{captured2}`, …,
its refused pits `{refused}`, …; `south` and `north` are those at its end.

`{captured:seed|seeds}` puts the word that fits behind the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from mancala_desktop.learn.goals import Captures, Chain, Laps, Safe, Takes
from mancala_desktop.learn.holes import STORES, hole_name
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task, TaskError
from mancala_desktop.learn.told import gain, held_at_last, swept_to
from mancala_desktop.rules.board import Layout, Side
from mancala_desktop.rules.sowing import Capture, Drop, Lift, Skip, Sowing, Spare
from mancala_desktop.rules.variant import Variant

GAP = re.compile(
    r"\{(?P<fact>[a-z_]+\d*(?:\.[A-Za-z_]+)?)(?::(?P<one>[^{}|]*)\|(?P<many>[^{}|]*))?\}"
)
"""A gap in a text."""

OF_A_TURN = frozenset(
    [
        "pit",
        "pits",
        "seeds",
        "falls",
        "skips",
        "last",
        "at_last",
        "opposite",
        "at_opposite",
        "captured",
        "taken",
        "spared",
        "why_spared",
        "laps",
        "lifted",
        "sown",
        "gain",
        "own",
        "other",
        "lead",
        "south",
        "north",
        "kept",
        "other_kept",
        "again",
        "next",
        "over",
        "round",
        "burnt",
        "lie",
        "illegal",
    ]
)
"""The names of facts of a turn."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A fact that is a pit or a store, by its ring index."""

    index: int


Fact = float | str | Hole | tuple[Hole, ...]
Facts = Mapping[str, Fact]
Name = Callable[[int], str]
Listed = Callable[[Sequence[str]], str]


@dataclass(frozen=True, slots=True)
class Falsehood:
    """A claim the rules deny: what is claimed `of` what, what was `said` and what is `true`."""

    of: str
    claim: str
    said: object
    true: object

    def __str__(self) -> str:
        told = f"{self.claim} is said to be {self.said!r}, but by the rules it is {self.true!r}"
        return f"{self.of}: {told}" if self.of else told


# -------------------------------------------------------------------- texts and claims


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


def denied(
    layout: Layout, facts: Facts, claims: Mapping[str, object], of: str = ""
) -> list[Falsehood]:
    """Whatever is claimed and is not so; a table `lie` claims each `lie.B` in it."""
    found = []
    for claim, said in _flat(claims):
        true = _plain(layout, facts.get(claim))
        if said != true:
            found.append(Falsehood(of, claim, said, true))
    return found


def _flat(claims: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for claim, said in claims.items():
        if isinstance(said, dict):
            yield from ((f"{claim}.{part}", each) for part, each in said.items())
        else:
            yield claim, said


def _plain(layout: Layout, fact: Fact | None) -> object:
    match fact:
        case Hole(index):
            return hole_name(layout, index)
        case tuple():
            return [hole_name(layout, hole.index) for hole in fact]
    return fact


# -------------------------------------------------------------------- what the rules tell


def of_turn(turn: Sequence[Sowing]) -> dict[str, Fact]:
    """Facts of the sowings of one turn, or of others one after another."""
    first, sowing = turn[0], turn[-1]
    before, after = sowing.before, sowing.after
    layout, side = before.layout, first.side
    own, other = after.store(side), after.store(side.other)
    spares = list(sowing.of(Spare))
    found: dict[str, Fact] = {
        "pit": Hole(first.pit),
        "pits": tuple(Hole(each.pit) for each in turn),
        "seeds": first.before.seeds[first.pit],
        "falls": tuple(Hole(step.hole) for step in sowing.of(Drop)),
        "skips": tuple(Hole(step.hole) for step in sowing.of(Skip)),
        "captured": sowing.captured,
        "taken": tuple(Hole(pit) for step in sowing.of(Capture) for pit in step.pits),
        "spared": tuple(Hole(pit) for step in spares for pit in sorted(step.pits)),
        "why_spared": spares[0].reason.value if spares else "",
        "laps": sowing.laps,
        "lifted": tuple(Hole(step.pit) for step in sowing.of(Lift)),
        "sown": len(turn),
        "gain": gain(tuple(turn)),
        "own": own,
        "other": other,
        "lead": own - other,
        "south": after.store(Side.SOUTH),
        "north": after.store(Side.NORTH),
        "kept": swept_to(sowing, side),
        "other_kept": swept_to(sowing, side.other),
        "again": sowing.again,
        "next": STORES[after.to_sow],
        "over": after.over.value if after.over else "",
        "round": after.round,
        "burnt": tuple(map(Hole, sorted(after.burnt))),
        "illegal": "",
    }
    found |= {f"lie.{hole_name(layout, at)}": seeds for at, seeds in enumerate(after.seeds)}
    last = sowing.last_hole
    if last is not None:
        found |= {"last": Hole(last), "at_last": held_at_last(sowing)}
        if not layout.is_store(last):
            opposite = layout.opposite(last)
            found |= {"opposite": Hole(opposite), "at_opposite": before.seeds[opposite]}
    return found


def of_game(variant: Variant) -> dict[str, Fact]:
    """Facts of the size of a game and of what else it has numbers for."""
    layout = variant.layout
    found: dict[str, Fact] = {
        "row": variant.pits,
        "each": variant.seeds,
        "total": variant.total,
        "half": variant.total // 2,
        "majority": variant.total // 2 + 1,
        "once_around": 2 * variant.pits,
        "round_trip": 2 * variant.pits + 1,
    }
    for side in Side:
        row, name = layout.row(side), STORES[side]
        found[f"{name}_store_index"] = layout.store(side)
        for end, pit in (("first", row[0]), ("last", row[-1])):
            found |= {f"{name}_{end}": Hole(pit), f"{name}_{end}_index": pit}
    for name in ("turn_cap", "repetition", "rounds"):
        value = getattr(variant, name, None)
        if value is not None:
            found[name] = value
    return found


def of_task(task: Task, shown: Mapping[str, Facts], value: int | None) -> dict[str, Fact]:
    """Everything the words of a task may say; `shown` are facts of the turns the data shows."""
    position = task.position
    side = position.to_sow
    found = of_game(task.variant)
    found |= {
        "had": position.store(side),
        "other_had": position.store(side.other),
        "left": sum(position.row(side)) + sum(position.row(side.other)),
    }
    for hole, seeds in enumerate(position.seeds):
        name = hole_name(position.layout, hole)
        found |= {f"hole.{name}": Hole(hole), f"at.{name}": seeds}
    if value is not None:
        found["value"] = value
    found |= _answered(task)
    for name, facts in shown.items():
        found |= {f"{name}.{key}": fact for key, fact in facts.items()}
    return found


def _answered(task: Task) -> dict[str, Fact]:
    """Facts of the right answer."""
    match task.question:
        case Sow(Captures(least) | Laps(least) | Chain(least) | Takes(least) | Safe(_, least)):
            return {**of_turn(task.ways), "least": least}
        case Sow():
            return of_turn(task.ways)
        case Look(pits):
            return of_turn(task.ways) if pits else {}
        case Follow() | Find():
            found = of_turn((task.sown,)) if task.sown else {}
            return found | {"holes": tuple(map(Hole, task.holes)), "number": len(task.holes)}
        case Count():
            found = of_turn((task.sown,)) if task.sown else {}
            return found | {"number": task.number}
        case Choose():
            return {}
    raise TaskError(f"{task.id}: nothing is asked")
