"""A preview says what the steps say, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import takewhile

import pytest

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import replay
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import (
    Burn,
    Capture,
    Drop,
    End,
    Refill,
    Sowing,
    Spare,
    SpareReason,
    Sweep,
)
from mancala_desktop.ui.board.heaps import Heaps, falling
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.preview import MOST_SEEDS, Preview, Taken
from mancala_desktop.ui.board.states import of_preview
from mancala_desktop.ui.board.telling import forwards

KALAH = PRESETS["kalah-plyyard"].variant
OWARE = PRESETS["oware-abapa"].variant


def sowings(preset_id: str, count: int) -> Iterator[Sowing]:
    """What every legal pit would do in positions of random games, some of them near their end."""
    chance = random.Random(preset_id)
    variant = PRESETS[preset_id].variant
    history: list[Position] = []
    position = variant.start()
    while count:
        moves = variant.legal_moves(position)
        if not moves or len(history) > 120:
            history, position = [], variant.start()
            continue
        told = [variant.sow(position, pit, history) for pit in moves]
        if position.opening is None:
            yield from told[:count]
            count -= min(count, len(told))
        history.append(position)
        position = chance.choice(told).after


def before_an_end(sowing: Sowing) -> Position:
    """What lies on the board when the sowing and its capture are done, rows not yet swept."""
    ends = (Sweep, Refill, Burn, End)
    return replay(sowing.before, takewhile(lambda step: not isinstance(step, ends), sowing.steps))


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_preview_is_what_the_steps_tell(preset_id: str) -> None:
    for sowing in sowings(preset_id, 400):
        preview = Preview.of(sowing)
        drops = [step.hole for step in sowing.of(Drop)]
        assert list(preview.path) == drops[: len(preview.path)]
        assert (preview.start, preview.landing) == (sowing.pit, drops[-1])
        assert (preview.seeds, preview.laps) == (len(drops), sowing.laps)
        assert sum(taken.seeds for taken in preview.taken) == sowing.captured
        assert preview.spared == tuple(pit for step in sowing.of(Spare) for pit in step.pits)
        assert preview.again == sowing.again
        after = before_an_end(sowing)
        own = sowing.before.layout.store(sowing.side)
        assert preview.gain == after.seeds[own] - sowing.before.seeds[own]
        for taken in preview.taken:
            assert after.seeds[taken.pit] == 0


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_long_relay_is_shown_by_whole_laps_as_far_as_one_can_read_it(preset_id: str) -> None:
    for sowing in sowings(preset_id, 200):
        preview = Preview.of(sowing)
        first = next(iter(sowing.steps))
        lifted = sowing.before.seeds[sowing.pit]
        assert len(preview.path) >= lifted, first
        assert len(preview.path) == lifted or len(preview.path) <= MOST_SEEDS
        assert (preview.goes_on is None) == (sowing.laps == 1)
        if len(preview.path) < preview.seeds:
            assert preview.goes_on == preview.path[-1]
        assert preview.seeds in preview.numbers[preview.landing]
        assert sum(map(len, preview.numbers.values())) in (len(preview.path), len(preview.path) + 1)


@pytest.mark.parametrize("preset_id", ["kalah-plyyard", "oware-kalaha"])
def test_the_ghosts_are_the_very_seeds_that_will_fall_there(preset_id: str) -> None:
    for sowing in sowings(preset_id, 60):
        if sowing.captured or sowing.after.over:
            continue
        heaps = Heaps.of(sowing.before)
        seeds = falling(sowing, heaps)
        after = forwards(sowing, heaps).heaps
        for drop, seed in zip(sowing.of(Drop), seeds, strict=True):
            assert seed in after.at(drop.hole)


def test_a_capture_from_the_pit_opposite_counts_the_last_seed_too() -> None:
    position = KALAH.position("0,3,1,5,0,1/12|1,4,2,0,2,0/17|s")
    preview = Preview.of(KALAH.sow(position, 1))
    assert preview.path == (2, 3, 4)
    assert preview.taken == (Taken(8, 5, harvested=False),)
    assert (preview.store, preview.gain) == (6, 5)
    assert of_preview(preview) == {4: {Mark.LANDING}, 8: {Mark.CAPTURED}}


def test_a_harvest_is_told_pit_by_pit() -> None:
    position = OWARE.position("1,4,4,0,0,4/2|7,1,1,2,0,6/16|s")
    preview = Preview.of(OWARE.sow(position, 5))
    assert preview.taken == (Taken(10, 3, True), Taken(9, 2, True), Taken(8, 2, True))
    assert of_preview(preview)[10] == {Mark.LANDING, Mark.CAPTURED}


def test_a_grand_slam_takes_nothing() -> None:
    position = OWARE.position("1,1,2,2,0,0/16|2,1,7,1,3,8/4|n")
    sowing = OWARE.sow(position, 9)
    assert [step.reason for step in sowing.of(Spare)] == [SpareReason.GRAND_SLAM]
    preview = Preview.of(sowing)
    assert (preview.taken, preview.spared, preview.gain) == ((), (3, 2, 1, 0), 0)


def test_a_lap_around_the_board_gives_a_pit_two_numbers() -> None:
    position = KALAH.position("14,0,1,5,0,1/8|1,4,2,0,2,0/10|s")
    preview = Preview.of(KALAH.sow(position, 0))
    assert preview.numbers[1] == [1, 14]
    assert preview.numbers[0] == [13]
    assert preview.landing == 1


def test_a_secret_choice_has_no_preview() -> None:
    congkak = PRESETS["congkak"].variant
    sowing = congkak.sow(congkak.start(), 0)
    assert not any(sowing.of(Capture))
    with pytest.raises(AssertionError):
        Preview.of(sowing)
    assert sowing.side is Side.SOUTH
