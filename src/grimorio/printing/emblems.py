"""The emblems of cards on paper, drawn from the same strokes and colours as on the page."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import grimorio
from grimorio.printing.ink import DARK, Ink, mixed

PAGE: Final = Path(grimorio.__file__).parent / "web" / "static"
GOLD: Final = "#e2bd62"
PALE: Final = "#f8ecca"
RING: Final = "M87.5 50A37.5 37.5 0 1 1 12.5 50 37.5 37.5 0 1 1 87.5 50Z"


@cache
def strokes(folder: str) -> Any:
    """The data of ``strokes.json`` in `folder`, a path below `PAGE`; the web page draws the same strokes."""
    text = (PAGE / folder / "strokes.json").read_text("utf-8")
    return json.loads(text)


@cache
def tinctures() -> dict[str, dict[str, str]]:
    """The colours of each tincture (``fire``, …) by their names (``g0``, …), the same as on the web page."""
    colours: dict[str, dict[str, str]] = json.loads((PAGE / "art" / "tinctures.json").read_text("utf-8"))
    return colours


@dataclass(frozen=True)
class Emblem:
    """The parts of an emblem.

    Attributes:
        motif: the name of the picture in the middle.
        frame: the SVG path of the frame around the picture.
        field: the SVG path of the part of the ground that is lighter; empty for none.
        runes: for each of thirteen places of the ring, the number of its rune, from 0 to 2.
        signs: path and angle in degrees of the small signs, each drawn on both sides.
        first, second: the tinctures of the picture and of the signs.
    """

    motif: str
    frame: str
    field: str
    runes: tuple[int, ...]
    signs: tuple[tuple[str, float], ...]
    first: str
    second: str


def seed_of(name: str) -> int:
    """A 32-bit number computed from a name: FNV-1a with a final mixing step."""
    seed = 0x811C9DC5
    for letter in name:
        seed = (seed ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    seed = (seed ^ seed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    seed = (seed ^ seed >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return seed ^ seed >> 15


def letters_of(name: str) -> tuple[str, str, tuple[int, ...]]:
    """The `frame`, the `field` and the `runes` of an `Emblem`, computed from the name of a card."""
    art = strokes("art")
    seed = seed_of(name + "'" * art["turns"].get(name, 0))
    frames, fields = art["frames"], art["fields"]
    runes = tuple(seed % 3**13 // 3**place % 3 for place in range(13))
    return frames[(seed >> 21) % len(frames)], fields[(seed >> 25) % len(fields)], runes


def motif_named(name: str) -> str | None:
    """The name of the motif that the English name of a card suggests; None if it suggests none."""
    words = name.lower()
    for pattern, motif, *but in strokes("art")["words"]:
        if re.search(pattern, words) and not (but and re.search(but[0], words)):
            return str(motif)
    return None


def draw(ink: Ink, emblem: Emblem, x: float, y: float, size: float) -> None:
    """Draw an emblem with its centre at `x`, `y`; `size` is its width and height in millimetres."""
    art, first, second = strokes("art"), tinctures()[emblem.first], tinctures()[emblem.second]
    with ink.at(x, y, size / 100), ink.at(-50, -50):
        ink.path(emblem.frame, first["field"], DARK, 2)
        if emblem.field:
            ink.path(emblem.field, mixed(first["body"], first["field"], 0.45))
        for place, rune in enumerate(emblem.runes):
            for side in (1, -1) if 0 < place < 12 else (1,):
                with ink.at(50, 50, turn=side * 15 * place), ink.at(-50, -50):
                    ink.path(art["runes"][rune], line=GOLD, width=1.1)
        ink.path(RING, None, mixed(GOLD, first["field"], 0.25), 0.9)
        for path, angle in emblem.signs:
            for side in (1, -1):
                with ink.at(50, 50, turn=side * angle), ink.at(0, -31.4, 0.78):
                    ink.path(path, second["g1"], "#fff4d6", 0.8)
        motif = art["motifs"][emblem.motif]
        for mirror in (False, True):
            with ink.at(50, 50, 0.66 if emblem.signs else 0.8, mirror=mirror), ink.at(-50, -50):
                for path in motif["f"]:
                    ink.path(path, first["body"], PALE, 3)
                for path in motif["s"]:
                    ink.path(path, None, PALE, 3)


def icon(ink: Ink, name: str, x: float, y: float, size: float) -> None:
    """Draw Magecraft's icon of this name with its centre at `x`, `y`; `size` is its width in millimetres."""
    with ink.at(x, y, size / 24), ink.at(-12, -12):
        for path in strokes("games/magecraft")["icons"][name]:
            ink.path(path, None, DARK, 1.8)
