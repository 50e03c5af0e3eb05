"""Short functions that make cards with their names in three languages."""

from __future__ import annotations

from typing import Literal

from grimorio.games.mickey.words import Castle, Code, Colour, Effect, Mage, Mages, Spell


def spell(name: str, it: str, fr: str, power: int, colours: tuple[Colour, ...], *effects: Effect) -> Spell:
    """Make a Spell of this power and these colours from its English name, Italian name `it` and French
    name `fr`.
    """
    return Spell(name, power, colours, effects, names=(("it", it), ("fr", fr)))


def castle(name: str, it: str, fr: str, colour: Colour, *effects: Effect) -> Castle:
    """Make a Castle from its English name; `it` and `fr` are its Italian and French names."""
    return Castle(name, (colour,), effects, names=(("it", it), ("fr", fr)))


def code(name: str, it: str, fr: str, condition: Mages, *effects: Effect) -> Code:
    """Make a Code from its English name; `it` and `fr` are its Italian and French names."""
    return Code(name, condition, effects, names=(("it", it), ("fr", fr)))


def mage(
    name: str,
    title: str,
    it: str,
    fr: str,
    team: str,
    colours: tuple[Colour, ...],
    *effects: Effect,
    place: Literal["left", "centre", "right"] | None = None,
) -> Mage:
    """Make a Mage of these colours, whose name is the same in every language.

    `title`, `it` and `fr` are its English, Italian and French titles, `team` the name of its team, `place`
    its fixed place, or None.
    """
    return Mage(name, title, colours, team, effects, place, names=(("it", name, it), ("fr", name, fr)))
