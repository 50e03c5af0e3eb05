"""The forecasts that bots learned from games: chances that hang neither on seats nor on hidden cards."""

from __future__ import annotations

import json

import pytest

from grimorio import games
from grimorio.bots.learned import FOLDER, Learner, chance_of, weights_of
from grimorio.bots.roster import bots_of
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import Seat
from tests.games.magic.laid import Laid

LEARNED = ("magic", "mickey")


def learner(game: str) -> Learner:
    sense: Learner = type(bots_of(game)).sense()
    return sense


def played(game: str, seed: int) -> list[Position]:
    """The positions of a game at the beginning of its turns."""
    sense, position = learner(game), games.get(game).start(Setup(game, 2, seed))
    position.stops = 0
    found: list[Position] = []
    clock = sense.clock(position)
    while not position.over:
        if sense.clock(position) > clock:
            clock = sense.clock(position)
            found.append(position.copy())
        position.answer(sense.pick(position, position.choice), position.choice.number)
    return found


@pytest.mark.parametrize("game", LEARNED)
def test_every_feature_has_a_weight(game: str) -> None:
    data = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    assert tuple(data["weights"]) == learner(game).names
    assert weights_of(game, ("no such feature",)) == [0.0]
    assert 0.3 < data["log_loss"] < 0.6, "a forecast that knows nothing has 0.693"


@pytest.mark.parametrize("game", LEARNED)
def test_forecasts_are_chances_and_nothing_hidden_changes_them(game: str) -> None:
    sense = learner(game)
    dealt = 0
    for position in played(game, 3):
        for seat in (Seat(0), Seat(1)):
            assert len(sense.features(position, seat)) == len(sense.names)
            chance = sense.forecast(position, seat)
            assert 0.0 < chance < 1.0
            for luck in range(1, 4):
                world = position.imagine(seat, luck)
                dealt += world.seen_by(1 - seat) != position.seen_by(1 - seat)
                assert sense.features(world, seat) == sense.features(position, seat)
                assert sense.forecast(world, seat) == chance
    assert dealt, "the hidden cards must differ somewhere"


def test_the_forecast_of_magic_is_the_same_from_either_seat() -> None:
    strong = {"play": "Serra Angel; Craw Wurm; Forest; Forest", "hand": "Shock; Forest", "life": 14}
    weak = {"play": "Eager Cadet; Glorious Anthem; Plains", "hand": "Giant Growth", "life": 9}
    sense = learner("magic")
    one, other = Laid(strong, weak).p, Laid(weak, strong).p
    turn = sense.names.index("turn")
    for seat in (Seat(0), Seat(1)):
        there = Seat(1 - seat)
        mine, theirs = sense.features(one, seat), sense.features(other, there)
        assert mine[turn] == -theirs[turn]
        without = [place for place in range(len(mine)) if sense.names[place] not in ("turn", "lethal")]
        assert [mine[place] for place in without] == [theirs[place] for place in without]
    assert sense.forecast(one, Seat(0)) > 0.8 > 0.2 > sense.forecast(one, Seat(1))


def test_chances_follow_from_the_logarithm_of_their_odds() -> None:
    assert chance_of(0.0) == 0.5
    assert chance_of(1.5) + chance_of(-1.5) == pytest.approx(1.0)
    assert 0.0 < chance_of(-1e9) < chance_of(1e9) <= 1.0
