"""A position being set up by hand, before anybody plays from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from mancala_desktop.record.game import Game
from mancala_desktop.record.ogn import tags
from mancala_desktop.record.position_text import read_position
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.position import MOST_SEEDS, Position, PositionError, PositionFlaw
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family, OptionError, Variant

_WORD = re.compile(r"\S+")
_RULES = re.compile(r"[^\W\d_][\w-]{2,}")


@dataclass(frozen=True, slots=True)
class Draft:
    """What lies on the board so far, and by which rules it will be played.

    `position` is taken as it lies: whether the game would be over there is told by `outcome`.
    """

    preset_id: str
    variant: Variant
    position: Position

    @classmethod
    def new(cls, preset_id: str, options: Mapping[str, str] | None = None) -> Draft:
        """The board before the first move; raises KeyError for the preset, OptionError for an
        option."""
        variant = PRESETS[preset_id].variant.with_options(options or {})
        return cls(preset_id, variant, _laid(variant.start()))

    @classmethod
    def of(cls, game: Game) -> Draft:
        """The board of a game as it is now; amid a simultaneous opening, as it was before."""
        shown = game.start if game.position.opening else game.position
        return cls(game.preset_id, game.variant, _laid(shown))

    # ---------------------------------------------------------------- laying seeds

    def room(self, hole: int) -> int:
        """How many seeds may lie in a hole: a game has at most 255."""
        return MOST_SEEDS - self.position.total + self.position.seeds[hole]

    def with_seeds(self, hole: int, seeds: int) -> Draft:
        """With so many seeds in a hole (ring index), as far as there is `room`; a burnt pit is one
        again."""
        laid = list(self.position.seeds)
        laid[hole] = max(0, min(seeds, self.room(hole)))
        burnt = self.position.burnt - {hole}
        return self._with(replace(self.position, seeds=tuple(laid), burnt=burnt, half=False))

    def with_burnt(self, pit: int) -> Draft:
        """With a pit burnt, or no longer so; nothing changes where the game burns none."""
        if self.variant.family is not Family.CONGKAK or self.variant.layout.is_store(pit):
            return self
        burnt = self.position.burnt ^ {pit}
        return self._with(replace(self.with_seeds(pit, 0).position, burnt=burnt))

    def with_to_sow(self, side: Side) -> Draft:
        """With `side` to sow."""
        return self._with(replace(self.position, to_sow=side, starter=side))

    def emptied(self) -> Draft:
        """Without a seed."""
        none = (0,) * len(self.position.seeds)
        return self._with(replace(self.position, seeds=none, half=False, burnt=frozenset()))

    def exchanged(self) -> Draft:
        """With everything of South's in North's place, and the other way round."""
        return self._with(self.position.mirrored())

    def read(self, text: str) -> Draft:
        """As a text says: a position, alone or behind its rules as `record/position_text.py` writes
        it, or a FEN of OGN, which is one of Oware. PositionError tells what is wrong where."""
        words = list(_WORD.finditer(text)) or list(re.finditer("$", text))
        draft = self
        if _RULES.fullmatch(words[0][0]):
            draft = _named(words.pop(0))
            if words and "=" in words[0][0]:
                draft = draft._with_options(words.pop(0))
        if not words:
            raise PositionError("no position", len(text) + 1)
        told, *rest = words
        fen = tags.start_of(told[0])
        if fen and draft is self and draft.variant.family is not Family.OWARE:
            draft = Draft.new(DEFAULTS[Family.OWARE])
        try:
            draft.variant.position(fen or told[0])
        except PositionError as error:
            column = told.start() + (1 if fen else error.column)
            raise PositionError(error.why, column, error.flaw, error.detail) from error
        position = Position.parse(fen or told[0])
        if rest:
            behind = " ".join([fen or told[0], *(word[0] for word in rest)])
            game = read_position(behind, like=draft.game()).game
            if game is None:
                raise _flawed("not about a position", rest[0], PositionFlaw.WORD)
            position = replace(position, round=game.start.round, starter=game.start.starter)
        return draft._with(position)

    def with_rules(self, preset_id: str, options: Mapping[str, str] | None = None) -> Draft:
        """By other rules: what lies there stays, if the board has as many pits."""
        draft = Draft.new(preset_id, options)
        fits = draft.variant.pits == self.variant.pits
        if not fits or self == Draft.new(self.preset_id, self.variant.options()):
            return draft
        keeps = draft.variant.family is Family.CONGKAK
        burnt = self.position.burnt if keeps else frozenset()
        return draft._with(replace(self.position, burnt=burnt))

    def _with_options(self, word: re.Match[str]) -> Draft:
        told = (part.partition("=") for part in word[0].split(",") if part)
        try:
            return Draft.new(self.preset_id, {name: value for name, _, value in told})
        except OptionError as error:
            raise _flawed(str(error), word, PositionFlaw.OPTION) from error

    def _with(self, position: Position) -> Draft:
        return replace(self, position=position)

    # ---------------------------------------------------------------- what it comes to

    @property
    def surplus(self) -> int:
        """How many seeds there are more than in a game by these rules; below 0, how many fewer."""
        return self.position.total - self.variant.total

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended if this lies on the board; None if it can be played."""
        return self.variant.outcome(self.variant.settled(self.position))

    def game(self) -> Game:
        """A game that starts from here."""
        return Game(self.preset_id, self.variant, self.variant.settled(self.position))


def _named(word: re.Match[str]) -> Draft:
    """The start by the rules that are called so."""
    if word[0] not in PRESETS:
        raise _flawed("no such rules", word, PositionFlaw.RULES)
    return Draft.new(word[0])


def _flawed(why: str, word: re.Match[str], flaw: PositionFlaw) -> PositionError:
    return PositionError(why, word.start() + 1, flaw, word[0])


def _laid(position: Position) -> Position:
    """The seeds of a position, whether its game has ended or not."""
    return replace(position, over=None, opening=None, sown=0)
