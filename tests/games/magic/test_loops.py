"""Endless loops are a draw: a position repeats, or nobody can stop the loop and nothing runs out."""

from __future__ import annotations

import json

import pytest

from grimorio.games.magic.rules.loops import ENDLESS, PATIENCE, state
from grimorio.games.magic.state.objects import END
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    EACH_OPPONENT,
    INSTANT,
    THE_OBJECT,
    THIS,
    ComesIntoPlay,
    Draw,
    GainLife,
    GoesToGraveyard,
    LoseLife,
    PutToken,
    Return,
    Sacrifice,
    card,
    spell,
    when,
)
from tests.cost import deep
from tests.games.magic.laid import MAGIC, PASS, A, B, Laid, who

BEAR = PutToken("Bear", "green", ("Bear",), (2, 2))
PHOENIX = card(
    "Ever Phoenix",
    "{R}",
    CREATURE_CARD,
    when(ComesIntoPlay(THIS), Sacrifice(THIS)),
    when(GoesToGraveyard(THIS), Return(THE_OBJECT, to="play")),
    types=("Bird",),
    size=(1, 1),
)


def passing(t: Laid, most: int) -> int:
    """Pass until the game is over or `most` objects have resolved; return how many have."""
    before = len(t.happened("off-stack"))
    while t.p.waiting:
        done = len(t.happened("off-stack")) - before
        if t.p.choice.ask != "priority":
            t.p.answer(0)
        elif done >= most or not t.t.stack:
            return done
        else:
            t.answer(PASS)
    return len(t.happened("off-stack")) - before


def drawn(t: Laid) -> bool:
    return t.p.result is not None and (t.p.result.winners, t.p.result.reason) == ((), "loop")


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_a_high_stack_that_resolves_is_no_loop() -> None:
    study = card("Long Study", "{U}", INSTANT, spell(*[Draw(90)] * 5))
    t = Laid(
        {"hand": "Long Study", "library": "; ".join(["Plains"] * 460), "life": 500},
        {"play": "Underworld Dreams"},
        own=(study,),
    )
    t.cast(A, "Long Study")
    t.p.stops = 0
    passing(t, 10_000)
    assert not t.p.over and t.life(A) == 50


@pytest.mark.rule("MTG8-CR-LOOP-1")
@pytest.mark.parametrize("hand", ["", "Shock"])
def test_a_position_that_comes_back_is_a_draw_though_somebody_could_act(hand: str) -> None:
    """It is a draw even though a player could stop the loop, because that player passed each time."""
    t = Laid({"hand": "Ever Phoenix"}, {"hand": hand}, own=(PHOENIX,))
    t.cast(A, "Ever Phoenix")
    assert PATIENCE <= passing(t, 1000) < 2 * PATIENCE
    assert drawn(t)


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_whoever_acts_in_a_loop_begins_it_anew() -> None:
    t = Laid({"hand": "Ever Phoenix"}, {"hand": "; ".join(["Shock"] * 5), "life": 99}, own=(PHOENIX,))
    t.cast(A, "Ever Phoenix")
    for _ in range(4):
        assert passing(t, PATIENCE - 5) == PATIENCE - 5 and not t.p.over
        t.play(B, "Shock", who(A))
    assert t.life(A) == 12 and not t.p.over
    passing(t, 1000)
    assert drawn(t)


def breeder(*besides: object) -> Laid:
    """A creature that makes a copy of itself for each one that comes into play, and has these other
    effects.
    """
    one = card("Breeder", "{G}", CREATURE_CARD, when(ComesIntoPlay(CREATURE), BEAR, *besides), size=(1, 1))  # type: ignore[arg-type]
    t = Laid({"hand": "Breeder"}, {"life": ENDLESS + 90, "hand": "Shock"}, own=(one,))
    t.cast(A, "Breeder")
    return t


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_what_grows_is_a_draw_where_nobody_can_stop_it() -> None:
    t = breeder(GainLife(1))
    t.drain()
    t.p.stops = 0
    passing(t, 5000)
    assert drawn(t)


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_what_grows_goes_on_while_somebody_can_stop_it() -> None:
    t = breeder(GainLife(1))
    assert passing(t, ENDLESS + 60) == ENDLESS + 60 and not t.p.over
    data = json.dumps(t.p.to_json())
    assert json.dumps(MAGIC.position(json.loads(data)).to_json()) == data, "what is kept is written, too"
    assert ("cast", "Shock") in t.offered_to(B)


