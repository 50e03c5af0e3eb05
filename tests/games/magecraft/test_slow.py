"""Random spells and characters are refused with the right field, or play as a slow interpreter expects."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grimorio.games.magecraft.words import ICON_NAMES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magecraft.laid import CARDS, COLOUR, FULL, GAME, LETTERS, Laid, character, spell

PLACES = ("hp", "shield", "discard", "points", "bag", "hand")
ICONS = ("draw", "attack", "heal", "shield", "vanish")
LETTER = {name: letter for letter, name in COLOUR.items()}
ONE, TWO, WHO = 6, 7, 0
"""The places among the cards of the spells "Bolt" and "Two Ways" and of the character "Ada"."""


def written(random: Random) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Two spells and a character of random words; some are impossible."""

    def icons() -> dict[str, int]:
        most = 21 if random.random() < 0.05 else 4
        count = random.randint(random.random() > 0.03, 3)
        found = {icon: random.randint(random.random() > 0.03, most) for icon in random.sample(ICONS, count)}
        return {**found, "fly": 1} if random.random() < 0.03 else found

    def cost(most: int, gold: bool) -> str:
        letters = "".join(random.choice("FWELD*" if place or not gold else LETTERS) for place in range(most))
        return "*" + letters if random.random() < 0.03 else letters

    return (
        spell("Bolt", cost(random.randint(1, 3), True), "F", **icons()),
        spell("Two Ways", cost(random.randint(1, 3), True), cost(2, False), **icons()),
        character("Ada", cost(1, False), **icons()),
    )


def cannot_be(rows: tuple[dict[str, Any], ...]) -> set[str]:
    """The fields of the cards that say something impossible."""
    wrong: set[str] = set()
    for where, row in zip((f"spells[{ONE}]", f"spells[{TWO}]", f"characters[{WHO}]"), rows, strict=True):
        gold = "study" in row and row["cost"][0] == "any"
        if gold or not 1 <= len(row["cost"]) <= (6 if "study" in row else 1):
            wrong.add(f"cards.{where}.cost")
        if not row["icons"]:
            wrong.add(f"cards.{where}.icons")
        for icon, times in row["icons"].items():
            if icon == "fly" or not 1 <= times <= 20:
                wrong.add(f"cards.{where}.icons.{icon}")
    return wrong


