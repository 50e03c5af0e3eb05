"""The events of a triggered ability, grouped by their subjects for its text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from grimorio.games.magic.words import Trigger


@dataclass
class Events:
    """Events of one subject, or of several that do the same, in the text of a triggered ability.

    Attributes:
        on: the events of the last subject.
        subjects: the phrases for the subjects.
        verbs: the verbs for the events, in the form that agrees with the last subject.
    """

    on: list[Trigger]
    subjects: list[str]
    verbs: list[str]


def by_subject(told: list[tuple[Trigger, str, str]]) -> list[Events]:
    """Group the events of a triggered ability by their subjects, and subjects of the same events together.

    Each event is given as (event, subject, verb). Example: "this creature" and "another Goblin" share the
    verb "comes into play".
    """
    groups: list[Events] = []
    for on, subject, verb in told:
        group = next((group for group in groups if group.subjects == [subject]), None)
        if group is None:
            groups.append(Events([on], [subject], [verb]))
        else:
            group.on.append(on)
            group.verbs.append(verb)
    merged: list[Events] = []
    for group in groups:
        last = merged[-1] if merged else None
        if last is not None and all(group.subjects) and _same_events(last.on, group.on):
            merged[-1] = Events(group.on, last.subjects + group.subjects, group.verbs)
        else:
            merged.append(group)
    return merged


def _same_events(first: list[Trigger], second: list[Trigger]) -> bool:
    """Whether events of two subjects differ only in their subject, a permanent.

    `first` and `second` are the events of the two.
    """
    pairs: list[tuple[Any, Any]] = list(zip(first, second, strict=False))
    return len(first) == len(second) and all(
        hasattr(one, "what") and type(one) is type(other) and replace(one, what=other.what) == other
        for one, other in pairs
    )
