"""The text of events and conditions in English."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic.wording.en import rows
from grimorio.games.magic.wording.en.amounts import value
from grimorio.games.magic.wording.en.nouns import a, noun, some, what
from grimorio.games.magic.wording.events import by_subject
from grimorio.games.magic.wording.shape import Telling, once
from grimorio.games.magic.words import (
    AtMost,
    Both,
    Condition,
    Controls,
    EachBasicType,
    EachColor,
    IsColored,
    SharesColor,
    State,
    Trigger,
    Triggered,
)
from grimorio.language.english import listed, said
from grimorio.language.phrases import join


def event(on: Trigger, t: Telling) -> tuple[str, str]:
    """Return the subject and the verb of an event, such as "a creature" and "comes into play".

    For a time or state the subject is "", and the second text is a whole clause: "at end of turn".
    """
    if isinstance(on, State):
        return "", f"when {condition(on.condition, t)}"
    return rows.told_event(on, t)


def trigger(ability: Triggered, t: Telling) -> str:
    """The clause for all events of an ability, without the comma: "whenever Okk attacks or blocks"."""
    told = [(on, *event(on, t)) for on in ability.on]
    word = "when" if once(ability) else "whenever"
    parts = [verb for _, subject, verb in told if not subject]
    for group in by_subject([one for one in told if one[1]]):
        subjects, verbs = join(group.subjects, "or"), listed(_shorter(group.verbs), "or")
        parts.append(f"{word} {subjects} {verbs}")
    return join(parts, "or")


def _shorter(verbs: list[str]) -> list[str]:
    """The verbs of two events, shortened where the second repeats the first.

    Example: "blocks a Wall" becomes "blocks" before "becomes blocked by a Wall".
    """
    if len(verbs) == 2 and verbs[0].startswith("blocks ") and verbs[1].endswith(f" by{verbs[0][6:]}"):
        return ["blocks", verbs[1]]
    return verbs


def condition(word: Condition, t: Telling) -> str:
    """The clause for a condition: "you control a creature"."""
    match word:
        case Controls(that, least, none):
            bare = replace(that, controller=None)
            if none:
                return f"you control no {noun(bare, True)}"
            return f"you control {'' if least <= 1 else 'at least '}{some(bare, max(1, least))}"
        case EachColor(each):
            return f"you control {a(each)} of each color"
        case AtMost(first, second):
            if isinstance(second, int):
                return f"{value(first, t)} is {second} or less"
            return f"{value(first, t)} is less than or equal to {value(second, t)}"
        case IsColored(it, colors):
            return f"{said(what(it, t))} is {listed(list(colors), 'or')}"
        case SharesColor(it, other):
            common = "the most common color among all permanents or a color tied for most common"
            return f"{said(what(it, t))} shares a color with {common if other is None else a(other)}"
        case Both(conditions):
            if all(isinstance(part, Controls | EachBasicType | EachColor) for part in conditions):
                begun = condition(conditions[0], t)
                rest = [condition(part, t).split(" ", 2)[2] for part in conditions[1:]]
                return listed([begun, *rest], "and")
            return listed([condition(part, t) for part in conditions], "and")
    return rows.told(word, t)
