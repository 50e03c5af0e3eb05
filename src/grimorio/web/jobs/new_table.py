"""Games made in the lobby: the request, and the game with its seats and its match as they are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta

from grimorio.bots import BOTS, LEVELS
from grimorio.kernel import Setup, sizes
from grimorio.store import GameRow, SeatRow
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Options, Plain, Text, below
from grimorio.web.game import characters, table_settings
from grimorio.web.game.luck import AWAITED
from grimorio.web.game.new_game import new_game, new_seat
from grimorio.web.jobs.records import FromBody
from grimorio.web.matches import match
from grimorio.web.matches.drafted import DRAFT, Drafted
from grimorio.web.matches.match import MatchBody
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.events import Match


MOST_MINUTES: Final = 7 * 24 * 60
"""The most minutes for which the players of a draft may build their decks."""


class SeatBody(Body):
    """A seat in the request for a new game: its kind, the name of the person or bot, a bot's character."""

    kind: Literal["person", "bot"]
    name: Text | None = None
    bot: Text | None = None
    level: Text | None = None
    character: Literal["any", "plain", "cautious", "fierce", "tricky"] = "any"


class GameBody(Body, rename={"start": "from"}):
    """The request for a new game; `build_minutes` limits the time to build decks after a draft, if not 0."""

    game: Text
    seats: Annotated[list[SeatBody], Meta(min_length=1, max_length=sizes.SEATS)]
    name: Text | None = None
    options: Options = {}
    seed: int | None = None
    cards: Plain = None
    situation: dict[str, Plain] | None = None
    start: FromBody | None = None
    seat: Count | None = None
    luck: bool = False
    listed: bool = False
    clock: table_settings.ClockBody | None = None
    spectators: table_settings.SpectatorsBody | None = None
    match: MatchBody | None = None
    build_minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        below(self.seed or 0, 2**128)


class Keys(NamedTuple):
    """The secret by which a person takes a seat: the maker's token, or a friend's invitation.

    A bot has neither.
    """

    token: str | None = None
    invite: str | None = None


class Person(NamedTuple):
    """A person who keeps their games here, as they sit down.

    Attributes:
        token: the token of their seat, which is their key; None for other people.
        picture: their picture, or empty.
    """

    token: str | None = None
    picture: str = ""


NOBODY: Final = Person()
"""The value for a person who does not keep games here."""


def made(
    body: GameBody, version: str, setup: Setup, card_hash: str, joined: Match | None, person: Person = NOBODY
) -> tuple[GameRow, list[Keys]]:
    """A new game as it is stored, and the token or invitation of each seat.

    Args:
        body: the request.
        version: the version of the rules.
        setup: the setup of the game; `trial.tried` has checked that a game can start from it.
        card_hash: the hash of the game's cards.
        joined: the match whose first game it is, or None.
        person: the maker, if they keep their games here.

    Raises:
        Refused: a name has no visible characters, or there is no bot of the name.
    """
    row = new_game(body.game, version, setup.to_json(), card_hash)
    row.listed, row.seeded, row.notices = body.listed, body.seed is not None, _notices(body)
    if joined is not None:
        row.match = match.stored(joined, row.id)
    maker = maker_of(body)
    keys: list[Keys] = []
    for number, wanted in enumerate(body.seats):
        seat, key = _seat(number, wanted), Keys()
        if number == maker:
            key = Keys(token=person.token or identity.new_token())
            seat.name = identity.seat_name(wanted.name or body.name or "")
            seat.picture = person.picture
            seat.token_hash, seat.seal = identity.digest(key.token or ""), promised(body.luck)
        elif wanted.kind == "person":
            key = Keys(invite=identity.new_token())
            seat.free, seat.invite_hash = True, identity.digest(key.invite or "")
        elif seat.bot != "random":
            seat.settings = characters.chosen(row, seat.seat, wanted.character)
        row.seats.append(seat)
        keys.append(key)
    table_settings.apply(row, body.clock, body.spectators)
    if body.build_minutes:
        if body.game != DRAFT:
            raise Refused("table-refused-field", field="build_minutes")
        row.drafted = Drafted(minutes=body.build_minutes).to_json()
    return row, keys


def _notices(body: GameBody) -> list[dict[str, Any]]:
    """The notices of a new table: that a seed was chosen, a position set up, or another game continued.

    Each is `{"message", "args"}`, as in `GameRow.notices`.
    """
    notices: list[dict[str, Any]] = []
    if body.seed is not None:
        notices.append({"message": "table-notice-seeded", "args": {}})
    if body.situation is not None:
        notices.append({"message": "table-notice-situation", "args": {}})
    if body.start is not None:
        notices.append({"message": "table-notice-from", "args": {"answer": body.start.answer}})
    return notices


def maker_of(body: GameBody) -> int | None:
    """The seat of the person who makes the game; None if only bots play.

    Raises Refused: the seat they asked for is a bot's.
    """
    people = [at for at, seat in enumerate(body.seats) if seat.kind == "person"]
    if body.seat is not None and body.seat not in people:
        raise Refused("table-refused-field", field="seat")
    return body.seat if body.seat is not None else next(iter(people), None)


def promised(luck: bool) -> str | None:
    """The value of `SeatRow.seal` for a new seat, before its person's browser has sent anything.

    It is `AWAITED` if `luck` says that the browser will send a part of the game's random seed, else None.
    """
    return AWAITED if luck else None


def _seat(number: int, wanted: SeatBody) -> SeatRow:
    seat = new_seat(number, wanted.kind, "")
    if wanted.kind == "bot":
        bot = wanted.bot or wanted.level or "greedy"
        if bot not in BOTS and bot not in LEVELS:
            raise Refused("table-refused-bot", {"bot": bot[:50]}, field=f"seats.{number}.bot")
        seat.bot = bot
        seat.name = identity.clean_name(wanted.name or bot)
    return seat
