"""Files and texts of users: each is read or refused with at most 100 MB of memory and one processor
second.
"""

from __future__ import annotations

import copy
import json
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from grimorio import fairness, games
from grimorio.cli.base import Stop
from grimorio.cli.replay import replay
from grimorio.cli.verify import verify
from grimorio.decks import BadDeck, Deck
from grimorio.decks import file as deck_files
from grimorio.events import campaign_file
from grimorio.games.magic.names import find
from grimorio.judge import judge_file
from grimorio.kernel import Setup, SetupError, sizes
from grimorio.web.bodies import fitted
from grimorio.web.campaigns.agreement import CampaignBody
from grimorio.web.jobs import records, situations
from grimorio.web.jobs.new_table import GameBody
from grimorio.web.refusals import Refused
from tests.texts import texts
from tests.trust.bounds import TooLong, TooMuch, bounded
from tests.trust.readers import CAMPAIGN, READERS, Reader, written

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are Linux's")


def nested(depth: int) -> Any:
    """Return JSON of lists within lists, this many levels deep. Python's own writer cannot go so deep."""
    return Raw("[" * depth + "]" * depth)


class Raw(str):
    """A text that is JSON already."""


HOSTILE: list[Any] = [
    10**9,
    -(10**9),
    10**18,
    10**30,
    Raw("9" * 5000),
    -1,
    0,
    1.5,
    Raw("1e999"),
    None,
    True,
    "",
    "9" * 4000,
    "x" * 100_000,
    "é " * 50_000,
    "Forest*999",
    "B99" * 60,
    [],
    {},
    nested(59),
    nested(900),
    nested(50_000),
    ["Forest*999"] * 15_000,
    {"card": "Forest*999"},
    [{}] * 50_000,
    {str(number): number for number in range(20_000)},
    {"k" * 900 + str(number): {"k" * 900: [0] * 9} for number in range(100)},
]


