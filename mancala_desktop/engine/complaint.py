"""What the line protocol says to a line it cannot obey."""

from __future__ import annotations

LARGEST = 10**9  # of any number in a command


class ComplaintError(Exception):
    """What is wrong with a command, in the words of the protocol."""


def number(name: str, word: str, least: int, most: int = LARGEST) -> int:
    """The number that `word` writes in plain digits; ComplaintError if it is not in the range."""
    value = int(word) if word.isascii() and word.isdigit() and len(word) <= 10 else -1
    if not least <= value <= most:
        raise ComplaintError(f"{name} takes a number from {least} to {most}")
    return value
