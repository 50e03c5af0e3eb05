"""The commands of `grimorio event` for decisions of the organiser: penalties, pairs, byes, the clock."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from grimorio.cli import event_show
from grimorio.cli.base import Lang, Stop, print_table, translator
from grimorio.cli.event_change import Correction, File, changed, noted, pair_read

if TYPE_CHECKING:
    from grimorio.events.event import Event


Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; or the note.")]
Forbid = Annotated[str | None, typer.Option("--forbid", metavar='"A - B"', help="These two are not to meet.")]
Allow = Annotated[str | None, typer.Option("--allow", metavar='"A - B"', help="These two may meet again.")]
ByePlayer = Annotated[
    str | None, typer.Option("--bye", metavar="PLAYER", help="This player has a bye in the next round.")
]
Warn = Annotated[str | None, typer.Option("--warn", metavar="PLAYER", help="A warning.")]
GameLoss = Annotated[
    str | None, typer.Option("--game-loss", metavar="PLAYER", help="A game lost by a penalty.")
]
MatchLoss = Annotated[
    str | None, typer.Option("--match-loss", metavar="PLAYER", help="A match lost by a penalty.")
]
Disqualify = Annotated[
    str | None, typer.Option("--disqualify", metavar="PLAYER", help="This player has to leave.")
]
Offence = Annotated[
    int, typer.Option("--offence", help="The number of the offence, 101 to 169.", show_default="none")
]
IsNote = Annotated[bool, typer.Option("--note", help="The reason is only a note.")]


def organise(
    file: File,
    reason: Reason,
    forbid: Forbid = None,
    allow: Allow = None,
    bye: ByePlayer = None,
    warn: Warn = None,
    game_loss: GameLoss = None,
    match_loss: MatchLoss = None,
    disqualify: Disqualify = None,
    offence: Offence = 0,
    note: IsNote = False,
    lang: Lang = None,
) -> None:
    """Note what the organiser decides: pairs that may not meet, byes, penalties, notes.

    Examples:

    - `grimorio event organise evening.json --forbid "Ada - Bea" --reason "same family"`

    - `grimorio event organise evening.json --warn Cid --offence 141 --reason "slow play"`

    A lost game or match counts in the match that is on, else in the player's next one: enter only the games
    that were played.
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
                fields = {"player": player, "penalty": penalty, "offence": offence}
                event = noted(event, "Penalty", reason=reason, **fields)
        return noted(event, "Note", text=reason) if note else event

    if not note and not any((forbid, allow, bye, *penalties.values())):
        raise Stop(translator("event")("event-nothing-named"))
    changed(file, decided)
    typer.echo(translator("event")("event-organised", reason=reason))


def penalties(file: File, lang: Lang = None) -> None:
    """List the penalties of an event.

    Example: `grimorio event penalties evening.json`
    """
    from grimorio.events.event import undone
    from grimorio.events.facts import Penalty
    from grimorio.events.penalties import group

    event = event_show.load(file)
    gone = undone(event.facts)
    say = translator("event")
    rows = []
    for number, fact in enumerate(event.facts):
        if isinstance(fact, Penalty) and number not in gone:
            about = group(fact.offence)
            offence = f"{fact.offence} {say(f'event-offence-{about}')}" if about else ""
            kind = say("event-penalty", kind=fact.penalty.replace(" ", "-"))
            rows.append([fact.player, kind, offence, fact.reason])
    print_table("", [say(f"event-head-{name}") for name in ("player", "penalty", "offence", "reason")], rows)


def winners(
    file: File,
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER…", help="Who has won; nobody: a draw.")
    ] = None,
    reason: Correction = "",
    lang: Lang = None,
) -> None:
    """Enter who has won the one game of all players, or correct it.

    Examples:

    - `grimorio event winners four.json Ada`

    - `grimorio event winners four.json Ada Bea --reason "they were a team"`
    """
    names = tuple(players or ())
    changed(file, lambda event: noted(event, "Together", winners=names, reason=reason))
    typer.echo(translator("event")("event-winners", count=len(names), names=", ".join(names)))


def clock(
    file: File,
    start: Annotated[bool, typer.Option("--start", help="Start the clock, or set it anew.")] = False,
    minutes: Annotated[
        int | None, typer.Option("--minutes", min=1, max=600, help="How long.", show_default="the event's")
    ] = None,
    extra: Annotated[
        str | None, typer.Option("--extra", metavar='"A - B"', help="This match gets --minutes more.")
    ] = None,
    turn: Annotated[
        str | None,
        typer.Option("--turn", metavar='"A - B"', help="A turn of this match ended after time."),
    ] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why --extra.")] = "",
    lang: Lang = None,
) -> None:
    """Show the time of each match, start the clock of a round, give extra time, count the last turns.

    When the time of a match is over, its turn is finished and five more are played; fewer in Wizards of
    Mickey and Magecraft.

    Examples:

    - `grimorio event clock evening.json --start`

    - `grimorio event clock evening.json --extra "Ada - Bea" --minutes 5 --reason "a judge was there"`

    - `grimorio event clock evening.json --turn "Ada - Bea"`
    """

    def timed(event: Event) -> Event:
        number = len(event.state.rounds)
        if start:
            event = noted(event, "Clock", round=number, minutes=minutes or event.settings.minutes or 50)
        if extra is not None:
            first, second = pair_read(extra)
            fields = {"first": first, "second": second or "", "minutes": 5 if minutes is None else minutes}
            event = noted(event, "ExtraTime", round=number, reason=reason, **fields)
        if turn is not None:
            first, second = pair_read(turn)
            event = noted(event, "TurnOver", round=number, first=first, second=second or "")
        return event

    changes = start or extra is not None or turn is not None
    event = changed(file, timed) if changes else event_show.load(file)
    _show_clock(event)


def _show_clock(event: Event) -> None:
    """Print the time of each match of the present round. Raises Stop: no round is paired."""
    from grimorio.events.round_clock import last_turns, times

    say = translator("event")
    if not event.state.rounds:
        raise Stop(say("event-no-round"))
    rows = []
    last = last_turns(event.settings.game)
    for line in times(event.state.rounds[-1], int(time.time()), last):
        if line.turns is None:
            left = say("event-clock-none") if line.left is None else f"{line.left // 60}:{line.left % 60:02}"
        elif line.over:
            left = say("event-clock-over", last=last)
        elif line.turns > last:
            left = say("event-clock-turn", last=last)
        else:
            left = say("event-clock-turns", count=line.turns)
        rows.append([str(line.number), line.table[0], line.table[1] or "", left, str(line.extra or "")])
    heads = [say(f"event-head-{name}") for name in ("table", "player", "opponent", "time", "extra")]
    print_table("", heads, rows, (0,))
