"""Reads what is in progress in a described position: a Spell being resolved, or a later phase."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey.meaning.shapes import SPELL
from grimorio.games.mickey.rules.board import BESIDES, HIDDEN, face_of, mage_of, player_of, ref_of, side
from grimorio.games.mickey.rules.challenge import Casting, Confusion
from grimorio.games.mickey.rules.deeds import Deed, Jobs
from grimorio.games.mickey.rules.events import PhaseBegins
from grimorio.games.mickey.rules.in_play import SPELLS
from grimorio.games.mickey.rules.jobs import LAST_GROUP, Job, play_jobs
from grimorio.games.mickey.rules.now import changed
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.rules.turn import Turn
from grimorio.games.mickey.situation_data import SEATS, Described
from grimorio.games.mickey.situation_lasting import card
from grimorio.games.mickey.situation_names import names_of
from grimorio.kernel import Position, SetupError
from grimorio.kernel.described import items, known, whole
from grimorio.kernel.seats import Seat, other_seat
from grimorio.kernel.sizes import quoted

RESOLVING_KEYS: Final = ("spell", "group", "doing", "done", "picked")
"""The keys that describe a Spell whose effects are being resolved."""


def lay_later(p: Position, turn: Turn, description: Described) -> None:
    """Set the turn to its Diamagic, Discard or Draw phase (WOM-IT-7.1-3 to -5).

    Raises SetupError: `drawn` names a player who cannot have drawn yet.
    """
    data: dict[str, Any] = p.setup.situation
    turn.winner = description.winner
    if description.phase == "diamagic":
        p.emit(PhaseBegins("diamagic", "WOM-IT-7.1-3"))
        turn.step = Turn.win
        return
    if description.phase == "discard":
        turn.step = Turn.discard
        return
    drawn = [SEATS.index(name) if name in tuple(SEATS) else -1 for name in items(data.get("drawn"), "drawn")]
    if drawn not in ([], [turn.seat], [turn.seat, other_seat(turn.seat)], [other_seat(turn.seat), turn.seat]):
        first = SEATS[turn.seat]
        problem = "expected {first}, who draws first, or both (WOM-IT-7.13-1)"
        raise SetupError("situation.drawn", problem, "mickey-draws-first", first=first)
    turn.step = Turn.draw
    if drawn:
        p.emit(PhaseBegins("draw", "WOM-IT-7.1-5"))
        turn.acting = turn.seat if len(drawn) == 2 else other_seat(turn.seat)
        turn.step = Turn.hand_limit if len(drawn) == 2 else Turn.draw_three


def playing(p: Position, default: Seat) -> Seat:
    """The player who plays next in the challenge, or `default` where no Spell is being resolved.

    Where a Spell is being resolved, its player's opponent is next, unless the description names a player.
    """
    data: dict[str, Any] = p.setup.situation
    if "resolving" not in data or "plays" in data:
        return default
    return other_seat(player_of(_spell(p, data["resolving"]) % 6))


def lay_resolving(p: Position) -> None:
    """Push the frame of a Spell that is being resolved, with its remaining effects; note confused Mages.

    Raises SetupError: the description does not fit the cards in play.
    """
    data: dict[str, Any] = p.setup.situation
    if "resolving" not in data:
        if "confused" in data:
            problem = "expected resolving too: the Spell that has confused them (WOM-IT-9.4-1)"
            raise SetupError("situation.confused", problem, "mickey-confused")
        return
    said = data["resolving"]
    slot = _spell(p, said)
    mage = slot % 6
    seat = player_of(mage)
    spell = side(p, seat).spells[slot // 6]
    bits = spell & (HIDDEN | BESIDES)
    key = p.book.faces[face_of(spell)].key
    casting = Casting(seat, mage % 3, key, bits & HIDDEN != 0, bits & BESIDES != 0)
    casting.ref = ref_of(spell)
    casting.step = Casting.resolve
    casting.group = whole(said.get("group", 0), 0, LAST_GROUP + 1, "situation.resolving.group")
    p.push(casting)
    if "confused" in data:
        _confused(p, casting, data["confused"])
    if "doing" in said:
        _doing(p, casting, said)
    elif "done" in said or "picked" in said:
        problem = "expected doing too: the card whose effect is in progress"
        raise SetupError("situation.resolving", problem, "mickey-doing")


def _spell(p: Position, said: Any) -> int:
    """Read which Spell is being resolved; `said` is the description of the Spell.

    Returns six times the index of the Spell among its player's Spells in play, plus the slot of its Mage.
    Raises SetupError: no such Spell is in play.
    """
    known(said, RESOLVING_KEYS, "situation.resolving")
    n = now(p)
    where = "situation.resolving.spell"
    slot = card(p, n, said.get("spell"), where)
    if 0 <= slot < 6:
        lying = [at for at in range(SPELLS, n.end) if n.cards[at].mage == slot]
        slot = lying[-1] if lying else slot
    if slot < SPELLS:
        problem = "expected a Spell that lies in play and was played last (WOM-IT-FAQ-11)"
        raise SetupError(where, problem, "mickey-last-spell")
    seat = n.cards[slot].seat
    refs = [ref_of(spell) for spell in side(p, seat).spells]
    at = refs.index(n.ref(slot))
    return 6 * at + 3 * seat + mage_of(side(p, seat).spells[at])


def _doing(p: Position, casting: Casting, said: dict[str, Any]) -> None:
    """Push the effect in progress, and the others of its group that have still to come.

    `said` is the description of the Spell being resolved: "doing" names the card with the effect, "done"
    counts the operations already executed. Raises SetupError: that card has no effect when the Spell is
    played.
    """
    where = "situation.resolving.doing"
    n = now(p)
    source = card(p, n, said["doing"], where)
    slot = 3 * casting.seat + casting.mage
    group, jobs = play_jobs(p, casting.seat, slot, casting.ref, casting.hidden, casting.group)
    while group <= LAST_GROUP and not any(n.slot(job[2]) == source for job in jobs):
        group, jobs = play_jobs(p, casting.seat, slot, casting.ref, casting.hidden, group + 1)
    mine = [job for job in jobs if n.slot(job[2]) == source]
    if not mine:
        problem = "expected a card that does something when {card} is played (WOM-IT-FAQ-11)"
        raise SetupError(where, problem, "mickey-does-something", card=casting.card)
    job: Job = mine[0]
    casting.group = group + 1
    p.push(Jobs(tuple([other for other in jobs if other is not job])))
    deed = Deed(job[1], job[2], job[3], job[4], job[5])
    most = len(p.book.programs[job[1]])
    deed.at = whole(said.get("done", 0), 0, most, "situation.resolving.done")
    if "picked" in said:
        picked = card(p, n, said["picked"], "situation.resolving.picked")
        deed.picked = picked if picked < 6 else n.ref(picked)
    p.push(deed)


def _confused(p: Position, casting: Casting, data: Any) -> None:
    """Note the Mages that still have to cast at random, in order; a card may be drawn already for the first.

    `data` is the list of the Mages, of which an entry may be a mapping with ``mage`` and ``drawn``. Raises
    SetupError: an entry is not a Mage, or the drawn card is not one of its player's hand.
    """
    n = now(p)
    mages: list[int] = []
    drawn = ""
    for at, entry in enumerate(items(data, "situation.confused")):
        where = f"situation.confused[{at}]"
        word = entry
        if isinstance(entry, dict):
            known(entry, ("mage", "drawn"), where)
            word = entry.get("mage")
        slot = card(p, n, word, where)
        if not 0 <= slot < 6:
            problem = "expected a Mage such as B left, found {found}"
            raise SetupError(where, problem, "mickey-mage-such", found=quoted(word))
        mages.append(slot)
        if isinstance(entry, dict) and "drawn" in entry:
            drawn = _drawn(p, slot, entry["drawn"], f"{where}.drawn", at)
    place = changed(p)
    place.confused = tuple(mages[1:] if drawn else mages)
    if drawn:
        casting.step = Casting.keep_up
        seat = mages[0] // 3
        confusion = Confusion(casting.seat)
        confusion.mage = mages[0]
        confusion.card = drawn
        confusion.step = Confusion.cast_random
        if seat != casting.seat:
            place.used_up |= 1 << seat
        p.push(confusion)
    changed(p)


def _drawn(p: Position, slot: int, word: Any, where: str, at: int) -> str:
    """The key of the card, named `word`, that was drawn from the hand of the player of the Mage in `slot`.

    `at` is the index of the Mage among the confused ones. Raises SetupError, with the path `where`: the card
    is not in the hand, or `at` is not 0: only the first Mage has drawn.
    """
    face = names_of(p.book).find(word, SPELL, where)
    if at or face not in side(p, player_of(slot)).hand:
        problem = "expected a card of the hand, and only of the Mage that casts next"
        raise SetupError(where, problem, "mickey-next-casts")
    return str(p.book.faces[face].key)
