"""What makes a table comfortable: settings, sounds, undo, clocks, talk, rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, joined, laid_out, made, seated
from tests.browser.player import ANSWERS, Player, Sit
from tests.web.helpers import Person

pytestmark = pytest.mark.browser


LISTEN = """() => {
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}"""


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
    ada.page.get_by_label("Lingua").select_option("en")
    ada.page.get_by_role("button", name="Dark theme: night").click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(ada.page.get_by_role("button", name="Settings")).to_be_visible()
    assert ada.page.evaluate("getComputedStyle(document.querySelector('.mana-letter')).display") != "none"
    assert ada.complaints == []


@pytest.mark.deep
def test_what_the_bot_did_is_shown_again_until_it_is_stopped(sit: Sit) -> None:
    """The table as it was, step by step and without an answer, then what is asked now."""
    ada = sit()
    page = ada.page
    ada.open("/learn?game=magecraft")
    again = page.locator(".again")
    expect(page.locator(".answers .answer").first).to_be_visible()
    expect(again).to_have_count(0)
    for _ in range(40):
        if again.count():
            break
        page.locator(".answers .answer:enabled").first.wait_for()
        ada.press("Enter" if page.locator(".answers .answer.done:enabled").count() else "1")
    page.locator(".answers .answer:enabled").first.wait_for()
    asked = page.locator("#prompt-text").inner_text()
    page.keyboard.press("n")
    expect(page.locator(".answers .answer")).to_have_count(0)
    expect(again).to_contain_text("Stop showing")
    expect(page.locator("#prompt-text")).to_contain_text("Ludo")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt-text")).to_have_text(asked)
    expect(page.locator(".answers .answer").first).to_be_enabled()
    again.click()
    expect(again).to_contain_text("Stop showing")
    expect(again).to_contain_text("Show me that again", timeout=60_000)
    expect(page.locator("#prompt-text")).to_have_text(asked)
    assert ada.complaints == []


@pytest.mark.deep
def test_sounds_are_off_until_wanted(sit: Sit, server: Server) -> None:
    ada = sit()
    laid_out(ada, server, "magic")
    ada.page.evaluate(LISTEN)
    assert ada.answer()
    assert ada.page.evaluate("sounds") == 0
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
    ada.page.wait_for_function("sounds > 0")
    ada.page.get_by_label("Volume").fill("0.2")
    ada.page.keyboard.press("Escape")
    before = ada.page.evaluate("sounds")
    for _ in range(2):
        ada.page.locator(ANSWERS).first.wait_for()
        assert ada.answer()
    ada.page.wait_for_function("before => sounds > before", arg=before)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("Off").check(force=True)
    expect(ada.page.get_by_label("Volume")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.deep
def test_what_nobody_learnt_from_is_taken_back_by_a_key(sit: Sit, server: Server) -> None:
    ada = sit()
    laid_out(ada, server, "shield")
    undo = ada.page.get_by_role("button", name="Take back")
    expect(undo).to_have_count(0)
    asked, lines = ada.asked, ada.page.locator(".log-line").all_inner_texts()
    assert ada.answer()
    expect(undo).to_be_visible()
    ada.page.keyboard.press("u")
    expect(undo).to_have_count(0)
    expect(ada.page.locator(".prompt")).to_have_attribute("data-choice", asked or "")
    assert ada.page.locator(".log-line").all_inner_texts() == lines
    expect(ada.page.locator(".unseen[role=status]")).to_contain_text("Taken back.")
    assert ada.answer()
    assert ada.complaints == []


def test_giving_up_is_confirmed_and_a_rematch_swaps_the_sides(sit: Sit, server: Server) -> None:
    game = made(server, "magecraft", [PERSON, PERSON])
    ada = seated(sit(), game)
    page = ada.page
    with Person(server.url, game["id"], joined(server, game)) as bob:
        expect(page.locator(".magecraft")).to_be_visible()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Go on playing").click()
        expect(page.locator("dialog")).to_have_count(0)
        assert not ada.over
        page.get_by_role("button", name="Give up").click()
        page.locator("dialog").get_by_role("button", name="Give up").click()
        expect(page.locator("dialog.end-popup h2")).to_have_text("Bob wins")
        expect(page.get_by_role("button", name="Give up")).to_have_count(0)

        first = page.url
        bob.say(kind="rematch")
        page.locator("dialog").get_by_role("button", name="Rematch, sides swapped").click()
        page.wait_for_url(lambda url: url != first)
        expect(page.locator(".magecraft")).to_be_visible()
        expect(page.locator(".player[data-seat='1'] .player-name")).to_have_text("You")
    assert ada.complaints == []


def say(player: Player, text: str) -> None:
    player.page.get_by_label("Say something").fill(text)
    player.page.keyboard.press("Enter")


def test_players_and_spectators_talk_apart_and_may_be_muted(sit: Sit, server: Server) -> None:
    game = made(server, "magecraft", [PERSON, PERSON])
    ada = seated(sit(), game)
    page = ada.page
    with (
        Person(server.url, game["id"], joined(server, game)) as bob,
        Person(server.url, game["id"]) as eve,
    ):
        expect(page.locator(".magecraft")).to_be_visible()
        bob.say(kind="chat", text="<b>good</b> luck")
        page.get_by_role("button", name="1 new line").click()
        lines = page.locator(".chat-line p")
        expect(lines).to_have_text("<b>good</b> luck")
        expect(page.locator(".chat-line b")).to_have_count(0)
        expect(page.locator(".spectators")).to_have_text("1 spectator")
        eve.say(kind="chat", text="hello gallery")
        assert eve.wait("chat")["text"] == "hello gallery"
        page.get_by_role("button", name="Mute Bob").click()
        expect(lines).to_have_count(0)
        bob.say(kind="chat", text="can you hear me")
        bob.wait("chat")
        bob.wait("chat")
        say(ada, "no")
        expect(lines).to_have_text("no")
        assert bob.wait("chat")["text"] == "no"
        page.reload()
        page.get_by_role("button", name="Chat").click()
        expect(lines).to_have_text("no")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_line_is_reported_by_the_keyboard_and_hidden(sit: Sit, server: Server) -> None:
    game = made(server, "magecraft", [PERSON, PERSON])
    ada = seated(sit(width=360, height=740), game)
    page = ada.page
    with Person(server.url, game["id"], joined(server, game)) as bob:
        expect(page.locator(".magecraft")).to_be_visible()
        bob.say(kind="chat", text="you fool")
        bob.say(kind="chat", text="sorry")
        page.get_by_role("button", name="2 new lines").click()
        flag = page.get_by_role("button", name="Report this line of Bob").first
        box = flag.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 40
        flag.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] blockquote")).to_have_text("you fool")
        expect(page.get_by_label("What is wrong with it?")).to_be_focused()
        assert violations(page, "report of a line") == []
        page.get_by_label("What is wrong with it?").select_option("Threat")
        page.get_by_label("Note, if you like").fill("again and again")
        page.keyboard.press("Enter")
        expect(page.locator(".chat-line p")).to_have_text(["sorry"])
        expect(page.locator(".chat-line.quiet")).to_have_text(
            "You have reported this line: it is hidden for you."
        )
        expect(page.locator(".chat-text")).to_be_focused()
        page.reload()
        page.get_by_role("button", name="Chat").click()
        expect(page.locator(".chat-line p")).to_have_text(["sorry"])
        assert not any("reported" in frame for frame in bob.frames)
    assert ada.complaints == []


@pytest.mark.deep
def test_clocks_count_down_and_warn_in_words(sit: Sit, server: Server) -> None:
    ada = sit(fresh=True)
    ada.page.clock.install()
    laid_out(ada, server, "magic", clock={"mode": "move", "seconds": 60})
    clock = ada.page.locator(".player[data-seat='0'] .clock")
    expect(clock).to_be_visible()
    ada.page.clock.fast_forward(40_000)
    expect(clock).to_have_class("clock running low")
    expect(clock.locator(".clock-sign")).to_have_text("!")
    before = clock.inner_text()
    ada.page.clock.fast_forward(12_000)
    expect(clock).not_to_have_text(before)
    expect(ada.page.locator(".unseen[role=status]")).to_contain_text("You have 10 seconds left.")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_seat_passes_as_its_settings_say(sit: Sit, server: Server) -> None:
    game = made(server, "magecraft", [PERSON, PERSON])
    joined(server, game)
    ada = seated(sit(), game)
    expect(ada.page.locator(".magecraft")).to_be_visible()
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


@pytest.mark.deep
def test_a_table_may_be_closed_to_spectators(sit: Sit) -> None:
    ada, eve = sit(), sit()
    ada.open()
    ada.settings()
    ada.page.get_by_text("Clock and spectators").click()
    ada.page.get_by_label("Spectators").select_option("may not watch")
    ada.page.get_by_role("button", name="Play against a bot").click()
    expect(ada.page.locator(".magecraft")).to_be_visible()
    eve.open(ada.page.url.removeprefix(eve.url))
    expect(eve.page.locator(".panel")).to_contain_text("not watched")
