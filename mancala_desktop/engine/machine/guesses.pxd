from mancala_desktop.engine.machine.board cimport Board, Rules

cdef int guess(const Rules *rules, Board board) noexcept nogil
cdef int worth(const Rules *rules, Board board) noexcept nogil
