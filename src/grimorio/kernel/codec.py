"""Write positions as JSON data, and read positions from such data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.kernel.choice import Choice
from grimorio.kernel.frame import Emission, Frame
from grimorio.kernel.position import Position
from grimorio.kernel.setup import Result, Setup
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.game import Game

Types = dict[str, type[Saved]]
"""The classes that a record may name, by name."""


def encode(value: Any) -> Any:
    """The value of a field as JSON data.

    A tuple becomes a list, and a saved object becomes a JSON object whose key "is" names its class.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if isinstance(value, Saved):
        data: dict[str, Any] = {"is": type(value).__name__}
        for name in type(value).FIELDS:
            data[name] = encode(getattr(value, name))
        if isinstance(value, Frame):
            data["step"] = value.step.__name__
            data["answer"] = encode(value.answer)
            data["answers"] = encode(value.answers)
            data["happened"] = encode(value.happened)
        return data
    raise TypeError(f"a position may not hold {type(value).__name__}: {value!r}")


def decode(value: Any, types: Types) -> Any:
    """Read a field's value from the JSON data of `encode`; `types` holds the game's classes by name."""
    if isinstance(value, list):
        return tuple(decode(item, types) for item in value)
    if not isinstance(value, dict):
        return value
    cls = types.get(value["is"])
    if cls is None:
        raise ValueError(f"unknown type {value['is']!r} in a position")
    new = cls.__new__(cls)
    for name in cls.FIELDS:
        setattr(new, name, decode(value[name], types))
    if isinstance(new, Frame):
        new.epoch = None
        new.step = getattr(cls, value["step"])
        new.answer = decode(value["answer"], types)
        new.answers = decode(value["answers"], types)
        new.happened = decode(value["happened"], types)
    elif isinstance(new, Thing):
        new.epoch = None
    return new


def _choice_to_json(choice: Choice) -> dict[str, Any]:
    return {**choice.to_json(), "weights": list(choice.weights), "together": choice.together}


def _choice_from_json(data: dict[str, Any]) -> Choice:
    return Choice(
        data["number"],
        data["seat"],
        data["ask"],
        tuple(tuple(option) for option in data["options"]),
        data["rule"],
        tuple(data["weights"]),
        data["together"],
    )


def position_to_json(position: Position) -> dict[str, Any]:
    """A position as JSON data, with everything except its caches and its journal."""
    return {
        "setup": position.setup.to_json(),
        "version": position.game.version,
        "things": [encode(thing) for thing in position.things],
        "agenda": [encode(frame) for frame in position.agenda],
        "ran": None if position.ran is None else position.ran.__name__,
        "waiting": [_choice_to_json(choice) for choice in position.waiting],
        "answered": encode(position.answered),
        "triggered": encode(position.triggered),
        "effects": list(position.effects),
        "luck": str(position.luck),
        "asked": position.asked,
        "chosen": position.chosen,
        "stops": position.stops,
        "open_chance": position.open_chance,
        "result": None if position.result is None else position.result.to_json(),
    }


def position_from_json(game: Game, data: dict[str, Any]) -> Position:
    """Read a position from the JSON data that `position_to_json` wrote.

    Raises:
        ValueError: the data is not a position of this game and version.
    """
    if data.get("version") != game.version:
        raise ValueError(
            f"position of {game.name} version {data.get('version')!r}, expected {game.version!r}"
        )
    if data["setup"]["game"] != game.name:
        raise ValueError(f"position of {data['setup']['game']!r}, expected {game.name!r}")
    types: Types = {cls.__name__: cls for cls in (*game.types, Emission)}
    setup = Setup.from_json(data["setup"])
    position = Position(game, setup, game.book(setup), int(data["luck"]))
    position.things = [decode(thing, types) for thing in data["things"]]
    position.agenda = [decode(frame, types) for frame in data["agenda"]]
    if data["ran"] is not None:
        position.ran = getattr(type(position.agenda[-1]), data["ran"], None)
    position.waiting = tuple(_choice_from_json(choice) for choice in data["waiting"])
    position.answered = decode(data["answered"], types)
    position.triggered = decode(data["triggered"], types)
    position.effects = tuple(data["effects"])
    position.listen()
    position.asked = data["asked"]
    position.chosen = data["chosen"]
    position.stops = data["stops"]
    position.open_chance = data["open_chance"]
    position.result = None if data["result"] is None else Result.from_json(data["result"])
    game.renew(position)
    return position
