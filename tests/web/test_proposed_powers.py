"""Powers of Magic Live that players propose in a form: read, told in three languages, played with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.club import Club
from tests.web.helpers import Server

TITHE: dict[str, Any] = {
    "name": "Tithe",
    "names": {"it": "Decima", "fr": "Dîme"},
    "tier": "intermediate",
    "life": 1,
    "does": [{"word": "returns", "packs": 1}, {"word": "gains-life", "life": 2}],
}


def propose(
    server: Server, change: dict[str, Any], powers: list[Any] | None = None
) -> tuple[int, dict[str, Any]]:
    """Send the Power `TITHE` with some changes, and return the status and the answer."""
    answer = server.http.post(
        "/api/campaigns/power", json={"power": {**TITHE, **change}, "powers": powers or []}
    )
    return answer.status_code, answer.json()


@pytest.mark.rule("LIVE-4-LIST", "LIVE-6-COST-2")
def test_a_proposed_power_is_told_in_three_languages_and_agreed_on(server: Server) -> None:
    status, told = propose(server, {})
    assert status == 200
    assert told["price"] == 6
    assert told["text"]["en"].endswith("puts back a pack of the colour in auction. You gain 2 life.")
    assert set(told["text"]) == {"en", "it", "fr"} and len(set(told["text"].values())) == 3
    assert told["power"] == TITHE
    club = Club(server)
    agreed = {**club.ask()["agreed"], "powers": [told["power"]]}
    agreed.pop("pool")
    assert club.ask("/agree", agreed) == {"ok": True}
    assert [one["name"] for one in club.ask()["agreed"]["powers"]] == ["Tithe"]
    assert propose(server, {}, [told["power"]])[1]["field"] == "power.name"


@pytest.mark.parametrize(
    ("change", "field", "cause"),
    [
        ({"name": ""}, "power.name", "word-text"),
        ({"name": "Determination"}, "power.name", "power-name"),
        ({"name": " determination "}, "power.name", "power-name"),
        ({"name": "D\u0435termination"}, "power.name", "power-name"),
        ({"names": {"it": "Determinazione"}}, "power.names.it", "power-name"),
        ({"tier": "divine"}, "power.tier", "word-names"),
        ({"life": 21}, "power.life", "range"),
        ({"traits": -1}, "power.traits", "range"),
        ({"packs": 1}, "power.packs", "power-packs"),
        ({"does": []}, "power.does", "word-many"),
        ({"does": [{"word": "wins"}, {"word": "gives-up"}]}, "power.does", "power-deciding"),
        ({"does": [{"word": "retests"}, {"word": "gains-life", "life": 1}]}, "power.does", "power-retest"),
        ({"does": [{"word": "wins"}, {"word": "gains-life", "life": 0}]}, "power.does[1].life", "range"),
        ({"does": [{"word": "wins", "life": 1}]}, "power.does[0].life", "word-field"),
    ],
)
def test_a_mistake_is_refused_at_its_field(
    server: Server, change: dict[str, Any], field: str, cause: str
) -> None:
    status, told = propose(server, change)
    assert (status, told["error"], told["field"]) == (422, "table-refused-setup", field)
    assert told["args"]["cause"]["message"] == f"faults-{cause}"


def test_a_mistake_in_the_powers_before_is_refused_at_its_field(server: Server) -> None:
    status, told = propose(server, {}, [TITHE | {"name": "Levy", "names": {}}, {"name": "Toll"}])
    assert (status, told["field"]) == (422, "powers[1].tier")
