from mancala_desktop.engine.machine.board cimport Board, Key, Machine, Rules
from mancala_desktop.engine.machine.clock cimport Ticks
from mancala_desktop.engine.machine.endgames cimport Endgames
from mancala_desktop.engine.machine.table cimport Slots, Table

cdef struct Hunt:  # one thread at a proof
    const Rules *rules
    const Slots *slots
    const signed char *endgames
    int endgame_seeds  # boards with at most so many are looked up; -1: none
    Ticks *ticks
    Key *busy  # the boards that threads are at, by their mixed keys
    bint shared  # whether other threads are at the same proof

cdef enum:
    BUSY = 4096  # places for boards that threads are at
    TWICE_MOST_PITS = 16
    WORTH_SHARING = 6  # seeds more than in an endgame table

cdef class Prover:
    cdef readonly Machine machine
    cdef Table table
    cdef readonly bint sure  # no board is ever taken for another one
    cdef Endgames endgames
    cdef Key[::1] _busy
    cdef Hunt _hunt(self)
