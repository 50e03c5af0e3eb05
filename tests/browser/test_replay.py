"""The review of a finished game: stepping, links, hands, records from files, playing on."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, in_popup, violations
from tests.browser.conftest import Server
from tests.browser.fitting import ITALIAN_FIRST, fits
from tests.browser.player import ANSWERS, Player, Sit
from tests.web.records import finished

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return finished(4)


def upload(server: Server, record: dict[str, Any]) -> str:
    answer = server.http.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


@pytest.fixture(scope="module")
def uploaded(server: Server, record: dict[str, Any]) -> str:
    """The id of a finished game that was uploaded to the server."""
    return upload(server, record)


def outline(server: Server, id: str, seat: int = -3) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get(f"/api/games/{id}/replay/outline?seat={seat}").json()
    return found


def at(player: Player) -> int:
    """The number, from 1, of the step that the replay shows."""
    words = player.page.locator(".replay-place").text_content() or ""
    return int(words.split()[1].replace(",", ""))


def until_at(player: Player, moment: int) -> None:
    expect(player.page.locator(".replay-place")).to_contain_text(re.compile(rf"^Step {moment:,} of"))
    expect(player.page.locator(".replay-page[data-fresh=true]")).to_be_visible()


@pytest.mark.deep
def test_a_game_is_stepped_through_by_keys(sit: Sit, server: Server, uploaded: str) -> None:
    found = outline(server, uploaded)
    ada = sit()
    ada.open(f"/replay/{uploaded}")
    until_at(ada, 1)
    keys = ada.page.keyboard
    lines = ada.page.locator(".log-line.fresh")
    spoken = ada.page.locator(".unseen[role=status]")
    for _ in range(2):
        before = at(ada)
        keys.press("ArrowRight")
        until_at(ada, before + 1)
        expect(lines).to_have_count(1)
        text = ada.page.locator(".replay-answer").text_content() or "?"
        assert text in (lines.locator(".log-text").text_content() or "")
        expect(spoken).to_contain_text(text)
    keys.press("ArrowLeft")
    until_at(ada, 2)
    keys.press("t")
    first = at(ada)
    assert first > 2
    keys.press("t")
    expect(ada.page.locator(".replay-place")).not_to_contain_text(f"Step {first:,} of")
    keys.press("Shift+T")
    until_at(ada, first)
    keys.press("End")
    last = int(ada.page.locator(".scrubber input").get_attribute("max") or 0) + 1
    until_at(ada, last)
    assert last >= len(found["log"])
    expect(ada.page.locator(".banner")).to_be_visible()
    expect(ada.page.locator("[data-do=play-on]")).to_have_count(0)
    keys.press("Home")
    until_at(ada, 1)
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.locator(".replay-answer").click()
    keys.press("Space")
    expect(ada.page.locator("[data-move=pause]")).to_be_visible()
    ada.page.wait_for_function("() => document.querySelector('.scrubber input').value >= 3")
    keys.press("Space")
    expect(ada.page.locator("[data-move=play]")).to_be_visible()
    assert ada.complaints == []


@pytest.mark.deep
def test_a_link_leads_to_its_moment(sit: Sit, server: Server, uploaded: str) -> None:
    line = outline(server, uploaded)["log"][200]
    ada = sit()
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.open(f"/replay/{uploaded}?seat=1#event-{line['i']}")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.locator(f".replay-page[data-step='{line['step']}']")).to_be_visible()
    page.locator("[data-do=link]").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/replay/{uploaded}?seat=1#event-{line['i']}"
    page.locator("[data-move=forward]").click()
    expect(page).to_have_url(re.compile(r"#(event|answer)-\d+$"))
    page.wait_for_function("old => location.href !== old", arg=link)
    expect(page.locator(".replay-page[data-fresh=true]")).to_be_visible()
    there = page.locator(".replay-answer").text_content()
    page.reload()
    expect(page.locator(".replay-answer")).to_have_text(there or "?")
    page.evaluate("location.hash = '#event-0'")
    until_at(ada, 1)


@pytest.mark.deep
def test_what_a_line_is_about_is_marked_and_hands_lie_open_when_all_are_looked_at(
    sit: Sit, server: Server, uploaded: str
) -> None:
    attack = next(line for line in outline(server, uploaded)["log"] if line["event"] == "attack")
    ada = sit()
    ada.open(f"/replay/{uploaded}?seat=public#event-{attack['i']}")
    marked = ada.page.locator("[data-about]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-zone", f"{attack['target']}:{attack['hit']}")
    expect(marked).to_be_in_viewport()
    look = ada.page.get_by_label("Seen by")
    expect(look).to_have_value("-2")
    hidden = ada.page.locator("[data-zone$=':hand'] .gem-closed")
    expect(hidden.first).to_be_visible()
    look.select_option(label="all hands open")
    expect(hidden).to_have_count(0)
    look.select_option("0")
    expect(ada.page.locator("[data-zone='0:hand'] .gem-closed")).to_have_count(0)
    expect(ada.page.locator("[data-zone='1:hand'] .gem-closed").first).to_be_visible()
    assert ada.complaints == []


@pytest.mark.deep
def test_a_running_game_offers_no_open_hands(sit: Sit) -> None:
    ada, eve = sit(), sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    for _ in range(4):
        ada.page.locator(ANSWERS).first.wait_for()
        ada.answer()
    eve.page.goto(ada.page.url.replace("/game/", "/replay/") + "?seat=all")
    expect(eve.page.get_by_label("Seen by")).to_have_value("-2")
    assert "all hands open" not in eve.page.get_by_label("Seen by").inner_text()
    expect(eve.page.locator("[data-do=record], [data-do=play-on]")).to_have_count(0)


@pytest.mark.deep
def test_the_course_leads_to_a_turn(sit: Sit, server: Server, uploaded: str) -> None:
    turns = outline(server, uploaded)["turns"]
    ada = sit()
    ada.open(f"/replay/{uploaded}")
    ada.page.locator("[data-do=course]").click()
    expect(ada.page.locator(".chart svg[role=img]")).to_have_count(2)
    ada.page.get_by_text("The same as a table").click()
    rows = ada.page.locator(".course-table tbody tr")
    expect(rows).to_have_count(len(turns))
    numbers = [int(one) for one in rows.nth(5).locator("td").all_text_contents()]
    standing = turns[5]["standing"]
    assert numbers == [one[name] for name in ("hp", "points") for one in standing]
    rows.nth(5).get_by_role("button").click()
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.page.locator(f".replay-page[data-step='{turns[5]['step']}']")).to_be_visible()
    ada.page.locator("[data-do=course]").click()
    ada.page.locator(".chart svg").first.click(position={"x": 500, "y": 60})
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.page.locator(f".replay-page[data-step='{turns[5]['step']}']")).to_have_count(0)
    assert ada.complaints == []


def test_a_record_is_opened_from_a_file(sit: Sit, record: dict[str, Any]) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("link", name="Open a record from a file").click()
    choose = ada.page.locator(".record-drop input[type=file]")
    for bad, words in (
        ('{"grimorio": 1,\n', "line 2, column 1"),
        (json.dumps({**record, "answers": [[1, 0, ["fly"]]]}), "answer 1"),
    ):
        choose.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": bad.encode()})
        expect(ada.page.get_by_role("alert")).to_contain_text(words)
    ada.complaints.clear()  # The browser says itself that the requests were refused.
    file = {"name": "good.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    choose.set_input_files(file)
    until_at(ada, 1)
    expect(ada.page.locator(".notices")).to_contain_text("from a file")
    with ada.page.expect_download() as waiting:
        ada.page.locator("[data-do=record]").click()
    assert json.loads(waiting.value.path().read_text("utf-8")) == record


@pytest.mark.deep
def test_a_record_is_dropped_onto_the_page(sit: Sit, record: dict[str, Any]) -> None:
    ada = sit()
    ada.open("/replay")
    ada.page.locator(".record-drop").wait_for()
    transfer = ada.page.evaluate_handle(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.json", { type: "application/json" }));
          return data;
        }""",
        json.dumps(record),
    )
    ada.page.dispatch_event(".record-drop", "drop", {"dataTransfer": transfer})
    until_at(ada, 1)


