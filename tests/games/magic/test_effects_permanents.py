"""Effects on permanents, as cards have them: destroying, sacrificing, returning, tapping, dealing out."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import BEGIN_COMBAT, END, MAIN1, MAIN2
from grimorio.games.magic.words import (
    ARTIFACT,
    CREATURE,
    CREATURE_CARD,
    SORCERY,
    All,
    Choose,
    ComesIntoPlay,
    DealDamage,
    Destroy,
    Gets,
    Later,
    PutCounters,
    PutToken,
    Return,
    Tap,
    card,
    spell,
    that,
    when,
)
from tests.games.magic.laid import DONE, NO, PASS, YES, A, B, Laid, who

BEAR = PutToken("Bear", "green", ("Bear",), (2, 2))


@pytest.mark.rule("MTG8-GLOSS-Distruggere-1")
def test_destroying() -> None:
    t = Laid({"hand": "Demolish; Shatter"}, {"play": "Millstone; Forest; Rod of Ruin"})
    t.play(A, "Demolish", t.obj("Forest"))
    assert t.in_play() == ["Millstone", "Rod of Ruin"]
    [gone] = t.happened("leave")
    assert (gone.why, gone.by, gone.to, gone.regenerate) == ("destroyed", A, "graveyard", True)
    t.play(A, "Shatter", t.obj("Millstone"))
    assert t.graveyard(B) == ["Millstone", "Forest"]


@pytest.mark.rule("MTG8-GLOSS-Tutti", "MTG8-GLOSS-Distruggere-1")
def test_all_that_fit_are_destroyed_at_once() -> None:
    t = Laid(
        {"hand": "Plague Wind", "play": "Grizzly Bears"}, {"play": "Hill Giant; Drudge Skeletons; Forest"}
    )
    t.play(A, "Plague Wind")
    assert t.in_play() == ["Grizzly Bears", "Forest"]


@pytest.mark.rule("MTG8-2.RES-1", "MTG8-GLOSS-Distruggere-1")
def test_what_has_left_is_not_destroyed() -> None:
    t = Laid(
        {"play": "Dwarven Demolition Team"}, {"play": "Wall of Swords; Wall of Stone", "hand": "Unsummon"}
    )
    t.activate(A, "Dwarven Demolition Team", t.obj("Wall of Swords"))
    t.play(B, "Unsummon", t.obj("Wall of Swords")).resolve()
    assert t.in_play(B) == ["Wall of Stone"] and t.hand(B) == ["Wall of Swords"]


@pytest.mark.rule("MTG8-GLOSS-Sacrificare")
def test_sacrificing_all_of_yours() -> None:
    t = Laid({"hand": "Death Pit Offering", "play": "Drudge Skeletons"}, {"play": "Grizzly Bears"})
    t.play(A, "Death Pit Offering").use(A, "Drudge Skeletons").resolve()
    assert t.in_play() == ["Grizzly Bears", "Death Pit Offering"], "no regeneration"


@pytest.mark.rule("MTG8-GLOSS-Sacrificare")
def test_others_choose_in_turn_and_sacrifice_at_once() -> None:
    t = Laid(
        {"hand": "Shock", "play": "Savannah Lions; Grave Pact"},
        {"play": "Hill Giant; Grizzly Bears"},
        {"play": "Craw Wurm; Bog Imp"},
    )
    t.play(A, "Shock", t.obj("Savannah Lions"))
    for _ in range(3):
        t.answer(PASS)
    t.answer(t.obj("Grizzly Bears"))
    assert t.p.choice.seat == 2 and "Grizzly Bears" in t.in_play()
    t.give(t.obj("Bog Imp"))
    assert t.in_play() == ["Grave Pact", "Hill Giant", "Craw Wurm"]


@pytest.mark.rule("MTG8-GLOSS-Sacrificare")
def test_what_you_control_no_more_is_not_sacrificed() -> None:
    t = Laid({"play": "Emperor Crocodile; Grizzly Bears", "hand": "Shock"}, {"hand": "Confiscate"})
    t.cast(A, "Shock", t.obj("Grizzly Bears")).resolve()
    crocodile = t.key("Emperor Crocodile")
    t.p.edit(crocodile).under = B
    t.p.edit(crocodile).controller = B
    t.resolve()
    assert "Emperor Crocodile" in t.in_play()


@pytest.mark.rule("MTG8-GLOSS-Permanente-4")
def test_returning_to_hand() -> None:
    t = Laid({"hand": "Confiscate; Evacuation"}, {"play": "Hill Giant; Forest"})
    t.play(A, "Confiscate", t.obj("Hill Giant"))
    assert t.it("Hill Giant").controller == A
    t.play(A, "Evacuation")
    assert t.hand(B) == ["Hill Giant"] and t.graveyard(A)[0] == "Confiscate", "the owner's hand"
    assert t.happened("leave")[0].why == "returned"


@pytest.mark.rule("MTG8-GLOSS-Lasciare_il_gioco-2")
def test_returning_itself_only_from_play() -> None:
    t = Laid({"play": "Fleeting Image"}, {"hand": "Shock"})
    t.activate(A, "Fleeting Image").play(B, "Shock", t.obj("Fleeting Image")).resolve()
    assert t.graveyard(A) == ["Fleeting Image"]


@pytest.mark.rule("MTG8-GLOSS-TAPpare-1")
def test_tapping_and_untapping_change_only_what_was_not_so() -> None:
    t = Laid({"hand": "Wrath of Marit Lage", "play": "Goblin Raider"}, {"play": "Hill Giant; Grizzly Bears"})
    t.p.edit(t.key("Goblin Raider")).tapped = True
    t.play(A, "Wrath of Marit Lage").resolve()
    assert t.it("Hill Giant").tapped and not t.it("Grizzly Bears").tapped
    assert [event.name for event in t.happened("tap")] == ["Hill Giant"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_tap_or_untap_is_chosen_on_resolution() -> None:
    t = Laid({"hand": "Twiddle; Twiddle"}, {"play": "Forest"})
    t.play(A, "Twiddle", t.obj("Forest"), then=(("tap",),))
    assert t.it("Forest").tapped
    t.play(A, "Twiddle", t.obj("Forest"), then=(("untap",),))
    assert not t.it("Forest").tapped


@pytest.mark.rule("MTG8-GLOSS-STAPpare", "MTG8-2.RES-3")
def test_rewind_untaps_up_to_four_lands_of_anybody() -> None:
    t = Laid({"hand": "Shock"}, {"hand": "Rewind", "play": "Island; Forest; Swamp; Plains; Mountain"})
    for name in ("Island", "Forest", "Swamp"):
        t.p.edit(t.key(name)).tapped = True
    t.cast(A, "Shock", who(B))
    t.play(B, "Rewind", t.on_stack("Shock"), then=(t.obj("Island"), t.obj("Swamp"), DONE))
    assert [t.it(name).tapped for name in ("Island", "Forest", "Swamp")] == [False, True, False]
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-GLOSS-Pedina_creatura-1")
def test_tokens_of_one_name_may_differ_and_are_no_cards() -> None:
    big = card("Wave", "{U}", SORCERY, spell(PutToken("Bear", "blue", ("Bear",), (4, 4))))
    small = card("Ripple", "{U}", SORCERY, spell(PutToken("Grizzly Bears", "blue", ("Bear",), (1, 1))))
    t = Laid({"hand": "Wave; Ripple; Grizzly Bears"}, own=(big, small))
    t.play(A, "Wave").play(A, "Ripple").play(A, "Grizzly Bears")
    sizes = [(t.p.things[key].power, t.p.book.face(t.p.things[key].face).token) for key in t.t.play]
    assert sizes == [(4, True), (1, True), (2, False)]


@pytest.mark.rule("MTG8-2.RES-3")
def test_a_choice_made_now_is_the_controllers() -> None:
    pick = card(
        "Reckoning",
        "{R}",
        SORCERY,
        spell(
            DealDamage(1, Choose(CREATURE)),
            Tap(Choose(CREATURE, 2, up_to=True)),
            Gets(Choose(CREATURE), 1, 1),
            Return(Choose(that("creature", controller="opponent"))),
        ),
    )
    t = Laid({"hand": "Reckoning", "play": "Hill Giant"}, {"play": "Craw Wurm; Ogre Taskmaster"}, own=(pick,))
    giant, wurm, ogre = t.obj("Hill Giant"), t.obj("Craw Wurm"), t.obj("Ogre Taskmaster")
    t.play(A, "Reckoning", then=(wurm, giant, DONE, wurm, ogre))
    assert t.it("Craw Wurm").damage == 1 and t.size("Craw Wurm") == (7, 5)
    assert t.it("Hill Giant").tapped and t.hand(B) == ["Ogre Taskmaster"]


@pytest.mark.rule("MTG8-GLOSS-Mettere_in_gioco")
def test_several_return_to_play_together() -> None:
    dead = that("creature", controller="you", zone="graveyard")
    rise = card("Rise", "{B}", SORCERY, spell(Return(All(dead), to="play")))
    t = Laid({"hand": "Rise", "graveyard": "Venerable Monk; Angel of Mercy; Shock"}, own=(rise,))
    t.play(A, "Rise")
    assert sorted(t.in_play()) == ["Angel of Mercy", "Venerable Monk"]
    assert t.resolve().resolve().life(A) == 25


@pytest.mark.rule("MTG8-2.RES-3")
def test_a_later_effect_within_a_spell() -> None:
    doom = card(
        "Doom",
        "{B}",
        SORCERY,
        spell(Later("end of turn", (Destroy(All(ARTIFACT)),)), PutCounters(All(CREATURE))),
    )
    t = Laid({"hand": "Doom", "play": "Millstone; Grizzly Bears"}, own=(doom,))
    t.play(A, "Doom")
    assert t.size("Grizzly Bears") == (3, 3)
    assert t.until(END).stack() == ["Doom"]
    assert t.resolve().in_play() == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_thieves_auction_deals_all_cards_out() -> None:
    t = Laid(
        {"hand": "Thieves' Auction", "play": "Forest; Shifting Sky=white"},
        {"play": "Craw Wurm; Fear>Craw Wurm; Venerable Monk"},
    )
    t.cast(A, "Thieves' Auction")
    for _ in range(2):
        t.answer(PASS)
    assert t.in_play() == [] and len(t.t.aside) == 5
    fear, sky, wurm, monk = (
        next(("object", key) for key in t.t.aside if t.name(t.p.things[key]) == name)
        for name in ("Fear", "Shifting Sky", "Craw Wurm", "Venerable Monk")
    )
    assert t.p.choice.seat == A
    t.answer(wurm)
    assert t.p.choice.seat == B and t.it("Craw Wurm").controller == A and t.it("Craw Wurm").tapped
    t.answer(sky)
    t.answer(("color", "red"))
    assert t.it("Shifting Sky").chosen == "red"
    t.answer(monk)
    t.answer(fear)
    t.give(t.obj("Craw Wurm"))
    assert t.t.aside == () and t.stack() == ["Venerable Monk"]
    assert sorted(t.in_play(A)) == ["Craw Wurm", "Forest", "Venerable Monk"]
    assert sorted(t.in_play(B)) == ["Fear", "Shifting Sky"]
    assert t.it("Fear").on == t.key("Craw Wurm") and t.it("Venerable Monk").owner == B


@pytest.mark.rule("MTG8-CR-ENCH-2")
def test_what_can_enchant_nothing_stays_out_of_the_game() -> None:
    t = Laid({"hand": "Thieves' Auction; Natural Affinity", "play": "Forest"}, {})
    t.play(A, "Natural Affinity")
    t.put("Fear", B, "Forest")
    t.cast(A, "Thieves' Auction")
    for _ in range(2):
        t.answer(PASS)
    assert [t.name(t.p.things[option[1]]) for option in t.p.choice.options] == ["Forest"]
    t.give(t.p.choice.options[0])
    assert t.in_play() == ["Forest"] and t.it("Forest").controller == A
    assert [t.name(t.p.things[key]) for key in t.player(B).removed] == ["Fear"]


@pytest.mark.rule("MTG8-GLOSS-Pedina_creatura-1")
def test_tokens_are_not_dealt_out() -> None:
    t = Laid({"hand": "Lightning Blast", "play": "Rukh Egg"}, {"hand": "Thieves' Auction"})
    t.play(A, "Lightning Blast", t.obj("Rukh Egg")).resolve().until(END).resolve()
    t.until(MAIN1, B).fill().play(B, "Thieves' Auction")
    assert t.in_play() == ["Rukh"] and not t.it("Rukh").tapped


@pytest.mark.rule("MTG8-2.GOLD-1E")
def test_relentless_assault_gives_another_fight() -> None:
    t = Laid({"hand": "Relentless Assault", "play": "Grizzly Bears; Bog Imp"})
    t.attack("Grizzly Bears").until(MAIN2).fill().play(A, "Relentless Assault")
    assert not t.it("Grizzly Bears").tapped
    t.attack("Grizzly Bears", "Bog Imp").until(MAIN2)
    assert t.life(B) == 20 - 2 - 3


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_blinding_angel_takes_the_next_combat() -> None:
    t = Laid({"play": "Blinding Angel"}, {"play": "Grizzly Bears"})
    t.attack("Blinding Angel").fight().resolve()
    assert t.player(B).skips == 1
    t.until(MAIN2, B)
    assert t.player(B).skips == 0 and not any(
        e.step == BEGIN_COMBAT and e.seat == B for e in t.happened("step")
    )


@pytest.mark.rule("MTG8-GLOSS-Pagare_un_costo-2")
def test_may_pay_or_else() -> None:
    t = Laid({"hand": "Primeval Force", "play": "Forest; Forest; Forest; Forest"})
    t.play(A, "Primeval Force")
    forests = [("object", key) for key in t.keys("Forest")]
    t.resolve(YES, *forests[:3])
    assert t.in_play() == ["Forest", "Primeval Force"]
    assert {event.by for event in t.happened("leave")} == {A}
    t = Laid({"hand": "Primeval Force", "play": "Forest; Forest; Forest"})
    assert t.play(A, "Primeval Force").resolve(NO).graveyard(A) == ["Primeval Force"]
    t = Laid({"hand": "Primeval Force", "play": "Forest; Forest"})
    assert t.play(A, "Primeval Force").resolve().graveyard(A) == ["Primeval Force"], "not asked"


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_tokens_without_end_are_a_draw() -> None:
    breeder = card("Breeder", "{G}", CREATURE_CARD, when(ComesIntoPlay(CREATURE), BEAR), size=(1, 1))
    t = Laid({"hand": "Breeder"}, own=(breeder,))
    t.cast(A, "Breeder")
    t.p.stops = 0
    t.answer(PASS)
    assert t.p.result is not None and t.p.result.winners == () and t.p.result.reason == "loop"
