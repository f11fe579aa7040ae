"""Words for the trainers and the minute against time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.sprint import Sprint
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.ui.narration.rule_words import RuleWords


class TrainerWords(QObject):
    """Names what can be practised, and says how a sprint stands and ended."""

    def __init__(self, rules: RuleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._rules = rules

    def name(self, trainer: Trainer) -> str:
        """What is practised, in a few words."""
        match trainer:
            case Trainer.LAST_SEED | Trainer.OWARE_LAST_SEED:
                return self.tr("Last seed")
            case Trainer.EXTRA_TURNS:
                return self.tr("Extra turns")
            case Trainer.CAPTURED:
                return self.tr("Captures")
            case Trainer.CHAIN:
                return self.tr("Chains")
            case Trainer.FINAL:
                return self.tr("Final count")
            case Trainer.BEST_MOVE:
                return self.tr("Best sowing")
            case Trainer.OWARE_CAPTURED:
                return self.tr("Harvests")
            case Trainer.FEEDING:
                return self.tr("Feeding")
            case Trainer.SLAM:
                return self.tr("Grand slam")
            case Trainer.RELAY_END:
                return self.tr("End of the relay")

    def full_name(self, trainer: Trainer) -> str:
        """`Kalah: Extra turns`"""
        return f"{self._rules.family(trainer.family)}: {self.name(trainer)}"

    def called(self, trainer_id: str) -> str:
        """The same by its id; the id itself if a newer version knows more trainers."""
        known = {trainer.value: trainer for trainer in Trainer}
        return self.full_name(known[trainer_id]) if trainer_id in known else trainer_id

    def about(self, trainer: Trainer) -> str:
        """The question, as one asks it."""
        match trainer:
            case Trainer.LAST_SEED | Trainer.OWARE_LAST_SEED:
                return self.tr("Where does the last seed fall?")
            case Trainer.EXTRA_TURNS:
                return self.tr("Which pits earn you an extra turn?")
            case Trainer.CAPTURED:
                return self.tr("What do you capture, and how much?")
            case Trainer.CHAIN:
                return self.tr("How many sowings fit into one turn?")
            case Trainer.FINAL:
                return self.tr("Who has how many seeds at the end?")
            case Trainer.BEST_MOVE:
                return self.tr("Which pit brings the most by the end? Every answer is proved.")
            case Trainer.OWARE_CAPTURED:
                return self.tr("What do you harvest, and how much?")
            case Trainer.FEEDING:
                return self.tr("From which pits does a seed reach the other row?")
            case Trainer.SLAM:
                return self.tr("Which pit would take every seed of the other side?")
            case Trainer.RELAY_END:
                return self.tr("Where does the last lap end?")

    def level(self, level: int) -> str:
        """`Level 3`"""
        return self.tr("Level {level}").format(level=level)

    def title(self, trainer: Trainer, level: int) -> str:
        """`Extra turns, level 3`: what stands above a task."""
        return self.tr("{name}, level {level}").format(name=self.name(trainer), level=level)

    # ---------------------------------------------------------------- the best sowing

    def best_goal(self) -> str:
        """What is to be done where the best sowing is looked for."""
        return self.tr("Find the sowing that brings you the most seeds by the end of the game.")

    def best_criterion(self) -> str:
        """When it counts as done."""
        return self.tr("You have sown one of the pits that are proved to be best.")

    def looking(self) -> str:
        """The engine has not proved a board yet."""
        return self.tr("Looking for a board …")

    def proving(self) -> str:
        """The time of a sprint stands still."""
        return self.tr("The next board is being proved …")

    def no_board(self) -> str:
        """The engine has failed."""
        return self.tr("No board could be proved: the engine has failed. You can try again.")

    # ---------------------------------------------------------------- a sprint

    def left(self, seconds: int) -> str:
        """How much time is left."""
        return self.tr("%n second(s) left", "", seconds)

    def right(self, count: int) -> str:
        """How many answers were right."""
        return self.tr("%n right", "", count)

    def wrong(self, count: int) -> str:
        """How many were wrong."""
        return self.tr("%n wrong", "", count)

    def row(self, count: int) -> str:
        """How many right answers came in a row, up to now."""
        return self.tr("%n in a row", "", count)

    def best(self, right: int | None) -> str:
        """The best sprint so far."""
        if right is None:
            return self.tr("You have not tried a minute yet")
        return self.tr("Your best minute: %n right", "", right)

    def climbed(self, level: int, *, higher: bool) -> str:
        """Another level is asked from now on."""
        if higher:
            return self.tr("Up to level {level}!").format(level=level)
        return self.tr("Back to level {level}.").format(level=level)

    def result(self, sprint: Sprint, best: int | None) -> str:
        """How a sprint ended, `best` is the best one before it."""
        told = [self.tr("%n right answer(s) in 60 seconds.", "", sprint.right)]
        if sprint.beats(best):
            told.append(
                self.tr("That is your first record.")
                if best is None
                else self.tr("A new record: before it was {best}.").format(best=best)
            )
        elif best is not None:
            told.append(self.tr("Your record is {best}.").format(best=best))
        return " ".join(told)

    def details(self, sprint: Sprint) -> str:
        """`3 wrong, 5 in a row, up to level 4`"""
        longest = self.tr("at most %n in a row", "", sprint.longest)
        reached = self.tr("ended at level {level}").format(level=sprint.level)
        return ", ".join([self.wrong(sprint.wrong), longest, reached])
