"""The slow interpreter of card words: effects that wait for the end of a turn, and others like them."""

from __future__ import annotations

from grimorio.games.magic.words import (
    AlsoChosenType,
    AnimatedX,
    BlocksThis,
    CantPhaseOut,
    ControllerRaises,
    ControllerSacrifices,
    DeflectBoth,
    GainsFromDamage,
    LeavesLater,
    LoseAllBut,
    LostBack,
    NextCombatDamage,
    NextDamageBy,
    PhaseOut,
    PreventBySources,
    RaiseAtRandom,
    RaisedForTurn,
    SacrificeLater,
    Scorched,
    TargetedGains,
)
from tests.games.magic.slow.dealings import Dealings
from tests.games.magic.slow.world import PERMANENTS, Change, Like
from tests.games.slow_reading import NotRead


class Further(Dealings):
    """The part of the slow interpreter that executes effects of further modules."""

    def RaisedForTurn(self, word: RaisedForTurn) -> None:
        def hasten(like: Like, _: object) -> None:
            like.keywords.add("haste")

        for ref in self.chosen(word.what, "return"):
            name = str(ref)
            if self.w.where(name) == "graveyard" and self.w.like(name).kinds & PERMANENTS:
                self.w.enter(name, self.a.you)
                if name in self.w.play:
                    self.w.changes.append(Change(self.w.now([name]), hasten, True))

    def SacrificeLater(self, word: SacrificeLater) -> None:
        self.there(word.what, "sacrifice")

    def LeavesLater(self, word: LeavesLater) -> None:
        self.there(word.what, "return")

    def ControllerSacrifices(self, word: ControllerSacrifices) -> None:
        for name in self.there(word.what, "sacrifice"):
            self.w.leave(name, "graveyard")

    def PhaseOut(self, word: PhaseOut) -> None:
        for name in self.there(word.what, "phase-out"):
            self.w.leave(name, "phase-out")

    def CantPhaseOut(self, word: CantPhaseOut) -> None:
        self.there(word.what, "phase-out")

    def BlocksThis(self, word: BlocksThis) -> None:
        raise NotRead("an instant is blocked by nothing: tests/games/magic/test_fights.py")

    def after_all_damage(self) -> None:
        """Note that no damage is dealt after this effect on the small table. Raises NotRead: in a combat."""
        if self.w.attacking:
            raise NotRead("the damage of a combat comes after it: tests/games/magic/test_averted.py")

    def NextDamageBy(self, word: NextDamageBy) -> None:
        self.after_all_damage()

    def NextCombatDamage(self, word: NextCombatDamage) -> None:
        self.after_all_damage()
        self.there(word.what, "damage")

    def PreventBySources(self, word: PreventBySources) -> None:
        raise NotRead("which sources: tests/games/magic/test_averted.py")

    def Scorched(self, word: Scorched) -> None:
        raise NotRead("what dies after it: tests/games/magic/test_averted.py")

    def DeflectBoth(self, word: DeflectBoth) -> None:
        raise NotRead("an instant is no permanent: tests/games/magic/test_averted.py")

    def TargetedGains(self, word: TargetedGains) -> None:
        raise NotRead("it speaks of another ability: tests/games/magic/test_paired.py")

    def LostBack(self, word: LostBack) -> None:
        raise NotRead("it speaks of another ability: tests/games/magic/test_paired.py")

    def LoseAllBut(self, word: LoseAllBut) -> None:
        self.w.life[self.a.you] = min(self.w.life[self.a.you], word.life)

    def GainsFromDamage(self, word: GainsFromDamage) -> None:
        self.after_all_damage()
        self.there(word.what, "damage")

    def AlsoChosenType(self, word: AlsoChosenType) -> None:
        kind = self.a.chosen

        def add(like: Like, _: object) -> None:
            like.types.add(kind)

        names = [name for name in self.there(word.what, "becomes") if "creature" in self.w.like(name).kinds]
        self.w.changes.append(Change(self.w.now(names), add, False))

    def AnimatedX(self, word: AnimatedX) -> None:
        raise NotRead("an instant is no enchantment: tests/games/magic/test_counted.py")

    def ControllerRaises(self, word: ControllerRaises) -> None:
        raise NotRead("an instant enchants nothing: tests/games/magic/test_counted.py")

    def RaiseAtRandom(self, word: RaiseAtRandom) -> None:
        raise NotRead("an instant enchants nothing: tests/games/magic/test_counted.py")
