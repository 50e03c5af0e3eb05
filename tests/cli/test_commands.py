"""Tests of the program's commands: what they print, and with which exit code they end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from grimorio import __version__, games, rulebooks
from grimorio.cli import app, overview
from grimorio.judge.scenario import KEYS
from grimorio.kernel import Luck, Record, Setup
from grimorio.language import LANGUAGES
from tests.commands import bad, build, good, run

ROOT = Path(__file__).resolve().parents[2]
SAME = {"it": [], "fr": ["commands-section-options"]}
"""The messages of the overview that are the same in another language as in English."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two random players."""
    game = games.get("magecraft")
    setup = Setup("magecraft", 2, 11)
    position = game.start(setup)
    played = Record.begin(game, setup, ("Ada", "Bruno"))
    luck = Luck(5)
    while not position.over:
        choice = position.choice
        index = luck.below(len(choice.options))
        played.add(choice, index)
        position.answer(index, choice.number)
    played.finish(position)
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(played.to_json()), "utf-8")
    return path


def test_version_and_help() -> None:
    assert good("--version") == f"grimorio {__version__}\n"
    listing = good("--help")
    commands = ("play", "serve", "arena", "simulate", "judge", "replay", "verify", "cards", "decks", "rules")
    for name in commands:
        assert name in listing
        text = good(name, "--help")
        assert "Example" in text
        assert f"grimorio {name}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_says_each_command_once_in_the_readers_language(lang: str) -> None:
    shown = good("--lang", lang, "--help")
    rows = [line.split()[0] for line in shown.splitlines() if re.match("  [a-z]+ +[A-ZÉ]", line)]
    assert rows == list(overview.COMMANDS)
    say = overview.plain_messages(lang)
    english = overview.plain_messages("en")
    assert say.keys() == english.keys() and all("{" not in text for text in say.values())
    assert lang == "en" or [key for key in say if say[key] == english[key]] == SAME[lang]


def test_each_command_of_the_overview_exists() -> None:
    program = build(app)
    for name in overview.COMMANDS:
        assert program.get_command(None, name).name == name


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zzz"], "grimorio: No such command 'zzz'; see grimorio --help"),
        (["judge"], "Missing argument 'FILE…'; see grimorio judge --help"),
        (["judge", "x", "--bogus"], "No such option: --bogus"),
        (["--lang", "xx", "cards"], "'xx' is not one of 'en', 'it', 'fr'"),
        (["arena", "--games", "0"], "greater than or equal to 1"),
        (["arena", "--games", "many"], "--games"),
        (["simulate", "--game", "chess"], "no game 'chess'; the games are magecraft"),
        (["simulate", "--seats", "greedy,foo"], "no bot 'foo'; the bots are random, greedy"),
        (["simulate", "--seats", "greedy"], "magecraft is for 2, 3, 4 players, found 1"),
        (["simulate", "--option", "review"], "expected NAME=VALUE"),
        (["simulate", "--option", "review=3"], "options.review: expected one of at-least-four, exactly-four"),
        (["simulate", "--option", "revue=3"], "magecraft has no such option"),
        (["simulate", "--plot", "x.gif"], "ends in .svg or .png"),
        (["simulate", "--plot", "no/where/x.svg"], "there is no folder no/where"),
        (["simulate", "--cards", "none.yaml"], "none.yaml: no such file"),
        (["simulate", "--deck", "Sky Slam"], "magecraft is not played with decks"),
        (["simulate", "--game", "magic", "--deck", "Sky Slum"], "no deck Sky Slum, nor such a file; did you"),
        (["simulate", "--game", "magic", "--compare", "Sky Slam"], "requires 2 arguments"),
        (
            ["simulate", "--game", "magic", "--seats", "random,random,random", "--deck", "Sky Slam"],
            "--deck and --compare are for two players, found 3",
        ),
        (["cards", "show", "Firebal"], "did you mean 'Fireball'?"),
        (["cards", "--game", "chess"], "No such option"),
        (["cards", "list", "--game", "chess"], "no game 'chess'"),
        (["cards", "check", "none.yaml"], "none.yaml: no such file"),
        (["rules", "MAGE-REST-99"], "did you mean MAGE-REST-4"),
        (["rules", "gem", "--game", "chess"], "no rulebook 'chess'"),
        (["replay", "none.json"], "there is no file none.json"),
        (["judge", "scenarios/magecraft", "-k", "zebra"], "no scenario has 'zebra' in its title"),
    ],
)
def test_bad_input_is_one_line_that_says_what_to_do(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert said in bad(*words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zzz"], "nessun comando «zzz»; vedi grimorio --help"),
        (["decks", "chek", "x"], "nessun comando «chek»; forse"),
        (["judge"], "manca l’argomento «FILE…»"),
        (["judge", "x", "--bogus"], "nessuna opzione --bogus"),
        (["arena", "--games", "0"], "dev’essere almeno 1"),
        (["arena", "--games", "many"], "dev’essere un numero intero"),
        (["simulate", "--game", "chess"], "nessun gioco «chess»; i giochi sono magecraft"),
        (["simulate", "--game", "magic", "--compare", "Sky Slam"], "vuole l’opzione «--compare»: 2"),
    ],
)
def test_what_the_parser_refuses_is_told_in_the_readers_language(words: list[str], said: str) -> None:
    assert said in bad("--lang", "it", *words)


