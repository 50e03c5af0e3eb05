"""The judge's page names every verb, every key of a setup and everything that can be expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import games
from grimorio.games.live import situation as live
from grimorio.games.live.situation_frames import CHALLENGE_KEYS
from grimorio.games.magecraft import situation as magecraft
from grimorio.games.magecraft import situation_casting as casting
from grimorio.games.mickey import situation_data as mickey
from grimorio.judge.bench import Bench
from grimorio.judge.live import checks as live_checks
from grimorio.judge.live import table as live_table
from grimorio.judge.mickey import checks as mickey_checks
from grimorio.judge.mickey import table as mickey_table

PAGE = Path(__file__).parents[2] / "docs" / "judge.md"
HEADS = {"magecraft": "Magecraft", "magic": "Magic", "mickey": "Mickey", "live": "Magic Live"}
KEYS: dict[str, tuple[str, ...]] = {
    "live": (
        *live.TOP_KEYS,
        *live.SEAT_KEYS,
        *CHALLENGE_KEYS,
        *live_table.SHEET_KEYS,
        *live_table.POOL_KEYS,
        *live_checks.SEAT_KEYS,
        *live_checks.CHALLENGE_KEYS,
    ),
    "magecraft": (*magecraft._TOP_KEYS, *magecraft._SEAT_KEYS, *casting._CASTING_KEYS),
    "mickey": (
        *mickey._TOP_KEYS,
        *mickey._SEAT_KEYS,
        *mickey._POST_KEYS,
        *mickey_table.DECK_KEYS,
        *mickey_checks.PILES,
        *mickey_checks.POST_KEYS,
        *mickey_checks.SPELL_KEYS,
    ),
    "magic": (),
}


def part(name: str) -> str:
    """The part of the page about a game, together with the part about all games."""
    text = PAGE.read_text("utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    own = [one for one in sections if one.startswith(f"{HEADS[name]}:")]
    shared = [one for one in sections if one.startswith(("Verbs that every", "What can be expected in"))]
    return "\n".join((*own, *shared))


def bench(name: str) -> type[Bench]:
    found: type[Bench] = games.part(name, "bench")
    return found


@pytest.mark.parametrize("name", sorted(HEADS))
def test_the_page_names_everything_that_a_scenario_can_say(name: str) -> None:
    said = set(re.findall(r"[\w-]+", part(name)))
    kind = bench(name)
    verbs = {*kind.VERBS, "choose", "pass", "done", "go", "concede", "luck", "refuse", "expect"}
    assert not verbs - said
    assert not set(KEYS[name]) - said
    assert not set(kind.EXPECTS) - said
