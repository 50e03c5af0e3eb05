"""The bots of Magic Live's auction."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import Bot, UnknownBot, make_bot
from grimorio.bots.draft.values import learned
from grimorio.bots.game_bots import LEVELS
from grimorio.bots.live.challenge import TRAIT, Bout, bout
from grimorio.bots.live.greedy import KINDS, LEARNED, WHOLE, LiveBot, _bid, planned
from grimorio.bots.live.powers import Duel
from grimorio.bots.live.worth import shown, worth
from grimorio.events.sessions import drawn, noted
from grimorio.games.live.game import Live
from grimorio.games.live.powers import POWERS
from grimorio.games.magic.names import fact
from grimorio.kernel import Position, Setup
from grimorio.simulator.one import bots_game, luck_of


def play(bots: list[Bot], seed: int, **options: str) -> Position:
    """A session played by these bots, in its last position."""
    game = games.get("live")
    p = game.start(Setup("live", len(bots), seed, options), journal=True)
    while p.waiting:
        choice = p.choice
        seat = choice.seat
        index = bots[seat].choose(p.seen_by(seat), partial(p.imagine, seat))
        p.answer(index, choice.number)
    return p


@pytest.mark.rule("LIVE-3-COMP-5")
def test_greedy_takes_ten_packs_and_no_more() -> None:
    """Where more packs may be taken, `greedy` stops at ten, because more cards make the best ones rarer."""
    p = play([make_bot("greedy", games.get("live"), seat) for seat in range(3)], 4)
    checked = [event for event in p.journal or [] if type(event).NAME == "deck-checked"]
    assert [event.seen_by(-2)["spells"] for event in checked] == [40, 40, 40]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_greedy_bots_build_decks_that_can_be_played(seats: int) -> None:
    p = play([make_bot("greedy", games.get("live"), seat) for seat in range(seats)], seats)
    game = p.game
    assert isinstance(game, Live)
    for deck in game.decks(p):
        lands = [name for name in deck.cards() if "land" in fact(name).kinds]
        assert len(deck.cards()) - len(lands) == 40 and 15 <= len(lands) <= 24
    assert min(game.lives(p)) >= 8


def test_equal_seeds_play_alike_and_every_throw_is_as_likely() -> None:
    def throws(seed: int) -> list[str]:
        found = []
        for game in range(6):
            p = play([make_bot("greedy", games.get("live"), seed + seat) for seat in range(8)], game)
            for event in p.journal or []:
                seen = event.seen_by(-2)
                if seen is not None and seen["event"] == "throws":
                    found += [seen["throw"], seen["other"]]
        return found

    found = throws(1)
    assert found == throws(1)
    counts = Counter(found)
    assert len(found) > 30 and set(counts) == {"rock", "paper", "scissors"}
    assert max(counts.values()) < 0.6 * len(found)


def test_greedy_and_random_meet_under_other_rules() -> None:
    game = games.get("live")
    for number, option in enumerate(game.options):
        bots = [make_bot("greedy", game, 1), make_bot("random", game, 2), make_bot("greedy", game, 3)]
        p = play(bots, number, **{option.name: option.values[-1]})
        assert p.result is not None and p.result.reason == "ready"


def test_a_flying_creature_is_worth_more_than_a_trinket() -> None:
    assert worth("Serra Angel") > worth("Grizzly Bears") > worth("Pacifism") > worth("Iron Star")
    assert worth("Shock") > worth("Mana Leak")


@pytest.mark.parametrize("style", ["red", "gold"])
def test_lands_follow_the_packs_and_the_style(style: str) -> None:
    packs = ["Shock"] * 6 + ["Grizzly Bears"] * 4
    me = {"style": style, "packs": packs, "secret": {"packs": []}, "declared": {}}
    plan = planned(me)
    assert sum(plan.values()) == 23
    if style == "red":
        assert plan == {"red": 14, "green": 9}
    else:
        assert len(plan) == 3 and 2 * max(plan.values()) <= sum(plan.values())


@pytest.mark.parametrize(
    ("mine", "theirs", "pack", "life", "contests"),
    [
        ((7, 5, 3), (3, 5, 7), "Serra Angel", 20, True),
        ((3, 5, 7), (7, 0, 0), "Bog Wraith", 20, False),
        ((3, 5, 7), (0, 0, 0), "Serra Angel", 20, True),
        ((7, 5, 3), (3, 5, 7), "Serra Angel", 8, False),
        ((0, 0, 1), (0, 0, 0), "Serra Angel", 6, True),
    ],
)
def test_what_is_contested(
    mine: tuple[int, ...], theirs: tuple[int, ...], pack: str, life: int, contests: bool
) -> None:
    names = ("physical", "social", "mental")
    magi = [
        {"traits": dict(zip(names, traits, strict=True)), "powers": [], "life": left}
        for traits, left in ((theirs, 20), (mine, life))
    ]
    left = [{"seat": 0, "packs": 1}, {"seat": 1, "packs": 1}]
    picks = {"left": left, "holder": 0, "pack": pack}
    packs = [pack, "Scathe Zombies", "Gluttonous Zombie", "Bog Wraith"]
    table = {"magi": magi, "challenge": None, "picks": picks, "packs": packs}
    assert bout(table, 1).contests() is contests


def test_a_category_that_the_other_lacks_comes_before_one_that_a_power_wins() -> None:
    me = {"traits": {"physical": 1, "social": 3, "mental": 3}, "life": 20, "powers": ["Determination"]}
    other = {"traits": {"physical": 0, "social": 1, "mental": 2}, "life": 20, "powers": []}
    challenge = Bout({"magi": [me, other]}, 0, 1, 0.3, True, None)
    options = [["challenge", trait] for trait in ("mental", "physical", "social")]
    assert options[challenge.category(options)] == ["challenge", "physical"]


@pytest.mark.parametrize(("life", "bids"), [(20, True), (11, True), (10, False)])
def test_a_bid_leaves_enough_life_to_play(life: int, bids: bool) -> None:
    magus = {"traits": {"mental": 7}, "life": life, "powers": ["Life Escalation"]}
    now = Bout({"magi": [magus, magus]}, 0, 1, 0.8, True, "mental")
    options = [["bid", 3], ["bid", 4], ["give-up"]]
    assert _bid(options, now) == (0 if bids else 2)
    assert _bid(options, Bout({"magi": [magus, magus]}, 0, 1, 0.1, True, "mental")) == 2, "too dear"
    assert _bid([["give-up"]], now) == 0


def test_there_is_no_search_for_the_auction() -> None:
    with pytest.raises(UnknownBot, match="no bot 'search'; the bots of live are"):
        make_bot("search", games.get("live"))
    assert type(make_bot("archmage", games.get("live"))).__name__ == "LiveBot"


def magus(packs: tuple[str, ...]) -> dict[str, Any]:
    """A Magus with these packs, as a view shows it."""
    return {"packs": list(packs), "secret": {"packs": []}, "declared": {}}


def taken(depth: int, offered: tuple[str, ...], packs: tuple[str, ...] = ()) -> str:
    """The pack that a bot of this depth takes."""
    options = [["pack", name] for name in offered]
    return str(options[LiveBot(1, depth)._best(options, magus(packs))][1])


def test_the_apprentice_looks_at_sizes_and_the_master_at_what_cards_do() -> None:
    offered = ("Craw Wurm", "Serra Angel", "Shock")
    assert taken(1, ("Shock", "Craw Wurm", "Grizzly Bears")) == "Craw Wurm"
    assert taken(KINDS, offered) == "Serra Angel"


def test_the_adept_believes_the_games_and_not_the_kind_of_a_card() -> None:
    values = learned()
    alike = [name for name in values if fact(name).power is not None and not fact(name).keywords]
    better = max(alike, key=values.__getitem__)
    worse = min(alike, key=values.__getitem__)
    assert taken(LEARNED, (worse, better)) == better
    assert shown(better) - shown(worse) > abs(worth(better) - worth(worse))


def test_the_archmage_leaves_what_is_slow() -> None:
    offered = ("Spined Wurm", "Giant Spider")
    assert worth("Spined Wurm") - worth("Giant Spider") > -0.3
    assert taken(WHOLE, offered) == "Giant Spider"
    plan = LiveBot(1, WHOLE), LiveBot(1, KINDS)
    me = magus(("Shock",) * 10) | {"style": "red"}
    options = [["lands", "Mountain", count] for count in range(30)]
    choice = {"ask": "lands", "options": options, "seat": 0}
    view = {"choice": choice, "table": {"magi": [me]}}
    assert [options[bot.choose(view, unseen)][2] for bot in plan] == [24, 23]


def unseen(luck: int) -> Position:
    """Fails: the bot is to answer from its view alone."""
    raise AssertionError("the bot looked further than its view")


def test_the_upper_levels_use_every_power() -> None:
    used: Counter[str] = Counter()
    for number in range(30):
        luck = luck_of(1, number)
        setup = Setup("live", 4, luck.bits(), {}, drawn(None, 4, luck))
        position, _ = bots_game(setup, ["archmage"] * 4, luck)
        for contested in noted(position).contested:
            used.update(power for power in contested.powers if power)
    assert set(used) == {power.name for power in POWERS}


def duel(powers: tuple[str, ...], others: tuple[str, ...] = (), **mine: Any) -> Duel:
    """A mental challenge about Serra Angel between two Magi with these Powers, the bot's the rival."""
    traits = {"physical": 3, "social": 3, "mental": 3}
    magi = [
        {"traits": traits, "life": 20, "packs": [], "powers": list(names), **more}
        for names, more in ((others, {}), (powers, mine))
    ]
    picks = {"left": [{"seat": seat, "packs": 1} for seat in (0, 1)], "holder": 0, "pack": "Serra Angel"}
    packs = ["Serra Angel", "Angelic Page", "Holy Strength", "Demystify"]
    table = {"magi": magi, "challenge": None, "picks": picks, "packs": packs, "auction": "white"}
    return Duel(bout(table, 1), table, {power.name: power for power in POWERS}, worth)


