"""Giving up, at any moment (docs/rulings/conceding.md)."""

from __future__ import annotations

import json
import random

import pytest

from grimorio import games
from grimorio.kernel import CHANCE, WATCHER, IllegalAnswer, Position, Record, RecordMismatch, Setup
from tests.cost import deep

GAME = games.get("magecraft")


def started(seats: int, seed: int = 1, **options: str) -> Position:
    return GAME.start(Setup("magecraft", seats, seed, options), journal=True)


def gems(position: Position) -> int:
    table = position.seen_by(0)["table"]
    places = [table["academy"]["gems"], table["box"]]
    for board in table["boards"]:
        places += [board[place] for place in ("hp", "shield", "discard", "points", "unseen")]
        places += [board["hand"]["gems"]]
        places += [card["gems"] for cards in board["grimoires"] for card in cards]
    return sum(sum(place.values()) for place in places)


@pytest.mark.parametrize("quitter", [0, 1])
def test_with_two_players_the_other_wins_at_once(quitter: int) -> None:
    position = started(2)
    position.concede(quitter)
    assert position.result is not None
    assert position.result.winners == (1 - quitter,)
    assert (position.result.reason, position.result.rule) == ("conceded", "MAGE-END-5")


@pytest.mark.rule("MAGE-END-5")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_giving_up_is_told_as_giving_up_to_everybody(seat: int) -> None:
    position = started(2)
    before = len(position.journal or [])
    assert all(position.seen_by(0)["table"]["boards"][one]["hp"] for one in range(2))
    position.concede(1)
    assert position.journal is not None
    assert [event.seen_by(seat) for event in position.journal[before:]] == [
        {"event": "concedes", "rule": "MAGE-END-5", "seat": 1},
        {"event": "ends", "winners": [0], "reason": "conceded", "rule": "MAGE-END-5"},
    ]


@pytest.mark.rule("MAGE-END-5", "MAGE-END-2", "MAGE-END-3")
def test_of_three_the_last_opponent_to_give_up_ends_the_game_and_one_without_hp_has_lost() -> None:
    position = started(3, 5)
    play_to(position, "attack", 5)
    active = position.choice.seat
    first, second = (seat for seat in range(3) if seat != active)
    held = gems(position)
    position.concede(first)
    assert not position.over and gems(position) == held
    position.concede(second)
    assert position.result is not None
    assert (position.result.winners, position.result.reason) == ((active,), "conceded")
    told = [type(event).NAME for event in position.journal or []]
    assert told.count("concedes") == 2 and "eliminated" not in told


@pytest.mark.rule("MAGE-END-5")
def test_a_record_of_the_rules_before_is_replayed_and_must_have_the_same_winners() -> None:
    position = started(2)
    record = Record.begin(GAME, position.setup)
    record.add(position.choice, 0)
    position.answer(0)
    record.add_concession(position.choice, 0)
    position.concede(0)
    record.finish(position)
    data = {**record.to_json(), "version": "1", "final": "of other words"}
    old = {**data, "result": {**data["result"], "reason": "last-alive", "rule": "MAGE-END-3"}}
    end = Record.from_json(old).replay(GAME)
    assert end.result is not None and end.result.reason == "conceded"
    with pytest.raises(RecordMismatch, match="others have won"):
        Record.from_json({**old, "result": {**old["result"], "winners": [0]}}).replay(GAME)
    with pytest.raises(RecordMismatch, match="last position differs"):
        Record.from_json({**old, "version": GAME.version}).replay(GAME)
    with pytest.raises(RecordMismatch, match="rules 0, these are"):
        Record.from_json({**old, "version": "0"}).replay(GAME)


def play_to(position: Position, ask: str, seed: int = 0) -> None:
    luck = random.Random(seed)
    while position.choice.ask != ask:
        position.answer(luck.randrange(len(position.choice.options)))


def test_the_active_player_is_asked_again_without_the_one_who_left() -> None:
    position = started(3, 5)
    play_to(position, "attack", 5)
    before, active = position.choice, position.choice.seat
    quitter = next(seat for seat in range(3) if seat != active)
    position.concede(quitter)
    after = position.choice
    assert (after.seat, after.ask) == (active, "attack")
    assert after.number > before.number
    assert list(after.options) == [option for option in before.options if option[1] != quitter]


def test_icons_are_not_used_up_by_asking_again() -> None:
    position = started(3, 5)
    play_to(position, "attack", 5)
    icons = position.seen_by(0)["table"]["casting"]["icons"]
    position.concede(next(seat for seat in range(3) if seat != position.choice.seat))
    assert position.seen_by(0)["table"]["casting"]["icons"] == icons


def test_the_turn_of_a_player_who_leaves_is_broken_off() -> None:
    position = started(3, 5)
    play_to(position, "icons", 5)
    quitter = position.choice.seat
    position.concede(quitter)
    assert not position.over
    assert position.choice.seat != quitter
    assert position.seen_by(0)["table"]["active"] == position.choice.seat
    with pytest.raises(IllegalAnswer, match="not in the game"):
        position.concede(quitter)


@pytest.mark.parametrize("characters", ["random", "chosen"])
@pytest.mark.parametrize("quitter", [0, 1, 2, 3])
@pytest.mark.parametrize("moment", range(6))
def test_somebody_leaves_before_the_first_turn(characters: str, quitter: int, moment: int) -> None:
    position = started(4, 3, characters=characters)
    for _ in range(moment):
        position.answer(0)
    held = gems(position)
    position.concede(quitter)
    luck = random.Random(moment)
    while position.waiting:
        assert position.choice.seat != quitter
        position.answer(luck.randrange(len(position.choice.options)))
    assert position.result is not None and quitter not in position.result.winners
    assert gems(position) >= held


@pytest.mark.parametrize("seed", [*range(6), *map(deep, range(6, 12))])
def test_conceded_games_are_kept_and_replayed(seed: int) -> None:
    seats = 2 + seed % 3
    position = started(seats, seed)
    record = Record.begin(GAME, position.setup)
    luck = random.Random(seed)
    while position.waiting:
        choice = position.choice
        if luck.random() < 0.01:
            seat = luck.choice([seat for seat in range(seats) if GAME.playing(position, seat)])
            record.add_concession(choice, seat)
            position.concede(seat)
        else:
            index = luck.randrange(len(choice.options))
            record.add(choice, index)
            position.answer(index)
        again = GAME.position(json.loads(json.dumps(position.to_json())))
        assert again.to_json() == position.to_json()
    record.finish(position)
    replayed = Record.from_json(json.loads(json.dumps(record.to_json()))).replay(GAME)
    assert position.journal is not None and replayed.journal is not None
    assert [event.seen_by(0) for event in replayed.journal] == [
        event.seen_by(0) for event in position.journal
    ]


def test_nobody_concedes_after_the_end() -> None:
    position = started(2)
    position.concede(0)
    with pytest.raises(IllegalAnswer):
        position.concede(1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_table_can_be_seen_after_giving_up_at_any_moment(seats: int) -> None:
    position, luck, asked = started(seats, 3), random.Random(3), set()
    for _ in range(400):
        choice = position.choice
        asked.add(choice.ask)
        for quitter in range(seats):
            left = position.copy()
            left.concede(quitter)
            for seat in range(WATCHER, seats):
                if seat != CHANCE:
                    assert left.seen_by(seat)["table"]["boards"][quitter]["alive"] is False
        position.answer(luck.randrange(len(choice.options)))
        if position.over:
            break
    assert {"pay", "icons", "study"} <= asked
