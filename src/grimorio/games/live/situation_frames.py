"""Read what is going on in an auction set up by hand: rows, claims, challenges, completion, lands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.games.live.meaning import ARTIFACTS, GOLD, SPELL_DECKS
from grimorio.games.live.rules.auction import Auction, Picks
from grimorio.games.live.rules.challenge import MENTAL, Challenge
from grimorio.games.live.rules.completion import Completion, Lands, Precedence
from grimorio.games.live.rules.power import RULES, Escalation, GiveBack, Offer
from grimorio.games.live.rules.session import Session
from grimorio.games.live.rules.things import KINDS, Mage, around, mage, table
from grimorio.games.live.words import (
    DECKS,
    TRAITS,
    BidsLife,
    GivesUp,
    OffersTwo,
    Retests,
    Returns,
    Wins,
    Word,
)
from grimorio.kernel import SetupError
from grimorio.kernel.described import items, known, one_of, whole
from grimorio.kernel.seats import NO_SEAT, Seat

if TYPE_CHECKING:
    from grimorio.games.live.situation import Reader

CHALLENGE_KEYS = (
    "by",
    "against",
    "then",
    "trait",
    "powers",
    "carried_out",
    "won",
    "bid",
    "second",
    "returns",
    "lost",
    "paid",
    "used",
    "overbid",
    "ties",
)
IN_AUCTION = DECKS[:SPELL_DECKS]
WHEN = {
    "row": IN_AUCTION,
    "taking": IN_AUCTION,
    "claim": IN_AUCTION,
    "challenge": (*IN_AUCTION, "completion"),
    "line": ("completion",),
}
"""The phases in which each key of a description is allowed."""


def procedures(r: Reader, phase: str) -> None:
    """Push the frames that the description says are in progress, outermost first.

    `phase` is the name of the present phase: a deck under auction, "completion", "lands" or "tournament".
    Raises SetupError: the description does not fit the position.
    """
    p = r.p
    session = Session()
    p.push(session)
    order = table(p).order
    session.order = order[:ARTIFACTS]
    for key, phases in WHEN.items():
        if key in r.data and phase not in phases:
            problem = "there is no such thing in the phase {phase} (LIVE-3-PHASE-1)"
            raise SetupError(key, problem, "live-no-such", phase=phase)
    if phase in DECKS:
        session.phase, session.step = "auction", Session.auction
        session.at = order.index(DECKS.index(phase)) + 1
        _auction(r, DECKS.index(phase))
        return
    session.at = len(order)
    session.phase = "completion" if phase == "completion" else "lands"
    if phase == "completion":
        session.step = Session.lands
        _completion(r)
        return
    session.step = Session.over
    if phase == "tournament":
        return
    r.complete()
    lands = Lands()
    p.push(lands)
    given = [r.data.get(name) for name in r.names]
    asked = [len(magus["lands"]) for magus in given if isinstance(magus, dict) and magus.get("lands")]
    lands.at = max(asked, default=0)
    for name, magus in zip(r.names, given, strict=True):
        if magus != "out" and lands.at:
            _lands_so_far(r, lands, name, magus)


def _lands_so_far(r: Reader, lands: Lands, name: str, data: Any) -> None:
    """Check that a seat's description names the lands that the seat has been asked for, and no others.

    `name` is the seat's letter, `data` the description, and `lands` the frame that asks. Raises SetupError:
    the description names other lands (LIVE-3-COMP-6).
    """
    seat = Seat(r.names.index(name))
    said = data.get("lands") if isinstance(data, dict) else None
    asked = Lands()
    wanted = []
    for at in range(lands.at):
        asked.at = at
        wanted.append(r.book.lands[asked.land(r.p, seat)])
    if sorted(said or {}) != sorted(wanted):
        found = ", ".join(said or {}) or "none"
        problem = "expected {names}; found {found} (LIVE-3-COMP-6)"
        raise SetupError(f"{name}.lands", problem, "live-lands-of", names=tuple(wanted), found=found)


# -- the auction of a deck -----------------------------------------------------------------------


def _auction(r: Reader, deck: int) -> None:
    """Begin the auction of a deck at the described row of its table, with the claim or challenge in progress.

    Raises SetupError: the description does not fit the position.
    """
    p = r.p
    auction = Auction(deck)
    p.push(auction)
    rows = auction.rows()
    auction.row = whole(r.data.get("row", 1), 1, len(rows), "row") - 1
    auction.step = Auction.declare
    challenge = r.data.get("challenge")
    kind, count, rule = rows[auction.row]
    taking = r.data.get("taking")
    if taking is None and challenge is not None:
        known(challenge, CHALLENGE_KEYS, "challenge")
        taking = {key: count for key in (challenge.get("by"), challenge.get("against")) if key is not None}
    if taking is None:
        if "claim" in r.data:
            problem = "expected taking too: who may still take how many packs in this row"
            raise SetupError("claim", problem, "live-taking")
        return
    known(taking, tuple(r.names), "taking")
    seats = tuple(Seat(r.names.index(name)) for name in taking)
    picks = Picks(seats, count, deck, rule)
    picks.left = tuple(whole(taking[name], 0, count, f"taking.{name}") for name in taking)
    for seat, name in zip(seats, taking, strict=True):
        _declares(r, seat, deck, kind, f"taking.{name}")
    style = GOLD if deck == ARTIFACTS and r.book.choices.gold_artifacts else -1 if deck == ARTIFACTS else deck
    if all(r.book.magi[seat].style == style for seat in seats):
        later = tuple(
            seat for seat in around(p, Seat(0)) if seat not in seats and mage(p, seat).declared[deck] == kind
        )
        auction.groups = (later,) if later else ()
    auction.step = Auction.take
    p.push(picks)
    if "claim" in r.data:
        _claim(r, picks)
    if challenge is not None:
        if picks.pack < 0:
            problem = "expected the pack that the challenge is about (LIVE-3-CHAL-4)"
            raise SetupError("claim", problem, "live-challenge-pack")
        picks.step = Picks.met
        fight, then = _sides(r, challenge, seats, picks.pack, deck)
        picks.holder, picks.rivals = fight.holder, then
        _challenge(r, fight, challenge)


def _declares(r: Reader, seat: Seat, deck: int, kind: int, where: str) -> None:
    """Store that a seat that takes a pack in the described row has declared the row's kind of deck.

    The rule is LIVE-3-AUCTION-2. Raises SetupError, with the path `where`: the seat has declared another
    kind, or its player left.
    """
    magus: Mage = mage(r.p, seat)
    if not magus.playing:
        raise SetupError(where, "{name} is out", "live-is-out", name=r.names[seat])
    if magus.declared[deck] not in (-1, kind):
        raise SetupError(
            where,
            "{name} declared {kind}, the row is for {row}",
            "live-row-for",
            name=r.names[seat],
            kind=KINDS[magus.declared[deck]],
            row=KINDS[kind],
        )
    magus.declared = (*magus.declared[:deck], kind, *magus.declared[deck + 1 :])


def _claim(r: Reader, picks: Picks) -> None:
    """Read which pack the described auction is about to decide, and set it in the frame `picks`.

    The seat whose turn it is claims the pack. Raises SetupError: the pack is not on the table, or no other
    seat could contest it.
    """
    pack = r.pack(r.data["claim"], "claim")
    if pack not in table(r.p).packs:
        problem = "{name} does not lie on the table (LIVE-3-AUCTION-5)"
        raise SetupError("claim", problem, "live-not-on-table", name=r.book.packs[pack])
    due = picks.due(r.p)
    if len(due) < 2:
        problem = "expected two in taking at least: who is alone asks nobody (LIVE-3-CHAL-2)"
        raise SetupError("claim", problem, "live-two-taking")
    picks.turn = picks.seats.index(due[0])
    picks.pack, picks.holder = pack, due[0]
    picks.step = Picks.ask_contest


# -- challenges ----------------------------------------------------------------------------------


def _sides(
    r: Reader, data: Any, seats: tuple[Seat, ...], pack: int, deck: int
) -> tuple[Challenge, tuple[Seat, ...]]:
    """Read a described challenge for a pack, at the moment before its category is chosen.

    Args:
        r: the reader of the description.
        data: the description of the challenge.
        seats: the players who may take part.
        pack, deck: the indices of the pack and of its deck.

    Returns:
        (the challenge, the rivals that its winner meets afterwards, in order).

    Raises:
        SetupError: a name is not that of one of `seats`, or stands twice.
    """
    known(data, CHALLENGE_KEYS, "challenge")
    names = tuple(r.names[seat] for seat in seats)
    by, against = (
        Seat(r.names.index(one_of(data.get(key), names, f"challenge.{key}"))) for key in ("by", "against")
    )
    then = tuple(
        Seat(r.names.index(one_of(name, names, f"challenge.then[{place}]")))
        for place, name in enumerate(items(data.get("then"), "challenge.then"))
    )
    if by == against or by in then or against in then or len(set(then)) < len(then):
        problem = "expected different players in by, against and then (LIVE-3-CHAL-4)"
        raise SetupError("challenge", problem, "live-different")
    return Challenge(by, against, pack, deck), then


def _challenge(r: Reader, challenge: Challenge, data: dict[str, Any]) -> None:
    """Push the frame of a challenge, with all that the description says has happened in it.

    `data` is that description: a mapping with the keys that it may have ("by", "against", "trait" and so on).
    Raises SetupError: the description contradicts the rules of a challenge.
    """
    r.p.push(challenge)
    if "trait" not in data:
        if more := [key for key in data if key not in ("by", "against", "then")]:
            problem = "expected trait too: the category chosen (LIVE-3-CHAL-5)"
            raise SetupError(f"challenge.{more[0]}", problem, "live-challenge-trait")
        return
    challenge.trait = TRAITS.index(one_of(data["trait"], TRAITS, "challenge.trait"))
    challenge.step = Challenge.activate if challenge.trait == MENTAL else Challenge.test
    if "powers" in data:
        _powers(r, challenge, data["powers"])
        _carried_out(r, challenge, data)
    challenge.ties = whole(data.get("ties", 0), 0, 1, "challenge.ties")
    for seat in (challenge.holder, challenge.rival):
        name = r.names[seat]
        used = data.get("used", {})
        known(used, (r.names[challenge.holder], r.names[challenge.rival]), "challenge.used")
        for place, how in enumerate(items(used.get(name), f"challenge.used.{name}")):
            devices = ("life", *(power for power in r.book.magi[seat].powers if r.book.powers[power].after))
            challenge.used += ((seat, one_of(how, devices, f"challenge.used.{name}[{place}]")),)
    challenge.paid = tuple(
        _party(r, challenge, name, "challenge.paid") for name in items(data.get("paid"), "challenge.paid")
    )
    if "overbid" in data:
        challenge.overbidder = _party(r, challenge, data["overbid"], "challenge.overbid")
    if challenge.ties or challenge.used or challenge.paid or challenge.overbidder >= 0:
        challenge.tested = True
        if "lost" not in data:
            challenge.todo, challenge.step = (), Challenge.test
    if "lost" in data:
        challenge.winner = challenge.other(_party(r, challenge, data["lost"], "challenge.lost"))
        challenge.tested, challenge.todo, challenge.step = True, (), Challenge.after
    in_progress = [key for key in ("bid", "second", "returns") if key in data]
    if len(in_progress) > 1 or (in_progress and "lost" in data):
        problem = "expected one of bid, second, returns and lost"
        raise SetupError(f"challenge.{in_progress[0]}", problem, "live-challenge-step")
    if in_progress:
        _in_progress(r, challenge, in_progress[0], data[in_progress[0]])


def _party(r: Reader, challenge: Challenge, name: Any, where: str) -> Seat:
    """The seat, with the letter `name`, of one of the two players in the challenge.

    Raises SetupError, with the path `where`: the letter is that of neither.
    """
    names = (r.names[challenge.holder], r.names[challenge.rival])
    return Seat(r.names.index(one_of(name, names, where)))


def _powers(r: Reader, challenge: Challenge, data: Any) -> None:
    """Read the Powers that both players have activated, shown and paid (LIVE-3-MEN-1).

    `data` has the name of the Power, or "none", by the letter of the player's seat. Raises SetupError: the
    challenge is not mental, or a player does not have the Power.
    """
    if challenge.trait != MENTAL:
        problem = "Powers are activated in a mental challenge only (LIVE-3-MEN-1)"
        raise SetupError("challenge.powers", problem, "live-powers-mental")
    names = {seat: r.names[seat] for seat in (challenge.holder, challenge.rival)}
    known(data, tuple(names.values()), "challenge.powers")
    chosen = [
        one_of(data.get(name, "none"), ("none", *r.book.magi[seat].powers), f"challenge.powers.{name}")
        for seat, name in names.items()
    ]
    mine, theirs = ("" if name == "none" else name for name in chosen)
    challenge.powers = (mine, theirs)
    challenge.todo = challenge.to_do(r.p, challenge.decider(r.p))
    challenge.step = Challenge.carry_out


def _carried_out(r: Reader, challenge: Challenge, data: dict[str, Any]) -> None:
    """Apply to a described challenge what the Powers that are carried out already have decided in it.

    Their effects are removed from `todo`, the effects still to be carried out. `data` is the description of
    the challenge; its "carried_out" names the seats of these Powers.
    """
    names = items(data.get("carried_out"), "challenge.carried_out")
    done = [_party(r, challenge, name, f"challenge.carried_out[{place}]") for place, name in enumerate(names)]
    for seat, place in challenge.todo:
        word = challenge.words(r.p, seat)[place]
        if seat not in done:
            continue
        if isinstance(word, Wins):
            challenge.winner, challenge.final = seat, word.final
        elif isinstance(word, GivesUp):
            challenge.winner, challenge.free = challenge.other(seat), True
        elif isinstance(word, BidsLife):
            challenge.winner, challenge.free = _party(r, challenge, data.get("won"), "challenge.won"), True
        elif isinstance(word, OffersTwo):
            challenge.both = challenge.free = True
    challenge.todo = tuple((seat, place) for seat, place in challenge.todo if seat not in done)


def _in_progress(r: Reader, challenge: Challenge, key: str, data: Any) -> None:
    """Push the frame of a Power that is being carried out: bidding life, offering or returning packs.

    `key` is the key in the challenge's description: "bid", "second" or "returns"; `data` is its value.
    """
    where = f"challenge.{key}"
    kind: type[Word] = {"bid": BidsLife, "second": OffersTwo, "returns": Returns}[key]  # type: ignore[assignment]
    user = NO_SEAT
    while challenge.todo and user < 0:
        (seat, place), challenge.todo = challenge.todo[0], challenge.todo[1:]
        if isinstance(challenge.words(r.p, seat)[place], kind):
            user = seat
    paying = [seat for seat, how in challenge.used if how in challenge.powers]
    if user < 0 and key == "returns" and paying:
        r.p.push(GiveBack(paying[-1], whole(data, 1, 60, where), challenge.deck, RULES[Retests]))
        challenge.step = Challenge.test
        return
    if user < 0:
        problem = "expected a Power in powers that does this ({name})"
        raise SetupError(where, problem, "live-power-does", name=RULES[kind])
    other = challenge.other(user)
    if key == "bid":
        known(data, ("by", "life"), where)
        bidder = _party(r, challenge, data.get("by"), f"{where}.by")
        bids = Escalation(challenge.other(bidder), bidder)
        bids.bid = whole(data.get("life"), 1, max(1, mage(r.p, bidder).life - 1), f"{where}.life")
        challenge.step = Challenge.decided
        r.p.push(bids)
    elif key == "second":
        offer = Offer(user, other, challenge.pack)
        offer.second = r.pack(data, where)
        if offer.second == challenge.pack or offer.second not in table(r.p).packs:
            problem = "expected another pack that lies on the table (LIVE-4-FATE-1)"
            raise SetupError(where, problem, "live-other-pack")
        offer.step = Offer.pick
        challenge.step = Challenge.decided
        r.p.push(offer)
    else:
        r.p.push(GiveBack(other, whole(data, 1, 60, where), challenge.deck, RULES[Returns]))


# -- the completion ------------------------------------------------------------------------------


def _completion(r: Reader) -> None:
    """Begin the described completion, the phase in which players fill up their decks after the auctions.

    The description may name the order in which the seats take packs, and a challenge in progress. Raises
    SetupError: it does not fit the position.
    """
    p = r.p
    completion = Completion(len(r.names))
    p.push(completion)
    chosen = []
    for name in r.names:
        data = r.data.get(name)
        deck = data.get("deck") if isinstance(data, dict) else None
        chosen.append(-1 if deck is None else DECKS.index(one_of(deck, DECKS[:SPELL_DECKS], f"{name}.deck")))
    completion.chosen = tuple(chosen)
    completion.fresh = tuple(seat for seat in around(p, table(p).first) if chosen[seat] >= 0)
    if "line" in r.data:
        line = tuple(r.seat(name, f"line[{at}]") for at, name in enumerate(items(r.data["line"], "line")))
        if wrong := [seat for seat in line if seat not in completion.fresh or line.count(seat) > 1]:
            problem = "expected players once who have declared a deck, found {found}"
            raise SetupError("line", problem, "live-declared-once", found=r.names[wrong[0]])
        completion.line = line
        completion.step = Completion.look
    elif completion.fresh:
        completion.groups = completion.equals(p)
        completion.step = Completion.settle
    if "challenge" in r.data:
        _place(r, completion)


def _place(r: Reader, completion: Completion) -> None:
    """Begin the described challenge between players who want the same place in the order of taking.

    The rule is LIVE-3-COMP-4. `completion` is the frame in progress, in which decks are filled up. Raises
    SetupError: the players do not compete for the same deck.
    """
    data = r.data["challenge"]
    fight, then = _sides(r, data, completion.fresh, -1, 0)
    groups = [group for group in completion.groups if fight.holder in group[1]]
    if not groups or not {fight.rival, *then} <= set(groups[0][1]):
        problem = "expected players with the same right to the same deck (LIVE-3-COMP-4)"
        raise SetupError("challenge", problem, "live-same-right")
    fight.deck, seats = groups[0]
    at = completion.groups.index(groups[0])
    completion.placed = tuple(seat for _, group in completion.groups[:at] for seat in group)
    completion.groups = completion.groups[at + 1 :]
    completion.step = Completion.settled
    place = Precedence(fight.deck, seats)
    place.holder, place.rivals, place.step = fight.holder, then, Precedence.met
    r.p.push(place)
    _challenge(r, fight, data)
