"""Effects that deal with hands, lives and permanents of players."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    OPPONENT,
    PLAYER,
    SORCERY,
    THIS,
    AdditionalCost,
    All,
    ComesIntoPlay,
    DiscardAny,
    DiscardAnyAtRandom,
    DiscardCost,
    DiscardForEach,
    DiscardToGrow,
    DrainOthers,
    Draw,
    DrawHand,
    DrawOrPay,
    EvenOut,
    GainLife,
    Gets,
    KeepCards,
    LifeIsCount,
    LookAtTop,
    LoseGame,
    PreventFromEach,
    RemoveAlmostAll,
    SacrificeX,
    SearchAsMany,
    SpyOn,
    Target,
    ThisWay,
    TradeDraws,
    X,
    card,
    spell,
    static,
    that,
    when,
)
from grimorio.games.magic.words.nouns import EACH_PLAYER, YOU
from tests.games.magic.laid import DONE, NO, YES, A, B, Laid, who

CARD_HELD = that("card", zone="hand")
NONLAND = that("card", no_kinds=("land",), zone="hand")
LANDS_HELD = that("land", zone="hand")
BASICS = that("land", basic=True, zone="library")
THEIR_CREATURES = that("creature", controller="that player")
FEW = DiscardAnyAtRandom(), Gets(All(that("creature", controller="you")), ThisWay(CARD_HELD, "discarded"), 0)


def sorcery(name: str, *effects: object, cost: str = "{U}") -> object:
    return card(name, cost, SORCERY, spell(*effects))  # type: ignore[arg-type]


OWN = (
    sorcery("Great Break", Draw(4), KeepCards(X()), cost="{X}{U}"),
    sorcery("Old Runes", DrawOrPay(X()), cost="{X}{U}"),
    sorcery("New Ideas", DrawHand(Target(PLAYER))),
    sorcery("Cold Rites", DiscardAny(CARD_HELD), DiscardForEach(Target(PLAYER), NONLAND)),
    sorcery("Hot Rites", *FEW),
    sorcery("Warm Rites", DiscardAny(CARD_HELD), SearchAsMany(BASICS)),
    card("Tiller", "{G}", CREATURE_CARD, when(ComesIntoPlay(THIS), DiscardToGrow(LANDS_HELD)), size=(1, 1)),
    sorcery("Fair Share", EvenOut()),
    card("Old Spies", "{U}", INSTANT, spell(SpyOn(Target(PLAYER)), LookAtTop(2))),
    sorcery("Life Beat", LifeIsCount(THEIR_CREATURES, EACH_PLAYER)),
    sorcery("Soul Drink", DrainOthers(2)),
    sorcery("Trade", TradeDraws(Target(OPPONENT), 2, 4)),
    card(
        "Bad Dreams",
        "{R}",
        SORCERY,
        AdditionalCost(DiscardCost(x=True, random=True)),
        spell(SacrificeX(LAND, EACH_PLAYER), GainLife(X())),
    ),
    sorcery("All Gone", RemoveAlmostAll()),
    card("Small Sphere", "{W}", ENCHANTMENT_CARD, static(PreventFromEach(1))),
    sorcery("The End", LoseGame(YOU)),
    sorcery("Their End", LoseGame(Target(PLAYER))),
)


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)  # type: ignore[arg-type]


def held(name: str) -> tuple[str, str]:
    return ("card", name)


@pytest.mark.rule("MTG8-CR-REST-1")
@pytest.mark.parametrize(("x", "left"), [(0, 0), (1, 1), (9, 5)])
def test_cards_are_kept_and_the_rest_is_discarded(x: int, left: int) -> None:
    t = laid({"hand": "Great Break; Shock"})
    t.cast(A, "Great Break", ("x", x))
    t.answer(("pass",))
    t.answer(("pass",))
    while t.p.choice.ask == "discard":
        t._answer(0)
    assert len(t.hand(A)) == left


@pytest.mark.rule("MTG8-CR-UNLESS-3")
def test_for_each_card_drawn_a_card_or_a_permanent_goes() -> None:
    t = laid({"hand": "Old Runes", "play": "Forest; Coral Eel", "library": "Shock; Bog Imp; Hill Giant"})
    bird = t.obj("Coral Eel")
    t.play(A, "Old Runes", ("x", 3), then=(bird, held("Hill Giant")))
    assert t.hand(A) == ["Bog Imp"] and t.in_play(A) == ["Forest"]
    assert set(t.graveyard(A)) == {"Old Runes", "Shock", "Hill Giant", "Coral Eel"}


@pytest.mark.rule("MTG8-GLOSS-Pescare-1", "MTG8-GLOSS-Scartare")
def test_as_many_cards_as_in_hand_are_drawn_and_then_discarded() -> None:
    t = laid({"hand": "New Ideas"}, {"hand": "Shock; Bog Imp", "library": "Plains; Island; Swamp"})
    t.play(A, "New Ideas", who(B), then=(held("Shock"), held("Plains")))
    assert sorted(t.hand(B)) == ["Bog Imp", "Island"] and t.library(B) == ["Swamp"]


@pytest.mark.rule("MTG8-CR-WAY-1")
def test_as_many_cards_are_chosen_in_the_other_hand_as_were_discarded() -> None:
    t = laid({"hand": "Cold Rites; Plains; Island"}, {"hand": "Shock; Bog Imp; Hill Giant; Swamp"})
    t.cast(A, "Cold Rites", who(B)).resolve(held("Plains"), held("Island"), held("Bog Imp"), held("Shock"))
    assert t.hand(A) == [] and sorted(t.hand(B)) == ["Hill Giant", "Swamp"]


@pytest.mark.rule("MTG8-CR-COST-5", "MTG8-CR-WAY-1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_chance_chooses_as_many_cards_as_you_like(count: int) -> None:
    t = laid({"hand": "Hot Rites; Shock; Plains; Island", "play": "Grizzly Bears"})
    t.play(A, "Hot Rites", then=(("count", count),))
    assert len(t.hand(A)) == 3 - count and t.size("Grizzly Bears") == (2 + count, 2)


@pytest.mark.rule("MTG8-CR-WAY-1", "MTG8-CR-FIND-1")
def test_as_many_cards_are_found_as_were_discarded_or_fewer() -> None:
    sides = {"hand": "Warm Rites; Shock; Shock", "library": "Plains; Island; Shock; Swamp"}
    t = laid(sides)
    t.play(A, "Warm Rites", then=(held("Shock"), held("Shock"), held("Plains"), held("Swamp")))
    assert sorted(t.hand(A)) == ["Plains", "Swamp"]
    t = laid(sides)
    t.play(A, "Warm Rites", then=(held("Shock"), held("Shock"), held("Island"), DONE))
    assert t.hand(A) == ["Island"]
    shown = [event for event in t.happened("to-hand") if event.seen_by(B)["name"]]
    assert len(shown) == 1


@pytest.mark.rule("MTG8-CR-WAY-1")
def test_a_creature_grows_by_the_lands_discarded() -> None:
    t = laid({"hand": "Tiller; Plains; Island; Shock"})
    t.play(A, "Tiller")
    t.resolve(held("Plains"), held("Island"))
    assert t.size("Tiller") == (3, 3) and len(t.hand(A)) == 3
    t = laid({"hand": "Tiller; Plains"})
    t.play(A, "Tiller")
    t.resolve(DONE)
    assert t.size("Tiller") == (1, 1) and t.hand(A) == ["Plains"]
    t = laid({"hand": "Tiller; Shock"})
    t.play(A, "Tiller")
    t.resolve(DONE)  # asked all the same: the others do not learn that no land is there
    assert t.size("Tiller") == (1, 1) and t.hand(A) == ["Shock"]


@pytest.mark.rule("MTG8-CR-REST-1")
def test_all_keep_as_much_as_the_player_with_the_fewest() -> None:
    t = laid(
        {"hand": "Fair Share; Shock", "play": "Forest"},
        {"hand": "Bog Imp; Plains; Island", "play": "Hill Giant; Swamp; Coral Eel"},
    )
    giant, swamp = t.obj("Hill Giant"), t.obj("Swamp")
    t.play(A, "Fair Share", then=(giant, swamp, held("Plains")))
    assert t.in_play(A) == ["Forest"] and t.in_play(B) == ["Coral Eel"]
    assert t.hand(A) == ["Shock"] and t.hand(B) == ["Bog Imp"]


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_only_the_spy_sees_hand_and_top_card() -> None:
    t = laid({"hand": "Old Spies"}, {"hand": "Shock", "library": "Bog Imp; Plains"})
    t.cast(A, "Old Spies", who(B))
    t.answer(("pass",))
    t.answer(("pass",))
    first, second = [look for look in t.happened("look") if look.seat == B]
    assert first.seen_by(A)["faces"] == ("Shock",) and first.seen_by(B)["faces"] is None
    assert second.seen_by(A)["faces"] == ("Bog Imp",) and second.seen_by(B)["faces"] is None


@pytest.mark.rule("MTG8-CR-LIFE-1")
def test_each_life_becomes_the_number_of_the_players_own_creatures() -> None:
    t = laid(
        {"hand": "Life Beat", "play": "Grizzly Bears; Hill Giant; Forest"}, {"play": "Bog Imp", "life": 1}
    )
    t.play(A, "Life Beat")
    assert (t.life(A), t.life(B)) == (2, 1)
    assert [change.seat for change in t.happened("life")] == [A]


@pytest.mark.rule("MTG8-CR-WAY-2")
def test_as_much_life_is_gained_as_damage_was_dealt_to_the_others() -> None:
    t = laid({"hand": "Soul Drink"}, {}, {})
    t.play(A, "Soul Drink")
    assert [t.life(seat) for seat in (0, 1, 2)] == [24, 18, 18]
    t = laid({"hand": "Soul Drink"}, {"play": "Small Sphere"})
    t.play(A, "Soul Drink")
    assert (t.life(A), t.life(B)) == (21, 19)


@pytest.mark.rule("MTG8-CR-WAY-2")
def test_damage_that_costs_less_life_counts_in_full() -> None:
    t = laid({"hand": "Soul Drink"}, {"play": "Worship; Grizzly Bears", "life": 2})
    t.play(A, "Soul Drink")
    assert (t.life(A), t.life(B)) == (22, 1)


@pytest.mark.rule("MTG8-CR-REPEAT-1")
def test_an_opponent_draws_and_lets_you_draw_again_and_again() -> None:
    library = "; ".join(["Plains"] * 12)
    t = laid({"hand": "Trade", "library": library}, {"library": library})
    t.play(A, "Trade", who(B), then=(("count", 4), YES, ("count", 1), NO))
    assert len(t.hand(A)) == 5 and len(t.hand(B)) == 4


@pytest.mark.rule("MTG8-CR-X-1", "MTG8-GLOSS-Sacrificare")
def test_each_player_sacrifices_x_lands() -> None:
    t = laid(
        {"hand": "Bad Dreams; Shock; Shock; Plains", "play": "Forest; Island; Swamp"}, {"play": "Plains"}
    )
    t.play(A, "Bad Dreams", ("x", 2), then=(t.obj("Forest"), t.obj("Swamp")))
    assert t.in_play() == ["Island"] and t.life(A) == 22 and len(t.hand(A)) == 1


@pytest.mark.rule("MTG8-2.RES-3")
def test_nothing_is_left_but_enchantments_and_libraries() -> None:
    t = laid(
        {"hand": "All Gone; Shock", "play": "Forest; Grizzly Bears", "graveyard": "Bog Imp"},
        {"hand": "Plains", "play": "Worship; Coral Eel", "graveyard": "Shock"},
    )
    t.play(A, "All Gone")
    assert t.in_play() == ["Worship"] and t.hand(A) == t.hand(B) == []
    assert t.graveyard(A) == ["All Gone"] and t.graveyard(B) == []
    assert len(t.player(A).removed) == 4 and len(t.player(B).removed) == 3


@pytest.mark.rule("MTG8-CR-LOSE-1")
def test_a_card_makes_a_player_lose() -> None:
    t = laid({"hand": "The End"})
    t.cast(A, "The End")
    t.answer(("pass",))
    t.answer(("pass",))
    assert t.p.result is not None and t.p.result.winners == (B,)
    t = laid({"hand": "Their End"}, {"play": "Hill Giant"}, {})
    t.play(A, "Their End", who(B))
    assert t.p.result is None and t.t.seats == (0, 2) and t.in_play() == []
    [lost] = t.happened("loses")
    assert lost.why == "card"
