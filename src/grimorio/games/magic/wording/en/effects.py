"""The text of effects in English: of one effect, and of several joined into sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from grimorio.games.magic.wording.en import rows
from grimorio.games.magic.wording.en.amounts import value
from grimorio.games.magic.wording.en.deeds import (
    Mood,
    acts,
    becomes,
    damage,
    discard,
    does,
    form,
    gets,
    give_back,
    lasting,
    name_top,
    prevent,
    put_token,
    reveal_top,
    search,
    told,
)
from grimorio.games.magic.wording.en.nouns import a, his, some, this, who
from grimorio.games.magic.wording.en.rows import subject
from grimorio.games.magic.wording.shape import Telling, by_another, joint, merge, short
from grimorio.games.magic.words import (
    YOU,
    Becomes,
    CantBlock,
    Cost,
    DamageCost,
    DealDamage,
    Discard,
    DiscardCost,
    Draw,
    EachPlayer,
    Effect,
    Gets,
    HandExcess,
    Has,
    Later,
    LifeCost,
    May,
    MayPay,
    NameTop,
    Prevent,
    PutCounters,
    PutFromHand,
    PutToken,
    Redirect,
    RemoveCost,
    Return,
    RevealTop,
    SacrificeCost,
    Search,
    Shroud,
    TapCost,
    This,
)
from grimorio.language.english import a_or_an, number, said
from grimorio.language.phrases import Phrase, capital

NOT_YOURS = (DealDamage, Gets, Has, Becomes, Redirect, CantBlock, Shroud)
"""The effects whose subject is an object, not a player.

