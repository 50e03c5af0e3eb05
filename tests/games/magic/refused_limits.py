"""Cards whose static abilities and limits are refused, with the place and the cause of the refusal."""

from __future__ import annotations

from grimorio.games.magic.words import (
    INSTANT,
    LAND,
    SPELL,
    THIS,
    AddMana,
    AsLongAs,
    Attacks,
    Card,
    Controls,
    Counter,
    DiscardCost,
    Draw,
    EmptyGraveyard,
    EntersTapped,
    Gets,
    Grants,
    IfSo,
    Kicker,
    SacrificeCost,
    SpellsCost,
    Target,
    ThisIsUntapped,
    X,
    activated,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.odd import creature

LIMITS: tuple[tuple[Card, str, str], ...] = (
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
        creature(Grants(LAND, activated("{T}", AddMana("{G}")))),
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
    (
        creature(static(SpellsCost(that("spell", other=True, zone="stack"), "{1}"))),
        "Static.rules[0].SpellsCost.what",
        "card-costly",
    ),
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
    (creature(static(SpellsCost(SPELL, "{W}"))), "Static.rules[0].SpellsCost.mana", "card-generic"),
)
"""(Card, path of the word, cause) of each."""
