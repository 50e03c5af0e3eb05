"""The page in few files: how modules are joined, what browsers keep, and that a reload shows a change."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment, Term

from grimorio.language import CATALOGUES, LANGUAGES, message_file
from grimorio.web.page.built import PAGES, STATIC, UNSAID, Pages, messages
from grimorio.web.page.bundle import BundleError, closure, packed, part
from tests.cost import deep
from tests.web.helpers import Server

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

FONTS = ("alegreya", "source-sans-3")
"""The fonts that the lobby is set in."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bundle") / "games.sqlite") as running:
        yield running


# -- modules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "head", "given"),
    [
        ('import { a, b as c } from "../x.js";', "{ a, b: c }", ""),
        ('import {\n  a,\n  b,\n} from "../x.js";', "{ a, b }", ""),
        ('import * as x from "../x.js";', "x", ""),
        ('import x from "../x.js";', "{ default: x }", ""),
        ('import "../x.js";', "{}", ""),
        ('export { a, b as c } from "../x.js";', "$from0", "a: $from0.a, c: $from0.b"),
    ],
)
def test_what_is_imported_is_an_argument(text: str, head: str, given: str) -> None:
    made = part("ui/top.js", text + "\nwork();")
    assert made.uses == ("x.js",)
    lines = made.code.split("\n")
    assert lines[0] == f"async ({head}, $load, $url) => {{"
    assert lines[1 + text.count("\n") + 1] == "work();", "lines stay lines"
    assert lines[-2:] == [f"return {{ {given} }};", "}"]


@pytest.mark.parametrize(
    ("text", "body", "given"),
    [
        ("export const a = 1;", "const a = 1;", "a"),
        ("export class A {}", "class A {}", "A"),
        ("export function a() {}", "function a() {}", "a"),
        ("export async function a() {}", "async function a() {}", "a"),
        ("const a = 1;\nexport { a, a as b };", "const a = 1;\n", "a, b: a"),
        ("export default { a: 1 };", "const $default = { a: 1 };", "default: $default"),
        ("const a=1;export{a as b};", "const a=1;", "b: a"),
        ('const a = await import("./x.js");', 'const a = await $load("./x.js");', ""),
        ("const a = new URL('x', import.meta.url);", "const a = new URL('x', $url);", ""),
    ],
)
def test_what_is_exported_is_returned(text: str, body: str, given: str) -> None:
    assert part("a.js", text).code == f"async ($load, $url) => {{\n{body.rstrip()}\nreturn {{ {given} }};\n}}"


@pytest.mark.parametrize(
    "line",
    [
        "export let a = 1;",
        "export const { a } = b;",
        "export default function () {}; export * from 'x';",
        'export * from "./x.js";',
        'import a, { b } from "./x.js";',
        'import a from "preact";',
    ],
)
def test_what_cannot_be_packed_is_named(line: str) -> None:
    line = line.replace("export default function () {}; ", "")
    with pytest.raises(BundleError, match=r"ui/a\.js:2: expected an import or export that bundles know"):
        part("ui/a.js", f"const b = {{}};\n{line}\n")


def test_a_circle_and_a_missing_module_are_named() -> None:
    texts = {"a.js": 'import "./b.js";', "b.js": 'import "./c.js";', "c.js": 'import "./b.js";'}
    with pytest.raises(BundleError, match=r"modules in a circle: b\.js → c\.js → b\.js"):
        packed("a.js", texts, {}, "/static/")
    with pytest.raises(BundleError, match=r"c\.js needs d\.js, which is not there"):
        packed("a.js", {**texts, "c.js": 'import "./d.js";'}, {}, "/static/")


def test_what_is_wanted_later_stands_apart() -> None:
    texts = {
        "app.js": 'import "./games/x/book.js";',
        "games/x/book.js": 'style(new URL("./book.css", import.meta.url));',
        "games/x/table.js": 'import "../../ui/prompt.js";',
        "ui/prompt.js": "",
    }
    sheets = {"games/x/book.css": "b{}", "games/x/table.css": "t{}", "ui/prompt.css": "p{}"}
    files = packed("app.js", texts, sheets, "/static/")
    parts = {
        name: re.findall(r'^grimorio\.(?:part|sheet)\("([^"]+)"', text, re.M) for name, text in files.items()
    }
    assert parts == {
        "app.js": ["games/x/book.css", "games/x/book.js", "app.js"],
        "x.js": ["games/x/table.css", "games/x/table.js"],
        "more.js": ["ui/prompt.css", "ui/prompt.js"],
        **{f"{name}.map": [] for name in ("app.js", "more.js", "x.js")},
    }
    assert closure("games/x/table.js", {path: part(path, text) for path, text in texts.items()}) == [
        "ui/prompt.js",
        "games/x/table.js",
    ]


def numbers(segment: str) -> list[int]:
    """Return the numbers that a segment of a source map encodes (https://tc39.es/ecma426/)."""
    found, value, shift = [], 0, 0
    for letter in segment:
        digit = DIGITS.index(letter)
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return found


@cache
def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").split("\n")


def test_the_map_leads_each_line_to_its_source() -> None:
    page = PAGES.now()
    led = 0
    for name in ("app.js", "more.js", "magic.js"):
        lines = page.files[name].body.decode().split("\n")
        chart = json.loads(page.files[f"{name}.map"].body)
        source = at = 0
        for line, segment in zip(lines, chart["mappings"].split(";"), strict=False):
            if not segment:
                continue
            column, further, down, aside = numbers(segment)
            source, at = source + further, at + down
            path = STATIC / chart["sources"][source].removeprefix("/static/")
            written = lines_of(path)[at]
            assert (column, aside) == (0, 0)
            if "import" not in written and "export" not in written and (at or path.suffix != ".json"):
                assert written == line, f"{path.name}:{at + 1}"
                led += bool(line)
    assert led > 5000


