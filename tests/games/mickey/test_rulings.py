"""Every gap of the two rulebooks has its page, and every page names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import rulebooks
from grimorio.games.mickey.options import AS_BOOK, BOOK, OPTIONS, Choices

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings"
PAGES = sorted(RULINGS.glob("mickey-*.md"))
DEFAULTS = {option.name: option.default for option in OPTIONS}


def test_every_flagged_rule_has_a_page() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    flagged = [rule.id for rule in rulebooks.load("mickey") if rule.flag not in ("", "NOTE")]
    assert len(flagged) > 50
    assert [id for id in flagged if f"`{id}`" not in text] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_is_listed_and_names_rules_and_tests_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert f"({page.name})" in (RULINGS / "index.md").read_text(encoding="utf-8")
    for id in re.findall(r"`(WOM-[^`]+)`", text):
        rulebooks.find(id)
    tests = re.findall(r"`(test_\w+\.py)::(test_\w+)`", text)
    assert tests, "no test is named"
    for file, name in tests:
        assert f"def {name}(" in (HERE / file).read_text(encoding="utf-8"), f"there is no {name}"


def test_the_index_lists_every_option() -> None:
    text = (RULINGS / "index.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} | [{option.ruling}]({option.ruling}.md) |" in text
        assert option.values[0] == option.default
        assert option.rule is not None and rulebooks.find(option.rule)


@pytest.mark.rule("WOM-IT-0-1")
@pytest.mark.parametrize("name", AS_BOOK)
def test_an_option_follows_the_rulebook_until_it_is_set(name: str) -> None:
    official, french = AS_BOOK[name]
    for rulebook, value in (("official-play-2010", official), ("origines", french)):
        values = {**DEFAULTS, "rulebook": rulebook}
        assert values[name] == BOOK and Choices(values).values[name] == value
        for other in AS_BOOK[name]:
            assert Choices({**values, name: other}).values[name] == other
