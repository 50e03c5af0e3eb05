"""Part of `make lint-page`: check that the page's modules form no circle, and keep to the layers.

A room is the folder of a module, or its name at the top. Modules that are imported when they are needed, by
`import("…")`, count if the address is a literal text.
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
"""The rooms from which no other room may import."""
UNDER = ("lib.js", "i18n.js", "memory.js", "net.js", "preferences.js", "sha256.js", "sound.js")
"""The rooms that may not import widgets, games or pages."""
BORROWED = {("games/live", "games/magic"), ("games/draft", "games/magic")}
"""Pairs of games of which the first may import from the second: both are played with Magic's cards."""


def room(path: str) -> str:
    """The room of a module: its folder, the folder of its game, or its own name at the top."""
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def graph(files: Mapping[str, str]) -> dict[str, set[str]]:
    """For each module, by path, the modules that it imports; `files` are the texts of all modules by path."""
    return {
        path: {
            posixpath.normpath(posixpath.join(posixpath.dirname(path), first or second))
            for first, second in IMPORT.findall(text)
        }
        & files.keys()
        for path, text in files.items()
    }


def wrong_ways(arrows: Mapping[str, Collection[str]]) -> Iterator[str]:
    """An error message for each import that is not allowed."""
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
    """The texts of the page's modules, by path."""
    return {path.relative_to(STATIC).as_posix(): path.read_text("utf-8") for path in STATIC.rglob("*.js")}


def main() -> int:
    """Print the circles and the imports that are not allowed; returns 1 if there are any."""
    arrows = graph(sources())
    wrong = [f"a circle: {', '.join(circle)}" for circle in circles(arrows)] + list(wrong_ways(arrows))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
