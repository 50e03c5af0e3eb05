"""Records of finished games that people send, and games that continue from a moment of another game."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import time
from dataclasses import replace
from typing import Any

import msgspec

from grimorio import fairness
from grimorio.kernel import Game, Position, Record, RecordMismatch, Setup, SetupError, sizes
from grimorio.kernel.faults import Fault, Value
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import GameRow
from grimorio.store.answers import Given
from grimorio.store.games import Past
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Text
from grimorio.web.game import visibility
from grimorio.web.game.judging import Judging, Ruling, rulings_of
from grimorio.web.game.new_game import new_seat
from grimorio.web.game.resume import rules
from grimorio.web.game.timeline import fits, replayed
from grimorio.web.jobs.trial import bearable
from grimorio.web.refusals import Refused, because

UPLOADED = "table-notice-uploaded"
"""The message id of the notice that a game was not played on this server."""


class FromBody(Body):
    """The point of another game from which a new one begins: that game's id and the number of its answers."""

    game: Text
    answer: Count


# -- records from elsewhere ------------------------------------------------------------------------


def read(raw: bytes) -> tuple[GameRow, list[Given], dict[str, Any]]:
    """Read the record of a finished game, and replay it. Blocks the calling thread.

    Returns:
        The game with its seats as it is stored, its answers, and its last position as JSON data.

    Raises:
        Refused: the record is not finished or cannot be replayed; names the place and the reason.
    """
    try:
        return _filed(sizes.from_json(raw))
    except (SetupError, RecordMismatch, sizes.BadData) as error:
        raise _refused(error) from None
    except ValueError as error:
        raise _refused(error if isinstance(error, Unfit) else Unfit(str(error))) from None
    except (LookupError, TypeError, AttributeError) as error:
        raise _refused(Unfit(f"not a record: {error!r}")) from None


class Unfit(Fault):
    """A record that cannot be stored."""

    def __init__(self, message: str, cause: str = "record", **facts: Value) -> None:
        super().__init__(message, cause, **facts)


def _refused(error: ValueError) -> Refused:
    return Refused("table-refused-upload", because(error, str(error)))


def _filed(data: Any) -> tuple[GameRow, list[Given], dict[str, Any]]:
    record = Record.from_json(data)
    game, end = _replayed(record, data)
    record.version = game.version
    record.finish(end)
    seats = record.setup.seats
    names = [*record.players, *[""] * seats][:seats]
    record.players = tuple(_name(name, seat) for seat, name in zip(seats_of(seats), names, strict=True))
    proofs = {part: data[part] for part in ("luck", "seals", "judge") if data.get(part) is not None}
    row = _row(game, record, {**record.to_json(), **proofs})
    before = time.thread_time()
    *_, last = replayed(game, Past(row, None, None, record.answers))
    bearable(time.thread_time() - before)  # a table plays it again as often as somebody comes to it
    if not last.position.over:
        raise Unfit("choices are answered that the game takes by itself", "record-alone")
    return row, record.answers, end.to_json()


def _replayed(record: Record, data: Any) -> tuple[Game, Position]:
    """The game of a record, and the last position of its replay.

    `data` is the record as JSON data, with the proofs of its seed and of its sealed answers. Raises
    ValueError: the record cannot be stored.
    """
    game = rules(record.setup.game)
    if game is None:
        named = record.setup.game
        raise Unfit(f"setup: game: there is no game {named!r} here", cause="game", name=named[:50])
    game.admit(record.setup)
    verdict = fairness.verify(data, game)
    shapes = [str(fault.args.get("field", "luck")) for fault in verdict.faults if fault.kind == "shape"]
    if shapes:
        raise Unfit("{field}: missing, or not of its kind", "record-field", field=shapes[0])
    end = record.replay(game)
    if end.result is None:
        asked = ", ".join(f"{choice.ask!r} of seat {choice.seat}" for choice in end.waiting)
        given = len(record.answers)
        problem = f"after answer {given} the game is not over: {asked} is asked"
        raise Unfit(problem, cause="unfinished", answers=given)
    if record.version == game.version and record.result not in (None, end.result):
        raise Unfit("result: the answers lead to another one", cause="end")
    return game, end


def _row(game: Game, record: Record, plain: dict[str, Any]) -> GameRow:
    """A finished game as it is stored.

    `plain` is its record as JSON data with the proofs of its seed and of its sealed answers.
    """
    assert record.result is not None
    row = GameRow(
        id=_id(plain),
        game=game.name,
        state="over",
        setup=record.setup.to_json(),
        seeded=True,
        secret=secrets.token_hex(32),
        version=game.version,
        card_hash=record.cards,
        notices=[{"message": UPLOADED, "args": {}}],
        result=record.result.to_json(),
        record=plain,
        # It changed nothing here: the newest games of the lobby are those played here.
        updated=0,
        era=0,
    )
    if rulings := _rulings(plain.get("judge")):
        row.judge = Judging(rulings=rulings).to_json()
    for seat, name in enumerate(record.players):
        row.seats.append(new_seat(seat, "person", name))
    return row


def _rulings(data: Any) -> tuple[Ruling, ...]:
    """The rulings of a judge in a record. Raises Unfit: they are none."""
    try:
        return rulings_of(data)
    except msgspec.ValidationError as error:
        raise Unfit(f"judge: {error}") from None


def _name(text: str, seat: Seat) -> str:
    try:
        return identity.clean_name(text)
    except Refused:
        return str(seat + 1)


def _id(record: dict[str, Any]) -> str:
    """An id computed from the record, so that the same file always has the same link."""
    digest = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).digest()
    return "r" + base64.urlsafe_b64encode(digest)[:15].decode()


# -- going on --------------------------------------------------------------------------------------


def going_on(past: Past, start: FromBody, game: str, seats: int, seed: int) -> Setup:
    """The setup of a game that continues from a moment of another one. Blocks the calling thread.

    All cards stay where they are at that moment. The luck after it comes from the new seed, so that the old
    game reveals nothing about what will happen.

    Args:
        past: the other game, as stored.
        start: the moment of the other game: a number of answers.
        game, seats, seed: the name of the rules, the number of seats and the seed of the new game.

    Raises:
        Refused: the other game is not over or cannot be replayed, has other rules or another number of seats
            than the new game, or has fewer answers than `start` says.
    """
    old = rules(past.row.game)
    if not visibility.shown(past.row):
        raise Refused("table-refused-record")
    if past.row.era:
        raise Refused("table-refused-continued")
    if old is None or not fits(old, past):
        new = "–" if old is None else old.version
        raise Refused("table-refused-version", {"old": past.row.version, "new": new})
    setup = Setup.from_json(past.row.setup)
    if old.name != game:
        raise Refused("table-refused-field", field="game")
    if setup.seats != seats:
        raise Refused("table-refused-field", field="seats")
    if start.answer > len(past.answers):
        raise Refused("table-refused-field", field="from.answer")
    answers = [[number, seat, list(option)] for number, seat, option in past.answers[: start.answer]]
    base = {"setup": setup.to_json(), "answers": answers}
    return replace(setup, seed=seed, situation=None, base=base)
