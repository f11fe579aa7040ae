"""What the lessons say is what the rules say, in both languages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.attempt import Attempt, Kind, Verdict
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.facts import denied, gaps
from mancala_desktop.learn.goals import Best, Standing
from mancala_desktop.learn.holes import hole_name, named_hole
from mancala_desktop.learn.lessons import Lesson, Stated
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task, What
from mancala_desktop.learn.texts import TaskText, UnitKind
from mancala_desktop.learn.told import turns
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.move import IllegalMoveError
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.engine.both import needs_compiled, new_core
from tests.learn.ways import check_every_step, follow_what_is_pointed_at

CONTENT = Content()
UNITS = [unit for group in CONTENT.groups for unit in group.sizes]
TASKS = [(task, CONTENT.lesson(unit)) for unit in UNITS for task in CONTENT.unit(unit).tasks]
LANGUAGES = ("de", "en")

MOST = {"title": 44, "text": 300, "goal": 140, "criterion": 100, "why": 260, "option": 60}
MOST_OTHERWISE = 120
"""Characters that find room on the cards of the page, gaps filled."""

COUNTED = re.compile(
    r"\d|\b(vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf"
    r"|four|five|six|seven|eight|nine|ten|eleven|twelve)\b",
    re.IGNORECASE,
)
NAMED = re.compile(r"\b(Mulden?|[Pp]its?) [a-hA-H]\b")
"""Numbers and pits a text must not name by itself: they come from the rules."""


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
            text = CONTENT.text(unit, language)
            assert 0 < len(text.title) <= MOST["title"]
            assert 0 < len(text.about) <= MOST["goal"]


def test_an_exercise_in_steps_has_three() -> None:
    units = [CONTENT.unit(unit) for unit in UNITS if CONTENT.unit(unit).steps]
    assert len(units) >= 12
    for unit in units:
        assert list(unit.steps) == sorted(unit.steps) and set(unit.steps) == {1, 2, 3}, unit.id


def test_tutorials_lead_to_a_game_and_examples_say_whether_they_are_proved() -> None:
    for lesson in map(CONTENT.lesson, UNITS):
        if lesson.unit.kind is UnitKind.TUTORIAL:
            assert lesson.unit.game == "level1"
            assert isinstance(lesson.unit.tasks[-1].question, Look)
        if lesson.unit.kind is UnitKind.EXAMPLE:
            assert all(stated.proved is not None for stated in lesson.stated.values())


@pytest.mark.parametrize(("task", "lesson"), TASKS, ids=[task.id for task, _ in TASKS])
def test_a_task_holds_what_it_says(task: Task, lesson: Lesson) -> None:
    check_position(task, lesson)
    check_right_answers(task, lesson)
    check_wrong_tries(task, lesson)
    check_claims(task, lesson)
    check_languages(task, lesson)
    check_words(task, lesson)


# -------------------------------------------------------------------- what is checked


def check_position(task: Task, lesson: Lesson) -> None:
    """It is one of the game, with all its seeds, and the game goes on."""
    assert task.position.over is None
    assert task.position.total == task.variant.total
    assert task.variant.legal_moves(task.position)
    assert task.skill or isinstance(task.question, Look)


def check_right_answers(task: Task, lesson: Lesson) -> None:
    """The data writes the right answer down; who gives it has solved the task, and who names any other
    pit, hole, number or option has not."""
    right, ring = lesson.stated[task.id].right, task.position.layout
    match task.question:
        case Sow():
            assert _first_pits(task) == right
            follow_what_is_pointed_at(attempt := Attempt(task))
            assert attempt.stars == 3
            check_every_step(task)
        case Follow() | Find():
            assert right == [hole_name(ring, hole) for hole in task.holes]
            attempt = Attempt(task)
            for hole in task.holes:
                attempt.put(hole)
            attempt.done()
            assert attempt.stars == 3
            for hole in set(range(ring.holes)) - set(task.holes):
                assert not _passes(task, hole)
        case Count():
            assert isinstance(right, int)
            kinds = [Attempt(task).say(right + more).kind for more in (-1, 0, 1)]
            assert kinds == [Kind.WRONG, Kind.SOLVED, Kind.WRONG]
        case Choose(options):
            assert isinstance(right, int)
            kinds = [Attempt(task).say(option).kind for option in range(options)]
            assert kinds.count(Kind.SOLVED) == 1 and kinds[right - 1] is Kind.SOLVED
            assert lesson.stated[task.id].shown, "a choice nobody can check"
        case Look():
            assert Attempt(task).done().kind is Kind.SOLVED


def check_wrong_tries(task: Task, lesson: Lesson) -> None:
    """Each fails for the reason that is stated, and no pit that may be sown is left out."""
    stated = lesson.stated[task.id]
    for tried, reason in stated.wrong.items():
        assert Why(reason) in _misses(task, tried), f"{tried} fails for {_misses(task, tried)}"
    if isinstance(task.question, Sow):
        firsts = {task.position.layout.name(pit) for pit in task.variant.legal_moves(task.position)}
        assert firsts - set(str(stated.right)) == {tried[0] for tried in stated.wrong}


def check_claims(task: Task, lesson: Lesson) -> None:
    """Of the answer, and of every turn the words tell about."""
    stated = lesson.stated[task.id]
    assert not denied(task.position.layout, lesson.facts(task), stated.claims)
    for shown in stated.shown.values():
        assert shown.example.moves[-1].claims, "a turn is shown, and nothing is claimed of it"
        assert not shown.example.falsehoods(shown.variant)


def check_languages(task: Task, lesson: Lesson) -> None:
    """Both say everything there is to say, with the same facts."""
    german, english = (_text(task, language) for language in LANGUAGES)
    for here, there in zip_longest(_parts(german), _parts(english)):
        assert here and there and here[0] == there[0], f"{here} has no counterpart, {there}"
        assert gaps(here[1]) == gaps(there[1]), here[0]
        assert bool(here[1]) == bool(there[1]), here[0]
    assert len(german.options) == getattr(task.question, "options", 0)
    assert german.title and german.goal
    if not isinstance(task.question, Look):
        assert german.criterion and german.why and len(german.hints) == 2
    for key in german.wrong:
        assert _can_be_wrong(task, lesson.stated[task.id], key), f"{key} is not wrong"


def check_words(task: Task, lesson: Lesson) -> None:
    """They fit their card, and take numbers and names from the rules."""
    for language in LANGUAGES:
        text = _text(task, language)
        filled = CONTENT.words(task, language, lambda hole: hole_name(task.position.layout, hole))
        for (part, raw), (_, words) in zip(_parts(text), _parts(filled), strict=True):
            assert len(words) <= MOST.get(part.rstrip("0123456789"), MOST_OTHERWISE), part
            bare = re.sub(r"\{[^}]*\}", "", raw)
            assert not COUNTED.search(bare), f"{part} counts by itself: {raw}"
            assert not NAMED.search(bare), f"{part} names a pit by itself: {raw}"
            assert not re.search(r"[{}]|True|False", words), words
            assert part == "text" or "**" not in words, f"{part} is no Markdown"
        if isinstance(task.question, Sow) and len(str(lesson.stated[task.id].right)) > 1:
            # where several sowings are right, only a hint may tell of one of them
            alone = {
                "pit",
                "pits",
                "seeds",
                "falls",
                "last",
                "opposite",
                "captured",
                "own",
                "other",
            }
            for part, words in _parts(text):
                assert "hint" in part or not gaps(words) & alone, f"{part} tells of one answer"


# -------------------------------------------------------------------- what is taught when

TUTORIALS = [unit for unit in UNITS if CONTENT.unit(unit).kind is UnitKind.TUTORIAL]


@pytest.mark.parametrize("unit", TUTORIALS)
def test_a_page_of_a_tutorial_does_nothing_that_is_taught_later(unit: str) -> None:
    """No harvest, extra turn or relay where the text would have to be silent about it."""
    tasks = CONTENT.unit(unit).tasks
    for at, task in enumerate(tasks):
        sown = task.ways if isinstance(task.question, Sow) else filter(None, [task.sown])
        taught = {each.skill for each in tasks[: at + 1]}
        for sowing in sown:
            assert not sowing.captured or Skill.CAPTURE in taught, task.id
            assert not sowing.again or Skill.EXTRA_TURN in taught, task.id
            assert sowing.laps == 1 or Skill.RELAY in taught, task.id


NAMES = {
    "kalah-plyyard": ("„Kalah, der letzte Samen zählt“", "“Kalah, last seed counts”"),
    "oware-abapa": ("„Oware Abapa“", "“Oware Abapa”"),
}


@pytest.mark.parametrize(
    ("task", "lesson"),
    [each for each in TASKS if not isinstance(each[0].question, Look | Choose)],
    ids=lambda each: getattr(each, "id", ""),
)
def test_a_task_names_its_rule_set_where_another_one_would_answer_otherwise(
    task: Task, lesson: Lesson
) -> None:
    if isinstance(task.question, Sow) and isinstance(task.question.goal, Best):
        return  # what is proved holds for one rule set anyway, and takes long for another
    answers = {repr(_answer(replace(task, variant=variant))) for variant in _others(task)}
    if answers - {repr(_answer(task))}:
        for language, name in zip(LANGUAGES, NAMES[lesson.unit.preset], strict=True):
            text = _text(task, language)
            assert name in text.text + text.goal, f"{task.id} does not name its rule set"


def _others(task: Task) -> Iterator[Variant]:
    """The game under the options of every rule set for a board of its size."""
    for preset in PRESETS.values():
        variant = preset.variant
        if variant.family is task.variant.family and variant.pits == task.variant.pits:
            yield variant.with_options({"seeds": task.variant.options()["seeds"]})


def _answer(task: Task) -> object:
    """What is right under its rules; whether it can be asked at all."""
    try:
        match task.question:
            case Sow(goal):
                ways = turns(task.variant, task.position)
                return {
                    tuple(sowing.pit for sowing in way)
                    for way in ways
                    if goal.judge(task.variant.family, way).standing is Standing.REACHED
                }
            case Count():
                return task.number
        return task.holes
    except IllegalMoveError:
        return None


# -------------------------------------------------------------------- what is proved

PROVED = [(task, lesson) for task, lesson in TASKS if lesson.stated[task.id].proved]


@needs_compiled
@pytest.mark.parametrize(("task", "lesson"), PROVED, ids=[task.id for task, _ in PROVED])
def test_what_is_called_proved_is_proved(task: Task, lesson: Lesson) -> None:
    stated, ring, core = lesson.stated[task.id], task.position.layout, new_core("compiled")
    values = _values(core, task.variant, task.position)
    best = max(values.values())
    others = [value for value in values.values() if value < best]
    assert (best, max(others, default=None)) == (stated.value, stated.rest)
    assert "".join(ring.name(pit) for pit, value in values.items() if value == best) == stated.best
    assert isinstance(task.question, Sow) and isinstance(task.question.goal, Best)
    assert task.question.goal.ways == _best_ways(core, task.variant, task.position)


def test_whoever_wants_the_best_sowing_has_proved_it_and_says_no_more() -> None:
    for task, lesson in TASKS:
        stated, why = lesson.stated[task.id], _text(task, "en").why
        if isinstance(task.question, Sow) and isinstance(task.question.goal, Best):
            assert stated.proved, task.id
        if stated.proved:
            assert stated.value is not None and stated.rest is not None
            assert ("by {value} seeds" in why) <= (stated.value > 0), task.id
            assert bool(re.search(r"every(thing| other).* loses", why)) <= (stated.rest < 0), (
                task.id
            )
        else:
            assert "{value}" not in why and "best play" not in why, task.id


# -------------------------------------------------------------------- damage and falsehood


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
        ("units/kalah-hoard.toml", "right = 1", "right = 4", "full: option 4 of 3 cannot be"),
        ("en/units/kalah-hoard.toml", '"It is forbidden", ', "", "full: 2 options, 3 are asked"),
    ],
)
def test_damage_is_told_with_its_place_and_costs_one_unit(
    folder: Path, file: str, old: str, new: str, told: str
) -> None:
    damage(folder / file, old, new)
    content = Content(folder)
    with pytest.raises(ContentError, match=re.escape(told)) as raised:
        _read_all(content, Path(file).stem)
    assert raised.value.file == file
    assert content.headings("de").units[Path(file).stem]
    _read_all(content, "kalah-count")


@pytest.mark.parametrize(
    ("old", "new", "check", "task"),
    [
        ("captured = 1 }", "captured = 2 }", check_claims, "alone"),
        ("captured = 0", "captured = 1", check_claims, "alone"),
        ("right = 6", "right = 7", check_right_answers, "take"),
        ('c = "not_empty"', 'c = "other_side"', check_wrong_tries, "capture"),
    ],
)
def test_a_false_capture_in_the_data_is_found(
    folder: Path, old: str, new: str, check: Callable[[Task, Lesson], None], task: str
) -> None:
    damage(folder / "units/kalah-tutorial.toml", old, new)
    lesson = Content(folder).lesson("kalah-tutorial")
    with pytest.raises(AssertionError):
        check(_task(lesson, task), lesson)


def test_a_capture_in_a_text_is_that_of_the_rules(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers come from the rules; one that is written by hand is refused, whether true or not."""
    lesson = CONTENT.lesson("kalah-tutorial")
    capture = _task(lesson, "capture")
    assert "Zusammen fängst du 7." in CONTENT.words(capture, "de", str).why
    damage(folder / "de/units/kalah-tutorial.toml", "fängst du {captured}", "fängst du 8")
    monkeypatch.setattr(f"{__name__}.CONTENT", Content(folder))
    with pytest.raises(AssertionError, match="why counts by itself"):
        check_words(capture, lesson)


