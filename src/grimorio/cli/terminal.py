"""`grimorio play --terminal`: a game in the terminal, with people in turn and bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from grimorio import games
from grimorio.cli.base import (
    Stop,
    bot_name,
    cards_read,
    game_named,
    in_folder,
    options_read,
    refused,
    seats_read,
    translator,
)

if TYPE_CHECKING:
    from grimorio.cli.keyboard import Keyboard
    from grimorio.kernel import Game, Record, Setup


@dataclass(frozen=True)
class Wish:
    """What is to be played in the terminal, as it was typed; None for what was not typed.

    Attributes:
        game: the name of the game.
        people: the names of those at the keyboard; without any, one player without a name.
        bots: the bots in the other seats, with commas between; without any, one bot if there is one person,
            else none.
        seed: all luck follows from it; without one it is by chance.
        decks: names or files of decks, for the seats in order; seats without one get ready decks.
        options: options of the game's rules, like ``NAME=VALUE``.
        cards: a file with a card set.
        file: where the game is kept; without one, in a new file in this folder.
    """

    game: str | None = None
    people: list[str] | None = None
    bots: str | None = None
    seed: int | None = None
    decks: list[str] | None = None
    options: list[str] | None = None
    cards: Path | None = None
    file: Path | None = None

    def check_empty(self) -> None:
        """Check that nothing was typed that goes with --terminal. Raises Stop: something was."""
        typed: dict[str, object] = {
            "PLAYER": self.people,
            "--game": self.game,
            "--bots": self.bots,
            "--seed": self.seed,
        }
        typed |= {"--deck": self.decks, "--option": self.options, "--cards": self.cards, "--file": self.file}
        for name, value in typed.items():
            if value not in (None, []):
                raise Stop(translator("terminal")("terminal-only", option=name))


def play_here(wish: Wish) -> None:
    """Play a game in the terminal to its end, and say where its record is.

    Raises Stop: the game cannot be played so.
    """
    from grimorio.bots import UnknownBot
    from grimorio.events.names import appearance
    from grimorio.kernel import SetupError

    say = translator("terminal")
    rules = game_named(wish.game or games.names()[0])
    if rules.name == "draft":
        raise Stop(say("terminal-draft"))
    people = wish.people or [translator()("cli-player", number=1)]
    bots = seats_read(wish.bots, "greedy" if len(people) == 1 else "")
    names = [*people, *_named(bots)]
    seen = all(name.isprintable() and name.strip() for name in people)
    if not seen or len({appearance(name) for name in names}) < len(names):
        raise Stop(say("terminal-names"))
    if len(names) not in rules.seats:
        least, most = min(rules.seats), max(rules.seats)
        players = str(least) if least == most else f"{least}–{most}"
        raise Stop(say("terminal-seats", game=rules.name, players=players, found=len(names)))
    try:
        keyboard = _keyboard(rules, names, dict(enumerate(bots, len(people))), wish)
    except (SetupError, UnknownBot) as error:
        raise refused(error) from None
    keyboard.play()
    typer.echo(say("terminal-record", file=str(keyboard.kept)))


def _named(bots: list[str]) -> list[str]:
    """A name for each bot: that of its level, with a number where there are several of one."""
    named = [bot_name(bot) for bot in bots]
    return [
        name if named.count(name) == 1 else f"{name} {named[: place + 1].count(name)}"
        for place, name in enumerate(named)
    ]


def _setup(rules: Game, wish: Wish, seats: int, seed: int) -> Setup:
    """The setup of the game.

    Raises:
        Stop: a deck, an option or the cards are not as they must be.
        SetupError: the seed is greater than any that a record may have.
    """
    from grimorio.kernel import Setup, SetupError, sizes

    if seed >= sizes.SEED:
        raise SetupError("seed", "expected a whole number below 2^256", "seed-whole")
    options = options_read(wish.options)
    cards: Any = cards_read(rules, wish.cards)
    if wish.decks:
        cards = {**(cards or {}), "decks": _decks(rules, wish.decks, seats, seed, options, cards)}
    return Setup(rules.name, seats, seed, options, cards)


def _decks(
    rules: Game, wanted: list[str], seats: int, seed: int, options: dict[str, str], cards: Any
) -> list[Any]:
    """The decks of all seats as JSON data: those wanted, then ready decks that nobody has, by the seed."""
    from grimorio.cli.base import stop
    from grimorio.cli.matchups import field_of, finder

    if not games.manifest(rules.name).deck_finder:
        stop("cli-no-decks", game=rules.name)
    how = {"options": options, "cards": cards}
    decks = [finder(rules, how)(name) for name in wanted[:seats]]
    others = [deck for deck in field_of(rules, how) if deck.name not in {one.name for one in decks}]
    decks += [others[(seed + place) % len(others)] for place in range(seats - len(decks))]
    return [deck.to_json() for deck in decks]


def _keyboard(rules: Game, names: list[str], bots: dict[int, str], wish: Wish) -> Keyboard:
    """The game at this keyboard: the one that its file keeps, or a new one.

    A game that goes on without a seed has the seed of its file, from which the decks of the others follow.
    """
    from grimorio.cli.keyboard import Keyboard

    def setup_of(record: Record | None) -> Setup:
        chance = secrets.randbits(32) if record is None else int(record.setup.seed)
        return _setup(rules, wish, len(names), chance if wish.seed is None else wish.seed)

    path = wish.file or _free(rules.name, setup_of, names)
    in_folder(path)
    going_on = path.exists()
    keyboard = Keyboard(setup_of(_read(path)), names, bots, path)
    if going_on:
        typer.echo(translator("terminal")("terminal-continued", file=str(path)), err=True)
    return keyboard


def _free(game: str, setup_of: Callable[[Record], Setup], names: list[str]) -> Path:
    """A file in this folder: that of the same game, unfinished, or the first that does not exist.

    `setup_of` makes the setup with which a record would go on.
    """
    number = 1
    while True:
        path = Path(f"{game}.json" if number == 1 else f"{game}-{number}.json")
        if not path.exists():
            return path
        record = _read(path)
        if record is not None and record.result is None and tuple(names) == record.players:
            setups = [{**setup.to_json(), "seed": 0} for setup in (record.setup, setup_of(record))]
            if setups[0] == setups[1]:
                return path
        number += 1


def _read(path: Path) -> Record | None:
    """The record in a file; None if there is none that can be read."""
    from grimorio.kernel import Record, sizes

    try:
        return Record.from_json(sizes.from_json(path.read_bytes()))
    except (OSError, ValueError):
        return None
