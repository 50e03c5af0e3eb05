"""Magecraft to print: its spells, its characters, and its gems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import atan2, cos
from typing import Any, Final

from grimorio.language import translator
from grimorio.printing import faces
from grimorio.printing.emblems import Emblem, letters_of, motif_named, strokes, tinctures
from grimorio.printing.faces import INNER, LEFT, RIGHT
from grimorio.printing.ink import BOLD, DARK, SANS, Ink, mixed, wrapped
from grimorio.printing.sheets import CARD, Pile

Card = Mapping[str, Any]
"""A card as `Game.cards` describes it."""

WHAT: Final = ("spells", "characters", "gems")
PLAYERS: Final = (2, 3, 4)
TOKEN: Final = (20.0, 20.0)
"""Width and height of a gem to cut out, in millimetres."""
OWN_GEMS: Final = 6
"""Of each colour but Dark for each player: bag and HP (MAGE-SETUP-2, MAGE-SETUP-3)."""
ACADEMY_GEMS: Final = 4
"""Of each colour for each player: 8, 12 and 16 in the Academy (MAGE-ACAD-3, MAGE-MULTI-3)."""
PARTS: Final = {"shield": "shield", "magic": "attack", "study": "study", "review": "first", "rest": "waiting"}
"""The parts of a turn, and the icon that stands for each."""
GILT: Final = "#d9a521"
GEM: Final = 5.2
"""Width of a gem on a card, in millimetres."""


def emblem_of(card: Card) -> Emblem:
    """What a card's emblem is drawn from: its words, else its strongest effect and first colour."""
    ours = strokes("games/magecraft")
    icons, cost = card["icons"], card["cost"]
    effects = [name for name in ours["effects"] if name in icons]
    strongest = max(reversed(effects), key=lambda name: icons[name])
    kinds = [name for name in effects for _ in range(icons[name])]
    signs = tuple((ours["signs"][name], 180 * (at + 0.5) / len(kinds)) for at, name in enumerate(kinds))
    first = next((colour for colour in cost if colour != "any"), ours["tincture"][strongest])
    others = [colour for colour in cost if colour != first]
    others += [colour for colour in card.get("study", ()) if colour not in (first, "any")]
    frame, runes = letters_of(card["name"])
    motif = motif_named(card["name"]) or ours["motifs"][strongest][cost[0]]
    if card["kind"] == "character":
        frame = strokes("art")["shield"]
    return Emblem(motif, frame, runes, signs, first, others[0] if others else first)


