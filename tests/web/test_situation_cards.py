"""Cards of other sets, and of the players' own, in positions set up by hand over the web."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic import period
from grimorio.games.magic.situation_cards import kept_cards, shown_cards, with_cards
from grimorio.games.magic.situation_full import limits
from grimorio.judge import judge_file
from grimorio.kernel import Record, Setup, SetupError
from grimorio.web.jobs.situations import SituationBody, checked
from tests.web.helpers import BOT, Server

MOTH: dict[str, Any] = {
    "name": "Grey Moth",
    "italian": "Falena Grigia",
    "cost": "{1}{W}",
    "kinds": ["creature"],
    "types": ["Bird"],
    "size": [2, 1],
    "text": [{"Keywords": {"keywords": ["flying"]}}, {"Morph": {"cost": ["{W}"]}}],
}
STRANGER = {**MOTH, "name": "White Moth", "italian": "Falena Bianca"}
OWN = {"cards": [MOTH, STRANGER]}
DESCRIPTION: dict[str, Any] = {
    "A": {"battlefield": ["Falena Grigia*2"], "hand": ["Werebear", "Shock"]},
    "B": {"battlefield": [{"card": "Grey Moth", "face_down": True}]},
}


def post(server: Server, path: str, **body: Any) -> dict[str, Any]:
    answer = server.http.post(path, json={"game": "magic", "seats": 2, **body})
    assert answer.status_code < 300, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_position_keeps_the_cards_that_it_needs(server: Server) -> None:
    told = post(server, "/api/situations", cards=OWN, situation=DESCRIPTION)
    assert told["situation"]["A"]["battlefield"] == [{"card": "Grey Moth*2"}]
    assert told["cards"] == {"cards": [MOTH]}, "not what comes with the program, nor what lies nowhere"
    assert [card["name"] for card in told["shown"]] == ["Grey Moth", "White Moth", "Werebear"]
    assert [card["names"]["it"] for card in told["shown"]][:2] == ["Falena Grigia", "Falena Bianca"]
    assert {"Grey Moth", "Werebear"} & set(told["limits"]["morphs"]) == {"Grey Moth"}
    again = post(server, "/api/situations", cards=told["cards"], situation=told["situation"])
    assert [again["situation"], again["cards"]] == [told["situation"], told["cards"]]


def test_a_position_of_the_games_own_cards_keeps_none(server: Server) -> None:
    for said in ({}, {"A": {"hand": ["Shock"]}}):
        told = post(server, "/api/situations", situation=said)
        assert [told["cards"], told["shown"]] == [None, []]


def test_an_enchantment_of_another_set_says_what_it_goes_on(server: Server) -> None:
    told = post(server, "/api/situations", situation={"A": {"hand": ["Aboshan's Desire", "Fertile Ground"]}})
    assert told["limits"]["enchants"]["Aboshan's Desire"] == "creature"
    assert told["cards"] is None


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"cards": {"cards": [{**MOTH, "size": 3}]}, "situation": DESCRIPTION}, "cards.cards[0].size"),
        ({"cards": {"cards": 3}, "situation": DESCRIPTION}, "cards"),
        ({"cards": 3, "situation": DESCRIPTION}, "cards"),
        ({"cards": [3], "situation": DESCRIPTION}, "cards"),
        ({"cards": {"cards": [3]}, "situation": DESCRIPTION}, "cards.cards[0]"),
        ({"situation": DESCRIPTION}, "A.battlefield[0]"),
        ({"game": "magecraft", "cards": OWN}, "cards"),
    ],
)
def test_what_is_wrong_is_refused_at_its_place(server: Server, body: dict[str, Any], field: str) -> None:
    for path in ("/api/situations", "/api/situations/file"):
        answer = server.http.post(path, json={"game": "magic", "seats": 2, **body})
        assert (answer.status_code, answer.json()["field"]) == (422, field), answer.text


def test_it_is_saved_with_them_judged_and_opened_again(server: Server, tmp_path: Path) -> None:
    steps = [{"expect": {"where": {"Grey Moth": ["A battlefield*2", "B battlefield"], "Werebear": "A hand"}}}]
    file = post(server, "/api/situations/file", title="Moths", cards=OWN, situation=DESCRIPTION, steps=steps)
    path = tmp_path / file["name"]
    path.write_text(file["text"], "utf-8")
    [verdict] = judge_file(path)
    assert verdict.result == "ok", verdict.line_text()
    assert "White Moth" not in file["text"]
    [read] = server.http.post("/api/situations/read", json=file).json()["scenarios"]
    assert read["cards"] == {"cards": [MOTH]}
    assert read["situation"]["B"]["battlefield"] == [{"card": "Grey Moth", "face_down": True}]


def test_a_faulty_card_of_a_file_is_refused_by_its_line(server: Server, tmp_path: Path) -> None:
    faulty = "    - {name: Moth, kinds: [creature], cost: '{W}'}"
    text = f"title: a\ngame: magic\nruleset:\n  cards:\n{faulty}\nsetup: {{}}\nsteps: []\n"
    answer = server.http.post("/api/situations/read", json={"name": "a.yaml", "text": text})
    assert (answer.status_code, answer.json()["args"]["line"]) == (422, 5), answer.text
    path = tmp_path / "a.yaml"
    path.write_text(text, "utf-8")
    [verdict] = judge_file(path)
    assert (verdict.result, verdict.line) == ("error", 5)


def test_it_is_played_and_its_record_replays_without_the_set(server: Server) -> None:
    made = server.make(BOT, game="magic", situation=DESCRIPTION, cards={"cards": [MOTH]})
    with server.person(made["id"], made["token"]) as ada:
        choice = ada.turn()
        assert choice is not None
        frames = json.dumps(ada.frames)
        assert "Grey Moth" in frames and "Werebear" in frames
        ada.say(kind="concede")
        ada.until(lambda update: bool(update["view"]["result"]))
    record = Record.from_json(server.http.get(f"/api/games/{made['id']}/record").json())
    names = [row["name"] for row in record.setup.cards["cards"]["cards"]]
    assert names == ["Grey Moth", "Werebear"]
    assert record.replay(games.get("magic")).result == record.result


def test_a_guest_is_not_told_what_lies_face_down(server: Server) -> None:
    down = {"card": "Grey Moth", "face_down": True}
    secret = {"A": {"hand": ["Forest"]}, "B": {"battlefield": [down], "hand": ["Werebear"]}}
    made = server.make(BOT, game="magic", situation=secret, cards={"cards": [MOTH]})
    with server.person(made["id"], made["token"]) as ada:
        assert ada.turn() is not None
        assert "Grey Moth" not in json.dumps(ada.frames) and "Werebear" not in json.dumps(ada.frames)


def test_imported_cards_are_found_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMORIO_CARDS", str(tmp_path))
    (tmp_path / "TST.json").write_text(json.dumps(OWN), "utf-8")
    body = SituationBody(game="magic", seats=2, situation={"A": {"hand": ["falena grigia", "Werebear"]}})
    told = checked(body)
    assert told["cards"] == {"cards": [MOTH]}
    assert told["situation"]["A"]["hand"] == [{"card": "Grey Moth"}, {"card": "Werebear"}]
    mine = {"cards": {"cards": [{**MOTH, "size": [7, 7]}]}}
    assert with_cards(mine, {"A": {"hand": ["Grey Moth"]}}) == mine, "one's own come first"
    path = tmp_path / "s.yaml"
    path.write_text(
        "title: a\ngame: magic\nsetup: {A: {hand: [Grey Moth]}}\nsteps: [expect: {A: {hand: [Grey Moth]}}]\n"
    )
    [verdict] = judge_file(path)
    assert verdict.result == "ok", verdict.line_text()
    monkeypatch.setenv("GRIMORIO_CARDS", str(tmp_path / "elsewhere"))
    again = checked(SituationBody(game="magic", seats=2, situation=told["situation"], cards=told["cards"]))
    assert (again["situation"], again["cards"]) == (told["situation"], told["cards"])
    [verdict] = judge_file(path)
    assert verdict.result == "error", "the set is not here"


def test_a_card_of_ones_own_with_the_name_of_a_block_card_is_kept() -> None:
    name = period.playable()[0]
    own = {"cards": {"cards": [{**MOTH, "name": name}]}}
    full = {"A": {"hand": [{"card": name}]}}
    assert kept_cards(with_cards(own, full), full) == {"cards": own["cards"]["cards"]}
    assert kept_cards(with_cards(None, full), full) is None
    assert [card["name"] for card in shown_cards(with_cards(None, full))] == [name]
    with pytest.raises(SetupError):
        games.get("magic").book(Setup("magic", 2, cards={"cards": [3]}))


def test_the_print_of_a_card_tells_what_the_page_reads_of_it() -> None:
    rows = [period.row(name) for name in period.playable()]
    wanted = [row for row in rows if "enchants" in row or "Morph" in json.dumps(row)]
    own = {"cards": {"cards": [*wanted, *[row for row in rows[:200] if row not in wanted]]}}
    told, offered = [*shown_cards(own), *games.get("magic").cards()], limits(2, own)
    of_type = {card["name"]: re.match(r"Enchant (?!World)(\w+)", card["types"]["en"]) for card in told}
    enchants = {name: kind[1].lower() for name, kind in of_type.items() if kind}
    morphs = {card["name"] for card in told if re.search(r"^Morph\b", card["text"]["en"], re.MULTILINE)}
    assert enchants == offered["enchants"] and len(enchants) > 80
    assert morphs == set(offered["morphs"]) and len(morphs) > 50


def test_a_file_of_cards_is_counted_without_the_games_own(server: Server) -> None:
    body = {"game": "magic", "name": "mine.json", "text": json.dumps(OWN)}
    assert server.http.post("/api/cards", json=body).json()["count"] == 2


def test_the_cards_of_a_table_do_not_tell_which_of_them_are_hidden(server: Server) -> None:
    told = []
    for name in ("Werebear", "Psychatog"):
        made = server.make(BOT, game="magic", situation={"B": {"hand": [name]}})
        told.append(server.http.get(f"/api/games/{made['id']}/cards").json()["cards"])
    assert told[0] == told[1]
    names = [card["name"] for card in told[0]]
    assert len(set(names)) == len(names) and {"Werebear", "Psychatog", "Shock"} <= set(names)
    made = server.make(BOT, game="magic", situation=DESCRIPTION, cards={"cards": [MOTH]})
    with_moth = server.http.get(f"/api/games/{made['id']}/cards").json()["cards"]
    assert [card["name"] for card in with_moth if card["name"] not in names] == ["Grey Moth"]
    made = server.make(BOT, game="magic", situation={"A": {"hand": ["Shock"]}})
    plain = server.http.get(f"/api/games/{made['id']}/cards").json()["cards"]
    assert plain == games.get("magic").cards()
