"""Read words from JSON and write them: the frozen dataclasses of which a game's cards are made.

A word is written ``{Name: {field: value}}``, or as its name alone where every field has its default. When a
field accepts only one class of word, the name is omitted. Fields that have their default are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from grimorio.kernel import sizes
from grimorio.kernel.faults import LONGEST, Message, SetupError, similar, unknown_field
from grimorio.kernel.sizes import quoted

DEEPEST: Final = 30
MOST: Final = 99
MANY: Final = 16

At = tuple[str, str]
"""A field of a class of words: the name of the class of words, and the name of the field."""


_BROKEN: Final = object()
"""The value that stands in the place of one that could not be read because it is wrong."""


def _broken(value: Any) -> bool:
    """Whether `value` is `_BROKEN`, or a tuple that contains `_BROKEN`."""
    return value is _BROKEN or (isinstance(value, tuple) and any([_broken(one) for one in value]))


def _of_size(data: Any, where: str) -> None:
    """Check that `data`, the JSON data of a card, has at most `sizes.CARD` values.

    Raises SetupError: the card has more; `where` is its name in the error.
    """
    if sizes.values(data, sizes.CARD) > sizes.CARD:
        problem = f"expected at most {sizes.CARD} values in a card"
        raise SetupError(where, problem, cause="card-long", most=sizes.CARD)


def _tell(error: SetupError, wrong: list[SetupError] | None) -> None:
    """Append an error to the list `wrong`, or raise it when `wrong` is None."""
    if wrong is None:
        raise error
    wrong.append(error)


@dataclass(frozen=True)
class Codec:
    """Reads and writes the words of one game, the parts of its cards, as JSON data.

    Attributes:
        known: for each field that holds one of a few texts, these texts.
        written: for each field whose text must have a certain form, the form as a regular expression and its
            description for error messages.
        below_zero: the fields whose numbers may be negative, as "field" or "Word.field".
    """

    known: dict[At, tuple[str, ...]] = field(default_factory=dict)
    written: dict[At, tuple[str, Message]] = field(default_factory=dict)
    below_zero: tuple[str, ...] = ()

    def out(self, word: Any) -> dict[str, Any]:
        """The fields of `word`, an instance of a class of words, as JSON data."""
        return _fields_out(word)

    def read(self, data: Any, word: type, where: str) -> Any:
        """Read a word from the JSON data of its fields.

        Args:
            data: the fields of the word.
            word: the class of the word.
            where: the name of the word in error messages.

        Raises:
            SetupError: the data does not fit; names the field and what was expected.
        """
        _of_size(data, where)
        return self._read(data, word, where, 0, None)

    def mended(
        self, data: Any, word: type, where: str, sound: Mapping[str, Any]
    ) -> tuple[Any, list[SetupError]]:
        """Read a word (a card, or a part of one) as far as possible, and collect all errors in its fields.

        Args:
            data: the JSON data of the word's fields.
            word: the class of the word.
            where: the name of the word in error messages.
            sound: for fields that hold several words, by the field's name: the word that replaces each wrong
                one there.

        Returns:
            The word, or None when it has an error that `sound` cannot replace; and all errors.
        """
        wrong: list[SetupError] = []
        try:
            _of_size(data, where)
            found = self._read(data, word, where, 0, wrong, sound)
        except SetupError as error:
            return None, [error]
        return None if found is _BROKEN else found, wrong

    def _read(
        self,
        data: Any,
        word: type,
        where: str,
        depth: int,
        wrong: list[SetupError] | None,
        sound: Mapping[str, Any] | None = None,
    ) -> Any:
        """Read a word of the class `word` from `data`, the JSON data of its fields.

        `where` is the path of the word in errors, `depth` the number of values that enclose it. A list
        `wrong` collects the errors, and the result for a wrong word is `_BROKEN`; with None, the first error
        is raised. `sound` is that of `mended`. Raises SetupError, even with a list: the data is no object, or
        nested too deep.
        """
        data = an_object(data, where)
        if depth > DEEPEST:
            raise SetupError(where, "nested too deep", cause="deep")
        known = hints(word)
        broken = False
        for name in data:
            if name not in known:
                _tell(unknown_field(f"{where}.{name}", known), wrong)
                broken = True
        values: dict[str, Any] = {}
        for name, (hint, usual) in known.items():
            there = f"{where}.{name}"
            if name in data:
                value = self._tried(data[name], hint, (word.__name__, name), there, depth + 1, wrong)
                if value == () and usual is MISSING:
                    _tell(SetupError(there, "expected at least one, found none", cause="word-none"), wrong)
                    value = _BROKEN
                if sound and name in sound and isinstance(value, tuple):
                    value = tuple([sound[name] if _broken(item) else item for item in value])
                broken = broken or _broken(value)
                values[name] = value
            elif usual is MISSING:
                _tell(SetupError(there, f"{word.__name__} needs it", cause="word-missing"), wrong)
                broken = True
        return _BROKEN if broken else word(**values)

    def _tried(
        self, data: Any, hint: Any, at: At, where: str, depth: int, wrong: list[SetupError] | None
    ) -> Any:
        """Read the value `data` for the field `at`, of the type `hint`, as `_value` does; collect its error.

        The error is appended to `wrong`, and `_BROKEN` returned; with None as `wrong`, the error is raised.
        `where` is the path of the value in errors, `depth` the number of values around this one.
        """
        try:
            return self._value(data, hint, at, where, depth, wrong)
        except SetupError as error:
            _tell(error, wrong)
            return _BROKEN

    def text(self, data: Any, at: At, where: str) -> str:
        """Return `data` after checking that it is a text which the field `at` may hold.

        `where` is the path of the field in errors.

        Raises:
            SetupError: `data` is no text, or the field may not hold this text.
        """
        if not isinstance(data, str) or not self._fits(data, at):
            raise self._unexpected(str, at, where, data)
        return data

    def _value(
        self, data: Any, hint: Any, at: At, where: str, depth: int, wrong: list[SetupError] | None
    ) -> Any:
        """Read a value for the field `at` of a word from the JSON data `data`.

        `hint` is the field's type, `where` its path in errors, `depth` the number of values around it.

        Raises SetupError: `data` is wrong. Errors further inside, in the fields of a word or the items of a
        list, are appended to `wrong` instead, unless `wrong` is None.
        """
        either = _either(hint)
        alone = _alone(hint)
        words = _words(hint)
        if data is None and NoneType in either:
            return None
        if alone is not None:
            return self._read(data, alone, where, depth, wrong)
        if isinstance(data, list) and _tuple(hint) is not None:
            return self._items(data, _tuple(hint), at, where, depth, wrong)
        if isinstance(data, dict) and words:
            if len(data) != 1:
                problem = "expected one word with its fields, found {found}"
                raise SetupError(where, problem, "one-word-fields", found=quoted(data))
            name, inner = next(iter(data.items()))
            if name not in words:
                expected = self._expected(hint, at, name)
                problem = f"unknown word; expected {expected}"
                near = str(expected).removeprefix("something like ")
                raise SetupError(f"{where}.{name}", problem, cause="word-names", names=near, found=name)
            return self._read(inner, words[name], f"{where}.{name}", depth, wrong)
        if isinstance(data, bool):
            if bool in either:
                return data
        elif isinstance(data, int):
            least = -MOST if self._signed(at) else 0
            if int in either and least <= data <= MOST:
                return data
        elif isinstance(data, str):
            if data in words:
                return self._read({}, words[data], where, depth, wrong)
            if any(get_origin(kind) is Literal and data in get_args(kind) for kind in either):
                return data
            if str in either and self._fits(data, at):
                return data
        raise self._unexpected(hint, at, where, data)

    def _signed(self, at: At) -> bool:
        """Whether the field `at` may hold negative numbers."""
        return at[1] in self.below_zero or ".".join(at) in self.below_zero

    def _unexpected(self, hint: Any, at: At, where: str, data: Any) -> SetupError:
        """The error for the value `data`, which the field `at` may not hold.

        `hint` is the field's type, `where` its path in the error.
        """
        expected, found = self._expected(hint, at, data), quoted(data)
        problem = f"expected {expected}, found {found}"
        kinds = [one for one in _either(hint) if one is not NoneType]
        if kinds == [int]:
            least = -MOST if self._signed(at) else 0
            return SetupError(where, problem, cause="range", least=least, most=MOST)
        if kinds == [str] and at not in self.known and at not in self.written:
            return SetupError(where, problem, cause="word-text", most=LONGEST, found=found)
        if all(get_origin(one) is tuple for one in kinds):
            return SetupError(where, problem, cause="word-list", found=found)
        if at in self.known or all(get_origin(one) is Literal for one in kinds):
            near = str(expected).removeprefix("something like ")
            return SetupError(where, problem, cause="word-names", names=near, found=found)
        return SetupError(where, problem, "word-form", form=expected, found=found)

    def _items(
        self, data: list[Any], hint: Any, at: At, where: str, depth: int, wrong: list[SetupError] | None
    ) -> tuple[Any, ...]:
        """Read the items of the list `data` for the field `at`, as a tuple; `hint` is the type of the tuple.

        `where` is the path of the list in errors; `depth` and `wrong` are those of `_read`.

        Raises SetupError: the list has another length than the type.
        """
        kinds = get_args(hint)
        if kinds[-1] is not Ellipsis and len(data) != len(kinds):
            problem = "expected {wanted} numbers, found {found}"
            raise SetupError(where, problem, "so-many-numbers", wanted=len(kinds), found=len(data))
        return tuple(
            [
                self._tried(item, kinds[0], at, f"{where}[{place}]", depth + 1, wrong)
                for place, item in enumerate(data)
            ]
        )

    def _fits(self, text: str, at: At) -> bool:
        """Whether the field `at` may hold the text `text`."""
        if at in self.known:
            return text in self.known[at]
        if at in self.written:
            return re.fullmatch(self.written[at][0], text) is not None
        return 1 <= len(text.strip()) <= LONGEST and len(text) <= LONGEST and text.isprintable()

    def _expected(self, hint: Any, at: At, found: Any) -> Message:
        """The values that the field `at`, of the type `hint`, may hold, in words for a message.

        Of many possible names, only those nearest to `found` are named.
        """
        parts: list[Message] = []
        names: list[str] = list(_words(hint))
        for kind in _either(hint):
            if get_origin(kind) is Literal:
                names += get_args(kind)
            elif get_origin(kind) is tuple:
                parts.append(Message("a list", "a-list"))
            elif kind is bool:
                parts.append(Message("true or false", "true-or-false"))
            elif kind is int:
                least = -MOST if self._signed(at) else 0
                text = "a whole number from {least} to {most}"
                parts.append(Message(text, "form-whole", least=least, most=MOST))
            elif kind is str and at in self.known:
                names += self.known[at]
            elif kind is str and at in self.written:
                parts.append(self.written[at][1])
            elif kind is str:
                parts.append(Message("a text of 1 to {most} characters", "form-text", most=LONGEST))
        if len(names) > MANY:
            near = tuple(similar(str(found), names, least=0.0))
            parts.append(Message("something like {names}", "form-like", names=near))
        elif names:
            parts.append(Message("{text}", "text-only", text=tuple(names)))
        whole = parts[0]
        for part in parts[1:]:
            whole = Message("{first} or {then}", "form-or", first=whole, then=part)
        return whole


def _fields_out(word: Any) -> dict[str, Any]:
    return {
        name: _out(getattr(word, name), hint)
        for name, (hint, usual) in hints(word.__class__).items()
        if getattr(word, name) != usual
    }


def _out(value: Any, hint: Any) -> Any:
    if isinstance(value, tuple):
        return [_out(item, get_args(_tuple(hint))[0]) for item in value]
    if not is_dataclass(value):
        return value
    inner = _fields_out(value)
    if _alone(hint):
        return inner
    name = type(value).__name__
    return {name: inner} if inner else name


def an_object(data: Any, where: str) -> dict[str, Any]:
    """Return `data` after checking that it is a JSON object.

    Raises SetupError: `data` is something else; `where` is its path in the error.
    """
    if not isinstance(data, dict):
        raise not_an_object(data, where)
    return data


def not_an_object(data: Any, where: str) -> SetupError:
    """The error for `data`, which should be a JSON object and is not; `where` is its path in the error."""
    return SetupError(where, f"expected an object, found {quoted(data)}", cause="word-object")


def inside(value: Any) -> Iterator[Any]:
    """Every word in `value`, which is a word or a tuple of words, in the order of the fields.

    The word `value` itself comes first, and each word comes before those inside it. Any other `value`, such
    as a number, contains no words.
    """
    words: list[Any] = []
    _gather(value, words)
    return iter(words)


def _gather(value: Any, words: list[Any]) -> None:
    """Add every word in `value` to `words`, each before those inside it."""
    if isinstance(value, tuple):
        for item in value:
            _gather(item, words)
        return
    names = _field_names(value.__class__)
    if names is not None:
        words.append(value)
        for name in names:
            _gather(getattr(value, name), words)


@cache
def _field_names(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of the class of words `kind`; None if `kind` is no class of words."""
    return tuple([one.name for one in fields(kind)]) if is_dataclass(kind) else None


