"""What the user has chosen for the engine becomes its options."""

from dataclasses import replace
from pathlib import Path

import pytest

from mancala_desktop.engine.options import Options, processors
from mancala_desktop.play.engine_options import CHOICES, engine_options
from mancala_desktop.play.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def test_untouched_settings_are_the_usual_options_but_for_a_processor_of_the_window(
    settings: Settings, tmp_path: Path
) -> None:
    usual = Options(cache=tmp_path)
    threads = max(1, min(usual.threads, processors() - 1))
    assert engine_options(settings, tmp_path) == replace(usual, threads=threads)


def test_every_choice_counts(settings: Settings) -> None:
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.engine_memory = 1024
    settings.engine_endgames = 16
    settings.engine_threads = 64 if settings.engine_threads == 1 else 1
    settings.engine_book = False

    options = engine_options(settings, cache=None)

    assert (options.table_mb, options.endgame_seeds, options.book) == (1024, 16, False)
    assert set(told) == CHOICES


def test_endgame_tables_can_be_off_which_is_not_automatic(settings: Settings) -> None:
    assert engine_options(settings, None).endgame_seeds is None
    settings.engine_endgames = 0
    assert engine_options(settings, None).endgame_seeds == 0


def test_there_are_no_more_threads_than_processors(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    for chosen, used in ((3, 3), (4, 4), (64, 4)):
        settings.engine_threads = chosen
        assert engine_options(settings, None).threads == used
