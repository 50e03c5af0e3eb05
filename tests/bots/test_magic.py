"""Greedy plays real Magic: lands, curve, removal, tricks, combat; and it wins."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic import MagicSense
from grimorio.games.magic.deck import product, products
from grimorio.games.magic.random_decks import random_constructed
from grimorio.games.magic.state.objects import ATTACKERS
from grimorio.kernel import Position, Setup
from tests.games.magic.laid import PASS, A, B, Laid

MAGIC = games.get("magic")
SENSE = MagicSense()
THEMES = [one.deck for one in products() if one.kind == "theme"]


def act(laid: Laid, most: int = 200) -> list[str]:
    """Let both seats play greedily to the end of the turn, and return what was done as text."""
    done: list[str] = []
    p = laid.p
    for _ in range(most):
        if not p.waiting:
            break
        turn = laid.t.turn
        choice = p.choice
        index = SENSE.pick(p, choice)
        option = choice.options[index]
        if len(choice.options) > 1 and option != PASS:
            named = [
                laid.name(p.things[word]) if isinstance(word, int) and word in laid.t.play else str(word)
                for word in option
            ]
            done.append(f"{choice.seat} {' '.join(named)}")
        p.answer(index)
        if turn != laid.t.turn:
            break
    return done


def lands(count: int, name: str = "Forest") -> str:
    return "; ".join([name] * count)


def test_plays_a_land_and_then_its_best_creature() -> None:
    laid = Laid({"hand": "Forest; Grizzly Bears; Trained Armodon", "play": lands(2)}, mana=False)
    assert act(laid) == ["0 land Forest", "0 cast Trained Armodon"]


def test_spends_its_mana_on_the_best_together() -> None:
    hand = "Spined Wurm; Grizzly Bears; Trained Armodon"
    laid = Laid({"hand": hand, "play": lands(5)}, mana=False)
    assert sorted(act(laid)) == ["0 cast Grizzly Bears", "0 cast Trained Armodon"]


def test_takes_the_land_whose_colour_is_missing() -> None:
    laid = Laid({"hand": "Forest; Swamp; Bog Wraith", "play": lands(3)}, mana=False)
    assert act(laid)[0] == "0 land Swamp"


def test_removal_takes_the_best_that_it_may() -> None:
    laid = Laid(
        {"hand": "Dark Banishing", "play": lands(3, "Swamp") + "; Hill Giant"},
        {"play": "Serra Angel; Grizzly Bears; Abyssal Specter"},
        mana=False,
    )
    assert act(laid)[:2] == ["0 cast Dark Banishing", "0 object Serra Angel"]


def test_removal_is_not_wasted_on_what_is_worth_little() -> None:
    laid = Laid({"hand": "Dark Banishing", "play": lands(3, "Swamp")}, {"play": "Eager Cadet"}, mana=False)
    assert act(laid) == []


def test_burn_finishes_the_opponent() -> None:
    laid = Laid({"hand": "Lava Axe", "play": lands(5, "Mountain")}, {"life": 5}, mana=False)
    assert act(laid) == ["0 cast Lava Axe", "0 player 1"]
    assert laid.p.result is not None and laid.p.result.winners == (A,)


def test_an_aura_goes_where_it_helps_and_where_it_harms() -> None:
    laid = Laid(
        {"hand": "Blanchwood Armor", "play": lands(3) + "; Grizzly Bears"}, {"play": "Hill Giant"}, mana=False
    )
    assert act(laid)[:2] == ["0 cast Blanchwood Armor", "0 object Grizzly Bears"]
    laid = Laid(
        {"hand": "Pacifism", "play": lands(2, "Plains") + "; Glory Seeker"},
        {"play": "Hill Giant; Craw Wurm"},
        mana=False,
    )
    assert act(laid)[:2] == ["0 cast Pacifism", "0 object Craw Wurm"]


def test_counters_a_creature_and_lets_a_trifle_pass() -> None:
    for name, mana, counters in (("Air Elemental", 5, True), ("Fugitive Wizard", 1, False)):
        laid = Laid(
            {"hand": name, "play": lands(mana, "Island")},
            {"hand": "Remove Soul", "play": lands(2, "Island")},
            mana=False,
        )
        assert ("1 cast Remove Soul" in act(laid)) == counters, name


def test_attacks_where_nothing_can_block_well() -> None:
    laid = Laid({"play": "Air Elemental"}, {"play": "Craw Wurm"}, mana=False)
    assert act(laid) == ["0 attack Air Elemental 1"]
    laid = Laid({"play": "Grizzly Bears"}, {"play": "Horned Turtle"}, mana=False)
    assert act(laid) == ["0 done"]


def test_attacks_with_all_when_that_wins() -> None:
    laid = Laid(
        {"play": "Grizzly Bears; Grizzly Bears; Hill Giant"}, {"play": "Craw Wurm", "life": 4}, mana=False
    )
    done = act(laid)
    assert [one for one in done if one.startswith("0 attack")] == [
        "0 attack Grizzly Bears 1",
        "0 attack Grizzly Bears 1",
        "0 attack Hill Giant 1",
    ]
    assert laid.p.result is not None


def test_the_apprentice_attacks_with_nothing_that_a_blocker_would_fell() -> None:
    laid = Laid({"play": "Air Elemental; Hill Giant"}, {"play": "Hill Giant; Grizzly Bears"}, mana=False)
    p = laid.p
    p.stops = 0
    while p.choice.ask != "attack":
        p.answer(len(p.choice.options) - 1)
    sense = MagicSense(1)
    declared: list[str] = []
    while p.choice.ask == "attack":
        option = p.choice.options[sense.pick(p, p.choice)]
        declared += [laid.name(p.things[int(option[1])])] if option[0] == "attack" else []
        p.answer(p.choice.index(option))
    assert declared == ["Air Elemental"]


def test_the_apprentice_keeps_tricks_where_the_adept_uses_them() -> None:
    used = []
    for sense in (MagicSense(1), MagicSense(2)):
        mine = {"hand": "Giant Growth", "play": "Grizzly Bears; Forest"}
        laid = Laid(mine, {"play": "Hill Giant"}, mana=False)
        p, turn, cast = laid.p, laid.t.turn, False
        while p.waiting and laid.t.turn == turn:
            choice = p.choice
            before = choice.ask == "priority" and laid.t.step < ATTACKERS
            declares = choice.ask in ("attack", "block")
            index = len(choice.options) - 1 if before else 0 if declares else sense.pick(p, choice)
            cast = cast or choice.options[index][0] == "cast"
            p.answer(index)
        used.append(cast)
    assert used == [False, True]


def test_stays_home_when_the_answer_would_kill() -> None:
    laid = Laid({"play": "Hill Giant", "life": 3}, {"play": "Hill Giant; Grizzly Bears"}, mana=False)
    laid.p.edit(laid.key("Grizzly Bears")).tapped = True
    giants = laid.keys("Hill Giant")
    laid.p.edit(giants[1]).tapped = True
    assert act(laid) == ["0 done"]


def blocks(mine: str, theirs: str, life: int = 20) -> list[str]:
    """The blocks that B declares when all creatures of A attack, as text."""
    laid = Laid({"play": theirs}, {"play": mine, "life": life}, mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    while laid.p.choice.ask == "attack":
        laid.p.answer(0)
    while laid.p.choice.ask == "priority" and laid.t.step == ATTACKERS:
        laid.answer(PASS)
    if laid.p.choice.ask != "block":
        return []
    return [one for one in act(laid, most=3) if one.startswith("1 block")]


def test_blocks_what_it_kills_and_survives() -> None:
    assert blocks("Horned Turtle; Trained Armodon", "Grizzly Bears") == [
        "1 block Trained Armodon Grizzly Bears"
    ]
    assert blocks("Grizzly Bears", "Craw Wurm") == []


def test_gangs_up_where_one_alone_would_die() -> None:
    assert blocks("Trained Armodon; Trained Armodon", "Spined Wurm") == [
        "1 block Trained Armodon Spined Wurm",
        "1 block Trained Armodon Spined Wurm",
    ]
    assert blocks("Trained Armodon", "Spined Wurm") == []


def test_throws_a_creature_in_the_way_only_to_live() -> None:
    assert blocks("Eager Cadet", "Craw Wurm", life=20) == []
    assert blocks("Eager Cadet", "Craw Wurm", life=6) == ["1 block Eager Cadet Craw Wurm"]


def test_knows_protection_from_other_things_than_colours() -> None:
    assert blocks("Rust-Oath Knight", "Patagia Golem") == ["1 block Rust-Oath Knight Patagia Golem"]
    assert blocks("Grizzly Bears", "Patagia Golem") == []


def test_regenerates_when_damage_is_on_the_stack() -> None:
    laid = Laid({"play": "Hill Giant"}, {"play": "Drudge Skeletons; Swamp", "life": 3}, mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    laid.p.answer(0)
    done = act(laid)
    assert "1 block Drudge Skeletons Hill Giant" in done
    assert "1 activate Drudge Skeletons 0" in done
    assert "Drudge Skeletons" in laid.in_play(B)


def test_pumps_what_then_wins_its_fight() -> None:
    laid = Laid(
        {"hand": "Giant Growth", "play": "Hill Giant; Forest"}, {"play": "Spined Wurm", "life": 3}, mana=False
    )
    laid.p.stops = 0
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    laid.p.answer(0)
    while laid.p.choice.ask != "block":
        laid.p.answer(len(laid.p.choice.options) - 1)
    laid.answer(("block", laid.key("Spined Wurm"), laid.key("Hill Giant")))
    assert act(laid)[0] == "0 cast Giant Growth"
    assert "Spined Wurm" not in laid.in_play()
    assert "Hill Giant" in laid.in_play()


def test_a_pinger_kills_and_else_waits_for_the_end_of_the_turn() -> None:
    laid = Laid({"play": "Anaba Shaman; Mountain"}, {"play": "Suntail Hawk"}, mana=False)
    assert act(laid)[:2] == ["0 activate Anaba Shaman 0", "0 object Suntail Hawk"]
    laid = Laid({}, {"play": "Rod of Ruin; " + lands(3)}, mana=False)
    assert act(laid) == ["1 activate Rod of Ruin 0", "1 player 0"]
    assert laid.life(A) == 19


def test_mulligans_hands_without_lands() -> None:
    for hand, keeps in (
        ("Forest; " * 3 + "Shock; " * 4, True),
        ("Shock; " * 7, False),
        ("Forest; " * 7, False),
    ):
        p = MAGIC.start(Setup("magic", 2, 1, {"first": "seat-0"}))
        assert p.choice.ask == "mulligan"
        p.edit(1).hand = tuple(sorted(p.book.face_of[name] for name in hand.strip("; ").split("; ")))
        option = p.choice.options[SENSE.pick(p, p.choice)]
        assert (option == ("keep",)) == keeps, hand


def test_discards_what_it_can_spare() -> None:
    laid = Laid(
        {"hand": "Mind Rot", "play": lands(3, "Swamp")}, {"hand": "Serra Angel; Plains; Plains; Eager Cadet"}
    )
    laid.cast(A, "Mind Rot", ("player", B))
    while laid.p.choice.ask == "priority":
        laid.answer(PASS)
    thrown = []
    while laid.p.choice.ask == "discard":
        option = laid.p.choice.options[SENSE.pick(laid.p, laid.p.choice)]
        thrown.append(option[1])
        laid.answer(option)
    assert "Serra Angel" not in thrown


# -- what every bot must be ------------------------------------------------------------------------------


def play(names: tuple[str, str], decks: list[Any], seed: int, **options: str) -> Position:
    setup = Setup("magic", 2, seed, options, {"decks": [deck.to_json() for deck in decks]})
    p = MAGIC.start(setup)
    bots = [make_bot(name, MAGIC, seed) for name in names]
    for _ in range(20_000):
        if p.over:
            return p
        seat = p.choice.seat
        p.answer(bots[seat].choose(Sight(p, seat), partial(p.imagine, seat)))
    raise AssertionError("the game does not end")


@pytest.mark.deep
def test_beats_random_with_every_deck() -> None:
    won = 0
    for number, (mine, other) in enumerate((a, b) for a in THEMES for b in THEMES):
        seat = number % 2
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        p = play(names, [mine, other] if seat == 0 else [other, mine], number)
        assert p.result is not None
        won += seat in p.result.winners
    assert won >= 24


@pytest.mark.parametrize("seed", range(1, 5))
def test_plays_any_deck_to_the_end(seed: int) -> None:
    p = play(("greedy", "greedy"), [random_constructed(2 * seed), random_constructed(2 * seed + 1)], seed)
    assert p.over


def test_plays_with_mana_abilities_listed_and_never_burns() -> None:
    p = MAGIC.start(
        Setup("magic", 2, 3, {"mana": "any-time"}, {"decks": [deck.to_json() for deck in THEMES[:2]]}),
        journal=True,
    )
    bots = [make_bot("greedy", MAGIC, 1), make_bot("random", MAGIC, 2)]
    while not p.over:
        seat = p.choice.seat
        index = bots[seat].choose(Sight(p, seat), partial(p.imagine, seat))
        assert p.choice.options[index][0] != "mana"
        p.answer(index)
    assert p.journal is not None
    assert not [one for one in p.journal if getattr(one, "why", "") == "burn"]


def positions(seed: int, every: int) -> list[Position]:
    p = MAGIC.start(
        Setup(
            "magic",
            2,
            seed,
            {},
            {"decks": [product(name).deck.to_json() for name in ("Sky Slam", "Speed Scorch")]},
        )
    )
    found = []
    turn = 0
    while not p.over:
        if turn % every == 0:
            found.append(p.copy())
        turn += 1
        p.answer(SENSE.pick(p, p.choice))
    return found


@pytest.mark.parametrize("name", ["greedy", "random", "search:2"])
def test_chooses_alike_in_positions_that_look_alike(name: str) -> None:
    differed = 0
    for p in positions(5, 12):
        seat = p.choice.seat
        data = p.imagine(seat, 987_654_321).to_json()
        data["setup"] = {**data["setup"], "seed": "-12345"}
        twin = MAGIC.position(json.loads(json.dumps(data)))
        assert twin.seen_by(seat) == p.seen_by(seat)
        differed += twin.seen_by(1 - seat) != p.seen_by(1 - seat)
        chosen = [
            make_bot(name, MAGIC, 3).choose(one.seen_by(seat), partial(one.imagine, seat))
            for one in (p, twin)
        ]
        assert chosen[0] == chosen[1]
    assert differed > 2


def test_value_is_a_chance() -> None:
    for p in positions(6, 15):
        chances = [SENSE.value(p, seat) for seat in (0, 1)]
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
    p = play(("greedy", "random"), THEMES[:2], 8)
    assert sorted(SENSE.value(p, seat) for seat in (0, 1)) == [0, 1]


def test_the_stronger_side_has_the_better_chances() -> None:
    laid = Laid(
        {"play": "Serra Angel; Craw Wurm", "hand": "Shock; Shock"}, {"play": "Eager Cadet", "life": 6}
    )
    assert SENSE.value(laid.p, A) > 0.8
    assert SENSE.value(laid.p, B) < 0.2
