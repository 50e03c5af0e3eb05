"""Random Magic phases of Magecraft with whole grimoires to cast, for `tools.suite`.

What the bots know of the ends of a phase (`bots.magecraft.sure`) only sorts out quickly the situations that
promise nothing; the proof tries every answer by the rules.
"""

from __future__ import annotations

import random
from typing import Any, Final

from grimorio import games
from grimorio.bots.magecraft import sure
from grimorio.bots.magecraft.sense import MagecraftSense
from grimorio.kernel import Position, Setup
from grimorio.kernel.faults import SetupError
from tools.wins import effects, gems

Situation = dict[str, Any]

MOST_ENDS: Final = 20_000
"""The most ends of a phase that are looked at before a situation is given up."""

FEW: Final = 3
"""One answer in so many may be right."""

MASTERED: Final = 0.35
"""The share of the spells before the last of a grimoire that are mastered."""


def chains(luck: random.Random, lengths: list[int], hands: list[int]) -> Situation:
    """A random situation in which player A has grimoires of such lengths, and a hand of such a size.

    Nothing is drawn, and some spells are mastered, so that the order of what is cast and paid counts.
    """
    able = [name for name, icon in effects().items() if not icon.get("draw")]

    def grimoire() -> list[str]:
        names = [luck.choice(able) for _ in range(luck.choice(lengths))]
        passing = [f"{name} (mastered)" if luck.random() < MASTERED else name for name in names[:-1]]
        return [*passing, names[-1]]

    return {
        "phase": "magic",
        "active": "A",
        "round": luck.randint(3, 14),
        "academy": {"gems": "W6", "spells": []},
        "A": {
            "character": luck.choice(["Ember", "Bram"]),
            "hand": gems(luck, luck.choice(hands)),
            "bag": "none",
            "discard": "none",
            "grimoires": [grimoire() for _ in range(3)],
        },
    }


def winning(luck: random.Random) -> Situation | None:
    """A random Magic phase in which few answers seem to win, by hits or by points; None if none do."""
    situation = chains(luck, [1, 2, 3, 3, 4], [4, 5, 5, 6, 7])
    shield = luck.choice(["none", "L1", "L2"])
    if luck.random() < 0.5:
        situation["A"]["hp"] = "F2 W2 E1"
        situation["B"] = {"hp": f"L{luck.choice([2, 3, 4, 5])}", "shield": shield}
    else:
        situation["A"] |= {"hp": "F12", "points": f"E{luck.randint(15, 18)}"}
        situation["B"] = {"hp": "L9", "shield": shield}
    ends = ends_of(situation)
    return situation if ends and few([any(end[0] == sure.WON for end in after) for after in ends]) else None


def thrifty(luck: random.Random) -> Situation | None:
    """A random Magic phase far from the end in which few answers seem to bring the most; None if none do.

    The hand has three gems, too few for a review, so that none is worth being kept.
    """
    situation = chains(luck, [1, 2, 3, 3], [3])
    situation["A"] |= {"hp": f"F{luck.choice([9, 10, 11, 12])}", "points": f"E{luck.randint(1, 9)}"}
    situation["B"] = {"hp": f"L{luck.choice([9, 12])}", "shield": luck.choice(["none", "L1", "L2"])}
    ends = ends_of(situation)
    if not ends:
        return None
    reached = [{end[:5] for end in after} for after in ends]
    most = tuple(max(column) for column in zip(*set().union(*reached), strict=True))
    return situation if few([most in after for after in reached]) else None


def lasting(luck: random.Random) -> Situation:
    """A random Magic phase after which the opponent's known hand may kill."""
    situation, theirs = chains(luck, [1, 2, 2], [3, 4, 5]), chains(luck, [1, 1, 2], [3, 4])
    theirs["A"]["character"] = "Bram" if situation["A"]["character"] == "Ember" else "Ember"
    life, shield = luck.choice(["F1", "F2", "F3", "F4"]), luck.choice(["none", "none", "F1"])
    situation["A"] |= {"hp": life, "shield": shield}
    situation["B"] = theirs["A"] | {"hp": luck.choice(["L4", "L6", "L12"])}
    return situation


def few(right: list[bool]) -> bool:
    """Whether some answers are right, but few."""
    return 0 < sum(right) <= len(right) // FEW


def ends_of(situation: Situation) -> list[frozenset[sure.End]]:
    """The ends of the phase after each of its answers; none where nothing can be told."""
    try:
        position: Position = games.get("magecraft").start(Setup("magecraft", 2, 1, {}, None, situation))
    except SetupError:
        return []
    if position.over or position.choice.ask != "magic":
        return []
    ends = sure.Ends(MagecraftSense().plan(position, position.choice))
    ends.left = MOST_ENDS
    try:
        return [ends.of(option, -1, 0, -1, False) for option in position.choice.options]
    except sure.Unsure:
        return []
