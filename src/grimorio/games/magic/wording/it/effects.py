"""The text of effects in Italian: of one effect, and of several joined into sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.it import (
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
from grimorio.games.magic.wording.it.amounts import DAMAGE, LIFE, cards, measured
from grimorio.games.magic.wording.it.deeds import (
    Mood,
    acts,
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
from grimorio.games.magic.wording.it.nouns import (
    GRAVEYARD,
    HAND,
    LIBRARY,
    his,
    keyword,
    name,
    some,
    who,
)
from grimorio.games.magic.wording.it.payments import payment
from grimorio.games.magic.wording.it.triggers import condition
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
from grimorio.language.italian import said, verb
from grimorio.language.phrases import Phrase, capital


def effect(word: Effect, t: Telling, mood: Mood = "do") -> str:
    """The text of one effect, without initial capital and final full stop; it may be several sentences."""
    return SENTENCES[type(word)](word, t, mood)


def _may(word: May, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    subject_ = "" if person.person == 2 else f"{said(person)} "
    if by_another(word, t):
        so = does(person, "far sì che accada questo", "may")
        return f"{subject_}{so}: {effects_text(word.effects, t)}"
    can = does(person, "far sì che" if object_is_subject(word.effects[0]) else "", "may").strip()
    return f"{subject_}{can} {effects_text(word.effects, t, 'bare')}"


def _later(word: Later, t: Telling, mood: Mood) -> str:
    at = {
        "end of turn": "alla fine del turno",
        "end of combat": "alla fine del combattimento",
        "next upkeep": "all'inizio del mantenimento del prossimo turno",
    }[word.when]
    then = effects_text(word.effects, t, mood)
    return f"{then} {at}" if short(word) else f"{at}, {then}"


def _may_pay(word: MayPay, t: Telling, mood: Mood) -> str:
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


def _if_so(word: IfSo, t: Telling, mood: Mood) -> str:
    """The sentences for `IfSo`: "… Se hai pagato il costo di potenziamento, invece pesca due carte"."""
    if_ = f"se {condition(word.condition, t)}, "
    if not word.otherwise:
        return f"{if_}{effects_text(word.effects, t)}"
    first = effects_text(word.otherwise, t)
    return f"{first}. {capital(if_)}invece {effects_text(word.effects, t)}"


def _provided(word: Provided, t: Telling, mood: Mood) -> str:
    """The sentence for `Provided`: "distruggi la creatura bersaglio se la sua forza è pari o …"."""
    if nested(word.effects):
        return f"fai questo solo se {condition(word.condition, t)}: {effects_text(word.effects, t)}"
    return f"{effects_text(word.effects, t, mood)} se {condition(word.condition, t)}"


def _flip(word: FlipCoin, t: Telling, mood: Mood) -> str:
    """The sentences for `FlipCoin`: "lancia una moneta. Se perdi il lancio, sacrificalo"."""
    person = who(word.who, t, "il")
    said_ = acts(person, "lanciare", "una moneta", mood)
    for infinitive, effects in (("vincere", word.win), ("perdere", word.lose)):
        if effects:
            said_ += f". Se {verb(infinitive).present(person)} il lancio, {effects_text(effects, t)}"
    return said_


def _next_draw(word: NextDraw, t: Telling, mood: Mood) -> str:
    """The sentence for `NextDraw`: "la prossima volta che pescheresti una carta in questo turno, …"."""
    next_ = "la prossima volta che pescheresti una carta in questo turno"
    return f"{next_}, invece {effects_text(word.effects, t)}"


def cost(word: Cost, t: Telling, person: Phrase, mood: Mood = "do") -> str:
    """The text of a cost as an action: "sacrifica una creatura", "spendere {1}"; `person` is who pays."""

    def do(infinitive: str, rest: str) -> str:
        return f"{does(person, infinitive, mood)} {rest}"

    match word:
        case str():
            return do("spendere", word)
        case SacrificeCost(that, count, x):
            if isinstance(that, This) and person.person == 2:
                return on("sacrificare", that, t, mood)
            return do("sacrificare", said(name(t) if isinstance(that, This) else some(that, count, x)))
        case DiscardCost(that, count, random, x):
            luck = " a caso" if random else ""
            return do("scartare", f"{said(some(that, count, x))}{luck} {his(person, HAND, 'da')}")
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
        case ReturnCost(that, count):
            owns = "che controlli" if person.person == 2 else "che controlla"
            owner = "al suo proprietario" if count == 1 else "ai loro proprietari"
            return do("rimandare", f"{said(some(that, count))} {owns} in mano {owner}")
        case RemoveCost(that, count, x, "bottom"):
            there = f"{his(person, GRAVEYARD, 'da')} in fondo {his(person, LIBRARY, 'a')}"
            return do("mettere", f"{said(some(that, count, x))} {there}")
        case RemoveCost(that, count, x):
            whose_ = "nel tuo cimitero" if person.person == 2 else "nel proprio cimitero"
            return do("rimuovere", f"dal gioco {said(some(that, count, x))} {whose_}")
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
        form = verb(objects.verb_of(word)).present(subject(word.what, t))
        return f"{text.removesuffix(end)} e {form} {keyword(word.keyword)}{end}"
    how = joint(last, word)
    if mood == "bare" and how != "then":
        if object_is_subject(last) == object_is_subject(word) and ". " not in text:
            return f"{text} e {told_}"
        return f"{text}. In tal caso, {effect(word, t)}"
    match how:
        case "then":
            return f"{text}, poi {told_}"
        case "and":
            same = isinstance(last, Untap) or getattr(last, "who", None) == getattr(word, "who", None)
            return f"{text} e {'' if same or getattr(word, 'who', None) != YOU else 'tu '}{told_}"
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
