"""A few units with every kind of question, for tests of the page on which one learns."""

from __future__ import annotations

from mancala_desktop.learn.content import Group, Headings
from mancala_desktop.learn.facts import Listed, Name
from mancala_desktop.learn.goals import Chain, ExtraTurn
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.learn.task import (
    Amount,
    Choose,
    Count,
    Find,
    Follow,
    Look,
    Question,
    Sow,
    Task,
    What,
)
from mancala_desktop.learn.texts import TaskText, Unit, UnitKind
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family

START = "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"
HARVEST = "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s"
MIDDLE = "2,0,3,1,6,2/12|1,3,0,2,4,1/11|s"

ALL_KINDS: dict[str, tuple[str, Question]] = {
    "look": (START, Look((2,))),
    "sow": (START, Sow(ExtraTurn())),
    "follow": (MIDDLE, Follow(4)),
    "last": (START, Find(What.LAST_SEED, 0)),
    "find": (HARVEST, Find(What.CAPTURED, 0)),
    "own": (START, Find(What.EXTRA_TURNS)),
    "count": (HARVEST, Count(Amount.SEEDS_CAPTURED, 0)),
    "choose": (START, Choose(3, right=1)),
    "chain": (START, Sow(Chain(2))),
}
"""Position and question of each task of the first unit."""

_UNITS: dict[str, tuple[str, ...]] = {
    "all": tuple(ALL_KINDS),
    "extra": ("sow",),
    "steps": ("follow", "find", "count"),
}
_TITLES = {
    "de": {"all": "Alle Fragen", "extra": "Der Extrazug", "steps": "Zähle alle Aussaatziele"},
    "en": {"all": "All questions", "extra": "The extra turn", "steps": "Count all the targets"},
}
_GROUPS = {
    "de": {"basics": "Grundlagen", "more": "Taktik"},
    "en": {"basics": "Basics", "more": "Tactics"},
}
_LOOK = {
    "de": "Du säst **gegen den Uhrzeigersinn**: in jede Mulde *einen* Samen.\n\n"
    "- auch in deinen Speicher\n- nie in den Speicher der anderen Seite",
    "en": "You sow **anticlockwise**: one seed into *each* pit.\n\n"
    "- into your own store, too\n- never into the other side's",
}
_OPTIONS = {
    "de": ("Ja, immer", "Nein, nie", "Nur am Ende der Partie"),
    "en": ("Yes, always", "No, never", "Only at the end of the game"),
}


class Sample:
    """Units as `learn.content` has them. Whatever they say themselves is in both languages."""

    groups: tuple[Group, ...] = (
        Group("basics", Family.KALAH, {"all": len(ALL_KINDS), "extra": 1}),
        Group("more", Family.KALAH, {"steps": 3}),
    )

    def headings(self, language: str) -> Headings:
        titles = _TITLES[language] | {"damaged": "-"}
        return Headings(dict(_GROUPS[language]), titles, dict.fromkeys(titles, ""))

    def unit(self, unit: str) -> Unit:
        if unit not in _UNITS:
            raise ContentError(f"units/{unit}.toml", "", "no such file")
        variant = PRESETS["kalah-plyyard"].variant
        tasks = []
        for name in _UNITS[unit]:
            position, question = ALL_KINDS[name]
            tasks.append(Task(f"{unit}.{name}", variant, variant.position(position), question))
        return Unit(unit, UnitKind.TUTORIAL, Family.KALAH, "kalah-plyyard", tuple(tasks))

    def words(self, task: Task, language: str, name: Name, listed: Listed) -> TaskText:
        match task.question:
            case Look():
                return TaskText(_TITLES[language]["all"], text=_LOOK[language])
            case Choose():
                return TaskText("", options=_OPTIONS[language])
        return TaskText("")


class Speechless(Sample):
    """The same, but of no task the words can be read."""

    def words(self, task: Task, language: str, name: Name, listed: Listed) -> TaskText:
        raise ContentError(f"{language}/units/all.toml", task.id, "damaged")


class Damaged(Sample):
    """The same with a unit that cannot be read."""

    groups = (*Sample.groups, Group("damaged", Family.KALAH, {"damaged": 2}))

    def headings(self, language: str) -> Headings:
        own = super().headings(language)
        return Headings({**own.groups, "damaged": "-"}, own.units, own.about)
