"""Random Spells with deeds are refused, or do what the slow interpreter expects."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grimorio.games.mickey import cardset
from grimorio.games.mickey import words as w
from grimorio.games.mickey.rules import board
from grimorio.kernel import WATCHER
from grimorio.kernel.words import inside
from tests.fuzzing import each_seed, named, seeds
from tests.games.mickey.laid import PLAIN_CASTLES, PLAIN_MAGES, PLAIN_SPELLS, Laid, card_set
from tests.games.mickey.slow.authors import DEEDS, ODD, Author
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.reader import Lies, Stands
from tests.games.mickey.slow.test_slow_power import HELD, refused
from tests.games.slow_reading import Asked, NotRead, accepted

EVER = w.Spell("E2", 2, (w.GREEN,), (w.Continuous(), w.Static()))
DECK = ("P1", "P3", "K2", "G2", "P5", "P0", "P4", "R2", "P2", "P1", "P3", "K2")
THEIRS = ("P1",) * 9
PLACES = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))


class Scene:
    """A table on which A is about to cast a random card, for the rules and for the slow interpreter."""

    others: tuple[w.Card, ...] = (EVER,)
    """The other cards on the table with effects, besides the random card and Mage."""

    def __init__(self, card: w.Spell, random: Random, mage: w.Mage | None = None) -> None:
        self.card = card
        self.mage = mage
        self.before = () if mage else (("P0", "B"), ("P4", "X"))
        self.random = random
        reveals = any(isinstance(word, w.Reveal) for word in inside(mage or card))
        self.down = ("G2",) if reveals else ()
        self.mine = ("P0", ODD, *random.sample(("P5", "K2", "P3", "R2"), random.randint(1, 3)))
        self.theirs = ("P4", *random.sample(("P1", "R2", "P0", "K2"), random.randint(2, 3)))
        self.log: list[Asked] = []

    def play(self) -> Laid:
        """Cast the card by the rules, and answer at random until a player is to play a Spell."""
        hidden = (("Y2", "C"), ("E2", "Z"))
        t = Laid(
            self.card,
            *self.others,
            *([self.mage] if self.mage else []),
            mine=self.mine,
            theirs=self.theirs,
            hidden=hidden,
            held=HELD,
            deck=DECK,
            chance=True,
        )
        for name in self.down:
            self.face_down(t, name, self.random.choice(("X", "Y")))
        for name, mage in (*self.before, (ODD, "A")):
            t.cast(name, mage)
        while not t.p.over and not self.has_come(t):
            options = [self.told(t, option) for option in t.options]
            at = self.random.randrange(len(options))
            self.log.append(Asked(t.seat, t.ask, options, options[at]))
            t.do(*t.options[at])
        return t

    def has_come(self, t: Laid) -> bool:
        """Whether the position at which everything is compared has been reached."""
        return t.ask == "play"

    def face_down(self, t: Laid, name: str, mage: str) -> None:
        t.lay(name, mage)
        side = t.side(1)
        side.spells = (*side.spells[:-1], side.spells[-1] & ~board.UP)
        self.under = mage

    def told(self, t: Laid, option: Any) -> tuple[Any, ...]:
        """An option with the name of a Spell in the place of its reference."""
        if option[0] != "spell":
            return tuple(option)
        spells = [spell for seat in range(2) for spell in t.side(seat).spells]
        [face] = [board.face_of(spell) for spell in spells if board.ref_of(spell) == option[1]]
        return ("spell", t.book.faces[face].key)

    def read(self, read_of: Counter[str]) -> Doer:
        """Do the same in the slow interpreter, and check who may then play what."""
        others = {one.name: one for one in (*self.others, self.mage) if isinstance(one, w.Mage)}
        mages = {
            mage.name: Stands(others.get(mage.name, mage), seat, place, HELD.get(mage.name, ""))
            for mage, (seat, place) in zip(PLAIN_MAGES, PLACES, strict=True)
        }
        spells = [one for one in (*self.others, self.card) if isinstance(one, w.Spell)]
        printed = {spell.name: spell for spell in (*PLAIN_SPELLS, *spells)}
        laid = [("Y2", "C", True), ("E2", "Z", True), *[(name, self.under, True) for name in self.down]]
        laid += [(name, mage, False) for name, mage in (*self.before, (ODD, "A"))]
        lie = [Lies(printed[name], mages[mage], hidden) for name, mage, hidden in laid]
        doer = self.doer(list(mages.values()), lie, PLAIN_CASTLES[0], (0, 0), 0, self.card, mages["A"])
        doer.log = list(self.log)
        doer.cards = [list(self.mine), list(self.theirs)]
        for hand in doer.cards:
            hand += ["P0"] * (3 - len(hand))
        for name, mage in (*self.before, (ODD, "A")):
            doer.cards[mages[mage].seat].remove(name)
        doer.decks = [list(DECK), list(THEIRS)]
        doer.castles = [["Red", "Yellow"], ["Green"]]
        doer.known = {castle.name: castle for castle in PLAIN_CASTLES}
        doer.printed = printed
        held = "".join(HELD.values()) + "B"
        doer.pool = {letter: 3 - held.count(letter) for letter in "BYRG"}
        doer.staked = ["B"]
        doer.done = [*[mage for _, mage in self.before], "A"]
        doer.down = list(self.down)
        if self.mage is None:
            doer.resolve(self.card.effects)
        else:
            self.set_off(doer, self.mage, mages)
        doer.confusions()
        self.go_on(doer)
        read_of.update(doer.read)
        return doer

    def doer(self, *table: Any) -> Doer:
        return Doer(*table)

    def go_on(self, doer: Doer) -> None:
        """Do in the slow interpreter what follows after the card, in scenes that compare it too."""

    def set_off(self, doer: Doer, card: w.Mage, mages: dict[str, Stands]) -> None:
        """Do the Spell's one deed, and then what the words of the Mage say about that moment."""
        [when] = card.effects
        assert isinstance(when, w.When)
        doer.card, doer.here, doer.that, doer.when = card, mages["C"], ODD, when
        if self.card.effects == (w.Teleport(),):
            doer.leaves([spell for spell in doer.spells if "static" in doer.possessed(spell)])
        [spell] = [spell for spell in doer.spells if spell.card is self.card]
        doer.run(self.card.effects)
        doer.happens(
            w.Casts,
            lambda at: (
                doer.is_mage(at.by, mages["A"]) and (at.spell is None or doer.is_spell(at.spell, spell))
            ),
        )


