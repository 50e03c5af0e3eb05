"""How `emit` lets events happen: forbid, replace, apply, notice; and choices during it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio.kernel import Effect, Event, Game, IllegalAnswer, Luck, Position, Record, Setup, digest
from grimorio.kernel.frame import Emission
from tests.kernel.toys import (
    AtEnd,
    Begin,
    Double,
    Guard,
    Hurt,
    Immune,
    Leaving,
    Less,
    Outer,
    Revenge,
    Share,
    Stop,
    Toy,
    Volley,
    battle,
    secrets,
)


def start(game: Toy, seats: int = 2, seed: int = 1, **how: Any) -> Position:
    return game.start(Setup("toy", seats, seed), journal=True, **how)


def do(p: Position, *option: str | int) -> Position:
    p.answer(p.choice.index(option))
    return p


def life(p: Position) -> list[int]:
    return [p.things[seat].life for seat in range(p.setup.seats)]


def events(p: Position) -> list[Any]:
    assert p.journal is not None
    return [seen for event in p.journal if (seen := event.seen_by(0)) is not None]


def hurts(p: Position) -> list[tuple[int, int]]:
    return [(line["seat"], line["amount"]) for line in events(p) if line["event"] == "hurt"]


def shoot(p: Position, target: int, strength: int) -> Position:
    """Let the seat announce a target and a strength; a single possible target is taken without a question."""
    if p.choice.ask == "target":
        do(p, "seat", target)
    return do(p, "strength", strength)


def test_without_effects_events_happen_as_they_are() -> None:
    p = shoot(start(battle()), 1, 3)
    assert life(p) == [9, 7] and hurts(p) == [(1, 3), (0, 1)]
    assert p.choice.ask == "more", "a choice in the middle of an effect"
    frame = p.agenda[-1]
    assert isinstance(frame, Volley) and frame.shots == 2, "the frame knows what happened"


def test_a_single_replacement_is_not_asked_about() -> None:
    p = shoot(start(battle(Double(1))), 1, 3)
    assert life(p) == [9, 4] and p.choice.ask == "more"
    assert hurts(p) == [(1, 6), (0, 1)], "in the place of what it replaces"


@pytest.mark.parametrize(("first", "loss"), [(0, 5), (1, 4)])
def test_the_affected_player_orders_several_replacements(first: int, loss: int) -> None:
    """Double, then one less gives 5; one less, then double gives 4. The player who is hit decides."""
    p = shoot(start(battle(Double(1), Less(1))), 1, 3)
    assert (p.choice.ask, p.choice.seat, p.choice.rule) == ("replacement", 1, "TOY-1")
    assert life(p) == [10, 10], "nothing is applied before all is settled"
    p.answer(first)
    assert p.choice.ask == "more" and life(p) == [9, 10 - loss]


def test_three_replacements_are_ordered_one_choice_at_a_time() -> None:
    p = shoot(start(battle(Double(1), Less(1), Less(1))), 1, 3)
    assert len(p.choice.options) == 2, "of two that are alike it does not matter which comes first"
    p.answer(1)
    assert p.choice.ask == "replacement" and len(p.choice.options) == 2
    p.answer(0)
    assert life(p) == [9, 10 - 3]


def test_an_effect_replaces_an_event_once() -> None:
    p = shoot(start(battle(Double(1), Double(1))), 1, 1)
    assert p.choice.ask == "more", "nobody orders what is alike"
    assert life(p) == [9, 6], "twice doubled, then no more"


def test_a_replacement_may_leave_nothing_or_make_more_for_others() -> None:
    p = shoot(start(battle(Less(0))), 1, 1)
    assert hurts(p) == [(1, 1)], "the shooter's own harm is replaced by nothing"
    p = shoot(start(battle(Share(1)), 3), 1, 3)
    assert life(p) == [9, 8, 9]
    p = shoot(start(battle(Share(1), Double(2)), 3), 1, 3)
    assert life(p) == [9, 8, 8], "what a replacement makes may be replaced in turn"


def test_forbidding_comes_before_replacing() -> None:
    p = shoot(start(battle(Double(1), Less(1), Immune(1))), 1, 3)
    assert p.choice.ask == "more" and life(p) == [9, 10]
    frame = p.agenda[-1]
    assert [event.seat for event in frame.happened] == [0], "the frame knows that one did not happen"
    p = shoot(start(battle(Share(1), Immune(2)), 3), 1, 3)
    assert life(p) == [9, 8, 10], "what a replacement makes may be forbidden"


def test_simultaneous_events_are_replaced_one_by_one_and_applied_and_noticed_together() -> None:
    game = battle(Double(0), Less(0), Double(1), Less(1), Revenge(0), Revenge(1))
    p = shoot(start(game), 1, 3)
    assert p.choice.seat == 1
    p.answer(0)
    assert p.choice.seat == 0 and life(p) == [10, 10]
    p.answer(0)
    assert life(p) == [9, 5]
    triggers = [(one.seat, one.life_then) for one in p.triggered]
    assert triggers == [(1, 5), (0, 9)], "each noticed a world in which both had happened"


def test_triggers_wait_until_a_frame_takes_them() -> None:
    p = shoot(start(battle(Revenge(1), turns=1)), 1, 3)
    assert p.choice.ask == "more" and len(p.triggered) == 1
    do(p, "yes")
    shoot(p, 1, 1)
    assert len(p.triggered) == 2
    do(p, "no")
    assert (p.choice.ask, p.choice.seat) == ("revenge", 1) and len(p.triggered) == 1
    do(p, "seat", 0)
    assert (p.choice.ask, p.choice.seat) == ("revenge", 1)
    do(p, "seat", 1)
    assert p.choice.ask == "revenge", "hurting oneself triggers again"
    do(p, "nobody")
    assert p.over and life(p) == [7, 5]


def test_a_delayed_trigger_waits_for_its_moment_and_is_done_once() -> None:
    p = shoot(start(battle(AtEnd(1))), 1, 1)
    assert p.triggered == ()
    do(p, "no")
    assert (p.choice.ask, p.choice.seat) == ("revenge", 1)
    do(p, "seat", 0)
    assert p.choice.seat == 1 and p.choice.ask == "strength", "the next turn"
    shoot(p, 0, 1)
    do(p, "no")
    assert p.over, "it does not come again"


def test_effects_begin_and_end_by_events() -> None:
    p = start(battle())
    Begin(Double(1)).apply(p)
    (key,) = p.effects
    shoot(p, 1, 1)
    assert life(p) == [9, 8]
    q = p.copy()
    Stop(key).apply(q)
    assert q.effects == () and q.things[key] is None and p.effects == (key,)
    shoot(do(p, "yes"), 1, 1)
    shoot(do(q, "yes"), 1, 1)
    assert (life(p), life(q)) == ([8, 6], [8, 7])


class HurtTwice(Volley):
    """A frame that wounds seat 1 twice at the same time."""

    def __init__(self) -> None:
        super().__init__(0)
        self.step = HurtTwice.both

    def both(self, p: Position) -> None:
        self.step = Volley.more
        p.emit_all((Hurt(1, 2), Hurt(1, 3)))


def test_a_shield_is_used_up_within_a_batch() -> None:
    p = start(battle(Guard(1, 4)))
    before = p.copy()
    p.waiting = ()
    p.push(HurtTwice())
    p.run()
    assert life(p) == [10, 9] and life(before) == [10, 10]
    assert [thing.points for thing in p.things if isinstance(thing, Guard)] == [0]
    assert [thing.points for thing in before.things if isinstance(thing, Guard)] == [4]


class HurtAndStop(Volley):
    """A frame that hurts seat 1 and ends the effect at the same time."""

    def __init__(self, key: int) -> None:
        super().__init__(0)
        self.key = key
        self.step = HurtAndStop.both

    def both(self, p: Position) -> None:
        self.step = Volley.more
        p.emit_all((Hurt(1, 1), Stop(self.key)))


def test_an_effect_that_ends_in_a_batch_still_notices_it() -> None:
    p = start(battle(Revenge(1)))
    key = p.effects[0]
    p.waiting = ()
    p.push(HurtAndStop(key))
    p.run()
    assert [one.seat for one in p.triggered] == [1] and p.effects == ()


class HurtAndBegin(Volley):
    """A frame that hurts seat 1 and begins an effect at the same time."""

    def __init__(self, others: tuple[Event, ...]) -> None:
        super().__init__(0)
        self.others = others
        self.step = HurtAndBegin.both

    def both(self, p: Position) -> None:
        self.step = Volley.more
        p.emit_all((Hurt(1, 1), *self.others))


@pytest.mark.parametrize("listening", [(), (Revenge(0),)])
def test_an_effect_that_begins_in_a_batch_notices_it(listening: tuple[Effect, ...]) -> None:
    p = start(battle(*listening))
    p.waiting = ()
    p.push(HurtAndBegin((Begin(Revenge(1)),)))
    p.run()
    assert [one.seat for one in p.triggered] == [1]


def json_of(p: Position) -> str:
    return json.dumps(p.to_json(), sort_keys=True)


ALL: tuple[Effect, ...] = (Double(0), Less(0), Share(0), Double(1), Less(1), Revenge(1), AtEnd(0))


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_json_and_back_at_every_choice_also_inside_the_door(seats: int) -> None:
    game = battle(*ALL, turns=3)
    p = start(game, seats)
    luck = Luck(seats)
    inside = 0
    while p.waiting:
        data = json_of(p)
        q = game.position(json.loads(data))
        assert json_of(q) == data
        inside += isinstance(p.agenda[-1], Emission)
        index = luck.below(len(p.choice.options))
        r = p.copy()
        p.answer(index)
        q.answer(index)
        assert json_of(q) == json_of(p)
        assert json_of(r) == data, "the copy was played with"
    assert p.over and inside > 3


@pytest.mark.parametrize("seats", [2, 8])
def test_a_copy_and_its_original_go_their_own_ways(seats: int) -> None:
    game = battle(*ALL, turns=4)
    p = start(game, seats)
    luck = Luck(9)
    while p.waiting:
        q = p.copy()
        before = json_of(p)
        for _ in range(6):
            if q.waiting:
                q.answer(luck.below(len(q.choice.options)))
        assert json_of(p) == before
        twin = p.copy()
        kept = json_of(twin)
        p.answer(luck.below(len(p.choice.options)))
        assert json_of(twin) == kept
    assert p.copy().journal is None and p.journal


def test_writing_takes_a_copy_of_shared_things_only() -> None:
    p = start(battle())
    mine = p.edit(0)
    assert p.edit(0) is mine, "already its own"
    q = p.copy()
    assert q.things[0] is mine, "shared until somebody writes"
    theirs = q.edit(0)
    theirs.life = 1
    assert (p.things[0].life, q.things[0].life) == (10, 1)
    assert p.edit(0) is not mine, "the original copies too: the old thing may be shared"
    p.edit(0).life = 2
    assert (p.things[0].life, q.things[0].life, mine.life) == (2, 1, 10)


def test_an_announcement_is_taken_back_from_a_kept_copy_or_by_the_record() -> None:
    game = battle(turns=2)
    setup = Setup("toy", 3, 5)
    record = Record.begin(game, setup)
    p = game.start(setup)

    def give(*option: str | int) -> None:
        index = p.choice.index(option)
        record.add(p.choice, index)
        p.answer(index)

    for answer in (("seat", 1), ("strength", 3), ("no",)):
        give(*answer)
    assert p.choice.ask == "target" and p.choice.seat == 1
    kept, length = p.copy(), len(record.answers)
    give("seat", 2)
    assert p.choice.ask == "strength", "half-way: the target is announced"
    again = record.replay(game, length)
    assert digest(again) == digest(kept) != digest(p)
    del record.answers[length:]
    p = kept
    give("seat", 0)
    assert p.agenda[-1].target == 0
    assert digest(record.replay(game)) == digest(p)


def test_giving_up_inside_the_door_asks_again_what_was_asked() -> None:
    p = shoot(start(battle(Double(1), Less(1)), 3), 1, 3)
    asked = p.choice
    assert asked.ask == "replacement"
    again = p.game.position(json.loads(json_of(p)))
    for q in (p, again):
        q.concede(2)
        assert life(q) == [10, 10, -90], "the batch on its way has not happened yet"
        assert (q.choice.ask, q.choice.seat, q.choice.options) == ("replacement", 1, asked.options)
        assert q.choice.number > asked.number
        q.answer(0)
        assert life(q) == [9, 5, -90], "it goes on as if nothing had been in between"
    assert json_of(p) == json_of(again)
    with pytest.raises(IllegalAnswer, match="seat 2 cannot concede"):
        p.concede(2)


def test_a_procedure_that_cannot_go_on_is_broken_off_with_those_that_wait_for_it() -> None:
    for answers in (0, 1):
        p = start(Leaving(lambda p: p.push(Outer())), 3)
        again = p.game.position(json.loads(json_of(p)))
        for q in (p, again):
            assert q.choice.ask == "inner"
            q.concede(2)
            assert [type(frame) for frame in q.agenda] == [Outer]
            assert (q.choice.ask, q.choice.seat) == ("instead", 0)
            q.answer(answers)
            assert q.result is not None and q.result.winners == (answers,)


def test_what_waits_at_the_door_for_who_left_lapses_and_the_rest_happens() -> None:
    p = shoot(start(Leaving(battle(Double(1), Less(1)).lay), 3), 1, 3)
    asked = p.choice
    assert (asked.ask, asked.seat) == ("replacement", 1)
    p.concede(0)
    assert (p.choice.ask, p.choice.seat, p.choice.options) == ("replacement", 1, asked.options)
    p.answer(0)
    assert life(p) == [-90, 5, 10]
    assert hurts(p) == [(0, 100), (1, 5)], "what seat 0 would have suffered besides has lapsed"


def test_who_has_left_does_not_order_replacements() -> None:
    p = start(battle(Double(1), Less(1)), 3)
    p.things[1].life = 0
    shoot(p, 1, 3)
    assert p.choice.ask != "replacement" and life(p) == [9, -5, 10], "doubled, then one less"


def test_giving_up_asks_for_secret_answers_again() -> None:
    p = start(secrets(1), 3)
    p.answer(0)
    p.concede(1)
    assert [choice.seat for choice in p.waiting] == [0, 1, 2] and p.answered == ()
    assert len(p.journal or []) == 1


def test_a_game_that_does_not_know_giving_up_says_so() -> None:
    class Stubborn(Toy):
        concede = Game.concede

    p = start(Stubborn(secrets().lay))
    with pytest.raises(RuntimeError, match="gives up"):
        p.concede(0)


def test_the_door_says_when_a_game_forgets_something() -> None:
    p = start(battle())
    with pytest.raises(RuntimeError, match="does not say what it changes"):
        Event("X").apply(p)
    with pytest.raises(RuntimeError, match="how it begins"):
        Game().start(Setup("", 2))


def test_a_position_of_another_game_or_version_is_refused() -> None:
    game = secrets()
    data = start(game).to_json()
    with pytest.raises(ValueError, match="version"):
        game.position({**data, "version": "0"})
    with pytest.raises(ValueError, match="expected 'toy'"):
        game.position({**data, "setup": {**data["setup"], "game": "magecraft"}})


def test_lists_may_not_hide_in_a_position() -> None:
    p = start(battle())
    p.edit(0).shown = ["mutable"]
    with pytest.raises(TypeError, match="may not hold list"):
        p.to_json()
