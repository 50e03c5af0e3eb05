"""Sessions of Magic Live in `grimorio simulate`: auctions and their tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import typer

from grimorio.cli.base import bot_name, interval, language, percent, print_table, translator, with_progress
from grimorio.cli.matchups import shares, show_ends
from grimorio.cli.runs import Runs

if TYPE_CHECKING:
    from grimorio.events.sessions import SessionPlan
    from grimorio.language import Translator

PACKS: Final = 10
"""How many of the packs with the best results are shown, and how many of those with the worst."""

ENOUGH: Final = 0.1
"""The share of sessions, from 0 to 1, in which a pack must have been taken to be shown."""


class Sessions(Runs):
    """Lets bots play whole sessions of Magic Live, each an auction and a tournament."""

    recorded: ClassVar[bool] = False
    seats: ClassVar[str] = "greedy,greedy,greedy,greedy"
    games: ClassVar[int] = 100

    def simulated(self, games: int, how: dict[str, Any]) -> dict[str, Any]:
        return play_sessions(games, how)

    def show(self, report: dict[str, Any], names: dict[str, str]) -> None:
        show_sessions(report, names)

    def against(self, bots: list[str], games: int, **how: Any) -> dict[str, Any]:
        from grimorio.events.sessions_report import against

        own, seed, options = (how.pop(name) for name in ("cards", "seed", "options"))
        return against(self.planned(seed, options, own, bots), games, **how)

    def planned(
        self, seed: int, options: dict[str, str] | None, cards: Any, bots: Sequence[str]
    ) -> SessionPlan:
        from grimorio.events.sessions import planned

        return planned(cards, bots=list(bots), seed=seed, options=options, turn_seats=True)


def play_sessions(games: int, how: dict[str, Any]) -> dict[str, Any]:
    """Play `games` sessions, and return the report.

    `how` has the "cards", "bots", "seed", "options" and "jobs" (processes) of the run.

    Raises SetupError, UnknownBot: the sessions cannot be played.
    """
    from grimorio.events.sessions import planned
    from grimorio.events.sessions_report import sessions

    plan = planned(how["cards"], bots=how["bots"], seed=how["seed"], options=how["options"])
    found: dict[str, Any] = with_progress(
        f"live: {', '.join(how['bots'])}",
        games,
        lambda watch: sessions(plan, games, jobs=how["jobs"], progress=watch),
    )
    return found


def show_sessions(report: dict[str, Any], names: dict[str, str]) -> None:
    """Print the report as text; `names` maps the names of Powers to those in the output language."""
    say = translator("live", "sessions")
    _show_shares(report, say)
    _show_challenges(report, say)
    _show_powers(report, names, say)
    _show_packs(report, say)
    life = report["life"]
    typer.echo(say("sessions-life", mean=life["mean"], most=life["quantiles"]["100"]))
    show_ends({**report, "game": "magic"}, report["played"])


def _show_shares(report: dict[str, Any], say: Translator) -> None:
    """Print the results by seat, Style, declaration and number of lands, from `report`, JSON data."""
    games = (say(f"cli-head-{name}") for name in ("games", "wins", "share", "interval"))
    heads = [say("cli-head-what"), *games]
    title = say(
        "sessions-title",
        games=report["games"],
        form=translator("campaign")(f"campaign-form-{report['form']}"),
        pilot=", ".join(map(bot_name, report["pilot"].split(", "))),
        seed=report["seed"],
    )
    rows = [
        [say("cli-seat-of", number=row["seat"] + 1, bot=bot_name(row["bot"])), *shares(row)]
        for row in report["seats"]
    ]
    rows += [[say("live-deck", deck=row["style"]), *shares(row)] for row in report["styles"]]
    rows += [[say("sessions-declared", kind=row["declared"]), *shares(row)] for row in report["declared"]]
    rows += [[say("sessions-lands", count=row["lands"]), *shares(row)] for row in report["lands"]]
    print_table(title, heads, rows, right=range(1, 5))


def _show_challenges(report: dict[str, Any], say: Translator) -> None:
    """Print who won the challenges of each category, from the report given as JSON data."""
    heads = [say(f"sessions-head-{name}") for name in ("challenge", "held", "holder", "more", "equal")]
    rows = [
        [
            say("live-trait", trait=row["trait"]),
            str(row["held"]),
            percent(row["holder"]["rate"]),
            f"{percent(row['more']['rate'])} ({interval(row['more']['interval'])})",
            str(row["equal"]),
        ]
        for row in report["challenges"]
    ]
    print_table("", heads, rows, right=range(1, 5))


def _show_powers(report: dict[str, Any], names: dict[str, str], say: Translator) -> None:
    """Print how often each Power was used, and the results of its users, from the report given as JSON data.

    `names` has the names of Powers in the output language, by id.
    """
    heads = [
        say(name)
        for name in ("live-head-power", "sessions-head-used", "sessions-head-user", "cli-head-interval")
    ]
    rows = [
        [
            names.get(row["power"], row["power"]),
            str(row["used"]),
            percent(row["user"]["rate"]),
            interval(row["user"]["interval"]),
        ]
        for row in report["powers"]
    ]
    print_table("", heads, rows, right=range(1, 4))


def _show_packs(report: dict[str, Any], say: Translator) -> None:
    """Print the best and the worst packs among those taken often, from the report given as JSON data."""
    from grimorio.games.magic.names import fact

    heads = [say(f"sessions-head-{name}") for name in ("pack", "offered", "taken")]
    heads += [say("cli-head-share-won"), say("cli-head-interval")]
    often = [row for row in report["packs"] if row["taken"] >= max(1, ENOUGH * report["games"])]
    often.sort(key=lambda row: -(row["holders"]["rate"] or 0.0))
    rows = [
        [
            fact(row["pack"]).names[language()],
            str(row["offered"]),
            percent(row["take_rate"]),
            percent(row["holders"]["rate"]),
            interval(row["holders"]["interval"]),
        ]
        for row in (often if len(often) <= 2 * PACKS else often[:PACKS] + often[-PACKS:])
    ]
    print_table(say("sessions-packs"), heads, rows, right=range(1, 5))
