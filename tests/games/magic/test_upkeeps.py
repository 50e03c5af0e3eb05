"""What is paid in the upkeep (echo, fading, cumulative upkeep), and buyback and shadow, of older sets."""

from __future__ import annotations

import pytest

from grimorio.games.magic.cardset import card_from_json, to_json
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.objects import MAIN1, UPKEEP
from grimorio.games.magic.wording import text, type_line
from grimorio.games.magic.words import CREATURE, INSTANT, GainControl, Target, card, spell
from tests.games.magic.laid import MAGIC, NO, YES, A, B, Laid
from tests.games.magic.mechanisms import CARDS, GHOST, HOPPER, LITANY, MIST, VOICE, WATCH
from tests.games.magic.typed_cards import typed

THIEF = card("Old Thief", "{U}", INSTANT, spell(GainControl(Target(CREATURE), until="always")))


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=(*CARDS, THIEF), **more)  # type: ignore[arg-type]


def next_upkeep(t: Laid, seat: int) -> Laid:
    """Go on to the next upkeep of a player, with mana enough."""
    t.until(MAIN1, 1 - seat)
    return t.until(UPKEEP, seat).fill()


@pytest.mark.rule("MTG8-CR-ECHO-1", "MTG8-CR-ECHO-2")
def test_echo_is_paid_once_or_the_permanent_goes() -> None:
    t = next_upkeep(laid({"hand": "Late Hopper"}).play(A, "Late Hopper"), A)
    assert t.stack() == ["Late Hopper"]
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.resolve(YES)
    assert t.in_play(A) == ["Late Hopper"]
    assert next_upkeep(t, A).stack() == [], "it is due once"
    t = next_upkeep(laid({"hand": "Late Hopper"}).play(A, "Late Hopper"), A).resolve(NO)
    assert t.in_play(A) == [] and t.graveyard(A) == ["Late Hopper"]


@pytest.mark.rule("MTG8-CR-ECHO-1")
def test_echo_is_due_again_for_who_takes_the_permanent() -> None:
    t = laid({"play": "Late Hopper"}, {"hand": "Old Thief"})
    assert next_upkeep(t, A).stack() == [], "it has been there for long"
    t = laid({"play": "Late Hopper"}, {"hand": "Old Thief"}).play(B, "Old Thief")
    assert next_upkeep(t, B).stack() == ["Late Hopper"]


@pytest.mark.rule("MTG8-CR-BUYBACK-1", "MTG8-CR-BUYBACK-2")
def test_a_spell_that_was_bought_back_returns_to_the_hand() -> None:
    t = laid({"hand": "Returning Voice"}).play(A, "Returning Voice", YES, (("player", B)))
    assert t.hand(A) == ["Returning Voice"] and t.life(B) == 19 and t.graveyard(A) == []
    t = laid({"hand": "Returning Voice"}).play(A, "Returning Voice", NO, (("player", B)))
    assert t.hand(A) == [] and t.life(B) == 19 and t.graveyard(A) == ["Returning Voice"]
    t = laid({"hand": "Costly Litany"}).play(A, "Costly Litany", YES)
    assert "Costly Litany" in t.hand(A) and t.life(A) == 18


@pytest.mark.rule("MTG8-CR-BUYBACK-2")
def test_a_spell_without_a_legal_target_is_not_bought_back() -> None:
    t = laid({"hand": "Returning Voice; Shock", "play": "Plain Scout"})
    scout = t.obj("Plain Scout")
    t.cast(A, "Returning Voice", YES, scout)
    t.play(A, "Shock", scout).resolve()
    assert sorted(t.graveyard(A)) == ["Plain Scout", "Returning Voice", "Shock"]


@pytest.mark.rule("MTG8-CR-FADING-1", "MTG8-CR-FADING-2")
def test_it_fades_by_a_counter_in_each_upkeep_then_goes() -> None:
    t = laid({"hand": "Thin Mist"}).play(A, "Thin Mist")
    for left in (2, 1, 0):
        assert sum(count for _, count, _ in t.it("Thin Mist").counters) == left
        next_upkeep(t, A).resolve()
    assert t.in_play(A) == [] and t.graveyard(A) == ["Thin Mist"]


