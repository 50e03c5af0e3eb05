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
from grimorio.kernel.faults import Message, message_of
from grimorio.language import told, translator

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
    expected: str | Message = ""
    found: str | Message = ""
    message: str | Message = ""
    trace: list[dict[str, Any]] = field(default_factory=list)

    def line_text(self, language: str = "en") -> str:
        """The verdict as one line of text, in the language with this code."""
        say = translator(language, ["faults"])
        where = f"{self.file}:{self.line}" if self.line else self.file
        result = say(f"faults-verdict-{self.result}")
        if self.result == OK:
            return f"{result} {self.title}"
        title = f"{self.title}: " if self.title else ""
        step = ""
        if self.step is not None:
            step = say("faults-verdict-step", number=self.step, verb=self.verb or "none") + " "
        if self.result == FAIL:
            expected, found = _text(self.expected, language), _text(self.found, language)
            text = say("faults-verdict-differs", expected=expected, found=found)
            return f"{result} {title}{step}{text} ({where})"
        return f"{result} {where}: {title}{step}{_text(self.message, language)}"

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The verdict as JSON data: "result", "file", "line", "title" and "source".

        Unless the scenario passed, it has "step" and "verb" too; if it failed, "expected" and "found"; after
        an error "message"; and "trace" where one was asked for. `language` is the code of the language of
        these texts.
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
            data |= {"expected": _text(self.expected, language), "found": _text(self.found, language)}
        if self.result == ERROR:
            data["message"] = _text(self.message, language)
        if self.trace:
            data["trace"] = self.trace
        return data


def _text(text: str | Message, language: str) -> str:
    """A text of a verdict in the language with this code; one without a key has only words of scenarios."""
    return text if isinstance(text, str) else told(text, language)


def judge_file(
    path: Path, *, wanted: Callable[[str], bool] = lambda title: True, trace: bool = False
) -> Iterator[Verdict]:
    """Judge the scenarios of a file for whose title `wanted` is true.

    Errors in the file become verdicts. With `trace`, each verdict has pictures of the positions.
    """
    for scenario in scenarios_in(path):
        if isinstance(scenario, BadFile):
            yield Verdict(ERROR, scenario.file, scenario.line, message=message_of(scenario))
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
        verdict.result, verdict.message = ERROR, message_of(error)
        verdict.file, verdict.line = error.file, error.line
    except Refused as error:
        verdict.result = FAIL
        verdict.expected = Message("the rules to allow this", "rules-allow")
        why = message_of(error)
        if error.rules:
            rules = ", ".join(sorted(error.rules))
            why = Message("{problem} ({rule})", "by-rule", problem=why, rule=rules)
        verdict.found = Message("refused: {problem}", "refused", problem=why)
    except Failed as error:
        verdict.result, verdict.line = FAIL, error.line
        verdict.expected, verdict.found = error.expected, error.found
    except Exception as error:
        verdict.result, verdict.message = ERROR, _fault(error)
    return verdict


def _fault(error: Exception) -> Message:
    """The message for an unexpected exception: a bug in the program."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    detail = f"{' '.join(f'{type(error).__name__}: {error}'.split())}{where}"
    return Message("a fault of the program, please report it: {detail}", "bug", detail=detail)


def _trace(verdict: Verdict, bench: Bench, number: int, verb: str, wanted: bool) -> None:
    if wanted:
        verdict.trace.append({"step": number, "verb": verb, "position": bench.picture()})


def summary(verdicts: list[Verdict], language: str = "en") -> str:
    """The last line of a report on these verdicts: ``3 passed, 1 failed, 0 errors``."""
    counts = {result: sum(verdict.result == result for verdict in verdicts) for result in (OK, FAIL, ERROR)}
    return translator(language, ["faults"])("faults-verdicts", **counts)
