"""The pie rule: after the first turn, the second player may take the first player's side over.

It is a matter of the match: the board stays as it is, and who sat South sits North from then on.
The answer is kept at the node that ends the first turn, so every line of the tree has its own.
A simultaneous opening has no first turn, and no such offer.
"""

from __future__ import annotations

from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.record.headers import Header

AGREED = "yes"


def is_agreed(game: Game) -> bool:
    """Whether `game` is played with the pie rule, by its headers."""
    return game.headers.get(Header.PIE, "").strip().lower() == AGREED


def is_place(game: Game, node: Node) -> bool:
    """Whether the first turn of `game` ends at `node`, and the other side is to sow then."""
    if not is_agreed(game) or node.parent is None or game.start.opening or node.position.over:
        return False
    if node.position.to_sow is node.side:
        return False
    while node.same_turn and node.parent is not None:
        node = node.parent
    return node.parent is game.root


def is_offered(game: Game) -> bool:
    """Whether the side to sow is to say, before it sows, if it takes the other side over."""
    return game.current.pie is None and is_place(game, game.current)


def is_swapped(node: Node) -> bool:
    """Whether the players have changed sides on the way to `node`, or there."""
    here: Node | None = node
    while here is not None:
        if here.pie is Pie.SWAPPED:
            return True
        here = here.parent
    return False


def answer(game: Game, given: Pie) -> None:
    """Keep the answer where play stands; it costs nobody any time. ValueError where nothing is
    offered."""
    if not is_offered(game):
        raise ValueError("nobody is asked to change sides here")
    game.current.pie = given
    game.spent_ms = 0  # or whoever sits there now would pay for it


def take_back(game: Game) -> None:
    """Forget the answer where play stands: it is offered again."""
    game.current.pie = None
