"""Why a player of Wizards of Mickey played a Spell or gave Diamagics to a Mage, by what everybody saw."""

from __future__ import annotations

from typing import Any, NamedTuple

from grimorio.bots.mickey.lore import Lore, lore_of
from grimorio.bots.mickey.race import race
from grimorio.bots.why import Deed, Line, Reason, public_table
from grimorio.games.mickey.public import Book
from grimorio.kernel import Position

Side = dict[str, Any]
"""A player's side of the table, as spectators see it."""

WEIGHTY = 0.25
"""The share of the chance to win that a challenge decides, from which on it is called weighty."""

WILD = 15
"""The mask of a Mage who benefits from Diamagics of every colour (`Lore.holds`)."""


class Open(NamedTuple):
    """What everybody knows: the table as spectators see it, and what cards say."""

    table: dict[str, Any]
    book: Book


def laid_open(position: Position) -> Open:
    """All of a position that is public."""
    return Open(public_table(position), position.book)


def why(deed: Deed) -> Reason | None:
    """Why a seat did something (see `GameBots.why`); the deed's `public` is from `laid_open`."""
    now: Open = deed.public
    mine, theirs = now.table["sides"][deed.seat], now.table["sides"][1 - deed.seat]
    for line in deed.own("assign"):
        return _assigned(line, mine, theirs, now.book)
    for line in deed.own("deploy"):
        return _deployed(line, theirs, now.book)
    if deed.own("cast"):
        return _robbed(deed, now, theirs) or _contended(deed, now, mine, theirs)
    return None


def _robbed(deed: Deed, now: Open, theirs: Side) -> Reason | None:
    """Why the seat made the other lose a Diamagic."""
    for line in deed.lines:
        if line["event"] == "lose" and line["seat"] != deed.seat:
            numbers = {"have": theirs["diamagics"], "needed": now.table["needed"]}
            return Reason("mickey-because-rob", {"mage": (line["mage"],)}, numbers)
    return None


def _contended(deed: Deed, now: Open, mine: Side, theirs: Side) -> Reason | None:
    """Why the seat played a Spell in a challenge: what the challenge decides, and who leads."""
    table = now.table
    stake, needed = len(table["stake"]), table["needed"]
    own, other = mine["diamagics"], theirs["diamagics"]
    decides = race(own + stake, other, needed) - race(own, other + stake, needed)
    totals = (table["power"] or {}).get("totals") or [0, 0]
    lead = totals[deed.seat] - totals[1 - deed.seat]
    waiting = sum(not mage["done"] for mage in theirs["mages"])
    numbers: dict[str, int | str] = {
        "stake": stake,
        "needed": needed,
        "lead": abs(lead),
        "waiting": waiting,
        "percent": round(100 * decides),
    }
    if deed.own("discard") and decides >= WEIGHTY:
        return Reason("mickey-because-spend", {}, numbers)
    if stake and other + stake >= needed:
        return Reason("mickey-because-danger", {}, numbers)
    if stake and own + stake >= needed:
        return Reason("mickey-because-point", {}, numbers)
    if lead < 0:
        return Reason("mickey-because-behind", {}, numbers)
    if lead > 0 and waiting:
        return Reason("mickey-because-lead", {}, numbers)
    return Reason("mickey-because-weighty", {}, numbers) if decides >= WEIGHTY else None


def _mage_at(side: Side, place: int) -> str | None:
    """The Mage of a side that stands at a place."""
    return next((mage["card"] for mage in side["mages"] if mage["place"] == place and mage["card"]), None)


def _assigned(line: Line, mine: Side, theirs: Side, book: Book) -> Reason | None:
    """Why this Mage got the Diamagics: nobody opposite robs it, it needs them, or it has few."""
    lore: Lore = lore_of(book)
    chosen = next((mage for mage in mine["mages"] if mage["card"] == line["mage"]), None)
    if chosen is None:
        return None
    robbers = [
        mage["card"]
        for mage in theirs["mages"]
        if mage["card"] and lore.robs[book.face_of[mage["card"]]] and mage["place"] != 2 - chosen["place"]
    ]
    opposite = _mage_at(theirs, 2 - chosen["place"])
    cards = {"mage": (str(line["mage"]),)}
    if robbers and opposite and not lore.robs[book.face_of[opposite]]:
        return Reason("mickey-because-assign-safe", {**cards, "robber": (robbers[0],)})
    bits = lore.holds[book.face_of[line["mage"]]]
    held = chosen["diamagics"]
    colours = list(held)
    wanted = [colour for colour in line["colours"] if bits >> colours.index(colour) & 1 and not held[colour]]
    if wanted and (bits != WILD or not sum(held.values())):
        return Reason("mickey-because-assign-needs", cards)
    others = [sum(mage["diamagics"].values()) for mage in mine["mages"] if mage is not chosen]
    if others and sum(held.values()) < min(others):
        return Reason("mickey-because-assign-fewest", cards)
    return None


def _deployed(line: Line, theirs: Side, book: Book) -> Reason | None:
    """Why this Mage stands here: what it and the Mage opposite do to each other, or that none is there."""
    lore: Lore = lore_of(book)
    face = book.face_of[line["card"]]
    cards = {"mage": (str(line["card"]),)}
    opposite = _mage_at(theirs, 2 - int(line["place"]))
    if opposite is None:
        return None if lore.robs[face] else Reason("mickey-because-deploy-early", cards)
    other = book.face_of[opposite]
    cards["opposite"] = (opposite,)
    if lore.robs[face]:
        return Reason(f"mickey-because-deploy-{'robs' if lore.holds[other] else 'waited'}", cards)
    if lore.robs[other]:
        return None if lore.holds[face] else Reason("mickey-because-deploy-spared", cards)
    return Reason(f"mickey-because-deploy-{'keeps' if lore.holds[face] else 'even'}", cards)
