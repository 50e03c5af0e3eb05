"""Both values of every option are played, and differ as their page in docs/rulings says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grimorio.kernel import SetupError
from tests.games.magecraft.laid import ALL_SEATS, GAME, Laid, setup

RULINGS = Path(__file__).resolve().parents[3] / "docs" / "rulings"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_has_its_page_its_rule_and_a_test_here(option: Any) -> None:
    assert option.default in option.values and len(option.values) == 2
    page = (RULINGS / f"{option.ruling}.md").read_text(encoding="utf-8")
    assert option.rule in page
    for value in option.values:
        assert f"`{option.name}: {value}`" in page, f"the page does not say what {value} means"
    assert f"test_option_{option.name.replace('-', '_')}" in globals()


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_value_of_every_option_is_played_to_the_end(option: Any) -> None:
    for value in option.values:
        p = GAME.start(setup(3, options={option.name: value}))
        assert p.seen_by(0)["table"]["options"][option.name] == value
        while p.waiting:
            p.answer(p.choice.number % len(p.choice.options))
        assert p.result is not None
    with pytest.raises(SetupError, match=option.name):
        GAME.start(setup(options={option.name: "sometimes"}))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError, match="no such option"):
        GAME.start(setup(options={"speed": "fast"}))


@pytest.mark.rule("MAGE-SETUP-2")
def test_option_characters() -> None:
    def asks(value: str) -> bool:
        p = GAME.start(setup(options={"characters": value}), stops=ALL_SEATS)
        return p.choice.ask == "character"

    assert asks("chosen") and not asks("random")


@pytest.mark.rule("MAGE-SETUP-4")
def test_option_hands() -> None:
    foe = {"hand": "FL", "bag": "WW"}
    hidden = Laid(foe=foe, hands="hidden").p.seen_by(0)["table"]["boards"][1]
    assert hidden["hand"] == {"size": 2, "gems": dict.fromkeys(hidden["hp"], 0)}
    assert hidden["bag"]["gems"] is None
    assert sum(hidden["unseen"].values()) == 4
    opened = Laid(foe=foe, hands="open").p.seen_by(0)["table"]["boards"][1]
    assert opened["hand"]["gems"]["fire"] == opened["hand"]["gems"]["light"] == 1
    assert opened["bag"]["gems"]["water"] == 2

    def colours(value: str) -> set[bool]:
        t = Laid(me={"bag": "FFFF"}, hands=value).end_turn()
        return {"colour" in line for line in t.heard("draw", seat=1)}

    assert (colours("hidden"), colours("open")) == ({False}, {True})


@pytest.mark.rule("MAGE-MAGIC-4")
def test_option_icons() -> None:
    me = {"hand": "FE", "grimoires": [["Two Ways"]]}
    assert Laid(me=me, icons="optional").cast().offers("done")
    t = Laid(me=me, icons="forced").cast()
    assert t.options == [("icon", "attack"), ("icon", "shield")]
    t.icon("attack").do("attack", 1, "fire").icon("attack").do("attack", 1, "fire")
    t.icon("shield").do("academy", "fire")
    assert t.ask == "next-spell"
    t = Laid(me=me, icons="forced", academy="").cast()
    assert t.options == [("icon", "attack")], "what can do nothing is not forced"


@pytest.mark.rule("MAGE-MAGIC-5")
def test_option_stopping() -> None:
    me = {"hand": "FFE", "grimoires": [["Bolt", "Bolt", "Well"]]}
    t = Laid(me=me, stopping="allowed").cast().do("done")
    assert t.offers("done") and t.offers("cast")
    t = Laid(me=me, stopping="forbidden")
    assert t.offers("done"), "the phase itself is optional"
    t.cast().do("done")
    assert t.offers("cast") and not t.offers("done")
    t.do("cast").do("done")
    assert t.options == [("ability",), ("done",)], "who cannot pay the next spell stops"


@pytest.mark.rule("MAGE-STUDY-1")
def test_option_study() -> None:
    me = {"hand": "F", "bag": "FFFF"}
    assert Laid(me=me, study="optional").do("done").offers("done")
    t = Laid(me=me, study="compulsory").do("done")
    assert t.offers("study", "Bolt") and not t.offers("done")
    t = Laid(me={"hand": "FWEL"}, study="compulsory").do("done")
    assert t.offers("review") and not t.offers("done"), "a review will do"
    assert Laid(me={"hand": ""}, study="compulsory").do("done").options == [("done",)]
    t = Laid(me={"hand": "F", "bag": "FFFF"}, study="compulsory", left={"Bolt": 0}).do("done")
    assert t.options == [("done",)], "nothing can be studied"


@pytest.mark.rule("MAGE-STUDY-4")
def test_option_studies() -> None:
    me = {"hand": "FFWWWW", "bag": "FFFF"}
    t = Laid(me=me, studies="one").do("done").do("study", "Bolt").do("grimoire", 0)
    assert t.p.choice.seat == 1
    t = Laid(me=me, studies="any-number").do("done").do("study", "Bolt").do("grimoire", 0)
    assert t.p.choice.seat == 0 and t.ask == "study"
    assert t.offers("study", "Bolt") and t.offers("done") and not t.offers("review")
    t.do("study", "Bolt").do("grimoire", 0)
    assert t.grimoire(0) == ["Bolt", "Bolt"] and not t.offers("study", "Bolt")
    assert t.do("done").p.choice.seat == 1
    t = Laid(me=me, studies="any-number", study="compulsory").do("done")
    assert not t.offers("done")
    assert t.do("study", "Bolt").do("grimoire", 0).offers("done"), "one is enough"


@pytest.mark.rule("MAGE-REVIEW-1")
def test_option_review() -> None:
    for hand, value, offered in (
        ("FWE", "at-least-four", False),
        ("FWEL", "at-least-four", True),
        ("FFWEL", "at-least-four", True),
        ("FWE", "exactly-four", False),
        ("FWEL", "exactly-four", True),
        ("FFWEL", "exactly-four", False),
    ):
        assert Laid(me={"hand": hand}, review=value).do("done").offers("review") == offered
    t = Laid(me={"hand": "FFWEL", "grimoires": [["Bolt"]]}, review="exactly-four").do("done")
    assert t.why("review") == ("review-hand", "MAGE-REVIEW-1")


@pytest.mark.rule("MAGE-REVIEW-3")
def test_option_mastered() -> None:
    for value, asked in (("on", [("master", 0, 0), ("done",)]), ("off", [("done",)])):
        t = Laid(me={"hand": "FWEL", "grimoires": [["Bolt"]]}, mastered=value).do("done").do("review")
        t.do("gem", "fire").do("gem", "water").do("gem", "earth").do("gem", "light").do("place", 0, 0)
        assert t.ask == "master" and t.options == asked


@pytest.mark.rule("MAGE-MASTER-6")
def test_option_gold_chain() -> None:
    me: dict[str, Any] = {"hand": "F", "grimoires": [["Bolt+", "Bolt+", "Bolt"]]}
    t = Laid(me=me, gold_chain="allowed").cast().do("done").do("cast").do("yes").do("done")
    assert t.offers("cast")
    t = Laid(me=me, gold_chain="forbidden").cast().do("done").do("cast").do("yes").do("done")
    assert not t.offers("cast") and t.on_cards(0) == ["", "F", ""]
    me = {"hand": "FF", "grimoires": [["Bolt+", "Bolt+", "Bolt"]]}
    t = Laid(me=me, gold_chain="forbidden").cast().do("done").do("cast").do("no").do("done")
    assert t.on_cards(0) == ["", "", "F"], "a gem out of the hand passes on"
    me = {"hand": "FF", "grimoires": [["Bolt+", "Fireball+", "Bolt"]]}
    t = Laid(me=me, gold_chain="forbidden").cast().do("done").do("cast").do("yes").do("done")
    assert t.on_cards(0) == ["", "F", "F"], "the other gem of its colour passes on"


@pytest.mark.rule("MAGE-ABIL-2")
def test_option_ability_limit() -> None:
    me = {"hand": "FFFF", "grimoires": [["Bolt", "Bolt"]]}
    for value, again in (("turn", False), ("spell", True)):
        t = Laid(me=me, ability_limit=value)
        t.do("ability").do("gem", "fire").do("done")
        assert not t.offers("ability"), "once before the spell"
        t.cast().do("done")
        assert t.offers("ability") == again
        if again:
            t.do("ability").do("gem", "fire").do("done")
            assert not t.offers("ability"), "once after it"


@pytest.mark.rule("MAGE-ABIL-3")
def test_option_ability_alone() -> None:
    me: dict[str, Any] = {"hand": "L", "grimoires": [["Bolt"]]}
    assert Laid(me=me, ability_alone="allowed").offers("ability")
    t = Laid(me=me, ability_alone="forbidden")
    assert t.why("ability") == ("ability-alone", "MAGE-ABIL-3")
    t = Laid(me={"hand": "FL", "grimoires": [["Bolt"]]}, ability_alone="forbidden")
    t.do("ability")
    assert t.options == [("gem", "light")], "the gem that pays the spell is kept"
    t.do("gem", "light").do("done")
    assert t.options == [("grimoire", 0)], "the spell has to follow"
    t.cast().do("done")
    assert t.ask == "next-spell"
    t = Laid(me={"hand": "FL", "grimoires": [["Bolt"]]}, ability_alone="forbidden").cast().do("done")
    assert t.offers("ability"), "after a spell it is free"


@pytest.mark.rule("MAGE-END-4")
def test_option_last_hp_gem() -> None:
    me = {"hand": "W", "hp": "E", "points": "F" * 19, "grimoires": [["Fade"]]}
    assert Laid(me=me, last_hp_gem="kept").cast().ask == "next-spell"
    t = Laid(me=me, last_hp_gem="may-vanish").cast().icon("vanish").do("hp", "earth")
    assert t.p.over and t.p.result is not None
    assert (t.p.result.winners, t.p.result.reason) == ((1,), "last-alive"), "losing comes first"
    t = Laid(me=me, seats=3, last_hp_gem="may-vanish").cast().icon("vanish").do("hp", "earth")
    assert not t.p.over and not t.p.things[1].alive and t.p.choice.seat == 1, "his turn is broken off"
    assert len(t.at("box")) == 21


@pytest.mark.rule("MAGE-END-4")
def test_option_time() -> None:
    for value, winners in (("ahead", (0,)), ("drawn", ())):
        t = Laid(me={"points": "FF"}, time=value)
        t.p.setup = replace(t.p.setup, last_turn=1)
        t.end_turn().end_turn()
        assert t.p.result is not None and t.p.result.winners == winners
