"""Write rulebooks/rulings.json: the pages of `docs/rulings` as data, for the table in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rulings"
DATA = ROOT / "src" / "grimorio" / "rulebooks" / "rulings.json"

_LEAD = re.compile(r"\*\*(.+?)\*\*\s*")
_ITEM = re.compile(r"^(?:\d+\.|-) ", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def part(block: str) -> dict[str, Any]:
    """A paragraph or list as data: `lead` (bold words before it), `text`, or `items`, perhaps `numbered`.

    Links are told by their words alone, as the table has no page for most of them.
    """
    lead = _LEAD.match(block)
    rest = _LINK.sub(r"\1", block[lead.end() :] if lead else block)
    found: dict[str, Any] = {"lead": lead[1] if lead else "", "text": "", "items": [], "numbered": False}
    if _ITEM.match(rest):
        found["items"] = [" ".join(item.split()) for item in _ITEM.split(rest)[1:]]
        found["numbered"] = rest[0].isdigit()
    else:
        found["text"] = " ".join(rest.splitlines())
    return found


def page(path: Path) -> dict[str, Any]:
    """A ruling as data: its name, title, rules and parts. The part that names its tests is left out."""
    head, rules, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    if not (head.startswith("# ") and rules.startswith("Rules: ")):
        raise ValueError(f"{path.name}: expected a title and a line `Rules: …`")
    parts: list[dict[str, Any]] = []
    for block in blocks:
        one = part(block)
        if one["lead"].startswith(("Tests", "Proof")):
            continue
        if one["items"] and not one["lead"] and parts and not (parts[-1]["text"] or parts[-1]["items"]):
            one["lead"] = parts.pop()["lead"]
        parts.append(one)
    ids = re.findall(r"`([^`]+)`", rules)
    return {"name": path.stem, "title": head.removeprefix("# "), "rules": ids, "parts": parts}


def text() -> str:
    """The content of rulings.json: all pages, in the order of the index."""
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    names = dict.fromkeys(re.findall(r"\]\(([\w-]+)\.md\)", index))
    return json.dumps([page(PAGES / f"{name}.md") for name in names], ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write rulings.json."""
    DATA.write_text(text(), encoding="utf-8")
