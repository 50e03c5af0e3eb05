"""Fair luck: what honest records prove, and that every kind of cheating is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from grimorio import fairness, games
from grimorio.kernel import Luck, Record, Setup, digest
from grimorio.kernel import luck as luck_
from grimorio.language import LANGUAGES, translator
from tests import commands

GAME = games.get("magecraft")
ID = "k3JpQ2x_9aBc"
SECRET = hashlib.sha256(b"the server's").digest()
SHARES = [hashlib.sha256(b"Ada's").digest(), hashlib.sha256(b"Bruno's").digest()]


def played(seed: int, seats: int = 2) -> Record:
    """A whole game of random players."""
    setup = Setup("magecraft", seats, seed)
    position = GAME.start(setup)
    record = Record.begin(GAME, setup, ("Ada", "Bruno", "Carla")[:seats])
    luck = Luck(5)
    while not position.over:
        choice = position.choice
        index = luck.below(len(choice.options))
        record.add(choice, index)
        position.answer(index, choice.number)
    record.finish(position)
    return record


def seats_of(shares: list[bytes | None]) -> list[dict[str, Any]]:
    """The seats in the luck part of a record; None stands for a bot, empty bytes for a person without a
    share.
    """
    commitment = fairness.commitment_of(ID, SECRET)
    listed = []
    for seat, share in enumerate(shares):
        kind = "bot" if share is None else "person"
        seal = fairness.seal_of(ID, commitment, seat, share) if share else None
        listed.append({"seat": seat, "kind": kind, "seal": seal, "share": share.hex() if share else None})
    return listed


def honest(shares: list[bytes | None]) -> dict[str, Any]:
    seed = fairness.seed_of(ID, SECRET, [share or b"" for share in shares])
    luck = {
        "id": ID,
        "seeded": False,
        "commitment": fairness.commitment_of(ID, SECRET),
        "secret": SECRET.hex(),
        "seats": seats_of(shares),
    }
    return {**played(seed, len(shares)).to_json(), "luck": luck}


@pytest.fixture(scope="module")
def text() -> str:
    return json.dumps(honest([SHARES[0], SHARES[1]]))


@pytest.fixture
def record(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    return data


# -- the formula -----------------------------------------------------------------------------------


def test_the_hashes_are_those_of_the_page() -> None:
    """The hashes equal those computed by the formulas of docs/fair-luck.md."""

    def framed(*parts: bytes) -> bytes:
        return b"".join(len(part).to_bytes(4, "big") + part for part in parts)

    commitment = hashlib.sha256(framed(b"grimorio luck 1: server", ID.encode(), SECRET)).digest()
    assert fairness.commitment_of(ID, SECRET) == commitment.hex()
    sealed = framed(b"grimorio luck 1: share", ID.encode(), commitment, b"1", SHARES[1])
    assert fairness.seal_of(ID, commitment.hex(), 1, SHARES[1]) == hashlib.sha256(sealed).hexdigest()
    mixed = framed(b"grimorio luck 1: seed", ID.encode(), SECRET, SHARES[0], b"", SHARES[1])
    seed = int.from_bytes(hashlib.sha256(mixed).digest(), "big")
    assert fairness.seed_of(ID, SECRET, [SHARES[0], b"", SHARES[1]]) == seed


def test_every_part_of_the_seed_counts() -> None:
    seeds = {
        fairness.seed_of(ID, SECRET, [SHARES[0], SHARES[1]]),
        fairness.seed_of(ID, SECRET, [SHARES[1], SHARES[0]]),
        fairness.seed_of(ID, SECRET, [SHARES[0], b""]),
        fairness.seed_of(ID, SECRET, [b"", SHARES[0]]),
        fairness.seed_of(ID, SECRET, [SHARES[0]]),
        fairness.seed_of(ID + "x", SECRET, [SHARES[0], SHARES[1]]),
        fairness.seed_of(ID, bytes(32), [SHARES[0], SHARES[1]]),
    }
    assert len(seeds) == 7


def test_every_bit_of_a_big_seed_reaches_the_luck() -> None:
    seed = fairness.seed_of(ID, SECRET, [SHARES[0]])
    assert seed.bit_length() > 250
    found = {luck_.from_seed(seed ^ (1 << bit)) for bit in range(256)}
    assert len(found | {luck_.from_seed(seed)}) == 257


def test_small_seeds_give_the_luck_they_always_gave() -> None:
    def before(seed: int) -> int:
        high = luck_.mix(((seed >> 64) + luck_.GAMMA) & luck_.MASK)
        return luck_.mix((seed & luck_.MASK) ^ high)

    for seed in (0, 1, 7, -1, -7, 2**63, 2**64 - 1, 2**64, 2**100 + 3, 2**128 - 1, -(2**100)):
        assert luck_.from_seed(seed) == before(seed), seed


# -- honest records --------------------------------------------------------------------------------


def test_an_honest_record_proves_it_for_every_share(record: dict[str, Any]) -> None:
    verdict = fairness.verify(record, GAME)
    assert verdict.faults == () and verdict.basis == "shared"
    assert verdict.seats == ("proven", "proven") and verdict.proven == (0, 1)
    assert verdict.answers == len(record["answers"])


def test_the_draws_are_counted(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = 0
    real = luck_.below

    def below(position: Any, limit: int) -> int:
        nonlocal drawn
        drawn += 1
        return real(position, limit)

    monkeypatch.setattr(luck_, "below", below)
    found = fairness.verify(record, GAME).draws
    assert found is not None and found > 0
    if drawn:  # compiled modules call each other directly
        assert found == drawn


def test_bots_and_seats_without_a_share_prove_nothing() -> None:
    assert fairness.verify(honest([SHARES[0], None]), GAME).seats == ("proven", "bot")
    assert fairness.verify(honest([b"", SHARES[1]]), GAME).seats == ("none", "proven")
    data = honest([b"", SHARES[1], None])
    data["luck"]["seats"][0]["seal"] = "ab" * 32
    verdict = fairness.verify(data, GAME)
    assert verdict.faults == () and verdict.seats == ("withheld", "proven", "bot")


def test_a_chosen_seed_proves_nothing_and_says_so() -> None:
    data = {**played(7).to_json(), "luck": {"id": ID, "seeded": True}}
    verdict = fairness.verify(data, GAME)
    assert (verdict.basis, verdict.faults, verdict.proven) == ("seeded", (), ())
    del data["luck"]
    verdict = fairness.verify(data, GAME)
    assert (verdict.basis, verdict.faults, verdict.proven) == ("none", (), ())


def test_a_game_that_begins_elsewhere_says_what_is_not_drawn(record: dict[str, Any], tmp_path: Path) -> None:
    seed = record["setup"]["seed"]
    base = {"setup": record["setup"], "answers": record["answers"][:20]}
    setup = Setup.from_json({**record["setup"], "seed": seed, "base": base})
    position = GAME.start(setup)
    again = Record.begin(GAME, setup, ("Ada", "Bruno"))
    luck = Luck(4)
    while not position.over:
        index = luck.below(len(position.choice.options))
        again.add(position.choice, index)
        position.answer(index)
    again.finish(position)
    data = {**again.to_json(), "luck": record["luck"]}
    verdict = fairness.verify(data, GAME)
    assert verdict.elsewhere and verdict.faults == () and verdict.proven == (0, 1)
    assert verdict.draws is not None and verdict.draws < 10_000
    assert "only the luck from there on" in run(kept(tmp_path / "game.json", data)).stdout
    assert not fairness.verify(record, GAME).elsewhere


# -- cheating --------------------------------------------------------------------------------------

Tamper = Callable[[dict[str, Any]], None]


def put(*path: str | int, value: Any) -> Tamper:
    def tamper(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return tamper


def flip(*path: str | int) -> Tamper:
    """A change of a record that alters one digit of the hash at this path."""

    def tamper(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        text = place[path[-1]]
        place[path[-1]] = text[:-1] + ("0" if text[-1] != "0" else "1")

    return tamper


@pytest.mark.parametrize(
    ("tamper", "faults"),
    [
        (flip("luck", "secret"), ["secret", "seed"]),
        (flip("luck", "commitment"), ["secret", "seal", "seal"]),
        (flip("luck", "id"), ["secret", "seal", "seal", "seed"]),
        (flip("luck", "seats", 0, "share"), ["seal", "seed"]),
        (flip("luck", "seats", 1, "seal"), ["seal"]),
        (put("luck", "seats", 1, "share", value=None), ["seed"]),
        (put("luck", "seats", 1, "seal", value=None), ["unsealed"]),
        (put("setup", "seed", value="12"), ["seed", "replay"]),
        (put("final", value="0" * 16), ["replay"]),
        (put("final", value=None), ["unfinished"]),
        (put("result", value={"winners": [], "seats": 2, "rule": "x", "reason": "y"}), ["result"]),
        (put("version", value="0"), ["replay"]),
        (put("answers", 9, 2, value=["gem", "shadow"]), ["replay"]),
        (put("setup", "options", value={"hands": "sticky"}), ["replay"]),
        (put("luck", value=3), ["shape"]),
        (put("luck", "id", value=""), ["shape"]),
        (put("luck", "secret", value="zz"), ["shape"]),
        (put("luck", "secret", value=None), ["shape"]),
        (put("luck", "seats", value=[]), ["shape"]),
        (put("luck", "seats", value=None), ["shape"]),
        (put("luck", "seats", 0, value=[]), ["shape"]),
        (put("luck", "seats", 0, "seat", value=1), ["shape"]),
        (put("luck", "seats", 0, "seat", value=False), ["shape"]),
        (put("luck", "seats", 0, "kind", value="bot"), ["shape", "shape"]),
        (put("luck", "seats", 0, "kind", value="cat"), ["shape"]),
        (put("luck", "seats", 0, "share", value="A" * 64), ["shape"]),
    ],
)
def test_what_was_changed_is_found(record: dict[str, Any], tamper: Tamper, faults: list[str]) -> None:
    tamper(record)
    verdict = fairness.verify(record, GAME)
    assert [fault.kind for fault in verdict.faults] == faults
    assert verdict.proven == ()


def receipt_of(record: dict[str, Any], seat: int) -> dict[str, Any]:
    luck = record["luck"]
    return {
        "id": luck["id"],
        "seat": seat,
        "commitment": luck["commitment"],
        "share": luck["seats"][seat]["share"],
        "seals": [one["seal"] for one in luck["seats"]],
    }


def test_a_server_that_makes_up_everything_afterwards_is_found_by_the_receipt() -> None:
    """The record is consistent, but has another secret and other shares than the receipt."""
    seen = receipt_of(honest([SHARES[0], SHARES[1]]), 0)
    made_up = honest([SHARES[0], hashlib.sha256(b"a share that suits the server").digest()])
    assert fairness.verify(made_up, GAME).faults == ()
    kinds = [(fault.kind, fault.args["field"]) for fault in fairness.verify(made_up, GAME, seen).faults]
    assert kinds == [("receipt", "seals")]
    assert fairness.verify(honest([SHARES[0], SHARES[1]]), GAME, seen).faults == ()


def test_a_share_left_out_is_found_unless_the_page_saw_that_it_was_not_taken(tmp_path: Path) -> None:
    data = honest([b"", SHARES[1]])
    seal = fairness.seal_of(ID, data["luck"]["commitment"], 0, SHARES[0])
    data["luck"]["seats"][0]["seal"] = seal
    noted = {**receipt_of(data, 0), "share": SHARES[0].hex()}
    (fault,) = fairness.verify(data, GAME, {**noted, "opened": True}).faults
    assert (fault.kind, fault.args) == ("receipt", {"field": "share"})
    verdict = fairness.verify(data, GAME, {**noted, "opened": False})
    assert verdict.faults == () and verdict.seats == ("withheld", "proven")


@pytest.mark.parametrize("name", ["id", "commitment", "share", "seals"])
def test_a_receipt_that_differs_names_the_field(record: dict[str, Any], name: str) -> None:
    noted = {**receipt_of(record, 1), name: ["0"] if name == "seals" else "0"}
    (fault,) = fairness.verify(record, GAME, noted).faults
    assert (fault.kind, fault.args) == ("receipt", {"field": name})


@pytest.mark.parametrize("noted", [[], 3, {"seals": 4}])
def test_a_file_that_is_no_receipt_says_so(record: dict[str, Any], noted: Any) -> None:
    (fault,) = fairness.verify(record, GAME, noted).faults
    assert (fault.kind, fault.args) == ("shape", {"field": "receipt"})


def test_a_receipt_for_a_record_without_luck_fits_nothing(record: dict[str, Any]) -> None:
    noted = receipt_of(record, 0)
    del record["luck"]
    assert {fault.kind for fault in fairness.verify(record, GAME, noted).faults} == {"receipt"}


def test_a_server_that_deals_other_luck_than_the_seed_is_found(record: dict[str, Any]) -> None:
    """The game was played with another seed than the one that the record's honest chain of hashes gives."""
    cheated = played(2**200 + 1).to_json()
    record.update(answers=cheated["answers"], final=cheated["final"], result=cheated["result"])
    assert [fault.kind for fault in fairness.verify(record, GAME).faults] == ["replay"]


