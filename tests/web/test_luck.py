"""Random seeds that all players make together: sealing, showing, latecomers, restarts and cheats."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from grimorio import fairness, games
from grimorio.web.settings import Settings
from tests.web.helpers import BOT, TWO, Person, Server, play
from tests.web.http import client
from tests.web.process import Process

GAME = games.get("magecraft")
ADA, BOB = bytes(range(32)), bytes(range(100, 132))
PATIENT = 3600.0


@pytest.fixture
def patient(tmp_path: Path) -> Any:
    """Yield a server that waits for players' parts of the random seed as long as a test may need."""
    with Server(tmp_path / "games.sqlite", luck_wait=PATIENT) as running:
        yield running


def join(server: Server, game: dict[str, Any], *, luck: bool = True) -> str:
    body = {"invite": game["seats"][1]["invite"], "name": "Bob", "luck": luck}
    return server.http.post(f"/api/games/{game['id']}/join", json=body).json()["token"]


def told(person: Person, stage: str) -> dict[str, Any]:
    """Wait until the making of the random seed is at this stage, and return what the server says of it."""
    while True:
        luck = person.wait("players", "update")["luck"]
        if luck["stage"] == stage:
            return luck


def seal(person: Person, id: str, luck: dict[str, Any], seat: int, share: bytes) -> str:
    sealed = fairness.seal_of(id, luck["commitment"], seat, share)
    person.say(kind="luck", seal=sealed)
    return sealed


def to_the_end(server: Server, id: str, people: list[Person]) -> dict[str, Any]:
    """Play a little, give up, and return the game's record."""
    for _ in play(people, random.Random(8), answers=20):
        pass
    return given_up(server, people[0], id)


def alone(server: Server, person: Person, id: str) -> dict[str, Any]:
    """Play a little against bots, give up, and return the game's record."""
    luck = random.Random(8)
    for _ in range(10):
        choice = person.turn()
        assert choice is not None
        before = person.update
        person.answer(choice["number"], luck.choice(choice["options"]))
        person.until(lambda update, before=before: update is not before)
    return given_up(server, person, id)


def given_up(server: Server, person: Person, id: str) -> dict[str, Any]:
    person.say(kind="concede")
    person.until(lambda update: update["view"]["result"])
    return server.http.get(f"/api/games/{id}/record").json()


# -- as it should be -------------------------------------------------------------------------------


def test_two_people_make_the_luck_together(patient: Server) -> None:
    game = patient.make(TWO, seed=None, luck=True)
    id, secret = game["id"], patient.store.game(game["id"]).secret
    with patient.person(id, game["token"]) as ada:
        luck = told(ada, "seating")
        assert luck["commitment"] == game["commitment"]
        assert [seat["share"] for seat in luck["seats"]] == ["awaited", "none"]
        first = seal(ada, id, luck, 0, ADA)
        while ada.wait("players")["luck"]["seats"][0]["share"] != "sealed":
            pass
        with patient.person(id, join(patient, game)) as bob, patient.person(id) as watcher:
            luck = told(bob, "sealing")
            assert luck["seats"][0] == {"seat": 0, "share": "sealed", "seal": first}
            second = seal(bob, id, luck, 1, BOB)
            assert [seat["seal"] for seat in told(ada, "opening")["seats"]] == [first, second]
            ada.say(kind="luck", share=ADA.hex())
            while bob.wait("players")["luck"]["seats"][0]["share"] != "opened":
                pass
            bob.say(kind="luck", share=BOB.hex())
            assert told(watcher, "fixed")["commitment"] == game["commitment"]
            people = [ada, bob]
            for _ in play(people, random.Random(3), answers=6):
                pass
            # Nobody is told the secret, a share or the seed before the end, by any way.
            asked = ["/api/games", f"/api/games/{id}", f"/api/games/{id}/replay", f"/api/games/{id}/record"]
            frames = [frame for person in (*people, watcher) for frame in person.frames]
            seed = fairness.seed_of(id, bytes.fromhex(secret), [ADA, BOB])
            for text in [*frames, *(patient.http.get(path).text for path in asked)]:
                for canary in (secret, ADA.hex(), BOB.hex(), str(seed), f"{seed:x}"):
                    assert canary not in text
            record = to_the_end(patient, id, people)
    assert record["luck"]["secret"] == secret and record["setup"]["seed"] == str(seed)
    receipt = {"id": id, "seat": 1, "commitment": game["commitment"], "share": BOB.hex()}
    verdict = fairness.verify(record, GAME, {**receipt, "seals": [first, second]})
    assert verdict.faults == () and verdict.seats == ("proven", "proven")


