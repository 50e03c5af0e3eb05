"""What is wrong with a command line or a file is told in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grimorio.cli
from grimorio.cli.base import forget_language, refused, set_language, told
from grimorio.kernel import SetupError
from grimorio.kernel.sizes import BadData
from tests.commands import run

FILES = {
    "object.json": '{"a": 1}',
    "list.json": "[]",
    "broken.json": '{"a": 1,\n',
    "broken.yaml": "x: [",
    "deck.txt": "zork\n",
}
WRONG = [
    "simulate -s zork,greedy",
    "simulate -s greedy",
    "simulate -o zork=1",
    "simulate --games zork",
    "simulate --zork 1",
    "simulate --game chess",
    "simulate --game magic --cards broken.yaml",
    "arena zork",
    "arena -s zork,greedy",
    "replay object.json",
    "replay list.json",
    "replay broken.json",
    "replay nothing.json",
    "verify object.json",
    "verify broken.json",
    "rules MAGE-REST-44",
    "rules zork",
    "cards show Zork",
    "decks check deck.txt",
    "decks check nothing.txt",
    "campaign show object.json",
    "campaign show broken.json",
    "event standings object.json",
    "purge --zork",
    "zork",
    "arena -s",
]
"""Command lines that go wrong, one for each kind of error that a person meets."""


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the `FILES`, as the working directory."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_error_is_told_in_english_alone(there: None, language: str) -> None:
    """What has no words of its own in a language is said to be English."""
    marks = {"it": "in inglese: ", "fr": "en anglais : "}
    for line in WRONG:
        english = run(*line.split(), "--lang", "en")
        said = run(*line.split(), "--lang", language)
        assert said.exit_code == english.exit_code != 0, line
        assert said.stderr != english.stderr, line
        words = said.stderr.replace("\xa0", " ").replace("\u202f", " ")
        message = english.stderr.partition(": ")[2].strip()
        assert marks[language] in words or message not in words, line


def test_no_command_prints_an_error_of_the_library_as_it_is() -> None:
    """`refused` and `told` put an error into the reader's language."""
    plain = re.compile(r"Stop\((?:str\(error\)|f\"[^\"]*\{error\}[^\"]*\")")
    for path in Path(grimorio.cli.__file__).parent.glob("*.py"):
        assert plain.findall(path.read_text(encoding="utf-8")) == [], path.name


def test_an_error_is_told_by_its_cause_beside_its_field_or_file() -> None:
    error = SetupError("A.hp", "expected 0 to 12, found 13", cause="range", least=0, most=12)
    try:
        set_language("it")
        assert told(error) == "A.hp: ci vuole un numero da 0 a 12."
        assert told(ValueError("not this")) == "in inglese: not this"
        assert told(ValueError("not this"), "record") == "non è il verbale di una partita, o è danneggiato."
        assert str(refused(error, Path("x.yaml"))) == "x.yaml: A.hp: ci vuole un numero da 0 a 12."
        assert "3" in told(BadData("line 3, column 1: not JSON: x", cause="json", line=3, column=1))
        set_language("en")
        assert told(error) == "A.hp: expected 0 to 12, found 13"
    finally:
        forget_language()
