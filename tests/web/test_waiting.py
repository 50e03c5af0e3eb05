"""A table that waits for friends: what an invitation tells, bots in free seats, and closing the table."""

from __future__ import annotations

import pytest

from tests.web.helpers import BOT, TWO, Server

THREE = [*TWO, {"kind": "person"}]


def test_an_invitation_tells_who_invites_to_what_until_it_is_used(server: Server) -> None:
    game = server.make()
    invite = game["seats"][1]["invite"]
    link = f"/api/games/{game['id']}"
    told = server.http.get(link, params={"invite": invite}).json()
    assert told["invited"] == 1 and told["game"] == "magecraft" and told["seats"][0]["name"]
    assert "invited" not in server.http.get(link).json()
    assert server.http.get(link, params={"invite": "wrong"}).json()["invited"] is None
    server.http.post(f"{link}/join", json={"invite": invite, "name": "Bob"})
    assert server.http.get(link, params={"invite": invite}).json()["invited"] is None


def test_the_preview_of_a_link_says_who_invites_in_the_readers_language(server: Server) -> None:
    game = server.make(name='<b>"Ada"')
    link, invited = f"/game/{game['id']}", {"invite": game["seats"][1]["invite"]}
    page = server.http.get(link, params=invited).text
    assert "&lt;b&gt;&quot;Ada&quot; invites you to Magecraft" in page and "<b>" not in page
    italian = server.http.get(link, params=invited, headers={"accept-language": "it-CH,it;q=0.9"}).text
    assert "ti invita a Magecraft" in italian
    assert '<meta property="og:title" content="Magecraft">' in server.http.get(link).text
    assert "<title>Grimorio</title>" in server.http.get("/game/nowhere").text


def test_a_person_without_a_name_is_stored_without_one(server: Server) -> None:
    game = server.make(TWO, name="", listed=True)
    link = f"/game/{game['id']}?invite={game['seats'][1]['invite']}"
    for language, words in (("en", "You are invited to Magecraft"), ("it", "Hai un invito a Magecraft")):
        assert f">{words} " in server.http.get(link, headers={"Accept-Language": language}).text
    server.join(game, name="")
    [row] = server.http.get("/api/games").json()["games"]
    assert [(seat["name"], seat["free"]) for seat in row["seats"]] == [("", False), ("", False)]


def test_previews_of_cards_say_what_they_are_about(server: Server) -> None:
    french = {"accept-language": "fr"}
    for path, headers, words in (
        ("/cards/magic/Shock", {}, "Shock · Magic"),
        ("/cards/magic/Shock", french, "Choc · Magic"),
        ("/cards/magic/Abandoned%20Outpost", {}, "Abandoned Outpost · Magic"),
        ("/cards/magecraft", {}, "All cards of Magecraft"),
        ("/cards/magecraft/nothing", {}, "All cards of Magecraft"),
    ):
        page = server.http.get(path, headers=headers).text
        assert f'<meta property="og:title" content="{words}">' in page, path
    for path in ("/cards", "/cards/nothing", "/rules/nothing/X"):
        assert "<title>Grimorio</title>" in server.http.get(path).text


def test_previews_of_rules_say_what_they_are_about(server: Server) -> None:
    french = {"accept-language": "fr"}
    for path, headers, words in (
        ("/rules/magic/MTG8-1.OBJ-1", {}, "MTG8-1.OBJ-1 · Magic"),
        ("/rules/magic/first-player", {}, "Who goes first · Magic"),
        ("/rules/magic/first-player", french, "Qui commence · Magic"),
        ("/rules/magecraft", french, "Livret de règles · Magecraft"),
    ):
        page = server.http.get(path, headers=headers).text
        assert f'<meta property="og:title" content="{words}">' in page, path
    told = server.http.get("/rules/magic/MTG8-1.START-1", headers=french).text
    assert 'og:description" content="Chaque joueur commence avec 20 points de vie."' in told


def test_the_maker_gives_a_free_seat_to_a_bot_and_the_game_begins(server: Server) -> None:
    game = server.make(THREE)
    invite = game["seats"][2]["invite"]
    bob = server.http.post(
        f"/api/games/{game['id']}/join", json={"invite": game["seats"][1]["invite"], "name": "Bob"}
    ).json()
    with (
        server.person(game["id"], game["token"]) as ada,
        server.person(game["id"], bob["token"]) as other,
        server.person(game["id"], None) as watcher,
    ):
        for person in (other, watcher):
            person.say(kind="fill", seat=2, level="apprentice")
            assert person.wait("refusal")["reason"] == "table-refused-seat"
        for wrong in (
            {"seat": 1, "level": "adept"},
            {"seat": 9, "level": "adept"},
            {"seat": 2, "level": "god"},
        ):
            ada.say(kind="fill", **wrong)
            assert ada.wait("refusal")["reason"] == "table-refused-field"
        ada.say(kind="fill", seat=2, level="apprentice")
        ada.until(lambda update: update["state"] == "playing")
        ada.say(kind="close")
        assert ada.wait("refusal")["reason"] == "table-refused-begun"
    row = server.store.game(game["id"])
    assert row is not None and [seat.kind for seat in row.seats] == ["person", "person", "bot"]
    late = server.http.post(f"/api/games/{game['id']}/join", json={"invite": invite, "name": "Eve"})
    assert late.json()["error"] == "table-refused-invite"


def test_a_bot_plays_the_usual_deck_where_a_friend_would_have_brought_one(server: Server) -> None:
    game = server.make(game="magic", cards={"decks": ["Life Boost", None]}, match={"best_of": 3})
    with server.person(game["id"], game["token"]) as ada:
        ada.say(kind="fill", seat=1, level="apprentice")
        ada.until(lambda update: update["state"] == "playing")


def test_the_maker_closes_a_table_at_which_nobody_plays_yet(server: Server) -> None:
    game = server.make(match={"best_of": 3})
    with server.person(game["id"], game["token"]) as ada:
        ada.say(kind="close")
        ada.closed()
    assert server.http.get(f"/api/games/{game['id']}").status_code == 404
    played = server.make(BOT)
    with server.person(played["id"], played["token"]) as ada:
        ada.say(kind="close")
        assert ada.wait("refusal")["reason"] == "table-refused-begun"


def test_the_address_in_the_network_is_told_on_this_machine_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimorio.web.routes.lobby.lan_address", lambda: "192.168.1.7")
    told = server.http.get("/api/network").json()
    assert told == {"url": f"http://192.168.1.7:{server.port}"}
    for host in ("10.0.0.1:8317", "192.168.1.7:8317"):
        assert server.http.get("/api/network", headers={"host": host}).json() == {"url": None}
