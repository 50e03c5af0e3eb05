"""Random boards at the declaration of attackers or blockers, with the declarations that are legal on them.

The legal declarations are found by trying all of them against what the cards say, not as the rules do it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

from grimorio.games.magic import cardset
from grimorio.games.magic.game import Magic
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.moves import Enter
from grimorio.games.magic.state.masks import COLOR_BITS, KEYWORD_BITS
from grimorio.games.magic.state.objects import NOBODY, Permanent, table
from grimorio.games.magic.words import (
    BlockableOnly,
    BlocksMore,
    CantAttack,
    CantBlockAtAll,
    MustBeBlocked,
)
from grimorio.games.magic.words.abilities import CREATURE_CARD, card, local, static
from grimorio.games.magic.words.nouns import CREATURE, ENCHANTED, THIS
from grimorio.kernel import Luck, Position, Setup

MAGIC = Magic()
Pairs = tuple[tuple[int, int], ...]

OWN = (
    card("Bell Ringer", "{2}{G}", CREATURE_CARD, static(MustBeBlocked(THIS)), types=("Elf",), size=(2, 3)),
    card(
        "Bridge Ogre",
        "{3}{R}",
        CREATURE_CARD,
        static(CantAttack(THIS, unless_greater=True), CantBlockAtAll(THIS, unless_greater=True)),
        static(BlocksMore(1)),
        types=("Ogre",),
        size=(3, 3),
    ),
    local("Throng", "{1}{R}", CREATURE, static(BlockableOnly(ENCHANTED, by=CREATURE, least=3))),
)
SETUP = Setup("magic", 2, 1, cards={"cards": {"cards": [cardset.to_json(one) for one in OWN]}})
SETUP_OF_3 = Setup("magic", 3, 1, cards=SETUP.cards)

ATTACKERS = (
    "Two-Headed Dragon",
    "Two-Headed Dragon",
    "Phyrexian Colossus",
    "Bell Ringer",
    "Bell Ringer",
    "Okk",
    "Okk",
    "Bridge Ogre",
    "Grizzly Bears",
    "Hill Giant",
    "Storm Crow",
    "Gluttonous Zombie",
    "Severed Legion",
    "Bog Wraith",
    "Sneaky Homunculus",
    "Phantom Warrior",
    "Sea Monster",
    "Vow-Sworn Knight",
    "Ash-Veil Knight",
    "Wall of Stone",
    "Avatar of Hope",
    "Goblin Raider",
)
BLOCKERS = (
    "Okk",
    "Okk",
    "Bridge Ogre",
    "Two-Headed Dragon",
    "Avatar of Hope",
    "Grizzly Bears",
    "Grizzly Bears",
    "Hill Giant",
    "Storm Crow",
    "Giant Spider",
    "Sunweb",
    "Sneaky Homunculus",
    "Goblin Raider",
    "Severed Legion",
    "Craw Wurm",
    "Wall of Stone",
    "Patagia Golem",
    "Vow-Sworn Knight",
    "Bell Ringer",
)
ON_ATTACKERS = ("Lure", "Lure", "Lure", "Throng", "Invisibility", "Fear", "Flight", "Unholy Strength")
ON_BLOCKERS = ("Flight", "Unholy Strength", "Holy Strength", "Pacifism", "Fear")

AS_FLYING = ("Giant Spider", "Canopy Spider", "Spitting Spider")
NO_BLOCKERS = ("Goblin Raider", "Goblin Glider", "Hulking Cyclops", "Ogre Taskmaster", "Spineless Thug")
LEAST = {"Two-Headed Dragon": 2, "Phyrexian Colossus": 3}
WEAK = ("Okk", "Bridge Ogre")


class Board:
    """A position in which seat 0 attacks and other seats may block.

    Args:
        setup: of two players or more.
        step: what is declared, `Combat.declare` or `Combat.blockers_step`.
    """

    def __init__(self, setup: Setup = SETUP, step: Any = Combat.blockers_step) -> None:
        self.p: Position = MAGIC.start(setup)
        while self.p.choice.ask == "mulligan":
            self.p.answer(0)
        self.p.waiting = ()
        self.p.stops = -1
        self.step = step
        t = self.p.edit(0)
        t.active = 0
        t.turn = 3

    def put(self, name: str, seat: int, on: int = 0) -> int:
        """Put a card into play, ready to attack, and return its id."""
        face = self.p.book.face_of[name]
        Enter(self.p, face, seat, seat, "nowhere", 0, "MTG8-1.CARD-1", on=on).apply(self.p)
        key = table(self.p).play[-1]
        self.p.edit(key).ready = True
        return key

    def attack(self, key: int, seat: int = 1) -> None:
        """Let a creature attack."""
        self.p.edit(key).attacking = seat

    def begin(self) -> Position:
        """Run the game to the declaration, and return its position."""
        self.p.stale = 31
        MAGIC.renew(self.p)
        combat = Combat(0, self.step)
        combat.picked = tuple(
            (key, one.attacking) for key, one in self.creatures() if one.attacking != NOBODY
        )
        self.p.push(combat)
        self.p.run()
        return self.p

    # -- what is on it -----------------------------------------------------------------------------

    def it(self, key: int) -> Permanent:
        found: Permanent = self.p.things[key]
        return found

    def name(self, key: int) -> str:
        name: str = self.p.book.face(self.it(key).face).name
        return name

    def creatures(self) -> Iterator[tuple[int, Permanent]]:
        return ((key, self.it(key)) for key in table(self.p).play if self.it(key).kinds & 2)

    def on(self, key: int, name: str) -> int:
        """How many enchantments of this name are on a creature."""
        return sum(1 for k in table(self.p).play if self.it(k).on == key and self.name(k) == name)

    def has(self, key: int, keyword: str) -> bool:
        return bool(self.it(key).keywords & KEYWORD_BITS[keyword])

    def is_a(self, key: int, word: str) -> bool:
        return bool(self.it(key).types >> self.p.book.types[word] & 1)

    def lands(self, seat: int) -> list[str]:
        return [self.name(key) for key in table(self.p).play if self.it(key).controller == seat]

    # -- what is legal -----------------------------------------------------------------------------

    def weak_alone(self, keys: set[int]) -> bool:
        """Whether one of these creatures needs a creature of greater power beside it, and none is among
        them.
        """
        most = max((self.it(key).power for key in keys), default=0)
        return any(self.name(key) in WEAK and self.it(key).power >= most for key in keys)

    def attacks(self, key: int, foe: int) -> bool:
        """Whether a creature may attack the player `foe`, whatever the other attackers are."""
        it = self.it(key)
        if it.controller != 0 or it.tapped or self.on(key, "Pacifism") or self.is_a(key, "Wall"):
            return False
        if "Ensnaring Bridge" in self.lands(0) and it.power > 0:  # hands are empty
            return False
        return self.name(key) != "Sea Monster" or "Island" in self.lands(foe)

    def legal_attacks(self, foes: tuple[int, ...]) -> set[Pairs]:
        """All legal declarations of attackers against these players; no card on the board requires an
        attack.
        """
        rows = []
        for key, _ in self.creatures():
            able = [(key, foe) for foe in foes if self.attacks(key, foe)]
            rows.append([(), *((pair,) for pair in able)])
        found = (tuple(chain.from_iterable(way)) for way in product(*rows))
        return {way for way in found if not self.weak_alone({key for key, _ in way})}

    def blocks(self, key: int, foe: int) -> bool:
        """Whether a creature may block the attacker `foe`, whatever the other blockers are."""
        it, attacker = self.it(key), self.it(foe)
        name, other = self.name(key), self.name(foe)
        colors = [color for color, bit in COLOR_BITS.items() if it.colors & bit]
        wrong = (
            it.tapped
            or name in NO_BLOCKERS
            or self.on(key, "Pacifism")
            or other in ("Phantom Warrior", "Tidal Kraken")
            or (self.on(foe, "Invisibility") and not self.is_a(key, "Wall"))
            or (self.has(foe, "flying") and not self.has(key, "flying") and name not in AS_FLYING)
            or (self.has(foe, "fear") and "black" not in colors and not it.kinds & 1)
            or (self.has(foe, "swampwalk") and "Swamp" in self.lands(it.controller))
            or any(self.has(foe, f"protection from {color}") for color in colors)
            or (name == "Sneaky Homunculus" and attacker.power >= 2)
            or (other == "Sneaky Homunculus" and it.power >= 2)
            or (name == "Sunweb" and attacker.power <= 2)
        )
        return not wrong

    def most(self, key: int) -> int:
        return {"Two-Headed Dragon": 2, "Bridge Ogre": 2, "Avatar of Hope": 99}.get(self.name(key), 1)

    def least(self, key: int) -> int:
        return max(LEAST.get(self.name(key), 1), 3 if self.on(key, "Throng") else 1)

    def lures(self, key: int) -> int:
        return self.on(key, "Lure") + (self.name(key) == "Bell Ringer")

    def legal_blocks(self, seat: int = 1) -> set[Pairs]:
        """All legal declarations of a player's blockers."""
        foes = [key for key, it in self.creatures() if it.attacking == seat]
        rows = []
        for key, it in self.creatures():
            if it.controller == seat:
                able = [(key, foe) for foe in foes if self.blocks(key, foe)]
                sizes = range(min(self.most(key), len(able)) + 1)
                rows.append([way for size in sizes for way in combinations(able, size)])
        allowed = []
        for way in (tuple(chain.from_iterable(ways)) for ways in product(*rows)):
            counts = [sum(1 for _, at in way if at == foe) for foe in foes]
            crowded = all(not n or n >= self.least(foe) for n, foe in zip(counts, foes, strict=True))
            if crowded and not self.weak_alone({key for key, _ in way}):
                allowed.append((sum(self.lures(foe) for _, foe in way), way))
        best = max(met for met, _ in allowed)
        return {way for met, way in allowed if met == best}


