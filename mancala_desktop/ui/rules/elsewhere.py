"""Looks for words in the rule sets that are not being read, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family, Variant
from mancala_desktop.ui.rules.leaves import Leaf, Library


def split(key: str) -> tuple[str, str]:
    """The rule set (empty: the one that is read) and the leaf that a key of the list means."""
    preset_id, _, leaf = key.rpartition("/")
    return preset_id, leaf


class Elsewhere(QObject):
    """Finds each rule once, in the first rule set that has it; a frame never waits for it."""

    found = Signal()  # something more, or all there is

    def __init__(self, library: Library, name: Callable[[str], str], parent: QObject) -> None:
        """`name` says what a rule set is called."""
        super().__init__(parent)
        self._library, self._name = library, name
        self._read: dict[str, tuple[Leaf, ...]] = {}
        self._seeking: Iterator[None] = iter(())
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._go_on)
        self.leaves: dict[str, list[Leaf]] = {}
        """What was found, by rule set; its ids are keys for `split`."""

    @property
    def busy(self) -> bool:
        """Whether it still looks."""
        return self._soon.isActive()

    def forget(self) -> None:
        """Everything is to be read anew, as in another language."""
        self._read.clear()

    def seek(self, words: Sequence[str], variant: Variant, listed: Sequence[Leaf]) -> None:
        """Look for all of these words beside the leaves `listed` of `variant`, the
        rules that are read. Without words nothing is found."""
        self.leaves = {}
        self._soon.stop()
        if words:
            seen = {(variant.family, leaf.id) for leaf in listed}
            self._seeking = self._seek(words, variant, seen)
            self._soon.start()

    def leaf(self, key: str) -> Leaf | None:
        """The leaf that was found under that key."""
        found = self.leaves.get(split(key)[0], ())
        return next((leaf for leaf in found if leaf.id == key), None)

    def _seek(
        self, words: Sequence[str], variant: Variant, seen: set[tuple[Family, str]]
    ) -> Iterator[None]:
        presets = [each for each in PRESETS.values() if each.variant != variant]
        presets.sort(key=lambda each: each.variant.family is not variant.family)
        for preset in presets:
            if preset.id not in self._read:
                self._read[preset.id] = self._library.leaves(preset.variant)
            for leaf in self._read[preset.id]:
                if (preset.variant.family, leaf.id) in seen:
                    continue
                yield
                if leaf.has(words):
                    seen.add((preset.variant.family, leaf.id))
                    kept = leaf.found_in(preset.id, self._name(preset.id))
                    self.leaves.setdefault(preset.id, []).append(kept)

    def _go_on(self) -> None:
        before = sum(map(len, self.leaves.values()))
        for _ in self._seeking:
            break
        else:
            self._soon.stop()
        if not self.busy or sum(map(len, self.leaves.values())) != before:
            self.found.emit()
