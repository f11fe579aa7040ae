"""Every option of a rule set, to be changed one by one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.dialogs.form import ROW_GAP, Row
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.fields import Combo

APART = ("pits", "seeds")  # have rows of their own in the dialog
LABEL_WIDTH = 220
FIELD_WIDTH = 318


class RuleOptions(QWidget):
    """A list of options with a field each; `changed` tells an option and its new value."""

    changed = Signal(str, object)

    def __init__(self, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._variant: Variant | None = None
        self._rows: dict[str, Row] = {}
        self._fields: dict[str, Combo] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(ROW_GAP)

    def show_variant(self, variant: Variant) -> None:
        """Show the options of a game as they are set in `variant`."""
        if type(variant) is not type(self._variant):
            self._build(variant)
        self._variant = variant
        for name, field in self._fields.items():
            field.blockSignals(True)
            field.setCurrentIndex(variant.allowed()[name].index(getattr(variant, name)))
            field.blockSignals(False)

    def retranslate(self) -> None:
        """Give options and values their words."""
        rules = self._narrator.rules
        for name, field in self._fields.items():
            self._rows[name].name(rules.option(name))
            for place in range(field.count()):
                field.setItemText(place, rules.value(name, field.itemData(place)))

    def _build(self, variant: Variant) -> None:
        """New rows for another game."""
        for row in self._rows.values():
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows.clear()
        self._fields.clear()
        for name in variant.allowed():
            if name not in APART:
                self._add(name, variant)
        self.retranslate()

    def _add(self, name: str, variant: Variant) -> None:
        values = variant.allowed()[name]
        field = Combo()
        field.setMinimumWidth(FIELD_WIDTH)
        for value in values:
            field.addItem("", value)
        field.currentIndexChanged.connect(lambda place: self.changed.emit(name, values[place]))
        self._fields[name] = field
        self._rows[name] = Row(field, label_width=LABEL_WIDTH)
        self._column.addWidget(self._rows[name])
