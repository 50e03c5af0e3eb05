"""The properties that every game must have, whatever its rules; `test_contract.py` checks them on all games.

Each property takes a game, a setup and a stream of luck that answers the choices.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from grimorio.kernel import CHANCE, WATCHER, Game, IllegalAnswer, Luck, Position, Record, Setup, digest

NO_WINNER = ("cap", "draw", "loop", "ready")
SHORT = ("live", "mickey")
"""Games with few answers, of which a larger share of the positions is checked."""

MOST_ANSWERS = 30_000
"""More answers than any game takes to its documented cap."""


def start(game: Game, setup: Setup, **how: Any) -> Position:
    return game.start(setup, journal=True, **how)


def walk(p: Position, luck: Luck) -> Iterator[Position]:
    """Play a game at random, and yield the position at each choice, up to `MOST_ANSWERS`."""
    for _ in range(MOST_ANSWERS):
        if not p.waiting:
            return
        yield p
        choice = p.waiting[luck.below(len(p.waiting))]
        p.answer(luck.below(len(choice.options)), choice.number)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {p.choice}")


def some(p: Position, luck: Luck, every: int) -> Iterator[Position]:
    """About one in `every` positions of a game, and of a short game four times as many."""
    every = every // 4 if p.game.name in SHORT else every
    for q in walk(p, luck):
        if luck.below(every) == 0:
            yield q


def heard(p: Position, seat: int) -> list[dict[str, Any]]:
    assert p.journal is not None
    return [seen for event in p.journal if (seen := event.seen_by(seat)) is not None]


def seats_of(setup: Setup) -> list[int]:
    return [*range(setup.seats), WATCHER]


def text(data: Any) -> str:
    """The value as JSON text. Fails if it is not plain JSON."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


# -- the properties ----------------------------------------------------------------------------


def ends(game: Game, setup: Setup, luck: Luck) -> None:
    """A game ends with any seed and any answers, its scores add up to one, and a cap is called a cap."""
    p = start(game, setup)
    for _ in walk(p, luck):
        assert p.result is None
    assert p.over and p.waiting == () and p.result is not None
    assert p.result.winners or p.result.reason in NO_WINNER, "a game without a winner says why"
    assert sum(p.result.score(seat) for seat in range(setup.seats)) == pytest.approx(1.0)
    assert set(p.result.winners) <= set(range(setup.seats))
    with pytest.raises(IllegalAnswer):
        p.answer(0)
    for seat in seats_of(setup):
        assert p.seen_by(seat)["result"] == p.result.to_json()


def offers(game: Game, setup: Setup, luck: Luck) -> None:
    """Options are never empty or repeated; they are plain data and numbered upwards; others are refused."""
    p = start(game, setup)
    last = 0
    before: tuple[int, ...] = ()
    for _ in walk(p, luck):
        numbers = tuple(choice.number for choice in p.waiting)
        for choice in p.waiting:
            assert choice.options and len(set(choice.options)) == len(choice.options)
            assert all(isinstance(word, (str, int)) for option in choice.options for word in option)
            assert choice.rule and choice.ask
            assert 0 <= choice.seat < setup.seats
            if choice.number not in before:
                assert choice.number > last
        last = max(numbers)
        before = numbers
        if luck.below(20) == 0:
            was = digest(p)
            choice = p.choice
            for wrong in (-1, len(choice.options)):
                with pytest.raises(IllegalAnswer):
                    p.answer(wrong, choice.number)
            with pytest.raises(IllegalAnswer):
                p.answer(0, last + 1)
            with pytest.raises(IllegalAnswer):
                p.answer(0, numbers[0] - 1)
            with pytest.raises(IllegalAnswer):
                choice.index(("no such option",))
            assert digest(p) == was, "a refused answer changed something"


def single_options_are_taken(game: Game, setup: Setup, luck: Luck) -> None:
    """A seat that does not stop is never asked with one option, and stopping changes nothing else."""
    p = start(game, setup)
    q = start(game, setup, stops=(1 << setup.seats) - 1)
    for _ in walk(p, luck):
        assert all(len(choice.options) > 1 for choice in p.waiting)
    p = start(game, setup)
    again = Luck(setup.seed)
    answered = 0
    while p.waiting and (answered < 300 or p.answered):  # of answers given together, all or none
        choice = p.choice
        index = again.below(len(choice.options))
        p.answer(index)
        answered += 1
        while q.waiting and q.choice.number < choice.number:
            assert len(q.choice.options) == 1
            q.answer(0)
        assert q.choice.number == choice.number and q.choice.options == choice.options
        q.answer(index)
    asked = {choice.number for choice in p.waiting}
    while taken := [one for one in q.waiting if len(one.options) == 1 and one.number not in asked]:
        q.answer(0, taken[0].number)
    assert digest(p) == digest(q)


