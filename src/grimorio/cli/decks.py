"""`grimorio decks`: the ready Magic decks, and deck files of players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import (
    FAILURE,
    Json,
    Lang,
    hint,
    language,
    print_json,
    print_table,
    refused,
    stop,
    translator,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from grimorio.decks import Deck, DeckFile
    from grimorio.games.magic.deck import Offence, Product
    from grimorio.kernel import Game

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A deck file, its cards in any language.")]


@app.callback(invoke_without_command=True)
def decks(context: typer.Context, lang: Lang = None) -> None:
    """Magic decks: those that were sold, five for each format, and files of your own.

    A deck file has a line for each card (**4 Shock**), the sideboard after **Sideboard**, comments after
    **//**.

    Examples:

    - `grimorio decks` lists the ready decks

    - `grimorio decks show Speed Scorch --lang it`

    - `grimorio decks check mine.txt --format constructed`

    - `grimorio decks convert mine.txt --lang fr > mien.txt`
    """
    if context.invoked_subcommand is None:
        list_(False)


@app.command("list")
def list_(json: Json = False, lang: Lang = None) -> None:
    """List the decks that were sold, and five decks for each format of the time.

    Example: `grimorio decks list --json`
    """
    from grimorio.games.magic.deck import colors

    decks = _listed()
    if json:
        print_json([{"kind": listed.kind, **listed.deck.to_json()} for listed in decks])
        return
    say = translator()
    heads = [say(f"cli-head-{name}") for name in ("deck", "kind", "colors", "cards")]
    rows = [
        [
            listed.deck.name,
            _kind(listed.kind),
            ", ".join(say(f"cli-color-{color}") for color in colors(listed.deck)),
            str(len(listed.deck.cards())),
        ]
        for listed in decks
    ]
    print_table("", heads, rows, right=[3])


def _listed() -> tuple[Product, ...]:
    """The decks and packs that were sold, then the ready decks of formats."""
    from grimorio.games.magic.deck import OF_FORMATS, products, ready

    return (*products(), *[one for one in ready() if one.kind in OF_FORMATS])


def _kind(kind: str) -> str:
    """The kind of a ready deck (`Product.kind`) in the user's language."""
    from grimorio.events.formats import known

    formats = known()
    return formats[kind].called(language()) if kind in formats else translator()(f"cli-deck-{kind}")


