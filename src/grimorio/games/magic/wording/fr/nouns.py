"""Noun phrases in French."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from grimorio.games.magic import names
from grimorio.games.magic.wording.fr.counters import counter as counter
from grimorio.games.magic.wording.fr.keywords import KEYWORDS
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
from grimorio.language import french
from grimorio.language.french import (
    agree,
    before,
    definite,
    indefinite,
    listed,
    mute,
    number,
    of,
    ordinal,
    said,
)
from grimorio.language.phrases import Gender, Joined, Noun, Phrase, one

COLORS = {"white": "blanc", "blue": "bleu", "black": "noir", "red": "rouge", "green": "vert"}
_NOUNS = {
    "player": Noun("joueur", "joueurs"),
    "opponent": Noun("adversaire", "adversaires"),
    "spell": Noun("sort", "sorts"),
    "card": Noun("carte", "cartes", "f"),
    "source": Noun("source", "sources", "f"),
}


def keyword(word: Keyword) -> str:
    """A keyword as a noun: "le vol"."""
    noun = KEYWORDS[word]
    return definite(noun.one, noun.gender)


def kind(word: str) -> Noun:
    """The word for a card type, land type or creature type; an unknown type is left as it is."""
    if word in _NOUNS:
        return _NOUNS[word]
    try:
        noun = names.type_word(word).fr
    except names.UnknownType:
        return Noun(word, word)
    return Noun(noun.singular, noun.plural, "f" if noun.gender == "f" else "m")


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
        """The nouns without article, each with the text `before_` before it.

        Examples: "créatures"; with "chaque ": "chaque créature et chaque joueur".
        """
        return self._phrase(tuple(before_ + text for text, _ in self.parts))

    def the(self) -> Phrase:
        """The nouns with the definite article: "la créature", "les créatures"."""
        return self._phrase(tuple(definite(text, gender_, self.plural) for text, gender_ in self.parts))

    def a(self) -> Phrase:
        """The nouns with the indefinite article: "une créature", "des créatures"."""
        return self._phrase(tuple(indefinite(text, gender_, self.plural) for text, gender_ in self.parts))

    def nth(self, place: int) -> Phrase:
        """The nouns with the ordinal number for `place`, which counts from 1: "la première créature"."""
        told = [(f"{ordinal(place, gender_)} {text}", gender_) for text, gender_ in self.parts]
        return Nouns(tuple(told), self.plural, self.joined).the()

    def that(self) -> Phrase:
        """The nouns with a demonstrative: "cette créature"."""
        return self._phrase(tuple(french.demonstrative(text, one_, self.plural) for text, one_ in self.parts))


def _head(that: That, noun: Noun, plural: bool) -> tuple[str, Gender]:
    """(Noun, gender) for one type that `that` names: ("murs", "m"), of tokens ("jetons de mur", "m")."""
    if that.token:
        return f"{'jetons' if plural else 'jeton'} {of(noun.one)}", "m"
    return noun.form(plural), noun.gender_of(plural)


def _heads(that: That, plural: bool) -> list[tuple[str, Gender]]:
    """(Noun, gender) for each type that `that` names, without other qualities: ("créature", "f").

    The nouns are plurals if `plural`.
    """
    types = [kind(word) for word in that.types if word != CHOSEN]
    kinds = [kind(word) for word in narrow(that)]
    basic = "" if that.basic is None else " de base" if that.basic else " non-base"
    if noun := set_noun(that, plural, "fr"):
        return [noun]
    if that.zone == "stack" or is_card(that):
        head = _NOUNS["spell" if that.zone == "stack" else "card"]
        words = types or kinds
        beside = [listed([of(word.one) for word in words], "or")] if words else []
        beside += [listed([word.one for word in kinds], "or")] if types and kinds else []
        return [(" ".join([head.form(plural), *beside]) + basic, head.gender)]
    if types:
        beside = [listed([word.one for word in kinds], "or")] if kinds else []
        heads = [_head(that, noun, plural) for noun in types]
        return [(" ".join([head, *beside]) + basic, gender) for head, gender in heads]
    opponent = is_player(that) and that.controller == "opponent"
    nouns = [_NOUNS["opponent"]] if opponent else [kind(word) for word in that.kinds]
    return [(head + basic, gender) for head, gender in (_head(that, noun, plural) for noun in nouns)]


_COMBAT = {
    "attacking": ("attaquant",),
    "blocking": ("bloqueur",),
    "attacking or blocking": ("attaquant", "bloqueur"),
}


def _near(that: That, gender_: Gender, plural: bool) -> str:
    """The adjectives after the noun, plurals if `plural`, each with a space before it: " attaquante"."""
    words: list[str] = []
    fighting = [agree(word, gender_, plural) for word in _COMBAT.get(that.combat, ())]
    if fighting:
        words.append(listed(fighting, "or"))
    if that.face_down:
        words.append("face cachée")
    if that.tapped is not None:
        words.append(agree("engagé" if that.tapped else "dégagé", gender_, plural))
    nons = [f"non-{kind(word).one}" for word in that.no_kinds]
    nons += [f"non-{agree(COLORS[word], gender_, plural)}" for word in that.no_colors if word != CHOSEN]
    nons += [f"non-{kind(word).one}" for word in that.no_types]
    if that.token is False:
        nons.append("non-jeton")
    if nons:
        words.append(", ".join(nons))
    colors = [agree(COLORS[word], gender_, plural) for word in that.colors if word != CHOSEN]
    if colors:
        words.append(listed(colors, "or"))
    return "".join(f" {word}" for word in words)


def _bounds(that: That) -> list[tuple[tuple[str, str], tuple[int, int]]]:
    """For each number of an object that a noun bounds: (what it is called, "comprised" in its gender), and
    its bounds.
    """
    numbers = (
        (("la force", "comprise"), that.power),
        (("l'endurance", "comprise"), that.toughness),
        (("le coût converti de mana", "compris"), that.mana_value),
    )
    return [(size, limits) for size, limits in numbers if limits != (-1, -1)]


def _far(that: That, plural: bool) -> str:
    """The qualities that stand after a noun and its "ciblé", a plural if `plural`: " avec le vol"."""
    words: list[str] = []
    if CHOSEN in that.types:
        words.append("du type choisi")
    if CHOSEN in that.colors:
        words.append("de la couleur choisie")
    if CHOSEN in that.no_colors:
        words.append("non de la couleur choisie")
    if that.keyword:
        words.append(f"avec {keyword(that.keyword)}")
    if that.without:
        words.append(f"sans {keyword(that.without)}")
    for size, (least, most) in _bounds(that):
        if least >= 0 and most >= 0:
            limits = f"de {least}" if least == most else f"{size[1]} entre {least} et {most}"
        else:
            limits = f"de {f'{least} ou plus' if least >= 0 else f'{most} ou moins'}"
        words.append(f"dont {size[0]} est {limits}")
    if that.namesake:
        words.append(f"{'nommées' if plural else 'nommée'} {NAME}")
    if that.combat == "blocking it":
        words.append("qui la bloquent" if plural else "qui la bloque")
    if that.combat == "attacking you":
        words.append("qui vous attaquent" if plural else "qui vous attaque")
    if that.attacked:
        words.append(f"qui {'ont' if plural else 'a'} attaqué ce tour-ci")
    if that.hurt:
        words.append(f"à qui {NAMED} a infligé des blessures ce tour-ci")
    if that.marked:
        words.append(f"avec un marqueur {counter(that.marked)}")
    if that.morph:
        words.append("avec une capacité de mue")
    if that.flashback:
        words.append("avec flashback")
    if that.enchanted:
        words.append("sous l'effet d'un enchantement")
    if that.single_target:
        words.append(f"qui {'ont' if plural else 'a'} une cible unique")
    if that.replayed:
        words.append(f"{'joués' if plural else 'joué'} depuis un cimetière")
    if that.aims:
        yours = " que vous contrôlez" if that.aims == "creature you control" else ""
        words.append(f"qui {'ciblent' if plural else 'cible'} une créature{yours}")
    if not is_card(that) and not is_player(that) and that.controller:
        words.append(_controlled(that))
    return "".join(f" {word}" for word in words)


def _controlled(that: That) -> str:
    """The clause that says who controls the objects: "que vous contrôlez"."""
    match that.controller:
        case "you":
            return "que vous contrôlez"
        case "another player":
            return "que vous ne contrôlez pas"
        case "opponent":
            return "qu'un adversaire contrôle"
        case "target player":
            return "que le joueur ciblé contrôle"
    return "qu'il contrôle"


def nouns_of(that: That, plural: bool = False, target_: bool = False, joined: Joined = "or") -> Nouns:
    """The nouns with their qualities, such as "créature attaquante avec le vol"; plurals if `plural`.

    With `target_` they are targets: "créature attaquante ciblée avec le vol". `joined` is the
    conjunction between several nouns.
    """
    if counter_of(that):
        head = f"{'marqueurs' if plural else 'marqueur'} {counter(counter_of(that))} sur {NAMED}"
        return Nouns(((head, "m"),), plural)
    if is_domain(that):
        lands = said(nouns_of(replace(that, kinds=("land",)), True).the())
        head = "types de terrain de base" if plural else "type de terrain de base"
        return Nouns(((f"{head} parmi {lands}", "m"),), plural)
    other = that.other or (is_player(that) and that.controller == "another player")
    heads = _heads(that, plural)
    parts: list[tuple[str, Gender]] = []
    for place, (text, gender_) in enumerate(heads):
        near = _near(that, gender_, plural)
        aim = f" {agree('ciblé', gender_, plural)}" if target_ else ""
        far = _far(that, plural) if place == len(heads) - 1 else ""
        lead = f"autre{'s' if plural else ''} " if other else ""
        parts.append((f"{lead}{text}{near}{aim}{far}", gender_))
    return Nouns(tuple(parts), plural, joined)


def some(that: That, count: int, x: bool = False) -> Phrase:
    """The noun `that` with the number `count`, or X if `x`: "une forêt", "trois forêts"."""
    if count == 1 and not x:
        return nouns_of(that).a()
    many = nouns_of(that, True)
    much = "X" if x else number(count)
    return Phrase((f"{much} {said(many.bare())}",), gender=many.bare().gender, plural=True)


_PLACES: dict[str, Noun] = {
    "graveyard": Noun("cimetière", "cimetières"),
    "hand": Noun("main", "mains", "f"),
    "library": Noun("bibliothèque", "bibliothèques", "f"),
    "play": Noun("jeu", "jeux"),
    "stack": Noun("pile", "piles", "f"),
}


def whose(that: That, preposition: str) -> str:
    """A zone and its player, after a preposition: "de votre cimetière", "dans tous les cimetières"."""
    place = _PLACES[that.zone]
    the = definite(place.one, place.gender)
    match that.controller:
        case None:
            all_ = "toutes" if place.gender == "f" else "tous"
            return f"{preposition} {all_} les {place.many}"
        case "you":
            return f"{preposition} votre {place.one}"
        case "opponent":
            return f"{before(preposition, the)} d'un adversaire"
        case "target player":
            return f"{before(preposition, the)} du joueur ciblé"
        case "that player":
            return f"{preposition} {'sa' if place.gender == 'f' else 'son'} {place.one}"
    return f"{before(preposition, the)} d'un autre joueur"


def plain(that: That) -> That:
    """The noun without its qualities: "creature" for "attacking creature"."""
    if is_player(that):
        return That(("player",))
    types = () if CHOSEN in that.types or is_card(that) else that.types
    if len(that.kinds) > 1 and "player" not in that.kinds and not types and that.zone == "play":
        return That()
    return That(("card",) if is_card(that) else that.kinds, types=types, zone=that.zone)


def name(t: Telling) -> Phrase:
    """The name of the card with its article, unless the name has one: "l'Ange de Serra"."""
    if t.granted:
        return nouns_of(That((t.granted,))).that()
    gender_, plural = gender(t.card, t.called, "fr")
    if is_legend(t.card) or t.called.startswith(("Celui", "Celle", "Rira")):
        return one(t.called, gender_, plural)
    for article in ("Le ", "La ", "Les ", "L'"):
        if t.called.startswith(article):
            return one(article.lower() + t.called.removeprefix(article), gender_, plural)
    return one(definite(t.called, gender_, plural), gender_, plural)


def this(t: Telling) -> Phrase:
    """The phrase for the card as a subject: its name, or a pronoun if it was the last subject."""
    named = name(t)
    return replace(named, parts=(french.pronoun(named.gender, named.plural),)) if t.topic else named


def enchanted(t: Telling) -> Phrase:
    """The phrase for the enchanted object: "la créature enchantée"."""
    noun = kind(t.enchants.kinds[0])
    return one(definite(f"{noun.one} {agree('enchanté', noun.gender)}", noun.gender), noun.gender)


def the_object(t: Telling) -> Phrase:
    """The phrase for the object of the event that triggers the ability: "cette créature"."""
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

    Example: "cette créature"; "la première créature ciblée" where the text has several creatures.
    """
    which = t.ordinal(place, lambda that: nouns_of(plain(that)).that())
    found = nouns_of(plain(t.target(place)), t.several(place), which is not None)
    return found.nth(which) if which else found.that()


