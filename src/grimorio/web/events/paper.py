"""Drafts with printed cards on the page: opened and steered, the cards that players tap in, and their decks.

A sheet holds what a player has tapped so far, in order, so that the last tap can be taken back on any phone.
It becomes a fact of the event's log when its player says that it is whole.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final, Literal

import msgspec

from grimorio import games
from grimorio.events.event import undone
from grimorio.events.facts import DeckEntry, DraftClock, PaperDraft, PoolEntry
from grimorio.events.faults import EventError
from grimorio.events.formats import printings
from grimorio.events.paper_cards import (
    Names,
    deck_text,
    expected,
    faults_of,
    hints,
    listed,
    opened,
    pool_of,
    pool_text,
    unchecked,
)
from grimorio.events.paper_draft import Paper, steps_of
from grimorio.events.pick_times import known
from grimorio.events.pods import seats
from grimorio.web.events.changes import after, refused
from grimorio.web.events.state import Sheet, Tournament
from grimorio.web.refusals import Refused

Of = Literal["pool", "deck"]
"""Which of a player's two card lists is meant: the cards received, or the main deck."""

MARKS: Final = 1500
"""How many taps (a card put on the list, or taken off) the list of a player's cards may have."""


class Opening(msgspec.Struct, kw_only=True):
    """What the organiser chooses for a draft.

    Attributes:
        way: how cards are chosen; None to change only the seats of the draft that is open already.
        sets: the set of each booster, or one set for all boosters.
        boosters: how many boosters each player opens, if there is one set.
        pack: whether a tournament pack takes the place of the first booster.
        times: the name of the plan that says how long players have for each pick (`pick_times`).
        size: the most players of a pod.
        pods: the seats by hand; empty: by lot.
        cards: the players' own set, or None.
        reason: why a draft that has begun is opened anew.
    """

    way: Literal["booster", "rochester", "sealed"] | None = None
    sets: tuple[str, ...] = ("",)
    boosters: int = 3
    pack: bool = False
    times: str = "usual"
    size: int = 8
    pods: tuple[tuple[str, ...], ...] = ()
    cards: Any = None
    reason: str = ""


def drafted(tournament: Tournament) -> Paper:
    """The draft of a tournament. Raises Refused: none was opened."""
    paper = tournament.event.state.paper
    if paper is None:
        raise refused(EventError("no-paper-draft"))
    return paper


def with_draft(tournament: Tournament, wanted: Opening) -> Tournament:
    """The tournament after a draft was opened, or its seats were changed, as `wanted` says.

    Raises Refused: a set or the times are not known, or a player has no seat or more than one.
    """
    event = tournament.event
    try:
        pods = wanted.pods or seats(event, wanted.size)
        if wanted.way is None:
            before = drafted(tournament).draft
            fact = msgspec.structs.replace(before, pods=pods, reason=wanted.reason)
        else:
            if wanted.times not in known():
                raise Refused("table-refused-field", field="times")
            products = opened(event.settings.game, wanted.sets, wanted.cards, wanted.boosters, wanted.pack)
            fact = PaperDraft(
                pods=pods,
                way=wanted.way,
                products=products,
                times=known()[wanted.times],
                cards=wanted.cards,
                reason=wanted.reason,
            )
    except EventError as error:
        raise refused(error) from None
    return tournament.with_event(after(event, fact))


def timed(tournament: Tournament, fact: DraftClock, token: str, now: int) -> Tournament:
    """The tournament after its draft's countdown was changed as `fact` says.

    `token` is the sender's token, `now` the present time in seconds since 1970. Only the organiser may change
    the countdown, and in a Rochester draft the player whose pick it is may begin the next step.

    Raises Refused: the sender is neither of them, nobody has the token, or the change is not possible now.
    """
    if not tournament.organised_by(token):
        paper, player = drafted(tournament), tournament.player_of(token)
        pod = None if player is None else paper.pod_of(player)
        mine = fact.act == "next" and pod is not None and fact.pod == pod + 1 and fact.step is not None
        if not mine or not paper.may_go_on(player or "", now):
            raise Refused("table-refused-organiser")
    return tournament.with_event(after(tournament.event, fact))


# -- sheets ----------------------------------------------------------------------------------------


def owner(tournament: Tournament, token: str, player: str | None) -> str:
    """The player whose cards a request is about: the sender, or the player whom the organiser names.

    `token` is the sender's token, `player` the player that the request names, or None.

    Raises Refused: a spectator sent the request, a player names another, or there is no such player.
    """
    organises = tournament.organised_by(token)
    sender = None if organises else tournament.player_of(token)
    if (sender is None and not organises) or (sender is not None and player not in (None, sender)):
        raise Refused("table-refused-organiser")
    name = player if organises else sender
    if name not in tournament.event.state.members:
        raise Refused("table-refused-field", field="player")
    return name


