"""Bots of two checkouts play against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.versus import HERE, Side, compared, planned, played

ROOT = HERE.parent


@pytest.mark.parametrize(
    ("game", "decks", "mirror"), [("magecraft", "ready", False), ("mickey", "random", True)]
)
def test_a_checkout_agrees_with_itself_about_every_game(game: str, decks: str, mirror: bool) -> None:
    report = compared(planned(game, decks, 4), ("greedy:1", "random"), (ROOT, ROOT), range(4), mirror)
    assert report["won"] + report["lost"] + report["drawn"] == 4
    assert report["apart"] == 0
    assert report["won"] >= 3, "a bot that thinks beats one that does not"


class OtherLuck(Side):
    """A side with another seed, as if its rules differed."""

    def call(self, name: str, **arguments: Any) -> dict[str, Any]:
        if name == "start":
            arguments["seed"] += 1
        return super().call(name, **arguments)


def test_a_game_of_which_the_rules_differ_is_left_out() -> None:
    sides = (Side(ROOT), OtherLuck(ROOT))
    assert played("magecraft", 0, None, ("random", "random"), sides) == "apart"
    for side in sides:
        side.close()


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="expected a checkout of this project"):
        Side(tmp_path)
