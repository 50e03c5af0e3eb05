"""The web page as browsers fetch it: bundled into few files, compressed, with a version in its addresses.

Under `/static/` are the sources, which browsers check each time. Under `/static/@VERSION/` are the same files
with permanent addresses: the version is a hash of the whole page, so that browsers keep the files until
something changes. Both have one file of messages for each language, such as `messages/it.ftl`, and a smaller
one with which the lobby begins, `messages/it-first.ftl`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Final

from grimorio.language import CATALOGUES, LANGUAGES, message_file
from grimorio.web.page.bundle import MORE, packed

STATIC: Final = Path(__file__).parents[1] / "static"
ROOT: Final = "/static/"
UNSAID: Final = ("cli", "commands", "print", "sessions")
"""The message files whose messages the page does not use."""

WORKER: Final = "sw.js"
"""The service worker, which browsers fetch by itself."""

LATER: Final = (
    "companion",
    "event",
    "faults",
    "events",
    "judge",
    "magic-situation",
    "onlinedraft",
    "paperdraft",
    "pods",
    "puzzle",
    "seating",
    "typing",
)
"""The message files of pages that are not the lobby: it comes without them at first."""

_ELSEWHERE: Final = re.compile(
    r"\w+-(lesson|situation|board|total|cli|log)-.*"
    r"|campaign-(power|pool|award|form|approval)-.*|decks-trial-.*"
    r"|table-(foresee|replay|again|chat|concede|luck|notice|take-back)-.*|\w+-reason-judge"
    r"|table-refused-(judge.*|stopped|line|reports|report-id|silenced|speaker)"
)
"""The messages that the lobby does not say, by how they begin: of lessons, positions, tables, reviews."""
_DECK_FAULTS: Final = re.compile(r"faults-deck-.*")
_LITERAL: Final = re.compile(r"""["'`]([a-z][\w-]*-[\w-]+)["'`]""")
_HEAD: Final = re.compile(r'<link rel="stylesheet" href="/static/([\w.-]+)">\n\s*')
_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.M)
_WORDS: Final = re.compile(r"\w+-term-[\w-]+-words")


def _entries(language: str, name: str) -> dict[str, str]:
    """The messages of one message file by id, each as its text in the file, with the id.

    `language` is "en", "it" or "fr", and `name` the name of the file without its ending.
    """
    text = message_file(language, name).read_text("utf-8") + "\n"
    return {found[1]: found[0] for found in _MESSAGE.finditer(text)}


def _messages(language: str) -> dict[str, str]:
    return {
        id: text for name in CATALOGUES if name not in UNSAID for id, text in _entries(language, name).items()
    }


def messages(language: str) -> str:
    """All messages of the page in a language, as one Fluent file.

    A message without a translation is in English. The English forms of the words that are explained are
    always added, under names such as `english-magic-term-tap-words`, because people look for those too.
    """
    english = _messages("en")
    forms = {f"english-{name}": f"english-{text}" for name, text in english.items() if _WORDS.fullmatch(name)}
    said = english | _messages(language) | forms
    return "".join(text.rstrip() + "\n" for text in said.values())


def first_messages(language: str, script: str) -> str:
    """The messages of a language that the lobby can say before all of them are there, as one Fluent file.

    `script` is the code of the lobby: what it says by its whole id is always among them. So are the faults of
    decks, because people bring decks to the lobby too.
    """
    said = set(_LITERAL.findall(script))
    files = {id for name in LATER for id in _entries("en", name)}

    def later(id: str) -> bool:
        if id in said or _DECK_FAULTS.fullmatch(id):
            return False
        return id in files or bool(_ELSEWHERE.fullmatch(id))

    found = _MESSAGE.finditer(messages(language))
    return "".join(one[0] for one in found if not later(one[1].removeprefix("english-")))


def modules(data: Mapping[str, str]) -> dict[str, str]:
    """Turn JSON files into JavaScript modules, because some browsers cannot import JSON.

    `data` has the text of each file, by path; so has the result.
    """
    return {path: f"export default {text}" for path, text in data.items()}


