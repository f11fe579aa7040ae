from mancala_desktop.engine.machine.board cimport Board, Key, Machine, Rules
from mancala_desktop.engine.machine.clock cimport Ticks

cdef enum:
    NOTHING = -128  # no sowing has told yet
    MOST_SPLIT = 20  # seeds of a table of values: 226 million boards
    MOST_CIRCLING = 14  # seeds of a table with bounds: each bound has half a byte, and 15 marks a free board

cdef enum Mark:
    LOW_FIXED = 1
    HIGH_FIXED = 2
    BOUND = 4  # a capture leads to where play can go in circles
    FREE = 8  # play cannot go in circles from here
    WAITING = 16  # one of the sowings, 0 to 7, that lead to boards not known to be free

cdef struct Cell:  # a board while its layer is built
    signed char low  # the best known of any sowing, at least
    signed char high  # at most
    unsigned char open  # sowings whose lower bound is not fixed
    unsigned char marks

cdef struct Layer:
    const Rules *rules
    Ticks *ticks
    unsigned char *values  # of all boards
    Cell *cells
    unsigned int *stack
    long long height  # of the stack
    Key first  # number of the first board
    Key boards
    int seeds
    bint split

cdef struct Bounds:
    int low
    int high
    bint free

cdef class Retrograde:
    cdef readonly Machine machine
    cdef readonly int seeds
    cdef readonly bint split
    cdef readonly object memory
    cdef const unsigned char[::1] _bytes
    cdef const unsigned char *values
    cdef Bounds _bounds(self, object rows)

cdef inline Bounds told_of(const unsigned char *values, bint split, Key key, int left) noexcept nogil:
    """What the table says of a board with `left` seeds."""
    cdef Bounds found
    cdef int told = values[key]
    if split:
        found.low = found.high = <signed char>told
        found.free = True
        return found
    found.free = told >> 4 == 15
    found.high = 2 * (told & 15) - left
    found.low = found.high if found.free else 2 * (told >> 4) - left
    return found
