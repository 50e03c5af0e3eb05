"""`grimorio campaign`: a campaign of Magic Live, kept in a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from grimorio.cli.base import (
    FAILURE,
    Json,
    Lang,
    Options,
    Stop,
    json_read,
    options_read,
    print_json,
    print_table,
    stop,
    translator,
)

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign
    from grimorio.events.campaign_tournament import Award, Tournament
    from grimorio.games.live.sheet import Sheet
    from grimorio.kernel import Position, Setup

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

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign's file.")]
Name = Annotated[str, typer.Argument(metavar="MAGUS", help="A Magus of the campaign, by name.")]
Style = Literal["white", "blue", "black", "red", "green", "gold"]
Form = Literal["together", "duels", "round-robin", "knockout"]


def load(path: Path) -> Campaign:
    """The campaign of a file, or the end of the command."""
    from grimorio.events.campaign_file import read

    try:
        return read(json_read(path))
    except ValueError as error:
        raise Stop(f"{path}: {error}") from None


def save(campaign: Campaign, path: Path) -> None:
    """Write a campaign, or end the command."""
    from grimorio.events.campaign_file import save as write

    try:
        write(campaign, path)
    except OSError as error:
        stop("cli-cannot-write", FAILURE, name=str(path), reason=error.strerror or str(error))


def refuse(message: str, **arguments: str) -> NoReturn:
    """End the command with a message about campaigns."""
    raise Stop(translator("sessions")(message, **arguments))


def member(campaign: Campaign, name: str) -> int:
    """The number of a Magus, or the end of the command."""
    names = [sheet.name for sheet in campaign.sheets]
    if name not in names:
        refuse("sessions-no-magus", name=name, names=", ".join(names) or "–")
    return names.index(name)


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
        raise Stop(str(error)) from None
    save(campaign, file)
    typer.echo(translator("sessions")("sessions-begun", name=name))


@app.command("show")
def show(
    file: File,
    magus: Annotated[str | None, typer.Argument(metavar="MAGUS", help="This Magus only.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the Magi, or one with its history, and how the tournament stands.

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
        _show_tournament(campaign)


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


def _show_tournament(campaign: Campaign) -> None:
    say = translator("sessions")
    session = campaign.session
    assert session is not None
    names = [campaign.sheets[one].name for one in session.members]
    tournament = session.tournament
    heads = [say(f"sessions-head-{name}") for name in ("place", "magus", "won", "drawn", "lost", "life")]
    rows = [
        [
            str(line.place),
            names[line.player],
            str(line.won),
            str(line.drawn),
            str(line.lost),
            str(tournament.lives[line.player]),
        ]
        for line in tournament.standings()
    ]
    print_table(say("sessions-tournament", form=tournament.form), heads, rows, (0, 2, 3, 4, 5))
    games = [", ".join(names[player] for player in players) for players in tournament.next()]
    typer.echo(say("sessions-next", games=" · ".join(games)) if games else say("sessions-all-played"))


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
        raise Stop(str(error)) from None
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
        for one in attribute or ():
            sheet = sheet.raise_attribute(one)
        if sheet == before:
            refuse("sessions-nothing")
        campaign = campaign.spend(number, sheet)
    except ValueError as error:
        raise Stop(str(error)) from None
    save(campaign, file)
    cost = sheet.spent - before.spent
    typer.echo(translator("sessions")("sessions-bought", name=magus, xp=cost, left=sheet.available))


@app.command("auction")
def auction(
    file: File,
    magi: Annotated[
        list[str] | None,
        typer.Argument(metavar="[MAGUS]...", help="Who takes part; all when nobody is named."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="MAGUS", help="A bot plays it; may be repeated.")
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Bots play all of them.")] = False,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Take the auction of this record; nothing is played."),
    ] = None,
    pool: Annotated[
        Path | None, typer.Option("--pool", metavar="FILE", help="A deck file with four of each card.")
    ] = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, help="All luck follows from it.", show_default="by chance")
    ] = None,
    form: Annotated[Form, typer.Option("--form", help="How the tournament is played.")] = "round-robin",
    award: Annotated[
        str, typer.Option("--award", help="Experience of the first places, or wins:1 for each game won.")
    ] = "8,5,3",
    lang: Lang = None,
) -> None:
    """Hold the auction of a session at this keyboard, and begin its tournament.

    What is secret is asked when its player sits there. After Ctrl-C the same command goes on.

    Examples:

    - `grimorio campaign auction club.json Ada Bea Cid --form knockout`

    - `grimorio campaign auction club.json --bot Cid --pool cube.txt --award wins:1`

    - `grimorio campaign auction club.json Bea Ada --record table.json`
    """
    from grimorio.cli.hotseat import Keyboard

    campaign = load(file)
    names = magi or [sheet.name for sheet in campaign.sheets]
    members = tuple(member(campaign, name) for name in names)
    criterion = award_read(award)
    if record is not None:
        _begin(file, campaign, members, _recorded(record, campaign, members), form, criterion)
        return
    played_by = {names.index(name): "greedy" for name in bot or () if member(campaign, name) in members}
    if bots:
        played_by = dict.fromkeys(range(len(names)), "greedy")
    setup = _setup(campaign, members, pool, option, secrets.randbits(64) if seed is None else seed)
    keyboard = Keyboard(setup, names, played_by, file.with_name(f"{file.name}.auction"))
    _begin(file, campaign, members, keyboard.play(), form, criterion)
    keyboard.done()


def award_read(text: str) -> Award:
    """`8,5,3` or `wins:1`, or the end of the command."""
    from grimorio.events.campaign_tournament import Award

    kind, colon, rest = text.partition(":")
    numbers = (rest if colon else text).split(",")
    if (kind != "wins" and colon) or not all(one.strip().isdecimal() for one in numbers):
        refuse("sessions-award", found=text)
    try:
        return Award("wins" if colon else "places", tuple(map(int, numbers)))
    except ValueError as error:
        raise Stop(f"--award: {error}") from None


def _setup(
    campaign: Campaign, members: tuple[int, ...], pool: Path | None, option: list[str] | None, seed: int
) -> Setup:
    from grimorio.cli.decks import deck_named
    from grimorio.games import get

    lying = None if pool is None else deck_named(str(pool)).to_json()
    try:
        setup = campaign.setup(members, seed, lying, options_read(option))
        get("live").start(setup)
    except ValueError as error:
        raise Stop(str(error)) from None
    return setup


def _recorded(path: Path, campaign: Campaign, members: tuple[int, ...]) -> Position:
    """The end of a recorded auction of these Magi as they are now, or the end of the command."""
    from grimorio.games import get
    from grimorio.kernel import Record

    data = json_read(path)
    try:
        record = Record.from_json(data)
        if record.setup.game != "live":
            raise ValueError(f"expected an auction of Magic Live, found {record.setup.game}")
        cards = record.setup.cards or {}
        if cards.get("sheets") != [campaign.sheets[one].to_json() for one in members]:
            raise ValueError("the sheets are not those of the campaign")
        return record.replay(get("live"))
    except (ValueError, AttributeError) as error:
        raise Stop(f"{path}: {error}") from None


def _begin(
    file: Path,
    campaign: Campaign,
    members: tuple[int, ...],
    position: Position,
    form: Form,
    award: Award,
) -> None:
    try:
        campaign = campaign.begin(members, position, form, award)
    except ValueError as error:
        raise Stop(str(error)) from None
    save(campaign, file)
    _show_tournament(campaign)


@app.command("tournament")
def tournament(
    file: File,
    result: Annotated[
        list[str] | None,
        typer.Option(
            "--result", metavar='"A > B"', help='Who won against whom; "A = B" for a draw; may be repeated.'
        ),
    ] = None,
    play: Annotated[bool, typer.Option("--play", help="Let bots play all that is left.")] = False,
    close: Annotated[bool, typer.Option("--close", help="End the session: experience is awarded.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Enter the games of the tournament, see how it stands, end the session.

    Examples:

    - `grimorio campaign tournament club.json` shows what is to be played

    - `grimorio campaign tournament club.json --result "Ada > Bea" --result "Bea = Cid"`

    - `grimorio campaign tournament club.json --result "Ada > Bea, Cid" --close`
    """
    campaign = load(file)
    if campaign.session is None:
        refuse("sessions-none")
    try:
        for text in result or ():
            campaign = campaign.after(*result_read(campaign, text))
        if play:
            campaign = _played(campaign)
        members = () if campaign.session is None else campaign.session.members
        if not close and campaign.session is not None and not json:
            _show_tournament(campaign)
        if close:
            before = campaign.sheets
            campaign = campaign.close()
    except ValueError as error:
        raise Stop(str(error)) from None
    if result or play or close:
        save(campaign, file)
    if json:
        session = campaign.past[-1] if close else campaign.session
        assert session is not None
        print_json(session.tournament.to_json())
    elif close:
        say = translator("sessions")
        for one in members:
            sheet = campaign.sheets[one]
            gained = sheet.earned - before[one].earned
            typer.echo(say("sessions-gained", name=sheet.name, xp=gained, left=sheet.available))


