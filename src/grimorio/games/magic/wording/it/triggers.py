"""The text of events and conditions in Italian."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from grimorio.games.magic.wording.events import by_subject
from grimorio.games.magic.wording.it.amounts import value
from grimorio.games.magic.wording.it.asks import asked
from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.nouns import COLORS, enchanted, name, nouns_of, some, what
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
from grimorio.language.italian import agree, listed, number, said, to, verb
from grimorio.language.phrases import Phrase, join, one

PLAYERS = {"you": "", "opponent": "un avversario", "any": "un giocatore"}
_THEIRS = "una magia o un'abilità controllata da un avversario"


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
    """(Subject, verb) of an event in which an object does something: ("l'Okk", "attacca").

    `infinitive` is the verb; `rest` has the words after the verb, which are added to the second text.
    """
    return said(thing), f"{verb(infinitive).present(thing)} {rest}".strip()


def _is(thing: Phrase, participle: str, rest: str = "") -> tuple[str, str]:
    """(Subject, verb) of an event that happens to an object: ("la creatura", "viene TAPpata").

    `rest` has the words after the participle.
    """
    return _does(thing, "venire", f"{agree(participle, thing.gender, thing.plural)} {rest}".strip())


def _player(who: str, infinitive: str, rest: str) -> tuple[str, str]:
    """(Subject, verb) of an event of a player, such as drawing.

    `who` is "you" (whose subject is ""), "opponent" or "any". `infinitive` is the verb; `rest` has the words
    after the verb, which are added to the second text.
    """
    person = Phrase(("tu",), person=2) if who == "you" else one(PLAYERS[who])
    return PLAYERS[who], f"{verb(infinitive).present(person)} {rest}"


def _further_event(on: FurtherEvent, t: Telling) -> tuple[str, str]:
    """(Subject, verb) of an event of attacks or damage: ("una creatura", "ti infligge danno")."""
    match on:
        case AttacksUnblocked(what):
            attacker = _one(what, t)
            blocked = agree("bloccato", attacker.gender, attacker.plural)
            return _does(attacker, "attaccare", f"e non {verb('venire').present(attacker)} {blocked}")
        case AttackWith(least):
            return _player("you", "attaccare", f"con {number(least)} o più creature")
        case DamagedBy(by, whom):
            hurts = "ti infligge danno" if isinstance(whom, You) else f"infligge danno {said(name(t), 'a')}"
            return said(nouns_of(by).a()), hurts
        case EnchantedLeaves():
            return _does(enchanted(t), "lasciare", "il gioco")
        case HasMany(what_, least, mark):
            marks = f"{number(least)} o più segnalini {counter(mark)}"
            return _does(nouns_of(what_).a(), "avere", f"{marks} su di sé")
        case AttacksYou(what_):
            return said(nouns_of(what_).a()), "ti attacca"
        case AimedByFoe(what):
            foe = "il bersaglio di una magia o di un'abilità controllata da un avversario"
            return _does(_one(what, t), "diventare", foe)
        case TheirUpkeep():
            return "", f"all'inizio del mantenimento del controllore {said(enchanted(t), 'di')}"
        case TheirTurnEnds():
            return "", f"alla fine del turno del controllore {said(enchanted(t), 'di')}"
        case PhasesOut(what):
            return _does(_one(what, t), "scomparire")
        case PhasesIn(what):
            return _does(_one(what, t), "riapparire")
    assert_never(on)


_DOES: Final[dict[type, tuple[str, str]]] = {
    Draws: ("pescare", "una carta"),
    LosesLife: ("perdere", "punti vita"),
}
"""For an event that has no object: the verb, and what stands behind it."""


def event(on: Trigger, t: Telling) -> tuple[str, str]:
    """(Subject, verb) of an event: ("una creatura", "entra in gioco")."""
    match on:
        case ComesIntoPlay(what):
            return _does(_one(what, t), "entrare", "in gioco")
        case GoesToGraveyard(what, by_opponent, yours):
            grave = "nel tuo cimitero" if yours else "in un cimitero"
            theirs = _THEIRS, f"fa mettere {said(_one(what, t))} dal gioco {grave}"
            return theirs if by_opponent else _is(_one(what, t), "messo", f"{grave} dal gioco")
        case LeavesPlay(what):
            return _does(_one(what, t), "lasciare", "il gioco")
        case ReturnsToHand(what):
            return _is(_one(what, t), "ripreso", "in mano da un giocatore")
        case DealsDamage(what, to, combat):
            damage = "danno da combattimento" if combat else "danno"
            whom = f" {said(nouns_of(to).a(), 'a')}" if to else ""
            return _does(_one(what, t), "infliggere", f"{damage}{whom}")
        case IsDealtDamage(what):
            return "", f"viene inflitto danno {said(_one(what, t), 'a')}"
        case Attacks(what):
            return _does(_one(what, t), "attaccare")
        case Blocks(what, whom):
            return _does(_one(what, t), "bloccare", said(nouns_of(whom).a()) if whom else "")
        case BecomesBlocked(what, by):
            return _is(_one(what, t), "bloccato", said(nouns_of(by).a(), "da") if by else "")
        case BecomesTapped(what):
            return _is(_one(what, t), "TAPpato")
        case TappedForMana(what, by):
            foe = "un avversario", f"TAPpa {said(_one(what, t))} per attingere mana"
            return foe if by == "opponent" else _is(_one(what, t), "TAPpato", "per attingere mana")
        case BecomesTarget(what) | ThisBecomesTarget(what):
            return _does(_one(what, t), "diventare", "il bersaglio di una magia o di un'abilità")
        case Plays(who, spell):
            return _player(who, "giocare", said(nouns_of(spell).a()))
        case Draws(who) | LosesLife(who):
            return _player(who, *_DOES[type(on)])
        case Discards(who, this):
            if this:
                return _THEIRS, f"ti fa scartare {said(name(t))} dalla tua mano"
            return _player(who, "scartare", f"una carta dalla {'tua' if who == 'you' else 'propria'} mano")
        case TurnedUp(what):
            return _is(_one(what, t), "girato", "a faccia in su")
        case Cycles(who, this):
            thing = said(name(t), "di") if this else "di una carta"
            return _player(who, "usare", f"l'abilità ciclo {thing}")
        case Beginning() | State():
            return "", start(on, t)
    return _further_event(on, t)


def start(on: Beginning | State, t: Telling) -> str:
    """The clause for an event without a subject: "all'inizio del tuo mantenimento"."""
    if isinstance(on, State):
        return f"quando {condition(on.condition, t)}"
    if on.step == "end":
        ends = {"you": "alla fine del tuo turno", "opponent": "alla fine del turno di ogni avversario"}
        return ends.get(on.whose, "alla fine del turno")
    upkeep = on.step == "upkeep"
    step = "mantenimento" if upkeep else "acquisizione"
    if on.whose == "you":
        return f"all'inizio {'del tuo' if upkeep else 'della tua'} {step}"
    whose = "ciascun giocatore" if on.whose == "each" else "ciascun avversario"
    return f"all'inizio {'del' if upkeep else 'della'} {step} di {whose}".replace("della a", "dell'a")


TIMES: Final = (Beginning, State, TheirTurnEnds, TheirUpkeep)
"""The events that have no subject."""


def trigger(ability: Triggered, t: Telling) -> str:
    """The clause for all events of an ability, without the comma: "ogniqualvolta l'Okk attacca o blocca"."""
    word = "quando" if once(ability) else "ogniqualvolta"
    told = [(on, *event(on, t)) for on in ability.on]
    parts = [deed for on, _, deed in told if isinstance(on, TIMES)]
    for group in by_subject([one_ for one_ in told if not isinstance(one_[0], TIMES)]):
        subjects, deeds = join(group.subjects, "o"), listed(_shorter(group.verbs), "or")
        parts.append(f"{word} {subjects} {deeds}".replace("  ", " "))
    return join(parts, "o")


def _shorter(deeds: list[str]) -> list[str]:
    """The verbs of two events (`deeds`), shortened where the second repeats the first.

    Example: "blocca un Muro" becomes "blocca" before "viene bloccato da un Muro".
    """
    if len(deeds) == 2 and deeds[1].startswith(("viene bloccat", "vengono bloccat")):
        verb_, _, whom = deeds[0].partition(" ")
        if whom and deeds[1].endswith(f" da {whom}"):
            return [verb_, deeds[1]]
    return deeds


def _of_object(
    word: AtMost | IsColored | SharesColor | NotKicked | NoneInPlay | HandAtMost, t: Telling, wished: bool
) -> str:
    """The clause for a condition about a target, the kicker or the table; `wished`: in the subjunctive."""
    match word:
        case AtMost(first, second):
            return f"{value(first, t)} {'sia' if wished else 'è'} inferiore o pari {to(value(second, t))}"
        case IsColored(it, colors):
            thing = what(it, t)
            is_ = verb("essere").wished(thing) if wished else verb("essere").present(thing)
            each = [agree(COLORS[color], thing.gender, thing.plural) for color in colors if color != CHOSEN]
            of = listed(each or ["del colore scelto"], "or")
            return f"{said(thing)} {is_} {of}"
        case SharesColor(it, other):
            thing = what(it, t)
            has = verb("avere").wished(thing) if wished else verb("avere").present(thing)
            common = "il colore più comune tra tutti i permanenti, anche a pari merito"
            shared = f"un colore in comune con {said(nouns_of(other).a())}" if other else common
            return f"{said(thing)} {has} {shared}"
        case NotKicked():
            return f"non {'tu abbia' if wished else 'hai'} pagato il costo di potenziamento"
        case NoneInPlay(that):
            return f"non ci {'siano' if wished else 'sono'} {said(nouns_of(that, True).bare())} in gioco"
        case HandAtMost(count):
            return f"quel giocatore {'abbia' if wished else 'ha'} in mano al massimo {number(count)} carte"
    assert_never(word)


def _of_yours(word: Condition) -> bool:
    """Whether the clause for a condition begins with "you control"."""
    return isinstance(word, EachBasicType | EachColor) or (isinstance(word, Controls) and not word.none)


def condition(word: Condition, t: Telling, wished: bool = False) -> str:
    """The clause for a condition: "controlli una creatura"; `wished`: in the subjunctive."""
    if isinstance(word, Asked):
        return asked(word, t, wished)
    match word:
        case Controls(that, least, none):
            bare = replace(that, controller=None)
            who = "tu controlli" if wished else "controlli"
            if none:
                return f"{'tu ' if wished else ''}non controlli {said(nouns_of(bare, True).bare())}"
            return f"{who} {'' if least <= 1 else 'almeno '}{said(some(bare, max(1, least)))}"
        case DefenderControls(that):
            form = "controlli" if wished else "controlla"
            return f"il giocatore in difesa {form} almeno {said(nouns_of(that).a())}"
        case NoOpponentControls(that):
            form = "controlli" if wished else "controlla"
            return f"nessun avversario {form} {said(nouns_of(that).a())}"
        case OpponentControlsMore(that):
            form = "controlli" if wished else "controlla"
            return f"un avversario {form} più {said(nouns_of(that, True).bare())} di te"
        case EmptyGraveyard():
            return f"non ci {'siano' if wished else 'sono'} carte nel tuo cimitero"
        case ThisInGraveyard():
            thing = name(t)
            is_ = verb("essere").wished(thing) if wished else verb("essere").present(thing)
            return f"{said(thing)} {is_} nel tuo cimitero"
        case MostCommonColor(color):
            is_ = "sia" if wished else "è"
            common = "il colore più comune tra tutti i permanenti, anche a pari merito"
            return f"il {COLORS[color]} {is_} {common}"
        case AtMost() | IsColored() | SharesColor() | NotKicked() | NoneInPlay() | HandAtMost():
            return _of_object(word, t, wished)
        case LifeAtMost(life):
            return f"{'tu abbia' if wished else 'hai'} {life} {'punto' if life == 1 else 'punti'} vita o meno"
        case LifeAtLeast(life):
            return f"{'tu abbia' if wished else 'hai'} {life} {'punto' if life == 1 else 'punti'} vita o più"
        case ThisIsUntapped():
            thing = name(t)
            is_ = verb("essere").wished(thing) if wished else verb("essere").present(thing)
            return f"{said(thing)} {is_} {agree('STAPpato', thing.gender, thing.plural)}"
        case Buried(least, that):
            are = "ci siano" if wished else "ci sono"
            return f"nel tuo cimitero {are} {number(least)} o più {said(nouns_of(that, True).bare())}"
        case Kicked(cost):
            which = f" {cost}" if cost else ""
            return f"{'tu abbia' if wished else 'hai'} pagato il costo di potenziamento{which}"
        case Both():
            return _both(word, t, wished)
    assert_never(word)


def _both(word: Both, t: Telling, wished: bool) -> str:
    """The clause for several conditions; what you control is said once."""
    clauses = [condition(one_, t, wished) for one_ in word.conditions]
    if all(_of_yours(one_) for one_ in word.conditions):
        clauses[1:] = [one_.partition("controlli ")[2] for one_ in clauses[1:]]
    return listed(clauses, "and")


def while_(word: Condition, t: Telling) -> str:
    """The clause for a condition that must keep holding: "fintanto che controlli una Palude"."""
    if isinstance(word, Both) and not all(isinstance(one_, Controls) for one_ in word.conditions):
        return f"fintanto che {' e che '.join(condition(one_, t) for one_ in word.conditions)}"
    return f"fintanto che {condition(word, t)}"
