"""Wizards of Mickey between bots on the command line."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from grimorio.cli import app
from grimorio.simulator.arena import with_decks
from grimorio.simulator.one import Plan

LUCK = ("--game", "mickey", "--seats", "random,random", "--games", "2", "--jobs", "1")


def run(*words: str, code: int = 0, lang: str = "en") -> str:
    """What a command says: on stdout, or its one line on stderr."""
    result = CliRunner().invoke(app, list(words), env={"GRIMORIO_LANG": lang, "COLUMNS": "110"})
    assert result.exit_code == code, result.output
    return result.stderr.strip() if code else result.stdout


def test_a_pair_of_ready_decks_is_simulated_unless_some_are_named() -> None:
    text = run("simulate", *LUCK)
    assert "Seat 1, random" in text and "Turns: mean" in text
    decks = ("--deck", "lantern watch", "--deck", "Circolo del Muschio", "--deck", "Gilded Masks")
    report = json.loads(run("simulate", *LUCK, *decks, "--json"))
    assert [row["deck"] for row in report["decks"]] == ["Lantern Watch", "Moss Circle", "Gilded Masks"]
    assert len(report["pairings"]) == 3
    text = run("simulate", *LUCK, "--option", "match=mini", "--compare", "Ember Forge", "Lantern Watch")
    assert "Ember Forge" in text and "Lantern Watch" in text
    assert "the decks are Lantern Watch, Ember Forge, Tide" in run("simulate", *LUCK, "--deck", "x", code=2)


def test_the_arena_has_all_ready_decks() -> None:
    assert json.loads(run("arena", *LUCK, "--json"))["games"] == 2
    plan = with_decks(Plan("mickey", ("random", "random")))
    assert len(plan.decks) == 5 and len(plan.tables) == 10
