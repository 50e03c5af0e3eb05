"""Compare decks by games between bots, a few games for each request, so that a page shows the progress."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from grimorio.decks import Deck
from grimorio.decks.formats import Format
from grimorio.kernel import SetupError
from grimorio.kernel.faults import message_of
from grimorio.simulator.matchups import score, versions_plan, versions_report
from grimorio.web.bodies import Body, Options, Plain, Word, below
from grimorio.web.jobs.decks import lists_of
from grimorio.web.jobs.formats import format_of, offences
from grimorio.web.refusals import Refused, refused_setup

SECONDS: Final = 2.0
"""The processor seconds after which a request begins no further game."""

OPPONENTS: Final = 8
"""The most opponents' decks."""

GAMES: Final = 2000
"""The most games of a comparison."""

Mark = Literal["lost", "drawn", "won"]
"""The result of a game for the deck that is tried."""

MARKS: Final[dict[Mark, float]] = {"lost": 0.0, "drawn": 0.5, "won": 1.0}
"""The score of a game by its result."""


class ComparisonBody(Body):
    """A request to let bots play with one or two versions of a deck against other decks.

    Attributes:
        game: the game that is played.
        versions: the deck as JSON data; or its old and its new version.
        field: the opponents' decks, as JSON data.
        format: the format in which the versions must be legal, as in `jobs.decks.DeckBody`; None for any
            deck that can be played.
        rules: that format as JSON data.
        event: the id of the tournament whose format is meant; the endpoint puts it into `rules`.
        options, cards: as in `Setup`, the cards without decks.
        seed: determines the deals.
        games: the number of games of the whole comparison.
        results: the results of the games that were played by earlier requests.
    """

    game: Word
    versions: Annotated[list[Plain], Meta(min_length=1, max_length=2)]
    field: Annotated[list[Plain], Meta(min_length=1, max_length=OPPONENTS)]
    format: Word | None = None
    rules: Plain = None
    event: Word | None = None
    options: Options = {}
    cards: Plain = None
    seed: Annotated[int, Meta(ge=0)] = 0
    games: Annotated[int, Meta(ge=1, le=GAMES)] = 100
    results: Annotated[list[Mark], Meta(max_length=GAMES)] = []


def compare(body: ComparisonBody) -> dict[str, Any]:
    """Play some of the games of a comparison, at least one, for about `SECONDS`. Blocks the calling thread.

    Returns "results", those of all games played so far; "games", how many there will be; and "report", as
    `simulator.matchups.versions_report` gives it.

    Raises Refused: a deck cannot be played, or is not legal in the format; or there is no such format.
    """
    below(body.seed, 2**64)
    began = time.process_time()
    try:
        options, versions, field = _decks(body)
        cards = None if body.cards is None else dict(body.cards)
        plan = versions_plan(body.game, versions, field, seed=body.seed, options=options, cards=cards)
    except SetupError as error:
        raise refused_setup(error) from None
    every = len(plan.pairings) * 2
    games_ = -(-body.games // every) * every
    results = list(body.results[:games_])
    names = {value: name for name, value in MARKS.items()}
    while len(results) < games_:
        results.append(names[score(plan.play(len(results)))])
        if time.process_time() - began > SECONDS:
            break
    report = versions_report(versions, field, [MARKS[result] for result in results])
    return {"results": results, "games": games_, "report": report}


def _decks(body: ComparisonBody) -> tuple[dict[str, str], list[Deck], list[Deck]]:
    """(The options of the games, the versions of the deck, the opponents' decks) of a request.

    Raises:
        Refused: a version is not legal, or there is no such format.
        SetupError: the data is not a deck, or options or cards are wrong.
    """
    lists = lists_of(body.game)
    if body.cards is not None and (not isinstance(body.cards, dict) or "decks" in body.cards):
        raise Refused("table-refused-field", field="cards")
    format = _format(body)
    options = {**body.options, **(format.options if format else {})}
    find = lists.names(body.cards)
    read = [
        [_deck(deck, f"{name}[{at}]", find) for at, deck in enumerate(decks)]
        for name, decks in (("versions", body.versions), ("field", body.field))
    ]
    for deck in read[0]:
        if format is not None:
            wrong = offences(format, deck, None)
        elif body.format is not None:
            wrong = lists.offences(deck, body.format, options, body.cards)
        else:
            wrong = []
        if wrong:
            raise Refused("table-refused-deck", field="versions")
    return options, read[0], read[1]


def _format(body: ComparisonBody) -> Format | None:
    """The dated format of a request; None if it names none but one of the game's own ways to build decks."""
    if body.rules is None and (body.format is None or body.format in lists_of(body.game).formats):
        return None
    return format_of(body.game, body.format, body.rules)


def _deck(data: Any, field: str, find: Any) -> Deck:
    """Read a deck from JSON data. `find` returns the name of a card that a deck line means.

    Raises SetupError: the data is not a deck; names the `field`.
    """
    try:
        return Deck.from_json(data, find)
    except SetupError as error:
        raise error.at(f"{field}.{error.field}") from None
    except ValueError as error:
        raise SetupError(field, message_of(error)) from None
