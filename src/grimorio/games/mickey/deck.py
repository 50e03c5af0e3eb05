"""The rules for building decks in each match, and the offences of a deck against them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grimorio.games.mickey.meaning.shapes import A_SOLITARY, CASTLE, CODE, MAGE, SPELL, Face
from grimorio.games.mickey.options import Choices
from grimorio.games.mickey.words import LEGENDARY

SQUAD: Final = 3
COPIES: Final = 3
SUPPORT: Final = 10
POWER_SUM: Final = 80
SIZES: Final = {"mini": (25, 5), "classic": (40, 8), "official": (40, 8)}
"""(Number of Spells, number of Castles) in a deck, by the kind of match."""


@dataclass(frozen=True, slots=True)
class Offence:
    """A rule of its match that a deck breaks.

    Attributes:
        kind: "squad-size", "spell-count", "castle-count" or "support-size" (a wrong number of cards);
            "same-name" or "same-ability" (of two Mages); "solitary" (a Solitary Mage beside others);
            "places" (two Mages with one fixed place); "copies" (of a Spell) or "castle-copies";
            "colour" (that no Mage has); "power-sum"; "support" (not allowed in this match);
            "support-mage" (a Mage of another team, or of the squad); "codes" (not allowed in this match,
            or more than one); "code-condition"; "several-colours" (of one card).
        rule: id of the rule.
        card: the key of the card, or the name, in question; or "".
        found, wanted: the number in the deck, and the number that is exact, the smallest or the largest.
    """

    kind: str
    rule: str
    card: str = ""
    found: int = 0
    wanted: int = 0


class Parts:
    """A deck sorted into its parts. Each card is given in its compiled form, a `Face`."""

    def __init__(
        self,
        mages: tuple[Face, ...],
        spells: tuple[Face, ...],
        castles: tuple[Face, ...],
        codes: tuple[Face, ...] = (),
        support: tuple[Face, ...] = (),
    ) -> None:
        self.mages = mages
        self.spells = spells
        self.castles = castles
        self.codes = codes
        self.support = support

    @staticmethod
    def of(main: Sequence[Face], support: Sequence[Face] = ()) -> Parts:
        """Sort the cards `main` into a deck's parts by their kinds; `support` are those of the Support."""
        kinds: list[list[Face]] = [[], [], [], []]
        for face in main:
            kinds[face.kind].append(face)
        return Parts(
            tuple(kinds[MAGE]), tuple(kinds[SPELL]), tuple(kinds[CASTLE]), tuple(kinds[CODE]), tuple(support)
        )


def teams(parts: Parts) -> list[str]:
    """The teams that can be declared for a deck (WOM-IT-6.2-1): those of its Mages.

    Where all Mages are Legendary, only `LEGENDARY` can be declared, although no Mage is affiliated to it
    (WOM-IT-10.24-3).
    """
    found = [face.team for face in (*parts.mages, *_of(parts.support, MAGE))]
    return [team for team in dict.fromkeys(found) if team != LEGENDARY] or [LEGENDARY]


def offences(parts: Parts, choices: Choices, team: str = "", swapped: bool = False) -> tuple[Offence, ...]:
    """All offences of a deck against the rules of its match; empty for a legal deck.

    Args:
        parts: the deck.
        choices: the options of the game, which name the match and the rulebook.
        team: the declared team; it matters only in an Official match.
        swapped: whether cards of a legal deck were exchanged with the Support. An option says whether the
            Support must then still obey all rules, or only the one about its size (WOM-IT-FAQ-3). Copies of
            Spells are not counted again, since they are counted together with those of the Support.
    """
    wrong = [*_squad(parts, choices), *_spells(parts, choices, swapped), *_castles(parts, choices)]
    wrong += _codes(parts, choices)
    wrong += _support(parts, choices, team, swapped)
    if choices.one_colour:
        everything = (*parts.mages, *parts.spells, *parts.castles, *parts.support)
        for face in dict.fromkeys(everything):
            if face.kind != CODE and len(face.card.colours) > 1:
                wrong.append(Offence("several-colours", "WOM-FR-1.1-2", face.key, len(face.card.colours), 1))
    return tuple(wrong)


def _of(faces: tuple[Face, ...], kind: int) -> list[Face]:
    """Those of the cards `faces` that are of this kind, such as `SPELL`."""
    return [face for face in faces if face.kind == kind]


def _above(faces: tuple[Face, ...], most: int) -> list[tuple[str, int]]:
    """The names of more than `most` of the cards `faces`, each with the number of cards of that name."""
    same = sorted([face.namesake for face in faces])
    if not any(same[place] == same[place + most] for place in range(len(same) - most)):
        return []
    counts: dict[str, int] = {}
    for face in faces:
        counts[face.name] = counts.get(face.name, 0) + 1
    return [(name, number) for name, number in counts.items() if number > most]


def _squad(parts: Parts, choices: Choices) -> list[Offence]:
    """The offences of the squad against the rules of the match."""
    mages = parts.mages
    wrong: list[Offence] = []
    if len(mages) != SQUAD:
        wrong.append(Offence("squad-size", "WOM-IT-1.2-2", "", len(mages), SQUAD))
    alone = [face for face in mages if face.actions & A_SOLITARY]
    equal = len(mages) > 0 and all(face.who == mages[0].who for face in mages)
    if alone and (len(alone) != len(mages) or not equal):
        wrong.append(Offence("solitary", "WOM-IT-9.12-1", alone[0].key, len(alone), SQUAD))
    if not (alone and equal and choices.solitary_is_exception):
        for name, number in _above(mages, 1):
            wrong.append(Offence("same-name", "WOM-IT-1.2-3", name, number, 1))
        if choices.official:
            wrong += _abilities(mages)
    places: list[int] = []
    for face in mages:
        if face.place >= 0 and face.place not in places:
            places.append(face.place)
            number = sum([other.place == face.place for other in mages])
            if number > 1:
                wrong.append(Offence("places", "WOM-IT-10.12-1", face.key, number, 1))
    return wrong


