"""Challenges set up by hand: every position that play reaches can be described, and asks the same."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.games.mickey.random_decks import random_deck
from grimorio.games.mickey.rules.board import (
    BESIDES,
    CODE_REF,
    FRESH,
    HIDDEN,
    QUIET,
    UP,
    count,
    face_of,
    mage_of,
    ref_of,
    side,
    table,
)
from grimorio.games.mickey.rules.challenge import Challenge
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel import Luck, Position, Setup
from tests.cost import deep

GAME = games.get("mickey")
PLACES = ("left", "centre", "right")
AREAS = {
    UP | HIDDEN: "uncovered",
    UP | FRESH: "cast",
    UP | QUIET | FRESH: "revealed",
    HIDDEN | FRESH: "hidden",
    HIDDEN | FRESH | BESIDES: "besides",
}
BITS = UP | HIDDEN | QUIET | FRESH | BESIDES


def gems(packed: int) -> dict[str, int]:
    return {colour: count(packed, index) for index, colour in enumerate(DIAMAGICS)}


def in_words(p: Position) -> dict[str, Any] | None:
    """The description, in the words of a setup, of a challenge; None if two cards have the same name
    there.
    """
    if any(spell & BITS not in AREAS for seat in (0, 1) for spell in side(p, seat).spells):
        return None  # hidden besides and revealed
    place, faces, challenge = table(p), p.book.faces, p.agenda[-1]
    said: dict[str, Any] = {
        "turn": place.turn,
        "active": "AB"[place.active],
        "plays": "AB"[challenge.seat],
        "castle": {"card": faces[place.castle].key, "owner": "AB"[place.castle_owner]},
        "covered": [{"card": faces[one >> 1].key, "owner": "AB"[one & 1]} for one in place.covered],
        "pool": gems(place.pool),
        "out": gems(place.out),
        "stake": [token_in_words(token) for token in place.stake],
        "A": side_in_words(p, 0, challenge),
        "B": side_in_words(p, 1, challenge),
    }
    sources = [mark.source for mark in place.marks]
    gone = [one for one in place.gone if one.ref in sources]
    if any(one.mage < 0 for one in gone):
        return None
    said["gone"] = [
        {
            "card": faces[one.face].key,
            "by": at(p, one.mage),
            "hidden": bool(one.bits & HIDDEN),
            "simple": one.simple,
        }
        for one in gone
    ]
    names = {one.ref: faces[one.face].key for one in gone}
    for seat in (0, 1):
        for spell in side(p, seat).spells:
            names[ref_of(spell)] = f"{at(p, 3 * seat + mage_of(spell))} {faces[face_of(spell)].key}"
        for mage in range(3):
            names[3 * seat + mage] = at(p, 3 * seat + mage)
        names[CODE_REF + seat] = f"{'AB'[seat]} code"
    names[place.castle_ref] = "castle"
    if len(set(names.values())) < len(names):
        return None
    said["lasting"] = marks_in_words(p, names)
    return None if said["lasting"] is None else said


def marks_in_words(p: Position, names: dict[int, str]) -> list[dict[str, Any]] | None:
    """The description of the effects that go on; None if one is about a card that is nowhere any more."""
    found: list[dict[str, Any]] = []
    for mark in table(p).marks:
        if mark.kind != "simple" and mark.source not in names:
            return None
        entry: dict[str, Any] = {"does": mark.kind}
        if mark.kind != "simple":
            entry["by"] = names[mark.source]
        targets = [names[ref] for ref in mark.targets if ref in names]
        if mark.kind != "for-now":
            if not targets and mark.noun < 0:
                continue
            if targets:
                entry["on"] = targets
        if mark.that >= 0 and mark.that != mark.source:
            if mark.that not in names:
                return None
            entry["that"] = names[mark.that]
        rows = [one.row for one in table(p).marks if (one.kind, one.source) == (mark.kind, mark.source)]
        if mark.kind != "for-now" or mark.row == rows[0]:
            found.append(entry)
    return found


def token_in_words(token: int) -> dict[str, Any]:
    seen = "".join(seat for place, seat in enumerate("AB") if token >> 2 + place & 1)
    return {"colour": DIAMAGICS[token & 3], "seen": seen or "none", "up": token >= 16}


def at(p: Position, slot: int) -> str:
    return f"{'AB'[slot // 3]} {PLACES[side(p, slot // 3).places[slot % 3]]}"


def side_in_words(p: Position, seat: int, challenge: Challenge) -> dict[str, Any]:
    one, faces = side(p, seat), p.book.faces
    bit = 1 << seat
    said: dict[str, Any] = {
        "team": one.team,
        "code": "none" if one.code < 0 else faces[one.code].key,
        "passed": "limited" if challenge.stuck & bit else bool(challenge.passed & bit),
        "play_used": bool(table(p).used_up & bit),
        "shown": [faces[face].key for face in one.seen],
        "support": [faces[face].key for face in one.support],
    }
    for pile in ("hand", "deck", "discard", "castles", "castle_discard"):
        said[pile] = [faces[face].key for face in getattr(one, pile)]
    for mage in range(3):
        post: dict[str, Any] = {
            "mage": faces[one.mages[mage]].key,
            "diamagics": gems(one.held[mage]),
            "again": bool(one.free >> mage & 1),
            "possessed": bool(table(p).possessed >> 3 * seat + mage & 1),
        }
        for spell in one.spells:
            if mage_of(spell) == mage:
                post.setdefault(AREAS[spell & BITS], []).append(faces[face_of(spell)].key)
        said[PLACES[one.places[mage]]] = post
    return said


def looked_at(p: Position) -> list[Any]:
    """The question, and the public values that are computed from the rest of the position."""
    view = p.seen_by(-2)["table"]
    mages = [
        sorted(([*map(str, one.values())] for one in side_["mages"]), key=lambda one: one[1])
        for side_ in view["sides"]
    ]
    spells = [
        sorted(
            (one["place"], str(one["card"]), one["simple"], one["quiet"], one["hidden"], one["up"])
            for one in side_["spells"]
        )
        for side_ in view["sides"]
    ]
    asks = [(one.seat, one.ask, sorted(map(str, one.options))) for one in p.waiting]
    return [asks, view["power"]["totals"], mages, spells]


@pytest.mark.parametrize("match", ["official", deep("classic")])
def test_whatever_a_challenge_reaches_can_be_set_up_and_asks_the_same(match: str) -> None:
    """In random matches, plays of a challenge are described and set up again."""
    tried = lasting = 0
    for seed in range(8):
        options = {"match": match}
        book = GAME.book(Setup("mickey", 2, 0, options))
        luck = Luck(seed)
        decks = [random_deck(book, luck.below(2**40)).to_json() for _ in range(2)]
        setup = Setup("mickey", 2, seed, options, {"decks": decks})
        p = GAME.start(setup, stops=3)
        while p.waiting and tried < 90 * (seed + 1):
            choice = p.choice
            if choice.ask == "play" and isinstance(p.agenda[-1], Challenge):
                said = in_words(p)
                if said is not None:
                    tried += 1
                    lasting += bool(said["lasting"])
                    again = GAME.start(Setup("mickey", 2, 1, options, None, said), stops=3)
                    assert looked_at(again) == looked_at(p), said
            p.answer(luck.below(len(choice.options)), choice.number)
    assert tried > 300 and lasting > 30
