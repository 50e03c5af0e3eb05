"""Summaries of cards for bots: each program as a list of its effects, made from the compiled operations.

The summary of an effect is called a deed. Cards have no notes for bots: whether a deed helps or harms follows
from its operation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.games.magic.public import (
    EVENT_OBJECT,
    THIS,
    ActivatedRules,
    BecomesOp,
    Blocking,
    Bonus,
    Book,
    CantBlockOp,
    ChangeLifeOp,
    ChangeTargetOp,
    Control,
    CounterOp,
    DealDamageOp,
    Deals,
    DestroyOp,
    DiscardOp,
    DrawOp,
    Enters,
    Face,
    Filter,
    GetsOp,
    HasOp,
    Keyword,
    LaterOp,
    LookAtTopOp,
    Mana,
    MayOp,
    MayPayOp,
    MillOp,
    NameTopOp,
    Number,
    Op,
    PhasesOp,
    PreventOp,
    Price,
    Program,
    PutCountersOp,
    PutFromHandOp,
    PutTokenOp,
    RedirectOp,
    RegenerateOp,
    ReturnOp,
    RevealTopOp,
    SacrificeOp,
    SearchOp,
    TapOp,
    TapOrUntapOp,
    TriggeredRules,
    Types,
    Which,
)

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

TRICKS: Final = frozenset(
    (GETS, KEYWORD, TAP, UNTAP, TAP_OR_UNTAP, CANT_BLOCK, COUNTER, RETARGET, REGENERATE, SHIELD)
)
"""The kinds of deeds whose worth depends on the moment at which they are done, such as regeneration."""


class Deed:
    """A deed: the summary of one effect of a program.

    Attributes:
        kind: the kind of effect, one of the constants above.
        what: the objects or players that it affects; None if it affects none or they do not matter.
        amount, more: its numbers, or None; for `GETS`, power and toughness.
        words: a mask of keywords.
        flag: for `DAMAGE`, whether it is divided; for `LIFE`, whether it is gained, not lost; for `DESTROY`,
            whether the permanents can be regenerated; for `RETURN` and `SEARCH`, whether the card comes into
            play; for `GETS` and `KEYWORD`, whether the effect lasts after this turn; for `DISCARD`, whether
            you choose the cards; for `LOOK`, whether the cards are revealed; for `PAY`, whether paying stops
            the effects; for `SHIELD`, whether it protects everybody.
        place: for `RETURN`, 0 for the hand, 1 for play, 2 for the library; for `TOKEN`, the number of its
            face; for `COUNTERS`, how many, negative if they make the creature smaller; for `MILL`, how many
            cards.
        price: the price that a player may pay as it resolves, or None.
        by: for a shield against one source, the noun for the sources among which its player chooses.
        victim: for a sacrifice, the noun for the permanents sacrificed.
    """

    def __init__(self, kind: int, what: Which | None = None) -> None:
        self.kind = kind
        self.what = what
        self.amount: Number | None = None
        self.more: Number | None = None
        self.words = 0
        self.flag = False
        self.place = 0
        self.price: Price | None = None
        self.by: Filter | None = None
        self.victim: Which | None = None


def deed_of(op: Op) -> Deed:
    """The summary (`Deed`) of one compiled operation."""
    if isinstance(op, DealDamageOp):
        deed = Deed(DAMAGE, op.what)
        deed.amount = op.amount
        deed.flag = op.divided
    elif isinstance(op, ChangeLifeOp):
        deed = Deed(LIFE, op.who)
        deed.amount = op.amount
        deed.flag = op.gain
    elif isinstance(op, DestroyOp):
        deed = Deed(DESTROY, op.what)
        deed.flag = op.regenerate
    elif isinstance(op, ReturnOp):
        deed = Deed(RETURN, op.what)
        deed.place = {"hand": 0, "play": 1, "library": 2}[op.to]
        deed.flag = op.to == "play"
    elif isinstance(op, GetsOp):
        deed = Deed(GETS, op.what)
        deed.amount = op.power
        deed.more = op.toughness
        deed.flag = not op.ends
    elif isinstance(op, HasOp):
        deed = Deed(KEYWORD, op.what)
        deed.words = op.keyword
        deed.flag = not op.ends
    elif isinstance(op, TapOp):
        deed = Deed(UNTAP if op.untap else TAP, op.what)
    elif isinstance(op, PutCountersOp):
        deed = Deed(COUNTERS, op.what)
        deed.place = op.count if op.counter.startswith("+") else -op.count
    elif isinstance(op, PreventOp):
        deed = Deed(SHIELD, op.what)
        deed.amount = op.amount
        deed.flag = op.anything
        deed.by = op.by
    else:
        deed = _deed_of_cards(op)
    return deed


def _deed_of_cards(op: Op) -> Deed:
    """The summary (`Deed`) of an operation on cards or players."""
    if isinstance(op, DrawOp):
        deed = Deed(DRAW, op.who)
        deed.amount = op.amount
    elif isinstance(op, DiscardOp):
        deed = Deed(DISCARD, op.who)
        deed.amount = None if op.all_of is not None else op.amount
        deed.flag = op.yours
    elif isinstance(op, SacrificeOp):
        deed = Deed(SACRIFICE, op.who)
        deed.victim = op.what
    elif isinstance(op, SearchOp):
        deed = Deed(SEARCH, op.whose)
        deed.flag = op.to == "play"
    elif isinstance(op, PutTokenOp):
        deed = Deed(TOKEN)
        deed.place = op.face
    elif isinstance(op, PutFromHandOp):
        deed = Deed(PUT, op.who)
    elif isinstance(op, MillOp):
        deed = Deed(MILL, op.who)
        deed.place = op.count
    elif isinstance(op, NameTopOp):
        deed = Deed(MILL, op.who)
        deed.place = 1
    elif isinstance(op, CounterOp):
        deed = Deed(COUNTER, op.what)
        deed.price = op.price if op.unless else None
    elif isinstance(op, MayPayOp):
        deed = Deed(PAY, op.who)
        deed.price = op.price
        deed.flag = op.otherwise
    elif isinstance(op, (LookAtTopOp, RevealTopOp)):
        deed = Deed(LOOK)
        deed.flag = isinstance(op, RevealTopOp)
    elif isinstance(op, PhasesOp):
        deed = Deed(PHASES, op.who)
    else:
        deed = _simple_deed(op)
    return deed


def _simple_deed(op: Op) -> Deed:
    """The summary (`Deed`) of an operation that has no numbers."""
    if isinstance(op, BecomesOp):
        return Deed(BECOMES, op.what)
    if isinstance(op, TapOrUntapOp):
        return Deed(TAP_OR_UNTAP, op.what)
    if isinstance(op, CantBlockOp):
        return Deed(CANT_BLOCK, op.what)
    if isinstance(op, ChangeTargetOp):
        return Deed(RETARGET, op.what)
    if isinstance(op, RegenerateOp):
        return Deed(REGENERATE, op.what)
    if isinstance(op, RedirectOp):
        return Deed(SHIELD, op.what)
    return Deed(OTHER)


class Deeds:
    """The summary of a program: a list of deeds.

    Attributes:
        deeds: the summaries of its effects, in order.
        kinds: a mask of the kinds of its effects.
        tricky: whether all its effects are `TRICKS`.
    """

    def __init__(self, program: Program) -> None:
        self.deeds = [deed_of(op) for op in program.ops if not isinstance(op, MayOp)]
        self.kinds = 0
        self.tricky = bool(self.deeds)
        for deed in self.deeds:
            self.kinds |= 1 << deed.kind
            if deed.kind not in TRICKS:
                self.tricky = False


def _ruins(deeds: Deeds) -> bool:
    """Whether a trigger with these deeds destroys the object of its event."""
    for deed in deeds.deeds:
        if deed.kind == DESTROY and deed.what is not None and deed.what.kind == EVENT_OBJECT:
            return True
    return False


def _strikes(triggered: TriggeredRules) -> bool:
    """Whether an ability triggers on damage that its creature deals."""
    return any([isinstance(matcher, Deals) for matcher in triggered.matchers])


SPENT: Final = 0.85
"""The least gain for which a spell is played, as a share of its worth in hand."""

FOR_LIFE: Final = 0.3
"""The least gain for which a spell with {X} that changes only life is played, as a share of its worth
in hand.
"""


def _for_life(face: Face) -> bool:
    """Whether a spell only changes the life of players."""
    for program in face.spell:
        for op in program.ops:
            if isinstance(op, DealDamageOp):
                if op.what.what is not None and op.what.what.kinds:
                    return False
            elif not isinstance(op, ChangeLifeOp):
                return False
        for rules in program.targets:
            if rules.what.kinds:
                return False
    return bool(face.spell)


class FaceLore:
    """The summary of a card, with amounts in points.

    Attributes:
        face: the face of the card.
        card_worth: its worth in hand.
        need: the least gain for which it is played as a spell.
        missed: the amount subtracted from its gain because the card is used up.
        extra: the worth that its abilities add to that of its size and keywords.
        arrivals: the programs that run as it comes into play.
        stops: for a local enchantment, the share of a creature's worth that it takes away, from 0 to 1.
        taken: for a local enchantment, whether it gives control of the permanent.
        power, toughness, words: for a local enchantment, the numbers and keywords that it adds.
        strikes: for a local enchantment, a factor of its worth on a creature that strikes well
            (`Board._strikes`).
        regenerates: the mana cost of its ability to regenerate itself, or None.
        dooms: the noun for the creatures that are destroyed after fighting it, or None.
        falls: whether it is destroyed after a combat in which it blocks.
        pump: the mana cost of its ability to make itself larger for a turn, or None.
        pump_power, pump_toughness: the power and toughness that this ability adds.
    """

    def __init__(self, face: Face, wall: int) -> None:
        self.face = face
        self.card_worth = 1.0 + 0.35 * min(face.cost.value + 2 * face.cost.xs, 8)
        self.missed = 0.4 * self.card_worth
        self.need = SPENT * self.card_worth
        if _for_life(face):
            self.need = FOR_LIFE * self.card_worth if face.cost.xs else 0.1
            self.missed = self.missed if face.cost.xs else 0.05
        self.arrivals: list[Program] = []
        self.extra = 0.0
        self.strikes = 0.0
        self.regenerates: Mana | None = None
        self.dooms: Filter | None = None
        self.falls = False
        self.pump: Mana | None = None
        self.pump_power: Number | None = None
        self.pump_toughness: Number | None = None
        self.stops = 0.0
        self.taken = False
        self.power: Number | None = None
        self.toughness: Number | None = None
        self.words = 0
        for triggered in face.triggered:
            self._triggers(face, triggered)
        for activated in face.activated:
            self._acts(face, activated)
        if face.is_creature and face.types & wall:
            self.extra -= 0.4 * face.power
        if self.falls:
            self.extra -= 1.0
        self._statics(face)

    def _triggers(self, face: Face, triggered: TriggeredRules) -> None:
        """Add the worth of a triggered ability to the summary."""
        enters = False
        for matcher in triggered.matchers:
            if isinstance(matcher, Enters) and matcher.what.this:
                enters = True
        self._after_combat(triggered)
        deeds = Deeds(triggered.program)
        if enters:
            self.arrivals.append(triggered.program)
        elif face.enchants is not None and _ruins(deeds):
            self.stops += 0.8
        elif face.enchants is None:
            self.extra += 0.4
        elif _strikes(triggered):
            self.strikes += 1.2
        else:
            self.extra += 1.2

    def _acts(self, face: Face, activated: ActivatedRules) -> None:
        """Add the worth of an activated ability to the summary."""
        if activated.is_mana:
            self.extra += 0.8
            return
        if face.enchants is not None:
            self.extra += 1.2
        else:
            self.extra += 1.0 if activated.price.tap and not activated.price.sacrifice_this else 0.4
        for op in activated.program.ops:
            if isinstance(op, RegenerateOp) and activated.price.life is None:
                self.regenerates = activated.price.mana
        self._pumps(activated)

    def _after_combat(self, triggered: TriggeredRules) -> None:
        """Note whether a trigger destroys the creature, or its opponents in the fight, after combat."""
        for op in triggered.program.ops:
            if not isinstance(op, LaterOp):
                continue
            for deed in Deeds(op.later.program).deeds:
                if deed.kind != DESTROY or deed.what is None:
                    continue
                for matcher in triggered.matchers:
                    if isinstance(matcher, Blocking) and matcher.what.this:
                        if deed.what.kind == THIS:
                            self.falls = True
                        elif deed.what.kind == EVENT_OBJECT and matcher.whom is not None:
                            self.dooms = matcher.whom.filter

    def _pumps(self, activated: ActivatedRules) -> None:
        """Note whether an ability makes the creature larger and costs only mana."""
        price = activated.price
        if price.tap or price.sacrifice_this or not price.mana.value:
            return
        if price.sacrifice is not None or price.discard is not None or price.life is not None:
            return
        if price.tap_other is not None or len(activated.program.ops) != 1:
            return
        op = activated.program.ops[0]
        if isinstance(op, GetsOp) and op.ends and op.what.kind == THIS:
            self.pump = price.mana
            self.pump_power = op.power
            self.pump_toughness = op.toughness

    def _statics(self, face: Face) -> None:
        for change in face.alters:
            if isinstance(change, Control):
                self.taken = True
            elif isinstance(change, Bonus):
                self.power = change.power
                self.toughness = change.toughness
                if change.filter is not None:
                    self.extra += 1.5
            elif isinstance(change, Keyword):
                self.words |= change.keyword
            elif isinstance(change, Types) and face.enchants is not None:
                self.extra += 4.0
        for rule in face.cant_attack:
            if face.is_creature:
                self.extra -= 0.5 if rule.block else 0.8
            else:
                self.stops += 0.35 if rule.block else 0.55
        if face.enchants is not None:
            if face.doesnt_untap:
                self.stops += 0.7
            if face.blockable:
                self.strikes += 1.2
            if face.must_be_blocked or face.bonus:
                self.extra += 1.2


class Lore:
    """The summaries of all cards of a book; each is made when it is first asked for."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.faces: dict[int, FaceLore] = {}
        self.programs: dict[Program, Deeds] = {}

    def face(self, index: int) -> FaceLore:
        """The summary of the card whose face has this index, made when it is first asked for."""
        found = self.faces.get(index)
        if found is None:
            found = self.faces[index] = FaceLore(self.book.faces[index], self.book.wall)
        return found

    def program(self, program: Program) -> Deeds:
        """The summary of the effects of a program, made when it is first asked for."""
        found = self.programs.get(program)
        if found is None:
            found = self.programs[program] = Deeds(program)
        return found


lore_of: Final = lru_cache(maxsize=16)(Lore)
"""The summaries of the cards of a book, cached."""
