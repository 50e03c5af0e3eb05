"""The free matches of a league: who wants to play whom, and the results that two players report.

The functions change nothing; `Tournaments` stores what they return.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from grimorio.events import facts
from grimorio.events.faults import EventError
from grimorio.events.pairing import both
from grimorio.web.events.changes import after, refused
from grimorio.web.events.state import Games, Report, Tournament, Wish
from grimorio.web.refusals import Refused

MOST: Final = 8
"""The most opponents that a player may have challenged at a time, and the most matches in progress."""


def check_player(tournament: Tournament, player: str) -> None:
    """Check that a player may begin a match at the tables now.

    Raises Refused: matches are not played here, or the league is over; or the player has left, has no deck
    where one is wanted, or plays too many matches already.
    """
    if not (tournament.online and tournament.league) or tournament.event.over:
        raise Refused("table-refused-online")
    member = tournament.event.state.members[player]
    if member.dropped is not None:
        raise refused(EventError("has-left", player=player))
    if tournament.decks_wanted and not member.deck:
        raise Refused("table-refused-decks", {"names": player})
    if sum(player in match.table and not match.closed for match in tournament.matches) >= MOST:
        raise Refused("table-refused-wishes", {"most": MOST})


def check_opponent(tournament: Tournament, player: str, opponent: str) -> None:
    """Check that two players of a league may play each other now.

    Raises Refused: both are the same player; `opponent` is not in the league, has left it, has joined with no
    device, or has no deck; or the two have played as often as the limit allows.
    """
    settings = tournament.event.settings
    try:
        tournament.event.state.member(opponent)
        if opponent == player:
            raise EventError("plays-alone", player=player)
        met = tournament.met(player, opponent)
        if settings.limit and met >= settings.limit:
            raise EventError("limit", first=player, second=opponent, count=met)
    except EventError as error:
        raise refused(error) from None
    if not tournament.plays_here((player, opponent)):
        raise Refused("table-refused-online")
    check_player(tournament, opponent)


def may_play(tournament: Tournament, player: str, opponent: str) -> bool:
    """Whether two players of a league may begin a match at the tables now.

    They may if `check_opponent` does not refuse `opponent`, and the two are not playing a match already.
    """
    try:
        check_opponent(tournament, player, opponent)
    except Refused:
        return False
    return tournament.live((player, opponent)) is None


def table_for(tournament: Tournament, player: str, opponent: str | None) -> tuple[str, str] | None:
    """The first and the second player of the match that begins when `player` wants to play; None to wait.

    The match begins at once against a bot, and against somebody who has challenged `player` or wants to play
    anybody. If `opponent` is not None, only a match against `opponent` is possible.

    Args:
        tournament: the league.
        player: the player.
        opponent: whom the player wants to play; None for anybody.
    """
    if opponent is not None and opponent in tournament.bots:
        return player, opponent
    for wish in tournament.wishes:
        fits = wish.by == opponent or (opponent is None and wish.by != player)
        if fits and wish.to in (None, player) and may_play(tournament, player, wish.by):
            return wish.by, player
    return None


def wished(tournament: Tournament, player: str, opponent: str | None, now: int) -> Tournament:
    """The tournament after `player` has challenged `opponent`, or (None) wants to play anybody.

    `now` is in seconds since 1970. Raises Refused: `MOST` such wishes of the player are open already.
    """
    own = [wish for wish in tournament.wishes if wish.by == player]
    if any(wish.to == opponent for wish in own):
        return tournament
    if len(own) >= MOST:
        raise Refused("table-refused-wishes", {"most": MOST})
    return replace(tournament, wishes=(*tournament.wishes, Wish(player, opponent, now)))


def without_wish(tournament: Tournament, player: str, by: str, to: str | None) -> Tournament:
    """The tournament without the wish of the player `by` to play `to`, or (None) to play anybody.

    `player` takes back the own wish or declines that of another. Without such a wish nothing changes. Raises
    Refused: `player` is neither `by` nor `to`.
    """
    if player not in (by, to):
        raise Refused("table-refused-report")
    left = tuple(wish for wish in tournament.wishes if (wish.by, wish.to) != (by, to))
    return tournament if len(left) == len(tournament.wishes) else replace(tournament, wishes=left)


def begun(tournament: Tournament, table: tuple[str, str]) -> Tournament:
    """The tournament after the two players `table` have begun a match, without their wishes to play it."""

    def fulfilled(wish: Wish) -> bool:
        return wish.by in table and (wish.to is None or wish.to in table)

    return replace(tournament, wishes=tuple(wish for wish in tournament.wishes if not fulfilled(wish)))


def called_off(tournament: Tournament, player: str, opponent: str, off: bool) -> Tournament:
    """The tournament after a player wants to call a match in progress off, or (`off` false) no longer.

    It ends without a result once both want it, and at once if the opponent has never opened it.

    Raises Refused: the two play no match at a table of this server.
    """
    match = tournament.live((player, opponent)) if tournament.league else None
    if match is None or player not in match.table:
        raise Refused("table-refused-report")
    wanted = {*match.off, player} if off else {*match.off} - {player}
    closed = off and (opponent not in match.came or opponent in wanted)
    changed = msgspec.structs.replace(match, off=tuple(sorted(wanted)), closed=closed, void=closed)
    return tournament if changed == match else tournament.with_match(changed)


def ended(tournament: Tournament, first: str, second: str) -> Tournament:
    """The tournament after the organiser has called off a match that is played here.

    It is the match between the players `first` and `second` of a league. Raises Refused: they play none.
    """
    match = tournament.live((first, second)) if tournament.league else None
    if match is None:
        raise Refused("table-refused-report")
    return tournament.with_match(msgspec.structs.replace(match, closed=True, void=True))


def reported(tournament: Tournament, player: str, opponent: str, games: Games | None) -> Tournament:
    """The tournament after a player has reported a match of a league, which counts once both report the same.

    Args:
        tournament: the league.
        player: the player who reports.
        opponent: the other player.
        games: the games won by the player, won by the opponent, and drawn; None to take the report back.

    Raises:
        Refused: such a result is not possible, or the two are playing at a table of this server.
    """
    if not tournament.league or tournament.event.over or tournament.live((player, opponent)) is not None:
        raise Refused("table-refused-report")
    table = both(player, opponent)
    others = tuple(one for one in tournament.reports if (one.table, one.by) != (table, player))
    if games is None:
        return replace(tournament, reports=others) if others != tournament.reports else tournament
    won, lost, drawn = games
    mine = Report(0, table, player, games if table[0] == player else (lost, won, drawn))
    fact = facts.Result(round=1, first=table[0], second=table[1], games=mine.games)
    event = after(tournament.event, fact)
    theirs = msgspec.structs.replace(mine, by=opponent)
    if theirs in tournament.reports:
        return tournament.with_event(event)
    return tournament if mine in tournament.reports else replace(tournament, reports=(*others, mine))
