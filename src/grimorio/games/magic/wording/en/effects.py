"""The text of effects in English: of one effect, and of several joined into sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Literal

from grimorio.games.magic.wording.en import rows
from grimorio.games.magic.wording.en.amounts import counted, measured, value
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
    victims,
)
from grimorio.games.magic.wording.en.further import FURTHER
from grimorio.games.magic.wording.en.nouns import a, his, some, this, who
from grimorio.games.magic.wording.en.payments import payment
from grimorio.games.magic.wording.en.rows import subject
from grimorio.games.magic.wording.en.triggers import condition
from grimorio.games.magic.wording.qualities import nested, object_is_subject, unchosen
from grimorio.games.magic.wording.shape import Telling, by_another, joint, lent_to, merge, short
from grimorio.games.magic.words import (
    CHOSEN,
    YOU,
    Becomes,
    Cost,
    Count,
    DamageCost,
    DealDamage,
    Deflect,
    DeflectChosen,
    DestroyEach,
    Dig,
    Discard,
    DiscardChosen,
    DiscardCost,
    Draw,
    EachPlayer,
    Effect,
    FlipCoin,
    Gains,
    Gets,
    HandExcess,
    Has,
    IfSo,
    Later,
    LifeCost,
    May,
    MayPay,
    MillMany,
    NameDiscard,
    NameTop,
    NextDraw,
    Prevent,
    PreventChosen,
    Provided,
    PutCounters,
    PutFromHand,
    PutToken,
    RemoveCost,
    Return,
    ReturnCost,
    ReturnOwn,
    RevealTop,
    SacrificeCost,
    Search,
    Strike,
    SureDamage,
    SwitchSize,
    TapCost,
    This,
    TypeBecomes,
    Unblockable,
    X,
)
from grimorio.language.english import a_or_an, listed, number, possessive, said
from grimorio.language.phrases import Phrase, capital


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    sentence = SENTENCES.get(type(word))
    return rows.told(word, t, mood) if sentence is None else sentence(word, t, mood)


def _deal_damage(word: DealDamage, t: Telling, mood: Mood) -> str:
    return f"{this(t)} {'deal' if mood == 'bare' else 'deals'} {damage(word, t)}"


def _sure_damage(word: SureDamage, t: Telling, mood: Mood) -> str:
    """The sentence for `SureDamage`: "Bolt deals 4 damage to it and the damage can't be prevented"."""
    return f"{_deal_damage(DealDamage(word.amount, word.to), t, mood)} and the damage can't be prevented"


def _gains(word: Gains, t: Telling, mood: Mood) -> str:
    """The sentence for `Gains`: 'until end of turn, target creature gains "…"'."""
    from grimorio.games.magic.wording.en import ability

    who_ = subject(word.what, t)
    given = ability(word.ability, t.card, t.called, t.style, lent_to(word.what, t))
    return f'until end of turn, {said(who_)} {form(who_, "gains", "gain", mood)} "{given}"'


def _type_becomes(word: TypeBecomes, t: Telling, mood: Mood) -> str:
    """The sentence for `TypeBecomes`: "the creature type of target creature becomes Shade"."""
    who_ = subject(word.what, t)
    whose_ = "its creature type" if said(who_) == "it" else f"the creature type of {said(who_)}"
    return f"{whose_} becomes {' '.join(word.types)}{lasting(word.until)}"


def _switch_size(word: SwitchSize, t: Telling, mood: Mood) -> str:
    """The sentence for `SwitchSize`: "switch its power and toughness until end of turn"."""
    thing = said(who(word.what, t))
    whose_ = "its" if thing == "it" else possessive(thing)
    return told("switch", f"{whose_} power and toughness until end of turn", mood)


def _draw(word: Draw, t: Telling, mood: Mood) -> str:
    if isinstance(word.amount, HandExcess) and mood == "do":
        more = f"if {said(who(word.amount.who, t))} has more cards in hand than you"
        return f"{more}, {acts(who(word.who, t), 'draw', 'cards equal to the difference', mood)}"
    return rows.told(word, t, mood)


def _get(word: Gets, t: Telling, mood: Mood) -> str:
    return gets(word, subject(word.what, t), t, mood)


def _gain_keyword(word: Has, t: Telling, mood: Mood) -> str:
    who_ = subject(word.what, t)
    return f"{said(who_)} {_has(word, who_, mood)}{lasting(word.until)}"


def _become(word: Becomes, t: Telling, mood: Mood) -> str:
    return becomes(word, subject(word.what, t), t, mood)


def _put_from_hand(word: PutFromHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    rest = f"{a(word.what)} from {his(person)} hand into play{' tapped' if word.tapped else ''}"
    return acts(person, "put", rest, "may" if word.may and mood == "do" else mood)


def _put_counters(word: PutCounters, t: Telling, mood: Mood) -> str:
    sort = word.counter
    marks = a_or_an(f"{sort} counter") if word.count == 1 else f"{number(word.count)} {sort} counters"
    if sort == "poison":
        return acts(who(word.what, t), "get", marks, mood)
    return told("put", f"{marks} on {said(who(word.what, t))}", mood)


def _may(word: May, t: Telling, mood: Mood) -> str:
    can = f"{said(who(word.who, t))} may"
    if by_another(word, t):
        return f"{can} have this happen: {effects_text(word.effects, t)}"
    have = " have" if object_is_subject(word.effects[0]) else ""
    return f"{can}{have} {effects_text(word.effects, t, 'bare')}"


def _later(word: Later, t: Telling, mood: Mood) -> str:
    then = effects_text(word.effects, t, mood)
    when = "the beginning of the next turn's upkeep" if word.when == "next upkeep" else word.when
    return f"{then} at {when}" if short(word) else f"at {when}, {then}"


def _has(word: Has, who_: Phrase, mood: Mood) -> str:
    turned = word.until == "end of turn"
    verb = form(who_, "gains", "gain", mood) if turned else form(who_, "has", "have", mood)
    return f"{verb} {word.keyword}"


def _may_pay(word: MayPay, t: Telling, mood: Mood) -> str:
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


def _unblockable(word: Unblockable, t: Telling, mood: Mood) -> str:
    """The sentence for `Unblockable`: "target creature is unblockable this turn"."""
    who_ = subject(word.what, t)
    return f"{said(who_)} {'be' if mood == 'bare' else form(who_, 'is', 'are', mood)} unblockable this turn"


def _if_so(word: IfSo, t: Telling, mood: Mood) -> str:
    """The sentences for `IfSo`: "… If you paid the kicker cost, instead draw two cards"."""
    if_ = f"if {condition(word.condition, t)}, "
    if not word.otherwise:
        return f"{if_}{effects_text(word.effects, t)}"
    first = effects_text(word.otherwise, t)
    return f"{first}. {capital(if_)}instead {effects_text(word.effects, t)}"


def _dig(word: Dig, t: Telling, mood: Mood) -> str:
    """The sentences for `Dig`: "look at the top four cards of your library. Put one of those cards …"."""
    size = word.count
    plain = isinstance(size, int) and word.take
    is_ = "" if plain or isinstance(size, X) else f", where X is {value(size, t)}"
    cards = rows.top(size) if plain and isinstance(size, int) else "the top X cards"
    look = told("look at", f"{cards} of your library{is_}", mood)
    if not word.take:
        return f"{look}, then put them back in any order"
    one = "Put one of those cards into your hand and the rest on the bottom of your library in any order"
    return f"{look}. {one}"


def _provided(word: Provided, t: Telling, mood: Mood) -> str:
    """The sentence for `Provided`: "destroy target creature if its toughness is 2 or less"."""
    if nested(word.effects):
        return f"do this only if {condition(word.condition, t)}: {effects_text(word.effects, t)}"
    return f"{effects_text(word.effects, t, mood)} if {condition(word.condition, t)}"


def _next_draw(word: NextDraw, t: Telling, mood: Mood) -> str:
    """The sentence for `NextDraw`: "the next time you would draw a card this turn, … instead"."""
    return f"the next time you would draw a card this turn, {effects_text(word.effects, t)} instead"


def _flip(word: FlipCoin, t: Telling, mood: Mood) -> str:
    """The sentences for `FlipCoin`: "flip a coin. If you lose the flip, sacrifice it"."""
    person = who(word.who, t)
    you = person.person == 2
    first = acts(person, "flip", "a coin", mood)
    for verb, effects in (("win", word.win), ("lose", word.lose)):
        if effects:
            if_ = f"If you {verb}" if you else f"If he or she {verb}s"
            first += f". {if_} the flip, {effects_text(effects, t)}"
    return first


def _name_discard(word: NameDiscard, t: Telling, mood: Mood) -> str:
    """The sentences for `NameDiscard`: "name a nonland card. Target player reveals his or her hand …"."""
    person = who(word.who, t)
    shows = acts(person, "reveal", f"{his(person)} hand", "do")
    gone = f"{does(person, 'discard')} from it all cards with that name"
    return f"{told('name', 'a nonland card', mood)}. {capital(shows)} and {gone}"


def _destroy_each(word: DestroyEach, t: Telling, mood: Mood) -> str:
    """The sentences for `DestroyEach`: "destroy target artifact and target land"."""
    listed_ = listed([said(who(target, t)) for target in word.targets], "and")
    each = "each of " if len(word.targets) < 2 else ""
    never = "" if word.regenerate else ". They can't be regenerated"
    return f"{told('destroy', f'{each}{listed_}', mood)}{never}"


def _discard_chosen(word: DiscardChosen, t: Telling, mood: Mood) -> str:
    """The sentences for `DiscardChosen`: "look at target player's hand and choose a card from it. …"."""
    person = who(word.who, t)
    then = "That player discards that card"
    of = " of that color" if CHOSEN in word.what.colors else ""
    card = f"{a(unchosen(word.what))}{of}"
    if word.look:
        looks = told("look at", f"{rows.belongs(word.who, t)} hand", mood)
        return f"{looks} and choose {card} from it. {then}"
    return f"{acts(person, 'reveal', f'{his(person)} hand', mood)}. Choose {card} from it. {then}"


def _mill_many(word: MillMany, t: Telling, mood: Mood) -> str:
    """The sentence for `MillMany`: "put the top card of your library into your graveyard for each …"."""
    person = who(word.who, t)
    amount = word.count
    places = f"of {his(person)} library into {his(person)} graveyard"
    if isinstance(amount, Count) and amount == Count(amount.what) and t.style == "each":
        each_ = f" for each {counted(amount.what, False)}"
        return acts(person, "put", f"the top card {places}{each_}", mood)
    if not isinstance(amount, X) and not t.lettered(amount):
        t.letter = amount
    return acts(person, "put", f"the top X cards {places}", mood)


def _strike(word: Strike, t: Telling, mood: Mood) -> str:
    """The sentence for `Strike`: "that creature deals damage equal to its power to that player"."""
    source = who(word.source, t)
    deals = form(source, "deals", "deal", mood)
    itself = " itself" if isinstance(word.source, This) else ""
    return f"{said(source)}{itself} {deals} {measured(word.amount, 'damage', t)} to {victims(word.to, t)}"


def _prevent_chosen(word: PreventChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `PreventChosen`: "prevent all damage a source of your choice would deal this turn"."""
    if word.to is None:
        return told("prevent", "all damage a source of your choice would deal this turn", mood)
    dealt = f"all damage that would be dealt to {victims(word.to, t)} this turn"
    return told("prevent", f"{dealt} by a source of your choice", mood)


