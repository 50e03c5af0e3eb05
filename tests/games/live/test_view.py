"""The view of an auction tells the row, whose turn it is, and how far Act of Fate has come."""

from __future__ import annotations

from tests.games.live.laid import Laid, duel, magus


def test_the_row_and_who_takes_next_in_it_are_seen() -> None:
    t = Laid(magus("red"), magus("white"), magus("blue")).all("yes")
    rows = t.table["rows"]
    assert [(row["kind"], row["packs"]) for row in rows["rows"]] == [
        ("mono", 3),
        ("two-colour", 2),
        ("gold", 1),
        ("mono", 3),
        ("two-colour", 1),
    ]
    assert (rows["at"], rows["later"]) == (0, [[0, 2]]), "white comes first in the white deck"
    assert (t.table["round"], t.table["active"]) == (1, 1)
    t.first("pack", "artifact")
    assert t.table["round"] == 6 and len(t.table["rows"]["rows"]) == 3
    t.first("deck")
    assert (t.table["round"], t.table["rows"]) == (7, None)


def test_whose_place_is_contested_at_the_completion_is_seen() -> None:
    t = Laid(magus("red"), magus("blue")).first("deck")
    t.all("deck", "green")
    assert t.asked == {1: "contest"}
    assert t.table["completion"]["place"] == {"deck": "green", "holder": 0, "settled": []}
    t.do(1, "no")
    assert t.table["completion"]["place"] is None and t.table["active"] == 0


def test_which_packs_fate_hides_is_seen_and_in_which_hand_is_not() -> None:
    t = duel("mental", magus(powers=("Act of Fate",)), magus()).power("Act of Fate", None)
    second = t.options(0)[0][1]
    assert t.table["challenge"]["offer"] == {"seat": 0, "second": None}
    t.do(0, "pack", second)
    assert t.table["challenge"]["offer"] == {"seat": 0, "second": second}
    before = t.p.seen_by(1)
    left, right = (t.p.copy() for _ in range(2))
    for position, hand in ((left, "left"), (right, "right")):
        choice = next(one for one in position.waiting if one.seat == 0)
        position.answer(choice.index(("hand", hand)), choice.number)
    assert left.seen_by(1) == right.seen_by(1)
    assert left.seen_by(1)["table"] == before["table"]


def test_a_throw_is_seen_by_nobody_else_before_both_have_thrown() -> None:
    t = duel("social")
    seen = []
    for hand in ("rock", "paper", "scissors"):
        position = t.p.copy()
        choice = next(one for one in position.waiting if one.seat == 0)
        position.answer(choice.index(("throw", hand)), choice.number)
        seen.append([position.seen_by(seat) for seat in (1, -2)])
        assert position.seen_by(0)["table"]["given"] == ["throw", hand]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][0]["table"]["given"] is None
    assert [one["ask"] for one in seen[0][0]["waiting"]] == ["throw"]
