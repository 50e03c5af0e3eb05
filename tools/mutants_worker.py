"""Try mutants for `tools.mutants`: tests are collected once, and each mutant is tried in a forked process.

Mutants are read as lines of JSON from standard input, and results are written as such lines to standard
output. A fault is set by giving the function its changed code, so that nothing is imported again and no file
changes.
"""

from __future__ import annotations

import gc
import json
import math
import os
import resource
import select
import signal
import subprocess
import sys
import time
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

import tools.sources  # noqa: F401 - faults are set into what is read, never into what is compiled

# isort: split
from grimorio import games, rulebooks
from grimorio.kernel import Game, Setup
from tools.rule_coverage import claimed

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("tests/games", "tests/judge", "tests/kernel", "tests/events", "tests/golden")
LONGEST = 5.0
"""Processor seconds that a test may take beyond ten times its usual time; then it fails."""
IDLE = 20
"""The factor by which real time may exceed processor time, because the machine may be busy."""
WAITED = "the tests waited too long: the machine was busy, or the mutant waits for ever"
"""What is told of a mutant at the end of its real time; it counts as having survived."""
ROOM = 4 << 30
"""The most bytes of memory that a mutant's process may use."""


@dataclass
class Entered:
    """A test's run without a fault: the functions that it enters, by file and name, and its seconds."""

    functions: set[tuple[str, str]]
    seconds: float


