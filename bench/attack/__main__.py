"""``python -m bench.attack``: run every attack, and show its cost and its effect on a neighbour."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.__main__ import RESULTS, ROOT, machine
from bench.attack import Attack, load
from bench.attack.victim import Victim

LIMIT = 0.25
"""Seconds within which 99 of 100 pings of the neighbour should be answered."""


@dataclass
class Outcome:
    """The cost of an attack, and its effect on the neighbour.

    Attributes:
        name, what: the attack.
        came: the result for the attackers, as text.
        alive: whether the server was still running.
        memory: megabytes it had at most, with its workers.
        cpu, workers: CPU seconds of the server itself and of its workers.
        log, database: kilobytes written.
        waited: the neighbour's median, 99th of 100 and longest wait for each action, in milliseconds.
        failed: how often each action failed.
    """

    name: str
    what: str
    came: str
    alive: bool
    memory: int
    cpu: float
    workers: float
    log: int
    database: int
    waited: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    failed: dict[str, int] = field(default_factory=dict)

    @property
    def good(self) -> bool:
        """Whether the neighbour was served throughout."""
        served = "ping" in self.waited and self.waited["ping"][1] < 1000 * LIMIT
        return self.alive and served and not any(self.failed.values())

    def cells(self) -> tuple[str, ...]:
        """The cells of a row of the table."""
        waits = [
            " / ".join(map(str, self.waited.get(what, ("–",)))) for what in ("ping", "lobby", "return", "bot")
        ]
        return (
            self.name,
            self.came,
            f"{self.memory:,}",
            f"{self.cpu:.1f} + {self.workers:.1f}",
            f"{self.log:,}",
            f"{self.database:,}",
            *waits,
            str(sum(self.failed.values())),
            "yes" if self.good else "NO",
        )


HEAD = ("attack", "what came of it", "MB at most", "CPU s (+ workers)", "log kB", "database kB")
HEAD += ("ping ms", "lobby ms", "coming back ms", "bot ms", "failed", "held")


def measure(attack: Attack, source: Path, length: float) -> Outcome:
    """Run an attack against a separate server, and measure its outcome."""
    with tempfile.TemporaryDirectory(prefix="grimorio-attack-") as name:
        victim = Victim(source, Path(name))
        try:
            command = [sys.executable, "-m", "bench.attack.neighbour", str(victim.port), str(length + 4)]
            neighbour = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
            assert neighbour.stdout is not None
            neighbour.stdout.readline()
            time.sleep(2)
            cpu, log, written = victim.cpu(), *victim.written
            came = attacked(attack, source, victim.port, length)
            after, log_after, written_after = victim.cpu(), *victim.written
            felt = json.loads(
                neighbour.communicate(timeout=length + 60)[0] or '{"waited": {}, "failed": {"all": 1}}'
            )
            return Outcome(
                attack.name,
                attack.what,
                came,
                victim.process.poll() is None,
                victim.peak // 10**6,
                after[0] - cpu[0],
                max(0.0, after[1] - cpu[1]),
                (log_after - log) // 1000,
                (written_after - written) // 1000,
                {what: spread(waits) for what, waits in felt["waited"].items() if waits},
                felt["failed"],
            )
        finally:
            victim.end()


def spread(waits: list[float]) -> tuple[int, int, int]:
    """The median, the 99th of 100 and the longest wait, in milliseconds."""
    ordered = [round(1000 * one) for one in sorted(waits)]
    last = len(ordered) - 1
    return ordered[last // 2], ordered[min(last, round(last * 0.99))], ordered[last]


def attacked(attack: Attack, source: Path, port: int, length: float) -> str:
    """Run an attack in a process of low priority; return its result as text.

    The process plays by the rules of the attacked code, so that its records are accepted there.
    """
    command = [sys.executable, "-m", "bench.attack.stranger", attack.name, str(port), str(length)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    stranger = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
    try:
        said = stranger.communicate(timeout=length + 30)[0].strip()
        return "failed" if stranger.returncode else said
    except subprocess.TimeoutExpired:
        stranger.kill()
        stranger.communicate()
        return "did not end"


def main() -> None:
    """Run the attacks, print the table and store it."""
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description="Attack a server, measuring.")
    parser.add_argument("names", nargs="*", help="which attacks; all when none is named")
    parser.add_argument("--seconds", type=float, default=30, help="how long each lasts")
    parser.add_argument(
        "--source", type=Path, default=ROOT / "src", help="the src folder of what is attacked"
    )
    parser.add_argument("--save", action="store_true", help="store the table in bench/results")
    parser.add_argument("--list", action="store_true", help="only list the attacks")
    arguments = parser.parse_args()
    attacks = load()
    if unknown := [name for name in arguments.names if name not in attacks]:
        parser.error(f"no such attack: {', '.join(unknown)}; --list names them")
    if arguments.list:
        for attack in attacks.values():
            print(f"{attack.name}: {attack.what}")
        return
    where, outcomes = machine(), []
    for name in arguments.names or attacks:
        print(f"{name}: {attacks[name].what} …", file=sys.stderr, flush=True)
        outcomes.append(measure(attacks[name], arguments.source.resolve(), arguments.seconds))
    table = Table(*HEAD, title="Attacks; waits of a neighbour: median / 99th of 100 / longest")
    for outcome in outcomes:
        table.add_row(*outcome.cells())
    Console(width=None if sys.stdout.isatty() else 200).print(table)
    if arguments.save:
        path = RESULTS / f"attack-{where['date']}.md"
        path.write_text(markdown(outcomes, where, arguments.seconds), encoding="utf-8")
        print(f"stored in {path.relative_to(ROOT)}")
    sys.exit(not all(outcome.good for outcome in outcomes))


def markdown(outcomes: list[Outcome], where: dict[str, object], length: float) -> str:
    """The table as Markdown, for bench/results."""
    lines = [
        f"# Attacks, {where['date']}",
        "",
        f"{where['python']}, {where['system']}, {where['cores']} cores, load {where['load']} at the start.",
        f"{length:g} seconds each. A neighbour's waits: median / 99th of 100 / longest.",
        "`make attack` measures again.",
        "",
        "| " + " | ".join(HEAD) + " |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    lines += ["| " + " | ".join(outcome.cells()) + " |" for outcome in outcomes]
    lines += ["", *(f"- **{outcome.name}**: {outcome.what}" for outcome in outcomes)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
