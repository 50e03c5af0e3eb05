"""The verbs of Magecraft: the words with which the steps of its scenarios begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from grimorio.games.magecraft.gems import COLOURS
from grimorio.games.magecraft.situation import SEATS
from grimorio.games.magecraft.situation_gems import gems_text
from grimorio.judge.magecraft.table import CASTING, ICONS, RESTING, MagecraftTable
from grimorio.judge.outcomes import NotAsked, Refused
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Option
from grimorio.kernel.faults import Message, did_you_mean
from grimorio.kernel.seats import Seat

SOURCES = {"shield": ("academy", "discard"), "vanish": ("hand", "hp")}


class MagecraftBench(MagecraftTable):
    """The bench of a scenario of Magecraft."""

    # -- verbs -----------------------------------------------------------------------------------

    def lower_or_raise(self, node: Node) -> None:
        """``shield: {gems: F2}``: take gems back from the Shield area, in the Shield phase.

        ``shield: {gem: fire, from: academy}``: resolve a Shield icon, which puts this gem into that area.
        """
        parts = node.mapping(("by", "gems", "gem", "from"))
        if "gems" not in parts:
            self.icon_verb("shield", node)
            return
        if "gem" in parts or "from" in parts:
            problem = "expected gems (in the Shield phase), or gem and from (a Shield icon), not both"
            raise node.wrong(problem, "mage-shield")
        seat = self.by(parts, node)
        choice = self.reach(seat, ("shield-phase",), node)
        for colour in self.in_order(self.gems(parts["gems"])):
            now = self.pending(seat)
            if now is None or now.ask != "shield-phase":
                raise Refused(
                    "the Shield area has no {colour} gem left", [choice.rule], "mage-no-gem", colour=colour
                )
            self.give(now, ("gem", colour), choice.rule)
        now = self.pending(seat)
        if now is not None and now.ask == "shield-phase":
            self.give(now, ("done",))

    def in_order(self, counts: dict[str, int]) -> list[str]:
        """The colours of the gems in `counts` (the number of gems by colour), one entry for each gem.

        They are in the order in which gems are picked.
        """
        return [colour for colour in COLOURS for _ in range(counts[colour])]

    def cast(self, node: Node) -> None:
        """``cast``: cast and pay the next spell of a grimoire, and resolve the icons that are named."""
        parts = node.mapping(("by", "grimoire", "spell", "gold", "pay", "icons"))
        seat = self.by(parts, node)
        choice = self.reach(seat, CASTING, node, skip=("shield-phase",))
        laid = self.board(seat)["grimoires"]
        spell = self.card(parts["spell"]) if "spell" in parts else None
        number = parts["grimoire"].whole(1, 3) - 1 if "grimoire" in parts else None
        casting = self.table()["casting"]
        begun = casting["grimoire"]
        if begun is None:
            if number is None:
                number = self.grimoire_of(node, laid, spell, choice)
            index = 0
            option: Option = ("grimoire", number)
        elif number not in (None, begun):
            self.give(choice, ("grimoire", number))
            return
        else:
            number, index, option = begun, casting["next"], ("cast",)
        name = laid[number][index]["spell"] if index < len(laid[number]) else None
        if spell is not None and name is not None and name != spell:
            problem = "the next spell of grimoire {number} is {spell}"
            raise Refused(problem, ["MAGE-MAGIC-2"], "mage-next-spell", number=number + 1, spell=name)
        gold = self.board(seat)["gold"]
        self.give(choice, option)
        assert name is not None
        exact = Counter(colour for colour in self.costs[name][0])
        now = self.pending(seat)
        if now is not None and now.ask == "gold":
            if "gold" in parts:
                self.give(now, (parts["gold"].one_of(("yes", "no")),), "MAGE-MASTER-4")
            elif len(now.options) == 1:
                self.give(now, now.options[0])
            elif "pay" in parts or "icons" in parts:
                raise node.wrong("say gold: yes or gold: no: the gold gem on the card may pay", "mage-gold")
            if now.options == (("yes",),) or ("gold" in parts and parts["gold"].text == "yes"):
                exact[gold["colour"] if exact[gold["colour"]] else "any"] -= 1
        elif "gold" in parts and parts["gold"].one_of(("yes", "no")) == "yes":
            raise Refused("there is no gold gem on this card", ["MAGE-MASTER-1"], "mage-no-gold")
        if "pay" in parts:
            self.pay(seat, parts["pay"], exact, "MAGE-MAGIC-3")
        self.icons(seat, parts.get("icons"))

    def grimoire_of(self, node: Node, laid: list[Any], spell: str | None, choice: Choice) -> int:
        """The index of the grimoire, among those `laid` out, that begins with `spell`.

        If `spell` is None, it is the only grimoire that the choice offers. Raises BadFile: several grimoires
        are possible. Raises Refused: the spell begins no grimoire.
        """
        if spell is None:
            offered = [option for option in choice.options if option[0] == "grimoire"]
            if len(offered) != 1:
                problem = "say which grimoire: 1, 2 or 3, or the spell; {asked}"
                raise node.wrong(problem, "mage-which", asked=self.asked())
            return int(offered[0][1])
        first = [number for number, cards in enumerate(laid) if cards and cards[0]["spell"] == spell]
        if len(first) > 1:
            problem = "{spell} begins several grimoires: say grimoire: 1, 2 or 3"
            raise node.wrong(problem, "mage-several", spell=spell)
        if not first:
            held = any(card["spell"] == spell for cards in laid for card in cards)
            if held:
                wrong = Message(
                    "{spell} is not the leftmost spell of its grimoire", "mage-leftmost", spell=spell
                )
                raise Refused(wrong, ["MAGE-MAGIC-2"])
            seat = SEATS[choice.seat]
            raise Refused(
                "{spell} is in no grimoire of {seat}",
                ["MAGE-MAGIC-1"],
                "mage-no-grimoire",
                spell=spell,
                seat=seat,
            )
        return first[0]

    def pay(self, seat: Seat, node: Node, exact: Counter[str], rule: str) -> None:
        """Pay a cost with the gems that the script names in `node`.

        Only the gems for the part of "any" colour are picked here; the game takes the others by itself.
        `exact` is the cost, as the number of gems by colour or "any"; the key "any" is taken out of it.
        Raises Refused, with `rule`: the named gems do not pay the cost.
        """
        paid = Counter(self.gems(node))
        free = exact.pop("any", 0)
        rest = paid - exact
        if exact - paid or rest.total() != free:
            cost = gems_text({colour: exact[colour] for colour in COLOURS})
            wrong = Message("the cost is {gems}", "mage-cost", gems=cost)
            if free:
                wrong = Message(
                    "the cost is {gems} and {free} of any colour", "mage-cost-any", gems=cost, free=free
                )
            raise Refused(wrong, [rule])
        for colour in self.in_order({colour: rest[colour] for colour in COLOURS}):
            choice = self.pending(seat)
            if choice is None or choice.ask != "pay":
                return
            self.give(choice, ("gem", colour), rule)

    def ability(self, node: Node) -> None:
        """``ability``: use the character's ability, for one gem."""
        parts = {} if node.text else node.mapping(("by", "pay", "icons"))
        seat = self.seat(node) if node.text else self.by(parts, node)
        choice = self.reach(seat, CASTING, node, skip=("shield-phase",))
        self.give(choice, ("ability",), "MAGE-ABIL-2")
        now = self.pending(seat)
        if "pay" in parts and now is not None:
            gems = self.in_order(self.gems(parts["pay"]))
            if len(gems) != 1:
                raise Refused("the ability costs one gem", ["MAGE-ABIL-2"], "mage-ability")
            self.give(now, ("gem", gems[0]), "MAGE-ABIL-2")
        self.icons(seat, parts.get("icons"))

    def icons(self, seat: Seat, node: Node | None) -> None:
        """Resolve the icons that the script lists (`node`), in order; none if it is None.

        Example: ``[draw, attack B fire, shield academy dark, vanish hp light, done]``.
        """
        for entry in [] if node is None else node.each():
            words = entry.word().replace("*", " *").split()
            times = 1
            if words and words[-1].startswith("*") and words[-1][1:].isdecimal():
                times = int(words.pop()[1:])
            if not words:
                raise entry.wrong("expected {names} or done", "mage-icon", names=tuple(ICONS))
            head = words[0].casefold()
            if head in ("done", "none", "pass"):
                now = self.next_icon(seat, entry)
                self.give(now, ("done",), "MAGE-MAGIC-4")
                continue
            if head not in ICONS:
                problem = "expected {names} or done; found {found}{hint}"
                hint, word = did_you_mean(head, ICONS), repr(words[0])
                raise entry.wrong(problem, "mage-no-icon", names=tuple(ICONS), found=word, hint=hint)
            target = source = colour = None
            for word in words[1:]:
                if head == "attack" and target is None and word in SEATS[: self.seats] and len(word) == 1:
                    target = SEATS.index(word)
                elif source is None and word.casefold() in SOURCES.get(head, ()):
                    source = word.casefold()
                elif colour is None and head != "draw":
                    colour = self.colour(Node(entry.file, entry.line, entry.name, word, word))
                else:
                    problem = "cannot read {word} in {text}"
                    raise entry.wrong(problem, "unread-word", word=repr(word), text=repr(entry.text))
            for _ in range(times):
                self.resolve(seat, entry, head, target, source, colour)

    def next_icon(self, seat: Seat, node: Node) -> Choice:
        """The choice in which the seat resolves its next icon.

        Payments with one option are answered on the way.

        Raises:
            NotAsked: no icon is left to resolve.
            BadFile: the script has to answer another choice first.
        """
        choice = self.pending(seat)
        while choice is not None and choice.ask in ("pay", "gold") and len(choice.options) == 1:
            self.give(choice, choice.options[0])
            choice = self.pending(seat)
        if choice is None or choice.ask != "icons":
            if choice is not None and choice.ask in ("pay", "gold", *SOURCES, "attack", "heal"):
                raise node.wrong("say more before: {asked}", "say-before", asked=self.asked())
            raise NotAsked(
                node,
                "no icon is left to resolve: {asked}",
                ["MAGE-MAGIC-4", self.TIMING],
                "mage-icons-left",
                asked=self.asked(),
            )
        return choice

    def resolve(
        self, seat: Seat, node: Node, icon: str, target: int | None, source: str | None, colour: str | None
    ) -> None:
        """Resolve one icon of a seat, or go on with the one that is being resolved.

        Args:
            seat: the seat.
            node: the value in the script, for messages.
            icon: the kind of the icon, such as "attack".
            target: the seat that is attacked.
            source: the place from which the gem comes, such as "academy".
            colour: the colour of the gem. Target, source or colour may be None: then the only possible one is
                taken. If all three are None and several options are left, the choice is left to a later
                `choose`.

        Raises:
            BadFile: several options fit.
            Refused: no option fits.
            NotAsked: no icon is left to resolve.
        """
        now = self.pending(seat)
        if now is None or now.ask != icon:
            self.give(self.next_icon(seat, node), ("icon", icon), "MAGE-MAGIC-4")
            now = self.pending(seat)
        if icon == "draw" or now is None or now.ask != icon:
            return
        if icon == "attack" and colour is not None and target is None:
            others = sorted({int(option[1]) for option in now.options})
            if len(others) > 1:
                problem = "say whom: attack {seat} {colour}"
                raise node.wrong(problem, "say-whom", seat=SEATS[others[0]], colour=colour)
            target = others[0]
        fits = [
            option
            for option in now.options
            if colour in (None, option[-1])
            and (target is None or option[1] == target)
            and (source is None or option[0] == source)
        ]
        if len(fits) == 1:
            self.give(now, fits[0])
        elif fits:
            if colour is None and target is None and source is None:
                return  # left to a later `choose`
            shown = tuple(self.words(now, option)[0] for option in fits)
            raise node.wrong("this may be {options}: say more words", "this-may-be", options=shown)
        else:
            heads = {"attack": ("attack", -1 if target is None else target), "heal": ("gem",)}
            head: Option = heads.get(icon, (source or SOURCES.get(icon, ("",))[0],))
            self.give(now, (*head, colour or "gem"))

    def icon_verb(self, icon: str, node: Node) -> None:
        """Resolve one icon (its kind, such as "draw"), as a step of its own."""
        keys = {"attack": ("by", "target", "gem"), "heal": ("by", "gem"), "draw": ("by",)}
        if node.text:
            self.resolve(self.seat(node), node, icon, None, None, None)
            return
        parts = node.mapping(keys.get(icon, ("by", "gem", "from")))
        seat = self.by(parts, node)
        target = self.seat(parts["target"]) if "target" in parts else None
        source = parts["from"].one_of(SOURCES[icon]) if "from" in parts else None
        colour = self.colour(parts["gem"]) if "gem" in parts else None
        self.resolve(seat, node, icon, target, source, colour)

    def draw(self, node: Node) -> None:
        """``draw``: resolve a Draw icon."""
        self.icon_verb("draw", node)

    def attack(self, node: Node) -> None:
        """``attack``: resolve an Attack icon."""
        self.icon_verb("attack", node)

    def heal(self, node: Node) -> None:
        """``heal``: resolve a Heal icon."""
        self.icon_verb("heal", node)

    def vanish(self, node: Node) -> None:
        """``vanish``: resolve a Vanish icon."""
        self.icon_verb("vanish", node)

    def study(self, node: Node) -> None:
        """``study``: buy a spell of the Academy and put it at the left end of a grimoire."""
        parts = node.mapping(("by", "spell", "pay", "grimoire"))
        if "spell" not in parts:
            raise node.wrong("expected spell: the name of a spell", "mage-spell")
        spell = self.card(parts["spell"])
        number = parts["grimoire"].whole(1, 3) - 1 if "grimoire" in parts else None
        seat = self.by(parts, node)
        choice = self.reach(seat, ("study",), node, skip=RESTING)
        self.give(choice, ("study", spell), "MAGE-STUDY-1")
        if "pay" in parts:
            self.pay(seat, parts["pay"], Counter(self.costs[spell][1]), "MAGE-STUDY-2")
        if number is not None:
            self.give(self.reach(seat, ("grimoire",), node), ("grimoire", number))

    def review(self, node: Node) -> None:
        """``review``: discard four gems, put the spells in a new order, master one."""
        parts = node.mapping(("by", "discard", "grimoires", "master"))
        seat = self.by(parts, node)
        laid = self.grimoires(parts["grimoires"]) if "grimoires" in parts else None
        wanted = None if laid is None else [[card[:2] for card in cards] for cards in laid]
        choice = self.reach(seat, ("study",), node, skip=RESTING)
        self.give(choice, ("review",), "MAGE-REVIEW-1")
        if "discard" in parts:
            gems = self.in_order(self.gems(parts["discard"]))
            if len(gems) != 4:
                raise Refused(
                    "a review discards four gems, not {found}",
                    ["MAGE-REVIEW-1"],
                    "mage-review",
                    found=len(gems),
                )
            for colour in gems:
                now = self.pending(seat)
                if now is None or now.ask != "review-discard":
                    break
                self.give(now, ("gem", colour), "MAGE-REVIEW-1")
        if wanted is not None:
            self.arrange(seat, wanted, parts["grimoires"])
        if "master" in parts:
            now = self.reach(seat, ("master",), node)
            if parts["master"].text == "none":
                self.give(now, ("done",))
                return
            spell = self.card(parts["master"])
            named = [option for option in now.options if spell in self.words(now, option)]
            self.give(now, named[0] if named else ("master", -1, -1), "MAGE-REVIEW-3")

    def arrange(self, seat: Seat, wanted: list[list[tuple[str, bool]]], node: Node) -> None:
        """Answer where each spell goes in a review, so that the grimoires become as `wanted`.

        `wanted` has for each grimoire its spells, left to right, as (name, whether it is mastered). Raises
        Refused: they are not the spells that the review put aside.
        """
        self.reach(seat, ("reorder",), node)
        reorder = self.table()["reorder"]
        places = [(g, i, *card) for g, cards in enumerate(wanted) for i, card in enumerate(cards)]
        held = Counter((card["spell"], card["mastered"]) for card in reorder["cards"])
        if Counter((name, mastered) for _, _, name, mastered in places) != held:
            shown = tuple(self.written(card) for card in reorder["cards"])
            raise Refused(
                "a review puts back exactly {cards}", ["MAGE-REVIEW-2"], "mage-puts-back", cards=shown
            )
        done: list[tuple[int, int]] = []
        for card in reorder["cards"]:
            place = next(p for p in places if p[2:] == (card["spell"], card["mastered"]))
            places.remove(place)
            index = sum(g == place[0] and i < place[1] for g, i in done)
            done.append(place[:2])
            self.give(self.reach(seat, ("reorder",), node), ("place", place[0], index))

    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {
        "shield": lower_or_raise,
        "cast": cast,
        "ability": ability,
        "draw": draw,
        "attack": attack,
        "heal": heal,
        "vanish": vanish,
        "study": study,
        "review": review,
    }
