"""Cards whose static abilities and limits are refused, with the place and the cause of the refusal."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    LAND,
    SPELL,
    THIS,
    YOU,
    Activated,
    AddMana,
    All,
    AsLongAs,
    Attacks,
    BuryRevealed,
    CantBlockUnless,
    Card,
    Choose,
    ChooseColor,
    ColoredLess,
    Controls,
    Count,
    Counter,
    CounterCost,
    CountersCost,
    CumulativeCost,
    Deflect,
    Destroy,
    DestroyEach,
    Dig,
    DiscardChosen,
    DiscardCost,
    DiscardOrLose,
    DiscardRevealed,
    Draw,
    EachColor,
    EmptyGraveyard,
    EntersTapped,
    Fight,
    FlipCoin,
    GainsProtection,
    Gets,
    Grants,
    GraveyardCost,
    HandCost,
    HandSize,
    IfSo,
    Kicker,
    MillMany,
    MoreThanFoe,
    OpponentsCantPlay,
    PreventAllIf,
    Provided,
    RemoveCost,
    RemoveTop,
    RemoveTopCost,
    Return,
    ReturnCost,
    ReturnOwn,
    ReturnThisCost,
    SacrificeCost,
    SearchTop,
    ShuffleBuried,
    SpellsCost,
    Strike,
    TapCost,
    Target,
    ThisIsUntapped,
    ThisWay,
    X,
    activated,
    spell,
    static,
    that,
    when,
)
from grimorio.games.magic.words.nouns import PLAYER
from tests.games.magic.odd import creature

BURIED = that("card", zone="graveyard")

HELD = that("card", zone="library")
LIMITS: tuple[tuple[Card, str, str], ...] = (
    (
        creature(static(CantBlockUnless(THIS, MoreThanFoe(CREATURE)))),
        "Static.rules[0].CantBlockUnless.unless.MoreThanFoe.side",
        "word-side",
    ),
    (
        creature(Kicker(("{1}{G}",), "{1}{G}")),
        "Kicker.second",
        "card-kickers",
    ),
    (
        creature(when(Attacks(THIS), IfSo(Controls(LAND), (Draw(),)))),
        "Triggered.effects",
        "word-gate-first",
    ),
    (
        creature(Grants(LAND, activated("{1}", AddMana("{G}")))),
        "Grants.ability",
        "card-granted",
    ),
    (
        creature(AsLongAs(EmptyGraveyard(), (EntersTapped(),))),
        "AsLongAs.rules",
        "card-condition",
    ),
    (
        creature(AsLongAs(ThisIsUntapped(), (Gets(THIS, 1, 1),))),
        "AsLongAs.condition",
        "word-static-asks",
    ),
    *[
        (creature(static(kind(noun, mana))), f"Static.rules[0].{kind.__name__}.what", "card-costly")
        for kind, mana in ((SpellsCost, "{1}"), (ColoredLess, "{G}"))
        for noun in (
            that("spell", other=True, zone="stack"),
            that("spell", single_target=True, zone="stack"),
            that("spell", controller="you", zone="stack"),
            that("spell", aims="creature", zone="stack"),
            that("spell", replayed=True, zone="stack"),
        )
    ],
    (
        creature(activated((DiscardCost(x=True), SacrificeCost(LAND, x=True)), Draw())),
        "Activated.cost[1].SacrificeCost",
        "word-x",
    ),
    (
        Card("Odd", "{X}{R}", INSTANT, (spell(Counter(Target(SPELL), "{2}", X())),)),
        "Spell.effects[0].Counter.unless",
        "word-times",
    ),
    (
        creature(activated("{T}", Destroy(All(CREATURE)), Draw(ThisWay(LAND, "destroyed")))),
        "Activated.effects[1].Draw.amount.ThisWay.what",
        "word-way",
    ),
    (
        creature(activated("{T}", Dig(3, take=False))),
        "Activated.effects[0].Dig.take",
        "word-look",
    ),
    (
        creature(activated("{T}", SearchTop(HELD, "any", third=True))),
        "Activated.effects[0].SearchTop.third",
        "word-third",
    ),
    (
        creature(activated("{T}", Provided((Draw(), Draw()), ThisIsUntapped()))),
        "Activated.effects[0].Provided.effects",
        "word-sentence",
    ),
    (
        creature(activated("{T}", DiscardRevealed(2, YOU))),
        "Activated.effects[0].DiscardRevealed.who",
        "word-others-do",
    ),
    (
        creature(activated("{T}", ReturnOwn(Choose(LAND, up_to=True), YOU))),
        "Activated.effects[0].ReturnOwn.what.up_to",
        "word-as-many",
    ),
    (
        creature(activated("{T}", Strike(THIS, 1, YOU))),
        "Activated.effects[0].Strike.source",
        "word-striker",
    ),
    (
        creature(static(PreventAllIf(EachColor(that("permanent", controller="opponent"))))),
        "Static.rules[0].PreventAllIf.condition.EachColor.what.controller",
        "word-controller",
    ),
    *(
        (
            creature(activated("{T}", Fight(*targets))),
            f"Activated.effects[0].Fight.{field}",
            "word-one",
        )
        for field, targets in (
            ("first", (Target(CREATURE, 2), Target(CREATURE))),
            ("second", (Target(CREATURE), Target(CREATURE, 2))),
        )
    ),
    (
        creature(activated("{T}", Deflect(THIS, YOU, HandSize()))),
        "Activated.effects[0].Deflect.amount",
        "word-deflected",
    ),
    (
        creature(activated("{T}", Deflect(THIS, YOU, 1, whole=True))),
        "Activated.effects[0].Deflect.whole",
        "word-deflected",
    ),
    (
        creature(activated("{T}", DiscardChosen(Target(PLAYER), that("card", zone="hand")))),
        "Activated.effects[0].DiscardChosen.look",
        "word-discard",
    ),
    (
        Card("Odd", "{R}", INSTANT, (spell(Return(THIS)),)),
        "Spell.effects[0].Return.to",
        "word-spell-removed",
    ),
    (
        creature(activated("{T}", DestroyEach((Target(LAND),)))),
        "Activated.effects[0].DestroyEach.targets",
        "word-several",
    ),
    (creature(activated("{T}", FlipCoin())), "Activated.effects[0].FlipCoin.win", "word-sentence"),
    (
        creature(activated("{T}", DiscardOrLose(YOU, that("creature", zone="hand"), 4))),
        "Activated.effects[0].DiscardOrLose.who",
        "word-discard",
    ),
    (creature(activated("{T}", MillMany(2, YOU))), "Activated.effects[0].MillMany.count", "word-mill"),
    (
        creature(activated("{T}", ShuffleBuried(Target(PLAYER), Target(that("card", zone="graveyard"))))),
        "Activated.effects[0].ShuffleBuried.what.what.controller",
        "word-controller",
    ),
    (
        creature(
            activated(
                "{T}",
                Draw(1, Target(PLAYER)),
                ShuffleBuried(
                    Target(PLAYER), Target(that("card", zone="graveyard", controller="target player"))
                ),
            )
        ),
        "Activated.effects[1].ShuffleBuried.who",
        "word-first-target",
    ),
    (
        creature(
            activated(
                "{T}",
                Draw(1, Target(PLAYER, up_to=True)),
                Draw(Count(that("creature", controller="target player"))),
            )
        ),
        "Activated.effects[1].Draw.amount.Count.what.controller",
        "word-no-player",
    ),
    (creature(activated("{T}", RemoveTop(0, YOU))), "Activated.effects[0].RemoveTop.count", "word-count"),
    (
        creature(activated("{T}", BuryRevealed(YOU, 2, 0))),
        "Activated.effects[0].BuryRevealed.take",
        "word-count",
    ),
    (creature(static(SpellsCost(SPELL, "{W}"))), "Static.rules[0].SpellsCost.mana", "card-generic"),
    (
        creature(static(OpponentsCantPlay(that("spell", zone="stack", controller="you")))),
        "Static.rules[0].OpponentsCantPlay.what",
        "word-banned",
    ),
    (creature(static(ColoredLess(SPELL, "{1}"))), "Static.rules[0].ColoredLess.mana", "card-colored"),
    (
        Card(
            "Odd", "{R}", INSTANT, (Kicker(("{1}",)), spell(ChooseColor(), GainsProtection(Target(CREATURE))))
        ),
        "Kicker",
        "card-kick-chooses",
    ),
    *[
        (creature(Activated(costs, (Draw(),))), f"Activated.cost[1].{type(costs[1]).__name__}", "card-costs")
        for costs in (
            (HandCost(), DiscardCost()),
            (RemoveTopCost(BURIED), RemoveCost()),
            (GraveyardCost(), RemoveCost()),
            (ReturnThisCost(), SacrificeCost(THIS)),
            (SacrificeCost(CREATURE), ReturnCost(LAND)),
            (CounterCost(), CountersCost(2)),
        )
    ],
    (
        creature(CumulativeCost((RemoveCost(replace(BURIED, enchanted=True)),))),
        "CumulativeCost.cost[0].RemoveCost.what.enchanted",
        "word-unread",
    ),
    (creature(CumulativeCost(("{1}", TapCost(CREATURE)))), "CumulativeCost.cost", "card-taps"),
)
"""(Card, path of the word, cause) of each."""
