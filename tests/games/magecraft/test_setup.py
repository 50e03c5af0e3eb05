"""Components, objective and setup, for 2, 3 and 4 players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio.games.magecraft.gems import COLOURS, count, named, total
from grimorio.games.magecraft.spells import CARDS as OWN
from grimorio.kernel import CHANCE, WATCHER, Position, Setup, SetupError
from grimorio.kernel.luck import pick
from tests.games.magecraft.laid import ALL_SEATS, CARDS, FULL, GAME, Laid, letters, opened, setup, spell


def played_to_turn(seats: int, seed: int = 1, cards: Any = None) -> Position:
    """A game at its first turn; the first options were taken for opening discards."""
    p = GAME.start(Setup("magecraft", seats, seed, {}, cards), journal=True)
    while p.agenda[0].active < 0:
        p.answer(0)
    return p


def all_gems(p: Position) -> Counter[str]:
    """Every gem of the game, by colour."""
    place = p.things[0]
    found: Counter[str] = Counter()
    piles = [place.gems, place.box]
    for seat in range(p.setup.seats):
        one = p.things[1 + seat]
        piles += [one.hp, one.shield, one.discard, one.points, one.bag, one.hand, one.on_spells()]
    for pile in piles:
        found.update(named(pile))
    return found


@pytest.mark.rule("MAGE-COMP-1")
def test_mage_comp_1_25_spells_two_of_each() -> None:
    assert len(OWN.spells) == len({one.name for one in OWN.spells}) == 25
    p = played_to_turn(2)
    in_play = Counter({spell: left for spell, left in enumerate(p.things[0].left) if left >= 0})
    for seat in range(2):
        in_play.update(card.spell for cards in p.things[1 + seat].grimoires for card in cards)
    assert set(in_play.values()) == {2}
    assert len(in_play) == 3 + 12


@pytest.mark.rule("MAGE-COMP-2")
def test_mage_comp_2_a_spell_has_name_costs_and_effect() -> None:
    for row in GAME.cards():
        if row["kind"] == "spell":
            assert row["name"] and 1 <= len(row["cost"]) <= 6
            assert all(gem in (*COLOURS, "any") for gem in (*row["cost"], *row["study"]))
            assert bool(row["study"]) == (row["availability"] != "start")
            assert row["icons"] and all(times > 0 for times in row["icons"].values())
    for missing in ("name", "cost", "study", "icons"):
        row = {key: value for key, value in CARDS["spells"][-1].items() if key != missing}
        cards = {**CARDS, "spells": [*CARDS["spells"][:-1], row]}
        with pytest.raises(SetupError, match=missing):
            GAME.start(setup(cards=cards))


@pytest.mark.rule("MAGE-COMP-3", "MAGE-SETUP-3b")
def test_mage_comp_3_and_setup_3b_88_gems_are_all_used_by_two() -> None:
    p = played_to_turn(2)
    assert all_gems(p) == {"fire": 20, "water": 20, "earth": 20, "light": 20, "dark": 8}
    assert sum(all_gems(p).values()) == 88
    while p.waiting:
        p.answer(len(p.choice.options) // 2)
        assert sum(all_gems(p).values()) == 88


@pytest.mark.rule("MAGE-COMP-4")
def test_mage_comp_4_each_player_has_a_sheet_with_its_areas_and_a_bag() -> None:
    p = played_to_turn(2)
    assert len(OWN.characters) >= 4
    sheets = [p.seen_by(0)["table"]["boards"][seat] for seat in range(2)]
    for sheet in sheets:
        assert {"hp", "shield", "discard", "points", "bag", "hand"} <= set(sheet)
        assert len(sheet["grimoires"]) == 3
    assert sheets[0]["character"] != sheets[1]["character"]


@pytest.mark.rule("MAGE-OBJ-1")
def test_mage_obj_1_defeating_the_opponent_wins() -> None:
    t = Laid(me={"hand": "F", "grimoires": [["Bolt"]]}, foe={"hp": "E"})
    t.cast().icon("attack").do("attack", 1, "earth")
    assert t.p.over
    assert t.p.result is not None
    assert t.p.result.winners == (0,) and t.p.result.reason == "last-alive"


@pytest.mark.rule("MAGE-OBJ-2")
def test_mage_obj_2_twenty_points_win() -> None:
    for points, wins in (("F" * 18, False), ("F" * 19, True)):
        t = Laid(me={"hand": "WF", "points": points, "grimoires": [["Fade"]]})
        t.cast().icon("vanish").do("hand", "fire")
        assert t.p.over == wins
        if wins:
            assert t.p.result is not None
            assert t.p.result.winners == (0,) and t.p.result.reason == "points"


@pytest.mark.rule("MAGE-SETUP-1")
def test_mage_setup_1_the_first_player_is_chosen_at_random() -> None:
    for seats in (2, 3, 4):
        first = Counter(GAME.start(Setup("magecraft", seats, seed)).agenda[0].first for seed in range(200))
        assert set(first) == set(range(seats))
        assert all(abs(times - 200 / seats) < 45 for times in first.values())
    p = GAME.start(setup(3), open_chance=True)
    assert p.choice.ask == "first-player"
    p.answer(2)
    assert p.seen_by(0)["table"]["first"] == 2


@pytest.mark.rule("MAGE-SETUP-2")
def test_mage_setup_2_a_character_and_twelve_gems_in_the_bag() -> None:
    for seats in (2, 3, 4):
        p = opened(seats)
        sheets = {p.things[1 + seat].character for seat in range(seats)}
        assert len(sheets) == seats
        for seat in range(seats):
            one = p.things[1 + seat]
            assert letters(one.bag + one.hand) == FULL
    drawn = {opened_characters(seed) for seed in range(60)}
    assert len(drawn) > 10


def opened_characters(seed: int) -> tuple[int, ...]:
    p = GAME.start(setup(2, seed))
    return tuple(p.things[1 + seat].character for seat in range(2))


@pytest.mark.rule("MAGE-SETUP-2")
def test_mage_setup_2_characters_chosen_in_turn_order() -> None:
    p = GAME.start(setup(3, options={"characters": "chosen"}), stops=ALL_SEATS)
    order = [(p.agenda[0].first + place) % 3 for place in range(3)]
    taken: list[str] = []
    for seat in order:
        assert (p.choice.ask, p.choice.seat) == ("character", seat)
        offered = [str(name) for _, name in p.choice.options]
        assert sorted((*offered, *taken)) == sorted(row["name"] for row in CARDS["characters"])
        taken.append(offered[-1])
        p.answer(len(offered) - 1)
    assert p.choice.ask != "character"
    names = [board["character"] for board in p.seen_by(0)["table"]["boards"]]
    assert [names[seat] for seat in order] == taken


@pytest.mark.rule("MAGE-SETUP-3")
def test_mage_setup_3_twelve_gems_in_the_hp_area() -> None:
    for seats in (2, 3, 4):
        p = opened(seats)
        assert [letters(p.things[1 + seat].hp) for seat in range(seats)] == [FULL] * seats


@pytest.mark.rule("MAGE-SETUP-4")
def test_mage_setup_4_draw_four_then_two_and_one_are_discarded_by_choice() -> None:
    p = opened()
    first = p.agenda[0].first
    assert [total(p.things[1 + seat].hand) for seat in range(2)] == [4, 4]
    before = p.things[1 + first].hand
    colours: list[str] = []
    for _ in range(2):
        assert (p.choice.ask, p.choice.seat) == ("opening-discard", first)
        colours.append(str(p.choice.options[0][1]))
        p.answer(0)
    one = p.things[1 + first]
    assert sorted(named(one.discard).items()) == sorted((name, colours.count(name)) for name in COLOURS)
    assert one.hand + one.discard == before
    assert (p.choice.ask, p.choice.seat) == ("opening-discard", 1 - first)
    p.answer(0)
    assert total(p.things[2 - first].hand) == 3 and total(p.things[2 - first].discard) == 1
    assert total(one.hand) == 2


@pytest.mark.rule("MAGE-SETUP-4")
def test_mage_setup_4_any_two_gems_may_be_discarded() -> None:
    p = opened()
    first = p.agenda[0].first
    hand = p.things[1 + first].hand
    pairs: set[str] = set()
    for one in range(5):
        for two in range(5):
            q = p.copy()
            if one < len(q.choice.options):
                q.answer(one)
                if two < len(q.choice.options):
                    q.answer(two)
                    pairs.add(letters(q.things[1 + first].discard))
    have = letters(hand)
    wanted = {"".join(sorted((a, b), key="FWELD".index)) for i, a in enumerate(have) for b in have[i + 1 :]}
    assert pairs == wanted


@pytest.mark.rule("MAGE-SETUP-4")
def test_mage_setup_4_the_academy_is_laid_after_the_discards() -> None:
    p = opened()
    while p.choice.ask == "opening-discard":
        assert p.seen_by(0)["table"]["academy"]["spells"] == []
        p.answer(0)
    assert len(p.seen_by(0)["table"]["academy"]["spells"]) == 12


@pytest.mark.rule("MAGE-SETUP-5")
def test_mage_setup_5_one_starting_spell_in_each_grimoire() -> None:
    for seats in (2, 3, 4):
        p = played_to_turn(seats)
        for board in p.seen_by(0)["table"]["boards"]:
            assert [[card["spell"] for card in cards] for cards in board["grimoires"]] == [
                ["Meditation"],
                ["Magic Missile"],
                ["Mana Tricks"],
            ]


@pytest.mark.rule("MAGE-ACAD-1", "MAGE-ACAD-2")
def test_mage_acad_1_and_2_three_fixed_sets_and_nine_at_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        rows = played_to_turn(2, seed).seen_by(0)["table"]["academy"]["spells"]
        found = [row["spell"] for row in rows]
        assert len(found) == len(set(found)) == 12
        assert {"Minor Cure", "Absorb", "Fireball"} <= set(found)
        assert not {"Meditation", "Magic Missile", "Mana Tricks"} & set(found)
        seen.update(found)
    others = {one.name for one in OWN.spells if one.availability == "random"}
    assert len(others) == 19
    assert set(seen) == others | {"Minor Cure", "Absorb", "Fireball"}
    assert all(5 <= seen[name] <= 35 for name in others)


@pytest.mark.rule("MAGE-ACAD-3")
def test_mage_acad_3_eight_gems_of_each_colour() -> None:
    assert played_to_turn(2).seen_by(0)["table"]["academy"]["gems"] == dict.fromkeys(COLOURS, 8)


@pytest.mark.rule("MAGE-MULTI-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_mage_multi_1_opening_draws_and_discards_by_place(seats: int) -> None:
    p = opened(seats)
    first = p.agenda[0].first
    drawn = [total(p.things[1 + (first + place) % seats].hand) for place in range(seats)]
    assert drawn == [4, 4, 4, 5][:seats]
    while p.choice.ask == "opening-discard":
        p.answer(0)
    for place, discards in enumerate([2, 1, 0, 1][:seats]):
        one = p.things[1 + (first + place) % seats]
        assert total(one.discard) == discards
        assert total(one.hand) == drawn[place] - discards


@pytest.mark.rule("MAGE-MULTI-2")
@pytest.mark.parametrize(("seats", "copies"), [(3, 3), (4, 4)])
def test_mage_multi_2_copies_of_each_spell(seats: int, copies: int) -> None:
    rows = played_to_turn(seats).seen_by(0)["table"]["academy"]["spells"]
    assert [row["left"] for row in rows] == [copies] * 12


@pytest.mark.rule("MAGE-MULTI-3", "MAGE-MULTI-4")
@pytest.mark.parametrize(("seats", "each"), [(3, 12), (4, 16)])
def test_mage_multi_3_and_4_academy_gems_out_of_two_boxes(seats: int, each: int) -> None:
    p = played_to_turn(seats)
    assert p.seen_by(0)["table"]["academy"]["gems"] == dict.fromkeys(COLOURS, each)
    used = all_gems(p)
    one_box = {"fire": 20, "water": 20, "earth": 20, "light": 20, "dark": 8}
    assert all(used[colour] <= 2 * one_box[colour] for colour in COLOURS)
    assert any(used[colour] > one_box[colour] for colour in COLOURS), "one box would be enough"
    if seats == 4:
        assert used == {colour: 2 * number for colour, number in one_box.items()}


def test_the_leftmost_gem_of_every_own_spell_has_a_colour() -> None:
    assert all(one.cost[0] in "FWELD" for one in OWN.spells)


def test_a_set_with_more_than_nine_spells_is_drawn_from() -> None:
    more = [spell(f"More {number}", "F", "F", attack=1) for number in range(3)]
    cards = {**CARDS, "spells": [*CARDS["spells"], *more]}
    academies = {
        tuple(row["spell"] for row in played_to_turn(2, seed, cards).seen_by(0)["table"]["academy"]["spells"])
        for seed in range(10)
    }
    assert len(academies) > 1
    assert {len(names) for names in academies} == {12}


def test_gems_are_counted_in_five_colours() -> None:
    p = played_to_turn(4)
    gems = p.things[0].gems
    assert [count(gems, colour) for colour in range(5)] == [16] * 5
    assert total(gems) == 80


@pytest.mark.rule("MAGE-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_anything_is_laid_out_all_boards_are_empty(seats: int) -> None:
    p = GAME.start(setup(seats), stops=ALL_SEATS, open_chance=True)
    places = ("hp", "shield", "discard", "points", "bag", "hand", "seen")
    for seat in range(seats):
        board = p.things[1 + seat]
        assert [getattr(board, place) for place in places] == [0] * len(places)
        assert board.grimoires == ((), (), ())


@pytest.mark.rule("MAGE-SETUP-4")
def test_opening_discards_are_told_as_such() -> None:
    p = opened()
    while p.choice.ask != "opening-discard":
        p.answer(0)
    while p.choice.ask == "opening-discard":
        p.answer(0)
    lines = [seen for event in p.journal or [] if (seen := event.seen_by(WATCHER)) is not None]
    discards = [line for line in lines if line["event"] == "put-aside"]
    assert discards and {(line["why"], line["rule"]) for line in discards} == {("opening", "MAGE-SETUP-4")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_answers_for_chance_as_luck_would_plays_the_same_game(seats: int) -> None:
    for seed in range(10):
        p = played_to_turn(seats, seed)
        q = GAME.start(Setup("magecraft", seats, seed), journal=True, open_chance=True)
        while q.agenda[0].active < 0 or q.choice.seat == CHANCE:
            q.answer(pick(q, q.choice.weights) if q.choice.seat == CHANCE else 0)
        seen = [[event.seen_by(WATCHER) for event in position.journal or ()] for position in (p, q)]
        assert seen[0] == seen[1] and len(seen[0]) > 9
        assert [thing.hand for thing in p.things[1:]] == [thing.hand for thing in q.things[1:]]
        assert (p.luck, p.asked) == (q.luck, q.asked)
