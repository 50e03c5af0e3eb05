"""A game of a hundred lines with nothing but rules gets bots, records, a judge, a web table and the rest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio import envs, games
from grimorio.bots import LEVELS, Sight, UnknownBot, make_bot
from grimorio.events import Match
from grimorio.judge import judge_file
from grimorio.kernel import Game, Luck, Position, Record, Setup
from grimorio.web import Settings
from grimorio.web.bots.workers import BotProcesses, question, think
from grimorio.web.processes.heavy import HeavyWork
from tests import contract
from tests.commands import bad, good
from tests.web.conftest import server  # noqa: F401
from tests.web.helpers import BOT, Server


@pytest.fixture(autouse=True)
def nim() -> Iterator[Game]:
    """The game Nim, registered by its manifest alone."""
    games.MANIFESTS["nim"] = "tests.games.nim:MANIFEST"
    try:
        yield games.get("nim")
    finally:
        del games.MANIFESTS["nim"]
        games.get.cache_clear()


def played(nim: Game, names: tuple[str, str], seed: int) -> Position:
    """A game between two bots."""
    position = nim.start(Setup("nim", 2, seed), journal=True)
    bots = [make_bot(name, nim, seed + seat) for seat, name in enumerate(names)]
    while position.waiting:
        choice = position.choice
        index = bots[choice.seat].choose(Sight(position, choice.seat), partial(position.imagine, choice.seat))
        position.answer(index, choice.number)
    return position


HIDING = (contract.hides, contract.events_hide, contract.conserves)
"""The properties of the contract that say nothing about Nim: it hides nothing, and its matches are used
up.
"""


@pytest.mark.parametrize(
    "keeps", [keeps for keeps in contract.PROPERTIES if keeps not in HIDING], ids=lambda keeps: keeps.__name__
)
def test_it_keeps_the_contract(nim: Game, keeps: Any) -> None:
    @settings(max_examples=5)
    @given(seed=st.integers(0, 2**32), last=st.sampled_from(("wins", "loses")))
    def check(seed: int, last: str) -> None:
        keeps(nim, Setup("nim", 2, seed, {"last": last}), Luck(seed))

    check()


def test_its_bots_search_to_the_end(nim: Game) -> None:
    for level in (*LEVELS, "random", "greedy:2", "search:5"):
        assert played(nim, (level, "random"), 3).over
    won = sum(played(nim, ("search:200", "random"), seed).result.winners == (0,) for seed in range(20))  # type: ignore[union-attr]
    assert won >= 17
    same = [played(nim, ("search:20", "greedy"), 4).to_json() for _ in range(2)]
    assert same[0] == same[1]
    with pytest.raises(UnknownBot):
        make_bot("clever", nim)


def test_a_bot_worker_answers_for_it(nim: Game) -> None:
    position = nim.start(Setup("nim", 2, 1))
    assert think(question(position, 0, "adept", 5, 1)) in (0, 1, 2)


def test_it_is_recorded_and_replayed(nim: Game, tmp_path: Path) -> None:
    setup = Setup("nim", 2, 1)
    record = Record.begin(nim, setup, ("Ada",))
    position = nim.start(setup)
    while position.waiting:
        record.add(position.choice, 0)
        position.answer(0)
    record.finish(position)
    path = tmp_path / "nim.json"
    path.write_text(json.dumps(record.to_json()))
    lines = good("replay", str(path), "--all").splitlines()
    assert "   1  take seat=Ada count=1  [NIM-1]" in lines and any("Player 2" in line for line in lines)


def test_it_is_simulated_and_compared(nim: Game) -> None:
    report = json.loads(good("simulate", "--game", "nim", "--games", "20", "--jobs", "1", "--json"))
    assert report["games"] == 20 and sum(row["wins"] for row in report["seats"]) == 20
    assert "Seat 1" in good("simulate", "--game", "nim", "--games", "4", "--jobs", "1")
    report = json.loads(
        good("arena", "--game", "nim", "--seats", "random,random", "--games", "10", "--jobs", "1", "--json")
    )
    assert report["games"] == 10
    assert "decks" in bad("simulate", "--game", "nim", "--deck", "Sky Slam", "--games", "2")


SCENARIO = """\
- title: "Whoever takes the last match wins"
  game: nim
  steps:
    - refuse: {choose: {by: B, pick: matches 1}}
    - choose: {by: A, pick: matches 3}
    - choose: {by: B, pick: matches 3}
    - expect: {asked: {A: take}, choice: {seat: A, offers: [matches 1, matches 3]}}
    - choose: {by: A, pick: matches 3}
    - choose: {by: B, pick: matches 3}
    - expect: {winner: B, B: {ask: none}}
