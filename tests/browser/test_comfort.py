"""What makes a table comfortable: settings, sounds, undo, clocks, talk, rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser


LISTEN = """() => {
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}"""


def play_a_bot(player: Player) -> None:
    player.open()
    player.page.get_by_role("button", name="Play against a bot").click()
    player.page.locator(".answers .answer").first.wait_for()


def test_settings_are_remembered_and_shown(sit: Sit) -> None:
    ada = sit()
    ada.open()
    root = ada.page.locator("html")
    ada.page.get_by_role("button", name="Settings").click()
    popup = ada.page.locator("dialog.popup")
    expect(popup.get_by_role("group", name="Sounds").get_by_label("Off")).to_be_checked()
    popup.get_by_role("group", name="Letters on colours").get_by_label("On").check(force=True)
    popup.get_by_role("group", name="Motion").get_by_label("Full").check(force=True)
    popup.get_by_role("group", name="Theme").get_by_label("Light").check(force=True)
    popup.get_by_label("Italiano").check(force=True)
    expect(popup.get_by_role("heading", name="Impostazioni")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Impostazioni")).to_be_visible()
    for key, value in {"letters": "on", "motion": "full", "theme": "light", "sound": "off"}.items():
        expect(root).to_have_attribute(f"data-{key}", value)
    assert ada.page.evaluate("getComputedStyle(document.querySelector('.gem-letter')).display") != "none"
    assert ada.complaints == []


def test_sounds_are_off_until_wanted(sit: Sit) -> None:
    ada = sit(fresh=True)
    ada.page.add_init_script(f"({LISTEN})()")
    play_a_bot(ada)
    assert ada.answer()
    assert ada.page.evaluate("sounds") == 0
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
    ada.page.wait_for_function("sounds > 0")
    ada.page.get_by_label("Volume").fill("0.2")
    ada.page.keyboard.press("Escape")
    before = ada.page.evaluate("sounds")
    for _ in range(6):
        ada.page.locator(".answers .answer:enabled").first.wait_for()
        assert ada.answer()
    ada.page.wait_for_function("before => sounds > before", arg=before)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("Off").check(force=True)
    expect(ada.page.get_by_label("Volume")).to_have_count(0)
    assert ada.complaints == []


def seat_two(sit: Sit, *, clock: str | None = None) -> tuple[Player, Player, str]:
    """Ada and Bob at a table of their own, and the link Bob came by. With a clock, time is the test's."""
    timed = clock is not None
    ada, bob = sit(fresh=timed), sit(fresh=timed)
    if clock is not None:
        ada.page.clock.install()
        bob.page.clock.install()
    ada.open()
    if clock is not None:
        ada.page.get_by_text("Clock and spectators").click()
        ada.page.locator("[data-field=mode]").select_option(clock)
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for player in (ada, bob):
        expect(player.page.locator(".magecraft")).to_be_visible()
    return ada, bob, link


def whoever_begins(ada: Player, bob: Player) -> tuple[Player, Player, int]:
    """Who is asked first, who is not, and the seat of the first."""
    seat = int(ada.page.locator(".player.plays").first.get_attribute("data-seat") or 0)
    return (ada, bob, 0) if seat == 0 else (bob, ada, 1)


def test_what_nobody_learnt_from_is_taken_back_by_a_key(sit: Sit) -> None:
    ada, bob, _ = whoever_begins(*seat_two(sit)[:2])
    ada.page.locator(".answers .answer:enabled").first.wait_for()
    undo = ada.page.get_by_role("button", name="Take back")
    expect(undo).to_have_count(0)
    asked, lines = ada.asked, ada.page.locator(".log-line").all_inner_texts()
    assert ada.answer()
    expect(undo).to_be_visible()
    expect(bob.page.get_by_role("button", name="Take back")).to_have_count(0)
    ada.page.keyboard.press("u")
    expect(undo).to_have_count(0)
    expect(ada.page.locator(".prompt")).to_have_attribute("data-choice", asked or "")
    assert ada.page.locator(".log-line").all_inner_texts() == lines
    expect(ada.page.locator(".unseen[role=status]")).to_contain_text("Taken back.")
    assert ada.answer()
    assert ada.complaints == []


