"""What all seats of a game see together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.kernel import WATCHER, Position
from grimorio.kernel.seats import seats_of

ALL: Final = -3
"""The value of `seat` that means all seats together: a view shows everything that any seat saw.

It is allowed for finished games, and for positions set up by hand that nobody plays yet.
"""


def seen_by_all(position: Position) -> dict[str, Any]:
    """The view of all seats together, as JSON data in the form of `Position.seen_by`."""
    view = position.seen_by(WATCHER)
    own = [position.game.table(position, one) for one in seats_of(position.setup.seats)]
    return {**view, "seat": ALL, "table": together(view["table"], own)}


def together(public: Any, own: Sequence[Any]) -> Any:
    """Join the public view with the views of all seats (`own`): where a seat sees more, its value is taken.

    >>> together({"hand": None, "hp": 3}, [{"hand": None, "hp": 3}, {"hand": ["fire"], "hp": 3}])
    {'hand': ['fire'], 'hp': 3}
    """
    others = [one for one in own if one != public]
    if not others:
        return public
    if all(isinstance(one, dict) for one in (public, *others)):
        keys = dict.fromkeys(key for one in (public, *others) for key in one)
        return {key: together(public.get(key), [one.get(key) for one in others]) for key in keys}
    if all(isinstance(one, list) and len(one) == len(public) for one in (public, *others)):
        return [together(one, [other[at] for other in others]) for at, one in enumerate(public)]
    return others[0]
