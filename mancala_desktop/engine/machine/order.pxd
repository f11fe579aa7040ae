# In which order a search that looks ahead tries sowings: the better the first, the sooner the others are
# refuted. All of it is inline, for it is done at every board.
#
# First comes what the table says, then extra turns. The rest is a sum: seeds gained, what answered at
# the same point of another line (the killer heuristic, Akl and Newborn 1977), and what has often
# answered anywhere (the history heuristic, Schaeffer 1983; here by pit and seeds in it).

from libc.string cimport memset
from mancala_desktop.engine.machine.board cimport Board, seeds_at
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

cdef inline void begin(Replies *replies) noexcept nogil:
    """Another search begins: what answered in the one before counts a quarter, and at no point."""
    cdef int pit, seeds
    memset(replies.last, -1, sizeof(replies.last))
    for pit in range(MOST_PITS):
        for seeds in range(MANY + 1):
            replies.often[pit][seeds] //= 4

cdef inline void note(Replies *replies, Board board, int pit, int depth, int ply) noexcept nogil:
    """A sowing of `board` was enough, searched to `depth`; no other one had to be tried."""
    cdef int *often = &replies.often[pit][min(seeds_at(board.own, pit), <int>MANY)]
    replies.last[ply] = pit
    often[0] = min(often[0] + depth * depth, <int>Promise.OFTEN)

cdef inline void sort(
    const Replies *replies, Board board, const Child *found, int count, int *order, int first, int ply
) noexcept nogil:
    """Write the places in `found` of all sowings of `board` into `order`, the most promising first.

    `first` is the pit that the table names, -1 if none.
    """
    cdef int promises[MOST_PITS]
    cdef int index, place, pit, promise
    for index in range(count):
        pit = found[index].pit
        promise = pit + Promise.SEED * found[index].gain
        promise += replies.often[pit][min(seeds_at(board.own, pit), <int>MANY)]
        if pit == replies.last[ply]:
            promise += Promise.ANSWERED
        if found[index].again:
            promise += Promise.AGAIN
        if pit == first:
            promise += Promise.FIRST
        place = index
        while place > 0 and promises[place - 1] < promise:
            promises[place] = promises[place - 1]
            order[place] = order[place - 1]
            place -= 1
        promises[place] = promise
        order[place] = index
