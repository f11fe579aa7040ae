"""What the lessons say is what the rules say, in both languages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.engine.cores import core
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.attempt import Attempt, Kind, Verdict
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.facts import Facts, denied, gaps, hole_name, named_hole
from mancala_desktop.learn.lessons import Lesson, LessonError, Stated
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task, What
from mancala_desktop.learn.texts import TaskText, UnitKind
from tests.engine.both import needs_compiled

CONTENT = Content()
UNITS = [unit for group in CONTENT.groups for unit in group.sizes]
TASKS = [(task, CONTENT.lesson(unit)) for unit in UNITS for task in CONTENT.unit(unit).tasks]
LANGUAGES = ("de", "en")
MOST = {"title": 44, "text": 560, "goal": 170, "criterion": 130, "hint": 150, "why": 430}
MOST_OF_AN_OPTION = 90
"""Characters that find room on the cards of the page, gaps filled."""

COUNTED = re.compile(
    r"\d|\b(vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf"
    r"|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
)
"""Numbers a text must not have of its own: they come from the rules."""

NAMED = re.compile(r"(Mulde|Mulden|pit|pits|Pit) [a-hA-H]\b")

tasks = pytest.mark.parametrize(("task", "lesson"), TASKS, ids=[task.id for task, _ in TASKS])


# -------------------------------------------------------------------- every task


@tasks
def test_a_task_begins_where_the_game_can_be(task: Task, lesson: Lesson) -> None:
    assert task.position.over is None
    assert task.position.total == task.variant.total
    assert task.variant.legal_moves(task.position)
    assert task.skill or isinstance(task.question, Look)


@tasks
def test_the_right_answers_and_no_others_pass(task: Task, lesson: Lesson) -> None:
    """The data writes the right answer down; who plays it has solved the task, and who takes any
    other pit, hole, number or option has not."""
    stated, ring = lesson.stated[task.id], task.position.layout
    match task.question:
        case Sow():
            assert _first_pits(task) == stated.right
            _follow_what_is_pointed_at(task)
        case Follow() | Find():
            assert stated.right == [hole_name(ring, hole) for hole in task.holes]
            attempt = Attempt(task)
            for name in stated.right:
                attempt.put(named_hole(ring, name))
            attempt.done()
            assert attempt.stars == 3
            for hole in set(range(ring.holes)) - set(task.holes):
                assert not _marking(task, hole)
        case Count():
            assert isinstance(stated.right, int)
            assert [Attempt(task).say(stated.right + more).kind for more in (-1, 0, 1)] == [
                Kind.WRONG,
                Kind.SOLVED,
                Kind.WRONG,
            ]
        case Choose(options):
            assert isinstance(stated.right, int)
            answers = [Attempt(task).say(option).kind for option in range(options)]
            assert answers.count(Kind.SOLVED) == 1 and answers[stated.right - 1] is Kind.SOLVED
            assert stated.shown or stated.proved, "a choice nobody can check"
        case Look():
            assert Attempt(task).done().kind is Kind.SOLVED


@tasks
def test_wrong_tries_fail_for_the_reason_that_is_stated(task: Task, lesson: Lesson) -> None:
    stated, ring = lesson.stated[task.id], task.position.layout
    for tried, reason in stated.wrong.items():
        assert _misses(task, tried) & {Why(reason)}, f"{tried} fails for {_misses(task, tried)}"
    if isinstance(task.question, Sow):
        firsts = {ring.name(pit) for pit in task.variant.legal_moves(task.position)}
        assert firsts - set(str(stated.right)) == {tried[0] for tried in stated.wrong}


@tasks
def test_claims_hold(task: Task, lesson: Lesson) -> None:
    stated = lesson.stated[task.id]
    assert not denied(task.position.layout, lesson.facts(task), stated.claims)
    for shown in stated.shown.values():
        assert shown.claims, "a turn is shown, and nothing is claimed of it"
        assert not denied(shown.position.layout, shown.facts, shown.claims)


@tasks
def test_both_languages_say_everything_and_the_same(task: Task, lesson: Lesson) -> None:
    german, english = (_text(task, language) for language in LANGUAGES)
    for here, there in zip_longest(_parts(german), _parts(english)):
        assert here and there and here[0] == there[0], f"{here} has no counterpart, {there}"
        assert gaps(here[1]) == gaps(there[1])
        assert bool(here[1]) == bool(there[1])
    wanted = task.question.options if isinstance(task.question, Choose) else 0
    assert len(german.options) == wanted
    assert german.title and german.goal
    if not isinstance(task.question, Look):
        assert german.criterion and german.why and len(german.hints) == 2
    stated = lesson.stated[task.id]
    for key in german.wrong:
        assert _can_be_wrong(task, stated, key), f"{key} is not wrong"


@tasks
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_their_card_and_take_numbers_and_names_from_the_rules(
    task: Task, lesson: Lesson, language: str
) -> None:
    text = _text(task, language)
    filled = CONTENT.words(task, language, lambda hole: hole_name(task.position.layout, hole))
    for (part, raw), (_, words) in zip(_parts(text), _parts(filled), strict=True):
        kind = part.rstrip("0123456789")
        assert len(words) <= MOST.get(kind, MOST_OF_AN_OPTION if kind == "option" else 150), part
        bare = re.sub(r"\{[^}]*\}", "", raw)
        assert not COUNTED.search(bare), f"{part} counts by itself: {raw}"
        assert not NAMED.search(bare), f"{part} names a pit by itself: {raw}"
        assert "{" not in words and "True" not in words and "False" not in words
    _says_nothing_of_one_way_alone(task, lesson, text)


# -------------------------------------------------------------------- what is proved


PROVED = [(task, lesson) for task, lesson in TASKS if lesson.stated[task.id].proved]


@needs_compiled
@pytest.mark.parametrize(("task", "lesson"), PROVED, ids=[task.id for task, _ in PROVED])
def test_what_an_example_calls_proved_is_proved(task: Task, lesson: Lesson) -> None:
    stated, ring = lesson.stated[task.id], task.position.layout
    request = Request(1, task.variant, task.position, limits=Limits(exact=True, book=False))
    values = core().values(request, Stop())
    assert values.exact
    best = max(values.scores.values())
    assert best == stated.value
    assert stated.best == "".join(ring.name(p) for p, each in values.scores.items() if each == best)


def test_examples_say_whether_they_are_proved() -> None:
    examples = [
        lesson.stated[task.id] for task, lesson in TASKS if lesson.unit.kind is UnitKind.EXAMPLE
    ]
    assert all(stated.proved is not None for stated in examples)
    assert all((stated.value is not None) == stated.proved for stated in examples)


# -------------------------------------------------------------------- the whole


def test_the_list_is_complete_and_tells_how_long_each_unit_is() -> None:
    files = {path.stem for path in asset("learn", "units").iterdir()}
    assert files == set(UNITS) and len(UNITS) == len(set(UNITS))
    for group in CONTENT.groups:
        for unit, size in group.sizes.items():
            assert len(CONTENT.unit(unit).tasks) == size, unit
            assert CONTENT.unit(unit).family is group.family
    for language in LANGUAGES:
        headings = CONTENT.headings(language)
        assert set(headings.units) == files
        assert set(headings.groups) == {group.id for group in CONTENT.groups}
        for unit in UNITS:
            assert len(CONTENT.text(unit, language).title) <= MOST["title"]
            about = CONTENT.text(unit, language).about
            assert about and len(about) <= MOST["goal"]


def test_an_exercise_has_three_steps() -> None:
    for unit in map(CONTENT.unit, UNITS):
        if unit.steps:
            assert list(unit.steps) == sorted(unit.steps) and set(unit.steps) == {1, 2, 3}, unit.id


# -------------------------------------------------------------------- damage


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the lessons, to be damaged."""
    return Path(shutil.copytree(asset("learn"), tmp_path / "learn"))


