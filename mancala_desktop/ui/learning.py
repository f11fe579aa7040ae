"""One learns from mistakes: a pit is tried, judged and told, and the next mistake comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from mancala_desktop.engine.review import Grade, Verdict
from mancala_desktop.play.lesson import Lesson, Try, judge_try
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.narration.review_words import Headline, ReviewWords

Say = Callable[[], tuple[Headline, Grade | None]]


class Learning(QObject):
    """Says what is to be shown; whoever listens shows it."""

    placed = Signal(int)  # something better is to be found at this place
    told = Signal(object)  # Say
    found = Signal(int)  # a pit that is as good as the best one
    missed = Signal(int)  # a pit that is not
    ended = Signal()  # all mistakes have been seen

    def __init__(self, words: ReviewWords, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words
        self._lesson: Lesson | None = None

    @property
    def under_way(self) -> bool:
        """Whether a place is shown at which something better is to be found, or has been."""
        return self._lesson is not None

    @property
    def solved(self) -> bool:
        """Whether it has been found."""
        return self._lesson is not None and self._lesson.solved

    @property
    def asks(self) -> bool:
        """Whether a pit is to be tried."""
        return self._lesson is not None and not self._lesson.solved

    @property
    def tells(self) -> bool:
        """Whether the best pit may be shown."""
        return self._lesson is None or self._lesson.hinted

    def begin(self, places: Sequence[int]) -> None:
        """Learn from the mistakes at these places, if there are any."""
        if places:
            self._lesson = Lesson(places)
            self._show_place()

    def leave(self) -> None:
        """Learn no more."""
        self._lesson = None

    def set_task(self, turn: int, sowing: Sowing) -> None:
        """Say what is to be found, at a mistake that was made in this turn."""
        if lesson := self._lesson:
            self.told.emit(lambda: (self._words.task(turn, sowing, lesson), None))

    def judge(self, verdict: Verdict, sowing: Sowing, pit: int) -> None:
        """Somebody has tried a pit where `sowing` was the mistake."""
        if self._lesson is None or self._lesson.solved or pit not in verdict.scores:
            return
        result, grade = judge_try(verdict, pit), Grade.of(verdict.loss_of(pit))
        self.told.emit(lambda: (self._words.tried(verdict, sowing, pit, result), grade))
        if result is Try.FOUND:
            self._lesson.find()
            self.found.emit(pit)
        else:
            self.missed.emit(pit)

    def hint(self, verdict: Verdict, sowing: Sowing) -> None:
        """Say which pit to look at."""
        if self._lesson and not self._lesson.solved:
            self._lesson.hinted = True
            self.told.emit(lambda: (self._words.hint(sowing, verdict), None))

    def go_on(self) -> None:
        """The next mistake, or after the last one what came of it."""
        if self._lesson:
            self._lesson.go_on()
            self._show_place()

    def _show_place(self) -> None:
        lesson = self._lesson
        assert lesson is not None
        if lesson.place is not None:
            self.placed.emit(lesson.place)
        else:
            self._lesson = None
            self.ended.emit()
            self.told.emit(lambda: (self._words.learnt(lesson), None))
