"""The commands of `grimorio event` for formats and decks."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from grimorio.cli.base import (
    FAILURE,
    Json,
    Lang,
    Stop,
    cards_read,
    game_named,
    json_read,
    language,
    print_json,
    print_table,
    told,
    translator,
)
from grimorio.cli.event_change import File
from grimorio.cli.event_show import load

if TYPE_CHECKING:
    from grimorio.decks.formats import Format
    from grimorio.events.event import Event

FORMAT: Final = "format"
"""The name of a format in errors about its file, before its fields."""

FormatName = Annotated[
    str | None,
    typer.Option(
        "--format", metavar="NAME", help="Which decks may be entered: see `event formats`, or a file."
    ),
]


def drafted(game: str | None) -> str | None:
    """The name of the format in which a new event of the game `game` plays with drafted cards.

    None if nobody drafts the game's cards. Without a game, the event is of the game `events.facts.GAME`.
    """
    from grimorio.events import facts, formats

    return formats.drafted(game or facts.GAME)


def asked(
    name: str | None, game: str | None, best_of: int | None, minutes: int | None, cards: Path | None
) -> dict[str, Any]:
    """The settings of a new event, as JSON data: the command's own and, for the rest, those of its format.

    Args:
        name: the name of a format or of its file, or None.
        game, best_of, minutes: what the command asks for, or None.
        cards: a file of cards of the players' own, or None.

    Raises:
        Stop: there is no such format, its file is faulty, the format is for another game, or it needs cards
            that are not given.
    """
    import msgspec

    settings: dict[str, Any] = {"game": game, "best_of": best_of, "minutes": minutes}
    format = None if name is None else format_named(name)
    say = translator("event")
    if format is None:
        if cards is not None:
            raise Stop(say("event-cards-format"))
        return {key: value for key, value in settings.items() if value is not None}
    if game not in (None, format.game):
        raise Stop(say("event-other-game", format=format.name, game=format.game, found=str(game)))
    if format.own_cards and format.cards is None and cards is None:
        raise Stop(say("event-own-cards", format=format.name))
    if cards is not None:
        if not format.own_cards:
            raise Stop(say("event-no-own-cards", format=format.name))
        format = msgspec.structs.replace(format, cards=cards_read(game_named(format.game), cards))
    usual = {"game": format.game, "best_of": format.best_of, "minutes": format.minutes}
    wanted = {key: usual[key] if value is None else value for key, value in settings.items()}
    return {**wanted, "format": msgspec.to_builtins(format)}


def format_named(name: str) -> Format:
    """The format of this name, or in this file. Raises Stop: there is neither, or the file is faulty."""
    from grimorio.events import formats as known

    path = Path(name)
    if path.suffix == ".json":
        return _format_in(path)
    try:
        return known.named(name)
    except ValueError as error:
        raise Stop(told(error)) from None


def _format_in(path: Path) -> Format:
    """The format in a JSON file. Raises Stop: it cannot be read or is faulty; the message names the line."""
    from grimorio.events.formats import read_format
    from grimorio.judge.reading import parse

    json_read(path)  # says in the reader's language what is no JSON
    root = parse(path.read_text("utf-8-sig"), str(path), json_only=True)
    try:
        return read_format(root.plain(), FORMAT)
    except ValueError as error:
        text = told(error)
        field = re.match(rf"{FORMAT}\.?([\w.\[\]-]*): ", text)
        line = root.line_at(field[1]) if field else 1
        raise Stop(f"{path}:{line}: {text.removeprefix(FORMAT).lstrip('.: ')}") from None


def check_deck(event: Event, player: str, path: Path, text: str) -> None:
    """Check a player's deck against the event's format and the player's pool, and print each fault.

    `text` is the content of the deck file at `path`. Raises Stop: there are faults.
    """
    from grimorio.events.formats import checked
    from grimorio.events.paper_cards import faults_of

    format, paper, game = event.settings.format, event.state.paper, event.settings.game
    if format is None and paper is None:
        return
    member = event.state.members.get(player)
    pool = member.pool if member else ""
    try:
        if paper is not None:
            faults = faults_of(paper.draft, game, format, pool, text)
        elif format is not None:
            _, faults = checked(format, text, pool)
    except ValueError as error:
        raise Stop(told(error)) from None
    for fault in faults:
        typer.echo(f"{path}: {fault.said(game, language())}")
    if faults:
        say = translator("event", "paperdraft")
        called = say("paperdraft-title") if format is None else format.called(language())
        raise Stop(say("event-deck-refused", count=len(faults), format=called), FAILURE)


def formats(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A format, or a JSON file.", show_default="all")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the formats, or show one: its sets and ban list, and the cards that this table cannot play yet.

    Examples:

    - `grimorio event formats`

    - `grimorio event formats standard-2003 --lang it`
    """
    import msgspec

    from grimorio.events import formats as known

    say = translator("event")
    if name is not None:
        format = format_named(name)
        left = known.unplayed(format)
        if json:
            print_json({**msgspec.to_builtins(format), "not_played_here": list(left)})
        else:
            _show(format, left)
        return
    if json:
        print_json([msgspec.to_builtins(format) for format in known.known().values()])
        return
    rows = [
        [format.name, format.called(language()), format.dated or "–", " ".join(format.sets) or "–"]
        for format in known.known().values()
    ]
    heads = [say(f"event-head-{head}") for head in ("format", "title", "dated", "sets")]
    print_table("", heads, rows)


