"""Part of `make lint-page`: the page's modules form no circle, and each imports only from rooms it may.

Modules that are loaded when they are wanted, `import("…")`, count where their address is written out.
"""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Collection, Iterator, Mapping

from grimorio.web.page.built import STATIC
from tools.import_circles import circles

IMPORT = re.compile(r'^(?:import|export)\b[^;"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"', re.MULTILINE)
TOP = ("app.js", "pages")
"""What nothing else imports."""
UNDER = ("lib.js", "i18n.js", "memory.js", "net.js", "preferences.js", "sha256.js", "sound.js")
"""What knows no widget, game or page."""
BORROWED = {("games/live", "games/magic")}
"""Games that draw with another's parts: Magic Live is played with Magic's cards."""


def room(path: str) -> str:
    """Where a module stands: its folder, that of its game, or its own name at the top."""
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def graph(files: Mapping[str, str]) -> dict[str, set[str]]:
    """Which modules each module imports; `files`: their text by path."""
    return {
        path: {
            posixpath.normpath(posixpath.join(posixpath.dirname(path), first or second))
            for first, second in IMPORT.findall(text)
        }
        & files.keys()
        for path, text in files.items()
    }


def wrong_ways(arrows: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Imports that may not be, in words."""
    for path, others in sorted(arrows.items()):
        for other in sorted(others):
            here, there = room(path), room(other)
            upwards = there in TOP and here not in TOP
            across = (
                here != there
                and here.startswith("games/")
                and there.startswith("games/")
                and (here, there) not in BORROWED
            )
            if upwards or across or (here in UNDER and there not in (*UNDER, "vendor")):
                yield f"{path} imports {other}: {here} may not import from {there}"


def sources() -> dict[str, str]:
    """The page's modules by path."""
    return {path.relative_to(STATIC).as_posix(): path.read_text("utf-8") for path in STATIC.rglob("*.js")}


def main() -> int:
    """Tell the circles and the imports that may not be, and fail when there are any."""
    arrows = graph(sources())
    wrong = [f"a circle: {', '.join(circle)}" for circle in circles(arrows)] + list(wrong_ways(arrows))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
