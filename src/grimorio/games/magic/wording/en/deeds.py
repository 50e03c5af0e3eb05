"""The sentences for single effects in English, with a function for each kind of effect."""

from __future__ import annotations

from typing import Literal

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.en.amounts import cards, counted, measured, shared, value, way
from grimorio.games.magic.wording.en.nouns import a, each, his, kind, name, noun, what, who, whose
from grimorio.games.magic.wording.en.rows import belongs, subject, top
from grimorio.games.magic.wording.qualities import is_card, only_types, unchosen
from grimorio.games.magic.wording.shape import WHOLE, Telling, foreign, means_the_card, own_name, still
from grimorio.games.magic.words import (
    CHOSEN,
    All,
    Amount,
    Becomes,
    Choose,
    Count,
    DamageTaken,
    DealDamage,
    Discard,
    Gets,
    HandSize,
    It,
    NameTop,
    Prevent,
    PutToken,
    Return,
    RevealTop,
    Search,
    SharedTypes,
    Target,
    That,
    ThatMuch,
    ThisWay,
    What,
    Who,
    X,
)
from grimorio.language.english import a_or_an, listed, number, s, said
from grimorio.language.phrases import Phrase

Mood = Literal["do", "may", "bare"]
"""The form of a verb in a text.

"do": indicative, such as "target player draws a card"; "may": after "may"; "bare": the verb alone.
"""


def does(person: Phrase, verb: str, mood: Mood = "do") -> str:
    """The form of the verb `verb` that agrees with its subject, the player `person`: "draw", "draws"."""
    return verb if mood != "do" or person.person == 2 or person.plural else s(verb)


def acts(person: Phrase, verb: str, rest: str, mood: Mood) -> str:
    """The sentence in which the player `person` does something; for "you" it is an imperative.

    `verb` is the verb in the plural, and `rest` has the words after it.
    """
    if mood == "bare" or (mood == "do" and person.person == 2):
        return f"{verb} {rest}"
    return f"{said(person)} {'may ' if mood == 'may' else ''}{does(person, verb, mood)} {rest}"


def told(verb: str, rest: str, mood: Mood) -> str:
    """The sentence that tells "you" to do something: "destroy it", "you may destroy it".

    `rest` has the words after the verb.
    """
    return acts(Phrase(("you",), person=2), verb, rest, mood)


def victims(to: What | Who, t: Telling) -> str:
    """The phrase for the creatures or players to whom damage is dealt."""
    return listed(each(to.what).parts, "and") if isinstance(to, All) else said(who(to, t))


def damage(word: DealDamage, t: Telling) -> str:
    """The phrase for an amount of damage and its recipients: "2 damage to target creature or player"."""
    to = "to itself" if means_the_card(word.to, t, whole=True) else f"to {victims(word.to, t)}"
    if word.divided:
        return f"{measured(word.amount, 'damage', t)} divided as you choose among {victims(word.to, t)}"
    match word.amount if t.style == "each" else 0:
        case HandSize(It()) if isinstance(word.to, Target):
            return f"damage {to} equal to the number of cards in that player's hand"
        case DamageTaken() if isinstance(word.to, Target):
            return f"damage {to} equal to {value(word.amount, t)}"
        case Count(That(controller="that player")):
            return f"damage {to} equal to {value(word.amount, t)}"
    return f"{measured(word.amount, 'damage', t)} {to}"


def discard(word: Discard, t: Telling, mood: Mood) -> str:
    """The sentence for `Discard`: cards that their owner or you choose, or all cards that fit a noun."""
    person = who(word.who, t)
    hand = f"{his(person)} hand"
    if word.all_of is not None:
        if word.all_of == WHOLE:
            return acts(person, "discard", hand, mood)
        of = " of that color" if CHOSEN in word.all_of.colors else ""
        all_ = f"all {noun(unchosen(word.all_of), True)}{of} from it"
        return f"{acts(person, 'reveal', hand, mood)} and {does(person, 'discard', mood)} {all_}"
    if word.chooser == "you":
        those = "that card" if word.amount == 1 else "those cards"
        then = "Discard" if person.person == 2 else "That player discards"
        return f"{acts(person, 'reveal', hand, mood)}. Choose {cards(word.amount, t)} from it. {then} {those}"
    luck = " at random" if word.random else ""
    return acts(person, "discard", cards(word.amount, t, f"{luck} from {hand}"), mood)


