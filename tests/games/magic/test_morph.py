"""Morph: cards that are played face down; nobody but their controller knows what they are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import ATTACKERS, MAIN1
from grimorio.kernel import WATCHER
from tests.games.magic.laid import MAGIC, A, B, Laid, who
from tests.games.magic.mechanisms import CARDS

C = 2
DOWN = "face-down creature"


def laid(*sides: dict[str, Any], **more: Any) -> Laid:
    return Laid(*sides, own=CARDS, **more)


def down(t: Laid, seat: int = A, name: str = "Ash Crawler") -> Laid:
    return t.begin(seat, ("morph", name)).resolve()


def turn_up(t: Laid, *answers: Any, seat: int = A) -> Laid:
    [option] = [one for one in t.offered_to(seat) if one[0] == "turn-up"]
    return t.begin(seat, option, *answers)


@pytest.mark.rule("MTG8-CR-MORPH-1")
def test_a_card_is_played_face_down_for_three_mana_in_a_main_phase() -> None:
    t = laid({"hand": "Ash Crawler", "play": "Plains; Plains; Plains"}, mana=False)
    assert ("cast", "Ash Crawler") not in t.offered() and ("morph", "Ash Crawler") in t.offered()
    t.begin(A, ("morph", "Ash Crawler"))
    assert t.stack() == [DOWN] and t.hand(A) == []
    assert all(t.p.things[key].tapped for key in t.keys("Plains"))
    t.resolve()
    assert t.size(DOWN) == (2, 2)
    poor = laid({"hand": "Ash Crawler", "play": "Plains; Plains"}, mana=False)
    assert [one for one in poor.offered() if one[0] == "morph"] == []
    late = laid({"hand": "Ash Crawler; Shock"})
    late.cast(A, "Shock", who(B))
    assert [one for one in late.offered() if one[0] == "morph"] == [], "only when the stack is empty"


@pytest.mark.rule("MTG8-CR-MORPH-1", "MTG8-CR-MORPH-5")
def test_a_face_down_spell_is_a_creature_spell_and_shown_when_it_is_countered() -> None:
    t = laid({"hand": "Ash Crawler"}, {"hand": "Remove Soul"}, {})
    t.begin(A, ("morph", "Ash Crawler"))
    for seat in (B, C, WATCHER):
        assert "Ash Crawler" not in json.dumps(t.p.seen_by(seat))
    t.play(B, "Remove Soul", t.on_stack(DOWN))
    assert t.graveyard(A) == ["Ash Crawler"] and t.in_play() == []


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_it_is_a_creature_without_anything_that_its_card_says() -> None:
    t = down(laid({"hand": "Ash Crawler", "play": "Raging Goblin", "library": "Island; Swamp"}))
    it = t.it(DOWN)
    assert (it.colors, it.types, it.keywords) == (0, 0, 0) and not it.ready
    assert t.hand(A) == [] and t.size("Raging Goblin") == (1, 1)
    assert [one for one in t.offered_to(A) if one[0] == "activate"] == []


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_only_its_controller_knows_what_it_is() -> None:
    t = laid({"hand": "Ash Crawler; Plague Wind"}, {"hand": "Shock"}, {})
    told = {seat: 0 for seat in (B, C, WATCHER)}
    for step in (lambda: t.begin(A, ("morph", "Ash Crawler")), t.resolve, lambda: t.until(ATTACKERS, B)):
        step()
        for seat in told:
            told[seat] += 1
            assert "Ash Crawler" not in json.dumps(t.p.seen_by(seat))
            for event in t.p.journal or ():
                assert "Ash Crawler" not in json.dumps(event.seen_by(seat) or {})
        assert "Ash Crawler" in json.dumps(t.p.seen_by(A))
    [seen] = t.p.seen_by(A)["table"]["play"]
    assert (seen["name"], seen["down"], seen["secret"]) == (DOWN, True, "Ash Crawler")
    [seen] = t.p.seen_by(B)["table"]["play"]
    assert (seen["name"], seen["down"], seen["secret"], seen["power"]) == (DOWN, True, None, 2)


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_two_cards_face_down_are_alike_for_the_others() -> None:
    seen = []
    for first, second in (("Ash Crawler", "Veiled Pilgrim"), ("Veiled Pilgrim", "Ash Crawler")):
        t = laid({"hand": "Ash Crawler; Veiled Pilgrim"}, {})
        down(t, name=first)
        seen.append(json.dumps(t.p.seen_by(B), sort_keys=True))
        assert t.hand(A) == [second]
    assert seen[0] == seen[1]


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_who_imagines_deals_the_face_down_card_anew() -> None:
    t = down(laid({"hand": "Ash Crawler; Veiled Pilgrim; Plains", "library": "Island; Swamp"}, {}))
    key = t.key(DOWN)
    found = set()
    for seed in range(40):
        p = t.p.imagine(B, seed)
        found.add(p.book.face(secret_of(p.things[key]) & 0xFFFF).name)
        held = [*p.things[1].hand, *p.things[1].library, secret_of(p.things[key])]
        names = sorted(p.book.face(card & 0xFFFF).name for card in held)
        assert names == ["Ash Crawler", "Island", "Plains", "Swamp", "Veiled Pilgrim"]
        mine = t.p.imagine(A, seed)
        assert mine.book.face(secret_of(mine.things[key]) & 0xFFFF).name == "Ash Crawler"
    assert found == {"Ash Crawler", "Veiled Pilgrim"}


@pytest.mark.rule("MTG8-CR-MORPH-3", "MTG8-CR-MORPH-4")
def test_it_is_turned_face_up_at_once_and_stays_what_it_was() -> None:
    side = {"hand": "Ash Crawler", "play": "Raging Goblin", "library": "Island; Swamp"}
    t = down(laid(side, {"play": "Hill Giant", "hand": "Shock"}))
    t.cast(B, "Shock", t.obj(DOWN))
    turn_up(t, t.obj("Hill Giant"))
    assert [one.name for one in t.happened("turned-up")] == ["Ash Crawler"]
    assert t.size("Ash Crawler") == (5, 4) and t.size("Raging Goblin") == (2, 2)
    assert t.stack() == ["Ash Crawler", "Shock"] and t.hand(A) == [], "it did not come into play"
    t.resolve().resolve()
    assert t.in_play(B) == [] and t.it("Ash Crawler").damage == 2
    t.begin(A, ("activate", t.key("Ash Crawler"), 2)).resolve()
    assert t.life(A) == 21
    for seat in (B, WATCHER):
        names = [one["name"] for one in t.p.seen_by(seat)["table"]["play"]]
        assert sorted(names) == ["Ash Crawler", "Raging Goblin"]


@pytest.mark.rule("MTG8-CR-MORPH-3")
def test_it_is_turned_face_up_while_it_attacks_and_for_a_cost_without_mana() -> None:
    t = laid({"hand": "Veiled Pilgrim"}, {"play": "Hill Giant"})
    down(t, name="Veiled Pilgrim")
    t.until(MAIN1, B).until(MAIN1, A).attack(DOWN)
    turn_up(t)
    assert t.life(A) == 16 and t.it("Veiled Pilgrim").attacking == B
    t.block(("Hill Giant", "Veiled Pilgrim")).fight()
    assert sorted(t.graveyard(A) + t.graveyard(B)) == ["Hill Giant", "Veiled Pilgrim"]


@pytest.mark.rule("MTG8-CR-MORPH-3")
def test_who_cannot_pay_is_not_offered_it() -> None:
    t = laid({"hand": "Veiled Pilgrim", "life": 3}, {})
    down(t, name="Veiled Pilgrim")
    assert [one for one in t.offered_to(A) if one[0] == "turn-up"] == []
    assert [one for one in t.offered_to(B) if one[0] == "turn-up"] == []


@pytest.mark.rule("MTG8-CR-MORPH-5")
def test_it_is_shown_when_it_leaves_play() -> None:
    t = down(laid({"hand": "Ash Crawler"}, {"hand": "Shock; Boomerang"}))
    t.play(B, "Shock", t.obj(DOWN))
    assert t.graveyard(A) == ["Ash Crawler"]
    assert [event.name for event in t.happened("leave")] == ["Ash Crawler"]
    t = down(laid({"hand": "Ash Crawler"}, {"hand": "Boomerang"}))
    t.play(B, "Boomerang", t.obj(DOWN))
    assert t.p.seen_by(B)["table"]["players"][A]["hand"] == ["Ash Crawler"], "all have seen it"


@pytest.mark.rule("MTG8-CR-MORPH-5")
def test_all_are_shown_when_the_game_ends() -> None:
    t = down(laid({"hand": "Ash Crawler"}, {}))
    assert "Ash Crawler" not in json.dumps(t.p.seen_by(B))
    t.p.concede(A)
    t = down(laid({"hand": "Ash Crawler"}, {}))
    t.p.concede(B)
    assert t.p.result is not None
    assert t.p.seen_by(B)["table"]["play"][0]["secret"] == "Ash Crawler"


@pytest.mark.rule("MTG8-CR-MORPH-2")
def test_a_position_with_a_face_down_card_is_stored_and_read_again() -> None:
    t = down(laid({"hand": "Ash Crawler"}, {}))
    data = json.loads(json.dumps(t.p.to_json()))
    again = MAGIC.position(data)
    assert again.to_json() == data
    assert again.seen_by(A)["table"]["play"][0]["secret"] == "Ash Crawler"
