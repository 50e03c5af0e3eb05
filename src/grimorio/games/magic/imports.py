"""Read cards from MTGJSON set files and Scryfall bulk files, one after another.

Only one set or card is in memory at a time (ijson), so files of any size can be read. Both forms give the
same: names, cost, type line, size, texts, number and rarity.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import IO, Any, Final

from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.cardset import to_json
from grimorio.games.magic.reading.card import Read, read_card, type_line
from grimorio.kernel.faults import Fault, message_of

WITNESSED: Final = ("7ED", "INV", "PLS", "APC", "ODY", "TOR", "JUD", "ONS", "LGN", "SCG", "8ED")
"""The codes of the sets whose printed English text is read, because its words are close enough to those
of July 2003.
"""

LANGUAGES: Final = {"Italian": "it", "French": "fr", "it": "it", "fr": "fr"}
"""The languages whose card names are kept: for each name of a language in the files, Grimorio's code."""


class NoCards(Fault):
    """The error that a file is no MTGJSON set file and no Scryfall bulk file, or ends too early."""


@dataclass(frozen=True)
class Printed:
    """A card as a file describes it.

    Attributes:
        set: the code of its set, in capitals.
        name: its English name.
        cost: its mana cost, "{1}{G}".
        type_line: its type line as printed, or as of today where the printed one is not known.
        text: its rules text of today.
        printed: its printed English text; "" if it is not known.
        size: its power and toughness as printed; None if it is no creature.
        number, rarity: as printed.
        it, fr: its Italian and French name; "" if they are not known.
    """

    set: str
    name: str
    cost: str
    type_line: str
    text: str
    printed: str = ""
    size: tuple[str, str] | None = None
    number: str = ""
    rarity: str = ""
    it: str = ""
    fr: str = ""

    def read(self) -> Read:
        """Read the card into rules.

        The printed text is used if its set is in `WITNESSED` and it can be read, else the text of today.
        """
        if self.printed and self.set in WITNESSED:
            printed = with_symbols(self.printed)
            witness = read_card(self.name, self.cost, self.type_line, printed, self.size)
            if witness.card is not None:
                return witness
        return read_card(self.name, self.cost, self.type_line, self.text, self.size)

    @property
    def known(self) -> bool:
        """Whether Grimorio has this card already."""
        return self.name in BY_NAME


_SYMBOL: Final = re.compile(r"(?<![A-Za-z])(?:oc?\n?(?:[WUBRGTX]|\d+))+(?![a-z])")


def with_symbols(printed: str) -> str:
    """Return a printed text with symbols as "{2}{W}" and "{T}", which files may write as "o2oW" and "ocT"."""

    def symbols(match: re.Match[str]) -> str:
        signs = re.findall(r"[WUBRGTX]|\d+", match[0])
        return "".join(f"{{{sign}}}" for sign in signs)

    return _SYMBOL.sub(symbols, printed)


def _text(data: dict[str, Any], *names: str) -> str:
    """The text of the first of the fields `names` of `data` that has one; "" if none has."""
    for name in names:
        value = data.get(name)
        if isinstance(value, str | int | Decimal) and value != "":
            return str(value)
    return ""


def _size(data: dict[str, Any]) -> tuple[str, str] | None:
    power, toughness = _text(data, "power"), _text(data, "toughness")
    return (power, toughness) if power and toughness else None


def printed_line(printed: str, today: str) -> str:
    """The type line that counts: the one on the card, if it is known, else today's.

    `printed` and `today` are type lines. Lands whose own text gives them a land type ("is a Lair in addition
    to its land type") have it in today's type line, which counts for them. Today's counts, too, where the
    printed one names a type that no card has any more, if it can be read itself.
    """
    unknown = bool(printed and type_line(printed).unknown) and not type_line(today).unknown
    return today if unknown or today == "Land — Lair" else printed or today


