"""Penalties and their effect on results; the time of a round."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.events.event import Event
from grimorio.events.facts import Clock, Entry, ExtraTime, Pairing, Penalty, Result, Settings, TurnOver, Undo
from grimorio.events.faults import EventError
from grimorio.events.penalties import GROUPS, group
from grimorio.events.round_clock import LAST_TURNS, last_turns, times


def paired(best_of: Any = 3, structure: Any = "swiss", names: str = "ABCD") -> Event:
    event = Event(Settings(name="x", seed="s", best_of=best_of, structure=structure))
    for name in names:
        event = event.after(Entry(player=name))
    tables = tuple((names[place], names[place + 1]) for place in range(0, len(names), 2))
    if structure == "league":
        return event
    return event.after(Pairing(round=1, tables=tables, by="hand", reason="x"))


def penalty(player: str, kind: Any, offence: int = 0) -> Penalty:
    return Penalty(player=player, penalty=kind, offence=offence, reason="x")


def games(event: Event) -> dict[str, tuple[int, ...]]:
    """The results of the last round, by the names of each table."""
    return {
        f"{first}{second}": match.games for (first, second), match in event.state.rounds[-1].results.items()
    }


def test_offences_have_the_numbers_of_2002() -> None:
    assert [group(number) for number in (100, 101, 106, 107, 116, 124, 132, 142, 153, 161)] == [
        None, "deck", "deck", None, "procedure", "drawing", "marked", "slow", "conduct", "cheating",
    ]  # fmt: skip
    assert sum(len(numbers) for numbers in GROUPS.values()) == 33
    with pytest.raises(EventError, match="there is no offence 200"):
        paired().after(penalty("A", "warning", 200))


def test_a_game_lost_counts_beside_the_games_that_were_played() -> None:
    event = paired().after(penalty("A", "game loss", 141))
    assert games(event.after(Result(round=1, first="A", second="B", games=(2, 0, 0))))["AB"] == (2, 1, 0)
    lost = event.after(Result(round=1, first="B", second="A", games=(1, 1, 0)))
    assert games(lost)["AB"] == (1, 2, 0) and lost.standings()[0].player == "B"
    with pytest.raises(EventError, match="0-2-0 with the games lost by penalty is 0-3-0"):
        event.after(Result(round=1, first="A", second="B", games=(0, 2, 0)))


def test_penalties_alone_decide_a_match() -> None:
    twice = paired().after(penalty("A", "game loss")).after(penalty("A", "game loss"))
    assert games(twice) == {"AB": (0, 2, 0)}
    assert games(paired(1).after(penalty("B", "game loss"))) == {"AB": (1, 0, 0)}
    both = paired().after(penalty("C", "match loss"))
    assert games(both) == {"CD": (0, 2, 0)} and both.state.rounds[-1].open == (("A", "B"),)
    both = paired(5).after(penalty("D", "game loss")).after(penalty("C", "match loss"))
    assert games(both) == {"CD": (1, 3, 0)} or games(both) == {"CD": (0, 3, 0)}
    taken_back = both.after(Undo(fact=len(both.facts) - 1, reason="the other one"))
    assert games(taken_back) == {}


def test_a_penalty_outside_a_match_counts_in_the_next_one_and_not_in_a_bye() -> None:
    event = paired(names="AB").after(Result(round=1, first="A", second="B", games=(2, 0, 0)))
    event = event.after(penalty("A", "match loss")).after(Entry(player="C"))
    bye = event.after(Pairing(round=2, tables=(("B", "C"), ("A", None)), by="hand", reason="x"))
    assert games(bye) == {} and bye.state.members["A"].owed
    met = event.after(Pairing(round=2, tables=(("A", "C"), ("B", None)), by="hand", reason="x"))
    assert games(met) == {"AC": (0, 2, 0)} and not met.state.members["A"].owed


def test_a_round_paired_again_keeps_what_was_lost_in_it() -> None:
    event = paired().after(penalty("A", "game loss"))
    swapped = event.after(Pairing(round=1, tables=(("A", "C"), ("B", "D")), by="hand", reason="y"))
    assert games(swapped.after(Result(round=1, first="A", second="C", games=(2, 0, 0)))) == {"AC": (2, 1, 0)}
    away = event.after(Pairing(round=1, tables=(("B", "C"), ("A", None), ("D", None)), by="hand", reason="y"))
    assert away.state.members["A"].owed == 1


def test_who_is_disqualified_has_lost_the_match_and_leaves() -> None:
    event = paired().after(penalty("A", "disqualification", 161))
    assert games(event) == {"AB": (0, 2, 0)} and "A" not in event.state.active
    knockout = paired(structure="knockout").after(penalty("A", "disqualification"))
    knockout = knockout.after(Result(round=1, first="C", second="D", games=(2, 0, 0)))
    assert knockout.state.left_in() == ("B", "C")


def test_penalties_count_in_a_league() -> None:
    event = paired(structure="league").after(penalty("A", "game loss"))
    event = event.after(Result(round=1, first="A", second="B", games=(2, 0, 0)))
    assert event.state.matches[-1].games == (2, 1, 0)
    event = event.after(Result(round=1, first="A", second="B", games=(2, 0, 0)))
    assert event.state.matches[-1].games == (2, 0, 0)


@pytest.mark.parametrize(
    ("game", "last"), [("magic", 5), ("mickey", 1), ("magecraft", 1), ("chess", 5), ("draft", 5)]
)
def test_each_game_says_how_many_turns_follow_at_a_real_table(game: str, last: int) -> None:
    event = paired().after(Clock(round=1, minutes=50, at=1000))
    assert last_turns(game) == last
    for ended in range(last + 1):
        (first, _) = times(event.state.rounds[0], 9000, last_turns(game))
        assert (first.turns, first.over) == (last + 1 - ended, False)
        event = event.after(TurnOver(round=1, first="A", second="B", at=9000))
    assert times(event.state.rounds[0], 9000, last)[0].over


@pytest.mark.rule("MTG8-6.TOUR-1")
def test_the_time_of_a_round_is_a_value() -> None:
    event = paired()
    assert [line.left for line in times(event.state.rounds[0], 0)] == [None, None]
    with pytest.raises(EventError, match="a clock is started at a time"):
        event.after(Clock(round=1, minutes=50))
    event = event.after(Clock(round=1, minutes=50, at=1000))
    event = event.after(ExtraTime(round=1, first="D", second="C", minutes=5, reason="a judge", at=1100))
    first, second = times(event.state.rounds[0], 1000 + 3000 + 60)
    assert (first.left, first.turns, first.extra) == (-60, LAST_TURNS + 1, 0)
    assert (second.left, second.turns, second.extra) == (240, None, 5)
    with pytest.raises(EventError, match="still has time"):
        event.after(TurnOver(round=1, first="C", second="D", at=4060))
    for _ in range(LAST_TURNS + 1):
        assert not times(event.state.rounds[0], 4060)[0].over
        event = event.after(TurnOver(round=1, first="A", second="B", at=4060))
    assert times(event.state.rounds[0], 4060)[0].over
    with pytest.raises(EventError, match="the last turn is over"):
        event.after(TurnOver(round=1, first="A", second="B", at=4070))
    event = event.after(Result(round=1, first="A", second="B", games=(1, 0, 1)))
    assert [line.number for line in times(event.state.rounds[0], 4100)] == [2]
    with pytest.raises(EventError, match="A and B do not play now"):
        event.after(ExtraTime(round=1, first="A", second="B", minutes=1, reason="x"))
    assert Event.from_json(event.to_json()).state == event.state
