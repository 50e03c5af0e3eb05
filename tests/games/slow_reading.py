"""The shared parts of the slow interpreters of all games: random cards, compared questions, counted words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from types import ModuleType
from typing import Any, TypeVar, get_args

T = TypeVar("T")


class NotRead(Exception):
    """The error that the slow interpreter does not handle this."""


@dataclass
class Asked:
    """A question and its answer, with names in the place of ids."""

    seat: int
    ask: str
    options: list[tuple[Any, ...]]
    taken: tuple[Any, ...]


def next_answer(log: list[Asked], seat: int, ask: str, options: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    """The answer to a question, after checking that it is the next one of the log and offers these
    options.
    """
    assert log, f"{ask} of {seat} is not asked: {options}"
    asked = log.pop(0)
    assert (asked.seat, asked.ask) == (seat, ask), (asked, seat, ask, options)
    assert sorted(asked.options, key=str) == sorted(options, key=str), (asked, options)
    return asked.taken


def accepted(write: Callable[[], T], refused: Callable[[T], object], times: int) -> T | None:
    """The first of at most `times` things written that is not refused; None if all are refused."""
    for _ in range(times):
        written = write()
        if not refused(written):
            return written
    return None


def words_of(*unions: Any) -> set[str]:
    """The names of the words in these union types."""
    return {word.__name__ for union in unions for word in get_args(union) if is_dataclass(word)}


def vocabulary(module: ModuleType) -> set[str]:
    """The names of all words in a module."""
    return {name for name, word in vars(module).items() if isinstance(word, type) and is_dataclass(word)}


Path = tuple[str | int, ...]


def places_in(word: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The words in a card that have fields, each with its path in the card."""
    if isinstance(word, tuple):
        for place, part in enumerate(word):
            yield from places_in(part, (*path, place))
    elif is_dataclass(word):
        if fields(word):
            yield path, word
        for one in fields(word):
            yield from places_in(getattr(word, one.name), (*path, one.name))


def taken(word: Any, path: Path) -> Any:
    """The word at this path."""
    for step in path:
        word = word[step] if isinstance(step, int) else getattr(word, step)
    return word


def put(word: Any, path: Path, new: Any) -> Any:
    """A copy of the card with the word `new` at this path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*word[:step], put(word[step], rest, new), *word[step + 1 :])
    return replace(word, **{step: put(getattr(word, step), rest, new)})
