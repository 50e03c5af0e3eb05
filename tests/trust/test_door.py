"""Headers, origins and hosts at every route, and malformed frames and bodies: each of them is only
refused.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from grimorio.web.network.guard import BODY_LIMIT, FRAME_LIMIT, SHOWCASE
from grimorio.web.refusals import REFUSALS
from tests.cost import deep
from tests.texts import texts
from tests.trust.helpers import compact, same_table, seated, stands
from tests.web.helpers import Person, Server

POST = {"content-type": "application/json"}
UNSAFE = ("unsafe-inline", "unsafe-eval", "*", "http:", "https:", "data: ")


def routes(server: Server) -> list[tuple[str, str]]:
    """Return the method and path of every route of the server, with parameters that exist or do not."""
    names = {"id": "nowhere", "name": "magecraft", "language": "en"}
    found = [
        ("GET", "/static/app.js"),
        ("GET", "/static/nothing"),
        ("GET", "/nowhere"),
        ("PUT", "/api/games"),
    ]
    paths = server.app.openapi()["paths"]
    pages = ["/", "/game/{id}", "/replay/{id}", "/static/messages/{language}.ftl"]
    found += [(method.upper(), path) for path, methods in paths.items() for method in methods]
    found += [("GET", path) for path in pages]
    return [(method, path.format_map(Names(names))) for method, path in found]


class Names(dict[str, str]):
    """Values for the named parameters of a route; every other parameter is "1"."""

    def __missing__(self, key: str) -> str:
        return "1"


def test_every_answer_has_the_headers_that_keep_the_page_safe(server: Server) -> None:
    seen = routes(server)
    assert len(seen) > 15 and ("POST", "/api/games") in seen
    for method, path in seen:
        reads = method in ("GET", "HEAD")
        sent = [POST, {**POST, "origin": "http://evil.example"}]
        for headers in sent if reads else [*sent, {"content-type": "text/html"}]:
            answer = server.http.request(method, path, content=b"{}", headers=headers)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "object-src 'none'" in policy, path
            framed = "'self'" if path.startswith(SHOWCASE) else "'none'"
            assert f"frame-ancestors {framed}" in policy and "base-uri 'none'" in policy
            scripts = [part for part in policy.split("; ") if not part.startswith("img-src")]
            assert not any(word in part for part in scripts for word in UNSAFE)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers
            assert "set-cookie" not in answer.headers
            assert answer.headers["cache-control"]
            assert answer.status_code < 500, (method, path, answer.text)
            if not reads and "origin" in headers:
                assert (answer.status_code, answer.json()["error"]) == (403, "table-refused-origin")


@pytest.mark.parametrize(
    "host",
    ["x; script-src *", "x' 'unsafe-inline'", "a,b", "<script>", "x\ty", "a" * 300, ""],
)
def test_a_forged_host_adds_nothing_to_the_policy(server: Server, host: str) -> None:
    answer = server.http.get("/", headers={"host": host})
    if answer.status_code == 400:  # the server itself takes no such host
        return
    assert "script-src *" not in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    if host:
        assert host not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "file://", "http://127.0.0.1", "", "http://", "x"]
)
def test_requests_of_other_origins_change_nothing(server: Server, origin: str) -> None:
    game = server.make()
    before = server.http.get("/api/games").json()
    headers = {**POST, "origin": origin}
    body = {"invite": game["seats"][1]["invite"], "name": "Thief"}
    answer = server.http.post(f"/api/games/{game['id']}/join", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "table-refused-origin")
    assert server.http.get("/api/games").json() == before
    with Person(server.url, game["id"], hello=False, origin=origin) as other:
        assert other.wait("error")["reason"] == "table-refused-origin"


# -- malformed ---------------------------------------------------------------------------------

KINDS = [
    "hello",
    "answer",
    "resume",
    "luck",
    "ping",
    "undo",
    "concede",
    "chat",
    "settings",
    "rematch",
    "mute",
    "x",
]
KEYS = [
    "choice",
    "options",
    "since",
    "token",
    "text",
    "stops",
    "auto",
    "yield",
    "seal",
    "share",
    "era",
    "muted",
    "who",
]
SCALARS = (
    st.none()
    | st.booleans()
    | st.sampled_from([0, 1, -1, 2**31, 2**53, 2**64, -(2**64), 10**400, 1e308, float("nan"), float("inf")])
    | st.floats()
    | texts(8)
    | st.sampled_from(["turn", "round", "magic", "\ud800", "\0", "<b>", "0" * 64])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=8,
)
MESSAGES = st.builds(
    lambda kind, rest: {**rest, "kind": kind},
    st.sampled_from([one for one in KINDS if one not in ("concede", "rematch", "undo")]) | JSON,
    st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4),
)
RAW = [
    "",
    "null",
    "NaN",
    '{"kind":"resume","since":NaN}',
    '{"kind":"resume","since":1e999}',
    '{"kind":"resume","since":-0}',
    '{"kind":"answer","choice":1,"options":' + "[" * 30_000,
    '{"kind":"answer","choice":1,"options":' + "[" * 10_000 + "]" * 10_000 + "}",
    '{"a":' * 10_000 + "1" + "}" * 10_000,
    '{"kind":"ping","kind":"hello"}',
    '{"kind":"ping"}{"kind":"ping"}',
    '{"kind":"ping","x":"' + "y" * 60_000 + '"}',
    '{"kind":"answer","choice":' + "9" * 50_000 + ',"options":[["x"]]}',
    '{"kind":"answer","choice":1,"options":[["' + "z" * 50_000 + '"]]}',
    '{"kind":"\\ud800"}',
    "\u2028",
]


def is_refused(server: Server, text: str) -> None:
    """Say a text as one who is not asked, and check that it is refused and nobody sees anything of it."""
    game = fuzzed(server)
    with server.person(game["id"], game["token"]) as nosy:
        before = nosy.wait("update")
        nosy.socket.send(text.encode("utf-8", "replace").decode())
        with contextlib.suppress(ConnectionClosed):  # the server may have hung up already
            nosy.say(kind="ping")
        while (said := nosy.hear())["kind"] not in ("pong", "error"):
            if said["kind"] == "refusal":
                assert said["message"] and said["reason"] != "table-refused-server"
        if said["kind"] == "error":
            assert said["reason"] in REFUSALS and said["reason"] != "table-refused-server"
            assert nosy.closed() == 1000
    after = stands(server, game["id"], game["token"])
    assert after["view"]["table"] == before["view"]["table"] and after["n"] == before["n"]


@pytest.mark.parametrize("text", RAW, ids=map(str, range(len(RAW))))
def test_what_breaks_readers_is_refused_and_the_others_see_nothing_of_it(server: Server, text: str) -> None:
    is_refused(server, text)


@pytest.mark.parametrize("examples", [20, deep(100)])
def test_whatever_is_said_is_refused_and_the_others_see_nothing_of_it(server: Server, examples: int) -> None:
    @settings(max_examples=examples)
    @given(text=MESSAGES.map(compact) | texts(40))
    def said(text: str) -> None:
        is_refused(server, text)

    said()


GAMES: dict[int, dict[str, Any]] = {}


def fuzzed(server: Server) -> dict[str, Any]:
    """Return the id of a game, and the token of the seat that is not asked, while the other seat is asked."""
    if server.port not in GAMES:
        game = server.make(seed=11)
        tokens = [game["token"], server.join(game)]
        views = [stands(server, game["id"], token)["view"] for token in tokens]
        idle = next(token for token, view in zip(tokens, views, strict=True) if not view["choice"])
        GAMES[server.port] = {"id": game["id"], "token": idle}
    return GAMES[server.port]


@pytest.mark.parametrize("size", [FRAME_LIMIT + 1, 10 * FRAME_LIMIT])
@pytest.mark.parametrize("binary", [True, False])
def test_giant_and_binary_frames_close_that_line_only(server: Server, size: int, binary: bool) -> None:
    with seated(server, 2) as (id, tokens, people):
        before = people[1].wait("update")
        with server.person(id, tokens[0]) as giant:
            giant.wait("update")
            giant.socket.send(b"\0" * size if binary else " " * size)
            assert giant.closed() == 1009
        assert same_table(stands(server, id, tokens[1]), before)


BODIES = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["magecraft", "x", ""]) | JSON,
        "seats": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["person", "bot"]) | JSON}), max_size=5
        )
        | JSON,
        "name": texts(5) | JSON,
        "options": st.dictionaries(texts(5), JSON, max_size=2) | JSON,
        "seed": JSON,
        "cards": JSON,
        "situation": JSON,
        "luck": JSON,
        "clock": JSON,
        "spectators": JSON,
    },
)
PATHS = ["/api/games", "/api/games/{id}/join", "/api/games/{id}/report", "/api/situations"]
PATHS += ["/api/situations/file", "/api/situations/read"]


POSTED = [
    "[" * 100_000,
    '{"game":' * 20_000,
    "NaN",
    '{"seed":1e999}',
    "\0",
    '{"game":"magecraft","seed":NaN}',
]
"""Bodies that no reader of JSON should fall for."""


def is_answered(server: Server, path: str, body: str) -> None:
    """Post a body to a path, and check that it is taken, or refused with a reason."""
    content = body.encode("utf-8", "replace")
    assert len(content) <= BODY_LIMIT
    answer = server.http.post(path.format(id=fuzzed(server)["id"]), content=content, headers=POST)
    assert answer.status_code < 500, (path, body[:300], answer.text)
    if answer.status_code >= 400:
        assert answer.json()["error"] in REFUSALS and answer.json()["message"] and "\n" not in answer.text
        assert "Traceback" not in answer.text and "/src/" not in answer.text
    else:
        json.loads(answer.text, parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))


@pytest.mark.parametrize("path", PATHS)
def test_what_breaks_readers_is_refused_by_name_wherever_it_is_posted(server: Server, path: str) -> None:
    for body in POSTED:
        is_answered(server, path, body)


@pytest.mark.parametrize("examples", [25, deep(100)])
def test_whatever_is_posted_is_taken_or_refused_by_name(server: Server, examples: int) -> None:
    @settings(max_examples=examples)
    @given(path=st.sampled_from(PATHS), body=(BODIES | JSON).map(compact))
    def posted(path: str, body: str) -> None:
        is_answered(server, path, body)

    posted()
