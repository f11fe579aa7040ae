"""The files that were opened or saved last."""

from pathlib import Path

from mancala_desktop.play.settings import Settings

MOST = 8


class RecentFiles:
    """A short list in the settings, the last file first; files that are gone drop out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def paths(self) -> list[Path]:
        """The files that are there."""
        return [path for path in map(Path, self._settings.recent_files) if _is_there(path)]

    def add(self, path: Path) -> None:
        """Put `path` first."""
        path = path.absolute()
        others = [other for other in self.paths() if other != path]
        self._settings.recent_files = tuple(map(str, [path, *others][:MOST]))

    def clear(self) -> None:
        """Forget them all."""
        self._settings.recent_files = ()


def _is_there(path: Path) -> bool:
    """Whether `path` is a file we can see; a folder that is out of reach makes `is_file` raise."""
    try:
        return path.is_file()
    except OSError:
        return False
