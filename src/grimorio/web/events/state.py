"""A tournament as the server stores it: its log, its people, and the results that players report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from grimorio.events.event import Event
from grimorio.events.pairing import Pair
from grimorio.store import EventRow
from grimorio.web import identity
from grimorio.web.refusals import Refused

Games = tuple[int, int, int]
"""Games won by the first player of a table, won by the second, and drawn."""


class Report(msgspec.Struct, frozen=True):
    """A result as one of the two players reports it; it counts once the other one reports the same.

    Attributes:
        round: the number of the round.
        table: the first player and the second, as they are paired.
        by: the player who reports it.
        games: the result.
    """

    round: int
    table: tuple[str, str]
    by: str
    games: Games


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament and who takes part in it.

    Attributes:
        id: its id.
        changes: how often it has been stored.
        event: its log, from which pairings and standings follow.
        organiser: the digest of the organiser's token.
        invite: the secret of the link by which people join.
        joining: whether the link is valid now.
        people: the digest of each player's token, by name; players without one have no phone.
        reports: the results that wait for the other player.
        maker: the name under which it is counted, from `Hub.maker`.
    """

    id: str
    changes: int
    event: Event
    organiser: str
    invite: str
    joining: bool = True
    people: Mapping[str, str] = field(default_factory=dict)
    reports: tuple[Report, ...] = ()
    maker: str = ""

    def organised_by(self, token: str) -> bool:
        """Whether this is the organiser's token."""
        return identity.matches(token, self.organiser)

    def player_of(self, token: str) -> str | None:
        """The name of the player with this token, or None for the organiser and for a spectator.

        Raises Refused: nobody has this token.
        """
        if not token or self.organised_by(token):
            return None
        digest = identity.digest(token)
        for name, known in self.people.items():
            if known == digest:
                return name
        raise Refused("table-refused-token")

    def table_of(self, player: str) -> Pair | None:
        """The two players of a player's open table in the present round; None without one."""
        rounds = self.event.state.rounds
        tables = rounds[-1].open if rounds else ()
        return next((table for table in tables if player in table), None)

    def with_event(self, event: Event) -> Tournament:
        """The tournament with `event` in the place of its event.

        Reports about tables whose result is decided by then are dropped.
        """
        rounds = event.state.rounds
        number, tables = len(rounds), rounds[-1].open if rounds else ()
        waiting = tuple(
            report for report in self.reports if report.round == number and report.table in tables
        )
        people = {name: token for name, token in self.people.items() if name in event.state.members}
        return replace(self, event=event, reports=waiting, people=people)

    def row(self) -> EventRow:
        """The tournament as a row of the database."""
        about = {
            "event": self.event.to_json(),
            "organiser": self.organiser,
            "invite": self.invite,
            "joining": self.joining,
            "people": dict(self.people),
            "reports": msgspec.to_builtins(self.reports),
        }
        return EventRow(id=self.id, about=about, changes=self.changes, maker=self.maker)


def read(row: EventRow) -> Tournament:
    """The tournament in a row of the database."""
    about: dict[str, Any] = row.about
    return Tournament(
        row.id,
        row.changes,
        Event.from_json(about["event"]),
        about["organiser"],
        about["invite"],
        about["joining"],
        about["people"],
        msgspec.convert(about["reports"], tuple[Report, ...]),
        row.maker,
    )
