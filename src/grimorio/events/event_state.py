"""The state of an event as immutable values: players, rounds and matches. `event_rules` computes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from grimorio.events.facts import OnlineDraft, Structure
from grimorio.events.faults import EventError
from grimorio.events.pairing import Pair
from grimorio.events.paper_draft import Paper
from grimorio.events.standings import Played, Shared

Stage = Structure
"""The part of an event that a round belongs to."""


@dataclass(frozen=True, slots=True)
class Member:
    """A player of the event.

    Attributes:
        name: the player's name, which nobody else in the event has.
        seed: the player's place among the seeded players of a knockout, from 1; 0 for a player without one.
        deck: the deck list that the player handed in, as text; "" for none.
        pool: the cards that the player received in a draft or a sealed deck, as text; "" for none.
        missed: the number of rounds before a late entry; each counts as a match lost.
        dropped: the number of the round after which the player left; None for a player who has not left.
        disqualified: whether the player left because of a disqualification.
        owed: the number of games lost by penalties outside a match, which are lost in the next match;
            `penalties.WHOLE_MATCH` for the whole match.
    """

    name: str
    seed: int = 0
    deck: str = ""
    pool: str = ""
    missed: int = 0
    dropped: int | None = None
    disqualified: bool = False
    owed: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was paired.

    Attributes:
        stage: the part of the event that the round belongs to, such as "swiss" or "knockout".
        tables: the pairs of players; in a bye the second player is None.
        results: for each table whose match is decided, its result; byes are not in it.
        lost: by player, the number of games lost by penalties in the match of this round.
        started: when the clock of the round was started, in seconds since 1970; 0 if it was not.
        minutes: how many minutes the round lasts after `started`.
        paused: when the clock was stopped, in seconds since 1970; 0 while it runs.
        extra: by table, the minutes that its match was given beyond those of the round.
        turns: by table, the number of turns of its match that have ended since its time was over.
        drawn: by table, the number of drawn games of its match that were followed by another (knockout).
    """

    stage: Stage
    tables: tuple[Pair, ...]
    results: dict[Pair, Played] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    started: int = 0
    minutes: int = 0
    paused: int = 0
    extra: dict[Pair, int] = field(default_factory=dict)
    turns: dict[Pair, int] = field(default_factory=dict)
    drawn: dict[Pair, int] = field(default_factory=dict)

    @property
    def open(self) -> tuple[Pair, ...]:
        """The tables whose match is not decided yet; byes are left out."""
        return tuple(table for table in self.tables if table[1] is not None and table not in self.results)

    def played(self) -> Iterator[Played]:
        """The decided matches in the order of the tables; a bye counts as a match won by its player."""
        for table in self.tables:
            if table[1] is None:
                yield Played(table[0], None, (0, 0, 0), "first")
            elif table in self.results:
                yield self.results[table]


@dataclass(frozen=True, slots=True)
class OnlinePods:
    """A draft at the server's tables as it stands.

    Attributes:
        draft: the fact that began it.
        held: the players in whose places bots draft.
    """

    draft: OnlineDraft
    held: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class State:
    """An event as it stands.

    Attributes:
        members: everybody who entered, by name, in the order of entry.
        rounds: all rounds that were paired, oldest first; a league has none.
        matches: the matches of a league, oldest first; empty in other events.
        shared: the game of all players; None before it, and in events of other structures.
        forbidden: the pairs of players who may not meet in Swiss rounds.
        byes: the players who get a bye in the next round.
        ended: whether the organiser has ended the event early.
        paper: the draft with printed cards before the first round; None for none.
        online: the draft at the server's tables before the first round; None for none.
        seats: the pods of the draft before the rounds as they were seated last, each with its players by
            seat.
    """

    members: dict[str, Member] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    matches: tuple[Played, ...] = ()
    shared: Shared | None = None
    forbidden: frozenset[tuple[str, str]] = frozenset()
    byes: frozenset[str] = frozenset()
    ended: bool = False
    paper: Paper | None = None
    online: OnlinePods | None = None
    seats: tuple[tuple[str, ...], ...] = ()

    @property
    def pods(self) -> tuple[tuple[str, ...], ...]:
        """The groups of players who draft together, each with its players by seat; empty without a draft."""
        if self.online is not None:
            return self.online.draft.pods
        return self.seats if self.paper is None else self.paper.draft.pods

    @property
    def active(self) -> tuple[str, ...]:
        """The names of the players who have not left, in the order of entry."""
        return tuple(name for name, member in self.members.items() if member.dropped is None)

    def member(self, name: str) -> Member:
        """The player of this name. Raises EventError: nobody in the event has this name."""
        if name not in self.members:
            raise EventError("no-player", player=name)
        return self.members[name]

    def plays(self, name: str) -> bool:
        """Tell whether the player `name` has been paired, or has played in an event without rounds.

        From then on the player's deck cannot change.
        """
        if self.shared is not None and name in self.shared.players:
            return True
        return any(name in table for round_ in self.rounds for table in round_.tables) or any(
            name in (match.first, match.second) for match in self.matches
        )

    def winners(self) -> tuple[str | None, ...]:
        """The winner of each decided table of a knockout's last round; None if the winner has left since."""
        winners: list[str | None] = []
        for match in self.rounds[-1].played():
            winner = {"first": match.first, "second": match.second}.get(match.outcome)
            there = winner is not None and self.members[winner].dropped is None
            winners.append(winner if there else None)
        return tuple(winners)

    def left_in(self) -> tuple[str, ...]:
        """The players still in a knockout: the winners of its last round who have not left, by table."""
        return tuple(winner for winner in self.winners() if winner is not None)
