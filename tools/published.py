"""Check standings and pairings against real events, with the tables as their sites published them.

``python -m tools.published FOLDER`` reads ``FOLDER/*.json``. An event has "scoring" ("match", "game",
"bye_games", "floor", "own_game_win_floored", "decimals"), "rounds" (lists of {"a", "b", "games": [won by a,
won by b, drawn]}; "b" is null in a bye), "standings" ({"rank", "player", "points", "opponents_match_win",
"game_win", "opponents_game_win"}), "dropped_after" (the last round of who left) and "checked", of which
"order_equal" is false if the published order contradicts the published figures. The events are not part of
the project. The exit code is 1 if a table differs, or if a pairing is worse than the real one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from grimorio.events.pairing import Before, Pair, both, cost, pair
from grimorio.events.standings import ENDS, Line, Played, Scoring, outcome_of, standings

SHARES: Final = ("opponents_match_win", "game_win", "opponents_game_win")


def scoring_of(event: dict[str, Any]) -> Scoring:
    """How an event counted. If its published table shows it, who left stood below equals who stayed."""
    told = event["scoring"]
    base = {name: tuple(told[name]) for name in ("match", "game", "bye_games")}
    by_rank = sorted(event["standings"], key=lambda row: row["rank"])
    key = [(row["points"], *(row[share] for share in SHARES)) for row in by_rank]
    left = set(event["dropped_after"])
    last = key != sorted(key, reverse=True) and any(row["player"] in left for row in by_rank)
    return Scoring(**base, floor=told["floor"], floor_own=told["own_game_win_floored"], dropped_last=last)


def played_in(rounds: Iterable[list[dict[str, Any]]]) -> list[Played]:
    """The matches of these rounds. A bye counts as its event says, so its games are left at 0."""
    return [
        Played(match["a"], match["b"], (0, 0, 0), "first")
        if match["b"] is None
        else Played(match["a"], match["b"], (games := tuple(match["games"])), outcome_of(games))
        for round_ in rounds
        for match in round_
    ]


def wrong_lines(event: dict[str, Any], lines: Iterable[Line]) -> Iterator[str]:
    """The players whose published line differs from ours, each with what differs."""
    published = {row["player"]: row for row in event["standings"]}
    least = 10 ** -event["scoring"]["decimals"]
    ordered = event["checked"]["order_equal"]
    for line in lines:
        row = published.pop(line.player)
        apart = {name: abs(float(getattr(line, name)) - row[name]) for name in SHARES}
        parts = [name for name, difference in apart.items() if difference > least]
        parts += ["points"] * (line.points != row["points"])
        parts += ["place"] * (ordered and line.place != row["rank"])
        if parts:
            yield f"{line.player}: {', '.join(parts)}"
    yield from (f"{player}: missing" for player in published)


def before_round(scoring: Scoring, event: dict[str, Any], number: int) -> tuple[Before, list[Pair]]:
    """What the pairing of the round at this index depends on, and how the round was paired in fact."""
    pairs = [(match["a"], match["b"]) for match in event["rounds"][number]]
    points = dict.fromkeys((name for table in pairs for name in table if name), 0)
    met, byes, down = Counter[tuple[str, str]](), Counter[str](), Counter[str]()
    total = Counter[str]()
    for round_ in event["rounds"][:number]:
        gained = Counter[str]()
        for match in played_in([round_]):
            if match.second is None:
                byes[match.first] += 1
                gained[match.first] += scoring.match[0]
                continue
            met[both(match.first, match.second)] += 1
            if total[match.first] != total[match.second]:
                down[max(match.first, match.second, key=lambda name: total[name])] += 1
            for name, end in zip((match.first, match.second), ENDS[match.outcome], strict=True):
                gained[name] += scoring.match[end]
        total += gained
    points = {name: total[name] for name in points}
    return Before(points, met, byes, down, (), "published", number + 1), pairs


def apart(before: Before, pairs: Iterable[Pair]) -> int:
    """The sum of the differences in points within the pairs."""
    return sum(abs(before.points[first] - before.points[second]) for first, second in pairs if second)


def compared_rounds(scoring: Scoring, event: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The rounds that our algorithm pairs worse than they were paired, and those with more points apart.

    First compared are rematches, second byes, the points of who has the bye, and the squares of the
    differences in points, in this order; then the plain sum of the differences. That sum may be larger only
    if the bye goes to a player with fewer points, which comes before it.
    """
    worse: list[str] = []
    traded: list[str] = []
    for number in range(len(event["rounds"])):
        before, real = before_round(scoring, event, number)
        ours = pair(before)
        costs = [cost(before, pairs) for pairs in (ours, real)]
        sums = [apart(before, pairs) for pairs in (ours, real)]
        text = f"round {number + 1}: {sums[0]} points apart instead of {sums[1]}"
        if costs[0][:4] > costs[1][:4]:
            worse.append(f"round {number + 1}: {costs[0][:4]} instead of {costs[1][:4]}")
        elif sums[0] > sums[1]:
            lower = costs[0][:2] == costs[1][:2] and costs[0][2] < costs[1][2]
            (traded if lower else worse).append(f"{text}{', for the bye goes lower' if lower else ''}")
    return worse, traded


def main() -> None:
    """Check every event of a folder; exit with 1 if one differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    files = sorted(parser.parse_args().folder.glob("*.json"))
    differ = 0
    for file in files:
        event = json.loads(file.read_text("utf-8"))
        scoring = scoring_of(event)
        lines = standings(scoring, event["players"], played_in(event["rounds"]), event["dropped_after"])
        worse, traded = compared_rounds(scoring, event)
        faults = [*wrong_lines(event, lines), *worse]
        differ += bool(faults)
        print(f"{file.stem}: {len(event['players'])} players, {len(event['rounds'])} rounds", end="")
        print("".join(f"\n  {fault}" for fault in faults) or ": as published, paired no worse")
        for note in traded:
            print(f"  {note}")
    print(f"{len(files) - differ} of {len(files)} events agree")
    raise SystemExit(1 if differ or not files else 0)


if __name__ == "__main__":
    main()
