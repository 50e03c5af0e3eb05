"""Functions that read nouns in English card texts.

For each reading at the index `at` of a text they yield (what was read, the index after it).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final, get_args

from grimorio.games.magic import names
from grimorio.games.magic.reading.engine import NAME, Found, Reading, Text
from grimorio.games.magic.reading.heads import TYPES, heads
from grimorio.games.magic.reading.qualities import AFTER, stacked
from grimorio.games.magic.words import (
    CHOSEN,
    COLORS,
    ENCHANTED,
    KINDS,
    PLAYER,
    THE_OBJECT,
    THIS,
    YOU,
    All,
    Choose,
    It,
    Keyword,
    Kin,
    Sacrificed,
    Target,
    That,
)
from grimorio.games.magic.words.nouns import Zone
from grimorio.language.english import NUMBERS, ORDINALS

KEYWORDS: Final[tuple[str, ...]] = tuple(sorted(get_args(Keyword), key=len, reverse=True))
_COLOR: Final = "|".join(COLORS)
_COLORS: Final = re.compile(rf"((?:{_COLOR})(?:(?:, |,? or )(?:{_COLOR}))*) ")
_NONS: Final = re.compile(
    rf"(non(?:{'|'.join((*KINDS, *COLORS))})(?:, non(?:{'|'.join((*KINDS, *COLORS))}))*) "
)
_POWER: Final = re.compile(r" with power (\d+)(?: to (\d+)| or (greater|less))?")
_BOUND: Final = re.compile(r" with (toughness|converted mana cost) (\d+)(?: or (greater|less))?(?! to)")
_BETWEEN: Final = re.compile(r" with (toughness|converted mana cost) from (\d+) to (\d+)")
_FIELD: Final = {"toughness": "toughness", "converted mana cost": "mana_value"}
_NO_TYPE: Final = re.compile(r"non-([A-Z]\w+) ")
_FROM_TO: Final = re.compile(r" with power from (\d+) to (\d+)")
_COMBAT: Final = ("attacking or blocking", "attacking", "blocking")
_CONTROLLERS: Final = {
    " you control": "you",
    " an opponent controls": "opponent",
    " you don't control": "another player",
    " target player controls": "target player",
    " he or she controls": "that player",
    " that player controls": "that player",
}
_WIDE: Final = ("permanent", "spell", "source", "player", "card")


@cache
def _pattern(plural: bool) -> re.Pattern[str]:
    ordered = sorted(heads(plural), key=len, reverse=True)
    return re.compile(rf"({'|'.join(map(re.escape, ordered))})(?![\w-])")


def _listed(text: Text, at: int, plural: bool) -> Iterator[tuple[tuple[tuple[str, str], ...], int]]:
    """Read the nouns listed at `at`: from "artifacts and lands" first "artifacts", then both.

    Yields (nouns, index after them). A noun is a pair as in `heads`; with `plural` all stand in the plural.
    """
    first = text.pattern(_pattern(plural), at, TYPES)
    if first is None:
        return
    matched = [heads(plural)[first.group()]]
    end = first.end()
    yield tuple(matched), end
    while True:
        joint = re.compile(r",? (?:and/or|and|or) |, ").match(text.text, end)
        more = joint and text.pattern(_pattern(plural), joint.end(), TYPES)
        if not more:
            return
        matched.append(heads(plural)[more.group()])
        end = more.end()
        yield tuple(matched), end


def _kind_of(type_: str) -> str:
    return names.type_word(type_).kind


def _headed(thing: That, matched: tuple[tuple[str, str], ...]) -> That | None:
    """The noun `thing` with the main nouns added that were read; None if they do not combine.

    `matched` has a pair for each of them: "kind" or "type", and the word.
    """
    kinds = tuple(word for sort, word in matched if sort == "kind")
    types = tuple(word for sort, word in matched if sort == "type")
    if kinds and types:
        return None
    if types:
        return replace(thing, kinds=tuple(dict.fromkeys(map(_kind_of, types))), types=types)
    if "opponent" in kinds:
        return replace(thing, kinds=("player",), controller="opponent") if len(kinds) == 1 else None
    if "card" in kinds or "spell" in kinds:
        return None
    return replace(thing, kinds=kinds)


def _heads(text: Text, at: int, thing: That, plural: bool, zone: Zone) -> Iterator[tuple[That, int]]:
    """Read the main nouns at the index `at`, such as "artifact" or "creature card".

    Yields (a copy of `thing` that has them as kinds or types, index after them). With `plural` they stand in
    the plural. Where the noun is "card", the copy means cards in the zone `zone`.
    """
    number = "s" if plural else ""
    sorts: tuple[tuple[str, Zone, str], ...] = (("spell", "stack", "spell"), ("card", zone, "card"))
    for sort, zone_, kind in sorts:
        end = text.literal(f"{sort}{number}", at)
        if end is not None:
            yield replace(thing, kinds=(kind,), zone=zone_), end
        if sort == "spell":
            yield from stacked(text, at, thing)
        for matched, beside in _listed(text, at, False):
            end = text.literal(f" {sort}{number}", beside)
            kinds = tuple(word for what, word in matched if what == "kind" and word in KINDS)
            types = tuple(word for what, word in matched if what == "type")
            if end is None or len(kinds) + len(types) < len(matched):
                continue
            yield replace(thing, kinds=kinds or (kind,), types=types, zone=zone_), end
    for matched, end in _listed(text, at, plural):
        headed = _headed(thing, matched)
        if headed is not None:
            yield headed, end
    yield from _types_of_kinds(text, at, thing, plural)


def _types_of_kinds(text: Text, at: int, thing: That, plural: bool) -> Iterator[tuple[That, int]]:
    """Read card types and a creature type side by side at the index `at`, as in "artifact Golem".

    Yields (a copy of `thing` that has them, index after them). With `plural` the last word is in the plural.
    """
    for matched, beside in _listed(text, at, False):
        more = text.text[beside : beside + 1] == " " and _pattern(plural).match(text.text, beside + 1)
        if more and all(sort == "kind" for sort, _ in matched) and heads(plural)[more.group()][0] == "type":
            types = (heads(plural)[more.group()][1],)
            kinds = tuple(word for _, word in matched)
            yield replace(thing, kinds=(*kinds, "creature"), types=types), more.end()
            yield replace(thing, kinds=kinds, types=types), more.end()


def _before(text: Text, at: int) -> tuple[That, int]:
    """Return (a noun with only the adjectives that stand at the index `at`, the index after them)."""
    thing = That()
    for combat in _COMBAT:
        if text.text.startswith(f"{combat} ", at):
            thing, at = replace(thing, combat=combat), at + len(combat) + 1
            break
    if text.text.startswith("face-down ", at):
        thing, at = replace(thing, face_down=True), at + len("face-down ")
    if text.text.startswith("enchanted ", at):
        thing, at = replace(thing, enchanted=True), at + len("enchanted ")
    for word, tapped in (("tapped ", True), ("untapped ", False)):
        if text.text.startswith(word, at):
            thing, at = replace(thing, tapped=tapped), at + len(word)
    if nons := _NONS.match(text.text, at):
        words = [word.removeprefix("non") for word in nons.group(1).split(", ")]
        no_kinds = tuple(word for word in words if word in KINDS)
        no_colors = tuple(word for word in words if word in COLORS)
        thing, at = replace(thing, no_kinds=no_kinds, no_colors=no_colors), nons.end()
    known = (*names.all_creature_types(), *names.land_types())
    while (none := _NO_TYPE.match(text.text, at)) and none[1] in known:
        thing, at = replace(thing, no_types=(*thing.no_types, none[1])), none.end()
    if text.text.startswith("nontoken ", at):
        thing, at = replace(thing, token=False), at + len("nontoken ")
    for word, basic in (("basic ", True), ("nonbasic ", False)):
        if text.text.startswith(word, at):
            thing, at = replace(thing, basic=basic), at + len(word)
    if colors := _COLORS.match(text.text, at):
        named = tuple(re.findall(_COLOR, colors.group(1)))
        thing, at = replace(thing, colors=named), colors.end()
    return thing, at


def _behind(text: Text, thing: That, at: int) -> Iterator[tuple[That, int]]:
    """Read the qualities after a noun, at the index `at`, such as " with flying".

    Yields (a copy of `thing` with none, some or all of them, index after these).
    """
    yield thing, at
    for word in (" token", " tokens"):
        end = text.literal(word, at)
        if end is not None and thing.token is None and not text.text[end : end + 1].isalpha():
            yield from _behind(text, replace(thing, token=True), end)
    after: list[tuple[That, int]] = []
    for word, name, value in (
        *AFTER,
        (" of the chosen type", "types", (*thing.types, CHOSEN)),
        (" of the chosen color", "colors", (*thing.colors, CHOSEN)),
        (" not of the chosen color", "no_colors", (*thing.no_colors, CHOSEN)),
    ):
        end = text.literal(word, at)
        if end is not None:
            after.append((replace(thing, **{name: value}), end))
    for keyword in KEYWORDS:
        for field, word in (("keyword", f" with {keyword}"), ("without", f" without {keyword}")):
            if text.text.startswith(word, at):
                after.append((replace(thing, **{field: keyword}), at + len(word)))  # type: ignore[arg-type]
    if bound := _BOUND.match(text.text, at):
        number = int(bound[2])
        bounds = {"greater": (number, -1), "less": (-1, number), None: (number, number)}[bound[3]]
        after.append((replace(thing, **{_FIELD[bound[1]]: bounds}), bound.end()))  # type: ignore[arg-type]
    if bound := _BETWEEN.match(text.text, at):
        bounds = (int(bound[2]), int(bound[3]))
        after.append((replace(thing, **{_FIELD[bound[1]]: bounds}), bound.end()))  # type: ignore[arg-type]
    if power := _FROM_TO.match(text.text, at):
        after.append((replace(thing, power=(int(power[1]), int(power[2]))), power.end()))
    if power := _POWER.match(text.text, at):
        number = int(power[1])
        bounds = {"greater": (number, -1), "less": (-1, number), None: (number, number)}[power[3]]
        after.append((replace(thing, power=bounds), power.end()))
    for word, controller in _CONTROLLERS.items():
        end = text.literal(word, at)
        if end is not None:
            after.append((replace(thing, controller=controller), end))  # type: ignore[arg-type]
    for more, end in after:
        yield from _behind(text, more, end)


def noun(text: Text, at: int, plural: bool = False, zone: Zone = "play") -> Iterator[tuple[That, int]]:
    """Yield the readings of a noun without an article at the index `at`, in the plural if `plural`.

    Each is (the noun, the index behind it). Where the noun is "card", it means cards in the zone `zone`.
    """
    thing, at = _before(text, at)
    for headed, end in _heads(text, at, thing, plural, zone):
        yield from _behind(text, headed, end)


def a(text: Text, at: int, zone: Zone = "play") -> Iterator[tuple[That, int]]:
    """Yield (noun, index behind) for a noun with "a" or "another" at the index `at`: "a tapped creature"."""
    for article in ("an ", "a "):
        end = text.literal(article, at)
        if end is not None:
            yield from noun(text, end, zone=zone)
    end = text.literal("another ", at)
    if end is not None:
        for thing, behind in noun(text, end, zone=zone):
            yield replace(thing, other=True), behind


def plural(text: Text, at: int, zone: Zone = "play") -> Iterator[tuple[That, int]]:
    """Yield the readings of a plural noun without an article at the index `at`: (the noun, the index behind).

    Example: "other creatures you control".
    """
    yield from noun(text, at, True, zone)
    end = text.literal("other ", at)
    if end is not None:
        for thing, behind in noun(text, end, True, zone):
            yield replace(thing, other=True), behind
            if thing.kinds == ("player",):
                yield replace(thing, controller="another player"), behind


def number(text: Text, at: int) -> Iterator[tuple[int, int]]:
    """Yield (number, index after it) for a number in words at the index `at`, such as 3 for "three"."""
    for count, word in enumerate(NUMBERS):
        if text.text[at : at + len(word) + 1].lower() == f"{word} ":
            yield count, at + len(word)
    text.failed(at, "a number")


def some(text: Text, at: int, zone: Zone = "play") -> Iterator[tuple[tuple[That, int], int]]:
    """Read a number of things at the index `at`: "a Forest" as (noun, 1), "three Forests" as (noun, 3)."""
    for thing, end in a(text, at, zone):
        yield (thing, 1), end
    for count, end in number(text, at):
        for thing, behind in plural(text, end + 1, zone):
            yield (thing, count), behind


def target(text: Text, at: int) -> Iterator[Found]:
    """Read targets, such as "target creature" or "up to three target creatures"."""
    for up_to, start in ((False, at), (True, text.literal("up to ", at))):
        if start is None:
            continue
        for lead, other in (("target ", False), ("another target ", True), ("one target ", False)):
            end = text.literal(lead, start)
            if end is not None:
                for thing, behind in noun(text, end):
                    yield Target(replace(thing, other=other), up_to=up_to), behind
        for count, end in number(text, start):
            for lead, other in ((" target ", False), (" other target ", True)):
                begin = text.literal(lead, end)
                if begin is not None:
                    for thing, behind in noun(text, begin, True):
                        yield Target(replace(thing, other=other), count, up_to), behind
    for lead, other in (("X target ", False), ("X other target ", True)):
        end = text.literal(lead, at)
        for thing, behind in noun(text, end, True) if end is not None else ():
            yield Target(replace(thing, other=other), x=True), behind
    for lead, other in (("any number of target ", False), ("any number of other target ", True)):
        end = text.literal(lead, at)
        for thing, behind in noun(text, end, True) if end is not None else ():
            yield Target(replace(thing, other=other), any_number=True), behind


def from_zone(reading: Reading, zone: str) -> Reading:
    """Return the function that reads what `reading` reads, but with `zone` as the zone of the cards."""

    def read(text: Text, at: int) -> Iterator[Found]:
        yield from reading(text, at, zone)  # type: ignore[call-arg]

    return read


_THAT: Final = re.compile(
    rf"that (?:creature or player|{'|'.join((*KINDS, *_WIDE))}|[A-Z]\w+)(?: card)?(?!\w)"
)
FIRST: Final = re.compile(rf"the ({'|'.join(ORDINALS)}) target (\w+)|that target (\w+)")
_SACRIFICED: Final = re.compile(r"the sacrificed (\w+)")
_ENCHANTED: Final = re.compile(r"enchanted (artifact|creature|enchantment|land|permanent)(?!\w)")
PLACES: Final = (0, 1, 2)


def objects(text: Text, at: int) -> Iterator[Found]:
    """Read a reference to an object known before, such as "it" or "that creature"."""
    end = text.literal(NAME, at)
    if end is not None:
        yield THIS, end
    if (enchanted := text.pattern(_ENCHANTED, at, "enchanted creature")) is not None:
        yield ENCHANTED, enchanted.end()
        kin = text.literal(" and other creatures that share a creature type with it", enchanted.end())
        if kin is not None:
            yield Kin(), kin
    if text.text[at : at + 2] == "it" and not text.text[at + 2 : at + 3].isalpha():
        yield THIS, at + 2
        yield THE_OBJECT, at + 2
    if text.text[at : at + 4].lower() == "them":
        yield from ((It(place), at + 4) for place in PLACES)
    if (matched := text.pattern(_THAT, at, "that creature")) is not None:
        yield THE_OBJECT, matched.end()
        yield from ((It(place), matched.end()) for place in PLACES)
        yield ENCHANTED, matched.end()
    if (matched := FIRST.match(text.text, at)) is not None:
        yield from ((It(place), matched.end()) for place in PLACES)
    if (matched := _SACRIFICED.match(text.text, at)) is not None:
        yield Sacrificed(), matched.end()


def what(text: Text, at: int) -> Iterator[Found]:
    """Read a reference to objects, such as "target creature", "it", "all lands" or "a creature"."""
    yield from text.read("target", at)
    yield from text.read("objects", at)
    for lead, other in (("all ", False), ("all other ", True)):
        end = text.literal(lead, at)
        if end is not None:
            for thing, behind in noun(text, end, True):
                yield All(replace(thing, other=other)), behind
    for (thing, count), behind in some(text, at):
        yield Choose(thing, count), behind
    end = text.literal("up to ", at)
    if end is not None:
        for (thing, count), behind in some(text, end):
            yield Choose(thing, count, True), behind


def subject(text: Text, at: int) -> Iterator[Found]:
    """Read the subject of an effect: what `what` reads, or a plural noun such as "creatures you control"."""
    yield from text.read("what", at)
    for thing, end in plural(text, at):
        if thing.controller:
            yield All(thing), end
        yield thing, end


def ruled(text: Text, at: int) -> Iterator[Found]:
    """Read the subject of a static ability: the card, the enchanted object, or a plural noun."""
    for value, end in text.read("objects", at):
        if value in (THIS, ENCHANTED):
            yield value, end
    for lead, other in (("", False), ("all ", False), ("all other ", True)):
        start = text.literal(lead, at) if lead else at
        if start is not None:
            for thing, end in noun(text, start, True):
                yield replace(thing, other=other), end
    end_ = text.literal("other ", at)
    if end_ is not None:
        for thing, end in noun(text, end_, True):
            yield replace(thing, other=True), end


def one(text: Text, at: int) -> Iterator[Found]:
    """Read the object of an event: the card, the enchanted object, or a noun such as "a creature"."""
    for value, end in text.read("objects", at):
        if value in (THIS, ENCHANTED):
            yield value, end
    yield from a(text, at)


def whom(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of who is protected from damage by a static ability, at the index `at`.

    That is "you", the card itself, the enchanted object, or a noun in the plural (see `ruled`).
    """
    end = text.literal("you", at)
    if end is not None and not text.text[end : end + 1].isalpha():
        yield YOU, end
    yield from ruled(text, at)


