"""Words that mean nothing where they stand are refused with the name of their field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio.games.magic.meaning import face
from grimorio.games.magic.words import (
    ARTIFACT,
    CHOSEN,
    CREATURE,
    CREATURE_OR_PLAYER,
    EACH_PLAYER,
    ENCHANTED,
    INSTANT,
    IT,
    LAND,
    LAND_CARD,
    PLAYER,
    SORCERY,
    SPELL,
    THE_OBJECT,
    THE_PLAYER,
    THIS,
    Activated,
    AdditionalCost,
    AddMana,
    All,
    AlternativeCost,
    Amplify,
    Anyone,
    AsEntersChoose,
    Attacks,
    Becomes,
    Beginning,
    BlockableOnly,
    BlocksMore,
    Buyback,
    CantAttack,
    Card,
    ChangeTarget,
    Choose,
    ChooseColor,
    ControllerOf,
    Controls,
    CostsLess,
    Count,
    Counter,
    Cycles,
    DealDamage,
    DefenderControls,
    Destroy,
    Discard,
    DiscardCost,
    Discards,
    DoesntUntap,
    Draw,
    Echo,
    EntersTapped,
    EntersWith,
    Flashback,
    GainLife,
    Gets,
    GoesToGraveyard,
    HandSize,
    Has,
    Keywords,
    Kicker,
    Later,
    LifeAtMost,
    LifeCost,
    Madness,
    May,
    Plays,
    PowerOf,
    Prevent,
    ProtectionFrom,
    PutCounters,
    Return,
    Sacrifice,
    SacrificeCost,
    Sacrificed,
    Search,
    SharedTypes,
    State,
    Storm,
    Tap,
    TapCost,
    TapOrUntap,
    TappedForMana,
    Target,
    That,
    ThatMuch,
    ThisIsUntapped,
    Threshold,
    X,
    activated,
    spell,
    static,
    that,
    when,
)
from tests.games.magic import refused_limits, test_playable
from tests.games.magic.odd import buried, creature, sorcery, wrong
from tests.games.magic.refused_limits import LIMITS

pytestmark = pytest.mark.rule("MTG8-GLOSS-Effetto")

# -- everything else -------------------------------------------------------------------------------

S = "Spell.effects"
REFUSED: tuple[tuple[Card, str, str], ...] = (
    *LIMITS,
    (sorcery(DealDamage(4, All(CREATURE), True)), f"{S}[0].DealDamage.divided", "word-divided"),
    (
        creature(
            activated(
                SacrificeCost(CREATURE),
                DealDamage(PowerOf(Sacrificed()), Target(CREATURE, 2, False, True), True),
            )
        ),
        "Activated.effects[0].DealDamage.divided",
        "word-divided-before",
    ),
    (sorcery(DealDamage(1, Target(CREATURE, 2), True)), f"{S}[0].DealDamage.divided", "word-share"),
    (sorcery(Search(that("creature", "card", zone="library"))), f"{S}[0].Search.what.kinds", "word-wide"),
    (sorcery(Destroy(Target(PLAYER))), f"{S}[0].Destroy.what.Target", "word-permanents"),
    (sorcery(Destroy(Target(CREATURE_OR_PLAYER))), f"{S}[0].Destroy.what.Target", "word-permanents"),
    (sorcery(Destroy(Target(buried("creature")))), f"{S}[0].Destroy.what.Target", "word-permanents"),
    (sorcery(Destroy(THIS)), f"{S}[0].Destroy.what.This", "word-permanents"),
    (sorcery(GainLife(1, Target(CREATURE))), f"{S}[0].GainLife.who.Target", "word-players"),
    (sorcery(Destroy(Target(CREATURE)), GainLife(1, IT)), f"{S}[1].GainLife.who.It", "word-players"),
    (sorcery(DealDamage(1, Target(SPELL))), f"{S}[0].DealDamage.to.Target", "word-hurt"),
    (sorcery(PutCounters(Target(CREATURE), "poison")), f"{S}[0].PutCounters.what.Target", "word-players"),
    (sorcery(PutCounters(Target(PLAYER))), f"{S}[0].PutCounters.what.Target", "word-permanents"),
    (sorcery(Return(Target(CREATURE), "play")), f"{S}[0].Return.what.Target", "word-buried"),
    (sorcery(Return(Target(SPELL))), f"{S}[0].Return.what.Target", "word-returned"),
    (sorcery(Counter(Target(CREATURE))), f"{S}[0].Counter.what", "word-spells"),
    (sorcery(ChangeTarget(Target(SPELL, 2))), f"{S}[0].ChangeTarget.what", "word-one"),
    (sorcery(Tap(Target(CREATURE, 2)), Destroy(IT)), f"{S}[1].Destroy.what.It.place", "word-it-several"),
    (sorcery(Destroy(IT), Tap(Target(CREATURE))), f"{S}[0].Destroy.what.It.place", "word-it"),
    (sorcery(Tap(Target(CREATURE, 0))), f"{S}[0].Tap.what.Target.count", "word-count"),
    (sorcery(Tap(Choose(CREATURE, 0))), f"{S}[0].Tap.what.Choose.count", "word-count"),
    (sorcery(Tap(Target(CREATURE, 3, any_number=True))), f"{S}[0].Tap.what.Target.count", "word-unread"),
    (
        sorcery(Tap(Target(CREATURE, up_to=True, any_number=True))),
        f"{S}[0].Tap.what.Target.up_to",
        "word-unread",
    ),
    (sorcery(TapOrUntap(Choose(CREATURE))), f"{S}[0].TapOrUntap.what.Choose", "word-choose"),
    (sorcery(Draw(X())), f"{S}[0].Draw.amount.X", "word-absent"),
    (sorcery(Draw(SharedTypes())), f"{S}[0].Draw.amount.SharedTypes", "word-sharing"),
    (sorcery(Draw(HandSize(EACH_PLAYER))), f"{S}[0].Draw.amount.HandSize.who.EachPlayer", "word-one-player"),
    (sorcery(Draw(PowerOf(THIS))), f"{S}[0].Draw.amount.PowerOf.it.This", "word-sized"),
    (
        sorcery(Search(that("card", zone="library"), whose=EACH_PLAYER)),
        f"{S}[0].Search.whose.EachPlayer",
        "word-one-player",
    ),
    (sorcery(Search(that("card", zone="library"), tapped=True)), f"{S}[0].Search.tapped", "word-unread"),
    (
        sorcery(Search(that("card", zone="library"), to="play", reveal=True)),
        f"{S}[0].Search.reveal",
        "word-unread",
    ),
    (sorcery(Discard(2, all_of=that("card", zone="hand"))), f"{S}[0].Discard.amount", "word-all"),
    (
        sorcery(Discard(0, all_of=that("card", zone="hand"), chooser="you")),
        f"{S}[0].Discard.chooser",
        "word-unread",
    ),
    (sorcery(Destroy(Target(That(())))), f"{S}[0].Destroy.what.Target.what.kinds", "word-none"),
    (
        sorcery(Draw(1, Target(that("player", controller="you")))),
        f"{S}[0].Draw.who.Target.what.controller",
        "word-you",
    ),
    (
        creature(when(Beginning("upkeep"), Draw(1, Target(that("player", controller="that player"))))),
        "Triggered.effects[0].Draw.who.Target.what.controller",
        "word-said-player",
    ),
    (
        creature(static(CantAttack(THIS, Controls(CREATURE, 0)))),
        "Static.rules[0].CantAttack.unless.Controls.least",
        "word-count",
    ),
    (
        creature(static(BlockableOnly(THIS, CREATURE, 0))),
        "Static.rules[0].BlockableOnly.least",
        "word-count",
    ),
    (creature(static(BlockableOnly(THIS, least=2))), "Static.rules[0].BlockableOnly.least", "word-unread"),
    (sorcery(May((Draw(),), EACH_PLAYER)), f"{S}[0].May.who.EachPlayer", "word-one-player"),
    (sorcery(Becomes(Target(CREATURE))), f"{S}[0].Becomes", "word-nothing"),
    (sorcery(Becomes(Target(CREATURE), color=CHOSEN)), f"{S}[0].Becomes.color", "word-no-choice"),
    (
        sorcery(Draw(Count(that("creature", controller="target player")))),
        f"{S}[0].Draw.amount.Count.what.controller",
        "word-no-player",
    ),
    (
        sorcery(Later("end of turn", (Draw(X()),)), cost="{X}{R}"),
        f"{S}[0].Later.effects[0].Draw.amount.X",
        "word-absent",
    ),
    (
        sorcery(Tap(Target(CREATURE)), Later("end of turn", (Destroy(IT),))),
        f"{S}[1].Later.effects[0].Destroy.what.It.place",
        "word-it",
    ),
    (
        sorcery(Destroy(All(that("creature", types=(CHOSEN,)))), ChooseColor()),
        f"{S}[0].Destroy.what.All.what.types",
        "word-no-choice",
    ),
    (
        sorcery(ChooseColor(), Destroy(All(that("creature", types=(CHOSEN,))))),
        f"{S}[1].Destroy.what.All.what.types",
        "word-no-choice",
    ),
    (creature(activated("{T}", Draw(X()))), "Activated.effects[0].Draw.amount.X", "word-absent"),
    (
        creature(activated(SacrificeCost(THIS), Gets(THIS, 1, 1))),
        "Activated.effects[0].Gets.what.This",
        "word-permanents",
    ),
    (
        creature(activated(SacrificeCost(CREATURE, 2), Draw(PowerOf(Sacrificed())))),
        "Activated.effects[0].Draw.amount.PowerOf.it.Sacrificed",
        "word-absent",
    ),
    (
        creature(activated(SacrificeCost(THIS, 2), Draw())),
        "Activated.cost[0].SacrificeCost.count",
        "word-unread",
    ),
    (creature(activated(("{B}", "{T}"), Return(THIS), from_graveyard=True)), "Activated.cost", "card-buried"),
    (
        creature(activated(SacrificeCost(THIS), Return(THIS), from_graveyard=True)),
        "Activated.cost",
        "card-buried",
    ),
    (
        creature(activated("{B}", Gets(THIS, 1, 1), from_graveyard=True)),
        "Activated.effects[0].Gets.what.This",
        "word-permanents",
    ),
    (
        creature(when(Attacks(THIS), Draw(ThatMuch()))),
        "Triggered.effects[0].Draw.amount.ThatMuch",
        "word-absent",
    ),
    (
        creature(when(Attacks(THIS), Draw(1, THE_PLAYER))),
        "Triggered.effects[0].Draw.who.ThePlayer",
        "word-absent",
    ),
    (
        creature(when(Beginning("upkeep"), Destroy(THE_OBJECT))),
        "Triggered.effects[0].Destroy.what.TheObject",
        "word-absent",
    ),
    (
        creature(when(GoesToGraveyard(CREATURE), Destroy(THE_OBJECT))),
        "Triggered.effects[0].Destroy.what.TheObject",
        "word-permanents",
    ),
    (
        creature(when(GoesToGraveyard(THIS), Gets(THIS, 1, 1))),
        "Triggered.effects[0].Gets.what.This",
        "word-permanents",
    ),
    (
        creature(when(Plays("any", SPELL), Destroy(THE_OBJECT))),
        "Triggered.effects[0].Destroy.what.TheObject",
        "word-permanents",
    ),
    (
        creature(when((Attacks(THIS), Attacks(ARTIFACT)), Destroy(THE_OBJECT))),
        "Triggered.effects[0].Destroy.what.TheObject",
        "word-absent",
    ),
    (
        creature(when((State(LifeAtMost(3)), Attacks(THIS)), Draw())),
        "Triggered.on[0].State",
        "card-state-alone",
    ),
    (creature(when((Discards("you", True), Attacks(THIS)), Draw())), "Triggered.on", "card-state-alone"),
    (creature(when(Discards("any", True), Draw())), "Triggered.on[0].Discards.who", "word-names"),
    (
        creature(when(State(DefenderControls(LAND)), Draw())),
        "Triggered.on[0].State.condition.DefenderControls",
        "word-absent",
    ),
    (
        creature(when(State(Controls(CREATURE, 3, none=True)), Draw())),
        "Triggered.on[0].State.condition.Controls.least",
        "word-unread",
    ),
    (creature(static(Becomes(THIS, color=CHOSEN))), "Static.rules[0].Becomes.color", "word-no-choice"),
    (creature(static(Becomes(THIS, color="choose"))), "Static.rules[0].Becomes.color", "word-static"),
    (creature(static(Gets(THIS, 1, 1, "always"))), "Static.rules[0].Gets.until", "word-unread"),
    (creature(static(Gets(THIS, X(), 1))), "Static.rules[0].Gets.power.X", "word-absent"),
    (creature(static(Gets(All(CREATURE), 1, 1))), "Static.rules[0].Gets.what.All", "word-static"),
    (
        creature(static(Gets(THIS, Count(that("card", zone="library", controller="you")), 1))),
        "Static.rules[0].Gets.power.Count.what.zone",
        "word-names",
    ),
    (creature(static(Has(ENCHANTED, "flying"))), "Static.rules[0].Has.what.Enchanted", "word-absent"),
    (creature(static(DoesntUntap(ENCHANTED))), "Static.rules[0].DoesntUntap.what.Enchanted", "word-absent"),
    (
        creature(static(CantAttack(THIS, LifeAtMost(3), over_hand=True))),
        "Static.rules[0].CantAttack.unless",
        "word-unread",
    ),
    (
        creature(static(CantAttack(THIS, LifeAtMost(3), unless_greater=True))),
        "Static.rules[0].CantAttack.unless",
        "word-unread",
    ),
    (
        creature(static(CostsLess(1, ThisIsUntapped()))),
        "Static.rules[0].CostsLess.condition.ThisIsUntapped",
        "word-sized",
    ),
    (creature(static(BlocksMore(1), BlocksMore(2))), "Static.rules[1].BlocksMore", "card-said"),
    (
        creature(static(AsEntersChoose("color"), Gets(that("creature", types=(CHOSEN,)), 1, 1))),
        "Static.rules[1].Gets.what.That.types",
        "word-no-choice",
    ),
    (
        Card("Odd", "{R}", SORCERY, (spell(Draw()), Keywords(("flying",)))),
        "text[1].Keywords",
        "card-never-in-play",
    ),
    (
        Card("Odd", "{R}", INSTANT, (spell(Draw()), static(EntersTapped()))),
        "text[1].Static.rules[0].EntersTapped",
        "card-never-in-play",
    ),
    (
        Card("Odd", "{R}", INSTANT, (spell(Draw()), activated("{1}", Draw()))),
        "text[1].Activated",
        "card-never-in-play",
    ),
    (
        Card("Odd", "{R}", INSTANT, (spell(Draw()), when(Attacks(CREATURE), Draw()))),
        "text[1].Triggered",
        "card-never-in-play",
    ),
    (
        creature(activated((SacrificeCost(CREATURE), SacrificeCost(ARTIFACT)), Draw())),
        "Activated.cost[1].SacrificeCost",
        "card-costs",
    ),
    (creature(activated("{1}", May((AddMana("{R}"),)))), "Activated.effects", "card-mana-ability"),
    (creature(activated("{1}", AddMana("{R}"), AddMana("{G}"))), "Activated.effects", "card-mana-ability"),
    (creature(activated("{1}", AddMana("{R}", EACH_PLAYER))), "Activated.effects", "card-mana-ability"),
    (
        creature(when((TappedForMana(LAND), Attacks(THIS)), AddMana("{R}"))),
        "Triggered.on",
        "card-mana-trigger",
    ),
    (creature(Flashback(("{1}",))), "Flashback", "card-flashback"),
    (creature(AdditionalCost(DiscardCost())), "AdditionalCost", "card-additional"),
    (
        Card("Odd", "{R}", INSTANT, (spell(Draw()), Flashback(("{1}",)), AdditionalCost(DiscardCost()))),
        "text[2].AdditionalCost",
        "card-additional-flashback",
    ),
    (creature(Storm()), "Storm", "card-storm-spell"),
    (creature(Buyback(("{1}",))), "Buyback", "card-buyback"),
    (creature(Anyone(Activated(("{T}",), (Draw(),)))), "Anyone.ability", "card-anyone"),
    (
        creature(AlternativeCost((LifeCost(1),)), Kicker(("{1}",))),
        "AlternativeCost",
        "card-additional-flashback",
    ),
    (creature(Kicker(("{1}",)), Echo("{1}")), "text[1].Echo", "card-echo"),
    (Card("Odd", "", LAND_CARD, (Madness("{1}"),)), "Madness", "card-madness"),
    (creature(EntersWith(X())), "EntersWith.count", "word-absent"),
    (creature(Amplify(0)), "Amplify.count", "word-count"),
    (
        Card("Odd", "{R}", INSTANT, (spell(Tap(Target(CREATURE, 2, up_to=True))), Storm())),
        "text[1].Storm",
        "card-storm",
    ),
    (
        creature(activated(("{1}", TapCost(CREATURE, 2)), Draw())),
        "Activated.cost[1].TapCost.count",
        "card-taps",
    ),
    (creature(Threshold(static(EntersTapped()))), "Threshold.ability", "card-threshold"),
    (creature(Threshold(when(Cycles("you", this=True), Draw()))), "Threshold.ability", "card-threshold"),
    (
        Card("Odd", "{R}", INSTANT, (spell(Draw()), Flashback(("{1}", TapCost(CREATURE))))),
        "text[1].Flashback.cost",
        "card-buried",
    ),
    (
        Card(
            "Odd", "{R}", INSTANT, (spell(Draw()), *(when(Discards("you", True), Draw()) for _ in range(2)))
        ),
        "text[2].Triggered",
        "card-once",
    ),
    (
        creature(activated((SacrificeCost(that("creature", controller="opponent")),), Draw())),
        "Activated.cost[0].SacrificeCost.what.That.controller",
        "word-controller",
    ),
    (
        creature(activated((TapCost(that("creature", controller="opponent")),), Draw())),
        "Activated.cost[0].TapCost.what.controller",
        "word-controller",
    ),
    (
        creature(static(CantAttack(THIS, DefenderControls(that("land", controller="you"))))),
        "Static.rules[0].CantAttack.unless.DefenderControls.what.controller",
        "word-controller",
    ),
    (
        creature(static(ProtectionFrom(that("source", controller="you")))),
        "Static.rules[0].ProtectionFrom.what.controller",
        "word-controller",
    ),
    *(
        (
            creature(static(Gets(THIS, Count(that("creature", **{field: value})), 0, "always"))),
            f"Static.rules[0].Gets.power.Count.what.{field}",
            "word-static-asks",
        )
        for field, value in (("tapped", True), ("tapped", False), ("attacked", True), ("combat", "blocking"))
    ),
    *(
        (
            creature(activated((TapCost(that("creature", tapped=tapped)),), Draw())),
            "Activated.cost[0].TapCost.what.tapped",
            "word-untapped",
        )
        for tapped in (True, False)
    ),
    (sorcery(Prevent(1, None, that("source"))), "Spell.effects[0].Prevent.to", "word-to-whom"),
    (
        creature(activated("{1}", Sacrifice(THIS, EACH_PLAYER))),
        "Activated.effects[0].Sacrifice.who",
        "word-yours",
    ),
    (
        sorcery(DealDamage(1, Target(PLAYER)), GainLife(1, ControllerOf(IT))),
        "Spell.effects[1].GainLife.who.ControllerOf.it.It",
        "word-controlled",
    ),
)

NEVER_SAID = {
    "card-many": "more cards and tokens than a hand can tell apart are looked for in a test of its own",
    "word-no-target": "the words that may name a target are looked through before they are compiled",
}
"""The causes of refusals that no row of the table has, and why."""


def test_every_cause_of_a_refusal_stands_in_a_row() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(face.__file__).parent.glob("*.py"))
    causes = set(re.findall(r'"((?:word|card)-[a-z-]+)"', code))
    files = (__file__, test_playable.__file__, refused_limits.__file__)
    tested = "".join(Path(file).read_text("utf-8") for file in files)
    assert {cause for cause in causes if f'"{cause}"' not in tested} <= set(NEVER_SAID)


def test_what_means_nothing_is_refused_with_its_field() -> None:
    for card, field, cause in REFUSED:
        assert wrong(card) == [(field, cause)], card


def test_all_that_is_wrong_is_told_at_once() -> None:
    card = creature(
        activated("{1}", Destroy(IT)),
        static(Gets(THIS, 1, 1, "always"), Has(THIS, "flying", "always")),
        when(Attacks(THIS), Draw(ThatMuch())),
        when(Attacks(THIS), Draw()),
    )
    assert [field.removeprefix("text") for field, _ in wrong(card)] == [
        "Activated.effects[0].Destroy.what.It.place",
        "[2].Triggered.effects[0].Draw.amount.ThatMuch",
        "[1].Static.rules[0].Gets.until",
        "[1].Static.rules[1].Has.until",
    ]
