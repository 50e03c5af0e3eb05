"""Whole sessions of Magic Live between bots: the auction, then every game of its tournament."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, Final

from grimorio import games
from grimorio.bots import LEVELS, spelled_out
from grimorio.events.campaign_session import FORMS, Form, Session
from grimorio.games.live import cardset, pool, powerset
from grimorio.games.live.game import Live
from grimorio.games.live.numbers import magi_of
from grimorio.games.live.sheet import STARTING_TRAITS, Sheet
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import WATCHER, Luck, Position, Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of
from grimorio.kernel.sizes import quoted
from grimorio.simulator.one import Noted, Plan, bots_game, luck_of, told

EARNED: Final = 9
"""The experience that randomly drawn Magi have earned and spent on Powers."""

STYLES: Final = (*BASICS, "gold")
ORDERS: Final = tuple(permutations(STARTING_TRAITS))
TRAITS: Final = ("physical", "social", "mental")


@dataclass
class Contested:
    """A challenge in an auction: the rival contests the pack that the holder claims.

    Attributes:
        trait: the category of the challenge.
        traits: how many traits of this category the holder and the rival had.
        winner: 0 for the holder, 1 for the rival, -1 if both took a pack or one left the auction.
        powers: the Powers that the holder and the rival used, "" for none.
    """

    trait: str
    traits: tuple[int, int]
    winner: int = -1
    powers: tuple[str, str] = ("", "")


@dataclass
class Evening(Noted):
    """What happened in one session. Its winner is the player who alone has the first place in the tournament.

    Attributes:
        magi: for each seat, the Style of its Magus.
        kinds: for each seat, the kind of deck that it declared first, or "none".
        packs: for each seat, the names of the packs in its deck.
        lands: for each seat, the number of lands in its deck.
        pool: the names of all packs on offer.
        life: for each seat, its life before the auction and after it.
        lost: the life lost by all seats, by the id of the rule that took it.
        contested: the challenges, in the order in which they happened.
        games: for each game of the tournament its players, its winners, the reason of its end, and its number
            of turns.
        places: for each seat, the index of its bot in `Plan.bots`.
    """

    magi: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    packs: tuple[tuple[str, ...], ...] = ()
    lands: tuple[int, ...] = ()
    pool: tuple[str, ...] = ()
    life: tuple[tuple[int, int], ...] = ()
    lost: dict[str, int] = field(default_factory=dict)
    contested: list[Contested] = field(default_factory=list)
    games: list[tuple[tuple[int, ...], tuple[int, ...], str, int]] = field(default_factory=list)
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class SessionPlan(Plan):
    """A plan of many sessions. If `cards` names no sheets or no pool, each session draws random ones.

    Attributes:
        form: the form of the tournament.
        pilot: the bot that plays in the tournament, so that decks are compared and not bots.
        own: for each bot, the one that plays in the tournament for it instead; "" for the pilot.
    """

    form: Form = "round-robin"
    pilot: str = "greedy"
    own: tuple[str, ...] = ()

    def play(self, number: int) -> Evening:
        """Play the session with this number, and return what happened in it: decks, challenges and results.

        Raises SetupError, UnknownBot: the plan does not fit together.
        """
        count = len(self.bots)
        deal, turned = divmod(number, count) if self.turn_seats else (number, 0)
        luck = luck_of(self.seed, deal)
        places = tuple((seat + turned) % count for seat in range(count))
        bot_luck = luck_of(~self.seed, number)
        setup = Setup("live", count, luck.bits(), self.options, drawn(self.cards, count, luck))
        auction, thinking = bots_game(setup, [self.bots[place] for place in places], bot_luck)
        evening = noted(auction)
        evening.places = places
        thought = dict(zip(places, thinking, strict=True))
        evening.thinking = tuple(thought[place] for place in range(count))
        evening.decisions = sum(decisions for decisions, _ in thinking)
        _hold(self, auction, evening, luck)
        return evening


def drawn(cards: Any, seats: int, luck: Luck) -> dict[str, Any]:
    """The cards with which an auction is set up, as `Setup.cards` holds them, with random parts added.

    Args:
        cards: what is given of them (None, or a mapping as in a file of cards of Magic Live). Without
            "sheets" a random Magus is made for each seat, without "pool" a random pool.
        seats: the number of seats.
        luck: the source of what is random.
    """
    found = cardset.settled(cards)
    if found["sheets"] is None:
        powers = powerset.known(found["powers"])
        found["sheets"] = [_magus(f"Magus {seat + 1}", luck, powers).to_json() for seat in range(seats)]
    if found["pool"] is None:
        found["pool"] = pool.generate(luck.bits()).to_json()
    return found


def _magus(name: str, luck: Luck, powers: dict[str, Any]) -> Sheet:
    """A Magus with a random Style, and random Powers for its experience; `powers` are all Powers by name."""
    physical, social, mental = ORDERS[luck.below(len(ORDERS))]
    magus = Sheet(name, STYLES[luck.below(len(STYLES))], (physical, social, mental))
    magus = magus.award(EARNED, "earlier sessions")
    left = sorted(powers)
    while left:
        power = left.pop(luck.below(len(left)))
        if powers[power].price <= magus.available:
            magus = magus.learn(power, powers)
    return magus


def _hold(plan: SessionPlan, auction: Position, evening: Evening, luck: Luck) -> None:
    """Play the tournament after an auction, game by game, and add the results to the record `evening`.

    `luck` decides the seeds of the games. In a tournament of duels, each pair plays once.
    """
    game = auction.game
    assert isinstance(game, Live)
    decks, lives = tuple(game.decks(auction)), tuple(game.lives(auction))
    seats = magi_of(range(len(decks)))
    tournament = Session.begin(seats, plan.form, decks, lives, seed=f"{auction.setup.seed:x}")
    duels = list(tournament.next()) if plan.form == "duels" else []
    own = [plan.own[place] or plan.pilot for place in evening.places]
    while players := (duels[0] if duels else next(iter(tournament.next()), ())):
        position, _ = bots_game(
            tournament.setup(players, luck.bits()), [own[player] for player in players], Luck(luck.bits())
        )
        assert position.result is not None
        winners = tuple(players[seat] for seat in position.result.winners)
        turns = sum(event.NAME == "turn" for event in position.journal or ())
        evening.games.append((players, winners, position.result.reason, turns))
        tournament = tournament.after(players, winners)
        duels = duels[1:]
        if plan.form == "duels" and not duels:
            tournament = tournament.close()
    first = [line.player for line in tournament.standings() if line.place == 1]
    evening.winners = (evening.places[first[0]],) if len(first) == 1 else ()
    evening.reason = "first" if evening.winners else "shared"


def noted(auction: Position) -> Evening:
    """What happened in the auction of a session, read from its last position."""
    table = auction.seen_by(WATCHER)["table"]
    evening = Evening()
    magi = table["magi"]
    evening.magi = tuple(entry["style"] for entry in magi)
    evening.kinds = tuple(next(iter(entry["declared"].values()), "none") for entry in magi)
    evening.lands = tuple(sum(entry["lands"].values()) for entry in magi)
    evening.packs = tuple(
        tuple(entry["packs"] + (auction.seen_by(seat)["table"]["magi"][seat]["secret"]["packs"] or []))
        for seat, entry in zip(seats_of(len(magi)), magi, strict=True)
    )
    evening.pool = tuple(auction.book.packs)
    began: dict[int, int] = {}
    traits: dict[int, dict[str, int]] = {}
    now: _Now | None = None
    for event, seen in told(auction, evening.events):
        kind = seen["event"]
        if kind == "sheet":
            began[seen["seat"]] = seen["life"]
            traits[seen["seat"]] = dict(zip(TRAITS, seen["traits"], strict=True))
        elif kind == "life" and seen["by"] < 0:
            evening.lost[event.rule] = evening.lost.get(event.rule, 0) - seen["by"]
        elif kind == "lose-trait":
            mine = traits[seen["seat"]]
            mine[seen["trait"]] = max(0, mine[seen["trait"]] - seen["count"])
        elif kind == "power" and now is not None:
            now.uses(seen["seat"], seen["what"])
        if now is not None and now.ends(seen):
            now = None
        if kind == "challenge":
            trait = seen["trait"]
            had = traits[seen["seat"]][trait], traits[seen["rival"]][trait]
            now = _Now(Contested(trait, had), (seen["seat"], seen["rival"]))
            evening.contested.append(now.one)
    evening.life = tuple((began[seat], entry["life"]) for seat, entry in enumerate(magi))
    return evening


@dataclass
class _Now:
    """The challenge in progress while an auction's events are read; `seats` are its holder and its rival."""

    one: Contested
    seats: tuple[int, int]

    def uses(self, seat: Seat, power: str) -> None:
        if seat in self.seats:
            mine, theirs = self.one.powers
            self.one.powers = (power, theirs) if seat == self.seats[0] else (mine, power)

    def ends(self, seen: dict[str, Any]) -> bool:
        """Whether an event of the auction ends the challenge; if it shows who won, store the winner.

        `seen` is the event as everybody sees it.
        """
        if seen["event"] not in ("take", "place", "challenge", "yield", "leave"):
            return False
        won = seen["event"] in ("take", "place", "challenge") and seen["rule"] != "LIVE-4-FATE-1"
        holds = seen["event"] == "yield" and not seen["what"]
        if (won or holds) and seen["seat"] in self.seats:
            self.one.winner = self.seats.index(seen["seat"])
        return True


