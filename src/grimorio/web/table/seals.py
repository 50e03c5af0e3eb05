"""Sealed answers at a table: every seat commits to an answer by a hash before any answer is shown.

See docs/decisions/sealed-throws.md.
"""

from __future__ import annotations

import hmac
import secrets
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from grimorio import fairness
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.seats import Seat
from grimorio.store.answers import Given
from grimorio.web.game import picks
from grimorio.web.game.sealed_answers import TOLD, Entry, Line, proven, shown
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage


class Seals:
    """The sealed answers of one table. Its methods run in the table's queue.

    Args:
        state: the state of the table.
        storage: stores the hashes of answers.
        taken: called after a hash was stored.
    """

    def __init__(self, state: TableState, storage: TableStorage, taken: Callable[[], None]) -> None:
        self.state = state
        self.storage = storage
        self.taken = taken

    @property
    def entries(self) -> list[Entry]:
        """All sealed answers of the game, oldest first."""
        return self.state.row.seals or []

    def entry(self, number: int) -> Entry | None:
        """The stored sealed answer to the choice with this number, or None."""
        return next((one for one in reversed(self.entries) if one["number"] == number), None)

    def sealed(self, position: Position) -> list[Choice]:
        """The choices now asked whose answers must be sealed before they are given."""
        asks = position.game.sealed
        return [choice for choice in position.waiting if choice.ask in asks]

    def ready(self, position: Position) -> bool:
        """Whether every seat that is asked has sealed its answer, so that all answers may be opened."""
        return all(self.entry(choice.number) for choice in self.sealed(position))

    def waited(self, position: Position) -> set[Seat]:
        """The seats that the game waits for.

        These are the seats that are asked. While answers are being sealed, a seat that has sealed its answer
        is left out; once all have sealed, the game waits for all of them to open their answers.
        """
        seats = {choice.seat for choice in position.waiting}
        if self.ready(position):
            return seats
        return seats - {choice.seat for choice in self.sealed(position) if self.entry(choice.number)}

    def public(self) -> dict[str, Any] | None:
        """The public state of the sealed answers; None in a game without any.

        It is `{"asks", "sealed", "ready", "answers"}`: the kinds of choices that are sealed, the seats that
        have sealed, whether all have, and the newest answers. An answer is shown once all seats that were
        asked together have given theirs.
        """
        timeline = self.state.timeline
        if timeline is None or not timeline.game.sealed:
            return None
        position = timeline.position
        done = {one["number"] for one in self.entries if one["done"]}
        return {
            "asks": sorted(timeline.game.sealed),
            "sealed": sorted(choice.seat for choice in self.sealed(position) if self.entry(choice.number)),
            "ready": self.ready(position),
            "answers": [shown(one, done.issuperset(one["group"])) for one in self.entries[-TOLD:]],
        }

    def log(self, timeline: Timeline, seat: Seat, since: int) -> list[Line]:
        """The lines of a seat's log since update `since`.

        Lines that show an answer that was sealed also say whether it was proven to be the sealed one.
        """
        marks, lines = timeline.log.marks[seat], timeline.since(seat, since)
        return [proven(timeline, line, bisect_right(marks, line["i"]), self.entries) for line in lines]

    async def take(self, seat: Seat, number: int, hash: str) -> None:
        """Store the hash by which a seat seals an answer; the same hash again has no effect.

        Args:
            seat: the seat that answers.
            number: the number of the choice.
            hash: the hash of the answer, in hexadecimal.

        Raises:
            Refused: the choice is not asked, or another answer was sealed; nothing happened.
        """
        timeline = self.state.playing(seat)
        self.state.check_runs()
        choice = picks.asked(timeline.position, seat, number, [()], timeline.given)
        entry = self.entry(number)
        if entry is not None and entry["hash"] == hash:
            return
        if entry is not None or choice.ask not in timeline.game.sealed:
            raise Refused("table-refused-seal")
        await self._keep(choice, hash)

    async def decide(self, choice: Choice, option: Option) -> None:
        """Store the hash of the answer that a bot has decided on."""
        salt = secrets.token_hex(16)
        hash = fairness.answer_seal_of(self.state.row.id, choice.number, choice.seat, option, salt)
        await self._keep(choice, hash, list(option), salt)

    async def _keep(
        self, choice: Choice, hash: str, option: list[str | int] | None = None, salt: str = ""
    ) -> None:
        timeline = self.state.timeline
        assert timeline is not None
        group = [one.number for one in self.sealed(timeline.position)]
        entry = self._entry(choice.number, choice.seat, group, hash)
        await self.storage.note(seals=[*self.entries, {**entry, "option": option, "salt": salt}])
        self.taken()

    @staticmethod
    def _entry(number: int, seat: Seat, group: list[int], hash: str | None) -> Entry:
        empty = {"option": None, "salt": "", "done": False}
        return {"number": number, "seat": seat, "group": group, "hash": hash, **empty}

    def check(self, seat: Seat, number: int, option: Option, salt: str) -> None:
        """Check that a seat's answer may be opened now, and is the one that was sealed.

        Args:
            seat: the seat that answers.
            number: the number of the choice.
            option: the answer.
            salt: the random text that was hashed with the answer; empty without a proof.

        Raises:
            Refused: the answer is another one, or not all seats have sealed yet.
        """
        timeline = self.state.playing(seat)
        picks.asked(timeline.position, seat, number, [option], timeline.given)
        entry = self.entry(number)
        if entry is None or not self.ready(timeline.position):
            raise Refused("table-refused-seal")
        found = fairness.answer_seal_of(self.state.row.id, number, seat, option, salt)
        if not hmac.compare_digest(found, entry["hash"]):
            raise Refused("table-refused-opening")

    def after(self, given: Given, salt: str) -> list[Entry]:
        """All sealed answers of the game as they are stored when the new answer `given` is stored.

        If the answer had to be sealed, it is marked as opened, with its `salt`: the random text that was
        hashed with it. An empty salt means that it is given without a proof.
        """
        timeline = self.state.timeline
        assert timeline is not None
        number, seat, option = given
        asked = self.sealed(timeline.position)
        if all(choice.number != number or choice.seat != seat for choice in asked):
            return self.entries
        group = [choice.number for choice in asked]
        entry = self.entry(number) or self._entry(number, seat, group, None)
        rest = [one for one in self.entries if one is not entry]
        if self.state.row.seats[seat].kind == "bot":
            salt = entry["salt"]
        return [*rest, {**entry, "done": True, "option": list(option) if salt else None, "salt": salt}]

    def opened(self, given: list[Given]) -> bool:
        """Whether one of the answers `given` had to be sealed, so that none of them can be taken back."""
        return bool(self.entries) and any(self.entry(number) for number, _, _ in given)

    async def settle(self) -> None:
        """Delete the hashes of answers to choices that no longer exist after an upgrade."""
        timeline = self.state.timeline
        if timeline is None or timeline.position.over:
            return
        waiting = {choice.number for choice in timeline.position.waiting}
        stale = [
            one["number"]
            for one in self.entries
            if one["number"] > max(waiting) or (one["done"] and one["number"] in waiting)
        ]
        if stale:
            await self.forget(min(stale))

    async def forget(self, number: int) -> None:
        """Delete the hashes of sealed answers from the choice `number` on.

        That choice was taken back before any sealed answer was opened.
        """
        left = [one for one in self.entries if one["number"] < number]
        if len(left) != len(self.entries):
            await self.storage.note(seals=left)
