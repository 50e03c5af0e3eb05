"""Card sets as JSON data: our own one out, and sets of the players' own in.

A word is written ``{"Name": {field: value}}``, fields with their usual value left out.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from grimorio.games.mickey import words
from grimorio.games.mickey.cards.lanterns import CARDS
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.games.mickey.words import CardSet
from grimorio.kernel.setup import SetupError

WORDS: Final[dict[str, Any]] = {
    name: word for name, word in vars(words).items() if isinstance(word, type) and is_dataclass(word)
}
MOST: Final = 1000
LONGEST: Final = 60
LARGEST: Final = 99
DEEPEST: Final = 12


def own() -> CardSet:
    """The game's own set."""
    return CARDS


def to_json(value: Any) -> Any:
    """A word, and all it is made of, as JSON data."""
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if not is_dataclass(value):
        return value
    data = {
        field.name: to_json(getattr(value, field.name))
        for field in fields(value)
        if field.default is MISSING or getattr(value, field.name) != field.default
    }
    return {type(value).__name__: data}


def from_json(data: Any) -> CardSet:
    """Read a card set that `to_json` wrote, or somebody else.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    found = _read(data, CardSet, "cards", 0)
    assert isinstance(found, CardSet)
    if len(found.mages) + len(found.spells) + len(found.castles) + len(found.codes) > MOST:
        raise SetupError("cards", f"expected at most {MOST} cards")
    return found


@cache
def _hints(name: str) -> dict[str, Any]:
    return get_type_hints(WORDS[name])


def _read(data: Any, hint: Any, where: str, deep: int) -> Any:
    """A value of the kind that a field's type says."""
    if deep > DEEPEST:
        raise SetupError(where, "nested too deeply")
    kinds = _kinds(hint)
    if isinstance(data, dict):
        return _word(data, kinds, where, deep)
    if isinstance(data, list):
        for kind in kinds:
            if get_origin(kind) is tuple:
                return _tuple(data, get_args(kind), where, deep)
    for kind in kinds:
        if get_origin(kind) is Literal and data in get_args(kind) and isinstance(data, str):
            return data
        if kind is type(None) and data is None:
            return None
        if kind is bool and isinstance(data, bool):
            return data
        if kind is int and isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= LARGEST:
            return data
        if kind is str and isinstance(data, str) and len(data) <= LONGEST:
            return data
    raise SetupError(where, f"expected {_said(kinds)}, found {data!r}")


def _kinds(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(kind for part in get_args(hint) for kind in _kinds(part))
    return (hint,)


def _word(data: dict[str, Any], kinds: tuple[Any, ...], where: str, deep: int) -> Any:
    known = [kind.__name__ for kind in kinds if isinstance(kind, type) and is_dataclass(kind)]
    if len(data) != 1 or next(iter(data)) not in known:
        raise SetupError(where, f"expected one of {', '.join(known) or _said(kinds)}, found {data!r}"[:300])
    name, given = next(iter(data.items()))
    word, place = WORDS[name], f"{where}.{name}"
    if not isinstance(given, dict):
        raise SetupError(place, f"expected an object, found {given!r}")
    hints = _hints(name)
    for field in given:
        if field not in hints:
            raise SetupError(f"{place}.{field}", f"unknown field; expected {', '.join(hints)}")
    for field in fields(word):
        if field.default is MISSING and field.name not in given:
            raise SetupError(f"{place}.{field.name}", "missing")
    values = {
        field: _read(value, hints[field], f"{place}.{field}", deep + 1) for field, value in given.items()
    }
    return word(**values)


def _tuple(data: list[Any], kinds: tuple[Any, ...], where: str, deep: int) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        if len(data) > MOST:
            raise SetupError(where, f"expected at most {MOST}, found {len(data)}")
        return tuple(_read(one, kinds[0], f"{where}[{at}]", deep + 1) for at, one in enumerate(data))
    if len(data) != len(kinds):
        raise SetupError(where, f"expected {len(kinds)} values, found {len(data)}")
    pairs = enumerate(zip(data, kinds, strict=True))
    return tuple(_read(one, kind, f"{where}[{at}]", deep + 1) for at, (one, kind) in pairs)


def _said(kinds: tuple[Any, ...]) -> str:
    said = []
    for kind in kinds:
        if get_origin(kind) is Literal:
            said += [repr(value) for value in get_args(kind)]
        elif get_origin(kind) is tuple:
            said.append("a list")
        else:
            said.append({int: f"a number up to {LARGEST}", str: "a short text"}.get(kind, kind.__name__))
    return " or ".join(said)


def described(cards: CardSet) -> list[dict[str, Any]]:
    """Every card with its facts and its words as JSON."""
    printed: list[tuple[str, Any]] = [("mage", card) for card in cards.mages]
    printed += [("spell", card) for card in cards.spells]
    printed += [("castle", card) for card in cards.castles]
    printed += [("code", card) for card in cards.codes]
    rows: list[dict[str, Any]] = []
    for (kind, card), key in zip(printed, keys_of(cards), strict=True):
        row: dict[str, Any] = {"kind": kind, "key": key, "name": card.name, "code": card.code}
        for fact in ("title", "team", "power", "place"):
            if hasattr(card, fact):
                row[fact] = getattr(card, fact)
        row["colours"] = list(getattr(card, "colours", ()))
        row["words"] = to_json(card.effects)
        rows.append(row)
    return rows
