"""The work file of a book: what has been proved and weighed so far, safe after every single result."""

from __future__ import annotations

import sqlite3
from pathlib import Path

_TABLES = """
pragma journal_mode = wal;
pragma synchronous = normal;
create table if not exists proved (board blob primary key, value integer, nodes integer) without rowid;
create table if not exists weighed (board blob primary key, nodes integer, proved integer) without rowid;
"""


class Work:
    """`values`: proved values of boards. `nodes`: what each took, with all that was known before.

    `weights`: how many nodes a proof from nothing took, and whether it came to its end.
    """

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(path, isolation_level=None)
        self._file.executescript(_TABLES)
        proved = self._file.execute("select board, value, nodes from proved").fetchall()
        self.values: dict[bytes, int] = {board: value for board, value, _ in proved}
        self.nodes: dict[bytes, int] = {board: nodes for board, _, nodes in proved}
        weighed = self._file.execute("select board, nodes, proved from weighed")
        self.weights: dict[bytes, tuple[int, bool]] = {
            board: (nodes, bool(whole)) for board, nodes, whole in weighed
        }

    def keep_value(self, board: bytes, value: int, nodes: int) -> None:
        """Keep a proved value."""
        self.values[board] = value
        self.nodes[board] = nodes
        self._file.execute("insert or replace into proved values (?, ?, ?)", (board, value, nodes))

    def keep_weight(self, board: bytes, nodes: int, proved: bool) -> None:
        """Keep how many nodes a proof from nothing took."""
        self.weights[board] = nodes, proved
        self._file.execute(
            "insert or replace into weighed values (?, ?, ?)", (board, nodes, proved)
        )
