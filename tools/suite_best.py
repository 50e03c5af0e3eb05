"""Proofs that an answer brings the most in every respect, whatever others answer, for `tools.suite`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from grimorio.games.live.rules.things import mage
from grimorio.games.magecraft.gems import total
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import END_COMBAT
from grimorio.games.magic.state.objects import table as magic_table
from grimorio.games.mickey.public import side, table
from grimorio.judge.winning import TooLarge
from grimorio.kernel import Choice, Option, Position, digest
from grimorio.kernel.seats import Seat, seats_of

MOST_LOOKED_AT: Final = 20_000
"""The most positions that one proof looks at."""

MOST: Final = 1000
"""What each respect counts in a game that is won; one that is lost counts the same below nothing."""

LEAST_GAIN: Final = 2
"""How many creatures the spending of a card must gain or save, to be sure that it is worth the card."""

Right = list[list[Option]]
Respects = tuple[int, ...]
"""What an outcome brings, respect by respect; more is better in each."""


class Standard:
    """What counts in the positions of a theme, as seen by the seat that is asked in the first of them.

    Args:
        position: the position whose answers are to be judged.
    """

    def __init__(self, position: Position) -> None:
        self.begins = position
        self.seat: Seat = position.choice.seat
        self.others: list[Seat] = [seat for seat in seats_of(position.setup.seats) if seat != self.seat]

    def over(self, p: Position) -> bool:
        """Whether a line ends here. Raises TooLarge: what nobody can know has decided something."""
        raise NotImplementedError

    def worth(self, p: Position) -> Respects:
        """What the position at the end of a line brings; always as many respects."""
        raise NotImplementedError

    def spared(self, p: Position) -> int:
        """How much is left of what may be spent, which counts only between outcomes that are alike else."""
        return 0

    def options(self, p: Position, choice: Choice) -> Sequence[Option]:
        """The answers that are looked at; those left out must not change what counts."""
        return choice.options

    def same_luck(self, p: Position) -> None:
        """Raise TooLarge if luck has decided something since the beginning."""
        if p.luck != self.begins.luck:
            raise TooLarge("luck decides")


class Proof:
    """A search through all lines, for outcomes and for what can be forced.

    The seat's own answers that are given unseen by both at once (`Choice.ask` "throw") count as if the other
    knew them and luck were against them.
    """

    def __init__(self, standard: Standard) -> None:
        self.standard = standard
        self.reached: dict[str, frozenset[tuple[Respects, int]]] = {}
        self.known: dict[tuple[str, Respects, int], bool] = {}
        self.looked = 0

    def outcomes(self, p: Position) -> frozenset[tuple[Respects, int]]:
        """All outcomes that any answers lead to. Raises TooLarge: there are too many lines."""
        key = digest(p)
        if key in self.reached:
            return self.reached[key]
        self.looked += 1
        if self.looked > MOST_LOOKED_AT:
            raise TooLarge(f"more than {MOST_LOOKED_AT} positions")
        found = self._end(p)
        if found is None:
            choice = self.asked(p)
            options = self.standard.options(p, choice)
            found = frozenset().union(*[self.outcomes(after(p, choice, option)) for option in options])
        self.reached[key] = found
        return found

    def _end(self, p: Position) -> frozenset[tuple[Respects, int]] | None:
        standard = self.standard
        if p.result is not None:
            size = len(standard.worth(standard.begins))
            won = p.result.winners == (standard.seat,)
            return frozenset({((MOST if won else -MOST,) * size, MOST)})
        return frozenset({(standard.worth(p), standard.spared(p))}) if standard.over(p) else None

    def asked(self, p: Position) -> Choice:
        """The choice to answer next: that of the seat itself where several are asked at once."""
        return p.choice_of(self.standard.seat) or p.choice

    def forces(self, p: Position, least: Respects, spared: int = -MOST) -> bool:
        """Whether the seat can force an outcome that brings at least so much in each respect."""
        key = (digest(p), least, spared)
        if key not in self.known:
            found = self._end(p)
            if found is not None:
                [(worth, left)] = found
                self.known[key] = left >= spared and all(map(int.__ge__, worth, least))
            else:
                choice = self.asked(p)
                options = self.standard.options(p, choice)
                afters = (self.forces(after(p, choice, option), least, spared) for option in options)
                own = choice.seat == self.standard.seat and choice.ask != "throw"
                self.known[key] = any(afters) if own else all(afters)
        return self.known[key]

    def best(self, p: Position) -> tuple[list[Option], Respects, int]:
        """The answers that force the most in every respect, that most, and the most spared besides.

        There are no such answers where no outcome is best in every respect, or none can be forced.
        """
        every = self.outcomes(p)
        most: Respects = tuple(max(column) for column in zip(*[worth for worth, _ in every], strict=True))
        choice = self.asked(p)
        for spared in sorted({left for worth, left in every if worth == most}, reverse=True):
            right = [
                option for option in choice.options if self.forces(after(p, choice, option), most, spared)
            ]
            if right:
                return right, most, spared
        return [], most, -MOST


def after(p: Position, choice: Choice, option: Option) -> Position:
    """A copy of a position after an answer."""
    copy = p.copy()
    copy.answer(choice.index(option), choice.number)
    return copy


def told_apart(standard: type[Standard], position: Position) -> Right:
    """The answers that are best by a standard; empty if all are, or if nothing can be proved."""
    proof = Proof(standard(position))
    try:
        if proof.standard.over(position):
            return []
        right, _, _ = proof.best(position)
    except TooLarge:
        return []
    return [] if len(right) == len(proof.asked(position).options) else [[option] for option in right]


# -- Magic ---------------------------------------------------------------------------------------------


class Combat(Standard):
    """The combat of a turn of Magic: lives and creatures of both, and then the cards left in hand."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        here = magic_table(position).play
        self.creatures = [
            (key, position.things[key].controller) for key in here if position.things[key].kinds & CREATURE
        ]

    def over(self, p: Position) -> bool:
        self.same_luck(p)
        then, now = magic_table(self.begins), magic_table(p)
        return now.turn != then.turn or now.step > END_COMBAT

    def worth(self, p: Position) -> Respects:
        here = magic_table(p).play
        lives = p.things[1 + self.seat].life, -p.things[1 + self.others[0]].life
        kept = [int(key in here) * (1 if of == self.seat else -1) for key, of in self.creatures]
        return (*lives, *kept)

    def spared(self, p: Position) -> int:
        return len(p.things[1 + self.seat].hand)


