"""Requests that are allowed, as many of them as go through."""

from __future__ import annotations

import contextlib
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx

from bench.attack import Target, attack


def flood(target: Target, *paths: str, threads: int = 20) -> str:
    """Ask for these addresses in turn, by so many threads of one address: how often each status came."""
    counts: Counter[int | str] = Counter()
    lock = threading.Lock()

    def ask() -> None:
        with target.http() as http:
            while target.left > 0:
                for path in paths:
                    status: int | str = "cut"
                    with contextlib.suppress(httpx.HTTPError):
                        status = http.get(path).status_code
                    with lock:
                        counts[status] += 1

    with ThreadPoolExecutor(threads) as pool:
        for _ in range(threads):
            pool.submit(ask)
    return ", ".join(f"{count:,} × {status}" for status, count in counts.most_common())


@attack("20 threads of one address ask for files of the page")
def files(target: Target) -> str:
    return flood(target, "/", "/static/app.js", "/static/page.css", "/game/x")


@attack("20 threads of one address ask for the QR code of an invitation")
def pictures(target: Target) -> str:
    made = target.game()
    return flood(target, f"/api/invite/{made['id']}.svg?invite={made['seats'][1]['invite']}")


@attack("20 threads of one address ask for cards, decks, rules and the lobby")
def lists(target: Target) -> str:
    paths = ("magic/cards", "mickey/cards")
    more = ("/api/games", "/api/decks?game=mickey", "/api/rules?game=magic", "/api/health")
    return flood(target, *(f"/api/games/{path}" for path in paths), *more)
