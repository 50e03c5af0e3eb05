"""Matches of the games other than Magic: begun, continued after a restart, finished, played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cost import deep
from tests.web.helpers import TWO, Person, Server
from tests.web.test_match import lost, standing


def ready(*people: Person) -> list[dict[str, Any]]:
    """Let all players say that they are ready; returns the next game as each of them is told of it."""
    for person in people:
        person.say(kind="match", ready=True)
    return [standing(person, state="playing")["next"] for person in people]


@pytest.mark.parametrize("name", ["magecraft", deep("mickey")])
def test_a_match_from_its_first_game_to_its_rematch(tmp_path: Path, name: str) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, tokens = server.two(game=name, seed=None, match={"best_of": 5})
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            first = standing(ada)
            assert (first["best_of"], first["begins"], first["exchanges"]) == (5, "rules", False)
            lost(ada)
            now = standing(bob, state="between")
            assert (now["score"], now["chooser"], now["mine"]["wrong"]) == ([0, 1], None, [])
            bob.say(kind="match", deck={"main": [], "sideboard": []})
            assert bob.wait("refusal")["reason"] == "table-refused-match"
            bob.say(kind="match", ready=True)
            standing(bob, ready=[1])
            bob.say(kind="match", ready=False)
            assert standing(ada, ready=[])["next"] is None
    with Server(db) as server:
        for number in (2, 3):
            with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
                id = ready(ada, bob)[0]["id"]
            with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
                assert standing(ada)["number"] == number
                lost(ada)
                over = standing(bob, score=[0, number])
        assert (over["state"], over["winner"], over["next"]) == ("over", 1, None)
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            for person in (ada, bob):
                person.until(lambda _: True)
                person.say(kind="rematch")
            again = ada.wait("rematch")
        shown = server.http.get(f"/api/matches/{over['id']}").json()
        assert (shown["game"], shown["state"], shown["winner"], len(shown["games"])) == (name, "over", 1, 3)
        setups = [server.store.game(game["id"]).setup for game in shown["games"]]  # type: ignore[union-attr]
        assert len({setup["seed"] for setup in setups}) == 3
        assert setups[1]["cards"] == setups[2]["cards"] and setups[1]["options"] == setups[0]["options"]
        with server.person(again["id"], tokens[0]) as ada:
            assert (standing(ada)["score"], again["seat"]) == ([0, 0], 1)


def test_a_friend_brings_a_deck_of_mickey_and_it_is_that_of_every_game(server: Server) -> None:
    decks = [
        deck
        for deck in server.http.get("/api/decks?game=mickey").json()["decks"]
        if deck["kind"] == "official"
    ]
    own, others = ({part: deck[part] for part in ("name", "main", "sideboard")} for deck in decks[:2])
    game = server.make(TWO, game="mickey", seed=None, match={}, cards={"decks": [own, None]})
    body = {
        "invite": game["seats"][1]["invite"],
        "name": "Bob",
        "deck": {**others, "main": others["main"][1:]},
    }
    assert server.http.post(f"/api/games/{game['id']}/join", json=body).json()["field"] == "deck"
    answer = server.http.post(f"/api/games/{game['id']}/join", json={**body, "deck": others}).json()
    with server.person(game["id"], game["token"]) as ada, server.person(game["id"], answer["token"]) as bob:
        lost(ada)
        assert standing(bob, state="between")["mine"] == {"entered": others, "deck": others, "wrong": []}
        mine = [card for _, card in own["sideboard"]]
        assert not any(card in frame for frame in bob.frames for card in mine if card not in str(others))
        id = ready(ada, bob)[0]["id"]
    row = server.store.game(id)
    assert row is not None and row.setup["cards"] == {"decks": [own, others]}


@pytest.mark.deep
def test_bots_play_a_match_to_its_end(server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    id, number = server.make(bots, game="magecraft", match={"best_of": 3})["id"], 0
    while True:
        number += 1
        with server.person(id) as eve:
            now = standing(eve)
            while now["state"] != "over" and now["next"] is None:
                now = standing(eve)
        if now["state"] == "over":
            break
        id = now["next"]["id"]
    assert now["number"] == number and max(now["score"]) == 2 and number <= 3
