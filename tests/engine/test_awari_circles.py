"""Who stands well in awari gets what the endgame table says, and does not go in circles on it."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.compiled import CompiledCore
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS


def test_good_values_of_awari_are_brought_home() -> None:
    variant, random = PRESETS["awari"].variant.scoring(), Random(3)
    core = CompiledCore(Options(table_mb=16, endgame_seeds=9))

    def request(position: Position, history: list[Position]) -> Request:
        return Request(1, variant, position, tuple(history), Limits(exact=True))

    won = 0
    while won < 25:
        rows = [0] * 12
        for _ in range(9):
            rows[random.randrange(12)] += 1
        position = variant.settled(Position((*rows[:6], 20, *rows[6:], 20), Side.SOUTH))
        if position.over:
            continue
        expected = core.search(request(position, []), Stop()).score
        if expected <= 0:
            continue
        history: list[Position] = []
        while history.count(position) < 2:  # then the rest is halved
            answer = core.search(request(position, history), Stop())
            assert answer.exact
            assert answer.pit is not None
            pit: int = answer.pit
            if position.to_sow is Side.NORTH:
                scores = core.values(request(position, history), Stop()).scores
                pit = random.choice([p for p in scores if scores[p] == max(scores.values())])
            history.append(position)
            position = variant.after(position, pit)
            if position.over:
                break
        assert position.store(Side.SOUTH) - position.store(Side.NORTH) >= expected
        won += 1
