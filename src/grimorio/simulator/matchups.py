"""Compare decks: `matchups` plays all pairings, `compare` plays two versions of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import sqrt
from typing import Any

from grimorio import games as games_
from grimorio.decks import Deck
from grimorio.kernel import Setup
from grimorio.kernel.faults import Fault
from grimorio.simulator.intervals import LEVEL, share, student
from grimorio.simulator.many import Watch, played
from grimorio.simulator.one import Noted, Plan
from grimorio.simulator.report import checked, lengths

SEATS = 2


def matchups(
    game: str,
    decks: Sequence[Deck],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, str] | None = None,
    cards: Any = None,
    records: str = "",
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Play every pairing of some decks; every deal is played twice, with the sides swapped.

    Args:
        game: name of a game for two that is played with decks.
        decks: at least two decks.
        games: the number of games for each pairing, rounded up to an even number.
        seed: determines the deals; all pairings play the same ones.
        jobs: the number of processes; the result does not depend on it.
        bots: the bot of the first deck of a pairing, and that of the second.
        options, cards: as in `Setup`.
        records: as in `Plan`.
        progress: called after every game with a `Progress`.

    Returns:
        The report as JSON data: the arguments; "decks", "pairings" and "first" (the player who plays first)
        with games, wins, rate and interval; and the lengths of games. The wins of a pairing are those of the
        deck that it names first.

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
        ValueError: fewer than two decks.
    """
    if len(decks) < SEATS:
        raise Fault("expected two decks or more", "two-decks-more")
    games += games % SEATS
    pairings = tuple(combinations(range(len(decks)), SEATS))
    plan = replace(_plan(game, decks, pairings, seed, bots, options, cards), records=records)
    tally = _Tally(pairings)
    for number, noted in enumerate(played(plan, games * len(pairings), jobs, watch=progress)):
        tally.add(number % len(pairings), noted)
    return {**_asked(plan), "games": games, **tally.report(named(decks), games)}


class _Tally:
    """The results of the games between decks, counted by pairing.

    Attributes:
        pairings: the pairings, each as the places of two decks in the list of decks.
        wins: how many games each deck won, by (number of the pairing, place of the deck in it).
        draws: how many games were drawn, by the number of the pairing.
        first: how many games were won by the player who played first.
        rounds, ends: how many games had each length in rounds, and each reason of their end.
    """

    def __init__(self, pairings: tuple[tuple[int, ...], ...]) -> None:
        self.pairings = pairings
        self.wins: Counter[tuple[int, int]] = Counter()
        self.draws: Counter[int] = Counter()
        self.first = 0
        self.rounds: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()

    def add(self, which: int, noted: Noted) -> None:
        """Count one game of the pairing with the number `which`."""
        self.rounds[noted.rounds] += 1
        self.ends[noted.reason] += 1
        self.draws[which] += not noted.winners
        for place in noted.winners:
            self.wins[which, place] += 1
            self.first += place == noted.first

    def report(self, names: Sequence[str], games: int) -> dict[str, Any]:
        """The counts as JSON data: by deck, by pairing, and of all games.

        `names` are those of the decks; `games` is how many games each pairing played.
        """
        pairings, wins = self.pairings, self.wins
        rows = [
            {
                "a": names[a],
                "b": names[b],
                **share(wins[which, 0], games),
                "losses": wins[which, 1],
                "draws": self.draws[which],
            }
            for which, (a, b) in enumerate(pairings)
        ]
        each = games * (len(names) - 1)
        of_deck = [
            sum(wins[which, pair.index(deck)] for which, pair in enumerate(pairings) if deck in pair)
            for deck in range(len(names))
        ]
        return {
            "decks": [{"deck": name, **share(won, each)} for name, won in zip(names, of_deck, strict=True)],
            "pairings": rows,
            "first": share(self.first, games * len(pairings)),
            "draws": self.draws.total(),
            "ends": dict(sorted(self.ends.items())),
            "rounds": lengths(self.rounds),
        }


