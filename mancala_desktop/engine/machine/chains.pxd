from mancala_desktop.engine.machine.board cimport Board, Key, Rules
from mancala_desktop.engine.machine.clock cimport Ticks

cdef enum:
    LAYERS = 256  # one for every number of seeds left
    FINE = 8  # a seed, in the fine steps that values are told in
    FAR = 10000  # more than any value in fine steps
    PLANNED = 1 << 20  # worth more than any board: of the best turn found before

cdef struct Step:  # a board where the side at its turn sows again
    Board board
    int parent  # the step it was sown from; -1: the turn begins here
    int pit  # what was sown there
    int worth  # orders boards with equally many seeds left

cdef struct End:  # of a turn
    Board after  # seen by the other side
    Key key
    int parent  # the step of the last sowing; -1: there is no end
    int pit  # the last sowing
    int gain  # of the whole turn
    int left
    int guess  # what the turn is worth in fine steps, as far as it can be told at once
    int rank  # ends of a higher rank are followed first

cdef struct Mark:  # of a board met in a turn
    Key key
    unsigned int stamp

cdef struct Plan:  # the best turn found before
    int pits[LAYERS]
    int count

cdef struct Fan:  # the turns that begin at one board
    const Rules *rules
    const signed char *endgames
    int endgame_seeds  # boards with at most so many are looked up; -1: none
    const Plan *plan  # NULL: none
    Ticks *ticks
    int width  # boards kept of a layer
    int most  # ends kept
    Step *steps
    int stepped
    int *layers  # [seeds left][place]: heaps of steps, the one worth least on top
    int sizes[LAYERS]
    End *ends  # a heap, the one of the lowest rank on top
    int ended
    End settled  # the best of those that are not to be followed
    bint all  # nothing was left out, and `settled` is no guess
    Mark *marks
    int last_mark
    unsigned int stamp
    int width_room  # what there is memory for
    int most_room

cdef int make_room(Fan *fan, int width, int most, int seeds) except -1
cdef void give_back(Fan *fan) noexcept nogil
cdef void gather(Fan *fan, Board root, bint last, int high) noexcept nogil
cdef void sort(End *ends, int count) noexcept nogil
