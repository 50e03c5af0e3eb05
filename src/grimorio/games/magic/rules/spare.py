"""What a player would rather not tap for mana: what it hurts, and what else it is good for."""

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
"""What a source is worth that alone gives one mana that is wanted."""


def weigh(p: Position, seat: int, found: list[Source]) -> list[Source]:
    """Say of each of a player's sources what is given up with it once it is tapped; the same list.

    Each of these counts only where those before it are equal:

    1. what it hurts: life that the tap costs the player or gives an opponent, permanents it destroys, the
       permanent itself where it is sacrificed;
    2. what it could do instead: a creature attacks or blocks, the more the stronger it is; another
       ability has {T} in its cost;
    3. colours that the player's hand, and abilities of what they have in play, want, the scarcer the more;
    4. that it is no land;
    5. how many kinds of mana it can give.
    """
    if len(found) < 2:
        return found
    scarcity = _scarcity(p, seat, found)
    watched = p.heard & (TAP | FOR_MANA)
    for source in found:
        it: Permanent = p.things[source.key]
        levels = harm(p, source.key, seat) if watched else 0
        levels = levels << LEVEL | _use(p, it)
        rare = 0
        for kind, worth in scarcity:
            if source.can_give(kind):
                rare += worth
        levels = levels << LEVEL | rare
        levels = levels << LEVEL | (0 if it.kinds & LAND else 1)
        source.weighs(levels << LEVEL | len(source.outputs), hurts(p, source, it, seat))
    return found


def hurts(p: Position, source: Source, it: Permanent, seat: int) -> list[int]:
    """By the place of an output, what giving that hurts, in points of life; [] where none does anything."""
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
    """How much a player is hurt if they tap a permanent for mana, in points of life (`Op.harm`)."""
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
    """What a permanent could do if it were not tapped for mana."""
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


def _scarcity(p: Position, seat: int, found: list[Source]) -> list[tuple[int, int]]:
    """The colours that are wanted, and what a source of each is worth."""
    worth: list[tuple[int, int]] = []
    for kind, want in enumerate(wanted(p, seat)):
        if want:
            supply = sum([source.can_give(kind) for source in found])
            if supply:
                worth.append((kind, SCARCE * want // supply))
    return worth