def real(t: Laid, named_spells: list[str]) -> dict[str, Any]:
    """Return what lies where on the table of a position of the real rules."""
    found: dict[str, Any] = {"asked": (t.seat, sorted(t.options, key=str))}
    for seat in range(2):
        side = t.side(seat)
        found[f"hand {seat}"] = sorted(t.hand(seat))
        found[f"discard {seat}"] = sorted(t.discard(seat))
        found[f"deck {seat}"] = t.names_of(side.deck)
        found[f"castles {seat}"] = sorted(t.names_of(side.castles))
        for spell in side.spells:
            mage = t.names[seat][board.mage_of(spell)]
            key = t.book.faces[board.face_of(spell)].key
            found[f"spell {key}"] = mage, bool(spell & board.HIDDEN)
        for name in t.names[seat]:
            found[name] = t.place(name), "".join(sorted(t.gems(name)))
    found["pool"] = {letter: board.count(t.table.pool, place) for place, letter in enumerate("BYRG")}
    found["stake"] = sorted("BYRG"[token & 3] for token in t.table.stake)
    found["uncovered"] = sum(board.token_known(token, WATCHER) for token in t.table.stake)
    found["castle"] = t.book.faces[t.table.castle].key
    found["worth"] = {name: t.worth(name) for name in named_spells}
    found["simple"] = {name: t.simple(name) for name in named_spells}
    found["totals"] = t.totals()
    return found


def slow(doer: Doer) -> dict[str, Any]:
    """Return what lies where on the table of a position of the slow interpreter."""
    seat, options = doer.next_play()
    found: dict[str, Any] = {"asked": (seat, sorted(options, key=str))}
    for seat in range(2):
        found[f"hand {seat}"] = sorted(doer.cards[seat])
        found[f"discard {seat}"] = sorted(doer.discards[seat])
        found[f"deck {seat}"] = doer.decks[seat]
        found[f"castles {seat}"] = sorted(doer.castles[seat])
    for name, mage, hidden in doer.lies():
        found[f"spell {name}"] = mage, hidden
    for one in doer.mages:
        found[one.card.name] = one.place, "".join(sorted(one.held))
    found["pool"] = doer.pool
    found["stake"] = sorted(doer.staked)
    found["uncovered"] = doer.uncovered
    found["castle"] = "" if doer.castle is None else doer.castle.name
    names = [spell.card.name for spell in doer.spells]
    found["worth"] = dict(zip(names, doer.powers(), strict=True))
    simple = [not spell.card.effects or spell.card.name in doer.annulled for spell in doer.spells]
    found["simple"] = dict(zip(names, simple, strict=True))
    for name in set(doer.down) & set(names):
        del found["worth"][name], found["simple"][name]
    found["totals"] = doer.totals()
    return found


def same_deeds(seed: int, read_of: Counter[str]) -> str:
    """Write a random Spell, cast it and compare. Returns "same", or why nothing was compared."""
    random = Random(seed)
    author = Author(random)
    card = accepted(author.deeds, refused, 5)
    return "refused" if card is None else compared(Scene(card, random), read_of)


