"""The parts that all commands share: languages, files, errors of one line."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from grimorio.cli.volume import detail, quiet

if TYPE_CHECKING:
    from grimorio.kernel import Game
    from grimorio.language import Translator

BAD_INPUT = 2
"""Exit code for a mistake on the command line or in a file."""
FAILURE = 1
"""Exit code when a command was understood but did not succeed."""


LONGEST = 2000
"""The longest error message, in characters."""


class Stop(Exception):
    """Ends the command with an error message of one line."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(message[:LONGEST].split()))
        self.code = code


_language: list[str] = []


def set_language(value: str | None) -> str | None:
    """Set the language of all output, if `value` is given, and return `value`.

    A callback of the option `--lang`.
    """
    if value is not None:
        _language[:] = [value]
    return value


def forget_language() -> None:
    """Return to the language of the environment."""
    _language.clear()


def language() -> str:
    """The code of the output language: that of `--lang`, of GRIMORIO_LANG, of the locale, or English."""
    if _language:
        return _language[0]
    from grimorio.language import spoken

    return spoken()


def translator(*more: str) -> Translator:
    """A translator with the messages of the command line, and of the catalogues named in `more`."""
    from grimorio.language import translator as make

    return make(language(), ["cli", *more])


def game_translator(game: str, *more: str) -> Translator:
    """A translator with the messages of the command line, of a game, and of the catalogues named in `more`.

    Catalogues that do not exist are left out.
    """
    from grimorio.language import CATALOGUES

    return translator(*(name for name in (game, *more) if name in CATALOGUES))


def bot_name(bot: str) -> str:
    """The name of a bot in the reader's language, or as it was typed, such as ``search:100``."""
    try:
        return translator("table")(f"table-level-{bot}")
    except KeyError:
        return bot


def hint(word: str, known: Iterable[str]) -> str:
    """The text that suggests the known word nearest to `word`, in the reader's language, or ""."""
    from grimorio.kernel.faults import nearest

    near = nearest(word, known)
    return "" if near is None else translator()("cli-hint", word=near)


def stop(message_id: str, code: int = BAD_INPUT, **arguments: str | int | float) -> NoReturn:
    """End the command with an error message and the exit code `code`. Raises Stop.

    `message_id` is the id of the message in the catalogue; `arguments` has the values that complete it.
    """
    raise Stop(translator()(message_id, **arguments), code)


def told(error: Exception, cause: str = "") -> str:
    """What is wrong, in the reader's language, from an error of the library.

    It is the message of the error's `cause` (of the argument, where the error has none), beside the place.
    What has no message is told in English, and said to be.
    """
    from grimorio.kernel.faults import message_of
    from grimorio.language import told as said

    if language() == "en":
        return str(error)
    file, line = getattr(error, "file", ""), getattr(error, "line", 0)
    place = f"{file}:{line}" if line else file or getattr(error, "field", "")
    message = message_of(error)
    message.cause = message.cause or cause
    text = said(message, language())
    return f"{place}: {text}" if place else text


def system_says(error: OSError) -> str:
    """What the system says about a file, in the reader's language."""
    from grimorio.kernel.faults import reason_of
    from grimorio.language import told as said

    return said(reason_of(error), language())


def refused(error: Exception, path: Path | None = None, cause: str = "", code: int = BAD_INPUT) -> Stop:
    """The end of a command by an error of the library, told as `told` does behind the name of its file."""
    text = told(error, cause)
    return Stop(text if path is None else f"{path}: {text}", code)


Lang = Annotated[
    Literal["en", "it", "fr"] | None,
    typer.Option(
        "--lang",
        help="Language of what is printed.",
        show_default="the locale's",
        callback=set_language,
        is_eager=True,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
GameName = Annotated[str, typer.Option("--game", "-g", help="Name of the game.")]
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        "-s",
        metavar="BOT,BOT,…",
        help="A bot for each player: random, greedy, search, search:ITERATIONS.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game's rules; may be repeated."
    ),
]
Cards = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Play with the card set of this file (YAML or JSON)."),
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, help="Processes to use.", show_default="one a processor")
]


def _engine(wanted: str) -> str:
    """Let the runs of this command be played by the engine `wanted`. Raises Stop: it is not installed."""
    from grimorio.simulator import many

    chosen = many.Engine(wanted)
    if chosen == many.Engine.RAY and find_spec("ray") is None:
        stop("cli-ray-missing")
    many.engine.set(chosen)
    return wanted


RunBy = Annotated[
    Literal["processes", "ray"],
    typer.Option(
        "--engine",
        callback=_engine,
        help="Who plays the games: processes here, or a Ray cluster.",
    ),
]


def _seed(value: int | None) -> int | None:
    """Tell the seed with `--verbose`. A callback of the options for seeds."""
    if value is not None:
        detail("cli-verbose-seed", seed=value)
    return value


Seed = Annotated[int, typer.Option("--seed", min=0, callback=_seed, help="All luck follows from it.")]
LuckSeed = Annotated[
    int | None, typer.Option("--seed", min=0, help="All luck follows from it.", show_default="by chance")
]


