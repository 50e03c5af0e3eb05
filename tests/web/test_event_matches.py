"""Matches of a tournament that are played at the server's tables: opened by players, with results
entered by the server.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.evening import Evening
from tests.web.helpers import Person, Server, play
from tests.web.http import client
from tests.web.process import Process

MAGECRAFT = {"game": "magecraft", "best_of": 1, "online": True}
MAGIC = {"game": "magic", "best_of": 3, "online": True}
EIGHTH = {**MAGIC, "format": "eighth-edition"}
LIONS = "24 Plains\n36 Holy Day"


def online(evening: Evening, at: int = 0, number: int = -1) -> Any:
    return evening.now()["rounds"][number]["tables"][at].get("online")


def until(check: Any, seconds: float = 150) -> Any:
    """Call `check` again and again until it returns a true value, and return that value."""
    end = time.monotonic() + seconds
    while not (value := check()):
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.1)
    return value


def look(server: Server, id: str, later: float = 0) -> None:
    """Let the server look at a tournament as if this many seconds had passed."""
    tournaments = server.hub.tournaments
    tournaments.now = lambda: time.time() + later
    loop = server.uvicorn.loop
    asyncio.run_coroutine_threadsafe(tournaments.look(id), loop).result(60)


def result(evening: Evening, at: int = 0) -> Any:
    return until(lambda: evening.now()["rounds"][-1]["tables"][at]["result"])


def concede(server: Server, evening: Evening, loser: str, match: bool = False) -> str:
    """Open the match of a player, let the player lose, and return the id of the game."""
    game: str = evening.play(loser).json()["game"]
    with server.person(game, evening.players[loser]) as person:
        person.until(lambda _: True)
        person.say(**({"kind": "match", "concede": True} if match else {"kind": "concede"}))
        person.wait("ack") if not match else person.until_match(lambda said: said["state"] == "over")
    return game


def test_both_players_open_the_same_match_and_its_result_enters_itself(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    opened = [evening.play(name).json() for name in (first, second)]
    assert opened[0]["game"] == opened[1]["game"] and [one["seat"] for one in opened] == [0, 1]
    assert online(evening)["came"] == [first, second]
    people = [server.person(opened[0]["game"], evening.players[name]) for name in (first, second)]
    for _ in play(people, random.Random(1), answers=6):
        pass
    people[0].say(kind="concede")
    people[1].until(lambda update: update["view"]["result"])
    for person in people:
        person.__exit__()
    assert result(evening) == {"games": [0, 1, 0], "outcome": "second"}
    assert online(evening)["games"] == [opened[0]["game"]] and not online(evening)["on"]
    assert server.http.get(f"/api/games/{opened[0]['game']}/record").status_code == 200
    fact = evening.log()[-1]
    assert (fact["kind"], fact["records"]) == ("result", [opened[0]["game"]])


def test_a_match_that_is_conceded_counts_for_the_opponent_with_the_games_that_were_played(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC)
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    concede(server, evening, first)
    until(lambda: online(evening)["score"] == [0, 1])
    concede(server, evening, second, match=True)
    assert result(evening) == {"games": [0, 1, 0], "outcome": "first"}


def test_the_organiser_corrects_a_result_that_came_from_a_table(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
    evening.pair()
    first, second = evening.tables()[0]
    concede(server, evening, first)
    assert result(evening)["outcome"] == "second"
    fact = {"kind": "result", "round": 1, "first": first, "second": second, "games": [1, 0, 0]}
    evening.note({**fact, "reason": "a mouse slipped"})
    look(server, evening.id)
    assert result(evening)["outcome"] == "first"


def test_a_result_that_is_taken_back_does_not_return_and_the_match_can_be_played_again(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    before = concede(server, evening, first)
    result(evening)
    number = evening.log()[-1]["number"]
    evening.note({"kind": "undo", "fact": number, "reason": "played again"})
    look(server, evening.id)
    assert evening.now()["rounds"][0]["tables"][0]["result"] is None
    assert concede(server, evening, second) != before
    assert result(evening)["outcome"] == "first"


def test_a_result_by_hand_ends_the_match_at_the_table(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
    evening.pair()
    first, second = evening.tables()[0]
    game = evening.play(first).json()["game"]
    evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [1, 0, 0]})
    found = until(lambda: said if (said := server.http.get(f"/api/games/{game}").json())["result"] else None)
    assert found["result"]["winners"] == [0]
    assert len([fact for fact in evening.log() if fact["kind"] == "result"]) == 1


def test_a_game_lost_by_penalty_counts_in_the_match_at_the_table(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC)
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    evening.note({"kind": "penalty", "player": first, "penalty": "game loss", "reason": "late"})
    concede(server, evening, first)
    assert result(evening) == {"games": [0, 2, 0], "outcome": "second"}


def test_bots_play_their_matches_by_themselves_and_people_play_bots(server: Server) -> None:
    evening = Evening(server, "Ada", **MAGECRAFT)
    for name in ("Bot 1", "Bot 2", "Bot 3"):
        assert evening.post("bot", {"name": name, "bot": "greedy"}).status_code == 200
    evening.pair()
    tables = evening.tables()
    mine = next(at for at, table in enumerate(tables) if "Ada" in table)
    assert result(evening, 1 - mine)["outcome"] in ("first", "second", "draw")
    assert evening.now()["rounds"][0]["tables"][mine]["result"] is None
    concede(server, evening, "Ada")
    assert result(evening, mine)["outcome"] == ("second" if tables[mine][0] == "Ada" else "first")
    evening.pair()
    assert len(evening.tables()) == 2


def test_a_player_without_a_phone_and_a_stranger_open_no_match(server: Server) -> None:
    evening = Evening(server, "Ada", **MAGECRAFT)
    evening.note({"kind": "entry", "player": "Bea"})
    evening.pair()
    assert evening.play("Ada").json()["error"] == "table-refused-online"
    assert evening.post("play", {}, "nobody").status_code == 403
    assert evening.post("play", {}, "").status_code == 403
    assert not evening.now("Ada")["you"]["playsHere"]


def test_a_new_link_takes_the_seat_along(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
    evening.pair()
    game = evening.play("Ada").json()["game"]
    before = evening.players["Ada"]
    evening.players["Ada"] = evening.post("phone", {"player": "Ada"}).json()["token"]
    look(server, evening.id)
    with server.person(game, evening.players["Ada"]) as ada:
        assert ada.wait("welcome")["seat"] in (0, 1)
    with server.person(game, before) as lost:
        assert lost.wait("error")["reason"] == "table-refused-token"


# -- decks -----------------------------------------------------------------------------------------


def test_a_deck_is_checked_at_once_line_by_line_in_the_reader_s_language(server: Server) -> None:
    evening = Evening(server, "Ada", **EIGHTH)
    bad = {"deck": "59 Plains\n1 Wild Mongrel", "lang": "it"}
    wrong = evening.post("deck", bad, evening.players["Ada"]).json()["wrong"]
    assert [fault["line"] for fault in wrong] == [2] and "formato" in wrong[0]["text"]
    assert "handed" not in evening.player("Ada")
    good = {"deck": "24 Plains\n4 Holy Day\n32 Plains"}
    assert evening.post("deck", good, evening.players["Ada"]).status_code == 200
    assert evening.player("Ada")["handed"]


def handed(server: Server, *names: str) -> Evening:
    evening = Evening(server, *names, **EIGHTH)
    for at, name in enumerate(names):
        deck = {"deck": f"{56 - at} Plains\n4 Serra Angel\n{at} Swamp" if at else "56 Plains\n4 Serra Angel"}
        said = evening.post("deck", deck, evening.players[name]).json()
        assert "wrong" not in said, said
    return evening


def test_a_round_begins_when_all_decks_are_handed_in_and_locks_them(server: Server) -> None:
    evening = handed(server, "Ada", "Bea")
    evening.join("Cid")
    refused = evening.pair().json()
    assert (refused["error"], refused["args"]["names"]) == ("table-refused-decks", "Cid")
    evening.note({"kind": "drop", "player": "Cid"})
    assert evening.pair().status_code == 200
    late = evening.post("deck", {"deck": "60 Plains"}, evening.players["Ada"])
    assert late.status_code == 409 and late.json()["args"]["cause"]["message"] == "faults-deck-locked"


@pytest.mark.rule("MTG8-6.CON-1")
def test_a_deck_is_locked_as_it_is_handed_in_until_the_organiser_takes_it_back(server: Server) -> None:
    evening = handed(server, "Ada", "Bea")
    ada, other = evening.players["Ada"], {"deck": "60 Plains"}
    assert evening.now("Ada")["lockedAtEntry"] and evening.now("Ada")["you"]["locked"]
    late = evening.post("deck", other, ada)
    assert late.status_code == 409 and late.json()["args"]["cause"]["message"] == "faults-deck-locked"
    decks = [fact for fact in evening.log() if fact["kind"] == "deck"]
    number = next(fact["number"] for fact in decks if fact["player"] == "Ada")
    assert evening.note({"kind": "undo", "fact": number, "reason": "a slip"}).status_code == 200
    assert not evening.now("Ada")["you"]["locked"]
    assert "wrong" not in evening.post("deck", other, ada).json()
    assert evening.now("Ada")["you"]["locked"]


def test_the_match_is_played_with_the_decks_that_were_handed_in(server: Server) -> None:
    evening = handed(server, "Ada", "Bea")
    evening.pair()
    game = evening.play("Ada").json()["game"]
    row = server.store.game(game)
    assert row is not None and row.match is not None
    decks = {name: deck for name, deck in zip(evening.tables()[0], row.setup["cards"]["decks"], strict=True)}
    assert ["Swamp" in json.dumps(decks[name]) for name in ("Ada", "Bea")] == [False, True]
    assert row.match.about["format"] == "constructed"


def test_a_deck_is_shown_to_its_player_and_the_organiser_alone_until_the_tournament_is_over(
    server: Server,
) -> None:
    evening = handed(server, "Ada", "Bea")
    evening.pair()
    get = f"/api/events/{evening.id}/deck"
    bea = {"authorization": f"Bearer {evening.players['Bea']}"}
    ada = {"authorization": f"Bearer {evening.players['Ada']}"}
    organiser = {"authorization": f"Bearer {evening.token}"}
    assert "Swamp" in server.http.get(get, headers=bea).json()["deck"]
    assert "Swamp" in server.http.get(get, params={"player": "Bea"}, headers=organiser).json()["deck"]
    for headers in (ada, {}):
        assert server.http.get(get, params={"player": "Bea"}, headers=headers).status_code == 403
    for who in ("Ada", "Bea", ""):
        assert "Serra Angel" not in evening.get(evening.players.get(who, who)).text
    game = concede(server, evening, "Ada", match=True)
    result(evening)
    record = f"/api/games/{game}/record"
    assert server.http.get(record).status_code == 200, "one round for two: the tournament is over"


def test_a_record_stays_closed_while_its_decks_are_still_played(server: Server) -> None:
    evening = handed(server, "Ada", "Bea", "Cid", "Dan")
    evening.pair()
    game = concede(server, evening, str(evening.tables()[0][0]), match=True)
    result(evening)
    assert server.http.get(f"/api/games/{game}/record").status_code == 409


def test_no_frame_of_a_match_has_tokens_of_others_and_spectators_get_no_tournament(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC)
    evening.pair()
    first, second = (str(name) for name in evening.tables()[0])
    game = evening.play(first).json()["game"]
    people = [server.person(game, evening.players[first]), server.person(game)]
    people[0].until(lambda _: True)
    people[0].say(kind="concede")
    for person in people:
        person.until_match(lambda said: said["state"] == "between")
    frames = ["".join(person.frames) for person in people]
    for secret in (evening.token, evening.invite, evening.players[second]):
        assert secret not in frames[0] + frames[1]
    assert evening.players[first] not in frames[1] and evening.id not in frames[1]
    assert evening.id in frames[0]
    for person in people:
        person.__exit__()


# -- who does not come, and the time ---------------------------------------------------------------


def test_who_has_not_opened_the_match_in_time_loses_it_once(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT, ready_minutes=5)
    evening.pair()
    first, second = evening.tables()[0]
    evening.play(str(second))
    look(server, evening.id, later=290)
    assert evening.now()["rounds"][0]["tables"][0]["result"] is None
    look(server, evening.id, later=310)
    assert result(evening)["outcome"] == "second"
    fact = evening.log()[-1]
    assert (fact["kind"], fact["player"], fact["reason"]) == ("penalty", first, "no-show")
    evening.note({"kind": "undo", "fact": fact["number"], "reason": "the train was late"})
    look(server, evening.id, later=900)
    assert evening.now()["rounds"][0]["tables"][0]["result"] is None, "the organiser has the last word"


def test_where_nobody_comes_both_have_lost(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGECRAFT, ready_minutes=5)
    evening.pair()
    look(server, evening.id, later=310)
    assert result(evening)["outcome"] == "neither"
    assert [line["points"] for line in evening.now()["standings"]] == [0, 0]


# -- kills -----------------------------------------------------------------------------------------


class Killable:
    """A server in a process that can be killed, with an HTTP client."""

    def __init__(self, db: Path, before: str = "") -> None:
        self.process = Process(db, before)
        self.http = client(self.process.url)

    def __enter__(self) -> Killable:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.kill()

    def person(self, game: str, token: str) -> Person:
        return Person(self.process.url, game, token)


@pytest.mark.deep
def test_a_round_goes_on_after_the_server_was_killed_in_the_middle_of_it(tmp_path: Path) -> None:
    """After a restart, the match in progress continues, and the bots play theirs to the end."""
    db = tmp_path / "games.sqlite"
    with Killable(db) as server:
        evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
        for name in ("Bot 1", "Bot 2"):
            evening.post("bot", {"name": name, "bot": "random"})
        evening.note({"kind": "override", "what": "forbid", "first": "Ada", "second": "Bot 1", "reason": "x"})
        evening.note({"kind": "override", "what": "forbid", "first": "Ada", "second": "Bot 2", "reason": "x"})
        evening.pair()
        game = evening.play("Ada").json()["game"]
        with server.person(game, evening.players["Ada"]) as ada:
            ada.until(lambda _: True)
    with Killable(db) as server:
        evening.server = server
        at = next(at for at, table in enumerate(evening.tables()) if "Ada" in table)
        assert evening.play("Ada").json()["game"] == game
        with server.person(game, evening.players["Ada"]) as ada:
            ada.until(lambda _: True)
            ada.say(kind="concede")
            ada.wait("ack")
        assert result(evening, at)["outcome"] in ("first", "second")
        assert result(evening, 1 - at)
    with Killable(db) as server:
        evening.server = server
        assert evening.now()["rounds"][0]["tables"][at]["result"]


NO_TOURNAMENT = """
from grimorio.web.events.service import Tournaments
Tournaments.wake = lambda self, id: None
"""
"""Program text after which the server dies before a tournament hears of a match."""
NO_MATCH = """
from grimorio.web.table.match import TableMatch
async def look(self): pass
TableMatch.look = look
"""
"""Program text after which it dies before a match hears of its game."""


@pytest.mark.deep
@pytest.mark.parametrize("deaf", [NO_TOURNAMENT, NO_MATCH], ids=["tournament", "match"])
def test_a_result_is_entered_that_was_stored_when_the_server_was_killed(tmp_path: Path, deaf: str) -> None:
    """A game's end that was stored just before the server was killed is entered in its match and in the
    tournament after a restart.
    """
    db = tmp_path / "games.sqlite"
    with Killable(db, deaf) as server:
        evening = Evening(server, "Ada", "Bea", **MAGECRAFT)
        evening.pair()
        game = evening.play("Ada").json()["game"]
        with server.person(game, evening.players["Ada"]) as ada:
            ada.until(lambda _: True)
            ada.say(kind="concede")
            ada.wait("ack")
        assert evening.now()["rounds"][0]["tables"][0]["result"] is None
    with Killable(db) as server:
        evening.server = server
        assert result(evening)["outcome"] in ("first", "second")


@pytest.mark.parametrize("body", [{"structure": "together"}, {"game": "live", "best_of": 1}])
def test_what_has_no_matches_for_two_is_not_played_online(server: Server, body: Any) -> None:
    answer = server.http.post("/api/events", json={"name": "x", "online": True, **body})
    assert answer.status_code == 422 and answer.json()["field"] == "online"
