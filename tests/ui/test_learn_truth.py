"""What is said to an answer is so: over all lessons, trainers and puzzles, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.goals import Best, Decides
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.puzzles import Puzzles
from mancala_desktop.learn.task import Find, Sow, Task, What
from mancala_desktop.learn.told import ends_in_store, gain, held_at_last, held_when_sown
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.learn.trainers import task as trainer_task
from mancala_desktop.play.settings import Language, PitNames
from mancala_desktop.rules.sowing import Capture, Sowing
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation

CONTENT = Content()
PUZZLES = Puzzles()
LESSON_TASKS = [
    task for group in CONTENT.groups for unit in group.sizes for task in CONTENT.unit(unit).tasks
]
TRAINER_TASKS = [
    trainer_task(trainer, level, Random(seed))
    for trainer in Trainer
    if trainer is not Trainer.BEST_MOVE
    for level in range(1, len(trainer.levels) + 1)
    for seed in range(4)
]
PUZZLE_TASKS = [PUZZLES.puzzle(id).task for id in PUZZLES.entries]

NOTHING = re.compile(
    r"no seed\b(?! of|.* reaches)|(brings|gains)[^.]* nothing|takes nothing"
    r"|keinen Samen|bringt[^.]* nichts|nichts ein"
)
"""Says that a sowing brings nothing at all."""
FALLS: dict[str, Callable[[Sowing], bool]] = {
    "into your store": ends_in_store,
    "are lying already": lambda sowing: _owner(sowing) is sowing.side and held_at_last(sowing) > 1,
    "belongs to": lambda sowing: _owner(sowing) is not sowing.side,
    "nothing lies opposite": lambda sowing: (
        held_at_last(sowing) == 1 and not _held_opposite(sowing)
    ),
    "in your own row": lambda sowing: _owner(sowing) is sowing.side,
    "Only two or three": lambda sowing: held_at_last(sowing) not in (2, 3),
    "grand slam": lambda sowing: not sowing.captured and held_at_last(sowing) in (2, 3),
}
"""What is said of the last seed of a sowing that captures nothing, and whether it is so."""


def _owner(sowing: Sowing) -> object:
    assert sowing.last_hole is not None
    return sowing.before.layout.owner(sowing.last_hole)


def _held_opposite(sowing: Sowing) -> int:
    assert sowing.last_hole is not None
    return held_when_sown(sowing)[sowing.before.layout.opposite(sowing.last_hole)]


def tried(narrator: Narrator, tasks: list[Task]) -> Iterator[tuple[Task, Sowing, str]]:
    """Every wrong pit of every task that asks for pits to be sown or for own pits, and what is said."""
    words = narrator.learning
    for task in tasks:
        match task.question:
            case Sow():
                for pit in task.variant.legal_moves(task.position):
                    verdict = Attempt(task).put(pit)
                    if verdict.miss and verdict.sowing:
                        if verdict.miss.why is Why.NOT_BEST:
                            told = words.turns.compared(task, (), verdict.sowing)
                        else:
                            told = words.misses.tell(task, verdict.miss, task.position)
                        yield task, verdict.sowing, told
            case Find(_, None):
                for pit in set(task.variant.legal_moves(task.position)) - set(task.holes):
                    attempt = Attempt(task, marked=[pit])
                    miss = attempt.done().miss
                    assert miss and miss.hole == pit
                    told = words.misses.tell(task, miss, task.position)
                    yield task, task.variant.sow(task.position, pit), told


def test_nothing_is_said_to_be_gained_only_where_the_store_gains_nothing(
    narrator: Narrator, translation: Translation
) -> None:
    """Neither in why an answer is wrong nor in why it is right."""
    said = 0
    for language in (Language.ENGLISH, Language.GERMAN):
        translation.speak(language)
        for task, sowing, told in tried(narrator, LESSON_TASKS + TRAINER_TASKS + PUZZLE_TASKS):
            own = told.replace("The best sowing brings you no seed yet.", "").replace(
                "Die beste Aussaat bringt dir noch keinen Samen.", ""
            )
            if NOTHING.search(own):
                said += 1
                assert gain((sowing,)) == 0, (task.id, own)
            if own != told:
                assert gain(task.ways) == 0, (task.id, told)
        for task in LESSON_TASKS + TRAINER_TASKS + PUZZLE_TASKS:
            if isinstance(task.question, Sow):
                told = narrator.learning.reasons.why(task)
                if NOTHING.search(told):
                    assert any(gain((sowing,)) == 0 for sowing in task.ways), (task.id, told)
    assert said > 100


def test_a_pit_that_captures_nothing_is_told_with_what_its_last_seed_does(
    narrator: Narrator,
) -> None:
    said = set()
    for task, sowing, told in tried(narrator, LESSON_TASKS + TRAINER_TASKS):
        if isinstance(task.question, Find) and task.question.what is What.CAPTURES:
            first, _, reason = told.partition(". ")
            pit = task.position.layout.name(sowing.pit)
            assert re.fullmatch(rf"Sowing pit {pit} (captures|harvests) nothing", first), told
            causes = [words for words in FALLS if words in reason]
            assert len(causes) == 1 and FALLS[causes[0]](sowing), (task.id, told)
            said.update(causes)
    assert said >= {"into your store", "are lying already", "belongs to", "in your own row"}


def test_a_hole_of_which_nothing_is_taken_is_told_why(narrator: Narrator) -> None:
    said = set()
    for task in LESSON_TASKS + TRAINER_TASKS:
        if not isinstance(task.question, Find) or task.question.what is not What.CAPTURED:
            continue
        sown = task.sown
        assert sown and sown.last_hole is not None
        held, layout = held_when_sown(sown), task.position.layout
        taken = {pit for step in sown.of(Capture) for pit in step.pits}
        for hole in set(range(layout.holes)) - taken:
            miss = Attempt(task, marked=[hole]).done().miss
            assert miss and miss.cause and miss.hole == hole
            told = narrator.learning.misses.tell(task, miss, task.position)
            own = layout.owner(hole) is sown.side
            match miss.cause.why:
                case Why.NEVER_TAKEN:
                    assert layout.is_store(hole)
                case Why.OWN_ROW:
                    assert own and task.variant.family is Family.OWARE
                case Why.NOT_TWO_OR_THREE:
                    assert f"holds {held[hole]}" in told.replace("one", "1") and not own
                    assert held[hole] not in (2, 3)
                case Why.OUT_OF_REACH:
                    between = range(hole, min(taken, default=hole))
                    assert hole > sown.last_hole or any(held[pit] not in (2, 3) for pit in between)
                case Why.NOT_LAST:
                    assert own and hole != sown.last_hole
                case Why.NOT_OPPOSITE:
                    assert hole != layout.opposite(sown.last_hole) or not held[hole]
                case _:
                    raise AssertionError(told)
            said.add(miss.cause.why)
    assert len(said) >= 5


def test_what_is_not_best_is_compared_with_what_is_within_the_time_of_an_answer(
    narrator: Narrator,
) -> None:
    """What it brings, what the other side can take then, and what is proved."""
    compared, slowest = 0, 0.0
    for task in LESSON_TASKS + PUZZLE_TASKS:
        if not isinstance(task.question, Sow) or not isinstance(task.question.goal, Best):
            continue
        values = task.question.goal.values
        for pit in set(task.variant.legal_moves(task.position)) - set(
            task.question.goal.ways.children
        ):
            began = perf_counter()
            sowing = Attempt(task).put(pit).sowing
            assert sowing
            told = narrator.learning.turns.compared(task, (), sowing)
            slowest = max(slowest, perf_counter() - began)
            compared += 1
            replies = [
                task.variant.sow(sowing.after, p) for p in task.variant.legal_moves(sowing.after)
            ]
            most = max((reply.captured for reply in replies), default=0)
            tried_part, _, better = told.partition(" The best ")
            assert better, told
            if sowing.after.over:
                assert "The game ends" in tried_part, told
            elif sowing.again:
                assert "sow again" in tried_part, told
            elif most:
                assert re.search(rf"can take ({most} seeds|one seed) with", tried_part), told
            else:
                assert "nothing to take" in tried_part, told
            if values:
                best = max(values.values())
                assert ("the win is gone" in told) is (values[pit] <= 0 < best), told
                assert ("the draw is gone" in told) is (values[pit] < 0 == best), told
                if worse := re.search(r"end up (\d+|one)", told):
                    assert int(worse[1].replace("one", "1")) == best - values[pit], told
    assert compared > 500
    assert slowest < 0.05


def test_a_solution_tells_each_sowing_and_why_it_works(narrator: Narrator) -> None:
    for task in PUZZLE_TASKS:
        told = narrator.learning.reasons.why(task)
        assert isinstance(task.question, Sow)
        at = 0
        for sowing in task.ways:
            pit = task.position.layout.name(sowing.pit)
            words = (
                rf"{pit} takes ({sowing.captured}|one) seed"
                if sowing.captured
                else rf"{pit} ends in your store"
                if sowing.again
                else rf"{pit} brings you ({gain((sowing,)) or 'no'}|one) seed"
            )
            found = re.search(words, told[at:])
            assert found, (task.id, told)
            at += found.end()
        if isinstance(task.question.goal, Decides):
            assert "more than half" in told or "The game ends" in told, told
        else:
            assert "Proved: " in told, told


def test_where_pits_are_numbered_it_is_said_whose_pit_is_meant(
    narrator: Narrator, translation: Translation
) -> None:
    narrator.board.pit_names = PitNames.NUMBERS
    for language, own, other in (
        (Language.ENGLISH, "pit South 1", "pit North 1"),
        (Language.GERMAN, "Mulde Süd 1", "Mulde Nord 1"),
    ):
        translation.speak(language)
        ring = LESSON_TASKS[0].position.layout
        assert narrator.learning.misses.hole(ring, 0) == own
        assert narrator.learning.misses.hole(ring, ring.pits + 1) == other
        for _, _, told in tried(narrator, LESSON_TASKS + TRAINER_TASKS):
            assert not re.search(r"\b([Pp]it|Mulde|[Ss]ow|mit|with) \d\b", told), told
