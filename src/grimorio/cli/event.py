"""`grimorio event`: an event kept in a file: entries, pairings, results, and taking them back."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli import (
    event_bots,
    event_draft,
    event_formats,
    event_log,
    event_organise,
    event_paper,
    event_season,
    event_show,
)
from grimorio.cli.base import Cards, Lang, Stop, json_read, text_read, told, translator
from grimorio.cli.event_change import Correction, File, changed, noted, pair_read, save

if TYPE_CHECKING:
    from grimorio.events.event import Event

Player = Annotated[str, typer.Argument(metavar="PLAYER", help="A player, by name.")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why.")]
Structure = Literal["swiss", "knockout", "round-robin", "league", "together"]

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="""An event in a file: entries, pairings, results and standings, each taken back with a reason.

    Examples:

    - `grimorio event new evening.json "Thursday" --cut 4`

    - `grimorio event join evening.json Ada Bea Cid Dan`

    - `grimorio event pair evening.json`

    - `grimorio event result evening.json "Ada 2-1 Bea" "Cid 2-0 Dan"`

    - `grimorio event standings evening.json`
    """,
)


Name = Annotated[str, typer.Argument(metavar="NAME", help="What the event is called.")]
HowPaired = Annotated[Structure, typer.Option("--structure", help="How rounds are made up.")]
Cut = Annotated[int, typer.Option("--cut", help="Knockout of the best afterwards: 8, 4, 2 or 0.")]
Pods = Annotated[
    int, typer.Option("--pods", help="A draft before the rounds, in pods of up to so many; 0: none.")
]
PodRounds = Annotated[
    int, typer.Option("--pod-rounds", min=0, max=30, help="The first rounds are paired within the pods.")
]
BestOf = Annotated[
    int | None,
    typer.Option("--best-of", help="Most games of a match: 1, 3, 5.", show_default="the format's, or 3"),
]
Minutes = Annotated[
    int | None,
    typer.Option("--minutes", min=0, help="Of a round; 0: no limit.", show_default="the format's, or 50"),
]
Limit = Annotated[
    int, typer.Option("--limit", min=0, help="In a league: matches of the same two players; 0: any.")
]
Played = Annotated[
    str | None,
    typer.Option("--game", "-g", help="The game that is played.", show_default="the format's, or magic"),
]
Lot = Annotated[
    str | None, typer.Option("--seed", help="What the lot follows from.", show_default="by chance")
]


@app.command("new")
def new(
    file: File,
    name: Name,
    structure: HowPaired = "swiss",
    rounds: event_show.Rounds = 0,
    cut: Cut = 0,
    pods: Pods = 0,
    pod_rounds: PodRounds = 0,
    best_of: BestOf = None,
    minutes: Minutes = None,
    format: event_formats.FormatName = None,
    cards: Cards = None,
    limit: Limit = 0,
    floor: event_show.Floor = "1/3",
    floor_own: event_show.FloorOwn = False,
    draws_nothing: event_show.DrawsNothing = False,
    dropped_last: event_show.DroppedLast = False,
    game: Played = None,
    seed: Lot = None,
    lang: Lang = None,
) -> None:
    """Begin an event.

    With a draft (`--pods`), Magic's format is Limited unless `--format` names another: decks are built out of
    the cards that each player received.

    Examples:

    - `grimorio event new evening.json "Thursday" --rounds 4 --cut 4`

    - `grimorio event new friday.json "Friday" --format standard-2003`

    - `grimorio event new draft.json "Draft" --pods 8 --pod-rounds 3 --cut 8`

    - `grimorio event new season.json "Spring" --structure league --limit 2 --cut 4`

    - `grimorio event new four.json "Four Magi" --structure together --game magecraft`
    """
    if pods and format is None:
        format = event_formats.drafted(game)
    numbers = {"rounds": rounds, "cut": cut, "pods": pods, "pod_rounds": pod_rounds, "limit": limit}
    settings = {
        "name": name,
        "seed": seed or secrets.token_hex(16),
        "structure": structure,
        "scoring": event_show.scoring(floor, floor_own, draws_nothing, dropped_last),
        **numbers,
        **event_formats.asked(format, game, best_of, minutes, cards),
    }
    _begin(file, settings)


def _begin(file: Path, settings: dict[str, Any]) -> None:
    """Save a new event with these settings, as JSON data, in a new file, and print its name and commitment.

    Raises Stop: the file exists already, or a setting is wrong.
    """
    from grimorio.events.event import KIND, VERSION, Event

    say = translator("event")
    if file.exists():
        raise Stop(say("event-exists", name=str(file)))
    try:
        event = Event.from_json({"kind": KIND, "version": VERSION, "settings": settings, "facts": []})
    except ValueError as error:
        raise Stop(told(error)) from None
    save(event, file, None)
    typer.echo(say("event-begun", name=event.settings.name, hash=event.commitment))


@app.command("join")
def join(
    file: File,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER…", help="Who enters.")],
    seeded: Annotated[
        int, typer.Option("--seeded", min=0, help="In a knockout: the first one's place among the seeds.")
    ] = 0,
    deck: Annotated[
        Path | None, typer.Option("--deck", metavar="FILE", help="The deck of the only player named.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let players enter the event, or hand in a player's deck.

    For late players each round missed is a match lost.

    Examples:

    - `grimorio event join evening.json Ada "Bea Rossi" Cid`

    - `grimorio event join evening.json Ada --deck ada.txt`
    """
    say = translator("event")
    players = [" ".join(player.split()) for player in players]
    if deck is not None and len(players) != 1:
        raise Stop(say("event-one-deck"))
    text = None if deck is None else deck_text(deck)
    if deck is not None and text is not None:
        event_formats.check_deck(event_show.load(file), players[0], deck, text)

    def enter(event: Event) -> Event:
        for number, player in enumerate(players):
            if text is None or player not in event.state.active:
                event = noted(event, "Entry", player=player, seed=seeded + number if seeded else 0)
        return event if text is None else noted(event, "DeckEntry", player=players[0], deck=text)

    event = changed(file, enter)
    typer.echo(say("event-joined", count=len(event.state.active)))


