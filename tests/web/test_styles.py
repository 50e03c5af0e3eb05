"""Style sheets: those that all pages load must style no class names that games' tables use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from grimorio import web

STATIC = Path(web.__file__).parent / "static"
PAGES = sorted(STATIC.glob("pages/*.css"))


def selectors(sheet: Path) -> list[str]:
    """Return the single selectors of a style sheet, including those within @media."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    heads = [head for head in re.findall(r"([^{}]+)\{", text) if not head.strip().startswith("@")]
    return [one.strip() for head in heads for one in re.split(r",(?![^(]*\))", head)]


def classes(selector: str) -> set[str]:
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))


@cache
def of_games() -> set[str]:
    """The classes that the style sheets of the games have."""
    sheets = [sheet for sheet in STATIC.glob("games/*/*.css") if sheet.parent.name != "live"]  # it has pages
    return {name for sheet in sheets for selector in selectors(sheet) for name in classes(selector)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_page_styles_what_a_game_has(page: Path) -> None:
    shared = [one for one in selectors(page) if classes(one) and classes(one) <= of_games()]
    assert not shared, shared


def test_pages_have_sheets() -> None:
    assert len(PAGES) > 3
