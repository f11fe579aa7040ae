"""Reads the vector files: right answers from an independent implementation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

Case = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "data" / "vectors"


def cases(kind: str, preset: str) -> list[Case]:
    """All cases of one kind for one preset; an empty list where there is no file."""
    path = FOLDER / kind / f"{preset}.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def perft_cases() -> list[Case]:
    """The leaf counts, all presets in one list."""
    found: list[Case] = json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    return found


def variant_of(case: Case) -> Variant:
    """The preset a case names, with the options it changes."""
    words = {name: str(value) for name, value in case["options"].items()}
    return PRESETS[case["rules"]].variant.with_options(words)


def label(case: Case) -> str:
    """What to show when a case fails."""
    return f"{case['rules']} {case['options']} {case.get('position', '')}"
