"""Every option of a rule set, to be changed one by one."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.fields import Combo

LIST_UP_TO = 12  # values; longer ranges get a field to type in
APART = ("pits", "seeds")  # have rows of their own in the dialog


class RuleOptions(QWidget):
    """A list of options with a field each; `changed` tells an option and its new value."""

    changed = Signal(str, object)

    def __init__(self, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._variant: Variant | None = None
        self._labels: dict[str, QLabel] = {}
        self._fields: dict[str, Combo | QSpinBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._rows = QWidget()
        self._column.addWidget(self._rows)

    def show_variant(self, variant: Variant) -> None:
        """Show the options of a game as they are set in `variant`."""
        if type(variant) is not type(self._variant):
            self._build(variant)
        self._variant = variant
        for name, field in self._fields.items():
            value = getattr(variant, name)
            field.blockSignals(True)
            if isinstance(field, Combo):
                field.setCurrentIndex(variant.allowed()[name].index(value))
            else:
                field.setValue(value)
            field.blockSignals(False)

    def retranslate(self) -> None:
        """Give options and values their words."""
        rules = self._narrator.rules
        for name, field in self._fields.items():
            self._labels[name].setText(rules.option(name))
            field.setAccessibleName(rules.option(name))
            if isinstance(field, Combo):
                for place in range(field.count()):
                    field.setItemText(place, rules.value(name, field.itemData(place)))
            else:
                field.setSpecialValueText(rules.value(name, field.minimum()))

    def _build(self, variant: Variant) -> None:
        """New rows for another game."""
        rows = QWidget()
        form = QFormLayout(rows)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._labels.clear()
        self._fields.clear()
        for name, values in variant.allowed().items():
            if name in APART:
                continue
            label, field = QLabel(), self._field(name, values)
            label.setProperty("role", "label")
            label.setBuddy(field)
            self._labels[name], self._fields[name] = label, field
            form.addRow(label, field)
        self._column.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows
        self.retranslate()

    def _field(self, name: str, values: tuple[Any, ...]) -> Combo | QSpinBox:
        if len(values) <= LIST_UP_TO or isinstance(values[0], Enum):
            combo = Combo()
            for value in values:
                combo.addItem("", value)
            combo.currentIndexChanged.connect(lambda place: self.changed.emit(name, values[place]))
            return combo
        spin = QSpinBox()
        spin.setRange(values[0], values[-1])
        spin.valueChanged.connect(lambda value: self.changed.emit(name, value))
        return spin
