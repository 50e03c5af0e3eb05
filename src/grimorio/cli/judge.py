"""`grimorio judge`: play scenario files and report what differs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimorio.cli.base import BAD_INPUT, FAILURE, Json, Lang, language, print_json, stop, translator
from grimorio.cli.volume import detail, note, quiet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grimorio.judge import Verdict

Paths = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")]
Word = Annotated[
    str | None, typer.Option("-k", metavar="WORD", help="Only scenarios with this word in the title.")
]
Trace = Annotated[bool, typer.Option("--trace", help="Print the position after each step.")]


def judge(
    paths: Paths,
    word: Word = None,
    trace: Trace = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Set up positions, play scripts and check what they expect.

    Prints one line for each scenario: **ok**, **FAIL** with the step, what was expected and what was found,
    or **ERROR** with file and line; with `--quiet` no line for **ok**. The exit code is 0 only when all pass,
    and 2 when a file does not exist.

    Examples:

    - `grimorio judge scenarios`

    - `grimorio judge scenarios/magecraft/shields.yaml -k attack --trace`

    - `grimorio judge puzzle.yaml --json`
    """
    from grimorio.judge import summary

    verdicts: list[Verdict] = []
    code = FAILURE
    for verdict, failure in _judged(paths, word, trace):
        verdicts.append(verdict)
        code = max(code, failure)
        if not json and not (quiet() and verdict.result == "ok"):
            _show(verdict)
    if not verdicts and word is not None:
        stop("cli-no-scenario", word=word)
    if json:
        counts = {name: sum(v.result == name for v in verdicts) for name in ("ok", "fail", "error")}
        print_json(
            {
                "passed": counts["ok"],
                "failed": counts["fail"],
                "errors": counts["error"],
                "scenarios": [verdict.to_json(language()) for verdict in verdicts],
            }
        )
    else:
        note(summary(verdicts, language()))
    if any(verdict.result != "ok" for verdict in verdicts):
        raise typer.Exit(code)


def _judged(paths: list[Path], word: str | None, trace: bool) -> Iterator[tuple[Verdict, int]]:
    """Play the scenarios in these files and folders whose titles contain `word`; all if it is None.

    `paths` are the files and folders. Yields the verdict on each scenario, with the exit code if it is not
    "ok". With `trace`, verdicts have the position after each step.
    """
    from grimorio.judge import BadFile, Verdict, judge_file, scenario_files
    from grimorio.kernel.faults import message_of

    def wanted(title: str) -> bool:
        return word is None or word.casefold() in title.casefold()

    for path in paths:
        try:
            files = scenario_files(path)
        except BadFile as error:
            yield Verdict("error", error.file, error.line, message=message_of(error)), BAD_INPUT
            continue
        for file in files:
            detail("cli-verbose-reads", name=str(file))
            for verdict in judge_file(file, wanted=wanted, trace=trace):
                yield verdict, FAILURE


def _show(verdict: Verdict) -> None:
    """Print the line of a verdict, after the positions of its trace."""
    for picture in verdict.trace:
        step = translator("faults")("faults-verdict-trace", number=picture["step"], verb=picture["verb"])
        typer.echo(f"-- {step}\n{picture['position']}")
    typer.echo(verdict.line_text(language()))
