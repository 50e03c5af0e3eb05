"""Small things on the tables: texts that end cleanly, and controls that a finger reaches."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE, Server
from tests.browser.fitting import DESK, PHONE
from tests.browser.laying import PERSON, made
from tests.browser.mickey import until
from tests.browser.player import Sit

pytestmark = pytest.mark.browser

GAMES = ("magic", "mickey", "magecraft", "live")
ASKED = ".prompt[data-choice]"
FITTED = """() => {
  const kept = [];
  for (const box of document.querySelectorAll(":has(> .fitted):not(.fitted-none)")) {
    if (!box.checkVisibility() || box.clientHeight < 4) continue;
    const [inside] = box.children;
    const cut = inside.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    const long = inside.scrollHeight - inside.clientHeight;
    kept.push([Math.round(cut), long > 2, getComputedStyle(inside).webkitLineClamp]);
  }
  return kept;
}"""
"""JavaScript: for each text in a box, how many pixels of it stand below the box, whether the text is longer
than what is shown, and after how many lines it ends with an ellipsis."""
REACH = """() => {
  const small = [];
  const words = ".term, .log-line *, [aria-hidden=true] *, [aria-hidden=true]";
  for (const one of document.querySelectorAll("button:enabled, select, summary")) {
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || one.matches(words)) continue;
    const { width, height } = one.getBoundingClientRect();
    const around = getComputedStyle(one, "::before");
    const more = (side) => (around.position === "absolute" && parseFloat(around[side])) || 0;
    if (Math.max(height, more("height")) < 39.5 || Math.max(width, more("width")) < 26)
      small.push(`${one.className} ${one.textContent.trim() || one.ariaLabel} ${width}x${height}`);
  }
  return small;
}"""
"""JavaScript: the controls that a finger cannot reach within 40 pixels of height, but words in sentences."""


def opened(page: Page, server: Server, game: str) -> None:
    """Open the guided first game, and wait until its player is asked."""
    page.goto(f"{server.url}/learn?game={game}")
    page.locator(ASKED).first.wait_for()


@pytest.mark.deep
@pytest.mark.parametrize("game", ["magic", "mickey"])
def test_a_text_too_long_for_its_card_ends_with_a_whole_line(sit: Sit, server: Server, game: str) -> None:
    sat = made(server, game, [PERSON, {"kind": "bot", "bot": "random"}], seed=5)
    ada = sit(*DESK, locale="it")
    ada.open(f"/game/{sat['id']}#token={sat['token']}")
    ada.page.locator(ASKED).first.wait_for()
    if game == "mickey":
        until(ada, "play")
    ada.page.wait_for_function(f"() => ({FITTED})().some(([, long]) => long)")
    texts = ada.page.evaluate(FITTED)
    assert [one for one in texts if one[0] > 2] == []
    assert all(clamp != "none" for _, long, clamp in texts if long)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_reaches_every_control(browser: Browser, server: Server, game: str) -> None:
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    opened(page, server, game)
    assert page.evaluate(REACH) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


@pytest.mark.deep
def test_the_size_of_a_card_in_a_hand_covers_no_word_on_a_phone(sit: Sit, server: Server) -> None:
    sat = made(server, "magic", [PERSON, {"kind": "bot", "bot": "random"}], seed=5)
    ada = sit(*PHONE, locale="it")
    ada.open(f"/game/{sat['id']}#token={sat['token']}")
    ada.page.locator(".hand .leaf-size").first.wait_for()
    covered = ada.page.evaluate("""() => [...document.querySelectorAll(".hand .leaf-size")].filter((size) => {
      const type = size.parentElement.querySelector(".leaf-type").getBoundingClientRect();
      return size.getBoundingClientRect().bottom > type.top + 1;
    }).length""")
    assert covered == 0
