"""Matches at the table: cards exchanged between games, the game that follows, giving the match up.

Between two games the table of the last one is where a match goes on. Until the match is over nobody is told
anybody else's deck, and the records of its games stay closed. A game that no version can read any more counts
as drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from grimorio.decks import Deck
from grimorio.kernel import WATCHER, Setup, SetupError
from grimorio.store import GameRow, MatchRow
from grimorio.web import identity
from grimorio.web.game.resume import rules
from grimorio.web.matches import rematch
from grimorio.web.refusals import Refused, refused_setup
from grimorio.web.routes.requests import Body
from grimorio.web.table.spectators import allowed, ended

if TYPE_CHECKING:
    from grimorio.events import Match, Played
    from grimorio.games.magic.deck import Offence
    from grimorio.web.table.connection import Connection
    from grimorio.web.table.table import Table


GAMES = ("magic",)
"""The games of which matches are played."""
PAST = ("over", "broken")
"""The states of a game that is played no more."""


class MatchBody(Body):
    """A match to be made with its first game."""

    best_of: Annotated[int, Field(ge=1, le=9)] = 3
    format: Literal["free", "constructed", "limited"] = "free"


def read(kept: MatchRow) -> Match:
    """A match from the store. What it is made of is loaded with the first one."""
    from grimorio.events import Match

    return Match.from_json(kept.about)


# -- before the first game -------------------------------------------------------------------------


def begun(setup: Setup, body: MatchBody, friends: Collection[int]) -> Match:
    """A match about to begin; the seats of `friends` are still free. Raises SetupError, as `Match.begin`."""
    from grimorio.events import Match

    return Match.begin(setup, body.best_of, body.format, awaited(setup.cards, friends))


def stored(match: Match, game: str) -> MatchRow:
    """A new match with its first game's id, to be stored with that."""
    return MatchRow(id=identity.new_id(), state="playing", about=match.to_json(), games=[game])


def brings(row: GameRow) -> list[int]:
    """The free seats whose deck is brought by whoever sits down there."""
    return awaited(row.setup["cards"], [seat.seat for seat in row.seats if seat.free])


def awaited(cards: Any, free: Collection[int]) -> list[int]:
    """Those of the free seats for which a setup's cards name no deck."""
    decks = cards.get("decks") if isinstance(cards, dict) else None
    return [seat for seat in free if isinstance(decks, list) and seat < len(decks) and decks[seat] is None]


