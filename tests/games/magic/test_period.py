"""The cards of the Invasion, Odyssey and Onslaught blocks: each plays or is listed with what it lacks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.decks.card_set import CardSet
from grimorio.games.magic import period
from grimorio.games.magic.card_set import BLOCK_BOOSTER
from grimorio.games.magic.cardset import block_card, finder, from_json, to_json
from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import UnknownCard, fact, names
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.typed import blocks, shown
from grimorio.games.magic.wording import LANGUAGES, text, type_line
from grimorio.games.manifest import Manifest
from grimorio.kernel import Luck, Setup, SetupError
from tests.fuzzing import each_seed

COVERED = {"7ED"} | {code for codes in period.BLOCKS.values() for code in codes}
GREEN = {
    "name": "Green",
    "main": [[4, "Patrol Hound"], [4, "Elvish Warrior"], [16, "Forest"]],
    "sideboard": [],
}


def decks(*lists: dict[str, Any]) -> Setup:
    return Setup("magic", len(lists), 5, cards={"decks": list(lists)})


def test_each_name_plays_or_is_listed_with_what_it_lacks() -> None:
    printed = {one.name for one in period.printings()}
    ours, playable, unread = set(names()), set(period.playable()), set(period.unread())
    assert printed == (printed & ours) | playable | unread
    assert not playable & unread and not (playable | unread) & ours
    assert all(period.unread().values())
    assert {one.set for one in period.printings()} == COVERED == set(period.TITLES)
    assert list(period.playable()) == sorted(playable)


def test_each_card_of_the_data_can_be_played_and_is_known_by_its_facts() -> None:
    for name in period.playable():
        card = from_json({"cards": [period.row(name)]}).cards[0]
        assert card == block_card(name) and card.name == name
        printed = fact(name)
        assert (printed.cost, printed.kinds, printed.types) == (card.cost, card.kinds, card.types)
        assert printed.type == type_line(card, "en") and printed.type_fr == type_line(card, "fr")
        assert printed.names["en"] == name and all(printed.names.values())
        assert printed.rarity in ("common", "uncommon", "rare")


def test_each_card_of_the_data_is_shown_with_the_line_of_each_ability() -> None:
    for card in blocks()["cards"]:
        assert all(0 <= line < len(card["text"]["en"].splitlines()) for line in card["lines"]), card["name"]
    assert shown(block_card("Liberate"))["lines"] == [0], "a delayed ability stands where its spell does"


def read_again(name: str) -> None:
    card = block_card(name)
    size = None if card.size is None else (str(card.size[0]), str(card.size[1]))
    read = read_card(name, card.cost, type_line(card, "en"), "\n".join(text(card, "en")), size)
    assert read.card is not None, (name, read.refused)
    assert text(read.card, "en") == text(card, "en")
    assert all(len(text(card, language)) == len(card.text) for language in LANGUAGES), name


def test_what_is_told_of_a_card_of_the_data_is_read_again() -> None:
    playable = period.playable()
    each_seed(40, lambda seed: read_again(playable[Luck(seed).below(len(playable))]))


@pytest.mark.deep
def test_what_is_told_of_every_card_of_the_data_is_read_again() -> None:
    for name in period.playable():
        read_again(name)


def test_a_card_of_the_data_is_played_from_a_deck_and_others_are_as_before() -> None:
    magic = Magic()
    usual = magic.book(Setup("magic", 2))
    book = magic.book(decks(GREEN, GREEN))
    assert book.cards[: len(usual.cards)] == usual.cards
    assert book.face_of["Patrol Hound"] >= len(usual.cards)
    assert [card["name"] for card in magic.cards(decks(GREEN).cards)][-2:] == [
        "Elvish Warrior",
        "Patrol Hound",
    ]
    described = magic.cards(decks(GREEN).cards)[-1]
    assert described["names"]["it"] == period.by_name()["Patrol Hound"][0].it
    position = magic.start(decks(GREEN, GREEN))
    library = [book.face(card & 0xFFFF).name for card in position.edit(1).library]
    assert Counter(library)["Patrol Hound"] + Counter(library)["Elvish Warrior"] > 0


def test_cards_of_players_take_precedence_and_what_is_no_deck_is_left_out() -> None:
    own = {**to_json(block_card("Patrol Hound")), "size": [9, 9]}
    found = Magic().cards({"cards": [own], "decks": [GREEN]})
    assert [card["size"] for card in found if card["name"] == "Patrol Hound"] == [[9, 9]]
    assert period.rows_for(["Life Boost", None, {"main": 3}, {"main": [[4], [1, 2], "x"]}], None) == []
    assert Magic().own_cards({"decks": ["Life Boost", None]}) is None


def test_names_are_found_in_three_languages_and_what_lacks_something_says_so() -> None:
    find = finder(None)
    printed = period.by_name()["Patrol Hound"][0]
    assert {find(name) for name in (printed.name, printed.it, printed.fr)} == {"Patrol Hound"}
    lacking = next(name for name, needs in period.unread().items() if needs == "threshold")
    with pytest.raises(period.CannotPlay, match="cannot be played here yet; it needs threshold"):
        find(lacking)
    with pytest.raises(UnknownCard):
        fact(lacking)
    with pytest.raises(SetupError, match="cannot be played here yet"):
        Magic().start(decks({**GREEN, "main": [[40, lacking]]}, GREEN))


def drafted(card_set: CardSet, kind: str) -> None:
    """Draft a set with bots, build a deck of the first pool, and let bots play a game with it."""
    draft = games.get("draft")
    position = draft.start(Setup("draft", 2, 7, {"kind": kind, "sealed": "boosters"}, {"set": card_set.code}))
    bots = [make_bot("greedy", draft, seat) for seat in range(2)]
    while not position.over:
        choice = position.choice
        sight = Sight(position, choice.seat)
        position.answer(bots[choice.seat].choose(sight, lambda luck: position), choice.number)
    pools = games.get("draft").pools(position)  # type: ignore[attr-defined]
    assert {card for pool in pools for card in pool.cards()} <= {card.name for card in card_set.cards}
    deck = games.part("magic", "builder")(pools[0].cards()).to_json()
    assert sum(count for count, _ in deck["main"]) == 40
    assert not Magic().start(decks(deck, deck)).over


@pytest.mark.parametrize("code", sorted(COVERED))
def test_boosters_of_a_set_hold_what_can_be_played_and_say_what_share_that_is(code: str) -> None:
    card_set, whole = games.card_set(code), games.card_set(code, printed=True)
    printed = {one.name for one in period.printings() if one.set == code}
    played = {name for name in printed if name in names() or period.plays(name)}
    assert card_set.booster == BLOCK_BOOSTER and {card.name for card in whole.cards} == printed
    assert {card.name for card in card_set.cards} in (played, printed)
    assert card_set.playable == len(played) / len(printed)
    assert card_set.partial == (len(played) < 0.9 * len(printed))
    wanted = (*card_set.booster, *card_set.tournament)
    counts = Counter(card.rarity for card in whole.cards if card.name in played)
    assert (len(card_set.cards) == len(played)) == all(counts[each] >= least for each, least in wanted)


@pytest.mark.parametrize(("code", "kind"), [("ODY", "booster"), ("LGN", "sealed")])
def test_bots_draft_a_set_and_play_with_it(code: str, kind: str) -> None:
    drafted(games.card_set(code), kind)


def game_of(seed: int) -> None:
    luck, listed = Luck(seed), period.playable()
    lands = [[6, name] for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    both = [
        {**GREEN, "main": [*lands, *([1, listed[luck.below(len(listed))]] for _ in range(30))]}
        for _ in range(2)
    ]
    position = Magic().start(decks(*both))
    for _ in range(300):
        if position.over:
            break
        position.answer(luck.below(len(position.choice.options)), position.choice.number)


def test_random_games_with_cards_of_the_data_go_on() -> None:
    each_seed(3, game_of)


def test_the_manifest_names_every_set_of_the_blocks() -> None:
    manifest: Manifest = games.manifest("magic")
    assert set(manifest.card_sets) == {"8ED", *COVERED}
