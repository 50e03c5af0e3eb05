"""Gems on paper: flat ones with a letter on cards, and faceted ones to cut out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import atan2, cos
from typing import Any, Final

from grimorio.printing.emblems import strokes, tinctures
from grimorio.printing.ink import BOLD, DARK, Ink, mixed

SIZE: Final = 5.2
"""Width of a gem on a card, in millimetres."""
TOKEN: Final = (20.0, 20.0)
"""Width and height of a gem to cut out, in millimetres."""
GILT: Final = "#d9a521"
ANY: Final = "M22 12A10 10 0 1 1 2 12 10 10 0 1 1 22 12Z"
STAR: Final = "M12 5.5V18.5M5.5 12H18.5M7.4 7.4 16.6 16.6M16.6 7.4 7.4 16.6"


def flat(
    ink: Ink, tincture: str, x: float, y: float, letter: str, size: float = SIZE, gold: bool = False
) -> None:
    """Draw a gem of a card, with this letter on it, with its centre at `x`, `y` and the width `size`.

    `gold` adds a golden rim. The tincture "any" stands for a gem of any colour.
    """
    with ink.at(x, y, size / 24), ink.at(-12, -12):
        if tincture == "any":
            ink.path(ANY, "#ffffff", DARK, 1.5, 3)
            ink.path(STAR, None, DARK, 1.8)
            return
        gem = _gems()[tincture]
        outline = _polygon(gem["outline"])
        if gold:
            ink.path(outline, None, "#6b4a06", 7.4)
            ink.path(outline, None, GILT, 5.6)
        ink.path(outline, tinctures()[tincture]["g1"], DARK, 1.4)
        (mx, my), shade = gem["middle"], "#ffffff" if tincture == "dark" else "#1c1208"
        ink.text(mx, my + 4.3, letter, BOLD, 13, shade, "middle")


def token(ink: Ink, tincture: str, letter: str, mark: bool = True) -> None:
    """Draw a gem to cut out, with its letter in the corner and facets as on the web page.

    `mark` adds the sign of its tincture in the middle.
    """
    gem, shades = _gems()[tincture], tinctures()[tincture]
    outline, (mx, my) = gem["outline"], gem["middle"]
    table = [(mx + (x - mx) * gem["table"], my + (y - my) * gem["table"]) for x, y in outline]
    with ink.at(TOKEN[0] / 2, TOKEN[1] / 2, 15.6 / 24), ink.at(-12, -12):
        edge = "#17103a" if tincture == "dark" else shades["ge"]
        ink.path(_polygon(outline), edge, edge, 1.6)
        for at, (x, y) in enumerate(outline):
            after = (at + 1) % len(outline)
            nx, ny = outline[after]
            light = cos(atan2((y + ny) / 2 - my, (x + nx) / 2 - mx) + 2.2)
            tone = sum(light <= step for step in (0.6, 0, -0.6))
            ink.path(_polygon([(x, y), (nx, ny), table[after], table[at]]), shades[f"g{tone}"])
        ink.path(_polygon(table), shades["gt"])
        if mark:
            with ink.at(mx, my):
                colour = mixed(shades["gm"], shades["gt"], 0.1)
                width = {"water": 1.3, "light": 1.0}.get(tincture)
                ink.path(gem["mark"], None if width else colour, colour if width else None, width or 0)
    ink.text(1.6, 4.4, letter, BOLD, 3.6)


@cache
def _gems() -> Any:
    return strokes("art")["gems"]


def _polygon(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"
