"""The slow interpreter of card words: coins, named cards, and cards from outside the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from grimorio.games.magic.words import (
    DiscardOrLose,
    FlipCoin,
    FlipUntilLost,
    LoseHalf,
    NameDiscard,
    NameMill,
    RemoveEchoes,
    RemoveUntilTaken,
    RevealForTokens,
    TailsSacrifice,
    Wish,
)
from grimorio.kernel import CHANCE
from tests.games.magic.slow.searches import YES_NO, Searches
from tests.games.magic.slow.world import grow
from tests.games.slow_reading import NotRead


class Fortunes(Searches):
    """The part of the slow interpreter that executes effects of chance and of names."""

    def heads(self) -> bool:
        return bool(self.a.ask(CHANCE, "coin", [("heads",), ("tails",)])[0] == "heads")

    def FlipCoin(self, word: FlipCoin) -> None:
        if self.player(word.who) is None:
            self.skip((*word.win, *word.lose))
        elif self.heads():
            self.run(word.win)
            self.skip(word.lose)
        else:
            self.skip(word.win)
            self.run(word.lose)

    def FlipUntilLost(self, word: FlipUntilLost) -> None:
        count = 0
        while self.heads():
            count += 1
        there = self.w.things[self.a.this].age == self.a.age
        if there and self.a.this in self.w.play and count:
            counters = self.w.things[self.a.this].counters
            counters["+1/+1"] = counters.get("+1/+1", 0) + count
            self.lasts([self.a.this], partial(grow, power=count, toughness=count))

    def TailsSacrifice(self, word: TailsSacrifice) -> None:
        order = sorted((0, 1), key=lambda seat: seat != self.w.active)
        tails = [seat for seat in order if not self.heads()]
        gone: list[str] = []
        for seat in tails:
            there = [str(ref) for ref in self.a.all(word.what) if ref in self.w.play]
            mine = [name for name in there if self.w.things[name].controller == seat]
            gone += [str(ref) for ref in self.a.pick(seat, "sacrifice", mine, 1, 1)]  # type: ignore[arg-type]
        for name in gone:
            self.w.leave(name, "graveyard")

    def named(self, lands: bool) -> str:
        things = [thing.card for thing in self.w.things.values() if not thing.card.token]
        names = sorted(card.name for card in things if lands or "land" not in card.kinds)
        return str(self.a.ask(self.a.you, "name", [("card", name) for name in names])[1])

    def NameDiscard(self, word: NameDiscard) -> None:
        seat = self.player(word.who)
        if seat is not None:
            name = self.named(False)
            self.discards([card for card in self.w.hand[seat] if self.w.things[card].card.name == name])

    def NameMill(self, word: NameMill) -> None:
        seat = self.player(word.who)
        if seat is None:
            return
        name = self.named(True)
        top = self.top(seat)[:1]
        for card in top:
            self.move(card, "graveyard")
        right = [self.w.things[card].card.name for card in top] == [name]
        self.draw(self.a.you, word.right if right else word.wrong)

    def DiscardOrLose(self, word: DiscardOrLose) -> None:
        seats = self.seats(word.who)
        thrown = {seat: self.a.pick_cards(seat, "discard", self.w.hand[seat], 1, 1) for seat in seats}
        poor = [seat for seat in seats if not any(self.a.fits(word.what, name) for name in thrown[seat])]
        for names in thrown.values():
            self.discards(names)
        for seat in poor:
            self.w.life[seat] -= word.life

    def LoseHalf(self, word: LoseHalf) -> None:
        for seat in self.seats(word.who):
            self.w.life[seat] -= max(0, (self.w.life[seat] + 1) // 2)

    def RevealForTokens(self, word: RevealForTokens) -> None:
        raise NotRead("tokens of this word: tests/games/magic/test_fortunes.py")

    def RemoveUntilTaken(self, word: RemoveUntilTaken) -> None:
        you = self.a.you
        gone: list[str] = []
        for card in list(self.top(you)):
            self.move(card, "removed")
            name = self.w.things[card].card.name
            if name in gone:
                return
            gone.append(name)
            if self.a.ask(you, "may", YES_NO)[0] == "yes":
                self.w.removed[you].remove(card)
                self.w.put(card, "hand")
                return

    def RemoveEchoes(self, word: RemoveEchoes) -> None:
        seat = self.player(word.who)
        if seat is None:
            return
        gone = [card for card in self.w.graveyard[seat] if not self.w.things[card].card.basic]
        for card in gone:
            self.move(card, "removed")
        names = [self.w.things[card].card.name for card in gone]
        echoes = [card for card in self.w.library[seat] if self.w.things[card].card.name in names]
        for card in self.a.pick_cards(self.a.you, "search", echoes, 0, len(echoes)):
            self.move(card, "removed")
        self.w.shuffled.add(seat)

    def Wish(self, word: Wish) -> None:
        you = self.a.you
        what = replace(word.what, zone="removed")
        held = [card for card in self.w.removed[you] if self.a.fits(what, card)]
        if held:
            raise NotRead("cards removed from the game that return: tests/games/magic/test_fortunes.py")
