"""Things: the objects in a position. Copies of a position share them until one of the copies changes them."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Saved:
    """An object whose fields are plain values, so that it can be copied and written as JSON.

    ``FIELDS`` names every field. Values are None, int, str, bool, tuples of such values, and other
    saved objects: never a list or dict, so that a shallow copy shares nothing that can change.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        """A copy of the same class with the same values in every field."""
        cls = type(self)
        new = cls.__new__(cls)
        for name in cls.FIELDS:
            setattr(new, name, getattr(self, name))
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Saved):
    """Something in a position, found by its id: a card, a player's board, an effect.

    ``epoch`` identifies the only position that may write to the thing; when another position shares the
    thing, `Position.edit` gives that position a copy.
    """

    def __init__(self) -> None:
        self.epoch: Any = None

    def copy(self) -> Self:
        new = super().copy()
        new.epoch = None
        return new
