"""Rounds seated by hand: what they break, the others paired again, and what keeps a table as it is."""

from __future__ import annotations

import pytest

from grimorio.events.event import Event
from grimorio.events.facts import Bye, Drop, Entry, Override, Result
from grimorio.events.faults import EventError
from grimorio.events.pairing import Pair, both
from grimorio.events.seating import Break, broken, by_hand, proposed, swapped
from tests.events.test_event import begun, paired, refused, won


def seated(event: Event, number: int, *tables: Pair) -> Event:
    return event.after(by_hand(event, number, tables, "by hand"))


def first_round(players: int = 5, **more: int) -> Event:
    """An event after its first round: Ada beat Bea, Cid beat Dan, Eva had the bye, and so on."""
    names = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"][:players]
    tables = [(one, other) for one, other in zip(names[::2], [*names[1::2], None], strict=False)]
    return won(seated(begun(players, **more), 1, *tables))


def test_a_rematch_a_second_bye_and_a_forbidden_pair_are_named() -> None:
    event = first_round().after(Override(what="forbid", first="Cid", second="Dan", reason="friends"))
    tables: tuple[Pair, ...] = (("Bea", "Ada"), ("Cid", "Dan"), ("Eva", None))
    assert broken(event, 2, tables) == (
        Break("met", ("Bea", "Ada"), 1),
        Break("met", ("Cid", "Dan"), 1),
        Break("forbidden", ("Cid", "Dan")),
        Break("bye", ("Eva",), 1),
    )
    assert broken(event, 2, (("Ada", "Cid"), ("Eva", "Bea"), ("Dan", None))) == ()
    two = broken(event, 2, (("Ada", "Cid"), ("Eva", None), ("Dan", None), ("Bea", None)))
    assert two[-1] == Break("byes", ("Eva", "Dan", "Bea"), 3)


def test_the_round_that_is_on_does_not_count_against_itself() -> None:
    event = paired(first_round())
    here = event.state.rounds[-1].tables
    assert broken(event, 2, here) == ()
    assert broken(event, 2, event.state.rounds[0].tables)[0].kind == "met"
    with pytest.raises(EventError, match="expected round 3"):
        broken(event, 1, here)


def test_the_others_are_paired_as_the_algorithm_pairs_them() -> None:
    event = first_round(8, rounds=4)
    tables = proposed(event, 2, [("Bea", "Cid")])
    assert tables[0] == ("Bea", "Cid") and broken(event, 2, tables) == ()
    assert sorted(name or "" for table in tables for name in table) == sorted(event.state.active)
    assert proposed(event, 2) == event.next_round().tables
    kept = tables[1]
    assert kept[1] is not None
    apart = event.after(Override(what="forbid", first=kept[0], second=kept[1], reason="one family"))
    again = {both(one, other) for one, other in proposed(apart, 2, [("Bea", "Cid")]) if other}
    assert both(*kept) not in again, "a pair forbidden meanwhile"  # type: ignore[arg-type]


def test_a_bye_of_the_organiser_is_kept_when_others_are_paired() -> None:
    event = first_round(8, rounds=4).after(Bye(player="Hal", reason="a train"))
    assert ("Hal", None) in proposed(event, 2, [("Bea", "Cid")])


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ([("Ada", "Bea"), ("Cid", "Ada")], "Ada"),
        ([("Zoe", None)], "Zoe"),
    ],
)
def test_tables_that_cannot_be_kept_are_refused(kept: list[Pair], said: str) -> None:
    with pytest.raises(EventError, match=said):
        proposed(first_round(), 2, kept)


def test_only_tables_without_a_result_change() -> None:
    event = paired(first_round(8, rounds=4))
    done, other, *rest = event.state.rounds[-1].tables
    assert done[1] is not None and other[1] is not None
    event = event.after(Result(round=2, first=done[0], second=done[1], games=(2, 0, 0)))
    moved = swapped(event.state.rounds[-1].tables, done[0], other[0])
    refused(event, by_hand(event, 2, moved, "as asked"), "has a result already")
    fine = swapped(event.state.rounds[-1].tables, other[0], str(rest[0][0]))
    after = seated(event, 2, *fine)
    assert after.state.rounds[-1].results == event.state.rounds[-1].results
    assert proposed(event, 2, [other])[:2] == (done, other)


def test_who_left_after_the_own_match_does_not_keep_others_from_changing() -> None:
    event = paired(first_round(8, rounds=4))
    done, other, third, *_ = event.state.rounds[-1].tables
    assert done[1] is not None
    event = event.after(Result(round=2, first=done[0], second=done[1], games=(2, 0, 0)))
    event = event.after(Drop(player=done[1]))
    after = seated(event, 2, *swapped(event.state.rounds[-1].tables, other[0], third[0]))
    assert done in after.state.rounds[-1].tables
    left = event.after(Drop(player=other[0]))
    refused(left, by_hand(left, 2, after.state.rounds[-1].tables, "x"), f"{other[0]} has left")


def test_who_came_late_may_sit_in_the_round_and_then_has_missed_none() -> None:
    event = begun(3)
    event = paired(event).after(Entry(player="Dan"))
    assert event.state.members["Dan"].missed == 1
    tables = event.state.rounds[-1].tables
    bye = next(first for first, second in tables if second is None)
    other = next(table for table in tables if table[1] is not None)
    stays = seated(event, 1, *tables[::-1])
    assert stays.state.members["Dan"].missed == 1, "nobody has to wait for who came late"
    sits = seated(event, 1, other, (bye, "Dan"))
    assert sits.state.members["Dan"].missed == 0
    refused(sits, by_hand(sits, 1, (other, (bye, None)), "x"), "Dan would not play")


def test_the_first_round_of_a_knockout_stays_one() -> None:
    event = won(paired(first_round(4, rounds=2, cut=4)))
    event = paired(event)
    assert event.state.rounds[-1].stage == "knockout"
    first, second = event.state.rounds[-1].tables
    after = seated(event, 3, *swapped((first, second), first[0], second[0]))
    assert after.state.rounds[-1].stage == "knockout"
    final = paired(won(after))
    one, other = final.state.rounds[-1].tables[0]
    assert broken(final, 4, ((one, None), (str(other), None))) == ()
    with pytest.raises(EventError, match="only Swiss rounds"):
        proposed(event, 3, [first])


def test_a_later_round_of_a_knockout_that_leaves_the_bracket_says_so() -> None:
    event = won(paired(begun(8, "knockout")))
    tables = event.next_round().tables
    assert broken(event, 2, tables) == ()
    moved = swapped(tables, tables[0][0], tables[1][0])
    assert [line.kind for line in broken(event, 2, moved)] == ["bracket", "bracket"]


def test_a_round_robin_names_the_round_in_which_the_two_meet_too() -> None:
    event = won(paired(begun(4, "round-robin")))
    past = event.state.rounds[0].tables[0]
    later = paired(won(paired(event))).state.rounds[2].tables[0]
    assert later[1] is not None
    assert broken(event, 2, event.next_round().tables) == ()
    assert broken(event, 2, (past, later)) == (
        Break("later", (past[0], str(past[1])), 1),
        Break("later", (later[0], later[1]), 3),
    )