def counted(marks: tuple[str, ...]) -> Counter[str]:
    """How many copies of each card are in the list that a player has tapped in, without cards taken back.

    `marks` are the taps, in order: + and the name of a card that is put on the list, or - and the name of one
    that is taken off again. Raises Refused: a tap has another form, or takes off a card that is not there.
    """
    cards: Counter[str] = Counter()
    for mark in marks:
        name = mark[1:]
        plain = name == " ".join(name.split()) and name.isprintable() and 0 < len(name) <= 100
        if mark[:1] not in ("+", "-") or not plain:
            raise Refused("table-refused-field", field="marks")
        cards[name] += 1 if mark[0] == "+" else -1
        if cards[name] < 0:
            raise Refused("table-refused-field", field="marks")
    return +cards


def marked(tournament: Tournament, player: str, of: Of, start: int, marks: tuple[str, ...]) -> Tournament:
    """The tournament after a player tapped in cards: `marks` replace all earlier taps from index `start` on.

    `of` says on which list, "pool" or "deck". A request that was sent twice counts once, because it replaces
    the same taps, and a tap is taken back by sending fewer.

    Raises Refused: no draft was opened, the pool is registered already, the list is too long, or there are
    fewer than `start` earlier taps.
    """
    drafted(tournament)
    member, sheet = tournament.event.state.members[player], tournament.sheets.get(player, Sheet())
    before: tuple[str, ...] = getattr(sheet, of)
    if of == "pool" and member.pool:
        raise refused(EventError("pool-kept", player=player))
    if start > len(before):
        raise refused(EventError("gone-on"))
    whole = before[:start] + marks
    if len(whole) > MARKS:
        raise refused(EventError("pool-size", most=MARKS, found=len(whole)))
    counted(whole)
    if whole == before:
        return tournament
    changed = msgspec.structs.replace(sheet, **{of: whole})
    sheets = {**tournament.sheets, player: changed}
    return replace(tournament, sheets=sheets, quiet=tournament.quiet + 1)


def registered(tournament: Tournament, player: str) -> Tournament:
    """The tournament after the cards that a player has tapped in are registered as the player's pool.

    Raises Refused: the player has tapped in no cards or too many, or a pool is not possible now.
    """
    paper = drafted(tournament)
    names = Names.of(paper.draft, tournament.event.settings.game)
    cards: Counter[str] = Counter()
    for card, count in counted(tournament.sheets.get(player, Sheet()).pool).items():
        cards[names.written(card)] += count
    try:
        text = pool_text(cards)
    except EventError as error:
        raise refused(error) from None
    return tournament.with_event(after(tournament.event, PoolEntry(player=player, cards=text)))


def built(tournament: Tournament, player: str, language: str) -> tuple[str, list[dict[str, Any]]]:
    """The deck that a player has tapped in, as the text of a deck list, and the faults of the list.

    Without faults the list may be handed in. Each fault is `{"line", "text"}`: its line, and a text in
    `language`.

    Raises Refused: the player has registered no pool.
    """
    paper, settings = drafted(tournament), tournament.event.settings
    pool = tournament.event.state.members[player].pool
    if not pool:
        raise refused(EventError("pool-first", player=player))
    names = Names.of(paper.draft, settings.game, tuple(pool_of(pool)))
    text = deck_text(pool, counted(tournament.sheets.get(player, Sheet()).deck), names)
    faults = faults_of(paper.draft, settings.game, settings.format, pool, text)
    return text, [{"line": fault.line, "text": fault.said(settings.game, language)} for fault in faults]


# -- views -----------------------------------------------------------------------------------------


def common(tournament: Tournament) -> dict[str, Any] | None:
    """What everybody sees of a draft: the seats, the countdowns, what is opened; None without a draft.

    It is JSON data: "stamp", "way", "times", "products" (each with "set", "cards" and "pack"), and "pods",
    each with "players" and the countdown's "step", "began", "paused" and "extra".
    """
    paper = tournament.event.state.paper
    if paper is None:
        return None
    draft = paper.draft
    return {
        "stamp": paper.stamp,
        "way": draft.way,
        "times": draft.times.name,
        "products": [
            {"set": product.set, "cards": product.cards, "pack": product.pack} for product in draft.products
        ],
        "pods": [
            {
                "players": pod,
                "step": countdown.step,
                "began": countdown.began,
                "paused": countdown.paused,
                "extra": countdown.extra,
            }
            for pod, countdown in zip(draft.pods, paper.countdowns, strict=True)
        ],
    }


def personal(tournament: Tournament, player: str) -> dict[str, Any]:
    """What a player sees of a draft beyond `common`: "pooled", whether the player's pool is registered."""
    return {"pooled": bool(tournament.event.state.members[player].pool)}


