"""Functions that read the static abilities in English card texts.

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, get_args

from grimorio.games.magic.reading import amounts, nouns
from grimorio.games.magic.reading.effects import made, nature
from grimorio.games.magic.reading.engine import NAME, Found, Reading, Text, all_rows
from grimorio.games.magic.words import (
    THIS,
    AsLongAs,
    CantAttack,
    CantBlockAtAll,
    CantBlockThose,
    Count,
    Gets,
    Grants,
    GrantsWhile,
    Has,
    NotBlockableBy,
    Provoke,
    Rule,
    SharedTypes,
    SizeIs,
    Static,
)
from grimorio.games.magic.words.rows import Row


def full_stop(text: Text, at: int) -> Iterator[int]:
    """Yield the index behind a full stop that stands at the index `at`, or in quotation marks before it."""
    if text.text.endswith('."', 0, at):
        yield at
    end = text.literal(".", at)
    if end is not None:
        yield end


@cache
def _rule_rows() -> tuple[tuple[Any, Row], ...]:
    rooms = (".statics", ".world", ".combat_rules", ".counted")
    classes = tuple(word for word in get_args(Rule) if word.__module__.endswith(rooms))
    return all_rows(classes)


def rules(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a sentence of a static ability, each as a tuple of rules."""
    for word, row in _rule_rows():
        for values, end in text.row(row, row.parts, at, word):
            matched = made(word, values)
            if matched is None:
                continue
            yield (matched,), end
            yield from _or_block(text, matched, end)
    yield from _cannot(text, at)
    yield from _gets(text, at)
    yield from _size(text, at)


def _or_block(text: Text, first: Any, at: int) -> Iterator[Found]:
    behind = text.literal(" or block", at) if isinstance(first, CantAttack) else None
    if behind is not None:
        yield (first, CantBlockAtAll(first.what)), behind


def _cannot(text: Text, at: int) -> Iterator[Found]:
    begin = text.literal(f"{NAME} can't block or be blocked by ", at)
    for thing, end in text.read("plural", begin) if begin is not None else ():
        yield (CantBlockThose(thing), NotBlockableBy(thing)), end


