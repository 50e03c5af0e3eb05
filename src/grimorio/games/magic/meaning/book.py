"""All cards of a game compiled, with the options in force: shared by all positions, never written to."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from grimorio.games.magic.meaning.abilities import Program
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import BASIC_LANDS
from grimorio.games.magic.meaning.scope import Scope
from grimorio.games.magic.rules.objects import FACE
from grimorio.games.magic.words.abilities import Card
from grimorio.kernel.faults import SetupError
from grimorio.kernel.playable import Unplayable

URZA = ("Urza's Mine", "Urza's Power-Plant", "Urza's Tower")


class Book:
    """Cards compiled.

    Attributes:
        faces: every card, and every token a card makes, by index.
        face_of: index by name.
        types: creature and land types by bit: of cards, of tokens, and those that effects speak of.
        land_types: which bits are land types; all others are creature types.
        wall, legend: the bits of Wall and Legend.
        by_hand: whether mana abilities are offered at any time, and sources while paying.
        seat_0_first, skips_first_draw, size_with_type, counters_last, sources_again: other options in force.
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
        self.sources_again = choices.get("source") == "as-dealt"
        self.counters_last = choices.get("counters") == "last"
        self.size_with_type = choices.get("becomes-size") == "with-type"
        self.types: dict[str, int] = {name: place for place, name in enumerate(BASIC_LANDS)}
        self.land_types = 0
        self.land_types = self.type_mask((*BASIC_LANDS, *URZA))
        self.wall = self.type_mask(("Wall",))
        self.legend = self.type_mask(("Legend",))
        self.faces: list[Face] = []
        self.face_of: dict[str, int] = {}
        self.building: Face | None = None
        self.nothing = Program((), Scope(self))
        self._reworded: dict[tuple[int, tuple[tuple[str, str], ...]], Face] = {}
        for one in cards:
            self.add(one)

    def add(self, one: Card) -> int:
        """Compile a card, once for each name; its index. Tokens may share names with cards and each other.

        Raises:
            SetupError: there are more than a card in a hand can be told by (`FACE`).
        """
        key = repr(one) if one.token else one.name
        if key in self.face_of:
            return self.face_of[key]
        index = len(self.faces)
        if index > FACE:
            raise SetupError(
                "cards", f"expected at most {FACE + 1} cards and tokens", cause="card-many", most=FACE + 1
            )
        self.face_of[key] = index
        self.faces.append(None)  # type: ignore[arg-type]
        building = self.building
        self.faces[index] = self._compiled(index, one)
        self.building = building
        return index

    def _compiled(self, index: int, one: Card) -> Face:
        """A card compiled. Raises Unplayable."""
        face = Face(index, one, self)
        if face.wrong:
            raise face.wrong[0]
        return face

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
            found = self._compiled(index, words)
            self._reworded[index, changes] = found
        return found


def wrong_with(one: Card) -> list[Unplayable]:
    """What is wrong with the abilities of a card. Raises Unplayable: the same of the rest of it."""
    return Face(0, one, Book((), {})).wrong


def reworded(value: Any, old: str, new: str) -> Any:
    """The same words with one colour or basic land type in the place of another (MTG8-CR-TEXT-1)."""
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