def known_choices() -> dict[str, Any]:
    """What the organiser can choose for a draft, as JSON data: `{"times", "sets", "drafted"}`.

    "times" are the plans of time for each pick, each with "name" and "title" (by language); "sets" has the
    codes of the sets by game; "drafted" are the codes of the sets whose boosters are opened online.
    """
    return {
        "times": [{"name": times.name, "title": dict(times.title)} for times in known().values()],
        "sets": {game: list(games.part(game, "printings")().codes()) for game in games.having("printings")},
        "drafted": list(games.card_sets()),
    }


def leaflet(tournament: Tournament) -> dict[str, Any]:
    """The facts of a draft that stay the same while it is open, as JSON data for the page.

    "stamp" changes when they do; "steps" has the steps of the draft for each size of a pod; "cards" the cards
    of its sets; "expected" what a pool should hold; "total" the number of cards of a pool; and "lands" the
    basic lands, each with "name" and "names" by language.
    """
    paper, game = drafted(tournament), tournament.event.settings.game
    cards, sets = listed(paper.draft, game), printings(game)
    return {
        "stamp": paper.stamp,
        "steps": {
            size: [list(step) for step in steps_of(paper.draft, size)]
            for size in sorted({len(pod) for pod in paper.draft.pods})
        },
        "cards": [msgspec.to_builtins(card) for card in cards],
        "expected": expected(paper.draft),
        "total": sum(product.cards for product in paper.draft.products),
        "lands": [
            {"name": name, "names": {at: sets.named(name, at) for at in ("en", "it", "fr")}}
            for name in LANDS
            if sets is not None and sets.basic(name)
        ],
    }


LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic lands, of which a deck may have any number (MTG8-6.BD-3)."""


def sheet_json(tournament: Tournament, player: str, language: str) -> dict[str, Any]:
    """The cards that a player has tapped in, the registered pool and deck, and "hints", as JSON data.

    "pool" and "deck" are the lists of taps. "registered" has the number of each card of the registered pool,
    None before; "handed" is the deck that was handed in, as text. Each of "hints" is a text in `language`
    about something odd in the pool, such as a wrong number of cards. "unchecked" has the sets whose rarities
    are not known.
    """
    paper, game = drafted(tournament), tournament.event.settings.game
    member, sheet = tournament.event.state.members[player], tournament.sheets.get(player, Sheet())
    pool: Counter[str] = pool_of(member.pool) if member.pool else counted(sheet.pool)
    return {
        "player": player,
        "pool": list(sheet.pool),
        "deck": list(sheet.deck),
        "registered": dict(pool) if member.pool else None,
        "handed": member.deck,
        "hints": [hint.said(language) for hint in hints(paper.draft, game, pool)] if pool else [],
        "unchecked": list(unchecked(paper.draft, game, pool)),
    }


def check(tournament: Tournament, language: str) -> list[dict[str, Any]]:
    """For each pod of a draft, how far its players are, and "hints", as JSON data for the organiser.

    A pod is `{"players", "hints"}`. A player has "name"; "pool" and "main", the numbers of cards;
    "registered" and "handed", whether pool and deck are; "fact", the number of the pool's fact in the log, or
    None; "late", whether the deck came after its time; and "hints". A hint is a text in `language` about
    something odd in a pool. Each player has those about the own pool, and the pod those about all its pools
    together.
    """
    paper, settings, state = drafted(tournament), tournament.event.settings, tournament.event.state
    noted, handed = _standing(tournament, PoolEntry), _standing(tournament, DeckEntry)
    pods = []
    for pod in paper.draft.pods:
        rows, pools = [], []
        for name in pod:
            member = state.members.get(name)
            if member is None:
                continue
            sheet, pool = tournament.sheets.get(name, Sheet()), pool_of(member.pool)
            deadline = paper.deadline(name)
            late = deadline is not None and handed.get(name, (0, 0))[1] > deadline
            odd = hints(paper.draft, settings.game, pool) if pool else ()
            rows.append(
                {
                    "name": name,
                    "pool": pool.total() or counted(sheet.pool).total(),
                    "main": counted(sheet.deck).total(),
                    "registered": bool(member.pool),
                    "fact": noted[name][0] if name in noted else None,
                    "handed": bool(member.deck),
                    "late": late,
                    "hints": [hint.said(language) for hint in odd],
                }
            )
            pools.append(pool)
        whole = sum(pools, Counter[str]())
        complete = all(pools) and paper.draft.way != "sealed"
        odd = hints(paper.draft, settings.game, whole, len(pod)) if complete else ()
        pods.append({"players": rows, "hints": [hint.said(language) for hint in odd]})
    return pods


def _standing(tournament: Tournament, kind: type[PoolEntry | DeckEntry]) -> dict[str, tuple[int, int]]:
    """By player, the pool or deck (`kind`) that was not taken back: the number of its fact, and its time."""
    gone = undone(tournament.event.facts)
    return {
        fact.player: (number, fact.at)
        for number, fact in enumerate(tournament.event.facts)
        if isinstance(fact, kind) and number not in gone
    }
