"""The execution of deeds, the things that cards do: their programs are carried out operation by operation."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import A_CONTINUOUS, DRAWS, EACH, MAGE, OWN, RENDERED, Op, Which
from grimorio.games.mickey.rules.actions import (
    YES_NO,
    AddStake,
    ChangePlaces,
    Corrode,
    Corrupt,
    Exchange,
    Give,
    Lose,
    Shatter,
    castle_options,
    key_of,
    leave_play,
    mage_in,
    mage_option,
    printed_key,
)
from grimorio.games.mickey.rules.board import HAND_SIZE, HIDDEN, UP, Mark, MarkKind, player_of, side, table
from grimorio.games.mickey.rules.events import (
    DrawCards,
    LeaveMark,
    PlayCastle,
    Reshuffle,
    UncoverStake,
    keys,
)
from grimorio.games.mickey.rules.in_play import SPELLS
from grimorio.games.mickey.rules.jobs import Job, castle_jobs, first_owner, moment_jobs
from grimorio.games.mickey.rules.now import (
    Now,
    holds,
    immune_to,
    leaving,
    may_become_simple,
    meant,
    slots,
    touches,
    value,
)
from grimorio.games.mickey.rules.picks import DiscardCards, DiscardRandom
from grimorio.games.mickey.rules.renew import now, sets_off
from grimorio.games.mickey.rules.spell_events import Confused, DiscardSpell, RevealSpell
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, other_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Jobs(Frame):
    """The frame that resolves effects triggered at the same time (WOM-IT-FAQ-11b).

    Each player decides the order of the effects of their own cards. `todo` are the effects still to resolve.
    """

    FIELDS = ("todo",)

    def __init__(self, todo: tuple[Job, ...]) -> None:
        super().__init__(Jobs.next_job)
        self.todo = todo

    def next_job(self, p: Position) -> None:
        """Begin the next effect that still counts, or ask its player which of several comes next."""
        self.todo = tuple([job for job in self.todo if self.stands(p, job)])
        if not self.todo:
            p.finish()
            return
        owner = first_owner(p, self.todo)
        mine = [index for index, job in enumerate(self.todo) if job[0] == owner]
        if len(mine) == 1 or all(self.todo[index][2] == self.todo[mine[0]][2] for index in mine):
            self.begin(p, mine[0])
            return
        n = now(p)
        self.step = Jobs.chosen
        options: list[Option] = []
        for index in mine:
            options.append(("effect", key_of(p, n, n.slot(self.todo[index][2])), index))
        p.ask(owner, "order", options, "WOM-IT-FAQ-11b")

    def stands(self, p: Position, job: Job) -> bool:
        """Whether the card of a job is in play, and not Simple, or the job is Rendered (WOM-IT-10.18-1)."""
        n = now(p)
        slot = n.slot(job[2])
        if slot < 0 or not n.annulled >> slot & 1:
            return slot >= 0
        rendered = [f for f in n.gives if f.row.kind == RENDERED and f.row.program == job[1]]
        return any([touches(n, f, slot) for f in rendered])

    def chosen(self, p: Position) -> None:
        """Begin the effect that the player has chosen."""
        self.begin(p, int(self.answer[2]))

    def begin(self, p: Position, index: int) -> None:
        """Begin the effect with this index in `todo`, and remove it from there."""
        job = self.todo[index]
        self.todo = self.todo[:index] + self.todo[index + 1 :]
        self.step = Jobs.next_job
        p.push(Deed(job[1], job[2], job[3], job[4], job[5]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Frame):
    """The frame that executes a program, the compiled form of the things that a card does.

    Attributes:
        program: the index of the program in `Library.programs`; `at`: the index of its next operation.
        source: reference of the card whose program it is.
        you, here, that: the player, the slot of the Mage and the reference of the Spell that the words "own",
            "here" and "that Spell" mean in the text of the card.
        picked: reference of the card that was chosen, or -1.
    """

    FIELDS = ("program", "at", "source", "you", "here", "that", "picked")

    def __init__(self, program: int, source: int, you: Seat, here: int, that: int) -> None:
        super().__init__(Deed.go)
        self.program = program
        self.at = 0
        self.source = source
        self.you = you
        self.here = here
        self.that = that
        self.picked = -1

    def op(self, p: Position) -> Op:
        """The operation that is being executed."""
        book: Book = p.book
        return book.programs[self.program][self.at - 1]

    def go(self, p: Position) -> None:
        """Execute operations until one makes the frame wait for an answer, an event or another frame."""
        book: Book = p.book
        ops = book.programs[self.program]
        while self.at < len(ops):
            op = ops[self.at]
            self.at += 1
            if self.perform(p, now(p), op):
                return
        p.finish()

    def meant(self, n: Now, which: Which | None) -> list[int]:
        """The slots of the cards that a noun of the program means; for None, of the card that was picked.

        Cards that are immune to the card whose program it is are left out.
        """
        source = n.slot(self.source)
        if which is None:
            slot = n.slot(self.picked)
            return [slot] if slot >= 0 and not immune_to(n, source) >> slot & 1 else []
        found = meant(n, which, self.you, self.here, source, self.that) & ~immune_to(n, source)
        return slots(n, found)

    def seats(self, whose: int) -> tuple[Seat, ...]:
        """The seats that `whose` (`OWN`, `ENEMY` or `EACH`) means; that of the card's player is the first."""
        if whose == EACH:
            return (self.you, other_seat(self.you))
        return (self.you if whose == OWN else other_seat(self.you),)

    # -- operations; they return whether the frame must wait for an answer, an event or another frame ----

    def perform(self, p: Position, n: Now, op: Op) -> bool:
        """Execute an operation. Return whether the frame must wait before it executes the next one."""
        name = op.name
        if name == "test":
            if not holds(p, n, op.cond, self.you, self.here, n.slot(self.source), self.that):
                self.at = op.jump
            return False
        if name == "may":
            self.step = Deed.decided
            p.ask(self.you, "may", YES_NO, "WOM-IT-8.2-3")
            return True
        if name == "pay":
            return self.pay(p, op)
        if name == "pick":
            return self.pick(p, n, op)
        if name in ("annul", "block", "for-now"):
            return self.mark(p, n, op)
        if name in ("corrode", "corrupt", "shatter", "discard-from-play"):
            return self.destroy(p, n, op)
        if name in ("exchange", "change-places", "give", "lose"):
            return self.rearrange(p, n, op)
        if name in ("draw", "discard", "recover"):
            return self.cards(p, n, op)
        if name == "confuse":
            return self.confuse(p, n, op)
        if name == "reveal":
            return self.reveal(p, n)
        if name == "teleport":
            p.push(Teleport(self.you))
            return True
        if name == "add-diamagics":
            p.push(AddStake(op.n))
            return True
        stake = table(p).stake
        if stake:
            p.emit(UncoverStake(tuple([token & 3 for token in stake]), "WOM-IT-10.19-1"))
        return bool(stake)

    def decided(self, p: Position) -> None:
        """Go on with the deeds that a player may do, or skip them if the player declined."""
        if self.answer == YES_NO[1]:
            self.at = self.op(p).jump
        self.step = Deed.go

    def pay(self, p: Position, op: Op) -> bool:
        """Ask the player whether to discard `op.n` cards as the price of the next deeds.

        Returns whether to wait for the answer: False if the hand has too few cards.
        """
        if len(side(p, self.you).hand) < op.n:
            self.at = op.jump
            return False
        self.step = Deed.paid
        p.ask(self.you, "pay", YES_NO, "WOM-IT-8.9-1")
        return True

    def paid(self, p: Position) -> None:
        """Let the player discard the cards that are the price; if the player declined, skip the deeds."""
        op = self.op(p)
        self.step = Deed.go
        if self.answer == YES_NO[1]:
            self.at = op.jump
        else:
            p.push(DiscardCards(self.you, op.n, "pay-discard", "WOM-IT-8.9-1"))

    def pick(self, p: Position, n: Now, op: Op) -> bool:
        """Ask a player to choose one of the cards that `op.what` means; return whether to wait for it."""
        slots = self.meant(n, op.what)
        self.picked = -1
        if not slots:
            return False
        self.step = Deed.pick_one
        options: list[Option] = []
        for slot in slots:
            options.append(("spell", n.ref(slot)) if slot >= SPELLS else mage_option(n, slot))
        p.ask(self.you if op.whose == OWN else other_seat(self.you), "target", options, "WOM-IT-8.2-3")
        return True

    def pick_one(self, p: Position) -> None:
        """Store the card that the player chose; from now on the noun `SAME` means it (WOM-IT-FAQ-9)."""
        self.picked = int(self.answer[1]) if self.answer[0] == "spell" else mage_in(p, self.answer)
        self.step = Deed.go

    def mark(self, p: Position, n: Now, op: Op) -> bool:
        """Record an Annul, Block or `ForNow`, which goes on until the turn ends; return whether to wait."""
        book: Book = p.book
        source = n.slot(self.source)
        face = n.face(source)
        name = book.faces[face].key if face >= 0 else ""
        if op.name == "for-now":
            row = book.rows[op.row]
            mark = Mark("for-now", self.source, (), self.you, self.here, self.that, -1, (), op.row)
            about = [] if row.what is None else self.meant(n, row.what)
            p.emit(LeaveMark(mark, name, tuple([key_of(p, n, slot) for slot in about]), "WOM-IT-10.25-1"))
            return True
        slots = self.meant(n, op.what)
        noun = -1
        spared: tuple[int, ...] = ()
        kind: MarkKind = "annul" if op.name == "annul" else "block"
        if kind == "annul":
            slots = [slot for slot in slots if may_become_simple(p, n, slot)]
            rule = "WOM-IT-9.2-2"
            what = op.what
            fixed = what is None or what.kind != MAGE or not what.where or what.team != ""
            if what is not None and not fixed and not book.choices.only_spells_simple:
                noun = what.index
        else:
            rule = "WOM-IT-9.3-1"
            if not book.choices.block_bars_again:
                spared = tuple([slot for slot in range(6) if side(p, player_of(slot)).done >> slot % 3 & 1])
                slots = [slot for slot in slots if slot not in spared]
            if op.what is not None:
                noun = op.what.index
        if not slots and noun < 0:
            return False
        refs = tuple([n.ref(slot) for slot in slots])
        mark = Mark(kind, self.source, refs, self.you, self.here, self.that, noun, spared)
        p.emit(LeaveMark(mark, name, tuple([key_of(p, n, slot) for slot in slots]), rule))
        return True

    def destroy(self, p: Position, n: Now, op: Op) -> bool:
        """Execute a Corrode, Corrupt, Shatter or a discard of Spells from play; return whether to wait."""
        slots = self.meant(n, op.what)
        if op.name == "corrode":
            refs = tuple([n.ref(slot) for slot in self.corroded(p, n, op)])
            if refs and side(p, self.you).hand:
                p.push(Corrode(self.you, refs))
                return True
            return False
        if op.name == "corrupt":
            mages = tuple([slot for slot in slots if slot < 6 and n.gems(slot)])
            if mages and len(side(p, self.you).hand) >= 2:
                p.push(Corrupt(self.you, mages))
                return True
            return False
        if op.name == "shatter":
            refs = tuple([n.ref(s) for s in slots if n.spells[s] & UP and n.actions[s] & A_CONTINUOUS])
            if refs:
                p.push(Shatter(self.you, refs))
            return bool(refs)
        slots = [slot for slot in slots if slot >= SPELLS]
        if slots:
            p.emit_all(leave_play(p, n, slots, "WOM-IT-8.10-1"))
        return bool(slots)

    def corroded(self, p: Position, n: Now, op: Op) -> list[int]:
        """The slots of the Spells that a Corrode would discard (WOM-IT-9.6-3).

        An option of the game says which immunities protect Spells from it.
        """
        book: Book = p.book
        source = n.slot(self.source)
        by_spell = book.choices.corrode_by_spell
        what = op.what
        if what is None:
            hit = [n.slot(self.picked)] if n.slot(self.picked) >= 0 else []
        else:
            hit = slots(n, meant(n, what, self.you, self.here, source, self.that))
        immune = immune_to(n, source)
        corrodible: list[int] = []
        for slot in hit:
            if slot >= SPELLS:
                if not (by_spell and immune >> slot & 1):
                    corrodible.append(slot)
            elif slot < 6 and not immune >> slot & 1:
                corrodible += slots(n, n.cast_by(1 << slot) & ~n.hidden & ~(0 if by_spell else immune))
        return corrodible

    def rearrange(self, p: Position, n: Now, op: Op) -> bool:
        """Give, take or exchange Diamagics, or let Mages change places; return True, to wait for that."""
        book: Book = p.book
        mages = tuple([slot for slot in self.meant(n, op.what) if slot < 6])
        if op.name == "give":
            p.push(Give(mages, op.n))
        elif op.name == "lose":
            p.push(Lose(self.you, mages, op.n, "WOM-IT-FAQ-9"))
        else:
            others = tuple([slot for slot in self.meant(n, op.other) if slot < 6])
            if op.name == "exchange":
                mages = tuple([mage for mage in mages if n.gems(mage)])
                others = tuple([mage for mage in others if n.gems(mage)])
                p.push(Exchange(self.you, mages, others))
            else:
                faces = book.faces
                mages = tuple([mage for mage in mages if faces[n.cards[mage].face].place < 0])
                others = tuple([mage for mage in others if faces[n.cards[mage].face].place < 0])
                p.push(ChangePlaces(self.you, mages, others))
        return True

    def cards(self, p: Position, n: Now, op: Op) -> bool:
        """Let players draw or discard cards; return whether to wait for that."""
        if op.name == "recover":
            if len(side(p, self.you).hand) < 3:
                p.push(DrawFrame(self.you, 1, "WOM-IT-9.9-1"))
                return True
            return False
        seats = self.seats(op.whose)
        if op.name == "draw":
            assert op.amount is not None
            number = value(p, n, op.amount, self.you, self.here, n.slot(self.source), self.that)
            for seat in seats[::-1]:
                p.push(DrawFrame(seat, number, "WOM-IT-8.8-1"))
        elif op.random:
            for seat in seats[::-1]:
                p.push(DiscardRandom(seat, op.n, "WOM-IT-8.13-1"))
        else:
            for seat in seats[::-1]:
                p.push(DiscardCards(seat, op.n, "discard", "WOM-IT-8.9-1"))
        return True

    def confuse(self, p: Position, n: Now, op: Op) -> bool:
        """WOM-IT-9.4-1, WOM-IT-FAQ-24: confuse Mages that have not played, or whose Spell was discarded.

        After the challenge nobody casts any more, so no Mage is confused. Returns whether to wait.
        """
        book: Book = p.book
        if table(p).phase not in ("castle", "challenge"):
            return False
        mages: list[int] = []
        for slot in [slot for slot in self.meant(n, op.what) if slot < 6]:
            player = side(p, player_of(slot))
            bit = 1 << slot % 3
            if not player.done & bit or (player.free & bit and book.choices.confuses_again):
                mages.append(slot)
        if mages:
            p.emit(Confused(tuple(mages), tuple([key_of(p, n, m) for m in mages]), "WOM-IT-9.4-1"))
        return bool(mages)

    def reveal(self, p: Position, n: Now) -> bool:
        """WOM-IT-9.10-1 to -3: turn the opponent's face-down Spells up.

        A Spell is discarded instead if its Mage has another one that is not hidden. Returns whether to wait.
        """
        enemy = other_seat(self.you)
        immune = immune_to(n, n.slot(self.source))
        full = [n.cards[s].mage for s in range(SPELLS, n.end) if not n.spells[s] & HIDDEN]
        batch: list[Event] = []
        for slot in range(SPELLS, n.end):
            if n.cards[slot].seat != enemy or n.spells[slot] & UP or immune >> slot & 1:
                continue
            key = printed_key(p, n, slot)
            if n.cards[slot].mage in full:
                batch.append(DiscardSpell(enemy, key, leaving(n, slot), "WOM-IT-9.10-3"))
            else:
                full.append(n.cards[slot].mage)
                batch.append(RevealSpell(enemy, key, n.ref(slot)))
        if batch:
            p.emit_all(tuple(batch))
        return bool(batch)