def test_against_a_bot_it_is_two_messages(patient: Server) -> None:
    game = patient.make(BOT, seed=None, luck=True)
    with patient.person(game["id"], game["token"]) as ada:
        seal(ada, game["id"], told(ada, "sealing"), 0, ADA)
        told(ada, "opening")
        ada.say(kind="luck", share=ADA.hex())
        record = alone(patient, ada, game["id"])
    verdict = fairness.verify(record, GAME)
    assert verdict.faults == () and verdict.seats == ("proven", "bot")


def test_who_promises_no_share_is_not_waited_for(patient: Server) -> None:
    game = patient.make(BOT, seed=None)
    with patient.person(game["id"], game["token"]) as ada:
        assert told(ada, "fixed")["seats"][0] == {"seat": 0, "share": "none", "seal": None}
        record = alone(patient, ada, game["id"])
    verdict = fairness.verify(record, GAME)
    assert verdict.faults == () and verdict.seats == ("none", "bot")


def test_a_chosen_seed_begins_at_once_and_proves_nothing(patient: Server) -> None:
    game = patient.make(BOT, seed=7, luck=True)
    with patient.person(game["id"], game["token"]) as ada:
        assert told(ada, "fixed")["seeded"]
        record = alone(patient, ada, game["id"])
    assert record["luck"] == {"id": game["id"], "seeded": True}
    verdict = fairness.verify(record, GAME)
    assert (verdict.basis, verdict.faults) == ("seeded", ())


def test_playing_again_makes_new_luck_with_new_shares(patient: Server) -> None:
    game = patient.make(BOT, seed=None, luck=True)
    with patient.person(game["id"], game["token"]) as ada:
        seal(ada, game["id"], told(ada, "sealing"), 0, ADA)
        told(ada, "opening")
        ada.say(kind="luck", share=ADA.hex())
        ada.until(lambda update: True)
        ada.say(kind="concede")
        ada.until(lambda update: bool(update["view"]["result"]))
        ada.say(kind="rematch")
        new = ada.wait("rematch")
    record = patient.http.get(f"/api/games/{game['id']}/record").json()
    assert fairness.verify(record, GAME).seats == ("proven", "bot")
    with patient.person(new["id"], new["token"]) as ada:
        luck = told(ada, "sealing")
        assert luck["commitment"] != game["commitment"]
        assert luck["seats"][new["seat"]] == {"seat": new["seat"], "share": "awaited", "seal": None}
        assert refused(ada, share=ADA.hex()) == "table-refused-luck"


# -- who does not answer ---------------------------------------------------------------------------


