"""The guide that goes along with the game to which a lesson leads."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from mancala_desktop.learn.guide import Look, brought, last_sowings, looks
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import VERDICTS
from mancala_desktop.record.text import Header
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.lessons import Lessons
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage

BULB = "lightbulb"


class Guiding(QObject):
    """Says on each turn of the one person what to look for, and names a pit when a tip is asked for.

    The game's header tells which lesson has led to it, so that a game that was kept is guided, too.
    What is seen waits until the board is at rest; those who hear it are told at once.
    """

    played = Signal(str)  # the game of that lesson has been played to its end
    lesson_wished = Signal(str)
    next_wished = Signal(str)  # the lesson after that one

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        conductor: Conductor,
        narrator: Narrator,
        actions: Actions,
        lessons: Lessons,
    ) -> None:
        super().__init__(page)
        self._session, self._page, self._conductor = session, page, conductor
        self._narrator, self._actions, self._lessons = narrator, actions, lessons
        self._in_game = False
        self._looks: tuple[Look, ...] = ()
        self._looked_at = -1  # the session's ticket that they belong to
        self._tip: int | None = None  # which of them is named
        actions.guide.setChecked(True)
        actions.guide.triggered.connect(self._switch)
        actions.learn_hint.triggered.connect(self._give_tip)
        actions.to_lesson.triggered.connect(self._leave)
        session.started.connect(self._started)
        session.sown.connect(self._sown)
        session.asked.connect(self._asked)
        session.finished.connect(self._finished)
        page.board.came_to_rest.connect(self._show)
        conductor.looking.changed.connect(self._show)

    @property
    def lesson(self) -> str | None:
        """The unit whose game is in play, one person against the computer; None if it is no such game."""
        unit = self._session.game.headers.get(Header.LESSON, "")
        return unit if unit and self._me is not None and self._lessons.knows(unit) else None

    def enable(self, in_game: bool) -> None:
        """What can be done now; `in_game` says whether the game is on stage."""
        self._in_game = in_game
        there = in_game and self.lesson is not None
        for action in self._actions.in_guided_game():
            action.setEnabled(there)
        self._name_way()
        self._show()

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        self._name_way()
        self._show()

    # ---------------------------------------------------------------- what happens in the game

    @property
    def _me(self) -> Side | None:
        """Where the person sits who plays the computer."""
        persons = [side for side in Side if self._session.seats[side].kind is SeatKind.PERSON]
        return persons[0] if len(persons) == 1 else None

    @property
    def _on(self) -> bool:
        """Whether the guide goes along."""
        wanted = self._actions.guide.isChecked() and not self._conductor.looking.away
        return wanted and bool(self._session.ticket) and self.lesson is not None

    def _started(self) -> None:
        self._actions.guide.setChecked(True)

    def _sown(self, sowing: Sowing) -> None:
        plain = not (sowing.before.opening or sowing.after.over)
        if self._on and sowing.side is self._me and plain and not self._session.travelling:
            self._say(self._after((sowing,)))

    def _asked(self) -> None:
        if self._on and self._session.person_asked:
            self._say(self._advice())

    def _finished(self, outcome: Outcome) -> None:
        if (lesson := self.lesson) is not None:
            if outcome.termination not in VERDICTS:
                self.played.emit(lesson)
            if self._on:
                self._say(self._over(outcome))

    def _say(self, words: str) -> None:
        if self._page.isVisible():
            self._conductor.announcer.say(words)

    # ---------------------------------------------------------------- what a person does

    def _give_tip(self) -> None:
        """The next pit that has something of what is looked for."""
        self._look_again()
        named = [n for n, look in enumerate(self._looks) if look.sowing]
        if not (self._in_game and self._can_tip and named):
            return
        self._page.board.finish()
        later = [n for n in named if self._tip is not None and n > self._tip]
        self._tip = (later or named)[0]
        sowing = self._looks[self._tip].sowing
        assert sowing
        self._page.board.point_out(sowing.pit)
        self._page.board.demonstrate(sowing)
        self._say(self._advice())
        self._show()

    def _switch(self, on: bool) -> None:
        key = self._actions.guide.shortcut().toString()
        say = partial(self._switched, key, on=on)
        self._conductor.notice(say, icon_name=BULB)
        if on:
            self._asked()
        self._show()

    def _switched(self, key: str, *, on: bool) -> str:
        if on:
            return self.tr("The guide goes along.")
        return self.tr("The guide is off; {key} brings it back.").format(key=key)

    def _leave(self) -> None:
        lesson = self.lesson
        if lesson is not None and self._session.outcome:
            self.next_wished.emit(lesson)
        elif lesson is not None:
            self.lesson_wished.emit(lesson)

    # ---------------------------------------------------------------- what is shown

    @property
    def _can_tip(self) -> bool:
        return self._on and self._session.person_asked and any(each.sowing for each in self._looks)

    def _show(self) -> None:
        """Bring line and tip up to date, as far as the board shows what is told."""
        if self._on and not self._page.board.moving:
            self._look_again()
            self._page.guide.say(self._words())
        self._page.show_guide(self._on)
        self._page.board.note_extra_turns(not self._on)  # for these are to be found
        if self._in_game:
            self._actions.learn_hint.setEnabled(self._can_tip)

    def _look_again(self) -> None:
        """What there is to look for, if the game has changed."""
        session = self._session
        if self._looked_at != session.ticket:
            self._looked_at, self._tip = session.ticket, None
            self._looks = looks(session.game) if self._on and session.person_asked else ()

    def _words(self) -> str:
        """What the last turn has brought, and what to look for now."""
        session = self._session
        if session.outcome:
            return self._over(session.outcome)
        told = [self._after(last_sowings(session.game))]
        if session.person_asked:
            told.append(self._advice())
        return " ".join(told).strip()

    def _over(self, outcome: Outcome) -> str:
        """That the game is over, and how its lesson stands."""
        words, played = self._narrator.guide, outcome.termination not in VERDICTS
        told, entry = words.over(played=played), self._lessons.entry(self.lesson or "")
        if entry is None:
            return told
        return f"{told} {words.stands(entry.title, entry.done, entry.tasks)}"

    def _after(self, sowings: tuple[Sowing, ...]) -> str:
        words, family = self._narrator.guide, self._session.game.variant.family
        if not sowings:
            return ""
        if sowings[-1].side is self._me:
            return words.mine(brought(sowings[-1:]), family)
        return words.theirs(brought(sowings), family)

    def _advice(self) -> str:
        """What to look for, or the tip that was asked for."""
        self._look_again()
        words, game = self._narrator.guide, self._session.game
        family, other = game.variant.family, game.position.to_sow.other
        if self._tip is not None:
            return words.tip(self._looks[self._tip], family)
        return " ".join(words.look(look, family, other) for look in self._looks)

    def _name_way(self) -> None:
        """What leads on from the game, or back from it."""
        lesson, way = self.lesson, self._actions.to_lesson
        if lesson is None or not self._session.outcome:
            way.setText(self.tr("Back to the &lesson"))
        elif self._lessons.after(lesson) is not None:
            way.setText(self.tr("Next &lesson"))
        else:
            way.setText(self.tr("Back to &learning"))
