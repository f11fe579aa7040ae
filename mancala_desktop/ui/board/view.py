"""The board as a widget. It knows no rule: it is told what happens and what is playable, and says
which pit was chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mancala_desktop.play.settings import PitNames, Speed
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing, Step
from mancala_desktop.ui.board.accessible import Describe, HoleControls
from mancala_desktop.ui.board.animator import Animator, Telling
from mancala_desktop.ui.board.chip_texts import ChipTexts
from mancala_desktop.ui.board.choosing import Choosing
from mancala_desktop.ui.board.clock import FrameClock
from mancala_desktop.ui.board.dresser import Dresser
from mancala_desktop.ui.board.dressing import Dressing, Look, Order
from mancala_desktop.ui.board.foresight import Foresight
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.heaps import Heaps, Lie
from mancala_desktop.ui.board.markings import Markings
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.board.preview import Foresee, Preview
from mancala_desktop.ui.board.scene import BoardScene
from mancala_desktop.ui.board.states import Marks


class BoardView(QGraphicsView):
    """A board of seeds to look at and to choose pits on.

    What is told by `animate` and `animate_back` is queued and shown in its own time; `moving` says
    that the board is behind. While it is, a click, a key or `finish` brings it to the end at once;
    `Choosing` says whether it is a choice as well.

    At rest a pit that the pointer dwells on or the keyboard focuses shows where its seeds will
    fall, if somebody can foresee it.
    """

    pit_chosen = Signal(int)
    came_to_rest = Signal()
    started_moving = Signal()
    began = Signal(object)  # a Sowing, when the first of its steps is about to be seen
    stepped = Signal(object)  # each Step of a sowing, at the moment the eye sees it
    dressed = Signal()  # the board wears what was painted for it
    previewed = Signal(object)  # the Sowing whose preview is shown, None when it is gone

    def __init__(
        self,
        look: Look,
        position: Position,
        shape: BoardShape = BoardShape.SLAB,
        *,
        with_stores: bool = False,
    ) -> None:
        """`with_stores`: the keyboard comes to them, too."""
        super().__init__()
        self._with_stores = with_stores
        self._look = look
        self._shape = shape
        self._flipped = self._facing = False
        self._names = PitNames.LETTERS
        self._describe: Describe = lambda hole: (str(hole), "")
        self._words = ChipTexts()
        self._clock = FrameClock(self._frame, self)
        self._dresser = Dresser(self._wanted, self)
        self._dresser.painted.connect(self._wear)
        self._foresight = Foresight(self)
        self._foresight.previewed.connect(self.previewed)
        self._choosing = Choosing(self._foresight, self)
        self._choosing.chosen.connect(self.pit_chosen)
        self._set_up_widget()
        self._build(position)
        self._animator = Animator(self._board, self._clock, position, self)
        self._animator.started.connect(self._begin_moving)
        self._animator.began.connect(self.began)
        self._animator.stepped.connect(self._tell)
        self._mark()
        self._animator.rested.connect(self._come_to_rest)
        self._animator.show(position, None)

    def _set_up_widget(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptDrops(False)  # or it would swallow what is dropped on the window
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet("background: transparent")
        self.viewport().setMouseTracking(True)

    # ---------------------------------------------------------------- what is shown

    @property
    def moving(self) -> bool:
        """Whether the board does not yet show all it was told."""
        return self._animator.moving

    @property
    def material(self) -> Material:
        """What its seeds are."""
        return self._look.material

    @property
    def position(self) -> Position:
        """The position the board shows, or comes to show when it has come to rest."""
        return self._animator.position

    @property
    def counts(self) -> tuple[int, ...]:
        """The counts that stand beside the holes now, by ring index."""
        return self._board.counts

    @property
    def lie(self) -> Lie:
        """Which seed lies where, as the board is now that it is at rest."""
        return replace(Lie.of(self._animator.heaps), lying=self._board.arrangement())

    @property
    def preview(self) -> Preview | None:
        """The preview that is shown now."""
        return self._board.preview

    @property
    def controls(self) -> Sequence[QWidget]:
        """The accessible control of every hole, by ring index."""
        return self._controls.controls

    @property
    def ticking(self) -> bool:
        """Whether the board's clock runs; it stands still when nothing moves."""
        return self._clock.awake

    def hole_center(self, hole: int) -> QPointF:
        """The middle of a hole in the viewport."""
        return self.viewportTransform().map(self._board.geometry.holes[hole].center)

    def hole_at(self, point: QPointF) -> int | None:
        """The hole at a point of the viewport, None beside all."""
        inverse, _ = self.viewportTransform().inverted()
        return self._board.geometry.hole_at(inverse.map(point))

    def show_position(
        self,
        position: Position,
        last: Sowing | None = None,
        *,
        look: Look | None = None,
        shape: BoardShape | None = None,
        heaps: Heaps | None = None,
        anew: bool = False,
    ) -> None:
        """Show a position at once, with the marks of the sowing that led to it; drops the queue.

        Its seeds are those of `heaps`, laid down `anew` in another game; if nobody says which,
        those are kept that are there.
        `look` and `shape` are those of another game's board; they stay as they are unless given.
        """
        before = self._look, self._shape, self._board
        self._look, self._shape = look or self._look, shape or self._shape
        if position.layout.pits != self._board.geometry.pits:
            self._foresight.hide()
            self._controls.remove()
            self._board.deleteLater()
            self._build(position)
            self._animator.stage = self._board
            self._mark(marked=self._markings.legal_marked)
        if before != (self._look, self._shape, self._board):
            self._dresser.renew()
        self._board.clear_notes()
        self._markings.hint = None
        self._animator.show(position, last, heaps, anew=anew)
        self._refresh()

    def animate(self, sowing: Sowing, *, again: bool = False) -> None:
        """Tell a sowing seed by seed, after everything told before; in half the time if it is made
        `again`."""
        self._animator.play(Telling(sowing, again=again))

    def replay(self, sowing: Sowing) -> None:
        """Tell the sowing that led to the position shown once more; ends what is under way."""
        self._animator.replay(sowing)

    def animate_back(self, sowing: Sowing, last: Sowing | None = None) -> None:
        """Take a sowing back before the eye; `last` is the one whose marks the board wears then."""
        self._animator.play(Telling(sowing, True, last))

    def finish(self) -> None:
        """Come to rest now. The eye sees the seeds glide to their places within 120 ms."""
        self._animator.finish()

    def point_out(self, pit: int | None) -> None:
        """Let a pit wear the mark of a hint, until None is said or the board is told something."""
        if pit != self._markings.hint:
            self._markings.point_out(pit)
            self._foresight.renew()
            self.refresh_names()

    @property
    def hint(self) -> int | None:
        """The pit that is pointed out."""
        return self._markings.hint

    def demonstrate(self, sowing: Sowing) -> None:
        """Preview a sowing of a playable pit that no hand is on."""
        self._foresight.demonstrate(sowing)

    def number(self, holes: Sequence[int]) -> None:
        """Wear numbers at these holes, in the order in which they were named."""
        self._board.number(holes)

    def shake(self, pit: int) -> None:
        """Show that `pit` cannot be sown: it shakes and wears a cross for a moment."""
        self._markings.refuse(pit, then=self._foresight.stay)

    # ---------------------------------------------------------------- what is set

    def set_playable(self, pits: Collection[int]) -> None:
        """The pits (ring indices) that may be sown now; marked when the board is at rest."""
        self._markings.playable = frozenset(pits)
        self._refresh()

    def wear_marks(self, marks: Marks | None) -> None:
        """Wear these marks at rest in place of those of the last sowing; None for those."""
        self._markings.instead = marks
        self._markings.update()

    def set_legal_marked(self, marked: bool) -> None:
        """Whether the playable pits wear their mark; they can be chosen either way."""
        self._markings.legal_marked = marked
        self._markings.update()

    def set_pit_names(self, names: PitNames) -> None:
        """What stands beside the pits."""
        self._names = names
        self._board.set_names(pit_names(self._board.geometry.pits, names))

    def set_speed(self, speed: Speed) -> None:
        """How fast seeds move, from now on; off ends what is under way."""
        self._animator.speed = speed
        self._clock.set_speed(speed)
        if speed is Speed.OFF:
            self.finish()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let seeds vanish and appear instead of moving, from the next sowing on."""
        self._animator.still = reduced

    def set_flipped(self, flipped: bool) -> None:
        """Turn the board by 180 degrees: North sits below. Ends what is under way."""
        if flipped != self._flipped:
            self._flipped = flipped
            self._turn()

    def set_facing(self, facing: bool) -> None:
        """Whether what stands in the upper half is to be read from above. Ends what is under way."""
        if facing != self._facing:
            self._facing = facing
            self._turn()

    def set_look(self, look: Look) -> None:
        """Another theme, seed material or table."""
        self._look = look
        self._dresser.renew(anew=True)

    def set_chip_texts(self, texts: ChipTexts) -> None:
        """What is written on chips, and that it may be in another language now."""
        self._words = self._board.words = texts
        self._foresight.renew()

    def set_foresee(self, foresee: Foresee | None) -> None:
        """Who knows what sowing a playable pit would do; None for no previews."""
        self._foresight.believe(foresee)
        self._foresight.point(self._markings.hovered)
        self._foresight.focus(self._controls.seen_focus)
        self.refresh_names()

    def note_extra_turns(self, noting: bool) -> None:
        """Whether pits with an extra turn wear a note; somebody may be about to look for them."""
        self._foresight.note_extra_turns(noting)

    def set_describe(self, describe: Describe) -> None:
        """Who knows the accessible name and description of a hole."""
        self._describe = describe
        self.refresh_names()

    def refresh_names(self) -> None:
        """Ask for all accessible names anew."""
        self._controls.describe(self._describe)

    def focus_pit(self) -> None:
        """Give the keyboard's focus to the pit that had it last."""
        self._controls.show_ring(True)
        self._controls.current.setFocus(Qt.FocusReason.OtherFocusReason)

    def start_from(self, pit: int) -> None:
        """Let the keyboard go on from `pit`, wherever it was before."""
        self._controls.start_from(pit)

    # ---------------------------------------------------------------- choosing

    def press(self, pit: int) -> None:
        """Choose a pit by its name or by a tool, as a click on it would."""
        self._choosing.press(pit)

    def _hover(self, point: QPointF | None) -> None:
        """The pointer is at `point` of the viewport, or has left (None)."""
        if self._markings.hover(None if point is None else self.hole_at(point)):
            over = self._markings.hovered is not None
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    # ---------------------------------------------------------------- moving and resting

    def _frame(self, now: float) -> bool:
        """Show what was reckoned for this moment, then reckon the next one while nobody waits: so
        frames come evenly, however long one takes."""
        self.viewport().repaint()
        telling = self._animator.frame(now)
        moving = self._board.move_to(now)
        self._paint_at_once(not (telling or moving))
        return telling or moving

    def _paint_at_once(self, at_once: bool) -> None:
        """Whether a change is painted as soon as it is made, or with the next frame."""
        mode = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(mode.FullViewportUpdate if at_once else mode.NoViewportUpdate)
        if at_once:
            self.viewport().update()

    def _mark(self, *, marked: bool = True) -> None:
        """Marks and previews for a new board."""
        self._markings = Markings(self._board, self._animator, self._clock, legal_marked=marked)
        self._foresight.watch(self._board, self._markings, self._animator)
        self._choosing.watch(self._markings, self._animator)

    def _begin_moving(self) -> None:
        self._foresight.renew()
        self._markings.begin()
        self.viewport().unsetCursor()
        self.started_moving.emit()

    def _tell(self, step: Step) -> None:
        self._markings.tell(step)
        self.stepped.emit(step)

    def _come_to_rest(self) -> None:
        self._refresh()
        if self._animator.speed is Speed.OFF:
            self._markings.gain()
        self.came_to_rest.emit()

    def _refresh(self) -> None:
        """Bring marks, pointer and names up to date with what is shown and playable."""
        self._markings.update()
        if self.underMouse():
            self._hover(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))
        self._foresight.renew()
        self.refresh_names()

    # ---------------------------------------------------------------- size and looks

    def _geometry(self, pits: int) -> Geometry:
        upright = Geometry.fitting(self.viewport().size(), pits, self._shape)
        return replace(upright, flipped=self._flipped, facing=self._facing)

    def _build(self, position: Position) -> None:
        """A new board with other pits, and new controls over it."""
        pits = position.layout.pits
        self._board = BoardScene(self._geometry(pits), self._look, self)
        self._board.words = self._words
        self._board.set_names(pit_names(pits, self._names))
        self._dresser.watch(self._board)
        self.setScene(self._board)
        self._controls = HoleControls(
            self.viewport(),
            pits,
            sow=self._choosing.sow,
            press=self._choosing.press,
            focus=self._foresight.focus,
            with_stores=self._with_stores,
        )

    def _turn(self) -> None:
        """The holes have changed their places, or what is written its direction."""
        self._foresight.hide()
        self.finish()
        self._board.turn(flipped=self._flipped, facing=self._facing)
        self._fit()
        self._animator.lay_again()

    def _wanted(self) -> Order:
        """What the board is to be painted for."""
        geometry = self._geometry(self._board.geometry.pits)
        return Order(geometry, self._look, self.viewport().devicePixelRatioF())

    def _wear(self, dressing: Dressing) -> None:
        """The dress asked for last has been painted; the board may have been turned meanwhile."""
        geometry = replace(dressing.order.geometry, flipped=self._flipped, facing=self._facing)
        if geometry != dressing.order.geometry:
            dressing = dressing.turned(geometry)
        reshaped = geometry.shape is not self._board.geometry.shape
        self._board.wear(dressing)
        if reshaped:
            self._animator.lay_again()
        self._fit()
        self.dressed.emit()

    def _fit(self) -> None:
        """Until it is painted anew, the old board is stretched to the new size."""
        board = self._board
        scale = self._geometry(board.geometry.pits).width / board.geometry.width
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setSceneRect(board.sceneRect())
        origin = self.viewportTransform().map(QPointF())
        margin = board.mark_margin(0)
        self._controls.place(board.geometry, self._look.theme, origin, scale, margin)

    # ---------------------------------------------------------------- Qt

    def sizeHint(self) -> QSize:
        return Geometry(self._board.geometry.pits, self._shape, 960).canvas.size().toSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._dresser.resized()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._dresser.moved_to_another_screen()
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        self._foresight.point(None)
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position())
        if self._markings.pressed is None:
            self._foresight.point(self._markings.hovered)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._controls.show_ring(False)
            self._choosing.push(self.hole_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choosing.let_go(self.hole_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press on the same spot hurries the board but never sows again."""
        self.finish()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
