"""Giving up a game, and taking back answers that showed nobody anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Position, Record, Setup
from grimorio.kernel.record import ALL_SEATS
from grimorio.web.game import undo
from grimorio.web.game.picks import begun
from grimorio.web.game.timeline import Passing
from tests.web.helpers import BOT, Person, Server, asked_of, play, table, timeline


def until_undo(people: list[Person], luck: random.Random) -> int:
    """Play at random until some seat may take an answer back, and return that seat."""
    for _ in play(people, luck):
        asked_of(people)
        for seat, person in enumerate(people):
            if person.update and person.update["can_undo"]:
                return seat
    raise AssertionError("nothing could ever be taken back")


def both_at(people: list[Person], n: int) -> None:
    for person in people:
        while person.update is None or person.update["n"] != n:
            person.wait("update")


def test_an_undo_takes_back_one_decision_for_everybody(server: Server) -> None:
    luck = random.Random(3)
    with table(server) as (id, people), server.person(id) as watcher:
        seen: dict[int, list[object]] = {}
        for _ in range(3):
            seat = until_undo(people, luck)
            n = people[0].until(lambda _: True)["n"]
            both_at([*people, watcher], n)
            for person in (*people, watcher):
                for update in person.updates:
                    seen.setdefault(update["n"], []).append((update["view"]["seat"], update["view"]))
            other = people[1 - seat]
            assert other.update and not other.update["can_undo"]
            other.say(kind="undo")
            assert other.wait("refusal")["reason"] == "table-refused-undo"
            watcher.say(kind="undo")
            assert watcher.wait("refusal")["reason"] == "table-refused-spectator"
            people[seat].say(kind="undo")
            for person in (*people, watcher):
                told = person.wait("rewound")
                lines = len(person.log)
                update = person.wait("update")
                assert (told["n"], told["log"]) == (n - 1, lines) == (update["n"], lines)
                assert (update["view"]["seat"], update["view"]) in seen[n - 1]
                assert update["log"] == []
        replay = server.http.get(f"/api/games/{id}/replay").json()
        assert replay["total"] == n - 1
        people[0].say(kind="concede")
        people[0].until(lambda update: update["view"]["result"])
        # The record knows nothing of what was taken back, and replays to the same end.
        record = Record.from_json(server.http.get(f"/api/games/{id}/record").json())
        assert record.replay(games.get("magecraft")).over


def test_what_was_taken_back_is_gone_after_a_restart(tmp_path: Path) -> None:
    db, luck = tmp_path / "games.sqlite", random.Random(5)
    with Server(db) as server, table(server) as (id, people):
        tokens = [str(person.token) for person in people]
        seat = until_undo(people, luck)
        n = people[seat].until(lambda _: True)["n"]
        people[seat].say(kind="undo")
        both_at(people, n - 1)
        views = [person.update["view"] for person in people if person.update]
        logs = [person.log for person in people]
        undo_left = people[seat].update and people[seat].update["can_undo"]
    with Server(db) as server:
        # Whoever saw what was taken back gets the whole log again.
        for number, token in enumerate(tokens):
            with server.person(id, token, since=n - 1) as person:
                assert person.wait("welcome")["era"] == 1
                update = person.wait("update")
                assert (update["n"], update["from"], update["view"]) == (n - 1, 0, views[number])
                assert person.log == logs[number]
                if number == seat:
                    assert update["can_undo"] == undo_left


def positions(seed: int, count: int) -> Iterator[tuple[Position, Passing]]:
    luck, game, found = random.Random(seed), games.get("magecraft"), 0
    while found < count:
        played = timeline(game.start(Setup("magecraft", 2, luck.getrandbits(32))))
        position = played.position
        while not position.over and found < count:
            yield position, played.passing
            found += 1
            position.answer(luck.randrange(len(position.choice.options)))
            played.passing.over(position)


def hand(position: Position, seat: int, by: int) -> dict[str, int]:
    """Return how many gems of each colour in a seat's hand the seat `by` knows."""
    gems: dict[str, int] = position.seen_by(by)["table"]["boards"][seat]["hand"]["gems"]
    return gems


