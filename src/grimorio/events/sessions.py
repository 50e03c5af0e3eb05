"""Whole sessions of Magic Live between bots: the auction, then every game of its tournament."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from typing import Any, Final

from grimorio import games
from grimorio.bots import Sight, make_bot, spelled_out
from grimorio.events.campaign_tournament import FORMS, Form, Tournament
from grimorio.games.live import cardset, pool, powerset
from grimorio.games.live.game import Live
from grimorio.games.live.sheet import STARTING_TRAITS, Sheet
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import WATCHER, Luck, Position, Setup, SetupError
from grimorio.simulator.one import Noted, Plan, luck_of, told

EARNED: Final = 9
"""Experience that Magi drawn by luck have spent on Powers."""

STYLES: Final = (*BASICS, "gold")
ORDERS: Final = tuple(permutations(STARTING_TRAITS))
TRAITS: Final = ("physical", "social", "mental")


@dataclass
class Contested:
    """A challenge of an auction.

    Attributes:
        trait: its category.
        traits: how many of it holder and rival had.
        winner: 0 the holder, 1 the rival, -1 when both took a pack or one left.
        powers: the Powers they used, "" for none.
    """

    trait: str
    traits: tuple[int, int]
    winner: int = -1
    powers: tuple[str, str] = ("", "")


@dataclass
class Evening(Noted):
    """What a session leaves behind; the winner is who alone is first in the tournament.

    Attributes:
        magi: the Style of each seat, by seat as all that follows.
        kinds: what each declared first.
        packs: the packs of each deck.
        lands: how many lands each deck has.
        pool: all packs on offer.
        life: the life each began with, and what the auction left.
        lost: life by the rule that took it.
        contested: the challenges.
        games: of each game of the tournament its players, its winners, why it ended, and its turns.
        places: the place in the plan's bots of each seat.
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
    """Many sessions. Where `cards` names no sheets or no pool, each session draws its own.

    Attributes:
        form: how the tournament is played.
        pilot: the bot that plays all of its games, so that decks are compared and not players.
    """

    form: Form = "round-robin"
    pilot: str = "greedy"

    def play(self, number: int) -> Evening:
        """Play the session of this number. Raises SetupError, UnknownBot: the plan does not fit."""
        count = len(self.bots)
        deal, turned = divmod(number, count) if self.turn_seats else (number, 0)
        luck = luck_of(self.seed, deal)
        places = tuple((seat + turned) % count for seat in range(count))
        bot_luck = luck_of(~self.seed, number)
        setup = Setup("live", count, luck.bits(), self.options, drawn(self.cards, count, luck))
        auction, thinking = played(setup, [self.bots[place] for place in places], bot_luck)
        evening = noted(auction)
        evening.places = places
        thought = dict(zip(places, thinking, strict=True))
        evening.thinking = tuple(thought[place] for place in range(count))
        evening.decisions = sum(decisions for decisions, _ in thinking)
        _hold(self, auction, evening, luck)
        return evening


def drawn(cards: Any, seats: int, luck: Luck) -> dict[str, Any]:
    """The cards of a session: sheets and pool by luck where none are named."""
    found = cardset.settled(cards)
    if found["sheets"] is None:
        powers = powerset.known(found["powers"])
        found["sheets"] = [_magus(f"Magus {seat + 1}", luck, powers).to_json() for seat in range(seats)]
    if found["pool"] is None:
        found["pool"] = pool.generate(luck.bits()).to_json()
    return found


def _magus(name: str, luck: Luck, powers: dict[str, Any]) -> Sheet:
    """A Magus of any Style, with Powers for all of its experience."""
    physical, social, mental = ORDERS[luck.below(len(ORDERS))]
    magus = Sheet(name, STYLES[luck.below(len(STYLES))], (physical, social, mental))
    magus = magus.award(EARNED, "earlier sessions")
    left = sorted(powers)
    while left:
        power = left.pop(luck.below(len(left)))
        if powers[power].price <= magus.available:
            magus = magus.learn(power, powers)
    return magus


def played(setup: Setup, names: list[str], luck: Luck) -> tuple[Position, list[tuple[int, float]]]:
    """A game of bots at its end, with its journal; and for each seat decisions and seconds."""
    game = games.get(setup.game)
    bots = [make_bot(name, game, luck.bits()) for name in names]
    position = game.start(setup, journal=True)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not position.over:
        choice = position.choice
        seat = choice.seat
        began = time.perf_counter()
        index = bots[seat].choose(Sight(position, seat), partial(position.imagine, seat))
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        position.answer(index, choice.number)
    return position, list(zip(decisions, seconds, strict=True))


def _hold(plan: SessionPlan, auction: Position, evening: Evening, luck: Luck) -> None:
    """The tournament, its games in their order; free duels are one each."""
    game = auction.game
    assert isinstance(game, Live)
    tournament = Tournament(plan.form, tuple(game.decks(auction)), tuple(game.lives(auction)))
    duels = list(tournament.next()) if plan.form == "duels" else []
    while players := (duels[0] if duels else next(iter(tournament.next()), ())):
        position, _ = played(
            tournament.setup(players, luck.bits()), [plan.pilot] * len(players), Luck(luck.bits())
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
    """What an auction that is over leaves behind."""
    table = auction.seen_by(WATCHER)["table"]
    evening = Evening()
    magi = table["magi"]
    evening.magi = tuple(entry["style"] for entry in magi)
    evening.kinds = tuple(next(iter(entry["declared"].values()), "none") for entry in magi)
    evening.lands = tuple(sum(entry["lands"].values()) for entry in magi)
    evening.packs = tuple(
        tuple(entry["packs"] + (auction.seen_by(seat)["table"]["magi"][seat]["secret"]["packs"] or []))
        for seat, entry in enumerate(magi)
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
    """The challenge that is being followed in a log, between these seats."""

    one: Contested
    seats: tuple[int, int]

    def uses(self, seat: int, power: str) -> None:
        if seat in self.seats:
            mine, theirs = self.one.powers
            self.one.powers = (power, theirs) if seat == self.seats[0] else (mine, power)

    def ends(self, seen: dict[str, Any]) -> bool:
        """Whether an event tells how it ended: who takes, or who holds against the next rival."""
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
    """A plan whose parts fit together.

    Args:
        cards: of every session, as `Setup.cards` of the game `live`.
        bots: a bot's name for each seat of the auction.
        seed: session k is decided by (seed, k).
        options: of the auction's rules.
        form: how the tournament is played.
        pilot: the bot that plays Magic for everybody.
        turn_seats: whether the bots move one seat on after each session while all else stays.

    Raises:
        SetupError: seats, options or cards do not fit.
        UnknownBot: a bot's name is none.
    """
    setup = Setup("live", len(bots), 0, dict(options or {}), cards)
    games.get("live").start(setup)
    if form not in FORMS:
        raise SetupError("form", f"expected one of {', '.join(FORMS)}, found {form!r}")
    names = tuple(spelled_out(bot, "live") for bot in bots)
    spelled_out(pilot, "magic")
    return SessionPlan("live", names, seed, setup.options, cards, turn_seats, form=form, pilot=pilot)
