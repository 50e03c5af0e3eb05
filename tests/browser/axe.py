"""Checks with axe-core that the page has no barriers for people with disabilities, in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

AXE = Path(__file__).with_name("vendor") / "axe.min.js"
FOUND = """async ([theme, within, rules]) => {
  document.documentElement.dataset.theme = theme;
  for (const one of document.getAnimations()) one.finish();
  const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(within, { resultTypes: ["violations"], selectors: false, ...only });
  const some = (nodes) => nodes.slice(0, 3).map((one) => one.html.slice(0, 160)).join(" | ");
  return violations.map(({ id, nodes }) => `${theme}, ${id}: ${some(nodes)}`);
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
SIZES = [pytest.param(360, 740, marks=pytest.mark.deep), (1440, 900)]


def violations(page: Page, where: str, within: str = "html") -> list[str]:
    """The violations that axe-core finds on the present page, or within a part of it.

    One theme is checked by all rules, dark on a phone and light on a desktop; the other by the rules on
    colours.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    themes = ["dark", "light"] if page.evaluate("innerWidth < 700") else ["light", "dark"]
    found = page.evaluate(FOUND, [themes[0], within, None]) + page.evaluate(
        FOUND, [themes[1], within, COLOURS]
    )
    return [f"{where}, {one}" for one in found]


POPUP = "dialog[open]"


def in_popup(page: Page, where: str) -> list[str]:
    """The violations that axe-core finds in the popup that is opening; close the popup afterwards."""
    page.locator(f"{POPUP} .popup-body > *").first.wait_for()
    found = violations(page, where, POPUP)
    page.keyboard.press("Escape")
    expect(page.locator(POPUP)).to_have_count(0)
    return found
