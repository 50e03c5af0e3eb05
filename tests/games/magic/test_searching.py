"""Effects that search, reveal, hand over and remove cards outside play."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    PLAYER,
    SORCERY,
    THE_PLAYER,
    THIS,
    YOU,
    Beginning,
    BuryRevealed,
    ChooseTypes,
    ComesIntoPlay,
    Count,
    DiscardTwins,
    ExchangeLibrary,
    HandForCards,
    HandSize,
    LeavesPlay,
    MayPay,
    MillMany,
    OpponentPicks,
    OwnerShuffles,
    PlayersSearch,
    PutAnyFromHand,
    RemoveAnyBuried,
    RemoveChosen,
    RemoveCost,
    RemoveTop,
    Return,
    ReturnRemoved,
    RevealSame,
    SearchBoth,
    ShuffleBuried,
    Target,
    ThisInGraveyard,
    TradeHand,
    card,
    spell,
    that,
    when,
)
from grimorio.games.magic.words.nouns import EACH_OPPONENT, EACH_PLAYER, OPPONENT, PERMANENT
from tests.games.magic.laid import DONE, NO, PASS, YES, A, B, Laid, who

BEAST = that("creature", zone="library")
LAND_FOUND = that("land", zone="library", basic=True)
FOREST = that("land", types=("Forest",), zone="library")
PLAINS = that("land", types=("Plains",), zone="library")
NONLAND = that("card", no_kinds=("land",), zone="hand")


def sorcery(name: str, *effects: object, cost: str = "{U}") -> object:
    return card(name, cost, SORCERY, spell(*effects))  # type: ignore[arg-type]


LIBRARY = {"library": "; ".join(["Plains"] * 9)}
OWN = (
    card(
        "Late Horror", "{B}", CREATURE_CARD,
        when(
            Beginning("upkeep", "you"),
            MayPay(
                RemoveCost(that("creature", colors=("black",), other=True, zone="graveyard")),
                (Return(THIS, "play"),),
            ),
            condition=ThisInGraveyard(),
        ),
        size=(3, 1),
    ),
    sorcery("Long Fall", RemoveTop(2, Target(PLAYER), repeat=True)),
    sorcery(
        "Old Soil",
        ShuffleBuried(
            Target(PLAYER), Target(that("card", zone="graveyard", controller="target player"), 2, True)
        ),
    ),
    sorcery("Two Paths", SearchBoth(FOREST, PLAINS, "play", tapped=True)),
    sorcery("Wild Hunt", PlayersSearch(BEAST, reveal=True), cost="{X}{G}"),
    sorcery("New Land", PlayersSearch(LAND_FOUND, "play", tapped=True), cost="{X}{G}"),
    sorcery("Deep Trick", BuryRevealed(Target(PLAYER), 4, 2, order=True)),
    sorcery("Beast Call", OpponentPicks(3, BEAST)),
    sorcery("Thin Mercy", ChooseTypes("destroy")),
    sorcery("Dark Bid", ChooseTypes("return")),
    sorcery("Lost Gift", OwnerShuffles(Target(PERMANENT), 2)),
    sorcery("Mind Game", TradeHand(Target(OPPONENT))),
    sorcery("New Hands", HandForCards(Target(PLAYER, any_number=True), 2)),
    sorcery("World Turn", ExchangeLibrary()),
    sorcery("Thin Graves", RemoveAnyBuried(EACH_PLAYER)),
    sorcery("Open Door", PutAnyFromHand(that("creature", "land", zone="hand"), EACH_OPPONENT)),
    sorcery("Old Image", RevealSame()),
    sorcery("Mad Hint", DiscardTwins(Target(PLAYER))),
    card(
        "Thin Muse", "{U}", ENCHANTMENT_CARD,
        when(Beginning("upkeep", "each"), MillMany(HandSize(THE_PLAYER), THE_PLAYER)),
    ),
    sorcery("Many Fall", MillMany(Count(that("creature", controller="you")), YOU)),
    card(
        "Small Fiend", "{B}", CREATURE_CARD,
        when(ComesIntoPlay(THIS), RemoveChosen(Target(OPPONENT), NONLAND)),
        when(LeavesPlay(THIS), ReturnRemoved(to="hand")),
        size=(1, 1),
    ),
)  # fmt: skip


def upkeep(t: Laid, *answers: tuple[object, ...]) -> list[tuple[object, ...]]:
    """Let the first player's next upkeep trigger, and resolve it; what was offered then."""
    t.drain()
    while t.t.active != A or t.t.turn == 3 or not t.t.stack:
        t.answer(PASS if PASS in t.offered() else t.offered()[0])
    top = t.t.stack[0]
    while top in t.t.stack and t.p.choice.ask == "priority":
        t.answer(PASS)
    offered = t.offered()
    for answer in answers:
        t.answer(answer)
    return offered


