"""Magic Live's auction in the terminal: every event and every table has words in each language."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.cli.wording import shelf_of, words_of
from grimorio.kernel import WATCHER, Luck, Setup, SetupError
from grimorio.language import LANGUAGES, translator
from tests.commands import run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_table_has_words(lang: str) -> None:
    game = games.get("live")
    words = words_of("live")(
        game, None, [f"P{seat}" for seat in range(8)], lang, translator(lang, ["cli", "live"])
    )
    said: set[str] = set()
    for seed in range(3):
        luck = Luck(seed)
        p = game.start(Setup("live", 8, seed, {"completion": "exclusive"}), journal=True)
        while p.waiting:
            if luck.below(12) == 0:
                assert all(words.table(p.seen_by(p.choice.seat)))
            p.answer(luck.below(len(p.choice.options)))
            if seed == 2 and luck.below(100) == 0:
                p.concede(p.choice.seat) if p.waiting else None
        for event in p.journal or []:
            for seat in (0, WATCHER):
                seen = event.seen_by(seat)
                if seen is not None:
                    (line,) = words.log([seen])
                    assert line.endswith(f"[{event.rule}]") and "live-" not in line
                    said.add(seen["event"])
        assert all(words.table(p.seen_by(0)))
    events = {cls.NAME for cls in game.types if hasattr(cls, "NAME")}
    assert said == events


def test_simulate_plays_a_hundred_sessions_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[int] = []

    def note(games: int, how: dict[str, Any]) -> dict[str, Any]:
        wanted.append(games)
        raise SetupError("games", "not played here")

    monkeypatch.setattr("grimorio.cli.sessions.play_sessions", note)
    for more in ((), ("--games", "3")):
        assert run("simulate", "--game", "live", *more).exit_code
    assert wanted == [100, 3]


def test_a_log_reads_as_it_should() -> None:
    game = games.get("live")
    words = words_of("live")(game, None, ["Ada", "Bea"], "en", translator("en", ["cli", "live"]))
    told = {"event": "claim", "seat": 0, "what": "Shock", "rule": "LIVE-3-CHAL-2"}
    assert words.log([told]) == ["Ada wants Shock: does anybody contest?  [LIVE-3-CHAL-2]"]
    told = {"event": "retest", "seat": 1, "what": "Sacrum Fecere", "rule": "LIVE-4-SAC-1"}
    assert words.log([told]) == ["Bea has it thrown again: Sacrum Fecere.  [LIVE-4-SAC-1]"]
    told = {"event": "lose-trait", "seat": 1, "trait": "mental", "count": 2, "rule": "LIVE-3-CHAL-8"}
    assert "".join(letter for letter in words.log([told])[0] if letter.isascii()).startswith(
        "Bea loses 2 mental"
    )


def test_the_shelf_holds_the_powers() -> None:
    shelf = shelf_of("live", translator("en", ["cli", "live"]))
    rows = [shelf.row(card) for card in games.get("live").cards()]
    assert [row[:2] for row in rows][:2] == [["Life Escalation", "3"], ["Sacrum Fecere", "3"]]