def counted(text: Text, at: int) -> Iterator[Found]:
    """Yield the reading of a number in words at the index `at`, such as 3 for "three" in "three.".

    Anything may stand behind the number.
    """
    for count, word in enumerate(NUMBERS):
        end = text.literal(word, at)
        if end is not None and not text.text[end : end + 1].isalpha():
            yield count, end


def victims(text: Text, at: int) -> Iterator[Found]:
    """Read who or what is dealt damage, such as "each creature and each player", at the index `at`."""
    yield from text.read("who_or_you", at)
    yield from text.read("what", at)
    end = text.literal("itself", at)
    if end is not None:
        yield THIS, end
        yield THE_OBJECT, end
    yield from ((All(thing), behind) for thing, behind in _each(text, at))


def _each(text: Text, at: int) -> Iterator[tuple[That, int]]:
    for lead, other in (("each ", False), ("each other ", True)):
        end = text.literal(lead, at)
        if end is None:
            continue
        for thing, behind in noun(text, end):
            yield replace(thing, other=other), behind
            more = text.literal(f" and {lead}", behind)
            if more is None:
                continue
            for second, last in noun(text, more):
                if second == PLAYER:
                    yield replace(thing, kinds=(*thing.kinds, "player"), other=other), last
                    continue
                kinds = thing.kinds + second.kinds
                types = thing.types + second.types
                yield replace(second, kinds=kinds, types=types, other=other), last


