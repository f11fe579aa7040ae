"""Words for what goes wrong with files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mancala_desktop.play.storage import Obstacle, StorageError
from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.position import MOST_SEEDS, PositionError, PositionFlaw
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.board.theme import Fault, ThemeError

if TYPE_CHECKING:
    from mancala_desktop.learn.puzzles import PuzzleError
    from mancala_desktop.learn.reading import ContentError


class TroubleWords(QObject):
    """Says what is wrong, and where."""

    def flaw(self, problem: Problem) -> str:
        """`Line 12, column 5: …` in one sentence."""
        where = self.tr("Line {line}, column {column}:").format(
            line=problem.line, column=problem.column
        )
        what = self._what(problem).format(
            detail=_in_one_line(problem.detail),
            expected=problem.expected,
            reason=self._reason(problem.reason),
        )
        return f"{where} {what}"

    def storage(self, error: StorageError) -> str:
        """Why a file could not be read or written."""
        words = self._obstacle(error.obstacle)
        return words.format(file=error.path.name, folder=error.path.parent, detail=error.detail)

    def autosave(self, error: StorageError) -> str:
        """That the game in play is not kept on disk, and why."""
        return " ".join([self.tr("The game in play is not being kept."), self.storage(error)])

    def position(self, error: PositionError, variant: Variant) -> str:
        """What is wrong with a text that is to be a position by those rules, and where."""
        where = self.tr("See character {column}.").format(column=error.column)
        return f"{self._position(error, variant)} {where}"

    def _position(self, error: PositionError, variant: Variant) -> str:
        detail = _in_one_line(error.detail)
        match error.flaw:
            case PositionFlaw.FORM:
                return self.tr("A position is South's pits/store|North's pits/store|s or n.")
            case PositionFlaw.NUMBER if not detail:
                return self.tr("A number of seeds is missing.")
            case PositionFlaw.NUMBER if detail == "x":
                return self.tr("A store cannot be burnt.")
            case PositionFlaw.NUMBER:
                return self.tr("“{word}” is no number of seeds.").format(word=detail)
            case PositionFlaw.NEGATIVE:
                return self.tr("There cannot be {number} seeds.").format(number=detail)
            case PositionFlaw.TOO_MANY_SEEDS:
                return self.tr("There can be no more than {most} seeds in all.").format(
                    most=MOST_SEEDS
                )
            case PositionFlaw.UNEVEN_ROWS:
                south, north = detail.split()
                return self.tr(
                    "Both rows need the same number of pits: South has {south}, North {north}."
                ).format(south=south, north=north)
            case PositionFlaw.HALF:
                return self.tr("Half a seed lies in both stores or in none, once all is shared.")
            case PositionFlaw.SIDE:
                return self.tr("At the end stands who is to sow: s or n.")
            case PositionFlaw.PITS:
                told = self.tr("Here are {there} pits a side; the rules have {usual}.")
                return told.format(there=detail, usual=variant.pits)
            case PositionFlaw.BURNT:
                return self.tr("“x” is a burnt pit, and this game burns none.")
            case PositionFlaw.RULES:
                return self.tr("No rule set is called “{detail}”.").format(detail=detail)
            case PositionFlaw.OPTION:
                return self.tr("These rules have no option “{detail}”.").format(detail=detail)
            case PositionFlaw.WORD:
                return self.tr("“{word}” says nothing about a position.").format(word=detail)

    def board(self, error: ThemeError) -> str:
        """That a board of the user's cannot be used, and why; that of each game is chosen instead."""
        file = f"{error.file.parent.name}/{error.file.name}"
        line = self.tr("line {line}").format(line=error.line) if error.line else ""
        where = f"{', '.join(filter(None, (file, line, error.key)))}:"
        parts = (
            self.tr("The board “{name}” cannot be used.").format(name=error.file.parent.name),
            where,
            self._fault(error.fault).format(detail=error.detail),
            self.tr("From now on each game is played on its own board."),
        )
        return " ".join(parts)

    def lesson(self, error: ContentError) -> str:
        """That lessons cannot be read, and which file is the trouble."""
        told = self.tr("This lesson cannot be read: {file} is damaged. All others are still there.")
        return told.format(file=error.file)

    def puzzles(self, error: PuzzleError) -> str:
        """That puzzles cannot be read, and where the trouble is."""
        told = self.tr("The puzzles cannot be read: {file} is damaged at {place}.")
        return told.format(file=error.file, place=error.place)

    def _fault(self, fault: Fault) -> str:
        match fault:
            case Fault.UNREADABLE:
                return self.tr("it cannot be read.")
            case Fault.NOT_TEXT:
                return self.tr("this is no text file.")
            case Fault.NOT_TOML:
                return self.tr("this is no TOML.")
            case Fault.TOO_LARGE:
                return self.tr("the file is too large.")
            case Fault.MISSING:
                return self.tr("this key is missing.")
            case Fault.NOT_A_TABLE:
                return self.tr("this must be a table.")
            case Fault.NOT_A_TEXT:
                return self.tr("this must be a text.")
            case Fault.NOT_A_NUMBER:
                return self.tr("this must be a number.")
            case Fault.NOT_A_COLOUR:
                return self.tr("“{detail}” is no colour.")
            case Fault.OUT_OF_RANGE:
                return self.tr("this number must lie within {detail}.")
            case Fault.NO_SUCH_FILE:
                return self.tr("there is no file “{detail}”.")
            case Fault.NOT_A_PICTURE:
                return self.tr("“{detail}” is no picture.")

    def _obstacle(self, obstacle: Obstacle) -> str:
        match obstacle:
            case Obstacle.MISSING:
                return self.tr("{file} is not there.")
            case Obstacle.NO_FOLDER:
                return self.tr("The folder {folder} does not exist.")
            case Obstacle.NOT_A_FILE:
                return self.tr("{file} is not an ordinary file.")
            case Obstacle.NOT_ALLOWED:
                return self.tr("{file} in {folder} must not be read or written.")
            case Obstacle.NO_SPACE:
                return self.tr(
                    "There is no space left for {file} in {folder}; what was there is untouched."
                )
            case Obstacle.TOO_LARGE:
                return self.tr("{file} is too large to be a saved game.")
            case Obstacle.ONLY_OWARE:
                return self.tr(
                    "{file} would be in the Oware Game Notation, which knows no other game. Choose a name that ends in .mancala."
                )
            case Obstacle.MANY_GAMES:
                return self.tr(
                    "{file} holds several games, which would be lost. Choose another name."
                )
            case Obstacle.FAILED:
                return self.tr("{file} in {folder} cannot be read or written: {detail}.")

    def _what(self, problem: Problem) -> str:
        match problem.flaw:
            case Flaw.NOT_A_GAME if not problem.detail:
                return self.tr("The file is empty.")
            case Flaw.NOT_A_GAME:
                return self.tr("This is not a saved game; it begins with “{detail}”.")
            case Flaw.NOT_A_POSITION:
                return self.tr("This is neither a game nor a position; it begins with “{detail}”.")
            case Flaw.NEWER_VERSION:
                return self.tr("A newer version of this app wrote the file (format {detail}).")
            case Flaw.HEADER:
                return self.tr("“{detail}” is no line of the form “Name: value”.")
            case Flaw.HEADER_TWICE:
                return self.tr("“{detail}” is there twice.")
            case Flaw.NO_RULES:
                return self.tr("The file does not say which rules were played.")
            case Flaw.UNKNOWN_RULES:
                return self.tr("No rule set is called “{detail}”.")
            case Flaw.OPTION:
                return self.tr("These rules have no option “{detail}”.")
            case Flaw.START:
                return self.tr("“{detail}” is no start position of this game.")
            case Flaw.SOWING:
                return self.tr("“{detail}” is not a move.")
            case Flaw.ILLEGAL:
                return self.tr("The move “{detail}” is not allowed: {reason}.")
            case Flaw.ANNOTATION:
                return self.tr("“{detail}” does not fit the move; it should be “{expected}”.")
            case Flaw.OPEN_COMMENT:
                return self.tr("A comment begins here and does not end.")
            case Flaw.OPEN_VARIATION:
                return self.tr("A variation begins here and does not end.")
            case Flaw.STRAY_VARIATION:
                return self.tr("A variation begins here without a move before it.")
            case Flaw.STRAY_CLOSE:
                return self.tr("A variation ends here that never began.")
            case Flaw.AFTER_END:
                return self.tr("“{detail}” stands after the result of the game.")
            case Flaw.STRAY_PIE:
                return self.tr("“{detail}” stands here, but nobody is asked to change sides.")
            case Flaw.TOO_LONG:
                return self.tr("The file has more moves than any game.")
            case Flaw.PLY:
                return self.tr("“{detail}” is no number of a move between 0 and {expected}.")
            case Flaw.TAG:
                return self.tr('“{detail}” is no tag of the form [Name "value"].')
            case Flaw.RESULT:
                return self.tr("The result is “{detail}”, but the moves lead to “{expected}”.")
            case Flaw.CLOCK:
                return self.tr("“{detail}” is no time control, as “180+2” would be one.")
            case Flaw.NOT_UTF8:
                return self.tr("The byte {detail} is no text in UTF-8, in which games are kept.")
            case Flaw.TIME:
                return self.tr("“{detail}” is no time that could stand here.")

    def _reason(self, reason: Reason | None) -> str:
        match reason:
            case Reason.NOT_A_PIT:
                return self.tr("it is not a pit")
            case Reason.NOT_YOUR_PIT:
                return self.tr("the pit belongs to the other side")
            case Reason.EMPTY_PIT:
                return self.tr("the pit is empty")
            case Reason.BURNT:
                return self.tr("the pit is burnt")
            case Reason.MUST_FEED:
                return self.tr("the other side must be fed")
            case Reason.WOULD_TAKE_ALL:
                return self.tr("it would leave the other side without a seed")
            case Reason.GAME_OVER:
                return self.tr("the game is over already")
            case None:
                return ""


def _in_one_line(detail: str) -> str:
    """What stands in a file as one can see it: what has no shape is a box."""
    return "".join(each if each.isprintable() else "\N{WHITE SQUARE}" for each in detail)