def test_the_table_waits_for_a_while_and_no_longer(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", luck_wait=0.05) as server:
        game = server.make(BOT, seed=None, luck=True)
        with server.person(game["id"], game["token"]) as ada:
            luck = ada.until(lambda update: True)["luck"]
            assert luck["stage"] == "fixed" and luck["seats"][0]["share"] == "none"
            assert ada.say(kind="luck", seal="0" * 64) is None
            assert ada.wait("refusal")["reason"] == "table-refused-luck"


def test_the_wait_is_long_enough_for_people_and_short_enough() -> None:
    assert 5 <= Settings().luck_wait <= 60


# -- what is refused -------------------------------------------------------------------------------


def refused(person: Person, **said: Any) -> str:
    person.say(kind="luck", **said)
    return person.wait("refusal")["reason"]


def test_what_comes_too_early_or_does_not_fit_is_refused(patient: Server) -> None:
    game = patient.make(TWO, seed=None, luck=True)
    id = game["id"]
    with patient.person(id, game["token"]) as ada, patient.person(id) as watcher:
        luck = told(ada, "seating")
        assert refused(ada, share=ADA.hex()) == "table-refused-luck"
        assert refused(ada) == "table-refused-luck"
        assert refused(ada, seal="0" * 64, share=ADA.hex()) == "table-refused-luck"
        assert refused(ada, seal="0" * 63) == "table-refused-field"
        assert refused(ada, seal="G" * 64) == "table-refused-field"
        assert refused(ada, seal="0" * 64 + "\n") == "table-refused-field"
        assert refused(watcher, seal="0" * 64) == "table-refused-luck"
        sealed = seal(ada, id, luck, 0, ADA)
        ada.say(kind="luck", seal=sealed)  # said twice is said once
        assert refused(ada, seal="0" * 64) == "table-refused-luck"
        assert refused(ada, share=ADA.hex()) == "table-refused-luck"
        with patient.person(id, join(patient, game)) as bob:
            # Bob cannot wait for Ada's share: his own must be sealed before.
            luck = told(bob, "sealing")
            assert refused(bob, share=BOB.hex()) == "table-refused-luck"
            assert refused(ada, share=ADA.hex()) == "table-refused-luck"
            seal(bob, id, luck, 1, BOB)
            told(bob, "opening")
            assert refused(bob, share=ADA.hex()) == "table-refused-luck"
            assert refused(bob, seal="0" * 64) == "table-refused-luck"
            bob.say(kind="luck", share=BOB.hex())
            bob.say(kind="luck", share=BOB.hex())
            ada.say(kind="luck", share=ADA.hex())
            assert ada.until(lambda update: True)["luck"]["stage"] == "fixed"


def test_a_seal_is_good_for_one_seat_of_one_game() -> None:
    commitments = [fairness.commitment_of(id, ADA) for id in ("one", "two")]
    seals = {
        fairness.seal_of(id, commitment, seat, BOB)
        for id in ("one", "two")
        for commitment in commitments
        for seat in (0, 1)
    }
    assert len(seals) == 8


# -- a server that dies ----------------------------------------------------------------------------


@pytest.mark.deep
def test_killed_between_sealing_and_opening_nothing_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Process(db) as process:
        id, tokens, _ = made(process)
        with Person(process.url, id, tokens[0]) as ada, Person(process.url, id, tokens[1]) as bob:
            luck = told(ada, "sealing")
            first = seal(ada, id, luck, 0, ADA)
            second = seal(bob, id, luck, 1, BOB)
            told(ada, "opening")
            ada.say(kind="luck", share=ADA.hex())
            while bob.wait("players")["luck"]["seats"][0]["share"] != "opened":
                pass
        process.kill()
    with Process(db) as process:
        with Person(process.url, id, tokens[0]) as ada, Person(process.url, id, tokens[1]) as bob:
            again = told(bob, "opening")
            assert again["commitment"] == luck["commitment"]
            assert again["seats"] == [
                {"seat": 0, "share": "opened", "seal": first},
                {"seat": 1, "share": "sealed", "seal": second},
            ]
            bob.say(kind="luck", share=BOB.hex())
            seen = [person.until(lambda update: True)["view"] for person in (ada, bob)]
        process.kill()
    # The seed is on disk since before anybody saw a card.
    with Server(db) as server:
        people = [server.person(id, token) for token in tokens]
        assert [person.until(lambda update: True)["view"] for person in people] == seen
        record = to_the_end(server, id, people)
        for person in people:
            person.__exit__()
    verdict = fairness.verify(record, GAME)
    assert verdict.faults == () and verdict.seats == ("proven", "proven")
    assert record["luck"]["commitment"] == luck["commitment"]


def made(process: Process) -> tuple[str, list[str], dict[str, Any]]:
    with client(process.url) as http:
        body = {"game": "magecraft", "name": "Ada", "seats": TWO, "luck": True}
        game = http.post("/api/games", json=body).json()
        body = {"invite": game["seats"][1]["invite"], "name": "Bob", "luck": True}
        token = http.post(f"/api/games/{game['id']}/join", json=body).json()["token"]
    return game["id"], [game["token"], token], game


def test_a_table_that_left_the_memory_waits_again(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", luck_wait=PATIENT, idle=0.05) as server:
        game = server.make(BOT, seed=None, luck=True)
        while game["id"] in server.hub.tables:
            time.sleep(0.01)
        with server.person(game["id"], game["token"]) as ada:
            seal(ada, game["id"], told(ada, "sealing"), 0, ADA)
            told(ada, "opening")


# -- a server that cheats --------------------------------------------------------------------------


def played_honestly(server: Server) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play a game against a bot; returns its record and what Ada noted before it, to verify its random
    seed.
    """
    game = server.make(BOT, seed=None, luck=True)
    with server.person(game["id"], game["token"]) as ada:
        luck = told(ada, "sealing")
        seal(ada, game["id"], luck, 0, ADA)
        seals = [seat["seal"] for seat in told(ada, "opening")["seats"]]
        ada.say(kind="luck", share=ADA.hex())
        record = alone(server, ada, game["id"])
    receipt = {"id": game["id"], "seat": 0, "commitment": luck["commitment"], "share": ADA.hex()}
    return record, {**receipt, "seals": seals}


def test_a_server_that_tries_many_secrets_after_seeing_the_shares_is_found(patient: Server) -> None:
    """A server that replaces its secret to get the random seed it wants is found out by its commitment
    and the seals.
    """
    record, receipt = played_honestly(patient)
    id, luck = record["luck"]["id"], record["luck"]
    wanted = min(
        (random.Random(n).randbytes(32) for n in range(50)),
        key=lambda secret: fairness.seed_of(id, secret, [ADA, b""]),
    )
    other = json.loads(json.dumps(record))
    other["luck"]["secret"] = wanted.hex()
    other["setup"]["seed"] = str(fairness.seed_of(id, wanted, [ADA, b""]))
    kinds = [fault.kind for fault in fairness.verify(other, GAME).faults]
    assert kinds == ["secret", "replay"]
    # It changes the commitment too: the seal was made for the one that was shown.
    other["luck"]["commitment"] = fairness.commitment_of(id, wanted)
    assert [fault.kind for fault in fairness.verify(other, GAME).faults] == ["seal", "replay"]
    # And the seal too: then it is not the one that Ada's page noted.
    sealed = fairness.seal_of(id, other["luck"]["commitment"], 0, ADA)
    other["luck"]["seats"][0]["seal"] = sealed
    fields = [f.args.get("field") for f in fairness.verify(other, GAME, receipt).faults]
    assert fields[:2] == ["commitment", "seals"]
    assert luck["secret"] != wanted.hex() and fairness.verify(record, GAME, receipt).faults == ()


def test_a_server_that_leaves_a_share_out_is_found(patient: Server) -> None:
    record, receipt = played_honestly(patient)
    id, secret = record["luck"]["id"], bytes.fromhex(record["luck"]["secret"])
    record["luck"]["seats"][0]["share"] = None
    record["setup"]["seed"] = str(fairness.seed_of(id, secret, [b"", b""]))
    verdict = fairness.verify({**record, "answers": [], "final": None}, GAME, receipt)
    assert ("receipt", {"field": "share"}) in [(fault.kind, fault.args) for fault in verdict.faults]