@cache
def hints(word: Any) -> dict[str, tuple[Any, Any]]:
    """For each field of `word`, a word or its class, by name: the type, and the default or `MISSING`."""
    types = get_type_hints(word)
    return {one.name: (types[one.name], one.default) for one in fields(word)}


@cache
def _either(hint: Any) -> tuple[Any, ...]:
    """The alternatives of the type `hint`: the members of a union, or the type itself."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


@cache
def _words(hint: Any) -> dict[str, type]:
    """The classes of words among the alternatives of the type `hint`, by name."""
    return {one.__name__: one for one in _either(hint) if is_dataclass(one) and isinstance(one, type)}


@cache
def _alone(hint: Any) -> type | None:
    """The class of words that a field of the type `hint` accepts, if it accepts only this one.

    Such a field may also accept None. The result is None if the field accepts anything else.
    """
    others = [one for one in _either(hint) if one is not NoneType]
    words = _words(hint)
    return next(iter(words.values())) if len(words) == len(others) == 1 else None


def stands_alone(hint: Any) -> bool:
    """Whether a field of the type `hint` holds one word of one class, which is written without its name."""
    return _alone(hint) is not None


def item_hint(hint: Any) -> Any:
    """The type of the items of a field whose type `hint` is a tuple, or a union with a tuple in it."""
    return get_args(_tuple(hint))[0]


@cache
def _tuple(hint: Any) -> Any:
    """The tuple type among the alternatives of the type `hint`; None if there is none."""
    return next((one for one in _either(hint) if get_origin(one) is tuple), None)
