"""Reading printed sheets back."""

from __future__ import annotations

from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from typer.testing import CliRunner, Result

from grimorio.cli import app
from grimorio.language import LANGUAGES

ITALIAN_FIRST = ["it", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "it")]
"""Languages to print all words in: reading them back takes seconds, so that one is enough for most runs."""
MM = 72 / 25.4
Point = tuple[float, float]


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["print", *words], env={"GRIMORIO_LANG": lang, "COLUMNS": "110"})


def bad(*words: str, code: int = 2, lang: str = "en") -> str:
    """The single line that a failing command prints."""
    result = run(*words, lang=lang)
    assert (result.exit_code, result.stdout) == (code, ""), result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


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
