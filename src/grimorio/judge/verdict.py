"""Judge scenarios, and report the verdicts."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grimorio.judge.bench import Bench, bench_for
from grimorio.judge.outcomes import Failed, Refused
from grimorio.judge.reading import BadFile
from grimorio.judge.scenario import Scenario, scenarios_in

OK, FAIL, ERROR = "ok", "fail", "error"


@dataclass
class Verdict:
    """The result of one scenario.

    Attributes:
        result: "ok", "fail" (the rules and the script differ) or "error" (the script cannot be played).
        file, line: the place of the scenario, or of its failure or error.
        title: its title; empty when it could not be read.
        source: the rule ids it names.
        step: the number of the step that failed, from 1; 0 for the setup.
        verb: the verb of that step.
        expected, found: the difference, for a failure.
        message: the message of an error.
        trace: a picture of the position after the setup and after each step, when asked for.
    """

    result: str
    file: str
    line: int
    title: str = ""
    source: tuple[str, ...] = ()
    step: int | None = None
    verb: str | None = None
    expected: str = ""
    found: str = ""
    message: str = ""
    trace: list[dict[str, Any]] = field(default_factory=list)

    def line_text(self) -> str:
        """The verdict as one line of text."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        if self.result == OK:
            return f"ok    {self.title}"
        title = f"{self.title}: " if self.title else ""
        step = "" if self.step is None else f"step {self.step}{f' ({self.verb})' if self.verb else ''}: "
        if self.result == FAIL:
            return f"FAIL  {title}{step}expected {self.expected}; found {self.found} ({where})"
        return f"ERROR {where}: {title}{step}{self.message}"

    def to_json(self) -> dict[str, Any]:
        """The verdict as JSON data: "result", "file", "line", "title" and "source".

        Unless the scenario passed, it has "step" and "verb" too; if it failed, "expected" and "found"; after
        an error "message"; and "trace" where one was asked for.
        """
        data: dict[str, Any] = {
            "result": self.result,
            "file": self.file,
            "line": self.line,
            "title": self.title,
            "source": list(self.source),
        }
        if self.result != OK:
            data |= {"step": self.step, "verb": self.verb}
        if self.result == FAIL:
            data |= {"expected": self.expected, "found": self.found}
        if self.result == ERROR:
            data["message"] = self.message
        if self.trace:
            data["trace"] = self.trace
        return data


def judge_file(
    path: Path, *, wanted: Callable[[str], bool] = lambda title: True, trace: bool = False
) -> Iterator[Verdict]:
    """Judge the scenarios of a file for whose title `wanted` is true.

    Errors in the file become verdicts. With `trace`, each verdict has pictures of the positions.
    """
    for scenario in scenarios_in(path):
        if isinstance(scenario, BadFile):
            yield Verdict(ERROR, scenario.file, scenario.line, message=scenario.message)
        elif wanted(scenario.title):
            yield judge(scenario, trace=trace)


def judge(scenario: Scenario, *, trace: bool = False) -> Verdict:
    """Play one scenario to its end, or to its first failure.

    With `trace`, the verdict has pictures of the positions, after the setup and after each step.
    """
    verdict = Verdict(OK, scenario.file, scenario.line, scenario.title, scenario.source)
    try:
        bench = bench_for(scenario)
        bench.check_verbs()
        bench.set_up()
        _trace(verdict, bench, 0, "setup", trace)
        for step in scenario.steps:
            verdict.step, verdict.verb = step.number, step.verb
            verdict.line = step.node.line
            bench.play(step)
            _trace(verdict, bench, step.number, step.verb, trace)
        bench.close()
        verdict.step = verdict.verb = None
        verdict.line = scenario.line
    except BadFile as error:
        verdict.result, verdict.message = ERROR, error.message
        verdict.file, verdict.line = error.file, error.line
    except Refused as error:
        verdict.result = FAIL
        verdict.expected = "the rules to allow this"
        rules = f" ({', '.join(sorted(error.rules))})" if error.rules else ""
        verdict.found = f"refused: {error}{rules}"
    except Failed as error:
        verdict.result, verdict.line = FAIL, error.line
        verdict.expected, verdict.found = error.expected, error.found
    except Exception as error:
        verdict.result, verdict.message = ERROR, _fault(error)
    return verdict


def _fault(error: Exception) -> str:
    """The message for an unexpected exception: a bug in the program."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    told = " ".join(f"{type(error).__name__}: {error}".split())
    return f"a fault of the program, please report it: {told}{where}"


def _trace(verdict: Verdict, bench: Bench, number: int, verb: str, wanted: bool) -> None:
    if wanted:
        verdict.trace.append({"step": number, "verb": verb, "position": bench.picture()})


def summary(verdicts: list[Verdict]) -> str:
    """The last line of a report on these verdicts: ``3 passed, 1 failed, 0 errors``."""
    counts = [sum(verdict.result == result for verdict in verdicts) for result in (OK, FAIL, ERROR)]
    return f"{counts[0]} passed, {counts[1]} failed, {counts[2]} error{'s' * (counts[2] != 1)}"
