"""Checks of the pages on rulings, the same for every game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grimorio import rulebooks
from grimorio.kernel import GameOption

ROOT: Final = Path(__file__).parents[1]
RULINGS: Final = ROOT / "docs" / "rulings"


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def pages_on(prefix: str) -> list[Path]:
    """The pages that name rules of a rulebook, by the prefix of its ids."""
    return sorted(
        path for path in RULINGS.glob("*.md") if path.name != "index.md" and f"`{prefix}" in text_of(path)
    )


def check_flagged(game: str, pages: Sequence[Path], least: int) -> None:
    """Check that every rule flagged as a gap has a page, and that there are at least so many."""
    text = "".join(map(text_of, pages))
    flagged = [rule.id for rule in rulebooks.load(game) if rule.flag not in ("", "NOTE")]
    assert len(flagged) >= least
    assert [id for id in flagged if f"`{id}`" not in text] == []


def check_page(page: Path, rules: str) -> str:
    """Check that the page is in the index and that the rules it names exist, and return its text."""
    text = text_of(page)
    assert f"({page.name})" in text_of(RULINGS / "index.md"), f"the index does not list {page.name}"
    for id in re.findall(rules, text):
        assert rulebooks.find(id), page.name
    return text


def check_options(options: Sequence[GameOption]) -> None:
    """Check that the index lists every option with its values, the default first."""
    text = text_of(RULINGS / "index.md")
    for option in options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} | [{option.ruling}]({option.ruling}.md) |" in text
        assert option.values[0] == option.default
