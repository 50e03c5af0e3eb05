"""What triggers abilities: each kind of event, once for each time it happens, and for whom."""

from __future__ import annotations

import pytest

from grimorio.games.magic.meaning.scope import Scope
from grimorio.games.magic.ops.triggers import matcher
from grimorio.games.magic.state.masks import FLYING
from grimorio.games.magic.state.objects import DRAW, END, UPKEEP
from grimorio.games.magic.words import Controls, State
from grimorio.games.magic.words.nouns import CREATURE
from tests.games.magic.laid import MAGIC, NO, PASS, YES, A, B, Laid, who

pytestmark = pytest.mark.rule("MTG8-2.TRIG-1", "MTG8-GLOSS-Abilita_innescata-1")


@pytest.mark.rule("MTG8-GLOSS-Entrare_in_gioco-1")
@pytest.mark.rule("MTG8-2.TRIG-1E")
def test_coming_into_play() -> None:
    t = Laid({"hand": "Venerable Monk; Remove Soul"}, {"hand": "Venerable Monk"})
    t.play(A, "Venerable Monk")
    assert t.stack() == ["Venerable Monk"] and t.life(A) == 20
    assert t.resolve().life(A) == 22


@pytest.mark.rule("MTG8-GLOSS-Entrare_in_gioco-1")
def test_what_is_countered_does_not_come_into_play() -> None:
    t = Laid({"hand": "Venerable Monk"}, {"hand": "Remove Soul"})
    t.cast(A, "Venerable Monk").play(B, "Remove Soul", t.on_stack("Venerable Monk"))
    assert t.stack() == [] and t.graveyard(A) == ["Venerable Monk"]


def test_others_that_come_into_play_together_are_told_apart() -> None:
    t = Laid(
        {"hand": "Hunted Wumpus", "play": "Intruder Alarm"},
        {"hand": "Venerable Monk; Shock"},
        {"hand": "Angel of Mercy"},
    )
    t.play(A, "Hunted Wumpus")
    while t.stack()[0] != "Hunted Wumpus":
        t.resolve()
    t.resolve(("card", "Venerable Monk"), ("card", "Angel of Mercy"))
    triggers = [t.p.things[key] for key in t.t.stack if t.name(t.p.things[key]) == "Intruder Alarm"]
    things = {t.name(t.p.things[one.that]) for one in triggers}
    assert {"Venerable Monk", "Angel of Mercy"} <= things
    while t.stack():
        t.resolve()
    assert (t.life(A), t.life(B), t.life(2)) == (20, 22, 23)


@pytest.mark.rule("MTG8-GLOSS-Entrare_in_gioco-2")
def test_stealing_is_not_coming_into_play() -> None:
    t = Laid({"hand": "Confiscate", "play": "Intruder Alarm"}, {"play": "Venerable Monk"})
    t.play(A, "Confiscate", t.obj("Venerable Monk"))
    assert t.stack() == [] and t.it("Venerable Monk").controller == A


def test_leaving_looks_back() -> None:
    t = Laid({"hand": "Shock", "play": "Fecundity; Rukh Egg"}, {"play": "Grizzly Bears"})
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    assert t.stack() == ["Fecundity"]
    t.resolve(YES)
    assert t.hand(B) == ["Plains"], "its last controller decides and draws"


def test_all_that_leave_at_once_are_seen_by_each_other() -> None:
    t = Laid(
        {"hand": "Wrath of God", "play": "Aven Fisher; Grizzly Bears; Grave Pact"}, {"play": "Aven Fisher"}
    )
    t.play(A, "Wrath of God")
    assert sorted(t.stack()) == ["Aven Fisher", "Aven Fisher", "Grave Pact", "Grave Pact"]


def test_a_token_put_into_a_graveyard_triggers_and_ceases() -> None:
    t = Laid({"hand": "Lightning Blast; Lightning Blast", "play": "Rukh Egg; Grave Pact"})
    t.play(A, "Lightning Blast", t.obj("Rukh Egg")).resolve().resolve().until(END).resolve()
    assert t.in_play() == ["Grave Pact", "Rukh"] and t.size("Rukh") == (4, 4)
    rukh = t.it("Rukh")
    assert t.p.book.face(rukh.face).token and rukh.keywords == FLYING
    t.fill().play(A, "Lightning Blast", t.obj("Rukh"))
    assert t.stack() == ["Grave Pact"] and t.in_play() == ["Grave Pact"]
    assert "Rukh" not in t.graveyard(A)


