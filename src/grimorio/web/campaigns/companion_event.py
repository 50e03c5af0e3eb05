"""The tournament of the companion: an event like any other, which a host and the players' phones share.

It begins with the session of the host's campaign, and its log goes back into the campaign when the session
ends. Its id is that of the auction, so that phones find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from grimorio.events.facts import End
from grimorio.games.live.numbers import Magi
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web import identity
from grimorio.web.events.changes import after
from grimorio.web.events.state import LiveSession, Tournament
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign


def tournament_of(
    campaign: Campaign,
    token: str,
    row: GameRow | None = None,
    members: Magi = (),
    held: Any = (),
) -> Tournament:
    """The tournament of the session of a campaign.

    Args:
        campaign: the campaign, whose session has begun.
        token: the token of the host, who organises the tournament.
        row: the auction of the session; None if the campaign came from a file.
        members: the numbers of the Magi in the campaign, by seat of the auction.
        held: the tokens of the seats that the host's device holds itself. The other seats are phones', whose
            tokens are valid for the tournament too.

    Raises:
        Refused: no session is in progress, or it is not of these Magi.
    """
    session = campaign.session
    if session is None:
        raise Refused("table-refused-session")
    if row is not None and (len(members) != len(row.seats) or not {*session.members} <= {*members}):
        raise Refused("table-refused-field", field="members")
    seats = tuple(
        session.names[session.members.index(member)] if member in session.members else None
        for member in members
    )
    people = {}
    for seat, name in zip(row.seats if row else (), seats, strict=True):
        here = any(identity.matches(own, seat.token_hash) for own in held if own)
        if name is not None and seat.token_hash is not None and not here:
            people[name] = seat.token_hash
    return Tournament(
        identity.new_id() if row is None else row.id,
        0,
        session.event,
        identity.digest(token),
        identity.new_token(),
        joining=False,
        people=people,
        session=LiveSession(
            "" if row is None else row.id,
            session.form,
            dict(zip(session.names, session.lives, strict=True)),
            seats,
        ),
    )


def with_seat(tournament: Tournament, seat: Seat, digest: str, phone: bool) -> Tournament:
    """The tournament after a seat of its auction got a new token.

    `seat` is the seat, `digest` the digest of its token; `phone` tells whether a phone took the seat, or the
    host's device took it back.
    """
    seats = () if tournament.session is None else tournament.session.seats
    name = seats[seat] if seat < len(seats) else None
    if name is None or (not phone and name not in tournament.people):
        return tournament
    others = {one: known for one, known in tournament.people.items() if one != name}
    return replace(tournament, people={**others, name: digest} if phone else others)


def ended(tournament: Tournament, experience: Sequence[int] = ()) -> Tournament:
    """The tournament after its session has ended; players' phones show their places then.

    `experience` is what each player earned, in the order of the players; empty if the session was called off.
    """
    session = tournament.session
    if session is not None and experience:
        earned = dict(zip(tournament.event.state.members, experience, strict=True))
        tournament = replace(tournament, session=msgspec.structs.replace(session, earned=earned))
    if tournament.event.over:
        return tournament
    return tournament.with_event(after(tournament.event, End()))
