"""Words for the trainers and the minute against time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.sprint import Sprint
from mancala_desktop.learn.trainer_levels import Asks, Level, Trainer
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.lap import EmptyCapture
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

    def differs(self, trainer: Trainer, level: int) -> str:
        """`the pit holds 6–9 seeds`: what a level asks, so that it is seen how it differs from others."""
        rules = trainer.levels[level - 1]
        least, most = rules.least, rules.most
        amount = str(most) if least == most else f"{least}–{most}"
        told = [self._asked(trainer, rules).format(amount=amount)]
        if rules.near:
            told.append(self.tr("%n pit(s) look right and are not", "", rules.near))
        if rules.final:
            told.append(self.tr("your own total is asked for"))
        if isinstance(rules.variant, Kalah) and rules.variant.empty_capture is EmptyCapture.NONE:
            told.append(self.tr("nothing is captured opposite an empty pit"))
        return ", ".join(told)

    def _asked(self, trainer: Trainer, rules: Level) -> str:
        """The amount a level has, by what it asks."""
        most = rules.most
        match trainer, rules.asks:
            case ((Trainer.LAST_SEED | Trainer.OWARE_LAST_SEED), _):
                if rules.least > 2 * rules.variant.pits - 1:
                    return self.tr("the pit holds {amount} seeds: all the way round")
                return self.tr("the pit holds {amount} seed(s)", "", most)
            case ((Trainer.CAPTURED | Trainer.OWARE_CAPTURED), _) if not rules.one_pit:
                return self.tr("find the pit that captures")
            case Trainer.CAPTURED | Trainer.OWARE_CAPTURED, Asks.MANY:
                return self.tr("say how many seeds are captured: {amount}")
            case ((Trainer.CAPTURED | Trainer.OWARE_CAPTURED), _):
                return self.tr("show where {amount} seeds are captured")
            case Trainer.CHAIN, Asks.MANY:
                return self.tr("say how many sowings fit into the turn: {amount}")
            case Trainer.CHAIN, _:
                return self.tr("sow a turn of {amount} sowings")
            case Trainer.FINAL, _:
                return self.tr("{amount} seed(s) left to the other side", "", most)
            case Trainer.BEST_MOVE, _:
                return self.tr("{amount} seeds in the rows")
            case Trainer.RELAY_END, _:
                return self.tr("{amount} lap(s)", "", most)
            case Trainer.FEEDING, Asks.LEGAL:
                return self.tr("the other row is empty, {amount} pit(s) may be sown", "", most)
            case _, Asks.SOW:
                return self.tr("sow one of {amount} right pit(s)", "", most)
        return self.tr("{amount} pit(s) to find", "", most)

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

    def broken_off(self, sprint: Sprint) -> str:
        """A sprint was left before its time was up."""
        return " ".join(
            (
                self.tr("You left before the 60 seconds were up:"),
                self.tr("%n right answer(s),", "", sprint.right),
                self.tr("%n wrong.", "", sprint.wrong),
                self.tr("Your answers count for your rating, the minute sets no record."),
            )
        )

    def left_early(self) -> str:
        """The heading of that."""
        return self.tr("You left the minute")

    def details(self, sprint: Sprint) -> str:
        """`3 wrong, 5 in a row, up to level 4`"""
        longest = self.tr("at most %n in a row", "", sprint.longest)
        reached = self.tr("ended at level {level}").format(level=sprint.level)
        return ", ".join([self.wrong(sprint.wrong), longest, reached])