def _from_mtgjson(data: Any, code: str) -> Printed | None:
    """Return the card that `data`, an entry of an MTGJSON file, describes, in the set with the code `code`.

    None if `data` describes no card of its own, such as the second half of a card.
    """
    if not isinstance(data, dict) or data.get("side") not in (None, "a") or not _text(data, "name"):
        return None
    abroad = {
        LANGUAGES[row["language"]]: _text(row, "name")
        for row in data.get("foreignData") or ()
        if isinstance(row, dict) and row.get("language") in LANGUAGES
    }
    return Printed(
        code.upper(),
        _text(data, "name"),
        _text(data, "manaCost"),
        printed_line(_text(data, "originalType"), _text(data, "type")),
        _text(data, "text"),
        _text(data, "originalText"),
        _size(data),
        _text(data, "number"),
        _text(data, "rarity"),
        it=abroad.get("it", ""),
        fr=abroad.get("fr", ""),
    )


def _own_code(data: Any) -> str:
    """Return the code of the set that `data`, a card in an MTGJSON list, names; "OWN" if it names none."""
    return (_text(data, "setCode") if isinstance(data, dict) else "") or "OWN"


def _from_scryfall(data: Any) -> Printed | None:
    """Return the card that `data`, an entry of a Scryfall file, describes.

    An Italian or French card has only its names. None for languages that are not kept, and for data without a
    name or set.
    """
    if not isinstance(data, dict) or not _text(data, "name") or not _text(data, "set"):
        return None
    code, name, language = _text(data, "set").upper(), _text(data, "name"), _text(data, "lang") or "en"
    if language in ("it", "fr"):
        abroad = _text(data, "printed_name")
        names = (abroad, "") if language == "it" else ("", abroad)
        return Printed(code, name, "", "", "", it=names[0], fr=names[1])
    if language != "en":
        return None
    return Printed(
        code,
        name,
        _text(data, "mana_cost"),
        printed_line(_text(data, "printed_type_line"), _text(data, "type_line")),
        _text(data, "oracle_text"),
        _text(data, "printed_text"),
        _size(data),
        _text(data, "collector_number"),
        _text(data, "rarity"),
    )


def _mtgjson(file: IO[bytes]) -> Iterator[Printed]:
    import ijson

    code, waiting = "", []
    for name, value in ijson.kvitems(file, "data", use_float=True):
        if name == "code":
            code = str(value)
        elif name == "cards" and isinstance(value, list):
            waiting = value
        elif isinstance(value, dict) and isinstance(value.get("cards"), list):
            cards = (_from_mtgjson(card, name) for card in value["cards"])
            yield from (card for card in cards if card is not None)
    for data in waiting:
        card = _from_mtgjson(data, code or _own_code(data))
        if card is not None:
            yield card


def _scryfall(file: IO[bytes]) -> Iterator[Printed]:
    import ijson

    for data in ijson.items(file, "item", use_float=True):
        card = _from_scryfall(data)
        if card is not None:
            yield card


def printed_in(file: IO[bytes]) -> Iterator[Printed]:
    """Yield the cards of an open file, in its order.

    In a file of Scryfall, a card in another language is a further card.

    Raises:
        NoCards: the file has neither form, has no card, or ends too early. The cards before the
            error were yielded.
    """
    import ijson

    first = file.read(1)
    while first.isspace():
        first = file.read(1)
    file.seek(0)
    cards = _scryfall(file) if first == b"[" else _mtgjson(file)
    count = 0
    try:
        for card in cards:
            count += 1
            yield card
    except (ijson.JSONError, UnicodeDecodeError) as error:
        problem, reason = "the file is damaged: {reason}", str(error).splitlines()[0]
        raise NoCards(problem, "set-damaged", reason=reason) from None
    if not count:
        raise NoCards("no cards", "set-no-cards")


