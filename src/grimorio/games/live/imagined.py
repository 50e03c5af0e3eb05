"""Positions as one seat may imagine them: packs that others took in secret are dealt again."""

from __future__ import annotations

from grimorio.games.live.meaning import SPELL_DECKS
from grimorio.games.live.rules.completion import Completion
from grimorio.games.live.rules.things import TABLE, Table, Take, table
from grimorio.kernel.choice import Choice
from grimorio.kernel.luck import shuffled
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def deal_again(p: Position, seat: Seat) -> None:
    """Change `p`: deal again the packs that others took in secret, so that all the seat knows remains true.

    Each of these packs is replaced by a pack of the same deck. A seat that has gone through a deck knows
    which packs were gone by then, but not who has which. If another seat is being asked for a pack, its
    options are computed again.
    """
    takes = table(p).takes
    if all(taker == seat for taker, _, _ in takes):
        return
    for deck in range(SPELL_DECKS):
        takes = _dealt(p, takes, deck, seat)
    writable: Table = p.edit(TABLE)
    writable.takes = takes
    frame = p.agenda[-1]
    if p.waiting and isinstance(frame, Completion) and p.choice.ask == "take" and p.choice.seat != seat:
        old = p.choice
        p.waiting = (Choice(old.number, old.seat, old.ask, tuple(frame.offered(p)), old.rule),)


def _dealt(p: Position, takes: tuple[Take, ...], deck: int, seat: Seat) -> tuple[Take, ...]:
    """Deal again the packs of one deck that others took in secret.

    `takes` are all packs taken in secret, of every deck. Returns a new tuple in the same order, in which the
    packs of `deck` are replaced where `seat` cannot know them.
    """
    t = table(p)
    seen = max((count for looker, of, count in t.looks if looker == seat and of == deck), default=0)
    of_deck = [place for place, (_, of, _) in enumerate(takes) if of == deck]
    early = [place for place in of_deck if place < seen and takes[place][0] != seat]
    late = [place for place in of_deck if place >= seen and takes[place][0] != seat]
    fixed = {takes[place][2] for place in of_deck if place not in late}
    dealt = list(takes)
    known = [takes[place][2] for place in early]
    unknown = [pack for pack in t.rest[deck] if pack not in fixed]
    for places, packs in ((early, known), (late, unknown)):
        order = shuffled(p, len(packs))
        for place, index in zip(places, order, strict=False):
            dealt[place] = (takes[place][0], deck, packs[index])
    return tuple(dealt)
