"""Why an answer of a learner is not right, in a sentence about what the seeds do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from mancala_desktop.learn.goals import Laps, Takes
from mancala_desktop.learn.misses import Miss, Why
from mancala_desktop.learn.task import Find, Sow, Task, What
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.board_words import BoardWords

Refusal = Callable[[Reason, int, Position], str]


class MissWords(QObject):
    """Speaks to the learner, who is the side to sow."""

    def __init__(self, board: BoardWords, refusal: Refusal, parent: QObject) -> None:
        """`refusal` says why a pit may not be sown."""
        super().__init__(parent)
        self._board = board
        self._refusal = refusal

    def hole(self, layout: Layout, hole: int) -> str:
        """`pit c`, `South's store`, within a sentence."""
        if layout.is_store(hole):
            side = self._board.side(layout.owner(hole))
            return self.tr("{side}'s store").format(side=side)
        return self.tr("pit {pit}").format(pit=self._board.pit(layout, hole))

    def tell(self, task: Task, miss: Miss, position: Position) -> str:
        """Why an answer is wrong that was given when the board lay as in `position`."""
        told = self._sentence(task, miss, position)
        if miss.cause is None:
            return told
        cause = self._sentence(task, miss.cause, position)
        captured = isinstance(task.question, Find) and task.question.what is What.CAPTURED
        return cause if captured else f"{told} {cause}"

    def go_on(self, seed: int) -> str:
        """Which seed is to be looked for after a wrong one; those before it are right."""
        return self.tr("Go on with seed {seed}.").format(seed=seed)

    def _sentence(self, task: Task, miss: Miss, position: Position) -> str:
        layout = position.layout
        hole = "" if miss.hole is None else self.hole(layout, miss.hole)
        pit = ""
        if miss.hole is not None and not layout.is_store(miss.hole):
            pit = self._board.pit(layout, miss.hole)
        other = self._board.side(position.to_sow.other)
        told = self._of_rules(miss, position) or self._of_last_seed(task, miss)
        told = told or self._of_harvest(task, miss) or self._of_turn(miss)
        told = told or self._of_following(miss) or self._of_finding(task, miss)
        return told.format(
            hole=hole, pit=pit, other=other, got=miss.got, wanted=miss.wanted, by=miss.by
        )

    # ---------------------------------------------------------------- by what was asked

    def _of_rules(self, miss: Miss, position: Position) -> str:
        match miss.why:
            case Why.ILLEGAL:
                assert miss.reason is not None and miss.hole is not None
                if miss.reason is Reason.EMPTY_PIT:
                    return self.tr("There are no seeds in {hole}.")
                return self._refusal(miss.reason, miss.hole, position)
            case Why.NOT_ASKED:
                return self.tr("Another pit is asked for, not {pit}.")
        return ""

    def _of_last_seed(self, task: Task, miss: Miss) -> str:
        """Where the last seed falls instead."""
        what = task.question.what if isinstance(task.question, Find) else None
        locating, finding = what is What.LAST_SEED, what is What.EXTRA_TURNS
        match miss.why:
            case Why.TOO_SHORT if locating:
                return self.tr("The last seed falls %n hole(s) further on.", "", miss.by)
            case Why.TOO_SHORT if finding:
                return self.tr(
                    "From {hole} the last seed falls %n pit(s) before your store.", "", miss.by
                )
            case Why.TOO_FAR if finding:
                return self.tr(
                    "From {hole} the last seed falls %n pit(s) past your store.", "", miss.by
                )
            case Why.TOO_SHORT:
                return self.tr("The last seed falls %n pit(s) before your store.", "", miss.by)
            case Why.TOO_FAR:
                return self.tr("The last seed falls %n pit(s) past your store.", "", miss.by)
            case Why.LAST_ELSEWHERE:
                return self.tr("The last seed falls into {hole}, not into your store.")
            case Why.LAST_IN_STORE:
                return self.tr("The last seed falls into your store, not into an empty pit.")
            case Why.NOT_EMPTY:
                return self.tr("The last seed falls into {hole}, where seeds are lying already.")
            case Why.OTHER_SIDE:
                return self.tr("The last seed falls into {hole}, which belongs to {other}.")
            case Why.NOTHING_OPPOSITE:
                return self.tr(
                    "The last seed falls into the empty {hole}, but nothing lies opposite."
                )
        return ""

    def _of_harvest(self, task: Task, miss: Miss) -> str:
        """Why nothing, or too little, is taken."""
        goal = task.question.goal if isinstance(task.question, Sow) else None
        match miss.why:
            case Why.OWN_SIDE:
                return self.tr(
                    "The last seed falls into {hole}, in your own row. You harvest only in {other}'s."
                )
            case Why.NOT_TWO_OR_THREE:
                return self.tr(
                    "After the last seed {hole} holds %n. Only two or three are harvested.",
                    "",
                    miss.got,
                )
            case Why.SLAM_TAKES_NOTHING:
                return self.tr(
                    "That would take every seed of {other}: a grand slam, which takes nothing here."
                )
            case Why.NO_SLAM:
                return self.tr("{other} would still have seeds left.")
            case Why.TOO_FEW if isinstance(goal, Laps):
                return self.tr("The relay ends after %n lap(s), {wanted} are wanted.", "", miss.got)
            case Why.TOO_FEW if isinstance(goal, Takes):
                return self.tr(
                    "This turn brings %n seed(s) into your store, {wanted} are wanted.",
                    "",
                    miss.got,
                )
            case Why.TOO_FEW:
                return self.tr("That takes %n seed(s), {wanted} are wanted.", "", miss.got)
            case Why.FEEDS_NOTHING:
                return self.tr("No seed reaches {other}'s row: the last one falls into {hole}.")
        return ""

    def _of_turn(self, miss: Miss) -> str:
        """What the whole turn comes to."""
        match miss.why:
            case Why.TURN_OVER:
                return self.tr(
                    "Your turn is over after %n sowing(s), {wanted} are wanted.", "", miss.got
                )
            case Why.GOES_ON:
                return self.tr("The game is not over after that.")
            case Why.NOT_WON:
                return self.tr(
                    "The game ends with %n seed(s) for you; to win you need {wanted}.",
                    "",
                    miss.got,
                )
            case Why.NO_LONGER:
                return self.tr(
                    "After {pit} it is your turn again, but the goal is then out of reach."
                )
            case Why.LEFT_TO_TAKE:
                return self.tr("{other} can then sow {pit} and take %n seed(s).", "", miss.got)
            case Why.NOT_BEST:
                return self.tr("There is something better than {pit}.")
            case Why.NOT_DECIDED:
                return self.tr(
                    "This turn does not decide the game yet: you have {got} seeds, {wanted} are more than half."
                )
            case Why.WINS_LATER:
                return self.tr("With best play {pit} wins, too, but not in this turn.")
        return ""

    def _of_following(self, miss: Miss) -> str:
        """Why this seed falls elsewhere; `got` is its number."""
        match miss.why:
            case Why.STORE_SKIPPED:
                return self.tr("No seed of yours falls into {hole}: the hand passes over it.")
            case Why.NO_STORE_SOWN:
                return self.tr("No store is sown here: only what is harvested goes there.")
            case Why.ORIGIN_SKIPPED:
                return self.tr("The hand passes over {hole}, from which these seeds come.")
            case Why.BURNT:
                return self.tr("The hand passes over {hole}, for it is burnt.")
            case Why.OWN_STORE_LEFT_OUT:
                return self.tr("Seed {got} falls into your store first.")
            case Why.AGAINST_DIRECTION:
                return self.tr("That is backwards. You sow anticlockwise.")
            case Why.STARTS_NEXT_DOOR:
                return self.tr("The first seed falls into the hole after {hole}.")
            case Why.ONE_EACH:
                return self.tr("One seed a hole: {hole} has just had its own, seed {got} goes on.")
            case Why.JUMPED:
                return self.tr("No hole is left out: seed {got} does not fall into {hole} yet.")
        return ""

    def _of_finding(self, task: Task, miss: Miss) -> str:
        """Why holes, a number or an option are not the ones asked for."""
        what = task.question.what if isinstance(task.question, Find) else None
        match miss.why:
            case Why.NOT_ONE if what is What.LAST_SEED:
                return self.tr("The last seed does not fall into {hole}.")
            case Why.NOT_ONE if what is What.CAPTURED:
                return self.tr("Nothing is taken from {hole}.")
            case Why.NOT_ONE if what is What.EXTRA_TURNS:
                return self.tr("From {hole} the last seed does not reach your store.")
            case Why.NOT_ONE if what is What.CAPTURES and task.variant.family is Family.OWARE:
                return self.tr("Sowing {hole} harvests nothing.")
            case Why.NOT_ONE if what is What.CAPTURES:
                return self.tr("Sowing {hole} captures nothing.")
            case Why.NOT_ONE if what is What.FEEDS:
                return self.tr("From {hole} no seed reaches {other}'s row.")
            case Why.NOT_ONE if what is What.SLAMS:
                return self.tr("If you sow {hole}, {other} still has seeds left.")
            case Why.NOT_ONE:
                return self.tr("Not one of them: {hole}.")
            case Why.OWN_ROW:
                return self.tr("Nothing is taken from {hole}: you harvest only in {other}'s row.")
            case Why.OUT_OF_REACH:
                return self.tr(
                    "Nothing is taken from {hole}: the harvest goes back from the last seed, pit by pit, and ends before that."
                )
            case Why.NOT_LAST:
                return self.tr("Nothing is taken from {hole}: the last seed does not fall there.")
            case Why.NOT_OPPOSITE:
                return self.tr(
                    "Nothing is taken from {hole}: it is not opposite the pit where the last seed falls."
                )
            case Why.NEVER_TAKEN:
                return self.tr("Nothing is ever taken from {hole}.")
            case Why.SOME_MISSING:
                return self.tr("Right so far, but %n is (are) missing.", "", miss.wanted)
            case Why.LESS:
                return self.tr("It is more than {got}.")
            case Why.MORE:
                return self.tr("It is less than {got}.")
            case Why.OPTION:
                return self.tr("That is not the right answer.")
        return ""
