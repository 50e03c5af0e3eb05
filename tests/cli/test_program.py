"""The program as it is started: real processes, a real terminal, Ctrl-C."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import grimorio.cli
from grimorio import __version__, games
from grimorio.kernel import Record, Setup
from tests.cost import deep

PROGRAM = [sys.executable, "-m", "grimorio"]
ENVIRONMENT = {**os.environ, "GRIMORIO_LANG": "en", "GRIMORIO_OPEN": "0", "COLUMNS": "110"}
PATIENCE = 120
"""How many seconds to wait for a program; only a failing test on a busy machine waits so long."""
needs_posix = pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals and process groups are POSIX's")


def heed_interrupts() -> None:
    """Make this process end at Ctrl-C even where that signal is ignored, as in a script's background jobs."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextlib.contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """Start the program in a process group of its own, which is killed after the test."""
    process = subprocess.Popen(
        [*PROGRAM, *words],
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=heed_interrupts if os.name == "posix" else None,
    )
    with process:
        try:
            yield process
        finally:
            if os.name == "posix":
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


def test_the_help_loads_nothing_that_takes_its_time() -> None:
    heavy = ("fastapi", "sqlalchemy", "matplotlib", "scipy", "yaml", "babel", "uvicorn", "grimorio.kernel")
    heavy += ("rich", "pydantic", "fluent", "grimorio.cli.simulate", "grimorio.cli.play")
    code = (
        "import sys\nfrom grimorio.cli import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {heavy!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, text=True, encoding="utf-8"
    )
    assert "simulate" in done.stdout
    assert done.stderr.strip() == "[]"


def test_the_program_is_installed() -> None:
    program = Path(sys.executable).parent / "grimorio"
    done = subprocess.run([program, "--version"], env=ENVIRONMENT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"grimorio {__version__}\n", "")


def test_the_shell_completes_commands() -> None:
    asked = {"_GRIMORIO_COMPLETE": "complete_bash", "COMP_WORDS": "grimorio cards sh", "COMP_CWORD": "2"}
    done = subprocess.run(
        [sys.executable, "-m", "grimorio"],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["show"]


def test_bad_input_never_shows_a_traceback() -> None:
    with started("simulate", "--seats", "greedy,nobody") as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("grimorio: no bot 'nobody'")
    assert err.count("\n") == 1


@pytest.mark.deep
def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'games.db'}"
        with started("serve", "--port", str(port), "--db", database) as process:
            _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err.startswith(f"grimorio: port {port} is in use")
    assert err.count("\n") == 1


@pytest.mark.deep
def test_play_serves_the_page_until_it_is_stopped(tmp_path: Path) -> None:
    with started("play", "--port", "0", "--db", f"sqlite:///{tmp_path / 'games.db'}") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Grimorio is at http://127.0.0.1:")
        host, port = line.split("//")[1].split("/")[0].split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as page:
            page.sendall(b"GET / HTTP/1.0\r\nHost: 127.0.0.1:%s\r\n\r\n" % port.encode())
            assert page.makefile("rb").readline().split()[1] == b"200"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err


def worked(group: int) -> float:
    """The processor seconds that a process group has used."""
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,time="], capture_output=True, text=True, check=True)
    rows = (line.split() for line in listed.stdout.splitlines())
    return sum(seconds(given) for one, given in rows if int(one) == group)


def seconds(given: str) -> float:
    """The seconds in a time as `ps` prints it: "1-02:03:04" or "3:04.5"."""
    days, _, clock = given.rpartition("-")
    total = 0.0
    for part in clock.split(":"):
        total = total * 60 + float(part)
    return total + 86400 * float(days or 0)


def test_time_is_read_beyond_the_first_minute() -> None:
    read = [seconds(given) for given in ("00:00:03", "0:04.50", "00:01:02", "1:00:00", "1-02:03:04")]
    assert read == [3, 4.5, 62, 3600, 93784]


@needs_posix
@pytest.mark.parametrize("jobs", [deep("1"), "2"])
def test_ctrl_c_ends_quietly(jobs: str) -> None:
    with started("simulate", "--games", "1000000", "--jobs", jobs) as process:
        while worked(process.pid) < 1:  # games are being played
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err.strip()) == (130, "", "")


@needs_posix
def test_a_reader_that_goes_away_is_no_error() -> None:
    with started("rules") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


class Terminal:
    """A program that runs on a pseudo-terminal of its own."""

    def __init__(self, *words: str) -> None:
        import pty

        self.pid, self.handle = pty.fork()
        if self.pid == 0:  # the child becomes the program
            os.execve(sys.executable, [*PROGRAM, *words], {**ENVIRONMENT, "TERM": "xterm"})

    def screen(self, until: str) -> str:
        """The text on the screen, once it contains `until`."""
        shown = b""
        end = time.monotonic() + PATIENCE
        while until.encode() not in shown and time.monotonic() < end:
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    shown += os.read(self.handle, 65536)
                except OSError:
                    break
        return shown.decode().split("\x1b[2J")[-1]

    def press(self, keys: str, until: str) -> str:
        os.write(self.handle, keys.encode())
        return self.screen(until)


@needs_posix
def test_replay_steps_by_keys(tmp_path: Path) -> None:
    game = games.get("magecraft")
    setup = Setup("magecraft", 2, 7)
    position = game.start(setup)
    record = Record.begin(game, setup, ("Ada", "Bruno"))
    for _ in range(60):
        record.add(position.choice, len(position.choice.options) - 1)
        position.answer(len(position.choice.options) - 1)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json()), "utf-8")
    terminal = Terminal("replay", str(path), "--seat", "1")
    end = "q quit"
    assert "Answer 0 of 60" in terminal.screen(end)
    assert "Answer 1 of 60" in terminal.press("n", end)
    assert "Answer 2 of 60" in terminal.press("\x1b[C", end)
    assert "Answer 1 of 60" in terminal.press("b", end)
    first, second, back = (terminal.press(key, end) for key in "ttT")
    assert all("[MAGE-TURN-1]" in screen for screen in (first, second, back))
    assert first.splitlines()[0] == back.splitlines()[0] != second.splitlines()[0]
    assert "Answer 60 of 60" in terminal.press("G", end)
    assert "Answer 60 of 60" in terminal.press("n", end)
    assert "Answer 0 of 60" in terminal.press("g", end)
    assert "Answer 0 of 60" in terminal.press("b", end)
    os.write(terminal.handle, b"q")
    assert os.waitstatus_to_exitcode(os.waitpid(terminal.pid, 0)[1]) == 0
    os.close(terminal.handle)


def test_every_bar_of_progress_is_told_how_far_it_is() -> None:
    """Every function run by `with_progress` accepts the function that moves the bar, and calls it."""
    calls = 0
    for path in Path(grimorio.cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "with_progress":
                calls += 1
                run = node.args[2]
                if isinstance(run, ast.Lambda):
                    used = {name.id for name in ast.walk(run.body) if isinstance(name, ast.Name)}
                    assert run.args.args[0].arg in used, f"{path.name}:{node.lineno}"
    assert calls >= 5
