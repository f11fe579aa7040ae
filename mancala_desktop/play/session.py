"""A game being played: the single truth about it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, Signal

from mancala_desktop.engine.request import Answer
from mancala_desktop.play.answering import Answering
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.play.past import Jump, Past, end_again
from mancala_desktop.play.seats import (
    Seats,
    Setup,
    note_seats,
    note_seed,
    seats_of,
    two_persons,
)
from mancala_desktop.play.table import Decision, Table
from mancala_desktop.record import pie
from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.record.tree import way
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS
from mancala_desktop.rules.variant import Family

ANSWER_DELAY_MS = 350


class GameSession(QObject):
    """Takes choices, asks the computer, takes sowings back; everybody else only hears of it.

    The game changes at once and the view may be late. After a change the signals come in this
    order: what happened (`started`, `sown`, `unsown` once for every sowing taken back, `concluded`,
    `reopened`), `changed`,
    and then `finished` or `asked`. A slot of `asked` may choose at once; the slots of the others
    are better off only to listen.

    Every change of the game makes a new `ticket`; what the computer answers to an older one is
    dropped. Until the first `begin` or `open` there is an untouched Kalah in which nobody is asked.
    """

    started = Signal()
    sown = Signal(object)  # Sowing
    unsown = Signal(object)  # Sowing
    concluded = Signal(object)  # the settlement, a Sowing, or None: ended as no rule does
    reopened = Signal(object)  # the same: such an end is taken back
    asked = Signal(object)  # Side
    refused = Signal(int, object)  # ring index, Reason
    finished = Signal(object)  # Outcome
    trouble = Signal(object)  # Exception: the computer could not answer; see retry
    changed = Signal()
    decided = Signal(object)  # Sowing: chosen just now and not redone; before it is told as `sown`
    board_moved = Signal(bool)  # whether seeds are flying now
    search_changed = Signal()  # the computer has begun to search, or has found what it will sow
    moved = Signal()  # play stands elsewhere in the tree; the sowings on the way have been told
    edited = Signal()  # comments and variations, which the line in play does not depend on
    reseated = Signal()  # other people or computers sit there than before
    pie_answered = Signal(object)  # Pie: what the second player has said; None: it is taken back

    def __init__(
        self,
        engine: EngineThread,
        *,
        answer_delay_ms: int = ANSWER_DELAY_MS,
        seeds: Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`answer_delay_ms`: how long the board is at rest before a computer's answer is sown.

        `seeds` draws the seed of every game, of which the chance in the computer's play is made.
        """
        super().__init__(parent)
        self.engine = engine
        """Where the computer thinks; at rest while a person is asked."""
        self._seeds = seeds or Random()
        self._seed = 0
        self._game = Setup(DEFAULTS[Family.KALAH], two_persons()).game()
        self._table = Table(self._game, two_persons())
        self._seats_told = self.seats
        self._past = Past(self._table)
        self.travelling = False  # what is told as sown and taken back is the way to another place
        self._ticket = 0
        self._paused = False
        self._last_answer: Answer | None = None
        self.time_for: Callable[[Side], int | None] = lambda side: None
        """How many ms a computer on that side may think about its next sowing; None: as it likes."""
        self._computer = Answering(engine, answer_delay_ms, self)
        self._computer.ready.connect(self._carry_out)
        self._computer.failed.connect(self._report)
        self._computer.search_changed.connect(self.search_changed)

    # ---------------------------------------------------------------- what is

    @property
    def game(self) -> Game:
        """The game with all its lines; only this session may change it."""
        return self._game

    @property
    def position(self) -> Position:
        """What lies on the board."""
        return self._game.position

    @property
    def seats(self) -> Seats:
        """Who plays South and who North."""
        return self._table.seats

    @property
    def ticket(self) -> int:
        """A number that every change of the game makes larger."""
        return self._ticket

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._game.result

    @property
    def thinking(self) -> bool:
        """Whether the computer has been asked and has not sown yet."""
        return self._computer.awaited

    @property
    def searching(self) -> bool:
        """Whether the computer uses its time: all it needs is loaded, and it has no answer yet."""
        return self._computer.searching

    @property
    def board_moving(self) -> bool:
        """Whether seeds are flying."""
        return self._computer.board_moving

    @property
    def last_answer(self) -> Answer | None:
        """What the computer answered to the position before this one; None if it was not asked."""
        return self._last_answer

    @property
    def person_asked(self) -> bool:
        """Whether it is for a person to choose a pit."""
        return self._table.waits_for_person and not (self._paused or self.pie_offered)

    @property
    def pie_offered(self) -> bool:
        """Whether the side to sow is first to say if it takes the other one's side over."""
        return self._table.pie_offered

    @property
    def person_offered(self) -> bool:
        """Whether that is for a person to say."""
        return self.pie_offered and self._table.waits_for_person and not self._paused

    @property
    def paused(self) -> bool:
        """Whether the game is held: nobody sows."""
        return self._paused

    @property
    def demo(self) -> bool:
        """Whether nobody plays but computers."""
        return self._table.demo

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything on the way here, or an end can be taken back; in a
        paused demo, any sowing."""
        return self._undoable is not None

    @property
    def can_redo(self) -> bool:
        """Whether there are sowings, or an answer to the pie rule, that were taken back."""
        if self.pie_offered:
            return self._table.given_before is not None
        return self._game.current.onward is not None and not self._game.concluded

    @property
    def can_retry(self) -> bool:
        """Whether the computer is to choose but has failed to."""
        return self.outcome is None and not (self._table.waits_for_person or self.thinking)

    # ---------------------------------------------------------------- what may happen

    def begin(self, setup: Setup) -> None:
        """Start a new game; raises KeyError or OptionError, and changes nothing, for bad rules."""
        self._start(setup.game(), setup.seats)

    def open(self, game: Game, seats: Seats) -> None:
        """Go on with `game` where it stands. A game that is over is shown, and not `finished`."""
        if seats_of(game) != seats:  # or a file would not stay as it was
            note_seats(game, seats)
        self._start(game, seats)

    def choose(self, pit: int) -> None:
        """A person's choice: it is sown, or `refused` and nothing changes."""
        reason = self._why_not(pit)
        if reason:
            self.refused.emit(pit, reason)
        else:
            self._sow(pit)

    def answer_pie(self, answer: Pie) -> None:
        """A person's answer to the pie rule; nothing where nobody is asked for it."""
        if self.person_offered:
            self._answer_pie(answer)

    def reseat(self, seats: Seats) -> None:
        """Let others play on: kinds, names, levels or sides change, the game stays as it is."""
        if seats == self.seats:
            return
        self._table.reseat(seats)
        self._seed = note_seed(self._game, seats, self._seeds)
        ticket = self._renew()
        self._tell_change(ticket)
        if not self.outcome:
            self._ask(ticket)

    def pause(self, paused: bool) -> None:
        """Hold the game, or let it go on: the computer thinks, but does not sow, nor may a person."""
        if paused == self._paused or (paused and self.outcome):
            return
        self._paused = paused
        self.changed.emit()
        self._computer.hold(self._paused)  # somebody who heard of it may want it otherwise

    def step(self) -> None:
        """Hold the game after the one sowing that the computer makes next."""
        self.pause(True)
        self._computer.hold(False)  # once

    def suspend(self, suspended: bool) -> None:
        """Let no computer sow for a while, as when nobody can watch; it is not said to be paused."""
        self._computer.suspend(suspended)

    def undo(self) -> None:
        """Back to where a person last decided, whatever sowings came after that decision.

        After an end that no rule made, only that end is taken back; a fallen flag takes the last
        decision with it. To `go` elsewhere was a decision, too: what was left comes back.
        """
        match self._undoable:
            case Jump() as jump:
                self._past.forget(jump)
                self._travel(jump.origin, jump.verdict)
            case Decision() as decision:
                self._take_back(decision)
            case Outcome():
                self._reopen()

    def redo(self) -> None:
        """The way an undo came: on to where a person decides next, or as far as was played."""
        if not self.can_redo:
            return
        again = []
        if answer := self._table.given_before:
            pie.answer(self._game, answer)
            self._table.follow()
        there = answer is not None and self._table.waits_for_person
        while not (there or self.pie_offered) and (sowing := self._game.forward()):
            again.append(sowing)
            self._table.follow()
            there = self._table.waits_for_person or self._steps_singly
        ticket = self._renew()
        if answer:
            self.pie_answered.emit(answer)
        for sowing in again:
            self.sown.emit(sowing)
        self._go_on(ticket)

    def conclude(self, verdict: Callable[[Game], object]) -> None:
        """End the game as no rule does: `verdict` calls the end of the game it is given."""
        verdict(self._game)
        ticket = self._renew()
        self.concluded.emit(self._game.settlement)
        self._go_on(ticket)

    def go(self, node: Node) -> None:
        """Go on from another place of the game's tree; what was played stays there."""
        if node is not self._game.current:
            self._past.note_jump(node)
            self._travel(node)

    def retry(self) -> None:
        """Ask the computer once more after `trouble`."""
        if self.can_retry:
            self._go_on(self._renew())

    def hurry(self) -> None:
        """Let the computer sow the best it has found so far, as soon as the board is at rest."""
        self._computer.hurry()

    def set_board_moving(self, moving: bool) -> None:
        """Say whether seeds are flying; the computer's answer waits until they have landed."""
        self._computer.set_board_moving(moving)
        self.board_moved.emit(moving)

    def close(self) -> None:
        """Stop thinking for good and wait for the thread."""
        self._computer.close()

    # ---------------------------------------------------------------- how it goes on

    def _start(self, game: Game, seats: Seats) -> None:
        self._game = game
        self._table = Table(game, seats)
        self._past = Past(self._table)
        self._seats_told = seats
        self._paused = False
        self._seed = note_seed(game, seats, self._seeds)
        ticket = self._renew()
        self.started.emit()
        self._tell_change(ticket)
        if not self.outcome:
            self._ask(ticket)

    def _take_back(self, decision: Decision) -> None:
        taken_back = [self._game.back() for _ in range(decision.sowings)]
        if decision.on_pie:
            self._game.reopen()
            self._table.take_pie_back()
        self._past.forget_beyond()
        ticket = self._renew()
        for sowing in taken_back:
            self.unsown.emit(sowing)
        if decision.on_pie:
            self.pie_answered.emit(None)
        self._go_on(ticket)

    def _reopen(self) -> None:
        settlement = self._game.settlement
        self._game.reopen()
        ticket = self._renew()
        self.reopened.emit(settlement)
        self._go_on(ticket)

    def _sow(self, pit: int, answer: Answer | None = None) -> None:
        sowing = self._game.play(pit)
        ticket = self._renew()
        self._last_answer = answer
        self.decided.emit(sowing)
        self.sown.emit(sowing)
        self._go_on(ticket)

    def _travel(self, node: Node, verdict: Outcome | None = None) -> None:
        """Let play stand at `node`, where the game ended by `verdict` if no rule ended it."""
        back, on = way(self._game.current, node)
        left, settlement = self._game.concluded, self._game.settlement
        self._game.go(node)
        if verdict and not self._game.result:
            end_again(self._game, verdict)
        ticket = self._renew()
        self.travelling = True
        if left:
            self.reopened.emit(settlement)
        for sowing in back:
            self.unsown.emit(sowing)
        for sowing in on:
            self.sown.emit(sowing)
        if self._game.concluded:
            self.concluded.emit(self._game.settlement)
        self.travelling = False
        self.moved.emit()
        self._go_on(ticket)

    def _renew(self) -> int:
        """After a change of the game: what the computer thought is void, who decides is new."""
        self._last_answer = None
        if self.outcome:
            self._paused = False
        self._table.follow()
        awaited = not (self.outcome or self._table.waits_for_person)
        self._computer.renew(awaited=awaited, held=self._paused)
        self._ticket += 1
        return self._ticket

    def _answer_pie(self, answer: Pie) -> None:
        pie.answer(self._game, answer)
        ticket = self._renew()
        self.pie_answered.emit(answer)
        self._go_on(ticket)

    def _go_on(self, ticket: int) -> None:
        """Say what a change has led to, unless somebody who heard of it has changed more."""
        self._tell_change(ticket)
        if ticket != self._ticket:
            return
        if self.outcome:
            self.finished.emit(self.outcome)
        else:
            self._ask(ticket)

    def _tell_change(self, ticket: int) -> None:
        if self.seats != self._seats_told:
            self._seats_told = self.seats
            self.reseated.emit()
        if ticket == self._ticket:
            self.changed.emit()

    def _ask(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.asked.emit(self.position.to_sow)
        if ticket == self._ticket and self.thinking:
            level, time_ms = self._table.decider.level, self.time_for(self.position.to_sow)
            self._computer.ask(ticket, self._game, level, time_ms, self._seed)

    # ---------------------------------------------------------------- the computer

    def _carry_out(self, answer: Answer) -> None:
        """Sow what the computer has chosen, or answer the pie rule by what it expects."""
        assert answer.pit is not None
        if self.pie_offered:
            self._answer_pie(Pie.SWAPPED if answer.score < 0 else Pie.KEPT)
        else:
            self._sow(answer.pit, answer)

    def _report(self, error: Exception) -> None:
        self.changed.emit()
        self.trouble.emit(error)

    # ---------------------------------------------------------------- words

    def _why_not(self, pit: int) -> Reason | None:
        reason = self._game.variant.why_illegal(self.position, pit)
        if reason is Reason.NOT_A_PIT:
            return reason
        if self.outcome:
            return Reason.GAME_OVER
        return reason if self.person_asked else Reason.NOT_YOUR_PIT

    @property
    def _steps_singly(self) -> bool:
        return self.demo and self._paused

    @property
    def _undoable(self) -> Jump | Decision | Outcome | None:
        return self._past.last(singly=self._steps_singly)
