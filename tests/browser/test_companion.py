"""A table with real cards: a host's phone is passed around, another phone takes over its seat by a code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player, Sit
from tests.web.helpers import Person, asked_of

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def looked_at(page: Page, where: str) -> None:
    """Check that axe finds nothing in either theme, and that nothing overflows the page."""
    assert violations(page, where) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def joined(page: Page, name: str) -> None:
    """Let a new white Magus of this name join the host's campaign."""
    page.locator(".companion-joining").wait_for()
    if not page.locator(".companion-joining[open]").count():
        page.locator(".companion-joining > summary").click()
    page.locator("[data-magus-name]").fill(name)
    page.get_by_role("radio", name="white", exact=True).check(force=True)
    page.locator("[data-companion=join]").click()
    expect(page.locator(f"[data-magus={name}] [data-plays]")).to_be_checked()


def answer(page: Page, option: str) -> None:
    """Give an answer at the prompt, and wait until the prompt is gone."""
    prompt = page.locator(f".prompt:has([data-option='{option}'])")
    number = prompt.get_attribute("data-choice")
    page.locator(f"[data-option='{option}']").click()
    expect(page.locator(f".prompt[data-choice='{number}'] [data-option]")).to_have_count(0)


def kept(page: Page, key: str) -> Any:
    return json.loads(page.evaluate("key => localStorage.getItem('grimorio.' + key)", key))


def driven(server: Server, id: str, tokens: list[str], ask: str) -> None:
    """Play an auction over the WebSocket protocol until somebody is asked for this."""
    people = [Person(server.url, id, token) for token in tokens]
    while (asked := asked_of(people)) is not None and asked[1]["ask"] != ask:
        seat, choice = asked
        before: Any = people[seat].update
        people[seat].answer(choice["number"], choice["options"][0])
        people[seat].until(lambda update, before=before: update is not before)
    for person in people:
        person.__exit__()


def finished(server: Server, id: str, tokens: list[str]) -> None:
    """Play the rest of an auction over the same WebSocket protocol as the page uses."""
    people = [Person(server.url, id, token) for token in tokens]
    while (asked := asked_of(people)) is not None:
        seat, choice = asked
        before: Any = people[seat].update
        people[seat].answer(choice["number"], choice["options"][0])
        people[seat].until(lambda update, before=before: update is not before)
    for person in people:
        person.__exit__()


def test_one_press_at_the_host_s_device_sends_all_lands_of_a_deck(sit: Sit, server: Server) -> None:
    host = sit(width=1000, height=800)
    page = host.page
    host.open("/companion")
    page.locator("[data-companion=new]").click()
    for name in ("Ada", "Bea"):
        joined(page, name)
    page.locator("[data-companion=begin]").click()
    page.locator(".companion-auction").wait_for()
    session = kept(page, "companion")["session"]
    driven(server, session["id"], session["tokens"], "lands")
    passes = page.locator(".companion-pass")
    expect(passes).to_be_visible()
    first = passes.inner_text().rsplit(" ", 1)[1]
    for name in (first, "Bea" if first == "Ada" else "Ada"):
        expect(passes).to_have_text(f"Pass the device to {name}")
        page.locator("[data-companion=open]").click()
        page.locator("[data-option=lands]").click()
    page.locator("[data-companion=tournament]").wait_for()


def test_an_evening_of_a_host_and_a_phone(sit: Sit, server: Server, tmp_path: Path) -> None:
    host, phone = sit(width=360, height=740), sit(width=360, height=740)
    page = host.page
    host.open("/")
    page.get_by_role("radio", name="Magic Live").check(force=True)
    page.get_by_role("link", name="A real table: the companion").click()
    page.locator("[data-companion=name]").fill("Thursdays")
    page.locator("[data-companion=new]").click()
    joined(page, "Ada")
    joined(page, "Bea")
    looked_at(page, "between sessions")
    page.locator("[data-companion=begin]").click()

    # Whoever is first takes a pack, the other contests it: both throw behind the hand.
    answer(page, "yes")
    answer(page, "yes")
    page.locator(".live [data-answer^='pack:']").first.click()
    answer(page, "yes")
    answer(page, "challenge:physical")
    page.locator("[data-companion=open]").wait_for()
    looked_at(page, "between two players")
    assert page.locator(".live").count() == 0, "nobody's table is in sight"
    first = page.locator(".companion-pass").inner_text().rsplit(" ", 1)[1]
    page.locator("[data-companion=open]").click()
    answer(page, "throw:rock")
    second = "Bea" if first == "Ada" else "Ada"
    expect(page.locator(".companion-pass")).to_have_text(f"Pass the device to {second}")

    # The other one throws on a phone, which then holds that seat alone.
    page.locator("[data-companion=phones]").click()
    code = page.locator("dialog [data-companion=code]").inner_text()
    phone.open("/companion")
    phone.page.locator("[data-companion=typed]").fill("BBBBBB")
    phone.page.locator("[data-companion=look]").click()
    expect(phone.page.locator(".problem")).to_have_text("No session has this code.")
    phone.page.locator("[data-companion=typed]").fill(code.lower())
    phone.page.locator("[data-companion=look]").click()
    phone.page.get_by_role("button", name=second, exact=True).click()
    phone.page.wait_for_url("**/game/*")
    seats = page.locator("dialog .companion-seats li")
    expect(seats.filter(has_text=second)).to_contain_text("on a phone")  # the dialog is open meanwhile
    page.keyboard.press("Escape")
    expect(page.locator("[data-companion=others]")).to_have_text(f"{second} answers on a phone")
    page.reload()
    expect(page.locator("[data-companion=others]")).to_have_text(f"{second} answers on a phone")
    phone.page.locator("[data-option='throw:paper']").click()
    expect(phone.page.locator("[data-option='throw:paper']")).to_have_count(0)
    looked_at(page, "the auction")

    page.locator("[data-companion=hands]").check()
    assert kept(page, "companion")["session"]["hands"] is True

    # The auction goes on to its end; results are entered, experience is awarded, kept and saved.
    session, mine = kept(page, "companion")["session"], kept(phone.page, "games")[0]
    assert mine["id"] == session["id"] and mine["token"] not in session["tokens"]
    tokens = [mine["token"] if seat == mine["seat"] else one for seat, one in enumerate(session["tokens"])]
    finished(server, session["id"], tokens)
    waits = phone.page.locator(".end-actions").first
    expect(waits).to_contain_text("as soon as the host begins it")
    expect(phone.page.locator(".end-actions .button")).to_have_count(0)
    page.locator("[data-companion=tournament]").click()
    page.locator("[data-pair]").wait_for()
    looked_at(page, "the tournament")
    expect(page.locator("[data-companion=close]")).to_be_disabled()
    page.locator("[data-pair] [data-result='1-0-0']").click()
    page.locator(".event-free").get_by_role("button", name="Correct").click()
    page.locator(".event-free [data-result='0-1-0']").click()
    expect(page.locator(".event-free .event-result")).to_contain_text("0–1")
    page.locator("[data-companion=close]").click()
    page.locator("[data-companion=begin]").wait_for()  # the tournament too has a button that saves
    page.reload()
    with page.expect_download() as saved:
        page.locator("[data-companion=save]").click()
    file = tmp_path / "thursdays.json"
    saved.value.save_as(file)
    earned = [sheet["available"] for sheet in json.loads(file.read_text("utf-8"))["sheets"]]
    assert sorted(earned) == [5, 8]
    page.get_by_text("Forget it here").click()
    page.locator("[data-companion=forget]").click()
    page.locator(".file-button input").set_input_files(file)
    page.locator("[data-magus=Ada] .companion-shop > summary").click()
    page.locator("[data-buy='0:life:']").click()
    expect(page.locator("[data-magus=Ada] .sheet-life b")).to_have_text("21")
    closed = "closed before the connection is established"
    assert [one for one in host.complaints if closed not in one] == []
    assert all("/api/companion/join" in one for one in phone.complaints), "only the wrong code was refused"