def test_giving_up_is_confirmed_and_a_rematch_swaps_the_sides(sit: Sit) -> None:
    ada, bob, _ = seat_two(sit)
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Go on playing").click()
    expect(ada.page.locator("dialog")).to_have_count(0)
    assert not ada.over
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("dialog").get_by_role("button", name="Give up").click()
    expect(ada.page.locator("dialog.end-popup h2")).to_have_text("Bob wins")
    expect(bob.page.locator("dialog.end-popup h2")).to_have_text("You win!")
    expect(ada.page.get_by_role("button", name="Give up")).to_have_count(0)

    first = ada.page.url
    ada.page.locator("dialog").get_by_role("button", name="Rematch, sides swapped").click()
    expect(ada.page.locator(".end-actions")).to_contain_text("Waiting for the others")
    bob.page.keyboard.press("Escape")
    expect(bob.page.locator(".end-actions")).to_contain_text("wants a rematch")
    bob.page.locator(".end-actions").get_by_role("button", name="Rematch, sides swapped").click()
    for player, seat in ((ada, 1), (bob, 0)):
        expect(player.page.locator(".magecraft")).to_be_visible()
        expect(player.page.locator(f".player[data-seat='{seat}'] .player-name")).to_have_text("You")
        assert player.page.url != first
    assert ada.complaints == bob.complaints == []


def say(player: Player, text: str) -> None:
    if not player.page.locator("#chat").count():
        player.page.get_by_role("button", name="Chat").click()
    player.page.get_by_label("Say something").fill(text)
    player.page.keyboard.press("Enter")


def test_players_and_spectators_talk_apart_and_may_be_muted(sit: Sit) -> None:
    ada, bob, link = seat_two(sit)
    eve = sit()
    eve.open(link.split("?")[0].removeprefix(eve.url))
    expect(eve.page.locator(".magecraft")).to_be_visible()
    say(bob, "<b>good</b> luck")
    ada.page.get_by_role("button", name="1 new line").click()
    expect(ada.page.locator(".chat-line p")).to_have_text("<b>good</b> luck")
    expect(ada.page.locator(".chat-line b")).to_have_count(0)
    expect(ada.page.locator(".spectators")).to_have_text("1 spectator")
    say(eve, "hello gallery")
    expect(eve.page.locator(".chat-line p")).to_have_text("hello gallery")
    ada.page.get_by_role("button", name="Mute Bob").click()
    expect(ada.page.locator(".chat-line")).to_have_count(0)
    say(bob, "can you hear me")
    expect(bob.page.locator(".chat-line")).to_have_count(2)
    say(ada, "no")
    expect(ada.page.locator(".chat-line p")).to_have_text("no")
    ada.page.reload()
    ada.page.get_by_role("button", name="Chat").click()
    expect(ada.page.locator(".chat-line p")).to_have_text("no")
    assert ada.complaints == bob.complaints == eve.complaints == []


def test_clocks_count_down_and_warn_in_words(sit: Sit) -> None:
    ada, bob, seat = whoever_begins(*seat_two(sit, clock="For every choice")[:2])
    clock = f".player[data-seat='{seat}'] .clock"
    expect(ada.page.locator(clock)).to_be_visible()
    ada.page.clock.fast_forward(40_000)
    expect(ada.page.locator(clock)).to_have_class("clock running low")
    expect(ada.page.locator(f"{clock} .clock-sign")).to_have_text("!")
    before = ada.page.locator(clock).inner_text()
    ada.page.clock.fast_forward(12_000)
    expect(ada.page.locator(clock)).not_to_have_text(before)
    expect(bob.page.locator(clock)).to_contain_text("0:")
    spoken = ada.page.locator(".unseen[role=status]")
    expect(spoken).to_contain_text("You have 10 seconds left.")
    assert ada.complaints == bob.complaints == []


def test_a_seat_passes_as_its_settings_say(sit: Sit) -> None:
    ada, _, _ = seat_two(sit)
    ada.page.get_by_role("button", name="Settings").click()
    popup = ada.page.locator("dialog.popup")
    popup.get_by_text("What the table asks you").click()
    popup.get_by_label("The gold gem").select_option("pass by itself")
    popup.get_by_label("Gems to pay with").select_option("always ask")
    assert "pass by itself" not in popup.get_by_label("Gems to pay with").inner_text()
    popup.get_by_role("button", name="Pass until the next round").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".yielding")).to_contain_text("until the next round")
    ada.page.reload()
    expect(ada.page.locator(".magecraft")).to_be_visible()
    ada.page.locator(".yielding").get_by_role("button", name="Play again").click()
    expect(ada.page.locator(".yielding")).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    popup.get_by_text("What the table asks you").click()
    expect(popup.get_by_label("The gold gem")).to_have_value("auto")
    assert ada.complaints == []


def test_a_table_may_be_closed_to_spectators(sit: Sit) -> None:
    ada, eve = sit(), sit()
    ada.open()
    ada.page.get_by_text("Clock and spectators").click()
    ada.page.get_by_label("Spectators").select_option("may not watch")
    ada.page.get_by_label("Seat 2").select_option(index=1)
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".magecraft")).to_be_visible()
    eve.open(ada.page.url.removeprefix(eve.url))
    expect(eve.page.locator(".panel")).to_contain_text("not watched")
