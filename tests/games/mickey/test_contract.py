"""The contract of all games, for every property and a sample of options."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio.kernel import Luck, Setup
from tests import contract
from tests.games.mickey.laid import GAME


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    options = {
        option.name: draw(st.sampled_from(option.values)) for option in GAME.options if draw(st.booleans())
    }
    return Setup("mickey", 2, draw(st.integers(0, 2**70)), options)


@pytest.mark.parametrize("keeps", contract.PROPERTIES, ids=lambda keeps: keeps.__name__)
def test_contract(keeps: Any) -> None:
    @settings(max_examples=6)
    @given(setup=setups(), answers=st.integers(0, 2**32))
    def check(setup: Setup, answers: int) -> None:
        keeps(GAME, setup, Luck(answers))

    check()


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_value_of_every_option_ends(option: Any) -> None:
    for value in option.values:
        contract.ends(GAME, Setup("mickey", 2, 12, {option.name: value}), Luck(1))
