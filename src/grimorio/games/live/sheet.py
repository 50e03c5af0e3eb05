"""The sheet of a Magus, kept from session to session.

A sheet stores how the Magus began and everything earned and bought since. The present values are computed
from that, so that the ledger always adds up (LIVE-1-SHEET-6).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from grimorio.games.live.powerset import known
from grimorio.games.live.words import STYLES, TRAITS, Power
from grimorio.kernel import SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import Fault, Message, Value

STARTING_LIFE: Final = 20
"""The life of a new Magus."""
STARTING_TRAITS: Final = (3, 5, 7)
"""The numbers of traits that a new Magus distributes among the three attributes."""
STYLE_PRICE: Final = 1
"""The experience that another Style costs."""
LIFE_PRICE: Final = 5
"""The experience that a point of life costs."""
MOST: Final = 999
"""The largest number that a sheet may have, and the largest number of entries of its history."""

Bought = Literal["style", "power", "life", "attribute"]
"""A kind of thing that experience can be spent on."""
_RULES: Final = {
    "begins.style": ("LIVE-1-SHEET-2", "sheet-style"),
    "begins.attributes": ("LIVE-1-SHEET-3", "sheet-attributes"),
    "history": ("LIVE-1-SHEET-6", "sheet-entry"),
}
"""For a part of a sheet: the rule about it, and the id of the message for what does not fit there."""


class TraitsData(Struct, forbid_unknown_fields=True):
    """The JSON data of the attributes with which a Magus begins, each a number of traits."""

    physical: int
    social: int
    mental: int


class BeginsData(Struct):
    """The JSON data of how a Magus began: the first Style and attributes."""

    style: str
    attributes: Annotated[TraitsData, Meta(description="three numbers: physical, social, mental")]


class EntryData(Struct, forbid_unknown_fields=True):
    """The JSON data of an entry of a sheet's history: `earned` and `reason`, or `spent`, `on` and `what`."""

    earned: int | None = None
    reason: Annotated[str, Meta(max_length=200)] | None = None
    spent: int | None = None
    on: Bought | None = None
    what: str | None = None


class SheetData(Struct, forbid_unknown_fields=True):
    """The JSON data of a sheet. The fields from `style` on must agree with `begins` and `history`."""

    name: str
    begins: BeginsData
    history: Annotated[list[EntryData], Meta(max_length=MOST)] = []
    style: Any = None
    attributes: Any = None
    powers: Any = None
    life: Any = None
    spent: Any = None
    available: Any = None


class SheetError(Fault):
    """A sheet is wrong, or a purchase is not allowed.

    Attributes:
        field: the path of the wrong value ("history[2].xp").
        rule: id of the rule.
    """

    def __init__(
        self, field: str, message: str | Message, rule: str, cause: str = "", **facts: Value
    ) -> None:
        super().__init__(message, cause, **facts)
        self.field = field
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.message} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Earned:
    """Experience awarded after a session (LIVE-5-XP-1); `reason` is one line of text."""

    xp: int
    reason: str


@dataclass(frozen=True, slots=True)
class Spent:
    """Experience spent (LIVE-6-COST-1 to -4).

    Attributes:
        xp: how much.
        on: the kind of the purchase.
        what: the Style, Power or attribute that was bought; empty for a point of life.
    """

    xp: int
    on: Bought
    what: str = ""


