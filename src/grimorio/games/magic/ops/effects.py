"""The operations that carry out the effects of cards, and the compilation of effects and of whole cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from grimorio.games.magic.meaning.abilities import Deeds, Op, Program
from grimorio.games.magic.meaning.book import Book
from grimorio.games.magic.meaning.conditions import compiled
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.scope import Scope, demand
from grimorio.games.magic.ops.auras import OPS as AURAS
from grimorio.games.magic.ops.averting import OPS as AVERTING
from grimorio.games.magic.ops.cards import (
    DiscardOp,
    DrawOp,
    HandToBottomOp,
    LookAtTopOp,
    MillOp,
    NameTopOp,
    PutFromHandOp,
    RevealTopOp,
    SearchOp,
    SeeOp,
    ShuffleGraveyardOp,
)
from grimorio.games.magic.ops.compiler import Compiler
from grimorio.games.magic.ops.copies import CopySpellOp, CopyThisOp
from grimorio.games.magic.ops.damage import (
    ChangeLifeOp,
    DealDamageOp,
    FlipUntilHeadsOp,
    PreventOp,
    PutCountersOp,
    RedirectOp,
    RegenerateOp,
)
from grimorio.games.magic.ops.dealings import OPS as DEALINGS
from grimorio.games.magic.ops.digging import (
    DigOp,
    DiscardAnyOp,
    DiscardChosenOp,
    DiscardRevealedOp,
    ReturnBuriedOp,
    ReturnOwnOp,
    RevealAtRandomOp,
    RevealedToBottomOp,
    RevealUntilOp,
    SearchTopOp,
)
from grimorio.games.magic.ops.endings import OPS as ENDINGS
from grimorio.games.magic.ops.exchanges import ExchangeControlOp, RemoveCountersOp
from grimorio.games.magic.ops.fights import BlocksThisOp, FightOp
from grimorio.games.magic.ops.flow import (
    AddManaOp,
    ChangeTargetOp,
    CounterOp,
    GateOp,
    LaterOp,
    MayOp,
    MayPayOp,
    MoveAimOp,
    NextDrawOp,
    PhasesOp,
    ProvidedOp,
    SkipOp,
    WinGameOp,
)
from grimorio.games.magic.ops.fortunes import HALF, FlipOp
from grimorio.games.magic.ops.fortunes import OPS as FORTUNES
from grimorio.games.magic.ops.granting import OPS as GRANTING
from grimorio.games.magic.ops.harm import (
    AlsoOp,
    DeflectChosenOp,
    DeflectOp,
    DestroyEachOp,
    NoPreventionOp,
    PreventChosenOp,
    StrikeOp,
)
from grimorio.games.magic.ops.keywords import (
    CumulativeUpkeepOp,
    FadingOp,
    MadnessOp,
    ProvokeOp,
    RampageOp,
    StormOp,
)
from grimorio.games.magic.ops.lasting import (
    BecomesOp,
    CantBlockOp,
    ChangeTextOp,
    ChooseColorOp,
    ChooseTypeOp,
    GainControlOp,
    GainsProtectionOp,
    GetsOp,
    HasOp,
    LosesOp,
    ShroudOp,
    UnblockableOp,
)
from grimorio.games.magic.ops.linked import ReturnRemovedOp
from grimorio.games.magic.ops.lives import OPS as LIVES
from grimorio.games.magic.ops.lives import matched
from grimorio.games.magic.ops.objects import (
    DealOutCardsOp,
    DestroyOp,
    LeaveCombatOp,
    PutTokenOp,
    ReturnOp,
    SacrificeOp,
    TapOp,
    TapOrUntapOp,
)
from grimorio.games.magic.ops.paired import OPS as PAIRED
from grimorio.games.magic.ops.phasing import CantPhaseOutOp, PhaseOutOp
from grimorio.games.magic.ops.responses import OPS as RESPONSES
from grimorio.games.magic.ops.restraints import (
    CantPlayOp,
    LifeBecomesOp,
    MillHalfOp,
    MustAttackNowOp,
    NoAttackOp,
    RemoveBuriedOp,
    RemoveHandOp,
    ShelteredOp,
    StaysTappedOp,
    ThisTurnOp,
    TurnsOp,
)
from grimorio.games.magic.ops.searching import OPS as SEARCHING
from grimorio.games.magic.ops.tethered import WhileTappedOp
from grimorio.games.magic.ops.turning import LookAtOp, TurnFaceDownOp, TurnFaceUpOp
from grimorio.games.magic.words import copies, digging, fights, harm, phasing, restraints, tokens
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words.abilities import Card
from grimorio.games.magic.words.mechanisms import (
    CumulativeCost,
    CumulativeUpkeep,
    Fading,
    Madness,
    Provoke,
    Rampage,
    Storm,
)
from grimorio.games.magic.words.returning import ReturnBuried, ReturnOwn
from grimorio.games.magic.words.triggers import Kicked
from grimorio.kernel.playable import Unplayable

OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.DealDamage: DealDamageOp,
    words.GainLife: ChangeLifeOp,
    words.LoseLife: ChangeLifeOp,
    words.Draw: DrawOp,
    words.Discard: DiscardOp,
    words.Destroy: DestroyOp,
    words.Sacrifice: SacrificeOp,
    words.Return: ReturnOp,
    words.Tap: TapOp,
    words.Untap: TapOp,
    words.TapOrUntap: TapOrUntapOp,
    words.Counter: CounterOp,
    words.Regenerate: RegenerateOp,
    words.Gets: GetsOp,
    words.Has: HasOp,
    words.Becomes: BecomesOp,
    words.Prevent: PreventOp,
    words.Redirect: RedirectOp,
    words.CantBlock: CantBlockOp,
    words.Shroud: ShroudOp,
    words.GainsProtection: GainsProtectionOp,
    words.AddMana: AddManaOp,
    words.Search: SearchOp,
    words.LookAtTop: LookAtTopOp,
    words.Mill: MillOp,
    words.RevealTop: RevealTopOp,
    words.PutFromHand: PutFromHandOp,
    words.HandToBottom: HandToBottomOp,
    words.PutToken: PutTokenOp,
    words.PutCounters: PutCountersOp,
    words.LeaveCombat: LeaveCombatOp,
    words.ReturnRemoved: ReturnRemovedOp,
    words.ExtraCombat: PhasesOp,
    words.SkipCombat: PhasesOp,
    words.ChangeTarget: ChangeTargetOp,
    words.ChangeText: ChangeTextOp,
    words.ChooseColor: ChooseColorOp,
    words.ChooseType: ChooseTypeOp,
    words.NameTop: NameTopOp,
    words.FlipUntilHeads: FlipUntilHeadsOp,
    words.DealOutCards: DealOutCardsOp,
    words.Later: LaterOp,
    words.Unblockable: UnblockableOp,
    words.Loses: LosesOp,
    words.GainControl: GainControlOp,
    words.LookAtHand: SeeOp,
    words.ShowTop: SeeOp,
    words.ShuffleGraveyard: ShuffleGraveyardOp,
    words.TurnFaceUp: TurnFaceUpOp,
    words.TurnFaceDown: TurnFaceDownOp,
    words.LookAt: LookAtOp,
    words.WinGame: WinGameOp,
    harm.Deflect: DeflectOp,
    harm.DeflectChosen: DeflectChosenOp,
    harm.PreventChosen: PreventChosenOp,
    harm.Strike: StrikeOp,
    harm.SureDamage: DealDamageOp,
    harm.NoPrevention: NoPreventionOp,
    digging.Dig: DigOp,
    digging.DiscardAny: DiscardAnyOp,
    digging.DiscardChosen: DiscardChosenOp,
    digging.DiscardRevealed: DiscardRevealedOp,
    digging.RevealAtRandom: RevealAtRandomOp,
    digging.RevealUntil: RevealUntilOp,
    digging.RevealedToBottom: RevealedToBottomOp,
    digging.SearchTop: SearchTopOp,
    ReturnBuried: ReturnBuriedOp,
    ReturnOwn: ReturnOwnOp,
    restraints.CantPlay: CantPlayOp,
    restraints.Sheltered: ShelteredOp,
    restraints.NoAttack: NoAttackOp,
    restraints.MustAttackNow: MustAttackNowOp,
    restraints.LifeBecomes: LifeBecomesOp,
    restraints.CantRegenerate: ThisTurnOp,
    restraints.MayBlockMore: ThisTurnOp,
    restraints.AsThoughUnblocked: ThisTurnOp,
    restraints.AttacksAsNoWall: ThisTurnOp,
    restraints.BlockedByMany: ThisTurnOp,
    restraints.NoAttackTap: ThisTurnOp,
    restraints.StaysTapped: StaysTappedOp,
    restraints.NoCombatDamage: ThisTurnOp,
    restraints.ExtraTurn: TurnsOp,
    restraints.SkipTurn: TurnsOp,
    restraints.RemoveBuried: RemoveBuriedOp,
    restraints.RemoveHand: RemoveHandOp,
    restraints.MillHalf: MillHalfOp,
    words.WhileTapped: WhileTappedOp,
    fights.Fight: FightOp,
    fights.BlocksThis: BlocksThisOp,
    phasing.PhaseOut: PhaseOutOp,
    phasing.CantPhaseOut: CantPhaseOutOp,
    tokens.ExchangeControl: ExchangeControlOp,
    tokens.RemoveCounters: RemoveCountersOp,
    copies.CopyThis: CopyThisOp,
    copies.MoveAim: MoveAimOp,
    copies.CopySpell: CopySpellOp,
    Provoke: ProvokeOp,
    Fading: FadingOp,
    CumulativeUpkeep: CumulativeUpkeepOp,
    CumulativeCost: CumulativeUpkeepOp,
    Rampage: RampageOp,
    Madness: MadnessOp,
    Storm: StormOp,
    **SEARCHING,
    **FORTUNES,
    **ENDINGS,
    **AURAS,
    **PAIRED,
    **AVERTING,
    **GRANTING,
    **DEALINGS,
    **RESPONSES,
    **LIVES,
}
"""The operation for each class of effect, but for `May` and `MayPay`, which `_ops` compiles itself."""


def book(cards: Iterable[Card], choices: dict[str, str]) -> Book:
    """All cards of a game, compiled, with the options `choices`.

    Raises:
        kernel.SetupError: there are too many cards.
        Unplayable: an ability of a card cannot be played.
    """
    return Book(cards, choices, compile_effects, matched)


def wrong_with(card: Card) -> list[Unplayable]:
    """The mistakes in the abilities of a card; empty if the card can be played.

    Raises:
        Unplayable: there is a mistake in another part of the card.
    """
    return Face(0, card, book((), {})).wrong


def compile_effects(effects: tuple[words.Effect | Deeds, ...], program: Program, scope: Scope) -> list[Op]:
    """Compile the effects of a spell or ability, in order, and note each word "target" in `scope`.

    Raises Unplayable: an effect refers to something that is not there, or means nothing in its place.
    """
    return _ops(effects, Compiler(program, scope))


def _perhaps(effects: tuple[words.Effect, ...], k: Compiler) -> list[Op]:
    """Compile, with `k`, effects that happen only if a player decides or pays for it.

    Effects after them cannot refer to a colour or type that they choose.
    """
    scope: Scope = k.scope
    chosen = scope.chosen
    inner = _ops(effects, k)
    scope.chosen = chosen
    return inner


def _paid_for(effect: words.MayPay, k: Compiler) -> tuple[MayPayOp, list[Op]]:
    """Compile effects for which a player may pay; where paying stops them, their text comes first.

    Returns (the payment, the effects).
    """
    if effect.otherwise:
        inner = _perhaps(effect.effects, k)
        paying = MayPayOp(effect, k)
    else:
        paying = MayPayOp(effect, k)
        scope: Scope = k.scope
        paid = scope.paid
        scope.paid = paid or paying.price.sacrifices == 1
        inner = _perhaps(effect.effects, k)
        scope.paid = paid
    return paying, inner


def _gated(effect: words.IfSo, k: Compiler) -> list[Op]:
    """Compile effects that happen only if a condition is true, and those that happen otherwise.

    Where the condition is that a kicker cost was paid, which is known as targets are chosen, the effects may
    have targets of their own (MTG8-CR-KICK-3).

    Raises Unplayable: an effect behind another condition has a target, which would have to be chosen even if
    the condition is not true.
    """
    first = _perhaps(effect.otherwise, k)
    gate = GateOp(effect, k, bool(effect.otherwise))
    scope: Scope = k.scope
    targets = len(scope.targets)
    then = _perhaps(effect.effects, k)
    aims = len(scope.targets) > targets
    if isinstance(effect.condition, Kicked) and not effect.otherwise:
        for rules in scope.targets[targets:]:
            rules.gate = gate.condition
            aims = False
    demand(not aims, effect, "effects", "the targets stand before the condition", cause="word-gate-target")
    if effect.otherwise:
        first.append(SkipOp(len(then)))
    gate.deed.count = len(first) or len(then)
    return [gate, *first, *then]


_SENTENCES: Final = (
    *(words.Counter, words.DealDamage, words.Destroy, words.Discard, words.Draw, words.GainLife),
    *(words.LoseLife, words.PutToken, ReturnOwn, words.Return, words.Tap, words.Untap, words.WinGame),
)
"""The effects whose text is one sentence, behind which a condition or "instead" may stand."""


def _one_sentence(effect: words.Provided | words.NextDraw) -> None:
    """Refuse other effects than a single one of one sentence. Raises Unplayable: there are others."""
    first = effect.effects[0] if len(effect.effects) == 1 else None
    plain_ = isinstance(first, _SENTENCES) and not (
        (isinstance(first, words.Destroy) and not first.regenerate)
        or (isinstance(first, words.Discard) and (first.chooser == "you" or first.all_of is not None))
        or (isinstance(first, words.Counter) and first.removed)
    )
    demand(plain_, effect, "effects", "expected one effect of one sentence", cause="word-sentence")


def _provided(effect: words.Provided, k: Compiler) -> list[Op]:
    """Compile effects that happen only if the condition said after them is true."""
    _one_sentence(effect)
    inner = _perhaps(effect.effects, k)
    return [ProvidedOp(compiled(effect.condition, k.scope), len(inner)), *inner]


def _flipped(effect: words.FlipCoin, k: Compiler) -> list[Op]:
    """Compile a coin flip, the effect that happens if it is won, and the one if it is lost."""
    flip = FlipOp(effect, k)
    win = _perhaps(effect.win, k)
    lose = _perhaps(effect.lose, k)
    if win and lose:
        win.append(SkipOp(len(lose)))
    flip.wins, flip.loses = len(win), len(lose)
    if not win:
        win = [SkipOp(len(lose))]
        flip.wins = 1
    for op in (*win, *lose):
        op.deed.share *= HALF
    return [flip, *win, *lose]


def _instead(effect: words.NextDraw, k: Compiler) -> list[Op]:
    """Compile effects that happen instead of a draw: what was done before is no longer known then.

    Raises Unplayable: they refer to something that their ability does not have then.
    """
    _one_sentence(effect)
    shield = NextDrawOp()
    scope: Scope = k.scope
    way, chosen = scope.way, scope.chosen
    scope.way = None
    inner = _ops(effect.effects, k)
    scope.way, scope.chosen = way, chosen
    shield.deed.count = len(inner)
    return [shield, *inner]


def _ops(effects: tuple[words.Effect | Deeds, ...], k: Compiler) -> list[Op]:
    ops: list[Op] = []
    for place, effect in enumerate(effects):
        if isinstance(effect, words.IfSo):
            last = k.program.effects[-1] is effect and (place == 0 or not effect.otherwise)
            demand(last, effect, "", "a condition stands at the end of the text", cause="word-gate-last")
            ops += _gated(effect, k)
        elif isinstance(effect, harm.DestroyEach):
            both = DestroyEachOp(effect, k)
            ops += [both, *[AlsoOp(which, effect.regenerate) for which in both.all[1:]]]
        elif isinstance(effect, words.Provided):
            ops += _provided(effect, k)
        elif isinstance(effect, words.FlipCoin):
            ops += _flipped(effect, k)
        elif isinstance(effect, words.NextDraw):
            ops += _instead(effect, k)
        elif isinstance(effect, words.May):
            may = MayOp(effect, k)
            inner = _perhaps(effect.effects, k)
            may.deed.count = len(inner)
            ops += [may, *inner]
        elif isinstance(effect, words.MayPay):
            paying, inner = _paid_for(effect, k)
            paying.deed.count = len(inner)
            ops += [paying, *inner]
        else:
            ops.append(OPS[effect.__class__](effect, k))
    return ops
