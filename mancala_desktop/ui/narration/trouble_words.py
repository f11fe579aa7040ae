"""Words for what goes wrong with files."""

from __future__ import annotations

from PySide6.QtCore import QObject


class TroubleWords(QObject):
    pass
