"""Make the matches of an event from its format, and turn finished matches into results for its log.

Matches are values and play nothing; `grimorio.events.event_bots` lets bots play them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.matches import FREE, SEATS
from grimorio.events.event import Event
from grimorio.events.facts import Result
from grimorio.events.faults import EventError
from grimorio.events.formats import checked, printings
from grimorio.events.match import Match
from grimorio.kernel import Record, Setup, SetupError
from grimorio.kernel.seats import other_seat, seats_of


def match_of(event: Event, first: str, second: str) -> Match:
    """The match of two players of an event, by its format, with the decks that they handed in.

    Each match begins with the decks as they were handed in, whatever was exchanged in the one before
    (MTG8-6.LIM-2). The games that the players have lost by penalties count as its first games.

    Args:
        event: the event.
        first, second: the players, who take seats 0 and 1.

    Raises:
        EventError: one of two decks is missing, holds a card that this program cannot play, or may not
            be entered; or the game has no matches.
    """
    settings = event.settings
    format = settings.format
    decks = [_deck(event, name) for name in (first, second)]
    for name, deck, other in zip((first, second), decks, decks[::-1], strict=True):
        if deck is None and other is not None:
            raise EventError("deck-missing", player=name)
    options = {} if format is None else format.options
    cards: Any = None if format is None else format.cards
    if decks[0] is not None:
        cards = _brought(settings.game, cards, [deck for deck in decks if deck is not None])
    try:
        setup = Setup(settings.game, SEATS, options=dict(options), cards=cards)
        rules = games.match_rules(settings.game) if settings.game in games.names() else None
        build = format.build if format and rules and format.build in rules.formats else FREE
        match = Match.begin(setup, settings.best_of, build)
    except SetupError as error:
        raise EventError("data", problem=error) from None
    lost = _lost(event)
    for seat, name in zip(seats_of(SEATS), (first, second), strict=True):
        for _ in range(lost.get(name, 0)):
            match = match.after(other_seat(seat), None)
    return match


def _brought(game: str, cards: Any, decks: list[Deck]) -> dict[str, Any]:
    """The cards of a match's setup: `decks`, and the data of all cards that do not come with the program.

    `cards` are those of the format, as JSON data or None. Imported cards that the decks have are added, so
    that records replay where they were not imported.
    """
    brought: dict[str, Any] = {
        **(cards if isinstance(cards, dict) else {}),
        "decks": [deck.to_json() for deck in decks],
    }
    sets = printings(game)
    names = dict.fromkeys(card for deck in decks for _, card in deck.main + deck.sideboard)
    if sets is not None and (rows := sets.rows(names)):
        brought["cards"] = [*brought.get("cards", ()), *rows]
    return brought


def _lost(event: Event) -> dict[str, int]:
    """By player, how many games penalties have cost in the match that is now in progress."""
    return event.state.rounds[-1].lost if event.state.rounds else {}


def _deck(event: Event, name: str) -> Deck | None:
    """The deck that the player `name` has handed in; None without one, or if the event has no format.

    Raises EventError: the format forbids the deck, or it holds a card that this program cannot play.
    """
    format = event.settings.format
    member = event.state.member(name)
    text = member.deck
    if format is None or not text:
        return None
    deck, faults = checked(format, text, member.pool)
    if deck is None or faults:
        raise EventError("deck-faulty", player=name, count=len(faults), line=faults[0].line)
    sets = printings(format.game)
    left = [card for _, card in deck.main + deck.sideboard if sets is not None and not sets.plays(card)]
    if left:
        raise EventError("not-here", player=name, cards=", ".join(left[:5]))
    return deck


def result_of(event: Event, match: Match, first: str, second: str, records: Sequence[Record] = ()) -> Result:
    """How a match of the present round ended, as a fact of the event.

    Args:
        event: the event.
        match: the match that `match_of` made, as far as it was played.
        first, second: the players in seats 0 and 1.
        records: the records of the match's games.
    """
    lost = _lost(event)
    drawn = sum(game.winner is None for game in match.played)
    outcome = None if match.conceded is None else ("second", "first")[match.conceded]
    return Result(
        round=max(len(event.state.rounds), 1),
        first=first,
        second=second,
        games=(match.score[0] - lost.get(second, 0), match.score[1] - lost.get(first, 0), drawn),
        outcome=outcome,  # type: ignore[arg-type]
        records=tuple(record_id(record) for record in records),
    )


def record_id(record: Record) -> str:
    """The id of a record: a hash of what was played."""
    data = json.dumps(record.to_json(), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(data.encode()).hexdigest()[:16]
