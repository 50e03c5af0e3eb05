"""Functions that read the abilities in English card texts, one paragraph at a time.

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, get_args

from grimorio.games.magic.reading import (
    amounts,
    conditions,
    differences,
    effects,
    graveyards,
    nouns,
    players,
    statics,
)
from grimorio.games.magic.reading.effects import made
from grimorio.games.magic.reading.engine import NAME, Found, Reading, Text, Values, all_rows, value_of
from grimorio.games.magic.reading.nouns import KEYWORDS
from grimorio.games.magic.reading.statics import full_stop
from grimorio.games.magic.words import (
    Activated,
    Anyone,
    BecomesBlocked,
    Blocks,
    IfSo,
    Keywords,
    KickedByEntersWith,
    Modes,
    Spell,
    State,
    Threshold,
    Trigger,
    Triggered,
)
from grimorio.games.magic.words.mechanisms import Mechanism
from grimorio.games.magic.words.rows import Row

BASIC_LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
TIMINGS: Final = {
    "your turn": " Play this ability only during your turn.",
    "your upkeep": " Play this ability only during your upkeep.",
    "as a sorcery": " Play this ability only any time you could play a sorcery.",
    "": "",
}


# -- events ----------------------------------------------------------------------------------------


@cache
def _event_rows() -> tuple[tuple[Any, Row], ...]:
    return all_rows(get_args(Trigger))


def events(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of the events that trigger an ability, such as "whenever a creature attacks or
    blocks". Each reading is a tuple of events.
    """
    for first, end in text.read("events of one", at):
        yield first, end
        begin = text.literal(" or ", end)
        for second, last in text.read("events", begin) if begin is not None else ():
            yield (*first, *second), last


