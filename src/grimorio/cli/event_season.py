"""The commands of `grimorio event` for statistics over several events, and for chances to be among the
best.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import (
    Json,
    Lang,
    Seed,
    Stop,
    interval,
    language,
    percent,
    print_json,
    print_table,
    told,
    translator,
    with_progress,
)
from grimorio.cli.event_change import File
from grimorio.cli.event_show import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from grimorio.events.event_chances import Chance
    from grimorio.events.season import Player, Season, Table
    from grimorio.events.strengths import Strength
    from grimorio.simulator.many import Watch

PlayerName = Annotated[str | None, typer.Option("--player", metavar="NAME", help="This player's page.")]


def season(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="The events, oldest first.")],
    player: PlayerName = None,
    as_: Annotated[
        Literal["text", "markdown", "html"], typer.Option("--as", help="How the tables are written.")
    ] = "text",
    title: Annotated[str, typer.Option("--title", help="Of a page.")] = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show several events as a season: points, decks, how decks fare against decks, each player's matches.

    Decks are told apart by the names in their lists (`// NAME: Burn`); those of an event that is not over
    stay secret.

    Examples:

    - `grimorio event season first.json second.json`

    - `grimorio event season first.json second.json --player Ada`

    - `grimorio event season *.json --as html --title "Spring" > season.html`
    """
    from grimorio.events import season as seasons

    say = translator("event")
    whole = seasons.season([load(file) for file in files])
    member = None if player is None else whole.player(player)
    if player is not None and member is None:
        raise Stop(say("event-no-player", name=player, hint=""))
    if json:
        data = seasons.to_json(whole)
        print_json(
            data if member is None else next(row for row in data["players"] if row["player"] == player)
        )
        return
    tables = _season_tables(whole) if member is None else _player_tables(member)
    head = title or (", ".join(whole.events) if member is None else member.name)
    if as_ == "markdown":
        typer.echo(seasons.markdown(head, tables), nl=False)
    elif as_ == "html":
        typer.echo(seasons.html(head, tables, language()), nl=False)
    else:
        for table in tables:
            print_table(table.title, list(table.heads), [list(row) for row in table.rows])


def _season_tables(whole: Season) -> Sequence[Table]:
    """The tables that show a season: that of its players, and that of how decks fared against each other."""
    from grimorio.events.season import Table

    say = translator("event")
    players = tuple(
        (
            str(place),
            player.name,
            str(player.points),
            str(len(player.events)),
            "-".join(map(str, player.record)),
            str(player.best),
            ", ".join(dict.fromkeys(appearance.deck for appearance in player.events if appearance.deck)),
        )
        for place, player in enumerate(whole.players, start=1)
    )
    names = ("place", "player", "points", "events", "record", "best", "deck")
    tables = [Table(say("event-season-players"), tuple(say(f"event-head-{name}") for name in names), players)]
    pairs = tuple(
        (
            deck,
            other,
            f"{pair.won}-{pair.lost}-{pair.drawn}",
            percent(pair.won / pair.matches),
            interval(pair.interval),
        )
        for deck, others in whole.decks.items()
        for other, pair in sorted(others.items())
    )
    if pairs:
        heads = (
            say("event-head-deck"),
            say("event-head-against"),
            say("event-head-record"),
            say("event-head-match-win"),
            say("event-head-interval"),
        )
        tables.append(Table(say("event-season-decks"), heads, pairs))
    return tables


def _player_tables(player: Player) -> Sequence[Table]:
    """The tables of a player's page: one for each event, with its matches."""
    from grimorio.events.open_format import result
    from grimorio.events.season import OUTCOMES, Table

    say = translator("event")
    heads = tuple(say(f"event-head-{name}") for name in ("round", "opponent", "result", "outcome", "deck"))
    return [
        Table(
            say(
                "event-season-event",
                name=appearance.event,
                place=appearance.line.place,
                points=appearance.line.points,
                deck=appearance.deck or "–",
            ),
            heads,
            tuple(
                (
                    str(match.round),
                    match.opponent or say("event-bye"),
                    "" if match.opponent is None else result(match.games),
                    say("event-outcome", outcome=OUTCOMES[match.end]),
                    match.deck,
                )
                for match in appearance.matches
            ),
        )
        for appearance in player.events
    ]


