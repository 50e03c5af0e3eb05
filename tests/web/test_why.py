"""Why a bot did what it did last, asked for over HTTP by those who play with it, and by nobody else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grimorio.web import identity
from grimorio.web.jobs import why
from grimorio.web.refusals import Refused
from tests.web.helpers import BOT, Person, Server


def duel(held: str, drawn: str) -> dict[str, Any]:
    """A position of Magic in which a bot can play nothing, whatever it holds and draws."""
    return {
        "at": "main2",
        "A": {"life": 20, "battlefield": ["Forest"], "library": ["Forest*9"]},
        "B": {
            "battlefield": ["Hill Giant", "Grizzly Bears"],
            "hand": [held, held],
            "library": [f"{drawn}*9"],
        },
    }


def asked(server: Server, id: str, token: str, seat: int = 1) -> dict[str, Any]:
    """The server's answer to the question why the bot at a seat did what it did last."""
    headers = {"authorization": f"Bearer {token}"}
    told: dict[str, Any] = server.http.post(
        f"/api/games/{id}/why", json={"seat": seat}, headers=headers
    ).json()
    return told


def made(server: Server, situation: dict[str, Any] | None = None, **body: Any) -> tuple[str, str]:
    """Make a game of a person and a bot; returns its id, and the person's token."""
    game = server.make(BOT, situation=situation, **body)
    return game["id"], game["token"]


def passed(ada: Person, turns: int) -> None:
    """Answer with the last option, which passes, so many times."""
    for _ in range(turns):
        update = ada.until(lambda update: bool(update["view"]["choice"]) or bool(update["view"]["result"]))
        choice = update["view"]["choice"]
        if choice is None:
            return
        passes = [option for option in choice["options"] if option in (["pass"], ["done"])]
        ada.answer(choice["number"], (passes or choice["options"])[0])
        ada.until(lambda later, update=update: later is not update)


def test_the_words_do_not_depend_on_what_the_bot_holds(server: Server) -> None:
    """Two tables that look the same: only the hands and libraries of their bots are different."""
    told = []
    for held, drawn in (("Shock", "Dark Banishing"), ("Air Elemental", "Coercion")):
        id, token = made(server, duel(held, drawn), game="magic")
        with server.person(id, token) as ada:
            said = []
            for _ in range(6):
                passed(ada, 1)
                said.append(asked(server, id, token))
            told.append(said)
    assert told[0] == told[1]
    reasons = [one["reason"] for one in told[0] if one["reason"]]
    assert reasons and all(one["message"].startswith("magic-because-") for one in reasons)


def test_a_stored_game_tells_it_too(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        id, token = made(server, duel("Shock", "Shock"), game="magic")
        with server.person(id, token) as ada:
            passed(ada, 5)
        before = asked(server, id, token)
    with Server(db) as server:
        assert asked(server, id, token) == before
    assert before["reason"] and before["lines"]


def test_only_who_plays_may_ask_and_only_bots_are_asked(server: Server) -> None:
    id, token = made(server)
    assert asked(server, id, "nobody")["error"] == "table-refused-token"
    assert asked(server, id, token, seat=0)["error"] == "table-refused-field"
    assert asked(server, id, token, seat=7)["error"] == "table-refused-field"
    waiting = server.make([*BOT, {"kind": "person"}])
    assert asked(server, waiting["id"], waiting["token"])["error"] == "table-refused-waiting"


@pytest.mark.parametrize("of", [{"campaign_id": "c"}, {"match": SimpleNamespace(event_id="e")}])
def test_bots_are_not_asked_where_others_compete(of: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the rule by which nobody takes back a decision there."""
    monkeypatch.setattr(identity, "seat_of", lambda row, token: 0)
    row: Any = SimpleNamespace(**{"campaign_id": None, "match": None, "seats": [None, None], **of})
    with pytest.raises(Refused) as refused:
        why.admit(row, 1, "token")
    assert refused.value.reason == "table-refused-why"
