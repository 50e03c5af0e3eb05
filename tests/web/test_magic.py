"""Magic at a web table: decks offered for a new game, and moments that are passed over whatever a hand
holds.
"""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.decks import Deck
from grimorio.games.magic.deck import OF_FORMATS, offences
from grimorio.games.magic.names import find
from grimorio.games.magic.random_decks import random_limited
from grimorio.kernel import Record
from tests.web.helpers import Person, Server


def test_the_ready_decks_say_for_which_format_they_are(server: Server) -> None:
    decks = server.http.get("/api/decks?game=magic").json()["decks"]
    by_name = {deck["name"]: deck for deck in decks}
    assert len(by_name) == len(decks) == 7 + 5 * len(OF_FORMATS)
    assert by_name["Sky Slam"]["colors"] == ["blue"] and "title" not in by_name["Sky Slam"]
    assert by_name["The Deep Grove"]["colors"] == ["green", "red"]
    assert by_name["The Deep Grove"]["title"]["en"] == "Standard, August 2003"
    assert sum(count for count, _ in by_name["Sky Slam"]["main"]) == 40
    for game in ("magecraft", "chess"):
        assert server.http.get(f"/api/decks?game={game}").status_code == 422


@pytest.mark.parametrize(
    ("text", "format", "wrong"),
    [
        ("4 Shokc\n20 Mountain", None, [(1, "unknown")]),
        ("4 Shock\nten Mountain\n3 Foo Bar\n0 Shock", None, [(2, "line"), (3, "unknown"), (4, "line")]),
        ("", None, [(0, "empty")]),
        ("5 Shock\n55 Mountain", "constructed", [(1, "copies")]),
        ("4 Shock\n20 Mountain", "constructed", [(0, "size")]),
        ("4 Shock\n40 Montagna", "limited", []),
    ],
)
def test_a_list_is_read_and_every_bad_line_named(
    server: Server, text: str, format: str | None, wrong: list[tuple[int, str]]
) -> None:
    said = server.http.post("/api/decks", json={"game": "magic", "text": text, "format": format}).json()
    assert [(one["line"], one["kind"]) for one in said["wrong"]] == wrong
    assert (said["deck"] is None) == bool(wrong)


def test_a_list_of_another_program_is_read_and_written_for_one(server: Server) -> None:
    body = {"game": "magic", "text": "4 [8ED:222] Shock\nSB: 3 [8ED:176] Boil", "form": "forge"}
    said = server.http.post("/api/decks", json=body).json()
    assert said["wrong"] == [] and said["deck"]["sideboard"] == [[3, "Boil"]]
    assert said["file"].splitlines()[2:] == ["[Main]", "4 Shock|8ED", "[Sideboard]", "3 Boil|8ED"]
    assert server.http.post("/api/decks", json={**body, "form": "word"}).status_code == 422


def test_a_bot_builds_a_legal_deck_of_a_pool(server: Server) -> None:
    pool = Deck.of("", (*random_limited(3).cards(), *random_limited(4).cards()))
    body = {"game": "magic", "pool": [list(entry) for entry in pool.main]}
    deck = server.http.post("/api/decks/build", json=body).json()["deck"]
    assert sum(count for count, _ in deck["main"]) == 40
    assert not offences(Deck.from_json(deck, find), "limited", pool)
    for wrong in ({**body, "game": "mickey"}, {**body, "pool": [[1, "Nothing"]]}, {**body, "pool": []}):
        assert server.http.post("/api/decks/build", json=wrong).status_code == 422


def test_a_long_bad_list_is_not_told_to_its_end(server: Server) -> None:
    body = {"game": "magic", "text": "\n".join(["1 Foo"] * 500)}
    assert len(server.http.post("/api/decks", json=body).json()["wrong"]) == 20
    assert server.http.post("/api/decks", json={**body, "text": "x" * 30_000}).status_code == 422


def test_decks_are_named_or_brought(server: Server) -> None:
    brought = {"name": "Mine", "main": [[40, "Swamp"]], "sideboard": []}
    id, tokens = server.two(
        game="magic", options={"first": "seat-0"}, cards={"decks": ["Speed Scorch", brought]}
    )
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        assert set(bob.until(lambda _: True)["view"]["table"]["players"][1]["hand"]) == {"Swamp"}
        assert "Swamp" not in ada.until(lambda _: True)["view"]["table"]["players"][0]["hand"]
    body = {"game": "magic", "name": "Ada", "seats": [{"kind": "bot"}] * 2}
    refused = server.http.post("/api/games", json={**body, "cards": {"decks": ["Speed Scorch", "Nothing"]}})
    assert (refused.status_code, refused.json()["field"]) == (422, "cards.decks[1]")


def first_asked(server: Server, hand: list[str]) -> tuple[list[Any], list[Any]]:
    """Let Ada pass in her main phase while Bob holds `hand`; returns what Bob is asked first (with its
    number and the step), and Ada's new log.
    """
    situation = {"at": "main2", "A": {"hand": ["Forest"]}, "B": {"hand": hand, "battlefield": ["Mountain"]}}
    id, tokens = server.two(game="magic", situation=situation)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        choice = ada.turn()
        assert choice is not None
        ada.answer(choice["number"], ["pass"])
        asked = bob.turn()
        assert asked is not None and bob.update is not None
        told = ada.until(lambda update: update["view"]["waiting"][0]["seat"] == 1)
        assert [len(one) for one in (ada.updates, bob.updates)] == [2, 2]
        return [asked["ask"], asked["number"], bob.update["view"]["table"]["step"]], told["log"]


