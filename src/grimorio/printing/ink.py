"""A pen for the pages of a PDF: millimetres from the top left corner, our fonts, paths as SVG writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from math import ceil
from pathlib import Path
from typing import BinaryIO, Final, Literal

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont as FontFile
from reportlab.lib.colors import HexColor
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

MM: Final = 72 / 25.4
"""Points of a millimetre."""
HERE: Final = Path(__file__).with_name("fonts")
Font = Literal["Serif-Bold", "Sans-Regular", "Sans-Bold"]
SERIF: Final[Font] = "Serif-Bold"
SANS: Final[Font] = "Sans-Regular"
BOLD: Final[Font] = "Sans-Bold"
FONTS: Final[tuple[Font, ...]] = (SERIF, SANS, BOLD)
LEADING: Final = 1.22
"""From line to line, in sizes of the font."""
DARK: Final = "#2a1f13"
GREY: Final = "#8c8578"


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it; both ``#rrggbb``."""
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


@cache
def _fonts() -> None:
    for name in FONTS:
        registerFont(TTFont(name, HERE / f"{name}.ttf"))


@cache
def _signs() -> list[dict[int, str]]:
    return [FontFile(HERE / f"{name}.ttf").getBestCmap() for name in FONTS]


@cache
def _outline(path: str) -> PDFPathObject:
    """A path of SVG for the canvas, made once: emblems repeat their strokes."""
    pen = RecordingPen()
    parse_path(path, pen)
    drawn = PDFPathObject()
    for name, points in pen.value:
        numbers = [number for x, y in points for number in (x, -y)]
        if name == "moveTo":
            drawn.moveTo(*numbers)
        elif name == "lineTo":
            drawn.lineTo(*numbers)
        elif name == "curveTo":
            drawn.curveTo(*numbers)
        elif name == "closePath":
            drawn.close()
    return drawn


def unprintable(text: str) -> str:
    """The signs of a text that our fonts lack."""
    return "".join(sign for sign in dict.fromkeys(text) if any(ord(sign) not in known for known in _signs()))


def width_of(text: str, font: Font, size: float) -> float:
    """How wide a line is."""
    _fonts()
    return stringWidth(text, font, size)


def fitted(text: str, font: Font, size: float, width: float) -> float:
    """The size at which a line is not wider: this one, or a smaller one."""
    return min(size, size * width / max(width_of(text, font, size), 0.01))


def wrapped(text: str, font: Font, size: float, width: float) -> list[str]:
    """A text in lines."""
    _fonts()
    lines: list[str] = simpleSplit(text, font, size, width)
    return lines


def balanced(text: str, font: Font, size: float, width: float) -> list[str]:
    """A text in lines of about one length: as many as it needs, and no single word in the last."""
    lines = wrapped(text, font, size, width)
    while len(lines) > 1:
        width *= 0.96
        closer = wrapped(text, font, size, width)
        if len(closer) > len(lines) or any(width_of(line, font, size) > width for line in closer):
            break
        lines = closer
    return lines


class Ink:
    """Writes and draws on the pages of one PDF; equal drawings give equal bytes.

    Args:
        file: where the PDF goes, when it is saved.
        width, height: of every page, in millimetres.
        title, language: what a reader of the file is told of it.
    """

    def __init__(self, file: BinaryIO, width: float, height: float, title: str, language: str) -> None:
        _fonts()
        self.canvas = Canvas(
            file, pagesize=(width * MM, height * MM), pageCompression=1, invariant=True, lang=language
        )
        self.canvas.setTitle(title)
        self.canvas.setCreator("Grimorio")
        self.height = height

    @contextmanager
    def page(self) -> Iterator[None]:
        """A page of its own."""
        self.canvas.scale(MM, MM)
        self.canvas.translate(0, self.height)
        self._round()
        yield
        self.canvas.showPage()

    def keep(self, name: str, width: float, height: float, draw: Callable[[Ink], None]) -> None:
        """Draw something once, between pages, to `stamp` it many times."""
        self.canvas.beginForm(name, 0, -ceil(height), ceil(width), 0)
        self._round()
        draw(self)
        self.canvas.endForm()

    def stamp(self, name: str, x: float, y: float) -> None:
        """Show what was kept under this name; its top left corner comes to this point."""
        with self.at(x, y):
            self.canvas.doForm(name)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False
    ) -> Iterator[None]:
        """Draw around this point; `turn` in degrees, clockwise."""
        self.canvas.saveState()
        self.canvas.translate(x, -y)
        self.canvas.rotate(-turn)
        self.canvas.scale(-scale if mirror else scale, scale)
        yield
        self.canvas.restoreState()

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw nothing outside this rectangle."""
        self.canvas.saveState()
        clip = self.canvas.beginPath()
        clip.rect(x, -y - height, width, height)
        self.canvas.clipPath(clip, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def path(
        self, path: str, fill: str | None = None, line: str | None = None, width: float = 0, dash: float = 0
    ) -> None:
        """Draw a path of SVG; where it crosses itself, every second part is filled."""
        self._colours(fill, line, width, dash)
        stroke, filled = int(line is not None), int(fill is not None)
        self.canvas.drawPath(_outline(path), stroke=stroke, fill=filled, fillMode=0)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = None,
        line: str | None = None,
        stroke: float = 0,
        round: float = 0,
    ) -> None:
        """Draw a rectangle by its top left corner; `stroke`: width of its line, `round`: of its corners."""
        self._colours(fill, line, stroke, 0)
        self.canvas.roundRect(
            x, -y - height, width, height, round, stroke=int(line is not None), fill=int(fill is not None)
        )

    def line(
        self, x: float, y: float, to_x: float, to_y: float, colour: str = DARK, width: float = 0.2
    ) -> None:
        """Draw a straight line."""
        self._colours(None, colour, width, 0)
        self.canvas.line(x, -y, to_x, -to_y)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        font: Font = SANS,
        size: float = 3,
        colour: str = DARK,
        place: Literal["left", "middle", "right"] = "left",
    ) -> None:
        """Write a line on the height `y`, with curved apostrophes; `place`: which part of it is at `x`."""
        text = text.replace("'", "’")
        self.canvas.setFont(font, size)
        self.canvas.setFillColor(HexColor(colour))
        share = {"left": 0, "middle": 0.5, "right": 1}[place]
        self.canvas.drawString(x - share * width_of(text, font, size), -y, text)

    def save(self) -> None:
        """Finish the file."""
        self.canvas.save()

    def _round(self) -> None:
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)

    def _colours(self, fill: str | None, line: str | None, width: float, dash: float) -> None:
        if fill is not None:
            self.canvas.setFillColor(HexColor(fill))
        if line is not None:
            self.canvas.setStrokeColor(HexColor(line))
            self.canvas.setLineWidth(width)
            self.canvas.setDash([dash, dash] if dash else [])