def _abilities(mages: tuple[Face, ...]) -> list[Offence]:
    """An offence for each Mage with the same effects as one before it (WOM-IT-4.1-2)."""
    found: list[Offence] = []
    for index, face in enumerate(mages):
        if not face.plain and any(face.ability == other.ability for other in mages[:index]):
            found.append(Offence("same-ability", "WOM-IT-4.1-2", face.key, 2, 1))
    return found


def colours_of(mages: tuple[Face, ...]) -> int:
    """A bit mask of all colours that the Mages have."""
    found = 0
    for face in mages:
        found |= face.colours
    return found


def colour_fits(spell: Face, colours: int, choices: Choices) -> bool:
    """Whether a Spell may be in a deck with Mages of these colours (WOM-IT-4.1-6).

    By the options of the game (`choices`) all colours of the Spell must be among them, or one is enough.
    """
    if choices.every_colour:
        return not spell.colours & ~colours
    return spell.colours & colours != 0


def _spells(parts: Parts, choices: Choices, swapped: bool) -> list[Offence]:
    """The offences of the deck's Spells against the rules of the match; `swapped` is that of `offences`."""
    wanted = SIZES[choices.values["match"]][0]
    wrong: list[Offence] = []
    if len(parts.spells) != wanted:
        rule = "WOM-FR-4.1-2" if choices.mini else "WOM-IT-4.1-4"
        wrong.append(Offence("spell-count", rule, "", len(parts.spells), wanted))
    if not swapped:
        spells, rule = parts.spells, "WOM-IT-4.1-5"
        if choices.official:
            spells, rule = (*spells, *_of(parts.support, SPELL)), "WOM-IT-4.1-15"
        for name, number in _above(spells, COPIES):
            wrong.append(Offence("copies", rule, name, number, COPIES))
    colours = colours_of(parts.mages)
    for face in dict.fromkeys([face for face in parts.spells if not colour_fits(face, colours, choices)]):
        wrong.append(Offence("colour", "WOM-IT-4.1-6", face.key))
    power = 0
    for face in parts.spells:
        power += face.power
    if choices.official and power > POWER_SUM:
        wrong.append(Offence("power-sum", "WOM-IT-4.1-7", "", power, POWER_SUM))
    return wrong


def _castles(parts: Parts, choices: Choices) -> list[Offence]:
    """The offences of the deck's Castles against the rules of the match."""
    wanted = SIZES[choices.values["match"]][1]
    found: list[Offence] = []
    if len(parts.castles) != wanted:
        rule = "WOM-FR-4.1-4" if choices.mini else "WOM-IT-4.1-8"
        found.append(Offence("castle-count", rule, "", len(parts.castles), wanted))
    castles, rule = parts.castles, "WOM-IT-1.4-2"
    if choices.official and choices.castles_with_support:
        castles, rule = (*castles, *_of(parts.support, CASTLE)), "WOM-FR-4.2-11"
    for name, number in _above(castles, 1):
        found.append(Offence("castle-copies", rule, name, number, 1))
    return found


def _codes(parts: Parts, choices: Choices) -> list[Offence]:
    """The offences of the Codes in a deck: too many, or a Mage that does not meet the Code's condition."""
    codes = parts.codes
    if not codes:
        return []
    if not choices.codes or not choices.official:
        return [Offence("codes", "WOM-FR-1.1-1", codes[0].key, len(codes), 0)]
    if len(codes) > 1:
        return [Offence("codes", "WOM-IT-4.1-10", codes[1].key, len(codes), 1)]
    return [
        Offence("code-condition", "WOM-IT-4.1-10", face.key)
        for face in _of((*parts.mages, *parts.support), MAGE)
        if not meets(codes[0], face)
    ]


def meets(code: Face, mage: Face) -> bool:
    """Whether a Mage meets the condition of a Code (WOM-IT-4.1-10) on colour, team and name."""
    wanted, card = code.wanted, mage.card
    return wanted is not None and (
        (wanted.colour is None or wanted.colour in card.colours)
        and (wanted.team is None or wanted.team == card.team)
        and (wanted.named is None or wanted.named in card.name)
    )


def _support(parts: Parts, choices: Choices, team: str, swapped: bool) -> list[Offence]:
    """The offences of the Support. `team` and `swapped` are those of `offences`."""
    support = parts.support
    if not support:
        return []
    if not choices.official:
        return [Offence("support", "WOM-FR-4.2-7", "", len(support), 0)]
    wrong: list[Offence] = []
    if len(support) > SUPPORT or (len(support) < SUPPORT and choices.values["support-size"] == "ten"):
        wrong.append(Offence("support-size", "WOM-IT-4.1-11", "", len(support), SUPPORT))
    if swapped and choices.values["after-swap"] == "free":
        return wrong
    squad = [face.who for face in parts.mages]
    colours = colours_of((*parts.mages, *_of(support, MAGE)))
    for face in support:
        if face.kind == MAGE and team and face.team != team:
            wrong.append(Offence("support-mage", "WOM-IT-4.1-12", face.key))
        elif face.kind == MAGE and face.who in squad:
            wrong.append(Offence("support-mage", "WOM-IT-4.1-13", face.key))
        elif face.kind == SPELL and not colour_fits(face, colours, choices):
            wrong.append(Offence("colour", "WOM-IT-4.1-14", face.key))
        elif face.kind == CODE:
            wrong.append(Offence("codes", "WOM-IT-4.1-11", face.key))
    return wrong
