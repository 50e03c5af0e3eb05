"""Phasing: permanents that leave play for a while and return as what they were, by the rules of 2003."""

from __future__ import annotations

import json

import pytest

from grimorio.games.magic.cardset import card_from_json, to_json
from grimorio.games.magic.rules.phasing import phased_out
from grimorio.games.magic.state.objects import FACE, MAIN1, UPKEEP
from grimorio.games.magic.wording import text
from grimorio.kernel import WATCHER
from tests.games.magic.laid import MAGIC, NO, PASS, A, B, Laid
from tests.games.magic.mechanisms import CARDS
from tests.games.magic.typed_cards import typed

OWN = typed("""
Dim Drake | {2}{U} | Creature - Drake | 2/2
Flying, phasing

Dim Imp | {2}{U} | Creature - Imp | 1/1
Phasing /
Whenever Dim Imp phases out, you lose 2 life. /
Whenever Dim Imp phases in, draw a card.

Late Guest | {2}{U} | Creature - Spirit | 2/2
Phasing /
Late Guest comes into play tapped. /
When Late Guest comes into play, draw a card. /
When Late Guest leaves play, you gain 3 life.

Ripple | {1}{U} | Instant
Target artifact, creature, or land phases out.

Shy Efreet | {2}{R} | Creature - Efreet | 3/1
{U}: Shy Efreet phases out.

Unsteady Veil | {1}{U} | Enchantment - Aura
Enchant creature /
{U}: Enchanted creature phases out.

Dim Curse | {1}{U} | Enchantment - Aura
Enchant creature /
Enchanted creature has phasing.

Shifting Aura | {W} | Enchantment - Aura
Enchant creature /
Phasing /
Enchanted creature gets +2/+2.

Old Whale | {4}{U} | Creature - Whale | 5/5
At the beginning of your upkeep, all lands you control phase out.

Maker | {U} | Sorcery
Create a 1/1 green Saproling creature token.

Slow Keeper | {1}{W} | Creature - Human Cleric | 1/1
{T}: You gain 1 life.

Slow Familiar | {1}{U} | Creature - Illusion | 2/2
Phasing /
When Slow Familiar phases out or leaves play, you gain 2 life. /
{U}: Until your next upkeep, Slow Familiar can't phase out.

Stretching Wurm | {2}{G}{U} | Creature - Wurm | 1/1
Phasing /
At the beginning of your upkeep, Stretching Wurm phases out unless you pay {2}{G}{U}. /
When Stretching Wurm phases in, put a +1/+1 counter on it.

Hiding Cloak | {U} | Enchantment - Aura
Enchant creature /
Enchanted creature has phasing and can't be blocked except by Walls.

Old Queen | {W} | Legendary Creature - Human | 1/1
Flying

Lasting Thief | {U} | Sorcery
Gain control of target creature.

Dim Hopper | {1}{G} | Creature - Frog | 3/3
Phasing /
Echo {1}{G}
""")


def laid(*sides: dict[str, object], **more: bool) -> Laid:
    return Laid(*sides, own=OWN, **more)


def next_turn(t: Laid, seat: int, step: int = MAIN1) -> Laid:
    """Go on to a step of the next turn of a player."""
    t.until(MAIN1, 1 - seat)
    return t.until(step, seat).fill()


def out(t: Laid) -> list[str]:
    """The names of the permanents that are phased out."""
    return [t.name(t.p.things[note.key]) for note in phased_out(t.p)]


@pytest.mark.rule("MTG8-CR-PHASE-1")
def test_it_phases_out_and_in_before_its_player_untaps() -> None:
    t = laid({"play": "Dim Drake; Grizzly Bears"})
    next_turn(t, B)
    assert out(t) == [] and t.in_play(A) == ["Dim Drake", "Grizzly Bears"], "not in the turns of others"
    t.until(UPKEEP, A)
    assert out(t) == ["Dim Drake"] and t.in_play(A) == ["Grizzly Bears"]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    next_turn(t, A, UPKEEP)
    assert out(t) == [] and t.in_play(A) == ["Grizzly Bears", "Dim Drake"]
    next_turn(t, A, UPKEEP)
    assert out(t) == ["Dim Drake"]


@pytest.mark.rule("MTG8-CR-PHASE-1")
def test_what_an_effect_phases_out_returns_for_its_controller() -> None:
    t = laid({"hand": "Ripple"}, {"play": "Grizzly Bears; Forest"})
    t.play(A, "Ripple", t.obj("Grizzly Bears"))
    assert out(t) == ["Grizzly Bears"] and t.in_play(B) == ["Forest"]
    t.until(UPKEEP, B)
    assert t.in_play(B) == ["Forest", "Grizzly Bears"] and out(t) == []


