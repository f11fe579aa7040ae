"""Everything a person can do in the window: each thing once, with its words and its key.

Buttons, menus and the sheet of keys are faces of these actions. What an action does is decided by
whoever connects to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.recent import MOST
from mancala_desktop.play.settings import (
    Language,
    PitNames,
    ReplaySpeed,
    Seeds,
    Speed,
    ThemeChoice,
)
from mancala_desktop.ui.boards import BY_GAME

E = TypeVar("E", bound=Hashable)
Words = Callable[[], str]  # in the language spoken now

OWN_BOARDS = 9  # so many boards of the user's have a place in the menu


class Actions(QObject):
    """All actions of one window, which owns them: their keys work whatever has the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._words: dict[QAction, Words] = {}
        self._replaying: tuple[bool, bool] = (False, False)  # whether a replay runs, or waits
        self.menu = self._action(lambda: self.tr("Menu"), "F10")
        self.more = self._action(lambda: self.tr("More"), "Shift+F10")

        self.new = self._action(lambda: self.tr("&New game…"), "Ctrl+N")
        self.open = self._action(lambda: self.tr("&Open…"), "Ctrl+O")
        self.save = self._action(lambda: self.tr("&Save"), "Ctrl+S")
        self.save_as = self._action(lambda: self.tr("Save &as…"), "Ctrl+Shift+S")
        self.set_up = self._action(lambda: self.tr("Set &up a position…"), "Ctrl+Shift+L")
        self.home = self._action(lambda: self.tr("S&tart page"), "Alt+Home")
        self.settings = self._action(lambda: self.tr("S&ettings…"), "Ctrl+,")
        self.quit = self._action(lambda: self.tr("&Quit"), "Ctrl+Q")
        self.recent = [self._unnamed(f"Ctrl+R, {n + 1}") for n in range(MOST)]

        self.library = self._action(lambda: self.tr("Saved &games"), "Ctrl+Shift+O")
        self.statistics = self._action(lambda: self.tr("Stat&istics"), "Ctrl+Shift+T")
        self.find_saved = self._action(lambda: self.tr("&Find a game"), "Ctrl+F")
        self.review_saved = self._action(lambda: self.tr("Re&view a game"), "F3")
        self.rename_saved = self._action(lambda: self.tr("&Rename a game…"), "F2")
        self.export_saved = self._action(lambda: self.tr("&Export games…"), "Ctrl+Shift+E")
        self.delete_saved = self._action(lambda: self.tr("&Delete games"), "Del")
        self.look_into_trash = self._action(
            lambda: self.tr("&Look into the trash…"), "Ctrl+Shift+D"
        )
        self.empty_trash = self._action(lambda: self.tr("Empty the &trash…"), "Ctrl+Shift+Del")

        self.progress = self._action(lambda: self.tr("My &progress"), "Ctrl+Shift+M")
        self.export_progress = self._action(lambda: self.tr("&Export progress…"), "Ctrl+J, E")
        self.import_progress = self._action(lambda: self.tr("&Import progress…"), "Ctrl+J, I")
        self.reset_progress = self._action(lambda: self.tr("&Reset progress…"), "Ctrl+J, R")
        self.undo_reset = self._action(lambda: self.tr("&Undo reset or import"), "Ctrl+J, U")

        self.copy_picture = self._action(
            lambda: self.tr("&Copy the board as a picture"), "Ctrl+Shift+C"
        )
        self.save_picture = self._action(
            lambda: self.tr("Save the board as a &picture…"), "Ctrl+Shift+I"
        )
        self.save_film = self._action(
            lambda: self.tr("Save the game as an animated &GIF…"), "Ctrl+Shift+G"
        )
        self.print = self._action(lambda: self.tr("P&rint…"), "Ctrl+P")
        self.save_pdf = self._action(lambda: self.tr("Print to P&DF…"), "Ctrl+Shift+P")
        self.clear_ground = self._action(
            lambda: self.tr("Pictures with a transparent &background"),
            "Ctrl+Shift+B",
            checkable=True,
        )

        self.copy_position = self._action(lambda: self.tr("Copy the &position as text"), "Ctrl+C")
        self.copy_game = self._action(lambda: self.tr("Copy the &game as text"), "Ctrl+Alt+C")
        self.paste = self._action(lambda: self.tr("Paste a &game or position"), "Ctrl+V")

        self.undo = self._action(lambda: self.tr("&Undo"), "Ctrl+Z")
        self.redo = self._action(lambda: self.tr("&Redo"), "Ctrl+Y", "Ctrl+Shift+Z")
        self.hurry = self._action(lambda: self.tr("Mo&ve now"), "Ctrl+Enter", "Ctrl+Return")
        self.retry = self._action(lambda: self.tr("&Ask the computer again"), "Ctrl+Shift+R")
        self.finish = self._action(lambda: self.tr("&Finish the animation"), "Esc")
        self.replay = self._action(lambda: self.tr("S&how the last move again"), "R")
        self.hint = self._action(lambda: self.tr("H&int"), "Ctrl+H")
        self.hint.setAutoRepeat(False)  # each press is a step
        self.tutor = self._action(
            lambda: self.tr("&Tutor asks before a costly sowing"), "Ctrl+Shift+H", checkable=True
        )

        self.pause = self._action(lambda: self.tr("&Pause"), "Pause", "P", checkable=True)
        self.step = self._action(lambda: self.tr("Si&ngle step"), "N")
        self.players = self._action(lambda: self.tr("P&layers…"), "Ctrl+U")
        self.answer_pie = self._action(lambda: self.tr("&Swap sides…"), "Ctrl+Shift+U")
        self.next_game = self._action(lambda: self.tr("Next &game of the series"), "Ctrl+Alt+N")

        self.review = self._action(lambda: self.tr("Re&view"), "Ctrl+Shift+A")
        self.review_first = self._action(lambda: self.tr("&First sowing"), "Ctrl+Home")
        self.review_previous = self._action(lambda: self.tr("&Previous sowing"), "Left")
        self.review_next = self._action(lambda: self.tr("&Next sowing"), "Right")
        self.review_last = self._action(lambda: self.tr("&End of the game"), "Ctrl+End")
        self.review_best = self._action(lambda: self.tr("Show &best move"), "F7", checkable=True)
        self.review_learn = self._action(lambda: self.tr("&Learn from your mistakes"), "L")
        self.review_hint = self._action(lambda: self.tr("&Hint"), "T")
        self.review_skip = self._action(lambda: self.tr("S&kip"), "K")
        self.review_pause = self._action(lambda: self.tr("&Stop or go on thinking"), "F8")
        self.review_panel = self._action(
            lambda: self.tr("&Turns panel"), "Shift+F9", checkable=True
        )
        self.review_back = self._action(lambda: self.tr("Bac&k"), "Alt+Left")

        self.learn = self._action(lambda: self.tr("&Learn"), "F4")
        self.learn_trainers = self._action(lambda: self.tr("&Trainers"), "Ctrl+J, T")
        self.learn_home = self._action(lambda: self.tr("&All lessons"), "Shift+F4")
        self.puzzles = self._action(lambda: self.tr("&Puzzles"), "Ctrl+J, P")
        self.puzzle_of_the_day = self._action(lambda: self.tr("Puzzle of the &day"), "Ctrl+J, D")
        self.learn_hint = self._action(lambda: self.tr("&Tip"), "F6")
        self.learn_answer = self._action(lambda: self.tr("&Show the answer"), "Shift+F6")
        self.learn_watch = self._action(lambda: self.tr("&Watch again"), "Shift+F5")
        self.learn_done = self._action(lambda: self.tr("&Done"), "Shift+Enter", "Shift+Return")
        self.learn_restart = self._action(lambda: self.tr("Start &over"), "F5")
        self.learn_previous = self._action(lambda: self.tr("&Back"), "Alt+PgUp")
        self.learn_next = self._action(lambda: self.tr("&Next"), "Alt+PgDown")
        self.guide = self._action(
            lambda: self.tr("&Guide in the first game"), "Ctrl+J, H", checkable=True
        )
        self.to_lesson = self._action(lambda: self.tr("Back to the &lesson"), "Ctrl+J, B")

        self.look_first = self._action(lambda: self.tr("Look at the &start"), "Home")
        self.look_back = self._action(lambda: self.tr("Look one move &back"), "PgUp")
        self.look_on = self._action(lambda: self.tr("Look one move &on"), "PgDown")
        self.look_present = self._action(lambda: self.tr("Back to the &game"), "End")
        self.play_on = self._action(lambda: self.tr("&Play on from here"), "Shift+End")
        self.replay_game = self._action(self._replay_words, "Shift+R")
        self.variations = self._action(lambda: self.tr("&Variations…"), "V")
        self.promote = self._action(lambda: self.tr("&Make it the main line"), "Ctrl+Shift+V")
        self.delete_variation = self._action(lambda: self.tr("&Delete the variation"), "Ctrl+Del")
        self.restore_variation = self._action(lambda: self.tr("Pu&t the variation back"), "Alt+Del")
        self.comment = self._action(lambda: self.tr("&Comment…"), "Ctrl+Shift+K")

        self.toggle_theme = self._action(lambda: self.tr("Light or dark"), "Ctrl+D")
        self.larger_text = self._action(lambda: self.tr("&Larger text"), "Ctrl++", "Ctrl+=")
        self.smaller_text = self._action(lambda: self.tr("&Smaller text"), "Ctrl+-")
        self.usual_text = self._action(lambda: self.tr("&Usual text size"), "Ctrl+0")
        self.show_legal = self._action(
            lambda: self.tr("&Mark pits that may be sown"), "Ctrl+M", checkable=True
        )
        self.preview = self._action(lambda: self.tr("P&review sowings"), "Ctrl+E", checkable=True)
        self.flip = self._action(
            lambda: self.tr("&Turn the board around"), "Ctrl+B", checkable=True
        )
        self.sound = self._action(lambda: self.tr("&Sound"), "M", checkable=True)
        self.facing = self._action(
            lambda: self.tr("Two players face to fa&ce"), "Ctrl+Shift+F", checkable=True
        )
        self.panel = self._action(lambda: self.tr("M&oves panel"), "F9", checkable=True)
        self.full_screen = self._action(lambda: self.tr("&Full screen"), "F11", checkable=True)
        self.themes = self._choices(
            {
                ThemeChoice.SYSTEM: ("Ctrl+T, S", lambda: self.tr("As the desktop")),
                ThemeChoice.LIGHT: ("Ctrl+T, L", lambda: self.tr("Light")),
                ThemeChoice.DARK: ("Ctrl+T, D", lambda: self.tr("Dark")),
                ThemeChoice.CONTRAST: ("Ctrl+T, C", lambda: self.tr("High contrast")),
            }
        )
        self.boards = self._choices(
            {
                BY_GAME: ("Ctrl+K, G", lambda: self.tr("As the game has it")),
                "walnut": ("Ctrl+K, W", lambda: self.tr("Walnut")),
                "oak": ("Ctrl+K, O", lambda: self.tr("Light oak")),
                "teak": ("Ctrl+K, T", lambda: self.tr("Red teak")),
                "contrast": ("Ctrl+K, C", lambda: self.tr("Plain, high contrast")),
            }
        )
        self.own_boards = [
            self._unnamed(f"Ctrl+K, {n + 1}", checkable=True) for n in range(OWN_BOARDS)
        ]
        for action in self.own_boards:
            self.boards[BY_GAME].actionGroup().addAction(action)
        self.seeds = self._choices(
            {
                Seeds.GAME: ("Ctrl+J, G", lambda: self.tr("As the game has them")),
                Seeds.GLASS: ("Ctrl+J, L", lambda: self.tr("Glass")),
                Seeds.COWRIE: ("Ctrl+J, C", lambda: self.tr("Cowries")),
                Seeds.NICKERNUT: ("Ctrl+J, N", lambda: self.tr("Nickernuts")),
                Seeds.STONE: ("Ctrl+J, S", lambda: self.tr("River stones")),
            }
        )
        self.languages = self._choices(
            {
                Language.SYSTEM: ("Ctrl+L, S", lambda: self.tr("As the desktop")),
                Language.GERMAN: ("Ctrl+L, D", lambda: "Deutsch"),
                Language.ENGLISH: ("Ctrl+L, E", lambda: "English"),
            }
        )
        self.speeds = self._choices(
            {
                Speed.SLOW: ("Ctrl+1", lambda: self.tr("Slow")),
                Speed.NORMAL: ("Ctrl+2", lambda: self.tr("Normal")),
                Speed.FAST: ("Ctrl+3", lambda: self.tr("Fast")),
                Speed.OFF: ("Ctrl+4", lambda: self.tr("No animation")),
            }
        )
        self.replay_speeds = self._choices(
            {
                ReplaySpeed.SLOW: ("Alt+1", lambda: self.tr("Slow")),
                ReplaySpeed.NORMAL: ("Alt+2", lambda: self.tr("Normal")),
                ReplaySpeed.FAST: ("Alt+3", lambda: self.tr("Fast")),
                ReplaySpeed.VERY_FAST: ("Alt+4", lambda: self.tr("Very fast")),
            }
        )
        self.pit_names = self._choices(
            {
                PitNames.LETTERS: ("Ctrl+K, L", lambda: self.tr("Letters a–f")),
                PitNames.NUMBERS: ("Ctrl+K, N", lambda: self.tr("Numbers 1–6")),
                PitNames.RING: ("Ctrl+K, R", lambda: self.tr("Around the board 0–13")),
            }
        )

        self.resign = self._action(lambda: self.tr("Res&ign…"), "Ctrl+G, R")
        self.offer_draw = self._action(lambda: self.tr("Offer a &draw"), "Ctrl+G, D")
        self.offer_division = self._action(lambda: self.tr("Offer to &end the game"), "Ctrl+G, E")
        self.claim = self._action(lambda: self.tr("&Claim repetition"), "Ctrl+G, C")
        self.rematch = self._action(lambda: self.tr("Re&match"), "Ctrl+Shift+N")
        self.result = self._action(lambda: self.tr("Show the res&ult"), "Ctrl+G, S")

        self.rules = self._action(lambda: self.tr("&Rules"), "F12")
        self.rules_beside = self._action(lambda: self.tr("Rules &beside the board"), "Shift+F12")
        self.rules_find = self._action(lambda: self.tr("&Search the rules"), "Ctrl+F12")
        self.rules_back = self._action(lambda: self.tr("&Previous rule"), "Ctrl+PgUp")
        self.rules_on = self._action(lambda: self.tr("&Next rule"), "Ctrl+PgDown")
        self.rules_play = self._action(lambda: self.tr("Play the &example"), "Ctrl+F5")
        self.rules_try = self._action(lambda: self.tr("&Try it"), "Ctrl+F6")
        self.rules_leave = self._action(lambda: self.tr("&Leave the rules"), "Alt+F12")
        self.rules_reset = self._action(lambda: self.tr("&Reset the example"), "Ctrl+F7")

        self.shortcuts = self._action(lambda: self.tr("&Keys"), "F1", "?")
        self.own_boards_page = self._action(lambda: self.tr("&Boards of your own"), "Ctrl+F1")
        self.about = self._action(lambda: self.tr("&About Mancala"), "Shift+F1")
        self.show_own_boards(())
        self.retranslate()

    def in_game(self) -> Iterable[QAction]:
        """What needs a game on stage."""
        return (
            self.more,
            self.save,
            self.save_as,
            self.copy_game,
            *self.sharing(),
            self.flip,
            self.panel,
        )

    def sharing(self) -> tuple[QAction, ...]:
        """What gives the board or the game to others."""
        return (
            self.copy_picture,
            self.save_picture,
            self.save_film,
            self.print,
            self.save_pdf,
            self.clear_ground,
        )

    def with_saved(self) -> tuple[QAction, ...]:
        """What can be done on the page of saved games."""
        return (
            self.find_saved,
            self.review_saved,
            self.rename_saved,
            self.export_saved,
            self.delete_saved,
            self.look_into_trash,
            self.empty_trash,
        )

    def with_progress(self) -> tuple[QAction, ...]:
        """What can be done on the page of progress."""
        return (
            self.export_progress,
            self.import_progress,
            self.reset_progress,
            self.undo_reset,
        )

    def in_review(self) -> tuple[QAction, ...]:
        """What there is to do while a game is reviewed."""
        return (
            self.review_first,
            self.review_previous,
            self.review_next,
            self.review_last,
            self.review_best,
            self.review_learn,
            self.review_hint,
            self.review_skip,
            self.review_pause,
            self.review_panel,
            self.review_back,
        )

    def in_learning(self) -> tuple[QAction, ...]:
        """What there is to do at a task."""
        return (
            self.learn_hint,
            self.learn_answer,
            self.learn_watch,
            self.learn_done,
            self.learn_restart,
            self.learn_previous,
            self.learn_next,
        )

    def in_guided_game(self) -> tuple[QAction, ...]:
        """What there is to do in a game to which a lesson has led."""
        return (self.guide, self.to_lesson)

    def show_own_boards(self, names: Sequence[str]) -> None:
        """The boards of the user's that can be chosen; those without a place are in the settings."""
        for place, action in enumerate(self.own_boards):
            name = names[place] if place < len(names) else None
            action.setData(name)
            action.setText((name or "").replace("&", "&&"))
            action.setVisible(name is not None)
            action.setEnabled(name is not None)

    def looking(self) -> tuple[QAction, ...]:
        """What looks around in a game and its variations."""
        return (
            self.look_first,
            self.look_back,
            self.look_on,
            self.look_present,
            self.play_on,
            self.replay_game,
            self.variations,
            self.promote,
            self.delete_variation,
            self.restore_variation,
            self.comment,
        )

    def step_by_arrows(self, on: bool) -> None:
        """Whether Left and Right, too, step through the moves: while somebody looks back."""
        for action, key, arrow in (
            (self.look_back, "PgUp", "Left"),
            (self.look_on, "PgDown", "Right"),
        ):
            keys = (key, arrow) if on else (key,)
            action.setShortcuts([QKeySequence(each) for each in keys])

    def name_replay(self, *, running: bool = False, paused: bool = False) -> None:
        """What replaying the whole game does now; while it is on, Space does it, too."""
        self._replaying = running, paused
        self.replay_game.setText(self._replay_words())
        keys = ["Shift+R", "Space"] if running or paused else ["Shift+R"]
        self.replay_game.setShortcuts([QKeySequence(key) for key in keys])

    def listed(self) -> list[QAction]:
        """What a sheet of keys names: all but choices and files, whose keys the menus show."""
        return [
            action
            for action in self._window.actions()
            if action.actionGroup() is None and action not in self.recent
        ]

    def retranslate(self) -> None:
        """Gives every action its words, in the language spoken now."""
        for action, words in self._words.items():
            action.setText(words())

    def _replay_words(self) -> str:
        running, paused = self._replaying
        if running:
            return self.tr("&Pause the replay")
        return self.tr("&Go on with the replay") if paused else self.tr("&Replay the whole game")

    def _action(self, words: Words, *keys: str, checkable: bool = False) -> QAction:
        action = self._unnamed(*keys, checkable=checkable)
        self._words[action] = words
        return action

    def _unnamed(self, *keys: str, checkable: bool = False) -> QAction:
        """An action that is called by what it is about just now."""
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setCheckable(checkable)
        self._window.addAction(action)
        return action

    def _choices(self, choices: dict[E, tuple[str, Words]]) -> dict[E, QAction]:
        """An action for each value, by its key and its words, of which one is checked."""
        group = QActionGroup(self)
        actions = {}
        for value, (key, words) in choices.items():
            actions[value] = action = self._action(words, key, checkable=True)
            action.setData(value)
            group.addAction(action)
        return actions
