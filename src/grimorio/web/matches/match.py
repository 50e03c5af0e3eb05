"""Matches as they are stored: beginning a match, the decks that players bring, and its public state."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from grimorio import games
from grimorio.decks.lists import offence_json
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow, MatchRow
from grimorio.web import identity
from grimorio.web.bodies import Body, Text
from grimorio.web.game.resume import rules
from grimorio.web.game.visibility import ended
from grimorio.web.refusals import Refused, refused_setup

if TYPE_CHECKING:
    from grimorio.events import Match, Played


class MatchBody(Body):
    """The request for a match, made together with its first game."""

    best_of: Annotated[int, Meta(ge=1, le=9)] = 3
    format: Text = "free"


def read(kept: MatchRow) -> Match:
    """A match from the store. The modules for matches are loaded by the first call.

    Raises:
        Refused: this server does not have the rules of the match's game.
    """
    from grimorio.events import Match

    if not readable(kept):
        raise Refused("table-refused-broken")
    return Match.from_json(kept.about)


def readable(kept: MatchRow) -> bool:
    """Whether this server has the rules of the game that a match is played in."""
    return kept.about["setup"]["game"] in games.names()


# -- before the first game -------------------------------------------------------------------------


def begun(setup: Setup, body: MatchBody, friends: Collection[Seat]) -> Match:
    """A match that is about to begin, in which the seats of `friends` are still free.

    Raises SetupError: as `Match.begin`.
    """
    from grimorio.events import Match

    return Match.begin(setup, body.best_of, body.format, awaited(setup.cards, friends))


def stored(match: Match, game: str) -> MatchRow:
    """A new match as it is stored, with the id of its first game; it is stored together with that game."""
    return MatchRow(id=identity.new_id(), state="playing", about=match.to_json(), games=[game])


def brings(row: GameRow) -> list[Seat]:
    """The free seats to which people bring a deck when they sit down."""
    return awaited(row.setup["cards"], [seat.seat for seat in row.seats if seat.free])


def awaited(cards: Any, free: Collection[Seat]) -> list[Seat]:
    """The free seats for which a setup's cards name no deck, so that their people bring one."""
    decks = cards.get("decks") if isinstance(cards, dict) else None
    return [seat for seat in free if isinstance(decks, list) and seat < len(decks) and decks[seat] is None]


def brought(row: GameRow, seat: Seat, deck: Any) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The setup and the match of a game after a person sits down with a deck.

    The match is JSON data; it is None if there is none, or if it does not change.

    Args:
        row: the game, still open.
        seat: the seat that the person takes.
        deck: the deck as JSON data, the name of a ready deck, or None for the usual deck.

    Raises:
        Refused: no deck is brought to this seat, or the deck is not legal in the game or in the match's
            format.
    """
    if seat not in brings(row):
        if deck is None:
            return row.setup, None
        raise Refused("table-refused-field", field="deck")
    cards = row.setup["cards"]
    decks = [deck if at == seat else other for at, other in enumerate(cards["decks"])]
    setup = {**row.setup, "cards": {**cards, "decks": decks}}
    game = rules(row.game)
    if game is None:
        raise Refused("table-refused-broken")
    try:
        parsed = Setup.from_json(setup)
        game.start(parsed)
        match = None if row.match is None else read(row.match)
        if match is not None:
            match = match.enter(seat, match.rules.decks(parsed)[seat])
    except SetupError as error:
        raise refused_setup(error, "deck") from None
    return setup, None if match is None else match.to_json()


def facts(row: GameRow) -> dict[str, Any] | None:
    """The public facts of the match that a game belongs to; None for a game without a match.

    They are JSON data: "id" of the match, "number" of the game in it, from 1, "best_of", "format", "between"
    (whether cards are exchanged at this game's table), and "next" (the id of the game after it, or None).
    """
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
    """Whether everybody may know that a game is no longer played."""
    return row.state == "broken" or ended(row)


def games_shown(ids: list[str], told: Sequence[Played]) -> list[dict[str, Any]]:
    """The games of a match in order, as JSON data: `{"id", "over", "winner"}` of each.

    Args:
        ids: the ids of the games.
        told: the results of the first games, as many as may be known; a game without a result here is shown
            as not over and without a winner.
    """
    return [
        {"id": id, "over": at < len(told), "winner": told[at].winner if at < len(told) else None}
        for at, id in enumerate(ids)
    ]


def own(match: Match, seat: Seat) -> dict[str, Any]:
    """The part of a match that only this seat is told while cards are exchanged, as JSON data.

    It has "entered", the deck that was entered, "deck", the deck as it is now, and "wrong", its offences.
    """
    return {
        "entered": match.entered[seat].to_json() if match.entered else None,
        "deck": match.laid[seat].to_json() if match.laid else None,
        "wrong": [offence_json(offence) for offence in match.wrong(seat)],
    }