def test_nothing_found_is_a_failure() -> None:
    assert bad("cards", "search", "zebra", code=1) == "grimorio: no card has all of these words: zebra"
    assert bad("rules", "zebra", code=1) == "grimorio: no rule has all of these words: zebra"


def test_the_language_is_asked_for_or_the_surroundings_own() -> None:
    assert "Attacca" in good("cards", "show", "Magic Missile", lang="it")
    assert "Attaquez" in good("cards", "show", "Magic Missile", "--lang", "fr", lang="it")
    assert "Attaquez" in good("--lang", "fr", "cards", "show", "Magic Missile", lang="it")
    assert "Attack" in good("cards", "show", "Magic Missile", lang="de_DE.UTF-8")
    assert "aucune carte" in bad("cards", "show", "x", "--lang", "fr")
    assert "il file x.json non esiste" in bad("replay", "x.json", lang="it_CH.UTF-8")


def test_cards() -> None:
    cards = games.get("magecraft").cards()
    assert json.loads(good("cards", "list", "--json")) == cards
    listing = good("cards", lang="fr")
    for card in cards:
        assert card["names"]["fr"] in listing
    found = json.loads(good("cards", "search", "heal", "--game", "magecraft", "--json"))
    assert [card["name"] for card in found] == [card["name"] for card in cards if "heal" in card["icons"]]
    assert json.loads(good("cards", "show", "boule", "de", "feu", "--json"))["name"] == "Fireball"


def test_the_template_is_a_card_set_that_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(good("cards", "template", lang="it"), "utf-8")
    cards = games.get("magecraft").cards()
    spells = sum(card["kind"] == "spell" for card in cards)
    assert f"good, {spells} spells and {len(cards) - spells} characters" in good("cards", "check", str(path))
    assert json.loads(good("cards", "list", "--file", str(path), "--json")) == cards


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("name: Magic Missile", "name: 7", "expected text of 1 to 60 characters, found 7"),
        ("name: Magic Missile", "nane: Magic Missile", "nane: unknown field; expected name, cost"),
        ("icons: {attack: 1}", "icons: {atack: 1}", "icons.atack: unknown field; expected draw, attack"),
        ("icons: {attack: 1}", "icons: {attack: many}", "icons.attack: expected a whole number from 1 to 20"),
        ("cost: [fire]", "cost: [fyre]", "cost[0]: expected any, dark, earth, fire, light, water"),
        ("cost: [fire]", "cost: [any]", "the leftmost gem is the gold one"),
        ("availability: start", "availability: sometimes", "availability: expected always, random, start"),
        ("name: Magic Missile", "name: Fireball", "'Fireball' is there twice"),
        ("spells:", "spels:", "spels: unknown field"),
        ("spells:", "spells: [", "not YAML"),
    ],
)
def test_mistakes_in_a_card_set_have_their_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "mine.yaml"
    text = good("cards", "template")
    path.write_text(text.replace(old, new, 1), "utf-8")
    message = bad("cards", "check", str(path))
    assert said in message
    place = message.removeprefix(f"grimorio: {path}:").split(":")[0]
    assert place.isdecimal()
    if "twice" not in said and "not YAML" not in said:
        assert int(place) == text[: text.index(old)].count("\n") + 1


def test_rules() -> None:
    text = good("rules", "mage-rest-3")
    assert text.startswith("MAGE-REST-3  (magecraft, Rest)\n  Whenever the bag is empty")
    assert "Ruling (GAP):" in text
    assert text.endswith("One rule\n")
    rows = json.loads(good("rules", "--game", "magecraft", "--json"))
    assert [row["id"] for row in rows] == [rule.id for rule in rulebooks.load("magecraft")]
    for row in rows:
        assert row["tests"] == list(rulebooks.tests(row["id"]))
    assert json.loads(good("rules", "zebra", "--json")) == []