def taken(phone: Player, code: str, name: str) -> dict[str, Any]:
    """Take the seat of a Magus on a phone by the code, and return what the phone keeps of the game."""
    phone.open("/companion")
    phone.page.locator("[data-companion=typed]").fill(code)
    phone.page.locator("[data-companion=look]").click()
    phone.page.get_by_role("button", name=name, exact=True).click()
    phone.page.wait_for_url("**/game/*")
    game: dict[str, Any] = kept(phone.page, "games")[0]
    return game


@pytest.mark.rule("LIVE-3-TOUR-1", "LIVE-3-TOUR-2", "LIVE-5-XP-E2")
def test_two_phones_dispute_a_result_and_the_host_decides_and_corrects_it(sit: Sit, server: Server) -> None:
    host, ada, bea = sit(width=1440, height=900), sit(width=360, height=740), sit(width=360, height=740)
    page = host.page
    host.open("/companion")
    page.locator("[data-companion=new]").click()
    for name in ("Ada", "Bea"):
        joined(page, name)
    page.locator("input[name=companion-best-of][value='3']").check(force=True)
    page.locator("[data-companion=begin]").click()
    page.locator("[data-companion=phones]").click()
    code = page.locator("dialog [data-companion=code]").inner_text()
    games = [taken(ada, code, "Ada"), taken(bea, code, "Bea")]
    expect(page.locator("dialog .companion-seats")).to_contain_text("on a phone")
    page.keyboard.press("Escape")
    finished(server, games[0]["id"], [game["token"] for game in sorted(games, key=lambda game: game["seat"])])
    page.locator("[data-companion=tournament]").click()
    for phone in (ada, bea):
        phone.page.locator("dialog [data-companion=event]").click()
        phone.page.wait_for_url("**/event/*")

    # Both say that they have won: nothing counts, and the host sees both.
    ada.page.locator("[data-meets=Bea] [data-result='2-1-0']").click()
    expect(bea.page.locator(".event-wishes")).to_contain_text("Ada says 1–2 from your side")
    looked_at(bea.page, "a phone")
    bea.page.locator("[data-meets=Ada] [data-result='2-0-0']").click()
    expect(ada.page.locator(".event-wishes")).to_contain_text("Agree, or call the organiser")
    expect(page.locator("[data-pair] .badge-alarm")).to_have_text("Ada: 2–1 and Bea: 0–2")
    looked_at(page, "a dispute")
    page.locator("[data-pair] [data-result='2-1-0']").click()
    places = page.locator(".event-standings tbody th")
    expect(places).to_have_text(["Ada", "Bea"])

    # The slip says otherwise: the host corrects it, and the phones see it.
    page.locator(".event-free").get_by_role("button", name="Correct").click()
    page.locator(".event-free [data-result='1-2-0']").click()
    expect(places).to_have_text(["Bea", "Ada"])
    expect(ada.page.locator(".event-standings tbody th")).to_have_text(["Bea", "Ada"])
    page.reload()
    page.locator("[data-companion=close]").click()
    expect(page.locator(".companion-earned")).to_contain_text("Bea earns 8 experience")
    expect(ada.page.get_by_role("heading", name="You came 2 of 2")).to_be_visible()
    expect(ada.page.locator(".event-now")).to_contain_text("brings you 5 experience")
    assert [person.complaints for person in (host, ada, bea)] == [[], [], []]
