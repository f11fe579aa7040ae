"""A few units with every kind of question, for tests of the page on which one learns."""

from __future__ import annotations

from mancala_desktop.learn.goals import Chain, ExtraTurn
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
from mancala_desktop.learn.texts import TaskText, Unit, UnitKind, UnitText
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


def unit(
    name: str,
    kind: UnitKind,
    family: Family,
    preset: str,
    tasks: dict[str, tuple[str, Question]],
) -> Unit:
    variant = PRESETS[preset].variant
    return Unit(
        name,
        kind,
        family,
        preset,
        tuple(
            Task(f"{name}-{task}", variant, variant.position(position), question)
            for task, (position, question) in tasks.items()
        ),
    )


class Sample:
    """Units as the content has them, with words in both languages."""

    def __init__(self) -> None:
        kalah, exercises = "kalah-plyyard", UnitKind.EXERCISE
        self._units = (
            unit("all", UnitKind.TUTORIAL, Family.KALAH, kalah, ALL_KINDS),
            unit("extra", UnitKind.TUTORIAL, Family.KALAH, kalah, {"sow": ALL_KINDS["sow"]}),
            unit(
                "steps",
                exercises,
                Family.KALAH,
                kalah,
                {key: ALL_KINDS[key] for key in ("follow", "find", "count")},
            ),
            unit(
                "oware",
                UnitKind.TUTORIAL,
                Family.OWARE,
                "oware-abapa",
                {"look": (START, Look((5,)))},
            ),
        )

    def units(self) -> tuple[Unit, ...]:
        return self._units

    def text(self, unit: Unit, language: str) -> UnitText:
        german = language == "de"
        titles = {
            "all": ("Alle Fragen", "All questions"),
            "extra": ("Der Extrazug", "The extra turn"),
            "steps": ("Zähle alle Aussaatziele", "Count all sowing targets"),
            "oware": ("Ernten", "Harvesting"),
        }
        title = titles[unit.id][not german]
        texts = {task.id: TaskText("") for task in unit.tasks}
        if unit.id == "all":
            look = (
                "Du säst **gegen den Uhrzeigersinn**: in jede Mulde *einen* Samen.\n\n"
                "- auch in deinen Speicher\n- nie in den Speicher der anderen Seite"
                if german
                else "You sow **anticlockwise**: one seed into *each* pit.\n\n"
                "- into your own store, too\n- never into the other side's"
            )
            options = (
                ("Ja, immer", "Nein, nie", "Nur am Ende der Partie")
                if german
                else ("Yes, always", "No, never", "Only at the end of the game")
            )
            texts["all-look"] = TaskText(title, text=look)
            texts["all-choose"] = TaskText(title, options=options)
        return UnitText(title, "Worum es geht" if german else "What it is about", texts)
