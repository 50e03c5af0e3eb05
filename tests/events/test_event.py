"""Events as logs of facts: their rounds, facts that are refused, and facts taken back."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import grimorio.events
from grimorio.events.event import Event, champion, rounds_left, settings_of, undone
from grimorio.events.facts import (
    Bye,
    DeckEntry,
    Drop,
    Entry,
    Note,
    Override,
    Pairing,
    Penalty,
    Result,
    Settings,
    Undo,
)
from grimorio.events.faults import EventError
from grimorio.language import LANGUAGES

NAMES = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon"]


def begun(players: int, structure: Any = "swiss", seed: str = "s", **more: Any) -> Event:
    event = Event(Settings(name="Thursday", seed=seed, structure=structure, **more))
    for name in NAMES[:players]:
        event = event.after(Entry(player=name))
    return event


def paired(event: Event) -> Event:
    return event.after(event.next_round())


def won(event: Event, *winners: str) -> Event:
    """The event after each open match is won 2-0 by the player in `winners`, or else by the first player."""
    number = len(event.state.rounds)
    for first, second in event.state.rounds[-1].open:
        assert second is not None
        games = (0, 2, 0) if second in winners else (2, 0, 0)
        event = event.after(Result(round=number, first=first, second=second, games=games))
    return event


def finished(event: Event, *winners: str) -> Event:
    while not event.over:
        event = won(paired(event), *winners)
    return event


def refused(event: Event, fact: Any, said: str) -> None:
    with pytest.raises(EventError, match=said):
        event.after(fact)


def read_again(event: Event) -> Event:
    return Event.from_json(json.loads(json.dumps(event.to_json())))


@pytest.mark.rule("MTG8-6.TOUR-1")
def test_a_tournament_has_a_set_number_of_rounds_paired_by_the_organiser() -> None:
    event = begun(9)
    assert (event.swiss, rounds_left(event)) == (4, 4)
    event = finished(event, "Eva")
    assert len(event.state.rounds) == 4 and rounds_left(event) == 0
    assert champion(event) == "Eva"
    with pytest.raises(EventError, match="all rounds are played"):
        event.next_round()
    assert read_again(event) == event and read_again(event).state == event.state


@pytest.mark.rule("MTG8-6.ELIM-1")
def test_who_loses_a_knockout_match_is_out_and_the_last_one_wins() -> None:
    event = Event(Settings(name="Cup", seed="s", structure="knockout"))
    for number, name in enumerate(NAMES[:6], start=1):
        event = event.after(Entry(player=name, seed=number))
    event = paired(event)
    assert event.state.rounds[0].tables == (("Ada", None), ("Dan", "Eva"), ("Bea", None), ("Cid", "Fay"))
    event = won(event, "Fay", "Eva")
    event = paired(event)
    assert event.state.rounds[1].tables == (("Ada", "Eva"), ("Bea", "Fay"))
    refused(event, Result(round=2, first="Ada", second="Eva", games=(1, 1, 0)), "needs a winner")
    by_life = Result(round=2, first="Ada", second="Eva", games=(1, 1, 0), outcome="second")
    event = won(event.after(by_life))
    event = won(paired(event))
    assert champion(event) == "Eva" and event.over
    assert [(line.place, line.player) for line in event.standings()][:4] == [
        (1, "Eva"),
        (2, "Bea"),
        (3, "Ada"),
        (3, "Fay"),
    ]


@pytest.mark.rule("MTG8-6.ELIM-1")
def test_who_wins_a_knockout_match_and_leaves_lets_the_others_pass() -> None:
    event = Event(Settings(name="Cup", seed="s", structure="knockout"))
    for number, name in enumerate(NAMES[:4], start=1):
        event = event.after(Entry(player=name, seed=number))
    semis = won(paired(event), "Ada", "Bea")
    event = semis.after(Drop(player="Ada"))
    assert event.over and champion(event) == "Bea"
    assert [(line.place, line.player) for line in event.standings()][:2] == [(1, "Bea"), (2, "Ada")]
    late = won(paired(semis), "Ada").after(Drop(player="Ada"))
    assert champion(late) == "Ada", "the final was won before"
    cup = Event(Settings(name="Cup", seed="s", structure="knockout"))
    for number, name in enumerate(NAMES[:8], start=1):
        cup = cup.after(Entry(player=name, seed=number))
    cup = won(paired(cup), *NAMES[:4]).after(Drop(player="Ada"))
    cup = won(paired(cup))
    assert [line.player for line in cup.standings()][3] == "Ada", "above who lost in the round that Ada won"


@pytest.mark.rule("MTG8-6.SWISS-1")
def test_swiss_goes_on_after_losses_and_ends_with_a_knockout_of_the_best() -> None:
    event = begun(10, cut=4)
    for _ in range(event.swiss):
        event = won(paired(event), "Ada", "Bea")
        assert all(len(round_.tables) == 5 for round_ in event.state.rounds)
    best = [line.player for line in event.standings()][:4]
    points = {line.player: line.points for line in event.standings()}
    event = paired(event)
    assert event.state.rounds[-1].tables == ((best[0], best[3]), (best[1], best[2]))
    event = finished(won(event, best[3]), best[3])
    assert champion(event) == best[3]
    assert [line.place for line in event.standings()] == list(range(1, 11))
    assert {line.player: line.points for line in event.standings()} == points


@pytest.mark.rule("MTG8-6.LEAGUE-1")
def test_a_league_has_no_pairings_and_any_number_of_matches() -> None:
    event = begun(4, "league")
    for _ in range(5):
        event = event.after(Result(round=1, first="Ada", second="Bea", games=(2, 1, 0)))
    event = event.after(Result(round=1, first="Cid", second="Ada", games=(1, 1, 1)))
    assert [(line.player, line.points) for line in event.standings()][:2] == [("Ada", 16), ("Cid", 1)]
    with pytest.raises(EventError, match="no rounds"):
        event.next_round()
    limited = begun(3, "league", limit=1).after(Result(round=1, first="Ada", second="Bea", games=(2, 0, 0)))
    refused(limited, Result(round=1, first="Bea", second="Ada", games=(2, 0, 0)), "which is the limit")
    refused(limited, Result(round=1, first="Bea", second="Bea", games=(2, 0, 0)), "cannot play alone")
    assert limited.after(Entry(player="Zoe")).state.members["Zoe"].missed == 0
    assert read_again(limited) == limited


@pytest.mark.rule("MTG8-6.CON-1")
def test_a_deck_is_not_changed_once_its_player_is_paired() -> None:
    event = begun(2).after(DeckEntry(player="Ada", deck="60 Forest"))
    event = event.after(DeckEntry(player="Ada", deck="61 Forest"))
    assert event.state.members["Ada"].deck == "61 Forest"
    refused(paired(event), DeckEntry(player="Ada", deck="60 Swamp"), r"locked \(MTG8-6.CON-1\)")


def test_everybody_meets_everybody_once_in_a_round_robin() -> None:
    for count in (4, 5):
        event = finished(begun(count, "round-robin"))
        met = [{*table} for round_ in event.state.rounds for table in round_.tables]
        assert len(met) == count * (count - 1) // 2
        assert all(pair not in met[:place] for place, pair in enumerate(met))


def test_leaving_a_round_robin_before_half_of_it_strikes_all_matches() -> None:
    event = won(paired(begun(5, "round-robin")), "Eva")
    leaver = event.state.rounds[0].tables[0][0]
    early = finished(event.after(Drop(player=leaver)))
    assert all(leaver not in (match.first, match.second) for match in early.played())
    assert len(early.played()) == 6
    for _ in range(3):
        event = won(paired(event), leaver)
    late = finished(event.after(Drop(player=leaver)))
    assert len(late.played()) == 10
    lines = {line.player: line for line in late.standings()}
    assert all(line.won + line.lost + line.drawn == 4 for line in lines.values())


def test_a_late_entry_has_lost_the_rounds_before() -> None:
    event = won(paired(begun(4)))
    event = event.after(Entry(player="Zoe"))
    line = next(line for line in event.standings() if line.player == "Zoe")
    assert (line.points, line.lost, line.shares) == (0, 1, ())
    event = paired(event)
    assert sum(second is None for _, second in event.state.rounds[-1].tables) == 1
    refused(won(paired(begun(4, "knockout"))), Entry(player="Zoe"), "comes too late")


def test_leaving_and_coming_back_gives_no_second_bye() -> None:
    event = won(paired(begun(3)))
    (rested,) = [first for first, second in event.state.rounds[0].tables if second is None]
    event = event.after(Drop(player=rested)).after(Entry(player=rested))
    event = paired(event)
    assert (rested, None) not in event.state.rounds[1].tables
    refused(event, Entry(player=rested), "has entered already")


def test_a_bye_that_is_given_is_had_in_the_next_round() -> None:
    event = begun(6).after(Bye(player="Cid", reason="won the last one"))
    tables = event.next_round().tables
    assert ("Cid", None) in tables and sum(second is None for _, second in tables) == 2
    event = paired(event)
    assert not event.state.byes
    refused(begun(4, "knockout"), Bye(player="Ada", reason="x"), "only Swiss")


def test_the_organiser_forbids_a_pair_and_seats_by_hand() -> None:
    event = begun(4).after(Override(what="forbid", first="Ada", second="Bea", reason="same family"))
    assert {"Ada", "Bea"} not in [{*table} for table in event.next_round().tables]
    refused(event, Override(what="forbid", first="Bea", second="Ada", reason="again"), "are so already")
    by_hand = Pairing(round=1, tables=(("Ada", "Bea"), ("Cid", "Dan")), by="hand", reason="they asked")
    event = event.after(by_hand)
    assert event.state.rounds[0].tables == by_hand.tables
    swapped = Pairing(round=1, tables=(("Ada", "Cid"), ("Bea", "Dan")), by="hand", reason="swap")
    assert event.after(swapped).state.rounds[0].tables == swapped.tables
    played = event.after(Result(round=1, first="Bea", second="Ada", games=(2, 0, 0)))
    refused(played, swapped, "has a result already")


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (Entry(player="Ada"), "has entered already"),
        (Drop(player="Zoe"), "nobody called Zoe"),
        (Pairing(round=3, tables=(("Ada", "Bea"),), by="hand", reason="x"), "expected round 2"),
        (
            Pairing(round=2, tables=(("Ada", "Bea"),), by="swiss"),
            "of round 1 are open",
        ),
        (Pairing(round=1, tables=(("Ada", "Bea"), ("Cid", "Dan")), by="hand"), "say why the round"),
        (Pairing(round=1, tables=(("Ada", "Bea"),), by="hand", reason="x"), "Cid, Dan would not play"),
        (Pairing(round=1, tables=(("Ada", "Bea"), ("Cid", "Ada")), by="hand", reason="x"), "paired twice"),
        (Pairing(round=1, tables=(), by="hand", reason="x"), "expected one"),
        (Result(round=2, first="Ada", second="Bea", games=(2, 0, 0)), "expected a round from 1 to 1"),
        (Result(round=1, first="Ada", second="Ada", games=(2, 0, 0)), "are not paired"),
        (Result(round=1, first="Ada", second="Bea", games=(3, 0, 0)), "expected a best of 3"),
        (Result(round=1, first="Ada", second="Bea", games=(2, 2, 0)), "expected a best of 3"),
        (Undo(fact=99, reason="x"), "a fact from 0 to"),
        (Undo(fact=0, reason="x"), r"facts\[4\]: nobody called Ada"),
        (Override(what="allow", first="Ada", second="Bea", reason="x"), "are so already"),
        (Override(what="forbid", first="Ada", second="Ada", reason="x"), "expected another player"),
    ],
)
def test_what_cannot_be_is_refused(fact: Any, said: str) -> None:
    refused(paired(begun(4)), fact, said)


def test_a_result_is_corrected_with_a_reason() -> None:
    event = paired(begun(2))
    ((first, second),) = event.state.rounds[0].tables
    assert second is not None
    event = event.after(Result(round=1, first=first, second=second, games=(2, 0, 0)))
    other = {"round": 1, "first": second, "second": first, "games": (2, 1, 0)}
    refused(event, Result(**other), "why is it corrected")
    event = event.after(Result(**other, reason="both say so"))
    assert event.standings()[0].player == second


def test_a_knockout_result_that_a_later_round_rests_on_stays() -> None:
    event = won(paired(begun(4, "knockout")))
    event = paired(event)
    first, second = event.state.rounds[0].tables[0]
    assert second is not None
    turned = Result(round=1, first=first, second=second, games=(0, 2, 0), reason="wrong")
    refused(event, turned, "take that pairing back first")
    pairing = max(number for number, fact in enumerate(event.facts) if isinstance(fact, Pairing))
    event = event.after(Undo(fact=pairing, reason="wrong result")).after(turned)
    assert second in event.state.left_in()


def test_taking_back_and_restoring() -> None:
    event = won(paired(begun(4)))
    before = event
    event = event.after(Undo(fact=len(event.facts) - 1, reason="typed wrongly"))
    assert len(event.state.rounds[0].open) == 1 and event.facts[:-1] == before.facts
    refused(event, Undo(fact=len(before.facts) - 1, reason="again"), "is taken back already")
    event = event.after(Undo(fact=len(event.facts) - 1, reason="it was right"))
    assert event.state == before.state
    assert undone(event.facts) == {len(before.facts)}
    assert read_again(event).state == event.state


def test_who_is_disqualified_leaves_and_does_not_come_back() -> None:
    event = begun(4).after(Penalty(player="Ada", penalty="warning", reason="slow play"))
    assert "Ada" in event.state.active
    event = event.after(Penalty(player="Ada", penalty="disqualification", reason="cheating", offence=161))
    assert "Ada" not in event.state.active
    refused(event, Entry(player="Ada"), "was disqualified")
    event = event.after(Note(text="the judge was called"))
    assert event.next_round().tables[-1][1] is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "other"}, "expected an event"),
        ({"version": 2}, "version: expected 1, found 2"),
        ({"settings": {"name": "x", "seed": "s", "cut": 3}}, r"settings.cut"),
        ({"settings": {"name": "x", "seed": "s", "structure": "league", "rounds": 4}}, "only of Swiss"),
        ({"settings": {"name": "x", "seed": "s", "scoring": {"floor": "1/2"}}}, "settings.scoring.floor"),
        ({"facts": [{"kind": "entry", "player": ""}]}, r"facts\[0\].player"),
        ({"facts": [{"kind": "other"}]}, r"facts\[0\].kind"),
        ({"facts": [{"kind": "undo", "fact": 0, "reason": "x"}]}, "expected an earlier fact"),
        ({"facts": [{"kind": "drop", "player": "Ada"}]}, r"facts\[0\]: nobody called Ada"),
        ({"facts": 3}, "facts"),
    ],
)
def test_files_that_are_no_events_are_refused(wrong: dict[str, Any], said: str) -> None:
    data = {**Event(Settings(name="x", seed="s")).to_json(), **wrong}
    with pytest.raises(ValueError, match=said):
        Event.from_json(data)


# -- errors in every language ------------------------------------------------------------------------


def faults() -> list[tuple[str, set[str]]]:
    """The causes of all `EventError`s that the source raises, each with the names of its arguments."""
    pairs = []
    for path in Path(grimorio.events.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "EventError":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                pairs.append((node.args[0].value, {word.arg or "" for word in node.keywords}))
    return pairs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_text_in_every_language(language: str) -> None:
    for cause, names in faults():
        text = EventError(cause, **dict.fromkeys(names, "…")).said(language)
        assert text and "{" not in text, cause
    told = {EventError(cause, **dict.fromkeys(names, 2)).said(language) for cause, names in faults()}
    assert len(told) == len({cause for cause, _ in faults()}), "two errors are told alike"


def test_an_error_in_an_error_is_told_in_the_same_language() -> None:
    data = {**Event(Settings(name="x", seed="s")).to_json(), "facts": [{"kind": "drop", "player": "Ada"}]}
    with pytest.raises(EventError) as raised:
        Event.from_json(data)
    assert raised.value.said("it") == "facts[0]: nessuno di nome Ada è iscritto"
    with pytest.raises(EventError) as raised:
        settings_of({"name": "x", "seed": "s", "structure": "league", "rounds": 4}, "settings")
    assert raised.value.said("fr") == "settings.rounds: seules les rondes suisses ont cela"
    assert str(raised.value) == "settings.rounds: only of Swiss are chosen, found league"
    with pytest.raises(EventError) as raised:
        settings_of({"name": "x", "seed": "s", "cut": 3})
    assert raised.value.said("it").startswith("cut: ")


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_a_round_robin_is_followed_by_a_knockout_of_the_best(players: int) -> None:
    event = begun(players, "round-robin", cut=2)
    circle = event.circle_rounds
    assert rounds_left(event) == circle + 1
    for _ in range(circle):
        event = won(paired(event))
    assert not event.over and rounds_left(event) == 1
    best = [line.player for line in event.standings()][:2]
    final = event.next_round()
    assert (final.by, final.cut, final.tables) == ("bracket", True, ((best[0], best[1]),))
    event = paired(event)
    assert event.state.rounds[-1].stage == "knockout"
    points = {line.player: line.points for line in event.standings()}
    event = won(event, best[1])
    assert event.over and champion(event) == best[1] and rounds_left(event) == 0
    assert {line.player: line.points for line in event.standings()} == points, "the final gives no points"
    assert event.standings()[1].player == best[0]
    assert Event.from_json(event.to_json()) == event


def test_who_left_a_round_robin_is_not_in_its_knockout() -> None:
    event = begun(5, "round-robin", cut=4)
    while event.circle_rounds > len(event.state.rounds):
        event = won(paired(event))
    first = event.standings()[0].player
    event = event.after(Drop(player=first))
    names = {name for table in event.next_round().tables for name in table}
    assert first not in names and len(names) == 4
    refused(event, Entry(player="Zoe"), "round robin has begun")
