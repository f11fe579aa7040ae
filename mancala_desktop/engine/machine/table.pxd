from mancala_desktop.engine.machine.board cimport Key

ctypedef unsigned long long Entry  # 41 bits of tag, 23 bits of payload; 0: empty

cdef struct Slots:
    Entry *entries
    Key buckets  # less one
    Key key_mask
    int half  # of the bits of a key
    int index_bits

cdef enum:
    TAG_BITS = 41
    PAYLOAD_BITS = 23
    BUCKET = 8  # entries, a cache line

cdef enum Limit:  # what a search knows of a value
    AT_LEAST = 1
    AT_MOST = 2
    EXACTLY = 3

cdef class Table:
    cdef Slots slots
    cdef object _memory
    cdef unsigned char[::1] _bytes
    cdef readonly bint sure

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define FETCH_AHEAD(address) __builtin_prefetch(address)
    #else
    #define FETCH_AHEAD(address) ((void)0)
    #endif
    """
    void FETCH_AHEAD(const void *address) noexcept nogil

cdef inline Key mixed(const Slots *slots, Key key) noexcept nogil:
    """Spread keys evenly; different keys stay different, as each step can be undone. The multipliers are odd:
    2^64 over the golden ratio (Knuth, vol. 3, 6.4), and one of degski's 64-bit mixer."""
    key = (key * <Key>0x9E3779B97F4A7C15) & slots.key_mask
    key ^= key >> slots.half
    return (key * <Key>0xD6E8FEB86659FD93) & slots.key_mask

cdef inline Entry *bucket(const Slots *slots, Key key) noexcept nogil:
    """Where the entry of a mixed key would be."""
    return slots.entries + BUCKET * (key & slots.buckets)

cdef inline unsigned int remembered(const Slots *slots, Key key) noexcept nogil:
    """What is kept of a mixed key; 0 if nothing."""
    cdef Entry *entry = bucket(slots, key)
    cdef Entry tag = (key >> slots.index_bits) & ((<Entry>1 << TAG_BITS) - 1)
    cdef int place
    for place in range(BUCKET):
        if entry[place] >> PAYLOAD_BITS == tag:
            return entry[place] & ((1 << PAYLOAD_BITS) - 1)
    return 0

cdef void remember(const Slots *slots, Key key, unsigned int payload) noexcept nogil

cdef inline int limit_between(int value, int low, int high) noexcept nogil:
    """What `value`, found by a search between `low` and `high`, says of the true one."""
    if value >= high:
        return Limit.AT_LEAST
    return Limit.AT_MOST if value <= low else Limit.EXACTLY

cdef inline bint settles(int limit, int value, int low, int high) noexcept nogil:
    """Whether a value remembered is all that a search between `low` and `high` wants to know."""
    return (
        limit == Limit.EXACTLY
        or (limit == Limit.AT_LEAST and value >= high)
        or (limit == Limit.AT_MOST and value <= low)
    )
