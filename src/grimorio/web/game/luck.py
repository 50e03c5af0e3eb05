"""The luck of a game: the server's commitment, and how far the shares of its people are."""

from __future__ import annotations

from typing import Any, Literal

from grimorio import fairness
from grimorio.store import GameRow

AWAITED = ""
"""In `SeatRow.seal`: the seat will bring a share and has not sealed it yet."""

Stage = Literal["seating", "sealing", "opening", "fixed"]


def stage_of(row: GameRow) -> Stage:
    """How far the luck of a game is.

    "seating": a seat is free; "sealing": shares are awaited; "opening": all are sealed and
    are being opened; "fixed": the seed is settled, or nothing is left to wait for.
    """
    if row.state != "open" or row.seeded:
        return "fixed"
    if any(seat.free for seat in row.seats):
        return "seating"
    if any(seat.seal == AWAITED for seat in row.seats):
        return "sealing"
    return "opening" if any(seat.seal and not seat.secret for seat in row.seats) else "fixed"


def commitment_of(row: GameRow) -> str:
    """What everybody may know of the server's secret from the beginning."""
    return fairness.commitment_of(row.id, bytes.fromhex(row.secret))


def seed_of(row: GameRow) -> int:
    """The seed that the server's secret and the opened shares make."""
    shares = [bytes.fromhex(seat.secret) for seat in row.seats]
    return fairness.seed_of(row.id, bytes.fromhex(row.secret), shares)


def public(row: GameRow) -> dict[str, Any]:
    """What everybody is told of the luck: never the secret, never a share."""
    return {
        "commitment": commitment_of(row),
        "seeded": row.seeded,
        "stage": stage_of(row),
        "draw": row.draws,
        "seats": [
            {"seat": seat.seat, "share": _share(seat.seal, seat.secret), "seal": seat.seal or None}
            for seat in row.seats
        ],
    }


def _share(seal: str | None, secret: str) -> str:
    if seal is None:
        return "none"
    if seal == AWAITED:
        return "awaited"
    return "opened" if secret else "sealed"


def noted(row: GameRow) -> dict[str, Any] | None:
    """The part `luck` of a finished record: everything, so that anyone can recompute it.

    None for a game whose seed an older version made in another way.
    """
    if row.seeded:
        return {"id": row.id, "seeded": True}
    if row.setup["seed"] != str(seed_of(row)):
        return None
    return {
        "id": row.id,
        "seeded": False,
        "commitment": commitment_of(row),
        "secret": row.secret,
        **({"draws": row.draws} if row.draws else {}),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "seal": seat.seal or None,
                "share": seat.secret or None,
            }
            for seat in row.seats
        ],
    }
