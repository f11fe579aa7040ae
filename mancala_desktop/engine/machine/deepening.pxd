from mancala_desktop.engine.machine.board cimport Board, Machine
from mancala_desktop.engine.machine.lookahead cimport Search
from mancala_desktop.engine.machine.table cimport Table

cdef class Deepening:
    cdef readonly Machine machine
    cdef Table table
    cdef object endgames
    cdef Search _search
    cdef object _best_so_far
    cdef object _clock
    cdef object _prepare(self, object clock, Board board, object before)
    cdef tuple _line(self, Board board, int pit, int most)
