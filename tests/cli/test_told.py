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

HEAD = "title: T\ngame: magecraft\n"
MAGIC = "title: T\ngame: magic\n"
MICKEY = "title: T\ngame: mickey\n"
LIVE = "title: T\ngame: live\n"
FILES = {
    "object.json": '{"a": 1}',
    "list.json": "[]",
    "broken.json": '{"a": 1,\n',
    "broken.yaml": "x: [",
    "deck.txt": "zork\n",
    "unknown.txt": "4 Zork\n",
    "blank.txt": "4 Forest\n\n1 Forest\n\n2 Forest\n",
    "twice.txt": "4 Forest\nSideboard\n1 Forest\nSideboard\n",
    "xml.txt": "<Deck><x></Deck>",
    "empty.txt": "",
    "latin.txt": b"4 For\xeat\n",
    "backup.gz": b"no backup",
    "text.sqlite": "no database at all, but text that is longer than the head of a file",
    "tab.yaml": "title: T\n\tgame: x\n",
    "colon.yaml": "title: a: b\n",
    "quote.yaml": "title: 'a\n",
    "twice.yaml": "title: T\ntitle: U\n",
    "key.yaml": "? [a]\n: b\n",
    "empty.yaml": "",
    "none.yaml": "[]",
    "no-key.yaml": "title: T\n",
    "game.yaml": "title: T\ngame: magik\nsteps: []\n",
    "verb.yaml": HEAD + "steps: [zork: 1]\n",
    "verbs.yaml": HEAD + "steps: [{pass: A, go: magic}]\n",
    "rule.yaml": HEAD + "steps: [{refuse: {pass: A, because: MAGE-REST-44}}]\n",
    "pick.yaml": HEAD + "steps: [choose: {by: A}]\n",
    "word.yaml": HEAD + "steps: [choose: zork]\n",
    "winner.yaml": HEAD + "steps: [expect: {winner: A}]\n",
    "asked.yaml": HEAD + "steps: [expect: {asked: {A: target}}]\n",
    "cites.yaml": HEAD + "steps: [expect: {cites: MAGE-REST-3}]\n",
    "hand.yaml": HEAD + "setup: {A: {hand: F99}}\nsteps: []\n",
    "spell.yaml": HEAD + "setup: {A: {grimoires: [[Fireblal]]}}\nsteps: []\n",
    "phase.yaml": HEAD + "setup: {phase: rest}\nsteps: []\n",
    "over.yaml": HEAD + "setup: {A: {points: 20}}\nsteps: []\n",
    "cast.yaml": HEAD + "setup: {phase: magic}\nsteps: [cast: {by: A, spell: Fireball}]\n",
    "magic-card.yaml": MAGIC + "setup: {A: {hand: [Zork]}}\nsteps: []\n",
    "magic-mana.yaml": MAGIC + "setup: {A: {mana: q}}\nsteps: []\n",
    "magic-size.yaml": MAGIC + "setup: {A: {battlefield: [{token: X, size: x}]}}\nsteps: []\n",
    "magic-cast.yaml": MAGIC + "setup: {at: main1}\nsteps: [cast: {by: A, spell: Shock, targets: [B]}]\n",
    "magic-attack.yaml": MAGIC + "setup: {at: begin_combat}\nsteps: [attack: {by: B, with: [Zork]}]\n",
    "magic-life.yaml": MAGIC + "setup: {at: main1}\nsteps: [expect: {A: {life: 3}, winner: B}]\n",
    "magic-go.yaml": MAGIC + "setup: {at: end}\nsteps: [go: upkeep]\n",
    "mickey-deck.yaml": MICKEY + "setup: {A: Zork}\nsteps: []\n",
    "mickey-castle.yaml": MICKEY + "setup: {phase: challenge, castle: {card: Zork}}\nsteps: []\n",
    "mickey-in-play.yaml": MICKEY + "steps: [expect: {Zork: {}}]\n",
    "live-sheet.yaml": LIVE + "setup: {A: {traits: [1, 2]}}\nsteps: []\n",
    "live-power.yaml": LIVE + "setup: {A: {powers: [Zork]}}\nsteps: []\n",
    "cards.yaml": "cards: [{name: X, cost: 3}]\n",
    "spells.yaml": "spells: [{name: X}]\n",
}
WRONG = [
    "simulate -s zork,greedy",
    "simulate -s greedy",
    "simulate -o zork=1",
    "simulate -o zork",
    "simulate --games zork",
    "simulate --zork 1",
    "simulate --game chess",
    "simulate --game magic --cards broken.yaml",
    "simulate --game magic --cards nothing.yaml",
    "simulate --plot x.gif",
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
    "cards check cards.yaml --game magic",
    "cards check spells.yaml",
    "cards check tab.yaml",
    "cards check broken.json --game mickey",
    "decks check deck.txt",
    "decks check nothing.txt",
    "decks check unknown.txt",
    "decks check blank.txt",
    "decks check twice.txt",
    "decks check xml.txt",
    "decks check empty.txt",
    "decks check latin.txt",
    "decks check .",
    "campaign show object.json",
    "campaign show broken.json",
    "event standings object.json",
    "event standings nothing.json",
    "backup out.gz --db sqlite:///nothing.sqlite",
    "backup out.gz --db zork",
    "backup out.gz --db sqlite:///text.sqlite",
    "restore backup.gz --db sqlite:///new.sqlite",
    "purge --db sqlite:///no/folder.sqlite",
    "purge --zork",
    "zork",
    "arena -s",
    *(
        f"judge {name}"
        for name in FILES
        if name.endswith(".yaml") and name not in ("cards.yaml", "spells.yaml")
    ),
    "judge nothing.yaml",
    "judge broken.json",
    "judge .",
]
"""Command lines that go wrong, for each kind of error that a person meets."""


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the `FILES`, as the working directory."""
    for name, text in FILES.items():
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    monkeypatch.chdir(tmp_path)


ENGLISH = re.compile(
    r"\b(?:expected|found|unknown|missing|cannot|must|there|such|not|the|with|nothing|in English)\b",
    re.IGNORECASE,
)
"""Words that only English sentences have; the words of files and the names of cards below have none."""


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_error_is_told_in_english(there: None, language: str) -> None:
    marks = {"it": "in inglese: ", "fr": "en anglais : "}
    assert len(WRONG) > 80
    for line in WRONG:
        english = run(*line.split(), "--lang", "en")
        said = run(*line.split(), "--lang", language)
        assert said.exit_code == english.exit_code != 0, line
        plain = english.stderr + english.stdout
        words = (said.stderr + said.stdout).replace("\xa0", " ").replace("\u202f", " ")
        assert words != plain, line
        assert marks[language] not in words, words
        assert not ENGLISH.search(re.sub(r"\S*[\w-]\.\w+|--\S+", "", words)), words


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
