"""The conformance suite: what must hold for every game. A new preset gets it for free."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand, replay
from mancala_desktop.rules.move import IllegalMoveError, Reason
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.sowing import (
    Burn,
    Capture,
    Choose,
    Drop,
    Lift,
    Refill,
    Skip,
    Spare,
    Step,
    Stop,
    Sweep,
    Turn,
)
from mancala_desktop.rules.variant import OptionError, Variant
from tests.rules.games import played, random_game, situations

every_preset = pytest.mark.parametrize("preset", PRESETS)
law = settings(max_examples=60)


def in_hands(hand: Hand) -> int:
    return hand.in_hand(Side.SOUTH) + hand.in_hand(Side.NORTH)


@every_preset
@law
@given(data=st.data())
def test_no_seed_is_ever_lost_or_made(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    for pit in variant.legal_moves(position):
        sowing = variant.sow(position, pit)
        hand = Hand(position)
        for step in sowing.steps:
            hand.take(step)
            assert sum(hand.seeds) + in_hands(hand) + hand.position().half == position.total
            assert min(hand.seeds) >= 0
        waiting = sum(sowing.after.opening.hands) if sowing.after.opening else 0
        assert in_hands(hand) == waiting
        assert sowing.after.total == position.total


@every_preset
@law
@given(data=st.data())
def test_the_steps_are_the_sowing(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    for pit in variant.legal_moves(position):
        sowing = variant.sow(position, pit)
        assert replay(position, sowing.steps) == sowing.after
        assert variant.after(position, pit) == sowing.after


@every_preset
@law
@given(data=st.data())
def test_legal_is_exactly_no_reason_against(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    legal = variant.legal_moves(position)
    assert list(legal) == sorted(legal)
    assert bool(legal) is (position.over is None)
    for hole in range(-1, variant.layout.holes + 1):
        reason = variant.why_illegal(position, hole)
        assert (reason is None) is (hole in legal)
        if reason:
            with pytest.raises(IllegalMoveError) as refused:
                variant.sow(position, hole)
            assert refused.value.reason is reason
            assert refused.value.pit == hole


@every_preset
@law
@given(data=st.data())
def test_the_plain_reasons_are_told(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    layout = variant.layout
    for hole in range(layout.holes):
        reason = variant.why_illegal(position, hole)
        if layout.is_store(hole):
            assert reason is Reason.NOT_A_PIT
        elif position.over:
            assert reason is Reason.GAME_OVER
        elif layout.owner(hole) is not position.to_sow:
            assert reason is Reason.NOT_YOUR_PIT
        elif hole in position.burnt:
            assert reason is Reason.BURNT
        elif not position.seeds[hole]:
            assert reason is Reason.EMPTY_PIT


def seen_from(position: Position) -> Position:
    """A position without what its text leaves out."""
    return replace(position, over=None, sown=0, round=1, starter=position.to_sow, opening=None)


@every_preset
@law
@given(data=st.data())
def test_position_texts_round_trip(preset: str, data: st.DataObject) -> None:
    _, position = data.draw(situations(preset))
    if position.opening and sum(position.opening.hands):
        return  # seeds in a hand lie nowhere and are in no text
    assert Position.parse(str(position)) == seen_from(position)


@every_preset
@law
@given(data=st.data())
def test_a_finished_position_read_again_is_finished(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    if not position.over or variant.options().get("rounds", "1") != "1":
        return  # which round it is stands in no text
    again = variant.position(str(position))
    assert again.over
    assert again.seeds == position.seeds


def mirrored_step(step: Step, variant: Variant) -> Step:
    hole = variant.layout.mirrored
    match step:
        case Choose(side, pit):
            return Choose(side.other, hole(pit))
        case Lift(side, pit, seeds):
            return Lift(side.other, hole(pit), seeds)
        case Drop(side, pit):
            return Drop(side.other, hole(pit))
        case Skip(side, pit, reason):
            return Skip(side.other, hole(pit), reason)
        case Capture(pits, store, seeds, why):
            return Capture(tuple(map(hole, pits)), hole(store), seeds, why)
        case Spare(pits, spared):
            return Spare(tuple(map(hole, pits)), spared)
        case Stop(side, stopped):
            return Stop(side.other, stopped)
        case Sweep(pit, store, seeds, swept):
            return Sweep(hole(pit), hole(store), seeds, swept)
        case Refill(pit, store, seeds):
            return Refill(hole(pit), hole(store), seeds)
        case Burn(pits):
            return Burn(frozenset(map(hole, pits)))
        case Turn(side, turned, sown):
            return Turn(side.other, turned, sown)
        case _:
            return step


@every_preset
@law
@given(data=st.data())
def test_mirrored_positions_give_mirrored_steps(preset: str, data: st.DataObject) -> None:
    variant, position = data.draw(situations(preset))
    if position.opening:
        return
    mirror = position.mirrored()
    assert mirror.mirrored() == position
    pits = [variant.layout.mirrored(pit) for pit in variant.legal_moves(position)]
    assert list(variant.legal_moves(mirror)) == pits
    for pit in variant.legal_moves(position):
        steps = Counter(mirrored_step(step, variant) for step in variant.sow(position, pit).steps)
        mirrored = variant.sow(mirror, variant.layout.mirrored(pit))
        assert Counter(mirrored.steps) == steps  # a sweep tells South's row first on both boards


@every_preset
@law
@given(data=st.data())
def test_a_sowing_only_lifts_own_pits_until_it_goes_on_elsewhere(
    preset: str, data: st.DataObject
) -> None:
    variant, position = data.draw(situations(preset))
    for pit in variant.legal_moves(position):
        sowing = variant.sow(position, pit)
        lifts = list(sowing.of(Lift))
        if position.opening is None:
            assert lifts[0] == Lift(position.to_sow, pit, position.seeds[pit])
            assert len(list(sowing.of(Drop))) == sum(lift.seeds for lift in lifts)
            other_store = variant.layout.store(position.to_sow.other)
            assert all(drop.hole != other_store for drop in sowing.of(Drop))


@every_preset
def test_a_hundred_random_games_end_with_a_result(preset: str) -> None:
    variant = PRESETS[preset].variant
    for seed in range(100):
        *_, last = random_game(variant, variant.start(), Random(seed))
        outcome = variant.outcome(last.after)
        assert outcome
        assert outcome.termination is last.after.over
        assert 0 < outcome.south + outcome.north <= variant.total
        assert outcome.winner is (
            None
            if outcome.south == outcome.north
            else Side.SOUTH
            if outcome.south > outcome.north
            else Side.NORTH
        )


@every_preset
def test_after_an_end_that_sweeps_every_pit_is_zero(preset: str) -> None:
    variant = PRESETS[preset].variant
    for seed in range(40):
        *_, last = random_game(variant, variant.start(), Random(seed))
        if last.after.over and last.after.over.value in ("row_empty", "no_move", "repetition"):
            assert not any(last.after.row(Side.SOUTH) + last.after.row(Side.NORTH))
            assert sum(last.after.store(side) for side in Side) == variant.total


@every_preset
@law
@given(data=st.data())
def test_playing_to_the_last_seed_never_moves_another_seed(
    preset: str, data: st.DataObject
) -> None:
    variant = PRESETS[preset].variant
    position = data.draw(played(variant))
    for pit in variant.legal_moves(position):
        after = variant.after(position, pit)
        if not after.over:
            assert variant.scoring().after(position, pit) == after


@every_preset
def test_options_are_told_and_read_back(preset: str) -> None:
    variant = PRESETS[preset].variant
    assert variant.with_options(variant.options()) == variant


@every_preset
def test_an_unknown_option_says_what_is_allowed(preset: str) -> None:
    variant = PRESETS[preset].variant
    with pytest.raises(OptionError, match="pits"):
        variant.with_options({"pit": "6"})
    with pytest.raises(OptionError, match=r"allowed: .*6"):
        variant.with_options({"pits": "60"})


def test_every_family_has_a_default_preset() -> None:
    assert {PRESETS[preset].variant.family: preset for preset in DEFAULTS.values()} == {
        family: preset for family, preset in DEFAULTS.items()
    }
