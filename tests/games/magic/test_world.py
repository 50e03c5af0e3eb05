"""Rules for phases, zones and costs, and conditions about land types, colours, libraries and turns."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import DRAW, MAIN2
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    PERMANENT,
    SORCERY,
    THE_OBJECT,
    AnothersTurn,
    BasicTypes,
    Beginning,
    Both,
    Card,
    ColoredLess,
    CostsLessForEach,
    Cycling,
    Destroy,
    DoesntUntap,
    Draw,
    EachBasicType,
    EachColor,
    Flashback,
    FlashbackCosts,
    GainLife,
    GraveyardsSealed,
    LibraryHundreds,
    LoseLife,
    Morph,
    MorphCostsMore,
    NoCycling,
    PoolsStay,
    PreventAllIf,
    ProtectionFromOwnColors,
    Provided,
    Return,
    Rule,
    SpellsCost,
    TappedForMana,
    Target,
    ThePlayer,
    UntapsWithOthers,
    WinGame,
    card,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import A, B, Laid, who

W, U, BLACK, R, G, C = ONE
LIBRARY = {"library": "; ".join(["Plains"] * 20)}
DOMAIN = that("basic land type", controller="you")


def rule(name: str, *rules: Rule) -> Card:
    return card(name, "{1}", ENCHANTMENT_CARD, static(*rules))


WELL = rule("Full Well", PoolsStay())
MUSE = rule("Woken Muse", UntapsWithOthers())
FREEZE = rule("Old Freeze", DoesntUntap(CREATURE))
STILL = rule("Still Wheel", NoCycling())
SEAL = rule("Old Seal", GraveyardsSealed())
DOOM = rule("Masked Doom", MorphCostsMore(2))
STONE = rule("Old Stone", FlashbackCosts(2), FlashbackCosts(2, False))
FELLOWS = rule("Old Fellows", ProtectionFromOwnColors(CREATURE))
SPIRIT = rule("Old Spirit", PreventAllIf(EachColor(PERMANENT)))
CHISEL = rule("Old Chisel", SpellsCost(that("creature", face_down=True, zone="stack"), "{1}"))
WALKER = rule("Old Walker", ColoredLess(that("spell", types=("Cleric",), zone="stack"), "{W}{B}"))
GLORY = card(
    "Dear Glory",
    "{R}",
    ENCHANTMENT_CARD,
    when(TappedForMana(LAND), Destroy(THE_OBJECT), condition=AnothersTurn()),
)
MASK = card(
    "Old Mask", "{R}", ENCHANTMENT_CARD,
    when(Beginning("upkeep", "each"), LoseLife(3, ThePlayer()), condition=BasicTypes(4)),
)  # fmt: skip
WITS = card(
    "Old Wits", "{U}", ENCHANTMENT_CARD,
    when(Beginning("upkeep", "you"), GainLife(7), condition=LibraryHundreds(1)),
)  # fmt: skip
VICTORY = card(
    "Old Victory", "{1}", SORCERY, spell(Provided((WinGame(),), Both((EachBasicType(), EachColor(CREATURE)))))
)
STRATA = card("Old Strata", "{6}", CREATURE_CARD, static(CostsLessForEach(1, DOMAIN)), size=(5, 5))
RECYCLED = card("Old Wheel", "{9}", SORCERY, spell(Draw(1)), Cycling("{1}"))
RAISE = card(
    "Slow Raise", "{B}", INSTANT, spell(Return(Target(that("creature", zone="graveyard", controller="you"))))
)
MORPHED = card("Masked One", "{5}", CREATURE_CARD, Morph(("{1}{U}",)), size=(4, 4))
TWICE = card("Twice Read", "{9}", INSTANT, spell(GainLife(1)), Flashback(("{1}{U}",)))
RAINBOW = card("Rainbow", "{W}{U}{B}{R}{G}", CREATURE_CARD, size=(1, 1))
CLERIC = card("Dim Cleric", "{1}{W}{W}{B}", CREATURE_CARD, types=("Cleric",), size=(2, 2))
OWN = (
    WELL, MUSE, FREEZE, STILL, SEAL, DOOM, STONE, FELLOWS, SPIRIT, CHISEL, WALKER, GLORY, MASK, WITS, VICTORY,
    STRATA, RECYCLED, RAISE, MORPHED, TWICE, RAINBOW, CLERIC,
)  # fmt: skip
LANDS = "Plains; Island; Swamp; Mountain"


def laid(a: dict[str, str] | None = None, b: dict[str, str] | None = None, mana: bool = True) -> Laid:
    return Laid({**LIBRARY, **(a or {})}, {**LIBRARY, **(b or {})}, mana=mana, own=OWN)


@pytest.mark.rule("MTG8-CR-POOLS-1")
@pytest.mark.parametrize(("play", "life"), [("Full Well", 20), ("", 18)])
def test_mana_stays_in_all_pools_from_phase_to_phase(play: str, life: int) -> None:
    t = laid({}, {"play": play}).fill(G * 2)
    left = t.p.edit(1 + B)
    left.pool = 0
    while t.t.step != MAIN2:
        t.answer(("pass",) if ("pass",) in t.offered() else ("done",))
    assert t.life(A) == life and t.player(A).pool == (G * 2 if play else 0)


@pytest.mark.rule("MTG8-CR-UNTAP-4")
def test_its_controller_untaps_in_the_other_turns_whatever_keeps_creatures_tapped() -> None:
    t = laid({"play": "Woken Muse; Old Freeze; Grizzly Bears; Forest"}, {"play": "Hill Giant; Mountain"})
    for name in ("Grizzly Bears", "Forest", "Hill Giant", "Mountain"):
        t.p.edit(t.key(name)).tapped = True
    t.until(DRAW, B)
    assert not t.it("Grizzly Bears").tapped and not t.it("Forest").tapped
    assert t.it("Hill Giant").tapped and not t.it("Mountain").tapped


@pytest.mark.rule("MTG8-CR-CYCLE-1")
@pytest.mark.parametrize("play", ["Still Wheel", ""])
def test_nobody_cycles(play: str) -> None:
    t = laid({"hand": "Old Wheel"}, {"play": play})
    assert (("cycle", "Old Wheel") in t.offered()) == (not play)


@pytest.mark.rule("MTG8-CR-TARGET-2")
def test_cards_in_graveyards_are_no_targets() -> None:
    t = laid({"hand": "Slow Raise", "graveyard": "Grizzly Bears", "play": "Old Seal"})
    assert ("cast", "Slow Raise") not in t.offered()
    t = laid({"hand": "Slow Raise", "graveyard": "Grizzly Bears"})
    t.cast(A, "Slow Raise", t.buried(A, "Grizzly Bears"))
    t.put("Old Seal", B)
    t.resolve()
    assert t.graveyard(A) == ["Slow Raise", "Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-MORPH-8")
@pytest.mark.parametrize(("play", "pool", "offered"), [
    ("", U + C, True), ("Masked Doom", U + C, False), ("Masked Doom", U + C * 3, True),
])  # fmt: skip
def test_it_costs_more_to_turn_a_creature_up(play: str, pool: int, offered: bool) -> None:
    t = laid({"hand": "Masked One"}, {"play": play})
    t.begin(A, ("morph", "Masked One")).resolve()
    t.fill(pool)
    found = [option for option in t.offered() if option[0] == "turn-up"]
    assert bool(found) == offered
    if found:
        t.begin(A, found[0])
        assert t.player(A).pool == 0


@pytest.mark.rule("MTG8-CR-FLASH-3")
@pytest.mark.parametrize(("seat", "pool", "offered"), [
    (A, U, True), (A, C * 2, False), (B, U + C * 2, False), (B, U + C * 3, True),
])  # fmt: skip
def test_flashback_costs_less_generic_mana_or_more(seat: int, pool: int, offered: bool) -> None:
    sides = [{"graveyard": "Twice Read"} if seat == here else {} for here in (A, B)]
    sides[A]["play"] = "Old Stone"
    t = laid(*sides).fill(pool)
    found = [option for option in t.offered_to(seat) if option[0] == "flashback"]
    assert bool(found) == offered
    if found:
        t.begin(seat, found[0])
        assert t.player(seat).pool == 0


@pytest.mark.rule("MTG8-4.PRO-1")
def test_each_creature_is_protected_from_the_colors_it_has() -> None:
    t = laid({"hand": "Shock; Shock", "play": "Old Fellows"}, {"play": "Hill Giant; Grizzly Bears"})
    t.begin(A, ("cast", "Shock"), t.obj("Grizzly Bears"))
    t.resolve()
    assert t.in_play(B) == ["Hill Giant"]
    t.answer(("cast", "Shock"))
    assert t.obj("Hill Giant") not in t.offered() and who(B) in t.offered()


@pytest.mark.rule("MTG8-CR-EACH-1")
@pytest.mark.parametrize(("play", "life"), [
    ("Rainbow", 20),
    ("Grizzly Bears; Hill Giant; Savannah Lions; Coral Eel; Scathe Zombies", 20),
    ("Grizzly Bears; Hill Giant; Savannah Lions; Coral Eel", 18),
])  # fmt: skip
def test_damage_is_prevented_with_a_permanent_of_each_color(play: str, life: int) -> None:
    t = laid({"hand": "Shock"}, {"play": f"Old Spirit; {play}"})
    t.play(A, "Shock", who(B))
    assert t.life(B) == life


@pytest.mark.rule("MTG8-CR-PRICE-1")
def test_face_down_spells_cost_less_and_no_others() -> None:
    t = laid({"hand": "Masked One; Grizzly Bears", "play": "Old Chisel"}).fill(C * 2)
    assert ("morph", "Masked One") in t.offered() and ("cast", "Grizzly Bears") not in t.offered()
    t.begin(A, ("morph", "Masked One"))
    assert t.player(A).pool == 0


@pytest.mark.rule("MTG8-CR-PRICE-3")
def test_colored_mana_is_saved_and_no_generic_mana() -> None:
    t = laid({"hand": "Dim Cleric", "play": "Old Walker"}).fill(W + C)
    t.cast(A, "Dim Cleric")
    assert t.player(A).pool == 0
    t = laid({"hand": "Dim Cleric", "play": "Old Walker"}).fill(W)
    assert ("cast", "Dim Cleric") not in t.offered(), "the generic mana is due"
    t = laid({"hand": "Dim Cleric"}, {"play": "Old Walker"}).fill(W + C)
    assert ("cast", "Dim Cleric") not in t.offered(), "it is another player's rule"


@pytest.mark.rule("MTG8-CR-PRICE-2")
@pytest.mark.parametrize(("play", "offered"), [(LANDS, True), ("Plains; Plains; Island; Swamp", False)])
def test_a_spell_costs_less_for_each_basic_land_type(play: str, offered: bool) -> None:
    t = laid({"hand": "Old Strata", "play": play}).fill(0)
    for key in t.t.play[2:]:
        t.p.edit(key).tapped = True
    t.fill(0)
    assert (("cast", "Old Strata") in t.offered()) == offered


@pytest.mark.rule("MTG8-CR-TRIG-2")
def test_a_land_tapped_in_anothers_turn_is_destroyed() -> None:
    t = laid(
        {"hand": "Shock", "play": "Dear Glory; Mountain"}, {"hand": "Shock", "play": "Mountain"}, mana=False
    )
    t.play(A, "Shock", who(B))
    assert t.in_play(A) == ["Dear Glory", "Mountain"]
    t.cast(B, "Shock", who(A)).resolve()
    assert t.in_play(B) == []


@pytest.mark.rule("MTG8-CR-DOMAIN-1")
@pytest.mark.parametrize(("play", "life"), [(LANDS, 17), ("Plains; Plains; Island; Swamp", 20)])
def test_the_basic_land_types_of_that_player_count(play: str, life: int) -> None:
    t = laid({"play": "Old Mask"}, {"play": play})
    t.until(DRAW, B)
    assert t.life(B) == life and t.life(A) == 20


@pytest.mark.rule("MTG8-CR-TRIG-2")
@pytest.mark.parametrize(("cards", "life"), [(100, 27), (99, 20)])
def test_a_large_library_counts(cards: int, life: int) -> None:
    t = laid({"play": "Old Wits", "library": "; ".join(["Plains"] * cards)})
    t.until(DRAW, A) if t.t.active != A else t.until(DRAW, B).until(DRAW, A)
    assert t.life(A) == life


@pytest.mark.rule("MTG8-CR-EACH-1", "MTG8-CR-WIN-1")
@pytest.mark.parametrize(("play", "won"), [
    (f"{LANDS}; Forest; Rainbow", True), (f"{LANDS}; Rainbow", False),
    (f"{LANDS}; Forest; Hill Giant", False),
])  # fmt: skip
def test_all_land_types_and_a_creature_of_each_color_win(play: str, won: bool) -> None:
    t = laid({"hand": "Old Victory", "play": play})
    t.play(A, "Old Victory")
    assert bool(t.p.waiting) != won


def test_their_texts() -> None:
    assert text(SPIRIT, "en")[0] == (
        "If you control a permanent of each color, prevent all damage that would be dealt to you."
    )
    assert text(VICTORY, "it")[0].endswith("di ogni tipo di terra base e una creatura di ogni colore.")
    assert text(MASK, "fr")[0].startswith("Au début de l'entretien de chaque joueur, s'il y a quatre types")
