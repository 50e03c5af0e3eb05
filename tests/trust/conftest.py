"""Trust: what cheats, accidents and bad luck may not do; `tests/web` proves each part by itself.

| what | tests/web proves | here |
|---|---|---|
| secrets | one game of two | `test_secrets`: canaries, and worlds that differ only in what is hidden |
| numbers | | `test_secrets`: a choice's number tells nothing of what others were asked |
| answers | each refusal once | `test_answers`: games under attack, stolen tokens, two tabs at once |
| lines | what a resume holds | `test_lines`: half-open lines, storms, floods, stalled readers |
| frames | the decoder alone | `test_door`: fuzzed frames and bodies against a running server |
| door | some paths | `test_door`: headers and origins on every route, forged hosts |
| page | | `tests/browser/test_markup.py`: markup in names, chat and files is text |
| kills | one game | `test_kills`: many games at once; up to 200 kills by `make fuzz` |
| disk | a store that raises | `test_disk`: SQLite itself says the disk is full, and has room again |
| connections | | `test_connections`: counted when accepted, deadlines, the log, the end, proxies |
| bots alone | | `test_bots_alone`: they pause, and think for whoever plays first |
| running | | `test_operation`: one server, health, damage, room, what is deleted |
| lists | | `test_private`: no list leads to a private table |
| luck | one share withheld | `test_withheld`: the game does not begin without it |
| costs | | `test_costs`: what is heavy is done elsewhere, tables pay for no more than they may cost |
| sizes | | `test_sizes`: whatever is brought is read or refused within 100 MB and a second |
| bots | workers alone | `test_bots`: processes that die, hang or are killed, at running tables |
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.asked import asked_all, obvious
from tests.web.helpers import Server

__all__ = ["asked_all", "obvious", "server"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield one running server that all tests of a module share; no test changes another test's game."""
    with Server(tmp_path_factory.mktemp("trust") / "games.sqlite") as running:
        yield running
