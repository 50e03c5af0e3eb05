"""The auction at the web table: a whole one, a challenge of two browsers, the keyboard, axe-core."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import POPUP, violations
from tests.browser.conftest import Server
from tests.browser.fitting import SIZES, confirms
from tests.browser.keys import POINTER
from tests.browser.laying import PERSON, made
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser

OFFERED = ".live [data-option]:enabled, .prompt [data-option]:enabled"
NEXT = f"{OFFERED}, .table-page[data-over=true]"
LOOK = """([offered]) => ({
  ask: document.querySelector(".live").dataset.ask,
  number: document.querySelector(".prompt").dataset.choice,
  options: [...document.querySelectorAll(offered)].map((one) => one.dataset.option),
})"""

BROKEN = """() => [...document.querySelectorAll(".lands-list .number")].filter((one) => {
  const row = one.closest("li").getBoundingClientRect();
  const parts = [...one.children].map((part) => part.getBoundingClientRect());
  const middles = parts.map(({ top, height }) => top + height / 2);
  const out = parts.some(({ left, right }) => left < row.left || right > row.right);
  return out || Math.max(...middles) - Math.min(...middles) > 2 || getComputedStyle(one).boxShadow !== "none";
}).map((one) => one.closest("li").textContent)"""
"""The numbers of lands whose buttons do not stand in one line within their row."""


def sheet(name: str, style: str, power: str | None = None) -> dict[str, Any]:
    """The sheet of a Magus that knows the given basic Power, or none."""
    attributes = {"physical": 3, "social": 5, "mental": 7}
    history: list[dict[str, Any]] = [{"earned": 9, "reason": "earlier sessions"}]
    if power:
        history.append({"spent": 3, "on": "power", "what": power})
    return {"name": name, "begins": {"style": style, "attributes": attributes}, "history": history}


def sat(server: Server, seats: list[dict[str, Any]], *sheets: dict[str, Any]) -> dict[str, Any]:
    """Make a table of the auction over HTTP, and return the server's answer to its maker."""
    return made(server, "live", seats, seed=4, cards={"sheets": sheets})


def asked(page: Page, ask: str | None = None) -> dict[str, Any]:
    """Wait for a choice (of the kind `ask`, if given), and return it."""
    page.locator(NEXT if ask is None else f".live[data-ask={ask}]").first.wait_for(state="attached")
    if ask:
        page.locator(OFFERED).first.wait_for()
    found: dict[str, Any] = page.evaluate(LOOK, [OFFERED])
    return found


def pick(player: Player, option: str) -> None:
    """Give an answer by clicking at the prompt or on the table."""
    player.pick(player.page.locator(f'[data-option="{option}"]').first)


@pytest.mark.deep
def test_a_whole_auction_and_its_review(sit: Sit, own_server: Server) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    sheets = [sheet(name, "white") for name in ("Uno", "Due", "Tre", "Quattro")]
    game = sat(own_server, [PERSON, bot, bot, bot], *sheets)
    ada = sit(width=1440, height=900, at=own_server)
    page = ada.page
    ada.open(f"/game/{game['id']}#token={game['token']}")
    seen = set()
    page.locator(".live").wait_for()
    while True:
        now = asked(page)
        if ada.over:
            break
        seen.add(now["ask"])
        if now["ask"] == "lands":
            page.locator(".lands-form input").first.fill("16")
            expect(page.locator(".lands-good")).to_be_visible()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(BROKEN) == []
                assert confirms(page)
            page.locator(".confirm .primary").click()
            page.locator(".table-page[data-over=true]").wait_for()
            continue
        wanted = [one for one in now["options"] if one in ("yes", "accept", "throw:paper", "done")]
        pick(ada, (wanted or now["options"])[0])
    assert {"declare", "pack", "contest", "throw", "deck", "take", "lands"} <= seen
    expect(page.locator(".end-popup")).to_contain_text("The decks are ready")
    page.keyboard.press("Escape")
    expect(page.locator(".own-full")).to_contain_text("40 of 40 cards")
    expect(page.locator(".own-land").first).to_have_text("16 Plains")
    expect(page.locator(".magus-look b").first).to_contain_text("10")
    ada.open(f"/replay/{game['id']}")
    throws = page.locator(".log-line[data-event=throws]")
    page.locator(".live").wait_for()
    page.keyboard.press("End")
    expect(throws.first).to_be_attached()
    assert ada.complaints == []


