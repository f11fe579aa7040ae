"""The dialog in which a game is put together."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.play.seats import Draw, Seat, SeatKind, Seats, Setup, seated
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak, OpeningRule
from mancala_desktop.rules.presets import DEFAULTS, PRESETS, FirstMove
from mancala_desktop.rules.variant import Family, OptionError, Variant
from mancala_desktop.ui.dialogs.family_cards import FamilyCards
from mancala_desktop.ui.dialogs.form import Form, Row, note
from mancala_desktop.ui.dialogs.rule_options import RuleOptions
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import pixmap, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.fields import Combo
from mancala_desktop.ui.widgets.segmented import Segmented

LONGEST_NAME = 40
RULES_WIDTH = 264


class NewGameDialog(Form):
    """Asks for rules, opponent, sides and who starts; `setup` is the answer once it is accepted.

    What was chosen is offered again the next time. `last_winner` begins where the rules say so.
    """

    def __init__(
        self,
        settings: Settings,
        narrator: Narrator,
        *,
        last_winner: Side | None = None,
        random: Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setup: Setup | None = None
        self._settings = settings
        self._narrator = narrator
        self._last_winner = last_winner
        self._random = random or Random()
        self._preset_id, self._variant = _remembered(settings)
        self._build_rules()
        self._build_players()
        self._build_size()
        self._build_footer()
        self._choose_what_was_chosen_before()
        self.retranslate()

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
        self._opponent = Segmented()
        self._opponent.add(SeatKind.PERSON, "", "users")
        self._opponent.add(SeatKind.COMPUTER, "", "cpu")
        self._opponent.chosen.connect(self._show_players)
        self._opponent_row = Row(self._opponent)

        self._level = Segmented()
        for level in LEVELS:
            self._level.add(level.number, str(level.number))
        self._level.chosen.connect(self._show_character)
        self._character = note()
        self._level_row = Row(self._level, self._character)

        self._name, self._north_name = QLineEdit(), QLineEdit()
        for field in (self._name, self._north_name):
            field.setMaxLength(LONGEST_NAME)
        self._names_row = Row(self._name, self._north_name)

        self._side = _draw()
        self._side_row = Row(self._side)
        self._first = _draw()
        self._why_first = note()
        self._first_row = Row(self._first, self._why_first)
        for row in (
            self._opponent_row,
            self._level_row,
            self._names_row,
            self._side_row,
            self._first_row,
        ):
            self.body.addWidget(row)

    def _build_size(self) -> None:
        self._seeds, self._pits = Segmented(), Segmented()
        self._seeds.chosen.connect(lambda seeds: self._option_changed("seeds", seeds))
        self._pits.chosen.connect(lambda pits: self._option_changed("pits", pits))
        self._fold = Button(kind=ButtonKind.GHOST, icon_name="sliders-horizontal")
        self._fold.setCheckable(True)
        self._fold.toggled.connect(self._unfold)
        self._seeds_row, self._pits_row = Row(self._seeds), Row(self._pits, self._fold)
        self._options = RuleOptions(self._narrator)
        self._options.changed.connect(self._option_changed)
        self._options.hide()
        self.body.addWidget(self._seeds_row)
        self.body.addWidget(self._pits_row)
        self.body.addWidget(self._options)
        self.body.addStretch(1)

    def _build_footer(self) -> None:
        self._info_mark, self._info = QLabel(), note()
        self._info.setWordWrap(False)
        self._info_mark.setPixmap(pixmap("info", worn().text2, 16, self.devicePixelRatioF()))
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self._start = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self._start.setDefault(True)
        self._start.clicked.connect(self.accept)
        self.footer.addWidget(self._info_mark)
        self.footer.addWidget(self._info)
        self.footer.addStretch(1)
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
        self._opponent_row.name(self.tr("Opponent"))
        self._opponent.set_text(SeatKind.PERSON, self.tr("Two players"))
        self._opponent.set_text(SeatKind.COMPUTER, self.tr("Computer"))
        self._level_row.name(self.tr("Strength"))
        self._side_row.name(self.tr("You play"))
        self._first_row.name(self.tr("First move"))
        for group in (self._side, self._first):
            group.set_text(Draw.SOUTH, self.tr("South"))
            group.set_text(Draw.NORTH, self.tr("North"))
            group.set_text(Draw.RANDOM, self.tr("Random"))
        self._seeds_row.name(self._narrator.rules.option("seeds"))
        self._pits_row.name(self._narrator.rules.option("pits"))
        self._fold.setText(self.tr("All options"))
        self._options.retranslate()
        self._cancel.setText(self.tr("Cancel"))
        self._start.setText(self.tr("Start game"))
        self._show_rules()
        self._show_players()

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
        for name, group in (("seeds", self._seeds), ("pits", self._pits)):
            _fill(group, self._variant.allowed()[name])
            group.choose(getattr(self._variant, name))
        self.order_tabs()
        self._why_first.setText(self._why_first_is_fixed())
        self._first.setEnabled(not self._why_first.text())

    def _why_first_is_fixed(self) -> str:
        """Why nobody chooses who makes the first move; empty where it may be chosen."""
        variant = self._variant
        if isinstance(variant, Congkak) and variant.opening is OpeningRule.SIMULTANEOUS:
            return self.tr("Both sides begin at the same time.")
        match PRESETS[self._preset_id].first:
            case FirstMove.SOUTH:
                return self.tr("South begins in these rules.")
            case FirstMove.LAST_WINNER:
                return self.tr("The last winner begins; the first time, it is drawn by lot.")
            case FirstMove.CHOSEN:
                return ""

    def _show_players(self) -> None:
        """Everything that depends on who plays against whom."""
        alone = self._opponent.value is SeatKind.COMPUTER
        for row in (self._level_row, self._side_row):
            row.setVisible(alone)
        self._north_name.setVisible(not alone)
        self._names_row.name(self.tr("Your name") if alone else self.tr("Names"))
        self._name.setPlaceholderText("" if alone else self.tr("South"))
        self._name.setAccessibleName(self.tr("Your name") if alone else self.tr("Name of South"))
        self._north_name.setPlaceholderText(self.tr("North"))
        self._north_name.setAccessibleName(self.tr("Name of North"))
        self._show_character()

    def _show_character(self) -> None:
        self._character.setText(self._narrator.people.character(self._chosen_level))

    # ---------------------------------------------------------------- choices

    def _choose_what_was_chosen_before(self) -> None:
        settings = self._settings
        self._families.choose(self._variant.family)
        self._list_presets(self._variant.family)
        self._opponent.choose(settings.new_opponent)
        strongest = LEVELS[-1].number
        self._level.choose(min(settings.new_level, strongest))
        self._name.setText(settings.player_name)
        for group, value in ((self._side, settings.new_side), (self._first, settings.new_first)):
            group.choose(Draw.RANDOM if value is Draw.LAST_WINNER else value)

    def _list_presets(self, family: Family) -> None:
        self._presets.blockSignals(True)
        self._presets.clear()
        for preset in PRESETS.values():
            if preset.variant.family is family:
                self._presets.addItem(self._narrator.rules.preset(preset.id), preset.id)
        self._presets.setCurrentIndex(self._presets.findData(self._preset_id))
        self._presets.blockSignals(False)

    def _family_chosen(self, family: Family) -> None:
        self._preset_id = DEFAULTS[family]
        self._variant = PRESETS[self._preset_id].variant
        self._list_presets(family)
        self._show_rules()

    def _preset_chosen(self, place: int) -> None:
        self._preset_id = self._presets.itemData(place)
        self._variant = PRESETS[self._preset_id].variant
        self._show_rules()

    def _option_changed(self, name: str, value: Any) -> None:
        self._variant = replace(self._variant, **{name: value})
        self._show_rules()

    def _unfold(self, open_: bool) -> None:
        self._options.setVisible(open_)
        if open_:
            self.resize(self.width(), max(self.height(), self.sizeHint().height()))

    @property
    def _chosen_level(self) -> int:
        level = self._level.value
        assert isinstance(level, int)
        return level

    # ---------------------------------------------------------------- the answer

    def _seats(self) -> Seats:
        name = self._name.text().strip()
        person = Seat(SeatKind.PERSON, name)
        if self._opponent.value is SeatKind.PERSON:
            return person, Seat(SeatKind.PERSON, self._north_name.text().strip())
        side = _drawn(self._side).side(self._random)
        return seated(person, Seat(SeatKind.COMPUTER, "", self._chosen_level), side)

    def _first_side(self) -> Side:
        if not self._why_first_is_fixed():
            return _drawn(self._first).side(self._random)
        if PRESETS[self._preset_id].first is FirstMove.LAST_WINNER:
            return Draw.LAST_WINNER.side(self._random, self._last_winner)
        return Side.SOUTH

    def _changed_options(self) -> dict[str, str]:
        usual = PRESETS[self._preset_id].variant.options()
        return {name: word for name, word in self._variant.options().items() if word != usual[name]}

    def _remember(self) -> None:
        settings = self._settings
        settings.new_preset = self._preset_id
        settings.new_options = self._changed_options()
        opponent = self._opponent.value
        assert isinstance(opponent, SeatKind)
        settings.new_opponent = opponent
        settings.new_level = self._chosen_level
        settings.new_side = _drawn(self._side)
        settings.new_first = _drawn(self._first)
        if self._name.text().strip():
            settings.player_name = self._name.text().strip()

    def accept(self) -> None:
        """Keep the answer, and offer the same choices the next time."""
        self.setup = Setup(
            self._preset_id, self._seats(), self._first_side(), self._changed_options()
        )
        self._remember()
        super().accept()


def _remembered(settings: Settings) -> tuple[str, Variant]:
    """The rules chosen last; the preset alone if its options no longer fit."""
    preset = PRESETS[settings.new_preset]
    try:
        return preset.id, preset.variant.with_options(settings.new_options)
    except OptionError:
        return preset.id, preset.variant


def _draw() -> Segmented:
    group = Segmented()
    group.add(Draw.SOUTH, "", "arrow-down")
    group.add(Draw.NORTH, "", "arrow-up")
    group.add(Draw.RANDOM, "", "shuffle")
    return group


def _drawn(group: Segmented) -> Draw:
    value = group.value
    assert isinstance(value, Draw)
    return value


def _fill(group: Segmented, numbers: tuple[int, ...]) -> None:
    """Offer these numbers, unless they are offered already."""
    if group.property("numbers") == list(numbers):
        return
    group.setProperty("numbers", list(numbers))
    group.clear()
    for number in numbers:
        group.add(number, str(number))
