"""What `grimorio --help` prints: all commands by what they are for, in the reader's language.

Nothing here imports a command, nor a library that takes long: the texts stand in `commands.ftl`, one plain
line each.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import typer

from grimorio.cli.base import language

if TYPE_CHECKING:
    from collections.abc import Iterable

CATALOGUE: Final = "commands"
"""The message file with the texts."""

SECTIONS: Final[dict[str, dict[str, str]]] = {
    "play": {"play": "play.play", "draft": "pods.app", "open": "open.open_"},
    "club": {"event": "event.app", "campaign": "campaign.app", "print": "print.print_"},
    "cards": {"cards": "cards.app", "decks": "decks.app", "rules": "rules.rules", "judge": "judge.judge"},
    "bots": {"simulate": "simulate.simulate", "arena": "arena.arena"},
    "past": {"replay": "replay.replay", "verify": "verify.verify"},
    "server": {
        "serve": "play.serve",
        "admin": "admin.app",
        "backup": "database.backup",
        "restore": "database.restore",
        "database": "database.app",
        "purge": "purge.purge",
    },
}
"""The names of all commands by section, in the order of the overview, and where each is made: its module in
`grimorio.cli`, and its function or `Typer` there."""

COMMANDS: Final = {name: place for section in SECTIONS.values() for name, place in section.items()}
"""Where each command is made, by its name."""


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The texts of the overview in a language, by message id, read without the libraries of Fluent."""
    from grimorio.language import message_file, typeset

    lines = message_file(language, CATALOGUE).read_text("utf-8").splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    return {key: typeset(language, text) for key, text in pairs}


def write_overview(context: Any, formatter: Any) -> None:
    """Write the overview: what the program is, how it is called, its commands and its options.

    Args:
        context: the program's context.
        formatter: the help formatter that it is written to.
    """
    say = plain_messages(language())
    formatter.write(f"{say['commands-what']}\n")
    formatter.write_paragraph()
    formatter.write(f"  {typer.style('grimorio', bold=True)} [--lang en|it|fr] {say['commands-usage']}\n")
    widest = max(map(len, COMMANDS))
    for section, names in SECTIONS.items():
        rows = [(name, say[f"commands-{name}"]) for name in names]
        _write_rows(formatter, say[f"commands-section-{section}"], rows, widest)
    options = [
        (", ".join(sorted(param.opts, key=len)), say[f"commands-option-{param.name.replace('_', '-')}"])
        for param in context.command.get_params(context)
    ]
    _write_rows(formatter, say["commands-section-options"], options, max(len(names) for names, _ in options))
    formatter.write_paragraph()
    formatter.write(f"{say['commands-more']}\n")


def _write_rows(formatter: Any, title: str, rows: Iterable[tuple[str, str]], widest: int) -> None:
    """Write a section: its title, and in each row a name of at most `widest` characters with its text."""
    formatter.write_paragraph()
    formatter.write(f"{typer.style(title, bold=True)}\n")
    formatter.indent()
    padded = [(typer.style(name.ljust(widest), fg=typer.colors.CYAN), text) for name, text in rows]
    formatter.write_dl(padded)
    formatter.dedent()