def source(text: Text, at: int) -> Iterator[Found]:
    """Read a source of damage at the index `at`, such as "a red source of your choice", as a `That`."""
    for thing, end in a(text, at):
        behind = text.literal(" of your choice", end)
        if behind is not None:
            yield thing, behind
            chosen = text.literal(" of the chosen color", behind)
            if chosen is not None:
                yield replace(thing, colors=(*thing.colors, CHOSEN)), chosen


def keyword(text: Text, at: int) -> Iterator[Found]:
    """Read a keyword ability at the index `at` as its name, such as "flying"."""
    for word in KEYWORDS:
        if text.text[at : at + len(word)].lower() == word:
            yield word, at + len(word)
    text.failed(at, "a keyword")


def _form(reading: Callable[..., Iterator[Any]]) -> Reading:
    return lambda text, at: reading(text, at)


FORMS: Final[dict[str, Reading]] = {
    "objects": objects,
    "target": target,
    "what": what,
    "subject": subject,
    "rule": ruled,
    "one": one,
    "victims": victims,
    "source": source,
    "keyword": keyword,
    "number": counted,
    "whom": whom,
    "one of": _form(noun),
    "a": _form(a),
    "a@library": from_zone(a, "library"),
    "a@hand": from_zone(a, "hand"),
    "plural": _form(plural),
    "plural@hand": from_zone(plural, "hand"),
    "plural@library": from_zone(plural, "library"),
    "plural@graveyard": from_zone(plural, "graveyard"),
}
"""The functions of this module by the name of the part of speech that they read."""
