"""A game as a tree: the line that was played, the ways not taken, and the moment of play.

Only pits, comments and headers are ever kept. Positions follow from them: the sowing of a node is
told once, when the node comes into being.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import IllegalMoveError, Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant

VERDICTS = frozenset({Termination.AGREEMENT, Termination.RESIGNATION, Termination.TIME})
"""Ends that the players make, after which all seeds stay where they are."""
SETTLEMENTS = frozenset({Termination.DIVISION, Termination.CLAIM})
"""Ends that the players make, after which the seeds left are divided as the rules say."""


class Pie(Enum):
    """What the second player said when the pie rule offered the first player's side."""

    KEPT = "keep"
    SWAPPED = "swap"


class Node:
    """A place in the tree: the position there and, except at the root, the sowing that led to it.

    `onward` is the child visited last: there the line goes on. `left_ms` is how much time the side
    that sowed had left then, None without a clock. `pie` is the answer given here to the offer of
    the pie rule (`record/pie.py`), None if none was.
    """

    __slots__ = (
        "_sowing",
        "children",
        "comment",
        "key",
        "left_ms",
        "onward",
        "parent",
        "pie",
        "position",
    )

    def __init__(
        self, position: Position, parent: Node | None = None, sowing: Sowing | None = None
    ) -> None:
        self.position = position
        self.key = hash(position)  # a long game is searched for repetitions after every sowing
        self.parent = parent
        self._sowing = sowing
        self.children: list[Node] = []
        self.onward: Node | None = None
        self.comment = ""
        self.left_ms: int | None = None
        self.pie: Pie | None = None

    @property
    def sowing(self) -> Sowing:
        """What the move did; LookupError at the root, to which no move led."""
        if self._sowing is None:
            raise LookupError("no sowing leads to the root")
        return self._sowing

    @property
    def pit(self) -> int:
        """The ring index that was sown; LookupError at the root."""
        return self.sowing.pit

    @property
    def side(self) -> Side:
        """Who sowed; LookupError at the root."""
        return self.sowing.side

    @property
    def same_turn(self) -> bool:
        """Whether the sowing is an extra one, or one more opening choice, of the same side."""
        if self.parent is None or self.parent._sowing is None:
            return False
        before = self.parent._sowing
        if self.sowing.before.opening:
            return before.side is self.side
        return before.again

    def path(self) -> list[Node]:
        """The nodes from the first move to this one; empty for the root."""
        nodes = []
        node = self
        while node.parent:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes


@dataclass(frozen=True, slots=True)
class Turn:
    """What `side` does before the other side's turn: one sowing and its extra ones."""

    side: Side
    nodes: tuple[Node, ...]

    @property
    def opening(self) -> bool:
        """Whether these are the choices of `side` in a simultaneous opening."""
        return self.nodes[0].sowing.before.opening is not None


def turns(nodes: Iterable[Node]) -> list[Turn]:
    """The turns of a line, as a move list shows them.

    A simultaneous opening is one turn a side, South's first, however their choices interleave.
    """
    found: list[list[Node]] = []
    opening: dict[Side, list[Node]] = {}
    for node in nodes:
        if node.sowing.before.opening:
            if node.side not in opening:
                opening[node.side] = []
                found.append(opening[node.side])
            opening[node.side].append(node)
        elif found and node.same_turn:
            found[-1].append(node)
        else:
            found.append([node])
    return [Turn(turn[0].side, tuple(turn)) for turn in found]


