"""A Magecraft player's board, with a numbered place for each gem and the starts of the three grimoires."""

from __future__ import annotations

from typing import Final

from grimorio.language import Translator
from grimorio.printing.emblems import icon
from grimorio.printing.faces import BROWN, GOLD
from grimorio.printing.gems import TOKEN
from grimorio.printing.ink import BOLD, DARK, GREY, SERIF, Ink
from grimorio.printing.sheets import CARD

SIZE: Final = (189.0, 264.0)
"""Width and height of the board in millimetres: three cards (of 63 by 88) side by side, and three high."""
EDGE: Final = 177.0
"""The distance of the strip for the grimoires from the left edge of the board, in millimetres."""
PLACE: Final = TOKEN[0] + 1
STEP: Final = 24.0
"""The distance from one numbered place to the next, in millimetres."""
HP: Final = 12
"""The number of places for HP gems (MAGE-SETUP-3)."""
POINTS: Final = 20
"""The number of points that wins (MAGE-END-4)."""
SOFT: Final = "#c9c2b4"


def draw(ink: Ink, say: Translator) -> None:
    """Draw the board; `say` gives its words in the language of the print."""
    width, height = SIZE
    ink.box(2.4, 2.4, width - 4.8, height - 4.8, line=DARK, stroke=0.5, round=3)
    ink.box(3.3, 3.3, width - 6.6, height - 6.6, line=GOLD, stroke=0.2, round=2.4)
    ink.box(6, 7, *CARD, line=SOFT, stroke=0.3, round=2.2)
    ink.text(6 + CARD[0] / 2, 7 + CARD[1] / 2, say("magecraft-character"), BOLD, 4, GREY, "middle")
    _head(ink, say, "hp", "heal", 76, 13)
    _places(ink, 76, 19, 4, HP)
    _head(ink, say, "points", "points", 6, 106)
    _places(ink, 6, 111, 7, POINTS)
    for x, area in ((6, "shield"), (93, "discard")):
        _head(ink, say, area, area, x, 191)
        ink.box(x, 196, 80, 61, line=SOFT, stroke=0.3, round=2.2)
    ink.line(EDGE, 3.3, EDGE, height - 3.3, GOLD, 0.2)
    for number in range(3):
        top = number * CARD[1]
        if number:
            ink.line(EDGE, top, width - 3.3, top, GOLD, 0.2)
        with ink.at((EDGE + width - 3.3) / 2, top + CARD[1] / 2, turn=-90):
            ink.text(0, 1.8, say("magecraft-grimoire", number=number + 1), SERIF, 5.2, place="middle")
        icon(ink, "right", (EDGE + width - 3.3) / 2, top + CARD[1] / 2 + 30, 5)


def _head(ink: Ink, say: Translator, area: str, sign: str, x: float, y: float) -> None:
    icon(ink, sign, x + 3, y - 1.4, 6)
    ink.text(x + 7.6, y, say(f"magecraft-area-{area}"), SERIF, 5)


def _places(ink: Ink, x: float, y: float, columns: int, count: int) -> None:
    """Draw `count` numbered places in rows of `columns`, beginning at `x`, `y`.

    The last place has a golden border.
    """
    for place in range(count):
        left, top = x + place % columns * STEP, y + place // columns * STEP
        last = place == count - 1
        ink.box(left, top, PLACE, PLACE, line=GOLD if last else SOFT, stroke=0.6 if last else 0.3, round=3)
        number = str(place + 1)
        ink.text(left + PLACE / 2, top + PLACE / 2 + 2, number, BOLD, 5.4, BROWN if last else SOFT, "middle")
