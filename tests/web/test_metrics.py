"""What a server tells about itself: metrics for Prometheus, and a log in lines of JSON."""

from __future__ import annotations

import json
import logging
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from grimorio.web.metrics import Metrics
from grimorio.web.network import logs
from grimorio.web.server import serve_metrics
from tests.web.helpers import Server
from tests.web.http import client

DASHBOARD = Path(__file__).parents[2] / "docs" / "operation" / "grafana.json"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def read(port: int) -> dict[str, list[tuple[dict[str, str], float]]]:
    """The samples by name: labels and value."""
    samples: dict[str, list[tuple[dict[str, str], float]]] = {}
    with client(f"http://127.0.0.1:{port}") as http:
        text = http.get("/metrics").text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            samples.setdefault(sample.name, []).append((dict(sample.labels), sample.value))
    return samples


@pytest.fixture
def port() -> Iterator[int]:
    port = free_port()
    yield port


def test_what_is_played_and_refused_is_counted(tmp_path: Path, port: int) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        stop = serve_metrics(server.hub.metrics, f"127.0.0.1:{port}")
        id, tokens = server.two()
        with server.person(id, tokens[0]) as ada, server.person(id, tokens[1]):
            ada.until(lambda _: True)
            ada.say(kind="answer", choice=999_999, options=[["nonsense"]])
            ada.wait("refusal")
            now = read(port)
            assert ({"game": "magecraft", "state": "playing"}, 1) in now["grimorio_tables"]
            assert now["grimorio_connections"] == [({"who": "player"}, 2), ({"who": "spectator"}, 0)]
            ada.say(kind="concede")
            ada.until(lambda update: update["view"]["result"])
        server.http.get("/api/games/none")
        after = read(port)
        assert ({"game": "magecraft"}, 1) in after["grimorio_games_finished_total"]
        reasons = {labels["reason"]: value for labels, value in after["grimorio_refusals_total"]}
        assert sum(reasons.values()) == 2 and reasons["table-refused-game"] == 1
        statuses = {labels["status"] for labels, _ in after["grimorio_request_seconds_count"]}
        assert statuses == {"2xx", "4xx"}
        assert after["grimorio_disk_seconds_count"][0][1] > 5
        assert id not in str(after) and tokens[0] not in str(after) and "Ada" not in str(after)
        stop()
    with pytest.raises(httpx.ConnectError):
        read(port)


def test_bots_and_levels_are_counted_without_their_settings() -> None:
    metrics = Metrics()
    metrics.thought("magic", "search:100", 0.2)
    metrics.answered("magic", "bot", 0.01)
    metrics.requested("BREW", 418, 0.01)
    assert (
        metrics.registry.get_sample_value(
            "grimorio_thought_seconds_count", {"game": "magic", "bot": "search"}
        )
        == 1
    )
    assert (
        metrics.registry.get_sample_value("grimorio_answer_seconds_sum", {"game": "magic", "by": "bot"})
        == 0.01
    )
    assert metrics.registry.get_sample_value(
        "grimorio_request_seconds_count", {"method": "other", "status": "4xx"}
    )


@pytest.mark.parametrize("where", ["x", "99999", "1.2.3.4:", "127.0.0.1:port"])
def test_an_address_for_metrics_that_cannot_be(where: str) -> None:
    with pytest.raises(SystemExit, match="expected a port such as 9317"):
        serve_metrics(Metrics(), where)


def test_an_address_for_metrics_that_is_in_use(port: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(
            SystemExit, match=f"GRIMORIO_METRICS: cannot listen on {port}: Address already in use"
        ):
            serve_metrics(Metrics(), str(port))
    serve_metrics(Metrics(), "")()


def test_the_dashboard_asks_for_metrics_that_there_are(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        known = {metric.name for metric in server.hub.metrics.registry.collect()} | {"grimorio_up"}
    asked = set()
    for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]:
        for target in panel["targets"]:
            words = "".join(
                letter if letter.isalnum() or letter == "_" else " " for letter in target["expr"]
            ).split()
            asked |= {word for word in words if word.startswith(("grimorio_", "process_"))}
    bare = {
        name.removesuffix("_total").removesuffix("_bucket").removesuffix("_count").removesuffix("_sum")
        for name in asked
    }
    assert bare <= known | {"process_resident_memory_bytes", "process_cpu_seconds"}
    assert {name for name in known if name.startswith("grimorio_")} <= bare, "each metric has its picture"


def test_a_log_line_names_its_request_and_its_game() -> None:
    record = logging.LogRecord("grimorio.web", logging.ERROR, "", 0, "game %s: lost", ("abc",), None)
    logs.REQUEST.set("r1")
    logs.GAME.set("abc")
    line = json.loads(logs.JsonLines().format(record))
    assert (line["level"], line["message"], line["request"], line["game"]) == (
        "error",
        "game abc: lost",
        "r1",
        "abc",
    )
    assert line["time"].endswith("+00:00") and "error" not in line
    try:
        raise ValueError("no\nsecond line in the log")
    except ValueError:
        record.exc_info = sys.exc_info()
    text = logs.JsonLines().format(record)
    assert "\n" not in text and "ValueError" in json.loads(text)["error"]
    logs.REQUEST.set("")
    logs.GAME.set("")


def test_every_answer_names_its_request(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        ids = {server.http.get("/api/health").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3
