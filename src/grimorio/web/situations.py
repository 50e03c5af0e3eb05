"""Positions set up by hand: checked, and kept as scenario files."""

from __future__ import annotations

import asyncio
import importlib
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from grimorio.kernel import Game, Setup, SetupError
from grimorio.web.refusals import Refused, refused_setup
from grimorio.web.requests import Body, Text
from grimorio.web.resume import rules

router = APIRouter(prefix="/api/situations")

GAMES: Final = {
    "magecraft": "grimorio.games.magecraft.described",
    "mickey": "grimorio.games.mickey.situation_full",
    "magic": "grimorio.games.magic.situation_full",
}
"""The games whose positions can be set up by hand: the module with `in_full`, `limits` and `shortly`."""

FILE_LIMIT: Final = 100_000
"""Characters of the largest scenario file that is opened."""

Seed = Annotated[int, Field(ge=0, lt=2**64)]


class SituationBody(Body):
    """A position: game, number of players, options, and the setup of a scenario file."""

    game: Text
    seats: Annotated[int, Field(ge=1, le=16)]
    options: dict[str, Text] = Field(default_factory=dict, max_length=50)
    seed: Seed = 1
    situation: dict[str, Any] = Field(default_factory=dict, max_length=50)


class SaveBody(SituationBody):
    """A position to be saved, with the rest of its scenario."""

    title: Text = ""
    source: list[Text] = Field(default_factory=list, max_length=50)
    steps: list[Any] = Field(default_factory=list, max_length=1000)


class OpenBody(Body):
    """A scenario file to be opened."""

    name: Text
    text: Annotated[str, StringConstraints(max_length=FILE_LIMIT)]


@router.post("")
async def check(body: SituationBody) -> dict[str, Any]:
    """The position in full, and what bounds it; refused by the first field that is wrong."""
    full = await asyncio.to_thread(in_full, body)
    return {"situation": full, "limits": module_of(body.game).limits(body.seats)}


@router.post("/file")
async def save(body: SaveBody) -> dict[str, str]:
    """The position as a scenario file: its name and its text."""
    from grimorio.web import scenarios  # the judge, which few tables need

    return await asyncio.to_thread(scenarios.file, body)


@router.post("/read")
async def open_(body: OpenBody) -> dict[str, Any]:
    """The scenarios of a file, each with its position in full."""
    from grimorio.web import scenarios

    return {"scenarios": await asyncio.to_thread(scenarios.read, body)}


def module_of(game: str) -> Any:
    """What describes the positions of a game.

    Raises:
        Refused: they cannot be set up by hand.
    """
    if game not in GAMES:
        raise Refused("table-refused-field", field="game")
    return importlib.import_module(GAMES[game])


def game_of(name: str, seats: int) -> Game:
    """The rules of a game for so many.

    Raises:
        Refused: there are none.
    """
    game = rules(name)
    if game is None:
        raise Refused("table-refused-field", field="game")
    if seats not in game.seats:
        raise Refused("table-refused-field", field="seats")
    return game


def in_full(body: SituationBody) -> dict[str, Any]:
    """A position with everything said.

    Raises:
        Refused: it cannot be.
    """
    module = module_of(body.game)
    game_of(body.game, body.seats)
    setup = Setup(body.game, body.seats, body.seed, dict(body.options))
    try:
        full: dict[str, Any] = module.in_full(setup, body.situation)
    except SetupError as error:
        raise refused_setup(error) from None
    return full
