"""The built wheel: what it brings along, how much is fetched for it, and that pipx starts it."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MOST = 40_000_000
"""The most bytes that pip fetches for a table: Grimorio and all that it needs."""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, timeout=280
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    run(sys.executable, *build, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_the_page_and_the_manual(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith("data/share/man/man1/grimorio.1") for name in names)
    for name in ("web/static/index.html", "py.typed", "language/messages/it/cli.ftl", "rulebooks/magic.csv"):
        assert f"grimorio/{name}" in names


@pytest.mark.deep
def test_a_table_is_fetched_in_forty_megabytes_and_started_by_pipx(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPX_HOME", str(tmp_path / "pipx"))
    monkeypatch.setenv("PIP_COMPILE", "0")  # Python compiles what it imports; pip would compile everything
    fetched = tmp_path / "fetched"
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / "bin" / "python"
    run(python, "-m", "pip", "download", "-q", "-d", fetched, wheel, cwd=tmp_path)
    size = sum(path.stat().st_size for path in fetched.iterdir())
    assert size < MOST, {path.name: path.stat().st_size for path in fetched.iterdir()}
    for name in ("numpy", "matplotlib", "reportlab", "pillow"):
        assert not list(fetched.glob(f"{name}-*")), name
    run(python, "-m", "pip", "install", "-q", "pipx==1.18.4", cwd=tmp_path)
    run(python, "-m", "pip", "download", "-q", "-d", fetched, "pip", cwd=tmp_path)  # pipx has one of its own
    offline = f"--pip-args=--no-index --find-links={fetched}"
    said = run(python, "-m", "pipx", "run", offline, "--spec", wheel, "grimorio", "--version", cwd=tmp_path)
    assert said.startswith("grimorio ")
    run(python, "-m", "pip", "install", "-q", "--no-index", f"--find-links={fetched}", wheel, cwd=tmp_path)
    assert run(python, "-m", "grimorio", "--version", cwd=tmp_path) == said
    assert (tmp_path / "env" / "share" / "man" / "man1" / "grimorio.1").exists()
    printed = subprocess.run(
        [python, "-m", "grimorio", "print", "--game", "mickey", "--out", tmp_path / "cards.pdf"],
        capture_output=True,
        text=True,
    )
    assert printed.returncode == 2 and "grimorio[print]" in printed.stderr
