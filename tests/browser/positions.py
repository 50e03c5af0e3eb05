"""Positions of Magic from which several test files begin; in BIG each side has some thirty permanents."""

from __future__ import annotations

from typing import Any

SAPROLING = {"token": "Saproling", "types": ["Saproling"], "colors": ["green"], "size": "1/1"}
CROWD: dict[str, Any] = {
    "at": "main1",
    "turn": 4,
    "A": {
        "hand": ["Index"],
        "library": ["Shock", "Forest", "Island", "Hill Giant", "Craw Wurm", "Plains"],
        "battlefield": [
            *["Island"] * 6,
            *["Grizzly Bears"] * 6,
            *[SAPROLING] * 3,
            "Craw Wurm",
            {"card": "Hill Giant", "counters": {"+1/+1": 1}},
            "Glorious Anthem",
            {"card": "Shifting Sky", "chosen": "red"},
        ],
    },
    "B": {"life": 30, "graveyard": ["Shock", "Boomerang"]},
}

ORDER: dict[str, Any] = {
    "at": "main1",
    "turn": 4,
    "A": {
        "hand": ["Pacifism", "Index"],
        "battlefield": [*["Plains"] * 3, *["Island"] * 2, "Ivory Cup", "Verduran Enchantress"],
        "library": ["Shock", "Forest", "Forest", "Hill Giant", "Craw Wurm", "Plains"],
    },
    "B": {"battlefield": ["Grizzly Bears"]},
}

MANY: dict[str, Any] = {
    "at": "main1",
    "turn": 4,
    "A": {"hand": ["Pyrotechnics"], "battlefield": [*["Mountain"] * 5, "Craw Wurm"]},
    "B": {"life": 5, "battlefield": ["Grizzly Bears", "Horned Turtle", "Wind Drake", "Hill Giant"]},
}

SIDE: dict[str, Any] = {
    "life": 11,
    "hand": ["Shock"],
    "battlefield": ["Island*5", "Wind Drake*2", "Ivory Cup"],
}
FOUR: dict[str, Any] = {
    "at": "attackers",
    "turn": 9,
    "A": {"hand": ["Shock", "Forest"], "battlefield": ["Mountain*4", "Grizzly Bears", "Spined Wurm"]},
    "B": {**SIDE, "battlefield": ["Island*5"]},
    "C": {**SIDE, "battlefield": [*SIDE["battlefield"], {"card": "Holy Strength", "on": "Wind Drake"}]},
    "D": {**SIDE, "life": 2, "battlefield": ["Swamp*3"], "graveyard": ["Raise Dead"]},
}

BUSY: dict[str, Any] = {
    "at": "main1",
    "A": {
        "hand": ["Shock", "Forest", "Serra Angel", "Giant Growth"],
        "battlefield": [
            *["Forest*3", "Mountain*2", "Rod of Ruin", {"card": "Hill Giant", "damage": 1}],
            {"card": "Grizzly Bears", "as": "bear", "counters": {"+1/+1": 1}, "tapped": True},
            {"card": "Holy Strength", "on": "bear"},
            {"card": "Shifting Sky", "chosen": "red"},
        ],
        "graveyard": ["Shock", "Raise Dead"],
        "mana": "GG",
    },
    "B": {
        "poison": 3,
        "battlefield": ["Island*4", "Wind Drake", {"card": "Spined Wurm", "new": True}],
    },
}

BIG: dict[str, Any] = {
    "at": "main1",
    "active": "A",
    "A": {
        "life": 14,
        "hand": ["Shock", "Giant Growth", "Wrath of God", "Demystify"],
        "battlefield": [
            *["Mountain*4", "Forest*3", "Plains*2", "City of Brass", "Goblin King", "Goblin Raider*2"],
            *["Goblin Chariot", "Raging Goblin*2", "Two-Headed Dragon", "Rhox", "Spined Wurm"],
            *["Angel of Mercy", "Serra Angel", "Suntail Hawk*2", "Venerable Monk", "Ivory Cup"],
            *["Rod of Ruin", "Glorious Anthem", "Worship", "Howling Mine", "Crossbow Infantry"],
        ],
        "graveyard": ["Shock*2"],
    },
    "B": {
        "life": 11,
        "hand": ["Remove Soul", "Boomerang", "Shock"],
        "battlefield": [
            *["Island*4", {"card": "Island", "tapped": True}, "Swamp*4", "Urza's Mine", "Urza's Tower"],
            *["Air Elemental", "Horned Turtle*2", "Thieving Magpie", "Fighting Drake", "Puppeteer"],
            *["Wind Drake", "Aven Fisher", "Ravenous Rats*2", "Abyssal Specter", "Deathgazer"],
            *["Severed Legion", "Megrim", "Phyrexian Arena", "Royal Assassin", "Master Decoy"],
        ],
    },
}
