"""Cards of our own that show the keyword abilities of the sets around Eighth Edition."""

from __future__ import annotations

from grimorio.games.magic.words import (
    ARTIFACT,
    CREATURE,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    ENCHANTED,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND_CARD,
    PLAYER,
    SORCERY,
    SPELL,
    THIS,
    AdditionalCost,
    AddMana,
    Amplify,
    Attacks,
    BlocksThis,
    Buyback,
    CantBlockAtAll,
    CantPhaseOut,
    Card,
    ChooseColor,
    ComesIntoPlay,
    ControlsEnchanted,
    Counter,
    CumulativeUpkeep,
    Cycles,
    Cycling,
    DealDamage,
    Destroy,
    Discard,
    DiscardCost,
    Draw,
    EachPlayer,
    Echo,
    EntersTapped,
    EntersWith,
    Fading,
    Flanking,
    Flashback,
    GainLife,
    GainsProtection,
    Gets,
    GoesToGraveyard,
    Has,
    KickedEntersWith,
    Kicker,
    LifeCost,
    LoseLife,
    Madness,
    Morph,
    PhaseOut,
    PhasesIn,
    PhasesOut,
    Provoke,
    Rampage,
    RemoveCost,
    Return,
    SacrificeCost,
    ShedsCounters,
    Storm,
    Tap,
    TapCost,
    Target,
    Threshold,
    TurnedUp,
    Untargetable,
    X,
    activated,
    card,
    keywords,
    spell,
    static,
    that,
    when,
)

MOUND = card(
    "Silted Mound",
    "",
    LAND_CARD,
    static(EntersTapped()),
    activated("{T}", AddMana("{G}")),
    Cycling("{1}"),
)
EEL = card(
    "Tidal Eel",
    "{4}{U}",
    CREATURE_CARD,
    Cycling("{2}"),
    when(Cycles("you", this=True), DealDamage(1, Target(CREATURE_OR_PLAYER))),
    types=("Serpent",),
    size=(3, 4),
)
RANGER = card("Fen Ranger", "{5}{B}", CREATURE_CARD, Cycling("{2}", "Swamp"), size=(4, 4))
SPRING = card("Turning Spring", "{1}{G}", ENCHANTMENT_CARD, when(Cycles("any"), GainLife(1)))
TWICE = card("Twice Told", "{1}{U}", INSTANT, spell(Draw()), Flashback(("{3}{U}",)))
PYRE = card(
    "Late Pyre",
    "{2}{R}",
    SORCERY,
    spell(Destroy(Target(ARTIFACT))),
    Flashback(("{R}", LifeCost(3))),
)
TITHE = card(
    "Grave Tithe",
    "{1}{B}",
    SORCERY,
    spell(Discard(1, who=EachPlayer("others"))),
    Flashback((SacrificeCost(CREATURE),)),
)
TOLL = card("Blood Toll", "{1}{B}", SORCERY, AdditionalCost(SacrificeCost(CREATURE)), spell(Draw(2)))
BARTER = card("Mind Barter", "{U}", INSTANT, AdditionalCost(DiscardCost()), spell(Draw(2)))
OATH = card(
    "Grim Oath",
    "{X}{B}",
    INSTANT,
    AdditionalCost(LifeCost(2)),
    spell(DealDamage(X(), Target(CREATURE_OR_PLAYER))),
)
PYRES = card("Bone Fire", "{R}", SORCERY, AdditionalCost(RemoveCost(count=2)), spell(GainLife(4)))
GUST = card("Gathering Gust", "{R}", INSTANT, spell(DealDamage(2, Target(CREATURE_OR_PLAYER))), Storm())
CHILL = card("Gathering Chill", "{U}", INSTANT, spell(Tap(Target(CREATURE))), Storm())
FLOOD = card("Gathering Flood", "{U}", SORCERY, spell(Draw()), Storm())
DENIAL = card("Plain Denial", "{U}", INSTANT, spell(Counter(Target(SPELL))))

MONK = card(
    "Still Monk",
    "{1}{W}",
    CREATURE_CARD,
    keywords("first strike"),
    Threshold(static(Gets(THIS, 2, 2), Has(THIS, "flying"), CantBlockAtAll(THIS))),
    Threshold(activated("{1}", GainLife(2))),
    when(Attacks(THIS), Draw()),
    Threshold(when(GoesToGraveyard(THIS), GainLife(4))),
    types=("Cleric",),
    size=(1, 1),
)
HOARD = card("Stolen Loyalty", "{U}", ENCHANTMENT_CARD, static(ControlsEnchanted()), enchants=CREATURE)

CRAWLER = card(
    "Ash Crawler",
    "{5}{R}",
    CREATURE_CARD,
    keywords("haste", "trample"),
    Morph(("{2}{R}",)),
    when(TurnedUp(THIS), DealDamage(3, Target(CREATURE))),
    when(ComesIntoPlay(THIS), Draw()),
    static(Gets(that("creature", types=("Goblin",), controller="you"), 1, 1)),
    activated("{1}", GainLife(1)),
    types=("Beast",),
    size=(5, 4),
)
PILGRIM = card(
    "Veiled Pilgrim", "{3}{W}", CREATURE_CARD, Morph((LifeCost(4),)), types=("Cleric",), size=(3, 3)
)

USURER = card(
    "Tomb Usurer",
    "{1}{U}",
    CREATURE_CARD,
    activated(RemoveCost(count=2), Gets(THIS, 1, 1)),
    activated((TapCost(that("creature", types=("Soldier",)), 2),), GainLife(3)),
    activated("{3}", Return(Target(that("card", zone="graveyard")), "removed")),
    activated("{5}", Return(Target(CREATURE), "removed")),
    types=("Wizard",),
    size=(1, 1),
)

