"""A match at a table: cards exchanged between games, who begins, what stays hidden, and what a restart
keeps.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio.web.table.match import TableMatch
from tests.web.helpers import TWO, Person, Server
from tests.web.records import broken
from tests.web.test_clocks import Time, left

ADA = {"name": "Ada's", "main": [[40, "Plains"], [20, "Holy Day"]], "sideboard": [[15, "Serra Angel"]]}
BOB = {"name": "Bob's", "main": [[40, "Swamp"], [20, "Gravedigger"]], "sideboard": [[15, "Royal Assassin"]]}
SWAPPED = {"main": [[40, "Plains"], [18, "Holy Day"], [2, "Serra Angel"]],
           "sideboard": [[13, "Serra Angel"], [2, "Holy Day"]]}  # fmt: skip


def made(server: Server, **body: Any) -> tuple[str, list[str]]:
    """Make a match of two people whose first game has begun; the second player brings a deck.

    Returns the first game's id and the tokens.
    """
    cards = {"decks": [ADA, None]}
    game = server.make(TWO, **{"game": "magic", "seed": None, "cards": cards, "match": {}, **body})
    answer = server.http.post(
        f"/api/games/{game['id']}/join",
        json={"invite": game["seats"][1]["invite"], "name": "Bob", "deck": BOB},
    )
    assert answer.status_code == 200, answer.text
    return game["id"], [game["token"], answer.json()["token"]]


def standing(person: Person, **wanted: Any) -> dict[str, Any]:
    """Wait for a message about the match whose fields have these values, and return it."""
    while True:
        said = person.wait("match")
        if all(said[name] == value for name, value in wanted.items()):
            return said


def lays(person: Person, deck: dict[str, Any]) -> None:
    """Give a player's deck for the next game between two games, and wait until the server has accepted it."""
    person.say(kind="match", deck=deck)
    while standing(person, state="between")["mine"]["deck"]["main"] != deck["main"]:
        pass


def lost(person: Person) -> None:
    """Give up the game that is being played."""
    person.until(lambda _: True)
    person.say(kind="concede")
    person.wait("ack")


@pytest.mark.rule("MTG8-1.START-4", "MTG8-6.CON-3", "MTG8-6.MATCH-1")
def test_a_match_from_its_first_game_to_its_end(server: Server) -> None:
    id, tokens = made(server)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        first = standing(ada)
        assert (first["number"], first["best_of"], first["score"]) == (1, 3, [0, 0])
        assert (first["state"], first["mine"]) == ("playing", None)
        lost(ada)
        now = standing(ada, state="between")
        assert (now["score"], now["chooser"], now["ready"]) == ([0, 1], 0, [])
        assert now["mine"] == {"entered": ADA, "deck": ADA, "wrong": []}
        assert standing(bob, state="between")["mine"]["deck"] == BOB

        ada.say(kind="match", deck={"main": SWAPPED["main"], "sideboard": [[13, "Serra Angel"]]})
        wrong = standing(ada)["mine"]["wrong"]
        assert [(one["kind"], one["card"], one["found"], one["wanted"]) for one in wrong] == [
            ("left-out", "Holy Day", 18, 20)
        ]
        ada.say(kind="match", ready=True)
        assert ada.wait("refusal")["reason"] == "table-refused-deck"
        ada.say(kind="match", deck=SWAPPED, ready=True)
        assert standing(ada, ready=[0])["mine"]["deck"] == {"name": "Ada's", **SWAPPED}
        assert standing(bob, ready=[0])["next"] is None
        bob.say(kind="match", ready=True)
        following = [standing(one, number=1, state="playing")["next"] for one in (ada, bob)]
        assert following[0]["id"] == following[1]["id"] != id
        assert [one["token"] for one in following] == tokens

    id = following[0]["id"]
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        assert standing(ada)["number"] == 2
        choice = ada.turn()
        assert choice is not None and (choice["ask"], choice["rule"]) == ("first", "MTG8-1.START-4")
        assert ada.answer(choice["number"], ["player", 1])["kind"] == "ack"
        lost(ada)
        over = standing(bob, state="over")
        assert (over["winner"], over["score"], over["next"]) == (1, [0, 2], None)
    shown = server.http.get(f"/api/matches/{over['id']}").json()
    assert (shown["state"], shown["winner"], shown["score"]) == ("over", 1, [0, 2])
    for game in shown["games"]:
        record = server.http.get(f"/api/games/{game['id']}/record").json()
        assert record["result"]["winners"] == [game["winner"]] == [1]
    assert server.http.get("/api/matches/nothing").status_code == 404


