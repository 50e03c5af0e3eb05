"""Clean the names that people choose; make tokens, and the digests that are stored in their place."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
import unicodedata
from typing import TYPE_CHECKING

from grimorio.kernel.seats import Seat
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.store import GameRow, SeatRow

NAME_LENGTH = 32

ALPHABET = string.ascii_letters + string.digits
"""What ids and tokens are written with. A command takes a dash before an id for the sign of an option, and a
chat leaves one out at the end of a link."""

UNSEEN = {*"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0", *map(chr, range(0xFE00, 0xFE10))}
"""Characters that are invisible, although Unicode counts them as letters, marks or symbols."""


def clean_name(text: str) -> str:
    r"""A name fit to be shown: no control or invisible characters, single spaces, at most 32 characters.

    Raises:
        Refused: no character of the text is left.

    >>> clean_name("  Ada\u202e \n Lovelace ")
    'Ada Lovelace'
    """
    spaced = "".join(" " if char.isspace() else char for char in text[:1000])
    shown = "".join(char for char in spaced if unicodedata.category(char)[0] != "C" and char not in UNSEEN)
    name = " ".join(unicodedata.normalize("NFC", shown).split())[:NAME_LENGTH].strip()
    if not name:
        raise Refused("table-refused-name", field="name")
    return name


def seat_name(text: str) -> str:
    """The name of a person's seat: empty for who gives none, else as `clean_name` shows it.

    Every page calls a person without a name a guest, in its reader's language.

    Raises:
        Refused: no character of the text can be shown, although there are some.
    """
    return clean_name(text) if text else ""


def clean_line(text: str) -> str:
    r"""A line fit to be shown: no control or invisible characters but the joiners of emoji, single spaces.

    >>> clean_line(" well \u202e \n played ")
    'well played'
    """
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    shown = "".join(char for char in spaced if char == "\u200d" or unicodedata.category(char)[0] != "C")
    return " ".join(shown.split())


def likeness(name: str) -> str:
    """A key that is equal for names that look alike: the same but for case, width or invisible characters.

    >>> likeness("ADA") == likeness("\uff21da")
    True
    """
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()


def new_token() -> str:
    """A new secret that nobody can guess, fit for a URL."""
    return _drawn(32)


def new_id() -> str:
    """A new id of a game. It is hard to guess, because whoever knows it may watch the game."""
    return _drawn(12)


def _drawn(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(token: str) -> str:
    """The digest of a token, which is stored in its place."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Whether `stored` is the digest of this token; false if `stored` is None."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def seat_of(row: GameRow, token: str) -> Seat:
    """The number of the seat whose person has this token.

    Raises:
        Refused: no seat of the game has it.
    """
    for seat in row.seats:
        if matches(token, seat.token_hash):
            return seat.seat
    raise Refused("table-refused-token")


def invited_seat(row: GameRow, invite: str) -> int | None:
    """The number of the free seat with the invitation `invite`; None if no seat has it, or it was used."""
    return next((seat.seat for seat in row.seats if seat.free and matches(invite, seat.invite_hash)), None)


def open_seat(row: GameRow) -> SeatRow:
    """The first free seat of a game that its maker shows to everybody, for whoever has no invitation.

    Raises:
        Refused: the game is not listed, or no seat is free.
    """
    seat = next((seat for seat in row.seats if seat.free), None) if row.listed else None
    if seat is None:
        raise Refused("table-refused-invite", field="invite")
    return seat


def seat_of_invite(row: GameRow, invite: str) -> SeatRow:
    """The free seat with the invitation `invite`.

    Raises:
        Refused: the game has no such invitation, or it has been used.
    """
    seat = invited_seat(row, invite)
    if seat is None:
        raise Refused("table-refused-invite", field="invite")
    return row.seats[seat]
