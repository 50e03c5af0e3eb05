"""The slow interpreter of card words, against which the rules are tested: deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from grimorio.games.mickey import words as w
from grimorio.kernel import CHANCE
from grimorio.kernel.words import inside
from tests.games.mickey.slow.reader import Lies, Reader, Stands
from tests.games.slow_reading import Asked, NotRead, next_answer, places_in, put

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "G": "green"}
LETTERS = {colour: letter for letter, colour in COLOURS.items()}
ORDER = [*(f"P{power}" for power in range(6)), "R2", "Y2", "G2", "K2", "E2", "It"]
"""The names of the cards in the order in which they are offered."""


def has(words: Any, kind: type) -> bool:
    """Whether there is a word of this class among these, or in them."""
    return any(isinstance(word, kind) for word in inside(words))


def units(effects: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The effects of a card, those together that speak of one chosen card."""
    found: list[tuple[Any, ...]] = []
    choice = 0
    for effect in effects:
        noun = next((word for word in inside(effect) if isinstance(word, w.One | w.Same)), None)
        if noun == w.SAME:
            found[choice] += (effect,)
        else:
            found.append((effect,))
            choice = len(found) - 1 if has(effect, w.One) else choice
    return found


@dataclass
class Doer(Reader):
    """The slow interpreter's whole table while the deeds of a card are done.

    `log` holds the questions still to come; `known` and `printed` all Castles and Spells by name; `staked`
    the Diamagics at stake, `uncovered` how many of them lie face up; `done` the Mages that have played,
    `free` those that may play once more; `used` the players whose next play is used up; `blocks` which Mages
    a Block holds, as a noun or by name; `annulled` the Spells that are Simple; `for_now` the effects until
    the end of the turn; `down` the Spells face down; `same` the card that `One` has chosen; `that` the Spell
    being cast, if it is another card; `playing` the seat whose play it is, -1 for the card's player; `when`
    what the card does at which moment; `read` the words that were read.
    """

    log: list[Asked] = field(default_factory=list)
    cards: list[list[str]] = field(default_factory=lambda: [[], []])
    decks: list[list[str]] = field(default_factory=lambda: [[], []])
    discards: list[list[str]] = field(default_factory=lambda: [[], []])
    castles: list[list[str]] = field(default_factory=lambda: [[], []])
    known: dict[str, w.Castle] = field(default_factory=dict)
    printed: dict[str, w.Spell] = field(default_factory=dict)
    pool: dict[str, int] = field(default_factory=dict)
    staked: list[str] = field(default_factory=list)
    uncovered: int = 0
    done: list[str] = field(default_factory=list)
    free: list[str] = field(default_factory=list)
    used: set[int] = field(default_factory=set)
    blocks: list[Any] = field(default_factory=list)
    annulled: list[str] = field(default_factory=list)
    confused: list[Stands] = field(default_factory=list)
    for_now: list[Any] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    same: Any = None
    that: str = ""
    playing: int = -1
    when: w.When | None = None
    read: set[str] = field(default_factory=set)

    # -- being asked -----------------------------------------------------------------------------------

    def ask(self, seat: int, ask: str, options: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The answer to a question, after checking that it is the next one in the log and offers these
        options.

        Chance is not asked if only one result is possible.
        """
        if seat == CHANCE and len(options) == 1:
            return options[0]
        return next_answer(self.log, seat, ask, options)

    def agrees(self, ask: str) -> bool:
        return self.ask(self.you, ask, [("yes",), ("no",)]) == ("yes",)

    def chooses(self, seat: int, ask: str, mages: list[Stands]) -> Stands:
        """The Mage that a seat chooses among these."""
        _, at, place = self.ask(seat, ask, [("mage", mage.seat, mage.place) for mage in mages])
        return next(mage for mage in mages if (mage.seat, mage.place) == (at, place))

    # -- nouns -----------------------------------------------------------------------------------------

    def is_spell(self, noun: w.Spells, spell: Lies) -> bool:
        """Whether a Spell fits a noun; one that lies face down shows no printed fact (WOM-IT-10.5-1)."""
        facts = (noun.colour, noun.power, noun.least, noun.most, noun.having, noun.simple, noun.named)
        if spell.card.name in self.down and any(fact is not None for fact in facts):
            return False
        plain = w.Spells(**{**vars(noun), "which": "any", "having": None, "simple": None})
        which, _, named = noun.which.partition(" ")
        that = named or self.that or self.card.name
        this = spell.card.name == that if which == "that" else spell.card is self.card
        simple = not spell.card.effects or spell.card.name in self.annulled
        asked = (
            super().is_spell(plain, spell),
            noun.which == "any" or (noun.which == "others") != this,
            noun.having is None or noun.having in self.possessed(spell),
            noun.simple is None or noun.simple == simple,
        )
        return all(asked)

    def possessed(self, spell: Lies) -> set[str]:
        """The Special Actions that a Spell possesses, including those that it only could do."""
        if spell.card.name in self.annulled:
            return set()
        words = [word for effect in spell.card.effects for word in inside(effect)]
        return {type(word).__name__.lower() for word in words} & set(w.ACTION_NAMES)

    def number(self, number: Any) -> int:
        match number:
            case w.PowerOf(of):
                return sum(spell.card.power for spell in self.found(of) if spell.card.name not in self.down)
            case w.Hand(whose):
                return len(self.cards[self.you if whose == "own" else 1 - self.you])
            case w.Stake():
                return len(self.staked)
        return super().number(number)

    def all(self, target: Any) -> list[Any]:
        """The cards that a target means: all that fit, the one that a player chooses, or the one chosen
        before.
        """
        match target:
            case w.One(of, by):
                found = self.found(of)
                self.same = None
                if not found:
                    return []
                seat = self.you if by == "own" else 1 - self.you
                if isinstance(of, w.Mages):
                    self.same = self.chooses(seat, "target", found)
                else:
                    name = self.ask(seat, "target", [("spell", spell.card.name) for spell in found])[1]
                    self.same = next(spell for spell in found if spell.card.name == name)
                return [self.same]
            case w.Same():
                gone = isinstance(self.same, Lies) and self.same not in self.spells
                return [] if self.same is None or gone else [self.same]
        return self.found(target)

    def mages_in(self, target: Any) -> list[Stands]:
        return [one for one in self.all(target) if isinstance(one, Stands)]

    # -- what cards do ---------------------------------------------------------------------------------

    def resolve(self, effects: tuple[Any, ...]) -> None:
        """Do the effects of a card: first Annul with what speaks of the same card (WOM-IT-FAQ-9), then all
        others unless the card has left play or is Simple.

        Static Spells leave play before, if the card possesses Teleport.
        """
        if has(effects, w.Teleport):
            statics = [spell for spell in self.spells if "static" in self.possessed(spell)]
            self.leaves([spell for spell in statics if spell.card is not self.card])
        first = [effect for unit in units(effects) if has(unit, w.Annul) for effect in unit]
        self.run(tuple(effect for effect in effects if effect in first))
        stands = any(spell.card is self.card for spell in self.spells)
        if stands and self.card.name not in self.annulled:
            self.run(tuple(effect for effect in effects if effect not in first))

    def run(self, effects: Any) -> None:
        """Do effects one after the other; lasting ones, and those of a hidden Spell, are skipped."""
        for effect in effects if isinstance(effects, tuple) else (effects,):
            if isinstance(effect, w.Lasts | w.IfHidden):
                continue
            handle = getattr(self, type(effect).__name__, None)
            if handle is None:
                raise NotRead(type(effect).__name__)
            self.read.add(type(effect).__name__)
            handle(effect)

    def seats(self, whose: str) -> tuple[int, ...]:
        you = self.you
        return {"own": (you,), "enemy": (1 - you,), "each": (you, 1 - you)}[whose]

    def draws(self, seat: int, count: int) -> None:
        if len(self.decks[seat]) < count:
            raise NotRead("a deck that is made anew")
        for _ in range(count):
            self.cards[seat].append(self.decks[seat].pop(0))

    def throws(self, seat: int, count: int, ask: str) -> None:
        """Let a player discard `count` cards of choice, in a fixed order."""
        last = ""
        while count and self.cards[seat]:
            count = min(count, len(self.cards[seat]))
            hand = sorted(self.cards[seat], key=ORDER.index)
            able = [name for name in hand if not last or ORDER.index(name) >= ORDER.index(last)]
            able = able if len(able) >= count else hand
            most = ORDER.index(able[len(able) - count])
            options = [("discard", name) for name in dict.fromkeys(able) if ORDER.index(name) <= most]
            last = self.ask(seat, ask, options)[1]
            self.cards[seat].remove(last)
            self.discards[seat].insert(0, last)
            count -= 1

    def leaves(self, spells: list[Lies]) -> None:
        """Discard these Spells from play; a Mage that cast one in this challenge may play another."""
        for spell in spells:
            self.spells.remove(spell)
            self.discards[spell.mage.seat].insert(0, spell.card.name)
            if spell.mage.card.name in self.done and not spell.hidden:
                self.free.append(spell.mage.card.name)

    def loses(self, mages: list[Stands], colour: str) -> None:
        """Let one of these Mages lose a Diamagic, which the card's player chooses."""
        gems = [(mage, letter) for mage in mages for letter in dict.fromkeys(mage.held)]
        gems = [(mage, letter) for mage, letter in gems if colour in ("any", COLOURS[letter])]
        if not gems:
            return
        options = [("diamagic", mage.seat, mage.place, COLOURS[letter]) for mage, letter in gems]
        _, seat, place, taken = self.ask(self.you, "diamagic", options)
        mage = next(mage for mage in mages if (mage.seat, mage.place) == (seat, place))
        mage.held = mage.held.replace(LETTERS[taken], "", 1)

    def Draw(self, word: w.Draw) -> None:
        count = self.number(word.count)
        for seat in self.seats(word.whose):
            self.draws(seat, count)
            if count:
                self.drew(seat)

    def drew(self, seat: int) -> None:
        """Note that a player has drawn cards in one action, for effects of that moment."""
        whose = "own" if seat == self.you else "enemy"
        self.happens(w.Draws, lambda moment: moment.whose in ("any", whose))

    def happens(self, kind: type, meant: Callable[[Any], bool]) -> None:
        """Do what the card does at a moment of this kind, if `meant` says that its words mean this one."""
        if self.when is not None and isinstance(self.when.moment, kind) and meant(self.when.moment):
            self.read |= {"When", kind.__name__}
            same, self.same = self.same, None
            self.run(self.when.do)
            self.same = same

    def Recover(self, word: w.Recover) -> None:
        if len(self.cards[self.you]) < 3:
            self.draws(self.you, 1)
            self.drew(self.you)

    def Discard(self, word: w.Discard) -> None:
        for seat in self.seats(word.whose):
            if not word.random:
                self.throws(seat, word.count, "discard")
            for _ in range(min(word.count, len(self.cards[seat])) if word.random else 0):
                options = [("card", name) for name in dict.fromkeys(self.cards[seat])]
                name = self.ask(CHANCE, "random-card", options)[1]
                self.cards[seat].remove(name)
                self.discards[seat].insert(0, name)

    def DiscardFromPlay(self, word: w.DiscardFromPlay) -> None:
        self.leaves([one for one in self.all(word.what) if isinstance(one, Lies)])

    def GiveDiamagic(self, word: w.GiveDiamagic) -> None:
        for mage in self.mages_in(word.to):
            left = [COLOURS[letter] for letter, count in self.pool.items() if count]
            options = [("colour", colour) for colour in left if word.colour in ("any", colour)]
            if not options:
                return
            letter = LETTERS[self.ask(CHANCE, "diamagic", options)[1]]
            self.pool[letter] -= 1
            mage.held += letter

    def LoseDiamagic(self, word: w.LoseDiamagic) -> None:
        self.loses(self.mages_in(word.of), word.colour)

    def ChangePlaces(self, word: w.ChangePlaces) -> None:
        first, second = self.mages_in(word.first), self.mages_in(word.second)

        def partners(mage: Stands) -> list[Stands]:
            return [other for other in second if other is not mage and other.seat == mage.seat]

        able = [mage for mage in first if partners(mage)]
        if able:
            one = self.chooses(self.you, "change-first", able)
            two = self.chooses(self.you, "change-second", partners(one))
            one.place, two.place = two.place, one.place

    def AddDiamagics(self, word: w.AddDiamagics) -> None:
        for _ in range(word.count):
            if not any(self.pool.values()):
                return
            options = [("token", COLOURS[letter]) for letter, count in self.pool.items() if count]
            letter = LETTERS[self.ask(CHANCE, "token", options)[1]]
            self.pool[letter] -= 1
            self.staked.append(letter)

    def UncoverDiamagics(self, word: w.UncoverDiamagics) -> None:
        self.uncovered = len(self.staked)

    def Block(self, word: w.Block) -> None:
        noun = word.what
        fixed = [] if isinstance(noun, w.Mages) else [mage.card.name for mage in self.mages_in(noun)]
        self.blocks.append(noun if isinstance(noun, w.Mages) else fixed)

    def Annul(self, word: w.Annul) -> None:
        found = self.all(word.what)
        if self.when is not None and self.here in found:
            raise NotRead("a Mage that annuls itself")
        for one in found:
            if isinstance(one, Lies) and "untouchable" not in self.possessed(one):
                self.annulled.append(one.card.name)

    def Corrode(self, word: w.Corrode) -> None:
        spells: list[Lies] = []
        for one in self.all(word.what):
            cast = [spell for spell in self.spells if spell.mage is one and not spell.hidden]
            spells += [one] if isinstance(one, Lies) else cast
        if spells and self.cards[self.you] and self.agrees("corrode"):
            self.throws(self.you, 1, "corrode-discard")
            self.leaves([spell for spell in spells if spell in self.spells])

    def Corrupt(self, word: w.Corrupt) -> None:
        mages = [mage for mage in self.mages_in(word.what) if mage.held]
        if mages and len(self.cards[self.you]) >= 2 and self.agrees("corrupt"):
            self.throws(self.you, 2, "corrupt-discard")
            self.loses(mages, "any")

    def Exchange(self, word: w.Exchange) -> None:
        first = [mage for mage in self.mages_in(word.first) if mage.held]
        second = [mage for mage in self.mages_in(word.second) if mage.held]
        able = [mage for mage in first if any(other is not mage for other in second)]
        if not able:
            return
        one = self.chooses(self.you, "exchange-first", able)
        two = self.chooses(self.you, "exchange-second", [mage for mage in second if mage is not one])
        gems = []
        for mage in (one, two):
            options = [("colour", COLOURS[letter]) for letter in dict.fromkeys(mage.held)]
            gems.append(LETTERS[self.ask(self.you, "exchange-colour", options)[1]])
        one.held = one.held.replace(gems[0], "", 1) + gems[1]
        two.held = two.held.replace(gems[1], "", 1) + gems[0]

    def Shatter(self, word: w.Shatter) -> None:
        spells = [spell for spell in self.found(word.what) if "continuous" in self.possessed(spell)]
        if spells:
            name = self.ask(self.you, "shatter", [("spell", spell.card.name) for spell in spells])[1]
            self.leaves([spell for spell in spells if spell.card.name == name])

    def Reveal(self, word: w.Reveal) -> None:
        for spell in [spell for spell in self.spells if spell.card.name in self.down]:
            if spell.mage.seat == self.you:
                continue
            self.down.remove(spell.card.name)
            if any(other.mage is spell.mage and not other.hidden for other in self.spells):
                self.leaves([spell])
            else:
                spell.hidden = False

    def Teleport(self, word: w.Teleport) -> None:
        if self.castles[self.you]:
            options = [("castle", name) for name in self.castles[self.you]]
            name = self.ask(self.you, "teleport", options)[1]
            self.castles[self.you].remove(name)
            self.castle = self.known[name]
            self.happens(w.CastleEnters, lambda moment: bool(self.found(moment.castle)))

    def Confuse(self, word: w.Confuse) -> None:
        if self.when is not None and isinstance(self.when.moment, w.Casts):
            raise NotRead("a cast that is one more moment")
        for mage in self.mages_in(word.what):
            if self.may_play(mage) and mage not in self.confused:
                self.confused.append(mage)

    def May(self, word: w.May) -> None:
        if self.agrees("may"):
            self.run(word.do)

    def Pay(self, word: w.Pay) -> None:
        if len(self.cards[self.you]) >= word.cards and self.agrees("pay"):
            self.throws(self.you, word.cards, "pay-discard")
            self.run(word.do)

    def If(self, word: w.If) -> None:
        """Do the deeds under a condition that holds now; what lasts under it is read in `in_force`."""
        if any(isinstance(part, w.When) for part in inside(word)):
            raise NotRead("a condition that counts at another moment")
        if self.holds(word.condition):
            self.run(word.then)

    def ForNow(self, word: w.ForNow) -> None:
        """Begin an effect until the end of the turn; "that" Spell stays the one being played now."""
        so = word.so
        for path, noun in list(places_in(so)):
            if isinstance(noun, w.Spells) and noun.which == "that":
                so = put(so, path, replace(noun, which=f"that {self.that or self.card.name}"))
        self.for_now.append(so)

    def in_force(self, effects: Any) -> list[Any]:
        """The changes of power in force: those until the end of the turn, and those of the card while it
        works.
        """
        lasts = self.lasting(self.card.effects) if self.works() else []
        return [*super().in_force(tuple(self.for_now)), *(one for one in lasts if isinstance(one, w.Power))]

    def lasting(self, effects: Any) -> list[Any]:
        """The lasting effects of the card, taken out of the conditions that hold."""
        found: list[Any] = []
        for effect in effects if isinstance(effects, tuple) else (effects,):
            if not isinstance(effect, w.If):
                found.append(effect)
            elif self.holds(effect.condition):
                found += self.lasting(effect.then)
        return found

    def works(self) -> bool:
        """Whether the card is in play and not Simple."""
        here = self.when is not None or any(spell.card is self.card for spell in self.spells)
        return here and self.card.name not in self.annulled

    # -- what comes of it ------------------------------------------------------------------------------

    def blocked(self, mage: Stands) -> bool:
        """Whether a Block holds a Mage; a Block ends when its card has left play or is Simple."""
        return self.works() and any(
            mage.card.name in noun if isinstance(noun, list) else self.is_mage(noun, mage)
            for noun in self.blocks
        )

    def may_play(self, mage: Stands) -> bool:
        return mage.card.name not in self.done or mage.card.name in self.free

    def offers(self, seat: int) -> list[tuple[Any, ...]]:
        """The options of a player to play Spells now."""
        found: list[tuple[Any, ...]] = []
        duty = False
        for mage in self.mages:
            if mage.seat == seat and self.may_play(mage) and not self.blocked(mage):
                able = [("cast", name, mage.place) for name in dict.fromkeys(self.cards[seat])]
                found += able
                duty = duty or (bool(able) and mage.card.name not in self.done)
        return found + [("pass",)] * (bool(found) and not duty)

    def confusions(self) -> None:
        """Let the confused Mages cast random cards, after everything else is done."""
        for mage in self.confused:
            hand = self.cards[mage.seat]
            if not self.may_play(mage) or not hand:
                continue
            name = self.ask(CHANCE, "random-card", [("card", one) for one in dict.fromkeys(hand)])[1]
            if self.blocked(mage):
                continue
            hand.remove(name)
            self.spells.append(Lies(self.printed[name], mage, False))
            self.done.append(mage.card.name)
            self.free = [other for other in self.free if other != mage.card.name]
            self.used |= {mage.seat} - {self.you if self.playing < 0 else self.playing}

    def next_play(self) -> tuple[int, list[tuple[Any, ...]]]:
        """The seat that plays next, and the options that it is offered."""
        for seat in (1 - self.you, self.you):
            if seat in self.used:
                self.used.remove(seat)
            elif self.offers(seat):
                return seat, self.offers(seat)
        seat = 1 - self.you
        return (seat, self.offers(seat)) if self.offers(seat) else (-1, [])

    def lies(self) -> Iterator[tuple[str, str, bool]]:
        """The Spells in play, each as (name, name of the Mage, whether hidden)."""
        for spell in self.spells:
            yield spell.card.name, spell.mage.card.name, spell.hidden
