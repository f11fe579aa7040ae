"""Has every sowing of a game judged, in the background, and better as long as one looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.review import Verdict, judge
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.record.game import Game, Node
from mancala_desktop.rules.board import Side


class Reviewer(QObject):
    """Asks the adviser place by place: first for a quick answer everywhere, then for the best one.

    It goes from the last sowing backwards, since what is proved late in a game helps before that;
    the sowing one looks at comes first. A place is the number of a sowing, from 0. The choices of a
    simultaneous opening are not judged: what they are worth depends on a choice nobody saw.
    """

    judged = Signal(int)  # a place that has a verdict now, or a better one
    changed = Signal()  # how far it has come, or whether it goes on

    def __init__(self, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._game: Game | None = None
        self._line: tuple[Node, ...] = ()
        self._verdicts: list[Verdict | None] = []
        self._quick: set[int] = set()  # places still without any answer
        self._open: set[int] = set()  # places whose answer can become better
        self._looked_at: int | None = None
        self._asked: int | None = None
        self._ticket = 0
        adviser.advised.connect(self._hear)
        adviser.failed.connect(self._give_up)

    # ---------------------------------------------------------------- what is known

    @property
    def verdicts(self) -> Sequence[Verdict | None]:
        """The verdict on every sowing; None while it is unknown, or if it is a secret choice."""
        return self._verdicts

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._asked is not None

    @property
    def finished(self) -> bool:
        """Whether no verdict will become better."""
        return not self._open

    @property
    def first_look(self) -> bool:
        """Whether there are still sowings nobody has looked at."""
        return bool(self._quick)

    @property
    def progress(self) -> tuple[int, int]:
        """How many sowings are done, of how many: with a first answer, and later with the last."""
        judged = sum(not node.sowing.before.opening for node in self._line)
        return judged - len(self._quick or self._open), judged

    def line(self, place: int) -> tuple[int, ...]:
        """Best play from before the sowing at `place`; empty while it is not known."""
        advice = self._known(place)
        return advice.line if advice else ()

    # ---------------------------------------------------------------- what may happen

    def begin(self, game: Game, line: Sequence[Node]) -> None:
        """Judge the sowings of this line of `game`; what is known of them already is told at once."""
        self.pause()
        self._game, self._line = game, tuple(line)
        self._verdicts = [None] * len(line)
        self._looked_at = None
        places = {place for place, node in enumerate(line) if not node.sowing.before.opening}
        self._quick = {place for place in places if self._known(place) is None}
        self._open = {place for place in places if not self._settled(place)}
        for place in sorted(places, reverse=True):
            self._judge(place)
        self.go_on()

    def look_at(self, place: int) -> None:
        """Think about this sowing next."""
        self._looked_at = place

    def go_on(self) -> None:
        """Work, if there is anything left to do."""
        if self._asked is None:
            self._ask_next()
        self.changed.emit()

    def pause(self) -> None:
        """Rest; what is known stays."""
        if self._asked is not None:
            self._asked = None
            self._adviser.cancel(self._ticket)
            self.changed.emit()

    # ---------------------------------------------------------------- place by place

    def _ask_next(self) -> None:
        waiting = self._quick or self._open
        if self._game is None or not waiting:
            return
        self._asked = self._looked_at if self._looked_at in waiting else max(waiting)
        self._ticket = self._adviser.ask(self._game, self._before(self._asked), soon=False)

    @Slot(int, object)
    def _hear(self, ticket: int, advice: Advice) -> None:
        place = self._asked
        if ticket != self._ticket or place is None:
            return
        only_looking = bool(self._quick)
        self._quick.discard(place)
        if advice.last:
            self._open.discard(place)
        self._judge(place)
        if place > 0:
            self._judge(place - 1)  # of which more may be certain now
        if only_looking or advice.last:
            self._asked = None
            self._adviser.cancel(ticket)
            self._ask_next()
        self.changed.emit()

    @Slot(int, object)
    def _give_up(self, ticket: int, error: Exception) -> None:
        """Nothing will be known of this place; the others may do better."""
        if ticket == self._ticket and self._asked is not None:
            self._quick.discard(self._asked)
            self._open.discard(self._asked)
            self._asked = None
            self._ask_next()
            self.changed.emit()

    def _judge(self, place: int) -> None:
        """The verdict from what is known now; told if it is another one."""
        advice, node = self._known(place), self._line[place]
        if advice is None or node.sowing.before.opening:
            return
        verdict = judge(
            node.side, node.pit, advice.values, proved=advice.proved, final=self._final(place)
        )
        if verdict != self._verdicts[place]:
            self._verdicts[place] = verdict
            self.judged.emit(place)

    def _final(self, place: int) -> int | None:
        """What the game is proved to come to after a sowing, as South sees it: by the next one."""
        if place + 1 == len(self._line):
            return None
        sowing, after = self._line[place].sowing, self._known(place + 1)
        if after is None or not after.exact or sowing.after.round != sowing.before.round:
            return None
        return after.value if sowing.after.to_sow is Side.SOUTH else -after.value

    def _known(self, place: int) -> Advice | None:
        return self._adviser.known(self._before(place))

    def _settled(self, place: int) -> bool:
        advice = self._known(place)
        return advice is not None and advice.last

    def _before(self, place: int) -> Node:
        """The node at which the sowing of `place` was chosen."""
        parent = self._line[place].parent
        assert parent is not None  # a sowing led from it
        return parent
