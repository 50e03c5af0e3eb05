"""The real cards that the two rulebooks name, with the facts that their examples give and no others.

The rulebooks leave some facts of these cards open. Each card is listed with the names of its missing facts,
and its text names them too. To make the card playable, a value stands in for each: blue (`COLOUR`), Magic
Power 2 (`POWER`), a team called "?" (`TEAM`), and 1 for the size of a modifier; an unknown effect does
nothing. Owners of the cards can type in the real values.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.words import (
    ADJACENT,
    ALL_MAGES,
    BLUE,
    CASTER,
    DIAMAGICS,
    GREEN,
    OPPOSITE,
    OPPOSITE_SPELLS,
    OWN_MAGES,
    RED,
    SAME,
    THAT,
    THIS,
    YELLOW,
    Adds,
    Annul,
    AtLeast,
    Block,
    Both,
    CannotHide,
    Card,
    Castle,
    Castles,
    Casts,
    ChangePlaces,
    Code,
    Colour,
    Confuse,
    Continuous,
    Count,
    CountsAs,
    Draw,
    Effect,
    Exchange,
    ForNow,
    Gains,
    GiveDiamagic,
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
    One,
    Pay,
    Plus,
    Possesses,
    PowerOf,
    Rendered,
    Reveal,
    Spell,
    Spells,
    Subterfuge,
    Teleport,
    There,
    Untouchable,
    When,
    Without,
    Worth,
)

COLOUR: Final = BLUE
OTHER_COLOUR: Final = RED
"""The colour given to a second printing of a card, of whose colour nothing is known but that it differs."""
POWER: Final = 2
TEAM: Final = "?"

_MAGE = ("colour", "team")
_SPELL = ("colour", "power")
Known = tuple[Card, tuple[str, ...]]
"""A card, and the names of those of its fields that no source tells."""


def _mage(name: str, title: str, code: str, lost: tuple[str, ...], *effects: Effect) -> Known:
    return Mage(name, title, (COLOUR,), TEAM, effects, code=code), lost


def _spell(name: str, code: str, lost: tuple[str, ...], *effects: Effect, fr: str = "") -> Known:
    names = (("fr", fr),) if fr else ()
    return Spell(name, POWER, (COLOUR,), effects, code, names), lost


def _castle(name: str, code: str, lost: tuple[str, ...], *effects: Effect) -> Known:
    return Castle(name, (COLOUR,), effects, code), lost


def _both_hold(colour: Colour) -> Both:
    """The condition that the Mage and the opposite one possess a Diamagic of this colour."""
    mine, other = Mages("own", "here", holding=colour), Mages("enemy", "opposite", holding=colour)
    return Both((There(mine), There(other)))


_DRAGON = Spells(named="Drago di Ferro")
_OF_FOUR = Spells("enemy", "cast", power=4)
_TOPOLINO = Mages(named="Topolino", holding="any")
_ANCIENT = "Draghi Antichi"

KNOWN: Final[tuple[Known, ...]] = (
    _mage("Neraja", "Strega Feroce", "T-7", (*_MAGE, "ability")),
    _mage("Pippo", "Mago di Terzo Livello", "T-6", (*_MAGE, "condition"), May(Teleport())),
    _mage("Nereus", "Mago Sapiente", "T-141", (*_MAGE, "ability")),
    (
        Mage(
            "Topolino",
            "Stregone Supremo",
            (GREEN,),
            TEAM,
            tuple(If(_both_hold(colour), MakesSimple(Mages(colour=colour))) for colour in DIAMAGICS),
            code="EO-20",
        ),
        ("team", "condition"),
    ),
    _mage("Yomper", "Mago Pasticcione", "T-131", (*_MAGE, "ability")),
    _mage(
        "Pippo",
        "Mago Ingegnere",
        "EO-5",
        (*_MAGE, "ability"),
        If(
            There(Mages("own", "here", holding="any")),
            Rendered(Spells("own", by=CASTER, named="Drago di Ferro"), Continuous()),
        ),
    ),
    _mage(
        "Paperino",
        "Mago Indebitato",
        "TD3-3",
        _MAGE,
        Gains(Spells("own", "cast", by=CASTER, power=4), Subterfuge()),
    ),
    _mage("Macchia Nera", "Signore degli Inganni", "O-151", (*_MAGE, "condition"), MayHide()),
    _mage("Zaius", "Drago Impetuoso", "EO-2", (*_MAGE, "ability"), Pay(1, ForNow(Plus(THAT, 1)))),
    _mage(
        "Macchia Nera",
        "Creatura d'Ombra",
        "TD1-2",
        _MAGE,
        MayHide(),
        Plus(Spells("own", "hidden", by=CASTER), 1),
    ),
    _mage("Topolino", "Mago Aggressivo", "T-144", _MAGE, Possesses(BLUE)),
    (
        Mage(
            "Dreadking",
            "Supremo Dominatore",
            (COLOUR,),
            _ANCIENT,
            (
                Immune(CASTER, Spells()),
                If(AtLeast(Count(Mages("own", team=_ANCIENT)), 3), Possesses(RED)),
            ),
            code="EO-153",
        ),
        ("colour", "condition"),
    ),
    _mage(
        "Pippo",
        "Stregone con Borsa Magica",
        "O-10",
        _MAGE,
        If(There(Castles(colour=YELLOW)), May(ForNow(Immune(THAT, Spells("enemy"))))),
    ),
    _mage(
        "Garubashi",
        "Mago Colossale",
        "T-129",
        (*_MAGE, "condition"),
        Rendered(Spells("own", "hidden", by=CASTER, simple=True), Continuous()),
    ),
    _castle("Rocca di Crow", "O-141", ("colour", "effect"), Minus(Spells(colour=YELLOW), 1)),
    _castle("Bastione del Drago", "T-151", ("colour", "effect"), MakesSimple(_DRAGON)),
    _castle(
        "Stanza Girevole",
        "T-139",
        ("colour", "condition"),
        When(Casts(OWN_MAGES), May(ChangePlaces(OWN_MAGES, OWN_MAGES))),
    ),
    _castle("Arena dei Desideri", "T-128", ("colour", "amount"), Plus(Spells(simple=True, power=2), 1)),
    (
        Code(
            "Non Serve la Magia",
            Mages(),
            (When(Casts(), May((Annul(THAT), ForNow(Worth(THAT, 3))))),),
            "RDA-72",
        ),
        ("condition",),
    ),
    _spell("Castel Shift", "O-30", (*_SPELL, "effect")),
    (Spell("Castel Shift", POWER, (OTHER_COLOUR,), (), "O-112"), (*_SPELL, "effect")),
    _spell("Gigantismo", "T-52", (*_SPELL, "effect"), Subterfuge()),
    _spell("Gigantismo", "EO-94", (*_SPELL, "effect")),
    _spell("Luce Abbagliante", "O-40", (*_SPELL, "effect")),
    _spell("Luce Abbagliante", "EO-25", (*_SPELL, "effect")),
    _spell("Sdoppiamento", "T-32", _SPELL, Draw(2)),
    _spell("Bagliore Accecante", "O-89", (*_SPELL, "effect"), Minus(Spells("enemy"), 1)),
    _spell("Livello Superiore", "RDA-12", _SPELL, LoseDiamagic(One(_TOPOLINO)), GiveDiamagic(SAME, BLUE)),
    _spell("Ciotola Parlante", "EO-42", _SPELL),
    _spell("Salsicce Stritolanti", "EO-162", (*_SPELL, "effect"), Untouchable()),
    _spell(
        "Destriero di Fuoco",
        "EO-20",
        (*_SPELL, "condition"),
        Continuous(),
        When(Casts(Mages("enemy")), Teleport()),
    ),
    _spell("Dissolvenza", "T-18", (*_SPELL, "amount"), IfHidden(Plus(THIS, 1))),
    _spell("Incanto Ciarliero", "T-20", _SPELL, CannotHide(ALL_MAGES)),
    _spell("Sifone Mistico Tipo Gormex", "T-59", (*_SPELL, "amount"), Worth(_OF_FOUR, 1)),
    _spell("Catena del Dominatore", "O-91", (*_SPELL, "condition"), Worth(_OF_FOUR, 0)),
    (
        Spell("Inganno Mutevole", 0, (COLOUR,), (Adds(THIS, PowerOf(OPPOSITE_SPELLS)),), "O-37"),
        ("colour",),
    ),
    _spell("Sifone Mistico Tipo Trappola", "EO-35", (*_SPELL, "effect"), Without(OPPOSITE_SPELLS)),
    _spell("Sifone Mistico Tipo Vortex", "", (*_SPELL, "effect"), fr="Siphon Mystique Vortex"),
    _spell("Drago di Ferro", "TD3-27", (*_SPELL, "effect")),
    (Spell("Orda di Orchetti-Faina", 4, (COLOUR,), (), "O-75"), ("colour", "effect")),
    _spell("Spreco di Forze", "EO-37", (*_SPELL, "condition"), Annul(OPPOSITE_SPELLS)),
    _spell("Gabbia Oscura", "O-93", _SPELL, Block()),
    _spell("Barriera di Pietre", "O-58", _SPELL, Reveal()),
    _spell("Inganno Sottile", "T-146", _SPELL, Confuse()),
    _spell(
        "Roknar",
        "T-123",
        (*_SPELL, "amount"),
        Continuous(),
        Minus(Spells("enemy", "cast", by=OPPOSITE, power=4), 1),
    ),
    _spell("Bolla Impenetrabile", "EO-91", (*_SPELL, "effect"), Continuous()),
    _spell("Trasferire Diamagic", "", _SPELL, Exchange()),
    _spell("Bilancia dell'Equilibrio", "T-136", (*_SPELL, "effect"), Subterfuge()),
    _spell("Leggerezza", "T-24", (*_SPELL, "condition"), Immune(OWN_MAGES, Spells("enemy"))),
    _spell("Aiuto Inatteso", "T-116", (*_SPELL, "condition"), Annul(One(Spells("enemy", "cast")))),
    _spell("Alleanza Mistica", "EO-16", _SPELL, CountsAs(ADJACENT)),
    _spell(
        "Ascia Diabolica",
        "O-56",
        (*_SPELL, "amount"),
        If(There(Mages("own", "here", team="Black Phantom")), Plus(THIS, 1)),
    ),
)
"""The real cards, each with the names of its missing facts.

A fact is "colour", "power", "team", "ability", "condition", "effect" or "amount".
"""

CARDS: Final[tuple[Card, ...]] = tuple(card for card, _ in KNOWN)
UNKNOWN: Final[dict[Card, tuple[str, ...]]] = dict(KNOWN)
"""For each real card, the names of its missing facts; `KNOWN` lists these names."""
