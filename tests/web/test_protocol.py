"""The documentation of the protocol agrees with the server: addresses, messages, fields, refusals,
close codes.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import get_args

from fastapi.routing import APIRoute, APIRouter

from grimorio.language import LANGUAGES, message_file
from grimorio.web.refusals import NOTICES, REFUSALS
from grimorio.web.routes import messages, websocket

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
WEB = ROOT / "src" / "grimorio" / "web"
FILES = sorted(WEB.rglob("*.py"))
SOURCE = "\n".join(path.read_text("utf-8") for path in FILES)
LINE = "\n".join(
    path.read_text("utf-8")
    for path in FILES
    if path.parent.name in ("matches", "table") or path.stem == "websocket"
)
"""The source code of all modules that send messages over the WebSocket."""


def part(title: str) -> str:
    """Return the text of the documentation under a title, up to the next title."""
    after = PAGE.split(f"# {title}\n", 1)[1]
    return re.split(r"^#+ ", after, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> dict[str, list[str]]:
    """Read the tables in a text: the name in the first cell of each row, with the other cells."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
        name = re.match(r"`([a-z-]+)`$", cells[0])
        if line.startswith("|") and name:
            found[name[1]] = [cell.strip("| ") for cell in cells[1:]]
    return found


def kinds(title: str) -> dict[str, str]:
    """Return the messages documented under a title: each kind of message with the line that describes it."""
    return {
        kind: line
        for line in part(title).splitlines()
        for kind in re.findall(r"\| `\{\"kind\": \"([a-z-]+)\"", line)
    }


def test_every_address_is_there() -> None:
    said = {
        (method, re.sub(r"\{[^}]*\}", "{}", path))
        for method, path in re.findall(r"`(GET|POST) (/(?:\{[^}]*\}|[^`?\s])*)", part("REST"))
    }
    served = {
        (method, re.sub(r"\{[^}]*\}", "{}", route.path))
        for path in (WEB / "routes").glob("*.py")
        for route in getattr(import_module(f"grimorio.web.routes.{path.stem}"), "router", APIRouter()).routes
        if isinstance(route, APIRoute)
        for method in route.methods
    }
    said -= {("GET", "/static/messages/{}.ftl")}  # a file of the page
    assert said == {(method, path) for method, path in served if path.startswith("/api/")}


def test_every_message_of_the_page_is_there_with_its_fields() -> None:
    told = kinds("From the page")
    assert set(told) == set(messages.KINDS)
    for message in get_args(messages.Message):
        line = told[message.__struct_config__.tag]
        for field in message.__struct_encode_fields__:
            assert f'"{field}"' in line, f"{line}: {field}"


def test_every_message_of_the_server_is_there() -> None:
    said = set(re.findall(r'"kind": "([a-z]+)"', LINE)) - {"hello"}
    assert set(kinds("From the server")) == said


def test_every_refusal_is_there_with_its_status_and_arguments() -> None:
    ids, _, notices = part("Message ids").partition("\nNotices:\n")
    answers, _, requests = ids.partition("\nRefused requests ")
    assert set(rows(notices)) == set(NOTICES)
    told = rows(requests)
    assert set(told) | set(rows(answers)) == set(REFUSALS)
    for id, (status, arguments, *_) in told.items():
        assert status == str(REFUSALS[id][0]), id
        for argument in re.findall(r"\{(\w+)\}", REFUSALS[id][1]):
            assert f"`${argument}`" in arguments, id


def test_every_refusal_and_notice_is_said_in_three_languages() -> None:
    catalogues = {language: message_file(language, "table").read_text("utf-8") for language in LANGUAGES}
    for id in (*REFUSALS, *NOTICES):
        for language, text in catalogues.items():
            assert f"\n{id} =" in text, (language, id)


def test_every_close_code_is_there() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("Close codes:"))
    told = set(re.findall(r"\b(1\d{3}|4\d{3})\b", PAGE[PAGE.index(line) :].split("\n\n")[0]))
    used = set(re.findall(r"\.close\((1\d{3}|4\d{3})\b", SOURCE)) | {
        str(code) for code in websocket.CLOSE.values()
    }
    used |= set(re.findall(r"code: int = (\d{4})", SOURCE))
    assert told == used
