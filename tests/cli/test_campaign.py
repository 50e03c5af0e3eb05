"""A campaign kept in a file: from its beginning to experience spent, and all that is refused."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest

from grimorio.cli.live import LiveWords
from grimorio.games.live.learn import ASKS
from tests import commands

run = partial(commands.run, "campaign")
good = partial(commands.good, "campaign")
bad = partial(commands.bad, "campaign")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A campaign of three Magi, as text."""
    path = tmp_path_factory.mktemp("clubs") / "club.json"
    good("new", str(path), "Thursdays")
    for name, style, traits in (("Ada", "red", "3/5/7"), ("Bea", "blue", "7/5/3"), ("Cid", "gold", "5/3/7")):
        good("join", str(path), name, "--style", style, "--traits", traits)
    return path.read_text("utf-8")


@pytest.fixture
def club(begun: str, tmp_path: Path) -> str:
    """The path of a file with such a campaign of three Magi."""
    path = tmp_path / "club.json"
    path.write_text(begun, "utf-8")
    return str(path)


def test_an_evening(club: str, tmp_path: Path) -> None:
    shown = good("auction", club, "Ada", "Bea", "Cid", "--bots", "--seed", "4")
    assert shown.partition("To play: ")[2] == "Cid, Bea · Cid, Ada · Ada, Bea\n"
    assert not list(tmp_path.glob("*.auction"))
    assert "a session is on" in bad("auction", club, "--bots")
    assert "4 " in good("export", club, "Ada", "--deck")
    shown = good("tournament", club, "--result", "Ada > Bea", "--result", "Ada = Cid")
    assert "To play: " in shown and "Ada" not in shown.partition("To play: ")[2]
    assert "not to be played now" in bad("tournament", club, "--result", "Ada > Bea")
    for said in ("Ada", "Ada > ", "> Ada", "Ada > Zoe"):
        assert bad("tournament", club, "--result", said)
    assert "not over" in bad("tournament", club, "--close")
    assert "say why" in bad("tournament", club, "--correct", "Cid > Ada")
    assert "no game" in bad("tournament", club, "--correct", "Bea > Cid", "--reason", "the slip")
    good("tournament", club, "--correct", "Ada > Cid", "--reason", "the slip says so")
    assert "All games are played" in good("tournament", club, "--play")
    assert len(json.loads(good("tournament", club, "--json"))["event"]["facts"]) == 8
    closed = good("tournament", club, "--close", lang="it")
    assert "Ada guadagna 8 PX" in closed or "Ada guadagna 5 PX" in closed
    assert "no session is on" in bad("tournament", club)
    bought = good("spend", club, "Ada", "--power", "Determination", "--style", "white")
    assert "Ada spends 4" in bought
    assert "it costs" in bad("spend", club, "Ada", "--attribute", "mental")
    history = good("show", club, "Ada")
    assert "spent 3: Determination" in history and "session 1" in history
    assert json.loads(good("show", club, "Ada", "--json"))["style"] == "white"
    assert json.loads(good("show", club, "--json"))["past"][0]["form"] == "round-robin"
    assert "bianco" in good("show", club, lang="it")


@pytest.mark.rule("MTG8-6.MATCH-1")
def test_a_match_of_several_games(club: str) -> None:
    good("auction", club, "Ada", "Bea", "--bots", "--seed", "4", "--best-of", "3")
    assert "best of 3" in good("tournament", club) and "meglio di 3" in good("tournament", club, lang="it")
    for said in ("Ada > Bea", "Ada > Bea 1-2", "Ada = Bea 2-1"):
        assert "2-1" in bad("tournament", club, "--result", said)
    assert "best of 3" in bad("tournament", club, "--result", "Ada > Bea 3-0")
    good("tournament", club, "--result", "Ada > Bea 2-1")
    good("tournament", club, "--correct", "Bea > Ada 2-0", "--reason", "the slip says so")
    result = json.loads(good("tournament", club, "--json"))["event"]["facts"][-1]
    won = 0 if result["first"] == "Bea" else 1
    assert result["games"][won] == 2 and result["games"][1 - won] == 0
    good("tournament", club, "--close")


