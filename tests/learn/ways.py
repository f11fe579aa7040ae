"""Every way a learner may take through a task that is sown."""

from __future__ import annotations

from mancala_desktop.learn.attempt import Attempt, Kind
from mancala_desktop.learn.goals import Standing
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.task import Sow, Task
from mancala_desktop.rules.sowing import Sowing

_STEPS = 3  # that are tried in all ways


def follow_what_is_pointed_at(attempt: Attempt) -> None:
    """It reaches the goal, without a miss."""
    misses = attempt.misses
    while not attempt.solved:
        assert attempt.pointed is not None
        assert attempt.put(attempt.pointed).kind in (Kind.GOES_ON, Kind.SOLVED)
    assert attempt.misses == misses and attempt.pointed is None


def check_every_step(task: Task, turn: tuple[Sowing, ...] = ()) -> int:
    """Whoever is told to sow on can still reach the goal, and who is told that it is out of reach cannot.
    How often the latter was told."""
    here = turn[-1].after if turn else task.position
    told = 0
    for pit in task.variant.legal_moves(here):
        attempt = Attempt(task, turn=turn)
        verdict = attempt.put(pit)
        if verdict.kind is Kind.GOES_ON:
            if len(turn) + 1 < _STEPS:
                told += check_every_step(task, attempt.turn)
            follow_what_is_pointed_at(attempt)
        elif verdict.miss and verdict.miss.why is Why.NO_LONGER:
            told += 1
            sowing = task.variant.sow(here, pit)
            assert sowing.again and not _reaches(task, (*turn, sowing)), (task.id, pit)
    return told


def _reaches(task: Task, turn: tuple[Sowing, ...]) -> bool:
    """Whether the goal can be reached after `turn`; all that can follow is looked at."""
    assert isinstance(task.question, Sow)
    here = turn[-1].after
    for pit in task.variant.legal_moves(here):
        longer = (*turn, task.variant.sow(here, pit))
        standing = task.question.goal.judge(task.variant.family, longer).standing
        if standing is Standing.REACHED:
            return True
        if standing is Standing.OPEN and _reaches(task, longer):
            return True
    return False
