"""The text of events and conditions in French."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from grimorio.games.magic.wording.events import by_subject
from grimorio.games.magic.wording.fr.amounts import value
from grimorio.games.magic.wording.fr.asks import asked
from grimorio.games.magic.wording.fr.counters import counter
from grimorio.games.magic.wording.fr.nouns import COLORS, enchanted, name, nouns_of, some, what
from grimorio.games.magic.wording.shape import Object, Telling, once
from grimorio.games.magic.words import (
    CHOSEN,
    AimedByFoe,
    Asked,
    AtMost,
    Attacks,
    AttacksUnblocked,
    AttacksYou,
    AttackWith,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Beginning,
    Blocks,
    Both,
    Buried,
    ComesIntoPlay,
    Condition,
    Controls,
    Cycles,
    DamagedBy,
    DealsDamage,
    DefenderControls,
    Discards,
    Draws,
    EachBasicType,
    EachColor,
    EmptyGraveyard,
    Enchanted,
    EnchantedLeaves,
    GoesToGraveyard,
    HandAtMost,
    HasMany,
    IsColored,
    IsDealtDamage,
    Kicked,
    LeavesPlay,
    LifeAtLeast,
    LifeAtMost,
    LosesLife,
    ManaValueOf,
    MostCommonColor,
    NoneInPlay,
    NoOpponentControls,
    NotKicked,
    OpponentControlsMore,
    PhasesIn,
    PhasesOut,
    Plays,
    ReturnsToHand,
    SharesColor,
    State,
    TappedForMana,
    That,
    TheirTurnEnds,
    TheirUpkeep,
    This,
    ThisBecomesTarget,
    ThisInGraveyard,
    ThisIsUntapped,
    Trigger,
    Triggered,
    TurnedUp,
    You,
)
from grimorio.games.magic.words.further import FurtherEvent
from grimorio.language.french import agree, before, listed, number, said, to, verb
from grimorio.language.phrases import Phrase, join, one

PLAYERS = {"you": "vous", "opponent": "un adversaire", "any": "un joueur"}
_THEIRS = "un sort ou une capacité qu'un adversaire contrôle"


def _one(what: Object, t: Telling) -> Phrase:
    match what:
        case This():
            return name(t)
        case Enchanted():
            return enchanted(t)
        case That():
            return nouns_of(what).a()
    assert_never(what)


def _does(thing: Phrase, infinitive: str, rest: str = "") -> tuple[str, str]:
    """(Subject, verb) of an event in which an object does something: ("l'Okk", "attaque").

    `infinitive` is the verb; `rest` has the words after the verb, which are added to the second text.
    """
    return said(thing), f"{verb(infinitive).present(thing)} {rest}".strip()


def _is(thing: Phrase, participle: str, rest: str = "", is_: str = "être") -> tuple[str, str]:
    """(Subject, verb) of an event that happens to an object: ("la créature", "est engagée").

    `is_` is the verb before the participle, `rest` the words after it.
    """
    return _does(thing, is_, f"{agree(participle, thing.gender, thing.plural)} {rest}".strip())


def _player(who: str, infinitive: str, rest: str) -> tuple[str, str]:
    """(Subject, verb) of an event of a player, such as drawing.

    `who` is "you" (whose subject is ""), "opponent" or "any". `infinitive` is the verb; `rest` has the words
    after the verb, which are added to the second text.
    """
    person = Phrase(("vous",), person=2) if who == "you" else one(PLAYERS[who])
    reflexive = {"se ": "vous " if who == "you" else "se "}.get(infinitive[:3], "")
    return PLAYERS[who], f"{reflexive}{verb(infinitive.removeprefix('se ')).present(person)} {rest}"


def _further_event(on: FurtherEvent, t: Telling) -> tuple[str, str]:
    """(Subject, verb) of an event of attacks or damage: ("une créature", "vous inflige des blessures")."""
    match on:
        case AttacksUnblocked(what):
            thing = _one(what, t)
            is_ = verb("être").present(thing)
            not_ = f"{'n' + chr(39) if is_[0] in 'eé' else 'ne '}{is_} pas"
            return _does(thing, "attaquer", f"et {not_} {agree('bloqué', thing.gender, thing.plural)}")
        case AttackWith(least):
            return _player("you", "attaquer", f"avec {number(least)} créatures ou plus")
        case DamagedBy(by, whom):
            deals = f"inflige des blessures {said(name(t), 'à')}"
            to_ = "vous inflige des blessures" if isinstance(whom, You) else deals
            return said(nouns_of(by).a()), to_
        case EnchantedLeaves():
            return _does(enchanted(t), "quitter", "le jeu")
        case HasMany(what_, least, mark):
            marks = f"{number(least)} marqueurs {counter(mark)} ou plus"
            return _does(nouns_of(what_).a(), "avoir", f"{marks} sur elle")
        case AttacksYou(what_):
            return said(nouns_of(what_).a()), "vous attaque"
        case AimedByFoe(what):
            foe = "la cible d'un sort ou d'une capacité contrôlé par un adversaire"
            return _does(_one(what, t), "devenir", foe)
        case TheirUpkeep():
            return "", f"au début de l'entretien du contrôleur {said(enchanted(t), 'de')}"
        case TheirTurnEnds():
            return "", f"à la fin du tour du contrôleur {said(enchanted(t), 'de')}"
        case PhasesOut(what):
            return _does(_one(what, t), "passer", "hors phase")
        case PhasesIn(what):
            return _does(_one(what, t), "revenir", "en phase")
    assert_never(on)


_DOES: Final[dict[type, tuple[str, str]]] = {
    Draws: ("piocher", "une carte"),
    LosesLife: ("perdre", "des points de vie"),
}
"""For an event that has no object: the verb, and what stands behind it."""


def event(on: Trigger, t: Telling) -> tuple[str, str]:
    """(Subject, verb) of an event: ("une créature", "arrive en jeu")."""
    match on:
        case ComesIntoPlay(what):
            return _does(_one(what, t), "arriver", "en jeu")
        case GoesToGraveyard(what, by_opponent, yours):
            grave = "dans votre cimetière" if yours else "dans un cimetière"
            if by_opponent:
                return _THEIRS, f"met {said(_one(what, t))} {grave} depuis le jeu"
            return _is(_one(what, t), "mis", f"{grave} depuis le jeu")
        case LeavesPlay(what):
            return _does(_one(what, t), "quitter", "le jeu")
        case ReturnsToHand(what):
            return _is(_one(what, t), "renvoyé", "dans la main d'un joueur")
        case DealsDamage(what, to, combat):
            damage = "des blessures de combat" if combat else "des blessures"
            whom = f" {said(nouns_of(to).a(), 'à')}" if to else ""
            return _does(_one(what, t), "infliger", f"{damage}{whom}")
        case IsDealtDamage(what):
            return _does(_one(what, t), "subir", "des blessures")
        case Attacks(what):
            return _does(_one(what, t), "attaquer")
        case Blocks(what, whom):
            return _does(_one(what, t), "bloquer", said(nouns_of(whom).a()) if whom else "")
        case BecomesBlocked(what, by):
            return _is(_one(what, t), "bloqué", said(nouns_of(by).a(), "par") if by else "", "devenir")
        case BecomesTapped(what):
            return _is(_one(what, t), "engagé", is_="devenir")
        case TappedForMana(what, by):
            foe = "un adversaire", f"engage {said(_one(what, t))} pour du mana"
            return foe if by == "opponent" else _is(_one(what, t), "engagé", "pour du mana")
        case BecomesTarget(what) | ThisBecomesTarget(what):
            return _does(_one(what, t), "devenir", "la cible d'un sort ou d'une capacité")
        case Plays(who, spell):
            return _player(who, "jouer", said(nouns_of(spell).a()))
        case Draws(who) | LosesLife(who):
            return _player(who, *_DOES[type(on)])
        case Discards(who, this):
            if this:
                return _THEIRS, f"vous oblige à vous défausser {said(name(t), 'de')} depuis votre main"
            return _player(who, "se défausser", f"d'une carte de {'votre' if who == 'you' else 'sa'} main")
        case TurnedUp(what):
            return _is(_one(what, t), "retourné", "face visible")
        case Cycles(who, this):
            return _player(who, "recycler", said(name(t)) if this else "une carte")
        case Beginning() | State():
            return "", start(on, t)
    return _further_event(on, t)


def start(on: Beginning | State, t: Telling) -> str:
    """The clause for an event without a subject: "au début de votre entretien"."""
    if isinstance(on, State):
        return f"quand {condition(on.condition, t)}"
    if on.step == "end":
        ends = {"you": "à la fin de votre tour", "opponent": "à la fin du tour de chaque adversaire"}
        return ends.get(on.whose, "à la fin du tour")
    upkeep = on.step == "upkeep"
    if on.whose == "you":
        return f"au début de votre {'entretien' if upkeep else 'étape de pioche'}"
    whose = "chaque joueur" if on.whose == "each" else "chaque adversaire"
    step = "l'entretien" if upkeep else "l'étape de pioche"
    return f"au début de {step} de {whose}"


TIMES: Final = (Beginning, State, TheirTurnEnds, TheirUpkeep)
"""The events that have no subject."""


def trigger(ability: Triggered, t: Telling) -> str:
    """The clause for all events of an ability, without the comma after it.

    Example: "à chaque fois que l'Okk attaque ou bloque".
    """
    told = [(on, *event(on, t)) for on in ability.on]
    parts = [deed for on, _, deed in told if isinstance(on, TIMES)]
    for group in by_subject([one_ for one_ in told if not isinstance(one_[0], TIMES)]):
        does = f"{join(group.subjects, 'ou')} {listed(_shorter(group.verbs), 'or')}"
        parts.append(f"quand {does}" if once(ability) else f"à chaque fois {before('que', does)}")
    return join(parts, "ou")


def _shorter(deeds: list[str]) -> list[str]:
    """The verbs of two events (`deeds`), shortened where the second repeats the first.

    Example: "bloque un mur" becomes "bloque" before "devient bloqué par un mur".
    """
    if len(deeds) == 2 and deeds[1].startswith(("devient bloqué", "deviennent bloqué")):
        verb_, _, whom = deeds[0].partition(" ")
        if whom and deeds[1].endswith(f" par {whom}"):
            return [verb_, deeds[1]]
    return deeds


def if_so(word: Condition, t: Telling) -> str:
    """The clause "if …" for a condition: "si vous contrôlez une créature", "s'il y a …"."""
    clause = condition(word, t)
    return f"s'{clause}" if clause.startswith("il ") else f"si {clause}"


def _of_object(
    word: AtMost | IsColored | SharesColor | NotKicked | NoneInPlay | HandAtMost, t: Telling, wished: bool
) -> str:
    """The clause for a condition about a target, the kicker or the table; `wished`: in the subjunctive."""
    match word:
        case AtMost(first, second):
            bound = "inférieur ou égal" if isinstance(first, ManaValueOf) else "inférieure ou égale"
            return f"{value(first, t)} {'ne soit' if wished else 'est'} {bound} {to(value(second, t))}"
        case IsColored(it, colors):
            thing = what(it, t)
            each = [agree(COLORS[color], thing.gender, thing.plural) for color in colors if color != CHOSEN]
            of = listed(each or ["de la couleur choisie"], "or")
            return f"{said(thing)} {'ne soit' if wished else 'est'} {of}"
        case SharesColor(it, other):
            common = "la couleur la plus fréquente parmi tous les permanents, même à égalité"
            if other is None:
                return f"{said(what(it, t))} {'ne soit' if wished else 'est'} de {common}"
            shares = "ne partage" if wished else "partage"
            return f"{said(what(it, t))} {shares} une couleur avec {said(nouns_of(other).a())}"
        case NotKicked():
            return f"vous n'{'ayez' if wished else 'avez'} pas payé le coût de kick"
        case NoneInPlay(that):
            no = "aucune" if nouns_of(that).a().gender == "f" else "aucun"
            is_ = "ne soit" if wished else "n'est"
            return f"{no} {said(nouns_of(that).bare())} {is_} en jeu"
        case HandAtMost(count):
            has = "n'ait" if wished else "a"
            return f"ce joueur {has} au maximum {number(count)} cartes en main"
    assert_never(word)


def _of_yours(word: Condition) -> bool:
    """Whether the clause for a condition begins with "you control"."""
    return isinstance(word, EachBasicType | EachColor) or (isinstance(word, Controls) and not word.none)


def condition(word: Condition, t: Telling, wished: bool = False) -> str:
    """The clause for a condition: "vous contrôlez une créature"; `wished`: in the subjunctive."""
    if isinstance(word, Asked):
        return asked(word, t, wished)
    match word:
        case Controls(that, least, none):
            bare = replace(that, controller=None)
            if none:
                no = "aucune" if nouns_of(bare).a().gender == "f" else "aucun"
                return f"vous ne {'contrôliez' if wished else 'contrôlez'} {no} {said(nouns_of(bare).bare())}"
            many = said(some(bare, max(1, least)))
            form = "ne contrôliez" if wished else "contrôlez"
            return f"vous {form} {'' if least <= 1 else 'au moins '}{many}"
        case DefenderControls(that):
            form = "ne contrôle" if wished else "contrôle"
            return f"le joueur défenseur {form} au moins {said(nouns_of(that).a())}"
        case NoOpponentControls(that):
            return f"aucun adversaire ne contrôle {said(nouns_of(that).a())}"
        case OpponentControlsMore(that):
            return f"un adversaire contrôle plus {before('de', said(nouns_of(that, True).bare()))} que vous"
        case EmptyGraveyard():
            return f"il n'y {'ait' if wished else 'a'} pas de cartes dans votre cimetière"
        case ThisInGraveyard():
            thing = name(t)
            is_ = "ne soit" if wished else verb("être").present(thing)
            return f"{said(thing)} {is_} dans votre cimetière"
        case MostCommonColor(color):
            is_ = "ne soit" if wished else "est"
            common = "la couleur la plus fréquente parmi tous les permanents, même à égalité"
            return f"le {COLORS[color]} {is_} {common}"
        case AtMost() | IsColored() | SharesColor() | NotKicked() | NoneInPlay() | HandAtMost():
            return _of_object(word, t, wished)
        case LifeAtMost(life) | LifeAtLeast(life):
            bound = "au maximum" if isinstance(word, LifeAtMost) else "au moins"
            points = f"{bound} {life} {'points' if life > 1 else 'point'} de vie"
            return f"vous n'ayez {points}" if wished else f"vous avez {points}"
        case ThisIsUntapped():
            thing = name(t)
            is_ = "ne soit" if wished else verb("être").present(thing)
            return f"{said(thing)} {is_} {agree('dégagé', thing.gender, thing.plural)}"
        case Buried(least, that):
            there = "il n'y ait" if wished else "il y a"
            cards = said(nouns_of(that, True).bare())
            return f"{there} au moins {number(least)} {cards} dans votre cimetière"
        case Kicked(cost):
            return ("vous n'ayez" if wished else "vous avez") + f" payé le coût de kick {cost}".rstrip()
        case Both():
            return _both(word, t, wished)
    assert_never(word)


def _both(word: Both, t: Telling, wished: bool) -> str:
    """The clause for several conditions; what you control is said once."""
    clauses = [condition(one_, t, wished) for one_ in word.conditions]
    if all(_of_yours(one_) for one_ in word.conditions):
        clauses[1:] = [one_.partition("contrôl")[2].partition(" ")[2] for one_ in clauses[1:]]
    return listed(clauses, "and")


def while_(word: Condition, t: Telling) -> str:
    """The clause for a condition that must keep holding: "tant que vous contrôlez un marais"."""
    if isinstance(word, Both) and not all(isinstance(one_, Controls) for one_ in word.conditions):
        return f"tant {' et '.join(before('que', condition(one_, t)) for one_ in word.conditions)}"
    return f"tant {before('que', condition(word, t))}"