def copies(game: Game, setup: Setup, luck: Luck) -> None:
    """A copy plays as the original would, and neither changes the other."""
    p = start(game, setup)
    for q in some(p, luck, 40):
        before = text(q.to_json())
        seed = luck.bits()
        one, two = q.copy(), game.position(json.loads(before))
        for other in (one, two):
            stream = Luck(seed)
            for _, _ in zip(walk(other, stream), range(25), strict=False):
                pass
        assert text(q.to_json()) == before, "playing a copy changed the original"
        assert text(one.to_json()) == text(two.to_json()), "a copy played differently"
        original = q.copy()
        three = original.copy()
        kept = text(three.to_json())
        for _, _ in zip(walk(original, Luck(seed)), range(25), strict=False):
            pass
        assert text(original.to_json()) == text(one.to_json())
        assert text(three.to_json()) == kept, "playing the original changed a copy"


def json_and_back(game: Game, setup: Setup, luck: Luck) -> None:
    """A position read back from JSON is the same, shows the same views, and plays on in the same way."""
    p = start(game, setup)
    for q in some(p, luck, 25):
        data = text(q.to_json())
        again = game.position(json.loads(data))
        assert text(again.to_json()) == data
        for seat in seats_of(setup):
            assert text(again.seen_by(seat)) == text(q.seen_by(seat))
            assert text(game.refused(again, seat)) == text(game.refused(q, seat))
        other = q.copy()
        seed = luck.bits()
        for position in (again, other):
            for _, _ in zip(walk(position, Luck(seed)), range(20), strict=False):
                pass
        assert digest(again) == digest(other)


def replays(game: Game, setup: Setup, luck: Luck) -> None:
    """A record that went through JSON replays to the same end, with the same log for every seat."""
    record = Record.begin(game, setup)
    p = start(game, setup)
    half: tuple[int, str] | None = None
    while p.waiting:
        choice = p.waiting[luck.below(len(p.waiting))]
        index = luck.below(len(choice.options))
        record.add(choice, index)
        p.answer(index, choice.number)
        if half is None and luck.below(60) == 0:
            half = (len(record.answers), digest(p))
        assert len(record.answers) < MOST_ANSWERS
    record.finish(p)
    again = Record.from_json(json.loads(text(record.to_json())))
    q = again.replay(game)
    assert digest(q) == digest(p) == again.final
    for seat in seats_of(setup):
        assert heard(q, seat) == heard(p, seat)
        assert text(heard(p, seat))
    if half is not None:
        assert digest(again.replay(game, half[0])) == half[1]


def concedes(game: Game, setup: Setup, luck: Luck) -> None:
    """Seats may give up at any moment; the game ends, is recorded, and keeps all its cards."""
    record = Record.begin(game, setup)
    p = start(game, setup)
    laid: Counter[str] | None = None
    for q in walk_recorded(p, luck, record):
        if q.seen_by(WATCHER)["table"].get("phase") != "opening":
            laid = laid or gems_and_spells(q)
            assert gems_and_spells(q) == laid
        if luck.below(60) == 0:
            seat = luck.below(setup.seats)
            if not game.playing(q, seat):
                before = digest(q)
                with pytest.raises(IllegalAnswer):
                    q.concede(seat)
                assert digest(q) == before
                continue
            record.add_concession(q.choice, seat)
            q.concede(seat)
            assert not game.playing(q, seat) or q.over
            assert all(choice.seat != seat for choice in q.waiting)
    assert p.result is not None
    record.finish(p)
    again = Record.from_json(json.loads(text(record.to_json()))).replay(game)
    assert digest(again) == digest(p)
    for seat in seats_of(setup):
        assert heard(again, seat) == heard(p, seat)


def walk_recorded(p: Position, luck: Luck, record: Record) -> Iterator[Position]:
    """Play at random like `walk`, with a record; the caller may change the position between two steps."""
    for _ in range(MOST_ANSWERS):
        if not p.waiting:
            return
        yield p
        if p.waiting:
            choice = p.waiting[luck.below(len(p.waiting))]
            index = luck.below(len(choice.options))
            record.add(choice, index)
            p.answer(index, choice.number)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def hides(game: Game, setup: Setup, luck: Luck) -> None:
    """A seat is shown the same in two worlds that differ only in what it may not see.

    The other worlds come from `imagine`. They differ as positions, but no view, reason or option may differ.
    """
    p = start(game, setup)
    differed = 0
    for q in some(p, luck, 15):
        things, asked = text(q.to_json()["things"]), {choice.seat for choice in q.waiting}
        for seat in seats_of(setup):
            other = q.imagine(seat, luck.bits())
            differed += text(other.to_json()["things"]) != things
            view, refused = q.seen_by(seat), game.refused(q, seat)
            seen = text(view)
            assert text(other.seen_by(seat)) == seen
            assert text(game.refused(other, seat)) == text(refused)
            assert view["choice"] is None or view["choice"]["seat"] == seat
            assert str(q.luck) not in seen
            assert seat in asked or refused == []
    assert differed or hides_nothing(setup), "nothing is hidden: the canary is dead"


