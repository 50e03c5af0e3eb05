"""Positions set up by hand in the middle of combat, and after a land was played."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.game import Magic
from grimorio.games.magic.situation_full import in_full, shortly
from grimorio.games.magic.state.objects import player, table
from grimorio.kernel import Position, Setup, SetupError

MAGIC = Magic()
A, B, C = 0, 1, 2


def start(situation: dict[str, Any], seats: int = 2) -> Position:
    return MAGIC.start(Setup("magic", seats, 1, {}, None, situation), stops=255)


def ids(p: Position) -> dict[str, int]:
    return {p.book.face(p.things[key].face).name: key for key in table(p).play}


def passed(p: Position, times: int) -> None:
    for _ in range(times):
        p.answer(p.choice.index(("pass",)))


@pytest.mark.rule("MTG8-3.3c-1")
def test_attackers_that_are_declared_wait_for_blockers() -> None:
    attack = {"card": "Hill Giant", "attacking": True, "tapped": True}
    p = start({"at": "blockers", "A": {"battlefield": [attack, "Okk"]}, "B": {"battlefield": ["Wind Drake"]}})
    key = ids(p)
    assert (p.choice.ask, p.choice.seat) == ("block", B)
    assert ("block", key["Wind Drake"], key["Hill Giant"]) in p.choice.options
    assert not any(key["Okk"] in option for option in p.choice.options)
    p.answer(p.choice.index(("done",)))
    passed(p, 4)
    assert player(p, B).life == 17


@pytest.mark.rule("MTG8-3.3d-1")
def test_blockers_that_are_declared_are_dealt_damage() -> None:
    attack = {"card": "Hill Giant", "attacking": "B", "as": "giant"}
    block = {"card": "Grizzly Bears", "blocking": "giant"}
    two = {"battlefield": [block, {**block, "card": "Wind Drake"}]}
    p = start({"at": "damage", "A": {"battlefield": [attack, {"card": "Okk", "attacking": "B"}]}, "B": two})
    key = ids(p)
    giant = p.things[key["Hill Giant"]]
    assert giant.blocked and giant.blockers == (key["Grizzly Bears"], key["Wind Drake"])
    seen = {one["name"]: one for one in p.seen_by(B)["table"]["play"]}
    assert [seen["Okk"]["attacking"], seen["Okk"]["blocked"]] == [B, False]
    assert seen["Wind Drake"]["blocks"] == [key["Hill Giant"]]
    while p.choice.ask != "priority":
        p.answer(0)
    passed(p, 2)
    assert player(p, B).life == 16 and "Hill Giant" not in ids(p)


def test_each_attacks_one_of_several_players() -> None:
    pieces = [{"card": "Hill Giant", "attacking": "C"}, {"card": "Okk", "attacking": "A"}]
    block = {"battlefield": ["Wind Drake"]}
    p = start({"at": "blockers", "active": "B", "A": block, "B": {"battlefield": pieces}, "C": block}, 3)
    asked = []
    while p.choice.ask == "block":
        asked.append(p.choice.seat)
        p.answer(p.choice.index(("done",)))
    assert asked == [C, A]


@pytest.mark.rule("MTG8-3.2-2")
def test_a_land_that_was_played_is_the_only_one() -> None:
    for lands in (0, 1):
        p = start({"lands": lands, "A": {"hand": ["Forest"]}})
        assert (("land", "Forest") in p.choice.options) == (not lands)


GIANT = {"card": "Hill Giant", "attacking": "B", "as": "giant"}


@pytest.mark.parametrize(
    ("at", "mine", "theirs", "field"),
    [
        ("attackers", GIANT, "Okk", "A.battlefield[0].attacking"),
        ("main1", GIANT, "Okk", "A.battlefield[0].attacking"),
        ("blockers", {**GIANT, "card": "Forest"}, "Okk", "A.battlefield[0].attacking"),
        ("blockers", {**GIANT, "phased_out": True}, "Okk", "A.battlefield[0].attacking"),
        ("blockers", {**GIANT, "attacking": "A"}, "Okk", "A.battlefield[0].attacking"),
        ("blockers", {**GIANT, "attacking": "C"}, "Okk", "A.battlefield[0].attacking"),
        ("blockers", {**GIANT, "attacking": 1}, "Okk", "A.battlefield[0].attacking"),
        ("blockers", "Okk", {"card": "Okk", "attacking": "A"}, "B.battlefield[0].attacking"),
        ("blockers", GIANT, {"card": "Okk", "blocking": "giant"}, "B.battlefield[0].blocking"),
        ("damage", GIANT, {"card": "Okk", "blocking": "gaint"}, "B.battlefield[0].blocking"),
        ("damage", GIANT, {"card": "Forest", "blocking": "giant"}, "B.battlefield[0].blocking"),
        ("damage", "Hill Giant", {"card": "Okk", "blocking": "Hill Giant"}, "B.battlefield[0].blocking"),
    ],
)
def test_what_cannot_fight_is_refused_at_its_place(at: str, mine: Any, theirs: Any, field: str) -> None:
    with pytest.raises(SetupError) as caught:
        start({"at": at, "A": {"battlefield": [mine]}, "B": {"battlefield": [theirs]}})
    assert caught.value.field == f"situation.{field}"


def test_in_full_an_attacker_that_is_blocked_has_a_name_of_its_own() -> None:
    said = {
        "at": "damage",
        "lands": 1,
        "A": {"battlefield": [{"card": "Hill Giant", "attacking": True}]},
        "B": {"battlefield": [{"card": "Okk", "blocking": "hill giant"}]},
    }
    full = in_full(Setup("magic", 2), said)
    assert full["A"]["battlefield"] == [{"card": "Hill Giant", "as": "hill giant", "attacking": "B"}]
    assert full["B"]["battlefield"] == [{"card": "Okk", "blocking": "hill giant"}]
    assert in_full(Setup("magic", 2), shortly(full)) == full
    assert "lands" not in shortly(in_full(Setup("magic", 2), {}))
