"""Make the puzzles of the page from the judge's scenarios: "what happens?", with one right answer of four.

python -m tools.puzzles            # write src/grimorio/judge/puzzles.json again

A scenario becomes a puzzle when it is played by answers alone from a position, without own cards or fixed
luck, and when in the end a public number of a player (`Game.standing`) or the place of a card has changed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from grimorio import games
from grimorio.judge import Scenario, scenario_files, scenarios_in
from grimorio.judge.bench import Bench, bench_for
from grimorio.judge.puzzles import DATA, PLACES, places, played, setup_of
from grimorio.kernel import Choice, Position
from grimorio.kernel.seats import Seat

ROOT: Final = Path(__file__).parents[1]
MOST_DECISIONS: Final = 8
"""The most answers with several options; longer scripts are no puzzles that one reads."""
MOST_ANSWERS: Final = 60
LARGEST: Final = 99
THEMES: Final = {
    "magic": {
        "combat": "combat",
        "damage": "damage",
        "prevention": "damage",
        "replacement": "damage",
        "stack": "stack",
        "casting": "stack",
        "resolving": "stack",
        "triggers": "triggers",
        "effects": "abilities",
        "creature-abilities": "abilities",
        "enchantments": "abilities",
        "blocks": "abilities",
    },
    "magecraft": {
        "shields": "shields",
        "healing-and-vanishing": "shields",
        "study-and-review": "study",
        "mastered": "study",
    },
    "mickey": {"power": "power", "cards": "power", "castles-and-codes": "power"},
}
"""The theme of a folder or file of scenarios, by game; "turn" is that of all others."""

Answer = tuple[int, int, list[str | int]]
"""An answer: the number of the choice, the seat, the option."""


def recorded(scenario: Scenario) -> tuple[Bench, Position, list[Answer]] | None:
    """Play a scenario; return its bench, the position that it began with, and the answers that were given.

    None if the script fails or does more than answer.
    """
    verbs = {step.verb for step in scenario.steps}
    if verbs & {"luck", "concede", "register", "mulligan", "keep", "exchange"}:
        return None
    bench = bench_for(scenario)
    answers: list[Answer] = []
    try:
        bench.check_verbs()
        bench.set_up()
        begun, usual = bench.position.copy(), bench.position.answer

        def answer(index: int, number: int | None = None) -> None:
            choice: Choice = next(asked for asked in bench.position.waiting if number in (None, asked.number))
            answers.append((choice.number, choice.seat, list(choice.options[index])))
            usual(index, number)

        bench.position.answer = answer  # type: ignore[method-assign]
        for step in scenario.steps:
            if step.verb != "refuse":
                bench.play(step)
    except Exception:  # whatever such a script does, it is no puzzle
        return None
    return bench, begun, answers


def numbers(start: int, end: int) -> list[int]:
    """Four numbers to choose from, in order: `end`, which is right, `start`, as it was, and two near them.

    The place of the right one is as good as random, so that it tells nothing.
    """
    step = abs(end - start)
    near = dict.fromkeys(
        (start, end - step, end - 1, end - 2, end - 3, end + step, end + 1, end + 2, end + 3)
    )
    below = [number for number in near if 0 <= number < end]
    above = [number for number in near if number > end]
    least, most = (1, 3) if start < end else (0, 2)
    place = min(max((3 * start + end) % 4, least), most, len(below))
    return sorted([*below[:place], end, *above[: 3 - place]])


def question(begun: Position, ended: Position) -> dict[str, Any] | None:
    """What is asked of a puzzle, with its choices and the index of the right one; None if nothing changed."""
    game = begun.game
    before, after = game.standing(begun), game.standing(ended)
    changes = [
        (abs(after[seat][measure] - before[seat][measure]), measure, seat)
        for seat in range(len(before))
        for measure in before[seat]
        if after[seat][measure] != before[seat][measure]
    ]
    if changes:
        _, measure, seat = max(changes, key=lambda change: (change[0], -change[2]))
        start, end = before[seat][measure], after[seat][measure]
        if not 0 <= end <= LARGEST:
            return None
        choices = numbers(start, end)
        asked = {"about": measure, "seat": seat, "choices": choices, "right": choices.index(end)}
        return asked if len(choices) == 4 else None
    lay, lie = places(begun), places(ended)
    moved = sorted(card for card in lay if card in lie and lay[card] != lie[card])
    if not moved:
        return None
    place = PLACES.index(lie[moved[0]])
    return {"about": "place", "card": moved[0], "choices": list(PLACES), "right": place}


def theme_of(scenario: Scenario, path: Path) -> str:
    """The theme under which a puzzle stands."""
    parts = path.relative_to(ROOT / "scenarios" / scenario.game).parts
    return THEMES.get(scenario.game, {}).get(parts[0].removesuffix(".yaml"), "turn")


def puzzle_of(scenario: Scenario, path: Path) -> dict[str, Any] | None:
    """The puzzle made of a scenario, as JSON data, or None."""
    ruleset = scenario.ruleset.plain() if scenario.ruleset.value is not None else {}
    rules = [rule for rule in scenario.source if " " not in rule]
    if scenario.game not in games.having("situation") or "players" in ruleset or not rules:
        return None
    script = recorded(scenario)
    if script is None:
        return None
    bench, begun, answers = script
    plain = {} if scenario.setup.value is None else scenario.setup.plain()
    data: dict[str, Any] = {
        "id": hashlib.sha256(f"{scenario.game}:{scenario.title}".encode()).hexdigest()[:10],
        "game": scenario.game,
        "theme": theme_of(scenario, path),
        "rules": rules,
        "options": dict(begun.setup.options),
        "cards": begun.setup.cards,
        "seed": scenario.seed,
        "stops": begun.stops,
        "situation": plain,
        "answers": answers,
    }
    try:
        *_, ended = played(data)
    except Exception:  # the bench did something besides answering
        return None
    asked = question(games.get(scenario.game).start(setup_of(data), stops=begun.stops), ended)
    if asked is None or game_differs(bench, ended) or len(answers) > MOST_ANSWERS:
        return None
    return {**data, "question": asked}


def game_differs(bench: Bench, ended: Position) -> bool:
    """Whether a position differs from the one in which a script ended, as all seats see it."""
    seats = range(ended.setup.seats)
    return any(
        ended.game.table(ended, Seat(seat)) != bench.game.table(bench.position, Seat(seat)) for seat in seats
    )


def puzzles() -> Iterator[dict[str, Any]]:
    """The puzzles of all scenarios, each position and question once."""
    seen: set[str] = set()
    for path in sorted(scenario_files(ROOT / "scenarios")):
        for scenario in scenarios_in(path):
            if not isinstance(scenario, Scenario):
                continue
            puzzle = puzzle_of(scenario, path)
            if puzzle is None:
                continue
            key = json.dumps([puzzle["situation"], puzzle["answers"]], sort_keys=True, default=str)
            if key not in seen:
                seen.add(key)
                yield puzzle


def main() -> int:
    """Write the puzzles."""
    found = list(puzzles())
    cards: list[Any] = []
    for puzzle in found:
        if puzzle["cards"] not in cards:
            cards.append(puzzle["cards"])
        puzzle["cards"] = cards.index(puzzle["cards"])
    lines = [
        ",\n".join(json.dumps(one, ensure_ascii=False, sort_keys=True) for one in part)
        for part in (cards, found)
    ]
    text = f'{{"cards": [\n{lines[0]}\n],\n"puzzles": [\n{lines[1]}\n]}}\n'
    DATA.write_text(text, encoding="utf-8")
    counts = {game: sum(puzzle["game"] == game for puzzle in found) for game in games.names()}
    sys.stdout.write(f"{len(found)} puzzles: {counts}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
