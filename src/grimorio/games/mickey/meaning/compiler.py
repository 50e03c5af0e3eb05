"""The compiler of cards: it turns the words that describe a card into objects that the rules execute.

A noun becomes a `Which` with a bit mask of the cards that it fits, and a lasting effect becomes a `Row`.
Deeds, the things that a card does, become a program, which is a list of operations (`Op`).
"""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey import words as w
from grimorio.games.mickey.meaning.shapes import (
    A_ANNUL,
    ACTION_OF,
    ANY_COLOUR,
    CASTLE,
    CASTS,
    CLASSES,
    CODE,
    COLOUR_OF,
    DRAWS,
    ENTERS,
    HIDES,
    ITSELF,
    LASTING,
    MAGE,
    SPELL,
    STATES,
    UNCOVERED,
    WHERE,
    WHOSE,
    WINS,
    Amount,
    CardError,
    Cond,
    Face,
    Library,
    Op,
    Row,
    Trigger,
    Which,
)
from grimorio.kernel.faults import Message, Value
from grimorio.kernel.playable import Unplayable


class Compiler:
    """Compiles the effects of one card into its `Face`.

    Args:
        book: the compiled form of the whole card set, to which nouns and programs are added.
        face: the compiled form of the card, still without effects.
    """

    def __init__(self, book: Library, face: Face) -> None:
        self.book = book
        self.face = face

    def compile(self) -> None:
        """Compile all effects of the card: those that last into `Row` objects, the others into triggers.

        Raises CardError or Unplayable: the rules cannot read an effect.
        """
        face: Face = self.face
        effects = face.card.effects
        for effect in effects:
            self.lasting(effect, None, False)
            self.moments(effect, None)
        bare = [effect for effect in effects if _is_deed(effect)]
        early = _early(bare)
        for first in (True, False):
            self.own(tuple([deed for place, deed in enumerate(bare) if early[place] is first]), first)
        face.states = [row for row in face.rows if row.kind >= STATES]
        for moment, triggers in enumerate(face.triggers):
            if triggers:
                face.moments |= 1 << moment
        face.actions = _actions(effects)

    def wrong(self, what: str, cause: str, **facts: Value) -> CardError:
        """An error about this card; the arguments are those of `Message`, which says what is wrong."""
        problem = Message(what, cause, **facts)
        return CardError("{place}: {problem}", "at", place=self.face.key, problem=problem)

    # -- moments and programs ------------------------------------------------------------------

    def own(self, deeds: tuple[Any, ...], first: bool) -> None:
        """Compile deeds that are done when the card comes into play or, for a Mage, when it casts a Spell.

        `first` tells whether these deeds are done before the other effects of that time (WOM-IT-FAQ-11).
        """
        if not any(_leaves(deed) for deed in deeds):
            return
        kind = self.face.kind
        if kind == CODE:
            raise self.wrong("a Code says When it does something", "card-when")
        trigger = Trigger(CASTS if kind == MAGE else ITSELF, self.program(deeds), first)
        if kind == MAGE:
            trigger.by = self.which(w.CASTER)
        self.face.triggers[trigger.moment].append(trigger)

    def moments(self, effect: Any, cond: Cond | None) -> None:
        """Compile the deeds within `effect` into triggers, if it is a `When` or `IfHidden` or contains one.

        `cond` is the condition that an `If` around the effect sets, or None.
        """
        if isinstance(effect, w.If):
            both = self.both(cond, self.cond(effect.condition))
            for part in _parts(effect.then):
                self.moments(part, both)
        elif isinstance(effect, w.IfHidden):
            deeds = tuple(part for part in _parts(effect.then) if _is_deed(part))
            if any(_leaves(deed) for deed in deeds):
                trigger = Trigger(UNCOVERED, self.program(deeds), False)
                trigger.cond = cond
                self.face.triggers[UNCOVERED].append(trigger)
        elif isinstance(effect, w.When):
            at, do = effect.moment, _parts(effect.do)
            first = any(_annuls(deed) for deed in do)
            kind = {"Casts": CASTS, "Hides": HIDES, "Draws": DRAWS, "Wins": WINS, "CastleEnters": ENTERS}
            trigger = Trigger(kind[type(at).__name__], self.program(do), first)
            trigger.cond = cond
            if isinstance(at, (w.Casts, w.Hides)):
                trigger.by = self.which(at.by)
                if isinstance(at, w.Casts) and at.spell is not None:
                    trigger.spell = self.which(at.spell)
            elif isinstance(at, w.CastleEnters):
                trigger.by = self.which(at.castle)
            else:
                trigger.whose = WHOSE[at.whose]
            self.face.triggers[trigger.moment].append(trigger)

    def program(self, deeds: tuple[Any, ...]) -> int:
        """Compile deeds into a program, append it to `Library.programs`, and return its index there."""
        ops: list[Op] = []
        for deed in deeds:
            self.deed(deed, ops)
        self.book.programs.append(ops)
        return len(self.book.programs) - 1

    def deed(self, deed: Any, ops: list[Op]) -> None:
        """Compile `deed`, and the deeds within it, into operations, and append them to the program `ops`."""
        if isinstance(deed, (w.If, w.May, w.Pay)):
            head = Op("test" if isinstance(deed, w.If) else type(deed).__name__.lower())
            ops.append(head)
            if isinstance(deed, w.If):
                head.cond = self.cond(deed.condition)
            elif isinstance(deed, w.Pay):
                head.n = deed.cards
            for part in _parts(deed.then if isinstance(deed, w.If) else deed.do):
                if _is_deed(part):
                    self.deed(part, ops)
            head.jump = len(ops)
            return
        name = _OP_NAMES[type(deed).__name__]
        op = Op(name)
        for field in _TARGETS:
            if hasattr(deed, field):
                op.what = self.target(getattr(deed, field), ops)
        if isinstance(deed, (w.Exchange, w.ChangePlaces)):
            op.what, op.other = self.which(deed.first), self.which(deed.second)
        elif isinstance(deed, w.Draw):
            op.amount, op.whose = self.amount(deed.count), WHOSE[deed.whose]
        elif isinstance(deed, w.Discard):
            op.n, op.whose, op.random = deed.count, WHOSE[deed.whose], deed.random
        elif isinstance(deed, (w.GiveDiamagic, w.LoseDiamagic)):
            op.n = ANY_COLOUR if deed.colour == "any" else self.colour(deed.colour)
        elif isinstance(deed, w.AddDiamagics):
            op.n = deed.count
        elif isinstance(deed, w.ForNow):
            row = self.row(deed.so)
            self.book.rows.append(row)
            op.row = row.index
        ops.append(op)

    def target(self, target: Any, ops: list[Op]) -> Which | None:
        """Compile the noun `target`, which says to which cards a deed is done.

        Where a player must choose one of the cards, append the operation that asks for it to the program
        `ops`, and return None, which stands for the chosen card.
        """
        if isinstance(target, w.Same):
            return None
        if isinstance(target, w.One):
            pick = Op("pick")
            pick.what, pick.whose = self.which(target.of), WHOSE[target.by]
            ops.append(pick)
            return None
        return self.which(target)

    # -- what lasts ----------------------------------------------------------------------------

    def lasting(self, effect: Any, cond: Cond | None, hidden: bool) -> None:
        """Compile `effect`, if it lasts, and the lasting effects within it, and add them to the card.

        `cond` is the condition that an `If` around them sets, or None. `hidden` tells whether they stand
        within `IfHidden`.
        """
        if isinstance(effect, w.If):
            both = self.both(cond, self.cond(effect.condition))
            for part in _parts(effect.then):
                self.lasting(part, both, hidden)
        elif isinstance(effect, w.IfHidden):
            if self.face.kind != SPELL:
                raise self.wrong("only a Spell can be hidden", "card-hidden")
            for part in _parts(effect.then):
                self.lasting(part, cond, True)
        elif type(effect).__name__ in LASTING:
            row = self.row(effect, cond, hidden)
            self.book.rows.append(row)
            self.face.rows.append(row)

    def row(self, word: Any, cond: Cond | None = None, hidden: bool = False) -> Row:
        """Compile one lasting effect (`word`) into a `Row`.

        `cond` is its condition, or None; `hidden` tells whether it stands within `IfHidden`.
        """
        row = Row(LASTING[type(word).__name__], len(self.book.rows))
        row.cond, row.hidden = cond, hidden
        row.counts = cond is not None and cond.counts()
        for field in ("what", "mages"):
            if hasattr(word, field):
                row.what = self.which(getattr(word, field))
        if isinstance(word, (w.Worth, w.Adds, w.Subtracts, w.ModifiedPower)):
            row.number, row.amount = 1, self.amount(word.number)
        elif isinstance(word, (w.Times, w.Divided)):
            row.number = word.by
            if isinstance(word, w.Divided) and word.by < 1:
                raise Unplayable(word, "by", "expected 1 or more", cause="word-count")
        elif isinstance(word, (w.Plus, w.Minus, w.FinalPower)):
            row.number = word.number
            row.amount = None if word.each is None else self.amount(word.each)
            if isinstance(word, w.FinalPower):
                row.mask = WHOSE[word.whose]
        elif isinstance(word, w.Without):
            if len(set(word.steps)) < len(word.steps):
                raise Unplayable(word, "steps", "expected each step once", cause="word-once")
            row.mask = sum(1 << w.STEPS.index(step) for step in word.steps)
        elif isinstance(word, (w.Gains, w.Rendered)):
            row.mask = 1 << CLASSES[type(word.action).__name__]
            if _is_deed(word.action):
                row.program = self.program((word.action,))
        elif isinstance(word, w.Immune):
            row.other = self.which(word.to)
        elif isinstance(word, (w.CannotCast, w.MayHide)):
            row.other = None if word.spells is None else self.printed(SPELL, word.spells)
            row.mask = int(isinstance(word, w.MayHide) and word.besides)
        elif isinstance(word, w.CountsAs):
            row.team = "" if word.team == "caster" else word.team
        elif isinstance(word, w.Possesses):
            row.mask = self.colour(word.colour)
        return row

    # -- nouns, numbers, conditions ------------------------------------------------------------

    def colour(self, colour: str) -> int:
        """The index of a colour of Diamagics. Raises CardError for black, because no Diamagic is black."""
        if colour not in COLOUR_OF:
            raise self.wrong("there are no {colour} Diamagics", "mickey-no-colour", colour=colour)
        return COLOUR_OF[colour]

    def printed(self, kind: int, noun: Any) -> Which:
        """Compile `noun`, but only what it demands of the facts printed on cards (colour, name, power).

        `kind` is the kind of cards that the noun means, such as `SPELL`. Cards in a hand are judged by such
        a noun, because they have no other facts.
        """
        which = Which(kind, len(self.book.nouns))
        self.book.nouns.append(which)
        which.faces = self.fitting(kind, noun)
        if which.faces >= 0:
            which.fits = [which.faces >> face & 1 == 1 for face in range(len(self.book.faces))]
        return which

    def which(self, noun: Any) -> Which:
        """Compile `noun`, a noun of the card such as `Mages(colour="red")`."""
        kind = {"Mages": MAGE, "Spells": SPELL, "Castles": CASTLE, "Codes": CODE}[type(noun).__name__]
        which: Which = self.printed(kind, noun)
        if kind != CASTLE:
            which.whose = WHOSE[noun.whose]
        if isinstance(noun, w.Mages):
            which.where = WHERE[noun.where]
            which.team = noun.team or ""
            if noun.holding is not None:
                which.holding = ANY_COLOUR if noun.holding == "any" else self.colour(noun.holding)
        elif isinstance(noun, w.Spells):
            which.area = ("play", "cast", "hidden").index(noun.area)
            which.which = ("any", "this", "others", "that").index(noun.which)
            which.by = None if noun.by is None else self.which(noun.by)
            which.having = 0 if noun.having is None else 1 << ACTION_OF[noun.having]
            which.simple = -1 if noun.simple is None else int(noun.simple)
        return which

    def fitting(self, kind: int, noun: Any) -> int:
        """A bit mask, by `Face.index`, of the cards that `noun` fits by their print; -1 if it fits all cards.

        The cards are of the given kind, such as `SPELL`, and their printed colour, name and power are those
        that the noun asks for.
        """
        colour, named = getattr(noun, "colour", None), getattr(noun, "named", None)
        exact, least, most = (getattr(noun, field, None) for field in ("power", "least", "most"))
        if colour is None and named is None and exact is None and least is None and most is None:
            return -1
        faces = 0
        for face in self.book.faces:
            if (
                face.kind == kind
                and (colour is None or colour in face.card.colours)
                and (named is None or named in face.name)
                and (exact is None or face.power == exact)
                and (least is None or face.power >= least)
                and (most is None or face.power <= most)
            ):
                faces |= 1 << face.index
        return faces

    def amount(self, number: Any) -> Amount:
        """Compile a number of a card: a constant, or a word such as `Count` that says what is counted."""
        if isinstance(number, int):
            return Amount("int", number)
        if isinstance(number, (w.Count, w.PowerOf)):
            return Amount(type(number).__name__, 0, self.which(number.of))
        if isinstance(number, w.Hand):
            return Amount("Hand", WHOSE[number.whose])
        if isinstance(number, w.Diamagics):
            colour = -1 if number.colour is None else self.colour(number.colour)
            return Amount("Diamagics", 0, self.which(number.of), colour)
        return Amount("Stake")

    def cond(self, condition: Any) -> Cond:
        """Compile a condition of a card, such as an `AtLeast`, and the conditions within it."""
        cond = Cond(type(condition).__name__)
        if isinstance(condition, w.There):
            cond.of = self.which(condition.is_one)
        elif isinstance(condition, w.AtLeast):
            cond.number, cond.least = self.amount(condition.number), self.amount(condition.least)
        elif isinstance(condition, w.Not):
            cond.parts = [self.cond(condition.of)]
        else:
            cond.parts = [self.cond(part) for part in condition.of]
        return cond

    def both(self, first: Cond | None, second: Cond) -> Cond:
        """The condition that holds when both of these hold; with None as `first`, the second alone."""
        if first is None:
            return second
        both = Cond("Both")
        both.parts = [first, second]
        return both


