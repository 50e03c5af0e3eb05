"""The page as browsers fetch it: its files packed into few, compressed, and named after what is in them.

Under `/static/` stand the sources, asked for again each time. Under `/static/@VERSION/` stand the same
addresses for good: the version is a hash of all the page consists of, so that browsers keep what they have
until something changes. Both have the messages of a language in one file, `messages/it.ftl`.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Final

from grimorio.language import CATALOGUES, LANGUAGES, message_file
from grimorio.web.page.bundle import packed

STATIC: Final = Path(__file__).parents[1] / "static"
ROOT: Final = "/static/"
UNSAID: Final = ("cli", "print", "sessions")
"""Files of messages that the page says nothing of."""

_HEAD: Final = re.compile(r'<link rel="stylesheet" href="/static/([\w.-]+)">\n\s*')
_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.M)
_WORDS: Final = re.compile(r"\w+-term-[\w-]+-words")


def _messages(language: str) -> dict[str, str]:
    files = [message_file(language, name) for name in CATALOGUES if name not in UNSAID]
    return {
        found[1]: found[0] for file in files for found in _MESSAGE.finditer(file.read_text("utf-8") + "\n")
    }


def messages(language: str) -> str:
    """All that the page says in a language, as one Fluent file.

    What the language lacks is said in English. For English texts, such as a rulebook's checklist, there are
    the forms in which words stand in them: `english-magic-term-tap-words`.
    """
    english = _messages("en")
    forms = {f"english-{name}": f"english-{text}" for name, text in english.items() if _WORDS.fullmatch(name)}
    said = english | _messages(language) | forms
    return "".join(text.rstrip() + "\n" for text in said.values())


def sources(static: Path) -> list[Path]:
    """All files that the page is made of."""
    said = [message_file(language, name) for language in LANGUAGES for name in CATALOGUES]
    return sorted([*said, *(path for path in static.rglob("*") if path.is_file())])


@dataclass(frozen=True)
class File:
    """A file of the page; `packed` is the same, compressed."""

    body: bytes

    @cached_property
    def packed(self) -> bytes:
        """The file for browsers that take gzip."""
        return gzip.compress(self.body, 9, mtime=0)


class Page:
    """The page as its files stand at a moment: `index`, and `files` by the path under its `version`.

    Args:
        static: the folder of the sources.

    Raises:
        BundleError: a module cannot be packed.
    """

    def __init__(self, static: Path = STATIC) -> None:
        def read(kind: str) -> dict[str, str]:
            found = {path.relative_to(static).as_posix(): path for path in sorted(static.rglob(kind))}
            return {path: file.read_text("utf-8") for path, file in found.items()}

        index = (static / "index.html").read_text("utf-8")
        sheets = read("*.css")
        head = [sheets.pop(name) for name in _HEAD.findall(index)]
        texts = packed("app.js", read("*.js"), sheets, ROOT)
        texts |= {f"messages/{language}.ftl": messages(language) for language in LANGUAGES}
        texts["page.css"] = "\n".join(head)
        link = f'<link rel="stylesheet" href="{ROOT}page.css">'
        index = _HEAD.sub("", index).replace("</title>", f"</title>\n  {link}")
        self.files = {name: File(text.encode()) for name, text in texts.items()}
        rest = [path.read_bytes() for path in sources(static) if path.suffix in (".svg", ".woff2")]
        every = [index.encode(), *(file.body for file in self.files.values()), *rest]
        self.version = hashlib.sha256(b"".join(every)).hexdigest()[:12]
        self.index = index.replace(ROOT, f"{ROOT}@{self.version}/").encode()


class Pages:
    """The page as it stands, packed again when one of its files has changed.

    Args:
        static: the folder of the sources.
    """

    def __init__(self, static: Path = STATIC) -> None:
        self.static = static
        self.lock = Lock()
        self.seen: list[tuple[Path, int, int]] = []
        self.page: Page | None = None

    def now(self) -> Page:
        """The page.

        Raises:
            BundleError: a module cannot be packed.
        """
        with self.lock:
            stats = [(path, path.stat()) for path in sources(self.static)]
            seen = [(path, status.st_mtime_ns, status.st_size) for path, status in stats]
            if self.page is None or seen != self.seen:
                self.page = Page(self.static)
                self.seen = seen
            return self.page

    def last(self) -> Page:
        """The page as it was when somebody came to it last."""
        return self.page or self.now()


PAGES: Final = Pages()
"""Those of this process: all its servers show the same page."""