@mypyc_attr(allow_interpreted_subclasses=True)
class Teleport(Frame):
    """WOM-IT-9.16-1: the frame in which a player puts a new Castle of the own deck over the one in play."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Teleport.choose)
        self.seat = seat

    def offered(self, p: Position) -> list[Option]:
        """The options for the Castles that the player may put into play."""
        return castle_options(p, self.seat)

    def choose(self, p: Position) -> None:
        """WOM-IT-9.16-3: ask which Castle to put into play; if there is none, end (by a ruling)."""
        options = self.offered(p)
        if not options:
            p.finish()
            return
        self.step = Teleport.put
        p.ask(self.seat, "teleport", options, "WOM-IT-9.16-3")

    def put(self, p: Position) -> None:
        """Cover the old Castle with the new one."""
        self.step = Teleport.enters
        p.emit(PlayCastle(self.seat, str(self.answer[1]), "WOM-IT-9.16-1"))

    def enters(self, p: Position) -> None:
        """Resolve the effects of the new Castle."""
        self.step = Teleport.over
        jobs = castle_jobs(p, self.seat)
        if jobs:
            p.push(Jobs(jobs))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFrame(Frame):
    """The frame in which a player draws cards in one action (WOM-IT-FAQ-6, WOM-IT-10.10-1)."""

    FIELDS = ("seat", "left", "rule", "drew")

    def __init__(self, seat: Seat, left: int, rule: str) -> None:
        super().__init__(DrawFrame.draw)
        self.seat = seat
        self.left = left
        self.rule = rule
        self.drew = 0

    def draw(self, p: Position) -> None:
        """WOM-IT-8.8-1, WOM-IT-8.8-2: draw cards. Where the deck runs out, rebuild it and draw the rest."""
        one = side(p, self.seat)
        if self.left and one.deck:
            cards = one.deck[: self.left]
            self.left -= len(cards)
            self.drew += len(cards)
            p.emit(DrawCards(self.seat, keys(p, cards), self.rule))
        elif self.left and one.discard:
            p.emit(Reshuffle(self.seat, "WOM-IT-8.8-2"))
        else:
            self.step = DrawFrame.limit
            if self.drew and sets_off(p, DRAWS):
                p.push(Jobs(moment_jobs(p, DRAWS, self.seat)))

    def limit(self, p: Position) -> None:
        """WOM-IT-7.13-2: if by an option the hand limit holds at each draw, let the player discard to it."""
        book: Book = p.book
        over = len(side(p, self.seat).hand) - HAND_SIZE
        self.step = DrawFrame.over
        if over > 0 and book.choices.limit_at_once:
            p.push(DiscardCards(self.seat, over, "hand-limit", "WOM-IT-7.13-2"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