"You may" cannot stand before them, so the text is "you may have it deal 1 damage".
"""


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    match word:
        case DealDamage():
            return f"{this(t)} {'deal' if mood == 'bare' else 'deals'} {damage(word, t)}"
        case Draw(HandExcess(other), player) if mood == "do":
            more = f"if {said(who(other, t))} has more cards in hand than you"
            return f"{more}, {acts(who(player, t), 'draw', 'cards equal to the difference', mood)}"
        case Discard():
            return discard(word, t, mood)
        case Return():
            return give_back(word, t, mood)
        case Gets(thing):
            return gets(word, subject(thing, t), t, mood)
        case Has(thing):
            who_ = subject(thing, t)
            return f"{said(who_)} {_has(word, who_, mood)}{lasting(word.until)}"
        case Becomes(thing):
            return becomes(word, subject(thing, t), t, mood)
        case Prevent():
            return prevent(word, t, mood)
        case Search():
            return search(word, t, mood)
        case RevealTop():
            return reveal_top(word, mood)
        case PutFromHand(card, player, tapped, wished):
            person = who(player, t)
            rest = f"{a(card)} from {his(person)} hand into play{' tapped' if tapped else ''}"
            return acts(person, "put", rest, "may" if wished and mood == "do" else mood)
        case PutToken():
            return put_token(word, t, mood)
        case PutCounters(thing, counter, count):
            marks = a_or_an(f"{counter} counter") if count == 1 else f"{number(count)} {counter} counters"
            if counter == "poison":
                return acts(who(thing, t), "get", marks, mood)
            return told("put", f"{marks} on {said(who(thing, t))}", mood)
        case NameTop():
            return name_top(word, t, mood)
        case May(deeds, player) if by_another(word, t):
            return f"{said(who(player, t))} may have this happen: {effects_text(deeds, t)}"
        case May(deeds, player):
            have = (
                " have"
                if isinstance(deeds[0], DealDamage | Gets | Has | Becomes | Redirect | CantBlock | Shroud)
                else ""
            )
            return f"{said(who(player, t))} may{have} {effects_text(deeds, t, 'bare')}"
        case MayPay():
            return _may_pay(word, t)
        case Later(when, deeds):
            then = effects_text(deeds, t, mood)
            return f"{then} at {when}" if short(deeds) else f"at {when}, {then}"
    return rows.told(word, t, mood)


def _has(word: Has, who_: Phrase, mood: Mood) -> str:
    turned = word.until == "end of turn"
    verb = form(who_, "gains", "gain", mood) if turned else form(who_, "has", "have", mood)
    return f"{verb} {word.keyword}"


def _may_pay(word: MayPay, t: Telling) -> str:
    """The sentences for `MayPay`; they differ with `otherwise`.

    Example: "you may pay {1}. If you do, you gain 1 life"; "sacrifice it unless you pay {1}".
    """
    person = who(word.who, t)
    deeds = effects_text(word.effects, t)
    if isinstance(word.who, EachPlayer):
        anyone = {"all": "any player", "opponents": "any opponent"}.get(word.who.who, "any other player")
        if_ = "If no one does" if word.otherwise else "If a player does"
        return f"{anyone} may {cost(word.cost, t, person)}. {if_}, {deeds}"
    if word.otherwise:
        return f"{deeds} unless {said(person)} {cost(word.cost, t, person, 'do')}"
    if_so = "If you do" if person.person == 2 else "If they do" if person.plural else "If that player does"
    return f"{said(person)} may {cost(word.cost, t, person)}. {if_so}, {deeds}"


def cost(word: Cost, t: Telling, person: Phrase, mood: Literal["do", "bare"] = "bare") -> str:
    """The text of a cost as an action: "pay {1}", "sacrifice a creature".

    With the mood "do" the verb agrees with its subject `person`: "pays {1}".
    """

    def do(verb: str, rest: str) -> str:
        return f"{does(person, verb, mood)} {rest}"

    match word:
        case str():
            return do("pay", word)
        case SacrificeCost(that, count):
            return do("sacrifice", this(t) if isinstance(that, This) else some(that, count))
        case DiscardCost(that):
            return do("discard", f"{a(that)} from {his(person)} hand")
        case LifeCost(life):
            much = f"{life} life" if isinstance(life, int) else f"half {his(person)} life rounded up"
            return do("pay", much)
        case TapCost(that, count):
            owns = "you control" if person.person == 2 else "he or she controls"
            return do("tap", f"{some(replace(that, tapped=False), count)} {owns}")
        case DamageCost(amount):
            has = "has" if mood == "do" and person.person == 3 and not person.plural else "have"
            return f"{has} {this(t)} deal {amount} damage to {'you' if person.person == 2 else 'him or her'}"
        case RemoveCost(that, count):
            return do("remove", f"{some(that, count)} in {his(person)} graveyard from the game")
    assert_never(word)


def effects_text(effects: tuple[Effect, ...], t: Telling, mood: Mood = "do") -> str:
    """The text of several effects, without initial capital and final full stop."""
    text = ""
    last: Effect | None = None
    for place, word in enumerate(effects):
        after = effects[place + 1] if place + 1 < len(effects) else None
        if last is not None and mood == "do" and _joint(last, word, t) == ".":
            text += where(t)
        told_ = effect(word, t, mood)
        if (
            isinstance(word, Draw)
            and word.who == YOU
            and mood == "do"
            and after
            and _joint(word, after, t) == "and"
        ):
            told_ = f"you {told_}"
        text = told_ if last is None else _joined(text, last, word, told_, t, mood)
        last = word
    return text + where(t)


def _joint(first: Effect, second: Effect, t: Telling) -> Literal["and", "then", "."]:
    """How to join two effects, as `joint` says; as for fixed amounts where X stands for both."""
    much = getattr(first, "amount", None)
    if t.style == "where" and much is not None and much == getattr(second, "amount", None):
        first, second = replace(first, amount=1), replace(second, amount=1)  # type: ignore[arg-type]
        if isinstance(first, DealDamage) and isinstance(second, DealDamage):
            return "and"
    return joint(first, second)


def where(t: Telling) -> str:
    """The words at the end of a sentence that say what X is: ", where X is its power"; "" if nothing is X."""
    amount, t.letter = t.letter, None
    return "" if amount is None else f", where X is {value(amount, t)}"


def _joined(text: str, last: Effect, word: Effect, told_: str, t: Telling, mood: Mood) -> str:
    """The text so far, joined with the text of the next effect.

    `last` is the effect that ends the text so far, `word` the next effect, and `told_` its text.
    """
    if isinstance(last, DealDamage) and isinstance(word, DealDamage) and not (last.divided or word.divided):
        return f"{text} and {damage(word, t)}"
    if isinstance(word, Has) and merge(last, word, t):
        end = lasting(word.until)
        return f"{text.removesuffix(end)} and {_has(word, subject(word.what, t), 'do')}{end}"
    how = _joint(last, word, t)
    if mood == "bare" and how != "then":
        if isinstance(last, NOT_YOURS) == isinstance(word, NOT_YOURS) and ". " not in text:
            return f"{text} and {told_}"
        return f"{text}. If so, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, then {told_}"
        case "and":
            return f"{text} and {told_}"
    return f"{text}. {capital(told_)}"