def compare(
    game: str,
    old: Deck,
    new: Deck,
    field: Sequence[Deck],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, str] | None = None,
    cards: Any = None,
    records: str = "",
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Play two versions of a deck against the same opponents, with the same deals and on the same sides.

    Before the shuffle, the cards that both versions have lie at the same places, so that both versions draw
    alike. The difference between two such games says more than that between games with different deals.

    Args:
        game: name of a game for two that is played with decks.
        old, new: the two versions of the deck.
        field: the opponents' decks.
        games: the number of games of each version against each opponent, rounded up to an even number.
        seed, jobs, bots, options, cards, records, progress: as in `matchups`.

    Returns:
        The report as JSON data: "old" and "new" with games, wins, rate and interval; "difference", the score
        of the new version minus that of the old one (a draw is half a win), with its 95 % interval
        (Student's, over the pairs of games); and the same for each deck of the "field".

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
        ValueError: the field is empty.
    """
    if not field:
        raise Fault("expected a deck to play against", "deck-against")
    games += games % SEATS
    plan = versions_plan(game, (old, new), field, seed=seed, bots=bots, options=options, cards=cards)
    plan = replace(plan, records=records)
    scores = [score(noted) for noted in played(plan, games * len(plan.pairings), jobs, watch=progress)]
    versions = versions_report((old, new), field, scores)
    return {**_asked(plan), "games": games, **versions}


def versions_plan(
    game: str,
    versions: Sequence[Deck],
    field: Sequence[Deck],
    *,
    seed: int = 0,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, str] | None = None,
    cards: Any = None,
) -> Plan:
    """The plan of games in which each version of a deck meets each deck of a field, as in `compare`.

    Args:
        game: name of a game for two that is played with decks.
        versions: one deck, or the old and the new version of it.
        field: the opponents' decks.
        seed, bots, options, cards: as in `matchups`.

    Returns:
        The plan. Game k is of pairing k modulo their number; the pairings are those of the first opponent
        with each version, then those of the second, and so on.

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
    """
    old, *later = versions
    decks = (old, *(laid_alike(old, new) for new in later), *field)
    count = len(versions)
    pairings = tuple((version, count + place) for place in range(len(field)) for version in range(count))
    return _plan(game, decks, pairings, seed, bots, options, cards)


def score(noted: Noted) -> float:
    """The score of a pairing's first deck in a game: 1 for a win, 0.5 for a draw, 0 for a loss."""
    return float(0 in noted.winners) if noted.winners else 0.5


def versions_report(
    versions: Sequence[Deck], field: Sequence[Deck], scores: Sequence[float]
) -> dict[str, Any]:
    """The results of one or two versions of a deck against a field, as JSON data.

    Args:
        versions, field: as in `versions_plan`.
        scores: the `score` of each game of the plan, from the first on; games may be missing at the end.

    Returns:
        As `compare`, without the arguments. Of a single deck there is "new" alone, and no difference.
    """
    keys = ("old", "new")[-len(versions) :]
    count = len(versions) * len(field)
    each = [list(scores[pairing::count]) for pairing in range(count)]
    parts = [dict(zip(keys, each[at : at + len(keys)], strict=True)) for at in range(0, count, len(keys))]
    whole = {key: [result for part in parts for result in part[key]] for key in keys}
    named_versions = zip(keys, named(versions), strict=True)
    return {
        **{key: {"deck": name, **_shares(whole)[key]} for key, name in named_versions},
        **_differences(parts),
        "field": [
            {"deck": name, **_shares(part), **_differences([part])}
            for name, part in zip(named(field), parts, strict=True)
        ],
    }


def _shares(scores: dict[str, list[float]]) -> dict[str, Any]:
    """The share of games won for each list of scores, as `intervals.share` gives it."""
    return {key: share(part.count(1.0), len(part)) for key, part in scores.items()}


def _differences(parts: list[dict[str, list[float]]]) -> dict[str, Any]:
    """The `difference` between the scores "old" and "new" of all parts; empty without "old"."""
    if "old" not in parts[0]:
        return {}
    pairs = [new - old for part in parts for old, new in zip(part["old"], part["new"], strict=False)]
    return difference(pairs) if pairs else {"difference": None, "interval": [-1.0, 1.0]}


def difference(pairs: Sequence[float]) -> dict[str, Any]:
    """The mean of paired differences as "difference", with its 95 % interval (Student's) as "interval".

    Even when all differences are equal, the interval reaches r = 1 - 0.05 ** (1 / number of pairs) to either
    side: if games differed in a share r of all possible pairs, they would differ in at least one of these
    pairs with a probability of 95 %.
    """
    count = len(pairs)
    mean = sum(pairs) / count
    if count < 2:
        return {"difference": round(mean, 4), "interval": [-1.0, 1.0]}
    spread = sqrt(sum((one - mean) ** 2 for one in pairs) / (count - 1) / count)
    reach = max(student(count - 1) * spread, 1 - (1 - LEVEL) ** (1 / count))
    interval = [round(max(-1.0, mean - reach), 4), round(min(1.0, mean + reach), 4)]
    return {"difference": round(mean, 4), "interval": interval}


def named(decks: Sequence[Deck]) -> list[str]:
    """The names of the decks; a deck without a name, or with the name of another, gets a number."""
    found: list[str] = []
    for place, deck in enumerate(decks):
        plain = name = deck.name or f"deck {place + 1}"
        count = 1
        while name in found:
            count += 1
            name = f"{plain} ({count})"
        found.append(name)
    return found


def laid_alike(old: Deck, new: Deck) -> Deck:
    """The new version of a deck, arranged like the old one.

    Cards that both versions have are at the same places; cards that only the new version has fill the gaps.
    """
    wanted = {card: count for count, card in new.main}
    before = {card for _, card in old.main}
    added = [entry for entry in new.main if entry[1] not in before]
    main: list[tuple[int, str]] = []
    for count, card in old.main:
        gap = count - wanted.get(card, 0)
        if wanted.get(card):
            main.append((wanted[card], card))
        while gap > 0 and added:
            main.append(added.pop(0))
            gap -= main[-1][0]
    return Deck(new.name, (*main, *added), new.sideboard)


def _plan(
    game: str,
    decks: Sequence[Deck],
    pairings: tuple[tuple[int, ...], ...],
    seed: int,
    bots: Sequence[str],
    options: dict[str, str] | None,
    cards: Any,
) -> Plan:
    """The plan of a run in which decks meet, after checking that a game with each deck can start.

    `pairings` has for each pairing the indices of its decks; `seed`, `bots`, `options` and `cards` are as in
    `matchups`. Raises SetupError: a game cannot start.
    """
    plan = checked(game, bots, seed, options, cards, True)
    rules = games_.get(game)
    written = tuple(deck.to_json() for deck in decks)
    for deck in written:
        rules.start(Setup(game, SEATS, 0, plan.options, {**(cards or {}), "decks": [deck] * SEATS}))
    return Plan(game, plan.bots, seed, plan.options, cards, True, written, pairings)


def _asked(plan: Plan) -> dict[str, Any]:
    """The first part of a report, which repeats the arguments: game, rules, cards, options, bots and seed.

    Its keys are "game", "version", "cards" (their hash), "options", "bots" and "seed".
    """
    rules = games_.get(plan.game)
    setup = Setup(plan.game, SEATS, 0, plan.options, plan.cards)
    return {
        "game": plan.game,
        "version": rules.version,
        "cards": rules.card_hash(setup),
        "options": rules.settled(setup),
        "bots": list(plan.bots),
        "seed": plan.seed,
    }