# -- the page --------------------------------------------------------------------------------------


@cache
def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file, each as it is written."""
    body = parse(text).body
    named = [entry for entry in body if isinstance(entry, Message | Term)]
    rest = {type(entry) for entry in body} - {Message, Term}
    assert rest <= {Comment, GroupComment, ResourceComment}, "no message is cut in two"
    serialized = FluentSerializer()
    return {one.id.name: serialized.serialize_entry(one).partition(" = ")[2] for one in named}


@pytest.mark.parametrize("language", ["it", deep("en"), deep("fr")])
def test_the_messages_are_those_of_all_files(language: str) -> None:
    files = [message_file(language, name) for name in CATALOGUES if name not in UNSAID]
    wanted: dict[str, str] = {}
    for file in files:
        found = entries(file.read_text("utf-8"))
        assert not found.keys() & wanted.keys(), f"{file.name} says again what another file says"
        wanted |= found
    said = entries(messages(language))
    assert wanted == {name: text for name, text in said.items() if not name.startswith("english-")}
    english = entries(messages("en"))
    words = {name: text for name, text in said.items() if name.startswith("english-")}
    assert words == {name: english[name.removeprefix("english-")] for name in words}
    assert len(words) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_needs_less_than_250_kb(language: str) -> None:
    """What is loaded before the lobby can be used: code, styles, its messages, two fonts, three answers."""
    page = PAGES.now()
    names = ("app.js", "page.css", f"messages/{language}-first.ftl")
    fonts = [STATIC / "vendor" / "fonts" / f"{name}-latin-wght-normal.woff2" for name in FONTS]
    answers = 6_000
    size = sum(len(page.files[name].packed) for name in names) + sum(font.stat().st_size for font in fonts)
    assert size + len(page.index) + answers < 250_000


def test_the_first_messages_lack_only_what_the_lobby_does_not_say() -> None:
    page = PAGES.now()
    first, every = (
        {found[1] for found in re.finditer(r"^([a-z][\w-]*) *=", page.files[name].body.decode(), re.M)}
        for name in ("messages/en-first.ftl", "messages/en.ftl")
    )
    assert first < every and len(every - first) > 500
    script = page.files["app.js"].body.decode()
    assert not [id for id in every - first if f'"{id}"' in script]


def test_all_pages_but_the_lobby_fetch_their_modules_at_once(server: Server) -> None:
    ahead = re.compile(r'<link rel="modulepreload" href="(/static/@\w+/more.js)">')
    assert not ahead.search(server.http.get("/").text)
    for path in ("/game/nothing", "/learn", "/cards/magic"):
        found = ahead.search(server.http.get(path).text)
        assert found and server.http.get(found[1]).status_code == 200, path


def test_browsers_keep_what_the_page_names(server: Server) -> None:
    page = server.http.get("/")
    addresses = re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text)
    assert len(addresses) == 5, "a manifest, two icons, a style sheet and a script"
    version = addresses[0].split("/")[2]
    rest = [f"/static/{version}/{name}" for name in ("magic.js", "messages/it.ftl", "app.js.map")]
    for address in [*addresses, *rest, "/static/vendor/fonts/alegreya-latin-wght-normal.woff2"]:
        answer = server.http.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable", address


@pytest.mark.parametrize("coded", ["gzip, deflate, br", "identity"])
def test_files_come_compressed_to_whoever_takes_them_so(server: Server, coded: str) -> None:
    version = PAGES.now().version
    with server.http.stream(
        "GET", f"/static/@{version}/app.js", headers={"accept-encoding": coded}
    ) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in coded else None)
    text = gzip.decompress(raw) if "gzip" in coded else raw
    assert text == PAGES.now().files["app.js"].body
    assert int(answer.headers["content-length"]) == len(raw)


def test_a_page_of_an_older_version_is_loaded_again(server: Server) -> None:
    script = server.http.get("/static/@0123456789ab/magic.js")
    assert (script.text, script.headers["cache-control"]) == ("location.reload();", "no-store")
    said = server.http.get("/static/@0123456789ab/messages/it.ftl")
    assert said.text == messages("it") and said.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["@{version}/nothing.js", "@{version}/../app.py", "messages/xx.ftl", "@/x.css"]
)
def test_what_is_not_there_is_refused(server: Server, path: str) -> None:
    answer = server.http.get("/static/" + path.format(version=PAGES.now().version))
    assert (answer.status_code, answer.json()["error"]) == (404, "table-refused-page")


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    """The pages of a copy of the static files, which a test may change."""
    return Pages(Path(shutil.copytree(STATIC, tmp_path_factory.mktemp("copied") / "static")))


@pytest.mark.parametrize(
    "changed", ["ui/top.js", "shell.css", "games/magic/table.css", "index.html", "icon.svg"]
)
def test_a_change_is_seen_when_the_page_is_loaded_again(copied: Pages, changed: str) -> None:
    before = copied.now()
    assert copied.now() is before
    file = copied.static / changed
    file.write_text(file.read_text("utf-8") + "\n// changed\n", "utf-8")
    assert copied.last() is before, "who came before has what belongs together"
    assert copied.now().version != before.version