- title: "Or loses"
  game: nim
  ruleset: {last: loses}
  steps:
    - concede: A
    - expect: {winner: B}
- title: "Here the judge is wrong"
  game: nim
  steps:
    - choose: {by: A, pick: matches 3}
    - expect: {winner: A}
"""


def test_it_is_judged(nim: Game, tmp_path: Path) -> None:
    path = tmp_path / "nim.yaml"
    path.write_text(SCENARIO)
    assert [verdict.result for verdict in judge_file(path)] == ["ok", "ok", "fail"]


def test_it_is_a_learning_environment(nim: Game) -> None:
    env = envs.env("nim", seats=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
    assert env.agents == []


def test_it_is_played_at_the_table(nim: Game, server: Server) -> None:  # noqa: F811
    catalogue = server.http.get("/api/catalogue").json()
    assert [game["name"] for game in catalogue["games"]][-1] == "nim"
    assert server.http.get("/api/games/nim/cards").json() == {"cards": []}
    for pages in ("rules", "rulings"):
        assert server.http.get(f"/api/{pages}?game=nim").json() == []
    game = server.make(BOT, game="nim")
    with server.person(game["id"], game["token"]) as ada:
        while choice := ada.turn():
            ada.answer(choice["number"], ["matches", 1])
            ada.wait("update")
        assert ada.update is not None and ada.update["view"]["result"]["reason"] == "last"


@pytest.mark.deep
def test_matches_of_it_are_played_with_bots_and_heavy_work_in_other_processes(
    nim: Game, tmp_path: Path
) -> None:
    settings = Settings(heavy_workers=1)
    with Server(tmp_path / "games.sqlite", BotProcesses(1, 120.0), HeavyWork(settings)) as table:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        game = table.make(seats, game="nim", seed=None, match={"best_of": 3})
        ids, score = [game["id"]], [0, 0]
        while max(score) < 2:
            with table.person(ids[-1], game["token"]) as ada:
                while choice := ada.turn():
                    ada.answer(choice["number"], choice["options"][0])
                now = ada.until_match(lambda match: match["state"] != "playing")
                assert ada.update is not None and not ada.update["notices"]
                score = now["score"]
                assert sum(score) == len(ids) and now["begins"] == "loser" and not now["exchanges"]
                if now["state"] == "between":
                    assert now["mine"] == {"entered": None, "deck": None, "wrong": []} and now["ready"] == [1]
                    ada.say(kind="match", ready=True)
                    now = ada.until_match(lambda match: match["next"] is not None)
                    ids.append(now["next"]["id"])
        past = [table.store.game(id) for id in ids]
        winners = [row.result["winners"][0] for row in past if row is not None and row.result is not None]
        begun = [row.setup["options"].get("first") for row in past if row is not None]
        assert begun == [None, *(f"seat-{1 - winner}" for winner in winners[:-1])]
        outline = table.http.get(f"/api/games/{ids[0]}/replay/outline?seat=-2")
        assert outline.status_code == 200, outline.text


def test_the_loser_of_a_game_begins_the_next_one(nim: Game) -> None:
    match = Match.begin(Setup("nim", 2, options={"last": "loses", "first": "seat-1"}))
    assert nim.start(match.next()).choice.seat == 1
    drawn = match.after(None, chooser=None)
    assert drawn.chooser is None and nim.start(drawn.next()).choice.seat == 1
    won = drawn.after(1, chooser=None)
    assert won.next().options == {"last": "loses", "first": "seat-0"}
    again = won.after(None, chooser=None)
    assert (again.chooser, nim.start(again.next()).choice.seat) == (0, 0)


@pytest.mark.deep
def test_other_processes_simulate_it(nim: Game) -> None:
    told = [
        json.loads(good("simulate", "--game", "nim", "--games", "30", "--jobs", jobs, "--json"))
        for jobs in ("1", "2")
    ]
    assert told[0] == told[1]