def events_of_one(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of the event, or the events of one subject, that trigger an ability.

    Examples: "at end of turn", "when it comes into play or attacks". Each reading is a tuple of events.
    """
    for word, row in _event_rows():
        if not row.subject:
            for values, end in text.row(row, row.parts, at, word):
                yield (word(**values),), end
    for start in (text.literal("whenever ", at), text.literal("when ", at)):
        if start is None:
            continue
        for state, end in text.read("condition", start):
            yield (State(state),), end
        for word, row in _event_rows():
            for values, end in text.parts(row.subject, start, {}, word) if row.subject else ():
                space = text.literal(" ", end)
                if space is not None:
                    yield from _verbs(text, space, row, values)
                yield from _subjects(text, end, row, word, values)


def _subjects(text: Text, at: int, row: Row, word: Any, values: Values) -> Iterator[Found]:
    """Yield the readings of " or", a second subject and the verbs of both, as tuples of events.

    They begin at the index `at`. Example: "~ or another Goblin comes into play". The first subject was read
    as `values` by the row `row` of the class `word`.
    """
    begin = text.literal(" or ", at)
    for more, end in text.parts(row.subject, begin, {}, word) if begin is not None else ():
        space = text.literal(" ", end)
        if space is not None and more != values:
            both = zip(_verbs(text, space, row, values), _verbs(text, space, row, more), strict=True)
            yield from (((*first, *second), last) for (first, last), (second, _) in both)


def _verbs(text: Text, at: int, subject: Row, values: Values) -> Iterator[Found]:
    """Yield the readings of the verbs that follow a subject, as tuples with an event for each verb.

    `subject` is the row (a sentence with slots) by whose first part the subject was read, and `values` has
    the values of fields that were read in it.
    """
    for word, row in _event_rows():
        if row.subject != subject.subject:
            continue
        given = {name: value_of(value) for name, value in (*row.fits, *row.sets)}
        for matched, end in text.parts(row.parts, at, {**given, **values}, word):
            first = made(word, matched)
            if first is None:
                continue
            yield (first,), end
            begin = text.literal(" or ", end)
            for more, last in _verbs(text, begin, row, values) if begin is not None else ():
                yield (first, *more), last
                if isinstance(first, Blocks) and first.whom is None and isinstance(more[0], BecomesBlocked):
                    yield (replace(first, whom=more[0].by), *more), last


# -- paragraphs ------------------------------------------------------------------------------------


def triggered(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a triggered ability at the index `at`, each as a `Triggered`.

    Its text begins with its events.
    """
    for on, end in text.read("events", at):
        begin = text.literal(", ", end)
        if begin is None:
            continue
        for deeds, last in text.read("effects", begin):
            if isinstance(deeds[0], IfSo) and not deeds[0].otherwise:
                continue  # the condition belongs to the ability
            for stop in full_stop(text, last):
                yield Triggered(on, deeds), stop
                if "your graveyard" in text.text:
                    yield Triggered(on, deeds, from_graveyard=True), stop
        if_ = text.literal("if ", begin)
        for when, behind in text.read("condition", if_) if if_ is not None else ():
            start = text.literal(", ", behind)
            for deeds, last in text.read("effects", start) if start is not None else ():
                yield from ((Triggered(on, deeds, when), stop) for stop in full_stop(text, last))


def cost_parts(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an activated ability's cost, such as "{1}{B}, {T}, Sacrifice a creature".

    Each reading is a tuple with one cost for each part between commas.
    """
    for part, end in (*text.read("symbols", at), *text.read("cost", at)):
        yield (part,), end
        begin = text.literal(", ", end)
        for more, last in text.read("cost parts", begin) if begin is not None else ():
            yield (part, *more), last


def activated(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an activated ability at the index `at`, each as an `Activated`.

    Its text is "cost: effect".
    """
    for parts, end in text.read("cost parts", at):
        begin = text.literal(": ", end)
        for deeds, last in text.read("effects", begin) if begin is not None else ():
            for stop in full_stop(text, last):
                for word, last_ in _limits(text, Activated(parts, deeds), stop):
                    yield word, last_
                    yield from _from_graveyard(text, replace(word, from_graveyard=True), last_)


def _limits(text: Text, word: Activated, at: int) -> Iterator[tuple[Activated, int]]:
    """Yield the ability `word` with the limits that the sentences at the index `at` set to playing it.

    Each comes with the index behind these sentences.
    """
    for only, said in TIMINGS.items():
        timed = text.literal(said, at)
        if timed is None:
            continue
        limited = replace(word, only=only)  # type: ignore[arg-type]
        yield limited, timed
        once = text.literal(" Play this ability only once each turn.", timed)
        if once is not None:
            yield replace(limited, once=True), once
        for start, often in ((timed, False), *([(once, True)] if once is not None else [])):
            if_ = text.literal(" Play this ability only if ", start)
            for when, end in text.read("condition", if_) if if_ is not None else ():
                for stop in full_stop(text, end):
                    yield replace(limited, once=often, when=when), stop


def _from_graveyard(text: Text, word: Activated, at: int) -> Iterator[Found]:
    if "your graveyard" in text.text:
        yield word, at
        end = text.literal(f" Play this ability only if {NAME} is in your graveyard.", at)
        if end is not None:
            yield word, end


def spell(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a paragraph of an instant or sorcery that begins at the index `at`.

    Each is a `Spell` (its effects), a `Modes` ("choose one") or another ability, as `paragraph` reads it.
    """
    choose = text.literal("choose one — ", at)
    if choose is not None:
        for modes, end in text.read("modes", choose):
            yield from ((Modes(modes), stop) for stop in full_stop(text, end))
    for deeds, end in text.read("effects", at):
        yield from ((Spell(deeds), stop) for stop in full_stop(text, end))
    yield from text.read("paragraph", at)


def modes(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of the modes that begin at the index `at`, after "choose one — ".

    Each is a tuple with, for each mode, a tuple of its effects.
    """
    for first, end in text.read("effects", at):
        begin = text.literal("; or ", end)
        if begin is None:
            yield (first,), end
            between = text.literal("; ", end)
            begin = between
        for more, last in text.read("modes", begin) if begin is not None else ():
            yield (first, *more), last


_EITHER: Final = "|".join(map(re.escape, KEYWORDS))
_KEYWORDS: Final = re.compile(rf"(?i:(?:{_EITHER})(?:, (?:{_EITHER}))*)")


def keywords(text: Text, at: int) -> Iterator[Found]:
    """Yield the reading, a `Keywords`, of keyword abilities at the index `at`, such as "Flying, haste"."""
    matched = text.pattern(_KEYWORDS, at, "a keyword")
    if matched is not None:
        yield Keywords(tuple(matched.group().lower().split(", "))), matched.end()  # type: ignore[arg-type]


def keyworded(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a keyword ability with a cost at the index `at`, such as "cycling {2}".

    Each is a word such as `Cycling`.
    """
    for word, row in all_rows((*get_args(Mechanism), KickedByEntersWith)):
        for values, end in text.row(row, row.parts, at, word):
            yield word(**values), end


def threshold(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an ability that needs threshold at the index `at`, each as a `Threshold`.

    Example: "threshold — ~ gets +1/+1.".
    """
    begin = text.literal("threshold — ", at)
    if begin is None:
        return
    for form in ("activated", "triggered", "static"):
        yield from ((Threshold(word), end) for word, end in text.read(form, begin))


def joined(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of costs that "and" joins, at the index `at`, each as a tuple of costs."""
    for part, end in text.read("cost", at):
        yield (part,), end
        begin = text.literal(" and ", end)
        for more, last in text.read("joined", begin) if begin is not None else ():
            yield (part, *more), last


def anyone(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an ability that any player may play, at the index `at`, each as an `Anyone`."""
    for word, end in text.read("activated", at):
        last = text.literal(" Any player may play this ability.", end)
        if last is not None:
            yield Anyone(word), last


def landtype(text: Text, at: int) -> Iterator[Found]:
    """Yield the basic land type that begins a word at the index `at`, such as "plains" of "plainscycling"."""
    for land in BASIC_LANDS:
        end = text.literal(land, at)
        if end is not None:
            yield land, end


def price(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a keyword's cost at the index `at`, " {2}" or "—{1}{U}, Pay 3 life.".

    Each is a tuple of costs.
    """
    space, dash = text.literal(" ", at), text.literal("—", at)
    for part, end in text.read("symbols", space) if space is not None else ():
        yield (part,), end
    for parts, end in text.read("cost parts", dash) if dash is not None else ():
        for stop in full_stop(text, end):
            yield parts, stop


def paragraph(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a paragraph of a permanent that begins at the index `at`.

    Each is a `Keywords`, or another keyword, activated, triggered or static ability.
    """
    for form in (
        "keywords",
        "keyworded",
        "threshold",
        "activated",
        "anyone",
        "triggered",
        "static",
        "as long as",
        "grants",
        "grants while",
    ):
        yield from text.read(form, at)


FORMS: Final[dict[str, Reading]] = {
    **nouns.FORMS,
    **players.FORMS,
    **amounts.FORMS,
    "value": differences.value,
    **effects.FORMS,
    "removed": graveyards.removed,
    "returned": graveyards.returned,
    "buried": graveyards.buried,
    **conditions.FORMS,
    "events": events,
    "events of one": events_of_one,
    **statics.FORMS,
    "cost parts": cost_parts,
    "symbols": amounts.FORMS["mana"],
    "modes": modes,
    "keywords": keywords,
    "keyworded": keyworded,
    "landtype": landtype,
    "price": price,
    "joined": joined,
    "anyone": anyone,
    "threshold": threshold,
    "activated": activated,
    "triggered": triggered,
    "spell": spell,
    "paragraph": paragraph,
}
"""All functions that read a part of speech (condition, noun, amount …), by the name of the part."""


def readings(paragraph_: str, spell_: bool) -> tuple[list[Any], Text]:
    """Return (all abilities that a paragraph may mean, its text); `Text.furthest` tells how far it could be
    read.

    Args:
        paragraph_: the paragraph, with `NAME` for the card's name.
        spell_: whether it is a paragraph of an instant or sorcery.
    """
    text = Text(paragraph_, FORMS)
    matched = text.read("spell" if spell_ else "paragraph", 0)
    whole = [value for value, end in matched if end == len(paragraph_)]
    if not whole:
        for _, end in matched:
            text.failed(end, "the end of the text")
    return whole, text
