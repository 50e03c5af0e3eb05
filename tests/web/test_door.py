"""Requests that the server refuses (other sites, long bodies, malformed data), and what it says of its
state.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.web.network.guard import BODY_LIMIT, FRAME_LIMIT
from grimorio.web.refusals import REFUSALS, Refused
from grimorio.web.routes.messages import Answer, Hello, Ping, Resume, decoded
from tests.texts import texts
from tests.web.helpers import Person, Server

ANSWER = {"kind": "answer", "choice": 1}
POST = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield one running server that all tests here share; no test changes another test's game."""
    with Server(tmp_path_factory.mktemp("door") / "games.sqlite") as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path", "content", "headers", "status", "error"),
    [
        ("GET", "/api/nothing", b"", {}, 404, "table-refused-page"),
        ("GET", "/api/games/nowhere", b"", {}, 404, "table-refused-game"),
        ("GET", "/api/games/nowhere/record", b"", {}, 404, "table-refused-game"),
        ("GET", "/api/games/nowhere/replay", b"", {}, 404, "table-refused-game"),
        ("GET", "/api/games/nowhere/cards", b"", {}, 404, "table-refused-game"),
        ("GET", "/api/invite/nowhere.svg?invite=x", b"", {}, 404, "table-refused-game"),
        ("GET", "/api/invite/nowhere.svg", b"", {}, 422, "table-refused-field"),
        ("DELETE", "/api/games", b"{}", POST, 405, "table-refused-method"),
        ("GET", "/static/messages/xx.ftl", b"", {}, 404, "table-refused-page"),
        ("GET", "/static/messages/..%2f..%2fpages.py", b"", {}, 404, "table-refused-page"),
        ("GET", "/static/..%2fapp.py", b"", {}, 404, "table-refused-page"),
        ("GET", "/static/nothing.js", b"", {}, 404, "table-refused-page"),
        ("POST", "/api/games", b"{", POST, 400, "table-refused-json"),
        ("POST", "/api/games", b"[]", POST, 400, "table-refused-json"),
        ("POST", "/api/games", b"", POST, 400, "table-refused-json"),
        ("POST", "/api/games", b"[" * 100_000, POST, 400, "table-refused-json"),
        ("POST", "/api/games", b"\xff\xfe", POST, 400, "table-refused-json"),
        ("POST", "/api/games", b"{}", POST, 422, "table-refused-field"),
        ("POST", "/api/games", b"{}", {"content-type": "text/plain"}, 415, "table-refused-type"),
        ("POST", "/api/games", b"{}", {**POST, "origin": "http://evil.example"}, 403, "table-refused-origin"),
        ("POST", "/api/games", b"{}", {**POST, "origin": "null"}, 403, "table-refused-origin"),
        ("POST", "/api/games", b" " * (BODY_LIMIT + 1), POST, 413, "table-refused-size"),
        ("POST", "/api/games/nowhere/join", b'{"invite": "x", "name": "y"}', POST, 404, "table-refused-game"),
    ],
)
def test_bad_requests(
    server: Server, method: str, path: str, content: bytes, headers: dict[str, str], status: int, error: str
) -> None:
    answer = server.http.request(method, path, content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["message"] and "\n" not in answer.text


def test_a_long_body_without_its_length(server: Server) -> None:
    def pieces() -> Any:
        for _ in range(BODY_LIMIT // 1024 + 2):
            yield b" " * 1024

    answer = server.http.post("/api/games", content=pieces(), headers=POST)
    assert (answer.status_code, answer.json()["error"]) == (413, "table-refused-size")


def test_the_page_and_its_headers(server: Server) -> None:
    for path in ("/", "/game/abc", "/game/abc?invite=x", "/replay/abc"):
        page = server.http.get(path)
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "unsafe" not in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert page.headers["cache-control"] == "no-cache"
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_pages_files(server: Server) -> None:
    script = server.http.get("/static/app.js")
    assert script.status_code == 200 and script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "no-cache"
    again = server.http.get("/static/app.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    style = server.http.get("/static/theme.css")
    assert style.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    "path",
    [
        "/api/catalogue",
        "/api/rules?game=magic",
        "/api/rulings?game=mickey",
        "/api/decks?game=magic",
        "/api/games/mickey/cards",
    ],
)
def test_what_never_changes_is_encoded_once_and_sent_once(server: Server, path: str) -> None:
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    packed = server.http.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
    refused = server.http.get(path, headers={"accept-encoding": "gzip;q=0, *"})
    assert plain.json() == packed.json() == refused.json()
    assert "content-encoding" not in {*plain.headers, *refused.headers}
    assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    tag = plain.headers["etag"]
    assert packed.headers["etag"] == tag and plain.headers["cache-control"] == "no-cache"
    known = server.http.get(path, headers={"if-none-match": f'"other", {tag}'})
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", tag)
    assert server.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_games_without_cards_of_their_own_share_the_answer(server: Server) -> None:
    id, _ = server.two()
    one, other = (server.http.get(f"/api/games/{name}/cards") for name in (id, "magecraft"))
    assert one.headers["etag"] == other.headers["etag"] and one.json() == other.json()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_messages(server: Server, language: str) -> None:
    answer = server.http.get(f"/static/messages/{language}.ftl")
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "table-language = " in answer.text and "\nmagecraft-title = " in answer.text


def test_sockets_of_other_sites_are_refused(server: Server) -> None:
    id, tokens = server.two()
    for origin in ("http://evil.example", "null", f"{server.url}.evil.example"):
        with Person(server.url, id, hello=False, origin=origin) as other:
            assert other.wait("error")["reason"] == "table-refused-origin"
            assert other.closed() == 4403
    with Person(server.url, id, tokens[0], origin=server.url) as own:
        assert own.wait("update")["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "table-refused-json"),
        ("[]", "table-refused-json"),
        ("[" * 60_000, "table-refused-json"),
        ('{"kind": "answer", "choice": 1, "options": [["done"]]}', "table-refused-hello"),
        ('{"kind": "hello", "token": 7}', "table-refused-field"),
        ('{"kind": "hullo"}', "table-refused-kind"),
        ("{}", "table-refused-kind"),
    ],
)
def test_a_bad_first_message_closes(server: Server, text: str, reason: str) -> None:
    id, _ = server.two()
    with Person(server.url, id, hello=False) as person:
        person.socket.send(text)
        assert person.wait("error")["reason"] == reason
        assert person.closed() == 1000


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"kind": "answer", "choice": 1}, "table-refused-field"),
        ({"kind": "answer", "choice": 1, "options": []}, "table-refused-field"),
        ({"kind": "answer", "choice": 1, "options": [[]]}, "table-refused-field"),
        ({"kind": "answer", "choice": 1, "options": [[True]]}, "table-refused-field"),
        ({"kind": "answer", "choice": 1, "options": [["x"]] * 65}, "table-refused-field"),
        ({"kind": "answer", "choice": -1, "options": [["x"]]}, "table-refused-field"),
        ({"kind": "answer", "choice": 10**30, "options": [["x"]]}, "table-refused-field"),
        ({"kind": "answer", "choice": "1", "options": [["x"]]}, "table-refused-field"),
        ({"kind": "resume", "since": 1.5}, "table-refused-field"),
        ({"kind": "sing", "text": "hello"}, "table-refused-kind"),
        ({"kind": "hello"}, "table-refused-kind"),
    ],
)
def test_bad_messages_leave_the_connection(server: Server, message: dict[str, Any], reason: str) -> None:
    id, tokens = server.two()
    with server.person(id, tokens[0]) as person:
        person.say(**message)
        assert person.wait("refusal")["reason"] == reason
        person.say(kind="ping")
        assert person.wait("pong") == {"kind": "pong"}


