"""Sealed answers in the form in which they are stored, and the proofs that they give.

A seat seals an answer by sending its hash, and opens it by sending the answer and a random salt once all
seats have sealed theirs. See docs/decisions/sealed-throws.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from grimorio.web.game.timeline import Timeline

Line = dict[str, Any]
"""A line of the log as JSON data."""
Entry = dict[str, Any]
"""A sealed answer as stored.

"number", "seat", "group" (the numbers of the choices asked together), "hash" (None for an answer given
without a seal), "done" (whether it was given); "option" and "salt" once it was opened, for bots from the
beginning.
"""

TOLD: Final = 8
"""How many of the newest sealed answers the table sends to its connections with its state."""


def noted(id: str, entries: list[Entry]) -> dict[str, Any]:
    """The entry `seals` of a finished record: `{"id", "answers"}`.

    `id` is the game's id, and `entries` are its sealed answers as stored; "answers" has them as all may see
    them (`shown`).
    """
    return {"id": id, "answers": [shown(one, one["done"]) for one in entries]}


def shown(entry: Entry, opened: bool) -> Entry:
    """A sealed answer as everybody may see it.

    If `opened` is true, it has the option and the salt, once they are known.
    """
    fields = {name: entry[name] for name in ("number", "seat", "hash")}
    if opened and entry["salt"]:
        fields |= {"option": entry["option"], "salt": entry["salt"]}
    return fields | {"done": entry["done"]}


def proven(timeline: Timeline, line: Line, step: int, entries: list[Entry]) -> Line:
    """The log line or, if it shows sealed answers, a copy with a word for each seat in the field "proofs".

    `entries` are the sealed answers of the game, as stored.

    "proven": the answer is the one that was sealed; "withheld": an answer was sealed, but this one came
    without a proof; "plain": no answer was sealed. `step` is the number of the answer that caused the line.
    """
    if line["event"] not in timeline.game.sealed.values() or not step:
        return line
    number = timeline.given[step - 1][0]
    given = [one for one in entries if one["done"]]
    group: list[int] = next((one["group"] for one in given if one["number"] == number), [])
    together = [one for one in given if one["number"] in group or number in one["group"]]
    return {**line, "proofs": {str(one["seat"]): _proof(one) for one in together}}


def _proof(entry: Entry) -> str:
    return "proven" if entry["salt"] else "withheld" if entry["hash"] else "plain"
