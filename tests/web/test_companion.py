"""The companion over HTTP: codes, phones that take a seat, and a campaign from its auction to experience."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grimorio.web.codes import CODES, LASTS, LETTERS, Codes
from grimorio.web.limits import Pace
from grimorio.web.refusals import Refused
from tests.web.helpers import Person, Server, asked_of

ADA = {"name": "Ada", "style": "red", "attributes": {"physical": 3, "social": 5, "mental": 7}}
BEA = {"name": "Bea", "style": "blue", "attributes": {"physical": 7, "social": 5, "mental": 3}}


class Host:
    """A host's browser, with the campaign that it keeps and the session that it runs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.campaign: Any = None
        self.told: dict[str, Any] = {}
        self.session: dict[str, Any] = {}

    def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        answer = self.server.http.post(f"/api/companion{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def act(self, kind: str, status: int = 200, **about: Any) -> Any:
        answer = self.post("/campaign", {"campaign": self.campaign, "act": {"kind": kind, **about}}, status)
        if status == 200:
            self.campaign, self.told = answer["campaign"], answer["told"]
        return answer

    def begin(self, **body: Any) -> dict[str, Any]:
        """Make a campaign of two members and begin a session; returns its auction."""
        self.act("new", name="Thursdays")
        for sheet in (ADA, BEA):
            self.act("join", sheet=sheet)
        self.session = self.post("", {"campaign": self.campaign, "members": [0, 1], **body}, 201)
        return self.session

    def evening(self, **agreed: Any) -> tuple[str, list[str]]:
        """Play an auction in which Bea sits at a phone, and begin the tournament of its session.

        Returns the id of the tournament, and the tokens of the host and of Bea's phone.
        """
        session = self.begin()
        phone = self.post("/join", {"code": session["code"], "seat": 1})["token"]
        people = [self.server.person(session["id"], token) for token in (session["tokens"][0], phone)]
        play(people, random.Random(1))
        for person in people:
            person.__exit__()
        self.act("begin", game=session["id"], members=[0, 1], **self.key, **agreed)
        begun = self.tournament()
        return begun["id"], [begun["token"], phone]

    def tournament(self, status: int = 201, **about: Any) -> Any:
        """Begin the tournament of the session, or open it again; the host holds the first seat alone."""
        game = {"game": self.session["id"], **self.key, "members": [0, 1]}
        tokens = [self.session["tokens"][0], None]
        return self.post(
            "/tournament", {"campaign": self.campaign, **game, "tokens": tokens, **about}, status
        )

    def event(self, id: str, path: str, token: str, body: Any = None, status: int = 200) -> Any:
        """Ask for something about the tournament, and return the answer."""
        call = self.server.http.get if body is None else self.server.http.post
        sent = {"headers": {"authorization": f"Bearer {token}"}, **({} if body is None else {"json": body})}
        answer = call(f"/api/events/{id}{path}", **sent)  # type: ignore[operator]
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def key(self) -> dict[str, Any]:
        return {"key": self.session["key"]}


@pytest.fixture
def host(server: Server) -> Host:
    return Host(server)


def play(people: list[Person], luck: random.Random) -> None:
    """Let people answer at random until the game is over."""
    while (asked := asked_of(people)) is not None:
        seat, choice = asked
        before = people[seat].update
        said = people[seat].answer(choice["number"], luck.choice(choice["options"]))
        assert said["kind"] == "ack", said
        people[seat].until(lambda update, before=before: update is not before)


def test_an_evening_of_a_host_and_a_phone(host: Host, server: Server) -> None:
    session = host.begin()
    seats = host.post("/join", {"code": session["code"].lower()})
    assert seats == {
        "id": session["id"],
        "seats": [
            {"seat": 0, "name": "Ada", "joined": False},
            {"seat": 1, "name": "Bea", "joined": False},
        ],
    }
    with server.person(session["id"], session["tokens"][1]) as before:
        before.wait("update")
        phone = host.post("/join", {"code": session["code"], "seat": 1})
        assert before.closed() == 4403, "the host's token of this seat is good no more"
    tokens = [session["tokens"][0], phone["token"]]
    opened = host.post(f"/{session['id']}/code", {**host.key, "tokens": [session["tokens"][0], None]})
    assert opened == {"code": session["code"], "joined": [1], "link": f"{server.url}/companion"}
    people = [server.person(session["id"], token) for token in tokens]
    host.act("begin", 409, game=session["id"], members=[0, 1], **host.key)
    play(people, random.Random(1))
    for person in people:
        person.__exit__()
    about = {"game": session["id"], "members": [0, 1], "form": "duels", "by": "wins", "xp": [2]}
    host.act("begin", 403, **about, key="no")
    assert host.server.http.get(f"/api/companion/{session['id']}/tournament").json() == {"event": None}
    host.tournament(409)
    host.act("begin", **about, **host.key)
    host.tournament(403, key="no")
    host.tournament(422, members=[0])
    begun = host.tournament()
    assert begun["id"] == session["id"]
    assert host.server.http.get(f"/api/companion/{session['id']}/tournament").json() == {"event": begun["id"]}
    event = {"event": begun["id"], "token": begun["token"]}
    won = {"kind": "result", "round": 1, "first": "Bea", "second": "Ada", "games": [1, 0, 0]}
    host.event(begun["id"], "/facts", begun["token"], {"facts": [won, {**won, "games": [0, 0, 1]}]})
    entry = {"facts": [{"kind": "entry", "player": "Zoe"}]}
    assert host.event(begun["id"], "/facts", begun["token"], entry, 409)["error"] == "table-refused-closed"
    undo = {"facts": [{"kind": "undo", "fact": 0, "reason": "no"}]}
    host.event(begun["id"], "/facts", begun["token"], undo, 422)
    host.act("open", 403, event=begun["id"], token=tokens[1])
    host.act("open", **event)
    assert (host.told["session"]["experience"], host.told["session"]["over"]) == ([0, 2], True)
    record = f"/api/games/{session['id']}/record"
    assert server.http.get(record).status_code == 409, "packs were taken in secret"
    host.act("close", 403, game=session["id"], key="no")
    host.act("close", game=session["id"], **host.key, **event)
    shown = host.event(begun["id"], "", tokens[1])
    assert shown["over"] and shown["session"]["earned"] == {"Ada": 0, "Bea": 2}, "the phone sees its place"
    assert server.http.get(record).json()["setup"]["game"] == "live"
    assert [one["available"] for one in host.told["magi"]] == [0, 2] and host.told["past"] == 1
    host.act("spend", member=1, buy=[{"on": "style", "what": "gold"}])
    assert host.told["magi"][1]["style"] == "gold"
    assert host.act("spend", 422, member=0, buy=[{"on": "life"}])["args"]["rule"] == "LIVE-6-COST-3"
    host.act("spend", 422, member=5, buy=[{"on": "life"}])
    file = host.campaign
    host.campaign = None
    host.act("open", 422)
    host.campaign = file
    host.act("open")
    assert host.told["magi"][1]["available"] == 1


@pytest.mark.rule("LIVE-3-TOUR-1", "LIVE-3-TOUR-2", "LIVE-5-XP-1")
def test_phones_report_results_and_the_host_decides_and_corrects(host: Host, server: Server) -> None:
    id, (organiser, phone) = host.evening(form="knockout", best_of=3)
    shown = host.event(id, "", phone)
    assert shown["session"]["form"] == "knockout" and shown["bestOf"] == 3
    assert shown["session"]["lives"] == dict(zip(("Ada", "Bea"), host.told["session"]["lives"], strict=True))
    assert (shown["you"]["player"], shown["you"]["reported"]) == ("Bea", False), "Ada has no phone"
    code = host.post(f"/{id}/code", {**host.key, "tokens": [host.session["tokens"][0], None]})["code"]
    ada = host.post("/join", {"code": code, "seat": 0})
    assert ada["event"] == id and host.event(id, "", ada["token"])["you"]["player"] == "Ada"
    first = shown["rounds"][0]["tables"][0]["first"]
    turned = first == "Bea"

    def games(own: int, other: int) -> list[int]:
        return [other, own, 0] if turned else [own, other, 0]

    host.event(id, "/report", ada["token"], {"round": 1, "games": games(2, 1)})
    host.event(id, "/report", phone, {"round": 1, "games": games(1, 2)})
    shown = host.event(id, "", organiser)
    assert len(shown["you"]["reports"]) == 2 and not shown["over"], "they differ: the host decides"
    table = shown["rounds"][0]["tables"][0]
    fact = {"kind": "result", "round": 1, "first": table["first"], "second": table["second"]}
    host.event(id, "/facts", organiser, {"facts": [{**fact, "games": games(2, 1)}]})
    assert host.event(id, "", phone)["standings"][0]["player"] == "Ada"
    host.event(id, "/facts", organiser, {"facts": [{**fact, "games": games(0, 2), "reason": "the slip"}]})
    again = host.tournament()
    assert again["id"] == id, "the same tournament, whatever the host's page has lost"
    host.event(id, "", organiser, status=403)
    host.act("close", event=id, token=again["token"], game=id, **host.key)
    assert [sheet["available"] for sheet in host.told["magi"]] == [5, 8], "the corrected result counts"


def test_a_seat_taken_back_reports_no_more(host: Host, server: Server) -> None:
    id, (organiser, phone) = host.evening()
    assert [one.get("phone", False) for one in host.event(id, "", organiser)["players"]] == [False, True]
    host.post(f"/{id}/release", {**host.key, "seat": 1})
    host.event(id, "", phone, status=403)
    assert not any(one.get("phone") for one in host.event(id, "", organiser)["players"])
    host.act("close", 422, event=id, token=organiser, game=id, **host.key)
    host.act("call-off", event=id, token=organiser)
    shown = host.event(id, "", organiser)
    assert host.told["session"] is None and shown["over"] and shown["session"]["earned"] == {}


def test_the_tournament_of_a_file_has_no_auction_here(host: Host, server: Server) -> None:
    id, _ = host.evening(form="duels", best_of=5)
    begun = host.post("/tournament", {"campaign": host.campaign}, 201)
    shown = host.event(begun["id"], "", begun["token"])
    assert begun["id"] != id and shown["session"]["auction"] == "" and shown["bestOf"] == 5
    host.event(begun["id"], "/phone", begun["token"], {"player": "Ada"})
    other = {"event": begun["id"], "token": begun["token"]}
    host.act("close", **other)
    assert host.told["past"] == 1


def test_a_seat_is_taken_once_and_given_back(host: Host, server: Server) -> None:
    session = host.begin()
    phone = host.post("/join", {"code": session["code"], "seat": 0})
    taken = host.post("/join", {"code": session["code"], "seat": 0}, 409)
    assert taken["error"] == "table-refused-taken"
    host.post("/join", {"code": session["code"], "seat": 7}, 422)
    assert host.post("/join", {"code": session["code"]})["seats"][0]["joined"]
    host.post(f"/{session['id']}/release", {"key": "no", "seat": 0}, 403)
    host.post(f"/{session['id']}/release", host.key, 422)
    mine = host.post(f"/{session['id']}/release", {**host.key, "seat": 0})
    with server.person(session["id"], phone["token"]) as gone:
        assert gone.closed() == 4403
    with server.person(session["id"], mine["token"]) as here:
        assert here.wait("welcome")["seat"] == 0
    assert not host.post("/join", {"code": session["code"]})["seats"][0]["joined"]


def test_codes_and_seats_outlive_the_server(host: Host, server: Server, tmp_path: Path) -> None:
    session = host.begin()
    phone = host.post("/join", {"code": session["code"], "seat": 1})
    with Server(tmp_path / "games.sqlite") as again:
        later = Host(again)
        later.session = session
        later.post("/join", {"code": session["code"]}, 403)
        opened = later.post(f"/{session['id']}/code", {**later.key, "tokens": session["tokens"]})
        assert opened["joined"] == [1]
        assert later.post("/join", {"code": opened["code"], "seat": 1}, 409)
        with again.person(session["id"], phone["token"]) as person:
            assert person.wait("welcome")["seat"] == 1


def test_the_link_of_a_code(host: Host, server: Server) -> None:
    session = host.begin(pool={"kind": "drawn", "packs": 8, "seed": 4})
    picture = server.http.get(f"/api/companion/code/{session['code']}.svg")
    assert picture.status_code == 200 and picture.headers["content-type"] == "image/svg+xml"
    assert server.http.get("/api/companion/code/BBBBBB.svg").status_code == 403
    assert server.http.get(f"/companion/{session['code']}").status_code == 200


def test_guessing_codes_is_limited() -> None:
    time = [0.0]
    codes = Codes(Pace(burst=3, rate=1 / 30), lambda: time[0])
    good = codes.give("game", set())
    assert len(good) == 6 and set(good) <= set(LETTERS)
    assert codes.give("game", {1}) == good and codes.find(f" {good.lower()} ", "a").joined == {1}
    for _ in range(3):
        with pytest.raises(Refused, match="table-refused-code"):
            codes.find("BBBBBB", "a")
    for guess in ("BBBBBB", good):
        with pytest.raises(Refused, match="table-refused-pace"):
            codes.find(guess, "a")
    assert codes.find(good, "b").game == "game", "others are not held up"
    time[0] = 30.0
    assert codes.find(good, "a").game == "game"
    time[0] = LASTS + 1
    with pytest.raises(Refused, match="table-refused-code"):
        codes.find(good, "b")
    for number in range(CODES + 5):
        codes.give(str(number), set())
    assert len(codes.open) <= CODES + 1


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"members": [0, 0]}, "campaign"),
        ({"members": [0, 9]}, "campaign"),
        ({"members": [0]}, "members"),
        ({"members": [0, 1], "options": {"overbid": "always"}}, "options.overbid"),
        ({"members": [0, 1], "pool": {"kind": "brought", "deck": {"main": [[3, "Shock"]]}}}, "agreed.pool"),
        ({"members": [0, 1], "pool": {"kind": "drawn", "packs": 1}}, "cards.pool"),
        ({"members": [0, 1], "campaign": []}, "campaign"),
    ],
)
def test_auctions_that_cannot_be(host: Host, body: dict[str, Any], field: str) -> None:
    host.begin()
    assert host.post("", {"campaign": host.campaign, **body}, 422)["field"] == field


def test_campaigns_that_cannot_be(host: Host) -> None:
    host.act("new", 422, name=" ")
    host.act("new", name="Thursdays")
    host.act("join", sheet=ADA)
    assert host.act("join", 409, sheet=ADA)["error"] == "table-refused-namesake"
    assert host.act("join", 422, sheet={**BEA, "style": "pink"})["field"] == "sheet.begins.style"
    assert host.act("close", 422)["error"] == "table-refused-setup"
    host.act("call-off")
    assert host.told["session"] is None
