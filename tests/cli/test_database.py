"""`grimorio backup`, `restore` and `database` on the command line; what they do is tested in tests/store."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.store import GameRow, Store
from grimorio.store.schema import NEWEST
from tests.commands import bad, good, run


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    store = Store.open(url)
    store.make(
        GameRow(id="one", game="magecraft", setup={}, secret="s", version="1", card_hash="h", seats=[])
    )
    store.close()
    monkeypatch.setenv("GRIMORIO_DB", url)
    return url


def test_a_backup_is_brought_back_elsewhere(url: str, tmp_path: Path) -> None:
    file, other = str(tmp_path / "monday.backup"), f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert good("backup", file) == "1 row was backed up.\n"
    assert "monday.backup esiste già: indica un altro file" in bad("backup", file, lang="it")
    assert "has games already" in bad("restore", file, code=1)
    assert good("restore", file, "--db", other, "--json") == '{\n  "rows": 1\n}\n'
    third = f"sqlite:///{tmp_path / 'third.sqlite'}"
    assert good("database", "copy", third, "--db", other, lang="fr") == "1 ligne copiée.\n"
    store = Store.open(third)
    assert store.game("one") is not None
    store.close()
    (tmp_path / "text").write_text("hello")
    assert "text, line 1: not a whole backup" in bad("restore", str(tmp_path / "text"), "--db", url, code=1)
    assert "none.backup: No such file" in bad("restore", str(tmp_path / "none.backup"), code=1)
    assert "not a database URL" in bad("backup", str(tmp_path / "b"), "--db", "games", code=1)


def test_what_a_migration_deletes_is_asked_for_first(url: str) -> None:
    before = run("database", "migrate", "--to", "0009", typed="n\n")
    assert before.exit_code and "What came after migration 0009 is deleted. Go on?" in before.output
    after = run("database", "migrate", "--to", "0009", typed="y\n")
    assert after.exit_code == 0 and after.stdout.endswith(f"Migration {NEWEST} → 0009.\n")
    assert good("database", "migrate", "--to", "0005", "--yes") == "Migration 0009 → 0005.\n"
    assert good("database", "migrate", "--json") == f'{{\n  "before": "0005",\n  "after": "{NEWEST}"\n}}\n'
    assert "there is no migration 7: expected one from 0001" in bad(
        "database", "migrate", "--to", "7", code=1
    )
