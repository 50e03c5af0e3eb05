"""A draft at one keyboard with bots. Of several players there, each sees the packs only in turn, alone.

Also reads which sets or cubes the packs of a draft are from.
"""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Any, Final

import typer

from grimorio import games
from grimorio.bots import Bot, Sight, make_bot
from grimorio.cli.base import Stop, cards_read, language, refused, translator
from grimorio.cli.kept import keep, kept_in
from grimorio.games.magic.names import UnknownCard, fact, type_line
from grimorio.games.magic.sets import MagicPrintings
from grimorio.kernel import WATCHER, Choice, Luck, Position, Record, Setup

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
COLORS: Final = ("white", "blue", "black", "red", "green")


class Drafting:
    """A draft at this keyboard.

    Args:
        names: the names of the players at the keyboard. They sit as far apart as the table allows.
        at_table: how many draft, bots included.
        bot: the name of the bot in the other seats.
        kind: the option "kind" of the game.
        seed: all luck follows from it; None for a seed by chance.
        cards: the sets or cubes, as in `Setup.cards`; None for Eighth Edition.
        kept: the file in which the draft is kept after every pick; a draft that it keeps is
            continued. None for no file.

    Raises:
        UnknownBot: there is no such bot.
        SetupError: the draft is not possible with these cards.
        Stop: the file keeps something else, or a draft with another seed.
    """

    def __init__(
        self,
        names: list[str],
        at_table: int,
        bot: str,
        kind: str,
        seed: int | None,
        cards: Any = None,
        kept: Path | None = None,
    ) -> None:
        game = games.get("draft")
        self.kept = kept
        self.say = translator("pods")
        self.people = {number * at_table // len(names): name for number, name in enumerate(names)}
        setup = Setup(
            "draft", at_table, secrets.randbits(32) if seed is None else seed, {"kind": kind}, cards
        )
        seats = tuple(self.people.get(seat, bot) for seat in range(at_table))
        self.record = self._before(setup, seats, seed) or Record.begin(game, setup, seats)
        self.position: Position = self.record.replay(game)
        luck = Luck(int(self.record.setup.seed) + len(self.record.answers))
        self.bots: dict[int, Bot] = {
            seat: make_bot(bot, game, luck.bits()) for seat in range(at_table) if seat not in self.people
        }

    def _before(self, setup: Setup, seats: tuple[str, ...], seed: int | None) -> Record | None:
        """The record of the draft that the file keeps; None without a file, or if nothing is in it yet.

        A message on the error stream says that the draft is continued. `setup` is that of the draft, `seats`
        has the name of whoever sits in each seat, and `seed` is the seed asked for, or None.

        Raises:
            Stop: the file keeps something else, or a draft with another seed.
        """
        if self.kept is None:
            return None
        other = self.say("pods-other", file=str(self.kept))
        record = kept_in(self.kept, setup, seats, other)
        if record is not None and seed not in (None, record.setup.seed):
            raise Stop(other)
        if record is not None:
            typer.echo(
                self.say("pods-continued", file=str(self.kept), over=str(record.result is not None)), err=True
            )
        return record

    def play(self) -> dict[str, tuple[str, ...]]:
        """Draft to the end, and return the names of the cards of each player at the keyboard.

        After Ctrl-C, the same command continues a draft that is kept in a file.
        """
        while not self.position.over:
            choice = self.position.choice
            if choice.seat in self.people:
                index = self.ask(choice)
            else:
                sight = Sight(self.position, choice.seat)
                index = self.bots[choice.seat].choose(sight, partial(self.position.imagine, choice.seat))
            self.record.add(choice, index)
            self.position.answer(index, choice.number)
            self.keep()
        self.record.finish(self.position)
        self.keep()
        seats = self.position.seen_by(WATCHER)["table"]["seats"]
        return {name: tuple(seats[seat]["pool"]) for seat, name in self.people.items()}

    def keep(self) -> None:
        """Write the draft into its file, if it has one."""
        if self.kept is not None:
            keep(self.record, self.kept)

    def ask(self, choice: Choice) -> int:
        """Show a player the pack and the cards taken, and return the index of the card picked."""
        name = self.people[choice.seat]
        secret = len(self.people) > 1
        if secret:
            typer.prompt(self.say("pods-pass", name=name), default="", show_default=False)
        table = self.position.seen_by(choice.seat)["table"]
        typer.echo(self.say("pods-pick", name=name, round=table["round"], pick=table["pick"]))
        self.show_pool(table["seats"][choice.seat]["pool"])
        for place, option in enumerate(choice.options, 1):
            typer.echo(f"{place:4} {described(str(option[1]))}")
        index = self.typed(len(choice.options))
        if secret:
            typer.echo(CLEAR)
        return index

    def show_pool(self, pool: list[str]) -> None:
        """Print the cards taken, one line for each colour, cheap cards first.

        `pool` has their English names, one for each copy.
        """
        groups: dict[str, list[tuple[int, str]]] = {color: [] for color in (*COLORS, "", "unknown")}
        for name in pool:
            try:
                card = fact(name)
            except UnknownCard:
                groups["unknown"].append((0, MagicPrintings().named(name, language())))
                continue
            color = card.colors[0] if len(card.colors) == 1 else ""
            groups[color].append((card.mana_value, card.names[language()]))
        for color, cards in groups.items():
            names = ", ".join(name for _, name in sorted(cards))
            if names:
                typer.echo(self.say("pods-taken", color=color or "none", cards=names))

    def typed(self, count: int) -> int:
        """Ask until a number from 1 to `count` is typed, and return this number minus 1."""
        while True:
            text = str(typer.prompt(f"1–{count}")).strip()
            if text.isdecimal() and 1 <= int(text) <= count:
                return int(text) - 1
            typer.echo(self.say("pods-not-offered", found=text[:40]))


def described(name: str) -> str:
    """A card on one line: its name, cost, type line and size in the output language.

    A card that this table cannot play has its name alone.
    """
    try:
        card = fact(name)
    except UnknownCard:
        return MagicPrintings().named(name, language())
    line = type_line(card.kinds, card.types, basic=card.basic, enchants=card.enchants, language=language())
    size = f" {card.power}/{card.toughness}" if card.power is not None else ""
    return f"{card.names[language()]:32} {card.cost:12} {line}{size}"


def cards_of(packs: str) -> Any:
    """What packs are from, as in `Setup.cards` of a draft.

    Args:
        packs: sets and files with commas between: one for all packs, or one for each pack of a player. A set
            is named by its code ("ONS"); a file is a list of cards (a cube), or a set or a cube as YAML or
            JSON.

    Raises Stop: a file cannot be read.
    """
    parts = [_pack(part.strip()) for part in packs.split(",") if part.strip()]
    return parts[0] if len(parts) == 1 else {"packs": parts}


def _pack(part: str) -> Any:
    """What one pack is from, as an object with "set" or "cube"; `part` is the code of a set, or a file.

    The code may be that of an imported set.
    """
    from grimorio.decks import BadDeck, read
    from grimorio.decks.card_set import cube_of
    from grimorio.decks.kept import kept_boosters

    path = Path(part)
    kept = kept_boosters(part)
    if part not in games.card_sets() and not path.exists() and kept.exists():
        return cards_read(games.get("draft"), kept)
    if part in games.card_sets() or not (path.suffix or path.exists()):
        return {"set": part}
    if path.suffix.lower() in (".yaml", ".yml", ".json"):
        return cards_read(games.get("draft"), path)
    try:
        return cube_of(read(path, MagicPrintings().find).deck)
    except BadDeck as error:
        raise refused(error) from None
