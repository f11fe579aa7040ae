from mancala_desktop.engine.machine.board cimport Board, Key, Machine, Rules
from mancala_desktop.engine.machine.chains cimport End, Fan, Plan
from mancala_desktop.engine.machine.clock cimport Ticks
from mancala_desktop.engine.machine.endgames cimport Endgames
from mancala_desktop.engine.machine.table cimport Slots, Table

cdef enum:
    DEEPEST = 15  # turns
    AT_LEAST = 1  # a value is at least so much
    AT_MOST = 2

cdef struct Search:
    const Slots *slots
    const Rules *rules
    Ticks *ticks
    Fan fans[DEEPEST]  # of the first turn, the second one, …
    int turns  # looked ahead
    bint complete  # whether no guess went into the value last found

cdef class Turns:
    cdef readonly Machine machine
    cdef Table table
    cdef Endgames endgames
    cdef Search search
    cdef Plan plan
    cdef dict _best
    cdef object _found
