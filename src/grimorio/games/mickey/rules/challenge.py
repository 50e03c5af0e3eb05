"""The Challenge phase: players cast in turn, and the effects of each Spell are resolved in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    A_STATIC,
    A_SUBTERFUGE,
    A_TELEPORT,
    Which,
)
from grimorio.games.mickey.rules.actions import key_of, leave_play
from grimorio.games.mickey.rules.board import (
    FIRST,
    QUIET,
    SECOND,
    SPELL_REF,
    ahead,
    count,
    kinds_in,
    player_of,
    side,
    table,
)
from grimorio.games.mickey.rules.deeds import Jobs
from grimorio.games.mickey.rules.events import GameEnds, Passes, ShowCard, ShowHand, hand_keys
from grimorio.games.mickey.rules.ground import ground
from grimorio.games.mickey.rules.in_play import SPELLS
from grimorio.games.mickey.rules.jobs import LAST_GROUP, play_jobs
from grimorio.games.mickey.rules.now import Now, blocked, hiding, holds, may_become_simple, may_hide, touches
from grimorio.games.mickey.rules.picks import RandomCard
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.rules.spell_events import (
    Clash,
    PlaySpell,
    PlayUsed,
    PossessDiamagic,
    Unconfused,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, other_seat

PASS: Final[Option] = ("pass",)


def fits(which: Which | None, face: int) -> bool:
    """Whether a card of the hand fits the noun `which` by its printed facts; every card fits None.

    `face` is the index of the card in `Book.faces`.
    """
    return which is None or which.faces < 0 or which.faces >> face & 1 == 1


def may_play(p: Position, slot: int) -> bool:
    """Whether the Mage in a slot has not played in this challenge, or may play again.

    The rules are WOM-IT-8.1-2 and WOM-IT-8.10-2.
    """
    one = side(p, player_of(slot))
    bit = 1 << slot % 3
    return not one.done & bit or one.free & bit != 0


def castable(p: Position, n: Now, slot: int, faces: list[int]) -> list[int]:
    """The cards among `faces` that the Mage in a slot may cast.

    Empty if the Mage is blocked (WOM-IT-9.3-1, WOM-IT-8.11-1).
    """
    if full(p, n, slot) or blocked(p, n, slot):
        return []
    for f in n.bans:
        if touches(n, f, slot):
            faces = [face for face in faces if not fits(f.row.other, face)]
    return faces


def full(p: Position, n: Now, slot: int) -> bool:
    """Whether the Mage in a slot can cast no other Spell, because it has cast one.

    An option decides whether a Mage may have several (WOM-IT-9.10-3E).
    """
    book: Book = p.book
    return book.choices.area_of_one and n.cast_by(1 << slot) & ~n.hidden != 0


def hideable(p: Position, n: Now, slot: int, faces: list[int]) -> tuple[list[int], list[int]]:
    """The cards among `faces` that the Mage in a slot may hide, as two lists (WOM-IT-8.3-1 and -2).

    A Mage that hides a card of the first list casts no Spell. With a card of the second list it may still
    cast one. Both lists are empty if an effect forbids the Mage to hide.
    """
    instead: list[int] = []
    besides: list[int] = []
    player = side(p, player_of(slot))
    if any(touches(n, f, slot) for f in n.no_hides):
        return instead, besides
    allowed = hiding(n)
    for number, f in enumerate(n.hides):
        if allowed[number] >> slot & 1:
            able = [face for face in faces if fits(f.row.other, face)]
            if not f.row.mask:
                if may_play(p, slot):
                    instead += [face for face in able if face not in instead]
            elif not player.besides >> slot % 3 & 1:
                besides += [face for face in able if face not in besides]
    return instead, besides


def subterfuges(p: Position, rule: str) -> Clash | None:
    """WOM-IT-9.13-1, -2: the event by which several Subterfuge Spells become Simple, or None.

    A Simple card is one whose text has no effect. The event needs at least two such Spells in play, and makes
    all of them Simple that can be (WOM-IT-9.8-1). A Spell that only Subterfuge made Simple still counts as
    one of them. A Spell made Simple by something else does not count, nor does one that has no effect because
    it was hidden. `rule` is the id of the rule that the event names.
    """
    n = now(p)
    slots: list[int] = []
    others = 0
    for slot in range(SPELLS, n.end):
        if n.clashed >> slot & 1:
            others += had_subterfuge(p, n, slot)
        elif n.actions[slot] & A_SUBTERFUGE and not n.annulled >> slot & 1 and not n.spells[slot] & QUIET:
            slots.append(slot)
    if len(slots) + others < 2:
        return None
    slots = [slot for slot in slots if may_become_simple(p, n, slot)]
    if not slots:
        return None
    refs = tuple([n.ref(slot) for slot in slots])
    return Clash(refs, tuple([key_of(p, n, slot) for slot in slots]), rule)


def had_subterfuge(p: Position, n: Now, slot: int) -> bool:
    """Whether the Spell in a slot has Subterfuge, or had it before Subterfuge made it Simple."""
    book: Book = p.book
    if book.faces[n.cards[slot].face].actions & A_SUBTERFUGE:
        return True
    return any([f.row.mask & A_SUBTERFUGE and touches(n, f, slot) for f in n.gives])


def possession(p: Position) -> PossessDiamagic | None:
    """The event by which the next Mage gets the Diamagic that its own ability gives it (WOM-IT-FAQ-37).

    None if no ability gives one now: its Mage has got it, the condition fails, or the pool has none left.
    """
    place = table(p)
    if not place.marks and not ground(p).possesses:
        return None
    n = now(p)
    for f in n.possessing:
        if place.possessed >> f.source & 1 or not count(place.pool, f.row.mask):
            continue
        if holds(p, n, f.row.cond, f.you, f.here, f.source, f.that):
            return PossessDiamagic(f.source, key_of(p, n, f.source), f.row.mask, "WOM-IT-FAQ-37")
    return None


def victory(p: Position) -> GameEnds | None:
    """WOM-IT-2.1-3, WOM-FR-3.1-1: the end of the game if enough Diamagics are won, or None."""
    book: Book = p.book
    enough = book.choices.to_win
    counts = side(p, FIRST).diamagics(), side(p, SECOND).diamagics()
    if counts[0] < enough and counts[1] < enough:
        return None
    winner = ahead(counts)
    rule = "WOM-FR-3.1-1" if book.choices.mini else "WOM-IT-2.1-3"
    return GameEnds((winner,) if winner >= 0 else (), "diamagics" if winner >= 0 else "draw", rule)


def upkeep(p: Position) -> Event | None:
    """The next event that follows by itself once effects are resolved, or None.

    The event is a clash of Subterfuge Spells (if an option says so), a Diamagic gained by an ability, or the
    end of the game by a victory.
    """
    book: Book = p.book
    if book.choices.subterfuge_at_once:
        clash = subterfuges(p, "WOM-FR-9.15-1")
        if clash is not None:
            return clash
    had = possession(p)
    return had if had is not None else victory(p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Challenge(Frame):
    """WOM-IT-7.3-1 to WOM-IT-7.6-1: the frame of a challenge: Spells are played in turn until nobody goes on.

    Attributes:
        seat: the player whose play it is.
        passed: bit mask of the players who play no more (WOM-IT-8.12-2).
        stuck: bit mask of the players who could not play, or passed because of a limitation, since the last
            play (WOM-IT-8.11-1, WOM-FR-8.11-2).
    """

    FIELDS = ("seat", "passed", "stuck")

    def __init__(self, seat: Seat) -> None:
        super().__init__(Challenge.next_play)
        self.seat = seat
        self.passed = 0
        self.stuck = 0

    def offered(self, p: Position) -> list[Option]:
        """An option for every Spell of the hand with every Mage that may cast or hide it.

        Passing is offered unless a Mage has to cast.
        """
        book: Book = p.book
        n = now(p)
        player = side(p, self.seat)
        faces = book.faces
        hand = kinds_in(player.hand)
        options: list[Option] = []
        duty = False
        for place in range(3):
            mage = player.mage_at(place)
            slot = 3 * self.seat + mage
            if may_play(p, slot):
                able = castable(p, n, slot, hand)
                for face in able:
                    options.append(faces[face].cast[place])
                if able and not player.done >> mage & 1:
                    duty = True
            if may_hide(n, slot):
                instead, besides = hideable(p, n, slot, hand)
                for face in instead:
                    options.append(faces[face].hide[place])
                for face in besides:
                    options.append(faces[face].besides[place])
        if options and not duty:
            options.append(PASS)
        return options

    def next_play(self, p: Position) -> None:
        """WOM-IT-7.4-1, WOM-IT-8.12-1: ask the next player to cast, hide or pass, if that is possible."""
        if self.passed | self.stuck == 3:
            p.finish()
            return
        seat, bit = self.seat, 1 << self.seat
        if self.passed & bit:
            self.seat = other_seat(seat)
            return
        if table(p).used_up & bit:
            self.seat = other_seat(seat)
            p.emit(PlayUsed(seat))
            return
        options = self.offered(p)
        if options:
            self.step = Challenge.played
            p.ask(seat, "play", options, "WOM-IT-7.3-1")
            return
        self.stuck |= bit
        self.seat = other_seat(seat)
        proof = self.proof(p, seat)
        if proof:
            p.emit_all(proof)

    def proof(self, p: Position, seat: Seat) -> tuple[Event, ...]:
        """The event that shows the hand of a player with a Mage that has to cast and cannot (WOM-IT-8.11-1).

        Empty where nothing needs proof: the hand is empty or was shown before, the Mage can cast no second
        Spell (`full`), or the Mage is blocked and an option asks for no proof then (WOM-FR-9.3-2).
        """
        book: Book = p.book
        player, n = side(p, seat), now(p)
        if len(player.seen) == len(player.hand):
            return ()
        for mage in range(3):
            slot = 3 * seat + mage
            if player.done >> mage & 1 or full(p, n, slot):
                continue
            if book.choices.block_is_shown or not blocked(p, n, slot):
                return (ShowHand(seat, hand_keys(p, seat), "WOM-IT-8.11-1"),)
        return ()

    def played(self, p: Position) -> None:
        """Play the Spell, or note that the player passes.

        The player passes for now if a Mage still has to cast, else for good (WOM-FR-8.11-2).
        """
        seat, answer = self.seat, self.answer
        self.seat = other_seat(seat)
        self.step = Challenge.next_play
        if answer == PASS:
            if side(p, seat).done == 7:
                self.passed |= 1 << seat
                p.emit(Passes(seat, False, "WOM-IT-8.12-1"))
            else:
                self.stuck |= 1 << seat
                p.emit_all((Passes(seat, True, "WOM-IT-8.11-1"), *self.proof(p, seat)))
            return
        self.stuck = 0
        mage = side(p, seat).mage_at(int(answer[2]))
        p.push(Casting(seat, mage, str(answer[1]), answer[0] != "cast", answer[0] == "besides"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Casting(Frame):
    """The frame in which a Spell is cast or hidden, and the effects triggered are resolved (WOM-IT-FAQ-11).

    Attributes:
        seat, mage: the player, and the Mage's number in the squad.
        card: key of the Spell.
        hidden, besides: whether the Spell is hidden, and whether its Mage may cast another all the same.
        ref: the Spell's reference in play.
        group: the number of the next group of effects to resolve (WOM-IT-FAQ-11).
    """

    FIELDS = ("seat", "mage", "card", "hidden", "besides", "ref", "group")

    def __init__(self, seat: Seat, mage: int, card: str, hidden: bool, besides: bool) -> None:
        super().__init__(Casting.play)
        self.seat = seat
        self.mage = mage
        self.card = card
        self.hidden = hidden
        self.besides = besides
        self.ref = -1
        self.group = 0

    def play(self, p: Position) -> None:
        """WOM-IT-8.2-1, WOM-IT-8.3-1: put the Spell into play."""
        book: Book = p.book
        one = side(p, self.seat)
        self.ref = SPELL_REF + table(p).serial
        self.step = Casting.statics
        by = book.faces[one.mages[self.mage]].key
        place = one.places[self.mage]
        p.emit(PlaySpell(self.seat, self.mage, by, place, self.card, self.hidden, self.besides))

    def statics(self, p: Position) -> None:
        """WOM-IT-9.15-1: when a Teleport Spell is cast, discard the Static Spells."""
        self.step = Casting.resolve
        if self.hidden:
            return
        n = now(p)
        slot = n.slot(self.ref)
        if slot < 0 or not n.actions[slot] & A_TELEPORT:
            return
        leaving = [other for other in range(SPELLS, n.end) if n.actions[other] & A_STATIC and other != slot]
        if leaving:
            p.emit_all(leave_play(p, n, leaving, "WOM-IT-9.15-1"))

    def resolve(self, p: Position) -> None:
        """WOM-IT-FAQ-11: resolve the next group of effects that the Spell triggers."""
        mage = 3 * self.seat + self.mage
        group, jobs = play_jobs(p, self.seat, mage, self.ref, self.hidden, self.group)
        if group > LAST_GROUP:
            self.step = Casting.keep_up
            return
        self.group = group + 1
        p.push(Jobs(jobs))

    def keep_up(self, p: Position) -> None:
        """Let the event that follows by itself happen (see `upkeep`); if none does, let confused Mages cast.

        The step is repeated until there is neither; then the frame is finished.
        """
        event = upkeep(p)
        if event is not None:
            p.emit(event)
        elif table(p).confused:
            p.push(Confusion(self.seat))
        else:
            p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Confusion(Frame):
    """WOM-IT-9.4-1, WOM-IT-FAQ-23: the frame in which a confused Mage casts a random Spell, if it may play.

    Attributes:
        seat: the player whose play it is; -1 before the challenge.
        mage: reference of the Mage that casts at random.
        card: the key of the card that was drawn.
    """

    FIELDS = ("seat", "mage", "card")

    def __init__(self, seat: Seat) -> None:
        super().__init__(Confusion.begin)
        self.seat = seat
        self.mage = -1
        self.card = ""

    def begin(self, p: Position) -> None:
        """Begin with the next confused Mage. Its cast counts as its player's play (WOM-IT-9.4-4)."""
        self.mage = mage = table(p).confused[0]
        seat = player_of(mage)
        hand = side(p, seat).hand
        able = may_play(p, mage) and len(hand) > 0
        casts = able and len(castable(p, now(p), mage, list(hand))) > 0
        self.step = Confusion.draw_random if able else Confusion.over
        p.emit(Unconfused(mage, casts and seat != self.seat))

    def draw_random(self, p: Position) -> None:
        """WOM-IT-9.4-2: draw a random card of the hand."""
        self.step = Confusion.show_random
        p.push(RandomCard(player_of(self.mage)))

    def show_random(self, p: Position) -> None:
        """WOM-IT-9.4-2: show the drawn card to the opponent."""
        self.card = str(self.answer[1])
        self.step = Confusion.cast_random
        p.emit(ShowCard(player_of(self.mage), self.card, "WOM-IT-9.4-2"))

    def offered(self, p: Position) -> list[Option]:
        """The Spells that a confused Mage may cast instead of a card that it cannot cast."""
        book: Book = p.book
        n, slot = now(p), self.mage
        hand = kinds_in(side(p, player_of(slot)).hand)
        return [book.faces[face].cast[n.place(slot)] for face in castable(p, n, slot, hand)]

    def cast_random(self, p: Position) -> None:
        """WOM-IT-9.4-2, -3: cast the drawn card if possible, else ask for another card that can be cast."""
        book: Book = p.book
        slot = self.mage
        self.step = Confusion.over
        if castable(p, now(p), slot, [book.face_of[self.card]]):
            p.push(Casting(player_of(slot), slot % 3, self.card, False, False))
            return
        options = self.offered(p)
        if options:
            self.step = Confusion.cast_other
            p.ask(player_of(slot), "confused", options, "WOM-IT-9.4-3")

    def cast_other(self, p: Position) -> None:
        """WOM-IT-9.4-3: let the Mage cast the card chosen instead of the drawn one."""
        self.step = Confusion.over
        p.push(Casting(player_of(self.mage), self.mage % 3, str(self.answer[1]), False, False))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
