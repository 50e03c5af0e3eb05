"""Games that a judge declares drawn, in every game that knows draws."""

from __future__ import annotations

import json

import pytest

from grimorio import games
from grimorio.kernel import IllegalAnswer, Luck, Record, RecordMismatch, Setup, digest
from grimorio.kernel.record import DRAW
from tests.contract import heard, seats_of, start, text, walk_recorded


@pytest.mark.parametrize("answers", [0, 7, 31])
@pytest.mark.parametrize("name", games.names())
def test_a_judge_declares_a_game_drawn_at_any_moment(name: str, answers: int) -> None:
    game = games.get(name)
    setup = Setup(name, game.seats[0], 5)
    record, p = Record.begin(game, setup), start(game, setup)
    for count, q in enumerate(walk_recorded(p, Luck(answers), record)):
        if count < answers:
            continue
        before, choice = digest(q), q.choice
        if game.drawn(q) is None:
            with pytest.raises(IllegalAnswer):
                q.draw()
            assert digest(q) == before, "a game without draws goes on as it was"
            record.answers.append((choice.number, choice.seat, DRAW))
            with pytest.raises(RecordMismatch):
                record.replay(game)
            return
        q.draw()
        record.answers.append((choice.number, choice.seat, DRAW))
        assert q.result is not None and q.result.winners == () and not q.waiting
    record.finish(p)
    again = Record.from_json(json.loads(text(record.to_json()))).replay(game)
    assert digest(again) == digest(p)
    for seat in seats_of(setup):
        assert heard(again, seat) == heard(p, seat)
    with pytest.raises(IllegalAnswer):
        p.draw()
