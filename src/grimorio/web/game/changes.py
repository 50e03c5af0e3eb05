"""What of a message is not as in the message before it, so that only that is sent."""

from __future__ import annotations

from typing import Any

Change = tuple[list[str | int], Any]
"""A changed part: the keys and list indices that lead to it from the outside, and what is there now."""


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """The parts in which a message differs from an older one, both JSON data.

    Where keys came or went, or a list is longer or shorter, the whole object or list is a changed part.
    """
    return [(path, value) for path, _, value in compared(old, new)]


def compared(old: Any, new: Any) -> list[tuple[list[str | int], Any, Any]]:
    """The parts of JSON data that differ, as of `changes`, each with what stood there before."""
    parts: list[tuple[list[str | int], Any, Any]] = []
    if old != new:
        _compare(old, new, [], parts)
    return parts


def share(old: Any, new: Any) -> None:
    """Put parts of JSON data `old` into `new` in the place of equal ones, so that they are compared quickly.

    Nobody else may have `new` yet.
    """
    places: Any = ()
    if type(new) is dict and type(old) is dict and old.keys() == new.keys():
        places = new.items()
    elif type(new) is list and type(old) is list and len(old) == len(new):
        places = enumerate(new)
    for place, value in places:
        before = old[place]
        if before == value:
            new[place] = before
        else:
            share(before, value)


def changed(old: dict[str, Any], parts: list[Change]) -> Any:
    """The newer message that `changes` compared; `old` stays as it is."""
    new: Any = old
    for path, value in parts:
        new = _put(new, path, value)
    return new


def _compare(
    old: Any, new: Any, path: list[str | int], parts: list[tuple[list[str | int], Any, Any]]
) -> None:
    """Add the parts in which `new` differs from `old`, which are not equal, to `parts`."""
    if type(new) is dict and type(old) is dict and old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if before is not value and before != value:
                _compare(before, value, [*path, key], parts)
    elif type(new) is list and type(old) is list and len(old) == len(new):
        for index, value in enumerate(new):
            before = old[index]
            if before is not value and before != value:
                _compare(before, value, [*path, index], parts)
    else:
        parts.append((path, old, new))


def _put(node: Any, path: list[str | int], value: Any) -> Any:
    """A copy of a message's part in which `value` stands where `path` leads."""
    if not path:
        return value
    copy: Any = dict(node) if isinstance(node, dict) else list(node)
    copy[path[0]] = _put(node[path[0]], path[1:], value)
    return copy