@pytest.mark.rule("MTG8-CR-PHASE-2")
def test_only_leaving_triggers_and_what_speaks_of_phasing() -> None:
    t = laid({"play": "Late Guest"})
    t.until(UPKEEP, A)
    assert t.stack() == ["Late Guest"], "it left play"
    t.resolve()
    assert t.life(A) == 23
    cards = len(t.hand(A))
    next_turn(t, A, UPKEEP)
    assert t.in_play(A) == ["Late Guest"] and t.stack() == []
    assert not t.it("Late Guest").tapped and len(t.hand(A)) == cards + 1, "one card of the draw step"
    t = laid({"play": "Dim Imp"})
    t.until(UPKEEP, A)
    assert t.stack() == ["Dim Imp"]
    assert t.resolve().life(A) == 18
    cards = len(t.hand(A))
    next_turn(t, A, UPKEEP)
    assert t.stack() == ["Dim Imp"]
    assert len(t.resolve().hand(A)) == cards + 2


@pytest.mark.rule("MTG8-CR-PHASE-3")
def test_it_is_the_same_permanent_without_damage_and_passing_effects() -> None:
    t = laid({"hand": "Ripple; Giant Growth; Shock", "play": "Trained Armodon"})
    armodon, key = t.obj("Trained Armodon"), t.key("Trained Armodon")
    t.p.edit(key).counters = (("+1/+1", 1, 0),)
    t.play(A, "Shock", armodon).play(A, "Giant Growth", armodon)
    assert t.it("Trained Armodon").damage == 2
    t.play(A, "Ripple", armodon)
    it = t.p.things[key]
    assert not it.in_play and it.damage == 0
    t.until(UPKEEP, A)
    assert t.key("Trained Armodon") == key
    assert [(name, count) for name, count, _ in t.it("Trained Armodon").counters] == [("+1/+1", 1)]
    assert (t.it("Trained Armodon").power, t.it("Trained Armodon").toughness) == (4, 4)


@pytest.mark.rule("MTG8-CR-PHASE-3")
def test_it_stays_with_who_gained_it_for_good() -> None:
    t = laid({"hand": "Lasting Thief; Ripple"}, {"play": "Grizzly Bears"})
    bears = t.obj("Grizzly Bears")
    t.play(A, "Lasting Thief", bears)
    t.play(A, "Ripple", bears)
    t.until(UPKEEP, B)
    assert out(t) == ["Grizzly Bears"]
    t.until(UPKEEP, A)
    assert t.in_play(A) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-PHASE-4")
def test_it_is_not_in_play_and_returns_as_it_was() -> None:
    t = laid({"hand": "Ripple; Wrath of God", "play": "Trained Armodon; Hill Giant"})
    armodon = t.obj("Trained Armodon")
    t.p.edit(t.key("Trained Armodon")).tapped = True
    t.play(A, "Ripple", armodon).play(A, "Wrath of God")
    assert t.in_play(A) == [] and out(t) == ["Trained Armodon"]
    t.until(UPKEEP, B)
    assert t.in_play(A) == []
    t.until(UPKEEP, A)
    assert t.in_play(A) == ["Trained Armodon"] and not t.it("Trained Armodon").tapped, "it untaps then"
    assert [event.name for event in t.happened("phase-in")] == ["Trained Armodon"]


@pytest.mark.rule("MTG8-CR-PHASE-4")
def test_a_token_that_phases_out_is_gone() -> None:
    t = laid({"hand": "Maker; Ripple"}).play(A, "Maker")
    t.play(A, "Ripple", t.obj("Saproling"))
    assert t.in_play(A) == [] and out(t) == []
    t.until(UPKEEP, A)
    assert t.in_play(A) == []


@pytest.mark.rule("MTG8-CR-PHASE-5")
def test_what_enchants_it_goes_and_returns_with_it() -> None:
    t = laid({"play": "Dim Drake"}, {"play": "Holy Strength>Dim Drake"})
    t.until(UPKEEP, A)
    assert sorted(out(t)) == ["Dim Drake", "Holy Strength"] and t.in_play(B) == []
    t.until(UPKEEP, B)
    assert sorted(out(t)) == ["Dim Drake", "Holy Strength"], "it does not phase in by itself"
    t.until(UPKEEP, A)
    assert out(t) == [] and t.it("Holy Strength").on == t.key("Dim Drake")
    assert (t.it("Dim Drake").power, t.it("Dim Drake").toughness) == (3, 4)


