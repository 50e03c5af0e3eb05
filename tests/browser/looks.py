"""The layout of a page as data: where its parts are, what overflows or overlaps, its colours and fonts.

Boxes are compared and not pixels. Another Chromium or machine moves a box only a little, because the page
brings its own fonts, but every pixel of its letters may differ.
"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

Look = dict[str, Any]

WIDTHS: Final = {360: 740, 768: 1024, 1440: 900}
"""Windows of a phone, a tablet and a desk: width and height in pixels."""
THEMES: Final = ("dark", "light")
NEAR: Final = 4
"""How many pixels the side of a box may differ between two looks that count as equal."""
SHARE: Final = 0.02
"""Which share of a size may differ in addition to `NEAR`."""
TOLD: Final = 12
"""The most differences that the message of a failure lists."""

STILL = """async () => {
  await document.fonts.ready;
  const box = () => JSON.stringify([...document.querySelectorAll("#app *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }));
  for (let before = null, now = box(), same = 0; same < 3; before = now) {
    await new Promise((done) => { setTimeout(done, 60); });
    now = box();
    same = now === before ? same + 1 : 0;
  }
}"""
"""JavaScript that waits until nothing on the page moves any more."""

PARTS = """() => {
  const WANTED = "header, main, footer, nav, section, aside, form, fieldset, dialog, details, table, "
    + "h1, h2, h3, button, input, select, textarea, a[href], .panel, .table-side, "
    + "[data-zone], [role=group], .prompt";
  const MOST = 12;
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const drawn = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return drawn && width > 1 && height > 1;
  };
  const calledBy = ({ dataset, id }, name) =>
    (dataset.zone ? `[${dataset.zone}]` : id ? `#${id}` : name ? `[${name}]` : "");
  const kind = (one) => [one.localName, ...[...one.classList].slice(0, 1)].join(".")
    + calledBy(one, one.getAttribute("name"));
  const counts = new Map();
  const found = [...document.querySelectorAll(WANTED)].filter(seen);
  const boxes = {};
  for (const one of found) {
    const name = kind(one);
    const number = (counts.get(name) || 0) + 1;
    counts.set(name, number);
    if (number > MOST) continue;
    const around = one.parentElement.closest(WANTED) || document.body;
    const from = around.getBoundingClientRect();
    const { x, y, width, height } = one.getBoundingClientRect();
    const place = [x - from.x + around.scrollLeft, y - from.y + around.scrollTop, width, height];
    boxes[number > 1 ? `${name} ${number}` : name] = place.map(Math.round);
  }
  const controls = found.filter((one) => one.matches("button:enabled, input:enabled, select, textarea"));
  const over = new Set();
  controls.forEach((one, at) => {
    const a = one.getBoundingClientRect();
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 6 && high > 6) over.add([kind(one), kind(other)].sort().join(" / "));
    }
  });
  const runs_out = document.documentElement.scrollWidth > innerWidth;
  return { boxes, counts: Object.fromEntries(counts), overlaps: [...over].sort(), runs_out };
}"""

STYLES = """() => {
  const kinds = {};
  const WANTED = "body, header, main, .panel, h1, h2, h3, p, a, button, .primary, input, select, textarea, "
    + "[data-zone], .quiet, .log-line, .prompt, dialog, summary, label, th, td, .chip";
  for (const one of document.querySelectorAll(WANTED)) {
    if (!one.checkVisibility() || one.matches(":hover, :focus")) continue;
    const name = one.localName + [...one.classList].slice(0, 2).map((part) => `.${part}`).join("")
      + (one.disabled ? ":off" : "");
    if (kinds[name]) continue;
    const style = getComputedStyle(one);
    const { color, backgroundColor, borderTopColor, fontSize, fontWeight, fontFamily } = style;
    const font = [fontSize, fontWeight, fontFamily.split(",")[0]];
    kinds[name] = [color, backgroundColor, borderTopColor, ...font].join(" | ");
  }
  return kinds;
}"""


def look_at(page: Page) -> Look:
    """The look of an open page as data: "boxes" by width, "styles" by theme."""
    boxes: Look = {}
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(0, 0)
        page.evaluate(STILL)
        boxes[str(width)] = page.evaluate(PARTS)
    styles: Look = {}
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(STILL)
        styles[theme] = page.evaluate(STYLES)
    return {"boxes": boxes, "styles": styles}


def near(mine: list[int], theirs: list[int]) -> bool:
    """Whether two boxes, `[x, y, width, height]` in pixels, look the same to a person."""
    size = max(mine[2:] + theirs[2:])
    return all(abs(one - other) <= NEAR + SHARE * size for one, other in zip(mine, theirs, strict=True))


def differences(now: Look, before: Look) -> list[str]:
    """The differences between two looks, each as a line of text."""
    told = []
    for width in WIDTHS:
        new, old = now["boxes"][str(width)], before["boxes"][str(width)]
        for name in ("overlaps", "runs_out"):
            if new[name] != old[name]:
                told.append(f"{width}: {name}: {new[name]}, was {old[name]}")
        for name in old["counts"] | new["counts"]:
            count, was = new["counts"].get(name, 0), old["counts"].get(name, 0)
            if count != was:
                told.append(f"{width}: {count} times {name}, was {was}")
        for name in old["boxes"] | new["boxes"]:
            box, was = new["boxes"].get(name), old["boxes"].get(name)
            if box is None or was is None or not near(box, was):
                told.append(f"{width}: {name}: {box}, was {was}")
    for theme in THEMES:
        new, old = now["styles"][theme], before["styles"][theme]
        told += [
            f"{theme}: {name}: {new.get(name)}, was {old.get(name)}"
            for name in old | new
            if new.get(name) != old.get(name)
        ]
    return told
