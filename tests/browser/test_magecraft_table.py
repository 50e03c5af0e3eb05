"""The Magecraft table: answers are given by clicking cards, gems and places, and by dragging spells."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SIZES
from tests.browser.conftest import Server
from tests.browser.keys import walk_to
from tests.browser.laying import laid_out, reviewing
from tests.browser.player import NEXT, Player, Sit

pytestmark = pytest.mark.browser


LIT = ".magecraft button.group-lit, .magecraft .hit-lit"
ELSEWHERE = ("done", "no")
"""The answers that belong to no thing on the table, so that only the prompt offers them."""

PLACES = """() => [...document.querySelectorAll(".place, .place *, .card, .card *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.getAttribute("class"), x, y, width, height].join();
})"""
SPILLED = """() => [...document.querySelectorAll(".place-gems > *")].filter((gems) => {
    const place = gems.closest(".place").getBoundingClientRect();
    const { left, right, top, bottom } = gems.getBoundingClientRect();
    const beside = left < place.left - 1 || right > place.right + 1;
    return beside || top < place.top - 1 || bottom > place.bottom + 1;
}).map((gems) => gems.closest(".place").className)"""


def start(ada: Player) -> None:
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.page.locator(".magecraft").wait_for()


@pytest.mark.deep
def test_every_answer_lies_on_the_table_and_a_click_on_it_gives_it(sit: Sit) -> None:
    ada = sit()
    start(ada)
    asks: set[str] = set()
    for _ in range(25):
        ada.page.locator(NEXT).first.wait_for()
        if ada.over:
            break
        ask = ada.page.locator(".magecraft").get_attribute("data-ask")
        assert ask is not None
        if ask == "reorder" or ada.page.locator(".gem-confirm").count():
            ada.answer()
            continue
        asks.add(ask)
        offered = ada.page.locator(".answers .answer").evaluate_all(
            "all => all.map((one) => one.dataset.option)"
        )
        things = [option for option in offered if option not in ELSEWHERE]
        lit = ada.page.locator(LIT).count()
        if ask == "icons":  # the gems on which an effect can act are lit beside the effects
            assert lit >= len(things), offered
        else:
            assert lit == len(things), (ask, offered)
        asked = ada.asked
        if not things:
            ada.answer()
            continue
        ada.page.locator(LIT).first.click()
        ada.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.choice !== asked", arg=asked
        )
    assert len(asks) >= 4
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_places_hold_their_gems_whatever_was_played_before(sit: Sit, width: int, height: int) -> None:
    first, other = sit(width=width, height=height), sit(width=width, height=height)
    for ada in (first, other):
        page = ada.page
        ada.open("/learn?game=magic" if ada is other else "/learn")
        page.locator(".answers .answer").first.wait_for()
        if ada is other:
            page.locator(".brand").click()
            page.locator(".lobby").wait_for()
            page.evaluate(
                "history.pushState(null, '', '/learn'); dispatchEvent(new PopStateEvent('popstate'))"
            )
        page.locator(".magecraft .place-hand .group").first.wait_for()
        page.evaluate("document.fonts.ready")
    assert first.page.evaluate(SPILLED) == []
    assert other.page.evaluate(PLACES) == first.page.evaluate(PLACES)


def test_a_thing_gives_its_answer_and_a_card_shows_itself_closely(sit: Sit, server: Server) -> None:
    ada = sit()
    page = laid_out(ada, server, "shield")
    offered = page.locator(".answers .answer").evaluate_all("all => all.map((one) => one.dataset.option)")
    assert page.locator(LIT).count() == len([option for option in offered if option not in ELSEWHERE]) > 0
    asked = ada.asked
    assert asked is not None
    page.locator(LIT).first.click()
    ada.until_taken(asked)
    card = ada.page.locator(".board-mine .sheet .hit-look").first
    card.click()
    expect(ada.page.locator("dialog.close-view .leaf-text")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog.close-view")).to_have_count(0)
    card.click()
    expect(ada.page.locator("dialog.close-view")).to_be_visible()
    assert ada.complaints == []


def test_several_gems_are_marked_in_any_order_and_confirmed(sit: Sit, server: Server) -> None:
    ada = sit()
    page = laid_out(ada, server, "study")
    ada.pick(page.locator('.answer[data-option="review"]'))
    gems, confirm = page.locator(".gem-pick"), page.locator(".gem-confirm .primary")
    expect(confirm).to_be_disabled()
    expect(page.locator(".answers .answer")).to_have_count(0)
    kinds = gems.evaluate_all("all => all.map((one) => one.dataset.answer)")
    marked = [kinds[-1], *kinds[:3]]
    gems.last.click()
    gems.first.click()
    gems.first.click()
    expect(page.locator(".gem-pick[aria-pressed=true]")).to_have_count(1)
    for digit in "123":
        page.keyboard.press(digit)
    expect(confirm).to_be_enabled()
    before = page.locator(".board-mine .place-discard .place-name b").inner_text()
    page.keyboard.press("Enter")
    page.locator(".reorder").wait_for()
    expect(page.locator(".board-mine .place-discard .place-name b")).to_have_text(
        str(int(before) + len(marked))
    )
    assert ada.complaints == []


def arrangement(page: Page) -> list[list[str]]:
    rows = page.locator(".reorder-row").all()
    return [row.locator(".reorder-name").all_inner_texts() for row in rows]


HURRY = """() => {
  window.after = setTimeout;
  window.setTimeout = (run, ms) => after(run, ms > 200 ? 1e6 : ms);
}"""


def middle(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(".reorder-card", has_text=name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.deep
def test_enter_keeps_the_order_wherever_the_focus_is(sit: Sit, server: Server) -> None:
    ada = sit(width=1440)
    page = reviewing(ada, server)
    expect(page.locator(".reorder-card").first).to_be_focused()
    page.get_by_role("button", name="As before").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reorder")).to_be_visible()
    page.locator(".reorder-card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reorder")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.deep
def test_a_spell_is_moved_by_mouse_and_by_keys(sit: Sit, server: Server) -> None:
    ada = sit(width=1440)
    page = reviewing(ada, server)
    expect(page.locator(".reorder-card").first).to_be_focused()
    before = arrangement(page)
    # The board stays in sight: one's own gems beside the spells.
    expect(page.locator(".board-mine .place-hand")).to_be_in_viewport()
    expect(page.locator("[data-reorder=send]")).to_be_in_viewport()
    name, other = before[2][0], before[0][1]
    page.mouse.move(*middle(page, name))
    page.mouse.down()
    x, y = middle(page, other)
    page.mouse.move(x - 20, y, steps=5)
    expect(page.locator(".drop-before")).to_contain_text(other)
    page.mouse.up()
    assert arrangement(page) == [[before[0][0], name, *before[0][1:]], before[1], before[2][1:]]
    page.get_by_role("button", name="As before").click()
    assert arrangement(page) == before

    cards = page.locator(".reorder-card")
    cards.first.focus()
    name = before[0][0]
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    moved = page.locator(".reorder-row").nth(2).locator(".reorder-card", has_text=name)
    expect(moved).to_be_focused()
    walk_to(page, page.locator("[data-reorder=send]"))
    page.keyboard.press("Enter")
    expect(page.locator(".reorder")).to_have_count(0)
    expect(page.locator("[data-zone='0:grimoire:2']")).to_contain_text(name)
    assert ada.complaints == []


@pytest.mark.deep
def test_a_spell_is_dragged_by_finger_and_a_quick_finger_scrolls(sit: Sit, server: Server) -> None:
    ada = sit(width=360, height=740)
    page = reviewing(ada, server)
    before = arrangement(page)
    name, other = before[1][0], before[1][2]
    page.locator(".reorder-row").nth(1).scroll_into_view_if_needed()
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    scrolled = page.locator(".table-main").evaluate("main => main.scrollTop")
    start = middle(page, name)
    # However busy the machine is, this finger is quicker than one that rests.
    page.evaluate(HURRY)
    touch("touchStart", *start)
    for far in (10, 20, 30, 40):
        touch("touchMove", start[0], start[1] - far)
    page.wait_for_function("was => document.querySelector('.table-main').scrollTop > was", arg=scrolled)
    expect(page.locator(".dragged")).to_have_count(0)
    touch("touchEnd")
    page.evaluate("() => { window.setTimeout = after; }")
    page.locator(".reorder-row").nth(1).scroll_into_view_if_needed()
    start, end = middle(page, name), middle(page, other)
    touch("touchStart", *start)
    expect(page.locator(".dragged")).to_contain_text(name)
    for part in range(1, 6):
        along = [a + (b - a) * part / 5 for a, b in zip(start, end, strict=True)]
        touch("touchMove", along[0] + 20, along[1])
    touch("touchEnd")
    expect(page.locator(".dragged")).to_have_count(0)
    assert arrangement(page)[1] == [*before[1][1:], name]
    assert ada.complaints == []
