"""``python -m bench``: measure everything side by side, print a table and store it in bench/results."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench import growth, ours, rivals, share
from tools import build

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).resolve().parent / "results"
GROWTH = ROOT / "docs/pictures/growth.svg"
SAMPLED = 30.0
"""For how many CPU seconds the Python library's share of a playout is measured."""
MAIN_UNIT = (
    "decisions",
    "steps",
    "copies",
    "copies + play",
    "imagined positions",
    "views",
    "iterations",
    "loads",
    "sessions",
)


@dataclass
class Row:
    """One task measured in one way: its rates, one for each repetition."""

    task: str
    how: str
    unit: str = ""
    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    missing: str | None = None

    def add(self, counts: dict[str, float]) -> None:
        seconds = counts["seconds"]
        self.unit = next(unit for unit in MAIN_UNIT if unit in counts)
        self.rates.append(counts[self.unit] / seconds)
        if "games" in counts:
            self.games.append(counts["games"] / seconds)

    def to_json(self) -> dict[str, object]:
        if self.missing is not None:
            return {"task": self.task, "how": self.how, "missing": self.missing}
        return {
            "task": self.task,
            "how": self.how,
            "unit": self.unit,
            "median": round(statistics.median(self.rates)),
            "least": round(min(self.rates)),
            "most": round(max(self.rates)),
            "games": round(statistics.median(self.games), 1) if self.games else None,
        }


