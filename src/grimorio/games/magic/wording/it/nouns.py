"""Noun phrases in Italian."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, assert_never

from grimorio.games.magic import names
from grimorio.games.magic.wording.it.counters import counter as counter
from grimorio.games.magic.wording.it.keywords import KEYWORDS
from grimorio.games.magic.wording.named import gender, is_legend
from grimorio.games.magic.wording.qualities import (
    beside_players,
    counter_of,
    is_card,
    is_domain,
    is_player,
    narrow,
)
from grimorio.games.magic.wording.shape import NAME, NAMED, Telling, of_either
from grimorio.games.magic.wording.stacked import set_noun
from grimorio.games.magic.words import (
    CHOSEN,
    All,
    Choose,
    ControllerOf,
    Defender,
    EachPlayer,
    Enchanted,
    It,
    Keyword,
    Kin,
    Sacrificed,
    Target,
    That,
    TheObject,
    ThePlayer,
    This,
    What,
    Who,
    You,
)
from grimorio.language import italian
from grimorio.language.italian import agree, before, definite, indefinite, listed, number, ordinal, said
from grimorio.language.phrases import Gender, Joined, Noun, Phrase, one

ARTICLES = ("Il ", "Lo ", "La ", "L'")
"""The articles with which the names of some cards begin."""
COLORS = {"white": "bianco", "blue": "blu", "black": "nero", "red": "rosso", "green": "verde"}
_NOUNS = {
    "player": Noun("giocatore", "giocatori"),
    "opponent": Noun("avversario", "avversari"),
    "spell": Noun("magia", "magie", "f"),
    "card": Noun("carta", "carte", "f"),
    "source": Noun("fonte", "fonti", "f"),
}
Article = Literal["il", "un"]
"""The article of a target: "la creatura bersaglio" as a subject, "una creatura bersaglio" elsewhere."""


def keyword(word: Keyword) -> str:
    """A keyword as a noun: "volare"."""
    return KEYWORDS[word]


def kind(word: str) -> Noun:
    """The word for a card type, land type or creature type; an unknown type is left as it is."""
    if word in _NOUNS:
        return _NOUNS[word]
    try:
        noun = names.type_word(word).it
    except names.UnknownType:
        return Noun(word, word)
    genders: list[Gender] = ["f" if code == "f" else "m" for code in (noun.gender, noun.plural_gender)]
    return Noun(noun.singular, noun.plural, *genders)


@dataclass(frozen=True)
class Nouns:
    """Nouns joined by "or", "and" or both; `parts` has (noun with its qualities but no article, gender)."""

    parts: tuple[tuple[str, Gender], ...]
    plural: bool
    joined: Joined = "or"

    def _phrase(self, parts: tuple[str, ...]) -> Phrase:
        gender_: Gender = "f" if all(one_ == "f" for _, one_ in self.parts) else "m"
        return Phrase(parts, self.joined, gender_, self.plural)

    def bare(self, before_: str = "") -> Phrase:
        """The nouns without article, each after `before_`: "creature", "ogni creatura e ogni giocatore"."""
        return self._phrase(tuple(before_ + text for text, _ in self.parts))

    def the(self) -> Phrase:
        """The nouns with the definite article: "la creatura", "le creature"."""
        return self._phrase(tuple(definite(text, gender_, self.plural) for text, gender_ in self.parts))

    def a(self) -> Phrase:
        """The nouns with the indefinite article: "una creatura"; a plural stands bare."""
        if self.plural:
            return self.bare()
        return self._phrase(tuple(indefinite(text, gender_) for text, gender_ in self.parts))

    def nth(self, place: int) -> Phrase:
        """The nouns with the ordinal number for `place`, which counts from 1: "la prima creatura"."""
        told = [(f"{ordinal(place, gender_)} {text}", gender_) for text, gender_ in self.parts]
        return Nouns(tuple(told), self.plural, self.joined).the()

    def that(self) -> Phrase:
        """The nouns with a demonstrative: "quella creatura"."""
        return self._phrase(tuple(italian.that(text, gender_, self.plural) for text, gender_ in self.parts))


def _heads(that: That, plural: bool) -> list[tuple[str, Gender]]:
    """(Noun, gender) for each type that `that` names, without other qualities: ("creatura", "f").

    The nouns are plurals if `plural`.
    """
    types = [kind(word) for word in that.types if word != CHOSEN]
    beside = [
        [word.one for word in words] for words in (types, [kind(word) for word in narrow(that)]) if words
    ]
    told = [listed(words, "or") for words in beside]
    if noun := set_noun(that, plural, "it"):
        return [noun]
    if that.zone == "stack" or is_card(that):
        head = _NOUNS["spell" if that.zone == "stack" else "card"]
        return [(" ".join([head.form(plural), *told]), head.gender)]
    if types:
        return [(" ".join([noun.form(plural), *told[1:]]), noun.gender_of(plural)) for noun in types]
    opponent = is_player(that) and that.controller == "opponent"
    nouns = [_NOUNS["opponent"]] if opponent else [kind(word) for word in that.kinds]
    return [(noun.form(plural), noun.gender_of(plural)) for noun in nouns]


def _near(that: That, gender_: Gender, plural: bool) -> str:
    """The adjectives before "bersaglio", plurals if `plural`, each with a space before it: " attaccante"."""
    words: list[str] = []
    if that.token is not None:
        words.append("pedina" if that.token and not plural else "pedine" if that.token else "non pedina")
    if that.basic is not None:
        words.append("base" if that.basic else "non base")
    if that.combat in ("attacking", "blocking"):
        words.append(agree("attaccante" if that.combat == "attacking" else "bloccante", gender_, plural))
    if that.face_down:
        words.append("a faccia in giù")
    if that.tapped is not None:
        words.append(agree("TAPpato" if that.tapped else "STAPpato", gender_, plural))
    return "".join(f" {word}" for word in words)


def _bounds(that: That) -> list[tuple[str, tuple[int, int]]]:
    """For each number of an object that a noun bounds: what it is called, and its bounds."""
    numbers = (
        ("forza", that.power),
        ("costituzione", that.toughness),
        ("costo di mana convertito", that.mana_value),
    )
    return [(size, limits) for size, limits in numbers if limits != (-1, -1)]


def _far(that: That, gender_: Gender, plural: bool) -> str:
    """The qualities that stand after a noun and its "bersaglio", such as " con volare".

    They agree with the noun's gender and, with `plural`, its plural.
    """
    words = [f"non {kind(word).one}" for word in that.no_kinds]
    words += [f"non {agree(COLORS[word], gender_, plural)}" for word in that.no_colors if word != CHOSEN]
    words += [f"non {kind(word).one}" for word in that.no_types]
    text = f" {', '.join(words)}" if words else ""
    words = []
    colors = [agree(COLORS[word], gender_, plural) for word in that.colors if word != CHOSEN]
    if colors:
        words.append(listed(colors, "or"))
    if CHOSEN in that.types:
        words.append("del tipo scelto")
    if CHOSEN in that.colors:
        words.append("del colore scelto")
    if CHOSEN in that.no_colors:
        words.append("non del colore scelto")
    if that.keyword:
        words.append(f"con {keyword(that.keyword)}")
    if that.without:
        words.append(f"senza {keyword(that.without)}")
    words += _bounded(that)
    if that.namesake:
        words.append(f"di nome {NAME}")
    words += _doing(that, plural)
    if that.single_target:
        words.append("con un singolo bersaglio")
    if that.replayed:
        words.append(f"{'giocate' if plural else 'giocata'} da un cimitero")
    if that.aims:
        yours = " che controlli" if that.aims == "creature you control" else ""
        words.append(f"che {'bersagliano' if plural else 'bersaglia'} una creatura{yours}")
    if that.marked:
        words.append(f"con un segnalino {counter(that.marked)}")
    if that.morph:
        words.append("con metamorfosi")
    if that.flashback:
        words.append("con flashback")
    if that.enchanted:
        words.append(
            f"che {'sono incantati' if plural else 'è incantato'}"
            if gender_ == "m"
            else f"che {'sono incantate' if plural else 'è incantata'}"
        )
    if not is_card(that) and not is_player(that) and that.controller:
        words.append(_controlled(that, gender_, plural))
    return text + "".join(f" {word}" for word in words)


def _bounded(that: That) -> list[str]:
    """For each number of an object that a noun bounds, the words for its bounds: "con forza da 1 a 3"."""
    words: list[str] = []
    for size, (least, most) in _bounds(that):
        if least >= 0 and most >= 0:
            words.append(f"con {size} {least}" if least == most else f"con {size} da {least} a {most}")
        else:
            words.append(
                f"con {size} pari o {f'superiore a {least}' if least >= 0 else f'inferiore a {most}'}"
            )
    return words


def _doing(that: That, plural: bool) -> list[str]:
    """The clauses that say what the objects of a noun do or did, as in combat; plurals if `plural`."""
    words: list[str] = []
    if that.combat == "attacking or blocking":
        words.append("che stanno attaccando o bloccando" if plural else "che sta attaccando o bloccando")
    if that.combat == "blocking it":
        words.append("che la stanno bloccando" if plural else "che la sta bloccando")
    if that.combat == "attacking you":
        words.append("che ti stanno attaccando" if plural else "che ti sta attaccando")
    if that.attacked:
        words.append(f"che {'hanno' if plural else 'ha'} attaccato in questo turno")
    if that.hurt:
        words.append(f"che in questo turno {'hanno' if plural else 'ha'} subito danno da {NAMED}")
    return words


def _controlled(that: That, gender_: Gender, plural: bool) -> str:
    """The clause that names the controller: "che controlli"; `gender_` and `plural` are the noun's."""
    match that.controller:
        case "you":
            return "che controlli"
        case "another player":
            return "che non controlli"
        case "opponent":
            return f"{agree('controllato', gender_, plural)} da un avversario"
        case "target player":
            return f"{agree('controllato', gender_, plural)} dal giocatore bersaglio"
    return "che controlla"


