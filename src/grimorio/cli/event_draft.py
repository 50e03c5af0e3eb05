"""The commands of `grimorio event` for drafts before an event: who drafts with whom, and the cards that
players receive.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimorio.cli.base import Json, Lang, Stop, json_read, print_json, refused, told, translator
from grimorio.cli.event_change import File, changed, noted
from grimorio.cli.event_show import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimorio.events.event import Event
    from grimorio.events.pods import Pod
    from grimorio.kernel import Record


def pods(
    file: File,
    size: Annotated[
        int | None,
        typer.Option("--size", min=2, max=16, help="The most players.", show_default="the event's, or 8"),
    ] = None,
    by_hand: Annotated[
        list[str] | None,
        typer.Option("--pod", metavar='"A, B, …"', help="A pod seated by hand; may be repeated."),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Seat everybody anew.")] = False,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="Why they are seated by hand or anew.")
    ] = "",
    sheet: Annotated[bool, typer.Option("--sheet", help="A sheet for each pod: who passes to whom.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Seat the players for a draft: pods and seats by lot, and to whom each booster is passed.

    In an event with a draft (`event new --pods 8`) the seats are noted. In others they are only shown.

    Examples:

    - `grimorio event pods evening.json`

    - `grimorio event pods evening.json --size 6 --sheet | lp`

    - `grimorio event pods evening.json --pod "Ada, Bea" --pod "Cid, Dan, Eva" --reason "two tables"`
    """
    say = translator("event")
    event = load(file)
    if not event.settings.pods and (by_hand or again):
        raise Stop(f"{file}: {translator('faults')('faults-no-pods')}")
    if event.settings.pods and (by_hand or again or not event.state.pods):
        event = changed(file, lambda event: _seated(event, by_hand or [], reason))
    tables = _pods(event, file, size)
    if json:
        print_json([list(pod.players) for pod in tables])
        return
    for number, pod in enumerate(tables, start=1):
        typer.echo(say("event-pod", number=number, players=", ".join(pod.players)))
        if sheet:
            _print_sheet(pod)


def _seated(event: Event, by_hand: list[str], reason: str) -> Event:
    """The event after its players were seated in the order of `by_hand`, or at random if that is empty.

    `by_hand` has a text for each pod, its players' names with commas between them. `reason` is noted in the
    log: why players are seated by hand or anew.
    """
    import msgspec

    from grimorio.events.pods import seating

    if by_hand:
        tables = [[name.strip() for name in pod.split(",") if name.strip()] for pod in by_hand]
        return noted(event, "Seating", pods=tables, by="hand", reason=reason)
    return noted(event, "Seating", pods=msgspec.to_builtins(seating(event).pods), reason=reason)


def _pods(event: Event, file: Path, size: int | None) -> Sequence[Pod]:
    """The pods of an event as they were seated or, before that, as the event's seed would seat them.

    `size` is the most players of a pod, or None for the usual size. Raises Stop: there are too few players;
    `file` is named in the message.
    """
    from grimorio.events.pods import USUAL, Pod
    from grimorio.events.pods import pods as by_lot

    if event.state.pods:
        return [Pod(pod) for pod in event.state.pods]
    try:
        return by_lot(event, size or USUAL)
    except ValueError as error:
        raise Stop(f"{file}: {told(error)}") from None


def _print_sheet(pod: Pod) -> None:
    """Print the sheet of a pod: for each booster its direction, and to whom each player passes."""
    from grimorio.events.pods import DIRECTIONS

    say = translator("event")
    for number, direction in enumerate(DIRECTIONS, start=1):
        typer.echo("  " + say("event-pod-booster", number=number, way=direction))
        for player in pod.players:
            typer.echo("    " + say("event-pod-passes", name=player, other=pod.neighbour(player, direction)))
    typer.echo("")


def pool(
    file: File,
    player: Annotated[
        str | None, typer.Argument(metavar="PLAYER", help="Who received the cards.", show_default="--seats")
    ] = None,
    cards: Annotated[
        Path | None,
        typer.Argument(metavar="POOL", help="The cards, as a deck file.", show_default="--record"),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="The record of a draft: all players get their pools."),
    ] = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="A,B,…", help="With --record: who sat where, in order.")
    ] = "",
    pod: Annotated[
        int | None, typer.Option("--pod", min=1, help="With --record: the number of the pod that drafted.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Note which cards players have received: their decks are built out of these and basic lands.

    Examples:

    - `grimorio event pool evening.json Ada ada-pool.txt`

    - `grimorio event pool evening.json --record draft.json --pod 1`

    - `grimorio event pool evening.json --record draft.json --seats "Ada,Bea,Cid,Dan"`
    """
    say = translator("event")
    if (record is None) == (player is None or cards is None):
        raise Stop(say("event-pool-which"))
    if record is not None:
        played = _record(record)
        names = [name.strip() for name in seats.split(",") if name.strip()]
        if pod is not None:
            pods = load(file).state.pods
            if pod > len(pods):
                problem_ = translator("faults")("faults-no-pod", most=len(pods), found=pod)
                raise Stop(f"{file}: {problem_}")
            names = [*pods[pod - 1]]
        changed(file, lambda event: _with_pools(event, played, names))
        typer.echo(say("event-pools-noted", count=len(names)))
        return
    assert player is not None and cards is not None
    text = _read(load(file), cards, _text(cards))
    changed(file, lambda event: noted(event, "PoolEntry", player=player, cards=text))
    typer.echo(say("event-pools-noted", count=1))


def _with_pools(event: Event, record: Record, names: list[str]) -> Event:
    from grimorio.events.pods import with_pools

    return with_pools(event, record, names, int(time.time()))


def _record(path: Path) -> Record:
    """Read a record from a file. Raises Stop: the file holds none."""
    from grimorio.kernel import Record

    try:
        return Record.from_json(json_read(path))
    except (ValueError, AttributeError) as error:
        raise refused(error, path, "record") from None


def _text(path: Path) -> str:
    from grimorio.cli.event import deck_text

    return deck_text(path)


def _read(event: Event, path: Path, text: str) -> str:
    """Check the list of cards in `text`, and return it as the event keeps it.

    After a draft with printed cards, cards of no known set are kept as they are written. Hints about likely
    mistakes in the pool, such as a wrong number of cards, are printed. Raises Stop: a line cannot be read.
    """
    from grimorio.cli.base import language
    from grimorio.events.formats import unread

    format, paper = event.settings.format, event.state.paper
    if paper is None:
        lines = () if format is None else unread(format, text)
        if format is not None and lines:
            raise Stop(f"{path}: {lines[0].said(format.game, language())}")
        return text
    from grimorio.events.paper_cards import hints, pool_text, read_pool

    game = event.settings.game
    pool, lines = read_pool(paper.draft, game, text)
    if lines:
        raise Stop(f"{path}: {lines[0].said(game, language())}")
    for hint in hints(paper.draft, game, pool):
        typer.echo(f"{path}: {hint.said(language())}")
    try:
        return pool_text(pool)
    except ValueError as error:
        raise Stop(f"{path}: {told(error)}") from None