def laid(*sides: dict[str, str], **more: object) -> Laid:
    return Laid(*sides, own=OWN, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-REMOVE-TOP-1")
def test_cards_of_the_same_name_repeat_the_removal() -> None:
    t = laid({"hand": "Long Fall"}, {"library": "Shock; Shock; Plains; Forest; Island; Island"})
    t.play(A, "Long Fall", who(B))
    assert t.library(B) == ["Island", "Island"], "two Shocks, then two cards that differ"
    t = laid({"hand": "Long Fall"}, {"library": "Shock"})
    t.play(A, "Long Fall", who(B))
    assert t.library(B) == [] and t.p.result is None


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_only_cards_of_the_target_player_are_shuffled_into_the_library() -> None:
    t = laid({"hand": "Old Soil", "graveyard": "Plains"}, {"graveyard": "Shock; Forest", "library": ""})
    shock = t.buried(B, "Shock")
    t.cast(A, "Old Soil", who(B), shock, DONE).resolve()
    assert t.library(B) == ["Shock"] and t.graveyard(B) == ["Forest"]
    t = laid({"hand": "Old Soil", "graveyard": "Plains"}, {"graveyard": "Shock"})
    t.begin(A, ("cast", "Old Soil"), who(B), DONE)
    t.resolve()
    assert len(t.happened("shuffle")) == 1, "the library is shuffled even if nothing is chosen"


@pytest.mark.rule("MTG8-2.PLAY-S2")
def test_a_card_in_another_graveyard_is_no_target() -> None:
    t = laid({"hand": "Old Soil", "graveyard": "Plains"}, {"graveyard": "Shock"})
    t.answer(("cast", "Old Soil"))
    t.answer(who(B))
    assert t.offered() == [DONE, t.buried(B, "Shock")]


@pytest.mark.rule("MTG8-CR-FIND-1")
def test_two_cards_are_found_and_one_card_is_not_both() -> None:
    t = laid({"hand": "Two Paths", "library": "Plains; Forest; Shock"})
    t.play(A, "Two Paths", then=(("card", "Forest"), ("card", "Plains")))
    assert sorted(t.in_play(A)) == ["Forest", "Plains"] and t.it("Forest").tapped
    assert t.library(A) == ["Shock"]
    t = laid({"hand": "Two Paths", "library": "Plains; Forest; Shock"})
    t.play(A, "Two Paths", then=(DONE, ("card", "Plains")))
    assert t.in_play(A) == ["Plains"], "the first need not be found"


@pytest.mark.rule("MTG8-CR-ALL-SEARCH-1")
def test_only_libraries_that_were_searched_are_shuffled() -> None:
    t = laid(
        {"hand": "Wild Hunt", "library": "Grizzly Bears; Plains; Air Elemental"},
        {"library": "Hill Giant; Plains"},
    )
    t.play(A, "Wild Hunt", ("x", 1), then=(YES, ("card", "Grizzly Bears"), NO))
    assert t.hand(A) == ["Grizzly Bears"] and t.hand(B) == []
    assert [one.seat for one in t.happened("shuffle")] == [A]
    t = laid({"hand": "New Land", "library": "Plains; Shock"}, {"library": "Forest; Island"})
    t.play(
        A, "New Land", ("x", 2), then=(YES, ("card", "Plains"), YES, ("card", "Island"), ("card", "Forest"))
    )
    assert t.in_play(A) == ["Plains"] and sorted(t.in_play(B)) == ["Forest", "Island"]
    assert t.it("Forest").tapped


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_you_choose_what_goes_to_the_graveyard_and_the_order_of_the_rest() -> None:
    t = laid({"hand": "Deep Trick"}, {"library": "Shock; Plains; Forest; Island; Swamp"})
    t.play(
        A, "Deep Trick", who(B),
        then=(("card", "Shock"), ("card", "Forest"), ("card", "Island")),
    )  # fmt: skip
    assert sorted(t.graveyard(B)) == ["Forest", "Shock"]
    assert t.library(B) == ["Island", "Plains", "Swamp"]


@pytest.mark.rule("MTG8-CR-OPPONENT-1")
def test_the_opponent_who_is_named_chooses_the_card() -> None:
    cards = "Grizzly Bears; Hill Giant; Shock; Plains"
    t = laid({"hand": "Beast Call", "library": cards}, {}, {})
    t.cast(A, "Beast Call").resolve(who(2), ("card", "Hill Giant"))
    assert t.in_play(A) == ["Hill Giant"] and sorted(t.graveyard(A)) == [
        "Beast Call",
        "Grizzly Bears",
        "Shock",
    ]
    t = laid({"hand": "Beast Call", "library": "Shock; Plains; Forest; Island"})
    t.play(A, "Beast Call")
    assert t.in_play(A) == [] and len(t.graveyard(A)) == 4, "no creature, no choice"


@pytest.mark.rule("MTG8-CR-TYPE-1")
def test_each_player_chooses_a_type_and_all_others_die_or_these_return() -> None:
    sides = {"play": "Grizzly Bears; Hill Giant"}, {"play": "Air Elemental"}
    t = laid({**sides[0], "hand": "Thin Mercy"}, sides[1])
    t.play(A, "Thin Mercy", then=(("type", "Bear"), ("type", "Elemental")))
    assert t.in_play() == ["Grizzly Bears", "Air Elemental"]
    t = laid({"hand": "Dark Bid", "graveyard": "Grizzly Bears; Hill Giant"}, {"graveyard": "Air Elemental"})
    t.play(A, "Dark Bid", then=(("type", "Bear"), ("type", "Elemental")))
    assert t.in_play(A) == ["Grizzly Bears"] and t.in_play(B) == ["Air Elemental"]


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_the_owner_shuffles_the_permanent_and_draws() -> None:
    t = laid({"hand": "Lost Gift"}, {"play": "Grizzly Bears", "library": "Plains; Plains"})
    t.play(A, "Lost Gift", t.obj("Grizzly Bears"))
    assert t.in_play() == [] and len(t.hand(B)) == 2 and len(t.library(B)) == 1


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_you_choose_a_hand_of_the_same_size() -> None:
    t = laid({"hand": "Mind Game"}, {"hand": "Shock; Air Elemental", "library": "Plains; Forest; Island"})
    t.play(A, "Mind Game", who(B), then=(("card", "Plains"), ("card", "Forest")))
    assert sorted(t.hand(B)) == ["Forest", "Plains"] and len(t.library(B)) == 3


@pytest.mark.rule("MTG8-2.RES-3")
@pytest.mark.parametrize(("aims", "hands"), [((DONE,), (0, 1)), ((who(A), who(B)), (2, 2))])
def test_any_number_of_players_may_be_none(aims: tuple[tuple[str, int], ...], hands: tuple[int, int]) -> None:
    t = laid({"hand": "New Hands"}, {"hand": "Shock"})
    t.play(A, "New Hands", *aims)
    assert (len(t.hand(A)), len(t.hand(B))) == hands


@pytest.mark.rule("MTG8-2.RES-3")
def test_graveyard_and_library_change_places() -> None:
    t = laid({"hand": "World Turn", "graveyard": "Shock; Forest", "library": "Plains; Island"})
    t.play(A, "World Turn")
    assert sorted(t.library(A)) == ["Forest", "Shock"]
    assert sorted(t.graveyard(A)) == ["Island", "Plains", "World Turn"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_players_remove_what_they_like_of_their_graveyards() -> None:
    t = laid({"hand": "Thin Graves", "graveyard": "Shock; Forest"}, {"graveyard": "Plains"})
    t.cast(A, "Thin Graves").resolve(t.buried(A, "Forest"), DONE)
    assert sorted(t.graveyard(A)) == ["Shock", "Thin Graves"] and t.graveyard(B) == ["Plains"]


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_opponents_put_any_number_of_cards_into_play() -> None:
    t = laid({"hand": "Open Door"}, {"hand": "Grizzly Bears; Plains; Shock; Hill Giant"})
    t.play(A, "Open Door", then=(("card", "Grizzly Bears"), ("card", "Plains")))
    assert sorted(t.in_play(B)) == ["Grizzly Bears", "Plains"]


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
@pytest.mark.parametrize(("shown", "there"), [("Plains", 2), ("Forest", 1)])
def test_only_a_card_with_the_name_of_a_permanent_comes_into_play(shown: str, there: int) -> None:
    t = laid({"hand": "Old Image; Plains; Forest"}, {"play": "Plains"})
    t.play(A, "Old Image", then=(("card", shown),))
    assert len(t.in_play()) == there
    assert t.happened("shows")[0].faces == (shown,)


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_cards_with_the_same_name_are_discarded_but_lands() -> None:
    t = laid({"hand": "Mad Hint"}, {"hand": "Shock; Shock; Plains; Plains; Hill Giant"})
    t.play(A, "Mad Hint", who(B))
    assert sorted(t.hand(B)) == ["Hill Giant", "Plains", "Plains"]


@pytest.mark.rule("MTG8-1.ZONE-GY-1")
def test_as_many_cards_are_milled_as_the_amount_says() -> None:
    t = laid({"hand": "Many Fall", "play": "Grizzly Bears; Hill Giant", "library": "Shock; Plains; Island"})
    t.play(A, "Many Fall")
    assert t.library(A) == ["Island"]
    t = laid({"play": "Thin Muse"}, {"hand": "Shock; Shock", "library": "Plains; Plains; Plains; Plains"})
    t.drain()
    while t.t.active != B or t.p.choice.ask != "priority" or not t.t.stack:
        t.answer(PASS if PASS in t.offered() else t.offered()[0])
    t.resolve()
    assert len(t.library(B)) == 2


@pytest.mark.rule("MTG8-CR-BURIED-1")
@pytest.mark.parametrize(("other", "back"), [("Gravedigger", True), ("Grizzly Bears", False)])
def test_another_card_of_the_graveyard_pays_for_the_return(other: str, back: bool) -> None:
    t = laid({"graveyard": f"Late Horror; {other}", **LIBRARY}, LIBRARY)
    upkeep(t, *[YES] * back)
    assert ("Late Horror" in t.in_play(A)) == back
    assert (other in t.graveyard(A)) != back, "it does not pay with itself"


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_the_card_that_was_chosen_returns_as_the_creature_leaves() -> None:
    t = laid({"hand": "Small Fiend; Shock"}, {"hand": "Hill Giant; Plains; Shock"})
    t.play(A, "Small Fiend")
    t.resolve(("card", "Hill Giant"))
    assert sorted(t.hand(B)) == ["Plains", "Shock"]
    t.play(A, "Shock", t.obj("Small Fiend"))
    t.resolve()
    assert "Hill Giant" in t.hand(B)
