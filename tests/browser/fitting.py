"""Checks that a page fits into its window and has words for everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from grimorio.language import CATALOGUES, LANGUAGES
from tests.browser.player import Player

ITALIAN_FIRST = ["it", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "it")]
"""The languages in which the page must fit: Italian, whose words are longest, and as deep tests the
others.
"""
SIZES = PHONE, TABLET, DESK = (360, 740), (768, 1024), (1440, 900)
PHONE_FIRST = [PHONE, *(pytest.param(*one, marks=pytest.mark.deep) for one in (TABLET, DESK))]
"""The windows in which the page must fit, in pixels: a phone, and as deep tests a tablet and a desk."""
RAW = re.compile(rf"\b(?:{'|'.join(CATALOGUES)})-[a-z]+-?[a-z-]*")
FITS = """() => document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll(".popup-body")].every((box) => box.scrollWidth <= box.clientWidth)
  && [...document.querySelectorAll(".board .place-name")].every((name) =>
    name.getBoundingClientRect().right <= name.closest(".board").getBoundingClientRect().right)"""


def fits(player: Player) -> None:
    """Check that nothing overflows sideways in the page, its popup and boards, and that messages have words.

    720 by 450 is a window of 1440 by 900 at 200 % zoom.
    """
    for width, height in ((360, 740), (720, 450), (768, 1024), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(FITS), width
    assert not RAW.findall(player.page.locator("body").inner_text())


CONFIRMS = """() => {
  const prompt = document.querySelector(".prompt");
  const lit = document.querySelectorAll(".table-page [aria-keyshortcuts=Enter]");
  const primary = [...document.querySelectorAll(".table-main .primary")];
  const strays = primary.filter((one) => !one.closest("dialog"));
  const edge = prompt.getBoundingClientRect();
  const out = [...prompt.querySelectorAll(".confirm *")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && (left < edge.left || right > edge.right + 1);
  });
  const wrong = lit.length !== 1 || !lit[0].closest(".confirm, .answers") || strays.length || out.length
    || prompt.scrollHeight > prompt.clientHeight + 1;
  if (wrong) return [lit.length, strays.length, out.length, prompt.scrollHeight - prompt.clientHeight];
  const { right, bottom } = lit[0].getBoundingClientRect();
  return { right: Math.round(edge.right - right), bottom: Math.round(innerHeight - bottom) };
}"""


def confirms(page: Page) -> tuple[int, int]:
    """How far the one lit button ends from the right and the lower edge, in pixels.

    Checks that it stands in the prompt, which shows all its buttons whole and without scrolling.
    """
    page.locator(".prompt [aria-keyshortcuts=Enter]").wait_for()
    place = page.evaluate(CONFIRMS)
    assert isinstance(place, dict), f"lit, outside the prompt, running out of it, hidden pixels: {place}"
    return place["right"], place["bottom"]
