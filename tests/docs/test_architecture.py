"""The map in docs/architecture.md agrees with the code: its rooms follow from the imports, every path
exists.
"""

from __future__ import annotations

import re

from tools import docs_architecture as page

PATH = re.compile(r"`((?:src|docs|tests)/[\w./]+)`")


def test_rooms_are_as_the_imports_say() -> None:
    text = page.PAGE.read_text()
    assert page.rewritten(text) == text, "make docs writes docs/architecture.md again"


def test_paths_exist() -> None:
    paths = PATH.findall(page.PAGE.read_text())
    assert len(paths) > 20
    assert [path for path in paths if not (page.ROOT / path).exists()] == []


def test_every_package_has_a_floor() -> None:
    rooms = {room for floor in page.floors() for room in floor}
    packages = {path.parent.name for path in (page.SOURCE / "grimorio").glob("*/__init__.py")}
    assert packages <= rooms


def test_arrows_point_down() -> None:
    floors = page.floors()
    floor_of = {room: number for number, floor in enumerate(floors) for room in floor}
    upward = [
        (room, used)
        for room, rooms in page.arrows().items()
        for used in rooms
        if floor_of[used] <= floor_of[room]
    ]
    assert upward == []
