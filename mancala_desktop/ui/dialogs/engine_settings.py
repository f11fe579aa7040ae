"""The part of the settings that is about the computer player: what it may use of the machine."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.engine.options import processors, table_mib
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.dialogs.form import ROW_GAP, Row, note
from mancala_desktop.ui.widgets.fields import Check, Combo


class EngineSettings(QWidget):
    """Memory, endgame tables, threads and the opening book; a change counts from the next move on.

    `core_name` is the name of the search in use. The one in Python needs none of these, and then a
    line says so.
    """

    def __init__(self, settings: Settings, core_name: str) -> None:
        super().__init__()
        self._settings = settings
        self._memory, self._endgames, self._threads = Combo(), Combo(), Combo()
        self._book = Check()
        self._idle = note()
        self._idle.setVisible(core_name == "python")
        self._fill()
        self._rows = [Row(part) for part in (self._memory, self._endgames, self._threads)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        for part in (self._idle, *self._rows, Row(self._book)):
            column.addWidget(part)
        self._combos = (
            (self._memory, Settings.engine_memory),
            (self._endgames, Settings.engine_endgames),
            (self._threads, Settings.engine_threads),
        )
        self.show_settings()
        for combo, setting in self._combos:
            combo.currentIndexChanged.connect(
                lambda place, combo=combo, setting=setting: settings.store(
                    setting, combo.itemData(place)
                )
            )
        self._book.toggled.connect(lambda on: setattr(settings, "engine_book", on))

    def _fill(self) -> None:
        for memory in Settings.engine_memory.allowed:
            self._memory.addItem("", memory)
        for seeds in Settings.engine_endgames.allowed:
            self._endgames.addItem("", seeds)
        for threads in range(1, processors() + 1):
            self._threads.addItem(str(threads), threads)

    def show_settings(self) -> None:
        """Show every setting as it is now, without setting it again."""
        settings = self._settings
        threads = min(settings.engine_threads, processors())
        for combo, value in (
            (self._memory, settings.engine_memory),
            (self._endgames, settings.engine_endgames),
            (self._threads, threads),
        ):
            combo.blockSignals(True)
            combo.setCurrentIndex(_place(combo, value))
            combo.blockSignals(False)
        self._book.blockSignals(True)
        self._book.setChecked(settings.engine_book)
        self._book.blockSignals(False)

    def retranslate(self) -> None:
        """Give every part its words."""
        self._idle.setText(self.tr("The engine in Python runs here and needs none of these."))
        names = (self.tr("Memory"), self.tr("Endgame tables"), self.tr("Threads"))
        for row, name in zip(self._rows, names, strict=True):
            row.name(name)
        for place in range(self._memory.count()):
            size = self._memory.itemData(place)
            self._memory.setItemText(place, self.tr("{size} MiB").format(size=size))
        for place in range(self._endgames.count()):
            self._endgames.setItemText(place, self._endgame_words(self._endgames.itemData(place)))
        self._book.setText(self.tr("Play known openings from the book"))

    def _endgame_words(self, seeds: int | None) -> str:
        if seeds is None:
            return self.tr("Automatic")
        if seeds == 0:
            return self.tr("Off")
        return self.tr("up to %n seed(s), {size} MiB", "", seeds).format(size=table_mib(seeds))


def _place(combo: Combo, value: int | None) -> int:
    """Where a value stands; `findData` would not find None."""
    return next(place for place in range(combo.count()) if combo.itemData(place) == value)
