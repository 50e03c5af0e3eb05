"""Playing a spell or ability (MTG8-2.PLAY-S1 to S4): announce, choose, target, divide, pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.costs import Mana, Price, mana_cost
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.castable import can_pay_instead, modes
from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.costs import changed_need, spell_cost
from grimorio.games.magic.rules.events import held
from grimorio.games.magic.rules.lasting import Used
from grimorio.games.magic.rules.mana import Purse, most_x
from grimorio.games.magic.rules.marks import EndEffect, Played, SetOnStack, StartEffect
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.pay import PayMana, PayPrice
from grimorio.games.magic.rules.payable import can_pay_rest, most_given
from grimorio.games.magic.rules.resolve import context_for, program_of
from grimorio.games.magic.rules.stack import BOUGHT_BACK, bought_back
from grimorio.games.magic.rules.targets import (
    legal_targets,
    most_together,
)
from grimorio.games.magic.state.hidden import Flashed, Hidden, Maddened
from grimorio.games.magic.state.objects import (
    KICKED,
    KICKED_BOTH,
    KICKED_SECOND,
    KNOWN,
    FaceIndex,
    OnStack,
    Permanent,
    table,
)
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_mask

ANNOUNCE: Final = "MTG8-2.PLAY-S1"
PAY: Final = "MTG8-2.PLAY-S3"
ONCE: Final = "MTG8-CR-ONLY-1"
SPELL: Final = -1
DOWN: Final = -2
MAD: Final = -3
INSTEAD: Final = -4
DOWN_COST = Mana(3)
"""The cost of playing a card face down (MTG8-CR-MORPH-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Choosing):
    """The frame in which a player plays a spell, or an activated ability.

    Attributes:
        seat: the player.
        face: the number of the face of the card.
        source: for an ability, the id of the object that has it, or 0 if that is a card in hand; for a spell,
            the id of its card in the graveyard (flashback), else 0.
        ability: for an ability, its number on the face; -1 for a spell, `DOWN` for one played face down,
            `INSTEAD` for one for which another cost is paid than its mana cost.
        generic: the generic mana of the total cost, fixed before it is paid.
        legal: the modes that may be chosen; empty if there is no choice.
    """

    FIELDS = (*Choosing.FIELDS, "seat", "face", "source", "ability", "generic", "legal")

    def __init__(self, seat: Seat, face: FaceIndex, source: int = 0, ability: int = -1) -> None:
        super().__init__(Play.announce)
        self.seat = seat
        self.face = face
        self.source = source
        self.ability = ability
        self.generic = 0
        self.legal: tuple[int, ...] = ()

    def interrupted(self, p: Position, broken: bool) -> bool:
        """End this frame because a player has left; what was announced has been undone by then.

        `broken` (whether a frame within this one was broken off) is not used. Returns False: this frame ends.
        """
        return False

    def announce(self, p: Position) -> None:
        """Put the spell or ability onto the stack (MTG8-2.PLAY-S1)."""
        if self.ability < 0:
            flashed = self.source > 0
            mad = self.ability == MAD
            spell = (Maddened if mad else Flashed if flashed else OnStack)("spell", self.face, self.seat)
            face: Face = face_at(p, self.face)
            if self.ability == DOWN:
                self._face_down(p)
                return
            self.legal = tuple(modes(p, self.seat, face)) if len(face.spell) > 1 else ()
            self.generic = spell_cost(p, self.seat, face, self._instead(face)).generic
            self.step = Play.choose_mode if face.kicker is None else Play.choose_kick
            if face.instead is not None and self.ability == SPELL:
                self.step = Play.choose_instead
            card = self.source if flashed else held(p.things[1 + self.seat].hand, self.face)
            p.emit(
                OntoStack(p, spell, ANNOUNCE, "removed" if mad else "graveyard" if flashed else "hand", card)
            )
            return
        thing = OnStack("activated", self.face, self.seat)
        holder = p.things[self.source]
        thing.ability = self.ability
        thing.source = self.source
        if isinstance(holder, Permanent):
            thing.changes = holder.changes
        self.step = Play.choose_mode
        if self.source:
            p.emit(OntoStack(p, thing, ANNOUNCE))
        else:
            shown = held(p.things[1 + self.seat].hand, self.face)
            p.emit(OntoStack(p, thing, ANNOUNCE, "shown", shown))

    def _face_down(self, p: Position) -> None:
        """Put the card onto the stack face down, so that only its player knows it (MTG8-CR-MORPH-1)."""
        spell = Hidden("spell", p.book.blank, self.seat)
        card = held(p.things[1 + self.seat].hand, self.face)
        spell.secret = card | seat_mask(self.seat) << KNOWN
        self.generic = spell_cost(p, self.seat, face_at(p, p.book.blank), DOWN_COST).generic
        self.step = Play.choose_mode
        p.emit(OntoStack(p, spell, ANNOUNCE, "hand", card))

    def _instead(self, face: Face) -> Mana | None:
        """The mana that a spell costs in place of its mana cost; None if it costs its mana cost."""
        if self.ability == DOWN:
            return DOWN_COST
        if self.ability == MAD:
            return face.madness
        if self.ability == INSTEAD and face.instead is not None:
            return face.instead.mana
        return face.flashback.mana if self.source and face.flashback is not None else None

    def choose_instead(self, p: Position) -> None:
        """Ask whether another cost is paid than the mana cost, if both can be paid (MTG8-CR-COST-10)."""
        self.step = Play.choose_mode
        face: Face = face_at(p, self.face)
        purse = Purse(p, self.seat)
        if not can_pay_instead(p, self.seat, face, purse, False):
            return
        if purse.pays(spell_cost(p, self.seat, face)):
            self.step = Play.note_instead
            p.ask(self.seat, "instead", [("no",), ("yes",)], "MTG8-CR-COST-10")
        else:
            self.answer = ("yes",)
            self.note_instead(p)

    def note_instead(self, p: Position) -> None:
        """Note that another cost is paid than the mana cost."""
        self.step = Play.choose_mode
        if self.answer[0] == "yes":
            face: Face = face_at(p, self.face)
            self.ability = INSTEAD
            self.generic = spell_cost(p, self.seat, face, self._instead(face)).generic

    def choose_kick(self, p: Position) -> None:
        """Ask whether the kicker cost is paid, if its player can pay it (MTG8-CR-KICK-1)."""
        self.obj = table(p).stack[0]
        self.step = Play.choose_second
        if self._may_kick(p, p.book.face(self.face).kicker, KICKED):
            self.step = Play.note_kick
            p.ask(self.seat, "kick", [("no",), ("yes",)], "MTG8-CR-KICK-1")

    def _may_kick(self, p: Position, kicker: Price, chosen: str) -> bool:
        """Whether this kicker cost can be paid, and there are targets then: `chosen` (MTG8-CR-KICK-3)."""
        face: Face = face_at(p, self.face)
        cost = self._mana(p)
        total = mana_cost(cost.generic + kicker.mana.generic, cost.need + kicker.mana.need)
        if not Purse(p, self.seat, 0, 0, kicker.gives_up).pays(total):
            return False
        aimed = not face.spell or bool(modes(p, self.seat, face, chosen))
        return aimed and can_pay_rest(p, self.seat, kicker, 0)

    def note_kick(self, p: Position) -> None:
        """Note on the spell that its kicker cost is paid, and add the mana of that cost."""
        self.step = Play.choose_second
        if self.answer[0] == "yes":
            self.generic += p.book.face(self.face).kicker.mana.generic
            if p.book.face(self.face).buyback:
                p.emit(SetOnStack(self.obj, "much", BOUGHT_BACK, "MTG8-CR-BUYBACK-1"))
            else:
                p.emit(SetOnStack(self.obj, "chosen", KICKED, "MTG8-CR-KICK-1"))

    def choose_second(self, p: Position) -> None:
        """Ask whether the second kicker cost is paid, if there is one (MTG8-CR-KICK-4)."""
        self.step = Play.choose_mode
        second = p.book.face(self.face).second_kicker
        if second is not None and self._may_kick(p, second, self._second(p)):
            self.step = Play.note_second
            p.ask(self.seat, "kick-second", [("no",), ("yes",)], "MTG8-CR-KICK-4")

    def _second(self, p: Position) -> str:
        """What is noted on the spell if its second kicker cost is paid."""
        return KICKED_BOTH if p.things[self.obj].chosen == KICKED else KICKED_SECOND

    def note_second(self, p: Position) -> None:
        """Note on the spell that its second kicker cost is paid, and add the mana of that cost."""
        self.step = Play.choose_mode
        if self.answer[0] == "yes":
            self.generic += p.book.face(self.face).second_kicker.mana.generic
            p.emit(SetOnStack(self.obj, "chosen", self._second(p), "MTG8-CR-KICK-4"))

    def _kicker(self, p: Position) -> Price | None:
        """The kicker cost, if it is paid for this spell."""
        spell: OnStack = p.things[self.obj]
        paid = self.ability < 0 and (spell.chosen in (KICKED, KICKED_BOTH) or bought_back(p, spell))
        return p.book.face(self.face).kicker if paid else None

    def choose_mode(self, p: Position) -> None:
        """Ask which mode is chosen."""
        self.obj = table(p).stack[0]
        self.step = Play.choose_x
        self.answer = ()
        if self.legal:
            self.step = Play.note_mode
            p.ask(self.seat, "mode", [("mode", mode) for mode in self.legal], ANNOUNCE)

    def note_mode(self, p: Position) -> None:
        """Store the mode in the spell."""
        self.step = Play.choose_x
        if int(self.answer[1]):
            p.emit(SetOnStack(self.obj, "mode", int(self.answer[1]), ANNOUNCE))

    def _mana(self, p: Position) -> Mana:
        """The mana cost of the spell or ability, with X = 0."""
        if self.ability < 0:
            face: Face = face_at(p, p.things[self.obj].face, p.things[self.obj].changes)
            usual = self._instead(face) or face.cost
            kicker = self._kicker(p)
            more = 0 if kicker is None else kicker.mana.need
            if face.second_kicker is not None and p.things[self.obj].chosen in (KICKED_SECOND, KICKED_BOTH):
                more += face.second_kicker.mana.need
            spell = face_at(p, p.book.blank) if self.ability == DOWN else face
            need = changed_need(p, self.seat, spell, usual.need + more)
            return mana_cost(self.generic, need, usual.xs)
        return self._price(p).mana

    def choose_x(self, p: Position) -> None:
        """Ask for the value of X."""
        self.step = Play.choose_target
        cost = self._mana(p)
        price = self.price_besides(p)
        most = -1
        if price is not None and price.xs:
            most = most_given(p, self.seat, price, self.source if self.ability >= 0 else 0)
        if cost.xs:
            tapped = self.source if price is not None and price.tap else 0
            payable = most_x(p, self.seat, cost, tapped, price is not None and price.gives_up)
            most = payable if most < 0 else min(most, payable)
        if most >= 0:
            self.step = Play.note_x
            most = self._most_x(p, most)
            p.ask(self.seat, "x", [("x", x) for x in range(most + 1)], ANNOUNCE)

    def _most_x(self, p: Position, payable: int) -> int:
        """The greatest X for which there are enough targets; `payable` is the greatest that can be paid.

        Rule MTG8-CR-X-1.
        """
        obj: OnStack = p.things[self.obj]
        if obj.kind == "spell" and face_at(p, obj.face, obj.changes).enchants is not None:
            return payable
        most = payable
        for rules in program_of(p, obj).targets:
            if rules.x:
                keys = legal_targets(p, rules, context_for(p, obj), self.obj)
                most = min(most, most_together(p, keys) if rules.one_graveyard else len(keys))
        return most

    def note_x(self, p: Position) -> None:
        """Store the value of X in the spell or ability."""
        self.step = Play.choose_target
        if int(self.answer[1]):
            p.emit(SetOnStack(self.obj, "x", int(self.answer[1]), ANNOUNCE))

    def targeted(self, p: Position) -> None:
        """Let the player pay the cost (MTG8-2.PLAY-S3)."""
        obj: OnStack = p.things[self.obj]
        self.step = Play.played
        if self.ability >= 0:
            p.push(PayPrice(self.seat, self.face, obj.changes, self.ability, -1, self.source, self.obj))
            return
        cost = self._mana(p)
        cost = mana_cost(cost.generic + cost.xs * obj.x, cost.need)
        if self._rest(p) is not None:
            self.step = Play.pay_rest
        if cost.value:
            p.push(PayMana(self.seat, cost, whole=self._gives(p)))

    def _rest(self, p: Position) -> Price | None:
        """The cost of flashback, or the additional cost, of the spell; None if it has neither."""
        if self.ability not in (SPELL, MAD, INSTEAD):
            return None
        face: Face = face_at(p, self.face)
        if self.ability == INSTEAD:
            return face.instead
        if face.kicker is not None:
            return self._kicker(p)
        return face.flashback if self.source and self.ability == SPELL else face.additional

    def price_besides(self, p: Position) -> Price | None:
        """What is paid for the ability, or for the spell besides its mana; None for mana alone."""
        return self._rest(p) if self.ability < 0 else self._price(p)

    def _price(self, p: Position) -> Price:
        """The price of the activated ability that is being played."""
        obj: OnStack = p.things[self.obj]
        price: Price = p.book.face(obj.face, obj.changes).abilities[self.ability].price
        return price

    def _gives(self, p: Position) -> bool:
        """Whether permanents are sacrificed to play the spell, besides the mana that is paid."""
        price = self._rest(p)
        return price is not None and price.gives_up

    def pay_rest(self, p: Position) -> None:
        """Let the player pay the parts of a cost that are not mana (MTG8-CR-FLASH-1, MTG8-CR-COST-4)."""
        self.step = Play.played
        obj: OnStack = p.things[self.obj]
        p.push(PayPrice(self.seat, self.face, obj.changes, -1, -1, 0, self.obj))

    def played(self, p: Position) -> None:
        """Emit the events that the spell or ability is played and has targets (MTG8-2.PLAY-S4)."""
        self.step = Play.over
        notes = self._once(p)
        p.emit_all((Played(p, self.obj, "MTG8-2.PLAY-S4"), *self.become_targets(p), *notes))

    def _once(self, p: Position) -> list[Event]:
        """The events that note that an ability was played that may be played once each turn.

        Notes of earlier turns end. Empty for other abilities, and for spells.
        """
        obj: OnStack = p.things[self.obj]
        if self.ability < 0 or not p.book.face(obj.face, obj.changes).abilities[self.ability].once:
            return []
        turn = table(p).turn
        effects = [(key, p.things[key]) for key in p.effects]
        old = [key for key, note in effects if isinstance(note, Used) and note.turn < turn]
        note = StartEffect(Used(self.source, self.ability, turn), ONCE)
        return [note, *[EndEffect(key, ONCE) for key in old]]

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
