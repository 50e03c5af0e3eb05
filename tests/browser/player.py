"""A person at the page: looks, clicks, presses keys, and collects the errors that the console shows."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, TimeoutError

from tests.browser.serve import HURRY

ANSWERS_GIVEN = itertools.count(1)
ANSWERS = ".answers .answer:enabled, [data-reorder=send]:enabled, .gem-confirm .primary"
CHOOSE = """([answers, hurry]) => {
  const offered = [...document.querySelectorAll(answers)];
  if (!offered.length || document.querySelector("dialog[open]")) return [null, null, null];
  const place = (option) => hurry.findIndex((start) => option.startsWith(start));
  const rank = (button) => (place(button.dataset.option || "") + 100) % 100;
  offered.sort((a, b) => rank(a) - rank(b));
  const { dataset, ariaKeyShortcuts } = offered[0];
  return [document.querySelector(".prompt").dataset.choice, dataset.option || null, ariaKeyShortcuts];
}"""
NEXT = f"{ANSWERS}, .table-page[data-over=true]"


class Player:
    """A person who uses one page of one browser profile."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.answered = 0
        page.on("console", self._note)
        page.on("pageerror", self._note_error)

    def leave(self) -> None:
        """Stop listening to the page's events."""
        self.page.remove_listener("console", self._note)
        self.page.remove_listener("pageerror", self._note_error)

    def _note_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def friend(self) -> None:
        """Choose in the lobby to play against a friend."""
        self.page.locator("input[name=level][value=friend]").check(force=True)

    def settings(self) -> None:
        """Open the seats, rules and clock in the lobby."""
        self.page.locator(".setup > details > summary").click()

    @property
    def over(self) -> bool:
        return self.page.locator(".table-page[data-over=true]").count() > 0

    @property
    def asked(self) -> str | None:
        """The number of the choice that this person has to answer, or None."""
        return self.page.locator(".prompt").get_attribute("data-choice")

    def wait_connected(self) -> None:
        self.page.locator(".line-state").wait_for(state="detached")
        self.page.locator(".player[data-connected=true]").first.wait_for()

    @property
    def lacks_gems(self) -> bool:
        """Whether several gems of Magecraft are to be marked, and some are not yet."""
        return self.page.locator(".gem-confirm .primary:disabled").count() > 0

    def begin(self) -> None:
        """Wait for the first turn of Magecraft; whoever goes second marks gems to discard before it."""
        self.page.locator(ANSWERS).first.wait_for()
        if self.lacks_gems:
            assert self.answer()
        self.page.locator(".answers .answer:enabled").first.wait_for()

    def answer(self) -> bool:
        """Give a hurried player's answer by clicking. Returns False when this person is not asked."""
        asked, option, _ = self.page.evaluate(CHOOSE, [ANSWERS, HURRY])
        if asked is None:
            return False
        whole = ".gem-confirm .primary, [data-reorder=send]"
        button = self.page.locator(f'.answer[data-option="{option}"]' if option else whole)
        try:
            for gem in self.page.locator(".gem-pick").all():
                if self.lacks_gems:
                    gem.click(timeout=10_000)
            button.click(timeout=10_000)
        except TimeoutError:
            return False
        self.until_taken(asked)
        return True

    def press_answer(self) -> bool:
        """Give a hurried player's answer with the keyboard alone.

        Returns False when this person is not asked.
        """
        asked, _, key = self.page.evaluate(CHOOSE, [ANSWERS, HURRY])
        if asked is None or key is None:
            return False
        for number in range(self.page.locator(".gem-pick").count()):
            if self.lacks_gems:
                self.page.keyboard.press(str(number + 1))
        self.page.keyboard.press(key)
        self.until_taken(asked)
        return True

    def press(self, key: str) -> None:
        asked = self.asked
        self.page.keyboard.press(key)
        if asked is not None:
            self.until_taken(asked)

    def pick(self, button: Locator) -> None:
        """Click an answer, and wait until it is accepted."""
        asked = self.asked
        assert asked is not None
        button.click()
        self.until_taken(asked)

    def until_taken(self, asked: str) -> None:
        """Wait until the choice with this number is no longer asked."""
        self.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.choice !== asked", arg=asked
        )
        self.answered = next(ANSWERS_GIVEN)

    def play_to_the_end(self, seconds: float = 240) -> int:
        """Answer until the game is over, and return the number of answers."""
        given = 0
        until = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < until, f"no end after {given} answers"
            self.page.locator(NEXT).first.wait_for()
            given += self.answer()
        return given


Sit = Callable[..., Player]
"""The type of the fixture `sit`."""