def test_judge(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(
        "- {title: First one, game: magecraft, steps: []}\n"
        "- {title: Second, game: magecraft, steps: [expect: {winner: A}]}\n"
        "- {title: Third}\n"
    )
    assert run("judge", str(path)).exit_code == 1
    result = run("judge", str(path), "nowhere.yaml")
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        "ok    First one",
        f"FAIL  Second: step 1 (expect): expected winner A; found winner none ({path}:2)",
        f"ERROR {path}:3: [2]: game is missing; a scenario has {', '.join(KEYS)}",
        "ERROR nowhere.yaml: no such file or folder",
        "1 passed, 1 failed, 2 errors",
    ]
    data = json.loads(run("judge", str(path), "--json").stdout)
    assert (data["passed"], data["failed"], data["errors"]) == (1, 1, 1)
    assert [one["result"] for one in data["scenarios"]] == ["ok", "fail", "error"]
    assert data["scenarios"][1]["expected"] == "winner A"
    assert data["scenarios"][1]["step"] == 1
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:2]))
    lines = good("judge", str(path), "-k", "FIRST", "--trace").splitlines()
    assert lines[0] == "-- step 0: setup"
    assert lines[-2:] == ["ok    First one", "1 passed, 0 failed, 0 errors"]
    folders = [str(ROOT / "scenarios" / game) for game in ("magecraft", "live")]  # all: tests/judge
    assert good("judge", *folders).endswith(" passed, 0 failed, 0 errors\n")


def test_a_simulation_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    words = [
        "simulate",
        "--game",
        "magecraft",
        "--games",
        "3",
        "--seed",
        "3",
        "--seats",
        "random,random",
        "--json",
    ]
    one, two = good(*words, "--jobs", "1"), good(*words, "--jobs", "2")
    assert one == two
    report = json.loads(one)
    assert report["games"] == 3
    assert (
        report["seats"][0]["interval"][0] <= report["seats"][0]["rate"] <= report["seats"][0]["interval"][1]
    )
    picture = tmp_path / "p.svg"
    good(*words, "--plot", str(picture))
    assert picture.read_text("utf-8").startswith("<?xml")


def test_simulate_and_arena_in_words() -> None:
    text = good("simulate", "--games", "4", "--seats", "random,random", "--jobs", "1", lang="it")
    assert "magecraft: 4 partite, seme 0" in text
    assert "Posto 1, A caso" in text
    text = good("arena", "--games", "4", "--jobs", "1", "--seats", "random,greedy", "--seed", "2")
    assert "magecraft: 4 games, seed 2" in text
    text = good("arena", "--games", "40", "--jobs", "1", "--seats", "random,greedy", "--minutes", "0")
    assert "magecraft: 2 games" in text
    assert "Stopped after 0 min, before 40 games." in text
    report = json.loads(good("arena", "--games", "4", "--jobs", "1", "--seats", "random,greedy", "--json"))
    assert [row["bot"] for row in report["bots"]] == ["random", "greedy"]


def test_decks_meet(tmp_path: Path) -> None:
    """Decks can be files with cards in any language or decks that were sold; a wrong line is reported."""
    mine = tmp_path / "mine.txt"
    mine.write_text("// NAME: Gobelins\n20 Gobelin enragé\n4 Choc\n16 Montagna\n", "utf-8")
    words = ["simulate", "--game", "magic", "--seats", "random,random", "--games", "2", "--jobs", "1"]
    decks = ["--deck", str(mine), "--deck", "sky slam", "--deck", "Life Boost"]
    picture = tmp_path / "matrix.png"
    report = json.loads(good(*words, *decks, "--json", "--plot", str(picture)))
    assert [row["deck"] for row in report["decks"]] == ["Gobelins", "Sky Slam", "Life Boost"]
    assert len(report["pairings"]) == 3
    assert picture.read_bytes().startswith(b"\x89PNG")
    text = good(*words, *decks, lang="it")
    assert "Gobelins contro Sky Slam" in text
    assert "Turni: media" in text
    mine.write_text("20 Raging Goblin\n4 Shokk\n", "utf-8")
    assert f"{mine}:2: no card 'Shokk'" in bad(*words, *decks)


