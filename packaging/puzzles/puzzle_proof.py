"""What makes a position a puzzle, and the proof of it.

A solver plays one whole turn. All that is said of it is proved: by the rules alone (a turn that wins
at once), or by exact values of every legal sowing at every step of the turn, from the compiled core.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from mancala_desktop.engine.cores import core, core_name
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.puzzles import Puzzle, Theme
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.oware import Oware
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, Sowing, Spare, SpareReason
from mancala_desktop.rules.variant import Family, Variant

MOST_WAYS = 60  # sowings in a tree of good ways; what has more is no puzzle
MOST_LOOKED_AT = 4000  # sowings of all turns from a position
LEAST_GAIN = 2  # seeds by which the best sowing has to be better than the next
PROOF_NODES = 8_000_000
WORST_GAIN = -6  # seeds: who loses by more has no joy in losing by a little less

Values = Mapping[int, int]


class UnprovedError(Exception):
    """The values of some position are not known for sure."""


class TooManyError(Exception):
    """There are more ways than a puzzle may have."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle's theme, all good ways, one of them, and the proved value of each first sowing."""

    theme: Theme
    best: Trie
    line: tuple[int, ...]
    values: Values


class ExactValues:
    """Exact values, as the side to sow sees the end: own seeds minus the other's."""

    def __init__(
        self, preset_id: str, cache: Path | None, endgame_seeds: int | None = None
    ) -> None:
        """`cache` is where endgame tables of up to `endgame_seeds` seeds are kept."""
        if core_name() != "compiled":
            raise SystemExit("The compiled core is not built: see CONTRIBUTING.md")
        self._variant = PRESETS[preset_id].variant
        self._core = core(
            Options(table_mb=128, endgame_seeds=endgame_seeds, threads=1, book=False, cache=cache)
        )
        self._limits = Limits(nodes=PROOF_NODES, exact=True, book=False)
        if self._variant.family is Family.OWARE:  # a table knows the values, or nobody does
            self._limits = Limits(depth=1, exact=True, book=False)

    def __call__(self, position: Position) -> Values:
        """The value of every legal sowing. Raises UnprovedError."""
        request = Request(0, self._variant, position, limits=self._limits)
        values = self._core.values(request, Stop())
        if not values.exact:
            raise UnprovedError
        return values.scores


# ---------------------------------------------------------------- what is in a position


def find(
    variant: Variant, position: Position, values_of: Callable[[Position], Values]
) -> Found | None:
    """The puzzle in `position`, None where there is none. Raises UnprovedError and TooManyError."""
    return win_in_one_turn(variant, position, values_of) or by_values(variant, position, values_of)


def win_in_one_turn(
    variant: Variant, position: Position, values_of: Callable[[Position], Values]
) -> Found | None:
    """A turn that ends with more than half of all seeds in the own store; not every turn does."""
    best = winning_ways(variant, position)
    if best.ends or best.size > MOST_WAYS:
        return None
    lines = [line for line in best.lines() if not _wins_before_its_end(variant, position, line)]
    if not lines:
        return None
    line = min(lines, key=len)
    try:
        values = values_of(position)
    except UnprovedError:
        values = {}  # the rules alone prove what is claimed
    return Found(Theme.WIN_IN_ONE_TURN, best, line, values)


def by_values(
    variant: Variant, position: Position, values_of: Callable[[Position], Values]
) -> Found | None:
    """One sowing wins, or saves the draw, or brings at least LEAST_GAIN seeds more than any other."""
    values = values_of(position)
    if len(values) < 2:
        return None
    *_, second, first = sorted(values.values())
    if first > 0 >= second:
        theme = Theme.WIN
    elif first == 0 > second:
        theme = Theme.SAVE_DRAW
    elif first - second >= LEAST_GAIN and first >= WORST_GAIN:
        theme = Theme.GAIN
    else:
        return None
    best = ways(variant, position, values_of, lambda value: keeps(theme, value, first))
    top = ways(variant, position, values_of, lambda value: value == first)
    line = min(top.lines(), key=len)
    quiet = len(line) == 1 and not any(variant.sow(position, line[0]).of(Capture))
    if theme is Theme.GAIN and quiet:
        return None  # nothing to be seen is gained
    return Found(theme, best, line, values)


def keeps(theme: Theme, value: int, best: int) -> bool:
    """Whether a sowing of `value` is good enough where the best one has the value `best`."""
    if theme is Theme.WIN:
        return value > 0
    return value == best


def ways(
    variant: Variant,
    position: Position,
    values_of: Callable[[Position], Values],
    good: Callable[[int], bool],
) -> Trie:
    """All turns of sowings with good values. Raises UnprovedError and TooManyError."""
    left = MOST_WAYS

    def grown(position: Position) -> Trie:
        nonlocal left
        children = {}
        for pit, value in values_of(position).items():
            if not good(value):
                continue
            left -= 1
            if left < 0:
                raise TooManyError
            sowing = variant.sow(position, pit)
            children[pit] = grown(sowing.after) if sowing.again else Trie()
        return Trie(children)

    return grown(position)