def test_nobody_is_told_the_other_ones_deck_until_the_match_is_over(server: Server) -> None:
    id, tokens = made(server)
    with (
        server.person(id, tokens[0]) as ada,
        server.person(id, tokens[1]) as bob,
        server.person(id) as eve,
    ):
        lost(ada)
        standing(bob, state="between")
        ada.say(kind="match", deck=SWAPPED, ready=True)
        for one in (ada, bob, eve):
            standing(one, ready=[0])
        assert any("Serra Angel" in text for text in ada.frames)
        for one, secrets in (
            (ada, ("Royal", "Gravedigger")),
            (bob, ("Serra", "Holy")),
            (eve, ("Se", "Ho", "Ro", "Ri")),
        ):
            hidden = {"Se": "Serra", "Ho": "Holy", "Ro": "Royal", "Ri": "Gravedigger"}
            for word in secrets:
                assert not any(hidden.get(word, word) in text for text in one.frames)
        facts = server.http.get(f"/api/games/{id}").text
        assert not json.loads(facts)["shown"]
        facts += server.http.get(f"/api/matches/{json.loads(facts)['match']['id']}").text
        assert "Serra" not in facts and "Royal" not in facts
        record = f"/api/games/{id}/record"
        assert server.http.get(record).json()["error"] == "table-refused-record"
        for seat, token, status in ((-3, tokens[0], 403), (1, tokens[0], 403), (0, tokens[0], 200)):
            answer = server.http.get(
                f"/api/games/{id}/replay?seat={seat}", headers={"authorization": f"Bearer {token}"}
            )
            assert answer.status_code == status
        onward = {"game": "magic", "name": "Eve", "seats": TWO, "from": {"game": id, "answer": 0}}
        assert server.http.post("/api/games", json=onward).json()["error"] == "table-refused-record"
        report = server.http.post(
            f"/api/games/{id}/report",
            json={"seat": 0, "line": 0},
            headers={"authorization": f"Bearer {tokens[0]}"},
        )
        assert report.json()["record"] is None
        ada.say(kind="match", concede=True)
        assert standing(bob, state="over")["winner"] == 1
        assert server.http.get(f"/api/games/{id}").json()["shown"]
        decks = server.http.get(record).json()["setup"]["cards"]["decks"]
        assert decks == [ADA, BOB]


def test_spectators_who_see_the_game_later_know_the_score_later(server: Server) -> None:
    id, tokens = made(server, spectators={"delay_s": 3600})
    with server.person(id, tokens[0]) as ada, server.person(id) as eve:
        before = standing(eve)
        lost(ada)
        match_id = standing(ada, state="between")["id"]
        ada.say(kind="match", ready=True)
        standing(ada, ready=[0])
        with server.person(id) as late:
            assert standing(late) == before
    shown = server.http.get(f"/api/matches/{match_id}").json()
    assert (shown["state"], shown["score"], shown["games"][0]["over"]) == ("playing", [0, 0], False)
    assert not server.http.get(f"/api/games/{id}").json()["match"]["between"]


