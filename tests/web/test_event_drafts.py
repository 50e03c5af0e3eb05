"""Online drafts of a tournament: begun by one click, with cards and decks that enter themselves."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from tests.web.evening import Evening, bearer
from tests.web.helpers import Server
from tests.web.http import client
from tests.web.process import Process
from tests.web.test_event_matches import look, until

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
DRAFT = {"game": "magic", "online": True, "pods": 4, "best_of": 1, "rounds": 2}
SEALED = {"way": "sealed", "sealed": "boosters", "minutes": 30}


def begun(server: Any, *names: str, **wanted: Any) -> Evening:
    """A tournament whose online draft has begun."""
    evening = Evening(server, *names, **DRAFT)
    answer = evening.post("pods", {**SEALED, **wanted})
    assert answer.status_code == 200, answer.text
    return evening


def pods(evening: Evening) -> Any:
    return evening.now()["onlineDraft"]["pods"]


def status(evening: Evening, name: str) -> Any:
    pod = next(pod for pod in pods(evening) if name in pod["players"])
    answer = evening.server.http.get(f"/api/games/{pod['game']}/deck", headers=bearer(evening.players[name]))
    assert answer.status_code == 200, answer.text
    return answer.json()


def built(evening: Evening, name: str, ready: bool = True) -> Any:
    """Build a deck of a player's cards, and keep it at the table of the draft."""
    pool = status(evening, name)["pool"]
    cards = [card for count, card in pool for _ in range(count) if card not in LANDS][:23]
    pod = next(pod for pod in pods(evening) if name in pod["players"])
    text = "\n".join([f"1 {card}" for card in cards] + ["17 Forest"])
    answer = evening.server.http.post(
        f"/api/games/{pod['game']}/deck",
        json={"deck": text, "ready": ready},
        headers=bearer(evening.players[name]),
    )
    assert answer.status_code == 200 and answer.json()["wrong"] == [], answer.text
    return answer.json()["deck"]


def deck(evening: Evening, token: str, player: str | None = None) -> Any:
    query = {} if player is None else {"player": player}
    path = f"/api/events/{evening.id}/deck"
    return evening.server.http.get(path, params=query, headers=bearer(token))


def test_cards_and_decks_of_an_online_draft_enter_themselves_and_are_played(server: Server) -> None:
    evening = begun(server, "Ada", "Bea", "Cid", "Dan")
    (pod,) = pods(evening)
    assert sorted(pod["players"]) == ["Ada", "Bea", "Cid", "Dan"] and pod["bots"] == 0
    assert evening.join("Eva").status_code == 409, "nobody enters once the pods are seated"
    assert not evening.now()["mayEnter"], "so nobody is offered to add players"
    until(lambda: "Ada" in evening.now()["unfinished"] and pods(evening)[0]["phase"] == "building")
    assert evening.pair().json()["error"] == "table-refused-unfinished"
    for name in pod["players"][:-1]:
        built(evening, name)
    until(lambda: len(pods(evening)[0]["ready"]) == 3)
    live = server.http.get(f"/api/events/{evening.id}/pods").json()[pod["game"]]
    assert [seat["asked"] for seat in live["seats"]] == [False, False, False, True]
    last = pod["players"][-1]
    kept = built(evening, last)
    until(lambda: all(evening.player(name).get("handed") for name in pod["players"]))
    own = deck(evening, evening.players[last]).json()
    assert "17 Forest" in own["deck"] and sum(count for count, _ in kept["main"]) == 40
    assert deck(evening, evening.token, last).json() == own, "the judge sees it"
    assert deck(evening, evening.players["Ada"], "Bea").status_code in (403, 409)
    refused = evening.post("deck", {"deck": own["deck"]}, evening.players[last])
    assert refused.status_code == 409, "the deck of the draft is locked"
    facts = [fact for fact in evening.log() if fact["kind"] in ("pool", "deck", "online-draft")]
    assert [fact["kind"] for fact in facts] == ["online-draft"] + 4 * ["pool"] + 4 * ["deck"]
    assert all("cards" not in fact and "deck" not in fact for fact in facts)
    assert evening.pair().status_code == 200
    first, second = evening.tables()[0]
    assert second is not None
    opened = evening.play(first).json()
    assert evening.play(second).json()["game"] == opened["game"]


