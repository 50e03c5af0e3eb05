"""Positions that users set up over the web: checked, played, saved as scenarios of the judge, and
opened again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.judge import judge_file, parse
from grimorio.kernel import Record
from tests.web.helpers import BOT, TWO, Server, play, table

CLOSE: dict[str, Any] = {
    "active": "B",
    "A": {"hand": "F2", "points": 17, "hp": "W1"},
    "B": {"hand": "F1 D1", "hp": "L1", "grimoires": [["Magic Missile (mastered)"]]},
}
STEPS = [{"go": {"turn": "A"}}, {"expect": {"active": "A", "choice": {"seat": "A", "ask": "magic"}}}]


def post(server: Server, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = server.http.post(path, json=body)
    return answer.status_code, answer.json()


def full(server: Server, description: dict[str, Any], seats: int = 2, seed: int = 1) -> dict[str, Any]:
    body = {"game": "magecraft", "seats": seats, "seed": seed, "situation": description}
    status, answer = post(server, "/api/situations", body)
    assert status == 200, answer
    return answer["situation"]


def test_an_empty_description_is_answered_in_full(server: Server) -> None:
    status, answer = post(server, "/api/situations", {"game": "magecraft", "seats": 3})
    assert status == 200
    assert answer["situation"]["C"]["hp"] == {"fire": 3, "water": 3, "earth": 3, "light": 3, "dark": 0}
    assert answer["limits"]["gems"]["dark"] == 16
    assert full(server, answer["situation"], 3) == answer["situation"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"situation": {"A": {"hp": 13}}}, "A.hp"),
        ({"situation": {"B": {"grimoires": [["Fireba"]]}}}, "B.grimoires[0][0]"),
        ({"situation": {"C": {}}}, "C"),
        ({"situation": {"phase": "opening"}}, "phase"),
        ({"situation": {"A": {"bag": "F19"}}}, "gems"),
        ({"seats": 5}, "seats"),
        ({"game": "chess"}, "game"),
        ({"options": {"nonsense": "1"}}, "options.nonsense"),
        ({"situation": 3}, "situation"),
        ({"surplus": 3}, "surplus"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(server: Server, change: dict[str, Any], field: str) -> None:
    for path in ("/api/situations", "/api/situations/file"):
        status, answer = post(server, path, {"game": "magecraft", "seats": 2, **change})
        assert (status, answer["field"]) == (422, field)


def test_a_game_is_not_made_of_what_cannot_be(server: Server) -> None:
    body = {"game": "magecraft", "name": "Ada", "seats": TWO, "situation": {"A": {"hp": 0}}}
    status, answer = post(server, "/api/games", body)
    assert (status, answer["error"], answer["field"]) == (422, "table-refused-setup", "situation.A.hp")
    assert answer["args"]["cause"] == {"message": "faults-range", "args": {"least": 1, "most": 12}}


def test_it_is_played_to_the_end_and_its_record_replays(server: Server) -> None:
    with table(server, situation=CLOSE) as (id, people):
        first = people[1].until(lambda update: bool(update["view"]["choice"]))
        board = first["view"]["table"]["boards"][1]
        assert board["hand"]["gems"] == {"fire": 1, "water": 0, "earth": 0, "light": 0, "dark": 1}
        assert {"message": "table-notice-situation", "args": {}} in first["notices"]
        assert first["log"][0]["event"] == "turn"
        for frame in people[0].frames:
            assert '"situation"' not in frame, "the setup tells all hands"
        for _ in play(people, random.Random(1)):
            pass
    record = Record.from_json(server.http.get(f"/api/games/{id}/record").json())
    assert record.setup.situation == CLOSE
    assert record.replay(games.get("magecraft")).result == record.result
    steps = server.http.get(f"/api/games/{id}/replay?count=200").json()["steps"]
    assert steps[0]["view"]["table"]["active"] == 1


def test_bots_play_it_and_a_restart_goes_on(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        made = server.make(BOT, situation={**CLOSE, "active": "A"})
        with server.person(made["id"], made["token"]) as ada:
            choice = ada.turn()
            assert choice is not None
            ada.answer(choice["number"], choice["options"][-1])
    with Server(db) as server, server.person(made["id"], made["token"]) as ada:
        for _ in range(5):
            choice = ada.turn()
            if choice is None:
                break
            assert ada.answer(choice["number"], choice["options"][-1])["kind"] == "ack"
            last = choice["number"]
            ada.until(lambda update, last=last: (update["view"]["choice"] or {}).get("number") != last)


def test_playing_again_begins_there_again_and_says_so(server: Server) -> None:
    made = server.make(BOT, situation={**CLOSE, "active": "A"})
    with server.person(made["id"], made["token"]) as ada:
        assert ada.turn() is not None
        ada.say(kind="concede")
        ada.until(lambda update: bool(update["view"]["result"]))
        ada.say(kind="rematch")
        new = ada.wait("rematch")
    record = Record.from_json(server.http.get(f"/api/games/{made['id']}/record").json())
    assert record.replay(games.get("magecraft")).result == record.result
    with server.person(new["id"], new["token"]) as ada:
        told = ada.until(lambda update: True)
        assert {"message": "table-notice-situation", "args": {}} in told["notices"]
        assert told["view"]["table"]["boards"][0]["points"]["fire"] == 5
        assert told["view"]["seat"] == 1


def test_facts_tell_no_hands(server: Server) -> None:
    made = server.make(TWO, situation=CLOSE)
    for path in ("/api/games", f"/api/games/{made['id']}"):
        assert "Magic Missile" not in server.http.get(path).text


def saved(server: Server, **body: Any) -> dict[str, Any]:
    wanted = {"game": "magecraft", "seats": 2, "title": "Léa's: win?", "situation": CLOSE, **body}
    status, answer = post(server, "/api/situations/file", wanted)
    assert status == 200, answer
    return answer


def test_the_judge_plays_what_is_saved(server: Server, tmp_path: Path) -> None:
    file = saved(server, steps=STEPS, source=["MAGE-MAGIC-3"], options={"hands": "open"})
    assert file["name"] == "lea-s-win.yaml"
    path = tmp_path / file["name"]
    path.write_text(file["text"], "utf-8")
    (verdict,) = judge_file(path)
    assert (verdict.result, verdict.title, verdict.source) == ("ok", "Léa's: win?", ("MAGE-MAGIC-3",))


def test_what_is_saved_is_opened_as_it_was(server: Server) -> None:
    file = saved(server, steps=STEPS, source=["MAGE-MAGIC-3"], seed=2**63 + 1, options={"hands": "open"})
    status, answer = post(server, "/api/situations/read", file)
    assert status == 200, answer
    assert answer["scenarios"] == [
        {
            "title": "Léa's: win?",
            "game": "magecraft",
            "seats": 2,
            "options": {"hands": "open"},
            "seed": str(2**63 + 1),
            "cards": None,
            "situation": full(server, CLOSE, seed=2**63 + 1),
            "source": ["MAGE-MAGIC-3"],
            "steps": STEPS,
        }
    ]
    (one,) = answer["scenarios"]
    assert post(server, "/api/situations/file", one)[1] == file


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("title: [", 1, "YAML"),
        ("title: A\ngame: magecraft\nsetup:\n  A: {hp: 13}\nsteps: []", 4, "A.hp"),
        ("title: A\ngame: magecraft\nruleset: {cards: /etc/passwd}\nsteps: []", 3, "card set"),
        ("title: A\ngame: magecraft\nruleset: {players: 9}\nsteps: []", 3, "players"),
        ("title: A\ngame: magecraft\nruleset: {nonsense: 9}\nsteps: []", 3, "nonsense"),
        ("title: A\ngame: chess\nsteps: []", 2, "chess"),
        ("- [&a [*a]]", 1, ""),
        ("[]", 1, "empty"),
        ("", 1, "empty"),
    ],
)
def test_a_bad_file_is_refused_by_its_line(server: Server, text: str, line: int, word: str) -> None:
    status, answer = post(server, "/api/situations/read", {"name": "my.yaml", "text": text})
    assert (status, answer["error"]) == (422, "table-refused-scenario")
    assert answer["args"]["line"] == line
    assert word in answer["args"]["detail"]


@pytest.mark.parametrize("steps", [[{"no verb": 1, "second": 2}], [3], [json.loads("[" * 58 + "]" * 58)]])
def test_nothing_is_saved_that_the_judge_could_not_read(server: Server, steps: list[Any]) -> None:
    body = {"game": "magecraft", "seats": 2, "steps": steps}
    status, answer = post(server, "/api/situations/file", body)
    assert (status, answer["error"]) == (422, "table-refused-scenario")


@pytest.mark.parametrize(
    "word",
    ["007", "089", "+12", "yes", "on", "1.5", "a: b", "  x", "#no", "- a", "é😀", "12:30", "~", "", "null",
     "True", "two\nlines", "'q'", '"dq"', "x, y" * 40, "[", "*a", "&a", "%a", "@a", "<<", "="],
)  # fmt: skip
def test_words_are_the_same_words_in_the_file(server: Server, word: str) -> None:
    steps = [{"expect": {"round": word, "A": [word, {"hp": word}]}}]
    body = {"game": "magecraft", "seats": 2, "situation": CLOSE, "steps": steps, "source": [word]}
    status, answer = post(server, "/api/situations/file", body)
    assert status == 200, answer
    read = parse(answer["text"], "file").plain()
    assert (read["steps"], read["source"]) == (steps, [word])


def test_a_position_of_wizards_of_mickey_is_checked_saved_and_judged(server: Server, tmp_path: Path) -> None:
    body = {"game": "mickey", "seats": 2, "situation": {"A": {"hand": "Marea montante", "left": "T-6"}}}
    status, answer = post(server, "/api/situations", body)
    assert status == 200 and answer["limits"]["places"] == ["left", "centre", "right"]
    side = answer["situation"]["A"]
    assert (side["hand"], side["left"]["mage"]) == (["Rising Tide"], "Pippo, Mago di Terzo Livello")
    steps = [{"cast": {"by": "A", "card": "Rising Tide", "mage": "left"}}]
    status, file = post(server, "/api/situations/file", {**body, "title": "A tide", "steps": steps})
    assert status == 200, file
    path = tmp_path / file["name"]
    path.write_text(file["text"], "utf-8")
    (verdict,) = judge_file(path)
    assert (verdict.result, verdict.title) == ("ok", "A tide")
    status, answer = post(server, "/api/situations", {**body, "situation": {"A": {"hand": "Rising Tied"}}})
    assert (status, answer["field"]) == (422, "A.hand[0]")


@pytest.mark.parametrize("zone", ["hand", "battlefield", "graveyard", "removed", "library_top"])
def test_a_list_that_is_too_long_is_refused_by_its_length(server: Server, zone: str) -> None:
    situation = {"A": {zone: ["Shock"] * 20_000}}
    status, answer = post(server, "/api/situations", {"game": "magic", "seats": 2, "situation": situation})
    assert (status, answer["field"]) == (422, f"A.{zone}")
    assert answer["args"]["detail"] == "expected at most 2000 entries, found 20000"
