"""`grimorio draft`: draft at one keyboard, let bots draft and play an evening, compare ways to draft."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import (
    Jobs,
    Json,
    Lang,
    LuckSeed,
    RunBy,
    Seats,
    Seed,
    Stop,
    interval,
    jobs_wanted,
    percent,
    print_json,
    print_table,
    refused,
    seats_read,
    translator,
    with_progress,
    writing,
)
from grimorio.cli.volume import note

if TYPE_CHECKING:
    from grimorio.cli.drafting import Drafting
    from grimorio.decks import Deck
    from grimorio.events.evening import Evening

Folder = Annotated[
    Path | None, typer.Option("--decks", metavar="FOLDER", help="Write the decks into this folder.")
]
Packs = Annotated[
    str | None,
    typer.Option(
        "--packs",
        metavar="SET,SET,…",
        help="Codes of sets, or files of sets and cubes: one for all packs, or one for each of a player.",
        show_default="8ED",
    ),
]

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="""Draft boosters of Magic or of cubes: at the keyboard, in a bots' evening, or to compare bots.

    Examples:

    - `grimorio draft play Ada Bea --decks .`

    - `grimorio draft play --packs ONS,LGN,SCG`

    - `grimorio draft evening --seed 3`

    - `grimorio draft compare --seats greedy,random --drafts 10`
    """,
)


Drafters = Annotated[
    list[str] | None, typer.Argument(metavar="[PLAYER]...", help="Who drafts at this keyboard.")
]
AtTable = Annotated[
    int, typer.Option("--at-table", min=2, max=16, help="How many draft in all; bots take the rest.")
]
Bot = Annotated[str, typer.Option("--bot", help="The bot that takes a free seat.")]
Kind = Annotated[Literal["booster", "rochester", "sealed"], typer.Option("--kind", help="What is held.")]
RecordFile = Annotated[
    Path | None,
    typer.Option(
        "--record",
        metavar="FILE",
        help="Keep the draft in this file after every pick: the same command goes on with it.",
    ),
]


@app.command("play")
def play(
    players: Drafters = None,
    at_table: AtTable = 8,
    bot: Bot = "greedy",
    kind: Kind = "booster",
    seed: LuckSeed = None,
    packs: Packs = None,
    decks: Folder = None,
    record: RecordFile = None,
    lang: Lang = None,
) -> None:
    """Draft with bots at this keyboard, and get the deck that a bot would build of your cards.

    With two players or more, packs are shown when their player sits at the keyboard. A draft that is
    kept with --record goes on after Ctrl-C by the same command.

    Examples:

    - `grimorio draft play`: one player and seven bots

    - `grimorio draft play --packs ONS,LGN,SCG`: a set for each round

    - `grimorio draft play --packs our-cube.txt --record draft.json`

    - `grimorio draft play Ada Bea --at-table 4 --decks .`

    - `grimorio draft play --kind sealed --decks .`
    """
    from grimorio.bots import UnknownBot
    from grimorio.bots.draft.build import build
    from grimorio.bots.draft.values import learned
    from grimorio.cli.drafting import Drafting, cards_of
    from grimorio.kernel import SetupError

    names = players or [translator("pods")("pods-you")]
    if len(names) > at_table:
        raise Stop(translator("pods")("pods-many", players=len(names), seats=at_table))
    if decks is not None and not decks.is_dir():
        raise Stop(translator()("cli-no-folder", name=str(decks)))
    try:
        cards = None if packs is None else cards_of(packs)
        drafting = Drafting(names, at_table, bot, kind, seed, cards, record)
    except (UnknownBot, SetupError) as error:
        raise refused(error) from None
    _note_partial_sets(drafting)
    pools = drafting.play()
    if record is not None:
        note(translator("pods")("pods-written", file=str(record)), err=True)
    for name, pool in pools.items():
        _show_deck(build(pool, learned()).deck(pool, name), decks)


def _note_partial_sets(drafting: Drafting) -> None:
    """Say on the error stream which sets of the draft have cards that cannot be played yet."""
    for card_set in drafting.position.book.sets:
        if card_set.partial:
            share = int(100 * card_set.playable)
            typer.echo(translator("pods")("pods-partial", name=card_set.name, share=share), err=True)


@app.command("evening")
def evening(
    seats: Seats = None,
    seed: Seed = 0,
    best_of: Annotated[int, typer.Option("--best-of", help="Most games of a match: 1, 3 or 5.")] = 3,
    decks: Folder = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots draft, build decks and play Swiss rounds: for eight of them three.

    The bots are random, greedy:1 (the rarest card), greedy:2 (by what cards do), greedy (by what won games).
    Whoever drafted, greedy plays the games.

    Examples:

    - `grimorio draft evening`

    - `grimorio draft evening --seats greedy,random,greedy,random --best-of 1 --seed 2 --json`

    - `grimorio draft evening --decks .`
    """
    from grimorio.bots import UnknownBot
    from grimorio.events.evening import evening as played
    from grimorio.events.structures import swiss_rounds

    bots = seats_read(seats, ",".join(["greedy"] * 8))
    say = translator("pods")
    if not 2 <= len(bots) <= 16:
        raise Stop(say("pods-seats", found=len(bots)))
    if best_of not in (1, 3, 5):
        raise Stop(say("pods-best-of", found=best_of))
    if decks is not None and not decks.is_dir():
        raise Stop(translator()("cli-no-folder", name=str(decks)))
    matches = len(bots) // 2 * swiss_rounds(len(bots))
    try:
        ended: Evening = with_progress(
            say("pods-evening"),
            matches,
            lambda watch: played(bots, seed=seed, best_of=best_of, progress=watch),
        )
    except UnknownBot as error:
        raise refused(error) from None
    if json:
        print_json(_evening_json(ended, seed))
    else:
        _show_evening(ended)
    if decks is not None:
        for player in ended.builds:
            _write_deck(ended.deck(player), decks)


