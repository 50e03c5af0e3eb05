"""Random situations of Magic in which a win may be near, for `tools.wins`.

The opponent has no hand and no lands, so that nothing hidden counts; blockers stand in the way. All lands
are of one kind, so that it does not matter which of them pay: the search answers only what is asked, and the
table pays by itself.
"""

from __future__ import annotations

import random
from typing import Any, Final

LANDS: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}

SPELLS: Final = {
    "W": ("Holy Strength", "Pacifism", "Glorious Anthem", "Spirit Link"),
    "U": ("Flight", "Dehydration", "Boomerang", "Unsummon"),
    "B": ("Fear", "Vicious Hunger", "Unholy Strength", "Nausea", "Soul Feast", "Nekrataal", "Dark Banishing"),
    "R": ("Volcanic Hammer", "Lava Axe", "Panic Attack", "Raging Goblin", "Pyroclasm", "Shock"),
    "G": ("Monstrous Growth", "Lure", "Giant Growth", "Wing Snare"),
}
"""For each colour, cards for the hand. Few are instants, which may be played later as well."""

ATTACKERS: Final = (
    *("Goblin Raider", "Grizzly Bears", "Hill Giant", "Wind Drake", "Suntail Hawk", "Spined Wurm"),
    *("Craw Wurm", "Trained Armodon", "Severed Legion", "Elvish Pioneer", "Balduvian Barbarians"),
    *("Gluttonous Zombie", "Norwood Ranger", "Fugitive Wizard", "Canyon Wildcat"),
)
BLOCKERS: Final = (
    *("Horned Turtle", "Grizzly Bears", "Hill Giant", "Giant Spider", "Coral Eel", "Spined Wurm"),
    *("Glory Seeker", "Wall of Stone", "Suntail Hawk", "Fugitive Wizard", "Scathe Zombies"),
)


def dealt(luck: random.Random) -> dict[str, Any]:
    """A random situation in the first main phase of player A, as a scenario describes it."""
    colour = luck.choice(sorted(SPELLS))
    hand = luck.sample(SPELLS[colour], 3)
    lands = [LANDS[colour]] * luck.choice([2, 3, 3, 4])
    attackers = [luck.choice(ATTACKERS) for _ in range(luck.choice([1, 2, 2, 3]))]
    return {
        "at": "main1",
        "active": "A",
        "turn": 9,
        "A": {"life": 4, "hand": hand, "battlefield": [*lands, *attackers], "library": ["Plains"] * 3},
        "B": {
            "life": luck.randint(3, 9),
            "battlefield": [luck.choice(BLOCKERS) for _ in range(luck.choice([1, 1, 2, 2]))],
            "library": ["Plains"] * 3,
        },
    }
