"""Hidden information stays hidden in frames, logs, refusals, options, replays and answers over HTTP."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Luck, Position, Setup
from grimorio.web.game.luck import commitment_of
from tests.cost import deep
from tests.trust.helpers import heard_until_pong, live, seated, step
from tests.web.helpers import Server

LOOKS = 4
"""The number of moments of a game at which the possible positions are compared."""

PUBLIC = ("", "/cards", "/record", "/replay", "/replay?seat=-2&from=3", "/replay?seat=0", "/replay?seat=1")
"""The paths of a game that anybody may request over HTTP, relative to the game's own."""


def canaries(server: Server, id: str, tokens: list[str]) -> list[str]:
    """Return the texts that no player may read during the game: the seed, the state of the random
    numbers, tokens and secrets.
    """
    table = live(server, id)
    timeline = table.timeline
    assert timeline is not None
    secrets = [table.row.secret, str(timeline.position.luck), hex(timeline.position.luck)[2:], *tokens]
    secrets += [str(timeline.position.setup.seed), hex(timeline.position.setup.seed)[2:]]
    for seat in table.row.seats:
        secrets += [text for text in (seat.token_hash, seat.invite_hash, seat.secret) if text]
    assert commitment_of(table.row) not in secrets
    return secrets


def said_to(server: Server, id: str, token: str | None, seen: int, current: int) -> list[str]:
    """Connect to a game, ask for its state again, send many wrong answers, and return every frame received.

    Args:
        server: the server.
        id: the game.
        token: the token of a seat; None: a spectator.
        seen: the number of the update from which the state is asked for.
        current: the number of the choice that is asked now.
    """
    with server.person(id, token) as nosy:
        frames = heard_until_pong(nosy)
        nosy.say(kind="resume", since=seen)
        nosy.say(kind="resume", since=0)
        for number in (0, 1, current - 1, current, current + 1, current + 10**6):
            for option in (["done"], ["gem", "fire", "hand"], ["attack", 1, "fire"], ["grimoire", 7], ["no"]):
                nosy.say(kind="answer", choice=number, options=[["no such option"], option])
                nosy.say(kind="answer", choice=number, options=[[*option, "too much"]])
        told = frames + heard_until_pong(nosy)
        return [re.sub(r'"who":[0-9]+', '"who":0', frame) for frame in told]


def steady(frames: list[str]) -> list[str]:
    """Return the frames without those that list the players, which come at no fixed moment."""
    return [frame for frame in frames if '"kind":"players"' not in frame]


@pytest.mark.parametrize(("seats", "most"), [(2, 30), deep(2, 10**6), deep(3, 90), deep(4, 90)])
def test_games_tell_nobody_what_is_hidden(server: Server, seats: int, most: int) -> None:
    luck = random.Random(seats)
    with seated(server, seats, seed=None) as (id, tokens, people), server.person(id) as watcher:
        everybody = [*people, watcher]
        looks = {luck.randrange(min(most, 80)) for _ in range(LOOKS)}
        count = 0
        read = [0] * len(everybody)
        while step(people, luck) is not None and count < most:
            table = live(server, id)
            timeline = table.timeline
            assert timeline is not None
            if timeline.position.over:
                break
            for person in everybody:
                person.until(lambda update, n=timeline.n: update["n"] >= n)
            new = [
                frame
                for person, first in zip(everybody, read, strict=True)
                for frame in person.frames[first:]
            ]
            assert not any(secret in frame for secret in canaries(server, id, tokens) for frame in new)
            read = [len(person.frames) for person in everybody]
            if count in looks:
                compare_worlds(server, id, tokens, luck)
                compare_rest(server, id, tokens)
            count += 1
        assert count > max(looks) / 2


def compare_worlds(server: Server, id: str, tokens: list[str], luck: random.Random) -> None:
    """Replace the real position by others that a player holds possible, and check that the player gets
    the same frames. Done for each player and a spectator.
    """
    timeline = live(server, id).timeline
    assert timeline is not None
    real: Position = timeline.position
    steps, timeline.steps = timeline.steps, []
    secrets = canaries(server, id, tokens)
    number = real.choice.number
    differed = 0
    for seat, token in [(WATCHER, None), *enumerate(tokens)]:
        told = said_to(server, id, token, timeline.n - 3, number)
        own = {token}
        assert not any(one in frame for one in secrets if one not in own for frame in told)
        for _ in range(2):
            world = real.imagine(seat, luck.getrandbits(64))
            world.journal = []
            differed += json.dumps(world.to_json()["things"]) != json.dumps(real.to_json()["things"])
            timeline.position = world
            try:
                again = said_to(server, id, token, timeline.n - 3, number)
                assert steady(again) == steady(told)
            finally:
                timeline.position = real
    assert differed or real.setup.seats == 2
    timeline.steps = steps


