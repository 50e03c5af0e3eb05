"""The parts of bots that draft: values, decks built from pools, picks."""

from collections import Counter
from collections.abc import Mapping

import pytest

from grimorio.bots.draft.build import DECK, SPLASHED, Build, build
from grimorio.bots.draft.pick import RarityDrafter, ValueDrafter
from grimorio.bots.draft.profile import COLORS, profile
from grimorio.bots.draft.values import Seen, added, by_programs, cards, estimated, learned, read, write
from grimorio.bots.draft.worth import worth
from grimorio.decks import Deck
from grimorio.games.magic.boosters import booster
from grimorio.games.magic.deck import offences
from grimorio.games.magic.names import fact, names
from grimorio.kernel import Luck


def pool_of(seed: int, boosters: int = 3) -> list[str]:
    luck = Luck(seed)
    return [card for _ in range(boosters) for card in booster(luck)]


# -- values ------------------------------------------------------------------------------------


@pytest.mark.parametrize("values", [by_programs(), learned()])
def test_every_card_of_a_booster_has_a_value(values: Mapping[str, float]) -> None:
    assert set(values) >= set(names()), "those of other sets are estimated when they are first asked for"
    assert all(-100 < value < 100 for value in values.values())
    assert all(values["Forest"] <= values[name] for name in names())


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Serra Angel", "Air Elemental"),
        ("Spined Wurm", "Trained Armodon"),
        ("Trained Armodon", "Grizzly Bears"),
        ("Wind Drake", "Merchant of Secrets"),
        ("Dark Banishing", "Stone Rain"),
        ("Pacifism", "Holy Strength"),
        ("Nekrataal", "Giant Cockroach"),
        ("Lightning Elemental", "Goblin Chariot"),
    ],
)
def test_what_programs_do_tells_cards_apart(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_a_card_that_was_never_seen_is_worth_what_its_program_foretells() -> None:
    """If all seen cards won equally often, the worth of programs counts nothing, and values come from
    games alone.
    """
    level = {name: Seen(100, 50) for name in cards()}
    assert all(value == pytest.approx(0) for value in estimated(level).values())
    assert estimated({}) == by_programs()


def test_the_more_games_the_further_a_card_leaves_what_was_foretold() -> None:
    level = {name: Seen(1000, 500) for name in cards()}
    few = estimated({**level, "Shock": Seen(30, 30)})["Shock"]
    many = estimated({**level, "Shock": Seen(3000, 3000)})["Shock"]
    assert 0 < few < many < 50.1
    assert few == pytest.approx(100 * 30 * 0.5 / (30 + 150), abs=1)


def test_games_of_cards_are_kept_as_text() -> None:
    seen = {"Serra Angel": Seen(12, 7.5), "Urza's Tower": Seen(3, 1), "Shock": Seen(100000, 54321)}
    assert read(write(seen)) == seen
    assert added([seen, {"Shock": Seen(1, 0.5)}])["Shock"] == Seen(100001, 54321.5)


def test_the_file_of_games_is_as_it_is_written() -> None:
    from importlib.resources import files

    text = files("grimorio.bots.draft").joinpath("values.csv").read_text("utf-8")
    assert write(read(text)) == text
    assert set(read(text)) <= set(cards())


# -- decks -------------------------------------------------------------------------------------


def spells_of(built: Build) -> list[str]:
    return [color for name in built.spells for color in profile(name).colors]


@pytest.mark.parametrize("seed", range(30))
def test_decks_are_legal_and_have_two_colors(seed: int) -> None:
    pool = pool_of(seed, 3 + seed % 3)
    built = build(pool, learned())
    deck = built.deck(pool)
    received = Deck.of("", [name for name in pool if not fact(name).basic])
    assert offences(deck, "limited", received) == ()
    assert len(deck.cards()) == DECK
    assert 14 <= len(built.lands) <= 20
    colors = Counter(spells_of(built))
    assert set(colors) <= set(built.colors + built.splash)
    assert colors[built.splash] <= SPLASHED
    lands = Counter(color for name in built.lands for color in profile(name).gives)
    assert all(lands[color] >= 2 for color in colors)
    assert built == build(pool, learned())


def test_lands_follow_the_symbols() -> None:
    """A deck with twenty white cards and three blue ones gets more Plains than Islands."""
    pool = ["Glory Seeker", "Serra Angel"] * 10 + ["Wind Drake"] * 3
    built = build(pool, learned())
    lands = Counter(built.lands)
    assert (built.colors, built.splash) == ("WU", "")
    assert lands["Plains"] > lands["Island"] >= 4


def test_a_third_color_is_for_what_is_worth_it() -> None:
    level = dict.fromkeys(names(), 0.0)
    pool = ["Glory Seeker", "Wind Drake"] * 13 + ["Shock", "Volcanic Hammer"]
    assert build(pool, level).splash == ""
    assert build(pool, {**level, "Shock": 30.0}).splash == "R"


def test_a_land_for_both_colors_is_played() -> None:
    pool = ["Glory Seeker", "Wind Drake"] * 12 + ["Coastal Tower", "Salt Marsh"]
    lands = build(pool, learned()).lands
    assert "Coastal Tower" in lands
    assert "Salt Marsh" not in lands


@pytest.mark.parametrize("pool", [[], ["Plains"], ["Shock"], ["Urza's Tower"] * 50, ["Serra Angel"] * 100])
def test_any_pool_makes_forty_cards(pool: list[str]) -> None:
    built = build(pool, learned())
    assert len(built.spells) + len(built.lands) == DECK


# -- picks -------------------------------------------------------------------------------------


def test_the_first_pick_is_the_best_card() -> None:
    pack = ["Forest", "Holy Strength", "Serra Angel", "Demystify"]
    assert ValueDrafter(learned()).pick(pack, []) == 2


def test_picks_commit_to_colors() -> None:
    """Late in a draft a card of the deck's colours is taken before a better card of other colours;
    early it is not.
    """
    values = {**dict.fromkeys(names(), 0.0), "Shock": 3.0, "Pacifism": 1.0}
    drafter = ValueDrafter(values)
    assert drafter.pick(["Pacifism", "Shock"], []) == 1
    assert drafter.pick(["Pacifism", "Shock"], ["Glory Seeker", "Wind Drake"] * 6) == 0


def test_the_rarest_card_is_taken_by_rarity() -> None:
    pack = ["Forest", "Shock", "Serra Angel", "Air Elemental"]
    assert fact("Serra Angel").rarity == "rare"
    assert all(RarityDrafter(seed).pick(pack, []) == 2 for seed in range(10))


def test_by_rarity_equals_are_taken_by_chance() -> None:
    pack = ["Forest", "Shock", "Pacifism", "Holy Strength"]
    assert {RarityDrafter(seed).pick(pack, []) for seed in range(40)} == {1, 2, 3}


def test_profiles_know_what_lands_give() -> None:
    assert profile("City of Brass").gives == COLORS
    assert profile("Salt Marsh").gives == "UB"
    assert profile("Urza's Tower").gives == ""
    assert profile("Island").gives == "U"
    assert profile("Hammer of Bogardan").symbols == (0, 0, 0, 2, 0)
