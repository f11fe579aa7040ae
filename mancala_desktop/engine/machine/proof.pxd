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
    Key *busy  # boards that threads are at; NULL for a thread alone

cdef class Prover:
    cdef readonly Machine machine
    cdef Table table
    cdef Endgames endgames
    cdef Key[::1] _busy
    cdef Hunt _hunt(self)