def _show(format: Format, left: tuple[str, ...]) -> None:
    from grimorio.events.formats import printings

    say = translator("event")
    sets = printings(format.game)
    dated = format.dated or "–"
    typer.echo(say("event-format", title=format.called(language()), dated=dated, build=format.build))
    if format.sets:
        typer.echo(say("event-format-sets", sets=", ".join(format.sets)))
    if format.imports:
        typer.echo(say("event-format-imports", sets=", ".join(format.imports)))
    for part in ("allowed", "banned", "restricted"):
        names = [sets.named(card, language()) if sets else card for card in getattr(format, part)]
        if part == "allowed" and not names:
            continue
        typer.echo(say(f"event-format-{part}", names=", ".join(names) or "–"))
    typer.echo(say("event-format-match", best_of=format.best_of, minutes=format.minutes))
    if left and sets is not None:
        counts = [
            f"{code} {len(sets.cards(code) & set(left))}/{len(sets.cards(code))}" for code in format.sets
        ]
        typer.echo(say("event-format-left", count=len(left), sets=", ".join(counts)))
        typer.echo(", ".join(sorted(sets.named(card, language()) for card in left)))


def decks(
    file: File,
    player: Annotated[
        str | None, typer.Argument(metavar="PLAYER", help="Whose deck.", show_default="who has handed one in")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show to the judge who has handed in a deck, or a deck as it was handed in.

    Until the event is over no export and no pairing shows decks.

    Examples:

    - `grimorio event decks evening.json`

    - `grimorio event decks evening.json Ada`
    """
    from grimorio.events.event_rules import deck_locked

    event = load(file)
    say = translator("event")
    if player is not None:
        try:
            deck = event.state.member(player).deck
        except ValueError as error:
            raise Stop(told(error)) from None
        if not deck:
            raise Stop(say("event-no-deck", name=player), FAILURE)
        typer.echo(deck, nl=not deck.endswith("\n"))
        return
    locked = partial(deck_locked, event.settings, event.state)
    rows = [
        [
            member.name,
            say("event-deck-in") if member.deck else say("event-deck-missing"),
            say("event-deck-locked") if member.deck and locked(member.name) else "",
        ]
        for member in event.state.members.values()
    ]
    print_table("", [say(f"event-head-{name}") for name in ("player", "deck", "locked")], rows)
