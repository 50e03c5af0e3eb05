"""Every example of the README and the docs does what the page says.

- `python` blocks run, one after the other, in the same namespace; `>>>` examples compare what they print;
- `console` blocks run their `$ grimorio …` and `$ python …` lines and compare the output, where `...` stands
  for anything; what is typed stands in a file, `$ grimorio … < FILE`;
- a block opened by `yaml file=NAME` (or json, csv, toml, python, text) is written to that file, for what
  follows.

Each page has a folder of its own. Commands that wait for people stand in `sh` blocks: nobody runs them.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from sybil import Document, Example, Region, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser
from sybil.parsers.markdown.lexers import FencedCodeBlockLexer

from grimorio.cli import main
from tests.forked import forked

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SEMANTICS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PLAIN = {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "110", "GRIMORIO_OPEN": "0", "GRIMORIO_LANG": "en"}
PATIENCE = 240
"""Seconds that a command may take."""


def grimorio(arguments: list[str], folder: str, output: str) -> None:
    """Run the program `grimorio` with these arguments in a forked process, and write its output to a file.

    Arguments that end with "<" and the name of a file are typed from that file.
    """
    os.chdir(folder)
    os.environ.update(PLAIN)
    if "<" in arguments:
        *arguments, _, typed = arguments
        os.dup2(os.open(typed, os.O_RDONLY), 0)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 (until the process ends)
    with Path(output).open("w") as written:
        for stream in (1, 2):
            os.dup2(written.fileno(), stream)
    sys.argv = ["grimorio", *arguments]
    main()


def run(command: str) -> str:
    """The output of a command, stdout and stderr together; that of a failing command ends with its exit
    code.
    """
    program, *arguments = shlex.split(command)
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as output:
        if program == "grimorio":
            process = forked(grimorio, arguments, str(Path.cwd()), output.name)
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                raise TimeoutError(command)
            code = process.exitcode
        elif program == "python":
            environment = {**os.environ, **PLAIN, "PYTHONPATH": str(ROOT)}
            with Path(output.name).open("w") as written:
                code = subprocess.run(
                    [sys.executable, *arguments],
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=written,
                    stderr=subprocess.STDOUT,
                    timeout=PATIENCE,
                ).returncode
        else:
            raise ValueError(f"only grimorio and python run in console blocks, not {program!r}")
        ending = f"exit code {code}\n" if code else ""
        return re.sub(r"[ \t]+$", "", output.read(), flags=re.MULTILINE) + ending


def console(example: Example) -> str:
    """Run a console block; return the message that Sybil shows when the output differs, or ""."""
    commands = re.split(r"^\$ ", str(example.parsed), flags=re.MULTILINE)
    if commands[0].strip():
        return f"a console block begins with '$ ', not with {commands[0]!r}"
    for text in commands[1:]:
        first, _, wanted = text.replace("\\\n", " ").partition("\n")
        found = run(first)
        if not doctest.OutputChecker().check_output(wanted, found, SEMANTICS):
            return f"$ {first}\nexpected:\n{wanted}\nfound:\n{found}"
    return ""


def write(example: Example) -> None:
    """Write a block to the file that the block names."""
    name, text = example.parsed
    path = Path.cwd() / name
    assert path.resolve().is_relative_to(Path.cwd().resolve()), f"{name} is outside the page's folder"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def files(document: Document) -> Iterable[Region]:
    """The blocks of a page that name a file."""
    for region in FencedCodeBlockLexer(r"(?:yaml|json|csv|toml|python|text) file=(?P<name>\S+)")(document):
        yield Region(region.start, region.end, (region.lexemes["name"], str(region.lexemes["source"])), write)


PARSERS = (PythonCodeBlockParser(doctest_optionflags=SEMANTICS), CodeBlockParser("console", console), files)


def check(page: Path) -> int:
    """Run all examples of a page in the current folder, and return their number. Raises AssertionError."""
    examples = list(Sybil(PARSERS).parse(page).examples())
    for example in examples:
        example.evaluate()
    return len(examples)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    check(page)


LINK = re.compile(r"\]\((?!https?://|mailto:|#)([^)#\s]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lost = [target for target in LINK.findall(text) if not (page.parent / target).exists()]
    assert not lost, f"{page.name} links to what is not there: {', '.join(lost)}"


GOOD = """
```python
x = 2
```
```python
>>> x + 1
3
```
```text file=hello.py
print("one\\ntwo")
```
```console
$ python hello.py
one
...
$ python -c "import sys; sys.exit(3)"
exit code 3
```
"""


def test_the_examples_are_really_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.md"
    page.write_text(GOOD, encoding="utf-8")
    assert check(page) == 4
    mistakes = {"3\n```": "4\n```", "one\n...": "two\n...", "exit code 3": "", "x = 2": "1 / 0"}
    for right, wrong in mistakes.items():
        page.write_text(GOOD.replace(right, wrong, 1), encoding="utf-8")
        with pytest.raises((AssertionError, ZeroDivisionError)):
            check(page)
