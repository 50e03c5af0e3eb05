"""Functions that read effects in English card texts.

For each reading at the index `at` of a text they yield (what was read, the index after it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, Final, get_args

from grimorio.games.magic import names
from grimorio.games.magic.reading import costs
from grimorio.games.magic.reading.engine import Found, Reading, Text, Values, all_rows, value_of
from grimorio.games.magic.reading.natures import besides
from grimorio.games.magic.reading.nouns import a, plural
from grimorio.games.magic.reading.replaced import destroy_each, flip, next_draw, provided
from grimorio.games.magic.reading.tokens import SIZE, counters, token
from grimorio.games.magic.words import (
    CHOSEN,
    COLORS,
    EACH_OPPONENT,
    EACH_PLAYER,
    YOU,
    Becomes,
    DealDamage,
    Draw,
    Effect,
    HandExcess,
    Has,
    IfSo,
    It,
    Later,
    May,
    MayPay,
    PutFromHand,
    RevealTop,
    Target,
    X,
)
from grimorio.games.magic.words.rows import Part, Row, Slot


@cache
def _rows() -> tuple[tuple[Any, Row, tuple[Part, ...] | None], ...]:
    """All rows (sentences with slots) by which effects are read, with the class of effects of each.

    Each is (class, row, parts of the row after the player who acts); the parts are None if the row does not
    begin with a player.
    """
    matched = []
    for word, row in all_rows(get_args(Effect)):
        first = row.parts[0]
        acts = isinstance(first, Slot) and first.field == "who" and not first.again
        second = row.parts[1] if acts else ""
        rest = (str(second).lstrip(), *row.parts[2:]) if acts else None
        matched.append((word, row, rest))
    return tuple(matched)


def made(word: Any, values: Values) -> Any:
    """An object of the class `word`, such as `Draw`, with these values of its fields.

    None if `values` lacks a field that has no default value, or has something else where a target stands.
    """
    aimed = [values[field.name] for field in fields(word) if field.type == "Target" and field.name in values]
    if not all(isinstance(value, Target) for value in aimed):
        return None
    needed = [field.name for field in fields(word) if field.default is field.default_factory]
    return word(**values) if all(name in values for name in needed) else None


def _from_rows(text: Text, at: int, bare: bool) -> Iterator[Found]:
    for word, row, rest in _rows():
        given = {name: value_of(value) for name, value in (*row.fits, *row.sets)}
        starts: list[tuple[tuple[Part, ...], int, Values]] = []
        if rest is None or not bare:
            starts.append((row.parts, at, given))
        if rest is not None:
            starts.append((rest, at, {**given, "who": YOU}))
            you = None if bare else text.literal("you ", at)
            if you is not None:
                starts.append((rest, you, {**given, "who": YOU}))
        for parts, start, values in starts:
            for matched, end in text.parts(parts, start, values, word):
                effect = made(word, matched)
                if effect is not None:
                    yield (effect,), end


def _gets(text: Text, at: int) -> Iterator[Found]:
    """Read a bonus at the index `at`, such as "it gets +1/+1 and gains flying until end of turn".

    Each reading is a tuple of effects: a `Gets`, and a `Has` if a keyword is gained.
    """
    for what, end in text.read("subject", at):
        for verb in (" gets ", " get "):
            begin = text.literal(verb, end)
            if begin is None:
                continue
            for change, behind in text.read("gets", begin):
                yield (replace(change, what=what),), behind
                if change.until == "always":
                    again = It() if isinstance(what, Target) else what
                    for word, last in _and_gains(text, behind, again):
                        yield (replace(change, what=what, until=word.until), word), last


def _and_gains(text: Text, at: int, what: Any) -> Iterator[tuple[Has, int]]:
    for verb in (" and gains ", " and gain ", " and has ", " and have "):
        begin = text.literal(verb, at)
        if begin is None:
            continue
        for keyword, end in text.read("keyword", begin):
            yield Has(what, keyword, "always"), end
            lasting = text.literal(" until end of turn", end)
            if lasting is not None:
                yield Has(what, keyword), lasting
                for place in (1, 2):
                    yield Has(It(place) if isinstance(what, It) else what, keyword), lasting


def nature(text: Text, at: int, what: Any, until: Any) -> Iterator[tuple[Becomes, int]]:
    """Read at the index `at` what objects become: "red", "a Mountain", "a 2/2 creature that's still a land".

    Yields (`Becomes`, index after it), in which the objects are `what` (`This`, a `Target` …) and the change
    lasts `until` ("end of turn" or "always").
    """
    for phrase, word in (
        ("the color of your choice", Becomes(what, color="choose", until=until)),
        ("the chosen color", Becomes(what, color=CHOSEN, until=until)),
        ("the chosen type", Becomes(what, types=(CHOSEN,), until=until)),
        ("the basic land type of your choice", Becomes(what, land_type="choose", until=until)),
    ):
        end = text.literal(phrase, at)
        if end is not None:
            yield word, end
    for color in COLORS:
        end = text.literal(color, at)
        if end is not None:
            yield Becomes(what, color=color, until=until), end
    for land in names.land_types()[:5]:
        noun = names.type_word(land).en
        for phrase in (f"a {noun.singular}", f"an {noun.singular}", noun.plural):
            end = text.literal(phrase, at)
            if end is not None:
                yield Becomes(what, land_type=land, until=until), end
    yield from besides(text, at, what, until)
    yield from _animated(text, at, what, until)


_STILL: Final = re.compile(r" that(?:'s still an? \w+| are still \w+)")
_KINDS: Final = re.compile(r"((?:artifact |enchantment |land )?)(creature|artifact)s?")


def _animated(text: Text, at: int, what: Any, until: Any) -> Iterator[tuple[Becomes, int]]:
    start = next((end for lead in ("an ", "a ") if (end := text.literal(lead, at)) is not None), at)
    size = SIZE.match(text.text, start)
    sized = (int(size[1]), int(size[2])) if size else None
    end = size.end() if size else start
    color = next((color for color in COLORS if text.text.startswith(f"{color} ", end)), None)
    end += len(color) + 1 if color else 0
    types: list[str] = []
    while word := re.compile(r"([A-Z][\w-]+) ").match(text.text, end):
        if word[1] not in names.all_creature_types():
            return
        types.append(word[1])
        end = word.end()
    kinds = text.pattern(_KINDS, end, "creature")
    still = text.pattern(_STILL, kinds.end(), "that's still a land") if kinds else None
    if kinds is None or still is None:
        return
    named = (*((kinds[1].strip(),) if kinds[1] else ()), kinds[2])
    word_ = Becomes(what, color=color, kinds=named, types=tuple(types), size=sized, until=until)
    yield word_, still.end()


def _becomes(text: Text, at: int) -> Iterator[Found]:
    starts = [(at, False)]
    first = text.literal("until end of turn, ", at)
    if first is not None:
        starts.append((first, True))
    for start, said in starts:
        for what, end in text.read("subject", start):
            for verb, until in (
                (" becomes ", "end of turn"),
                (" become ", "end of turn"),
                (" is ", "always"),
                (" are ", "always"),
            ):
                begin = text.literal(verb, end)
                if begin is None:
                    continue
                for word, behind in nature(text, begin, what, until):
                    lasting = text.literal(" until end of turn", behind)
                    if said or until == "always":
                        yield (word,), behind
                    else:
                        yield (replace(word, until="always"),), behind
                        if lasting is not None:
                            yield (word,), lasting


def _reveal(text: Text, at: int) -> Iterator[Found]:
    """Read, at the index `at`, how top cards of your library are revealed and some of them put elsewhere.

    Each reading is a tuple with one `RevealTop`.
    """
    begin = text.literal("reveal ", at)
    if begin is None:
        return
    for count, end in text.read("top", begin):
        behind = text.literal(" of your library. ", end)
        if behind is None:
            continue
        lone = text.literal("If it's ", behind)
        many = text.literal("Put all ", behind)
        nouns = a(text, lone, "library") if lone is not None else iter(())
        for thing, last in nouns:
            for to, others, phrase in _PLACES_ONE:
                stop = text.literal(phrase, last)
                if stop is not None:
                    yield (RevealTop(count, thing, to, others),), stop
        for thing, last in plural(text, many, "library") if many is not None else iter(()):
            for to, others, phrase in _PLACES_MANY:
                stop = text.literal(phrase, last)
                if stop is not None:
                    yield (RevealTop(count, thing, to, others),), stop


_TO: Final = (("hand", "into your hand"), ("play", "into play"))
_OTHERS: Final = (
    ("graveyard", "into your graveyard", ""),
    ("bottom", "on the bottom of your library", " in any order"),
)
_PLACES_ONE: Final[tuple[tuple[Any, Any, str], ...]] = tuple(
    (to, others, f", put it {there}. Otherwise, put it {elsewhere}")
    for to, there in _TO
    for others, elsewhere, _ in _OTHERS
)
_PLACES_MANY: Final[tuple[tuple[Any, Any, str], ...]] = tuple(
    (to, others, f" revealed this way {there} and the rest {elsewhere}{order}")
    for to, there in _TO
    for others, elsewhere, order in _OTHERS
)


def _from_hand(text: Text, at: int) -> Iterator[Found]:
    """Read a phrase like "you may put a creature card from your hand into play" as (`PutFromHand`,)."""
    starts: list[tuple[Any, bool, int]] = []
    for who, end in [(YOU, at), *text.read("who_or_you", at)]:
        for verb, may in (("put ", False), (" puts ", False), (" may put ", True)):
            begin = text.literal(verb, end)
            if begin is not None:
                starts.append((who, may, begin))
    for who, may, begin in starts:
        for thing, end in text.read("a@hand", begin):
            for his in (
                " from your hand into play",
                " from his or her hand into play",
                " from their hand into play",
            ):
                behind = text.literal(his, end)
                if behind is not None:
                    yield (PutFromHand(thing, who, may=may),), behind
                    tapped = text.literal(" tapped", behind)
                    if tapped is not None:
                        yield (PutFromHand(thing, who, True, may),), tapped


def _difference(text: Text, at: int) -> Iterator[Found]:
    """Yield the reading of a draw of as many cards as another player has more in hand, at the index `at`.

    Example: "if that player has more cards in hand than you, draw cards equal to the difference". It is a
    tuple with one `Draw`.
    """
    begin = text.literal("if ", at)
    if begin is None:
        return
    for who, end in text.read("who", begin):
        behind = text.literal(" has more cards in hand than you, draw cards equal to the difference", end)
        if behind is not None:
            yield (Draw(HandExcess(who)),), behind


def _may(text: Text, at: int) -> Iterator[Found]:
    for who, end in text.read("who_or_you", at):
        this = text.literal(" may have this happen: ", end)
        if this is not None:
            yield from (((May(deeds, who),), last) for deeds, last in text.read("effects", this))
        begin = text.literal(" may ", end)
        if begin is None:
            continue
        have = text.literal("have ", begin)
        for start in [begin] + ([have] if have is not None else []):
            for deeds, last in text.read("bare effects", start):
                for doer in (It(0), It(1)) if isinstance(who, Target) else (who,):
                    yield (May(tuple(_by(doer, deed) for deed in deeds), who),), last


def _by(who: Any, deed: Any) -> Any:
    """Return the effect `deed` with `who` as the player who acts, where that was "you"; else unchanged."""
    return replace(deed, who=who) if getattr(deed, "who", None) == YOU else deed


_ANYONE: Final = (("any player may ", EACH_PLAYER), ("any opponent may ", EACH_OPPONENT))
_IF_SO: Final = (". If you do, ", ". If they do, ", ". If that player does, ")


def _may_pay(text: Text, at: int) -> Iterator[Found]:
    for who, end in text.read("who_or_you", at):
        begin = text.literal(" may ", end)
        if begin is None:
            continue
        for cost, behind in text.read("cost", begin):
            for lead in _IF_SO:
                start = text.literal(lead, behind)
                if start is not None:
                    for deeds, last in text.read("effects", start):
                        yield (MayPay(cost, deeds, who),), last


def _anyone(text: Text, at: int) -> Iterator[Found]:
    """Read a phrase like "any player may pay {2}. If no one does, draw a card" as (`MayPay`,)."""
    for lead, who in _ANYONE:
        begin = text.literal(lead, at)
        for cost, behind in text.read("cost", begin) if begin is not None else ():
            for joint, otherwise in ((". If no one does, ", True), (". If a player does, ", False)):
                start = text.literal(joint, behind)
                for deeds, last in text.read("effects", start) if start is not None else ():
                    yield (MayPay(cost, deeds, who, otherwise),), last


def _unless(text: Text, at: int) -> Iterator[Found]:
    for deeds, end in text.read("plain effects", at):
        begin = text.literal(" unless ", end)
        if begin is None:
            continue
        for who, behind in text.read("who_or_you", begin):
            space = text.literal(" ", behind)
            for cost, last in text.read("cost", space) if space is not None else ():
                yield (MayPay(cost, deeds, who, True),), last


def _later(text: Text, at: int) -> Iterator[Found]:
    for said, when in _TIMES:
        first = text.literal(f"at {said}, ", at)
        if first is not None:
            yield from (((Later(when, deeds),), end) for deeds, end in text.read("effects", first))
    for deeds, end in text.read("one effect", at):
        for said, when in _TIMES:
            behind = text.literal(f" at {said}", end)
            if behind is not None:
                yield (Later(when, deeds),), behind


_TIMES: Final[tuple[tuple[str, Any], ...]] = (
    ("end of turn", "end of turn"),
    ("end of combat", "end of combat"),
    ("the beginning of the next turn's upkeep", "next upkeep"),
)
"""The words for the time of a delayed ability, and the value of `Later.when`."""


_ONE: Final = (_gets, _becomes, token, counters, _reveal, _from_hand, _difference, destroy_each)


def one_effect(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a single effect at the index `at`, each as a tuple of effects.

    The tuple has one effect, but two for a phrase like "gets +1/+1 and gains flying".
    """
    yield from _from_rows(text, at, False)
    for reading in _ONE:
        yield from reading(text, at)


