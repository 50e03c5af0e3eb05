"""Why a player of Magic attacked, blocked or played something, by what everybody saw (`GameBots.why`)."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.bots.magic.attack import Back, assault, fighters, fray, keys_of
from grimorio.bots.magic.board import WIN, Board
from grimorio.bots.magic.fight import ROOM, Fray
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.survival import survived
from grimorio.bots.magic.why_played import played
from grimorio.bots.why import Deed, Line, Reason
from grimorio.games.magic.public import attackers_of, blockers_of, ruler_faces
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE_UP, FaceIndex
from grimorio.kernel import WATCHER, Position
from grimorio.kernel.seats import Seat, seats_of

NOTHING = FaceIndex(0)
"""The card that stands for every hidden one, so that none of them can be told from another."""

MINOR = 0.2
"""The share of a player's life up to which damage is called little."""


def laid_open(position: Position) -> Position:
    """A copy of a position in which one and the same card lies wherever something is hidden.

    How many cards hands and libraries have is known to everybody, and stays.
    """
    bare = position.imagine(WATCHER, 0)
    for seat in seats_of(bare.setup.seats):
        player = bare.edit(1 + seat)
        player.hand = (NOTHING,) * len(player.hand)
        player.library = (NOTHING,) * len(player.library)
    for key, thing in enumerate(bare.things):
        if secret_of(thing) != FACE_UP:
            bare.edit(key).secret = bare.book.blank
    return bare


def why(deed: Deed) -> Reason | None:
    """Why a seat did something (see `GameBots.why`); the deed's `public` is from `laid_open`."""
    p: Position = deed.public
    b = Board(p, deed.seat, lore_of(p.book))
    if deed.ask == "attack":
        return _attack(b, [line for line in deed.lines if line["event"] == "attack"])
    if deed.ask == "block":
        return _block(b, [line for line in deed.lines if line["event"] == "block"])
    return next((reason for line in deed.own("played") if (reason := played(b, line))), None)


def names(b: Board, keys: Iterable[int]) -> tuple[str, ...]:
    """The names of permanents with these ids; none for what lies face down."""
    faces = [b.lore.book.face(b.p.things[key].face) for key in keys]
    return tuple([face.name for face in faces if face.name])


# -- attacks ---------------------------------------------------------------------------------------


def _attack(b: Board, lines: list[Line]) -> Reason | None:
    """Why the seat attacked as it did, or did not; `lines` are the events of the attack."""
    defender = Seat(int(lines[0]["seat"])) if lines else b.foe
    fight = assault(b, defender)
    if not fight.attackers:
        return None
    keys = {int(line["key"]) for line in lines if line["seat"] == defender}
    chosen = sum([1 << place for place, one in enumerate(fight.attackers) if one.key in keys])
    return _struck(b, fight, chosen, defender) if chosen else _stayed(b, fight, defender)


def _struck(b: Board, fight: Fray, chosen: int, defender: Seat) -> Reason | None:
    """Why the creatures in `chosen` (bits, by index) attacked the player `defender`."""
    places = [place for place in range(len(fight.attackers)) if chosen >> place & 1]
    cards = {"cards": names(b, keys_of(fight, chosen))}
    who = {"who": int(defender)}
    damage = sum([fight.unblocked[place] for place in places])
    ready = _blockers(fight, places)
    numbers: dict[str, int | str] = {"count": len(places), "damage": damage, "blockers": len(ready)}
    gain = -survived(fight, chosen)
    left = fight.total(chosen)
    numbers |= {"left": left, "life": fight.life}
    if gain > WIN / 2:
        return Reason("magic-because-attack-wins", cards, numbers, who)
    if not ready:
        return Reason("magic-because-attack-unblocked", cards, numbers, who)
    if len(places) > len(ready):
        return Reason("magic-because-attack-many", cards, numbers, who)
    if all(
        [not fight.clash(place, 1 << at).lost for place in places for at in ready if _may(fight, place, at)]
    ):
        return Reason("magic-because-attack-safe", cards, numbers, who)
    deadly = [place for place in places if not _beaten_for_nothing(fight, place, ready)]
    if len(deadly) == len(places):
        return Reason("magic-because-attack-trade", cards, numbers, who)
    return Reason("magic-because-attack-pressure", cards, numbers, who) if gain > 0 else None


def _may(fight: Fray, place: int, at: int) -> bool:
    return bool(fight.can[place] >> at & 1)


def _blockers(fight: Fray, places: list[int]) -> list[int]:
    """The blockers, by index, that may block one of these attackers."""
    return [at for at in range(len(fight.blockers)) if any([_may(fight, place, at) for place in places])]


