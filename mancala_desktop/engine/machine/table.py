# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The transposition table: what a search has found out about boards, for all its threads.

An entry is one word, so a thread never sees half of what another one writes. A bucket of entries is one
line of the processor's cache. Keys are spread by a mapping that can be undone, part of the mixed key
is the number of the bucket and the rest is the tag: as long as the tag is whole (`Table.sure`) no
two boards are ever taken for each other.

What an entry means, its payload, is the business of the search; a greater payload is worth more,
and the least of a bucket makes room for a new entry. 0 is no payload.
"""

from __future__ import annotations

import mmap

import cython
from cython.cimports.mancala_desktop.engine.machine.board import Key
from cython.cimports.mancala_desktop.engine.machine.table import mixed, remembered

_ENTRY = 8  # bytes
_MIB = 1 << 20
# Memory of our own, given in small pages when they are first touched: huge ones made a proof no faster
# and took a third of a second out of the first answer to a stop.
_PRIVATE = (
    {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_ANONYMOUS") else {}
)


@cython.cclass
class Table:
    """A table of at most `mebibytes` for keys of `bits` bits."""

    def __init__(self, mebibytes: int, bits: int) -> None:
        """Raises MemoryError where there is not so much."""
        buckets = max(mebibytes, 1) * _MIB // (_ENTRY * BUCKET)
        index_bits = buckets.bit_length() - 1
        bits = min(max(bits, index_bits + 1), 64)
        try:
            self._memory = mmap.mmap(-1, _ENTRY * BUCKET << index_bits, **_PRIVATE)
        except OSError as error:
            raise MemoryError(f"a table of {mebibytes} MiB") from error
        self._bytes = self._memory
        self.slots.entries = cython.cast(cython.pointer(Entry), cython.address(self._bytes[0]))
        self.slots.buckets = (1 << index_bits) - 1
        self.slots.key_mask = (1 << bits) - 1
        self.slots.half = (bits + 1) // 2
        self.slots.index_bits = index_bits
        self.sure = bits - index_bits <= TAG_BITS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remember(
    slots: cython.pointer(cython.const[Slots]), key: Key, payload: cython.uint
) -> cython.void:
    """Keep `payload` for a mixed key, in the place of what was kept for it, or of what is worth least."""
    entry: cython.pointer(Entry) = bucket(slots, key)
    tag: Entry = (key >> slots.index_bits) & ((cython.cast(Entry, 1) << TAG_BITS) - 1)
    least: cython.pointer(Entry) = entry
    place: cython.int
    for place in range(BUCKET):
        if entry[place] >> PAYLOAD_BITS == tag:
            least = entry + place
            break
        if (entry[place] & ((1 << PAYLOAD_BITS) - 1)) < (least[0] & ((1 << PAYLOAD_BITS) - 1)):
            least = entry + place
    least[0] = tag << PAYLOAD_BITS | payload


# -------------------------------------------------------------------- for tests


def keep(table: Table, number: Key, payload: cython.uint) -> None:
    """Remember `payload` for the board with this number."""
    slots = cython.address(table.slots)
    remember(slots, mixed(slots, number), payload)


def kept(table: Table, number: Key) -> int:
    """What is remembered of the board with this number; 0 if nothing."""
    slots = cython.address(table.slots)
    return remembered(slots, mixed(slots, number))
