"""What the card shows of an answer so far: its title, its parts, and which keys give it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, What
from mancala_desktop.play.settings import PitNames
from mancala_desktop.rules.board import SOUTH_LETTERS, Layout, Side
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.slots import Slot, SlotState

MOST_SLOTS = 14  # of a long relay those around the seed one is at are shown
BEFORE = 8
Keys = list[tuple[str, bool]]  # words, and whether they are a key


class AnswerParts(QObject):
    """Reads an attempt; `wrong` is the hole that was named last, if that was wrong."""

    def __init__(self, narrator: Narrator, parent: QObject) -> None:
        super().__init__(parent)
        self._narrator = narrator

    def title(self, attempt: Attempt, *, to_game: bool = False) -> str:
        """What the answer consists of, or that a game comes."""
        if to_game:
            return self.tr("Now you play")
        match attempt.task.question:
            case Follow():
                return self.tr("Your order")
            case Sow():
                return self.tr("Your turn")
            case Find(What.LAST_SEED):
                return self.tr("Your choice")
            case Find():
                return self.tr("Your marks")
            case Count():
                return self.tr("Your number")
            case Choose():
                return self.tr("Your answer")
        return self.tr("To look at")

    def game_begins(self, *, waits: bool) -> str:
        """How the game comes about to which a lesson leads, or that it `waits`, begun already."""
        if waits:
            return self.tr(
                "Your game is under way: “Go on with the game” or Enter leads back to it."
            )
        begins = self.tr(
            "“Start the game” or Enter begins a game against level 1: you are South, the computer is North."
        )
        guided = self.tr("A line below the board says what to look for; its tip names a pit.")
        return f"{begins} {guided}"

    def criterion(self, criterion: str, *, alone: bool, to_game: bool) -> str:
        """When a task counts as done, and what it costs to leave it where nobody helps."""
        if to_game:
            return self.tr("The game has been played to its end.")
        if not alone:
            return criterion
        return " ".join(
            (criterion, self.tr("No tips within the minute; skipping counts as wrong."))
        )

    def count(self, attempt: Attempt) -> str:
        """How much of it there is."""
        match attempt.task.question:
            case Follow():
                told = self.tr("{done} of {all}")
                return told.format(done=len(attempt.marked), all=len(attempt.expected))
            case Find(what) if what is not What.LAST_SEED:
                return self.tr("%n marked", "", len(attempt.marked))
        return ""

    def describe(self, position: Position, hole: int, attempt: Attempt | None) -> tuple[str, str]:
        """The accessible name and description of a hole on the board of the task."""
        name = self._narrator.hole_description(position, hole)
        marked = attempt.marked if attempt else []
        numbers = [n for n, each in enumerate(marked, start=1) if each == hole]
        if attempt and numbers and isinstance(attempt.task.question, Follow):
            return name, self.tr("Seed {numbers}").format(numbers=", ".join(map(str, numbers)))
        return name, self.tr("Marked") if numbers else ""

    def slots(self, attempt: Attempt, wrong: int | None) -> tuple[Slot, ...]:
        """Its parts, in order."""
        match attempt.task.question:
            case Follow():
                return self._followed(attempt, wrong)
            case Sow():
                slots = [self._slot(attempt, each.pit, SlotState.RIGHT) for each in attempt.turn]
                if wrong is not None:
                    slots.append(self._slot(attempt, wrong, SlotState.WRONG))
                elif not attempt.solved:
                    slots.append(Slot("…", SlotState.CURRENT))
                return tuple(slots)
            case Find(What.LAST_SEED) if not attempt.marked:
                if wrong is None:
                    return (Slot("…", SlotState.CURRENT),)
                return (self._slot(attempt, wrong, SlotState.WRONG),)
            case Find():
                right = SlotState.RIGHT if attempt.solved else SlotState.MARKED
                marked = sorted(attempt.marked)
                slots = [
                    self._slot(attempt, hole, SlotState.WRONG if hole == wrong else right)
                    for hole in marked
                ]
                return tuple(slots) if slots else (Slot("…", SlotState.CURRENT),)
        return ()

    def spoken(self, slots: tuple[Slot, ...]) -> str:
        """The same as one text."""
        named = [slot.words for slot in slots if slot.state not in (SlotState.EMPTY,)]
        return self.tr("So far: {parts}").format(parts=", ".join(named) or "–")

    def help_keys(self, actions: Actions) -> Keys:
        """Which keys help."""
        told: Keys = []
        for action, words in (
            (actions.learn_hint, self.tr("tip,")),
            (actions.learn_answer, self.tr("answer")),
        ):
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            told += [(key, True), (words, False)]
        return told

    def keys(self, attempt: Attempt, *, to_game: bool = False) -> Keys:
        """How the answer is given by keys."""
        if to_game:
            return [(self.tr("Enter"), True), (self.tr("starts the game"), False)]
        pits = attempt.task.position.layout.pits
        named: Keys = [("A", True), ("–", False), (SOUTH_LETTERS[pits - 1].upper(), True)]
        numbered: Keys = [("1", True), ("–", False), (str(pits), True)]
        by_number = self._narrator.board.pit_names is PitNames.NUMBERS
        letters = numbered if by_number else named
        match attempt.task.question:
            case Sow():
                return [(self.tr("Keys:"), False), *letters, (self.tr("sow"), False)]
            case Follow() | Find(What.LAST_SEED | What.CAPTURED) if by_number:
                return [
                    (self.tr("Keys:"), False),
                    *numbered,
                    (self.tr("South,"), False),
                    (self.tr("Shift"), True),
                    *named,
                    (self.tr("North,"), False),
                    ("S", True),
                    (self.tr("store"), False),
                ]
            case Follow() | Find(What.LAST_SEED | What.CAPTURED):
                both: Keys = [
                    (self.tr("South, with"), False),
                    (self.tr("Shift"), True),
                    (self.tr("North,"), False),
                    ("S", True),
                    (self.tr("store"), False),
                ]
                return [(self.tr("Keys:"), False), *letters, *both]
            case Find():
                return [
                    (self.tr("Keys:"), False),
                    *letters,
                    (self.tr("mark,"), False),
                    (self.tr("Enter"), True),
                    (self.tr("when all are marked"), False),
                ]
            case Count():
                digits: Keys = [("0", True), ("–", False), ("9", True)]
                enter: Keys = [(self.tr("Enter"), True), (self.tr("to answer"), False)]
                return [(self.tr("Keys:"), False), *digits, *enter]
            case Choose(options):
                numbers: Keys = [("1", True), ("–", False), (str(options), True)]
                return [(self.tr("Keys:"), False), *numbers, (self.tr("choose"), False)]
            case Look():
                pass
        return [(self.tr("Keys:"), False), (self.tr("Enter"), True), (self.tr("goes on"), False)]

    def hole(self, layout: Layout, hole: int, own: Side) -> str:
        """The name of a hole in a slot; `own` is the learner's side."""
        if not layout.is_store(hole):
            return self._narrator.learning.board.pit(layout, hole)
        if layout.owner(hole) is own:
            return self.tr("Store")
        return self.tr("Store, {side}").format(side=self._narrator.side(layout.owner(hole)))

    def _slot(self, attempt: Attempt, hole: int, state: SlotState) -> Slot:
        position = attempt.task.position
        return Slot(self.hole(position.layout, hole, position.to_sow), state)

    def _followed(self, attempt: Attempt, wrong: int | None) -> tuple[Slot, ...]:
        done = len(attempt.marked)
        slots = [self._slot(attempt, hole, SlotState.RIGHT) for hole in attempt.marked]
        for number in range(done + 1, len(attempt.expected) + 1):
            state = SlotState.CURRENT if number == done + 1 else SlotState.EMPTY
            slots.append(Slot(f"{number}.", state))
        if wrong is not None and done < len(slots):
            slots[done] = self._slot(attempt, wrong, SlotState.WRONG)
        first = max(0, min(done - BEFORE, len(slots) - MOST_SLOTS))
        return tuple(slots[first : first + MOST_SLOTS])
