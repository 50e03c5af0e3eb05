"""The menu of the documentation's site, and links out of it; `make site` checks the others."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
CONF: dict[str, Any] = runpy.run_path(str(DOCS / "conf.py"))


def test_the_menu_names_pages_that_exist() -> None:
    for pages in CONF["CONTENTS"].values():
        for page in pages:
            assert list(DOCS.glob(f"{page}.md")), page
            assert f"\n{page}\n" in CONF["menu"]()


def test_links_out_of_the_site_become_words() -> None:
    text = "[how](style.md), [here](../bench/results), [you](../CONTRIBUTING.md#adding), [top](../server.md)"
    assert CONF["inside"]("speed", text) == "[how](style.md), here, [you](/contributing.md), top"
    assert CONF["inside"]("decisions/tests", text) == text
    assert CONF["inside"]("decisions/tests", "[a](../../scenarios/magic)") == "a"
