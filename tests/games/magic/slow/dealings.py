"""The slow interpreter of card words: hands, lives and permanents of players."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.words import (
    CounterThat,
    DiscardAnyAtRandom,
    DiscardForEach,
    DiscardToGrow,
    DrainOthers,
    DrawHand,
    DrawOrPay,
    EvenOut,
    ForAWhile,
    GainsBackfire,
    KeepCards,
    LifeIsCount,
    LoseForEach,
    LoseGame,
    MoveCounters,
    NextUncounterable,
    OpponentRemoves,
    PassOn,
    RemoveAlmostAll,
    RemoveOrSacrifice,
    RevealAny,
    SacrificeForDraws,
    SacrificeX,
    SearchAsMany,
    SpyOn,
    TakeMost,
    TradeDraws,
    TwiceBack,
)
from grimorio.games.magic.words.nouns import Count
from grimorio.kernel import CHANCE
from tests.games.magic.slow.fortunes import Fortunes
from tests.games.magic.slow.nouns import ORDER
from tests.games.magic.slow.searches import ANY_CARD, YES_NO
from tests.games.slow_reading import NotRead


class Dealings(Fortunes):
    """The part of the slow interpreter that executes effects on hands, lives and permanents of players."""

    def count(self, seat: int, most: int) -> int:
        return int(self.a.ask(seat, "count", [("count", count) for count in range(most + 1)])[1])

    def mine(self, seat: int) -> list[Any]:
        return [name for name in self.w.play if self.w.things[name].controller == seat]

    def order(self) -> list[int]:
        return sorted((0, 1), key=lambda seat: seat != self.w.active)

    def KeepCards(self, word: KeepCards) -> None:
        hand = self.w.hand[self.a.you]
        gone = max(0, len(hand) - max(0, self.amount(word.count)))
        self.discards(self.a.pick_cards(self.a.you, "discard", hand, gone, gone))

    def DrawOrPay(self, word: DrawOrPay) -> None:
        you = self.a.you
        before = len(self.w.hand[you])
        self.draw(you, max(0, self.amount(word.count)))
        drawn = len(self.w.hand[you]) - before
        gone = [str(ref) for ref in self.a.pick(you, "sacrifice", self.mine(you), 0, drawn)]
        for name in gone:
            self.w.leave(name, "graveyard")
        count = drawn - len(gone)
        self.discards(self.a.pick_cards(you, "discard", self.w.hand[you], count, count))

    def DrawHand(self, word: DrawHand) -> None:
        seat = self.player(word.who)
        if seat is not None:
            count = len(self.w.hand[seat])
            self.draw(seat, count)
            self.discards(self.a.pick_cards(seat, "discard", self.w.hand[seat], count, count))

    def DiscardForEach(self, word: DiscardForEach) -> None:
        seat = self.player(word.who)
        if seat is not None:
            held = [name for name in self.w.hand[seat] if self.a.fits(word.what, name)]
            self.discards(self.a.pick_cards(self.a.you, "discard", held, len(self.a.way), len(self.a.way)))

    def DiscardAnyAtRandom(self, word: DiscardAnyAtRandom) -> None:
        you = self.a.you
        hand = sorted(self.w.hand[you], key=lambda name: ORDER[name])
        places: list[int] = []
        for _ in range(self.count(you, len(hand))):
            left = [("place", at) for at in range(len(hand)) if at not in places]
            places.append(int(left[0][1] if len(left) == 1 else self.a.ask(CHANCE, "discarded", left)[1]))
        self.a.way = [hand[at] for at in places]
        for name in self.a.way:
            self.move(name, "graveyard")
            self.w.hear("discard", you, 0)

    def RevealAny(self, word: RevealAny) -> None:
        hand = [name for name in self.w.hand[self.a.you] if self.a.fits(word.what, name)]
        if not hand:
            self.a.ask(self.a.you, "amplify", [("done",)])  # else all would learn that no card fits
        self.a.way = self.a.pick_cards(self.a.you, "amplify", hand, 0, len(hand))

    def SearchAsMany(self, word: SearchAsMany) -> None:
        you, most = self.a.you, len(self.a.way)
        fitting = [name for name in self.w.library[you] if self.a.fits(word.what, name)]
        for name in self.a.pick_cards(you, "search", fitting, most * (word.what == ANY_CARD), most):
            self.move(name, "hand")
        self.w.shuffled.add(you)

    def DiscardToGrow(self, word: DiscardToGrow) -> None:
        raise NotRead("counters on what is in play: tests/games/magic/test_dealings.py")

    def EvenOut(self, word: EvenOut) -> None:
        kept = min(len(self.mine(seat)) for seat in (0, 1))
        gone: list[str] = []
        for seat in self.order():
            count = len(self.mine(seat)) - kept
            gone += [str(ref) for ref in self.a.pick(seat, "sacrifice", self.mine(seat), count, count)]
        for name in gone:
            self.w.leave(name, "graveyard")
        held = min(len(hand) for hand in self.w.hand)
        thrown: list[str] = []
        for seat in self.order():
            count = len(self.w.hand[seat]) - held
            thrown += self.a.pick_cards(seat, "discard", self.w.hand[seat], count, count)
        self.discards(thrown)

    def SpyOn(self, word: SpyOn) -> None:
        self.player(word.who)

    def LifeIsCount(self, word: LifeIsCount) -> None:
        lives = {seat: self.each(Count(word.what), seat) for seat in self.seats(word.who)}
        for seat, life in lives.items():
            self.w.life[seat] = life

    def DrainOthers(self, word: DrainOthers) -> None:
        other = 1 - self.a.you
        before = self.w.life[other]
        self.hurt(other, word.damage)
        self.deals()
        self.w.life[self.a.you] += max(0, before - self.w.life[other])

    def TradeDraws(self, word: TradeDraws) -> None:
        seat = self.player(word.who)
        again = seat is not None
        while again and seat is not None:
            self.draw(seat, word.first)
            self.draw(self.a.you, self.count(self.a.you, word.most))
            again = self.a.ask(seat, "may", YES_NO)[0] == "yes"

    def SacrificeX(self, word: SacrificeX) -> None:
        gone: list[str] = []
        for seat in self.seats(word.who):
            there = [ref for ref in self.a.all(word.what) if ref in self.mine(seat)]
            gone += [str(ref) for ref in self.a.pick(seat, "sacrifice", there, self.a.x, self.a.x)]
        for name in gone:
            self.w.leave(name, "graveyard")

    def RemoveAlmostAll(self, word: RemoveAlmostAll) -> None:
        kinds = {"artifact", "creature", "land"}
        for name in [name for name in self.w.play if self.w.like(name).kinds & kinds]:
            self.w.leave(name, "removed")
        for seat in self.order():
            for name in [*self.w.graveyard[seat], *sorted(self.w.hand[seat], key=lambda name: ORDER[name])]:
                self.move(name, "removed")

    def NextUncounterable(self, word: NextUncounterable) -> None:
        """Nothing counters a spell on the small table."""

    def TakeMost(self, word: TakeMost) -> None:
        you, kind = self.a.you, self.a.chosen
        likes = {name: self.w.like(name) for name in self.w.play}
        keen = [name for name, like in likes.items() if "creature" in like.kinds and kind in like.types]
        theirs = [name for name in keen if name not in self.mine(you)]
        if len(keen) - len(theirs) > len(theirs):
            for name in theirs:
                self.w.things[name].controller = you
                self.w.uninvolved(name)

    def LoseGame(self, word: LoseGame) -> None:
        self.player(word.who)

    def CounterThat(self, word: CounterThat) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def ForAWhile(self, word: ForAWhile) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def MoveCounters(self, word: MoveCounters) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def OpponentRemoves(self, word: OpponentRemoves) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def PassOn(self, word: PassOn) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def RemoveOrSacrifice(self, word: RemoveOrSacrifice) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def SacrificeForDraws(self, word: SacrificeForDraws) -> None:
        raise NotRead("permanents and spells of other turns: tests/games/magic/test_responses.py")

    def LoseForEach(self, word: LoseForEach) -> None:
        raise NotRead("an instant has no counters: tests/games/magic/test_lives.py")

    def TwiceBack(self, word: TwiceBack) -> None:
        raise NotRead("nobody loses life by an event here: tests/games/magic/test_lives.py")

    def GainsBackfire(self, word: GainsBackfire) -> None:
        raise NotRead("it triggers later: tests/games/magic/test_lives.py")
