"""Functions that read in English card texts which cards an effect returns or removes from the game.

For each reading at the index `at` of a text they yield (what was read, the index after it).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from grimorio.games.magic.reading.engine import Found, Text
from grimorio.games.magic.words import THIS, All, Choose, Target


def returned(text: Text, at: int) -> Iterator[Found]:
    """Read what an effect returns: permanents, or cards "from your graveyard"."""
    yield from _from_graveyards(text, at, " from ")


def removed(text: Text, at: int) -> Iterator[Found]:
    """Read what an effect removes from the game: permanents, or cards "in your graveyard"."""
    yield from _from_graveyards(text, at, " in ")


def buried(text: Text, at: int) -> Iterator[Found]:
    """Read targets that are cards in the graveyard of the target player, without the graveyard."""
    for value, end in text.read("target", at):
        yield replace(value, what=replace(value.what, zone="graveyard", controller="target player")), end


def _from_graveyards(text: Text, at: int, preposition: str) -> Iterator[Found]:
    yield from text.read("what", at)
    for phrase, controller in (
        ("your graveyard", "you"),
        ("a graveyard", None),
        ("a single graveyard", None),
        ("an opponent's graveyard", "opponent"),
        ("target player's graveyard", "target player"),
        ("his or her graveyard", "that player"),
        ("all graveyards", None),
    ):
        for value, end in text.read("what", at):
            behind = text.literal(preposition + phrase, end)
            if behind is None:
                continue
            if value == THIS:
                yield THIS, behind
            elif isinstance(value, Target | All | Choose):
                thing = replace(value.what, zone="graveyard", controller=controller)  # type: ignore[arg-type]
                yield replace(value, what=thing), behind
