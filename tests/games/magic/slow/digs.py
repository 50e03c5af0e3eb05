"""The slow interpreter of card words: digging in libraries and hands, and effects under a condition."""

from __future__ import annotations

from grimorio.games.magic.words import (
    Deflect,
    DestroyEach,
    Dig,
    DiscardAny,
    DiscardChosen,
    DiscardRevealed,
    NextDraw,
    PreventChosen,
    Provided,
    ReturnBuried,
    ReturnOwn,
    RevealAtRandom,
    RevealedToBottom,
    RevealUntil,
    SearchTop,
    Strike,
)
from grimorio.kernel import CHANCE
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.more_effects import MoreEffects
from tests.games.magic.slow.nouns import ORDER, targets_in
from tests.games.magic.slow.world import PERMANENTS
from tests.games.slow_reading import NotRead


class Digs(MoreEffects):
    """The part of the slow interpreter that executes effects which dig, or happen under a condition."""

    def Dig(self, word: Dig) -> None:
        you = self.a.you
        count = max(0, self.amount(word.count))
        if not count:
            return
        top = self.top(you)[:count]
        if word.take and top:
            [taken] = self.a.pick_cards(you, "search", top, 1, 1)
            self.w.take(taken)
            self.w.hand[you].append(taken)
            top.remove(taken)
        order = self.a.pick_cards(you, "order", top, len(top), len(top), True)
        for name in order:
            self.w.take(name)
        if word.take:
            self.w.library[you] += order
        else:
            self.w.library[you][:0] = order

    def SearchTop(self, word: SearchTop) -> None:
        raise NotRead("cards laid on a library that was shuffled: tests/games/magic/test_digging.py")

    def RevealUntil(self, word: RevealUntil) -> None:
        you = self.a.you
        library = self.top(you)
        fitting = [name for name in library if self.a.fits(word.what, name)]
        self.a.way = fitting[:1]
        self.revealed = library.index(fitting[0]) + 1 if fitting else len(library)
        if word.to == "play":
            if fitting and self.w.like(fitting[0]).kinds & PERMANENTS:
                self.w.enter(fitting[0], you)
            self.w.shuffled.add(you)

    def RevealedToBottom(self, word: RevealedToBottom) -> None:
        you = self.a.you
        top = self.top(you)[: self.revealed]
        order = self.a.pick_cards(you, "order", top, len(top), len(top), True)
        for name in order:
            self.w.take(name)
        self.w.library[you] += order

    def RevealAtRandom(self, word: RevealAtRandom) -> None:
        seat = self.player(word.who)
        hand = [] if seat is None else sorted(self.w.hand[seat], key=lambda name: ORDER[name])
        self.a.way = []
        if len(hand) > 1:
            place = self.a.ask(CHANCE, "revealed", [("place", at) for at in range(len(hand))])[1]
            self.a.way = [hand[place]]
        else:
            self.a.way = hand

    def DiscardAny(self, word: DiscardAny) -> None:
        hand = [name for name in self.w.hand[self.a.you] if self.a.fits(word.what, name)]
        self.a.way = self.a.pick_cards(self.a.you, "discard-any", hand, 0, len(hand))
        for name in self.a.way:
            self.w.take(name)
            self.w.put(name, "graveyard")
            self.w.hear("discard", self.a.you, 0)

    def DestroyEach(self, word: DestroyEach) -> None:
        raise NotRead("several targets at once: tests/games/magic/test_each_of_several.py")

    def ReturnBuried(self, word: ReturnBuried) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            for name in [name for name in self.w.graveyard[int(seat)] if self.a.fits(word.what, name)]:
                if self.w.like(name).kinds & PERMANENTS:
                    self.w.enter(name, int(seat))

    def DiscardChosen(self, word: DiscardChosen) -> None:
        seat = self.player(word.who)
        hand = [] if seat is None else [name for name in self.w.hand[seat] if self.a.fits(word.what, name)]
        self.a.way = []
        for name in self.a.pick_cards(self.a.you, "discard", hand, 1, 1):
            self.w.take(name)
            self.w.put(name, "graveyard")
            self.w.hear("discard", self.w.things[name].owner, 0)

    def DiscardRevealed(self, word: DiscardRevealed) -> None:
        count, seats = self.both(word.count, word.who)
        seat = int(seats[0]) if seats else None
        count = max(0, count)
        if seat is None or not count or not self.w.hand[seat]:
            return
        shown = self.a.pick_cards(seat, "amplify", self.w.hand[seat], count, count)
        [name] = self.a.pick_cards(self.a.you, "discard", shown, 1, 1)
        self.w.take(name)
        self.w.put(name, "graveyard")
        self.w.hear("discard", seat, 0)

    def ReturnOwn(self, word: ReturnOwn) -> None:
        gone: list[str] = []
        for seat in self.a.refs(word.who, self.target(word.who)):
            there = [ref for ref in self.a.all(word.what.what) if ref in self.w.play]
            mine = [ref for ref in there if self.w.things[str(ref)].controller == seat]
            count = word.what.count
            gone += [str(ref) for ref in self.a.pick(int(seat), "return", mine, count, count)]
        for name in gone:
            self.w.leave(name, "hand")

    def Provided(self, word: Provided) -> None:
        targets = len(list(targets_in(word.effects)))
        if holds(self.a, word.condition):
            self.run(word.effects)
        else:
            self.place += targets

    def Strike(self, word: Strike) -> None:
        raise NotRead("damage by another object: tests/games/magic/test_harm.py")

    def PreventChosen(self, word: PreventChosen) -> None:
        raise NotRead("the damage of a source that is prevented: tests/games/magic/test_harm.py")

    def Deflect(self, word: Deflect) -> None:
        raise NotRead("damage that is dealt elsewhere: tests/games/magic/test_harm.py")

    def NextDraw(self, word: NextDraw) -> None:
        raise NotRead("a draw that is replaced: tests/games/magic/test_instead.py")