def compare_rest(server: Server, id: str, tokens: list[str]) -> None:
    """Check that no answer over HTTP holds a secret, and that a seat's replay and report are refused to
    other seats.
    """
    secrets = canaries(server, id, tokens)
    for path in PUBLIC:
        answer = server.http.get(f"/api/games/{id}{path}")
        assert not any(secret in answer.text for secret in secrets)
        assert ("seat=0" in path or "seat=1" in path) == (answer.status_code == 403)
    assert server.http.get(f"/api/games/{id}/record").status_code == 409
    assert not any(secret in server.http.get("/api/games").text for secret in secrets)
    for seat, token in enumerate(tokens):
        for other in range(len(tokens)):
            answer = server.http.get(
                f"/api/games/{id}/replay?seat={other}&count=200", headers={"authorization": f"Bearer {token}"}
            )
            assert answer.status_code == (200 if other == seat else 403)
            assert not any(secret in answer.text for secret in secrets)
            if other == seat:
                assert all(one["answer"] is None for one in answer.json()["steps"])
            line = {"seat": other, "line": 0}
            report = server.http.post(
                f"/api/games/{id}/report", json=line, headers={"authorization": f"Bearer {token}"}
            )
            assert report.status_code == (200 if other == seat else 403)
            assert not any(secret in report.text for secret in secrets)


def test_a_replay_shows_a_seat_what_it_was_told_and_no_more(server: Server) -> None:
    luck = random.Random(9)
    with seated(server, 2, seed=None) as (id, tokens, people):
        for _ in range(40):
            step(people, luck)
        for token, person in zip(tokens, people, strict=True):
            heard_until_pong(person)
            answer = server.http.get(
                f"/api/games/{id}/replay?seat={person.update and person.update['view']['seat']}&count=200",
                headers={"authorization": f"Bearer {token}"},
            ).json()
            told = {update["n"]: update for update in person.updates}
            compared = 0
            for one in answer["steps"]:
                if one["n"] in told:
                    assert one["view"] == told[one["n"]]["view"]
                    compared += 1
            assert compared > 30
            assert [line for one in answer["steps"] for line in one["log"]] == person.log


Told = list[dict[str, Any]]


def lines(position: Position, seat: int) -> Told:
    """Return, and forget, the new events of a position as a seat sees them."""
    read = [seen for event in position.journal or () if (seen := event.seen_by(seat))]
    position.journal = []
    return read


def until_asked(position: Position, seat: int, wishes: list[Any]) -> Told | None:
    """Let the other seats answer until a seat is asked.

    Returns what the seat saw meanwhile, or None when the game ends before; the first wish that is offered is
    taken, else the first option.
    """
    told: Told = []
    while position.waiting and position.choice.seat != seat:
        options = list(position.choice.options)
        wanted = [wish for wish in wishes if wish in options]
        position.answer(options.index(wanted[0]) if wanted else 0)
        told += lines(position, seat)
    return None if position.over else told


@pytest.mark.parametrize("seats", [2, 3])
def test_the_number_of_a_choice_tells_nothing_of_what_others_were_asked(seats: int) -> None:
    """A seat's next choice has the same number in all possible games in which the seat has seen the
    same log.
    """
    game = games.get("magecraft")
    luck = Luck(seats)
    same = 0
    for seed in range(8):
        position = game.start(Setup("magecraft", seats, seed))
        for _ in range(80):
            if position.over:
                break
            seat = (position.choice.seat + 1) % seats
            wishes = list(position.choice.options)
            one, other = position.copy(), position.imagine(seat, luck.bits())
            other.luck = one.luck
            for world in (one, other):
                world.journal = []
            heard, also = until_asked(one, seat, wishes), until_asked(other, seat, wishes)
            if heard is not None and heard == also:
                assert one.choice.number == other.choice.number
                same += json.dumps(one.to_json()["things"]) != json.dumps(other.to_json()["things"])
            position.answer(luck.below(len(position.choice.options)))
    assert same > 40, "too few worlds that differ were compared"
