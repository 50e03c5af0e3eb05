"""Reads a Magic phase in progress: the grimoire begun, icons left, the gold gem, the ability used."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magecraft.gems import COLOURS, ONE, SHIFTS, Gems, count, covers, named
from grimorio.games.magecraft.meaning import ICONS, Book
from grimorio.games.magecraft.rules.board import GRIMOIRES
from grimorio.games.magecraft.rules.magic import fits
from grimorio.games.magecraft.situation_study import covered, picking
from grimorio.kernel import SetupError
from grimorio.kernel.described import known, one_of, truth, whole
from grimorio.kernel.seats import Seat

_CASTING_KEYS: Final = ("grimoire", "cast", "gold", "icons", "icon", "ability", "ability_used", "paying")
_PAYING_KEYS: Final = ("gold", "picked")


class Casting:
    """Reads the key "casting" of a description: a Magic phase in progress.

    Attributes:
        data: the value of "casting", or None.
        book: the compiled cards.
        grimoires: the active player's grimoires, as JSON of a position.
        hand: the gems of the active player's hand.
        active: the seat whose turn it is.
        character: the index of the active player's character.
    """

    def __init__(
        self, described: dict[str, Any], book: Book, boards: list[dict[str, Any]], active: Seat
    ) -> None:
        self.data = described.get("casting")
        self.book = book
        self.grimoires = boards[active]["grimoires"]
        self.hand: Gems = boards[active]["hand"]
        self.active = active
        self.character: int = boards[active]["character"]

    def frames(self, phase: str) -> list[dict[str, Any]]:
        """The frames of a Magic phase that has begun (MAGE-MAGIC-1); empty where "casting" is missing."""
        data = self.data
        if data is None:
            return []
        known(data, _CASTING_KEYS, "casting")
        if phase != "magic":
            problem = "spells are cast in the Magic phase, not in {phase} (MAGE-MAGIC-1)"
            raise SetupError("casting", problem, "mage-phase", phase=phase)
        grimoire = whole(data["grimoire"], 1, GRIMOIRES, "casting.grimoire") - 1 if "grimoire" in data else -1
        cards = self.grimoires[grimoire] if grimoire >= 0 else []
        count = whole(data.get("cast", 1 if cards else 0), 0, len(cards), "casting.cast")
        paying = data.get("paying")
        if (bool(count) and grimoire < 0) or (not count and grimoire >= 0 and paying is None):
            problem = "expected grimoire, and how many of its spells were cast (MAGE-MAGIC-2)"
            raise SetupError("casting.cast", problem, "mage-grimoire-cast")
        ability = truth(data, "ability", "casting")
        icons = self.icons_left(data.get("icons"))
        if icons:
            self.check_icons(icons, cards, count, ability)
        elif ability:
            problem = "expected the icons of the ability that are left (MAGE-ABIL-1)"
            raise SetupError("casting.icons", problem, "mage-ability-icons")
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
        if paying is not None:
            if icons:
                problem = "expected no icons that are left of what was cast before"
                raise SetupError("casting.paying", problem, "mage-no-icons")
            return self.paying(paying, phase_frame, cards, count, gold)
        if spell:
            frames.append(self.cast(grimoire, count - 1, cards[count - 1]["gems"], gold))
        if icons:
            frames.append(self.icons(icons))
        return frames

    def cast(self, grimoire: int, index: int, gems: int, gold: int) -> dict[str, Any]:
        """The frame of a spell that is being cast.

        `grimoire` is the index of its grimoire, and `index` the index of its card there. `gems` are the gems
        that have paid for it. If `gold` is not -1, one of these is the gold gem, of the colour `gold`.
        """
        return {
            "is": "CastSpell",
            "seat": self.active,
            "grimoire": grimoire,
            "index": index,
            "gold": gold,
            "spent": gold >= 0,
            "paid": gems - (ONE[gold] if gold >= 0 else 0),
            "step": "pass_gold",
        }

    def icons(self, icons: int) -> dict[str, Any]:
        """The frame of the icons that are left, packed in `icons` (MAGE-MAGIC-4).

        If the description has "icon", that icon has begun, and its gem is chosen next.
        """
        frame = {"is": "Icons", "seat": self.active, "icons": icons, "icon": -1, "step": "choose"}
        assert self.data is not None
        if "icon" not in self.data:
            return frame
        left = tuple(icon for icon, shift in zip(ICONS, SHIFTS, strict=True) if icons >> shift & 255)
        icon = one_of(self.data["icon"], tuple(kind for kind in left if kind != "draw"), "casting.icon")
        return {**frame, "step": "begin", "answer": ["icon", icon]}

    def paying(
        self, data: Any, phase: dict[str, Any], cards: list[dict[str, Any]], index: int, gold: int
    ) -> list[dict[str, Any]]:
        """The frames of the next spell or the ability while it is being paid (MAGE-MAGIC-3, MAGE-ABIL-2).

        `data` describes the payment, and `phase` is the frame of the Magic phase. The spell is the card with
        the index `index` of `cards`, on which a gold gem of the colour `gold` lies, or none if that is -1.
        """
        where = "casting.paying"
        if data == "ability":
            price = self.book.characters[self.character].cost
            if phase["used"]:
                raise SetupError(where, "expected an ability that was not used (MAGE-ABIL-2)", "mage-unused")
            covered(self.hand, price, where)
            return [{**phase, "step": "chosen", "answer": ["ability"]}]
        known(data, _PAYING_KEYS, where)
        if index >= len(cards):
            problem = "expected ability, or a spell that is next in casting.grimoire"
            raise SetupError(where, problem, "mage-ability-or")
        price = self.book.spells[cards[index]["spell"]].cost
        spell = {"is": "CastSpell", "seat": self.active, "grimoire": phase["grimoire"], "index": index}
        spell |= {"gold": gold, "spent": False, "paid": 0}
        phase = {**phase, "step": "after_spell"}
        if "gold" in data and one_of(data["gold"], ("yes",), f"{where}.gold"):
            if gold < 0 or not fits(price, gold):
                problem = "expected a gold gem on the card that fits (MAGE-MASTER-4)"
                raise SetupError(f"{where}.gold", problem, "mage-gold-fits")
            spell["spent"] = True
        elif gold >= 0:
            if "picked" in data:
                problem = "expected gold: yes before gems are picked (MAGE-MASTER-1)"
                raise SetupError(f"{where}.gold", problem, "mage-gold-yes")
            return [phase, {**spell, "step": "weigh_gold"}]
        exact, free = price.exact, price.free
        if spell["spent"] and count(exact, gold):
            exact -= ONE[gold]
        else:
            free -= bool(spell["spent"])
        if not free or not covers(self.hand, exact):
            problem = "expected a hand that pays it, and gems of any colour in its cost"
            raise SetupError(where, problem, "mage-hand-pays")
        rule = "MAGE-MAGIC-3"
        pile = self.hand - exact
        pick = picking(self.active, pile, free, "pay", rule, data.get("picked"), f"{where}.picked")
        return [phase, {**spell, "paid": exact, "step": "picked"}, pick]

    def icons_left(self, value: Any) -> int:
        """Read the icons left to resolve, as in ``{attack: 1, draw: 2}``, and return them packed.

        `value` is "icons" of the description; None and "none" mean no icons. Raises SetupError: it has
        another form.
        """
        if value is None or value == "none":
            return 0
        known(value, ICONS, "casting.icons")
        return sum(
            whole(number, 0, 20, f"casting.icons.{icon}") << SHIFTS[ICONS.index(icon)]
            for icon, number in value.items()
        )

    def check_icons(self, icons: int, cards: list[dict[str, Any]], count: int, ability: bool) -> None:
        """Check that there are no more icons left, of any kind, than the spell or ability has (MAGE-MAGIC-4).

        `icons` are those left, packed. They are of the ability if `ability` is true, otherwise of the last
        spell cast: the last of the first `count` of `cards`. Raises SetupError: too many are left, or nothing
        was cast.
        """
        if not ability and not count:
            problem = "expected grimoire and cast, or ability: whose icons these are (MAGE-MAGIC-4)"
            raise SetupError("casting.icons", problem, "mage-whose-icons")
        if ability:
            character = self.book.characters[self.character]
            name, has = character.name, character.icons
        else:
            spell = self.book.spells[cards[count - 1]["spell"]]
            name, has = spell.name, spell.icons
        for icon, shift in zip(ICONS, SHIFTS, strict=True):
            most = has >> shift & 255
            if icons >> shift & 255 > most:
                problem = "expected at most {most}, as {name} has, found {found} (MAGE-MAGIC-4)"
                counts = {"most": most, "found": icons >> shift & 255}
                raise SetupError(f"casting.icons.{icon}", problem, "mage-most-icons", name=name, **counts)

    def gold(self, data: dict[str, Any], cards: list[dict[str, Any]], index: int) -> int:
        """The colour of the gold gem on the card `cards[index]`; -1 for none (MAGE-MASTER-1, -3).

        `data` is the description of the Magic phase ("casting"). The gold gem lies on the card before the
        card is cast, or has paid for it. Where a single gem lies on a card that is not cast yet, that gem is
        the gold gem even if the description does not say so. Raises SetupError: no gold gem can lie there.
        """
        gems = named(cards[index]["gems"]) if index < len(cards) else {}
        waits = not data.get("icons") or data.get("ability")
        lying = [colour for colour, number in gems.items() for _ in range(number)]
        gold = data.get("gold", lying[0] if waits and len(lying) == 1 else "none")
        if gold == "none" and not (waits and lying):
            return -1
        if not 0 < index < len(cards):
            problem = (
                "expected a spell before this one, which passed it on, and a card under it (MAGE-MASTER-3)"
            )
            raise SetupError("casting.gold", problem, "mage-spell-before")
        colour = one_of(gold, COLOURS, "casting.gold")
        name = self.book.spells[cards[index]["spell"]].name
        if gems[colour] == 0 or (waits and lying != [colour]):
            shown = f"{name} [{colour[0].upper()}1]"
            problem = "expected the gold gem on its card: {card} (MAGE-MASTER-3)"
            raise SetupError("casting.gold", problem, "mage-gold-on", card=shown)
        before = self.book.spells[cards[index - 1]["spell"]]
        passed = COLOURS[before.cost.first]
        if not cards[index - 1]["mastered"] or passed != colour:
            wanted = f"{passed}, passed on by {before.name} (mastered)"
            problem = "expected {wanted}; found {found} (MAGE-MASTER-2)"
            raise SetupError("casting.gold", problem, "mage-passed", wanted=wanted, found=colour)
        return COLOURS.index(colour)
