"""Every gap of the rulebook has its page, and every page names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import games, rulebooks

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings"
PAGES = sorted(path for path in RULINGS.glob("*.md") if "`MAGE-" in path.read_text(encoding="utf-8"))
PAGES = [path for path in PAGES if path.name != "index.md"]


def test_every_flagged_rule_has_a_page() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    flagged = [rule.id for rule in rulebooks.load("magecraft") if rule.flag not in ("", "NOTE")]
    assert len(flagged) >= 19
    assert [id for id in flagged if f"`{id}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_is_listed_and_names_rules_and_tests_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert f"({page.name})" in (RULINGS / "index.md").read_text(encoding="utf-8")
    for id in re.findall(r"MAGE-[A-Z0-9-]+[a-z]?", text):
        rulebooks.find(id)
    tests = re.findall(r"`(test_\w+\.py)(?:::(test_\w+))?`", text)
    assert tests, "no test is named"
    for file, name in tests:
        source = (HERE / file).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in source, f"there is no {name}"


def test_the_index_lists_every_option() -> None:
    text = (RULINGS / "index.md").read_text(encoding="utf-8")
    for option in games.get("magecraft").options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} | [{option.ruling}]({option.ruling}.md) |" in text
        assert option.values[0] == option.default
