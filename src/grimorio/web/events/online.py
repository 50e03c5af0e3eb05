"""The matches of a tournament at this server's tables: make them, follow their scores, enter their results.

The functions change nothing; `Tournaments` stores what they return.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from grimorio.events.event_match import match_of
from grimorio.events.facts import Penalty, Result
from grimorio.events.faults import EventError
from grimorio.events.match import Match
from grimorio.events.pairing import Pair
from grimorio.events.round_clock import seconds_left
from grimorio.kernel import SetupError
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import GameRow, MatchRow
from grimorio.store.models import MatchState, SeatKind
from grimorio.web import identity
from grimorio.web.events.changes import after, refused
from grimorio.web.events.state import Online, Tournament
from grimorio.web.game.judging import PENALTIES, Ruling, judging_of
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.game.resume import rules
from grimorio.web.matches.match import readable, stored
from grimorio.web.refusals import Refused, refused_setup
from grimorio.web.table.match import TableClock

NO_SHOW: Final = "no-show"
"""The reason of a match loss for a player who has not opened the match in time; the page says it in words."""

AGAIN: Final = 3
"""The most matches that two bots play at a table of a knockout; if all are drawn, a lot decides who wins."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match as it is stored.

    Attributes:
        match: the match, with the games played so far.
        state: how far the match has come.
        row: the match as a row of the database.
        game: its last game, with the seats, as a row of the database.
        penalties: the penalties that judges gave in its games, oldest first.
    """

    match: Match
    state: MatchState
    row: MatchRow
    game: GameRow
    penalties: tuple[Ruling, ...] = ()

    @property
    def uncounted(self) -> bool:
        """Whether the last game is over, but its result has not been counted in the match yet.

        The server was stopped between these two steps. The table of the game counts the result as soon as it
        is read into memory.
        """
        return self.game.state != "playing" and len(self.match.played) < len(self.row.games)


def standing_of(found: tuple[MatchRow, list[GameRow]] | None) -> Standing | None:
    """Return a match that was found in the store.

    None if no match was found, or if this server does not have the rules of its game.
    """
    if found is None or not readable(found[0]):
        return None
    row, played = found
    rulings = [ruling for game in played for ruling in judging_of(game.judge).rulings]
    given = tuple(ruling for ruling in rulings if ruling.act in PENALTIES)
    return Standing(Match.from_json(row.about), row.state, row, played[-1], given)


def new_match(tournament: Tournament, table: tuple[str, str]) -> tuple[Online, GameRow]:
    """Make a match for a table, and its first game as a row of the database. Blocks the calling thread.

    Raises Refused: a deck is missing or cannot be played, or the game cannot start.
    """
    event = tournament.event
    try:
        match = replace(match_of(event, *table), played=())
    except EventError as error:
        raise refused(error) from None
    setup = match.next()
    game = rules(setup.game)
    if game is None:
        raise Refused("table-refused-broken")
    try:
        row = started(game, setup)
    except SetupError as error:
        raise refused_setup(error) from None
    row.maker, row.sealed = tournament.maker, tournament.decks_wanted
    row.match = stored(match, row.id)
    row.match.event_id = tournament.id
    for seat, name in zip(seats_of(2), table, strict=True):
        bot = tournament.bots.get(name)
        kind: SeatKind = "person" if bot is None else "bot"
        shown = identity.clean_name(name)
        row.seats.append(new_seat(seat, kind, shown, bot, tournament.people.get(name)))
    came = tuple(name for name in table if name in tournament.bots)
    number = len(event.state.rounds)
    met = tournament.met(*table) if tournament.league else 0
    return Online(number, table, row.match.id, (row.id,), came=came, met=met), row


def next_for_bots(tournament: Tournament) -> tuple[str, str] | None:
    """The names of the two bots at the first open table of bots, unless they are playing; else None.

    Bots play one match after another, so that they do not slow down people's games.
    """
    rounds = tournament.event.state.rounds
    on = tournament.online and rounds and not tournament.event.over
    for table in rounds[-1].open if on else ():
        if table[1] is not None and all(name in tournament.bots for name in table):
            return None if tournament.live(table) else (table[0], table[1])
    return None


def followed(tournament: Tournament, standings: dict[str, Standing]) -> Tournament:
    """Return the tournament with the present scores of its matches at this server.

    The results of matches that are over are entered, and matches that can no longer count are closed.

    Args:
        tournament: the tournament.
        standings: the matches that are not closed, as they are stored, by their ids.
    """
    rounds = tournament.event.state.rounds
    for online in tournament.matches:
        if online.closed:
            continue
        standing = standings.get(online.match)
        there = tournament.awaits(online)
        if standing is None or not there:
            past = 0 < online.round <= len(rounds) and online.table in rounds[online.round - 1].tables
            if not there and (past or online.round < max(1, len(rounds))):
                going = standing is not None and standing.state != "over"
                void = going and loser_of(tournament, online, standing) is None  # type: ignore[arg-type]
                tournament = tournament.with_match(msgspec.structs.replace(online, closed=True, void=void))
            continue
        match = standing.match
        tournament = _penalised(tournament, online, standing)
        now = msgspec.structs.replace(
            online,
            games=tuple(standing.row.games),
            score=(match.score[0], match.score[1]),
            timed=match.timed_out,
            called=_caller(online, standing),
            penalties=len(standing.penalties),
        )
        if standing.state == "over":
            tournament = _entered(tournament, now, match)
        elif now != online:
            tournament = tournament.with_match(now)
    return tournament


def _caller(online: Online, standing: Standing) -> str:
    """The player of a match who has called a judge and still needs one; empty for nobody."""
    called = None if standing.state == "over" else judging_of(standing.game.judge).called
    return "" if called is None or standing.game.state != "playing" else online.table[called]


def _penalised(tournament: Tournament, online: Online, standing: Standing) -> Tournament:
    """The tournament after the penalties were noted that a judge has given in a match since the last look.

    A game that was lost by a penalty has ended at its table, so that it counts there.
    """
    for ruling in standing.penalties[online.penalties :]:
        assert ruling.seat is not None
        fact = Penalty(
            player=online.table[ruling.seat],
            penalty=PENALTIES[ruling.act],  # type: ignore[arg-type]
            reason=f"{ruling.reason} ({ruling.by})",
            counted=ruling.act == "loss",
        )
        try:
            tournament = tournament.with_event(after(tournament.event, fact))
        except Refused:  # the tournament can note no more: the record of the game has it
            return tournament
    return tournament


def _entered(tournament: Tournament, online: Online, match: Match) -> Tournament:
    """The tournament after the result of a finished match was entered.

    Where the rules of the event do not accept it, such as a drawn match of a knockout, the table stays open:
    two bots play again, and for people the organiser decides.
    """
    closed = tournament.with_match(msgspec.structs.replace(online, closed=True))
    fact = _result(tournament, online, match)
    try:
        return closed.with_event(after(tournament.event, fact))
    except Refused:
        pass
    played = [one for one in closed.matches if (one.round, one.table) == (online.round, online.table)]
    if len(played) < AGAIN or any(name not in tournament.bots for name in online.table):
        return closed
    lot = hashlib.sha256(f"{tournament.event.settings.seed}\n{online.match}".encode()).digest()[0] % 2
    try:
        decided = msgspec.structs.replace(fact, outcome=("first", "second")[lot])
        return closed.with_event(after(tournament.event, decided))
    except Refused:
        return closed


def _result(tournament: Tournament, online: Online, match: Match) -> Result:
    """Return the result of a finished match as a fact, that is, as an entry for the event's log.

    The event itself adds the games that penalties have cost to the wins of the opponent. So these games are
    subtracted here from the wins that the opponent needed for the match.
    """
    first, second = online.table
    need = tournament.event.settings.best_of // 2 + 1
    lost = _lost(tournament, online)
    won = (
        max(0, min(match.score[0], need - lost.get(second, 0))),
        max(0, min(match.score[1], need - lost.get(first, 0))),
    )
    drawn = sum(game.winner is None for game in match.played)
    outcome = None if match.conceded is None else ("second", "first")[match.conceded]
    return Result(
        round=max(1, online.round),
        first=first,
        second=second,
        games=(*won, drawn),
        outcome=outcome,  # type: ignore[arg-type]
        records=online.games,
    )


def _lost(tournament: Tournament, online: Online) -> dict[str, int]:
    """By player, how many games penalties have cost in a match; in a league, in the player's next match."""
    state = tournament.event.state
    if not online.round:
        return {name: state.members[name].owed for name in online.table if name in state.members}
    return state.rounds[online.round - 1].lost


