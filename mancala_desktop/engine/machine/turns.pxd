from mancala_desktop.engine.machine.board cimport Board, Key, Machine, Rules
from mancala_desktop.engine.machine.chains cimport End, Fan, Plan
from mancala_desktop.engine.machine.clock cimport Ticks
from mancala_desktop.engine.machine.endgames cimport Endgames
from mancala_desktop.engine.machine.table cimport Slots, Table

cdef enum:
    DEEPEST = 15  # turns

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

# What the table keeps: whether the value is complete (1 bit), turns looked ahead (4), how wide, in doublings
# (4), what kind of limit (2), the value in fine steps (12).

cdef inline unsigned int payload(bint complete, int turns, int width, int limit, int value) noexcept nogil:
    return complete << 22 | turns << 18 | width << 14 | limit << 12 | (value + 2048)

cdef inline bint complete_of(unsigned int kept) noexcept nogil:
    return kept >> 22

cdef inline int turns_of(unsigned int kept) noexcept nogil:
    return kept >> 18 & 15

cdef inline int width_of(unsigned int kept) noexcept nogil:
    return kept >> 14 & 15

cdef inline int limit_of(unsigned int kept) noexcept nogil:
    return kept >> 12 & 3

cdef inline int value_of(unsigned int kept) noexcept nogil:
    return <int>(kept & 4095) - 2048
