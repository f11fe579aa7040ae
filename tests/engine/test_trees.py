"""Both trees grow what the rules say."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mancala_desktop.engine.kalah_tree import KalahTree
from mancala_desktop.engine.request import alone
from mancala_desktop.engine.tree import RulesTree
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from tests.rules.games import laid_out, played, variants

every_preset = pytest.mark.parametrize("preset", PRESETS)


def difference(position: Position) -> float:
    side = position.to_sow
    return position.store(side) - position.store(side.other)


@every_preset
@given(data=st.data())
@settings(deadline=None, max_examples=60)
def test_branches_are_the_legal_sowings(preset: str, data: st.DataObject) -> None:
    variant = data.draw(variants(preset)).scoring()
    position = alone(data.draw(st.one_of(played(variant), laid_out(variant))))
    if position.over:
        return
    tree = RulesTree(variant)
    own = position.layout.row(position.to_sow)
    branches = list(tree.branches(tree.state(position)))

    assert [own[branch[-1]] for branch in reversed(branches)] == list(variant.legal_moves(position))
    for _, gain, again, next_state, pit in branches:
        after = variant.after(position, own[pit])
        side = position.to_sow
        assert gain == after.store(side) - after.store(side.other) - difference(position)
        assert next_state == (None if after.over else tree.state(after))
        if not after.over:
            assert again == (after.to_sow is side)


@pytest.mark.parametrize("preset", [name for name in PRESETS if name.startswith("kalah")])
@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_kalah_in_table_form_is_kalah(preset: str, data: st.DataObject) -> None:
    variant = data.draw(variants(preset))
    assert isinstance(variant, Kalah)
    position = data.draw(st.one_of(played(variant), laid_out(variant)))
    if position.over:
        return
    rules = RulesTree(variant)
    table = KalahTree(variant, sum(position.seeds))
    assert table.rows(table.state(position)) == rules.rows(rules.state(position))

    pairs = zip(
        table.branches(table.state(position)), rules.branches(rules.state(position)), strict=True
    )
    for (rank, gain, again, next_state, pit), slow in pairs:
        assert (gain, pit) == (slow[1], slow[4])
        after = variant.after(position, position.layout.row(position.to_sow)[pit])
        assert next_state == (None if after.over else table.state(after))
        if not after.over:
            assert (rank, again) == (slow[0], slow[2])