def same_moment(seed: int, read_of: Counter[str]) -> str:
    """Write a random Mage with deeds at a moment, and cause that moment.

    Returns "same", or why nothing was compared.
    """
    random = Random(seed)
    author = Author(random)
    cards = accepted(author.moment, lambda cards: refused(cards[0]), 5)
    if cards is None:
        return "refused"
    mage, card = cards
    return compared(Scene(card, random, mage), read_of)


def compared(scene: Scene, read_of: Counter[str]) -> str:
    """Cast the Spell by the rules and in the slow interpreter, and compare what then lies where."""
    card = scene.mage or scene.card
    t = scene.play()
    if t.p.over or any(asked.ask in ("assign", "castle") for asked in scene.log):
        return "over"
    try:
        doer = scene.read(read_of)
    except NotRead:
        return "not read"
    assert not doer.log, (card, doer.log)
    expected = slow(doer)
    found = real(t, list(expected["worth"]))
    wrong = {name: (found.get(name), expected.get(name)) for name in {*found, *expected}}
    differ = {name: both for name, both in wrong.items() if both[0] != both[1]}
    assert not differ, (differ, card)
    return "same"


@pytest.mark.deep
def test_a_spell_is_refused_or_does_what_its_words_say() -> None:
    read_of: Counter[str] = Counter()
    found: Counter[str] = Counter()

    def run(seed: int) -> None:
        found[same_deeds(seed, read_of)] += 1

    each_seed(200, run)
    assert found["same"] > 150
    assert {word.__name__ for word in DEEDS if read_of[word.__name__] < 4} == set()


@pytest.mark.parametrize(
    ("deed", "field"),
    [
        (w.Block(w.Spells()), "what"),
        (w.Confuse(w.One(w.Spells())), "what"),
        (w.Corrupt(w.Castles()), "what"),
        (w.Corrode(w.Castles()), "what"),
        (w.DiscardFromPlay(w.One(w.Mages())), "what"),
        (w.GiveDiamagic(w.One(w.Spells())), "to"),
        (w.LoseDiamagic(w.One(w.Spells())), "of"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_deed_is_done_to_cards_of_its_kind(deed: Any, field: str) -> None:
    card = w.Spell(ODD, 1, (w.RED,), (deed,))
    wrong = cardset.faults(cardset.to_json(card_set(card)))
    [path] = [error.field.split("].", 1)[1] for error in wrong if error.cause == "word-names"]
    assert path == f"effects[0].{type(deed).__name__}.{field}"


@pytest.mark.rule("WOM-IT-9.4-1", "WOM-IT-FAQ-9")
def test_a_spell_that_was_chosen_before_cannot_be_confused() -> None:
    card = w.Spell(ODD, 1, (w.RED,), (w.Annul(w.One(w.Spells("enemy"))), w.Confuse(w.SAME)))
    t = Laid(card, mine=(ODD,), theirs=("P4",), hidden=(("Y2", "Z"),))
    t.cast(ODD, "A").do("spell", t.ref("Y2"))
    assert (t.ask, t.seat) == ("play", 1) and not t.heard("confused")


@pytest.mark.parametrize(
    "seed", [7924199109818656023, 2840217393197893663, 13725495497332377536, 11085990324348619038]
)
def test_a_spell_once_read_wrongly_does_what_its_words_say(seed: int) -> None:
    assert same_deeds(seed, Counter()) == "same"


@pytest.mark.rule("WOM-IT-8.2-2")
@pytest.mark.parametrize(
    ("condition", "deed"),
    [
        (w.There(w.Castles(w.RED)), w.Teleport()),
        (w.Not(w.There(w.Castles(w.RED))), w.Teleport()),
        (w.AtLeast(w.Hand(), 5), w.Draw(4)),
        (w.Not(w.AtLeast(w.Hand(), 5)), w.Draw(4)),
    ],
    ids=str,
)
def test_a_condition_of_a_power_is_asked_again_after_the_deeds_of_its_card(condition: Any, deed: Any) -> None:
    card = w.Spell(ODD, 1, (w.RED,), (w.If(condition, w.Adds(w.THIS, 3)), deed))
    for seed in range(6):
        assert compared(Scene(card, Random(seed)), Counter()) == "same"


@pytest.mark.deep
def test_a_mage_does_at_its_moment_what_its_words_say() -> None:
    read_of: Counter[str] = Counter()
    each_seed(150, lambda seed: same_moment(seed, read_of))
    assert {word for word in ("When", "Casts", "Draws", "CastleEnters") if read_of[word] < 5} == set()


def test_some_spells_and_mages_do_what_their_words_say() -> None:
    each_seed(20, lambda seed: same_deeds(seed, Counter()))
    each_seed(20, lambda seed: same_moment(seed, Counter()))


@pytest.mark.fuzz
def test_more_spells_do_what_their_words_say() -> None:
    for seed in seeds(1, 1000):
        with named(f"same_moment({seed}, Counter())"):
            same_moment(seed, Counter())
        with named(f"same_deeds({seed}, Counter())"):
            same_deeds(seed, Counter())
