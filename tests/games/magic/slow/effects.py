"""The slow interpreter of card words: effects on permanents, and choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from grimorio.games.magic.words import (
    CHOSEN,
    COLORS,
    THIS,
    AddMana,
    All,
    Becomes,
    CantBlock,
    Card,
    ChangeTarget,
    ChangeText,
    Choose,
    ChooseColor,
    ChooseType,
    Count,
    Counter,
    DamageCost,
    DealOutCards,
    Destroy,
    EachPlayer,
    ExtraCombat,
    GainsProtection,
    Gets,
    Has,
    IfSo,
    Later,
    LeaveCombat,
    May,
    MayPay,
    PutCounters,
    PutToken,
    Regenerate,
    Return,
    ReturnRemoved,
    Sacrifice,
    SharedTypes,
    Shroud,
    SkipCombat,
    Tap,
    TapOrUntap,
    Target,
    That,
    Untap,
)
from tests.games.magic.slow.announced import BASICS, SYMBOLS
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.costs import Bill
from tests.games.magic.slow.further import Further
from tests.games.magic.slow.nouns import Ability, Ref, targets_in, told
from tests.games.magic.slow.stage import SEATS
from tests.games.magic.slow.world import PERMANENTS, Change, Like, Thing, grow
from tests.games.slow_reading import NotRead


class Effects(Further):
    """The slow interpreter with all effects."""

    # -- permanents ------------------------------------------------------------------------------------

    def Destroy(self, word: Destroy) -> None:
        self.a.way = []
        for name in self.there(word.what, "destroy"):
            if not (word.regenerate and self.w.saved(name)):
                self.w.leave(name, "graveyard")
                self.a.way.append(name)

    def Regenerate(self, word: Regenerate) -> None:
        for name in self.there(word.what, "regenerate"):
            self.w.things[name].regenerates += 1

    def Sacrifice(self, word: Sacrifice) -> None:
        refs = [str(ref) for ref in self.a.refs(word.what) if ref in self.w.play]
        seats = self.a.refs(word.who, self.target(word.who))
        gone: list[Ref] = []
        for seat in seats:
            mine: list[Ref] = [name for name in refs if self.w.things[name].controller == seat]
            if isinstance(word.what, Choose):
                count = word.what.count
                mine = self.a.pick(int(seat), "sacrifice", mine, 0 if word.what.up_to else count, count)
            gone += mine
        if isinstance(word.what, All):
            gone.sort(key=lambda ref: self.w.play.index(str(ref)))
        for name in gone:
            self.w.leave(str(name), "graveyard")

    def Return(self, word: Return) -> None:
        if word.what == THIS and self.a.this in self.w.stack:
            self.w.stack.remove(self.a.this)
            self.w.put(self.a.this, "removed")
            return
        names = [str(ref) for ref in self.chosen(word.what, "return")]
        names = [name for name in names if self.w.where(name) in ("play", "graveyard")]
        if word.to == "library":
            names = self.ordered(names)
        elif word.to == "bottom":
            names = self.ordered(names)[::-1]
        elif word.to == "shuffled":
            self.w.shuffled |= {self.w.things[name].owner for name in names}
        zone = "library" if word.to == "shuffled" else word.to
        for name in names:
            if word.to == "play":
                if self.w.like(name).kinds & PERMANENTS:
                    self.w.enter(name, self.a.you)
            elif name in self.w.play:
                self.w.leave(name, zone)
            else:
                self.w.take(name)
                self.w.put(name, zone)

    def ordered(self, names: list[str]) -> list[str]:
        """The names in the order in which they are put on top of libraries: owners choose, the last is
        on top.
        """
        left, order = list(names), []
        while left:
            owner = self.w.things[left[0]].owner
            same = [name for name in left if self.w.things[name].owner == owner]
            top = left[0]
            if len(same) > 1:
                top = self.a.ask(owner, "order", [told(name) for name in same])[1]
            order.append(top)
            left.remove(top)
        return order[::-1]

    def Tap(self, word: Tap) -> None:
        for name in self.there(word.what, "tap"):
            self.w.tap(name)

    def Untap(self, word: Untap) -> None:
        for name in self.there(word.what, "untap"):
            self.w.things[name].tapped = False

    def TapOrUntap(self, word: TapOrUntap) -> None:
        refs = self.there(word.what, "")
        tap = not refs or self.a.ask(self.a.you, "tap-or-untap", [("tap",), ("untap",)])[0] == "tap"
        for name in refs:
            if name in self.w.play and tap:
                self.w.tap(str(name))
            elif name in self.w.play:
                self.w.things[str(name)].tapped = False

    def PutCounters(self, word: PutCounters) -> None:
        for ref in self.chosen(word.what, "counters"):
            if word.counter == "poison":
                self.w.poison[int(ref)] += word.count
            elif ref in self.w.play:
                self.w.things[str(ref)].counters[word.counter] += word.count
                if "/" in word.counter:
                    power, toughness = (int(size) * word.count for size in word.counter.split("/"))
                    self.lasts([str(ref)], partial(grow, power=power, toughness=toughness))

    def PutToken(self, word: PutToken) -> None:
        much, seats = self.both(word.amount, word.who)
        put = [self.token(word, int(seat)) for seat in seats for _ in range(max(0, much))]
        for name in put:
            self.w.hear("enter", name, 0)

    def token(self, word: PutToken, seat: int) -> str:
        """Put a token into play under a player's control and return its name."""
        self.w.made += 1
        name = f"{word.name} {self.w.made}"
        made = Card(
            word.name,
            "",
            ("artifact", "creature") if word.artifact else ("creature",),
            (),
            word.types,
            size=word.size,
            colors=tuple(color for color in (word.color, word.second) if color),
            token=True,
        )
        self.w.things[name] = Thing(made, seat, seat)
        self.w.play.append(name)
        for keyword in word.keywords:
            self.lasts([name], lambda like, k=keyword: like.keywords.add(k))
        return name

    def ReturnRemoved(self, word: ReturnRemoved) -> None:
        raise NotRead("what another ability removed: tests/games/magic/test_leaving_play.py")

    def LeaveCombat(self, word: LeaveCombat) -> None:
        for name in self.there(word.what, "leave-combat"):
            self.w.uninvolved(name)

    def DealOutCards(self, word: DealOutCards) -> None:
        if self.a.targets:
            raise NotRead("DealOutCards: a target that was set aside may still be named as a source")
        aside = [name for name in self.w.play if not self.w.things[name].card.token]
        for name in aside:
            self.w.leave(name, "hand")
            self.w.take(name)
        turn = self.a.you
        while aside:
            name = self.a.ask(turn, "deal-out", [told(name) for name in aside])[1]
            aside.remove(name)
            self.w.enter(name, turn, True)
            turn = 1 - turn

    # -- what lasts ------------------------------------------------------------------------------------

    def lasts(self, names: list[str], change: Callable[[Like], object], late: bool = True) -> None:
        """Change the things with these names for as long as they stay in play."""
        self.w.changes.append(Change(self.w.now(names), lambda like, _: change(like), late))

    def Gets(self, word: Gets) -> None:
        names = self.there(word.what, "gets")
        both = (word.power, word.toughness)
        more = [0 if part == SharedTypes() else self.amount(part) for part in both]
        sharing = {name: self.sharing(name) if SharedTypes() in both else 0 for name in names}
        for name, count in sharing.items():
            power, toughness = (n + count * (p == SharedTypes()) for n, p in zip(more, both, strict=True))
            self.lasts([name], lambda like, p=power, t=toughness: grow(like, p, t))

    def sharing(self, name: str) -> int:
        """How many other creatures in play share a creature type with this one."""
        self.a.read.add("SharedTypes")
        types = self.w.like(name).types - set(BASICS)
        others = [self.w.like(other) for other in self.w.play if other != name]
        return sum("creature" in other.kinds and bool(other.types & types) for other in others)

    def Has(self, word: Has) -> None:
        self.lasts(self.there(word.what, "has"), lambda like: like.keywords.add(word.keyword))

    def ChangeText(self, word: ChangeText) -> None:
        groups = (COLORS, tuple(BASICS))
        pairs = [(old, new) for group in groups for old in group for new in group if old != new]
        names = self.there(word.what, "")
        _, old, new = self.a.ask(self.a.you, "word", [("word", *pair) for pair in pairs])
        self.w.words.append((self.w.now(names), old, new))

    def CantBlock(self, word: CantBlock) -> None:
        self.w.cannot_block.append(self.w.now(self.there(word.what, "cant-block")))

    def Shroud(self, word: Shroud) -> None:
        noun = word.what.what if isinstance(word.what, All) else word.what
        if isinstance(noun, That):
            self.w.hidden.append(lambda: [name for name in self.w.play if self.a.fits(noun, name)])
            return
        self.w.hidden.append(self.w.now(self.there(word.what, "shroud")))

    def GainsProtection(self, word: GainsProtection) -> None:
        keyword = f"protection from {self.a.chosen}"
        self.lasts(self.there(word.what, "protection"), lambda like: like.keywords.add(keyword))

    def Becomes(self, word: Becomes) -> None:
        color = word.color
        if color == "choose":
            color = self.a.ask(self.a.you, "color", [("color", one) for one in COLORS])[1]
        color = self.a.chosen if color == CHOSEN else color
        if word.land_type == "choose":
            kinds = [("type", kind) for kind in BASICS]
            word = replace(word, land_type=self.a.ask(self.a.you, "land-type", kinds)[1])
        names = self.there(word.what, "becomes")
        if CHOSEN in word.types:
            kind = self.a.chosen
            self.lasts(names, lambda like: only_type(like, kind), late=False)
            return
        self.lasts(names, lambda like: changed_besides(like, word), late=False)
        self.lasts(names, lambda like: changed_rest(like, word, color))

    def ChooseColor(self, word: ChooseColor) -> None:
        self.a.chosen = self.a.ask(self.a.you, "color", [("color", one) for one in COLORS])[1]

    def ChooseType(self, word: ChooseType) -> None:
        self.a.chosen = str(self.a.log.pop(0).taken[1])
        assert self.a.chosen not in (word.but, "Legend" if word.legend else "")

    # -- choices and the rest --------------------------------------------------------------------------

    def May(self, word: May) -> None:
        seat = self.player(word.who)
        if seat is not None and self.a.ask(int(seat), "may", [("no",), ("yes",)])[0] == "yes":
            self.run(word.effects)
        else:
            self.skip(word.effects)

    def IfSo(self, word: IfSo) -> None:
        so = holds(self.a, word.condition)
        if so:
            self.skip(word.otherwise)
            self.run(word.effects)
        else:
            self.run(word.otherwise)
            self.skip(word.effects)

    def MayPay(self, word: MayPay) -> None:
        late = word.otherwise and isinstance(word.who, Target)
        if late:
            self.place += len(list(targets_in(word.effects)))
        seats = self.a.refs(word.who, self.target(word.who))
        if late:
            self.place -= 1 + len(list(targets_in(word.effects)))
        asked = seats if isinstance(word.who, EachPlayer) else seats[:1]
        paid = any(self.pays(int(seat), word.cost) for seat in asked)
        if paid != word.otherwise:
            self.run(word.effects)
        else:
            self.skip(word.effects)
        self.place += late

    def pays(self, seat: int, cost: Any, times: int = 1) -> bool:
        """Ask whether a player pays a cost so many `times`, and let the player pay.

        Returns whether it was paid.
        """
        if isinstance(cost, DamageCost):
            if self.a.ask(seat, "pay-for", [("no",), ("yes",)])[0] == "no":
                return False
            self.hurt(seat, cost.amount)
            self.deals()
            return True
        bill = Bill(Ability(self.w, self.a.log, seat, self.a.this), (cost,) * times)
        if not bill.able() or self.a.ask(seat, "pay-for", [("no",), ("yes",)])[0] == "no":
            return False
        self.a.paid = bill.pay() or self.a.paid
        if min(self.w.pool[seat]) < 0:
            raise NotRead("a price for which mana of any color has to be chosen")
        return True

    def AddMana(self, word: AddMana) -> None:
        added: list[tuple[int, str]] = []
        for seat in self.a.refs(word.who, self.target(word.who)):
            if word.mana in ("chosen", "yours", "land", "theirs"):
                raise NotRead("colors of other permanents: tests/games/magic/test_mana_amounts.py")
            options = word.mana.split("|")
            if word.mana in ("any", "could"):
                options = [f"{{{symbol}}}" for symbol in SYMBOLS]
            if word.mana == "could":
                lands = [name for name in self.w.play if self.w.things[name].controller == seat]
                lands = [name for name in lands if self.w.things[name].card.basic]
                could = {BASICS[kind] for name in lands for kind in self.w.like(name).types if kind in BASICS}
                options = [option for option in options if SYMBOLS.index(option[1]) in could]
            if word.times is not None:
                options = [option * self.a.number(Count(word.times)) for option in options]
                options = [option for option in options if option]
            asked = self.a.log[0] if self.a.log else None
            unasked = len(options) == 1 and (asked is None or asked.options != [("mana", options[0])])
            if unasked:
                added.append((int(seat), options[0]))  # a mana trigger asks nothing where nothing is chosen
            elif options:
                taken = self.a.ask(int(seat), "mana", [("mana", option) for option in options])
                added.append((int(seat), taken[1]))
        for seat, mana in added:
            for symbol in mana.strip("{}").split("}{"):
                if symbol.isdigit():
                    self.w.pool[seat][5] += int(symbol)
                else:
                    self.w.pool[seat][SYMBOLS.index(symbol)] += 1

    def Counter(self, word: Counter) -> None:
        for ref in self.a.refs(word.what, self.target(word.what)):
            if word.unless:
                times = 1
                if word.times is not None:
                    counted = Count(word.times) if isinstance(word.times, That) else word.times
                    times = max(0, self.a.number(counted))
                if self.pays(self.w.things[str(ref)].controller, word.unless, times):
                    continue
            thing = self.w.things[str(ref)]
            self.w.controlled[str(ref), thing.age] = thing.controller
            self.w.stack.remove(str(ref))
            self.w.put(str(ref), "removed" if word.removed else "graveyard")

    def ChangeTarget(self, word: ChangeTarget) -> None:
        for ref in self.a.refs(word.what, self.target(word.what)):
            if ref != "Bolt":
                raise NotRead("another spell than the one on the stage")
            others = [ref for ref in self.a.all(That(("artifact",))) if self.aged(ref) != self.w.bolt]
            if others:
                name = self.a.ask(self.a.you, "target", [told(ref) for ref in others])[1]
                self.w.bolt = self.aged(name)

    def aged(self, ref: Ref) -> tuple[str, int]:
        """A thing's name and age, which together identify the object: it gets another age when it leaves."""
        return str(ref), self.w.things[str(ref)].age

    def Later(self, word: Later) -> None:
        """Note a delayed trigger, to be put onto the stack at its time."""
        self.w.later.append((self.a, word))

    def ExtraCombat(self, word: ExtraCombat) -> None:
        """Note that another combat phase follows."""

    def SkipCombat(self, word: SkipCombat) -> None:
        self.target(word.who)


assert SEATS == (0, 1)


def only_type(like: Like, kind: str) -> None:
    """Give a creature one creature type in place of its own."""
    if "creature" in like.kinds:
        like.types = like.types & set(BASICS) | {kind}


def changed_besides(like: Like, word: Becomes) -> None:
    """Add the card types and creature types, and set the land type, that a word `Becomes` gives."""
    like.kinds |= set(word.kinds)
    like.types |= set(word.types)
    if word.land_type and "land" in like.kinds:
        like.types = like.types - set(BASICS) | {word.land_type}


def changed_rest(like: Like, word: Becomes, color: str | None) -> None:
    """Set the colour and the size that a word `Becomes` gives; None leaves the colour."""
    like.colors = {color} if color else like.colors
    like.power, like.toughness = word.size or (like.power, like.toughness)
