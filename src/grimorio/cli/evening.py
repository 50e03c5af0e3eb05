"""The commands for a session of a campaign: its auction and its tournament."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from grimorio.cli.base import (
    Json,
    Lang,
    LuckSeed,
    Options,
    json_read,
    options_read,
    print_json,
    refused,
    translator,
)
from grimorio.cli.clubs import File, load, member, refuse, save, show_tournament
from grimorio.games.live.numbers import MagusNumber, PlayerNumber, Players
from grimorio.kernel.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimorio.events.award import Award
    from grimorio.events.campaign import Campaign
    from grimorio.events.campaign_session import BestOf, Session
    from grimorio.games.live.sheet import Sheet
    from grimorio.kernel import Position, Setup

    Score = tuple[int, int, int]

Form = Literal["together", "duels", "round-robin", "knockout"]
SCORE: Final = re.compile(r"\s(\d{1,2})[-\u2013](\d{1,2})(?:[-\u2013](\d{1,2}))?$")
"""The score at the end of a result, such as `2-1` or, with a drawn game, `1-1-1`."""


Magi = Annotated[
    list[str] | None,
    typer.Argument(metavar="[MAGUS]...", help="Who takes part; all when nobody is named."),
]
BotsOf = Annotated[
    list[str] | None, typer.Option("--bot", metavar="MAGUS", help="A bot plays it; may be repeated.")
]
AllBots = Annotated[bool, typer.Option("--bots", help="Bots play all of them.")]
Recorded = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Take the auction of this record; nothing is played."),
]
Pool = Annotated[
    Path | None, typer.Option("--pool", metavar="FILE", help="A deck file with four of each card.")
]
FormOf = Annotated[Form, typer.Option("--form", help="How the tournament is played.")]
AwardText = Annotated[
    str, typer.Option("--award", help="Experience of the first places, or wins:1 for each game won.")
]
GamesOf = Annotated[
    int, typer.Option("--best-of", metavar="1|3|5", help="The most games of a match; not for together.")
]


def auction(
    file: File,
    magi: Magi = None,
    bot: BotsOf = None,
    bots: AllBots = False,
    record: Recorded = None,
    pool: Pool = None,
    option: Options = None,
    seed: LuckSeed = None,
    form: FormOf = "round-robin",
    award: AwardText = "8,5,3",
    best_of: GamesOf = 1,
    lang: Lang = None,
) -> None:
    """Hold the auction of a session at this keyboard, and begin its tournament.

    A secret question is asked when its player sits at the keyboard. After Ctrl-C, the same command continues
    the auction.

    Examples:

    - `grimorio campaign auction club.json Ada Bea Cid --form knockout`

    - `grimorio campaign auction club.json --bot Cid --pool cube.txt --award wins:1`

    - `grimorio campaign auction club.json Bea Ada --record table.json --best-of 3`
    """
    from grimorio.cli.keyboard import Keyboard

    if best_of not in (1, 3, 5) or (form == "together" and best_of > 1):
        refuse("sessions-best-of", found=str(best_of))

    campaign = load(file)
    names = magi or [sheet.name for sheet in campaign.sheets]
    members = tuple(member(campaign, name) for name in names)
    criterion = award_read(award)
    most: BestOf = 3 if best_of == 3 else 5 if best_of == 5 else 1
    if record is not None:
        _begin(file, campaign, members, _recorded(record, campaign, members), form, criterion, most)
        return
    played_by = {names.index(name): "greedy" for name in bot or () if member(campaign, name) in members}
    if bots:
        played_by = dict.fromkeys(range(len(names)), "greedy")
    setup = _setup(campaign, members, pool, option, secrets.randbits(64) if seed is None else seed)
    keyboard = Keyboard(setup, names, played_by, file.with_name(f"{file.name}.auction"), leaving=False)
    _begin(file, campaign, members, keyboard.play(), form, criterion, most)
    keyboard.done()


def award_read(text: str) -> Award:
    """Return the award that a text such as `8,5,3` or `wins:1` describes.

    Raises Stop: the text describes none.
    """
    from grimorio.events.award import Award

    kind, colon, rest = text.partition(":")
    numbers = (rest if colon else text).split(",")
    if (kind != "wins" and colon) or not all(one.strip().isdecimal() for one in numbers):
        refuse("sessions-award", found=text)
    try:
        return Award("wins" if colon else "places", tuple(map(int, numbers)))
    except ValueError as error:
        raise refused(error, Path("--award")) from None


def _setup(
    campaign: Campaign,
    members: tuple[MagusNumber, ...],
    pool: Path | None,
    option: list[str] | None,
    seed: int,
) -> Setup:
    from grimorio.cli.decks import deck_named
    from grimorio.games import get

    lying = None if pool is None else deck_named(str(pool)).to_json()
    try:
        setup = campaign.setup(members, seed, lying, options_read(option))
        get("live").start(setup)
    except ValueError as error:
        raise refused(error) from None
    return setup


def _recorded(path: Path, campaign: Campaign, members: tuple[MagusNumber, ...]) -> Position:
    """Return the last position of an auction that was recorded between these Magi with their present sheets.

    `members` are their indices in the campaign. Raises Stop: the file is not the record of such an auction.
    """
    from grimorio.games import get
    from grimorio.kernel import Record

    data = json_read(path)
    try:
        record = Record.from_json(data)
        if record.setup.game != "live":
            problem = "expected an auction of Magic Live, found {found}"
            raise Fault(problem, "live-auction-of", found=record.setup.game)
        cards = record.setup.cards or {}
        if cards.get("sheets") != [campaign.sheets[one].to_json() for one in members]:
            raise Fault("the sheets are not those of the campaign", "live-other-sheets")
        return record.replay(get("live"))
    except (ValueError, AttributeError) as error:
        raise refused(error, path) from None


def _begin(
    file: Path,
    campaign: Campaign,
    members: tuple[MagusNumber, ...],
    position: Position,
    form: Form,
    award: Award,
    best_of: BestOf,
) -> None:
    try:
        campaign = campaign.begin(members, position, form, award, best_of)
    except ValueError as error:
        raise refused(error) from None
    save(campaign, file)
    show_tournament(campaign)


Results = Annotated[
    list[str] | None,
    typer.Option(
        "--result",
        metavar='"A > B"',
        help='Who won against whom; "A = B" for a draw; "A > B 2-1" in a best of three; may be repeated.',
    ),
]
Corrections = Annotated[
    list[str] | None,
    typer.Option("--correct", metavar='"A > B"', help="The true result of a game entered wrongly."),
]
WhyCorrected = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why a result is corrected.")]
PlayRest = Annotated[bool, typer.Option("--play", help="Let bots play all that is left.")]
Close = Annotated[bool, typer.Option("--close", help="End the session: experience is awarded.")]


def tournament(
    file: File,
    result: Results = None,
    correct: Corrections = None,
    reason: WhyCorrected = "",
    play: PlayRest = False,
    close: Close = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Enter the games of the tournament, see how it stands, end the session.

    Examples:

    - `grimorio campaign tournament club.json` shows what is to be played

    - `grimorio campaign tournament club.json --result "Ada > Bea" --result "Bea = Cid"`

    - `grimorio campaign tournament club.json --correct "Bea > Ada" --reason "the slip says so"`

    - `grimorio campaign tournament club.json --result "Ada > Bea, Cid" --close`

    - `grimorio campaign tournament club.json --result "Ada > Bea 2-1"` where a match is a best of three
    """
    campaign = load(file)
    if campaign.session is None:
        refuse("sessions-none")
    try:
        for text in result or ():
            campaign = _entered(campaign, text)
        for text in correct or ():
            campaign = _corrected(campaign, text, reason)
        if play:
            campaign = _played(campaign)
        members = () if campaign.session is None else campaign.session.members
        if not close and campaign.session is not None and not json:
            show_tournament(campaign)
        if close:
            before = campaign.sheets
            campaign = campaign.close()
    except ValueError as error:
        raise refused(error) from None
    if result or correct or play or close:
        save(campaign, file)
    if json:
        session = campaign.past[-1] if close else campaign.session
        assert session is not None
        print_json(session.to_json())
    elif close:
        _show_gains(before, campaign.sheets, members)


