"""A person at the page: looks, clicks and presses keys, and notes what the console complains of."""

from __future__ import annotations

import time

from playwright.sync_api import ConsoleMessage, Page, TimeoutError

from tests.browser.serve import HURRY

ANSWERS = ".answers .answer:enabled, .reorder .primary:enabled"
CHOOSE = """([answers, hurry]) => {
  const offered = [...document.querySelectorAll(answers)];
  if (!offered.length || document.querySelector("dialog[open]")) return [null, null];
  const place = (option) => hurry.findIndex((start) => option.startsWith(start));
  const rank = (button) => (place(button.dataset.option || "") + 100) % 100;
  offered.sort((a, b) => rank(a) - rank(b));
  return [document.querySelector(".prompt").dataset.choice, offered[0].dataset.option || null];
}"""
NEXT = f"{ANSWERS}, .table-page[data-over=true]"


class Player:
    """One page of one browser profile."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    @property
    def over(self) -> bool:
        return self.page.locator(".table-page[data-over=true]").count() > 0

    @property
    def asked(self) -> str | None:
        """The number of the choice that waits for this person, or None."""
        return self.page.locator(".prompt").get_attribute("data-choice")

    def wait_connected(self) -> None:
        self.page.locator(".line-state").wait_for(state="detached")
        self.page.locator(".player[data-connected=true]").first.wait_for()

    def answer(self) -> bool:
        """Give the answer a hurried player would, by clicking; False when nothing is asked of this person."""
        asked, option = self.page.evaluate(CHOOSE, [ANSWERS, HURRY])
        if asked is None:
            return False
        button = self.page.locator(f'.answer[data-option="{option}"]' if option else ".reorder .primary")
        try:
            button.click(timeout=2000)
        except TimeoutError:
            return False
        self._until_taken(asked)
        return True

    def press(self, key: str) -> None:
        asked = self.asked
        self.page.keyboard.press(key)
        if asked is not None:
            self._until_taken(asked)

    def _until_taken(self, asked: str) -> None:
        self.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.choice !== asked", arg=asked
        )

    def play_to_the_end(self, seconds: float = 150) -> int:
        """Answer until the game is over; the number of answers given."""
        given = 0
        until = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < until, f"no end after {given} answers"
            self.page.locator(NEXT).first.wait_for()
            given += self.answer()
        return given
