"""Every property of the contract, on every registered game, with seeds, seats, options and answers drawn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio import games
from grimorio.kernel import Game, Luck, Setup
from tests import contract
from tests.fuzzing import SECONDS, named, seeds

EXAMPLES = {"ends": 8, "offers": 4, "conserves": 4, "belongs": 4, "imagines": 4}
LONG = {"magic": (2, 2, 3, 4), "live": (2, 2, 3, 4, 8), "draft": (2, 2, 3, 8)}
"""For games that take long, the numbers of seats that are drawn; they get a third of the examples but
in `make fuzz`.
"""


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """A strategy for setups: a number of seats, a seed and a value for some of the options."""
    options = {
        option.name: draw(st.sampled_from(option.values)) for option in game.options if draw(st.booleans())
    }
    seats = game.seats if SECONDS else LONG.get(game.name, game.seats)
    return Setup(game.name, draw(st.sampled_from(seats)), draw(st.integers(0, 2**70)), options)


@pytest.mark.parametrize("keeps", contract.PROPERTIES, ids=lambda keeps: keeps.__name__)
@pytest.mark.parametrize("name", games.names())
def test_contract(name: str, keeps: Any) -> None:
    game = games.get(name)

    examples = EXAMPLES.get(keeps.__name__, 3 if name == "magecraft" else 5)

    @settings(max_examples=max(2, examples // 3) if name in LONG else examples)
    @given(setup=setups(game), answers=st.integers(0, 2**32))
    def check(setup: Setup, answers: int) -> None:
        keeps(game, setup, Luck(answers))

    check()


@pytest.mark.parametrize("name", games.names())
def test_every_value_of_every_option_and_every_number_of_seats_ends(name: str) -> None:
    """Each game has another number of seats, and other values of all options."""
    game = games.get(name)
    for number in range(max(6, len(game.seats))):
        options = {
            option.name: option.values[(number + place) % len(option.values)]
            for place, option in enumerate(game.options)
        }
        seats = game.seats[number % len(game.seats)]
        contract.ends(game, Setup(name, seats, number, options), Luck(number))


@pytest.mark.deep
@pytest.mark.parametrize("name", games.names())
def test_every_value_of_every_option_ends_alone(name: str) -> None:
    game = games.get(name)
    for seats in game.seats:
        contract.ends(game, Setup(name, seats, 11), Luck(seats))
    for option in game.options:
        for value in option.values:
            contract.ends(game, Setup(name, game.seats[0], 12, {option.name: value}), Luck(1))


def test_the_canary_sings(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contract fails for a game whose view reveals a hidden thing."""
    game = games.get("magecraft")
    honest = type(game).table

    def leaky(self: Any, position: Any, seat: int) -> dict[str, Any]:
        return {**honest(self, position, seat), "leak": [one.hand for one in position.things[1:]]}

    monkeypatch.setattr(type(game), "table", leaky)
    with pytest.raises(AssertionError):
        contract.hides(game, Setup("magecraft", 2, 1), Luck(1))


@pytest.mark.fuzz
@pytest.mark.parametrize("keeps", contract.PROPERTIES, ids=lambda keeps: keeps.__name__)
@pytest.mark.parametrize("name", games.names())
@pytest.mark.timeout(0)
def test_fuzz(name: str, keeps: Any) -> None:
    """Random setups for a share of GRIMORIO_FUZZ seconds; a failure names its setup."""
    game = games.get(name)
    # Two processes share the properties: each property has its part of twice the time.
    share = 2 / (len(contract.PROPERTIES) * len(games.names()))
    for seed in seeds(share, {"magecraft": 16, "mickey": 30, "magic": 3, "draft": 6}.get(name, 12)):
        luck = Luck(seed)
        options = {
            option.name: option.values[luck.below(len(option.values))]
            for option in game.options
            if luck.below(2)
        }
        setup = Setup(name, game.seats[luck.below(len(game.seats))], luck.bits(), options)
        answers = luck.bits()
        with named(f"contract.{keeps.__name__}(game, {setup!r}, Luck({answers}))"):
            keeps(game, setup, Luck(answers))