def without_absent(tournament: Tournament, now: int) -> Tournament:
    """The tournament after the players who have not opened their matches in time have lost them.

    Where both are missing, both have lost; in a knockout the organiser decides then.

    `now` is in seconds since 1970.
    """
    until = tournament.ready_until
    if until is None or now < until:
        return tournament
    number = len(tournament.event.state.rounds)
    knockout = tournament.event.state.rounds[-1].stage == "knockout"
    for table in tournament.to_judge():
        absent = tournament.absent(table)
        tournament = replace(tournament, judged=(*tournament.judged, (number, table[0])))
        if len(absent) == 1:
            lost = Penalty(player=absent[0], penalty="match loss", reason=NO_SHOW)
            tournament = tournament.with_event(after(tournament.event, lost))
        elif not knockout:
            first, second = absent
            none = Result(
                round=number, first=first, second=second, games=(0, 0, 0), outcome="neither", reason=NO_SHOW
            )
            tournament = tournament.with_event(after(tournament.event, none))
    return tournament


def loser_of(tournament: Tournament, online: Online, standing: Standing) -> Seat | None:
    """The seat that has lost a match in progress, by penalties or the organiser's decision, or None."""
    rounds = tournament.event.state.rounds
    if standing.state == "over" or online.round > len(rounds):
        return None
    result = _decided(tournament, online)
    if result is not None:
        return {online.table[0]: Seat(0), online.table[1]: Seat(1)}.get(result)
    lost = _lost(tournament, online)
    need = tournament.event.settings.best_of // 2 + 1
    for seat, name in enumerate(online.table):
        if standing.match.score[1 - seat] + lost.get(name, 0) >= need:
            return Seat(seat)
    return None