@pytest.mark.deep
def test_sessions_are_simulated_and_their_bots_compared(tmp_path: Path) -> None:
    told = ["--game", "live", "--games", "2", "--jobs", "1", "--seed", "3"]
    picture = tmp_path / "styles.svg"
    text = commands.good("simulate", *told, "--plot", str(picture), lang="fr")
    for said in ("2 sessions", "Défi", "Gagnés par qui l’utilise", "Points de vie"):
        assert said in text
    assert picture.stat().st_size > 10_000
    assert "Glouton" in commands.good("arena", *told, "--seats", "greedy,random", lang="fr")


def test_a_magus_goes_to_another_campaign(club: str, tmp_path: Path) -> None:
    sheet, other = tmp_path / "ada.json", str(tmp_path / "other.json")
    sheet.write_text(good("export", club, "Ada"), "utf-8")
    good("new", other, "Mondays")
    assert "Ada has joined" in good("import", other, str(sheet))
    assert "there is a Magus Ada already" in bad("import", other, str(sheet))
    sheet.write_text(json.dumps({**json.loads(sheet.read_text("utf-8")), "available": 9}), "utf-8")
    assert "LIVE-1-SHEET-6" in bad("import", club, str(sheet))


def test_people_take_turns_at_the_keyboard_and_go_on_later(club: str, tmp_path: Path) -> None:
    stopped = run("auction", club, "Ada", "Bea", "--seed", "2", typed="1\n" * 4)
    assert stopped.exit_code == 130
    kept = tmp_path / "club.json.auction"
    assert len(json.loads(kept.read_text("utf-8"))["answers"]) == 4
    assert "another game" in bad("auction", club, "Ada", "Cid")
    kept.write_text(kept.read_text("utf-8").replace('["yes"]', '["oui"]'), "utf-8")
    assert "club.json.auction" in bad("auction", club, "Ada", "Bea")
    kept.unlink()
    said = good("auction", club, "Ada", "Bea", "--seed", "2", typed="concede\n9999\n" + "1\n" * 900)
    assert "concede is not offered" in said
    assert "9999 is not offered" in said and "Ada: Take a pack from the table" in said
    assert (
        "Ada: white: do you declare one colour?" in said or "Ada: White: do you declare one colour?" in said
    )
    assert "Now: Mountain." in said and "Bea: How many lands does your deck play? Now: Shivan Oasis." in said
    assert "Only Bea may see what comes now. Bea" in said
    assert re.search(r"Ada: \d+ cards besides lands", said) and "To play: " in said
    assert not kept.exists()
    assert set(LiveWords.SECRET) < set(ASKS)


def test_bots_sit_beside_people(club: str) -> None:
    said = good(
        "auction",
        club,
        "Ada",
        "Bea",
        "--bot",
        "Bea",
        "--form",
        "duels",
        "--award",
        "wins:2",
        typed="1\n" * 900,
    )
    assert "Bea: Take" not in said and "Ada: Take" in said
    good("tournament", club, "--result", "Bea > Ada", "--result", "Bea > Ada", "--play")
    assert "Bea earns" in good("tournament", club, "--close")


