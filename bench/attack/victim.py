"""The server that is attacked, in a process of its own, and what it takes while it runs (Linux)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path


class Victim:
    """`grimorio serve` in a process of its own, and what it takes while it runs.

    Args:
        source: the `src` folder of the code that runs, such as that of an older checkout.
        folder: where its database and log are kept.
    """

    def __init__(self, source: Path, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        environment = {
            **os.environ,
            "PYTHONPATH": str(source),
            "GRIMORIO_DB": f"sqlite:///{folder / 'games.sqlite'}",
            "GRIMORIO_HOST": "127.0.0.1",
            "GRIMORIO_PORT": "0",
        }
        code = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (1024, r.getrlimit(r.RLIMIT_NOFILE)[1])); "
        code += "from grimorio.web import serve; serve()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=self.log.open("wb"),
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
        address = None
        while address is None:
            if self.process.poll() is not None:
                raise SystemExit(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)
            address = re.search(r"http://127\.0\.0\.1:(\d+)/", self.log.read_text())
        self.port = int(address[1])
        self.peak = 0
        self.ended = threading.Event()
        self.watching = threading.Thread(target=self._watch)
        self.watching.start()

    def _watch(self) -> None:
        while not self.ended.wait(0.2):
            self.peak = max(self.peak, sum(memory(pid) for pid in (self.process.pid, *self.others())))

    def others(self) -> list[int]:
        """The processes it has started, and theirs."""
        found, parents = [], [self.process.pid]
        while parents:
            mine = f"/proc/{parents[0]}/task/{parents.pop(0)}/children"
            try:
                children = [int(pid) for pid in Path(mine).read_text().split()]
            except OSError:
                continue
            found += children
            parents += children
        return found

    def cpu(self) -> tuple[float, float]:
        """CPU seconds so far: its own, and those of the processes it has now."""
        return seconds(self.process.pid), sum(seconds(pid) for pid in self.others())

    @property
    def written(self) -> tuple[int, int]:
        """Bytes of its log and of its database."""
        return self.log.stat().st_size, sum(one.stat().st_size for one in self.folder.glob("games*"))

    def end(self) -> None:
        """Stop it in order, or kill it."""
        self.ended.set()
        self.watching.join()
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def memory(pid: int) -> int:
    """Bytes a process has in memory; 0 when it is gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
    except (OSError, IndexError):
        return 0


def seconds(pid: int) -> float:
    """CPU seconds of a process; 0 when it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