def result_read(campaign: Campaign, text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """`A > B` or `A = B` as the players of a game to be played and its winners, or the end of the command."""
    session = campaign.session
    assert session is not None
    names = [campaign.sheets[one].name for one in session.members]
    drawn = "=" in text
    winners, sign, losers = text.partition("=" if drawn else ">")
    sides = [[name.strip() for name in side.split(",") if name.strip()] for side in (winners, losers)]
    if not sign or not all(sides):
        refuse("sessions-result", found=text)
    for name in (*sides[0], *sides[1]):
        if name not in names:
            refuse("sessions-no-magus", name=name, names=", ".join(names))
    won = [names.index(name) for name in sides[0]]
    wanted = {*won, *(names.index(name) for name in sides[1])}
    found = next((players for players in session.tournament.next() if set(players) == wanted), None)
    if found is None:
        refuse("sessions-not-now", found=text)
    return found, () if drawn else tuple(won)


def _played(campaign: Campaign) -> Campaign:
    """The campaign when bots have played what is left; free duels once each. Raises ValueError."""
    from grimorio.events.sessions import played
    from grimorio.kernel import Luck

    assert campaign.session is not None
    luck = Luck(secrets.randbits(64))
    before: Tournament = campaign.session.tournament
    left = list(before.next()) if before.form == "duels" else []
    while left or campaign.session.tournament.form != "duels":
        players = left.pop(0) if left else next(iter(campaign.session.tournament.next()), ())
        if not players:
            break
        setup = campaign.session.tournament.setup(players, luck.bits())
        position, _ = played(setup, ["greedy"] * len(players), luck)
        assert position.result is not None
        campaign = campaign.after(players, tuple(players[seat] for seat in position.result.winners))
        assert campaign.session is not None
    return campaign


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
    typer.echo(write(session.tournament.decks[session.members.index(number)]), nl=False)


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
        raise Stop(f"{sheet}: {error}") from None
    _join(file, found)
