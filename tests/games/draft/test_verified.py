"""A record of a draft proves its luck: the packs follow from the shares, and the picks from the answers."""

from __future__ import annotations

import copy
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from grimorio import fairness, games
from grimorio.kernel import Luck, Record, Setup
from tests import commands

GAME = games.get("draft")
ID = "k3JpQ2x_9aBc"
SECRET = hashlib.sha256(b"the server's").digest()
SHARES = [hashlib.sha256(str(seat).encode()).digest() for seat in range(3)] + [b""]
"""The shares of three people, and an empty one for a bot."""


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The record of a draft of four, with the part about its luck."""
    setup = Setup("draft", 4, fairness.seed_of(ID, SECRET, SHARES))
    p, record, luck = GAME.start(setup), Record.begin(GAME, setup), Luck(1)
    while p.waiting:
        choice = p.waiting[luck.below(len(p.waiting))]
        index = luck.below(len(choice.options))
        record.add(choice, index)
        p.answer(index, choice.number)
    record.finish(p)
    commitment = fairness.commitment_of(ID, SECRET)
    seats = []
    for seat, share in enumerate(SHARES):
        seal = fairness.seal_of(ID, commitment, seat, share) if share else None
        kind = "person" if share else "bot"
        seats.append({"seat": seat, "kind": kind, "seal": seal, "share": share.hex() or None})
    shown = {"id": ID, "seeded": False, "commitment": commitment, "secret": SECRET.hex(), "seats": seats}
    data: dict[str, Any] = json.loads(json.dumps({**record.to_json(), "luck": shown}))
    return data


def test_an_honest_pod_is_proven(record: dict[str, Any], tmp_path: Path) -> None:
    verdict = fairness.verify(record, GAME)
    assert verdict.faults == () and verdict.seats == ("proven", "proven", "proven", "bot")
    assert verdict.draws == 4 * 3 * 15, "a draw for every card"
    path = tmp_path / "pod.json"
    path.write_text(json.dumps(record), "utf-8")
    told = commands.run("verify", str(path))
    assert told.exit_code == 0, told.output


def test_other_packs_or_picks_are_found_out(record: dict[str, Any]) -> None:
    reseeded = copy.deepcopy(record)
    reseeded["setup"]["seed"] = str(int(record["setup"]["seed"]) + 1)
    assert fairness.verify(reseeded, GAME).faults
    swapped = copy.deepcopy(record)
    first = {seat: place for place, (_, seat, _) in reversed(list(enumerate(record["answers"])))}
    answers = swapped["answers"]
    answers[first[0]][2], answers[first[1]][2] = answers[first[1]][2], answers[first[0]][2]
    assert fairness.verify(swapped, GAME).faults
