"""Cards for tests, made by reading their English texts."""

from __future__ import annotations

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.words import Card


def typed(block: str) -> tuple[Card, ...]:
    """The cards that a text describes, one after another, parted by empty lines.

    The first line of a card is "Name | cost | type line | size" (without a size for what is no creature), the
    others its text, in which " / " parts paragraphs. Raises AssertionError: a text cannot be read.
    """
    made: list[Card] = []
    for part in block.strip().split("\n\n"):
        first, *lines = part.strip().splitlines()
        name, cost, kinds, *size = [field.strip() for field in first.split("|")]
        said = " ".join(line.strip() for line in lines).replace(" / ", "\n")
        sizes = (size[0].split("/")[0], size[0].split("/")[1]) if size else None
        found = read_card(name, cost, kinds, said, sizes)
        assert found.card is not None, (name, found.refused)
        made.append(found.card)
    return tuple(made)
