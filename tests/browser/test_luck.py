"""Fair luck in the browser: its own SHA-256, sealing and opening, the panel, the check of a record."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from grimorio import fairness
from tests.browser.conftest import FLAGS, Server
from tests.browser.player import Player

pytestmark = pytest.mark.browser

Sit = Callable[..., Player]
ID = "k3JpQ2x_9aBc"
SECRET, SHARES = bytes(range(32)), [bytes(range(32, 64)), bytes(range(64, 96))]
HASHES = """async (all) => {
  const { sha256 } = await import("/static/sha256.js");
  const { toHex, fromHex } = await import("/static/luck.js");
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


@pytest.fixture
def page(sit: Sit) -> Page:
    ada = sit()
    ada.open("/api/health")  # any address of the server: its modules are asked for below
    return ada.page


def call(page: Page, name: str, *args: Any) -> Any:
    code = "async ([name, args]) => (await import('/static/luck.js'))[name](...args)"
    return page.evaluate(code, [name, args])


def test_sha256_gives_its_published_hashes(page: Page) -> None:
    assert page.evaluate(HASHES, [text.hex() for text in VECTORS]) == list(VECTORS.values())


def test_sha256_agrees_with_another_for_every_length(page: Page) -> None:
    texts = [hashlib.shake_256(bytes([length])).digest(length) for length in range(200)]
    texts += [bytes([255]) * length for length in (255, 256, 4096)]
    assert page.evaluate(HASHES, [text.hex() for text in texts]) == [
        hashlib.sha256(text).hexdigest() for text in texts
    ]


def test_the_page_reckons_as_the_server_does(page: Page) -> None:
    commitment = fairness.commitment_of(ID, SECRET)
    assert call(page, "commitmentOf", ID, SECRET.hex()) == commitment
    for seat, share in enumerate(SHARES):
        seal = fairness.seal_of(ID, commitment, seat, share)
        assert call(page, "sealOf", ID, commitment, seat, share.hex()) == seal
    for shares in ([SHARES[0], SHARES[1]], [b"", SHARES[0]], [SHARES[0], b"", b""]):
        seed = str(fairness.seed_of(ID, SECRET, shares))
        assert call(page, "seedOf", ID, SECRET.hex(), [share.hex() for share in shares]) == seed


# -- a record --------------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    """What the browser reads of a record: enough for the chain of hashes."""
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


def kinds(page: Page, data: dict[str, Any], noted: dict[str, Any] | None = None) -> list[str]:
    return [fault["kind"] for fault in call(page, "checkRecord", data, noted)["faults"]]


def test_the_page_finds_what_does_not_fit(page: Page) -> None:
    good = record()
    found = call(page, "checkRecord", good, note(good, 1))
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
        assert kinds(page, bad) == wanted, path
    for name in ("id", "commitment", "share", "seal"):
        assert kinds(page, good, {**note(good, 0), name: zero}) == ["receipt"], name
    assert kinds(page, good, {**note(good, 0), "seals": [zero, zero]}) == ["receipt"]
    assert call(page, "checkRecord", {**good, "luck": {"seeded": True}}, None)["basis"] == "seeded"
    left_out = record()
    left_out["luck"]["seats"][0]["share"] = None
    left_out["setup"]["seed"] = str(fairness.seed_of(ID, SECRET, [b"", SHARES[1]]))
    assert kinds(page, left_out, note(good, 0)) == ["receipt"]
    found = call(page, "checkRecord", left_out, {**note(good, 0), "opened": False})
    assert (found["faults"], found["seats"]) == ([], ["withheld", "proven"])


SAID = """async ([id, seat, told]) => {
  const { bringShare } = await import("/static/luck.js");
  const said = [];
  for (const luck of told) bringShare(id, seat, luck, (message) => said.push(message));
  return said;
}"""


def stage(name: str, commitment: str, *seats: tuple[str, str | None]) -> dict[str, Any]:
    listed = [{"seat": seat, "share": share, "seal": seal} for seat, (share, seal) in enumerate(seats)]
    return {"commitment": commitment, "seeded": False, "stage": name, "seats": listed}


def test_a_page_opens_its_share_only_while_the_server_says_the_same(page: Page) -> None:
    first, other, seal = "a" * 64, "b" * 64, "c" * 64
    begin = stage("sealing", first, ("awaited", None), ("sealed", seal))
    (sealed,) = page.evaluate(SAID, ["one", 0, [begin]])
    own = ("sealed", sealed["seal"])
    opening = stage("opening", first, own, ("sealed", seal))
    cheats = [
        stage("opening", other, own, ("sealed", seal)),
        stage("opening", first, ("sealed", seal), ("sealed", seal)),
        stage("sealing", other, ("awaited", None), ("sealed", seal)),
    ]
    assert page.evaluate(SAID, ["one", 0, cheats]) == []
    assert page.evaluate(SAID, ["one", -2, [begin, opening]]) == [], "a spectator brings nothing"
    (opened,) = page.evaluate(SAID, ["one", 0, [opening]])
    share = bytes.fromhex(opened["share"])
    assert fairness.seal_of("one", first, 0, share) == sealed["seal"]
    replaced = stage("opening", first, own, ("sealed", other))
    assert page.evaluate(SAID, ["one", 0, [replaced]]) == [], "the seals were noted"


# -- at the table ----------------------------------------------------------------------------------


def test_against_a_bot_the_luck_is_shared_at_once(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.page.locator(".answers .answer").first.wait_for()
    ada.page.get_by_role("button", name="Luck", exact=True).click()
    popup = ada.page.locator("dialog.luck-popup")
    expect(popup).to_contain_text("You: share sealed, and opened to the server")
    expect(popup).to_contain_text("Bot: brings no share")
    receipt = popup.get_by_role("link", name="Save the receipt").get_attribute("href")
    assert receipt and receipt.startswith("data:application/json,")
    assert ada.complaints == []


def test_a_table_without_shares_says_that_nothing_is_proven(sit: Sit, server: Server) -> None:
    body = {"game": "magecraft", "name": "Eve", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    id = httpx.post(f"{server.url}/api/games", json=body, timeout=60).json()["id"]
    ada = sit()
    ada.open(f"/game/{id}")
    ada.page.get_by_role("button", name="Luck", exact=True).click()
    popup = ada.page.locator("dialog.luck-popup")
    expect(popup).to_contain_text("The server alone")
    expect(popup).to_contain_text("Eve: brings no share")


def test_without_https_it_works_too(browser: Browser, chromium: str, server: Server) -> None:
    """As on a local network: no secure context, so no crypto.subtle."""
    rule = "--host-resolver-rules=MAP table.test 127.0.0.1"
    other = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, rule])
    page = other.new_page()
    page.goto(f"http://table.test:{server.port}/")
    assert page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    page.get_by_role("button", name="Play against a bot").click()
    page.locator(".answers .answer").first.wait_for()
    page.get_by_role("button", name="Luck", exact=True).click()
    expect(page.locator("dialog.luck-popup")).to_contain_text("You: share sealed, and opened")
    other.close()


def test_with_a_friend_both_bring_a_share(sit: Sit, server: Server) -> None:
    ada, bob = sit(), sit(width=360, height=740, locale="it")
    ada.open()
    ada.page.locator("form.setup button.primary").click()
    link = ada.page.locator(".invitation input").input_value()
    bob.page.goto(link)
    bob.page.locator("input[name=name]").fill("Bob")
    bob.page.locator("form.join button.primary").click()
    for person in (ada, bob):
        person.page.locator(".table-page .prompt").wait_for()
        person.page.locator(".log-line").first.wait_for(state="attached")
        person.page.locator(".luck-chip").click()
    expect(ada.page.locator("dialog.luck-popup")).to_contain_text("Bob: share sealed, and opened")
    expect(bob.page.locator("dialog.luck-popup")).to_contain_text("Tu: quota sigillata, e aperta al server")
    noted = [
        person.page.evaluate("JSON.parse(localStorage['grimorio.games'])[0].luck") for person in (ada, bob)
    ]
    assert noted[0]["opened"] and noted[1]["opened"]
    assert noted[0]["seals"] == noted[1]["seals"] and noted[0]["share"] != noted[1]["share"]
    assert ada.complaints == [] and bob.complaints == []


def test_the_replay_checks_the_luck_and_says_what_does_not_fit(sit: Sit, server: Server) -> None:
    body = {"game": "magecraft", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    id = httpx.post(f"{server.url}/api/games", json=body, timeout=60).json()["id"]
    path = f"{server.url}/api/games/{id}/record"
    while (answer := httpx.get(path, timeout=60)).status_code != 200:
        time.sleep(0.1)
    data = answer.json()
    ada = sit()
    ada.open(f"/replay/{id}")
    ada.page.get_by_role("button", name="Check the luck").click()
    check = ada.page.locator(".luck-check")
    expect(check).to_have_attribute("data-fits", "true")
    expect(check).to_contain_text("a bot; nothing is proven for it")
    ada.page.keyboard.press("Escape")

    data["luck"]["secret"] = "0" * 64

    def tampered(route: Route) -> None:
        route.fulfill(json=data)

    ada.page.route("**/record", tampered)
    ada.page.get_by_role("button", name="Check the luck").click()
    expect(check).to_have_attribute("data-fits", "false")
    expect(check).to_contain_text("the server's secret does not fit its fingerprint")
    expect(check).to_contain_text("the seed does not follow from the secret and the shares")
    assert ada.complaints == []
