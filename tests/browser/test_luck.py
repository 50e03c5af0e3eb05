"""Fair luck at the table: the panel, both shares, the check of a record."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect
from websockets.sync.client import connect

from grimorio import fairness
from tests.browser.conftest import FLAGS, Server
from tests.browser.laying import BOT, PERSON, made
from tests.browser.player import ANSWERS, Sit
from tests.web.helpers import Person

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_against_a_bot_the_luck_is_shared_at_once(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.page.locator(ANSWERS).first.wait_for()
    ada.page.get_by_role("button", name="Luck", exact=True).click()
    popup = ada.page.locator("dialog.luck-popup")
    expect(popup).to_contain_text("You: share sealed, and opened to the server")
    expect(popup).to_contain_text("Corvin: brings no share")
    receipt = popup.get_by_role("link", name="Save the receipt").get_attribute("href")
    assert receipt and receipt.startswith("data:application/json,")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_table_without_shares_says_that_nothing_is_proven(sit: Sit, server: Server) -> None:
    game = made(server, "magecraft", [PERSON, {"kind": "bot"}])
    ada = sit()
    ada.open(f"/game/{game['id']}")
    ada.page.get_by_role("button", name="Luck", exact=True).click()
    popup = ada.page.locator("dialog.luck-popup")
    expect(popup).to_contain_text("The server alone")
    expect(popup).to_contain_text("Ada: brings no share")


@pytest.mark.deep
def test_without_https_it_works_too(browser: Browser, chromium: str, server: Server) -> None:
    """Fair luck works on a page without a secure context, as in a local network, where crypto.subtle is
    missing.
    """
    rule = "--host-resolver-rules=MAP table.test 127.0.0.1"
    other = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, rule])
    page = other.new_page()
    page.goto(f"http://table.test:{server.port}/")
    assert page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    page.get_by_role("button", name="Play against a bot").click()
    page.locator(ANSWERS).first.wait_for()
    page.get_by_role("button", name="Luck", exact=True).click()
    expect(page.locator("dialog.luck-popup")).to_contain_text("You: share sealed, and opened")
    other.close()


@pytest.mark.deep
def test_with_a_friend_both_bring_a_share(sit: Sit, server: Server) -> None:
    ada, bob = sit(), sit(width=360, height=740, locale="it")
    ada.open()
    ada.friend()
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


@pytest.mark.deep
def test_the_replay_checks_the_luck_and_says_what_does_not_fit(sit: Sit, server: Server) -> None:
    id = made(server, "magecraft", [BOT, BOT])["id"]
    with Person(server.url, id) as spectator:  # bots play for those who look
        spectator.until(lambda update: update["view"]["result"] is not None)
    data = server.http.get(f"/api/games/{id}/record").json()
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


@pytest.mark.deep
def test_whoever_opened_has_the_luck_drawn_anew_when_a_share_is_withheld(sit: Sit, server: Server) -> None:
    """A button appears beside the missing share; after a click both seal new shares, and the game begins."""
    ada = sit()
    ada.open()
    ada.friend()
    ada.page.locator("form.setup button.primary").click()
    ada.page.locator(".invitation input").wait_for()
    link = urlsplit(ada.page.locator(".invitation input").input_value())
    id = link.path.split("/")[-1]
    body = {"invite": parse_qs(link.query)["invite"][0], "name": "Bob", "luck": True}
    token = server.http.post(f"/api/games/{id}/join", json=body).json()["token"]
    with connect(f"{server.url.replace('http', 'ws')}/ws/games/{id}") as line:
        line.send(json.dumps({"kind": "hello", "token": token}))

        def luck_at(stage: str, draw: int) -> dict[str, Any]:
            while True:
                told = json.loads(line.recv(timeout=60)).get("luck") or {}
                if (told.get("stage"), told.get("draw")) == (stage, draw):
                    return told  # type: ignore[no-any-return]

        def seal(commitment: str, share: bytes) -> None:
            line.send(json.dumps({"kind": "luck", "seal": fairness.seal_of(id, commitment, 1, share)}))

        seal(luck_at("sealing", 0)["commitment"], b"\1" * 32)
        again = ada.page.locator("[data-luck=again]")
        again.wait_for(timeout=40_000)
        expect(ada.page.locator(".prompt")).to_contain_text("Bob: the sealed share is not opened")
        again.click()
        seal(luck_at("sealing", 1)["commitment"], b"\2" * 32)
        luck_at("opening", 1)
        line.send(json.dumps({"kind": "luck", "share": (b"\2" * 32).hex()}))
        ada.page.locator(".log-line").first.wait_for(state="attached")
    ada.page.get_by_role("button", name="Luck", exact=True).click()
    popup = ada.page.locator("dialog.luck-popup")
    expect(popup).to_contain_text("The luck was drawn anew")
    expect(popup).to_contain_text("You: share sealed, and opened")
    expect(popup.locator(".problem")).to_have_count(0)
    assert ada.complaints == []
