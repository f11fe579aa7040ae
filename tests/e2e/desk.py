"""A desk to play at: a screen of its own, a hand (xdotool) and an eye (ImageMagick's import)."""

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 30.0  # seconds for anything that should happen at once; a loaded machine is slow


def missing_programs() -> list[str]:
    return [name for name in ("Xvfb", "xdotool", "import") if shutil.which(name) is None]


@contextmanager
def screen(width: int = 1280, height: int = 800) -> Iterator[str]:
    """Runs an X server on a free display and gives the display's name, as `:3`."""
    reader, writer = os.pipe()
    form = f"{width}x{height}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", form, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            ready, _, _ = select.select([pipe], [], [], PATIENCE)
            number = pipe.readline().strip() if ready else ""
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


@dataclass
class Desk:
    """Starts the app as often as asked, always for the same user with the same files.

    `environment` is what the app sees; `folder` takes its output and the pictures.
    """

    environment: Mapping[str, str]
    folder: Path
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, *arguments: str) -> "Window":
        """Starts the app and waits for its main window."""
        process = self.launch(*arguments)
        return Window(self, process, self.find(process, "^Mancala"))

    def launch(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts the app and waits for nothing, as for a second start that hands over a file."""
        with self.output(len(self.processes)).open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "mancala_desktop", *arguments],
                env=dict(self.environment),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.processes.append(process)
        return process

    def output(self, start: int) -> Path:
        """The file with all that the app printed at its nth start, counted from 0."""
        return self.folder / f"output-{start}.txt"

    def find(self, process: subprocess.Popen[bytes], title: str) -> int:
        """The id of the visible window with a title like this, waited for."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.hand("search", "--onlyvisible", "--name", title, check=False).split()
            if found:
                return int(found[-1])
            if process.poll() is not None or time.monotonic() > deadline:
                printed = self.output(self.processes.index(process)).read_text(errors="replace")
                raise AssertionError(
                    f"no window {title!r}; exit code {process.returncode}; printed:\n{printed}"
                )
            time.sleep(0.05)

    def hand(self, *command: str, check: bool = True) -> str:
        """Runs xdotool and gives what it prints."""
        return subprocess.run(
            ["xdotool", *command],
            env=dict(self.environment),
            check=check,
            timeout=PATIENCE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ).stdout

    def clear(self) -> None:
        """Ends what still runs."""
        for process in self.processes:
            process.kill()
            process.wait(PATIENCE)


@dataclass
class Window:
    """One window of a running app. Places are window pixels from its upper left corner."""

    desk: Desk
    process: subprocess.Popen[bytes]
    id: int

    @property
    def title(self) -> str:
        return self.desk.hand("getwindowname", str(self.id)).strip()

    def point(self, x: int, y: int) -> None:
        """Moves the pointer there."""
        self.desk.hand("mousemove", "--window", str(self.id), str(x), str(y))

    def click(self, x: int, y: int) -> None:
        self.point(x, y)
        self.desk.hand("click", "1")

    def key(self, *keys: str) -> None:
        """Presses keys one after the other, as `key("ctrl+n", "Return")`."""
        self.desk.hand("windowfocus", "--sync", str(self.id))
        self.desk.hand("key", *keys)

    def type(self, text: str) -> None:
        self.desk.hand("windowfocus", "--sync", str(self.id))
        self.desk.hand("type", text)

    def other(self, title: str) -> "Window":
        """Another window of the same app, such as a dialog, by a pattern for its title."""
        return Window(self.desk, self.process, self.desk.find(self.process, title))

    def picture(self, name: str) -> Path:
        """Photographs the window into the desk's folder."""
        path = self.desk.folder / f"{name}.png"
        subprocess.run(
            ["import", "-window", str(self.id), str(path)],
            env=dict(self.desk.environment),
            check=True,
            timeout=PATIENCE,
        )
        return path

    def close(self) -> int:
        """Quits by Ctrl+Q (there is no window manager to ask), and gives the app's exit code."""
        self.key("ctrl+q")
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As `kill -9`: the app has no time for a last word."""
        self.process.kill()
        self.process.wait(PATIENCE)
