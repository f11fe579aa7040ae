"""Retrograde analysis against the published values of awari."""

from collections import Counter
from collections.abc import Iterator

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.cycles import Cycles
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import RulesTree
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS

# Seeds in the pits: how many placements have which value for the side to sow (Lincke, Marzetta).
PUBLISHED = {
    1: {-1: 7, 1: 5},
    2: {-2: 40, 0: 13, 2: 25},
    3: {-3: 177, -1: 1, 0: 63, 1: 7, 3: 116},
    4: {-4: 532, -2: 110, 0: 143, 2: 165, 4: 415},
}


def placements(seeds: int, pits: int) -> Iterator[tuple[int, ...]]:
    if pits == 1:
        yield (seeds,)
        return
    for first in range(seeds + 1):
        for rest in placements(seeds - first, pits - 1):
            yield first, *rest


def test_awari_with_few_seeds_is_as_published() -> None:
    variant = PRESETS["awari"].variant.scoring()
    tree = RulesTree(variant)
    cycles = Cycles(tree, circles_are_nothing=True)
    budget = Budget(Limits(), Stop())
    for seeds, expected in PUBLISHED.items():
        found: Counter[int | None] = Counter()
        for pits in placements(seeds, 12):
            position = variant.settled(Position((*pits[:6], 0, *pits[6:], 0), Side.SOUTH))
            if position.over:
                found[int(position.store(Side.SOUTH) - position.store(Side.NORTH))] += 1
            else:
                found[cycles.value(tree.state(position), budget)] += 1
        assert found == expected