def test_a_match_given_up_in_its_game_ends_both_and_is_played_again_with_the_decks_entered(
    server: Server,
) -> None:
    id, tokens = made(server)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        lost(bob)
        standing(ada, state="between")
        ada.say(kind="match", deck=SWAPPED, ready=True)
        bob.say(kind="match", ready=True)
        id = standing(ada, state="playing")["next"]["id"]
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        ada.until(lambda _: True)
        bob.until(lambda _: True)
        ada.say(kind="rematch")
        assert ada.wait("refusal")["reason"] == "table-refused-playing"
        bob.say(kind="match", concede=True)
        over = standing(ada, state="over")
        assert (over["winner"], over["score"], over["conceded"]) == (0, [2, 0], 1)
        for one in (ada, bob):
            one.say(kind="rematch")
        again = ada.wait("rematch")
        assert again["seat"] == 1
    with server.person(again["id"], tokens[0]) as ada, server.person(again["id"], tokens[1]) as bob:
        assert (standing(ada)["number"], standing(bob)["score"]) == (1, [0, 0])
        hand = ada.until(lambda _: True)["view"]["table"]["players"][1]["hand"]
        assert not hand or set(hand) <= {"Plains", "Holy Day"}
        bob.say(kind="match", concede=True)
        assert standing(ada, state="over")["winner"] == 1
        record = server.http.get(f"/api/games/{again['id']}/record").json()
        assert record["setup"]["cards"]["decks"] == [BOB, ADA]