def give_back(word: Return, t: Telling, mood: Mood) -> str:
    """The sentence for `Return`: to a hand, into play, or onto a library."""
    thing = what(word.what, t)
    many = isinstance(word.what, All)
    owner = "their owners'" if many else f"{'their' if thing.plural else 'its'} owner's"
    out = said(thing)
    noun = word.what.what if isinstance(word.what, Target | All | Choose) else None
    if noun is not None and is_card(noun):
        from_ = "in" if word.to == "removed" else "from"
        one_ = "a single graveyard" if thing.plural else "a graveyard"
        place = whose(noun) if noun.controller or many else one_
        out += f" {from_} {place}"
        many, owner = (False, "your") if noun.controller == "you" else (many, owner)
    elif means_the_card(word.what, t, whole=True) and t.graveyard:
        out, owner = out if t.there else f"{out} from your graveyard", "your"
    match word.to:
        case "hand":
            return told("return", f"{out} to {owner} {'hands' if many else 'hand'}", mood)
        case "play":
            attached = f" attached to {said(what(word.onto, t))}" if word.onto is not None else ""
            yours = " under your control" if foreign(word, t) else ""
            return told("return", f"{out} to play{attached}{yours}", mood)
        case "removed":
            return told("remove", f"{out} from the game", mood)
        case "shuffled":
            return told("shuffle", f"{out} into {owner} {'libraries' if many else 'library'}", mood)
        case "bottom":
            return told("put", f"{out} on the bottom of {owner} {'libraries' if many else 'library'}", mood)
    return told("put", f"{out} on top of {owner} {'libraries' if many else 'library'}", mood)


def lasting(until: str) -> str:
    """The words for how long an effect lasts, to stand after the effect: " until end of turn".

    "" if `until` is "always": the effect never ends.
    """
    return "" if until == "always" else " until end of turn"


def form(who_: Phrase, one_: str, bare: str, mood: Mood) -> str:
    """The form of a verb with an object as its subject: "gets", "get".

    `one_` is the verb after one object; `bare` is the verb after several, and after "you may have it".
    """
    return bare if mood == "bare" or who_.plural else one_


def gets(word: Gets, who_: Phrase, t: Telling, mood: Mood) -> str:
    """The sentence for `Gets`: "target creature gets +3/+3 until end of turn".

    `who_` is the phrase for the subject, `t` the state of the text so far, and `mood` the form of the verb.
    """
    change = bonus(word.power, word.toughness, t.style)
    behind = ""
    if isinstance(change.each, SharedTypes):
        behind = f" for each {shared(False)}"
    elif isinstance(change.each, ThisWay):
        behind = f" for each {way(change.each)}"
    elif change.each is not None:
        behind = f" for each {counted(change.each, False)}"
    elif change.letters:
        behind = f", where {listed([f'{x} is {value(amount, t)}' for x, amount in change.letters], 'and')}"
    return f"{said(who_)} {form(who_, 'gets', 'get', mood)} {change.text}{lasting(word.until)}{behind}"


def nature(word: Becomes, plural: bool) -> str:
    """The phrase for what an object becomes, without land types: "a 5/6 green Treefolk creature".

    With `plural` it is for several objects.
    """
    if only_types(word):
        types = " ".join([*word.types[:-1], kind(word.types[-1], plural)])
        its = "their" if plural else "its"
        return f"{types if plural else a_or_an(types)} in addition to {its} other creature types"
    color = [word.color] if word.color not in (None, CHOSEN, "choose") else []
    parts = [f"{word.size[0]}/{word.size[1]}"] if word.size else []
    parts += [
        *map(str, color),
        *(type_ for type_ in word.types if type_ != CHOSEN),
        *map(kind, word.kinds[:-1]),
    ]
    parts += [kind(last, plural) for last in word.kinds[-1:]]
    text = " ".join(parts)
    return a_or_an(text) if word.kinds and not plural else text


def land(word: Becomes, plural: bool) -> str:
    """The phrase for the land that an object becomes: "a Mountain", or with `plural`, for several,
    "Mountains".

    "" if it becomes no land.
    """
    if not word.land_type:
        return ""
    if word.land_type == "choose":
        return "the basic land type of your choice"
    return kind(word.land_type, True) if plural else a_or_an(kind(word.land_type))


def becomes(word: Becomes, who_: Phrase, t: Telling, mood: Mood, static: bool = False) -> str:
    """The sentence for `Becomes`: "all lands become 2/2 creatures that are still lands".

    `who_` is the phrase for its subject; in a `static` ability, it says "is".
    """
    turned = word.until == "end of turn"
    verb = form(who_, "is", "are", mood) if static else form(who_, "becomes", "become", mood)
    colored = {CHOSEN: "the chosen color", "choose": "the color of your choice"}.get(word.color or "", "")
    typed = "the chosen type" if CHOSEN in word.types else ""
    natures = land(word, who_.plural), nature(word, who_.plural)
    text = " and ".join(part for part in (colored, typed, *natures) if part)
    if not word.kinds:
        return f"{said(who_)} {verb} {text}{lasting(word.until)}"
    was = still(word.what, t)
    text += f" that are still {kind(was, True)}" if who_.plural else f" that's still {a_or_an(kind(was))}"
    if mood == "bare":
        return f"{said(who_)} {verb} {text}{lasting(word.until)}"
    return f"{'until end of turn, ' if turned else ''}{said(who_)} {verb} {text}"


