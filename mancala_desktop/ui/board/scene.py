"""The scene: a painted board, and above it everything that changes, layer upon layer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from mancala_desktop.rules.position import Position
from mancala_desktop.ui.board.canvas import aligned
from mancala_desktop.ui.board.chip_texts import ChipTexts
from mancala_desktop.ui.board.dressing import Dressing, Look, Shown
from mancala_desktop.ui.board.field import SeedField
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import Heaps, InHand
from mancala_desktop.ui.board.items import Painters, PieceItem
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.notes import Notes
from mancala_desktop.ui.board.outlook import Outlook
from mancala_desktop.ui.board.pose import chip_place
from mancala_desktop.ui.board.preview import Preview
from mancala_desktop.ui.board.timeline import Motion
from mancala_desktop.ui.board.tweens import Tweens, flash, in_out_sine, swell

BURNT_Z, SHADE_Z, MARK_Z, LETTER_Z, COUNT_Z, CHIP_Z = 5.0, 50.0, 60.0, 65.0, 70.0, 100.0

TICK = 120.0
TICK_GROWTH = 0.15
MARK_FADE = 160.0
MARK_STAGGER = 25.0
HINT_TURN = 0.125
"""A count's tick when a seed lands; legal marks appearing one after the other. In ms. How far the
hint's dots run round."""


class BoardScene(QGraphicsScene):
    """A board of a given geometry; nothing is to be seen of it before it wears a dressing.

    Times are board time in ms.
    """

    def __init__(self, geometry: Geometry, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry = geometry
        self.words = ChipTexts()
        self.tweens = Tweens()
        self._dressing: Dressing | None = None
        self._painters = Painters(geometry, look.theme, None)
        self._background = PieceItem(0)
        self.addItem(self._background)
        holes = range(len(geometry.holes))
        self._shades = self._row(SHADE_Z, holes)
        self._burns = self._row(BURNT_Z, holes)
        self._marks = self._row(MARK_Z, holes)
        self._leaving = self._row(MARK_Z, holes)
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
        self._notes = Notes(self, self.tweens)
        self._field = SeedField(self, geometry)
        self.setSceneRect(aligned(geometry.canvas, 1.0))
        self._outlook = Outlook(self, self._field)

    # ---------------------------------------------------------------- looks

    @property
    def dressing(self) -> Dressing | None:
        """What it wears."""
        return self._dressing

    @property
    def shown(self) -> Shown:
        """What is worth painting with its next dressing."""
        return Shown(tuple(self._names), tuple(self._shown), tuple(self._worn))

    def wear(self, dressing: Dressing) -> None:
        """Show everything in another size, look or resolution; what moves goes on moving.

        The number of pits must stay the same.
        """
        self._dressing = dressing
        if dressing.order.geometry != self.geometry:
            self._notes.clear()
        self.geometry = dressing.order.geometry
        self._painters = dressing.painters
        self._field.dress(self.geometry, dressing.sprites)
        pictures = dressing.pictures
        self._background.wear(pictures.background)
        for hole, item in enumerate(self._shades):
            item.wear(pictures.lip_shades[hole] if pictures.lip_shades else None)
            self._wear_count(hole)
            self._wear_marks(hole)
        self.set_names(self._names)
        self._wear_burns()
        self._wear_chips()
        self._outlook.wear(self._painters, self.words)
        self.setSceneRect(aligned(self.geometry.canvas, 1.0))

    def turn(self, *, flipped: bool, facing: bool) -> None:
        """Let the holes change their places, or what is written turn to whoever reads it."""
        geometry = replace(self.geometry, flipped=flipped, facing=facing)
        if self._dressing:
            self.wear(self._dressing.turned(geometry))
        else:
            self.geometry = geometry
            self._field.turn(geometry)

    def set_names(self, names: Sequence[str]) -> None:
        """Letters or numbers beside the pits, by ring index; empty for none."""
        self._names = names
        for hole, name in enumerate(names):
            self._letters[hole].wear(self._painters.letter(hole, name))

    def arrangement(self) -> dict[int, tuple[int, ...]]:
        """For every hole its seeds, in the order of the places they take in its heap."""
        return self._field.arrangement()

    # ---------------------------------------------------------------- the animator's stage

    def lay(self, heaps: Heaps, now: float, glide: float, *, anew: bool = False) -> None:
        """Let every seed lie where `heaps` say, after gliding there for `glide` ms."""
        self._field.lay(heaps, now, glide, anew=anew)
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
                ("count", hole), now, TICK, lambda t: item.grow(1 + TICK_GROWTH * swell(t))
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

    def fade_out(self, hole: int, mark: Mark, now: float, lasts: float) -> None:
        """Let a mark that a hole has worn fade over what it wears now."""
        item = self._leaving[hole]
        item.wear(self._painters.marks(hole, frozenset({mark})))

        def fade(t: float) -> None:
            item.setOpacity(1 - in_out_sine(t))
            if t == 1.0:
                item.wear(None)

        self.tweens.start(("leaving", hole), now, lasts, fade)

    def flash_marks(self, holes: Iterable[int], now: float, lasts: float) -> None:
        """Let the marks of these holes come, go and come again."""
        for hole in holes:
            item = self._marks[hole]
            self.tweens.start(
                ("mark", hole),
                now,
                lasts,
                lambda t, item=item: item.setOpacity(flash(t)),  # type: ignore[misc]
            )

    def say_gain(self, store: int, seeds: int, now: float, lasts: float) -> None:
        """A chip for `lasts` ms: so many seeds have come into a store."""
        piece = self._painters.gain(store, self.words.gains(seeds))
        self._notes.say(("gain", store), piece, now, lasts)

    def say_extra_turn(self, store: int, now: float, lasts: float) -> None:
        """A chip for `lasts` ms: the owner of a store sows again."""
        piece = self._painters.extra_turn(store, self.words.again())
        self._notes.say(("extra turn", store), piece, now, lasts)

    def pulse(self, store: int, now: float, lasts: float) -> None:
        """A ring round a store grows and fades, twice `lasts` ms."""
        self._notes.pulse(self.geometry.holes[store], self._painters.pulse(store), now, lasts)

    def point_out(self, hole: int, now: float, lasts: float) -> None:
        """Let the hint's dots run for `lasts` ms, while a ring grows from the hole twice."""
        self._notes.pulse(
            self.geometry.holes[hole], self._painters.pulse(hole, Mark.HINT), now, lasts / 2
        )

        def run(t: float) -> None:
            worn = self._worn[hole]
            if Mark.HINT in worn:
                turn = t * HINT_TURN if t < 1 else 0.0
                self._marks[hole].wear(self._painters.marks(hole, worn, turn=turn))

        self.tweens.start(("hint", hole), now, lasts, run)

    @property
    def notes(self) -> int:
        """How many chips and rings are there in passing."""
        return self._notes.shown

    def clear_notes(self) -> None:
        """Nothing in passing any more, as in another game."""
        self._notes.clear()

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

    def number(self, holes: Sequence[int]) -> None:
        """Number these holes, in the order in which they were named."""
        self._outlook.number(holes)
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
            store = self.geometry.count_position(self.geometry.store(place.side))
            turned = self.geometry.upside_down(store)  # for whoever holds the seeds
            words = self.words.left(count)
            self._chips[place].wear(self._painters.chip(center, words, turned=turned))
        middle = self.geometry.face.center()
        piece = (
            None if self._lap is None else self._painters.chip(middle, self.words.lap(self._lap))
        )
        self._lap_chip.wear(piece)
