"""Computes the state of play `Now`: which cards are Simple, what they possess, which effects are in force.

Besides the events this is the only module that changes a position, and it changes only `Table.now`.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    A_CONTINUOUS,
    A_UNTOUCHABLE,
    IMMUNE,
    MAY_HIDE,
    NO_CAST,
    NO_HIDE,
    POSSESSES,
    RENDERED,
    SIMPLE,
    STATES,
    TEAM,
    Face,
)
from grimorio.games.mickey.rules.board import (
    FACE_AT,
    FACES,
    FIRST,
    HIDDEN,
    MAGE_AT,
    QUIET,
    SECOND,
    TABLE,
    UP,
    Mark,
    Side,
    Table,
    face_of,
    side,
)
from grimorio.games.mickey.rules.ground import Ground, ground
from grimorio.games.mickey.rules.in_play import SLOTS, SPELLS, Force, in_play
from grimorio.games.mickey.rules.now import NONE, Now, holds, immune_to, may_become_simple, meant, reached
from grimorio.kernel.position import Position
from grimorio.kernel.seats import seats_of

NO_SPELLS: Final[tuple[int, ...]] = (0,) * SPELLS
"""What `Now.spells` has for the slots before the Spells."""


def now(p: Position) -> Now:
    """The present state of play; it is computed again when something has changed."""
    place: Table = p.things[0]
    state: Now | None = place.now
    if state is None:
        state = survey(p)
        place.now = state
    return state


def forget(p: Position) -> None:
    """Drop the computed state of play, so that it is computed again. For positions just read from JSON."""
    place: Table = p.things[TABLE]
    place.before = place.now = None


def waits(p: Position, moments: int) -> bool:
    """Whether a card in play may have a trigger at one of these moments (a bit mask).

    This is quicker than `sets_off`. False is always right, but true may be wrong: the card may be Simple or
    lie face down.
    """
    if ground(p).moments & moments:
        return True
    book: Book = p.book
    for seat in seats_of(2):
        for spell in side(p, seat).spells:
            if book.faces[face_of(spell)].moments & moments:
                return True
    return False


def sets_off(p: Position, moment: int) -> bool:
    """Whether a card in play, face up and not Simple, has an effect that triggers at a moment.

    `moment` is the number of the moment, such as that of a Mage casting a Spell.
    """
    return waits(p, 1 << moment) and now(p).moments >> moment & 1 == 1


def survey(p: Position) -> Now:
    """Compute the state of play from the position: the cards in play by slot, and the effects on them."""
    place: Table = p.things[0]
    first: Side = p.things[1]
    second: Side = p.things[2]
    book: Book = p.book
    g = ground(p)
    spells = NO_SPELLS + first.spells + second.spells
    middle, end = SPELLS + len(first.spells), len(spells)
    cards = g.cards.copy()
    up = hidden = 0
    before: Now | None = place.before
    for slot in range(SPELLS, end):
        spell = spells[slot]
        seat = FIRST if slot < middle else SECOND
        if before is not None and before.has(slot, seat, spell):
            cards.append(before.cards[slot])
        else:
            mage = 3 * seat + (spell >> MAGE_AT & 3)
            cards.append(in_play(book, slot, seat, mage, spell >> FACE_AT & FACES, spell))
        if spell & UP:
            up |= 1 << slot
        if spell & HIDDEN:
            hidden |= 1 << slot
    mine, theirs = (1 << middle) - (1 << SPELLS), (1 << end) - (1 << middle)
    n = Now(
        cards,
        spells,
        place.castle_ref,
        (first, second),
        g.present | mine | theirs,
        g.owned[FIRST] | mine,
        g.owned[SECOND] | theirs,
    )
    n.up = up
    n.hidden = hidden
    n.teams = g.teams
    n.gone = place.gone
    _printed(n, g, book, place)
    if n.states:
        _settle(p, n)
    if n.makers or any(mark.kind == "simple" or mark.kind == "annul" for mark in place.marks):
        _make_simple(p, n, g, place)
    return n


def _make_simple(p: Position, n: Now, g: Ground, place: Table) -> None:
    """Set in the state of play `n` which cards effects make Simple, and which effects then remain in force.

    `g` has the effects of Mages, Castle and Codes, `place` is the table. First, the effects of cards that no
    other card makes Simple are applied; then those of the cards that are still not Simple. A card that
    another one made Simple makes no card Simple any more; but where cards make each other Simple in a circle,
    or themselves, all of them become Simple (WOM-IT-FAQ-19).
    """
    book: Book = p.book
    carried_out = others = 0
    while True:
        tricks, hits = _hits(p, n, place)
        made = tricks
        left: list[tuple[int, int]] = []
        for source, bits in hits:
            if source < 0 or carried_out >> source & 1:
                made |= bits
                others |= bits
            else:
                left.append((source, bits))
        if not made & ~n.annulled:
            if not left:
                break
            carried_out |= uppermost(left)
            continue
        n.annulled |= made
        n.standing = carried_out & n.annulled
        n.teams = g.teams
        _printed(n, g, book, place)
        _settle(p, n)
    n.clashed = tricks & ~others


def _hits(p: Position, n: Now, place: Table) -> tuple[int, list[tuple[int, int]]]:
    """The cards that effects try to make Simple at present.

    Returns:
        (bits, annuls). `bits` has the slots of the cards hit by Subterfuge. `annuls` has a pair for each
            Annul, executed or lasting: the slot of the card that does it, and a bit mask of the slots that it
            hits. Instead of the slot there is -1 where the Annul works even if its card is made Simple
            itself.
    """
    book: Book = p.book
    in_play = book.choices.annul_in_play
    tricks = 0
    hits: list[tuple[int, int]] = []
    for mark in place.marks:
        if mark.kind == "simple":
            tricks |= _targets(n, mark)
        elif mark.kind == "annul":
            source = n.slot(mark.source)
            if in_play:
                hits.append((-1, _annulled(p, n, mark, source)))
            elif not n.annulled >> source & 1 or n.standing >> source & 1:
                hits.append((source, _annulled(p, n, mark, source)))
    for f in n.makers:
        among = reached(n, f)
        bits = 0
        for slot in range(n.end):
            if among >> slot & 1 and may_become_simple(p, n, slot):
                bits |= 1 << slot
        hits.append((-1 if f.for_now else f.source, bits))
    return tricks, hits


def _targets(n: Now, mark: Mark) -> int:
    """The cards still in play on which an executed effect acted, as a bit mask of their slots.

    `mark` is the record of the effect.
    """
    found = 0
    for ref in mark.targets:
        slot = n.slot(ref)
        if slot >= 0:
            found |= 1 << slot
    return found


def _annulled(p: Position, n: Now, mark: Mark, source: int) -> int:
    """A bit mask of the slots that an executed Annul hits.

    `mark` is the record of the Annul, `source` the slot of its card. Who stands opposite is found again each
    time (WOM-IT-FAQ-35).
    """
    if mark.noun < 0:
        return _targets(n, mark)
    book: Book = p.book
    among = meant(n, book.nouns[mark.noun], mark.you, mark.here, source, mark.that)
    immune = immune_to(n, source)
    found = 0
    for slot in range(6):
        if among >> slot & 1:
            untouchable = (
                book.choices.untouchable_mages and book.faces[n.cards[slot].face].actions & A_UNTOUCHABLE
            )
            if slot in mark.targets or not (untouchable or immune >> slot & 1):
                found |= 1 << slot
    return found


def uppermost(hits: list[tuple[int, int]]) -> int:
    """A bit mask of the slots of those cards in `hits` that are not below another one.

    To hit a card is to make it Simple, which switches off its text. A card is below each card that hits it,
    directly or through others, without being hit by it in return. Where A hits B and B hits C, A hits C too,
    and only A is uppermost. Where A and B hit each other, and nothing else hits them, both are.

    Args:
        hits: (the slot of a card, a bit mask of the slots that it hits) for the cards that hit any; a card
            may come several times.
    """
    reach: dict[int, int] = {}
    for source, bits in hits:
        reach[source] = reach.get(source, 0) | bits
    for between in reach:
        for source in reach:
            if reach[source] >> between & 1:
                reach[source] |= reach[between]
    top = 0
    for source in reach:
        if all([reach[source] >> other & 1 or not reach[other] >> source & 1 for other in reach]):
            top |= 1 << source
    return top


def _printed(n: Now, g: Ground, book: Book, place: Table) -> None:
    """Set in the state of play `n` what cards have by themselves: Special Actions, Simplicity, effects.

    `g` has the same for the Mages, the Castle and the Codes, computed as if none was Simple; `place` is the
    table. Face-down cards have no effects. As long as no Mage, Castle or Code is made Simple by an effect,
    the lists of effects to which nothing is added are those of `g` themselves, not copies.
    """
    faces = book.faces
    annulled = n.annulled
    if annulled & SLOTS:
        first, moments, simple = 0, 0, annulled
        actions: list[int] = []
        acting = 0
        rows: list[Force] = []
        states: list[Force] = []
    else:
        first, moments, simple = SPELLS, g.moments, g.simple | annulled
        actions = g.actions.copy()
        acting = g.acting
        rows = g.rows
        states = g.states
    for slot in range(first, n.end):
        if not (n.up if slot >= SPELLS else n.present) >> slot & 1:
            actions.append(0)
            continue
        there = n.cards[slot]
        card: Face = faces[there.face]
        if card.plain:
            simple |= 1 << slot
            actions.append(0)
            continue
        spell = n.spells[slot]
        gone = annulled >> slot & 1 == 1
        if card.rows:
            if not gone:
                rows = rows + there.rows if there.rows else rows
                states = states + there.states if there.states else states
            elif there.states and n.standing >> slot & 1:
                states = states + [force for force in there.states if force.row.kind == SIMPLE]
        actions.append(0 if gone else card.actions & A_CONTINUOUS if spell & QUIET else card.actions)
        if card.moments and not gone and not spell & QUIET:
            moments |= card.moments
            acting |= 1 << slot
    if place.marks:
        marked = _for_now(n, book, place)
        rows = rows + [force for force in marked if force.row.kind < STATES]
        states = states + [force for force in marked if force.row.kind >= STATES]
    n.actions, n.acting, n.moments, n.simple = actions, acting, moments, simple
    n.rows, n.states = rows, states


def _for_now(n: Now, book: Book, place: Table) -> list[Force]:
    """The effects that last until the end of the turn, in the order in which `ForNow` effects began them.

    They are recorded in `place.marks`; `n` gives the slots of the cards that began them.
    """
    return [
        Force(book.rows[mark.row], n.slot(mark.source), mark.you, mark.here, mark.that, True)
        for mark in place.marks
        if mark.kind == "for-now"
    ]


def _settle_teams(p: Position, n: Now) -> None:
    """Set in the state of play `n` the teams of Mages, before any card is immune."""
    n.immunes = NONE
    for f in n.states:
        if f.row.kind == TEAM and holds(p, n, f.row.cond, f.you, f.here, f.source, f.that):
            among = reached(n, f)
            n.teams = n.teams.copy()
            for slot in range(6):
                if among >> slot & 1:
                    n.teams[slot] = f.row.team or (n.teams[f.here] if f.here >= 0 else "")


def extended(forces: list[Force], force: Force) -> list[Force]:
    """A list with one more effect: the same list, unless it is the empty one that all share."""
    if forces is NONE:
        return [force]
    forces.append(force)
    return forces


def _settle(p: Position, n: Now) -> None:
    """Set in the state of play `n` the teams of Mages, then the lists of effects whose condition holds now.

    Teams come first because conditions may depend on them. A Spell that gains a Special Action is no longer
    Simple, as if the action were printed on it (WOM-IT-10.7-1). A Spell that was hidden in this challenge
    gains only actions that make it stay in play.
    """
    _settle_teams(p, n)
    immunes = makers = gives = bans = no_hides = hides = possessing = NONE
    for f in n.states:
        kind = f.row.kind
        if kind == POSSESSES:
            possessing = extended(possessing, f)
            continue
        cond = f.row.cond
        if cond is not None:
            n.counts = n.counts or f.row.counts
            if not holds(p, n, cond, f.you, f.here, f.source, f.that):
                continue
        if kind == MAY_HIDE:
            hides = extended(hides, f)
        elif kind == IMMUNE:
            immunes = extended(immunes, f)
        elif kind == SIMPLE:
            makers = extended(makers, f)
        elif kind == NO_CAST:
            bans = extended(bans, f)
        elif kind == NO_HIDE:
            no_hides = extended(no_hides, f)
        elif kind != TEAM:
            gives = extended(gives, f)
    n.immunes = immunes
    n.makers = makers
    n.gives = gives
    n.bans = bans
    n.no_hides = no_hides
    n.hides = hides
    n.possessing = possessing
    gained = 0
    for f in gives:
        rendered = f.row.kind == RENDERED
        among = reached(n, f) & (n.up if rendered else n.up & ~n.annulled)
        for slot in range(SPELLS, n.end):
            mask = f.row.mask if rendered or not n.spells[slot] & QUIET else f.row.mask & A_CONTINUOUS
            if among >> slot & 1 and mask:
                n.actions[slot] = n.actions[slot] | mask
                if not rendered:
                    gained |= 1 << slot
    n.simple &= ~gained
