"""Keeps what is seen in step with what is: the session changes at once, the board tells it slowly.

While the board moves, the plates keep what the eye still sees: score and turn change when the
seeds have come to rest. The sentence and the move list say at once what was sown; how the game or a
round ends is told when it is seen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.looking import Looking
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game, Node
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.appearance import Appearance
from mancala_desktop.ui.board.heaps import Heaps, Lie, heaps_of
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.panels.turns import RowsOfGame
from mancala_desktop.ui.passages import Passages
from mancala_desktop.ui.plates import Plates
from mancala_desktop.ui.prospect import Prospect
from mancala_desktop.ui.sentence import TROUBLE, Sentence

log = logging.getLogger(__name__)


class Conductor(QObject):
    """Passes choices from the board to the session, and tells every part of the page the rest.

    What is shown is what somebody looks at (`looking`): the present, or another place of the game.
    """

    choice_missed = Signal()  # a pit was chosen where nothing can be sown: elsewhere than now

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        narrator: Narrator,
        settings: Settings,
        cache: Path | None = None,
        choose: Callable[[int], None] | None = None,
    ) -> None:
        """`cache` is a folder in which painted boards may be kept; `choose` takes a person's choice
        in the place of the session."""
        super().__init__(page)
        self._session = session
        self._page = page
        self._board = page.board
        self._narrator = narrator
        self._cache = cache
        self._sow = choose or session.choose
        self.plates = self._plates = Plates(session, page.stage, narrator, self)
        self._again = False  # what is sown now was taken back before
        self._shown: Game | None = None
        self._rows: RowsOfGame | None = None
        self.looking = Looking(session, self)
        self.passages = Passages(self._board, self.looking, self)
        self._prospect = Prospect(session, self.looking, self._board, narrator, settings)
        self.sentence = Sentence(session, self.looking, self._board, page.status, narrator)
        self.announcer = self.sentence.announcer

        session.started.connect(self._show_game)
        session.sown.connect(self._sown)
        session.unsown.connect(self._taken_back)
        session.concluded.connect(self._concluded)
        session.reopened.connect(self._reopened)
        session.refused.connect(self._refused)
        session.finished.connect(self._finished)
        session.asked.connect(self._asked)
        session.changed.connect(self._changed)
        session.trouble.connect(self._no_answer)
        session.reseated.connect(self._reseated)
        session.moved.connect(self._moved)
        session.edited.connect(self._edited)
        self.looking.moved.connect(self._look)
        self._board.pit_chosen.connect(self._choose)
        self._board.started_moving.connect(self._started_moving)
        self._board.came_to_rest.connect(self._rested)
        self._board.previewed.connect(self.sentence.preview)
        self._board.set_describe(self._prospect.describe)
        self._board.set_chip_texts(self._narrator.chips)
        self.appearance = Appearance(
            session,
            page,
            self._plates,
            narrator,
            settings,
            cache,
            foresee=self._prospect.foresee,
            retell=self.retell,
            parent=self,
        )

    # ---------------------------------------------------------------- what a person does

    def choose_by_number(self, number: int) -> None:
        """Sows the pit with this number, from 1, counted from the left of the side to move."""
        position = self.looking.position
        row = position.layout.row(position.to_sow)
        if self.looking.away and self._board.moving:
            self._board.finish()
            self.choice_missed.emit()
        elif number <= len(row):
            self._board.press(row[number - 1])
        elif self._board.moving:  # any key ends that
            self._board.finish()
        else:
            self._tell_beyond(len(row))

    def flip(self, flipped: bool) -> None:
        """Whether North sits below."""
        self.appearance.flip(flipped)
        self._show_players()

    def notice(self, say: Callable[[], str], *, icon_name: str = "check") -> None:
        """Says something that is no part of the game, until the game goes on."""
        self.sentence.tell(say, icon_name=icon_name)
        self._show_state()

    def redo(self) -> None:
        """On along what was taken back, quicker than the first time."""
        self._again = True
        try:
            self._session.redo()
        finally:
            self._again = False

    @property
    def can_replay(self) -> bool:
        """Whether a sowing was seen last, and not only a secret choice."""
        last = self.looking.last
        return last is not None and last.laps > 0

    def replay(self) -> None:
        """Shows the last sowing once more, with the scores as they were; the game stays as it is."""
        sowing = self.looking.last
        if sowing is not None and sowing.laps:
            self.passages.end()
            self.passages.under_way = self.looking.away
            self._board.replay(sowing)
            self.sentence.tell_sowing(sowing)
            self._plates.show_scores(sowing.before, self._moment())

    def _choose(self, pit: int) -> None:
        if self.looking.away:
            self._board.shake(pit)
            self.choice_missed.emit()
        else:
            self._sow(pit)

    # ---------------------------------------------------------------- what happens in the game

    def _show_game(self) -> None:
        session = self._session
        sowing = self._session.game.last
        self._page.show_variant(session.game.variant)
        family = session.game.variant.family
        look = boards().look(family, self._cache)
        anew, self._shown = self._shown is not session.game, session.game
        self._board.show_position(
            session.position,
            sowing,
            look=look,
            shape=SHAPES[family],
            heaps=self._heaps(),
            anew=anew,
        )
        self.sentence.tell_place()
        self.appearance.face()
        self._show_players()

    def _look(self, before: Node, after: Node) -> None:
        """Another place is looked at."""
        self.passages.show(before, after)
        self.sentence.tell_place()
        self._changed()

    def _moved(self) -> None:
        """Play stands elsewhere, and whoever looked at the present looks there."""
        if not self.looking.away:
            self.passages.jump()
            self.sentence.tell_place()

    def _edited(self) -> None:
        if self._rows is not None:
            self._rows.forget()
        self._changed()

    def _sown(self, sowing: Sowing) -> None:
        if self.looking.away and self._rows is not None:
            self._rows.forget()  # what is looked at may have become one of several
        if self.looking.away or self._session.travelling:
            return
        if self.passages.under_way:
            self.passages.end()
        self._board.animate(sowing, again=self._again)
        self.sentence.tell_sowing(sowing)
        secret = sowing.after.opening and not sowing.laps
        if secret and self._session.person_asked:  # whom the focus would betray it to
            self._board.start_from(sowing.after.layout.row(sowing.side.other)[0])

    def _taken_back(self, sowing: Sowing) -> None:
        if self.looking.away or self._session.travelling:
            return
        self.sentence.forget_rest()
        self._board.animate_back(sowing, self._session.game.last)
        self.sentence.tell(partial(self._narrator.taken_back, sowing), icon_name="undo-2")

    def _concluded(self, settlement: Sowing | None) -> None:
        if settlement is not None:  # which tells the end, as a sowing does
            self._sown(settlement)

    def _reopened(self, settlement: Sowing | None) -> None:
        if self.looking.away or self._session.travelling:
            return
        self.sentence.forget_rest()
        if settlement is not None:
            self._board.animate_back(settlement, self._session.game.last)
        self.sentence.tell(lambda: self.tr("The game goes on."), icon_name="undo-2")

    def _refused(self, pit: int, reason: Reason) -> None:
        self._board.shake(pit)
        if self._session.outcome:  # the result is the reason, and stays to be read
            self.sentence.tell_end(self._session.outcome)
            return
        position = self._session.position
        say: Callable[[], str] = partial(self._narrator.refusal, reason, pit, position)
        if reason is Reason.NOT_YOUR_PIT and not self._session.person_asked:
            say = (
                self.sentence.whose_turn
            )  # it may well be the person's pit, only not the time for it
        self.sentence.refuse(say)

    def _tell_beyond(self, pits: int) -> None:
        """That a row has only so many pits; or what else keeps everybody from sowing."""
        if self._session.outcome:
            self.sentence.tell_end(self._session.outcome)
        elif self._session.person_asked:
            self.sentence.tell(partial(self._narrator.beyond, pits), icon_name=TROUBLE)
        else:
            self.sentence.tell(self.sentence.whose_turn, icon_name=TROUBLE)

    def _finished(self, outcome: Outcome) -> None:
        if self.sentence.ending is None and not self.looking.away:  # or it tells the end, too
            self.sentence.tell_end(outcome)

    def _asked(self, side: Side) -> None:
        sowing = self._session.game.last
        session = self._session
        asked = (session.person_asked or session.person_offered) and not self.looking.away
        if asked and (session.pie_offered or not (sowing and sowing.again)):  # which has been told
            self.announcer.say(self.sentence.whose_turn())

    def _no_answer(self, error: Exception) -> None:
        log.error("the computer could not answer", exc_info=error)
        self.sentence.tell(lambda: self.tr("The computer could not answer."), icon_name=TROUBLE)

    def _reseated(self) -> None:
        self.appearance.face()
        self._show_players()

    def _changed(self) -> None:
        self._show_moves()
        self._board.set_playable(self._prospect.playable())
        if not self._board.moving:
            self._show_state()

    def _started_moving(self) -> None:
        if not self.passages.under_way:
            self._session.set_board_moving(True)

    def _rested(self) -> None:
        if not self.passages.under_way:
            self._session.set_board_moving(False)
        self.passages.under_way = False
        self.sentence.tell_rest()
        self._show_state()

    # ---------------------------------------------------------------- what is shown

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        self._board.set_chip_texts(self._narrator.chips)
        self.sentence.retell()
        self._board.refresh_names()
        self._rows = None
        self._show_moves()
        self._show_players()

    @property
    def lie(self) -> Lie:
        """Which seed lies where in the present, on the board or as it will be there."""
        hidden = self._board.moving or self.looking.away
        return Lie.of(self._heaps()) if hidden else self._board.lie

    def _heaps(self) -> Heaps:
        return heaps_of(self._session.game.start, self._session.game.sowings)

    def _show_moves(self) -> None:
        game = self._session.game
        if self._rows is None or self._rows.game is not game:
            self._rows = RowsOfGame(game, partial(self._narrator.pit_name, game.position.layout))
        self._page.show_rows(self._rows.rows(self.looking.line(), self.looking.node))

    def _show_players(self) -> None:
        self._plates.show_names()
        if not self._board.moving:
            self._show_state()

    def _show_state(self) -> None:
        """What holds when the board is at rest: scores, whose turn it is, what may be sown."""
        self._plates.show_scores(self.looking.position, self._moment())
        self._plates.show_names()
        if self.looking.away:
            self._plates.show_past(self.looking.position)
        else:
            self._plates.show_turn()
        self.sentence.tell_turn()

    def _moment(self) -> str:
        """Of which moment the scores are, if not of now."""
        return self._narrator.places.short(self.looking.node) if self.looking.away else ""
