"""What the search answers, when it says `exact`, and how soon it stops."""

import threading
import time
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mancala_desktop.engine.bench import OPTIONS, bench
from mancala_desktop.engine.request import Answer, Info, Limits, Request, Values
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.engine.both import both_cores, needs_compiled, new_core
from tests.engine.minimax import minimax, minimax_values
from tests.rules.games import variants
from tests.rules.vectors import cases, label, variant_of

EXACT = Limits(exact=True)
every_preset = pytest.mark.parametrize("preset", PRESETS)
ending_preset = pytest.mark.parametrize(
    "preset", [name for name, preset in PRESETS.items() if not preset.variant.can_repeat]
)


def search(core_name: str, variant: Variant, position: Position, limits: Limits) -> Answer:
    return new_core(core_name).search(Request(7, variant, position, limits=limits), Stop())


def values(core_name: str, variant: Variant, position: Position, limits: Limits) -> Values:
    return new_core(core_name).values(Request(7, variant, position, limits=limits), Stop())


@st.composite
def nearly_over(draw: st.DrawFn, variant: Variant) -> Position:
    """A position with few seeds in the pits, not over."""
    layout = variant.layout
    seeds = [0] * layout.holes
    pits = [*layout.row(Side.SOUTH), *layout.row(Side.NORTH)]
    for pit in draw(st.lists(st.sampled_from(pits), min_size=2, max_size=5)):
        seeds[pit] += 1
    for side in Side:
        seeds[layout.store(side)] = draw(st.integers(0, 30))
    position = variant.settled(Position(tuple(seeds), draw(st.sampled_from(Side))))
    assume(not position.over)
    return position


# ---------------------------------------------------------------- right


@both_cores
@ending_preset
@given(data=st.data())
@settings(deadline=None, max_examples=25)
def test_proofs_agree_with_plain_minimax(core_name: str, preset: str, data: st.DataObject) -> None:
    variant = data.draw(variants(preset))
    if isinstance(variant, Congkak):
        variant = replace(variant, rounds=1)
    position = data.draw(nearly_over(variant))
    expected = minimax_values(variant, position)

    assert values(core_name, variant, position, EXACT) == Values(7, expected, True)
    answer = search(core_name, variant, position, EXACT)
    assert answer.exact and answer.score == max(expected.values())
    assert answer.pit is not None and expected[answer.pit] == answer.score
    side = position.to_sow
    for pit in answer.pv:
        position = variant.after(position, pit)
    assert minimax(variant, position, side) == answer.score  # tables know what follows, not how


@both_cores
@ending_preset
@given(data=st.data())
@settings(deadline=None, max_examples=25)
def test_deepening_to_the_end_agrees_with_plain_minimax(
    core_name: str, preset: str, data: st.DataObject
) -> None:
    variant = data.draw(variants(preset))
    if isinstance(variant, Congkak):
        variant = replace(variant, rounds=1)
    position = data.draw(nearly_over(variant))
    expected = minimax_values(variant, position)

    answer = search(core_name, variant, position, Limits())
    assert answer.exact and answer.score == max(expected.values())
    assert answer.pit is not None and expected[answer.pit] == answer.score
    assert values(core_name, variant, position, Limits()) == Values(7, expected, True)


@both_cores
@every_preset
def test_a_sample_of_the_solved_positions(core_name: str, preset: str) -> None:
    core = new_core(core_name)
    for case in cases("solved", preset)[:40]:
        variant = variant_of(case)
        position = variant.scoring().position(case["position"])
        in_pits = sum(sum(position.row(side)) for side in Side)
        if in_pits > (6 if variant.can_repeat else 14):
            continue  # the whole of it: make check-engine
        found = core.values(Request(7, variant, position, limits=EXACT), Stop())
        name = variant.layout.name
        assert {name(pit): score for pit, score in found.scores.items()} == case["values"], label(
            case
        )
        assert found.exact, label(case)


@both_cores
def test_a_start_position_is_solved(core_name: str) -> None:
    variant = PRESETS["kalah-standard"].variant.with_options({"pits": "4", "seeds": "2"})
    answer = search(core_name, variant, variant.start(), EXACT)
    assert (answer.score, answer.exact) == (6, True)


# ---------------------------------------------------------------- exact only when proved


@both_cores
@every_preset
def test_a_guess_is_not_exact(core_name: str, preset: str) -> None:
    variant = PRESETS[preset].variant
    assert not search(core_name, variant, variant.start(), Limits(depth=2)).exact
    assert not search(core_name, variant, variant.start(), Limits(nodes=500, exact=True)).exact
    assert not values(core_name, variant, variant.start(), Limits(nodes=500, exact=True)).exact


@both_cores
@pytest.mark.parametrize(
    "text", ["0,1,0,1,0,0/20|0,1,0,1,0,0/24|s", "1,0,0,0,0,0/23|0,1,0,0,0,0/23|s"]
)
@pytest.mark.parametrize(
    ("options", "exact"),
    [
        ({"on_repetition": "split"}, True),
        ({"on_repetition": "split", "repetition": "0"}, False),
        ({"on_repetition": "owner"}, False),
        ({"on_repetition": "owner", "repetition": "0"}, False),
    ],
)
def test_where_play_can_go_in_circles_only_split_is_exact(
    core_name: str, text: str, options: dict[str, str], exact: bool
) -> None:
    variant = PRESETS["awari"].variant.with_options(options)
    position = variant.scoring().position(text)
    limits = Limits(exact=True, nodes=None if exact else 3000)
    assert search(core_name, variant, position, limits).exact is exact
    assert values(core_name, variant, position, limits).exact is exact
    assert search(core_name, variant, position, Limits(nodes=1000)).exact <= exact