def _deflect(word: Deflect, t: Telling, mood: Mood) -> str:
    """The sentence for `Deflect`: "the next 1 damage that would be dealt to you this turn is dealt to …"."""
    first, to = victims(word.what, t), victims(word.to, t)
    if word.amount is None and not word.whole:
        return (
            f"the next time damage would be dealt to {first} this turn, that damage is dealt to {to} instead"
        )
    much = f"the next {value(word.amount, t)}" if word.amount is not None else "all"
    return f"{much} damage that would be dealt to {first} this turn is dealt to {to} instead"


def _deflect_chosen(word: DeflectChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `DeflectChosen`: "the next time a source of your choice would deal damage to …"."""
    first, to = victims(word.what, t), victims(word.to, t)
    next_ = f"the next time a source of your choice would deal damage to {first} this turn"
    return f"{next_}, that damage is dealt to {to} instead"


def _return_own(word: ReturnOwn, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnOwn`: "each player returns a land he or she controls to its owner's hand"."""
    person = who(word.who, t)
    owns = "you control" if person.person == 2 else "he or she controls"
    owner = "its owner's hand" if word.what.count == 1 else "their owner's hand"
    return acts(person, "return", f"{said(who(word.what, t))} {owns} to {owner}", mood)


def cost(word: Cost, t: Telling, person: Phrase, mood: Literal["do", "bare"] = "bare") -> str:
    """The text of a cost as an action: "pay {1}", "sacrifice a creature".

    With the mood "do" the verb agrees with its subject `person`: "pays {1}".
    """

    def do(verb: str, rest: str) -> str:
        return f"{does(person, verb, mood)} {rest}"

    match word:
        case str():
            return do("pay", word)
        case SacrificeCost(that, count, x):
            return do("sacrifice", this(t) if isinstance(that, This) else some(that, count, x))
        case DiscardCost(that, count, random, x):
            luck = " at random" if random else ""
            return do("discard", f"{some(that, count, x)}{luck} from {his(person)} hand")
        case LifeCost(life):
            much = f"{life} life" if isinstance(life, int) else f"half {his(person)} life rounded up"
            return do("pay", much)
        case TapCost(that, count):
            owns = "you control" if person.person == 2 else "he or she controls"
            return do("tap", f"{some(replace(that, tapped=False), count)} {owns}")
        case DamageCost(amount):
            has = "has" if mood == "do" and person.person == 3 and not person.plural else "have"
            return f"{has} {this(t)} deal {amount} damage to {'you' if person.person == 2 else 'him or her'}"
        case ReturnCost(that, count):
            owns = "you control" if person.person == 2 else "he or she controls"
            owner = "its owner's hand" if count == 1 else "their owner's hand"
            return do("return", f"{some(that, count)} {owns} to {owner}")
        case RemoveCost(that, count, x, "bottom"):
            mine = his(person)
            rest = f"from {mine} graveyard on the bottom of {mine} library"
            return do("put", f"{some(that, count, x)} {rest}")
        case RemoveCost(that, count, x):
            return do("remove", f"{some(that, count, x)} in {his(person)} graveyard from the game")
        case _:  # a Payment
            return payment(word, t, person, do)


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
        if object_is_subject(last) == object_is_subject(word) and ". " not in text:
            return f"{text} and {told_}"
        return f"{text}. If so, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, then {told_}"
        case "and":
            return f"{text} and {told_}"
    return f"{text}. {capital(told_)}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    DealDamage: _deal_damage,
    Draw: _draw,
    Discard: discard,
    MillMany: _mill_many,
    Return: give_back,
    Gets: _get,
    Has: _gain_keyword,
    Becomes: _become,
    Prevent: prevent,
    Search: search,
    RevealTop: reveal_top,
    PutFromHand: _put_from_hand,
    PutToken: put_token,
    PutCounters: _put_counters,
    NameTop: name_top,
    May: _may,
    MayPay: _may_pay,
    Later: _later,
    IfSo: _if_so,
    Unblockable: _unblockable,
    Dig: _dig,
    Provided: _provided,
    NextDraw: _next_draw,
    ReturnOwn: _return_own,
    Deflect: _deflect,
    DeflectChosen: _deflect_chosen,
    PreventChosen: _prevent_chosen,
    Strike: _strike,
    Gains: _gains,
    SwitchSize: _switch_size,
    TypeBecomes: _type_becomes,
    SureDamage: _sure_damage,
    DiscardChosen: _discard_chosen,
    DestroyEach: _destroy_each,
    FlipCoin: _flip,
    NameDiscard: _name_discard,
    **FURTHER,
}
"""For classes of effects without a row that fits always, the function that writes their text."""