def _beaten_for_nothing(fight: Fray, place: int, ready: list[int]) -> bool:
    """Whether a blocker alone kills the attacker with the index `place` and lives."""
    clashes = [fight.clash(place, 1 << at) for at in ready if _may(fight, place, at)]
    return any([clash.lost and not clash.dead for clash in clashes])


def _stayed(b: Board, fight: Fray, defender: Seat) -> Reason | None:
    """Why the seat did not attack the player `defender`."""
    whole = (1 << len(fight.attackers)) - 1
    back = Back(b, defender, fight.attackers)
    if back.danger(whole, []) > back.danger(0, []) + 0.3:
        kept = _kept(b, fight, back)
        if kept is not None:
            return kept
    for place in range(len(fight.attackers)):
        for at in range(len(fight.blockers)):
            clash = fight.clash(place, 1 << at) if _may(fight, place, at) else None
            if clash is not None and clash.lost and not clash.dead:
                cards = {
                    "mine": names(b, [fight.attackers[place].key]),
                    "theirs": names(b, [fight.blockers[at].key]),
                }
                return Reason("magic-because-stay-beaten", cards) if all(cards.values()) else None
    return None


def _kept(b: Board, fight: Fray, back: Back) -> Reason | None:
    """The creature that is most needed as a blocker, and the strongest creature that it may face."""
    whole = (1 << len(fight.attackers)) - 1
    saved = [
        (back.danger(whole, []) - back.danger(whole ^ 1 << place, []), place)
        for place in range(len(fight.attackers))
    ]
    gain, place = max(saved)
    if gain <= 0.1 or not back.powers:
        return None
    strongest = max([key for _, _, key in back.powers], key=b.worth)
    cards = {"mine": names(b, [fight.attackers[place].key]), "theirs": names(b, [strongest])}
    return Reason("magic-because-stay-back", cards) if all(cards.values()) else None


# -- blocks ----------------------------------------------------------------------------------------


def _block(b: Board, lines: list[Line]) -> Reason | None:
    """Why the seat blocked as it did, or did not; `lines` are the events of the blocks."""
    rulers = ruler_faces(b.p)
    attackers = fighters(b, attackers_of(b.p, b.seat), ROOM)
    blockers = fighters(b, blockers_of(b.p, b.seat, rulers), ROOM)
    fight = fray(b, attackers, blockers, b.seat, rulers)
    whole = (1 << len(attackers)) - 1
    damage = sum(fight.unblocked)
    numbers: dict[str, int | str] = {"damage": damage, "life": fight.life, "left": fight.life - damage}
    if not lines:
        return _unblocked(b, fight, numbers)
    groups: dict[int, int] = {}
    places = {fighter.key: place for place, fighter in enumerate(attackers)}
    spots = {fighter.key: at for at, fighter in enumerate(blockers)}
    for line in lines:
        if line["attacker"] in places and line["key"] in spots:
            place = places[line["attacker"]]
            groups[place] = groups.get(place, 0) | 1 << spots[line["key"]]
    if damage >= fight.life and whole:
        return Reason("magic-because-block-lives", {}, numbers)
    reasons = [_met(b, fight, place, group) for place, group in groups.items()]
    return max(filter(None, reasons), default=(0.0, None), key=lambda pair: pair[0])[1]


def _met(b: Board, fight: Fray, place: int, group: int) -> tuple[float, Reason] | None:
    """Why the blockers in `group` (bits) meet the attacker with the index `place`, with the gain from it."""
    clash = fight.clash(place, group)
    attacker = fight.attackers[place]
    mine = [one.key for at, one in enumerate(fight.blockers) if group >> at & 1]
    cards = {"mine": names(b, mine), "theirs": names(b, [attacker.key])}
    if not all(cards.values()):
        return None
    if clash.lost and not clash.dead:
        kind = "beats" if len(mine) == 1 else "gang"
    elif not clash.dead:
        kind = "holds"
    elif clash.lost and clash.gain >= 0:
        kind = "trade"
    else:
        return None
    return clash.gain, Reason(f"magic-because-block-{kind}", cards)


def _unblocked(b: Board, fight: Fray, numbers: dict[str, int | str]) -> Reason | None:
    """Why the seat blocked nothing."""
    if not fight.attackers or fight.life - int(numbers["damage"]) <= 0:
        return None
    doomed = [
        (fight.blockers[at].worth, place, at)
        for place in range(len(fight.attackers))
        for at in range(len(fight.blockers))
        if _may(fight, place, at) and fight.clash(place, 1 << at).dead
    ]
    if not doomed:
        return None
    _, place, at = max(doomed)
    cards = {"mine": names(b, [fight.blockers[at].key]), "theirs": names(b, [fight.attackers[place].key])}
    little = int(numbers["damage"]) <= MINOR * fight.life
    message = "magic-because-let-through" if little else "magic-because-spare"
    return Reason(message, cards, numbers) if all(cards.values()) else None
