"""Positions of an auction set up by hand: every position that play can reach can be described and
played on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio import games
from grimorio.games.live.rules.auction import Auction, Picks
from grimorio.games.live.rules.challenge import Challenge
from grimorio.games.live.rules.completion import Completion, Lands, Precedence
from grimorio.games.live.rules.power import Escalation, GiveBack, Offer, Reincarnation
from grimorio.games.live.rules.things import KINDS, mage, secret, table
from grimorio.games.live.view import innermost
from grimorio.games.live.words import DECKS, TRAITS
from grimorio.kernel import CHANCE, Luck, Position, Setup, SetupError
from tests.cost import deep

SEATS = "ABCDEFGH"
GAME = games.get("live")
POWERS = (
    ("Determination", "Life Escalation", "Reincarnation"),
    ("Act of Fate", "Sacrum Fecere", "Regeneration"),
    ("Sacrum Fecere", "Life Escalation", "Absolute Determination"),
)


def magi(count: int) -> list[dict[str, Any]]:
    """Sheets of this many Magi, with Powers of all kinds."""
    return [
        {
            "name": SEATS[seat],
            "begins": {
                "style": ("white", "gold", "red")[seat],
                "attributes": dict(zip(TRAITS, ((3, 5, 7), (7, 3, 5), (5, 7, 3))[seat], strict=True)),
            },
            "history": [
                {"earned": 30, "reason": "before"},
                *({"spent": price(name), "on": "power", "what": name} for name in POWERS[seat]),
            ],
        }
        for seat in range(count)
    ]


def price(name: str) -> int:
    """The experience that the Power of this name costs."""
    return next(one["cost"] for one in GAME.cards() if one["name"] == name)


def described(p: Position) -> dict[str, Any]:
    """The description, in the words of a setup, of what lies on the table."""
    t, book = table(p), p.book
    said: dict[str, Any] = {"first": SEATS[t.first], "order": [DECKS[deck] for deck in t.order]}
    completion = innermost(p, Completion)
    for seat in range(p.setup.seats):
        one = mage(p, seat)
        if not one.playing:
            said[SEATS[seat]] = "out"
            continue
        part: dict[str, Any] = dict(zip(TRAITS, one.traits, strict=True))
        part["life"] = one.life
        part["packs"] = [book.packs[pack] for pack in one.packs]
        part["declared"] = {DECKS[deck]: KINDS[kind] for deck, kind in enumerate(one.declared) if kind >= 0}
        if hidden := secret(p, seat):
            part["secret"] = [book.packs[pack] for pack in hidden]
        if completion is not None and completion.chosen[seat] >= 0:
            part["deck"] = DECKS[completion.chosen[seat]]
        lands = innermost(p, Lands)
        if lands is not None:
            asked = Lands()
            part["lands"] = {}
            for asked.at in range(lands.at):
                land = asked.land(p, seat)
                part["lands"][book.lands[land]] = one.lands[land]
        said[SEATS[seat]] = part
    session = p.agenda[0]
    said["phase"] = DECKS[t.laid] if t.laid >= 0 else session.phase
    if completion is not None and completion.line:
        said["line"] = [SEATS[seat] for seat in completion.line[completion.at :]]
    said |= in_auction(p)
    challenge = innermost(p, Challenge)
    if challenge is not None:
        said["challenge"] = fought(p, challenge)
    return said


def in_auction(p: Position) -> dict[str, Any]:
    """The part of a description about an auction: who takes in which row, and which pack is claimed."""
    auction, picks = innermost(p, Auction), innermost(p, Picks)
    if auction is None:
        return {}
    said: dict[str, Any] = {"row": auction.row + 1}
    if picks is not None:
        places = [(picks.turn + step) % len(picks.seats) for step in range(len(picks.seats))]
        said["taking"] = {SEATS[picks.seats[place]]: picks.left[place] for place in places}
        if p.choice.ask != "pack":
            said["claim"] = p.book.packs[picks.pack]
    return said


def fought(p: Position, one: Challenge) -> dict[str, Any]:
    """The part of a description about a challenge, as far as the challenge has come."""
    outer = innermost(p, Picks) or innermost(p, Precedence)
    said: dict[str, Any] = {"by": SEATS[one.holder], "against": SEATS[one.rival]}
    said["then"] = [SEATS[seat] for seat in outer.rivals]
    if one.trait < 0 or p.choice.ask == "challenge":
        return said
    said["trait"] = TRAITS[one.trait]
    said["powers"] = {
        SEATS[seat]: name for seat, name in zip((one.holder, one.rival), one.powers, strict=True) if name
    }
    if said["trait"] != "mental" or p.choice.ask == "power":
        del said["powers"]
    else:
        words = one.to_do(p, one.decider(p))
        begun = words[: len(words) - len(one.todo)]
        asks = isinstance(p.agenda[-1], Escalation | Offer | GiveBack | Reincarnation)
        here = begun[-1][0] if begun and asks else -1
        seats = {seat for seat, _ in begun if seat != here}
        said["carried_out"] = [SEATS[seat] for seat in seats]
        if one.winner >= 0 and not one.tested:
            said["won"] = SEATS[one.winner]
    said["ties"] = one.ties
    said["paid"] = [SEATS[seat] for seat in one.paid]
    said["used"] = {
        SEATS[seat]: [how for user, how in one.used if user == seat] for seat in (one.holder, one.rival)
    }
    if one.overbidder >= 0:
        said["overbid"] = SEATS[one.overbidder]
    if p.choice.ask == "retest":
        said["lost"] = SEATS[one.other(one.winner)]
    bids, offer = innermost(p, Escalation), innermost(p, Offer)
    if bids is not None and bids.bid:
        said["bid"] = {"by": SEATS[bids.other], "life": bids.bid}
    if offer is not None and offer.second >= 0:
        said["second"] = p.book.packs[offer.second]
    gives = innermost(p, GiveBack)
    if gives is not None:
        said["returns"] = gives.left
    return said


def asked(p: Position) -> list[tuple[int, str, tuple[Any, ...]]]:
    """The questions that seats are asked, as (seat, question, options)."""
    return [(one.seat, one.ask, tuple(sorted(map(str, one.options)))) for one in p.waiting]


@pytest.mark.parametrize("seats", [2, deep(3)])
def test_whatever_play_reaches_can_be_set_up_and_asks_the_same(seats: int) -> None:
    """In random auctions each choice is described and set up again; the choice and the table are the same."""
    seen: Counter[str] = Counter()
    for seed in range(14):
        options = {"declaration": ("session", "each-colour")[seed % 2], "more-packs": "allowed"}
        setup = Setup("live", seats, seed, options, {"sheets": magi(seats), "pool": {"seed": 7, "packs": 9}})
        p = GAME.start(setup, stops=(1 << seats) - 1, open_chance=True)
        luck = Luck(seed)
        while p.waiting:
            choice = p.waiting[luck.below(len(p.waiting))]
            if p.answered or choice.seat == CHANCE:
                p.answer(luck.below(len(choice.options)), choice.number)
                continue
            seen[choice.ask] += 1
            if luck.below(4) == 0 or seen[choice.ask] < 6:
                again = GAME.start(
                    Setup("live", seats, 1, options, setup.cards, described(p)),
                    stops=(1 << seats) - 1,
                    open_chance=True,
                )
                assert asked(again) == asked(p), described(p)
                for seat in range(seats):
                    mine, theirs = again.seen_by(seat)["table"], p.seen_by(seat)["table"]
                    assert mine["magi"] == theirs["magi"]
                    assert sorted(mine["packs"]) == sorted(theirs["packs"])
                    for view in (mine, theirs):
                        if view["challenge"] and choice.ask in ("throw", "escalate", "give-back"):
                            view["challenge"]["winner"] = None  # the next test forgets who won before
                    assert mine["challenge"] == theirs["challenge"]
                    assert mine["decks"] == theirs["decks"] or not mine["auction"]
            eager = {("yes",): 3, ("challenge", "mental"): 3}
            weights = [eager.get(option, 3 if option[0] == "power" else 1) for option in choice.options]
            left = luck.below(sum(weights))
            index = 0
            while left >= weights[index]:
                left -= weights[index]
                index += 1
            p.answer(index, choice.number)
    missing = {"declare", "pack", "contest", "challenge", "power", "throw", "retest", "escalate", "take"}
    missing |= {"second-pack", "hand", "spend-life", "give-back", "deck", "lands"}
    assert not missing - set(seen)


WRONG = (
    ({"phase": "purple"}, "phase", "expected white, blue"),
    ({"phase": "completion", "row": 2}, "row", "no such thing in the phase completion"),
    ({"row": 9}, "row", "from 1 to 5"),
    ({"claim": "Serra Angel"}, "claim", "expected taking too"),
    ({"taking": {"A": 1}, "claim": "Serra Angel"}, "claim", "LIVE-3-CHAL-2"),
    ({"taking": {"A": 9}}, "taking.A", "from 0 to 3"),
    ({"A": {"physical": 9}}, "A.physical", "from 0 to 3"),
    ({"A": {"life": 0}}, "A.life", "from 1 to"),
    ({"A": {"packs": ["Serra Angel"]}, "B": {"packs": ["Serra Angel"]}}, "B.packs[0]", "LIVE-2-POOL-2"),
    ({"A": {"packs": ["Plains"]}}, "A.packs[0]", "no pack of this pool"),
    ({"A": {"secret": ["Serra Angel"]}}, "A.secret", "LIVE-3-COMP-5"),
    ({"A": {"declared": {"red": "mono"}}}, "A.declared.red", "comes later"),
    ({"phase": "red", "A": {"declared": {"white": "mono", "blue": "mono"}}}, "A.declared", "at most 1"),
    ({"phase": "red", "A": {"declared": {"white": "mono", "blue": "gold"}}}, "A.declared", "LIVE-3-DECL-1"),
    ({"phase": "lands", "A": {}}, "A", "LIVE-3-COMP-2"),
    ({"A": "out"}, "A", "two players at least"),
    ({"order": ["white"]}, "order", "LIVE-3-AUCTION-4"),
    ({"phase": "completion", "A": {"deck": "white"}, "line": ["B"]}, "line", "found B"),
    (
        {"taking": {"A": 3, "B": 3}, "claim": "Serra Angel", "challenge": {"by": "A", "against": "A"}},
        "challenge",
        "different players",
    ),
    (
        {
            "taking": {"A": 3, "B": 3},
            "claim": "Serra Angel",
            "challenge": {"by": "A", "against": "B", "lost": "A"},
        },
        "challenge.lost",
        "expected trait too",
    ),
    (
        {
            "taking": {"A": 3, "B": 3},
            "claim": "Serra Angel",
            "challenge": {"by": "A", "against": "B", "trait": "mental", "bid": {"by": "A", "life": 1}},
        },
        "challenge.bid",
        "expected a Power in powers",
    ),
)


@pytest.mark.parametrize(("said", "field", "message"), WRONG, ids=[str(one[0])[:50] for one in WRONG])
def test_what_cannot_be_is_refused_with_its_place(said: dict[str, Any], field: str, message: str) -> None:
    """An impossible description is refused with its place, what is wrong, and what was expected."""
    with pytest.raises(SetupError) as caught:
        GAME.start(Setup("live", 2, 1, {}, {"pool": {"seed": 1}}, said))
    assert caught.value.field == f"situation.{field}"
    assert message in str(caught.value)