def hides_nothing(setup: Setup) -> bool:
    """Whether by its options nothing is hidden in the game, or nothing is asked while something is hidden."""
    return setup.options.get("hands") == "open" or setup.options.get("kind") in ("rochester", "sealed")


def events_hide(game: Game, setup: Setup, luck: Luck) -> None:
    """Two worlds that a seat cannot tell apart stay so as long as it sees the same events.

    A world that was dealt again is played beside the real one. While a seat hears the same, it sees the same.
    """
    compared = 0
    for _ in range(4):  # one short game may give nothing to compare
        compared = compared or _compared(game, setup, luck)
    assert compared or hides_nothing(setup)


def _compared(game: Game, setup: Setup, luck: Luck) -> int:
    """Play one game beside a world that was dealt again, and return how many views were compared."""
    p = start(game, setup)
    compared = 0
    for q in some(p, luck, 12):
        if q.seen_by(WATCHER)["table"].get("phase") == "opening":
            continue  # what luck still lays open for all differs between the worlds
        seat = q.waiting[0].seat
        one, two = q.copy(), q.imagine(seat, luck.bits())
        one.journal, two.journal = [], []
        while one.waiting and two.waiting and one.waiting[0].seat == two.waiting[0].seat == seat:
            if one.choice.options != two.choice.options:
                break
            index = luck.below(len(one.choice.options))
            one.answer(index)
            two.answer(index)
            if heard(one, seat) != heard(two, seat):
                break
            if one.over:  # then everything lies open
                assert two.over
                break
            if one.answered:  # the others have still to answer the same question
                assert text(one.seen_by(seat)["table"]) == text(two.seen_by(seat)["table"])
                compared += 1
                break
            if not one.waiting[0].seat == two.waiting[0].seat == seat:
                break  # what another is asked follows from what that seat holds
            assert text(one.seen_by(seat)["table"]) == text(two.seen_by(seat)["table"])
            compared += 1
    return compared


def imagines(game: Game, setup: Setup, luck: Luck) -> None:
    """An imagined position plays to an end like any other, and keeps the hand of its own seat."""
    p = start(game, setup)
    for q in some(p, luck, 150):
        seat = seats_of(setup)[luck.below(setup.seats + 1)]
        before = text(q.to_json())
        other = q.imagine(seat, luck.bits())
        assert text(q.to_json()) == before
        total = gems_and_spells(other)
        assert total == gems_and_spells(q)
        laid = q.seen_by(seat)["table"].get("phase") != "opening"
        for _ in walk(other, luck):
            pass
        assert other.over and (not laid or gems_and_spells(other) == total)


def belongs(game: Game, setup: Setup, luck: Luck) -> None:
    """Every option is among the game's actions, if it lists any; every view has equally many features."""
    actions = game.actions(setup.seats)
    known = set(actions)
    assert len(known) == len(actions)
    p = start(game, setup)
    lengths: set[int] = set()
    for q in walk(p, luck):
        for choice in q.waiting:
            assert not known or known.issuperset(choice.options), set(choice.options) - known
        if luck.below(30) == 0:
            for seat in seats_of(setup):
                features = game.features(q, seat)
                assert all(isinstance(number, float) for number in features)
                assert game.features(q.imagine(seat, luck.bits()), seat) == features, "something hidden"
                lengths.add(len(features))
    lengths.add(len(game.features(p, 0)))
    assert len(lengths) == 1


def open_chance(game: Game, setup: Setup, luck: Luck) -> None:
    """With chance open, CHANCE is asked with weights, and a game can be played so to its end."""
    p = start(game, setup, open_chance=True)
    asked = 0
    for q in walk(p, luck):
        for choice in q.waiting:
            if choice.seat == CHANCE:
                asked += 1
                assert len(choice.weights) == len(choice.options) > 1
                assert all(weight > 0 for weight in choice.weights)
                assert all(q.seen_by(seat)["choice"] is None for seat in seats_of(setup))
    assert asked or setup.options


def gems_and_spells(p: Position) -> Counter[str] | None:
    """Counts of the things that may be neither lost nor made; None for a game without such counts."""
    count: Callable[[Position], Counter[str]] | None = CONSERVED.get(p.game.name)
    return None if count is None else count(p)


