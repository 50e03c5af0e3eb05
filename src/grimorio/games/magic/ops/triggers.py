"""The events that trigger abilities, compiled: which events they are, and what each tells the ability."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.abilities import Matcher
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import (
    GRAVEYARD,
    PERMANENTS,
    PLAYERS,
    STACK,
    Scope,
    one_of,
)
from grimorio.games.magic.ops.auras import happening
from grimorio.games.magic.ops.combat_events import combat_event
from grimorio.games.magic.ops.endings import TheirStep
from grimorio.games.magic.ops.phasing import Phases
from grimorio.games.magic.ops.zones import Dies, Enters, Leaves, Subject, ToHand, batch_of
from grimorio.games.magic.rules.discards import Cycled, Discard
from grimorio.games.magic.rules.events import (
    ATTACK,
    BLOCK,
    DAMAGE,
    DISCARD,
    DRAW,
    FOR_MANA,
    PLAYED,
    STEP,
    TAP,
    TARGET,
    TURN_UP,
    BeginStep,
    DrawCard,
)
from grimorio.games.magic.rules.face_down import TurnUp
from grimorio.games.magic.rules.marks import Attack, Block, Damage, Played, Tap, TappedForMana, Targeted
from grimorio.games.magic.state.objects import DRAW as DRAW_STEP
from grimorio.games.magic.state.objects import (
    END,
    UPKEEP,
    OnStack,
    Permanent,
    player,
    seat_of,
)
from grimorio.games.magic.words import triggers as words
from grimorio.games.magic.words.auras import EnchantedLeaves
from grimorio.games.magic.words.counted import HasMany
from grimorio.games.magic.words.endings import TheirTurnEnds, TheirUpkeep
from grimorio.games.magic.words.further import FurtherEvent
from grimorio.games.magic.words.phasing import PhasingEvent
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

BEGINNINGS: Final = {"upkeep": UPKEEP, "draw": DRAW_STEP, "end": END}
ANY: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
WHO: Final = {"any": ANY, "each": ANY, "you": YOU, "opponent": OPPONENT}


def is_who(who: int, seat: Seat, c: Context) -> bool:
    """Whether a seat is the player that `who` asks for: any player, you, or an opponent of yours."""
    return who == ANY or (seat == c.you) == (who == YOU)


class Deals(Matcher):
    """The trigger on a source dealing damage: once in all, or with `to` once for each recipient that fits."""

    def __init__(self, on: words.DealsDamage, scope: Scope) -> None:
        self.what = Subject(on.what, scope)
        self.to = Filter(on.to, scope, PERMANENTS | PLAYERS) if on.to is not None else None
        to = self.to.means if self.to is not None else 0
        self.dealt = to == PERMANENTS
        super().__init__(DAMAGE, on.to if self.dealt else on.what)
        if to & PERMANENTS and not self.dealt:
            self.noun, self.that = None, 0
        self.who = to == PLAYERS
        self.combat = on.combat
        self.much = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Damage) or not self.concerned(p, event, it, c):
            return False
        much = event.amount
        if self.to is None:
            much = 0
            for other in batch_of(p):
                if isinstance(other, Damage) and other.source == event.source:
                    if not much and other is not event:
                        return False
                    much += other.amount
        c.that = event.to if self.dealt else event.source
        c.who = seat_of(event.to) if event.to < 0 else p.things[event.to].controller
        c.much = much
        return True

    def concerned(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Damage) or (self.combat and not event.combat) or not it.in_play:
            return False
        source = p.things[event.source]
        if not isinstance(source, Permanent) or not source.in_play:
            return False
        return self.what.fits(p, event.source, it, c) and (self.to is None or self.to.fits(p, event.to, c))


class IsDealt(Matcher):
    """The trigger on a permanent being dealt damage, once for all sources at the same time.

    Rule MTG8-GLOSS-Danno-1.
    """

    def __init__(self, on: words.IsDealtDamage, scope: Scope) -> None:
        super().__init__(DAMAGE, on.what)
        self.what = Subject(on.what, scope)
        self.much = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Damage) or event.to < 0 or not self.what.fits(p, event.to, it, c):
            return False
        much = 0
        for other in batch_of(p):
            if isinstance(other, Damage) and other.to == event.to:
                if not much and other is not event:
                    return False
                much += other.amount
        c.that = event.to
        c.who = p.things[event.to].controller
        c.much = much
        return True


class TurnsUp(Matcher):
    """The trigger on a face-down permanent being turned face up (MTG8-CR-MORPH-4)."""

    def __init__(self, on: words.TurnedUp, scope: Scope) -> None:
        super().__init__(TURN_UP, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, TurnUp) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = event.seat
        return True


class Attacking(Matcher):
    """The trigger on a creature attacking; the player of the event is the defending player (MTG8-3.3b-1)."""

    def __init__(self, on: words.Attacks, scope: Scope) -> None:
        super().__init__(ATTACK, on.what)
        self.what = Subject(on.what, scope)
        self.defender = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Attack) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = event.seat
        return True


class Blocking(Matcher):
    """The trigger on a creature blocking: once, or with `whom` once for each such attacker (MTG8-3.3c-1)."""

    def __init__(self, on: words.Blocks, scope: Scope) -> None:
        super().__init__(BLOCK, on.what if on.whom is None else on.whom)
        self.what = Subject(on.what, scope)
        self.whom = Subject(on.whom, scope) if on.whom is not None else None

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Block) or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        if self.whom is not None:
            if not self.whom.fits(p, event.attacker, it, c):
                return False
            c.that = event.attacker
        elif p.things[event.key].blocks[0] != event.attacker:
            return False
        c.who = p.things[event.key].controller
        return True


class Blocked(Matcher):
    """The trigger on a creature becoming blocked: once in all, or with `by` once for each such blocker.

    Rule MTG8-GLOSS-Creatura_bloccata.
    """

    def __init__(self, on: words.BecomesBlocked, scope: Scope) -> None:
        super().__init__(BLOCK, on.what if on.by is None else on.by)
        self.what = Subject(on.what, scope)
        self.by = Subject(on.by, scope) if on.by is not None else None

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Block) or not self.what.fits(p, event.attacker, it, c):
            return False
        c.that = event.attacker
        if self.by is not None:
            if not self.by.fits(p, event.key, it, c):
                return False
            c.that = event.key
        elif not event.first:
            return False
        c.who = p.things[event.key].controller
        return True


class Tapping(Matcher):
    """The trigger on a permanent becoming tapped (MTG8-GLOSS-TAPpare-1)."""

    def __init__(self, on: words.BecomesTapped, scope: Scope) -> None:
        super().__init__(TAP, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Tap) or event.untap or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True


class ForMana(Matcher):
    """The trigger on a permanent being tapped for mana (MTG8-GLOSS-Abilita_di_mana)."""

    def __init__(self, on: words.TappedForMana, scope: Scope) -> None:
        super().__init__(FOR_MANA, on.what)
        self.what = Subject(on.what, scope)
        self.by = WHO[on.by]
        self.who = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, TappedForMana) or not is_who(self.by, event.seat, c):
            return False
        if not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = event.seat
        return True


class BecomesTarget(Matcher):
    """The trigger on a permanent becoming the target of a spell or ability (MTG8-GLOSS-Bersaglio-1)."""

    def __init__(self, on: words.BecomesTarget | words.ThisBecomesTarget, scope: Scope) -> None:
        super().__init__(TARGET, on.what)
        self.what = Subject(on.what, scope)

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Targeted) or event.key < 0 or not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True


class Plays(Matcher):
    """The trigger on a player having played a spell that fits a noun (MTG8-GLOSS-Giocare-2)."""

    def __init__(self, on: words.Plays, scope: Scope) -> None:
        super().__init__(PLAYED, on.spell)
        self.who = True
        self.player = WHO[on.who]
        self.spell = Filter(on.spell, scope, STACK)
        self.that = STACK

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Played) or event.kind != "spell" or not is_who(self.player, event.seat, c):
            return False
        spell = p.things[event.key]
        if not isinstance(spell, OnStack) or not self.spell.spell(p, event.key, spell, c):
            return False
        c.that = event.key
        c.who = event.seat
        return True


class Draws(Matcher):
    """The trigger on a player having drawn a card (MTG8-GLOSS-Pescare-2).

    A draw from an empty library does not trigger it.
    """

    def __init__(self, on: words.Draws) -> None:
        super().__init__(DRAW)
        self.who = True
        self.drawer = WHO[on.who]

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, DrawCard) or not is_who(self.drawer, event.seat, c):
            return False
        drawer = player(p, event.seat)
        if drawer.thirsty and not drawer.library:
            return False
        c.who = event.seat
        return True


class Discards(Matcher):
    """The trigger on a player discarding a card (MTG8-GLOSS-Scartare)."""

    def __init__(self, on: words.Discards) -> None:
        super().__init__(0 if on.this else DISCARD)
        self.from_hand = on.this
        self.discarder = WHO[on.who]
        self.who = not on.this
        if on.this:
            one_of(on, "who", on.who, ("you",))
            self.this = GRAVEYARD

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Discard) or self.from_hand or not is_who(self.discarder, event.seat, c):
            return False
        c.who = event.seat
        return True


class Cycles(Matcher):
    """The trigger on a player cycling a card (MTG8-CR-CYCLE-2)."""

    def __init__(self, on: words.Cycles) -> None:
        super().__init__(0 if on.this else DISCARD)
        self.from_hand = self.cycles = on.this
        self.cycler = WHO[on.who]
        self.who = not on.this
        if on.this:
            one_of(on, "who", on.who, ("you",))
            self.this = GRAVEYARD

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Cycled) or self.from_hand or not is_who(self.cycler, event.seat, c):
            return False
        c.who = event.seat
        return True


class Begins(Matcher):
    """The trigger on a step of a turn beginning (MTG8-GLOSS-Al)."""

    def __init__(self, on: words.Beginning) -> None:
        super().__init__(STEP)
        self.who = on.whose != "you"  # a text says "you" then, and "that player" of somebody else
        self.step = BEGINNINGS[on.step]
        self.whose = WHO[on.whose]

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, BeginStep) or event.step != self.step:
            return False
        if not is_who(self.whose, event.seat, c):
            return False
        c.who = event.seat
        return True


def further_event(on: FurtherEvent, scope: Scope) -> Matcher:
    """Compile an event of a further module. Raises Unplayable: it refers to what is not there."""
    if isinstance(on, EnchantedLeaves | HasMany):
        return happening(on, scope)
    if isinstance(on, TheirTurnEnds | TheirUpkeep):
        return TheirStep(on, scope)
    return Phases(on, scope) if isinstance(on, PhasingEvent) else combat_event(on, scope)


def matcher(on: words.Trigger, scope: Scope) -> Matcher:
    """Compile an event that triggers an ability.

    Raises:
        TypeError: `on` is a state, which is not an event.
        Unplayable: it refers to something that its card does not have.
    """
    if isinstance(on, words.ComesIntoPlay):
        return Enters(on, scope)
    if isinstance(on, words.GoesToGraveyard):
        return Dies(on, scope)
    if isinstance(on, words.LeavesPlay):
        return Leaves(on, scope)
    if isinstance(on, words.ReturnsToHand):
        return ToHand(on, scope)
    if isinstance(on, words.DealsDamage):
        return Deals(on, scope)
    if isinstance(on, words.IsDealtDamage):
        return IsDealt(on, scope)
    if isinstance(on, words.TurnedUp):
        return TurnsUp(on, scope)
    if isinstance(on, words.Attacks):
        return Attacking(on, scope)
    if isinstance(on, words.Blocks):
        return Blocking(on, scope)
    if isinstance(on, words.BecomesBlocked):
        return Blocked(on, scope)
    if isinstance(on, words.BecomesTapped):
        return Tapping(on, scope)
    if isinstance(on, words.TappedForMana):
        return ForMana(on, scope)
    if isinstance(on, words.BecomesTarget | words.ThisBecomesTarget):
        return BecomesTarget(on, scope)
    if isinstance(on, words.Plays):
        return Plays(on, scope)
    if isinstance(on, words.Draws):
        return Draws(on)
    if isinstance(on, words.Discards):
        return Discards(on)
    if isinstance(on, words.Cycles):
        return Cycles(on)
    if isinstance(on, words.Beginning):
        return Begins(on)
    if isinstance(on, FurtherEvent):
        return further_event(on, scope)
    raise TypeError(f"{type(on).__name__} is no event")