def bare_effect(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a single effect after "may", such as "draw a card", as tuples of effects."""
    yield from _from_rows(text, at, True)
    for reading in _ONE:
        yield from reading(text, at)


def effect(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a single sentence of effects at the index `at`, each as a tuple of its effects.

    A phrase that makes effects optional, asks for payment or delays them gives one effect that holds them.
    """
    yield from text.read("one effect", at)
    for reading in (_may, _may_pay, _anyone, _later, _unless, provided, next_draw, flip):
        yield from reading(text, at)


def _more_damage(text: Text, deeds: tuple[Any, ...], at: int) -> Iterator[Found]:
    """Read, at the index `at`, further damage by the same source, such as " and 1 damage to you".

    Each reading is `deeds`, the tuple of effects before it, with a `DealDamage` added.
    """
    if not isinstance(deeds[-1], DealDamage):
        return
    begin = text.literal(" and ", at)
    for amount, end in text.read("damage", begin) if begin is not None else ():
        to = text.literal(" to ", end)
        for victim, behind in text.read("victims", to) if to is not None else ():
            yield (*deeds, DealDamage(amount, victim)), behind


def with_x(value: Any, amount: Any) -> Any:
    """Return `value`, a word or a tuple of words, with `amount` in each place where X stands."""
    if isinstance(value, X):
        return amount
    if isinstance(value, tuple):
        return tuple(with_x(part, amount) for part in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {field.name: with_x(getattr(value, field.name), amount) for field in fields(value)}
    return replace(value, **changed)


def _joined(text: Text, at: int, form: str, joints: tuple[str, ...]) -> Iterator[Found]:
    """Read one or more effects from the index `at`, each of them the part of speech with the name `form`.

    Any of the phrases `joints` stands between them. Each reading is a tuple of effects.
    """
    left = list(text.read(form, at))
    while left:
        deeds, end = left.pop(0)
        yield deeds, end
        left += _more_damage(text, deeds, end)
        begin = text.literal(", where X is ", end)
        if begin is not None:
            left += [(with_x(deeds, amount), last) for amount, last in text.read("value", begin)]
        for joint in joints:
            begin = text.literal(joint, end)
            if begin is not None:
                left += [((*deeds, *more), last) for more, last in text.read(form, begin)]


def effects(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of sentences of effects at the index `at`, each as a tuple of effects.

    The last may happen only if a condition is true (`IfSo`).
    """
    for deeds, end in _joined(text, at, "effect", (". ", ", then ", " and ")):
        yield deeds, end
        then = text.literal(". ", end)
        for condition, more, instead, last in _gated(text, then) if then is not None else ():
            yield (
                ((IfSo(condition, more, deeds),) if instead else (*deeds, IfSo(condition, more))),
                last,
            )
    for condition, more, instead, last in _gated(text, at):
        if not instead:
            yield (IfSo(condition, more),), last


def _gated(text: Text, at: int) -> Iterator[tuple[Any, tuple[Any, ...], bool, int]]:
    """Read effects behind a condition at the index `at`: "if you paid the kicker cost, instead draw a card".

    Yields (the condition, the effects, whether they happen instead of those before, the index behind).
    """
    begin = text.literal("if ", at)
    for condition, end in text.read("condition", begin) if begin is not None else ():
        start = text.literal(", ", end)
        if start is None:
            continue
        instead = text.literal("instead ", start)
        for place in (start,) if instead is None else (start, instead):
            for deeds, last in text.read("effects", place):
                yield condition, deeds, place == instead, last


def plain_effects(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of effects that are neither optional nor paid for, each as a tuple of effects."""
    yield from _joined(text, at, "one effect", (". ", ", then ", " and "))


def bare_effects(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of one or more effects that follow "may", each as a tuple of effects."""
    yield from _joined(text, at, "bare effect", (" and ", ", then ", ". If so, "))


FORMS: Final[dict[str, Reading]] = {
    "one effect": one_effect,
    "bare effect": bare_effect,
    "effect": effect,
    "effects": effects,
    "plain effects": plain_effects,
    "bare effects": bare_effects,
    "cost": costs.cost,
}
"""The functions of this module by the name of the part of speech that they read."""