def planned(
    cards: Any = None,
    *,
    bots: tuple[str, ...] | list[str] = ("greedy",) * 4,
    seed: int = 0,
    options: dict[str, str] | None = None,
    form: Form = "round-robin",
    pilot: str = "greedy",
    turn_seats: bool = False,
) -> SessionPlan:
    """A plan of sessions, each determined by its number, after checking that its parts fit together.

    Args:
        cards: the cards of every session, as `Setup.cards` of the game `live`; where they name no sheets or
            no pool, each session draws random ones.
        bots: a bot's name for each seat of the auction. One that is named by its level plays its games of
            Magic at that level, as in a campaign.
        seed: determines, together with its number k, all luck of session k.
        options: the values of the options of the game `live`.
        form: the form of the tournament.
        pilot: the bot that plays in the tournament for all others.
        turn_seats: whether the bots move one seat on after each session with the same sheets and luck,
            until each bot has played every seat.

    Raises:
        SetupError: seats, options, cards or the form do not fit.
        UnknownBot: there is no bot of one of these names.
    """
    setup = Setup("live", len(bots), 0, dict(options or {}), cards)
    games.get("live").start(setup)
    if form not in FORMS:
        problem = "expected one of {names}, found {found}"
        raise SetupError("form", problem, "one-of-these", names=FORMS, found=quoted(form))
    names = tuple(spelled_out(bot, "live") for bot in bots)
    spelled_out(pilot, "magic")
    own = tuple(bot if bot in LEVELS else "" for bot in bots)
    return SessionPlan("live", names, seed, setup.options, cards, turn_seats, form=form, pilot=pilot, own=own)
