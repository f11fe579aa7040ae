from mancala_desktop.engine.machine.board cimport Board, Machine, Row, Rules

cdef enum:
    FEATURES = 10
    PARTS = 4  # guesses are told in quarters of a seed
    WEIGHT_BITS = 4  # a weight is a quarter of a seed / 2 ** WEIGHT_BITS

cdef struct Judge:  # what a guess needs
    int weights[FEATURES]
    Row ready  # the row whose every pit earns an extra turn

cdef void ready_judge(const Rules *rules, Judge *judge) noexcept nogil
cdef int guess(const Rules *rules, const Judge *judge, Board board, int left) noexcept nogil
cdef void look_over(const Rules *rules, const Judge *judge, Board board, int *features) noexcept nogil
