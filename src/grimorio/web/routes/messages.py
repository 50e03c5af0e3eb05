"""The messages that a page sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from grimorio.web import bodies
from grimorio.web.refusals import Refused
from grimorio.web.table.chat_reports import Reason

Text = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Hello(msgspec.Struct, tag="hello", tag_field="kind"):
    """The first message of a page: the sender's token, and how much of the table the page has shown before.

    `since` is the number of the last update that it has received. `era` is the value of `TableState.era` at
    that time; it changes when an upgrade or an undo makes earlier updates untrue. `changes` tells that the
    page understands updates that have only what changed.
    """

    token: Text | None = None
    since: Count | None = None
    era: Count | None = None
    changes: bool = False


Salt = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?\Z")]


class Answer(msgspec.Struct, tag="answer", tag_field="kind"):
    """An answer to a choice; options after the first answer the choices that follow.

    For a question that all seats answer in secret, `salt` is the random text with which the answer was hashed
    before (see `Seal`).
    """

    choice: Count
    options: Annotated[
        list[Annotated[list[Text | int], msgspec.Meta(min_length=1, max_length=16)]],
        msgspec.Meta(min_length=1, max_length=64),
    ]
    salt: Salt = ""


Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Seal(msgspec.Struct, tag="seal", tag_field="kind"):
    """The hash of the sender's secret answer to choice `number`.

    The answer itself follows once all seats that are asked have sent their hashes.
    """

    number: Count
    hash: Hex


class Resume(msgspec.Struct, tag="resume", tag_field="kind"):
    """The request to be sent the whole table again, with the log since update `since`."""

    since: Count = 0


class Luck(msgspec.Struct, tag="luck", tag_field="kind"):
    """A message about the player's share of the game's random seed.

    It has one of three things: `seal`, the hash of the share, sent first; `share`, the share itself; or
    `again`, the request that all players draw new shares.
    """

    seal: Hex | None = None
    share: Hex | None = None
    again: bool = False


class Undo(msgspec.Struct, tag="undo", tag_field="kind"):
    """The request to take back the sender's last decision."""


class Cancel(msgspec.Struct, tag="cancel", tag_field="kind"):
    """The request to cancel what the sender is playing, which is not paid yet."""


class TakeBack(msgspec.Struct, tag="take-back", tag_field="kind"):
    """The request to take back the sender's last decision, with the consent of the other people.

    With `agree`, the message is the answer to the request of another seat; false also withdraws one's own.
    """

    agree: bool | None = None


class Judge(msgspec.Struct, tag="judge", tag_field="kind"):
    """A player's message about the judge, or a ruling of the judge.

    Attributes:
        act: what is to happen. Of players: "call", "withdraw", "agree", "refuse"; the others are the judge's.
        seat: the seat that a ruling concerns.
        seconds: the time that a seat is given.
        n: the number of the update to which the game is taken back.
        reason: the reason for a ruling.
    """

    act: Literal[
        "call", "withdraw", "agree", "refuse", "leave", "stop", "go", "time", "back", "award", "draw", "drop",
        "warning", "loss",
    ]  # fmt: skip
    seat: Count | None = None
    seconds: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60
    n: Count = 0
    reason: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class Concede(msgspec.Struct, tag="concede", tag_field="kind"):
    """The request to give up."""


class Fill(msgspec.Struct, tag="fill", tag_field="kind"):
    """The maker's request to give the free seat `seat` to a bot of a level."""

    seat: Count
    level: Text


class CloseTable(msgspec.Struct, tag="close", tag_field="kind"):
    """The maker's request to close a table whose game has not begun."""


class GetUp(msgspec.Struct, tag="get-up", tag_field="kind"):
    """The request of a person who came by an invitation to leave a game that has not begun."""


class Rematch(msgspec.Struct, tag="rematch", tag_field="kind"):
    """The message that the sender would like to play again, with every person in another seat."""


class Exchange(msgspec.Struct, tag="match", tag_field="kind"):
    """A message about the exchange of cards between two games of a match.

    It has the deck for the next game, or says that the exchange is finished (`ready`), or concedes the match.
    """

    deck: dict[str, Any] | None = None
    ready: bool | None = None
    concede: bool = False


class Chat(msgspec.Struct, tag="chat", tag_field="kind"):
    """A line for the chat, to the others in the same room."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Mute(msgspec.Struct, tag="mute", tag_field="kind"):
    """The request to mute the person with the number `who` in the chat or, if `on` is false, to unmute."""

    who: Count
    on: bool = True


class Report(msgspec.Struct, tag="report", tag_field="kind"):
    """The report of line `i` of the sender's room to the operator, with a reason and perhaps a note."""

    i: Count
    reason: Reason
    note: Annotated[str, msgspec.Meta(max_length=2000)] = ""


Asks = Annotated[list[Annotated[str, msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=50)]


class Settings(msgspec.Struct, tag="settings", tag_field="kind", rename={"until": "yield"}):
    """The settings of the sender's seat; for the fields see `AutoAnswer.set`."""

    stops: Asks = []
    auto: Asks = []
    until: Literal["turn", "round"] | None = None
    skip: bool | None = None
    hold: bool = False
    pace: Literal["quick", "usual", "slow"] = "usual"


class Ping(msgspec.Struct, tag="ping", tag_field="kind"):
    """A check that the connection works."""


Message = (
    Hello
    | Answer
    | Seal
    | Resume
    | Luck
    | Undo
    | Cancel
    | TakeBack
    | Judge
    | Concede
    | Fill
    | CloseTable
    | GetUp
    | Rematch
    | Exchange
    | Chat
    | Mute
    | Report
    | Settings
    | Ping
)
KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(Message)}
"""The type of each kind of message. To read one as `Message` would take ten times as long."""


def decoded(text: str) -> Message:
    """Read the message in a text from the page.

    Raises:
        Refused: the text is not a valid message.
    """
    data = bodies.decoded(text)
    kind = data.get("kind", "") if isinstance(data, dict) else None
    if not isinstance(kind, str):
        raise Refused("table-refused-json")
    if kind not in KINDS:
        raise Refused("table-refused-kind", {"kind": kind[:50]})
    message: Message = bodies.fitted(data, KINDS[kind])
    return message
