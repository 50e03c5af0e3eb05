"""Making games, sitting down, reading games; and everything that is refused on the way."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER
from grimorio.web.identity import NAME_LENGTH
from tests.web.helpers import BOT, TWO, Server, play, table


def test_the_catalogue_names_what_can_be_played(server: Server) -> None:
    data = server.http.get("/api/catalogue").json()
    magecraft = next(game for game in data["games"] if game["name"] == "magecraft")
    assert magecraft["seats"] == [2, 3, 4] and magecraft["version"]
    assert all(option["default"] in option["values"] for option in magecraft["options"])
    assert "greedy" in data["bots"] and data["levels"]
    cards = server.http.get("/api/games/magecraft/cards").json()["cards"]
    assert cards == json.loads(json.dumps(games.get("magecraft").cards()))
    game = server.make()
    assert server.http.get(f"/api/games/{game['id']}/cards").json()["cards"] == cards


def test_the_rules_a_choice_cites_can_be_read(server: Server) -> None:
    known = {rule["id"]: rule for rule in server.http.get("/api/rules?game=magecraft").json()}
    with table(server) as (_, people):
        choice = people[0].turn()
        assert choice is not None and known[choice["rule"]]["statement"]
    assert server.http.get("/api/rules?game=chess").json()["field"] == "game"


@pytest.mark.parametrize("game", ["magecraft", "mickey", "magic", "live"])
def test_the_rulebook_is_in_the_readers_language(server: Server, game: str) -> None:
    """Each rule and ruling that the page asks for; `tests/rulebooks` looks at each part of them."""

    def said(lang: str) -> dict[str, list[str]]:
        rules = server.http.get("/api/rules", params={"game": game, "lang": lang}).json()
        pages = server.http.get("/api/rulings", params={"game": game, "lang": lang}).json()
        texts = {rule["id"]: [rule["statement"], *filter(None, [rule["ruling"]])] for rule in rules}
        return texts | {page["name"]: [page["title"], page["parts"][0]["text"]] for page in pages}

    english = said("en")
    assert len(english) > 60
    for lang in ("it", "fr"):
        told = said(lang)
        assert told.keys() == english.keys()
        alike = {
            place
            for place, texts in told.items()
            if len(texts) != len(english[place]) or not all(texts) or set(texts) & set(english[place])
        }
        assert not alike, lang


def test_the_list_of_games_tells_public_facts_only(server: Server) -> None:
    game = server.make(TWO, seed=1234567890123, listed=True)
    text = server.http.get("/api/games").text
    assert json.loads(text)["games"][0]["id"] == game["id"]
    for secret in (game["token"], game["seats"][1]["invite"], "1234567890123", "hash"):
        assert secret not in text
    facts = server.http.get(f"/api/games/{game['id']}").json()
    assert facts["state"] == "open" and facts["seeded"]
    assert [seat["free"] for seat in facts["seats"]] == [False, True]
    server.join(game, name="  Bob\x07\u202e \n the  Bold ")
    facts = server.http.get(f"/api/games/{game['id']}").json()
    assert facts["state"] == "playing" and facts["seats"][1]["name"] == "Bob the Bold"


def test_an_invitation_is_good_for_one_seat_once(server: Server) -> None:
    game = server.make()
    invite = game["seats"][1]["invite"]
    assert game["seats"][1]["link"] == f"{server.url}/game/{game['id']}?invite={invite}"
    assert game["seats"][0]["invite"] is None and game["seats"][1]["token"] is None
    picture = server.http.get(f"/api/invite/{game['id']}.svg", params={"invite": invite})
    assert picture.headers["content-type"] == "image/svg+xml" and b"<svg" in picture.content
    token = server.join(game)
    again = server.http.post(f"/api/games/{game['id']}/join", json={"invite": invite, "name": "Eve"})
    assert (again.status_code, again.json()["error"]) == (403, "table-refused-invite")
    gone = server.http.get(f"/api/invite/{game['id']}.svg", params={"invite": invite})
    assert gone.status_code == 403
    other = server.make()
    with server.person(other["id"], token) as thief:
        assert thief.wait("error")["reason"] == "table-refused-token"
        assert thief.closed() == 4403


def test_on_the_local_network_the_invitation_holds_the_machines_address(tmp_path: Any) -> None:
    with Server(tmp_path / "lan.sqlite", lan_url="http://192.168.1.7:8317") as server:
        game = server.make()
        assert game["seats"][1]["link"].startswith(f"http://192.168.1.7:8317/game/{game['id']}?invite=")


def test_a_forged_or_stolen_token_is_no_seat(server: Server) -> None:
    id, _ = server.two()
    stored = server.store.game(id)
    assert stored is not None
    for token in ("x", "\u0000", stored.seats[0].token_hash):
        with server.person(id, token) as thief:
            assert thief.wait("error")["reason"] == "table-refused-token"
            assert thief.closed() == 4403
    with server.person("nowhere") as lost:
        assert lost.wait("error")["reason"] == "table-refused-game"
        assert lost.closed() == 4404


def test_replay_is_paged_and_tells_no_more_than_the_table_did(server: Server) -> None:
    with table(server) as (id, people):
        for _ in play(people, random.Random(9), answers=12):
            pass
        people[0].until(lambda update: update["n"] == 13)
        path = f"/api/games/{id}/replay"
        for params, status in (
            ({"seat": 0}, 403),
            ({"seat": 9}, 422),
            ({"count": 1000}, 422),
            ({"from": -1}, 422),
        ):
            assert server.http.get(path, params=params).status_code == status
        assert server.http.get(path).json()["steps"][0]["view"]["seat"] == WATCHER
        mine = {"authorization": f"Bearer {server.two()[1][0]}"}
        assert server.http.get(path, params={"seat": 0}, headers=mine).status_code == 403


def test_replay_by_ones_own_seat_and_after_the_end(server: Server) -> None:
    id, tokens = server.two()
    people = [server.person(id, token) for token in tokens]
    luck = random.Random(10)
    for _ in play(people, luck, answers=12):
        pass
    path, mine = f"/api/games/{id}/replay", {"authorization": f"Bearer {tokens[0]}"}
    assert server.http.get(path, params={"seat": 1}, headers=mine).status_code == 403
    data = server.http.get(path, params={"seat": 0}, headers=mine).json()
    assert data["total"] == 13 and [step["n"] for step in data["steps"]] == list(range(1, 14))
    assert all(step["answer"] is None for step in data["steps"])
    newest = people[0].until(lambda update: update["n"] == 13)
    assert data["steps"][-1]["view"] == newest["view"]
    assert [line for step in data["steps"] for line in step["log"]] == people[0].log
    for _ in play(people, luck):
        pass
    end = people[1].until(lambda update: update["view"]["result"])
    last = server.http.get(path, params={"seat": 1, "from": end["n"] - 1}).json()
    assert last["total"] == end["n"] and last["steps"][0]["view"] == end["view"]
    assert last["steps"][0]["answer"]["option"]
    for person in people:
        person.__exit__()


def test_a_record_is_not_shown_before_the_end(server: Server) -> None:
    id, _ = server.two()
    answer = server.http.get(f"/api/games/{id}/record")
    assert (answer.status_code, answer.json()["error"]) == (409, "table-refused-record")


GOOD: dict[str, Any] = {"game": "magecraft", "name": "Ada", "seats": BOT}


@pytest.mark.parametrize(
    ("change", "status", "error", "field"),
    [
        ({"game": "chess"}, 422, "table-refused-field", "game"),
        ({"game": None}, 422, "table-refused-field", "game"),
        ({"seats": []}, 422, "table-refused-field", "seats"),
        ({"seats": BOT * 20}, 422, "table-refused-field", "seats"),
        ({"seats": BOT[:1]}, 422, "table-refused-setup", "seats"),
        ({"seats": [{"kind": "cat"}]}, 422, "table-refused-field", "seats.0.kind"),
        ({"seats": [BOT[0], {"kind": "bot", "bot": "hal"}]}, 422, "table-refused-bot", "seats.1.bot"),
        ({"name": " \x00\u200b "}, 422, "table-refused-name", "name"),
        ({"name": "x" * 300}, 422, "table-refused-field", "name"),
        ({"options": {"weather": "fine"}}, 422, "table-refused-setup", "options.weather"),
        ({"options": {"hands": "sticky"}}, 422, "table-refused-setup", "options.hands"),
        ({"seed": -1}, 422, "table-refused-field", "seed"),
        ({"seed": 2**200}, 422, "table-refused-field", "seed"),
        ({"cards": {"spells": 3}}, 422, "table-refused-setup", None),
        ({"surprise": 1}, 422, "table-refused-field", "surprise"),
    ],
)
def test_a_game_that_cannot_be_made(
    server: Server, change: dict[str, Any], status: int, error: str, field: str | None
) -> None:
    answer = server.http.post("/api/games", json=GOOD | change)
    body = answer.json()
    assert (answer.status_code, body["error"]) == (status, error), body
    assert "\n" not in body["message"] and body["message"]
    assert field is None or body["field"] == field
    assert server.http.get("/api/games").json() == {"games": []}


def test_names_are_kept_short(server: Server) -> None:
    game = server.make(TWO, name="W" * 150)
    facts = server.http.get(f"/api/games/{game['id']}").json()
    assert facts["seats"][0]["name"] == "W" * NAME_LENGTH


def test_a_card_set_of_ones_own_is_played_with(server: Server) -> None:
    game = server.make(TWO, options={"hands": "open"})
    assert server.http.get(f"/api/games/{game['id']}").json()["options"] == {"hands": "open"}
