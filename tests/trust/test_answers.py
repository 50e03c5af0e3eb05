"""Answers that are forged, stolen, out of date, sent twice, late or out of order, over one connection
or many.
"""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Record
from tests.trust.helpers import heard_until_pong, live, seated, stands
from tests.web.helpers import Person, Server, asked_of, hurried


def given(server: Server, id: str) -> list[Any]:
    """Return the answers of a game that are stored in the database."""
    past = server.store.past(id)
    assert past is not None
    return past.answers


def attack(
    luck: random.Random, people: list[Person], seat: int, choice: dict[str, Any], old: list[Any]
) -> int:
    """Send several answers that the server must refuse, some as other players, in random order.

    Args:
        luck: chooses the answers and their order.
        people: the connections of all players.
        seat: the seat that is asked.
        choice: what that seat is asked.
        old: earlier answers, each a choice's number and an option.

    Returns:
        How many answers were sent.
    """
    number, option = choice["number"], luck.choice(choice["options"])
    wrong: list[tuple[Person, int, list[Any]]] = [
        (luck.choice([one for one in people if one is not people[seat]]), number, [option]),
        (people[seat], number + 1, [option]),
        (people[seat], number + luck.randrange(1, 50), [option]),
        (people[seat], number, [[*option, 0]]),
        (people[seat], number, [option, ["no such option"]]),
        (people[seat], 0, [option]),
        (people[seat], 2**53 - 1, [option]),
        (luck.choice(people), luck.choice(old)[0] if old else 0, [luck.choice(old)[1] if old else option]),
    ]
    luck.shuffle(wrong)
    for person, which, options in wrong:
        person.say(kind="answer", choice=which, options=options)
    return len(wrong)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_under_attack_holds_the_answers_that_were_acknowledged(server: Server, seats: int) -> None:
    luck, acknowledged, old = random.Random(seats), [], []
    with seated(server, seats, seed=seats) as (id, _, people), server.person(id) as watcher:
        everybody = [*people, watcher]
        watcher.wait("update")
        for _ in range(40):
            asked = asked_of(people)
            if asked is None:
                break
            seat, choice = asked
            sent = attack(luck, everybody, seat, choice, old)
            heard = [frame for person in everybody for frame in heard_until_pong(person)]
            assert sum('"kind":"refusal"' in frame for frame in heard) == sent
            assert not any('"kind":"ack"' in frame or "table-refused-server" in frame for frame in heard)
            option = hurried(luck, choice["options"])
            before = people[seat].update
            assert people[seat].answer(choice["number"], option)["kind"] == "ack"
            people[seat].until(lambda update, before=before: update is not before)
            acknowledged.append((choice["number"], seat, tuple(option)))
            old.append((choice["number"], option))
        assert [one for one in given(server, id) if one in acknowledged] == acknowledged
        assert len(given(server, id)) == len(acknowledged)


def test_answers_sent_ahead_and_out_of_order_are_taken_only_in_their_turn(server: Server) -> None:
    """Answers to choices that have not been asked yet are refused, in whatever order they arrive."""
    with seated(server, 2, seed=3) as (id, _, people):
        for _ in range(10):
            asked = asked_of(people)
            assert asked is not None
            seat, choice = asked
            for ahead in (3, 1, 2, 5, 4):
                people[seat].say(kind="answer", choice=choice["number"] + ahead, options=[["done"]])
            heard = heard_until_pong(people[seat])
            assert sum("table-refused-unknown" in frame for frame in heard) == 5
            before = people[seat].update
            assert people[seat].answer(choice["number"], choice["options"][0])["kind"] == "ack"
            people[seat].until(lambda update, before=before: update is not before)
        assert len(given(server, id)) == 10


def test_tokens_open_one_seat_of_one_game(server: Server) -> None:
    with seated(server, 2) as (id, tokens, _), seated(server, 2) as (other, stolen, _):
        guesses = [
            *stolen,
            tokens[0][:-1],
            tokens[0].swapcase(),
            tokens[0] + "=",
            "x",
            "\0",
            "null",
            "é" * 200,
        ]
        row = live(server, id).row
        guesses += [str(seat.token_hash) for seat in row.seats] + [
            id,
            row.secret,
            f" {tokens[0]}",
            f"{tokens[0]} ",
        ]
        for guess in guesses:
            with server.person(id, guess) as thief:
                assert thief.wait("error")["reason"] == "table-refused-token"
                assert thief.closed() == 4403
            ascii_only = guess if guess.isascii() and guess.isprintable() and guess == guess.strip() else "x"
            answer = server.http.get(
                f"/api/games/{id}/replay?seat=0", headers={"authorization": f"Bearer {ascii_only}"}
            )
            assert answer.status_code == 403 and answer.json()["error"] in (
                "table-refused-token",
                "table-refused-seat",
            )
        assert stands(server, other, stolen[0])["view"]["seat"] == 0
        with server.person(id, tokens[1]) as own:
            assert own.wait("update")["view"]["seat"] == 1