def compact(data: Any) -> str:
    """Return data as JSON."""
    marks: list[str] = []

    def marked(value: Any) -> Any:
        if isinstance(value, Raw):
            marks.append(value)
            return f"\x00{len(marks) - 1}\x00"
        if isinstance(value, dict):
            return {key: marked(one) for key, one in value.items()}
        return [marked(one) for one in value] if isinstance(value, list) else value

    text = json.dumps(marked(data), separators=(",", ":"))
    for number, raw in enumerate(marks):
        text = text.replace(f'"\\u0000{number}\\u0000"', raw)
    return text


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to all values within data, each path a tuple of keys and indices."""
    inner = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    return [path, *(place for key, one in inner for place in places(one, (*path, key)))]


def changed(data: Any, path: tuple[Any, ...], change: Any) -> Any:
    """Return a copy of data whose value at a path is replaced by what `change` returns for it."""
    if not path:
        return change(data)
    key, *rest = path
    whole = copy.copy(data)
    whole[key] = changed(data[key], tuple(rest), change)
    return whole


LARGE = 2 * sizes.FILE
"""A number of characters greater than that of any document which is read."""


def often(value: Any) -> Any:
    """Return a very large value made of copies of a value: a longer list, an object with more keys, or
    a list of copies.
    """
    times = max(2, min(20_000, LARGE // len(compact(value))))
    if isinstance(value, list):
        return (value or [0]) * max(2, times // max(1, len(value)))
    if isinstance(value, dict) and value:
        key, one = next(iter(value.items()))
        return {**value, **{f"{key}{number}": one for number in range(min(2000, times))}}
    return [value] * times


def kinds(data: Any) -> list[tuple[Any, ...]]:
    """Return a path to each kind of value within data.

    Paths that differ only in the index of a list are of one kind.
    """
    found: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    for path in places(data):
        found.setdefault(tuple("" if isinstance(key, int) else key for key in path), path)
    return list(found.values())


def hostile(good: Any) -> st.SearchStrategy[str]:
    """Return a strategy for valid documents in which one to three values are replaced or repeated."""
    change = st.just(often) | st.sampled_from(HOSTILE).map(lambda other: lambda _: other)
    changes = st.lists(st.tuples(st.sampled_from(kinds(good)), change), min_size=1, max_size=3)

    def text(wanted: list[tuple[tuple[Any, ...], Any]]) -> str:
        data = good
        for path, make in wanted:
            with suppress(LookupError, TypeError):  # what an earlier change has taken away
                data = changed(data, path, make)
        return Shown(compact(data))

    return changes.map(text)


class Shown(str):
    """A document of which a failed test prints only the beginning."""

    def __repr__(self) -> str:
        return super().__repr__() if len(self) < 500 else f"{str(self)[:400]!r}… ({len(self)} characters)"


ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts(20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts(8), inner, max_size=5),
    max_leaves=20,
).map(lambda data: Shown(compact(data)))

LINES = st.lists(
    st.sampled_from(
        ["4 Shock", "Sideboard", "", "999999999 Forest", "SB: 1000 Shock", "1 " + "x" * 150, "x"]
    ),
    max_size=8,
).flatmap(lambda lines: st.sampled_from([1, 900, 3000]).map(lambda times: "\n".join(lines * times)))


ALIASES = Shown("a: &a [1,1,1,1,1,1,1,1]\n") + "".join(
    f"{other}: &{other} [{', '.join([f'*{one}'] * 20)}]\n" for one, other in pairwise("abcdefgh")
)


def documents(reader: Reader) -> st.SearchStrategy[str]:
    return LINES | texts() if reader.plain else st.one_of(ANY, *map(hostile, reader.good()))


def warm(reader: Reader, folder: Path) -> None:
    """Let a reader read its valid documents, so that modules it needs are loaded before anything is
    measured.
    """
    for good in reader.good():
        reader.read(good if reader.plain else compact(good), folder)


def leaves(data: Any) -> list[tuple[Any, ...]]:
    """Return a path to each kind of number within data, and to each kind of text in a list (cards stand
    so).
    """
    found = []
    for path in kinds(data):
        value = data
        for key in path:
            value = value[key]
        listed = isinstance(value, str) and path and isinstance(path[-1], int)
        if listed or (isinstance(value, int) and not isinstance(value, bool)):
            found.append(path)
    return found


def many(value: Any) -> Any:
    """Return 10^9 instead of a number, and the entry "card*999999999" instead of a card."""
    return f"{value}*999999999" if isinstance(value, str) else 10**9


def read_within_limits(reader: Reader, text: str, folder: Path) -> None:
    """Let a reader read a text; raises AssertionError, with the text, when the reader takes too much or
    fails.
    """
    try:
        with bounded():
            reader.read(str(text), folder)
    except BaseException as error:
        raise AssertionError(f"{type(error).__name__}: {error}: {Shown(text)!r}") from error


STRUCTURED = [name for name, reader in READERS.items() if not reader.plain]


@pytest.mark.parametrize("name", STRUCTURED)
def test_no_number_is_taken_at_its_word(name: str, tmp_path: Path) -> None:
    """Documents whose numbers (seats, counts, seeds, lengths) or numbers of one card are replaced by
    10^9 are read or refused within the limits.
    """
    reader = READERS[name]
    warm(reader, tmp_path)
    for good in reader.good()[:2]:
        for path in leaves(good):
            read_within_limits(reader, compact(changed(good, path, many)), tmp_path)


@pytest.mark.deep
@pytest.mark.parametrize("name", STRUCTURED)
def test_no_value_is_taken_at_its_word(name: str, tmp_path: Path) -> None:
    """Documents with a value replaced by a large, wrong or repeated one are read or refused within the
    limits.
    """
    reader = READERS[name]
    warm(reader, tmp_path)
    for good in reader.good()[:2]:
        for path in kinds(good):
            for change in (lambda _: 10**9, lambda _: None, lambda _: "Forest*999", often):
                read_within_limits(reader, compact(changed(good, path, change)), tmp_path)


@pytest.mark.deep
@pytest.mark.parametrize("name", READERS)
def test_readers_take_little_whatever_they_read(name: str, tmp_path: Path) -> None:
    reader = READERS[name]
    warm(reader, tmp_path)

    @settings(
        max_examples=settings.default.max_examples // 3,
        phases=[Phase.explicit, Phase.generate],  # making an example small that takes long takes long
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
    @given(documents(reader))
    @example(Shown("[" * 100_000))
    @example(Shown('"' + "x" * 2_100_000))
    @example(Shown("[" + "0," * 900_000 + "0]"))
    @example(ALIASES)
    def reads(text: str) -> None:
        read_within_limits(reader, text, tmp_path)

    reads()


def test_the_limits_of_these_tests_are_felt() -> None:
    with pytest.raises(TooMuch), bounded(memory=50 * 2**20):
        ["nothing"] * 10**9
    with pytest.raises(TooLong), bounded(seconds=0.1):
        while True:
            pass
    with bounded(memory=50 * 2**20):
        assert len([0] * 10**6) == 10**6


# -- a thousand million seats, and what is counted by words ----------------------------------------

SEATS = 10**9


def scenario(setup: Any, *steps: Any, **ruleset: Any) -> str:
    """Return a scenario of Magic as the text of a file; `ruleset` holds its settings of rules."""
    one = {"title": "x", "game": "magic", "ruleset": ruleset, "setup": setup, "steps": list(steps)}
    return json.dumps([one])


def verdict(text: str, folder: Path) -> str:
    """Return the judge's verdict on the only scenario of a file."""
    (found,) = judge_file(written(text, folder, "scenario.yaml"))
    return str(found.message)


