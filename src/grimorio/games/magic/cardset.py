"""Magic's cards as JSON data: our own ones out, and sets of the players' own in.

A word is written ``{Name: {field: value}}``, or as its name alone where every field has its usual value.
A field that takes one word only takes that word's fields alone, as `Card` and most nouns do. Fields with
their usual value are left out.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.cards.invented import NAMES
from grimorio.games.magic.names import creature_types, land_types
from grimorio.games.magic.words import (
    CHOSEN,
    COLORS,
    KINDS,
    Activated,
    AsEntersChoose,
    Becomes,
    CanEnchantOnly,
    Card,
    ChooseColor,
    ControlsEnchanted,
    Enchanted,
    It,
    Modes,
    ProtectionFrom,
    SacrificeCost,
    Sacrificed,
    Spell,
    Static,
    Target,
    ThatMuch,
    TheObject,
    ThePlayer,
    Triggered,
    X,
)
from grimorio.kernel.setup import SetupError

MOST_CARDS: Final = 1000
BASIC_TYPES: Final = land_types()[:5]
_TYPES: Final = (*creature_types(), *land_types())
_DEEPEST: Final = 30
_MOST: Final = 99
_MANY: Final = 16
_BELOW_ZERO: Final = ("power", "toughness", "plus")

_KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Card", "kinds"): KINDS,
    ("Card", "types"): _TYPES,
    ("Card", "colors"): COLORS,
    ("That", "kinds"): (*KINDS, "permanent", "card", "spell", "source", "player"),
    ("That", "no_kinds"): KINDS,
    ("That", "types"): (*_TYPES, CHOSEN),
    ("That", "colors"): (*COLORS, CHOSEN),
    ("That", "no_colors"): (*COLORS, CHOSEN),
    ("Becomes", "color"): (*COLORS, CHOSEN, "choose"),
    ("Becomes", "kinds"): ("artifact", "creature", "enchantment", "land"),
    ("Becomes", "types"): creature_types(),
    ("Becomes", "land_type"): BASIC_TYPES,
    ("PutToken", "color"): COLORS,
    ("PutToken", "types"): creature_types(),
    ("PutCounters", "counter"): ("+1/+1", "poison"),
}
"""The fields whose text is one of a few."""

_NUMBER: Final = r"\{\d{1,2}\}"
_MANA: Final = rf"({_NUMBER})?(\{{[WUBRG]\}})*"
_WRITTEN: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("Card", "cost"): (rf"(\{{X\}})?{_MANA}", 'a mana cost in quotes, such as "{2}{W}" or "{X}{R}", or ""'),
    ("Counter", "unless"): (_MANA, 'a mana cost in quotes, such as "{3}"'),
    ("Activated", "cost"): (
        rf"(?=.){_MANA}(\{{T\}})?",
        'a mana cost in quotes, such as "{1}{B}", or "{T}"',
    ),
    ("MayPay", "cost"): (rf"(?=.){_MANA}", 'a mana cost in quotes, such as "{1}"'),
    ("AddMana", "mana"): (
        r"any|could|(\{[WUBRG]\}|\{\d{1,2}\})+(\|(\{[WUBRG]\}|\{\d{1,2}\})+)*",
        'mana in quotes, such as "{G}{G}" or "{W}|{U}", or any, or could',
    ),
    ("ManaInstead", "mana"): (r"(\{[WUBRG]\}|\{\d{1,2}\})+", 'mana in quotes, such as "{2}"'),
}
"""The fields whose text has a form, and what to say of it."""


@dataclass(frozen=True)
class CardSet:
    """Cards, and what they are called in Italian and French, by English name."""

    cards: tuple[Card, ...]
    names: dict[str, tuple[str, str]] = field(default_factory=dict)


def own() -> CardSet:
    """The game's own cards; the names of those of Eighth Edition are facts, and stand in `names`."""
    return CardSet(CARDS, NAMES)


# -- out -------------------------------------------------------------------------------------------


