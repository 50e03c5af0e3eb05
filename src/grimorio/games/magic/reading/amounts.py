"""Functions that read numbers in English card texts: amounts of life, damage and cards, and bonuses.

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic import names
from grimorio.games.magic.reading.engine import NAME, Found, Reading, Text
from grimorio.games.magic.reading.nouns import noun, number, plural
from grimorio.games.magic.words import (
    BASIC_TYPE,
    CHOSEN,
    COLORS,
    COUNTERS,
    ENCHANTED,
    THE_OBJECT,
    THIS,
    Count,
    DamageTaken,
    EachPlayer,
    Gets,
    HalfLife,
    HandExcess,
    HandSize,
    HighestCost,
    It,
    ManaValueOf,
    Namesakes,
    PowerOf,
    RevealedCost,
    Sacrificed,
    SharedTypes,
    Sum,
    That,
    ThatMuch,
    ThisWay,
    TotalCost,
    ToughnessOf,
    X,
)

_DIGITS: Final = re.compile(r"\d+")
_MANA: Final = re.compile(r"(?:\{[^}]+\})+")
_BONUS: Final = re.compile(r"([+-])(\d+|[XYZ])/([+-])(\d+|[XYZ])")
_COST: Final = " converted mana cost"
NAMESAKES: Final = "the number of cards in all graveyards with the same name as that spell"
"""The words for what `Namesakes` counts."""
SHARED: Final = "other creature in play that shares a creature type with it"
"""The words for what `SharedTypes` counts."""
_ZONES: Final[tuple[tuple[str, str | None, str], ...]] = (
    ("your ", "you", ""),
    ("all ", None, "s"),
    ("an opponent's ", "opponent", ""),
    ("target player's ", "target player", ""),
    ("his or her ", "that player", ""),
    ("another player's ", "another player", ""),
)


def counted(text: Text, at: int, many: bool = True) -> Iterator[tuple[That, int]]:
    """Yield the readings of objects that are counted, such as "creatures in play" or "cards in your hand".

    They begin at the index `at`. With `many` the noun is in the plural.
    """
    for sort in COUNTERS:
        end_ = text.literal(f"{sort} counter{'s' if many else ''} on {NAME}", at)
        if end_ is not None:
            yield That((f"{sort} counter",)), end_
    types = text.literal(f"{BASIC_TYPE}{'s' if many else ''} among ", at)
    for lands, end in plural(text, types) if types is not None else ():
        if lands.kinds == ("land",):
            yield replace(lands, kinds=(BASIC_TYPE,)), end
    for counted_, end in plural(text, at) if many else noun(text, at):
        yield counted_, end
        in_play = text.literal(" in play", end)
        if in_play is not None:
            yield counted_, in_play
        for lead, controller, s in _ZONES:
            for zone, word in (("graveyard", "graveyard"), ("hand", "hand"), ("library", "library")):
                ending = "libraries" if s and zone == "library" else word + s
                behind = text.literal(f" in {lead}{ending}", end)
                if behind is not None:
                    yield replace(counted_, zone=zone, controller=controller), behind  # type: ignore[arg-type]
    if not many:
        end_ = text.literal("other ", at)
        if end_ is not None:
            for counted_, end in counted(text, end_, False):
                yield replace(counted_, other=True), end


def each(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of " for each …" at the index `at`: what is counted, and the index after the text.

    What is counted is a noun (`That`), or `SharedTypes` for the creatures that share a creature type.
    """
    begin = text.literal(" for each ", at)
    if begin is None:
        return
    yield from counted(text, begin, False)
    yield from way(text, begin)
    end = text.literal(SHARED, begin)
    if end is not None:
        yield SharedTypes(), end


def way(text: Text, at: int, many: bool = False) -> Iterator[tuple[ThisWay, int]]:
    """Yield the readings of what was done before at the index `at`: "card discarded this way".

    With `many` the noun is in the plural.
    """
    for done, zone in (("discarded", "hand"), ("revealed", "hand"), ("destroyed", "play")):
        for thing, end in plural(text, at, zone) if many else noun(text, at, zone=zone):  # type: ignore[arg-type]
            behind = text.literal(f" {done} this way", end)
            if behind is not None:
                yield ThisWay(thing, done), behind  # type: ignore[arg-type]


def times(thing: Any, count: int) -> Any:
    """The amount that counts a `thing` so many times: a noun, a `ThisWay` or a `SharedTypes`."""
    if isinstance(thing, That):
        return Count(thing, count)
    return replace(thing, times=count)


