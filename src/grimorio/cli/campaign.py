"""`grimorio campaign`: a campaign of Magic Live in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from grimorio.cli import evening
from grimorio.cli.base import Json, Lang, json_read, print_json, print_table, refused, translator
from grimorio.cli.clubs import File, Name, load, member, refuse, save, show_tournament

if TYPE_CHECKING:
    from grimorio.games.live.sheet import Sheet

Style = Literal["white", "blue", "black", "red", "green", "gold"]

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="""A campaign of Magic Live in a file: sheets, auctions, tournaments and experience.

    Examples:

    - `grimorio campaign new club.json "Thursdays"`

    - `grimorio campaign join club.json Ada --style red --traits 3/5/7`

    - `grimorio campaign auction club.json Ada Bea Cid` is played at this keyboard

    - `grimorio campaign tournament club.json --result "Ada > Bea"`

    - `grimorio campaign spend club.json Ada --power Determination`
    """,
)


@app.command("new")
def new(
    file: File,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the campaign is called.")],
    power: Annotated[
        list[Path] | None,
        typer.Option("--power", metavar="FILE", help="A Power of your own (JSON); may be repeated."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Begin a campaign.

    Example: `grimorio campaign new club.json "Thursdays" --power tithe.json`
    """
    from grimorio.events.campaign import Campaign
    from grimorio.events.campaign_file import read

    if file.exists():
        refuse("sessions-exists", name=str(file))
    try:
        campaign = read(Campaign(name, powers=tuple(json_read(path) for path in power or ())).to_json())
    except ValueError as error:
        raise refused(error) from None
    save(campaign, file)
    typer.echo(translator("sessions")("sessions-begun", name=name))


