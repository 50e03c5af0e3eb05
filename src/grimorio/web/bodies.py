"""Types for the bodies of HTTP requests, checked by msgspec."""

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
"""A name that the program itself defines, such as that of a game or of a setting."""

Options = Annotated[dict[str, Text], Meta(max_length=sizes.OPTIONS)]
"""The values of a game's options, by name."""

Count = Annotated[int, Meta(ge=0)]
"""A whole number from 0, such as a position in a list."""

Plain = Any
"""JSON data of any kind, within the limits of `sizes`."""


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request; a body with other fields is refused."""

    def __post_init__(self) -> None:
        for name in _plain(type(self)):
            try:
                sizes.checked(getattr(self, name))
            except sizes.BadData as error:
                raise SetupError(name, str(error), error.cause, **error.facts) from None


@cache
def _plain(kind: type[Body]) -> tuple[str, ...]:
    """The names of the fields of a body that hold JSON data of any kind."""
    return tuple(field.name for field in structs.fields(kind) if _open(field.type))


def _open(kind: Any) -> bool:
    return kind is Any or any(_open(one) for one in get_args(kind))


def below(seed: int, most: int) -> None:
    """Check that the field `seed` of a request is less than `most`.

    This is checked here because msgspec allows no bound as great as `most`. Raises SetupError: the seed is
    not less.
    """
    if not 0 <= seed < most:
        problem = "expected a whole number from 0 to {count}, found {found}"
        raise SetupError("seed", problem, "whole-to", count=most - 1, found=sizes.quoted(seed))


def decoded(raw: bytes | str) -> Any:
    """The JSON data in the text of a request or of a WebSocket message.

    Raises:
        Refused: the text is not JSON.
    """
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("table-refused-json") from None


def fitted(data: Any, kind: type[T]) -> T:
    """Read JSON data as a body or message of the type `kind`.

    Raises:
        Refused: a field does not fit the type; names the field.
    """
    try:
        return boundary.read(data, kind)
    except SetupError as error:
        if not error.field:
            raise Refused("table-refused-json") from None
        raise Refused("table-refused-field", field=re.sub(r"\[(\d+)\]", r".\1", error.field)[:100]) from None
