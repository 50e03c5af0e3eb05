"""Emblems as the eye takes them in: small pictures in grey, and perceptual hashes of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import combinations, pairwise
from statistics import fmean
from typing import Any, Final

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from PIL import Image, ImageDraw

from grimorio.printing.emblems import strokes, tinctures

SIZE: Final = 60
"""The width of a picture in pixels: an emblem on a table."""
FINE: Final = 4
"""How many times finer it is drawn before."""
SIGN: Final = 24
"""The units in the width of a sign, of which a stroke takes two."""
BITS: Final = 16
"""The rows and columns of a hash."""
APART: Final = 12
"""The least distance of the hashes of two emblems that nobody takes for one another, in bits of 256."""
SIGNS_APART: Final = 22
"""The least mean difference in grey, from 0 to 255, of two signs that nobody takes for one another."""
Points = list[tuple[float, float]]


@cache
def flat(path: str) -> tuple[Points, ...]:
    """The outlines of an SVG path as points; curves become twelve pieces."""
    pen = RecordingPen()
    parse_path(path, pen)
    outlines: list[Points] = []
    for kind, points in pen.value:
        if kind == "moveTo":
            outlines.append([points[0]])
        elif kind == "lineTo":
            outlines[-1].append(points[0])
        elif kind in ("curveTo", "qCurveTo"):
            outlines[-1] += curve([outlines[-1][-1], *points])
        elif kind == "closePath":
            outlines[-1].append(outlines[-1][0])
    return tuple(outlines)


def curve(corners: Points, pieces: int = 12) -> Points:
    """Points of a Bézier curve with these corners, without the first one."""
    found: Points = []
    for piece in range(1, pieces + 1):
        at, row = piece / pieces, corners
        while len(row) > 1:
            pairs = pairwise(row)
            row = [(a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at) for a, b in pairs]
        found.append(row[0])
    return found


def grey(colour: str) -> int:
    """The lightness of a colour such as ``#e2bd62``, from 0 to 255."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return round(0.299 * red + 0.587 * green + 0.114 * blue)


def picture(emblem: dict[str, Any]) -> Image.Image:
    """An emblem, as data of the page, in grey: frame, band, field and motif, without what is finer."""
    colours = tinctures()[emblem["first"]]
    ground, body = grey(colours["field"]), grey(colours["body"])
    scale = SIZE * FINE / 100
    image = Image.new("L", (SIZE * FINE, SIZE * FINE), 230)
    draw = ImageDraw.Draw(image)

    def shape(path: str, fill: int | None, line: int | None, middle: float, mirror: bool = False) -> None:
        for outline in flat(path):
            points = [
                (scale * (50 + middle * ((100 - x if mirror else x) - 50)), scale * (50 + middle * (y - 50)))
                for x, y in outline
            ]
            if fill is not None and len(points) > 2:
                draw.polygon(points, fill)
            if line is not None and len(points) > 1:
                draw.line(points, line, round(3 * middle * scale), "curve")

    shape(emblem["frame"], ground, None, 1)
    for part in ("band", "field"):
        if emblem[part]:
            shape(emblem[part], round(0.55 * body + 0.45 * ground), None, 1)
    motif, middle = strokes("art")["motifs"][emblem["motif"]], 0.66 if emblem["signs"] else 0.8
    for mirror in (False, True):
        for path in motif["f"]:
            shape(path, body, 235, middle, mirror)
        for path in motif["s"]:
            shape(path, None, 235, middle, mirror)
    return image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def hashed(emblem: dict[str, Any]) -> int:
    """The difference hash of an emblem: for each of 256 places, whether it is lighter than its neighbour."""
    parts = {name: emblem.get(name, "") for name in ("motif", "frame", "band", "field", "first")}
    return _hashed(json.dumps({**parts, "signs": bool(emblem["signs"])}, sort_keys=True))


@cache
def _hashed(emblem: str) -> int:
    """The hash of the emblem with these parts, as JSON."""
    small = picture(json.loads(emblem)).resize((BITS + 1, BITS), Image.Resampling.LANCZOS)
    pixels = small.tobytes()
    bits = 0
    for row in range(BITS):
        for column in range(BITS):
            at = row * (BITS + 1) + column
            bits = bits * 2 + (pixels[at] > pixels[at + 1])
    return bits


def distances(emblems: Iterable[tuple[str, dict[str, Any]]]) -> list[tuple[int, str, str]]:
    """The distance in bits of each pair of emblems of the same tinctures, with both names; nearest first."""
    hashes = [(name, (one["first"], one["second"]), hashed(one)) for name, one in emblems]
    return sorted(
        ((a ^ b).bit_count(), name, other)
        for at, (name, colours, a) in enumerate(hashes)
        for other, others, b in hashes[:at]
        if colours == others
    )


def sign_picture(paths: Iterable[str]) -> bytes:
    """A sign drawn by these SVG paths in strokes, as the greys of 16 rows of 16 places."""
    image = Image.new("L", (SIGN * FINE, SIGN * FINE), 255)
    draw = ImageDraw.Draw(image)
    for path in paths:
        for outline in flat(path):
            draw.line([(x * FINE, y * FINE) for x, y in outline], 0, 2 * FINE, "curve")
    return image.resize((BITS, BITS), Image.Resampling.LANCZOS).tobytes()


def near_signs(signs: dict[str, list[str]]) -> set[frozenset[str]]:
    """The pairs of signs, by name, that one may take for one another; each sign has its paths."""
    drawn = {name: sign_picture(paths) for name, paths in signs.items()}
    return {
        frozenset((name, other))
        for name, other in combinations(drawn, 2)
        if fmean(abs(a - b) for a, b in zip(drawn[name], drawn[other], strict=True)) < SIGNS_APART
    }