def _magecraft(p: Position) -> Counter[str]:
    from grimorio.games.magecraft.gems import named

    place, boards = p.things[0], p.things[1:]
    piles = [place.gems, place.box]
    spells = [spell for spell, left in enumerate(place.left) for _ in range(left)]
    spells += place.boxed
    for one in boards:
        piles += [one.hp, one.shield, one.discard, one.points, one.bag, one.hand, one.on_spells()]
        spells += [card.spell for cards in one.grimoires for card in cards]
    review = [frame for frame in p.agenda if type(frame).__name__ == "Review"]
    assert len(review) <= 1
    found: Counter[str] = Counter()
    for pile in piles:
        found.update(named(pile))
    found.update(f"spell {spell}" for spell in spells)
    return found


def _magic(p: Position) -> Counter[str]:
    from grimorio.games.magic.state.objects import FACE, OnStack, Permanent, player, table

    book = p.book
    t = table(p)
    found: Counter[str] = Counter()
    aside = set(t.gone) & {key for frame in p.agenda for key in getattr(frame, "keys", ())}
    for key in {*t.play, *t.stack, *aside}:
        thing = p.things[key]
        card = isinstance(thing, Permanent) or (isinstance(thing, OnStack) and thing.kind == "spell")
        if card and not book.face(thing.face).token:
            found[f"{book.face(thing.face).name} of {thing.owner}"] += 1
    for seat in range(p.setup.seats):
        one = player(p, seat)
        cards = [card & FACE for card in (*one.hand, *one.library)]
        cards += [p.things[key].face for key in (*one.graveyard, *one.removed)]
        found.update(f"{book.face(face).name} of {seat}" for face in cards)
    return found


def _mickey(p: Position) -> Counter[str]:
    from grimorio.games.mickey.rules.board import face_of, side, table

    place = table(p)
    gems = [place.pool, place.out, *(1 << 8 * (token & 3) for token in place.stake)]
    castles = [castle >> 1 for castle in place.covered] + ([place.castle] if place.castle >= 0 else [])
    found: Counter[str] = Counter()
    for seat in range(2):
        one = side(p, seat)
        gems += one.held
        cards = [*one.mages, *one.deck, *one.hand, *one.discard, *one.support]
        cards += [*one.castles, *one.castle_discard, *(face_of(spell) for spell in one.spells)]
        found.update(f"{face} of {seat}" for face in cards if p.book.faces[face].kind != 2)
        castles += [face for face in cards if p.book.faces[face].kind == 2]
    found.update(f"castle {face}" for face in castles)
    found.update(
        f"Diamagic {colour}" for colour in range(4) for pile in gems for _ in range(pile >> 8 * colour & 255)
    )
    return found


def _live(p: Position) -> Counter[str]:
    from grimorio.games.live.rules.things import mage, table

    t = table(p)
    secret = [pack for _, _, pack in t.takes]
    packs = [pack for rest in t.rest for pack in rest if pack not in secret]
    packs += [*t.packs, *secret, *(pack for seat in range(p.setup.seats) for pack in mage(p, seat).packs)]
    return Counter(p.book.packs[pack] for pack in packs)


def _draft(p: Position) -> Counter[str]:
    from grimorio.games.draft.rules.things import packs

    taken: Counter[str] = Counter()
    for pack in packs(p):
        takes = Counter(card for _, card in pack.takes)
        assert takes + Counter(pack.left()) == Counter(pack.cards)
        assert len(pack.cards) == p.book.products[pack.product].size
        taken += takes
    assert taken == sum((Counter(deck.cards()) for deck in p.game.pools(p)), Counter())  # type: ignore[attr-defined]
    return Counter()


CONSERVED: dict[str, Callable[[Position], Counter[str]]] = {
    "magecraft": _magecraft,
    "magic": _magic,
    "mickey": _mickey,
    "live": _live,
    "draft": _draft,
}
"""For each game, a function that counts everything on the table."""


def conserves(game: Game, setup: Setup, luck: Luck) -> None:
    """After the table is laid, nothing on it is lost or made."""
    assert game.name in CONSERVED, f"tests/contract.py does not say what {game.name} conserves"
    p = start(game, setup)
    laid: Counter[str] | None = None
    for q in walk(p, luck):
        if q.seen_by(WATCHER)["table"].get("phase") == "opening":
            continue
        now = gems_and_spells(q)
        laid = laid or now
        assert now == laid
    assert laid in (None, gems_and_spells(p)), "a game in which nothing is asked has only its end"


PROPERTIES: tuple[Callable[[Game, Setup, Luck], None], ...] = (
    ends,
    offers,
    single_options_are_taken,
    copies,
    json_and_back,
    replays,
    concedes,
    hides,
    events_hide,
    imagines,
    belongs,
    open_chance,
    conserves,
)