@app.command()
def show(
    name: Annotated[
        list[str], typer.Argument(metavar="NAME…", help="The name of a ready deck, or a deck file.")
    ],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the cards of a deck.

    Example: `grimorio decks show Sky Slam --lang fr`
    """
    deck = deck_named(" ".join(name))
    if json:
        print_json(deck.to_json())
        return
    from grimorio.games.magic.sets import printed

    say = translator()
    heads = [say(f"cli-head-{name}") for name in ("copies", "card", "kind", "cost")]
    parts = [(deck.name, deck.main)]
    if deck.sideboard:
        parts.append((say("cli-deck-sideboard"), deck.sideboard))
    for title, cards in parts:
        facts = [(count, printed(card)) for count, card in cards]
        rows = [[str(count), card.names[language()], _type(card), card.cost or "–"] for count, card in facts]
        print_table(title, heads, rows, right=[0])
    typer.echo(_size(deck))


def _type(card: Any) -> str:
    from grimorio.games.magic.names import type_line

    return type_line(card.kinds, card.types, basic=card.basic, enchants=card.enchants, language=language())


def _size(deck: Deck) -> str:
    side = sum(count for count, _ in deck.sideboard)
    return translator()("cli-deck-size", count=len(deck.cards()), sideboard=side)


def deck_named(name: str, find: Callable[[str], str] | None = None) -> Deck:
    """The ready deck with this name, or else the deck in this file. Raises Stop: there is neither.

    `find` returns the English name of a card that the file names; None to find the cards of the sets of 2003.
    """
    decks = {one.deck.name: one.deck for one in _listed()}
    deck = next((deck for known, deck in decks.items() if known.casefold() == name.strip().casefold()), None)
    if deck is not None:
        return deck
    if _exists(Path(name)):
        return _read(Path(name), find).deck
    stop("cli-no-deck", name=name, hint=hint(name, list(decks)))


def magic_decks(rules: Game, how: dict[str, Any]) -> Callable[[str], Deck]:
    """A function that finds Magic decks by name or file (`deck_named`).

    `how["cards"]` has cards of the players' own, as JSON data or None; decks may have these cards too.
    """
    from grimorio.games.magic.cardset import finder

    find = finder(rules.own_cards(how.get("cards")))
    return lambda name: deck_named(name, find)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a name that no file can have
        return False


def _read(path: Path, find: Callable[[str], str] | None = None) -> DeckFile:
    """The deck file at a path. Raises Stop: it cannot be read, or has errors.

    `find` returns the English name of a card that the file names; None to find the cards of the sets of 2003.
    """
    from grimorio.decks import BadDeck, read
    from grimorio.games.magic.cardset import finder

    try:
        return read(path, find or finder(None))
    except BadDeck as error:
        raise refused(error) from None


DeckFormat = Annotated[
    Literal["constructed", "limited", "preconstructed"],
    typer.Option("--format", help="What it is to be played in."),
]
Pool = Annotated[
    Path | None,
    typer.Option("--pool", metavar="FILE", help="The cards received, as a deck file (Limited only)."),
]


@app.command()
def check(
    file: File,
    format: DeckFormat = "constructed",
    pool: Pool = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a deck: every offence with its line and its rule; the exit code is 0 for a legal deck.

    Example: `grimorio decks check mine.txt --format limited`
    """
    from grimorio.games.magic.deck import offences

    deck_file = _read(file)
    wrong = offences(deck_file.deck, format, None if pool is None else _read(pool).deck)
    if json:
        print_json(
            {
                "file": deck_file.file,
                "format": format,
                "legal": not wrong,
                "offences": [
                    {
                        "line": deck_file.line(offence.card or ""),
                        "kind": offence.kind,
                        "rule": offence.rule,
                        "card": offence.card,
                        "found": offence.found,
                        "wanted": offence.wanted,
                    }
                    for offence in wrong
                ],
            }
        )
    else:
        for offence in wrong:
            line = deck_file.line(offence.card or "")
            place = f"{deck_file.file}:{line}" if line else deck_file.file
            typer.echo(f"{place}: {_said(offence)}  [{offence.rule}]")
        if not wrong:
            name = translator()(f"cli-format-{format}")
            typer.echo(
                translator()("cli-deck-legal", file=deck_file.file, format=name, size=_size(deck_file.deck))
            )
    if wrong:
        raise typer.Exit(FAILURE)


def _said(one: Offence) -> str:
    from grimorio.games.magic.sets import printed

    card = printed(one.card).names[language()] if one.card else ""
    return translator()(
        f"cli-offence-{one.kind}", card=card, found=one.found, wanted=one.wanted, deck=one.deck
    )


@app.command()
def convert(
    file: File,
    to: Annotated[
        Literal["plain", "mtgo", "dek", "arena", "cockatrice", "forge", "xmage", "mwdeck"],
        typer.Option("--to", help="The program that is to read it; all but plain get English names."),
    ] = "plain",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print a deck file again, clean, its cards in the language of `--lang`; for another program; or as JSON.

    Files of Magic Online (.txt, .dek), Arena, Cockatrice (.cod), Forge and XMage (.dck) and Magic Workshop
    (.mwDeck) are read too.

    - `grimorio decks convert mine.txt --lang it > mio.txt`

    - `grimorio decks convert mine.dek --to forge > mine.dck`
    """
    from grimorio.decks import write
    from grimorio.games.magic.lists import MagicLists
    from grimorio.games.magic.sets import printed

    deck = _read(file).deck
    if json:
        print_json(deck.to_json())
    elif to == "plain":
        typer.echo(write(deck, lambda card: printed(card).names[language()]), nl=False)
    else:
        typer.echo(write(deck, form=to, printed=MagicLists().printed), nl=False)
