"""The slow interpreter of card words: announcing, and effects on damage, life and cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from grimorio.games.magic.words import (
    YOU,
    All,
    Choose,
    DamageTimes,
    DealDamage,
    Discard,
    Draw,
    DrawsAreBidFor,
    EachPlayer,
    Enchanted,
    FlipUntilHeads,
    GainLife,
    LifeStaysAtOne,
    LookAtTop,
    LoseLife,
    Mill,
    NameTop,
    NoPrevention,
    Prevent,
    PreventAll,
    PreventAllIf,
    PreventFromEach,
    PutFromHand,
    Redirect,
    RevealTop,
    Search,
    SureDamage,
    Target,
    That,
)
from grimorio.kernel import CHANCE
from tests.games.magic.slow.aiming import protected
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.nouns import ORDER, Ability, Ref, targets_in, told
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.world import PERMANENTS
from tests.games.slow_reading import NotRead

SYMBOLS = "WUBRG"
BASICS = {"Plains": 0, "Island": 1, "Swamp": 2, "Mountain": 3, "Forest": 4}


class HurtAndCards:
    """The part of the slow interpreter that executes effects on damage, life and cards."""

    def __init__(self, a: Ability) -> None:
        self.a = a
        self.w = a.world
        self.place = 0

    def run(self, effects: tuple[Any, ...]) -> None:
        for effect in effects:
            self.effect(effect)
            self.w.hear("left", "", 0)

    def skip(self, effects: tuple[Any, ...]) -> None:
        """Do not execute these effects, but count their words "target" as used."""
        self.place += len(list(targets_in(effects)))

    def target(self, word: Any) -> int:
        """The index of a word "target" in the text; -1 for any other word."""
        if not isinstance(word, Target):
            return -1
        self.place += 1
        return self.place - 1

    def amount(self, word: Any) -> int:
        place = self.target(getattr(word, "who", None))
        return self.a.number(word, place)

    def both(self, amount: Any, who: Any) -> tuple[int, list[Ref]]:
        """(Value of an amount, things that a reference means); either may refer to the other's target."""
        if isinstance(getattr(amount, "who", None), Target):
            much = self.amount(amount)
            return much, self.a.refs(who, self.target(who))
        refs = self.a.refs(who, self.target(who))
        if refs and isinstance(refs[0], int):
            return self.each(amount, refs[0]), refs
        return self.a.number(amount), refs

    def each(self, amount: Any, seat: Ref) -> int:
        """The value of an amount in which "he or she", if nobody was spoken of before, is a player."""
        if self.a.who is not None:
            return self.a.number(amount)
        self.a.who = int(seat)
        much = self.a.number(amount)
        self.a.who = None
        return much

    def chosen(self, word: Any, ask: str) -> list[Ref]:
        """The things that a reference means; where it lets a player choose, ask for them."""
        refs = self.a.refs(word, self.target(word))
        if isinstance(word, Choose):
            return self.a.pick(self.a.you, ask, refs, 0 if word.up_to else word.count, word.count)
        return refs

    def there(self, word: Any, ask: str) -> list[str]:
        return [str(ref) for ref in self.chosen(word, ask) if ref in self.w.play]

    def player(self, word: Any) -> int | None:
        """The seat of the one player that a reference means; None if it is an illegal target."""
        refs = self.a.refs(word, self.target(word))
        return int(refs[0]) if refs else None

    def effect(self, effect: Any) -> None:
        handle: Callable[[Any], None] | None = getattr(self, type(effect).__name__, None)
        if handle is None:
            raise NotRead(type(effect).__name__)
        self.a.read.add(type(effect).__name__)
        handle(effect)

    # -- damage and life -------------------------------------------------------------------------------

    def DealDamage(self, word: DealDamage) -> None:
        if word.divided:
            self.target(getattr(word.amount, "who", None))
            place = self.target(word.to)
            for ref, share in zip(self.a.targets[place], self.a.shares[place], strict=True):
                if self.a.still(ref):
                    self.hurt(ref, share)
            self.deals()
            return
        much, refs = self.both(word.amount, word.to)
        if isinstance(word.to, Choose):
            refs = self.a.pick(
                self.a.you, "damage", refs, 0 if word.to.up_to else word.to.count, word.to.count
            )
            if not isinstance(getattr(word.amount, "who", None), Target):
                much = self.a.number(word.amount)
        for ref in refs:
            self.hurt(ref, much)
        self.deals()

    def SureDamage(self, word: SureDamage) -> None:
        before, self.w.sure = self.w.sure, True
        self.DealDamage(DealDamage(word.amount, word.to))
        self.w.sure = before

    def NoPrevention(self, word: NoPrevention) -> None:
        self.w.sure = True

    def deals(self) -> None:
        """Note that this source has dealt its damage, to all recipients at the same time."""
        if self.w.dealt:
            self.w.hear("deals", self.a.this, sum(much for _, much in self.w.dealt))
            self.w.dealt.clear()

    def hurt(self, ref: Ref, much: int, combat: bool = False) -> None:
        """Deal damage from this source to a creature or player, less what is prevented."""
        if isinstance(ref, str) and (ref not in self.w.play or "creature" not in self.w.like(ref).kinds):
            return
        if not self.w.sure and protected(self.w, ref, self.a.this):
            return
        there = [] if self.w.sure else self.w.shields
        shields = [one for one in there if one["left"] != 0 and one["to"] in (ref, None)]
        shields = [one for one in shields if "noun" not in one or self.a.fits(one["noun"], ref)]
        shields = [one for one in shields if combat >= one["combat"] and one["source"] in (None, self.a.this)]
        if much > 0 and (len(shields) > 1 or any(one["to"] is None and one["left"] > 0 for one in shields)):
            raise NotRead("several shields, or one that has to choose")
        for one in shields:
            stopped = much if one["left"] < 0 else min(much, one["left"])
            one["left"] = 0 if one["source"] else max(-1, one["left"] - stopped) if one["left"] > 0 else -1
            much -= stopped
        for refs, source, onto in self.w.redirected:
            if ref in refs and source == self.a.this and onto():
                if shields or len(self.w.redirected) > 1:
                    raise NotRead("several effects on damage")
                [ref] = onto()
                if "creature" not in self.w.like(ref).kinds:
                    return
        much = self.ruled(ref, much)
        if much <= 0:
            return
        self.w.dealt.append((ref, much))
        if isinstance(ref, int):
            self.w.life[ref] -= much
            you = self.w.things[ODD].controller
            if ref == you and self.w.said(LifeStaysAtOne) and self.w.life[ref] < 1:
                mine = [name for name in self.w.play if self.w.things[name].controller == you]
                if any("creature" in self.w.like(name).kinds for name in mine):
                    self.w.life[ref] = 1
        else:
            self.w.things[ref].damage += much
            self.w.scars.add((ref, self.w.things[ref].age, self.a.this, self.w.things[self.a.this].age))
            self.w.hear("damage", ref, much)

    def ruled(self, ref: Ref, much: int) -> int:
        """The amount of damage after the static rules of the random card are applied."""
        by = Ability(self.w, [], self.w.things[ODD].controller, ODD)
        for rule in self.w.said(DamageTimes):
            much *= rule.times if by.fits(rule.to, ref) and self.fits_source(by, rule.by) else 1
        for rule in self.w.said(PreventFromEach):
            hit = ref == by.you if rule.to is None else by.fits(rule.to, ref)
            much -= rule.amount if hit and self.fits_source(by, rule.by) else 0
        for rule in self.w.said(PreventAll):
            shielded = [by.you] if rule.to == YOU else by.refs(rule.to)
            if isinstance(rule.to, Enchanted):
                shielded = [self.w.on]
            if not rule.combat and (ref in shielded or (rule.and_by and self.a.this in shielded)):
                return 0
        if ref == by.you and any(holds(by, rule.condition) for rule in self.w.said(PreventAllIf)):
            return 0
        return much

    def fits_source(self, by: Ability, what: That) -> bool:
        """Whether the source of damage fits a noun of a static rule."""
        return by.fits(replace(what, zone=self.w.where(self.a.this)), self.a.this)

    def GainLife(self, word: GainLife) -> None:
        for seat, much in self.lives(word):
            self.w.life[seat] += max(0, much)

    def LoseLife(self, word: LoseLife) -> None:
        for seat, much in self.lives(word):
            self.w.life[seat] -= max(0, much)

    def lives(self, word: GainLife | LoseLife) -> list[tuple[int, int]]:
        """(A player, how much life that player gains or loses) for each player."""
        much, seats = self.both(word.amount, word.who)
        every = isinstance(word.who, EachPlayer)
        return [(int(seat), self.each(word.amount, seat) if every else much) for seat in seats]

    def Prevent(self, word: Prevent) -> None:
        left = -1
        if word.source is not None:
            if self.chosen(word.source, "prevent"):
                raise NotRead("the damage of a source that is prevented")
            return
        if isinstance(getattr(word.amount, "who", None), Target):
            left = self.amount(word.amount)
            word = Prevent(left, word.to, word.by, word.combat)
        if word.by is not None:
            refs = self.a.refs(word.to, self.target(word.to))
            source: Ref | None = self.source(word.by)
            if source is None:
                return
        else:
            refs = [None] if word.to is None else self.chosen(word.to, "prevent")  # type: ignore[list-item]
            source = None
        if word.amount is not None:
            left = self.a.number(word.amount)
            if left <= 0:
                return
        if isinstance(word.to, All) and left < 0 and source is None:
            noun = word.to.what
            self.w.shields.append(
                {"to": None, "left": -1, "source": None, "combat": word.combat, "noun": noun}
            )
            return
        for ref in refs:
            self.w.shields.append({"to": ref, "left": left, "source": source, "combat": word.combat})

    def Redirect(self, word: Redirect) -> None:
        refs = self.a.refs(word.what, self.target(word.what))
        onto = self.a.refs(word.to, self.target(word.to))
        source = self.source(That(("source",)))
        here = [str(ref) for ref in onto if ref in self.w.play]
        if here and source is not None:
            now = self.w.now(here)
            stays = self.w.now([str(ref) for ref in refs])
            self.w.redirected.append((set(stays()), str(source), now))

    def FlipUntilHeads(self, word: FlipUntilHeads) -> None:
        seat = self.player(word.who)
        fell = ["tails"]
        while seat is not None and "tails" in fell:
            coins = [("heads",), ("tails",)]
            fell = [self.a.ask(CHANCE, "coin", coins)[0] for _ in range(2)]
            for flipper, side in zip((self.a.you, seat), fell, strict=True):
                if side == "tails":
                    self.hurt(flipper, 1)
            self.deals()

    def source(self, by: That) -> Ref | None:
        """Ask for a source of damage: a permanent, or an object that the stack holds or refers to; None
        if none fits.
        """
        if self.a.paid and self.a.paid not in self.w.play:
            raise NotRead("a source that was sacrificed")
        spoken = [ref for refs in [*self.a.targets, [self.a.that]] for ref in refs if isinstance(ref, str)]
        refs = [*self.w.play, *self.w.stack, *spoken, self.a.this]
        fitting: list[Ref] = []
        for ref in dict.fromkeys(refs):
            where = self.w.where(ref)
            kinds = tuple("card" if kind == "source" else kind for kind in by.kinds)
            if where != "nowhere" and self.a.fits(That(**{**vars(by), "zone": where, "kinds": kinds}), ref):
                fitting.append(ref)
        return self.a.ask(self.a.you, "source", [told(ref) for ref in fitting])[1] if fitting else None

    def top(self, seat: int) -> list[str]:
        """A player's library, after noting that its order is unknown once it was shuffled."""
        if seat in self.w.shuffled:
            raise NotRead("the order of a library that was shuffled")
        return self.w.library[seat]

    # -- cards -----------------------------------------------------------------------------------------

    def Draw(self, word: Draw) -> None:
        much, seats = self.both(word.amount, word.who)
        for seat in seats:
            self.draw(int(seat), much)

    def draw(self, seat: int, much: int) -> None:
        for _ in range(much):
            if not self.top(seat):
                raise NotRead("an empty library")
            if self.bid(seat):
                continue
            self.w.hand[seat].append(self.w.library[seat].pop(0))
            self.w.hear("draw", seat, 0)

    def bid(self, seat: int) -> bool:
        """Ask whether another player pays life for the card that would be drawn.

        True: the card is not drawn.
        """
        for rule in self.w.said(DrawsAreBidFor):
            other = 1 - seat
            if self.w.life[other] >= rule.life and self.a.ask(other, "bid", [("no",), ("yes",)])[0] == "yes":
                self.w.life[other] -= rule.life
                name = self.w.library[seat].pop(0)
                self.w.put(name, "graveyard")
                return True
        return False

    def Discard(self, word: Discard) -> None:
        if word.all_of is not None:
            seats = self.a.refs(word.who, self.target(word.who))
            gone = [
                name for seat in seats for name in self.w.hand[int(seat)] if self.a.fits(word.all_of, name)
            ]
        else:
            much, seats = self.both(word.amount, word.who)
            gone = []
            for seat in seats:
                chooser = self.a.you if word.chooser == "you" else int(seat)
                much = max(0, much)
                if word.random and much:
                    raise NotRead("cards discarded at random")
                gone += self.a.pick_cards(chooser, "discard", self.w.hand[int(seat)], much, much)
        if word.all_of is not None:
            gone.sort(key=lambda name: ORDER[name])
        self.a.way = gone
        for name in gone:
            self.w.take(name)
            self.w.put(name, "graveyard")
            self.w.hear("discard", self.w.things[name].owner, 0)

    def Search(self, word: Search) -> None:
        seat = self.player(word.whose)
        if seat is None:
            return
        fitting = [name for name in self.w.library[int(seat)] if self.a.fits(word.what, name)]
        least = 1 if word.count == 1 and word.what == That(("card",), zone="library") else 0
        for name in self.a.pick_cards(self.a.you, "search", fitting, least, word.count):
            if word.to in ("graveyard", "removed"):
                self.w.take(name)
                self.w.put(name, word.to)
            elif word.to == "hand":
                self.w.take(name)
                self.w.hand[int(seat)].append(name)
            elif self.w.like(name).kinds & PERMANENTS:
                self.w.enter(name, self.a.you, word.tapped)
        self.w.shuffled.add(int(seat))

    def LookAtTop(self, word: LookAtTop) -> None:
        seat = self.player(word.whose)
        if word.reorder and seat is not None:
            library = self.top(int(seat))
            top = library[: word.count]
            library[: word.count] = self.a.pick_cards(self.a.you, "order", top, len(top), len(top), True)

    def Mill(self, word: Mill) -> None:
        for seat in self.a.refs(word.who, self.target(word.who)):
            for name in self.top(int(seat))[: word.count]:
                self.w.take(name)
                self.w.put(name, "graveyard")

    def RevealTop(self, word: RevealTop) -> None:
        top = self.top(self.a.you)[: word.count]
        fitting = [name for name in top if self.a.fits(word.what, name)]
        if word.to == "play":
            fitting = [name for name in fitting if self.w.like(name).kinds & PERMANENTS]
        for name in fitting:
            self.w.take(name)
            if word.to == "hand":
                self.w.hand[self.a.you].append(name)
            else:
                self.w.enter(name, self.a.you)
        others = [name for name in top if name not in fitting]
        if word.others == "bottom":
            others = self.a.pick_cards(self.a.you, "order", others, len(others), len(others), True)
        for name in others:
            self.w.take(name)
            self.w.put(name, word.others)

    def PutFromHand(self, word: PutFromHand) -> None:
        put: list[tuple[str, int]] = []
        for seat in self.a.refs(word.who, self.target(word.who)):
            fitting = [name for name in self.w.hand[int(seat)] if self.a.fits(word.what, name)]
            if not fitting:  # asked all the same: nobody shows that they hold none
                self.a.ask(int(seat), "put", [("done",)])
            least = 0 if word.may else 1
            put += [(name, int(seat)) for name in self.a.pick_cards(int(seat), "put", fitting, least, 1)]
        for name, seat in put:
            if self.w.like(name).kinds & PERMANENTS:
                self.w.enter(name, seat, word.tapped)

    def NameTop(self, word: NameTop) -> None:
        seat = self.player(word.who)
        if seat is None:
            return
        names = sorted(thing.card.name for thing in self.w.things.values() if not thing.card.token)
        named = self.a.ask(int(seat), "name", [("card", name) for name in names])[1]
        if not self.top(int(seat)):
            return
        top = self.w.library[int(seat)][0]
        self.w.take(top)
        self.w.put(top, "hand" if top == named else "graveyard")
        if top != named:
            self.hurt(seat, word.damage)
            self.deals()
