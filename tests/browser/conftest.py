"""A browser, a server that can be killed, and a player who clicks."""

from __future__ import annotations

import contextlib
import os
import random
import time
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from grimorio.web.server import listen
from tests.browser import serve
from tests.browser.player import Player
from tests.forked import forked
from tests.web.helpers import empty_database
from tests.web.http import client

PATIENCE = 60_000
"""How many milliseconds to wait for anything; only a failing test on a busy machine waits so long."""
expect.set_options(timeout=PATIENCE)
SLOW = float(os.environ.get("GRIMORIO_SLOW", "1"))
"""How many times slower the browser's processor is made, to find tests that depend on timing."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    """A port that nothing uses while its server is down: none that systems give to outgoing connections."""
    for port in random.sample(range(20_000, 32_000), 100):
        with contextlib.suppress(SystemExit), listen("127.0.0.1", port):
            return port
    raise AssertionError("no port is free")


class Server:
    """The real server in its own process, on one port and one database.

    If `hurried`, its bots do not pause.
    """

    def __init__(self, database: Path, hurried: bool = False) -> None:
        self.database = database
        self.hurried = hurried
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = client(self.url)
        self.process: BaseProcess | None = None

    def start(self) -> None:
        if not self.database.exists():
            self.database.write_bytes(empty_database())
        self.process = forked(serve.main, self.port, str(self.database), self.hurried)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            assert self.process.is_alive(), "the server did not start"
            with contextlib.suppress(httpx.TransportError):
                assert self.http.get("/api/health").status_code == 200
                return
            time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.http.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share."""
    with Server(tmp_path_factory.mktemp("server") / "games.sqlite", hurried=True) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it; its bots pause as usual."""
    with Server(tmp_path / "games.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS, timeout=4 * PATIENCE)
        yield opened
        opened.close()


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


class Profiles:
    """Browser profiles by language, which are emptied and used again, because making one takes a second."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.free: dict[str, list[Page]] = {}

    def take(self, locale: str, fresh: bool) -> Page:
        if not fresh and self.free.get(locale):
            return self.free[locale].pop()
        context = self.browser.new_context(locale=locale, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        if SLOW > 1:
            context.on("page", slow_down)
        return context.new_page()

    def give_back(self, page: Page, locale: str, fresh: bool) -> None:
        if fresh or page.is_closed() or len(page.context.pages) > 1 or not page.url.startswith("http:"):
            page.context.close()
            return
        page.unroute_all()
        page.context.clear_permissions()
        if page.url.startswith(self.url):
            page.goto(f"{self.url}/api/health")  # where nothing is kept any more once it is cleared
            page.evaluate("localStorage.clear(); sessionStorage.clear()")
        else:
            page.goto("about:blank")
        self.free.setdefault(locale, []).append(page)


@pytest.fixture(scope="session")
def profiles(browser: Browser, server: Server) -> Profiles:
    return Profiles(browser, server.url)


@pytest.fixture
def sit(profiles: Profiles, server: Server) -> Iterator[Callable[..., Player]]:
    """A function that seats a new person at a browser.

    Its arguments are `width`, `locale` and the server (`at`); `fresh` opens a page that the test may alter.
    It returns a `Player`.
    """
    seated: list[tuple[Player, str, bool]] = []

    def new(
        width: int = 1280, height: int = 900, locale: str = "en", at: Server = server, fresh: bool = False
    ) -> Player:
        page = profiles.take(locale, fresh)
        page.set_viewport_size({"width": width, "height": height})
        player = Player(page, at.url)
        seated.append((player, locale, fresh))
        return player

    yield new
    for player, locale, fresh in seated:
        player.leave()
        profiles.give_back(player.page, locale, fresh)
