from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.asked import asked_all, obvious, skipping
from tests.web.helpers import Server

__all__ = ["asked_all", "obvious", "server", "skipping"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "games.sqlite") as running:
        yield running
