"""What a server counts and measures about itself, for Prometheus, on an address of its own."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, Protocol

from prometheus_client import (
    GC_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from grimorio.bots.names import parts_of
from grimorio.kernel import WATCHER
from grimorio.web.table.table import Table

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The upper bounds, in seconds, of the buckets of all histograms of durations."""

ALL: Final = "/all"
"""The path at which the metrics of all processes that share the database are served together."""

METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS")
"""The HTTP methods that are counted by name; senders may invent others, which count as "other"."""


class Watched(Protocol):
    """What metrics read of a server when they are asked for."""

    def loaded(self) -> list[Table]:
        """The tables in memory."""

    def bots_waiting(self) -> int:
        """The number of bots that wait for their turn to think."""

    def open_reports(self) -> int:
        """The number of open reports of chat lines. Blocks: it reads the database."""


class Metrics:
    """The metrics of one server. No metric names a person, a game's id, or anything that seats do not know.

    Attributes:
        registry: all metrics.
        everywhere: returns the metrics of all processes that share the database, as `text` of each by its
            address, None for one that does not answer; called outside the event loop. By default there is
            this process alone.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.everywhere: Callable[[], Mapping[str, str | None]] = lambda: {"": self.text()}
        for collector in (PROCESS_COLLECTOR, GC_COLLECTOR):
            self.registry.register(collector)
        named: dict[str, Any] = {"registry": self.registry}
        timed: dict[str, Any] = {**named, "buckets": SECONDS}
        self._answers = Histogram(
            "grimorio_answer_seconds",
            "From the arrival of an answer at its table until all were told, by game and who gave it",
            ["game", "by"],
            **timed,
        )
        self._refusals = Counter("grimorio_refusals", "Requests and answers refused", ["reason"], **named)
        self._requests = Histogram(
            "grimorio_request_seconds",
            "HTTP requests by method and class of status",
            ["method", "status"],
            **timed,
        )
        self._thoughts = Histogram(
            "grimorio_thought_seconds", "How long bots thought, by game and level", ["game", "bot"], **timed
        )
        self._disk = Histogram("grimorio_disk_seconds", "Calls of the database with their waiting", **timed)
        self._games = Counter("grimorio_games_finished", "Games that ended at a table", ["game"], **named)

        self._reports = Counter("grimorio_chat_reports", "Chat lines that were reported", ["reason"], **named)

    def answered(self, game: str, by: str, seconds: float) -> None:
        """Count an answer in `game` and its `seconds`; `by` is "person", "bot" or "automatic"."""
        self._answers.labels(game, by).observe(seconds)

    def refused(self, reason: str) -> None:
        """Count a refusal; `reason` is the id of its message."""
        self._refusals.labels(reason).inc()

    def reported(self, reason: str) -> None:
        """Count a report of a chat line, by its reason."""
        self._reports.labels(reason).inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """Count an HTTP request by method and class of status ("2xx"), with the seconds that it took."""
        known = method if method in METHODS else "other"
        self._requests.labels(known, f"{status // 100}xx").observe(seconds)

    def thought(self, game: str, bot: str, seconds: float) -> None:
        """Count a thought of a bot in `game`, and its seconds; a bot ``search:100`` counts as ``search``."""
        self._thoughts.labels(game, parts_of(bot).kind).observe(seconds)

    def finished(self, game: str) -> None:
        """Count a game that has ended."""
        self._games.labels(game).inc()

    @contextlib.contextmanager
    def disk(self) -> Iterator[None]:
        """Measure a call of the database, from its waiting for a thread to its end."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._disk.observe(time.perf_counter() - began)

    def watch(self, server: Watched) -> None:
        """Let tables, connections and bots of a server be counted whenever the metrics are asked for."""
        self.registry.register(_Now(server))

    def text(self) -> str:
        """The metrics of this process, as Prometheus reads them."""
        return generate_latest(self.registry).decode()

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Answer requests for the metrics at `host` and `port`, in a thread of its own.

        `/metrics` has those of this process, `ALL` those of all processes that share its database.

        Returns the function that ends it. Raises OSError: the address cannot be used.
        """
        metrics = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                try:
                    text = together(metrics.everywhere()) if self.path == ALL else metrics.text()
                except Exception:  # the event loop has ended, or does not get to it
                    self.send_error(503)
                    return
                data = text.encode()
                self.send_response(200)
                self.send_header("Content-Type", CONTENT_TYPE_LATEST)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        server = ThreadingHTTPServer((host, port), Handler)
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()

        def stop() -> None:
            server.shutdown()
            server.server_close()

        return stop


def together(texts: Mapping[str, str | None]) -> str:
    """The metrics of several processes as one text; each sample says by `process` whose it is.

    `texts` are their texts by address, None for a process that did not answer: `grimorio_up` is 0 for it.
    """
    up = GaugeMetricFamily("grimorio_up", "Whether a process answers", labels=["process"])
    families: dict[str, Metric] = {}
    for address, text in texts.items():
        up.add_metric([address], float(text is not None))
        for family in text_string_to_metric_families(text or ""):
            joined = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                labels = {**sample.labels, "process": address}
                joined.add_sample(sample.name, labels, sample.value, sample.timestamp)
    return generate_latest(_Given([up, *families.values()])).decode()


class _Given(CollectorRegistry):
    """Metrics that have been collected already."""

    def __init__(self, families: list[Metric]) -> None:
        super().__init__()
        self.families = families

    def collect(self) -> Iterator[Metric]:
        """The metrics."""
        yield from self.families


class _Now(Collector):
    """The metrics that are read from the server at the moment when they are asked for."""

    def __init__(self, server: Watched) -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        """Count the tables and connections by kind."""
        tables = GaugeMetricFamily("grimorio_tables", "Tables in memory", labels=["game", "state"])
        counts: dict[tuple[str, str], int] = {}
        people = {"player": 0, "spectator": 0}
        longest = thinking = 0
        for table in self.server.loaded():
            kind = table.row.game, str(table.row.state)
            counts[kind] = counts.get(kind, 0) + 1
            longest = max(longest, len(table.queue))
            thinking += len(table.bots.thinking)
            for connection in tuple(table.state.connections):
                people["spectator" if connection.seat == WATCHER else "player"] += 1
        for kind, count in counts.items():
            tables.add_metric(kind, count)
        connections = GaugeMetricFamily("grimorio_connections", "Connections to tables", labels=["who"])
        for who, count in people.items():
            connections.add_metric([who], count)
        waiting = self.server.bots_waiting()
        yield from (
            tables,
            connections,
            GaugeMetricFamily("grimorio_table_queue", "What waits at the busiest table", value=longest),
            GaugeMetricFamily("grimorio_bots_asked", "Choices that bots have before them", value=thinking),
            GaugeMetricFamily("grimorio_bots_waiting", "Bots that wait for a process", value=waiting),
        )
        with contextlib.suppress(SQLAlchemyError):  # without a database it is not known
            reports, about = (
                self.server.open_reports(),
                "Reports of chat lines that the operator has not closed",
            )
            yield GaugeMetricFamily("grimorio_chat_reports_open", about, value=reports)
