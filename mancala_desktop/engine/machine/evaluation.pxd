from mancala_desktop.engine.machine.board cimport Board, Machine, Row, Rules

cdef enum:
    FEATURES = 10
    PARTS = 4  # guesses are told in quarters of a seed
    WEIGHT_BITS = 10  # a weight times 64 is a quarter of a seed / 2 ** WEIGHT_BITS

cdef struct Judge:  # what a guess needs
    int weights[FEATURES]  # in 64ths of a seed
    int more[FEATURES]  # and for each 64 seeds left
    Row ready  # the row whose every pit earns an extra turn

cdef object ready_judge(Machine machine, Judge *judge, object weights)
cdef int guess(const Rules *rules, const Judge *judge, Board board, int left) noexcept nogil
cdef void look_over(const Rules *rules, const Judge *judge, Board board, int *features) noexcept nogil