def test_versions_of_a_deck_meet_the_same_opponents(tmp_path: Path) -> None:
    words = ["simulate", "--game", "magic", "--seats", "random,random", "--games", "2", "--jobs", "1"]
    report = json.loads(good(*words, "--compare", "Sky Slam", "Speed Scorch", "--json"))
    assert [row["deck"] for row in report["field"]] == [
        "Expulsion",
        "Heavy Hitters",
        "Life Boost",
        "Sky Slam",
        "Speed Scorch",
    ]
    low, high = report["interval"]
    assert low <= report["difference"] <= high
    text = good(*words, "--compare", "Sky Slam", "Speed Scorch", "--deck", "Expulsion", lang="fr")
    assert "Sky Slam et Speed Scorch : 2 parties de chacun contre chaque deck" in " ".join(text.split())
    assert "Incertain" in text


def test_a_simulation_with_cards_and_options_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(good("cards", "template").replace("name: Ember", "name: Cinder", 1), "utf-8")
    words = [
        "simulate",
        "--games",
        "6",
        "--jobs",
        "1",
        "--seats",
        "random,random,random",
        "--cards",
        str(path),
    ]
    report = json.loads(good(*words, "--option", "hands=open", "--json"))
    assert report["options"]["hands"] == "open"
    assert len(report["seats"]) == 3
    assert "Ember" not in [row["character"] for row in report["characters"]]


def test_each_game_of_a_simulation_leaves_its_record(tmp_path: Path) -> None:
    asked = ["simulate", "--game", "magic", "--games", "2", "--jobs", "1", "--seats", "greedy,random"]
    good(*asked, "--deck", "Sky Slam", "--deck", "Speed Scorch", "--records", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"1.json", "2.json"}
    log = good("replay", str(tmp_path / "2.json"), "--all")
    assert re.search(r"damage to (greedy|random): \d+, -?\d+ left", log), "the log has the life that is left"
    assert "no folder" in bad("simulate", "--games", "1", "--records", str(tmp_path / "none"))
    assert "no record" in bad("simulate", "--game", "live", "--games", "1", "--records", str(tmp_path))
    assert "no record" in bad("arena", "--game", "live", "--games", "1", "--records", str(tmp_path))
    for option in ("--best-of", "--settle", "--minutes"):
        assert "leave out --best-of" in bad("arena", "--elo", "--games", "1", option, "1"), option
    assert "no record" in bad("arena", "--best-of", "3", "--games", "1", "--records", str(tmp_path))
    with patch("grimorio.cli.base.find_spec"):  # as if Ray were installed
        refused = bad("simulate", "--games", "1", "--engine", "ray", "--records", str(tmp_path))
    assert "leave out --engine ray" in refused


def test_a_card_is_found_in_any_game_and_a_name_of_several_is_asked_about(tmp_path: Path) -> None:
    assert "All Goblins get" in good("cards", "show", "Goblin King") == good("cards", "show", "goblin king")
    assert "did you mean 'Goblin King'" in bad("cards", "show", "Goblin Kign")
    assert good("cards", "show", "Goblin King", "--json") == good(
        "cards", "show", "Goblin King", "-g", "magic", "--json"
    )
    assert "ends with .pdf" in bad("print", "--out", str(tmp_path / "cards.txt"))


def test_replay_prints_the_log_of_a_seat(record: Path) -> None:
    everything = good("replay", str(record), "--all").splitlines()
    assert everything[0].startswith("   1  ") and everything[0].endswith("[MAGE-SETUP-1]")
    assert "[MAGE-END-" in everything[-1] and int(everything[-1].split()[0]) == len(everything)
    own = good("replay", str(record), "--all", "--seat", "1").splitlines()
    told = [line for line, watched in zip(own, everything, strict=True) if line != watched]
    assert told
    assert all(line.split(None, 1)[1].startswith("Ada ") for line in told), (
        "only Ada's own draws are told to Ada alone"
    )
    italian = good("replay", str(record), lang="it").splitlines()
    assert [line.split("  [")[1] for line in italian] == [line.split("  [")[1] for line in everything]
    assert italian[-1] != everything[-1]


