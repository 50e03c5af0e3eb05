"""The sentences for single effects in Italian, with a function for each kind of effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.it.amounts import DAMAGE, cards, counted, measured, shared, value, way
from grimorio.games.magic.wording.it.nouns import (
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
from grimorio.language.italian import agree, before, indefinite, listed, number, pronoun, said, verb
from grimorio.language.phrases import Phrase

Mood = Literal["do", "may", "bare", "wish"]
"""The form of a verb in a text.

"do": indicative, such as "pesca una carta"; "may": after "può"; "bare": infinitive; "wish": subjunctive.
"""

READER = Phrase(("tu",), person=2)


def does(person: Phrase, infinitive: str, mood: Mood = "do", clitic: str = "") -> str:
    """The form of a verb with a player as its subject: "pesca", "può pescarla", "la peschi".

    `infinitive` is the verb, and `clitic` its object, such as "la"; "" for none.
    """
    forms = verb(infinitive)
    behind = f"{infinitive[:-1]}{clitic}" if clitic else infinitive
    if mood == "bare":
        return behind
    if mood == "may":
        return f"{verb('potere').present(person)} {behind}"
    if mood == "do" and person.person == 2:
        return f"{forms.imperative}{clitic}"
    before_ = f"{clitic} " if clitic else ""
    return before_ + (forms.wished(person) if mood == "wish" else forms.present(person))


def acts(person: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence in which a player does something; for "you" it is an imperative.

    `infinitive` is the verb, `rest` the words after it.
    """
    subject_ = f"{said(person)} " if mood != "bare" and (person.person == 3 or mood == "wish") else ""
    return f"{subject_}{does(person, infinitive, mood)} {rest}"


