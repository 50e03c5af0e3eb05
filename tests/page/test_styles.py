"""Style sheets: what one page wants of shared things, it wants of its own alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import grimorio.web

STATIC = Path(grimorio.web.__file__).parent / "static"
SHARED = ("shell.css", "theme.css", "comfort.css")
"""The style sheets of all pages."""
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
OWN = {".companion-full", ".picture", ".panel", ".top"}
"""Selectors that may stand: a page's own that a shared sheet names, and what is hidden or plain on paper."""


def selectors(path: Path) -> Iterator[str]:
    """Yield each selector of a style sheet; those in a list one by one."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    for found in re.findall(r"([^{};]+)\{", text):
        if "@" not in found:
            yield from (one.strip() for one in re.split(r",(?![^(]*\))", found))


def test_no_page_changes_what_all_pages_share() -> None:
    """A page's style sheet stays when another page is opened: its selectors name something of its own."""
    shared = {name for file in SHARED for one in selectors(STATIC / file) for name in CLASS.findall(one)}
    pages = list((STATIC / "pages").rglob("*.css"))
    assert len(pages) > 10
    leaking = {
        f"{path.name} {one}"
        for path in pages
        for one in selectors(path)
        if (names := set(CLASS.findall(one))) and names <= shared and one not in OWN
    }
    assert leaking == set()