def target(word: Target) -> Phrase:
    """Targets: "la créature ciblée", "une cible, créature ou joueur", "jusqu'à trois créatures ciblées"."""
    noun = word.what
    if noun.controller == "that player" and not is_card(noun):
        whole = target(replace(word, what=replace(noun, controller=None)))
        return replace(whole, parts=(*whole.parts[:-1], f"{whole.parts[-1]} que ce joueur contrôle"))
    many = word.count > 1 or word.any_number or word.x
    if "player" in noun.kinds and len(noun.kinds) > 1:
        joined: Joined = "and/or" if word.any_number else "or"
        aims = said(nouns_of(noun, many, False, joined).bare())
        count = f"{'X' if word.x else number(word.count, 'f')} cible{'s' if many else ''}"
        most = f"un maximum {of(count)}" if word.up_to else count
        return one(f"{'un nombre quelconque de cibles' if word.any_number else most}, {aims}", "f", many)
    aimed = nouns_of(noun, many, True, "and/or" if word.any_number else "or")
    gender_ = aimed.bare().gender
    if not many:
        if word.up_to:
            return one(f"un maximum {of(said(aimed.a()))}", gender_)
        return aimed.a() if noun.other else aimed.the()
    bare = said(aimed.bare())
    if word.any_number:
        return one(f"un nombre quelconque {of(bare)}", gender_, True)
    most = "un maximum de " if word.up_to else ""
    return one(f"{most}{'X' if word.x else number(word.count)} {bare}", gender_, True)


