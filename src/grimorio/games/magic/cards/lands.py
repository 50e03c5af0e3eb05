"""The lands of Eighth Edition. The rules give each basic land its mana ability, from its land type."""

from __future__ import annotations

from grimorio.games.magic.words import (
    LAND_CARD,
    THIS,
    YOU,
    AddMana,
    BecomesTapped,
    Both,
    Card,
    Controls,
    DealDamage,
    EntersTapped,
    ManaInstead,
    activated,
    card,
    static,
    that,
    when,
)

MINE = Controls(that("land", types=("Urza's Mine",), controller="you"))
POWER_PLANT = Controls(that("land", types=("Urza's Power-Plant",), controller="you"))
TOWER = Controls(that("land", types=("Urza's Tower",), controller="you"))

CARDS: tuple[Card, ...] = (
    card(
        "City of Brass",
        "",
        LAND_CARD,
        when(BecomesTapped(THIS), DealDamage(1, YOU)),
        activated("{T}", AddMana("any")),
    ),
    card("Coastal Tower", "", LAND_CARD, static(EntersTapped()), activated("{T}", AddMana("{W}|{U}"))),
    card("Elfhame Palace", "", LAND_CARD, static(EntersTapped()), activated("{T}", AddMana("{G}|{W}"))),
    card("Salt Marsh", "", LAND_CARD, static(EntersTapped()), activated("{T}", AddMana("{U}|{B}"))),
    card("Shivan Oasis", "", LAND_CARD, static(EntersTapped()), activated("{T}", AddMana("{R}|{G}"))),
    card("Urborg Volcano", "", LAND_CARD, static(EntersTapped()), activated("{T}", AddMana("{B}|{R}"))),
    card(
        "Urza's Mine",
        "",
        LAND_CARD,
        activated("{T}", AddMana("{1}")),
        static(ManaInstead("{2}", Both((POWER_PLANT, TOWER)))),
        types=("Urza's Mine",),
    ),
    card(
        "Urza's Power Plant",
        "",
        LAND_CARD,
        activated("{T}", AddMana("{1}")),
        static(ManaInstead("{2}", Both((MINE, TOWER)))),
        types=("Urza's Power-Plant",),
    ),
    card(
        "Urza's Tower",
        "",
        LAND_CARD,
        activated("{T}", AddMana("{1}")),
        static(ManaInstead("{3}", Both((MINE, POWER_PLANT)))),
        types=("Urza's Tower",),
    ),
    card("Plains", "", LAND_CARD, types=("Plains",), basic=True),
    card("Island", "", LAND_CARD, types=("Island",), basic=True),
    card("Swamp", "", LAND_CARD, types=("Swamp",), basic=True),
    card("Mountain", "", LAND_CARD, types=("Mountain",), basic=True),
    card("Forest", "", LAND_CARD, types=("Forest",), basic=True),
)
