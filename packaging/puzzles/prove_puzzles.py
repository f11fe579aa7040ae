"""Proves every shipped puzzle again: its values, its good ways and its themes.

    python packaging/puzzles/prove_puzzles.py
    python packaging/puzzles/prove_puzzles.py kalah-36 awari

Prints Markdown; the exit code is 1 if anything differs or is not proved.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from puzzle_proof import ExactValues, faults

from mancala_desktop.learn.puzzles import Puzzles

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("preset", nargs="*")
    parser.add_argument("--tables", type=Path, default=ROOT / "build" / "puzzles" / "tables")
    options = parser.parse_args()
    puzzles = Puzzles()
    presets = options.preset or sorted({entry.preset_id for entry in puzzles.entries.values()})
    print(
        "| rule set | puzzles | proved | by the rules alone | sowings with a proved value | seconds |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    wrong = 0
    for preset_id in presets:
        wrong += _prove(preset_id, puzzles, options.tables)
    return int(wrong > 0)


def _prove(preset_id: str, puzzles: Puzzles, tables: Path) -> int:
    """Prove those of a rule set, print a line of the table and say how many are not as shipped."""
    values_of = ExactValues(preset_id, tables)
    mine = [
        puzzles.puzzle(entry.id)
        for entry in puzzles.entries.values()
        if entry.preset_id == preset_id
    ]
    begin = time.monotonic()
    said = {puzzle.id: faults(puzzle, values_of) for puzzle in mine}
    seconds = time.monotonic() - begin
    wrong = {name: told for name, told in said.items() if told}
    alone = sum(not puzzle.values for puzzle in mine)
    values = sum(len(puzzle.values) for puzzle in mine)
    proved = len(mine) - len(wrong)
    print(
        f"| {preset_id} | {len(mine)} | {proved} | {alone} | {values} | {seconds:.1f} |", flush=True
    )
    for name, told in wrong.items():
        print(f"{name}: {'; '.join(told)}", file=sys.stderr)
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
