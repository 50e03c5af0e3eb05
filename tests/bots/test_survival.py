"""Combats are survived where blocks or tricks survive them, and wins on the board are taken."""

from __future__ import annotations

import random
from functools import partial
from itertools import product

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.bot import Imagine, View
from grimorio.bots.magic.attack import AttackPlan, fray
from grimorio.bots.magic.board import Board
from grimorio.bots.magic.certain import CertainBot
from grimorio.bots.magic.fight import Fighter, Fray
from grimorio.bots.magic.lore import lore_of
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.magic.survival import LeastDamage
from grimorio.games.magic.public import ruler_faces
from grimorio.games.magic.state.objects import ATTACKERS
from tests.bots.test_magic import lands
from tests.games.magic.laid import PASS, A, B, Laid

MAGIC = games.get("magic")
CREATURES = (
    *("Grizzly Bears", "Hill Giant", "Craw Wurm", "Wind Drake", "Giant Spider", "Severed Legion"),
    *("Trained Armodon", "Rhox", "Deathgazer", "Suntail Hawk", "Two-Headed Dragon", "Tundra Wolves"),
)


def plays(laid: Laid, level: str = "greedy") -> list[str]:
    """Let bots of a level play the turn to its end, and return what was done, as text."""
    bots = [make_bot(level, MAGIC, seat) for seat in (A, B)]
    p = laid.p
    p.stops = 0
    turn = laid.t.turn
    done: list[str] = []
    while not p.over and laid.t.turn == turn:
        choice = p.choice
        seat = choice.seat
        option = choice.options[bots[seat].choose(Sight(p, seat), partial(p.imagine, seat))]
        if option not in (PASS, ("done",)):
            words = [laid.name(p.things[key]) if key in laid.t.play else str(key) for key in option[1:]]
            done.append(" ".join([str(seat), str(option[0]), *words]))
        p.answer(choice.index(option))
    return done


