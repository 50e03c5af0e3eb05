"""Summaries of cards for bots, made from the summaries (`Deed`) of the effects of their programs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grimorio.games.magic.meaning.deeds import (
    AGE,
    CANT_BLOCK,
    COUNTER,
    DAMAGE,
    DESTROY,
    FADE,
    GATE,
    GETS,
    KEYWORD,
    LIFE,
    LOSES,
    MAY,
    PAY,
    PHASE,
    REGENERATE,
    RETARGET,
    SHIELD,
    SHROUD,
    SKIP,
    TAP,
    TAP_OR_UNTAP,
    UNTAP,
    Deed,
    happening,
)
from grimorio.games.magic.public import (
    EVENT_OBJECT,
    THIS,
    ActivatedRules,
    Blocking,
    Bonus,
    Book,
    Context,
    Control,
    Deals,
    Enters,
    Face,
    Filter,
    Keyword,
    KickerPaid,
    KickerUnpaid,
    Mana,
    Number,
    Program,
    TriggeredRules,
    Types,
)
from grimorio.kernel import Position

TRICKS: Final = frozenset(
    (
        GETS,
        KEYWORD,
        LOSES,
        TAP,
        UNTAP,
        TAP_OR_UNTAP,
        CANT_BLOCK,
        COUNTER,
        RETARGET,
        REGENERATE,
        SHIELD,
        SHROUD,
        PHASE,
    )
)
"""The kinds of effects (`Deed.kind`) whose worth depends on the moment of their use, such as regeneration."""


class Deeds:
    """The summary of a program: a list of deeds.

    Attributes:
        deeds: the summaries of its effects, in order.
        gated: whether some of them happen under a condition.
        kinds: a mask of the kinds of its effects.
        tricky: whether all its effects are `TRICKS`.
    """

    def __init__(self, program: Program) -> None:
        self.deeds = [deed for deed in program.deeds if deed.kind != MAY]
        self.gated = any([deed.kind == GATE for deed in self.deeds])
        if self.gated:
            self.deeds = program.deeds
        self.kinds = 0
        self.tricky = bool(self.deeds)
        for deed in self.deeds:
            self.kinds |= 1 << deed.kind
            if deed.kind not in TRICKS and deed.kind not in (MAY, GATE, SKIP):
                self.tricky = False

    def happening(self, p: Position, c: Context) -> list[Deed]:
        """The deeds that happen in a position, in the context `c`."""
        return happening(self.deeds, p, c) if self.gated else self.deeds


def _ruins(deeds: Deeds) -> bool:
    """Whether a trigger with these deeds destroys the object that the triggering event is about."""
    for deed in deeds.deeds:
        if deed.kind == DESTROY and deed.what is not None and deed.what.kind == EVENT_OBJECT:
            return True
    return False


def _strikes(triggered: TriggeredRules) -> bool:
    """Whether a triggered ability triggers when its creature deals damage."""
    return any([isinstance(matcher, Deals) for matcher in triggered.matchers])


SPENT: Final = 0.85
"""The least gain for which a spell is played, as a share of its worth in hand."""

FOR_LIFE: Final = 0.3
"""The least gain for which a spell with {X} that changes only life is played, as a share of its worth
in hand.
"""


DUE: Final = 0.2
"""The worth of a point of mana that is to be paid for echo."""
COSTLY: Final = 1.5
"""The mana for which a cumulative upkeep of life, permanents or cards stands."""


def _for_life(face: Face) -> bool:
    """Whether all effects of a spell, given as its compiled card, change the life of players."""
    for program in face.spell:
        for deed in program.deeds:
            if deed.kind == DAMAGE:
                if deed.what is not None and deed.what.what is not None and deed.what.what.kinds:
                    return False
            elif deed.kind != LIFE:
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
        kinds: a mask of the kinds of its effects as a spell.
        arrivals: the programs that run as it comes into play.
        kicks: those that run only if a kicker cost was paid, or was not, as pairs (condition, program).
        stops: for a local enchantment, the share of a creature's worth that it takes away, from 0 to 1.
        taken: for a local enchantment, whether it gives control of the permanent.
        power, toughness, words: for a local enchantment, the numbers and keywords that it adds.
        strikes: for a local enchantment, a factor of its worth on a creature that strikes well
            (`Board._strikes`).
        regenerates: the mana cost of its ability to regenerate itself, or None.
        dooms: the noun for the creatures that are destroyed after fighting it, or None.
        falls: whether it is destroyed after a combat in which it blocks.
        pump: the mana cost of its ability to make itself larger for a turn, or None.
        due: for echo, how much less it is worth until it is paid for.
        ages: for cumulative upkeep, how many of them a point of mana pays, or about so much else; else 0.
        wanes: whether it stays in play for a while only, with fading or cumulative upkeep.
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
        self.kinds = 0
        for program in face.spell:
            self.kinds |= Deeds(program).kinds
        self.arrivals: list[Program] = []
        self.kicks: list[tuple[KickerPaid | KickerUnpaid, Program]] = []
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
        self.due = 0.0
        self.ages = 0.0
        self.wanes = False
        for triggered in face.triggered:
            self._triggers(face, triggered)
        for activated in face.activated:
            self._acts(face, activated)
        if face.is_creature and face.types & wall:
            self.extra -= 0.4 * face.power
        if self.falls:
            self.extra -= 1.0
        self._statics(face)
        for probe in face.given:
            for triggered in probe.triggered:
                self._triggers(probe, triggered)
            for activated in probe.activated:
                self._acts(probe, activated)
        if face.awake is not None:
            for triggered in face.awake.triggered:
                self._triggers(face, triggered)
            for activated in face.awake.activated:
                self._acts(face, activated)
            self.extra = 0.5 * self.extra + 0.4 * len(face.awake.alters)

    def _triggers(self, face: Face, triggered: TriggeredRules) -> None:
        """Add the worth of a triggered ability to the summary."""
        enters = False
        for matcher in triggered.matchers:
            if isinstance(matcher, Enters) and matcher.what.this:
                enters = True
        condition = triggered.condition
        self._after_combat(triggered)
        deeds = Deeds(triggered.program)
        if not enters and self._keeps(face, deeds):
            return
        if enters and isinstance(condition, (KickerPaid, KickerUnpaid)):
            self.kicks.append((condition, triggered.program))
        elif enters:
            self.arrivals.append(triggered.program)
        elif face.enchants is not None and _ruins(deeds):
            self.stops += 0.8
        elif face.enchants is None:
            self.extra += 0.4
        elif _strikes(triggered):
            self.strikes += 1.2
        else:
            self.extra += 1.2

    @property
    def entering(self) -> list[Program]:
        """The programs that run as it comes into play, or do if its kicker costs are paid or are not."""
        return [*self.arrivals, *[program for _, program in self.kicks]]

    def _keeps(self, face: Face, deeds: Deeds) -> bool:
        """Note the price of keeping the permanent, if a trigger with these deeds asks for one."""
        first = deeds.deeds[0] if deeds.deeds else None
        price = first.price if first is not None else None
        if face.echo and first is not None and first.kind == PAY and price is not None:
            self.due = DUE * price.mana.value
            return True
        if first is not None and first.kind == AGE and price is not None:
            self.ages = 1.0 / (max(1, price.mana.value) if price.mana.value else COSTLY)
        elif first is None or first.kind != FADE:
            return False
        self.wanes = True
        return True

    def _acts(self, face: Face, activated: ActivatedRules) -> None:
        """Add the worth of an activated ability to the summary."""
        if activated.is_mana:
            self.extra += 0.8
            return
        if face.enchants is not None:
            self.extra += 1.2
        else:
            self.extra += 1.0 if activated.price.tap and not activated.price.sacrifice_this else 0.4
        for deed in activated.program.deeds:
            if deed.kind == REGENERATE and activated.price.life is None:
                self.regenerates = activated.price.mana
        self._pumps(activated)

    def _after_combat(self, triggered: TriggeredRules) -> None:
        """Note whether a trigger destroys the creature, or its opponents in the fight, after combat."""
        for later in triggered.program.deeds:
            if later.program is None:
                continue
            for deed in Deeds(later.program).deeds:
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
        if price.tap_other is not None or len(activated.program.deeds) != 1:
            return
        deed = activated.program.deeds[0]
        if deed.kind == GETS and not deed.flag and deed.what is not None and deed.what.kind == THIS:
            self.pump = price.mana
            self.pump_power = deed.amount
            self.pump_toughness = deed.more

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
    """The summaries of all cards of a game, each made when first used; `book` has the compiled cards."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.faces: dict[int, FaceLore] = {}
        self.programs: dict[Program, Deeds] = {}

    def face(self, index: int) -> FaceLore:
        """The summary of the card whose face has this index, made when it is first asked for."""
        found = self.faces.get(index)
        if found is None:
            found = self.faces[index] = FaceLore(self.book.face(index), self.book.wall)
        return found

    def program(self, program: Program) -> Deeds:
        """The summary of the effects of a program, made when it is first asked for."""
        found = self.programs.get(program)
        if found is None:
            found = self.programs[program] = Deeds(program)
        return found


lore_of: Final = lru_cache(maxsize=16)(Lore)
"""A function from the compiled cards of a game (`Book`) to their summaries; the last results are cached."""