class Worker:
    """A pytest plugin that tries mutants instead of running the collected tests."""

    def __init__(self, game: str, jobs: int, mutants: list[dict[str, Any]], out: Any) -> None:
        self.game, self.mutants, self.jobs, self.out = game, mutants, jobs, out
        self.ids = {rule.id for rule in rulebooks.load(game)}
        self.compiling: set[tuple[str, str]] = set()
        self.folder = f"{ROOT}/src/grimorio/games/{game}/"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._names_a_rule(item)]

    def _names_a_rule(self, item: pytest.Item) -> bool:
        return not self.ids.isdisjoint(claimed(item))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        forget()
        entered = self._enter(session.items)
        self.compiling = self._compiling()
        running: dict[int, tuple[dict[str, Any], int, float, int]] = {}
        for mutant in self.mutants:
            while len(running) >= self.jobs:
                self._wait(running)
            tests = self._tests(session.items, entered, mutant)
            if not tests or not exchangeable(mutant):
                self._tell(mutant, *_imported(self.game, mutant, sum(test.seconds for test in entered)))
                continue
            times = {test: 10 * entered[test].seconds + LONGEST for test in tests}
            pid, pipe = self._fork(session.items, times, mutant)
            running[pipe] = mutant, pid, time.monotonic() + IDLE * sum(times.values()), len(tests)
        while running:
            self._wait(running)
        return True

    def _enter(self, items: list[pytest.Item]) -> list[Entered]:
        """Run all tests without faults in forked processes, so that their caches do not reach mutants."""
        parts = [self._entering(items[first :: self.jobs]) for first in range(self.jobs)]
        entered: dict[int, Entered] = {}
        for first, (pid, reading) in enumerate(parts):
            with os.fdopen(reading) as file:
                answer = json.load(file)
            os.waitpid(pid, 0)
            if isinstance(answer, str):
                raise SystemExit(f"without any fault: {answer}")
            for number, (functions, seconds) in enumerate(answer):
                names = {(name[0], name[1]) for name in functions}
                entered[first + number * self.jobs] = Entered(names, seconds)
        return [entered[number] for number in range(len(items))]

    def _entering(self, items: list[pytest.Item]) -> tuple[int, int]:
        """Begin to run tests in a forked process; return it and the pipe that will tell what they enter."""
        reading, writing = os.pipe()
        if pid := os.fork():
            os.close(writing)
            return pid, reading
        os.close(reading)
        with os.fdopen(writing, "w") as file:
            try:
                file.write(json.dumps([self._entered(item) for item in items]))
            except BaseException as error:
                file.write(json.dumps(str(error)))
        os._exit(0)

    def _entered(self, item: pytest.Item) -> tuple[list[tuple[str, str]], float]:
        start = time.process_time()
        names, failure = self._profiled(lambda: _failure(item))
        if failure:
            raise SystemExit(f"{item.nodeid} fails: {failure}")
        return sorted(names), time.process_time() - start

    def _profiled(self, call: Callable[[], Any]) -> tuple[set[tuple[str, str]], Any]:
        """Call `call`; return the functions of the game that it enters, and its result."""
        names: set[tuple[str, str]] = set()

        def profile(frame: types.FrameType, event: str, argument: Any) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(self.folder):
                names.add((frame.f_code.co_filename, frame.f_code.co_qualname))

        sys.setprofile(profile)
        try:
            return names, call()
        finally:
            sys.setprofile(None)

    def _compiling(self) -> set[tuple[str, str]]:
        """The functions that compile the game's own cards, which every test needs."""
        game = games.get(self.game)
        names, _ = self._profiled(lambda: game.start(Setup(self.game, game.seats[0], 1)))
        forget()
        return names

    def _tests(self, items: list[pytest.Item], entered: list[Entered], mutant: dict[str, Any]) -> list[int]:
        """The indices of the tests that enter the changed function, the most likely to fail first.

        The test that killed the mutant last time comes first; then the tests that enter other functions of
        its class, such as methods of compiled objects; then those that enter its module; among these the
        fastest.
        """
        file, function = place = str(ROOT / mutant["file"]), mutant["function"]
        owner = function.rpartition(".")[0]
        ranks: dict[int, tuple[bool, int, float]] = {}
        for number, test in enumerate(entered):
            if place not in self.compiling and place not in test.functions:
                continue
            others = [name for path, name in test.functions if path == file and name != function]
            kin = owner and any(name.startswith(f"{owner}.") for name in others)
            named = items[number].nodeid == mutant.get("first")
            ranks[number] = not named, 0 if kin else 1 if others else 2, test.seconds
        return sorted(ranks, key=ranks.__getitem__)

    def _fork(
        self, items: list[pytest.Item], times: dict[int, float], mutant: dict[str, Any]
    ) -> tuple[int, int]:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return pid, reading
        os.close(reading)
        try:
            os.setpgid(0, 0)
            seconds = math.ceil(sum(times.values()))
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
            answer = _trial(items, times, mutant)
        except BaseException as error:
            answer = f"the process ended: {type(error).__name__}: {error}"
        os.write(writing, answer.encode()[:4000])
        os._exit(0)

    def _wait(self, running: dict[int, tuple[dict[str, Any], int, float, int]]) -> None:
        """Report the mutants that have ended, after waiting for at least one."""
        soonest = min(deadline for _, _, deadline, _ in running.values())
        ready, _, _ = select.select(list(running), [], [], max(0.0, soonest - time.monotonic()))
        late = [pipe for pipe, (_, _, deadline, _) in running.items() if deadline <= time.monotonic()]
        for pipe in {*ready, *late}:
            mutant, pid, _, tests = running.pop(pipe)
            if pipe in ready:
                answer = os.read(pipe, 4096).decode() or "it died, or took too much processor time"
            else:
                os.killpg(pid, signal.SIGKILL)
                answer = WAITED
            os.close(pipe)
            os.waitpid(pid, 0)
            if answer == "survived":
                self._tell(mutant, "survived", f"{tests} tests")
            else:
                self._tell(mutant, "survived" if answer == WAITED else "killed", answer)

    def _tell(self, mutant: dict[str, Any], outcome: str, test: str) -> None:
        print(json.dumps({"id": mutant["id"], "outcome": outcome, "test": test}), file=self.out, flush=True)


def forget() -> None:
    """Clear the caches filled while the tests were collected, because a fault may change their content."""
    for thing in gc.get_objects():
        if isinstance(thing, Game):
            for value in vars(thing).values():
                if isinstance(value, dict):
                    value.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("grimorio."):
            for value in list(vars(module).values()):
                if callable(getattr(value, "cache_clear", None)):
                    value.cache_clear()


def _imported(game: str, mutant: dict[str, Any], seconds: float) -> tuple[str, str]:
    """Try a mutant of a function that runs only during imports: run all tests in a new process.

    `seconds` is the processor time that all tests take without the fault.
    """
    command = [sys.executable, "-m", "tools.mutants_worker", game, "import"]
    most = math.ceil(10 * (seconds + LONGEST))
    run = subprocess.run(
        command,
        input=json.dumps(mutant),
        capture_output=True,
        text=True,
        cwd=ROOT,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (most, most)),
    )
    name = run.stdout.strip().splitlines()[-1:] or ["the process died"]
    return ("survived", "all tests, anew") if name[0] == "survived" else ("killed", name[0])