def _show_gains(before: Sequence[Sheet], after: Sequence[Sheet], members: tuple[MagusNumber, ...]) -> None:
    """Print what experience each Magus got in the session, from all sheets before and after its end.

    `members` are the numbers of the Magi who took part.
    """
    say = translator("sessions")
    for number in members:
        sheet = after[number]
        gained = sheet.earned - before[number].earned
        typer.echo(say("sessions-gained", name=sheet.name, xp=gained, left=sheet.available))


def _entered(campaign: Campaign, text: str) -> Campaign:
    """Return the campaign after a game or a match, from a text such as `A > B`, `A = B` or `A > B 2-1`.

    Raises Stop: the text has another form, or these Magi have no game to play.
    """
    session = campaign.session
    assert session is not None
    wanted, won, score = _sides(campaign, text)
    players = next((players for players in session.next() if set(players) == wanted), None)
    if players is None:
        refuse("sessions-not-now", found=text)
    return campaign.after(players, won) if score is None else campaign.after_match(players, score(players))


def _corrected(campaign: Campaign, text: str, reason: str) -> Campaign:
    """Return the campaign after the result of the last game between some Magi is corrected.

    `text` names the Magi and the true result, such as `A > B` or `A = B`. Raises Stop: the text has another
    form, there is no reason, or these Magi have played no game.
    """
    session = campaign.session
    assert session is not None
    wanted, won, score = _sides(campaign, text)
    played = [game for game in session.games() if set(game.players) == wanted]
    if not played:
        refuse("sessions-not-played", found=text)
    if not reason:
        refuse("sessions-why")
    last = played[-1]
    return campaign.corrected(last.fact, won, reason, None if score is None else score(last.players))


