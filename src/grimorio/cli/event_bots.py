"""The command `grimorio event play`, which lets bots play the matches of an event's round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimorio.cli.base import Lang, Seed, Stop, in_folder, refused, translator
from grimorio.cli.event_change import File, changed
from grimorio.cli.event_show import show_round, show_standings

if TYPE_CHECKING:
    from grimorio.events.event import Event
    from grimorio.kernel import Record


def play(
    file: File,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,…", help="The bots, for the players in turn.")
    ] = "greedy",
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help="Where the records of games are kept.")
    ] = None,
    seed: Seed = 0,
    lang: Lang = None,
) -> None:
    """Let bots play the matches of the round that are on; their results are entered with the games' records.

    Matches are made from the event's format and the decks that were handed in. In a league all play
    whom they have not met.

    Examples:

    - `grimorio event play evening.json --bots greedy,random`

    - `grimorio event play evening.json --records games`
    """
    from grimorio.bots.roster import UnknownBot
    from grimorio.events.event_bots import play_round

    if records is not None:
        in_folder(records / "record.json")
    names = [name.strip() for name in bots.split(",")]
    kept: dict[str, Record] = {}

    def played(event: Event) -> Event:
        if not (event.state.rounds or event.settings.structure == "league"):
            raise Stop(translator("event")("event-no-round"))
        by_player = {name: names[place % len(names)] for place, name in enumerate(event.state.members)}
        try:
            return play_round(event, by_player, seed, kept.__setitem__)
        except UnknownBot as error:
            raise refused(error) from None

    event = changed(file, played)
    if records is not None:
        for name, record in kept.items():
            (records / f"{name}.json").write_text(json.dumps(record.to_json(), ensure_ascii=False), "utf-8")
    if event.state.rounds:
        show_round(event, len(event.state.rounds))
    else:
        show_standings(event.standings())
