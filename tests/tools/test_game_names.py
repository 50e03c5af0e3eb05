"""Only a game's own files name it: shared files ask the manifests, and on the page the books."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from grimorio import games

SOURCES = Path(__file__).resolve().parents[2] / "src" / "grimorio"
PAGE = SOURCES / "web" / "static"
NAMES = set(games.names()) - {"draft"}
"""The names of the games. A draft is also a phase of other things, so its name says nothing."""

FOLDERS = {*games.names(), "campaigns"}
"""The folders and modules of one game alone; campaigns are Magic Live's, whose matches are of Magic."""

OWN = {
    "cli/campaign.py": "Magic Live",
    "cli/evening.py": "Magic Live",
    "cli/open.py": "opens Magic's boosters",
    "cli/reading.py": "reads Magic's cards",
    "cli/sessions.py": "Magic Live",
    "events/evening.py": "drafts of Magic's cards",
    "events/facts.py": "the game of an event whose file names none",
    "events/sessions.py": "Magic Live",
    "events/sessions_report.py": "Magic Live",
    "games/__init__.py": "the one line that each game has",
    "simulator/pods.py": "drafts of Magic's cards",
    "web/events/view.py": "the matches that are live",
    "web/static/pages/campaign-rules.js": "Magic Live",
    "web/static/pages/campaign-session.js": "Magic Live",
    "web/static/pages/campaign-spend.js": "Magic Live",
    "web/static/pages/campaign.js": "Magic Live",
    "web/static/pages/companion-auction.js": "Magic Live",
    "web/static/pages/companion.js": "Magic Live",
    "web/static/pages/event-session.js": "Magic Live",
}
"""The other files that name a game, and why they may."""


def named_in_python(path: Path) -> Iterator[str]:
    """The names of games in the strings of a module."""
    text = path.read_text("utf-8")
    for node in ast.walk(ast.parse(text)) if any(f'"{name}"' in text for name in NAMES) else ():
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield str(node.value)


def named_in_page(path: Path) -> Iterator[str]:
    """The names of games in the strings of a module of the page."""
    yield from re.findall(rf'"({"|".join(NAMES)})"', path.read_text("utf-8"))


def test_shared_files_name_no_game() -> None:
    naming = set()
    for path in (*SOURCES.rglob("*.py"), *PAGE.rglob("*.js")):
        name = path.relative_to(SOURCES)
        if not FOLDERS & set(name.with_suffix("").parts):
            named = named_in_python(path) if path.suffix == ".py" else named_in_page(path)
            naming |= {str(name)} if any(named) else set()
    assert naming == set(OWN)
