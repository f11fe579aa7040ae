"""Phases of a search keep to its time, its nodes and the wish to stop."""

from __future__ import annotations

import threading

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.watch import Watch
from mancala_desktop.rules.kalah import Kalah

START = bytes([4] * 12)


@pytest.fixture
def prover() -> Prover:
    machine = Machine(Kalah(), 48)
    return Prover(machine, Table(8, machine.bits), None)


def expired(watch: Watch) -> bool:
    return watch.expired


def work(prover: Prover, clock: Clock) -> None:
    """A proof that takes longer than any of these tests lets it."""
    assert prover.value(START, 0, 0, clock) is None


def test_without_limits_nothing_is_over() -> None:
    watch = Watch(Limits(), Stop())
    phase = watch.phase()
    assert not phase.over() and not expired(watch)
    assert phase.nodes_left > 10**15
    watch.close()
    assert phase.over()


def test_a_phase_has_its_share_of_the_nodes_that_are_left(prover: Prover) -> None:
    watch = Watch(Limits(nodes=10_000), Stop())
    first = watch.phase(0.7)
    assert first.nodes_left == 7_000
    work(prover, first.clock())
    assert first.over() and not expired(watch)
    second = watch.phase()
    assert second.nodes_left == 10_000 - watch.nodes <= 3_000
    work(prover, second.clock(1_000))
    assert not second.over()
    work(prover, second.clock())
    assert second.over() and expired(watch)
    assert 10_000 <= watch.nodes <= 10_003


def test_time_ends_a_phase_while_it_works(prover: Prover) -> None:
    watch = Watch(Limits(movetime_ms=1000), Stop())
    first = watch.phase(0.1)
    work(prover, first.clock())
    assert first.over() and not expired(watch)
    assert 90 <= watch.time_ms < 900
    second = watch.phase()
    work(prover, second.clock())
    assert second.over() and expired(watch)
    assert 990 <= watch.time_ms < 2000


def test_the_wish_to_stop_ends_all_phases(prover: Prover) -> None:
    stop = Stop()
    watch = Watch(Limits(), stop)
    phase = watch.phase()
    clocks = [phase.clock() for _ in range(2)]
    threads = [threading.Thread(target=work, args=(prover, clock)) for clock in clocks]
    for thread in threads:
        thread.start()
    stop.set()
    for thread in threads:
        thread.join(5)
        assert not thread.is_alive()
    assert phase.over() and expired(watch) and watch.phase().over()


def test_a_flag_ends_some_clocks_and_the_phase_ends_all(prover: Prover) -> None:
    watch = Watch(Limits(), Stop())
    phase = watch.phase()
    done = phase.flag()
    done[0] = 1
    work(prover, phase.clock(flag=done))
    assert not phase.over()
    late = phase.flag()
    phase.finish()
    assert late[0] == 1 and phase.flag()[0] == 1
    work(prover, phase.clock())


def test_a_flag_made_while_the_time_runs_out_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    phase = Watch(Limits(), Stop()).phase()

    def made(*words: object) -> bytearray:
        flag = bytearray(*words)
        phase.finish()  # as the timer may at any moment
        return flag

    monkeypatch.setattr("mancala_desktop.engine.watch.bytearray", made, raising=False)
    assert phase.flag()[0] == 1


def test_no_timer_is_left_behind() -> None:
    before = set(threading.enumerate())
    watch = Watch(Limits(movetime_ms=60_000), Stop())
    for _ in range(5):
        watch.phase(0.5)
    timers = set(threading.enumerate()) - before
    assert len(timers) == 5
    watch.close()
    for timer in timers:
        timer.join(5)
        assert not timer.is_alive()
