"""What people may see of a campaign: sheets, standings, and the decks of sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.games.live.numbers import Magi, MagusNumber
from grimorio.kernel import WATCHER
from grimorio.web.campaigns.magi import shop
from grimorio.web.campaigns.state import OWNER, Evening, Fixture, State
from grimorio.web.campaigns.tables import Tables
from grimorio.web.refusals import Refused
from grimorio.web.table.table import Table

if TYPE_CHECKING:
    from grimorio.events.campaign_session import Session


def told(tables: Tables, state: State, mine: MagusNumber | None) -> dict[str, Any]:
    """A campaign as a member or a visitor may see it, as JSON data.

    Its keys are: "id"; "changes", the count of changes; "name"; "phase" ("between", "auction" or
    "tournament"); "you", the number `mine`; "owner"; "agreed"; "powers"; "open", how many invitations are
    unused; "members" (see `_member`); "ready", the members who would play the next session; "session", None
    between sessions; "past", the earlier sessions; "shop", what the member can buy, None for a visitor.

    Args:
        tables: the server's tables.
        state: the campaign.
        mine: the number of the member who asks, or None for a visitor.
    """
    sheets = state.campaign.sheets
    overview: dict[str, Any] = {
        "id": state.id,
        "changes": state.changes,
        "name": state.campaign.name,
        "phase": state.phase,
        "you": mine,
        "owner": OWNER,
        "agreed": _agreed(state),
        "powers": _powers(state),
        "open": len(state.invites),
        "members": [_member(state, number) for number in range(len(state.members))],
        "ready": state.ready() if state.evening is None else [],
        "session": None,
        "past": [
            _session(tables, session, evening)
            for session, evening in zip(state.campaign.past, state.past, strict=True)
        ],
        "shop": None if mine is None else shop(sheets[mine], list(state.campaign.powers)),
    }
    if state.evening is not None:
        session = state.campaign.session
        if session is None:
            overview["session"] = {
                "members": state.evening.members,
                "auction": _auction(tables, state.evening),
                "tournament": None,
            }
        else:
            overview["session"] = _session(tables, session, state.evening)
    return overview


def _member(state: State, number: int) -> dict[str, Any]:
    """The member with this number as JSON data: `{"kind", "bot", "approved", "sheet", "news"}`.

    "news" has what the member has bought since the others last saw the sheet, each entry with "on", "what"
    and "xp".
    """
    member, sheet = state.members[number], state.campaign.sheets[number]
    return {
        "kind": member.kind,
        "bot": member.bot,
        "approved": member.kind == "bot" or member.approved,
        "sheet": sheet.to_json(),
        "news": [
            {"on": bought.on, "what": bought.what, "xp": bought.xp}
            for bought in sheet.since(state.campaign.seen[number])
        ],
    }


def _agreed(state: State) -> dict[str, Any]:
    """The agreements as JSON data: the attributes of `state.agreed`, and "powers", those of the players.

    Of a pool that was sent as a list, only the name and the size are included.
    """
    pool = state.agreed.pool
    if pool["kind"] == "brought":
        pool = {"kind": "brought", "name": pool["deck"]["name"], "packs": len(pool["deck"]["main"])}
    return {**vars(state.agreed), "pool": pool, "powers": list(state.campaign.powers)}


def _powers(state: State) -> list[dict[str, Any]]:
    """All Powers of the campaign, the rulebook's and those that its players invented.

    They are JSON data, as `games.live.cardset.described` returns it.
    """
    from grimorio.games.live.game import Live

    return Live().cards({"powers": list(state.campaign.powers)})


def _auction(tables: Tables, evening: Evening) -> dict[str, Any]:
    found: dict[str, Any] = {"id": evening.auction, "phase": None, "deck": None, "waiting": []}
    table = _there(tables, evening.auction)
    if table is not None:
        assert table.timeline is not None
        seen = table.timeline.position.game.table(table.timeline.position, WATCHER)
        found |= {
            "phase": seen["phase"],
            "deck": seen["auction"],
            "waiting": _waiting(table, evening.members),
        }
    return found


def _waiting(table: Table, members: list[MagusNumber]) -> list[int]:
    """The numbers of the members who are asked something at a table.

    `members` has the member's number for each seat of the table.
    """
    assert table.timeline is not None
    return [members[choice.seat] for choice in table.timeline.position.waiting]


def _there(tables: Tables, id: str) -> Table | None:
    """The table of the game with this id; None if it is not in memory or the game has not begun."""
    table = tables.there(id)
    return None if table is None or table.timeline is None else table


def _session(tables: Tables, session: Session, evening: Evening) -> dict[str, Any]:
    """A session after its auction, as JSON data; players are given by their numbers as members.

    Its keys are "members"; "auction", as of `_auction`; "award"; and "tournament", with "form", "best_of",
    "closed", "lives", "games" (see `_fixture` and `_places`) and "standings", a row for each player.
    """
    members, earned = session.members, session.experience()
    return {
        "members": list(members),
        "auction": {"id": evening.auction, "phase": "over", "deck": None, "waiting": []},
        "award": {"by": session.award.by, "xp": list(session.award.xp)},
        "tournament": {
            "form": session.form,
            "best_of": session.best_of,
            "closed": session.closed,
            "lives": list(session.lives),
            "games": [
                {**_fixture(tables, fixture, members), **place}
                for fixture, place in zip(evening.games, _places(session, evening), strict=True)
            ],
            "standings": [
                {
                    "place": line.place,
                    "member": members[line.player],
                    "won": line.won,
                    "drawn": line.drawn,
                    "lost": line.lost,
                    "xp": earned[line.player],
                }
                for line in session.standings()
            ],
        },
    }


def _places(session: Session, evening: Evening) -> list[dict[str, Any]]:
    """The place of each game of a session in its match: `{"number", "score"}`.

    "number" is that of the game in its match, from 1, and "score" the games that each player had won in the
    match before it. Without matches of several games each is empty.
    """
    from grimorio.events.session_match import TIRED

    if session.best_of == 1:
        return [{} for _ in evening.games]
    matches: dict[frozenset[int], list[Fixture]] = {}
    places: list[dict[str, Any]] = []
    for fixture in evening.games:
        before = matches.setdefault(frozenset(fixture.players), [])
        score = [sum(game.winners == [player] for game in before) for player in fixture.players]
        places.append({"number": len(before) + 1, "score": score})
        before.append(fixture)
        won = [sum(game.winners == [player] for game in before) for player in fixture.players]
        tired = session.form != "knockout" and len(before) >= TIRED * session.best_of
        if max(won) > session.best_of // 2 or fixture.absent is not None or tired:
            del matches[frozenset(fixture.players)]
    return places


def _fixture(tables: Tables, one: Fixture, members: Magi) -> dict[str, Any]:
    """The game `one` of the tournament: `{"id", "members", "winners", "turn", "life", "waiting"}`.

    "winners" is None until it is over. "turn" and "life" are the turn and the life of each player, None if
    the game is not played at present. "waiting" has the members who are asked something. `members` has for
    each player of the tournament the player's number as a member of the campaign.
    """
    here = [members[player] for player in one.players]
    shown: dict[str, Any] = {
        "id": one.id,
        "members": here,
        "winners": None if one.winners is None else [members[player] for player in one.winners],
        "turn": None,
        "life": None,
        "waiting": [],
    }
    table = _there(tables, one.id) if one.winners is None else None
    if table is not None:
        assert table.timeline is not None
        position = table.timeline.position
        shown["turn"] = position.game.table(position, WATCHER)["turn"]
        shown["life"] = [line["life"] for line in position.game.standing(position)]
        shown["waiting"] = _waiting(table, here)
    return shown


def decks(state: State, number: int, mine: MagusNumber | None) -> list[dict[str, Any]]:
    """The decks of a session that a person may see, each as JSON data with "member" and "deck".

    After the session these are all decks; before its end only the member's own, so none for a visitor.

    Args:
        state: the campaign.
        number: the number of the session, from 1.
        mine: the number of the member who asks, or None for a visitor.

    Raises:
        Refused: there is no such session, or its decks are not built yet.
    """
    past = state.campaign.past
    if number == len(past) + 1 and state.campaign.session is not None:
        session, shown = state.campaign.session, [mine]
    elif 1 <= number <= len(past):
        session = past[number - 1]
        shown = list(session.members)
    else:
        raise Refused("table-refused-session")
    return [
        {"member": member, "deck": deck.to_json()}
        for member, deck in zip(session.members, session.decks, strict=True)
        if member in shown
    ]