class Alive(Combat):
    """The same combat, in which nothing counts but to live."""

    def worth(self, p: Position) -> Respects:
        return (int(p.things[1 + self.seat].life > 0),)

    def spared(self, p: Position) -> int:
        return 0


def in_combat(position: Position) -> bool:
    """Whether player A of Magic still attacks."""
    here = magic_table(position)
    return here.active == 0 and here.step <= END_COMBAT


def unwasted(position: Position) -> Right:
    """The answers in a combat of Magic by which the most is gained for the fewest cards.

    A card is only spent where that surely is worth it: it gains or saves `LEAST_GAIN` creatures, or the game.
    """
    if not in_combat(position):
        return []
    standard = Combat(position)
    proof = Proof(standard)
    try:
        right, most, spared = proof.best(position)
        if not right or len(right) == len(position.choice.options):
            return []
        held = standard.spared(position)
        if most[0] < MOST and spared < held:
            kept = [worth for worth, left in proof.outcomes(position) if left == held]
            gains = [sum(map(int.__sub__, most[2:], worth[2:])) for worth in kept]
            if min(gains, default=LEAST_GAIN) < LEAST_GAIN:
                return []
    except TooLarge:
        return []
    return [[option] for option in right]


def saved(position: Position) -> Right:
    """The answers in a combat of Magic with which the seat lives; empty if all or none do."""
    return told_apart(Alive, position) if in_combat(position) else []


# -- Wizards of Mickey ---------------------------------------------------------------------------------


class Stake(Standard):
    """A challenge of Wizards of Mickey: whether the game is won by it, not lost, or neither."""

    def over(self, p: Position) -> bool:
        self.same_luck(p)
        if table(p).turn != table(self.begins).turn or p.choice.ask in ("assign", "hand-limit"):
            return True
        if _decks(p) != _decks(self.begins):
            raise TooLarge("cards that nobody can know were drawn")
        return False

    def lead(self, p: Position) -> int:
        """The seat's lead in Diamagics, once those at stake are given to who has won them."""
        lead = side(p, self.seat).diamagics() - side(p, self.others[0]).diamagics()
        if p.choice.ask == "assign":
            stake = len(table(p).stake)
            lead += stake if p.choice.seat == self.seat else -stake
        return lead


class Deciding(Stake):
    """Such a challenge after which somebody has won the game."""

    def worth(self, p: Position) -> Respects:
        if p.choice.ask != "assign":
            return (0,)
        winner = p.choice.seat
        enough = side(p, winner).diamagics() + len(table(p).stake) >= p.book.choices.to_win
        return ((MOST if winner == self.seat else -MOST) if enough else 0,)


class Thrifty(Stake):
    """Such a challenge in which plain Spells are held: who leads after it, and how good those kept are."""

    def worth(self, p: Position) -> Respects:
        powers: list[int] = []
        if p.choice.ask == "assign":
            powers = [p.book.faces[face].power for face in side(p, self.seat).hand]
        return (self.lead(p), *[sum(power >= least for power in powers) for least in (2, 3, 4)])


def _decks(p: Position) -> tuple[int, ...]:
    return tuple(len(side(p, seat).deck) for seat in seats_of(2))


def deciding(position: Position) -> Right:
    """The answers that win the game in this challenge, or else do not lose it; empty if all or none do."""
    return told_apart(Deciding, position)


