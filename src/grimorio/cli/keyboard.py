"""A game at one keyboard: people in turn, and bots.

What only one player may see is shown when that player sits at the keyboard: between two people stands a
screen that covers it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import typer

from grimorio.bots import Bot, Sight, make_bot
from grimorio.cli.base import game_translator, language
from grimorio.cli.kept import keep, kept_in
from grimorio.cli.wording import Words, card_shown, no_card, words_of
from grimorio.games import get
from grimorio.games.passing import only_passes, passed
from grimorio.kernel import WATCHER, Choice, Option, Position, Record, Setup
from grimorio.kernel.seats import Seat

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The terminal's codes that clear the screen and what has scrolled away."""
LINES: Final = 40
"""How many lines of the log `l` prints at most."""


class Keyboard:
    """A game played at this keyboard, saved after every answer.

    Args:
        setup: the setup of the game.
        names: the names of the players, by seat.
        bots: the bot of each seat that has one.
        kept: the file in which the game is saved; a game already saved there is continued.
        leaving: whether a player may give up.

    Raises:
        Stop: the file holds a different game.
    """

    def __init__(
        self, setup: Setup, names: list[str], bots: Mapping[int, str], kept: Path, leaving: bool = True
    ) -> None:
        self.game = get(setup.game)
        self.names = names
        self.kept = kept
        self.leaving = leaving
        self.say = game_translator(setup.game, f"{setup.game}-play", f"{setup.game}-types", "terminal")
        self.words: Words = words_of(setup.game)(self.game, setup.cards, names, language(), self.say)
        players = tuple(names)
        other = self.say("terminal-other", file=str(kept))
        self.record = kept_in(kept, setup, players, other) or Record.begin(self.game, setup, players)
        self.position: Position = self.record.replay(self.game)
        seed = int(self.record.setup.seed)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, seed + seat + len(self.record.answers))
            for seat, name in bots.items()
        }
        self.people = [Seat(seat) for seat in range(setup.seats) if seat not in bots]
        self.sitting: Seat = self.people[0] if len(self.people) == 1 else WATCHER
        self.colon = self.say("cli-pair", head="", tail="")
        self.told: dict[int, int] = {}
        self.shown: Any = None
        self.decisions: list[int] = []

    def play(self) -> Position:
        """Play until the game is over, and return its last position.

        After Ctrl-C or the end of what is typed, the same command continues the game later.

        Raises:
            Exit, Abort, KeyboardInterrupt: the players stopped. What one of them alone may see is covered.
        """
        keep(self.record, self.kept)
        try:
            self.go_on()
        except (typer.Exit, typer.Abort, KeyboardInterrupt):
            typer.echo(CLEAR if len(self.people) > 1 else "")
            typer.echo(self.say("terminal-kept", file=str(self.kept)))
            raise
        self.tell()
        self.record.finish(self.position)
        keep(self.record, self.kept)
        return self.position

    def go_on(self) -> None:
        """Answer choices until the game is over: the bots', those without a question, and the people's."""
        while not self.position.over:
            choice = self.position.choice
            if choice.seat in self.bots:
                sight = Sight(self.position, choice.seat)
                index = self.bots[choice.seat].choose(sight, partial(self.position.imagine, choice.seat))
                self.give(choice, index)
            elif (option := self.automatic(choice)) is not None:
                self.give(choice, choice.index(option))
            else:
                self.ask(choice)

    def done(self) -> None:
        """Delete the file of the saved game, because its result has been stored elsewhere."""
        self.kept.unlink(missing_ok=True)

    def give(self, choice: Choice, index: int) -> None:
        """Give the answer to a choice: the option with this index."""
        self.record.add(choice, index)
        self.position.answer(index, choice.number)
        keep(self.record, self.kept)

    def concede(self, choice: Choice) -> None:
        """Let the player of a choice give up."""
        self.record.add_concession(choice, choice.seat)
        self.position.concede(choice.seat)
        keep(self.record, self.kept)

    def automatic(self, choice: Choice) -> Option | None:
        """The answer that is given for a person without asking; None if the person is asked.

        It depends only on what everybody sees. Against bots alone, a person is not asked to pass where
        nothing else is offered either.
        """
        if len(self.people) == 1 and only_passes(choice):
            return choice.options[0]
        habit = self.game.habit(self.position, choice)
        if habit is None:
            return None
        if habit in self.game.quiet:
            return self.game.usual(self.position, choice) or passed(choice)
        return self.game.obvious(self.position, choice)

    # -- what is printed ---------------------------------------------------------------------

    def sit(self, choice: Choice) -> bool:
        """Make sure that only the player asked sees the screen.

        Returns whether the screen must be cleared after the answer.
        """
        open_to_all = self.words.SECRET is not None and choice.ask not in self.words.SECRET
        if len(self.people) < 2 or open_to_all:
            self.tell()
            return False
        if self.words.SECRET is not None:
            self.tell()
        elif choice.seat == self.sitting:
            self.tell()
            return False
        typer.echo(CLEAR)
        name = self.names[choice.seat]
        passing = self.say("terminal-pass", name=name)
        typer.prompt(passing, default="", show_default=False, prompt_suffix=self.colon)
        if self.words.SECRET is None:
            self.sitting, self.shown = choice.seat, None
            self.tell()
        return self.words.SECRET is not None

    def tell(self) -> None:
        """Print what has happened since whoever sits at the keyboard was last told."""
        lines = self.log(self.told.get(self.sitting, 0))
        self.told[self.sitting] = len(self.position.journal or ())
        for line in lines:
            typer.echo(typer.style(line, dim=True))

    def log(self, start: int = 0) -> list[str]:
        """The lines of the log from the event `start` on, as whoever sits at the keyboard may read them."""
        seen = [event.seen_by(self.sitting) for event in (self.position.journal or [])[start:]]
        return self.words.log(event for event in seen if event is not None and event.get("count") != 0)

    def table(self, view: dict[str, Any]) -> None:
        """Print the table."""
        for line in self.words.table(view):
            typer.echo(line)

    def look(self, view: dict[str, Any]) -> None:
        """Print the table where another turn or phase has begun since it was last printed."""
        table = view["table"]
        keys = ("round", "turn", "active", "phase", "step", "auction")
        now = [table.get(key) for key in keys]
        if now != self.shown:
            self.shown = now
            self.table(view)

    # -- what is typed -----------------------------------------------------------------------

    def ask(self, choice: Choice) -> None:
        """Ask the player of a seat, and give the answer; or take answers back, if the player wants that."""
        secret = self.sit(choice)
        view = self.position.seen_by(choice.seat)
        view["table"] = self.game.hinted(self.position, choice.seat, view["table"])
        public = len(self.people) > 1 and self.words.SECRET is not None and not secret
        seen = self.position.seen_by(WATCHER) if public else view
        self.look(seen)
        asked = self.words.question(choice, view)
        question = self.say("cli-pair", head=self.names[choice.seat], tail=asked)
        typer.echo(typer.style(question, bold=True))
        known = self.offered(choice, view)
        index = self.typed(choice, view, seen, known)
        if index is not None:
            self.decisions.append(len(self.record.answers))
            self.give(choice, index)
        if secret:
            typer.echo(CLEAR)
            self.shown = None

    def offered(self, choice: Choice, view: dict[str, Any]) -> dict[str, int]:
        """The index of the option for each text that may be typed.

        Options that are numbers are typed as they are; the others are printed as a numbered list, in which
        options that read alike stand once.
        """
        numbers = self.words.numbers(choice)
        if numbers is not None:
            return numbers
        labels: dict[str, int] = {}
        for index, option in enumerate(choice.options):
            labels.setdefault(self.words.option(option, choice, view), index)
        for place, label in enumerate(labels, 1):
            number = typer.style(f"{place:4}", fg=typer.colors.CYAN)
            typer.echo(f"{number} {label[:1].upper()}{label[1:]}")
        return {str(place): index for place, index in enumerate(labels.values(), 1)}

    def typed(
        self, choice: Choice, view: dict[str, Any], seen: dict[str, Any], known: dict[str, int]
    ) -> int | None:
        """Ask until one of the known texts is typed, and return the index that `known` gives it.

        Meanwhile the player may read cards, the log, and the table as `seen`. None if the player took answers
        back or gave up.
        """
        texts = list(known)
        hint = f"{texts[0]}–{texts[-1]}" if len(texts) > 1 else texts[0]
        while True:
            said = str(typer.prompt(f"{hint}, ?", prompt_suffix=self.colon))
            text = "".join(filter(str.isprintable, said)).strip()
            word, _, rest = text.partition(" ")
            if text in known:
                return known[text]
            if word == "?":
                self.read(rest.strip(), choice, view, known)
            elif text == "t":
                self.table(seen)
            elif text == "l":
                typer.echo("\n".join(self.log()[-LINES:]))
            elif text == "w":
                lines = self.words.refusals(self.game.refused(self.position, choice.seat), choice, view)
                typer.echo("\n".join(lines) or self.say("terminal-no-why"))
            elif text == "q":
                raise typer.Exit
            elif text == "concede" and self.leaving:
                self.concede(choice)
                return None
            elif text == "u":
                if self.take_back(choice.seat):
                    typer.echo(self.say("terminal-taken-back"))
                    return None
                typer.echo(self.say("terminal-no-undo"))
            else:
                typer.echo(self.say("terminal-not-offered", found=text[:40]))

    def read(self, wanted: str, choice: Choice, view: dict[str, Any], known: dict[str, int]) -> None:
        """Print the card whose name stands in a text; for "", what may be typed.

        The text may be that of an answer, in `known`; for one without a card, print what it is.
        """
        if not wanted:
            typer.echo(self.say("terminal-help"))
            return
        option = choice.options[known[wanted]] if wanted in known else None
        text = wanted if option is None else self.words.option(option, choice, view)
        lines = card_shown(self.words, text)
        if not lines and option is not None:
            lines = self.words.about(option, choice, view)
        for line in lines or [no_card(self.words, wanted)]:
            typer.echo(f"  {line}")

    # -- answers taken back ------------------------------------------------------------------

    def take_back(self, seat: Seat) -> bool:
        """Take back a seat's last decision and all answers after it; return whether that is allowed.

        Against bots alone it always is. Between people it is if nobody else has answered since, and nothing
        hidden was shown.
        """
        answers = self.record.answers
        while self.decisions and self.decisions[-1] >= len(answers):
            self.decisions.pop()
        if not self.decisions or answers[self.decisions[-1]][1] != seat:
            return False
        start = self.decisions[-1]
        if len(self.people) > 1 and self.showed(start):
            return False
        self.decisions.pop()
        del answers[start:]
        self.position = self.record.replay(self.game)
        events = len(self.position.journal or ())
        self.told = {seat: min(count, events) for seat, count in self.told.items()}
        self.shown = None
        keep(self.record, self.kept)
        return True

    def showed(self, start: int) -> bool:
        """Whether the answers from number `start` on showed anything hidden, or are not all of one seat."""
        from grimorio.web.game.timeline import Passing
        from grimorio.web.game.undo import showed

        given: Iterable[Any] = self.record.answers[start:]
        seat = self.record.answers[start][1]
        for number, answer in enumerate(given, start):
            before = self.record.replay(self.game, number)
            after = self.record.replay(self.game, number + 1)
            if answer[1] != seat or showed(before, answer, after, Passing([])):
                return True
        return False
