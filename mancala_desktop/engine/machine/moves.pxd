from mancala_desktop.engine.machine.board cimport Board, Key, Rules

cdef struct Child:  # one sowing
    Board after  # seen by the side that sows next
    Key key  # its number
    int pit
    int gain  # what the store difference grows by for the side that sows, at an end with the rows
    int left  # seeds in the pits of `after`
    bint again  # the same side sows next
    bint over

cdef enum:
    MOST_PITS = 8
    MOST_ORIGINS = 256  # boards that lead to one of up to 31 seeds

cdef int children(const Rules *rules, Board board, Child *found) noexcept nogil
cdef int origins(const Rules *rules, Board board, int left, Board *found) noexcept nogil
