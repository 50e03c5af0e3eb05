"""A draft at one keyboard with bots. Of several players there, each sees the packs only in turn, alone."""

from __future__ import annotations

from functools import partial
from typing import Final

import typer

from grimorio import games
from grimorio.bots import Bot, Sight, make_bot
from grimorio.cli.base import language, translator
from grimorio.games.magic.names import fact, type_line
from grimorio.kernel import WATCHER, Choice, Luck, Position, Setup

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
COLORS: Final = ("white", "blue", "black", "red", "green")


class Drafting:
    """A draft of Eighth Edition at this keyboard.

    Args:
        names: the names of the players at the keyboard. They sit as far apart as the table allows.
        at_table: how many draft, bots included.
        bot: the name of the bot in the other seats.
        kind: the option "kind" of the game.
        seed: all luck follows from it.

    Raises:
        UnknownBot: there is no such bot.
    """

    def __init__(self, names: list[str], at_table: int, bot: str, kind: str, seed: int) -> None:
        game = games.get("draft")
        luck = Luck(seed)
        self.say = translator("pods")
        self.people = {number * at_table // len(names): name for number, name in enumerate(names)}
        self.bots: dict[int, Bot] = {
            seat: make_bot(bot, game, luck.bits()) for seat in range(at_table) if seat not in self.people
        }
        self.position: Position = game.start(Setup("draft", at_table, seed, {"kind": kind}))

    def play(self) -> dict[str, tuple[str, ...]]:
        """Draft to the end, and return the names of the cards of each player at the keyboard."""
        while not self.position.over:
            choice = self.position.choice
            if choice.seat in self.people:
                index = self.ask(choice)
            else:
                sight = Sight(self.position, choice.seat)
                index = self.bots[choice.seat].choose(sight, partial(self.position.imagine, choice.seat))
            self.position.answer(index, choice.number)
        seats = self.position.seen_by(WATCHER)["table"]["seats"]
        return {name: tuple(seats[seat]["pool"]) for seat, name in self.people.items()}

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
        """Print the cards taken, one line for each colour, cheap cards first."""
        cards = sorted((fact(card) for card in pool), key=lambda card: (card.mana_value, card.name))
        for color in (*COLORS, ""):
            names = [card.names[language()] for card in cards if "".join(card.colors) == color]
            if names:
                typer.echo(self.say("pods-taken", color=color or "none", cards=", ".join(names)))

    def typed(self, count: int) -> int:
        """Ask until a number from 1 to `count` is typed, and return this number minus 1."""
        while True:
            text = str(typer.prompt(f"1–{count}")).strip()
            if text.isdecimal() and 1 <= int(text) <= count:
                return int(text) - 1
            typer.echo(self.say("pods-not-offered", found=text[:40]))


def described(name: str) -> str:
    """A card on one line: its name, cost, type line and size in the output language."""
    card = fact(name)
    line = type_line(card.kinds, card.types, basic=card.basic, enchants=card.enchants, language=language())
    size = f" {card.power}/{card.toughness}" if card.power is not None else ""
    return f"{card.names[language()]:32} {card.cost:12} {line}{size}"
