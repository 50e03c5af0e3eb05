"""Cards as JSON data: writing our own, and reading card sets of the players.

A set is an object with lists of cards by kind. A card is an object with its fields, and with `italian` and
`french` for its names in those languages (of a Mage name and title). Its effects are words, as
`kernel/words.py` writes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import CARDS, UNKNOWN
from grimorio.games.mickey.meaning.book import keys_of, wrong_with
from grimorio.games.mickey.wording import LANGUAGES, team_name, text_of
from grimorio.kernel.faults import LONGEST, Message, SetupError, unknown_field
from grimorio.kernel.playable import Unplayable, placed, unplayable
from grimorio.kernel.sizes import FAULTS, quoted
from grimorio.kernel.words import MOST, Codec, an_object, inside

MOST_CARDS: Final = 1000
FIELDS: Final = ("name", "mages", "spells", "castles", "codes")
FACTS: Final = ("title", "code", "names")
"""The printed facts that do not change how a card is compiled."""
KINDS: Final[dict[str, type]] = {"mages": w.Mage, "spells": w.Spell, "castles": w.Castle, "codes": w.Code}
"""For each list of a set, by its name in the JSON data, the class of its cards."""

CODEC: Final = Codec(
    written={
        (word, name): (
            rf".{{0,{LONGEST}}}",
            Message("a text of up to {most} characters", "form-text-up", most=LONGEST),
        )
        for word in ("Mage", "Spell", "Castle", "Code")
        for name in ("title", "code")
    },
    below_zero=("number",),
)
"""The reader and writer of cards as JSON data."""
_LANGUAGES: Final = {"it": "italian", "fr": "french"}


def own() -> w.CardSet:
    """The game's own cards together with the real cards that the rulebooks name."""
    return CARDS


# -- out -------------------------------------------------------------------------------------------


def to_json(cards: w.CardSet) -> dict[str, Any]:
    """The JSON data of a set, from which `from_json` makes an equal one."""
    return {"name": cards.name} | {kind: list(map(card_to_json, getattr(cards, kind))) for kind in KINDS}


def played(cards: w.CardSet) -> dict[str, Any]:
    """The JSON data of what a set plays: its cards without their names in other languages."""
    return {kind: list(map(_fields, getattr(cards, kind))) for kind in KINDS}


def card_to_json(card: w.Card) -> dict[str, Any]:
    """The JSON data of a card: its fields by name, and its names in other languages by the language."""
    data = _fields(card)
    for language, *name in card.names:
        data[_LANGUAGES[language]] = name if isinstance(card, w.Mage) else name[0]
    return data


def _fields(card: w.Card) -> dict[str, Any]:
    """The fields of a card by name, as JSON data, without its names in other languages."""
    data: dict[str, Any] = CODEC.out(card)
    data.pop("names", None)
    return data


def by_key(cards: w.CardSet) -> dict[str, tuple[str, dict[str, Any]]]:
    """For each card's key, (the name of the list in which it stands, the card as JSON data)."""
    found = [(kind, card_to_json(card)) for kind in KINDS for card in getattr(cards, kind)]
    return dict(zip(keys_of(cards), found, strict=True))


def called(card: w.Card, language: str) -> str:
    """The name of a card in a language, of a Mage with the title; the English name where it has no other."""
    said: tuple[str, ...] = (card.name, card.title) if isinstance(card, w.Mage) else (card.name,)
    for other, *name in card.names:
        if other == language:
            said = tuple(name)
    return ", ".join(part for part in said if part)