@app.command("compare")
def compare(
    seats: Seats = None,
    drafts: Annotated[
        int,
        typer.Option("--drafts", "-n", min=1, max=10_000, help="Sets of boosters, each drafted twice."),
    ] = 10,
    seed: Seed = 0,
    jobs: Jobs = None,
    engine: RunBy = "processes",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare two bots that draft: four seats against four, the same boosters again with the seats swapped.

    Decks are built and games played alike for both, so that only picks differ. Everybody of one side plays
    everybody of the other. The interval is a bootstrap over drafts.

    Examples:

    - `grimorio draft compare --seats greedy,random`

    - `grimorio draft compare --seats greedy,greedy:1 --drafts 40 --seed 1 --json`
    """
    from grimorio.bots import UnknownBot
    from grimorio.simulator.pods import compared

    say = translator("pods")
    bots = seats_read(seats, "greedy,random")
    if len(bots) != 2:
        raise Stop(say("pods-two", found=len(bots)))
    try:
        report: dict[str, Any] = with_progress(
            ", ".join(bots),
            2 * drafts,
            lambda watch: compared(
                (bots[0], bots[1]), drafts, seed=seed, jobs=jobs_wanted(jobs), progress=watch
            ),
        )
    except UnknownBot as error:
        raise refused(error) from None
    if json:
        print_json(report)
        return
    counts = {"drafts": report["drafts"], "games": report["games"], "seed": seed}
    typer.echo(say("pods-compared", first=bots[0], second=bots[1], **counts))
    share = percent(report["rate"])
    typer.echo(say("pods-share", first=bots[0], share=share, interval=interval(report["interval"])))


def _show_evening(ended: Evening) -> None:
    """Print the standings, with the colours of the decks."""
    say = translator("event", "pods")
    lines = ended.event.standings()
    rows = [
        [
            str(line.place),
            line.player,
            _colors(ended, line.player),
            str(line.points),
            f"{line.won}-{line.lost}-{line.drawn}",
            percent(float(line.opponents_match_win)),
        ]
        for line in lines
    ]
    heads = [say(f"event-head-{name}") for name in ("place", "player")]
    heads += [say("pods-colors"), *(say(f"event-head-{name}") for name in ("points", "record", "omw"))]
    print_table("", heads, rows, right=(0, 3, 4, 5))


def _colors(ended: Evening, player: str) -> str:
    """The colours of a player's deck: "WU", with a splash "WUr"."""
    built = ended.builds[player]
    return built.colors + built.splash.lower()


def _evening_json(ended: Evening, seed: int) -> dict[str, Any]:
    from grimorio.events.open_format import standings_json

    return {
        "seed": seed,
        "players": [
            {"player": player, "bot": ended.bots[player], "deck": ended.deck(player).to_json()}
            for player in ended.builds
        ],
        "rounds": [
            [
                {"first": first, "second": second, "games": list(round_.results[first, second].games)}
                for first, second in round_.tables
                if (first, second) in round_.results
            ]
            for round_ in ended.event.state.rounds
        ],
        "standings": standings_json(ended.event.standings()),
    }


def _show_deck(deck: Deck, folder: Path | None) -> None:
    """Print a deck; with a folder, also write it to a file there."""
    from grimorio.cli.base import language
    from grimorio.games.magic.sets import MagicPrintings

    say = translator("pods")
    typer.echo(say("pods-deck", name=deck.name))
    for count, card in deck.main:
        typer.echo(f"{count:3} {MagicPrintings().named(card, language())}")
    if folder is not None:
        _write_deck(deck, folder)


def _write_deck(deck: Deck, folder: Path) -> None:
    """Write a deck file named like the deck into a folder. Raises Stop: it cannot be written."""
    from grimorio.decks import file

    safe = "".join(letter if letter.isalnum() or letter in "-_ " else "-" for letter in deck.name)
    path = folder / f"{safe}.txt"
    with writing(path):
        path.write_text(file.write(deck), "utf-8")
    note(translator("pods")("pods-written", file=str(path)), err=True)
