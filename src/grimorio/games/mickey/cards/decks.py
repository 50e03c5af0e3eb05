"""Ready decks: two for the Mini match, five for the Classic and the Official match, each of one team.

All are legal by both rulebooks: every card has one colour, Support and deck share no Castle, and no deck
holds more Magic Power than 80. The Codes are left out where a rulebook has none.
"""

from __future__ import annotations

from typing import Final

Part = tuple[tuple[int, str], ...]
"""A part of a deck: the number of copies of each card, by its key."""

_LANTERN_MAGES: Final[Part] = (
    (1, "Orsa, Keeper of the First Lantern"),
    (1, "Tibaldo, the Sleepless"),
    (1, "Quill, Reader of Maps"),
)
_TIDE_MAGES: Final[Part] = (
    (1, "Maren, Voice of the Deep"),
    (1, "Oswin, Mender of Nets"),
    (1, "Talia, Salt Dancer"),
)
_EMBER_MAGES: Final[Part] = (
    (1, "Rusk, Master of Bellows"),
    (1, "Ignia, Child of Sparks"),
    (1, "Dorn, Hammer Hand"),
)
_MOSS_MAGES: Final[Part] = (
    (1, "Willa, Friend of Roots"),
    (1, "Bracken, the Slow Walker"),
    (1, "Ottone, Thief of Honey"),
)
_MASK_MAGES: Final[Part] = (
    (1, "Vesper, the Smiling"),
    (1, "Corvina, Teller of Lies"),
    (1, "Lazlo, Biter of Coins"),
)


def _castles(*names: str) -> Part:
    return tuple((1, name) for name in names)


_LANTERN_CASTLES: Final = _castles(
    "Hall of Lamps",
    "Bell Tower",
    "Gallery of Oaths",
    "Sundial Court",
    "Storm Lighthouse",
    "Honeycomb Keep",
    "Quiet Crossroads",
    "Sunken Library",
)
_EMBER_CASTLES: Final = _castles(
    "Furnace Gate",
    "Spark Market",
    "Broken Arena",
    "Anvil Square",
    "Chimney Forest",
    "Bell Tower",
    "House of Debts",
    "Quiet Crossroads",
)

_LANTERN: Final[Part] = (
    *_LANTERN_MAGES,
    (3, "Watchman's Word"),
    (2, "Amber Shield"),
    (3, "Dawn Chorus"),
    (1, "Noon Blade"),
    (3, "Lantern Flash"),
    (2, "Oath of Wax"),
    (1, "Dazzling Dust"),
    (2, "Second Sunrise"),
    (3, "Sun Wheel"),
    (3, "Candle Ward"),
    (2, "Bright Verdict"),
    (2, "Honest Light"),
    (1, "Golden Key"),
    (2, "Open Shutters"),
    (2, "Oak Heart"),
    (3, "Gentle Rain"),
    (2, "Elder Bark"),
    (3, "Creeping Ivy"),
    *_LANTERN_CASTLES,
)
_LANTERN_SUPPORT: Final[Part] = (
    (1, "Orsa, the Young"),
    (2, "Golden Key"),
    (2, "Shared Flame"),
    (2, "Gilded Sum"),
    (1, "Noon Blade"),
    (1, "Bright Verdict"),
    (1, "Turning Meadow"),
)
_TIDE: Final[Part] = (
    *_TIDE_MAGES,
    (3, "Drop of Calm"),
    (2, "Rising Tide"),
    (3, "Moon Well"),
    (2, "Three Springs"),
    (2, "Mist of Doubt"),
    (3, "Foam Mirror"),
    (3, "Undertow"),
    (3, "Glass Fish"),
    (2, "Ebb"),
    (2, "Memory of Rain"),
    (2, "Deep Breath"),
    (2, "Vortex of Tides"),
    (3, "Noon Blade"),
    (2, "Amber Shield"),
    (2, "Dawn Chorus"),
    (2, "Second Sunrise"),
    (2, "Open Shutters"),
    *_castles(
        "Harbour of Mists",
        "Sunken Library",
        "Glass Bridge",
        "Whalebone Hall",
        "Storm Lighthouse",
        "Bell Tower",
        "Turning Meadow",
        "Honeycomb Keep",
    ),
)
_TIDE_SUPPORT: Final[Part] = (
    (1, "Maren, the Drowned Queen"),
    (2, "Whirlpool Gate"),
    (2, "Cold Current"),
    (2, "Pearl of Silence"),
    (1, "Old Lighthouse Song"),
    (1, "Ebb"),
    (1, "Quiet Crossroads"),
)
_EMBER: Final[Part] = (
    *_EMBER_MAGES,
    (3, "Hammer of Sparks"),
    (3, "Slag Rain"),
    (2, "Acid Bath"),
    (3, "White Heat"),
    (1, "Clean Blow"),
    (2, "Cinder Horse"),
    (3, "Forge Song"),
    (2, "Melted Gate"),
    (3, "Burnt Offering"),
    (3, "Cracked Anvil"),
    (2, "Thief of Coals"),
    (3, "Halving Edge"),
    (3, "Angry Embers"),
    (2, "Smoke Signal"),
    (2, "Fire Tongs"),
    (3, "Vortex of Sparks"),
    *_EMBER_CASTLES,
)
_EMBER_SUPPORT: Final[Part] = (
    (1, "Rusk, Without a Fire"),
    (2, "Clean Blow"),
    (1, "Cinder Horse"),
    (2, "Everburning Brand"),
    (1, "Acid Bath"),
    (1, "Fire Tongs"),
    (1, "Thief of Coals"),
    (1, "Masked Theatre"),
)
_MOSS: Final[Part] = (
    *_MOSS_MAGES,
    (3, "Root Hold"),
    (2, "Seed Swap"),
    (3, "Leaping Path"),
    (2, "Oak Heart"),
    (3, "Gentle Rain"),
    (2, "Thorn Fence"),
    (2, "Elder Bark"),
    (3, "Green Thread"),
    (3, "Creeping Ivy"),
    (2, "Pollen Cloud"),
    (2, "Rising Sap"),
    (3, "Vortex of Leaves"),
    (3, "Dawn Chorus"),
    (2, "Sun Wheel"),
    (2, "Dazzling Dust"),
    (3, "Watchman's Word"),
    *_castles(
        "Root Cathedral",
        "Turning Meadow",
        "Dragon Nursery",
        "Trading Glade",
        "Honeycomb Keep",
        "Sunken Library",
        "Broken Arena",
        "Sundial Court",
    ),
)
_MOSS_SUPPORT: Final[Part] = (
    (1, "Willa, Queen of Brambles"),
    (2, "Mushroom Ring"),
    (2, "Wild Harvest"),
    (2, "Moss Over Stone"),
    (1, "Pond of Two Faces"),
    (1, "Borrowed Feathers"),
    (1, "Whalebone Hall"),
)
_MASK: Final[Part] = (
    *_MASK_MAGES,
    (2, "Velvet Chains"),
    (3, "Second Face"),
    (2, "Mask of Nobody"),
    (2, "Pilfered Crown"),
    (3, "Patient Dagger"),
    (1, "Whispered Name"),
    (1, "Clean Blow"),
    (3, "Hollow Night"),
    (2, "Broken Promise"),
    (2, "Masquerade"),
    (2, "Cinder Horse"),
    (1, "Puppet Strings"),
    (3, "Forge Song"),
    (2, "Shadow Tax"),
    (3, "Cracked Anvil"),
    (3, "Hammer of Sparks"),
    (3, "Slag Rain"),
    (2, "Halving Edge"),
    *_castles(
        "Masked Theatre",
        "Cellar of Keys",
        "Whispering Stair",
        "House of Debts",
        "Moonless Yard",
        "Broken Arena",
        "Glass Bridge",
        "Anvil Square",
    ),
)
_MASK_SUPPORT: Final[Part] = (
    (1, "Vesper, Unmasked"),
    (2, "Ink Cloak"),
    (2, "Iron Silence"),
    (1, "Puppet Strings"),
    (1, "Velvet Chains"),
    (1, "Halving Edge"),
    (1, "Masquerade"),
    (1, "Chimney Forest"),
)

