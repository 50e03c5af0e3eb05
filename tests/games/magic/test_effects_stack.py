"""Effects on spells, choices whether and payments, as cards have them."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import END
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    SORCERY,
    SPELL,
    AddMana,
    All,
    ChangeTarget,
    Counter,
    Destroy,
    Draw,
    GainLife,
    Later,
    MayPay,
    Target,
    card,
    spell,
    that,
)
from tests.games.magic.laid import NO, PASS, PLENTY, YES, A, B, Laid, who


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_countering() -> None:
    t = Laid({"hand": "Craw Wurm; Shock"}, {"hand": "Remove Soul; Flash Counter"})
    t.cast(A, "Craw Wurm").play(B, "Remove Soul", t.on_stack("Craw Wurm"))
    assert t.graveyard(A) == ["Craw Wurm"] and t.in_play() == []
    t.cast(A, "Shock", who(B)).play(B, "Flash Counter", t.on_stack("Shock"))
    assert t.life(B) == 20 and t.graveyard(A) == ["Shock", "Craw Wurm"]
    assert [event.why for event in t.happened("off-stack")].count("countered") == 2


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_all_spells_of_a_kind_are_countered_at_once() -> None:
    storm = card("Dead Calm", "{U}", INSTANT, spell(Counter(All(that("creature", zone="stack")))))
    t = Laid({"hand": "Craw Wurm; Shock"}, {"hand": "Dead Calm"}, own=(storm,))
    t.cast(A, "Craw Wurm").cast(A, "Shock", who(B)).play(B, "Dead Calm")
    assert t.stack() == ["Shock"] and t.graveyard(A) == ["Craw Wurm"]


@pytest.mark.rule("MTG8-2.RES-3", "MTG8-GLOSS-Neutralizzare")
def test_unless_is_decided_and_paid_on_resolution() -> None:
    for pays in (YES, NO):
        t = Laid({"hand": "Shock"}, {"hand": "Mana Leak"})
        t.cast(A, "Shock", who(B)).cast(B, "Mana Leak", t.on_stack("Shock"))
        for _ in range(2):
            t.answer(PASS)
        assert t.p.choice.ask == "pay-for" and t.p.choice.seat == A
        t.give(pays)
        assert t.stack() == (["Shock"] if pays == YES else [])
        assert (t.happened("mana")[-1].mana == 3 * ONE[5]) if pays == YES else t.graveyard(A) == ["Shock"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_who_cannot_pay_is_not_asked() -> None:
    t = Laid(
        {"hand": "Shock", "play": "Mountain"}, {"hand": "Mana Leak", "play": "Island; Island"}, mana=False
    )
    t.cast(A, "Shock", who(B)).play(B, "Mana Leak", t.on_stack("Shock"))
    assert t.graveyard(A) == ["Shock"]


@pytest.mark.rule("MTG8-CR-MANA-1")
def test_lands_may_pay_while_it_resolves() -> None:
    t = Laid(
        {"hand": "Shock", "play": "Mountain; Forest; Forest; Forest"},
        {"hand": "Mana Leak", "play": "Island; Island"},
        mana=False,
    )
    t.cast(A, "Shock", who(B)).play(B, "Mana Leak", t.on_stack("Shock"), then=(YES,))
    assert t.resolve().life(B) == 18
    assert all(t.p.things[key].tapped for key in t.keys("Forest"))


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_what_cannot_be_countered_is_a_target_all_the_same() -> None:
    t = Laid({"hand": "Obliterate", "play": "Forest"}, {"hand": "Rewind", "play": "Island"})
    t.p.edit(t.key("Island")).tapped = True
    t.cast(A, "Obliterate").play(B, "Rewind", t.on_stack("Obliterate"), then=(t.obj("Island"),))
    assert t.stack() == ["Obliterate"] and not t.it("Island").tapped
    assert t.resolve().in_play() == []


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_gaeas_herald_protects_creature_spells_of_all() -> None:
    t = Laid(
        {"hand": "Craw Wurm; Shock", "play": "Forest"},
        {"hand": "Mana Leak; Mana Leak", "play": "Gaea's Herald"},
    )
    t.cast(A, "Craw Wurm").play(B, "Mana Leak", t.on_stack("Craw Wurm")).resolve()
    assert "Craw Wurm" in t.in_play()
    t.cast(A, "Shock", who(B)).play(B, "Mana Leak", t.on_stack("Shock"), then=(NO,))
    assert "Shock" in t.graveyard(A)


@pytest.mark.rule("MTG8-GLOSS-Bersaglio_legale-1")
def test_deflection_finds_another_legal_target() -> None:
    t = Laid({"hand": "Shock", "play": "Forest"}, {"hand": "Deflection", "play": "Hill Giant"})
    t.cast(A, "Shock", t.obj("Hill Giant")).cast(B, "Deflection", t.on_stack("Shock"))
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.seat == B and t.offered() == [who(A), who(B)], "not the one it has"
    t.give(who(A)).resolve()
    assert t.life(A) == 18


@pytest.mark.rule("MTG8-GLOSS-Incanta_X-2")
def test_deflection_moves_a_local_enchantment() -> None:
    t = Laid({"hand": "Pacifism"}, {"hand": "Deflection", "play": "Hill Giant; Grizzly Bears; Forest"})
    t.cast(A, "Pacifism", t.obj("Hill Giant")).play(B, "Deflection", t.on_stack("Pacifism"))
    t.resolve()
    assert t.it("Pacifism").on == t.key("Grizzly Bears") and t.it("Pacifism").controller == A


@pytest.mark.rule("MTG8-GLOSS-Bersaglio-1")
def test_deflection_without_another_target_changes_nothing() -> None:
    t = Laid({"hand": "Stone Rain"}, {"hand": "Deflection", "play": "Forest; Grizzly Bears"})
    t.cast(A, "Stone Rain", t.obj("Forest")).play(B, "Deflection", t.on_stack("Stone Rain"))
    assert t.resolve().in_play() == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-GLOSS-Bersaglio-1")
def test_what_is_deflected_becomes_a_target() -> None:
    t = Laid({"hand": "Shock", "play": "Cowardice; Hill Giant"}, {"hand": "Deflection"})
    t.cast(A, "Shock", who(B)).play(B, "Deflection", t.on_stack("Shock"), then=(t.obj("Hill Giant"),))
    assert t.stack() == ["Cowardice", "Shock"]


@pytest.mark.rule("MTG8-GLOSS-Bersaglio-1")
def test_what_is_countered_has_no_target_to_change() -> None:
    one = that("spell", single_target=True, zone="stack")
    both = card("Foil", "{U}", INSTANT, spell(Counter(Target(SPELL)), ChangeTarget(Target(one)), Draw(1)))
    t = Laid({"hand": "Shock"}, {"hand": "Foil", "library": "Forest", "play": "Hill Giant"}, own=(both,))
    t.cast(A, "Shock", who(B)).play(B, "Foil", t.on_stack("Shock"), t.on_stack("Shock"))
    assert t.hand(B) == ["Forest"] and t.in_play() == ["Hill Giant"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_may_is_decided_as_it_resolves() -> None:
    for decides, drawn in ((YES, 1), (NO, 0)):
        t = Laid({"hand": "Shock", "play": "Aven Fisher"})
        t.play(A, "Shock", t.obj("Aven Fisher")).resolve(decides)
        assert len(t.hand(A)) == drawn


@pytest.mark.rule("MTG8-2.RES-2")
def test_one_without_a_legal_target_is_countered_whole() -> None:
    t = Laid({"hand": "Execute"}, {"hand": "Unsummon", "play": "Glory Seeker"})
    t.cast(A, "Execute", t.obj("Glory Seeker")).play(B, "Unsummon", t.obj("Glory Seeker")).resolve()
    assert t.hand(A) == []


@pytest.mark.rule("MTG8-1.TERM-1")
def test_a_spell_may_give_mana() -> None:
    rite = card("Rite", "{B}", SORCERY, spell(AddMana("{B}{B}{B}"), AddMana("{W}|{U}"), AddMana("could")))
    t = Laid({"hand": "Rite", "play": "Mountain; Forest"}, own=(rite,))
    t.cast(A, "Rite")
    for seat in (A, B):
        t.p.edit(1 + seat).pool = 0
    t.resolve(("mana", "{U}"), ("mana", "{G}"))
    assert t.player(A).pool == 3 * ONE[2] + ONE[1] + ONE[4]
    t = Laid({"hand": "Rite"}, own=(rite,))
    t.play(A, "Rite", then=(("mana", "{W}"),))
    assert t.graveyard(A) == ["Rite"], "no basic land: no colour"


@pytest.mark.rule("MTG8-2.RES-3")
def test_paying_within_a_spell_and_its_delayed_ability() -> None:
    bargain = card(
        "Bargain",
        "{B}",
        SORCERY,
        spell(MayPay("{2}", (GainLife(5),)), Destroy(Target(CREATURE)), Later("end of turn", (GainLife(1),))),
    )
    t = Laid({"hand": "Bargain"}, {"play": "Hill Giant"}, own=(bargain,))
    t.play(A, "Bargain", t.obj("Hill Giant"), then=(YES,))
    assert t.life(A) == 25 and t.in_play() == [] and t.player(A).pool < PLENTY
    assert t.until(END).resolve().life(A) == 26
