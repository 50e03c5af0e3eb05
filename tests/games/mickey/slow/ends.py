"""The slow interpreter of card words: from a play to the end of the turn."""

from __future__ import annotations

from typing import Any

from grimorio.games.mickey import words as w
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.reader import Lies, Stands
from tests.games.slow_reading import NotRead


class Ender(Doer):
    """The slow interpreter's table until the next turn.

    `hiders` are the Mages that may hide Spells instead of casting them; `quiet` the Spells without effect
    because they were hidden in this challenge; `final` the Final Magic Powers; `winner` the winner of the
    challenge, or -1.
    """

    def __init__(self, *args: Any, hiders: tuple[str, ...], **named: Any) -> None:
        super().__init__(*args, **named)
        self.hiders = hiders
        self.quiet: list[Lies] = []
        self.winner = -1
        self.final = (0, 0)

    # -- what is known ---------------------------------------------------------------------------------

    def possessed(self, spell: Lies) -> set[str]:
        """The Special Actions of a Spell; of a Spell without effect only Continuous, by which it stays
        in play.
        """
        found = super().possessed(spell)
        return found & {"continuous"} if any(spell is one for one in self.quiet) else found

    def leaves(self, spells: list[Lies]) -> None:
        """Discard these Spells; also the Mage that hid one in this challenge may play another
        (WOM-IT-8.10-2).
        """
        self.free += [one.mage.card.name for one in spells if any(one is other for other in self.quiet)]
        super().leaves(spells)

    # -- the challenge goes on -------------------------------------------------------------------------

    def offers(self, seat: int) -> list[tuple[Any, ...]]:
        """The options to cast Spells, and to hide them instead."""
        found = super().offers(seat)
        duty = any(option[0] == "cast" for option in found) and ("pass",) not in found
        for mage in self.mages:
            if mage.seat == seat and mage.card.name in self.hiders and self.may_play(mage):
                found += [("hide", name, mage.place) for name in dict.fromkeys(self.cards[seat])]
        return [*(one for one in found if one[0] != "pass"), *[("pass",)] * (bool(found) and not duty)]

    def plays(self) -> None:
        """Let both players play in turn until nobody can or wants to (WOM-IT-7.3-1 to WOM-IT-7.6-1)."""
        passed: set[int] = set()
        stuck: set[int] = set()
        seat = 1 - self.you
        while len(passed | stuck) < 2:
            options = [] if seat in passed or seat in self.used else self.offers(seat)
            if seat in self.used and seat not in passed:
                self.used.remove(seat)
            elif seat not in passed and not options:
                stuck.add(seat)
            elif options:
                taken = self.ask(seat, "play", options)
                if taken[0] == "pass":
                    mine = {mage.card.name for mage in self.mages if mage.seat == seat}
                    (passed if mine <= set(self.done) else stuck).add(seat)
                else:
                    stuck.clear()
                    self.play(seat, *taken)
            seat = 1 - seat

    def play(self, seat: int, how: str, name: str, place: int) -> None:
        """Let a Mage cast or hide (`how`) a Spell without effects."""
        [mage] = [one for one in self.mages if (one.seat, one.place) == (seat, place)]
        if any(one.card.name == name for one in self.spells):
            raise NotRead("two Spells of one name")
        self.cards[seat].remove(name)
        if mage.card.name in self.free:
            self.free.remove(mage.card.name)
        self.done.append(mage.card.name)
        spell = Lies(self.printed[name], mage, how == "hide")
        self.spells.append(spell)
        self.quiet += [spell] * spell.hidden
        self.down += [name] * spell.hidden
        that, self.that, self.playing = self.that, name, seat
        kind = w.Hides if spell.hidden else w.Casts
        self.happens(kind, lambda at: self.is_played(at, mage, spell))
        self.that = that
        self.confusions()
        self.playing = -1

    def is_played(self, at: Any, mage: Stands, spell: Lies) -> bool:
        of = getattr(at, "spell", None)
        return self.is_mage(at.by, mage) and (of is None or self.is_spell(of, spell))

    # -- the end of the turn ---------------------------------------------------------------------------

    def ends(self, first: int) -> None:
        """Play from the uncovering of hidden Spells to the hand limit (WOM-IT-7.7-1 to WOM-IT-7.13-2).

        `first` is the seat that comes first.
        """
        self.down.clear()
        self.subterfuge()
        self.final = own, theirs = self.totals()
        self.winner = -1 if own == theirs else int(theirs > own)
        if self.winner >= 0 and self.staked:
            whose = "own" if self.winner == self.you else "enemy"
            self.happens(w.Wins, lambda moment: moment.whose in ("any", whose))
            self.assigns()
        order = (first, 1 - first)
        staying = [one for one in self.spells if one.hidden and "continuous" in self.possessed(one)]
        for one in self.spells:
            if not any(one is other for other in staying):
                self.discards[one.mage.seat].insert(0, one.card.name)
        self.spells = staying
        self.quiet.clear()
        self.castle = None
        for seat in order:
            self.draws(seat, 3)
            self.drew(seat)
        for seat in order:
            self.throws(seat, max(0, len(self.cards[seat]) - 5), "hand-limit")

    def subterfuge(self) -> None:
        """Make two or more Subterfuge Spells Simple, unless they are Untouchable (WOM-IT-9.13-1)."""
        tricks = [one for one in self.spells if "subterfuge" in self.possessed(one)]
        if len(tricks) > 1:
            self.read.add("Subterfuge")
            names = [one.card.name for one in tricks if "untouchable" not in self.possessed(one)]
            self.annulled += names

    def assigns(self) -> None:
        """Let the winner give all Diamagics at stake to one Mage (WOM-IT-7.1-3)."""
        mages = [one for one in self.mages if one.seat == self.winner]
        if self.staked:
            self.chooses(self.winner, "assign", sorted(mages, key=lambda one: one.place)).held += "".join(
                self.staked
            )
            self.staked.clear()
            self.uncovered = 0