TAKERS: Final = ("player", "creature", "creature or player")
"""The nouns for what has been dealt damage, in the text of `DamageTaken`."""

_WORDED: Final[tuple[tuple[str, Any], ...]] = (
    ("X", X()),
    ("that number", ThatMuch()),
    ("half your life rounded up", HalfLife()),
    ("that card's converted mana cost", RevealedCost()),
    *((f"the damage already dealt to that {who} this turn", DamageTaken()) for who in TAKERS),
    (NAMESAKES, Namesakes()),
    (f"twice {NAMESAKES}", Namesakes(2)),
)


def value(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a number at the index `at`, such as "2", "X" or "its power".

    Each is an int, or an amount such as `X` or `Count`.
    """
    digits = text.pattern(_DIGITS, at, "a number")
    if digits is not None:
        yield int(digits.group()), digits.end()
    for word, amount in _WORDED:
        end = text.literal(word, at)
        if end is not None:
            yield amount, end
    begin = text.literal("the number of cards in ", at)
    if begin is not None:
        for player, end in text.read("belongs", begin):
            behind = text.literal(" hand", end)
            if behind is not None:
                yield HandSize(player), behind
    begin = text.literal("the number of cards ", at)
    for player, end in text.read("who", begin) if begin is not None else ():
        behind = text.literal(" has in hand beyond yours", end)
        if behind is not None:
            yield HandExcess(player), behind
    for lead, costs in ((_HIGHEST, HighestCost), (_TOTAL, TotalCost)):
        begin = text.literal(lead, at)
        for thing, end in plural(text, begin) if begin is not None else ():
            yield costs(thing), end
    for first, end in _count(text, at):
        yield first, end
        more = text.literal(" plus ", end) if isinstance(first, Count) else None
        for second, last in _count(text, more) if more is not None else ():
            if isinstance(second, Count):
                yield Sum(first, second), last
    yield from _size_of(text, at)


_HIGHEST: Final = "the highest converted mana cost among "
_TOTAL: Final = "the total converted mana cost of "


def _count(text: Text, at: int) -> Iterator[Found]:
    starts = [(1, at)]
    twice = text.literal("twice ", at)
    if twice is not None:
        starts.append((2, twice))
    for times, end in number(text, at):
        behind = text.literal(" times ", end)
        if behind is not None:
            starts.append((times, behind))
    for times, start in starts:
        begin = text.literal("the number of ", start)
        if begin is None:
            continue
        for counted_, end in counted(text, begin):
            yield Count(counted_, times), end
            plus = text.literal(" plus ", end)
            digits = _DIGITS.match(text.text, plus) if plus is not None else None
            if digits is not None:
                yield Count(counted_, times, int(digits.group())), digits.end()
        end_ = text.literal("other creatures in play that share a creature type with it", begin)
        if end_ is not None:
            yield SharedTypes(), end_


def _size_of(text: Text, at: int) -> Iterator[Found]:
    owners: list[tuple[Any, int]] = []
    end = text.literal("its", at)
    if end is not None:
        owners += [(word, end) for word in (It(0), THE_OBJECT, THIS, It(1), ENCHANTED, Sacrificed())]
    for word, behind in text.read("objects", at):
        apostrophe = text.literal("'s", behind)
        if apostrophe is not None:
            owners.append((word, apostrophe))
    for word, behind in owners:
        for name, size in ((" power", PowerOf), (" toughness", ToughnessOf), (_COST, ManaValueOf)):
            last = text.literal(name, behind)
            if last is not None:
                yield size(word), last


def measured(thing: str) -> Reading:
    """Return the function that reads an amount of a `thing`, such as "3 life", "that much damage" or
    "life equal to …".
    """

    def read(text: Text, at: int) -> Iterator[Found]:
        digits = text.pattern(_DIGITS, at, f"a number of {thing}")
        end = text.literal(f" {thing}", digits.end()) if digits else None
        if digits is not None and end is not None:
            yield int(digits.group()), end
            for counted_, behind in each(text, end):
                yield times(counted_, int(digits.group())), behind
        for lead, amount in ((f"X {thing}", X()), (f"that much {thing}", ThatMuch())):
            end = text.literal(lead, at)
            if end is not None:
                yield amount, end
        begin = text.literal(f"{thing} equal to ", at)
        if begin is not None:
            yield from text.read("value", begin)

    return read


def cards(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a number of cards at the index `at`, such as "two cards" or "X cards".

    Each is an int, or an amount such as `X` or `Count` ("a card for each Swamp you control").
    """
    counts: list[tuple[Any, int]] = []
    end = text.literal("a card", at)
    if end is not None and text.text[end : end + 1] != "s":
        counts.append((1, end))
    for count, behind in number(text, at):
        end = text.literal(" cards", behind)
        if end is not None:
            counts.append((count, end))
    for word, amount in (("X cards", X()), ("that many cards", ThatMuch())):
        end = text.literal(word, at)
        if end is not None:
            counts.append((amount, end))
    for amount, end in counts:
        yield amount, end
        if isinstance(amount, int):
            for counted_, behind in each(text, end):
                if isinstance(counted_, That | ThisWay):
                    yield times(counted_, amount), behind
    begin = text.literal("cards equal to ", at)
    if begin is not None:
        yield from text.read("value", begin)


def top(text: Text, at: int) -> Iterator[Found]:
    """Yield the number of the top cards of a library named at the index `at`: 4 for "the top four cards"."""
    begin = text.literal("the top ", at)
    if begin is None:
        return
    end = text.literal("card", begin)
    if end is not None and text.text[end : end + 1] != "s":
        yield 1, end
    for count, behind in number(text, begin):
        end = text.literal(" cards", behind)
        if end is not None:
            yield count, end


def dug(text: Text, at: int) -> Iterator[Found]:
    """Yield how many top cards of your library are named at the index `at`, each as an amount.

    Examples: "the top four cards of your library", "the top X cards of your library, where X is …".
    """
    for count, end in top(text, at):
        behind = text.literal(" of your library", end)
        if behind is not None:
            yield count, behind
    begin = text.literal("the top X cards of your library", at)
    if begin is not None:
        yield X(), begin
        where = text.literal(", where X is ", begin)
        if where is not None:
            yield from text.read("value", where)


def gets(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a bonus at the index `at`, such as "+1/+1 until end of turn" or "+1/+1 for each
    Forest you control". Each reading is a `Gets` that gives the bonus to the card itself; the caller replaces
    the card by the subject of the sentence.
    """
    matched = text.pattern(_BONUS, at, "+1/+1")
    if matched is None:
        return
    lasting = text.literal(" until end of turn", matched.end())
    ends = [(matched.end(), "always")] + ([(lasting, "end of turn")] if lasting is not None else [])
    signs = ((matched[1], matched[2]), (matched[3], matched[4]))
    for end, until in ends:
        yield _bonus(signs, {}, until), end
        for counted_, behind in each(text, end):
            yield _counting(signs, counted_, until), behind
        where = text.literal(", where ", end)
        if where is not None:
            for letters, behind in _letters(text, where):
                yield _bonus(signs, letters, until), behind


def _letters(text: Text, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    for letter in "XYZ":
        begin = text.literal(f"{letter} is ", at)
        if begin is None:
            continue
        for amount, end in text.read("value", begin):
            yield {letter: amount}, end
            more = text.literal(" and ", end)
            if more is not None:
                yield from (({letter: amount, **others}, last) for others, last in _letters(text, more))


def _bonus(signs: tuple[tuple[str, str], ...], letters: dict[str, Any], until: Any) -> Gets:
    sizes = [
        _less(letters.get(number_, X()), sign == "-")
        if number_ in "XYZ"
        else int(number_) * (-1 if sign == "-" else 1)
        for sign, number_ in signs
    ]
    return Gets(THIS, sizes[0], sizes[1], until)


def _less(amount: Any, minus: bool) -> Any:
    """The amount for which a letter stands in a bonus, negative behind a minus sign if it may be."""
    return replace(amount, less=True) if minus and isinstance(amount, RevealedCost | X) else amount


def _counting(signs: tuple[tuple[str, str], ...], counted_: Any, until: Any) -> Gets:
    sizes: list[Any] = []
    for sign, number_ in signs:
        count = int(number_) * (-1 if sign == "-" else 1) if number_.isdecimal() else 0
        sizes.append(times(counted_, count) if count else 0)
    return Gets(THIS, sizes[0], sizes[1], until)


def _worded(table: dict[str, Any]) -> Reading:
    def read(text: Text, at: int) -> Iterator[Found]:
        for phrase, word in table.items():
            end = text.literal(phrase, at)
            if end is not None:
                yield word, end

    return read


def _matched(pattern: re.Pattern[str], expected: str, made: Any) -> Reading:
    def read(text: Text, at: int) -> Iterator[Found]:
        matched = text.pattern(pattern, at, expected)
        if matched is not None:
            yield made(matched), matched.end()

    return read


def _said(*phrases: str) -> Reading:
    """Return the function that reads any of these phrases; the value that it yields is None."""
    return _worded(dict.fromkeys(phrases))


def per_card(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of " for each …" at the index `at`, each as a `Count` or `SharedTypes`."""
    for counted_, end in each(text, at):
        yield times(counted_, 1), end


def number_of(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of "the number of …" at the index `at`, each as the noun of what is counted."""
    for amount, end in text.read("value", at):
        if isinstance(amount, Count) and amount == Count(amount.what):
            yield amount.what, end


def for_each(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of " for each …" at the index `at`, each as the noun of what is counted."""
    for thing, end in each(text, at):
        if isinstance(thing, That | ThisWay):
            yield thing, end


def times_due(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of how much is paid at the index `at`: "{X}", or "{1} for each …"."""
    end = text.literal("{X}", at)
    if end is not None:
        yield X(), end
    begin = text.literal("{1}", at)
    if begin is not None:
        yield from text.read("for each", begin)


_MARK: Final = re.compile(r"[+-]\d/[+-]\d|[a-z]+")


def tally(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a number of counters at the index `at`: 1 for "a", 7 for "seven", `X` for "X"."""
    for words, count in (("a", 1), ("an", 1), ("X", X())):
        end = text.literal(f"{words} ", at)
        if end is not None:
            yield count, end - 1
    yield from number(text, at)


_TYPE: Final = "|".join(sorted(map(re.escape, names.all_creature_types()), key=len, reverse=True))

FORMS: Final[dict[str, Reading]] = {
    "number of": number_of,
    "per card": per_card,
    "for each": for_each,
    "times due": times_due,
    "value": value,
    "life": measured("life"),
    "damage": measured("damage"),
    "cards": cards,
    "top": top,
    "tops": _worded({"the top X cards": X()}),
    "dug": dug,
    "gets": gets,
    "digits": _matched(_DIGITS, "a number", lambda matched: int(matched.group())),
    "mana": _matched(_MANA, "mana such as {1}{G}", lambda matched: matched.group()),
    "either": _matched(
        re.compile(r"(?:\{[^}]+\})+(?:(?:, |,? or )(?:\{[^}]+\})+)*"),
        "mana such as {G}",
        lambda matched: "|".join(re.findall(r"(?:\{[^}]+\})+", matched.group())),
    ),
    "marked": _matched(
        re.compile(r"an? ([+-]\d/[+-]\d|[a-z]+) counter"), "a counter", lambda matched: matched[1]
    ),
    "signed": _matched(
        re.compile(r"([+-]\d)/([+-]\d)"), "+1/+1", lambda matched: (int(matched[1]), int(matched[2]))
    ),
    "due": _worded({f"{{X}}, where X is {NAMESAKES}": "namesakes"}),
    "tally": tally,
    "mark": _matched(_MARK, "+1/+1", lambda matched: matched.group()),
    "hundreds": _matched(re.compile(r"(\d+)00"), "200", lambda matched: int(matched[1])),
    "generic": _matched(re.compile(r"\{(\d+)\}"), "mana such as {1}", lambda matched: int(matched.group(1))),
    "much": _worded({"double": 2, "triple": 3}),
    "turn": _worded({"your": "you", "each opponent's": "opponent", "each player's": "each", "each": "each"}),
    "player": _worded({"you": "you", "an opponent": "opponent", "a player": "any"}),
    "players": _worded(
        {
            "players": EachPlayer("all"),
            "your opponents": EachPlayer("opponents"),
            "other players": EachPlayer("others"),
        }
    ),
    "type": _matched(
        re.compile(_TYPE),
        "a creature type",
        lambda matched: matched.group(),
    ),
    "types": _matched(
        re.compile(rf"(?:{_TYPE})(?: (?:{_TYPE}))*(?![a-z])"),
        "a creature type",
        lambda matched: tuple(matched.group().split(" ")),
    ),
    "colored": _worded({"a card of that color": That(("card",), colors=(CHOSEN,), zone="hand")}),
    "color": _worded({color: color for color in COLORS}),
    "word": _worded({word: word for word in ("color", "creature type", "hand", "graveyard")}),
    "his": _said("your", "his or her", "their"),
    "owns": _said("you control", "that player controls"),
    "this": _said("~", "it"),
    "card": _said("~"),
    "enchanted": _matched(
        re.compile(r"[Ee]nchanted (?:artifact|creature|enchantment|land|permanent)"),
        "enchanted creature",
        lambda matched: None,
    ),
    "again": _matched(re.compile(r"that [a-z ]+?(?= instead)"), "that creature", lambda matched: None),
}
"""The functions of this module by the name of the part of speech that they read."""
