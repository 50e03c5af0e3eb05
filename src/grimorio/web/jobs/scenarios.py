"""Scenario files of the judge: write a position as a file, and read a file for the page.

All functions block.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

import yaml

from grimorio.judge import BadFile, Scenario, parse
from grimorio.judge.cardfile import cards_said
from grimorio.judge.reading import Node
from grimorio.judge.scenario import ANSWERED, scenarios_of
from grimorio.kernel import Game
from grimorio.web.game.resume import rules
from grimorio.web.jobs.situations import (
    OpenBody,
    SaveBody,
    SituationBody,
    game_of,
    in_full,
    kept_cards,
    module_of,
)
from grimorio.web.refusals import Refused, because

MOST_SCENARIOS: Final = 50
"""The most scenarios that are read from one file; the rest is ignored."""


class _Mapping(dict[str, Any]):
    """A mapping that YAML writes on one line."""


class _List(list[Any]):
    """A list that YAML writes on one line."""


class _Dumper(yaml.SafeDumper):
    """Writes YAML as people do: lists indented, no anchors, quotes only where YAML 1.2 needs them."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)

    def ignore_aliases(self, data: Any) -> bool:
        return True


_Dumper.add_representer(
    _Mapping, lambda dumper, data: dumper.represent_mapping("tag:yaml.org,2002:map", data, flow_style=True)
)
_Dumper.add_representer(
    _List, lambda dumper, data: dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)
)
_Dumper.yaml_implicit_resolvers = {}
for _kind, _form, _first in (
    ("int", r"[-+]?[0-9]+\Z", "-+0123456789"),
    ("bool", r"(true|True|TRUE|false|False|FALSE)\Z", "tTfF"),
    ("null", r"(~|null|Null|NULL|)\Z", ["~", "n", "N", ""]),
):
    _Dumper.add_implicit_resolver(f"tag:yaml.org,2002:{_kind}", re.compile(_form), list(_first))


def _inline(value: Any) -> Any:
    """A copy of JSON data (`value`) that YAML writes on one line.

    Its mappings and lists are objects of `_Mapping` and `_List`, which say so.
    """
    if isinstance(value, dict):
        return _Mapping((str(key), _inline(one)) for key, one in value.items())
    if isinstance(value, list):
        return _List(_inline(one) for one in value)
    return value


def file(body: SaveBody) -> dict[str, str]:
    """The file name of a scenario ("name") and the text of its file ("text").

    Raises:
        Refused: the position is not possible, or the file could not be read again.
    """
    full = in_full(body)
    title = " ".join(body.title.split()) or "A position"
    try:
        text = _written(body, title, module_of(body.game).shortly(full), kept_cards(body, full))
        found = list(scenarios_of(parse(text, "file")))
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        detail = " ".join(str(error).split())[:500]
        raise Refused("table-refused-scenario", {"line": 0, "detail": detail}) from None
    for one in found:
        if isinstance(one, BadFile):
            raise _bad(one)
    return {"name": f"{_slug(title)}.yaml", "text": text}


def _written(body: SaveBody, title: str, shortly: dict[str, Any], cards: Any) -> str:
    """The text of the scenario file; `cards` has the cards that the position needs, as `Setup.cards`."""
    data: dict[str, Any] = {"title": title, "game": body.game}
    if body.source:
        data["source"] = _inline(list(body.source))
    game = game_of(body.game, body.seats)
    usual = {option.name: option.default for option in game.options}
    changed = {name: value for name, value in body.options.items() if value != usual[name]}
    ruleset = {"players": body.seats, **changed}
    if cards is None:
        data["ruleset"] = _inline(ruleset)
    else:
        data["ruleset"] = {**ruleset, "cards": [_inline(row) for row in cards["cards"]]}
    data["seed"] = body.seed
    data["setup"] = {key: _inline(value) for key, value in shortly.items()}
    data["steps"] = [_inline(step) for step in body.steps]
    text = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)
    return f"# Play it with: grimorio judge FILE; add steps as docs/judge.md says.\n{text}"


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "position"


def _bad(error: BadFile) -> Refused:
    return Refused("table-refused-scenario", {"line": error.line, **because(error)})


def read(body: OpenBody) -> list[dict[str, Any]]:
    """The first `MOST_SCENARIOS` scenarios of a file, each with the complete position that it begins with.

    Each is JSON data: "title", "game", "seats" (their number), "options", "seed", "cards" (those that must be
    stored with it), "situation" (the position), "source" (the ids of its rules) and "steps".

    Raises:
        Refused: the file or one of these scenarios is faulty, or its position is not possible.
    """
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


def _cards(game: Game, node: Node | None) -> Any:
    """The card set that a scenario writes out, for `Setup.cards`; None without one.

    Raises BadFile: it is faulty, or the name of another file.
    """
    if node is None:
        return None
    if not isinstance(node.value, (list, dict)):
        problem = "a card set of one's own lies in another file: it cannot be opened here"
        raise node.wrong(problem, "cards-elsewhere")
    return cards_said(game, node)


def _scenario(one: Scenario) -> dict[str, Any]:
    """A scenario as JSON data for the page: an entry of the result of `read`.

    Raises BadFile: the scenario is faulty. Raises Refused: its position is not possible.
    """
    ruleset = dict(one.ruleset.mapping())
    game = rules(one.game)
    assert game is not None, "the judge knows no game that cannot be played"
    cards = _cards(game, ruleset.pop("cards", None))
    players = ruleset.pop("players", None)
    seats = 2 if players is None else players.whole(min(game.seats), max(game.seats))
    options = {name: node.word()[:200] for name, node in ruleset.items()}
    plain = {} if one.setup.value is None else one.setup.plain() if one.setup.mapping() else {}
    answered = plain.pop(ANSWERED, {})
    before = [{"choose": {"by": seat, "pick": pick}} for seat, pick in answered.items()]
    body = SituationBody(
        game=one.game, seats=seats, options=options, said=one.seed, cards=cards, situation=plain
    )
    try:
        full = in_full(body)
    except Refused as refused:
        field = refused.field or ""
        own = field.startswith(("options.", "cards"))
        part, path = (one.ruleset, field.removeprefix("options.")) if own else (one.setup, field)
        args = {**refused.args_, "detail": f"{field}: {refused.args_['detail']}"}
        if "cause" in args:
            args["cause"] |= {"field": field}
        raise Refused("table-refused-scenario", {**args, "line": part.line_at(path)}) from None
    return {
        "title": one.title[:200],
        "game": one.game,
        "seats": seats,
        "options": options,
        "seed": str(one.seed),
        "cards": kept_cards(body, full),
        "situation": full,
        "source": list(one.source),
        "steps": before + [{step.verb: step.node.plain()} for step in one.steps],
    }