def brought(row: GameRow, seat: int, deck: Any) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The setup and the match of a game, whose friend brings a deck as they sit down.

    Args:
        row: the game, still open.
        seat: where they sit down.
        deck: the deck as JSON, the name of a ready one, or None for the usual one.

    Raises:
        Refused: the seat brings none, or it cannot be played with, or is none of the match's format.
    """
    from grimorio.games.magic.game import Magic

    if seat not in brings(row):
        if deck is None:
            return row.setup, None
        raise Refused("table-refused-field", field="deck")
    cards = row.setup["cards"]
    decks = [deck if at == seat else one for at, one in enumerate(cards["decks"])]
    setup = {**row.setup, "cards": {**cards, "decks": decks}}
    game = rules(row.game)
    if game is None:
        raise Refused("table-refused-broken")
    try:
        parsed = Setup.from_json(setup)
        game.start(parsed)
        match = None if row.match is None else read(row.match).enter(seat, Magic().decks(parsed)[seat])
    except SetupError as error:
        raise refused_setup(error, "deck") from None
    return setup, None if match is None else match.to_json()


def facts(row: GameRow) -> dict[str, Any] | None:
    """What everybody may know of the match a game is part of."""
    kept = row.match
    if kept is None:
        return None
    number = kept.games.index(row.id) + 1
    told = known_over(row)
    last = number == len(kept.games)
    return {
        "id": kept.id,
        "number": number,
        "best_of": kept.about["best_of"],
        "format": kept.about["format"],
        "between": told and last and kept.state == "between",
        "next": kept.games[number] if told and not last else None,
    }


def known_over(row: GameRow) -> bool:
    """Whether everybody may know that a game is played no more."""
    return row.state == "broken" or ended(row)


def games_shown(ids: list[str], told: Sequence[Played]) -> list[dict[str, Any]]:
    """The games of a match; of those that are told, who won."""
    return [
        {"id": id, "over": at < len(told), "winner": told[at].winner if at < len(told) else None}
        for at, id in enumerate(ids)
    ]


# -- between games ---------------------------------------------------------------------------------


async def look(table: Table) -> None:
    """See to the match after a change of its game, or when its table was read from the disk."""
    row, kept = table.row, table.row.match
    if kept is None or row.state not in ("playing", *PAST):
        return
    match = read(kept)
    if row.state == "playing":
        if match.conceded is not None:
            await table.concede(match.conceded)
        return
    if len(match.played) == kept.games.index(row.id):
        match = match.after(*_end(table))
        for seat in row.seats:
            if seat.kind == "bot":
                match = _exchanged(table, match, seat.seat)
        await _keep(table, match)
    if kept.state == "between" and kept.games[-1] == row.id:
        table.time.exchange({seat.seat for seat in row.seats} - set(match.ready))
        if len(match.ready) == len(row.seats):
            await _next(table, match)
    for connection in list(table.connections):
        tell(table, connection)


def _end(table: Table) -> tuple[int | None, int | None]:
    """Who won the game at a table, and who chose who began, as far as all its answers can be read."""
    row, timeline = table.row, table.timeline
    winners = [] if row.state == "broken" or row.result is None else row.result["winners"]
    given = [] if timeline is None or timeline.era else timeline.given
    first = given[0] if given else None
    chooser = first[1] if first is not None and first[2][0] == "player" else None
    return winners[0] if len(winners) == 1 else None, chooser


def _exchanged(table: Table, match: Match, seat: int) -> Match:
    """The match once a bot has exchanged cards, by what its seat sees at the end of the game."""
    from grimorio.bots.magic.sideboard import exchanged

    deck = match.laid[seat]
    if deck.sideboard and table.timeline is not None and not match.over:
        view = table.timeline.position.seen_by(seat)["table"]
        other = view["players"][1 - seat]
        seen = [one["name"] for one in view["play"] if one["owner"] != seat and not one["token"]]
        seen += [one["name"] for zone in ("graveyard", "removed") for one in other[zone]]
        seen += [name for name in other["hand"] if name is not None]
        match = match.lay(seat, exchanged(table.timeline.position.imagine(seat, 0), seat, deck, seen))
    return match if match.wrong(seat) else match.done(seat)


async def _keep(table: Table, match: Match) -> None:
    """Keep how the match of a table stands, and let the other tables of it know."""
    kept = table.row.match
    assert kept is not None
    over = table.row.state in PAST
    state = "over" if over and match.over else "between" if over else "playing"
    about = match.to_json()
    await table.keep_match(kept, state, about)
    _share(table, kept)


def _share(table: Table, kept: MatchRow) -> None:
    """The tables of a match that are in memory know it as it stands, this one too while it is being read."""
    table.row.match = kept
    for id in kept.games:
        other = table.hub.there(id)
        if other is not None:
            other.row.match = kept


async def _next(table: Table, match: Match) -> None:
    """Make the next game of a match, of the same people and bots at the same seats."""
    row, kept = table.row, table.row.match
    assert kept is not None and table.game is not None
    new = rematch.following(row, match.next().to_json(), list(row.seats), table.game.version)
    now = MatchRow(
        id=kept.id, state="playing", about=kept.about, games=[*kept.games, new.id], created=kept.created
    )
    new.match = now
    await table.hub.make(new)
    assert new.match is not None
    _share(table, new.match)


async def out_of_time(table: Table, seats: Collection[int]) -> None:
    """These seats have no time left for their exchange: they are ready with their decks as they lie.

    One that cannot be played with is what it was in the game before.
    """
    from grimorio.games.magic.game import Magic

    kept = table.row.match
    assert kept is not None
    match = read(kept)
    before = Magic().decks(Setup.from_json(table.row.setup))
    for seat in seats:
        if match.wrong(seat):
            match = match.lay(seat, before[seat])
        match = match.done(seat)
    await _keep(table, match)
    await look(table)


class Exchange:
    """What a seat does between two games, or about the match as a whole."""

    def __init__(self, table: Table, seat: int) -> None:
        if seat == WATCHER:
            raise Refused("table-refused-spectator")
        kept = table.row.match
        if kept is None or kept.state == "over" or kept.games[-1] != table.row.id:
            raise Refused("table-refused-match")
        self.table = table
        self.seat = seat
        self.kept = kept
        self.match = read(kept)

    async def lay(self, deck: Any) -> None:
        """Lay the deck for the next game: it is kept as it lies, and what is wrong with it is told."""
        from grimorio.games.magic.names import find

        self._between()
        try:
            found = Deck.from_json(deck, find)
        except ValueError:
            raise Refused("table-refused-field", field="deck") from None
        entered = self.match.entered[self.seat]
        named = Deck(entered.name, found.main, found.sideboard)
        await self._done(self.match.lay(self.seat, named))

    async def ready(self, ready: bool) -> None:
        """Be done exchanging, or not yet."""
        self._between()
        if not ready:
            await self._done(self.match.lay(self.seat, self.match.laid[self.seat]))
            return
        wrong = self.match.wrong(self.seat)
        if wrong:
            raise Refused("table-refused-deck", rule=wrong[0].rule)
        await self._done(self.match.done(self.seat))

    async def concede(self) -> None:
        """Give the match up, and the game that is played."""
        if self.table.row.state not in ("playing", *PAST):
            raise Refused("table-refused-waiting")
        await self._done(self.match.concede(self.seat))

    def _between(self) -> None:
        if self.kept.state != "between" or self.table.time.left(self.seat) == 0:
            raise Refused("table-refused-match")

    async def _done(self, match: Match) -> None:
        self.match = match
        await _keep(self.table, match)
        await look(self.table)


# -- what people are told --------------------------------------------------------------------------


def tell(table: Table, connection: Connection) -> None:
    """Tell somebody how the match stands: players all but the other's deck, spectators what they saw."""
    row, kept = table.row, table.row.match
    if kept is None:
        return
    match = read(kept)
    number = kept.games.index(row.id) + 1
    plays = connection.seat != WATCHER
    told = match.played if plays else match.played[: number if known_over(row) else number - 1]
    news = plays or len(told) == len(match.played)
    later = (
        kept.games[number]
        if len(kept.games) > number and (plays or (known_over(row) and allowed(row)))
        else None
    )
    message: dict[str, Any] = {
        "kind": "match",
        **(facts(row) or {}),
        "games": games_shown(kept.games[: max(number, len(told))], told),
        "score": [sum(one.winner == seat.seat for one in told) for seat in row.seats],
        "state": kept.state if news else "playing",
        "winner": match.winner if news and kept.state == "over" else None,
        "conceded": match.conceded if news else None,
        "chooser": match.chooser if news else None,
        "ready": list(match.ready) if news else [],
        "clock": table.time.told() if news and kept.state == "between" and table.time.exchanging else None,
        "next": None,
        "mine": None,
    }
    if later is not None:
        message["next"] = {"id": later, "seat": connection.seat, "token": connection.token}
    if plays and kept.state == "between":
        message["mine"] = own(match, connection.seat)
    connection.send(message)


def own(match: Match, seat: int) -> dict[str, Any]:
    """What a seat alone is told while it exchanges cards."""
    return {
        "entered": match.entered[seat].to_json(),
        "deck": match.laid[seat].to_json(),
        "wrong": [wrong_said(one) for one in match.wrong(seat)],
    }


def wrong_said(one: Offence) -> dict[str, Any]:
    """An offence for the page."""
    return {"kind": one.kind, "card": one.card, "found": one.found, "wanted": one.wanted, "rule": one.rule}