def deck_text(path: Path) -> str:
    """The text of a deck file. Raises Stop: it cannot be read, or is larger than a deck may be."""
    from grimorio.kernel import sizes

    return text_read(path, sizes.DECK_FILE)


Tables = Annotated[
    list[str] | None,
    typer.Option("--table", metavar='"A - B"', help="A table seated by hand; may be repeated."),
]
Swap = Annotated[
    str | None,
    typer.Option("--swap", metavar='"A - B"', help="Let these two change places in this round."),
]
Rest = Annotated[bool, typer.Option("--rest", help="With --table: pair all others by the algorithm.")]
Again = Annotated[bool, typer.Option("--again", help="Pair the round that is on once more.")]
WhyPaired = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why, for what is not as the pairing says.")
]
Anyway = Annotated[
    bool, typer.Option("--anyway", help="Pair also while cards or decks of a draft are unfinished.")
]


@app.command("pair")
def pair(
    file: File,
    tables: Tables = None,
    swap: Swap = None,
    rest: Rest = False,
    again: Again = False,
    reason: WhyPaired = "",
    anyway: Anyway = False,
    lang: Lang = None,
) -> None:
    """Pair the next round, or change the pairings of the present one.

    Examples:

    - `grimorio event pair evening.json`

    - `grimorio event pair evening.json --swap "Ada - Cid" --reason "they came together"`

    - `grimorio event pair evening.json --table "Ada - Bea" --table "Cid -" --reason "by hand"`

    - `grimorio event pair evening.json --table "Ada - Bea" --rest --reason "they share a car"`
    """
    from grimorio.events import seating

    broken: tuple[seating.Break, ...] = ()

    def paired(event: Event) -> Event:
        number = len(event.state.rounds)
        if not anyway:
            _refuse_unfinished(event)
        if swap is None and not tables:
            return _next(event, again, reason)
        if swap is not None:
            if not event.state.rounds:
                raise Stop(translator("event")("event-no-round"))
            seats = seating.swapped(event.state.rounds[-1].tables, *pair_read(swap))
        else:
            seats = tuple(pair_read(table) for table in tables or ())
            number += not (again or bool(number and event.state.rounds[-1].open))
            seats = seating.proposed(event, number, seats) if rest else seats
        nonlocal broken
        broken = seating.broken(event, number, seats)
        fact = seating.by_hand(event, number, seats, reason)
        fields = {"round": number, "tables": seats, "by": "hand", "cut": fact.cut, "reason": reason}
        return noted(event, "Pairing", **fields)

    event = changed(file, paired)
    event_show.show_round(event, len(event.state.rounds))
    event_show.show_breaks(broken)


def _refuse_unfinished(event: Event) -> None:
    """Check that all cards and decks of the event's draft are there.

    Raises Stop: some are not; it names the players.
    """
    from grimorio.events.pod_rules import unfinished

    missing = unfinished(event)
    if missing:
        raise Stop(translator("event")("event-unfinished", names=", ".join(missing[:5])))


def _next(event: Event, again: bool, reason: str) -> Event:
    """The event with its next round paired or, if `again` is true, with the present one paired again.

    `reason` says why. Raises Stop: there is no round to pair again. Raises ValueError: the round cannot be
    paired now.
    """
    from grimorio.events.facts import Pairing

    if again:
        standing = [number for number in _standing(event) if isinstance(event.facts[number], Pairing)]
        if not standing:
            raise Stop(translator("event")("event-no-round"))
        event = noted(event, "Undo", fact=standing[-1], reason=reason)
    pairing = event.next_round()
    fields = {"round": pairing.round, "tables": pairing.tables, "by": pairing.by, "cut": pairing.cut}
    return noted(event, "Pairing", **fields)


def _standing(event: Event) -> list[int]:
    """The indices of the log's facts that count: not taken back, and not taking another back."""
    from grimorio.events.event import undone
    from grimorio.events.facts import Undo

    gone = undone(event.facts)
    return [
        number for number, fact in enumerate(event.facts) if number not in gone and not isinstance(fact, Undo)
    ]


