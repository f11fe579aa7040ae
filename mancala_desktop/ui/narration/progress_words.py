"""Words for what a learner has done: skills, stars, days, what is next, and what is wrong with a file."""

from __future__ import annotations

from datetime import date, datetime, time
from pathlib import Path

from PySide6.QtCore import QObject

from mancala_desktop.learn.next import Next, Way
from mancala_desktop.learn.progress import Progress, SprintBest, Streak
from mancala_desktop.learn.progress_text import ProgressError, ProgressFlaw
from mancala_desktop.learn.rating import Rating
from mancala_desktop.learn.skill import MOST_STARS, Skill
from mancala_desktop.play.progress import DamagedProgress
from mancala_desktop.play.storage import Obstacle, StorageError
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.narration.trouble_words import TroubleWords

HOUR, MINUTE = 3600, 60  # seconds


class ProgressWords(QObject):
    """Says how far a learner has come. `troubles` has the words for files."""

    def __init__(self, troubles: TroubleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._troubles = troubles
        self._dates = DateWords(self)

    def skill(self, skill: Skill) -> str:
        """What somebody gets better at."""
        match skill:
            case Skill.SOWING:
                return self.tr("Sowing")
            case Skill.EXTRA_TURN:
                return self.tr("Extra turns")
            case Skill.CAPTURE:
                return self.tr("Capturing")
            case Skill.CHAIN:
                return self.tr("Chains of extra turns")
            case Skill.COUNTING:
                return self.tr("Counting seeds")
            case Skill.BEST_MOVE:
                return self.tr("The best move")
            case Skill.FEEDING:
                return self.tr("Feeding in Oware")
            case Skill.RELAY:
                return self.tr("Relay sowing")

    def streak(self, streak: Streak, *, today: bool) -> str:
        """Days in a row; `today` says whether today is one of them."""
        if not streak.current:
            return self.tr("Learn today to start a new streak.")
        row = self.tr("%n day(s) in a row", "", streak.current)
        if today:
            return row
        return self.tr("{row}. Learn today to keep it going.").format(row=row)

    def practised(self, progress: Progress, streak: Streak) -> str:
        """How long and how often there was practice."""
        return " ".join(
            [
                self.tr("Longest streak: %n day(s).", "", streak.longest),
                self.tr("Learnt on %n day(s), {time} in all.", "", len(progress.days)).format(
                    time=self.duration(progress.seconds)
                ),
            ]
        )

    def duration(self, seconds: float) -> str:
        """`3 h 20 min`, `5 min`; what is shorter is a minute."""
        minutes = max(1, round(seconds / MINUTE))
        hours, minutes = divmod(minutes, HOUR // MINUTE)
        if hours:
            return self.tr("{hours} h {minutes} min").format(hours=hours, minutes=minutes)
        return self.tr("{minutes} min").format(minutes=minutes)

    def stars(self, stars: int, tasks: int) -> str:
        """How many of all stars there are."""
        all_stars = MOST_STARS * tasks
        return self.tr("{stars} of %n star(s)", "", all_stars).format(stars=stars)

    def done(self, done: int, tasks: int) -> str:
        """How many tasks were solved."""
        return self.tr("{done} of {tasks} done").format(done=done, tasks=tasks)

    def rating(self, rating: Rating | None) -> str:
        """`1540 ± 120`, within which the truth lies 19 times out of 20."""
        if rating is None:
            return self.tr("not rated yet")
        value, spread = round(rating.value), round(2 * rating.deviation)
        return self.tr("{rating} ± {spread}").format(rating=value, spread=spread)

    def sprint(self, best: SprintBest, now: datetime) -> str:
        """The most right answers in a minute, and when."""
        return self.tr("%n right, {day}", "", best.right).format(day=self.day(best.day, now))

    def level(self, trainer: str, level: int) -> str:
        """A trainer at one of its levels."""
        return self.tr("{trainer}, level {level}").format(trainer=trainer, level=level)

    def day(self, day: date, now: datetime) -> str:
        """`today`, `28 November`."""
        return self._dates.day(datetime.combine(day, time()), now)

    def due(self, tasks: int) -> str:
        """How many tasks wait to be repeated today."""
        if not tasks:
            return self.tr("Nothing to repeat today.")
        return self.tr("%n task(s) to repeat today.", "", tasks)

    def coming(self, progress: Progress, now: datetime) -> str:
        """What is to be repeated on another day; empty if there is nothing."""
        later = sorted(each.due for each in progress.repeats.values() if each.due > now.date())
        if not later:
            return ""
        days = (later[0] - now.date()).days
        when = self.tr("tomorrow") if days == 1 else self.tr("in %n day(s)", "", days)
        return self.tr("%n more later on, the next one {when}.", "", len(later)).format(when=when)

    def next(self, next: Next) -> str:
        """What to learn next, in a line."""
        match next.way:
            case Way.REPEATS:
                return self.tr("Repeat %n task(s)", "", len(next.tasks))
            case Way.UNIT if next.unit:
                tasks = len(next.unit.tasks)
                done = self.done(tasks - len(next.tasks), tasks)
                return self.tr("{unit}: {done}").format(unit=next.unit.title, done=done)
            case Way.TRAINER if next.skill:
                return self.tr("Train: {skill}").format(skill=self.skill(next.skill))
        return self.tr("The puzzle of the day")

    # ---------------------------------------------------------------- trouble

    def trouble(self, trouble: StorageError | DamagedProgress) -> str:
        """That progress is not kept, or could not be read, and why."""
        if isinstance(trouble, StorageError):
            why = self._troubles.storage(trouble)
            return " ".join([self.tr("Your progress is not being saved at the moment."), why])
        aside = self.tr("The file is kept as {file} in {folder}; you start from scratch.")
        return " ".join(
            [
                self.tr("Your progress in learning could not be read."),
                self.flaw(trouble.error),
                aside.format(file=trouble.aside.name, folder=trouble.aside.parent),
            ]
        )

    def not_imported(self, file: Path, error: StorageError | ProgressError) -> str:
        """That a file is no progress, or damaged, that nothing came of it, and where it is wrong."""
        if isinstance(error, StorageError) and error.obstacle is Obstacle.TOO_LARGE:
            error = ProgressError(ProgressFlaw.NOT_PROGRESS)
        told = [self._not_progress(error).format(file=file.name), self.tr("Nothing was changed.")]
        if isinstance(error, StorageError) or error.flaw is not ProgressFlaw.NOT_PROGRESS:
            told.append(self._in_detail(error))
        return " ".join(told)

    def not_brought_back(self, error: StorageError | ProgressError) -> str:
        """That what was there before a reset or an import cannot be had again, and why."""
        told = self.tr("What was there before cannot be brought back.")
        if isinstance(error, ProgressError):
            told = self.tr("What was there before cannot be brought back: its file is damaged.")
        return " ".join([told, self.tr("Nothing was changed."), self._in_detail(error)])

    def not_written(self, error: StorageError | ProgressError) -> str:
        """Why an export or a reset did not work."""
        if isinstance(error, StorageError):
            return self._troubles.storage(error)
        return self.flaw(error)

    def _not_progress(self, error: StorageError | ProgressError) -> str:
        if isinstance(error, StorageError):
            return self.tr("{file} could not be imported.")
        match error.flaw:
            case ProgressFlaw.NOT_PROGRESS:
                return self.tr("{file} is not a progress file of Mancala.")
            case ProgressFlaw.NOT_JSON:
                return self.tr("{file} is not a progress file of Mancala, or it is damaged.")
            case ProgressFlaw.NEWER_VERSION:
                return self.tr("{file} cannot be read by this version of Mancala.")
            case ProgressFlaw.MISSING | ProgressFlaw.WRONG_VALUE:
                return self.tr("{file} is a progress file of Mancala, but it is damaged.")

    def _in_detail(self, error: StorageError | ProgressError) -> str:
        """The exact place."""
        return self.tr("In detail: {what}").format(what=self.not_written(error))

    def flaw(self, error: ProgressError) -> str:
        """What is wrong in a file of progress, and where."""
        match error.flaw:
            case ProgressFlaw.NOT_JSON:
                words = self.tr("Line {line}, column {column}: this is no JSON.")
                return words.format(line=error.line, column=error.column)
            case ProgressFlaw.NOT_PROGRESS:
                return self.tr("This is no progress that was exported from this app.")
            case ProgressFlaw.NEWER_VERSION:
                words = self.tr("A newer version of this app wrote the file (format {version}).")
                return words.format(version=error.detail)
            case ProgressFlaw.MISSING:
                return self.tr("“{where}” is missing.").format(where=error.where)
            case ProgressFlaw.WRONG_VALUE:
                words = self.tr("“{where}” cannot be {value}.")
                return words.format(where=error.where, value=error.detail)
