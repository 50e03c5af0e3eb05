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
    from collections.abc import Iterable

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
    cards = _of_games(game, file)
    different = [(title, card) for title, card in cards if _is_called(card, wanted)]
    if not different and not file:
        different = [(title, card) for title in _searched(game) for card in _elsewhere(title, wanted)]
    if not different:
        stop("cli-no-card", name=wanted, hint=hint(wanted, _names(card for _, card in cards)))
    if json and len(different) > 1:
        stop("cli-card-of-games", name=wanted, games=", ".join(title for title, _ in different))
    if json:
        print_json(different[0][1])
        return
    for title, card in different:
        _show(title, card, among=len(different))


def _searched(game: str | None) -> list[str]:
    """The names of the games whose cards are searched: this one, or all for None."""
    return list(all_games.names()) if game is None else [game]


def _of_games(game: str | None, file: Path | None) -> list[tuple[str, dict[str, Any]]]:
    """The cards of a game, of all games for None, or of a `file`, each with the name of its game.

    A game that is played with another's cards has the same names; its cards are left out.
    """
    seen: set[tuple[str, ...]] = set()
    found: list[tuple[str, dict[str, Any]]] = []
    for title in [game or DEFAULT] if file else _searched(game):
        cards = _loaded(title, file)
        names = [tuple(card["names"].values()) for card in cards]
        found += [(title, card) for card, called in zip(cards, names, strict=True) if called not in seen]
        seen.update(names)
    return found


def _elsewhere(game: str, name: str) -> list[dict[str, Any]]:
    """The cards of this name that a game knows besides those of its own set."""
    return _shelf(game).elsewhere(game_named(game), name)


def _names(cards: Iterable[dict[str, Any]]) -> list[str]:
    """The names of cards in all languages."""
    return [called for card in cards for called in card["names"].values()]


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
    game: AnyGame = None,
    file: File = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Find the cards that have every word in a name, a text, or their icons, in all games or in one.

    With `--json` each card has the name of its game.

    Examples:

    - `grimorio cards search bouclier`

    - `grimorio cards search shield --game magecraft`
    """
    wanted = [word.casefold() for word in words]
    matches: dict[str, list[dict[str, Any]]] = {}
    for title, card in _of_games(game, file):
        text = " ".join(_shelf(title).words(card)).casefold()
        if all(word in text for word in wanted):
            matches.setdefault(title, []).append(card)
    if json:
        print_json([{"game": title, **card} for title, cards in matches.items() for card in cards])
    for title, cards in () if json else matches.items():
        shelf = _shelf(title)
        print_table(
            shelf.say(f"{title}-title") if len(matches) > 1 else "",
            [shelf.say(head) for head in shelf.HEADS],
            [shelf.row(card) for card in cards],
        )
    if not matches:
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
