"""A draft with printed cards over HTTP: opened, steered, cards tapped in, decks built out of them."""

from __future__ import annotations

import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grimorio.events.event import Event
from grimorio.events.facts import DeckEntry, DraftClock, Entry, PaperDraft, Settings
from grimorio.events.pick_times import known
from grimorio.language import LANGUAGES
from grimorio.web.events.paper import check
from grimorio.web.events.state import Tournament
from tests.web.evening import Evening, Running, bearer
from tests.web.helpers import Server
from tests.web.http import client
from tests.web.process import Process

NAMES = ("Ada", "Bea", "Cid", "Dan")


class Draft(Evening):
    """A tournament with a draft of Eighth Edition."""

    def __init__(self, server: Running, **body: Any) -> None:
        super().__init__(server, *NAMES)
        answer = self.post("draft", {"way": "booster", "sets": ["8ED"], **body})
        assert answer.status_code == 200, answer.text

    def clock(self, act: str, by: str | None = None, **fields: Any) -> Any:
        return self.post("draft/clock", {"act": act, **fields}, self.players[by] if by else None)

    def sheet(self, by: str | None, **query: Any) -> Any:
        headers = bearer(self.players[by] if by else self.token)
        return self.server.http.get(f"/api/events/{self.id}/sheet", params=query, headers=headers)

    def tap(self, by: str, *marks: str, of: str = "pool", start: int = 0) -> Any:
        return self.post("sheet", {"of": of, "start": start, "marks": marks}, self.players[by])

    def done(self, by: str, of: str = "pool", **fields: Any) -> Any:
        return self.post("sheet/done", {"of": of, **fields}, self.players[by])

    def leaflet(self) -> Any:
        return self.server.http.get(f"/api/events/{self.id}/draft").json()


def test_everybody_sees_seats_and_countdown_and_the_steps_stay_the_same(server: Server) -> None:
    draft = Draft(server)
    seen = draft.now("Ada")["draft"]
    assert sorted(seen["pods"][0]["players"]) == sorted(NAMES) and seen["pods"][0]["began"] == 0
    leaflet = draft.leaflet()
    assert leaflet["stamp"] == seen["stamp"] and leaflet["total"] == 45
    steps = leaflet["steps"]["4"]
    assert len(steps) == 49 and steps[0] == ["pick", 1, 1, 15, 40, 1, -1, -1]
    card = next(card for card in leaflet["cards"] if card["name"] == "Shock")
    assert (card["color"], card["rarity"], card["number"]) == ("R", "common", "222")
    assert not any(card["number"].startswith("S") for card in leaflet["cards"]), "in no booster"
    assert [land["name"] for land in leaflet["lands"]][:2] == ["Plains", "Island"]
    assert draft.clock("start").status_code == 200
    began = draft.now("")["draft"]["pods"][0]["began"]
    assert began > 0 and draft.leaflet()["stamp"] == seen["stamp"]
    assert draft.clock("pause").json()["draft"]["pods"][0]["paused"] >= began
    assert draft.clock("next", step=3).json()["error"] == "table-refused-fact"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("draft", {"way": "booster", "sets": ["8ED"]}),
        ("draft/clock", {"act": "start"}),
        ("draft/check", None),
    ],
)
def test_only_the_organiser_leads_a_draft(server: Server, path: str, body: Any) -> None:
    draft = Draft(server)
    address = f"/api/events/{draft.id}/{path}"
    for token in ("", draft.players["Ada"], "nobody"):
        headers = bearer(token)
        answer = (
            server.http.get(address, headers=headers)
            if body is None
            else server.http.post(address, json=body, headers=headers)
        )
        assert answer.status_code == 403, (token, answer.text)


def test_seats_are_changed_by_hand_and_stay_as_they_were_chosen(server: Server) -> None:
    draft = Draft(server, way="rochester", times="slow")
    pods = [["Ada", "Bea"], ["Cid", "Dan"]]
    seen = draft.post("draft", {"pods": pods}).json()["draft"]
    assert [pod["players"] for pod in seen["pods"]] == pods and seen["way"] == "rochester"
    assert seen["times"] == "slow"
    assert draft.post("draft", {"pods": [["Ada", "Bea"]]}).json()["error"] == "table-refused-fact"
    assert draft.post("draft", {"way": "booster", "times": "soon"}).status_code == 422
    assert draft.post("draft", {"way": "booster", "sets": ["ZZZ"]}).json()["error"] == "table-refused-fact"


def test_the_player_whose_rochester_pick_it_is_taps_it_on(server: Server) -> None:
    draft = Draft(server, way="rochester", pods=[["Ada", "Bea"], ["Cid", "Dan"]])
    draft.clock("start")
    assert draft.clock("next", "Bea", pod=1, step=0).status_code == 403, "Ada lays the booster out"
    assert draft.clock("next", "Ada", pod=1, step=0).status_code == 200
    assert draft.clock("next", "Ada", pod=1, step=0).json()["error"] == "table-refused-fact", "a second tap"
    assert draft.clock("next", "Ada", pod=2, step=0).status_code == 403, "another table"
    assert draft.clock("back", "Ada", pod=1, step=1).status_code == 403
    pods = draft.clock("next", "Ada", pod=1, step=1).json()["draft"]["pods"]
    assert [pod["step"] for pod in pods] == [2, 0]