Entry = Earned | Spent
"""One entry of a sheet's history."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of a Magus (LIVE-1-SHEET-1).

    Attributes:
        name: what the Magus is called.
        first_style: the Style it began with (LIVE-1-SHEET-2).
        first_traits: the numbers of physical, social and mental traits at first: 3, 5 and 7 in some order
            (LIVE-1-SHEET-3).
        history: what was earned and spent, oldest first.
    """

    name: str
    first_style: str
    first_traits: tuple[int, int, int]
    history: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        if not 0 < len(self.name) <= 60 or not self.name.isprintable():
            raise SheetError(
                "name", f"expected 1 to 60 letters, found {self.name!r}", "LIVE-1-SHEET-1", cause="sheet-name"
            )
        if self.first_style not in STYLES:
            raise SheetError(
                "begins.style",
                f"expected one of {', '.join(STYLES)}, found {self.first_style!r}",
                "LIVE-1-SHEET-2",
                cause="sheet-style",
            )
        if tuple(sorted(self.first_traits)) != STARTING_TRAITS:
            raise SheetError(
                "begins.attributes",
                f"expected 3, 5 and 7 in any order, found {', '.join(map(str, self.first_traits))}",
                "LIVE-1-SHEET-3",
                cause="sheet-attributes",
            )

    # -- what it is now ------------------------------------------------------------------------

    def bought(self, kind: Bought) -> tuple[str, ...]:
        """The names of all purchases of one kind, oldest first."""
        return tuple(one.what for one in self.history if isinstance(one, Spent) and one.on == kind)

    @property
    def style(self) -> str:
        """The present Style of the Magus."""
        return (self.first_style, *self.bought("style"))[-1]

    @property
    def traits(self) -> tuple[int, int, int]:
        """The numbers of physical, social and mental traits at the beginning of a session (LIVE-3-TOUR-4)."""
        more = self.bought("attribute")
        physical, social, mental = self.first_traits
        return physical + more.count("physical"), social + more.count("social"), mental + more.count("mental")

    @property
    def powers(self) -> tuple[str, ...]:
        """The names of the Powers in the order of learning; a new Magus has none (LIVE-1-SHEET-4)."""
        return self.bought("power")

    @property
    def life(self) -> int:
        """The life at the beginning of a session (LIVE-1-SHEET-5, LIVE-3-TOUR-3)."""
        return STARTING_LIFE + len(self.bought("life"))

    @property
    def earned(self) -> int:
        """All experience earned so far."""
        return sum(one.xp for one in self.history if isinstance(one, Earned))

    @property
    def spent(self) -> int:
        """All experience spent so far (LIVE-1-SHEET-6)."""
        return sum(one.xp for one in self.history if isinstance(one, Spent))

    @property
    def available(self) -> int:
        """The experience that is not spent yet (LIVE-1-SHEET-6)."""
        return self.earned - self.spent

    # -- what happens to it --------------------------------------------------------------------

    def award(self, xp: int, reason: str) -> Sheet:
        """The sheet after `xp` experience was awarded (LIVE-5-XP-1).

        `reason` is one line of text for its history. Raises SheetError: `xp` is not from 1 to `MOST`.
        """
        if not 1 <= xp <= MOST:
            raise SheetError(
                "xp", f"expected 1 to {MOST}, found {xp}", "LIVE-5-XP-1", cause="range", least=1, most=MOST
            )
        return replace(self, history=(*self.history, Earned(xp, reason)))

    def change_style(self, style: str) -> Sheet:
        """The sheet after a change of Style, which costs 1 (LIVE-6-COST-1).

        Raises SheetError: the Style is unknown or the present one, or too little experience is left.
        """
        if style not in STYLES or style == self.style:
            others = ", ".join(one for one in STYLES if one != self.style)
            raise SheetError(
                "style", f"expected one of {others}, found {style!r}", "LIVE-6-COST-1", cause="sheet-style"
            )
        return self._spend(STYLE_PRICE, "style", style, "LIVE-6-COST-1")

    def learn(self, name: str, powers: Mapping[str, Power] | None = None) -> Sheet:
        """The sheet after a Power was learnt, which costs 3, 6 or 9 by its tier (LIVE-6-COST-2).

        Args:
            name: the Power's English name.
            powers: all Powers by name; the rulebook's when None.

        Raises:
            SheetError: there is no such Power, the Magus has it, or it costs too much.
        """
        power = (known() if powers is None else powers).get(name)
        if power is None:
            raise SheetError(
                "power", f"there is no Power {name!r}", "LIVE-4-LIST", cause="sheet-power", name=name
            )
        if name in self.powers:
            raise SheetError(
                "power", f"{self.name} has {name} already", "LIVE-6-COST-2", cause="sheet-had", name=name
            )
        return self._spend(power.price, "power", name, "LIVE-6-COST-2")

    def gain_life(self) -> Sheet:
        """The sheet after a point of life was bought, which costs 5 (LIVE-6-COST-3).

        Raises SheetError: too little experience is left.
        """
        return self._spend(LIFE_PRICE, "life", "", "LIVE-6-COST-3")

    def raise_attribute(self, attribute: str) -> Sheet:
        """The sheet with one more trait of an attribute (LIVE-6-COST-4).

        The price in experience is the number of traits that the attribute has now. Raises SheetError: the
        attribute is unknown, or too little experience is left.
        """
        if attribute not in TRAITS:
            raise SheetError(
                "attribute",
                f"expected one of {', '.join(TRAITS)}, found {attribute!r}",
                "LIVE-6-COST-4",
                cause="word-names",
                names=", ".join(TRAITS),
                found=attribute,
            )
        price = self.traits[TRAITS.index(attribute)]
        return self._spend(price, "attribute", attribute, "LIVE-6-COST-4")

    def _spend(self, xp: int, on: Bought, what: str, rule: str) -> Sheet:
        """The sheet after the purchase of `what`, of the kind `on`, for `xp` experience.

        Raises SheetError, with `rule`: too little experience is available.
        """
        if xp > self.available:
            raise SheetError(
                "xp",
                f"it costs {xp}, and {self.available} are available",
                rule,
                cause="sheet-dear",
                price=xp,
                available=self.available,
            )
        return replace(self, history=(*self.history, Spent(xp, on, what)))

    def since(self, entries: int) -> tuple[Spent, ...]:
        """The purchases in the history after its first `entries` entries.

        They are announced at the approval of the next session (LIVE-3-APPROVE-1).
        """
        return tuple(one for one in self.history[entries:] if isinstance(one, Spent))

    # -- kept as a file ------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The sheet as JSON data: how it began, its history, and the values computed from them.

        "begins" has the first "style" and "attributes"; an entry of "history" is `{"earned", "reason"}` or
        `{"spent", "on", "what"}`; "style", "attributes", "powers", "life", "spent" and "available"
        (experience) are the present values.
        """
        history: list[dict[str, Any]] = []
        for entry in self.history:
            if isinstance(entry, Earned):
                history.append({"earned": entry.xp, "reason": entry.reason})
            else:
                history.append({"spent": entry.xp, "on": entry.on, "what": entry.what})
        return {
            "name": self.name,
            "begins": {
                "style": self.first_style,
                "attributes": dict(zip(TRAITS, self.first_traits, strict=True)),
            },
            "history": history,
            "style": self.style,
            "attributes": dict(zip(TRAITS, self.traits, strict=True)),
            "powers": list(self.powers),
            "life": self.life,
            "spent": self.spent,
            "available": self.available,
        }


def from_json(data: Any, powers: Mapping[str, Power] | None = None) -> Sheet:
    """Read a sheet: repeat the purchases of its history, and compare the result with the values it states.

    Args:
        data: JSON data of any kind.
        powers: all Powers by name; the rulebook's when None.

    Raises:
        SheetError: what is wrong, where, what was expected, and by which rule.
    """
    try:
        shape = read(data, SheetData)
    except SetupError as error:
        field = error.field or "sheet"
        rule, cause = next(
            (known for place, known in _RULES.items() if field.startswith(place)),
            ("LIVE-1-SHEET-1", error.cause),
        )
        raise SheetError(field, error.message, rule, cause, **error.facts) from None
    begins = shape.begins.attributes
    sheet = Sheet(shape.name, shape.begins.style, (begins.physical, begins.social, begins.mental))
    for place, entry in enumerate(shape.history):
        sheet = _again(sheet, entry, f"history[{place}]", powers)
    computed = sheet.to_json()
    for key in ("style", "attributes", "powers", "life", "spent", "available"):
        if key in data and data[key] != computed[key]:
            rule = "LIVE-1-SHEET-6" if key in ("spent", "available") else "LIVE-1-SHEET-1"
            raise SheetError(
                key,
                f"its history makes it {computed[key]!r}, found {data[key]!r}",
                rule,
                cause="sheet-sum",
                wanted=str(computed[key]),
                found=str(data[key])[:60],
            )
    return sheet


def _again(sheet: Sheet, entry: EntryData, field: str, powers: Mapping[str, Power] | None) -> Sheet:
    """The sheet after one entry of its history was repeated, by the same rules as at first.

    `field` is the path of the entry in errors; `powers` are the Powers that can be learnt, by name. Raises
    SheetError: the entry is not possible.
    """
    match entry:
        case EntryData(earned=int(xp), reason=str(reason), spent=None, on=None, what=None):
            bought = None
        case EntryData(earned=None, reason=None, spent=int(xp), on=str(bought), what=str(what)):
            pass
        case _:
            raise SheetError(
                field,
                "expected earned and reason, or spent, on and what",
                "LIVE-1-SHEET-6",
                cause="sheet-entry",
            )
    try:
        if bought is None:
            return sheet.award(xp, reason)
        if bought == "style":
            after = sheet.change_style(what)
        elif bought == "power":
            after = sheet.learn(what, powers)
        elif bought == "life":
            after = sheet.gain_life()
        else:
            after = sheet.raise_attribute(what)
    except SheetError as error:
        raise SheetError(
            f"{field}.{error.field}", error.message, error.rule, error.cause, **error.facts
        ) from None
    price = after.spent - sheet.spent
    if price != xp:
        raise SheetError(
            f"{field}.spent",
            f"expected {price}, found {xp}",
            "LIVE-1-SHEET-6",
            cause="sheet-sum",
            wanted=str(price),
            found=str(xp),
        )
    return after
