"""Hints where the content has none of its own: how to think, and then where to look."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.goals import (
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
from mancala_desktop.learn.task import Amount, Choose, Count, Find, Follow, Look, Sow, Task, What
from mancala_desktop.rules.variant import Family


class HelpWords(QObject):
    """The first step of help is in words alone, the second points at a hole."""

    def hint(self, task: Task) -> str:
        """How to think about a task."""
        family = task.variant.family
        match task.question:
            case Look():
                return self.tr("Let it be shown again, and look at one seed at a time.")
            case Follow() if family is Family.OWARE:
                return self.tr("One seed in each pit, anticlockwise, and none in a store.")
            case Follow():
                return self.tr(
                    "One seed in each hole, anticlockwise: your own store gets one, the other does not."
                )
            case Sow(goal):
                return self._goal(goal, family)
            case Find(what):
                return self._find(what, family)
            case Count(what):
                return self._count(what)
            case Choose():
                return self.tr("Rule out first what cannot be.")

    def pointed(self, task: Task, hole: str) -> str:
        """The second step: look at this hole."""
        match task.question:
            case Sow():
                return self.tr("Sow {hole}.").format(hole=hole)
            case Follow():
                return self.tr("The next seed falls into {hole}.").format(hole=hole)
            case Count() if task.sown and task.sown.laps > 1:
                return self.tr(
                    "Begin with {hole}: sow its seeds, lift what lies where the last one falls, and sow on."
                ).format(hole=hole)
            case Count():
                return self.tr("Count the seeds in {hole} and follow them, one hole each.").format(
                    hole=hole
                )
        return self.tr("Look at {hole}.").format(hole=hole)

    def own_store(self, task: Task) -> str:
        """The same where that hole is the own store."""
        if isinstance(task.question, Follow):
            return self.tr("The next seed falls into your store.")
        return self.tr("Look at your store.")

    def last_resort(self, task: Task) -> str:
        """The second step where there is no hole to look at."""
        if isinstance(task.question, Find):
            return self.tr("Nothing is missing. Is there one too many?")
        return self.tr("You can let the answer be shown, and then give it yourself.")

    def _goal(self, goal: Goal, family: Family) -> str:
        match goal:
            case OneOf():
                return self.tr("The text says which pit is meant.")
            case ExtraTurn() | Chain():
                return self.tr(
                    "A pit ends in your store if it holds exactly as many seeds as it has holes to go."
                )
            case EmptyPit() | FromOpposite():
                return self.tr("Look for your empty pits, and count back from them.")
            case Captures() | Slam() if family is Family.OWARE:
                return self.tr("Look for pits of the other side with one or two seeds.")
            case Captures():
                return self.tr("Look for your empty pits with many seeds opposite.")
            case Feeds():
                return self.tr("Which pit holds enough seeds to go round the corner?")
            case Laps():
                return self.tr("A relay goes on as long as the last seed falls on others.")
            case Takes() | Best():
                return self.tr("Use an extra turn first, then take what is to be taken.")
            case Safe():
                return self.tr("Look at every pit of the other side: what could it take?")
            case Ends() | Wins() | Decides():
                return self.tr("Think it to the end: who gets the seeds that are left?")
        return self.tr("Choose any pit of your row that holds seeds.")

    def _find(self, what: What, family: Family) -> str:
        match what:
            case What.LAST_SEED:
                return self.tr("Count hole by hole, anticlockwise, one for each seed.")
            case What.CAPTURED | What.CAPTURES if family is Family.OWARE:
                return self.tr("Two or three after the last seed are harvested, and so on behind.")
            case What.CAPTURED | What.CAPTURES:
                return self.tr("It captures if the last seed falls into an empty pit of yours.")
            case What.EXTRA_TURNS:
                return self.tr("Compare the seeds in a pit with its way to your store.")
            case What.FEEDS:
                return self.tr("A pit feeds if it holds more seeds than pits follow in your row.")
            case What.SLAMS:
                return self.tr("Look whether anything of the other row would be left.")
            case What.LEGAL:
                return self.tr("A pit needs seeds, and the rules may ask for more than that.")

    def _count(self, what: Amount) -> str:
        match what:
            case Amount.SEEDS_CAPTURED:
                return self.tr("Find first where the last seed falls.")
            case Amount.STORE:
                return self.tr(
                    "What lies there already, what is sown, what is captured: add it up."
                )
            case Amount.LAPS:
                return self.tr("Each time the last seed falls on others, a new lap begins.")
            case Amount.OTHER_KEEPS:
                return self.tr("Add up what then lies in the other row.")
            case Amount.FINAL:
                return self.tr("Your store, what you sow into it, and what is swept at the end.")
            case Amount.CHAIN:
                return self.tr("Begin with the pit next to your store, or it will be spoilt.")
