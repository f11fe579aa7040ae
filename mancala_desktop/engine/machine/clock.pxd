cdef struct Ticks:
    const volatile unsigned char *stop  # somebody asks to end
    const volatile unsigned char *end  # the time is up, or the answer was found elsewhere
    long long nodes  # boards looked at
    long long most
    bint out  # the search has to end; what it returns means nothing

cdef class Clock:
    cdef Ticks ticks
    cdef const unsigned char[::1] _stop
    cdef const unsigned char[::1] _end

cdef enum:
    BETWEEN_LOOKS = 512  # boards, less than 0.1 ms

cdef inline bint tick(Ticks *ticks) noexcept nogil:
    """Count a board; whether the search has to end."""
    ticks.nodes += 1
    if ticks.nodes > ticks.most:
        ticks.out = True
    elif ticks.nodes % BETWEEN_LOOKS == 0 and (ticks.stop[0] or ticks.end[0]):
        ticks.out = True
    return ticks.out
