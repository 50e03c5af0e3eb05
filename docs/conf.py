"""The documentation as a site: `make site` writes it to build/site (docs/decisions/documentation-site.md)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from grimorio import __version__

DOCS: Final = Path(__file__).resolve().parent

project = "Grimorio"
author = "the Grimorio contributors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
exclude_patterns = ["operation/*"]
templates_path = ["site"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
default_role = "literal"
autosummary_generate = True
autodoc_member_order = "bysource"
autodoc_typehints = "description"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
add_module_names = False
suppress_warnings = ["toc.not_included", "misc.highlighting_failure", "ref.python"]

html_theme = "furo"
html_title = "Grimorio"
html_show_sourcelink = False
html_copy_source = False

CONTENTS: Final = {
    "First": ["first-evening", "organisers", "club-evening"],
    "Playing": ["live", "draft", "decks", "companion", "print", "fair-luck"],
    "Cards": ["magic-cards", "reading-cards", "magecraft-cards", "mickey-cards", "magic-set"],
    "Organising": ["events", "server"],
    "Programs": ["command-line", "judge", "many-machines", "environments", "api", "protocol", "page"],
    "Rules": ["rulings/index", "magic-2003"],
    "Bots": [
        "magic-bots",
        "mickey-bots",
        "draft-bots",
        "magic-matchups",
        "mickey-balance",
        "magecraft-balance",
    ],
    "Taking part": ["contributing", "architecture", "kernel", "style", "speed"],
    "Decisions": ["decisions/*"],
}
"""The pages in the menu of the site by their headings; every other page is found by search and by links."""


LINK: Final = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)]+)\)")
"""A link in Markdown whose target begins above the folder of its page."""


def inside(docname: str, text: str) -> str:
    """The text of a page without links out of docs/, which become plain words.

    `docname` is the page's path without its ending. The page of contributors is part of the site.
    """
    folder = (DOCS / docname).parent

    def kept(link: re.Match[str]) -> str:
        target = (folder / link[2].partition("#")[0]).resolve()
        if target == DOCS.parent / "CONTRIBUTING.md":
            return f"[{link[1]}](/contributing.md)"
        return link[0] if target.is_relative_to(DOCS) else link[1]

    return LINK.sub(kept, text)


def menu() -> str:
    """The menu of the site, as directives at the end of the first page."""
    return "".join(
        "\n```{toctree}\n:hidden:\n:glob:\n:caption: " + caption + "\n\n" + "\n".join(pages) + "\n```\n"
        for caption, pages in CONTENTS.items()
    )


def read(_app: Any, docname: str, source: list[str]) -> None:
    """Change the source of a page before Sphinx reads it."""
    source[0] = inside(docname, source[0]) + (menu() if docname == "index" else "")


def setup(app: Any) -> None:
    """Tell Sphinx of `read`."""
    app.connect("source-read", read)
