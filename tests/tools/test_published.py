"""The check against published events finds tables and pairings that differ."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from grimorio.events.event import Event
from grimorio.events.facts import Entry, Result, Settings
from tools import published

GAMES = [(2, 0, 0), (2, 1, 0), (1, 1, 1), (0, 2, 0)]


def event_as_published() -> dict[str, Any]:
    """An event of seven players that our program paired and counted, in the form of the real ones."""
    event = Event(Settings(name="x", seed="s"))
    for name in "abcdefg":
        event = event.after(Entry(player=name))
    rounds: list[list[dict[str, Any]]] = []
    while not event.over:
        event = event.after(event.next_round())
        number = len(event.state.rounds)
        rounds.append([])
        for place, (first, second) in enumerate(event.state.rounds[-1].tables):
            games = GAMES[(place + number) % len(GAMES)] if second else (2, 0, 0)
            rounds[-1].append({"a": first, "b": second, "games": list(games)})
            if second:
                event = event.after(Result(round=number, first=first, second=second, games=games))
    rows = [
        {"rank": line.place, "player": line.player, "points": line.points}
        | {name: round(float(getattr(line, name)), 6) for name in published.SHARES}
        for line in event.standings()
    ]
    told = {"match": [3, 1, 0], "game": [3, 1, 0], "bye_games": [2, 0], "floor": "1/3"}
    return {
        "scoring": {**told, "own_game_win_floored": False, "decimals": 6},
        "players": list("abcdefg"),
        "rounds": rounds,
        "standings": rows,
        "dropped_after": {},
        "checked": {"order_equal": True},
    }


def report(folder: Path, event: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: Any) -> str:
    (folder / "evening.json").write_text(json.dumps(event), "utf-8")
    monkeypatch.setattr(sys, "argv", ["published", str(folder)])
    with pytest.raises(SystemExit) as raised:
        published.main()
    said = str(capsys.readouterr().out)
    assert raised.value.code == int("0 of 1" in said)
    return said


def test_an_event_of_ours_agrees_and_a_changed_one_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    event = event_as_published()
    assert "evening: 7 players, 3 rounds: as published" in report(tmp_path, event, monkeypatch, capsys)
    other = copy.deepcopy(event)
    other["standings"][2]["opponents_game_win"] += 0.001
    other["standings"][3]["points"] += 1
    said = report(tmp_path, other, monkeypatch, capsys)
    assert f"{other['standings'][2]['player']}: opponents_game_win\n" in said
    assert f"{other['standings'][3]['player']}: points\n" in said
    assert "0 of 1 events agree" in said


def test_a_round_that_we_pair_worse_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    event = event_as_published()

    def badly(before: Any) -> Any:
        names = sorted(before.points, key=lambda name: -before.points[name])
        half = len(names) // 2
        return (*zip(names[1 : half + 1], names[half + 1 :], strict=True), (names[0], None))

    monkeypatch.setattr(published, "pair", badly)
    assert "round 3: (" in report(tmp_path, event, monkeypatch, capsys)


def test_more_points_apart_for_a_lower_bye_are_told_but_no_fault() -> None:
    """Ada and Bea drew, Dan lost: in fact Ada, not Dan, had the next bye, and nearly all met their equals."""
    rounds = [
        [("Ada", "Bea", [1, 1, 1]), ("Cid", "Dan", [2, 0, 0]), ("Eva", None, [2, 0, 0])],
        [("Cid", "Eva", [2, 0, 0]), ("Bea", "Dan", [2, 0, 0]), ("Ada", None, [2, 0, 0])],
    ]
    event = {
        "rounds": [[dict(zip(("a", "b", "games"), match, strict=True)) for match in one] for one in rounds]
    }
    worse, traded = published.compared_rounds(published.Scoring(), event)
    assert worse == []
    assert traded == ["round 2: 4 points apart instead of 1, for the bye goes lower"]
