"""What the bodies of requests are made of."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from grimorio.kernel import sizes

Text = Annotated[str, StringConstraints(max_length=200)]
"""A name or another short text."""


def _plain(data: Any) -> Any:
    sizes.checked(data)
    return data


Plain = Annotated[Any, AfterValidator(_plain)]
"""JSON of any kind, neither too deep nor too long."""


class Body(BaseModel):
    """The body of a request; fields that it does not name are refused."""

    model_config = ConfigDict(extra="forbid")