def _show_chances(title: str, estimates: Sequence[Chance]) -> None:
    """Print the chance after each result of the next match as a table with the heading `title`."""
    say = translator("event")
    lines = [
        [
            say("event-ending", ending=chance.ending),
            percent(chance.reached / chance.times),
            interval(chance.interval),
        ]
        for chance in estimates
    ]
    heads = [say("event-head-next-match"), say("event-head-chance"), say("event-head-interval")]
    print_table(title, heads, lines, (1, 2))


def _show_strengths(name: str, games: int, strength: Strength | None, spread: float) -> None:
    """Print from how many games strengths were estimated, and the Elo points of the player `name`.

    `strength` is None where nothing is known of the player; with the spread 0 all are equally strong.
    """
    say = translator("event")
    elo = "0" if strength is None else f"{strength.elo:+.0f}"
    known = "yes" if spread else "no"
    typer.echo(say("event-chances-strengths", known=known, games=games, name=name, elo=elo))


def _as_json(known: Mapping[str, Strength], estimates: Sequence[Chance]) -> dict[str, Any]:
    """The result of `grimorio event chances` as JSON data.

    Args:
        known: the estimated strength of each player, by name.
        estimates: the chances to be among the best, for each result of the next match.
    """
    rows = [
        {
            "ending": chance.ending,
            "reached": chance.reached,
            "times": chance.times,
            "interval": chance.interval,
        }
        for chance in estimates
    ]
    strengths = {
        name: {"elo": round(strength.elo, 1), "sd": round(strength.sd, 1)} for name, strength in known.items()
    }
    return {"strengths": strengths, "chances": rows}


Among = Annotated[
    int | None,
    typer.Option("--cut", min=1, max=1024, help="Among how many.", show_default="the event's, or 8"),
]
Times = Annotated[
    int, typer.Option("--times", min=1, max=100_000, help="How often the rest is played for each result.")
]
Draws = Annotated[
    float, typer.Option("--draws", min=0, max=1, help="The share of other matches that are drawn.")
]
Spread = Annotated[
    float,
    typer.Option(
        "--spread",
        min=0,
        max=400,
        help="How much strengths differ: Elo, standard deviation; 0: not at all.",
    ),
]
Earlier = Annotated[
    list[Path] | None,
    typer.Option("--season", metavar="FILE", help="An earlier event, for strengths; may be repeated."),
]


def chances(
    file: File,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="Whose chances.")],
    cut: Among = None,
    times: Times = 200,
    draws: Draws = 0.0,
    spread: Spread = 50.0,
    season: Earlier = None,
    seed: Seed = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell what a player needs to be among the best: the chance after each result of the next match.

    The rest of the Swiss rounds is played many times. How strong players are is estimated from the games of
    this event and of earlier ones; few games move a player little.

    Examples:

    - `grimorio event chances evening.json --player Ada --cut 8`

    - `grimorio event chances evening.json --player Ada --season march.json --season april.json`

    - `grimorio event chances evening.json --player Ada --spread 0 --times 2000 --seed 7 --json`
    """
    from grimorio.events.event_chances import chances as simulated
    from grimorio.events.strengths import games_of, strengths

    say = translator("event")
    event = load(file)
    matches = games_of([*(load(path) for path in season or ()), event])
    known = strengths(matches, spread) if spread else {}
    best = cut or event.settings.cut or 8

    def play(watch: Watch) -> tuple[Chance, ...]:
        return simulated(event, player, best, times, seed, draws, watch, known=known, spread=spread)

    try:
        estimates = with_progress(say("event-simulating"), times * 3, play)
    except ValueError as error:
        raise Stop(f"{file}: {told(error)}") from None
    if json:
        facts = {"player": player, "cut": best, "seed": seed, "draws": draws, "spread": spread}
        print_json({**facts, **_as_json(known, estimates)})
        return
    _show_chances(say("event-chances", name=player, cut=best, times=times), estimates)
    _show_strengths(player, sum(sum(counts) for _, _, counts in matches), known.get(player), spread)