class Game:
    """A game of the preset `preset_id`, with all that was tried in it.

    `variant` is the preset with the options of this game, `start` the position before the first
    move and `headers` what else is known (players, date), in order. `spent_ms` is what the side to
    sow has used of its time since play came to where it stands. ValueError for an unknown preset, a variant of another game, a start on another board or one amid an opening.
    """

    def __init__(
        self,
        preset_id: str,
        variant: Variant | None = None,
        start: Position | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        if preset_id not in PRESETS:
            raise ValueError(f"no preset is called {preset_id!r}")
        preset = PRESETS[preset_id].variant
        self.preset_id = preset_id
        self.variant = variant or preset
        if self.variant.family is not preset.family:
            raise ValueError(f"{preset_id} is not a game of {self.variant.family.value}")
        start = start or self.variant.start()
        if start.layout is not self.variant.layout:
            raise ValueError(f"the board has {self.variant.pits} pits a side")
        if start.opening and start != self.variant.start():
            raise ValueError("a game cannot start amid a simultaneous opening")
        self.headers = dict(headers or {})
        self.root = Node(start)
        self._current = self.root
        self._verdict: Outcome | None = None
        self.spent_ms = 0
        self._settlement: Sowing | None = None
        endless = self.variant.options().get("repetition") == "0"
        self._minds_repetition = self.variant.can_repeat and not endless

    # ---------------------------------------------------------------- where play stands

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return self.root.position

    @property
    def current(self) -> Node:
        """Where play stands; the root before the first move."""
        return self._current

    @property
    def position(self) -> Position:
        """The position in play; where the players have ended the game, with the seeds divided."""
        return self._settlement.after if self._settlement else self._current.position

    @property
    def last(self) -> Sowing | None:
        """The sowing, or the settlement, that led to the position in play; None at the start."""
        if self._settlement:
            return self._settlement
        return self._current.sowing if self._current.parent else None

    @property
    def sowings(self) -> tuple[Sowing, ...]:
        """All that leads from the start to the position in play: the sowings, and last of all the
        settlement if there is one."""
        sown = tuple(node.sowing for node in self._current.path())
        return (*sown, self._settlement) if self._settlement else sown

    @property
    def history(self) -> tuple[Position, ...]:
        """The positions before the one in play, the start first."""
        return tuple(sowing.before for sowing in self.sowings)

    @property
    def ply(self) -> int:
        """How many sowings lead to the position in play."""
        return len(self._current.path())

    def line(self) -> list[Node]:
        """The nodes from the first move over the one in play to the end of the line."""
        nodes = []
        node = self.root.onward
        while node:
            nodes.append(node)
            node = node.onward
        return nodes

    @property
    def result(self) -> Outcome | None:
        """How the game ended where play stands, by the rules or by a verdict; None if open."""
        return self.variant.outcome(self.position) or self._verdict

    # ---------------------------------------------------------------- moving

    def play(self, pit: int) -> Sowing:
        """Sow `pit`: follow the child that does, or add one beside those there are.

        Raises IllegalMoveError, also when a verdict has ended the game.
        """
        if self.concluded:
            raise IllegalMoveError(pit, Reason.GAME_OVER)
        sowing = self.preview(self._current, pit)
        self._step(self.add(self._current, sowing))
        return sowing

    def preview(self, node: Node, pit: int) -> Sowing:
        """What sowing `pit` at `node` would do; nothing changes. Raises IllegalMoveError."""
        for child in node.children:
            if child.pit == pit:
                return child.sowing
        sowing = self.variant.sow(node.position, pit)
        if self._minds_repetition and (seen := self._seen(sowing.after, node)):
            return self.variant.sow(node.position, pit, seen)
        return sowing

    def add(self, parent: Node, sowing: Sowing) -> Node:
        """The child of `parent` with this sowing, made if need be; play stays where it is."""
        for child in parent.children:
            if child.pit == sowing.pit:
                return child
        node = Node(sowing.after, parent, sowing)
        parent.children.append(node)
        parent.onward = parent.onward or node
        return node

    def back(self) -> Sowing | None:
        """Take the last sowing back and return it; None at the start."""
        if self._current.parent is None:
            return None
        sowing = self._current.sowing
        self._current = self._current.parent
        self.reopen()
        return sowing

    def forward(self) -> Sowing | None:
        """Sow again what was taken back; None at the end of the line."""
        if self._current.onward is None:
            return None
        self._step(self._current.onward)
        return self._current.sowing

    def go(self, node: Node) -> None:
        """Let play stand at `node` of this tree, and the line lead there."""
        for each in node.path():
            if each.parent:
                each.parent.onward = each
        self._current = node
        self.reopen()

    def _step(self, child: Node) -> None:
        self._current.onward = child
        self._current = child
        self.reopen()

    def _seen(self, position: Position, node: Node) -> list[Position]:
        """How often `position` has been there before `node`, told in positions."""
        found = []
        key = hash(position)
        before = node.parent
        while before:
            if before.key == key and before.position == position:
                found.append(position)
            before = before.parent
        return found

    # ---------------------------------------------------------------- ends that no rule makes

    @property
    def concluded(self) -> bool:
        """Whether the players or the clock have ended the game where play stands, and no rule."""
        return self._verdict is not None or self._settlement is not None

    @property
    def settlement(self) -> Sowing | None:
        """What the end that the players made has done with the seeds left; None if nothing."""
        return self._settlement

    @property
    def can_divide(self) -> bool:
        """Whether the players may agree to end the game here and divide the seeds left."""
        return self.result is None and self._settled(Termination.DIVISION) is not None

    @property
    def can_claim(self) -> bool:
        """Whether the side to sow may claim that the position keeps coming back."""
        return self.result is None and self.variant.may_claim(self.position, self.history)

    def conclude(self, outcome: Outcome) -> None:
        """End the game here by resignation, agreement or time; moving on or back takes it back.

        ValueError when the game has already ended or the rules alone can end it so.
        """
        if self.result:
            raise ValueError("the game has already ended")
        if outcome.termination not in VERDICTS:
            raise ValueError(f"{outcome.termination.value} is for the rules to find")
        self._verdict = outcome

    def resign(self, side: Side) -> None:
        """`side` gives up; ValueError when the game has already ended."""
        self._award(side.other, Termination.RESIGNATION)

    def lose_on_time(self, side: Side) -> None:
        """The time of `side` has run out; ValueError when the game has already ended."""
        self._award(side.other, Termination.TIME)

    def agree_draw(self) -> None:
        """Both sides agree on a draw, whatever lies in the stores; ValueError when the game has
        already ended."""
        self._award(None, Termination.AGREEMENT)

    def agree_division(self) -> None:
        """Both sides agree to end a dull game, and the seeds left are divided as the rules say.

        ValueError when the game has already ended or its rules know no such end.
        """
        if not self.can_divide:
            raise ValueError("the seeds left cannot be divided here")
        self._settlement = self._settled(Termination.DIVISION)

    def claim_repetition(self) -> None:
        """The side to sow claims that the position keeps coming back; ValueError if it may not."""
        if not self.can_claim:
            raise ValueError("there is no repetition to claim")
        self._settlement = self._settled(Termination.CLAIM)

    def reopen(self) -> None:
        """Take back an end that the players or the clock have made, and the time used before it."""
        self._verdict = self._settlement = None
        self.spent_ms = 0

    def _settled(self, termination: Termination) -> Sowing | None:
        return self.variant.settlement(self._current.position, termination)

    def _award(self, winner: Side | None, termination: Termination) -> None:
        south, north = (self.position.store(side) for side in Side)
        self.conclude(Outcome(south, north, winner, termination))
