"""The text of effects in French: of one effect, and of several joined into sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.fr.amounts import DAMAGE, LIFE, cards, measured
from grimorio.games.magic.wording.fr.deeds import (
    READER,
    Mood,
    acts,
    add_mana,
    aside,
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
from grimorio.games.magic.wording.fr.nouns import (
    GRAVEYARD,
    HAND,
    LIBRARY,
    his,
    keyword,
    kind,
    name,
    nouns_of,
    some,
    this,
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
from grimorio.language.french import agree, before, number, pronoun, said, verb
from grimorio.language.phrases import Phrase, capital

NOT_YOURS = (DealDamage, Gets, Has, Becomes, Redirect, CantBlock, Shroud)
"""The effects whose French sentence has an object as its subject, not the player: "il inflige 1 blessure".

After "you may" such a sentence becomes a clause: "vous pouvez faire qu'il inflige 1 blessure".
"""


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    match word:
        case DealDamage():
            return deal_damage(word, t, mood)
        case GainLife(amount, player):
            return _life("gagner", amount, player, t, mood)
        case LoseLife(amount, player):
            return _life("perdre", amount, player, t, mood)
        case Draw(HandExcess(other), player) if mood == "do":
            more = f"si {said(who(other, t))} a plus de cartes en main que vous"
            return (
                f"{more}, {acts(who(player, t), 'piocher', 'un nombre de cartes égal à la différence', mood)}"
            )
        case Draw(amount, player):
            return acts(who(player, t), "piocher", cards(amount, t), mood)
        case Discard():
            return discard(word, t, mood)
        case Destroy(thing, regenerate):
            object_ = what(thing, t)
            again = f"{verb('pouvoir').present(object_)} pas être"
            again += f" {agree('régénéré', object_.gender, object_.plural)}"
            never = f". {capital(pronoun(object_.gender, object_.plural))} ne {again}"
            return on("détruire", thing, t, mood) + ("" if regenerate else never)
        case Sacrifice(thing, player):
            if player == YOU:
                return on("sacrifier", thing, t, mood)
            return acts(who(player, t), "sacrifier", said(what(thing, t)), mood)
        case Return():
            return give_back(word, t, mood)
        case Tap(thing):
            return on("engager", thing, t, mood)
        case Untap(thing):
            return on("dégager", thing, t, mood)
        case TapOrUntap(thing):
            then = does(READER, "dégager", "bare" if mood == "may" else mood)
            first = told("engager", f"ou {then}", mood)
            return f"{first} {said(what(thing, t))}"
        case Counter(thing, unless):
            pays = f" à moins que son contrôleur ne paye {unless}" if unless else ""
            return on("contrecarrer", thing, t, mood) + pays
        case Regenerate(thing):
            return on("régénérer", thing, t, mood)
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
            are = "soient" if mood == "bare" else "sont"
            return (
                f"toutes les blessures qui devraient être infligées ce tour-ci {said(what(thing, t), 'à')} "
                f"par une source de votre choix {are} infligées {said(what(to, t), 'à')} à la place"
            )
        case CantBlock(thing):
            who_ = subject(thing, t)
            can = verb("pouvoir").wished(who_) if mood == "bare" else verb("pouvoir").present(who_)
            return f"{said(who_)} ne {can} pas bloquer ce tour-ci"
        case Shroud(thing):
            who_ = subject(thing, t)
            can = verb("pouvoir").wished(who_) if mood == "bare" else verb("pouvoir").present(who_)
            return f"{said(who_)} ne {can} pas être la cible de sorts ou de capacités ce tour-ci"
        case AddMana():
            return add_mana(word, t, mood)
        case Search():
            return search(word, t, mood)
        case LookAtTop(count, player, reorder):
            them = "la" if count == 1 else "les"
            back = does(READER, "remettre", "bare" if mood == "may" else mood, them)
            then = f", puis {back} dessus dans l'ordre de votre choix" if reorder else ""
            return told("regarder", f"{top(count)} {library_of(player, t, 'de')}{then}", mood)
        case Mill(count, player):
            person = who(player, t)
            rest = f"dans {his(person, GRAVEYARD)} {top(count)} de {his(person, LIBRARY)}"
            return acts(person, "mettre", rest, mood)
        case RevealTop():
            return reveal_top(word, mood)
        case PutFromHand(card, player, tapped, wished):
            person = who(player, t)
            rest = f"en jeu{' engagée' if tapped else ''} {said(nouns_of(card).a())} de {his(person, HAND)}"
            return acts(person, "mettre", rest, "may" if wished and mood == "do" else mood)
        case HandToBottom(player):
            person = who(player, t)
            order = f"dans l'ordre de {'votre' if person.person == 2 else 'son'} choix"
            hand = f"les cartes de {his(person, HAND)} au-dessous de {his(person, LIBRARY)} {order}"
            then = does(person, "piocher", "bare" if mood == "may" else mood)
            return f"{acts(person, 'mettre', hand, mood)}, puis {then} autant de cartes"
        case PutToken():
            return put_token(word, t, mood)
        case PutCounters(thing, counter, count):
            sort = "poison" if counter == "poison" else counter
            marks = f"un marqueur {sort}" if count == 1 else f"{number(count)} marqueurs {sort}"
            if counter == "poison":
                return acts(who(thing, t), "gagner", marks, mood)
            if isinstance(thing, This) and t.topic:
                me = name(t)
                him = {"m": ("lui", "eux"), "f": ("elle", "elles")}[me.gender][me.plural]
                return told("mettre", f"{marks} sur {him}", mood)
            return told("mettre", f"{marks} {said(who(thing, t), 'sur')}", mood)
        case LeaveCombat(thing):
            return on("retirer", thing, t, mood, " du combat")
        case ExtraCombat():
            return (
                "cette phase est suivie d'une phase de combat supplémentaire, "
                "puis d'une phase principale supplémentaire"
            )
        case SkipCombat(player):
            person = who(player, t)
            mine = "votre" if person.person == 2 else "sa"
            return acts(person, "passer", f"{mine} prochaine phase de combat", mood)
        case ChangeTarget(thing):
            return told("changer", f"la cible {said(what(thing, t), 'de')}", mood)
        case ChangeText(thing):
            by = "un nom de couleur par un autre ou un type de terrain de base par un autre"
            change = f"le texte {said(what(thing, t), 'de')} en remplaçant partout {by}"
            return told("changer", change, mood)
        case ChooseColor():
            return told("choisir", "une couleur", mood)
        case ChooseType(but):
            besides = f" autre que {kind(but).one}" if but else ""
            return told("choisir", f"un type de créature{besides}", mood)
        case NameTop():
            return name_top(word, t, mood)
        case FlipUntilHeads(player):
            source = sentence_of(name(t), "infliger", "1 blessure", "do")
            flips = f"vous et {said(who(player, t))} lancez chacun une pièce"
            return (
                f"{flips}. {capital(source)} à chaque joueur dont la pièce tombe sur pile. "
                "Répétez ce procédé jusqu'à ce que les deux pièces tombent sur face lors du même lancer"
            )
        case DealOutCards():
            return (
                "mettez de côté toutes les cartes en jeu. En commençant par vous, chaque joueur choisit "
                "une des cartes mises de côté et la met en jeu engagée sous son contrôle. "
                "Répétez ce procédé jusqu'à ce que toutes ces cartes aient été choisies"
            )
        case May(deeds, player):
            person = who(player, t)
            can = f"{said(person)} {verb('pouvoir').present(person)}"
            if by_another(word, t):
                return f"{can} faire que ceci se produise : {effects_text(deeds, t)}"
            rest = effects_text(deeds, t, "bare")
            return (
                f"{can} faire {before('que', rest)}" if isinstance(deeds[0], NOT_YOURS) else f"{can} {rest}"
            )
        case MayPay():
            return _may_pay(word, t)
        case Later(when, deeds):
            at = "à la fin du tour" if when == "end of turn" else "à la fin du combat"
            if len(deeds) == 1 and isinstance(deeds[0], PutToken):
                return put_token(deeds[0], t, mood, f"{at} ")
            then = effects_text(deeds, t, mood)
            return f"{then} {at}" if short(deeds) else f"{at}, {then}"
    assert_never(word)


def _life(infinitive: str, amount: Amount, player: Who, t: Telling, mood: Mood) -> str:
    """The sentence in which a player gains or loses life; `infinitive` is the verb."""
    life = measured(amount, LIFE, t)
    if mood == "do" and player == YOU:
        return f"vous {verb(infinitive).you} {life}"
    return acts(who(player, t), infinitive, life, mood)


def _has(word: Has) -> str:
    return "acquérir" if word.until == "end of turn" else "avoir"


def _may_pay(word: MayPay, t: Telling) -> str:
    """The sentences for `MayPay`, an effect that depends on a payment.

    Example: "vous pouvez payer {1}. Si vous le faites, ...". If `word.otherwise` is true, the effect happens
    unless somebody pays: "sacrifiez-le à moins que vous ne payiez {1}".
    """
    person = who(word.who, t)
    deeds = effects_text(word.effects, t)
    if isinstance(word.who, EachPlayer):
        anyone = {"all": "joueur", "opponents": "adversaire"}.get(word.who.who, "autre joueur")
        if_ = "Si personne ne le fait" if word.otherwise else "Si un joueur le fait"
        return f"n'importe quel {anyone} peut {cost(word.cost, t, person, 'bare')}. {if_}, {deeds}"
    if word.otherwise:
        return f"{aside(deeds)} à moins {before('que', said(person))} {cost(word.cost, t, person, 'wish')}"
    if_so = "Si vous le faites" if person.person == 2 else "S'il le fait"
    can = f"{said(person)} {verb('pouvoir').present(person)}"
    return f"{can} {cost(word.cost, t, person, 'bare')}. {if_so}, {deeds}"


def cost(word: Cost, t: Telling, person: Phrase, mood: Mood = "do") -> str:
    """The text of a cost as an action: "sacrifiez une créature", "payer {1}"; `person` is who pays."""

    def do(infinitive: str, rest: str) -> str:
        return f"{does(person, infinitive, mood)} {rest}"

    match word:
        case str():
            return do("payer", word)
        case SacrificeCost(that, count):
            if isinstance(that, This):
                return on("sacrifier", that, t, mood) if mood == "do" else do("sacrifier", said(name(t)))
            return do("sacrifier", said(some(that, count)))
        case DiscardCost(that):
            return do("se défausser", f"{said(nouns_of(that).a(), 'de')} de {his(person, HAND)}")
        case LifeCost(life):
            mine = "vos" if person.person == 2 else "ses"
            half = f"la moitié de {mine} points de vie, arrondie à l'unité supérieure"
            return do("payer", measured(life, LIFE, t) if isinstance(life, int) else half)
        case TapCost(that, count):
            owns = "que vous contrôlez" if person.person == 2 else "qu'il contrôle"
            return do("engager", f"{said(some(replace(that, tapped=False), count))} {owns}")
        case DamageCost(amount):
            me = "vous" if person.person == 2 else "lui"
            return do("laisser", f"{said(name(t))} {me} infliger {measured(amount, DAMAGE, t)}")
        case RemoveCost(that, count):
            whose_ = "de votre cimetière" if person.person == 2 else "de son cimetière"
            return do("retirer", f"de la partie {said(some(that, count))} {whose_}")
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
            told_ = f"vous {told_}"
        text = told_ if last is None else _joined(text, last, word, told_, t, mood)
        last = word
    return text


def _joined(text: str, last: Effect, word: Effect, told_: str, t: Telling, mood: Mood) -> str:
    """The text so far, joined with the text of the next effect.

    `last` is the effect that ends the text so far, `word` the next effect, and `told_` its text.
    """
    if isinstance(last, DealDamage) and isinstance(word, DealDamage) and not (last.divided or word.divided):
        if word.to == YOU:
            return f"{aside(text)} et {deal_damage(word, t, 'do').removeprefix(said(this(t))).lstrip()}"
        return f"{text} et {damage(word, t)}"
    if isinstance(word, Has) and merge(last, word, t):
        end = lasting(word.until)
        form = verb(_has(word)).present(subject(word.what, t))
        return f"{text.removesuffix(end)} et {form} {keyword(word.keyword)}{end}"
    how = joint(last, word)
    if mood == "bare" and how != "then":
        if isinstance(last, NOT_YOURS) == isinstance(word, NOT_YOURS) and ". " not in text:
            return f"{text} et {told_}"
        return f"{text}. Dans ce cas, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, puis {told_}"
        case "and":
            return f"{aside(text)} et {told_}"
    return f"{text}. {capital(told_)}"
