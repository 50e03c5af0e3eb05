"""`grimorio print`: make sheets of cards in true size, to cut out."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

import typer

from grimorio import games
from grimorio.cli.base import GameName, Lang, hint, in_folder, language, translator, writing
from grimorio.cli.sheets import Sheets, print_stop
from grimorio.cli.volume import note

Out = Annotated[Path, typer.Option("--out", metavar="FILE.pdf", help="Where the PDF goes.")]
What = Annotated[
    str | None,
    typer.Option(
        "--what",
        metavar="KIND,KIND,…",
        help="Only these: of Magecraft spells, characters, boards, gems; of Mickey cards, diamagics.",
        show_default="all",
    ),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", min=2, max=4, help="Enough Magecraft for so many.", show_default="2"),
]
DeckName = Annotated[
    str | None, typer.Option("--deck", metavar="NAME", help="A ready deck of Mickey, or a deck file.")
]
Paper = Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The size of the sheets.")]
CardFile = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="The Magecraft cards of this file (YAML or JSON)."),
]


def print_(
    out: Out,
    game: GameName = games.DEFAULT,
    what: What = None,
    players: Players = None,
    deck: DeckName = None,
    paper: Paper = "a4",
    cards: CardFile = None,
    lang: Lang = None,
) -> None:
    """Make sheets to print and cut: cards of 63 × 88 mm, nine to a sheet, in the language of your choice.

    Examples:

    - `grimorio print --out magecraft.pdf`

    - `grimorio print --out quattro.pdf --players 4 --lang it`

    - `grimorio print --what gems --paper letter --out gems.pdf`

    - `grimorio print --cards mine.yaml --what spells,characters --out mine.pdf`

    - `grimorio print --game mickey --deck "Lantern Watch" --out lanterns.pdf`
    """
    known = games.having("sheets")
    if game not in known:
        print_stop("print-no-game", name=game, hint=hint(game, known), games=", ".join(known))
    sheets_of_game: Sheets = games.part(game, "sheets")()
    given = {"players": players, "cards": cards, "deck": deck}
    for option, value in given.items():
        if value is not None and option not in sheets_of_game.options:
            print_stop("print-takes-no", option=f"--{option}", game=game)
    kinds = _kinds(what, sheets_of_game.kinds)
    if out.suffix.casefold() != ".pdf":
        print_stop("print-no-pdf", name=str(out))
    in_folder(out)
    if find_spec("reportlab") is None or find_spec("fontTools") is None:
        print_stop("print-missing")
    from grimorio.printing.sheets import PAPERS, printed, sheets_of

    piles = sheets_of_game.piles(kinds, **{name: given[name] for name in sheets_of_game.options})
    data = printed(sheets_of_game.title(), piles, PAPERS[paper], language())
    with writing(out):
        out.write_bytes(data)
    sheets = sum(sheets_of(pile, PAPERS[paper]) for pile in piles)
    size = {"a4": "A4", "letter": "Letter"}[paper]
    note(translator("print")("print-written", name=str(out), sheets=sheets, paper=size))


def _kinds(what: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    if what is None:
        return known
    kinds = tuple(kind.strip().casefold() for kind in what.split(",") if kind.strip())
    if not kinds:
        print_stop("print-nothing", kinds=", ".join(known))
    for kind in kinds:
        if kind not in known:
            print_stop("print-no-kind", found=kind, hint=hint(kind, known), kinds=", ".join(known))
    return kinds