def _sides(
    campaign: Campaign, text: str
) -> tuple[set[PlayerNumber], Players, Callable[[Players], Score] | None]:
    """Return the players, the winners and the score that a text such as `A > B` or `A > B 2-1` names.

    Players and winners are indices of the session's `members`; there are no winners in a draw. The score is a
    function of the two players in the order of their seats; None where a match is one game. Raises Stop: the
    text has another form, an unknown name, or a score that does not fit.
    """
    session = campaign.session
    assert session is not None
    whole, games = text, (0, 0, 0)
    if session.best_of > 1:
        matched = SCORE.search(text.rstrip())
        if matched is None:
            refuse("sessions-score", found=whole, best=str(session.best_of))
        text = text[: matched.start()]
        games = (int(matched[1]), int(matched[2]), int(matched[3] or 0))
        if (games[0] > games[1]) != (">" in text):
            refuse("sessions-score", found=whole, best=str(session.best_of))
    names = [campaign.sheets[member].name for member in session.members]
    drawn = "=" in text
    winners, sign, losers = text.partition("=" if drawn else ">")
    sides = [[name.strip() for name in side.split(",") if name.strip()] for side in (winners, losers)]
    if not sign or not all(sides):
        refuse("sessions-result", found=text)
    for name in (*sides[0], *sides[1]):
        if name not in names:
            refuse("sessions-no-magus", name=name, names=", ".join(names))
    won, lost = ([PlayerNumber(names.index(name)) for name in side] for side in sides)
    players = {*won, *lost}

    def score(seats: Players) -> Score:
        first, second, tied = games
        return (first, second, tied) if seats[0] == won[0] else (second, first, tied)

    return players, () if drawn else tuple(won), score if session.best_of > 1 else None


def _played(campaign: Campaign) -> Campaign:
    """The campaign after bots have played the remaining games of its tournament.

    In the form "duels", which has no end of its own, they play each possible duel once more.

    Raises ValueError: a game cannot be played.
    """
    from grimorio import games
    from grimorio.kernel import Luck, Record
    from grimorio.simulator.one import bots_game

    assert campaign.session is not None
    luck = Luck(secrets.randbits(64))
    rules = games.match_rules("magic")
    assert rules is not None
    before: Session = campaign.session
    left = list(before.next()) if before.form == "duels" else []
    while left or campaign.session.form != "duels":
        players = left[0] if left else next(iter(campaign.session.next()), ())
        if not players:
            break
        setup = campaign.session.setup(players, luck.bits())
        names = ("greedy",) * len(players)
        record = Record.begin(games.get(setup.game), setup, names)
        position, _ = bots_game(setup, names, luck, record)
        assert position.result is not None
        chooser = rules.chooser(record.answers[0] if record.answers else None)
        won = tuple(players[seat] for seat in position.result.winners)
        campaign = campaign.after(players, won, None if chooser is None else players[chooser])
        assert campaign.session is not None
        if left and not campaign.session.match_games(players):
            left.pop(0)
    return campaign