@pytest.mark.rule("MTG8-CR-PHASE-5")
def test_an_enchantment_that_phases_alone_finds_its_creature_again() -> None:
    t = laid({"play": "Grizzly Bears; Shifting Aura>Grizzly Bears"})
    t.until(UPKEEP, A)
    assert out(t) == ["Shifting Aura"] and t.it("Grizzly Bears").power == 2
    next_turn(t, A, UPKEEP)
    assert out(t) == [] and t.it("Grizzly Bears").power == 4
    t = laid({"hand": "Shock", "play": "Grizzly Bears; Shifting Aura>Grizzly Bears"})
    t.until(UPKEEP, A).fill().play(A, "Shock", t.obj("Grizzly Bears"))
    next_turn(t, A, UPKEEP)
    assert out(t) == [] and "Shifting Aura" in t.graveyard(A)


@pytest.mark.rule("MTG8-CR-PHASE-5")
def test_what_would_go_both_ways_goes_with_its_creature() -> None:
    t = laid({"play": "Dim Drake; Shifting Aura>Dim Drake"})
    t.until(UPKEEP, A)
    assert sorted(out(t)) == ["Dim Drake", "Shifting Aura"]
    next_turn(t, A, UPKEEP)
    assert sorted(t.in_play(A)) == ["Dim Drake", "Shifting Aura"]
    assert t.it("Dim Drake").power == 4


@pytest.mark.rule("MTG8-CR-PHASE-6")
def test_it_may_attack_and_tap_in_the_turn_in_which_it_returns() -> None:
    t = laid({"hand": "Slow Keeper; Ripple; Dim Drake"}).play(A, "Slow Keeper").play(A, "Dim Drake")
    t.play(A, "Ripple", t.obj("Slow Keeper"))
    next_turn(t, A)
    assert t.it("Slow Keeper").ready and out(t) == ["Dim Drake"]
    next_turn(t, A).attack("Dim Drake")
    assert t.it("Dim Drake").attacking == B


@pytest.mark.rule("MTG8-CR-PHASE-2", "MTG8-CR-COMBAT-1")
def test_an_attacker_that_phases_out_leaves_combat() -> None:
    t = laid({"play": "Shy Efreet; Hill Giant"}, {"play": "Grizzly Bears"})
    t.attack("Shy Efreet", "Hill Giant")
    t.fill().activate(A, "Shy Efreet").resolve().block().fight()
    assert t.life(B) == 17 and out(t) == ["Shy Efreet"]


def test_granted_phasing_and_abilities_of_what_enchants() -> None:
    t = laid({"play": "Grizzly Bears; Dim Curse>Grizzly Bears"})
    t.until(UPKEEP, A)
    assert sorted(out(t)) == ["Dim Curse", "Grizzly Bears"]
    next_turn(t, A, UPKEEP)
    assert sorted(t.in_play(A)) == ["Dim Curse", "Grizzly Bears"]
    t = laid({"play": "Old Whale; Forest; Island"})
    t.until(UPKEEP, A).resolve()
    assert t.in_play(A) == ["Old Whale"] and out(t) == ["Forest", "Island"]


@pytest.mark.rule("MTG8-CR-PHASE-7")
def test_what_cannot_phase_out_stays_until_the_next_upkeep() -> None:
    t = laid({"hand": "Ripple", "play": "Slow Familiar"}).use(A, "Slow Familiar")
    t.play(A, "Ripple", t.obj("Slow Familiar"))
    assert t.in_play(A) == ["Slow Familiar"] and out(t) == []
    t.until(UPKEEP, A)
    assert t.in_play(A) == ["Slow Familiar"], "it does not phase out in the untap step"
    next_turn(t, A, UPKEEP)
    assert out(t) == ["Slow Familiar"] and t.stack() == ["Slow Familiar"], (
        "it phases out and leaves play once"
    )
    assert t.resolve().life(A) == 22


@pytest.mark.rule("MTG8-CR-PHASE-1", "MTG8-CR-PHASE-2")
def test_it_phases_out_unless_it_is_paid_for() -> None:
    t = laid({"hand": "Stretching Wurm"}).play(A, "Stretching Wurm")
    next_turn(t, A, UPKEEP)
    assert out(t) == ["Stretching Wurm"] and t.stack() == []
    next_turn(t, A, UPKEEP)
    while t.stack() or t.p.choice.ask == "trigger":
        t.answer({"pay-for": NO, "priority": PASS}.get(t.p.choice.ask, t.offered()[0]))
    assert out(t) == ["Stretching Wurm"]


