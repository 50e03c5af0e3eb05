"""Deeds: summaries of the effects of compiled programs, in the few numbers and nouns that bots weigh.

Whether an effect helps or harms follows from its kind and numbers; cards have no notes for bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.amounts import Number, Which
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.filters import Filter

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.abilities import Program
    from grimorio.games.magic.meaning.conditions import ConditionRules
    from grimorio.games.magic.meaning.context import Context
    from grimorio.kernel.position import Position

OTHER: Final = 0
DAMAGE: Final = 1
DESTROY: Final = 2
RETURN: Final = 3
SACRIFICE: Final = 4
LIFE: Final = 5
DRAW: Final = 6
DISCARD: Final = 7
MILL: Final = 8
LOOK: Final = 9
SEARCH: Final = 10
PUT: Final = 11
TOKEN: Final = 12
COUNTERS: Final = 13
GETS: Final = 14
KEYWORD: Final = 15
BECOMES: Final = 16
TAP: Final = 17
UNTAP: Final = 18
TAP_OR_UNTAP: Final = 19
CANT_BLOCK: Final = 20
COUNTER: Final = 21
RETARGET: Final = 22
REGENERATE: Final = 23
SHIELD: Final = 24
PHASES: Final = 25
PAY: Final = 26
MAY: Final = 27
SHROUD: Final = 28
PROVOKE: Final = 29
GATE: Final = 30
SKIP: Final = 31
CONTROL: Final = 32
LOSES: Final = 33
TURN_UP: Final = 34
TURN_DOWN: Final = 35
WIN: Final = 36
FIGHT: Final = 37
GAINS: Final = 38
SURE: Final = 39
FADE: Final = 40
AGE: Final = 41
PHASE: Final = 42

PLACES: Final = ("hand", "play", "library", "removed", "bottom", "shuffled")
"""The zones to which effects return cards, by `Deed.place`."""


class Deed:
    """The summary of one effect of a program, which bots read.

    Attributes:
        kind: the kind of effect, one of the constants above.
        what: the objects or players that it affects; None if it affects none or they do not matter.
        amount, more: its numbers, or None; for `GETS`, power and toughness.
        words: a mask of keywords.
        flag: for `DAMAGE`, whether it is divided; for `LIFE`, whether it is gained, not lost; for `DESTROY`,
            whether the permanents can be regenerated; for `RETURN` and `SEARCH`, whether the card comes into
            play; for `GETS`, `KEYWORD` and `CONTROL`, whether the effect lasts after this turn; for
            `DISCARD`, whether you choose the cards; for `LOOK`, whether the cards are revealed; for `PAY`,
            whether paying stops the effects; for `SHIELD`, whether it protects everybody; for `MILL`,
            whether half of the library is put into the graveyard instead of `place` cards.
        place: for `RETURN`, the place in `PLACES`; for `TOKEN`, the number of its
            face; for `COUNTERS`, how many, negative if they make the creature smaller; for `MILL`, how many
            cards.
        price: the price that a player may pay as it resolves, or None; for `AGE`, once for each age counter.
        count: for `MAY` and `PAY`, how many of the next effects happen only then. For `GATE` and `SKIP`, how
            many of the next effects are left out; for `GATE` unless its condition is true or false as `flag`
            says.
        condition: for `GATE`, the condition.
        share: the chance that the effect happens: less than 1 behind coin flips.
        by: for a shield against one source, the noun for the sources among which its player chooses.
        victim: for a sacrifice, the noun for the permanents sacrificed; for a fight, that for the other
            creature.
        program: for an effect that sets up a delayed trigger, the program of that trigger; for `GAINS`, that
            of the ability that permanents get.
    """

    def __init__(
        self,
        kind: int,
        what: Which | None = None,
        amount: Number | None = None,
        flag: bool = False,
        *,
        more: Number | None = None,
        words: int = 0,
        place: int = 0,
        price: Price | None = None,
        by: Filter | None = None,
        victim: Which | None = None,
        program: Program | None = None,
        condition: ConditionRules | None = None,
    ) -> None:
        self.kind = kind
        self.what = what
        self.amount = amount
        self.more = more
        self.words = words
        self.flag = flag
        self.place = place
        self.price = price
        self.count = 0
        self.by = by
        self.victim = victim
        self.program = program
        self.condition = condition
        self.share = 1.0


def happening(deeds: list[Deed], p: Position, c: Context) -> list[Deed]:
    """The deeds that happen in a position: those that conditions (`GATE`) do not leave out.

    What follows a won coin flip and what follows a lost one are both among them, each with its `share`.
    """
    if not any([deed.kind == GATE for deed in deeds]):
        return deeds
    left: list[Deed] = []
    place = 0
    while place < len(deeds):
        deed = deeds[place]
        place += 1
        if (deed.kind == SKIP and deed.share == 1.0) or (
            deed.condition is not None and deed.condition.holds(p, c) != deed.flag
        ):
            place += deed.count
        elif deed.kind not in (GATE, SKIP):
            left.append(deed)
    return left