WORDS = st.sampled_from(["kind", "hello", "answer", "choice", "options", "token", "since", "resume", "ping"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts(5) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | texts(5), inner),
    max_leaves=12,
)


@pytest.mark.deep
@given(texts() | JSON.map(json.dumps) | JSON.map(lambda options: json.dumps(ANSWER | {"options": options})))
def test_whatever_is_said_is_understood_or_refused(text: str) -> None:
    try:
        said = decoded(text)
    except Refused as refused:
        assert refused.reason in REFUSALS and refused.message
    else:
        assert isinstance(said, Hello | Answer | Resume | Ping)
        if isinstance(said, Answer):
            assert all(type(part) in (str, int) for option in said.options for part in option)


def test_long_frames_and_bytes_are_refused(server: Server) -> None:
    id, tokens = server.two()
    with server.person(id, tokens[0]) as person:
        person.socket.send(" " * (FRAME_LIMIT + 1))
        assert person.closed() == 1009
    with server.person(id, tokens[0]) as person:
        person.socket.send(b"\x00\x01")
        assert person.wait("error")["reason"] == "table-refused-json"


def test_a_full_table_takes_no_more(tmp_path: Any) -> None:
    with Server(tmp_path / "full.sqlite", max_spectators=1) as server:
        id, tokens = server.two()
        with server.person(id, tokens[0]) as one, server.person(id) as two:
            one.wait("update")
            two.wait("update")
            with server.person(id) as three:
                assert three.wait("error")["reason"] == "table-refused-full"
                assert three.closed() == 1013
