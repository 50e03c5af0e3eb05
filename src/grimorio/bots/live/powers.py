"""The weighing of Powers in a mental challenge: what each brings against each that the other may use.

Both choose at once and unseen. So the bot supposes that each answers what the other does most often, again
and again, and takes what is best against the answers that come out (fictitious play).
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from math import exp, log1p
from typing import Final

from grimorio.bots.live.challenge import SPARE, TRAIT, Bout, Magus, Options, Table, Value
from grimorio.games.live.pool import deck_of
from grimorio.games.live.public import BidsLife, GainsLife, GivesUp, OffersTwo, Power, Returns, Wins, Word

ROUNDS: Final = 60
"""How often both players of a challenge answer each other in thought."""

ERROR: Final = 0.25
"""How far estimates of a pack's worth lie from its true worth."""

THEIRS: Final[tuple[float, ...]] = (0.25, 0.75, 1.25)
"""What the other may think a pack to be worth, as shares of what the bot thinks; all are as likely.

Packs are contested by some to whom they are worth little, because a challenge costs little.
"""

Known = Mapping[str, Power]
"""All Powers of a game, by name."""

Used = Power | None
"""The Power that a player uses, None for none."""


def eased(gain: float) -> float:
    """What a pack brings that seems to bring `gain`: never less than nothing, as estimates err by `ERROR`."""
    return ERROR * log1p(exp(gain / ERROR))


class Duel:
    """A mental challenge in which either Magus may use a Power, judged for the bot's Magus.

    Attributes:
        bout: the challenge.
        powers: all Powers of the game.
        pack, second, last: the worth of the pack, of the best other one on the table, and of the one that
            the bot would be left with.
    """

    def __init__(self, bout: Bout, table: Table, powers: Known, value: Value) -> None:
        challenge, picks = table["challenge"], table["picks"]
        stage = challenge or picks
        pack = stage["pack"] if stage else None
        self.bout = bout
        self.powers = powers
        self.value = value
        self.seats = len(table["magi"])
        self.auction = table["auction"]
        others = [value(name) for name in table["packs"] if name != pack]
        self.offers = bool(pack and others)
        self.pack = bout.gain if pack is None else value(pack)
        self.last = self.pack - bout.gain
        self.second = max(others, default=self.last)

    def usable(self, magus: Magus, other: Magus) -> list[Used]:
        """The Powers that a Magus can pay for and that can do what they say, and None for no Power.

        Those used after the test come first: to name them costs nothing. None of them leaves a Magus with
        less life than `SPARE`, which bots never spend.
        """
        usable: list[Used] = [None]
        for name in magus["powers"]:
            power = self.powers.get(name)
            if power is None or magus["life"] - power.life < min(SPARE, magus["life"]):
                continue
            words = {type(word) for word in power.does}
            blind = OffersTwo in words and not self.offers
            empty = Returns in words and not self.packs_of(other)
            dear = len(self.packs_of(magus)) < power.packs or magus["traits"]["mental"] < power.traits
            if not (blind or empty or dear):
                usable.append(power)
        return sorted(usable, key=lambda power: power is None or not power.after)

    def packs_of(self, magus: Magus) -> list[float]:
        """The worth of the packs that a Magus holds of the deck in auction, the least first."""
        return sorted(self.value(name) for name in magus["packs"] if deck_of(name) == self.auction)

    def result(self, mine: Used, theirs: Used) -> float:
        """What the challenge is worth to the bot's Magus if both use these Powers.

        To lose it and nothing else is worth 0; the unit is that of the worth of packs.
        """
        bout = self.bout
        me, other, holds = bout.me, bout.other, bout.holds
        value = -bout.life * mine.life - TRAIT * mine.traits if mine is not None and not mine.after else 0.0
        decider = _decider(mine, theirs, holds)
        for word in () if mine is None or mine.after else mine.does:
            value += self._beside(word, me, other)
        if decider is None:
            return value + self._tested(mine)
        word = next(word for word in decider.does if isinstance(word, (Wins, GivesUp, BidsLife, OffersTwo)))
        if isinstance(word, OffersTwo):
            return value + (self.pack + self.second) / 2 - self.last
        if isinstance(word, BidsLife):
            return value + self._auctioned(me, other)
        won = isinstance(word, Wins) == (decider is mine)
        return value + (self.bout.gain if won else -TRAIT * isinstance(word, Wins))

    def _beside(self, word: Word, me: Magus, other: Magus) -> float:
        """What a word that does not decide brings its user `me`."""
        if isinstance(word, GainsLife):
            return self.bout.life * word.life
        if isinstance(word, Returns):
            return self.returned(me, other, word.packs)[1]
        return 0.0

    def returned(self, me: Magus, other: Magus, packs: int = 0) -> tuple[int, float]:
        """How many packs the other had best put back, and what that brings, the life for it subtracted.

        With `packs` the number is given, and costs no life. What a rival loses helps in the games against it.
        """
        held = self.packs_of(other)
        most = min(len(held), max(1, me["life"] - SPARE))
        rows: list[tuple[float, int]] = []
        for count in [min(packs, len(held))] if packs else range(1, most + 1):
            lost = sum(max(0.0, value - self.last) for value in held[:count]) / (self.seats - 1)
            taken = max(0.0, held[count - 1] - max(self.last, self.second)) if count else 0.0
            rows.append((lost + taken - self.bout.life * count * (not packs), -count))
        value, count = max(rows)
        return -count, value

    def _tested(self, mine: Used) -> float:
        """What a test, the throw of hands, is worth; a Power used after it may have it held again."""
        chance = self.bout.odds("mental")
        lost = max(-TRAIT, self.again(mine)) if mine is not None and mine.after else -TRAIT
        return chance * self.bout.gain + (1 - chance) * lost

    def again(self, power: Power) -> float:
        """What it is worth to have a lost test held again by a Power, its price subtracted."""
        chance = self.bout.odds("mental")
        held = self.packs_of(self.bout.me)[: power.packs]
        price = sum(max(0.0, value - self.last) for value in held) + self.bout.life * power.life
        return chance * self.bout.gain - (1 - chance) * TRAIT - price

    def _auctioned(self, me: Magus, other: Magus) -> float:
        """What it is worth to bid life for the pack.

        Both bid up to its worth or down to `SPARE`; the other may think it worth less or more (`THEIRS`).
        """
        gain, price = self.bout.gain, self.bout.life
        mine = min(gain / price, me["life"] - SPARE)
        others = [min(share * gain / price, other["life"] - SPARE) for share in THEIRS]
        won = [gain - price * (max(0, int(bid)) + 1) for bid in others if bid < mine]
        return sum(value for value in won if value > 0) / len(THEIRS)

    def reversed(self) -> Duel:
        """The same challenge judged for the other Magus, to whom the pack is taken to be worth as much."""
        turned = copy(self)
        turned.bout = self.bout.reversed()
        return turned

    def answer(self) -> tuple[Used, float]:
        """The best Power against what the other may use, and what the challenge is then worth."""
        me, other, turned = self.bout.me, self.bout.other, self.reversed()
        mine, theirs = self.usable(me, other), self.usable(other, me)
        ours = [[self.result(one, another) for another in theirs] for one in mine]
        its = [[turned.result(another, one) for one in mine] for another in theirs]
        played, answered = [0.0] * len(mine), [0.0] * len(theirs)
        first, second = 0, 0
        for _ in range(ROUNDS):
            for place, row in enumerate(ours):
                played[place] += row[second]
            for place, row in enumerate(its):
                answered[place] += row[first]
            first, second = played.index(max(played)), answered.index(max(answered))
        return mine[first], played[first] / ROUNDS


