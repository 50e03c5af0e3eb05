"""How much a player gives up by tapping a source of mana: what it hurts, and what else it could do."""

from __future__ import annotations

from grimorio.games.magic.meaning.compiler import LOSS
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import CREATURE, LAND
from grimorio.games.magic.rules.events import FOR_MANA, TAP
from grimorio.games.magic.rules.lasting import Watch
from grimorio.games.magic.rules.marks import Tap, TappedForMana
from grimorio.games.magic.rules.objects import FACE, Permanent, player, table
from grimorio.games.magic.rules.plan import LEVEL, Source
from grimorio.games.magic.rules.pools import COLORLESS, amounts
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

SCARCE = 100
"""The worth of a source that is the only one to give a mana that is wanted."""


def weigh(p: Position, seat: int, usable: list[Source]) -> list[Source]:
    """Set for each of a player's sources how much is given up by tapping it; returns the same list.

    These count in this order, each only where those before it are equal:

    1. harm: life that tapping it costs the player or gives an opponent, permanents that it destroys, and the
       permanent itself if it is sacrificed;
    2. other uses: a creature could attack or block, the stronger it is the more; other abilities cost {T};
    3. colours that the player's hand and abilities in play need, the scarcer a colour the more;
    4. whether it is something else than a land;
    5. how many possibilities of mana it has.
    """
    if len(usable) < 2:
        return usable
    scarcity = _scarcity(p, seat, usable)
    watched = p.heard & (TAP | FOR_MANA)
    for source in usable:
        permanent: Permanent = p.things[source.key]
        levels = harm(p, source.key, seat) if watched else 0
        levels = levels << LEVEL | _use(p, permanent)
        rare = 0
        for kind, worth in scarcity:
            if source.can_give(kind):
                rare += worth
        levels = levels << LEVEL | rare
        levels = levels << LEVEL | (0 if permanent.kinds & LAND else 1)
        source.weighs(levels << LEVEL | len(source.outputs), hurts(p, source, permanent, seat))
    return usable


def hurts(p: Position, source: Source, it: Permanent, seat: int) -> list[int]:
    """For each output of a source, how much it hurts the player, in points of life; empty where none does."""
    face: Face = p.book.face(it.face, it.changes) if it.changes else p.book.faces[it.face]
    rich = {ability.place: ability for ability in face.mana if ability.rich}
    if not rich:
        return []
    c = Context(seat, source.key, it.chosen)
    found: list[int] = []
    for place, _ in source.outputs:
        ability = rich.get(place)
        lost = LOSS if ability is not None and ability.price.sacrifice_this else 0
        ops = ability.program.ops if ability is not None else []
        found.append(lost + sum([op.harm(p, c, seat) for op in ops]))
    return found


def harm(p: Position, key: int, seat: int) -> int:
    """How much tapping a permanent for mana hurts a player by triggers, in points of life (`Op.harm`)."""
    total = 0
    events: tuple[Event, ...] = (
        Tap(p, key, False, "mana", "MTG8-1.TERM-8"),
        TappedForMana(key, seat, "MTG8-1.TERM-1"),
    )
    for event in events:
        for _, effect in p.listening(event.KIND):
            trigger = effect.notice(p, event) if isinstance(effect, Watch) else None
            if trigger is None:
                continue
            c = Context(trigger.controller, trigger.source)
            c.that = trigger.that
            c.who = trigger.who
            c.much = trigger.much
            program = p.book.face(trigger.face, trigger.changes).abilities[trigger.ability].program
            if not program.targets:
                total += sum([op.harm(p, c, seat) for op in program.ops])
    return total


def _use(p: Position, it: Permanent) -> int:
    """How much else a permanent could do if it were not tapped for mana, in points."""
    use = 1 + max(0, it.power) if it.kinds & CREATURE else 0
    face: Face = p.book.face(it.face, it.changes) if it.changes else p.book.faces[it.face]
    if it.own:
        for ability in face.activated:
            if ability.price.tap and not ability.is_mana:
                use += 1
    return use


def wanted(p: Position, seat: int) -> list[int]:
    """How much mana of each colour the cards in a player's hand and their abilities in play cost."""
    faces = p.book.faces
    total = 0
    for card in player(p, seat).hand:
        total += faces[card & FACE].cost.need
    for key in table(p).play:
        it: Permanent = p.things[key]
        if faces[it.face].wants and it.controller == seat and it.own:
            total += p.book.face(it.face, it.changes).wants
    return amounts(total)[:COLORLESS]


def _scarcity(p: Position, seat: int, usable: list[Source]) -> list[tuple[int, int]]:
    """The colours that are wanted, with the worth of a source of each."""
    worth: list[tuple[int, int]] = []
    for kind, want in enumerate(wanted(p, seat)):
        if want:
            supply = sum([source.can_give(kind) for source in usable])
            if supply:
                worth.append((kind, SCARCE * want // supply))
    return worth