def goes_in_circles(variant: Variant, position: Position) -> bool:
    """Whether some position can come again, found by following every line."""
    on_line: set[Position] = set()
    done: set[Position] = set()

    def follow(here: Position) -> bool:
        on_line.add(here)
        for pit in variant.legal_moves(here):
            after = variant.after(here, pit)
            if after in on_line or (after not in done and follow(after)):
                return True
        on_line.remove(here)
        done.add(here)
        return False

    return follow(position)


@both_cores
@pytest.mark.parametrize("preset", ["oware-abapa", "oware-app", "oware-kalaha", "awari"])
@given(data=st.data())
@settings(deadline=None, max_examples=25)
def test_owner_is_exact_just_where_play_cannot_go_in_circles(
    core_name: str, preset: str, data: st.DataObject
) -> None:
    variant = PRESETS[preset].variant.with_options({"on_repetition": "owner"})
    position = data.draw(nearly_over(variant.scoring()))
    if core_name == "python":
        assert not search(core_name, variant, position, Limits(depth=4)).exact
    if goes_in_circles(variant.scoring(), position):
        if core_name == "python":  # the other one has bounds on both sides, which may meet
            limits = Limits(exact=True, movetime_ms=50)
            assert not values(core_name, variant, position, limits).exact
    else:
        expected = minimax_values(variant.scoring(), position)
        assert values(core_name, variant, position, EXACT) == Values(7, expected, True)


@both_cores
def test_where_no_circle_can_be_reached_owner_is_exact_too(core_name: str) -> None:
    variant = PRESETS["oware-app"].variant
    position = variant.scoring().position("0,0,0,0,0,2/20|1,1,0,0,0,0/24|s")
    answer = search(core_name, variant, position, EXACT)
    assert answer.exact and answer.score == 0


# ---------------------------------------------------------------- limits


@both_cores
@every_preset
@pytest.mark.parametrize("exact", [False, True])
def test_a_stop_is_answered_at_once(core_name: str, preset: str, exact: bool) -> None:
    variant, stop = PRESETS[preset].variant, Stop()
    if not variant.can_repeat:
        variant = replace(variant, seeds=8)  # far more than can be proved meanwhile
    spent = time.pthread_getcpuclockid(threading.get_ident())  # what other programs do is not in it
    stopped_at = 0.0

    def set_stop() -> None:
        nonlocal stopped_at
        stopped_at = time.clock_gettime(spent)
        stop.set()

    threading.Timer(0.05, set_stop).start()
    request = Request(7, variant, variant.start(), limits=Limits(exact=exact))
    answer = new_core(core_name).search(request, stop)
    assert time.clock_gettime(spent) - stopped_at < 0.02
    assert answer.pit in variant.legal_moves(variant.start())


@both_cores
def test_a_stop_set_before_still_gives_a_legal_answer(core_name: str) -> None:
    variant, stop = PRESETS["awari"].variant, Stop()
    stop.set()
    request = Request(3, variant, variant.start(), limits=EXACT)
    answer = new_core(core_name).search(request, stop)
    assert answer.ticket == 3 and answer.pit in range(6) and not answer.exact
    assert list(new_core(core_name).values(request, stop).scores) == [0, 1, 2, 3, 4, 5]


@both_cores
@every_preset
def test_depth_and_nodes_are_kept(core_name: str, preset: str) -> None:
    variant = PRESETS[preset].variant
    heard: list[Info] = []
    request = Request(1, variant, variant.start(), limits=Limits(depth=3))
    answer = new_core(core_name).search(request, Stop(), heard.append)
    assert [info.depth for info in heard] == [1, 2, 3]
    assert answer.depth == 3 and answer.pv == heard[-1].pv and answer.score == heard[-1].score
    assert search(core_name, variant, variant.start(), Limits(nodes=500)).nodes <= 501


@both_cores
def test_the_end_has_no_sowing(core_name: str) -> None:
    variant = PRESETS["kalah-plyyard"].variant
    over = variant.position("0,0,0,0,0,0/20|1,0,0,0,0,1/26|s")
    assert search(core_name, variant, over, Limits()) == Answer(7, None, -8, True, (), 0, 0, 0)
    assert values(core_name, variant, over, Limits()) == Values(7, {}, True)


@both_cores
def test_an_opening_is_searched_without_the_other_secret_choice(core_name: str) -> None:
    variant = PRESETS["congkak"].variant
    south = variant.start()
    first = search(core_name, variant, south, Limits(depth=2))
    answers = {
        search(core_name, variant, variant.after(south, pit), Limits(depth=2)) for pit in range(7)
    }
    assert first.pit in variant.legal_moves(south)
    assert len({(answer.pit, answer.score) for answer in answers}) == 1
    assert answers.pop().pit in variant.legal_moves(variant.after(south, 0))


@both_cores
def test_a_repetition_in_the_game_is_seen(core_name: str) -> None:
    """North is ahead in seeds left; a position that came before is worth the rows as they lie."""
    variant = PRESETS["oware-app"].variant
    position = variant.position("0,1,0,0,0,0/20|0,1,0,0,0,0/20|s")
    history = []
    for _ in range(3):
        history.append(position)
        position = variant.after(position, variant.legal_moves(position)[0])
    request = Request(1, variant, position, tuple(history), Limits(depth=6))
    assert new_core(core_name).search(request, Stop()).pit is not None


@pytest.mark.parametrize(
    ("core_name", "signature"),
    [("python", 57013), pytest.param("compiled", 11204899, marks=needs_compiled)],
)
def test_bench_has_the_same_signature_everywhere(core_name: str, signature: int) -> None:
    nodes, _ = bench(new_core(core_name, OPTIONS), Stop())
    assert nodes == signature