@app.command("result")
def result(
    file: File,
    results: Annotated[list[str], typer.Argument(metavar='"A 2-1 B"…', help="Games won, lost, drawn.")],
    round_: Annotated[
        int | None, typer.Option("--round", min=1, help="Of which round.", show_default="the one that is on")
    ] = None,
    winner: Annotated[
        str | None,
        typer.Option(
            "--winner", metavar="PLAYER", help="Who has won where games do not say; nobody: both lost."
        ),
    ] = None,
    reason: Correction = "",
    lang: Lang = None,
) -> None:
    """Enter results, or correct them.

    Examples:

    - `grimorio event result evening.json "Ada 2-1 Bea" "Cid 1-1-1 Dan"`

    - `grimorio event result evening.json "Ada 1-2 Bea" --reason "typed wrongly"`
    """

    def entered(event: Event) -> Event:
        number = round_ or len(event.state.rounds) or 1
        for text in results:
            first, games, second = _result(text)
            outcomes = {first: "first", second: "second", "nobody": "neither"}
            if winner is not None and winner not in outcomes:
                raise Stop(translator("event")("event-winner", found=winner, first=first, second=second))
            outcome = None if winner is None else outcomes[winner]
            fields = {"first": first, "second": second, "games": games, "outcome": outcome}
            event = noted(event, "Result", round=number, reason=reason, **fields)
        return event

    event = changed(file, entered)
    left = len(event.state.rounds[-1].open) if event.state.rounds else "league"
    typer.echo(translator("event")("event-noted", count=len(results), left=left))


def _result(text: str) -> tuple[str, tuple[int, int, int], str]:
    import re

    from grimorio.events.event_file import games

    found = re.fullmatch(r"(\S.*?)\s+(\d+-\d+(?:-\d+)?)\s+(\S.*?)", text.strip())
    if found is None:
        raise Stop(translator("event")("event-result", found=text))
    return found[1], games(found[2]), found[3]


@app.command("drop")
def drop(
    file: File,
    player: Player,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why.")] = "",
    lang: Lang = None,
) -> None:
    """Let a player leave the event: the player is not paired any more.

    Example: `grimorio event drop evening.json Ada`
    """
    event = changed(file, lambda event: noted(event, "Drop", player=player, reason=reason))
    typer.echo(translator("event")("event-dropped", name=player, count=len(event.state.active)))


@app.command("undo")
def undo(
    file: File,
    reason: Reason,
    fact: Annotated[
        int | None, typer.Argument(metavar="FACT", help="Its number in the log.", show_default="the last one")
    ] = None,
    lang: Lang = None,
) -> None:
    """Take back a fact of the log; with the number of an undo, restore the fact that it took back.

    Examples:

    - `grimorio event undo evening.json --reason "typed wrongly"`

    - `grimorio event undo evening.json 7 --reason "wrong table"`
    """
    number = -1

    def taken_back(event: Event) -> Event:
        nonlocal number
        standing = [fact] if fact is not None else _standing(event)
        if not standing:
            raise Stop(translator("event")("event-nothing"))
        number = standing[-1]
        return noted(event, "Undo", fact=number, reason=reason)

    event = changed(file, taken_back)
    typer.echo(translator("event")("event-undone", number=number, fact=event_log.told(event.facts[number])))


@app.command("import")
def import_(
    file: File,
    source: Annotated[
        Path, typer.Argument(metavar="SOURCE", help="Names or results as CSV, or the open format as JSON.")
    ],
    lang: Lang = None,
) -> None:
    """Let all players of a list enter, or take over the rounds of an event that was played elsewhere.

    Examples:

    - `grimorio event import evening.json names.csv`

    - `grimorio event import evening.json results.csv`
    """
    from grimorio.events import event_file
    from grimorio.kernel import sizes

    def imported(event: Event) -> Event:
        try:
            if source.suffix.lower() == ".json":
                return event_file.with_open_format(event, json_read(source))
            text = text_read(source, sizes.FILE)
            results = any(len(row) == len(event_file.HEADS) for row in event_file.rows(text)[:1])
            return (event_file.with_results if results else event_file.with_names)(event, text)
        except ValueError as error:
            raise Stop(f"{source}: {told(error)}") from None

    event = changed(file, imported)
    counts = {"count": len(event.state.members), "rounds": len(event.state.rounds)}
    typer.echo(translator("event")("event-imported", **counts))


# Commands of other modules stand after those of an evening's course, as `grimorio event --help` lists them.
app.command("standings")(event_show.standings)
app.command("print")(event_show.print_)
app.command("clock")(event_organise.clock)
app.command("log")(event_log.log)
app.command("export")(event_show.export)
app.command("organise")(event_organise.organise)
app.command("penalties")(event_organise.penalties)
app.command("winners")(event_organise.winners)
app.command("play")(event_bots.play)
app.command("chances")(event_season.chances)
app.command("season")(event_season.season)
app.command("decks")(event_formats.decks)
app.command("formats")(event_formats.formats)
app.command("simulate")(event_show.simulate)
app.command("pods")(event_draft.pods)
app.command("pool")(event_draft.pool)
app.add_typer(event_paper.app, name="draft")
