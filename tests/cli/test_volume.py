"""`--quiet` leaves results and errors, `--verbose` tells on stderr what is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

from grimorio.cli.app import app
from tests.commands import run

GOOD = """\
title: Passing leads on
game: magecraft
steps: [pass: A]
"""
BAD = GOOD.replace("pass: A", "zork: A").replace("Passing", "Zork")


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good.yaml").write_text(GOOD, "utf-8")
    (tmp_path / "bad.yaml").write_text(BAD, "utf-8")
    monkeypatch.chdir(tmp_path)


def leaves(command: Any, path: str) -> list[tuple[str, set[str]]]:
    """All commands below a command, each with the names of its options."""
    below = getattr(command, "commands", {})
    own = [(path, {name for parameter in command.params for name in parameter.opts})]
    return own + [leaf for name, other in below.items() for leaf in leaves(other, f"{path} {name}")]


def test_every_command_has_both_options() -> None:
    program: Any = get_group(app)
    commands = [
        leaf for name in program.list_commands(None) for leaf in leaves(program.get_command(None, name), name)
    ]
    assert len(commands) > 50
    assert not [path for path, names in commands if not {"-q", "--quiet", "-v", "--verbose"} <= names]


def test_quiet_prints_nothing_where_all_is_well(there: None) -> None:
    assert run("judge", "good.yaml", "-q").stdout == run("-q", "judge", "good.yaml").stdout == ""
    said = run("judge", "good.yaml", "bad.yaml", "--quiet")
    assert said.exit_code == 1
    assert said.stdout.startswith("ERROR bad.yaml:3: Zork") and said.stdout.count("\n") == 1


def test_quiet_prints_results_and_errors() -> None:
    usual, quiet = (run("simulate", "--games", "2", "-j", "1", *more) for more in ((), ("-q",)))
    assert usual.stdout == quiet.stdout != ""
    assert run("-q", "cards", "show", "Zork").stderr.startswith("grimorio: no card Zork")


def test_verbose_tells_files_seeds_processes_and_time(there: None) -> None:
    said = run("simulate", "--games", "2", "--seed", "7", "-j", "1", "-v")
    lines = said.stderr.splitlines()
    assert lines[:3] == ["seed 7", "one process", "magecraft: greedy, greedy: 2 games"]
    assert lines[-1].startswith("done in ")
    assert said.stdout == run("simulate", "--games", "2", "--seed", "7", "-j", "1").stdout
    assert "reads good.yaml" in run("judge", "good.yaml", "--verbose").stderr
    assert "si legge good.yaml" in run("judge", "good.yaml", "-v", "--lang", "it").stderr


def test_one_command_s_volume_is_not_the_next_one_s(there: None) -> None:
    assert run("judge", "good.yaml", "-q").stdout == ""
    assert run("judge", "good.yaml").stdout.startswith("ok    Passing leads on")
