"""Effects that dig in libraries and hands, and amounts that speak of what was done this way."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    SORCERY,
    THIS,
    All,
    Count,
    DealDamage,
    Destroy,
    Dig,
    Discard,
    DiscardAny,
    DiscardRevealed,
    Draw,
    EachPlayer,
    GainLife,
    Gets,
    It,
    Regenerate,
    RevealAtRandom,
    RevealedCost,
    RevealedToBottom,
    RevealUntil,
    SearchTop,
    Target,
    ThisWay,
    X,
    activated,
    card,
    spell,
    that,
)
from grimorio.games.magic.words.nouns import OPPONENT, PLAYER
from grimorio.kernel.choice import Option
from tests.games.magic.laid import DONE, MAGIC, A, B, Laid, who

HELD = that("card", zone="hand")
LANDS = that("land", zone="library", basic=True)
BEASTS = that("creature", zone="library")
DIGS = card("Deep Shaft", "{X}{U}", SORCERY, spell(Dig(X())))
SORTS = card("New Order", "{U}", SORCERY, spell(Dig(Count(CREATURE), take=False)))
TREK = card("Long Trek", "{G}", SORCERY, spell(SearchTop(LANDS, "any", reveal=True)))
PLAN = card("Late Plan", "{U}", SORCERY, spell(SearchTop(that("card", zone="library"), third=True)))
DREAM = card("Dream Row", "{X}{B}", SORCERY, spell(SearchTop(that("card", zone="library"), "x")))
SHAPE = card("New Shape", "{U}", SORCERY, spell(RevealUntil(BEASTS, "play")))
BLAST = card(
    "Wild Blast", "{R}", SORCERY,
    spell(
        GainLife(1, Target(PLAYER)),
        RevealUntil(that("card", no_kinds=("land",), zone="library")),
        DealDamage(RevealedCost(), It()),
        RevealedToBottom(),
    ),
)  # fmt: skip
SCORN = card(
    "Sharp Look", "{B}", SORCERY,
    spell(RevealAtRandom(Target(OPPONENT)), Gets(Target(CREATURE), RevealedCost(True), RevealedCost(True))),
)  # fmt: skip
RITES = card("Old Rites", "{W}", INSTANT, spell(DiscardAny(HELD), GainLife(ThisWay(HELD, "discarded", 2))))
SIPHON = card(
    "Thin Mind", "{B}", SORCERY, spell(Discard(1, EachPlayer("others")), Draw(ThisWay(HELD, "discarded")))
)
VERDICT = card(
    "Just Loss", "{B}", SORCERY,
    spell(Discard(2, Target(PLAYER)), GainLife(ThisWay(that("land", zone="hand"), "discarded", 3))),
)  # fmt: skip
DOOM = card("Full Doom", "{B}", SORCERY, spell(Destroy(All(CREATURE)), Draw(ThisWay(CREATURE, "destroyed"))))
NEWT = card("Old Newt", "{G}", CREATURE_CARD, activated("{G}", Regenerate(THIS)), size=(1, 1))
MAIL = card("Dark Mail", "{B}", SORCERY, spell(DiscardRevealed(3, Target(PLAYER))))
OWN = (DIGS, SORTS, TREK, PLAN, DREAM, SHAPE, BLAST, SCORN, RITES, SIPHON, VERDICT, DOOM, NEWT, MAIL)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


def named(name: str) -> Option:
    return ("card", name)


@pytest.mark.rule("MTG8-GLOSS-Grimorio")
def test_one_of_the_top_cards_is_taken_and_the_others_go_below() -> None:
    t = laid({"hand": "Deep Shaft", "library": "Shock; Swamp; Fear; Island"})
    t.play(A, "Deep Shaft", ("x", 3), then=(named("Swamp"), named("Fear")))
    assert t.hand(A) == ["Swamp"] and t.library(A) == ["Island", "Fear", "Shock"]


@pytest.mark.rule("MTG8-GLOSS-Grimorio")
@pytest.mark.parametrize(
    ("library", "x", "hand"), [("Shock", 3, ["Shock"]), ("", 3, []), ("Shock; Fear", 0, [])]
)
def test_with_fewer_cards_than_that_the_last_one_is_taken(library: str, x: int, hand: list[str]) -> None:
    t = laid({"hand": "Deep Shaft", "library": library})
    t.play(A, "Deep Shaft", ("x", x))
    assert t.hand(A) == hand


@pytest.mark.rule("MTG8-GLOSS-Grimorio")
def test_as_many_cards_as_an_amount_says_are_put_back_in_any_order() -> None:
    play = "Grizzly Bears; Grizzly Bears"
    t = laid({"hand": "New Order", "play": play, "library": "Shock; Swamp; Fear"})
    t.cast(A, "New Order")
    t.resolve(named("Swamp"))
    assert t.library(A) == ["Swamp", "Shock", "Fear"]


@pytest.mark.rule("MTG8-GLOSS-Mescolare", "MTG8-CR-FIND-1")
def test_cards_that_were_found_lie_on_top_after_the_shuffling_and_are_known() -> None:
    t = laid({"hand": "Long Trek", "library": "Shock; Swamp; Fear; Island; Shock"})
    t.cast(A, "Long Trek")
    t.resolve(named("Island"), named("Swamp"), named("Swamp"))
    assert t.library(A)[:2] == ["Swamp", "Island"] and sorted(t.library(A)[2:]) == ["Fear", "Shock", "Shock"]
    seen = MAGIC.table(t.p, B)["players"][A]
    assert seen["library"] == 5
    assert t.happened("on-top")[0].seen_by(B)["faces"] == ("Swamp", "Island")


@pytest.mark.rule("MTG8-CR-FIND-1")
def test_nobody_has_to_find_what_has_a_quality_and_the_library_is_shuffled_all_the_same() -> None:
    t = laid({"hand": "Long Trek", "library": "Shock; Swamp"})
    t.play(A, "Long Trek", then=(DONE,))
    assert len(t.happened("shuffle")) == 1 and not t.happened("on-top")
    t = laid({"hand": "Long Trek", "library": ""})
    t.play(A, "Long Trek")
    assert t.library(A) == [] and len(t.happened("shuffle")) == 1


@pytest.mark.rule("MTG8-GLOSS-Mescolare")
@pytest.mark.parametrize(
    ("library", "place"), [("Shock; Swamp; Swamp; Swamp", 2), ("Shock; Swamp", 1), ("Shock", 0)]
)
def test_a_card_is_put_third_from_the_top_and_only_its_owner_knows_it(library: str, place: int) -> None:
    t = laid({"hand": "Late Plan", "library": library})
    t.play(A, "Late Plan", then=(named("Shock"),) if place else ())
    assert t.library(A)[place] == "Shock" and len(t.library(A)) == len(library.split("; "))
    [event] = t.happened("on-top")
    assert event.seen_by(B)["faces"] is None and event.seen_by(A)["faces"] == ("Shock",)


@pytest.mark.rule("MTG8-CR-X-1")
def test_x_cards_are_found_all_if_there_are_fewer() -> None:
    t = laid({"hand": "Dream Row", "library": "Shock; Fear"})
    t.cast(A, "Dream Row", ("x", 3)).resolve(named("Shock"))
    assert t.library(A) == ["Shock", "Fear"]


@pytest.mark.rule("MTG8-CR-X-1")
def test_x_cards_are_found_and_no_more() -> None:
    t = laid({"hand": "Dream Row", "library": "Forest; Shock; Fear"})
    t.cast(A, "Dream Row", ("x", 2)).resolve(named("Fear"), named("Shock"), named("Shock"))
    assert t.library(A) == ["Shock", "Fear", "Forest"]


@pytest.mark.rule("MTG8-CR-UNTIL-1")
def test_the_first_card_that_fits_comes_into_play_and_the_library_is_shuffled() -> None:
    t = laid({"hand": "New Shape", "library": "Shock; Grizzly Bears; Old Newt; Fear"})
    t.play(A, "New Shape")
    assert t.in_play(A) == ["Grizzly Bears"] and sorted(t.library(A)) == ["Fear", "Old Newt", "Shock"]
    assert [event.count for event in t.happened("look")] == [2]


@pytest.mark.rule("MTG8-CR-UNTIL-1")
@pytest.mark.parametrize("library", ["Shock; Fear", ""])
def test_without_such_a_card_the_whole_library_is_revealed_and_shuffled(library: str) -> None:
    t = laid({"hand": "New Shape", "library": library})
    t.play(A, "New Shape")
    assert t.in_play(A) == [] and sorted(t.library(A)) == sorted(filter(None, library.split("; ")))


@pytest.mark.rule("MTG8-CR-UNTIL-1")
def test_the_revealed_card_has_a_cost_and_all_revealed_cards_go_below() -> None:
    t = laid({"hand": "Wild Blast", "library": "Swamp; Grizzly Bears; Fear"})
    t.cast(A, "Wild Blast", who(B)).resolve(named("Grizzly Bears"))
    assert t.life(B) == 19 and t.library(A) == ["Fear", "Grizzly Bears", "Swamp"]


@pytest.mark.rule("MTG8-CR-UNTIL-1")
@pytest.mark.parametrize("library", ["Swamp", ""])
def test_a_card_that_is_not_found_costs_nothing(library: str) -> None:
    t = laid({"hand": "Wild Blast", "library": library})
    t.play(A, "Wild Blast", who(B))
    assert t.life(B) == 21 and t.library(A) == list(filter(None, [library]))


@pytest.mark.rule("MTG8-CR-REVEAL-1")
@pytest.mark.parametrize(("hand", "size"), [("Shivan Dragon", (-4, -4)), ("Swamp", (2, 2)), ("", (2, 2))])
def test_a_card_revealed_at_random_stays_in_the_hand(hand: str, size: tuple[int, int]) -> None:
    t = laid({"hand": "Sharp Look"}, {"hand": hand, "play": "Grizzly Bears"})
    t.play(A, "Sharp Look", who(B), t.obj("Grizzly Bears"))
    assert t.hand(B) == list(filter(None, [hand]))
    assert t.in_play(B) == (["Grizzly Bears"] if size[1] > 0 else [])
    assert [event.faces for event in t.happened("shows")] == ([(hand,)] if hand else [])


@pytest.mark.rule("MTG8-GLOSS-Scartare", "MTG8-CR-WAY-1")
@pytest.mark.parametrize(
    ("picks", "count"), [((DONE,), 0), ((("card", "Shock"),), 1), ((("card", "Fear"), ("card", "Shock")), 2)]
)
def test_any_number_of_cards_is_discarded_and_counted(picks: tuple[Option, ...], count: int) -> None:
    t = laid({"hand": "Old Rites; Shock; Fear"})
    t.play(A, "Old Rites", then=picks)
    assert t.life(A) == 20 + 2 * count and len(t.hand(A)) == 2 - count


@pytest.mark.rule("MTG8-CR-WAY-1")
def test_each_card_of_the_others_counts_and_empty_hands_do_not() -> None:
    t = Laid({"hand": "Thin Mind"}, {"hand": "Shock"}, {"hand": ""}, own=OWN)
    t.play(A, "Thin Mind")
    assert t.graveyard(B) == ["Shock"] and len(t.hand(A)) == 1


@pytest.mark.rule("MTG8-CR-WAY-1")
def test_only_cards_that_fit_the_noun_count() -> None:
    t = laid({"hand": "Just Loss"}, {"hand": "Swamp; Shock"})
    t.play(A, "Just Loss", who(B))
    assert t.life(A) == 23


@pytest.mark.rule("MTG8-CR-WAY-1")
def test_a_creature_that_regenerates_was_not_destroyed() -> None:
    t = laid({"hand": "Full Doom", "play": "Grizzly Bears"}, {"play": "Old Newt; Grizzly Bears"})
    t.activate(B, "Old Newt").resolve()
    t.play(A, "Full Doom")
    assert t.in_play() == ["Old Newt"] and len(t.hand(A)) == 2


@pytest.mark.rule("MTG8-CR-REVEAL-2")
def test_you_choose_among_the_cards_that_the_player_reveals() -> None:
    t = laid({"hand": "Dark Mail"}, {"hand": "Swamp; Shock; Fear; Island"})
    t.cast(A, "Dark Mail", who(B))
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    shown = []
    while t.p.choice.ask == "amplify":
        assert t.p.choice.seat == B
        shown.append(t.p.choice.options[-1][1])
        t.answer(t.p.choice.options[-1])
    assert t.p.choice.seat == A and {one[1] for one in t.offered()} <= {"Swamp", "Shock", "Fear", "Island"}
    assert len(t.offered()) == 3
    t.answer(t.offered()[0])
    assert len(t.hand(B)) == 3 and len(t.graveyard(B)) == 1


@pytest.mark.rule("MTG8-CR-REVEAL-2")
@pytest.mark.parametrize(("hand", "left"), [("Swamp", []), ("", [])])
def test_a_small_hand_is_revealed_whole(hand: str, left: list[str]) -> None:
    t = laid({"hand": "Dark Mail"}, {"hand": hand})
    t.play(A, "Dark Mail", who(B))
    assert t.hand(B) == left


@pytest.mark.rule("MTG8-CR-UNTIL-1")
def test_cards_that_stay_in_the_library_have_been_seen_there_by_everybody() -> None:
    t = laid({"hand": "Wild Blast", "library": "Forest; Swamp; Shock; Island"})
    t.play(A, "Wild Blast", who(B), then=(named("Forest"), named("Swamp")))
    [event] = t.happened("look")
    assert (event.zone, event.seat, event.faces) == ("library", A, ("Forest", "Swamp", "Shock"))