class Changed(SourceLoader):
    """An importer that loads one module with a fault in it."""

    def __init__(self, name: str, mutant: dict[str, Any]) -> None:
        self.name, self.mutant = name, mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        """The spec of the changed module, if this is its name; otherwise None."""
        return spec_from_loader(name, self) if name == self.name else None

    def get_filename(self, fullname: str) -> str:
        return str(ROOT / self.mutant["file"])

    def get_data(self, path: str) -> bytes:
        return str(self.mutant["source"]).encode()

    def path_stats(self, path: str) -> Mapping[str, Any]:
        raise OSError  # no bytecode is kept


class Tries(Worker):
    """Runs the tests that name a rule until one fails, with the changed module imported."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        first = self.mutants[0].get("first")
        items = sorted(session.items, key=lambda item: item.nodeid != first)
        answer = next((item.nodeid for item in items if _failure(item)), "survived")
        print(answer, file=self.out, flush=True)
        return True


def _failure(item: pytest.Item) -> str:
    """Run one test; return its error message, or "" if it passed."""
    for report in runtestprotocol(item, nextitem=None, log=False):
        if report.failed:
            return str(report.longrepr)[-300:] or "failed"
    return ""


def _too_long(number: int, frame: types.FrameType | None) -> None:
    raise TimeoutError("the test takes much longer than without the fault")


def _trial(items: list[pytest.Item], times: dict[int, float], mutant: dict[str, Any]) -> str:
    """Set the fault and run the tests, each with its limit in processor seconds.

    Returns the name of the first failed test, or `survived`, also if the patience ends before a test fails.
    """
    _change(mutant)
    end = time.process_time() + (mutant.get("patience") or math.inf)
    signal.signal(signal.SIGVTALRM, _too_long)
    try:
        for number, seconds in times.items():
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
            if _failure(items[number]):
                return items[number].nodeid
            if time.process_time() > end:
                break
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return "survived"


def _module(mutant: dict[str, Any]) -> str:
    """The name of the module that a mutant changes."""
    return ".".join((ROOT / mutant["file"]).relative_to(ROOT / "src").with_suffix("").parts)


def _function(mutant: dict[str, Any]) -> types.FunctionType:
    """The function that a mutant changes."""
    place: Any = import_module(_module(mutant))
    for part in mutant["function"].split("."):
        place = vars(place)[part]
    function: types.FunctionType = getattr(place, "__func__", place)
    return function


def _faulty(mutant: dict[str, Any]) -> types.CodeType:
    """The function's code with the fault."""
    code = compile(mutant["source"], str(ROOT / mutant["file"]), "exec")
    for part in mutant["function"].split("."):
        code = next(
            constant
            for constant in code.co_consts
            if isinstance(constant, types.CodeType) and constant.co_name == part
        )
    return code


def exchangeable(mutant: dict[str, Any]) -> bool:
    """Whether the function can be given the mutant's code; a fault may leave out its use of `super()`."""
    return _function(mutant).__code__.co_freevars == _faulty(mutant).co_freevars


def _change(mutant: dict[str, Any]) -> None:
    """Replace the code of the mutant's function by the changed code."""
    _function(mutant).__code__ = _faulty(mutant)


def main() -> None:
    """Read the mutants of a game and try them in the number of processes given on the command line."""
    game, how = sys.argv[1], sys.argv[2]
    mutants = [json.loads(line) for line in sys.stdin]
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what pytest prints goes to the errors
    plugin = Worker(game, int(how), mutants, out) if how.isdecimal() else Tries(game, 1, mutants, out)
    if isinstance(plugin, Tries):
        changed = Changed(_module(mutants[0]), mutants[0])
        for name in [name for name in sys.modules if name.startswith("grimorio.games")]:
            del sys.modules[name]
        sys.meta_path.insert(0, changed)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not fuzz and not deep", "--no-header"]
    raise SystemExit(pytest.main([*options, *FOLDERS], plugins=[plugin]))


if __name__ == "__main__":
    main()
