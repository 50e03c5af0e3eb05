"""Wizards of Mickey between bots on the command line."""

from __future__ import annotations

import json
from itertools import chain, product

import pytest

from grimorio.cli.wording import words_of
from grimorio.kernel import WATCHER, Position, Setup
from grimorio.language import translator
from grimorio.simulator.arena import with_decks
from grimorio.simulator.one import Plan
from tests.commands import bad, good
from tests.cost import deep
from tests.games.mickey.laid import GAME
from tests.games.mickey.playouts import play

LUCK = ("--game", "mickey", "--seats", "random,random", "--games", "2", "--jobs", "1")


def test_a_pair_of_ready_decks_is_simulated_unless_some_are_named() -> None:
    text = good("simulate", *LUCK)
    assert "Seat 1, Random" in text and "Turns: mean" in text
    decks = ("--deck", "lantern watch", "--deck", "Circolo del Muschio", "--deck", "Gilded Masks")
    report = json.loads(good("simulate", *LUCK, *decks, "--json"))
    assert [row["deck"] for row in report["decks"]] == ["Lantern Watch", "Moss Circle", "Gilded Masks"]
    assert len(report["pairings"]) == 3
    text = good("simulate", *LUCK, "--option", "match=mini", "--compare", "Ember Forge", "Lantern Watch")
    assert "Ember Forge" in text and "Lantern Watch" in text
    assert "the decks are Lantern Watch, Ember Forge, Tide" in bad("simulate", *LUCK, "--deck", "x")


def test_the_arena_has_all_ready_decks() -> None:
    assert json.loads(good("arena", *LUCK, "--json"))["games"] == 2
    plan = with_decks(Plan("mickey", ("random", "random")))
    assert len(plan.decks) == 5 and len(plan.tables) == 10


@pytest.mark.parametrize("languages", [("it",), deep(("en", "fr"))])
def test_every_event_and_table_has_words(languages: tuple[str, ...]) -> None:
    tongues = [
        words_of("mickey")(GAME, None, ["Ada", "Bea"], lang, translator(lang, ["cli", "mickey"]))
        for lang in languages
    ]
    told = {"mark", "mix"}  # seen as annul, block or for-now; only while a hand is shown at random

    def look(p: Position) -> None:
        if p.choice.number % 20 == 0:
            for seat, words in product((0, WATCHER), tongues):
                lines = words.table(p.seen_by(seat))
                assert not [line for line in lines if not line or "mickey-" in line]

    for seed in range(40):
        p = play(seed, GAME, look)
        for event in p.journal or []:
            for seat in (0, WATCHER):
                seen = event.seen_by(seat)
                if seen is None:
                    continue
                told.add(seen["event"])
                for line in chain(*(words.log([seen]) for words in tongues)):
                    assert line.endswith(f"[{event.rule}]"), line
                    assert "mickey-" not in line and "None" not in line, line
    given_up = GAME.start(Setup("mickey", 2, 1), journal=True)
    given_up.concede(1)
    for event in given_up.journal or []:
        told.add(event.NAME)
    names = {cls.NAME for cls in GAME.types if getattr(cls, "NAME", "")}
    assert names <= told, names - told


def test_the_log_and_the_table_read_as_they_should() -> None:
    words = words_of("mickey")(GAME, None, ["Ada", "Bea"], "en", translator("en", ["cli", "mickey"]))

    def line(event: str, **facts: object) -> str:
        (said,) = words.log([{"event": event, "rule": "R", **facts}])
        return said.removesuffix("  [R]")

    orsa = "Orsa, Keeper of the First Lantern"
    assert line("cast", seat=1, mage=orsa, place=0, card="Ebb") == "Bea: Orsa casts Ebb."
    assert line("hide", seat=1, mage=orsa, place=0) == "Bea: Orsa hides a Spell."
    assert line("reckoned", totals=(7, 9)) == "Bea wins the challenge: Final Magic Power 9 to 7."
    assert line("uncover-stake", colours=[0, 0, 3]) == (
        "Turned up at stake: a blue Diamagic ×2 and a green Diamagic."
    )
    assert line("ends", winners=[], reason="cap") == "The game ends in a draw."
    p = GAME.start(Setup("mickey", 2, 1, {"match": "mini"}))
    text = "\n".join(words.table(p.seen_by(0)))
    assert text.startswith("Turn 0 · Deployment · ")
    assert "Ada: Diamagics: 0 of 4, Hand " in text
