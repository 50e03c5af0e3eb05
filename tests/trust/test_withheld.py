"""Players who withhold their sealed part of the random seed: the game does not begin, so nobody can
choose between two seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from grimorio import fairness, games
from grimorio.kernel import Record, Setup
from grimorio.kernel.record import ALL_SEATS, CONCEDE
from tests.web.helpers import BOT, TWO, Person, Server

ADA, BOB, NEW_ADA, NEW_BOB = (bytes([number]) * 32 for number in range(1, 5))
WAIT = 0.5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "games.sqlite", luck_wait=WAIT) as running:
        yield running


def luck_until(person: Person, wanted: Any) -> dict[str, Any]:
    """Wait for messages to a player until what they say of the random seed meets a condition, and
    return it.
    """
    while True:
        luck: dict[str, Any] = person.wait("players", "update")["luck"]
        if wanted(luck):
            return luck


def seal(person: Person, id: str, commitment: str, seat: int, share: bytes) -> None:
    person.say(kind="luck", seal=fairness.seal_of(id, commitment, seat, share))


@contextmanager
def sealed(server: Server) -> Iterator[tuple[str, list[str], Person, Person, str]]:
    """Yield a table of two players who have both sealed their parts of the random seed; Ada has shown hers.

    What is yielded is the game's id, the tokens, Ada, Bob, and the server's commitment to its own part.
    """
    game = server.make(TWO, seed=None, luck=True)
    id, commitment = game["id"], game["commitment"]
    body = {"invite": game["seats"][1]["invite"], "name": "Bob", "luck": True}
    token = server.http.post(f"/api/games/{id}/join", json=body).json()["token"]
    with server.person(id, game["token"]) as ada, server.person(id, token) as bob:
        seal(ada, id, commitment, 0, ADA)
        seal(bob, id, commitment, 1, BOB)
        luck_until(ada, lambda luck: luck["stage"] == "opening")
        ada.say(kind="luck", share=ADA.hex())
        yield id, [game["token"], token], ada, bob, commitment


def record(server: Server, person: Person, id: str) -> dict[str, Any]:
    person.say(kind="concede")
    person.until(lambda update: update["view"]["result"] is not None)
    data: dict[str, Any] = server.http.get(f"/api/games/{id}/record").json()
    return data


def test_a_game_whose_share_is_withheld_does_not_begin(server: Server) -> None:
    with sealed(server) as (id, _, ada, bob, commitment):
        luck = luck_until(ada, lambda luck: luck["late"])
        assert (luck["late"], luck["stage"], luck["draw"]) == ([1], "opening", 0)
        assert server.http.get(f"/api/games/{id}").json()["state"] == "open"
        # The share may still come: then it is the luck that was sealed.
        bob.say(kind="luck", share=BOB.hex())
        ada.until(lambda update: update["n"] == 1)
        data = record(server, ada, id)
    assert data["setup"]["seed"] == str(
        fairness.seed_of(id, bytes.fromhex(data["luck"]["secret"]), [ADA, BOB])
    )
    verdict = fairness.verify(data, games.get("magecraft"))
    assert verdict.faults == () and verdict.seats == ("proven", "proven") and "draws" not in data["luck"]
    assert data["luck"]["commitment"] == commitment


def test_who_opened_agrees_on_a_new_draw_with_a_new_commitment(server: Server) -> None:
    with sealed(server) as (id, _, ada, bob, commitment):
        luck_until(ada, lambda luck: luck["late"])
        ada.say(kind="luck", again=True)
        luck = luck_until(bob, lambda luck: luck["draw"] == 1)
        assert luck["stage"] == "sealing" and luck["commitment"] != commitment and luck["late"] == []
        assert [seat["share"] for seat in luck["seats"]] == ["awaited", "awaited"]
        # What was sealed for the first draw is good no more, nor what was opened.
        ada.say(kind="luck", share=ADA.hex())
        assert ada.wait("refusal")["reason"] == "table-refused-luck"
        seal(ada, id, luck["commitment"], 0, NEW_ADA)
        seal(bob, id, luck["commitment"], 1, NEW_BOB)
        luck_until(ada, lambda luck: luck["stage"] == "opening")
        ada.say(kind="luck", share=NEW_ADA.hex())
        bob.say(kind="luck", share=NEW_BOB.hex())
        update = ada.until(lambda update: update["n"] == 1)
        assert {"message": "table-notice-redrawn", "args": {"names": "Bob", "seats": [1]}} in update[
            "notices"
        ]
        data = record(server, ada, id)
    assert data["luck"]["draws"] == 1 and data["luck"]["commitment"] == luck["commitment"]
    verdict = fairness.verify(data, games.get("magecraft"))
    assert verdict.faults == () and verdict.seats == ("proven", "proven")


def test_who_is_gone_is_left_out_of_the_new_draw(server: Server) -> None:
    with sealed(server) as (id, _, ada, bob, _commitment):
        bob.__exit__()
        luck_until(ada, lambda luck: luck["late"])
        ada.say(kind="luck", again=True)
        luck = luck_until(ada, lambda luck: luck["draw"] == 1)
        seal(ada, id, luck["commitment"], 0, NEW_ADA)
        luck_until(ada, lambda luck: luck["stage"] == "opening")
        ada.say(kind="luck", share=NEW_ADA.hex())
        ada.until(lambda update: update["n"] == 1)
        data = record(server, ada, id)
    verdict = fairness.verify(data, games.get("magecraft"))
    assert verdict.faults == () and verdict.seats == ("proven", "none")


def test_nobody_draws_anew_who_may_gain_by_it(server: Server) -> None:
    """A new random seed is refused to the seat that withholds its part, to spectators, and to all
    before the time is over.
    """
    with sealed(server) as (id, _, ada, bob, commitment), server.person(id) as eve:
        for person in (ada, bob, eve):
            person.say(kind="luck", again=True)
            assert person.wait("refusal")["reason"] == "table-refused-luck"
        luck_until(ada, lambda luck: luck["late"])
        for person in (bob, eve):
            person.say(kind="luck", again=True)
            assert person.wait("refusal")["reason"] == "table-refused-luck"
        row = server.store.game(id)
        assert row is not None and row.draws == 0
        assert fairness.commitment_of(id, bytes.fromhex(row.secret)) == commitment


def test_where_nobody_opened_nobody_knows_the_luck_and_it_is_drawn_at_once(server: Server) -> None:
    game = server.make(BOT, seed=None, luck=True)
    with server.person(game["id"], game["token"]) as ada:
        seal(ada, game["id"], game["commitment"], 0, ADA)
        update = ada.until(lambda update: update["n"] >= 1)
        assert update["luck"]["commitment"] != game["commitment"] and update["luck"]["draw"] == 1
        data = record(server, ada, game["id"])
    assert data["luck"]["draws"] == 1
    assert fairness.verify(data, games.get("magecraft")).seats == ("none", "bot")


def test_a_withheld_share_is_waited_for_after_a_restart_too(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db, luck_wait=WAIT) as server, sealed(server) as (id, tokens, ada, _bob, _):
        luck_until(ada, lambda luck: luck["late"])
    with Server(db, luck_wait=WAIT) as server, server.person(id, tokens[0]) as ada:
        luck_until(ada, lambda luck: luck["late"] == [1])
        ada.say(kind="luck", again=True)
        assert luck_until(ada, lambda luck: luck["draw"] == 1)["stage"] == "sealing"
    with Server(db, luck_wait=60) as server, server.person(id, tokens[1]) as bob:
        luck = luck_until(bob, lambda _: True)
        assert luck["draw"] == 1 and [one["share"] for one in luck["seats"]] == ["awaited", "awaited"]


def test_records_of_games_that_went_on_without_a_share_are_still_verified() -> None:
    """Records of earlier versions, whose games began although a part of the seed was withheld, are
    still verified.
    """
    game = games.get("magecraft")
    id, secret = "old", bytes(range(32))
    commitment = fairness.commitment_of(id, secret)
    seed = fairness.seed_of(id, secret, [b"", BOB])
    position = game.start(Setup("magecraft", 2, seed), stops=ALL_SEATS)
    given = [(position.choice.number, 0, CONCEDE)]
    position.concede(0)
    setup = position.setup
    old = Record(setup, game.version, game.card_hash(setup), ("Ada", "Bob"), given)
    old.finish(position)
    seats = [
        {
            "seat": seat,
            "kind": "person",
            "seal": fairness.seal_of(id, commitment, seat, share),
            "share": shown,
        }
        for seat, (share, shown) in enumerate([(ADA, None), (BOB, BOB.hex())])
    ]
    luck = {"id": id, "seeded": False, "commitment": commitment, "secret": secret.hex(), "seats": seats}
    verdict = fairness.verify({**old.to_json(), "luck": luck}, game)
    assert [one.kind for one in verdict.faults] == [] and verdict.seats == ("withheld", "proven")
