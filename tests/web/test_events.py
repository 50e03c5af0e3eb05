"""A tournament over HTTP: made, joined, paired, reported, corrected, ended; secrets stay secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimorio.web.events.state import read
from tests.web.evening import Evening, bearer, merged
from tests.web.helpers import Server


def test_an_evening_from_the_link_to_the_standings(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan")
    for number in range(1, evening.now()["planned"] + 1):
        assert evening.pair().status_code == 200
        for first, second in evening.tables():
            assert second is not None
            for name in (first, second):
                assert evening.report(name, [2, 0, 0], number).status_code == 200
    now = evening.now("")
    assert now["over"] and now["seed"] and now["you"] == {"role": "spectator"}
    points = [line["points"] for line in now["standings"]]
    assert sum(points) == 3 * 6 and points == sorted(points, reverse=True)


def test_a_result_counts_once_both_report_the_same(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    first, second = evening.tables()[0]
    assert second is not None
    evening.report(first, [2, 1, 0])
    assert evening.now()["rounds"][0]["tables"][0]["result"] is None
    evening.report(second, [1, 2, 0])
    assert {tuple(one["games"]) for one in evening.now()["you"]["reports"]} == {(2, 1, 0), (1, 2, 0)}
    evening.report(second, [2, 1, 0])
    now = evening.now()
    assert now["rounds"][0]["tables"][0]["result"] == {"games": [2, 1, 0], "outcome": "first"}
    assert now["you"]["reports"] == []


def test_the_organiser_decides_corrects_and_takes_back(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    first, second = evening.tables()[0]
    evening.report(first, [2, 0, 0])
    result = {"kind": "result", "round": 1, "first": first, "second": second, "games": [0, 2, 0]}
    assert evening.note(result).status_code == 200
    assert evening.note(result).json()["error"] == "table-refused-fact", "a correction needs a reason"
    assert evening.note({**result, "games": [1, 2, 0], "reason": "the slip says so"}).status_code == 200
    last = evening.log()[-1]["number"]
    assert (
        evening.note({"kind": "undo", "fact": last, "reason": "the slip is another one"}).status_code == 200
    )
    assert evening.now()["rounds"][0]["tables"][0]["result"]["games"] == [0, 2, 0]


def test_facts_are_noted_all_or_none(server: Server) -> None:
    evening = Evening(server, "Ada")
    before = evening.now()
    entries = [{"kind": "entry", "player": name} for name in ("Bea", "Cid", "Ada")]
    answer = evening.note(*entries)
    assert answer.status_code == 409 and "Ada" in answer.json()["message"]
    assert evening.now() == before


def test_what_was_decided_on_an_old_state_is_refused(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    seen = evening.now()["changes"]
    evening.join("Cid")
    answer = evening.post("pair", {"changes": seen})
    assert answer.status_code == 409 and answer.json()["error"] == "table-refused-moved"
    assert evening.now()["rounds"] == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("facts", {"facts": [{"kind": "note", "text": "x"}]}),
        ("pair", {"changes": 2}),
        ("phone", {"player": "Ada"}),
        ("joining", {"joining": False}),
    ],
)
def test_only_the_organiser_organises(server: Server, path: str, body: Any) -> None:
    evening = Evening(server, "Ada")
    before = evening.now()
    for token in ("", evening.players["Ada"], "nobody"):
        answer = evening.server.http.post(
            f"/api/events/{evening.id}/{path}", json=body, headers=bearer(token)
        )
        assert answer.status_code == 403, (token, answer.text)
    assert evening.now() == before


def test_a_player_sees_neither_secrets_nor_the_reports_of_others(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan")
    evening.pair()
    first, _ = evening.tables()[0]
    evening.report(first, [2, 0, 0])
    stranger = evening.tables()[1][0]
    for token in (evening.players[stranger], ""):
        said = evening.get(token)
        assert evening.invite not in said.text and evening.token not in said.text
        assert said.json()["seed"] is None and said.json()["you"].get("reports", []) == []


def test_a_report_of_a_round_that_is_past_does_not_count_for_the_next(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid")
    evening.pair()
    (first, second), *_ = evening.tables()
    assert second is not None
    for name in (first, second):
        evening.report(name, [2, 0, 0])
    assert evening.report(first, [2, 0, 0]).json()["error"] == "table-refused-report"
    evening.pair()
    assert evening.report(first, [2, 0, 0], 1).json()["error"] == "table-refused-report"
    assert evening.now()["you"]["reports"] == []


def test_names_are_one_persons_and_the_link_can_be_closed(server: Server) -> None:
    evening = Evening(server, "Ada")
    for name in (" ada ", "A\u200bda", "Ada\u3164", "\uff21da"):
        assert evening.join(name).json()["error"] == "table-refused-player", ascii(name)
        assert evening.note({"kind": "entry", "player": name}).status_code in (409, 422), ascii(name)
    assert evening.join("\u3164").json()["error"] == "table-refused-name"
    assert evening.join("Bea", "guessed").json()["error"] == "table-refused-invite"
    assert evening.post("joining", {"joining": False}).status_code == 200
    assert evening.join("Bea").json()["error"] == "table-refused-closed"


def test_a_code_leads_to_the_link(server: Server) -> None:
    evening = Evening(server)
    code = evening.now()["you"]["code"]
    found = server.http.post("/api/events/code", json={"code": code}).json()
    assert found == {"id": evening.id, "name": "Thursday", "invite": evening.invite}
    assert (
        server.http.post("/api/events/code", json={"code": "BBBBBB"}).json()["error"] == "table-refused-code"
    )
    picture = server.http.get(f"/api/events/{evening.id}/invite.svg", params={"invite": evening.invite})
    assert picture.text.startswith("<?xml") and "svg" in picture.text


def test_a_new_link_replaces_a_lost_phone(server: Server) -> None:
    evening = Evening(server, "Ada")
    given = evening.post("phone", {"player": "Ada"}).json()
    assert given["token"] in given["link"]
    assert evening.get(given["token"]).json()["you"]["player"] == "Ada"
    assert evening.get(evening.players["Ada"]).status_code == 403


def test_who_drops_is_paired_no_more(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid")
    assert evening.post("drop", {}, evening.players["Cid"]).status_code == 200
    evening.pair()
    assert sorted(str(name) for name in evening.tables()[0]) == ["Ada", "Bea"]


def test_nothing_new_is_told_by_its_count_alone(server: Server) -> None:
    evening = Evening(server, "Ada")
    changes = evening.now()["changes"]
    assert evening.get("", seen=changes).json() == {"changes": changes}
    assert set(evening.get(evening.token, seen=changes).json()) == {"changes", "code"}
    assert evening.get("", seen=changes - 1).json()["name"] == "Thursday"


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": "x", "cut": 3},
        {"name": "x", "best_of": 2},
        {"name": "x", "structure": "ladder"},
        {"name": "x", "game": "ludo"},
        {"name": "x", "structure": "league", "rounds": 3},
        {"name": "x", "players": ["Ada", "Ada"]},
        {"name": "x", "players": ["Ada"] * 1025},
    ],
)
def test_a_tournament_that_cannot_be_is_refused(server: Server, body: Any) -> None:
    answer = server.http.post("/api/events", json=body)
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["error"].startswith("table-refused-")


@pytest.mark.parametrize("games", [[2, 0, 100], [2, 0, 10**30], [3, 0, 0], [2, 2, 0], [-1, 0, 0], [2, 0]])
def test_a_result_that_cannot_be_is_refused_and_nothing_is_kept_that_cannot_be_read(
    server: Server, games: list[int]
) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    before = evening.now()
    for name in ("Ada", "Bea"):
        assert evening.report(name, games).status_code in (409, 422)
    first, second = evening.tables()[0]
    fact = {"kind": "result", "round": 1, "first": first, "second": second, "games": games}
    assert evening.note(fact).status_code in (409, 422)
    assert evening.now() == before


@pytest.mark.deep
def test_every_state_that_is_kept_can_be_read_again(server: Server) -> None:
    """Every stored state of a tournament can be read again, even one from which no next round can be
    paired.
    """
    names = [f"Player {number}" for number in range(104)]
    evening = Evening(server, structure="round-robin", players=names)
    evening.pair()
    drops = [{"kind": "drop", "player": name} for name in names[2:]]
    results = [
        {"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]}
        for first, second in evening.tables()
    ]
    assert evening.note(*results).status_code == 200 and evening.note(*drops).status_code == 200
    refused = None
    while refused is None:
        answer = evening.pair()
        refused = answer.json().get("error")
        for first, second in [] if refused else evening.tables():
            result = {"kind": "result", "first": first, "second": second, "games": [2, 0, 0]}
            evening.note({**result, "round": len(evening.now()["rounds"])})
    assert refused == "table-refused-fact"
    row = server.store.event(evening.id)
    assert row is not None and len(read(row).event.state.rounds) == len(evening.now()["rounds"])


def test_a_token_goes_with_its_entry(server: Server) -> None:
    evening = Evening(server, "Ada")
    entry = evening.log()[0]["number"]
    evening.note({"kind": "undo", "fact": entry, "reason": "a troll"})
    evening.note({"kind": "entry", "player": "Ada"})
    assert evening.get(evening.players["Ada"]).status_code == 403


def test_the_first_pairing_closes_the_link_and_the_organiser_may_open_it(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    code = evening.now()["you"]["code"]
    evening.pair()
    assert evening.join("Cid").json()["error"] == "table-refused-closed"
    assert server.http.post("/api/events/code", json={"code": code}).json()["error"] == "table-refused-closed"
    evening.post("joining", {"joining": True})
    assert evening.join("Cid").status_code == 201


def test_a_report_that_is_sent_again_changes_nothing(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    evening.report("Ada", [2, 0, 0])
    changes = evening.now()["changes"]
    evening.report("Ada", [2, 0, 0])
    assert evening.now()["changes"] == changes


def test_a_tournament_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        evening = Evening(server, "Ada", "Bea")
        evening.pair()
        evening.report(evening.tables()[0][0], [2, 0, 0])
        before = evening.now()
    with Server(tmp_path / "games.sqlite") as server:
        evening.server = server
        assert told(evening.now()) == told(before)


def told(view: Any) -> Any:
    """Return a view of a tournament without the player's link and code, which differ between runs of
    the server.
    """
    return {
        **view,
        "you": {name: value for name, value in view["you"].items() if name not in ("link", "code")},
    }


# -- what the organiser says and decides -------------------------------------------------------------


def test_a_message_reaches_everybody_and_is_taken_away(server: Server) -> None:
    evening = Evening(server, "Ada")
    assert evening.post("say", {"text": "x"}, evening.players["Ada"]).status_code == 403
    evening.post("say", {"text": " Pizza\n is here "})
    assert [evening.now(who)["message"] for who in ("Ada", "")] == ["Pizza is here"] * 2
    evening.post("say", {"text": ""})
    assert evening.now("Ada")["message"] == ""


def test_a_tournament_that_is_ended_early_is_over_until_the_end_is_taken_back(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan")
    evening.pair()
    assert evening.note({"kind": "end", "reason": "the hall closes"}).status_code == 200
    now = evening.now("")
    assert now["over"] and now["seed"] and now["planned"] == 1
    assert evening.pair().status_code == 409
    assert evening.report("Ada", [2, 0, 0]).json()["error"] == "table-refused-report"
    last = evening.log()[-1]["number"]
    evening.note({"kind": "undo", "fact": last, "reason": "it stays open"})
    assert not evening.now("")["over"]


def test_a_cut_with_one_player_left_is_over(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", cut=2, rounds=1)
    evening.pair()
    first, second = evening.tables()[0]
    evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]})
    assert not evening.now()["over"]
    evening.note({"kind": "drop", "player": second})
    assert evening.now()["over"] and evening.now()["planned"] == 1


def test_an_error_inside_an_error_can_be_told_in_the_reader_s_language(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.note({"kind": "drop", "player": "Ada"})
    facts = evening.log()
    refused = evening.note({"kind": "undo", "fact": facts[0]["number"], "reason": "x"}).json()
    assert refused["args"]["cause"]["message"] == "faults-at"
    assert refused["args"]["cause"]["args"]["problem"] == {
        "message": "faults-no-player",
        "args": {"player": "Ada"},
    }


# -- what is sent ------------------------------------------------------------------------------------


def test_after_a_report_everybody_is_sent_only_what_has_changed(server: Server) -> None:
    """A state put together from what has changed is the whole state."""
    names = [f"Player {number}" for number in range(200)]
    evening = Evening(server, "Ada", players=names[1:])
    evening.pair()
    at = next(at for at, table in enumerate(evening.tables()) if "Ada" not in table)
    first, second = evening.tables()[at]
    before = evening.now("")
    evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]})
    evening.post("say", {"text": "x"})
    small = evening.get("", seen=evening.now("")["changes"] - 1)
    assert "standings" not in small.json() and "players" not in small.json()
    assert small.json()["rounds"] == [None] and small.num_bytes_downloaded < 2000
    answer = evening.get("", seen=before["changes"])
    assert "players" not in answer.json() and answer.num_bytes_downloaded < 12_000
    told = answer.json()
    del told["time"]
    assert merged(before, told) == evening.now("")
    assert [*told["rounds"][0]["tables"]["changed"]] == [str(at)] and "opponents" not in answer.text


def test_the_organiser_is_sent_as_little_as_everybody_and_secrets_only_at_first(server: Server) -> None:
    names = [f"Player {number}" for number in range(200)]
    evening = Evening(server, players=names)
    evening.pair()
    tables = evening.tables()
    results = [
        {"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]}
        for first, second in tables
    ]
    evening.note(*results[:-1])
    before = evening.now()
    evening.note(results[-1])
    answer = evening.get(evening.token, seen=before["changes"])
    assert answer.num_bytes_downloaded < 4_000
    assert not {"invite", "link", "code"} & set(answer.json()["you"]) and evening.invite not in answer.text
    told = answer.json()
    del told["time"]
    assert merged(before, told) == evening.now()
    for token in ("", evening.token[::-1]):
        refused = server.http.get(f"/api/events/{evening.id}/log", headers=bearer(token))
        assert refused.json()["error"] == "table-refused-organiser"


def test_lists_that_grow_and_shrink_are_told_by_what_has_changed(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", structure="league", limit=2)
    states = [evening.now()]

    def step(*facts: Any) -> None:
        assert evening.note(*facts).status_code == 200
        for seen, before in enumerate(states):
            told = evening.get(evening.token, seen=before["changes"]).json()
            del told["time"]
            assert merged(before, told) == evening.now(), (seen, len(states))
        states.append(evening.now())

    games = {"kind": "result", "round": 1, "first": "Ada", "second": "Bea"}
    step({"kind": "entry", "player": "Cid"})
    step({**games, "games": [2, 0, 0]}, {**games, "games": [1, 2, 0]})
    step({"kind": "undo", "fact": len(evening.log()) - 2, "reason": "not played"})
    step({"kind": "undo", "fact": 2, "reason": "was not there"})
    assert len(evening.now()["matches"]) == 1 and len(evening.now()["players"]) == 2


def test_what_opponents_give_to_a_place_is_told_on_demand(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    first, second = evening.tables()[0]
    evening.note({"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 1, 0]})
    get = f"/api/events/{evening.id}/opponents"
    (share,) = server.http.get(get, params={"player": first}).json()
    assert (share["name"], share["floored"]) == (second, True)
    assert server.http.get(get, params={"player": "nobody"}).json() == []


def test_the_page_knows_whether_anybody_may_still_enter(server: Server) -> None:
    swiss = Evening(server, "Ada", "Bea", rounds=2)
    assert swiss.now()["mayEnter"]
    swiss.pair()
    assert swiss.now()["mayEnter"], "late players join Swiss rounds"
    swiss.note({"kind": "end"})
    assert not swiss.now()["mayEnter"]
    knockout = Evening(server, "Ada", "Bea", structure="knockout")
    knockout.pair()
    assert not knockout.now()["mayEnter"]
    assert knockout.note({"kind": "entry", "player": "Cid"}).status_code == 409


def test_a_round_robin_with_a_final(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan", structure="round-robin", cut=2)
    assert evening.now()["planned"] == 4
    for number in range(1, 5):
        assert evening.pair().status_code == 200
        for first, second in evening.tables():
            assert evening.note(
                {"kind": "result", "round": number, "first": first, "second": second, "games": [2, 0, 0]}
            ).is_success
    now = evening.now()
    assert now["over"] and [round_["stage"] for round_ in now["rounds"]] == ["round-robin"] * 3 + ["knockout"]
    assert now["standings"][0]["player"] == now["rounds"][-1]["tables"][0]["first"]


def test_a_game_lost_by_a_penalty_is_told_at_its_table_and_added_to_what_both_report(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea")
    evening.pair()
    ((first, second),) = evening.tables()
    assert second is not None and "ahead" not in evening.now()["rounds"][0]["tables"][0]
    evening.note({"kind": "penalty", "player": second, "penalty": "game loss", "reason": "late"})
    assert evening.now(second)["rounds"][0]["tables"][0]["ahead"] == [1, 0]
    for name in (first, second):
        assert evening.report(name, [1, 0, 0]).status_code == 200
    assert evening.now()["rounds"][0]["tables"][0]["result"]["games"] == [2, 0, 0]


def test_a_tournament_is_made_with_a_format_of_the_organisers_own(server: Server) -> None:
    rules = {"name": "club", "game": "magic", "title": {"it": "Il nostro circolo"}, "build": "constructed",
             "sets": ["8ED"], "banned": ["Shock"], "best_of": 1}  # fmt: skip
    evening = Evening(server, "Ada", game="magic", rules=rules, online=True, best_of=1)
    now = evening.now()
    assert (now["format"], now["build"], now["lockedAtEntry"]) == (rules["title"], "constructed", True)
    deck = {"deck": "56 Mountain\n4 Shock", "lang": "en"}
    assert "banned" in evening.post("deck", deck, evening.players["Ada"]).json()["wrong"][0]["text"]
    faulty = ({"banned": ["Shok"]}, "Shok"), ({"best_of": 2}, "best_of"), ({"game": "mickey"}, "")
    for wrong, words in faulty:
        body = {"name": "Cup", "game": "magic", "rules": {**rules, **wrong}}
        answer = server.http.post("/api/events", json=body)
        assert answer.status_code in (400, 409, 422) and words in answer.text, answer.text


def test_a_tournament_is_played_with_cards_of_the_players_own(server: Server) -> None:
    def file(kind: str, cards: list[str]) -> str:
        return f"{kind}:\n" + "".join(f"  - {{{card}}}\n" for card in cards)

    always = ["start"] * 3 + ["always"] * 3 + ["random"] * 9
    text = file(
        "spells",
        [
            f"name: Spell {at}, cost: [fire], study: [fire, any], icons: {{attack: 1}}, availability: {when}"
            for at, when in enumerate(always)
        ],
    ) + file("characters", [f"name: Magus {at}, cost: [any], icons: {{draw: 1}}" for at in range(4)])
    told = server.http.post("/api/cards", json={"game": "magecraft", "name": "m.yaml", "text": text}).json()
    assert (told["count"], told["wrong"]) == (19, []), told
    wanted = {"name": "Own", "game": "magecraft", "best_of": 1, "online": True}
    own = {**wanted, "format": "magecraft-own-spells"}
    refused = server.http.post("/api/events", json=own).json()
    assert (refused["error"], refused["field"]) == ("table-refused-field", "cards"), "no cards"
    other = server.http.post("/api/events", json={**wanted, "format": "magecraft", "cards": {}}).json()
    assert (other["error"], other["field"]) == ("table-refused-field", "cards"), "none are wanted"
    wrong = server.http.post("/api/events", json={**own, "cards": {"spells": [{"name": "Zap"}]}}).json()
    assert wrong["error"] == "table-refused-setup" and wrong["field"] == "cards.characters", wrong
    evening = Evening(server, "Ada", "Bea", **own, cards=told["cards"])
    evening.pair()
    game = evening.play("Ada").json()["game"]
    names = {card["name"] for card in server.http.get(f"/api/games/{game}/cards").json()["cards"]}
    assert "Spell 7" in names and "Meditation" not in names