def test_a_replay_tells_what_a_judge_has_decided_where_it_happened(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    before = good("replay", str(record), "--all").splitlines()
    rulings = [
        {"act": "come", "n": 1, "by": "Clara"},
        {"act": "warning", "n": 1, "by": "Clara", "seat": 1, "reason": "Slow \u001b[31mplay"},
        {"act": "time", "n": 3, "by": "Clara", "seat": 0, "seconds": 120},
    ]
    judged = tmp_path / "judged.json"
    judged.write_text(json.dumps({**data, "judge": rulings}), "utf-8")
    log = good("replay", str(judged), "--all").splitlines()
    told = [line[6:] for line in log if "Clara" in line]
    assert told[0] == "Clara comes to the table as the judge."
    assert told[1].startswith("Judge Clara gives a warning to ")
    assert told[1].endswith(". Reason: Slow [31mplay")
    assert told[2].startswith("Judge Clara gives 2 more minutes to ")
    assert [line[6:] for line in log if "Clara" not in line] == [line[6:] for line in before]
    judged.write_text(json.dumps({**data, "judge": [{"act": "hang", "n": 0}]}), "utf-8")
    assert "hang" in bad("replay", str(judged))


def test_records_that_cannot_be_replayed(record: Path, tmp_path: Path) -> None:
    assert "this game has 2 players, found 3" in bad("replay", str(record), "--seat", "3")
    data = json.loads(record.read_text("utf-8"))
    path = tmp_path / "r.json"

    def saying(code: int = 2, **change: object) -> str:
        path.write_text(json.dumps({**data, **change}), "utf-8")
        return bad("replay", str(path), code=code)

    assert "played by magecraft rules 0" in saying(1, version="0")
    assert "played with card data abc" in saying(1, cards="abc")
    assert "answer 1" in saying(1, answers=[[1, 0, ["gem", "pink"]]])
    assert "answer 1: expected [number, seat, option]" in saying(answers=[3])
    assert "no game 'chess'" in saying(setup={**data["setup"], "game": "chess"})
    assert "seats" in saying(setup={**data["setup"], "seats": 9})
    path.write_text("[]")
    assert "not a record" in bad("replay", str(path))
    path.write_text('{"a":\n')
    assert f"{path}:2: not JSON" in bad("replay", str(path))
    path.write_bytes(b"\xff\xfe")
    assert "is not text in UTF-8" in bad("replay", str(path))
    assert "directory" in bad("replay", str(tmp_path))


def test_cards_of_all_games_are_shown_and_searched() -> None:
    twice = good("cards", "show", "Fireball")
    assert "Boule de feu" in twice and "Magecraft" not in twice, "one game alone needs no name"
    assert "Wild Mongrel" in good("cards", "show", "Cagnaccio Selvaggio"), "a card of another block"
    found = json.loads(good("cards", "search", "wild", "--json"))
    assert {"Wild Harvest", "Canyon Wildcat"} <= {card["name"] for card in found}
    assert {card["game"] for card in found} == {"mickey", "magic"}
    text = good("cards", "search", "wild")
    assert text.index("Wizards of Mickey") < text.index("Wild Harvest") < text.index("Canyon Wildcat")
    narrowed = good("cards", "search", "wild", "--game", "magic")
    assert "Canyon Wildcat" in narrowed and "Wild Harvest" not in narrowed


def test_a_name_of_several_games_shows_all_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from grimorio.cli import cards as module

    loaded = module._loaded
    same = {"en": "Wild Harvest", "it": "x", "fr": "y"}

    def with_namesake(game: str, file: Path | None) -> list[dict[str, Any]]:
        cards = loaded(game, file)
        return [{**cards[0], "names": same}, *cards[1:]] if game == "magecraft" else cards

    monkeypatch.setattr(module, "_loaded", with_namesake)
    text = good("cards", "show", "Wild", "Harvest")
    assert "· Magecraft" in text and "· Wizards of Mickey" in text
    assert "Magecraft" not in good("cards", "show", "Wild", "Harvest", "--game", "mickey")


def test_the_arena_keeps_records_of_games_and_of_pairs(tmp_path: Path) -> None:
    asked = ("arena", "--games", "2", "--jobs", "1", "--quiet", "--records", str(tmp_path))
    good(*asked, "--seats", "greedy,random")
    good(*asked, "--seats", "greedy,greedy:1,random", "--elo")
    folders = ("", "greedy-greedy1", "greedy-random", "greedy1-random")
    for folder in folders:
        files = sorted(path.name for path in (tmp_path / folder).glob("*.json"))
        assert files == ["1.json", "2.json"], folder
    last = json.loads((tmp_path / "greedy1-random" / "2.json").read_text("utf-8"))
    assert last["players"] == ["random", "greedy:1"]


def test_sessions_of_live_are_rated_by_their_tournaments() -> None:
    asked = ("arena", "--game", "live", "--seed", "1", "--games", "1", "--jobs", "1", "--json")
    rated = json.loads(good(*asked, "--elo", "--seats", "greedy,greedy:1"))
    played = json.loads(good(*asked, "--seats", "greedy,greedy:1"))
    assert rated["pairs"][0]["score"] == played["bots"][0]["score"]
