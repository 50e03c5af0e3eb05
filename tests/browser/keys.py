"""Checks that the page can be used with the keyboard alone: the focus moves and is always visible."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Where the keyboard is can be seen: an outline on the thing itself, or on what is drawn for it.
SEEN = """() => {
  const one = document.activeElement;
  if (one === document.body) return true; // between the end of the page and its beginning
  const drawn = (thing) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(thing);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && opacity !== "0";
  };
  const shown = [one, one.nextElementSibling].filter(Boolean);
  return one.matches(":focus-visible") && shown.some(drawn);
}"""
POINTER = """() => {
  window.pointed = 0;
  for (const kind of ["pointerdown", "pointermove", "touchstart"]) {
    addEventListener(kind, () => { window.pointed += 1; }, true);
  }
}"""
IN_SIGHT = """one => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const there = document.elementFromPoint(x, y);
  return there !== null && (one.contains(there) || there.contains(one));
}"""


def walk_to(page: Page, goal: Locator, key: str = "Tab") -> None:
    """Press Tab until the element `goal` has the focus, and check on the way that the focus is visible."""
    for _ in range(150):
        page.keyboard.press(key)
        assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if goal.evaluate("one => one === document.activeElement"):
            assert goal.evaluate(IN_SIGHT), "what has the focus is in sight"
            return
    raise AssertionError("never reached")
