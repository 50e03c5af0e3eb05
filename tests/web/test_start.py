"""Modules that a process loads when it starts: few, since people and bots wait for it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("wanted", "spared"),
    [
        ("grimorio.web.bots.workers", ("fastapi", "sqlalchemy", "uvicorn", "grimorio.games.magic")),
        ("grimorio.web.app", ("alembic", "grimorio.judge", "fluent", "yaml", "grimorio.games.magic")),
    ],
)
def test_what_is_not_needed_is_not_loaded(wanted: str, spared: tuple[str, ...]) -> None:
    code = f"import sys, {wanted}; print(*(name for name in {spared!r} if name in sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == ""