def winning_ways(variant: Variant, position: Position) -> Trie:
    """All turns that end with more than half of all seeds in the own store. Raises TooManyError."""
    side = position.to_sow
    left = MOST_LOOKED_AT

    def grown(position: Position) -> Trie:
        nonlocal left
        children = {}
        for pit in variant.legal_moves(position):
            left -= 1
            if left < 0:
                raise TooManyError
            sowing = variant.sow(position, pit)
            if sowing.again:
                child = grown(sowing.after)
                if not child.ends:
                    children[pit] = child
            elif 2 * sowing.after.store(side) > position.total:
                children[pit] = Trie()
        return Trie(children)

    return grown(position)


def _wins_before_its_end(variant: Variant, position: Position, line: tuple[int, ...]) -> bool:
    stores = [sowing.after.store(position.to_sow) for sowing in sowings(variant, position, line)]
    return any(2 * store > position.total for store in stores[:-1])


# ---------------------------------------------------------------- is it still true?


def faults(puzzle: Puzzle, values_of: Callable[[Position], Values]) -> list[str]:
    """What is wrong with a shipped puzzle; nothing if all of it is proved."""
    variant, position = puzzle.variant, puzzle.position
    found = []
    try:
        if puzzle.aim is Theme.WIN_IN_ONE_TURN:
            proved = win_in_one_turn(variant, position, values_of)
        else:
            proved = by_values(variant, position, values_of)
    except UnprovedError:
        return ["its values are not proved"]
    if proved is None or proved.theme is not puzzle.aim:
        return [f"it is no {puzzle.aim.value}"]
    if proved.best != puzzle.best:
        found.append(f"the good ways are {proved.best.text(variant.layout)}")
    if puzzle.values and proved.values != puzzle.values:
        found.append(f"the values are {proved.values}")
    used = (proved.theme, *tags(variant, position, puzzle.line))
    if used != puzzle.themes:
        found.append(f"the themes are {used}")
    if puzzle.aim is not Theme.WIN_IN_ONE_TURN:
        top = max(proved.values.values())
        best = ways(variant, position, values_of, lambda value: value == top)
        if best.walk(puzzle.line) is None:
            found.append("the line is not the best one")
    return found


# ---------------------------------------------------------------- what a line uses


def sowings(variant: Variant, position: Position, line: tuple[int, ...]) -> list[Sowing]:
    """The line, told."""
    told = []
    for pit in line:
        told.append(variant.sow(position, pit))
        position = told[-1].after
    return told


def chance(variant: Variant, position: Position, best: Trie) -> float:
    """How likely it is that who sows by chance goes one of the good ways to its end."""
    legal = variant.legal_moves(position)
    found = 0.0
    for pit, child in best.children.items():
        found += 1.0 if child.ends else chance(variant, variant.after(position, pit), child)
    return found / len(legal)


def tags(variant: Variant, position: Position, line: tuple[int, ...]) -> list[Theme]:
    """What the solution uses; README.md says what each word means."""
    told = sowings(variant, position, line)
    captures = [step for sowing in told for step in sowing.of(Capture)]
    found = []
    if len(line) > 1:
        found.append(Theme.EXTRA_TURN)
    if captures:
        found.append(Theme.CAPTURE)
    chain = len(line)
    if variant.family is Family.OWARE:
        chain = max((len(step.pits) for step in captures), default=0)
    if chain > 1:
        found.append(Theme(f"chain_of_{min(chain, 5)}"))
    if _gives_up_seeds(variant, position, told[-1].after):
        found.append(Theme.SACRIFICE)
    if isinstance(variant, Oware):
        if not any(position.row(position.to_sow.other)):
            found.append(Theme.FEEDING)
        if _has_slam(variant, position):
            found.append(Theme.SLAM)
    if variant.family is Family.CONGKAK and any(sowing.laps > 1 for sowing in told):
        found.append(Theme.RELAY)
    return found


def _gives_up_seeds(variant: Variant, position: Position, after: Position) -> bool:
    """Whether another turn would bring at least LEAST_GAIN seeds more at once."""
    side = position.to_sow
    left = MOST_LOOKED_AT

    def most(position: Position) -> float:
        nonlocal left
        found = 0.0
        for pit in variant.legal_moves(position):
            left -= 1
            if left < 0:
                return found
            sowing = variant.sow(position, pit)
            store = most(sowing.after) if sowing.again else sowing.after.store(side)
            found = max(found, store)
        return found

    return most(position) >= after.store(side) + LEAST_GAIN


def _has_slam(variant: Oware, position: Position) -> bool:
    """Whether some sowing takes all the other side has, or would if the rules let it."""
    other = position.to_sow.other
    for pit in variant.layout.row(position.to_sow):
        if variant.why_illegal(position, pit) is Reason.WOULD_TAKE_ALL:
            return True
    for pit in variant.legal_moves(position):
        sowing = variant.sow(position, pit)
        if any(step.reason is SpareReason.GRAND_SLAM for step in sowing.of(Spare)):
            return True
        if sowing.captured and not any(sowing.after.row(other)):
            return True
    return False
