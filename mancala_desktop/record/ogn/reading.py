"""Reads games in OGN, ours and those of other programs; no text makes it raise or hang.

What only other programs leave out or write otherwise is no flaw: a missing `Variant`, a `?` that
stands for nothing, the `+n` of a capture, and a result that both sides must have agreed on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from mancala_desktop.record.flaws import DamageError, Flaw
from mancala_desktop.record.game import VERDICTS, Game, Node
from mancala_desktop.record.headers import DERIVED, NAME, Entry, Header, found_game, score
from mancala_desktop.record.ogn import tags
from mancala_desktop.record.reading import GameReader, Reading, settle, unify
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import IllegalMoveError
from mancala_desktop.rules.outcome import Outcome, Termination

_TAG_LINE = re.compile(r"\[[ \t]*([^\W\d]\w*)[ \t]+\"")
_TAG = re.compile(
    _TAG_LINE.pattern + r"((?: [^\"\\\n]++ | \\u\[\]\n[ \t]*+ | \\[^\n] )*+) \" [ \t]*+ \]",
    re.VERBOSE,
)
_TOKEN = re.compile(
    r"""
      (?P<blank>    \s+ | \{ \s* \[% (?=\s) | %\] \s* \} )  # { [% marks of our format %] }
    | (?P<time>     \[ [^\s(){}]*+ )
    | (?P<comment>  \{ [^}]*+ \} )
    | (?P<open>     \( )
    | (?P<close>    \) )
    | (?P<result>   (?: \* | \d{1,3}(?:\.5)? - \d{1,3}(?:\.5)? ) (?![^\s(){}]) )
    | (?P<number>   \d++ [.…]++ | \d++ (?![^\s(){}]) | [.…]++ )
    | (?P<word>     [^\s(){}]+ )
    | (?P<brace>    [{}] )
    """,
    re.VERBOSE,
)
_SOWING = re.compile(r"([A-Fa-f])(?:\+\d{1,3})?")
_SCORE = re.compile(r"(\d{1,3}(?:\.5)?)-(\d{1,3}(?:\.5)?)", re.ASCII)
_WINNERS = {"south": Side.SOUTH, "north": Side.NORTH, "draw": None}
_TERMINATIONS = {each.value: each for each in Termination}
_NO_HEADERS = {name.lower() for name in (tags.VARIANT, tags.FEN, tags.WINNER)}
_MOST_TAGS = 10_000
_THING = re.compile(r"\S")


def read(text: str) -> Reading:
    """Read the first game of `text`."""
    return OgnReader(*next(split(text))).read()


def split(text: str) -> Iterator[tuple[str, int]]:
    """The text of each game in `text`, at least one, and the number of its first line.

    A game begins with its tags: with the first after moves, or with another `Variant`.
    """
    lines = unify(text).split("\n")
    first, among_tags, named = 0, True, False
    for number, line in enumerate(lines):
        match = _TAG_LINE.match(line)
        if match:
            variant = match[1].lower() == "variant"
            if (not among_tags and number > first) or (variant and named):
                yield "\n".join(lines[first:number]) + "\n", first + 1
                first, named = number, False
            among_tags, named = True, named or variant
        elif line.strip() and not (line.lstrip().startswith("[") or _is_joined(lines, number)):
            among_tags = False
    yield "\n".join(lines[first:]), first + 1


def _is_joined(lines: list[str], number: int) -> bool:
    """Whether a line goes on with the tag in the line before it."""
    return number > 0 and lines[number - 1].endswith(tags.JOIN.rstrip("\n"))


class OgnReader(GameReader):
    """Reads the text of one game in OGN."""

    tokens = _TOKEN

    def _read_head(self) -> int:
        self._ours: dict[str, Entry] = {}  # the tags that are no headers, by names in small letters
        at = self._next(0)
        if not self._text.startswith("[", at):
            first = self._text[at:].partition("\n")[0]
            raise DamageError(at if first else 0, Flaw.NOT_A_GAME, first)
        for _ in range(_MOST_TAGS):
            if not self._text.startswith("[", at):
                return at
            match = _TAG.match(self._text, at)
            end = match.end() if match else self._line_end(at)
            try:
                if match is None:
                    raise DamageError(at, Flaw.TAG, self._text[at:end])
                self._read_tag(match)
            except DamageError as damage:
                self._note(damage)
            at = self._next(end)
        raise DamageError(at, Flaw.TOO_LONG)

    def _next(self, at: int) -> int:
        """Where the next thing begins."""
        match = _THING.search(self._text, at)
        return match.start() if match else len(self._text)

    def _read_tag(self, match: re.Match[str]) -> None:
        name, value = tags.known(match[1]), tags.decode_tag(match[2])
        entries = self._entries
        if name.lower() == tags.HEADER.lower():
            name, colon, value = value.partition(": ")
            if not colon or not NAME.fullmatch(name):
                raise DamageError(match.start(), Flaw.TAG, match[0])
        elif name.lower() in _NO_HEADERS:
            name, entries = name.lower(), self._ours
        if name in entries:
            raise DamageError(match.start(1), Flaw.HEADER_TWICE, name)
        entries[name] = Entry(value, match.start(2))

    def _found(self, body: int) -> Game:
        variant = self._ours.get(tags.VARIANT.lower(), Entry("", body))
        preset = tags.preset_of(variant.value)
        if preset is None:
            raise variant.damage(Flaw.UNKNOWN_RULES)
        entries = self._entries | {Header.RULES: Entry(preset, variant.at)}
        fen = self._ours.get(tags.FEN.lower())
        if fen and Header.START not in entries:
            entries[Header.START] = Entry(tags.start_of(fen.value) or "", fen.at)
        kept = {
            name: entry.value for name, entry in entries.items() if _says_something(name, entry)
        }
        try:
            return found_game(entries, kept)
        except DamageError as damage:
            if fen and damage.flaw is Flaw.START:  # it was found in the position we made of it
                raise fen.damage(Flaw.START) from damage
            raise

    # ---------------------------------------------------------------- moves and result

    def _comment(self, inside: str) -> str:
        return tags.decode(inside)

    def _read_sowing(self, game: Game, here: Node, word: str, at: int) -> Node:
        match = _SOWING.fullmatch(word)
        if not match:
            raise DamageError(at, Flaw.SOWING, word)
        try:
            sowing = game.preview(here, game.variant.layout.pit(tags.pit_name(match[1])))
        except IllegalMoveError as error:
            raise DamageError(at, Flaw.ILLEGAL, word, reason=error.reason) from error
        return game.add(here, sowing)

    def _check_result(self, game: Game) -> None:
        reason = self._entries.get(Header.REASON)
        winner = self._ours.get(tags.WINNER.lower())
        told = [self._entries.get(Header.RESULT), self._score]
        scores = [entry for entry in told if entry and entry.value not in (tags.UNKNOWN, "")]
        numbers = next(filter(None, (_SCORE.fullmatch(entry.value) for entry in scores)), None)
        if numbers and not game.result:
            self._conclude(game, float(numbers[1]), float(numbers[2]))
        outcome = game.result
        side = outcome.winner if outcome else None
        for entry, right in (
            *((entry, score(outcome)) for entry in scores),
            (reason, outcome.termination.value if outcome else ""),
            (winner, next(word for word in _WINNERS if _WINNERS[word] is side) if outcome else ""),
        ):
            if entry and entry.value != right:
                self._note(DamageError(entry.at, Flaw.RESULT, entry.value, expected=right))

    def _conclude(self, game: Game, south: float, north: float) -> None:
        """End a game that no rule has ended as its tags say, or else as both sides have agreed."""
        reason, winner = self._entries.get(Header.REASON), self._ours.get(tags.WINNER.lower())
        outcome = Outcome.by_stores(south, north, Termination.AGREEMENT)
        if reason:
            termination = _TERMINATIONS.get(reason.value)
            settle(game, termination)
            if game.result or termination not in VERDICTS:
                return
            outcome = replace(outcome, termination=termination)
        if winner and winner.value in _WINNERS:
            outcome = replace(outcome, winner=_WINNERS[winner.value])
        game.conclude(outcome)


def _says_something(name: str, entry: Entry) -> bool:
    """Whether a tag is a header that the game keeps."""
    empty = name in tags.ROSTER and entry.value in (tags.UNKNOWN, "")
    return name not in DERIVED and not empty
