"""The text of effects in Italian: of one effect, and of several joined into sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.it.amounts import DAMAGE, LIFE, cards, measured
from grimorio.games.magic.wording.it.deeds import (
    READER,
    Mood,
    acts,
    add_mana,
    becomes,
    damage,
    deal_damage,
    discard,
    does,
    gets,
    give_back,
    lasting,
    library_of,
    name_top,
    on,
    prevent,
    put_token,
    reveal_top,
    search,
    sentence_of,
    subject,
    told,
    top,
)
from grimorio.games.magic.wording.it.nouns import (
    GRAVEYARD,
    HAND,
    LIBRARY,
    his,
    keyword,
    kind,
    name,
    nouns_of,
    some,
    what,
    who,
)
from grimorio.games.magic.wording.shape import Telling, by_another, joint, merge, short
from grimorio.games.magic.words import (
    YOU,
    AddMana,
    Amount,
    Becomes,
    CantBlock,
    ChangeTarget,
    ChangeText,
    ChooseColor,
    ChooseType,
    Cost,
    Counter,
    DamageCost,
    DealDamage,
    DealOutCards,
    Destroy,
    Discard,
    DiscardCost,
    Draw,
    EachPlayer,
    Effect,
    ExtraCombat,
    FlipUntilHeads,
    GainLife,
    Gets,
    HandExcess,
    HandToBottom,
    Has,
    Later,
    LeaveCombat,
    LifeCost,
    LookAtTop,
    LoseLife,
    May,
    MayPay,
    Mill,
    NameTop,
    Prevent,
    PutCounters,
    PutFromHand,
    PutToken,
    Redirect,
    Regenerate,
    RemoveCost,
    Return,
    RevealTop,
    Sacrifice,
    SacrificeCost,
    Search,
    Shroud,
    SkipCombat,
    Tap,
    TapCost,
    TapOrUntap,
    This,
    Untap,
    Who,
)
from grimorio.language.italian import agree, number, pronoun, said, verb
from grimorio.language.phrases import Phrase, capital

NOT_YOURS = (DealDamage, Gets, Has, Becomes, Redirect, CantBlock, Shroud)
"""The effects whose subject is an object, not a player.

