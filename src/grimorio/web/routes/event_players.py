"""What the players of a tournament ask for: their matches, free matches of a league, results, decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from msgspec import Meta

from grimorio.events.facts import Games
from grimorio.events.faults import EventError
from grimorio.kernel import sizes
from grimorio.web.bodies import Body, Count, Text
from grimorio.web.events import changes, decks, league
from grimorio.web.events.state import Tournament
from grimorio.web.refusals import Refused
from grimorio.web.routes.event_state import player_of, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token, aside

router = APIRouter(prefix="/api/events")


class DeckBody(Body):
    """The request to hand in a deck list: the sender's own or, if the organiser sends it, that of `player`.

    The faults of the list are returned in the language `lang`.
    """

    deck: Annotated[str, Meta(min_length=1, max_length=sizes.LIST)]
    lang: Literal["en", "it", "fr"] = "en"
    player: Text | None = None


class ReportBody(Body):
    """The report of a player: games won by the first player of the table, won by the second, drawn."""

    round: Count
    games: tuple[Games, Games, Games]


class MatchBody(Body):
    """The request to open a match: in a league against `opponent`, else that of the round."""

    opponent: Text | None = None


class WishBody(Body):
    """The request of a player of a league for a match against `opponent`, or (None) against anybody."""

    opponent: Text | None


class WithdrawBody(Body):
    """The request to remove the challenge of `by` to `to`, or (None) the wish of `by` to play anybody.

    The sender is the player `by`, who takes it back, or the player `to`, who declines.
    """

    by: Text
    to: Text | None


class FreeBody(Body):
    """The report of a match of a league: how many games the sender won, `opponent` won, and were drawn.

    With None as `games`, the sender takes an earlier report back.
    """

    opponent: Text
    games: tuple[Games, Games, Games] | None


@router.post("/{id}/play")
async def play(request: Request, id: str, body: Sent[MatchBody], token: Token) -> dict[str, Any]:
    """Open the sender's match in tournament `id`.

    Returns `{"game", "seat"}`: the id of its game, and the seat that the token opens.
    """

    def sender(tournament: Tournament) -> str:
        return player_of(tournament, token)

    game, seat = await tournaments_of(request).play(id, sender, body.opponent)
    return {"game": game, "seat": seat}


@router.post("/{id}/want")
async def want(request: Request, id: str, body: Sent[WishBody], token: Token) -> Any:
    """Find the sender a match in the league `id`, and return the league's new state for the sender.

    The state is built by `told`. If the match begins, "opened" is added: `{"game", "seat"}`, the id of its
    game and the sender's seat.
    """
    tournaments = tournaments_of(request)

    def sender(tournament: Tournament) -> str:
        return player_of(tournament, token)

    opened = await tournaments.want(id, sender, body.opponent)
    more = {} if opened is None else {"opened": {"game": opened[0], "seat": opened[1]}}
    return told(request, await tournaments.read(id), token, more)


@router.post("/{id}/withdraw")
async def withdraw(request: Request, id: str, body: Sent[WithdrawBody], token: Token) -> Any:
    """Withdraw the sender's wish to play a match in the league `id`, or decline another player's challenge.

    Returns the league's new state for the sender, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        return league.without_wish(tournament, player_of(tournament, token), body.by, body.to)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/free")
async def free(request: Request, id: str, body: Sent[FreeBody], token: Token) -> Any:
    """Report a match of the league `id`. The result counts once both players report the same.

    Returns the league's new state for the sender, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        return league.reported(tournament, player_of(tournament, token), body.opponent, body.games)

    return told(request, await tournaments_of(request).change(id, work), token)


def _owner(tournament: Tournament, token: str, player: str | None) -> str:
    """The player whose deck a request is about: the sender, or the player whom the organiser names.

    `token` is the sender's token, `player` the player that the request names, or None.

    Raises Refused: a spectator sent the request, or a player names another.
    """
    sender = tournament.player_of(token)
    if player is not None and tournament.organised_by(token):
        return player
    if sender is None or player not in (None, sender):
        raise Refused("table-refused-organiser")
    return sender


@router.post("/{id}/deck")
async def hand_in(request: Request, id: str, body: Sent[DeckBody], token: Token) -> Any:
    """Hand in a deck in tournament `id`, and return the tournament's new state for the sender.

    The state is built by `told`. For a deck with faults nothing changes, and `{"wrong": [{"line", "text"}]}`
    is returned, the result of `decks.faults_of`.
    """
    tournament = await tournaments_of(request).read(id)
    format = tournament.event.settings.format
    member = tournament.event.state.members.get(_owner(tournament, token, body.player))
    if format is None or member is None or not tournament.decks_wanted:
        raise Refused("table-refused-field", field="deck")
    if not tournament.organised_by(token) and tournament.builds_at_table(member.name):
        playing = EventError("deck-locked", player=member.name)
        raise changes.refused(playing)
    wrong = await aside(request, decks.faults_of, format, body.deck, body.lang, member.pool)
    if wrong:
        return {"wrong": wrong}

    def work(tournament: Tournament) -> Tournament:
        return changes.with_deck(tournament, _owner(tournament, token, body.player), body.deck)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.get("/{id}/deck")
async def deck_of(
    request: Request, id: str, token: Token, player: Annotated[str | None, Query(max_length=80)] = None
) -> dict[str, str]:
    """The deck list and received cards of the sender, or for the organiser those of `player`.

    `id` is the id of the tournament. Returns `{"player", "deck", "pool"}`; a text is empty if nothing was
    handed in.
    """
    tournament = await tournaments_of(request).read(id)
    owner = _owner(tournament, token, player)
    try:
        member = tournament.event.state.member(owner)
        return {"player": owner, "deck": member.deck, "pool": member.pool}
    except EventError as error:
        raise changes.refused(error) from None


@router.post("/{id}/report")
async def report(request: Request, id: str, body: Sent[ReportBody], token: Token) -> Any:
    """Report the result of the sender's match in tournament `id`.

    The result counts once both players report the same. Returns the tournament's new state for the sender, as
    `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        return changes.reported(tournament, player_of(tournament, token), body.round, body.games)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/drop")
async def drop(request: Request, id: str, token: Token) -> Any:
    """Let the sender leave tournament `id`; return its new state for the sender, as `told` builds it."""

    def work(tournament: Tournament) -> Tournament:
        return changes.left(tournament, player_of(tournament, token))

    return told(request, await tournaments_of(request).change(id, work), token)
