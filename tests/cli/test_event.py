"""Events on the command line: standings of the open format, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from grimorio.cli import app

EVENING: dict[str, Any] = {
    "Tournament": {"Name": "Thursday"},
    "Rounds": [
        {
            "RoundName": "Round 1",
            "Matches": [
                {"Player1": "Ada", "Player2": "Bea", "Result": "2-1-0"},
                {"Player1": "Cid", "Player2": "-", "Result": "2-0-0"},
            ],
        },
        {
            "RoundName": "Round 2",
            "Matches": [
                {"Player1": "Ada", "Player2": "Cid", "Result": "1-1-1"},
                {"Player1": "Bea", "Player2": None, "Result": "2-0"},
            ],
        },
        {"RoundName": "Finals", "Matches": [{"Player1": "Cid", "Player2": "Ada", "Result": "0-2-0"}]},
    ],
}


def run(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["event", *words], env={"GRIMORIO_LANG": lang, "COLUMNS": "110"})


def good(*words: str, lang: str = "en") -> str:
    result = run(*words, lang=lang)
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(*words: str, lang: str = "en") -> str:
    result = run(*words, lang=lang)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def written(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_standings_of_the_open_format(tmp_path: Path) -> None:
    file = written(tmp_path / "evening.json", EVENING)
    lines = json.loads(good("standings", file, "--floor", "1/3", "--json"))["Standings"]
    assert [(line["Rank"], line["Player"], line["Points"]) for line in lines] == [
        (1, "Cid", 4),
        (2, "Ada", 4),
        (3, "Bea", 3),
    ]
    assert lines[0] == {
        "Rank": 1, "Player": "Cid", "Points": 4, "Wins": 1, "Losses": 0, "Draws": 1,
        "OMWP": 0.666667, "GWP": 0.666667, "OGWP": 0.555556,
    }  # fmt: skip
    assert "66.7 %" in good("standings", file)
    assert "Posto" in good("standings", file, lang="it") and "Adversaire" in good(
        "standings", file, "--why", "Ada", lang="fr"
    )
    why = json.loads(good("standings", file, "--why", "Bea", "--json"))
    assert why["Opponents"] == [
        {
            "Player": "Ada",
            "MatchWin": "2/3",
            "GameWin": "5/9",
            "MatchWinFloored": False,
            "GameWinFloored": False,
        }
    ]
    assert (
        json.loads(good("standings", file, "--draws-worth-nothing", "--why", "Bea", "--json"))["Opponents"][
            0
        ]["GameWin"]
        == "1/2"
    )
    assert "did you mean 'Ada'?" in bad("standings", file, "--why", "Adda")


MATCH = EVENING["Rounds"][0]["Matches"][0]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], 'expected an event with "Rounds"'),
        ({"Rounds": [3]}, "Rounds[0]: expected"),
        ({"Rounds": [{"Matches": [7]}]}, "Rounds[0].Matches[0]: expected"),
        ({"Rounds": [{"Matches": [{**MATCH, "Result": "2-x"}]}]}, "Matches[0].Result: expected games as"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player1": "-"}]}]}, "Matches[0].Player1: expected a player"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player2": 4}]}]}, "Matches[0].Player2: expected a player"),
        ({"Rounds": [{"Matches": [MATCH, MATCH]}]}, "Matches[1]: 'Ada' plays twice"),
        ({"Rounds": [{"Matches": [{**MATCH, "Player2": "Ada"}]}]}, "Matches[0]: 'Ada' plays twice"),
        ({"Rounds": [{"Matches": []}] * 101}, "expected 100 at most, found 101"),
    ],
)
def test_what_is_not_in_the_open_format_is_refused(tmp_path: Path, data: Any, said: str) -> None:
    assert said in bad("standings", written(tmp_path / "wrong.json", data))


def test_no_file(tmp_path: Path) -> None:
    assert "there is no file" in bad("standings", str(tmp_path / "none.json"))