def each(that: That) -> Phrase:
    """The phrase for each object that fits a noun: "chaque créature et chaque joueur"."""
    objects = beside_players(that)
    if objects is not None:
        found = each(objects)
        return replace(found, parts=(*found.parts, "chaque joueur"), gender="m")
    return nouns_of(that, joined="and").bare("chaque ")


def every(that: That) -> Phrase:
    """All objects that fit a noun: "tous les artefacts, toutes les créatures et tous les terrains"."""
    found = nouns_of(that, True, joined="and")
    parts = [f"{'toutes' if gender_ == 'f' else 'tous'} les {text}" for text, gender_ in found.parts]
    return replace(found.the(), parts=tuple(parts))


def what(word: What | That, t: Telling) -> Phrase:
    """The phrase for a reference to objects: "cette créature", "tous les terrains"."""
    match word:
        case This():
            return name(t)
        case Enchanted():
            return enchanted(t)
        case Kin():
            kin = "et les autres créatures qui partagent un type de créature avec elle"
            return one(f"{said(enchanted(t))} {kin}", "f", True)
        case Target():
            return target(word)
        case It():
            return _that_target(word.place, t)
        case TheObject():
            return the_object(t)
        case All():
            return every(word.what)
        case Choose():
            chosen = some(word.what, word.count)
            return replace(chosen, parts=(f"jusqu'à {said(chosen)}",)) if word.up_to else chosen
        case Sacrificed():
            given = nouns_of(plain(t.sacrificed)).the()
            return replace(given, parts=(f"{said(given)} {agree('sacrifié', given.gender)}",))
        case That():
            return nouns_of(word, True).the()
    assert_never(word)