@pytest.mark.rule("MTG8-CR-AGE-1", "MTG8-CR-AGE-2")
def test_cumulative_upkeep_costs_more_each_time() -> None:
    t = laid({"hand": "Long Watch"}).play(A, "Long Watch")
    for age in (1, 2):
        next_upkeep(t, A)
        before = t.player(A).pool
        t.resolve(YES)
        assert [count for _, count, _ in t.it("Long Watch").counters] == [age]
        assert t.player(A).pool != before
    next_upkeep(t, A).resolve(NO)
    assert t.in_play(A) == [] and t.graveyard(A) == ["Long Watch"]


@pytest.mark.rule("MTG8-CR-SHADOW-1")
def test_shadow_blocks_and_is_blocked_by_shadow_alone() -> None:
    t = laid({"play": "Dim Ghost; Plain Scout"}, {"play": "Dim Wraith; Grizzly Bears"})
    t.attack("Dim Ghost", "Plain Scout")
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    pairs = {(option[1], option[2]) for option in t.offered() if option[0] == "block"}
    ghost, scout, wraith, bears = (
        t.key(name) for name in ("Dim Ghost", "Plain Scout", "Dim Wraith", "Grizzly Bears")
    )
    assert pairs == {(wraith, ghost), (bears, scout)}


OLDER = typed("""
Cold Toll | {1}{B} | Enchantment
Cumulative upkeep—Pay 1 life. /
You have no maximum hand size.

Hungry Kraken | {2}{U} | Creature - Serpent | 4/4
Cumulative upkeep—Sacrifice a land.

Side Knight | {2}{W} | Creature - Knight | 2/2
Flanking

Tiring Watch | {1}{W} | Enchantment
Cumulative upkeep—Tap an untapped creature you control.

Ebbing Isle | {1}{U} | Enchantment
Cumulative upkeep—Return a land you control to its owner's hand.

Mad Giant | {3}{R} | Creature - Giant | 4/4
Rampage 2
""")


def older(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OLDER)


@pytest.mark.rule("MTG8-CR-AGE-1", "MTG8-CR-AGE-2")
def test_cumulative_upkeep_of_life_and_of_lands() -> None:
    t = older({"play": "Cold Toll"})
    for life in (19, 17):
        next_upkeep(t, A).resolve(YES)
        assert t.life(A) == life
    next_upkeep(t, A).resolve(NO)
    assert t.in_play(A) == [] and t.life(A) == 17
    t = older({"play": "Hungry Kraken; Forest; Forest; Forest"})
    next_upkeep(t, A).resolve(YES, ("object", t.keys("Forest")[0]))
    assert t.in_play(A) == ["Hungry Kraken", "Forest", "Forest"]
    next_upkeep(t, A).resolve(YES)
    assert t.in_play(A) == ["Hungry Kraken"]
    next_upkeep(t, A).resolve()
    assert t.in_play(A) == [], "nothing is left to pay with"


@pytest.mark.rule("MTG8-CR-FLANK-1")
def test_flanking_weakens_each_blocker_without_it() -> None:
    t = older({"play": "Side Knight"}, {"play": "Hill Giant; Side Knight; Grizzly Bears"})
    knight = t.keys("Side Knight")[0]
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    t.answer(next(one for one in t.offered() if len(one) > 1 and one[1] == knight))
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    for name in ("Hill Giant", "Side Knight", "Grizzly Bears"):
        t.answer(next(one for one in t.offered() if one[0] == "block" and t.name(t.p.things[one[1]]) == name))
    t.give()
    assert t.stack() == ["Side Knight", "Side Knight"]
    t.resolve().resolve()
    assert (t.size("Hill Giant"), t.size("Grizzly Bears")) == ((2, 2), (1, 1))
    assert all((t.p.things[key].power, t.p.things[key].toughness) == (2, 2) for key in t.keys("Side Knight"))


