"""When Python may look for garbage."""

import gc

from mancala_desktop.play import garbage


def test_no_garbage_is_looked_for_until_the_last_thread_rests() -> None:
    one, other = object(), object()

    garbage.hold(one)
    garbage.hold(one)
    garbage.hold(other)
    assert not gc.isenabled()
    garbage.release(one)
    assert not gc.isenabled()
    garbage.release(other)

    assert gc.isenabled()


def test_resting_twice_is_no_harm() -> None:
    worker = object()
    garbage.release(worker)

    garbage.hold(worker)
    garbage.release(worker)
    garbage.release(worker)

    assert gc.isenabled()


def test_none_is_looked_for_until_the_window_is_seen() -> None:
    garbage.hold_while_starting()
    assert not gc.isenabled()
    garbage.started()
    assert gc.isenabled()
