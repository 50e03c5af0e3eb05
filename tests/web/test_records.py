"""Replays of finished games: all hands are shown, records may come from elsewhere, and play can go on
from any moment.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Record
from grimorio.web.game.all_seats import ALL, together
from grimorio.web.network.guard import BODY_LIMIT
from tests.cost import deep
from tests.web.helpers import BOT, SHORT, Server, play, table
from tests.web.records import finished

GAME = games.get("magecraft")


def upload(server: Server, data: Any) -> tuple[int, dict[str, Any]]:
    text = data if isinstance(data, (str, bytes)) else json.dumps(data)
    answer = server.http.post("/api/records", content=text, headers={"content-type": "application/json"})
    return answer.status_code, answer.json()


def get(server: Server, id: str, what: str = "replay", **params: Any) -> dict[str, Any]:
    answer = server.http.get(f"/api/games/{id}/{what}".rstrip("/"), params=params)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    return data


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return finished(situation=SHORT)


@pytest.fixture(scope="module")
def long() -> dict[str, Any]:
    return finished(7)


# -- all hands ---------------------------------------------------------------------------------------


def test_once_over_every_step_is_shown_with_all_hands(server: Server, record: dict[str, Any]) -> None:
    id = upload(server, record)[1]["id"]
    open_, public = (get(server, id, seat=seat, count=200)["steps"] for seat in (ALL, WATCHER))
    own = [get(server, id, seat=seat, count=200)["steps"] for seat in (0, 1)]
    hidden = 0
    for step, public_step, *by_seat in zip(open_, public, *own, strict=True):
        for seat, one in enumerate(by_seat):
            board = step["view"]["table"]["boards"][seat]
            assert board == one["view"]["table"]["boards"][seat]
            hidden += board != public_step["view"]["table"]["boards"][seat]
        assert step["view"]["choice"] is None
        for line, public_line in zip(step["log"], public_step["log"], strict=True):
            assert line["i"] == public_line["i"]
            assert public_line.items() <= line.items()
            assert line["event"] != "draw" or "colour" in line
    assert hidden, "nothing was hidden in the whole game"


def test_a_running_game_never_shows_all_hands(server: Server) -> None:
    with table(server) as (id, people):
        tokens = [None, "forged"]
        for _ in play(people, random.Random(3), answers=12):
            for token in tokens:
                headers = {} if token is None else {"authorization": f"Bearer {token}"}
                for path in ("replay", "replay/outline"):
                    for seat in (ALL, 0, 1):
                        url = f"/api/games/{id}/{path}?seat={seat}"
                        answer = server.http.get(url, headers=headers)
                        assert answer.status_code == 403, url
                        assert set(answer.json()) <= {"error", "message", "args", "field"}
        for seat in (-4, 2, 16):
            assert server.http.get(f"/api/games/{id}/replay?seat={seat}").status_code == 422
        spectator = get(server, id, "replay/outline")
        assert all("colour" not in line for line in spectator["log"] if line["event"] == "draw")


def test_players_tokens_do_not_open_all_hands(server: Server) -> None:
    id, tokens = server.two()
    for token in tokens:
        for path in ("replay", "replay/outline"):
            answer = server.http.get(
                f"/api/games/{id}/{path}?seat={ALL}", headers={"authorization": f"Bearer {token}"}
            )
            assert (answer.status_code, answer.json()["error"]) == (403, "table-refused-seat")


@pytest.mark.parametrize("spectators", [{"allowed": False}, {"allowed": True, "delay_s": 600}])
def test_spectators_who_see_later_see_no_replay_now(server: Server, spectators: dict[str, Any]) -> None:
    with table(server, situation=SHORT, spectators=spectators) as (id, people):
        for _ in play(people, random.Random(8)):
            if any(one.until(lambda _: True)["view"]["result"] for one in people):
                break
            assert server.http.get(f"/api/games/{id}/replay").status_code == 403
            assert server.http.get(f"/api/games/{id}/replay/outline").status_code == 403
    later = "delay_s" in spectators
    for seat in (ALL, WATCHER, 0):
        assert server.http.get(f"/api/games/{id}/replay?seat={seat}").status_code == (403 if later else 200)
    assert go_on(server, id, 1)[0] == (409 if later else 201)


def test_what_seats_saw_is_put_together() -> None:
    public = {"a": [1, None], "b": {"x": 1}, "c": [1]}
    own = [{"a": [1, 5], "b": {"x": 1}, "c": [1, 2]}, {"a": [1, None], "b": {"x": 1, "y": 2}, "c": [1]}]
    assert together(public, own) == {"a": [1, 5], "b": {"x": 1, "y": 2}, "c": [1, 2]}


# -- the outline -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [deep(ALL), deep(WATCHER), 1])
def test_the_outline_is_the_log_and_the_turns_of_all_pages(
    server: Server, long: dict[str, Any], seat: int
) -> None:
    id = upload(server, long)[1]["id"]
    outline = get(server, id, "replay/outline", seat=seat)
    steps: list[dict[str, Any]] = []
    while len(steps) < outline["total"]:
        steps += get(server, id, seat=seat, **{"from": len(steps), "count": 200})["steps"]
    assert len(steps) == outline["total"] == len(long["answers"]) + 1
    log = [{**line, "step": index} for index, step in enumerate(steps) for line in step["log"]]
    assert outline["log"] == log
    assert [line["i"] for line in log] == list(range(len(log)))
    for turn in outline["turns"]:
        view = steps[turn["step"]]["view"]["table"]
        assert (turn["round"], turn["active"]) == (view["round"], view["active"])
        for board, standing in zip(view["boards"], turn["standing"], strict=True):
            held = {name: sum(board[name].values()) for name in ("hp", "points")}
            assert standing == (held if board["alive"] else {"hp": 0})
    assert outline["turns"][-1]["step"] == outline["total"] - 1
    assert [one["message"] for one in outline["notices"]] == ["table-notice-uploaded"]


# -- records from elsewhere --------------------------------------------------------------------------


def test_a_record_is_kept_once_and_stays_after_a_restart(tmp_path: Path, record: dict[str, Any]) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        status, made = upload(server, record)
        assert (status, made["game"]) == (201, "magecraft")
        assert upload(server, record) == (201, made)
        assert server.http.get("/api/games").json()["games"] == [], "the lobby shows what is played here"
    with Server(tmp_path / "games.sqlite") as again:
        facts = get(again, made["id"], "")
        assert facts["state"] == "over"
        assert [seat["name"] for seat in facts["seats"]] == ["Ada", "Bob"]
        total = len(record["answers"]) + 1
        steps = get(again, made["id"], count=200)
        assert steps["total"] == total
        assert len(steps["steps"]) == min(200, total)
        kept = get(again, made["id"], "record")
        assert kept == record
        assert upload(again, kept) == (201, made)


def test_a_game_played_here_can_be_brought_as_its_file(server: Server) -> None:
    with table(server, situation=SHORT) as (id, people):
        for _ in play(people, random.Random(8)):
            pass
    saved = server.http.get(f"/api/games/{id}/record").json()
    status, made = upload(server, saved)
    assert status == 201
    assert get(server, made["id"], "record") == saved
    assert get(server, made["id"], count=200)["steps"] == get(server, id, count=200)["steps"]


def damaged(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


def test_what_is_no_record_is_refused_with_its_place(server: Server, record: dict[str, Any]) -> None:
    answers = record["answers"]
    number, seat, option = answers[2]
    cases: list[tuple[Any, str]] = [
        ('{"grimorio": 1,\n "setup" 2}', "line 2, column 10: not JSON"),
        (b"\xff\xfe{}", "not text in UTF-8"),
        ('{"grimorio": NaN}', "NaN is no number"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "not a record"),
        ("7", "not a record"),
        (json.dumps(damaged(record, players=["\ud800"])), "not text in UTF-8"),
        (damaged(record, grimorio=2), "not a record"),
        (damaged(record, setup=None), "setup"),
        (damaged(record, setup={**record["setup"], "game": "chess"}), "there is no game 'chess' here"),
        (damaged(record, setup={**record["setup"], "seats": 9}), "seats"),
        (damaged(record, setup={**record["setup"], "options": {"luck": "no"}}), "options.luck"),
        (damaged(record, setup={**record["setup"], "cards": 5}), "card"),
        (damaged(record, version="0"), "rules 0"),
        (damaged(record, cards="abc"), "card data abc"),
        (damaged(record, answers=[*answers[:2], [number, seat, ["fly"]], *answers[3:]]), "answer 3"),
        (damaged(record, answers=[*answers[:2], [number, 1 - seat, option]]), "answer 3"),
        (damaged(record, answers=[*answers, [10**9, 0, ["done"]]]), f"answer {len(answers) + 1}"),
        (damaged(record, answers=[*answers[:4], "x"]), "answer 5: expected"),
        (
            damaged(record, answers=answers[:1], final=None, result=None),
            "after answer 1 the game is not over",
        ),
        (damaged(record, final="0" * 16), "last position differs"),
        (damaged(record, result={**record["result"], "reason": "cap"}), "result"),
        (damaged(record, result=3), "result"),
        (damaged(record, luck=3), "luck"),
        (damaged(record, luck={"id": 3}), "luck.id"),
    ]
    for data, words in cases:
        status, answer = upload(server, data)
        assert (status, answer.get("error")) == (422, "table-refused-upload"), (words, answer)
        assert words in answer["args"]["detail"], answer
        byhand = words in ("setup", "card", "options.luck")
        assert "cause" in answer["args"] or byhand, answer
    assert upload(server, " " * (BODY_LIMIT + 1))[0] == 413
    plain = server.http.post("/api/records", content=json.dumps(record))
    assert plain.status_code == 415


def test_names_in_a_record_are_cleaned(server: Server, record: dict[str, Any]) -> None:
    names = ["<b>Ada\u202e</b>\n" + "x" * 500, ""]
    id = upload(server, damaged(record, players=names))[1]["id"]
    shown = [seat["name"] for seat in get(server, id, "")["seats"]]
    assert shown == ["<b>Ada</b> " + "x" * 21, "2"]


# -- going on ----------------------------------------------------------------------------------------


def go_on(server: Server, id: str, answer: int, **body: Any) -> tuple[int, dict[str, Any]]:
    wanted = {
        "game": "magecraft",
        "name": "Eva",
        "seats": BOT,
        "from": {"game": id, "answer": answer},
        **body,
    }
    found = server.http.post("/api/games", json=wanted)
    return found.status_code, found.json()


@pytest.mark.deep
def test_one_plays_on_from_a_moment_to_the_end(server: Server, long: dict[str, Any]) -> None:
    id = upload(server, long)[1]["id"]
    at = len(long["answers"]) // 2
    status, made = go_on(server, id, at)
    assert status == 201
    with server.person(made["id"], made["token"]) as eva:
        begun = get(server, id, seat=0, **{"from": at, "count": 1})["steps"][0]["view"]
        first = eva.until(lambda _: True)
        assert first["n"] == 1 or first["view"]["table"]["round"] >= begun["table"]["round"]
        assert {"message": "table-notice-from", "args": {"answer": at}} in first["notices"]
        luck = random.Random(1)
        while (choice := eva.turn()) is not None:
            assert eva.answer(choice["number"], luck.choice(choice["options"]))["kind"] == "ack"
            eva.until(
                lambda update, asked=choice: (update["view"]["choice"] or {}).get("number") != asked["number"]
            )
    outline = get(server, made["id"], "replay/outline")
    steps = get(server, made["id"], seat=0, count=1)["steps"]
    assert steps[0]["view"]["table"] == begun["table"]
    assert outline["log"][0]["event"] != "game-begins"
    saved = get(server, made["id"], "record")
    assert Record.from_json(saved).replay(GAME).over
    assert saved["setup"]["seed"] != long["setup"]["seed"]
    status, again = upload(server, saved)
    assert status == 201
    assert go_on(server, again["id"], 1)[0] == 201, "from a game that itself went on"


def test_the_luck_after_the_moment_is_new(server: Server, long: dict[str, Any]) -> None:
    id = upload(server, long)[1]["id"]
    bots = [{"kind": "person"}, {"kind": "person"}]
    seeds = set()
    for _ in range(3):
        made = go_on(server, id, 20, seats=bots)[1]
        server.join(made)
        past = server.store.past(made["id"])
        assert past is not None
        seeds.add(past.row.setup["seed"])
    assert len(seeds) == 3
    assert long["setup"]["seed"] not in seeds


def test_one_chooses_ones_seat(server: Server, long: dict[str, Any]) -> None:
    id = upload(server, long)[1]["id"]
    status, made = go_on(server, id, 20, seats=[{"kind": "person"}, {"kind": "person"}], seat=1)
    assert (status, made["seat"]) == (201, 1)
    assert made["seats"][0]["invite"] and made["seats"][1]["token"] == made["token"]
    assert go_on(server, id, 20, seats=list(reversed(BOT)))[1]["seat"] == 1


def test_what_cannot_be_gone_on_with_is_refused(server: Server, record: dict[str, Any]) -> None:
    id = upload(server, record)[1]["id"]
    running, _ = server.two()
    end = len(record["answers"])
    assert go_on(server, id, end)[1]["error"] == "table-refused-setup"
    cases: list[tuple[tuple[Any, ...], dict[str, Any], int, str]] = [
        ((running, 0), {}, 409, "table-refused-record"),
        (("nothing", 0), {}, 404, "table-refused-game"),
        ((id, end + 1), {}, 422, "table-refused-field"),
        ((id, -1), {}, 422, "table-refused-field"),
        ((id, 1), {"seats": [*BOT, *BOT]}, 422, "table-refused-field"),
        ((id, 1), {"options": {"hands": "open"}}, 422, "table-refused-field"),
        ((id, 1), {"situation": SHORT}, 422, "table-refused-field"),
        ((id, 1), {"seat": 1}, 422, "table-refused-field"),
        ((id, 1), {"seat": 5}, 422, "table-refused-field"),
    ]
    for args, body, status, error in cases:
        found = go_on(server, *args, **body)
        assert (found[0], found[1]["error"]) == (status, error), (args, body)


MARKUP = ("<script>ran=1</script>", "<img src=x onerror=ran=1>", "\u2028</script>\u202e{{7*7}}")


def test_markup_in_a_record_stays_text_in_every_answer(server: Server, record: dict[str, Any]) -> None:
    """Names and words of a record are returned as JSON only, so that no browser reads markup in them."""
    status, kept = upload(server, {**record, "players": MARKUP[:2]})
    assert status == 201
    wrong = [
        {**record, "version": MARKUP[0]},
        {**record, "answers": [[1, 0, [MARKUP[1]]]]},
        {**record, "setup": {**record["setup"], "options": {MARKUP[0]: MARKUP[2]}}},
        {**record, "setup": {**record["setup"], "game": MARKUP[1]}},
        {**record, MARKUP[0]: MARKUP[0]},
    ]
    answers = [server.http.post("/api/records", json=one) for one in wrong]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 422, 201]
    paths = ("", "/record", "/replay", "/replay?seat=-3&count=200", "/replay/outline", "/cards")
    answers += [server.http.get(f"/api/games/{kept['id']}{path}") for path in paths]
    for answer in answers:
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "'unsafe" not in answer.headers["content-security-policy"]
        answer.json()
    assert [seat["name"] for seat in get(server, kept["id"], "")["seats"]] == list(MARKUP[:2])
    # Signs that turn words round are no part of a name, and no part of a file's name.
    odd = upload(server, {**record, "players": MARKUP[1:]})[1]["id"]
    assert get(server, odd, "")["seats"][1]["name"] == "</script>{{7*7}}"
    header = server.http.get(f"/api/games/{odd}/record").headers["content-disposition"]
    assert header == f'attachment; filename="magecraft-{odd}.json"'
