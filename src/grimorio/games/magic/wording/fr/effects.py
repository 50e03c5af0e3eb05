"""The text of effects in French: of one effect, and of several joined into sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.fr import (
    auras,
    averted,
    copies,
    dealings,
    digging,
    endings,
    exchanges,
    fights,
    fortunes,
    granting,
    harm,
    manas,
    objects,
    paired,
    players,
    responses,
    restraints,
    searching,
    tethered,
)
from grimorio.games.magic.wording.fr.amounts import DAMAGE, LIFE, measured
from grimorio.games.magic.wording.fr.deeds import (
    Mood,
    acts,
    aside,
    damage,
    deal_damage,
    discard,
    does,
    give_back,
    lasting,
    name_top,
    on,
    prevent,
    put_token,
    reveal_top,
    search,
    subject,
)
from grimorio.games.magic.wording.fr.nouns import (
    GRAVEYARD,
    HAND,
    LIBRARY,
    his,
    keyword,
    name,
    some,
    this,
    who,
)
from grimorio.games.magic.wording.fr.payments import payment
from grimorio.games.magic.wording.fr.triggers import if_so
from grimorio.games.magic.wording.qualities import nested, object_is_subject
from grimorio.games.magic.wording.shape import Telling, by_another, joint, merge, short
from grimorio.games.magic.words import (
    YOU,
    AddMana,
    AsThoughUnblocked,
    AttacksAsNoWall,
    Becomes,
    BlockedByMany,
    BlocksThis,
    CantBlock,
    CantPlay,
    CantRegenerate,
    ChangeTarget,
    ChangeText,
    ChooseColor,
    ChooseType,
    CopySpell,
    CopyThis,
    Cost,
    Counter,
    DamageCost,
    DealDamage,
    DealOutCards,
    Deflect,
    DeflectChosen,
    Destroy,
    DestroyEach,
    Dig,
    Discard,
    DiscardAny,
    DiscardChosen,
    DiscardCost,
    DiscardRevealed,
    Draw,
    EachPlayer,
    Effect,
    ExchangeControl,
    ExtraCombat,
    ExtraTurn,
    Fight,
    FlipCoin,
    FlipUntilHeads,
    GainControl,
    GainLife,
    GainsProtection,
    Gets,
    HandToBottom,
    Has,
    IfSo,
    Later,
    LeaveCombat,
    LifeBecomes,
    LifeCost,
    LookAt,
    LookAtHand,
    LookAtTop,
    LoseLife,
    Loses,
    May,
    MayBlockMore,
    MayPay,
    Mill,
    MillHalf,
    MoveAim,
    MustAttackNow,
    NameTop,
    NextDraw,
    NoAttack,
    NoAttackTap,
    NoCombatDamage,
    NoPrevention,
    Prevent,
    PreventChosen,
    Provided,
    PutCounters,
    PutFromHand,
    PutToken,
    Redirect,
    Regenerate,
    RemoveBuried,
    RemoveCost,
    RemoveCounters,
    RemoveHand,
    Return,
    ReturnBuried,
    ReturnCost,
    ReturnOwn,
    ReturnRemoved,
    RevealAtRandom,
    RevealedToBottom,
    RevealTop,
    RevealUntil,
    Sacrifice,
    SacrificeCost,
    Search,
    SearchTop,
    Sheltered,
    ShowTop,
    Shroud,
    ShuffleGraveyard,
    SkipCombat,
    SkipTurn,
    StaysTapped,
    Strike,
    SureDamage,
    Tap,
    TapCost,
    TapOrUntap,
    This,
    TurnFaceDown,
    TurnFaceUp,
    Unblockable,
    Untap,
    WhileTapped,
    WinGame,
)
from grimorio.language.french import before, said, verb
from grimorio.language.phrases import Phrase, capital


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    return SENTENCES[type(word)](word, t, mood)


def _may(word: May, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    can = f"{said(person)} {verb('pouvoir').present(person)}"
    if by_another(word, t):
        return f"{can} faire que ceci se produise : {effects_text(word.effects, t)}"
    rest = effects_text(word.effects, t, "bare")
    return f"{can} faire {before('que', rest)}" if object_is_subject(word.effects[0]) else f"{can} {rest}"


def _later(word: Later, t: Telling, mood: Mood) -> str:
    at = {
        "end of turn": "à la fin du tour",
        "end of combat": "à la fin du combat",
        "next upkeep": "au début de l'entretien du prochain tour",
    }[word.when]
    deeds = word.effects
    if len(deeds) == 1 and isinstance(deeds[0], PutToken):
        return put_token(deeds[0], t, mood, f"{at} ")
    then = effects_text(deeds, t, mood)
    return f"{then} {at}" if short(word) else f"{at}, {then}"


def _may_pay(word: MayPay, t: Telling, mood: Mood) -> str:
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


def _if_so(word: IfSo, t: Telling, mood: Mood) -> str:
    """The sentences for `IfSo`: "… Si vous avez payé le coût de kick, à la place piochez deux cartes"."""
    if_ = f"{if_so(word.condition, t)}, "
    if not word.otherwise:
        return f"{if_}{effects_text(word.effects, t)}"
    first = effects_text(word.otherwise, t)
    return f"{first}. {capital(if_)}à la place {effects_text(word.effects, t)}"


def _provided(word: Provided, t: Telling, mood: Mood) -> str:
    """The sentence for `Provided`: "détruisez la créature ciblée si sa force est inférieure ou égale …"."""
    if nested(word.effects):
        return f"ne faites ceci que {if_so(word.condition, t)}: {effects_text(word.effects, t)}"
    return f"{effects_text(word.effects, t, mood)} {if_so(word.condition, t)}"


def _flip(word: FlipCoin, t: Telling, mood: Mood) -> str:
    """The sentences for `FlipCoin`: "lancez une pièce. Si vous perdez le lancer, sacrifiez-le"."""
    person = who(word.who, t)
    said_ = acts(person, "lancer", "une pièce", mood)
    for infinitive, effects in (("gagner", word.win), ("perdre", word.lose)):
        if effects:
            form_ = verb(infinitive).present(person)
            if_ = f"Si vous {form_}" if person.person == 2 else f"S'il {form_}"
            said_ += f". {if_} le lancer, {effects_text(effects, t)}"
    return said_


def _next_draw(word: NextDraw, t: Telling, mood: Mood) -> str:
    """The sentence for `NextDraw`: "la prochaine fois que vous devriez piocher une carte ce tour-ci, …"."""
    next_ = "la prochaine fois que vous devriez piocher une carte ce tour-ci"
    return f"{next_}, {effects_text(word.effects, t)} à la place"


def cost(word: Cost, t: Telling, person: Phrase, mood: Mood = "do") -> str:
    """The text of a cost as an action: "sacrifiez une créature", "payer {1}"; `person` is who pays."""

    def do(infinitive: str, rest: str) -> str:
        return f"{does(person, infinitive, mood)} {rest}"

    match word:
        case str():
            return do("payer", word)
        case SacrificeCost(that, count, x):
            if isinstance(that, This):
                return on("sacrifier", that, t, mood) if mood == "do" else do("sacrifier", said(name(t)))
            return do("sacrifier", said(some(that, count, x)))
        case DiscardCost(that, count, random, x):
            luck = " au hasard" if random else ""
            return do("se défausser", f"{said(some(that, count, x), 'de')}{luck} de {his(person, HAND)}")
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
        case ReturnCost(that, count):
            owns = "que vous contrôlez" if person.person == 2 else "qu'il contrôle"
            owner = "de son propriétaire" if count == 1 else "de leur propriétaire"
            return do("renvoyer", f"{said(some(that, count))} {owns} dans la main {owner}")
        case RemoveCost(that, count, x, "bottom"):
            there = f"de {his(person, GRAVEYARD)} au-dessous de {his(person, LIBRARY)}"
            return do("mettre", f"{said(some(that, count, x))} {there}")
        case RemoveCost(that, count, x):
            whose_ = "de votre cimetière" if person.person == 2 else "de son cimetière"
            return do("retirer", f"de la partie {said(some(that, count, x))} {whose_}")
        case _:  # a Payment
            return payment(word, t, person, do)


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
        form = verb(objects.verb_of(word)).present(subject(word.what, t))
        return f"{text.removesuffix(end)} et {form} {keyword(word.keyword)}{end}"
    how = joint(last, word)
    if mood == "bare" and how != "then":
        if object_is_subject(last) == object_is_subject(word) and ". " not in text:
            return f"{text} et {told_}"
        return f"{text}. Dans ce cas, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, puis {told_}"
        case "and":
            return f"{aside(text)} et {told_}"
    return f"{text}. {capital(told_)}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    DealDamage: deal_damage,
    GainLife: players.gain_life,
    LoseLife: players.lose_life,
    Draw: players.draw,
    Discard: discard,
    Destroy: objects.destroy,
    Sacrifice: objects.sacrifice,
    Return: give_back,
    Tap: objects.done,
    Untap: objects.done,
    TapOrUntap: objects.tap_or_untap,
    Counter: objects.counter,
    Regenerate: objects.done,
    Gets: objects.get,
    Has: objects.gain_keyword,
    Becomes: objects.become,
    Prevent: prevent,
    Redirect: objects.redirect,
    CantBlock: objects.cant_block,
    Shroud: objects.shroud,
    GainsProtection: objects.gain_protection,
    AddMana: manas.add_mana,
    Search: search,
    LookAtTop: players.look_at_top,
    Mill: players.mill,
    RevealTop: reveal_top,
    PutFromHand: players.put_from_hand,
    HandToBottom: players.hand_to_bottom,
    PutToken: put_token,
    PutCounters: objects.put_counters,
    LeaveCombat: objects.done,
    ReturnRemoved: objects.return_removed,
    ExtraCombat: players.extra_combat,
    SkipCombat: players.skip_combat,
    ChangeTarget: objects.change_target,
    ChangeText: objects.change_text,
    ChooseColor: players.choose_color,
    ChooseType: players.choose_type,
    NameTop: name_top,
    FlipUntilHeads: players.flip_until_heads,
    DealOutCards: players.deal_out_cards,
    May: _may,
    MayPay: _may_pay,
    Later: _later,
    IfSo: _if_so,
    Unblockable: objects.unblockable,
    Loses: objects.lose_keyword,
    GainControl: objects.gain_control,
    LookAtHand: players.look_at_hand,
    ShowTop: players.show_top,
    ShuffleGraveyard: players.shuffle_graveyard,
    TurnFaceUp: objects.turn,
    TurnFaceDown: objects.turn,
    LookAt: objects.done,
    WinGame: players.win_game,
    CantPlay: restraints.cant_play,
    Sheltered: restraints.sheltered,
    NoAttack: restraints.no_attack,
    LifeBecomes: restraints.life_becomes,
    CantRegenerate: restraints.cant_regenerate,
    ExtraTurn: restraints.extra_turn,
    MayBlockMore: restraints.may_block_more,
    AsThoughUnblocked: restraints.as_though_unblocked,
    AttacksAsNoWall: restraints.attacks_as_no_wall,
    BlockedByMany: restraints.blocked_by_many,
    NoCombatDamage: restraints.no_combat_damage,
    MillHalf: restraints.mill_half,
    MustAttackNow: restraints.must_attack_now,
    RemoveBuried: restraints.remove_buried,
    RemoveHand: restraints.remove_hand,
    SkipTurn: restraints.skip_turn,
    WhileTapped: tethered.while_tapped,
    Fight: fights.fight,
    BlocksThis: fights.blocks_this,
    ExchangeControl: exchanges.exchange_control,
    RemoveCounters: exchanges.remove_counters,
    CopyThis: copies.copy_this,
    CopySpell: copies.copy_spell,
    MoveAim: copies.move_aim,
    Dig: digging.dig,
    DiscardAny: digging.discard_any,
    DiscardRevealed: digging.discard_revealed,
    NextDraw: _next_draw,
    Provided: _provided,
    RevealAtRandom: digging.reveal_at_random,
    RevealUntil: digging.reveal_until,
    RevealedToBottom: digging.revealed_to_bottom,
    ReturnOwn: digging.return_own,
    SearchTop: digging.search_top,
    Deflect: harm.deflect,
    DeflectChosen: harm.deflect_chosen,
    PreventChosen: harm.prevent_chosen,
    Strike: harm.strike,
    SureDamage: harm.sure_damage,
    NoPrevention: harm.no_prevention,
    DestroyEach: harm.destroy_each,
    ReturnBuried: digging.return_buried,
    DiscardChosen: digging.discard_chosen,
    NoAttackTap: restraints.no_attack_tap,
    StaysTapped: restraints.stays_tapped,
    FlipCoin: _flip,
    **searching.SENTENCES,
    **fortunes.SENTENCES,
    **granting.SENTENCES,
    **dealings.SENTENCES,
    **responses.SENTENCES,
    **endings.SENTENCES,
    **auras.SENTENCES,
    **paired.SENTENCES,
    **averted.SENTENCES,
}
"""For each class of effects, the function that writes its text."""