def prevent(word: Prevent, t: Telling, mood: Mood) -> str:
    """The sentence for `Prevent`: "prevent the next 2 damage that would be dealt to …"."""
    sort = "combat damage" if word.combat else "damage"
    if word.source is not None:
        return told("prevent", f"all {sort} {said(subject(word.source, t))} would deal this turn", mood)
    to = f" to {victims(word.to, t)}" if word.to is not None else ""
    if word.by is not None:
        chosen = " of the chosen color" if CHOSEN in word.by.colors else ""
        source = f"{a(unchosen(word.by))} of your choice{chosen}"
        of = "" if word.amount is None else f"{value(word.amount, t)} of "
        then = told("prevent", f"{of}that damage", mood)
        return f"the next time {source} would deal {sort}{to} this turn, {then}"
    if word.amount is None:
        return told("prevent", f"all {sort} that would be dealt this turn{to}", mood)
    size = value(word.amount, t)
    much, is_ = (size, "") if isinstance(word.amount, int | X) else ("X", size)
    rest = f"the next {much} {sort} that would be dealt{to} this turn"
    return told("prevent", f"{rest}, where X is {is_}" if is_ else rest, mood)


def search(word: Search, t: Telling, mood: Mood) -> str:
    """The sentences for `Search`: "search your library for a card", what happens to it, and the shuffling."""
    person = who(word.whose, t)
    yours = person.person == 2
    places = {"play": "into play", "hand": "into your hand"}
    to = places.get(word.to, "into your graveyard" if yours else "into that player's graveyard")
    to += " tapped" if word.tapped else ""
    to += " under your control" if word.to == "play" and not yours else ""
    shuffle = "shuffle your library" if yours else f"that player shuffles {his(person)} library"
    several = word.count > 1
    cards_ = f"up to {number(word.count)} {noun(word.what, True)}" if several else a(word.what)
    shown = f", reveal {'those cards' if several else 'that card'}," if word.reveal else ""
    them = "them" if several else "it" if word.reveal else "that card"
    library = f"{belongs(word.whose, t)} library"
    if word.to == "removed":
        them = "them" if several else "that card"
        search_ = told("search", f"{library} for {cards_}", mood)
        return f"{search_}{shown} and remove {them} from the game. Then {shuffle}"
    return f"{told('search', f'{library} for {cards_}', mood)}{shown} and put {them} {to}. Then {shuffle}"


def reveal_top(word: RevealTop, t: Telling, mood: Mood) -> str:
    """The sentences for `RevealTop`: "reveal the top four cards of your library", and where they go."""
    first = told("reveal", f"{top(word.count)} of your library", mood)
    to = "into your hand" if word.to == "hand" else "into play"
    other = "into your graveyard" if word.others == "graveyard" else "on the bottom of your library"
    if word.count == 1:
        return f"{first}. If it's {a(word.what)}, put it {to}. Otherwise, put it {other}"
    other += " in any order" if word.others == "bottom" else ""
    return f"{first}. Put all {noun(word.what, True)} revealed this way {to} and the rest {other}"


def put_token(word: PutToken, t: Telling, mood: Mood) -> str:
    """The sentence for `PutToken`: "put two 4/4 red Rukh creature tokens with flying into play"."""
    power, toughness = word.size
    one_ = word.amount == 1 or (isinstance(word.amount, Count) and t.style == "each")
    types = " ".join(word.types)
    color = f"{word.color or 'colorless'}{f' and {word.second}' if word.second else ''}"
    kinds = f"{'artifact ' if word.artifact else ''}creature token{'' if one_ else 's'}"
    kind_ = f"{power}/{toughness} {color} {types} {kinds}"
    named = f" named {own_name(word)}" if own_name(word) else ""
    has = f" with {listed(word.keywords, 'and')}" if word.keywords else ""
    rest = f"{many(word.amount, kind_, t)}{named}{has} into play"
    if isinstance(word.amount, Count) and t.style == "each":
        rest += f" for each {counted(word.amount.what, False)}"
    return acts(who(word.who, t), "put", rest, mood)


def many(amount: Amount, thing: str, t: Telling) -> str:
    """A number of things: "a token", "two tokens", "X tokens"; for a count, how many for each one counted."""
    match amount:
        case int():
            return a_or_an(thing) if amount == 1 else f"{number(amount)} {thing}"
        case X():
            return f"X {thing}"
        case ThatMuch():
            return f"that many {thing}"
        case Count(plus=0) if t.style == "each":
            return a_or_an(thing) if amount.times == 1 else f"{number(amount.times)} {thing}s"
    if not t.lettered(amount):
        t.letter = amount
    return f"X {thing}"


def name_top(word: NameTop, t: Telling, mood: Mood) -> str:
    """The sentences for `NameTop`: a player names a card and reveals the top card of the library."""
    person = who(word.who, t)
    mine = his(person)
    puts = "you put" if person.person == 2 else "the player puts"
    him = "you" if person.person == 2 else "him or her"
    first = f"{acts(person, 'name', 'a card', mood)}, then {does(person, 'reveal', mood)} {top(1)}"
    return (
        f"{first} of {mine} library. "
        f"If it's the named card, {puts} it into {mine} hand. Otherwise, {puts} it into {mine} graveyard "
        f"and {name(t)} deals {word.damage} damage to {him}"
    )