def damage(path: Path, old: str, new: str) -> None:
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("units/kalah-tutorial.toml", "kind", "[kind", "units/kalah-tutorial.toml: "),
        ("units/kalah-tutorial.toml", '"tutorial"', '"novel"', "'novel' is not a valid"),
        ("units/kalah-tutorial.toml", "extra_turn", "extra_tur", "extra: 'extra_tur' is missing"),
        ("units/kalah-tutorial.toml", '"2,5,0', '"2,x,0', "direction: column 3: only Congkak"),
        ("units/kalah-tutorial.toml", "right = 10", "rihgt = 10", "count: nobody knows rihgt"),
        ("units/kalah-tutorial.toml", '"1,0,3,5', '"0,1,3,5', "capture: no turn reaches the goal"),
        ("de/units/kalah-tutorial.toml", "[take]", "[taek]", "take: 'take' is missing"),
        ("de/units/kalah-tutorial.toml", "{majority}", "{majorty}", "board: 'majorty' is missing"),
        ("de/units/kalah-tutorial.toml", "hint1", "hnit1", "board: nobody knows hnit1"),
    ],
)
def test_damage_is_told_with_its_place_and_costs_one_unit(
    folder: Path, file: str, old: str, new: str, told: str
) -> None:
    damage(folder / file, old, new)
    content = Content(folder)
    with pytest.raises(LessonError, match=re.escape(told)) as raised:
        _read_all(content, "kalah-tutorial")
    assert raised.value.file == file
    assert content.headings("de").units["kalah-tutorial"]
    for other in UNITS[1:3]:
        _read_all(content, other)