def nouns_of(that: That, plural: bool = False, target_: bool = False, joined: Joined = "or") -> Nouns:
    """The nouns with their qualities, such as "creatura attaccante con volare"; plurals if `plural`.

    With `target_` they are targets: "creatura attaccante bersaglio con volare". `joined` is the
    conjunction between several nouns.
    """
    if counter_of(that):
        head = f"{'segnalini' if plural else 'segnalino'} {counter(counter_of(that))} su {NAMED}"
        return Nouns(((head, "m"),), plural)
    if is_domain(that):
        lands = said(nouns_of(replace(that, kinds=("land",)), True).the())
        head = "tipi di terra base" if plural else "tipo di terra base"
        return Nouns(((f"{head} tra {lands}", "m"),), plural)
    *first, (last, gender_) = _heads(that, plural)
    aim = " bersaglio" if target_ else ""
    last = f"{last}{_near(that, gender_, plural)}{aim}{_far(that, gender_, plural)}"
    parts = [*first, (last, gender_)]
    if that.other or (is_player(that) and that.controller == "another player"):
        led = 1 if plural else len(parts)
        others = [(f"{agree('altro', gender, plural)} {head}", gender) for head, gender in parts[:led]]
        parts = [*others, *parts[led:]]
    return Nouns(tuple(parts), plural, joined)


