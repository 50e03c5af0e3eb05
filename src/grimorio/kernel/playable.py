"""Refuse cards with fields that have no effect: a compiler must use every field of every word of a card.

A word is one dataclass of a card's text, such as an effect or a cost. A compiler reads words by their
attributes. `unplayable` gives it a copy of the card that records which fields are read; a field that was set
but not read has no effect in the rules, which is an error. A compiler therefore reads a field only where it
uses it, and raises `Unplayable` for a value without meaning. Games are played with the original cards, so
recording costs nothing during play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, is_dataclass
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from grimorio.kernel.faults import Fault, Message, SetupError, Value
from grimorio.kernel.words import hints, item_hint, stands_alone

W = TypeVar("W")
_WHERE: Final = "_where"
_PLAIN: Final = "_plain"
_TAKEN: Final = "_taken"


class Unplayable(Fault):
    """An effect or another part of a card that the rules cannot carry out in the place where it stands.

    Attributes:
        word: the part that is wrong, an instance of one of the classes of which cards are made.
        field: the field of this part that is wrong, or "" for the whole part.
        part: the part of the card that the compiler left out because of this error; None for the whole card.
    """

    def __init__(
        self, word: Any, field: str, message: str | Message, cause: str = "", **facts: Value
    ) -> None:
        super().__init__(message, cause, **facts)
        self.part: Any = None
        self.word = word
        self.field = field

    def __str__(self) -> str:
        name = ".".join([part for part in (self.word.__class__.__name__, self.field) if part])
        return f"{name}: {self.message}"


@mypyc_attr(native_class=False)
class _Noted:
    """A mixin for copies of a card's parts (words), which record the fields of theirs that are read."""

    def __getattribute__(self: Any, name: str) -> Any:
        state = object.__getattribute__(self, "__dict__")
        if name == "__class__":
            return state[_PLAIN].__class__
        if name in state:
            state[_TAKEN].add(name)
        return object.__getattribute__(self, name)

    def __eq__(self: Any, other: object) -> bool:
        return bool(plain(self) == plain(other))

    def __hash__(self: Any) -> int:
        return hash(plain(self))

    def __repr__(self: Any) -> str:
        return repr(plain(self))


def plain(word: W) -> W:
    """The original of `word`, if that is a copy that records which fields are read; else `word` itself.

    The fields of the original can be read without being recorded.
    """
    if issubclass(type(word), _Noted):
        found: W = object.__getattribute__(word, "__dict__")[_PLAIN]
        return found
    return word


def unplayable(
    word: W, where: str, compile: Callable[[W], Iterable[Unplayable]], facts: tuple[str, ...] = ()
) -> list[SetupError]:
    """The fields of a card that a compiler does not use, each as an error; empty when it uses all.

    Args:
        word: the card.
        where: the name of the card in error messages.
        compile: compiles a card and returns the errors in parts of it; may raise `Unplayable`. It says the
            same of equal cards.
        facts: the fields of the card itself that no rule needs to read.
    """
    return [] if _sound(word, compile, facts) else _faults(word, where, compile, facts)


@lru_cache(maxsize=2000)
def _sound(word: Any, compile: Callable[[Any], Iterable[Unplayable]], facts: tuple[str, ...]) -> bool:
    """Whether `unplayable` finds nothing; kept, because the cards of a game are read several times for it."""
    return not _faults(word, "", compile, facts)


def _faults(
    word: Any, where: str, compile: Callable[[Any], Iterable[Unplayable]], facts: tuple[str, ...]
) -> list[SetupError]:
    """What `unplayable` returns, of a card that was not looked at before."""
    card = _noted(word, where)
    try:
        wrong = list(compile(card))
    except Unplayable as error:
        return [_at(error, where)]
    left_out = tuple([f"{_where(fault.part, where)}." for fault in wrong])
    known = [f"{where}.{name}" for name in facts]
    faults = [_at(fault, where) for fault in wrong]
    for unread in _untaken(card):
        if unread.field not in known and not unread.field.startswith(left_out):
            faults.append(unread)
    return faults


def placed(word: W, where: str, check: Callable[[W], Iterable[Unplayable]]) -> list[SetupError]:
    """The errors that a check finds in a card, each with the path of the field it is about.

    Args:
        word: the card.
        where: the name of the card in error messages.
        check: returns the errors of a card; it need not read all fields.
    """
    return [_at(wrong, where) for wrong in check(_noted(word, where))]


def _where(word: Any, otherwise: str) -> str:
    """The path of `word` in its card, if the word is a recording copy (`_noted`); else `otherwise`."""
    if issubclass(type(word), _Noted):
        found: str = object.__getattribute__(word, "__dict__")[_WHERE]
        return found
    return otherwise


def _at(wrong: Unplayable, otherwise: str) -> SetupError:
    """The compiler's error as a `SetupError` with the path of the wrong field, or the path `otherwise`."""
    where = _where(wrong.word, otherwise)
    field = f"{where}.{wrong.field}" if wrong.field else where
    return SetupError(field, wrong.message, wrong.cause, **wrong.facts)


@cache
def _noting(word: type) -> type:
    """The subclass of the class `word` (such as a class of effects) that records which fields are read."""
    return type(word.__name__, (_Noted, word), {})


def _noted(value: Any, where: str) -> Any:
    """A copy of `value`, a part of a card such as an effect, that records which of its fields are read.

    The parts inside it are copied in the same way. `where` is the path of `value` in the card.
    """
    cls = value.__class__
    new: Any = object.__new__(_noting(cls))
    state = object.__getattribute__(new, "__dict__")
    for name, (hint, _) in hints(cls).items():
        state[name] = _inner(getattr(value, name), hint, f"{where}.{name}")
    state.update({_PLAIN: value, _WHERE: where, _TAKEN: set()})
    return new


def _inner(value: Any, hint: Any, where: str) -> Any:
    if isinstance(value, tuple):
        item = item_hint(hint)
        return tuple(_inner(part, item, f"{where}[{place}]") for place, part in enumerate(value))
    if not is_dataclass(value):
        return value
    return _noted(value, where if stands_alone(hint) else f"{where}.{value.__class__.__name__}")


def _untaken(word: Any) -> Iterator[SetupError]:
    """An error for each field, of the recording `word` and the words inside it, that was set but not read."""
    state = object.__getattribute__(word, "__dict__")
    for name, (_, usual) in hints(state[_PLAIN].__class__).items():
        if usual is not MISSING and getattr(state[_PLAIN], name) == usual:
            continue
        if name not in state[_TAKEN]:
            yield SetupError(
                f"{state[_WHERE]}.{name}",
                "nothing in the rules reads it here; leave it out",
                cause="word-unread",
            )
        else:
            yield from _untaken_in(state[name])


def _untaken_in(value: Any) -> Iterator[SetupError]:
    if isinstance(value, tuple):
        for part in value:
            yield from _untaken_in(part)
    elif issubclass(type(value), _Noted):
        yield from _untaken(value)
