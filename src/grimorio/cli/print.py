"""`grimorio print`: cards in true size, to cut out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from grimorio.cli.base import (
    FAILURE,
    GameName,
    Lang,
    Stop,
    cards_read,
    game_named,
    language,
    stop,
    translator,
)

if TYPE_CHECKING:
    from grimorio.decks import Deck
    from grimorio.printing.sheets import Pile

WHAT = {"magecraft": ("spells", "characters", "boards", "gems"), "mickey": ("cards", "diamagics")}
"""The games that are printed, and what there is of each."""


def print_(
    out: Annotated[Path, typer.Option("--out", metavar="FILE.pdf", help="Where the PDF goes.")],
    game: GameName = "magecraft",
    what: Annotated[
        str | None,
        typer.Option(
            "--what",
            metavar="KIND,KIND,…",
            help="Only these: of Magecraft spells, characters, boards, gems; of Mickey cards, diamagics.",
            show_default="all",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=2, max=4, help="Enough Magecraft for so many.", show_default="2"),
    ] = None,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="NAME", help="A ready deck of Mickey, or a deck file.")
    ] = None,
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The size of the sheets.")] = "a4",
    cards: Annotated[
        Path | None,
        typer.Option("--cards", metavar="FILE", help="The Magecraft cards of this file (YAML or JSON)."),
    ] = None,
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
    if game not in WHAT:
        _stop("print-no-game", name=game, hint=_hint(game, WHAT), games=", ".join(WHAT))
    for option, given, wanted in (
        ("--players", players, "magecraft"),
        ("--cards", cards, "magecraft"),
        ("--deck", deck, "mickey"),
    ):
        if given is not None and game != wanted:
            _stop("print-takes-no", option=option, game=game)
    kinds = _kinds(what, WHAT[game])
    if not out.absolute().parent.is_dir():
        stop("cli-no-folder", name=str(out.parent))
    from grimorio.printing.sheets import PAPERS, printed, sheets_of

    if game == "magecraft":
        title = translator("magecraft")("magecraft-title")
        piles = _magecraft(cards, players or 2, kinds)
    else:
        title = "Wizards of Mickey"
        piles = _mickey(deck, kinds)
    data = printed(title, piles, PAPERS[paper], language())
    try:
        out.write_bytes(data)
    except OSError as error:
        stop("cli-cannot-write", FAILURE, name=str(out), reason=error.strerror or str(error))
    sheets = sum(sheets_of(pile, PAPERS[paper]) for pile in piles)
    size = {"a4": "A4", "letter": "Letter"}[paper]
    typer.echo(translator("print")("print-written", name=str(out), sheets=sheets, paper=size))


def _magecraft(cards: Path | None, players: int, kinds: tuple[str, ...]) -> list[Pile]:
    from grimorio.printing.magecraft import Magecraft

    rules = game_named("magecraft")
    described = rules.cards(cards_read(rules, cards))
    _legible([card["names"][language()] for card in described])
    return Magecraft(described, language(), players).piles(kinds)


def _mickey(name: str | None, kinds: tuple[str, ...]) -> list[Pile]:
    from grimorio.games.mickey import cardset
    from grimorio.printing.mickey import Mickey

    cards = cardset.described(cardset.own())
    return Mickey(cards, language(), mickey_deck(name, cards)).piles(kinds)


def mickey_deck(name: str | None, cards: list[dict[str, Any]], match: str = "official") -> Deck:
    """A ready deck for a match, by its name in any language, or that of a deck file, or the end of the
    command."""
    from grimorio.decks import BadDeck, read
    from grimorio.games.mickey.ready import ready
    from grimorio.printing.mickey import deck_names

    decks = ready(match)
    known = ", ".join(deck.name for deck in decks)
    if name is None:
        _stop("print-needs-deck", decks=known)
    names = {called: deck for deck in decks for called in deck_names(cards, deck)}
    for called, deck in names.items():
        if called.casefold() == name.casefold():
            return deck
    if not Path(name).is_file():
        _stop("print-no-deck", name=name, hint=_hint(name, names), decks=known)
    try:
        return read(Path(name), _finder(cards)).deck
    except BadDeck as error:
        raise Stop(str(error)) from None


def _finder(cards: list[dict[str, Any]]) -> Callable[[str], str]:
    """Finds a card by its key, or by a name in any language that no other card has."""
    keys = {card["name"].casefold(): card["name"] for card in cards}
    named: dict[str, set[str]] = {}
    for card in cards:
        for name in card["names"].values():
            named.setdefault(name.casefold(), set()).add(card["name"])

    def find(name: str) -> str:
        found = named.get(name.casefold(), set())
        if name.casefold() in keys:
            return str(keys[name.casefold()])
        if len(found) != 1:
            known = [called for card in cards for called in (card["name"], *card["names"].values())]
            raise LookupError(translator("print")("print-no-card", name=name, hint=_hint(name, known)))
        return next(iter(found))

    return find


def _kinds(what: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    if what is None:
        return known
    kinds = tuple(kind.strip().casefold() for kind in what.split(",") if kind.strip())
    if not kinds:
        _stop("print-nothing", kinds=", ".join(known))
    for kind in kinds:
        if kind not in known:
            _stop("print-no-kind", found=kind, hint=_hint(kind, known), kinds=", ".join(known))
    return kinds


def _stop(message: str, **said: str) -> NoReturn:
    raise Stop(translator("print")(message, **said))


def _hint(word: str, known: Iterable[str]) -> str:
    from grimorio.judge.reading import near

    return near(word, known)


def _legible(names: list[str]) -> None:
    from grimorio.printing.ink import unprintable

    for name in names:
        lacking = unprintable(name)
        if lacking:
            _stop("print-no-letters", card=name, letters=lacking)
