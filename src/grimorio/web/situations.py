"""Positions set up by hand: checked, and kept as scenario files of the judge."""

from __future__ import annotations

import asyncio
import importlib
import io
import re
import unicodedata
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError

from grimorio.judge import BadFile, Scenario, parse
from grimorio.judge.scenario import scenarios_of
from grimorio.kernel import Game, Setup, SetupError
from grimorio.web.refusals import Refused
from grimorio.web.resume import rules

router = APIRouter(prefix="/api/situations")

GAMES: Final = {"magecraft": "grimorio.games.magecraft.described"}
"""The games whose positions can be set up by hand: the module with `in_full`, `limits` and `shortly`."""

FILE_LIMIT: Final = 100_000
"""Characters of the largest scenario file that is opened."""

MOST_SCENARIOS: Final = 50
"""Scenarios of a file that are read; it may hold more."""

Text = Annotated[str, StringConstraints(max_length=200)]
Seed = Annotated[int, Field(ge=0, lt=2**64)]


class SituationBody(BaseModel):
    """A position: game, number of players, options, and the setup of a scenario file."""

    model_config = ConfigDict(extra="forbid")
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


class OpenBody(BaseModel):
    """A scenario file to be opened."""

    model_config = ConfigDict(extra="forbid")
    name: Text
    text: Annotated[str, StringConstraints(max_length=FILE_LIMIT)]


@router.post("")
async def check(body: SituationBody) -> dict[str, Any]:
    """The position in full, and what bounds it; refused by the first field that is wrong."""
    full = await asyncio.to_thread(_in_full, body)
    return {"situation": full, "limits": _module(body.game).limits(body.seats)}


@router.post("/file")
async def save(body: SaveBody) -> dict[str, str]:
    """The position as a scenario file: its name and its text."""
    return await asyncio.to_thread(_file, body)


@router.post("/read")
async def open_(body: OpenBody) -> dict[str, Any]:
    """The scenarios of a file, each with its position in full."""
    return {"scenarios": await asyncio.to_thread(_read, body)}


def _module(game: str) -> Any:
    if game not in GAMES:
        raise Refused("table-refused-field", field="game")
    return importlib.import_module(GAMES[game])


def _game(name: str, seats: int) -> Game:
    game = rules(name)
    if game is None:
        raise Refused("table-refused-field", field="game")
    if seats not in game.seats:
        raise Refused("table-refused-field", field="seats")
    return game


def refused_setup(error: SetupError) -> Refused:
    """A setup error as a refusal: its field, and the rest of its words."""
    detail = str(error).removeprefix(f"{error.field}: ").replace("\n", " ")[:500]
    return Refused("table-refused-setup", {"detail": detail}, field=error.field[:100])


def _in_full(body: SituationBody) -> dict[str, Any]:
    module = _module(body.game)
    _game(body.game, body.seats)
    setup = Setup(body.game, body.seats, body.seed, dict(body.options))
    try:
        full: dict[str, Any] = module.in_full(setup, body.situation)
    except SetupError as error:
        raise refused_setup(error) from None
    return full


# -- writing ---------------------------------------------------------------------------------------


def _inline(value: Any) -> Any:
    """Plain data that YAML writes on one line."""
    if isinstance(value, dict):
        mapping = CommentedMap((str(key), _inline(one)) for key, one in value.items())
        mapping.fa.set_flow_style()
        return mapping
    if isinstance(value, list):
        sequence = CommentedSeq(_inline(one) for one in value)
        sequence.fa.set_flow_style()
        return sequence
    return value


def _file(body: SaveBody) -> dict[str, str]:
    full = _in_full(body)
    title = " ".join(body.title.split()) or "A position"
    try:
        text = _written(body, title, _module(body.game).shortly(full))
        found = list(scenarios_of(parse(text, "file")))
    except (YAMLError, RecursionError, ValueError) as error:
        detail = " ".join(str(error).split())[:500]
        raise Refused("table-refused-scenario", {"line": 0, "detail": detail}) from None
    for one in found:
        if isinstance(one, BadFile):
            raise _bad(one)
    return {"name": f"{_slug(title)}.yaml", "text": text}


def _written(body: SaveBody, title: str, shortly: dict[str, Any]) -> str:
    data = CommentedMap(title=title, game=body.game)
    if body.source:
        data["source"] = _inline(list(body.source))
    game = _game(body.game, body.seats)
    usual = {option.name: option.default for option in game.options}
    changed = {name: value for name, value in body.options.items() if value != usual[name]}
    data["ruleset"] = _inline({"players": body.seats, **changed})
    data["seed"] = body.seed
    data["setup"] = CommentedMap((key, _inline(value)) for key, value in shortly.items())
    data["steps"] = CommentedSeq(_inline(step) for step in body.steps)
    data.yaml_set_start_comment("Play it with: grimorio judge FILE; add steps as docs/judge.md says.")
    yaml = YAML()
    yaml.width = 118
    yaml.indent(mapping=2, sequence=4, offset=2)
    out = io.StringIO()
    yaml.dump(data, out)
    return out.getvalue()


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "position"


# -- reading ---------------------------------------------------------------------------------------


def _bad(error: BadFile) -> Refused:
    return Refused("table-refused-scenario", {"line": error.line, "detail": error.message[:500]})


def _read(body: OpenBody) -> list[dict[str, Any]]:
    try:
        root = parse(body.text, body.name, json_only=body.name.lower().endswith(".json"))
        found: list[dict[str, Any]] = []
        for one in scenarios_of(root):
            if isinstance(one, BadFile):
                raise one
            found.append(_scenario(one))
            if len(found) == MOST_SCENARIOS:
                break
    except BadFile as error:
        raise _bad(error) from None
    return found


def _scenario(one: Scenario) -> dict[str, Any]:
    """A scenario for the page. Raises BadFile; Refused where its position cannot be."""
    ruleset = dict(one.ruleset.mapping())
    if "cards" in ruleset:
        raise ruleset["cards"].wrong("a card set of one's own lies in another file: it cannot be opened here")
    game = rules(one.game)
    assert game is not None, "the judge knows no game that cannot be played"
    players = ruleset.pop("players", None)
    seats = 2 if players is None else players.whole(min(game.seats), max(game.seats))
    options = {name: node.word()[:200] for name, node in ruleset.items()}
    plain = {} if one.setup.value is None else one.setup.plain() if one.setup.mapping() else {}
    body = SituationBody.model_construct(
        game=one.game, seats=seats, options=options, seed=one.seed, situation=plain
    )
    try:
        full = _in_full(body)
    except Refused as refused:
        field = refused.field or ""
        part, path = (one.ruleset, field[8:]) if field.startswith("options.") else (one.setup, field)
        raise BadFile(one.file, part.line_at(path), f"{field}: {refused.args_['detail']}") from None
    return {
        "title": one.title[:200],
        "game": one.game,
        "seats": seats,
        "options": options,
        "seed": str(one.seed),
        "situation": full,
        "source": list(one.source),
        "steps": [{step.verb: step.node.plain()} for step in one.steps],
    }
