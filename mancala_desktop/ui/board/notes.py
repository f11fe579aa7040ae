"""What is said over a board in passing: a store that pulses, a chip that goes by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGraphicsScene

from mancala_desktop.ui.board.canvas import Piece
from mancala_desktop.ui.board.geometry import Hole
from mancala_desktop.ui.board.items import PieceItem
from mancala_desktop.ui.board.tweens import Tweens, in_out_sine, out_cubic

NOTE_Z, PULSE_Z = 101.0, 61.0

NOTE = 900.0
NOTE_FADE = 160.0
PULSE = 420.0
PULSES = 2
PULSE_GROWTH = 0.12
PULSE_STRENGTH = 0.9
"""Times in ms; a pulse grows by that part and fades from that strength."""


class Notes:
    """Notes over a scene, one of a kind a hole. Times are board time in ms.

    They end by themselves and keep nobody waiting: for the board they are no motion.
    """

    def __init__(self, scene: QGraphicsScene, tweens: Tweens) -> None:
        self._scene = scene
        self._tweens = tweens
        self._items: dict[object, PieceItem] = {}

    def say(self, key: object, piece: Piece | None, now: float, lasts: float) -> None:
        """Show a chip for `lasts` ms, after which it fades."""
        item = self._item(("note", key), NOTE_Z)
        item.wear(piece)
        whole = lasts + NOTE_FADE
        self._start(
            ("note", key),
            now,
            whole,
            lambda t: item.setOpacity(1 - in_out_sine(max(0.0, (t * whole - lasts) / NOTE_FADE))),
        )

    def pulse(self, hole: Hole, ring: Piece | None, now: float, lasts: float) -> None:
        """Let a ring round a hole grow and fade, PULSES times, `lasts` ms each."""
        key = ("pulse", hole.index)
        item = self._item(key, PULSE_Z)
        item.wear(ring, hole.center)

        def grow(t: float) -> None:
            share = out_cubic(t * PULSES % 1.0)
            item.grow(1 + PULSE_GROWTH * share)
            item.setOpacity(PULSE_STRENGTH * (1 - share))

        self._start(key, now, PULSES * lasts, grow)

    def clear(self) -> None:
        """Take everything away."""
        for key in list(self._items):
            self._tweens.cut(key)

    @property
    def shown(self) -> int:
        """How many notes there are to be seen."""
        return len(self._items)

    def _item(self, key: object, layer: float) -> PieceItem:
        if key not in self._items:
            self._items[key] = PieceItem(layer)
            self._scene.addItem(self._items[key])
        return self._items[key]

    def _start(self, key: object, now: float, lasts: float, apply: Callable[[float], None]) -> None:
        def go(t: float) -> None:
            if t < 1.0:
                apply(t)
            elif key in self._items:
                self._scene.removeItem(self._items.pop(key))

        self._tweens.start(key, now, lasts, go)
