from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.helpers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a module: nothing in it changes another's game."""
    with Server(tmp_path_factory.mktemp("trust") / "games.sqlite") as running:
        yield running
