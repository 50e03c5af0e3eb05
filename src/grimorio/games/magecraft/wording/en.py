"""The texts of cards in English."""

from __future__ import annotations

from grimorio.games.magecraft.words import Attack, Draw, Heal, Icon, Shield

NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def times(count: int) -> str:
    """How often something is done, in words: "once" for a `count` of 1, "twice", "three times"."""
    return {1: "once", 2: "twice"}.get(count, f"{NUMBERS.get(count, str(count))} times")


def gems(count: int) -> str:
    """The words for `count` gems: "a gem", "two gems"."""
    return "a gem" if count == 1 else f"{NUMBERS.get(count, str(count))} gems"


def sentence(icon: Icon) -> str:
    """The sentence for one icon of a card."""
    count = icon.times
    match icon:
        case Draw():
            return f"Draw {gems(count)}."
        case Attack():
            return "Attack." if count == 1 else f"Attack {times(count)}."
        case Heal():
            return f"Heal {gems(count)}."
        case Shield():
            return f"Shield yourself with {gems(count)}."
    return f"Let {gems(count)} vanish into Points."
