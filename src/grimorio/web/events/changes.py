"""The changes of a tournament that people ask for: entering, pairing, reporting, leaving.

A fact is an entry of the event's log, such as a pairing, a result or a penalty.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

from grimorio.bots import BOTS, LEVELS
from grimorio.events import facts
from grimorio.events.event import Event, settings_of
from grimorio.events.facts import AnyFact
from grimorio.events.faults import EventError
from grimorio.web import identity
from grimorio.web.events import decks
from grimorio.web.events.state import Games, Report, Tournament
from grimorio.web.refusals import Refused, because


def refused(error: EventError) -> Refused:
    """The refusal that reports an error of an event, so that the page can say it in its reader's language."""
    return Refused("table-refused-fact", because(error, str(error)))


def after(event: Event, *happened: AnyFact) -> Event:
    """The event after these facts (entries of its log) were added, dated with the present time.

    Only a `Clock` that says when it was started keeps that time.

    Raises Refused: one of the facts is not possible.
    """
    now = int(time.time())
    try:
        for fact in happened:
            at = fact.at if isinstance(fact, facts.Clock) and fact.at else now
            noted = msgspec.convert({**msgspec.to_builtins(fact), "at": at}, AnyFact)  # within its bounds
            event = event.after(noted)
    except EventError as error:
        raise refused(error) from None
    except msgspec.ValidationError as error:
        raise Refused("table-refused-fact", {"detail": str(error)[:500]}) from None
    return event


def begun(settings: dict[str, Any]) -> Event:
    """A new event with these settings.

    Raises Refused: the settings contradict each other.
    """
    try:
        return Event(settings_of(settings))
    except EventError as error:
        raise refused(error) from None


def entered(tournament: Tournament, name: str, token: str) -> Tournament:
    """The tournament after a person has entered by the link, with `token` as the person's token.

    Raises Refused: nobody can join now, or a player has this name or one that looks like it.
    """
    if not tournament.joining or tournament.event.over:
        raise Refused("table-refused-closed")
    entry = facts.Entry(player=identity.clean_name(name))
    after_entry = noted(tournament, [entry])
    return replace(after_entry, people={**after_entry.people, entry.player: identity.digest(token)})


def noted(tournament: Tournament, happened: Sequence[AnyFact]) -> Tournament:
    """The tournament after the organiser has added these facts, all or none.

    `happened` are the facts, in the order in which they are added to the log.

    Raises:
        Refused: one of the facts is not possible; the names of two players would look alike; somebody would
            enter a session of Magic Live after its auction; or more than one fact is an undo, which would
            cost too much, because an undo computes the whole event again.
    """
    if sum(isinstance(fact, facts.Undo) for fact in happened) > 1:
        raise Refused("table-refused-field", field="facts")
    members = tournament.event.state.members
    known = {identity.likeness(name): name for name in members}
    for number, fact in enumerate(happened):
        if isinstance(fact, facts.Entry) and tournament.session is not None:
            raise Refused("table-refused-closed", field=f"facts.{number}")
        if isinstance(fact, facts.Undo):
            _check_undo(tournament, fact, number)
        if isinstance(fact, facts.Entry):
            if fact.player != identity.clean_name(fact.player):
                raise Refused("table-refused-name", field=f"facts.{number}.player")
            other = known.setdefault(identity.likeness(fact.player), fact.player)
            back = fact.player in members and members[fact.player].dropped is not None
            if other != fact.player or (fact.player in members and not back):
                raise Refused("table-refused-player", {"name": fact.player}, field="name")
    return tournament.with_event(after(tournament.event, *happened))


def _check_undo(tournament: Tournament, fact: facts.Undo, number: int) -> None:
    """Check that an undo leaves the players of a session of Magic Live as they are.

    `fact` is the fact `number` of a request. Raises Refused: it takes an entry back.
    """
    log = tournament.event.facts
    if tournament.session is not None and fact.fact < len(log) and isinstance(log[fact.fact], facts.Entry):
        raise Refused("table-refused-field", field=f"facts.{number}.fact")


def with_bot(tournament: Tournament, name: str, bot: str) -> Tournament:
    """The tournament after a bot has entered under a name. Blocks the calling thread.

    Where decks are wanted, the bot gets a prebuilt deck, if the format allows one; not where decks are built
    out of cards that are received at the event.

    Raises Refused: there is no such bot or level, the matches are not played here, or a player has this name.
    """
    if bot not in BOTS and bot not in LEVELS:
        raise Refused("table-refused-bot", {"bot": bot[:50]}, field="bot")
    if not tournament.online:
        raise Refused("table-refused-online")
    entry = facts.Entry(player=identity.clean_name(name))
    happened: list[AnyFact] = [entry]
    format = tournament.event.settings.format
    if tournament.decks_wanted and format is not None and not format.pools:
        deck = decks.ready_for(format, len(tournament.bots))
        happened += [facts.DeckEntry(player=entry.player, deck=deck)] if deck else []
    entered = noted(tournament, happened)
    return replace(entered, bots={**entered.bots, entry.player: bot})