JUDGED = [
    (scenario({}, players=SEATS), "ruleset.players: expected a whole number"),
    (scenario({"A": {"battlefield": ["Forest*999999999"]}}), "setup.A.battlefield[0]: no card"),
    (scenario({"A": {"battlefield": ["Forest*99999"]}}), "setup.A.battlefield[0]: expected at most"),
    (scenario({"A": {"battlefield": ["Forest*9999"] * 1900}}), "setup.A.battlefield[1]: expected at most"),
    (scenario({"A": {"hand": ["Forest*49999"] * 1900}}), "setup.A.hand[1]: expected at most"),
    (scenario({}, {"expect": {"A": {"hand": ["Forest*999"] * 9000}}}), "expected at most 50000 cards in all"),
    (scenario({}, {"tap": {"by": "A", "source": ["Forest*99999"] * 9000}}), ""),
    (scenario({}, {"attack": {"by": "A", "with": ["Forest*99999"] * 9000}}), "expected at most 50000 cards"),
    (scenario({}, *[{"pass": "A"}] * 2000), "expected at most 1000 steps, found 2000"),
]


@pytest.mark.parametrize(("text", "said"), JUDGED)
def test_the_judge_counts_before_it_lays_out(text: str, said: str, tmp_path: Path) -> None:
    verdict(scenario({}), tmp_path)
    with bounded():
        message = verdict(text, tmp_path)
    assert said in message and "fault of the program" not in message


def seated(name: str) -> dict[str, Any]:
    """Return the record of a finished game that claims to have 10^9 seats."""
    record = READERS["records"].good()[0 if name == "magecraft" else 3]
    return {**record, "setup": {**record["setup"], "seats": SEATS}}


@pytest.mark.parametrize("name", ["magecraft", "live"])
def test_records_of_a_thousand_million_seats_are_refused(name: str, tmp_path: Path) -> None:
    record = seated(name)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    with bounded(seconds=0.5):
        with pytest.raises(SetupError) as unfit:
            Setup.from_json(record["setup"])
        with pytest.raises(Refused) as refused:
            records.read(json.dumps(record).encode())
        for command in (verify, replay):
            with pytest.raises((Stop, typer.Exit)):
                command(path)
    assert unfit.value.field == "seats"
    assert refused.value.reason == "table-refused-upload"


def test_what_is_wrong_with_a_record_is_told_in_short(tmp_path: Path) -> None:
    """An error message about a record quotes no long list or text in full."""
    record = READERS["records"].good()[0]
    number, seat, _ = record["answers"][0]
    long = [
        {**record, "setup": {**record["setup"], "cards": [None] * 20_000}},
        {**record, "answers": [[number, seat, ["x" * 15_000]], *record["answers"][1:]]},
    ]
    for one in long:
        (fault,) = (
            fault for fault in fairness.verify(one, games.get("magecraft")).faults if fault.kind == "replay"
        )
        assert 20 < len(str(fault.args["detail"])) <= fairness.LONGEST
        path = tmp_path / "record.json"
        path.write_text(json.dumps(one))
        with pytest.raises((Stop, typer.Exit)):
            verify(path)


def test_positions_campaigns_and_decks_of_a_thousand_million_are_refused(tmp_path: Path) -> None:
    asked = {"game": "magic", "seats": SEATS, "situation": {"A": {}}}
    campaign = {**READERS["campaign files"].good()[0], "session": {"members": SEATS}}
    path = tmp_path / "campaign.json"
    path.write_text(json.dumps(campaign))
    with bounded(seconds=0.5):
        with pytest.raises(Refused):
            situations.checked(fitted(asked, situations.SaveBody))
        with pytest.raises(Refused):
            fitted({"game": "magic", "seats": [{"kind": "bot"}] * 20_000}, GameBody)
        with pytest.raises(Refused):
            fitted({**CAMPAIGN, "members": [{"kind": "bot"}] * 20_000}, CampaignBody)
        with pytest.raises(ValueError):
            campaign_file.load(path)
        with pytest.raises(ValueError):
            Deck.from_json({"name": "P", "main": [[SEATS, "Forest"]]}, find)
        with pytest.raises(BadDeck):
            deck_files.read(written("999999999 Forest", tmp_path, "deck.txt"), find)
