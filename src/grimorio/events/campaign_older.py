"""Read sessions of campaigns from files of earlier versions, in which a tournament was not yet an event.

The results become facts of an event. A knockout was paired then in the order of the seats; such rounds stay
as they were, entered as paired by hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from grimorio.decks import Deck
from grimorio.events.award import Award
from grimorio.events.campaign_session import Form, Session
from grimorio.events.event import Event
from grimorio.events.facts import Entry, Pairing
from grimorio.games.live.numbers import Magi, Players
from grimorio.games.magic.names import find

REASON: Final = "paired by an earlier version"


class OlderGame(Struct):
    """A finished game: its players by seat, and those who won it; no winners mean a draw."""

    players: Players
    winners: Players


class OlderTournament(Struct):
    """A tournament in a file of an earlier version: its form, decks and lives, and its games, oldest
    first.
    """

    form: Form
    decks: Annotated[list[Any], Meta(max_length=64)]
    lives: tuple[int, ...]
    played: list[OlderGame]
    closed: bool


class OlderSession(Struct):
    """A session in a file of an earlier version."""

    members: Magi
    tournament: OlderTournament
    award: Award


def converted(data: OlderSession) -> Session:
    """Return the session that an older file describes, with the same results.

    Raises ValueError: a deck is not possible, or the tournament had no such game to play at that point.
    """
    older = data.tournament
    decks = tuple(Deck.from_json(deck, find) for deck in older.decks)
    session = Session.begin(data.members, older.form, decks, older.lives, data.award)
    if older.form == "knockout":
        session = _paired(_entered(session), tuple(range(len(decks))))
    for game in older.played:
        if older.form == "knockout":
            session = _next_round(session.noted(game.players, game.winners))
        else:
            session = session.after(game.players, game.winners)
    return session.close() if older.closed else session


def _entered(session: Session) -> Session:
    """Return the session with its event begun anew: all players have entered, and no round is paired."""
    event = Event(session.event.settings)
    for name in session.names:
        event = event.after(Entry(player=name))
    return replace(session, event=event)


def _paired(session: Session, left: tuple[int, ...]) -> Session:
    """Return the session with a further round for the players `left`, given by number.

    The first player meets the second, the third the fourth, and so on. The last of an odd number has a bye.
    """
    names = [session.names[player] for player in left]
    seats: list[str | None] = [*names, *([None] if len(names) % 2 else [])]
    tables = tuple((first, second) for first, second in zip(seats[::2], seats[1::2], strict=True) if first)
    number = len(session.event.state.rounds) + 1
    pairing = Pairing(round=number, tables=tables, by="hand", reason=REASON)
    return replace(session, event=session.event.after(pairing))


def _next_round(session: Session) -> Session:
    """Return the session with the next round of its knockout paired, if the present one is over.

    A player who had a bye stands first in the next round, before the winners. During a round and after the
    final, the session is returned as it is.
    """
    round_ = session.event.state.rounds[-1]
    byes = [first for first, second in round_.tables if second is None]
    winners = [winner for winner in session.event.state.winners() if winner and winner not in byes]
    left = tuple(session.names.index(name) for name in (*byes, *winners))
    return session if round_.open or len(left) < 2 else _paired(session, left)
