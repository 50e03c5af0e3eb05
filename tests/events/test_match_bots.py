"""Matches between bots: equal seeds give equal ones, bots exchange cards, many are compared."""

from __future__ import annotations

import json
from functools import partial

import pytest

from grimorio import games
from grimorio.events import Match
from grimorio.events.match_bots import DRAWN, match_arena, play_match
from grimorio.kernel import Luck, Setup, SetupError
from tests.commands import bad, good
from tests.games import nim

NIM = f"{nim.__name__}:MANIFEST"


@pytest.mark.parametrize(("game", "best_of"), [("magecraft", 5), ("mickey", 3), ("magic", 3)])
def test_bots_play_a_match_to_its_end(game: str, best_of: int) -> None:
    begun = Match.begin(Setup(game, 2), best_of)
    played, decisions = play_match(begun, ("random", "random"), Luck(3))
    assert played.over and max(played.score) == best_of // 2 + 1 and decisions > 10
    assert play_match(begun, ("random", "random"), Luck(3)) == (played, decisions)
    if game == "magic":
        assert all(game.chooser is not None for game in played.played)
        assert [one.chooser for one in played.played[1:]] == [
            1 - one.winner for one in played.played[:-1] if one.winner is not None
        ]


def test_a_match_of_magic_bots_exchanges_cards() -> None:
    green = {"main": [[16, "Forest"], [24, "Grizzly Bears"]]}
    other = {"main": [[16, "Swamp"], [20, "Execute"], [4, "Demystify"]], "sideboard": [[8, "Slay"]]}
    begun = Match.begin(Setup("magic", 2, cards={"decks": [green, other]}), 3)
    played, _ = play_match(begun, ("greedy:1", "random"), Luck(1))
    assert played.laid[1] != played.entered[1] and played.wrong(1) == ()


def test_matches_are_compared_and_drawn_ones_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MANIFESTS, "nim", NIM)
    told = match_arena("nim", ["search:50", "random"], 20, 3, settle=-1)
    assert told["games"] == 20 and told["best_of"] == 3 and set(told["ends"]) <= {"2-0", "2-1"}
    assert told["bots"][0]["wins"] >= 15 and told["bots"][0]["wins"] + told["bots"][1]["wins"] == 20
    assert match_arena("nim", ["search:50", "random"], 20, 3, settle=-1, jobs=2) == told
    with pytest.raises(SetupError, match="odd"):
        match_arena("nim", ["random", "random"], 20, 2)
    with pytest.raises(SetupError, match="2 players"):
        match_arena("magecraft", ["random"] * 3, 20, 3)
    games.get.cache_clear()


def test_a_match_that_is_only_drawn_is_left_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "after", lambda match, _, chooser: drawn(match, None, chooser))
    played, _ = play_match(Match.begin(Setup("magecraft", 2), 1), ("random", "random"), Luck(1))
    assert (len(played.played), played.over) == (DRAWN, False)


drawn = Match.after


def test_the_command_shows_scores() -> None:
    words = ("--game", "magecraft", "--seats", "random,random", "--games", "4", "--best-of", "3")
    run = partial(good, "arena", *words, "--jobs", "1")
    said = run()
    assert "4 matches, best of 3" in said and "Scores: 2-" in said
    report = json.loads(run("--json"))
    assert (report["best_of"], report["games"], sum(report["ends"].values())) == (3, 4, 4)
    assert bad("arena", "--best-of", "2")
