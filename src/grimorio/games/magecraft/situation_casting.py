"""A Magic phase in progress, described: the grimoire begun, icons left, the gold gem, the ability used."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magecraft.gems import COLOURS, ONE, SHIFTS, named
from grimorio.games.magecraft.meaning import ICONS, Book
from grimorio.games.magecraft.rules.board import GRIMOIRES
from grimorio.kernel import SetupError
from grimorio.kernel.described import known, one_of, truth, whole

_CASTING_KEYS: Final = ("grimoire", "cast", "gold", "icons", "ability", "ability_used")


class Casting:
    """Reads `casting` of a description.

    Attributes:
        data: what is said of it, or None.
        book: the spells.
        grimoires: of the active player, as JSON of a position.
        active: whose turn it is.
        character: of the active player.
    """

    def __init__(
        self, described: dict[str, Any], book: Book, boards: list[dict[str, Any]], active: int
    ) -> None:
        self.data = described.get("casting")
        self.book = book
        self.grimoires = boards[active]["grimoires"]
        self.active = active
        self.character: int = boards[active]["character"]

    def frames(self, phase: str) -> list[dict[str, Any]]:
        """The procedures of a Magic phase that has begun (MAGE-MAGIC-1); none where nothing is said of it."""
        data = self.data
        if data is None:
            return []
        known(data, _CASTING_KEYS, "casting")
        if phase != "magic":
            raise SetupError("casting", f"spells are cast in the Magic phase, not in {phase} (MAGE-MAGIC-1)")
        grimoire = whole(data["grimoire"], 1, GRIMOIRES, "casting.grimoire") - 1 if "grimoire" in data else -1
        cards = self.grimoires[grimoire] if grimoire >= 0 else []
        count = whole(data.get("cast", 1 if cards else 0), 0, len(cards), "casting.cast")
        if bool(count) != (grimoire >= 0):
            raise SetupError(
                "casting.cast", "expected grimoire, and how many of its spells were cast (MAGE-MAGIC-2)"
            )
        icons = self.icons_left(data.get("icons"))
        if icons:
            self.check_icons(icons, cards, count, truth(data, "ability", "casting"))
        ability = truth(data, "ability", "casting")
        if ability and not icons:
            raise SetupError("casting.icons", "expected the icons of the ability that are left (MAGE-ABIL-1)")
        spell = bool(icons) and not ability
        gold = self.gold(data, cards, count - spell)
        used = ability or truth(data, "ability_used", "casting")
        phase_frame = {
            "is": "MagicPhase",
            "seat": self.active,
            "grimoire": grimoire,
            "next": count - spell,
            "gold": gold,
            "used": used,
            "step": "after_spell" if spell else "choose",
        }
        frames = [phase_frame]
        if spell:
            paid = cards[count - 1]["gems"] - (ONE[gold] if gold >= 0 else 0)
            frames.append(
                {
                    "is": "CastSpell",
                    "seat": self.active,
                    "grimoire": grimoire,
                    "index": count - 1,
                    "gold": gold,
                    "spent": gold >= 0,
                    "paid": paid,
                    "step": "pass_gold",
                }
            )
        if icons:
            frames.append({"is": "Icons", "seat": self.active, "icons": icons, "icon": -1, "step": "choose"})
        return frames

    def icons_left(self, value: Any) -> int:
        """Icons still to be resolved, by kind: ``{attack: 1, draw: 2}``."""
        if value is None or value == "none":
            return 0
        known(value, ICONS, "casting.icons")
        return sum(
            whole(number, 0, 20, f"casting.icons.{icon}") << SHIFTS[ICONS.index(icon)]
            for icon, number in value.items()
        )

    def check_icons(self, icons: int, cards: list[dict[str, Any]], count: int, ability: bool) -> None:
        """No more icons of a kind are left than the spell or ability has (MAGE-MAGIC-4)."""
        if not ability and not count:
            problem = "expected grimoire and cast, or ability: whose icons these are (MAGE-MAGIC-4)"
            raise SetupError("casting.icons", problem)
        if ability:
            one = self.book.characters[self.character]
            name, has = one.name, one.icons
        else:
            spell = self.book.spells[cards[count - 1]["spell"]]
            name, has = spell.name, spell.icons
        for icon, shift in zip(ICONS, SHIFTS, strict=True):
            most = has >> shift & 255
            if icons >> shift & 255 > most:
                problem = f"expected at most {most}, as {name} has, found {icons >> shift & 255}"
                raise SetupError(f"casting.icons.{icon}", f"{problem} (MAGE-MAGIC-4)")

    def gold(self, data: dict[str, Any], cards: list[dict[str, Any]], index: int) -> int:
        """The gold gem on the card at a place: waiting there, or having paid for it (MAGE-MASTER-1, -3).

        A gem on a card that was not cast yet is one.
        """
        gems = named(cards[index]["gems"]) if index < len(cards) else {}
        waits = not data.get("icons") or data.get("ability")
        lying = [colour for colour, number in gems.items() for _ in range(number)]
        gold = data.get("gold", lying[0] if waits and len(lying) == 1 else "none")
        if gold == "none" and not (waits and lying):
            return -1
        if not 0 < index < len(cards):
            problem = "expected a spell before this one, which passed it on, and a card that it lies on"
            raise SetupError("casting.gold", f"{problem} (MAGE-MASTER-3)")
        colour = one_of(gold, COLOURS, "casting.gold")
        name = self.book.spells[cards[index]["spell"]].name
        if gems[colour] == 0 or (waits and lying != [colour]):
            problem = f"expected the gold gem on its card: {name} [{colour[0].upper()}1]"
            raise SetupError("casting.gold", f"{problem} (MAGE-MASTER-3)")
        before = self.book.spells[cards[index - 1]["spell"]]
        passed = COLOURS[before.cost.first]
        if not cards[index - 1]["mastered"] or passed != colour:
            wanted = f"{passed}, passed on by {before.name} (mastered)"
            raise SetupError("casting.gold", f"expected {wanted}; found {colour} (MAGE-MASTER-2)")
        return COLOURS.index(colour)
