"""The slow interpreter of card words: effects that hand over, hide and shuffle."""

from __future__ import annotations

from grimorio.games.magic.words import (
    AsThoughUnblocked,
    AttacksAsNoWall,
    BlockedByMany,
    CantPlay,
    CantRegenerate,
    CopySpell,
    CopyThis,
    DeflectChosen,
    ExchangeControl,
    ExtraTurn,
    Fight,
    GainControl,
    Gains,
    HandToBottom,
    LifeBecomes,
    LookAt,
    LookAtHand,
    Loses,
    MayBlockMore,
    MillHalf,
    MoveAim,
    MustAttackNow,
    NoAttack,
    NoAttackTap,
    NoCombatDamage,
    RemoveBuried,
    RemoveCounters,
    RemoveHand,
    Sheltered,
    ShowTop,
    ShuffleGraveyard,
    SkipTurn,
    StaysTapped,
    SwitchSize,
    TurnFaceDown,
    TurnFaceUp,
    TypeBecomes,
    Unblockable,
    WhileTapped,
    WinGame,
)
from tests.games.magic.slow.announced import HurtAndCards
from tests.games.magic.slow.nouns import ORDER
from tests.games.magic.slow.world import Change, Like
from tests.games.slow_reading import NotRead


class MoreEffects(HurtAndCards):
    """The part of the slow interpreter that executes effects which change hands."""

    def Unblockable(self, word: Unblockable) -> None:
        self.w.unblockable.append(self.w.now(self.there(word.what, "unblockable")))

    def Loses(self, word: Loses) -> None:
        def lose(like: Like, _: object) -> None:
            like.keywords.discard(word.keyword)

        names = self.there(word.what, "loses")
        self.w.changes.append(Change(self.w.now(names), lose, True))

    def GainControl(self, word: GainControl) -> None:
        names = self.there(word.what, "control")
        seat = self.player(word.who)
        for name in names if seat is not None else ():
            thing = self.w.things[name]
            if thing.controller != seat:
                thing.controller = int(seat)
                self.w.uninvolved(name)

    def WhileTapped(self, word: WhileTapped) -> None:
        raise NotRead("an instant does not remain tapped: tests/games/magic/test_tethered.py")

    def ExchangeControl(self, word: ExchangeControl) -> None:
        raise NotRead("two references at once: tests/games/magic/test_exchanges.py")

    def RemoveCounters(self, word: RemoveCounters) -> None:
        raise NotRead("counters of a name: tests/games/magic/test_exchanges.py")

    def Fight(self, word: Fight) -> None:
        raise NotRead("damage by another object: tests/games/magic/test_fights.py")

    def CopyThis(self, word: CopyThis) -> None:
        raise NotRead("copies on the stack: tests/games/magic/test_copies.py")

    def MoveAim(self, word: MoveAim) -> None:
        raise NotRead("targets of spells: tests/games/magic/test_combat_events.py")

    def CopySpell(self, word: CopySpell) -> None:
        raise NotRead("copies on the stack: tests/games/magic/test_copies.py")

    def TurnFaceUp(self, word: TurnFaceUp) -> None:
        self.there(word.what, "turn")

    def TurnFaceDown(self, word: TurnFaceDown) -> None:
        self.there(word.what, "turn")

    def LookAt(self, word: LookAt) -> None:
        self.there(word.what, "look")

    def WinGame(self, word: WinGame) -> None:
        self.player(word.who)

    def LookAtHand(self, word: LookAtHand) -> None:
        self.player(word.whose)

    def ShowTop(self, word: ShowTop) -> None:
        self.a.refs(word.who, self.target(word.who))

    def ShuffleGraveyard(self, word: ShuffleGraveyard) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            for name in self.w.graveyard[int(seat)][:]:
                self.w.take(name)
                self.w.put(name, "library")
            self.w.shuffled.add(int(seat))

    def CantRegenerate(self, word: CantRegenerate) -> None:
        self.w.doomed.append(self.w.now(self.there(word.what, "doomed")))

    def MayBlockMore(self, word: MayBlockMore) -> None:
        if self.there(word.what, "blocks-more") and self.w.attacking:
            raise NotRead("more blocks in a combat that has begun")

    def AsThoughUnblocked(self, word: AsThoughUnblocked) -> None:
        if self.there(word.what, "unblocked") and self.w.attacking:
            raise NotRead("damage of attackers: tests/games/magic/test_combat_rules.py")

    def AttacksAsNoWall(self, word: AttacksAsNoWall) -> None:
        self.there(word.what, "no-wall")

    def BlockedByMany(self, word: BlockedByMany) -> None:
        if self.there(word.what, "daunting") and self.w.attacking:
            raise NotRead("blocks in a combat that has begun")

    def Gains(self, word: Gains) -> None:
        raise NotRead("abilities of other permanents: tests/games/magic/test_granting.py")

    def TypeBecomes(self, word: TypeBecomes) -> None:
        lands = {"Plains", "Island", "Swamp", "Mountain", "Forest"}

        def become(like: Like, _: object) -> None:
            if "creature" in like.kinds:
                like.types = like.types & lands | set(word.types)

        names = self.there(word.what, "becomes")
        self.w.changes.append(Change(self.w.now(names), become, False))

    def SwitchSize(self, word: SwitchSize) -> None:
        def switch(like: Like, _: object) -> None:
            like.power, like.toughness = like.toughness, like.power

        names = self.there(word.what, "gets")
        self.w.changes.append(Change(self.w.now(names), switch, True))

    def DeflectChosen(self, word: DeflectChosen) -> None:
        raise NotRead("damage of a source: tests/games/magic/test_granting.py")

    def NoCombatDamage(self, word: NoCombatDamage) -> None:
        self.w.idle.append(self.w.now(self.there(word.what, "no-combat-damage")))

    def NoAttackTap(self, word: NoAttackTap) -> None:
        if self.there(word.what, "no-attack-tap"):
            raise NotRead("attackers that do not tap: tests/games/magic/test_standing.py")

    def StaysTapped(self, word: StaysTapped) -> None:
        self.there(word.what, "stays-tapped")

    def Sheltered(self, word: Sheltered) -> None:
        raise NotRead("players that are no targets: tests/games/magic/test_stacked.py")

    def MustAttackNow(self, word: MustAttackNow) -> None:
        self.a.all(word.what)

    def NoAttack(self, word: NoAttack) -> None:
        self.a.all(word.what)

    def LifeBecomes(self, word: LifeBecomes) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            self.w.life[int(seat)] = word.life

    def CantPlay(self, word: CantPlay) -> None:
        self.a.refs(word.who, self.target(word.who))

    def ExtraTurn(self, word: ExtraTurn) -> None:
        self.a.refs(word.who, self.target(word.who))

    def SkipTurn(self, word: SkipTurn) -> None:
        self.a.refs(word.who, self.target(word.who))

    def RemoveBuried(self, word: RemoveBuried) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            for name in [name for name in self.w.graveyard[int(seat)] if self.a.fits(word.what, name)]:
                self.w.take(name)
                self.w.put(name, "removed")

    def RemoveHand(self, word: RemoveHand) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            for name in sorted(self.w.hand[int(seat)], key=lambda name: ORDER[name]):
                self.w.take(name)
                self.w.put(name, "removed")

    def MillHalf(self, word: MillHalf) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            library = self.top(int(seat))
            for name in library[: len(library) // 2]:
                self.w.take(name)
                self.w.put(name, "graveyard")

    def HandToBottom(self, word: HandToBottom) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            hand = sorted(self.w.hand[int(seat)], key=lambda name: ORDER[name])
            if word.shuffle:
                raise NotRead("cards drawn from a library that was shuffled")
            for name in self.a.pick_cards(int(seat), "order", hand, len(hand), len(hand), True):
                self.w.take(name)
                self.w.put(name, "bottom")
            self.draw(int(seat), len(hand))
