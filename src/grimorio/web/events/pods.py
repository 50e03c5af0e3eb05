"""Online drafts of a tournament: begun at this server's tables, followed, and their cards and decks entered.

The functions change nothing; `Tournaments` stores what they return.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec

from grimorio import games
from grimorio.bots import USUAL
from grimorio.decks import Deck
from grimorio.decks import file as deck_file
from grimorio.events.event import Event, undone
from grimorio.events.facts import AnyFact, DeckEntry, OnlineDraft, PoolEntry, StandIn
from grimorio.events.faults import EventError
from grimorio.events.pods import seats
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.store.models import SeatKind
from grimorio.web import identity
from grimorio.web.events.changes import after, refused
from grimorio.web.events.state import Pod, Tournament
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.game.table_settings import ClockBody, apply
from grimorio.web.matches.drafted import DRAFT, LIMITED, Drafted, Progress, built_in
from grimorio.web.refusals import Refused, refused_setup

"""The level of the bots that fill pods, and of those that draft in the place of players."""


ABSENT: Final = "absent"
"""The reason why a bot drafts for a player who was away too long; the page says it in words."""


class Sitting(NamedTuple):
    """Who plays a seat of a draft: a person with the digest of a token, or a bot."""

    kind: SeatKind
    bot: str | None
    token: str | None


def may_draft(tournament: Tournament) -> bool:
    """Whether the tournament may have an online draft: its decks are built out of cards received at it."""
    format = tournament.event.settings.format
    return (
        tournament.decks_wanted
        and format is not None
        and format.build == LIMITED
        and format.pools
        and format.game == built_in(DRAFT)
    )


def begun(tournament: Tournament, draft: OnlineDraft, size: int) -> tuple[Tournament, list[GameRow]]:
    """The tournament after an online draft was begun, and the tables of its pods. Blocks the calling thread.

    Without pods in `draft`, the players are seated by lot in pods of at most `size`, unless they sit already.

    Raises Refused: matches are not played here, or decks are not built out of cards received; the players
    cannot be seated; or the draft cannot begin with these cards.
    """
    if not tournament.online:
        raise Refused("table-refused-online")
    if not may_draft(tournament):
        raise refused(EventError("no-pools"))
    event = tournament.event
    if not draft.pods:
        draft = msgspec.structs.replace(draft, pods=_seats(event, size))
    number = len(event.facts)
    tournament = tournament.with_event(after(event, draft))
    rows, tables = [], []
    for players in draft.pods:
        row = _table(tournament, draft, players)
        rows.append(row)
        tables.append(Pod(number, players, len(row.seats) - len(players), row.id))
    return replace(tournament, pods=(*tournament.pods, *tables), joining=False), rows


def _seats(event: Event, size: int) -> tuple[tuple[str, ...], ...]:
    """The pods in which players sit for an online draft, as the names of each pod.

    They are those of the present draft if exactly the players of the event sit in them, else new ones of at
    most `size` players, by lot. Raises Refused: there are too few players.
    """
    online = event.state.online
    if online is not None and sorted(chain(*online.draft.pods)) == sorted(event.state.active):
        return online.draft.pods
    try:
        return seats(event, size)
    except EventError as error:
        raise refused(error) from None


def _table(tournament: Tournament, fact: OnlineDraft, players: tuple[str, ...]) -> GameRow:
    """The game of a pod as it is stored, with the seats of its players and of the bots that fill it.

    Raises Refused: the draft cannot begin with these cards.
    """
    count = max(len(players), fact.fill)
    game = games.get(DRAFT)
    options = {"kind": fact.way, "sealed": fact.sealed, "pools": "secret"}
    try:
        row = started(game, Setup(DRAFT, count, 0, options, fact.cards))
    except SetupError as error:
        raise refused_setup(error) from None
    row.maker, row.sealed = tournament.maker, True
    row.drafted = Drafted(event=tournament.id, minutes=fact.minutes).to_json()
    for seat, name in enumerate(players):
        sitting = sits(tournament, name)
        row.seats.append(new_seat(seat, sitting.kind, identity.clean_name(name), sitting.bot, sitting.token))
    for seat in range(len(players), count):
        row.seats.append(new_seat(seat, "bot", USUAL, USUAL))
    if fact.seconds:
        apply(row, ClockBody(mode="move", seconds=fact.seconds, timeout="bot"), None)
    return row


def sits(tournament: Tournament, name: str) -> Sitting:
    """Who plays for the player `name` at a table: the person, or a bot.

    A bot plays if one was chosen for the player, if a bot is drafting for the player, or if the player has
    left.
    """
    online, bot = tournament.event.state.online, tournament.bots.get(name)
    away = name not in tournament.event.state.active or (online is not None and name in online.held)
    if bot is not None or away:
        return Sitting("bot", bot or USUAL, None)
    return Sitting("person", None, tournament.people.get(name))


def moved(tournament: Tournament, pod: Pod, row: GameRow) -> list[tuple[Seat, Sitting]]:
    """The seats of a pod's table at which somebody else should play now, each with who that is.

    Another person or bot has played there until now.
    """
    changes = []
    for seat, name in enumerate(pod.players):
        wanted, now = sits(tournament, name), row.seats[seat]
        if (now.kind, now.bot, now.token_hash) != wanted:
            changes.append((Seat(seat), wanted))
    return changes


def followed(tournament: Tournament, progress: Mapping[str, Progress]) -> Tournament:
    """The tournament after the cards and decks of its online draft were entered, as far as its pods are.

    What the rules of the event refuse, such as a deck of a player who was paired, is left out.

    Args:
        tournament: the tournament.
        progress: by the id of its game, how far each pod is that is not closed.
    """
    for pod in tournament.drafting:
        now = progress.get(pod.game)
        if pod.closed or now is None or now.phase not in ("building", "over"):
            continue
        if not pod.pooled:
            for player, pool in zip(pod.players, now.pools, strict=False):
                cards = deck_file.write(pool) if pool.main else ""
                tournament = _entered(tournament, PoolEntry(player=player, cards=cards, record=pod.game))
        over = now.phase == "over"
        for seat, player in enumerate(pod.players) if over else ():
            data = now.decks.get(Seat(seat))
            if data is not None:
                deck = deck_file.write(Deck.from_json(data, str))
                tournament = _entered(tournament, DeckEntry(player=player, deck=deck))
        changed = msgspec.structs.replace(
            pod,
            phase=now.phase,
            pooled=True,
            kept=tuple(name for seat, name in enumerate(pod.players) if seat in now.decks),
            ready=tuple(name for seat, name in enumerate(pod.players) if seat in now.ready),
            closed=over,
        )
        if changed != pod:
            pods = tuple(changed if known == pod else known for known in tournament.pods)
            tournament = replace(tournament, pods=pods)
    return tournament


def without_absent(tournament: Tournament, progress: Mapping[str, Progress], now: int) -> Tournament:
    """The tournament after bots have taken the seats of players who were away too long while others waited.

    How long that is the draft says (`OnlineDraft.absent`); without a limit nothing changes.

    Args:
        tournament: the tournament.
        progress: by the id of its game, how far each pod is that is not closed.
        now: the time, in seconds since 1970.
    """
    online = tournament.event.state.online
    if online is None or not online.draft.absent:
        return tournament
    for pod in tournament.drafting:
        table = progress.get(pod.game)
        if pod.closed or table is None:
            continue
        names = [name for seat, name in enumerate(pod.players) if seat in table.away]
        away = {name: pod.away.get(name, now) for name in names}
        late = [name for name, since in away.items() if now >= since + 60 * online.draft.absent]
        for name in late:
            tournament = _entered(tournament, StandIn(player=name, reason=ABSENT))
        waited = {name: since for name, since in away.items() if name not in late}
        if waited != pod.away:
            changed = msgspec.structs.replace(pod, away=waited)
            pods = tuple(changed if known == pod else known for known in tournament.pods)
            tournament = replace(tournament, pods=pods)
    return tournament


def missed(event: Event) -> tuple[str, ...]:
    """The players in whose places bots draft because they were away too long."""
    online, gone = event.state.online, undone(event.facts)
    if online is None or not online.held:
        return ()
    reasons = {
        fact.player: fact.reason
        for number, fact in enumerate(event.facts)
        if isinstance(fact, StandIn) and number not in gone
    }
    return tuple(name for name in sorted(online.held) if reasons.get(name) == ABSENT)


def back(tournament: Tournament, player: str) -> Tournament:
    """The tournament after a player who was away too long has taken the seat back from the bot.

    Raises Refused: no bot drafts for the player, or one does by the organiser's decision.
    """
    if player not in missed(tournament.event):
        raise Refused("table-refused-report")
    return tournament.with_event(after(tournament.event, StandIn(player=player, on=False)))


def _entered(tournament: Tournament, fact: AnyFact) -> Tournament:
    try:
        return tournament.with_event(after(tournament.event, fact))
    except Refused:
        return tournament


def common(tournament: Tournament) -> dict[str, Any] | None:
    """What everybody sees of an online draft: its pods with the ids of their games; None without a draft.

    It is JSON data: "way", "seconds" (of a pick), "minutes" (to build), "held", "absent", "missed", and
    "pods", each with "players", "bots", "game", "phase", "kept" and "ready".
    """
    online = tournament.event.state.online
    if online is None:
        return None
    draft = online.draft
    return {
        "way": draft.way,
        "seconds": draft.seconds,
        "minutes": draft.minutes,
        "held": sorted(online.held),
        "absent": draft.absent,
        "missed": missed(tournament.event),
        "pods": [
            {
                "players": pod.players,
                "bots": pod.bots,
                "game": pod.game,
                "phase": pod.phase,
                "kept": pod.kept,
                "ready": pod.ready,
            }
            for pod in tournament.drafting
        ],
    }
