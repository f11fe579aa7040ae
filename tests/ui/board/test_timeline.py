"""Laws of the told sowing: whatever the rules do, no seed is lost, doubled or late."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, Drop, Lift, Sowing, Sweep
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.board import pacing
from mancala_desktop.ui.board.heaps import SPLIT, Heaps, InHand, Place, places
from mancala_desktop.ui.board.telling import backwards, forwards
from mancala_desktop.ui.board.timeline import Path, Timeline

VARIANTS = {name: preset.variant for name, preset in PRESETS.items()} | {
    "congkak-rounds": Congkak(pits=5, seeds=3, rounds=5)
}


def played(variant: Variant, dice: int, sowings: int) -> Sowing:
    """The last of at most `sowings` sowings of a random game."""
    chance = random.Random(dice)
    position = variant.start()
    history: list[Position] = []
    sowing = None
    for _ in range(sowings):
        moves = variant.legal_moves(position)
        if not moves:
            break
        sowing = variant.sow(position, chance.choice(moves), history)
        history.append(position)
        position = sowing.after
    assert sowing
    return sowing


some_sowing = st.builds(
    lambda name, dice, sowings: played(VARIANTS[name], dice, sowings),
    st.sampled_from(sorted(VARIANTS)),
    st.integers(0, 10_000),
    st.integers(1, 60),
)


def lying(heaps: Heaps) -> Counter[Place]:
    return Counter({place: len(seeds) for place, seeds in heaps})


def check(timeline: Timeline, start: Heaps) -> None:
    """Every seed moves from where it is, after it has come there, and ends where it should."""
    at = {seed: place for place, seeds in start for seed in seeds}
    free = dict.fromkeys(at, 0.0)
    for motion in timeline.motions:
        assert at[motion.seed] == motion.source
        assert free[motion.seed] <= motion.start
        assert motion.start <= motion.end <= timeline.duration + 1e-6
        at[motion.seed], free[motion.seed] = motion.target, motion.end
    assert at == {seed: place for place, seeds in timeline.heaps for seed in seeds}
    assert all(0 <= moment.at <= timeline.duration + 1e-6 for moment in timeline.moments)


@given(some_sowing, st.booleans())
def test_forwards_ends_as_the_sowing_does(sowing: Sowing, still: bool) -> None:
    before = Heaps.of(sowing.before)
    timeline = forwards(sowing, before, still=still)
    check(timeline, before)
    assert lying(timeline.heaps) == places(sowing.after)


@given(some_sowing, st.booleans())
def test_backwards_puts_the_very_same_seeds_back(sowing: Sowing, still: bool) -> None:
    before = Heaps.of(sowing.before)
    after = forwards(sowing, before).heaps
    timeline = backwards(sowing, after, still=still)
    check(timeline, after)
    assert timeline.heaps == before


@given(some_sowing)
def test_no_telling_is_longer_than_its_cap(sowing: Sowing) -> None:
    heaps = Heaps.of(sowing.before)
    timeline = forwards(sowing, heaps)
    sweep = pacing.SWEEP_MOST + pacing.SETTLE
    aftermath = 2 * sweep if any(sowing.of(Sweep)) else 0
    assert timeline.duration <= pacing.TURN_MOST + aftermath + 1e-6
    if sowing.laps == 1 and not sowing.captured and not sowing.before.opening:
        assert timeline.duration <= pacing.LAP_MOST + aftermath + 1e-6
    assert forwards(sowing, heaps, still=True).duration <= pacing.STILL_MOST + 1e-6
    assert backwards(sowing, timeline.heaps).duration <= pacing.UNDO_MOST + 1e-6


@given(some_sowing, st.booleans())
def test_every_step_has_its_moment_in_order(sowing: Sowing, still: bool) -> None:
    timeline = forwards(sowing, Heaps.of(sowing.before), still=still)
    times = [moment.at for moment in timeline.moments]
    assert still <= (times == sorted(times))
    assert [moment.step for moment in timeline.moments] == list(sowing.steps)


def position(text: str) -> Position:
    return Position.parse(text)


@pytest.mark.parametrize(("seeds", "duration"), [(4, 720), (12, 1600), (24, 2500)])
def test_a_plain_sowing_takes_as_long_as_the_design_says(seeds: int, duration: float) -> None:
    start = position(f"{seeds},1,1,1,1,1/0|1,1,1,1,1,1/0|s")
    sowing = PRESETS["kalah-plyyard"].variant.sow(start, 0)
    assert forwards(sowing, Heaps.of(start)).duration == pytest.approx(duration, abs=1)


def test_with_reduced_motion_holes_change_one_after_the_other_and_steps_with_them() -> None:
    start = position("4,4,4,4,4,4/0|4,4,4,4,4,4/0|s")
    sowing = PRESETS["kalah-plyyard"].variant.sow(start, 2)
    timeline = forwards(sowing, Heaps.of(start), still=True)
    assert [motion.target for motion in timeline.motions] == [3, 4, 5, 6]
    assert [motion.start for motion in timeline.motions] == [0, 40, 80, 120]
    assert {motion.path for motion in timeline.motions} == {Path.FADE}
    drops = [moment.at for moment in timeline.moments if isinstance(moment.step, Drop)]
    assert drops == [120, 160, 200, 240]


def test_seeds_fly_one_after_the_other() -> None:
    sowing = PRESETS["kalah-plyyard"].variant.sow(position("4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"), 2)
    timeline = forwards(sowing, Heaps.of(sowing.before))
    flights = [motion for motion in timeline.motions if motion.path is Path.ARC]
    assert [motion.target for motion in flights] == [3, 4, 5, 6]
    assert [motion.start for motion in flights] == [140, 250, 360, 470]


def test_a_capture_is_held_gathered_over_the_other_pit_and_carried_away() -> None:
    start = position("1,0,3,1,1,1/0|2,2,2,2,5,2/0|s")
    sowing = PRESETS["kalah-plyyard"].variant.sow(start, 0)
    timeline = forwards(sowing, Heaps.of(start))
    swept = [motion for motion in timeline.motions if motion.path is Path.SWEEP]
    landing = pacing.LIFT + pacing.FLIGHT
    assert {motion.target for motion in swept} == {6}
    assert len(swept) == sowing.captured == 6
    first = min(motion.start for motion in swept)
    assert first == landing + pacing.CAPTURE_HOLD + pacing.CAPTURE_GATHER
    assert max(motion.end for motion in swept) - landing <= 900


def test_long_relays_end_in_cross_fades() -> None:
    variant = PRESETS["congkak-sequential"].variant
    games = (played(variant, dice, count) for dice in range(60) for count in (1, 2, 5))
    longest = max(games, key=lambda sowing: sowing.laps)
    timeline = forwards(longest, Heaps.of(longest.before))
    faded = [motion for motion in timeline.motions if motion.path is Path.FADE]
    thrown = [motion for motion in timeline.motions if motion.path is Path.ARC]
    assert longest.laps > 12
    assert faded
    last_landing = max(motion.end for motion in thrown)
    assert last_landing <= min(motion.start for motion in faded) + 1e-6


def test_both_hands_of_an_opening_drop_in_the_same_tick() -> None:
    variant = PRESETS["congkak"].variant
    waiting = variant.sow(variant.start(), 0)
    assert forwards(waiting, Heaps.of(waiting.before)).duration == 0
    sowing = variant.sow(waiting.after, 8)
    timeline = forwards(sowing, Heaps.of(sowing.before))
    starts: dict[object, list[float]] = {}
    for motion in timeline.motions:
        if motion.path is Path.ARC:
            assert isinstance(motion.source, InHand)
            starts.setdefault(motion.source.side, []).append(motion.start)
    south, north = starts.values()
    together = min(len(south), len(north))
    assert south[:together] == north[:together]
    assert len(set(south)) == len(south)


def test_a_waiting_hand_is_held_over_the_hole_of_its_last_seed() -> None:
    variant = PRESETS["congkak"].variant
    position = variant.start()
    for pit in (0, 9):
        sowing = variant.sow(position, pit)
        position = sowing.after
    opening = position.opening
    assert opening
    hands = {place for place, _ in Heaps.of(position) if isinstance(place, InHand)}
    assert hands == {InHand(side, opening.at[side]) for side in Side if opening.hands[side]}


def test_a_split_seed_leaves_the_board_and_comes_back() -> None:
    awari = PRESETS["awari"].variant.with_options({"repetition": "2"})
    start = awari.position("0,0,0,0,0,1/22|0,0,0,2,0,0/23|s")
    seen = awari.after(start, 5)
    sowing = awari.sow(start, 5, (seen,))
    timeline = forwards(sowing, Heaps.of(start))
    assert lying(timeline.heaps) == places(sowing.after)
    assert len(timeline.heaps.at(SPLIT)) == 1
    assert backwards(sowing, timeline.heaps).heaps == Heaps.of(start)


def test_a_round_fills_the_rows_after_the_stores_are_full() -> None:
    variant = VARIANTS["congkak-rounds"]
    for dice in range(40):
        sowing = played(variant, dice, 200)
        if sowing.after.round > 1 or sowing.after.over:
            break
    assert lying(forwards(sowing, Heaps.of(sowing.before)).heaps) == places(sowing.after)


def test_rearranging_moves_as_few_seeds_as_possible() -> None:
    start = position("4,4,4,4,4,4/0|4,4,4,4,4,4/0|s")
    heaps = Heaps.of(start)
    after = PRESETS["kalah-plyyard"].variant.after(start, 2)
    new = heaps.arranged(after)
    assert lying(new) == places(after)
    stayed = sum(len(set(seeds) & set(new.at(place))) for place, seeds in heaps)
    assert stayed == 44
    assert lying(new.arranged(position("1,1,1,1/0|1,1,1,1/0|s"))).total() == 8
    assert lying(new.arranged(start)).total() == 48


def test_the_moment_of_a_drop_is_its_landing() -> None:
    sowing = PRESETS["kalah-plyyard"].variant.sow(position("2,2,2,2,2,2/0|2,2,2,2,2,2/0|s"), 0)
    timeline = forwards(sowing, Heaps.of(sowing.before))
    drops = [moment.at for moment in timeline.moments if isinstance(moment.step, Drop)]
    assert drops == [motion.end for motion in timeline.motions if motion.path is Path.ARC]
    assert not any(isinstance(moment.step, Capture) for moment in timeline.moments)
    assert isinstance(timeline.moments[0].step, Lift)
