"""Tables of Magic for tests: reading them, and answering by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player

FOLD = ".prompt .fold[aria-expanded=false]"
"""The button that lists more options than the prompt shows at first."""

NEXT = (
    f"{FOLD}, .answers .answer:enabled,"
    " [data-declare=send]:enabled, [data-assign=send]:enabled, [data-order=send],"
    " .table-page[data-over=true]"
)
LOOK = """() => ({
  ask: document.querySelector(".magic").dataset.ask,
  number: document.querySelector(".prompt").dataset.choice,
  options: [...document.querySelectorAll(".answers .answer:enabled")].map((one) => one.dataset.option),
  lit: [...document.querySelectorAll(".magic :is(.card-lit, .tile-lit, .head-lit)")]
    .map((one) => one.dataset.answer),
})"""


def wait(ada: Player) -> dict[str, Any]:
    """Wait for the next choice of a player, and return it."""
    ada.page.locator(NEXT).first.wait_for(state="attached")
    found: dict[str, Any] = ada.page.evaluate(LOOK)
    return found


def taken(ada: Player, number: str) -> None:
    """Wait until the choice with this number is no longer asked."""
    ada.until_taken(number)


def click(ada: Player, answer: str) -> None:
    """Give an answer by clicking the thing on the table that offers it, or else the prompt."""
    number = wait(ada)["number"]
    lying = ada.page.locator(f'.magic [data-answer="{answer}"] > .hit')
    at = lying.first if lying.count() else ada.page.locator(f'.answer[data-option="{answer}"]')
    at.click()
    taken(ada, number)


def confirm(ada: Player) -> None:
    """Press the button that sends the declaration of attackers or blockers."""
    number = wait(ada)["number"]
    ada.page.locator("[data-declare=send]").click()
    taken(ada, number)


def tile(name: str) -> str:
    return f'.tile[data-look="{name}"]'


TURN = """([next, seat]) => document.querySelector(next) !== null
  || document.querySelector(".player.plays")?.dataset.seat !== seat"""


def pass_until(people: list[Player], who: Player, ask: str) -> None:
    """Pass for each player with priority until `who` is asked the question `ask`."""
    for _ in range(300):
        # Whoever answered last has been told whose turn it is; a page that sends several answers goes on.
        newest = max(people, key=lambda player: player.answered)
        seat = newest.page.locator(".player.plays").first.get_attribute("data-seat")
        asked = people[int(seat or 0)]
        asked.page.wait_for_function(TURN, arg=[NEXT, seat])
        if not asked.page.locator(NEXT).count():
            continue
        if asked is who and asked.page.locator(f".magic[data-ask={ask}]").count():
            return
        click(asked, "pass")
    raise AssertionError(f"{ask} was never asked")


WANTED = ("land", "cast", "keep", "player:1", "pass", "yes")


def hurry(ada: Player) -> None:
    """Answer as a hurried player would: play everything, attack and block with all, aim at the other
    player.
    """
    seen = wait(ada)
    if ada.over:
        return
    if ada.page.locator(FOLD).count() and not seen["options"]:
        ada.page.locator(FOLD).click()
        ada.page.locator(".answers .answer:enabled").first.wait_for()
        seen = wait(ada)
    if seen["ask"] in ("attack", "block") or not seen["options"]:
        everybody = ada.page.locator("[data-declare=all]")
        if everybody.count():
            everybody.click()
        elif seen["lit"]:
            ada.page.locator(".side-mine .tile-lit > .hit, .hand .card-lit > .hit").first.click()
        confirm(ada)
        return
    rank = [next((i for i, one in enumerate(WANTED) if o.startswith(one)), 99) for o in seen["options"]]
    click(ada, seen["options"][rank.index(min(rank))])
