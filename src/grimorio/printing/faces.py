"""The parts that all printed cards share: frame, name, picture, text."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.printing import emblems
from grimorio.printing.emblems import Emblem, tinctures
from grimorio.printing.ink import BOLD, DARK, LEADING, SANS, SERIF, Ink, balanced, fitted, mixed
from grimorio.printing.sheets import CARD

LEFT: Final = 5.2
RIGHT: Final = CARD[0] - LEFT
INNER: Final = RIGHT - LEFT
"""The width between the borders, in millimetres."""
BROWN: Final = "#5a4932"
GOLD: Final = "#b98a2d"


class Room(NamedTuple):
    """A rectangle on a card, given by its top left corner, in millimetres."""

    x: float
    y: float
    width: float
    height: float


def frame(ink: Ink, width: float = CARD[0], height: float = CARD[1]) -> None:
    """Draw the borders of a card of `width` by `height` millimetres.

    They are far enough from the edge that an inaccurate cut is not visible.
    """
    ink.box(2.4, 2.4, width - 4.8, height - 4.8, line=DARK, stroke=0.4, round=2.2)
    ink.box(3.2, 3.2, width - 6.4, height - 6.4, line=GOLD, stroke=0.15, round=1.6)


def name(ink: Ink, text: str, y: float, width: float, size: float = 4.6, most: int = 2) -> None:
    """Write the name `text` with its baseline at `y`, in a font of the size `size`, no wider than `width`.

    A long name is made smaller; a very long one is set in up to `most` lines.
    """
    fit, lines = fitted(text, SERIF, size, width), [text]
    if most > 1 and fit < 0.6 * size:
        fit = 0.6 * size
        while len(lines := balanced(text, SERIF, fit, width)) > most:
            fit *= 0.95
        fit = min(fitted(line, SERIF, fit, width) for line in lines)
    for place, line in enumerate(lines):
        ink.text(LEFT, y + (place - (len(lines) - 1) * 0.7) * fit, line, SERIF, fit)


def picture(ink: Ink, emblem: Emblem, room: Room) -> None:
    """Draw a card's picture in the rectangle `room`: the emblem on a background of its first tincture."""
    x, y, width, height = room
    middle = (x + width / 2, y + height / 2)
    colour = tinctures()[emblem.first]["g1"]
    field = mixed(colour, "#ffffff", 0.82)
    ink.box(*room, field)
    with ink.within(*room):
        for ray in range(36):
            with ink.at(*middle, turn=10 * ray):
                ink.path("M0 0 2.6-40H-2.6Z", mixed(colour, "#ffffff", 0.68))
    ink.box(*room, None, DARK, 0.25)
    ink.box(x + 0.7, y + 0.7, width - 1.4, height - 1.4, None, mixed(field, DARK, 0.4), 0.1)
    emblems.draw(ink, emblem, *middle, min(width, height) - 2.6)


def kind(ink: Ink, text: str, x: float, y: float, width: float = INNER) -> None:
    """Write the card's kind `text`, centred at `x` with its baseline at `y`, no wider than `width`."""
    ink.text(x, y, text, BOLD, fitted(text, BOLD, 2.5, width), BROWN, "middle")


def words(ink: Ink, text: str, room: Room, size: float = 3.4) -> None:
    """Write a card's text in the middle of the rectangle `room`.

    Each sentence begins on a new line if there is room. `size` is the greatest font size, in millimetres.
    """
    x, y, width, height = room
    sentences = text.replace(". ", ".\n").split("\n")
    while True:
        apart = [line for sentence in sentences for line in balanced(sentence, SANS, size, width)]
        running = balanced(text, SANS, size, width)
        lines = apart if len(apart) * size * LEADING <= height else running
        tall = len(lines) * size * LEADING
        if tall <= height or size <= 1.8:
            break
        size -= 0.1
    top = y + max(0, height - tall) / 2
    for place, line in enumerate(lines):
        ink.text(x + width / 2, top + (place + 0.8) * size * LEADING, line, SANS, size, place="middle")