def test_taps_are_kept_and_taken_back_and_nobody_else_sees_them(server: Server) -> None:
    draft = Draft(server)
    assert draft.tap("Ada", "+Shock", "+Shock", "+Blorb").json() == {"count": 3}
    assert draft.tap("Ada", "-Shock", start=2).json() == {"count": 3}
    again = draft.tap("Ada", "-Shock", start=2)
    assert again.json() == {"count": 3}, "a request that is sent twice counts once"
    assert draft.sheet("Ada").json()["pool"] == ["+Shock", "+Shock", "-Shock"]
    assert draft.tap("Ada", "+Shock", start=9).json()["error"] == "table-refused-fact"
    for wrong in ("Shock", "-Lava Axe", "+", "+a\nb", "+ Shock"):
        assert draft.tap("Ada", wrong, start=3).status_code == 422, wrong
    assert draft.sheet("Bea", player="Ada").status_code == 403
    assert draft.sheet(None, player="Ada").json()["pool"], "the organiser may look and help"
    for by in ("Bea", ""):
        assert "Shock" not in draft.get(draft.players.get(by, by)).text


def test_pools_and_decks_are_registered_out_of_taps(server: Server) -> None:
    draft = Draft(server)
    assert draft.done("Ada").json()["error"] == "table-refused-fact", "nothing was tapped in"
    assert draft.done("Ada", "deck").json()["error"] == "table-refused-fact", "no pool yet"
    pool = ["+Shock"] * 5 + ["+Grizzly Bears"] * 20 + ["+blorb"] * 20
    draft.tap("Ada", *pool)
    assert draft.done("Ada").json()["you"]["pooled"]
    sheet = draft.sheet("Ada", lang="it").json()
    assert sheet["registered"] == {"Shock": 5, "Grizzly Bears": 20, "blorb": 20}
    assert sheet["unchecked"] == ["blorb"] and any("blorb" in hint for hint in sheet["hints"])
    assert draft.tap("Ada", "+Shock", start=45).json()["error"] == "table-refused-fact", "registered already"
    draft.tap("Ada", *["+Shock"] * 6, *["+Forest"] * 10, of="deck")
    faults = {lang: draft.done("Ada", "deck", lang=lang).json()["wrong"] for lang in LANGUAGES}
    assert [fault["text"] for fault in faults["en"]] == [
        "16 cards; at least 40 are needed. [MTG8-6.LIM-1]",
        "line 2: 6 Shock, but 5 were received. [MTG8-6.LIM-1]",
    ]
    assert faults["it"][1]["text"].startswith("riga 2") and faults["fr"][1]["text"].startswith("ligne 2")
    draft.tap("Ada", *["+Grizzly Bears"] * 20, *["+Forest"] * 10, start=16, of="deck")
    draft.tap("Ada", "-Shock", start=46, of="deck")
    assert draft.done("Ada", "deck").status_code == 200 and draft.player("Ada")["handed"]
    deck = server.http.get(f"/api/events/{draft.id}/deck", headers=bearer(draft.players["Ada"])).json()[
        "deck"
    ]
    assert deck.startswith("20 Forest\n20 Grizzly Bears\n5 Shock") and "Sideboard\n20 blorb" in deck
    assert "Shock" not in draft.get(draft.players["Bea"]).text


def test_the_organiser_sees_who_is_ready_and_what_is_odd(server: Server) -> None:
    draft = Draft(server)
    draft.tap("Ada", *["+Shock"] * 3)
    draft.tap("Bea", *["+Blorb"] * 45)
    draft.done("Bea")
    headers = bearer(draft.token)
    address = f"/api/events/{draft.id}/draft/check"
    pod = server.http.get(address, params={"lang": "fr"}, headers=headers).json()[0]
    rows = {row["name"]: row for row in pod["players"]}
    assert (rows["Ada"]["pool"], rows["Ada"]["registered"]) == (3, False)
    assert rows["Bea"]["registered"] and any("aucune" in hint for hint in rows["Bea"]["hints"])
    pool = next(fact["number"] for fact in draft.log() if fact["kind"] == "pool")
    assert "cards" not in str(draft.log()[-1])
    draft.note({"kind": "undo", "fact": pool, "reason": "a card is missing"})
    assert draft.sheet("Bea").json()["registered"] is None
    assert len(draft.sheet("Bea").json()["pool"]) == 45, "the taps are there to be gone on with"
    assert draft.tap("Bea", "+Shock", start=45).status_code == 200


def test_a_deck_that_comes_after_the_time_is_marked() -> None:
    event = Event(Settings(name="Draft", seed="lantern"))
    for name in ("Ada", "Bea"):
        event = event.after(Entry(player=name))
    event = event.after(PaperDraft(pods=(("Ada", "Bea"),), way="sealed", times=known()["usual"]))
    event = event.after(DraftClock(act="start", at=1000))
    times = known()["usual"]
    end = 1000 + times.register_sealed + times.build_sealed
    for name, at in (("Ada", end), ("Bea", end + 1)):
        event = event.after(DeckEntry(player=name, deck="40 Forest\n", at=at))
    rows = check(Tournament("id", 0, event, "", ""), "en")[0]["players"]
    assert [(row["name"], row["late"]) for row in rows] == [("Ada", False), ("Bea", True)]


@pytest.mark.deep
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")
def test_countdown_and_taps_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Process(db) as process, client(process.url) as http:
        draft = Draft(SimpleNamespace(http=http))
        draft.clock("start")
        draft.clock("pause")
        draft.tap("Ada", "+Shock", "+Blorb")
        before = draft.now("Ada")["draft"]
        process.kill()
    with Process(db) as process, client(process.url) as http:
        draft.server = SimpleNamespace(http=http)
        assert draft.now("Ada")["draft"] == before
        assert draft.sheet("Ada").json()["pool"] == ["+Shock", "+Blorb"]
        assert draft.tap("Ada", "-Blorb", start=2).json() == {"count": 3}
        assert draft.clock("on").json()["draft"]["pods"][0]["paused"] == 0
