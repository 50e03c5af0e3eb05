"""Write docs/magic-2003.md: the rules of July 2003 that the booklet leaves out, from Magic's checklist."""

from __future__ import annotations

from pathlib import Path

from grimorio import rulebooks

PAGE = Path(__file__).parent.parent / "docs" / "magic-2003.md"
HEAD = """# Magic: what the booklet leaves out

The booklet of Eighth Edition explains the game to players; the comprehensive rules (CR) of July 2003 stand
behind it. Here is what this table takes from them, in our own words, by the ids that code, logs and tests
cite.
`grimorio rules ID` shows which tests prove each.
"""


def text() -> str:
    """The text of the page, with a line for each rule whose id begins with MTG8-CR."""
    rules = [rule for rule in rulebooks.load("magic") if rule.id.startswith("MTG8-CR-")]
    lines = [f"- **{rule.id}** ({rule.section}): {rule.statement}" for rule in rules]
    return f"{HEAD}\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write docs/magic-2003.md."""
    PAGE.write_text(text(), encoding="utf-8")