def some(that: That, count: int, x: bool = False) -> Phrase:
    """The noun `that` with the number `count`, or X if `x`: "una Foresta", "tre Foreste"."""
    if count == 1 and not x:
        return nouns_of(that).a()
    many = nouns_of(that, True)
    much = "X" if x else number(count, many.parts[0][1])
    return Phrase((f"{much} {said(many.bare())}",), gender=many.bare().gender, plural=True)


_PLACES: dict[str, Noun] = {
    "graveyard": Noun("cimitero", "cimiteri"),
    "hand": Noun("mano", "mani", "f"),
    "library": Noun("grimorio", "grimori"),
    "play": Noun("gioco", "gioco"),
    "stack": Noun("pila", "pile", "f"),
}


def whose(that: That, preposition: str) -> str:
    """A zone and its player, after a preposition: "dal tuo cimitero", "in tutti i cimiteri"."""
    place = _PLACES[that.zone]
    the = definite(place.one, place.gender)
    match that.controller:
        case None:
            all_ = f"{'tutte' if place.gender == 'f' else 'tutti'} {definite(place.many, place.gender, True)}"
            return f"{preposition} {all_}"
        case "you":
            return before(preposition, f"{definite(agree('tuo', place.gender), place.gender)} {place.one}")
        case "opponent":
            return f"{before(preposition, the)} di un avversario"
        case "target player":
            return f"{before(preposition, the)} del giocatore bersaglio"
        case "that player":
            return before(
                preposition, f"{definite(agree('proprio', place.gender), place.gender)} {place.one}"
            )
    return f"{before(preposition, the)} di un altro giocatore"


