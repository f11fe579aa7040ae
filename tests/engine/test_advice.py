"""What every sowing is worth: first soon, then better, and only proved where it is proved."""

import threading
import time
from dataclasses import replace

import pytest

from mancala_desktop.engine.advice import FULL_STRENGTH, Advice, advise
from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.engine.both import both_cores, needs_compiled, new_core
from tests.engine.minimax import minimax_values

QUICK = Limits(movetime_ms=150)
KALAH = PRESETS["kalah-plyyard"].variant
NEARLY_OVER = KALAH.position("0,0,1,0,2,1/20|1,0,0,3,0,0/20|s")


def told(
    core: Core, variant: Variant, position: Position, limits: Limits = FULL_STRENGTH
) -> list[Advice]:
    answers: list[Advice] = []
    advise(Request(1, variant, position, limits=limits), core, Stop(), answers.append)
    return answers


@both_cores
def test_what_is_proved_agrees_with_plain_minimax(core_name: str) -> None:
    *_, advice = told(new_core(core_name), KALAH, NEARLY_OVER)

    expected = minimax_values(KALAH, NEARLY_OVER)
    assert advice.values == expected
    assert advice.exact and advice.proved == set(expected) and advice.last
    assert advice.pit in advice.best
    assert advice.value == max(expected.values())
    assert all(advice.loss(pit) == advice.value - value for pit, value in expected.items())


@both_cores
@pytest.mark.parametrize("preset", PRESETS)
def test_the_line_can_be_sown_and_begins_with_a_best_pit(core_name: str, preset: str) -> None:
    variant = PRESETS[preset].variant
    position = replace(variant.start(), opening=None)

    for advice in told(new_core(core_name), variant, position, QUICK):
        assert set(advice.values) == set(variant.legal_moves(position))
        assert advice.pit in advice.best
        after, history = position, []
        for pit in advice.line:
            history.append(after)
            after = variant.sow(after, pit, history[:-1]).after


@needs_compiled
def test_a_first_answer_comes_soon_and_a_better_one_follows() -> None:
    variant = PRESETS["oware-abapa"].variant
    came: list[tuple[float, Advice]] = []
    begin = time.monotonic()

    advise(
        Request(1, variant, variant.start(), limits=Limits(movetime_ms=600)),
        new_core("compiled"),
        Stop(),
        lambda advice: came.append((time.monotonic() - begin, advice)),
    )

    assert [advice.last for _, advice in came] == [False, False, True]
    assert came[0][0] < came[-1][0] / 2
    assert not came[-1][1].proved


@needs_compiled
def test_a_book_answers_at_once_and_has_proofs() -> None:
    begin = time.thread_time()

    (advice,) = told(new_core("compiled", Options(table_mb=8)), KALAH, KALAH.start())

    assert time.thread_time() - begin < 0.3
    assert advice.exact and advice.value == 10
    assert len(advice.line) > 1  # a book knows values, not lines


def test_a_round_that_is_not_the_last_proves_nothing() -> None:
    variant = PRESETS["congkak"].variant.with_options({"rounds": "3", "opening": "sequential"})
    position = variant.position("0,0,0,0,0,0,1/40|0,0,0,0,0,1,0/56|s")

    *_, advice = told(new_core("python"), variant, position, QUICK)

    assert advice.last and not advice.proved


@both_cores
def test_the_win_is_given_away_when_the_best_wins_and_the_other_does_not(core_name: str) -> None:
    advice = Advice({0: 3, 1: 1, 2: 0, 3: -2}, frozenset(), (0,), True)
    behind = Advice({0: 0, 1: -2}, frozenset(), (0,), True)

    assert [advice.gives_win_away(pit) for pit in range(4)] == [False, False, True, True]
    assert not behind.gives_win_away(1)


def test_what_the_other_side_has_chosen_in_secret_has_no_part_in_it() -> None:
    variant = PRESETS["congkak-app"].variant.with_options({"opening": "simultaneous"})
    chosen = variant.sow(variant.start(), 0).after
    assert chosen.opening
    core = new_core("python")
    limits = Limits(movetime_ms=60_000, depth=1)

    def values(position: Position) -> object:
        answers: list[Advice] = []
        stop = Stop()

        def tell(advice: Advice) -> None:
            answers.append(advice)
            stop.set()

        advise(Request(1, variant, position, limits=limits), core, stop, tell)
        return answers[0].values

    unseen = replace(chosen, opening=replace(chosen.opening, choices=Opening().choices))
    assert values(chosen) == values(unseen)


def test_nothing_is_told_of_a_position_that_is_over() -> None:
    assert told(new_core("python"), KALAH, KALAH.position("0,0,0,0,0,0/24|0,0,0,0,0,0/24|s")) == []


@both_cores
@pytest.mark.parametrize("preset", ["kalah-youzai", "oware-abapa", "congkak"])
def test_it_ends_soon_after_it_is_stopped_and_tells_nothing_then(
    core_name: str, preset: str
) -> None:
    variant = PRESETS[preset].variant
    position = replace(variant.start(), opening=None)
    core, stop = new_core(core_name), Stop()
    answers: list[Advice] = []
    ended: list[float] = []
    limits = Limits(movetime_ms=60_000, book=False)
    first = threading.Event()

    def tell(advice: Advice) -> None:
        answers.append(advice)
        first.set()

    def think() -> None:
        advise(Request(1, variant, position, limits=limits), core, stop, tell)
        ended.append(time.monotonic())

    thread = threading.Thread(target=think)
    thread.start()
    first.wait(10)
    known = len(answers)
    stopped = time.monotonic()
    stop.set()
    thread.join()

    assert ended[0] - stopped < 0.1  # 20 ms and what a busy machine takes
    assert known and len(answers) == known