def test_rukh_egg_dying_in_the_end_step_hatches_next_turn() -> None:
    t = Laid({"hand": "Lightning Blast", "play": "Rukh Egg"}).until(END).fill()
    t.play(A, "Lightning Blast", t.obj("Rukh Egg")).resolve()
    assert t.stack() == []
    assert t.until(END, B).stack() == ["Rukh Egg"]
    assert t.resolve().in_play() == ["Rukh"]


def test_sacred_ground_returns_the_very_card() -> None:
    t = Laid({"hand": "Stone Rain; Stone Rain"}, {"play": "Sacred Ground; Forest"})
    t.play(A, "Stone Rain", t.obj("Forest"))
    assert t.stack() == ["Sacred Ground"] and t.graveyard(B) == ["Forest"]
    t.resolve()
    assert t.in_play(B) == ["Sacred Ground", "Forest"] and t.it("Forest").controller == B


def test_sacred_ground_ignores_your_own_doing_and_damage() -> None:
    t = Laid({"play": "Sacred Ground; Forest", "hand": "Stone Rain"})
    t.play(A, "Stone Rain", t.obj("Forest"))
    assert t.stack() == []
    t = Laid({"hand": "Shock"}, {"play": "Sacred Ground; Forest", "hand": "Natural Affinity"})
    t.play(B, "Natural Affinity").play(A, "Shock", t.obj("Forest"))
    assert t.graveyard(B)[0] == "Forest" and t.stack() == []


def test_spreading_algae_destroys_its_swamp_and_comes_back() -> None:
    t = Laid({"hand": "Twiddle", "play": "Swamp; Spreading Algae>Swamp"})
    t.play(A, "Twiddle", t.obj("Swamp"), then=(("tap",),))
    assert t.stack() == ["Spreading Algae"]
    t.resolve()
    assert t.in_play() == [] and t.stack() == ["Spreading Algae"]
    t.resolve()
    assert t.hand(A) == ["Spreading Algae"] and t.graveyard(A) == ["Swamp", "Twiddle"]


def test_an_object_that_left_is_not_followed_into_the_graveyard() -> None:
    t = Laid({"hand": "Shock", "play": "Cowardice"}, {"play": "Grizzly Bears", "hand": "Lightning Blast"})
    t.cast(A, "Shock", t.obj("Grizzly Bears"))
    assert t.stack() == ["Cowardice", "Shock"]
    t.cast(B, "Lightning Blast", t.obj("Grizzly Bears")).resolve()
    assert t.hand(B) == ["Grizzly Bears"]
    t.resolve().resolve()
    assert t.hand(B) == ["Grizzly Bears"]