class Worker:
    """A separate process, so that modules loaded for one engine do not slow down another."""

    def __init__(self, module: str, source: Path) -> None:
        path = os.pathsep.join((str(source), str(ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=source,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        )

    def measure(self, task: str, seconds: float) -> dict[str, float | str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([task, seconds]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{task}: the measuring process ended; run it by hand: python -m bench.worker")
        counts: dict[str, float | str] = json.loads(line)
        return counts

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def copy_of_source(folder: Path) -> Path:
    """Copy the package and its build tool to a folder, without compiled files; return its src folder."""
    hidden = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", ".mypy_cache")
    shutil.copytree(ROOT / "src", folder / "src", ignore=hidden)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=hidden)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder / "src"


def compiled_copy(folder: Path) -> Path | None:
    """A compiled copy of the package; None if it does not compile, with the reason printed."""
    if lack := build.missing_tool():
        print(f"compiled: left out, {lack}")
        return None
    source = copy_of_source(folder)
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        [sys.executable, "-m", "tools.build"], cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        print(f"compiled: left out, it does not compile:\n{done.stdout}{done.stderr}")
        return None
    return source


def machine() -> dict[str, object]:
    """A general description of the machine that measures."""
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def share_of_library(source: Path) -> float | None:
    """The Python library's share of compiled playouts; None where no samples can be taken, with a line.

    `source` is the src folder of the compiled copy.
    """
    if lack := share.lack():
        print(f"{share.TASK}: left out, {lack}")
        return None
    worker = Worker("share", source)
    try:
        measured = float(worker.measure(share.TASK, SAMPLED)["share"])
    finally:
        worker.close()
    print(f"{share.TASK}, compiled: {measured:.1%} of the CPU time, {share.MOST:.0%} at most is wanted")
    return measured


def measured_growth(sources: dict[str, Path], arguments: argparse.Namespace) -> growth.Points:
    """How costs grow, in each way of measuring; `sources` has the src folder of each."""
    points: growth.Points = {}
    workers = {how: Worker("growth", source) for how, source in sources.items()}
    try:
        for task, (title, value) in growth.PLACES.items():
            if arguments.only not in task:
                continue
            for how, worker in workers.items():
                counts = worker.measure(task, arguments.seconds)
                if "missing" in counts:
                    print(f"{task}: left out, it needs {counts['missing']}")
                else:
                    points.setdefault(title, {}).setdefault(how, []).append((value, float(counts["cost"])))
    finally:
        for worker in workers.values():
            worker.close()
    return points


def measure_all(arguments: argparse.Namespace) -> tuple[list[Row], float | None, growth.Points]:
    """Measure every task in every way, in rounds, so that a busy moment affects all equally.

    Returns the rows, the Python library's share of compiled playouts (None where it is not measured), and how
    costs grow.
    """
    part: float | None = None
    with tempfile.TemporaryDirectory(prefix="grimorio-bench-") as name:
        plain = copy_of_source(Path(name) / "plain")
        sources = {"interpreted": plain}
        workers = {"interpreted": Worker("ours", plain)}
        if not arguments.interpreted:
            print("compiling a copy: some minutes …", flush=True)
            with Console(stderr=True).status("compiling"):
                fast = compiled_copy(Path(name) / "compiled")
            if fast:
                sources["compiled"] = fast
                workers["compiled"] = Worker("ours", fast)
                part = share_of_library(fast) if arguments.only in share.TASK else None
        rows = [Row(task, how) for task in ours.TASKS for how in workers]
        for task in rivals.TASKS:
            engine = task.partition(":")[0]
            if engine not in workers:
                workers[engine] = Worker("rivals", plain)
            rows.append(Row(task, engine))
        rows = [row for row in rows if arguments.only in row.task]
        columns = (TextColumn("{task.description:<40}"), BarColumn(), TimeRemainingColumn())
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
                bar = progress.add_task("", total=len(rows) * arguments.repeats)
                for number in range(arguments.repeats):
                    if not sys.stderr.isatty():
                        print(f"round {number + 1} of {arguments.repeats}", flush=True)
                    for row in rows:
                        progress.update(bar, description=f"{row.task} ({row.how})", advance=1)
                        if row.missing is None:
                            counts = workers[row.how].measure(row.task, arguments.seconds)
                            if "missing" in counts:
                                row.missing = str(counts["missing"])
                            else:
                                row.add({key: float(value) for key, value in counts.items()})
        finally:
            for worker in workers.values():
                worker.close()
        grown = measured_growth(sources, arguments)
    return rows, part, grown


COUNTED = "Decisions: choices with at least two options. Steps of other engines: all their step calls."
HEAD = ("measured", "how", "a second", "of", "least to most", "games a second")


def cells(row: Row) -> tuple[str, ...]:
    """The cells of a row of the table."""
    data = row.to_json()
    if row.missing is not None:
        return (row.task, row.how, f"not installed ({row.missing})", "", "", "")
    games = "" if data["games"] is None else f"{data['games']:,}"
    return (
        row.task,
        "Python" if row.how in ("OpenSpiel", "RLCard", "python-chess") else row.how,
        f"{data['median']:,}",
        row.unit,
        f"{data['least']:,} to {data['most']:,}",
        games,
    )


def markdown(rows: list[Row], where: dict[str, object], arguments: argparse.Namespace) -> str:
    """The table for bench/results."""
    lines = [
        f"# Speed, {where['date']}",
        "",
        f"{where['python']}, {where['system']}, {where['cores']} cores, load {where['load']} at the start.",
        f"Medians of {arguments.repeats} repetitions of {arguments.seconds} CPU seconds, interleaved.",
        f"{COUNTED} `make bench` measures again.",
        "",
        "| " + " | ".join(HEAD) + " |",
        "|---|---|---:|---|---|---:|",
    ]
    lines += ["| " + " | ".join(cells(row)) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print and store."""
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure speed beside other engines."
    )
    parser.add_argument("--seconds", type=float, default=0.7, help="CPU seconds for each measurement")
    parser.add_argument("--repeats", type=int, default=5, help="how often everything is measured")
    parser.add_argument("--only", default="", help="only what has this text in its name")
    parser.add_argument("--interpreted", action="store_true", help="do not compile a copy")
    parser.add_argument("--no-save", action="store_true", help="do not write to bench/results")
    arguments = parser.parse_args()
    where = machine()
    rows, part, grown = measure_all(arguments)
    table = Table(*HEAD, title="Speed: medians, CPU time")
    for row in rows:
        table.add_row(*cells(row))
    Console(width=None if sys.stdout.isatty() else 140).print(table)
    print(COUNTED)
    if not arguments.no_save:
        data = {"machine": where, "seconds": arguments.seconds, "repeats": arguments.repeats}
        data["library"] = part
        data["growth"] = grown
        data["rows"] = [row.to_json() for row in rows]
        RESULTS.mkdir(exist_ok=True)
        stem = RESULTS / str(where["date"])
        stem.with_suffix(".json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        stem.with_suffix(".md").write_text(markdown(rows, where, arguments), encoding="utf-8")
        print(f"stored in {stem.relative_to(ROOT)}.json and .md")
        if not arguments.only:
            growth.draw(grown, GROWTH)
            print(f"drawn: {GROWTH.relative_to(ROOT)}")
    if part is not None and part > share.MOST:
        raise SystemExit(f"{part:.1%} of a compiled playout is the Python library's: something lost its type")


if __name__ == "__main__":
    main()
