"""Types for the bodies of requests."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, structs

from grimorio.kernel import SetupError, boundary, sizes
from grimorio.web.refusals import Refused

T = TypeVar("T")

Text = Annotated[str, Meta(max_length=200)]
"""A name or another short text."""

Word = Annotated[str, Meta(max_length=50)]
"""A word of the program's own: the name of a game, of a setting."""

Options = Annotated[dict[str, Text], Meta(max_length=sizes.OPTIONS)]
"""Values of a game's options."""

Count = Annotated[int, Meta(ge=0)]
"""A number from 0: a place in a list."""

Plain = Any
"""JSON data of any kind, within the limits of `sizes`."""


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request; fields that it does not name are refused."""

    def __post_init__(self) -> None:
        for name in _plain(type(self)):
            try:
                sizes.checked(getattr(self, name))
            except sizes.BadData as error:
                raise SetupError(name, str(error), error.cause, **error.facts) from None


@cache
def _plain(kind: type[Body]) -> tuple[str, ...]:
    """The fields that hold JSON of any kind."""
    return tuple(field.name for field in structs.fields(kind) if _open(field.type))


def _open(kind: Any) -> bool:
    return kind is Any or any(_open(one) for one in get_args(kind))


def below(seed: int, most: int) -> None:
    """Check a field `seed`, whose bound is too great for a shape. Raises SetupError."""
    if not 0 <= seed < most:
        raise SetupError("seed", f"expected a whole number from 0 to {most - 1}, found {sizes.quoted(seed)}")


def decoded(raw: bytes | str) -> Any:
    """The JSON of a request or a message.

    Raises:
        Refused: it is none.
    """
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("table-refused-json") from None


def fitted(data: Any, kind: type[T]) -> T:
    """JSON as a body of a kind, or as a message.

    Raises:
        Refused: by the field that does not fit.
    """
    try:
        return boundary.read(data, kind)
    except SetupError as error:
        if not error.field:
            raise Refused("table-refused-json") from None
        raise Refused("table-refused-field", field=re.sub(r"\[(\d+)\]", r".\1", error.field)[:100]) from None
