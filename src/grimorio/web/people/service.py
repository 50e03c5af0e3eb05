"""People and their devices: making keys, moving them to another device, passphrases, histories."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from grimorio.kernel.seats import Seat
from grimorio.store import GameRow, PersonRow, ResultRow
from grimorio.store.models import Outcome
from grimorio.web import identity
from grimorio.web.codes import LETTERS, WRONG
from grimorio.web.jobs.new_table import NOBODY, Person
from grimorio.web.limits import Addresses, Pace
from grimorio.web.people import passphrase, ratings
from grimorio.web.people.turns import Turns
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.web.hub import Hub

log = logging.getLogger(__name__)

NEW_PEOPLE: Final = Pace(burst=30, rate=1 / 60)
"""The rate limit for new people from one address."""

TRIES: Final = Pace(burst=5, rate=1 / 60)
"""The rate limit for wrong passphrases from one address."""

TRIES_OF_ALL: Final = Pace(burst=50, rate=1 / 60)
"""The rate limit for wrong passphrases for one person, from all addresses together."""

MOVES: Final = 100
"""The most codes for a move to another device that are valid at once; beyond them the oldest is dropped."""

KEPT: Final = 400_000
"""The most characters of what a device takes along to another one."""

LASTS: Final = 600.0
"""Seconds for which the code of a move is valid."""

CODE: Final = 10
"""The letters of the code of a move: about 42 bits, with few tries."""

PICTURE: Final = re.compile(r"[a-z]{1,20}\.[a-z]{1,20}")
"""The form of a picture: a motif and a colour."""

EXPORTED: Final = 20_000_000
"""The most bytes of records in one export; the export names the games whose records it leaves out."""


class Move(NamedTuple):
    """A person who is moving to another device with a code.

    Attributes:
        key: the person's key.
        kept: what the old device takes along, as JSON text.
        until: when the code expires, in seconds of the service's clock.
    """

    key: str
    kept: str
    until: float


class People:
    """The people of a server, for its routes.

    Args:
        hub: the server.
        now: returns the time, in seconds.
    """

    def __init__(self, hub: Hub, now: Callable[[], float] = time.monotonic) -> None:
        self.hub = hub
        self.now = now
        self.made = Addresses(NEW_PEOPLE)
        self.wrong = Addresses(TRIES)
        self.wrong_for = Addresses(TRIES_OF_ALL)
        self.wrong_codes = Addresses(WRONG)
        self.moves: OrderedDict[str, Move] = OrderedDict()
        self.stretching = asyncio.Semaphore(2)
        self.turns = Turns(hub)
        self.noting: set[asyncio.Task[None]] = set()

    # -- keys ----------------------------------------------------------------------------------

    async def of(self, key: str) -> PersonRow:
        """The person with this key.

        Raises:
            Refused: nobody has it.
        """
        person = await self.known(key)
        if person is None:
            raise Refused("table-refused-person")
        return person

    async def known(self, key: str) -> PersonRow | None:
        """The person with this key, or None."""
        if not key:
            return None
        return await self.hub.on_disk(self.hub.store.people.of_key, identity.digest(key))

    async def sitting(self, key: str, row: GameRow | None = None) -> Person:
        """The person with this key, who is about to sit down in the game `row` or in a new one.

        `NOBODY` if nobody has the key, or if it has a seat of `row` already.
        """
        person = await self.known(key)
        if person is None or (row and any(seat.token_hash == person.key_hash for seat in row.seats)):
            return NOBODY
        return Person(key, person.picture)

    async def make(self, address: str, name: str, picture: str, games: list[tuple[str, str]]) -> str:
        """Make a person, give them the seats whose tokens their device has, and return their key.

        Args:
            address: the address of the request.
            name: the person's name.
            picture: their picture, or empty.
            games: pairs of a game's id and the token of a seat in it.

        Raises:
            Refused: the name or picture is not valid, or the address has made too many people.
        """
        name, picture = identity.clean_name(name), checked_picture(picture)
        if wait := self.made.take(address):
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        await self.hub.room()
        key = identity.new_token()
        row = PersonRow(id=identity.new_id(), key_hash=identity.digest(key), name=name, picture=picture)
        await self.hub.on_disk(self.hub.store.people.add, row)
        for id, token in games:
            if await self.hub.on_disk(self.hub.store.people.claim, id, identity.digest(token), row.key_hash):
                await self._rebound(id, identity.digest(token), row.key_hash)
        await self.note_all(row.key_hash)
        return key

    async def _rebound(self, id: str, old: str, new: str) -> None:
        """Replace the token `old` of a seat by `new` at the table of game `id`, if the table is in memory.

        Both are digests. Where another process has the table, it reads the table again.
        """
        if self.hub.members is not None:
            await self.hub.members.drop_elsewhere(old)
        table = self.hub.there(id)
        for seat in table.row.seats if table is not None else ():
            if table is not None and seat.token_hash == old:
                seat.token_hash = new
                table.state.send_away(seat.seat)

    async def change(self, person: PersonRow, **changes: Any) -> None:
        """Change a person's `name`, `picture` or `rated`.

        Raises:
            Refused: the name or picture is not valid, or another person with a passphrase has the name.
        """
        if "name" in changes:
            changes["name"] = identity.clean_name(changes["name"])
            if person.locked is not None:
                changes["handle"] = identity.likeness(changes["name"])
        if "picture" in changes:
            changes["picture"] = checked_picture(changes["picture"])
        if not await self.hub.on_disk(self.hub.store.people.change, person.id, **changes):
            raise Refused("table-refused-namesake-person", {"name": changes["name"]}, field="name")

    async def rekey(self, person: PersonRow) -> str:
        """Give a person a new key, so that all other devices are signed out; the passphrase ends too."""
        key = identity.new_token()
        old, new = person.key_hash, identity.digest(key)
        for id in await self.hub.on_disk(self.hub.store.people.rekey, person, new, None):
            await self._rebound(id, old, new)
        return key

    # -- other devices -------------------------------------------------------------------------

    def move(self, key: str, kept: str) -> str:
        """The code by which another device takes over a person's key and what this device keeps.

        `kept` is JSON text. Raises Refused: it is too long.
        """
        if len(kept) > KEPT:
            raise Refused("table-refused-size", {"limit": KEPT})
        self._expire()
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        self.moves[code] = Move(key, kept, self.now() + LASTS)
        if len(self.moves) > MOVES:
            self.moves.popitem(last=False)
        return code

    def moving(self, code: str, key: str) -> bool:
        """Whether a code is open and belongs to the person with this key."""
        self._expire()
        return code in self.moves and self.moves[code].key == key

    def arrive(self, code: str, address: str) -> Move:
        """Use up the code of a move, and return the move that it stands for.

        `address` is the address of the request; the tries from it are limited.

        Raises:
            Refused: the code is wrong or too old, or the address has tried too many.
        """
        self._expire()
        wait = self.wrong_codes.wait(address)
        move = None if wait else self.moves.pop(re.sub(r"[\W_]", "", code).upper(), None)
        if move is None:
            wait = wait or self.wrong_codes.take(address)
            if wait:
                raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
            raise Refused("table-refused-move", field="code")
        return move

    def _expire(self) -> None:
        while self.moves and next(iter(self.moves.values())).until < self.now():
            self.moves.popitem(last=False)

    async def lock(self, person: PersonRow, key: str, words: str | None) -> None:
        """Set a person's passphrase to `words`, or remove it if that is None. `key` is the person's key.

        Raises:
            Refused: the passphrase is too short or too long, or another person has one under the same name.
        """
        if words is None:
            await self.hub.on_disk(self.hub.store.people.change, person.id, locked=None, handle=None)
            return
        if not passphrase.LEAST <= len(words) <= passphrase.MOST:
            limits = {"least": passphrase.LEAST, "most": passphrase.MOST}
            raise Refused("table-refused-passphrase", limits, field="passphrase")
        async with self.stretching:
            locked = await asyncio.to_thread(passphrase.locked, key, words)
        handle = identity.likeness(person.name)
        if not await self.hub.on_disk(self.hub.store.people.change, person.id, locked=locked, handle=handle):
            raise Refused("table-refused-namesake-person", {"name": person.name}, field="name")

    async def enter(self, name: str, words: str, address: str) -> str:
        """The key of the person with the name `name` and the passphrase `words`.

        `address` is the address of the request; the tries from it are limited.

        Raises:
            Refused: nobody has this name and passphrase, or too many were tried.
        """
        handle = identity.likeness(name)
        buckets = self.wrong.bucket(address), self.wrong_for.bucket(handle)
        if wait := max(bucket.wait() for bucket in buckets):
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        for bucket in buckets:
            bucket.take()
        person = await self.hub.on_disk(self.hub.store.people.of_handle, handle)
        locked = None if person is None else person.locked
        async with self.stretching:
            key = await asyncio.to_thread(passphrase.unlocked, locked, words[: passphrase.MOST + 1])
        if key is None:
            raise Refused("table-refused-enter", field="passphrase")
        for bucket in buckets:
            bucket.left += 1
        return key

    # -- results -------------------------------------------------------------------------------

    def asked(self, row: GameRow, seats: Collection[Seat]) -> None:
        """Tell the people at these seats soon that the game waits for them; see `Turns.asked`."""
        self.turns.asked(row, seats)

    def ended(self, id: str) -> None:
        """Note the results of game `id`, which is over; failures are logged, and repaired by `note_all`."""
        self.turns.over(id)
        task = asyncio.create_task(self._note(id))
        self.noting.add(task)
        task.add_done_callback(self.noting.discard)

    async def _note(self, id: str) -> None:
        try:
            await self.hub.on_disk(self.hub.store.people.note_result, id, ratings.rated)
        except (SQLAlchemyError, ImportError):
            log.exception("the results of game %s are not noted", id)

    async def note_all(self, key_hash: str | None = None) -> None:
        """Note all results that are missing, of one person or of all.

        `key_hash` is the hash of the person's key; None for all.
        """
        for id in await self.hub.on_disk(self.hub.store.people.unnoted, key_hash):
            await self._note(id)

    async def settled(self) -> None:
        """Wait until the results that are being noted are stored."""
        await asyncio.gather(*self.noting)

    # -- everything, and nothing ---------------------------------------------------------------

    async def exported(self, person: PersonRow) -> dict[str, Any]:
        """All that the server keeps of a person, as JSON data, with the records of their finished games.

        Its keys are "name", "picture", "rated", "created", "ratings", "playing" (games that go on),
        "results", "records" (by the id of the game) and "records_left_out" (the ids of games whose records
        are deleted or would make the file too large).
        """
        results = await self.hub.on_disk(self.hub.store.people.results, person.id)
        records: dict[str, Any] = {}
        left_out: list[str] = []
        taken = 0
        for result in results:
            row = await self.hub.on_disk(self.hub.store.game, result.game_id)
            if row is None or taken > EXPORTED:
                left_out.append(result.game_id)
                continue
            taken += row.size
            records[result.game_id] = await self.hub.on_disk(self.hub.store.record, result.game_id)
        going = await self.hub.on_disk(self.hub.store.people.games, person.key_hash)
        about = {"name": person.name, "picture": person.picture, "rated": person.rated}
        return {
            **about,
            "created": person.created,
            "ratings": person.ratings,
            "playing": [{"id": row.id, "game": row.game} for row in going],
            "results": [result_json(result) for result in results],
            "records": records,
            "records_left_out": left_out,
        }

    async def forget(self, person: PersonRow) -> None:
        """Delete a person: give up what they play, then delete all that is kept of them."""
        for row in await self.hub.on_disk(self.hub.store.people.games, person.key_hash):
            seat = next(seat.seat for seat in row.seats if seat.token_hash == person.key_hash)
            try:
                await self.stop(row.id, seat)
            except Refused as refused:
                log.warning("game %s of a person who left cannot be ended: %s", row.id, refused.reason)
        await self.settled()
        await self.hub.on_disk(self.hub.store.people.forget, person)
        self.hub.drop(person.key_hash)
        if self.hub.members is not None:
            await self.hub.members.drop_elsewhere(person.key_hash)

    async def stop(self, id: str, seat: Seat) -> None:
        """Give up game `id` for a seat; before it has begun, close the table or leave it.

        Raises:
            Refused: the game cannot be ended by the seat now.
        """

        async def stop(table: Any) -> None:
            if table.row.state == "playing":
                await table.concede(seat)
            elif table.row.seats[seat].invite_hash is None:
                await table.waiting.close(seat)
            else:
                await table.waiting.get_up(seat)

        await self.hub.ask(id, stop)


def checked_picture(picture: str) -> str:
    """The picture, after checking its form; empty for none. Raises Refused: it has another form."""
    if picture and not PICTURE.fullmatch(picture):
        raise Refused("table-refused-field", field="picture")
    return picture


def result_json(result: ResultRow) -> dict[str, Any]:
    """A result as JSON data, for its own person: the fields of the row by name, "id" for `game_id`.

    In "others" ids of people are left out: "person" only tells whether the other keeps games here.
    """
    return {
        "id": result.game_id,
        "game": result.game,
        "seat": result.seat,
        "outcome": result.outcome,
        "reason": result.reason,
        "others": [{**other, "person": other["person"] is not None} for other in result.others],
        "deck": result.deck,
        "rated": result.rated,
        "ended": result.ended,
    }


def told_ratings(person: PersonRow) -> list[dict[str, Any]]:
    """A person's ratings as JSON data: `[{"game", "kind", "value", "deviation", "games", "firm"}]`."""
    return [
        {
            "game": game,
            "kind": kind,
            "value": ratings.shown(kind, rating),
            "deviation": ratings.shown(kind, rating[1:]),
            "games": rating[3],
            "firm": rating[1] <= ratings.FIRM[kind],
        }
        for game, kinds in sorted(person.ratings.items())
        for kind, rating in sorted(kinds.items())
    ]


