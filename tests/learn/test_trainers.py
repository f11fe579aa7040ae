"""Trainers make tasks that can be solved, again and again other ones."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from mancala_desktop.learn import trainers
from mancala_desktop.learn.attempt import Attempt, Kind
from mancala_desktop.learn.goals import Best
from mancala_desktop.learn.skill import MOST_STARS
from mancala_desktop.learn.task import Count, Find, Sow, Task
from mancala_desktop.learn.told import longest_turn
from mancala_desktop.learn.trainer_boards import BOARDS
from mancala_desktop.learn.trainer_levels import LEVELS, Trainer
from mancala_desktop.learn.trainers import best_task, board, difficulty, difficulty_of, task
from mancala_desktop.learn.walks import hungry_walk, walk
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant
from tests.learn.ways import check_every_step

GRADES = [(trainer, place + 1) for trainer in Trainer for place in range(len(LEVELS[trainer]))]
MADE_ALONE = [(trainer, level) for trainer, level in GRADES if trainer is not Trainer.BEST_MOVE]
SEEDS = range(30)


def solved(made: Task) -> Attempt:
    """The task, answered by its own right answer through an attempt."""
    trying = Attempt(made)
    match made.question:
        case Count():
            trying.say(made.number)
        case Find():
            for hole in made.holes:
                trying.put(hole)
            if trying.done().kind is Kind.EMPTY:  # it is meant
                trying.done()
        case Sow():
            for sowing in made.ways:
                trying.put(sowing.pit)
    return trying


def answer(made: Task) -> object:
    match made.question:
        case Count():
            return made.number
        case Find():
            return made.holes
    return made.ways[0].pit


def is_legal(made: Task) -> bool:
    """Whether the position is one of the game, with all its seeds, and South has a choice."""
    position = made.position
    return (
        made.variant.settled(position) == position
        and not position.over
        and position.to_sow is Side.SOUTH
        and position.total == made.variant.total
        and bool(made.variant.legal_moves(position))
    )


@pytest.mark.parametrize(("trainer", "level"), MADE_ALONE)
def test_every_task_is_legal_and_solved_by_its_answer_and_answers_differ(
    trainer: Trainer, level: int
) -> None:
    tasks = [task(trainer, level, Random(seed)) for seed in SEEDS]
    for made in tasks:
        assert is_legal(made), made
        trying = solved(made)
        assert trying.solved and trying.stars == MOST_STARS, made
        assert made.skill is trainer.skill
        assert difficulty_of(made) == difficulty(trainer, level)

    answers = Counter(map(answer, tasks))
    assert len(answers) >= 3
    assert max(answers.values()) <= 2 * len(tasks) // 3, answers
    assert len({made.position for made in tasks}) > len(tasks) // 3


def test_a_chain_that_can_no_longer_be_made_is_not_called_right() -> None:
    chains = [
        made
        for level in range(1, len(LEVELS[Trainer.CHAIN]) + 1)
        for made in (task(Trainer.CHAIN, level, Random(seed)) for seed in SEEDS)
        if isinstance(made.question, Sow)
    ]
    assert sum(map(check_every_step, chains)) > 5


def test_no_turn_is_longer_than_the_one_that_is_called_the_longest() -> None:
    def longest(variant: Variant, position: Position) -> int:
        made = [variant.sow(position, pit) for pit in variant.legal_moves(position)]
        return max(1 + (longest(variant, each.after) if each.again else 0) for each in made)

    for level, rules in enumerate(LEVELS[Trainer.CHAIN], 1):
        for position in {task(Trainer.CHAIN, level, Random(seed)).position for seed in SEEDS}:
            length = longest(rules.variant, position)
            turn = longest_turn(rules.variant, position)
            assert len(turn) == length and all(sowing.again for sowing in turn[:-1])
            assert len(longest_turn(rules.variant, position, 2)) == min(length, 2)


@pytest.mark.parametrize(("trainer", "level"), MADE_ALONE)
def test_where_chance_finds_nothing_a_known_board_suits(
    trainer: Trainer, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = LEVELS[trainer][level - 1]
    for text in BOARDS[trainer][level - 1]:
        position = rules.variant.position(text)
        assert trainers._fitting(trainer, rules, position), text
    monkeypatch.setattr(trainers, "_boards", lambda *_: iter(()))
    for seed in range(8):
        made = task(trainer, level, Random(seed))
        assert is_legal(made) and solved(made).solved


def test_the_same_chance_makes_the_same_task() -> None:
    for trainer, level in MADE_ALONE:
        assert task(trainer, level, Random(7)) == task(trainer, level, Random(7))


def test_a_level_is_more_difficult_than_the_one_before() -> None:
    for trainer in Trainer:
        ratings = [difficulty(trainer, place + 1) for place in range(len(trainer.levels))]
        assert len(ratings) >= 4
        assert ratings == sorted(set(ratings))


def test_random_games_end_though_nobody_captures() -> None:
    rules = LEVELS[Trainer.SLAM][0].variant
    for game in (walk, hungry_walk):
        for seed in range(20):
            assert len(list(islice(game(rules, Random(seed)), 1000))) < 200


# -------------------------------------------------------------------- the best sowing


@pytest.mark.parametrize("level", range(1, len(LEVELS[Trainer.BEST_MOVE]) + 1))
def test_boards_for_the_best_sowing_are_as_full_as_the_level_wants(level: int) -> None:
    rules = LEVELS[Trainer.BEST_MOVE][level - 1]
    known = [rules.variant.position(text) for text in BOARDS[Trainer.BEST_MOVE][level - 1]]
    for position in [*(board(level, Random(seed)) for seed in range(10)), *known]:
        assert rules.least <= _left(position) <= rules.most
        assert len(rules.variant.legal_moves(position)) >= 3
    assert _left(board(level, Random(1), most=6)) <= 6


def test_every_pit_that_is_as_good_as_the_best_is_right() -> None:
    variant = LEVELS[Trainer.BEST_MOVE][0].variant
    position = variant.position("1,1,1,4,0,3/16|1,1,0,2,2,2/14|s")
    pits = variant.legal_moves(position)
    values = dict.fromkeys(pits, 0) | {pits[0]: 2, pits[1]: 2}
    made = best_task(1, position, values)
    assert made
    for pit in pits:
        trying = Attempt(made)
        trying.put(pit)
        assert trying.solved is (pit in pits[:2])
    assert best_task(1, position, dict.fromkeys(pits, 0)) is None, "nothing is better"
    assert best_task(1, position, dict.fromkeys(pits, 0) | {pits[0]: 1}) is None, "a seed alone"
    most = dict.fromkeys(pits, 2) | {pits[0]: 0}
    assert best_task(1, position, most) is None, "nearly all are right"


def test_what_looks_as_good_is_there_from_the_third_level_on() -> None:
    """b captures six at once: if it is the best one, nothing tempts."""
    rules = LEVELS[Trainer.BEST_MOVE][2]
    position = rules.variant.position("3,1,0,4,1,1/16|2,4,0,5,2,2/7|s")
    gains = {
        pit: trainers._gain(rules.variant, position, pit)
        for pit in rules.variant.legal_moves(position)
    }
    greedy = max(gains, key=lambda pit: gains[pit])
    plain = min(gains, key=lambda pit: gains[pit])
    assert best_task(3, position, dict.fromkeys(gains, 0) | {greedy: 4}) is None
    made = best_task(3, position, dict.fromkeys(gains, 0) | {plain: 4})
    assert made and isinstance(made.question, Sow) and isinstance(made.question.goal, Best)


def test_the_best_sowing_is_not_made_without_the_engine() -> None:
    with pytest.raises(ValueError, match="engine"):
        task(Trainer.BEST_MOVE, 1, Random(1))


def _left(position: Position) -> int:
    return sum(sum(position.row(side)) for side in Side)
