"""The names by which a script of Magic may call the options of a choice."""

from __future__ import annotations

import re

from grimorio.games.magic.names import UnknownCard
from grimorio.games.magic.public import outputs_of
from grimorio.games.magic.situation_data import SEATS
from grimorio.games.magic.state.objects import waiting_triggers
from grimorio.games.magic.state.pools import MANA_KINDS, ONE, pool_text
from grimorio.judge.magic.names import Names, name_of
from grimorio.kernel import Choice, Option, Position

NO = (("done",), ("no",))
"""The options that decline an optional choice."""
YES = ("yes",)
_NUMBERED = re.compile(r"(.*\S)\s*#(\d{1,2})\Z", re.DOTALL)
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


def things_of(p: Position, option: Option) -> list[int]:
    """What an option is about: a list with the id of its main object, or with a player's `as_target` number.

    The list is empty for an option about neither.
    """
    head, *rest = option
    if head == "player":
        return [-1 - int(rest[0])]
    if (
        head in ("object", "activate", "flashback", "madness", "turn-up", "mana", "assign", "part")
        and rest
        and isinstance(rest[0], int)
    ):
        return [rest[0]]
    if head in ("attack", "block"):
        return [int(rest[0])]
    if head == "trigger":
        trigger = waiting_triggers(p)[int(rest[0])]
        return [trigger.source]
    if head == "effect":
        key = int(rest[0])
        of = getattr(p.things[key], "key", 0)
        return [of if of else key]
    return []


def lasting(p: Position, option: Option) -> Option:
    """The option in a form that can be read even after its trigger or effect is gone.

    It names the source of a trigger, or the card or object of an effect; other options stay as they are.
    """
    if option[0] == "trigger":
        return ("object", *things_of(p, option))
    if option[0] == "effect":
        by = str(getattr(p.things[int(option[1])], "by", ""))
        return ("card", by) if by else ("object", *things_of(p, option))
    return option


def label_of(p: Position, option: Option, names: Names) -> str:
    """An option as text for messages; objects have their labels in the script, or their names."""
    head, *rest = option
    things = [names.call(p, key) for key in things_of(p, option)]
    match head:
        case "object" | "player":
            return things[0]
        case "card" | "color" | "type" | "land" | "cast" | "cycle" | "morph":
            word = str(rest[0])
            return f"{head} {word}" if head in ("land", "cast", "cycle", "morph") else word
        case "attack":
            return f"{things[0]} attacks {SEATS[int(rest[1])]}"
        case "block":
            return f"{things[0]} blocks {names.call(p, int(rest[1]))}"
        case "assign":
            return f"{rest[1]} to {things[0]}"
        case "part":
            return f"{rest[1]} of {things[0]}"
        case "activate":
            return f"ability of {things[0]}"
        case "flashback" | "madness":
            return f"{head} of {things[0]}"
        case "turn-up":
            return f"{things[0]} face up"
        case "mana" if things:
            key = int(rest[0])
            return f"mana {pool_text(outputs_of(p, key, p.things[key])[int(rest[1])][1])} of {things[0]}"
        case "spend":
            return f"pay with {pool_text(int(rest[1]) * ONE[MANA_KINDS.index(str(rest[0]))])}"
        case "mode":
            return f"mode {int(rest[0]) + 1}"
        case "trigger":
            trigger = waiting_triggers(p)[int(rest[0])]
            about = names.call(p, trigger.that) if name_of(p, trigger.that) else ""
            who = SEATS[trigger.who] if trigger.who >= 0 else ""
            much = str(trigger.much) if trigger.much else ""
            words = (things[0], much, about if about != things[0] else "", who)
            return " ".join(word for word in words if word)
        case "effect":
            thing = p.things[int(rest[0])]
            name = str(getattr(thing, "by", "")) or things[0]
            left = getattr(thing, "left", -1)
            return f"{name} ({left} left)" if left > 0 else name
    return " ".join(str(part) for part in option)


def fits(p: Position, option: Option, text: str, names: Names) -> bool:
    """Whether a text of a script names an option: by its object, player, card, number or word."""
    head, *rest = option
    low = " ".join(text.casefold().split())
    things = things_of(p, option)
    match head:
        case "object" | "player" | "trigger" | "attack" | "block":
            return names.means(p, text, things[0])
        case "effect":
            by = str(getattr(p.things[int(rest[0])], "by", ""))
            return names.means(p, text, things[0]) or (bool(by) and _same_card(p, by, text, names))
        case "card":
            return _same_card(p, str(rest[0]), text, names)
        case "mode":
            return low in (str(int(rest[0]) + 1), f"mode {int(rest[0]) + 1}")
        case "mana" if not things:
            letters = str(rest[0]).casefold()
            return low in (letters, letters.strip("{}")) or COLORS.get(low, "").casefold() == letters.strip(
                "{}"
            )
        case "spend":
            return COLORS.get(low, low.upper()) == str(rest[0]) * int(rest[1])
        case "activate" | "mana" | "land" | "cast" | "cycle" | "flashback" | "madness" | "morph" | "turn-up":
            return False
    if rest:
        return low in (str(rest[-1]).casefold(), " ".join(str(part) for part in rest).casefold())
    return low == str(head)


def _same_card(p: Position, name: str, text: str, names: Names) -> bool:
    try:
        return names.name(p, text) == name
    except UnknownCard:
        return False


def find(p: Position, choice: Choice, text: str, names: Names) -> Option | None:
    """The option that a text names; None if it names none.

    Of several such options, the first whose object has no label is preferred; ``Karma #2`` means the second.
    """
    if (numbered := _NUMBERED.match(text)) is not None:
        alike = [entry for entry in choice.options if fits(p, entry, numbered[1], names)]
        place = int(numbered[2]) - 1
        return alike[place] if 0 <= place < len(alike) else None
    low = " ".join(text.casefold().split())
    options = list(choice.options)
    if low in ("none", "done", "pass", "no"):
        return next((option for option in options if option in NO), None)
    matches = [option for option in options if fits(p, option, text, names)]
    if not matches:
        words = set(low.split())
        matches = [entry for entry in options if words <= set(label_of(p, entry, names).casefold().split())]
    if not matches:
        return None
    keys = names.plain_first([thing for option in matches for thing in things_of(p, option)[:1]])
    if keys and text not in names.labels:
        return next(option for option in matches if things_of(p, option)[:1] == keys[:1])
    return matches[0]


def is_word(p: Position, text: str, names: Names) -> bool:
    """Whether a text names anything that could ever be chosen."""
    text = _NUMBERED.sub(r"\1", text)
    low = " ".join(text.casefold().split())
    known = {"yes", "no", "none", "done", "pass", "tap", "untap", "keep", "mulligan", *COLORS}
    if (
        low in known
        or text in SEATS
        or low.isdecimal()
        or all(letter in "wubrgc{}0123456789" for letter in low)
    ):
        return True
    if any(low == name.casefold() for name in p.book.types):
        return True
    try:
        names.name(p, text)
    except UnknownCard:
        return False
    return True
