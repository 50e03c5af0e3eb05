"""A turn with its phases: Castle, Challenge, Diamagic, Discard, Draw (WOM-IT-7.1-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import A_CONTINUOUS, UNCOVERED, WINS
from grimorio.games.mickey.rules.actions import castle_options, draw_token, key_of, mage_in, mage_option
from grimorio.games.mickey.rules.board import (
    DRAWN_EACH_TURN,
    FRESH,
    HAND_SIZE,
    HIDDEN,
    QUIET,
    UP,
    Gone,
    ahead,
    face_of,
    ref_of,
    side,
    table,
)
from grimorio.games.mickey.rules.challenge import Challenge, Confusion, subterfuges, upkeep
from grimorio.games.mickey.rules.deeds import DrawFrame, Jobs
from grimorio.games.mickey.rules.events import PhaseBegins, PlayCastle, RebuildCastles, TurnBegins, keys
from grimorio.games.mickey.rules.in_play import SPELLS
from grimorio.games.mickey.rules.jobs import Job, castle_jobs, moment_jobs
from grimorio.games.mickey.rules.now import holds, leaving
from grimorio.games.mickey.rules.picks import DiscardCards
from grimorio.games.mickey.rules.power import Line, reckon
from grimorio.games.mickey.rules.renew import now, sets_off
from grimorio.games.mickey.rules.spell_events import (
    DiscardCastles,
    DiscardPlayed,
    Reckoned,
    TakeToken,
    Uncover,
    WinStake,
)
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, other_seat, seats_of

HIDDEN_NOW: Final = HIDDEN | QUIET | FRESH
"""The bits that mark a Spell that was hidden in this challenge and has been uncovered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Frame):
    """WOM-IT-7.1-1: the frame of a turn, with its five phases in their order.

    Attributes:
        seat: the active player; `number` counts turns from 1.
        winner: the winner of the challenge, or -1.
        acting: the player who is discarding, drawing, or observing the hand limit.
        staying: the Spells that stay in play, by their references (numbers that stand for cards in play).
        order: references of the other Spells, in the order in which a player discards them.
    """

    FIELDS = ("seat", "number", "winner", "acting", "staying", "order")

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(Turn.begin)
        self.seat = seat
        self.number = number
        self.winner = NO_SEAT
        self.acting = seat
        self.staying: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()

    # -- 1. Castle -------------------------------------------------------------------------------

    def begin(self, p: Position) -> None:
        """WOM-IT-10.25-1: announce the turn."""
        self.step = Turn.rebuild_castles
        p.emit(TurnBegins(self.seat, self.number))

    def rebuild_castles(self, p: Position) -> None:
        """WOM-IT-7.2-2: rebuild an empty Castle deck from its player's discarded Castles (ruled)."""
        self.step = Turn.choose_castle
        if not side(p, self.seat).castles:
            p.emit(RebuildCastles(self.seat, "WOM-IT-7.2-2"))

    def offered(self, p: Position) -> list[Option]:
        """The options for the Castles that the active player may put into play."""
        return castle_options(p, self.seat)

    def choose_castle(self, p: Position) -> None:
        """WOM-IT-7.2-2, WOM-FR-7.2-2: ask for a Castle: any in an Official match, else the top one."""
        self.step = Turn.play_castle
        p.ask(self.seat, "castle", self.offered(p), "WOM-IT-7.2-2")

    def play_castle(self, p: Position) -> None:
        """WOM-IT-7.2-1: put the Castle into the middle."""
        self.step = Turn.castle_enters
        p.emit(PlayCastle(self.seat, str(self.answer[1]), "WOM-IT-7.2-1"))

    def castle_enters(self, p: Position) -> None:
        """Resolve the Castle's effects, which serve both players (WOM-IT-7.2-4)."""
        self.step = Turn.draw_diamagic
        jobs = castle_jobs(p, self.seat)
        if jobs:
            p.push(Jobs(jobs))

    def draw_diamagic(self, p: Position) -> None:
        """WOM-IT-7.2-3: draw a Diamagic of the pool at random; none from an empty pool (ruled)."""
        if not table(p).pool:
            self.step = Turn.settle
            return
        self.step = Turn.take_diamagic
        draw_token(p, "WOM-IT-7.2-3")

    def take_diamagic(self, p: Position) -> None:
        """WOM-IT-7.2-3: let the player look at the drawn Diamagic, and lay it face down on the Castle."""
        self.step = Turn.settle
        p.emit(TakeToken(self.seat, DIAMAGICS.index(self.answer[1]), "WOM-IT-7.2-3"))

    def settle(self, p: Position) -> None:
        """Do what follows by itself from the Castle's effects, such as gaining a Diamagic.

        Then let the Mages that were confused by the effects cast, and begin the Challenge phase.
        """
        event = upkeep(p)
        if event is not None:
            p.emit(event)
            return
        if table(p).confused:
            p.push(Confusion(NO_SEAT))
            return
        self.step = Turn.challenge
        p.emit(PhaseBegins("challenge", "WOM-IT-7.3-1"))

    # -- 2. Challenge ----------------------------------------------------------------------------

    def challenge(self, p: Position) -> None:
        """WOM-IT-7.3-1: let the players cast Spells in turn."""
        self.step = Turn.uncover
        p.push(Challenge(self.seat))

    def uncover(self, p: Position) -> None:
        """WOM-IT-7.1-2.1, WOM-IT-7.7-1: uncover the hidden Spells."""
        hidden = [face_of(spell) for seat in seats_of(2) for spell in side(p, seat).spells if not spell & UP]
        self.step = Turn.clash
        if hidden:
            self.step = Turn.uncovered
            p.emit(Uncover(keys(p, tuple(hidden)), "WOM-IT-7.1-2.1"))

    def uncovered(self, p: Position) -> None:
        """WOM-IT-FAQ-13: resolve the effects that uncovered Spells have because they were hidden."""
        book: Book = p.book
        n = now(p)
        jobs: list[Job] = []
        for slot in range(SPELLS, n.end):
            new = n.spells[slot] & HIDDEN_NOW == HIDDEN_NOW
            if new and not n.simple >> slot & 1:
                seat, mage, ref = n.cards[slot].seat, n.cards[slot].mage, n.ref(slot)
                for trigger in book.faces[n.cards[slot].face].triggers[UNCOVERED]:
                    if holds(p, n, trigger.cond, seat, mage, slot, ref):
                        jobs.append((seat, trigger.program, ref, seat, mage, ref))
        self.step = Turn.after_uncovering
        if jobs:
            p.push(Jobs(tuple(jobs)))

    def after_uncovering(self, p: Position) -> None:
        """Do what follows by itself from the effects of uncovered Spells, such as gaining a Diamagic."""
        event = upkeep(p)
        if event is not None:
            p.emit(event)
        else:
            self.step = Turn.clash

    def clash(self, p: Position) -> None:
        """WOM-IT-7.1-2.3, WOM-IT-FAQ-30: if several Subterfuge Spells are in play, make all of them Simple.

        It happens before powers are compared.
        """
        self.step = Turn.reckon
        event = subterfuges(p, "WOM-IT-FAQ-30")
        if event is not None:
            p.emit(event)

    def reckon(self, p: Position) -> None:
        """WOM-IT-7.8-1: calculate the Final Magic Powers, and note the winner."""
        lines: list[Line] = []
        totals = reckon(p, lines if p.journal is not None else None)
        self.winner = ahead(totals)
        self.step = Turn.award
        p.emit(Reckoned(totals, tuple(lines)))

    def award(self, p: Position) -> None:
        """WOM-IT-7.9-1, -2: begin the Diamagic phase; on a tie the Diamagics stay at stake."""
        if self.winner < 0 or not table(p).stake:
            self.step = Turn.discard
            return
        self.step = Turn.win
        p.emit(PhaseBegins("diamagic", "WOM-IT-7.1-3"))

    # -- 3. Diamagic -----------------------------------------------------------------------------

    def win(self, p: Position) -> None:
        """Resolve the effects of cards that trigger because a player has won the challenge."""
        self.step = Turn.choose_mage
        if sets_off(p, WINS):
            p.push(Jobs(moment_jobs(p, WINS, self.winner)))

    def choose_mage(self, p: Position) -> None:
        """WOM-IT-7.1-3: ask which Mage gets all Diamagics at stake."""
        if not table(p).stake:
            self.step = Turn.discard
            return
        n = now(p)
        player = side(p, self.winner)
        slots = [3 * self.winner + player.mage_at(place) for place in range(3)]
        self.step = Turn.assign
        p.ask(self.winner, "assign", [mage_option(n, slot) for slot in slots], "WOM-IT-7.1-3")

    def assign(self, p: Position) -> None:
        """WOM-IT-7.10-1: give the Diamagics at stake, face up, to the Mage that the winner has chosen."""
        mage = mage_in(p, self.answer)
        colours = tuple([token & 3 for token in table(p).stake])
        self.step = Turn.after_assigning
        p.emit(WinStake(self.winner, mage % 3, key_of(p, now(p), mage), colours))

    def after_assigning(self, p: Position) -> None:
        """WOM-IT-6.9-1: end the game if somebody has enough Diamagics."""
        event = upkeep(p)
        if event is not None:
            p.emit(event)
        else:
            self.step = Turn.discard

    # -- 4. Discard ------------------------------------------------------------------------------

    def discard(self, p: Position) -> None:
        """WOM-IT-7.11-1: begin the Discard phase, and note which Spells stay in play.

        These are the hidden Continuous Spells (WOM-IT-9.5-1). Those of both players are noted now, while all
        Spells are still in play.
        """
        self.acting = self.seat
        self.order = ()
        self.step = Turn.discard_spells
        hidden = [spell for seat in seats_of(2) for spell in side(p, seat).spells if spell & HIDDEN]
        if hidden:
            n = now(p)
            refs = [ref_of(spell) for spell in hidden]
            self.staying = tuple([ref for ref in refs if n.actions[n.slot(ref)] & A_CONTINUOUS])
        p.emit(PhaseBegins("discard", "WOM-IT-7.1-4"))

    def leaving(self, p: Position) -> list[int]:
        """The Spells that leave play now and whose place in the order of discarding is not chosen yet.

        They are given by their references (numbers that stand for cards in play).
        """
        refs = [ref_of(spell) for spell in side(p, self.acting).spells]
        return [ref for ref in refs if ref not in self.staying and ref not in self.order]

    def discard_spells(self, p: Position) -> None:
        """WOM-IT-7.11-1: discard the Spells in the order played or, by an option, in a chosen order."""
        book: Book = p.book
        left = self.leaving(p)
        if len(left) > 1 and book.choices.order_discards:
            self.step = Turn.discard_next
            p.ask(self.acting, "discard-order", [("spell", ref) for ref in left], "WOM-IT-7.11-1")
            return
        self.order += tuple(left)
        player = side(p, self.acting)
        faces = tuple([face_of(player.spell(ref)) for ref in self.order])
        gone: tuple[Gone, ...] = ()
        if table(p).marks:
            n = now(p)
            gone = tuple([leaving(n, n.slot(ref)) for ref in self.order])
        self.step = Turn.discard_other
        p.emit(DiscardPlayed(self.acting, self.order, keys(p, faces), gone))

    def discard_next(self, p: Position) -> None:
        """Put the chosen Spell next in the order in which Spells are discarded."""
        self.order += (int(self.answer[1]),)
        self.step = Turn.discard_spells

    def discard_other(self, p: Position) -> None:
        """After one player's Spells were discarded, discard the other's; after both, the Castles."""
        self.order = ()
        if self.acting == self.seat:
            self.acting = other_seat(self.seat)
            self.step = Turn.discard_spells
        else:
            self.step = Turn.discard_castles

    def discard_castles(self, p: Position) -> None:
        """WOM-IT-7.12-1: put the Castles of the turn into their owners' discards."""
        place = table(p)
        castles = (*[castle >> 1 for castle in place.covered], place.castle)
        self.step = Turn.draw
        p.emit(DiscardCastles(keys(p, castles)))

    # -- 5. Draw ---------------------------------------------------------------------------------

    def draw(self, p: Position) -> None:
        """WOM-IT-7.13-1: begin the Draw phase."""
        self.acting = self.seat
        self.step = Turn.draw_three
        p.emit(PhaseBegins("draw", "WOM-IT-7.1-5"))

    def draw_three(self, p: Position) -> None:
        """WOM-IT-7.13-1, WOM-IT-FAQ-7: let the player draw three cards, however many are in hand."""
        self.step = Turn.draw_other
        p.push(DrawFrame(self.acting, DRAWN_EACH_TURN, "WOM-IT-7.13-1"))

    def draw_other(self, p: Position) -> None:
        """After one player has drawn, let the other draw three cards; after both, check the hand limit."""
        if self.acting == self.seat:
            self.acting = other_seat(self.seat)
            self.step = Turn.draw_three
        else:
            self.acting = self.seat
            self.step = Turn.hand_limit

    def hand_limit(self, p: Position) -> None:
        """WOM-IT-7.13-2: let the player discard cards of choice, down to five."""
        over = len(side(p, self.acting).hand) - HAND_SIZE
        self.step = Turn.other_limit
        if over > 0:
            p.push(DiscardCards(self.acting, over, "hand-limit", "WOM-IT-7.13-2"))

    def other_limit(self, p: Position) -> None:
        """Let the other player discard down to five cards too; then finish the turn."""
        if self.acting == self.seat:
            self.acting = other_seat(self.seat)
            self.step = Turn.hand_limit
        else:
            p.finish()
