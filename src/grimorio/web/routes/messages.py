"""The messages of the page over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast, get_args

import msgspec

from grimorio.web import bodies
from grimorio.web.refusals import Refused

Text = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Hello(msgspec.Struct, tag="hello", tag_field="kind"):
    """The first message: who one is, and what one has seen."""

    token: Text | None = None
    since: Count | None = None
    era: Count | None = None


Salt = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?\Z")]


class Answer(msgspec.Struct, tag="answer", tag_field="kind"):
    """An answer to a choice; further options answer the choices that follow it. `salt` opens its seal."""

    choice: Count
    options: Annotated[
        list[Annotated[list[Text | int], msgspec.Meta(min_length=1, max_length=16)]],
        msgspec.Meta(min_length=1, max_length=64),
    ]
    salt: Salt = ""


Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Seal(msgspec.Struct, tag="seal", tag_field="kind"):
    """The hash of an answer that is opened once all have sealed theirs."""

    number: Count
    hash: Hex


class Resume(msgspec.Struct, tag="resume", tag_field="kind"):
    """The table again, and the log since an update."""

    since: Count = 0


class Luck(msgspec.Struct, tag="luck", tag_field="kind"):
    """The seal of one's share of the luck, the share itself once all are sealed, or a wish for a new draw."""

    seal: Hex | None = None
    share: Hex | None = None
    again: bool = False


class Undo(msgspec.Struct, tag="undo", tag_field="kind"):
    """Take one's last decision back."""


class Concede(msgspec.Struct, tag="concede", tag_field="kind"):
    """Give up."""


class Rematch(msgspec.Struct, tag="rematch", tag_field="kind"):
    """Play again, seats swapped."""


class Exchange(msgspec.Struct, tag="match", tag_field="kind"):
    """Lay the deck for the next game of a match, be ready for it or not, or give the match up."""

    deck: dict[str, Any] | None = None
    ready: bool | None = None
    concede: bool = False


class Chat(msgspec.Struct, tag="chat", tag_field="kind"):
    """Say something to the others in one's room."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Mute(msgspec.Struct, tag="mute", tag_field="kind"):
    """Hear somebody no more, or again."""

    who: Count
    on: bool = True


Asks = Annotated[list[Annotated[str, msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=50)]


class Settings(msgspec.Struct, tag="settings", tag_field="kind", rename={"until": "yield"}):
    """Where one wants to be asked, and what is passed by itself."""

    stops: Asks = []
    auto: Asks = []
    until: Literal["turn", "round"] | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="kind"):
    """Whether anybody is there."""


Message = (
    Hello
    | Answer
    | Seal
    | Resume
    | Luck
    | Undo
    | Concede
    | Rematch
    | Exchange
    | Chat
    | Mute
    | Settings
    | Ping
)
KINDS = frozenset(str(one.__struct_config__.tag) for one in get_args(Message))


def decoded(text: str) -> Message:
    """A message from the page.

    Raises:
        Refused: it is none.
    """
    data = bodies.decoded(text)
    kind = data.get("kind", "") if isinstance(data, dict) else None
    if not isinstance(kind, str):
        raise Refused("table-refused-json")
    if kind not in KINDS:
        raise Refused("table-refused-kind", {"kind": kind[:50]})
    message: Message = bodies.fitted(data, cast(Any, Message))
    return message
