"""Standings, checked against tables counted by hand and against a slow second implementation of the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio.events.event import Event
from grimorio.events.facts import Entry, Result, Settings
from grimorio.events.standings import (
    FLOORS,
    Played,
    Scoring,
    outcome_of,
    points_among_equals,
    standings,
)

THIRD = Fraction(1, 3)


def played(*matches: tuple[str, str | None, str]) -> list[Played]:
    """Matches from tuples such as `("Ada", "Bea", "210")`: games won by the first, won by the second,
    drawn.
    """
    found = []
    for first, second, games in matches:
        counts = (int(games[0]), int(games[1]), int(games[2]))
        found.append(Played(first, second, counts, outcome_of(counts)))
    return found


EVENT = played(
    ("Ada", "Bea", "210"), ("Cid", "Dan", "200"), ("Eva", None, "200"),
    ("Ada", "Cid", "111"), ("Eva", "Bea", "020"), ("Dan", None, "200"),
)  # fmt: skip

PLAYERS = ["Ada", "Bea", "Cid", "Dan", "Eva"]


def test_equal_points_of_a_round_robin_are_parted_by_the_matches_among_equals() -> None:
    """Ada and Bea both have 6 points; Ada stands higher because she has beaten Bea, who won more games."""
    matches = [
        Played("Ada", "Bea", (2, 1, 0), "first"),
        Played("Ada", "Cid", (2, 1, 0), "first"),
        Played("Dan", "Ada", (2, 0, 0), "first"),
        Played("Bea", "Cid", (2, 0, 0), "first"),
        Played("Bea", "Dan", (2, 0, 0), "first"),
        Played("Cid", "Dan", (2, 0, 0), "first"),
    ]
    names = ["Ada", "Bea", "Cid", "Dan"]
    usual = [line.player for line in standings(Scoring(), names, matches)]
    robin = standings(Scoring(), names, matches, among_equals=True)
    assert usual[0] == "Bea" and [line.player for line in robin] == ["Ada", "Bea", "Cid", "Dan"]
    assert [line.place for line in robin] == [1, 2, 3, 4]
    points = dict.fromkeys(names, 4)
    assert points_among_equals(Scoring(), points, matches) == {"Ada": 6, "Bea": 6, "Cid": 3, "Dan": 3}
    assert points_among_equals(Scoring(), {**points, "Bea": 9}, matches)["Ada"] == 3


def test_a_round_robin_of_an_event_counts_the_matches_among_equals() -> None:
    event = Event(Settings(name="x", seed="s", structure="round-robin"))
    for name in ("Ada", "Bea", "Cid", "Dan"):
        event = event.after(Entry(player=name))
    games = {
        ("Ada", "Bea"): (2, 1, 0), ("Ada", "Cid"): (2, 1, 0), ("Ada", "Dan"): (0, 2, 0),
        ("Bea", "Cid"): (2, 0, 0), ("Bea", "Dan"): (2, 0, 0), ("Cid", "Dan"): (2, 0, 0),
    }  # fmt: skip
    while not event.over:
        event = event.after(event.next_round())
        number = len(event.state.rounds)
        for table in event.state.rounds[-1].open:
            first, second = sorted(name for name in table if name)
            event = event.after(Result(round=number, first=first, second=second, games=games[first, second]))
    assert [line.player for line in event.standings()] == ["Ada", "Bea", "Cid", "Dan"]


@pytest.mark.rule("MTG8-6.SWISS-1")
def test_a_table_counted_by_hand() -> None:
    lines = {line.player: line for line in standings(Scoring(), PLAYERS, EVENT)}
    # Ada: met Bea (3 of 6 points, 3 of 5 games) and Cid (4 of 6; 3 won, 1 drawn of 5: 10 of 15)
    ada = lines["Ada"]
    assert (ada.place, ada.points, ada.won, ada.drawn, ada.lost) == (2, 4, 1, 1, 0)
    assert ada.opponents_match_win == (Fraction(1, 2) + Fraction(2, 3)) / 2
    assert ada.game_win == Fraction(3 * 3 + 1, 3 * 6)
    assert ada.opponents_game_win == (Fraction(3, 5) + Fraction(10, 15)) / 2
    # Cid: met Dan (a bye: 3 of 6; 2 of 4 games) and Ada (4 of 6; 10 of 18)
    cid = lines["Cid"]
    assert (cid.place, cid.points, cid.opponents_match_win) == (1, 4, (Fraction(1, 2) + Fraction(2, 3)) / 2)
    assert cid.game_win == Fraction(10, 15) and cid.opponents_game_win == Fraction(19, 36)
    # the bye has no opponent: Dan met Cid alone, Eva met Bea alone
    assert lines["Dan"].opponents_match_win == Fraction(2, 3)
    assert lines["Eva"].opponents_match_win == Fraction(1, 2)
    assert [line.player for line in sorted(lines.values(), key=lambda line: line.place)] == [
        "Cid", "Ada", "Dan", "Bea", "Eva",
    ]  # fmt: skip


def test_why_a_player_stands_where_they_do() -> None:
    lines = standings(Scoring(), "ABCD", played(("A", "B", "200"), ("C", "D", "200")))
    by_name = {line.player: line for line in lines}
    (share,) = by_name["A"].shares
    assert (share.opponent, share.match_win, share.match_floored) == ("B", THIRD, True)
    (share,) = by_name["B"].shares
    assert (share.opponent, share.match_win, share.match_floored) == ("A", Fraction(1), False)
    assert [line.place for line in lines] == [1, 1, 3, 3]


@pytest.mark.parametrize(("floor", "least"), FLOORS.items())
def test_the_floor_of_opponents_and_of_ones_own(floor: str, least: Fraction) -> None:
    matches = played(("A", "B", "200"))
    first, last = standings(Scoring(floor=floor), "AB", matches)
    assert first.opponents_match_win == first.opponents_game_win == least
    assert last.game_win == 0
    assert standings(Scoring(floor=floor, floor_own=True), "AB", matches)[1].game_win == least


def test_drawn_games_may_be_worth_nothing() -> None:
    matches = played(("A", "B", "101"))
    assert standings(Scoring(), "AB", matches)[0].game_win == Fraction(4, 6)
    assert standings(Scoring(game=(3, 0, 0)), "AB", matches)[0].game_win == Fraction(1, 2)


def test_games_that_were_not_played_count_nothing() -> None:
    lines = standings(Scoring(), "AB", [Played("A", "B", (0, 0, 0), "draw")])
    assert [(line.points, line.game_win) for line in lines] == [(1, 0), (1, 0)]
    lines = standings(Scoring(), "AB", [Played("A", "B", (1, 0, 0), "neither")])
    assert [(line.points, line.lost) for line in lines] == [(0, 1), (0, 1)]


def test_who_left_may_stand_below_who_stayed() -> None:
    matches = played(("A", "B", "200"), ("C", "D", "210"), ("E", "F", "200"))
    left = {"A": 1, "E": 2}
    plain = [line.player for line in standings(Scoring(), "ABCDEF", matches, left)]
    last = [line.player for line in standings(Scoring(dropped_last=True), "ABCDEF", matches, left)]
    assert plain[:3] == ["A", "E", "C"] and last[:3] == ["C", "E", "A"]


def test_a_round_missed_is_a_match_lost_without_games() -> None:
    lines = {line.player: line for line in standings(Scoring(), "AB", played(("A", "B", "200")), {}, ["A"])}
    assert (lines["A"].points, lines["A"].lost, lines["A"].game_win) == (3, 1, 1)
    assert lines["B"].opponents_match_win == Fraction(1, 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"floor": "1/4"},
        {"match": (1, 3, 0)},
        {"match": (0, 0, 0)},
        {"game": (11, 1, 0)},
        {"bye_games": (-1, 0)},
    ],
)
def test_scoring_that_makes_no_sense_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="expected"):
        Scoring(**wrong)


def slow(name: str, matches: list[Played], scoring: Scoring) -> tuple[Fraction, ...]:
    """A player's points and shares, computed slowly: the matches are read again for each number."""

    def mine(player: str) -> list[tuple[tuple[int, int, int], int]]:
        """Games won, lost, drawn, and points of each match."""
        win, draw, loss = scoring.match
        found = []
        for match in matches:
            if player == match.first and match.second is None:
                found.append(((*scoring.bye_games, 0), win))
            elif player in (match.first, match.second):
                won, lost, drawn = match.games
                at_home = player == match.first
                points = draw if won == lost else win if (won > lost) == at_home else loss
                found.append(((won, lost, drawn) if at_home else (lost, won, drawn), points))
        return found

    def match_win(player: str) -> Fraction:
        return Fraction(sum(points for _, points in mine(player)), scoring.match[0] * len(mine(player)))

    def game_win(player: str) -> Fraction:
        games = [counts for counts, _ in mine(player)]
        count = sum(sum(counts) for counts in games)
        earned = sum(won * scoring.game[0] + drawn * scoring.game[1] for won, lost, drawn in games)
        return Fraction(earned, count * scoring.game[0]) if count else Fraction(0)

    met = [
        match.second if match.first == name else match.first
        for match in matches
        if name in (match.first, match.second)
    ]
    met = [other for other in met if other is not None]
    least = FLOORS[scoring.floor]
    means = [
        sum((max(least, share(other)) for other in met), Fraction(0)) / len(met) if met else Fraction(0)
        for share in (match_win, game_win)
    ]
    return Fraction(sum(points for _, points in mine(name))), means[0], game_win(name), means[1]


