"""The text of progress: what was written is read again, and damage is told with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.learn.progress import Progress
from mancala_desktop.learn.progress_text import ProgressError, ProgressFlaw, read, write
from mancala_desktop.learn.skill import Skill
from tests.learn.results import MONDAY, after, progresses, result

SOUND = write(
    after(result(stars=0), result("b", skill=Skill.RELAY, day=1)).after_sprint(
        "captures", 2, 9, MONDAY.date()
    )
)


@given(progresses())
def test_what_was_written_is_read_again(progress: Progress) -> None:
    text = write(progress)

    assert read(text) == progress
    assert write(read(text)) == text


def test_unknown_tasks_are_kept() -> None:
    told = json.loads(SOUND)
    told["tasks"]["task of a later version"] = {"stars": 2, "tries": 1, "last": "2025-12-01"}

    assert "task of a later version" in read(write(read(json.dumps(told)))).tasks


def change(*way: str | int, to: Any) -> str:
    """The sound text with one value changed; one that is `...` is taken away."""
    told = part = json.loads(SOUND)
    for key in way[:-1]:
        part = part[key]
    if to is ...:
        del part[way[-1]]
    else:
        part[way[-1]] = to
    return json.dumps(told)


@pytest.mark.parametrize(
    ("text", "flaw", "where"),
    [
        (change("version", to=2), ProgressFlaw.NEWER_VERSION, "version"),
        (change("format", to="chess"), ProgressFlaw.NOT_PROGRESS, ""),
        ("[]", ProgressFlaw.NOT_PROGRESS, ""),
        (change("tasks", to=...), ProgressFlaw.MISSING, "tasks"),
        (change("tasks", "b", "last", to=...), ProgressFlaw.MISSING, "tasks/b/last"),
        (change("tasks", "b", "stars", to=4), ProgressFlaw.WRONG_VALUE, "tasks/b/stars"),
        (change("tasks", "b", "tries", to=True), ProgressFlaw.WRONG_VALUE, "tasks/b/tries"),
        (change("days", 1, to="today"), ProgressFlaw.WRONG_VALUE, "days/2"),
        (change("days", 1, to="9999-12-31"), ProgressFlaw.WRONG_VALUE, "days/2"),
        (change("days", to={}), ProgressFlaw.WRONG_VALUE, "days"),
        (change("skills", "flying", to={}), ProgressFlaw.WRONG_VALUE, "skills/flying"),
        (
            change("skills", "relay", "now", "value", to="1500"),
            ProgressFlaw.WRONG_VALUE,
            "skills/relay/now/value",
        ),
        (
            change("repeats", "kalah-1", "stability", to=float("nan")),
            ProgressFlaw.WRONG_VALUE,
            "repeats/kalah-1/stability",
        ),
        (change("opened", to={"unit": 1}), ProgressFlaw.WRONG_VALUE, "opened/unit"),
        (
            change("sprints", "captures", to={"two": {}}),
            ProgressFlaw.WRONG_VALUE,
            "sprints/captures/two",
        ),
    ],
)
def test_a_flaw_is_told_with_its_place(text: str, flaw: ProgressFlaw, where: str) -> None:
    with pytest.raises(ProgressError) as caught:
        read(text)

    assert (caught.value.flaw, caught.value.where) == (flaw, where)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        (SOUND[:30], 2, 12),
        ("[" * 100_000, 1, 1),
        (f'{{"format": {"9" * 5000}}}', 1, 1),
    ],
)
def test_what_is_no_json_is_told_with_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(ProgressError) as caught:
        read(text)

    assert caught.value.flaw is ProgressFlaw.NOT_JSON
    assert (caught.value.line, caught.value.column) == (line, column)


@given(st.integers(0, len(SOUND)), st.text(max_size=6), st.integers(0, 30))
def test_any_damage_is_an_error_or_harmless(place: int, new: str, gone: int) -> None:
    damaged = SOUND[:place] + new + SOUND[place + gone :]
    try:
        progress = read(damaged)
    except ProgressError:
        return
    assert read(write(progress)) == progress