def test_a_server_that_changes_the_luck_in_the_middle_is_found(record: dict[str, Any]) -> None:
    read = Record.from_json(record)
    half = len(read.answers) // 2
    position = read.replay(GAME, half)
    position.luck ^= 1
    cheated = Record(read.setup, read.version, read.cards, read.players, read.answers[:half])
    luck = Luck(6)
    while not position.over:
        index = luck.below(len(position.choice.options))
        cheated.add(position.choice, index)
        position.answer(index)
    cheated.finish(position)
    data = {**cheated.to_json(), "luck": record["luck"]}
    assert [fault.kind for fault in fairness.verify(data, GAME).faults] == ["replay"]
    assert digest(position) == cheated.final


# -- the command -----------------------------------------------------------------------------------


def run(*words: object, lang: str = "en") -> Result:
    return commands.run("verify", *map(str, words), lang=lang)


def kept(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_the_command_says_what_is_proven_and_for_whom(tmp_path: Path) -> None:
    data = honest([SHARES[0], None])
    file = kept(tmp_path / "game.json", data)
    done = run(file)
    assert done.exit_code == 0, done.output
    assert f"fits its commitment {data['luck']['commitment']}" in done.stdout
    assert "Seat 1 (Ada): proven." in done.stdout and data["luck"]["seats"][0]["seal"] in done.stdout
    assert "Seat 2 (Bruno) is a bot: nothing is proven for it." in done.stdout
    assert "--receipt" in done.stdout
    receipt = kept(tmp_path / "receipt.json", receipt_of(data, 0))
    done = run(file, "--receipt", receipt)
    assert done.exit_code == 0 and "as the receipt noted it" in done.stdout


def test_the_command_names_what_does_not_fit(tmp_path: Path, record: dict[str, Any]) -> None:
    flip("luck", "seats", 1, "share")(record)
    done = run(kept(tmp_path / "game.json", record))
    assert done.exit_code == 1
    assert "✗ seat 2: the share does not fit its seal" in done.stdout
    assert f"✗ the seed is {record['setup']['seed']};" in done.stdout
    assert "proves nothing" in done.stdout and "proven." not in done.stdout


def test_the_command_as_json(tmp_path: Path, record: dict[str, Any]) -> None:
    file = kept(tmp_path / "game.json", record)
    data = json.loads(run(file, "--json").stdout)
    assert data["fits"] and data["luck"] == "shared" and data["faults"] == []
    assert data["seats"] == [{"seat": 1, "proof": "proven"}, {"seat": 2, "proof": "proven"}]
    flip("luck", "secret")(record)
    done = run(kept(file, record), "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["faults"][0] == {"kind": "secret"}


def test_the_command_and_a_chosen_seed(tmp_path: Path) -> None:
    data = {**played(7).to_json(), "luck": {"id": ID, "seeded": True}}
    done = run(kept(tmp_path / "game.json", data))
    assert done.exit_code == 0 and "The maker of this game chose its seed: nothing is proven" in done.stdout


@pytest.mark.parametrize("content", ["", "{", "[]", '{"grimorio": 1}', "\x00"])
def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, "utf-8")
    done = run(file)
    assert done.exit_code == 2 and done.stdout == ""
    assert done.stderr.startswith("grimorio: ") and done.stderr.count("\n") == 1
    assert run(tmp_path / "none.json").exit_code == 2


KINDS = ("shape", "secret", "seal", "unsealed", "seed", "replay", "unfinished", "result", "receipt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_found_has_words(language: str) -> None:
    say = translator(language, ["cli"])
    args: dict[str, Any] = {"field": "F", "seat": 2, "found": "A", "expected": "B", "detail": "D"}
    args |= {"name": "N", "seal": "S"}
    said = [say(f"cli-verify-fault-{kind}", **args) for kind in KINDS]
    said += [say(f"cli-verify-seat-{what}", **args) for what in ("proven", "withheld", "none", "bot")]
    said += [say(f"cli-verify-basis-{basis}") for basis in ("seeded", "none")]
    assert not [text for text in said if "cli-verify" in text or "{" in text]
    assert len(set(said)) == len(said)