def plain(that: That) -> That:
    """The noun without its qualities: "creature" for "attacking creature"."""
    if is_player(that):
        return That(("player",))
    types = () if CHOSEN in that.types or is_card(that) else that.types
    if len(that.kinds) > 1 and "player" not in that.kinds and not types and that.zone == "play":
        return That()
    return That(("card",) if is_card(that) else that.kinds, types=types, zone=that.zone)


def name(t: Telling) -> Phrase:
    """The name of the card with its article: "l'Angelo di Serra". The names of legends have none."""
    if t.granted:
        noun = kind(t.granted)
        return one(f"{agree('questo', noun.gender)} {noun.one}", noun.gender)
    gender_, plural = gender(t.card, t.called, "it")
    if is_legend(t.card):
        return one(t.called, gender_, plural)
    if t.called.startswith(ARTICLES):
        return one(t.called[:1].lower() + t.called[1:], gender_, plural)
    return one(definite(t.called, gender_, plural), gender_, plural)


def this(t: Telling) -> Phrase:
    """The phrase for the card as a subject: its name, or a pronoun if it was the last subject."""
    named = name(t)
    return replace(named, parts=("",)) if t.topic else named


def enchanted(t: Telling) -> Phrase:
    """The phrase for the enchanted object: "la creatura incantata"."""
    noun = kind(t.enchants.kinds[0])
    return one(definite(f"{noun.one} {agree('incantato', noun.gender)}", noun.gender), noun.gender)


def the_object(t: Telling) -> Phrase:
    """The phrase for the object of the event that triggers the ability: "quella creatura"."""
    match t.event:
        case None:
            return nouns_of(That()).that()
        case This():
            return name(t)
        case Enchanted():
            return nouns_of(That(t.enchants.kinds[:1])).that()
        case That() as what_:
            return nouns_of(plain(what_)).that()
    assert_never(t.event)


def _that_target(place: int, t: Telling) -> Phrase:
    """The phrase for a target that the text has named before; `place` is its index among the words "target".

    Example: "quella creatura"; "la prima creatura bersaglio" where the text has several creatures.
    """
    which = t.ordinal(place, lambda that: nouns_of(plain(that)).that())
    found = nouns_of(plain(t.target(place)), t.several(place), which is not None)
    return found.nth(which) if which else found.that()