def test_a_token_cannot_be_changed_after_hello(server: Server) -> None:
    with seated(server, 2) as (id, tokens, people):
        people[0].say(kind="hello", token=tokens[1], since=0)
        assert people[0].wait("refusal")["reason"] == "table-refused-kind"
        people[0].say(kind="resume", since=0)
        assert people[0].wait("update")["view"]["seat"] == 0
        with server.person(id) as watcher:
            watcher.wait("update")
            watcher.say(kind="hello", token=tokens[0])
            assert watcher.wait("refusal")["reason"] == "table-refused-kind"
            watcher.say(kind="resume", since=0)
            assert watcher.wait("update")["view"]["seat"] == -2


def test_an_invitation_is_taken_once_however_many_reach_for_it(server: Server) -> None:
    game = server.make()
    invite = game["seats"][1]["invite"]
    answers: list[tuple[int, dict[str, Any]]] = []

    def reach(number: int) -> None:
        body = {"invite": invite, "name": f"Guest {number}"}
        answer = server.http.post(f"/api/games/{game['id']}/join", json=body)
        answers.append((answer.status_code, answer.json()))

    threads = [threading.Thread(target=reach, args=[number]) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    taken = [body for status, body in answers if status == 200]
    assert len(taken) == 1
    assert {body["error"] for status, body in answers if status != 200} == {"table-refused-invite"}
    with server.person(game["id"], taken[0]["token"]) as own:
        assert own.wait("update")["view"]["seat"] == 1
    foreign = server.make()["seats"][1]["invite"]
    open_game = server.make()
    for stolen in (foreign, invite, open_game["token"], "", "x" * 200):
        answer = server.http.post(
            f"/api/games/{open_game['id']}/join", json={"invite": stolen, "name": "Thief"}
        )
        assert (answer.status_code, answer.json()["error"]) == (403, "table-refused-invite")


def test_two_tabs_of_a_seat_show_the_same_and_answer_once(server: Server) -> None:
    """Two connections of one seat answer differently at once: one answer is accepted, the other is
    refused, and both connections go on.
    """
    luck = random.Random(6)
    with seated(server, 2, seed=6) as (id, tokens, first):
        second = [server.person(id, token) for token in tokens]
        for count in range(1, 26):
            asked = asked_of(first)
            assert asked is not None and asked_of(second) is not None
            seat, choice = asked
            tabs = [first[seat], second[seat]]
            options = [luck.choice(choice["options"]) for _ in tabs]
            for tab, option in zip(tabs, options, strict=True):
                tab.say(kind="answer", choice=choice["number"], options=[option])
            said = [tab.wait("ack", "refusal") for tab in tabs]
            assert sorted(one["kind"] for one in said) == ["ack", "refusal"]
            [refused] = [one for one in said if one["kind"] == "refusal"]
            wanted = "table-refused-doubled" if options[0] == options[1] else "table-refused-late"
            assert refused["reason"] == wanted
            for tab in (*first, *second):
                tab.until(lambda update, count=count: update["n"] > count)
            kept = [option for option, one in zip(options, said, strict=True) if one["kind"] == "ack"]
            assert given(server, id)[-1] == (choice["number"], seat, tuple(kept[0]))
            for one, other in zip(first, second, strict=True):
                assert one.update is not None and other.update is not None
                assert one.update["view"] == other.update["view"]
        for person in second:
            person.__exit__()


@pytest.mark.deep
def test_a_finished_game_under_attack_replays_to_its_end(server: Server) -> None:
    luck = random.Random(8)
    with seated(server, 2, seed=None) as (id, _, people):
        while (asked := asked_of(people)) is not None:
            seat, choice = asked
            option = hurried(luck, choice["options"])
            before = people[seat].update
            people[1 - seat].say(kind="answer", choice=choice["number"], options=[option])
            for _ in range(2):
                people[seat].say(kind="answer", choice=choice["number"], options=[option])
            assert [people[seat].wait("ack", "refusal")["kind"] for _ in range(2)] == ["ack", "refusal"]
            people[1 - seat].wait("refusal")
            people[seat].until(lambda update, before=before: update is not before)
        end = people[0].update
        assert end is not None
        record = Record.from_json(server.http.get(f"/api/games/{id}/record").json())
        final = record.replay(games.get("magecraft"))
        assert final.result is not None and list(final.result.winners) == end["view"]["result"]["winners"]
