"""What puzzles ask, how hard they are, what they are about, and what is said when they are solved."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.puzzles import AIMS, Entry, Puzzle, Theme
from mancala_desktop.learn.texts import TaskText
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.rule_words import RuleWords

EASY_BELOW, HARD_FROM = 1150, 1600


class PuzzleWords(QObject):
    """Nothing is remembered: after a change of language, ask again."""

    def __init__(self, board: BoardWords, rules: RuleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._rules = rules

    def theme(self, theme: Theme) -> str:
        """What a puzzle asks, or what its solution uses, in a word or two."""
        match theme:
            case Theme.WIN_IN_ONE_TURN:
                return self.tr("Win in one turn")
            case Theme.WIN:
                return self.tr("Find the win")
            case Theme.SAVE_DRAW:
                return self.tr("Save the draw")
            case Theme.GAIN:
                return self.tr("Biggest gain")
            case Theme.EXTRA_TURN:
                return self.tr("Extra turn")
            case Theme.CAPTURE:
                return self.tr("Capture")
            case Theme.CHAIN_OF_2:
                return self.tr("Chain of two")
            case Theme.CHAIN_OF_3:
                return self.tr("Chain of three")
            case Theme.CHAIN_OF_4:
                return self.tr("Chain of four")
            case Theme.CHAIN_OF_5:
                return self.tr("Long chain")
            case Theme.SACRIFICE:
                return self.tr("Sacrifice")
            case Theme.FEEDING:
                return self.tr("Feeding")
            case Theme.SLAM:
                return self.tr("Grand slam")
            case Theme.RELAY:
                return self.tr("Relay")

    def hardness(self, entry: Entry) -> str:
        """`1340, medium`."""
        if entry.rating < EASY_BELOW:
            word = self.tr("easy")
        elif entry.rating < HARD_FROM:
            word = self.tr("medium")
        else:
            word = self.tr("hard")
        return self.tr("{rating}, {word}").format(rating=entry.rating, word=word)

    def short(self, entry: Entry) -> str:
        """`Find the win · Kalah (Standard) · 1340, medium`."""
        rules = self._rules.preset(entry.preset_id)
        return " · ".join([self.theme(entry.themes[0]), rules, self.hardness(entry)])

    def text(self, puzzle: Puzzle, entry: Entry) -> TaskText:
        """All that is said about a puzzle."""
        rules = self.tr("Rules: {rules}. {difference} Difficulty: {hardness}.")
        return TaskText(
            title=self.theme(puzzle.aim),
            text=rules.format(
                rules=self._rule_set(puzzle),
                difference=self._rules.difference(puzzle.preset_id),
                hardness=self.hardness(entry),
            ),
            goal=self.goal(puzzle),
            criterion=self._criterion(puzzle),
            hints=(self._hint(puzzle),),
        )

    def _rule_set(self, puzzle: Puzzle) -> str:
        """Its name, and of which game it is, if the name does not say so."""
        family = self.family(puzzle.variant.family)
        rules = self._rules.preset(puzzle.preset_id)
        return rules if family in rules else f"{family}, {rules}"

    def _criterion(self, puzzle: Puzzle) -> str:
        """What counts."""
        if puzzle.aim is Theme.WIN_IN_ONE_TURN:
            return self.tr("Your turn is sown to its end. Every turn that decides the game counts.")
        return self.tr("Your turn is sown to its end. Every equally good turn counts.")

    def goal(self, puzzle: Puzzle) -> str:
        """What is to be done."""
        position = puzzle.position
        sides = {
            "side": self._board.side(position.to_sow),
            "other": self._board.side(position.to_sow.other),
        }
        match puzzle.aim:
            case Theme.WIN_IN_ONE_TURN:
                words = self.tr(
                    "{side} sows and decides the game in this turn, with more than half of all seeds or by ending it with more than {other}."
                )
            case Theme.WIN:
                words = self.tr("{side} sows and wins, whatever {other} answers.")
            case Theme.SAVE_DRAW:
                words = self.tr("{side} sows and saves the draw. Anything else loses.")
            case _:
                words = self.tr(
                    "{side} sows. Find the turn that brings most in the end, with best play by both."
                )
        return words.format(**sides)

    def _hint(self, puzzle: Puzzle) -> str:
        """What the solution uses, without saying where."""
        used = [self.theme(theme) for theme in puzzle.themes if theme not in AIMS]
        if not used:
            return self.tr("Nothing is captured, and no extra turn is earned: it is a quiet turn.")
        told = self.tr("What to look for: {themes}.").format(themes=self._board.listed(used))
        if Theme.SACRIFICE in puzzle.themes:
            told += " " + self.tr("The turn that brings most at once is not the best one.")
        return told

    def family(self, family: Family) -> str:
        """A game."""
        return self._rules.family(family)

    def solved(self, solved: int, count: int) -> str:
        """How many of some puzzles were solved."""
        return self.tr("{solved} of {count} solved").format(solved=solved, count=count)
