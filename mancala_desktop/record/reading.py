"""Reads games that may have been edited by hand or damaged; no text makes it raise or hang."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from mancala_desktop.record import pie
from mancala_desktop.record.flaws import DamageError, Flaw, Problem
from mancala_desktop.record.game import SETTLEMENTS, VERDICTS, Game, Node, Pie
from mancala_desktop.record.headers import (
    DERIVED,
    NAME,
    Entry,
    Header,
    found_game,
    read_result,
    result_text,
    score,
)
from mancala_desktop.record.prose import decode
from mancala_desktop.record.times import ControlError, read_controls, read_time
from mancala_desktop.record.writing import FORMAT, VERSION, notation
from mancala_desktop.rules.move import IllegalMoveError
from mancala_desktop.rules.outcome import Termination

MOST_SOWINGS = 10_000  # in one game with all its variations

_FORMAT_LINE = re.compile(rf"^{FORMAT}[ \t]+(\d+)[ \t]*$", re.MULTILINE)
_HEADER_LINE = re.compile(rf"[ \t]*({NAME.pattern})[ \t]*:[ \t]*(.*)")
_TOKEN = re.compile(
    r"""
      (?P<blank>    \s+ )
    | (?P<comment>  \{ [^\\}]*+ (?: \\. [^\\}]*+ )*+ \} )
    | (?P<open>     \( )
    | (?P<close>    \) )
    | (?P<time>     \[ [^\s(){}]*+ )
    | (?P<result>   (?: \* | \d{1,3}(?:\.5)? - \d{1,3}(?:\.5)? ) (?![^\s(){}]) )
    | (?P<number>   \d++ [.…]++ | \d++ (?![^\s(){}]) | [.…]++ )
    | (?P<word>     [^\s(){}]+ )
    | (?P<brace>    [{}] )
    """,
    re.VERBOSE | re.DOTALL,
)
_NO_TEXT = re.compile("[\udc80-\udcff]")  # a byte that was no UTF-8, as Python keeps it
_SOWING = re.compile(r"([A-Za-z])(?:x\d{1,3})?\+?")
_PLY = re.compile(r"[0-9]{1,5}")
_KNOWN = {name.lower(): str(name) for name in Header}
_PIES = {each.value: each for each in Pie}
_TERMINATIONS = {each.value: each for each in Termination}


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text gave: `problem` is its first flaw, None if it is sound.

    `game` is None if not even the rules could be read. Else it holds all that stands before the
    flaw; a flaw in a header that does not change the moves leaves the moves whole.
    """

    game: Game | None
    problem: Problem | None


def read(text: str) -> Reading:
    """Read the first game of `text`."""
    return GameReader(*next(split(text))).read()


def read_all(text: str) -> list[Reading]:
    """Read all games of `text`, at least one reading; damage to one does not touch the others."""
    return [GameReader(*part).read() for part in split(text)]


def split(text: str) -> Iterator[tuple[str, int]]:
    """The text of each game in `text`, at least one, and the number of its first line."""
    text = unify(text)
    starts = [match.start() for match in _FORMAT_LINE.finditer(text)]
    if not starts or text[: starts[0]].strip():
        starts.insert(0, 0)
    line = 1 + text.count("\n", 0, starts[0])
    for start, end in pairwise([*starts, len(text)]):
        yield text[start:end], line
        line += text.count("\n", start, end)


def unify(text: str) -> str:
    """The text with one kind of line end, and without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


class GameReader:
    """Reads the text of one game, whose first line is line `first_line` of the file.

    Another format has the same tree of moves, comments and variations: it has other `tokens`, with
    groups of the same names, and reads the head, a comment, a sowing and the result in its own way.
    """

    tokens: ClassVar[re.Pattern[str]] = _TOKEN

    def __init__(self, text: str, first_line: int) -> None:
        self._text = text
        self._first_line = first_line
        self._entries: dict[str, Entry] = {}
        self._comments: dict[Node, list[str]] = {}
        self._score: Entry | None = None
        self.game: Game | None = None
        self.problem: Problem | None = None

    def read(self) -> Reading:
        """What the text gives; to be asked once."""
        if byte := _NO_TEXT.search(self._text):
            self._note(DamageError(byte.start(), Flaw.NOT_UTF8, f"{ord(byte[0]) - 0xDC00:02X}"))
        try:
            body = self._read_head()
            game = self.game = self._found(body)
            self._read_moves(game, body)
            self._set_moment(game)
            self._check_result(game)
        except DamageError as damage:
            self._note(damage)
            if self.game:
                _go_to_end(self.game)
        for node, comments in self._comments.items():
            node.comment = "\n".join(filter(None, comments))
        return Reading(self.game, self.problem)

    def _note(self, damage: DamageError) -> None:
        """Remember a flaw if it is the first, and say where it is."""
        if self.problem is None:
            line = self._first_line + self._text.count("\n", 0, damage.at)
            column = damage.at - self._text.rfind("\n", 0, damage.at)
            self.problem = Problem(
                line, column, damage.flaw, damage.detail, damage.expected, damage.reason
            )

    # ---------------------------------------------------------------- headers

    def _read_head(self) -> int:
        """Read all before the moves and return where they begin."""
        return self._read_headers(self._read_format())

    def _read_format(self) -> int:
        """Check the first line and return where it ends."""
        match = _FORMAT_LINE.match(self._text, len(self._text) - len(self._text.lstrip()))
        if not match or not match[1].strip("0"):
            first = re.search(r"\S.*", self._text)
            raise DamageError(
                first.start() if first else 0, Flaw.NOT_A_GAME, first[0] if first else ""
            )
        if match[1].lstrip("0") != str(VERSION):
            raise DamageError(match.start(1), Flaw.NEWER_VERSION, match[1])
        return match.end()

    def _read_headers(self, at: int) -> int:
        """Read the headers from `at` on and return where the moves begin."""
        while at < len(self._text):
            end = self._line_end(at)
            line = self._text[at:end]
            if match := _HEADER_LINE.fullmatch(line):
                while _is_joined(self._text, end):
                    end = self._line_end(end + 1)
                try:
                    self._read_header(match, at, end)
                except DamageError as damage:
                    self._note(damage)
            elif ":" in line.partition("{")[0]:
                self._note(DamageError(at, Flaw.HEADER, line))
            elif line.strip():
                break
            at = end + 1
        return min(at, len(self._text))

    def _line_end(self, at: int) -> int:
        end = self._text.find("\n", at)
        return len(self._text) if end < 0 else end

    def _read_header(self, match: re.Match[str], at: int, end: int) -> None:
        name = _KNOWN.get(match[1].lower(), match[1])
        if name in self._entries:
            raise DamageError(at + match.start(1), Flaw.HEADER_TWICE, name)
        start = at + match.start(2)
        self._entries[name] = Entry(decode(self._text[start:end]), start)

    def _found(self, body: int) -> Game:
        if Header.RULES not in self._entries:
            raise DamageError(body, Flaw.NO_RULES)
        kept = {name: entry.value for name, entry in self._entries.items() if name not in DERIVED}
        if (clock := self._entries.get(Header.CLOCK)) is not None:
            try:
                read_controls(clock.value)
            except ControlError as error:
                self._note(clock.damage(Flaw.CLOCK, error.detail, skip=error.at))
                del kept[Header.CLOCK]  # the moves are whole without it
        return found_game(self._entries, kept)

    # ---------------------------------------------------------------- moves

    def _read_moves(self, game: Game, body: int) -> None:
        here = game.root
        timed = True  # nothing can be left where nobody has sown
        left: list[tuple[Node, int]] = []  # what the open variations replace, and where they open
        sowings = 0
        for match in self.tokens.finditer(self._text, body):
            at, token = match.start(), match[0]
            if match.lastgroup == "time":
                here.left_ms = _read_time(token, at, out_of_place=timed or self._score is not None)
                timed = True
                continue
            timed = timed if match.lastgroup == "blank" else True
            match match.lastgroup:
                case "blank" | "number":
                    pass
                case "comment":
                    self._comments.setdefault(here, []).append(self._comment(token[1:-1]))
                case "brace" if token == "{":
                    raise DamageError(at, Flaw.OPEN_COMMENT)
                case _ if self._score:
                    raise DamageError(at, Flaw.AFTER_END, token)
                case "open":
                    if here.parent is None or (left and here is left[-1][0].parent):
                        raise DamageError(at, Flaw.STRAY_VARIATION)
                    left.append((here, at))
                    here = here.parent
                case "close":
                    if not left:
                        raise DamageError(at, Flaw.STRAY_CLOSE)
                    here, _ = left.pop()
                case "result":
                    if left:
                        raise DamageError(left[-1][1], Flaw.OPEN_VARIATION)
                    self._score = Entry(token, at)
                case _ if token.lower() in _PIES:
                    if here.pie or here.children or not pie.is_place(game, here):
                        raise DamageError(at, Flaw.STRAY_PIE, token)
                    here.pie = _PIES[token.lower()]
                case _:
                    sowings += 1
                    if sowings > MOST_SOWINGS:
                        raise DamageError(at, Flaw.TOO_LONG)
                    here = self._read_sowing(game, here, token, at)
                    timed = False
        if left:
            raise DamageError(left[-1][1], Flaw.OPEN_VARIATION)

    def _comment(self, inside: str) -> str:
        """What a comment with this between its braces says."""
        return decode(inside)

    def _read_sowing(self, game: Game, here: Node, word: str, at: int) -> Node:
        """The node to which `word`, `at` characters into the text, leads from `here`."""
        match = _SOWING.fullmatch(word)
        if not match:
            raise DamageError(at, Flaw.SOWING, word)
        try:
            sowing = game.preview(here, game.variant.layout.pit(match[1]))
        except IllegalMoveError as error:
            raise DamageError(at, Flaw.ILLEGAL, word, reason=error.reason) from error
        except ValueError as error:
            raise DamageError(at, Flaw.SOWING, word) from error
        right = notation(sowing)
        if word[1:] not in ("", right[1:]):
            raise DamageError(at, Flaw.ANNOTATION, word, expected=right)
        return game.add(here, sowing)

    # ---------------------------------------------------------------- where play stands

    def _set_moment(self, game: Game) -> None:
        """Let play stand where the headers say, or at the end of the line."""
        self._set_ply(game)
        spent = self._entries.get(Header.SPENT)
        if spent is not None:
            ms = read_time(spent.value)
            if ms is None:
                self._note(spent.damage(Flaw.TIME))
            else:
                game.spent_ms = ms

    def _set_ply(self, game: Game) -> None:
        _go_to_end(game)
        entry = self._entries.get(Header.PLY)
        if entry is None:
            return
        line = [game.root, *game.line()]
        ply = int(entry.value) if _PLY.fullmatch(entry.value) else len(line)
        if ply < len(line):
            game.go(line[ply])
        else:
            self._note(DamageError(entry.at, Flaw.PLY, entry.value, expected=str(len(line) - 1)))

    def _check_result(self, game: Game) -> None:
        """Take a verdict from the headers, and compare what they and the last word tell."""
        result = self._entries.get(Header.RESULT)
        reason = self._entries.get(Header.REASON)
        if result and reason and not game.result:
            termination = _TERMINATIONS.get(_tidy(reason.value))
            verdict = read_result(_tidy(result.value), termination) if termination else None
            if termination in SETTLEMENTS:
                settle(game, termination)
            elif verdict and verdict.termination in VERDICTS:
                game.conclude(verdict)
        outcome = game.result
        for entry, right in (
            (result, result_text(outcome) if outcome else ""),
            (reason, outcome.termination.value if outcome else ""),
            (self._score, score(outcome)),
        ):
            if entry and _tidy(entry.value) != right:
                self._note(DamageError(entry.at, Flaw.RESULT, entry.value, expected=right))


def _read_time(token: str, at: int, *, out_of_place: bool) -> int:
    """The ms that `[178.437]` tells."""
    ms = read_time(token[1:-1]) if token.endswith("]") else None
    if ms is None or out_of_place:
        raise DamageError(at, Flaw.TIME, token)
    return ms


def settle(game: Game, termination: Termination | None) -> None:
    """End the game as its players did, if the rules allow it here."""
    if termination is Termination.DIVISION and game.can_divide:
        game.agree_division()
    elif termination is Termination.CLAIM and game.can_claim:
        game.claim_repetition()


def _go_to_end(game: Game) -> None:
    game.go([game.root, *game.line()][-1])


def _is_joined(text: str, end: int) -> bool:
    """Whether the line that ends at `end` is joined to the next by a backslash, itself no escape."""
    start = end
    while start and text[start - 1] == "\\":
        start -= 1
    return end < len(text) and (end - start) % 2 == 1


def _tidy(value: str) -> str:
    return " ".join(value.lower().split())
