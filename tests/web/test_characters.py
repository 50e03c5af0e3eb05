"""Characters of the bots at a table: chosen by the maker or by the seed, told to everybody, kept."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.bots.characters import CHARACTERS
from tests.web.helpers import Guessing, Server


def told(server: Server, id: str, token: str) -> list[Any]:
    """The characters of the seats of a table, as a page is told."""
    with server.person(id, token) as ada:
        about = ada.until(lambda _: True)
        return [player["character"] for player in about["players"]]


def seats(**more: Any) -> list[dict[str, Any]]:
    return [{"kind": "person"}, {"kind": "bot", "level": "adept", **more}]


@pytest.mark.parametrize("game", ["magic", "mickey"])
def test_a_character_is_chosen_told_and_asked_for(server: Server, game: str) -> None:
    made = server.make(seats(character="fierce"), game=game)
    assert told(server, made["id"], made["token"]) == [None, "fierce"]
    bots = server.bot_workers
    assert isinstance(bots, Guessing)
    asked = [question.bot for question in bots.questions if question.game == game]
    assert all(bot == "adept@fierce" for bot in asked[-1:])


def test_bots_of_magecraft_have_a_character(server: Server) -> None:
    made = server.make(seats(character="tricky"), game="magecraft")
    assert told(server, made["id"], made["token"]) == [None, "tricky"]


def test_the_seed_chooses_where_nobody_did(server: Server) -> None:
    found = []
    for seed in (1, 2, 3, 4, 5, 6):
        pair = [server.make(seats(), game="magic", seed=seed) for _ in range(2)]
        first, second = [told(server, made["id"], made["token"])[1] for made in pair]
        assert first == second and first in CHARACTERS
        found.append(first)
    assert len(set(found)) > 1


def test_bots_of_other_games_have_none(server: Server) -> None:
    made = server.make(seats(), game="live")
    assert told(server, made["id"], made["token"]) == [None, None]


def test_an_unknown_character_is_refused(server: Server) -> None:
    body = {"game": "magic", "name": "Ada", "seats": seats(character="brave")}
    assert server.http.post("/api/games", json=body).status_code == 422