def _decider(mine: Used, theirs: Used, holds: bool) -> Used:
    """The Power, of these two, that decides who gets the pack; None if neither does (LIVE-3-MEN-3).

    The rival's is carried out last and so decides, unless the holder's is final. `holds` says whether the
    holder uses `mine`.
    """
    first, last = (mine, theirs) if holds else (theirs, mine)
    if last is not None and last.deciding and not (first is not None and first.final):
        return last
    return first if first is not None and first.deciding else None


def values(duel: Duel) -> dict[str, float]:
    """What a challenge of each category is worth to the bot's Magus; 0 is to lose it and nothing else."""
    bout = duel.bout
    worth: dict[str, float] = {}
    for trait, mine in bout.me["traits"].items():
        if not mine or not bout.other["traits"][trait]:
            worth[trait] = bout.gain if mine else 0.0
        elif trait == "mental":
            worth[trait] = duel.answer()[1]
        else:
            chance = bout.odds(trait)
            lost = -TRAIT - bout.life * (trait == "physical")
            again = chance * bout.gain + (1 - chance) * lost - bout.life if trait == "social" else lost
            worth[trait] = chance * bout.gain + (1 - chance) * max(lost, again)
    return worth


def contests(duel: Duel) -> bool:
    """Whether to contest a pack whose holder will choose the category that suits the holder best.

    A holder without traits yields (LIVE-3-CHAL-10).
    """
    traits = [trait for trait, left in duel.bout.other["traits"].items() if left]
    if not traits:
        return True
    if duel.bout.me["life"] <= SPARE:
        return False
    worth = values(duel)
    return min(worth[trait] for trait in traits) > 0


def category(duel: Duel, options: Options) -> int:
    """The index of the category in which the challenge is worth most."""
    worth = values(duel)
    listed = [worth[option[1]] for option in options]
    return listed.index(max(listed))


def power(duel: Duel, options: Options) -> int:
    """The index of the option that names the best Power, or none."""
    best, _ = duel.answer()
    names = [option[1] if len(option) > 1 else None for option in options]
    name = best.name if best is not None else None
    return names.index(name) if name in names else 0


def retest(duel: Duel, options: Options) -> int:
    """The index of the answer to a lost test: a Power if the pack is worth its price, else as `Bout` says."""
    answer = duel.bout.retest(options)
    for index, option in enumerate(options):
        if option[0] == "power" and not answer and duel.again(duel.powers[option[1]]) > -TRAIT:
            return index
    return answer


def spent(duel: Duel, options: Options) -> int:
    """The index of the life to pay so that the other puts back as many packs."""
    count, _ = duel.returned(duel.bout.me, duel.bout.other)
    return min(count, len(options)) - 1
