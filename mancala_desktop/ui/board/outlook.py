"""Pictures of what can happen: the preview of one sowing, which pits earn an extra turn, and the
numbers of holes that somebody has named in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QGraphicsScene

from mancala_desktop.ui.board.badges import NOTE_ROOM, NOTE_SIZE, ChipIcon, ChipKind
from mancala_desktop.ui.board.chip_texts import ChipTexts
from mancala_desktop.ui.board.field import SeedField
from mancala_desktop.ui.board.items import Painters, PieceItem
from mancala_desktop.ui.board.marks import GHOST_OPACITY
from mancala_desktop.ui.board.preview import Preview

GHOST_Z, ARC_Z, BADGE_Z, NOTE_Z = 55.0, 62.0, 72.0, 75.0
"""Layers of the scene: ghosts lie in the pits below the marks, the path on the wood, numbers and
chips above the counts."""


class Outlook:
    """Shows both; every picture is painted once and kept by the painters."""

    def __init__(self, scene: QGraphicsScene, field: SeedField) -> None:
        self._scene = scene
        self._field = field
        self._preview: Preview | None = None
        self._falling: Sequence[int] = ()
        self._again: Collection[int] = ()
        self._numbers: dict[int, list[int]] = {}
        self._items: list[PieceItem] = []

    @property
    def preview(self) -> Preview | None:
        """What is shown."""
        return self._preview

    def show(self, preview: Preview | None, falling: Sequence[int]) -> None:
        """The preview of a sowing, in which the seeds `falling` (by number) fall; None for none."""
        self._preview, self._falling = preview, falling

    def show_again(self, pits: Collection[int]) -> None:
        """The pits that earn an extra turn."""
        self._again = pits

    def number(self, holes: Sequence[int]) -> None:
        """These holes have been named, in this order."""
        self._numbers = {}
        for number, hole in enumerate(holes, start=1):
            self._numbers.setdefault(hole, []).append(number)

    def wear(self, painters: Painters, words: ChipTexts) -> None:
        """Paint what is to be shown."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        if self._preview:
            self._wear_preview(self._preview, painters, words)
        for badge in painters.badges.badges(self._numbers, landing=-1).values():
            self._add(BADGE_Z).put(painters.badge(badge), badge.center)
        busy = {self._preview.start, *self._preview.path} if self._preview else set()
        for pit in self._again:
            if pit not in busy:
                self._note_again(pit, painters, words)

    def _wear_preview(self, preview: Preview, painters: Painters, words: ChipTexts) -> None:
        coming: Counter[int] = Counter()
        for hole, seed in zip(preview.path, self._falling, strict=False):
            place = self._field.gap(hole, coming[hole])
            ghost = self._add(GHOST_Z)
            ghost.setOpacity(GHOST_OPACITY)
            ghost.put(self._field.picture(seed), place)
            self._add(GHOST_Z).put(painters.ghost_ring(), place)
            coming[hole] += 1
        badges = painters.badges.badges(preview.numbers, preview.landing)
        for arc in painters.badges.arcs(preview.start, preview.path, badges):
            self._add(ARC_Z).put(painters.arc(arc), arc.start)
        for badge in badges.values():
            self._add(BADGE_Z).put(painters.badge(badge), badge.center)
        self._wear_chips(preview, painters, words)

    def _wear_chips(self, preview: Preview, painters: Painters, words: ChipTexts) -> None:
        places, pitch = painters.badges, painters.geometry.pitch
        told = len(preview.taken) + len(preview.spared) + (preview.goes_on is not None)
        room = NOTE_ROOM * pitch if told == 1 else pitch  # or it might cover another's chip
        for taken in preview.taken:
            say = words.harvests if taken.harvested else words.captures
            self._add(NOTE_Z).wear(
                painters.chip(
                    places.outer_rim(taken.pit),
                    say(taken.seeds),
                    ChipKind.CAPTURE,
                    icon=ChipIcon.CROSS,
                    room=room,
                )
            )
        if preview.spared:
            place = places.outer_rim(preview.spared[0])
            self._add(NOTE_Z).wear(painters.chip(place, words.nothing(), size=NOTE_SIZE, room=room))
        if preview.goes_on is not None:
            busy = {*preview.spared, *(taken.pit for taken in preview.taken)}
            pit = preview.start if preview.goes_on in busy else preview.goes_on
            text = words.laps(preview.laps)
            piece = painters.chip(
                places.outer_rim(pit), text, icon=ChipIcon.ON, size=NOTE_SIZE, room=room
            )
            self._add(NOTE_Z).wear(piece)
        if preview.taken or preview.gain > 1:
            self._add(NOTE_Z).wear(painters.gain(preview.store, words.gains(preview.gain)))
        if preview.again:
            place, text = places.in_store(preview.store, far=True), words.again()
            room = NOTE_ROOM * pitch
            piece = painters.chip(place, text, icon=ChipIcon.AGAIN, size=NOTE_SIZE, room=room)
            self._add(NOTE_Z).wear(piece)

    def _note_again(self, pit: int, painters: Painters, words: ChipTexts) -> None:
        """An arrow, and the words where neighbours leave room for them."""
        places, text = painters.badges, words.again()
        place, pitch = places.inner_rim(pit), painters.geometry.pitch
        whole = places.chip_rect(place, text, icon=ChipIcon.AGAIN, size=NOTE_SIZE, room=pitch)
        if whole.width() > pitch:
            text = ""
        piece = painters.chip(place, text, icon=ChipIcon.AGAIN, size=NOTE_SIZE, room=pitch)
        self._add(NOTE_Z).wear(piece)

    def _add(self, layer: float) -> PieceItem:
        item = PieceItem(layer)
        self._scene.addItem(item)
        self._items.append(item)
        return item