def described(cards: w.CardSet) -> list[dict[str, Any]]:
    """Every card as JSON.

    Each has its key as `name`, by which decks and events name the card; its printed facts; and its texts by
    language.
    """
    rows: list[dict[str, Any]] = []
    keys = iter(keys_of(cards))
    for kind in KINDS:
        for card in getattr(cards, kind):
            unknown = UNKNOWN.get(card, ())
            key = next(keys)
            code = f" ({card.code})" if key.endswith(f" ({card.code})") else ""
            row: dict[str, Any] = {
                "kind": kind.removesuffix("s"),
                "name": key,
                "names": {language: f"{called(card, language)}{code}" for language in LANGUAGES},
                "code": card.code,
                "colours": list(getattr(card, "colours", ())),
                "text": text_of(card, unknown),
                "words": CODEC.out(card).get("effects", []),
            }
            for fact in ("title", "team", "power", "place"):
                if hasattr(card, fact):
                    row[fact] = getattr(card, fact)
            if isinstance(card, w.Mage):
                row["teams"] = {language: team_name(card.team, language) for language in LANGUAGES}
            if unknown:
                row["unknown"] = list(unknown)
            rows.append(row)
    return rows


# -- in --------------------------------------------------------------------------------------------


def from_json(data: Any, where: str = "cards.cards") -> w.CardSet:
    """Read a set from JSON: lists of mages, spells, castles and codes, as ``docs/mickey-cards.md`` says.

    Args:
        data: the set as JSON.
        where: its path in errors.

    Raises:
        SetupError: the first fault: in which field, and what was expected.
    """
    data = an_object(data, where)
    for name in data:
        if name not in FIELDS:
            raise unknown_field(f"{where}.{name}", FIELDS)
    title = CODEC.text(data.get("name", "Cards"), ("CardSet", "name"), f"{where}.name")
    lists: dict[str, tuple[Any, ...]] = {}
    for kind, word in KINDS.items():
        rows = data.get(kind, [])
        if not isinstance(rows, list):
            raise _no_list(rows, f"{where}.{kind}")
        places = enumerate(rows[: MOST_CARDS + 1])
        lists[kind] = tuple(_card(row, word, f"{where}.{kind}[{place}]") for place, row in places)
    if sum(map(len, lists.values())) > MOST_CARDS:
        raise SetupError(where, f"expected at most {MOST_CARDS} cards", cause="card-many", most=MOST_CARDS)
    cards = w.CardSet(title, **lists)
    for twice in _twice(cards, where):
        raise twice
    return cards


def faults(data: Any, where: str = "cards.cards") -> list[SetupError]:
    """The faults of `data`, a set as JSON, at most one for each field of each card; empty for a sound set.

    Faults that concern several cards are looked for only when each card is sound. Reading stops after
    `FAULTS` faults. `where` is the path of the set in errors.
    """
    try:
        from_json(data, where)
    except SetupError as first:
        if first.field == where:  # it is no set at all, or too large
            return [first]
        wrong: list[SetupError] = []
        rest = dict(data)
        for name in [name for name in rest if name not in FIELDS]:
            wrong.append(unknown_field(f"{where}.{name}", FIELDS))
            del rest[name]
        for kind, word in KINDS.items():
            rows = rest.pop(kind, [])
            if not isinstance(rows, list):
                wrong.append(_no_list(rows, f"{where}.{kind}"))
                continue
            for place, row in enumerate(rows[:MOST_CARDS]):
                wrong += _faults(row, word, f"{where}.{kind}[{place}]")
                if len(wrong) >= FAULTS:
                    return wrong[:FAULTS]
        try:
            from_json(rest, where)
        except SetupError as error:
            wrong.append(error)
        return wrong or _all_twice(data, where)
    return []


_SOUND: Final[dict[str, Any]] = {
    "name": "?",
    "title": "",
    "team": "?",
    "power": 0,
    "colours": ["red"],
    "condition": {},
    "effects": [],
}
_EFFECT: Final = {"Plus": {"what": {}, "number": 1}}
"""An effect that replaces a faulty one, so that the rest of a card can be read."""


def _faults(row: Any, word: type, where: str) -> list[SetupError]:
    """The faults of a card, which is read again and again, each time with the last fault mended.

    Args:
        row: the card as JSON.
        word: the class of the card.
        where: its path in errors.
    """
    wrong: list[SetupError] = []
    for _ in range(MOST):
        try:
            _card(row, word, where)
        except SetupError as error:
            # What One had chosen may have stood where something else was wrong.
            if not wrong or error.cause != "card-same":
                wrong.append(error)
            mended = _mended(row, error.field.removeprefix(where))
            if mended == row:
                break
            row = mended
        else:
            break
    return wrong


