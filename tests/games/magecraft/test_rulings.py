"""Every gap of the rulebook has its page, and every page names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from grimorio import games
from tests.rulings import check_flagged, check_options, check_page, pages_on, text_of

HERE = Path(__file__).parent
PAGES = pages_on("MAGE-")


def test_every_flagged_rule_has_a_page() -> None:
    check_flagged("magecraft", PAGES, 19)


def test_every_page_is_listed_and_names_rules_and_tests_that_exist() -> None:
    for page in PAGES:
        text = check_page(page, r"MAGE-[A-Z0-9-]+[a-z]?")
        tests = re.findall(r"`(test_\w+\.py)(?:::(test_\w+))?`", text)
        assert tests, f"{page.name} names no test"
        for file, name in tests:
            source = text_of(HERE / file)
            assert not name or f"def {name}(" in source, f"{page.name}: there is no {name}"


def test_the_index_lists_every_option() -> None:
    check_options(games.get("magecraft").options)
