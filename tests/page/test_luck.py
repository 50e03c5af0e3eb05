"""The page's own SHA-256, sealing and opening of shares, the check of a record."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from grimorio import fairness
from tests.page.node import Node

ID = "k3JpQ2x_9aBc"
SECRET, SHARES = bytes(range(32)), [bytes(range(32, 64)), bytes(range(64, 96))]
HASHES = """async (all) => {
  const { sha256 } = await part("sha256.js");
  const { toHex, fromHex } = await part("luck.js");
  return all.map((hex) => toHex(sha256(fromHex(hex))));
}"""
# Published: FIPS 180-4 and NIST's examples.
VECTORS = {
    b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    b"a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}


def test_sha256_gives_its_published_hashes(node: Node) -> None:
    assert node.run(HASHES, [text.hex() for text in VECTORS]) == list(VECTORS.values())


def test_sha256_agrees_with_another_for_every_length(node: Node) -> None:
    texts = [hashlib.shake_256(bytes([length])).digest(length) for length in range(200)]
    texts += [bytes([255]) * length for length in (255, 256, 4096)]
    assert node.run(HASHES, [text.hex() for text in texts]) == [
        hashlib.sha256(text).hexdigest() for text in texts
    ]


def test_the_page_reckons_as_the_server_does(node: Node) -> None:
    commitment = fairness.commitment_of(ID, SECRET)
    assert node.call("luck.js", "commitmentOf", ID, SECRET.hex()) == commitment
    for seat, share in enumerate(SHARES):
        seal = fairness.seal_of(ID, commitment, seat, share)
        assert node.call("luck.js", "sealOf", ID, commitment, seat, share.hex()) == seal
    for shares in ([SHARES[0], SHARES[1]], [b"", SHARES[0]], [SHARES[0], b"", b""]):
        seed = str(fairness.seed_of(ID, SECRET, shares))
        assert node.call("luck.js", "seedOf", ID, SECRET.hex(), [share.hex() for share in shares]) == seed


# -- a record --------------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    """A record with the parts that the browser reads to check its hashes."""
    commitment = fairness.commitment_of(ID, SECRET)
    seats = [
        {
            "seat": seat,
            "kind": "person",
            "seal": fairness.seal_of(ID, commitment, seat, share),
            "share": share.hex(),
        }
        for seat, share in enumerate(SHARES)
    ]
    luck = {"id": ID, "seeded": False, "commitment": commitment, "secret": SECRET.hex(), "seats": seats}
    return {"setup": {"seats": 2, "seed": str(fairness.seed_of(ID, SECRET, SHARES))}, "luck": luck}


def note(data: dict[str, Any], seat: int) -> dict[str, Any]:
    luck = data["luck"]
    own = luck["seats"][seat]
    seals = [one["seal"] for one in luck["seats"]]
    return {
        "id": luck["id"],
        "seat": seat,
        "commitment": luck["commitment"],
        "share": own["share"],
        "seal": own["seal"],
        "seals": seals,
        "opened": True,
    }


def kinds(node: Node, data: dict[str, Any], noted: dict[str, Any] | None = None) -> list[str]:
    return [fault["kind"] for fault in node.call("luck.js", "checkRecord", data, noted)["faults"]]


def test_the_page_finds_what_does_not_fit(node: Node) -> None:
    good = record()
    found = node.call("luck.js", "checkRecord", good, note(good, 1))
    assert found == {"basis": "shared", "faults": [], "seats": ["proven", "proven"], "elsewhere": False}
    zero = "0" * 64
    for path, value, wanted in (
        (("luck", "secret"), zero, ["secret", "seed"]),
        (("luck", "commitment"), zero, ["secret", "seal", "seal"]),
        (("luck", "seats", 1, "share"), zero, ["seal", "seed"]),
        (("luck", "seats", 1, "seal"), None, ["seal"]),
        (("luck", "seats", 1, "share"), None, ["seed"]),
        (("setup", "seed"), "7", ["seed"]),
        (("luck", "secret"), "x", ["shape"]),
        (("luck", "seats"), [], ["shape"]),
        (("luck", "seats", 0, "kind"), "bot", ["shape"]),
    ):
        bad: Any = json.loads(json.dumps(good))
        place = bad
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert kinds(node, bad) == wanted, path
    for name in ("id", "commitment", "share", "seal"):
        assert kinds(node, good, {**note(good, 0), name: zero}) == ["receipt"], name
    assert kinds(node, good, {**note(good, 0), "seals": [zero, zero]}) == ["receipt"]
    assert node.call("luck.js", "checkRecord", {**good, "luck": {"seeded": True}}, None)["basis"] == "seeded"
    left_out = record()
    left_out["luck"]["seats"][0]["share"] = None
    left_out["setup"]["seed"] = str(fairness.seed_of(ID, SECRET, [b"", SHARES[1]]))
    assert kinds(node, left_out, note(good, 0)) == ["receipt"]
    found = node.call("luck.js", "checkRecord", left_out, {**note(good, 0), "opened": False})
    assert (found["faults"], found["seats"]) == ([], ["withheld", "proven"])


SAID = """async ([id, seat, told]) => {
  const { bringShare } = await part("luck.js");
  const said = [];
  for (const luck of told) bringShare(id, seat, luck, (message) => said.push(message));
  return said;
}"""


def stage(name: str, commitment: str, *seats: tuple[str, str | None]) -> dict[str, Any]:
    listed = [{"seat": seat, "share": share, "seal": seal} for seat, (share, seal) in enumerate(seats)]
    return {"commitment": commitment, "seeded": False, "stage": name, "seats": listed}


DRAWN = """async ([id, seat, before, after, agree]) => {
  const { agreeToDraw, agrees, bringShare, drawOffer, noteOf } = await part("luck.js");
  const said = [];
  const send = (message) => said.push(message);
  for (const luck of before) bringShare(id, seat, luck, send);
  const first = noteOf(id).share;
  const offers = [before, after].map((told) => drawOffer(id, seat, told.at(-1)));
  const trusted = agrees(noteOf(id), after.at(-1));
  if (agree !== null) agreeToDraw(id, seat, [before, after][agree].at(-1), send);
  for (const luck of after) bringShare(id, seat, luck, send);
  return { said, offers, trusted, fresh: noteOf(id).share !== first, draw: noteOf(id).draw };
}"""


def drawn(node: Node, id: str, before: list[Any], after: list[Any], agree: int | None = None) -> Any:
    return node.run(DRAWN, [id, 0, before, after, agree])


def test_a_page_goes_along_with_a_new_draw_only_while_nobody_can_gain_by_it(node: Node) -> None:
    """Once a share was sent, the server may know the luck; then its person must agree to each new draw."""
    first, other, seal = "a" * 64, "b" * 64, "c" * 64
    begin = {**stage("sealing", first, ("awaited", None), ("sealed", seal)), "draw": 0}
    new = {**stage("sealing", other, ("awaited", None), ("awaited", None)), "draw": 1}
    found = drawn(node, "early", [begin], [new])
    assert [list(one) for one in found["said"]] == [["kind", "seal"]] * 2
    assert found["fresh"] and found["trusted"] and found["offers"] == [None, None] and found["draw"] == 1

    def opened(id: str) -> list[dict[str, Any]]:
        (sealed,) = node.run(SAID, [id, 0, [begin]])
        own = ("sealed", sealed["seal"])
        opening = {**stage("opening", first, own, ("sealed", seal)), "draw": 0}
        late = {**stage("opening", first, ("opened", own[1]), ("sealed", seal)), "draw": 0}
        return [opening, {**late, "late": [1], "agreed": []}]

    found = drawn(node, "late", opened("late"), [new])
    assert found["offers"] == ["again", "go"] and not found["trusted"]
    assert [list(one) for one in found["said"]] == [["kind", "share"]] and not found["fresh"]
    found = drawn(node, "asked", opened("asked"), [new], 0)
    assert [list(one) for one in found["said"]] == [["kind", "share"], ["kind", "again"], ["kind", "seal"]]
    assert found["fresh"] and found["draw"] == 1
    found = drawn(node, "told", opened("told"), [new], 1)
    assert [list(one) for one in found["said"]] == [["kind", "share"], ["kind", "seal"], ["kind", "seal"]]
    assert found["fresh"]
    found = drawn(node, "twice", opened("twice"), [{**new, "draw": 2}], 0)
    assert not found["fresh"], "it was one draw that was agreed to"


def test_a_page_opens_its_share_only_while_the_server_says_the_same(node: Node) -> None:
    first, other, seal = "a" * 64, "b" * 64, "c" * 64
    begin = stage("sealing", first, ("awaited", None), ("sealed", seal))
    (sealed,) = node.run(SAID, ["one", 0, [begin]])
    own = ("sealed", sealed["seal"])
    opening = stage("opening", first, own, ("sealed", seal))
    cheats = [
        stage("opening", other, own, ("sealed", seal)),
        stage("opening", first, ("sealed", seal), ("sealed", seal)),
        stage("sealing", other, ("awaited", None), ("sealed", seal)),
    ]
    assert node.run(SAID, ["one", 0, cheats]) == []
    assert node.run(SAID, ["one", -2, [begin, opening]]) == [], "a spectator brings nothing"
    (opened,) = node.run(SAID, ["one", 0, [opening]])
    share = bytes.fromhex(opened["share"])
    assert fairness.seal_of("one", first, 0, share) == sealed["seal"]
    replaced = stage("opening", first, own, ("sealed", other))
    assert node.run(SAID, ["one", 0, [replaced]]) == [], "the seals were noted"
