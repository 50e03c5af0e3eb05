"""Programs that are killed at any moment of an event or a draft: nothing noted is lost, and both can go
on.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from grimorio.cli.event_change import changed
from grimorio.events.event_file import load
from tests import commands
from tests.cost import deep
from tests.forked import forked

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process")

EVENING = (
    ("new", "Thursday", "--seed", "lantern", "--rounds", "2", "--pods", "8", "--pod-rounds", "2"),
    ("join", "Ada", "Bea", "Cid", "Dan", "Eva"),
    ("pods",),
    ("pair",),
    ("result", "Cid 2-1 Dan"),
    ("result", "Eva 2-0 Ada"),
    ("drop", "Dan"),
    ("pair",),
)
WRITES = "while it writes"
DIES: Any = (
    (WRITES, {"new", "pair"}),
    *(
        deep(dies, {words[0] for words in EVENING})
        for dies in (WRITES, "before it writes", "after it has written")
    ),
)
"""When a command dies, and which commands do."""


def command(path: str, words: tuple[str, ...], dies: str) -> None:
    """Run a command of `grimorio event`, and kill the process at a moment of its writing."""

    def die(*args: Any, **fields: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    replace = Path.replace

    def replaced(self: Path, target: Path) -> Path:
        if dies == "after it has written":
            replace(self, target)
        die()
        return target

    Path.replace = replaced  # type: ignore[method-assign, assignment]
    if dies == "before it writes":
        from grimorio.events import event_file

        event_file.save = die
    commands.run("event", words[0], path, *words[1:])


@pytest.mark.parametrize(("dies", "killed"), DIES)
def test_a_command_that_is_killed_has_noted_all_or_nothing(
    dies: str, killed: set[str], tmp_path: Path
) -> None:
    path = tmp_path / "thursday.json"
    facts = 0
    for words in EVENING:
        if words[0] not in killed:
            commands.good("event", words[0], str(path), *words[1:])
            continue
        before = path.read_bytes() if path.exists() else None
        child = forked(command, str(path), words, dies)
        child.join(60)
        assert child.exitcode == -signal.SIGKILL
        if dies == "after it has written":
            assert path.read_bytes() != before
        else:
            assert (path.read_bytes() if path.exists() else None) == before
            commands.good("event", words[0], str(path), *words[1:])
        assert len(load(path).facts) >= facts
        facts = len(load(path).facts)
    event = changed(path, lambda event: event)
    assert len(event.state.rounds) == 2 and set(event.state.active) == {"Ada", "Bea", "Cid", "Eva"}
    points = {line.player: line.points for line in event.standings()}
    assert points == {"Ada": 0, "Bea": 3, "Cid": 3, "Dan": 0, "Eva": 3}
