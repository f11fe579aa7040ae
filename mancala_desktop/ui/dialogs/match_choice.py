"""The part of the new-game dialog about more than one game: the pie rule, and a series."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from mancala_desktop.play.seats import Draw
from mancala_desktop.play.series import LENGTHS, Series
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.dialogs.form import DENSE_GAP, Row, note
from mancala_desktop.ui.widgets.fields import Check, Combo
from mancala_desktop.ui.widgets.segmented import Segmented

ONE_GAME = 0
IN_TURN = "in turn"


class MatchChoice(QWidget):
    """Whether the pie rule holds, and to how many points a series goes, if it is one."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._pie = Check()
        self._about_pie = note()
        self._length = Segmented()
        for length in (ONE_GAME, *LENGTHS):
            self._length.add(length, "")
        self._about_series = note()
        self._starts = Combo()
        for starts in (IN_TURN, *Draw):
            self._starts.addItem("", starts)
        self._turns = Check()
        self._pie.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._pie_row = Row(self._pie, self._about_pie)
        self._series_row = Row(self._about_series)
        self._length_row = Row(self._length)
        self._starts_row = Row(self._starts, self._turns)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(DENSE_GAP)
        for row in (self._pie_row, self._length_row, self._series_row, self._starts_row):
            column.addWidget(row)
        self._may_swap = self._may_start = True
        self._follows: Draw | None = None

        self._pie.setChecked(settings.new_pie)
        self._length.choose(settings.new_series)
        self._own = settings.new_series_starts
        self._starts.setCurrentIndex(self._starts.findData(self._own or IN_TURN))
        self._starts.currentIndexChanged.connect(self._start_chosen)
        self._turns.setChecked(settings.new_series_turns)
        self._length.chosen.connect(self._show)

    @property
    def pie(self) -> bool:
        """Whether the second player may take the first one's side over."""
        return self._may_swap and self._pie.isChecked()

    @property
    def series(self) -> Series | None:
        """The series as it stands before its first game; None for a single game."""
        length = self._length.value
        assert isinstance(length, int)
        if length == ONE_GAME:
            return None
        return Series(
            length, starts=self._follows or self._own, changes_sides=self._turns.isChecked()
        )

    @property
    def chosen(self) -> bool:
        """Whether anything is chosen here that is not usual."""
        return self.pie or self.series is not None

    def show_rules(self, *, may_swap: bool, may_start: bool) -> None:
        """Whether the rules leave room for the pie rule, and for a choice of who starts."""
        self._may_swap, self._may_start = may_swap, may_start
        self._show()

    def show_first(self, draw: Draw) -> None:
        """How the first move of the first game is found. The last game's winner or loser makes that
        of the next ones, too; otherwise it may be chosen."""
        self._follows = draw if draw in (Draw.LAST_WINNER, Draw.LOSER) else None
        self._starts.setEnabled(self._follows is None)
        self._starts.setCurrentIndex(self._starts.findData(self._follows or self._own or IN_TURN))

    def remember(self, settings: Settings) -> None:
        """Keep what was chosen for the next time."""
        length = self._length.value
        assert isinstance(length, int)
        settings.new_pie = self._pie.isChecked()
        settings.new_series = length
        settings.new_series_starts = self._own
        settings.new_series_turns = self._turns.isChecked()

    def retranslate(self) -> None:
        """Give every part its words."""
        self._pie_row.name(self.tr("Pie rule"))
        self._pie.setText(self.tr("Swap allowed"))
        self._pie.setAccessibleName(self._pie_row.label.text())
        self._length_row.name(self.tr("Series"))
        self._length.set_text(ONE_GAME, self.tr("One game"))
        for length in LENGTHS:
            self._length.set_text(length, self.tr("To {count}").format(count=length))
        self._starts_row.name(self.tr("Next games"))
        words = {
            IN_TURN: self.tr("Players start in turn"),
            Draw.SOUTH: self.tr("South starts"),
            Draw.NORTH: self.tr("North starts"),
            Draw.RANDOM: self.tr("The lot decides who starts"),
            Draw.LAST_WINNER: self.tr("The winner starts"),
            Draw.LOSER: self.tr("The loser starts"),
        }
        for place in range(self._starts.count()):
            self._starts.setItemText(place, words[self._starts.itemData(place)])
        self._turns.setText(self.tr("Change sides each time"))
        self._show()

    def _show(self) -> None:
        """Everything that depends on the rules and on what is chosen."""
        self._pie.setEnabled(self._may_swap)
        if self._may_swap:
            about = self.tr("After the first turn the other player may take that side over.")
        else:
            about = self.tr("Not where both sides begin at the same time.")
        self._about_pie.setText(about)
        self._pie.setAccessibleDescription(about)
        series = self.series
        for part in (self._series_row, self._starts_row):
            part.setVisible(series is not None)
        self._starts.setVisible(self._may_start)
        if series is not None:
            words = self.tr(
                "Whoever has %n point(s) first wins the series; a drawn game is half a point for each.",
                "",
                series.first_to,
            )
            self._about_series.setText(words)

    def _start_chosen(self) -> None:
        starts = self._starts.currentData()
        if self._follows is None:
            self._own = starts if isinstance(starts, Draw) else None