class Slow:
    """The slow interpreter: all piles of gems as letters, and what words of cards do to them."""

    def __init__(self, t: Laid, random: Random, seats: int) -> None:
        self.t = t
        self.random = random
        self.boards = [{place: t.at(place, seat) for place in PLACES} for seat in range(seats)]
        self.academy = t.at("academy")
        self.laid = ["", ""]
        self.over = False

    # -- moving and asking -----------------------------------------------------------------------------

    def ask(self, ask: str, options: set[tuple[Any, ...]]) -> tuple[Any, ...]:
        """Answer the next question at random, after checking that it is the expected one with these
        options.
        """
        assert self.t.ask == ask and set(self.t.options) == options, (self.t.p.choice, ask, options)
        taken = self.random.choice(sorted(options, key=str))
        self.t.do(*taken)
        return taken

    def move(self, seat: int, letter: str, here: str, there: str, to: int = 0) -> None:
        """Move a gem from one place to another: of the Academy, or from a seat's board to that of seat
        `to`.
        """
        if here == "academy":
            self.academy = self.academy.replace(letter, "", 1)
        else:
            self.boards[seat][here] = self.boards[seat][here].replace(letter, "", 1)
        self.boards[to][there] = "".join(sorted(self.boards[to][there] + letter, key=LETTERS.index))

    def gems(self, pile: str, *head: Any) -> set[tuple[Any, ...]]:
        return {(*head, COLOUR[letter]) for letter in pile}

    # -- icons -----------------------------------------------------------------------------------------

    def able(self, icon: str) -> bool:
        """Whether an icon can do anything now."""
        me = self.boards[0]
        if icon == "draw":
            return bool(me["bag"] or me["discard"])
        if icon == "heal":
            return bool(self.academy)
        if icon == "shield":
            return bool(self.academy or me["discard"])
        return icon != "vanish" or bool(me["hand"]) or len(me["hp"]) > 1

    def icons(self, icons: dict[str, int]) -> None:
        """Resolve icons one by one, in any order, as many as the player wishes."""
        left = dict(icons)
        while not self.over:
            can = {icon for icon, times in left.items() if times and self.able(icon)}
            if not can:
                return
            taken = self.ask("icons", {*(("icon", icon) for icon in can), ("done",)})
            if taken == ("done",):
                return
            left[taken[1]] -= 1
            getattr(self, taken[1])()
            points = len(self.boards[0]["points"]) >= 20
            self.over = points or not any(board["hp"] for board in self.boards[1:])

    def draw(self) -> None:
        me = self.boards[0]
        if not me["bag"]:
            me["bag"], me["discard"] = me["discard"], ""
        drawn = [line for line in self.t.heard("draw") if line["seat"] == 0][-1]
        self.move(0, LETTER[drawn["colour"]], "bag", "hand")

    def attack(self) -> None:
        options: set[tuple[Any, ...]] = set()
        for seat, board in enumerate(self.boards):
            if seat and board["hp"]:
                options |= self.gems(board["shield"] or board["hp"], "attack", seat)
        _, seat, colour = self.ask("attack", options)
        if self.boards[seat]["shield"]:
            self.move(seat, LETTER[colour], "shield", "discard", seat)
        else:
            self.move(seat, LETTER[colour], "hp", "points")
        if not self.boards[seat]["hp"]:
            self.boards[seat] = dict.fromkeys(PLACES, "")

    def heal(self) -> None:
        colour = self.ask("heal", self.gems(self.academy, "gem"))[1]
        self.move(0, LETTER[colour], "academy", "points" if len(self.boards[0]["hp"]) == 12 else "hp")

    def shield(self) -> None:
        options = self.gems(self.academy, "academy") | self.gems(self.boards[0]["discard"], "discard")
        place, colour = self.ask("shield", options)
        self.move(0, LETTER[colour], place, "shield")

    def vanish(self) -> None:
        me = self.boards[0]
        options = self.gems(me["hand"], "hand")
        if len(me["hp"]) > 1:
            options |= self.gems(me["hp"], "hp")
        place, colour = self.ask("vanish", options)
        self.move(0, LETTER[colour], place, "points")

    # -- paying ----------------------------------------------------------------------------------------

    def pays(self, cost: list[str], gold: str) -> bool:
        """Whether the hand, with the gold gem where it fits, can pay a cost."""
        hand = self.boards[0]["hand"]
        colours = [LETTER[name] for name in cost if name != "any"]
        if all(hand.count(letter) >= colours.count(letter) for letter in LETTERS) and len(hand) >= len(cost):
            return True
        if gold and (gold in colours or "any" in cost):
            rest = list(cost)
            rest.remove(COLOUR[gold] if gold in colours else "any")
            return self.pays(rest, "")
        return False

    def cast(self, number: int, row: dict[str, Any], gold: str) -> None:
        """Pay for a spell and do what its words say; `gold` is the gem that lies on its card already."""
        cost = list(row["cost"])
        if gold:
            fits = COLOUR[gold] in cost or "any" in cost
            answers = [("yes",)] if fits and not self.pays(cost, "") else [("no",)]
            if fits and self.pays(cost, ""):
                answers = [("yes",), ("no",)]
            if self.ask("gold", set(answers)) == ("yes",):
                cost.remove(COLOUR[gold] if COLOUR[gold] in cost else "any")
            else:
                self.laid[number] = ""
                self.boards[0]["discard"] = "".join(
                    sorted(self.boards[0]["discard"] + gold, key=LETTERS.index)
                )
        paid = [LETTER[name] for name in cost if name != "any"]
        hand = self.boards[0]["hand"]
        for letter in paid:
            hand = hand.replace(letter, "", 1)
        for left in range(cost.count("any"), 0, -1):
            usable = {letter for letter in hand if len(hand[hand.index(letter) :]) >= left}
            letter = LETTER[self.ask("pay", self.gems("".join(usable), "gem"))[1]]
            hand = hand[hand.index(letter) + 1 :]
            paid.append(letter)
        for letter in paid:
            self.boards[0]["hand"] = self.boards[0]["hand"].replace(letter, "", 1)
        self.laid[number] = "".join(sorted(self.laid[number] + "".join(paid), key=LETTERS.index))
        self.icons(row["icons"])

    def ability(self, row: dict[str, Any]) -> None:
        """Pay one gem and do what the character's words say."""
        cost = row["cost"][0]
        hand = self.boards[0]["hand"]
        usable = hand if cost == "any" else LETTER[cost] * hand.count(LETTER[cost])
        letter = LETTER[self.ask("pay", self.gems(usable, "gem"))[1]]
        self.move(0, letter, "hand", "discard")
        self.icons(row["icons"])


