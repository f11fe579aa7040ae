"""The shipped puzzles are what they say, and damaged ones say where."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.learn.attempt import Attempt, Kind
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.puzzles import AIMS, Puzzle, PuzzleError, Puzzles, Theme
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Sowing, Spare, SpareReason
from mancala_desktop.rules.variant import Family, Variant
from tests.engine.both import needs_compiled

PROOF = Path(__file__).parents[2] / "packaging" / "puzzles" / "puzzle_proof.py"
SAMPLE = (
    "kalah-plyyard-f7b2ad",
    "kalah-plyyard-bd63ae",
    "kalah-standard-868a1f",
    "kalah-youzai-eeec10",
    "kalah-youzai-edcc6b",
    "kalah-36-47e965",
    "awari-23069e",
    "awari-e44405",
    "oware-abapa-46721e",
    "oware-app-7fd09f",
    "congkak-app-a6f3ef",
    "congkak-sequential-bab884",
)
NO_WIN = {Why.NOT_DECIDED, Why.NO_LONGER}
FEW_SEEDS = 9  # tables so small are built in no time


@pytest.fixture(scope="module")
def puzzles() -> Puzzles:
    return Puzzles()


@pytest.fixture(scope="module")
def every(puzzles: Puzzles) -> list[Puzzle]:
    return [puzzles.puzzle(name) for name in puzzles.entries]


def told(puzzle: Puzzle, line: tuple[int, ...]) -> list[Sowing]:
    sowings: list[Sowing] = []
    for pit in line:
        before = sowings[-1].after if sowings else puzzle.position
        sowings.append(puzzle.variant.sow(before, pit))
    return sowings


def sown_from(puzzle: Puzzle) -> Callable[[int], Sowing]:
    return lambda pit: puzzle.variant.sow(puzzle.position, pit)


def turns(variant: Variant, position: Position) -> Iterator[tuple[tuple[int, ...], Position]]:
    """Every whole turn, and what it leads to."""
    for pit in variant.legal_moves(position):
        sowing = variant.sow(position, pit)
        if sowing.again:
            yield from (((pit, *line), end) for line, end in turns(variant, sowing.after))
        else:
            yield (pit,), sowing.after


# -------------------------------------------------------------------- what is shipped


def test_there_are_enough_of_every_kind_and_none_twice(every: list[Puzzle]) -> None:
    families = Counter(puzzle.variant.family for puzzle in every)
    aims = Counter(puzzle.aim for puzzle in every)

    assert len(every) >= 320
    assert families[Family.KALAH] > families[Family.OWARE] > families[Family.CONGKAK] >= 40
    assert set(aims) == set(AIMS) and min(aims.values()) >= 60
    assert set(Theme) == {theme for puzzle in every for theme in puzzle.themes}
    ratings = [puzzle.rating for puzzle in every]
    assert 600 <= min(ratings) <= 900 and 1900 <= max(ratings) <= 2200
    # All are seen from below, so that none is the mirror image of another.
    assert {puzzle.position.to_sow for puzzle in every} == {Side.SOUTH}
    assert len({(p.variant.family, str(p.position)) for p in every}) == len(every)


def test_every_good_way_of_every_puzzle_is_accepted_and_a_wrong_one_is_not(
    every: list[Puzzle],
) -> None:
    for puzzle in every:
        legal = puzzle.variant.legal_moves(puzzle.position)
        assert len(legal) >= 3 and puzzle.best.size <= 60, puzzle.id
        refused = check_every_sowing(puzzle, Attempt(puzzle.task), puzzle.best)
        assert refused, f"{puzzle.id}: nothing is wrong"


def check_every_sowing(puzzle: Puzzle, attempt: Attempt, good: Trie) -> int:
    """At every step of every good way the good sowings are accepted and all others are not; how many
    are not."""
    refused = 0
    for pit in puzzle.variant.legal_moves(attempt.position):
        trying = Attempt(puzzle.task, turn=attempt.turn)
        verdict, then = trying.put(pit), good.children.get(pit)
        expected = Kind.WRONG if then is None else Kind.SOLVED if then.ends else Kind.GOES_ON
        assert verdict.kind is expected, (puzzle.id, *(s.pit for s in attempt.turn), pit)
        refused += then is None
        if then and not then.ends:
            refused += check_every_sowing(puzzle, trying, then)
        elif then:
            assert not trying.turn[-1].again, puzzle.id
    return refused


def test_a_first_sowing_is_refused_for_what_is_true_of_it(every: list[Puzzle]) -> None:
    """Nothing is called worse that is not proved to be, and a win not overlooked that is."""
    told = Counter[Why]()
    for puzzle in every:
        for pit in set(puzzle.variant.legal_moves(puzzle.position)) - set(puzzle.best.children):
            miss = Attempt(puzzle.task).put(pit).miss
            assert miss and miss.hole == pit, puzzle.id
            told[miss.why] += 1
            if puzzle.aim is Theme.WIN_IN_ONE_TURN:
                wins = puzzle.values.get(pit, 0) > 0
                assert miss.why in ({Why.WINS_LATER} if wins else NO_WIN), (puzzle.id, pit)
            else:
                best = puzzle.value
                assert miss.why is Why.NOT_BEST and best is not None, puzzle.id
                assert puzzle.values[pit] < best, (puzzle.id, pit)
    assert set(told) == {*NO_WIN, Why.WINS_LATER, Why.NOT_BEST}


def test_a_puzzle_keeps_what_its_aim_promises(every: list[Puzzle]) -> None:
    for puzzle in every:
        position, values = puzzle.position, puzzle.values
        assert not values or set(values) == set(puzzle.variant.legal_moves(position)), puzzle.id
        if puzzle.aim is Theme.WIN_IN_ONE_TURN:
            half = position.total / 2
            won = {
                line
                for line, end in turns(puzzle.variant, position)
                if end.store(Side.SOUTH) > half
            }
            assert won == set(puzzle.best.lines()), puzzle.id
            for line, _ in turns(puzzle.variant, position):
                attempt = Attempt(puzzle.task)
                accepted = all(attempt.put(pit).kind is not Kind.WRONG for pit in line)
                assert (accepted and attempt.solved) is (line in won), (puzzle.id, line)
            assert all(s.after.store(Side.SOUTH) <= half for s in told(puzzle, puzzle.line)[:-1])
            continue
        *_, second, best = sorted(values.values())
        (first,) = puzzle.best.children
        assert values[first] == best, puzzle.id
        assert {
            Theme.WIN: best > 0 >= second,
            Theme.SAVE_DRAW: best == 0 > second,
            Theme.GAIN: best - second >= 2 and (second > 0 or best < 0),
        }[puzzle.aim], puzzle.id


def test_a_puzzle_uses_what_its_themes_say(every: list[Puzzle]) -> None:
    for puzzle in every:
        variant, line = puzzle.variant, puzzle.line
        sowings = told(puzzle, line)
        captures = [step for sowing in sowings for step in sowing.of(Capture)]
        oware = variant.family is Family.OWARE
        chain = max((len(step.pits) for step in captures), default=0) if oware else len(line)
        gained = sowings[-1].after.store(Side.SOUTH)
        slams = oware and any(
            sowing.after.row(Side.NORTH) == (0,) * 6
            if sowing.captured
            else any(step.reason is SpareReason.GRAND_SLAM for step in sowing.of(Spare))
            for sowing in map(sown_from(puzzle), variant.legal_moves(puzzle.position))
        )
        expected = {
            Theme.EXTRA_TURN: len(line) > 1,
            Theme.CAPTURE: bool(captures),
            **{Theme(f"chain_of_{n}"): min(chain, 5) == n for n in (2, 3, 4, 5)},
            Theme.FEEDING: oware and not any(puzzle.position.row(Side.NORTH)),
            Theme.RELAY: variant.family is Family.CONGKAK and any(s.laps > 1 for s in sowings),
        }
        assert {theme for theme, used in expected.items() if used} == (
            set(puzzle.themes) & set(expected)
        ), puzzle.id
        if slams:
            assert Theme.SLAM in puzzle.themes, puzzle.id
        if Theme.SACRIFICE in puzzle.themes:
            ends = (end for _, end in turns(variant, puzzle.position))
            assert any(end.store(Side.SOUTH) >= gained + 2 for end in ends), puzzle.id


# -------------------------------------------------------------------- proved again


@pytest.fixture(scope="module")
def proof() -> ModuleType:
    spec = importlib.util.spec_from_file_location("puzzle_proof", PROOF)
    assert spec and spec.loader
    module = sys.modules["puzzle_proof"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@needs_compiled
@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_is_proved_again(name: str, puzzles: Puzzles, proof: ModuleType) -> None:
    puzzle = puzzles.puzzle(name)
    values_of = proof.ExactValues(puzzle.preset_id, None, FEW_SEEDS)

    assert proof.faults(puzzle, values_of) == []


@needs_compiled
def test_a_proof_finds_what_is_wrong(puzzles: Puzzles, proof: ModuleType) -> None:
    puzzle = puzzles.puzzle(SAMPLE[0])
    values_of = proof.ExactValues(puzzle.preset_id, None, FEW_SEEDS)
    wrong = {pit: value + 2 for pit, value in puzzle.values.items()}

    (fault,) = proof.faults(replace(puzzle, values=wrong), values_of)
    assert "values" in fault


# -------------------------------------------------------------------- which one comes


def test_every_puzzle_has_its_day_before_one_comes_again(puzzles: Puzzles) -> None:
    count = len(puzzles.entries)
    days = [date(2026, 12, 24) + timedelta(days) for days in range(count + 1)]
    names = [puzzles.of_the_day(day).id for day in days]

    assert len(set(names)) == count and names[0] == names[-1]
    assert Puzzles().of_the_day(days[5]).id == names[5]


def test_a_puzzle_is_chosen_by_rating_and_theme_and_none_that_is_solved(puzzles: Puzzles) -> None:
    asked = {Theme.WIN, Theme.EXTRA_TURN}
    solved: set[str] = set()
    suiting = {name for name, entry in puzzles.entries.items() if asked <= set(entry.themes)}
    for _ in suiting:
        puzzle = puzzles.choose(1300, solved, asked, Random(1))
        assert puzzle and puzzle.id in suiting - solved
        solved.add(puzzle.id)
    assert solved == suiting
    again = puzzles.choose(1300, solved, asked, Random(1))
    assert again and again.id in suiting
    hard = puzzles.choose(2200, (), (), Random(2), presets=["congkak-app"])
    assert hard and hard.preset_id == "congkak-app" and hard.rating >= 1600
    assert puzzles.choose(1300, (), {Theme.RELAY}, Random(1), presets=["awari"]) is None


# -------------------------------------------------------------------- damage

ID = "kalah-plyyard-000001"
INDEX = f'{ID} = "1200 win"\n'
GOOD = f'[{ID}]\nposition = "1,3,2,0,1,1/17|2,1,0,0,1,1/18|s"\nvalues = "a+0 f+6"\nbest = "f(e)"\n'


def test_puzzles_of_any_folder_are_read(tmp_path: Path) -> None:
    (tmp_path / "index.toml").write_text(INDEX)
    (tmp_path / "kalah-plyyard.toml").write_text(GOOD)

    puzzle = Puzzles(tmp_path).puzzle(ID)

    assert puzzle.line == (5, 4) and puzzle.value == 6 and puzzle.rating == 1200


@pytest.mark.parametrize(
    ("index", "rest", "file", "place"),
    [
        ("", GOOD, "index.toml", "line 1"),
        ("x = ", GOOD, "index.toml", ""),
        ('kalah-99-1 = "1200 win"', GOOD, "index.toml", "kalah-99-1"),
        (f'{ID} = "win"', GOOD, "index.toml", ID),
        (f'{ID} = "1200 luck"', GOOD, "index.toml", ID),
        (f'{ID} = "1200 capture"', GOOD, "index.toml", ID),
        (f"{ID} = 1200", GOOD, "index.toml", ID),
        (INDEX, "", "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace('"1,3', '"1,x'), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace("f(e)", "f"), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace("f(e)", "d"), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace("f(e)", "f(e"), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace("+6", "+"), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace('"f(e)"', "3"), "kalah-plyyard.toml", ID),
        (INDEX, GOOD.replace("best =", "best"), "kalah-plyyard.toml", "line 4"),
        (INDEX, None, "kalah-plyyard.toml", "the file"),
    ],
)
def test_damaged_puzzles_say_in_which_file_and_where(
    tmp_path: Path, index: str, rest: str | None, file: str, place: str
) -> None:
    (tmp_path / "index.toml").write_text(index)
    if rest is not None:
        (tmp_path / "kalah-plyyard.toml").write_text(rest)

    with pytest.raises(PuzzleError) as damage:
        Puzzles(tmp_path).puzzle(ID)

    assert damage.value.file == file and damage.value.place.startswith(place)


def test_every_file_belongs_to_the_index(puzzles: Puzzles) -> None:
    shipped = {path.stem for path in asset("learn", "puzzles").glob("*.toml")}

    assert shipped == {"index"} | {entry.preset_id for entry in puzzles.entries.values()}