def _mended(row: Any, rest: str) -> Any:
    """The card `row` with a sound value in place of the faulty one.

    `rest` is the path of the faulty value within the card.
    """
    names = re.findall(r"[^.\[\]]+", rest)
    if not isinstance(row, dict) or not names:
        return row
    name, *deeper = names
    effects = row.get(name)
    if name == "effects" and isinstance(effects, list) and deeper and deeper[0].isdecimal():
        at = int(deeper[0])
        return {**row, name: [*effects[:at], _EFFECT, *effects[at + 1 :]]}
    others = {key: value for key, value in row.items() if key != name and f".{key}" != rest}
    return {**others, name: _SOUND[name]} if name in _SOUND else others


def _no_list(value: Any, where: str) -> SetupError:
    """The error for a `value` that should be a list; `where` is its path."""
    said = quoted(value)
    return SetupError(where, f"expected a list, found {said}", cause="word-list", found=said)


def _all_twice(data: dict[str, Any], where: str) -> list[SetupError]:
    """The errors for cards of a set that have the same key as an earlier card of it.

    `data` is the set as JSON, in which each card by itself must be free of faults; `where` is the set's path
    in errors.
    """
    lists = {
        kind: tuple(_card(row, word, where) for row in data.get(kind, [])[:MOST_CARDS])
        for kind, word in KINDS.items()
    }
    return list(_twice(w.CardSet("", **lists), where))


def _twice(cards: w.CardSet, where: str) -> Iterator[SetupError]:
    """The errors for cards with the same key as an earlier card of the set, which has the path `where`."""
    seen: set[str] = set()
    keys = iter(keys_of(cards))
    for kind in KINDS:
        for place, card in enumerate(getattr(cards, kind)):
            key = next(keys)
            if key in seen:
                problem = f"{key!r} is there already; collection codes tell cards apart"
                yield SetupError(f"{where}.{kind}[{place}].code", problem, cause="card-twice", name=card.name)
            seen.add(key)


def _card(data: Any, word: type, where: str) -> Any:
    """Read one card of the class `word` from `data`, the card as JSON.

    `where` is the path of the card in errors. Raises SetupError: its first fault.
    """
    row = an_object(data, where)
    names: list[tuple[str, ...]] = []
    for language, field in _LANGUAGES.items():
        if field in row:
            names.append((language, *_names(row[field], word, f"{where}.{field}")))
    if "names" in row:
        raise unknown_field(f"{where}.names", _LANGUAGES.values())
    card = CODEC.read({k: v for k, v in row.items() if k not in _LANGUAGES.values()}, word, where)
    for wrong in mistakes(card, where):
        raise SetupError(wrong.field, f"{card.name}: {wrong.message}", wrong.cause, **wrong.facts)
    for wrong in unplayable(card, where, wrong_with, FACTS):
        raise wrong
    return replace(card, names=tuple(names))


def _names(data: Any, word: type, where: str) -> tuple[str, ...]:
    """Read the name of a card of the class `word` in another language: (name,), or (name, title) of a Mage.

    `data` is a text, for a Mage a list of two. Raises SetupError, with the path `where`: it has another form.
    """
    if word is not w.Mage:
        return (CODEC.text(data, (word.__name__, "name"), where),)
    if not isinstance(data, list) or len(data) != 2:
        problem = f"expected a list of name and title, found {quoted(data)}"
        raise SetupError(where, problem, cause="card-title")
    return (
        CODEC.text(data[0], ("Mage", "name"), f"{where}[0]"),
        CODEC.text(data[1], ("Mage", "title"), f"{where}[1]"),
    )


# -- what no single field can tell -----------------------------------------------------------------