WARD = card("Unseen Warden", "{1}{G}", CREATURE_CARD, static(Untargetable(THIS)), types=("Elf",), size=(2, 2))
CLOAK = card("Cloak of Mist", "{U}", ENCHANTMENT_CARD, static(Untargetable(ENCHANTED)), enchants=CREATURE)

FLASH = card(
    "Raving Flash", "{2}{R}", INSTANT, spell(DealDamage(3, Target(CREATURE_OR_PLAYER))), Madness("{R}")
)
WURM = card("Raving Wurm", "{3}{G}{G}", CREATURE_CARD, Madness("{2}{G}"), types=("Wurm",), size=(4, 4))
RITE = card("Mad Rite", "{B}", INSTANT, spell(Draw()), Madness("{0}"))
GOAD = card("Goading Brute", "{3}{R}", CREATURE_CARD, Provoke(), types=("Beast",), size=(4, 4))
FLOCK = card("Swelling Flock", "{2}{W}", CREATURE_CARD, Amplify(2), types=("Bird", "Soldier"), size=(1, 1))
SCOUT = card("Plain Scout", "{W}", CREATURE_CARD, types=("Soldier",), size=(1, 1))
HYDRA = card("Young Hydra", "{X}{G}", CREATURE_CARD, EntersWith(X()), types=("Beast",), size=(0, 0))
SHADE = card(
    "Fading Shade", "{1}{W}", CREATURE_CARD, EntersWith(2), ShedsCounters(), types=("Spirit",), size=(0, 0)
)

GAMBLE = card(
    "Wild Gamble", "{R}", INSTANT, AdditionalCost(DiscardCost(count=2, random=True)), spell(Draw(3))
)
TITHES = card(
    "Heavy Tithes", "{1}{B}", ENCHANTMENT_CARD, activated(DiscardCost(count=2), LoseLife(2, Target(PLAYER)))
)
SHELTER = card(
    "Sudden Shelter", "{W}", INSTANT, spell(ChooseColor(), GainsProtection(Target(CREATURE)), Draw())
)

KNIGHT = card(
    "Squired Knight",
    "{1}{W}",
    CREATURE_CARD,
    Kicker(("{2}{G}",)),
    KickedEntersWith(2, "first strike"),
    types=("Knight",),
    size=(2, 2),
)
SCUTA = card(
    "Bled Scuta",
    "{3}{B}",
    CREATURE_CARD,
    Kicker((LifeCost(3),)),
    KickedEntersWith(1),
    types=("Zombie",),
    size=(3, 3),
)

HOPPER = card("Late Hopper", "{1}{G}", CREATURE_CARD, Echo("{1}{G}"), types=("Frog",), size=(3, 3))
VOICE = card(
    "Returning Voice", "{R}", INSTANT, Buyback(("{2}",)), spell(DealDamage(1, Target(CREATURE_OR_PLAYER)))
)
LITANY = card("Costly Litany", "{R}", INSTANT, Buyback((LifeCost(2),)), spell(Draw()))
MIST = card("Thin Mist", "{W}", CREATURE_CARD, Fading(2), keywords("flying"), types=("Spirit",), size=(2, 2))
WATCH = card("Long Watch", "{1}{W}", ENCHANTMENT_CARD, CumulativeUpkeep("{1}"))
RIDER = card("Side Rider", "{2}{W}", CREATURE_CARD, Flanking(), types=("Knight",), size=(2, 2))
RAGER = card("Loud Rager", "{3}{R}", CREATURE_CARD, Rampage(2), types=("Giant",), size=(3, 3))
GHOST = card("Dim Ghost", "{1}{B}", CREATURE_CARD, keywords("shadow"), types=("Dauthi",), size=(2, 2))
DRAKE = card(
    "Dim Drake", "{2}{U}", CREATURE_CARD, keywords("flying", "phasing"), types=("Drake",), size=(2, 2)
)
IMP = card(
    "Dim Imp",
    "{2}{U}",
    CREATURE_CARD,
    keywords("phasing"),
    when(PhasesOut(THIS), LoseLife(2)),
    when(PhasesIn(THIS), Draw()),
    types=("Imp",),
    size=(1, 1),
)
CALLER = card(
    "Loud Armodon", "{3}{G}", CREATURE_CARD, activated("{1}", BlocksThis(Target(CREATURE))), size=(3, 3)
)
BINDING = card("Slight Binding", "{U}", INSTANT, spell(CantPhaseOut(Target(CREATURE))))
RIPPLE = card("Slight Ripple", "{1}{U}", INSTANT, spell(PhaseOut(Target(CREATURE))))
WRAITH = card("Dim Wraith", "{1}{B}", CREATURE_CARD, keywords("shadow"), types=("Dauthi",), size=(1, 1))

CARDS: tuple[Card, ...] = (
    *(MOUND, EEL, RANGER, SPRING, TWICE, PYRE, TITHE, DENIAL, MONK, HOARD, CRAWLER, PILGRIM, USURER),
    *(WARD, CLOAK, TOLL, BARTER, OATH, PYRES, GUST, CHILL, FLOOD),
    *(FLASH, WURM, RITE, GOAD, FLOCK, SCOUT, HYDRA, SHADE, GAMBLE, TITHES, SHELTER, KNIGHT, SCUTA),
    *(HOPPER, VOICE, LITANY, MIST, WATCH, RIDER, RAGER, GHOST, WRAITH, DRAKE, IMP, RIPPLE, BINDING, CALLER),
)
