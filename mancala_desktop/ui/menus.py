"""The menus: the same actions, put in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.boards import boards

Entry = QAction | QMenu | None  # None separates
GAP = 4  # px between a button and its menu
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Menus(QObject):
    """Makes menus out of actions, anew each time, so always in the language spoken now."""

    opened = Signal(object)  # QMenu

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._window = parent

    def pop_up(self, menu: QMenu, corner: QPoint) -> None:
        """Open a menu with its corner at a point of the screen."""
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.opened.emit(menu)
        menu.popup(corner)
        # As the arrow does it: QMenu.setActiveAction would open the first submenu, too.
        QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, NO_MODIFIER))

    def open_main(self, button: QWidget) -> None:
        """The whole menu, below its button."""
        self.pop_up(self.main(), button.mapToGlobal(QPoint(0, button.height() + GAP)))

    def open_more(self, button: QWidget) -> None:
        """What is often wanted, above its button."""
        self.open_above(self.more(), button)

    def open_above(self, menu: QMenu, button: QWidget) -> None:
        """Open a menu above a button, both ending at the same edge."""
        size = menu.sizeHint()
        corner = QPoint(button.width() - size.width(), -size.height() - GAP)
        self.pop_up(menu, button.mapToGlobal(corner))

    def main(self) -> QMenu:
        """The whole menu, with submenus."""
        self._actions.show_own_boards(boards().own())
        menu = QMenu(self._window)
        for submenu in (
            self.game(),
            self.edit(),
            self.moves(),
            self.review(),
            self.learn(),
            self.view(),
            self.help(),
        ):
            submenu.setParent(menu, submenu.windowFlags())
            menu.addMenu(submenu)
        menu.addSeparator()
        menu.addAction(self._actions.settings)
        menu.addAction(self._actions.quit)
        return menu

    def groups(self) -> list[tuple[str, list[QAction]]]:
        """What the submenus are called, and all their actions."""
        menu = self.main()
        menu.deleteLater()
        submenus = [action.menu() for action in menu.actions()]
        return [
            (submenu.title(), list(every_action(submenu)))
            for submenu in submenus
            if isinstance(submenu, QMenu)
        ]

    def game(self) -> QMenu:
        """New, open, save, share."""
        actions = self._actions
        files = [action for action in actions.recent if action.isVisible()]
        recent = _menu(self.tr("Open &recent"), *files)
        recent.setEnabled(bool(files))
        return _menu(
            self.tr("&Game"),
            actions.new,
            actions.set_up,
            actions.next_game,
            actions.open,
            recent,
            actions.library,
            self.saved(),
            actions.statistics,
            None,
            actions.save,
            actions.save_as,
            self.share(),
            None,
            self.end(),
            actions.rematch,
            None,
            actions.home,
        )

    def end(self) -> QMenu:
        """Ways to end a game, and its result."""
        actions = self._actions
        return _menu(
            self.tr("En&d of the game"),
            actions.resign,
            actions.offer_draw,
            actions.offer_division,
            actions.claim,
            None,
            actions.result,
        )

    def saved(self) -> QMenu:
        """What can be done with the saved games that are chosen."""
        menu = _menu(self.tr("Sa&ved game"), *self._actions.with_saved())
        menu.setParent(self._window, menu.windowFlags())
        menu.setEnabled(any(action.isEnabled() for action in menu.actions()))
        return menu

    def share(self) -> QMenu:
        """The board and the game for others."""
        *deeds, clear = self._actions.sharing()
        return _menu(self.tr("S&hare"), *deeds, None, clear)

    def edit(self) -> QMenu:
        """Undo and redo, help, and what waits for the computer or the board no longer."""
        actions = self._actions
        return _menu(
            self.tr("&Edit"),
            actions.undo,
            actions.redo,
            actions.replay,
            None,
            actions.hint,
            actions.tutor,
            None,
            actions.copy_position,
            actions.copy_game,
            actions.paste,
            None,
            actions.pause,
            actions.hurry,
            actions.retry,
            actions.finish,
            None,
            actions.step,
            actions.players,
            actions.answer_pie,
        )

    def moves(self) -> QMenu:
        """Looking around in the game, and its variations."""
        actions = self._actions
        return _menu(
            self.tr("&Moves"),
            actions.look_first,
            actions.look_back,
            actions.look_on,
            actions.look_present,
            None,
            actions.replay_game,
            _menu(self.tr("Speed of the rep&lay"), *actions.replay_speeds.values()),
            None,
            actions.play_on,
            actions.variations,
            actions.promote,
            actions.delete_variation,
            actions.restore_variation,
            None,
            actions.comment,
        )

    def tried(self, ways: Sequence[QAction]) -> QMenu:
        """The ways the game goes and could go from a place, and what can be done with them."""
        actions = self._actions
        menu = _menu(
            "",
            *ways,
            None,
            actions.play_on,
            actions.promote,
            actions.delete_variation,
            actions.comment,
        )
        menu.setParent(self._window, menu.windowFlags())
        return menu

    def review(self) -> QMenu:
        """What every sowing was worth, and what can be learnt from it."""
        actions = self._actions
        return _menu(self.tr("&Review"), actions.review, None, *actions.in_review())

    def learn(self) -> QMenu:
        """What there is to learn, what there is to do at a task, and what was learnt."""
        actions = self._actions
        return _menu(
            self.tr("&Learn"),
            actions.learn,
            actions.learn_home,
            actions.learn_trainers,
            None,
            *actions.in_learning(),
            None,
            *actions.in_guided_game(),
            None,
            actions.puzzles,
            actions.puzzle_of_the_day,
            None,
            actions.progress,
            *actions.with_progress(),
        )

    def view(self) -> QMenu:
        """How it looks, moves and sounds."""
        actions = self._actions
        return _menu(
            self.tr("&View"),
            _menu(self.tr("T&heme"), *actions.themes.values(), None, actions.toggle_theme),
            _menu(
                self.tr("&Board"),
                *actions.boards.values(),
                None,
                *(action for action in actions.own_boards if action.isVisible()),
            ),
            _menu(self.tr("S&eeds"), *actions.seeds.values()),
            _menu(self.tr("&Language"), *actions.languages.values()),
            _menu(
                self.tr("Te&xt size"),
                actions.larger_text,
                actions.smaller_text,
                actions.usual_text,
            ),
            *self._board(),
            actions.sound,
            None,
            actions.panel,
            actions.full_screen,
        )

    def help(self) -> QMenu:
        """Keys, and what this is."""
        actions = self._actions
        return _menu(
            self.tr("&Help"),
            actions.rules,
            actions.rules_beside,
            self.rules(),
            None,
            actions.shortcuts,
            actions.own_boards_page,
            actions.about,
        )

    def rules(self) -> QMenu:
        """What there is to do while the rules are read."""
        actions = self._actions
        return _menu(
            self.tr("&In the rules"),
            actions.rules_find,
            actions.rules_back,
            actions.rules_on,
            None,
            actions.rules_play,
            actions.rules_try,
            actions.rules_reset,
            None,
            actions.rules_leave,
        )

    def more(self) -> QMenu:
        """What is often wanted beside the board and has no button of its own."""
        actions = self._actions
        menu = _menu(
            "",
            *(actions.replay, actions.hurry, actions.finish, None),
            *(actions.hint, actions.tutor, None),
            *(self.end(), None, *self._board()),
        )
        menu.setParent(self._window, menu.windowFlags())
        return menu

    def _board(self) -> tuple[Entry, ...]:
        actions = self._actions
        return (
            _menu(self.tr("S&peed"), *actions.speeds.values()),
            _menu(self.tr("Pit &names"), *actions.pit_names.values()),
            actions.show_legal,
            actions.preview,
            actions.flip,
            actions.facing,
        )


def every_action(menu: QMenu) -> Iterator[QAction]:
    """All actions of a menu and of its submenus, in order."""
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from every_action(submenu)
        elif not action.isSeparator():
            yield action


def _menu(title: str, *entries: Entry) -> QMenu:
    menu = QMenu(title)
    for entry in entries:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, QMenu):
            entry.setParent(menu, entry.windowFlags())
            menu.addMenu(entry)
        else:
            menu.addAction(entry)
    return menu
