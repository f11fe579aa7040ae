"""Ways through the tree of a game, and variations taken out of it."""

import random

import pytest

from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.text import read, write
from mancala_desktop.record.tree import belongs, cut, graft, onwards, prefer, tried, way
from mancala_desktop.rules.presets import PRESETS


def bushy(preset_id: str, seed: int, steps: int = 60) -> Game:
    """A game in which much was tried."""
    chance = random.Random(seed)
    game = Game(preset_id)
    for _ in range(steps):
        moves = game.variant.legal_moves(game.position)
        if moves and chance.random() < 0.8:
            game.play(chance.choice(moves))
        else:
            for _ in range(chance.randrange(6)):
                game.back()
    return game


def nodes(game: Game) -> list[Node]:
    found, todo = [], [game.root]
    while todo:
        node = todo.pop()
        found.append(node)
        todo += node.children
    return found


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_way_leads_from_any_place_to_any_other(preset_id: str) -> None:
    game, chance = bushy(preset_id, 1), random.Random(2)
    everywhere = nodes(game)
    for _ in range(100):
        start, end = chance.choice(everywhere), chance.choice(everywhere)

        back, on = way(start, end)

        position = start.position
        for sowing in back:
            assert sowing.after == position
            position = sowing.before
        for sowing in on:
            assert sowing.before == position
            position = sowing.after
        assert position == end.position


def test_what_was_tried_at_a_place() -> None:
    game = Game("kalah-standard")
    for pit in (0, 2):
        game.play(pit)
        game.back()
    first, second = game.root.children

    assert tried(first) == tried(second) == [first, second]
    assert tried(game.root) == []


def test_a_variation_is_cut_and_grafted_where_it_was() -> None:
    game = bushy("oware-abapa", 3)
    before = write(game)
    kept = game.current.path()
    tried = [node for node in nodes(game) if node.parent and node not in kept]
    assert len(tried) > 5

    for node in tried:
        piece = cut(game, node)
        assert not belongs(node)
        assert read(write(game)).problem is None
        graft(piece)
        assert belongs(node)
        assert write(game) == before


def test_the_line_in_play_cannot_be_cut() -> None:
    game = bushy("kalah-standard", 4)
    for node in (game.root, *game.current.path()):
        with pytest.raises(ValueError, match="in play"):
            cut(game, node)


def test_the_line_can_lead_to_what_was_tried() -> None:
    game = Game("kalah-standard")
    game.play(0)
    for pit in (7, 8):
        game.play(pit)
        game.back()
    first = game.current.children[0]

    prefer(first)

    assert onwards(game.current) == [first]
    assert game.ply == 1