"You may" cannot stand before them, so the text is "puoi far sì che …": "have it deal 1 damage".
"""


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    match word:
        case DealDamage():
            return deal_damage(word, t, mood)
        case GainLife(amount, player):
            return _life("guadagnare", amount, player, t, mood)
        case LoseLife(amount, player):
            return _life("perdere", amount, player, t, mood)
        case Draw(HandExcess(other), player) if mood == "do":
            more = f"se {said(who(other, t, 'il'))} ha in mano più carte di te"
            many = "un ammontare di carte pari alla differenza"
            return f"{more}, {acts(who(player, t, 'il'), 'pescare', many, mood)}"
        case Draw(amount, player):
            return acts(who(player, t, "il"), "pescare", cards(amount, t), mood)
        case Discard():
            return discard(word, t, mood)
        case Destroy(thing, regenerate):
            object_ = what(thing, t)
            can = verb("potere").present(object_)
            never = f". Non {can} essere {agree('rigenerato', object_.gender, object_.plural)}"
            return on("distruggere", thing, t, mood) + ("" if regenerate else never)
        case Sacrifice(thing, player):
            if player == YOU:
                return on("sacrificare", thing, t, mood)
            return acts(who(player, t, "il"), "sacrificare", said(what(thing, t)), mood)
        case Return():
            return give_back(word, t, mood)
        case Tap(thing):
            return on("TAPpare", thing, t, mood)
        case Untap(thing):
            return on("STAPpare", thing, t, mood)
        case TapOrUntap(thing):
            then = does(READER, "STAPpare", "bare" if mood == "may" else mood)
            return f"{does(READER, 'TAPpare', mood)} o {then} {said(what(thing, t))}"
        case Counter(thing, unless):
            pays = f" a meno che il suo controllore spenda {unless}" if unless else ""
            return on("neutralizzare", thing, t, mood) + pays
        case Regenerate(thing):
            return on("rigenerare", thing, t, mood)
        case Gets(thing):
            return gets(word, subject(thing, t), t, mood)
        case Has(thing):
            return sentence_of(
                subject(thing, t), _has(word), f"{keyword(word.keyword)}{lasting(word.until)}", mood
            )
        case Becomes(thing):
            return becomes(word, subject(thing, t), t, mood)
        case Prevent():
            return prevent(word, t, mood)
        case Redirect(thing, to):
            comes = "venga" if mood == "bare" else "viene"
            return (
                f"tutto il danno che verrebbe inflitto {said(what(thing, t), 'a')} in questo turno "
                f"da una fonte a tua scelta {comes} invece inflitto {said(what(to, t), 'a')}"
            )
        case CantBlock(thing):
            who_ = subject(thing, t)
            can = verb("potere").wished(who_) if mood == "bare" else verb("potere").present(who_)
            return f"{said(who_)} non {can} bloccare in questo turno".lstrip()
        case Shroud(thing):
            who_ = subject(thing, t)
            can = verb("potere").wished(who_) if mood == "bare" else verb("potere").present(who_)
            return f"{said(who_)} non {can} essere bersaglio di magie o abilità in questo turno".lstrip()
        case AddMana():
            return add_mana(word, t, mood)
        case Search():
            return search(word, t, mood)
        case LookAtTop(count, player, reorder):
            them = pronoun("f", count > 1)
            back = does(READER, "rimettere", "bare" if mood == "may" else mood, them)
            then = f", poi {back} a posto nell'ordine che preferisci" if reorder else ""
            return told("guardare", f"{top(count)} {library_of(player, t, 'di')}{then}", mood)
        case Mill(count, player):
            person = who(player, t, "il")
            rest = f"{his(person, GRAVEYARD, 'in')} {top(count)} {his(person, LIBRARY, 'di')}"
            return acts(person, "mettere", rest, mood)
        case RevealTop():
            return reveal_top(word, mood)
        case PutFromHand(card, player, tapped, wished):
            person = who(player, t, "il")
            rest = (
                f"in gioco {said(nouns_of(card).a())}{' TAPpata' if tapped else ''} {his(person, HAND, 'da')}"
            )
            return acts(person, "mettere", rest, "may" if wished and mood == "do" else mood)
        case HandToBottom(player):
            person = who(player, t, "il")
            hand = f"le carte {his(person, HAND, 'di')} in fondo {his(person, LIBRARY, 'a')}"
            order = "nell'ordine che preferisci" if person.person == 2 else "nell'ordine che preferisce"
            then = does(person, "pescare", "bare" if mood == "may" else mood)
            return f"{acts(person, 'mettere', f'{hand} {order}', mood)}, poi {then} altrettante carte"
        case PutToken():
            return put_token(word, t, mood)
        case PutCounters(thing, counter, count):
            sort = "veleno" if counter == "poison" else counter
            marks = f"un segnalino {sort}" if count == 1 else f"{number(count)} segnalini {sort}"
            if counter == "poison":
                return acts(who(thing, t, "il"), "ricevere", marks, mood)
            if isinstance(thing, This) and t.topic:
                return told("mettere", f"{marks} su di {'essa' if name(t).gender == 'f' else 'esso'}", mood)
            return told("mettere", f"{marks} {said(who(thing, t), 'su')}", mood)
        case LeaveCombat(thing):
            return on("rimuovere", thing, t, mood, " dal combattimento")
        case ExtraCombat():
            return (
                "dopo questa fase, c'è una fase di combattimento addizionale "
                "seguita da una fase principale addizionale"
            )
        case SkipCombat(player):
            person = who(player, t, "il")
            mine = "tua" if person.person == 2 else "sua"
            return acts(person, "saltare", f"la {mine} prossima fase di combattimento", mood)
        case ChangeTarget(thing):
            return told("cambiare", f"il bersaglio {said(what(thing, t), 'di')}", mood)
        case ChangeText(thing):
            by = "un nome di colore con un altro o un tipo di terra base con un altro"
            change = f"il testo {said(what(thing, t), 'di')} sostituendo tutte le occorrenze di {by}"
            return told("cambiare", change, mood)
        case ChooseColor():
            return told("scegliere", "un colore", mood)
        case ChooseType(but):
            besides = f" diverso da {kind(but).one}" if but else ""
            return told("scegliere", f"un tipo di creatura{besides}", mood)
        case NameTop():
            return name_top(word, t, mood)
        case FlipUntilHeads(player):
            source = sentence_of(name(t), "infliggere", "1 danno", "do")
            flips = f"tu e {said(who(player, t, 'il'))} lanciate una moneta ciascuno"
            return (
                f"{flips}. {capital(source)} a ogni giocatore che ottiene croce. Ripeti il procedimento "
                "fino a quando entrambi i giocatori ottengono testa con lo stesso lancio"
            )
        case DealOutCards():
            return (
                "metti da parte tutte le carte in gioco. A cominciare da te, ogni giocatore sceglie una "
                "delle carte messe da parte e la mette in gioco TAPpata sotto il proprio controllo. "
                "Ripeti il procedimento fino a quando tutte quelle carte sono state scelte"
            )
        case May(deeds, player):
            person = who(player, t, "il")
            subject_ = "" if person.person == 2 else f"{said(person)} "
            if by_another(word, t):
                so = does(person, "far sì che accada questo", "may")
                return f"{subject_}{so}: {effects_text(deeds, t)}"
            can = does(person, "far sì che" if isinstance(deeds[0], NOT_YOURS) else "", "may").strip()
            return f"{subject_}{can} {effects_text(deeds, t, 'bare')}"
        case MayPay():
            return _may_pay(word, t)
        case Later(when, deeds):
            at = "alla fine del turno" if when == "end of turn" else "alla fine del combattimento"
            then = effects_text(deeds, t, mood)
            return f"{then} {at}" if short(deeds) else f"{at}, {then}"
    assert_never(word)


def _life(infinitive: str, amount: Amount, player: Who, t: Telling, mood: Mood) -> str:
    """The sentence in which a player gains or loses life; `infinitive` is the verb."""
    life = measured(amount, LIFE, t)
    if mood == "do" and player == YOU:
        return f"{verb(infinitive).you} {life}"
    return acts(who(player, t, "il"), infinitive, life, mood)


def _has(word: Has) -> str:
    return "guadagnare" if word.until == "end of turn" else "avere"


def _may_pay(word: MayPay, t: Telling) -> str:
    """The sentences for `MayPay`; they differ with `otherwise`.

    Examples: "puoi spendere {1}. Se lo fai, guadagni 1 punto vita"; "sacrificalo a meno che tu spenda {1}".
    """
    person = who(word.who, t, "il")
    deeds = effects_text(word.effects, t)
    if isinstance(word.who, EachPlayer):
        anyone = {"all": "giocatore", "opponents": "avversario"}.get(word.who.who, "altro giocatore")
        if_ = "Se nessuno lo fa" if word.otherwise else "Se un giocatore lo fa"
        return f"un qualsiasi {anyone} può {cost(word.cost, t, person, 'bare')}. {if_}, {deeds}"
    if word.otherwise:
        return f"{deeds} a meno che {said(person)} {cost(word.cost, t, person, 'wish')}"
    can = verb("potere").present(person)
    subject_ = "" if person.person == 2 else f"{said(person)} "
    if_so = "Se lo fai" if person.person == 2 else "Se lo fa"
    return f"{subject_}{can} {cost(word.cost, t, person, 'bare')}. {if_so}, {deeds}"


def cost(word: Cost, t: Telling, person: Phrase, mood: Mood = "do") -> str:
    """The text of a cost as an action: "sacrifica una creatura", "spendere {1}"; `person` is who pays."""

    def do(infinitive: str, rest: str) -> str:
        return f"{does(person, infinitive, mood)} {rest}"

    match word:
        case str():
            return do("spendere", word)
        case SacrificeCost(that, count):
            if isinstance(that, This):
                return (
                    on("sacrificare", that, t, mood)
                    if person.person == 2
                    else do("sacrificare", said(name(t)))
                )
            return do("sacrificare", said(some(that, count)))
        case DiscardCost(that):
            return do("scartare", f"{said(nouns_of(that).a())} {his(person, HAND, 'da')}")
        case LifeCost(life):
            half = "metà dei tuoi punti vita" if person.person == 2 else "metà dei propri punti vita"
            much = measured(life, LIFE, t) if isinstance(life, int) else f"{half} arrotondati per eccesso"
            return do("pagare", much)
        case TapCost(that, count):
            owns = "che controlli" if person.person == 2 else "che controlla"
            return do("TAPpare", f"{said(some(replace(that, tapped=False), count))} {owns}")
        case DamageCost(amount):
            source = name(t)
            deals = f"{'ti' if person.person == 2 else 'gli'} {verb('infliggere').wished(source)}"
            return do("lasciare", f"che {said(source)} {deals} {measured(amount, DAMAGE, t)}")
        case RemoveCost(that, count):
            whose_ = "nel tuo cimitero" if person.person == 2 else "nel proprio cimitero"
            return do("rimuovere", f"dal gioco {said(some(that, count))} {whose_}")
    assert_never(word)


def effects_text(effects: tuple[Effect, ...], t: Telling, mood: Mood = "do") -> str:
    """The text of several effects, without initial capital and final full stop."""
    text = ""
    last: Effect | None = None
    for place, word in enumerate(effects):
        after = effects[place + 1] if place + 1 < len(effects) else None
        told_ = effect(word, t, mood)
        if (
            isinstance(word, Draw)
            and word.who == YOU
            and mood == "do"
            and after
            and joint(word, after) == "and"
        ):
            told_ = f"peschi {cards(word.amount, t)}"
        text = told_ if last is None else _joined(text, last, word, told_, t, mood)
        last = word
    return text


def _joined(text: str, last: Effect, word: Effect, told_: str, t: Telling, mood: Mood) -> str:
    """The text so far, joined with the text of the next effect.

    `last` is the effect that ends the text so far, `word` the next effect, and `told_` its text.
    """
    if isinstance(last, DealDamage) and isinstance(word, DealDamage) and not (last.divided or word.divided):
        return f"{text} e {damage(word, t)}"
    if isinstance(word, Has) and merge(last, word, t):
        end = lasting(word.until)
        form = verb(_has(word)).present(subject(word.what, t))
        return f"{text.removesuffix(end)} e {form} {keyword(word.keyword)}{end}"
    how = joint(last, word)
    if mood == "bare" and how != "then":
        if isinstance(last, NOT_YOURS) == isinstance(word, NOT_YOURS) and ". " not in text:
            return f"{text} e {told_}"
        return f"{text}. In tal caso, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, poi {told_}"
        case "and":
            same = getattr(last, "who", None) == getattr(word, "who", None)
            return f"{text} e {'' if same or getattr(word, 'who', None) != YOU else 'tu '}{told_}"
    return f"{text}. {capital(told_)}"
