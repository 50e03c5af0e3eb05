"""Lanterns and Cinders, a set for tests: two teams with a deck for every match, and every word."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.words import (
    ADJACENT,
    ALL_MAGES,
    BLACK,
    BLUE,
    CASTER,
    GREEN,
    OPPOSITE_SPELLS,
    OWN_MAGES,
    RED,
    SAME,
    THAT,
    THIS,
    YELLOW,
    AddDiamagics,
    Adds,
    Annul,
    AtLeast,
    Block,
    Both,
    CannotCast,
    CannotHide,
    CardSet,
    Castle,
    CastleEnters,
    Castles,
    Casts,
    ChangePlaces,
    Code,
    Confuse,
    Continuous,
    Corrode,
    Corrupt,
    Count,
    CountsAs,
    Diamagics,
    Discard,
    DiscardFromPlay,
    Divided,
    Draw,
    Draws,
    Either,
    Exchange,
    FinalPower,
    ForNow,
    Gains,
    GiveDiamagic,
    Hand,
    If,
    IfHidden,
    Immune,
    LoseDiamagic,
    Mage,
    Mages,
    MakesSimple,
    May,
    MayHide,
    Minus,
    ModifiedPower,
    Not,
    One,
    Pay,
    Plus,
    Possesses,
    PowerOf,
    Recover,
    Rendered,
    Reveal,
    Shatter,
    Spell,
    Spells,
    Stake,
    Static,
    Subterfuge,
    Subtracts,
    Teleport,
    There,
    Times,
    UncoverDiamagics,
    Untouchable,
    When,
    Wins,
    Without,
    Worth,
)

LANTERNS: Final = "Lanterns"
CINDERS: Final = "Cinders"

MAGES: Final = (
    Mage("Orla", "the Patient", (BLUE,), LANTERNS, (MayHide(), Plus(Spells("own", "hidden", by=CASTER), 1))),
    Mage("Bram", "Keeper of Doors", (GREEN,), LANTERNS, (May(Teleport()),)),
    Mage(
        "Ysolde",
        "of the Reeds",
        (GREEN,),
        LANTERNS,
        (Rendered(Spells("own", by=CASTER, simple=True), Continuous()), MayHide()),
    ),
    Mage("Orla", "the Wise", (BLUE,), LANTERNS, (When(Draws("enemy"), May(Recover())),)),
    Mage("Hob", "Lamplighter", (YELLOW,), LANTERNS, (If(There(CASTER), Possesses(BLUE)),)),
    Mage(
        "Corvin", "the Indebted", (BLACK,), CINDERS, (Gains(Spells("own", by=CASTER, power=4), Subterfuge()),)
    ),
    Mage("Mara", "Ember Witch", (RED,), CINDERS, (Pay(1, ForNow(Plus(THAT, 1, each=Hand()))),)),
    Mage(
        "Tobias",
        "Iron Hand",
        (BLACK,),
        CINDERS,
        (If(There(Castles(colour=RED)), May(ForNow(Immune(THAT, Spells("enemy"))))), MayHide(besides=True)),
    ),
    Mage(
        "Sabine",
        "of the Ashes",
        (RED,),
        CINDERS,
        (If(There(Mages("own", "here", holding="any")), Possesses(RED)),),
    ),
)

SPELLS: Final = (
    Spell("Tide Lash", 2, (BLUE,)),
    Spell("Moss Giant", 3, (GREEN,)),
    Spell("Ebb", 1, (BLUE,), (Minus(OPPOSITE_SPELLS, 2),)),
    Spell("Mirror Pool", 0, (BLUE,), (Adds(THIS, PowerOf(OPPOSITE_SPELLS)),)),
    Spell("Hush", 1, (BLUE,), (Annul(OPPOSITE_SPELLS),)),
    Spell("Root Snare", 1, (GREEN,), (Block(),)),
    Spell("Whispering Reeds", 1, (GREEN,), (MayHide(ADJACENT), Plus(Spells("own", "hidden"), 1))),
    Spell("Sleeping Seed", 2, (GREEN,), (Continuous(), Plus(Spells("own", colour=GREEN, which="others"), 1))),
    Spell("Deep Well", 1, (BLUE,), (Draw(2),)),
    Spell("Will-o'-the-Wisp", 2, (GREEN,), (Confuse(),)),
    Spell("River Door", 2, (BLUE,), (Teleport(),)),
    Spell("Standing Stone", 3, (GREEN,), (Static(), If(There(Castles(colour=GREEN)), Plus(THIS, 2)))),
    Spell("Cut the Knot", 1, (BLUE,), (Shatter(),)),
    Spell("Clear Sight", 1, (BLUE,), (Reveal(), UncoverDiamagics())),
    Spell("Steady Vow", 2, (BLUE,), (Untouchable(), Immune(THIS, Spells("enemy")))),
    Spell("One Roof", 1, (GREEN,), (CountsAs(ADJACENT), Plus(Spells(by=Mages("own", team=LANTERNS)), 1))),
    Spell("Plain Air", 1, (BLUE,), (Without(Spells("any", which="others")),)),
    Spell("Gift of Rain", 0, (GREEN,), (LoseDiamagic(One(ALL_MAGES)), GiveDiamagic(SAME, BLUE))),
    Spell("Ember", 2, (RED,)),
    Spell("Iron Weight", 4, (BLACK,)),
    Spell("Blaze", 1, (RED,), (If(There(Mages("own", "here", holding=RED)), Times(THIS)), Plus(THIS, 1))),
    Spell("Pale Hand", 1, (BLACK,), (Divided(OPPOSITE_SPELLS),)),
    Spell("Rust", 1, (BLACK,), (Corrode(), Corrode(Spells("any", "cast", having="static")))),
    Spell("Black Bargain", 1, (BLACK,), (Corrupt(),)),
    Spell("Cinder Cloak", 2, (RED,), (IfHidden((Plus(THIS, 2), Draw())),)),
    Spell("Trapdoor", 1, (BLACK,), (MayHide(OWN_MAGES, Spells(most=2)),)),
    Spell("False Face", 4, (BLACK,), (Subterfuge(),)),
    Spell("Borrowed Crown", 3, (RED,), (Subterfuge(), Subtracts(OPPOSITE_SPELLS, PowerOf(THIS)))),
    Spell("Level Ground", 1, (RED,), (Worth(Spells("enemy", least=3), 1),)),
    Spell("Still Air", 2, (BLACK,), (ModifiedPower(OPPOSITE_SPELLS, 1),)),
    Spell("Fair Trade", 1, (RED,), (Exchange(),)),
    Spell("Turn About", 2, (BLACK,), (ChangePlaces(ALL_MAGES, ALL_MAGES),)),
    Spell("No Shadows", 2, (RED,), (CannotHide(ALL_MAGES), CannotCast(Mages("enemy"), Spells(least=4)))),
    Spell("Burnt Letters", 1, (RED,), (Discard(1, "enemy", random=True), Discard(1, "own"))),
    Spell("Last Spark", 1, (RED,), (If(AtLeast(Stake(), 2), Plus(THIS, 3)), Recover())),
    Spell("Undertow", 1, (BLACK,), (Pay(1, DiscardFromPlay(One(Spells("any", which="others")))),)),
)

CASTLES: Final = (
    Castle("Mirror Hall", (BLUE,), (Plus(Spells(colour=BLUE), 1), Minus(Spells(colour=RED), 1))),
    Castle("Red Keep", (RED,), (Plus(Spells(colour=RED), 1), Minus(Spells(colour=BLUE), 1))),
    Castle("Overgrown Court", (GREEN,), (Plus(Spells(simple=True), 1),)),
    Castle("Turning Room", (YELLOW,), (ChangePlaces(ALL_MAGES, ALL_MAGES),)),
    Castle("Hall of Wishes", (YELLOW,), (When(Casts(Mages("any", holding="any")), May(Draw())),)),
    Castle("Drowned Library", (BLUE,), (MakesSimple(Spells(having="block")), When(Wins("any"), Draw()))),
    Castle("Treasury", (RED,), (AddDiamagics(),)),
    Castle("Black Gate", (BLACK,), (If(Not(There(Spells(colour=BLACK))), FinalPower(1, "any")),)),
    Castle("Plain Tower", (GREEN,)),
)

CODES: Final = (
    Code("Lantern Oath", Mages(team=LANTERNS), (When(Casts(), May((Annul(THAT), ForNow(Worth(THAT, 3))))),)),
    Code(
        "Cinder Pact",
        Mages(team=CINDERS),
        (
            If(
                Both((AtLeast(Diamagics(OWN_MAGES), 1), Either((There(Mages("enemy")), There(OWN_MAGES))))),
                FinalPower(1),
            ),
            When(CastleEnters(Castles(colour=RED)), May(Draw())),
            Plus(Spells("own", colour=BLACK), 1, each=Count(Mages("own", holding=RED))),
        ),
    ),
)

CARDS: Final = CardSet("Lanterns and Cinders", MAGES, SPELLS, CASTLES, CODES)

Part = tuple[tuple[int, str], ...]

_LANTERN_SPELLS: Final = (
    "Tide Lash",
    "Moss Giant",
    "Ebb",
    "Mirror Pool",
    "Hush",
    "Root Snare",
    "Whispering Reeds",
    "Sleeping Seed",
    "Deep Well",
    "Will-o'-the-Wisp",
    "River Door",
    "Standing Stone",
    "Cut the Knot",
    "Clear Sight",
)
_CINDER_SPELLS: Final = (
    "Ember",
    "Blaze",
    "Pale Hand",
    "Rust",
    "Cinder Cloak",
    "Trapdoor",
    "Black Bargain",
    "False Face",
    "Borrowed Crown",
    "Level Ground",
    "Still Air",
    "Fair Trade",
    "Turn About",
    "No Shadows",
)
_LANTERN_MAGES: Final[Part] = (
    (1, "Orla, the Patient"),
    (1, "Bram, Keeper of Doors"),
    (1, "Ysolde, of the Reeds"),
)
_CINDER_MAGES: Final[Part] = ((1, "Corvin, the Indebted"), (1, "Mara, Ember Witch"), (1, "Tobias, Iron Hand"))


def _deck(mages: Part, spells: tuple[str, ...], match: str, code: str, skipped: str) -> Part:
    castles = [castle.name for castle in CASTLES if castle.name != skipped]
    more = 11 if match == "mini" else 12
    most = 2 if match == "mini" else 3
    counted = tuple((most if index < more else most - 1, name) for index, name in enumerate(spells))
    kept = castles[:5] if match == "mini" else castles
    extra = ((1, code),) if match == "official" else ()
    return (*mages, *counted, *((1, name) for name in kept), *extra)


_LANTERN_SUPPORT: Final[Part] = (
    (1, "Orla, the Wise"),
    (1, "Hob, Lamplighter"),
    (2, "Steady Vow"),
    (2, "One Roof"),
    (2, "Plain Air"),
    (1, "Gift of Rain"),
    (1, "Plain Tower"),
)
_CINDER_SUPPORT: Final[Part] = (
    (1, "Sabine, of the Ashes"),
    (2, "Iron Weight"),
    (2, "Burnt Letters"),
    (2, "Last Spark"),
    (2, "Undertow"),
    (1, "Turning Room"),
)

DECKS: Final[dict[str, tuple[tuple[str, Part, Part], ...]]] = {
    match: (
        (
            "Lanterns",
            _deck(_LANTERN_MAGES, _LANTERN_SPELLS, match, "Lantern Oath", "Plain Tower"),
            _LANTERN_SUPPORT if match == "official" else (),
        ),
        (
            "Cinders",
            _deck(_CINDER_MAGES, _CINDER_SPELLS, match, "Cinder Pact", "Turning Room"),
            _CINDER_SUPPORT if match == "official" else (),
        ),
    )
    for match in ("mini", "classic", "official")
}
"""By match, the two decks: name, main cards, Support."""
