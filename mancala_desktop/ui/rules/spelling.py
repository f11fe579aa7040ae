"""Words as they may be spelt: whoever has no ä on the keyboard types ae, and finds ä all the same."""

from __future__ import annotations

import re
import unicodedata

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_PAIRS = {"ae": "ä", "oe": "ö", "ue": "ü", "ss": "ß"}
_ACCENTED = {
    "a": "àáâãäå",
    "c": "ç",
    "e": "èéêë",
    "i": "ìíîï",
    "n": "ñ",
    "o": "òóôõö",
    "u": "ùúûü",
    "y": "ýÿ",
}
_PARTS = re.compile("|".join((*_PAIRS, ".")), re.DOTALL)


def spelt(word: str) -> str:
    """A pattern that finds a word however it is spelt, to be used without regard to case."""
    plain = unicodedata.normalize("NFKC", word).casefold().translate(_UMLAUTS)
    plain = "".join(
        each for each in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(each)
    )
    return "".join(_spellings(part) for part in _PARTS.findall(plain))


def _spellings(part: str) -> str:
    if part in _PAIRS:
        first, second = (_spellings(letter) for letter in part)
        return f"(?:{_PAIRS[part]}|{first}{second})"
    accented = _ACCENTED.get(part)
    return f"[{part}{accented}]" if accented else re.escape(part)
