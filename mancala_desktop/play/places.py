"""Where the user's files live."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from platformdirs import PlatformDirs

GAME_SUFFIX = ".mancala"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one user, as the platform wants them.

    `data` is what must never be lost (games), `config` what was chosen, `state` what may be
    forgotten between two starts, `cache` what can be made again, `log` what is read when something
    went wrong.
    """

    data: Path
    config: Path
    state: Path
    cache: Path
    log: Path

    @classmethod
    def of_user(cls) -> Self:
        """The places of the user who runs this; no folder is made yet."""
        user = PlatformDirs("mancala-desktop", appauthor=False)
        return cls(
            user.user_data_path,
            user.user_config_path,
            user.user_state_path,
            user.user_cache_path,
            user.user_log_path,
        )

    def make(self) -> None:
        """Make the folders that do not exist; raises OSError, naming the folder, where it cannot."""
        for folder in (
            self.data,
            self.config,
            self.state,
            self.cache,
            self.log,
            self.games,
            self.themes,
        ):
            folder.mkdir(parents=True, exist_ok=True)

    @property
    def games(self) -> Path:
        """The folder of the games that were finished, or left for another one."""
        return self.data / "games"

    @property
    def trash(self) -> Path:
        """The folder of the games that were deleted, a folder a day; made when it is needed."""
        return self.data / "trash"

    @property
    def library(self) -> Path:
        """The file of what is known of the games in `games`."""
        return self.cache / "library.sqlite"

    @property
    def themes(self) -> Path:
        """The folder of the user's own boards, a folder each."""
        return self.data / "themes"

    @property
    def unfinished(self) -> Path:
        """The file of the game that is being played."""
        return self.data / f"unfinished{GAME_SUFFIX}"

    @property
    def learning(self) -> Path:
        """The folder of what was learnt; made when it is needed."""
        return self.data / "learning"

    @property
    def settings(self) -> Path:
        """The file of what the user has chosen."""
        return self.config / "settings.ini"


def vacant(wanted: Path) -> Path:
    """`wanted`, or the first of `name-2.suffix`, `name-3.suffix` … that is no file yet."""
    path, number = wanted, 1
    while path.exists() or path.is_symlink():
        number += 1
        path = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return path
