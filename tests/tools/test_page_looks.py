"""Each address of the page is among those whose looks are compared (`tests/browser/test_looks.py`)."""

from __future__ import annotations

import re

from grimorio.web.page.built import STATIC
from tests.browser.test_looks import ADDRESSES, KEPT


def test_every_address_of_the_page_has_a_look() -> None:
    text = (STATIC / "app.js").read_text("utf-8")
    patterns = [pattern.replace(r"\/", "/") for pattern in re.findall(r"^  \[/(\S+)/, ", text, re.M)]
    paths = {
        re.split(r"[?#]", address)[0].replace("{", "").replace("}", "") for address, _ in ADDRESSES.values()
    }
    assert len(patterns) > 10
    assert [pattern for pattern in patterns if not any(re.search(pattern, path) for path in paths)] == []


def test_every_look_is_of_an_address() -> None:
    assert {path.stem for path in KEPT.glob("*.json")} == set(ADDRESSES)
