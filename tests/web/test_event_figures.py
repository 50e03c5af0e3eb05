"""What tournaments add up to over HTTP: seasons, and chances to be among the best."""

from __future__ import annotations

from typing import Any

from tests.web.evening import Evening
from tests.web.helpers import Server
from tests.web.test_event_tables import entered


def season(server: Server, *ids: str) -> Any:
    return server.http.get("/api/events/season", params={"event": ids})


def played(server: Server, rounds: int = 1, **decks: str) -> Evening:
    """A tournament of people with these decks, played to its end; the first of each table wins."""
    body = {"game": "magic", "format": "eighth-edition", "online": True, "rounds": rounds}
    evening = Evening(server, *decks, **body)
    for name, deck in decks.items():
        told = evening.post("deck", {"deck": f"// NAME: {deck}\n60 Plains"}, evening.players[name]).json()
        assert "wrong" not in told
    for _ in range(rounds):
        assert evening.pair().status_code == 200
        entered(evening)
    return evening


def test_a_season_adds_tournaments_and_shows_decks_of_those_that_are_over(server: Server) -> None:
    one = played(server, Ada="Burn", Bea="Elves")
    two = Evening(server, "Bea", "Cid", rounds=2)
    two.pair()
    entered(two)
    whole = season(server, two.id, one.id, one.id).json()
    assert whole["events"] == ["Thursday", "Thursday"], "each counts once"
    first, second = one.tables()[0]
    deck = {"Ada": "Burn", "Bea": "Elves"}
    assert {(pair["deck"], pair["against"], pair["won"], pair["lost"]) for pair in whole["decks"]} == {
        (deck[first], deck[str(second)], 1, 0),
        (deck[str(second)], deck[first], 0, 1),
    }
    bea = next(player for player in whole["players"] if player["player"] == "Bea")
    assert sorted(event["deck"] or "" for event in bea["events"]) == ["", "Elves"]
    assert bea["points"] == 3 * bea["won"] and bea["won"] + bea["lost"] == 2
    going = played(server, rounds=1, Ada="Burn", Bea="Elves")
    going.note({"kind": "undo", "fact": going.log()[-1]["number"], "reason": "typed wrongly"})
    assert season(server, going.id).json()["decks"] == [], "decks are secret while they are played"
    assert season(server, "nothing").status_code == 404
    assert season(server).status_code == 422
    assert season(server, *[one.id] * 31).status_code == 422


def test_chances_follow_each_ending_and_need_rounds_that_are_to_come(server: Server) -> None:
    evening = Evening(server, *(f"P{number}" for number in range(8)), cut=2, rounds=2)

    def chances(player: str) -> Any:
        return server.http.get(f"/api/events/{evening.id}/chances", params={"player": player})

    assert chances("P0").json()["error"] == "table-refused-fact", "no round is paired yet"
    evening.pair()
    entered(evening)
    evening.pair()
    first, second = evening.tables()[0]
    told = chances(first).json()
    rates = {ending["ending"]: ending["rate"] for ending in told["endings"]}
    assert told["best"] == 2 and set(rates) == {"win", "draw", "loss"}
    assert rates["win"] > rates["loss"], "who has won once needs another win"
    assert all(ending["low"] <= ending["rate"] <= ending["high"] for ending in told["endings"])
    assert chances("nobody").json()["error"] == "table-refused-fact"
    evening.note({"kind": "drop", "player": str(second)})
    assert chances(str(second)).json()["error"] == "table-refused-fact"
    entered(evening)
    evening.pair()
    assert chances(first).json()["error"] == "table-refused-fact", "the knockout has begun"