@pytest.mark.deep
def test_two_throw_in_secret_and_see_both_hands_together(sit: Sit, server: Server) -> None:
    game = sat(server, [PERSON, PERSON], sheet("Alba", "white"), sheet("Gelo", "white"))
    ada, bob = (sit(width=360, height=740) for _ in range(2))
    ada.open(f"/game/{game['id']}#token={game['token']}")
    bob.open(f"/game/{game['id']}?invite={game['seats'][1]['invite']}")
    bob.page.locator("input[name=name]").fill("Bob")
    bob.page.locator(".join .primary").click()
    for one in (ada, bob):
        asked(one.page, "declare")
        pick(one, "yes")
    for one in (ada, bob):
        one.page.locator(".magus-active").wait_for()
    expect(ada.page.locator(".player-name")).to_have_text(["You", "Gelo"])
    expect(ada.page.locator(".magus-player")).to_have_text(["You", "Bob"])
    first, second = (ada, bob) if ada.page.locator(".magus-mine.magus-active").count() else (bob, ada)
    pack = asked(first.page, "pack")["options"][0]
    pick(first, pack)
    asked(second.page, "contest")
    pick(second, "yes")
    asked(first.page, "challenge")
    pick(first, "challenge:physical")
    asked(second.page, "throw")
    asked(first.page, "throw")
    pick(first, "throw:rock")
    expect(first.page.locator(".arena [data-hand=rock]")).to_have_count(1)
    hidden = second.page.locator(".arena [data-hand=hidden]")
    expect(hidden).to_have_count(1)
    expect(first.page.locator(".arena [data-proof=sealed]")).to_have_text("sealed")
    expect(second.page.locator(".arena .thrown-left")).to_have_attribute("data-hand", "hidden")
    assert second.page.locator(".arena :is([data-hand=rock], [data-hand=paper])").count() == 0
    pick(second, "throw:paper")
    for one in (first, second):
        expect(one.page.locator(".arena .thrown-left")).to_have_attribute("data-hand", "rock")
        expect(one.page.locator(".arena .thrown-right")).to_have_attribute("data-hand", "paper")
        expect(one.page.locator(".arena[data-over=true] .fighter-rival")).to_have_class(
            "fighter fighter-rival fighter-won"
        )
        expect(one.page.locator(".arena [data-proof=proven]")).to_have_text(["sealed, proven"] * 2)
        told = one.page.locator(".log-line[data-event=throws]")
        expect(told).to_contain_text("wins (sealed and opened)")
        wide = "() => document.documentElement.scrollWidth <= innerWidth"
        assert one.page.evaluate(wide)
        assert one.complaints == []
    loser = first.page.locator(".magus-mine")
    expect(loser.locator(".vital-life b")).to_have_text("19")
    expect(loser.locator(".pip-lost")).to_have_count(1)


@pytest.mark.parametrize("by_axe", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_by_keys_alone_and_without_hindrance(sit: Sit, server: Server, by_axe: bool) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    game = sat(server, [PERSON, bot], sheet("Alba", "white", "Life Escalation"), sheet("Gelo", "white"))
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open(f"/game/{game['id']}#token={game['token']}")
    asked(page, "declare")
    page.evaluate(POINTER)
    ada.press("1")
    while asked(page)["ask"] == "contest":
        ada.press("1")
    assert asked(page)["ask"] == "pack"
    key = page.locator(".pack-key").nth(2).inner_text().lower()
    name = page.locator(".market .pack").nth(2).get_attribute("data-pack")
    ada.press(key)
    asked(page, "challenge")
    ada.press("3")
    asked(page, "power")
    ada.press("2")
    asked(page, "escalate")
    found = violations(page, "escalate") if by_axe else []
    page.keyboard.press("ArrowUp")
    expect(page.locator(".confirm .primary")).to_contain_text("Bid 2 life")
    ada.press("Enter")
    while asked(page)["ask"] == "escalate":
        for _ in range(20):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.option") == "give-up":
                break
        ada.press("Enter")
    assert page.evaluate("pointed") == 0
    assert page.locator(f'[data-look="{name}"]').count() > 0
    assert not found, "\n".join(found)
    assert ada.complaints == []


@pytest.mark.deep
def test_axe_finds_nothing_in_what_the_table_opens(sit: Sit, server: Server) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    game = sat(server, [PERSON, bot], sheet("Alba", "white", "Life Escalation"), sheet("Gelo", "white"))
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open(f"/game/{game['id']}#token={game['token']}")
    asked(page, "declare")
    found = violations(page, "declare")
    page.locator("[data-look]").first.click(button="right")
    page.locator("dialog.magic-close").wait_for()
    found += violations(page, "close view", POPUP)
    page.keyboard.press("Escape")
    page.locator(".magus-look").first.click()
    page.locator("dialog.live-packs").wait_for()
    found += violations(page, "packs", POPUP)
    assert not found, "\n".join(found)
    assert ada.complaints == []
