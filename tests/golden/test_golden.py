"""Golden playthroughs and card texts: read as a diff whenever they change.

`make golden` (GRIMORIO_GOLDEN=write) writes them again; otherwise what is played now must be what is stored.
Playthroughs show setup, every answer, every event as its seat or a watcher hears it, and views at intervals.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.events.award import FIRST_THREE
from grimorio.events.campaign import Campaign
from grimorio.games.live.cardset import example
from grimorio.kernel import WATCHER, Choice, Game, Luck, Position, Record, Setup, digest

HERE = Path(__file__).parent
WRITE = os.environ.get("GRIMORIO_GOLDEN") == "write"
EVERY = 60
"""The number of answers between two views in a golden playthrough."""

PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, str]]] = {
    "magecraft-2": (2, 1, {}),
    "magecraft-3": (3, 2, {"characters": "chosen", "ability-limit": "spell"}),
    "magecraft-4": (4, 3, {"hands": "open", "icons": "forced", "studies": "any-number"}),
    "mickey-2": (2, 1, {}),
    "mickey-2-origines": (2, 2, {"match": "mini", "rulebook": "origines"}),
    "live-2": (2, 1, {}),
    "live-5": (5, 2, {"colour-order": "random", "social-trait": "last-loser", "completion": "exclusive"}),
    "draft-2": (2, 1, {}),
    "draft-3": (3, 1, {"kind": "rochester"}),
    "draft-5": (5, 1, {"kind": "sealed", "sealed": "boosters"}),
    "magic-2": (2, 1, {}),
    "magic-3": (3, 2, {"mana": "any-time", "first": "seat-0"}),
}
"""For each file: seats, seed and options; the first word of the name is the game."""


IDLE = ("done", "no", "hp", "pass", "mulligan", "mana")


def flat(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def compact(view: dict[str, Any]) -> list[str]:
    """A view as lines of text, one for each part of the table, so that a change makes a small diff."""
    lines = [f"  {name}: {flat(value)}" for name, value in view.items() if name != "table"]
    for name, value in view["table"].items():
        if isinstance(value, list):
            lines += [f"  table.{name}[{place}]: {flat(one)}" for place, one in enumerate(value)]
        else:
            lines.append(f"  table.{name}: {flat(value)}")
    return lines


def pick(choice: Choice, luck: Luck) -> int:
    """The index of a random option; doing nothing, early mana and spending HP are rare, so that games
    stay short.
    """
    likely = [
        index
        for index, option in enumerate(choice.options)
        if option[0] not in IDLE or (option[0] != "hp" and luck.below(8) == 0)
    ]
    likely = likely or list(range(len(choice.options)))
    return likely[luck.below(len(likely))]


def playthrough(game: Game, setup: Setup) -> str:
    """A whole random game as text."""
    lines = [f"setup {flat(setup.to_json())}", f"rules {game.version}, cards {game.card_hash(setup)}"]
    luck = Luck(setup.seed)
    p = game.start(setup, journal=True)
    record = Record.begin(game, setup)
    heard = 0
    count = 0
    while True:
        assert p.journal is not None
        for event in p.journal[heard:]:
            public = event.seen_by(WATCHER)
            private = [event.seen_by(seat) for seat in range(setup.seats)]
            if public is None and not any(private):
                continue
            lines.append(f"- {flat(public)}")
            lines += [f"  seat {seat} {flat(seen)}" for seat, seen in enumerate(private) if seen != public]
        heard = len(p.journal)
        if count % EVERY == 0 or not p.waiting:
            seat = count // EVERY % (setup.seats + 1)
            who = WATCHER if seat == setup.seats else seat
            lines += [f"view of {'a watcher' if who == WATCHER else f'seat {who}'}", *compact(p.seen_by(who))]
        if not p.waiting:
            break
        choice = p.choice
        index = pick(choice, luck)
        offered = " ".join("/".join(map(str, option)) for option in choice.options)
        lines.append(f"{choice.number} seat {choice.seat} {choice.ask} ({choice.rule}): {offered}")
        lines.append(f"> {'/'.join(map(str, choice.options[index]))}")
        record.add(choice, index)
        p.answer(index)
        count += 1
    record.finish(p)
    assert record.result is not None
    lines += [f"result {flat(record.result.to_json())}", f"position {digest(p)}"]
    return "\n".join(lines) + "\n"


def session() -> str:
    """A random session of Magic Live as text: the decks after the auction, all games, the experience."""
    campaign = Campaign("Golden")
    for seat in range(3):
        campaign = campaign.join(example(seat))
    members = (2, 0, 1)
    auction = by_luck(games.get("live"), campaign.setup(members, 5))
    campaign = campaign.begin(members, auction, "round-robin", FIRST_THREE)
    lines = [f"auction {digest(auction)}"]
    while campaign.session is not None and not campaign.session.over:
        tournament = campaign.session
        if not tournament.games():
            decks = zip(tournament.lives, tournament.decks, strict=True)
            lines += [f"life {life}, deck {flat(deck.to_json())}" for life, deck in decks]
        players = tournament.next()[0]
        p = by_luck(games.get("magic"), tournament.setup(players, len(tournament.games())))
        assert p.result is not None
        lines.append(f"game {players}: {flat(p.result.to_json())}, position {digest(p)}")
        campaign = campaign.after(players, tuple(players[seat] for seat in p.result.winners))
    campaign = campaign.close()
    lines += [f"standing {line}" for line in campaign.past[0].standings()]
    lines += [f"sheet {flat(sheet.to_json())}" for sheet in campaign.sheets]
    return "\n".join(lines) + "\n"


def by_luck(game: Game, setup: Setup) -> Position:
    """The last position of a random game."""
    p, luck = game.start(setup), Luck(setup.seed)
    while p.waiting:
        p.answer(pick(p.choice, luck))
    return p


PRINTED = ("cost", "study", "icons", "availability", "colours", "power", "team", "place", "unknown")


def card_texts(game: Game) -> str:
    """The text of a file with every card: what is printed, names and texts in three languages."""
    lines: list[str] = []
    for row in game.cards():
        printed = {key: row[key] for key in PRINTED if row.get(key) is not None}
        lines.append(f"{row['kind']} {row['name']}: {flat(printed)}")
        for lang in ("en", "it", "fr"):
            kinds = f" ({row['types'][lang]})" if "types" in row else ""
            paragraphs = row["text"][lang].replace("\n", " / ")
            lines.append(f"  {lang} {row['names'][lang]}{kinds}: {paragraphs}".rstrip(": "))
    return "\n".join(lines) + "\n"


def hold(name: str, found: str) -> None:
    """Compare a golden file with the text `found`; with GRIMORIO_GOLDEN=write, write it instead."""
    path = HERE / name
    if WRITE:
        path.write_text(found, encoding="utf-8")
        return
    assert path.exists(), f"{name} is not there: make golden"
    stored = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(stored, found.splitlines(), strict=False), 1):
        assert new == old, f"{name}, line {number} differs: `make golden`, and read the diff"
    assert len(stored) == len(found.splitlines()), f"{name} has another length: `make golden`"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_plays_as_it_did(name: str) -> None:
    seats, seed, options = PLAYTHROUGHS[name]
    game = games.get(name.partition("-")[0])
    hold(f"{name}.txt", playthrough(game, Setup(game.name, seats, seed, options)))


@pytest.mark.parametrize("name", games.names())
def test_cards_read_as_they_did(name: str) -> None:
    hold(f"{name}-cards.txt", card_texts(games.get(name)))


def test_a_session_of_magic_live_plays_as_it_did() -> None:
    hold("live-session.txt", session())


def test_every_game_has_playthroughs_for_two_and_for_more() -> None:
    for name in games.names():
        found = {seats for key, (seats, _, _) in PLAYTHROUGHS.items() if key.partition("-")[0] == name}
        seats = set(games.get(name).seats)
        assert found <= seats and len(found) >= min(2, len(seats))
    named = {f"{name}.txt" for name in PLAYTHROUGHS} | {f"{name}-cards.txt" for name in games.names()}
    named.add("live-session.txt")
    assert {path.name for path in HERE.glob("*.txt")} <= named, "a golden file that nothing writes"