def to_json(card: Card) -> dict[str, Any]:
    """A card as JSON data, which `card_from_json` reads."""
    data: dict[str, Any] = _fields_out(card)
    return data


def _fields_out(word: Any) -> dict[str, Any]:
    return {
        name: _out(getattr(word, name), hint)
        for name, (hint, usual) in _fields(word.__class__).items()
        if getattr(word, name) != usual
    }


def _out(value: Any, hint: Any) -> Any:
    if isinstance(value, tuple):
        return [_out(item, _item(hint)) for item in value]
    if not is_dataclass(value):
        return value
    inner = _fields_out(value)
    if _alone(hint):
        return inner
    name = type(value).__name__
    return {name: inner} if inner else name


# -- what a field may hold -------------------------------------------------------------------------


@cache
def _fields(word: Any) -> dict[str, tuple[Any, Any]]:
    """For each field of a word: its type, and its usual value or `MISSING`."""
    hints = get_type_hints(word)
    return {one.name: (hints[one.name], one.default) for one in fields(word)}


@cache
def _either(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a type."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


@cache
def _words(hint: Any) -> dict[str, type]:
    """The words among the alternatives, by name."""
    return {one.__name__: one for one in _either(hint) if is_dataclass(one) and isinstance(one, type)}


@cache
def _alone(hint: Any) -> type | None:
    """The word, where nothing but this one may stand."""
    others = [one for one in _either(hint) if one is not NoneType]
    words = _words(hint)
    return next(iter(words.values())) if len(words) == len(others) == 1 else None


@cache
def _tuple(hint: Any) -> Any:
    """The tuple type among the alternatives, or None."""
    return next((one for one in _either(hint) if get_origin(one) is tuple), None)


def _item(hint: Any) -> Any:
    """The type of a tuple's items."""
    return get_args(_tuple(hint))[0]


# -- in --------------------------------------------------------------------------------------------


def from_json(data: Any) -> CardSet:
    """Read a card set of the players' own: ``{"cards": [...]}``, as ``docs/magic-cards.md`` says.

    Its cards come besides the game's own, and none has the name of one of those.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    if not isinstance(data, dict):
        raise SetupError("cards", f"expected an object with cards, found {data!r}")
    for name in data:
        if name != "cards":
            raise SetupError(f"cards.{name}", "unknown field; expected cards")
    rows = data.get("cards")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_CARDS:
        raise SetupError("cards.cards", f"expected a list of 1 to {MOST_CARDS} cards, found {_shown(rows)}")
    cards: list[Card] = []
    names: dict[str, tuple[str, str]] = {}
    for place, row in enumerate(rows):
        where = f"cards.cards[{place}]"
        row = _object(row, where)
        others = [row.get(lang, row.get("name")) for lang in ("italian", "french")]
        card = card_from_json({k: v for k, v in row.items() if k not in ("italian", "french")}, where)
        if card.name in BY_NAME or card.name in names:
            raise SetupError(f"{where}.name", f"{card.name!r} is there already")
        italian, french = (
            _name(other, f"{where}.{lang}") for lang, other in zip(("italian", "french"), others, strict=True)
        )
        cards.append(card)
        names[card.name] = (italian, french)
    return CardSet(tuple(cards), names)


def card_from_json(data: Any, where: str = "card") -> Card:
    """Read one card; `where` is how errors call it.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    card: Card = _word(_object(data, where), Card, where, 0)
    for place, problem in mistakes(card):
        raise SetupError(f"{where}.{place}", problem)
    return card


def _word(data: dict[str, Any], word: Any, where: str, depth: int) -> Any:
    if depth > _DEEPEST:
        raise SetupError(where, "nested too deep")
    known = _fields(word)
    for name in data:
        if name not in known:
            raise SetupError(f"{where}.{name}", f"unknown field; expected {', '.join(known) or 'none'}")
    values: dict[str, Any] = {}
    for name, (hint, usual) in known.items():
        if name in data:
            values[name] = _value(data[name], hint, (word.__name__, name), f"{where}.{name}", depth + 1)
            if values[name] == () and usual is MISSING:
                raise SetupError(f"{where}.{name}", "expected at least one, found none")
        elif usual is MISSING:
            raise SetupError(f"{where}.{name}", f"{word.__name__} needs it")
    return word(**values)


def _value(data: Any, hint: Any, at: tuple[str, str], where: str, depth: int) -> Any:
    """Read a value for the field `at` of a word."""
    either = _either(hint)
    alone = _alone(hint)
    words = _words(hint)
    if data is None and NoneType in either:
        return None
    if alone is not None:
        return _word(_object(data, where), alone, where, depth)
    if isinstance(data, list) and _tuple(hint) is not None:
        return _items(data, _tuple(hint), at, where, depth)
    if isinstance(data, dict) and words:
        if len(data) != 1:
            raise SetupError(where, f"expected one word with its fields, found {_shown(data)}")
        name, inner = next(iter(data.items()))
        if name not in words:
            raise SetupError(f"{where}.{name}", f"unknown word; expected {_expected(hint, at, name)}")
        return _word(_object(inner, f"{where}.{name}"), words[name], f"{where}.{name}", depth)
    if isinstance(data, bool):
        if bool in either:
            return data
    elif isinstance(data, int):
        least = -_MOST if at[1] in _BELOW_ZERO else 0
        if int in either and least <= data <= _MOST:
            return data
    elif isinstance(data, str):
        if data in words:
            return _word({}, words[data], where, depth)
        if any(get_origin(one) is Literal and data in get_args(one) for one in either):
            return data
        if str in either and _fits(data, at):
            return data
    raise SetupError(where, f"expected {_expected(hint, at, data)}, found {_shown(data)}")


def _items(data: list[Any], hint: Any, at: tuple[str, str], where: str, depth: int) -> tuple[Any, ...]:
    """Read the items of a list."""
    kinds = get_args(hint)
    if kinds[-1] is not Ellipsis and len(data) != len(kinds):
        raise SetupError(where, f"expected {len(kinds)} numbers, found {len(data)}")
    return tuple(
        _value(item, kinds[0], at, f"{where}[{place}]", depth + 1) for place, item in enumerate(data)
    )


def _fits(text: str, at: tuple[str, str]) -> bool:
    """Whether a field may hold this text."""
    if at in _KNOWN:
        return text in _KNOWN[at]
    if at in _WRITTEN:
        return re.fullmatch(_WRITTEN[at][0], text) is not None
    return 1 <= len(text.strip()) <= 60 and text.isprintable()


def _expected(hint: Any, at: tuple[str, str], found: Any) -> str:
    """What a field may hold, for a message; of many names those that are most like what was found."""
    parts: list[str] = []
    names: list[str] = list(_words(hint))
    for one in _either(hint):
        if get_origin(one) is Literal:
            names += get_args(one)
        elif get_origin(one) is tuple:
            parts.append("a list")
        elif one is bool:
            parts.append("true or false")
        elif one is int:
            parts.append(f"a whole number from {-_MOST if at[1] in _BELOW_ZERO else 0} to {_MOST}")
        elif one is str and at in _KNOWN:
            names += _KNOWN[at]
        elif one is str:
            parts.append(_WRITTEN[at][1] if at in _WRITTEN else "a text of 1 to 60 characters")
    many = len(names) > _MANY
    if many:
        names = difflib.get_close_matches(str(found), names, 3, 0.0)
    if names:
        parts.append(("something like " if many else "") + ", ".join(names))
    return " or ".join(parts)


def _object(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise SetupError(where, f"expected an object, found {_shown(data)}")
    return data


def _name(data: Any, where: str) -> str:
    if not isinstance(data, str) or not _fits(data, ("Card", "name")):
        raise SetupError(where, f"expected a text of 1 to 60 characters, found {_shown(data)}")
    return data


def _shown(data: Any) -> str:
    if isinstance(data, dict | list):
        return "an object" if isinstance(data, dict) else "a list"
    text = repr(data)
    return text if len(text) < 80 else text[:77] + "..."


# -- what no single field can tell -----------------------------------------------------------------


def mistakes(card: Card) -> Iterator[tuple[str, str]]:
    """What makes a card one that cannot be played: the field, and what was expected."""
    kinds = set(card.kinds)
    a_spell = bool(kinds & {"instant", "sorcery"})
    if a_spell and len(kinds) > 1:
        yield "kinds", "expected instant and sorcery alone"
    if ("creature" in kinds) != (card.size is not None):
        yield "size", "expected power and toughness for creatures, and only for them"
    if ("land" in kinds) != (card.cost == ""):
        yield "cost", 'expected a mana cost, "" for lands and only for them'
    if card.enchants is not None and kinds != {"enchantment"}:
        yield "enchants", "only an enchantment can enchant"
    if card.token:
        yield "token", "a token comes of PutToken, not of a card"
    if card.world and kinds != {"enchantment"}:
        yield "world", "only an enchantment can be one of the world"
    if card.basic and (kinds != {"land"} or not set(card.types) & set(BASIC_TYPES)):
        yield "basic", f"expected a land of one of the types {', '.join(BASIC_TYPES)}"
    effects = [place for place, ability in enumerate(card.text) if isinstance(ability, Spell | Modes)]
    if len(effects) != a_spell:
        yield "text", "expected one Spell or Modes on an instant or sorcery, and none on others"
    chosen = any(isinstance(word, AsEntersChoose | ChooseColor) for word in _inside(card))
    for place, ability in enumerate(card.text):
        for part in ability.modes if isinstance(ability, Modes) else (ability,):
            found = list(_inside(part))
            for problem in (
                *_loose(card, isinstance(ability, Triggered), chosen, found),
                *_unsettled(ability, found),
            ):
                yield f"text[{place}]", problem


def _loose(card: Card, triggered: bool, chosen: bool, found: list[Any]) -> Iterator[str]:
    """Words that speak of something which the ability or card does not have."""
    targets = sum(isinstance(word, Target) for word in found)
    paid = any(isinstance(word, SacrificeCost) for word in found)
    for word in found:
        name = type(word).__name__
        match word:
            case It() if word.place >= targets:
                yield f"It speaks of target {word.place + 1}, and there are {targets}"
            case X() if "{X}" not in card.cost:
                yield "X without {X} in the cost"
            case Enchanted() | ControlsEnchanted() | CanEnchantOnly() if card.enchants is None:
                yield f"{name} on a card that enchants nothing"
            case ProtectionFrom() if word.what.controller is not None:
                yield "ProtectionFrom does not ask who controls it"
            case TheObject() | ThePlayer() | ThatMuch() if not triggered:
                yield f"{name} outside a triggered ability"
            case Sacrificed() if not paid:
                yield "Sacrificed without a SacrificeCost"
            case Activated():
                others = [type(part) for part in word.cost if not isinstance(part, str)]
                if len(others) > len(set(others)):
                    yield "expected each kind of cost once"
        if CHOSEN in _texts(word) and not chosen:
            yield f"{CHOSEN!r} without AsEntersChoose or ChooseColor"


def _unsettled(ability: Any, found: list[Any]) -> Iterator[str]:
    """Words of a static ability that need something to be chosen."""
    if isinstance(ability, Static):
        for word in found:
            if isinstance(word, Target) or (isinstance(word, Becomes) and word.color == "choose"):
                yield f"a static ability chooses nothing: {type(word).__name__}"


def _texts(word: Any) -> Iterator[str]:
    """The texts in a word's own fields."""
    for one in fields(word):
        value = getattr(word, one.name)
        for text in value if isinstance(value, tuple) else (value,):
            if isinstance(text, str):
                yield text


def _inside(value: Any) -> Iterator[Any]:
    """Every word in a value, in the order of the text."""
    if isinstance(value, tuple):
        for item in value:
            yield from _inside(item)
    elif is_dataclass(value):
        yield value
        for one in fields(value):
            yield from _inside(getattr(value, one.name))
