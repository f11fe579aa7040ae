"""Proofs as a search asks for them: quick ones alone, long ones with endgame tables and threads."""

from __future__ import annotations

import threading

from mancala_desktop.engine.knowledge import Knowledge
from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.tree import Branch
from mancala_desktop.engine.watch import Phase

_SMALL_PROOF = 200_000  # boards; what takes more is worth several threads
_NOT_WORTH_WAITING = 2_000_000  # boards, by a guess; less is proved without an endgame table


class Proving:
    """Proofs within one phase of a search. `cost` is how many boards one may take, by a guess."""

    def __init__(self, known: Knowledge, phase: Phase, with_endgames: bool, cost: float) -> None:
        self._known = known
        self._phase = phase
        self._with_endgames = with_endgames
        self._cost = cost
        self._ready = known.ready_endgames() if with_endgames else None
        self._prover = known.first_prover(self._ready)

    def value(self, rows: bytes, sown: int, guess: int) -> int | None:
        """The exact value of a board; None when the phase is over before."""
        clock = self._phase.clock(_SMALL_PROOF)
        value = self._prover.value(rows, sown, guess, clock)
        if value is None and self._cost < _NOT_WORTH_WAITING:
            self._prover = self._known.prover(self._ready)
            clock = self._phase.clock(2 * _NOT_WORTH_WAITING)
            value = self._prover.value(rows, sown, guess, clock)
        if value is None and not self._phase.over():
            awaited = (
                self._known.awaited_endgames(self._phase.over) if self._with_endgames else None
            )
            self._prover = self._known.prover(awaited)
            if not self._phase.over():
                value = self._value_together(rows, sown, guess)
        return value

    def _value_together(self, rows: bytes, sown: int, guess: int) -> int | None:
        """The same by all threads allowed; the first that has the value ends the others."""
        threads = self._known.options.threads
        done = self._phase.flag()
        most = self._phase.nodes_left // threads
        found: list[int] = []

        def prove() -> None:
            clock = self._phase.clock(most, done)
            value = self._prover.value(rows, sown, guess, clock, threads > 1)
            if value is not None:
                found.append(value)
                done[0] = 1

        helpers = [
            threading.Thread(target=prove, name="proof", daemon=True) for _ in range(threads - 1)
        ]
        for helper in helpers:
            helper.start()
        prove()
        for helper in helpers:
            helper.join()
        return found[0] if found else None

    def line(self, choices: list[Branch], value: int) -> list[int]:
        """Own pits of a line from a board of exact `value`, as far as the phase lasts.

        The first of `choices` that keeps the value is taken, and later the first by rank: no table and
        no thread has a part in that.
        """
        pits: list[int] = []
        while branch := self._keeping(choices, value):
            _, gain, again, after, pit = branch
            pits.append(pit)
            if after is None:
                break
            value = value - gain if again else gain - value
            assert isinstance(after, bytes)
            choices = by_rank(self._known.machine, after)
        return pits

    def _keeping(self, choices: list[Branch], value: int) -> Branch | None:
        """The first branch that keeps the exact `value`; None when the phase is over."""
        for branch in choices:
            _, gain, again, after, _ = branch
            if after is None:
                keeps = gain >= value
            else:
                assert isinstance(after, bytes)
                goal = value - gain if again else gain - value + 1
                clock = self._phase.clock()
                reached = self._prover.reaches(after[:-1], after[-1], goal, clock)
                if reached is None:
                    return None
                keeps = reached if again else not reached
            if keeps:
                return branch
        raise AssertionError("some branch keeps the value")


def by_rank(machine: Machine, board: bytes) -> list[Branch]:
    """All sowings of a board, the most promising first."""
    return sorted(branches(machine, board[:-1], board[-1]), reverse=True)