def test_what_is_passed_says_nothing_of_the_hand(server: Server) -> None:
    asked = first_asked(server, ["Shock"])
    assert asked == first_asked(server, ["Island"])
    assert asked[0][0] == "priority" and asked[0][2] == "end"


def test_a_stop_is_kept_and_asks(server: Server) -> None:
    id, tokens = server.two(game="magic", situation={"at": "upkeep", "A": {"battlefield": ["Island"]}})
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]):
        settings = ada.wait("welcome")["settings"]
        assert "own-draw" in settings["auto"] and "own-main1" not in settings["auto"]
        auto = [one for one in settings["auto"] if one != "other-upkeep"]
        ada.say(kind="settings", stops=[], auto=auto)
        assert ada.wait("settings")["auto"] == sorted(auto)


def test_yielding_ends_with_the_turn_and_never_passes_a_block(server: Server) -> None:
    situation = {
        "at": "main1",
        "active": "B",
        "turn": 4,
        "A": {"hand": ["Forest"], "battlefield": ["Plains", "Grizzly Bears"], "library": ["Forest"] * 5},
        "B": {"battlefield": ["Raging Goblin"]},
    }
    id, tokens = server.two(game="magic", situation=situation)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:
        ada.until(lambda _: True)
        ada.say(kind="settings", stops=[], auto=[], **{"yield": "round"})
        ada.wait("settings")
        assert answered(bob, "attack") == "attack"
        blocks = ada.until(lambda update: (update["view"]["choice"] or {}).get("ask") == "block")
        ada.answer(blocks["view"]["choice"]["number"], ["done"])
        while bob.update is not None and bob.update["view"]["table"]["active"] == 1:
            if bob.update["view"]["choice"]:
                answered(bob, "pass", "done")
            else:
                bob.wait("update")
        own = ada.until(lambda update: update["view"]["table"]["active"] == 0 and update["view"]["choice"])
        assert own["view"]["table"]["turn"] == 5


def answered(person: Person, *words: str) -> str:
    """Give the first option that begins with one of these words, and return what was asked."""
    choice = person.turn()
    assert choice is not None
    option = next(option for option in choice["options"] if option[0] in words)
    before = person.update
    person.answer(choice["number"], option)
    person.until(lambda update: update is not before)
    return str(choice["ask"])


@pytest.mark.rule("MTG8-2.STACK-3", "MTG8-1.TERM-2")
def test_lands_are_tapped_by_hand_at_a_table_that_pays_by_itself(server: Server) -> None:
    """Mana can be taken from lands when no choice offers it, taken back and spent; mana that is left
    burns, and the record replays.
    """
    situation = {
        "A": {
            "hand": ["Shock"],
            "battlefield": ["Mountain", "Forest", "Grizzly Bears"],
            "library": ["Swamp"],
        },
        "B": {"library": ["Swamp"]},
    }
    id, tokens = server.two(game="magic", situation=situation)
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob:

        def stands() -> tuple[Any, str, int]:
            view = ada.until(lambda update: bool(update["view"]["choice"]))["view"]
            return view, view["table"]["players"][0]["pool"], view["table"]["players"][0]["life"]

        def gives(option: list[Any]) -> dict[str, Any]:
            before, number = ada.update, stands()[0]["choice"]["number"]
            said = ada.answer(number, option)
            if said["kind"] == "ack":
                ada.until(lambda update: update is not before and bool(update["view"]["choice"]))
            return said

        view, _, _ = stands()
        mana = view["table"]["mana"]
        assert sorted(mana.values()) == [["G"], ["R"]]
        forest, mountain = (next(int(id) for id in mana if mana[id] == [of]) for of in "GR")
        listed = view["choice"]["options"]
        assert [one[0] for one in listed] == ["cast", "pass"]
        assert bob.until(lambda _: True)["view"]["table"]["mana"] == {}
        assert gives(["mana", 10**6, 0])["reason"] == "table-refused-illegal"
        gives(["mana", forest, 0])
        view, pool, _ = stands()
        assert (pool, view["choice"]["options"], view["table"]["taps"]["cast:Shock"]) == (
            "G",
            listed,
            [mountain],
        )
        assert ada.update and ada.update["can_undo"]
        ada.say(kind="undo")
        assert ada.until(lambda update: not update["view"]["table"]["players"][0]["pool"])["n"] == 1
        gives(["mana", mountain, 0])
        gives(["mana", forest, 0])
        assert stands()[1] == "RG"
        gives(["cast", "Shock"])
        gives(["player", 1])
        assert stands()[1] == "G"
        number = stands()[0]["choice"]["number"]
        ada.answer(number, ["pass"])
        burnt = ada.until(lambda update: update["view"]["table"]["players"][0]["life"] < 20)
        assert burnt["view"]["table"]["players"][0]["life"] == 19
        bob.say(kind="concede")
        ada.until(lambda update: update["view"]["result"])
    record = Record.from_json(server.http.get(f"/api/games/{id}/record").json())
    assert record.replay(games.get("magic")).over


def test_bots_are_not_asked_about_mana(server: Server) -> None:
    body = {"game": "magic", "name": "Ada", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]}
    lands = {"battlefield": ["Forest*3"], "library": ["Forest*9"]}
    situation = {"active": "B", "at": "upkeep", "A": lands, "B": lands}
    made = server.http.post("/api/games", json={**body, "situation": situation}).json()
    with server.person(made["id"], made["token"]) as ada:
        ada.until(lambda update: update["view"]["table"]["active"] == 0)
        assert not [line for line in ada.log if line["event"] == "mana" and line["seat"] == 1]
