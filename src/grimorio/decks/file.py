"""Deck files: plain text with one card on each line.

A line is `4 Shock` or `4x Shock`. The sideboard begins after a line `Sideboard` or a blank line, or its lines
begin with `SB:`. Comments begin with `//`; the comment `// NAME: Burn` gives the deck's name. Files of other
programs (`decks.forms`) are read too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from grimorio.decks.deck import Deck, counted, one_line
from grimorio.decks.forms import BadForm, Form, PlainList, Printed, plain_list, written
from grimorio.kernel.faults import Fault, Message, Value, message_of, reason_of
from grimorio.kernel.sizes import DECK, DECK_FILE, DECK_LINE

Part = Literal["main", "sideboard"]
Find = Callable[[str], str]
"""A function that returns the game's own name of a card; it raises LookupError if there is no such card."""

_NAME = re.compile(r"\s*//\s*NAME\s*:(.*)", re.IGNORECASE)
_CARD = re.compile(r"(SB:\s*)?([0-9]{1,9})\s*(?:x\s+|\s)\s*(\S.*)", re.IGNORECASE)

_NUMBERED = re.compile(r"(?:SB:\s*)?[0-9]+(?:x\s+|\s)\s*(\S.*)", re.IGNORECASE)
_HEADINGS: Final = ("sideboard", "réserve", "riserva")
"""How the sideboard is headed: in English, as in all programs, and by its French and Italian names."""

WRONG: Final = 20
"""The most lines of a deck list for which errors are told at once."""


class BadDeck(Fault):
    """An error in a deck file: `file`, `line` (from 1; 0 for the whole file) and `message`."""

    def __init__(self, file: str, line: int, message: str | Message, cause: str = "", **facts: Value) -> None:
        super().__init__(message, cause, **facts)
        self.file = file
        self.line = line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


@dataclass(frozen=True)
class DeckFile:
    """A deck with the lines of its cards in the file.

    Attributes:
        file: the name of the file in messages.
        deck: the deck.
        lines: by part and card, the first line that names the card.
    """

    file: str
    deck: Deck
    lines: dict[tuple[Part, str], int] = field(default_factory=dict)

    def line(self, card: str) -> int:
        """The line that names a card in the main part, or else in the sideboard; 0 if neither has it."""
        return self.lines.get(("main", card)) or self.lines.get(("sideboard", card), 0)


