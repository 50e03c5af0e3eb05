"""`grimorio cards`: list, show and search cards, and check card sets of players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio import games as all_games
from grimorio.cli.base import (
    FAILURE,
    GameName,
    Json,
    Lang,
    Stop,
    cards_read,
    game_named,
    game_translator,
    hint,
    print_json,
    print_table,
    stop,
    told,
    translator,
)
from grimorio.cli.paging import paged
from grimorio.cli.reading import import_, imported, read, remove
from grimorio.cli.wording import Shelf, set_shelf, sets, shelf_of
from grimorio.games import DEFAULT

if TYPE_CHECKING:
    from grimorio.kernel import Game

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
)

AnyGame = Annotated[
    str | None, typer.Option("--game", "-g", help="Name of the game.", show_default="all games")
]
File = Annotated[
    Path | None,
    typer.Option("--file", "-f", metavar="FILE", help="The cards of this file instead of the game's."),
]

Set = Annotated[str, typer.Option("--set", metavar="CODE", help="A set that was sold: 8ED.")]


@app.callback(invoke_without_command=True)
def cards(
    context: typer.Context,
    set: Annotated[
        str | None, typer.Option("--set", metavar="CODE", help="All cards of a set that was sold: 8ED.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The cards in three languages: list, show, search; and checking card sets of your own.

    Examples:

    - `grimorio cards` lists Magecraft's, `grimorio cards list --game magic` Magic's

    - `grimorio cards --set 8ED` lists Eighth Edition by number

    - `grimorio cards show Fireball --lang it`

    - `grimorio cards search shield`

    - `grimorio cards template > mine.yaml`, then `grimorio cards check mine.yaml`

    - `grimorio cards read "Destroy target creature." --type Instant --cost "{2}{B}"`
    """
    if context.invoked_subcommand is not None:
        return
    if set is None:
        list_(DEFAULT, None, json)
    elif game := sets().get(set):
        _list(set_shelf(set, translator(game)), game_named(game), None, json)
    else:
        stop("cli-no-set", name=set, sets=", ".join(sets()))


def _loaded(game: str, file: Path | None) -> list[dict[str, Any]]:
    rules = game_named(game)
    return _shelf(game).of_file(rules, cards_read(rules, file))


def _shelf(game: str) -> Shelf:
    return shelf_of(game, game_translator(game))


def _table(shelf: Shelf, found: list[dict[str, Any]]) -> None:
    print_table("", [shelf.say(head) for head in shelf.HEADS], [shelf.row(card) for card in found])


@app.command("list")
def list_(game: GameName = DEFAULT, file: File = None, json: Json = False, lang: Lang = None) -> None:
    """List all cards.

    Example: `grimorio cards list --json`
    """
    rules = game_named(game)
    _list(_shelf(game), rules, cards_read(rules, file), json)


def _list(shelf: Shelf, game: Game, cards: Any, json: bool) -> None:
    found = shelf.of_file(game, cards)
    if json:
        print_json(found)
    else:
        with paged():
            _table(shelf, found)
            typer.echo(translator()("cli-cards-found", count=len(found)))


@app.command()
def show(
    name: Annotated[
        list[str], typer.Argument(metavar="NAME…", help="A card's name, in any of the languages.")
    ],
    game: AnyGame = None,
    file: File = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show one card with all its names and its text, of each game that has a card of this name.

    Examples:

    - `grimorio cards show Boule de feu --lang fr`

    - `grimorio cards show Fireball --game magic`
    """
    wanted = " ".join(name)
    searched = [game or DEFAULT] if game or file else all_games.names()
    cards = {title: _loaded(title, file) for title in searched}
    matches = [(title, card) for title in cards for card in cards[title] if _is_called(card, wanted)]
    if not matches:
        known = [called for listed in cards.values() for card in listed for called in card["names"].values()]
        stop("cli-no-card", name=wanted, hint=hint(wanted, known))
    # Games that are played with another's cards have the same names in all languages.
    different = [
        (title, card)
        for at, (title, card) in enumerate(matches)
        if card["names"] not in [before["names"] for _, before in matches[:at]]
    ]
    if json and len(different) > 1:
        stop("cli-card-of-games", name=wanted, games=", ".join(title for title, _ in different))
    if json:
        print_json(different[0][1])
        return
    for title, card in different:
        _show(title, card, among=len(different))


def _is_called(card: dict[str, Any], wanted: str) -> bool:
    """Whether a card has this name in any language."""
    return wanted.casefold() in [name.casefold() for name in card["names"].values()]


def _show(game: str, card: dict[str, Any], among: int) -> None:
    """Print a card of a game with its names and text; with the game's title if it is one of several cards."""
    shelf = _shelf(game)
    called = shelf.name(card)
    others = " / ".join(dict.fromkeys(other for other in card["names"].values() if other != called))
    title = f"  · {shelf.say(f'{game}-title')}" if among > 1 else ""
    typer.echo(called + (f"  ({others})" if others else "") + title)
    for line in shelf.shown(card):
        typer.echo("  " + line)


@app.command()
def search(
    words: Annotated[
        list[str], typer.Argument(metavar="WORD…", help="Words of a name or text, in any language.")
    ],
    game: GameName = DEFAULT,
    file: File = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the cards that have every word in a name, a text, or their icons.

    Example: `grimorio cards search bouclier`
    """
    wanted = [word.casefold() for word in words]
    found = []
    for card in _loaded(game, file):
        text = " ".join(_shelf(game).words(card)).casefold()
        if all(word in text for word in wanted):
            found.append(card)
    if json:
        print_json(found)
    elif found:
        _table(_shelf(game), found)
    if not found:
        stop("cli-no-card-with", FAILURE, words=" ".join(words))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A card set, YAML or JSON.")],
    game: GameName = DEFAULT,
    lang: Lang = None,
) -> None:
    """Check a card set of your own: all its mistakes, with file, line, field and what was expected.

    Example: `grimorio cards check mine.yaml`
    """
    from grimorio.judge import card_faults

    if wrong := card_faults(game_named(game), file):
        raise Stop("\n".join(map(told, wrong)))
    typer.echo(_shelf(game).good(str(file), _loaded(game, file)))


@app.command()
def template(
    name: Annotated[
        list[str] | None, typer.Argument(metavar="NAME…", help="Only this card, by its English name.")
    ] = None,
    game: GameName = DEFAULT,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Print cards as a file to type your own into: the game's card set, of Magic some examples.

    Examples:

    - `grimorio cards template > mine.yaml`

    - `grimorio cards template --game magic Serra Angel > mine.yaml`
    """
    rules = game_named(game)
    wanted = [" ".join(name)] if name else []
    for line in _shelf(game).template(rules, cards_read(rules, file), wanted):
        typer.echo(line)


app.command()(read)
app.command("import")(import_)
app.command()(imported)
app.command()(remove)
