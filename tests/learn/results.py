"""Results as tests want them."""

from __future__ import annotations

from datetime import datetime, timedelta

from hypothesis import strategies as st

from mancala_desktop.learn.progress import Progress, Result
from mancala_desktop.learn.skill import Skill

MONDAY = datetime(2025, 12, 1, 18)


def result(
    task: str = "kalah-1",
    stars: int = 3,
    *,
    day: int = 0,
    skill: Skill = Skill.SOWING,
    difficulty: float | None = 1500.0,
    hints: int = 0,
    lasting: bool = True,
    judged: bool = True,
    misses: int = 0,
) -> Result:
    """A task that was tried so many days after Monday; without a star it went wrong."""
    when = MONDAY + timedelta(days=day)
    return Result(task, skill, stars, difficulty, 10, when, hints, lasting, judged, misses)


def after(*results: Result) -> Progress:
    """What is known after these."""
    progress = Progress()
    for each in results:
        progress = progress.after(each)
    return progress


RESULTS = st.builds(
    Result,
    st.text(max_size=8),
    st.none() | st.sampled_from(Skill),
    st.integers(0, 3),
    st.none() | st.floats(600, 2400),
    st.floats(0, 600),
    st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)),
    st.integers(0, 2),
    st.booleans(),
    st.booleans(),
    st.integers(0, 30),
)
SPRINTS = st.tuples(st.text(max_size=8), st.integers(0, 9), st.integers(0, 60), st.integers(0, 400))


@st.composite
def progresses(draw: st.DrawFn) -> Progress:
    """What is known after any results, in any order of time."""
    progress = after(*draw(st.lists(RESULTS, max_size=12)))
    for trainer, level, right, day in draw(st.lists(SPRINTS, max_size=4)):
        progress = progress.after_sprint(trainer, level, right, MONDAY.date() + timedelta(days=day))
    if unit := draw(st.none() | st.text(max_size=8)):
        progress = progress.at(unit, MONDAY.date())
    return progress
