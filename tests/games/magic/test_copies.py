"""Copies of instants and sorceries, by the spell itself or by another effect; legendary permanents."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN1
from grimorio.games.magic.wording import text, type_line
from grimorio.games.magic.words import (
    ARTIFACT_CARD,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    INSTANT,
    LAND,
    LAND_CARD,
    PLAYER,
    SORCERY,
    SPELL,
    THE_OBJECT,
    ControllerOf,
    CopySpell,
    CopyThis,
    Counter,
    DealDamage,
    Destroy,
    Discard,
    Draw,
    GainControl,
    IfSo,
    It,
    Kicked,
    Kicker,
    LoseLife,
    May,
    MayPay,
    Plays,
    SacrificeCost,
    Search,
    Target,
    activated,
    card,
    spell,
    that,
    when,
)
from tests.games.magic.laid import MAGIC, NO, YES, A, B, Laid, who

SPELLS = that("instant", "sorcery", zone="stack")
LEGENDS = that("permanent", types=("Legend",))
OWNER = ControllerOf(It())
ACID = card(
    "Chain of Rust", "{3}{G}", SORCERY,
    spell(Destroy(Target(that("permanent", no_kinds=("creature",)))), May((CopyThis(OWNER),), OWNER)),
)  # fmt: skip
SMOG = card("Chain of Soot", "{B}", SORCERY, spell(Discard(1, Target(PLAYER)), May((CopyThis(It()),), It())))
STEAM = card(
    "Chain of Steam", "{U}", INSTANT,
    spell(
        Destroy(Target(that("permanent", no_kinds=("land",)))),
        MayPay(SacrificeCost(LAND), (May((CopyThis(OWNER),), OWNER),), OWNER),
    ),
)  # fmt: skip
ORB = card(
    "Echo Orb", "{5}", ARTIFACT_CARD,
    when(Plays("you", SPELLS), MayPay("{3}", (CopySpell(THE_OBJECT),))), types=("Legend",),
)  # fmt: skip
SPARKS = card(
    "Sparks", "{R}", INSTANT, spell(DealDamage(3, Target(CREATURE_OR_PLAYER, any_number=True), True))
)  # fmt: skip
DENIAL = card("Flat Denial", "{U}", INSTANT, spell(Counter(Target(SPELL))))
THIEF_SIZED = card(
    "Crown Thief", "{U}", CREATURE_CARD, activated("{U}", GainControl(Target(LEGENDS), until="always")),
    size=(1, 1),
)  # fmt: skip
CROWN = card("Crown Land", "", LAND_CARD, types=("Legend",))
SEEKER = card("Crown Seeker", "{W}", SORCERY, spell(Search(that("card", types=("Legend",), zone="library"))))
OWN = (ACID, SMOG, STEAM, ORB, SPARKS, DENIAL, CROWN, SEEKER)


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_who_lost_the_permanent_may_copy_the_spell() -> None:
    t = Laid({"hand": "Chain of Rust", "play": "Millstone"}, {"play": "Forest"}, own=OWN)
    t.play(A, "Chain of Rust", t.obj("Forest"), then=(YES, t.obj("Millstone")))
    assert t.stack() == ["Chain of Rust"] and t.p.things[t.t.stack[0]].controller == B
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.resolve(NO)
    assert t.in_play() == [] and t.graveyard(A) == ["Millstone", "Chain of Rust"]
    assert t.graveyard(B) == ["Forest"], "a copy is no card"


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_a_copy_without_a_legal_target_is_countered() -> None:
    t = Laid({"hand": "Chain of Rust"}, {"play": "Forest"}, own=OWN)
    t.play(A, "Chain of Rust", t.obj("Forest"), then=(YES,))
    t.resolve()
    assert t.stack() == [] and t.graveyard(B) == ["Forest"]


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_the_player_who_discarded_may_copy_the_spell() -> None:
    t = Laid({"hand": "Chain of Soot; Forest"}, {"hand": "Swamp"}, own=OWN)
    t.play(A, "Chain of Soot", who(B), then=(YES, who(A)))
    t.resolve(YES, who(B))
    assert t.hand(A) == t.hand(B) == [] and t.p.things[t.t.stack[0]].controller == A
    assert Laid({"hand": "Chain of Soot"}, own=OWN).play(A, "Chain of Soot", who(B), then=(NO,)).stack() == []


@pytest.mark.rule("MTG8-CR-COPY-1", "MTG8-2.RES-3")
def test_a_copy_is_paid_for_with_a_land() -> None:
    t = Laid({"hand": "Chain of Steam", "play": "Millstone"}, {"play": "Grizzly Bears; Forest"}, own=OWN)
    t.play(A, "Chain of Steam", t.obj("Grizzly Bears"), then=(YES, YES, t.obj("Millstone")))
    assert t.graveyard(B) == ["Forest", "Grizzly Bears"] and t.stack() == ["Chain of Steam"]
    t = Laid({"hand": "Chain of Steam"}, {"play": "Grizzly Bears"}, own=OWN)
    assert t.play(A, "Chain of Steam", t.obj("Grizzly Bears")).stack() == [], "nothing to sacrifice"


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_a_spell_that_was_played_is_copied_with_its_division() -> None:
    t = Laid({"play": "Echo Orb", "hand": "Sparks"}, {"play": "Grizzly Bears"}, own=OWN)
    t.cast(A, "Sparks", t.obj("Grizzly Bears"), who(B), ("share", 2))
    t.resolve(YES, who(A), who(B))
    assert t.stack() == ["Sparks", "Sparks"]
    t.resolve()
    assert (t.life(A), t.life(B)) == (18, 19)
    t.resolve()
    assert (t.in_play(B), t.life(B)) == ([], 18)


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_a_spell_that_was_countered_meanwhile_is_copied_still() -> None:
    t = Laid({"play": "Echo Orb", "hand": "Shock"}, {"hand": "Flat Denial"}, own=OWN)
    t.cast(A, "Shock", who(B))
    t.play(B, "Flat Denial", t.on_stack("Shock"))
    t.resolve(YES, who(B)).resolve()
    assert t.life(B) == 18 and t.graveyard(A) == ["Shock"]


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_a_targeted_spell_is_copied_only_while_it_is_there() -> None:
    draw = card("Spare", "{U}", INSTANT, spell(Draw(), CopySpell(Target(SPELLS))))
    t = Laid({"hand": "Spare; Shock"}, {"hand": "Flat Denial"}, own=(*OWN, draw))
    t.cast(A, "Shock", who(B))
    t.cast(A, "Spare", t.on_stack("Shock"))
    t.play(B, "Flat Denial", t.on_stack("Shock")).resolve()
    assert t.life(B) == 20 and t.hand(A) == [], "Spare is countered with its target"
    t = Laid({"hand": "Spare; Shock"}, own=(*OWN, draw))
    t.cast(A, "Shock", who(B))
    t.play(A, "Spare", t.on_stack("Shock"), then=(who(A),))
    t.resolve().resolve()
    assert (t.life(A), t.life(B)) == (18, 18)


@pytest.mark.rule("MTG8-CR-COPY-1", "MTG8-CR-KICK-1")
def test_a_copy_of_a_kicked_spell_is_kicked() -> None:
    fork = card("Fork", "{R}", INSTANT, spell(CopySpell(Target(SPELLS))))
    blow = card(
        "Blow", "{R}", INSTANT, Kicker(("{1}",)),
        spell(DealDamage(1, Target(PLAYER)), IfSo(Kicked(), (LoseLife(2, It()),))),
    )  # fmt: skip
    t = Laid({"hand": "Fork; Blow"}, own=(fork, blow))
    t.cast(A, "Blow", YES, who(B))
    t.play(A, "Fork", t.on_stack("Blow"), then=(who(B),))
    t.resolve().resolve()
    assert t.life(B) == 14


@pytest.mark.rule("MTG8-GLOSS-Leggenda")
def test_legendary_permanents_of_one_name_are_legends() -> None:
    t = Laid({"play": "Crown Land; Plains"}, {"hand": "Crown Land"}, own=(*OWN, THIEF_SIZED))
    assert [type_line(CROWN, language) for language in ("en", "it", "fr")] == [
        "Legendary Land", "Terra Leggendaria", "Terrain légendaire",
    ]  # fmt: skip
    t.until(MAIN1, B)
    t.begin(B, ("land", "Crown Land"))
    assert t.graveyard(B) == ["Crown Land"] and "Crown Land" in t.in_play(A)


@pytest.mark.rule("MTG8-CR-CONTROL-1", "MTG8-GLOSS-Leggenda")
def test_control_of_a_legend_of_any_kind() -> None:
    t = Laid({"play": "Crown Thief"}, {"play": "Crown Land; Plains; Millstone"}, own=(*OWN, THIEF_SIZED))
    t.use(A, "Crown Thief", t.obj("Crown Land"))
    assert t.in_play(A) == ["Crown Thief", "Crown Land"]
    assert text(THIEF_SIZED, "en") == ["{U}: Gain control of target permanent Legend."]


@pytest.mark.rule("MTG8-CR-COPY-1", "MTG8-GLOSS-Concedere")
def test_who_has_left_copies_nothing() -> None:
    """The copier concedes when asked to discard: nobody else copies the spell in that player's place."""
    smoke = card("Sure Smoke", "{B}", SORCERY, spell(Discard(1, Target(PLAYER)), CopyThis(It())))
    t = Laid({"hand": "Sure Smoke"}, {"hand": "Forest; Swamp"}, {}, own=(smoke,))
    t.cast(A, "Sure Smoke", who(B))
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    assert t.p.choice.seat == B
    t.p.concede(B)
    assert t.stack() == [] and t.graveyard(A) == ["Sure Smoke"] and t.p.choice.ask == "priority"