def with_deck(tournament: Tournament, player: str, deck: str) -> Tournament:
    """The tournament after a player has handed in a deck list, which was checked before.

    Raises Refused: no player has this name, or the player has been paired or plays already.
    """
    if tournament.plays_free(player):
        raise refused(EventError("deck-locked", player=player))
    return tournament.with_event(after(tournament.event, facts.DeckEntry(player=player, deck=deck)))


def with_phone(tournament: Tournament, player: str, token: str) -> Tournament:
    """The tournament after a player has got a new token; the player's earlier token is not valid any more.

    Raises Refused: no player has this name.
    """
    try:
        tournament.event.state.member(player)
    except EventError as error:
        raise refused(error) from None
    return replace(tournament, people={**tournament.people, player: identity.digest(token)})


def check_decks(tournament: Tournament, anyway: bool = False) -> None:
    """Check that decks do not keep a new round from being paired.

    Raises Refused: a deck is missing; or a draft or the building of decks is not finished, unless the round
    is paired `anyway`.
    """
    if tournament.unfinished and not anyway:
        raise Refused("table-refused-unfinished", {"names": ", ".join(tournament.unfinished[:5])})
    if tournament.decks_wanted:
        members = tournament.event.state.members
        missing = [name for name in tournament.event.state.active if not members[name].deck]
        if missing:
            raise Refused("table-refused-decks", {"names": ", ".join(missing[:5])})


def paired(tournament: Tournament, anyway: bool = False) -> Tournament:
    """The tournament after its next round has been paired. The first pairing closes the entries by link.

    Raises Refused: the round cannot be paired now, or a deck is missing; or a draft or the building of decks
    is not finished, unless it is paired `anyway`.
    """
    event = tournament.event
    check_decks(tournament, anyway)
    try:
        pairing = event.next_round()
    except EventError as error:
        raise refused(error) from None
    joining = tournament.joining and bool(event.state.rounds)
    return replace(tournament.with_event(after(event, pairing)), joining=joining)


def reported(tournament: Tournament, player: str, number: int, games: Games) -> Tournament:
    """The tournament after a player has reported a result.

    The result counts once both players of the table have reported the same.

    Args:
        tournament: the tournament.
        player: the player who reports.
        number: the number of the round, so that a late request does not count for the next round.
        games: the games won by the first player of the table, won by the second, and drawn.

    Raises:
        Refused: the player's match is not open, or such a result is not possible in it.
    """
    if tournament.league:
        raise Refused("table-refused-report")
    table = tournament.table_of(player)
    if table is None or table[1] is None or number != len(tournament.event.state.rounds):
        raise Refused("table-refused-report")
    fact = facts.Result(round=number, first=table[0], second=table[1], games=games)
    event = after(tournament.event, fact)
    other = table[1] if player == table[0] else table[0]
    mine = Report(number, (table[0], table[1]), player, games)
    if msgspec.structs.replace(mine, by=other) in tournament.reports:
        return tournament.with_event(event)
    if mine in tournament.reports:
        return tournament
    reports = [report for report in tournament.reports if report.by != player]
    return replace(tournament, reports=(*reports, mine))


def turned(tournament: Tournament, player: str, turns: int) -> Tournament:
    """The tournament after a turn has ended at the real table of a player, after the time of its match.

    `turns` is how many had ended when the sender tapped. If it is another number by now, nothing changes: the
    opponent has tapped for the same turn. Only who sits at the table and the organiser are told of it.

    Raises Refused: the player has no open table, it is played at this server, or it still has time.
    """
    table, number = tournament.table_of(player), len(tournament.event.state.rounds)
    if table is None or table[1] is None or tournament.live(table) is not None:
        raise Refused("table-refused-report")
    if tournament.event.state.rounds[-1].turns.get(table, 0) != turns:
        return tournament
    fact = facts.TurnOver(round=number, first=table[0], second=table[1])
    counted = tournament.with_event(after(tournament.event, fact))
    return replace(counted, quiet=tournament.quiet + 1)


ClockAct = Literal["start", "pause", "on", "add"]
"""What the organiser does with the clock of a round: start it, stop it, let it go on, add minutes."""


def timed(tournament: Tournament, act: ClockAct, minutes: int) -> Tournament:
    """The tournament after the organiser has changed the clock of the present round.

    Args:
        tournament: the tournament.
        act: what happens to the clock.
        minutes: for "start", the minutes of the round, or 0 for those set for the event; for "add", the
            minutes to add.

    Raises:
        Refused: there is no round, or this cannot happen to its clock now.
    """
    rounds = tournament.event.state.rounds
    number = max(1, len(rounds))
    fact: AnyFact
    if act == "start":
        fact = facts.Clock(round=number, minutes=minutes or tournament.event.settings.minutes or 50)
    elif act == "add":
        if not rounds or not rounds[-1].started:
            raise refused(EventError("clock-stopped"))
        more = min(600, rounds[-1].minutes + minutes)
        fact = facts.Clock(round=number, minutes=more, at=rounds[-1].started)
    else:
        fact = facts.Pause(round=number, on=act == "pause")
    return tournament.with_event(after(tournament.event, fact))


def left(tournament: Tournament, player: str) -> Tournament:
    """The tournament after a player has dropped out. Raises Refused: the player has left before."""
    return tournament.with_event(after(tournament.event, facts.Drop(player=player)))
