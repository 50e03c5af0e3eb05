"""Events on the command line: standings of the open format, and what is refused."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grimorio.cli import event, event_change, event_show
from grimorio.events import event_file
from grimorio.events.event import Event
from grimorio.events.facts import Entry, Settings
from tests import commands

run = partial(commands.run, "event")
good = partial(commands.good, "event")
bad = partial(commands.bad, "event")

EVENING: dict[str, Any] = {
    "Tournament": {"Name": "Thursday"},
    "Rounds": [
        {
            "RoundName": "Round 1",
            "Matches": [
                {"Player1": "Ada", "Player2": "Bea", "Result": "2-1-0"},
                {"Player1": "Cid", "Player2": "-", "Result": "2-0-0"},
            ],
        },
        {
            "RoundName": "Round 2",
            "Matches": [
                {"Player1": "Ada", "Player2": "Cid", "Result": "1-1-1"},
                {"Player1": "Bea", "Player2": None, "Result": "2-0"},
            ],
        },
        {"RoundName": "Finals", "Matches": [{"Player1": "Cid", "Player2": "Ada", "Result": "0-2-0"}]},
    ],
}


def written(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_standings_of_the_open_format(tmp_path: Path) -> None:
    file = written(tmp_path / "evening.json", EVENING)
    lines = json.loads(good("standings", file, "--floor", "1/3", "--json"))["Standings"]
    assert [(line["Rank"], line["Player"], line["Points"]) for line in lines] == [
        (1, "Cid", 4),
        (2, "Ada", 4),
        (3, "Bea", 3),
    ]
    assert lines[0] == {
        "Rank": 1, "Player": "Cid", "Points": 4, "Wins": 1, "Losses": 0, "Draws": 1,
        "OMWP": 0.666667, "GWP": 0.666667, "OGWP": 0.555556,
    }  # fmt: skip
    assert "66.7 %" in good("standings", file)
    assert "Posizione" in good("standings", file, lang="it") and "Adversaire" in good(
        "standings", file, "--why", "Ada", lang="fr"
    )
    why = json.loads(good("standings", file, "--why", "Bea", "--json"))
    assert why["Opponents"] == [
        {
            "Player": "Ada",
            "MatchWin": "2/3",
            "GameWin": "5/9",
            "MatchWinFloored": False,
            "GameWinFloored": False,
        }
    ]
    assert (
        json.loads(good("standings", file, "--draws-worth-nothing", "--why", "Bea", "--json"))["Opponents"][
            0
        ]["GameWin"]
        == "1/2"
    )
    assert "did you mean 'Ada'?" in bad("standings", file, "--why", "Adda")


MATCH = EVENING["Rounds"][0]["Matches"][0]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], 'expected an event with "Rounds"'),
        ({"Rounds": [3]}, "Rounds[0]: expected"),
        ({"Rounds": [{"Matches": [7]}]}, "Rounds[0].Matches[0]: expected"),
        ({"Rounds": [{"Matches": [{**MATCH, "Result": "2-x"}]}]}, "Matches[0].Result: expected games as"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player1": "-"}]}]}, "Matches[0].Player1: expected a player"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player2": 4}]}]}, "Matches[0].Player2: expected a player"),
        ({"Rounds": [{"Matches": [MATCH, MATCH]}]}, "Matches[1]: 'Ada' plays twice"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player2": "Ada"}]}]}, "Matches[0]: 'Ada' plays twice"),
        ({"Rounds": [{"Matches": []}] * 101}, "expected 100 at most, found 101"),
    ],
)
def test_what_is_not_in_the_open_format_is_refused(tmp_path: Path, data: Any, said: str) -> None:
    assert said in bad("standings", written(tmp_path / "wrong.json", data))


def test_no_file(tmp_path: Path) -> None:
    assert "there is no file" in bad("standings", str(tmp_path / "none.json"))


# -- an event in a file ----------------------------------------------------------------------------


@pytest.fixture
def evening(tmp_path: Path) -> str:
    """The file of an event of five players with its first round paired by hand."""
    file = str(tmp_path / "evening.json")
    good("new", file, "Thursday", "--cut", "2", "--rounds", "2", "--seed", "s")
    good("join", file, "Ada", "Bea", "Cid", "Dan", "Eva")
    by_hand = ("--table", "Ada - Bea", "--table", "Cid - Dan", "--table", "Eva -", "--reason", "by hand")
    assert "bye" in good("pair", file, *by_hand)
    return file


def standing(file: str) -> list[tuple[int, str, int]]:
    lines = json.loads(good("standings", file, "--json"))["Standings"]
    return [(line["Rank"], line["Player"], line["Points"]) for line in lines]


def test_an_evening(evening: str, tmp_path: Path) -> None:
    assert "matches of round 1 are open" in bad("pair", evening)
    assert "one match is still on" in good("result", evening, "Bea 1-2 Ada")
    assert "nobody plays" in good("result", evening, "Cid 2-0 Dan")
    assert "why is it corrected" in bad("result", evening, "Cid 2-1 Dan")
    good("result", evening, "Cid 2-1 Dan", "--reason", "a game was forgotten")
    good("drop", evening, "Dan", "--reason", "the last train")
    good("organise", evening, "--forbid", "Cid - Eva", "--reason", "same family")
    assert "Round 2" in good("pair", evening)
    tables = json.loads(Path(evening).read_text("utf-8"))["facts"][-1]["tables"]
    assert ["Cid", "Eva"] not in [sorted(name for name in table if name) for table in tables]
    for first, second in tables:
        good("result", evening, f"{first} 2-0 {second}")
    assert "knockout" in good("pair", evening)
    assert len(json.loads(good("export", evening))["Rounds"]) == 3
    assert "Thursday · round 3 · table 1" in good("print", evening, "slips")
    final = json.loads(Path(evening).read_text("utf-8"))["facts"][-1]["tables"][0]
    good("result", evening, f"{final[0]} 1-1 {final[1]}", "--winner", final[1])
    assert standing(evening)[0][1] == final[1]
    assert "all rounds are played" in bad("pair", evening)
    assert "Posizione" in good("print", evening, "standings", lang="it")


def test_taking_back_on_the_command_line(evening: str) -> None:
    good("result", evening, "Ada 2-0 Bea")
    assert "Taken back: 6, Result: Round 1 · Ada 2-0-0 Bea" in good(
        "undo", evening, "--reason", "wrong table"
    )
    assert "taken back" in good("log", evening).splitlines()[6]
    assert [points for _, _, points in standing(evening)] == [3, 0, 0, 0, 0]
    again = good("pair", evening, "--again", "--reason", "somebody came")
    assert "Round 1" in again and "Taken back: no. 5" in good("log", evening)
    assert "nobody called Zoe" in bad("drop", evening, "Zoe")
    swapped = good("pair", evening, "--swap", "Ada - Cid", "--reason", "as asked", lang="fr")
    assert "Ronde 1" in swapped
    tables = json.loads(Path(evening).read_text("utf-8"))["facts"][-1]["tables"]
    good("result", evening, *(f"{one} 2-0 {other}" for one, other in tables if other))
    one, other = tables[0]
    by_hand = ("--table", f"{other} - {one}", "--rest", "--reason", "they share a car")
    said = good("pair", evening, *by_hand)
    assert f"{other} and {one} have met once before" in said and len(seated(evening)) == 5


def seated(file: str) -> list[str]:
    """The players of the round that was paired last, as the log has it."""
    facts = json.loads(Path(file).read_text("utf-8"))["facts"]
    tables = next(fact["tables"] for fact in reversed(facts) if fact["kind"] == "pairing")
    return sorted(name for table in tables for name in table if name)


@pytest.mark.parametrize("moment", ["before", "in a round", "between", "bye"])
def test_who_drops_at_any_moment_keeps_the_results_and_is_paired_no_more(
    moment: str, evening: str, tmp_path: Path
) -> None:
    leaver, stay = ("Eva" if moment == "bye" else "Bea"), ["Ada", "Cid", "Dan"]
    if moment == "before":
        evening = str(tmp_path / "other.json")
        good("new", evening, "Friday", "--rounds", "2", "--seed", "s")
        good("join", evening, "Ada", "Bea", "Cid", "Dan", "Eva")
    if moment == "between":
        good("result", evening, "Ada 2-1 Bea", "Cid 2-0 Dan")
    good("drop", evening, leaver, "--reason", "the last train")
    assert "has left" in bad("drop", evening, leaver)
    if moment in ("in a round", "bye"):
        good("result", evening, "Ada 2-1 Bea", "Cid 2-0 Dan")
    good("pair", evening)
    assert seated(evening) == sorted([*stay, "Bea" if moment == "bye" else "Eva"])
    points = {player: points for _, player, points in standing(evening)}.get(leaver)
    assert points == {"before": None, "bye": 3}.get(moment, 0)
    if moment != "before":
        good("undo", evening, "--reason", "one pairing too early")
        good("join", evening, leaver)
        good("pair", evening)
        assert leaver in seated(evening)


def test_who_drops_in_a_league_or_a_pod(tmp_path: Path) -> None:
    league, pods = str(tmp_path / "league.json"), str(tmp_path / "pods.json")
    good("new", league, "Spring", "--structure", "league", "--seed", "s")
    good("join", league, "Ada", "Bea", "Cid")
    good("result", league, "Ada 2-0 Bea")
    good("drop", league, "Bea")
    assert "has left" in bad("result", league, "Bea 2-0 Cid")
    assert standing(league)[0] == (1, "Ada", 3), "what was played counts"
    good("new", pods, "Draft", "--pods", "4", "--pod-rounds", "2", "--rounds", "2", "--seed", "s")
    good("join", pods, "Ada", "Bea", "Cid", "Dan")
    good("pods", pods)
    good("drop", pods, "Dan")
    good("pair", pods)
    assert seated(pods) == ["Ada", "Bea", "Cid"]


def test_decisions_of_the_organiser(evening: str) -> None:
    assert "name what is decided" in bad("organise", evening, "--reason", "x")
    good("organise", evening, "--warn", "Ada", "--game-loss", "Bea", "--reason", "slow play")
    good("organise", evening, "--note", "--reason", "a lamp broke")
    good("organise", evening, "--bye", "Cid", "--forbid", "Ada - Eva", "--reason", "x")
    good("organise", evening, "--allow", "Ada - Eva", "--match-loss", "Ada", "--reason", "x")
    good("organise", evening, "--disqualify", "Dan", "--reason", "x")
    assert "was disqualified" in bad("join", evening, "Dan")
    good("result", evening, "Ada 0-0 Bea", "--winner", "nobody", "--reason", "both left")
    assert "--winner: expected Cid, Dan" in bad("result", evening, "Cid 0-0 Dan", "--winner", "Zoe")


def test_penalties_count_in_the_match_that_is_on(evening: str) -> None:
    assert "there is no offence 7" in bad(
        "organise", evening, "--warn", "Ada", "--offence", "7", "--reason", "x"
    )
    good("organise", evening, "--game-loss", "Ada", "--offence", "141", "--reason", "slow")
    assert "enter only the games that were played" in bad("result", evening, "Ada 0-2 Bea")
    good("result", evening, "Ada 2-0 Bea")
    assert "Ada,Bea,2-1-0" in good("export", evening, "--as", "csv")
    good("organise", evening, "--match-loss", "Cid", "--reason", "x")
    assert "Cid,Dan,0-2-0" in good("export", evening, "--as", "csv")
    listed = good("penalties", evening, lang="it")
    assert "141 gioco lento" in listed and "incontro perso" in listed


def test_the_clock_of_a_round(evening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000
    monkeypatch.setattr("time.time", lambda: now)
    assert "not started" in good("clock", evening)
    assert "50:00" in good("clock", evening, "--start")
    assert "still has time" in bad("clock", evening, "--turn", "Ada - Bea")
    words = ("--extra", "Cid - Dan", "--minutes", "5")
    assert "reason" in bad("clock", evening, *words)
    now += 49 * 60
    shown = good("clock", evening, *words, "--reason", "a judge was there")
    assert "1:00" in shown and "6:00" in shown
    now += 90
    assert "finish the turn, then five more" in good("clock", evening)
    for left in (5, 4, 3, 2, 1):
        assert f"turns left: {left}" in good("clock", evening, "--turn", "Bea - Ada")
    assert "the game is drawn" in good("clock", evening, "--turn", "Ada - Bea")
    assert "the last turn is over" in bad("clock", evening, "--turn", "Ada - Bea")
    assert "10:00" in good("clock", evening, "--start", "--minutes", "10")


def test_one_game_of_all_players(tmp_path: Path) -> None:
    file = str(tmp_path / "four.json")
    good("new", file, "Four", "--structure", "together", "--game", "magecraft")
    good("join", file, "Ada", "Bea", "Cid")
    assert "Zoe" in bad("winners", file, "Zoe")
    assert good("winners", file).strip() == "The game was drawn."
    bad("winners", file, "Bea")
    assert good("winners", file, "Bea", "--reason", "counted again").strip() == "Bea has won."
    lines = json.loads(good("standings", file, "--json"))["Standings"]
    assert lines[0]["Player"] == "Bea" and len(lines) == 3
    bad("winners", str(tmp_path / "none.json"))


def test_names_and_results_from_csv(tmp_path: Path) -> None:
    file, names, results = (tmp_path / name for name in ("event.json", "names.csv", "results.csv"))
    good("new", str(file), "Sunday")
    names.write_text("Name\nAda\n\nBea Rossi\n", "utf-8")
    assert "2 players, 0 rounds" in good("import", str(file), str(names))
    assert "line 2: Ada has entered already" in bad("import", str(file), str(names))
    results.write_text("round;player1;player2;result\n1;Ada;Bea Rossi;2-1\n2;Bea Rossi;-;\n", "utf-8")
    assert "2 players, 2 rounds" in good("import", str(file), str(results))
    assert good("export", str(file), "--as", "csv") == (
        "round,player1,player2,result\n1,Ada,Bea Rossi,2-1-0\n2,Bea Rossi,-,\n"
    )
    results.write_text("round,player1,player2,result\n3,Ada,Bea Rossi,two\n", "utf-8")
    assert "line 2: expected games" in bad("import", str(file), str(results))
    assert "there is no file" in bad("import", str(file), str(tmp_path / "none.csv"))
    names.write_bytes("Name\nNicolò\n".encode("cp1252"))
    told = f"{names}:2 is not text in UTF-8: save it with this encoding"
    assert told in bad("import", str(file), str(names))
    assert told in bad("join", str(file), "Ada", "--deck", str(names))


def test_an_event_in_the_open_format_and_back(tmp_path: Path) -> None:
    file, other = tmp_path / "event.json", written(tmp_path / "results.json", EVENING)
    good("new", str(file), "Sunday")
    good("import", str(file), other)
    exported = json.loads(good("export", str(file)))
    again = written(tmp_path / "again.json", exported)
    assert standing(again) == standing(other) == standing(str(file))


def test_decks_are_handed_in(evening: str, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("60 Forest\n", "utf-8")
    good("join", evening, "Fay", "--deck", str(deck))
    assert "deck of Ada is locked" in bad("join", evening, "Ada", "--deck", str(deck))
    assert "name the one player" in bad("join", evening, "Gus", "Hal", "--deck", str(deck))
    assert "one line" in good("log", evening)


WRONG: dict[str, tuple[str, ...]] = {
    "join": ("Fay", "Gus", "Ada"),
    "pair": ("--again", "--reason", "somebody came", "--swap", "Ada - Zoe"),
    "result": ("Ada 2-0 Bea", "Cid 2-0 Eva"),
    "winners": ("Ada",),
    "drop": ("Zoe",),
    "undo": ("99", "--reason", "x"),
    "organise": ("--forbid", "Ada - Cid", "--bye", "Eva", "--disqualify", "Zoe", "--reason", "x"),
    "clock": ("--start", "--extra", "Ada - Zoe", "--reason", "x"),
    "play": ("--bots", "random,nobody"),
    "import": ("names.csv",),
    "pool": ("Ada", "names.csv"),
}  # fmt: skip
"""For each command that changes an event: arguments of which the last cannot be noted."""
READING = {
    "new",
    "pods",
    "season",
    "chances",
    "standings",
    "print",
    "log",
    "export",
    "simulate",
    "formats",
    "decks",
    "penalties",
}


def test_every_command_notes_all_that_it_is_told_or_nothing(evening: str, tmp_path: Path) -> None:
    commands = {command.name for command in event.app.registered_commands}
    assert commands == WRONG.keys() | READING, "a new command belongs into WRONG or READING"
    (tmp_path / "names.csv").write_text("Fay\nGus\nAda\n", "utf-8")
    before = Path(evening).read_bytes()
    for command, words in WRONG.items():
        bad(command, evening, *(str(tmp_path / word) if word.endswith(".csv") else word for word in words))
        assert Path(evening).read_bytes() == before, command
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".new"] == []


def test_two_commands_do_not_write_over_each_other(evening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    after = event_change.noted

    def noted(*args: Any, **fields: Any) -> Any:
        monkeypatch.setattr(event_change, "noted", after)
        monkeypatch.setattr(event, "noted", after)
        good("result", evening, "Cid 2-0 Dan")
        return after(*args, **fields)

    monkeypatch.setattr(event, "noted", noted)
    late = run("result", evening, "Ada 2-0 Bea")
    assert late.exit_code == 1 and "was changed by another command meanwhile" in late.stderr
    assert "nobody plays" in good("result", evening, "Ada 2-0 Bea")
    fcntl = pytest.importorskip("fcntl")
    with Path(evening).open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        locked = run("drop", evening, "Ada")
    assert locked.exit_code == 1 and "is being written by another command" in locked.stderr
    Path(evening).with_name("evening.json.new").write_text("half an event of a killed program", "utf-8")
    assert "has left" in good("drop", evening, "Ada")


def test_many_writers_lose_nothing(tmp_path: Path) -> None:
    """Several threads enter players at the same time and try again when refused: in the end all are
    entered.
    """
    from concurrent.futures import ThreadPoolExecutor

    path = tmp_path / "event.json"
    event_file.save(Event(Settings(name="x", seed="s")), path, None)

    def enter(name: str) -> None:
        while True:
            before = event_file.digest(path)
            try:
                event_file.save(event_file.load(path).after(Entry(player=name)), path, before)
            except (event_file.BeingWritten, event_file.ChangedMeanwhile):
                continue
            return

    names = [f"player {number}" for number in range(24)]
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(enter, names))
    assert set(event_file.load(path).state.members) == set(names)


def test_the_bar_of_a_simulation_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def with_progress(label: str, games: int, play: Any) -> Any:
        return play(lambda progress: seen.append((progress.done, progress.games)))

    monkeypatch.setattr(event_show, "with_progress", with_progress)
    good("simulate", "--players", "4", "--times", "3")
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_whole_events_of_bots() -> None:
    words = ("simulate", "--bots", "random,random", "--players", "3", "--times", "2", "--json")
    places = json.loads(good(*words))["mean_places"]
    assert set(places) == {"random"} and 1 <= places["random"] <= 3
    assert "random" in good(*words[:-1], lang="it")
    assert "nobody" in bad("simulate", "--bots", "nobody", "--times", "1")
    assert "no format is called" in bad("simulate", "--bots", "random", "--format", "chess")


def test_bad_input(evening: str, tmp_path: Path) -> None:
    assert "is there already" in bad("new", evening, "Thursday")
    assert "settings.cut" in bad("new", str(tmp_path / "x.json"), "X", "--cut", "3")
    assert 'expected "A 2-1 B"' in bad("result", evening, "Ada beats Bea")
    assert 'expected "A - B"' in bad("pair", evening, "--swap", "Ada", "--reason", "x")
    assert "no such round" in bad("print", evening, "--round", "4")
    assert "expected an event" in bad("log", written(tmp_path / "y.json", {}))


def test_how_often_the_best_player_wins() -> None:
    words = ("simulate", "--players", "4", "--times", "30", "--apart", "400", "--seed", "1")
    found = json.loads(good(*words, "--json"))
    assert found["best_wins"] > 0.6 and found["best_in_top_8"] == 1
    even = json.loads(good(*words[:-3], "0", "--seed", "1", "--json"))
    assert even["best_wins"] < 0.6
    assert found == json.loads(good(*words, "--json"))
    assert "the best player wins" in good(*words)
    assert "only Swiss, round robins and leagues have one" in bad(
        "simulate", "--structure", "knockout", "--cut", "4"
    )
