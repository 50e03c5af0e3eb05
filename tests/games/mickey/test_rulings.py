"""Every gap of the two rulebooks has its page, and every page names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import rulebooks
from grimorio.games.mickey.options import AS_BOOK, BOOK, OPTIONS, Choices
from tests.rulings import RULINGS, check_flagged, check_options, check_page, text_of

HERE = Path(__file__).parent
PAGES = sorted(RULINGS.glob("mickey-*.md"))
DEFAULTS = {option.name: option.default for option in OPTIONS}


def test_every_flagged_rule_has_a_page() -> None:
    check_flagged("mickey", PAGES, 51)


def test_every_page_is_listed_and_names_rules_and_tests_that_exist() -> None:
    for page in PAGES:
        tests = re.findall(r"`(test_\w+\.py)::(test_\w+)`", check_page(page, r"`(WOM-[^`]+)`"))
        assert tests, f"{page.name} names no test"
        for file, name in tests:
            assert f"def {name}(" in text_of(HERE / file), f"{page.name}: there is no {name}"


def test_the_index_lists_every_option() -> None:
    check_options(OPTIONS)
    for option in OPTIONS:
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
