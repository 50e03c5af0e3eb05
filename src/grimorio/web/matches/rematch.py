"""Make the game that follows another: the same people and bots, with new luck."""

from __future__ import annotations

from typing import Any

from grimorio.store import GameRow, MatchRow, SeatRow
from grimorio.web import identity
from grimorio.web.game import luck
from grimorio.web.game.clock import Clock
from grimorio.web.game.new_game import new_game, new_seat


def again(row: GameRow, version: str) -> GameRow:
    """A rematch of a game, or of its whole match.

    Every seat moves down by one: the second player becomes the first.

    `version` is the version of the rules.
    """
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
    """A game of the same people and bots, with new luck.

    Args:
        row: the game before.
        setup: the setup of the new game; its seed is replaced.
        seats: the seats of the game before, in the order in which they sit in the new one.
        version: the version of the rules.
    """
    new = new_game(row.game, version, {**setup, "seed": "0"}, row.card_hash)
    new.notices = [one for one in row.notices if one["message"] == "table-notice-situation"]
    new.spectators, new.maker, new.listed = row.spectators, row.maker, row.listed
    for number, old in enumerate(seats):
        seal = None if old.seal is None else luck.AWAITED
        seat = new_seat(number, old.kind, old.name, old.bot, old.token_hash, seal)
        seat.settings, seat.picture = _kept(old.settings), old.picture
        new.seats.append(seat)
    if row.clock is not None:
        new.clock = Clock.new(row.clock, [seat.kind == "person" for seat in new.seats]).to_json(0.0)
    return new


def _kept(settings: dict[str, Any] | None) -> dict[str, Any] | None:
    """The settings of a seat that still apply in a new game, in which people have moved to other seats.

    `settings` is JSON data as in `SeatRow.settings`; None for a seat without settings.
    """
    return None if settings is None else {**settings, "yield": None, "from": 1, "muted": []}
