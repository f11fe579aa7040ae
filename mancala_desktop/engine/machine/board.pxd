ctypedef unsigned long long Row  # the pits of a side, a byte each, the one farthest from the store lowest
ctypedef unsigned long long Key  # the number of a board, see board.py

cdef enum:
    SPAN = 256  # numbers of seeds, from none to the most

cdef struct Board:
    Row own  # the row of the side to sow
    Row other
    int sown  # sowings made in this turn, counted only under a turn cap; see also `sides`

cdef struct Lap:  # what sowing n seeds from a pit does
    Row own  # is added to the row of the side that sows, the lifted seeds subtracted
    Row other
    int gain  # seeds dropped into the own store
    int last  # where the last one falls: 0..m-1 own pits, m the store, m+1..2m the other pits

cdef enum Game:
    KALAH
    OWARE
    CONGKAK

cdef enum Slam:
    SLAM_CAPTURES
    SLAM_CAPTURES_NOTHING
    SLAM_ILLEGAL

cdef struct Rules:
    Game game
    int pits
    int most  # seeds a board may have
    bint lone_seed  # the last seed is taken even when the pit opposite is empty
    bint either_row  # the game ends when either row is empty, not only that of the side to sow
    int cap  # sowings of a turn, 0: no limit
    Slam slam
    bint circles  # a board can come again
    int sides  # 2 where burnt pits make the sides differ: `sown` is then cap + 1 more for the second
    Lap *laps  # [side][pit of the ring seen by the side that sows][seeds]
    Key *ranks  # [pit][seeds up to and with this pit], SPAN a pit

cdef class Machine:
    cdef Rules rules
    cdef readonly bint injective
    cdef readonly int bits

cdef inline int seeds_in(Row row) noexcept nogil:
    """All seeds of a row: the topmost byte of the product is the sum of all bytes."""
    return <int>((row * <Row>0x0101010101010101) >> 56)

cdef inline int seeds_at(Row row, int pit) noexcept nogil:
    return <int>((row >> 8 * pit) & 255)

cdef inline int equal(Row row, Row pattern) noexcept nogil:
    """How many of the eight pits hold the seeds of `pattern`. A byte of the difference is 0 where they do;
    the trick that finds such bytes without a carry is in Warren's Hacker's Delight, 6-1."""
    cdef Row low = 0x7F7F7F7F7F7F7F7F
    row ^= pattern
    row = ~(((row & low) + low) | row | low)  # the topmost bit of each byte that is 0
    return seeds_in(row >> 7)

cdef Key number(const Rules *rules, Board board) noexcept nogil
cdef Board board_of(Machine machine, object rows, int sown)
cdef bytes rows_of(Machine machine, Board board)
