"""Why a player of Magecraft attacked somebody, took a shield or studied, by what everybody saw."""

from __future__ import annotations

from math import log
from typing import Any

from grimorio.bots.magecraft.standing import (
    FULL_HP,
    HP_ODDS,
    LIFE_ODDS,
    POINT_ODDS,
    SHIELD_ODDS,
    TO_WIN,
)
from grimorio.bots.why import Deed, Line, Reason

Board = dict[str, Any]
"""A player's board, as spectators see it."""

NEAR = 5
"""How many points are missing to whoever is said to be about to win."""
FRAIL = 5
"""How many HP gems somebody has left who is said to be in danger."""
YOUNG = 12
"""How many points and hits are left in a game that is called young (`least_left`)."""


def why(deed: Deed) -> Reason | None:
    """Why a seat did something (see `GameBots.why`); the deed's `public` is the spectators' table."""
    boards: list[Board] = deed.public["boards"]
    mine = boards[deed.seat]
    hp, points = count(mine["hp"]), count(mine["points"])
    for line in deed.own("attack"):
        return _attacked(deed, line, boards)
    if deed.own("gain-shield"):
        return Reason("magecraft-because-shield", {}, {"hp": hp}) if hp <= FRAIL else _last_bare(deed, boards)
    if deed.own("heal"):
        full = Reason("magecraft-because-heal-points") if hp >= FULL_HP else None
        return full or Reason("magecraft-because-heal", {}, {"hp": hp, "full": FULL_HP})
    if deed.own("vanish"):
        left = TO_WIN - points
        return Reason("magecraft-because-vanish", {}, {"left": left}) if 0 < left <= NEAR else None
    return next((_studied(deed, line) for line in deed.own("study")), None)


def count(gems: dict[str, int]) -> int:
    """How many gems of all colours there are."""
    return sum(gems.values())


def _odds(board: Board) -> float:
    """The logarithm of a player's odds of winning, as far as points, HP and shields tell."""
    hp, shield = count(board["hp"]), count(board["shield"])
    return (
        POINT_ODDS * log(max(1, TO_WIN + 1 - count(board["points"])))
        + LIFE_ODDS * log(max(1, hp + shield))
        + HP_ODDS * hp
        + SHIELD_ODDS * shield
    )


def _attacked(deed: Deed, line: Line, boards: list[Board]) -> Reason | None:
    """Why the seat attacked this player and no other."""
    target = boards[int(line["target"])]
    hp, shield, points = count(target["hp"]), count(target["shield"]), count(target["points"])
    own = count(boards[deed.seat]["points"])
    who = {"who": int(line["target"])}
    numbers: dict[str, int | str] = {"hp": hp, "shield": shield, "points": points, "goal": TO_WIN}
    hits = sum(hit["target"] == line["target"] and hit["hit"] == "hp" for hit in deed.own("attack"))
    if hits and hp <= hits:
        return Reason("magecraft-because-attack-last", {}, numbers, who)
    if hits and own + hits >= TO_WIN:
        return Reason("magecraft-because-attack-point", {}, numbers, who)
    if TO_WIN - points <= NEAR:
        return Reason("magecraft-because-attack-threat", {}, numbers, who)
    others = [
        board for board in boards if board["alive"] and board["seat"] not in (deed.seat, target["seat"])
    ]
    if others and all(_odds(target) >= _odds(board) for board in others):
        return Reason("magecraft-because-attack-leader", {}, numbers, who)
    if not shield and any(count(board["shield"]) for board in others):
        return Reason("magecraft-because-attack-bare", {}, numbers, who)
    if not others and hp + shield <= FRAIL:
        return Reason("magecraft-because-attack-frail", {}, numbers, who)
    return Reason("magecraft-because-attack-open", {}, numbers, who) if hits and not shield else None


def _last_bare(deed: Deed, boards: list[Board]) -> Reason | None:
    """Why the seat took a shield although it has much HP: all others have one already, or it is ahead."""
    others = [one for one in boards if one["alive"] and one["seat"] != deed.seat]
    mine = boards[deed.seat]
    if not count(mine["shield"]) and others and all(count(one["shield"]) for one in others):
        return Reason("magecraft-because-shield-bare")
    if others and all(_odds(mine) >= _odds(one) for one in others):
        return Reason("magecraft-because-shield-leads", {}, {"points": count(mine["points"])})
    return None


def _studied(deed: Deed, line: Line) -> Reason | None:
    """Why the seat studied a spell: it is the last copy, or there is time to use it."""
    spells = deed.public["academy"]["spells"]
    left = next((one["left"] for one in spells if one["spell"] == line["spell"]), 0)
    cards = {"spell": (str(line["spell"]),)}
    if left == 1:
        return Reason("magecraft-because-study-last", cards)
    alive = [one for one in deed.public["boards"] if one["alive"]]
    rest = min(
        min(TO_WIN - count(one["points"]), count(one["hp"]) + count(one["shield"]) + 2) for one in alive
    )
    return Reason("magecraft-because-study-early", cards, {"rest": rest}) if rest >= YOUNG else None
