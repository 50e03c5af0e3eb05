"""Statistics over several events, simulated chances to be among the best, and names that look alike."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from grimorio.events import event_chances, event_file
from grimorio.events.event import Event
from grimorio.events.event_chances import chances
from grimorio.events.facts import Bye, DeckEntry, Drop, Entry, Penalty, Result, Settings
from grimorio.events.names import alike
from grimorio.events.season import html, markdown, season, to_json
from grimorio.events.strengths import Strength, game_chance, games_of, strengths
from grimorio.kernel import Luck
from tests.commands import bad, good

DECKS = {
    "Ada": "// NAME: Burn\n20 Shock\n",
    "Bea": "// NAME: Elves\n20 Llanowar Elves\n",
    "Cid": "20 Shock\n",
}


def evening(name: str, *winners: str, players: tuple[str, ...] = ("Ada", "Bea", "Cid", "Dan")) -> Event:
    """An event of which every match is won 2-1 by one of `winners`, or else by who is named first."""
    event = Event(Settings(name=name, seed=name))
    for player in players:
        event = event.after(Entry(player=player))
        if player in DECKS:
            event = event.after(DeckEntry(player=player, deck=DECKS[player]))
    while not event.over:
        event = played(event.after(event.next_round()), *winners)
    return event


def played(event: Event, *winners: str) -> Event:
    number = len(event.state.rounds)
    for first, second in event.state.rounds[-1].open:
        assert second is not None
        ahead = [name for name in winners if name in (first, second)]
        games = (1, 2, 0) if ahead[:1] == [second] else (2, 1, 0)
        event = event.after(Result(round=number, first=first, second=second, games=games))
    return event


def test_a_season_adds_its_events() -> None:
    first, second = evening("First", "Ada"), evening("Second", "Bea", "Ada")
    found = season([first, second])
    ada = found.player("Ada")
    assert ada is not None and found.events == ("First", "Second")
    lines = [next(line for line in event.standings() if line.player == "Ada") for event in (first, second)]
    assert ada.points == sum(line.points for line in lines) and ada.best == 1
    assert sum(ada.record) == sum(len(one.matches) for one in ada.events) == 6
    meetings = [match for one in ada.events for match in one.matches if match.opponent == "Bea"]
    assert found.decks["Burn"]["Elves"].matches == len(meetings) == 2
    assert (found.decks["Burn"]["Elves"].won, found.decks["Elves"]["Burn"].won) == (1, 1)
    assert set(found.decks) == {"Burn", "Elves"}, "a deck without a name is in no table"
    places = [(player.points, -player.best) for player in found.players]
    assert places == sorted(places, reverse=True)


def test_decks_of_an_event_that_is_on_stay_secret() -> None:
    event = Event(Settings(name="On", seed="s"))
    for player, deck in DECKS.items():
        event = event.after(Entry(player=player)).after(DeckEntry(player=player, deck=deck))
    event = played(event.after(event.next_round()), "Ada")
    assert not event.over and season([event]).decks == {}
    assert "Burn" not in json.dumps(to_json(season([event])))


def test_the_command_writes_a_season_in_every_form(tmp_path: Path) -> None:
    files = []
    for name in ("First | one", "Second"):
        files.append(str(tmp_path / f"{name[:5]}.json"))
        event_file.save(evening(name, "Ada"), Path(files[-1]), None)
    assert "Burn" in good("event", "season", *files)
    data = json.loads(good("event", "season", *files, "--json"))
    assert data["players"][0]["player"] == "Ada" and data["players"][0]["points"] == 18
    assert {(row["deck"], row["against"], row["won"]) for row in data["decks"]} == {
        ("Burn", "Elves", 2),
        ("Elves", "Burn", 0),
    }
    page = good("event", "season", *files, "--as", "markdown", "--player", "Ada")
    assert page.startswith("# Ada\n") and "## First | one" in page
    page = good("event", "season", *files, "--as", "html", "--title", "<Spring>", lang="fr")
    assert "<h1>&lt;Spring&gt;</h1>" in page and '<html lang="fr">' in page
    assert "nobody is called Zoe" in bad("event", "season", *files, "--player", "Zoe")


def test_cells_of_pages_cannot_break_their_tables() -> None:
    from grimorio.events.season import Table

    tables = [Table("T", ("a",), (("x|y",), ("<b>",)))]
    assert "x\\|y" in markdown("M", tables) and "&lt;b&gt;" in html("H", tables)


def hall(rounds: int, players: int = 16) -> Event:
    event = Event(Settings(name="Hall", seed="s"))
    for number in range(players):
        event = event.after(Entry(player=f"player {number:02}"))
    for _ in range(rounds):
        event = played(event.after(event.next_round()))
    return event


def test_chances_follow_the_results() -> None:
    event = hall(3)
    first, last = (event.standings()[place].player for place in (0, -1))
    by_ending = {one.ending: one.reached for one in chances(event, first, 4, 20, seed=1)}
    assert by_ending["win"] == 20 >= by_ending["draw"] >= by_ending["loss"]
    assert [one.reached for one in chances(event, last, 4, 20, seed=1)] == [0, 0, 0]
    assert chances(event, first, 4, 20, seed=1) == chances(event, first, 4, 20, seed=1)
    seen: list[Any] = []
    chances(event, first, 4, 5, watch=seen.append)
    assert [(one.done, one.games) for one in seen][-1] == (15, 15)


@pytest.mark.parametrize("rounds_are_decided", [True, False])
def test_a_bye_in_place_of_the_next_match_is_an_ending_of_its_own(rounds_are_decided: bool) -> None:
    """Of five, the loser of the first round gets the bye of the second or meets a winner: a match lost then
    leaves no points, and a bye leaves as many as a match won.
    """
    event = Event(Settings(name="x", seed="s", rounds=2, cut=2))
    for name in ("Ada", "Bea", "Cid", "Dan", "Eva"):
        event = event.after(Entry(player=name))
    event = event.after(event.next_round())
    (first, loser), (third, fourth) = event.state.rounds[-1].open
    assert loser is not None and fourth is not None
    event = event.after(Result(round=1, first=first, second=loser, games=(2, 0, 0)))
    if rounds_are_decided:
        event = event.after(Result(round=1, first=third, second=fourth, games=(2, 0, 0)))
    by_ending = {chance.ending: chance for chance in chances(event, loser, 2, 60, seed=2)}
    assert set(by_ending) == {"win", "draw", "loss", "bye"}
    assert by_ending["loss"].reached == 0 < by_ending["loss"].times
    assert sum(chance.times for chance in by_ending.values()) == 180
    sure = event.after(Bye(player=loser, reason="lot")) if rounds_are_decided else None
    if sure is not None:
        assert [(chance.ending, chance.times) for chance in chances(sure, loser, 2, 9)] == [("bye", 27)]


def test_strengths_follow_the_games_and_few_games_move_little() -> None:
    matches = [("Ada", "Bea", (2, 1, 0)), ("Ada", "Cid", (2, 0, 0)), ("Bea", "Cid", (1, 1, 1))]
    known = strengths(matches, 50)
    assert known["Ada"].elo > known["Bea"].elo > known["Cid"].elo
    assert abs(sum(one.elo for one in known.values())) < 1e-6, "they are told against the mean"
    assert strengths(reversed(matches), 50) == known
    turned = [(second, first, (lost, won, drawn)) for first, second, (won, lost, drawn) in matches]
    assert strengths(turned, 50)["Ada"].elo == pytest.approx(known["Ada"].elo)
    often = strengths(matches * 20, 50)
    assert 0 < 3 * known["Ada"].elo < often["Ada"].elo < strengths(matches * 20, 200)["Ada"].elo
    assert all(often[name].sd < known[name].sd < 50 for name in known)
    many = strengths([("Ada", "Bea", (3000, 1000, 0))], 400)
    assert game_chance(many["Ada"].elo - many["Bea"].elo) == pytest.approx(0.75, abs=0.01)


def test_the_games_of_an_event_are_those_that_were_played() -> None:
    event = hall(1, players=3)
    (match,) = games_of([event])
    assert match[2] == (2, 1, 0) or sum(match[2]) > 0
    assert games_of([event, event]) == (match, match)
    league = Event(Settings(name="x", seed="s", structure="league"))
    for name in ("Ada", "Bea"):
        league = league.after(Entry(player=name))
    league = league.after(Result(round=1, first="Ada", second="Bea", games=(2, 0, 0)))
    league = league.after(Result(round=1, first="Ada", second="Bea", games=(0, 0, 0), outcome="neither"))
    assert games_of([league]) == (("Ada", "Bea", (2, 0, 0)),)


@pytest.mark.deep
def test_who_is_stronger_has_better_chances() -> None:
    event = hall(2)
    player = event.standings()[3].player

    def wins(elo: float) -> int:
        known = {name: Strength(elo if name == player else 0.0, 1.0) for name in event.state.members}
        return sum(one.reached for one in chances(event, player, 2, 30, seed=3, known=known, spread=50.0))

    assert wins(-300) < wins(0) < wins(300)
    assert chances(event, player, 2, 9, seed=3, known={}, spread=0.0) == chances(event, player, 2, 9, seed=3)


def test_the_command_says_how_strengths_were_estimated(tmp_path: Path) -> None:
    path, old = tmp_path / "hall.json", tmp_path / "old.json"
    event_file.save(hall(2), path, None)
    event_file.save(hall(3), old, None)
    words = ("chances", str(path), "--player", "player 00", "--times", "3")
    assert "Strengths are estimated from" in good("event", *words)
    assert "taken as equally strong" in good("event", *words, "--spread", "0")
    alone, more = (
        json.loads(good("event", *words, "--json", *rest)) for rest in ((), ("--season", str(old)))
    )
    assert alone["spread"] == 50 and alone["strengths"] != more["strengths"]
    assert json.loads(good("event", *words, "--spread", "0", "--json"))["strengths"] == {}


def test_the_open_match_is_the_next_one() -> None:
    event = hall(3)
    event = event.after(event.next_round())
    first = event.state.rounds[-1].open[0][0]
    event = event.after(Penalty(player=first, penalty="game loss", reason="late"))
    assert [one.ending for one in chances(event, first, 8, 5)] == ["win", "draw", "loss"]
    low, high = chances(event, first, 8, 5)[0].interval
    assert 0 <= low <= high <= 1
    over = played(hall(3).after(hall(3).next_round()))
    (only,) = chances(over, first, 8, 5)
    assert only.ending == "none" and only.reached in (0, 5), "nothing is left to luck"


def test_chances_that_nobody_has(tmp_path: Path) -> None:
    event = hall(1)
    with pytest.raises(ValueError, match="nobody called Zoe"):
        chances(event, "Zoe", 8, 1)
    with pytest.raises(ValueError, match="has left"):
        chances(event.after(Drop(player="player 00")), "player 00", 8, 1)
    with pytest.raises(ValueError, match="only Swiss"):
        chances(Event(Settings(name="x", seed="s", structure="league")), "x", 8, 1)
    path = tmp_path / "hall.json"
    event_file.save(hall(3), path, None)
    shown = good("event", "chances", str(path), "--player", "player 00", "--times", "5", "--cut", "4")
    assert "player 00 among the first 4: the rest played 5 times" in " ".join(shown.split())
    said = json.loads(good("event", "chances", str(path), "--player", "player 00", "--times", "5", "--json"))
    assert said["cut"] == 8 and [row["ending"] for row in said["chances"]] == ["win", "draw", "loss"]


@pytest.mark.parametrize(
    "name",
    ["\u0410da", "Ad\u0430", "\u0391da", "A\u200bda", "\uff21da"],
    ids=["Cyrillic", "Cyrillic a", "Greek", "invisible", "wide"],
)
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    event = Event(Settings(name="x", seed="s")).after(Entry(player="Ada"))
    with pytest.raises(ValueError, match="looks like Ada, who has entered"):
        event.after(Entry(player=name))
    assert event.after(Entry(player="Adam")).state.active == ("Ada", "Adam")
    assert alike("\u042f\u043d\u0430", ["Ada", "Jana"]) is None, "other letters are other names"


def test_a_name_that_cannot_be_seen_or_stands_for_a_bye_is_refused(tmp_path: Path) -> None:
    event = Event(Settings(name="x", seed="s"))
    for name in ("\u200b", "\u2066", "Ada\u202eaeB"):
        with pytest.raises(ValueError, match=r"a character that can be seen.*\\u20"):
            event.after(Entry(player=name))
    for name in ("-", "Bye", "*BYE*"):
        with pytest.raises(ValueError, match="stands for a bye in files of results"):
            event.after(Entry(player=name))
    assert event.after(Entry(player="\U0001f9d9\u200d\u2642\ufe0f")).state.members, "a picture is seen"
    path = tmp_path / "e.json"
    good("event", "new", str(path), "x")
    assert "stands for a bye" in bad("event", "join", str(path), "Ada", "-")
    good("event", "join", str(path), " Ada \n Rossi ")
    assert list(event_file.load(path).state.members) == ["Ada Rossi"], "nobody of the refused list"


def test_logs_from_before_names_were_compared_still_open() -> None:
    data = Event(Settings(name="x", seed="s")).after(Entry(player="Ada")).to_json()
    data["facts"] += [{"kind": "entry", "player": name} for name in ("\u0410da", "-")]
    assert len(Event.from_json(data).state.members) == 3


def test_a_simulated_match_ends_as_it_is_asked_where_a_penalty_has_cost_a_game() -> None:
    for seed, best_of in product(range(12), (3, 5)):
        event = Event(Settings(name="x", seed="s", rounds=1, best_of=best_of))
        for name in ("Ada", "Bea"):
            event = event.after(Entry(player=name))
        event = event.after(event.next_round())
        for _ in range(best_of // 2):
            event = event.after(Penalty(player="Ada", penalty="game loss", reason="late"))
        for ending, points in (("win", 3), ("draw", 1), ("loss", 0)):
            strengths = {"Ada": 0.0, "Bea": 0.0}
            finished, _ = event_chances._finished(event, "Ada", ending, Luck(seed), 0.0, strengths)
            assert {line.player: line.points for line in finished.standings()}["Ada"] == points
