from mancala_desktop.engine.machine.board cimport Key, Machine, Row, Rules
from mancala_desktop.engine.machine.clock cimport Ticks

cdef enum:
    UNKNOWN = -128  # a board not solved yet

cdef struct Builder:
    const Rules *rules
    Ticks *ticks
    signed char *values
    int seeds  # of the layer
    bint backwards

cdef class Endgames:
    cdef readonly int seeds
    cdef readonly object memory
    cdef const unsigned char[::1] _values
    cdef const signed char *values