_MINI_LANTERN: Final[Part] = (
    *_LANTERN_MAGES,
    (3, "Watchman's Word"),
    (2, "Amber Shield"),
    (2, "Dawn Chorus"),
    (2, "Noon Blade"),
    (2, "Lantern Flash"),
    (2, "Oath of Wax"),
    (1, "Dazzling Dust"),
    (2, "Sun Wheel"),
    (1, "Honest Light"),
    (1, "Open Shutters"),
    (2, "Oak Heart"),
    (2, "Gentle Rain"),
    (2, "Elder Bark"),
    (1, "Creeping Ivy"),
    *_LANTERN_CASTLES[:5],
)
_MINI_EMBER: Final[Part] = (
    (1, "Rusk, Master of Bellows"),
    (1, "Cinna, Reader of Ashes"),
    (1, "Dorn, Hammer Hand"),
    (2, "Hammer of Sparks"),
    (2, "Slag Rain"),
    (2, "Acid Bath"),
    (2, "White Heat"),
    (2, "Cinder Horse"),
    (2, "Forge Song"),
    (1, "Melted Gate"),
    (2, "Burnt Offering"),
    (2, "Cracked Anvil"),
    (1, "Clean Blow"),
    (2, "Halving Edge"),
    (2, "Angry Embers"),
    (1, "Smoke Signal"),
    (2, "Vortex of Sparks"),
    *_EMBER_CASTLES[:5],
)

_LARGE: Final = (
    ("Lantern Watch", _LANTERN, "Light Before All", _LANTERN_SUPPORT),
    ("Ember Forge", _EMBER, "Small Fires", _EMBER_SUPPORT),
    ("Tide Singers", _TIDE, "The Next Wave", _TIDE_SUPPORT),
    ("Moss Circle", _MOSS, "What Grows Stays", _MOSS_SUPPORT),
    ("Gilded Masks", _MASK, "No Face, No Name", _MASK_SUPPORT),
)

DECKS: Final[dict[str, tuple[tuple[str, Part, Part], ...]]] = {
    "mini": (("Lantern Watch", _MINI_LANTERN, ()), ("Ember Forge", _MINI_EMBER, ())),
    "classic": tuple((name, main, ()) for name, main, _, _ in _LARGE),
    "official": tuple((name, (*main, (1, code)), support) for name, main, code, support in _LARGE),
}
"""The ready decks of each match: name, main cards (among them the Code), Support."""
