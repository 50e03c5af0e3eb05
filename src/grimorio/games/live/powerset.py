"""Reading and writing Powers as JSON: those of the rulebook, and those that players propose (LIVE-4-LIST)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from grimorio.games.live.powers import POWERS
from grimorio.games.live.words import (
    DECIDING,
    PRICES,
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Retests,
    Returns,
    Wins,
    Word,
)
from grimorio.kernel.faults import SetupError

KINDS: Final[dict[str, type[Word]]] = {
    "wins": Wins,
    "gives-up": GivesUp,
    "gains-life": GainsLife,
    "bids-life": BidsLife,
    "offers-two": OffersTwo,
    "returns": Returns,
    "retests": Retests,
}
"""The words of Powers by the names that they have in files."""

MOST: Final = 20
"""The largest number in a Power, and the largest number of Powers in a list and of words in a Power."""

_NAMES: Final = {kind: name for name, kind in KINDS.items()}
_COSTS: Final = ("life", "traits", "packs")


def to_json(power: Power) -> dict[str, Any]:
    """The JSON data of a Power, as `from_json` reads it."""
    does = [
        {"word": _NAMES[type(word)], **{part.name: getattr(word, part.name) for part in fields(word)}}
        for word in power.does
    ]
    costs = {name: getattr(power, name) for name in _COSTS if getattr(power, name)}
    names = {"it": power.italian, "fr": power.french}
    return {"name": power.name, "tier": power.tier, **costs, "does": does, "names": names}


def known(data: Any = None) -> dict[str, Power]:
    """All Powers by name: the rulebook's, then those of a list.

    Args:
        data: a list of Powers as JSON data, or None for the rulebook's alone.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    powers = {power.name: power for power in POWERS}
    if data is None:
        return powers
    if not isinstance(data, list) or len(data) > MOST:
        raise SetupError("cards.powers", f"expected a list of at most {MOST} Powers")
    for place, entry in enumerate(data):
        power = from_json(entry, f"cards.powers[{place}]")
        if power.name in powers:
            raise SetupError(f"cards.powers[{place}].name", f"there is a Power {power.name!r} already")
        powers[power.name] = power
    return powers


def from_json(data: Any, field: str = "power") -> Power:
    """Read a Power from JSON data.

    Args:
        data: what `to_json` returns, or anything else, which is refused.
        field: the path of the Power in the file, for errors.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    allowed = {"name", "tier", "does", "names", *_COSTS}
    if not isinstance(data, dict):
        raise SetupError(field, f"expected an object, found {data!r}")
    for key in data:
        if key not in allowed:
            raise SetupError(f"{field}.{key}", f"expected one of {', '.join(sorted(allowed))}")
    name = data.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= 60 or not name.isprintable():
        raise SetupError(f"{field}.name", f"expected a name of 1 to 60 letters, found {name!r}")
    if not isinstance(data.get("tier"), str) or data["tier"] not in PRICES:
        raise SetupError(f"{field}.tier", f"expected one of {', '.join(PRICES)}, found {data.get('tier')!r}")
    costs = {cost: _number(data.get(cost, 0), f"{field}.{cost}") for cost in _COSTS}
    names = data.get("names", {})
    if not isinstance(names, dict):
        raise SetupError(f"{field}.names", f'expected an object with "it" and "fr", found {names!r}')
    for code in names:
        if code not in ("it", "fr"):
            raise SetupError(f"{field}.names.{code}", "expected one of it, fr")
        if not isinstance(names[code], str):
            raise SetupError(f"{field}.names.{code}", f"expected a text, found {names[code]!r}")
    does = data.get("does")
    if not isinstance(does, list) or not 0 < len(does) <= MOST:
        raise SetupError(f"{field}.does", f"expected a list of words, found {does!r}")
    words = tuple(_word(cost, f"{field}.does[{place}]") for place, cost in enumerate(does))
    power = Power(name, data["tier"], words, **costs, italian=names.get("it", ""), french=names.get("fr", ""))
    _fits(power, field)
    return power


def _fits(power: Power, field: str) -> None:
    """Check that the words of a Power go together.

    At most one word may decide who gets the pack, a retest must be the only word, and only a retest is
    paid with packs. Raises SetupError.
    """
    if sum(isinstance(word, DECIDING) for word in power.does) > 1:
        raise SetupError(f"{field}.does", "expected one word at most that says who gets the pack")
    if power.after and len(power.does) > 1:
        raise SetupError(f"{field}.does", "expected nothing besides a retest")
    if power.packs and not power.after:
        raise SetupError(f"{field}.packs", "expected 0: packs pay for a retest only")


def _word(data: Any, field: str) -> Word:
    """Read one word of a Power. Raises SetupError."""
    word = data.get("word") if isinstance(data, dict) else None
    kind = KINDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise SetupError(f"{field}.word", f"expected one of {', '.join(KINDS)}, found {data!r}")
    wanted = {attribute.name: attribute.type for attribute in fields(kind)}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key == "word":
            continue
        if key not in wanted:
            raise SetupError(f"{field}.{key}", f"{data['word']} has no such field")
        if key == "final":
            if not isinstance(value, bool):
                raise SetupError(f"{field}.final", f"expected true or false, found {value!r}")
            values[key] = value
        else:
            values[key] = _number(value, f"{field}.{key}")
    if kind is GainsLife and values.get("life", 0) < 1:
        raise SetupError(f"{field}.life", "expected a number from 1")
    return kind(**values)


def _number(value: Any, field: str) -> int:
    """Read a whole number from 0 to `MOST`. Raises SetupError."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise SetupError(field, f"expected a number from 0 to {MOST}, found {value!r}")
    return value