@pytest.mark.rule("MTG8-CR-PHASE-6", "MTG8-CR-ECHO-1")
def test_echo_is_due_as_it_first_returns() -> None:
    t = laid({"hand": "Dim Hopper"}).play(A, "Dim Hopper")
    next_turn(t, A, UPKEEP)
    assert out(t) == ["Dim Hopper"] and t.stack() == []


@pytest.mark.parametrize("card", OWN, ids=lambda card: card.name)
def test_the_cards_are_told_in_three_languages_and_stored(card: object) -> None:
    assert card_from_json(to_json(card)) == card  # type: ignore[arg-type]
    for language in ("en", "it", "fr"):
        assert all(text(card, language))  # type: ignore[arg-type]


def test_how_phasing_is_told() -> None:
    told = {card.name: {language: text(card, language) for language in ("en", "it", "fr")} for card in OWN}
    assert told["Dim Drake"]["it"] == ["Volare, fase"]
    assert told["Dim Drake"]["fr"] == ["Vol, déphasage"]
    assert told["Ripple"]["en"] == ["Target artifact, creature, or land phases out."]
    assert told["Ripple"]["it"] == ["L'artefatto, la creatura o la terra bersaglio scompare."]
    assert told["Old Whale"]["en"][0].endswith("all lands you control phase out.")
    assert told["Old Whale"]["it"][0].endswith("le terre che controlli scompaiono.")
    assert told["Dim Imp"]["it"][1:] == [
        "Ogniqualvolta il Dim Imp scompare, perdi 2 punti vita.",
        "Ogniqualvolta il Dim Imp riappare, pesca una carta.",
    ]
    assert told["Dim Imp"]["fr"][1:] == [
        "À chaque fois que le Dim Imp passe hors phase, vous perdez 2 points de vie.",
        "À chaque fois que le Dim Imp revient en phase, piochez une carte.",
    ]


@pytest.mark.rule("MTG8-CR-PHASE-3", "MTG8-CR-LAYER-2")
def test_it_is_as_new_as_its_return() -> None:
    t = laid({"hand": "Old Queen; Ripple", "play": "Old Queen"})
    first = t.key("Old Queen")
    t.play(A, "Ripple", t.obj("Old Queen")).play(A, "Old Queen")
    t.until(UPKEEP, A)
    assert t.in_play(A) == ["Old Queen"] and t.key("Old Queen") != first
    assert t.graveyard(A) == ["Old Queen", "Ripple"]


def test_what_is_phased_out_is_seen_by_all() -> None:
    t = laid({"play": "Dim Drake"}, {"play": "Holy Strength>Dim Drake"})
    assert "phased" not in t.p.seen_by(A)["table"]["players"][A]
    t.until(UPKEEP, A)
    for seat in (A, B):
        seen = t.p.seen_by(seat)["table"]["players"]
        assert [card["name"] for card in seen[A]["phased"]] == ["Dim Drake"]
        assert [card["name"] for card in seen[B]["phased"]] == ["Holy Strength"]


@pytest.mark.rule("MTG8-CR-PHASE-4", "MTG8-CR-MORPH-2")
def test_what_is_phased_out_face_down_stays_hidden() -> None:
    t = Laid({"hand": "Ash Crawler; Slight Ripple", "library": "Veiled Pilgrim; Veiled Pilgrim"}, own=CARDS)
    t.begin(A, ("morph", "Ash Crawler")).resolve()
    t.play(A, "Slight Ripple", t.obj("face-down creature"))
    [note] = phased_out(t.p)
    for seat in (B, WATCHER):
        seen = json.dumps([t.p.seen_by(seat), [event.seen_by(seat) for event in t.p.journal or ()]])
        assert "Ash Crawler" not in seen
    cards = {t.p.imagine(B, luck).things[note.key].secret & FACE for luck in range(20)}
    assert len(cards) == 2, "others may take it for another card with morph"
    assert {t.p.imagine(A, luck).things[note.key].secret & FACE for luck in range(5)} == {
        t.p.book.face_of["Ash Crawler"]
    }
    t.until(UPKEEP, A)
    assert t.in_play(A) == ["face-down creature"]


def test_what_a_leaving_player_owns_leaves_with_them() -> None:
    t = Laid({"hand": "Ripple"}, {"play": "Grizzly Bears"}, {}, own=OWN)
    t.play(A, "Ripple", t.obj("Grizzly Bears"))
    t.p.concede(B)
    assert phased_out(t.p) == []