def read(path: Path, find: Find, shown: str | None = None) -> DeckFile:
    """Read a deck file.

    Args:
        path: the file; its name is the deck's name if the file gives none.
        find: returns the game's own name of a card, or raises LookupError.
        shown: the name of the file in messages; the path when None.

    Raises:
        BadDeck: the file cannot be read, or a line is wrong.
    """
    file = str(path) if shown is None else shown
    try:
        with path.open("rb") as opened:
            data = opened.read(DECK_FILE + 1)
        if len(data) > DECK_FILE:
            problem = "expected a deck, found more than {most} kB"
            raise BadDeck(file, 0, problem, "deck-large", most=DECK_FILE // 1000)
    except FileNotFoundError:
        raise BadDeck(file, 0, "no such file", "no-file") from None
    except OSError as error:
        raise BadDeck(file, 0, "cannot be read: {reason}", "unreadable", reason=reason_of(error)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadDeck(file, line, "expected text in UTF-8", "text") from None
    return parse(text, find, file, path.stem)


def parse(text: str, find: Find, file: str = "deck", name: str = "") -> DeckFile:
    """Read the text of a deck file, in any form that `decks.forms` knows.

    If no word marks the sideboard, a blank line between cards begins it.

    Args:
        text: the whole text.
        find: returns the game's own name of a card, or raises LookupError.
        file: the name of the file in messages.
        name: the deck's name if the text gives none.

    Raises:
        BadDeck: a line is wrong.
    """
    try:
        listed = plain_list(text)
    except BadForm as bad:
        raise BadDeck(file, bad.line, message_of(bad)) from None
    return _parse(listed, find, file, name)


def _parse(listed: PlainList, find: Find, file: str, name: str) -> DeckFile:
    """Read the plain list `listed` into a deck; errors name the lines of the original.

    `file` is the name of the file in messages, and `name` the deck's name if the list gives none. Raises
    BadDeck: a line is wrong.
    """
    numbered = zip(listed.lines, listed.text.split("\n"), strict=True)
    rows = [(number, line.strip()) for number, line in numbered]
    for _, row in rows:
        if given := _NAME.match(row):
            name = one_line(given[1])
    rows = [(number, row.split("//")[0].strip()) for number, row in rows if row.split("//")[0] or not row]
    said = any(_heading(row) or row.upper().startswith("SB:") for _, row in rows)
    entries: dict[Part, list[tuple[int, str]]] = {"main": [], "sideboard": []}
    lines: dict[tuple[Part, str], int] = {}
    part: Part = "main"
    gap = False
    for number, row in rows:
        if not row:
            gap = True
            continue
        if _heading(row):
            if part == "sideboard":
                raise BadDeck(file, number, "the sideboard has begun before", "deck-side-before")
            part = "sideboard"
            continue
        if gap and not said and entries["main"]:
            if part == "sideboard":
                problem = "a second blank line: write 'Sideboard' on the line where it begins"
                raise BadDeck(file, number, problem, "deck-blank")
            part = "sideboard"
        gap = False
        side, count, known = _entry(file, number, row, find)
        place: Part = "sideboard" if side else part
        entries[place].append((count, known))
        lines.setdefault((place, known), number)
    if not lines:
        raise BadDeck(file, 0, "expected cards, such as '4 Name'; found none", "deck-no-cards")
    try:
        deck = Deck(name, counted(entries["main"]), counted(entries["sideboard"]))
    except ValueError as error:
        raise BadDeck(file, 0, message_of(error)) from None
    return DeckFile(file, deck, lines)


def _entry(file: str, number: int, row: str, find: Find) -> tuple[bool, int, str]:
    """Read the line `row` as (whether it begins with `SB:`, for the sideboard; its count; its card's name).

    Raises BadDeck, with the file's name `file` and the line's `number`: the line is wrong.
    """
    if len(row) > DECK_LINE:
        problem = "expected a line of at most {most} characters"
        raise BadDeck(file, number, problem, "deck-long-line", most=DECK_LINE)
    card = _CARD.fullmatch(row)
    if card is None or not 1 <= int(card[2]) <= DECK:
        problem = "expected a count from 1 to {most} and a card, such as '4 Name'; found {found}"
        raise BadDeck(file, number, problem, "deck-count-card", most=DECK, found=repr(row))
    try:
        return bool(card[1]), int(card[2]), find(card[3])
    except LookupError as error:
        raise BadDeck(file, number, message_of(error)) from None


def parse_lines(text: str, find: Find) -> tuple[DeckFile | None, list[dict[str, Any]]]:
    """Read a deck list as far as its lines can be read.

    Args:
        text: the whole text.
        find: returns the game's own name of a card, or raises LookupError with similar names as `near`.

    Returns:
        The readable part, or None if no line is readable; and the errors of the other lines, at most `WRONG`,
        as JSON data: "line", "kind" ("line", "unknown" or "empty"), "text", and "near" or "detail".
    """
    try:
        listed = plain_list(text)
    except BadForm as bad:
        return None, [{"line": bad.line, "kind": "line", "text": text.split("\n")[bad.line - 1].strip()[:80]}]
    rows = listed.text.split("\n")
    wrong: list[dict[str, Any]] = []
    while len(wrong) < WRONG:
        places = tuple(range(1, len(rows) + 1))
        try:
            deck_file = _parse(PlainList("\n".join(rows), places), find, "deck", "")
        except BadDeck as bad:
            if not bad.line:
                return None, wrong or [{"line": 0, "kind": "empty", "detail": bad.message}]
            row = rows[bad.line - 1].split("//")[0].strip()
            rows[bad.line - 1] = "//"
            wrong.append(_fault(listed.lines[bad.line - 1], row, find))
        else:
            lines = {card: listed.lines[line - 1] for card, line in deck_file.lines.items()}
            return DeckFile(deck_file.file, deck_file.deck, lines), wrong
    return None, wrong


def _fault(line: int, row: str, find: Find) -> dict[str, Any]:
    """Return what is wrong with the line `row` as JSON data: "line" (its number), "kind" and "text".

    The kind is "unknown" if no card has the name in the line (then "near" has similar names), and "line" if
    it cannot be read.
    """
    named = _NUMBERED.fullmatch(row)
    name = named[1] if named else ""
    try:
        if name:
            find(name)
    except LookupError as unknown:
        return {
            "line": line,
            "kind": "unknown",
            "text": name[:80],
            "near": list(getattr(unknown, "near", ())),
        }
    return {"line": line, "kind": "line", "text": row[:80]}


def _heading(row: str) -> bool:
    return row.rstrip(": ").casefold() in _HEADINGS


def _unknown(card: str) -> tuple[str, str]:
    return "", ""


def write(
    deck: Deck, shown: Callable[[str], str] = str, form: Form = "plain", printed: Printed = _unknown
) -> str:
    """Return a deck as the text of a deck file.

    Args:
        deck: the deck.
        shown: returns the name to write for each card.
        form: the form of the file; other programs have their own.
        printed: returns the set and the number of each card, for forms that have them.
    """
    if form != "plain":
        return written(deck, form, shown, printed)
    lines = [f"// NAME: {one_line(deck.name)}", ""] if deck.name.strip() else []
    lines += [f"{count} {shown(card)}" for count, card in deck.main]
    if deck.sideboard:
        lines += ["", "Sideboard", *(f"{count} {shown(card)}" for count, card in deck.sideboard)]
    return "\n".join(lines) + "\n"
