"""What bots make of a finished game, some moments for each request, so that a page shows the progress."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from typing import Annotated, Any, Final

from msgspec import Meta

from grimorio.bots.outlook import STRONGEST, advice, looks_ahead, scores, shares
from grimorio.kernel import Game, Option, Position
from grimorio.kernel.record import CONCEDE, DRAW
from grimorio.kernel.seats import Seat
from grimorio.store.games import Past
from grimorio.web.bodies import Body, Count
from grimorio.web.game import visibility
from grimorio.web.game.all_seats import ALL
from grimorio.web.game.resume import rules
from grimorio.web.game.timeline import Timeline, fits, replayed
from grimorio.web.jobs.replay import seen
from grimorio.web.refusals import Refused

SECONDS: Final = 2.0
"""The processor seconds after which a request looks at no further moment."""

MOMENTS: Final = 64
"""The most moments of a request."""

GAMES: Final = 40
"""The most games that are played on from a moment."""


class AnalysisBody(Body):
    """A request to let bots look at moments of a game that is over.

    Attributes:
        steps: the moments, as numbers of answers, in ascending order.
        games: how many games are played on from each moment, or from each of the answers compared.
        advice: whether the answer given at each moment is compared with that of the strongest bot; otherwise
            the chances of all seats are told.
    """

    steps: Annotated[list[Count], Meta(min_length=1, max_length=MOMENTS)]
    games: Annotated[int, Meta(ge=1, le=GAMES)] = 12
    advice: bool = False


def analyse(past: Past, body: AnalysisBody) -> dict[str, Any]:
    """Look at moments of a game, at least one, for about `SECONDS`. Blocks the calling thread.

    Returns:
        JSON data: "level", the level of the bot that advises; "seconds", the processor time that was used;
        and "moments", for the first of the steps, `{"step", "games", "chances"}` or, with advice,
        `{"step", "games", "seat", "ask", "played", "best", "chances", "view"}`: the seat that answered, its
        option, that of the bot, the chances of the seat after the two, and what all seats together saw.
        "chances" is empty and "view" None where the options are the same; "seat" is None where nothing was to
        be decided.

    Raises:
        Refused: the game is not over, cannot be replayed, or its bots do not look ahead.
    """
    game = rules(past.row.game)
    if not visibility.shown(past.row):
        raise Refused("table-refused-record")
    if game is None or not looks_ahead(game.name):
        raise Refused("table-refused-field", field="game")
    if not fits(game, past):
        raise Refused("table-refused-version", {"old": past.row.version, "new": game.version})
    began, looked = time.process_time(), []
    look = _advised if body.advice else _foreseen
    for step, timeline in _moments(game, past, body.steps):
        looked.append({"step": step, "games": body.games, **look(past, step, timeline, body.games)})
        if time.process_time() - began > SECONDS:
            break
    return {"level": STRONGEST, "seconds": time.process_time() - began, "moments": looked}


def _moments(game: Game, past: Past, steps: list[int]) -> Iterator[tuple[int, Timeline]]:
    """Yield the timeline of a game after each of the numbers of answers `steps`, as (the number, the
    timeline).

    Raises Refused: the game has fewer answers, or cannot be replayed.
    """
    wanted = set(steps)
    if max(wanted) > len(past.answers):
        raise Refused("table-refused-field", field="steps")
    try:
        for step, timeline in enumerate(replayed(game, past)):
            if step in wanted:
                yield step, timeline
            if step >= max(wanted):
                return
    except ValueError:
        raise Refused("table-refused-broken") from None


def _foreseen(past: Past, step: int, timeline: Timeline, games: int) -> dict[str, Any]:
    """The chances of all seats at a moment, as `{"chances"}`: for each seat the share of games that it wins.

    `step` is the moment as a number of answers, and `games` how many games are played on from it.
    """
    return {"chances": shares(timeline.position, [_luck(past, step, index) for index in range(games)])}


def _advised(past: Past, step: int, timeline: Timeline, games: int) -> dict[str, Any]:
    """The answer that was given at a moment beside that of the strongest bot, as JSON data.

    `step` is the moment as a number of answers, and `games` how many games are played on from it after each
    of the two. The result has the keys "seat", "ask", "played", "best", "chances" and "view" of an entry of
    "moments" (see `analyse`).

    The same cards are dealt and the same luck follows for both, so that little else than the answers tells
    them apart.
    """
    nothing: dict[str, Any] = {
        "seat": None,
        "ask": None,
        "played": None,
        "best": None,
        "chances": [],
        "view": None,
    }
    position = timeline.position
    if step >= len(past.answers):
        return nothing
    number, seat, played = past.answers[step]
    choice = next((asked for asked in position.waiting if asked.number == number), None)
    if choice is None or played in (CONCEDE, DRAW) or len(choice.options) < 2:
        return nothing
    best = advice(timeline.game, position, Seat(seat), _luck(past, step, -1))
    answered = {**nothing, "seat": seat, "ask": choice.ask, "played": list(played), "best": list(best)}
    if best == played:
        return answered
    chances = [_chance(past, step, position, Seat(seat), option, games) for option in (played, best)]
    return {**answered, "chances": chances, "view": seen(timeline, Seat(ALL))}


def _chance(past: Past, step: int, position: Position, seat: Seat, option: Option, games: int) -> float:
    """The share of games that a seat wins after one of its options.

    `step` is the moment as a number of answers, `games` how many games are played, and `position` the
    position then.
    """
    lucks = (_luck(past, step, index) for index in range(games))
    return sum(scores(position, seat, luck, option)[seat] for luck in lucks) / games


def _luck(past: Past, step: int, index: int) -> int:
    """The random number of the game with the number `index` among those played on from a moment.

    It is the same for everybody who asks. `past` is the game, and `step` the moment as a number of answers.
    """
    return int.from_bytes(hashlib.sha256(f"{past.row.id}:{step}:{index}".encode()).digest()[:8], "big")
