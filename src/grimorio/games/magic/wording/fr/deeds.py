"""The sentences for single effects in French, with a function for each kind of effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.fr.amounts import DAMAGE, cards, counted, measured, shared, value, way
from grimorio.games.magic.wording.fr.nouns import (
    COLORS,
    GRAVEYARD,
    HAND,
    LIBRARY,
    each,
    his,
    keyword,
    kind,
    name,
    nouns_of,
    some,
    this,
    what,
    who,
    whose,
)
from grimorio.games.magic.wording.qualities import is_card, only_types, unchosen
from grimorio.games.magic.wording.shape import WHOLE, Telling, foreign, means_the_card, own_name, still
from grimorio.games.magic.words import (
    CHOSEN,
    YOU,
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
from grimorio.language.french import agree, before, clitic, indefinite, listed, number, said, verb
from grimorio.language.phrases import Phrase

Mood = Literal["do", "may", "bare", "wish"]
"""The form of a verb in a text.

"do": a command or statement, such as "piochez une carte"; "may": the same with "pouvoir"; "bare": what
follows "pouvoir", an infinitive where a player acts and a subjunctive where an object does; "wish": the
subjunctive.
"""

READER = Phrase(("vous",), person=2)


def does(person: Phrase, infinitive: str, mood: Mood = "do", pronoun: str = "") -> str:
    """The form of a verb with a player as its subject: "piochez", "peut la piocher", "pioche".

    `infinitive` is the verb, and `pronoun` its object, such as "la"; "" for none.
    """
    own = "vous" if person.person == 2 else "se"
    plain = infinitive.removeprefix("se ").removeprefix("s'")
    pronoun = own if plain != infinitive else pronoun
    forms = verb(plain)
    if mood in ("bare", "may"):
        infinitive = before(pronoun, plain) if pronoun else plain
        return infinitive if mood == "bare" else f"{verb('pouvoir').present(person)} {infinitive}"
    if mood == "wish":
        form = forms.wished(person)
        return before("ne", before(pronoun, form) if pronoun else form)
    if person.person == 2:
        return f"{forms.you}-{pronoun}" if pronoun else forms.you
    form = forms.present(person)
    return before(pronoun, form) if pronoun else form


def acts(person: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence in which a player does something; for "you" it is an imperative.

    `infinitive` is the verb, `rest` the words after it.
    """
    silent = mood == "bare" or (mood == "do" and person.person == 2)
    subject_ = "" if silent else f"{said(person)} "
    return f"{subject_}{does(person, infinitive, mood)} {rest}"