_OF_SPELLS: Final = (w.Continuous, w.Subterfuge, w.Static)
_OF_MAGES: Final = (w.Solitary, w.Possesses)
_DONE_TO: Final[tuple[tuple[tuple[type, ...], tuple[type, ...]], ...]] = (
    ((w.Block, w.Confuse, w.Corrupt, w.GiveDiamagic, w.LoseDiamagic), (w.Mages,)),
    ((w.Corrode,), (w.Mages, w.Spells)),
    ((w.DiscardFromPlay,), (w.Spells,)),
)
"""What can be done to which cards: pairs of some classes of deeds, such as `Block`, and the classes of nouns
that these deeds can have as their target.
"""
_APART: Final = (w.When, w.IfHidden, w.Gains, w.Rendered)
"""The words whose deeds are not done together with the other deeds of their card."""
_Moment = w.Casts | w.Hides | w.Draws | w.Wins | w.CastleEnters | None


def mistakes(card: w.Card, where: str = "") -> list[SetupError]:
    """The faults of a card that no single field shows, each with its field.

    `where` is the path of the card in errors.
    """
    return placed(card, where, _mistakes)


def _mistakes(card: w.Card) -> Iterator[Unplayable]:
    """Yield a fault for each word of a card that is impossible, or contradicts another word of the card."""
    colours = getattr(card, "colours", ())
    if len(set(colours)) < len(colours):
        yield Unplayable(card, "colours", "expected each colour once", cause="card-colours")
    for effect in card.effects:
        yield from _wrong(card, effect, None)
    for word in _unchosen(list(inside(card.effects))):
        yield Unplayable(word, "", "SAME speaks of what One has chosen before", cause="card-same")


def _unchosen(words: list[Any]) -> Iterator[w.Same]:
    """The words `SAME` among these for which no `One` has chosen a card before, at the same moment."""
    chosen = False
    place = 0
    while place < len(words):
        word = words[place]
        place += 1
        if isinstance(word, _APART):
            inner = list(inside(word))[1:]
            yield from _unchosen(inner)
            place += len(inner)
        elif isinstance(word, w.Same) and not chosen:
            yield word
        chosen = chosen or isinstance(word, w.One)


def _wrong(card: w.Card, effect: Any, moment: _Moment, deed: bool = False) -> Iterator[Unplayable]:
    """The faults of `effect` and of the effects within it.

    `moment` is the moment of the `When` around the effect, or None. `deed` tells whether the effect stands
    within a `When`, `May` or `Pay`, which contain things to do (deeds).
    """
    match effect:
        case w.If(condition, then):
            parts = then if isinstance(then, tuple) else (then,)
            done = deed or not all(isinstance(part, w.Lasts | w.If) for part in parts)
            yield from _nouns(card, condition, moment, done)
        case w.IfHidden(then):
            if not isinstance(card, w.Spell):
                yield Unplayable(effect, "", "only a Spell can be hidden", cause="card-hidden")
            parts = then if isinstance(then, tuple) else (then,)
        case w.When(moment, do):
            yield from _nouns(card, moment, moment, True)
            parts, deed = do if isinstance(do, tuple) else (do,), True
        case w.May(do) | w.Pay(do=do):
            parts, deed = do if isinstance(do, tuple) else (do,), True
        case _:
            deed = deed or not isinstance(effect, w.Lasts)
            if deed and moment is None and isinstance(card, w.Code):
                yield Unplayable(effect, "", "a Code says When it does something", cause="card-when")
            name = type(effect).__name__
            if isinstance(effect, _OF_SPELLS) and not isinstance(card, w.Spell):
                yield Unplayable(effect, "", f"{name} is of Spells", cause="card-of-spells")
            if isinstance(effect, _OF_MAGES) and not isinstance(card, w.Mage):
                yield Unplayable(effect, "", f"{name} is of Mages", cause="card-of-mages")
            yield from _nouns(card, effect, moment, deed)
            return
    for part in parts:
        yield from _wrong(card, part, moment, deed)


