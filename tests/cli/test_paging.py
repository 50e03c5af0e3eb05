"""Long output goes to the pager of a terminal, and nowhere else."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "grimorio", "rules"]


def shown(words: list[str], pager: Path, lines: int) -> str:
    """What a terminal with so many lines shows of `grimorio rules`; the pager is this program."""
    ours, theirs = pty.openpty()
    env = os.environ | {"PAGER": str(pager), "LINES": str(lines), "COLUMNS": "200"}
    with subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=subprocess.STDOUT, env=env
    ) as process:
        os.close(theirs)
        parts = []
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # nobody writes to the terminal any more
                break
            if not part:
                break
            parts.append(part)
    os.close(ours)
    assert process.returncode == 0
    return b"".join(parts).decode()


@pytest.mark.deep
def test_a_long_list_is_shown_by_the_pager_and_a_short_one_is_printed(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\nwc -l\n")
    pager.chmod(0o755)
    assert int(shown(["--game", "magecraft"], pager, 24)) > 200
    assert "MAGE-REST-3" in shown(["MAGE-REST-3"], pager, 24)
    assert "MAGE-REST-3" in shown(["--game", "magecraft"], pager, 10_000)
    piped = subprocess.run(
        [*COMMAND, "--game", "magecraft"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PAGER": str(pager)},
    )
    assert "MAGE-REST-3" in piped.stdout
