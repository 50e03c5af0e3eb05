"""Playing again: the same people and bots, everybody one seat further on, luck of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER
from grimorio.store import GameRow, MatchRow, SeatRow
from grimorio.web import identity
from grimorio.web.game.clock import Clock
from grimorio.web.game.new_game import new_game, new_seat
from grimorio.web.refusals import Refused
from grimorio.web.table import shares
from grimorio.web.table.spectators import allowed

if TYPE_CHECKING:
    from grimorio.web.table.connection import Connection
    from grimorio.web.table.table import Table


async def want(table: Table, seat: int) -> None:
    """A seat wants to play again; once all people do, the new game is made and everybody is told.

    Raises:
        Refused: the game is not over, or a spectator asks.
    """
    row = table.row
    if seat == WATCHER:
        raise Refused("table-refused-spectator")
    if row.campaign_id is not None:
        raise Refused("table-refused-session")
    if row.state != "over" or table.game is None or (row.match is not None and row.match.state != "over"):
        raise Refused("table-refused-playing")
    rematch: dict[str, Any] = row.rematch or {"agreed": [], "id": None}
    if rematch["id"] is None and seat not in rematch["agreed"]:
        rematch = {**rematch, "agreed": sorted([*rematch["agreed"], seat])}
        if all(one.seat in rematch["agreed"] for one in row.seats if one.kind == "person"):
            new = again(row, table.game.version)
            await table.hub.make(new)
            rematch = {**rematch, "id": new.id}
        await table.keep(rematch=rematch)
        table.tell_players()
    for connection in list(table.connections):
        tell(table, connection)


def tell(table: Table, connection: Connection) -> None:
    """Tell somebody of the new game, when there is one. Their token is good for their seat in it."""
    row = table.row
    id = (row.rematch or {}).get("id")
    if id is None:
        return
    message = {"kind": "rematch", "id": id, "seat": WATCHER, "token": None}
    if connection.seat != WATCHER:
        seat = (connection.seat - 1) % len(row.seats)
        connection.send({**message, "seat": seat, "token": connection.token})
    elif table.broadcast.delayed is None and allowed(row):
        connection.send(message)


def again(row: GameRow, version: str) -> GameRow:
    """The game after a game: the second seat begins to be the first, the first one the last."""
    setup = {name: part for name, part in row.setup.items() if name != "base"}
    seats = [*row.seats[1:], row.seats[0]]
    if row.match is None:
        return following(row, setup, seats, version)
    from grimorio.events import Match

    anew = Match.from_json(row.match.about).again()
    new = following(row, anew.next().to_json(), seats, version)
    new.match = MatchRow(id=identity.new_id(), state="playing", about=anew.to_json(), games=[new.id])
    return new


def following(row: GameRow, setup: dict[str, Any], seats: list[SeatRow], version: str) -> GameRow:
    """A game of the same people and bots, with luck of its own.

    Args:
        row: the game before.
        setup: what the new one starts from; its seed is made anew.
        seats: the old seats as they sit now.
        version: that of the rules.
    """
    new = new_game(row.game, version, {**setup, "seed": "0"}, row.card_hash)
    new.notices = [one for one in row.notices if one["message"] == "table-notice-situation"]
    new.spectators, new.maker, new.listed = row.spectators, row.maker, row.listed
    for number, old in enumerate(seats):
        seal = None if old.seal is None else shares.AWAITED
        seat = new_seat(number, old.kind, old.name, old.bot, old.token_hash, seal)
        seat.settings = _kept(old.settings)
        new.seats.append(seat)
    if row.clock is not None:
        new.clock = Clock.new(row.clock, [seat.kind == "person" for seat in new.seats]).to_json(0.0)
    return new


def _kept(settings: dict[str, Any] | None) -> dict[str, Any] | None:
    """A seat's settings as they hold from the beginning of another game, where others sit."""
    return None if settings is None else {**settings, "yield": None, "from": 1, "muted": []}
