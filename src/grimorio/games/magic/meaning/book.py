"""All cards of a game compiled, with the options in force: shared by all positions, never written to."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from grimorio.games.magic.meaning.abilities import Program
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import BASIC_LANDS
from grimorio.games.magic.words.abilities import Card

URZA = ("Urza's Mine", "Urza's Power-Plant", "Urza's Tower")


class Book:
    """Cards compiled.

    Attributes:
        faces: every card, and every token a card makes, by index.
        face_of: index by name.
        types: creature and land types by bit.
        creature_types, land_types: which bits are which.
        by_hand: whether mana abilities are offered at any time, and sources while paying.
        seat_0_first, skips_first_draw, size_with_type: other options in force.
        chooser: the seat that a match lets choose who goes first, or -1.
        nothing: what a spell does that only comes into play.
        building: the face being compiled.
    """

    def __init__(self, cards: Iterable[Card], choices: dict[str, str]) -> None:
        self.by_hand = choices.get("mana") == "any-time"
        first = choices.get("first", "")
        self.seat_0_first = first == "seat-0"
        self.chooser = int(first[5]) if first.endswith("-chooses") else -1
        self.skips_first_draw = choices.get("first-draw") != "no-card"
        self.size_with_type = choices.get("becomes-size") == "with-type"
        self.types: dict[str, int] = {name: place for place, name in enumerate(BASIC_LANDS)}
        self.land_types = 0
        self.creature_types = 0
        self.land_types = self.type_mask((*BASIC_LANDS, *URZA))
        self.faces: list[Face] = []
        self.face_of: dict[str, int] = {}
        self.building: Face | None = None
        self.nothing = Program((), self)
        self._reworded: dict[tuple[int, tuple[tuple[str, str], ...]], Face] = {}
        for one in cards:
            self.add(one)
        self.creature_types &= ~self.land_types
        for face in self.faces:
            if face.is_creature:
                self.creature_types |= face.types
        self.wall = self.type_mask(("Wall",))

    def add(self, one: Card) -> int:
        """Compile a card, once for each name; its index. Tokens may share names with cards and each other."""
        key = repr(one) if one.token else one.name
        if key in self.face_of:
            return self.face_of[key]
        index = len(self.faces)
        self.face_of[key] = index
        self.faces.append(None)  # type: ignore[arg-type]
        building = self.building
        self.faces[index] = Face(index, one, self)
        self.building = building
        return index

    def type_mask(self, names: Iterable[str]) -> int:
        """The bits of these types; unknown ones get a new bit."""
        mask = 0
        for name in names:
            place = self.types.setdefault(name, len(self.types))
            mask |= 1 << place
        return mask

    def face(self, index: int, changes: tuple[tuple[str, str], ...] = ()) -> Face:
        """A face, with these words in the place of others."""
        if not changes:
            return self.faces[index]
        found = self._reworded.get((index, changes))
        if found is None:
            words: Any = self.faces[index].card
            for old, new in changes:
                words = reworded(words, old, new)
            printed = self.faces[index].card
            words = dataclasses.replace(words, name=printed.name, colors=printed.colors)
            found = Face(index, words, self)
            self._reworded[index, changes] = found
        return found


def reworded(value: Any, old: str, new: str) -> Any:
    """The same words with one colour or basic land type in the place of another (MTG8 digest 5)."""
    if isinstance(value, str):
        if value == old:
            return new
        walk, other = f"{old.lower()}walk", f"{new.lower()}walk"
        if value == walk:
            return other
        return f"protection from {new}" if value == f"protection from {old}" else value
    if isinstance(value, tuple):
        return tuple(reworded(part, old, new) for part in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.replace(
            value,
            **{
                field.name: reworded(getattr(value, field.name), old, new)
                for field in dataclasses.fields(value)
            },
        )
    return value
