"""`grimorio print`: cards in true size, to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NoReturn

import typer

from grimorio.cli.base import (
    FAILURE,
    Cards,
    GameName,
    Lang,
    Stop,
    cards_read,
    game_named,
    language,
    stop,
    translator,
)

GAMES = ("magecraft",)
"""The games whose cards are printed."""


def print_(
    out: Annotated[Path, typer.Option("--out", metavar="FILE.pdf", help="Where the PDF goes.")],
    game: GameName = "magecraft",
    what: Annotated[
        str | None,
        typer.Option(
            "--what",
            metavar="KIND,KIND,…",
            help="Of Magecraft, only these: spells, characters, gems.",
            show_default="all",
        ),
    ] = None,
    players: Annotated[
        int, typer.Option("--players", "-p", min=2, max=4, help="Enough Magecraft for so many.")
    ] = 2,
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The size of the sheets.")] = "a4",
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """Make sheets to print and cut: cards of 63 × 88 mm, nine to a sheet, in the language of your choice.

    Examples:

    - `grimorio print --out magecraft.pdf`

    - `grimorio print --out quattro.pdf --players 4 --lang it`

    - `grimorio print --what gems --paper letter --out gems.pdf`

    - `grimorio print --cards mine.yaml --what spells,characters --out mine.pdf`
    """
    if game not in GAMES:
        _stop("print-no-game", name=game, hint=_hint(game, GAMES), games=", ".join(GAMES))
    if not out.absolute().parent.is_dir():
        stop("cli-no-folder", name=str(out.parent))
    from grimorio.printing.magecraft import WHAT, Magecraft
    from grimorio.printing.sheets import PAPERS, printed, sheets_of

    kinds = [kind.strip().casefold() for kind in (what or ",".join(WHAT)).split(",") if kind.strip()]
    if not kinds:
        _stop("print-nothing", kinds=", ".join(WHAT))
    for kind in kinds:
        if kind not in WHAT:
            _stop("print-no-kind", found=kind, hint=_hint(kind, WHAT), kinds=", ".join(WHAT))
    rules = game_named(game)
    described = rules.cards(cards_read(rules, cards))
    _legible([card["names"][language()] for card in described])
    piles = Magecraft(described, language(), players).piles(tuple(kinds))
    data = printed(translator("magecraft")("magecraft-title"), piles, PAPERS[paper], language())
    try:
        out.write_bytes(data)
    except OSError as error:
        stop("cli-cannot-write", FAILURE, name=str(out), reason=error.strerror or str(error))
    sheets = sum(sheets_of(pile, PAPERS[paper]) for pile in piles)
    size = {"a4": "A4", "letter": "Letter"}[paper]
    typer.echo(translator("print")("print-written", name=str(out), sheets=sheets, paper=size))


def _stop(message: str, **said: str) -> NoReturn:
    raise Stop(translator("print")(message, **said))


def _hint(word: str, known: tuple[str, ...]) -> str:
    from grimorio.judge.reading import near

    return near(word, known)


def _legible(names: list[str]) -> None:
    from grimorio.printing.ink import unprintable

    for name in names:
        lacking = unprintable(name)
        if lacking:
            _stop("print-no-letters", card=name, letters=lacking)
