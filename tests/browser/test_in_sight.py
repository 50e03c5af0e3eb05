"""What a player needs is in sight and said: the own hand, power, what confirms, the colours of gems."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grimorio.language import LANGUAGES
from tests.browser.conftest import Server
from tests.browser.fitting import confirms
from tests.browser.laying import BOT, PERSON, duel, laid_out, lay, made, match, seated
from tests.browser.magic import click, confirm, pass_until, wait
from tests.browser.mickey import until
from tests.browser.player import Player, Sit
from tests.browser.positions import BIG, CROWD

pytestmark = pytest.mark.browser

UNSAID = """() => [...document.querySelectorAll(".magecraft svg.gem:not(.slot-empty)")].filter((gem) => {
  const kind = [...gem.classList].find((one) => one.startsWith("c-"));
  const colour = gem.dataset.term?.split("/")[1] ?? kind?.slice(2);
  if (!colour || !gem.getClientRects().length || gem.closest(".hand-strip")) return false;
  const ends = ".board, .academy, .magecraft";
  for (let box = gem.parentElement; box && !box.matches(ends); box = box.parentElement) {
    const unseen = [...box.querySelectorAll(":scope > .unseen, :scope > .group > .unseen")];
    const told = [box.getAttribute("aria-label") ?? "", ...unseen.map((one) => one.textContent)].join(" ");
    if (told.toLowerCase().includes(colour)) return false;
  }
  return true;
}).map((gem) => gem.parentElement.outerHTML.slice(0, 200))"""
"""The gems of a table, drawn in colour, that no text near them names."""

CUT = """() => [...document.querySelectorAll(".card")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll(".card-study, .card-cast, .card-effects, .card-name")].filter((part) => {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    return width > 1 && (left < box.left - 3 || right > box.right + 0.5 || bottom > box.bottom + 0.5);
  }).map((part) => `${card.ariaLabel}: ${part.className}`);
})"""
"""The parts of cards that stick out of their card."""

HIDDEN = """() => [...document.querySelectorAll(".tile")].flatMap((tile) => {
  const box = tile.querySelector(".tile-size")?.getBoundingClientRect();
  if (!box) return [];
  const over = ".tile-mark, .tile-hit, .card-number, .tile-count, .tile-counters, .tile-new";
  return [...tile.querySelectorAll(over)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).map((one) => `${tile.dataset.look}: ${one.className}`);
})"""
"""The marks of permanents that lie over a creature's power and toughness."""

CROSSED = """() => {
  const { top, bottom } = document.querySelector(".magic-field").getBoundingClientRect();
  const sizes = [...document.querySelectorAll(".tile-size")].filter((one) => one.getClientRects().length)
    .map((one) => [one.closest(".tile").dataset.look, one.getBoundingClientRect()]);
  return [...document.querySelectorAll(".arrow-lines .arrow")].flatMap((line) => {
    const over = new Set();
    for (let at = 0; at <= line.getTotalLength(); at += 2) {
      const { x, y } = line.getPointAtLength(at).matrixTransform(line.getScreenCTM());
      if (y < top || y > bottom) continue;
      for (const [name, box] of sizes)
        if (x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2) over.add(name);
    }
    return [...over].map((name) => `${line.getAttribute("class")} over ${name}`);
  });
}"""
"""The arrows that run over a creature's power and toughness, with the creature's name."""


def inside(page: Page, thing: str, frame: str) -> bool:
    """Whether the first such thing is shown whole, above the prompt, within the first such frame."""
    found: bool = page.evaluate(
        """([thing, frame]) => {
          const box = document.querySelector(thing)?.getBoundingClientRect();
          const edge = document.querySelector(frame).getBoundingClientRect();
          return Boolean(box) && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
        }""",
        [thing, frame],
    )
    return found


def sees_hand(page: Page) -> None:
    """Check that the player sees the gems of their hand: on the board, or in small at the table's edge."""
    if not inside(page, ".board-mine .place-hand", ".table-main"):
        expect(page.locator(".hand-strip")).to_be_in_viewport()
        assert (
            page.locator(".hand-strip .gem").count() == page.locator(".board-mine .place-hand .gem").count()
        )


