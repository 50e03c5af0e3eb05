"""What players are told of events and asked, and triggers that refer to a chosen type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    THIS,
    All,
    AsEntersChoose,
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Blocks,
    Card,
    Choose,
    ComesIntoPlay,
    DealDamage,
    DealsDamage,
    GainLife,
    GoesToGraveyard,
    IsDealtDamage,
    Plays,
    Return,
    ReturnsToHand,
    Tap,
    Target,
    Untap,
    activated,
    spell,
    static,
    that,
    when,
)
from grimorio.kernel import CHANCE
from tests.games.magic.laid import PASS, A, B, Laid, who

KIN = that("creature", types=(CHOSEN,))


def attacked(t: Laid, name: str) -> None:
    t.attack(name)


def blocking(t: Laid, name: str) -> None:
    t.attack("Craw Wurm").block((name, "Craw Wurm"))


def blocked(t: Laid, name: str) -> None:
    t.attack(name).block(("Giant Spider", name))


def shocked(t: Laid, name: str) -> None:
    t.play(B, "Shock", t.obj(name))


def hurting(t: Laid, name: str) -> None:
    t.attack(name)
    t.fight()


def returned(t: Laid, name: str) -> None:
    t.play(B, "Unsummon", t.obj(name))


def cast(t: Laid, name: str) -> None:
    t.play(A, name)


MOMENTS: tuple[tuple[Any, Callable[[Laid, str], None]], ...] = (
    (ComesIntoPlay(KIN), cast),
    (GoesToGraveyard(KIN), shocked),
    (ReturnsToHand(KIN), returned),
    (DealsDamage(KIN), hurting),
    (IsDealtDamage(KIN), shocked),
    (Attacks(KIN), attacked),
    (Blocks(KIN), blocking),
    (BecomesBlocked(KIN), blocked),
    (BecomesTapped(KIN), attacked),
    (BecomesTarget(KIN), shocked),
    (Plays("any", that("creature", types=(CHOSEN,), zone="stack")), cast),
)


@pytest.mark.rule("MTG8-2.TRIG-1", "MTG8-GLOSS-Tipo_di_creatura-1", "MTG8-GLOSS-Evento_innescante")
@pytest.mark.parametrize(("moment", "do"), MOMENTS, ids=lambda part: type(part).__name__)
@pytest.mark.parametrize(("name", "gained"), [("Raging Goblin", 1), ("Grizzly Bears", 0)])
def test_a_trigger_hears_of_the_chosen_type_alone(
    moment: Any, do: Callable[[Laid, str], None], name: str, gained: int
) -> None:
    text = (static(AsEntersChoose("creature type")), when(moment, GainLife(1)))
    totem = Card("Totem", "{G}", ENCHANTMENT_CARD, text)
    seat = B if do is blocking else A
    sides: list[dict[str, Any]] = [{"play": "Totem=Goblin; Craw Wurm"}, {"hand": "Shock; Unsummon"}]
    sides[1]["play"] = "Giant Spider"
    if do is cast:
        sides[A]["hand"] = name
    else:
        sides[seat]["play"] += f"; {name}"
    t = Laid(*sides, own=(totem,))
    do(t, name)
    while t.stack():
        t.resolve()
    assert t.life(A) == 20 + gained


@pytest.mark.rule("MTG8-2.TRIG-1", "MTG8-GLOSS-Scartare")
def test_cards_discarded_at_once_trigger_each() -> None:
    t = Laid({"hand": "Mind Rot", "play": "Megrim"}, {"hand": "Guerrilla Tactics; Guerrilla Tactics; Forest"})
    tactics = ("card", "Guerrilla Tactics")
    t.play(A, "Mind Rot", who(B), then=(tactics, tactics, who(A), who(A)))
    assert sorted(t.stack()) == ["Guerrilla Tactics", "Guerrilla Tactics", "Megrim", "Megrim"]


@pytest.mark.rule("MTG8-GLOSS-Leggenda", "MTG8-1.ENC-2")
@pytest.mark.parametrize(
    ("play", "hand", "why"),
    [("World of Frenzy", "World of Stillness", "world"), ("Elder Drake", "Elder Drake", "legend")],
)
def test_it_is_told_by_which_rule_a_legend_or_a_world_leaves(play: str, hand: str, why: str) -> None:
    drake = Card("Elder Drake", "{U}", ("creature",), (), types=("Legend",), size=(4, 4))
    t = Laid({"hand": hand, "play": play}, own=(drake,)).play(A, hand)
    [leaves] = t.happened("leave")
    assert (leaves.why, leaves.rule) == (why, "MTG8-GLOSS-Leggenda")


@pytest.mark.rule("MTG8-2.RES-3", "MTG8-GLOSS-STAPpare")
@pytest.mark.parametrize(("word", "ask"), [(Tap, "tap"), (Untap, "untap")])
def test_what_is_asked_says_what_is_done(word: Any, ask: str) -> None:
    turn = Card("Turn", "{U}", INSTANT, (spell(word(Choose(LAND))),))
    t = Laid({"hand": "Turn", "play": "Forest; Island"}, own=(turn,)).cast(A, "Turn")
    t.answer(PASS)
    t.answer(PASS)
    assert (t.p.choice.seat, t.p.choice.ask) == (A, ask)


@pytest.mark.rule("MTG8-2.PLAY-S2", "MTG8-GLOSS-Bersaglio-1")
@pytest.mark.parametrize(
    ("effect", "enough"),
    [
        (Tap(Target(CREATURE, 2, up_to=True)), 0),
        (Tap(Target(CREATURE, any_number=True)), 0),
        (DealDamage(3, Target(CREATURE, any_number=True), True), 1),
        (Tap(Target(CREATURE, 2)), 2),
    ],
    ids=["up to two", "any number", "any number that share", "two"],
)
def test_targets_are_enough_when_there_are_as_many_as_the_words_ask(effect: Any, enough: int) -> None:
    """Any number may be none, but for what is divided among the targets: that needs one at least."""
    tap = Card("Doze", "{W}", INSTANT, (spell(effect),))
    t = Laid({"hand": "Doze", "play": "Grizzly Bears; Hill Giant; Craw Wurm"}, own=(tap,))
    t.answer(("cast", "Doze"))
    for name in ("Grizzly Bears", "Hill Giant", "Craw Wurm")[:enough]:
        assert ("done",) not in t.offered()
        t.answer(t.obj(name))
    assert (t.p.choice.ask == "target") == (enough < 2) == (("done",) in t.offered())


@pytest.mark.rule("MTG8-GLOSS-Concedere", "MTG8-2.RES-3")
def test_coins_go_on_when_somebody_else_leaves() -> None:
    t = Laid({"hand": "Mana Clash"}, {}, {})
    t.p.open_chance = True
    t.cast(A, "Mana Clash", who(B))
    while t.p.choice.seat != CHANCE:
        t.answer(PASS)
    t.answer(("tails",))
    t.p.concede(2)
    assert t.p.choice.seat == CHANCE
    t.answer(("heads",))
    t.answer(("heads",))
    t.answer(("heads",))
    assert (t.life(A), t.life(B)) == (19, 20) and t.graveyard(A) == ["Mana Clash"]


@pytest.mark.rule("MTG8-GLOSS-Tutti")
def test_all_of_a_noun_are_all_that_are_there() -> None:
    doze = Card("Doze", "{W}", INSTANT, (spell(Tap(All(CREATURE))),))
    t = Laid({"hand": "Doze", "play": "Grizzly Bears; Forest"}, {"play": "Hill Giant"}, own=(doze,))
    t.play(A, "Doze")
    assert [t.it(name).tapped for name in ("Grizzly Bears", "Forest", "Hill Giant")] == [True, False, True]


@pytest.mark.rule("MTG8-2.PLAY-S2")
def test_no_target_is_offered_that_would_leave_too_few() -> None:
    tap = Card("Doze", "{W}", INSTANT, (spell(Tap(Target(CREATURE, 2))),))
    t = Laid({"hand": "Doze", "play": "Grizzly Bears; Hill Giant; Craw Wurm"}, own=(tap,))
    t.answer(("cast", "Doze"))
    assert t.offered() == [t.obj("Grizzly Bears"), t.obj("Hill Giant")]
    t.answer(t.obj("Hill Giant"))
    assert t.offered() == [t.obj("Craw Wurm")]


@pytest.mark.rule("MTG8-2.PLAY-S2", "MTG8-1.TERM-9")
def test_each_word_target_has_its_own() -> None:
    pair = Card("Pair", "{W}", INSTANT, (spell(Tap(Target(CREATURE)), Untap(Target(LAND))),))
    t = Laid({"hand": "Pair", "play": "Grizzly Bears; Forest"}, own=(pair,))
    t.p.edit(t.key("Forest")).tapped = True
    t.play(A, "Pair", t.obj("Grizzly Bears"), t.obj("Forest"))
    assert (t.it("Grizzly Bears").tapped, t.it("Forest").tapped) == (True, False)


@pytest.mark.rule("MTG8-GLOSS-X", "MTG8-2.PLAY-S3")
def test_no_x_is_asked_for_an_ability_of_what_was_cast_with_one() -> None:
    well = Card("Well", "{X}{R}", ("creature",), (activated("{1}", GainLife(1)),), size=(1, 1))
    t = Laid({"play": "Well"}, own=(well,)).use(A, "Well")
    assert t.life(A) == 21


@pytest.mark.rule("MTG8-2.TRIGPLAY-2", "MTG8-2.TRIG-1")
def test_a_trigger_aims_at_what_was_chosen_as_it_came_into_play() -> None:
    drum = Card(
        "Drum",
        "{R}",
        ("creature",),
        (static(AsEntersChoose("creature type")), when(Attacks(THIS), Tap(Target(KIN)))),
        size=(2, 2),
    )
    t = Laid({"play": "Drum=Goblin"}, {"play": "Raging Goblin; Grizzly Bears; Goblin Raider"}, own=(drum,))
    t.attack("Drum", then=(t.obj("Goblin Raider"),)).resolve()
    assert [t.it(name).tapped for name in ("Raging Goblin", "Goblin Raider")] == [False, True]


@pytest.mark.rule("MTG8-GLOSS-Leggenda", "MTG8-1.ENC-2", "MTG8-CR-SBE-1")
def test_legends_and_worlds_leave_at_the_same_time() -> None:
    """A world that leaves together with legends triggers on their leaving."""
    wake = Card(
        "World of Wakes", "{B}", ENCHANTMENT_CARD, (when(GoesToGraveyard(CREATURE), GainLife(1)),), world=True
    )
    rise = Card("Rise", "{B}", INSTANT, (spell(Return(All(that("permanent", zone="graveyard")), to="play")),))
    legend = "Orsolo, Tower Warden"
    graveyard = f"World of Wakes; World of Frenzy; {legend}; {legend}"
    t = Laid({"hand": "Rise", "graveyard": graveyard}, own=(wake, rise)).play(A, "Rise")
    while t.stack():
        t.resolve()
    assert t.in_play() == [] and t.life(A) == 22


@pytest.mark.rule("MTG8-1.TERM-2", "MTG8-GLOSS-Danno_da_eccesso_di_mana")
def test_mana_burn_is_told_as_such() -> None:
    t = Laid({}, mana=False)
    t.fill(sum(ONE[:2]))
    t.answer(PASS)
    t.answer(PASS)
    assert [(one.seat, one.amount, one.why) for one in t.happened("life")] == [
        (A, -2, "burn"),
        (B, -2, "burn"),
    ]


@pytest.mark.rule("MTG8-GLOSS-X", "MTG8-2.PLAY-S4")
def test_the_value_of_x_is_told_with_the_spell() -> None:
    t = Laid({"hand": "Blaze"}).cast(A, "Blaze", ("x", 3), who(B))
    assert [(one.name, one.x, one.onto) for one in t.happened("played")] == [("Blaze", 3, ("",))]