class Magecraft:
    """Magecraft's sheets.

    Args:
        cards: as `Game.cards` describes them.
        language: of the cards.
        players: for how many there shall be enough.
    """

    def __init__(self, cards: Sequence[Card], language: str, players: int) -> None:
        self.cards = cards
        self.language = language
        self.players = players
        self.say = translator(language, ["magecraft", "print"])

    def piles(self, what: tuple[str, ...] = WHAT) -> list[Pile]:
        """What there is to cut out, of these kinds."""
        made = {"spells": self._spells, "characters": self._characters, "gems": self._gems}
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

    def _gems(self) -> Pile:
        pieces = []
        for colour in strokes("games/magecraft")["gems"]:
            each = ACADEMY_GEMS + OWN_GEMS * (colour != "dark")
            pieces.append((self.players * each, partial(self._token, colour=colour)))
        return Pile(self.say("print-gems"), tuple(pieces), TOKEN)

    # -- cards --------------------------------------------------------------------------------------

    def _spell(self, ink: Ink, card: Card) -> None:
        faces.frame(ink)
        self._head(ink, card, gold=False)
        faces.picture(ink, emblem_of(card), 11.6, 31.6)
        faces.kind(ink, self.say(f"magecraft-type-{card['availability']}"), 46.6)
        self._icons(ink, card["icons"], 52.2)
        faces.words(ink, card["text"][self.language], 56.4, 12.8)
        if card["study"]:
            ink.text(LEFT, 74, self.say("magecraft-study-cost"), BOLD, 2.5, "#5a4932")
            self._cost(ink, card["study"], 73.1)
        ink.line(LEFT, 76.8, RIGHT, 76.8, width=0.15)
        with ink.at(*CARD, turn=180):
            self._head(ink, card, gold=True)

    def _head(self, ink: Ink, card: Card, gold: bool) -> None:
        """Name and cast cost; `gold`: of the mastered side, which stands on its head."""
        room = INNER - len(card["cost"]) * (GEM + 0.4) - 1
        if gold:
            ink.text(LEFT, 10, self.say("magecraft-mastered"), BOLD, 2.2, "#7a520c")
        faces.name(ink, card["names"][self.language], 7.2 if gold else 8.8, room, 3.4 if gold else 4.6)
        self._cost(ink, card["cost"], 7.4, gold)

    def _character(self, ink: Ink, card: Card) -> None:
        faces.frame(ink)
        self._head(ink, card, gold=False)
        faces.picture(ink, emblem_of(card), 11.6, 35)
        faces.kind(ink, self.say("magecraft-character"), 50)
        self._icons(ink, card["icons"], 55.6)
        faces.words(ink, card["text"][self.language], 60, 11)
        ink.line(LEFT, 72, RIGHT, 72, width=0.15)
        faces.words(ink, self.say("magecraft-help-ability"), 72.6, 10.6, 2.7)

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
        """A reminder: what each icon means, in as large a type as there is room for."""
        faces.frame(ink)
        faces.name(ink, title, 8.9, INNER, 4.6)
        ink.line(LEFT, 11, RIGHT, 11, width=0.15)
        size, text = 3.1, [text for _, _, text in rows]
        while True:
            found = [wrapped(one, SANS, size, INNER - 7) for one in text]
            height = sum(size * 1.2 * (len(lines) + 1) + 1.6 for lines in found)
            if height <= 73 or size < 1.8:
                break
            size -= 0.05
        y = 11.6 + (73 - height) / 4
        for (icon, head, _), lines in zip(rows, found, strict=True):
            self._icon(ink, icon, LEFT + 2.4, y + size * 1.3, 5)
            for number, line in enumerate([head, *lines], 1):
                ink.text(LEFT + 7, y + number * size * 1.2, line, SANS if number > 1 else BOLD, size)
            y += size * 1.2 * (len(lines) + 1) + 1.6

    # -- parts of cards -----------------------------------------------------------------------------

    def _cost(self, ink: Ink, cost: list[str], y: float, gold: bool = False) -> None:
        """A cost that ends at the right border; its gems have their middle at `y`."""
        for place, colour in enumerate(reversed(cost)):
            x = RIGHT - GEM / 2 - place * (GEM + 0.4)
            self._slot(ink, colour, x, y, GEM, gold and place == len(cost) - 1)

    def _slot(self, ink: Ink, colour: str, x: float, y: float, size: float, gold: bool) -> None:
        with ink.at(x, y, size / 24), ink.at(-12, -12):
            if colour == "any":
                ink.path("M22 12A10 10 0 1 1 2 12 10 10 0 1 1 22 12Z", "#ffffff", DARK, 1.5, 3)
                ink.path("M12 5.5V18.5M5.5 12H18.5M7.4 7.4 16.6 16.6M16.6 7.4 7.4 16.6", None, DARK, 1.8)
                return
            gem = strokes("games/magecraft")["gems"][colour]
            shape = _polygon(gem["outline"])
            if gold:
                ink.path(shape, None, "#6b4a06", 7.4)
                ink.path(shape, None, GILT, 5.6)
            ink.path(shape, tinctures()[colour]["g1"], DARK, 1.4)
            self._letter(ink, colour, gem["middle"], 13)

    def _letter(self, ink: Ink, colour: str, middle: list[float], size: float) -> None:
        shade = "#ffffff" if colour == "dark" else "#1c1208"
        letter = self.say(f"magecraft-letter-{colour}")
        ink.text(middle[0], middle[1] + 0.33 * size, letter, BOLD, size, shade, "middle")

    def _icons(self, ink: Ink, icons: Mapping[str, int], y: float) -> None:
        """The effects in a row around the middle of the card, each with its number when there are several."""
        shown = [(name, icons[name]) for name in strokes("games/magecraft")["effects"] if name in icons]
        step = min(16.0, INNER / len(shown))
        x = CARD[0] / 2 - step * (len(shown) - 1) / 2
        for place, (name, times) in enumerate(shown):
            at = x + place * step
            self._icon(ink, name, at if times == 1 else at - 2.4, y, 7)
            if times > 1:
                ink.text(at + 2, y + 1.4, f"×{times}", BOLD, 4)

    def _icon(self, ink: Ink, name: str, x: float, y: float, size: float) -> None:
        with ink.at(x, y, size / 24), ink.at(-12, -12):
            for path in strokes("games/magecraft")["icons"][name]:
                ink.path(path, None, DARK, 1.8)

    # -- gems ---------------------------------------------------------------------------------------

    def _token(self, ink: Ink, colour: str) -> None:
        gem, shades = strokes("games/magecraft")["gems"][colour], tinctures()[colour]
        outline, (mx, my) = gem["outline"], gem["middle"]
        table = [(mx + (x - mx) * gem["table"], my + (y - my) * gem["table"]) for x, y in outline]
        with ink.at(TOKEN[0] / 2, TOKEN[1] / 2, 15.6 / 24), ink.at(-12, -12):
            edge = shades["gm"] if colour != "dark" else "#17103a"
            ink.path(_polygon(outline), edge, edge, 1.6)
            for at, (x, y) in enumerate(outline):
                after = (at + 1) % len(outline)
                nx, ny = outline[after]
                light = cos(atan2((y + ny) / 2 - my, (x + nx) / 2 - mx) + 2.2)
                tone = sum(light <= step for step in (0.6, 0, -0.6))
                ink.path(_polygon([(x, y), (nx, ny), table[after], table[at]]), shades[f"g{tone}"])
            ink.path(_polygon(table), shades["gt"])
            with ink.at(mx, my):
                mark = mixed(shades["gm"], shades["gt"], 0.1)
                lines = {"water": 1.3, "light": 1.0}.get(colour)
                ink.path(gem["mark"], None if lines else mark, mark if lines else None, lines or 0)
        ink.text(1.6, 4.4, self.say(f"magecraft-letter-{colour}"), BOLD, 3.6)


def _polygon(points: list[Any]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"
