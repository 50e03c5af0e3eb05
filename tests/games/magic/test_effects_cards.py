"""Effects on hands, libraries and graveyards, as cards have them."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import DRAW, FACE, KNOWN, UPKEEP, player
from grimorio.games.magic.words import (
    ARTIFACT_CARD,
    EACH_PLAYER,
    SORCERY,
    Discard,
    DrawsAreBidFor,
    PutFromHand,
    Search,
    spell,
    static,
    that,
)
from grimorio.games.magic.words import card as printed
from grimorio.kernel.seats import EVERYBODY
from tests.games.magic.laid import DONE, NO, PASS, YES, A, B, Laid, who


def card(name: str) -> tuple[str, str]:
    return ("card", name)


@pytest.mark.rule("MTG8-2.EFF-ONE-1")
@pytest.mark.rule("MTG8-GLOSS-Pescare-1")
def test_drawing() -> None:
    t = Laid({"hand": "Concentrate", "library": "Forest; Island; Swamp; Plains"})
    t.play(A, "Concentrate")
    assert sorted(t.hand(A)) == ["Forest", "Island", "Swamp"] and t.library(A) == ["Plains"]
    assert len(t.happened("draw")) == 3


@pytest.mark.rule("MTG8-GLOSS-Perdere_la_partita")
def test_too_short_a_library_is_drawn_up_and_then_lost() -> None:
    t = Laid({"hand": "Concentrate", "library": "Forest; Island"})
    t.play(A, "Concentrate")
    assert t.p.result is not None and t.p.result.winners == (B,)
    assert sorted(t.hand(A)) == ["Forest", "Island"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_balance_of_power_counts_the_cards_of_its_target() -> None:
    t = Laid({"hand": "Balance of Power; Forest"}, {"hand": "Shock; Shock; Shock"})
    t.play(A, "Balance of Power", who(B))
    assert len(t.hand(A)) == 3


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_the_owner_chooses_what_to_discard() -> None:
    t = Laid({"hand": "Mind Rot"}, {"hand": "Shock; Forest; Forest; Swamp"})
    t.cast(A, "Mind Rot", who(B))
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.seat == B and t.offered() == [card("Shock"), card("Swamp"), card("Forest")]
    t.give(card("Swamp"), card("Forest"))
    assert t.hand(B) == ["Shock", "Forest"]
    assert [event.by for event in t.happened("discard")] == [A, A]


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_a_short_hand_is_discarded_whole() -> None:
    t = Laid({"hand": "Mind Rot"}, {"hand": "Shock"})
    assert t.play(A, "Mind Rot", who(B)).hand(B) == []


@pytest.mark.rule("MTG8-GLOSS-Scartare", "MTG8-GLOSS-Rivelare")
def test_coercion_reveals_the_hand_and_you_choose() -> None:
    t = Laid({"hand": "Coercion"}, {"hand": "Shock; Forest"})
    t.cast(A, "Coercion", who(B))
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.seat == A and all(held >> KNOWN == EVERYBODY for held in t.player(B).hand)
    t.give(card("Shock"))
    assert t.hand(B) == ["Forest"]


@pytest.mark.rule("MTG8-GLOSS-Colore-1")
def test_persecute_takes_all_of_a_colour_chosen_now() -> None:
    t = Laid({"hand": "Persecute"}, {"hand": "Shock; Goblin Raider; Giant Growth; Forest"})
    t.play(A, "Persecute", who(B), then=(("color", "red"),))
    assert sorted(t.hand(B)) == ["Forest", "Giant Growth"] and len(t.graveyard(B)) == 2


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_players_discard_at_the_same_time_having_chosen_in_turn() -> None:
    pox = printed("Pox", "{B}", SORCERY, spell(Discard(1, EACH_PLAYER)))
    t = Laid({"hand": "Pox; Shock; Forest"}, {"hand": "Twiddle; Twiddle; Island"}, own=(pox,))
    t.cast(A, "Pox")
    for _ in range(2):
        t.answer(PASS)
    t.answer(card("Forest"))
    assert t.p.choice.seat == B and t.hand(A) == ["Shock", "Forest"]
    for luck in range(8):
        p = t.p.imagine(B, luck)
        p.answer(0)
        assert len(player(p, A).hand) == 1 and len(player(p, B).hand) == 2
    t.give(card("Twiddle"))
    assert t.hand(A) == ["Shock"] and sorted(t.hand(B)) == ["Island", "Twiddle"]


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
def test_searching_for_any_card_must_find_one() -> None:
    t = Laid({"hand": "Diabolic Tutor", "library": "Forest; Shock; Craw Wurm"})
    t.cast(A, "Diabolic Tutor")
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.ask == "search" and DONE not in t.offered()
    t.give(card("Shock"))
    assert t.hand(A) == ["Shock"] and sorted(t.library(A)) == ["Craw Wurm", "Forest"]
    assert all(not held >> KNOWN for held in t.player(A).library), "shuffled: nobody knows it"
    assert len(t.happened("shuffle")) == 1


@pytest.mark.rule("MTG8-CR-FIND-1")
def test_searching_for_a_quality_may_fail() -> None:
    t = Laid({"hand": "Merchant Scroll", "library": "Unsummon; Shock; Twiddle"})
    t.play(A, "Merchant Scroll", then=(DONE,))
    assert t.hand(A) == [] and len(t.library(A)) == 3
    t = Laid({"hand": "Merchant Scroll", "library": "Shock"})
    assert t.play(A, "Merchant Scroll").hand(A) == []


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_what_is_revealed_is_known_to_all() -> None:
    t = Laid({"hand": "Merchant Scroll", "library": "Unsummon; Shock"})
    t.play(A, "Merchant Scroll", then=(card("Unsummon"),))
    assert t.player(A).hand[0] >> KNOWN == EVERYBODY
    told = t.happened("to-hand")[0]
    assert told.seen_by(B)["name"] == "Unsummon"


@pytest.mark.rule("MTG8-CR-FIND-1", "MTG8-1.ZONE-LIB-1")
def test_who_searches_sees_the_library_and_others_do_not() -> None:
    t = Laid({"hand": "Bribery"}, {"library": "Craw Wurm; Forest"})
    t.play(A, "Bribery", who(B), then=(card("Craw Wurm"),))
    looked = t.happened("look")[-1]
    assert looked.seen_by(A)["faces"] == ("Craw Wurm", "Forest") and looked.seen_by(B)["faces"] is None
    assert t.it("Craw Wurm").controller == A and t.it("Craw Wurm").owner == B


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_a_land_put_into_play_is_not_the_one_of_the_turn() -> None:
    t = Laid({"hand": "Rampant Growth; Swamp", "library": "Island; Urza's Mine; Shock"})
    t.play(A, "Rampant Growth", then=(card("Island"),))
    assert t.it("Island").tapped and t.t.lands == 0 and ("land", "Swamp") in t.offered()


@pytest.mark.rule("MTG8-CR-FIND-1", "MTG8-GLOSS-Mettere_in_gioco")
def test_wood_elves_find_a_forest_untapped() -> None:
    t = Laid({"hand": "Wood Elves", "library": "Island; Forest"})
    t.play(A, "Wood Elves").resolve(card("Forest"))
    assert not t.it("Forest").tapped


@pytest.mark.rule("MTG8-GLOSS-Grimorio")
def test_looking_at_the_top_and_ordering_it() -> None:
    t = Laid({"hand": "Index", "library": "Forest; Island; Island; Swamp; Plains; Mountain"})
    t.play(A, "Index", then=(card("Plains"), card("Island"), card("Forest"), card("Swamp")))
    assert t.library(A) == ["Plains", "Island", "Forest", "Swamp", "Island", "Mountain"]
    mine = [held >> KNOWN & 1 for held in t.player(A).library]
    assert mine == [1, 1, 1, 1, 1, 0]
    assert t.happened("arrange")[0].seen_by(B) == {
        "event": "arrange",
        "seat": A,
        "count": 5,
        "bottom": False,
        "by": A,
        "rule": "MTG8-GLOSS-Grimorio",
    }


@pytest.mark.rule("MTG8-1.ZONE-LIB-1")
def test_looking_without_ordering() -> None:
    t = Laid({"play": "Orcish Spy"}, {"library": "Forest; Island; Swamp; Plains"})
    t.use(A, "Orcish Spy", who(B))
    assert t.library(B) == ["Forest", "Island", "Swamp", "Plains"]
    assert [held >> KNOWN & 1 for held in t.player(B).library] == [1, 1, 1, 0]


@pytest.mark.rule("MTG8-1.ZONE-GY-1")
def test_milling() -> None:
    t = Laid({"play": "Millstone"}, {"library": "Forest; Island; Swamp"})
    assert t.use(A, "Millstone", who(B)).graveyard(B) == ["Island", "Forest"]
    assert [event.name for event in t.happened("mill")] == ["Forest", "Island"]
    t = Laid({"play": "Millstone"}, {"library": "Forest"})
    assert t.use(A, "Millstone", who(B)).graveyard(B) == ["Forest"]
    assert t.p.result is None, "milling is not drawing"


@pytest.mark.rule("MTG8-GLOSS-Rivelare")
def test_revealing_the_top() -> None:
    t = Laid({"play": "Call of the Wild", "library": "Craw Wurm; Forest"})
    t.use(A, "Call of the Wild")
    assert t.in_play() == ["Call of the Wild", "Craw Wurm"]
    t.use(A, "Call of the Wild")
    assert t.graveyard(A) == ["Forest"] and t.library(A) == []
    t.use(A, "Call of the Wild")
    assert t.p.result is None


@pytest.mark.rule("MTG8-GLOSS-Rivelare", "MTG8-2.RES-3")
def test_brass_herald_takes_its_type_and_puts_the_rest_below() -> None:
    t = Laid({"hand": "Brass Herald", "library": "Goblin King; Raging Goblin; Mogg Sentry; Forest; Island"})
    t.play(A, "Brass Herald", then=(("type", "Goblin"),))
    t.resolve(card("Forest"))
    assert sorted(t.hand(A)) == ["Mogg Sentry", "Raging Goblin"]
    assert t.library(A) == ["Island", "Forest", "Goblin King"]
    assert t.it("Brass Herald").chosen == "Goblin"


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_putting_a_card_from_hand_into_play() -> None:
    t = Laid({"hand": "Elvish Pioneer; Forest; Urza's Mine; Island"})
    t.play(A, "Elvish Pioneer").resolve(card("Forest"))
    assert t.it("Forest").tapped and t.t.lands == 0
    t = Laid({"hand": "Elvish Pioneer; Forest"})
    assert t.play(A, "Elvish Pioneer").resolve(DONE).hand(A) == ["Forest"]


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_the_piper_must_put_one() -> None:
    t = Laid({"hand": "Craw Wurm; Shock", "play": "Elvish Piper"})
    assert t.use(A, "Elvish Piper").in_play() == ["Elvish Piper", "Craw Wurm"]


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_hunted_wumpus_asks_the_others_in_turn() -> None:
    t = Laid({"hand": "Hunted Wumpus"}, {"hand": "Craw Wurm; Craw Wurm"}, {"hand": "Shock"})
    t.play(A, "Hunted Wumpus").resolve(card("Craw Wurm"))
    assert t.in_play(B) == ["Craw Wurm"] and t.hand(B) == ["Craw Wurm"]


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_who_holds_nothing_to_put_is_asked_like_everybody() -> None:
    """A player without a creature in hand is asked too; otherwise others would learn that there is none."""
    t = Laid({"hand": "Hunted Wumpus"}, {"hand": "Shock"}, {"hand": "Hill Giant; Shock"})
    t.play(A, "Hunted Wumpus")
    for _ in range(3):
        t.answer(PASS)
    assert (t.p.choice.seat, t.p.choice.ask, list(t.p.choice.options)) == (B, "put", [("done",)])
    views = [t.p.imagine(2, luck).seen_by(2) for luck in range(8)]
    assert views == [t.p.seen_by(2)] * 8


def test_picks_that_wait_fit_hands_dealt_again() -> None:
    t = Laid({"hand": "Hunted Wumpus"}, {"hand": "Craw Wurm; Hill Giant"}, {"hand": "Hill Giant; Shock"})
    t.play(A, "Hunted Wumpus")
    for _ in range(3):
        t.answer(PASS)
    t.answer(card("Craw Wurm"))
    for luck in range(8):
        p = t.p.imagine(2, luck)
        p.answer(0)
        assert p.choice.ask == "priority"


@pytest.mark.rule("MTG8-GLOSS-Pescare-1")
def test_the_puzzle_box_takes_the_hand_below_and_draws_as_many() -> None:
    t = Laid(
        {"play": "Teferi's Puzzle Box"},
        {"hand": "Shock; Twiddle", "library": "Forest; Island; Swamp; Plains"},
    )
    t.until(DRAW, B)
    assert sorted(t.hand(B)) == ["Forest", "Shock", "Twiddle"], "the normal draw comes first"
    t.resolve(card("Twiddle"), card("Forest"))
    assert sorted(t.hand(B)) == ["Island", "Plains", "Swamp"]
    assert t.library(B) == ["Twiddle", "Forest", "Shock"]


@pytest.mark.rule("MTG8-GLOSS-Nome")
def test_naming_the_top_card() -> None:
    t = Laid({"play": "Vexing Arcanix; Vexing Arcanix"}, {"library": "Forest; Island; Swamp"})
    t.begin(A, ("activate", t.keys("Vexing Arcanix")[0], 0), who(B)).resolve(card("Forest"))
    assert t.hand(B) == ["Forest"] and t.life(B) == 20
    t.begin(A, ("activate", t.keys("Vexing Arcanix")[1], 0), who(B)).resolve(card("Forest"))
    assert t.hand(B) == ["Forest"] and t.graveyard(B) == ["Island"] and t.life(B) == 18


@pytest.mark.rule("MTG8-2.RES-3")
def test_naming_with_an_empty_library() -> None:
    t = Laid({"play": "Vexing Arcanix"}, {"library": ""})
    t.use(A, "Vexing Arcanix", who(B), then=(card("Forest"),))
    assert t.life(B) == 20
    assert ("card", "Rukh") not in [("card", card.name) for card in t.p.book.cards if not card.token]


@pytest.mark.rule("MTG8-2.EFF-REP-1")
def test_zurs_weirding_lets_others_bid_for_the_card() -> None:
    t = Laid(
        {"hand": "Concentrate", "play": "Zur's Weirding", "library": "Forest; Island; Swamp"}, {"life": 5}
    )
    t.play(A, "Concentrate", then=(YES, NO, YES))
    assert t.life(B) == 1 and t.hand(A) == ["Island"] and t.graveyard(A) == ["Concentrate", "Swamp", "Forest"]
    assert len(t.happened("draw")) == 1


@pytest.mark.rule("MTG8-2.EFF-REP-1", "MTG8-GLOSS-Pagare_punti_vita")
def test_who_cannot_pay_does_not_bid() -> None:
    t = Laid({"hand": "Inspiration", "play": "Zur's Weirding", "library": "Forest; Island"}, {"life": 1})
    t.play(A, "Inspiration", who(A))
    assert sorted(t.hand(A)) == ["Forest", "Island"]


@pytest.mark.rule("MTG8-2.EFF-REP-1", "MTG8-GLOSS-Pagare_punti_vita")
def test_a_bid_may_cost_no_life() -> None:
    free = printed("Free Bid", "{1}", ARTIFACT_CARD, static(DrawsAreBidFor(0)))
    t = Laid({"hand": "Inspiration", "play": "Free Bid", "library": "Forest; Island"}, own=(free,))
    t.play(A, "Inspiration", who(A), then=(YES, NO))
    assert (t.hand(A), t.graveyard(A), t.life(B)) == (["Island"], ["Inspiration", "Forest"], 20)


@pytest.mark.rule("MTG8-2.EFF-REP-1")
def test_a_draw_from_an_empty_library_may_be_bid_for() -> None:
    t = Laid({"hand": "Inspiration", "play": "Zur's Weirding", "library": ""})
    t.play(A, "Inspiration", who(A), then=(YES, YES))
    assert t.p.result is None and t.life(B) == 16


@pytest.mark.rule("MTG8-2.EFF-REP-1")
def test_each_weirding_is_bid_for() -> None:
    t = Laid(
        {
            "hand": "Sage of Lat-Nam",
            "play": "Zur's Weirding; Zur's Weirding; Jayemdae Tome",
            "library": "Forest",
        }
    )
    t.use(A, "Jayemdae Tome", then=(NO, YES))
    assert t.life(B) == 18 and t.graveyard(A) == ["Forest"]
    assert len(t.happened("look")) == 2


@pytest.mark.rule("MTG8-GLOSS-Lasciare_il_gioco-2")
def test_returning_from_the_graveyard() -> None:
    t = Laid(
        {"hand": "Raise Dead; Zombify", "graveyard": "Craw Wurm; Shock; Hill Giant"},
        {"graveyard": "Air Elemental"},
    )
    t.play(A, "Raise Dead", t.buried(A, "Craw Wurm"))
    assert sorted(t.hand(A)) == ["Craw Wurm", "Zombify"]
    t.play(A, "Zombify")
    assert t.in_play() == ["Hill Giant"] and t.it("Hill Giant").controller == A


@pytest.mark.rule("MTG8-2.ACT-1", "MTG8-1.ZONE-GY-1")
def test_hammer_of_bogardan_returns_in_its_owners_upkeep() -> None:
    t = Laid({"graveyard": "Hammer of Bogardan"}).until(UPKEEP, A).fill()
    hammer = t.buried(A, "Hammer of Bogardan")
    t.begin(A, ("activate", hammer[1], 0)).resolve()
    assert "Hammer of Bogardan" in t.hand(A)


@pytest.mark.rule("MTG8-2.RES-3", "MTG8-GLOSS-Proprietario")
def test_plow_under_lets_the_owner_order() -> None:
    t = Laid({"hand": "Plow Under"}, {"play": "Forest; Island", "library": "Swamp"})
    t.cast(A, "Plow Under", t.obj("Forest"), t.obj("Island"))
    forest, island = t.obj("Forest"), t.obj("Island")
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.seat == B and t.offered() == [forest, island]
    t.give(island)
    assert t.library(B) == ["Island", "Forest", "Swamp"]
    assert all(held >> KNOWN == EVERYBODY for held in t.player(B).library[:2])


@pytest.mark.rule("MTG8-CR-ENCH-2")
def test_a_local_enchantment_from_hand_or_library_goes_on_what_its_controller_chooses() -> None:
    bribe = printed("Weave", "{W}", SORCERY, spell(Search(that("enchantment", zone="library"), to="play")))
    piper = printed("Piping", "{W}", SORCERY, spell(PutFromHand(that("enchantment", zone="hand"))))
    for name, side in (("Weave", {"library": "Pacifism"}), ("Piping", {"library": ""})):
        held = f"{name}; Pacifism" if name == "Piping" else name
        t = Laid({"hand": held, "play": "Hill Giant", **side}, {"play": "Craw Wurm"}, own=(bribe, piper))
        t.play(A, name, then=(card("Pacifism"), t.obj("Craw Wurm")))
        assert t.it("Pacifism").on == t.key("Craw Wurm") and t.it("Pacifism").controller == A
    t = Laid({"hand": "Weave", "library": "Pacifism"}, own=(bribe, piper))
    t.play(A, "Weave", then=(card("Pacifism"),))
    assert t.library(A) == ["Pacifism"], "nothing to go on: it stays where it is"


def test_another_seat_is_offered_what_its_new_hand_allows() -> None:
    t = Laid({"hand": "Shock; Forest", "library": "Island; Swamp; Plains"})
    seen = set()
    for luck in range(30):
        p = t.p.imagine(B, luck)
        held = {p.book.face(one & FACE).name for one in player(p, A).hand}
        assert p.choice.seat == A and {option[1] for option in p.choice.options[:-1]} == held
        assert p.choice.number == t.p.choice.number
        seen |= held
    assert seen == {"Shock", "Forest", "Island", "Swamp", "Plains"}


def test_another_seat_picks_anew_from_its_new_cards() -> None:
    for name, side in (
        ("Mind Rot", {"hand": "Shock; Forest; Forest; Craw Wurm", "library": "Island; Hill Giant"}),
        (
            "Seismic Assault",
            {"play": "Seismic Assault", "hand": "Forest; Swamp", "library": "Shock; Island; Plains"},
        ),
        ("Merchant Scroll", {"hand": "Merchant Scroll; Unsummon", "library": "Twiddle; Forest; Boomerang"}),
    ):
        t = Laid({"hand": "Mind Rot"}, side) if name == "Mind Rot" else Laid(side)
        if name == "Mind Rot":
            t.cast(A, name, who(B))
        elif name == "Merchant Scroll":
            t.cast(A, name)
        else:
            t.answer(("activate", t.key(name), 0))
            t.answer(who(B))
        while t.p.choice.ask == "priority":
            t.answer(PASS)
        t.drain()
        viewer = 1 - t.p.choice.seat
        for luck in range(20):
            p = t.p.imagine(viewer, luck)
            for _ in range(6):
                p.answer(luck % len(p.choice.options))
            assert not p.over
