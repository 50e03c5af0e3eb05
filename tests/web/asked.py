"""Whether the table answers for people what is obvious (`Game.obvious`), or only to be passed, in a test."""

from __future__ import annotations

import pytest

from grimorio.kernel import Choice, Option, Position
from grimorio.web.game import seat_settings


@pytest.fixture
def obvious() -> None:
    """Let the table answer what is obvious, as it does for everybody who sets no stop."""


@pytest.fixture
def skipping() -> None:
    """Let the table pass where nothing but passing is possible, as it does for a person among bots."""


@pytest.fixture(autouse=True)
def asked_all(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask people everything, so that tests can count answers; but not with the fixtures above."""
    if "obvious" not in request.fixturenames:
        monkeypatch.setattr(seat_settings, "obvious", nothing)
    if "skipping" not in request.fixturenames:
        monkeypatch.setattr(seat_settings, "SKIPS_AMONG_BOTS", False)


def ask_all() -> None:
    """Ask people everything from now on, in a process that a test can kill."""
    seat_settings.obvious = nothing
    seat_settings.SKIPS_AMONG_BOTS = False


def nothing(position: Position, choice: Choice) -> Option | None:
    """No answer is obvious."""
    return None
