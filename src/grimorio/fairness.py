"""Fair luck: nobody can choose the seed of a game, and the record of the game proves this afterwards.

The seed is computed from a secret of the server and from shares: each person's page brings one, which is 32
random bytes. Everybody first shows the hash of the share, the seal, and then the share itself. See
docs/fair-luck.md.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from grimorio.kernel import Game, Record, SetupError
from grimorio.kernel import luck as luck_
from grimorio.kernel.boundary import read, read_each
from grimorio.kernel.seats import Seat, seats_of

SECRET_TAG: Final = "grimorio luck 1: server"
SHARE_TAG: Final = "grimorio luck 1: share"
SEED_TAG: Final = "grimorio luck 1: seed"
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""The form of the server's secret, of a share and of a hash: 32 bytes in hexadecimal."""
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""The form of the random bytes in the hash of a sealed answer: 16 bytes in hexadecimal."""
LONGEST: Final = 500
"""The most characters of the explanation why a record cannot be replayed."""

_UNDO: Final = pow(luck_.GAMMA, -1, 2**64)


class LuckData(Struct):
    """The JSON data of a record's luck: its game's id, the secret and its hash, and the seats' shares."""

    id: Annotated[str, Meta(min_length=1)]
    commitment: Hex
    secret: Hex
    seats: list[Any]


class SeatLuckData(Struct):
    """The JSON data of a seat's part in the luck: its number, its kind, its share and the share's hash."""

    seat: Seat
    kind: Literal["person", "bot"]
    seal: Hex | None = None
    share: Hex | None = None


class ReceiptData(Struct):
    """The JSON data that a seat's page stored about the luck before the game."""

    seals: list[Any]
    id: Any = None
    commitment: Any = None
    seat: Any = None
    share: Any = None
    opened: Any = None


class SealedAnswerData(Struct):
    """The JSON data of a sealed answer: the choice's number, the seat, the answer's hash and its salt."""

    number: int
    seat: Seat
    hash: Hex | None = None
    salt: Salt | None = None


class SealedData(Struct):
    """The JSON data of a record's sealed answers, with the id of the game."""

    id: str
    answers: list[Any]


def hashed(tag: str, *parts: bytes) -> bytes:
    """The SHA-256 hash of a tag and parts, each preceded by its length as four bytes, big-endian."""
    whole = hashlib.sha256()
    for part in (tag.encode(), *parts):
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.digest()


def commitment_of(id: str, secret: bytes) -> str:
    """The hash, in hexadecimal, of the server's secret for the game with the id `id`.

    It is shown before anybody sits down.
    """
    return hashed(SECRET_TAG, id.encode(), secret).hex()


def seal_of(id: str, commitment: str, seat: Seat, share: bytes) -> str:
    """The hash, in hexadecimal, of `share`, the random bytes that a seat brings to the seed.

    The seat shows it before any share is opened. `id` is the id of the game, and `commitment` the hash that
    `commitment_of` returns.
    """
    return hashed(SHARE_TAG, id.encode(), bytes.fromhex(commitment), str(seat).encode(), share).hex()