def board_of_blocks(seed: int) -> Board:
    """A board with up to five attackers and four possible blockers, with enchantments on them."""
    luck = Luck(seed)
    board = Board()
    if luck.below(4) == 0:
        board.put("Swamp", 1)
    for _ in range(1 + luck.below(4)):
        key = board.put(ATTACKERS[luck.below(len(ATTACKERS))], 0)
        for _ in range(luck.below(3)):
            board.put(ON_ATTACKERS[luck.below(len(ON_ATTACKERS))], 0, key)
        board.attack(key)
    for _ in range(1 + luck.below(4)):
        key = board.put(BLOCKERS[luck.below(len(BLOCKERS))], 1)
        if luck.below(3) == 0:
            board.put(ON_BLOCKERS[luck.below(len(ON_BLOCKERS))], 1, key)
    return board


def board_of_attacks(seed: int) -> Board:
    """A board with up to six creatures that may attack one or two players."""
    luck = Luck(seed)
    board = Board((SETUP, SETUP_OF_3)[luck.below(2)], Combat.declare)
    for seat in range(3):
        board.p.edit(1 + seat if seat < board.p.setup.seats else 1).hand = ()
    if luck.below(3) == 0:
        board.put("Island", 1)
    if luck.below(8) == 0:
        board.put("Ensnaring Bridge", 0)
    for _ in range(1 + luck.below(5)):
        names = ("Okk", "Bridge Ogre", *ATTACKERS)
        key = board.put(names[luck.below(len(names))], 0)
        if luck.below(2) == 0:
            names = ("Unholy Strength", "Holy Strength", "Pacifism", "Unholy Strength")
            board.put(names[luck.below(len(names))], 0, key)
        if luck.below(6) == 0:
            board.p.edit(key).tapped = True
    return board