def test_nothing_that_was_shown_can_be_taken_back() -> None:
    shown = kept = 0
    for position, passing in positions(1, 120):
        choice = position.choice
        for index, option in enumerate(choice.options):
            after = position.copy()
            after.answer(index)
            passing.over(after)
            if after.over:
                continue
            showed = undo.showed(position, (choice.number, choice.seat, tuple(option)), after, passing)
            hidden = any(
                hand(position, seat, seat)[colour] != hand(after, seat, seat)[colour]
                for seat in (0, 1)
                for colour in hand(position, seat, seat)
                if hand(position, seat, seat)[colour] != hand(position, seat, WATCHER)[colour]
            )
            if after.luck != position.luck or hidden:
                shown += 1
                assert showed, choice
            else:
                kept += 1
                assert not showed, choice
    assert shown > 50 and kept > 50


@pytest.mark.parametrize("game", games.names())
def test_what_all_seats_see_alike_has_moved_nothing_private(game: str) -> None:
    alike = 0
    for seats in {2, games.get(game).seats[-1]} & {*games.get(game).seats}:
        luck = random.Random(seats)
        before = games.get(game).start(Setup(game, seats, seats), journal=True, stops=ALL_SEATS)
        while not before.over and before.asked < 150:
            choice, after = before.waiting[0], begun(before)
            after.give(luck.choice(choice.options), choice.number)
            tables = undo.Tables()
            if undo.alike(before, after, tables):
                alike += 1
                assert undo.private(before, None, tables) == undo.private(after, None, tables)
            before = after
    assert alike > 10 or game == "draft"


def test_giving_up_ends_a_game_of_two(server: Server) -> None:
    with table(server) as (id, people), server.person(id) as watcher:
        for _ in play(people, random.Random(1), answers=7):
            pass
        watcher.until(lambda _: True)
        watcher.say(kind="concede")
        assert watcher.wait("refusal")["reason"] == "table-refused-spectator"
        people[1].say(kind="concede")
        assert people[1].wait("ack")
        for person in (*people, watcher):
            update = person.until(lambda update: update["view"]["result"])
            assert update["view"]["result"]["winners"] == [0] and not update["can_undo"]
        people[0].say(kind="concede")
        assert people[0].wait("refusal")["reason"] == "table-refused-over"
        record = Record.from_json(server.http.get(f"/api/games/{id}/record").json())
        assert record.answers[-1][1:] == (1, ("concede",))
        assert record.replay(games.get("magecraft")).over
        replay = server.http.get(f"/api/games/{id}/replay?from=0&count=200").json()
        assert replay["steps"][-1]["answer"]["option"] == ["concede"]


def test_nobody_gives_up_before_the_game_begins(server: Server) -> None:
    game = server.make()
    with server.person(game["id"], game["token"]) as ada:
        ada.say(kind="concede")
        assert ada.wait("refusal")["reason"] == "table-refused-waiting"


def test_with_three_the_game_goes_on_without_the_one_who_gave_up(server: Server) -> None:
    game = server.make([{"kind": "person"}, *BOT])
    tokens = [game["token"], server.join(game)]
    with server.person(game["id"], tokens[0]) as ada, server.person(game["id"], tokens[1]) as bob:
        ada.until(lambda _: True)
        ada.say(kind="concede")
        assert ada.wait("ack")
        bob.until(lambda update: not update["view"]["table"]["boards"][0]["alive"])
        luck = random.Random(2)
        for _ in range(10):
            choice = bob.turn()
            assert choice is not None
            before = bob.update
            assert bob.answer(choice["number"], luck.choice(choice["options"]))["kind"] == "ack"
            bob.until(lambda update, before=before: update is not before)
        assert bob.update and not bob.update["view"]["table"]["boards"][0]["alive"]
        assert all(one["seat"] != 0 for one in bob.update["view"]["waiting"])