@pytest.mark.parametrize(
    ("file", "old", "new", "check"),
    [
        ("units/kalah-tutorial.toml", "captured = 1 }", "captured = 2 }", test_claims_hold),
        ("units/kalah-tutorial.toml", "captured = 0", "captured = 1", test_claims_hold),
        (
            "units/kalah-tutorial.toml",
            "right = 6",
            "right = 7",
            test_the_right_answers_and_no_others_pass,
        ),
        (
            "units/kalah-tutorial.toml",
            'c = "not_empty"',
            'c = "other_side"',
            test_wrong_tries_fail_for_the_reason_that_is_stated,
        ),
    ],
)
def test_a_false_capture_in_the_data_is_found(
    folder: Path, file: str, old: str, new: str, check: object
) -> None:
    damage(folder / file, old, new)
    lesson = Content(folder).lesson("kalah-tutorial")
    found = []
    for task in lesson.unit.tasks:
        try:
            check(task, lesson)  # type: ignore[operator]
        except AssertionError:
            found.append(task.id.partition(".")[2])
    assert found in (["take"], ["alone"], ["capture"])


def test_a_false_capture_in_a_text_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers come from the rules; one that is written by hand is refused, whether true or not."""
    damage(folder / "de/units/kalah-tutorial.toml", "fängst du {captured}", "fängst du 8")
    monkeypatch.setattr("tests.learn.test_content.CONTENT", Content(folder))
    lesson = CONTENT.lesson("kalah-tutorial")
    capture = next(task for task in lesson.unit.tasks if task.id.endswith(".capture"))
    with pytest.raises(AssertionError, match="why counts by itself"):
        test_words_fit_their_card_and_take_numbers_and_names_from_the_rules(capture, lesson, "de")


# -------------------------------------------------------------------- how it is looked at


def _text(task: Task, language: str) -> TaskText:
    return CONTENT.text(task.id.partition(".")[0], language).tasks[task.id]


def _parts(text: TaskText) -> Iterator[tuple[str, str]]:
    """Everything a text says, with what it is."""
    for part in ("title", "text", "goal", "criterion", "why"):
        yield part, getattr(text, part)
    for number, words in enumerate(text.hints, 1):
        yield f"hint{number}", words
    for key, words in sorted(text.wrong.items()):
        yield f"wrong{key}", words
    for number, words in enumerate(text.options, 1):
        yield f"option{number}", words


def _first_pits(task: Task) -> str:
    """The pits that may be sown first on the way to a goal."""
    first = []
    for pit in range(task.position.layout.holes):
        attempt = Attempt(task)
        verdict = attempt.put(pit)
        if verdict.kind is Kind.SOLVED or (verdict.kind is Kind.GOES_ON and task.way(attempt.turn)):
            first.append(task.position.layout.name(pit))
    return "".join(first)


def _follow_what_is_pointed_at(task: Task) -> None:
    attempt = Attempt(task)
    while not attempt.solved:
        assert attempt.pointed is not None
        assert attempt.put(attempt.pointed).kind in (Kind.GOES_ON, Kind.SOLVED)
    assert attempt.stars == 3


def _marking(task: Task, hole: int) -> bool:
    """Whether `hole` passes for a right answer, beside all of those or in place of the first."""
    assert isinstance(task.question, Follow | Find)
    attempt = Attempt(task)
    if isinstance(task.question, Find) and task.question.what is not What.LAST_SEED:
        for right in task.holes:
            attempt.put(right)
    attempt.put(hole)
    attempt.done()
    return attempt.solved


def _misses(task: Task, tried: str) -> set[Why]:
    """The reasons for which a try fails: pits sown one after the other, or a hole named at any time."""
    ring = task.position.layout
    if isinstance(task.question, Sow):
        attempt = Attempt(task)
        verdicts = [attempt.put(ring.pit(letter)) for letter in tried]
        assert all(verdict.kind is Kind.GOES_ON for verdict in verdicts[:-1])
        return _whys(verdicts[-1:])
    hole = named_hole(ring, tried)
    verdicts = []
    if isinstance(task.question, Follow):
        for done in range(len(task.holes)):
            if task.holes[done] != hole:
                verdicts.append(Attempt(task, marked=list(task.holes[:done])).put(hole))
    else:
        attempt = Attempt(task)
        verdicts = [attempt.put(hole), attempt.done()]
    return _whys(verdicts)


def _whys(verdicts: list[Verdict]) -> set[Why]:
    return {verdict.miss.why for verdict in verdicts if verdict.miss}


def _can_be_wrong(task: Task, stated: Stated, key: int) -> bool:
    if isinstance(task.question, Choose):
        return key != task.question.right and key < task.question.options
    name = hole_name(task.position.layout, key)
    return name in stated.wrong or name in {tried[-1] for tried in stated.wrong}


def _says_nothing_of_one_way_alone(task: Task, lesson: Lesson, text: TaskText) -> None:
    """Where several sowings are right, only a hint may tell of one of them."""
    if not isinstance(task.question, Sow) or len(str(lesson.stated[task.id].right)) == 1:
        return
    facts: Facts = lesson.facts(task)
    alone = {"pit", "pits", "seeds", "falls", "last", "opposite", "captured", "own", "other"}
    said = set().union(*(gaps(words) for part, words in _parts(text) if "hint" not in part))
    assert not said & alone & set(facts), "it tells of one of several right answers"


def _read_all(content: Content, unit: str) -> None:
    for task in content.unit(unit).tasks:
        for language in LANGUAGES:
            content.words(task, language, str)
