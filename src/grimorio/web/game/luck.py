"""The luck of a game: the hash of the server's secret, and how many people have brought their shares.

A share is a random number from a person's page. The game's seed is computed from the server's secret and all
shares. Each person first sends the hash of their share, the seal, and opens it by sending the share itself.
"""

from __future__ import annotations

from typing import Any, Literal

from grimorio import fairness
from grimorio.store import GameRow

AWAITED = ""
"""The value of `SeatRow.seal` for a seat that will bring a share but has not sent its hash yet."""

Stage = Literal["seating", "sealing", "opening", "fixed"]


def stage_of(row: GameRow) -> Stage:
    """The stage of a game's luck.

    "seating": a seat is free; "sealing": the hashes of shares are awaited; "opening": all hashes are there,
    and the shares themselves are awaited; "fixed": nothing more is awaited.
    """
    if row.state != "open" or row.seeded:
        return "fixed"
    if any(seat.free for seat in row.seats):
        return "seating"
    if any(seat.seal == AWAITED for seat in row.seats):
        return "sealing"
    return "opening" if any(seat.seal and not seat.secret for seat in row.seats) else "fixed"


def commitment_of(row: GameRow) -> str:
    """The hash of the server's secret, which is public from the beginning, in hexadecimal."""
    return fairness.commitment_of(row.id, bytes.fromhex(row.secret))


def seed_of(row: GameRow) -> int:
    """The seed computed from the server's secret and the opened shares."""
    shares = [bytes.fromhex(seat.secret) for seat in row.seats]
    return fairness.seed_of(row.id, bytes.fromhex(row.secret), shares)


def public(row: GameRow) -> dict[str, Any]:
    """The public state of a game's luck, without the server's secret and without shares.

    It is JSON data: "commitment", "seeded", "stage", "draw" (how many new draws there were), and "seats",
    each with "seat", "share" (how far it is) and "seal" (its hash or None).
    """
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
    """The entry `luck` in a finished game's record: all that is needed to recompute the luck.

    It is JSON data: "id", "seeded", "commitment", "secret", "draws" and "seats"; of a game with a chosen seed
    only the first two. None for a game whose seed an older version of the server computed in another way.
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
