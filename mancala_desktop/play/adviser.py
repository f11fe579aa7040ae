"""What the sowings of a position are worth, asked for by hint, tutor and review alike."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from mancala_desktop.engine.advice import FULL_STRENGTH, Advice
from mancala_desktop.engine.request import Request
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.record.game import Game, Node

_REMEMBERED = 1000  # positions


@dataclass(frozen=True, slots=True)
class _Question:
    node: Node
    request: Request


class Adviser(QObject):
    """Takes questions about places in a game and has the engine's thread answer one after the other,
    whenever the game itself asks nothing there.

    `advised` tells an answer soon and better ones after it; `advice.last` is the last one. What was
    told of a place is remembered: see `known`.
    """

    advised = Signal(int, object)  # ticket, Advice
    failed = Signal(int, object)  # ticket, Exception; nothing more is told of it

    def __init__(self, engine: EngineThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._ticket = 0
        self._questions: list[_Question] = []  # the first one is being thought about
        self._known: OrderedDict[Node, Advice] = OrderedDict()
        engine.advised.connect(self._hear)
        engine.advice_failed.connect(self._give_up)

    def known(self, node: Node) -> Advice | None:
        """The best that has been told of this place so far; `last` says whether it can be bettered."""
        return self._known.get(node)

    def ask(self, game: Game, node: Node, *, soon: bool = True) -> int:
        """Have `advised` tell what the sowings at `node` of `game` are worth; returns the ticket of
        the answers. `soon`: before all that was asked for until now, and not after it.

        ValueError where the game is over by the rules.
        """
        if node.position.over:
            raise ValueError("the game is over there")
        self._ticket += 1
        position = node.position
        if position.opening:  # the other side's choice is a secret
            position = replace(position, opening=position.opening.unseen())
        history = tuple(each.sowing.before for each in node.path())
        request = Request(self._ticket, game.variant, position, history, FULL_STRENGTH)
        self._questions.insert(0 if soon else len(self._questions), _Question(node, request))
        if self._questions[0].request is request:
            self._engine.advise(request)
        return self._ticket

    def cancel(self, ticket: int) -> None:
        """No answer to this question any more; one that is answered or unknown may be cancelled."""
        for question in self._questions:
            if question.request.ticket == ticket:
                self._drop(question)
                return

    @Slot(int, object)
    def _hear(self, ticket: int, advice: Advice) -> None:
        question = self._asked(ticket)
        if question is None:
            return
        known = self._known.get(question.node)
        if advice.last or not (known and known.last):  # asked again it begins with a quick one
            self._known[question.node] = advice
            self._known.move_to_end(question.node)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if advice.last:
            self._drop(question)
        self.advised.emit(ticket, advice)

    @Slot(int, object)
    def _give_up(self, ticket: int, error: Exception) -> None:
        question = self._asked(ticket)
        if question:
            self._drop(question)
            self.failed.emit(ticket, error)

    def _asked(self, ticket: int) -> _Question | None:
        """The question under way, if that is its ticket."""
        first = self._questions[0] if self._questions else None
        return first if first and first.request.ticket == ticket else None

    def _drop(self, question: _Question) -> None:
        first = question is self._questions[0]
        self._questions.remove(question)
        if first and self._questions:
            self._engine.advise(self._questions[0].request)
        elif first:
            self._engine.cancel_advice()
