"""A choice with only one option is passed over in a way that tells nobody else what the hand holds."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Choice, Position, Setup
from grimorio.web.bots.workers import Question
from tests.cost import deep
from tests.web.helpers import Server, hurried, timeline

COLOURS = {"F": "fire", "W": "water", "L": "light"}
POOL = {"fire": 3, "water": 3, "light": 2}
"""The gems that the first seat has in hand and bag together, by colour."""

HANDS = {"F3": (1, 1), "F1 W2": (1, 1), "L2 F1": (3, 1), "W1 L2": (3, 2)}
"""Some hands that the first seat may have, each with its numbers of options in the Magic and in the
Study phase.
"""


def worlds(position: Position, luck: random.Random, count: int = 3) -> list[tuple[int, Position]]:
    """Return positions that others than the asked seat hold possible, `count` for each of them, as
    (seat that holds it possible, position).
    """
    others = [WATCHER, *(seat for seat in range(position.setup.seats) if seat != position.choice.seat)]
    found = [(seat, position.imagine(seat, luck.getrandbits(64))) for seat in others for _ in range(count)]
    for _, world in found:
        world.luck = position.luck
    return found


def goes_on(position: Position, option: tuple[str | int, ...], bots: Collection[int]) -> Position | None:
    """Return the position after an option, and after the choices that the table then passes over.

    None when the option is not offered; `bots` are the seats of bots.
    """
    if option not in tuple(position.choice.options):
        return None
    game = timeline(position.copy(), bots)
    game.position.journal = []
    game.position.answer(game.position.choice.index(option))
    game.passing.over(game.position)
    return game.position


def read_by(position: Position, seat: int) -> str:
    return json.dumps([seen for event in position.journal or () if (seen := event.seen_by(seat))])


PEOPLE = [("magecraft", 2, ()), deep("magecraft", 3, ()), deep("magic", 2, ())]
BOTS = [("magecraft", 2, (0, 1)), deep("magecraft", 3, (1, 2)), deep("magic", 2, (1,)), ("mickey", 2, (1,))]


@pytest.mark.parametrize(("name", "seats", "bots"), PEOPLE + BOTS)
def test_whoever_reads_the_same_sees_the_same_stops(name: str, seats: int, bots: tuple[int, ...]) -> None:
    """In every position that another seat holds possible, the table stops at the same choices as in the
    real game.
    """
    luck, game = random.Random(seats), games.get(name)
    single = foregone = compared = 0
    for seed in range(6):
        position = timeline(game.start(Setup(name, seats, seed)), bots).position
        for _ in range(120):
            if position.over:
                break
            choice: Choice = position.choice
            known = game.foregone(position, choice)
            single += len(choice.options) == 1
            foregone += known
            assert not known or len(choice.options) == 1
            option = tuple(hurried(luck, [list(one) for one in choice.options]))
            after = goes_on(position, option, bots)
            assert after is not None
            stops = [(one.number, one.seat, one.ask) for one in after.waiting]
            for seat, world in worlds(position, luck):
                assert game.foregone(world, world.choice) == known
                assert not known or len(world.choice.options) == 1
                same = goes_on(world, option, bots)
                if same is not None and read_by(same, seat) == read_by(after, seat):
                    assert [(one.number, one.seat, one.ask) for one in same.waiting] == stops
                    compared += 1
            position = after
    assert compared > 600 and single > 20
    # What everybody can tell to be the only option was passed over before.
    assert foregone == 0


def test_with_open_hands_every_single_option_is_known_to_everybody() -> None:
    game = games.get("magecraft")
    position = timeline(game.start(Setup("magecraft", 2, 3, {"hands": "open"}))).position
    luck = random.Random(1)
    for _ in range(150):
        if position.over:
            break
        assert len(position.choice.options) > 1
        after = goes_on(position, luck.choice(tuple(position.choice.options)), ())
        assert after is not None
        position = after


def situation(hand: str) -> dict[str, Any]:
    bag = dict(POOL)
    for letter, number in re.findall(r"([FWL])(\d)", hand):
        bag[COLOURS[letter]] -= int(number)
    return {
        "active": "A",
        "phase": "magic",
        "A": {"hand": hand, "bag": bag, "discard": "none", "grimoires": [["Minor Cure"]]},
        "B": {"hand": "D1 F1", "grimoires": [["Magic Missile"]]},
    }


def stripped(frame: str) -> str:
    """Return a frame with empty names, ids and commitments, which differ between any two games."""
    return re.sub(r'"(id|commitment|name)":"[^"]*"', r'"\1":""', frame)


def told_while_passing(server: Server, hand: str, **settings: Any) -> list[list[str]]:
    """Return the updates that the other player and a spectator get while the first player passes the
    Magic and the Study phase with a given hand. `settings` are settings of the first player's seat;
    with them, the table passes by itself.
    """
    id, tokens = server.two(situation=situation(hand))
    with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]) as bob, server.person(id) as eve:
        others = (bob, eve)
        for person in others:
            person.wait("update")
        if settings:
            ada.say(kind="settings", **settings)
        options = []
        for n in (1, 2):
            update = ada.until(lambda update, n=n: update["n"] == n)
            choice = update["view"]["choice"]
            options.append(len(choice["options"]))
            if not settings:
                assert ada.answer(choice["number"], ["done"])["kind"] == "ack"
        assert tuple(options) == HANDS[hand]
        for person in others:
            person.until(lambda update: update["n"] == 3)
        return [[as_told(update) for update in person.updates] for person in others]


def as_told(update: dict[str, Any]) -> str:
    """Return an update as JSON, without what differs between any two games.

    Of the third update, only the choices waited for and the events are kept, for it shows the hand.
    """
    told = {**update, "players": [], "luck": {}}
    if update["n"] == 3:
        told = {"waiting": update["view"]["waiting"], "log": [line["event"] for line in update["log"]]}
    return json.dumps(told)


class Passing:
    """Bots that wait for a tenth of a second and then pass."""

    async def choose(self, asked: Question) -> int:
        await asyncio.sleep(0.1)
        options: list[list[str]] = asked.view["choice"]["options"]
        return options.index(["done"])

    def close(self) -> None:
        pass


def test_hands_of_bots_that_differ_are_told_alike(tmp_path: Path) -> None:
    """A bot that can do nothing is asked as often as one that could do something, and takes as long."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "person"}]
    told, took = [], []
    with Server(tmp_path / "games.sqlite", Passing()) as server:
        server.hub.bot_turns.took["magecraft", "greedy"] = 0.1
        for hand in HANDS:
            game = server.make(seats, situation=situation(hand))
            began = time.monotonic()
            with server.person(game["id"]) as eve, server.person(game["id"], game["token"]) as bob:
                for person in (eve, bob):
                    person.until(lambda update: update["n"] == 3)
                took.append(time.monotonic() - began)
                told.append([[as_told(update) for update in one.updates] for one in (eve, bob)])
    assert all(one == told[0] for one in told)
    assert [len(updates) for updates in told[0]] == [3, 3]
    assert min(took) > 0.2


@pytest.mark.parametrize("settings", [{}, {"auto": ["magic", "study"]}])
def test_hands_that_differ_are_told_alike(tmp_path: Path, settings: dict[str, Any]) -> None:
    """Others get the same frames in the same order whether a player's hand allows something or not."""
    with Server(tmp_path / "games.sqlite", auto_pace=0.05) as server:
        told = [told_while_passing(server, hand, **settings) for hand in HANDS]
    assert all(one == told[0] for one in told)
    assert [len(updates) for updates in told[0]] == [3, 3]


def test_what_everybody_can_tell_is_passed_over_at_once(server: Server) -> None:
    """Ada has no gem, so everybody knows that she can do nothing in her turn: Bob is asked at once."""
    id, tokens = server.two(situation=situation(""))
    with server.person(id, tokens[1]) as bob:
        choice = bob.turn()
        assert choice is not None and bob.update is not None and bob.update["n"] == 1
