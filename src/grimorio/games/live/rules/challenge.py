"""A challenge for a pack, or for a place at the completion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import Book
from grimorio.games.live.rules.events import (
    Annul,
    Begin,
    ChangeLife,
    LoseTrait,
    Retest,
    Throws,
    UsePower,
    Yield,
)
from grimorio.games.live.rules.power import (
    RULES,
    Escalation,
    GiveBack,
    Offer,
    Reincarnation,
    payable,
    rule_of,
    usable,
)
from grimorio.games.live.rules.things import ends_without, mage
from grimorio.games.live.words import (
    DECIDING,
    TRAITS,
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Returns,
    Wins,
    Word,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seat_in

PHYSICAL: Final = 0
SOCIAL: Final = 1
MENTAL: Final = 2
HANDS: Final = ("rock", "paper", "scissors")
THROWS: Final[tuple[Option, ...]] = tuple(("throw", hand) for hand in HANDS)
NONE: Final[Option] = ("none",)
ACCEPT: Final[Option] = ("accept",)
LIFE: Final[Option] = ("life",)
OVERBID: Final[Option] = ("overbid",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Challenge(Frame):
    """LIVE-3-CHAL-5 to -10: the frame of a challenge between a seat that holds a pack or place and a rival.

    Both players stake a trait, and may use Powers. If no Power decides, a test decides: a throw of rock,
    paper or scissors. The frame finishes with ``("seat", winner)``, -1 when both have left, or with
    ``("both", holder, rival)`` when each took a pack.

    Attributes:
        holder, rival: the seat with the first claim, which chooses the category, and the seat that contests.
        pack: the contested pack, -1 for a place at the completion.
        deck: the deck to whose colour Powers refer.
        trait: index of the category in `TRAITS`, -1 before it is chosen.
        powers: the Powers that holder and rival activated, "" for none.
        todo: the words (single effects) of Powers still to be carried out, as (seat, index of the word).
        winner: the seat that wins unless something changes it, -1 for none.
        free: whether the loser loses neither trait nor life.
        final: whether nothing may change the winner.
        tested: whether a test was held.
        used: the retests that players have used, as (seat, "life" or the name of a Power).
        paid: the seats that have already lost the trait they staked.
        overbidder: the seat that overbid, -1 for none.
        ties: the number of dead ties so far.
        both: whether each player took a pack.
    """

    FIELDS = (
        "holder",
        "rival",
        "pack",
        "deck",
        "trait",
        "powers",
        "todo",
        "winner",
        "free",
        "final",
        "tested",
        "used",
        "paid",
        "overbidder",
        "ties",
        "both",
    )

    def __init__(self, holder: Seat, rival: Seat, pack: int, deck: int) -> None:
        super().__init__(Challenge.choose)
        self.holder = holder
        self.rival = rival
        self.pack = pack
        self.deck = deck
        self.trait = -1
        self.powers: tuple[str, str] = ("", "")
        self.todo: tuple[tuple[Seat, int], ...] = ()
        self.winner = NO_SEAT
        self.free = False
        self.final = False
        self.tested = False
        self.used: tuple[tuple[Seat, str], ...] = ()
        self.paid: tuple[Seat, ...] = ()
        self.overbidder = NO_SEAT
        self.ties = 0
        self.both = False

    def other(self, seat: Seat) -> Seat:
        """The opponent of a seat."""
        return self.rival if seat == self.holder else self.holder

    def power_of(self, p: Position, seat: Seat) -> Power | None:
        """The Power that a seat activated, or None."""
        name = self.powers[0 if seat == self.holder else 1]
        book: Book = p.book
        return book.powers[name] if name else None

    def gone(self, p: Position) -> bool:
        """Whether a player has left. If so, finish the challenge: the other player wins and loses nothing."""
        return ends_without(p, self.holder, self.rival)

    # -- Before the test -----------------------------------------------------------------------

    def choose(self, p: Position) -> None:
        """LIVE-3-CHAL-5: ask the holder for the category. A holder without traits yields (LIVE-3-CHAL-10)."""
        if self.gone(p):
            return
        traits = mage(p, self.holder).traits
        options: list[Option] = [
            ("challenge", name) for name, left in zip(TRAITS, traits, strict=True) if left
        ]
        if not options:
            self.winner = self.rival
            self.step = Challenge.over
            p.emit(Yield(self.holder, "", "LIVE-3-CHAL-10"))
            return
        self.step = Challenge.stake
        p.ask(self.holder, "challenge", options, "LIVE-3-CHAL-5")

    def stake(self, p: Position) -> None:
        """LIVE-3-CHAL-8: let each player stake a trait of the chosen category.

        A rival who has no such trait loses the challenge at once (LIVE-3-CHAL-10).
        """
        name = str(self.answer[1])
        self.trait = TRAITS.index(name)
        if not mage(p, self.rival).traits[self.trait]:
            self.winner = self.holder
            self.step = Challenge.over
            p.emit(Yield(self.rival, name, "LIVE-3-CHAL-10"))
            return
        self.step = Challenge.activate if self.trait == MENTAL else Challenge.test
        pack = p.book.packs[self.pack] if self.pack >= 0 else ""
        p.emit(Begin(self.holder, self.rival, name, pack, "LIVE-3-CHAL-5"))

    def activate(self, p: Position) -> None:
        """LIVE-3-MEN-1: ask both players for a Power at once, in secret."""
        if self.gone(p):
            return
        self.step = Challenge.activated
        asked = [(seat, self.offered(p, seat)) for seat in (self.holder, self.rival)]
        p.ask_all("power", asked, "LIVE-3-MEN-1")

    def offered(self, p: Position, seat: Seat) -> list[Option]:
        """The options of a seat that may activate a Power: one for none, and one for each usable Power."""
        book: Book = p.book
        options: list[Option] = [NONE]
        for name in book.magi[seat].powers:
            if usable(p, seat, self.other(seat), book.powers[name], self.pack, self.deck):
                options.append(("power", name))
        return options

    def activated(self, p: Position) -> None:
        """LIVE-3-MEN-1, LIVE-3-MEN-3: show the Powers and let both players pay for them.

        The rival's Power is carried out last.
        """
        answers = dict(self.answers)
        chosen = [answers[seat] for seat in (self.holder, self.rival)]
        mine, theirs = (str(option[1]) if option[0] == "power" else "" for option in chosen)
        self.powers = (mine, theirs)
        events: list[Event] = []
        for seat in (self.holder, self.rival):
            power = self.power_of(p, seat)
            if power is not None:
                events.append(UsePower(seat, power.name, "LIVE-3-MEN-1"))
                if not power.after:
                    events += self.price(seat, power)
        decider = self.decider(p)
        events += self.annulled(p, decider)
        self.todo = self.to_do(p, decider)
        self.step = Challenge.carry_out
        p.emit_all(tuple(events))

    def to_do(self, p: Position, decider: Seat) -> tuple[tuple[Seat, int], ...]:
        """LIVE-3-MEN-3: the words (single effects) of both Powers to carry out before the test.

        Each is (seat that uses the Power, index in the Power's words); the holder's come first. `decider` is
        the seat whose Power decides who gets the pack, or -1. In the Power of the other seat, a word that
        would decide this is left out.
        """
        return tuple(
            (seat, place)
            for seat in (self.holder, self.rival)
            for place, word in enumerate(self.words(p, seat))
            if seat == decider or not isinstance(word, DECIDING)
        )

    def words(self, p: Position, seat: Seat) -> tuple[Word, ...]:
        """The words (single effects) of a seat's Power that are carried out before the test; () for none."""
        power = self.power_of(p, seat)
        return () if power is None or power.after else power.does

    def decider(self, p: Position) -> Seat:
        """The seat whose Power decides who gets the pack, -1 for none.

        If both Powers would decide it, the rival's does, because it is carried out last (LIVE-3-MEN-3,
        LIVE-4-DET-2), unless the holder's is final (LIVE-4-ABS-2).
        """
        mine, theirs = self.power_of(p, self.holder), self.power_of(p, self.rival)
        if theirs is not None and theirs.deciding and not (mine is not None and mine.final):
            return self.rival
        return self.holder if mine is not None and mine.deciding else NO_SEAT

    def annulled(self, p: Position, decider: Seat) -> list[Event]:
        """The event that annuls a Power, in a list; empty if none is annulled.

        `decider` is the seat whose Power decides who gets the pack, or -1. If the Power of the other seat
        would decide it too, that Power is annulled.
        """
        if decider < 0:
            return []
        power = self.power_of(p, self.other(decider))
        if power is None or not power.deciding:
            return []
        rule = "LIVE-3-MEN-3" if decider == self.rival else "LIVE-4-ABS-2"
        return [Annul(self.other(decider), power.name, rule)]

    def price(self, seat: Seat, power: Power) -> list[Event]:
        """The events by which a seat pays the life and traits that a Power costs."""
        events: list[Event] = []
        if power.life:
            events.append(ChangeLife(seat, -power.life, rule_of(power)))
        if power.traits:
            events.append(LoseTrait(seat, TRAITS[MENTAL], power.traits, rule_of(power)))
        return events

    def carry_out(self, p: Position) -> None:
        """LIVE-3-MEN-2: carry out the next effect of the Powers; after the last one, go on with the winner.

        If no Power has decided who wins, a test (a throw of rock, paper or scissors) does.
        """
        if self.gone(p):
            return
        if not self.todo:
            self.settle(p)
            return
        (seat, place), self.todo = self.todo[0], self.todo[1:]
        word = self.words(p, seat)[place]
        if isinstance(word, Wins):
            self.winner = seat
            self.final = word.final
        elif isinstance(word, GivesUp):
            self.winner = self.other(seat)
            self.free = True
        elif isinstance(word, GainsLife):
            p.emit(ChangeLife(seat, word.life, RULES[GainsLife]))
        elif isinstance(word, BidsLife):
            self.step = Challenge.decided
            p.push(Escalation(seat, self.other(seat)))
        elif isinstance(word, OffersTwo):
            self.step = Challenge.decided
            p.push(Offer(seat, self.other(seat), self.pack))
        elif isinstance(word, Returns) and word.packs:
            p.push(GiveBack(self.other(seat), word.packs, self.deck, RULES[Returns]))
        elif isinstance(word, Returns):
            p.push(Reincarnation(seat, self.other(seat), self.deck))

    def decided(self, p: Position) -> None:
        """LIVE-3-MEN-2: store who takes the pack by a Power, or that both players took a pack by it.

        The loser then loses no trait.
        """
        self.free = True
        if self.answer[0] == "both":
            self.both = True
        else:
            self.winner = seat_in(self.answer)
        self.step = Challenge.carry_out

    def settle(self, p: Position) -> None:
        """LIVE-3-MEN-2: go on with the winner whom the Powers have decided, or finish if each took a pack.

        If they have decided nothing, begin the test: a throw of rock, paper or scissors.
        """
        if self.both:
            p.finish(("both", self.holder, self.rival))
        elif self.winner < 0:
            self.test(p)
        elif self.free:
            self.over(p)
        else:
            self.after(p)

    # -- The test ------------------------------------------------------------------------------

    def test(self, p: Position) -> None:
        """LIVE-3-CHAL-6: begin the test: ask both players for rock, paper or scissors, shown together."""
        if self.gone(p):
            return
        self.step = Challenge.compare
        p.ask_all("throw", ((self.holder, THROWS), (self.rival, THROWS)), "LIVE-3-CHAL-6")

    def compare(self, p: Position) -> None:
        """LIVE-3-CHAL-6, LIVE-3-CHAL-8: find the winner of the test by comparing the hands shown.

        If both show the same, the player with more traits of the category wins; if these are equal too, it is
        a dead tie.
        """
        answers = dict(self.answers)
        throw, other = (str(answers[seat][1]) for seat in (self.holder, self.rival))
        ahead = (HANDS.index(throw) - HANDS.index(other)) % 3
        by = "hands"
        if ahead == 0:
            by = "traits"
            mine, theirs = (mage(p, seat).traits[self.trait] for seat in (self.holder, self.rival))
            ahead = 1 if mine > theirs else 2 if theirs > mine else 0
        self.tested = True
        self.winner = (NO_SEAT, self.holder, self.rival)[ahead]
        self.step = Challenge.after if ahead else Challenge.tie
        by = by if ahead else "nothing"
        rule = "LIVE-3-CHAL-6" if by == "hands" else "LIVE-3-CHAL-8"
        p.emit(Throws(self.holder, throw, self.rival, other, self.winner, by, rule))

    def staked(self, p: Position, seat: Seat) -> list[Event]:
        """The loss of the traits that a seat staked and has not yet lost (LIVE-3-CHAL-8, LIVE-3-CHAL-9)."""
        count = (2 if self.overbidder == seat else 1) - self.paid.count(seat)
        count = min(count, mage(p, seat).traits[self.trait])
        rule = "LIVE-3-CHAL-8" if self.tested else "LIVE-4-DET-1"
        return [LoseTrait(seat, TRAITS[self.trait], count, rule)] if count > 0 else []

    def tie(self, p: Position) -> None:
        """LIVE-3-CHAL-8: take the staked trait from both players, because of a dead tie."""
        events = self.staked(p, self.holder) + self.staked(p, self.rival)
        self.paid = ()
        self.ties += 1
        self.step = Challenge.again
        p.emit_all(tuple(events))

    def again(self, p: Position) -> None:
        """LIVE-3-CHAL-8: after a dead tie, repeat the test once, for which each stakes another trait.

        After a second dead tie, or if a player has no trait left, chance draws the winner.
        """
        if self.gone(p):
            return
        both = all(mage(p, seat).traits[self.trait] for seat in (self.holder, self.rival))
        if self.ties == 1 and both:
            self.test(p)
            return
        self.step = Challenge.drawn
        p.chance("lot", (("seat", self.holder), ("seat", self.rival)), (1, 1), "LIVE-3-CHAL-8")

    def drawn(self, p: Position) -> None:
        """LIVE-3-CHAL-8: give the pack to the player whom chance has drawn. Nobody loses a further trait."""
        self.winner = seat_in(self.answer)
        self.over(p)

    # -- After the test ------------------------------------------------------------------------

    def devices(self, p: Position, loser: Seat) -> list[Option]:
        """The options by which the loser may have the test held again; empty if there are none.

        They are: to pay life, to use a Power, and to overbid (to stake a second trait). Each can be used
        once, and none after an overbid. The rules are LIVE-3-SOC-3 and LIVE-3-CHAL-9.
        """
        if self.final or self.overbidder >= 0:
            return []
        devices: list[Option] = []
        magus = mage(p, loser)
        if self.trait == SOCIAL and magus.life > 1 and (loser, "life") not in self.used:
            devices.append(LIFE)
        power = self.power_of(p, loser)
        if power is not None and power.after and (loser, power.name) not in self.used:
            devices += [("power", power.name)] if payable(p, loser, power, self.deck) else []
        if self.may_overbid(p, loser):
            devices.append(OVERBID)
        return devices

    def may_overbid(self, p: Position, loser: Seat) -> bool:
        """LIVE-3-CHAL-9: whether the loser may overbid: stake a second trait to have the test held again.

        A test must have been held. The loser needs twice as many traits as the winner, or as many where the
        option `overbid` is "equal", and a further trait to stake.
        """
        choices = p.book.choices
        mine, theirs = (mage(p, seat).traits[self.trait] for seat in (loser, self.winner))
        enough = mine >= choices.overbid_times * theirs and mine >= 2 - self.paid.count(loser)
        return bool(choices.overbid and self.tested and enough)

    def after(self, p: Position) -> None:
        """LIVE-3-CHAL-9: ask the loser to accept the loss, or to pay for another test.

        If the loser cannot pay for another test, the challenge is lost at once.
        """
        if self.gone(p):
            return
        loser = self.other(self.winner)
        devices = self.devices(p, loser)
        if not devices:
            self.lose(p)
            return
        self.step = Challenge.retest
        p.ask(loser, "retest", [ACCEPT, *devices], "LIVE-3-CHAL-9")

    def retest(self, p: Position) -> None:
        """LIVE-3-SOC-1, LIVE-4-SAC-1, LIVE-3-CHAL-9: let the loser accept the loss, or pay for a new test."""
        loser = self.other(self.winner)
        how = str(self.answer[0])
        self.step = Challenge.test
        if how == "life":
            self.used += ((loser, "life"),)
            events: list[Event] = [
                Retest(loser, "life", "LIVE-3-SOC-1"),
                ChangeLife(loser, -1, "LIVE-3-SOC-1"),
            ]
            if p.book.choices.first_loser and loser not in self.paid:
                events.append(LoseTrait(loser, TRAITS[self.trait], 1, "LIVE-3-SOC-2"))
                self.paid += (loser,)
            p.emit_all(tuple(events))
        elif how == "overbid":
            self.overbidder = loser
            p.emit(Retest(loser, "overbid", "LIVE-3-CHAL-9"))
        elif how == "power":
            power = p.book.powers[str(self.answer[1])]
            self.used += ((loser, power.name),)
            self.step = Challenge.give_back
            p.emit_all((Retest(loser, power.name, rule_of(power)), *self.price(loser, power)))
        else:
            self.lose(p)

    def give_back(self, p: Position) -> None:
        """LIVE-4-SAC-1: let the loser put back the packs that the Power costs."""
        loser = self.other(self.winner)
        power = self.power_of(p, loser)
        self.step = Challenge.test
        if power is not None:
            p.push(GiveBack(loser, power.packs, self.deck, rule_of(power)))

    def lose(self, p: Position) -> None:
        """LIVE-3-CHAL-8, LIVE-3-PHY-1: take the staked trait from the loser.

        In a physical challenge the loser also loses a point of life, but never the last one.
        """
        loser = self.other(self.winner)
        events = self.staked(p, loser)
        if self.trait == PHYSICAL and mage(p, loser).life > 1:
            events.append(ChangeLife(loser, -1, "LIVE-3-PHY-1"))
        self.step = Challenge.over
        p.emit_all(tuple(events))

    def over(self, p: Position) -> None:
        """LIVE-3-CHAL-7: finish the frame, and return the winner to the frame that began the challenge."""
        p.finish(("seat", self.winner))
