"""What `make build` compiles, and that a stale build is noticed; `make test-compiled` runs the build."""

from __future__ import annotations

import os
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