@pytest.mark.rule("MTG8-CR-LOOP-1")
@pytest.mark.parametrize("besides", [deep(LoseLife(1, EACH_OPPONENT)), Draw()])
def test_what_grows_goes_on_until_something_has_run_out(besides: object) -> None:
    """The other player's life or the own library runs out first, which decides the game."""
    t = breeder(besides)
    t.drain()
    t.p.stops = 0
    passing(t, 5000)
    assert t.p.result is not None and t.p.result.reason != "loop"
    assert t.p.result.winners == ((A,) if isinstance(besides, LoseLife) else (B,))


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_positions_are_alike_whatever_ids_their_objects_have() -> None:
    """An object that left and came back counts as the same; one that is tapped, damaged or elsewhere
    does not.
    """
    play = "Grizzly Bears; Hill Giant; Fear>Hill Giant"
    one, two = Laid({"play": play}), Laid({"play": f"Forest; {play}", "hand": "Boomerang"})
    two.play(A, "Boomerang", two.obj("Forest"))
    for t in (one, two):
        for seat in (A, B):
            owner = t.p.edit(1 + seat)
            owner.hand, owner.graveyard, owner.pool = (), (), 0
    assert one.key("Hill Giant") != two.key("Hill Giant") and state(one.p) == state(two.p)
    before = state(one.p)
    for field, value in (
        ("tapped", True),
        ("damage", 1),
        ("ready", False),
        ("chosen", "red"),
        ("attacked", True),
        ("hurt_by", (one.key("Grizzly Bears"),)),
    ):
        other = one.p.copy()
        setattr(other.edit(one.key("Hill Giant")), field, value)
        assert state(other) != before, field
    other = one.p.copy()
    other.edit(one.key("Fear")).on = one.key("Grizzly Bears")
    assert state(other) != before


@pytest.mark.rule("MTG8-CR-LOOP-1")
@pytest.mark.parametrize("seat", [A, B])
def test_positions_differ_in_whatever_a_player_or_the_turn_has(seat: int) -> None:
    p = Laid({"play": "Hill Giant"}).p
    before = state(p)
    [face] = {p.things[key].face for key in p.things[0].play}
    here: dict[str, object] = {
        "life": 7, "poison": 1, "pool": 1, "hand": (face,), "library": (), "thirsty": True, "skips": 1,
    }  # fmt: skip
    whole: dict[str, object] = {"turn": 4, "active": B, "step": END, "lands": 1, "seats": (A,), "extra": 1}
    for thing, changes in ((1 + seat, here), (0, whole)):
        for field, value in changes.items():
            other = p.copy()
            setattr(other.edit(thing), field, value)
            assert state(other) != before, field


@pytest.mark.rule("MTG8-CR-LOOP-1", "MTG8-CR-LAYER-2")
def test_counters_are_alike_however_old_they_are_beside_the_effects() -> None:
    """What matters of their age is which effects they are older than."""
    t = Laid({"play": "Hill Giant; Grizzly Bears; Fear>Hill Giant; Glorious Anthem"})
    [first, *_] = stamps = sorted(t.p.things[key].stamp for key in t.t.statics)

    def having(*counters: tuple[str, int, int]) -> tuple[object, ...]:
        other = t.p.copy()
        other.edit(t.key("Hill Giant")).counters = counters
        return state(other)

    older, old, young = (
        having(("+1/+1", 1, -2)),
        having(("+1/+1", 1, -1)),
        having(("+1/+1", 1, stamps[-1] + 1)),
    )
    assert older == old != state(t.p) and first > 0
    assert len({old, young, having(("+1/+1", 2, -1)), having(("-1/-1", 1, -1))}) == 4
