"""Events in phases: a draft in pods before Swiss rounds, and leagues with a knockout of the best."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.events.event import Event, champion, rounds_left
from grimorio.events.event_file import load, to_open_format
from grimorio.events.facts import (
    DeckEntry,
    Drop,
    Entry,
    Override,
    PaperDraft,
    PoolEntry,
    Result,
    Seating,
    Settings,
)
from grimorio.events.faults import EventError
from grimorio.events.pairing import Before, both, cost, pair
from grimorio.events.pod_pairing import paired_in_pods
from grimorio.events.pods import seating
from tests.commands import bad, good, run
from tests.events.random_events import holds, refused, undone_again
from tests.events.test_event import finished, paired, won

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWX")


def begun(players: int = 16, **more: Any) -> Event:
    event = Event(Settings(name="Draft", seed="lantern", **({"pods": 8, "pod_rounds": 3} | more)))
    for name in NAMES[:players]:
        event = event.after(Entry(player=name))
    return event


def across(tables: Sequence[tuple[str, str | None]], pods: Sequence[Sequence[str]]) -> int:
    """How many pairs are of two pods."""
    pod_of = {name: number for number, pod in enumerate(pods) for name in pod}
    return sum(second is not None and pod_of[first] != pod_of[second] for first, second in tables)


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-6.SWISS-1")
def test_a_draft_then_rounds_within_pods_then_across_then_a_cut() -> None:
    event = begun(rounds=5, cut=4)
    refused(event, event.after(seating(event)).next_round(), "seats-first")
    with pytest.raises(EventError, match="seat the players for the draft first"):
        event.next_round()
    event = undone_again(event, seating(event))
    pods = event.state.pods
    assert [len(pod) for pod in pods] == [8, 8] and seating(event).pods == pods
    for number in range(1, 6):
        before = event
        event = won(paired(event), *NAMES)
        holds(event, before)
        assert (across(event.state.rounds[-1].tables, pods) == 0) == (number <= 3)
    winners = [line.player for line in event.standings()][:2]
    assert all(sum(name in pod for name in winners) == 1 for pod in pods), "the winners of the pods"
    event = finished(event, *NAMES)
    assert len(event.state.rounds) == 7 and champion(event) in NAMES
    again = Event.from_json(event.to_json())
    assert again == event and again.state == event.state


def test_other_seeds_give_other_pods_and_the_order_of_entry_does_not_matter() -> None:
    event = begun()
    turned = Event(event.settings)
    for name in reversed(NAMES[:16]):
        turned = turned.after(Entry(player=name))
    assert seating(turned) == seating(event)
    settings = msgspec.structs.replace(event.settings, seed="moth")
    assert seating(Event(settings, event.facts, event.state)) != seating(event)


def test_one_player_of_each_odd_pod_plays_somebody_of_another() -> None:
    event = begun(14, pods=7)
    event = event.after(seating(event))
    for number in range(3):
        event = won(paired(event), *NAMES)
        tables = event.state.rounds[-1].tables
        assert all(second is not None for _, second in tables)
        assert across(tables, event.state.pods) == 1, number
    event = begun(7, pods=4).after(seating(begun(7, pods=4)))
    assert across(event.next_round().tables, event.state.pods) == 0
    assert [second for _, second in event.next_round().tables].count(None) == 1


@given(st.data())
def test_pods_cost_no_rematch_and_no_second_bye(data: st.DataObject) -> None:
    names = NAMES[: data.draw(st.integers(2, 11))]
    pairs = [both(one, other) for one in names for other in names if one < other]
    before = Before(
        {name: 3 * data.draw(st.integers(0, 2)) for name in names},
        dict.fromkeys(data.draw(st.sets(st.sampled_from(pairs), max_size=12)), 1),
        dict.fromkeys(data.draw(st.sets(st.sampled_from(names), max_size=3)), 1),
        forbidden=frozenset(data.draw(st.sets(st.sampled_from(pairs), max_size=3))),
        seed="s",
    )
    cut = data.draw(st.integers(0, len(names)))
    try:
        whole = pair(before)
    except EventError:
        with pytest.raises(EventError):
            paired_in_pods(before, (names[:cut], names[cut:]))
        return
    tables = paired_in_pods(before, (names[:cut], names[cut:]))
    seated = [name for table in tables for name in table if name is not None]
    assert sorted(seated) == sorted(names)
    assert not any(second and both(first, second) in before.forbidden for first, second in tables)
    assert cost(before, tables)[:2] == cost(before, whole)[:2]
    assert all(second is not None for _, second in tables[:-1])


@pytest.mark.rule("MTG8-6.LIM-1")
def test_a_deck_waits_for_the_pool_of_its_player() -> None:
    event = begun(4, pods=4)
    refused(event, PoolEntry(player="A", cards="45 Shock"), "not-seated")
    event = event.after(seating(event))
    refused(event, DeckEntry(player="A", deck="40 Shock"), "no-pool-yet")
    event = event.after(PoolEntry(player="A", cards="45 Shock")).after(DeckEntry(player="A", deck="40 Shock"))
    assert event.state.member("A").deck == "40 Shock"
    refused(paired(event), PoolEntry(player="A", cards="45 Shock"), "deck-locked")


@pytest.mark.parametrize(
    ("fact", "cause"),
    [
        (Seating(pods=(("A", "B", "C", "D"),), by="hand"), "seating-reason"),
        (Seating(pods=(("A", "B", "C"),), reason="x"), "not-seated"),
        (Seating(pods=(("A", "B"), ("B", "C", "D")), reason="x"), "seated-twice"),
        (Seating(pods=(("A", "B"), ("C", "Z")), reason="x"), "no-player"),
        (Seating(pods=(("A", "B", "C", "D", "E"),), reason="x"), "large-pod"),
    ],
)
def test_seats_that_cannot_be_are_refused(fact: Seating, cause: str) -> None:
    event = begun(5 if cause == "large-pod" else 4, pods=4)
    refused(event, fact, cause)


def test_nobody_enters_after_the_seats_are_taken_and_who_left_comes_back() -> None:
    event = begun(4, pods=4)
    seats = seating(event)
    event = event.after(seats)
    refused(event, seats, "seating-reason")
    refused(event, Entry(player="Late"), "too-late")
    event = event.after(Drop(player="A")).after(Entry(player="A"))
    assert "A" in event.state.active
    refused(paired(event), msgspec.structs.replace(seats, reason="again"), "rounds-begun")
    refused(Event(Settings(name="x", seed="s")), seats, "no-pods")


def test_a_draft_with_printed_cards_seats_the_pods_too() -> None:
    event = begun(6, pods=3, pod_rounds=1)
    pods = (("A", "C", "E"), ("B", "D", "F"))
    event = event.after(PaperDraft(pods=pods))
    assert event.state.pods == pods
    assert across(event.next_round().tables, pods) == 1


def test_forbidden_pairs_do_not_meet_within_a_pod() -> None:
    event = begun(4, pods=4)
    event = event.after(seating(event))
    first, second = event.next_round().tables[0]
    assert second is not None
    event = event.after(Override(what="forbid", first=first, second=second, reason="family"))
    assert (first, second) not in event.next_round().tables


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"pods": 2}, "pods: expected 0, or 3 to 16 players, found 2"),
        ({"pod_rounds": 3}, "pods: expected 0, or 3 to 16 players, found 0"),
        ({"pods": 8, "structure": "together"}, "no draft is before a game of all players"),
        ({"pods": 8, "pod_rounds": 2, "structure": "knockout"}, "pod_rounds: only of Swiss, found knockout"),
        ({"cut": 4, "structure": "knockout"}, "only Swiss, round robins and leagues have one"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Settings(name="x", seed="s", **settings)


@pytest.mark.rule("MTG8-6.LEAGUE-1")
def test_the_best_of_a_league_play_a_knockout() -> None:
    event = Event(Settings(name="Spring", seed="s", structure="league", cut=2))
    for name in NAMES[:4]:
        event = event.after(Entry(player=name))
    for first, second in (("A", "B"), ("C", "D"), ("A", "C"), ("C", "B")):
        event = event.after(Result(round=1, first=first, second=second, games=(2, 0, 0)))
    assert not event.over and rounds_left(event) == 1
    event = undone_again(event, event.next_round())
    assert {*event.state.rounds[0].tables[0]} == {"A", "C"} and event.state.rounds[0].stage == "knockout"
    refused(event, Entry(player="Late"), "too-late")
    refused(event, Result(round=1, first="B", second="D", games=(2, 0, 0)), "not-paired")
    refused(event, Result(round=1, first="A", second="C", games=(1, 1, 1)), "needs-winner")
    event = event.after(Result(round=1, first="A", second="C", games=(1, 2, 0)))
    assert event.over and champion(event) == "C" and rounds_left(event) == 0
    assert [(line.player, line.points) for line in event.standings()] == [
        ("C", 6),
        ("A", 6),
        ("B", 0),
        ("D", 0),
    ]
    names = [round_["RoundName"] for round_ in to_open_format(event)["Rounds"]]
    assert names == ["League", "Finals"]
    assert Event.from_json(event.to_json()).state == event.state


def test_the_commands_of_a_draft_in_pods(tmp_path: Path) -> None:
    path = str(tmp_path / "draft.json")
    good("event", "new", path, "Draft", "--pods", "4", "--pod-rounds", "2", "--seed", "b")
    good("event", "join", path, *NAMES[:7])
    assert "seat the players for the draft first" in bad("event", "pair", path)
    said = good("event", "pods", path)
    assert said == good("event", "pods", path) and "Pod 2" in said
    assert "say why" in bad("event", "pods", path, "--again")
    good("event", "pods", path, "--pod", "A, B, C", "--pod", "D, E, F, G", "--reason", "two tables")
    assert load(Path(path)).state.pods == (("A", "B", "C"), ("D", "E", "F", "G"))
    record = str(tmp_path / "record.json")
    run("draft", "play", "A", "--at-table", "3", "--seed", "1", "--record", record, typed="1\n" * 60)
    assert "3 pools" in good("event", "pool", path, "--record", record, "--pod", "1")
    assert "expected a table from 1 to 2, found 3" in bad(
        "event", "pool", path, "--record", record, "--pod", "3"
    )
    assert "the draft is of 3 players, found 4" in bad(
        "event", "pool", path, "--record", record, "--pod", "2"
    )
    good("event", "pair", path)
    event = load(Path(path))
    assert event.settings.format is not None and event.settings.format.name == "limited"
    assert all(event.state.member(name).pool for name in "ABC")
    assert across(event.state.rounds[0].tables, event.state.pods) == 0
    log = good("event", "log", path)
    assert "A, B, C / D, E, F, G" in log and "two tables" in log and "Shock" not in log
    plain = str(tmp_path / "plain.json")
    good("event", "new", plain, "Plain", "--seed", "b")
    assert "no draft before its rounds" in bad("event", "pods", plain, "--again")