def merged(cards: Iterator[Printed]) -> dict[str, dict[str, Printed]]:
    """Return the cards as {code of the set: {English name: card}}.

    Further printings of a card in its set only add the names that were missing. Cards without an English
    printing are left out.
    """
    sets: dict[str, dict[str, Printed]] = {}
    for card in cards:
        rows = sets.setdefault(card.set, {})
        had = rows.get(card.name)
        if had is None:
            rows[card.name] = card
            continue
        full, other = (card, had) if had.type_line == "" else (had, card)
        rows[card.name] = replace(full, it=full.it or other.it, fr=full.fr or other.fr)
    return {
        code: english
        for code, rows in sets.items()
        if (english := {name: card for name, card in rows.items() if card.type_line})
    }


@dataclass(frozen=True)
class Imported:
    """The cards of a set that was imported.

    Attributes:
        set: the code of the set.
        cards: pairs (card as the file has it, what was read of its text), in the order of the file.
    """

    set: str
    cards: tuple[tuple[Printed, Read], ...]

    def report(self) -> dict[str, Any]:
        """Return, as JSON data, how many cards were read and can be played, and why the others were
        refused.
        """
        refused = [(card, read.refused) for card, read in self.cards if read.refused is not None]
        unplayable = sum(refusal.problem == "rules" for _, refusal in refused)
        return {
            "set": self.set,
            "cards": len(self.cards),
            "read": len(self.cards) - len(refused) + unplayable,
            "playable": len(self.cards) - len(refused),
            "refused": [
                {
                    "name": card.name,
                    "line": refusal.line,
                    "at": refusal.at,
                    "phrase": refusal.phrase,
                    "expected": list(refusal.expected),
                    "needs": refusal.needs,
                }
                for card, refusal in refused
            ],
        }

    def rows(self) -> list[dict[str, Any]]:
        """Return the cards that can be played and that Grimorio does not have, in the form of card files.

        These are the files of cards of users' own. Each card is JSON data; "italian" and "french" are added
        where its name in them is known.
        """
        return [
            {
                **to_json(read.card),
                **({"italian": card.it} if card.it else {}),
                **({"french": card.fr} if card.fr else {}),
            }
            for card, read in self.cards
            if read.card is not None and not card.known
        ]


BOOSTER: Final = (("common", 11), ("uncommon", 3), ("rare", 1))
"""The rarities of the cards in a booster of an imported set, where it has that many cards of each."""

RARITY: Final = {"uncommon": "uncommon", "rare": "rare", "mythic": "rare", "special": "rare"}
"""For each rarity that the files name, the rarity in our boosters; cards of rarities not named are common."""


def boosters(imported: Imported) -> dict[str, Any] | None:
    """The playable cards of an imported set, basic lands apart, as a set to draft (`decks.card_set.SetData`).

    None if there are none. A booster has fewer cards where the set has too few of a rarity.
    """
    cards = [card for card, read in imported.cards if read.card is not None and not read.card.basic]
    rows = [
        {"name": card.name, "rarity": RARITY.get(card.rarity, "common"), "it": card.it, "fr": card.fr}
        for card in cards
    ]
    counts = Counter(row["rarity"] for row in rows)
    contents = [[rarity, min(count, counts[rarity])] for rarity, count in BOOSTER if counts[rarity]]
    return {"code": imported.set, "cards": rows, "booster": contents} if rows else None


def opened(paths: list[Path]) -> dict[str, dict[str, Printed]]:
    """Read the cards of several files, and return them by the code of the set, then by name.

    Raises:
        NoCards: a file has no cards, the message begins with its name; or no card of any file has a type
            line.
        OSError: a file cannot be read.
    """

    def cards() -> Iterator[Printed]:
        for path in paths:
            with path.open("rb") as file:
                try:
                    yield from printed_in(file)
                except NoCards as error:
                    raise NoCards(
                        "{place}: {problem}", "at", place=str(path), problem=message_of(error)
                    ) from None

    sets = merged(cards())
    if not sets:
        names = ", ".join(str(path) for path in paths)
        problem = '{names}: no card has a type line ("type" or "type_line") and an English name'
        raise NoCards(problem, "set-no-types", names=names)
    return sets