def _nouns(card: w.Card, value: Any, moment: _Moment, deed: bool) -> Iterator[Unplayable]:
    """The faults of the nouns and numbers within `value`, a word of a card.

    `moment` is the moment of the `When` around the word, or None. `deed` tells whether the word belongs to
    something that is done (a deed), and not to a lasting effect.
    """
    played = isinstance(moment, (w.Casts, w.Hides))
    has_that = played or (deed and moment is None and isinstance(card, (w.Mage, w.Spell)))
    for word in inside(value):
        number = getattr(word, "number", 0)
        if isinstance(number, int) and number < 0 and not isinstance(word, w.FinalPower):
            problem = f"expected a number from 0 to {MOST}, found {number}"
            yield Unplayable(word, "number", problem, cause="range", least=0, most=MOST)
        for field, colour in (("holding", getattr(word, "holding", None)), ("colour", _diamagic(word))):
            if colour == "black":
                yield Unplayable(word, field, "there are no black Diamagics", cause="card-black")
        yield from _aimed(word)
        yield from _whose(card, word)
        match word:
            case w.Spells(which="this" | "others") if not isinstance(card, w.Spell):
                problem = "only a Spell speaks of this Spell and others"
                yield Unplayable(word, "which", problem, cause="card-this")
            case w.Spells(which="that") if not has_that:
                problem = "that Spell is one of a moment when it is cast or hidden"
                yield Unplayable(word, "which", problem, cause="card-that")
            case w.Mages(where="here" | "opposite" | "adjacent") if (
                isinstance(card, w.Castle | w.Code) and not played
            ):
                name = card.__class__.__name__
                problem = f"a {name} is at a Mage's place only when that Mage casts or hides"
                yield Unplayable(word, "where", problem, cause="card-place")


def _whose(card: w.Card, word: Any) -> Iterator[Unplayable]:
    """Yield a fault if the noun `word` says whose cards it means, although its other fields say that already.

    For example, `Spells(which="this", whose="own")` is faulty: the card itself says whose this Spell is.
    """
    match word:
        case w.Spells(which="this" | "that") if word.whose != "any" or word.by is not None:
            field = "by" if word.by is not None else "whose"
            problem = "whose that one Spell is, its card or the moment says"
            yield Unplayable(word, field, problem, cause="card-whose")
        case w.Spells(whose=whose, by=w.Mages() as by) if whose not in ("any", by.whose):
            problem = "`by` says whose these Spells are"
            yield Unplayable(word, "whose", problem, cause="card-whose")
        case w.Mages(where="here" | "adjacent" | "opposite") if isinstance(card, w.Mage | w.Spell):
            if word.whose == ("own" if word.where == "opposite" else "enemy"):
                problem = "no such Mage stands at that place"
                yield Unplayable(word, "whose", problem, cause="card-whose")
        case w.Shatter(what) if what.having is not None:
            yield Unplayable(what, "having", "Shatter is of Continuous Spells", cause="word-unread")


def _aimed(word: Any) -> Iterator[Unplayable]:
    """Yield a fault if `word` is an effect, and its target is a kind of cards that it cannot be done to."""
    for kinds, wanted in _DONE_TO:
        if isinstance(word, kinds):
            field = "of" if isinstance(word, w.LoseDiamagic) else "what"
            field = "to" if isinstance(word, w.GiveDiamagic) else field
            target = getattr(word, field)
            noun = target.of if isinstance(target, w.One) else target
            if not isinstance(noun, (*wanted, w.Same)):
                names = ", ".join(kind.__name__ for kind in wanted)
                found = noun.__class__.__name__
                problem = f"expected {names}, found {found}"
                yield Unplayable(word, field, problem, cause="word-names", names=names, found=found)


def _diamagic(word: Any) -> str | None:
    """The colour of Diamagics that `word`, a word of a card, names; None if it names none."""
    if isinstance(word, w.GiveDiamagic | w.LoseDiamagic | w.Possesses | w.Diamagics):
        return word.colour
    return None
