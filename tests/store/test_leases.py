"""Leases: one owner at a time, taken over from the dead, and no write without the newest fencing token."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text

from grimorio.store import CampaignRow, ChatRow, GameRow, SeatRow, Store
from grimorio.store.answers import Addition
from grimorio.store.games import Store as Games
from grimorio.store.groups import Groups
from grimorio.store.leases import HOUSE, Elsewhere, Fenced, Leases
from grimorio.store.models import EventRow, MatchRow
from grimorio.store.seats import Seats
from tests.postgresql import new_database

READS = {
    *(
        "open",
        "close",
        "contract",
        "game",
        "recent",
        "going_on",
        "record",
        "past",
        "filed",
        "due",
        "chat",
        "one_writer",
    ),
    *("match", "campaign", "event", "events_to_look_at", "writing", "contract"),
}
"""The methods of the store that write nothing."""

INSERTS = {"file"}
"""The methods that only store a game which nobody has yet."""


@pytest.fixture
def stores(postgresql_server: str) -> Iterator[tuple[Store, Store]]:
    """Two servers' stores on one database."""
    url = new_database(postgresql_server)
    both = Store.open(url, alone=True), Store.open(url, alone=True)
    for number, store in enumerate(both):
        leases_of(store).join(f"127.0.0.1:{number}")
    yield both
    for store in both:
        store.close()


def leases_of(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


def stand_still(store: Store) -> None:
    """Let a server count as dead, as if it had said nothing for a while."""
    leases = leases_of(store)
    leases.until = 0.0
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE processes SET until = 0 WHERE id = :me"), {"me": leases.process})


def game(id: str, match: MatchRow | None = None) -> GameRow:
    row = GameRow(
        id=id, game="magecraft", setup={"seed": "1"}, secret="", version="1", card_hash="", match=match
    )
    row.seats = [SeatRow(seat=0, kind="person", free=True)]
    return row


def made(store: Store, id: str, match: MatchRow | None = None) -> str:
    """Store a new game as its owner, and return its key."""
    row = game(id, match)
    key = leases_of(store).note(row)
    leases_of(store).claim(key)
    store.make(row)
    return key


def test_one_process_owns_a_game_at_a_time(stores: tuple[Store, Store]) -> None:
    ada, bob = map(leases_of, stores)
    key = made(stores[0], "g")
    assert (key, ada.holds(key), bob.key_of("g")) == ("game:g", True, key)
    with pytest.raises(Elsewhere) as owned:
        bob.claim(key)
    assert (owned.value.address, bob.owner(key), ada.owner(key)) == ("127.0.0.1:0", "127.0.0.1:0", None)
    ada.release(key)
    assert bob.owner(key) is None
    bob.claim(key)
    assert (bob.holds(key), ada.holds(key), bob.fences[key]) == (True, False, 2)


def test_a_game_belongs_to_its_match_and_matches_of_tournaments_to_the_house(
    stores: tuple[Store, Store],
) -> None:
    ada, bob = stores
    match = MatchRow(id="m", about={}, games=["one"])
    assert made(ada, "one", match) == made(ada, "two", match) == "match:m"
    assert {leases_of(bob).key_of(id) for id in ("one", "two", "m")} == {"match:m"}
    ada.keep_match("m", "over", {})
    with pytest.raises(Fenced):
        bob.keep_match("m", "playing", {})
    leases_of(bob).claim(HOUSE)
    assert made(bob, "three", MatchRow(id="e", about={}, games=["three"], event_id="event")) == HOUSE


def test_what_a_dead_process_owned_is_taken_over_and_it_cannot_write_any_more(
    stores: tuple[Store, Store],
) -> None:
    ada, bob = stores
    key = made(ada, "g")
    ada.begin("g", {"seed": "1"}, "1", "", {})
    stand_still(ada)
    leases_of(bob).claim_game("g")
    ada_believes = key in leases_of(ada).fences
    assert ada_believes and not leases_of(ada).holds(key)
    with pytest.raises(Fenced):
        ada.add(Addition("g", 0, 0, [(1, 0, ("x",))]))
    bob.add(Addition("g", 0, 0, [(1, 0, ("y",))]))
    assert leases_of(ada).renew() is False and leases_of(ada).fences == {}
    past = bob.past("g")
    assert past is not None and past.answers == [(1, 0, ("y",))]


def test_a_process_that_was_late_but_not_given_up_goes_on(stores: tuple[Store, Store]) -> None:
    key = made(stores[0], "g")
    stand_still(stores[0])
    assert leases_of(stores[0]).renew()
    with pytest.raises(Elsewhere):
        leases_of(stores[1]).claim(key)
    stores[0].note("g", rematch={})


def test_a_new_owner_waits_for_the_last_write_of_the_old_one(stores: tuple[Store, Store]) -> None:
    ada, bob = stores
    made(ada, "g")
    taken = threading.Event()

    def take() -> None:
        leases_of(bob).claim_game("g")
        taken.set()

    taker = threading.Thread(target=take)
    with ada.writing("g") as session:
        session.execute(text("UPDATE games SET draws = 7 WHERE id = 'g'"))
        stand_still(ada)
        taker.start()
        assert not taken.wait(0.3)
    taker.join()
    row = bob.game("g")
    assert taken.is_set() and row is not None and row.draws == 7
    with pytest.raises(Fenced), ada.writing("g"):
        pass


def _arguments(method: Any) -> dict[str, Any]:
    """Values for the parameters of a method of the store; which they are does not matter."""
    usual: dict[str, Any] = {
        "id": "g",
        "row": game("g"),
        "addition": Addition("g", 0, 0, [(1, 0, ("x",))]),
        "line": ChatRow(game_id="g", room="players", i=0),
        **dict.fromkeys(("seat", "era", "n", "number", "first", "draws", "rewinds"), 0),
    }
    named = {"keep_campaign": CampaignRow(id="c", about={}), "keep_event": EventRow(id="e", about={})}
    parameters = inspect.signature(method).parameters.values()
    needed = [one for one in parameters if one.default is one.empty and one.kind is not one.VAR_KEYWORD]
    values = {one.name: usual.get(one.name, {}) for one in needed if one.name != "self"}
    return values | ({"row": named[method.__name__]} if method.__name__ in named else {})


def test_everything_that_writes_a_game_checks_the_fencing_token(stores: tuple[Store, Store]) -> None:
    made(stores[0], "g", MatchRow(id="m", about={}, games=["g"]))
    leases_of(stores[1]).key_of("g")
    public = {
        name
        for kind in (Games, Seats, Groups)
        for name, method in vars(kind).items()
        if not name.startswith("_") and (callable(method) or isinstance(method, property | staticmethod))
    }
    assert public > READS | INSERTS
    assert isinstance(stores[1].add_all([_arguments(Store.add)["addition"]])[0], Fenced)
    for name in sorted(public - READS - INSERTS - {"add_all"}):
        method = getattr(stores[1], name)
        with pytest.raises(Fenced):
            method(**_arguments(method))
            pytest.fail(f"{name} writes without owning the game")


def test_two_processes_that_claim_a_free_game_at_once(stores: tuple[Store, Store]) -> None:
    owners: list[int] = []

    def claim(number: int, key: str) -> None:
        with suppress(Elsewhere):
            leases_of(stores[number]).claim(key)
            owners.append(number)

    for turn in range(20):
        owners.clear()
        threads = [threading.Thread(target=claim, args=(number, f"game:{turn}")) for number in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(owners) == 1
