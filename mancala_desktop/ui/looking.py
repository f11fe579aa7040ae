"""Looking around in a game: what actions, move list and banner have to do with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Node
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.replay import Replay
from mancala_desktop.ui.sheets import Sheets
from mancala_desktop.ui.variations import Variations


class LookBack(QObject):
    """Connects `Looking` with the window: one looks by actions and by the move list, and the banner
    says that one does, what has happened meanwhile, and how one comes back."""

    def __init__(
        self,
        session: GameSession,
        conductor: Conductor,
        page: GamePage,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        sheets: Sheets,
        menus: Menus,
    ) -> None:
        super().__init__(conductor)
        self._session = session
        self._conductor = conductor
        self._looking = conductor.looking
        self._page = page
        self._words = narrator.places
        self._actions = actions
        self._in_game = False
        self._left_at = session.game.current  # where the game stood when somebody looked away
        self._told_at = session.game.current  # and where it stood when that was told last
        self.replay = Replay(session, conductor, page.board, settings)
        self.variations = Variations(session, conductor, page, narrator, actions, sheets, menus)
        looking, listed = self._looking, page.moves.list
        self._by_hand: dict[QAction, Callable[[], None]] = {
            actions.look_first: looking.first,
            actions.look_back: looking.back,
            actions.look_on: looking.on,
            actions.look_present: looking.present,
        }
        for action, look in self._by_hand.items():
            action.triggered.connect(partial(self._look, look))
        # what goes on in the present or explains it shows it first; undo and redo do only that then
        for action in (actions.hint, actions.step):
            action.triggered.connect(looking.present)
        actions.play_on.triggered.connect(self.play_on)
        actions.replay_game.triggered.connect(self.replay.toggle)
        listed.chosen.connect(self._choose)
        listed.stepped.connect(lambda way: self._look(looking.on if way > 0 else looking.back))
        conductor.choice_missed.connect(self._offer)
        looking.changed.connect(self._show)
        looking.moved.connect(self._say_place)
        session.finished.connect(self._show)
        self.replay.touched.connect(self._offer)
        self.replay.changed.connect(self._show_replay)
        self.variations.changed.connect(self._show)

    def enable(self, in_game: bool) -> None:
        """Which of the actions can do something now."""
        self._in_game = in_game
        possible_now = in_game and not self._covered
        actions, looking = self._actions, self._looking
        able = {
            actions.look_first: looking.can_go_back,
            actions.look_back: looking.can_go_back,
            actions.look_on: looking.can_go_on,
            actions.look_present: looking.away,
            actions.play_on: looking.away,
            actions.replay_game: self._session.game.ply > 0,
            **self.variations.able(),
        }
        actions.step_by_arrows(possible_now and looking.away)
        for action, possible in able.items():
            action.setEnabled(possible_now and possible)

    def play_on(self) -> None:
        """Make the place that is looked at the present; what was played stays as a variation."""
        node = self._looking.node
        self.replay.stop()
        self._session.go(node)
        words, key = self._words.played_on, _key(self._actions.undo)
        self._conductor.notice(lambda: words(node, key), icon_name="corner-down-right")

    def retell(self) -> None:
        """The banner's words once more, as after a change of language."""
        self._actions.name_replay(running=self.replay.running, paused=self.replay.paused)
        self._show()
        self._show_comment()

    # ---------------------------------------------------------------- what a person does

    def _look(self, look: Callable[[], None], *_checked: bool) -> None:
        """By hand; a replay waits then. In a pause of people's there is nothing to be seen."""
        self.replay.pause()
        if not self._covered:
            look()

    @property
    def _covered(self) -> bool:
        """Whether the board is covered in a pause; a demo that is held can be looked at."""
        return self._session.paused and not self._session.demo

    def _choose(self, place: int) -> None:
        """A sowing of the list, by its place from 1."""
        self._look(partial(self._looking.go, self._looking.line()[place - 1]))

    def _offer(self) -> None:
        """A pit was chosen, and nothing can be sown."""
        self.replay.pause()
        words, actions = self._words, self._actions
        self._conductor.notice(
            lambda: words.offer(_key(actions.look_present), _key(actions.play_on)),
            icon_name="info",
        )

    # ---------------------------------------------------------------- what is shown

    def _show(self, *_outcome: object) -> None:
        """Where one looks, and what has happened in the present meanwhile."""
        session, looking, actions = self._session, self._looking, self._actions
        self.enable(self._in_game)
        if self._covered and looking.away:
            self.replay.stop()
            looking.present()
            return
        self._show_comment()
        deleted = self.variations.deleted_here
        if not looking.away:
            self._left_at = self._told_at = session.game.current
            if deleted is None:
                self._page.banner.leave()
                return
        words = []
        if deleted is not None:
            words.append(self._words.deleted(deleted))
        elif looking.away:
            words.append(self._place())
        if session.game.current is not self._left_at:
            words.append(self._words.gone_on(session.game.current))
            self._announce()
        deeds = {
            actions.restore_variation: deleted is not None,
            actions.look_present: looking.away,
            actions.play_on: looking.away and deleted is None and not self.replay.on,
            actions.replay_game: self.replay.on,
        }
        self._page.banner.show_words(
            " · ".join(words),
            [action for action, offered in deeds.items() if offered],
            icon_name=self._sign(),
        )

    def _say_place(self, before: Node, now: Node) -> None:
        """For those who do not see the banner: that one looks away, which place it is, and that one
        is back."""
        away = self._looking.away
        if not away:
            self._conductor.announcer.say(self._words.back())
        elif before is self._session.game.current:
            self._conductor.announcer.say(self._place())
        else:
            self._conductor.announcer.say(self._words.place(now))

    def _sign(self) -> str:
        if self.variations.deleted_here is not None:
            return "git-branch"
        return "play" if self.replay.on else "rotate-ccw"

    def _place(self) -> str:
        looking = self._looking
        if self.replay.on:
            return self._words.replaying(looking.node)
        return self._words.looking(looking.node, looking.where)

    def _announce(self) -> None:
        """Quietly, once a place: what has come to be in the present."""
        if self._told_at is not self._session.game.current:
            self._told_at = self._session.game.current
            self._conductor.announcer.say(self._words.gone_on(self._told_at))

    def _show_comment(self) -> None:
        node = self._looking.node
        self._page.moves.comment.show_comment(node.comment, self._words.comment(node))

    def _show_replay(self) -> None:
        replay = self.replay
        self._actions.name_replay(running=replay.running, paused=replay.paused)
        self._page.navigation.show_replaying(replay.running)
        self._show()


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
