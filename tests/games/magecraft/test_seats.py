"""Rules that hold for every seat: the opening goes on when a player leaves, and the second player has
own gems.
"""

from __future__ import annotations

import pytest

from grimorio.games.magecraft.options import ROUND_CAP
from grimorio.games.magecraft.rules.match import OPENING_DISCARDS, OPENING_DRAWS
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.kernel import Position
from tests.games.magecraft.laid import Laid, opened


def second(**foe: object) -> Laid:
    """A table at the beginning of seat 1's turn."""
    t = Laid(foe=foe)
    del t.p.agenda[1:]
    t.p.top().active = 1
    t.p.waiting = ()
    t.p.push(Turn(1))
    t.p.run()
    return t


def asked(p: Position, ask: str) -> list[int]:
    """The seats that are asked the question `ask`, in order, when the first option is always taken."""
    seats = []
    while p.choice.ask == ask:
        if p.choice.seat not in seats:
            seats.append(p.choice.seat)
        p.answer(0)
    return seats


@pytest.mark.rule("MAGE-SETUP-2", "MAGE-SETUP-4", "MAGE-MULTI-1")
@pytest.mark.parametrize("leaving", [0, 1, 2, 3])
def test_the_opening_goes_on_for_all_but_who_left(leaving: int) -> None:
    p = opened(4, characters="chosen")
    first = p.choice.seat
    order = [(first + place) % 4 for place in range(4)]
    p.concede(leaving)
    assert asked(p, "character") == [seat for seat in order if seat != leaving]
    places = [place for place, seat in enumerate(order) if seat != leaving and OPENING_DISCARDS[place]]
    drawn = {seat: OPENING_DRAWS[place] for place, seat in enumerate(order) if seat != leaving}
    heard = [seen for event in p.journal or [] if (seen := event.seen_by(seat_of(event))) is not None]
    for seat, count in drawn.items():
        assert sum(line["event"] == "draw" and line["seat"] == seat for line in heard) == count
    assert asked(p, "opening-discard") == [order[place] for place in places]


def seat_of(event: object) -> int:
    return int(getattr(event, "seat", 0))


@pytest.mark.rule("MAGE-SHIELD-1")
def test_the_second_player_lowers_their_own_shield() -> None:
    t = second(shield="FE", hand="W").do("gem", "earth")
    assert (t.at("shield", 1), t.at("discard", 1)) == ("F", "E")
    assert [(line["seat"], line["colour"]) for line in t.heard("lower-shield")] == [(1, "earth")]


@pytest.mark.rule("MAGE-MASTER-2", "MAGE-MASTER-3")
def test_the_second_player_passes_their_own_gold_gem_on() -> None:
    t = second(hand="FE", grimoires=[["Bolt+", "Two Ways"]]).cast().do("done")
    assert t.on_cards(0, 1) == ["", "F"]
    assert t.do("cast").do("yes").on_cards(0, 1) == ["", "FE"]


@pytest.mark.rule("MAGE-STUDY-1")
def test_one_spell_that_can_be_studied_must_be_where_studying_is_forced() -> None:
    t = Laid(me={"hand": "F"}, left={"Bolt": 1}, study="compulsory").do("done")
    assert t.ask == "study" and t.options == [("study", "Bolt")]


@pytest.mark.rule("MAGE-ABIL-2")
def test_without_a_gem_there_is_no_ability() -> None:
    t = Laid(me={"hand": "", "character": "Ada"})
    assert not t.offers("ability") and t.offers("done")


@pytest.mark.rule("MAGE-MASTER-1", "MAGE-REST-1")
def test_a_mastered_spell_stays_mastered_after_the_rest() -> None:
    t = (
        Laid(me={"hand": "F", "bag": "WWWW", "grimoires": [["Bolt+"]]})
        .cast()
        .do("done")
        .do("done")
        .do("done")
    )
    assert t.grimoire(0) == ["Bolt+"] and t.on_cards(0) == [""]
    assert t.p.things[1].grimoires[0][0].mastered is True


@pytest.mark.rule("MAGE-END-4")
def test_a_game_without_an_end_is_a_draw() -> None:
    t = Laid(me={"bag": "WWWW"}, foe={"bag": "WWWW"})
    t.p.agenda[0].round = ROUND_CAP
    while not t.p.over:
        t.do("done")
    assert t.p.result is not None and (t.p.result.winners, t.p.result.reason) == ((), "cap")
    assert t.heard("ends")[0]["rule"] == "MAGE-END-4"
