"""Positions set up by hand: check them, and save them as scenario files."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from grimorio import games
from grimorio.kernel import Game, Position, Setup, SetupError, luck, sizes
from grimorio.web.bodies import Body, Options, Plain, Text, below
from grimorio.web.game.all_seats import seen_by_all
from grimorio.web.game.resume import rules
from grimorio.web.refusals import Refused, refused_setup

Digits = Annotated[str, Meta(pattern=r"^[0-9]{1,20}\Z")]
"""A whole number as text, because the numbers of a page are exact only up to 2**53."""


class SituationBody(Body, rename={"said": "seed"}):
    """A position set up by hand: the game, the number of players, options, and the scenario's `setup`.

    `cards` has the cards of the players' own, as `Setup.cards`. `said` is the seed in the form in which the
    page sent it, a number or text; `seed` is the number.
    """

    game: Text
    seats: Annotated[int, Meta(ge=1, le=sizes.SEATS)]
    options: Options = {}
    said: int | Digits = 1
    cards: Plain = None
    situation: Annotated[dict[str, Plain], Meta(max_length=50)] = {}

    def __post_init__(self) -> None:
        super().__post_init__()
        below(self.seed, 2**64)

    @property
    def seed(self) -> int:
        """The seed of all luck, as a number."""
        return int(self.said)


class SaveBody(SituationBody, rename={"said": "seed"}):
    """A position to be saved, with the other parts of its scenario."""

    title: Text = ""
    source: Annotated[list[Text], Meta(max_length=50)] = []
    steps: Annotated[list[Plain], Meta(max_length=sizes.SCRIPT)] = []


class OpenBody(Body):
    """A scenario file to be opened."""

    name: Text
    text: Annotated[str, Meta(max_length=sizes.DOCUMENT)]


def checked(body: SituationBody) -> dict[str, Any]:
    """The complete position, the values that an editor may offer, and the table as it begins.

    Returns `{"situation", "limits", "view", "cards", "shown"}`. "cards" has the cards that must be stored
    with the position, as `Setup.cards`; None where all come with the program. "shown" has all cards of the
    request and the position besides the game's own, with entries as of `Game.cards`.

    See `in_full`, the functions `in_full` and `limits` of the game's own module, and `open_view`. Blocks the
    calling thread. Raises Refused: the position is not possible.
    """
    situation = in_full(body)
    module, cards = module_of(body.game), with_cards(body.game, body.cards, body.situation)
    return {
        "situation": situation,
        "limits": module.limits(body.seats) if cards is None else module.limits(body.seats, cards),
        "view": open_view(body, situation),
        "cards": kept_cards(body, situation),
        "shown": [] if cards is None else games.part(body.game, "situation_cards").shown_cards(cards),
    }


def kept_cards(body: SituationBody, situation: dict[str, Any]) -> Any:
    """The cards that must be stored with a position, as `Setup.cards`; None where it needs none.

    `situation` is the complete position of the request `body`.
    """
    cards = with_cards(body.game, body.cards, body.situation)
    return None if cards is None else games.part(body.game, "situation_cards").kept_cards(cards, situation)


def with_cards(game: str, cards: Any, description: dict[str, Any]) -> Any:
    """The `cards` of a setup (`Setup.cards`), with the cards besides the game's own that a position names.

    For a game without such cards, it is `cards`. Blocks the calling thread.
    """
    if game in games.having("situation_cards"):
        return games.part(game, "situation_cards").with_cards(cards, description)
    return cards


def _setup(body: SituationBody, situation: dict[str, Any] | None = None) -> Setup:
    """The setup of a position with all cards that it names; its description is `situation`, or none yet."""
    cards = with_cards(body.game, body.cards, body.situation)
    return Setup(body.game, body.seats, body.seed, dict(body.options), cards, situation)


def open_view(body: SituationBody, situation: dict[str, Any]) -> dict[str, Any]:
    """The table as a position begins, with all that any seat may see, in the form of `Position.seen_by`.

    Nobody is asked anything yet. `situation` is the complete position of the request `body`: whoever sends
    it knows all of it.
    """
    game = game_of(body.game, body.seats)
    setup = _setup(body, situation)
    try:
        position = Position(game, setup, game.book(setup), luck.from_seed(body.seed))
        game.begin(position)
    except SetupError as error:
        raise refused_setup(error) from None
    return seen_by_all(position)


def saved(body: SaveBody) -> dict[str, str]:
    """The scenario file of a position: `{"name", "text"}`, its name and its text. Blocks the calling thread.

    Raises Refused: the position is not possible, or its file could not be read again.
    """
    from grimorio.web.jobs import scenarios  # the judge, which no table needs

    return scenarios.file(body)


def opened(body: OpenBody) -> list[dict[str, Any]]:
    """The scenarios of a file, as `scenarios.read` returns them. Blocks the calling thread.

    Raises Refused: the file cannot be read.
    """
    from grimorio.web.jobs import scenarios

    return scenarios.read(body)


def module_of(game: str) -> Any:
    """The module that reads a game's positions set up by hand, with `in_full`, `limits` and `shortly`.

    Raises:
        Refused: this game has no such positions.
    """
    if game not in games.having("situation"):
        raise Refused("table-refused-field", field="game")
    return games.part(game, "situation")


def game_of(name: str, seats: int) -> Game:
    """The game with this name, after checking that so many can play it.

    Raises:
        Refused: there is no such game, or it cannot be played with this number of seats.
    """
    game = rules(name)
    if game is None:
        raise Refused("table-refused-field", field="game")
    if seats not in game.seats:
        raise Refused("table-refused-field", field="seats")
    return game


def in_full(body: SituationBody) -> dict[str, Any]:
    """The complete position as JSON data: the parts that the request leaves out are filled in.

    It has the form that the function `in_full` of the game's own module describes.

    Raises:
        Refused: the position is not possible.
    """
    module = module_of(body.game)
    game_of(body.game, body.seats)
    if body.cards is not None and body.game not in games.having("situation_cards"):
        raise Refused("table-refused-field", field="cards")
    setup = _setup(body)
    try:
        full: dict[str, Any] = module.in_full(setup, body.situation)
    except SetupError as error:
        raise refused_setup(error) from None
    return full