def attacked(theirs: str, mine: dict[str, object], level: str = "greedy", hand: str = "") -> Laid:
    """A combat in which all creatures `theirs` of A attack B, who has `mine` and whose bot plays on."""
    laid = Laid({"play": theirs, "hand": hand}, dict(mine), mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "attack":
        laid.p.answer(len(laid.p.choice.options) - 1)
    while laid.p.choice.ask == "attack":
        laid.p.answer(0)
    plays(laid, level)
    return laid


def combat(luck: random.Random) -> Fray:
    """A random combat of up to four attackers and up to four blockers."""
    theirs = luck.choices(CREATURES, k=luck.randint(1, 4))
    mine = luck.choices(CREATURES, k=luck.randint(1, 4))
    laid = Laid({"play": "; ".join(theirs)}, {"play": "; ".join(mine)}, mana=False)
    b = Board(laid.p, B, lore_of(laid.p.book))
    attackers = [Fighter(b, key) for key in b.theirs]
    return fray(b, attackers, [Fighter(b, key) for key in b.mine], B, ruler_faces(laid.p))


def test_the_least_damage_is_that_of_all_blocks_tried() -> None:
    luck = random.Random(8)
    for case in range(60):
        fight = combat(luck)
        whole = (1 << len(fight.attackers)) - 1
        least = 1000
        for places in product(range(-1, len(fight.attackers)), repeat=len(fight.blockers)):
            groups = [0] * len(fight.attackers)
            for at, place in enumerate(places):
                if place >= 0:
                    groups[place] |= 1 << at
            allowed = all(
                not group
                or (not group & ~fight.can[place] and group.bit_count() >= fight.attackers[place].least)
                for place, group in enumerate(groups)
            )
            if allowed:
                fight.groups = groups
                least = min(least, fight.total(whole))
        assert LeastDamage(fight, whole).damage == least, case


def test_a_plan_without_a_blocker_is_that_of_the_combat_without_it() -> None:
    luck = random.Random(4)
    gained = 0
    for case in range(40):
        mine, theirs = ["; ".join(luck.choices(CREATURES, k=luck.randint(1, 4))) for _ in range(2)]
        laid = Laid({"play": mine}, {"play": theirs, "life": 9}, mana=False)
        b = Board(laid.p, A, lore_of(laid.p.book))
        plan = AttackPlan(b, B, 2)
        for key in b.theirs:
            anew = AttackPlan(b, B, 2)
            left = [blocker for blocker in anew.fight.blockers if blocker.key != key]
            anew.fight = fray(b, anew.fight.attackers, left, B, ruler_faces(laid.p))
            assert plan.gain(key) == pytest.approx(anew.gain()), case
            gained += plan.gain(key) > plan.gain()
        assert plan.gain() == AttackPlan(b, B, 2).best()[0]
    assert gained > 20


def test_each_declaration_is_planned_for_its_own_seat() -> None:
    """No plan of attackers is taken for blockers, even if their choice has the very next number."""
    sense = MagicSense()
    laid = Laid({"play": "Craw Wurm"}, {"play": "Hill Giant; Grizzly Bears", "life": 6}, mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "block":
        choice = laid.p.choice
        picked = sense.pick(laid.p, choice)
        laid.p.answer(0 if choice.ask == "attack" else picked)
    choice = laid.p.choice
    sense.next = (sense.next[0], choice.number, sense.next[2])
    assert choice.options[sense.pick(laid.p, choice)][0] == "block"
    assert sense.pick(laid.p, choice) == MagicSense().pick(laid.p, choice)


BIG = (
    "Goblin Raider; Goblin Raider; Goblin Chariot; Raging Goblin; Raging Goblin; Two-Headed Dragon; Rhox; "
    "Spined Wurm; Angel of Mercy; Serra Angel; Suntail Hawk; Suntail Hawk; Venerable Monk; Crossbow Infantry"
)
MANY = (
    "Air Elemental; Horned Turtle; Horned Turtle; Thieving Magpie; Fighting Drake; Wind Drake; Aven Fisher; "
    "Ravenous Rats; Ravenous Rats; Abyssal Specter; Deathgazer; Severed Legion; Master Decoy; Royal Assassin"
)


def test_survives_an_attack_on_a_crowded_board() -> None:
    assert not attacked(BIG, {"play": MANY, "life": 12}).p.over


def test_blocks_singly_where_gangs_would_let_too_much_through() -> None:
    theirs = "Abyssal Specter; Ravenous Rats; Ravenous Rats; Ravenous Rats; Ravenous Rats"
    laid = attacked(theirs, {"play": "Fighting Drake; Thieving Magpie", "life": 5})
    assert not laid.p.over


def test_an_unblockable_blow_counts_with_the_others() -> None:
    laid = Laid({"play": "Rhox; Hill Giant; Craw Wurm"}, {"play": "Scathe Zombies", "life": 14}, mana=False)
    laid.attack("Rhox", "Hill Giant", "Craw Wurm").block(("Scathe Zombies", "Rhox"))
    plays(laid)
    assert laid.p.result is not None
    assert laid.p.result.winners == (A,)


def test_does_not_die_by_an_answer_where_the_judgement_lives() -> None:
    laid = Laid({"play": "Craw Wurm"}, {"play": "Hill Giant; Grizzly Bears", "life": 6}, mana=False)
    laid.p.stops = 0
    while laid.p.choice.ask != "block":
        laid.p.answer(0 if laid.p.choice.ask == "attack" else len(laid.p.choice.options) - 1)
    choice = laid.p.choice

    class Careless:
        def choose(self, view: View, imagine: Imagine) -> int:
            return choice.index(("done",))

    bot = CertainBot(Careless(), 80)
    answer = choice.options[bot.choose(Sight(laid.p, B), partial(laid.p.imagine, B))]
    assert answer[0] == "block"
    laid.p.edit(1 + B).life = 20
    answer = choice.options[bot.choose(Sight(laid.p, B), partial(laid.p.imagine, B))]
    assert answer == ("done",)


def test_kills_the_lord_that_makes_the_others_large() -> None:
    theirs = "Goblin King; Goblin Raider; Goblin Raider"
    assert not attacked(theirs, {"play": "Hill Giant; Grizzly Bears", "life": 3}).p.over


def test_uses_two_pingers_on_one_attacker_to_live() -> None:
    mine = {"play": "Crossbow Infantry; Crossbow Infantry; Plains", "life": 2}
    assert not attacked("Wind Drake", mine).p.over


def test_plays_the_trick_without_which_it_dies() -> None:
    mine = {"hand": "Holy Day", "play": "Plains; Grizzly Bears", "life": 4}
    assert not attacked("Craw Wurm; Craw Wurm", mine).p.over


def test_counts_burn_and_attackers_together() -> None:
    for level in ("greedy", "search:10"):
        laid = Laid(
            {"hand": "Shock; Volcanic Hammer", "play": "Hill Giant; Wind Drake; " + lands(3, "Mountain")},
            {"play": "Craw Wurm; Grizzly Bears", "life": 7},
            mana=False,
        )
        plays(laid, level)
        assert laid.p.over, level


def test_clears_the_only_blocker_to_win() -> None:
    laid = Laid(
        {"hand": "Panic Attack; Grizzly Bears", "play": "Craw Wurm; Craw Wurm; " + lands(3, "Mountain")},
        {"play": "Giant Spider; Craw Wurm; Hill Giant", "life": 12},
        mana=False,
    )
    plays(laid)
    assert laid.p.over


def test_attacks_with_all_that_it_has_on_a_crowded_board_to_win() -> None:
    laid = Laid(
        {"play": BIG}, {"play": "Horned Turtle; Horned Turtle; Air Elemental", "life": 20}, mana=False
    )
    assert laid.t.step < ATTACKERS
    plays(laid)
    assert laid.p.over


def test_does_not_give_up_creatures_for_a_win_that_blocks_prevent() -> None:
    laid = Laid(
        {"play": "Grizzly Bears; Grizzly Bears"}, {"play": "Craw Wurm; Hill Giant", "life": 2}, mana=False
    )
    assert plays(laid) == []


def test_keeps_a_trick_until_the_blocks_when_it_wins_then() -> None:
    for level in ("greedy", "search:10"):
        laid = Laid(
            {"hand": "Giant Growth", "play": "Grizzly Bears; Grizzly Bears; Forest"},
            {"play": "Craw Wurm", "life": 5},
            mana=False,
        )
        plays(laid, level)
        assert laid.p.over, level


def test_does_not_hope_for_a_trick_that_blocks_prevent() -> None:
    laid = Laid(
        {"hand": "Giant Growth", "play": "Grizzly Bears; Grizzly Bears; Forest"},
        {"play": "Craw Wurm; Craw Wurm", "life": 5},
        mana=False,
    )
    assert not [play for play in plays(laid) if "attack" in play]


def test_a_trick_that_cannot_be_paid_wins_nothing() -> None:
    laid = Laid(
        {"hand": "Giant Growth", "play": "Grizzly Bears; Grizzly Bears; Plains"},
        {"play": "Craw Wurm; Craw Wurm", "life": 3},
        mana=False,
    )
    assert plays(laid) == []
    laid = Laid(
        {"hand": "Giant Growth", "play": "Grizzly Bears; Grizzly Bears; Plains"},
        {"play": "Craw Wurm", "life": 4},
        mana=False,
    )
    plays(laid)
    assert not laid.p.over
