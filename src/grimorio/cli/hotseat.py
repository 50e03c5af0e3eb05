"""An auction of Magic Live at one keyboard.

A secret question is asked only when the player whom it is for sits at the keyboard.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import typer

from grimorio.bots import Bot, Sight, make_bot
from grimorio.cli.base import language, translator
from grimorio.cli.kept import keep, kept_in
from grimorio.cli.wording import words_of
from grimorio.games import get
from grimorio.games.magic.names import fact
from grimorio.kernel import WATCHER, Choice, Position, Record, Setup

SECRET: Final = ("throw", "power", "hand", "take")
"""The questions, by `Choice.ask`, whose options or answer only the player asked may see."""

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
NUMBERS: Final = ("lands", "bid", "life")
"""The kinds of options, by their first word, that are numbers.

The player types the number itself and sees no list of options.
"""


class Keyboard:
    """An auction played at this keyboard, saved after every answer.

    Args:
        setup: the setup of the auction.
        names: the names of the players, by seat.
        bots: the bot of each seat that has one.
        kept: the file in which the auction is saved until its end; an auction already saved there is
            continued.

    Raises:
        Stop: the file holds a different auction.
    """

    def __init__(self, setup: Setup, names: list[str], bots: Mapping[int, str], kept: Path) -> None:
        self.game = get("live")
        self.names = names
        self.kept = kept
        self.say = translator("live", "sessions")
        self.words = words_of("live")(self.game, setup.cards, names, language(), self.say)
        players = tuple(names)
        other = self.say("sessions-other-auction", file=str(kept))
        self.record = kept_in(kept, setup, players, other) or Record.begin(self.game, setup, players)
        self.position: Position = self.record.replay(self.game)
        seed = int(setup.seed)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, seed + seat + len(self.record.answers))
            for seat, name in bots.items()
        }
        self.told = 0

    def play(self) -> Position:
        """Play until the auction is over, and return its last position.

        After Ctrl-C, the same command continues the auction later.
        """
        while not self.position.over:
            self.tell()
            choice = self.position.choice
            seat = choice.seat
            if seat in self.bots:
                sight = Sight(self.position, seat)
                index = self.bots[seat].choose(sight, partial(self.position.imagine, seat))
            else:
                index = self.ask(choice)
            self.record.add(choice, index)
            self.position.answer(index, choice.number)
            keep(self.record, self.kept)
        self.tell()
        return self.position

    def done(self) -> None:
        """Delete the file of the saved auction, because its result has been stored elsewhere."""
        self.kept.unlink(missing_ok=True)

    def tell(self) -> None:
        """Print the public events that have happened since the last call."""
        journal = self.position.journal or []
        seen = [event.seen_by(WATCHER) for event in journal[self.told :]]
        self.told = len(journal)
        for line in self.words.log(event for event in seen if event is not None and event.get("count") != 0):
            typer.echo(line)

    def ask(self, choice: Choice) -> int:
        """Ask the player of a seat, and return the index of the chosen option."""
        name = self.names[choice.seat]
        secret = choice.ask in SECRET
        if secret:
            typer.prompt(self.say("sessions-pass", name=name), default="", show_default=False)
        view = self.position.seen_by(choice.seat)
        if choice.ask in ("declare", "pack", "deck"):
            for line in self.words.table(view):
                typer.echo(line)
        ask, what = choice.ask, ""
        if ask == "declare":
            rows = view["table"]["rows"]
            ask = f"declare-{rows['rows'][rows['at']]['kind']}"
        elif ask == "lands":
            what = self.card(choice.options[0][1])
        typer.echo(self.say("sessions-ask", name=name, ask=ask, what=what))
        index = self.number(choice) if choice.options[0][0] in NUMBERS else self.listed(choice)
        if secret:
            typer.echo(CLEAR)
        return index

    def listed(self, choice: Choice) -> int:
        """Ask the player to choose from a numbered list of options, and return the index of the choice."""
        for place, option in enumerate(choice.options, 1):
            typer.echo(f"{place:4} {self.label(option)}")
        return self.typed({str(place): place - 1 for place in range(1, len(choice.options) + 1)})

    def number(self, choice: Choice) -> int:
        """Ask the player for one of the numbers in the options, or a word for an option without a number.

        Returns the index of the option.
        """
        by_text: dict[str, int] = {}
        for index, option in enumerate(choice.options):
            by_text[str(option[-1]) if len(option) > 1 else "0"] = index
        first = choice.options[0]
        if first[0] == "lands":
            typer.echo(self.card(first[1]))
        return self.typed(by_text)

    def typed(self, known: dict[str, int]) -> int:
        """Ask until one of the known texts is typed, and return the index that `known` gives it."""
        texts = list(known)
        hint = f"{texts[0]}–{texts[-1]}" if len(texts) > 1 else texts[0]
        while True:
            text = str(typer.prompt(hint)).strip()
            if text in known:
                return known[text]
            typer.echo(self.say("sessions-not-offered", found=text[:40]))

    def card(self, name: Any) -> str:
        """The name of a card in the output language."""
        return fact(str(name)).names[language()]

    def label(self, option: tuple[str | int, ...]) -> str:
        """An option as text."""
        word = str(option[0])
        what = option[1] if len(option) > 1 else ""
        if word == "pack":
            return self.card(what)
        if word == "power":
            name: str = self.words.names[str(what)]
            return name
        kind = {"challenge": "live-trait", "throw": "live-throw", "deck": "live-deck"}.get(word)
        if kind is not None:
            return self.say(kind, **{kind[5:]: str(what)})
        return self.say("sessions-option", option=word if word != "hand" else str(what))