def told(infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence that tells "you" to do something: "piochez une carte", "vous pouvez piocher une carte".

    `infinitive` is the verb, `rest` the words after it.
    """
    return acts(READER, infinitive, rest, mood)


def on(infinitive: str, word: What, t: Telling, mood: Mood, behind: str = "") -> str:
    """The sentence that tells "you" to do something to an object: "détruisez la créature ciblée".

    `infinitive` is the verb, `behind` the words that end the sentence. If the object is the card itself, and
    was the subject before, it becomes a pronoun.
    """
    if means_the_card(word, t):
        thing = name(t)
        subject_ = "vous " if mood in ("may", "wish") else ""
        return f"{subject_}{does(READER, infinitive, mood, clitic(thing.gender, thing.plural))}{behind}"
    return f"{told(infinitive, said(what(word, t)), mood)}{behind}"


def subject(word: What | That, t: Telling) -> Phrase:
    """The subject of a lasting effect: "les créatures que vous contrôlez", "la créature ciblée"."""
    if isinstance(word, All) and word.what.controller:
        return nouns_of(word.what, True).the()
    return this(t) if means_the_card(word, t) else what(word, t)


def conjugated(who_: Phrase, infinitive: str, mood: Mood) -> str:
    """The form of the verb `infinitive` with the subject `who_`, such as "gagne", "gagnent".

    In the moods "bare" and "wish" it is the subjunctive.
    """
    forms = verb(infinitive)
    return forms.wished(who_) if mood in ("bare", "wish") else forms.present(who_)


def sentence_of(who_: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence in which an object does something: "l'Okk gagne +1/+1".

    `infinitive` is the verb, `rest` the words after it. With "bare" or "wish" as `mood`, the verb is in the
    subjunctive, because the sentence then stands after "que".
    """
    return f"{said(who_)} {conjugated(who_, infinitive, mood)} {rest}"


def top(count: int) -> str:
    """The phrase for the top `count` cards of a library: "les quatre cartes du dessus"."""
    return "la carte du dessus" if count == 1 else f"les {number(count)} cartes du dessus"


def library_of(player: Who, t: Telling, preposition: str) -> str:
    """The library of a player, with its preposition.

    Example: "de votre bibliothèque", "de la bibliothèque du joueur ciblé".
    """
    person = who(player, t)
    if person.person == 2:
        return f"{preposition} {his(person, LIBRARY)}"
    return f"{preposition} la bibliothèque {said(person, 'de')}"


def victims(to: What | Who, t: Telling) -> str:
    """The creatures or players to whom damage is dealt: "à chaque créature et à chaque joueur"."""
    return said(each(to.what), "à") if isinstance(to, All) else said(who(to, t), "à")


def aside(text: str) -> str:
    """The text, with a comma added if it ends in an apposition: "une cible, créature ou joueur,"."""
    return f"{text}," if text.endswith((" ou joueur", " et/ou joueurs")) else text


def damage(word: DealDamage, t: Telling) -> str:
    """The amount of damage and to whom it is dealt: "2 blessures à une cible, créature ou joueur"."""
    to = victims(word.to, t)
    if means_the_card(word.to, t, whole=True):
        me = name(t)
        own = {"m": ("lui-même", "eux-mêmes"), "f": ("elle-même", "elles-mêmes")}[me.gender][me.plural]
        to = f"à {own}"
    if word.divided:
        among = said(each(word.to.what)) if isinstance(word.to, All) else said(who(word.to, t))
        return f"{measured(word.amount, DAMAGE, t)} réparties comme vous le voulez entre {among}"
    if isinstance(word.amount, HandSize) and isinstance(word.amount.who, It) and isinstance(word.to, Target):
        hand = "nombre de cartes dans la main de ce joueur"
        return f"{aside(to)} un nombre de blessures égal au {hand}"
    if isinstance(word.amount, DamageTaken) and isinstance(word.to, Target):
        already = "nombre de blessures qui lui ont déjà été infligées ce tour-ci"
        return f"{aside(to)} un nombre de blessures égal au {already}"
    much = measured(word.amount, DAMAGE, t)
    return f"{aside(to)} {much}" if much.startswith("un nombre") else f"{much} {to}"


def deal_damage(word: DealDamage, t: Telling, mood: Mood) -> str:
    """The sentence in which the card deals damage.

    Example: "le Choc inflige 2 blessures à la créature ciblée"; "le Choc vous inflige 2 blessures".
    """
    source = this(t)
    itself = means_the_card(word.to, t, whole=True)
    if (itself or word.to == YOU) and not word.divided:
        form = verb("infliger").wished(source) if mood == "bare" else verb("infliger").present(source)
        form = f"s'{form}" if itself else f"vous {form}"
        return f"{said(source)} {form} {measured(word.amount, DAMAGE, t)}"
    return sentence_of(source, "infliger", damage(word, t), mood)


def discard(word: Discard, t: Telling, mood: Mood) -> str:
    """The sentence for `Discard`: cards that their owner or you choose, or all cards that fit a noun."""
    person = who(word.who, t)
    hand = his(person, HAND)
    if word.all_of is not None:
        if word.all_of == WHOLE:
            return acts(person, "se défausser", f"de {hand}", mood)
        of = " de cette couleur" if CHOSEN in word.all_of.colors else ""
        all_ = f"de toutes {said(nouns_of(unchosen(word.all_of), True).the())}{of}"
        then = does(person, "se défausser", "bare" if mood == "may" else mood)
        return f"{acts(person, 'révéler', hand, mood)} et {then} {all_} qui s'y trouvent"
    if word.chooser == "you":
        those = "de cette carte" if word.amount == 1 else "de ces cartes"
        then = "Défaussez-vous" if person.person == 2 else "Ce joueur se défausse"
        return f"{acts(person, 'révéler', hand, mood)}. Choisissez-y {cards(word.amount, t)}. {then} {those}"
    luck = " au hasard" if word.random else ""
    many = before("de", cards(word.amount, t, f"{luck} de {hand}"))
    return acts(person, "se défausser", many, mood)


def give_back(word: Return, t: Telling, mood: Mood) -> str:
    """The sentence for `Return`: to a hand, into play, or onto a library."""
    noun = word.what.what if isinstance(word.what, Target | All | Choose) else None
    thing = what(word.what, t)
    many = isinstance(word.what, All)
    out, yours = "", False
    if noun is not None and is_card(noun):
        yours = noun.controller == "you"
        one_ = " d'un seul cimetière" if thing.plural else " d'un cimetière"
        out = f" {whose(noun, 'de')}" if noun.controller or many else one_
    elif means_the_card(word.what, t, whole=True) and t.graveyard:
        out, yours = "" if t.there else " de votre cimetière", True
    owner = (
        "de leurs propriétaires"
        if many
        else "de leur propriétaire"
        if thing.plural
        else "de son propriétaire"
    )
    match word.to:
        case "removed":
            if isinstance(word.what, All) and noun is not None and is_card(noun):
                out = f" {whose(noun, 'de')}"
            return on("retirer", word.what, t, mood, f"{out} de la partie")
        case "play":
            if word.onto is not None:
                attached = agree("attaché", thing.gender, thing.plural)
                out += f" {attached} {said(what(word.onto, t), 'à')}"
            out += " sous votre contrôle" if foreign(word, t) else ""
            if means_the_card(word.what, t):
                return on("renvoyer", word.what, t, mood, f"{out} en jeu")
            return told("renvoyer", f"en jeu {said(thing)}{out}", mood)
        case "library" | "bottom" | "shuffled":
            place = "les bibliothèques" if many else "la bibliothèque"
            where = "votre bibliothèque" if yours else f"{place} {owner}"
            if word.to == "shuffled":
                return on("mélanger", word.what, t, mood, f"{out} dans {where}")
            end = "au-dessus" if word.to == "library" else "au-dessous"
            return on("mettre", word.what, t, mood, f"{out} {end} de {where}")
    hands = "votre main" if yours else f"{'les mains' if many else 'la main'} {owner}"
    return on("renvoyer", word.what, t, mood, f"{out} dans {hands}")


def lasting(until: str) -> str:
    """The words that end an effect's text: "" if `until` is "always", else " jusqu'à la fin du tour"."""
    return "" if until == "always" else " jusqu'à la fin du tour"


def gets(word: Gets, who_: Phrase, t: Telling, mood: Mood) -> str:
    """The sentence for `Gets`: "la créature ciblée gagne +3/+3 jusqu'à la fin du tour".

    `who_` is the phrase for its subject.
    """
    change = bonus(word.power, word.toughness)
    behind = ""
    if isinstance(change.each, SharedTypes):
        behind = f" pour chaque {shared(False)}"
    elif isinstance(change.each, ThisWay):
        behind = f" pour chaque {way(change.each)}"
    elif change.each is not None:
        behind = f" pour chaque {counted(change.each, False)}"
    elif change.letters:
        behind = f", {listed([f'{x} étant {value(amount, t)}' for x, amount in change.letters], 'and')}"
    return sentence_of(who_, "gagner", f"{change.text}{lasting(word.until)}{behind}", mood)


def nature(word: Becomes, plural: bool) -> str:
    """The phrase for what an object becomes, without land types: "une créature sylvin 5/6 verte".

    With `plural`, for an effect on several objects, the phrase is in the plural.
    """
    if only_types(word):
        first, *rest = [kind(type_) for type_ in word.types]
        text = " ".join([first.form(plural), *[noun.one for noun in rest]])
        besides = f"en plus de {'leurs' if plural else 'ses'} autres types de créature"
        return f"{indefinite(text, first.gender, plural)} {besides}"
    heads = [kind(one_) for one_ in word.kinds]
    gender_ = heads[0].gender if heads else "m"
    parts = ["-".join(head.form(plural) for head in reversed(heads))] if heads else []
    parts += [kind(one_).form(plural and not heads) for one_ in word.types if one_ != CHOSEN]
    parts += [f"{word.size[0]}/{word.size[1]}"] if word.size else []
    if word.color in COLORS:
        parts.append(agree(COLORS[word.color], gender_, plural))
    text = " ".join(parts)
    return indefinite(text, gender_, plural) if heads else text


def land(word: Becomes, plural: bool) -> str:
    """The land type that an object gets: "une Montagne", a plural if `plural`; "" if it gets none."""
    if not word.land_type:
        return ""
    if word.land_type == "choose":
        return "du type de terrain de base de votre choix"
    noun = kind(word.land_type)
    return indefinite(noun.form(plural), noun.gender, plural)


def becomes(word: Becomes, who_: Phrase, t: Telling, mood: Mood, static: bool = False) -> str:
    """The sentence for `Becomes`: "tous les terrains deviennent des créatures 2/2 ...".

    `who_` is the phrase for its subject; in a `static` ability, it says "is".
    """
    is_ = "être" if static else "devenir"
    colored = {CHOSEN: "de la couleur choisie", "choose": "de la couleur de votre choix"}.get(
        word.color or "", ""
    )
    if not word.kinds and word.color in COLORS:
        colored, word = agree(COLORS[word.color], who_.gender, who_.plural), replace(word, color=None)
    typed = "du type choisi" if CHOSEN in word.types else ""
    natures = land(word, who_.plural), nature(word, who_.plural)
    text = " et ".join(part for part in (colored, typed, *natures) if part)
    if not word.kinds:
        return sentence_of(who_, is_, f"{text}{lasting(word.until)}", mood)
    was = kind(still(word.what, t))
    still_ = indefinite(was.form(who_.plural), was.gender, who_.plural)
    text += f" qui {'sont' if who_.plural else 'est'} toujours {still_}"
    first = "" if word.until == "always" else "jusqu'à la fin du tour, "
    return first + sentence_of(who_, is_, text, mood)


def prevent(word: Prevent, t: Telling, mood: Mood) -> str:
    """The sentence for `Prevent`: "prévenez les 2 prochaines blessures qui devraient être infligées …"."""
    combat = " de combat" if word.combat else ""
    if word.source is not None:
        by = f"par {said(subject(word.source, t))}"
        all_ = f"toutes les blessures{combat} qui devraient être infligées ce tour-ci {by}"
        return told("prévenir", all_, mood)
    to = "" if word.to is None else f" {victims(word.to, t)}"
    if word.by is not None:
        chosen = " de la couleur choisie" if CHOSEN in word.by.colors else ""
        source = before("que", f"{said(nouns_of(unchosen(word.by)).a())} de votre choix{chosen}")
        deal = f"infliger des blessures{combat}"
        deals = f"devrait vous {deal}" if word.to == YOU else f"devrait {deal}{to}"
        of = "ces blessures" if word.amount is None else f"{value(word.amount, t)} de ces blessures"
        return f"la prochaine fois {source} {deals} ce tour-ci, {told('prévenir', of, mood)}"
    if word.amount is None:
        all_ = f"toutes les blessures{combat} qui devraient être infligées ce tour-ci{to}"
        return told("prévenir", all_, mood)
    if word.amount == 1:
        next_ = f"la prochaine blessure{combat} qui devrait être infligée ce tour-ci{to}"
        return told("prévenir", next_, mood)
    fixed = isinstance(word.amount, int | X)
    count, is_ = (value(word.amount, t), "") if fixed else ("X", f", X étant {value(word.amount, t)}")
    next_ = f"les {count} prochaines blessures{combat} qui devraient être infligées ce tour-ci{to}"
    return told("prévenir", f"{next_}{is_}", mood)


def search(word: Search, t: Telling, mood: Mood) -> str:
    """The sentences for `Search`: look for a card in a library, put it somewhere, and shuffle."""
    person = who(word.whose, t)
    yours = person.person == 2
    then: Mood = "bare" if mood == "may" else mood
    several = word.count > 1
    sought = f"jusqu'à {said(some(word.what, word.count))}" if several else said(nouns_of(word.what).a())
    this_ = "ces cartes" if several else "cette carte"
    if word.to == "play":
        tapped = f" {agree('engagé', 'f', several)}" if word.tapped else ""
        put = f"{does(READER, 'mettre', then)} {this_} en jeu{tapped}"
        put += "" if yours else " sous votre contrôle"
    elif word.to == "removed":
        put = f"{does(READER, 'retirer', then)} {this_} de la partie"
    else:
        graves = "votre cimetière" if yours else "le cimetière de ce joueur"
        where = graves if word.to == "graveyard" else "votre main"
        pronoun = ("les" if several else "la") if word.reveal else ""
        object_ = "" if word.reveal else f" {this_}"
        put = f"{does(READER, 'mettre', then, pronoun)}{object_} dans {where}"
    shown = f", {does(READER, 'révéler', then)} {this_}" if word.reveal else ""
    shuffle = "Mélangez ensuite votre bibliothèque" if yours else "Ce joueur mélange ensuite sa bibliothèque"
    library = library_of(word.whose, t, "dans")
    return f"{told('chercher', f'{sought} {library}', mood)}{shown} et {put}. {shuffle}"


def reveal_top(word: RevealTop, t: Telling, mood: Mood) -> str:
    """The sentences for `RevealTop`: reveal the top cards of your library, and say where they go."""
    first = told("révéler", f"{top(word.count)} de votre bibliothèque", mood)
    grave = word.others == "graveyard"
    to = "dans votre main" if word.to == "hand" else "en jeu"
    other = "dans votre cimetière" if grave else "au-dessous de votre bibliothèque"
    if word.count == 1:
        return f"{first}. Si c'est {said(nouns_of(word.what).a())}, mettez-la {to}. Sinon, mettez-la {other}"
    order = "" if grave else " dans n'importe quel ordre"
    all_ = f"toutes {said(nouns_of(word.what, True).the())} révélées de cette manière"
    return f"{first}. Mettez {to} {all_} et le reste {other}{order}"


def put_token(word: PutToken, t: Telling, mood: Mood, at: str = "") -> str:
    """The sentence for `PutToken`: "mettez en jeu deux jetons de créature rukh 4/4 rouges avec le vol".

    `at` is the time, which stands after "en jeu".
    """
    count, behind = many(word.amount, t)
    plural = count != "un"
    types = " ".join(kind(one_).one for one_ in word.types)
    power, toughness = word.size
    color = (
        agree(COLORS[word.color], "m", plural)
        if word.color in COLORS
        else "incolores"
        if plural
        else "incolore"
    )
    has = f" avec {listed([keyword(one_) for one_ in word.keywords], 'and')}" if word.keywords else ""
    named = f"{agree('nommé', 'm', plural)} {own_name(word)}" if own_name(word) else ""
    if word.second:
        color = f"{color} et {agree(COLORS[word.second], 'm', plural)}"
    token = f"{count} jeton{'s' if plural else ''} de créature{'-artefact' if word.artifact else ''}"
    parts = (token, types, f"{power}/{toughness}", color, named)
    rest = f"en jeu {at}{' '.join(part for part in parts if part)}{has}{behind}"
    return acts(who(word.who, t), "mettre", rest, mood)


def many(amount: Amount, t: Telling) -> tuple[str, str]:
    """A number of masculine things, and the words behind the noun that say what is counted.

    Examples: ("deux", ""), ("un", " pour chaque gobelin en jeu"), ("X", ", X étant sa force").
    """
    match amount:
        case int():
            return ("un" if amount == 1 else number(amount)), ""
        case X():
            return "X", ""
        case ThatMuch():
            return "autant de", ""
        case Count(plus=0):
            times = "un" if amount.times == 1 else number(amount.times)
            return times, f" pour chaque {counted(amount.what, False)}"
    return "X", f", X étant {value(amount, t)}"


def name_top(word: NameTop, t: Telling, mood: Mood) -> str:
    """The sentences for `NameTop`: a player names a card and reveals the top card of the library."""
    person = who(word.who, t)
    you = person.person == 2
    reveals = does(person, "révéler", "bare" if mood == "may" else mood)
    puts = "mettez-la" if you else "le joueur la met"
    him = "vous" if you else "lui"
    source = name(t)
    deals = f"{said(source)} {him} {verb('infliger').present(source)}"
    return (
        f"{acts(person, 'nommer', 'une carte', mood)}, puis {reveals} {top(1)} de {his(person, LIBRARY)}. "
        f"Si c'est la carte nommée, {puts} dans {his(person, HAND)}. Sinon, {puts} dans "
        f"{his(person, GRAVEYARD)} et {deals} {word.damage} {DAMAGE.form(word.damage > 1)}"
    )