@st.composite
def events(draw: st.DrawFn) -> tuple[list[str], list[Played], Scoring]:
    """A strategy for a few rounds of players who meet anybody; rematches and second byes are included."""
    names = [f"player {number}" for number in range(draw(st.integers(1, 7)))]
    matches = []
    for _ in range(draw(st.integers(1, 4))):
        order = draw(st.permutations(names))
        for place in range(0, len(order) - 1, 2):
            games = draw(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 1)))
            matches.append(Played(order[place], order[place + 1], games, outcome_of(games)))
        if len(order) % 2:
            matches.append(Played(order[-1], None, (2, 0, 0), "first"))
    scoring = Scoring(
        game=draw(st.sampled_from(((3, 1, 0), (3, 0, 0)))), floor=draw(st.sampled_from(list(FLOORS)))
    )
    return names, matches, scoring


@given(events())
@settings(max_examples=100, deadline=None)
def test_standings_are_those_of_a_slow_reading(event: tuple[list[str], list[Played], Scoring]) -> None:
    names, matches, scoring = event
    lines = standings(scoring, names, matches)
    keys = []
    for line in lines:
        key = slow(line.player, matches, scoring)
        keys.append(key)
        assert (line.points, line.opponents_match_win, line.game_win, line.opponents_game_win) == key
        assert line.won + line.drawn + line.lost == sum(
            line.player in (match.first, match.second) for match in matches
        )
    assert keys == sorted(keys, reverse=True)
    assert [line.place for line in lines] == [1 + sum(other > key for other in keys) for key in keys]


@given(events(), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_the_order_of_entry_does_not_matter(
    event: tuple[list[str], list[Played], Scoring], random: Any
) -> None:
    names, matches, scoring = event
    shuffled = names[:]
    random.shuffle(shuffled)
    assert standings(scoring, shuffled, matches) == standings(scoring, names, matches)
