"""Decks that are built out of the cards received (MTG8-6.LIM-1, MTG8-6.LIM-2)."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.decks import Deck, parse, write
from grimorio.decks.card_set import cube_of, read_cube
from grimorio.decks.pool import built
from grimorio.games.magic.deck import offences
from grimorio.games.magic.names import find
from grimorio.kernel import Setup, SetupError

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
GAME = games.get("draft")


def pool_of(seed: int = 1) -> Deck:
    """The pool of a player of a Sealed deck."""
    p = GAME.start(Setup("draft", 2, seed, {"kind": "sealed"}))
    pools: list[Deck] = GAME.pools(p)  # type: ignore[attr-defined]
    return pools[0]


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-6.LIM-2")
def test_all_that_is_not_in_the_deck_is_its_sideboard() -> None:
    pool = pool_of()
    spells = [card for card in pool.cards() if card not in LANDS][:23]
    deck = built(pool, [*spells, *["Island"] * 17], LANDS, "Mine")
    assert len(deck.cards()) == 40 and offences(deck, "limited", pool) == ()
    assert sum(count for count, _ in deck.sideboard) == 105 - 23 - 6, "eleven Islands were none of the pool"


@pytest.mark.rule("MTG8-6.LIM-1")
def test_only_basic_lands_are_free() -> None:
    pool = pool_of()
    card = next(card for card in pool.cards() if card not in LANDS)
    with pytest.raises(ValueError, match=f"at most {pool.cards().count(card)} of"):
        built(pool, [card] * 5, LANDS)
    with pytest.raises(ValueError, match="at most 0"):
        built(pool, ["No Such Card"], LANDS)


def test_a_pool_is_saved_as_a_deck_file() -> None:
    pool = pool_of()
    assert parse(write(pool), find).deck == pool


def test_a_list_is_a_cube() -> None:
    listed = parse("4 Shock\n2 Choc\n30 Goblin King", find).deck
    cube = read_cube(cube_of(listed)["cube"])
    assert cube.copies == {"Shock": 6, "Goblin King": 30}
    assert read_cube(cube.to_json()) == cube
    with pytest.raises(SetupError):
        GAME.start(Setup("draft", 2, cards=cube_of(listed)))
