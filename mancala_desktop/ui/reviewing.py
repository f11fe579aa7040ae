"""Looks back at a game and says what every sowing was worth; keeps the review page in step."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.engine.review import Grade, Verdict
from mancala_desktop.play.lesson import mistakes
from mancala_desktop.play.reviewer import Reviewer
from mancala_desktop.play.seats import Seats, two_persons
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.learning import Learning, Say
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.review_words import Headline
from mancala_desktop.ui.pages.review import ReviewPage
from mancala_desktop.ui.review_board import ReviewBoard
from mancala_desktop.ui.reviewed import ReviewedGame
from mancala_desktop.ui.verdict_views import VerdictViews

GATHER_MS = 120  # so seldom what is shown changes with the verdicts


class Reviewing(QObject):
    """Goes from sowing to sowing, plays the better line, and lets one learn from mistakes.

    The board shows the position before a sowing, where one had to decide. While seeds move there
    are no values; they come when the board is at rest.
    """

    left = Signal()  # the person wants to go back to where he came from

    def __init__(
        self,
        page: ReviewPage,
        reviewer: Reviewer,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        cache: Path | None = None,
    ) -> None:
        """`cache` is a folder in which painted boards may be kept."""
        super().__init__(page)
        self._page = page
        self._board = page.board
        self._reviewer = reviewer
        self._narrator = narrator
        self._actions = actions
        self._reviewed = ReviewedGame(Game("kalah-standard"), two_persons())
        self._shown = ReviewBoard(page.board, self._reviewed, settings, cache, self)
        self._place = 0
        self._learning = Learning(narrator.reviews, self)
        self._views = VerdictViews(page, reviewer, narrator, actions)
        self._on_stage = False
        self._held = False  # by the person
        self._say: Say = lambda: (Headline(""), None)
        self._announcer = Announcer(page.head.speaker)
        self._gather = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._gather.timeout.connect(self._show_verdicts)
        self._connect()
        settings.changed.connect(self._setting_changed)

    @property
    def game(self) -> Game:
        """The game that is reviewed."""
        return self._reviewed.game

    @property
    def seats(self) -> Seats:
        """Who played it."""
        return self._reviewed.seats

    @property
    def place(self) -> int:
        """The sowing one looks at, from 0; one more than the last is the end."""
        return self._place

    @property
    def looked(self) -> bool:
        """Whether there is a value for every sowing."""
        return not self._reviewer.first_look

    @property
    def headline(self) -> str:
        """What is said of it."""
        return self._page.head.words

    @property
    def showing_line(self) -> bool:
        """Whether the board plays, or has played, the better line."""
        return self._actions.review_best.isChecked()

    def open(self, game: Game, seats: Seats) -> None:
        """Review this game from its beginning, or from where one looked at it before."""
        reviewed = ReviewedGame(game, seats)
        if reviewed.line != self._reviewed.line or game is not self._reviewed.game:
            self._reviewed, self._place = reviewed, 0
        self._held = False
        self._learning.leave()
        self._actions.review_best.setChecked(False)
        self._page.show_family(game.variant.family)
        self._reviewer.begin(game, reviewed.line)
        self._shown.begin(reviewed, self._place)
        self._show_verdicts()
        self.go(self._place)

    def enable(self, *, on_stage: bool) -> None:
        """Whether the page is to be seen; it rests while it is not."""
        if on_stage != self._on_stage:
            self._on_stage = on_stage
            if not on_stage:
                self._learning.leave()
                self._board.set_playable(())
                self._actions.review_best.setChecked(False)
                self._board.finish()
                self._reviewer.pause()
            elif not self._held:
                self._reviewer.go_on()
        self._enable()

    # ---------------------------------------------------------------- from sowing to sowing

    def go(self, place: int) -> None:
        """Look at the sowing of that place; one step is shown as it was sown, or backwards."""
        before, end = self._place, len(self._reviewed)
        place = max(0, min(place, end))
        self._leave_line()
        self._board.finish()
        self._place = place
        self._reviewer.look_at(place)
        self._shown.go(before, place)
        in_list = self._page.panel.list.hasFocus()  # where the cell says the same
        self._tell(self._about_place, heard=not in_list)
        self._show()

    def choose_by_number(self, number: int) -> None:
        """Tries the pit with this number, from 1, from the left of who is to sow."""
        position = self._board.position
        row = position.layout.row(position.to_sow)
        if self._learning.asks and number <= len(row):
            self._board.press(row[number - 1])

    def _step(self, by: int) -> None:
        self.go(self._place + by)

    # ---------------------------------------------------------------- the better line

    def _toggle_line(self, shown: bool) -> None:
        if not shown:
            self._back_from_line()
            return
        sowings = self._reviewed.better_line(self._place, self._reviewer.line(self._place))
        self._board.finish()
        self._shown.show(self._place)
        self._page.hang(())
        self._tell(lambda: (self._narrator.reviews.better_line(sowings), None))
        self._shown.play(sowings)
        self._enable()

    def _back_from_line(self) -> None:
        self._board.finish()
        self._shown.show(self._place)
        self._tell(self._about_place)
        self._show()

    def _leave_line(self) -> None:
        """Forget the better line, as something else is to be shown."""
        if self.showing_line:
            self._actions.review_best.setChecked(False)

    # ---------------------------------------------------------------- learning from mistakes

    def _learn(self) -> None:
        self._actions.review_panel.setChecked(False)  # or it would lie over the buttons
        self._learning.begin(mistakes(self._reviewer.verdicts, self._reviewed.persons))

    def _ask_at(self, place: int) -> None:
        self._leave_line()
        self._board.finish()
        self._place = place
        self._reviewer.look_at(place)
        self._shown.show(self._place)
        variant, position = self._reviewed.game.variant, self._reviewed.position(place)
        self._board.set_playable(variant.legal_moves(position))
        self._learning.set_task(self._reviewed.turns[place], self._reviewed.sowing(place))
        self._show()

    def _try(self, pit: int) -> None:
        if verdict := self._verdict:
            self._learning.judge(verdict, self._reviewed.sowing(self._place), pit)

    def _found(self, pit: int) -> None:
        self._board.set_playable(())
        self._shown.play(self._reviewed.better_line(self._place, (pit,))[:1])
        self._enable()

    def _hint(self) -> None:
        if verdict := self._verdict:
            self._learning.hint(verdict, self._reviewed.sowing(self._place))
            self._show()

    def _learnt(self) -> None:
        self._board.set_playable(())
        self._board.finish()
        self._shown.show(self._place)
        self._show()

    def _back(self) -> None:
        """One step out: of the lesson, of the better line, of the page."""
        if self._learning.under_way:
            self._learning.leave()
            self._board.set_playable(())
            self._back_from_line()
        elif self.showing_line:
            self._actions.review_best.setChecked(False)
        else:
            self.left.emit()

    # ---------------------------------------------------------------- what is shown

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        self._reviewed.forget_words()
        self._show_verdicts()
        self._write()
        self._board.set_chip_texts(self._narrator.chips)
        self._show()

    @property
    def _verdict(self) -> Verdict | None:
        verdicts = self._reviewer.verdicts
        return verdicts[self._place] if self._place < len(verdicts) else None

    def _about_place(self) -> tuple[Headline, Grade | None]:
        reviewed, words = self._reviewed, self._narrator.reviews
        if not len(reviewed):
            return Headline(self.tr("Nothing has been sown yet.")), None
        if self._place == len(reviewed):
            if outcome := reviewed.game.result:
                return Headline(self._narrator.outcome(outcome, reviewed.seats)), None
            return Headline(self.tr("So far.")), None
        verdict, turn = self._verdict, self._reviewed.turns[self._place]
        told = words.headline(turn, reviewed.sowing(self._place), verdict)
        return told, verdict.grade if verdict else None

    def _tell(self, say: Say, *, heard: bool = True) -> None:
        self._say = say
        self._write()
        if heard:
            self._announcer.say(self._page.head.words)

    def _write(self) -> None:
        self._page.show_headline(*self._say())
        self._page.graph.setAccessibleDescription(self._page.head.words)

    def _show(self) -> None:
        """Marks, values and buttons for the place one looks at, as far as the board is there."""
        page = self._page
        page.graph.blockSignals(True)
        page.graph.setValue(self._place)
        page.graph.blockSignals(False)
        page.panel.list.show_place(self._place)
        self._show_on_board()
        self._enable()

    def _show_on_board(self) -> None:
        if self._board.moving or self.showing_line or self._learning.solved:
            self._page.hang(())
            return
        reviewed, verdict, learning = self._reviewed, self._verdict, self._learning
        self._board.wear_marks(reviewed.marks(self._place, verdict, tell_best=learning.tells))
        self._page.hang(() if learning.asks else reviewed.chips(verdict, self._narrator))
        self._board.refresh_names()

    def _show_verdicts(self) -> None:
        """All that depends on the verdicts, and not on the place."""
        if len(self._reviewer.verdicts) == len(self._reviewed):
            self._views.show(self._reviewed)
        self._enable()

    def _show_progress(self) -> None:
        self._views.show_progress()
        self._enable()

    def _judged(self, place: int) -> None:
        if not self._gather.isActive():
            self._gather.start()
        if place == self._place and self._say == self._about_place:
            self._write()
            self._show_on_board()

    def _hold(self) -> None:
        self._held = self._reviewer.running
        if self._held:
            self._reviewer.pause()
        else:
            self._reviewer.go_on()

    def _enable(self) -> None:
        actions, on_stage, learning = self._actions, self._on_stage, self._learning
        verdict, end = self._verdict, len(self._reviewed)
        free = on_stage and not learning.under_way
        for action in (actions.review_first, actions.review_previous):
            action.setEnabled(free and self._place > 0)
        for action in (actions.review_next, actions.review_last):
            action.setEnabled(free and self._place < end)
        can_learn = bool(mistakes(self._reviewer.verdicts, self._reviewed.persons))
        actions.review_learn.setEnabled(free and can_learn)
        actions.review_best.setEnabled(free and verdict is not None)
        actions.review_best.setText(
            self.tr("Back to the &game") if self.showing_line else self.tr("Show &best move")
        )
        actions.review_hint.setEnabled(on_stage and learning.asks)
        actions.review_skip.setEnabled(on_stage and learning.under_way)
        actions.review_skip.setText(
            self.tr("&Next mistake") if learning.solved else self.tr("S&kip")
        )
        actions.review_pause.setEnabled(on_stage and not self._reviewer.finished)
        actions.review_panel.setEnabled(on_stage)
        actions.review_back.setEnabled(on_stage)

    def _describe(self, hole: int) -> tuple[str, str]:
        """The accessible name and description of a hole."""
        verdict = self._verdict
        playable = self._learning.asks and verdict is not None and hole in verdict.scores
        name = self._narrator.hole_description(self._board.position, hole, playable=playable)
        if self._place == len(self._reviewed) or self.showing_line or self._board.moving:
            return name, ""
        known = None if self._learning.asks else verdict
        return name, self._narrator.reviews.pit(self._reviewed.sowing(self._place), known, hole)

    # ---------------------------------------------------------------- how it is shown

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        self._shown.wear()

    def _setting_changed(self, key: str) -> None:
        if key == Settings.pit_names.key:
            self.retell()

    def _connect(self) -> None:
        actions, page, board, reviewer = self._actions, self._page, self._board, self._reviewer
        actions.review_first.triggered.connect(lambda: self.go(0))
        actions.review_previous.triggered.connect(partial(self._step, -1))
        actions.review_next.triggered.connect(partial(self._step, 1))
        actions.review_last.triggered.connect(lambda: self.go(len(self._reviewed)))
        actions.review_best.toggled.connect(self._toggle_line)
        actions.review_learn.triggered.connect(self._learn)
        actions.review_hint.triggered.connect(self._hint)
        actions.review_skip.triggered.connect(self._learning.go_on)
        actions.review_pause.triggered.connect(self._hold)
        actions.review_back.triggered.connect(self._back)
        self._learning.placed.connect(self._ask_at)
        self._learning.told.connect(self._tell)
        self._learning.found.connect(self._found)
        self._learning.missed.connect(board.shake)
        self._learning.ended.connect(self._learnt)
        page.graph.valueChanged.connect(self._go_unless_learning)
        page.panel.list.chosen.connect(self._go_unless_learning)
        page.pit_named.connect(self.choose_by_number)
        page.resized.connect(self._show_on_board)
        board.pit_chosen.connect(self._try)
        board.started_moving.connect(partial(page.hang, ()))
        board.came_to_rest.connect(self._show_on_board)
        board.set_describe(self._describe)
        board.set_chip_texts(self._narrator.chips)
        reviewer.judged.connect(self._judged)
        reviewer.changed.connect(self._show_progress)

    def _go_unless_learning(self, place: int) -> None:
        if not self._learning.under_way:
            self.go(place)
        else:
            self._show()
