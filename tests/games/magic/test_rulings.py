"""Every gap and contradiction of the sources has its page, and pages name rules and proofs that exist."""

from __future__ import annotations

import re

from grimorio import games
from tests.rulings import ROOT, check_flagged, check_options, check_page, pages_on

PAGES = pages_on("MTG8-")


def test_every_flagged_rule_has_a_page() -> None:
    check_flagged("magic", PAGES, 26)


def test_every_page_is_listed_and_names_rules_and_proofs_that_exist() -> None:
    for page in PAGES:
        text = check_page(page, r"`(MTG8-[^`]+)`")
        for path in re.findall(r"`((?:scenarios|tests)/[^`:]+)", text):
            assert (ROOT / path).exists(), f"{page.name}: there is no {path}"


def test_the_index_lists_every_option() -> None:
    check_options(games.get("magic").options)