@pytest.mark.rule("MTG8-CR-RAMPAGE-1")
@pytest.mark.parametrize(("blockers", "size"), [(1, (4, 4)), (2, (6, 6)), (3, (8, 8))])
def test_rampage_grows_for_each_blocker_beyond_the_first(blockers: int, size: tuple[int, int]) -> None:
    t = older(
        {"play": "Mad Giant"},
        {"play": "; ".join(["Grizzly Bears", "Hill Giant", "Elvish Pioneer"][:blockers])},
    )
    t.attack("Mad Giant")
    t.block(*[(name, "Mad Giant") for name in t.in_play(B)])
    assert t.stack() == ["Mad Giant"]
    t.resolve()
    assert t.size("Mad Giant") == size


def test_older_keywords_are_told_and_refused() -> None:
    told = {own.name: own for own in OLDER}
    for own in OLDER:
        assert card_from_json(to_json(own)) == own
    assert text(told["Cold Toll"], "it")[0] == "Mantenimento cumulativo—Paga 1 punto vita."
    assert text(told["Cold Toll"], "fr")[0] == "Entretien cumulatif — Payez 1 point de vie."
    assert [text(told["Side Knight"], language) for language in ("it", "fr")] == [
        ["Aggirare"],
        ["Débordement"],
    ]
    assert [text(told["Mad Giant"], language) for language in ("it", "fr")] == [["Furia 2"], ["Ravage 2"]]
    for said in ("Rampage 0", "Flanking\nFlanking", "Cumulative upkeep—{1}."):
        assert read_card("Odd Thing", "{G}", "Creature - Beast", said, ("2", "2")).card is None, said
    assert read_card("Odd Thing", "{G}", "Instant", "Flanking").card is None


def test_echo_and_buyback_are_refused_where_they_cannot_be() -> None:
    for line, said in (
        ("Creature - Beast", "Buyback {2}"),
        ("Creature - Beast", "Kicker {2}\nEcho {1}"),
        ("Creature - Beast", "Echo {1}\nKicker {2}"),
        ("Instant", "Buyback {2}\nKicker {1}\nDraw a card."),
        ("Instant", "Kicker {2}\nBuyback {1}\nDraw a card."),
        ("Creature - Beast", "Fading 0"),
    ):
        size = ("2", "2") if "Creature" in line else None
        assert read_card("Odd Thing", "{G}", line, said, size).card is None, said


def test_the_texts_in_three_languages() -> None:
    assert [text(own, "it")[0] for own in (HOPPER, VOICE, LITANY, MIST, WATCH, GHOST)] == [
        "Eco {1}{G}",
        "Riscatto {2}",
        "Riscatto—Paga 2 punti vita.",
        "Dissolvenza 2",
        "Mantenimento cumulativo {1}",
        "Ombra",
    ]
    assert [text(own, "fr")[0] for own in (HOPPER, VOICE, LITANY, MIST, WATCH, GHOST)] == [
        "Écho {1}{G}",
        "Rappel {2}",
        "Rappel — Payez 2 points de vie.",
        "Disparition 2",
        "Entretien cumulatif {1}",
        "Distorsion",
    ]
    for own in (HOPPER, VOICE, LITANY, MIST, WATCH, GHOST):
        assert card_from_json(to_json(own)) == own
        size = ("2", "2") if own.size else None
        read = read_card(own.name, own.cost, type_line(own, "en"), "\n".join(text(own, "en")), size)
        assert read.card is not None and read.card.text == own.text, read.refused


@pytest.mark.rule("MTG8-CR-AGE-2")
def test_cumulative_upkeep_of_any_action_is_paid_for_each_age_counter() -> None:
    t = older({"play": "Tiring Watch; Grizzly Bears; Hill Giant; Coral Eel"})
    next_upkeep(t, A).resolve(YES, t.obj("Grizzly Bears"))
    assert [name for name in t.in_play(A) if t.it(name).tapped] == ["Grizzly Bears"]
    next_upkeep(t, A).resolve(YES, t.obj("Grizzly Bears"), t.obj("Coral Eel"))
    assert [name for name in t.in_play(A) if t.it(name).tapped] == ["Grizzly Bears", "Coral Eel"]
    t = older({"play": "Ebbing Isle; Forest; Swamp; Plains"})
    next_upkeep(t, A).resolve(YES, t.obj("Forest"))
    next_upkeep(t, A).resolve(YES)
    assert t.in_play(A) == ["Ebbing Isle"]
    next_upkeep(t, A).resolve()
    assert t.in_play(A) == [], "no land is left to return"
