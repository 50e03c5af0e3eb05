"""Why a Magus contested, challenged, bid or took a pack at the auction, by what everybody saw."""

from __future__ import annotations

from typing import Any

from grimorio.bots.live.challenge import Bout, bout
from grimorio.bots.live.greedy import colours_of, fitting
from grimorio.bots.live.worth import shown
from grimorio.bots.why import Deed, Line, Reason

Table = dict[str, Any]
"""The table of an auction, as spectators see it."""


def why(deed: Deed) -> Reason | None:
    """Why a seat did something (see `GameBots.why`); the deed's `public` is the spectators' table."""
    table: Table = deed.public
    for line in deed.own("contest"):
        return _contested(deed, table, str(line["what"]))
    for line in deed.own("challenge"):
        return _challenged(deed, table, line)
    for line in deed.own("bid"):
        life = table["magi"][deed.seat]["life"]
        return Reason("live-because-bid", {}, {"life": life, "bid": int(line["life"])})
    for line in deed.own("declare"):
        own = table["magi"][deed.seat]["style"] == line["deck"]
        return Reason("live-because-declare") if own else None
    for line in (*deed.own("claim"), *deed.own("take")):
        return _took(table, table["magi"][deed.seat], str(line.get("pack") or line.get("what")))
    return None


def _next_best(table: Table, me: Table, pack: str) -> tuple[str, float] | None:
    """The pack on the table that is worth most to a Magus besides `pack`, and its worth."""
    played = colours_of(me)
    values = {name: fitting(name, played, shown) for name in table["packs"] if name != pack}
    best = max(values, key=lambda name: values[name], default=None)
    return None if best is None else (best, values[best])


def _took(table: Table, me: Table, pack: str) -> Reason | None:
    """Why the Magus `me` took a pack: it is worth most of all on the table, and the next best is named."""
    other = _next_best(table, me, pack)
    if other is None or fitting(pack, colours_of(me), shown) < other[1]:
        return None
    return Reason("live-because-take", {"pack": (pack,), "other": (other[0],)})


def _contested(deed: Deed, table: Table, pack: str) -> Reason | None:
    """Why the seat contested a pack."""
    if not table["picks"] or pack not in table["packs"]:
        return None
    now: Bout = bout(table, deed.seat, shown)
    cards = {"pack": (pack,)}
    alive = [trait for trait, left in now.other["traits"].items() if left]
    who = {"who": int(now.other["seat"])}
    if alive and all(now.me["traits"][trait] >= now.other["traits"][trait] for trait in alive):
        return Reason("live-because-contest-traits", cards, {}, who)
    other = _next_best(table, now.me, pack)
    if other is not None and now.gain > 0:
        return Reason("live-because-contest-worth", {**cards, "other": (other[0],)}, {}, who)
    return None


def _challenged(deed: Deed, table: Table, line: Line) -> Reason | None:
    """Why the seat chose this category: how many traits the two Magi have in it."""
    me, rival = table["magi"][deed.seat], table["magi"][int(line["rival"])]
    trait = str(line["trait"])
    mine, theirs = me["traits"][trait], rival["traits"][trait]
    numbers: dict[str, int | str] = {"trait": trait, "mine": mine, "theirs": theirs}
    who = {"who": int(line["rival"])}
    if mine > theirs:
        return Reason("live-because-challenge-more", {}, numbers, who)
    leads = [one for one in me["traits"] if rival["traits"][one] and me["traits"][one] > rival["traits"][one]]
    if not leads:
        kind = "even" if mine == theirs else "least"
        return Reason(f"live-because-challenge-{kind}", {}, numbers, who)
    return None