def told(infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence that tells "you" to do something: "pesca una carta", "puoi pescare una carta".

    `infinitive` is the verb, `rest` the words after it.
    """
    return acts(READER, infinitive, rest, mood)


def on(infinitive: str, word: What, t: Telling, mood: Mood, behind: str = "") -> str:
    """The sentence that tells "you" to do something to an object: "distruggi la creatura bersaglio".

    `infinitive` is the verb, `behind` the words that end the sentence. If the object is the card itself, and
    was the subject before, it becomes a pronoun.
    """
    if means_the_card(word, t):
        thing = name(t)
        return f"{does(READER, infinitive, mood, pronoun(thing.gender, thing.plural))}{behind}"
    return f"{told(infinitive, said(what(word, t)), mood)}{behind}"


def subject(word: What | That, t: Telling) -> Phrase:
    """The subject of a lasting effect: "le creature che controlli", "la creatura bersaglio"."""
    if isinstance(word, All) and word.what.controller:
        return nouns_of(word.what, True).the()
    return this(t) if means_the_card(word, t) else what(word, t, "il")


def conjugated(who_: Phrase, infinitive: str, mood: Mood) -> str:
    """The form of the verb `infinitive` with the subject `who_`, such as "prende", "prenda".

    In the moods "bare" and "wish" it is the subjunctive.
    """
    forms = verb(infinitive)
    return forms.wished(who_) if mood in ("bare", "wish") else forms.present(who_)


def sentence_of(who_: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    """The sentence in which an object does something: "l'Okk prende +1/+1".

    `infinitive` is the verb, `rest` the words after it. In the moods "bare" and "wish" the verb is in the
    subjunctive.
    """
    return f"{said(who_)} {conjugated(who_, infinitive, mood)} {rest}".strip()


def top(count: int) -> str:
    """The phrase for the top `count` cards of a library: "le prime quattro carte"."""
    return "la prima carta" if count == 1 else f"le prime {number(count)} carte"


def library_of(player: Who, t: Telling, preposition: str = "") -> str:
    """The library of a player, with its preposition.

    Example: "del tuo grimorio", "il grimorio di un giocatore bersaglio".
    """
    person = who(player, t)
    if person.person == 2:
        return his(person, LIBRARY, preposition)
    library = "il grimorio"
    return f"{before(preposition, library) if preposition else library} {said(person, 'di')}"


def victims(to: What | Who, t: Telling) -> str:
    """The creatures or players to whom damage is dealt: "a ogni creatura e a ogni giocatore"."""
    return said(each(to.what), "a") if isinstance(to, All) else said(who(to, t), "a")


def damage(word: DealDamage, t: Telling) -> str:
    """The amount of damage and to whom it is dealt: "2 danni a una creatura o a un giocatore bersaglio"."""
    to = "a te" if word.to == YOU else victims(word.to, t)
    if means_the_card(word.to, t, whole=True):
        to = f"a se {agree('stesso', name(t).gender, name(t).plural)}"
    if word.divided:
        among = said(each(word.to.what)) if isinstance(word.to, All) else said(who(word.to, t))
        return f"{measured(word.amount, DAMAGE, t)} divisi a tua scelta tra {among}"
    if isinstance(word.amount, HandSize) and isinstance(word.amount.who, It) and isinstance(word.to, Target):
        of = "numero di carte presenti nella mano di quel giocatore"
        return f"{to} un ammontare di danni pari al {of}"
    if isinstance(word.amount, DamageTaken) and isinstance(word.to, Target):
        return f"{to} un ammontare di danni pari al danno che ha già subito in questo turno"
    much = measured(word.amount, DAMAGE, t)
    return f"{to} {much}" if much.startswith("un ammontare") else f"{much} {to}"


def deal_damage(word: DealDamage, t: Telling, mood: Mood) -> str:
    """The sentence in which the card deals damage: "lo Shock infligge 2 danni a …", "ti infligge 2 danni"."""
    itself = means_the_card(word.to, t, whole=True)
    if (itself or word.to == YOU) and not word.divided:
        source = this(t)
        form = verb("infliggere").wished(source) if mood == "bare" else verb("infliggere").present(source)
        return f"{said(source)} {'si' if itself else 'ti'} {form} {measured(word.amount, DAMAGE, t)}".strip()
    return sentence_of(this(t), "infliggere", damage(word, t), mood)


def discard(word: Discard, t: Telling, mood: Mood) -> str:
    """The sentence for `Discard`: cards that their owner or you choose, or all cards that fit a noun."""
    person = who(word.who, t, "il")
    if word.all_of is not None:
        if word.all_of == WHOLE:
            return acts(person, "scartare", his(person, HAND), mood)
        of = " di quel colore" if CHOSEN in word.all_of.colors else ""
        all_ = said(nouns_of(unchosen(word.all_of), True).the())
        then = does(person, "scartare", "bare" if mood == "may" else mood)
        return f"{acts(person, 'rivelare', his(person, HAND), mood)} e {then} da essa tutte {all_}{of}"
    if word.chooser == "you":
        those = "quella carta" if word.amount == 1 else "quelle carte"
        then = "Scarta" if person.person == 2 else "Quel giocatore scarta"
        return (
            f"{acts(person, 'rivelare', his(person, HAND), mood)}. "
            f"Scegli {cards(word.amount, t)} da essa. {then} {those}"
        )
    luck = " a caso" if word.random else ""
    return acts(person, "scartare", cards(word.amount, t, f"{luck} {his(person, HAND, 'da')}"), mood)


def give_back(word: Return, t: Telling, mood: Mood) -> str:
    """The sentence for `Return`: to a hand, into play, or onto a library."""
    noun = word.what.what if isinstance(word.what, Target | All | Choose) else None
    thing = what(word.what, t)
    a_graveyard = "un singolo cimitero" if thing.plural else "un cimitero"
    out, yours = "", False
    if noun is not None and is_card(noun):
        yours = noun.controller == "you"
        out = (
            f" {whose(noun, 'da') if noun.controller or isinstance(word.what, All) else f'da {a_graveyard}'}"
        )
        if noun.controller == "that player" and noun.zone == "graveyard":
            out = " dal cimitero di quel giocatore"
    elif means_the_card(word.what, t, whole=True) and t.graveyard:
        out, yours = "" if t.there else " dal tuo cimitero", True
    if word.to == "play":
        if word.onto is not None:
            aura = pronoun(thing.gender, thing.plural)
            out += f", assegnando{aura} {said(what(word.onto, t), 'a')}"
        out += " sotto il tuo controllo" if foreign(word, t) else ""
        if means_the_card(word.what, t):
            return on("rimettere", word.what, t, mood, f" in gioco{out}")
        return told("rimettere", f"in gioco {said(thing)}{out}", mood)
    if word.to == "removed":
        if noun is None or not is_card(noun):
            if means_the_card(word.what, t):
                return on("rimuovere", word.what, t, mood, " dal gioco")
            return told("rimuovere", f"dal gioco {said(thing)}", mood)
        place = whose(noun, "in") if noun.controller or isinstance(word.what, All) else f"in {a_graveyard}"
        return told("rimuovere", f"dal gioco {said(thing)} {place}", mood)
    if word.to in ("library", "bottom", "shuffled"):
        return _to_library(word, thing, out, yours, t, mood)
    if yours:
        return told("riprendere", f"in mano {said(thing)}{out}", mood)
    if mood in ("may", "bare"):
        owner = "ai loro proprietari" if thing.plural else "al suo proprietario"
        return told("far", f"riprendere in mano {said(thing)}{out} {owner}", mood)
    if isinstance(word.what, All):
        return f"i proprietari riprendono in mano {said(thing)}{out}"
    if means_the_card(word.what, t):
        return f"il proprietario {pronoun(thing.gender, thing.plural)} riprende in mano"
    return f"il proprietario riprende in mano {said(thing)}{out}"


def _to_library(word: Return, thing: Phrase, out: str, yours: bool, t: Telling, mood: Mood) -> str:
    """The sentence in which objects go to a library: "metti … in cima al grimorio del suo proprietario".

    `thing` is the phrase for the objects, `out` says where they come from; with `yours` they are your cards.
    """
    to = "nel" if word.to == "shuffled" else "al"
    owner = f"{'nei' if word.to == 'shuffled' else 'ai'} grimori dei loro proprietari"
    if not isinstance(word.what, All):
        owner = f"{to} grimorio del {'loro' if thing.plural else 'suo'} proprietario"
    place = f"{to} tuo grimorio" if yours else owner
    if word.to == "shuffled":
        return on("rimescolare", word.what, t, mood, f"{out} {place}")
    end = "in cima" if word.to == "library" else "in fondo"
    return on("mettere", word.what, t, mood, f"{out} {end} {place}")


def lasting(until: str) -> str:
    """The words that end an effect's text: "" if `until` is "always", else " fino alla fine del turno"."""
    return "" if until == "always" else " fino alla fine del turno"


def gets(word: Gets, who_: Phrase, t: Telling, mood: Mood) -> str:
    """The sentence for `Gets`: "la creatura bersaglio prende +3/+3 fino alla fine del turno".

    `who_` is the phrase for its subject.
    """
    change = bonus(word.power, word.toughness)
    behind = ""
    if isinstance(change.each, SharedTypes):
        behind = f" per ogni {shared(False)}"
    elif isinstance(change.each, ThisWay):
        behind = f" per ogni {way(change.each)}"
    elif change.each is not None:
        behind = f" per ogni {counted(change.each, False)}"
    elif change.letters:
        behind = f", dove {listed([f'{x} è {value(amount, t)}' for x, amount in change.letters], 'and')}"
    return sentence_of(who_, "prendere", f"{change.text}{lasting(word.until)}{behind}", mood)


def nature(word: Becomes, plural: bool) -> str:
    """The phrase for what an object becomes, without land types: "una creatura Silvantropo 5/6 verde".

    It is a plural if `plural`, for an effect on several objects.
    """
    if only_types(word):
        first, *rest = [kind(type_) for type_ in word.types]
        text = " ".join([first.form(plural), *[noun.one for noun in rest]])
        besides = f"in aggiunta ai {'loro' if plural else 'suoi'} altri tipi di creatura"
        return f"{text if plural else indefinite(text, first.gender)} {besides}"
    heads = [kind(one_) for one_ in word.kinds]
    gender_ = heads[-1].gender if heads else "m"
    parts = [head.form(plural) for head in reversed(heads)]
    parts += [kind(one_).form(plural and not heads) for one_ in word.types if one_ != CHOSEN]
    parts += [f"{word.size[0]}/{word.size[1]}"] if word.size else []
    if word.color not in (None, CHOSEN, "choose"):
        parts.append(agree(COLORS[word.color or ""], gender_, plural))
    text = " ".join(parts)
    return indefinite(text, gender_) if heads and not plural else text


def land(word: Becomes, plural: bool) -> str:
    """The land type that an object gets: "una Montagna", a plural if `plural`; "" if it gets none."""
    if not word.land_type:
        return ""
    if word.land_type == "choose":
        return "del tipo di terra base a tua scelta"
    noun = kind(word.land_type)
    return noun.many if plural else indefinite(noun.one, noun.gender)


def becomes(word: Becomes, who_: Phrase, t: Telling, mood: Mood, static: bool = False) -> str:
    """The sentence for `Becomes`: "tutte le terre diventano creature 2/2 che sono ancora terre".

    `who_` is the phrase for its subject; in a `static` ability, it says "is".
    """
    is_ = "essere" if static else "diventare"
    colored = {CHOSEN: "del colore scelto", "choose": "di un colore a tua scelta"}.get(word.color or "", "")
    if not word.kinds and word.color in COLORS:
        colored, word = agree(COLORS[word.color], who_.gender, who_.plural), replace(word, color=None)
    typed = "del tipo scelto" if CHOSEN in word.types else ""
    natures = land(word, who_.plural), nature(word, who_.plural)
    text = " e ".join(part for part in (colored, typed, *natures) if part)
    if not word.kinds:
        return sentence_of(who_, is_, f"{text}{lasting(word.until)}", mood)
    was = kind(still(word.what, t))
    text += (
        f" che sono ancora {was.many}" if who_.plural else f" che è ancora {indefinite(was.one, was.gender)}"
    )
    first = "" if word.until == "always" else "fino alla fine del turno, "
    return first + sentence_of(who_, is_, text, mood)


def prevent(word: Prevent, t: Telling, mood: Mood) -> str:
    """The sentence for `Prevent`: "previeni i prossimi 2 danni che verrebbero inflitti …"."""
    combat = " da combattimento" if word.combat else ""
    if word.source is not None:
        dealer = name(t) if means_the_card(word.source, t) else subject(word.source, t)
        by = said(dealer, "da")
        return told("prevenire", f"tutto il danno{combat} che verrebbe inflitto in questo turno {by}", mood)
    to = "" if word.to is None else " a te" if word.to == YOU else f" {victims(word.to, t)}"
    if word.by is not None:
        chosen = " del colore scelto" if CHOSEN in word.by.colors else ""
        source = f"{said(nouns_of(unchosen(word.by)).a())} a tua scelta{chosen}"
        deals = f"ti infliggerebbe danno{combat}" if word.to == YOU else f"infliggerebbe danno{combat}{to}"
        of = "quel danno" if word.amount is None else f"{value(word.amount, t)} di quei danni"
        return f"la prossima volta che {source} {deals} in questo turno, {told('prevenire', of, mood)}"
    if word.amount is None:
        all_ = f"tutto il danno{combat} che verrebbe inflitto{to} in questo turno"
        return told(
            "prevenire", all_.replace(f"inflitto{to} in questo turno", f"inflitto in questo turno{to}"), mood
        )
    if word.amount == 1:
        return told("prevenire", f"il prossimo danno{combat} che verrebbe inflitto{to} in questo turno", mood)
    fixed = isinstance(word.amount, int | X)
    much, is_ = (value(word.amount, t), "") if fixed else ("X", f", dove X è {value(word.amount, t)}")
    next_ = f"i prossimi {much} danni{combat} che verrebbero inflitti{to} in questo turno{is_}"
    return told("prevenire", next_, mood)


def search(word: Search, t: Telling, mood: Mood) -> str:
    """The sentences for `Search`: look for a card in a library, put it somewhere, and shuffle."""
    yours = who(word.whose, t).person == 2
    then: Mood = "bare" if mood == "may" else mood
    several = word.count > 1
    cards = f"fino a {said(some(word.what, word.count))}" if several else said(nouns_of(word.what).a())
    card = pronoun("f", several)
    shown = does(READER, "rivelare", then, card)
    tapped = f" {agree('TAPpato', 'f', several)}" if word.tapped else ""
    if word.to == "play":
        put = f"{does(READER, 'mettere', then, card)} in gioco{tapped}"
        put += "" if yours else " sotto il tuo controllo"
    elif word.to == "graveyard":
        grave = "nel tuo cimitero" if yours else "nel cimitero di quel giocatore"
        put = f"{does(READER, 'mettere', then, card)} {grave}"
    elif word.to == "removed":
        put = f"{does(READER, 'rimuovere', then, card)} dal gioco"
    else:
        put = f"{does(READER, 'aggiungere', then, card)} alla tua mano"
    whose_ = library_of(word.whose, t)
    chosen = f"{does(READER, 'scegliere', then)} {cards}"
    steps = f", {chosen}, {shown} e {put}" if word.reveal else f", {chosen} e {put}"
    shuffle = "rimescola il tuo grimorio" if yours else "quel giocatore rimescola il proprio grimorio"
    return f"{told('passare', f'in rassegna {whose_}', mood)}{steps}. Poi {shuffle}"


def reveal_top(word: RevealTop, t: Telling, mood: Mood) -> str:
    """The sentences for `RevealTop`: reveal the top cards of your library, and say where they go."""
    first = told("rivelare", f"{top(word.count)} del tuo grimorio", mood)
    grave = word.others == "graveyard"
    if word.count == 1:
        put = "aggiungila alla tua mano" if word.to == "hand" else "mettila in gioco"
        other = "mettila nel tuo cimitero" if grave else "mettila in fondo al tuo grimorio"
        return f"{first}. Se è {said(nouns_of(word.what).a())}, {put}. Altrimenti, {other}"
    put = "aggiungi alla tua mano" if word.to == "hand" else "metti in gioco"
    rest = "nel tuo cimitero" if grave else "in fondo al tuo grimorio nell'ordine che preferisci"
    all_ = f"tutte {said(nouns_of(word.what, True).the())} rivelate in questo modo"
    return f"{first}. {put[0].upper()}{put[1:]} {all_} e metti le rimanenti {rest}"


def put_token(word: PutToken, t: Telling, mood: Mood) -> str:
    """The sentence for `PutToken`: "metti in gioco due pedine creatura Rukh 4/4 rosse con volare"."""
    count, behind = many(word.amount, t)
    plural = count != "una"
    types = " ".join(kind(one_).one for one_ in word.types)
    color = (
        agree(COLORS[word.color], "f", plural)
        if word.color in COLORS
        else "incolori"
        if plural
        else "incolore"
    )
    power, toughness = word.size
    has = f" con {listed([keyword(one_) for one_ in word.keywords], 'and')}" if word.keywords else ""
    named = f"di nome {own_name(word)}" if own_name(word) else ""
    if word.second:
        color = f"{color} e {agree(COLORS[word.second], 'f', plural)}"
    token = f"{'pedine' if plural else 'pedina'} {'artefatto ' if word.artifact else ''}creatura"
    parts = (count, token, types, f"{power}/{toughness}", color, named)
    rest = f"in gioco {' '.join(part for part in parts if part)}{has}{behind}"
    return acts(who(word.who, t, "il"), "mettere", rest, mood)


def many(amount: Amount, t: Telling) -> tuple[str, str]:
    """A number of feminine things, and the words behind the noun that say what is counted.

    Examples: ("due", ""), ("una", " per ogni Goblin in gioco"), ("X", ", dove X è la sua forza").
    """
    match amount:
        case int():
            return ("una" if amount == 1 else number(amount)), ""
        case X():
            return "X", ""
        case ThatMuch():
            return "altrettante", ""
        case Count(plus=0):
            times = "una" if amount.times == 1 else number(amount.times)
            return times, f" per ogni {counted(amount.what, False)}"
    return "X", f", dove X è {value(amount, t)}"


def name_top(word: NameTop, t: Telling, mood: Mood) -> str:
    """The sentences for `NameTop`: a player names a card and reveals the top card of the library."""
    person = who(word.who, t, "il")
    you = person.person == 2
    reveals = does(person, "rivelare", "bare" if mood == "may" else mood)
    adds, puts = ("aggiungila", "mettila") if you else ("il giocatore la aggiunge", "il giocatore la mette")
    him = "ti" if you else "gli"
    source = name(t)
    deals = f"{said(source)} {him} {verb('infliggere').present(source)}"
    first = f"{acts(person, 'nominare', 'una carta', mood)}, poi {reveals} {top(1)}"
    return (
        f"{first} {his(person, LIBRARY, 'di')}. "
        f"Se è la carta nominata, {adds} {his(person, HAND, 'a')}. Altrimenti, {puts} "
        f"{his(person, GRAVEYARD, 'in')} e {deals} {word.damage} {DAMAGE.form(word.damage != 1)}"
    )
