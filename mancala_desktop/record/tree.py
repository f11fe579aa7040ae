"""The tree of a game seen from outside the line: ways through it, and variations taken out of it."""

from __future__ import annotations

from dataclasses import dataclass

from mancala_desktop.record.game import Game, Node
from mancala_desktop.rules.sowing import Sowing


def way(start: Node, end: Node) -> tuple[list[Sowing], list[Sowing]]:
    """The sowings to take back, the last one first, and those to make then, to come from `start` to
    `end` of the same tree."""
    there = end.path()
    back = start.path()
    shared = 0
    for mine, theirs in zip(back, there, strict=False):
        if mine is not theirs:
            break
        shared += 1
    return (
        [node.sowing for node in reversed(back[shared:])],
        [node.sowing for node in there[shared:]],
    )


def tried(node: Node) -> list[Node]:
    """What was tried at a place, `node` among it, in the order it was tried; at the root nothing."""
    return list(node.parent.children) if node.parent else []


def onwards(node: Node) -> list[Node]:
    """The places of the line that follow `node`."""
    found = []
    while node.onward:
        node = node.onward
        found.append(node)
    return found


def belongs(node: Node) -> bool:
    """Whether nothing on the way from the root to `node` has been cut out of the tree."""
    return all(each.parent and each in each.parent.children for each in node.path())


def prefer(node: Node) -> None:
    """Let the line lead to `node` wherever play does not stand on another one."""
    for each in node.path():
        assert each.parent
        each.parent.onward = each


@dataclass(frozen=True, slots=True)
class Cut:
    """A variation that was cut out, and where it grew: its place among its parent's children."""

    node: Node
    place: int
    was_onward: bool


def cut(game: Game, node: Node) -> Cut:
    """Take `node` and all that follows it out of the tree.

    ValueError at the root and where play stands at `node` or beyond.
    """
    parent = node.parent
    if parent is None or node in game.current.path():
        raise ValueError("the line in play cannot be cut")
    found = Cut(node, parent.children.index(node), parent.onward is node)
    parent.children.remove(node)
    if found.was_onward:  # or what else was tried would belong to no line
        parent.onward = parent.children[0] if parent.children else None
    return found


def graft(piece: Cut) -> None:
    """Put a variation back where it was cut out."""
    parent = piece.node.parent
    assert parent
    parent.children.insert(piece.place, piece.node)
    if piece.was_onward:
        parent.onward = piece.node
