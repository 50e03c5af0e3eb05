"""The manual page names every command, and is as `make docs` would write it."""

from __future__ import annotations

from grimorio.cli.overview import COMMANDS
from tools import docs_man


def test_the_page_is_that_of_the_present_commands() -> None:
    page = docs_man.PAGE.read_text()
    assert page == docs_man.page(), "run `make docs`"
    assert page.isascii()
    for command in COMMANDS:
        assert f'.SS "grimorio {command}' in page, command


def test_markdown_becomes_roff() -> None:
    assert docs_man.roff("`--out` of a [page](page.md), C:\\x…") == (
        "\\fB\\-\\-out\\fR of a page, C:\\ex\\[u2026]"
    )
    assert docs_man.roff(".begins with a dot") == "\\&.begins with a dot"
