"""Hands of opponents in Magic as the search imagines them: by what they did, and by nothing hidden."""

from __future__ import annotations

from functools import partial
from typing import Any

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magic import MagicSense
from grimorio.bots.magic.hands import imagined_by_play, unlikely
from grimorio.games.magic.state.objects import FACE, KNOWN, MAIN1, player
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import EVERYBODY, Seat
from tests.games.magic.laid import A, B, Laid
from tools.hands import counted

MAGIC = games.get("magic")
TIMES = 100
HAND = "Forest; Forest; Grizzly Bears; Spined Wurm"
LIBRARY = "; ".join(["Forest"] * 5 + ["Grizzly Bears"] * 5 + ["Spined Wurm"] * 5 + ["Giant Growth"] * 5)
MINE, THEIRS = Seat(A), Seat(B)


def opposite(**side: Any) -> Laid:
    """A position in which the first player imagines the hand of the second, who has two Forests."""
    other = {"hand": HAND, "library": LIBRARY, "play": "Forest; Forest", **side}
    return Laid({"hand": "Shock", "play": "Mountain; Hill Giant"}, other, mana=False)


def named(p: Position, seat: Seat) -> list[str]:
    return [p.book.face(card & FACE).name for card in player(p, seat).hand]


def held(laid: Laid) -> dict[str, int]:
    """How often each card lies in the hand of the second player, imagined `TIMES` times."""
    counts = dict.fromkeys(("Forest", "Grizzly Bears", "Spined Wurm", "Giant Growth"), 0)
    for luck in range(TIMES):
        for name in named(imagined_by_play(laid.p.imagine(MINE, luck), MINE), THEIRS):
            counts[name] += 1
    return counts


def tapped(laid: Laid) -> Laid:
    """The same position, with the lands of the second player tapped."""
    for key in laid.keys("Forest"):
        laid.p.edit(key).tapped = True
    laid.p.memo = None
    return laid


def test_who_played_no_land_holds_hardly_one() -> None:
    laid = tapped(opposite())
    assert held(laid)["Forest"] < TIMES / 5
    laid.p.edit(laid.keys("Forest")[0]).ready = False
    assert held(laid)["Forest"] > TIMES / 2


def test_who_left_mana_unused_holds_less_of_what_it_could_pay_for() -> None:
    unused, used = held(opposite()), held(tapped(opposite()))
    assert unused["Grizzly Bears"] < 0.7 * used["Grizzly Bears"]
    assert unused["Grizzly Bears"] < 0.7 * unused["Giant Growth"]
    assert unused["Spined Wurm"] > used["Spined Wurm"]


def test_nothing_is_told_before_the_main_phase_of_the_turn_is_over() -> None:
    laid = opposite()
    assert unlikely(laid.p, THEIRS)
    assert laid.t.step == MAIN1
    assert not unlikely(laid.p, MINE)


def test_known_cards_stay_and_cards_only_change_places() -> None:
    laid = opposite()
    forest = laid.p.book.face_of["Forest"]
    hand = player(laid.p, THEIRS).hand
    shown = tuple(card | EVERYBODY << KNOWN if card & FACE == forest else card for card in hand)
    laid.p.edit(1 + B).hand = shown
    before = sorted([*shown, *player(laid.p, THEIRS).library])
    for luck in range(TIMES):
        world = imagined_by_play(laid.p.imagine(MINE, luck), MINE)
        holder = player(world, THEIRS)
        assert len(holder.hand) == 4
        assert named(world, THEIRS).count("Forest") >= 2
        assert sorted([*holder.hand, *holder.library]) == before


def test_hidden_cards_change_neither_what_is_imagined_nor_what_the_bot_does() -> None:
    p = MAGIC.start(Setup("magic", 2, 4))
    sense = MagicSense()
    differed = 0
    for number in range(140):
        seat = p.choice.seat
        if number >= 60 and number % 10 == 0:
            twin = p.imagine(seat, number)
            other = Seat(1 - seat)
            differed += player(twin, other).hand != player(p, other).hand
            for luck in (1, 2):
                one = imagined_by_play(p.imagine(seat, luck), seat)
                assert one.to_json() == imagined_by_play(twin.imagine(seat, luck), seat).to_json()
            chosen = [
                make_bot("search:8", MAGIC, 2).choose(Sight(world, seat), partial(world.imagine, seat))
                for world in (p, twin)
            ]
            assert chosen[0] == chosen[1]
        p.answer(sense.pick(p, p.choice))
    assert differed > 4


def test_imagined_hands_are_nearer_to_the_true_ones() -> None:
    total = counted("greedy", 3, 1)
    assert total.hands > 200
    assert total.likelihood[1] > total.likelihood[0] + 0.1 * total.hands
