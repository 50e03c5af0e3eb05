"""No two emblems of one game and the same tinctures are taken for one another at the size of a table."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.printing.emblems import letters_of, strokes
from tests.page.node import Node
from tests.page.seen import APART, distances, hashed

SHIELD = strokes("art")["shield"]
SIGILS = """async ({ game, cards }) => {
    const { sigilOf } = await part(`games/${game}/sigils.js`);
    return cards.map((card) => [card.name, sigilOf(card)]);
}"""


def emblems(node: Node, game: str) -> list[tuple[str, dict[str, Any]]]:
    """The emblems of a game's cards as data, each with its card's name."""
    cards = games.get(game).cards()
    return [(name, emblem) for name, emblem in node.run(SIGILS, {"game": game, "cards": cards})]


@pytest.mark.parametrize("game", ["magecraft", "magic", "mickey"])
def test_cards_of_one_pool_are_told_apart_by_their_emblems(node: Node, game: str) -> None:
    drawn = emblems(node, game)
    assert len(drawn) == len(games.get(game).cards())
    near = [pair for pair in distances(drawn) if pair[0] < APART]
    assert not near, "find turns for these: python -m tools.emblems"


def test_the_measure_tells_equal_emblems_from_others(node: Node) -> None:
    (_, one), (_, other) = emblems(node, "magecraft")[:2]
    assert hashed(one) == hashed({**one, "runes": []})
    assert (hashed(one) ^ hashed({**one, "motif": other["motif"]})).bit_count() >= APART


def test_paper_turns_the_same_names_on(node: Node) -> None:
    for name, emblem in emblems(node, "magic"):
        frame, field, runes = letters_of(name)
        assert (field, list(runes)) == (emblem["field"], emblem["runes"]), name
        assert emblem["frame"] in (frame, SHIELD), name