def figures(results: list[ResultRow]) -> dict[str, list[dict[str, Any]]]:
    """How often a person won, lost and drew: "games" by game, "opponents" and "decks", the most played first.

    `results` are the person's results. Each entry has "won", "drawn" and "lost", and what it is about:
    "game"; "name", "kind" and "bot" of an opponent; "game" and "deck". An opponent is a person who keeps
    their games too, a name, or a level of bots. Games of more than two players count for each opponent.
    """
    sums: dict[str, dict[tuple[Any, ...], dict[str, Any]]] = {"games": {}, "opponents": {}, "decks": {}}

    def count(of: str, key: tuple[Any, ...], about: dict[str, Any], outcome: Outcome) -> None:
        entry = sums[of].setdefault(key, {**about, "won": 0, "drawn": 0, "lost": 0})
        entry[outcome] += 1

    for result in results:
        count("games", (result.game,), {"game": result.game}, result.outcome)
        if result.deck is not None:
            key = result.game, result.deck
            count("decks", key, {"game": result.game, "deck": result.deck}, result.outcome)
        for key, other in {_opponent(other): other for other in result.others}.items():
            about = {"name": other["name"], "kind": other["kind"], "bot": other["bot"]}
            count("opponents", key, about, result.outcome)
    return {
        of: sorted(entries.values(), key=lambda entry: -(entry["won"] + entry["drawn"] + entry["lost"]))
        for of, entries in sums.items()
    }


def _opponent(other: dict[str, Any]) -> tuple[Any, ...]:
    """A value that is equal for results against the same opponent.

    `other` is one of `ResultRow.others`. A person who keeps games is known by id, all others by kind, bot and
    name.
    """
    if other["person"] is not None:
        return ("person", other["person"])
    return other["kind"], other["bot"] or "", other["name"]
