"""The command of `grimorio event` for what the organiser decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from grimorio.cli.base import Lang, Stop, translator
from grimorio.cli.event_change import File, changed, noted, pair_read

if TYPE_CHECKING:
    from grimorio.events.event import Event


def organise(
    file: File,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; or the note.")],
    forbid: Annotated[
        str | None, typer.Option("--forbid", metavar='"A - B"', help="These two are not to meet.")
    ] = None,
    allow: Annotated[
        str | None, typer.Option("--allow", metavar='"A - B"', help="These two may meet again.")
    ] = None,
    bye: Annotated[
        str | None, typer.Option("--bye", metavar="PLAYER", help="This player has a bye in the next round.")
    ] = None,
    warn: Annotated[str | None, typer.Option("--warn", metavar="PLAYER", help="A warning.")] = None,
    game_loss: Annotated[
        str | None, typer.Option("--game-loss", metavar="PLAYER", help="A game lost by a penalty.")
    ] = None,
    match_loss: Annotated[
        str | None, typer.Option("--match-loss", metavar="PLAYER", help="A match lost by a penalty.")
    ] = None,
    disqualify: Annotated[
        str | None, typer.Option("--disqualify", metavar="PLAYER", help="This player has to leave.")
    ] = None,
    note: Annotated[bool, typer.Option("--note", help="The reason is only a note.")] = False,
    lang: Lang = None,
) -> None:
    """Note what the organiser decides: pairs that may not meet, byes, penalties, notes.

    Examples:

    - `grimorio event organise evening.json --forbid "Ada - Bea" --reason "same family"`

    - `grimorio event organise evening.json --warn Cid --reason "slow play"`
    """
    penalties = {
        "warning": warn,
        "game loss": game_loss,
        "match loss": match_loss,
        "disqualification": disqualify,
    }

    def decided(event: Event) -> Event:
        for what, text in (("forbid", forbid), ("allow", allow)):
            if text is not None:
                first, second = pair_read(text)
                event = noted(event, "Override", what=what, first=first, second=second or "", reason=reason)
        if bye is not None:
            event = noted(event, "Bye", player=bye, reason=reason)
        for penalty, player in penalties.items():
            if player is not None:
                event = noted(event, "Penalty", player=player, penalty=penalty, reason=reason)
        return noted(event, "Note", text=reason) if note else event

    if not note and not any((forbid, allow, bye, *penalties.values())):
        raise Stop(translator("event")("event-nothing-named"))
    changed(file, decided)
    typer.echo(translator("event")("event-organised", reason=reason))
