"""Counts of the answers that a person must give in some fixed games, and of those that the table gives
instead.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.kernel import Choice, Option, Position, Setup
from grimorio.kernel.record import ALL_SEATS
from grimorio.kernel.seats import Seat
from grimorio.store import SeatRow
from grimorio.web.game import seat_settings
from grimorio.web.table.auto_answer import AutoAnswer
from tests.games.magecraft.laid import Laid
from tests.web.helpers import Person, Server, play, table

GAMES = 6


def person(number: int) -> SeatRow:
    """Return a person's seat with the usual settings of the game."""
    return SeatRow(seat=number, kind="person", name="", settings=None)


def bot(number: int) -> SeatRow:
    """Return a bot's seat."""
    return SeatRow(seat=number, kind="bot", name="", settings=None)


def counted(seed: int, game: str, other: Callable[[int], SeatRow]) -> tuple[int, int, int]:
    """Play a game between two bots ("greedy") as if the first was a person, and the second sat at `other`.

    Returns the numbers of turns, of the choices of all people among them, and of the presses that they need:
    an effect and its gem are one press where the table offers them together; several gems that are marked are
    a press each, and one more to confirm them.
    """
    position = games.get(game).start(Setup(game, seats=2, seed=seed), journal=True)
    bots = [make_bot("greedy", position.game, seed + seat) for seat in range(2)]
    seats = [person(0), other(1)]
    answers = asked = 0
    given: set[tuple[Seat, Option]] = set()
    while not position.over:
        choice = position.choice
        seat = choice.seat
        option = choice.options[bots[seat].choose(Sight(position, seat), partial(position.imagine, seat))]
        if seats[seat].kind == "person":
            answers += 1
            taken = seat_settings.taken(seats, position, choice, yielding=False)
            passes = seat_settings.passes(seats, position, choice)
            pressed = not passes and (taken is None or taken != option) and (seat, option) not in given
            asked += pressed + (pressed and confirms(position, seat))
            given = together(position, seat, option) if pressed else set()
        position.answer(choice.options.index(option), choice.number)
    turns = sum(event.NAME == "turn" for event in position.journal)
    return turns, answers, asked


def confirms(position: Position, seat: Seat) -> bool:
    """Whether a seat is asked for the first of several gems, which it marks and then confirms."""
    shown = position.copy()
    shown.stops = ALL_SEATS
    picking = shown.seen_by(seat)["table"].get("picking")
    frame = position.agenda[-1]
    return bool(picking and picking["left"] > 1 and not getattr(frame, "picked", 0))


def together(position: Position, seat: Seat, option: Option) -> set[tuple[Seat, Option]]:
    """The next answers, each with its seat, that the table sends together with an option at one press."""
    shown = position.copy()
    shown.stops = ALL_SEATS
    direct = shown.seen_by(seat)["table"].get("direct", [])
    chains = [tuple(map(tuple, one["answers"])) for one in direct]
    return {(seat, chain[1]) for chain in chains if len(chain) == 2 and chain[0] == option}


@pytest.mark.usefixtures("obvious")
@pytest.mark.parametrize(("game", "share"), [("magecraft", 2 / 3), ("magic", 0.5)])
def test_against_bots_a_person_answers_only_what_needs_them(
    capsys: pytest.CaptureFixture[str], game: str, share: float
) -> None:
    """Where nobody is misled by it, what offers only to pass passes by itself."""
    rows = [counted(seed, game, bot) for seed in range(2)]
    turns, answers, asked = (sum(numbers) for numbers in zip(*rows, strict=True))
    with capsys.disabled():
        own = turns / 2
        print(
            f"\n{game}, against a bot: {answers / own:.1f} choices an own turn, {asked / own:.1f} to answer"
        )
    assert asked <= answers * share


@pytest.mark.usefixtures("obvious")
def test_magecraft_asks_nothing_that_nobody_needs(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [counted(seed, "magecraft", person) for seed in range(GAMES)]
    turns, answers, asked = (sum(numbers) for numbers in zip(*rows, strict=True))
    with capsys.disabled():
        print(f"\nMagecraft: {answers / turns:.1f} answers a turn, {asked / turns:.1f} presses")
    assert asked <= answers * 2 / 3


@pytest.mark.parametrize("yielding", [False, True])
def test_effects_that_nobody_asks_for_are_all_used_in_printed_order(yielding: bool) -> None:
    """Whoever leaves the order of the effects to the table, or passes everything, is asked whom they strike,
    and loses none.
    """
    ada = SeatRow(seat=0, kind="person", name="", settings={"auto": [] if yielding else ["icons"]})
    hand = {"hand": "FE", "discard": "E", "grimoires": [["Two Ways"]]}
    p = Laid(me=hand, foe={"hp": "FFWW"}).cast().p
    used = []
    while p.waiting and p.choice.seat == 0 and p.choice.ask in ("icons", "attack", "shield"):
        option = seat_settings.taken([ada, bot(1)], p, p.choice, yielding)
        assert (option is not None) == (p.choice.ask == "icons")
        used += [option[1]] if option is not None else []
        p.answer(p.choice.options.index(option) if option is not None else 0, p.choice.number)
    assert used == ["attack", "attack", "shield"]


@pytest.mark.usefixtures("obvious")
def test_the_table_uses_the_last_kind_of_effect_at_once(server: Server) -> None:
    luck = random.Random(2)
    with table(server) as (id, people):
        for _ in play(people, luck, answers=60):
            pass
        past = server.store.past(id)
    assert past is not None
    asked = {
        (choice["number"], seat) for seat, person in enumerate(people) for choice in asked_choices(person)
    }
    effects = [(number, seat) for number, seat, option in past.answers if option[0] == "icon"]
    assert effects and not set(effects) <= asked


@pytest.mark.usefixtures("obvious")
def test_a_fault_in_an_automatic_answer_does_not_take_the_answer_before(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wished = AutoAnswer._wished

    def faulty(self: AutoAnswer, choice: Choice, position: Position) -> tuple[Option, bool] | None:
        if self.state.timeline is not None and position is not self.state.timeline.position:
            raise RuntimeError("a fault in what follows")
        return wished(self, choice, position)

    monkeypatch.setattr(AutoAnswer, "_wished", faulty)
    with table(server) as (id, people):
        for _ in play(people, random.Random(2), answers=10):
            pass
        past = server.store.past(id)
    assert past is not None and len(past.answers) >= 10
    assert "an automatic answer failed" in caplog.text


def asked_choices(person: Person) -> list[dict[str, Any]]:
    """The choices that a person was shown."""
    frames = [json.loads(text) for text in person.frames]
    views = [frame["view"] for frame in frames if frame.get("view")]
    return [view["choice"] for view in views if view["choice"]]
