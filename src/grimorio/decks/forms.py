"""Deck files of other programs: which program wrote a text, and the same list as plain lines.

Other programs write a set, and sometimes a collector number, beside each card. Reading ignores both, because
a card is known by its name alone; writing adds them where the game knows them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from grimorio.decks.deck import Cards, Deck, one_line
from grimorio.kernel.faults import Fault, Value

Form = Literal["plain", "mtgo", "dek", "arena", "cockatrice", "forge", "xmage", "mwdeck"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
ENDINGS: Final[dict[Form, str]] = {
    "plain": "txt",
    "mtgo": "txt",
    "dek": "dek",
    "arena": "txt",
    "cockatrice": "cod",
    "forge": "dck",
    "xmage": "dck",
    "mwdeck": "mwDeck",
}
"""The file name ending of each form of deck list, without a dot."""

Printed = Callable[[str], tuple[str, str]]
"""A function that returns the set code and the collector number of a card, each "" where it is not known."""

_MWDECK: Final = re.compile(
    r"(?P<side>SB:\s*)?(?P<count>\d+)\s+\[(?P<set>\w*)\]\s+(?P<name>.*?)(\s+\(\d+\))?"
)
_XMAGE: Final = re.compile(
    r"(?P<side>SB:\s*)?(?P<count>\d+)\s+\[(?P<set>\w*):(?P<number>\w*)\]\s+(?P<name>.*)"
)
_ARENA: Final = re.compile(r"(?P<count>\d+)x?\s+(?P<name>.*?)\s+\((?P<set>\w+)\)(\s+\S+)?")
_FORGE: Final = re.compile(r"(?P<count>\d+)\s+(?P<name>[^|]*)(\|.*)?")
_SECTION: Final = re.compile(r"\[(\w+)\]")
_XML_NAMES: Final = re.compile(r"<\s*(cockatrice_deck|Deck|Cards)\b")


class BadForm(Fault):
    """The error that a deck list is not well formed: its `line`, from 1, and a `message`."""

    def __init__(self, line: int, message: str, cause: str, **facts: Value) -> None:
        super().__init__(message, cause, **facts)
        self.line = line


@dataclass(frozen=True, slots=True)
class PlainList:
    """A deck list in plain lines, which are the lines of `text`.

    `lines` has, for each line of `text`, the number of the line in the original that it comes from, from 1.
    """

    text: str
    lines: tuple[int, ...]


def guess(text: str) -> Form:
    """Return the form of a deck list, guessed by its text; "plain" for plain lists, which Magic Online
    writes too.
    """
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        root = _XML_NAMES.search(text)
        return "cockatrice" if root and root[1] == "cockatrice_deck" else "dek"
    rows = [row.strip() for row in text.split("\n")]
    for row in rows:
        if _XMAGE.fullmatch(row):
            return "xmage"
        if _MWDECK.fullmatch(row):
            return "mwdeck"
        if (section := _SECTION.fullmatch(row)) and section[1].casefold() in ("metadata", "main"):
            return "forge"
        if _ARENA.fullmatch(row) or row in ("Deck", "About"):
            return "arena"
    return "plain"


def plain_list(text: str) -> PlainList:
    """Return a deck list of any form as plain lines, with the number of each line in the original.

    A line that cannot be read stays as it is.

    Raises:
        BadForm: the text is XML that is not well formed, or that declares a document type.
    """
    form = guess(text)
    if form in ("plain", "mtgo"):
        return PlainList(text, tuple(range(1, text.count("\n") + 2)))
    rows = list(_xml_rows(text) if form in ("dek", "cockatrice") else _READERS[form](text))
    rows = rows or [(1, "")]
    return PlainList("\n".join(row for _, row in rows), tuple(line for line, _ in rows))


def _named(name: str) -> str:
    return f"// NAME: {one_line(name)}"


def _bracketed(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of `text`, a list of XMage or Magic Workshop, each as (its number, the plain line).

    In such a list, a set in brackets stands before each name.
    """
    for line, row in enumerate(text.split("\n"), 1):
        row = row.strip()
        if row.upper().startswith("NAME:"):
            yield line, _named(row[5:])
        elif title := re.fullmatch(r"//\s*NAME\s*:(.*)", row, re.IGNORECASE):
            yield line, _named(title[1])
        elif row.upper().startswith(("AUTHOR:", "LAYOUT ")):
            continue
        elif card := _XMAGE.fullmatch(row) or _MWDECK.fullmatch(row):
            yield line, f"{'SB: ' if card['side'] else ''}{card['count']} {card['name']}"
        elif row:
            yield line, row


