"""Sheets to print for Magecraft: spells, characters, boards and gems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from grimorio.language import translator
from grimorio.printing import board, faces, gems
from grimorio.printing.emblems import Emblem, icon, letters_of, motif_named, strokes
from grimorio.printing.faces import BROWN, INNER, LEFT, RIGHT, Room
from grimorio.printing.ink import BOLD, SANS, Ink, fitted, wrapped
from grimorio.printing.sheets import CARD, Pile

Card = Mapping[str, Any]
"""A card as `Game.cards` returns it."""

WHAT: Final = ("spells", "characters", "boards", "gems")
OWN_GEMS: Final = 6
"""How many gems of each colour but Dark a player has, in bag and HP together (MAGE-SETUP-2, MAGE-SETUP-3)."""
ACADEMY_GEMS: Final = 4
"""How many gems of each colour the Academy has for each player (MAGE-ACAD-3, MAGE-MULTI-3)."""
PARTS: Final = {"shield": "shield", "magic": "attack", "study": "study", "review": "first", "rest": "waiting"}
"""The parts of a turn, each with the icon that stands for it."""


def emblem_of(card: Card) -> Emblem:
    """The emblem of a card, with frame and runes from its name, and signs from its effects.

    The motif in the middle is the one that the name suggests, or else that of its strongest effect and first
    colour.
    """
    ours = strokes("games/magecraft")
    icons, cost = card["icons"], card["cost"]
    effects = [name for name in ours["effects"] if name in icons]
    strongest = max(reversed(effects), key=lambda name: icons[name])
    kinds = [name for name in effects for _ in range(icons[name])]
    signs = tuple((ours["signs"][name], 180 * (at + 0.5) / len(kinds)) for at, name in enumerate(kinds))
    first = next((colour for colour in cost if colour != "any"), ours["tincture"][strongest])
    others = [colour for colour in cost if colour != first]
    others += [colour for colour in card.get("study", ()) if colour not in (first, "any")]
    frame, field, runes = letters_of(card["name"])
    motif = motif_named(card["name"]) or ours["motifs"][strongest][cost[0]]
    if card["kind"] == "character":
        frame = strokes("art")["shield"]
    return Emblem(motif, frame, field, runes, signs, first, others[0] if others else first)


class Magecraft:
    """The sheets of Magecraft.

    Args:
        cards: the cards, as `Game.cards` returns them.
        language: the language of the cards.
        players: the number of players for whom the sheets are enough.
    """

    def __init__(self, cards: Sequence[Card], language: str, players: int) -> None:
        self.cards = cards
        self.language = language
        self.players = players
        self.say = translator(language, ["magecraft", "print"])

    def piles(self, what: tuple[str, ...] = WHAT) -> list[Pile]:
        """The piles of pieces to cut out: one for each kind of piece in `what`, in the order of `WHAT`."""
        made = {
            "spells": self._spells,
            "characters": self._characters,
            "boards": self._boards,
            "gems": self._gems,
        }
        return [made[kind]() for kind in WHAT if kind in what]

    def _spells(self) -> Pile:
        spells = [card for card in self.cards if card["kind"] == "spell"]
        pieces = [(self.players, partial(self._spell, card=card)) for card in spells]
        return Pile(self.say("print-spells"), tuple(pieces))

    def _characters(self) -> Pile:
        people = [card for card in self.cards if card["kind"] == "character"]
        sheets = [(1, partial(self._character, card=card)) for card in people]
        helps = [(self.players, self._effects), (self.players, self._turn)]
        return Pile(self.say("print-characters"), (*sheets, *helps))

    def _boards(self) -> Pile:
        piece = partial(board.draw, say=self.say)
        return Pile(self.say("print-boards"), ((self.players, piece),), board.SIZE)

    def _gems(self) -> Pile:
        pieces = []
        for colour in strokes("art")["gems"]:
            each = ACADEMY_GEMS + OWN_GEMS * (colour != "dark")
            token = partial(gems.token, tincture=colour, letter=self.say(f"magecraft-letter-{colour}"))
            pieces.append((self.players * each, token))
        return Pile(self.say("print-gems"), tuple(pieces), gems.TOKEN)

    # -- cards --------------------------------------------------------------------------------------

    def _spell(self, ink: Ink, card: Card) -> None:
        faces.frame(ink)
        self._head(ink, card, gold=False)
        faces.picture(ink, emblem_of(card), Room(LEFT, 11.6, INNER, 31.6))
        faces.kind(ink, self.say(f"magecraft-type-{card['availability']}"), CARD[0] / 2, 46.6)
        self._icons(ink, card["icons"], 52.2)
        faces.words(ink, card["text"][self.language], Room(LEFT, 56.4, INNER, 12.8))
        if card["study"]:
            said, room = self.say("magecraft-study-cost"), self._beside(card["study"])
            ink.text(LEFT, 74, said, BOLD, fitted(said, BOLD, 2.5, room), BROWN)
            self._cost(ink, card["study"], 73.1)
        ink.line(LEFT, 76.8, RIGHT, 76.8, width=0.15)
        with ink.at(*CARD, turn=180):
            self._head(ink, card, gold=True)

    def _head(self, ink: Ink, card: Card, gold: bool) -> None:
        """Write the name and the cast cost of a card.

        With `gold` they are those of a spell's mastered side; the caller has turned the canvas for it.
        """
        room = self._beside(card["cost"])
        if gold:
            faces.name(ink, card["names"][self.language], 7.2, room, 3.4, 1)
            ink.text(LEFT, 10, self.say("magecraft-mastered"), BOLD, 2.2, "#7a520c")
        else:
            faces.name(ink, card["names"][self.language], 8.8, room)
        self._cost(ink, card["cost"], 7.4, gold)

    def _character(self, ink: Ink, card: Card) -> None:
        faces.frame(ink)
        self._head(ink, card, gold=False)
        faces.picture(ink, emblem_of(card), Room(LEFT, 11.6, INNER, 35))
        faces.kind(ink, self.say("magecraft-character"), CARD[0] / 2, 50)
        self._icons(ink, card["icons"], 55.6)
        faces.words(ink, card["text"][self.language], Room(LEFT, 60, INNER, 11))
        ink.line(LEFT, 72, RIGHT, 72, width=0.15)
        faces.words(ink, self.say("magecraft-help-ability"), Room(LEFT, 72.6, INNER, 10.6), 2.7)

    def _effects(self, ink: Ink) -> None:
        rows = [
            (name, self.say(f"magecraft-icon-{name}"), self.say(f"magecraft-icon-help-{name}"))
            for name in strokes("games/magecraft")["effects"]
        ]
        self._rows(ink, self.say("magecraft-help-icons-title"), rows)

    def _turn(self, ink: Ink) -> None:
        rows = [
            (icon, self.say(f"magecraft-help-{part}-title"), self.say(f"magecraft-help-{part}"))
            for part, icon in PARTS.items()
        ]
        self._rows(ink, self.say("magecraft-help-turn-title"), rows)

    def _rows(self, ink: Ink, title: str, rows: list[tuple[str, str, str]]) -> None:
        """Draw a reminder card with the heading `title`, in type as large as fits.

        Each of its rows is (name of the icon, heading, text).
        """
        faces.frame(ink)
        faces.name(ink, title, 8.9, INNER)
        ink.line(LEFT, 11, RIGHT, 11, width=0.15)
        size, text = 3.1, [text for _, _, text in rows]
        while True:
            columns = [wrapped(meaning, SANS, size, INNER - 7) for meaning in text]
            height = sum(size * 1.2 * (len(lines) + 1) + 1.6 for lines in columns)
            if height <= 73 or size < 1.8:
                break
            size -= 0.05
        y = 11.6 + (73 - height) / 4
        for (sign, head, _), lines in zip(rows, columns, strict=True):
            icon(ink, sign, LEFT + 2.4, y + size * 1.3, 5)
            for number, line in enumerate([head, *lines], 1):
                ink.text(LEFT + 7, y + number * size * 1.2, line, SANS if number > 1 else BOLD, size)
            y += size * 1.2 * (len(lines) + 1) + 1.6

    # -- parts of cards -----------------------------------------------------------------------------

    def _beside(self, cost: list[str]) -> float:
        """The width that is left in a line beside a cost, in millimetres."""
        return INNER - len(cost) * (gems.SIZE + 0.4) - 1

    def _cost(self, ink: Ink, cost: list[str], y: float, gold: bool = False) -> None:
        """Draw a cost that ends at the right border, its gems centred at height `y`.

        `gold` adds a golden rim to the first gem.
        """
        for place, colour in enumerate(reversed(cost)):
            x = RIGHT - gems.SIZE / 2 - place * (gems.SIZE + 0.4)
            letter = self.say(f"magecraft-letter-{colour}") if colour != "any" else ""
            gems.flat(ink, colour, x, y, letter, gold=gold and place == len(cost) - 1)

    def _icons(self, ink: Ink, icons: Mapping[str, int], y: float) -> None:
        """Draw a card's icons, with their numbers if greater than 1, in a centred row at height `y`."""
        shown = [(name, icons[name]) for name in strokes("games/magecraft")["effects"] if name in icons]
        step = min(16.0, INNER / len(shown))
        scale = min(1.0, step / 14)
        x = CARD[0] / 2 - step * (len(shown) - 1) / 2
        for place, (name, times) in enumerate(shown):
            with ink.at(x + place * step, y, scale):
                icon(ink, name, 0 if times == 1 else -2.4, 0, 7)
                if times > 1:
                    ink.text(2, 1.4, f"×{times}", BOLD, 4)
