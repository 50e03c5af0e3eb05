"""Working out what is so: which cards are Simple, what they possess, what is in force.

The one file besides the events that writes, and only to what is computed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

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
    CODE_REF,
    FACE_AT,
    FACES,
    HIDDEN,
    MAGE_AT,
    QUIET,
    SERIAL_AT,
    SPELL_REF,
    TABLE,
    UP,
    Mark,
    Side,
    Table,
    face_of,
    side,
)
from grimorio.games.mickey.rules.now import (
    NONE,
    SLOTS,
    SPELLS,
    Force,
    Now,
    holds,
    immune_to,
    may_become_simple,
    meant,
    reached,
)
from grimorio.kernel.position import Position


def now(p: Position) -> Now:
    """What is so; computed when something has changed."""
    place: Table = p.things[0]
    found: Now | None = place.now
    if found is None:
        found = survey(p)
        place.now = found
    return found


def forget(p: Position) -> None:
    """What is so must be computed again: the position was read from JSON."""
    p.things[TABLE].now = None


KEPT: Final = 10_000
"""What a book remembers of each kind, at most."""
MAGE_SLOTS: Final = (0, 1, 2, 3, 4, 5, -1, -1, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """What Mages, Castle and Codes bring where none was made Simple: the same as long as the cards are.

    Attributes: as those of `Now`, for the slots before the Spells.
    """

    def __init__(self, place: Table, one: Side, two: Side, book: Book) -> None:
        self.faces = [*one.mages, *two.mages, place.castle, one.code, two.code]
        self.seats = [0, 0, 0, 1, 1, 1, place.castle_owner, 0, 1]
        if place.phase == "opening":
            places = (*one.places, *two.places)
            for slot in range(6):
                if places[slot] < 0:
                    self.faces[slot] = -1
        self.owned = [0, 0]
        self.present = 0
        self.simple = 0
        self.moments = 0
        self.actions = [0] * SPELLS
        self.acting: list[int] = []
        self.rows: list[Force] = []
        self.states: list[Force] = []
        self.teams = [""] * 6
        for slot in range(SPELLS):
            face = self.faces[slot]
            if face < 0:
                continue
            bit = 1 << slot
            self.present |= bit
            self.owned[self.seats[slot]] |= bit
            card: Face = book.faces[face]
            if slot < 6:
                self.teams[slot] = card.team
            if card.plain:
                self.simple |= bit
                continue
            self.actions[slot] = card.actions
            if card.moments:
                self.moments |= card.moments
                self.acting.append(slot)
            share = _share(book, card, slot, MAGE_SLOTS[slot], self.seats[slot], UP)
            self.rows += share.rows
            self.states += share.states


@mypyc_attr(allow_interpreted_subclasses=True)
class Share:
    """What a card that is uncovered and not Simple brings at its place: rows of power, and the others."""

    def __init__(self, rows: list[Force], states: list[Force]) -> None:
        self.rows = rows
        self.states = states


def _share(book: Book, card: Face, slot: int, mage: int, seat: int, spell: int) -> Share:
    """The rows of a card; of a Spell without effect those that are said for hidden ones."""
    hidden, quiet = spell & HIDDEN != 0, spell & QUIET != 0
    key = (((card.index << 8 | slot) << 3 | (mage + 1)) << 1 | seat) << 3 | (spell & (HIDDEN | QUIET))
    found: Share | None = book.shares.get(key)
    if found is None:
        forces = [
            Force(row, slot, seat, mage, -1) for row in card.rows if (hidden if row.hidden else not quiet)
        ]
        if len(book.shares) >= KEPT:
            book.shares.clear()
        found = book.shares[key] = Share(
            [force for force in forces if force.row.kind < STATES],
            [force for force in forces if force.row.kind >= STATES],
        )
    return found


def ground(p: Position) -> Ground:
    """What Mages, Castle and Codes bring, worked out once for all games."""
    place: Table = p.things[0]
    one: Side = p.things[1]
    two: Side = p.things[2]
    book: Book = p.book
    if place.phase == "opening":
        return Ground(place, one, two, book)
    key = (one.mages, two.mages, place.castle * 2 + (place.castle_owner & 1), one.code, two.code)
    found: Ground | None = book.grounds.get(key)
    if found is None:
        if len(book.grounds) >= KEPT:
            book.grounds.clear()
        found = book.grounds[key] = Ground(place, one, two, book)
    return found


def waits(p: Position, moments: int) -> bool:
    """Whether a card in play may do something at one of these moments: cheaper to know than what is so."""
    if ground(p).moments & moments:
        return True
    book: Book = p.book
    for seat in range(2):
        for spell in side(p, seat).spells:
            if book.faces[face_of(spell)].moments & moments:
                return True
    return False


def sets_off(p: Position, moment: int) -> bool:
    """Whether a card in play does something at a moment."""
    return waits(p, 1 << moment) and now(p).moments >> moment & 1 == 1


def survey(p: Position) -> Now:
    """Compute what is so."""
    place: Table = p.things[0]
    one: Side = p.things[1]
    two: Side = p.things[2]
    book: Book = p.book
    g = ground(p)
    refs = [0, 1, 2, 3, 4, 5, place.castle_ref, CODE_REF, CODE_REF + 1]
    faces = g.faces.copy()
    seats = g.seats.copy()
    mages = list(MAGE_SLOTS)
    spells = [0] * SPELLS
    owned = g.owned.copy()
    cast = [0] * 6
    up = hidden = 0
    slot = SPELLS
    for seat in range(2):
        for spell in one.spells if seat == 0 else two.spells:
            mage = 3 * seat + (spell >> MAGE_AT & 3)
            refs.append(SPELL_REF + (spell >> SERIAL_AT))
            faces.append(spell >> FACE_AT & FACES)
            seats.append(seat)
            mages.append(mage)
            spells.append(spell)
            bit = 1 << slot
            owned[seat] |= bit
            cast[mage] |= bit
            if spell & UP:
                up |= bit
            if spell & HIDDEN:
                hidden |= bit
            slot += 1
    present = g.present | (1 << slot) - (1 << SPELLS)
    places, held = one.places + two.places, one.held + two.held
    n = Now(refs, faces, seats, mages, spells, places, held, present, owned, cast)
    n.up = up
    n.hidden = hidden
    n.teams = g.teams
    n.gone = place.gone
    _printed(n, g, book, place)
    if n.states:
        _settle(p, n)
    if n.makers or place.marks:
        _make_simple(p, n, g, place)
    return n


def _make_simple(p: Position, n: Now, g: Ground, place: Table) -> None:
    """Make Simple what is to be: first by cards that no other card makes Simple, then by those that are left.

    What a card makes Simple is so no more once another card makes it Simple; cards that do it to each other
    in a circle, or to themselves, do it all the same (WOM-IT-FAQ-19).
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
    """What is made Simple at present.

    Returns:
        The slots that Subterfuge has hit; and by slot of the card that does it, or -1 where it does not
        matter what becomes of that card, the slots that Annul hits, done or lasting.
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
        for slot in range(len(n.faces)):
            if among >> slot & 1 and may_become_simple(p, n, slot):
                bits |= 1 << slot
        hits.append((-1 if f.for_now else f.source, bits))
    return tricks, hits


def _targets(n: Now, mark: Mark) -> int:
    """The slots of the cards that were hit when it was done."""
    found = 0
    for ref in mark.targets:
        slot = n.slot(ref)
        if slot >= 0:
            found |= 1 << slot
    return found


def _annulled(p: Position, n: Now, mark: Mark, source: int) -> int:
    """The slots that an Annul hits that was done; who stands opposite is read anew (WOM-IT-FAQ-35)."""
    if mark.noun < 0:
        return _targets(n, mark)
    book: Book = p.book
    among = meant(n, book.nouns[mark.noun], mark.you, mark.here, source, mark.that)
    immune = immune_to(n, source)
    found = 0
    for slot in range(6):
        if among >> slot & 1:
            untouchable = book.choices.untouchable_mages and book.faces[n.faces[slot]].actions & A_UNTOUCHABLE
            if slot in mark.targets or not (untouchable or immune >> slot & 1):
                found |= 1 << slot
    return found


def uppermost(hits: list[tuple[int, int]]) -> int:
    """Bits of the cards that none hits but such as they hit too, themselves or by others in between.

    Args:
        hits: slot of a card, and bits of the slots that it hits.
    """
    reach: dict[int, int] = {}
    for source, bits in hits:
        reach[source] = reach.get(source, 0) | bits
    for between in reach:
        for source in reach:
            if reach[source] >> between & 1:
                reach[source] |= reach[between]
    found = 0
    for source in reach:
        if all([reach[source] >> other & 1 or not reach[other] >> source & 1 for other in reach]):
            found |= 1 << source
    return found


def _printed(n: Now, g: Ground, book: Book, place: Table) -> None:
    """What the cards possess and which are Simple, and the rows of those that are uncovered and are not.

    Lists of the ground are shared as long as nothing is added.
    """
    faces = book.faces
    annulled = n.annulled
    if annulled & SLOTS:
        first = 0
        actions: list[int] = []
        acting: list[int] = []
        moments = 0
        simple = annulled
        rows: list[Force] = []
        states: list[Force] = []
    else:
        first = SPELLS
        actions = g.actions.copy()
        acting = g.acting
        moments = g.moments
        simple = g.simple | annulled
        rows = g.rows
        states = g.states
    for slot in range(first, len(n.faces)):
        if not (n.up if slot >= SPELLS else n.present) >> slot & 1:
            actions.append(0)
            continue
        card: Face = faces[n.faces[slot]]
        if card.plain:
            simple |= 1 << slot
            actions.append(0)
            continue
        spell = n.spells[slot]
        gone = annulled >> slot & 1 == 1
        if card.rows:
            share = _share(book, card, slot, n.mages[slot], n.seats[slot], spell)
            if not gone:
                if share.rows:
                    rows = rows + share.rows
                if share.states:
                    states = states + share.states
            elif share.states and n.standing >> slot & 1:
                states = states + [force for force in share.states if force.row.kind == SIMPLE]
        if gone:
            actions.append(0)
            continue
        if spell & QUIET:
            actions.append(card.actions & A_CONTINUOUS)
        else:
            actions.append(card.actions)
            if card.moments:
                moments |= card.moments
                acting = [*acting, slot]
    for mark in place.marks:
        if mark.kind == "for-now":
            row = book.rows[mark.row]
            force = Force(row, n.slot(mark.source), mark.you, mark.here, mark.that, True)
            if row.kind >= STATES:
                states = [*states, force]
            else:
                rows = [*rows, force]
    n.actions = actions
    n.acting = acting
    n.moments = moments
    n.simple = simple
    n.rows = rows
    n.states = states


def _settle(p: Position, n: Now) -> None:
    """Teams first, on which conditions may depend; then every other row whose condition holds.

    What has gained a Special Action is Simple no more, as if it were printed (WOM-IT-10.7-1); what was
    hidden in this challenge gains only what makes it stay in play, and nothing else of its own works.
    """
    n.immunes = NONE
    for f in n.states:
        if f.row.kind == TEAM and holds(p, n, f.row.cond, f.you, f.here, f.source, f.that):
            among = reached(n, f)
            n.teams = n.teams.copy()
            for slot in range(6):
                if among >> slot & 1:
                    n.teams[slot] = f.row.team or (n.teams[f.here] if f.here >= 0 else "")
    immunes = makers = gives = bans = no_hides = hides = possessing = NONE
    for f in n.states:
        kind = f.row.kind
        if kind == POSSESSES:
            possessing = [*possessing, f]
            continue
        cond = f.row.cond
        if cond is not None and not holds(p, n, cond, f.you, f.here, f.source, f.that):
            continue
        if kind == MAY_HIDE:
            hides = [*hides, f]
        elif kind == IMMUNE:
            immunes = [*immunes, f]
        elif kind == SIMPLE:
            makers = [*makers, f]
        elif kind == NO_CAST:
            bans = [*bans, f]
        elif kind == NO_HIDE:
            no_hides = [*no_hides, f]
        elif kind != TEAM:
            gives = [*gives, f]
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
        for slot in range(SPELLS, len(n.faces)):
            mask = f.row.mask if rendered or not n.spells[slot] & QUIET else f.row.mask & A_CONTINUOUS
            if among >> slot & 1 and mask:
                n.actions[slot] |= mask
                if not rendered:
                    gained |= 1 << slot
    n.simple &= ~gained