def test_an_auction_of_the_table_is_taken_over(club: str, tmp_path: Path) -> None:
    from grimorio.events.campaign_file import load
    from grimorio.games import get
    from grimorio.kernel import Record

    game, campaign = get("live"), load(Path(club))
    record = Record.begin(game, campaign.setup((1, 0), 3))
    position = game.start(record.setup)
    while position.waiting:
        record.add(position.choice, 0)
        position.answer(0)
    record.finish(position)
    path = tmp_path / "table.json"
    path.write_text(json.dumps(record.to_json()), "utf-8")
    assert "not those of the campaign" in bad("auction", club, "Ada", "Bea", "--record", str(path))
    assert "Bea" in good("auction", club, "Bea", "Ada", "--record", str(path), "--form", "together")
    assert "All games" in good("tournament", club, "--result", "Ada > Bea")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("join", "FILE", "Ada", "--style", "red", "--traits", "3/5/7"), "there is a Magus Ada already"),
        (("join", "FILE", "Dan", "--style", "red", "--traits", "3-5-7"), "3/5/7"),
        (("join", "FILE", "Dan", "--style", "red", "--traits", "3/5/8"), "LIVE-1-SHEET-3"),
        (("join", "FILE", "Dan", "--style", "pink", "--traits", "3/5/7"), "pink"),
        (("spend", "FILE", "Dan", "--life", "1"), "no Magus Dan; there is Ada, Bea, Cid"),
        (("spend", "FILE", "Ada"), "nothing to buy"),
        (("spend", "FILE", "Ada", "--power", "Fireball"), "no Power 'Fireball'"),
        (("spend", "FILE", "Ada", "--attribute", "moral"), "physical, social, mental"),
        (("auction", "FILE", "Ada"), "seats"),
        (("auction", "FILE", "Ada", "Ada"), "different Magi"),
        (("auction", "FILE", "--award", "8,x"), "8,5,3"),
        (("auction", "FILE", "--award", "wins:1,2"), "one number"),
        (("auction", "FILE", "--best-of", "2"), "expected 1, 3 or 5"),
        (("auction", "FILE", "--best-of", "3", "--form", "together"), "where all play together"),
        (("auction", "FILE", "--option", "overbid=always"), "overbid"),
        (("auction", "FILE", "--record", "FILE"), "not a record"),
        (("auction", "FILE", "--pool", "nowhere.txt"), "nowhere.txt"),
        (("tournament", "FILE"), "no session is on"),
        (("export", "FILE", "Ada", "--deck"), "no session is on"),
        (("new", "FILE", "Again"), "is there already"),
        (("show", "nowhere.json"), "there is no file"),
    ],
)
def test_what_is_refused(club: str, words: tuple[str, ...], message: str) -> None:
    before = Path(club).read_text("utf-8")
    assert message in bad(*(club if word == "FILE" else word for word in words))
    assert Path(club).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seen": [0]}, "seen"),
        ({"name": 3}, "campaign.name: expected text of 1 to 100 characters, found 3"),
        ({"sheets": None}, "campaign.sheets: expected a list, found None"),
        ({"sheets": [{}]}, "LIVE-1-SHEET-1"),
        ({"powers": 5}, "campaign.powers: expected a list, found 5"),
        ({"session": {"members": [0]}}, "campaign.session.form: expected"),
        (
            {"past": [{"members": [0], "tournament": {"form": "luck"}, "award": {}}]},
            "campaign.past[0].tournament.form: expected duels, knockout, round-robin, together, found 'luck'",
        ),
    ],
)
def test_files_that_do_not_add_up(club: str, change: dict[str, object], message: str) -> None:
    path = Path(club)
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    assert message in bad("show", club)


def test_files_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    for text, message in (
        ("[]", "campaign: expected an object, found a list"),
        ("{}", "campaign.name: expected text of 1 to 100 characters, found nothing"),
        ("3", "campaign: expected an object, found 3"),
        ('{"name": "x"}', "campaign.sheets: expected a list, found nothing"),
    ):
        path.write_text(text, "utf-8")
        assert message in bad("show", str(path))
    path.write_text("{", "utf-8")
    assert "not JSON" in bad("show", str(path))
    power = tmp_path / "power.json"
    power.write_text('{"name": "Odd"}', "utf-8")
    assert "powers[0]" in bad("new", str(tmp_path / "c.json"), "Odd", "--power", str(power))
    said = bad("new", str(tmp_path / "no" / "c.json"), "Odd")
    assert f"there is no folder {tmp_path / 'no'}" in said


def test_who_sits_with_members_that_are_wrong(club: str) -> None:
    good("auction", club, "--bots", "--seed", "1")
    path = Path(club)
    data = json.loads(path.read_text("utf-8"))
    for field, value in (("members", [0, 0, 1]), ("members", [0, 1])):
        path.write_text(json.dumps({**data, "session": {**data["session"], field: value}}), "utf-8")
        assert "members" in bad("show", club)
    session = {**data["session"], "lives": [20, 0, 20]}
    path.write_text(json.dumps({**data, "session": session}), "utf-8")
    assert "lives" in bad("show", club)
