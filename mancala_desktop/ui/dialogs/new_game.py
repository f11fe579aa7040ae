"""The dialog in which a game is put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtWidgets import QWidget

from mancala_desktop.play.seats import Draw, SeatKind, Seats, Setup, sits
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak, OpeningRule
from mancala_desktop.rules.presets import DEFAULTS, PRESETS, FirstMove
from mancala_desktop.rules.variant import Family, OptionError, Variant
from mancala_desktop.ui.dialogs.clock_choice import ClockChoice
from mancala_desktop.ui.dialogs.family_cards import FamilyCards
from mancala_desktop.ui.dialogs.form import DENSE_GAP, Form, Mark, Row, inner_label, note
from mancala_desktop.ui.dialogs.match_choice import MatchChoice
from mancala_desktop.ui.dialogs.players import Players, SideChoice
from mancala_desktop.ui.dialogs.rule_options import RuleOptions
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.fields import Combo
from mancala_desktop.ui.widgets.segmented import Segmented

RULES_WIDTH = 264


class NewGameDialog(Form):
    """Asks for rules, opponent, sides and who starts; `setup` is the answer once it is accepted.

    What was chosen is offered again the next time, unless another `family` is asked for.
    `last_winner` begins where the rules or a choice say so: whoever sat there in `last_seats`.
    """

    def __init__(
        self,
        settings: Settings,
        narrator: Narrator,
        *,
        family: Family | None = None,
        last_winner: Side | None = None,
        last_seats: Seats | None = None,
        random: Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.body.setSpacing(DENSE_GAP)
        self.setup: Setup | None = None
        self._settings = settings
        self._narrator = narrator
        self._last_winner = last_winner
        self._last_seats = last_seats
        self._random = random or Random()
        self._preset_id, self._variant = _remembered(settings)
        if family not in (None, self._variant.family):
            self._take_preset(DEFAULTS[family])
        self._build_rules()
        self._build_players()
        self._build_size()
        self._build_clock()
        self._build_footer()
        self._families.choose(self._variant.family)
        self._list_presets(self._variant.family)
        self.retranslate()
        self._fold.setChecked(self._match.chosen or not _in_sight(self._changed_options()))

    # ---------------------------------------------------------------- parts

    def _build_rules(self) -> None:
        self._families = FamilyCards(self._narrator)
        self._families.chosen.connect(self._family_chosen)
        self._presets = Combo()
        self._presets.setMinimumWidth(RULES_WIDTH)
        self._presets.currentIndexChanged.connect(self._preset_chosen)
        self._difference = note()
        self._rules_row = Row(self._presets, self._difference)
        self.body.addWidget(self._families)
        self.body.addWidget(self._rules_row)

    def _build_players(self) -> None:
        self._players = Players(self._settings, self._narrator)
        self._first = SideChoice(with_last=True)
        self._first.offer(self._settings.new_first)
        self._why_first = note()
        self._first_row = Row(self._first, self._why_first)
        self.body.addWidget(self._players)
        self.body.addWidget(self._first_row)

    def _build_size(self) -> None:
        self._seeds, self._pits = Segmented(narrow=True), Segmented(narrow=True)
        self._seeds.chosen.connect(lambda seeds: self._option_changed("seeds", seeds))
        self._pits.chosen.connect(lambda pits: self._option_changed("pits", pits))
        self._fold = Button(kind=ButtonKind.GHOST, icon_name="sliders-horizontal")
        self._fold.setCheckable(True)
        self._fold.toggled.connect(self._unfold)
        self._pits_label = inner_label(self._pits)
        self._size_row = Row(self._seeds, self._pits_label, self._pits)
        self._options = RuleOptions(self._narrator)
        self._options.changed.connect(self._option_changed)
        self._match = MatchChoice(self._settings)
        self._options.hide()
        self._match.hide()
        self._first.chosen.connect(self._match.show_first)
        self._match.show_first(self._first.draw)
        self.body.addWidget(self._size_row)

    def _build_clock(self) -> None:
        self._clock = ClockChoice(self._settings, self._narrator)
        self.body.addWidget(self._clock)
        self.body.addWidget(self._match)
        self.body.addWidget(self._options)
        self.body.addStretch(1)

    def _build_footer(self) -> None:
        self._info = note()
        self._info.setWordWrap(False)
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self._start = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self._start.setDefault(True)
        self._start.clicked.connect(self.accept)
        self.footer.addWidget(Mark("info"))
        self.footer.addWidget(self._info)
        self.footer.addStretch(1)
        self.footer.addWidget(self._fold)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._start)

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self.heading.setText(self.tr("New game"))
        self._families.retranslate()
        self._rules_row.name(self.tr("Rules"))
        for place in range(self._presets.count()):
            preset_id = self._presets.itemData(place)
            self._presets.setItemText(place, self._narrator.rules.preset(preset_id))
        self._players.retranslate()
        self._first_row.name(self.tr("First move"))
        self._first.retranslate()
        self._size_row.name(self._narrator.rules.option("seeds"))
        self._pits_label.setText(self._narrator.rules.option("pits"))
        self._pits.setAccessibleName(self._pits_label.text())
        self._fold.setText(self.tr("All options"))
        self._clock.retranslate()
        self._options.retranslate()
        self._match.retranslate()
        self._cancel.setText(self.tr("Cancel"))
        self._start.setText(self.tr("Start game"))
        self._show_rules()

    def _show_rules(self) -> None:
        """Everything that depends on the rules."""
        rules = self._narrator.rules
        difference = rules.difference(self._preset_id)
        changed = self._variant != PRESETS[self._preset_id].variant
        if changed:
            difference = self.tr("{difference} Options changed.").format(difference=difference)
        self._difference.setText(difference)
        self._info.setText(rules.goal(self._variant))
        self._options.show_variant(self._variant)
        self._players.show_family(self._variant.family)
        for name, group in (("seeds", self._seeds), ("pits", self._pits)):
            _fill(group, self._variant.allowed()[name])
            group.choose(getattr(self._variant, name))
        self.order_tabs()
        self._why_first.setText(self._why_first_is_fixed())
        self._first.setEnabled(not self._why_first.text())
        self._first.setVisible(self._first.isEnabled())  # both would need two lines
        self._match.show_rules(
            may_swap=not _simultaneous(self._variant), may_start=self._first.isEnabled()
        )

    def _why_first_is_fixed(self) -> str:
        """Why nobody chooses who makes the first move; empty where it may be chosen."""
        if _simultaneous(self._variant):
            return self.tr("Both sides begin at the same time.")
        match PRESETS[self._preset_id].first:
            case FirstMove.SOUTH:
                return self.tr("South begins in these rules.")
            case FirstMove.LAST_WINNER:
                return self.tr("The last winner begins; the first time, it is drawn by lot.")
            case FirstMove.CHOSEN:
                return ""

    # ---------------------------------------------------------------- choices

    def _list_presets(self, family: Family) -> None:
        self._presets.blockSignals(True)
        self._presets.clear()
        for preset in PRESETS.values():
            if preset.variant.family is family:
                self._presets.addItem(self._narrator.rules.preset(preset.id), preset.id)
        self._presets.setCurrentIndex(self._presets.findData(self._preset_id))
        self._presets.blockSignals(False)

    def _family_chosen(self, family: Family) -> None:
        self._take_preset(DEFAULTS[family])
        self._list_presets(family)
        self._show_rules()

    def _preset_chosen(self, place: int) -> None:
        self._take_preset(self._presets.itemData(place))
        self._show_rules()

    def _take_preset(self, preset_id: str) -> None:
        self._preset_id = preset_id
        self._variant = PRESETS[preset_id].variant

    def _option_changed(self, name: str, value: Any) -> None:
        self._variant = replace(self._variant, **{name: value})
        self._show_rules()

    def _unfold(self, open_: bool) -> None:
        self._options.setVisible(open_)
        self._match.setVisible(open_)

    # ---------------------------------------------------------------- the answer

    def _first_side(self, seats: Seats) -> Side:
        winner = self._last_winner
        if winner is not None and self._last_seats is not None:
            found = sits(self._last_seats[winner], seats)  # the player, who may sit elsewhere now
            winner = winner if found is None else found
        if not self._why_first_is_fixed():
            return self._first.draw.side(self._random, winner)
        if PRESETS[self._preset_id].first is FirstMove.LAST_WINNER:
            return Draw.LAST_WINNER.side(self._random, winner)
        return Side.SOUTH

    def _named(self, seats: Seats) -> Seats:
        """With names for people who have none: in a series sides change, and points do not."""
        if any(seat.kind is not SeatKind.PERSON for seat in seats):
            return seats
        south, north = (
            seat if seat.name else replace(seat, name=name)
            for seat, name in zip(seats, (self.tr("Player 1"), self.tr("Player 2")), strict=True)
        )
        return south, north

    def _changed_options(self) -> dict[str, str]:
        usual = PRESETS[self._preset_id].variant.options()
        return {name: word for name, word in self._variant.options().items() if word != usual[name]}

    def _remember(self) -> None:
        settings = self._settings
        settings.new_preset = self._preset_id
        settings.new_options = self._changed_options()
        settings.new_first = self._first.draw
        self._players.remember(settings)
        self._clock.remember(settings)
        self._match.remember(settings)

    def accept(self) -> None:
        """Keep the answer, and offer the same choices the next time."""
        seats = self._players.seats(self._random)
        if self._match.series is not None:
            seats = self._named(seats)
        self.setup = Setup(
            self._preset_id,
            seats,
            self._first_side(seats),
            self._changed_options(),
            clock=self._clock.controls,
            pie=self._match.pie,
            series=self._match.series,
        )
        self._remember()
        super().accept()


def _simultaneous(variant: Variant) -> bool:
    """Whether both sides begin at the same time."""
    return isinstance(variant, Congkak) and variant.opening is OpeningRule.SIMULTANEOUS


def _in_sight(options: Mapping[str, str]) -> bool:
    """Whether these options can be seen while all of them are folded away."""
    return set(options) <= {"seeds", "pits"}


def _remembered(settings: Settings) -> tuple[str, Variant]:
    """The rules chosen last; the preset alone if its options no longer fit."""
    preset = PRESETS[settings.new_preset]
    try:
        return preset.id, preset.variant.with_options(settings.new_options)
    except OptionError:
        return preset.id, preset.variant


def _fill(group: Segmented, numbers: tuple[int, ...]) -> None:
    """Offer these numbers, unless they are offered already."""
    if group.property("numbers") == list(numbers):
        return
    group.setProperty("numbers", list(numbers))
    group.clear()
    for number in numbers:
        group.add(number, str(number))