def who(word: Who | What, t: Telling) -> Phrase:
    """The phrase for a reference to players: "le joueur ciblé"; "you" is in the second person."""
    match word:
        case You():
            return Phrase(("vous",), person=2)
        case ThePlayer():
            return one("ce joueur")
        case Defender():
            return one("le joueur défenseur")
        case ControllerOf(TheObject() | Enchanted()) if t.subject:
            return one("son contrôleur")
        case ControllerOf() if objects := of_either(word, t):
            return one(f"ce joueur ou le contrôleur {said(nouns_of(plain(objects)).that(), 'de')}")
        case ControllerOf():
            return one(f"le contrôleur {said(what(word.it, t), 'de')}")
        case EachPlayer(who="all"):
            return one("chaque joueur")
        case EachPlayer(who="opponents"):
            return one("chaque adversaire")
        case EachPlayer():
            return one("chaque autre joueur")
        case All():
            return each(word.what)
    return what(word, t)


def his(person: Phrase, noun: Noun) -> str:
    """The phrase for a thing that a player has: "votre main", "sa bibliothèque"."""
    if person.person == 2:
        return f"votre {noun.one}"
    if person.plural:
        return f"leur {noun.one}"
    return f"{'sa' if noun.gender == 'f' and not mute(noun.one) else 'son'} {noun.one}"


HAND, LIBRARY, GRAVEYARD = _PLACES["hand"], _PLACES["library"], _PLACES["graveyard"]
POOL = Noun("réserve", "réserves", "f")
