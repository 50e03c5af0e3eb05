"""Work that costs a server much more than it costs to ask for it: records, replays, cards, positions."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import httpx

from bench.attack import Target, attack
from grimorio import games
from grimorio.kernel import Record, Setup

Body = dict[str, Any]
SHORT = {"A": {"hp": "F1", "points": 18}, "B": {"hp": "W1", "points": 18}}
BOTS = [{"kind": "bot", "bot": "random"}] * 2


@cache
def finished(name: str, seed: int, situation: bool = False) -> Body:
    """A finished record of a game that is played at random."""
    game, luck = games.get(name), random.Random(seed)
    setup = Setup(name, 2, seed, situation=SHORT if situation else None)
    record, position = Record.begin(game, setup), game.start(setup)
    while not position.over:
        index = luck.randrange(len(position.choice.options))
        record.add(position.choice, index)
        position.answer(index)
    record.finish(position)
    data: Body = json.loads(json.dumps(record.to_json()))
    return data


def ask(target: Target, requests: Callable[[int], tuple[str, Body | None]], threads: int = 20) -> str:
    """Ask for one thing after the other, from so many threads of one address: how often each answer came.

    Args:
        target: the server.
        requests: the address and the body (None: it is only got) of each request, by its number.
        threads: how many ask at once.
    """
    counts: Counter[str] = Counter()
    lock = threading.Lock()

    def one(first: int) -> None:
        number = first
        with target.http(timeout=max(1.0, target.left)) as http:
            while target.left > 0:
                path, body = requests(number)
                number += threads
                try:
                    answer = http.get(path) if body is None else http.post(path, json=body)
                    came = str(answer.status_code)
                except httpx.HTTPError as error:
                    came = "no answer" if isinstance(error, httpx.TimeoutException) else "cut"
                with lock:
                    counts[came] += 1

    with ThreadPoolExecutor(threads) as pool:
        for number in range(threads):
            pool.submit(one, number)
    return ", ".join(f"{count:,} × {came}" for came, count in counts.most_common())


def kept(target: Target, record: Body) -> str:
    """The id of a record that was sent to the server. Raises httpx.HTTPStatusError: it is refused."""
    with target.http() as http:
        id: str = http.post("/api/records", json=record).raise_for_status().json()["id"]
    return id


@attack("records that say that ten million people sat down")
def seats(target: Target) -> str:
    record = finished("magecraft", 1, situation=True)
    lied = {**record, "setup": {**record["setup"], "seats": 10**7}}
    return ask(target, lambda _: ("/api/records", lied), threads=2)


@attack("one small record that says that a thousand million people sat down")
def thousand_million(target: Target) -> str:
    record = finished("magecraft", 1, situation=True)
    lied = {**record, "setup": {**record["setup"], "seats": 10**9}}
    with target.http(timeout=target.left) as http:
        try:
            came = str(http.post("/api/records", json=lied).status_code)
        except httpx.HTTPError as error:
            came = type(error).__name__
    threading.Event().wait(max(0.0, target.left))
    return f"{len(json.dumps(lied)):,} bytes sent, {came}"


@attack("20 threads bring finished records of long games of Magic")
def records(target: Target) -> str:
    return ask(target, lambda number: ("/api/records", {**finished("magic", number % 3), "n": number}))


@attack("20 threads of one address ask for the replay of a long game, all hands shown")
def replays(target: Target) -> str:
    id = kept(target, finished("magic", 1))
    paths = [f"/api/games/{id}/replay?seat=-3&count=200", f"/api/games/{id}/replay/outline?seat=-3"]
    return ask(target, lambda number: (paths[number % 2], None))


@attack("files of cards: 240 kB of YAML, flat, deep, and full of aliases")
def yaml(target: Target) -> str:
    flat = "cards:\n" + "- {name: a}\n" * 20_000
    deep = "cards: " + "[" * 50_000
    again = "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
    for name, other in zip("abcdefg", "bcdefgh", strict=True):
        again += f"{other}: &{other} [{', '.join([f'*{name}'] * 10)}]\n"
    texts = [flat[:240_000], deep, again]

    def body(number: int) -> tuple[str, Body]:
        return "/api/cards", {"game": "magic", "name": "x.yaml", "text": texts[number % 3]}

    return ask(target, body)


@attack("positions of ten thousand permanents, to be looked at and to be played")
def positions(target: Target) -> str:
    position = {"A": {"battlefield": ["Forest*10000"]}, "B": {"graveyard": ["Shock*30000"]}}
    asked = {"game": "magic", "seats": 2, "situation": position}
    made = {"game": "magic", "seats": BOTS, "situation": position}

    def body(number: int) -> tuple[str, Body]:
        return ("/api/games", made) if number % 2 else ("/api/situations", asked)

    return ask(target, body)


@attack("scenario files with a thousand positions, and reports of lines of a finished game")
def scenarios(target: Target) -> str:
    one = {"title": "x", "game": "magic", "setup": {"A": {"battlefield": ["Forest*99"]}}, "steps": []}
    text = json.dumps([one] * 1000)
    file = {"name": "x.yaml", "text": text}
    id = kept(target, finished("magecraft", 1, situation=True))

    def body(number: int) -> tuple[str, Body]:
        report = f"/api/games/{id}/report", {"seat": -2, "line": 0}
        return ("/api/situations/read", file) if number % 2 else report

    return ask(target, body)


@attack("games that go on from the last moment of a long one")
def goings_on(target: Target) -> str:
    record = finished("magic", 1)
    moment = {"game": kept(target, record), "answer": len(record["answers"]) - 2}
    return ask(target, lambda _: ("/api/games", {"game": "magic", "seats": BOTS, "from": moment}))


@attack("the whole campaign of eight Magi, sent back and forth, with its shop")
def campaigns(target: Target) -> str:
    from grimorio.events.campaign import Campaign
    from grimorio.games.live.cardset import example

    evenings = Campaign("Evenings")
    for seat in range(6):
        evenings = evenings.join(example(seat))
    body = {"campaign": evenings.to_json(), "act": {"kind": "open"}}
    return ask(target, lambda _: ("/api/companion/campaign", body))