def test_a_bot_is_ready_at_once_and_keeps_its_deck(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    game = server.make(seats, game="magic", seed=None, match={"best_of": 3}, cards={"decks": [ADA, BOB]})
    with server.person(game["id"], game["token"]) as ada:
        lost(ada)
        assert standing(ada, state="between")["ready"] == [1]
        ada.say(kind="match", ready=True)
        id = standing(ada, state="playing")["next"]["id"]
    with server.person(id, game["token"]) as ada:
        choice = ada.turn()
        assert choice is not None and choice["ask"] == "first"


def test_a_bot_exchanges_cards_by_what_it_saw(server: Server) -> None:
    blue = {"name": "", "main": [[40, "Island"]], "sideboard": []}
    red = {"name": "", "main": [[36, "Mountain"], [4, "Demystify"]], "sideboard": [[2, "Boil"], [2, "Slay"]]}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    game = server.make(seats, game="magic", match={}, cards={"decks": [blue, red]})
    with server.person(game["id"], game["token"]) as ada:
        islands = 0
        while islands < 5:
            choice = ada.turn()
            assert choice is not None and ada.update is not None
            islands = sum(one["name"] == "Island" for one in ada.update["view"]["table"]["play"])
            words = ("land", "keep", "player", "card", "pass", "done", "mulligan")
            option = min(choice["options"], key=lambda one: words.index(one[0]))
            before = ada.update
            ada.answer(choice["number"], option)
            ada.until(lambda update, before=before: update is not before)
        ada.say(kind="concede")
        ada.say(kind="match", ready=True)
        following = standing(ada, state="playing", number=1, ready=[0, 1])["next"]["id"]
    row = server.store.game(following)
    assert row is not None
    laid = row.setup["cards"]["decks"][1]
    assert laid["main"] == [[36, "Mountain"], [2, "Demystify"], [2, "Boil"]]
    assert laid["sideboard"] == [[2, "Slay"], [2, "Demystify"]]


def test_a_server_may_end_between_games_and_while_cards_are_exchanged(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, tokens = made(server)
        with server.person(id, tokens[0]) as ada:
            lost(ada)
            ada.say(kind="match", deck=SWAPPED, ready=True)
            standing(ada, ready=[0])
    with Server(db) as server, server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        assert standing(ada)["mine"]["deck"]["main"] == SWAPPED["main"]
        assert standing(bob)["ready"] == [0]
        ada.say(kind="match", ready=False)
        assert standing(bob)["ready"] == []
        for one in (ada, bob):
            one.say(kind="match", ready=True)
        id = standing(ada, state="playing")["next"]["id"]
    with Server(db) as server, server.person(id, tokens[0]) as ada:
        assert standing(ada)["number"] == 2
        choice = ada.turn()
        assert choice is not None and choice["ask"] == "first"


@pytest.mark.parametrize("before", ["look", "_next"])
def test_a_server_that_dies_after_a_game_or_before_the_next_goes_on_with_the_match(
    tmp_path: Path, before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "games.sqlite"

    async def nothing(*_: Any) -> None:
        pass

    with monkeypatch.context() as patch, Server(db) as server:
        patch.setattr(TableMatch, before, nothing)
        id, tokens = made(server)
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            lost(ada)
            if before == "_next":
                for one in (ada, bob):
                    one.say(kind="match", ready=True)
                standing(ada, ready=[0, 1])
    with Server(db) as server, server.person(id, tokens[0]) as ada:
        now = standing(ada)
        assert now["score"] == [0, 1]
        assert (now["next"] is None) == (before == "look")


def stored(server: Server, id: str) -> Any:
    """Return the setup and the answers of a game as they are stored in the database."""
    past = server.store.past(id)
    assert past is not None and past.answers
    return past.row.setup, past.answers


def test_a_game_that_an_upgrade_broke_counts_as_drawn_and_the_match_goes_on(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, tokens = made(server)
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            lost(ada)
            for one in (ada, bob):
                one.say(kind="match", ready=True)
            second = standing(ada, number=1, state="playing")["next"]["id"]
        with server.person(second, tokens[0]) as ada:
            choice = ada.turn()
            assert choice is not None and choice["ask"] == "first"
            ada.answer(choice["number"], choice["options"][0])
        before = stored(server, second)
    broken(db, second)
    with (
        Server(db) as server,
        server.person(second, tokens[0]) as ada,
        server.person(second, tokens[1]) as bob,
    ):
        assert ada.wait("players")["notices"][-1]["message"] == "table-notice-broken"
        now = standing(ada, state="between")
        assert (now["score"], now["games"][1]["winner"], now["chooser"]) == ([0, 1], None, 0)
        assert standing(bob)["mine"]["deck"] == BOB
        assert stored(server, second) == before
        for one in (ada, bob):
            one.say(kind="match", ready=True)
        third = standing(ada, state="playing")["next"]["id"]
        with server.person(third, tokens[0]) as ada:
            choice = ada.turn()
            assert choice is not None and choice["ask"] == "first"
        with server.person(second) as eve:
            assert standing(eve)["next"]["id"] == third
        bob.say(kind="match", concede=True)
        assert bob.wait("refusal")["reason"] == "table-refused-match"


def test_a_game_whose_end_alone_is_known_after_an_upgrade_counts_as_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "games.sqlite"

    async def nothing(*_: Any) -> None:
        pass

    with monkeypatch.context() as patch, Server(db) as server:
        patch.setattr(TableMatch, "look", nothing)
        id, tokens = made(server)
        with server.person(id, tokens[0]) as ada:
            lost(ada)
    broken(db, id)
    with Server(db) as server, server.person(id, tokens[1]) as bob:
        assert standing(bob, state="between")["score"] == [0, 1]


def test_with_a_clock_the_exchange_has_one_and_at_zero_a_torn_deck_is_what_it_was(
    tmp_path: Path,
) -> None:
    db = tmp_path / "games.sqlite"
    clock = {"mode": "bank", "seconds": 900, "increment": 5, "timeout": "concede"}
    torn = {"main": SWAPPED["main"], "sideboard": []}
    with Server(db) as server:
        id, tokens = made(server, clock=clock)
        with server.person(id, tokens[0]) as ada:
            lost(ada)
            lays(ada, torn)
    with Server(db) as server:
        time = Time(server)
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
            assert left(standing(ada)) == [180_000, 180_000]
            time.at += 100
            bob.say(kind="match", ready=True)
            now = standing(ada, ready=[1])
            assert left(now) == [80_000, 80_000]
            assert [seat["running"] for seat in now["clock"]["seats"]] == [True, False]
            time.at += 80
            ada.say(kind="match", deck=SWAPPED)
            assert ada.wait("refusal")["reason"] == "table-refused-match"
            server.ask(id, lambda table: table.time.tick())
            following = standing(ada, state="playing")["next"]["id"]
        setup = server.store.game(following)
        assert setup is not None and setup.setup["cards"]["decks"] == [ADA, BOB]
        assert setup.clock is not None and setup.clock["left_ms"] == [900_000, 900_000]


def test_at_zero_a_deck_that_can_be_played_with_is_taken_as_it_lies(server: Server) -> None:
    time = Time(server)
    id, tokens = made(server, clock={"mode": "move", "seconds": 60, "timeout": "auto"})
    with server.person(id, tokens[0]) as ada:
        lost(ada)
        lays(ada, SWAPPED)
        time.at += 180
        server.ask(id, lambda table: table.time.tick())
        following = standing(ada, state="playing")["next"]["id"]
    row = server.store.game(following)
    assert row is not None and row.setup["cards"]["decks"] == [{"name": "Ada's", **SWAPPED}, BOB]


def test_what_a_match_does_not_ask_for_is_refused(server: Server) -> None:
    id, tokens = made(server)
    with server.person(id, tokens[0]) as ada, server.person(id) as eve:
        ada.until(lambda _: True)
        for message in ({"deck": ADA}, {"ready": True}):
            ada.say(kind="match", **message)
            assert ada.wait("refusal")["reason"] == "table-refused-match"
        eve.say(kind="match", concede=True)
        assert eve.wait("refusal")["reason"] == "table-refused-spectator"
        lost(ada)
        standing(ada, state="between")
        for deck in ({"main": 3}, {"main": [[1, "Nonsense"]]}, {"main": [[2000, "Plains"]]}):
            ada.say(kind="match", deck=deck)
            assert ada.wait("refusal")["reason"] == "table-refused-field"
    single = server.two(game="magic", options={"first": "seat-0"})
    with server.person(single[0], single[1][0]) as ada:
        ada.until(lambda _: True)
        ada.say(kind="match", concede=True)
        assert ada.wait("refusal")["reason"] == "table-refused-match"


def test_a_match_is_refused_where_it_cannot_be(server: Server) -> None:
    body = {"game": "magic", "name": "Ada", "seats": TWO, "cards": {"decks": [ADA, None]}, "match": {}}
    for change, field in (
        ({"match": {"format": "constructed"}}, "cards.decks[0]"),
        ({"match": {"best_of": 2}}, "match"),
        ({"match": {"format": "legacy"}}, "match.format"),
        ({"game": "live", "cards": None}, "game"),
        ({"game": "magecraft", "cards": None, "seats": [*TWO, {"kind": "person"}]}, "seats"),
        ({"game": "magecraft", "cards": None, "match": {"format": "limited"}}, "match.format"),
        ({"match": {"best_of": 0}}, "match.best_of"),
    ):
        answer = server.http.post("/api/games", json={**body, **change})
        assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_a_deck_that_is_not_of_the_format_is_refused_with_words_for_every_language(server: Server) -> None:
    body = {"game": "magic", "name": "Ada", "seats": TWO, "match": {"format": "constructed"}}
    answer = server.http.post("/api/games", json={**body, "cards": {"decks": [ADA, None]}}).json()
    facts = {"card": "Holy Day", "found": 20, "wanted": 4}
    assert answer["args"]["cause"] == {"message": "faults-deck-copies", "args": facts}


def test_a_friend_brings_a_deck_of_the_format_and_nobody_else_does(server: Server) -> None:
    legal = {"name": "", "main": [[60, "Swamp"]], "sideboard": []}
    game = server.make(TWO, game="magic", match={"format": "constructed"}, cards={"decks": [legal, None]})
    assert server.http.get(f"/api/games/{game['id']}").json()["brings"] == [1]
    body = {"invite": game["seats"][1]["invite"], "name": "Bob"}
    for deck in (BOB, "No such deck", 7, {"main": [[60, "Nonsense"]]}):
        answer = server.http.post(f"/api/games/{game['id']}/join", json={**body, "deck": deck})
        assert (answer.status_code, answer.json()["field"]) == (422, "deck")
    assert server.http.post(f"/api/games/{game['id']}/join", json={**body, "deck": legal}).status_code == 200
    named = server.make(TWO, game="magic", cards={"decks": [ADA, BOB]})
    body = {"invite": named["seats"][1]["invite"], "name": "Bob", "deck": legal}
    assert server.http.post(f"/api/games/{named['id']}/join", json=body).json()["field"] == "deck"
