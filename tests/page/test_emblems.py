"""No two emblems of one game and the same tinctures are taken for one another, nor two signs of a table."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic.typed import blocks
from grimorio.printing.emblems import letters_of, strokes
from tests.page.node import Node
from tests.page.seen import APART, distances, hashed, near_signs

SHIELD = strokes("art")["shield"]
SIGILS = """async ({ game, cards }) => {
    const { sigilOf } = await part(`games/${game}/sigils.js`);
    return cards.map((card) => [card.name, sigilOf(card)]);
}"""

ICONS = """async ({ game }) => {
    const { PATHS } = await part("ui/signs.js");
    const { ICONS } = await part(`games/${game}/icons.js`);
    return [Object.entries(PATHS), Object.entries(ICONS)];
}"""
IN_THE_BAR = ("close", "help", "settings", "chat", "flag", "book", "sun", "moon")
"""The signs of the page that stand beside every table."""
ARROWS = frozenset(("left", "right", "up", "down", "bar-help"))
"""What is told apart by the way it points."""
CROSSES = {frozenset(("bar-close", "close")), frozenset(("bar-close", "no"))}


def drawn(node: Node, game: str, cards: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """The emblems of these cards of a game as data, each with its card's name."""
    return [(name, emblem) for name, emblem in node.run(SIGILS, {"game": game, "cards": cards})]


def emblems(node: Node, game: str) -> list[tuple[str, dict[str, Any]]]:
    """The emblems of a game's own cards as data, each with its card's name."""
    return drawn(node, game, games.get(game).cards())


@pytest.mark.parametrize("game", ["magecraft", "magic", "mickey"])
def test_cards_of_one_pool_are_told_apart_by_their_emblems(node: Node, game: str) -> None:
    pool = emblems(node, game)
    assert len(pool) == len(games.get(game).cards())
    near = [pair for pair in distances(pool) if pair[0] < APART]
    assert not near, "find turns for these: python -m tools.emblems"


@pytest.mark.deep
def test_cards_of_all_sets_of_magic_are_told_apart_by_their_emblems(node: Node) -> None:
    cards = blocks()["cards"]
    pool = [*emblems(node, "magic"), *drawn(node, "magic", cards)]
    assert len({name for name, _ in pool}) == len(pool) == len(games.get("magic").cards()) + len(cards)
    near = [pair for pair in distances(pool) if pair[0] < APART]
    assert not near, "find turns for these: python -m tools.emblems"


def test_a_card_of_another_set_has_a_band_and_an_own_card_has_none(node: Node) -> None:
    (own,) = games.get("magic").cards()[:1]
    (_, of_set), (_, plain) = drawn(node, "magic", [{**own, "turn": 0}, own])
    assert of_set["band"] and not plain["band"]
    assert {**of_set, "band": ""} == plain


def test_the_measure_tells_equal_emblems_from_others(node: Node) -> None:
    (_, one), (_, other) = emblems(node, "magecraft")[:2]
    assert hashed(one) == hashed({**one, "runes": []})
    assert (hashed(one) ^ hashed({**one, "motif": other["motif"]})).bit_count() >= APART


def test_paper_turns_the_same_names_on(node: Node) -> None:
    for name, emblem in emblems(node, "magic"):
        frame, field, runes = letters_of(name)
        assert (field, list(runes)) == (emblem["field"], emblem["runes"]), name
        assert emblem["frame"] in (frame, SHIELD), name


@pytest.mark.parametrize("game", ["magecraft", "magic", "mickey", "live"])
def test_signs_of_one_table_are_told_apart(node: Node, game: str) -> None:
    shared, own = node.run(ICONS, {"game": game})
    signs = {f"bar-{name}": [path] for name, path in shared if name in IN_THE_BAR} | dict(own)
    assert len(signs) >= len(IN_THE_BAR) + 12
    near = {pair for pair in near_signs(signs) if not pair <= ARROWS}
    assert near - CROSSES == set()


def test_the_measure_of_signs_tells_two_flags_alike() -> None:
    flag, other = "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0", "M6 21V4M6 4.5c4-2 7 2 12 0v8c-5 2-8-2-12 0"
    assert near_signs({"flag": [flag], "other": [other], "cross": ["M6 6 18 18M18 6 6 18"]}) == {
        frozenset(("flag", "other"))
    }