def tinctures(data: Mapping[str, str]) -> str:
    """The style sheet with a class for each colour name of the emblems, such as `c-fire`.

    `data` has the text of the page's JSON files, by path. An emblem without a colour name has the class
    `c-undefined`, which has the same colours as the class `c-any`.
    """
    rules = []
    for name, colours in json.loads(data.get("art/tinctures.json", "{}")).items():
        names = ".c-any, .c-undefined" if name == "any" else f".c-{name}"
        rules.append(
            f"{names} {{ {' '.join(f'--{part}: {colour};' for part, colour in colours.items())} }}\n"
        )
    return "".join(rules)


def sources(static: Path) -> list[Path]:
    """All source files of the page."""
    return sorted(Path(path) for path in stamps(static))


def stamps(static: Path) -> dict[str, tuple[int, int]]:
    """All source files of the page by path: when each was changed, in nanoseconds, and its size in bytes.

    Each request for a page asks for this, so that a change is seen: it takes 4 milliseconds.
    """
    found = {path: _stamp(os.stat(path)) for path in _message_files()}  # noqa: PTH116
    folders = [str(static)]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                else:
                    found[entry.path] = _stamp(entry.stat())
    return found


@cache
def _message_files() -> list[str]:
    """The paths of all message files."""
    return [str(message_file(language, name)) for language in LANGUAGES for name in CATALOGUES]


def _stamp(status: os.stat_result) -> tuple[int, int]:
    return status.st_mtime_ns, status.st_size


@dataclass(frozen=True)
class File:
    """A file of the page; `body` is its content."""

    body: bytes

    @cached_property
    def packed(self) -> bytes:
        """The file compressed with gzip."""
        return gzip.compress(self.body, 9, mtime=0)


class Page:
    """The web page as it is at one time.

    Attributes:
        version: the hash of the whole page, which is a part of the addresses of its files.
        index: the file index.html, as the lobby has it.
        inner: the same for all other pages, whose modules are fetched together with those of the lobby.
        files: all other files, by path below the address with the version.

    Args:
        static: the folder of the sources.

    Raises:
        BundleError: a module cannot be bundled.
    """

    def __init__(self, static: Path = STATIC) -> None:
        def read(kind: str) -> dict[str, str]:
            paths = {path.relative_to(static).as_posix(): path for path in sorted(static.rglob(kind))}
            return {path: file.read_text("utf-8") for path, file in paths.items()}

        data = read("*.json")
        index = (static / "index.html").read_text("utf-8")
        sheets = read("*.css")
        head = [sheets.pop(name) for name in _HEAD.findall(index)]
        scripts = read("*.js")
        scripts.pop(WORKER, None)
        texts = packed("app.js", scripts | modules(data), sheets, ROOT)
        script = texts["app.js"]
        texts |= {f"messages/{language}.ftl": messages(language) for language in LANGUAGES}
        texts |= {f"messages/{name}-first.ftl": first_messages(name, script) for name in LANGUAGES}
        texts["page.css"] = "\n".join([tinctures(data), *head])
        link = f'<link rel="stylesheet" href="{ROOT}page.css">'
        index = _HEAD.sub("", index).replace("</title>", f"</title>\n  {link}")
        self.files = {name: File(text.encode()) for name, text in texts.items()}
        rest = [path.read_bytes() for path in sources(static) if path.suffix in (".svg", ".png", ".woff2")]
        every = [index.encode(), *(file.body for file in self.files.values()), *rest]
        self.version = hashlib.sha256(b"".join(every)).hexdigest()[:12]
        ahead = f'<link rel="modulepreload" href="{ROOT}{MORE}">'
        inner = index.replace("</head>", f"  {ahead}\n</head>") if MORE in texts else index
        self.index, self.inner = (
            text.replace(ROOT, f"{ROOT}@{self.version}/").encode() for text in (index, inner)
        )


class Pages:
    """The present page, which is bundled again when one of its files has changed.

    Args:
        static: the folder of the sources.
    """

    def __init__(self, static: Path = STATIC) -> None:
        self.static = static
        self.lock = Lock()
        self.seen: dict[str, tuple[int, int]] = {}
        self.page: Page | None = None

    def now(self) -> Page:
        """The present page.

        Raises:
            BundleError: a module cannot be bundled.
        """
        with self.lock:
            seen = stamps(self.static)
            if self.page is None or seen != self.seen:
                self.page = Page(self.static)
                self.seen = seen
            return self.page

    def last(self) -> Page:
        """The page that was last bundled, without checking for changed files."""
        return self.page or self.now()


PAGES: Final = Pages()
"""The page of this process, shared by all its servers."""
