"""Games that go on from a moment of another game: `Setup.base`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import WATCHER, Luck, Position, Record, Setup, SetupError, digest
from grimorio.kernel.luck import from_seed
from grimorio.kernel.record import MOST_BASES

GAME = games.get("magecraft")


def played(setup: Setup, luck: int) -> Record:
    record = Record.begin(GAME, setup, ("Ada", "Bob"))
    position = GAME.start(setup)
    picks = Luck(luck)
    while not position.over:
        index = picks.below(len(position.choice.options))
        record.add(position.choice, index)
        position.answer(index)
    record.finish(position)
    return record


def going_on(record: Record, count: int, seed: int) -> Setup:
    data = record.to_json()
    base = {"setup": data["setup"], "answers": data["answers"][:count]}
    return replace(record.setup, seed=seed, situation=None, base=base)


@pytest.fixture(scope="module")
def old() -> Record:
    return played(Setup("magecraft", 2, 11), 5)


def without(position: Position, *keys: str) -> dict[str, Any]:
    return {key: value for key, value in position.to_json().items() if key not in keys}


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_it_begins_with_that_moment_and_luck_of_its_own(old: Record, share: float) -> None:
    count = int(share * len(old.answers))
    setup = going_on(old, count, 99)
    begun, then = GAME.start(setup, journal=True), old.replay(GAME, count)
    assert without(begun, "setup", "luck") == without(then, "setup", "luck")
    assert begun.luck == from_seed(99)
    assert begun.journal == []


def test_the_old_luck_says_nothing_of_what_comes(old: Record) -> None:
    count = len(old.answers) // 2
    ends = set()
    for seed in range(8):
        position = GAME.start(going_on(old, count, seed))
        picks = Luck(1)
        for _ in range(40):
            if not position.over:
                position.answer(picks.below(len(position.choice.options)))
        ends.add(json.dumps(position.seen_by(WATCHER), sort_keys=True))
    assert len(ends) > 1


def test_its_record_replays_and_goes_on_again(old: Record) -> None:
    record = old
    for times in range(3):
        setup = going_on(record, len(record.answers) // 3, 50 + times)
        record = Record.from_json(json.loads(json.dumps(played(setup, times).to_json())))
        assert digest(record.replay(GAME)) == record.final
    position = record.replay(GAME, 3)
    assert digest(GAME.position(json.loads(json.dumps(position.to_json())))) == digest(position)


def test_what_is_imagined_knows_nothing_of_the_base(old: Record) -> None:
    position = GAME.start(going_on(old, 40, 3))
    assert position.imagine(0, 1).setup == Setup("magecraft", 2)


def test_a_base_that_does_not_fit_is_refused(old: Record) -> None:
    setup = going_on(old, 40, 3)
    bad: list[tuple[Setup, str]] = [
        (going_on(old, len(old.answers), 3), "over"),
        (replace(setup, seats=3), "seats"),
        (replace(setup, options={"hands": "open"}), "options"),
        (replace(setup, base={}), "base.setup|setup: expected an object, found nothing"),
        (replace(setup, base=[1]), "base: expected an object, found a list"),
        (replace(setup, base={"setup": None, "answers": []}), "setup"),
        (replace(setup, base={**setup.base, "answers": [[1, 0]]}), "answer 1"),
        (replace(setup, base={**setup.base, "answers": [[999, 0, ["x"]]]}), "answer 1: choice 999"),
        (replace(setup, situation={}), "not with both"),
    ]
    for one, message in bad:
        with pytest.raises(SetupError, match=message):
            GAME.start(one)
    for _ in range(MOST_BASES):
        setup = replace(setup, base={"setup": setup.to_json(), "answers": []})
    with pytest.raises(SetupError, match="times over"):
        GAME.start(setup)