@pytest.mark.parametrize(("width", "height", "seats"), [(1366, 768, 4), (360, 740, 2)])
def test_the_own_hand_is_in_sight_while_spells_are_studied(
    sit: Sit, server: Server, width: int, height: int, seats: int
) -> None:
    page = laid_out(sit(width=width, height=height), server, "study", seats=seats)
    sees_hand(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(UNSAID) == []
    spell = page.locator(".answer[data-option^='study:']").first
    expect(spell.locator(".unseen")).to_contain_text("(")


@pytest.mark.deep
@pytest.mark.parametrize("width", [1280, 1300, 1366, 1440, 1536])
def test_no_part_of_a_card_sticks_out(sit: Sit, server: Server, width: int) -> None:
    for seats in (2, 3, 4):
        page = laid_out(sit(width=width, height=768), server, "magic", seats=seats)
        assert page.evaluate(CUT) == []
        sees_hand(page)


@pytest.mark.deep
@pytest.mark.parametrize("locale", LANGUAGES)
def test_clocks_of_a_duel_take_no_row_where_the_bar_has_room(sit: Sit, server: Server, locale: str) -> None:
    clock = {"mode": "game", "seconds": 900}
    for width in (1280, 1366, 1440):
        page = laid_out(sit(width=width, height=900, locale=locale), server, "magic", clock=clock)
        people = page.locator(".table-people").bounding_box()
        first = page.locator(".top-title").bounding_box()
        last = page.locator(".top-more").bounding_box()
        assert people and first and last
        assert people["y"] < last["y"] + last["height"]
        assert first["x"] + first["width"] <= people["x"]
        assert people["x"] + people["width"] <= last["x"]


def place_of(page: Page, button: str) -> tuple[float, float]:
    """The lower right corner of a button."""
    page.locator(button).wait_for()
    box = page.locator(button).bounding_box()
    assert box
    return round(box["x"] + box["width"]), round(box["y"] + box["height"])


@pytest.mark.deep
@pytest.mark.parametrize("width", [1440, 768, 360])
def test_what_confirms_stands_in_one_place_and_power_is_never_hidden(
    sit: Sit, server: Server, width: int
) -> None:
    ada, bob = duel(server, {**BIG, "at": "attackers"}, sit, width=width, height=900)
    page = ada.page
    assert wait(ada)["ask"] == "attack"
    page.locator("[data-declare=all]").click()
    places = {place_of(page, "[data-declare=send]")}
    assert page.evaluate(HIDDEN) == []
    assert page.locator(".arrow-lines .arrow-attack").count() == 0
    number = wait(ada)["number"]
    page.keyboard.press("Enter")  # the focus is on "All", which the mouse pressed
    ada.until_taken(number)
    expect(page.locator(".tile-attacks")).to_have_count(15)
    pass_until([ada, bob], bob, "block")
    bob.page.locator(".side-mine .tile-lit > .hit").first.click()
    places.add(place_of(bob.page, "[data-declare=send]"))
    assert bob.page.evaluate(HIDDEN) == []
    confirm(bob)
    places.add(place_of(page, ".answer[data-option=pass]"))
    assert len(places) == 1
    click(ada, "pass")
    click(bob, "pass")
    expect(page.locator(".tile-hit").first).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    assert ada.complaints == bob.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (360, 740)])
def test_arrows_of_blockers_leave_power_readable(sit: Sit, server: Server, width: int, height: int) -> None:
    ada, bob = duel(server, {**BIG, "at": "attackers"}, sit, width=width, height=height)
    wait(ada)
    ada.page.locator("[data-declare=all]").click()
    confirm(ada)
    pass_until([ada, bob], bob, "block")
    for at in range(3):
        bob.page.locator(".side-mine .tile-lit > .hit").nth(at).click()
    expect(bob.page.locator(".arrow-lines .arrow-block")).to_have_count(3)
    bob.page.wait_for_timeout(400)  # arrows are drawn again when the tiles have come to rest
    assert bob.page.evaluate(CROSSED) == []
    confirm(bob)
    for one in (ada, bob):
        expect(one.page.locator(".arrow-lines .arrow-block")).to_have_count(3)
        one.page.wait_for_timeout(400)
        assert one.page.evaluate(CROSSED) == []
    assert ada.complaints == bob.complaints == []