def thrifty(position: Position) -> Right:
    """The answers by which a challenge ends best, with the best Spells kept; empty if it ends in a tie."""
    proof = Proof(Thrifty(position))
    try:
        right, most, _ = proof.best(position)
    except TooLarge:
        return []
    tied = most[0] == proof.standard.lead(position)  # type: ignore[attr-defined]
    return [] if tied or len(right) == len(position.choice.options) else [[option] for option in right]


# -- Magecraft -----------------------------------------------------------------------------------------

CASTING: Final = ("magic", "next-spell", "gold", "pay", "icons", "attack", "heal", "shield", "vanish")
"""The kinds of choices of a Magic phase (`Choice.ask`)."""


class Casting(Standard):
    """A Magic phase of Magecraft, looked at without answers that change nothing that counts."""

    def options(self, p: Position, choice: Choice) -> Sequence[Option]:
        """All answers; but of icons that neither draw nor let vanish only the first, for any order is alike.

        Of the gems that an attack may take one is looked at, and of those that may shield one of the
        Academy, where there is any: that leaves the hand alone.
        """
        options = choice.options
        alike = choice.ask == "icons" and not {("icon", "draw"), ("icon", "vanish")} & set(options)
        if alike or (choice.ask == "attack" and p.setup.seats == 2):
            return options[:1]
        if choice.ask == "shield":
            return [option for option in options if option[0] == "academy"][:1] or options
        return options


class Winning(Casting):
    """A Magic phase of Magecraft in which nothing counts but to win by it."""

    def over(self, p: Position) -> bool:
        return p.choice.seat != self.seat or p.choice.ask not in CASTING or p.luck != self.begins.luck

    def worth(self, p: Position) -> Respects:
        return (0,)


class Turn(Casting):
    """A Magic phase of Magecraft: points, HP and shields of both, and gems that pay for a study."""

    def over(self, p: Position) -> bool:
        if p.choice.seat != self.seat or p.choice.ask not in CASTING:
            return True
        self.same_luck(p)
        return False

    def worth(self, p: Position) -> Respects:
        mine, theirs = (p.things[1 + seat] for seat in (self.seat, self.others[0]))
        review = total(mine.hand) if p.choice.ask == "study" and p.choice.seat == self.seat else 0
        left = -total(theirs.hp), -total(theirs.shield)
        return (total(mine.points), total(mine.hp), total(mine.shield), review, *left)


class Lasting(Casting):
    """A turn of Magecraft and the next of the opponent, in which nothing counts but to live.

    The luck of the seat's own draws at the end of its turn decides nothing then.
    """

    def over(self, p: Position) -> bool:
        match, first = cast(Any, p.agenda[0]), cast(Any, self.begins.agenda[0])
        own = match.active == self.seat
        if own and match.round != first.round:
            return True
        if own and p.choice.ask in CASTING:
            self.same_luck(p)
        return not own and p.choice.ask not in (*CASTING, "shield-phase")

    def options(self, p: Position, choice: Choice) -> Sequence[Option]:
        """All answers, but nothing is studied: that protects nobody."""
        return choice.options[-1:] if choice.ask == "study" else super().options(p, choice)

    def worth(self, p: Position) -> Respects:
        return (int(p.things[1 + self.seat].alive),)


def winning(position: Position) -> Right:
    """The answers that force the win in a Magic phase; empty if all do, or none."""
    proof = Proof(Winning(position))
    try:
        right, most, _ = proof.best(position)
    except TooLarge:
        return []
    wins = most == (MOST,) and len(right) < len(position.choice.options)
    return [[option] for option in right] if wins else []


def turned(position: Position) -> Right:
    """The answers after which a Magic phase can bring the most in every respect; empty if all do."""
    return told_apart(Turn, position)


def lasting(position: Position) -> Right:
    """The answers after which a Magus of Magecraft lives through the opponent's turn; empty if all do."""
    return told_apart(Lasting, position)


# -- Magic Live ----------------------------------------------------------------------------------------

CHALLENGED: Final = (
    *("contest", "challenge", "power", "throw", "retest", "escalate"),
    *("spend-life", "second-pack", "give-back", "lot"),
)

"""The kinds of choices in and before a challenge of an auction."""


class Contested(Standard):
    """A challenge of an auction of Magic Live: who has the pack, and what was paid for it."""

    def over(self, p: Position) -> bool:
        return p.choice.ask not in CHALLENGED

    def worth(self, p: Position) -> Respects:
        pack = p.book.pack_of[self.begins.setup.situation["claim"]]
        magus = mage(p, self.seat)
        return (int(pack in magus.packs), magus.life, *magus.traits)


def contested(position: Position) -> Right:
    """The answers that surely take a pack and pay nothing for it; empty if all do."""
    open_to_luck = position.copy()
    open_to_luck.open_chance = True
    return told_apart(Contested, open_to_luck)
