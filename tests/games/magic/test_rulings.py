"""Every gap and contradiction of the sources has its page, and pages name rules and proofs that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import games, rulebooks

ROOT = Path(__file__).parents[3]
RULINGS = ROOT / "docs" / "rulings"
PAGES = sorted(path for path in RULINGS.glob("*.md") if "`MTG8-" in path.read_text(encoding="utf-8"))
PAGES = [path for path in PAGES if path.name != "index.md"]


def test_every_flagged_rule_has_a_page() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    flagged = [rule.id for rule in rulebooks.load("magic") if rule.flag not in ("", "NOTE")]
    assert len(flagged) >= 26
    assert [id for id in flagged if f"`{id}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_is_listed_and_names_rules_and_proofs_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert f"({page.name})" in (RULINGS / "index.md").read_text(encoding="utf-8")
    for id in re.findall(r"`(MTG8-[^`]+)`", text):
        rulebooks.find(id)
    for path in re.findall(r"`((?:scenarios|tests)/[^`:]+)", text):
        assert (ROOT / path).exists(), f"there is no {path}"


def test_the_index_lists_every_option() -> None:
    text = (RULINGS / "index.md").read_text(encoding="utf-8")
    for option in games.get("magic").options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} | [{option.ruling}]({option.ruling}.md) |" in text
        assert option.values[0] == option.default
