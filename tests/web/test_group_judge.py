"""A judge at a table that two servers with one PostgreSQL database serve, and that changes its owner."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.postgresql import new_database
from tests.trust.test_group_kills import SHORT_LEASE
from tests.web.helpers import Person, Server, asked_of, play
from tests.web.judging import SECRETS, bearer, invited, judged, refused, ruling, seated
from tests.web.process import Process
from tests.web.test_group import Pair, members, pair

__all__ = ["pair"]


@contextmanager
def at(url: str, id: str, tokens: list[str]) -> Iterator[list[Person]]:
    """Connect whoever has these tokens to a game at the server with this address."""
    with ExitStack() as open_:
        people = [open_.enter_context(Person(url, id, token)) for token in tokens]
        for person in people:
            person.until(lambda _: True)
        yield people


def drained(server: Server) -> None:
    """Let a server hand everything over, as when it is stopped."""
    asyncio.run_coroutine_threadsafe(server.hub.drain(), server.uvicorn.loop).result(10)


def test_a_judge_sits_through_another_server_and_nobody_sees_more_by_it(pair: Pair) -> None:
    first, second = pair
    id, tokens = first.two(game="magic", situation=SECRETS)
    with at(first.url, id, tokens[:1]) as (ada,), at(second.url, id, tokens[1:]) as (bob,):
        secret = invited(second, id, tokens[0])
        assert first.http.get(f"/api/games/{id}?judge={secret}").json()["judging"]
        for server in pair:
            assert server.http.get(f"/api/games/{id}/judge.svg?invite={secret}").status_code == 200
        assert seated(second, id, secret, token=tokens[1]).json()["error"] == "table-refused-judge-player"
        token = seated(second, id, secret).json()["token"]
        assert seated(first, id, secret).json()["error"] == "table-refused-invite", "spent at either server"
        with at(second.url, id, [token]) as (judge,), Person(second.url, id) as watcher:
            unseen = judge.until(lambda update: update["judge"]["here"])
            assert unseen["judge"]["sees"] == "public" and "Shock" not in json.dumps(unseen["view"])
            assert refused(judge, act="award", seat=0) == "table-refused-judge-consent"
            bob.say(kind="judge", act="agree")
            seen = judge.until(lambda update: update["judge"]["sees"] == "all")
            assert "Serra Angel" in json.dumps(seen["view"]) and "Shock" in json.dumps(seen["view"])
            judge.say(kind="judge", act="warning", seat=0, reason="Slow play")
            for person in (ada, bob, watcher):
                person.until(lambda update: update["judge"] and update["judge"]["sees"] == "all")
                assert ruling(person, "warning")["by"] == "Clara"
            for person, secrets in ((ada, ["Serra Angel"]), (bob, ["Shock"]), (watcher, ["Shock", "Serra"])):
                assert not any(secret in frame for frame in person.frames for secret in secrets)
        assert id in first.hub.tables and id not in second.hub.tables


def test_a_judge_goes_on_when_the_game_is_handed_over(pair: Pair) -> None:
    """Consent, rulings and the stopped clock move with the game; so do a link and the judge's own token."""
    first, second = pair
    clock = {"mode": "game", "seconds": 600, "increment": 0, "timeout": "concede"}
    id, tokens = first.two(clock=clock)
    with at(first.url, id, tokens) as people, judged(first, id, people) as judge:
        for _ in play(people, random.Random(11), answers=5):
            pass
        asked_of(people)
        newest = people[0].updates[-1]["n"]
        views = {one["n"]: one["view"] for one in people[0].updates}
        judge.say(kind="judge", act="stop")
        people[0].until(lambda update: update["judge"]["stopped"])
        token = judge.token
        assert token is not None
        link = invited(second, id, token)
        drained(first)
        assert judge.closed() == 1012
    with at(second.url, id, tokens) as people, at(second.url, id, [token]) as (judge,):
        told = judge.until(lambda update: update["judge"]["here"])
        assert told["judge"]["stopped"] and told["judge"]["sees"] == "all" and told["n"] == newest
        assert not any(seat["running"] for seat in told["clock"]["seats"])
        assert [line["act"] for line in judge.log if line["event"] == "judge"] == ["come", "stop"]
        asked = people[0].answer(1, ["done"])
        assert asked["reason"] == "table-refused-stopped"
        judge.say(kind="judge", act="back", n=newest - 2)
        back = people[0].until(lambda update: update["n"] <= newest - 2)
        assert back["view"] == views[back["n"]]
        judge.say(kind="judge", act="go")
        people[1].until(lambda update: not update["judge"]["stopped"])
        other = seated(second, id, link).json()["token"]
        assert judge.closed() == 4403, "the link moves the judge to another device"
        with at(second.url, id, [other]) as (there,):
            there.say(kind="judge", act="award", seat=1, reason="Enough")
            result = people[0].until(lambda update: bool(update["view"]["result"]))["view"]["result"]
            assert result["winners"] == [1]
    rulings = second.http.get(f"/api/games/{id}/record").json()["judge"]
    assert [one["act"] for one in rulings] == ["come", "stop", "back", "go", "award"]
    assert members(second).leases.holds(f"game:{id}")


@pytest.mark.deep
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
def test_a_judge_goes_on_when_the_owner_is_killed(postgresql_server: str) -> None:
    url = new_database(postgresql_server)
    with Process(url, SHORT_LEASE) as first, Server(url, lease=2.0) as second:
        id, tokens = first.make([{"kind": "person"}] * 2)
        with at(first.url, id, tokens) as people:
            token = seated(second, id, invited(second, id, tokens[0])).json()["token"]
            with at(second.url, id, [token]) as (judge,):
                people[1].say(kind="judge", act="agree")
                judge.until(lambda update: update["judge"]["sees"] == "all")
                judge.say(kind="judge", act="warning", seat=1, reason="Slow play")
                ruling(people[1], "warning")
                first.kill()
                assert judge.closed() == 1012
        with at(second.url, id, tokens) as people, at(second.url, id, [token]) as (judge,):
            told = judge.until(lambda update: update["judge"]["here"])
            assert told["judge"]["sees"] == "all" and ruling(judge, "warning")["seat"] == 1
            judge.say(kind="judge", act="award", seat=0, reason="Left")
            people[0].until(lambda update: bool(update["view"]["result"]))
        answer = second.http.post(f"/api/games/{id}/judge/invite", json={}, headers=bearer(tokens[0]))
        assert answer.json()["error"] == "table-refused-over"
