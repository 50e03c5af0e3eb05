"""The Magi of a campaign (new ones, from files, and of bots), what they buy, and the pool of packs.

A Magus is a player's character, described by a sheet; a pack is a part of a deck.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, field

from grimorio.games.live.numbers import MagusNumber
from grimorio.kernel import SetupError, sizes
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Plain, Text
from grimorio.web.refusals import Refused, because, refused_setup

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign
    from grimorio.games.live.sheet import Sheet

Bought = Literal["style", "power", "life", "attribute"]
Rarity = Literal["common", "uncommon", "rare"]
RARITIES: Final[tuple[Rarity, ...]] = ("common", "uncommon", "rare")


class BuyBody(Body):
    """The purchase of one thing with experience: a Style, a Power, or a point of life or of an attribute."""

    on: Bought
    what: Annotated[str, Meta(max_length=60)] = ""


class SheetBody(Body):
    """The request for a Magus: a new one, or the content of a file with one."""

    name: Text = ""
    style: Annotated[str, Meta(max_length=20)] = ""
    attributes: Annotated[dict[str, int], Meta(max_length=3)] = {}
    file: Plain = None


# -- Magi ------------------------------------------------------------------------------------------


def _refused(error: Exception) -> Refused:
    from grimorio.games.live.sheet import SheetError

    rule = error.rule if isinstance(error, SheetError) else ""
    detail = error.message if isinstance(error, SheetError) else str(error)
    place = error.field if isinstance(error, SheetError) else ""
    said = {"place": place, "rule": rule, **because(error, detail)}
    return Refused("table-refused-sheet", said, field=f"sheet.{place}"[:100], rule=rule or None)


def sheet_of(body: SheetBody, powers: Any = None, taken: Collection[str] | None = None) -> Sheet:
    """The Magus that a request describes.

    Args:
        body: the request.
        powers: the Powers that the campaign's players invented, as JSON data.
        taken: the names of the Magi that are there. A Magus without a name gets one of the examples that is
            not among them; None refuses a Magus without a name.

    Raises:
        Refused: the Magus is not allowed; names the error, its place and its rule.
    """
    from grimorio.games.live import powerset, sheet

    try:
        if body.file is not None:
            found = sheet.from_json(body.file, powerset.known(powers))
        else:
            begins = {"style": body.style, "attributes": body.attributes}
            name = body.name or ("" if taken is None else _free_name(taken))
            found = sheet.from_json({"name": identity.clean_name(name), "begins": begins})
    except ValueError as error:
        raise _refused(error) from None
    if identity.clean_name(found.name) != found.name:
        raise Refused("table-refused-name", field="sheet.name")
    return found


def _free_name(taken: Collection[str]) -> str:
    """The first name of the example Magi that is not taken; empty if all are."""
    from grimorio.games.live.cardset import EXAMPLES

    return next((name for name, *_ in EXAMPLES if name not in taken), "")


def opened(text: str, powers: list[Any]) -> dict[str, Any]:
    """The Magus in a file, as JSON data in the form of `Sheet.to_json`.

    Args:
        text: the content of the file.
        powers: the Powers that the players invented, as JSON data.

    Raises:
        Refused: the file cannot be read; names the error, its place and its rule.
    """
    try:
        data = sizes.from_json(text)
    except sizes.BadData as error:
        raise Refused(
            "table-refused-sheet", {"place": "", "rule": "", **because(error, str(error))}
        ) from None
    return sheet_of(SheetBody(file=data if data is not None else {}), powers).to_json()


def bot_sheet(campaign: Campaign) -> Sheet:
    """A new Magus for a bot: one of the examples, under a name that is free.

    If possible, its Style is also that of one other Magus, because Magi of the same Style meet in challenges.
    """
    from grimorio.games.live.cardset import EXAMPLES
    from grimorio.games.live.sheet import Sheet

    taken = {one.name for one in campaign.sheets}
    free = [one for one in EXAMPLES if one[0] not in taken]
    held = [one.style for one in campaign.sheets]
    left = [one[1] for one in free]
    name, style, traits, _ = min(free, key=lambda one: (held.count(one[1]) != 1, -left.count(one[1])))
    return Sheet(name, style, traits)


# -- what experience buys --------------------------------------------------------------------------


def bought(sheet: Sheet, wanted: list[BuyBody], powers: Any) -> Sheet:
    """The sheet of a Magus after the purchases `wanted`.

    `powers` are the Powers that the campaign's players invented, as JSON data, or None.

    Raises:
        Refused: a purchase is not possible; names its rule.
    """
    from grimorio.games.live import powerset

    known = powerset.known(powers)
    try:
        for purchase in wanted:
            if purchase.on == "style":
                sheet = sheet.change_style(purchase.what)
            elif purchase.on == "power":
                sheet = sheet.learn(purchase.what, known)
            elif purchase.on == "life":
                sheet = sheet.gain_life()
            else:
                sheet = sheet.raise_attribute(purchase.what)
    except ValueError as error:
        raise _refused(error) from None
    return sheet


def shop(sheet: Sheet, powers: Any) -> list[dict[str, Any]]:
    """Everything that a Magus can buy with experience, for the page.

    Each entry is JSON data: "on", "what", "price", "rule" and "why", the attributes of an `Offer` of
    `games.live.shop`. `powers` are the Powers that the players invented, as JSON data.
    """
    from grimorio.games.live import powerset
    from grimorio.games.live import shop as shops

    return [asdict(one) for one in shops.shop(sheet, powerset.known(powers))]


def spent_by_bot(campaign: Campaign, number: MagusNumber) -> Campaign:
    """The campaign after a bot has spent the experience of its Magus, number `number`.

    It buys the dearest Powers first, then life.
    """
    while True:
        sheet = campaign.sheets[number]
        offers = [one for one in shop(sheet, list(campaign.powers)) if one["why"] is None]
        powers = [one for one in offers if one["on"] == "power"]
        most = max((one["price"] for one in powers), default=0)
        wanted = [one for one in powers if one["price"] == most]
        wanted = wanted or [one for one in offers if one["on"] == "life"]
        if not wanted:
            return campaign
        one = secrets.choice(wanted)
        basket = [BuyBody(on=one["on"], what=one["what"])]
        campaign = campaign.spend(number, bought(sheet, basket, list(campaign.powers)))


def with_powers(campaign: Campaign, powers: list[Any] | None) -> Campaign:
    """The campaign with other Powers invented by its players (LIVE-4-LIST); unchanged if `powers` is None.

    Raises:
        Refused: a Power is wrong, or a Magus has a Power that is no longer among them.
    """
    from grimorio.games.live import powerset, sheet

    if powers is None:
        return campaign
    try:
        known = powerset.known(powers)
    except SetupError as error:
        raise refused_setup(error, f"agreed.{error.field.removeprefix('cards.')}") from None
    try:
        for one in campaign.sheets:
            sheet.from_json(one.to_json(), known)
    except ValueError as error:
        raise _refused(error) from None
    return replace(campaign, powers=tuple(powers))


# -- the pool --------------------------------------------------------------------------------------


class PoolBody(Body):
    """The request for a pool of packs: the usual one, a random one, or a list that somebody sends."""

    kind: Literal["usual", "drawn", "brought"] = "usual"
    packs: Annotated[int, Meta(ge=1, le=60)] = 20
    rarities: Annotated[list[Rarity], Meta(min_length=1, max_length=3)] = field(
        default_factory=lambda: list(RARITIES)
    )
    seed: Count | None = None
    deck: Plain = None


def agreed_pool(body: PoolBody) -> dict[str, Any]:
    """The pool of a request in the form in which it is stored: "kind", and what belongs to the kind.

    That is nothing for "usual"; "packs", "rarities" and "seed" for "drawn"; and "deck" for "brought".

    Raises:
        Refused: the list sent is not a pool.
    """
    if body.kind == "usual":
        return {"kind": "usual"}
    if body.kind == "drawn":
        return {"kind": "drawn", "packs": body.packs, "rarities": sorted(body.rarities), "seed": body.seed}
    from grimorio.games.live import pool

    try:
        found = pool.from_json(body.deck)
    except ValueError as error:
        raise Refused("table-refused-setup", because(error, str(error)), field="agreed.pool") from None
    return {"kind": "brought", "deck": found.to_json()}


def pool_of(agreed: dict[str, Any]) -> dict[str, Any] | None:
    """The pool of packs for one session as JSON data, a deck list; None for the usual pool.

    `agreed` is the pool on which the players agreed, as it is stored (`Agreed.pool`). A random pool is drawn
    here.
    """
    from grimorio.games.live import pool

    if agreed["kind"] == "usual":
        return None
    if agreed["kind"] == "brought":
        deck: dict[str, Any] = agreed["deck"]
        return deck
    seed = secrets.randbits(32) if agreed["seed"] is None else agreed["seed"]
    return pool.generate(seed, agreed["packs"], agreed["rarities"]).to_json()