def test_a_token_returned_to_hand_is_returned() -> None:
    t = Laid(
        {"hand": "Unsummon; Shock", "play": "Warped Devotion"}, {"play": "Grizzly Bears", "hand": "Forest"}
    )
    t.play(A, "Unsummon", t.obj("Grizzly Bears")).resolve(("card", "Forest"))
    assert t.graveyard(B) == ["Forest"] and t.hand(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-GLOSS-Controllo-3")
def test_damage_dealt_by_the_enchanted_creature_counts_for_who_controls_the_enchantment() -> None:
    t = Laid({"play": "Anaba Shaman"}, {"play": "Spirit Link>Anaba Shaman"})
    t.use(A, "Anaba Shaman", who(B))
    assert t.stack() == ["Spirit Link"] and t.life(B) == 19
    assert t.resolve().life(B) == 20


def test_damage_to_several_at_once_is_dealt_once() -> None:
    t = Laid(
        {"hand": "Lure", "play": "Craw Wurm; Spirit Link>Craw Wurm"}, {"play": "Wall of Air; Giant Octopus"}
    )
    t.attack("Craw Wurm").block(("Wall of Air", "Craw Wurm"), ("Giant Octopus", "Craw Wurm"))
    while t.p.choice.ask != "assign":
        t.answer(PASS)
    t.p.answer(len(t.offered()) // 2)
    t.give().fight()
    assert t.stack() == ["Spirit Link"]
    assert t.resolve().life(A) == 26


def test_being_dealt_damage_by_several_at_once_is_one_event() -> None:
    t = Laid({"play": "Fungusaur", "hand": "Giant Growth"}, {"play": "Eager Cadet; Savannah Lions"})
    t.play(A, "Giant Growth", t.obj("Fungusaur"))
    t.attack("Fungusaur").block(("Eager Cadet", "Fungusaur"), ("Savannah Lions", "Fungusaur"))
    while t.p.choice.ask != "assign":
        t.answer(PASS)
    t.p.answer(0)
    t.give().fight()
    assert t.it("Fungusaur").damage == 3 and t.stack() == ["Fungusaur"]
    t.resolve()
    assert t.it("Fungusaur").counters[0][:2] == ("+1/+1", 1)


def test_damage_of_what_has_left_triggers_nothing() -> None:
    t = Laid({"play": "Thieving Magpie", "hand": "Unsummon"}, {})
    t.attack("Thieving Magpie").until(8).fill()
    t.play(A, "Unsummon", t.obj("Thieving Magpie")).resolve()
    assert t.life(B) == 19 and t.stack() == []


@pytest.mark.rule("MTG8-GLOSS-Danno_da_combattimento")
def test_damage_of_an_ability_is_no_combat_damage() -> None:
    t = Laid({"play": "Noble Purpose; Anaba Shaman; Coastal Piracy"})
    t.use(A, "Anaba Shaman", who(B))
    assert t.stack() == []


def test_damage_to_a_player_names_the_player() -> None:
    t = Laid({"play": "Abyssal Specter"}, {"hand": "Shock; Forest"})
    t.attack("Abyssal Specter").fight().resolve(("card", "Forest"))
    assert t.hand(B) == ["Shock"]


def test_attacking_and_blocking() -> None:
    t = Laid(
        {"play": "Seasoned Marshal; Lesser Gargadon; Forest"}, {"play": "Giant Badger; Elite Javelineer"}
    )
    t.attack("Seasoned Marshal", "Lesser Gargadon", then=(("trigger", 1), t.obj("Giant Badger")))
    assert t.stack() == ["Seasoned Marshal", "Lesser Gargadon"]
    t.resolve(NO).resolve()
    assert t.graveyard(A) == ["Forest"] and not t.it("Giant Badger").tapped
    t.block(
        ("Giant Badger", "Lesser Gargadon"),
        ("Elite Javelineer", "Seasoned Marshal"),
        then=(t.obj("Seasoned Marshal"),),
    )
    t.resolve().resolve()
    assert t.size("Giant Badger") == (4, 4) and t.it("Seasoned Marshal").damage == 1


def test_deathgazer_marks_what_blocks_it_and_what_it_blocks() -> None:
    t = Laid({"play": "Deathgazer"}, {"play": "Wall of Stone; Bog Imp; Phyrexian Hulk"})
    t.attack("Deathgazer").block(
        ("Wall of Stone", "Deathgazer"), ("Bog Imp", "Deathgazer"), ("Phyrexian Hulk", "Deathgazer")
    )
    assert t.stack() == ["Deathgazer", "Deathgazer"], "the imp is black"
    t.resolve().resolve().fight()
    t.until(9)
    t.resolve().resolve()
    assert t.in_play(B) == ["Bog Imp"]


def test_cinder_wall_is_destroyed_after_combat() -> None:
    t = Laid({"play": "Grizzly Bears"}, {"play": "Cinder Wall"})
    t.attack("Grizzly Bears").block(("Cinder Wall", "Grizzly Bears")).resolve()
    assert "Cinder Wall" in t.until(9).in_play()
    assert t.resolve().in_play() == []


def test_becoming_tapped_is_turning_from_untapped() -> None:
    t = Laid({"hand": "Twiddle; Twiddle", "play": "City of Brass"})
    t.play(A, "Twiddle", t.obj("City of Brass"), then=(("tap",),)).resolve()
    assert t.life(A) == 19
    t.play(A, "Twiddle", t.obj("City of Brass"), then=(("tap",),))
    assert t.stack() == [] and t.life(A) == 19


def test_tapping_for_mana() -> None:
    t = Laid({"hand": "Shock", "play": "Mountain"}, {"play": "Sanctimony"}, mana=False)
    t.cast(A, "Shock", who(B))
    assert t.stack() == ["Sanctimony", "Shock"], "it resolves before the spell"
    assert t.resolve(YES).life(B) == 21


def test_playing_spells() -> None:
    t = Laid({"hand": "Shock; Fear", "play": "Iron Star; Verduran Enchantress"}, {"play": "Mogg Sentry"})
    t.cast(A, "Shock", who(B))
    assert t.stack() == ["Mogg Sentry", "Iron Star", "Shock"]
    assert t.resolve().size("Mogg Sentry") == (3, 3)
    assert t.resolve(YES).life(A) == 21
    t.resolve().cast(A, "Fear", t.obj("Mogg Sentry"))
    assert t.stack() == ["Mogg Sentry", "Verduran Enchantress", "Fear"]


@pytest.mark.rule("MTG8-GLOSS-Pescare-2")
def test_drawing_but_not_searching_or_an_empty_library() -> None:
    t = Laid({"play": "Underworld Dreams"}, {"hand": "Inspiration; Diabolic Tutor", "library": "Island"})
    t.play(B, "Inspiration", who(B))
    assert t.p.result is not None and t.p.result.winners == (A,)
    assert t.life(B) == 20 and [one.NAME for one in t.happened("draw")] == ["draw", "draw"]
    t = Laid({"play": "Underworld Dreams", "hand": "Inspiration"}, {"library": "Island; Forest"})
    t.play(A, "Inspiration", who(B))
    assert t.stack() == ["Underworld Dreams", "Underworld Dreams"]
    assert t.resolve().resolve().life(B) == 18


def test_discarding() -> None:
    t = Laid({"hand": "Mind Rot", "play": "Megrim"}, {"hand": "Guerrilla Tactics; Forest; Swamp"})
    t.play(A, "Mind Rot", who(B), then=(("card", "Guerrilla Tactics"), ("card", "Forest"), who(A)))
    assert t.stack() == ["Guerrilla Tactics", "Megrim", "Megrim"]
    assert t.resolve().life(A) == 16
    assert t.happened("damage")[0].name == "Guerrilla Tactics"
    assert t.resolve().resolve().life(B) == 16


def test_a_card_discarded_by_its_owner_does_not_strike() -> None:
    t = Laid({"hand": "Catalog; Guerrilla Tactics", "library": "Forest; Forest"})
    t.play(A, "Catalog", then=(("card", "Guerrilla Tactics"),))
    assert t.stack() == [] and t.graveyard(A) == ["Catalog", "Guerrilla Tactics"]


@pytest.mark.rule("MTG8-GLOSS-Al")
def test_beginnings_of_steps() -> None:
    t = Laid({"play": "Phyrexian Arena; Karma"}, {"play": "Swamp; Swamp", "library": "Forest; Forest"})
    assert t.until(UPKEEP, B).stack() == ["Karma"]
    assert t.resolve().life(B) == 18
    assert sorted(t.until(UPKEEP, A).stack()) == ["Karma", "Phyrexian Arena"]


def test_the_condition_of_a_trigger_is_looked_at_twice() -> None:
    t = Laid({"play": "Howling Mine"}, {"hand": "Twiddle", "library": "Forest; Forest; Forest"})
    assert t.until(DRAW, B).stack() == ["Howling Mine"]
    t.fill().play(B, "Twiddle", t.obj("Howling Mine"), then=(("tap",),))
    assert t.resolve().hand(B) == ["Forest"], "only the normal draw"
    t = Laid({"play": "Howling Mine", "hand": "Twiddle"}, {"library": "Forest; Forest; Forest"})
    t.play(A, "Twiddle", t.obj("Howling Mine"), then=(("tap",),))
    assert t.until(DRAW, B).stack() == [], "tapped: it does not trigger"


def test_at_end_of_turn() -> None:
    t = Laid({"play": "Viashino Sandstalker"})
    assert t.until(END).stack() == ["Viashino Sandstalker"]
    assert t.resolve().hand(A) == ["Viashino Sandstalker"]


@pytest.mark.rule("MTG8-2.ABIL-1")
def test_an_ability_is_independent_of_its_source() -> None:
    t = Laid({"play": "Phyrexian Arena"}, {"hand": "Demystify", "library": "Forest"})
    t.until(UPKEEP, A).fill().play(B, "Demystify", t.obj("Phyrexian Arena"))
    before = len(t.hand(A))
    assert len(t.resolve().hand(A)) == before + 1


def test_a_state_is_no_event() -> None:
    with pytest.raises(TypeError, match="State is no event"):
        matcher(State(Controls(CREATURE)), Scope(MAGIC.start(Laid().p.setup).book))


def test_a_state_triggers_once() -> None:
    t = Laid({"play": "Emperor Crocodile; Grizzly Bears", "hand": "Shock"})
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    assert t.stack() == ["Emperor Crocodile"]
    assert t.resolve().in_play() == [] and t.stack() == []


@pytest.mark.rule("MTG8-4.PRO-2")
@pytest.mark.rule("MTG8-2.TRIGPLAY-2")
def test_a_trigger_without_a_legal_target_does_not_go_onto_the_stack() -> None:
    t = Laid({"hand": "Nekrataal"}, {"play": "Vow-Sworn Knight"})
    assert t.play(A, "Nekrataal").stack() == []
    t = Laid({"hand": "Nekrataal"}, {"play": "Vow-Sworn Knight; Hill Giant"})
    assert t.play(A, "Nekrataal").resolve().in_play(B) == ["Vow-Sworn Knight"]