@pytest.mark.parametrize(
    ("mine", "theirs", "best"),
    [
        (("Determination",), (), "Determination"),
        (("Determination", "Absolute Determination"), (), "Determination"),
        (("Life Escalation",), ("Determination",), "Life Escalation"),
        (("Act of Fate",), (), "Act of Fate"),
        (("Sacrum Fecere",), (), None),
        (("Reincarnation",), (), None),
    ],
)
def test_a_power_is_weighed_against_what_the_other_may_use(
    mine: tuple[str, ...], theirs: tuple[str, ...], best: str | None
) -> None:
    answer, value = duel(mine, theirs).answer()
    assert (None if answer is None else answer.name) == best
    assert value >= -TRAIT


def test_a_pack_of_no_worth_is_left_for_a_point_of_life() -> None:
    now = duel(("Regeneration",))
    now.bout.gain = 0.01
    answer, value = now.answer()
    assert answer is not None and answer.name == "Regeneration" and value > 0


def test_a_rival_with_little_life_is_outbid() -> None:
    able = duel(("Life Escalation",), ("Determination",))
    assert able.answer()[1] < duel(("Life Escalation",), ("Determination",), life=30).answer()[1] + 1e-9
    able.bout.other["life"] = 9
    answer, value = able.answer()
    assert answer is not None and answer.name == "Life Escalation" and value > 0.3 * able.bout.gain


def test_levels_of_the_auction_differ() -> None:
    game = games.get("live")
    bots = [make_bot(level, game, 1) for level in LEVELS]
    assert [bot.depth for bot in bots if isinstance(bot, LiveBot)] == [1, 2, 3, 4]