def test_nobody_sees_the_cards_of_others_before_the_end_of_the_event(server: Server) -> None:
    evening = begun(server, "Ada", "Bea")
    (pod,) = pods(evening)
    mine = status(evening, pod["players"][0])["pool"]
    for name in pod["players"]:
        built(evening, name)
    until(lambda: all(evening.player(name).get("handed") for name in pod["players"]))
    record = f"/api/games/{pod['game']}/record"
    assert server.http.get(record).json()["error"] == "table-refused-record"
    for token in (None, evening.players[pod["players"][1]]):
        with server.person(pod["game"], token) as person:
            seen = person.until(lambda update: update["view"]["result"])["view"]["table"]
            hidden = [row["pool"] for row in seen["seats"]]
            assert hidden[0] is None and not seen["packs"] and len(mine) > 10
    evening.note({"kind": "end"})
    assert server.http.get(record).status_code == 200


def test_a_bot_takes_the_seat_of_who_is_away_while_others_wait_and_gives_it_back(server: Server) -> None:
    evening = begun(server, "Ada", "Bea", way="booster", absent=5)
    (pod,) = pods(evening)
    held = lambda: evening.now()["onlineDraft"]["held"]  # noqa: E731
    with server.person(pod["game"], evening.players["Ada"]) as ada:
        ada.until(lambda update: update["view"]["choice"] is not None)
        look(server, evening.id)
        look(server, evening.id, later=4 * 60)
        assert held() == []
        assert evening.post("back", {}, evening.players["Bea"]).status_code == 409, "the seat is Bea's"
        look(server, evening.id, later=5 * 60)
        assert held() == ["Bea"] == evening.now()["onlineDraft"]["missed"], "Ada is at the table"
        assert [fact["reason"] for fact in evening.log() if fact["kind"] == "stand-in"] == ["absent"]
        assert evening.post("back", {}, evening.players["Ada"]).status_code == 409
        assert evening.post("back", {}, evening.players["Bea"]).status_code == 200 and held() == []
    look(server, evening.id)
    look(server, evening.id, later=11 * 60)
    assert held() == ["Ada"], "nobody waits for Bea, for whom the bot has picked"
    evening.note({"kind": "stand-in", "player": "Ada", "on": False}, {"kind": "stand-in", "player": "Ada"})
    assert evening.post("back", {}, evening.players["Ada"]).status_code == 409, "the organiser decided so"


def test_without_a_limit_nobody_loses_the_seat(server: Server) -> None:
    evening = begun(server, "Ada", "Bea", way="booster")
    look(server, evening.id, later=10**6)
    assert evening.now()["onlineDraft"]["held"] == [] == evening.now()["onlineDraft"]["missed"]


def test_a_bot_drafts_for_who_leaves_or_is_missing_and_gives_the_seat_back(server: Server) -> None:
    evening = begun(server, "Ada", "Bea", "Cid", way="booster", seconds=60, fill=4)
    (pod,) = pods(evening)
    assert len(pod["players"]) == 3 and pod["bots"] == 1

    def kinds() -> dict[str, str]:
        seats = server.http.get(f"/api/games/{pod['game']}").json()["seats"]
        return {seat["name"]: seat["kind"] for seat in seats}

    assert [kinds()[name] for name in ("Ada", "Bea", "Cid")] == ["person"] * 3
    assert evening.note({"kind": "stand-in", "player": "Ada"}).status_code == 200
    assert evening.note({"kind": "stand-in", "player": "Ada"}).status_code == 409
    assert evening.post("drop", {}, evening.players["Bea"]).status_code == 200
    until(lambda: (kinds()["Ada"], kinds()["Bea"]) == ("bot", "bot"))
    refused = server.http.get(f"/api/games/{pod['game']}/deck", headers=bearer(evening.players["Ada"]))
    assert refused.json()["error"] == "table-refused-token"
    evening.note({"kind": "stand-in", "player": "Ada", "on": False}, {"kind": "entry", "player": "Bea"})
    until(lambda: set(kinds()[name] for name in ("Ada", "Bea")) == {"person"})
    new = evening.post("phone", {"player": "Cid"}).json()["token"]
    evening.players["Cid"] = new
    until(
        lambda: (
            server.http.get(f"/api/games/{pod['game']}/deck", headers=bearer(new)).json()["error"]
            == "table-refused-match"
        )
    )
    live = server.http.get(f"/api/events/{evening.id}/pods").json()[pod["game"]]
    assert live["phase"] == "draft" and [seat["bot"] for seat in live["seats"]].count(True) == 1


