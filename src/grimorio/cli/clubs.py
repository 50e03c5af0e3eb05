"""The shared parts of commands about campaigns: reading and writing files, finding Magi, tournaments."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from grimorio.cli.base import Stop, json_read, print_table, refused, translator, writing
from grimorio.games.live.numbers import MagusNumber

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign's file.")]
Name = Annotated[str, typer.Argument(metavar="MAGUS", help="A Magus of the campaign, by name.")]


def load(path: Path) -> Campaign:
    """The campaign in a file. Raises Stop: the file cannot be read, or holds no campaign."""
    from grimorio.events.campaign_file import read

    try:
        return read(json_read(path))
    except ValueError as error:
        raise refused(error, path) from None


def save(campaign: Campaign, path: Path) -> None:
    """Write a campaign to a file. Raises Stop: the file cannot be written."""
    from grimorio.events.campaign_file import save as write

    with writing(path):
        write(campaign, path)


def refuse(message: str, **arguments: str) -> NoReturn:
    """End the command with an error message about campaigns. Raises Stop.

    `message` is the id of the message, and `arguments` has the values that complete it.
    """
    raise Stop(translator("sessions")(message, **arguments))


def member(campaign: Campaign, name: str) -> MagusNumber:
    """The number of the Magus with this name in the campaign. Raises Stop: there is none."""
    names = [sheet.name for sheet in campaign.sheets]
    if name not in names:
        refuse("sessions-no-magus", name=name, names=", ".join(names) or "–")
    return MagusNumber(names.index(name))


def show_tournament(campaign: Campaign) -> None:
    """Print the standings of the tournament in progress, and the games to be played."""
    say = translator("sessions")
    session = campaign.session
    assert session is not None
    names = [campaign.sheets[seat].name for seat in session.members]
    heads = [say(f"sessions-head-{name}") for name in ("place", "magus", "won", "drawn", "lost", "life")]
    rows = [
        [
            str(line.place),
            names[line.player],
            str(line.won),
            str(line.drawn),
            str(line.lost),
            str(session.lives[line.player]),
        ]
        for line in session.standings()
    ]
    title = say("sessions-tournament", form=session.form, games=session.best_of)
    print_table(title, heads, rows, (0, 2, 3, 4, 5))
    games = [", ".join(names[player] for player in players) for players in session.next()]
    typer.echo(say("sessions-next", games=" · ".join(games)) if games else say("sessions-all-played"))
