"""Why a permanent is as it is: each line says what made what different, in the order of the layers."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.state.objects import MAIN1
from grimorio.kernel import WATCHER
from tests.games.magic.laid import A, B, Laid, who


def lines(t: Laid, name: str) -> list[dict[str, Any]]:
    """The explanation of a permanent, as a spectator sees it."""
    play = t.p.seen_by(WATCHER)["table"]["play"]
    found: list[dict[str, Any]] = next(one for one in play if one["name"] == name)["explained"]
    return found


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_sizes_are_explained_line_by_line() -> None:
    t = Laid(
        {"hand": "Giant Growth; Glorious Anthem", "play": "Grizzly Bears; Holy Strength>Grizzly Bears"},
        {"play": "Hill Giant"},
    )
    assert lines(t, "Hill Giant") == []
    t.play(A, "Giant Growth", t.obj("Grizzly Bears")).play(A, "Glorious Anthem")
    assert [(one["kind"], one["by"], one.get("plus"), one["size"]) for one in lines(t, "Grizzly Bears")] == [
        ("printed", "Grizzly Bears", None, [2, 2]),
        ("effect", "Holy Strength", [1, 2], [3, 4]),
        ("effect", "Giant Growth", [3, 3], [6, 7]),
        ("effect", "Glorious Anthem", [1, 1], [7, 8]),
    ]
    assert [one["ends"] for one in lines(t, "Grizzly Bears")[1:]] == [False, True, False]
    assert lines(t, "Hill Giant") == []


@pytest.mark.rule("MTG8-CR-LAYER-6")
def test_counters_stand_among_effects_where_they_were_put_on() -> None:
    t = Laid({"hand": "Shock", "play": "Fungusaur; Glorious Anthem"})
    t.play(A, "Shock", t.obj("Fungusaur")).resolve()
    said = lines(t, "Fungusaur")
    assert [one["kind"] for one in said] == ["printed", "effect", "counters"]
    assert said[1]["by"] == "Glorious Anthem" and said[1]["size"] == [3, 3]
    assert said[2] == {"kind": "counters", "counter": "+1/+1", "count": 1, "size": [4, 4]}


def test_keywords_name_where_they_come_from() -> None:
    t = Laid({"hand": "Raging Goblin", "play": "Goblin King; Raging Goblin; Flight>Raging Goblin"})
    said = lines(t, "Raging Goblin")
    gained = [(one["by"], one.get("gains")) for one in said if one["kind"] == "effect"]
    assert ("Flight", ["flying"]) in gained and ("Goblin King", ["mountainwalk"]) in gained
    assert [one["by"] for one in said] == ["Raging Goblin", "Goblin King", "Flight"]
    assert said[1]["plus"] == [1, 1] and said[1]["size"] == [2, 2]


@pytest.mark.rule("MTG8-CR-LAYER-1")
def test_sizes_that_are_set_types_and_control() -> None:
    t = Laid(
        {"play": "Nightmare; Swamp; Swamp; Blood Moon"},
        {"play": "Urza's Mine; Grizzly Bears; Forest; Living Terrain>Forest"},
    )
    assert lines(t, "Nightmare")[1] == {
        "kind": "effect",
        "by": "Nightmare",
        "ends": False,
        "size": [2, 2],
    }
    moon = lines(t, "Urza's Mine")[1]
    assert moon["by"] == "Blood Moon" and moon["bare"] and moon["types"] == ["Mountain"]
    terrain = lines(t, "Forest")
    assert terrain[0] == {"kind": "printed", "by": "Forest"}
    assert terrain[1]["kinds"] == ["creature"] and terrain[-1]["size"] == [5, 6]
    t = Laid({"hand": "Confiscate"}, {"play": "Grizzly Bears"})
    t.play(A, "Confiscate", t.obj("Grizzly Bears"))
    assert lines(t, "Grizzly Bears")[1]["controller"] == A


def test_what_ends_is_told_no_more() -> None:
    t = Laid({"hand": "Giant Growth", "play": "Grizzly Bears"})
    t.play(A, "Giant Growth", t.obj("Grizzly Bears"))
    assert len(lines(t, "Grizzly Bears")) == 2
    t.until(MAIN1, B)
    assert lines(t, "Grizzly Bears") == []


def test_what_would_be_tapped_is_told_before() -> None:
    t = Laid(
        {"hand": "Shock; Hill Giant; Blaze", "play": "Mountain; Mountain; Mountain; Mountain; Rod of Ruin"},
        {"hand": "Shock", "play": "Mountain"},
        mana=False,
    )
    mountains = t.keys("Mountain")[:4]
    taps = t.p.seen_by(A)["table"]["taps"]
    rod = f"activate:{t.key('Rod of Ruin')}:0"
    assert {key: len(ids) for key, ids in taps.items()} == {
        "cast:Shock": 1,
        "cast:Hill Giant": 4,
        "cast:Blaze": 1,
        rod: 3,
    }
    assert set(taps["cast:Hill Giant"]) == set(mountains)
    assert t.p.seen_by(B)["table"]["taps"] == {}
    assert t.p.seen_by(A)["table"]["spare"] == {}
    elder = Laid({"hand": "Elvish Pioneer", "play": "Fyndhorn Elder"}, mana=False)
    assert elder.p.seen_by(A)["table"]["spare"] == {"cast:Elvish Pioneer": 1}
    t.begin(A, ("cast", "Shock"), who(B))
    assert t.it("Mountain").tapped == (taps["cast:Shock"][0] == mountains[0])
