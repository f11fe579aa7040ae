from mancala_desktop.engine.machine.board cimport Board
from mancala_desktop.engine.machine.moves cimport MOST_PITS, Child

cdef enum:
    DEEPEST = 62  # sowings
    MOST_PLIES = 400  # sowings on one line: DEEPEST turns, and a seed in the store for every extra turn
    MANY = 31  # seeds; with more it is all the same how many

cdef enum Promise:  # what is added up for a sowing
    SEED = 1 << 14  # for every seed gained
    OFTEN = 1 << 15  # at most, for what has often answered
    ANSWERED = 1 << 15  # at the same point of another line
    AGAIN = 1 << 24  # an extra turn
    FIRST = 1 << 28  # what the table says

cdef struct Replies:  # sowings that were enough, so that no other one had to be tried
    signed char last[MOST_PLIES]  # the pit of the last one at this point of a line; -1: none
    int often[MOST_PITS][MANY + 1]  # by pit and seeds in it, the more and the deeper the greater

cdef void begin(Replies *replies) noexcept nogil
cdef void note(Replies *replies, Board board, int pit, int depth, int ply) noexcept nogil
cdef void sort(
    const Replies *replies, Board board, const Child *found, int count, int *order, int first, int ply
) noexcept nogil
