"""Formats, the decks that were sold, boosters and decks built by luck."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio.decks import Deck
from grimorio.games.magic.boosters import booster
from grimorio.games.magic.deck import FORMATS, Offence, offences, printed_decks, product, products
from grimorio.games.magic.names import UnknownCard, fact, facts, names
from grimorio.games.magic.random_decks import BASICS, random_constructed, random_limited
from grimorio.kernel import Luck

BEARS = Deck("Bears", ((4, "Grizzly Bears"), (56, "Forest")))


def of(*main: tuple[int, str], side: tuple[tuple[int, str], ...] = ()) -> Deck:
    return Deck("", main, side)


@pytest.mark.rule("MTG8-6.CON-2", "MTG8-GLOSS-Costruire_un_mazzo-2", "MTG8-GLOSS-Mazzo-1")
def test_constructed_is_sixty_cards_and_four_copies() -> None:
    assert offences(BEARS, "constructed") == ()
    assert offences(of((60, "Forest")), "constructed") == ()
    assert offences(of((4, "Shock"), (55, "Mountain")), "constructed") == (
        Offence("size", "MTG8-6.CON-2", None, 59, 60),
    )
    assert offences(of((5, "Shock"), (6, "Boil"), (50, "Mountain")), "constructed") == (
        Offence("copies", "MTG8-6.CON-2", "Shock", 5, 4),
        Offence("copies", "MTG8-6.CON-2", "Boil", 6, 4),
    )


@pytest.mark.rule("MTG8-GLOSS-Terra_non_base")
def test_four_copies_of_a_nonbasic_land() -> None:
    assert offences(of((5, "Salt Marsh"), (55, "Swamp")), "constructed") == (
        Offence("copies", "MTG8-6.CON-2", "Salt Marsh", 5, 4),
    )


def test_sideboards_of_constructed_decks() -> None:
    """A sideboard has fifteen cards or none (MTG8-6.CON-3); copies count over deck and sideboard together."""
    legal = of(*BEARS.main, side=((4, "Shock"), (11, "Mountain")))
    assert offences(legal, "constructed") == ()
    for count in (14, 16):
        assert offences(of(*BEARS.main, side=((count, "Plains"),)), "constructed") == (
            Offence("sideboard", "MTG8-6.CON-3", None, count, 15),
        )
    both = of(*BEARS.main, side=((1, "Grizzly Bears"), (14, "Plains")))
    assert offences(both, "constructed") == (Offence("copies", "MTG8-6.CON-2", "Grizzly Bears", 5, 4),)


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-GLOSS-Mazzo-1")
def test_limited_is_forty_of_the_cards_received_in_any_number() -> None:
    pool = of((20, "Shock"), (4, "Boil"))
    good = of((20, "Shock"), (20, "Mountain"), side=((4, "Boil"),))
    assert offences(good, "limited") == offences(good, "limited", pool) == ()
    assert offences(of((39, "Shock")), "limited") == (Offence("size", "MTG8-6.LIM-1", None, 39, 40),)
    bad = of((20, "Shock"), (1, "Blaze"), (20, "Mountain"), side=((1, "Boil"),))
    assert offences(bad, "limited", pool) == (
        Offence("pool", "MTG8-6.LIM-1", "Blaze", 1, 0),
        Offence("left-out", "MTG8-6.LIM-2", "Boil", 1, 4),
    )


@pytest.mark.rule("MTG8-GLOSS-Costruire_un_mazzo-1")
def test_the_first_deck_that_the_rulebook_suggests_is_legal() -> None:
    """12 and 12 lands, 10 and 10 creatures, 12 instants or sorceries, 2 artifacts and 2 enchantments
    make a legal deck.
    """

    def some(count: int, kind: str, color: str | None = None) -> list[str]:
        found = [c.name for c in facts() if c.kinds == (kind,) and (color is None or color in c.colors)]
        return found[:count]

    main = [*["Mountain", "Forest"] * 12, *some(10, "creature", "red"), *some(10, "creature", "green")]
    main += [*some(6, "instant", "red"), *some(6, "sorcery", "green"), *some(2, "artifact")]
    main += some(2, "enchantment", "red")
    deck = Deck.of("First", main)
    assert len(deck.cards()) == 60
    assert offences(deck, "constructed") == ()


@pytest.mark.parametrize("format", FORMATS)
def test_only_cards_of_the_set(format: str) -> None:
    with pytest.raises(UnknownCard, match="no card 'Ancestral Recall'"):
        offences(of((4, "Ancestral Recall")), format)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-GLOSS-Mazzo_tematico")
def test_five_theme_decks_one_of_each_colour() -> None:
    decks = [one.deck for one in products() if one.kind == "theme"]
    colors = []
    for deck in decks:
        assert len(deck.cards()) == 40
        found = {color for name in deck.cards() for color in fact(name).colors}
        assert len(found) == 1
        colors += found
        assert offences(deck, "preconstructed") == ()
    assert sorted(colors) == ["black", "blue", "green", "red", "white"]
    assert {deck.name for deck in decks} == {
        "Expulsion",
        "Heavy Hitters",
        "Life Boost",
        "Sky Slam",
        "Speed Scorch",
    }


def test_starter_decks_with_and_without_their_packs() -> None:
    sizes = {one.deck.name: len(one.deck.cards()) for one in products() if one.kind != "theme"}
    assert sizes == {"Gold Deck": 33, "Silver Deck": 33, "Gold Pack": 7, "Silver Pack": 7}
    printed = {deck.name: deck for deck in printed_decks()}
    assert len(printed) == 9
    whole = printed["Gold Deck, Gold Pack"]
    assert len(whole.cards()) == 40
    assert (1, "Silverback Ape") in whole.main
    assert (8, "Forest") in whole.main
    for deck in printed.values():
        assert offences(deck, "preconstructed") == ()
    assert product("gold deck").kind == "starter"
    with pytest.raises(LookupError, match=r"no deck 'Bronze': there are Expulsion, .*Silver Pack"):
        product("Bronze")


def test_the_box_alone_has_its_seven_cards() -> None:
    sold = {name for one in products() if one.kind != "theme" for name in one.deck.cards()}
    assert sold >= {card.name for card in facts() if card.box_set_only}


def test_a_changed_theme_deck_is_measured_against_what_was_sold() -> None:
    deck = product("Speed Scorch").deck
    main = tuple((2 if card == "Shock" else count, card) for count, card in deck.main if card != "Enrage")
    rule = "MTG8-GLOSS-Mazzo_tematico"
    assert offences(Deck("Mine", main, ((1, "Boil"),)), "preconstructed") == (
        Offence("printed", rule, "Shock", 2, 1, "Speed Scorch"),
        Offence("printed", rule, "Enrage", 0, 1, "Speed Scorch"),
        Offence("sideboard", rule, None, 1, 0),
    )


@pytest.mark.rule("MTG8-GLOSS-Busta")
def test_a_booster_is_fifteen_random_cards() -> None:
    luck = Luck(1)
    seen: set[str] = set()
    for _ in range(200):
        cards = booster(luck)
        assert len(set(cards)) == len(cards) == 15
        rarities = Counter(fact(card).rarity for card in cards)
        assert rarities == {"common": 10, "uncommon": 3, "rare": 1, "land": 1}
        seen |= set(cards)
    assert len(seen) > 300
    assert not any(fact(card).box_set_only for card in seen)


def test_random_decks_are_legal_and_have_any_card() -> None:
    seen: set[str] = set()
    sideboards = 0
    for seed in range(400):
        deck = random_constructed(seed)
        assert offences(deck, "constructed") == ()
        assert len(deck.cards()) == 60
        seen |= set(deck.cards())
        sideboards += bool(deck.sideboard)
    assert seen == set(names())
    assert 100 < sideboards < 300


@pytest.mark.parametrize("seed", range(30))
def test_random_decks_have_a_curve_and_the_lands_for_it(seed: int) -> None:
    for deck, lands in ((random_constructed(seed), 24), (random_limited(seed), 17)):
        cards = [fact(name) for name in deck.cards()]
        assert len(cards) - lands == sum("land" not in card.kinds for card in cards)
        costs = sorted(card.mana_value for card in cards if "land" not in card.kinds)
        assert costs[0] <= 2 <= costs[len(costs) // 2] <= 4
        needed = {color for card in cards for color in card.colors}
        assert {BASICS[color] for color in needed} <= set(deck.cards())
        assert len(needed) <= 3


def test_random_limited_decks_are_built_of_boosters() -> None:
    for seed in range(20):
        deck = random_limited(seed)
        assert offences(deck, "limited") == ()
        assert len(deck.cards()) == 40
        whole = Deck.of("", [*deck.cards(), *Deck("", deck.sideboard).cards()])
        pool = sum(count for count, card in whole.main if not fact(card).basic)
        assert pool == 6 * 14


def test_the_seed_decides_and_the_cards_may_be_fewer() -> None:
    assert random_constructed(7) == random_constructed(7) != random_constructed(8)
    assert random_limited(7) == random_limited(7) != random_limited(8)
    some = {"Shock", "Blaze", "Glory Seeker", "Millstone"}
    for seed in range(20):
        for deck in (random_constructed(seed, some), random_limited(seed, sorted(some))):
            assert set(deck.cards()) <= some | set(BASICS.values())
        assert random_constructed(seed, some) == random_constructed(seed, sorted(some))
        assert offences(random_constructed(seed, some), "constructed") == ()
        assert offences(random_limited(seed, some), "limited") == ()
    assert random_constructed(1, ()).cards().count("Shock") == 0