def game_named(name: str) -> Game:
    """The game of this name. Raises Stop: there is no such game."""
    from grimorio import games

    try:
        return games.get(name)
    except games.UnknownGame:
        stop("cli-no-game", name=name, games=", ".join(games.names()))


def options_read(pairs: Iterable[str] | None) -> dict[str, str]:
    """The mapping from name to value that `pairs` describe, arguments like ``NAME=VALUE``; empty for None.

    Raises Stop: an argument has no "=".
    """
    found: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            stop("cli-option-pair", found=pair)
        found[name.strip()] = value.strip()
    return found


def cards_read(game: Game, path: Path | None) -> Any:
    """The card set in the file at `path`, as JSON data; None without a path.

    For a game with imported sets, `path` may also be the code of one, if there is no file of this name.

    Raises Stop: the file cannot be read, or has errors.
    """
    if path is None:
        return None
    from grimorio import games
    from grimorio.decks.kept import kept_cards
    from grimorio.judge import BadFile, card_file

    if games.manifest(game.name).typed and not path.exists() and kept_cards(path.name).exists():
        path = kept_cards(path.name)
    detail("cli-verbose-reads", name=str(path))
    try:
        return card_file(game, path)
    except BadFile as error:
        raise refused(error) from None


def json_read(path: Path) -> Any:
    """The data in a JSON file. Raises Stop: the file cannot be read, or is not JSON."""
    from grimorio.kernel import sizes

    detail("cli-verbose-reads", name=str(path))
    try:
        with path.open("rb") as file:
            return sizes.from_json(file.read(sizes.FILE + 1))
    except FileNotFoundError:
        stop("cli-no-file", name=str(path))
    except sizes.BadData as error:
        if error.cause == "json":
            here = Path(f"{path}:{error.facts['line']}")
            english = ValueError(str(error).partition(": ")[2])
            raise refused(english if language() == "en" else error, here) from None
        raise Stop(translator()(f"cli-file-{error.cause}", name=str(path), **error.facts)) from None
    except OSError as error:
        raise Stop(f"{path}: {system_says(error)}") from None


def text_read(path: Path, most: int) -> str:
    """The text in a file of at most `most` bytes.

    Raises Stop: the file cannot be read, is larger, or is not written in UTF-8.
    """
    detail("cli-verbose-reads", name=str(path))
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except FileNotFoundError:
        stop("cli-no-file", name=str(path))
    except OSError as error:
        raise Stop(f"{path}: {system_says(error)}") from None
    if len(raw) > most:
        stop("cli-file-large", name=str(path), most=most / 1_000_000)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        stop("cli-file-text", name=f"{path}:{line}")


def in_folder(path: Path) -> None:
    """Check that the folder of an output file exists. Raises Stop: it does not."""
    if not path.absolute().parent.is_dir():
        stop("cli-no-folder", name=str(path.parent))


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A context for writing a file. Raises Stop with the reason if the file cannot be written."""
    in_folder(path)
    try:
        yield
    except OSError as error:
        stop("cli-cannot-write", FAILURE, name=str(path), reason=system_says(error))


def seats_read(text: str | None, default: str) -> list[str]:
    """The names of the bots in a text such as ``BOT,BOT``; without a text, those in `default`."""
    return [name.strip() for name in (text or default).split(",") if name.strip()]


def jobs_wanted(jobs: int | None) -> int:
    """The number of processes to use: `jobs`, or by default one for each processor."""
    count = jobs or os.cpu_count() or 1
    detail("cli-verbose-processes", count=count)
    return count


def print_json(data: Any) -> None:
    """Print `data` as JSON, with the keys in their given order."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def percent(rate: float | None) -> str:
    """The share `rate`, from 0 to 1, as a percentage; a dash for None."""
    return "–" if rate is None else f"{_tenths(100 * rate)} %"


def interval(bounds: list[float]) -> str:
    """The interval between two shares, `bounds`, as percentages."""
    low, high = bounds
    return f"{_tenths(100 * low)}–{_tenths(100 * high)} %"


def _tenths(number: float) -> str:
    """The number with one decimal, after a point in English and a comma in Italian and French."""
    text = f"{number:.1f}"
    return text if language() == "en" else text.replace(".", ",")


def print_table(title: str, heads: list[str], rows: list[list[str]], right: Iterable[int] = ()) -> None:
    """Print a table with a title, the headings `heads` and the cells `rows`.

    The columns whose indices are in `right` hold numbers.
    """
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = Console(width=110)
    table = Table(title=title or None, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    numbers = set(right)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place in numbers else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table, markup=False)


def with_progress(label: str, games: int, run: Callable[[Any], Any]) -> Any:
    """Call `run` with a function that takes a `Progress`, and return the result of `run`.

    Meanwhile the progress is shown on stderr as a bar with the speed and the time left, under `label`.
    `games` is the number of games to play.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    say = translator()
    detail("cli-verbose-games", label=label, games=games)
    with Progress(
        *columns, console=console, transient=True, disable=quiet() or not console.is_terminal
    ) as bar:
        task = bar.add_task(label, total=games, rate="")

        def watch(progress: Any) -> None:
            rate = say("cli-rate", rate=f"{progress.rate:.1f}")
            bar.update(task, completed=progress.done, rate=rate)

        return run(watch)
