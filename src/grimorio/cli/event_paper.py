"""`grimorio event draft`: a draft with printed cards: who sits where, what is opened, the countdown."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli.base import Json, Lang, Stop, json_read, language, print_json, print_table, translator
from grimorio.cli.event_change import File, changed, noted
from grimorio.cli.event_show import load

if TYPE_CHECKING:
    from grimorio.events.event import Event
    from grimorio.events.paper_draft import Paper, Step

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="""A draft with printed cards: seats, who opens and passes what, the countdown, who is ready.

    Examples:

    - `grimorio event draft open evening.json --set ONS --set LGN --set SCG`

    - `grimorio event draft clock evening.json start`

    - `grimorio event draft show evening.json`
    """,
)


Way = Annotated[
    Literal["booster", "rochester", "sealed"], typer.Option("--way", help="How cards are chosen.")
]
Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="CODE", help="The set of each booster, or of all; '' for cards not known here."
    ),
]
Pack = Annotated[
    bool, typer.Option("--pack", help="The first is a tournament pack, as is usual for sealed decks.")
]
Boosters = Annotated[
    int | None,
    typer.Option("--boosters", min=1, max=8, help="How many things each opens.", show_default="3"),
]
TimesName = Annotated[
    str, typer.Option("--times", metavar="NAME", help="usual, slow, untimed, or a JSON file.")
]
PodSize = Annotated[int, typer.Option("--size", min=2, max=16, help="The most players of a pod.")]
ByHand = Annotated[
    list[str] | None,
    typer.Option("--pod", metavar='"A, B, …"', help="A pod seated by hand; may be repeated."),
]
OwnSet = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="A set of your own, as JSON.")]
WhyAnew = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why a draft that has begun is opened anew.")
]


@app.command("open")
def open_(
    file: File,
    way: Way = "booster",
    sets: Sets = None,
    pack: Pack = False,
    boosters: Boosters = None,
    times: TimesName = "usual",
    size: PodSize = 8,
    pods: ByHand = None,
    own: OwnSet = None,
    reason: WhyAnew = "",
    lang: Lang = None,
) -> None:
    """Open a draft: the lot seats the players, or `--pod` does.

    Examples:

    - `grimorio event draft open evening.json --set 8ED --times slow`

    - `grimorio event draft open evening.json --way rochester --pod "Ada, Bea, Cid" --pod "Dan, Eva"`

    - `grimorio event draft open evening.json --way sealed --pack --boosters 3`
    """
    from grimorio.events.paper_cards import opened
    from grimorio.events.pods import seats

    data = None if own is None else json_read(own)
    asked = _times(times)

    def change(event: Event) -> Event:
        tables = [[name.strip() for name in pod.split(",") if name.strip()] for pod in pods or ()]
        tables = tables or [list(pod) for pod in seats(event, size)]
        products = opened(event.settings.game, tuple(sets or ("8ED",)), data, boosters or 3, pack)
        fields: dict[str, Any] = {"way": way, "products": products, "times": asked, "cards": data}
        return noted(event, "PaperDraft", pods=tables, reason=reason, **fields)

    _tables(changed(file, change))


def _times(name: str) -> Any:
    """The plan of times for a draft that has this name, or that is in the JSON file `name`, as JSON data.

    Raises Stop: there is neither.
    """
    import msgspec

    from grimorio.events.pick_times import known

    if name in known():
        return msgspec.to_builtins(known()[name])
    if not name.endswith(".json"):
        raise Stop(translator("paperdraft")("paperdraft-no-times", found=name, names=", ".join(known())))
    return json_read(Path(name))


def _paper(event: Event) -> Paper:
    """The draft of an event. Raises Stop: none was opened."""
    if event.state.paper is None:
        raise Stop(translator("faults")("faults-no-paper-draft"))
    return event.state.paper


def _tables(event: Event) -> None:
    """Print the pods of an event's draft, and where each stands now."""
    say, paper, now = translator("event", "paperdraft"), _paper(event), int(time.time())
    for number, pod in enumerate(paper.draft.pods):
        typer.echo(say("event-pod", number=number + 1, players=", ".join(pod)))
        place = paper.place(number, now)
        step = paper.steps(number)[place.step]
        state = "begun" if paper.countdowns[number].began else "waits"
        typer.echo(
            "  " + say(f"paperdraft-{state}", left="–" if place.left is None else clock_text(place.left))
        )
        typer.echo("  " + step_text(step, pod))


def clock_text(seconds: int) -> str:
    """Seconds as minutes and seconds, "2:05"."""
    return f"{seconds // 60}:{seconds % 60:02}"


