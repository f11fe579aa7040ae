"""What the guide of a first game says is true by the steps of the rules."""

from __future__ import annotations

from random import Random

import pytest

from mancala_desktop.learn.guide import Clue, brought, captured, last_sowings, looks
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_all_it_points_at_is_there_in_every_position_of_a_game(preset: str) -> None:
    chance, seen = Random(preset), set()
    for _ in range(3):
        game = Game(preset)
        while game.result is None and game.ply < 80:
            found = looks(game)
            assert 1 <= len(found) <= 2
            for look in found:
                seen.add(look.clue)
                if look.sowing is None:
                    continue
                assert look.sowing.pit in game.variant.legal_moves(game.position)
                if look.clue is Clue.EXTRA_TURN:
                    assert look.sowing.again
                if look.clue is Clue.CAPTURE:
                    assert look.seeds == captured(look.sowing) > 0
                if look.clue is Clue.RELAY:
                    assert look.sowing.laps > 1
                if look.clue is Clue.DANGER:
                    assert look.left < look.seeds
            game.play(chance.choice(game.variant.legal_moves(game.position)))
            if sowings := last_sowings(game):
                told = brought(sowings)
                assert told.side is sowings[-1].side and told.captured >= 0
    assert len(seen) > 2


def test_it_sees_an_extra_turn_from_the_start_of_kalah() -> None:
    game = Game("kalah-plyyard")
    (look,) = [look for look in looks(game) if look.clue is Clue.EXTRA_TURN]
    assert look.sowing and look.sowing.pit == 2
