"""The example client plays a game by the protocol alone, and connects again when the line breaks."""

from __future__ import annotations

import importlib.util
import threading
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy import select

from grimorio.store import GameRow
from tests.web.helpers import BOT, Server

PATH = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.fixture
def client() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_client", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.deep
def test_the_example_plays_a_game(
    server: Server, client: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    result = client.main(server.url, "random")
    printed = capsys.readouterr()
    assert "won by seat" in printed.out and printed.err == ""
    with server.store.session() as session:
        games = list(session.scalars(select(GameRow)))
    assert [game.result for game in games] == [result]
    assert server.http.get("/api/games").json()["games"] == [], "private"


def test_the_example_goes_on_after_a_broken_line(server: Server, client: ModuleType) -> None:
    low = {"hp": "F3", "points": 14}
    game = server.make(BOT, situation={"A": low, "B": low})
    seat = client.Seat(server.url, game["id"], game["token"])
    ended: list[object] = []
    thread = threading.Thread(target=lambda: ended.append(seat.play()))
    thread.start()
    for wanted in (5, 10, 15):
        while seat.n < wanted and thread.is_alive():
            thread.join(0.01)

        async def breaks(table: object) -> None:
            for connection in list(table.state.connections):  # type: ignore[attr-defined]
                connection.close(1012)

        server.ask(game["id"], breaks)
    thread.join()
    assert ended
    with server.person(game["id"], game["token"]) as again:
        again.until(lambda update: update["view"]["result"])
        assert again.log == seat.log
