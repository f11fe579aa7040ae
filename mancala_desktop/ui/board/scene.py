"""The scene: a painted board, and above it everything that changes, layer upon layer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from mancala_desktop.rules.position import Position
from mancala_desktop.ui.board.canvas import aligned
from mancala_desktop.ui.board.chip_words import ChipWords
from mancala_desktop.ui.board.field import SeedField
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import Heaps, InHand
from mancala_desktop.ui.board.items import Painters, PieceItem
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.outlook import Outlook
from mancala_desktop.ui.board.pixmaps import BoardPixmaps, board_pixmaps
from mancala_desktop.ui.board.pose import chip_place
from mancala_desktop.ui.board.preview import Preview
from mancala_desktop.ui.board.seeds import Material, SeedSprites
from mancala_desktop.ui.board.slab import SHADOW_ON_LIGHT
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.board.timeline import Motion
from mancala_desktop.ui.board.tweens import Tweens, in_out_sine, swell

BURNT_Z, SHADE_Z, MARK_Z, LETTER_Z, COUNT_Z, CHIP_Z = 5.0, 50.0, 60.0, 65.0, 70.0, 100.0

TICK = 120.0
TICK_GROWTH = 0.15
MARK_FADE = 160.0
MARK_STAGGER = 25.0
"""A count's tick when a seed lands; legal marks appearing one after the other. In ms."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a board is made of.

    `shadow` is its strength on the table, `cache` a folder in which painted boards are kept.
    """

    theme: BoardTheme
    material: Material = Material.PEBBLE
    shadow: float = SHADOW_ON_LIGHT
    cache: Path | None = None


class BoardScene(QGraphicsScene):
    """A board of a given geometry; nothing is to be seen of it before it is dressed.

    Times are board time in ms.
    """

    def __init__(self, geometry: Geometry, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry = geometry
        self.words = ChipWords()
        self.tweens = Tweens()
        self._painters = Painters(geometry, look.theme, None)
        self._background = PieceItem(0)
        self.addItem(self._background)
        holes = range(len(geometry.holes))
        self._shades = self._row(SHADE_Z, holes)
        self._burns = self._row(BURNT_Z, holes)
        self._marks = self._row(MARK_Z, holes)
        self._letters = self._row(LETTER_Z, holes)
        self._counts = self._row(COUNT_Z, holes)
        self._chips: dict[InHand, PieceItem] = {}
        self._lap_chip = PieceItem(CHIP_Z)
        self.addItem(self._lap_chip)
        self._names: Sequence[str] = [""] * len(holes)
        self._shown: list[tuple[int, bool]] = [(0, False) for _ in holes]
        self._worn: list[frozenset[Mark]] = [frozenset() for _ in holes]
        self._burnt: frozenset[int] = frozenset()
        self._hands: Counter[InHand] = Counter()
        self._lap: int | None = None
        self._half = False
        self._field = SeedField(self, geometry)
        self._outlook = Outlook(self, self._field)

    # ---------------------------------------------------------------- looks

    def dress(self, geometry: Geometry, look: Look, ratio: float) -> None:
        """Paint everything anew in another size, look or resolution; what moves goes on moving.

        The number of pits must stay the same.
        """
        self.geometry = geometry
        self._painters = Painters(geometry, look.theme, ratio)
        self._field.dress(geometry, SeedSprites(look.material, geometry.seed_radius, ratio))
        self._wear(look, ratio)

    def set_names(self, names: Sequence[str]) -> None:
        """Letters or numbers beside the pits, by ring index; empty for none."""
        self._names = names
        for hole, name in enumerate(names):
            self._letters[hole].wear(self._painters.letter(hole, name) if name else None)

    def _wear(self, look: Look, ratio: float) -> None:
        pixmaps: BoardPixmaps = board_pixmaps(
            self.geometry, look.theme, ratio=ratio, shadow=look.shadow, cache=look.cache
        )
        self._background.wear(pixmaps.background)
        for hole, item in enumerate(self._shades):
            item.wear(pixmaps.lip_shades[hole] if pixmaps.lip_shades else None)
            self._wear_count(hole)
            self._wear_marks(hole)
        self.set_names(self._names)
        self._wear_burns()
        self._wear_chips()
        self._outlook.wear(self._painters, self.words)
        self.setSceneRect(aligned(self.geometry.canvas, 1.0))

    # ---------------------------------------------------------------- the animator's stage

    def lay(self, heaps: Heaps, now: float, glide: float) -> None:
        """Let every seed lie where `heaps` say, after gliding there for `glide` ms."""
        self._field.lay(heaps, now, glide)
        self.set_hands(
            Counter({place: len(seeds) for place, seeds in heaps if isinstance(place, InHand)})
        )
        self.set_lap(None)

    def show(self, position: Position) -> None:
        """Show everything of a position at rest but the seeds: counts, burnt pits, half a seed."""
        self._half, self._burnt = position.half, position.burnt
        for hole, count in enumerate(position.seeds):
            self._set(hole, count)
        self._wear_burns()
        self.set_lap(None)

    def depart(self, motion: Motion, begin: float, until: float) -> None:
        """A seed leaves its place."""
        self._field.depart(motion, begin, until)

    def land(self, motion: Motion) -> None:
        """A seed has arrived."""
        self._field.land(motion)

    def set_count(self, hole: int, count: int, now: float, *, landed: bool) -> None:
        """The seeds now lying in a hole; a seed that has just landed lets the count tick."""
        self._set(hole, count)
        if landed:
            item = self._counts[hole]
            self.tweens.start(
                ("count", hole), now, TICK, lambda t: item.setScale(1 + TICK_GROWTH * swell(t))
            )

    def set_hands(self, hands: Counter[InHand]) -> None:
        """The seeds now held in hands."""
        if hands != self._hands:
            self._hands = Counter(hands)
            self._wear_chips()

    def set_lap(self, lap: int | None) -> None:
        """The number of a lap that is told in a blink, None when there is no such."""
        if lap != self._lap:
            self._lap = lap
            self._wear_chips()

    def move_to(self, now: float) -> bool:
        """Move everything to board time `now`; returns whether anything goes on."""
        seeds, changes = self._field.advance(now), self.tweens.advance(now)
        return seeds or changes

    # ---------------------------------------------------------------- marks

    def set_marks(self, marks: Mapping[int, frozenset[Mark]], now: float, *, fading: bool) -> None:
        """The state of every hole; if `fading`, rings of playable pits appear from the left."""
        fresh = []
        for hole, worn in enumerate(self._worn):
            wanted = marks.get(hole, frozenset())
            if wanted == worn:
                continue
            self.tweens.cut(("mark", hole))
            self._worn[hole] = wanted
            self._wear_marks(hole)
            if fading and wanted == {Mark.LEGAL} and not worn:
                fresh.append(hole)
        fresh.sort(key=lambda hole: self.geometry.holes[hole].x)
        for number, hole in enumerate(fresh):
            item = self._marks[hole]
            self.tweens.start(
                ("mark", hole),
                now + number * MARK_STAGGER,
                MARK_FADE,
                lambda t, item=item: item.setOpacity(in_out_sine(t)),  # type: ignore[misc]
            )

    @property
    def preview(self) -> Preview | None:
        """The preview that is shown."""
        return self._outlook.preview

    def show_preview(self, preview: Preview | None, falling: Sequence[int] = ()) -> None:
        """Show where each of the seeds `falling` (by number) will fall, and what follows."""
        self._outlook.show(preview, falling)
        self._outlook.wear(self._painters, self.words)

    def show_again(self, pits: Collection[int]) -> None:
        """Note at these pits that sowing them earns an extra turn."""
        self._outlook.show_again(pits)
        self._outlook.wear(self._painters, self.words)

    def raise_heap(self, hole: int, share: float) -> None:
        """Lift the seeds of a pit a little (`share` 0 to 1), as under the pointer, or push them
        down (below 0), as under a finger."""
        self._field.raise_heap(hole, share)

    def shift(self, hole: int, dx: float) -> None:
        """Move the mark and the seeds of a hole aside by `dx` pixels, as when it shakes."""
        self._marks[hole].setX(dx)
        self._field.shift_heap(hole, dx)

    def mark_margin(self, hole: int) -> float:
        """How far the marks of a hole reach beyond its rim, in pixels."""
        return self._painters.mark_margin(hole)

    # ---------------------------------------------------------------- pictures

    @property
    def counts(self) -> tuple[int, ...]:
        """The counts that stand beside the holes."""
        return tuple(count for count, _ in self._shown)

    def _row(self, layer: float, holes: range) -> list[PieceItem]:
        items = [PieceItem(layer) for _ in holes]
        for item in items:
            self.addItem(item)
        return items

    def _set(self, hole: int, count: int) -> None:
        half = self._half and self.geometry.holes[hole].is_store
        if (count, half) != self._shown[hole]:
            self._shown[hole] = (count, half)
            self._wear_count(hole)

    def _wear_count(self, hole: int) -> None:
        piece = self._painters.count(hole, *self._shown[hole])
        self._counts[hole].wear(piece, self.geometry.count_position(hole))

    def _wear_marks(self, hole: int) -> None:
        self._marks[hole].wear(self._painters.marks(hole, self._worn[hole]))

    def _wear_burns(self) -> None:
        for hole, item in enumerate(self._burns):
            burnt = hole in self._burnt
            item.wear(self._painters.burnt(hole) if burnt else None)
            self._counts[hole].setVisible(not burnt)

    def _wear_chips(self) -> None:
        for place in [place for place in self._chips if not self._hands[place]]:
            self.removeItem(self._chips.pop(place))
        for place, count in self._hands.items():
            if place not in self._chips:
                self._chips[place] = PieceItem(CHIP_Z)
                self.addItem(self._chips[place])
            center = chip_place(self.geometry, place.over)
            self._chips[place].wear(self._painters.chip(center, self.words.left(count)))
        middle = self.geometry.face.center()
        piece = (
            None if self._lap is None else self._painters.chip(middle, self.words.lap(self._lap))
        )
        self._lap_chip.wear(piece)
