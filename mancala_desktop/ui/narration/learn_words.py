"""What is said about a task where the content has no words of its own: goal, help, praise."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.attempt import Attempt, Hint
from mancala_desktop.learn.goals import (
    Anything,
    Best,
    Captures,
    Chain,
    Decides,
    EmptyPit,
    Ends,
    ExtraTurn,
    Feeds,
    FromOpposite,
    Goal,
    Laps,
    OneOf,
    Safe,
    Slam,
    Takes,
    Wins,
)
from mancala_desktop.learn.misses import Miss
from mancala_desktop.learn.task import Amount, Choose, Count, Find, Follow, Look, Sow, Task, What
from mancala_desktop.learn.texts import TaskText
from mancala_desktop.learn.told import own_store
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.answer_words import AnswerWords
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.help_words import HelpWords
from mancala_desktop.ui.narration.miss_words import MissWords, Refusal
from mancala_desktop.ui.narration.turn_words import TurnWords


class LearnWords(QObject):
    """Speaks to the learner, who is the side to sow. `misses` says why an answer is wrong, `help`
    gives hints, `reasons` say why an answer is right; `board` has the names in these sentences."""

    def __init__(self, board: BoardWords, refusal: Refusal, parent: QObject) -> None:
        super().__init__(parent)
        self.board = self._board = board.sided(self)
        self.misses = MissWords(self._board, refusal, self)
        self.help = HelpWords(self)
        self.turns = TurnWords(self._board, self)
        self.reasons = AnswerWords(self._board, self.misses, self.turns, self)

    def text(self, task: Task, options: tuple[str, ...] = ()) -> TaskText:
        """All that has to be said about a task; `options` are the words to choose from."""
        return TaskText(
            title=self.title(task),
            goal=self.goal(task),
            criterion=self.criterion(task),
            hints=(self.help.hint(task),),
            options=options,
        )

    # ---------------------------------------------------------------- what is asked

    def title(self, task: Task) -> str:
        """What a task is about, in a few words."""
        match task.question:
            case Look():
                return self.tr("Watch")
            case Follow():
                return self.tr("Follow the seeds")
            case Sow(goal):
                return self._goal_title(goal, task.variant.family)
            case Find(what):
                return self._find_title(what)
            case Count():
                return self.tr("Count")
            case Choose():
                return self.tr("What is right?")

    def goal(self, task: Task) -> str:
        """What is to be done."""
        layout = task.position.layout
        match task.question:
            case Look(pits) if pits:
                return self.tr("Watch what the seeds do. You can see it as often as you like.")
            case Look():
                return self.tr("Have a look at the board, then go on.")
            case Follow(pit):
                return self.tr(
                    "Take the %n seed(s) from {pit}. Name each hole in the order the seeds fall.",
                    "",
                    task.position.seeds[pit],
                ).format(pit=self.misses.hole(layout, pit))
            case Sow(goal):
                return self._sow(goal, task)
            case Find(what, pit):
                named = "" if pit is None else self._board.pit(layout, pit)
                return self._find(what, task.variant.family).format(
                    pit=named, other=self._board.side(task.position.to_sow.other)
                )
            case Count(what, pit):
                named = "" if pit is None else self._board.pit(layout, pit)
                return self._count(what, task.variant.family).format(
                    pit=named, other=self._board.side(task.position.to_sow.other)
                )
            case Choose():
                return self.tr("Choose the right answer.")

    def criterion(self, task: Task) -> str:
        """When it counts as done."""
        match task.question:
            case Look():
                return self.tr("You have seen it.")
            case Follow():
                return self.tr("Every seed has found its hole, the last one too.")
            case Sow(Chain() | Takes() | Wins() | Ends() | Best() | Decides() | Safe()):
                return self.tr("You reach it within one turn, extra turns included.")
            case Sow():
                return self.tr("One sowing reaches it.")
            case Find(What.LAST_SEED):
                return self.tr("You have shown the right hole.")
            case Find():
                return self.tr("All of them are marked, and no other.")
            case Count():
                return self.tr("The number is exactly right.")
            case Choose():
                return self.tr("You have chosen the right answer.")

    def _goal_title(self, goal: Goal, family: Family) -> str:
        match goal:
            case ExtraTurn():
                return self.tr("Win an extra turn")
            case EmptyPit():
                return self.tr("Reach an empty pit")
            case Captures() | FromOpposite() if family is Family.OWARE:
                return self.tr("Harvest")
            case Captures() | FromOpposite():
                return self.tr("Capture")
            case Slam():
                return self.tr("The grand slam")
            case Feeds():
                return self.tr("Feed the other side")
            case Laps():
                return self.tr("A long relay")
            case Chain():
                return self.tr("Several sowings in one turn")
            case Takes():
                return self.tr("The richest turn")
            case Ends():
                return self.tr("End the game")
            case Wins():
                return self.tr("Win the game")
            case Safe():
                return self.tr("Leave nothing to take")
            case Best():
                return self.tr("Find the best move")
            case Decides():
                return self.tr("Decide the game")
        return self.tr("Sow")

    def _find_title(self, what: What) -> str:
        match what:
            case What.LAST_SEED:
                return self.tr("Where does the last seed fall?")
            case What.CAPTURED:
                return self.tr("What is captured?")
            case What.EXTRA_TURNS:
                return self.tr("Which pits give an extra turn?")
            case What.CAPTURES:
                return self.tr("Which pits capture?")
            case What.FEEDS:
                return self.tr("Which pits feed?")
            case What.SLAMS:
                return self.tr("Which pits make a grand slam?")
            case What.LEGAL:
                return self.tr("Which pits may be sown?")

    def _sow(self, goal: Goal, task: Task) -> str:
        other = self._board.side(task.position.to_sow.other)
        oware = task.variant.family is Family.OWARE
        match goal:
            case OneOf(pits):
                layout = task.position.layout
                names = [self._board.pit(layout, pit) for pit in sorted(pits)]
                if len(names) == 1:
                    return self.tr("Sow pit {pit}.").format(pit=names[0])
                return self.tr("Sow one of these pits: {pits}.").format(pits=", ".join(names))
            case ExtraTurn():
                return self.tr("Sow so that the last seed falls into your store.")
            case EmptyPit():
                return self.tr("Sow so that the last seed falls into an empty pit of yours.")
            case Captures(1):
                return self.tr("Harvest seeds.") if oware else self.tr("Capture seeds.")
            case Captures(least) if oware:
                return self.tr("Harvest at least %n seed(s) with one sowing.", "", least)
            case Captures(least):
                return self.tr("Capture at least %n seed(s) with one sowing.", "", least)
            case FromOpposite():
                return self.tr("End in an empty pit of yours and capture what lies opposite.")
            case Slam():
                return self.tr("Sow so that every seed of {other} would be taken.").format(
                    other=other
                )
            case Feeds():
                return self.tr("Sow so that {other} gets at least one seed.").format(other=other)
            case Laps(least):
                return self.tr("Let the relay go on for at least %n lap(s).", "", least)
            case Chain(length):
                return self.tr("Make %n sowing(s) in one turn, by extra turns.", "", length)
            case Takes(least):
                return self.tr("Bring at least %n seed(s) into your store in one turn.", "", least)
            case Ends():
                return self.tr("End the game in this turn.")
            case Wins():
                return self.tr("Win the game in this turn.")
            case Safe(_, 0):
                return self.tr("End your turn so that {other} can take nothing.").format(
                    other=other
                )
            case Safe(_, most):
                return self.tr(
                    "End your turn so that {other} can take %n seed(s) at most.", "", most
                ).format(other=other)
            case Best():
                return self.tr("Find the best sowing, and with an extra turn the next one, too.")
            case Decides():
                return self.tr(
                    "Decide the game in this turn: take more than half of all seeds, or end the game with more than the other side."
                )
            case Anything():
                return self.tr("Sow any pit of yours that holds seeds.")
        raise ValueError(f"no words for {goal}")

    def _find(self, what: What, family: Family) -> str:
        match what:
            case What.LAST_SEED:
                return self.tr("You sow {pit}. Name the hole in which the last seed falls.")
            case What.CAPTURED:
                return self.tr("You sow {pit}. Mark every pit that is emptied by the capture.")
            case What.EXTRA_TURNS:
                return self.tr("Mark every pit whose last seed falls into your store.")
            case What.CAPTURES if family is Family.OWARE:
                return self.tr("Mark every pit with which you harvest.")
            case What.CAPTURES:
                return self.tr("Mark every pit with which you capture.")
            case What.FEEDS:
                return self.tr("Mark every pit from which a seed reaches {other}'s row.")
            case What.SLAMS:
                return self.tr("Mark every pit that would take all of {other}'s seeds.")
            case What.LEGAL:
                return self.tr("Mark every pit that you may sow.")

    def _count(self, what: Amount, family: Family) -> str:
        match what:
            case Amount.SEEDS_CAPTURED if family is Family.OWARE:
                return self.tr("You sow {pit}. How many seeds do you harvest?")
            case Amount.SEEDS_CAPTURED:
                return self.tr("You sow {pit}. How many seeds do you capture, your own included?")
            case Amount.STORE:
                return self.tr("You sow {pit}. How many seeds are in your store then?")
            case Amount.LAPS:
                return self.tr("You sow {pit}. How many laps does the relay have?")
            case Amount.OTHER_KEEPS:
                return self.tr(
                    "You sow {pit} and the game ends. How many seeds does {other} keep in its row?"
                )
            case Amount.FINAL:
                return self.tr("You sow {pit} and the game ends. How many seeds do you have then?")
            case Amount.CHAIN:
                return self.tr("How many sowings does your longest turn have?")

    # ---------------------------------------------------------------- what is said to an answer

    def goes_on(self, attempt: Attempt) -> str:
        """A part of the answer is right."""
        layout = attempt.task.position.layout
        if isinstance(attempt.task.question, Follow):
            done = len(attempt.marked)
            if attempt.marked[-1] == own_store(attempt.task.position):
                return self.tr(
                    "Right! Seed {seed} falls into your store. On to seed {next}."
                ).format(seed=done, next=done + 1)
            hole = self.misses.hole(layout, attempt.marked[-1])
            return self.tr("Right! Seed {seed} falls into {hole}. On to seed {next}.").format(
                seed=done, hole=hole, next=done + 1
            )
        return self.tr("Right! It is your turn again: sow on.")

    def anew(self, attempt: Attempt) -> str:
        """The seeds are followed from the first one again."""
        hole = self.misses.hole(attempt.task.position.layout, attempt.marked[0])
        if attempt.marked[0] == own_store(attempt.task.position):
            hole = self.tr("your store")
        return self.tr("From the beginning: seed 1 falls into {hole}. On to seed 2.").format(
            hole=hole
        )

    def missed(self, attempt: Attempt, miss: Miss, position: Position, own: str) -> str:
        """Why an answer is wrong that was given when the board lay as in `position`: in the `own`
        words of the content, if it has any, or else by the steps; and where to go on."""
        task = attempt.task
        told = own or self.misses.tell(task, miss, position)
        if not isinstance(task.question, Follow) or miss.got < 2:
            return told
        return f"{told} {self.misses.go_on(miss.got)}"

    def marked(self, attempt: Attempt, hole: int) -> str:
        """A mark was set or taken away, for those who do not see it."""
        named = self.misses.hole(attempt.task.position.layout, hole)
        if hole in attempt.marked:
            told = self.tr("Marked: {hole}; %n in all.", "", len(attempt.marked))
        else:
            told = self.tr("Not marked any more: {hole}; %n in all.", "", len(attempt.marked))
        return told.format(hole=named)

    def nothing_marked(self) -> str:
        """All is said to be marked, and nothing is."""
        return self.tr("Nothing is marked yet. If you mean that there is none, say so once more.")

    def solved(self, attempt: Attempt) -> str:
        """The whole answer is right."""
        match attempt.stars:
            case 1 if attempt.seen:
                return self.tr(
                    "Right! You have seen the answer today, so it is one star; tomorrow three can be earned."
                )
            case 3:
                return self.tr("Right, at the first try!")
            case 0:
                return self.tr("Right. Try it once more without seeing the answer.")
        return self.tr("Right!")

    def answer(self, task: Task, text: TaskText) -> str:
        """The right answer, and why it is right."""
        layout = task.position.layout
        match task.question:
            case Sow():
                names = [self._board.pit(layout, sowing.pit) for sowing in task.ways]
                told = self.tr("The answer: {answer}.").format(answer=", ".join(names))
            case Find():
                names = [self.misses.hole(layout, hole) for hole in task.holes]
                none = self.tr("none of them")
                answer = self._board.listed(names) or none
                told = self.tr("The answer: {answer}.").format(answer=answer)
            case Count():
                told = self.tr("The answer: {answer}.").format(answer=task.number)
            case Choose(_, right):
                told = self.tr("The answer: {answer}.").format(answer=right + 1)
            case Follow():
                told = self.tr("Watch where each seed falls, then name the holes yourself.")
            case Look():
                told = ""
        return f"{told} {text.why or self.reasons.why(task)}".strip()

    def hinted(self, hint: Hint, text: TaskText, attempt: Attempt) -> str:
        """Help: first in words, then with the hole that comes next."""
        task = attempt.task
        told = text.hints[: hint.step]
        words = told[-1] if told else self.help.hint(task)
        if hint.step < 2:
            return words
        if hint.hole is None:
            return words if len(told) == 2 else self.help.last_resort(task)
        return told[1] if len(told) == 2 else self.pointed(task, hint.hole)

    def pointed(self, task: Task, hole: int) -> str:
        """Which hole is pointed at, also for those who do not see it."""
        if hole == own_store(task.position):
            return self.help.own_store(task)
        return self.help.pointed(task, self.misses.hole(task.position.layout, hole))