@pytest.mark.deep
def test_one_plays_on_from_a_moment(sit: Sit, server: Server, uploaded: str) -> None:
    ada = sit()
    ada.open(f"/replay/{uploaded}?seat=1#event-120")
    board = ada.page.locator("[data-zone='1:board'] .board-vitals")
    before = board.inner_text()
    ada.page.locator("[data-do=play-on]").click()
    expect(ada.page.locator("[data-choose=seat]")).to_have_value("1")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.locator("[data-choose='0']").select_option("friend")
    ada.page.locator("[data-start=play-on]").click()
    link = urlsplit(ada.page.get_by_label("Invitation link").input_value())
    body = {"invite": parse_qs(link.query)["invite"][0], "name": "Bob"}
    assert server.http.post(f"/api/games/{link.path.split('/')[-1]}/join", json=body).status_code == 200
    expect(ada.page.locator(".magecraft")).to_be_visible()
    assert board.inner_text() == before
    expect(ada.page.locator(".notices")).to_contain_text("goes on from another one")
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_on_the_review(sit: Sit, uploaded: str, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    ada.open(f"/replay/{uploaded}#event-90")
    ada.page.locator(".replay-page[data-fresh=true]").wait_for()
    found = violations(ada.page, "review")
    ada.page.locator("[data-do=course]").click()
    ada.page.locator(".course-table summary").click()
    found += in_popup(ada.page, "course")
    ada.page.locator("[data-do=play-on]").click()
    ada.page.locator("[data-start=play-on]").wait_for()
    found += in_popup(ada.page, "play on")
    ada.page.get_by_role("button", name="Check the luck").click()
    ada.page.locator(".luck-check").wait_for()
    found += in_popup(ada.page, "luck")
    ada.page.get_by_role("button", name="With the bots’ eyes").click()
    ada.page.locator(".foresee .chart svg").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == width
    found += in_popup(ada.page, "with the bots' eyes")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_a_curve_is_as_high_on_a_phone_and_its_words_as_large(sit: Sit, uploaded: str) -> None:
    ada = sit(width=360, height=740)
    ada.open(f"/replay/{uploaded}#event-90")
    ada.page.locator("[data-do=course]").click()
    chart = ada.page.locator(".chart svg").first
    box, label = chart.bounding_box(), chart.locator("text").first.bounding_box()
    assert box and label and box["height"] > 130 and label["height"] > 10
    assert label["x"] >= box["x"]


@pytest.mark.deep
@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_every_width_and_language_fits(sit: Sit, uploaded: str, language: str) -> None:
    ada = sit(locale=language)
    ada.open("/replay")
    ada.page.locator(".record-drop").wait_for()
    fits(ada)
    ada.open(f"/replay/{uploaded}#event-90")
    ada.page.locator(".replay-page[data-fresh=true]").wait_for()
    fits(ada)
    for what in ("course", "play-on"):
        ada.page.locator(f"[data-do={what}]").click()
        ada.page.locator("dialog.popup .course, dialog.popup .play-on").wait_for()
        fits(ada)
        ada.page.keyboard.press("Escape")
    assert ada.complaints == []
