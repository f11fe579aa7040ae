# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Boards as a search holds them, and what the rules of one variant are in machine form.

A board is seen by the side to sow, the stores left out: two words, a byte a pit. Scores count from
the stores on, so boards that differ only in stores or seats are one.

Every board has a *number*. With s_i the seeds in the first i pits (own ones first), it is the sum of
C(s_i + i - 1, i) over all pits, the combinatorial number system. Boards with fewer seeds come first,
no two boards have the same number, and there is no gap: the number is the place of a board in an
endgame table, and its key in the transposition table, where two boards are therefore never taken
for each other. (Boards so large that the number does not fit a word are told apart almost surely, and
nothing is called proved there: `Machine.injective`.)
"""

from __future__ import annotations

from math import comb

import cython
from cython.cimports.libc.stdlib import calloc, free

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.kalah import Ends, Kalah
from mancala_desktop.rules.lap import EmptyCapture, next_hole
from mancala_desktop.rules.oware import GrandSlam, Oware
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

MOST_SEEDS = SPAN - 1  # a byte a pit
_WORD = 64  # bits
_SLAMS = {
    GrandSlam.CAPTURES: Slam.SLAM_CAPTURES,
    GrandSlam.CAPTURES_NOTHING: Slam.SLAM_CAPTURES_NOTHING,
    GrandSlam.ILLEGAL: Slam.SLAM_ILLEGAL,
}


@cython.cclass
class Machine:
    """The rules of `variant`, with some pits burnt, for boards of up to `most` seeds.

    What a lap adds is learnt from the rules' own lap, drop by drop. `bits` is how long the numbers of
    its boards are; `injective` says that they fit a word.
    """

    def __init__(self, variant: Variant, most: int, burnt: frozenset[int] = frozenset()) -> None:
        """`burnt` are pits as the side to sow counts them: 0..m-1 own, m+1..2m the other ones."""
        pits = variant.pits
        self.rules.pits = pits
        self.rules.most = most
        self.rules.circles = variant.can_repeat
        if isinstance(variant, Kalah):
            self.rules.game = Game.KALAH
            self.rules.lone_seed = variant.empty_capture is EmptyCapture.OWN_SEED
            self.rules.either_row = variant.ends is Ends.EITHER_ROW
        elif isinstance(variant, Oware):
            self.rules.game = Game.OWARE
            self.rules.slam = _SLAMS[variant.grand_slam]
        elif isinstance(variant, Congkak):
            self.rules.game = Game.CONGKAK
            self.rules.lone_seed = variant.empty_capture is EmptyCapture.OWN_SEED
            self.rules.cap = variant.turn_cap
        else:
            raise TypeError(f"no machine for {variant}")
        self.rules.sides = 2 if burnt else 1
        boards = comb(most + 2 * pits, 2 * pits) * self._states
        self.bits = max(boards.bit_length(), 1)
        self.injective = self.bits <= _WORD
        self._learn_laps(variant, burnt)
        self._number_boards()

    def __dealloc__(self):
        free(self.rules.laps)
        free(self.rules.ranks)

    @property
    def _states(self) -> int:
        """How many boards have the same seeds in the same pits."""
        return self.rules.sides * (self.rules.cap + 1)

    def _learn_laps(self, variant: Variant, burnt: frozenset[int]) -> None:
        holes = 2 * self.rules.pits + 1
        count: cython.size_t = self.rules.sides * holes * (self.rules.most + 1)
        self.rules.laps = cython.cast(cython.pointer(Lap), calloc(count, cython.sizeof(Lap)))
        if not self.rules.laps:
            raise MemoryError
        for side in range(self.rules.sides):
            for pit in range(holes):
                if pit != variant.pits and pit not in burnt:
                    self._learn_laps_from(variant, pit, burnt, side * holes + pit)
            burnt = frozenset((pit + variant.pits + 1) % (2 * variant.pits + 2) for pit in burnt)

    def _learn_laps_from(
        self, variant: Variant, pit: cython.int, burnt: frozenset[int], row: cython.int
    ) -> None:
        pits = variant.pits
        hand = Hand(Position((0,) * variant.layout.holes, Side.SOUTH, burnt=burnt))
        hole = pit
        n: cython.int
        for n in range(1, self.rules.most + 1):
            if isinstance(variant, Oware):
                hole = variant.next_hole(hand, Side.SOUTH, hole, pit)
            else:
                hole = next_hole(hand, Side.SOUTH, hole)
            hand.seeds[hole] += 1
            seeds = list(hand.seeds)
            seeds[pit] -= n
            lap: cython.pointer(Lap) = cython.address(
                self.rules.laps[row * (self.rules.most + 1) + n]
            )
            lap.own = _added(seeds[:pits])
            lap.other = _added(seeds[pits + 1 : 2 * pits + 1])
            lap.gain = seeds[pits]
            lap.last = hole

    def _number_boards(self) -> None:
        places = 2 * self.rules.pits
        self.rules.ranks = cython.cast(
            cython.pointer(Key), calloc(places * SPAN, cython.sizeof(Key))
        )
        if not self.rules.ranks:
            raise MemoryError
        place: cython.int
        seeds: cython.int
        for place in range(places):
            for seeds in range(1, SPAN):
                rank = comb(int(seeds + place), int(place + 1)) * self._states
                self.rules.ranks[place * SPAN + seeds] = rank % (1 << _WORD)

    @property
    def pits(self) -> int:
        """Pits of a side."""
        return self.rules.pits

    def place(self, rows: bytes, sown: int = 0) -> int:
        """The number of the board with these seeds in the own pits, then in the other ones."""
        return number(cython.address(self.rules), board_of(self, rows, sown))


def _added(seeds: list[int]) -> int:
    """What adds these seeds, some perhaps negative, to a row."""
    return sum(count << 8 * place for place, count in enumerate(seeds)) % (1 << _WORD)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def number(rules: cython.pointer(cython.const[Rules]), board: Board) -> Key:
    """Multiplying by 1, 1, … makes the bytes of a row the seeds up to and with each pit."""
    ones: Row = 0x0101010101010101
    pits: cython.int = rules.pits
    own: Row = board.own * ones
    other: Row = (board.other + (own >> 56)) * ones
    rank: cython.pointer(cython.const[Key]) = rules.ranks
    found: Key = board.sown
    pit: cython.int
    for pit in range(pits):
        found += rank[own & 255] + rank[pits * SPAN + (other & 255)]
        own >>= 8
        other >>= 8
        rank += SPAN
    return found


@cython.cfunc
def board_of(machine: Machine, rows: object, sown: cython.int) -> Board:
    """The board with the seeds `rows`, own pits first."""
    pits = machine.rules.pits
    board: Board
    board.own = int.from_bytes(rows[:pits], "little")
    board.other = int.from_bytes(rows[pits : 2 * pits], "little")
    board.sown = sown
    return board


@cython.cfunc
def rows_of(machine: Machine, board: Board) -> bytes:
    """The seeds of both rows, own pits first."""
    pits = machine.rules.pits
    own, other = int(board.own), int(board.other)
    return own.to_bytes(8, "little")[:pits] + other.to_bytes(8, "little")[:pits]
