"""The log of an event is told in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.cli.event_log import told
from grimorio.events import facts
from tests import commands


def good(*words: str, lang: str = "en") -> str:
    return commands.good("event", *words, lang=lang)


PODS = (("Ada", "Bea", "Cid"),)
EVERY: list[facts.AnyFact] = [
    facts.Entry(player="Ada", seed=2),
    facts.Seating(pods=PODS),
    facts.PoolEntry(player="Ada", cards="1 Shock\n2 Mountain"),
    facts.DeckEntry(player="Ada", deck="1 Shock"),
    facts.Pairing(round=1, tables=(("Ada", "Bea"), ("Cid", None)), by="swiss"),
    facts.Result(round=1, first="Ada", second="Bea", games=(0, 0, 0), outcome="neither"),
    facts.Drawn(round=1, first="Ada", second="Bea"),
    facts.Together(winners=("Ada", "Bea")),
    facts.Drop(player="Ada", reason="the last bus"),
    facts.Bye(player="Ada", reason="won it"),
    facts.Override(what="allow", first="Ada", second="Bea", reason="they do not mind"),
    facts.Penalty(player="Ada", penalty="match loss", reason="late", offence=111),
    facts.Clock(round=1, minutes=50),
    facts.Pause(round=1, on=False),
    facts.ExtraTime(round=1, first="Ada", second="Bea", minutes=5, reason="judge"),
    facts.TurnOver(round=1, first="Ada", second="Bea"),
    facts.PaperDraft(pods=PODS, way="rochester", cards={"code": "OWN"}),
    facts.DraftClock(act="add", pod=1, seconds=20),
    facts.OnlineDraft(pods=PODS, cards={"packs": [{"set": "ONS"}, {"cube": []}, {"set": {"code": "OWN"}}]}),
    facts.StandIn(player="Ada"),
    facts.End(reason="fire alarm"),
    facts.Note(text="pizza"),
    facts.Undo(fact=3, reason="wrong slip"),
]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_fact_is_told_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {type(fact) for fact in EVERY} == set(facts.AnyFact.__args__)  # type: ignore[attr-defined]
    monkeypatch.setenv("GRIMORIO_LANG", lang)
    rows = [told(fact) for fact in EVERY]
    assert len(set(rows)) == len(rows)
    words = [
        "Ada", "Ada, Bea, Cid", "2", "Ada", "Ada - Bea, Cid - ", "Ada 0-0-0 Bea", "Ada - Bea", "Ada, Bea",
        "(the last bus)", "(won it)", "Ada - Bea", "111", "50", "1", "5", "Ada", "Rochester", "",
        "ONS, cube, OWN", "Ada", "(fire alarm)", "pizza", "3",
    ]  # fmt: skip
    assert [row for row, word in zip(rows, words, strict=True) if word not in row] == []


def test_the_log_is_told_in_three_languages(tmp_path: Path) -> None:
    file = str(tmp_path / "event.json")
    good("new", file, "Thursday", "--structure", "knockout", "--seed", "s")
    good("join", file, "Ada", "Bea", "--seeded", "1")
    good("organise", file, "--forbid", "Ada - Bea", "--reason", "same family")
    good("organise", file, "--game-loss", "Bea", "--offence", "141", "--reason", "slow")
    good("pair", file)
    good("result", file, "Ada 1-1 Bea", "--winner", "Bea")
    good("undo", file, "--reason", "wrong slip")
    rows = {
        lang: [line[6:] for line in good("log", file, lang=lang).splitlines()] for lang in ("en", "it", "fr")
    }
    assert rows["en"][-5:] == [
        "Do not meet: Ada - Bea (same family)",
        "Penalty: Bea · game loss, 141 (slow)",
        "Paired: Round 1 · Ada - Bea",
        "Result: Round 1 · Ada 1-1-0 Bea, Bea wins  (taken back)",
        "Taken back: no. 5 (wrong slip)",
    ]
    assert rows["it"][-2:] == [
        "Risultato: Turno 1 · Ada 1-1-0 Bea, vince Bea  (annullato)",
        "Annullato: n. 5 (wrong slip)",
    ]
    assert rows["fr"][-2:] == [
        "Résultat : Ronde 1 · Ada 1-1-0 Bea, Bea gagne  (annulé)",
        "Annulé : nº 5 (wrong slip)",
    ]
