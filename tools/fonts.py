"""Write the fonts for printed cards again: `python -m tools.fonts`, after the page's fonts have changed.

A PDF needs plain TrueType fonts: one weight, with the characters of latin and latin-ext in one file, without
the tables that only browsers read.
"""

from __future__ import annotations

import io
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[1] / "src/grimorio"
PAGE = ROOT / "web/static/vendor/fonts"
PRINT = ROOT / "printing/fonts"
FONTS = {
    "Serif-Bold": ("alegreya", 700),
    "Sans-Regular": ("source-sans-3", 400),
    "Sans-Bold": ("source-sans-3", 700),
}
"""The family and the weight of each font."""
UNREAD = ("GSUB", "GPOS", "GDEF", "STAT", "gasp", "HVAR", "MVAR", "DSIG")
NAMED = (0, 1, 2, 4, 6, 13, 14)
"""The ids of the name records that are kept: copyright, names and licence."""


def main() -> None:
    """Write every font and its licence."""
    for name, (family, weight) in FONTS.items():
        parts = []
        for part in ("latin", "latin-ext"):
            font = TTFont(PAGE / f"{family}-{part}-wght-normal.woff2")
            font = instantiateVariableFont(font, {"wght": weight})
            for table in UNREAD:
                if table in font:
                    del font[table]
            font.flavor = None
            kept = io.BytesIO()
            font.save(kept)
            parts.append(kept)
        merged = Merger().merge(parts)
        for number, text in ((1, "Grimorio"), (2, name), (4, f"Grimorio {name}"), (6, f"Grimorio-{name}")):
            merged["name"].setName(text, number, 3, 1, 0x409)
        merged["name"].names = [record for record in merged["name"].names if record.nameID in NAMED]
        merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].created
        merged.recalcTimestamp = False
        merged.save(PRINT / f"{name}.ttf")
        licence = (PAGE / f"LICENSE-{family}.txt").read_text("utf-8")
        (PRINT / f"LICENSE-{family}.txt").write_text(licence, "utf-8")


if __name__ == "__main__":
    main()
