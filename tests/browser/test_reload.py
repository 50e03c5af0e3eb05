"""A table is there again after few and short round trips: counted, not timed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.player import Player

Sit = Callable[..., Player]

TRIP = 0.15
"""Seconds of a round trip on the slow line."""

BYTES = 200_000
"""Bytes in a second on the slow line (1.6 Mbit/s)."""

PROCESSOR = 0.5
"""Seconds that are left to browser and server for their own work."""


class Wire:
    """What goes over the line while a page is loaded.

    Attributes:
        came: what happened, in order, as (the kind, the address): "asked", "answered", "opened" and
            "told" (the first message of the WebSocket).
        size: how many bytes came.
    """

    def __init__(self, player: Player) -> None:
        self.came: list[tuple[str, str]] = []
        self.size = 0
        self._paths: dict[str, str] = {}
        self._kept: set[str] = set()
        self._session = player.page.context.new_cdp_session(player.page)
        for name in (
            "requestWillBeSent",
            "requestServedFromCache",
            "responseReceived",
            "loadingFinished",
            "webSocketCreated",
            "webSocketHandshakeResponseReceived",
            "webSocketFrameReceived",
        ):
            self._session.on(f"Network.{name}", getattr(self, f"_{name}"))
        self._session.send("Network.enable")

    def _requestWillBeSent(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["request"]["url"]
        self.came.append(("asked", event["request"]["url"]))

    def _requestServedFromCache(self, event: dict[str, Any]) -> None:
        self._kept.add(event["requestId"])

    def _responseReceived(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._kept.add(event["requestId"])
        elif event["requestId"] not in self._kept:
            self.came.append(("answered", event["response"]["url"]))

    def _loadingFinished(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self._kept:
            self.size += event["encodedDataLength"]

    def _webSocketCreated(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["url"]

    def _webSocketHandshakeResponseReceived(self, event: dict[str, Any]) -> None:
        self.came.append(("opened", self._paths[event["requestId"]]))

    def _webSocketFrameReceived(self, event: dict[str, Any]) -> None:
        self.size += len(event["response"]["payloadData"])
        if not any(kind == "told" for kind, _ in self.came):
            self.came.append(("told", self._paths[event["requestId"]]))

    def answered(self) -> list[str]:
        """The paths that the server answered, without what the browser had kept."""
        return ["/" + url.split("/", 3)[3] for kind, url in self.came if kind == "answered"]


@pytest.mark.deep
def test_a_reloaded_table_needs_few_trips_and_bytes(sit: Sit) -> None:
    """In 1.5 seconds at 150 ms and 1.6 Mbit/s: what the line takes leaves half a second for the rest."""
    ada = sit(fresh=True)
    ada.open()
    ada.page.locator(".game-card").nth(2).click()
    ada.page.locator("[data-start]").click()
    ada.page.locator(".prompt.mine").wait_for()
    game = ada.page.url.rsplit("/", 1)[1]
    wire = Wire(ada)
    ada.page.reload()
    ada.page.locator(".prompt.mine").wait_for()
    asked = [path for path in wire.answered() if path != "/sw.js"]
    needed = {f"/game/{game}", f"/api/games/{game}/cards"}
    assert needed <= set(asked) and not any("/static/" in path for path in asked), asked
    order = [kind if kind != "asked" else url.rsplit("/", 1)[1] for kind, url in wire.came]
    assert order.index("cards") < order.index("told"), "the cards are asked for while the line opens"
    # The connection and the page; the WebSocket's connection and its handshake; hello and its answer.
    trips = 2 + 2 + 1
    assert trips * TRIP + wire.size / BYTES + PROCESSOR < 1.5, wire.size
    assert ada.complaints == []