def _decided(tournament: Tournament, online: Online) -> str | None:
    """The player who has lost the match of a table by a result that was entered in the event.

    The result is "" if the entered result has no loser, and None if no result was entered. In a league, a
    player who has left it loses the match in progress, although the league counts no result.
    """
    state = tournament.event.state
    if not online.round:
        if tournament.met(*online.table) > online.met:
            matches = [match for match in state.matches if {match.first, match.second} == {*online.table}]
            result = matches[-1]
            return {"first": result.second or "", "second": result.first}.get(result.outcome, "")
        return next((name for name in online.table if name not in state.active), None)
    entered = state.rounds[online.round - 1].results.get(online.table)
    if entered is None:
        return None
    first, second = online.table
    return {"first": second, "second": first}.get(entered.outcome, "")


def clock_of(tournament: Tournament, online: Online) -> TableClock | None:
    """The clock of a match, as its table shows it; None if its round is over or has no running clock."""
    rounds = tournament.event.state.rounds
    if not rounds or online.round != len(rounds):
        return None
    round_ = rounds[-1]
    ends = seconds_left(round_, online.table, 0)
    if ends is None:
        return None
    return TableClock(0, max(0, ends)) if round_.paused else TableClock(ends, None)


def time_again(tournament: Tournament, online: Online, now: int) -> bool:
    """Whether a match whose time was over has got more time; `now` is in seconds since 1970."""
    rounds = tournament.event.state.rounds
    if not online.timed or not rounds or online.round != len(rounds):
        return False
    left = seconds_left(rounds[-1], online.table, now)
    return left is not None and left > 0 and online.table in rounds[-1].open


def out_of_time(tournament: Tournament, online: Online, now: int) -> bool:
    """Whether the time of an undecided match has run out just now, so that its table has not been told yet.

    `now` is in seconds since 1970.
    """
    rounds = tournament.event.state.rounds
    table: Pair = online.table
    if online.timed or not rounds or online.round != len(rounds) or table not in rounds[-1].open:
        return False
    left = seconds_left(rounds[-1], table, now)
    return left is not None and left <= 0
