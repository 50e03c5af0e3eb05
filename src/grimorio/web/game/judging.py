"""The judge of a table: who it is, who has agreed to be judged, and all rulings, as they are stored.

A ruling is an act of the judge, or of a player that concerns the judge. Rulings are no part of the rules of a
game: what changes the game by them stands among its answers, so that a record replays without them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from grimorio.kernel.seats import Seat
from grimorio.web import identity
from grimorio.web.identity import NAME_LENGTH
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.store import GameRow

JUDGE: Final = Seat(-4)
"""The number that stands for the judge where others have the number of their seat."""

REASON: Final = 300
"""The most characters of the reason that a judge gives for a ruling."""

CALLS: Final = 3
"""How often one player may call a judge in a game."""

PATIENCE: Final = 600
"""The seconds for which a call stops the game while no judge has come whom all accept."""

MOST: Final = 300
"""The most rulings of a game."""

Act = Literal[
    "call",
    "withdraw",
    "come",
    "leave",
    "stop",
    "go",
    "time",
    "back",
    "award",
    "draw",
    "drop",
    "warning",
    "loss",
]
"""What a ruling can be.

"call" and "withdraw" are a player's: to call a judge, and to need none any more. The others are the judge's:
to come and to leave, to stop the game and to let it go on, to give a seat more time, to take the game back,
to award it to a seat, to declare it drawn, to drop a player, to give a warning or a game loss.
"""

PENALTIES: Final = {"warning": "warning", "loss": "game loss"}
"""The acts that are penalties, with the name that a tournament has for them (`facts.Penalty`)."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act of a judge, or of a player who calls one.

    Attributes:
        act: what happened.
        n: how many answers of the game it follows.
        by: the name of the judge; empty for what a player does.
        seat: the seat that it concerns or, for a player's act, that did it; None for no seat.
        reason: the reason that the judge gives; empty without one.
        count: the number of answers that were taken back by it.
        seconds: the time that the seat was given.
    """

    act: Act
    n: Annotated[int, Meta(ge=0)]
    by: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    seat: Annotated[int, Meta(ge=0, le=16)] | None = None
    reason: Annotated[str, Meta(max_length=REASON)] = ""
    count: Annotated[int, Meta(ge=0)] = 0
    seconds: Annotated[int, Meta(ge=0)] = 0

    def line(self) -> bytes:
        """The line of everybody's log that tells of it, as JSON text without its number."""
        told = msgspec.to_builtins(self)
        del told["n"]
        return msgspec.json.encode({"event": "judge", "rule": None, **told})


class Judging(msgspec.Struct, frozen=True, omit_defaults=True):
    """The judge's place at a table.

    Attributes:
        name: the name of the judge; empty while nobody sits there.
        token: the digest of the judge's token, or None.
        invite: the digest of the link by which a judge sits down, or None if there is none or it was used.
        inviter: the seat that made the link, or None if the judge or an organiser made it.
        official: whether the judge was sent by the organiser of the tournament that the game belongs to.
        called: the seat that has called a judge and still needs one, or None.
        since: when it called, in milliseconds since 1970.
        calls: the seats that have called so far, once for each call.
        agreed: the seats that accept this judge: the judge decides, and sees what is hidden.
        stopped: whether the game is stopped: no clock runs, and no answers are taken.
        rulings: all rulings, oldest first.
    """

    name: str = ""
    token: str | None = None
    invite: str | None = None
    inviter: int | None = None
    official: bool = False
    called: int | None = None
    since: int = 0
    calls: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    stopped: bool = False
    rulings: tuple[Ruling, ...] = ()

    @property
    def there(self) -> bool:
        """Whether somebody has taken the judge's place."""
        return bool(self.name)

    def to_json(self) -> dict[str, Any]:
        """The judge's place as JSON data, without what has its default value."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def with_ruling(self, ruling: Ruling) -> Judging:
        """The judge's place after one more ruling. Raises Refused: there are too many."""
        if len(self.rulings) >= MOST:
            raise Refused("table-refused-judge-many", {"most": MOST})
        return msgspec.structs.replace(self, rulings=(*self.rulings, ruling))

    def clipped(self, answers: int) -> Judging:
        """The judge's place after the game was taken back to so many answers; later rulings follow it."""
        if all(ruling.n <= answers for ruling in self.rulings):
            return self
        moved = (msgspec.structs.replace(one, n=min(one.n, answers)) for one in self.rulings)
        return msgspec.structs.replace(self, rulings=tuple(moved))

    def accepted_by(self, people: Collection[int]) -> bool:
        """Whether a judge is there whom all these seats accept."""
        return self.there and set(people) <= set(self.agreed)


def judging_of(stored: dict[str, Any] | None) -> Judging:
    """The judge's place as it is stored (`GameRow.judge`); an empty one for None."""
    return Judging() if stored is None else msgspec.convert(stored, Judging)


def rulings_of(data: Any) -> tuple[Ruling, ...]:
    """The rulings in a record (its entry `judge`), as JSON data; empty for None.

    Names and reasons are cleaned, because anybody may have written the file. Raises msgspec.ValidationError:
    they are not rulings.
    """
    if data is None:
        return ()
    rulings: tuple[Ruling, ...] = msgspec.convert(data, Annotated[tuple[Ruling, ...], Meta(max_length=MOST)])
    clean = identity.clean_line
    return tuple(
        msgspec.structs.replace(ruling, by=clean(ruling.by), reason=clean(ruling.reason))
        for ruling in rulings
    )


def following(judging: Judging, seats: Callable[[int], int] = int) -> dict[str, Any] | None:
    """What is kept of a judge for the next game of the same people, in the form of `GameRow.judge`.

    Whoever has accepted the judge has done so there too; `seats` tells where the person of a seat sits then.
    """
    if not judging.there:
        return None
    agreed = tuple(sorted(seats(seat) for seat in judging.agreed))
    kept = Judging(name=judging.name, token=judging.token, official=judging.official, agreed=agreed)
    return kept.to_json()


def place_of(row: GameRow, token: str) -> Seat:
    """The number of the seat whose person has this token, or `JUDGE` if it is the judge's.

    Raises:
        Refused: nobody at the table has it.
    """
    if row.judge is not None and identity.matches(token, judging_of(row.judge).token):
        return JUDGE
    return identity.seat_of(row, token)