def step_text(step: Step, pod: tuple[str, ...]) -> str:
    """A step of a draft as a line of text.

    `pod` has the names of the players by seat.
    """
    say = translator("paperdraft")
    name = pod[step.seat if step.seat >= 0 else step.opener] if max(step.seat, step.opener) >= 0 else ""
    way = {1: "left", -1: "right"}.get(step.way, "none")
    kind = f"{step.kind}-one" if name else step.kind
    return say(f"paperdraft-step-{kind}", booster=step.booster, left=step.left, way=way, name=name)


@app.command("show")
def show(file: File, json: Json = False, lang: Lang = None) -> None:
    """Show the pods, what each does now, and who has written down cards and handed in a deck.

    Example: `grimorio event draft show evening.json`
    """
    event = load(file)
    if event.state.online is not None:
        _show_online(event, json)
        return
    paper, now = _paper(event), int(time.time())
    if json:
        print_json(
            [
                {
                    "players": list(pod),
                    "step": paper.place(number, now).step,
                    "left": paper.place(number, now).left,
                    "begun": bool(paper.countdowns[number].began),
                    "paused": bool(paper.countdowns[number].paused),
                    **paper.steps(number)[paper.place(number, now).step]._asdict(),
                }
                for number, pod in enumerate(paper.draft.pods)
            ]
        )
        return
    _tables(event)
    _ready(event)


def _show_online(event: Event, json: bool) -> None:
    """Show the pods of an online draft, and who has cards and a deck; `json`: as JSON."""
    assert event.state.online is not None
    pods, held, members = event.state.pods, event.state.online.held, event.state.members
    if json:
        print_json(
            [
                {
                    "players": list(pod),
                    "bots": max(0, event.state.online.draft.fill - len(pod)),
                    "held": [name for name in pod if name in held],
                    "pools": [name for name in pod if name in members and members[name].pool],
                    "decks": [name for name in pod if name in members and members[name].deck],
                }
                for pod in pods
            ]
        )
        return
    for number, pod in enumerate(pods, start=1):
        typer.echo(translator("event")("event-pod", number=number, players=", ".join(pod)))
    _ready(event)


def _ready(event: Event) -> None:
    """Print which players of a draft have handed in a deck, and whose cards are written down."""
    say = translator("event", "paperdraft")
    rows = [
        [
            name,
            say("event-deck-in" if done else "event-deck-missing"),
            say(f"paperdraft-pool-{bool(pool)}".lower()),
        ]
        for name in event.state.active
        for done, pool in [(event.state.members[name].deck, event.state.members[name].pool)]
    ]
    print_table("", [say("event-head-player"), say("event-head-deck"), say("paperdraft-head-pool")], rows)


@app.command("clock")
def clock(
    file: File,
    act: Annotated[
        Literal["start", "pause", "on", "next", "back", "add"], typer.Argument(help="What happens.")
    ],
    pod: Annotated[int, typer.Option("--pod", min=0, help="Only at this pod; 0: at all.")] = 0,
    seconds: Annotated[int, typer.Option("--seconds", min=0, help="For add: how many.")] = 30,
    lang: Lang = None,
) -> None:
    """Start the countdown, stop it, let it go on, go a step on or back, or add seconds.

    Examples:

    - `grimorio event draft clock evening.json start`

    - `grimorio event draft clock evening.json add --seconds 20`

    - `grimorio event draft clock evening.json back --pod 2`
    """
    more = {"seconds": seconds} if act == "add" else {}
    _tables(changed(file, lambda event: noted(event, "DraftClock", act=act, pod=pod, **more)))


@app.command("pools")
def pools(file: File, lang: Lang = None) -> None:
    """Look over the cards that were written down: what is odd is named, nothing is refused.

    Example: `grimorio event draft pools evening.json`
    """
    from collections import Counter

    from grimorio.events.paper_cards import hints, pool_of

    event = load(file)
    draft, game = _paper(event).draft, event.settings.game
    say = translator("event", "paperdraft")
    for number, pod in enumerate(draft.pods, start=1):
        typer.echo(say("event-pod", number=number, players=", ".join(pod)))
        written = {
            name: pool_of(event.state.members[name].pool) for name in pod if name in event.state.members
        }
        for name, pool in written.items():
            odd = [hint.said(language()) for hint in hints(draft, game, pool)] if pool else []
            text = "; ".join(odd) or say("paperdraft-fine" if pool else "paperdraft-pool-false")
            typer.echo("  " + say("paperdraft-line", name=name, text=text))
        if all(written.values()) and draft.way != "sealed":
            whole = sum(written.values(), Counter[str]())
            odd = [hint.said(language()) for hint in hints(draft, game, whole, len(pod))]
            typer.echo("  " + ("; ".join(odd) or say("paperdraft-fine")))
