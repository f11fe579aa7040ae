from mancala_desktop.engine.machine.board cimport Board, Key, Machine, Rules
from mancala_desktop.engine.machine.clock cimport Ticks
from mancala_desktop.engine.machine.evaluation cimport Judge
from mancala_desktop.engine.machine.moves cimport MOST_PITS, Child
from mancala_desktop.engine.machine.table cimport Slots, Table

cdef enum:
    FAR = 100000  # more than any value
    SOWING = 2  # a sowing in units of depth
    COMPLETE = 127  # the depth of a value that no guess and no repetition went into
    DEEPEST = 62  # sowings
    MOST_PLIES = 400  # sowings on one line: DEEPEST turns, and a seed in the store for every extra turn
    MOST_BEFORE = 512  # boards of the game before that can come again
    MANY = 31  # seeds, for what has often answered

cdef enum Limit:
    AT_LEAST = 1
    AT_MOST = 2
    EXACTLY = 3

cdef struct Look:  # one search under way
    const Rules *rules
    const Slots *slots
    Ticks *ticks
    Judge judge
    const signed char *endgames  # of Kalah, or NULL
    const unsigned char *retrograde  # of Oware, or NULL
    int endgame_seeds  # boards with at most so many are looked up; -1: none
    bint split
    bint sure  # of the value found last: no guess and no repetition went into it
    int again_cost  # of an extra turn, in units of depth
    int late_sowings  # this many are searched in full depth
    int since  # where on `path` the boards with as many seeds as the last one begin
    int length  # of `path`
    Key path[MOST_BEFORE + MOST_PLIES]  # number and side of every board on the way; unused without circles
    signed char killers[MOST_PLIES]
    int answers[MOST_PITS][MANY + 1]  # by pit and seeds in it

cdef struct Root:  # the best sowing at the root so far
    int pit  # -1: none
    int value

cdef class Deepening:
    cdef readonly Machine machine
    cdef Table table
    cdef object endgames
    cdef Look _search
    cdef object _best_so_far
    cdef object _clock
    cdef object _prepare(self, object clock, Board board, object before)
    cdef tuple _line(self, Board board, int pit, int most)
