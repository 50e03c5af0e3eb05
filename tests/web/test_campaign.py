"""A campaign over HTTP: made, joined, approved, an auction, a tournament, experience, the next session."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimorio.games.live.sheet import Sheet
from tests.web.club import ADA, BEA, BOTS, PERSON, Club
from tests.web.helpers import Server


@pytest.fixture
def club(server: Server) -> Iterator[Club]:
    yield Club(server)


@pytest.mark.rule("LIVE-3-PHASE-1", "LIVE-3-APPROVE-1", "LIVE-5-XP-1", "LIVE-6-COST-5", "LIVE-3-TOUR-2")
def test_a_session_and_the_one_after_it(club: Club) -> None:
    first = club.ask()
    assert (first["phase"], first["you"], first["ready"]) == ("between", 0, [])
    assert [one["sheet"]["name"] for one in first["members"]] == ["Ada", "Drago"]
    assert club.ask("/begin", {})["error"] == "table-refused-approval"
    now = club.auction()
    session = now["session"]
    assert len(session["tournament"]["games"]) == 1
    [mine] = club.ask("/sessions/1/decks")["decks"]
    assert mine["member"] == 0 and mine["deck"]["name"] == "Ada" and len(mine["deck"]["main"]) >= 10
    assert club.ask("/sessions/1/decks", by=None)["decks"] == []
    game = session["tournament"]["games"][0]
    lives = session["tournament"]["lives"]
    with club.person(game["id"]) as ada:
        table = ada.until(lambda _: True)["view"]["table"]
        seats = [session["members"].index(member) for member in game["members"]]
        assert [one["life"] for one in table["players"]] == [lives[seat] for seat in seats]
    club.concede(game["id"])
    over = club.until(lambda now: now["phase"] == "between")
    [past] = over["past"]
    assert [(one["member"], one["xp"]) for one in past["tournament"]["standings"]] == [(1, 8), (0, 5)]
    assert over["members"][0]["sheet"]["available"] == 5
    bot = over["members"][1]["sheet"]
    assert bot["spent"] == 6 and len(bot["powers"]) == 1, "a bot buys the dearest Power it can"
    assert {one["member"] for one in club.ask("/sessions/1/decks", by=None)["decks"]} == {0, 1}
    said = club.ask("/spend", {"buy": [{"on": "life"}], "keep": True})
    assert (said["sheet"]["life"], said["sheet"]["available"]) == (21, 0)
    now = club.ask()
    assert now["members"][0]["news"] == [{"on": "life", "what": "", "xp": 5}]
    club.approve()
    assert "auction" in club.ask("/begin", {})
    assert club.ask()["phase"] == "auction"


def test_what_is_hidden_stays_hidden_until_the_session_is_over(server: Server) -> None:
    club = Club(server, members=PERSON)
    club.join()
    now = club.auction()
    auction, [game] = now["session"]["auction"]["id"], now["session"]["tournament"]["games"]
    decks = [club.ask("/sessions/1/decks", by=by)["decks"] for by in (0, 1)]
    assert [[one["member"] for one in some] for some in decks] == [[0], [1]]
    for id in (auction, game["id"]):
        assert not server.http.get(f"/api/games/{id}").json()["shown"]
        assert server.http.get(f"/api/games/{id}/record").json()["error"] == "table-refused-record"
    assert server.http.get(f"/api/games/{auction}/replay?seat=-3").json()["error"] == "table-refused-seat"
    for by in (None, 0, 1):
        told = str(club.ask(by=by))
        assert not any(name in told for some in decks for _, name in some[0]["deck"]["main"])
        assert not any(token in told for token in club.tokens)
    with club.person(auction) as ada:
        ada.until(lambda _: True)
        ada.say(kind="rematch")
        assert ada.wait("refusal")["reason"] == "table-refused-session"
    club.concede(game["id"], 1)
    club.until(lambda now: now["phase"] == "between")
    for id in (auction, game["id"]):
        assert server.http.get(f"/api/games/{id}").json()["shown"]
        assert server.http.get(f"/api/games/{id}/record").status_code == 200


def test_everybody_approves_again_when_something_changes(server: Server) -> None:
    club = Club(server, members=[*PERSON, *BOTS])
    club.ask("/approve", {})
    assert club.ask("/approve", {}) == {"ok": True}, "twice is once"
    club.join()
    assert not club.ask()["members"][0]["approved"]
    club.approve()
    assert club.ask()["ready"] == [0, 1, 2]
    assert club.ask("/approve", {"approve": False}, 2 - 1) == {"ok": True}
    assert club.ask()["ready"] == []
    club.ask("/agree", {"approval": "present"})
    club.ask("/approve", {})
    now = club.ask()
    assert (now["ready"], now["agreed"]["approval"]) == ([0, 1], "present"), "who does not approve sits out"
    club.ask("/begin", {})
    assert club.ask()["session"]["members"] == [0, 1]
    for path, body in (("/approve", {}), ("/spend", {"buy": []}), ("/agree", {}), ("/members", BOTS[0])):
        assert club.ask(path, body)["error"] == "table-refused-session"
    club.ask("/call-off", {})
    now = club.ask()
    assert (now["phase"], now["past"], now["ready"]) == ("between", [], [])
    assert club.ask("/call-off", {})["error"] == "table-refused-session"


def test_who_may_do_what(server: Server) -> None:
    club = Club(server, members=PERSON)
    club.join()
    assert server.http.get("/api/campaigns/nothing").json()["error"] == "table-refused-campaign"
    bodies: dict[str, Any] = {
        "/approve": {}, "/spend": {"buy": []}, "/begin": {}, "/agree": {}, "/members": BOTS[0],
        "/close": {}, "/call-off": {}, "/uninvite": {}, "/duel": {"members": [0, 1]},
        "/forfeit": {"game": "x", "member": 1},
    }  # fmt: skip
    for path, body in bodies.items():
        assert club.ask(path, body, None)["error"] == "table-refused-member", path
        if path not in ("/approve", "/spend", "/duel"):
            assert club.ask(path, body, 1)["error"] == "table-refused-owner", path
    club.tokens[0] = "wrong"
    assert club.ask()["error"] == "table-refused-token"
    again = {"invite": club.made["invites"][0]["invite"], "sheet": {**BEA, "name": "Cid"}}
    assert club.ask("/join", again, None)["error"] == "table-refused-invite"


def test_magi_without_names_get_free_ones(server: Server) -> None:
    club = Club(server, members=PERSON, sheet={**ADA, "name": ""})
    club.join({**BEA, "name": ""})
    names = [member["sheet"]["name"] for member in club.ask()["members"]]
    assert len(set(names)) == 2 and all(names)


def test_invitations(server: Server) -> None:
    club = Club(server, members=PERSON)
    [invite] = club.made["invites"]
    assert invite["link"].endswith(f"/campaign/{club.id}?invite={invite['invite']}")
    picture = f"/api/campaigns/{club.id}/invite.svg"
    assert "<svg" in server.http.get(picture, params={"invite": invite["invite"]}).text
    assert server.http.get(picture, params={"invite": "x"}).json()["error"] == "table-refused-invite"
    namesake = {"invite": invite["invite"], "sheet": ADA}
    assert club.ask("/join", namesake, None)["error"] == "table-refused-namesake"
    assert club.ask()["open"] == 1
    club.ask("/uninvite", {})
    assert club.ask("/join", {**namesake, "sheet": BEA}, None)["error"] == "table-refused-invite"
    for _ in range(6):
        assert club.ask("/members", BOTS[0]) == {"invite": None, "link": None}
    assert club.ask("/members", PERSON[0])["invite"]
    assert club.ask("/members", BOTS[0])["error"] == "table-refused-members"


@pytest.mark.rule("LIVE-6-COST-1", "LIVE-6-COST-2", "LIVE-6-COST-3", "LIVE-6-COST-4")
def test_what_experience_buys_and_what_not(server: Server) -> None:
    rich = Sheet("Ada", "red", (3, 5, 7)).award(12, "elsewhere")
    club = Club(server, sheet={"file": rich.to_json()})
    offers = {(one["on"], one["what"]): one for one in club.ask()["shop"]}
    assert [offers["power", name]["price"] for name in ("Determination", "Act of Fate")] == [3, 6]
    assert (offers["style", "red"]["why"], offers["style", "gold"]["price"]) == ("had", 1)
    assert [offers["attribute", one]["price"] for one in ADA["attributes"]] == [3, 5, 7]
    basket = [
        {"on": "power", "what": "Determination"},
        {"on": "attribute", "what": "physical"},
        {"on": "style", "what": "gold"},
    ]
    tried = club.ask("/spend", {"buy": basket})
    assert (tried["sheet"]["available"], tried["sheet"]["attributes"]["physical"]) == (5, 4)
    left = {(one["on"], one["what"]): one for one in tried["shop"]}
    assert (left["attribute", "physical"]["price"], left["power", "Reincarnation"]["why"]) == (4, "dear")
    assert club.ask()["members"][0]["sheet"]["available"] == 12, "nothing was bought yet"
    for one, rule in (
        ({"on": "power", "what": "Determination"}, "LIVE-6-COST-2"),
        ({"on": "power", "what": "Reincarnation"}, "LIVE-6-COST-2"),
        ({"on": "power", "what": "Wishing"}, "LIVE-4-LIST"),
        ({"on": "style", "what": "gold"}, "LIVE-6-COST-1"),
        ({"on": "attribute", "what": "luck"}, "LIVE-6-COST-4"),
        ({"on": "attribute", "what": "mental"}, "LIVE-6-COST-4"),
    ):
        said = club.ask("/spend", {"buy": [*basket, one], "keep": True})
        assert (said["error"], said["args"]["rule"]) == ("table-refused-sheet", rule), one
        assert said["args"]["cause"]["message"].startswith("faults-"), one
    assert club.ask()["members"][0]["sheet"]["available"] == 12
    kept = club.ask("/spend", {"buy": basket, "keep": True})
    assert kept["sheet"] == club.ask()["members"][0]["sheet"] == tried["sheet"]


@pytest.mark.rule("LIVE-1-SHEET-6")
def test_a_magus_comes_and_goes_as_a_file(server: Server) -> None:
    def said(text: str) -> Any:
        return server.http.post("/api/sheets", json={"text": text}).json()

    magus = Sheet("Ada", "red", (3, 5, 7)).award(8, "elsewhere").learn("Determination").to_json()
    assert said("\ufeff" + json.dumps(magus)) == {"sheet": magus}
    for text, place, word, rule in (
        ("{", "", "line 1, column 2", ""),
        ("null", "name", "expected text, found nothing", "LIVE-1-SHEET-1"),
        ("[]", "sheet", "object", "LIVE-1-SHEET-1"),
        (json.dumps({**magus, "available": 99}), "available", "history makes it 5", "LIVE-1-SHEET-6"),
        (json.dumps({**magus, "begins": {"style": "pink", "attributes": {}}}), "begins.attributes", "",
         "LIVE-1-SHEET-3"),
        (json.dumps({**magus, "history": [{"spent": 3, "on": "power", "what": "Determination"}]}),
         "history[0].xp", "costs 3", "LIVE-6-COST-2"),
        (json.dumps({**magus, "name": "A\u202eda"}), "", "", None),
        ("[" * 50_000, "", "", None),
    ):  # fmt: skip
        found = said(text)
        assert found["error"] in ("table-refused-sheet", "table-refused-name"), text[:50]
        if rule is not None:
            assert (found["args"]["place"], found["args"]["rule"]) == (place, rule)
            assert word in found["args"]["detail"]
            assert found["args"]["cause"]["message"].startswith("faults-"), "in three languages"
    broken = {"name": "X", "sheet": {"file": {"name": "Ada"}}}
    answer = server.http.post("/api/campaigns", json=broken)
    assert (answer.status_code, answer.json()["field"]) == (422, "sheet.begins")


def test_what_is_agreed_is_checked(server: Server) -> None:
    club = Club(server)
    shocks = {"name": "Box", "main": [[4, "Shock"]], "sideboard": []}
    for body, field in (
        ({"options": {"overbid": "thrice"}}, "agreed.options"),
        ({"award": {"by": "wins", "xp": [1, 2]}}, "agreed.award"),
        ({"pool": {"kind": "brought", "deck": {**shocks, "main": [[3, "Shock"]]}}}, "agreed.pool"),
        ({"form": "chess"}, "form"),
        ({"pool": {"kind": "drawn", "rarities": ["mythic"]}}, "pool.rarities.0"),
    ):
        assert club.ask("/agree", body)["field"] == field
    assert club.ask("/agree", {"pool": {"kind": "brought", "deck": shocks}}) == {"ok": True}
    assert club.ask()["agreed"]["pool"] == {"kind": "brought", "name": "Box", "packs": 1}
    club.approve()
    small = club.ask("/begin", {})
    assert (small["error"], small["field"]) == ("table-refused-setup", "cards.pool")
    drawn = {"kind": "drawn", "packs": 12, "rarities": ["common"], "seed": 3}
    club.ask("/agree", {"pool": drawn, "options": {"colour-order": "random"}})
    assert club.ask()["agreed"]["pool"] == drawn
    club.approve()
    id = club.ask("/begin", {})["auction"]
    with club.person(id) as ada:
        table = ada.until(lambda _: True)["view"]["table"]
        assert [one["left"] for one in table["decks"]][1:5] == [12] * 4 or table["auction"]


TITHE = {
    "name": "Tithe",
    "tier": "intermediate",
    "life": 1,
    "does": [{"word": "returns", "packs": 1}, {"word": "gains-life", "life": 2}],
}


@pytest.mark.rule("LIVE-4-LIST")
def test_powers_that_players_propose_are_agreed_on(server: Server) -> None:
    rich = Sheet("Ada", "red", (3, 5, 7)).award(12, "elsewhere")
    club = Club(server, sheet={"file": rich.to_json()})
    assert club.ask("/agree", {"powers": [{**TITHE, "tier": "royal"}]})["field"] == "agreed.powers[0].tier"
    assert club.ask("/agree", {"powers": [TITHE]}) == {"ok": True}
    now = club.ask()
    assert now["powers"][-1]["text"]["en"].startswith("Pay 1 life.") and now["agreed"]["powers"] == [TITHE]
    club.ask("/spend", {"buy": [{"on": "power", "what": "Tithe"}], "keep": True})
    assert club.ask()["members"][0]["sheet"]["powers"] == ["Tithe"]
    assert club.ask("/agree", {"powers": []})["args"]["rule"] == "LIVE-4-LIST", "a Magus has it"
    assert club.ask("/agree", {"form": "knockout"}) == {"ok": True}
    assert len(club.ask()["powers"]) == 8, "left out, they stay"
    club.approve()
    id = club.ask("/begin", {})["auction"]
    assert server.http.get(f"/api/games/{id}/cards").json()["cards"] == club.ask()["powers"]


@pytest.mark.rule("LIVE-3-TOUR-1", "LIVE-5-XP-E1")
def test_duels_are_fought_as_one_likes(server: Server) -> None:
    agreed = {"form": "duels", "award": {"by": "wins", "xp": [2]}}
    club = Club(server, members=PERSON, agreed=agreed)
    club.join()
    assert club.ask("/duel", {"members": [0, 1]})["error"] == "table-refused-session"
    assert club.auction()["session"]["tournament"]["games"] == []
    assert club.ask("/duel", {"members": [0, 0]})["error"] == "table-refused-field"
    assert club.ask("/duel", {"members": [0, 7]})["error"] == "table-refused-session"
    for _ in range(2):
        game = club.ask("/duel", {"members": [1, 0]}, 1)["game"]
        assert club.ask("/duel", {"members": [0, 1]})["error"] == "table-refused-field"
        assert club.ask("/close", {})["error"] == "table-refused-playing"
        club.concede(game, 1)
        club.until(lambda now: now["session"]["tournament"]["games"][-1]["winners"] == [0])
    assert club.ask("/close", {}) == {"ok": True}
    now = club.ask()
    assert [one["sheet"]["available"] for one in now["members"]] == [4, 0]
    assert club.ask("/close", {})["error"] == "table-refused-session"


@pytest.mark.rule("LIVE-3-TOUR-1", "LIVE-5-XP-E1", "MTG8-1.START-4", "MTG8-6.MATCH-1")
def test_a_best_of_three_goes_on_until_somebody_has_won_twice(server: Server) -> None:
    agreed = {"form": "round-robin", "best_of": 3, "award": {"by": "wins", "xp": [2]}}
    club = Club(server, members=PERSON, agreed=agreed)
    club.join()
    [first] = club.auction()["session"]["tournament"]["games"]
    assert (first["number"], first["score"]) == (1, [0, 0])
    club.concede(first["id"], first["members"][1])
    now = club.until(lambda now: len(now["session"]["tournament"]["games"]) == 2)
    assert now["session"]["tournament"]["standings"][0]["won"] == 0, "the match is not decided"
    second = now["session"]["tournament"]["games"][1]
    assert (second["members"], second["number"], second["score"]) == (first["members"], 2, [1, 0])
    with club.person(second["id"], second["members"][1]) as loser:
        asked = loser.until(lambda update: update["view"]["choice"] is not None)["view"]["choice"]
    assert asked["rule"] == "MTG8-1.START-4", "who lost the first game chooses who begins"
    club.concede(second["id"], second["members"][0])
    now = club.until(lambda now: len(now["session"]["tournament"]["games"]) == 3)
    third = now["session"]["tournament"]["games"][2]
    assert (third["number"], third["score"]) == (3, [1, 1])
    club.concede(third["id"], third["members"][1])
    [past] = club.until(lambda now: now["phase"] == "between")["past"]
    lines = [(one["won"], one["lost"], one["xp"]) for one in past["tournament"]["standings"]]
    assert (past["tournament"]["best_of"], lines) == (3, [(1, 0, 2), (0, 1, 0)])


def test_who_does_not_come_loses_the_whole_match(server: Server) -> None:
    club = Club(server, members=PERSON, agreed={"form": "duels", "best_of": 5})
    club.join()
    assert club.ask("/agree", {"form": "together", "best_of": 3})["error"] == "table-refused-field"
    club.auction()
    game = club.ask("/duel", {"members": [0, 1]})["game"]
    club.concede(game, 0)
    games = club.until(lambda now: len(now["session"]["tournament"]["games"]) == 2)["session"]["tournament"][
        "games"
    ]
    assert club.ask("/close", {})["error"] == "table-refused-playing"
    club.ask("/forfeit", {"game": games[1]["id"], "member": 1})
    now = club.until(lambda now: now["session"]["tournament"]["standings"][0]["won"])
    assert len(now["session"]["tournament"]["games"]) == 2
    assert now["session"]["tournament"]["standings"][0]["member"] == 0
    assert club.ask("/close", {}) == {"ok": True}


@pytest.mark.deep
def test_all_together_and_somebody_does_not_come(server: Server) -> None:
    club = Club(server, members=PERSON * 2, agreed={"form": "together"})
    club.join()
    club.join({**BEA, "name": "Cid"}, 1)
    [game] = club.auction()["session"]["tournament"]["games"]
    assert game["members"] == [0, 1, 2]
    assert server.http.get(f"/api/games/{game['id']}/cards").status_code == 200
    assert club.ask("/forfeit", {"game": game["id"], "member": 3})["error"] == "table-refused-field"
    assert club.ask("/forfeit", {"game": "x", "member": 1})["error"] == "table-refused-field"
    assert club.ask("/forfeit", {"game": game["id"], "member": 2}) == {"ok": True}
    club.concede(game["id"])
    past = club.until(lambda now: now["phase"] == "between")["past"][0]
    places = {one["member"]: (one["place"], one["xp"]) for one in past["tournament"]["standings"]}
    assert places == {1: (1, 8), 0: (2, 5), 2: (2, 5)}
    assert club.ask("/forfeit", {"game": game["id"], "member": 2})["error"] == "table-refused-session"


def test_a_page_brings_its_share_of_the_luck(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", luck_wait=0.05) as server:
        club = Club(server, luck=True)
        club.approve()
        id = club.ask("/begin", {})["auction"]
        with club.person(id) as ada:
            luck = ada.wait("players", "update")["luck"]
            assert luck["seats"][0]["share"] in ("awaited", "none") and luck["seats"][1]["share"] == "none"
            ada.until(lambda _: True)
    bad = {"kind": "bot", "bot": "search"}
    with Server(tmp_path / "more.sqlite") as server:
        assert Club(server).ask("/members", bad)["error"] == "table-refused-bot", "none of the auction"


@pytest.mark.deep
def test_bots_play_their_games_by_themselves(server: Server) -> None:
    club = Club(server, members=BOTS * 3, agreed={"form": "knockout"})
    now = club.auction()
    games = {tuple(one["members"]): one["id"] for one in now["session"]["tournament"]["games"]}
    assert set(games) == {(0, 1), (2, 3)}
    club.concede(games[0, 1])
    over = club.until(lambda now: now["phase"] == "between")
    tournament = over["past"][0]["tournament"]
    final = tournament["games"][-1]
    assert final["members"][0] == 1 and final["members"][1] in (2, 3)
    places = {one["member"]: one["place"] for one in tournament["standings"]}
    assert (places[final["winners"][0]], places[0]) == (1, 3)


def test_a_game_that_cannot_be_read_counts_as_drawn(server: Server) -> None:
    club = Club(server, members=PERSON)
    club.join()
    [game] = club.auction()["session"]["tournament"]["games"]
    server.store.mark(game["id"], "broken", [])
    [past] = club.until(lambda now: now["phase"] == "between")["past"]
    assert [(line["drawn"], line["xp"]) for line in past["tournament"]["standings"]] == [(1, 8), (1, 8)]


def test_a_session_ends_when_everybody_else_leaves_the_auction(server: Server) -> None:
    club = Club(server, members=PERSON)
    club.join()
    club.approve()
    club.concede(club.ask("/begin", {})["auction"], 1)
    now = club.until(lambda now: now["phase"] == "between")
    assert (now["past"], now["members"][0]["approved"]) == ([], False)


def test_a_campaign_survives_the_server_at_any_moment(tmp_path: Path) -> None:
    """A second server goes on with a campaign from the database alone, while the first was not stopped
    properly.
    """
    db = tmp_path / "games.sqlite"
    with Server(db) as first:
        club = Club(first, members=PERSON)
        club.join()
        club.approve()
        auction = club.ask("/begin", {})["auction"]
        with club.person(auction) as ada:
            before = ada.until(lambda _: True)["view"]["table"]
    with Server(db) as second:
        club.server = second
        with club.person(auction) as ada:
            assert ada.until(lambda _: True)["view"]["table"] == before
        now = club.ask()
        assert (now["phase"], now["session"]["auction"]["id"]) == ("auction", auction)


def taken(club: Club, game: str, by: int) -> bool:
    """Tell whether a table accepts the token of a member."""
    with club.person(game, by) as person:
        return bool(person.wait("welcome", "error")["kind"] == "welcome")


@pytest.mark.deep
def test_a_seat_goes_to_another_device_to_a_bot_and_to_a_friend(server: Server) -> None:
    club = Club(server, members=[*PERSON, *BOTS])
    club.join()
    club.approve()
    auction = club.ask("/begin", {})["auction"]
    lost = {"member": 2}
    assert club.ask("/device", lost, by=None)["error"] == "table-refused-member"
    assert club.ask("/device", {"member": 0}, by=1)["error"] == "table-refused-owner"
    link = club.ask("/device", lost)["link"]
    secret = link.partition("?device=")[2]
    old = club.person(auction, 1)
    moved = club.ask("/move", {"device": secret}, by=None)
    assert moved["member"] == 2 and old.closed() == 4403
    old.__exit__()
    assert club.ask("/move", {"device": secret}, by=None)["error"] == "table-refused-invite"
    assert not taken(club, auction, 1)
    club.tokens[1] = moved["token"]
    assert taken(club, auction, 1) and club.ask(by=1)["you"] == 2
    assert club.ask("/to-bot", {"member": 0, "bot": "random"})["error"] == "table-refused-field"
    assert club.ask("/to-bot", {"member": 2, "bot": "no"})["error"] == "table-refused-bot"
    assert club.ask("/to-bot", {"member": 2, "bot": "random"}) == {"ok": True}
    now = club.ask()
    assert [one["kind"] for one in now["members"]] == ["person", "bot", "bot"]
    assert club.ask(by=1)["error"] == "table-refused-token" and not taken(club, auction, 1)
    club.tokens = club.tokens[:1]
    with club.person(auction) as ada:
        while (choice := ada.turn()) is not None:
            assert ada.update is not None
            before = ada.update
            ada.answer(choice["number"], choice["options"][0])
            ada.until(lambda update, before=before: update is not before)
    now = club.until(lambda now: now["phase"] == "tournament")
    [theirs] = [one for one in now["session"]["tournament"]["games"] if set(one["members"]) == {0, 2}]
    secret = club.ask("/device", lost)["link"].partition("?device=")[2]
    club.tokens.append(club.ask("/move", {"device": secret}, by=None)["token"])
    assert club.ask(by=1)["members"][2]["kind"] == "person"
    club.concede(theirs["id"], by=1)
    club.until(lambda now: any(one["winners"] == [0] for one in now["session"]["tournament"]["games"]))