_OP_NAMES: Final = {
    "Annul": "annul",
    "Block": "block",
    "Confuse": "confuse",
    "Corrode": "corrode",
    "Corrupt": "corrupt",
    "Recover": "recover",
    "Reveal": "reveal",
    "Exchange": "exchange",
    "Shatter": "shatter",
    "Teleport": "teleport",
    "Draw": "draw",
    "Discard": "discard",
    "DiscardFromPlay": "discard-from-play",
    "GiveDiamagic": "give",
    "LoseDiamagic": "lose",
    "ChangePlaces": "change-places",
    "AddDiamagics": "add-diamagics",
    "UncoverDiamagics": "uncover-diamagics",
    "ForNow": "for-now",
}
"""The name of the operation (`Op.name`) for each deed, by the name of the deed's class."""


_TARGETS: Final = ("what", "to", "of")
"""The fields of deeds that say to which cards they are done."""


def _parts(one_or_several: Any) -> tuple[Any, ...]:
    """`one_or_several` as a tuple: a single effect becomes a tuple of one, a tuple stays as it is."""
    return one_or_several if isinstance(one_or_several, tuple) else (one_or_several,)


def _is_deed(effect: Any) -> bool:
    """Whether `effect` is something to do (a deed), or an `If`, `May` or `Pay`, which may contain deeds."""
    return isinstance(effect, (w.If, w.May, w.Pay)) or type(effect).__name__ in _OP_NAMES