# -------------------------------------------------------------------- how it is looked at


def _task(lesson: Lesson, name: str) -> Task:
    return next(task for task in lesson.unit.tasks if task.id.endswith(f".{name}"))


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
    first = ""
    for pit in range(task.position.layout.holes):
        if Attempt(task).put(pit).kind is not Kind.WRONG:
            first += task.position.layout.name(pit)
    return first


def _passes(task: Task, hole: int) -> bool:
    """Whether `hole` passes for a right answer, beside all the right ones or in place of the first."""
    attempt = Attempt(task)
    if isinstance(task.question, Find) and task.question.what is not What.LAST_SEED:
        for right in task.holes:
            attempt.put(right)
    attempt.put(hole)
    attempt.done()
    return attempt.solved


def _misses(task: Task, tried: str) -> set[Why]:
    """The reasons for which a try fails: pits sown one after another, or a hole named at any time."""
    ring = task.position.layout
    if isinstance(task.question, Sow):
        attempt = Attempt(task)
        *before, last = [attempt.put(ring.pit(letter)) for letter in tried]
        assert all(verdict.kind is Kind.GOES_ON for verdict in before)
        return _whys([last])
    hole = named_hole(ring, tried)
    if isinstance(task.question, Follow):
        rights = [list(task.holes[:at]) for at, right in enumerate(task.holes) if right != hole]
        return _whys([Attempt(task, marked=marked).put(hole) for marked in rights])
    attempt = Attempt(task)
    return _whys([attempt.put(hole), attempt.done()])


def _whys(verdicts: list[Verdict]) -> set[Why]:
    return {verdict.miss.why for verdict in verdicts if verdict.miss}


def _can_be_wrong(task: Task, stated: Stated, key: int) -> bool:
    match task.question:
        case Choose(options, right):
            return key != right and key < options
        case Sow() if task.variant.why_illegal(task.position, key):
            return True
    return hole_name(task.position.layout, key) in {tried[-1] for tried in stated.wrong} | set(
        stated.wrong
    )


def _read_all(content: Content, unit: str) -> None:
    for task in content.unit(unit).tasks:
        for language in LANGUAGES:
            content.words(task, language, str)


def _values(core: Core, variant: Variant, position: Position) -> dict[int, int]:
    request = Request(1, variant, position, limits=Limits(exact=True, book=False))
    values = core.values(request, Stop())
    assert values.exact
    return values.scores


def _best_ways(core: Core, variant: Variant, position: Position) -> Trie:
    """All the best ways through the turn that begins here."""
    values = _values(core, variant, position)
    ways = {}
    for pit, value in values.items():
        if value == max(values.values()):
            sowing = variant.sow(position, pit)
            ways[pit] = _best_ways(core, variant, sowing.after) if sowing.again else Trie()
    return Trie(ways)
