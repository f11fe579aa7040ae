"""Games to test with: by letters, and random ones."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from mancala_desktop.record import pie
from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS


def play(game: Game, letters: str) -> Game:
    """Sow the pits called `letters`, one after the other."""
    for letter in letters.replace(" ", ""):
        game.play(game.variant.layout.pit(letter))
    return game


def letters(nodes: list[Node] | tuple[Node, ...]) -> str:
    return "".join(node.position.layout.name(node.pit) for node in nodes)


names = st.from_regex(r"[A-Z][A-Za-z]{0,8}( [a-z]{1,8})?", fullmatch=True)
texts = st.text(st.characters(), max_size=200) | st.text(" ab\\{}()\n.x1-", max_size=300)


@st.composite
def games(draw: st.DrawFn, presets: Iterable[str] = tuple(PRESETS)) -> Game:
    """A game of one of the presets with variations, comments, headers, a moment and maybe a verdict."""
    preset = draw(st.sampled_from(sorted(presets)))
    variant = PRESETS[preset].variant
    if draw(st.booleans()):
        words = {
            name: str(draw(st.sampled_from(_words(preset, name)))) for name in variant.allowed()
        }
        variant = variant.with_options(words)
    start = variant.start(draw(st.sampled_from(Side)))
    game = Game(preset, variant, start, draw(st.dictionaries(names, texts, max_size=4)))
    if draw(st.booleans()):
        game.headers["Pie"] = "yes"
    for choice in draw(st.lists(st.integers(0, 99), max_size=60)):
        if pie.is_offered(game) and choice % 3:
            pie.answer(game, (Pie.KEPT, Pie.SWAPPED)[choice % 2])
        legal = game.variant.legal_moves(game.position)
        if choice >= 90 or not legal:
            for _ in range(choice % 7):
                game.back()
        else:
            game.play(legal[choice % len(legal)])
        if choice % 10 == 8 and game.current.parent:
            game.current.left_ms = draw(st.integers(0, 999_999_999))
        if choice % 10 == 9:
            game.current.comment = draw(texts)
    for _ in range(draw(st.integers(0, 3))):
        game.back()
    game.spent_ms = draw(st.integers(0, 10_000))
    if not game.result:
        match draw(st.sampled_from(["open", "draw", "resigned", "time", "divided", "claimed"])):
            case "draw":
                game.agree_draw()
            case "resigned":
                game.resign(Side.NORTH)
            case "time":
                game.lose_on_time(Side.SOUTH)
            case "divided" if game.can_divide:
                game.agree_division()
            case "claimed" if game.can_claim:
                game.claim_repetition()
    return game


def _words(preset: str, name: str) -> list[str]:
    values = PRESETS[preset].variant.allowed()[name]
    return [str(getattr(value, "value", value)) for value in values]