def played(random: Random) -> bool:
    """Write random cards and play them. Returns whether the game accepted the cards."""
    rows = written(random)
    one, two, who = rows
    spells = [*CARDS["spells"][:ONE], one, two, *CARDS["spells"][TWO + 1 :]]
    cards = {"spells": spells, "characters": [who, *CARDS["characters"][1:]]}
    wrong = cannot_be(rows)
    assert {error.field for error in GAME.card_faults(cards)} == wrong
    if wrong:
        return False
    seats = random.choice((2, 2, 3))

    def some(most: int, least: int = 0) -> str:
        return "".join(random.choice(LETTERS) for _ in range(random.randint(least, most)))

    me = {place: some(most) for place, most in (("bag", 4), ("discard", 3), ("points", 12))}
    names = ["Bolt+" if random.random() < 0.5 else "Bolt", "Two Ways"]
    me |= {"hand": some(8, 2), "hp": random.choice((FULL, some(11, 1))), "grimoires": [names]}
    foes = [{"hp": some(12, 1), "shield": some(2)} for _ in range(seats - 1)]
    t = Laid(me, *foes, seats=seats, academy=some(6), cards=cards)
    slow = Slow(t, random, seats)
    turn(slow, rows, names[0].endswith("+"))
    for seat, board in enumerate(slow.boards):
        assert {place: t.at(place, seat) for place in PLACES} == board
    assert t.p.over == slow.over and t.at("academy") == slow.academy
    assert slow.over or t.on_cards(0) == slow.laid
    return True


def turn(slow: Slow, rows: tuple[dict[str, Any], ...], mastered: bool) -> None:
    """Play a Magic phase: a grimoire, its next spells and the ability, until the player wishes no more."""
    one, two, who = rows
    place, gold, used = 0, "", False
    while not slow.over:
        options: set[tuple[Any, ...]] = {("done",)}
        if place < 2 and slow.pays((one, two)[place]["cost"], gold):
            options.add(("cast",) if place else ("grimoire", 0))
        hand = slow.boards[0]["hand"]
        if not used and hand and (who["cost"] == ["any"] or LETTER[who["cost"][0]] in hand):
            options.add(("ability",))
        if slow.t.ask not in ("magic", "next-spell"):
            assert options == {("done",)}
            return
        taken = slow.random.choice(sorted(options - {("done",)}) or [("done",)])
        assert set(slow.t.options) == options
        if taken == ("done",):
            return
        slow.t.do(*taken)
        if taken == ("ability",):
            used = True
            slow.ability(who)
            continue
        slow.cast(place, (one, two)[place], gold)
        gold = LETTER[one["cost"][0]] if mastered and not place else ""
        if gold and not slow.over:
            slow.laid = [slow.laid[0].replace(gold, "", 1), gold]
        place += 1


def test_a_card_is_refused_or_does_what_its_words_say() -> None:
    found: Counter[bool] = Counter()

    def run(seed: int) -> None:
        found[played(Random(seed))] += 1

    each_seed(250, run)
    assert found[True] > 100 and found[False] > 25


def test_every_icon_has_a_slow_reading() -> None:
    assert set(ICON_NAMES.values()) == set(ICONS) == {icon for icon in ICONS if hasattr(Slow, icon)}


@pytest.mark.fuzz
def test_more_cards_do_what_their_words_say() -> None:
    for seed in seeds(1, 8000):
        with named(f"played(Random({seed}))"):
            played(Random(seed))