def target(word: Target, article: Article = "un") -> Phrase:
    """Targets, with this article: "una creatura bersaglio", "un massimo di tre creature bersaglio"."""
    if word.what.controller == "that player" and not is_card(word.what):
        whole = target(replace(word, what=replace(word.what, controller=None)), article)
        return replace(whole, parts=(*whole.parts[:-1], f"{whole.parts[-1]} che quel giocatore controlla"))
    many = word.count > 1 or word.any_number or word.x
    aimed = nouns_of(word.what, many, True, "and/or" if word.any_number else "or")
    if not many:
        one_ = aimed.the() if article == "il" and not word.up_to else aimed.a()
        return replace(one_, parts=(f"un massimo di {said(one_)}",)) if word.up_to else one_
    bare = said(aimed.bare())
    gender_ = aimed.bare().gender
    amount = "X" if word.x else number(word.count, aimed.parts[0][1])
    if word.any_number:
        return one(f"un qualsiasi numero di {bare}", gender_, True)
    if word.up_to:
        most = "fino a" if article == "il" else "un massimo di"
        return one(f"{most} {amount} {bare}", gender_, True)
    return one(f"{amount} {bare}", gender_, True)


def each(that: That) -> Phrase:
    """The phrase for each object that fits a noun: "ogni creatura e ogni giocatore"."""
    objects = beside_players(that)
    if objects is not None:
        found = each(objects)
        return replace(found, parts=(*found.parts, "ogni giocatore"), gender="m")
    return nouns_of(that, joined="and").bare("ogni ")


def every(that: That) -> Phrase:
    """The phrase for all objects that fit a noun: "tutti gli artefatti, le creature e le terre"."""
    found = nouns_of(that, True, joined="and")
    the = found.the()
    lead = agree("tutto", found.parts[0][1], True)
    return replace(the, parts=(f"{lead} {the.parts[0]}", *the.parts[1:]))


def what(word: What | That, t: Telling, article: Article = "un") -> Phrase:
    """The phrase for a reference to objects: "quella creatura"; a target gets the article `article`."""
    match word:
        case This():
            return name(t)
        case Enchanted():
            return enchanted(t)
        case Kin():
            kin = "e le altre creature che hanno almeno un tipo di creatura in comune con essa"
            return one(f"{said(enchanted(t))} {kin}", "f", True)
        case Target():
            return target(word, article)
        case It():
            return _that_target(word.place, t)
        case TheObject():
            return the_object(t)
        case All():
            return every(word.what)
        case Choose():
            chosen = some(word.what, word.count)
            return replace(chosen, parts=(f"fino a {said(chosen)}",)) if word.up_to else chosen
        case Sacrificed():
            given = nouns_of(plain(t.sacrificed)).the()
            return replace(given, parts=(f"{said(given)} {agree('sacrificato', given.gender)}",))
        case That():
            return nouns_of(word, True).the()
    assert_never(word)


def who(word: Who | What, t: Telling, article: Article = "un") -> Phrase:
    """The phrase for a reference to players; "you" is the second person. `article` is for targets."""
    match word:
        case You():
            return Phrase(("tu",), person=2)
        case ThePlayer():
            return one("quel giocatore")
        case Defender():
            return one("il giocatore in difesa")
        case ControllerOf(TheObject() | Enchanted()) if t.subject:
            return one("il suo controllore")
        case ControllerOf() if objects := of_either(word, t):
            return one(f"quel giocatore o il controllore {said(nouns_of(plain(objects)).that(), 'di')}")
        case ControllerOf():
            return one(f"il controllore {said(what(word.it, t), 'di')}")
        case EachPlayer(who="all"):
            return one("ogni giocatore")
        case EachPlayer(who="opponents"):
            return one("ogni avversario")
        case EachPlayer():
            return one("ogni altro giocatore")
        case All():
            return each(word.what)
    return what(word, t, article)


def his(person: Phrase, noun: Noun, preposition: str = "") -> str:
    """The phrase for a thing that a player has: "la tua mano".

    If a preposition is given, it stands before the phrase: "dal proprio grimorio".
    """
    mine = agree("tuo" if person.person == 2 else "proprio", noun.gender)
    the = f"{definite(mine, noun.gender)} {noun.one}"
    return before(preposition, the) if preposition else the


HAND, LIBRARY, GRAVEYARD = _PLACES["hand"], _PLACES["library"], _PLACES["graveyard"]
POOL = Noun("riserva di mana", "riserve di mana", "f")
