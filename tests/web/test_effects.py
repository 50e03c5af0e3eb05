"""Effects of the page: storing data and listening to keys must not wait until the browser has drawn the
page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from grimorio import web

STATIC = Path(web.__file__).parent / "static"
FILES = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
AT_ONCE = re.compile(r'\b(remember|keep[A-Z]?\w*)\(|addEventListener\("keydown"')


def effects(code: str) -> Iterator[str]:
    """Yield the arguments of each call of `useEffect`, which runs a function after the page is drawn."""
    for found in re.finditer(r"\buseEffect\(", code):
        end, deep = found.end(), 1
        while deep:
            deep += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        yield code[found.end() : end]


def test_nothing_is_kept_or_heard_after_the_next_picture_alone() -> None:
    assert len(FILES) > 100
    late = [
        (path.name, one) for path in FILES for one in effects(path.read_text("utf-8")) if AT_ONCE.search(one)
    ]
    assert late == []


def test_what_comes_too_late_is_found() -> None:
    late = 'useEffect(() => { addEventListener("keydown", (event) => down(event)); }, []);'
    kept = "useEffect(() => { if (now) remember('list', now); }, [now]);"
    at_once = late.replace("useEffect", "useLayoutEffect")
    assert [bool(AT_ONCE.search(one)) for code in (late, kept, at_once) for one in effects(code)] == [
        True,
        True,
    ]