def test_a_pod_of_bots_drafts_by_itself_and_plays_its_decks(server: Server) -> None:
    evening = Evening(server, **DRAFT)
    for name in ("One", "Two"):
        assert evening.post("bot", {"name": name, "bot": "greedy"}).status_code == 200
    assert evening.post("pods", {"way": "booster"}).status_code == 200
    until(lambda: all(evening.player(name).get("handed") for name in ("One", "Two")))
    assert evening.now()["unfinished"] == [] and evening.pair().status_code == 200


def test_a_draft_is_begun_anew_with_a_reason_and_taken_back(server: Server) -> None:
    evening = begun(server, "Ada", "Bea")
    first = pods(evening)[0]["game"]
    number = next(fact["number"] for fact in evening.log() if fact["kind"] == "online-draft")
    until(lambda: pods(evening)[0]["phase"] == "building")
    assert evening.note({"kind": "undo", "fact": number, "reason": "wrong set"}).status_code == 409, (
        "cards have come from it"
    )
    assert evening.post("pods", {**SEALED}).status_code == 409
    assert evening.post("pods", {**SEALED, "reason": "wrong set"}).status_code == 200
    second = pods(evening)[0]["game"]
    assert second != first
    until(lambda: pods(evening)[0]["phase"] == "building")
    pools = [fact["number"] for fact in evening.log() if fact["kind"] == "pool"]
    assert len(pools) == 4
    for fact in pools[2:]:
        assert evening.note({"kind": "undo", "fact": fact, "reason": "again"}).status_code == 200
    look(server, evening.id)
    last = [fact for fact in evening.log() if fact["kind"] == "pool" and not fact["undone"]]
    assert len(last) == 2, "cards that are taken back do not come again"


def test_an_online_draft_needs_matches_that_are_played_here_with_decks_of_a_pool(server: Server) -> None:
    paper = Evening(server, "Ada", "Bea", **{**DRAFT, "online": False})
    assert paper.post("pods", SEALED).json()["error"] == "table-refused-online"
    free = Evening(server, "Ada", "Bea", game="magic", online=True, format="eighth-edition")
    assert free.post("pods", SEALED).status_code == 409
    evening = Evening(server, "Ada", "Bea", **DRAFT)
    assert evening.post("pods", SEALED, evening.players["Ada"]).status_code == 403
    assert evening.post("pods", {**SEALED, "cards": {"set": "XXX"}}).status_code == 422
    assert evening.post("pods", {**SEALED, "pods": [["Ada"], ["Bea"]]}).status_code == 409
    assert evening.post("pods", {**SEALED, "pods": [["Ada"], ["Bea"]], "fill": 2}).status_code == 200
    assert [pod["bots"] for pod in pods(evening)] == [1, 1]


def test_drafted_cards_of_another_set_make_a_deck_of_the_event(server: Server) -> None:
    evening = begun(server, "Ada", "Bea", cards={"set": "ONS"})
    for name in ("Ada", "Bea"):
        built(evening, name)
    until(lambda: all(evening.player(name).get("handed") for name in ("Ada", "Bea")))
    assert evening.pair().status_code == 200


@pytest.mark.deep
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
def test_a_draft_of_a_tournament_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"

    class Running:
        http: Any = None

    running = Running()
    with Process(db) as process, client(process.url) as running.http:
        evening = begun(running, "Ada", "Bea")
        until(lambda: pods(evening)[0]["phase"] == "building")
        built(evening, "Ada")
        pool = status(evening, "Bea")["pool"]
        process.kill()
    with Process(db) as process, client(process.url) as running.http:
        assert status(evening, "Bea")["pool"] == pool
        built(evening, "Bea")
        until(lambda: all(evening.player(name).get("handed") for name in ("Ada", "Bea")))
        assert evening.pair().status_code == 200
        facts = [fact["kind"] for fact in evening.log()]
        assert facts.count("pool") == facts.count("deck") == 2, "nothing is entered twice"
