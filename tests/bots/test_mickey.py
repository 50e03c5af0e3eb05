"""How bots play Wizards of Mickey: by what they can know, and by what a challenge is worth."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest

from grimorio import games
from grimorio.bots import LEVELS, Sight, make_bot, spelled_out
from grimorio.bots.bot import choice_of
from grimorio.bots.mickey import MickeySense
from grimorio.bots.mickey.fit import best_of, fits
from grimorio.bots.mickey.lore import Lore, lore_of
from grimorio.bots.mickey.outlook import onward
from grimorio.bots.mickey.race import ahead, race
from grimorio.bots.mickey.sketch import Mind
from grimorio.games.mickey.public import side, table
from grimorio.games.mickey.words import (
    ADJACENT,
    BLACK,
    BLUE,
    CASTER,
    OPPOSITE_SPELLS,
    THIS,
    ChangePlaces,
    Corrupt,
    IfHidden,
    Mage,
    May,
    MayHide,
    Minus,
    Plus,
    Spell,
    Subterfuge,
)
from grimorio.kernel import Option, Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator import arena
from grimorio.simulator.arena import with_decks
from grimorio.simulator.one import Plan
from tests.games.mickey.laid import Laid

MICKEY = games.get("mickey")
HIDER = Mage("C", "", (BLUE,), "Owls", (MayHide(),))
DAGGER = Spell("Dagger", 1, (BLACK,), (IfHidden(Plus(THIS, 3)),))
RAIN = Spell("Rain", 1, (BLUE,), (Minus(OPPOSITE_SPELLS, 2),))
FACE = Spell("Face", 2, (BLACK,), (Subterfuge(), Plus(THIS, 2)))
DANCER = Mage("A", "", (BLUE,), "Owls", (May(ChangePlaces(CASTER, ADJACENT)),))
THIEF = Spell("Thief", 0, (BLACK,), (Corrupt(),))


def picked(t: Laid, sense: MickeySense | None = None) -> Option:
    """The option that `greedy` picks at the present choice."""
    p = t.p.imagine(t.seat, 5)
    p.stops = 0
    return p.choice.options[(sense or MickeySense()).pick(p, p.choice)]


def last(hand: tuple[str, ...], *cast: str) -> Laid:
    """A table at which the other seat has the last Spell of a challenge to cast, with Z, after the
    Spells `cast`.
    """
    mine, theirs = cast[::2], cast[1::2]
    t = Laid(mine=(*mine, "P0", "P0"), theirs=(*theirs, *hand))
    for card, mage in zip(cast, "AXBYC", strict=True):
        t.cast(card, mage)
    assert t.seat == 1 and [option[2] for option in t.options] == [0] * len(set(hand))
    return t


def test_levels_are_four_bots() -> None:
    assert len({spelled_out(level, "mickey") for level in LEVELS}) == 4


def test_the_race_is_fair_and_ends() -> None:
    assert race(0, 0, 6) == 0.5
    assert race(6, 5, 6) == 1
    assert race(2, 3, 6) == 1 - race(3, 2, 6) < 0.5
    assert ahead(0, 2) == ahead(0, 0) == 0.5
    assert ahead(1, 0) == 1
    assert 0.5 < ahead(1, 2) < ahead(2, 2) < 1


@pytest.mark.parametrize("deep", [1, 2, 3])
def test_casts_what_just_wins_and_keeps_what_is_better(deep: int) -> None:
    t = last(("P5", "P3", "P1"), "P2", "P1", "P2", "P2", "P1")
    assert picked(t, MickeySense(deep)) == ("cast", "P3", 0)


@pytest.mark.parametrize("habit", range(4))
@pytest.mark.parametrize("level", ["adept", "master"])
def test_overlooks_nothing_in_a_challenge_that_it_can_count_out(level: str, habit: int) -> None:
    t = last(("P5", "P3", "P1"), "P2", "P1", "P2", "P2", "P1")
    bot = make_bot(level, MICKEY, 1, habit)
    index = bot.choose(Sight(t.p, t.seat), partial(t.p.imagine, t.seat))
    assert t.options[index] == ("cast", "P3", 0)


def test_cannot_count_out_what_lies_face_down_or_is_still_to_come() -> None:
    t = Laid(HIDER, mine=("P0", "P0", "P0"), theirs=("P1", "P1", "P1", "P1"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").cast("P1", "Y")
    assert not MickeySense().tense(t.p, t.seat), "Z may still cast"
    shown, covered = t.p.copy(), t.p.copy()
    for p, answer in ((shown, "cast"), (covered, "hide")):
        p.answer(p.choice.index((answer, "P0", 2)), p.choice.number)
    assert MickeySense().tense(shown, Seat(1)) and not MickeySense(1).tense(shown, Seat(1))
    assert not MickeySense().tense(covered, Seat(1))


def test_ties_rather_than_loses() -> None:
    assert picked(last(("P2", "P1", "P0"), "P2", "P1", "P2", "P2", "P1")) == ("cast", "P2", 0)


def test_spends_its_worst_on_a_challenge_that_is_won() -> None:
    assert picked(last(("P5", "P3", "P0"), "P0", "P5", "P0", "P5", "P0")) == ("cast", "P0", 0)


def test_spends_its_worst_on_a_challenge_that_is_lost() -> None:
    assert picked(last(("P5", "P3", "P1"), "P5", "P0", "P5", "P0", "P5")) == ("cast", "P1", 0)


def test_discards_the_worst_cards_though_they_are_named_in_the_order_of_the_list() -> None:
    """Of 4 4 4 2 2 and three drawn with 3, whoever named a 2 first might have to go on with a 4."""
    hand = ["Noon Blade", "Oak Heart", "Orda di Orchetti-Faina", "Castel Shift (O-112)", "Drago di Ferro"]
    situation = {"phase": "draw", "A": {"hand": hand}, "B": {"hand": "none"}}
    p = MICKEY.start(Setup("mickey", 2, 1, situation=situation))
    while p.choice.ask == "hand-limit":
        p.answer(MickeySense().pick(p, p.choice), p.choice.number)
    assert sorted(p.book.faces[face].power for face in side(p, Seat(0)).hand)[-5:] == [3, 3, 4, 4, 4]


def test_a_spell_that_stays_is_worth_nothing_once_the_game_is_won() -> None:
    assert onward(1.0, 0.0) == 1.0 > onward(0.99, 2.0)
    assert onward(0.0, 2.0) == 0.0 < onward(0.01, -2.0)
    assert 0.59 < onward(0.5, 0.1) < 0.6 < onward(0.5, 2.0) < 1.0


def test_stands_opposite_to_what_it_makes_weaker() -> None:
    t = Laid(RAIN, mine=("P0",), theirs=("Rain", "P0", "P0", "P0"))
    assert picked(t.cast("P0", "A")) != ("cast", "Rain", 2)
    t = Laid(RAIN, mine=("P4",), theirs=("Rain", "P0", "P0"))
    t.cast("P4", "B").cast("P0", "Z").cast("P0", "A")
    assert ("cast", "Rain", t.place("Y")) in t.options
    t.cast("P0", "X").cast("P0", "C")
    assert picked(t) == ("cast", "Rain", t.place("Y"))


def test_hides_what_is_stronger_hidden() -> None:
    t = Laid(HIDER, DAGGER, mine=("P0", "P0", "Dagger"), theirs=("P1", "P1", "P0"))
    t.cast("P0", "A").cast("P1", "X").cast("P0", "B").cast("P1", "Y")
    assert picked(t) == ("hide", "Dagger", 2)


def test_pays_for_the_diamagic_that_nearly_wins() -> None:
    t = Laid(THIEF, mine=("Thief", "P0", "P0", "P0", "P0"), held={"X": "BBYYR"}).cast("Thief", "A")
    assert t.ask == "corrupt" and picked(t) == ("yes",)


def test_keeps_its_hand_where_a_diamagic_hardly_matters() -> None:
    t = Laid(THIEF, mine=("Thief", "P5", "P5"), held={"X": "B"}).cast("Thief", "A")
    assert t.ask == "corrupt" and picked(t) == ("no",)


@pytest.mark.parametrize("deep", [1, 2, 3])
def test_does_not_play_what_makes_its_own_simple(deep: int) -> None:
    t = Laid(FACE, mine=("P0", "P0", "P0"), theirs=("Face", "P2", "Face", "P3"))
    t.cast("P0", "A").cast("Face", "X").cast("P0", "B").cast("P2", "Y").cast("P0", "C")
    assert picked(t, MickeySense(deep)) == ("cast", "P3", 0)


def test_leaves_what_brings_nothing() -> None:
    t = Laid(DANCER, mine=("P1",)).cast("P1", "A")
    assert t.ask == "may" and picked(t) == ("no",)
    assert [t.options[index] for index in MickeySense().proposed(t.p, t.p.choice)] == [("no",), ("yes",)]


@pytest.mark.parametrize("deep", [1, 3])
def test_does_not_look_at_hidden_cards(deep: int) -> None:
    sense = MickeySense(deep)
    p = MICKEY.start(Setup("mickey", 2, 3))
    for _ in range(60):
        seat = p.choice.seat
        worlds: list[Position] = [p.imagine(seat, luck) for luck in (0, 8, 15)]
        found = {sense.pick(world, choice_of(world, seat)) for world in worlds}
        assert len(found) == 1, p.choice
        p.answer(found.pop())


@pytest.mark.parametrize(
    "options",
    [
        {"match": "mini"},
        {"match": "classic", "rulebook": "origines"},
        {"rulebook": "origines", "hand-limit": "at-once", "discard-order": "chosen", "codes": "none"},
    ],
)
def test_plays_every_match_to_its_end(options: dict[str, str]) -> None:
    report = arena("mickey", ("greedy:1", "random"), 2, seed=1, options=options)
    assert report["games"] == 2
    assert set(report["ends"]) <= {"diamagics", "most", "draw"}


@pytest.mark.deep
def test_beats_luck() -> None:
    report = arena("mickey", ("greedy:1", "random"), 20, seed=1)
    assert report["bots"][0]["wins"] >= 15


def test_proposes_its_pick_first_and_each_option_once() -> None:
    sense = MickeySense()
    p = MICKEY.start(Setup("mickey", 2, 5))
    weighed = 0
    for _ in range(40):
        proposed = sense.proposed(p, p.choice)
        assert proposed[0] == sense.pick(p, p.choice)
        assert len(set(proposed)) == len(proposed) <= 5
        weighed += len(proposed) > 1
        p.answer(proposed[0])
    assert weighed > 5


def test_equal_seeds_search_alike() -> None:
    p = MICKEY.start(Setup("mickey", 2, 4))
    while p.choice.ask != "play":
        p.answer(0)
    seat = p.choice.seat
    first, second = (
        make_bot("search:6", MICKEY, 2).choose(Sight(p, seat), partial(p.imagine, seat)) for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("number", range(4))
def test_a_mage_that_robs_waits_for_the_squad_opposite(number: int) -> None:
    """Lazlo takes Diamagics of the opposite Mage: it is never deployed first, nor opposite to nobody."""
    plan = with_decks(Plan("mickey", ("greedy", "greedy")))
    masks = plan.decks.index("Gilded Masks")
    tables = [deal for deal, lying in enumerate(plan.tables) if masks in lying]
    position = MICKEY.start(Setup("mickey", 2, number, {}, plan.laid(tables[number])))
    sense, lore = MickeySense(), lore_of(position.book)
    deployed = 0
    while position.choice.ask != "play":
        choice = position.choice
        option = choice.options[sense.pick(position, choice)]
        if choice.ask == "deploy" and lore.robs[position.book.face_of[option[1]]]:
            deployed += 1
            assert 2 - int(option[2]) in side(position, Seat(1 - choice.seat)).places
        position.answer(choice.index(option), choice.number)
    assert deployed == 1


def test_the_best_of_a_hand_is_the_mean_of_all_hands() -> None:
    worths = [3.0, 2.0, 2.0, 0.0, -1.0]
    for hand, number in ((3, 2), (5, 3), (2, 3), (1, 1)):
        sums = [sum(sorted(drawn)[::-1][:number]) for drawn in combinations(worths, hand)]
        assert best_of(worths, hand, number) == pytest.approx(sum(sums) / len(sums))


def test_spells_are_worth_more_to_a_squad_in_its_castle() -> None:
    """Quill of the Lantern Watch has +2 in a yellow Castle, and Dorn with red Spells of power 1 or less."""
    p = MICKEY.start(Setup("mickey", 2, 1, cards={"decks": ["Lantern Watch", "Ember Forge"]}))
    while p.choice.ask != "castle":
        p.answer(0, p.choice.number)
    lantern, ember = Seat(0), Seat(1)
    mind = Mind(p, lantern, lore_of(p.book))
    faces = {face.key: face.index for face in p.book.faces}
    mean = {
        name: fits(p, lantern, mind.lore, mind.mine, mind.theirs, faces[name]).mean
        for name in ("Hall of Lamps", "Furnace Gate")
    }
    assert mean["Hall of Lamps"] > mean["Furnace Gate"]
    towers = fits(p, lantern, mind.lore, mind.mine, mind.theirs, faces["Bell Tower"]).mean
    assert mean["Hall of Lamps"] > towers, "both are yellow, and this has +1 for yellow Spells"
    above = Mind(p, ember, mind.lore).fits.above
    assert above[faces["Forge Song"]] > above[faces["Vortex of Sparks"]]
    assert mind.lore.worth[faces["Forge Song"]] < mind.lore.worth[faces["Vortex of Sparks"]]


@pytest.mark.parametrize("deal", [1, 7, 8])
def test_what_spells_are_worth_hangs_on_nothing_but_what_it_is_remembered_by(deal: int) -> None:
    plan = with_decks(Plan("mickey", ("greedy", "greedy")))
    p = MICKEY.start(Setup("mickey", 2, deal, {}, plan.laid(deal)))
    remembered, anew = Lore(p.book), Lore(p.book)
    sense = MickeySense(1)
    while p.waiting:
        for seat in (Seat(0), Seat(1)):
            mind = Mind(p, seat, remembered)
            known = fits(p, seat, remembered, mind.mine, mind.theirs, table(p).castle)
            anew.fitted.clear()
            assert known == fits(p, seat, anew, mind.mine, mind.theirs, table(p).castle)
        p.answer(sense.pick(p, p.choice), p.choice.number)
