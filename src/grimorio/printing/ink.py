"""Drawing on the pages of a PDF, in millimetres from the top left corner, with SVG paths and own fonts."""

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
"""Points in a millimetre."""
HERE: Final = Path(__file__).with_name("fonts")
Font = Literal["Serif-Bold", "Sans-Regular", "Sans-Bold"]
SERIF: Final[Font] = "Serif-Bold"
SANS: Final[Font] = "Sans-Regular"
BOLD: Final[Font] = "Sans-Bold"
FONTS: Final[tuple[Font, ...]] = (SERIF, SANS, BOLD)
LEADING: Final = 1.22
"""The distance from line to line, as a multiple of the font size."""
DARK: Final = "#2a1f13"
GREY: Final = "#8c8578"


def mixed(colour: str, other: str, share: float) -> str:
    """A mixture of two colours, each ``#rrggbb``; `share` is the share of `other`, from 0 to 1."""
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
    """An SVG path as an object for the canvas, cached because emblems repeat their strokes."""
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
    """The characters of a text that at least one of the fonts lacks, each once."""
    return "".join(sign for sign in dict.fromkeys(text) if any(ord(sign) not in known for known in _signs()))


def width_of(text: str, font: Font, size: float) -> float:
    """The width of a line of text in a font of the size `size`, both in millimetres."""
    _fonts()
    return stringWidth(text, font, size)


def fitted(text: str, font: Font, size: float, width: float) -> float:
    """The font size, at most `size`, at which `text` in one line is no wider than `width`."""
    return min(size, size * width / max(width_of(text, font, size), 0.01))


def wrapped(text: str, font: Font, size: float, width: float) -> list[str]:
    """The lines of a text in a font of the size `size`, each no wider than `width`."""
    _fonts()
    lines: list[str] = simpleSplit(text, font, size, width)
    return lines


def balanced(text: str, font: Font, size: float, width: float) -> list[str]:
    """The lines of a text in a font of the size `size`, each no wider than `width`.

    They are as few as possible, and of about equal length.
    """
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
        file: the PDF is written here by `save`.
        width, height: the size of every page, in millimetres.
        title, language: the title and language in the PDF's metadata.
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
        """A context that draws one page."""
        self.canvas.scale(MM, MM)
        self.canvas.translate(0, self.height)
        self._round()
        yield
        self.canvas.showPage()

    def keep(self, name: str, width: float, height: float, draw: Callable[[Ink], None]) -> None:
        """Store a picture under a name; `stamp` then shows it as often as wanted.

        To be called while no page is open. `width` and `height` are the picture's size in millimetres; `draw`
        draws it.
        """
        self.canvas.beginForm(name, 0, -ceil(height), ceil(width), 0)
        self._round()
        draw(self)
        self.canvas.endForm()

    def stamp(self, name: str, x: float, y: float) -> None:
        """Show the drawing kept under this name, with its top left corner at `x`, `y`."""
        with self.at(x, y):
            self.canvas.doForm(name)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False
    ) -> Iterator[None]:
        """A context in which the point `x`, `y` is the origin and drawings are scaled, turned or mirrored.

        Drawings become `scale` times as large. `turn` is in degrees, clockwise; `mirror` swaps left and
        right.
        """
        self.canvas.saveState()
        self.canvas.translate(x, -y)
        self.canvas.rotate(-turn)
        self.canvas.scale(-scale if mirror else scale, scale)
        yield
        self.canvas.restoreState()

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """A context in which nothing is drawn outside a rectangle.

        It is `width` by `height` millimetres, and its top left corner is at `x`, `y`.
        """
        self.canvas.saveState()
        clip = self.canvas.beginPath()
        clip.rect(x, -y - height, width, height)
        self.canvas.clipPath(clip, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def path(
        self, path: str, fill: str | None = None, line: str | None = None, width: float = 0, dash: float = 0
    ) -> None:
        """Draw an SVG path, filled by the even-odd rule.

        The inside has the colour `fill` and the outline the colour `line`; None leaves it out. `width` is
        the width of the outline, `dash` the length of its dashes, 0 for a solid outline.
        """
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
        """Draw a rectangle of `width` by `height` millimetres, whose top left corner is at `x`, `y`.

        `fill` is the colour inside, `line` that of the outline; None leaves it out. `stroke` is the width of
        the outline, `round` the radius of the corners.
        """
        self._colours(fill, line, stroke, 0)
        self.canvas.roundRect(
            x, -y - height, width, height, round, stroke=int(line is not None), fill=int(fill is not None)
        )

    def line(
        self, x: float, y: float, to_x: float, to_y: float, colour: str = DARK, width: float = 0.2
    ) -> None:
        """Draw a straight line from `x`, `y` to `to_x`, `to_y`, of this colour (``#rrggbb``) and width."""
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
        """Write a line of text with its baseline at `y`; `place` says which part of it is at `x`.

        `size` is the font size in millimetres, `colour` the text's colour (``#rrggbb``). Straight apostrophes
        become curved ones.
        """
        text = text.replace("'", "’")
        self.canvas.setFont(font, size)
        self.canvas.setFillColor(HexColor(colour))
        share = {"left": 0, "middle": 0.5, "right": 1}[place]
        self.canvas.drawString(x - share * width_of(text, font, size), -y, text)

    def save(self) -> None:
        """Finish the PDF and write it to `file`."""
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
