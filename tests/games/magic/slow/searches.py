"""The slow interpreter of card words: searching, revealing, and moving cards outside play."""

from __future__ import annotations

from grimorio.games.magic.words import (
    BuryRevealed,
    ChooseTypes,
    DiscardTwins,
    ExchangeLibrary,
    HandForCards,
    MillMany,
    OpponentPicks,
    OwnerShuffles,
    PlayersSearch,
    PutAnyFromHand,
    RemoveAnyBuried,
    RemoveChosen,
    RemoveTop,
    RevealSame,
    SearchBoth,
    ShuffleBuried,
    That,
    TradeHand,
)
from tests.games.magic.slow.digs import Digs
from tests.games.magic.slow.nouns import ORDER
from tests.games.magic.slow.world import PERMANENTS

YES_NO: list[tuple[str]] = [("no",), ("yes",)]
ANY_CARD = That(("card",), zone="library")


class Searches(Digs):
    """The part of the slow interpreter that executes effects on cards outside play."""

    def seats(self, word: object) -> list[int]:
        return [int(seat) for seat in self.a.refs(word, self.target(word))]

    def move(self, name: str, zone: str) -> None:
        self.w.take(name)
        self.w.put(name, zone)

    def discards(self, names: list[str]) -> None:
        for name in sorted(names, key=lambda name: ORDER[name]):
            self.move(name, "graveyard")
            self.w.hear("discard", self.w.things[name].owner, 0)

    def come(self, names: list[tuple[str, int]], tapped: bool = False) -> list[str]:
        """Put cards into play for these players, but none that cannot be there."""
        entered = [(name, seat) for name, seat in names if self.w.like(name).kinds & PERMANENTS]
        for name, seat in entered:
            self.w.enter(name, seat, tapped)
        return [name for name, _ in entered]

    def RemoveTop(self, word: RemoveTop) -> None:
        for seat in self.seats(word.who):
            for name in self.top(seat)[: word.count]:
                self.move(name, "removed")

    def ShuffleBuried(self, word: ShuffleBuried) -> None:
        seats = self.seats(word.who)
        for name in self.a.refs(word.what, self.target(word.what)):
            if seats:
                self.move(str(name), "library")
        self.w.shuffled.update(seats)

    def found(self, names: list[tuple[str, int]], to: str, tapped: bool) -> None:
        if to == "play":
            self.come(names, tapped)
            return
        for name, _ in names:
            self.move(name, "hand")

    def SearchBoth(self, word: SearchBoth) -> None:
        you = self.a.you
        picked: list[tuple[str, int]] = []
        for what in (word.first, word.second):
            left = [name for name in self.w.library[you] if (name, you) not in picked]
            fitting = [name for name in left if self.a.fits(what, name)]
            names = self.a.pick_cards(you, "search", fitting, int(what == ANY_CARD), 1)
            picked += [(name, you) for name in names]
        self.found(picked, word.to, word.tapped)
        self.w.shuffled.add(you)

    def PlayersSearch(self, word: PlayersSearch) -> None:
        picked: list[tuple[str, int]] = []
        for seat in sorted((0, 1), key=lambda seat: seat != self.w.active):
            if self.a.ask(seat, "may", YES_NO)[0] == "yes":
                fitting = [name for name in self.w.library[seat] if self.a.fits(word.what, name)]
                names = self.a.pick_cards(seat, "search", fitting, 0, self.a.x)
                picked += [(name, seat) for name in names]
                self.w.shuffled.add(seat)
        self.found(picked, word.to, word.tapped)

    def BuryRevealed(self, word: BuryRevealed) -> None:
        seat = self.player(word.who)
        if seat is None:
            return
        top = self.top(seat)[: word.count]
        for name in self.a.pick_cards(self.a.you, "search", top, word.take, word.take):
            self.move(name, "graveyard")
            top.remove(name)
        if word.order:
            order = self.a.pick_cards(self.a.you, "order", top, len(top), len(top), True)
            self.w.library[seat][: len(order)] = order

    def OpponentPicks(self, word: OpponentPicks) -> None:
        you = self.a.you
        top = self.top(you)[: word.count]
        fitting = [name for name in top if self.a.fits(word.what, name)]
        names = self.a.pick_cards(1 - you, "give", fitting, 1, 1)
        entered = self.come([(name, you) for name in names])
        for name in top:
            if name not in entered:
                self.move(name, "graveyard")

    def MillMany(self, word: MillMany) -> None:
        much, seats = self.both(word.count, word.who)
        for seat in seats:
            for name in self.top(int(seat))[: max(0, much)]:
                self.move(name, "graveyard")

    def ChooseTypes(self, word: ChooseTypes) -> None:
        types = {str(self.a.log.pop(0).taken[1]) for _ in range(2)}
        if word.then == "destroy":
            creatures = [name for name in self.w.play if "creature" in self.w.like(name).kinds]
            for name in [name for name in creatures if not self.w.like(name).types & types]:
                self.w.leave(name, "graveyard")
            return
        cards = [
            (name, seat)
            for seat in sorted((0, 1), key=lambda seat: seat != self.w.active)
            for name in self.w.graveyard[seat]
            if "creature" in self.w.like(name).kinds and self.w.like(name).types & types
        ]
        self.come(cards)

    def OwnerShuffles(self, word: OwnerShuffles) -> None:
        for name in self.there(word.what, "shuffle"):
            seat = self.w.things[name].owner
            self.w.leave(name, "library")
            self.w.shuffled.add(seat)
            self.draw(seat, word.count)

    def TradeHand(self, word: TradeHand) -> None:
        seat = self.player(word.who)
        if seat is None:
            return
        hand = list(self.w.hand[seat])
        for name in hand:
            self.move(name, "library")
        for name in self.a.pick_cards(self.a.you, "search", self.w.library[seat], len(hand), len(hand)):
            self.move(name, "hand")
        self.w.shuffled.add(seat)

    def HandForCards(self, word: HandForCards) -> None:
        seats = self.seats(word.who)
        for seat in seats:
            self.discards(list(self.w.hand[seat]))
        for seat in seats:
            self.draw(seat, word.count)

    def ExchangeLibrary(self, word: ExchangeLibrary) -> None:
        you = self.a.you
        buried, library = list(self.w.graveyard[you]), list(self.w.library[you])
        for name in library:
            self.move(name, "graveyard")
        for name in buried:
            self.move(name, "library")
        self.w.shuffled.add(you)

    def RemoveAnyBuried(self, word: RemoveAnyBuried) -> None:
        gone: list[str] = []
        for seat in self.seats(word.who):
            cards = list(self.w.graveyard[seat])
            gone += [str(ref) for ref in self.a.pick(seat, "cost-remove", cards, 0, len(cards))]  # type: ignore[arg-type]
        for name in gone:
            self.move(name, "removed")

    def PutAnyFromHand(self, word: PutAnyFromHand) -> None:
        put: list[tuple[str, int]] = []
        for seat in self.seats(word.who):
            held = [name for name in self.w.hand[seat] if self.a.fits(word.what, name)]
            fitting = [name for name in held if self.w.like(name).kinds & PERMANENTS]
            if not fitting:  # asked all the same: nobody shows that they hold none
                self.a.ask(seat, "put", [("done",)])
            put += [(name, seat) for name in self.a.pick_cards(seat, "put", fitting, 0, len(fitting))]
        self.come(put)

    def RevealSame(self, word: RevealSame) -> None:
        you = self.a.you
        hand = self.w.hand[you]
        if not hand:
            return
        [name] = self.a.pick_cards(you, "amplify", hand, 1, 1)
        names = [self.w.things[there].card.name for there in self.w.play]
        if self.w.things[name].card.name in names:
            self.come([(name, you)])

    def DiscardTwins(self, word: DiscardTwins) -> None:
        for seat in self.seats(word.who):
            names = [self.w.things[name].card.name for name in self.w.hand[seat]]
            twins = [name for name in self.w.hand[seat] if names.count(self.w.things[name].card.name) > 1]
            self.discards([name for name in twins if "land" not in self.w.like(name).kinds])

    def RemoveChosen(self, word: RemoveChosen) -> None:
        seat = self.player(word.who)
        held = [] if seat is None else [name for name in self.w.hand[seat] if self.a.fits(word.what, name)]
        for name in self.a.pick_cards(self.a.you, "discard", held, 1, 1):
            self.move(name, "removed")
