"""Everything a person can do in the window: each thing once, with its words and its key.

Buttons, menus and the sheet of keys are faces of these actions. What an action does is decided by
whoever connects to it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
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

OWN_BOARDS = 9  # so many boards of the user's have a place in the menu


class Actions(QObject):
    """All actions of one window, which owns them: their keys work whatever has the focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.menu = self._action("F10")
        self.more = self._action("Shift+F10")

        self.new = self._action("Ctrl+N")
        self.open = self._action("Ctrl+O")
        self.save = self._action("Ctrl+S")
        self.save_as = self._action("Ctrl+Shift+S")
        self.set_up = self._action("Ctrl+Shift+L")
        self.home = self._action("Alt+Home")
        self.settings = self._action("Ctrl+,")
        self.quit = self._action("Ctrl+Q")
        self.recent = [self._action(f"Ctrl+R, {n + 1}") for n in range(MOST)]

        self.library = self._action("Ctrl+Shift+O")
        self.statistics = self._action("Ctrl+Shift+T")
        self.find_saved = self._action("Ctrl+F")
        self.rename_saved = self._action("F2")
        self.export_saved = self._action("Ctrl+Shift+E")
        self.delete_saved = self._action("Del")
        self.empty_trash = self._action("Ctrl+Shift+Del")

        self.copy_picture = self._action("Ctrl+Shift+C")
        self.save_picture = self._action("Ctrl+Shift+I")
        self.save_film = self._action("Ctrl+Shift+G")
        self.print = self._action("Ctrl+P")
        self.save_pdf = self._action("Ctrl+Shift+P")
        self.clear_ground = self._action("Ctrl+Shift+B", checkable=True)

        self.copy_position = self._action("Ctrl+C")
        self.copy_game = self._action("Ctrl+Alt+C")
        self.paste = self._action("Ctrl+V")

        self.undo = self._action("Ctrl+Z")
        self.redo = self._action("Ctrl+Y", "Ctrl+Shift+Z")
        self.hurry = self._action("Ctrl+Enter", "Ctrl+Return")
        self.retry = self._action("Ctrl+Shift+R")
        self.finish = self._action("Esc")
        self.replay = self._action("R")
        self.hint = self._action("Ctrl+H")
        self.hint.setAutoRepeat(False)  # each press is a step
        self.tutor = self._action("Ctrl+Shift+H", checkable=True)

        self.pause = self._action("Pause", "P", checkable=True)
        self.step = self._action("N")
        self.players = self._action("Ctrl+U")
        self.answer_pie = self._action("Ctrl+Shift+U")
        self.next_game = self._action("Ctrl+Alt+N")

        self.review = self._action("Ctrl+Shift+A")
        self.review_first = self._action("Ctrl+Home")
        self.review_previous = self._action("Left")
        self.review_next = self._action("Right")
        self.review_last = self._action("Ctrl+End")
        self.review_best = self._action("F7", checkable=True)
        self.review_learn = self._action("L")
        self.review_hint = self._action("T")
        self.review_skip = self._action("K")
        self.review_pause = self._action("F8")
        self.review_panel = self._action("Shift+F9", checkable=True)
        self.review_back = self._action("Alt+Left")

        self.look_first = self._action("Home")
        self.look_back = self._action("PgUp")
        self.look_on = self._action("PgDown")
        self.look_present = self._action("End")
        self.play_on = self._action("Shift+End")
        self.replay_game = self._action("Shift+R")
        self.variations = self._action("V")
        self.promote = self._action("Ctrl+Shift+V")
        self.delete_variation = self._action("Ctrl+Del")
        self.restore_variation = self._action("Alt+Del")
        self.comment = self._action("Ctrl+Shift+K")

        self.toggle_theme = self._action("Ctrl+D")
        self.larger_text = self._action("Ctrl++", "Ctrl+=")
        self.smaller_text = self._action("Ctrl+-")
        self.usual_text = self._action("Ctrl+0")
        self.show_legal = self._action("Ctrl+M", checkable=True)
        self.preview = self._action("Ctrl+E", checkable=True)
        self.flip = self._action("Ctrl+B", checkable=True)
        self.sound = self._action("M", checkable=True)
        self.facing = self._action("Ctrl+Shift+F", checkable=True)
        self.panel = self._action("F9", checkable=True)
        self.full_screen = self._action("F11", checkable=True)
        self.themes = self._choices(
            {
                ThemeChoice.SYSTEM: "Ctrl+T, S",
                ThemeChoice.LIGHT: "Ctrl+T, L",
                ThemeChoice.DARK: "Ctrl+T, D",
                ThemeChoice.CONTRAST: "Ctrl+T, C",
            }
        )
        self.boards = self._choices(
            {
                BY_GAME: "Ctrl+K, G",
                "walnut": "Ctrl+K, W",
                "oak": "Ctrl+K, O",
                "teak": "Ctrl+K, T",
                "contrast": "Ctrl+K, C",
            }
        )
        self.own_boards = [
            self._action(f"Ctrl+K, {n + 1}", checkable=True) for n in range(OWN_BOARDS)
        ]
        for action in self.own_boards:
            self.boards[BY_GAME].actionGroup().addAction(action)
        self.seeds = self._choices(
            {
                Seeds.GAME: "Ctrl+J, G",
                Seeds.GLASS: "Ctrl+J, L",
                Seeds.COWRIE: "Ctrl+J, C",
                Seeds.NICKERNUT: "Ctrl+J, N",
                Seeds.STONE: "Ctrl+J, S",
            }
        )
        self.languages = self._choices(
            {
                Language.SYSTEM: "Ctrl+L, S",
                Language.GERMAN: "Ctrl+L, D",
                Language.ENGLISH: "Ctrl+L, E",
            }
        )
        self.speeds = self._choices(
            {
                Speed.SLOW: "Ctrl+1",
                Speed.NORMAL: "Ctrl+2",
                Speed.FAST: "Ctrl+3",
                Speed.OFF: "Ctrl+4",
            }
        )
        self.replay_speeds = self._choices(
            {
                ReplaySpeed.SLOW: "Alt+1",
                ReplaySpeed.NORMAL: "Alt+2",
                ReplaySpeed.FAST: "Alt+3",
                ReplaySpeed.VERY_FAST: "Alt+4",
            }
        )
        self.pit_names = self._choices(
            {
                PitNames.LETTERS: "Ctrl+K, L",
                PitNames.NUMBERS: "Ctrl+K, N",
                PitNames.RING: "Ctrl+K, R",
            }
        )

        self.resign = self._action("Ctrl+G, R")
        self.offer_draw = self._action("Ctrl+G, D")
        self.offer_division = self._action("Ctrl+G, E")
        self.claim = self._action("Ctrl+G, C")
        self.rematch = self._action("Ctrl+Shift+N")
        self.result = self._action("Ctrl+G, S")

        self.shortcuts = self._action("F1", "?")
        self.own_boards_page = self._action("Ctrl+F1")
        self.about = self._action("Shift+F1")
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
            self.rename_saved,
            self.export_saved,
            self.delete_saved,
            self.empty_trash,
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

    def name_replay(self, *, running: bool = False, paused: bool = False) -> None:
        """What replaying the whole game does now; while it is on, Space does it, too."""
        if running:
            self.replay_game.setText(self.tr("&Pause the replay"))
        elif paused:
            self.replay_game.setText(self.tr("&Go on with the replay"))
        else:
            self.replay_game.setText(self.tr("&Replay the whole game"))
        keys = ["Shift+R", "Space"] if running or paused else ["Shift+R"]
        self.replay_game.setShortcuts([QKeySequence(key) for key in keys])

    def listed(self) -> list[QAction]:
        """What a sheet of keys names: all but choices and files, whose keys the menus show."""
        return [
            action
            for action in self._window.actions()
            if action.actionGroup() is None and action not in self.recent
        ]

    def _action(self, *keys: str, checkable: bool = False) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setCheckable(checkable)
        self._window.addAction(action)
        return action

    def _choices(self, keys: dict[E, str]) -> dict[E, QAction]:
        group = QActionGroup(self)
        actions = {value: self._action(key, checkable=True) for value, key in keys.items()}
        for value, action in actions.items():
            action.setData(value)
            group.addAction(action)
        return actions

    def retranslate(self) -> None:
        """Gives every action its words, in the language spoken now."""
        self.menu.setText(self.tr("Menu"))
        self.more.setText(self.tr("More"))

        self.new.setText(self.tr("&New game…"))
        self.open.setText(self.tr("&Open…"))
        self.save.setText(self.tr("&Save"))
        self.save_as.setText(self.tr("Save &as…"))
        self.set_up.setText(self.tr("Set &up a position…"))
        self.home.setText(self.tr("S&tart page"))
        self.settings.setText(self.tr("S&ettings…"))
        self.quit.setText(self.tr("&Quit"))

        self.library.setText(self.tr("Saved &games"))
        self.statistics.setText(self.tr("Stat&istics"))
        self.find_saved.setText(self.tr("&Find a game"))
        self.rename_saved.setText(self.tr("&Rename a game…"))
        self.export_saved.setText(self.tr("&Export a game…"))
        self.delete_saved.setText(self.tr("&Delete games"))
        self.empty_trash.setText(self.tr("Empty the &trash…"))

        self.copy_picture.setText(self.tr("&Copy the board as a picture"))
        self.save_picture.setText(self.tr("Save the board as a &picture…"))
        self.save_film.setText(self.tr("Save the game as an animated &GIF…"))
        self.print.setText(self.tr("P&rint…"))
        self.save_pdf.setText(self.tr("Print to P&DF…"))
        self.clear_ground.setText(self.tr("Pictures with a transparent &background"))

        self.copy_position.setText(self.tr("Copy the &position as text"))
        self.copy_game.setText(self.tr("Copy the &game as text"))
        self.paste.setText(self.tr("Paste a &game or position"))

        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.hurry.setText(self.tr("Mo&ve now"))
        self.retry.setText(self.tr("&Ask the computer again"))
        self.finish.setText(self.tr("&Finish the animation"))

        self.replay.setText(self.tr("S&how the last move again"))
        self.hint.setText(self.tr("H&int"))
        self.tutor.setText(self.tr("&Tutor asks before a costly sowing"))

        self.pause.setText(self.tr("&Pause"))
        self.step.setText(self.tr("Si&ngle step"))
        self.players.setText(self.tr("P&layers…"))
        self.answer_pie.setText(self.tr("&Swap sides…"))
        self.next_game.setText(self.tr("Next &game of the series"))

        self.review.setText(self.tr("Re&view"))
        self.review_first.setText(self.tr("&First sowing"))
        self.review_previous.setText(self.tr("&Previous sowing"))
        self.review_next.setText(self.tr("&Next sowing"))
        self.review_last.setText(self.tr("&End of the game"))
        self.review_best.setText(self.tr("Show &best move"))
        self.review_learn.setText(self.tr("&Learn from your mistakes"))
        self.review_hint.setText(self.tr("&Hint"))
        self.review_skip.setText(self.tr("S&kip"))
        self.review_pause.setText(self.tr("&Stop or go on thinking"))
        self.review_panel.setText(self.tr("&Turns panel"))
        self.review_back.setText(self.tr("Bac&k"))

        self.look_first.setText(self.tr("Look at the &start"))
        self.look_back.setText(self.tr("Look one move &back"))
        self.look_on.setText(self.tr("Look one move &on"))
        self.look_present.setText(self.tr("Back to the &game"))
        self.play_on.setText(self.tr("&Play on from here"))
        self.name_replay()
        self.variations.setText(self.tr("&Variations…"))
        self.promote.setText(self.tr("&Make it the main line"))
        self.delete_variation.setText(self.tr("&Delete the variation"))
        self.restore_variation.setText(self.tr("Pu&t the variation back"))
        self.comment.setText(self.tr("&Comment…"))

        self.toggle_theme.setText(self.tr("Light or dark"))
        self.larger_text.setText(self.tr("&Larger text"))
        self.smaller_text.setText(self.tr("&Smaller text"))
        self.usual_text.setText(self.tr("&Usual text size"))
        self.show_legal.setText(self.tr("&Mark pits that may be sown"))
        self.preview.setText(self.tr("P&review sowings"))
        self.flip.setText(self.tr("&Turn the board around"))
        self.sound.setText(self.tr("&Sound"))
        self.facing.setText(self.tr("Two players face to fa&ce"))
        self.panel.setText(self.tr("M&oves panel"))
        self.full_screen.setText(self.tr("&Full screen"))
        _name(
            self.themes,
            {
                ThemeChoice.SYSTEM: self.tr("As the desktop"),
                ThemeChoice.LIGHT: self.tr("Light"),
                ThemeChoice.DARK: self.tr("Dark"),
                ThemeChoice.CONTRAST: self.tr("High contrast"),
            },
        )
        _name(
            self.boards,
            {
                BY_GAME: self.tr("As the game has it"),
                "walnut": self.tr("Walnut"),
                "oak": self.tr("Light oak"),
                "teak": self.tr("Red teak"),
                "contrast": self.tr("Plain, high contrast"),
            },
        )
        _name(
            self.seeds,
            {
                Seeds.GAME: self.tr("As the game has them"),
                Seeds.GLASS: self.tr("Glass"),
                Seeds.COWRIE: self.tr("Cowries"),
                Seeds.NICKERNUT: self.tr("Nickernuts"),
                Seeds.STONE: self.tr("River stones"),
            },
        )
        _name(
            self.languages,
            {
                Language.SYSTEM: self.tr("As the desktop"),
                Language.GERMAN: "Deutsch",
                Language.ENGLISH: "English",
            },
        )
        _name(
            self.speeds,
            {
                Speed.SLOW: self.tr("Slow"),
                Speed.NORMAL: self.tr("Normal"),
                Speed.FAST: self.tr("Fast"),
                Speed.OFF: self.tr("No animation"),
            },
        )
        _name(
            self.replay_speeds,
            {
                ReplaySpeed.SLOW: self.tr("Slow"),
                ReplaySpeed.NORMAL: self.tr("Normal"),
                ReplaySpeed.FAST: self.tr("Fast"),
                ReplaySpeed.VERY_FAST: self.tr("Very fast"),
            },
        )
        _name(
            self.pit_names,
            {
                PitNames.LETTERS: self.tr("Letters a–f"),
                PitNames.NUMBERS: self.tr("Numbers 1–6"),
                PitNames.RING: self.tr("Around the board 0–13"),
            },
        )

        self.resign.setText(self.tr("Res&ign…"))
        self.offer_draw.setText(self.tr("Offer a &draw"))
        self.offer_division.setText(self.tr("Offer to &end the game"))
        self.claim.setText(self.tr("&Claim repetition"))
        self.rematch.setText(self.tr("Re&match"))
        self.result.setText(self.tr("Show the res&ult"))

        self.shortcuts.setText(self.tr("&Keys"))
        self.own_boards_page.setText(self.tr("&Boards of your own"))
        self.about.setText(self.tr("&About Mancala"))


def _name(actions: Mapping[E, QAction], texts: Mapping[E, str]) -> None:
    for value, text in texts.items():
        actions[value].setText(text)
