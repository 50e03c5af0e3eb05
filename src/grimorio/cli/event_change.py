"""Change the event in a file for a command of `grimorio event`: with all facts of the command, or not at all.

A fact is an entry of the event's log, such as a pairing, a result or a penalty.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio.cli import event_show
from grimorio.cli.base import FAILURE, Stop, told, translator, writing

if TYPE_CHECKING:
    from grimorio.events.event import Event

File = Annotated[Path, typer.Argument(metavar="FILE", help="The event's file.")]
Correction = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why an earlier result is corrected.")
]


def changed(path: Path, change: Callable[[Event], Event]) -> Event:
    """Change the event in a file, and return it; if a new fact is not possible, the file stays as it was.

    Args:
        path: the file.
        change: returns the event with its new facts; raises ValueError or Stop if one is not possible.

    Raises:
        Stop: the file cannot be read or written, was changed by another command, or a fact is not possible.
    """
    from grimorio.events.event_file import digest

    try:
        before = digest(path)
    except OSError:
        before = None
    event = event_show.load(path)
    try:
        event = change(event)
    except ValueError as error:
        raise Stop(f"{path}: {told(error)}") from None
    save(event, path, before)
    return event


def noted(event: Event, kind: str, **fields: Any) -> Event:
    """The event after one more fact (an entry of its log), which happens now.

    Args:
        event: the event.
        kind: the name of the fact's class in `events.facts`.
        fields: the fields of the fact, which are checked.

    Raises:
        EventError: the fact is not possible.
    """
    from grimorio.events import facts
    from grimorio.events.event_file import fact

    return event.after(fact(getattr(facts, kind), at=int(time.time()), **fields))


def save(event: Event, path: Path, before: str | None) -> None:
    """Write an event to a file.

    Args:
        event: the event.
        path: the file.
        before: the digest of the file that the event was read from; None: there was no file.

    Raises:
        Stop: the file cannot be written, is being written, or is not the one that was read.
    """
    from grimorio.events.event_file import BeingWritten, ChangedMeanwhile
    from grimorio.events.event_file import save as write

    say = translator("event")
    with writing(path):
        try:
            write(event, path, before)
        except BeingWritten as error:
            raise Stop(say("event-being-written", name=str(path), lock=str(error.lock)), FAILURE) from None
        except ChangedMeanwhile:
            raise Stop(say("event-changed-meanwhile", name=str(path)), FAILURE) from None


def pair_read(text: str) -> tuple[str, str | None]:
    """The two names in `A - B`, as (A, B), or (A, None) for `A -`. Raises Stop: the text is neither."""
    first, dash, second = text.rpartition(" -")
    if not dash or not first.strip():
        raise Stop(translator("event")("event-table", found=text))
    return first.strip(), second.strip() or None
