"""The pages of the window, of which one is seen at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget, QWidget

Titles = Callable[[], tuple[str, str]]
"""What a page is called just now, and a few words beside it. The start page has no name."""


class Pages(QStackedWidget):
    """Knows what each page is called, and which one was seen before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[QWidget, Titles] = {}
        self.before: QWidget | None = None
        """The page that was seen before this one."""

    def add(self, page: QWidget, titles: Titles = lambda: ("", "")) -> None:
        """Another page, called by its `titles`, unless it is here; the first one is seen at once."""
        if page not in self._titles:
            self._titles[page] = titles
            self.addWidget(page)

    def sees(self, page: QWidget) -> bool:
        """Whether this is the page that is seen."""
        return self.currentWidget() is page

    def turn_to(self, page: QWidget) -> None:
        """Let this page be seen."""
        if not self.sees(page):
            self.before = self.currentWidget()
            self.setCurrentWidget(page)

    def titles(self) -> tuple[str, str]:
        """What the page that is seen is called."""
        page = self.currentWidget()
        return self._titles[page]() if page else ("", "")
