"""What `make build` compiles, and that a stale build is noticed; `make test-compiled` runs the build."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import build


def test_kernel_and_rules_are_compiled() -> None:
    names = {str(path.relative_to(build.SOURCE)) for path in build.modules()}
    assert "grimorio/kernel/position.py" in names
    assert any(name.startswith("grimorio/games/magecraft/rules/") for name in names)
    assert not any(name.endswith("__init__.py") for name in names)
    assert not any(part in name for name in names for part in ("/web/", "/wording/", "/spells.py"))


def test_a_build_older_than_its_source_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "SOURCE", tmp_path)
    source = tmp_path / "rules.py"
    binary = tmp_path / f"rules{sysconfig.get_config_var('EXT_SUFFIX')}"
    source.touch()
    binary.touch()
    os.utime(binary, (1000, 1000))
    assert build.compiled() == [binary]
    assert build.stale() == [source]
    os.utime(source, (999, 999))
    assert build.stale() == []
    build.clean()
    assert build.compiled() == []
    assert source.exists()


def test_without_a_compiler_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert build.missing_tool() == "no C compiler (no-such-compiler)"


def test_profiles_are_read_from_gcc_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for said, gcc in (("gcc 12.2.0\nCopyright Free Software Foundation", True), ("clang version 17", False)):
        compiler = tmp_path / "compiler"
        compiler.write_text(f"#!/bin/sh\necho '{said}'\n", "utf-8")
        compiler.chmod(0o755)
        monkeypatch.setenv("CC", str(compiler))
        assert build.has_gcc() is gcc


def lay(folder: Path, monkeypatch: pytest.MonkeyPatch, texts: dict[str, str]) -> None:
    """Write a project with a package `small` into a folder, with these texts by file, to be built there."""
    for file, text in {
        "pyproject.toml": "[tool.mypy]\nstrict = true\n",
        "src/small/__init__.py": "",
        **texts,
    }.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setattr(build, "ROOT", folder)
    monkeypatch.setattr(build, "SOURCE", folder / "src")


RULE = """from typing import Any

def name_of(kind: Any) -> Any:
    return kind.__name__

def added(numbers: list[int]) -> int:
    total = 0
    for number in numbers:
        total += number
    return total
"""
PLAYED = """from pathlib import Path
from small import other, rule
assert rule.name_of(Path) == other.name_of(Path) == "Path"
assert not rule.__file__.endswith(".py")
Path("played").write_text(str(rule.added([1, 2, 3])))
"""


@pytest.mark.deep
@pytest.mark.skipif(bool(build.missing_tool()) or not build.has_gcc(), reason="needs GCC")
def test_games_are_played_between_two_compilations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(
        tmp_path,
        monkeypatch,
        {
            "src/small/rule.py": RULE,
            "src/small/other.py": RULE,
            "tools/__init__.py": "",
            "tools/profiled.py": PLAYED,
        },
    )
    build.compile_modules([tmp_path / f"src/small/{name}.py" for name in ("other", "rule")], quick=False)
    assert (tmp_path / "played").read_text("utf-8") == "6"
    code = "from small import rule; print(rule.added([4, 5]), rule.__file__.endswith('.py'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path / "src", capture_output=True, text=True)
    assert done.stdout.split() == ["9", "False"]
