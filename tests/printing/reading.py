"""Helpers that read printed PDF sheets back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pypdf import PageObject, PdfReader

from grimorio.language import LANGUAGES
from tests import commands

run = partial(commands.run, "print")
bad = partial(commands.bad, "print")

ITALIAN_FIRST = ["it", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "it")]
"""The languages to print in: Italian, and as deep tests the others, because reading back takes seconds."""
MM = 72 / 25.4
Point = tuple[float, float]


def text_of(sheets: PdfReader) -> str:
    """All words, separated by single spaces."""
    return " ".join(" ".join(page.extract_text() for page in sheets.pages).split())


def drawn(page: PageObject) -> tuple[list[tuple[str, Point]], list[tuple[Point, Point]]]:
    """The places of pieces and of straight lines, in millimetres from the top left corner."""
    stamps: list[tuple[str, Point]] = []
    lines: list[tuple[Point, Point]] = []
    start: list[Point] = []
    height = float(page.mediabox.height)

    def seen(operator: bytes, operands: Any, matrix: list[float], _: list[float]) -> None:
        def point(x: float, y: float) -> Point:
            a, b, c, d, e, f = matrix
            return round((a * x + c * y + e) / MM, 1), round((height - (b * x + d * y + f)) / MM, 1)

        if operator == b"Do":
            stamps.append((str(operands[0]), point(0, 0)))
        elif operator == b"m":
            start[:] = [point(*map(float, operands))]
        elif operator == b"l":
            lines.append((start[0], point(*map(float, operands))))

    page.extract_text(visitor_operand_before=seen)
    return stamps, lines
