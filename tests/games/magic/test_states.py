"""State triggers: checked after every event, once while the ability waits or is on the stack."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    All,
    Controls,
    Destroy,
    Draw,
    GainLife,
    LifeAtMost,
    LoseLife,
    PutToken,
    Return,
    State,
    Tap,
    Target,
    card,
    spell,
    that,
    when,
)
from grimorio.games.magic.words.effects import Effect
from grimorio.games.magic.words.triggers import Both, Condition, ThisIsUntapped
from tests.games.magic.laid import A, B, Laid, who

TOKEN = PutToken("Rukh", "red", ("Rukh",), (4, 4), ("flying",))
CROCODILE = "Emperor Crocodile"


@pytest.mark.rule("MTG8-CR-TRIG-5")
@pytest.mark.parametrize("alone", [True, False])
def test_a_state_that_is_true_for_a_moment_in_a_resolution_triggers(alone: bool) -> None:
    """The other creatures leave before a token comes, or the token comes first."""
    go = Return(All(that("creature", controller="you", power=(0, 2))))
    flee = card("Flee", "{U}", INSTANT, spell(*((go, TOKEN) if alone else (TOKEN, go))))
    t = Laid({"hand": "Flee", "play": f"{CROCODILE}; Grizzly Bears"}, own=(flee,)).play(A, "Flee")
    assert t.stack() == ([CROCODILE] if alone else [])
    assert t.in_play() == [CROCODILE, "Rukh"]


@pytest.mark.rule("MTG8-CR-TRIG-5")
@pytest.mark.parametrize(
    ("state", "effects"),
    [
        (LifeAtMost(15), (LoseLife(5), GainLife(9))),
        (Controls(CREATURE, least=3), (TOKEN, Destroy(All(that("creature", keyword="flying"))))),
        (Both((ThisIsUntapped(), LifeAtMost(15))), (LoseLife(5), Tap(All(CREATURE)))),
    ],
)
def test_any_state_is_seen_in_the_middle_of_a_resolution(
    state: Condition, effects: tuple[Effect, ...]
) -> None:
    """Each state is true only in the middle of the resolution, neither before nor after it."""
    oracle = card("Oracle", "{G}", CREATURE_CARD, when(State(state), Draw()), types=("Elf",), size=(1, 1))
    twist = card("Twist", "{U}", INSTANT, spell(*effects))
    t = Laid({"hand": "Twist", "play": "Oracle; Grizzly Bears"}, own=(oracle, twist)).give()
    assert t.stack() == []
    assert t.play(A, "Twist").stack() == ["Oracle"]
    assert t.resolve().stack() == []


@pytest.mark.rule("MTG8-CR-TRIG-5")
def test_a_state_triggers_again_when_its_ability_has_left_the_stack() -> None:
    oracle = card(
        "Oracle", "{G}", CREATURE_CARD, when(State(LifeAtMost(15)), GainLife(2)), types=("Elf",), size=(1, 1)
    )
    t = Laid({"play": "Oracle", "life": 10}, own=(oracle,)).give()
    assert t.stack() == ["Oracle"]
    lives = []
    while t.stack():
        assert t.stack() == ["Oracle"]
        t.resolve()
        lives.append(t.life(A))
    assert lives == [12, 14, 16]


@pytest.mark.rule("MTG8-CR-TRIG-5")
def test_what_happens_at_the_same_time_is_one_state() -> None:
    """All creatures die together, so that none was ever alone, and nothing triggers."""
    t = Laid({"hand": "Wrath of God", "play": f"{CROCODILE}; Grizzly Bears"}).play(A, "Wrath of God")
    assert t.stack() == [] and t.in_play() == []


@pytest.mark.rule("MTG8-CR-TRIG-5")
def test_a_state_goes_by_who_controls_the_permanent() -> None:
    t = Laid({"hand": "Confiscate", "play": "Grizzly Bears"}, {"play": f"{CROCODILE}; Hill Giant"})
    t.play(A, "Confiscate", t.obj("Hill Giant"))
    assert t.stack() == [CROCODILE] and t.p.things[t.t.stack[0]].controller == B


@pytest.mark.rule("MTG8-CR-LOOP-1")
def test_a_state_whose_ability_never_finds_a_target_is_an_endless_loop() -> None:
    """The trigger is removed from the stack and triggers again at once, before anybody may act."""
    hunter = card(
        "Hunter",
        "{G}",
        CREATURE_CARD,
        when(State(LifeAtMost(15)), Destroy(Target(that("creature", keyword="flying")))),
        types=("Elf",),
        size=(1, 1),
    )
    t = Laid({"hand": "Lava Axe", "play": "Hunter"}, own=(hunter,))
    t.play(A, "Lava Axe", who(A))
    assert t.p.over and t.p.result is not None
    assert (t.p.result.winners, t.p.result.reason, t.p.result.rule) == ((), "loop", "MTG8-CR-LOOP-1")
    t = Laid({"hand": "Lava Axe", "play": "Hunter"}, {"play": "Storm Crow"}, own=(hunter,))
    t.play(A, "Lava Axe", who(A))
    assert t.stack() == ["Hunter"]


def test_without_states_nothing_listens_to_everything() -> None:
    assert Laid({"play": "Grizzly Bears; Hill Giant"}).p.heard == 0
    assert Laid({"play": CROCODILE}).p.heard == -1
