"""Reading and writing Powers as JSON: those of the rulebook, and those that players propose (LIVE-4-LIST)."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct, defstruct, structs

from grimorio.games.live.powers import POWERS
from grimorio.games.live.words import (
    DECIDING,
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Retests,
    Returns,
    Tier,
    Wins,
    Word,
)
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import SetupError
from grimorio.kernel.sizes import quoted

KINDS: Final[dict[str, type[Word]]] = {
    "wins": Wins,
    "gives-up": GivesUp,
    "gains-life": GainsLife,
    "bids-life": BidsLife,
    "offers-two": OffersTwo,
    "returns": Returns,
    "retests": Retests,
}
"""The classes of the words of which Powers are made, by the names that the words have in files."""

MOST: Final = 20
"""The largest number in a Power, and the largest number of Powers in a list and of words in a Power."""

_NAMES: Final = {kind: name for name, kind in KINDS.items()}
_COSTS: Final = ("life", "traits", "packs")

Number = Annotated[int, Meta(ge=0, le=MOST)]
"""The type of every number in the JSON data of a Power: a whole number from 0 to `MOST`."""


Powers = Annotated[list[Any], Meta(max_length=MOST)]
"""The type of a list of Powers as JSON data, none of them read yet; it has at most `MOST` entries."""


def _shape(name: str, kind: type[Word]) -> type[Struct]:
    """The msgspec shape that reads a word of a Power from a file.

    `name` is the name of the word in files and `kind` its class. A number without a default must be at least
    1.
    """
    values: list[Any] = []
    for one in fields(kind):
        least = int(one.default is MISSING)
        hint: Any = bool if one.default is False else Annotated[int, Meta(ge=least, le=MOST)]
        values.append((one.name, hint) if least else (one.name, hint, one.default))
    return defstruct(kind.__name__, values, tag_field="word", tag=name, forbid_unknown_fields=True)


_SHAPES: Final = {_shape(name, kind): kind for name, kind in KINDS.items()}
if TYPE_CHECKING:
    WordData = Any
else:
    WordData = reduce(or_, _SHAPES)


class NamesData(Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON data of the names of a Power in other languages."""

    it: str = ""
    fr: str = ""


class PowerData(Struct, forbid_unknown_fields=True):
    """The JSON data of a Power."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    tier: Tier
    does: Annotated[list[WordData], Meta(min_length=1, max_length=MOST)]
    life: Number = 0
    traits: Number = 0
    packs: Number = 0
    names: NamesData = NamesData()


def to_json(power: Power) -> dict[str, Any]:
    """The JSON data of a Power, from which `from_json` makes an equal one."""
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
    for place, item in enumerate(read(data, Powers, "cards.powers")):
        power = from_json(item, f"cards.powers[{place}]")
        if power.name in powers:
            problem = f"there is a Power {power.name!r} already"
            raise SetupError(f"cards.powers[{place}].name", problem, cause="power-name", name=power.name)
        powers[power.name] = power
    return powers


def from_json(data: Any, field: str = "power") -> Power:
    """Read a Power from JSON data; `field` is its path in the file, for errors.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    shape = read(data, PowerData, field)
    if not shape.name.isprintable():
        problem = "expected a name of 1 to 60 letters, found {found}"
        raise SetupError(f"{field}.name", problem, "name-letters", found=quoted(shape.name))
    words = tuple(_SHAPES[type(word)](**structs.asdict(word)) for word in shape.does)
    costs = {name: getattr(shape, name) for name in _COSTS}
    power = Power(shape.name, shape.tier, words, **costs, italian=shape.names.it, french=shape.names.fr)
    _fits(power, field)
    return power


def _fits(power: Power, field: str) -> None:
    """Check that the words of a Power may stand together; `field` is the Power's path in errors.

    At most one word may decide who gets the pack, a retest must be the only word, and only a retest is paid
    with packs. Raises SetupError: a word breaks this.
    """
    if sum(isinstance(word, DECIDING) for word in power.does) > 1:
        problem = "expected one word at most that says who gets the pack"
        raise SetupError(f"{field}.does", problem, cause="power-deciding")
    if power.after and len(power.does) > 1:
        raise SetupError(f"{field}.does", "expected nothing besides a retest", cause="power-retest")
    if power.packs and not power.after:
        problem = "expected 0: packs pay for a retest only"
        raise SetupError(f"{field}.packs", problem, cause="power-packs")
