"""Descriptions of situations with nothing left out: for an editor, and for files that keep their meaning."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import Any

from grimorio.games.mickey.game import Mickey
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.options import TURN_CAP
from grimorio.games.mickey.rules.board import TOKEN_UP, Gems, count
from grimorio.games.mickey.situation import described
from grimorio.games.mickey.situation_data import (
    AREAS,
    LIMITED,
    NO_CASTLE,
    PHASES,
    PILES,
    PLACES,
    PROGRESS,
    RARE_AREAS,
    SEATS,
    Described,
    Post,
)
from grimorio.games.mickey.situation_diamagics import diamagics, gems_of, gems_text
from grimorio.games.mickey.words import DIAMAGICS, LEGENDARY
from grimorio.kernel import Position, Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of

STACKS = (*PILES, "support")
"""The names of the piles of a side. Only these and the areas of Mages are lists of cards in a description."""


def in_full(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """The complete form of a situation's description: cards by their keys, Diamagics by colour.

    The result names the pool only if the description does. Without it, the pool consists of all Diamagics
    that lie nowhere else.

    Args:
        setup: the game, players, seed and options.
        description: the description, as the file of a scenario has it.

    Raises:
        SetupError: the description is wrong; the error's `field` is the path in it.
    """
    setup = replace(setup, situation=description)
    try:
        position = Position(_game(), setup, _game().book(setup), 0)
        contents = described(position)
    except SetupError as error:
        raise error.at(error.field.removeprefix("situation").lstrip(".")) from None
    book: Book = position.book
    full: dict[str, Any] = {"phase": contents.phase, "turn": contents.turn, "active": SEATS[contents.active]}
    if contents.phase == "challenge" and ("plays" in description or "resolving" not in description):
        full["plays"] = SEATS[contents.plays]
    if contents.phase == "diamagic":
        full["winner"] = SEATS[contents.winner]
    if contents.phase not in NO_CASTLE:
        full["castle"] = {"card": book.faces[contents.castle].key, "owner": SEATS[contents.owner]}
        full["covered"] = [
            {"card": book.faces[card].key, "owner": SEATS[owner]} for card, owner in contents.covered
        ]
    full["stake"] = [_token(token) for token in contents.stake]
    if "pool" in description:
        full["pool"] = _gems(contents.pool)
    full["out"] = _gems(contents.out)
    full |= {key: description[key] for key in ("gone", "lasting", *PROGRESS) if key in description}
    return full | {SEATS[seat]: _side(book, contents, seat) for seat in seats_of(2)}


@cache
def _game() -> Mickey:
    """The game Wizards of Mickey, as one shared object."""
    return Mickey()


def _gems(gems: Gems) -> dict[str, int]:
    """The number of Diamagics of each colour, by the name of the colour."""
    return {colour: count(gems, index) for index, colour in enumerate(DIAMAGICS)}


def _token(token: int) -> dict[str, Any]:
    """The description of one Diamagic at stake; `token` is its entry in `Table.stake`."""
    seen = "".join(seat for place, seat in enumerate(SEATS) if token >> 2 + place & 1)
    return {"colour": DIAMAGICS[token & 3], "seen": seen or "none", "up": token >= TOKEN_UP}


def _side(book: Book, found: Described, seat: Seat) -> dict[str, Any]:
    """The description of what one player has: "team", "code", "passed", its places and its piles.

    `found` is the situation that was read, and `seat` the player's.
    """
    side = found.sides[seat]
    return {
        "team": side.team,
        "code": "none" if side.code < 0 else book.faces[side.code].key,
        "passed": LIMITED if side.limited else side.passed,
        **({"play_used": True} if side.play_used else {}),
        **({"shown": _cards(book, side.shown)} if side.shown else {}),
        **{place: _post(book, post) for place, post in zip(PLACES, side.posts, strict=True)},
        **{pile: _cards(book, side.piles[pile]) for pile in STACKS},
    }


def _post(book: Book, post: Post) -> dict[str, Any]:
    """The description of a Mage and of the Spells that lie at its place.

    Its keys are "mage", "diamagics", the areas of the place with their cards, "again" and "possessed"; rare
    ones are left out where they are empty.
    """
    return {
        "mage": book.faces[post.mage].key,
        "diamagics": _gems(post.diamagics),
        **{area: _cards(book, getattr(post, area)) for area in AREAS},
        **{area: _cards(book, getattr(post, area)) for area in RARE_AREAS if getattr(post, area)},
        **({"revealed": {"card": book.faces[post.revealed[0]].key, "besides": True}} if post.second else {}),
        "again": post.again,
        "possessed": post.possessed,
    }


def _cards(book: Book, faces: Iterable[int]) -> list[str]:
    """The keys of cards in their order. Equal cards in a row are one entry, as in ``Roknar*3``.

    `faces` are the cards as indices into `Book.faces`.
    """
    found = []
    for face, like in groupby(faces):
        number = len(list(like))
        found.append(book.faces[face].key + (f"*{number}" if number > 1 else ""))
    return found


def limits(seats: int) -> dict[str, Any]:
    """The values from which a situation can be put together.

    Args:
        seats: the number of players.

    Returns:
        The names of phases, places, areas, piles and colours; the number of the last turn; the fixed places
            of Mages, by key; the teams.
    """
    faces = _game().book(Setup("mickey", seats)).faces
    return {
        "phases": list(PHASES),
        "places": list(PLACES),
        "areas": list(AREAS),
        "piles": list(STACKS),
        "colours": list(DIAMAGICS),
        "turns": TURN_CAP,
        "fixed": {face.key: PLACES[face.place] for face in faces if face.place >= 0},
        "teams": list(dict.fromkeys(face.team for face in faces if face.team not in ("", LEGENDARY))),
    }


def shortly(full: dict[str, Any]) -> dict[str, Any]:
    """Shorten the complete description of a situation to the form in the files of scenarios.

    `full` is a result of `in_full`. Values that are the default are left out, and Diamagics are written as in
    ``B2 R1``.
    """
    text: dict[str, Any] = {}
    for key, value in full.items():
        if key in SEATS:
            text[key] = _short_side(value)
        elif key in ("pool", "out"):
            text[key] = _short_gems(value)
        elif value or key == "stake":
            text[key] = value
    return text


def _short_gems(gems: dict[str, int]) -> str:
    """Diamagics as the files of scenarios write them, such as ``B2 R1``, or ``none``.

    `gems` has the number of Diamagics by the name of the colour.
    """
    return gems_text(gems_of(diamagics(gems, "")))


def _short_side(side: dict[str, Any]) -> dict[str, Any]:
    """The description `side` of what one player has, shortened as `shortly` shortens the whole."""
    text: dict[str, Any] = {}
    for key, value in side.items():
        if key in PLACES:
            post = {part: one for part, one in value.items() if one}
            post["diamagics"] = _short_gems(value["diamagics"])
            if post["diamagics"] == "none":
                del post["diamagics"]
            text[key] = post
        elif value not in ("", "none", False) and (value or key in ("deck", "castles")):
            text[key] = value
    return text
