from mancala_desktop.engine.machine.board cimport Board, Key, Rules
from mancala_desktop.engine.machine.clock cimport Ticks
from mancala_desktop.engine.machine.evaluation cimport Judge
from mancala_desktop.engine.machine.moves cimport Child
from mancala_desktop.engine.machine.order cimport MOST_PLIES, Replies
from mancala_desktop.engine.machine.table cimport Slots

cdef enum:
    FAR = 100000  # more than any value
    SOWING = 2  # a sowing in units of depth
    COMPLETE = 127  # the depth of a value that no guess and no repetition went into
    MOST_BEFORE = 512  # boards of the game before that can come again

cdef struct Search:  # one search under way
    const Rules *rules
    const Slots *slots
    Ticks *ticks
    Judge judge
    Replies replies
    const signed char *endgames  # of Kalah, or NULL
    const unsigned char *retrograde  # of Oware, or NULL
    int endgame_seeds  # boards with at most so many are looked up; -1: none
    bint split  # going in circles is worth 0
    bint sure  # of the value found last: no guess and no repetition went into it
    int again_cost  # of an extra turn, in units of depth
    int late_sowings  # this many are searched in full depth
    int since  # where on `path` the boards with as many seeds as the last one begin
    int length  # of `path`
    Key path[MOST_BEFORE + MOST_PLIES]  # number and side of every board on the way; unused without circles

cdef struct Root:  # the best sowing at the root so far
    int pit  # -1: none
    int value  # in quarters of a seed

cdef void best_of(Search *search, Board board, int depth, Root *root) noexcept nogil
cdef int follow(Search *search, Child *child, int low, int high, int depth, int ply) noexcept nogil
cdef void step(Search *search, Key key, int side) noexcept nogil

# What the table keeps: the depth (7 bits), what kind of limit (2), the best pit (3), the value (11).

cdef inline unsigned int payload(int depth, int limit, int pit, int value) noexcept nogil:
    return depth << 16 | limit << 14 | pit << 11 | (value + 1024)

cdef inline int depth_of(unsigned int kept) noexcept nogil:
    return kept >> 16

cdef inline int limit_of(unsigned int kept) noexcept nogil:
    return kept >> 14 & 3

cdef inline int pit_of(unsigned int kept) noexcept nogil:
    return kept >> 11 & 7

cdef inline int value_of(unsigned int kept) noexcept nogil:
    return <int>(kept & 2047) - 1024