def answer_seal_of(id: str, number: int, seat: Seat, option: Sequence[str | int], salt: str) -> str:
    """The hash of a seat's answer, which the seat shows until every seat has sealed its own, in hexadecimal.

    Args:
        id: the id of the game.
        number: the number of the choice.
        seat: the seat that answers.
        option: the answer.
        salt: 16 random bytes in hexadecimal, so that nobody finds the answer by trying all options.
    """
    words = json.dumps(list(option), separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{id}:{number}:{seat}:{words}:{salt}".encode()).hexdigest()


def seed_of(id: str, secret: bytes, shares: Sequence[bytes]) -> int:
    """The seed, a number of 256 bits, computed from the server's secret and the seats' shares.

    Args:
        id: the id of the game.
        secret: the server's secret.
        shares: the share of each seat, in order; empty for a seat without a share.
    """
    return int.from_bytes(hashed(SEED_TAG, id.encode(), secret, *shares), "big")


Fault = Literal[
    "shape", "secret", "seal", "unsealed", "seed", "replay", "unfinished", "result", "receipt", "throw"
]
Proof = Literal["proven", "withheld", "plain"]
Basis = Literal["shared", "seeded", "none"]
Standing = Literal["proven", "withheld", "none", "bot", "nothing"]


@dataclass(frozen=True)
class Finding:
    """A contradiction found in a record.

    Attributes:
        kind: the part of the record that does not fit; "throw" is an answer that was sealed.
        args: the arguments of the message about it: a field, a seat (from 1), what was found and expected.
    """

    kind: Fault
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Throw:
    """An answer to a choice whose answers all seats seal before any is shown.

    Attributes:
        number: the number of the choice.
        seat: the seat that answered.
        what: the proof for the answer: "proven" (the answer is the one that was sealed), "withheld" (an
            answer was sealed, but this one came without a proof) or "plain" (no answer was sealed).
    """

    number: int
    seat: Seat
    what: Proof


@dataclass(frozen=True)
class Verdict:
    """The result of checking a record: what it proves about the luck of the game.

    Attributes:
        basis: "shared" (the seed comes from the server's secret and people's shares), "seeded" (the maker
            chose the seed) or "none" (the record says nothing about luck).
        faults: the contradictions in the record; empty when everything fits.
        seats: for each seat, the proof that the record gives for it: "proven"; "withheld" (it sealed a share
            and never opened it), "none" (it brought no share), "bot"; "nothing" where the record has faults
            or no shared luck.
        draws: how many random numbers the game drew, all recomputed; None when that failed.
        answers: how many answers were replayed.
        elsewhere: whether the game began with a position set up by hand or with a moment of another game.
            Nothing is proven about that position, only about the luck after it.
        throws: for each answer to a choice whose answers are sealed, what is proven about it.
    """

    basis: Basis
    faults: tuple[Finding, ...]
    seats: tuple[Standing, ...]
    draws: int | None
    answers: int
    elsewhere: bool = False
    throws: tuple[Throw, ...] = ()

    @property
    def proven(self) -> tuple[int, ...]:
        """The numbers of the seats, from 0, for which the record proves that the luck was fair."""
        return tuple(seat for seat, what in enumerate(self.seats) if what == "proven")


def verify(data: Any, game: Game, receipt: Any = None) -> Verdict:
    """Check the luck of a finished game's record: recompute the hashes, the seed and every random number.

    Args:
        data: the record as JSON data, with its part `luck`.
        game: its rules.
        receipt: what a seat's page stored about the luck before the game, as JSON data, or None.

    Raises:
        ValueError: the data is not a record.
    """
    record = Record.from_json(data)
    luck = data.get("luck")
    faults: list[Finding] = []
    seats: list[Standing] = ["nothing"] * record.setup.seats
    basis: Basis = "none"
    if isinstance(luck, dict):
        basis = "seeded" if luck.get("seeded") is True else "shared"
    elif luck is not None:
        faults.append(Finding("shape", {"field": "luck"}))
    if basis == "shared" and isinstance(luck, dict):
        problems = _shape(luck, record.setup.seats) or _chain(luck, record.setup.seed)
        faults.extend(problems)
        if not problems:
            seats = [_standing(seat) for seat in luck["seats"]]
    if receipt is not None:
        faults.extend(_receipt(receipt, luck if isinstance(luck, dict) else {}))
    draws = _replay(record, game, faults)
    throws = [] if draws is None else _throws(record, game, data.get("seals"), faults)
    if faults:
        seats = ["nothing"] * len(seats)
    elsewhere = record.setup.situation is not None or record.setup.base is not None
    return Verdict(basis, tuple(faults), tuple(seats), draws, len(record.answers), elsewhere, tuple(throws))


def _shape(luck: dict[str, Any], seats: int) -> list[Finding]:
    """A finding for each field of `luck` that is missing or of the wrong kind.

    `luck` is the record's part of this name, and `seats` the number of seats of the game.
    """
    errors: list[SetupError] = []
    values = read_each(luck, LuckData, "luck", errors)
    wrong = [error.field for error in errors]
    listed = values.get("seats", ())
    if len(listed) != seats and "luck.seats" not in wrong:
        wrong.append("luck.seats")
    if "luck.seats" in wrong:
        return [Finding("shape", {"field": name}) for name in wrong]
    for number, seat in enumerate(listed):
        place = f"luck.seats.{number}"
        faults: list[SetupError] = []
        own = read_each(seat, SeatLuckData, place, faults)
        if own.get("seat") != number:
            wrong.append(place)
            continue
        wrong += [error.field for error in faults]
        if own.get("kind") == "bot":
            wrong += [f"{place}.{name}" for name in ("seal", "share") if own.get(name) is not None]
    return [Finding("shape", {"field": name}) for name in wrong]


def _chain(luck: dict[str, Any], seed: int) -> list[Finding]:
    """A finding for each contradiction between the hash of the secret, the seals, the shares and the seed.

    `luck` is the record's part of this name, which `_shape` has checked, and `seed` the seed of the game.
    """
    faults: list[Finding] = []
    id, commitment, secret = luck["id"], luck["commitment"], bytes.fromhex(luck["secret"])
    if commitment_of(id, secret) != commitment:
        faults.append(Finding("secret"))
    shares: list[bytes] = []
    for number, seat in zip(seats_of(len(luck["seats"])), luck["seats"], strict=True):
        share = bytes.fromhex(seat.get("share") or "")
        shares.append(share)
        if share and not seat.get("seal"):
            faults.append(Finding("unsealed", {"seat": number + 1}))
        elif share and seal_of(id, commitment, number, share) != seat["seal"]:
            faults.append(Finding("seal", {"seat": number + 1}))
    expected = seed_of(id, secret, shares)
    if expected != seed:
        faults.append(Finding("seed", {"found": str(seed), "expected": str(expected)}))
    return faults


def _standing(seat: dict[str, Any]) -> Standing:
    if seat["kind"] == "bot":
        return "bot"
    if seat.get("share"):
        return "proven"
    return "withheld" if seat.get("seal") else "none"


def _receipt(receipt: Any, luck: dict[str, Any]) -> list[Finding]:
    """A finding for each field in which the record's part `luck` differs from a page's `receipt`.

    The receipt is what a seat's page stored before the game. The record must have the seat's share, unless
    the receipt says that the server did not accept the share in time.
    """
    try:
        kept = read(receipt, ReceiptData)
    except SetupError:
        return [Finding("shape", {"field": "receipt"})]
    listed = luck.get("seats") if isinstance(luck.get("seats"), list) else []
    seats = [seat for seat in listed or () if isinstance(seat, dict)]
    own = next((seat for seat in seats if seat.get("seat") == kept.seat), {})
    left_out = own.get("share") is None and kept.opened is False
    pairs = [
        ("id", kept.id, luck.get("id")),
        ("commitment", kept.commitment, luck.get("commitment")),
        ("share", None if left_out else kept.share, own.get("share")),
        ("seals", kept.seals, [seat.get("seal") for seat in seats]),
    ]
    return [Finding("receipt", {"field": name}) for name, noted, found in pairs if noted != found]


def _replay(record: Record, game: Game, faults: list[Finding]) -> int | None:
    """Replay the record; return how many random numbers were drawn, or None after adding a fault."""
    try:
        end = record.replay(game, journal=False)
    except ValueError as error:
        faults.append(Finding("replay", {"detail": " ".join(str(error).split())[:LONGEST]}))
        return None
    if not end.over or record.final is None:
        faults.append(Finding("unfinished"))
    elif end.result != record.result:
        faults.append(Finding("result"))
    begun = luck_.from_seed(record.setup.seed)
    return ((end.luck - begun) * _UNDO) & luck_.MASK


def _throws(record: Record, game: Game, sealed: Any, faults: list[Finding]) -> list[Throw]:
    """The proof of each sealed answer in a record: one `Throw` for each, after checking it against its hash.

    `game` has the rules by which the record is played. `sealed` is the record's JSON data about sealed
    answers, with the "id" of the game and the "answers", or None. A contradiction is added to `faults`.
    """
    noted: dict[int, dict[str, Any]] = {}
    id = ""
    if sealed is not None:
        errors: list[SetupError] = []
        values = read_each(sealed, SealedData, "seals", errors)
        if errors:
            faults.append(Finding("shape", {"field": "seals"}))
            return []
        id = values["id"]
        for place, entry in enumerate(values["answers"]):
            known = read_each(entry, SealedAnswerData, f"seals.answers.{place}", errors)
            if errors:
                faults.append(Finding("shape", {"field": f"seals.answers.{place}"}))
                return []
            noted[known["number"]] = known
    throws: list[Throw] = []
    for number, seat, option in record.asked(game, frozenset(game.sealed)) if game.sealed else ():
        entry = noted.get(number, {})
        hash, salt = entry.get("hash"), entry.get("salt")
        what: Proof = "plain" if hash is None else "proven" if salt else "withheld"
        fits = entry.get("seat") == seat and answer_seal_of(id, number, seat, option, salt or "") == hash
        if what == "proven" and not fits:
            faults.append(Finding("throw", {"seat": seat + 1, "number": number}))
            continue
        throws.append(Throw(number, seat, what))
    return throws
