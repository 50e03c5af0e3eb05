"""The example that learns to play: it beats random play, and its seed fixes all that it does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


def learnt(moves: int, games: int) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(EXAMPLE), "--moves", str(moves), "--games", str(games)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.deep
def test_what_it_learns_beats_random_play() -> None:
    done = learnt(20_000, 64)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    said = re.fullmatch(r"magecraft: ([\d.]+)% of 64 games against random play, ± ([\d.]+)%\n", done.stdout)
    assert said and float(said[1]) - float(said[2]) > 60, done.stdout


@pytest.mark.deep
def test_its_seed_fixes_all_that_it_does() -> None:
    assert learnt(2_000, 16).stdout == learnt(2_000, 16).stdout