def _arena(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of `text`, a list of Arena, each as (its number, the plain line).

    Such a list has headings, and a set in parentheses after each name.
    """
    side = False
    for line, row in enumerate(text.split("\n"), 1):
        row = row.strip()
        if row in ("Deck", "Commander", "Companion", "About"):
            side = False
        elif row.casefold().rstrip(":") == "sideboard":
            side = True
        elif row.startswith("Name "):
            yield line, _named(row[5:])
        elif row:
            card = _ARENA.fullmatch(row)
            plain = f"{card['count']} {card['name']}" if card else row
            yield line, f"{'SB: ' if side else ''}{plain}"


def _forge(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of `text`, a list of Forge, each as (its number, the plain line).

    Such a list has sections in brackets, and "|" before each set.
    """
    section = ""
    for line, row in enumerate(text.split("\n"), 1):
        row = row.strip()
        if heading := _SECTION.fullmatch(row):
            section = heading[1].casefold()
        elif section == "metadata":
            if row.casefold().startswith("name="):
                yield line, _named(row[5:])
        elif row:
            card = _FORGE.fullmatch(row)
            plain = f"{card['count']} {card['name']}" if card else row
            yield line, f"{'SB: ' if section == 'sideboard' else ''}{plain}"


_READERS: Final[dict[Form, Callable[[str], Iterator[tuple[int, str]]]]] = {
    "arena": _arena,
    "forge": _forge,
    "xmage": _bracketed,
    "mwdeck": _bracketed,
}


def _xml_rows(text: str) -> list[tuple[int, str]]:
    """Return the cards in `text`, an XML file of Magic Online or Cockatrice, as (number of line, plain line).

    Raises BadForm: the XML is not well formed, or declares a document type.
    """
    rows: list[tuple[int, str]] = []
    title: list[str] = []
    within: list[str] = []
    zone = ""
    parser = expat.ParserCreate()

    def opened(tag: str, fields: dict[str, str]) -> None:
        nonlocal zone
        within.append(tag)
        if tag == "zone":
            zone = fields.get("name", "")
        elif tag in ("Cards", "card"):
            count = fields.get("Quantity" if tag == "Cards" else "number", "")
            side = fields.get("Sideboard", "").casefold() == "true" or zone == "side"
            name = one_line(fields.get("Name" if tag == "Cards" else "name", ""))
            rows.append((parser.CurrentLineNumber, f"{'SB: ' if side else ''}{count} {name}"))

    def said(words: str) -> None:
        if within and within[-1] == "deckname":
            title.append(words)

    def declared(*_: object) -> None:
        raise BadForm(parser.CurrentLineNumber, "a document type is not allowed", "deck-doctype")

    parser.StartElementHandler = opened
    parser.EndElementHandler = lambda _: within.pop()
    parser.CharacterDataHandler = said
    parser.StartDoctypeDeclHandler = declared
    try:
        parser.Parse(text.lstrip("\ufeff \t\r\n"), True)
    except expat.ExpatError as error:
        problem, reason = "expected XML: {reason}", expat.ErrorString(error.code)
        raise BadForm(error.lineno, problem, "deck-xml", reason=reason) from None
    return [(1, _named("".join(title))), *rows] if title else rows


def written(deck: Deck, form: Form, shown: Callable[[str], str], printed: Printed) -> str:
    """Return a deck as the text of another program's file.

    Args:
        deck: the deck; Magic Online's forms do not keep its name.
        form: the form of that program; any but "plain".
        shown: returns the name to write for each card.
        printed: returns the set and the number to write beside each card.
    """
    name = "".join(letter for letter in one_line(deck.name) if letter.isprintable())
    if form == "dek":
        return _dek(deck, shown)
    if form == "cockatrice":
        return _cockatrice(deck, name, shown, printed)
    return "\n".join(_LINES[form](deck, name, shown, printed)) + "\n"


def _dek(deck: Deck, shown: Callable[[str], str]) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", "  <NetDeckID>0</NetDeckID>"]
    for part, side in ((deck.main, "false"), (deck.sideboard, "true")):
        for count, card in part:
            lines.append(
                f'  <Cards CatID="0" Quantity="{count}" Sideboard="{side}" Name={quoteattr(shown(card))} />'
            )
    return "\n".join([*lines, "</Deck>", ""])


def _cockatrice(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> str:
    title = quoteattr(name)[1:-1]
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">']
    lines.append(f"  <deckname>{title}</deckname>")
    for part, zone in ((deck.main, "main"), (deck.sideboard, "side")):
        lines.append(f'  <zone name="{zone}">')
        for count, card in part:
            code, number = printed(card)
            marks = f" setShortName={quoteattr(code)} collectorNumber={quoteattr(number)}" if code else ""
            lines.append(f'    <card number="{count}" name={quoteattr(shown(card))}{marks}/>')
        lines.append("  </zone>")
    return "\n".join([*lines, "</cockatrice_deck>", ""])


Lines = Callable[[Deck, str, Callable[[str], str], Printed], list[str]]
"""A function that writes a deck with a name as lines of text.

Its further arguments return the name that a form shows for a card, and the code of its set with its number.
"""


def _mtgo_lines(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> list[str]:
    def listed(part: Cards) -> list[str]:
        return [f"{count} {shown(card)}" for count, card in part]

    return [*listed(deck.main), *(["", *listed(deck.sideboard)] if deck.sideboard else [])]


def _arena_lines(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> list[str]:
    def listed(part: Cards) -> list[str]:
        rows = [(count, shown(card), *printed(card)) for count, card in part]
        return [
            f"{count} {card} ({code}) {number}".rstrip() if code else f"{count} {card}"
            for count, card, code, number in rows
        ]

    head = ["About", f"Name {name}", ""] if name else []
    side = ["", "Sideboard", *listed(deck.sideboard)] if deck.sideboard else []
    return [*head, "Deck", *listed(deck.main), *side]


def _forge_lines(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> list[str]:
    def listed(part: Cards) -> list[str]:
        return [f"{count} {shown(card)}|{printed(card)[0]}".rstrip("|") for count, card in part]

    head = ["[metadata]", f"Name={name}", "[Main]", *listed(deck.main)]
    return [*head, *(["[Sideboard]", *listed(deck.sideboard)] if deck.sideboard else [])]


def _xmage_lines(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> list[str]:
    lines = [f"NAME:{name}"] if name else []
    for part, mark in ((deck.main, ""), (deck.sideboard, "SB: ")):
        lines += [f"{mark}{count} [{':'.join(printed(card))}] {shown(card)}" for count, card in part]
    return lines


def _mwdeck_lines(deck: Deck, name: str, shown: Callable[[str], str], printed: Printed) -> list[str]:
    lines = [f"// NAME : {name}"] if name else []
    for part, mark in ((deck.main, "    "), (deck.sideboard, "SB:  ")):
        lines += [f"{mark}{count} [{printed(card)[0]}] {shown(card)}" for count, card in part]
    return lines


_LINES: Final[dict[Form, Lines]] = {
    "mtgo": _mtgo_lines,
    "arena": _arena_lines,
    "forge": _forge_lines,
    "xmage": _xmage_lines,
    "mwdeck": _mwdeck_lines,
}
