"""Games on a Ray cluster of two workers give the same reports as in one process, also when a worker dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimorio.simulator import Progress, arena, many, simulate

pytestmark = pytest.mark.deep


@pytest.fixture(autouse=True)
def on_ray() -> Iterator[None]:
    if sys.version_info >= (3, 14):
        pytest.skip("Ray has no release for this Python")
    if not os.environ.get("CI"):
        pytest.importorskip("ray")
    before = many.engine.set(many.Engine.RAY)
    yield
    many.engine.reset(before)


def own_workers() -> list[int]:
    """The processes below this one that play games for Ray; killing an agent would end the whole machine."""
    parents, names = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            names[int(folder.name)] = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended meanwhile
    found = []
    for process, name in names.items():
        above = process
        while above > 1 and above != os.getpid():
            above = parents.get(above, 0)
        if above == os.getpid() and name.startswith(b"ray::_some"):
            found.append(process)
    return found


def test_the_same_bytes_when_a_worker_dies() -> None:
    killed: list[int] = []
    told: list[int] = []

    def watch(progress: Progress) -> None:
        told.append(progress.done)
        if progress.done >= 40 and not killed:
            killed.extend(own_workers()[:1])
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    report = simulate("magecraft", 400, seed=7, jobs=2, bots=("greedy", "random"), progress=watch)
    assert killed and told == list(range(1, 401))
    many.engine.set(many.Engine.PROCESSES)
    assert json.dumps(report) == json.dumps(simulate("magecraft", 400, seed=7, bots=("greedy", "random")))


def test_an_arena_ends_early_and_leaves_no_worker() -> None:
    played = arena("magecraft", ["greedy", "random"], 2000, seed=3, jobs=2, settle=0.2)
    many.engine.set(many.Engine.PROCESSES)
    assert json.dumps(arena("magecraft", ["greedy", "random"], 2000, seed=3, settle=0.2)) == json.dumps(
        played
    )
    assert played["games"] < 2000 and not own_workers()


def test_the_command_line_says_what_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "grimorio", "simulate", "--games", "4", "--json", "--engine"]
    here, ray = (subprocess.run([*command, name], capture_output=True) for name in ("processes", "ray"))
    assert (ray.returncode, ray.stdout) == (0, here.stdout) and here.stdout
    (tmp_path / "hide.py").write_text(
        "import importlib.util as u; s = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'ray' else s(name, *more)\n"
        "from grimorio.cli import main; main()\n"
    )
    missing = subprocess.run(
        [sys.executable, tmp_path / "hide.py", "simulate", "--engine", "ray"], capture_output=True, text=True
    )
    assert missing.returncode == 2 and "grimorio[ray]" in missing.stderr
