"""Explain the present characteristics of permanents: print, counters, then each effect (MTG8-CR-LAYER-1)."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.lasting import Counted, Lasting
from grimorio.games.magic.rules.renew import Made, everything, print_on
from grimorio.games.magic.state.masks import CREATURE, KEYWORDS, names
from grimorio.games.magic.state.objects import Card, Permanent, table
from grimorio.games.magic.words.nouns import COLORS, KINDS
from grimorio.kernel.position import Position

Line = dict[str, Any]
"""A step of an explanation as JSON data; `explained` lists its keys."""


def explained(p: Position) -> dict[int, list[Line]]:
    """By id, the lines that explain each permanent that is not as printed. All of this is public.

    The lines are in the order in which the effects apply. Each line has "kind": "printed", "counters" or
    "effect".

    - "counters": their name ("counter") and "count".
    - "effect": "by", the name of the card; "ends", whether it ends with the turn; and what it changed:
      "gains" and "loses" (keywords), "kinds" (added), "types" (all, afterwards), "colors" (all, afterwards),
      "controller", "words" ([old, new] in the text), "bare" (it has lost its abilities), "idle" (it cannot
      block).

    Where power and toughness change, "size" gives them afterwards, and "plus" what was added to them.
    """
    changed = [key for key in table(p).play if not _printed(p, p.things[key])]
    if not changed:
        return {}
    trial = p.copy()
    made: list[Made] = []
    everything(trial, made)
    return {key: _lines(trial, key, [change for change in made if change.key == key]) for key in changed}


def _printed(p: Position, it: Permanent) -> bool:
    """Whether a permanent is exactly as printed on its card, and still under its first controller."""
    face: Face = face_at(p, it.face)
    return (
        (it.power, it.toughness, it.kinds, it.types, it.colors, it.keywords)
        == (face.power, face.toughness, face.kinds, face.types, face.colors, face.keywords)
        and it.own
        and not it.changes
        and it.controller == it.under
    )


def _lines(p: Position, key: int, made: list[Made]) -> list[Line]:
    permanent: Permanent = p.things[key]
    face: Face = face_at(p, permanent.face)
    bare = Permanent(permanent.face, permanent.owner, permanent.under, permanent.stamp)
    print_on(p, bare)
    first: Line = {"kind": "printed", "by": face.name}
    if face.kinds & CREATURE:
        first["size"] = [face.power, face.toughness]
    lines = [first]
    now = Made(key, bare, bare)
    for place, change in enumerate(made):
        if place + 1 < len(made) and made[place + 1].by is change.by:
            continue
        changes = _changes(p, now, change)
        if changes and isinstance(change.by, Counted):
            size = [change.power, change.toughness]
            lines.append(
                {"kind": "counters", "counter": change.by.name, "count": change.by.count, "size": size}
            )
        elif changes:
            ends = isinstance(change.by, Lasting) and change.by.ends
            lines.append({"kind": "effect", "by": _name(p, change), "ends": ends, **changes})
        now = change
    return lines


def _name(p: Position, one: Made) -> str:
    """The name of the card that made the change `one`."""
    if isinstance(one.by, Lasting):
        return one.by.by
    assert isinstance(one.by, Permanent | Card)
    name: str = face_at(p, one.by.face).name
    return name


def _changes(p: Position, was: Made, now: Made) -> Line:
    """The differences between the characteristics `was` and `now`, as keys of a line (see `explained`).

    Power and toughness are given for creatures only.
    """
    line: Line = {}
    creature = bool(now.kinds & CREATURE)
    if (was.power, was.toughness) != (now.power, now.toughness) or (creature and not was.kinds & CREATURE):
        line["size"] = [now.power, now.toughness]
        if not now.sets:
            line["plus"] = [now.power - was.power, now.toughness - was.toughness]
    said: Line = {
        "gains": list(names(now.keywords & ~was.keywords, KEYWORDS)),
        "loses": list(names(was.keywords & ~now.keywords, KEYWORDS)),
        "kinds": list(names(now.kinds & ~was.kinds, KINDS)),
        "types": type_names(p, now.types) if now.types != was.types else [],
        "bare": was.own and not now.own,
        "idle": isinstance(now.by, Lasting) and now.by.cant_block,
        "words": [list(pair) for pair in now.by.words] if isinstance(now.by, Lasting) else [],
    }
    line |= {key: value for key, value in said.items() if value}
    if now.colors != was.colors:
        line["colors"] = list(names(now.colors, COLORS))
    if now.controller != was.controller:
        line["controller"] = now.controller
    return line


def type_names(p: Position, mask: int) -> list[str]:
    """The names of the creature and land types in a mask."""
    return list(names(mask, tuple(p.book.types))) if mask else []
