"""People: a key that goes with its person, their games, results and ratings, and the way out."""

from __future__ import annotations

from typing import Any

import pytest
from glicko2.math.algorithm import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

from grimorio.web.people import passphrase, ratings
from tests.web.helpers import BOT, TWO, Server


def came(server: Server, name: str = "Ada", **body: Any) -> dict[str, Any]:
    answer = server.http.post("/api/people", json={"name": name, **body})
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def told(server: Server, key: str, what: str = "") -> Any:
    answer = server.http.get(f"/api/people/me{what}", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return answer.json()


def say(server: Server, key: str, what: str = "", **body: Any) -> Any:
    return server.http.post(f"/api/people/me{what}", headers=bearer(key), json=body)


def table(server: Server, key: str, other: str = "", seats: Any = None, **body: Any) -> dict[str, Any]:
    """A game made by the person of one key, which the person of another one joins."""
    body = {"game": "magecraft", "name": "Ada", "seats": seats or TWO, **body}
    game = server.http.post("/api/games", json=body, headers=bearer(key)).json()
    for seat in game["seats"]:
        if seat["invite"] and other:
            sent = {"invite": seat["invite"], "name": "Bob"}
            server.http.post(f"/api/games/{game['id']}/join", json=sent, headers=bearer(other))
    return game


def give_up(server: Server, id: str, key: str) -> None:
    with server.person(id, key) as person:
        person.say(kind="concede")
        person.until(lambda update: update["state"] == "over")


def test_a_key_is_the_token_of_all_seats_and_of_one_seat_of_a_game(server: Server) -> None:
    ada, bob = came(server)["key"], came(server, "Bob")["key"]
    game = table(server, ada, bob)
    assert game["token"] == ada
    assert [(row["id"], row["seat"]) for row in told(server, ada, "/games")["games"]] == [(game["id"], 0)]
    assert [row["seat"] for row in told(server, bob, "/games")["games"]] == [1]
    with server.person(game["id"], bob) as person:
        assert person.wait("welcome")["seat"] == 1
    alone = table(server, ada)
    both = server.http.post(
        f"/api/games/{alone['id']}/join",
        json={"invite": alone["seats"][1]["invite"], "name": "Eve"},
        headers=bearer(ada),
    ).json()
    assert both["token"] != ada, "a person who plays both seats has two tokens"
    assert server.http.get("/api/people/me", headers=bearer("x")).json()["error"] == "table-refused-person"
    assert server.http.post("/api/games", json={"game": "magecraft", "name": "E", "seats": BOT}).json()[
        "token"
    ]


def test_games_that_a_device_has_become_its_persons(server: Server) -> None:
    game = server.make(BOT)
    over = server.make(BOT)
    give_up(server, over["id"], over["token"])
    held = [{"id": one["id"], "token": one["token"]} for one in (game, over)]
    ada = came(server, games=[*held, {"id": game["id"], "token": "wrong"}, {"id": "nowhere", "token": "x"}])
    assert [row["id"] for row in told(server, ada["key"], "/games")["games"]] == [game["id"]]
    (result,) = told(server, ada["key"], "/results")["results"]
    assert (result["id"], result["outcome"], result["others"][0]["kind"]) == (over["id"], "lost", "bot")
    with server.person(game["id"], ada["key"]) as person:
        assert person.wait("welcome")["seat"] == 0


def test_results_by_opponent_and_deck_are_counted_once(server: Server) -> None:
    ada, bob = came(server)["key"], came(server, "Bob")["key"]
    decks = {"decks": ["Heavy Hitters", "Way Wild"]}
    ready = server.http.get("/api/decks?game=magic").json()
    names = [deck["name"] for deck in (ready["decks"] if isinstance(ready, dict) else ready)][:2]
    decks = {"decks": names}
    for _ in range(2):
        game = table(server, ada, bob, game="magic", cards=decks)
        give_up(server, game["id"], bob)
    figures = told(server, ada, "/figures")
    assert figures["games"] == [{"game": "magic", "won": 2, "drawn": 0, "lost": 0}]
    assert [(one["name"], one["won"]) for one in figures["opponents"]] == [("Bob", 2)]
    assert [(one["deck"], one["won"]) for one in figures["decks"]] == [(names[0], 2)]
    assert told(server, bob, "/figures")["decks"][0]["deck"] == names[1]
    assert told(server, bob, "/figures")["decks"][0]["lost"] == 2
    assert [row["rated"] for row in told(server, ada, "/results")["results"]] == [None, None]


def test_results_missed_by_a_crash_are_noted_at_the_start(server: Server) -> None:
    ada = came(server)["key"]
    server.hub.people.ended = lambda id: None  # type: ignore[method-assign]
    game = table(server, ada, seats=BOT)
    give_up(server, game["id"], ada)
    assert told(server, ada, "/results")["results"] == []
    ids = server.store.people.unnoted()
    assert ids == [game["id"]]
    for id in ids:
        server.store.people.note_result(id, ratings.rated)
    assert len(told(server, ada, "/results")["results"]) == 1
    assert server.store.people.unnoted() == []


def test_games_of_two_are_rated_by_glicko_2_where_both_want_it(server: Server) -> None:
    ada, bob = came(server)["key"], came(server, "Bob")["key"]
    for key in (ada, bob):
        say(server, key, rated=True)
    give_up(server, table(server, ada, bob)["id"], bob)
    (mine,), (theirs,) = told(server, ada)["ratings"], told(server, bob)["ratings"]
    assert (mine["kind"], mine["value"], theirs["value"], mine["games"]) == ("two", 1662, 1338, 1)
    assert not mine["firm"]
    assert told(server, ada, "/results")["results"][0]["rated"] == {
        "kind": "two",
        "before": 1500,
        "after": 1662,
    }
    give_up(server, table(server, ada, bob, seed=7)["id"], ada)
    assert told(server, ada)["ratings"][0]["games"] == 1, "whoever chooses the seed plays for fun"
    say(server, bob, rated=False)
    give_up(server, table(server, ada, bob)["id"], ada)
    assert told(server, ada)["ratings"][0]["games"] == 1


def test_glicko_2_and_openskill_do_what_their_papers_say() -> None:
    # The example of Glickman, "Example of the Glicko-2 system".
    others = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    inner = [(rating_to_mu(rating), rd_to_phi(deviation), score) for rating, deviation, score in others]
    mu, phi, sigma = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, inner)
    assert (round(mu_to_rating(mu), 1), round(phi_to_rd(phi), 1), round(sigma, 5)) == (1464.1, 151.5, 0.06)
    changes = ratings.rated("magic", [{}, {}, {"magic": {"two": [1, 2, 3, 4]}}], [1.0, 0.0, 0.0])
    assert [change["kind"] for change in changes] == ["many"] * 3
    assert changes[0]["after"] > 25 > changes[1]["after"] == changes[2]["after"]
    assert changes[2]["ratings"]["magic"]["two"] == [1, 2, 3, 4]


