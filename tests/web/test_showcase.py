"""The game between bots that the lobby shows: every game has one, as spectators see it, made once."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.kernel import WATCHER
from grimorio.web.jobs.showcase import MOMENTS, played
from grimorio.web.network.guard import policy
from tests.web.helpers import Server


@pytest.mark.parametrize("name", ["magecraft", "mickey", "live"])
def test_its_moments_are_those_of_spectators(name: str) -> None:
    shown = played(name, games.get(name).seats[0])
    assert 1 < len(shown["moments"]) <= MOMENTS
    assert all(moment["view"]["seat"] == WATCHER and moment["log"] for moment in shown["moments"])
    numbers = [line["i"] for moment in shown["moments"] for line in moment["log"]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_it_is_refused_for_seats_that_the_game_does_not_have(server: Server) -> None:
    for game, seats in (("magic", 9), ("chess", 2)):
        answer = server.http.get("/api/showcase", params={"game": game, "seats": seats})
        assert answer.status_code == 422, answer.text


def test_it_is_made_once(server: Server) -> None:
    answers = [server.http.get("/api/showcase", params={"game": "magecraft", "seats": 2}) for _ in "ab"]
    assert answers[0].json() == answers[1].json() and len(answers[0].json()["moments"]) > 1
    assert (
        server.http.get(
            "/api/showcase",
            params={"game": "magecraft", "seats": 2},
            headers={"if-none-match": answers[0].headers["etag"]},
        ).status_code
        == 304
    )


def test_only_its_own_page_may_stand_in_a_frame() -> None:
    assert "frame-ancestors 'self'" in policy("localhost", "/showcase/magic")
    assert all(
        "frame-ancestors 'none'" in policy("localhost", path) for path in ("/", "/game/x", "/api/games")
    )