def _gets(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a change by a static ability, such as "all Goblins get +1/+1 and have
    mountainwalk". Each is a tuple of `Gets`, `Has` and `Becomes`.
    """
    for what, end in text.read("rule", at):
        for verb in (" gets ", " get "):
            begin = text.literal(verb, end)
            for change, behind in text.read("gets", begin) if begin is not None else ():
                word = replace(change, what=what, until="end of turn")
                yield (word,), behind
                yield from _has(text, behind, what, (word,), (" and has ", " and have "))
        yield from _has(text, end, what, (), (" has ", " have "))
        for verb in (" is ", " are "):
            begin = text.literal(verb, end)
            if begin is not None:
                yield from (((word,), last) for word, last in nature(text, begin, what, "end of turn"))
    lead = text.literal("each ", at)
    for thing, end in nouns.noun(text, lead) if lead is not None else ():
        last = text.literal(f" gets +1/+1 for each {amounts.SHARED}", end)
        if last is not None:
            yield (Gets(thing, SharedTypes(), SharedTypes()),), last


def _has(text: Text, at: int, what: Any, before: tuple[Any, ...], verbs: tuple[str, ...]) -> Iterator[Found]:
    for verb in verbs:
        begin = text.literal(verb, at)
        for keyword, end in text.read("keyword", begin) if begin is not None else ():
            yield (*before, Has(what, keyword)), end


def _size(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a sentence that sets power or toughness, each as a tuple with one `SizeIs`.

    Example: "its power and toughness are each equal to the number of Forests you control". The sentence
    begins at the index `at`.
    """
    both = text.literal(f"{NAME}'s power and toughness are each equal to ", at)
    for amount, end in text.read("value", both) if both is not None else ():
        yield (SizeIs(amount, amount),), end
    tough = text.literal(f"{NAME}'s toughness is equal to ", at)
    for amount, end in text.read("value", tough) if tough is not None else ():
        yield (SizeIs(None, amount),), end
    power = text.literal(f"{NAME}'s power is equal to ", at)
    for amount, end in text.read("value", power) if power is not None else ():
        yield (SizeIs(amount, None),), end
        more = text.literal(" and its toughness is equal to ", end)
        if more is None:
            continue
        for other, last in text.read("value", more):
            yield (SizeIs(amount, other),), last
        plus = re.compile(r"that number plus (\d+)").match(text.text, more)
        if plus is not None and isinstance(amount, Count):
            yield (SizeIs(amount, replace(amount, plus=int(plus[1]))),), plus.end()


def static(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a static ability at the index `at`, each as a `Static`: one or more sentences."""
    left: list[tuple[tuple[Any, ...], int]] = [((), at)]
    while left:
        before, start = left.pop(0)
        for matched, end in text.read("rules", start):
            stop = text.literal(".", end)
            if stop is None:
                continue
            yield Static((*before, *matched)), stop
            more = text.literal(" ", stop)
            if more is not None:
                left.append(((*before, *matched), more))


def as_long_as(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a static ability with a condition at the index `at`, each as an `AsLongAs`.

    Examples: "~ gets +1/+1 as long as you control a Swamp.", "as long as you control a Bird, ~ gets +2/+2 and
    has flying.".
    """
    begin = text.literal("as long as ", at)
    for when, end in text.read("condition", begin) if begin is not None else ():
        start = text.literal(", ", end)
        for matched, last in text.read("rules", start) if start is not None else ():
            yield from ((AsLongAs(when, matched), stop) for stop in full_stop(text, last))
    for matched, end in text.read("rules", at):
        start = text.literal(" as long as ", end)
        for when, last in text.read("condition", start) if start is not None else ():
            yield from ((AsLongAs(when, matched), stop) for stop in full_stop(text, last))


_THIS_KIND: Final = re.compile(r"\b[Tt]his (?:artifact|creature|enchantment|land|permanent)\b")


def quoted(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an ability in quotation marks at the index `at`, each as this ability.

    Example: '"Pay 3 life: Regenerate ~."'.
    """
    begin = text.literal('"', at)
    close = text.text.find('"', begin) if begin is not None else -1
    if begin is None or close < 0:
        return
    said = text.text[begin:close]
    inner = Text(_THIS_KIND.sub(NAME, said[:1].upper() + said[1:]), text.forms)
    found = [*inner.read("activated", 0), *inner.read("triggered", 0)]
    whole = [word for word, last in found if last == len(inner.text)]
    yield from ((word, close + 1) for word in whole)
    if not whole:
        text.failed(begin, "an ability")


def grants_while(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of an ability given under a condition at the index `at`, each as a `GrantsWhile`.

    Example: 'as long as enchanted creature is a Wizard, enchanted creature has "{T}: You gain 1 life."'.
    """
    begin = text.literal("as long as ", at)
    for when, end in text.read("condition", begin) if begin is not None else ():
        start = text.literal(", ", end)
        for word, last in text.read("grants", start) if start is not None else ():
            yield GrantsWhile(when, word.what, word.ability), last


def grants(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a static ability that gives permanents an ability, each as a `Grants`.

    Example: 'enchanted land has "{T}: You gain 1 life."'.
    """
    for what, end in text.read("rule", at):
        for verb in (" has ", " have "):
            begin = text.literal(verb, end) if what != THIS else None
            for word, last in text.read("quoted", begin) if begin is not None else ():
                yield Grants(what, word), last
            provoke = text.literal("provoke.", begin) if begin is not None else None
            if provoke is not None:
                yield Grants(what, Provoke()), provoke


FORMS: Final[dict[str, Reading]] = {
    "rules": rules,
    "static": static,
    "as long as": as_long_as,
    "grants": grants,
    "grants while": grants_while,
    "quoted": quoted,
}
"""The functions of this module by the name of the part of speech that they read."""