def test_another_device_takes_over_once_by_a_code(server: Server) -> None:
    ada = came(server, picture="eye.fire")
    said = say(server, ada["key"], "/move", kept={"decks": [1]}).json()
    assert said["code"] in said["link"] and "#move=" in said["link"]
    assert "<svg" in server.http.get(f"/api/people/move/{said['code']}.svg").text
    spoken = f" {said['code'][:5].lower()}-{said['code'][5:].lower()} "
    arrived = server.http.post("/api/people/arrive", json={"code": spoken}).json()
    assert (arrived["key"], arrived["kept"], arrived["picture"]) == (ada["key"], {"decks": [1]}, "eye.fire")
    again = server.http.post("/api/people/arrive", json={"code": spoken})
    assert again.json()["error"] == "table-refused-move"
    much = say(server, ada["key"], "/move", kept={"decks": "x" * 500_000})
    assert much.status_code in (413, 422)
    for _ in range(12):
        wrong = server.http.post("/api/people/arrive", json={"code": "B"})
    assert wrong.status_code == 429


@pytest.mark.deep
def test_a_passphrase_opens_the_key_and_the_server_keeps_neither(server: Server) -> None:
    ada = came(server)["key"]
    assert say(server, ada, "/passphrase", passphrase="short").json()["error"] == "table-refused-passphrase"
    assert say(server, ada, "/passphrase", passphrase="correct horse battery").json()["locked"]
    row = server.store.people.of_handle("ada")
    assert row is not None and ada not in str(row.locked) and "horse" not in str(row.locked)
    enter = {"name": "ADA", "passphrase": "correct horse battery"}
    assert server.http.post("/api/people/enter", json=enter).json()["key"] == ada
    other = came(server, "ada ")["key"]
    taken = say(server, other, "/passphrase", passphrase="another long one")
    assert taken.json()["error"] == "table-refused-namesake-person"
    statuses = [
        server.http.post("/api/people/enter", json={**enter, "passphrase": "wrong"}).status_code
        for _ in range(6)
    ]
    assert statuses == [403] * 5 + [429]
    assert not say(server, ada, "/passphrase", passphrase=None).json()["locked"]


