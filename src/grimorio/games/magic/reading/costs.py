"""The function that reads actions as costs, such as "sacrifice a creature"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from grimorio.games.magic.reading.engine import NAME, Found, Text
from grimorio.games.magic.reading.nouns import noun, plural, some
from grimorio.games.magic.words import (
    THIS,
    CounterCost,
    CountersCost,
    DamageCost,
    DiscardCost,
    GraveyardCost,
    HalfLife,
    HandCost,
    LifeCost,
    RemoveCost,
    RemoveHeldCost,
    RemoveThisCost,
    RemoveTopCost,
    ReturnCost,
    ReturnThisCost,
    SacrificeCost,
    TapCost,
    That,
)
from grimorio.games.magic.words.nouns import COUNTERS, Zone
from grimorio.language.english import NUMBERS

_HURTS: Final = re.compile(rf"ha(?:ve|s) (?:{NAME}|it) deal (\d+) damage to (?:you|him or her)(?!\w)")


def cost(text: Text, at: int) -> Iterator[Found]:
    """Read an action at the index `at` as a cost, such as "pay {1}" or "discard a card from your hand".

    Yields (cost, index after it) for each reading: a cost is a word such as `SacrificeCost`, or mana as text.
    """
    for verb, read in _VERBS.items():
        for lead in (f"{verb} ", f"{verb}s "):
            begin = text.literal(lead, at)
            if begin is not None:
                yield from read(text, begin)
    matched = _HURTS.match(text.text, at)
    if matched is not None:
        yield DamageCost(int(matched[1])), matched.end()


def _paid(text: Text, at: int) -> Iterator[Found]:
    yield from text.read("mana", at)
    digits = re.compile(r"(\d+) life").match(text.text, at)
    if digits is not None:
        yield LifeCost(int(digits[1])), digits.end()
    half = re.compile(r"half (?:your|his or her) life,? rounded up").match(text.text, at)
    if half is not None:
        yield LifeCost(HalfLife()), half.end()


def _sacrificed(text: Text, at: int) -> Iterator[Found]:
    for this in (NAME, "it"):
        end = text.literal(this, at)
        if end is not None:
            yield SacrificeCost(THIS), end
    for (thing, count), end in some(text, at):
        yield SacrificeCost(thing, count), end
    for thing, end in _x(text, at, "play"):
        yield SacrificeCost(thing, x=True), end


def _x(text: Text, at: int, zone: Zone) -> Iterator[tuple[That, int]]:
    """Read X things at the index `at`, such as "X cards"; cards are in the zone `zone`."""
    begin = text.literal("X ", at)
    if begin is not None:
        yield from plural(text, begin, zone)


def _discarded(text: Text, at: int) -> Iterator[Found]:
    for whole in ("your hand", "his or her hand"):
        end = text.literal(whole, at)
        if end is not None:
            yield HandCost(), end
    counted = [(DiscardCost(thing, count), end) for (thing, count), end in some(text, at, "hand")]
    counted += [(DiscardCost(thing, x=True), end) for thing, end in _x(text, at, "hand")]
    for word, end in counted:
        for his in (" from your hand", " from his or her hand", " from their hand"):
            behind = text.literal(his, end)
            if behind is not None:
                yield word, behind
            behind = text.literal(f" at random{his}", end)
            if behind is not None:
                yield replace(word, random=True), behind


def _tapped(text: Text, at: int) -> Iterator[Found]:
    for thing, end in text.read("a", at):
        if thing.tapped is False and thing.controller in ("you", "that player"):
            yield TapCost(replace(thing, tapped=None, controller=None)), end
    for (thing, count), end in some(text, at):
        if count > 1 and thing.tapped is False and thing.controller in ("you", "that player"):
            yield TapCost(replace(thing, tapped=None, controller=None), count), end


def _removed(text: Text, at: int) -> Iterator[Found]:
    for phrase, price in _WHOLE:
        end_ = text.literal(f"{phrase} from the game", at)
        if end_ is not None:
            yield price, end_
    for name, end_ in text.read("marked", at):
        for this in (NAME, "it"):
            behind = text.literal(f" from {this}", end_)
            if behind is not None and name in COUNTERS:
                yield CounterCost(name), behind
    many = _SEVERAL.match(text.text, at)
    if many is not None:
        yield CountersCost(NUMBERS.index(many[1]), many[2]), many.end()
    for thing, end in text.read("a@hand", at):
        for his in ("your", "his or her"):
            behind = text.literal(f" in {his} hand from the game", end)
            if behind is not None:
                yield RemoveHeldCost(thing), behind
    top = text.literal("the top ", at)
    for thing, end in noun(text, top, zone="graveyard") if top is not None else ():
        for his in ("your", "his or her"):
            behind = text.literal(f" of {his} graveyard from the game", end)
            if behind is not None:
                yield RemoveTopCost(thing), behind
    counted = [
        (RemoveCost(replace(thing, zone="graveyard"), count), end) for (thing, count), end in some(text, at)
    ]
    counted += [(RemoveCost(thing, x=True), end) for thing, end in _x(text, at, "graveyard")]
    for word, end in counted:
        for his in (" in your graveyard", " in his or her graveyard"):
            behind = text.literal(f"{his} from the game", end)
            if behind is not None:
                yield word, behind


_SEVERAL: Final = re.compile(
    rf"({'|'.join(NUMBERS[2:])}) ({'|'.join(map(re.escape, COUNTERS))}) counters from (?:{NAME}|it)(?!\w)"
)
"""The pattern of several counters that are taken off the permanent itself."""

_WHOLE: Final = (
    ("all cards in your graveyard", GraveyardCost()),
    ("all cards in his or her graveyard", GraveyardCost()),
    (NAME, RemoveThisCost()),
)
"""What is removed from the game as a whole, and the cost that it is."""


def _put(text: Text, at: int) -> Iterator[Found]:
    for (thing, count), end in some(text, at):
        for his in ("your", "his or her"):
            behind = text.literal(f" from {his} graveyard on the bottom of {his} library", end)
            if behind is not None:
                yield RemoveCost(replace(thing, zone="graveyard"), count, to="bottom"), behind


def _returned(text: Text, at: int) -> Iterator[Found]:
    this = text.literal(f"{NAME} to its owner's hand", at)
    if this is not None:
        yield ReturnThisCost(), this
    for (thing, count), end in some(text, at):
        if thing.controller in ("you", "that player"):
            for owner in ("its owner's hand", "their owner's hand"):
                behind = text.literal(f" to {owner}", end)
                if behind is not None:
                    yield ReturnCost(replace(thing, controller=None), count), behind


_VERBS: Final[dict[str, Callable[[Text, int], Iterator[Found]]]] = {
    "pay": _paid,
    "sacrifice": _sacrificed,
    "discard": _discarded,
    "tap": _tapped,
    "remove": _removed,
    "return": _returned,
    "put": _put,
}
"""For each verb of a cost, the function that reads what follows it."""
