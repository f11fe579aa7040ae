"""What the user's settings mean for the engine."""

from __future__ import annotations

from pathlib import Path

from mancala_desktop.engine.options import Options, processors
from mancala_desktop.play.settings import Settings

CHOICES = frozenset(
    setting.key
    for setting in (
        Settings.engine_memory,
        Settings.engine_endgames,
        Settings.engine_threads,
        Settings.engine_book,
    )
)
"""The keys of the settings that `engine_options` reads."""


def engine_options(settings: Settings, cache: Path | None) -> Options:
    """The options chosen in `settings`; `cache` is the folder where endgame tables are kept.

    There are never more threads than this machine has processors: the settings may come from
    another one.
    """
    return Options(
        table_mb=settings.engine_memory,
        endgame_seeds=settings.engine_endgames,
        threads=min(settings.engine_threads, processors()),
        book=settings.engine_book,
        cache=cache,
    )