def test_nobody_without_the_passphrase_reads_a_locked_key() -> None:
    data = passphrase.locked("key", "déjà vu")
    assert passphrase.unlocked(data, "de\u0301ja\u0300 vu") == "key", "however a keyboard writes it"
    assert passphrase.unlocked(data, "deja vu") is None
    assert passphrase.unlocked(None, "deja vu") is None


def test_a_new_key_signs_all_other_devices_out(server: Server) -> None:
    ada = came(server)["key"]
    game = table(server, ada, seats=BOT)
    with server.person(game["id"], ada) as person:
        new = say(server, ada, "/key").json()["key"]
        assert person.wait("error")["reason"] == "table-refused-token"
    assert server.http.get("/api/people/me", headers=bearer(ada)).status_code == 403
    with server.person(game["id"], new) as person:
        assert person.wait("welcome")["seat"] == 0


def test_everything_is_exported_and_then_deleted(server: Server) -> None:
    ada, bob = came(server)["key"], came(server, "Bob")["key"]
    over, playing = table(server, ada, bob), table(server, ada, bob)
    waiting = table(server, ada)
    with server.person(over["id"], ada) as person:
        person.say(kind="chat", text="farewell")
        person.wait("chat")
    give_up(server, over["id"], ada)
    data = told(server, ada, "/export")
    assert [row["id"] for row in data["results"]] == [over["id"]] and over["id"] in data["records"]
    assert {row["id"] for row in data["playing"]} == {playing["id"], waiting["id"]}
    assert say(server, ada, "/delete").json() == {}
    assert server.http.get("/api/people/me", headers=bearer(ada)).status_code == 403
    assert server.store.game(waiting["id"]) is None
    row = server.store.game(playing["id"])
    assert row is not None and row.state == "over" and row.seats[0].name == ""
    assert server.store.chat(over["id"]) == []
    assert "Ada" not in str(server.store.record(over["id"]))
    assert [one["outcome"] for one in told(server, bob, "/results")["results"]] == ["won", "won"]
    assert "Ada" not in server.http.get(f"/api/games/{over['id']}").text
    assert server.http.get(f"/api/games/{over['id']}/record").status_code == 200


def test_a_friend_leaves_before_the_game_begins_and_the_invitation_is_good_again(server: Server) -> None:
    game = server.make([*TWO, {"kind": "person"}])
    bob = server.join(game)
    with server.person(game["id"], game["token"]) as ada, server.person(game["id"], bob) as guest:
        ada.say(kind="get-up")
        assert ada.wait("refusal")["reason"] == "table-refused-seat"
        guest.say(kind="get-up")
        assert guest.wait("error")["reason"] == "table-refused-token"
    row = server.store.game(game["id"])
    assert row is not None and row.seats[1].free and row.seats[1].name == ""
    server.join(game, 1, "Eve")
    late = server.join(game, 2, "Cy")
    with server.person(game["id"], late) as person:
        person.say(kind="get-up")
        assert person.wait("refusal")["reason"] == "table-refused-begun"


def test_a_deck_leaves_with_the_friend_who_brought_it(server: Server) -> None:
    ready = server.http.get("/api/decks?game=magic").json()
    names = [deck["name"] for deck in (ready["decks"] if isinstance(ready, dict) else ready)][:2]
    seats = [*TWO, {"kind": "person"}]
    game = server.make(seats, game="magic", cards={"decks": [names[0], None, names[0]]})
    sent = {"invite": game["seats"][1]["invite"], "name": "Bob", "deck": names[1]}
    bob = server.http.post(f"/api/games/{game['id']}/join", json=sent).json()["token"]
    with server.person(game["id"], bob) as guest:
        guest.say(kind="get-up")
        guest.wait("error")
    assert server.http.get(f"/api/games/{game['id']}").json()["brings"] == [1]


@pytest.mark.parametrize("picture", ["<svg>", "eye", "eye.fire.x", "Eye.fire", "x" * 50])
def test_a_picture_is_a_motif_and_a_colour(server: Server, picture: str) -> None:
    answer = server.http.post("/api/people", json={"name": "Ada", "picture": picture})
    assert answer.json()["error"] == "table-refused-field"
