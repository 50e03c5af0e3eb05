"""The view of a seat in any game as text, which the `render` of an environment returns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def plain(value: Any) -> str:
    """The text of a value on one line. Counts that are zero are left out, and lists stand in brackets."""
    if isinstance(value, Mapping):
        counts = all(type(item) is int for item in value.values())
        shown = {key: plain(item) for key, item in value.items() if not (counts and item == 0)}
        parts = [f"{key} ({item})" if " " in item else f"{key} {item}" for key, item in shown.items()]
        return ", ".join(parts) or "none"
    if isinstance(value, (list, tuple)):
        return "[" + "; ".join(plain(item) for item in value) + "]"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def table_text(view: Mapping[str, Any]) -> str:
    """A view as text: who is asked what, then a line for each part of the table."""
    lines = [f"{view['game']}, as seat {view['seat']} sees it"]
    lines += [f"asked: seat {asked['seat']}, {asked['ask']}" for asked in view["waiting"]]
    if view["result"] is not None:
        lines.append("over: " + plain(view["result"]))
    for name, value in view["table"].items():
        if isinstance(value, list):
            for item in value:
                lines.append(f"{name}:")
                lines += [f"  {key}: {plain(part)}" for key, part in item.items()]
        else:
            lines.append(f"{name}: {plain(value)}")
    return "\n".join(lines)