def mickey_places(sit: Sit, server: Server, **how: Any) -> Iterator[tuple[int, int]]:
    """Where Wizards of Mickey confirms its row and its Support; the places for a card stand there too."""
    ada = match(server, sit, {"match": "mini"}, **how)
    page = ada.page
    assert until(ada, "line-up") == "line-up"
    page.locator("[data-answer='row:0'] > .wom-hit").click()
    yield confirms(page)
    page.keyboard.press("Escape")
    expect(page.locator(".wom-chosen")).to_have_count(0)
    ada.press("Enter")
    assert until(ada, "play") == "play"
    page.keyboard.press("1")
    expect(page.locator(".confirm [data-option=put-back]")).to_be_in_viewport()
    assert page.locator(".table-page [aria-keyshortcuts=Enter]").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".confirm *")).to_have_count(0)
    assert ada.complaints == []
    ada = match(server, sit, {}, ("Gilded Masks", "Moss Circle"), 7, **how)
    page = ada.page
    assert until(ada, "swap") == "swap"
    page.locator("[data-answer^='support:'] > .wom-hit").first.click()
    yield confirms(page)
    page.keyboard.press("Escape")
    expect(page.locator(".wom-exchange [aria-pressed=true]")).to_have_count(0)
    assert ada.complaints == []


def magecraft_places(sit: Sit, server: Server, **how: Any) -> Iterator[tuple[int, int]]:
    """Where Magecraft confirms gems that are marked and an order that is set out."""
    ada = sit(**how)
    page = laid_out(ada, server, "study")
    ada.pick(page.locator('.answer[data-option="review"]'))
    page.locator(".gem-confirm").wait_for()
    page.locator(".gem-pick").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".gem-pick[aria-pressed=true]")).to_have_count(0)
    yield confirms(page)
    ada.answer()
    page.locator(".reorder").wait_for()
    yield confirms(page)
    assert ada.complaints == []


def magic_places(sit: Sit, server: Server, **how: Any) -> Iterator[tuple[int, int]]:
    """Where Magic confirms attackers and a number."""
    ada = lay(server, {**BIG, "at": "attackers"}, sit, **how)
    assert wait(ada)["ask"] == "attack"
    ada.page.keyboard.press("1")
    yield confirms(ada.page)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-declare=none]")).to_have_count(0)
    yield confirms(ada.page)
    ada = lay(server, {"A": {"mana": "R*40", "hand": ["Blaze"]}}, sit, **how)
    click(ada, "cast:Blaze")
    ada.page.locator(".counter").wait_for()
    yield confirms(ada.page)
    assert ada.complaints == []


def live_places(sit: Sit, server: Server, **how: Any) -> Iterator[tuple[int, int]]:
    """Where Magic Live confirms life that is bid, and a card that is drafted."""
    begins = {"style": "white", "attributes": {"physical": 3, "social": 5, "mental": 7}}
    power = [
        {"earned": 9, "reason": "earlier sessions"},
        {"spent": 3, "on": "power", "what": "Life Escalation"},
    ]
    sheets = [
        {"name": "Alba", "begins": begins, "history": power},
        {"name": "Gelo", "begins": begins, "history": []},
    ]
    greedy = {"kind": "bot", "bot": "greedy"}
    ada = seated(sit(**how), made(server, "live", [PERSON, greedy], seed=4, cards={"sheets": sheets}))
    page = ada.page
    page.locator(".live[data-ask=declare]").wait_for()
    ada.press("1")
    page.locator(".prompt.mine").wait_for()
    while page.locator(".live[data-ask=contest]").count():
        ada.press("1")
        page.locator(".prompt.mine").wait_for()
    for ask, key in (
        ("pack", page.locator(".pack-key").nth(2).inner_text()),
        ("challenge", "3"),
        ("power", "2"),
    ):
        page.locator(f".live[data-ask={ask}]").wait_for()
        ada.press(key.lower())
    page.locator(".live[data-ask=escalate]").wait_for()
    yield confirms(page)
    ada.press("Enter")
    assert ada.complaints == []
    ada = seated(sit(**how), made(server, "draft", [PERSON, BOT, BOT, BOT], seed=4))
    ada.page.locator("[data-ask=pick]").wait_for()
    yield confirms(ada.page)
    ada.page.keyboard.press("1")
    yield confirms(ada.page)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".card-chosen")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.parametrize(
    ("width", "height", "locale"),
    [
        (1440, 900, "en"),
        *(
            pytest.param(*size, locale, marks=pytest.mark.deep)
            for locale in LANGUAGES
            for size in ((360, 740), (768, 1024), (1440, 900))
            if (size[0], locale) != (1440, "en")
        ),
    ],
)
@pytest.mark.parametrize(
    "places",
    [
        magecraft_places,
        live_places,
        *(pytest.param(one, marks=pytest.mark.deep) for one in (mickey_places, magic_places)),
    ],
)
def test_every_game_confirms_in_the_same_place(
    sit: Sit, server: Server, places: Callable[..., Iterator[tuple[int, int]]], width: int, height: int,
    locale: str,
) -> None:  # fmt: skip
    found = set(places(sit, server, width=width, height=height, locale=locale))
    assert len({right for right, _ in found}) == 1
    if width > 1080:
        assert max(bottom for _, bottom in found) - min(bottom for _, bottom in found) <= 40


