"""What plays Wizards of Mickey so far: luck, at every level."""

from __future__ import annotations

import pytest

from grimorio.bots.roster import LEVELS, UnknownBot, make_bot, spelled_out
from grimorio.games import get


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_at_random(level: str) -> None:
    assert spelled_out(level, "mickey") == "random"
    make_bot(level, get("mickey"))


@pytest.mark.parametrize("name", ["greedy", "search", "search:5", "greedy:3", "nobody"])
def test_other_bots_are_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownBot, match="the bots of mickey are random"):
        make_bot(name, get("mickey"))
