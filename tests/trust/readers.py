"""All functions that read files and texts that users bring, each with valid documents.

A function takes a text, and either returns nothing or raises an error that refuses the text.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import typer

from grimorio import games
from grimorio.cli.base import Stop, cards_read
from grimorio.cli.replay import replay
from grimorio.cli.verify import verify
from grimorio.decks import BadDeck, Deck
from grimorio.decks import file as deck_files
from grimorio.events import campaign_file
from grimorio.events.campaign import Campaign
from grimorio.games.live import pool, sheet
from grimorio.games.magic.names import find
from grimorio.judge import judge_file, scenario_files
from grimorio.judge import read as read_file
from grimorio.kernel import Luck, Record, Setup, sizes
from grimorio.web.bodies import decoded, fitted
from grimorio.web.campaigns import magi
from grimorio.web.game.resume import rules
from grimorio.web.jobs import decks, records, scenarios, situations, trial
from grimorio.web.network.guard import BODY_LIMIT
from grimorio.web.refusals import Refused
from tests.web.helpers import SHORT
from tests.web.records import finished

ROOT = Path(__file__).parents[2]

Read = Callable[[str, Path], None]


@dataclass(frozen=True)
class Reader:
    """A function that reads files or texts of users, with documents to test it.

    Attributes:
        good: makes the documents that the function accepts.
        read: the function that reads a text. It may write a file into a given folder, and raises only
            errors that refuse the text.
        plain: whether the documents are plain lines, not JSON or YAML.
    """

    good: Callable[[], list[Any]]
    read: Read
    plain: bool = False


def posted(text: str) -> Any:
    """Read the body of a request as the web server does before it looks for the route."""
    if len(text.encode("utf-8", "surrogatepass")) > BODY_LIMIT:
        raise Refused("table-refused-size", {"limit": BODY_LIMIT})
    return decoded(text)


# -- records ---------------------------------------------------------------------------------------


@cache
def short_records() -> list[Any]:
    first = finished(1, situation=SHORT)
    other = finished(3)
    base = {"setup": other["setup"], "answers": other["answers"][:-2]}
    luck = {"id": "x", "commitment": "0" * 64, "secret": "0" * 64, "seats": [{"seat": 0, "kind": "bot"}] * 2}
    return [
        first,
        {**first, "luck": {"seeded": True}},
        {**first, "luck": luck},
        played("live", 2),
        gone_on(base),
    ]


def gone_on(base: Any) -> Any:
    """Return the record of a finished game that continues another game, whose record is `base`."""
    return finished(2, base=base)


def played(name: str, seats: int) -> Any:
    """Return the record of a game of this name that was played at random to its end."""
    game, luck = games.get(name), Luck(1)
    setup = Setup(name, seats, 1)
    record, position = Record.begin(game, setup), game.start(setup)
    while not position.over:
        index = luck.below(len(position.choice.options))
        record.add(position.choice, index)
        position.answer(index)
    record.finish(position)
    return json.loads(json.dumps(record.to_json()))


def upload(text: str, _folder: Path) -> None:
    with suppress(Refused):
        records.read(text.encode("utf-8", "surrogatepass"))


def written(text: str, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    return path


def verified(text: str, folder: Path) -> None:
    with suppress(Stop, typer.Exit):
        verify(written(text, folder, "record.json"))


def replayed(text: str, folder: Path) -> None:
    with suppress(Stop, typer.Exit):
        replay(written(text, folder, "record.json"), everything=True)


# -- files of the judge, and cards -----------------------------------------------------------------


def scenario(name: str) -> Callable[[], list[Any]]:
    def good() -> list[Any]:
        files = sorted(scenario_files(ROOT / "scenarios" / name), key=lambda path: path.stat().st_size)
        return [first(read_file(path).plain(), 1) for path in files[:2]]

    return good


def first(data: Any, count: int) -> Any:
    """Return the first `count` items of a list; a value that is no list is returned unchanged."""
    return data[:count] if isinstance(data, list) else data


def judged(text: str, folder: Path) -> None:
    for verdict in judge_file(written(text, folder, "scenario.yaml")):
        assert "Error in" not in str(verdict.message), str(verdict.message)


def opened(text: str, _folder: Path) -> None:
    with suppress(Refused):
        scenarios.read(situations.OpenBody(name="x.yaml", text=text))


def card_sets(name: str) -> Callable[[], list[Any]]:
    def good() -> list[Any]:
        from grimorio.games.magic import cardset as magic
        from grimorio.games.mickey import cardset as mickey

        if name == "live":
            return [{"powers": []}]
        if name == "magic":
            own = [magic.to_json(card) for card in magic.own().cards[:4]]
            return [{"cards": [{**card, "name": f"Own {at}"} for at, card in enumerate(own)]}]
        if name == "mickey":
            own_set = mickey.to_json(mickey.own())
            return [{kind: first(rows, 2) for kind, rows in own_set.items()}]
        files = sorted((ROOT / "scenarios" / name / "cards").glob("*.yaml"))
        return [read_file(path).plain() for path in files]

    return good


def cards(name: str) -> Read:
    def read(text: str, folder: Path) -> None:
        with suppress(Stop):
            cards_read(games.get(name), written(text, folder, "cards.yaml"))
        if name in games.having("decks"):
            with suppress(Refused):
                decks.read_cards(decks.CardsBody(game=name, name="x.yaml", text=text))

    return read


# -- positions, setups, decks, campaigns -----------------------------------------------------------


def situation(name: str, good: dict[str, Any]) -> Reader:
    body = {"game": name, "seats": 2, "situation": good, "options": {}, "seed": 3}

    def read(text: str, _folder: Path) -> None:
        with suppress(Refused):
            asked = fitted(posted(text), situations.SaveBody)
            situations.checked(asked)
            situations.saved(asked)

    return Reader(lambda: [body], read)


def setups() -> list[Any]:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    bodies = [{"game": name, "seats": seats, "options": {}, "cards": None} for name in games.names()]
    mickey = {"game": "mickey", "seats": seats, "cards": {"cards": card_sets("mickey")()[0]}}
    magic = {
        "game": "magic",
        "seats": seats,
        "match": {"best_of": 3},
        "cards": {"decks": ["Heavy Hitters", None]},
    }
    return [*bodies, mickey, magic, {"game": "magecraft", "seats": seats, "situation": SHORT}]


def made(text: str, _folder: Path) -> None:
    from grimorio.web.jobs.new_table import GameBody

    with suppress(Refused):
        body = fitted(posted(text), GameBody)
        if rules(body.game) is None:
            return
        setup = Setup(body.game, len(body.seats), body.seed or 0, body.options, body.cards, body.situation)
        trial.tried(setup, body.match, [])


def deck_json(text: str, _folder: Path) -> None:
    with suppress(ValueError):
        try:
            data = posted(text)
        except Refused:
            return
        Deck.from_json(data, find)
    with suppress(ValueError):
        pool.from_json(posted(text))


def deck_file(text: str, folder: Path) -> None:
    with suppress(BadDeck):
        deck_files.read(written(text, folder, "deck.txt"), find)
    with suppress(Refused):
        decks.read_list(decks.DeckBody(game="magic", text=text, format="constructed"))


@cache
def campaigns() -> list[Any]:
    from grimorio.games.live.cardset import example

    one = Campaign("Evenings")
    for seat in range(3):
        one = one.join(example(seat))
    return [one.to_json()]


def campaign(text: str, folder: Path) -> None:
    with suppress(ValueError):
        campaign_file.load(written(text, folder, "campaign.json"))


def sheets() -> list[Any]:
    from grimorio.games.live.cardset import example

    return [example(seat).to_json() for seat in (0, 5)]


def read_sheet(text: str, _folder: Path) -> None:
    with suppress(ValueError):
        sheet.from_json(posted_or_none(text))
    if len(text) <= sizes.DOCUMENT:
        with suppress(Refused):
            magi.opened(text, [])


def posted_or_none(text: str) -> Any:
    try:
        return posted(text)
    except Refused:
        return None


def agreed(text: str, _folder: Path) -> None:
    from grimorio.web.campaigns.agreement import CampaignBody, new_campaign

    with suppress(Refused):
        new_campaign(fitted(posted(text), CampaignBody), "token")


CAMPAIGN = {
    "name": "Evenings",
    "sheet": {"name": "Alba", "style": "white", "attributes": {"attack": 3, "defense": 5, "magic": 7}},
    "members": [{"kind": "bot"}],
    "agreed": {"pool": {"kind": "brought", "deck": {"name": "P", "main": [[4, "Shock"]], "sideboard": []}}},
}

READERS: dict[str, Reader] = {
    "records": Reader(short_records, upload),
    "grimorio verify": Reader(short_records, verified),
    "grimorio replay": Reader(short_records, replayed),
    **{f"grimorio judge: {name}": Reader(scenario(name), judged) for name in games.names()},
    "scenarios": Reader(scenario("magecraft"), opened),
    **{f"cards: {name}": Reader(card_sets(name), cards(name)) for name in games.names()},
    "situations: magecraft": situation("magecraft", SHORT),
    "situations: mickey": situation("mickey", {"A": {"hand": ["Roknar*3"]}, "stake": "B1"}),
    "situations: magic": situation(
        "magic",
        {"A": {"battlefield": ["Forest*3", {"card": "Grizzly Bears", "as": "bear"}], "hand": ["Shock"]}},
    ),
    "games": Reader(setups, made),
    "decks": Reader(lambda: [{"name": "P", "main": [[4, "Shock"], [9, "Forest"]]}], deck_json),
    "lists of decks": Reader(lambda: ["4 Shock\n20 Mountain\nSideboard\n1 Forest\n"], deck_file, plain=True),
    "campaign files": Reader(campaigns, campaign),
    "campaigns": Reader(lambda: [CAMPAIGN], agreed),
    "sheets": Reader(sheets, read_sheet),
}
