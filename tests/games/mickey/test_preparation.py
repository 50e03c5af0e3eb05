"""Before the first turn: goal, table, declarations, Support, deployment, hands (chapters 2, 3, 5 and 6)."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey.rules.board import side, table, total
from grimorio.kernel import WATCHER, Position, Setup
from tests.games.mickey import lanterns
from tests.games.mickey.laid import GAME, Laid

ALL = 3


def begun(seed: int = 1, **options: str) -> Position:
    options = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(Setup("mickey", 2, seed, options, cards_of(options)), journal=True, stops=ALL)


def cards_of(options: dict[str, str]) -> dict[str, Any]:
    """The `cards` of a setup in which Lanterns play against Cinders."""
    codes = options.get("codes") != "none" and options.get("rulebook") != "origines"
    decks = [Deck(*deck).to_json() for deck in lanterns.DECKS[options.get("match", "official")]]
    for deck in decks:
        deck["main"] = [row for row in deck["main"] if codes or row[1] not in ("Lantern Oath", "Cinder Pact")]
    return {"cards": cardset.to_json(lanterns.CARDS), "decks": decks}


def to(p: Position, *asks: str) -> Position:
    while p.choice.ask not in asks:
        p.answer(len(p.choice.options) - 1, p.choice.number)
    return p


def heard(p: Position, name: str, seat: int = WATCHER) -> list[dict[str, Any]]:
    assert p.journal is not None
    lines = [event.seen_by(seat) for event in p.journal]
    return [line for line in lines if line is not None and line["event"] == name]


@pytest.mark.rule(
    "WOM-IT-2.1-1", "WOM-FR-2.1-1", "WOM-IT-5.2-1", "WOM-FR-5.2-1", "WOM-IT-6.1-1", "WOM-FR-6.1.1"
)
@pytest.mark.rule("WOM-FR-6.2.1", "WOM-FR-6.3.1", "WOM-FR-BOX-1")
@pytest.mark.parametrize(("match", "each"), [("mini", 2), ("classic", 3), ("official", 3)])
def test_the_pool_has_as_many_diamagics_of_each_of_four_colours(match: str, each: int) -> None:
    p = begun(match=match)
    assert table(p).pool == each * (1 + (1 << 8) + (1 << 16) + (1 << 24))
    assert p.seen_by(0)["table"]["pool"] == 4 * each, "nobody sees their order or colours"


@pytest.mark.rule(
    "WOM-IT-3.1-1", "WOM-IT-3.1-2", "WOM-FR-3.1-1", "WOM-FR-3.2-1", "WOM-FR-3.3-1", "WOM-FR-2.1-3"
)
@pytest.mark.rule("WOM-FR-6.1.6", "WOM-FR-6.2.6", "WOM-FR-6.3.8", "WOM-IT-2.1-3", "WOM-IT-6.9-1")
@pytest.mark.parametrize(
    ("match", "enough"), [("mini", "BYRG"), ("classic", "BBYYRG"), ("official", "BYYRRG")]
)
def test_four_or_six_diamagics_of_any_colours_win(match: str, enough: str) -> None:
    for held, over in ((enough[2:], False), (enough[1:], True)):
        t = Laid(mine=("P5",), held={"A": held[:2], "B": held[2:]}, match=match)
        t.cast("P5", "A").to("assign").do("mage", 0, 2)
        t.to("castle")
        assert t.p.over is over
        if over:
            assert t.p.result is not None and t.p.result.winners == (0,)
            assert t.p.result.reason == "diamagics"


@pytest.mark.rule("WOM-IT-6.2-1", "WOM-FR-6.3.2", "WOM-IT-10.24-2")
def test_teams_are_declared_in_an_official_match() -> None:
    p = begun()
    assert [(p.choice.ask, p.choice.options)] == [("team", [("team", "Lanterns")])]
    to(p, "code")
    assert [line["team"] for line in heard(p, "team")] == ["Lanterns", "Cinders"]
    assert begun(match="classic").choice.ask == "line-up"


@pytest.mark.rule("WOM-IT-6.3-1")
def test_a_code_is_declared_and_shown_or_not() -> None:
    p = to(begun(), "code")
    assert p.choice.options == [("code", "Lantern Oath"), ("no-code",)]
    p.answer(0)
    p.answer(1)
    sides = p.seen_by(1)["table"]["sides"]
    assert [one["code"] for one in sides] == ["Lantern Oath", None]
    assert to(begun(codes="none"), "code").choice.options == [("no-code",)]


@pytest.mark.rule("WOM-IT-6.4-1", "WOM-FR-6.3.3")
def test_cards_are_exchanged_with_the_support_while_the_limits_hold() -> None:
    p = to(begun(), "swap")
    option = ("swap", "Tide Lash", "Steady Vow", 2)
    assert option in p.choice.options and p.choice.options[-1] == ("done",)
    p.answer(p.choice.index(option))
    assert "Steady Vow" in [p.book.faces[face].key for face in side(p, 0).deck]
    assert p.choice.options[-1] == ("done",) and not any(one[-1] == 2 for one in p.choice.options)
    assert heard(p, "swap", 0) and not heard(p, "swap", 1) and not heard(p, "swap")
    own = side(p, 0)
    assert len(own.deck) == 40 and len(own.support) == 10


@pytest.mark.rule("WOM-IT-6.4-1")
def test_an_exchange_that_offends_can_only_be_taken_back() -> None:
    p = to(begun(), "swap")
    before = side(p, 0)
    p.answer(p.choice.index(("swap", "Orla, the Patient", "Hob, Lamplighter", 1)))
    assert p.choice.options[-1] == ("back",), "blue Spells without a blue Mage"
    p.answer(len(p.choice.options) - 1)
    assert side(p, 0).mages == before.mages and side(p, 0).support == before.support


@pytest.mark.rule("WOM-IT-FAQ-3", "WOM-IT-FAQ-3E", "WOM-IT-6.4-1")
@pytest.mark.parametrize(("option", "allowed"), [("free", True), ("limits", False), ("book", True)])
def test_a_stranger_may_go_into_the_support(option: str, allowed: bool) -> None:
    """With the team Lanterns, the Cinder of the squad may be exchanged for a Lantern of the Support."""
    cards = cards_of({"codes": "none"})
    decks = cards["decks"]
    decks[0]["main"][1] = [1, "Corvin, the Indebted"]
    decks[0]["sideboard"][0] = [1, "Bram, Keeper of Doors"]
    settings = {"codes": "none", "after-swap": option}
    p = GAME.start(Setup("mickey", 2, 1, settings, cards), stops=ALL)
    p.answer(p.choice.index(("team", "Lanterns")))
    to(p, "swap")
    p.answer(p.choice.index(("swap", "Corvin, the Indebted", "Bram, Keeper of Doors", 0)))
    assert (p.choice.options[-1] == ("done",)) is allowed


@pytest.mark.rule("WOM-IT-6.5-1", "WOM-IT-6.5-2", "WOM-FR-6.1.2", "WOM-FR-6.2.2", "WOM-FR-6.3.4")
@pytest.mark.parametrize("match", ["official", "classic", "mini"])
def test_decks_are_shuffled(match: str) -> None:
    """Both decks are shuffled in every match; in an Official one after the exchange with the Support."""
    orders = set()
    for seed in range(4):
        p = to(begun(seed, match=match), "deploy", "line-up")
        assert [line["seat"] for line in heard(p, "shuffle")] == [0, 1]
        orders.add((side(p, 0).deck, side(p, 0).castles))
        assert sorted(side(p, 0).deck) == sorted(next(iter(orders))[0])
        assert (len(side(p, 0).deck), len(side(p, 0).castles)) == ((25, 5) if match == "mini" else (40, 8))
    assert len(orders) == 4 and len({castles for _, castles in orders}) == 4
    if match == "official":
        assert p.journal is not None
        told = [type(event).NAME for event in p.journal]
        assert told.index("shuffle") > max(place for place, one in enumerate(told) if one == "swaps-done")


@pytest.mark.rule("WOM-FR-6.3.4", "WOM-IT-6.5-3")
@pytest.mark.parametrize("rulebook", ["official-play-2010", "origines"])
def test_the_reserve_of_ten_lies_face_down_beside_the_decks(rulebook: str) -> None:
    p = to(begun(rulebook=rulebook), "play")
    for seat in (1, WATCHER):
        seen = p.seen_by(seat)["table"]["sides"][0]
        assert seen["support"] == {"size": 10, "cards": []} and seen["castles"]["cards"] == []
    assert len(p.seen_by(0)["table"]["sides"][0]["support"]["cards"]) == 10


@pytest.mark.rule("WOM-IT-6.5-3", "WOM-IT-6.1-2")
def test_support_and_decks_are_hidden_from_the_other() -> None:
    p = to(begun(), "castle")
    for seat in (1 - p.choice.seat, WATCHER):
        seen = p.seen_by(seat)["table"]["sides"][p.choice.seat]
        assert seen["support"] == {"size": 10, "cards": []}
        assert seen["hand"]["cards"] == [] and seen["castles"]["cards"] == []
    assert len(p.seen_by(0)["table"]["sides"][0]["support"]["cards"]) == 10


@pytest.mark.rule("WOM-IT-6.6-1", "WOM-FR-6.1.3", "WOM-FR-6.2.3", "WOM-FR-6.3.5")
@pytest.mark.parametrize("match", ["official", "classic", "mini"])
def test_luck_chooses_the_first_player(match: str) -> None:
    firsts = {heard(to(begun(seed, match=match), "play"), "game-begins")[0]["seat"] for seed in range(8)}
    assert firsts == {0, 1}


@pytest.mark.rule("WOM-IT-6.7-1", "WOM-IT-6.7-2", "WOM-FR-6.3.6", "WOM-IT-5.3-1", "WOM-FR-5.3-1")
def test_mages_are_deployed_one_two_two_one() -> None:
    p = to(begun(), "deploy")
    first, seats = p.choice.seat, []
    assert {option[2] for option in p.choice.options} == {0, 1, 2}
    while p.choice.ask == "deploy":
        seats.append(p.choice.seat)
        p.answer(len(p.choice.options) - 1)
    assert seats == [first, 1 - first, 1 - first, first, first, 1 - first]
    assert all(sorted(side(p, seat).places) == [0, 1, 2] for seat in range(2))


@pytest.mark.rule("WOM-IT-9.12-2", "WOM-FR-9.13-2", "WOM-IT-10.12-1", "WOM-IT-10.12-1E", "WOM-FR-10.17")
@pytest.mark.parametrize("match", ["official", "classic"])
def test_a_mage_of_a_fixed_place_is_deployed_there(match: str) -> None:
    from grimorio.games.mickey.words import BLUE, CardSet, Castle, Mage, Solitary, Spell

    mages = tuple(
        Mage("Solo", "", (BLUE,), "Owls", (Solitary(),), place, code)
        for place, code in (("left", "1"), ("centre", "2"), ("right", "3"))
    )
    spells = tuple(Spell(f"S{n}", 1, (BLUE,)) for n in range(14))
    cards = CardSet("fixed", mages, spells, tuple(Castle(f"K{n}", (BLUE,)) for n in range(8)))
    main = [[1, f"Solo ({code})"] for code in "123"] + [[3, f"S{n}"] for n in range(13)] + [[1, "S13"]]
    main += [[1, f"K{n}"] for n in range(8)]
    decks = [{"name": "", "main": main, "sideboard": []}] * 2
    extra = {"cards": cardset.to_json(cards), "decks": decks}
    p = GAME.start(Setup("mickey", 2, 3, {"match": match}, extra), stops=ALL)
    if match == "classic":
        assert [len(choice.options) for choice in p.waiting] == [1, 1]
    else:
        to(p, "deploy")
        assert {option[2] for option in p.choice.options} == {0, 1, 2} and len(p.choice.options) == 3
        assert ("deploy", "Solo (1)", 0) in p.choice.options


@pytest.mark.rule("WOM-FR-6.1.4", "WOM-FR-6.2.4")
@pytest.mark.parametrize("match", ["classic", "mini"])
def test_squads_are_set_out_unseen_at_the_same_time(match: str) -> None:
    p = begun(match=match)
    assert [(choice.seat, choice.together, len(choice.options)) for choice in p.waiting] == [
        (0, True, 6),
        (1, True, 6),
    ]
    p.answer(3, p.waiting[0].number)
    assert p.seen_by(1)["table"]["sides"][0]["mages"] == []
    p.answer(0, p.waiting[0].number)
    assert len(p.seen_by(1)["table"]["sides"][0]["mages"]) == 3


@pytest.mark.rule("WOM-IT-6.8-1", "WOM-FR-6.1.5", "WOM-FR-6.2.5", "WOM-FR-6.3.7")
@pytest.mark.parametrize("match", ["official", "classic", "mini"])
def test_the_opening_hand_has_five_cards_of_the_top(match: str) -> None:
    p = to(begun(match=match), "play")
    assert [len(side(p, seat).hand) for seat in range(2)] == [5, 5]
    assert len(side(p, 0).deck) == (20 if match == "mini" else 35)


@pytest.mark.rule("WOM-IT-FAQ-2", "WOM-IT-FAQ-2E", "WOM-FR-6.1.5")
@pytest.mark.parametrize(("rulebook", "drawn"), [("official-play-2010", 0), ("origines", 2)])
def test_the_opening_hand_is_made_or_drawn(rulebook: str, drawn: int) -> None:
    p = to(begun(rulebook=rulebook, match="classic"), "play")
    assert len([line for line in heard(p, "draw") if line["count"] == 5]) == drawn
    assert len(heard(p, "hand")) == (0 if drawn else 2)


@pytest.mark.rule(
    "WOM-IT-5.3-2", "WOM-IT-5.3-3", "WOM-IT-5.4-1", "WOM-IT-5.5-1", "WOM-FR-5.3-1", "WOM-FR-5.4-1"
)
@pytest.mark.rule("WOM-FR-5.5-1", "WOM-IT-5.1-1", "WOM-FR-5.1-1")
def test_what_the_table_has_places_for() -> None:
    p = to(begun(), "play")
    seen = p.seen_by(WATCHER)["table"]
    assert seen["castle"]["card"] and len(seen["stake"]) == 1 and len(seen["sides"]) == 2
    for one in seen["sides"]:
        assert {mage["place"] for mage in one["mages"]} == {0, 1, 2}
        assert {"spells", "deck", "discard", "castles", "castle_discard", "support"} <= set(one)
    assert total(table(p).pool) == 11


@pytest.mark.rule("WOM-IT-6.5-3", "WOM-IT-FAQ-4")
def test_the_own_castle_deck_may_be_looked_at_at_any_time() -> None:
    p = to(begun(), "play")
    for seat in range(2):
        own = p.seen_by(seat)["table"]["sides"][seat]["castles"]
        assert len(own["cards"]) == own["size"] > 0
        assert p.seen_by(seat)["table"]["sides"][1 - seat]["castles"]["cards"] == []


@pytest.mark.rule("WOM-IT-FAQ-5")
def test_every_discard_may_be_looked_at_in_its_order() -> None:
    t = Laid(mine=("P1", "P2", "P3"))
    t.cast("P1", "A").cast("P0", "X").cast("P2", "B").cast("P0", "Y").cast("P3", "C").to("castle")
    for seat in (0, 1, WATCHER):
        assert t.p.seen_by(seat)["table"]["sides"][0]["discard"][:3] == ["P3", "P2", "P1"]


def test_a_seat_that_exchanges_cards_is_imagined_with_the_deck_it_brought() -> None:
    p = to(begun(), "swap")
    p.answer(p.choice.index(("swap", "Tide Lash", "Steady Vow", 2)))
    other = p.imagine(1, 77)
    while other.choice.ask == "swap" and other.choice.seat == 0:
        other.answer(0)
    assert len(side(other, 0).deck) == 40 and len(side(other, 0).support) == 10