@pytest.mark.parametrize("situation", [BIG, pytest.param(CROWD, marks=pytest.mark.deep)])
def test_on_a_phone_the_own_creatures_are_in_sight_in_the_own_turn(
    sit: Sit, server: Server, situation: dict[str, Any]
) -> None:
    ada = lay(server, situation, sit, width=360, height=740)
    wait(ada)
    creature = ".side-mine .row-creatures .slot"
    assert inside(ada.page, creature, ".magic-field")
    assert not covered(ada, creature)
    scrolls = ada.page.evaluate(
        """() => [...document.querySelectorAll("*")].filter((one) =>
          one.scrollHeight > one.clientHeight + 2
          && ["auto", "scroll"].includes(getComputedStyle(one).overflowY)).map((one) => one.className)"""
    )
    assert scrolls in ([], ["magic-field"])
    texts = ada.page.evaluate(
        """() => [".prompt-line > p", ".prompt-side"].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(one));
          return [...range.getClientRects()].map((box) => [box.left, box.top, box.right, box.bottom]);
        })"""
    )
    for left, top, right, bottom in texts[0]:
        for other in texts[1]:
            assert right <= other[0] or left >= other[2] or bottom <= other[1] or top >= other[3]


SEEN = """(things) => {
  const field = document.querySelector(".magic-field").getBoundingClientRect();
  const over = document.querySelector(".others").getBoundingClientRect().bottom;
  const head = document.querySelector(".side-mine > .head").getBoundingClientRect();
  const whole = ({ left, right, top, bottom }, above, below) =>
    left >= 0 && right <= innerWidth && top >= above - 1 && bottom <= below + 1;
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return {
    theirs: boxes(".side-other .tile-attacks").filter((box) => whole(box, field.top, field.bottom)).length,
    mine: boxes(".side-mine .row-creatures .slot").filter((box) => whole(box, over, head.top + 8)).length,
    life: boxes(".life").filter((box) => whole(box, field.top, field.bottom)).length,
    far: document.querySelector(".magic-field").scrollHeight - Math.round(field.height),
  };
}"""
"""How many attackers, own creatures and lives of players are seen whole, and how far the field scrolls."""


@pytest.mark.deep
@pytest.mark.parametrize("many", [10, 30])
def test_on_a_phone_attackers_stay_in_sight_while_one_looks_for_blockers(
    sit: Sit, server: Server, many: int
) -> None:
    """Each creature is of another size, so that none lie on each other."""

    def crowd(card: str) -> list[dict[str, Any]]:
        return [{"card": card, "counters": {"+1/+1": more}} for more in range(1, many + 1)]

    situation = {
        "at": "attackers",
        "turn": 4,
        "A": {"battlefield": [*crowd("Grizzly Bears"), "Forest*4"]},
        "B": {"battlefield": [*crowd("Horned Turtle"), "Island*4"]},
    }
    ada, bob = duel(server, situation, sit, width=360, height=740)
    assert wait(ada)["ask"] == "attack"
    seen = ada.page.evaluate(SEEN)
    assert seen["mine"] >= 10 and seen["life"] == 2 and seen["far"] <= 300
    ada.page.locator("[data-declare=all]").click()
    confirm(ada)
    pass_until([ada, bob], bob, "block")
    page = bob.page
    seen = page.evaluate(SEEN)
    assert seen["theirs"] >= 4 and seen["mine"] >= 5 and seen["life"] == 2 and seen["far"] <= 400
    assert page.evaluate("document.querySelector('.magic-field').scrollTop") == 0
    blocker = page.locator(".side-mine .tile-lit > .hit").first
    for _ in range(7):  # the seventh attacker stands beyond the edge, and is brought into sight
        blocker.click()
    told = page.locator(".blockers li")
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text("2/5")
    page.locator(".magic-field").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert page.evaluate(SEEN)["theirs"] >= 4
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(told).to_be_hidden()
    assert ada.complaints == bob.complaints == []


def covered(player: Player, thing: str) -> bool:
    """Whether something else lies over the middle of the first such thing."""
    found: bool = player.page.evaluate(
        """(thing) => {
          const one = document.querySelector(thing);
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }""",
        thing,
    )
    return found
