"""Sheets of paper: pieces of one size side by side, in true size, with cut marks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from grimorio.language import translator
from grimorio.printing.ink import BOLD, DARK, GREY, Ink


@dataclass(frozen=True)
class Paper:
    """A size of paper, in millimetres."""

    width: float
    height: float


PAPERS: Final = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}
CARD: Final = (63.0, 88.0)
"""Width and height of a card, in millimetres."""
EDGE: Final = 6.0
"""The border that printers leave white, in millimetres."""
RULER: Final = 50.0
"""The length of the line for measuring the print, in millimetres."""
MARK: Final = (1.0, 3.2)
"""The start and end of cut marks, in millimetres from the pieces."""
CROSS: Final = 1.5
"""Half the width of the faint cross where four pieces meet, which guides a knife; in millimetres."""
FOOT: Final = 3.0
"""How much more room there is below the pieces than above them, in millimetres."""

Piece = Callable[[Ink], None]
"""A function that draws a piece, with its top left corner at the origin."""


@dataclass(frozen=True)
class Pile:
    """Pieces of one size.

    Attributes:
        title: a heading such as "Spells", in the language of the print.
        pieces: the pieces, each as (number of copies, function that draws it).
        size: width and height of a piece in millimetres.
    """

    title: str
    pieces: tuple[tuple[int, Piece], ...]
    size: tuple[float, float] = CARD


def grid(paper: Paper, size: tuple[float, float]) -> tuple[int, int]:
    """How many columns and how many rows of pieces of this size fit on a sheet; `size` is (width, height)."""
    return int((paper.width - 2 * EDGE) // size[0]), int((paper.height - 2 * EDGE) // size[1])


def sheets_of(pile: Pile, paper: Paper) -> int:
    """The number of sheets that a pile needs."""
    columns, rows = grid(paper, pile.size)
    return -(-sum(count for count, _ in pile.pieces) // (columns * rows))


def printed(game: str, piles: Iterable[Pile], paper: Paper, language: str) -> bytes:
    """A PDF with each pile on separate sheets.

    Args:
        game: title of the game.
        piles: the pieces to print.
        paper: the size of the sheets.
        language: the language of the words on the sheets.
    """
    file = BytesIO()
    ink = Ink(file, paper.width, paper.height, game, language)
    for number, pile in enumerate(piles):
        names = []
        for place, (count, piece) in enumerate(pile.pieces):
            name = f"piece-{number}-{place}"
            ink.keep(name, *pile.size, piece)
            names += [name] * count
        sheets = sheets_of(pile, paper)
        fit = math.prod(grid(paper, pile.size))
        for sheet in range(sheets):
            with ink.page():
                _sheet(ink, paper, pile.size, names[sheet * fit : (sheet + 1) * fit])
                _foot(ink, paper, pile.size, language, f"{game} · {pile.title} · {sheet + 1}/{sheets}")
    ink.save()
    return file.getvalue()


def _corner(paper: Paper, size: tuple[float, float]) -> tuple[float, float]:
    columns, rows = grid(paper, size)
    return (paper.width - columns * size[0]) / 2, (paper.height - rows * size[1] - FOOT) / 2


def _sheet(ink: Ink, paper: Paper, size: tuple[float, float], names: list[str]) -> None:
    width, height = size
    columns = grid(paper, size)[0]
    rows = -(-len(names) // columns)
    with ink.at(*_corner(paper, size)):
        for place, name in enumerate(names):
            ink.stamp(name, place % columns * width, place // columns * height)
        for x in (column * width for column in range(1, columns)):
            for y in (row * height for row in range(1, rows)):
                ink.line(x - CROSS, y, x + CROSS, y, GREY, 0.1)
                ink.line(x, y - CROSS, x, y + CROSS, GREY, 0.1)
        near, far = MARK
        for column in range(columns + 1):
            x, bottom = column * width, rows * height
            ink.line(x, -near, x, -far)
            ink.line(x, bottom + near, x, bottom + far)
        for row in range(rows + 1):
            y, right = row * height, columns * width
            ink.line(-near, y, -far, y)
            ink.line(right + near, y, right + far, y)


def _foot(ink: Ink, paper: Paper, size: tuple[float, float], language: str, title: str) -> None:
    """Write `title` at the foot of a sheet, and draw a line for checking that the printer kept the size.

    `size` is that of the pieces on the sheet, in millimetres; `language` that of the words beside the line.
    """
    left, top = _corner(paper, size)
    right, y = paper.width - left, top + grid(paper, size)[1] * size[1] + 5.6
    say = translator(language, ["print"])
    ink.text(left, y, title, BOLD, 2.3, GREY)
    ink.text(
        right - RULER - 2,
        y,
        say("print-true-size", length=round(RULER)),
        size=2.3,
        colour=GREY,
        place="right",
    )
    ink.line(right - RULER, y - 0.8, right, y - 0.8, DARK, 0.2)
    for x in (right - RULER, right):
        ink.line(x, y - 1.7, x, y + 0.1, DARK, 0.2)
