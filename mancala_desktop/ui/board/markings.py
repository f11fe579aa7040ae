"""The marks a board wears: what was done, what can be done, and what the hand does now."""

from __future__ import annotations

import math
from collections.abc import Callable

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Capture, End, Lift, Step, Turn, TurnReason
from mancala_desktop.ui.board import states
from mancala_desktop.ui.board.animator import Animator
from mancala_desktop.ui.board.clock import FrameClock
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.notes import NOTE, PULSE
from mancala_desktop.ui.board.pacing import CAPTURE_HOLD, RELAY_LIFT
from mancala_desktop.ui.board.preview import Preview
from mancala_desktop.ui.board.scene import MARK_FADE, BoardScene
from mancala_desktop.ui.board.tweens import out_quad

HOVER_IN, HOVER_OUT, PRESS = 90.0, 80.0, 60.0
LYING, RAISED, PUSHED = 0.0, 1.0, -0.29  # of a heap, as `BoardScene.raise_heap` takes it
SHAKE, BADGE = 220.0, 900.0
HINT = 1000.0
SHAKE_REACH, SHAKE_PERIODS = 4.0, 3
"""Times in ms; the shake's reach in u."""


class Markings:
    """Keeps the marks up to date.

    At rest the last sowing or, in its place, a preview, the playable pits and the pointer are marked,
    in motion only what moves.
    """

    def __init__(
        self,
        board: BoardScene,
        animator: Animator,
        clock: FrameClock,
        *,
        legal_marked: bool = True,
    ) -> None:
        self.playable: frozenset[int] = frozenset()
        self.legal_marked = legal_marked
        self.hovered: int | None = None
        self.pressed: int | None = None
        self.preview: Preview | None = None
        self.hint: int | None = None
        self.instead: states.Marks | None = None  # in place of the last sowing
        self._refused: frozenset[int] = frozenset()
        self._told: states.Marks = {}
        self._sowing: set[Side] = set()  # who has lifted seeds in the sowing that is told
        self._before = board.counts  # when it began to move
        self._board = board
        self._animator = animator
        self._clock = clock

    def update(self) -> None:
        """Wear what is to be marked now."""
        if self._animator.moving:
            marks = self._told
        else:
            own = {self.hint: Mark.HINT, self.hovered: Mark.HOVER, self.pressed: Mark.PRESSED}
            landings = {self.preview.landing} if self.preview else states.landings(self.instead)
            if self.hovered in landings:
                del own[self.hovered]  # a seed that comes home is told by the landing's ring
            marks = states.joined(
                states.of_preview(self.preview)
                if self.preview
                else states.of_sowing(self._animator.last)
                if self.instead is None
                else self.instead,
                states.marked(self.playable if self.legal_marked else (), Mark.LEGAL),
                *(states.marked((pit,), mark) for pit, mark in own.items() if pit is not None),
            )
        marks = states.joined(marks, states.marked(self._refused, Mark.ILLEGAL))
        self._board.set_marks(marks, self._clock.now, fading=not self._animator.still)
        self._clock.wake()

    def begin(self) -> None:
        """Seeds begin to move."""
        if self.hovered is not None:
            self._board.tweens.drop(("raise", self.hovered))
            self._board.raise_heap(self.hovered, 0.0)
        self.hovered = self.pressed = self.hint = None
        self._told = {}
        self._sowing.clear()
        self._before = self._board.counts
        self.update()

    def tell(self, step: Step) -> None:
        """Mark the pit that seeds come from, and the pits that lose theirs; say what was earned."""
        match step:
            case Lift(side, pit, _):
                self._told = states.marked((pit,), Mark.LAST_FROM)
                self.update()
                if side in self._sowing:  # the ring where the last seed fell turns into this one
                    self._fade_out(pit, Mark.LAST_TO, RELAY_LIFT)
                self._sowing.add(side)
            case Capture() as capture:
                pits = states.captured_from(capture)
                self._told = states.joined(self._told, states.marked(pits, Mark.CAPTURED))
                self.update()
                if not self._animator.at_once:
                    self._board.flash_marks(pits, self._clock.now, CAPTURE_HOLD)
            case Turn(side, reason, _):
                self._sowing.clear()
                sowing = self._animator.telling
                if reason is TurnReason.EXTRA_TURN and sowing and sowing.again:
                    self._earn(side)
            case End():
                self._sowing.clear()
            case _:
                pass

    def gain(self) -> None:
        """Say how many seeds the stores have more than when the board began to move: all there is
        to see of a sowing that is not told."""
        board, lasts = self._board, self._clock.board_time(NOTE)
        for hole, (was, now) in enumerate(zip(self._before, board.counts, strict=True)):
            if now > was and board.geometry.holes[hole].is_store:
                board.say_gain(hole, now - was, self._clock.now, lasts)
        self._clock.wake()

    def hover(self, pit: int | None) -> bool:
        """The pointer is over a pit, or over none; returns whether that is new.

        Only playable pits answer to it.
        """
        hovered = pit if pit in self.playable and not self._animator.moving else None
        if hovered == self.hovered:
            return False
        self._raise_heap(self.hovered, HOVER_OUT, RAISED, LYING)
        self._raise_heap(hovered, HOVER_IN, LYING, RAISED)
        self.hovered = hovered
        self.update()
        return True

    def press(self, pit: int | None) -> None:
        """A pit is held down, or none any more."""
        let_go, self.pressed = self.pressed, pit
        self._raise_heap(let_go, PRESS, PUSHED, self._height(let_go))
        self._raise_heap(pit, PRESS, self._height(pit), PUSHED)
        self.update()

    def point_out(self, pit: int | None) -> None:
        """A pit wears the hint, whose dots run a little while two rings grow from it; or none."""
        self.hint = pit
        self.update()
        if pit is not None and not self._animator.still:
            self._board.point_out(pit, self._clock.now, self._clock.board_time(HINT))

    def refuse(self, pit: int, *, then: Callable[[], None]) -> None:
        """A pit shakes and wears a cross for a moment; `then` is done when that is over."""
        self._refused |= {pit}
        self.update()
        board, now = self._board, self._clock.now
        reach = SHAKE_REACH * board.geometry.unit
        if not self._animator.still:
            board.tweens.start(
                ("shake", pit),
                now,
                self._clock.board_time(SHAKE),
                lambda t: board.shift(pit, reach * math.sin(2 * math.pi * SHAKE_PERIODS * t)),
            )
        board.tweens.start(
            ("badge", pit),
            now,
            self._clock.board_time(BADGE),
            lambda t: self._forgive(pit, then) if t == 1.0 else None,
        )

    def _forgive(self, pit: int, then: Callable[[], None]) -> None:
        self._refused -= {pit}
        self.update()
        self._fade_out(pit, Mark.ILLEGAL, MARK_FADE)
        then()

    def _earn(self, side: Side) -> None:
        """A side sows again: its store pulses, and a chip says so."""
        board, clock = self._board, self._clock
        store = board.geometry.store(side)
        board.say_extra_turn(store, clock.now, clock.board_time(NOTE))
        if not self._animator.at_once:
            board.pulse(store, clock.now, PULSE)

    def _fade_out(self, pit: int, mark: Mark, lasts: float) -> None:
        """A mark that a pit does not wear any more fades out over what it wears now."""
        self._board.fade_out(pit, mark, self._clock.now, lasts)
        self._clock.wake()

    def _height(self, pit: int | None) -> float:
        return RAISED if pit == self.hovered else LYING

    def _raise_heap(self, pit: int | None, lasts: float, start: float, end: float) -> None:
        if pit is None or self._animator.still:
            return
        board = self._board
        board.tweens.start(
            ("raise", pit),
            self._clock.now,
            lasts,
            lambda t: board.raise_heap(pit, start + (end - start) * out_quad(t)),
        )