def _leaves(effect: Any) -> list[Any]:
    """The simple deeds (things to do) in `effect`: those in a `May`, `Pay` or `If`, or the effect itself.

    Empty for an effect that is not something to do.
    """
    if isinstance(effect, (w.If, w.May, w.Pay)):
        then = effect.then if isinstance(effect, w.If) else effect.do
        return [leaf for part in _parts(then) for leaf in _leaves(part)]
    return [effect] if type(effect).__name__ in _OP_NAMES else []


def _annuls(effect: Any) -> bool:
    """Whether `effect` is an Annul or contains one."""
    return any(isinstance(leaf, w.Annul) for leaf in _leaves(effect))


def _early(deeds: list[Any]) -> list[bool]:
    """For each of a card's deeds, whether it is done before the other effects (WOM-IT-FAQ-11).

    Those are the deeds that annul, and all that one and the same chosen card links to them (WOM-IT-FAQ-9).
    """
    linked: list[int] = []
    chosen = -1
    for place, deed in enumerate(deeds):
        targets = [getattr(leaf, field, None) for leaf in _leaves(deed) for field in _TARGETS]
        nouns = [target.__class__ for target in targets if isinstance(target, (w.One, w.Same))]
        linked.append(chosen if nouns and nouns[0] is w.Same else place)
        if w.One in nouns:
            chosen = linked[place]
    early = {link for link, deed in zip(linked, deeds, strict=True) if _annuls(deed)}
    return [link in early for link in linked]


def _actions(effects: tuple[Any, ...]) -> int:
    """A bit mask, by the indices of `ACTION_OF`, of the Special Actions that these effects do or could do.

    The rules are WOM-IT-8.5-2, WOM-IT-8.5-3E and WOM-IT-8.5-4.
    """
    mask = 0
    for effect in effects:
        name = type(effect).__name__
        if isinstance(effect, (w.If, w.IfHidden)):
            mask |= _actions(_parts(effect.then))
        elif isinstance(effect, (w.May, w.Pay, w.When)):
            mask |= _actions(_parts(effect.do))
        elif isinstance(effect, w.MakesSimple):
            mask |= A_ANNUL
        elif name in CLASSES:
            mask |= 1 << CLASSES[name]
    return mask
