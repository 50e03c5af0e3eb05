"""Write the manual page `docs/operation/grimorio.1` from the commands and their options.

Libraries that do so know click; typer has a click of its own.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from typer.main import get_command

from grimorio.cli.app import app

PAGE: Final = Path(__file__).parent.parent / "docs" / "operation" / "grimorio.1"

ENVIRONMENT: Final = {
    "GRIMORIO_LANG": "the language: en, it or fr",
    "GRIMORIO_HOST, GRIMORIO_PORT": "the address and port of the table, 127.0.0.1 and 8317",
    "GRIMORIO_DB": "the URL of the database with the games",
    "GRIMORIO_OPEN": "0 opens no browser",
}
"""The variables named on the page; docs/server.md has the others."""

EXITS: Final = {
    "0": "what was asked for came out",
    "1": "what was asked for did not come out: a scenario failed, a record is not proved",
    "2": "what was written was wrong: the line on stderr says what, where and what was expected",
    "130": "stopped by Ctrl\\-C",
}


def roff(text: str) -> str:
    """Text of a help message, in Markdown, as text of a manual page."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text).replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"`([^`]+)`", r"\\fB\1\\fR", text)
    text = re.sub(r"[^\x00-\x7f]", lambda sign: f"\\[u{ord(sign[0]):04X}]", text)
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in text.splitlines())


def commands(group: Any, path: str) -> Iterator[tuple[str, Any]]:
    """All commands below a group with the words that call them, in the order of the help."""
    for name in group.list_commands(None):
        command = group.get_command(None, name)
        if command.hidden:
            continue
        if hasattr(command, "list_commands"):
            yield from commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def paragraphs(help: str) -> Iterator[str]:
    """The lines of a command's help: its paragraphs, and its list of examples."""
    for part in re.split(r"\n\s*\n", inspect.cleandoc(help)):
        for item in re.split(r"\n(?=- )", part):
            listed = item.startswith("- ")
            yield ".IP \\(bu 2" if listed else ".PP"
            yield roff(" ".join(item.removeprefix("- ").split()))


def section(path: str, command: Any) -> Iterator[str]:
    """The lines about one command: what it does, its arguments and options."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    yield '.SS "' + " ".join([path, *(str(param.name).upper() for param in arguments)]) + '"'
    yield from paragraphs(command.help or "")
    for param in command.params:
        if getattr(param, "hidden", False) or "--help" in param.opts:
            continue
        option = param.param_type_name == "option"
        spelled = ", ".join([*param.opts, *param.secondary_opts]) if option else str(param.name).upper()
        yield ".TP"
        yield f"\\fB{roff(spelled)}\\fR"
        yield roff(" ".join((getattr(param, "help", None) or "").split())) or "\\&"


def page() -> str:
    """The manual page as roff text."""
    program = get_command(app)
    lines = [
        '.TH GRIMORIO 1 "" "" "Grimorio"',
        ".SH NAME",
        "grimorio \\- wizard card games, complete",
        ".SH SYNOPSIS",
        "\\fBgrimorio\\fR [\\fB\\-\\-lang\\fR en|it|fr] \\fICOMMAND\\fR \\fI...\\fR",
        ".SH DESCRIPTION",
        roff(program.help or ""),
        "\\fBgrimorio play\\fR opens a table in the browser.",
        ".SH COMMANDS",
    ]
    for path, command in commands(program, "grimorio"):
        lines += section(path, command)
    for heading, entries in (("ENVIRONMENT", ENVIRONMENT), ("EXIT STATUS", EXITS)):
        lines.append(f".SH {heading}")
        for name, meaning in entries.items():
            lines += [".TP", f"\\fB{name}\\fR", meaning]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page())


if __name__ == "__main__":
    main()
