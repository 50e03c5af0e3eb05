"""The texts of cards in English."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from grimorio.games.mickey import words as w
from grimorio.games.mickey.wording.names import action_name, action_of, team_name
from grimorio.games.mickey.wording.shape import (
    Form,
    Teller,
    alone,
    every,
    is_spell,
    one_cast,
    target_of,
    verb,
)
from grimorio.language.english import a_or_an, number
from grimorio.language.phrases import Phrase, join, one

STEPS: dict[w.Step, str] = {
    "worth": "modifiers of Magic Power",
    "times": "multipliers",
    "divided": "divisors",
    "adds": "complex positive modifiers",
    "subtracts": "complex negative modifiers",
    "plus": "positive modifiers",
    "minus": "negative modifiers",
    "modified-power": "modifiers of Modified Magic Power",
}
PLACES = {"left": "left", "centre": "centre", "right": "right"}
UNKNOWN = {
    "colour": "colour",
    "power": "Magic Power",
    "team": "team",
    "ability": "ability",
    "condition": "condition",
    "effect": "effect",
    "amount": "size of the effect",
}
HANDS = {"own": "your", "enemy": "your opponent's"}


def cards(count: int) -> str:
    """A number of cards: "a card", "two cards"."""
    return "a card" if count == 1 else f"{number(count)} cards"


def diamagic(colour: str) -> str:
    """A Diamagic of a colour: "a red Diamagic"."""
    return "a Diamagic" if colour == "any" else f"a {colour} Diamagic"


def diamagics(count: int) -> str:
    """A number of Diamagics: "a Diamagic", "two Diamagics"."""
    return "a Diamagic" if count == 1 else f"{number(count)} Diamagics"


class English(Teller):
    """The `Teller` that writes the texts of cards in English."""

    SIMPLE = "Simple."
    AND = "and"
    OR = "or"
    OWN_MOMENT = {"mage": "whenever this Mage casts a Spell", "castle": "when this Castle comes into play"}

    LASTING = {
        w.Continuous: "Continuous (if hidden, it stays in play face up)",
        w.Untouchable: "Untouchable (it cannot become Simple)",
        w.Solitary: "Solitary (three of this card are the whole squad)",
        w.Subterfuge: "Subterfuge (two such Spells in play make each other Simple)",
        w.Static: "Static (it is discarded when a Teleport Spell is cast)",
    }

    # -- sentences ---------------------------------------------------------------------------------

    def if_(self, condition: str, then: str) -> str:
        return f"if {condition}, {then}"

    def if_hidden(self, then: str) -> str:
        return f"if this Spell was hidden, {then}"

    def when(self, moment: str, do: str) -> str:
        return f"whenever {moment}, {do}"

    def may(self, do: str) -> str:
        return f"if you like, {do}"

    def pay(self, cards_: int, do: str) -> str:
        return f"you may discard {cards(cards_)}; if you do, {do}"

    def for_now(self, so: str) -> str:
        return f"until the end of the turn, {so}"

    def moment(self, moment: w.Moment) -> str:
        match moment:
            case w.Casts(by, spell):
                what = "a Spell" if spell is None else self.spells(spell, "one").parts[0]
                return f"{self.mages(by, 'one').parts[0]} casts {what}"
            case w.Hides(by):
                return f"{self.mages(by, 'one').parts[0]} hides a Spell"
            case w.Draws(whose):
                return {"own": "you draw", "enemy": "your opponent draws", "any": "a player draws"}[whose]
            case w.Wins(whose):
                who = {"own": "you win", "enemy": "your opponent wins", "any": "a player wins"}[whose]
                return f"{who} a challenge"
            case w.CastleEnters(castle):
                return f"{a_or_an(self._castle(castle))} comes into play"

    # -- conditions and numbers --------------------------------------------------------------------

    def fact(self, name: str, value: Any, subject: Phrase, holds: bool) -> str:
        be = "is" if holds else "is not"
        have = "has" if holds else "does not have"
        match name:
            case "area":
                return f"{be} {value}"
            case "colour":
                return f"{be} {value}"
            case "team":
                return f"{be} of the team {team_name(value, 'en')}"
            case "holding":
                return f"{'possesses' if holds else 'does not possess'} {diamagic(value)}"
            case "power" | "least" | "most":
                return f"{have} {self._power(name, value)}"
            case "having":
                return f"{be} {a_or_an(action_name(value, 'en'))} Spell"
            case "simple":
                return "is Simple" if value is holds else "is not Simple"
            case "named":
                return f'{have} "{value}" in its name'
        return f"{be} in play"

    def played(self, by: Phrase, area: str, spells: w.Spells, holds: bool) -> str:
        how = {"cast": "cast", "hidden": "hidden", "play": "played"}[area]
        what = self.spells(replace(spells, whose="any", area="play"), "one").parts[0]
        return f"{by.parts[0]} has {how} {what if holds else _none(what)}"

    def there(self, cards_: w.Mages | w.Spells, holds: bool) -> str:
        bare = replace(cards_, whose="any")
        said = self.mages(bare, "one") if isinstance(bare, w.Mages) else self.spells(bare, "one")
        text = said.parts[0] if holds else _none(said.parts[0])
        has = {"own": "you have", "enemy": "your opponent has", "any": "there is"}[cards_.whose]
        return f"{has} {text} in play"

    def at_least(self, number_: str, least: str, holds: bool) -> str:
        return f"{number_} is {'at least' if holds else 'less than'} {least}"

    def number(self, number_: w.Number) -> str:
        match number_:
            case int():
                return str(number_)
            case w.Count(of):
                return f"the number of {self._counted(of)}"
            case w.PowerOf(of):
                return f"the Magic Power of {self.spells(of, 'all').parts[0]}"
            case w.Hand(whose):
                return f"the number of cards in {HANDS[whose]} hand"
            case w.Diamagics(of, colour):
                kind = "Diamagics" if colour is None else f"{colour} Diamagics"
                return f"the number of {kind} of {self.mages(of, 'all').parts[0]}"
            case w.Stake():
                return "the number of Diamagics at stake"
        raise TypeError(f"no number: {number_!r}")

    def _counted(self, of: w.Mages | w.Spells) -> str:
        said = self.mages(of, "bare") if isinstance(of, w.Mages) else self.spells(of, "bare")
        return said.parts[0]

    def _each(self, number_: w.Number | None) -> str:
        """The words that say by what a bonus is multiplied: " for each card in your hand"; "" for None."""
        match number_:
            case None:
                return ""
            case int():
                return f" times {number_}"
            case w.Count(w.Mages() as of):
                return f" for {self.mages(of, 'each').parts[0]}"
            case w.Count(w.Spells() as of):
                return f" for {self.spells(of, 'each').parts[0]}"
            case w.PowerOf():
                return f" for each point of {self.number(number_)}"
            case w.Hand(whose):
                return f" for each card in {HANDS[whose]} hand"
            case w.Diamagics(of, colour):
                kind = "Diamagic" if colour is None else f"{colour} Diamagic"
                return f" for each {kind} of {self.mages(of, 'all').parts[0]}"
            case w.Stake():
                return " for each Diamagic at stake"
        raise TypeError(f"no number: {number_!r}")

    # -- what is so --------------------------------------------------------------------------------

    def power(self, word: w.Power) -> str:
        match word:
            case w.Worth(what, number_):
                subject = self.spells(what, "all")
                return f"{verb(subject, 'is', 'are')} worth {self.number(number_)}"
            case w.Times(what, by):
                how = "doubled" if by == 2 else f"multiplied by {by}"
                return f"the Magic Power of {self.spells(what, 'all').parts[0]} is {how}"
            case w.Divided(what, by):
                how = "halved" if by == 2 else f"divided by {by}"
                return f"the Magic Power of {self.spells(what, 'all').parts[0]} is {how}"
            case w.Adds(what, number_):
                subject = self.spells(what, "all")
                own = "their" if subject.plural else "its"
                return f"{verb(subject, 'adds', 'add')} {self.number(number_)} to {own} Magic Power"
            case w.Subtracts(what, number_):
                subject = self.spells(what, "all")
                own = "their" if subject.plural else "its"
                taken = verb(subject, "subtracts", "subtract")
                return f"{taken} {self.number(number_)} from {own} Magic Power"
            case w.Plus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'has', 'have')} +{number_}{self._each(each)}"
            case w.Minus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'has', 'have')} -{number_}{self._each(each)}"
            case w.ModifiedPower(what, number_):
                of = self.spells(what, "all").parts[0]
                return f"the Modified Magic Power of {of} is {self.number(number_)}"
            case w.Without(what, steps):
                which = join([STEPS[step] for step in steps], "and")
                spells_ = self.spells(what, "all").parts[0]
                if every(what):
                    spells_ = f"any {_bare(self.spells(what, 'one').parts[0])}"
                return f"{which} do not count for {spells_}"
            case w.FinalPower(number_, whose, each):
                squad = {"own": "your squad", "enemy": "the enemy squad", "any": "each squad"}[whose]
                return f"the Final Magic Power of {squad} has {number_:+}{self._each(each)}"

    def state(self, word: w.State) -> str:
        match word:
            case w.MakesSimple(what):
                return f"{verb(self.target(what), 'is', 'are')} Simple as long as this lasts (Annul)"
            case w.Gains(what, action):
                return f"{verb(self.spells(what, 'all'), 'gains', 'gain')} {self._action(action)}"
            case w.Rendered(what, action):
                return f"{verb(self.spells(what, 'all'), 'is', 'are')} made {self._action(action)}"
            case w.Immune(what, to):
                return f"{verb(self.target(what), 'is', 'are')} immune to {self._kind_of(to)}"
            case w.CannotCast(mages, spells):
                what_ = "Spells" if spells is None else self.spells(spells, "bare").parts[0]
                return f"{self._cannot(mages)} cast {what_}"
            case w.CannotHide(mages):
                return f"{self._cannot(mages)} hide Spells"
            case w.MayHide(mages, spells, besides):
                what_ = "Spells" if spells is None else self.spells(spells, "bare").parts[0]
                how = "besides casting one" if besides else "instead of casting them"
                return f"{self.mages(mages, 'all').parts[0]} may hide {what_} {how}"
            case w.CountsAs(mages, team):
                said = f"team {team_name(team, 'en')}"
                if team == "caster":
                    said = f"team of {self.mages(w.CASTER, 'all').parts[0]}"
                return f"{verb(self.mages(mages, 'all'), 'counts', 'count')} as of the {said}"
            case w.Possesses(colour):
                return f"this Mage possesses {diamagic(colour)} (it gets it once a game)"

    def _cannot(self, mages: w.Mages) -> str:
        """The subject of a ban with its verb: "enemy Mages cannot", "no Mage can"."""
        if every(mages):
            return f"{_none(self.mages(mages, 'one').parts[0])} can"
        return f"{self.mages(mages, 'all').parts[0]} cannot"

    def _action(self, word: w.SpecialAction) -> str:
        """A Special Action as a noun, with its target."""
        name, what = action_name(action_of(word), "en"), target_of(word)
        if isinstance(word, w.Exchange) and not word.first == word.second == w.ALL_MAGES:
            return f"{name} between {self._both(word.first, word.second)}"
        return name if what is None else f"{name} on {self.target(what).parts[0]}"

    def _both(self, first: w.Mages, second: w.Mages) -> str:
        other = "another Mage" if second == w.ALL_MAGES else self.mages(second, "one").parts[0]
        return f"{self.mages(first, 'one').parts[0]} and {other}"

    # -- what is done ------------------------------------------------------------------------------

    def action(self, word: w.DoneAction) -> str:
        match word:
            case w.Annul(what):
                whom = self.target(what)
                return f"Annul {whom.parts[0]} ({'they become' if whom.plural else 'it becomes'} Simple)"
            case w.Block(what):
                whom = self.target(what)
                return f"Block {whom.parts[0]} ({'they' if whom.plural else 'it'} cannot cast Spells)"
            case w.Confuse(what):
                whom = self.target(what)
                return (
                    f"Confuse {whom.parts[0]} ({'they cast' if whom.plural else 'it casts'} a random Spell)"
                )
            case w.Corrode(what):
                whom = self.target(what)
                gone = "these Spells" if whom.plural else "this Spell"
                if not is_spell(what):
                    gone = "what they have cast" if whom.plural else "what it has cast"
                return f"Corrode {whom.parts[0]} (you may discard a card to discard {gone})"
            case w.Corrupt(what):
                whom = self.target(what)
                theirs = "of one of them" if whom.plural else "that it possesses"
                return f"Corrupt {whom.parts[0]} (you may discard two cards to discard a Diamagic {theirs})"
            case w.Recover():
                return "Recover (with fewer than three cards in hand, draw one)"
            case w.Reveal():
                return "Reveal (all hidden enemy Spells are turned up and move to the Cast area)"
            case w.Exchange(first, second):
                who = f"of {self._both(first, second)}"
                if first == second == w.ALL_MAGES:
                    who = "of two Mages that possess one"
                return f"Exchange a Diamagic {who} (they swap them)"
            case w.Shatter(what):
                said = "a Continuous Spell"
                if what != w.ALL_SPELLS:
                    said = self.spells(replace(what, having="continuous"), "one").parts[0]
                return f"Shatter {said} that lies face up (it is discarded)"
            case w.Teleport():
                return "Teleport (put a new Castle of your own over the one in play)"

    def other(self, word: w.OtherDeed) -> str:
        match word:
            case w.Draw(count, whose):
                many = cards(count) if isinstance(count, int) else f"as many cards as {self.number(count)}"
                return f"{_does(whose, 'draw')} {many}"
            case w.Discard(count, whose, random):
                return f"{_does(whose, 'discard')} {cards(count)}{' at random' if random else ''}"
            case w.DiscardFromPlay(what):
                return f"discard from play {self.target(what).parts[0]}"
            case w.GiveDiamagic(to, colour):
                return f"assign {diamagic(colour)} of the pool to {self.target(to).parts[0]}"
            case w.LoseDiamagic(of, colour):
                return f"discard {diamagic(colour)} of {self.target(of).parts[0]}"
            case w.ChangePlaces(first, second):
                return self._change(first, second)
            case w.AddDiamagics(count):
                return f"add {diamagics(count)} of the pool to those at stake, face down"
            case w.UncoverDiamagics():
                return "turn the Diamagics at stake face up"

    def _change(self, first: w.Mages, second: w.Mages) -> str:
        if first == second and first in (w.ALL_MAGES, w.OWN_MAGES, w.Mages("enemy")):
            two = {"any": "two Mages of one squad", "own": "two of your Mages", "enemy": "two enemy Mages"}
            return f"let {two[first.whose]} change places"
        said = self.mages(first, "one").parts[0]
        same = "" if first.whose == second.whose != "any" else " in the same squad"
        return f"let {said} change places with {self.mages(second, 'one').parts[0]}{same}"

    # -- nouns -------------------------------------------------------------------------------------

    def chosen(self, of: w.Mages | w.Spells, by: str) -> Phrase:
        said = self.mages(of, "one") if isinstance(of, w.Mages) else self.spells(of, "one")
        whose = "your" if by == "own" else "your opponent's"
        return one(re.sub(r"(Mage|Spell)s?", rf"\g<0> of {whose} choice", said.parts[0], count=1))

    def same(self) -> Phrase:
        return one("that same card")

    def mages(self, noun: w.Mages, form: Form) -> Phrase:
        plural = not alone(noun) and (form in ("all", "bare") or noun.whose == "own")
        said = ["adjacent"] if noun.where == "adjacent" else []
        if noun.where in PLACES and not (noun.whose == "any" and form == "all"):
            said.append(PLACES[noun.where])
        said += [] if noun.colour is None else [noun.colour]
        said += [] if noun.named is None else [f'"{noun.named}"']
        said.append("Mages" if plural else "Mage")
        if noun.where in PLACES and noun.whose == "any" and form == "all":
            said.append(f"on the {PLACES[noun.where]}" if noun.where != "centre" else "in the centre")
        if noun.team is not None:
            said.append(f"of the team {team_name(noun.team, 'en')}")
        if noun.holding is not None:
            said.append(f"{'that possess' if plural else 'that possesses'} {diamagic(noun.holding)}")
        text = " ".join(said)
        if noun.where == "here":
            if self.kind == "spell":
                return one(f"the {text} that casts this Spell")
            return one(f"{'this' if self.kind == 'mage' else 'that'} {text}")
        if noun.where == "opposite":
            return one(f"the opposite {text}")
        if alone(noun):
            return one(f"{'your' if noun.whose == 'own' else 'the enemy'} {text}")
        return _determined(noun.whose, text, form, " in play")

    def spells(self, noun: w.Spells, form: Form) -> Phrase:
        if noun.which in ("this", "that"):
            facts = self.facts(noun, one("it"))
            return one(f"{noun.which} Spell{f' (only if it {facts})' if facts else ''}")
        single = one_cast(noun) and form == "all"
        whose = "any" if noun.by is not None else noun.whose
        plural = not single and (form in ("all", "bare") or whose == "own")
        said = ["other"] if noun.which == "others" else []
        if noun.area == "hidden" and noun.by is None:
            said.append("hidden")
        said += [] if noun.simple is None else ["Simple" if noun.simple else "not Simple"]
        said += [] if noun.colour is None else [noun.colour]
        said += [] if noun.having is None else [action_name(noun.having, "en")]
        said += [] if noun.named is None else [f'"{noun.named}"']
        said.append("Spells" if plural else "Spell")
        for name in ("power", "least", "most"):
            if getattr(noun, name) is not None:
                said.append(f"with {self._power(name, getattr(noun, name))}")
        if noun.by is None and noun.area == "cast":
            said.append("in the Cast area")
        if noun.by is not None:
            how = {"play": "of", "cast": "cast by", "hidden": "hidden by"}[noun.area]
            same = self.kind == "spell" and noun.by == w.CASTER
            said.append(f"{how} {'the same Mage' if same else self.mages(noun.by, 'all').parts[0]}")
        text = " ".join(said)
        if noun.by is not None and form == "all":
            return one(f"the {text}", plural=plural)
        return _determined(whose, text, form, " in play" if noun.by is None and noun.area == "play" else "")

    def _power(self, name: str, value: int) -> str:
        more = {"power": "", "least": " or more", "most": " or less"}[name]
        return f"Magic Power {value}{more}"

    def castles(self, noun: w.Castles) -> Phrase:
        if noun == w.ANY_CASTLE:
            return one("the Castle in play")
        return one(f"{self._castle(noun)}s", plural=True)

    def _castle(self, noun: w.Castles) -> str:
        said: list[str] = [] if noun.colour is None else [noun.colour]
        said += [] if noun.named is None else [f'"{noun.named}"']
        return " ".join([*said, "Castle"])

    def _kind_of(self, what: w.What) -> str:
        """The words for the cards to which a card is immune."""
        match what:
            case w.Mages():
                return self.mages(what, "all").parts[0]
            case w.Spells():
                return self.spells(what, "all").parts[0]
            case w.Castles():
                return f"{self._castle(what)}s"
            case w.Codes(whose):
                return {"own": "your Code", "enemy": "the enemy Code", "any": "Codes"}[whose]

    def place(self, place: str) -> str:
        return (
            f"This Mage stands {'in the centre' if place == 'centre' else f'on the {place}'} and stays there."
        )

    def whole(self, condition: w.Mages) -> str:
        said: list[str] = [] if condition.colour is None else [condition.colour]
        said += [] if condition.team is None else [f"of the team {team_name(condition.team, 'en')}"]
        said += [] if condition.named is None else [f'with "{condition.named}" in their names']
        return f"Condition: all Mages of squad and Support are {' and '.join(said)}." if said else ""

    def unknown(self, facts: tuple[str, ...]) -> str:
        which = join([UNKNOWN[fact] for fact in facts], "and")
        return f"Incomplete card, with stand-ins for what is not known: {which}."


def _determined(whose: str, text: str, form: Form, in_play: str) -> Phrase:
    """The noun `text` with the words before it for a form: "each enemy Mage", "one of your Spells".

    `whose` is "own", "enemy" or "any". `text` is a plural where "your", "all" or nothing stands before it.
    `in_play` is added at the end of "each …" if `whose` is "any": "each Mage in play".
    """
    if form == "bare":
        return one({"own": "your ", "enemy": "enemy ", "any": ""}[whose] + text, plural=True)
    if form == "all":
        return one({"own": "your ", "enemy": "enemy ", "any": "all "}[whose] + text, plural=True)
    if form == "each":
        each = {"own": "each of your ", "enemy": "each enemy ", "any": "each "}[whose]
        return one(f"{each}{text}{in_play if whose == 'any' else ''}")
    if whose == "own":
        return one(f"one of your {text}")
    return one(a_or_an(f"enemy {text}" if whose == "enemy" else text))


def _none(text: str) -> str:
    """The negation of `text`, which begins with an article: "a Spell" becomes "no Spell"."""
    return f"no {_bare(text)}"


def _bare(text: str) -> str:
    """The words of `text` after the article with which it begins: "a Spell" becomes "Spell"."""
    return text.split(" ", 1)[1]


def _does(whose: str, verb_: str) -> str:
    """A verb with its subject: "draw" (the card's own player), "your opponent draws", "each player draws".

    `whose` is "own", "enemy" or "each".
    """
    return {"own": verb_, "enemy": f"your opponent {verb_}s", "each": f"each player {verb_}s"}[whose]
