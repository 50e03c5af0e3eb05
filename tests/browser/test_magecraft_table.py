"""The Magecraft table: every answer lies on it, sigils are unlike, a Review is one sequence of picks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import NEXT, Player

pytestmark = pytest.mark.browser

Sit = Callable[..., Player]

LIT = ".magecraft button.group-lit, .magecraft .hit-lit"
ELSEWHERE = ("done", "no")
"""Answers that are no thing of the table: only the prompt offers them."""

SIGILS = """async () => {
    const { sigilOf } = await import("/static/games/magecraft/sigils.js");
    const { cards } = await (await fetch("/api/games/magecraft/cards")).json();
    const draw = () => cards.map((card) => JSON.stringify(sigilOf(card)));
    return { cards: cards.length, sigils: new Set(draw()).size, same: draw().join() === draw().join() };
}"""

ARRANGEMENTS = """async () => {
    const { picksFor } = await import("/static/games/magecraft/table.js");
    const seen = new Set();
    let arrangements = 0, wrong = 0;
    const each = (rows, next) => {
        if (next === 4) {
            arrangements += 1;
            const picks = picksFor(rows);
            seen.add(JSON.stringify(picks));
            const again = [[], [], []];
            picks.forEach(([, grimoire, at], order) => again[grimoire].splice(at, 0, order));
            const wanted = rows.map((row) => row.map((item) => item.order));
            if (JSON.stringify(again) !== JSON.stringify(wanted)) wrong += 1;
            return;
        }
        for (let grimoire = 0; grimoire < 3; grimoire += 1)
            for (let at = 0; at <= rows[grimoire].length; at += 1) {
                const more = rows.map((row) => [...row]);
                more[grimoire].splice(at, 0, { order: next });
                each(more, next + 1);
            }
    };
    each([[], [], []], 0);
    return { arrangements, sequences: seen.size, wrong };
}"""


def start(ada: Player) -> None:
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.page.locator(".magecraft").wait_for()


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
        if ask == "reorder":
            ada.answer()
            continue
        asks.add(ask)
        offered = ada.page.locator(".answers .answer").evaluate_all(
            "all => all.map((one) => one.dataset.option)"
        )
        things = [option for option in offered if option not in ELSEWHERE]
        assert ada.page.locator(LIT).count() == len(things), (ask, offered)
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


def test_two_cards_never_share_a_sigil(sit: Sit) -> None:
    ada = sit()
    ada.open()
    found = ada.page.evaluate(SIGILS)
    assert found["same"]
    assert found["sigils"] == found["cards"] == 30


def test_an_arrangement_is_exactly_one_sequence_of_picks(sit: Sit) -> None:
    ada = sit()
    ada.open()
    assert ada.page.evaluate(ARRANGEMENTS) == {"arrangements": 360, "sequences": 360, "wrong": 0}


def test_a_card_shows_itself_closely(sit: Sit) -> None:
    ada = sit()
    start(ada)
    card = ada.page.locator(".board-mine .sheet .hit-look").first
    card.click()
    expect(ada.page.locator("dialog.close-view .leaf-text")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog.close-view")).to_have_count(0)
    card.click()
    expect(ada.page.locator("dialog.close-view")).to_be_visible()
    assert ada.complaints == []
