"""Cards of the players' own whose words stand where no card of the set has them."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.masks import OTHER_PROTECTION
from grimorio.games.magic.state.pools import ONE, pool_text, size
from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    LAND_CARD,
    PLAYER,
    SPELL,
    THE_OBJECT,
    THE_PLAYER,
    THIS,
    YOU,
    AddMana,
    All,
    AsEntersChoose,
    Becomes,
    CantBeCountered,
    Card,
    ComesIntoPlay,
    ControllerOf,
    Counter,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    Gets,
    LoseLife,
    MayPay,
    PowerOf,
    ProtectionFrom,
    SharedTypes,
    TappedForMana,
    Target,
    activated,
    card,
    keywords,
    spell,
    static,
    that,
    when,
)
from grimorio.kernel.seats import Seat
from tests.games.magic.laid import PASS, A, B, Laid, who


def instant(name: str, *effects: object) -> Card:
    return Card(name, "{W}", INSTANT, (spell(*effects),))  # type: ignore[arg-type]


def creature(name: str, *text: object) -> Card:
    return Card(name, "{G}", ("creature",), text, size=(2, 2))  # type: ignore[arg-type]


# -- several targets ---------------------------------------------------------------------------------


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_all_targets_of_one_counter_are_countered() -> None:
    foil = instant("Foil", Counter(Target(SPELL, 2)))
    t = Laid({"hand": "Shock; Lightning Blast; Foil; Sizzle"}, own=(foil,))
    t.cast(A, "Sizzle").cast(A, "Shock", who(B)).cast(A, "Lightning Blast", who(B))
    t.play(A, "Foil", t.on_stack("Lightning Blast"), t.on_stack("Shock"))
    assert t.stack() == ["Sizzle"] and {"Shock", "Lightning Blast"} <= set(t.graveyard(A))


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_what_cannot_be_countered_stays_while_the_other_target_goes() -> None:
    foil = instant("Foil", Counter(Target(SPELL, 2)))
    t = Laid({"hand": "Grizzly Bears; Foil; Shock", "play": "Gaea's Herald"}, own=(foil,))
    t.cast(A, "Grizzly Bears").cast(A, "Shock", who(B))
    t.play(A, "Foil", t.on_stack("Shock"))
    assert t.stack() == ["Grizzly Bears"]


# -- mana abilities that do more ---------------------------------------------------------------------

FILTER = Card("Filter", "", LAND_CARD, (activated(("{1}", "{T}"), AddMana("{W}{U}")),))
RITE = Card(
    "Rite",
    "{1}{G}",
    ("enchantment",),
    (when(TappedForMana(LAND), AddMana("{G}|{U}", THE_PLAYER), GainLife(1)),),
)


@pytest.mark.rule("MTG8-2.STACK-3")
def test_mana_that_triggers_on_a_land_with_a_cost_is_chosen_and_the_rest_done() -> None:
    t = Laid({"play": "Filter; Rite; Fertile Ground>Filter"}, own=(FILTER, RITE))
    t.drain().fill(ONE[5])
    t.activate(A, "Filter", ("mana", "{U}"), ("mana", "{U}"))
    assert (pool_text(t.player(A).pool), t.life(A), t.stack()) == ("WUUU", 21, [])


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_of_two_that_hurt_the_one_that_hurts_less_pays() -> None:
    """The harm of the second is its own power: 2."""
    one = creature("Scratch", activated("{T}", AddMana("{G}"), DealDamage(1, YOU)))
    two = creature("Bite", activated("{T}", AddMana("{G}"), DealDamage(PowerOf(THIS), YOU)))
    for play in ("Scratch; Bite", "Bite; Scratch"):
        t = Laid({"play": play, "hand": "Llanowar Behemoth; Giant Growth"}, mana=False, own=(one, two))
        t.play(A, "Giant Growth", t.obj("Bite"))
        assert t.life(A) == 19 and t.it("Scratch").tapped


# -- what is paid ------------------------------------------------------------------------------------


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_only_what_the_cost_says_is_tapped() -> None:
    t = Laid({"play": "Shivan Dragon"})
    t.use(A, "Shivan Dragon")
    assert t.happened("tap") == [] and t.size("Shivan Dragon") == (6, 5)


@pytest.mark.rule("MTG8-GLOSS-Concedere", "MTG8-2.RES-3")
def test_nobody_pays_for_a_player_who_has_left() -> None:
    price = MayPay("{1}", (Draw(1),), ControllerOf(THE_OBJECT), otherwise=True)
    toll = Card("Toll", "{W}", ("enchantment",), (when(ComesIntoPlay(CREATURE), price),))
    third = {"play": "Elvish Piper", "hand": "Raging Goblin"}
    t = Laid({"play": "Toll", "library": "Forest"}, {}, third, own=(toll,))
    t.use(2, "Elvish Piper")
    assert t.stack() == ["Toll"]
    t.p.concede(Seat(2))
    assert t.resolve().hand(A) == ["Forest"]


# -- words in rare places ----------------------------------------------------------------------------


@pytest.mark.rule("MTG8-1.TERM-9")
def test_creatures_of_the_player_who_is_the_target() -> None:
    purge = instant(
        "Purge", LoseLife(1, Target(PLAYER)), Destroy(All(that("creature", controller="target player")))
    )
    t = Laid({"hand": "Purge", "play": "Grizzly Bears"}, {"play": "Hill Giant"}, own=(purge,))
    t.play(A, "Purge", who(B))
    assert t.in_play() == ["Grizzly Bears"] and t.life(B) == 19


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_a_bonus_for_kin_may_be_of_power_alone() -> None:
    horn = Card("Horn", "{W}", ("enchantment",), (static(Gets(CREATURE, SharedTypes(), 1)),))
    t = Laid({"play": "Horn; Raging Goblin; Goblin Raider; Grizzly Bears"}, own=(horn,))
    assert [t.size(name) for name in ("Raging Goblin", "Goblin Raider", "Grizzly Bears")] == [
        (2, 2),
        (3, 3),
        (2, 3),
    ]


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_a_kind_alone_may_change() -> None:
    gild = instant("Gild", Becomes(Target(CREATURE), kinds=("artifact",)))
    t = Laid({"hand": "Gild; Shatter", "play": "Grizzly Bears"}, own=(gild,))
    t.play(A, "Gild", t.obj("Grizzly Bears")).play(A, "Shatter", t.obj("Grizzly Bears"))
    assert t.graveyard(A) == ["Shatter", "Grizzly Bears", "Gild"]


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_spells_of_the_colour_chosen_cannot_be_countered() -> None:
    chosen = that("spell", colors=(CHOSEN,), zone="stack")
    guard = Card(
        "Guard",
        "{W}",
        ("enchantment",),
        (
            static(AsEntersChoose("color")),
            static(CantBeCountered(chosen)),
        ),
    )
    for color, left in (("red", ["Shock"]), ("blue", [])):
        t = Laid({"hand": "Shock", "play": f"Guard={color}"}, {"hand": "Flash Counter"}, own=(guard,))
        t.cast(A, "Shock", who(B)).play(B, "Flash Counter", t.on_stack("Shock"))
        assert t.stack() == left


@pytest.mark.rule("MTG8-2.STACK-3")
def test_creatures_of_the_type_chosen_give_more_mana() -> None:
    more = when(TappedForMana(that("creature", types=(CHOSEN,))), AddMana("{G}", ControllerOf(THE_OBJECT)))
    song = Card("Song", "{G}", ("enchantment",), (static(AsEntersChoose("creature type")), more))
    for chosen, mana in (("Bird", 2), ("Elf", 1)):
        t = Laid({"play": f"Song={chosen}; Birds of Paradise"}, mana=False, own=(song,))
        t.p.give(("mana", t.key("Birds of Paradise"), 0), t.p.choice.number)
        assert size(t.player(A).pool) == mana


@pytest.mark.rule("MTG8-4.PRO-2", "MTG8-1.TERM-9")
def test_a_trigger_aims_by_the_colour_that_its_source_has_in_play() -> None:
    theirs = Target(that("creature", controller="opponent"))
    doom = Card("Doom", "{B}", ("creature",), (when(ComesIntoPlay(THIS), Destroy(theirs)),), size=(1, 1))
    saint = creature("Saint", keywords("protection from black"))
    for sky, left in (("white", []), ("black", ["Saint"])):
        t = Laid({"hand": "Doom", "play": f"Shifting Sky={sky}"}, {"play": "Saint"}, own=(doom, saint))
        t.play(A, "Doom")
        if t.stack():
            t.resolve()
        assert t.in_play(B) == left


@pytest.mark.rule("MTG8-4.PRO-1", "MTG8-4.PRO-5")
def test_protection_asks_for_power_alone_where_it_names_power_alone() -> None:
    saint = creature("Saint", static(ProtectionFrom(that("creature", power=(2, -1)))))
    t = Laid({"play": "Saint"}, {"play": "Hill Giant; Grizzly Bears; Birds of Paradise"}, own=(saint,))
    t.attack("Saint")
    while t.p.choice.ask != "block":
        t.answer(PASS)
    blockers = [option[1] for option in t.offered() if option[0] == "block"]
    assert blockers == t.keys("Birds of Paradise")


@pytest.mark.rule("MTG8-4.PRO-5", "MTG8-CR-LAYER-3")
def test_protection_is_a_keyword_to_what_asks_for_keywords() -> None:
    """A change that looks at keywords waits for those that give keywords, protection among them."""
    song = card("Wind Song", "{W}", ENCHANTMENT_CARD, static(Gets(that("creature", keyword="flying"), 1, 1)))
    ward = card("Ward All", "{W}", ENCHANTMENT_CARD, static(ProtectionFrom(that("creature"), CREATURE)))
    t = Laid({"play": "Wind Song; Wind Drake"}, {"play": "Ward All"}, own=(song, ward))
    assert t.size("Wind Drake") == (3, 3) and t.it("Wind Drake").keywords & OTHER_PROTECTION
