"""A table while seats are free: people sit down and get up; its maker gives seats to bots, or closes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from grimorio.bots import LEVELS
from grimorio.kernel.seats import Seat
from grimorio.web import identity
from grimorio.web.matches.match import brings, brought
from grimorio.web.refusals import Refused
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage


class WaitingRoom:
    """A table that waits for friends.

    Args:
        state: the table.
        storage: the store.
        begin_or_tell: begins the game if no seat is free, else broadcasts who sits where.
        leave: removes the table from memory.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        begin_or_tell: Callable[[], Awaitable[None]],
        leave: Callable[[], None],
    ) -> None:
        self.state = state
        self.storage = storage
        self.begin_or_tell = begin_or_tell
        self.leave = leave

    def _check(self, seat: Seat) -> None:
        """Check that the game has not begun, and that the person in this seat made it.

        Raises:
            Refused: the game has begun, or this person came by an invitation.
        """
        row = self.state.row
        if row.state != "open" or row.campaign_id or row.event_id:
            raise Refused("table-refused-begun")
        if seat < 0 or row.seats[seat].kind != "person" or row.seats[seat].invite_hash is not None:
            raise Refused("table-refused-seat", field="seat")

    async def sit(
        self, invite: str, name: str, token: str, seal: str | None, deck: Any = None, picture: str = ""
    ) -> int:
        """Give the free seat with the invitation `invite` to a person, and return the seat's number.

        With an empty invitation it is the first free seat, if the game is listed.

        `name`, `token` and `picture` are the person's. `seal` is `luck.AWAITED` if the person promised to
        bring a share of the random seed, else None; `deck` is the deck as JSON data, the name of a ready
        deck, or None for the usual one. When the last free seat is taken, the game begins. Raises Refused:
        the invitation or the deck is not valid.
        """
        row = self.state.row
        seat = identity.seat_of_invite(row, invite) if invite else identity.open_seat(row)
        stored = identity.digest(token)
        bringing = seat.seat in brings(row)
        setup, about = brought(row, seat.seat, deck)
        who = row.id, seat.seat, name, stored, seal
        if not await self.storage.keep(
            self.storage.store.sit, *who, setup=setup, match=about, brought=bringing, picture=picture
        ):
            raise Refused("table-refused-invite", field="invite")
        seat.free, seat.name, seat.token_hash, seat.seal = False, name, stored, seal
        seat.brought, seat.picture = bringing, picture
        row.setup = setup
        if row.match is not None and about is not None:
            row.match.about = about
        await self.begin_or_tell()
        return seat.seat

    async def fill(self, by: Seat, wanted: int, level: str) -> None:
        """Give the free seat `wanted` to a bot of a level, for the maker in seat `by`.

        The bot plays with the usual deck where a friend would have brought one.

        Raises:
            Refused: `by` did not make the table, the game has begun, or the seat is not free.
        """
        self._check(by)
        seats = self.state.row.seats
        if not 0 <= wanted < len(seats) or not seats[wanted].free:
            raise Refused("table-refused-field", field="seat")
        if level not in LEVELS:
            raise Refused("table-refused-field", field="level")
        row, seat = self.state.row, seats[wanted]
        setup, about = brought(row, seat.seat, None)
        if not await self.storage.keep(
            self.storage.store.sit, row.id, seat.seat, level, None, None, setup=setup, match=about, bot=level
        ):
            raise Refused("table-refused-field", field="seat")
        seat.free, seat.kind, seat.name, seat.bot = False, "bot", level, level
        row.setup = setup
        if row.match is not None and about is not None:
            row.match.about = about
        await self.begin_or_tell()

    async def get_up(self, by: Seat) -> None:
        """Free the seat `by` of a person who came by an invitation, which is good again then.

        The deck that the person brought goes with them.

        Raises:
            Refused: the game has begun, or the person made the table.
        """
        row = self.state.row
        opened = any(seat.secret for seat in row.seats)  # the luck is decided: nobody may turn back any more
        if row.state != "open" or row.campaign_id or row.event_id or opened:
            raise Refused("table-refused-begun")
        if by < 0 or row.seats[by].invite_hash is None:
            raise Refused("table-refused-seat", field="seat")
        seat, setup = row.seats[by], row.setup
        if seat.brought:
            decks = [None if at == by else deck for at, deck in enumerate(setup["cards"]["decks"])]
            setup = {**setup, "cards": {**setup["cards"], "decks": decks}}
        await self.storage.keep(self.storage.store.get_up, row.id, by, setup)
        row.setup, seat.free, seat.name, seat.token_hash = setup, True, "", None
        seat.seal, seat.secret, seat.brought, seat.picture = None, "", False, ""
        self.state.send_away(by)
        await self.begin_or_tell()

    async def close(self, by: Seat) -> None:
        """Delete the table and send everybody away, for the maker in seat `by`.

        Raises:
            Refused: `by` did not make the table, or the game has begun.
        """
        self._check(by)
        await self.storage.keep(self.storage.store.delete, self.state.row.id)
        self.leave()
