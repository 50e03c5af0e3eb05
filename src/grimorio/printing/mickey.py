"""Sheets to print for Wizards of Mickey: a deck, and the Diamagics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from grimorio.decks import Deck
from grimorio.language import translator
from grimorio.printing import faces, gems
from grimorio.printing.emblems import Emblem, letters_of, motif_named, seed_of, strokes
from grimorio.printing.faces import INNER, LEFT, RIGHT, Room
from grimorio.printing.ink import BOLD, DARK, Ink
from grimorio.printing.sheets import CARD, Piece, Pile

Card = Mapping[str, Any]
"""A card as `games.mickey.cardset.described` returns it."""

WHAT: Final = ("cards", "diamagics")
DIAMAGICS: Final = ("blue", "yellow", "red", "green")
EACH: Final = 3
"""The number of Diamagics of each colour in the pool (WOM-IT-6.1-1)."""
BADGE: Final = 6.2
"""The width of a colour's badge, in millimetres."""
POWER: Final = 9.0
"""The width of the circle for a Spell's power, in millimetres."""
ROUND: Final = "M24 12A12 12 0 1 1 0 12 12 12 0 1 1 24 12Z"


def emblem_of(card: Card) -> Emblem:
    """The emblem of a card, with frame and runes from its name, and signs from its kind.

    The motif in the middle is the one that the English name suggests, or else one of its kind and colour.
    """
    ours = strokes("games/mickey")
    kind, colours = card["kind"], card["colours"] or ["any"]
    named = card["names"]["en"]
    motifs = ours["motifs"][kind][colours[0]]
    count = 1 + card["power"] % 6 if kind == "spell" else 3
    signs = tuple((ours["signs"][kind], 180 * (at + 0.5) / count) for at in range(count))
    frame, field, runes = letters_of(card["name"])
    if kind == "mage":
        frame = strokes("art")["shield"]
    motif = motif_named(named) or motifs[seed_of(named) % len(motifs)]
    first, second = (ours["tinctures"].get(colours[at], "any") for at in (0, -1))
    return Emblem(motif, frame, field, runes, signs, first, second)


def deck_names(cards: Sequence[Card], deck: Deck) -> set[str]:
    """The names of one prebuilt deck in every language: those of the team after which it is named.

    `cards` are all cards of the game, as `games.mickey.cardset.described` returns them; the translations of
    the team's name are taken from the cards of the team.
    """
    teams = [card["teams"].values() for card in cards if card.get("team") == deck.name]
    return {deck.name, *(name for names in teams for name in names)}


class Mickey:
    """The sheets of a deck.

    Args:
        cards: the cards, as `games.mickey.cardset.described` returns them.
        language: the language of the cards.
        deck: the deck to print, with its Support as sideboard.
    """

    def __init__(self, cards: Sequence[Card], language: str, deck: Deck) -> None:
        self.cards = {card["name"]: card for card in cards}
        self.language = language
        self.deck = deck
        self.say = translator(language, ["print"])

    def piles(self, what: tuple[str, ...] = WHAT) -> list[Pile]:
        """The piles of pieces to cut out, of the kinds in `what`: "cards" and "diamagics" (the tokens)."""
        piles = []
        if "cards" in what:
            team = [card for card in self.cards.values() if card.get("team") == self.deck.name]
            title = team[0]["teams"][self.language] if team else self.deck.name
            piles.append(Pile(title, self._pieces(self.deck.main)))
            if self.deck.sideboard:
                piles.append(Pile(f"{title}, {self.say('print-support')}", self._pieces(self.deck.sideboard)))
        if "diamagics" in what:
            tinctures = strokes("games/mickey")["tinctures"]
            tokens = [
                (
                    EACH,
                    partial(gems.token, tincture=tinctures[colour], letter=self._letter(colour), mark=False),
                )
                for colour in DIAMAGICS
            ]
            piles.append(Pile(self.say("print-diamagics"), tuple(tokens), gems.TOKEN))
        return piles

    def _pieces(self, part: tuple[tuple[int, str], ...]) -> tuple[tuple[int, Piece], ...]:
        cards = [(count, self.cards[key]) for count, key in part]
        return tuple(
            (count, partial(self._castle if card["kind"] == "castle" else self._upright, card=card))
            for count, card in cards
        )

    # -- cards --------------------------------------------------------------------------------------

    def _upright(self, ink: Ink, card: Card) -> None:
        faces.frame(ink)
        called, _, title = card["names"][self.language].partition(", ")
        if card["kind"] != "mage":
            called, title = card["names"][self.language], ""
        power = card.get("power")
        room = INNER - (0 if power is None else POWER + 1)
        faces.name(ink, called, 7.9 if title else 9, room)
        if title:
            faces.name(ink, title[0].upper() + title[1:], 11.3, room, 2.9, 1)
        field = Room(LEFT, 13, INNER, 36)
        faces.picture(ink, emblem_of(card), field)
        self._badges(ink, card, field)
        if power is not None:
            self._power(ink, power)
        faces.kind(ink, self._kind(card), CARD[0] / 2, 52.4)
        ink.line(LEFT, 54, RIGHT, 54, faces.GOLD, 0.15)
        faces.words(ink, card["text"][self.language], Room(LEFT, 54.6, INNER, 28.4), 3.7)

    def _castle(self, ink: Ink, card: Card) -> None:
        """Draw a Castle, which lies on its side (WOM-IT-1.4-3)."""
        height, width = CARD
        with ink.at(height, 0, turn=90):
            faces.frame(ink, width, height)
            faces.name(ink, card["names"][self.language], 9, width - 2 * LEFT)
            field = Room(LEFT, 11.6, 36, 41)
            faces.picture(ink, emblem_of(card), field)
            self._badges(ink, card, field)
            faces.kind(ink, self._kind(card), LEFT + 18, 56.2, 36)
            faces.words(ink, card["text"][self.language], Room(44.4, 11.6, width - LEFT - 44.4, 46), 3.7)

    # -- parts of cards -----------------------------------------------------------------------------

    def _kind(self, card: Card) -> str:
        parts = [self.say(f"print-kind-{card['kind']}")]
        if "teams" in card:
            parts.append(card["teams"][self.language])
        parts += [self.say(f"print-colour-{colour}") for colour in card["colours"]]
        return " · ".join(parts)

    def _power(self, ink: Ink, power: int) -> None:
        """Draw the power in a circle at the top right."""
        with ink.at(RIGHT - POWER / 2, 8.2, POWER / 24), ink.at(-12, -12):
            ink.path(ROUND, "#ffffff", DARK, 1.1)
            with ink.at(12, 12, 0.84), ink.at(-12, -12):
                ink.path(ROUND, None, faces.GOLD, 0.7)
            ink.text(12, 17.2, str(power), BOLD, 15, place="middle")

    def _letter(self, colour: str) -> str:
        return self.say(f"print-letter-{colour}")

    def _badges(self, ink: Ink, card: Card, field: Room) -> None:
        """Draw the colours at the top left of the picture, each as a shape with a letter."""
        tinctures = strokes("games/mickey")["tinctures"]
        for place, colour in enumerate(card["colours"]):
            x, y = field.x + 1.4 + BADGE * (place + 0.5), field.y + 1.4 + BADGE / 2
            gems.flat(ink, tinctures[colour], x, y, self._letter(colour), BADGE)