@app.command("show")
def show(
    file: File,
    magus: Annotated[str | None, typer.Argument(metavar="MAGUS", help="This Magus only.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show all Magi, or one Magus with its history, and the standings of the tournament.

    Examples:

    - `grimorio campaign show club.json`

    - `grimorio campaign show club.json Ada --json`
    """
    campaign = load(file)
    if magus is not None:
        _show_magus(campaign.sheets[member(campaign, magus)], json)
        return
    if json:
        print_json(campaign.to_json())
        return
    say = translator("live", "sessions")
    heads = [say(f"sessions-head-{name}") for name in ("magus", "style", "traits", "life", "powers", "xp")]
    rows = [_row(say, sheet) for sheet in campaign.sheets]
    print_table(say("sessions-campaign", name=campaign.name, count=len(campaign.past)), heads, rows, (3, 5))
    if campaign.session is not None:
        show_tournament(campaign)


def _row(say: Any, sheet: Sheet) -> list[str]:
    traits = "/".join(map(str, sheet.traits))
    powers = ", ".join(sheet.powers) or "–"
    style = say("live-deck", deck=sheet.style)
    return [sheet.name, style, traits, str(sheet.life), powers, str(sheet.available)]


def _show_magus(sheet: Sheet, json: bool) -> None:
    from grimorio.games.live.sheet import Earned

    if json:
        print_json(sheet.to_json())
        return
    say = translator("live", "sessions")
    heads = [say(f"sessions-head-{name}") for name in ("magus", "style", "traits", "life", "powers", "xp")]
    print_table("", heads, [_row(say, sheet)], (3, 5))
    for one in sheet.history:
        if isinstance(one, Earned):
            typer.echo(say("sessions-earned", xp=one.xp, reason=one.reason))
        else:
            typer.echo(say("sessions-spent", xp=one.xp, on=one.on, what=one.what))


@app.command("join")
def join(
    file: File,
    magus: Annotated[str, typer.Argument(metavar="MAGUS", help="What the new Magus is called.")],
    style: Annotated[Style, typer.Option("--style", help="Its Style.")],
    traits: Annotated[
        str,
        typer.Option("--traits", metavar="P/S/M", help="3, 5 and 7 as physical, social and mental."),
    ],
    lang: Lang = None,
) -> None:
    """Let a new Magus join.

    Example: `grimorio campaign join club.json Ada --style red --traits 3/5/7`
    """
    from grimorio.games.live.sheet import Sheet

    parts = traits.split("/")
    if len(parts) != 3 or not all(part.strip().isdecimal() for part in parts):
        refuse("sessions-traits", found=traits)
    physical, social, mental = map(int, parts)
    try:
        sheet = Sheet(magus, style, (physical, social, mental))
    except ValueError as error:
        raise refused(error) from None
    _join(file, sheet)


def _join(file: Path, sheet: Sheet) -> None:
    campaign = load(file)
    if sheet.name in [one.name for one in campaign.sheets]:
        refuse("sessions-namesake", name=sheet.name)
    save(campaign.join(sheet), file)
    typer.echo(translator("sessions")("sessions-joined", name=sheet.name))


@app.command("spend")
def spend(
    file: File,
    magus: Name,
    style: Annotated[Style | None, typer.Option("--style", help="Another Style, for 1.")] = None,
    power: Annotated[
        list[str] | None,
        typer.Option("--power", metavar="NAME", help="A Power by its English name, for 3, 6 or 9."),
    ] = None,
    life: Annotated[int, typer.Option("--life", min=0, help="So many points of life, for 5 each.")] = 0,
    attribute: Annotated[
        list[str] | None,
        typer.Option(
            "--attribute",
            metavar="NAME",
            help="One more physical, social or mental trait, for as many as there are.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Spend a Magus's experience, between sessions.

    Examples:

    - `grimorio campaign spend club.json Ada --power Determination --life 1`

    - `grimorio campaign spend club.json Bea --style gold --attribute mental`
    """
    from grimorio.games.live.powerset import known

    campaign = load(file)
    number = member(campaign, magus)
    before = sheet = campaign.sheets[number]
    try:
        if style is not None:
            sheet = sheet.change_style(style)
        for name in power or ():
            sheet = sheet.learn(name, known(list(campaign.powers)))
        for _ in range(life):
            sheet = sheet.gain_life()
        for trait in attribute or ():
            sheet = sheet.raise_attribute(trait)
        if sheet == before:
            refuse("sessions-nothing")
        campaign = campaign.spend(number, sheet)
    except ValueError as error:
        raise refused(error) from None
    save(campaign, file)
    cost = sheet.spent - before.spent
    typer.echo(translator("sessions")("sessions-bought", name=magus, xp=cost, left=sheet.available))


app.command("auction")(evening.auction)
app.command("tournament")(evening.tournament)


@app.command("export")
def export(
    file: File,
    magus: Name,
    deck: Annotated[
        bool, typer.Option("--deck", help="The deck of the tournament, as a deck file, not the sheet.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Print a Magus's sheet, to take it to another campaign, or its deck.

    Examples:

    - `grimorio campaign export club.json Ada > ada.json`

    - `grimorio campaign export club.json Ada --deck > ada.txt`
    """
    from grimorio.decks.file import write

    campaign = load(file)
    number = member(campaign, magus)
    if not deck:
        print_json(campaign.sheets[number].to_json())
        return
    session = campaign.session
    if session is None or number not in session.members:
        refuse("sessions-none")
    typer.echo(write(session.decks[session.members.index(number)]), nl=False)


@app.command("import")
def import_(
    file: File,
    sheet: Annotated[Path, typer.Argument(metavar="SHEET", help="A sheet that export printed.")],
    lang: Lang = None,
) -> None:
    """Let a Magus of another campaign join, with all it has earned and spent.

    Example: `grimorio campaign import club.json ada.json`
    """
    from grimorio.games.live.powerset import known
    from grimorio.games.live.sheet import from_json

    data = json_read(sheet)
    try:
        found = from_json(data, known(list(load(file).powers)))
    except ValueError as error:
        raise refused(error, sheet) from None
    _join(file, found)
