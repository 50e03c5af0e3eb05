"""Games at one keyboard: `grimorio play --terminal`."""

from __future__ import annotations

import json
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from grimorio import games
from grimorio.cli.keyboard import CLEAR
from grimorio.kernel import Record
from tests import commands

run = partial(commands.run, "play", "--terminal")
good = partial(commands.good, "play", "--terminal")
bad = partial(commands.bad, "play", "--terminal")
WHOLE = "1\n" * 4000
"""Enough typed for a whole game in which the first answer is always taken."""


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """The path of a file in which a game may be kept."""
    return str(tmp_path / "game.json")


@pytest.mark.parametrize(
    ("game", "language", "asked", "offered"),
    [
        ("magecraft", "en", "Ada: Magic phase: choose a grimoire to cast.", "Use the ability"),
        ("mickey", "it", "Ada: Tocca a te: scegli una Magia, poi il suo Mago.", "Orsa lancia "),
        ("magic", "fr", "Ada : Votre phase principale", "Au combat"),
        ("live", "it", "Ada: Prendi un pack dal tavolo", "Prendi "),
    ],
)
def test_a_game_is_played_to_its_end_and_shown_again(
    game: str, language: str, asked: str, offered: str, kept: str
) -> None:
    said = good("Ada", "--game", game, "--seed", "5", "--file", kept, typed=WHOLE, lang=language)
    plain = said.replace("\u00a0", " ")
    assert asked.replace(" :", ":") in plain.replace(" :", ":") and offered in plain
    assert f"grimorio replay {kept}" in said
    record = Record.from_json(json.loads(Path(kept).read_text("utf-8")))
    assert record.result is not None and record.setup.seed == 5 and record.players[0] == "Ada"
    assert record.replay(games.get(game)).over
    log = commands.good("replay", kept, "--seat", "1", lang=language)
    assert log.splitlines()[-1].split("  ", 2)[-1].strip() in said
    assert "\x1b" not in said


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    said = [
        good("Ada", "--seed", "8", "--file", str(tmp_path / f"{name}.json"), typed=WHOLE) for name in "ab"
    ]
    assert said[0].replace("a.json", "") == said[1].replace("b.json", "")


def test_a_card_is_read_and_the_table_the_log_and_the_help_are_shown(kept: str) -> None:
    typed = "?\n? fireball\n? Sfera di fuoco\n? Firebal\nt\nl\n99\n? 1\nq\n"
    said = good("Ada", "--seed", "5", "--file", kept, typed=typed)
    assert "? NAME or ? NUMBER reads a card" in said
    assert "Attack three times." in said
    assert "no card Firebal; did you mean" in said
    assert said.count("Academy:") == 2  # before the question, and again
    assert said.count("Ada plays ") == 2
    assert "99 is not offered" in said
    assert f"kept in {kept}" in said


def test_a_game_goes_on_later(tmp_path: Path, kept: str) -> None:
    stopped = run("Ada", "--seed", "5", "--file", kept, typed="1\n1\n")
    assert stopped.exit_code == 130
    before = json.loads(Path(kept).read_text("utf-8"))["answers"]
    assert [answer for answer in before if answer[1] == 0]
    done = run("Ada", "--file", kept, typed=WHOLE)
    assert done.exit_code == 0 and f"{kept} goes on" in done.stderr
    answers = json.loads(Path(kept).read_text("utf-8"))["answers"]
    assert answers[: len(before)] == before and len(answers) > len(before)
    assert "The record is" in done.stdout
    assert "another game" in bad("Bea", "--file", kept)


def test_an_answer_is_taken_back(kept: str) -> None:
    good("Ada", "--seed", "5", "--file", kept, typed="1\nq\n")
    first = json.loads(Path(kept).read_text("utf-8"))["answers"]
    before = run("Ada", "--seed", "5", "--file", kept, typed="u\nq\n")
    assert "cannot be taken back" in before.stdout  # given before this command
    Path(kept).unlink()
    said = good("Ada", "--seed", "5", "--file", kept, typed="u\n1\nu\n2\nq\n")
    assert "cannot be taken back" in said and "Taken back." in said
    other = json.loads(Path(kept).read_text("utf-8"))["answers"]
    own = [[answer[2] for answer in answers if answer[1] == 0] for answers in (first, other)]
    assert len(own[0]) == len(own[1]) and own[0] != own[1]


@pytest.mark.parametrize("game", ["magecraft", "mickey", "magic"])
def test_what_one_may_see_is_covered_before_the_other_looks(
    game: str, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each screen, between two covers, shows what its player may see and nothing that only the other may."""
    monkeypatch.setattr("grimorio.cli.keyboard.CLEAR", CLEAR.replace("\x1b", "ESC"))
    stopped = run("Ada", "Bea", "--game", game, "--seed", "5", "--file", kept, typed="1\n" * 120)
    screens = stopped.stdout.split("ESC[2JESC[3JESC[H")
    assert len(screens) > 5
    if stopped.exit_code:  # stopped by the end of what is typed: the last screen is covered, too
        assert screens.pop().strip().startswith("The game is kept in")
    for screen in screens[1:]:
        names = [name for name in ("Ada", "Bea") if f"Only {name} may see" in screen]
        assert len(names) == 1
        (name,) = names
        asked = {line.partition(":")[0] for line in screen.splitlines() if line.partition(":")[2][:1] == " "}
        assert name in asked or screen is screens[-1]
        other = "Bea" if name == "Ada" else "Ada"
        draws = {
            "magecraft": f"{other} draws a Fire",
            "mickey": f"{other} draws: ",
            "magic": f"{other} draws Island",
        }[game]
        assert draws not in screen


def test_between_people_only_what_told_nothing_is_taken_back(kept: str) -> None:
    # Both pass the cover with Enter; the first player discards a gem, which everybody sees and nobody drew.
    stopped = run("Ada", "Bea", "--seed", "5", "--file", kept, typed="\n1\nu\n2\n" + "1\n" * 3 + "u\n")
    assert "Taken back." in stopped.stdout
    assert "cannot be taken back" in stopped.stdout


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--game", "chess"), "no game"),
        (("--game", "draft"), "grimorio draft"),
        (("Ada", "Ada"), "different names"),
        (("Ada", "Bea", "Cid", "--game", "mickey"), "for 2 players, found 3"),
        (("Ada", "--bots", "nobody"), "nobody"),
        (("Ada", "--deck", "Sky Slam"), "not played with decks"),
        (("Ada", "--game", "magic", "--deck", "No Deck"), "No Deck"),
        (("Ada", "--option", "icons=some"), "icons"),
        (("Ada", "--seed", str(2**256)), "below 2^256"),
        (("Ada", "--file", "nowhere/game.json"), "nowhere"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(words: tuple[str, ...], problem: str) -> None:
    told = bad(*words)
    assert problem in told and len(told.strip().splitlines()) == 1


def test_decks_are_named_for_the_seats_in_turn(kept: str) -> None:
    good("Ada", "--game", "magic", "--deck", "Sky Slam", "--seed", "5", "--file", kept, typed="q\n")
    path = Path(kept)
    if not path.exists():
        good("Ada", "--game", "magic", "--deck", "Sky Slam", "--seed", "5", "--file", kept, typed="1\nq\n")
    decks = json.loads(path.read_text("utf-8"))["setup"]["cards"]["decks"]
    assert decks[0]["name"] == "Sky Slam" and decks[1]["name"] != "Sky Slam"


def test_options_of_the_terminal_are_refused_without_it() -> None:
    told = commands.bad("play", "--game", "magic")
    assert told == "grimorio: --game goes with --terminal\n" or "--game goes with --terminal" in told
    assert "PLAYER va con --terminal" in commands.bad("play", "Ada", lang="it")


def test_packs_taken_in_secret_are_not_on_the_table_that_both_see(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open questions show what everybody may see, also to a Magus who holds packs in secret."""
    monkeypatch.setattr("grimorio.cli.keyboard.CLEAR", CLEAR.replace("\x1b", "ESC"))
    typed = "1\nt\n1\n" * 300
    stopped = run("Ada", "Bea", "--game", "live", "--seed", "11", "--file", kept, typed=typed)
    screens = stopped.stdout.split("ESC[2JESC[3JESC[H")
    record = Record.from_json(json.loads(Path(kept).read_text("utf-8")))
    taken = {str(option[1]) for _, _, option in record.answers if option[0] == "pack"}
    public = "".join(screen for screen in screens if "may see what comes now" not in screen)
    hidden = [name for name in taken if f"({name})" in stopped.stdout]
    assert hidden, "nobody took packs in secret"
    assert not [name for name in hidden if f"({name})" in public]
    assert "(+" in public


def test_who_stops_leaves_nothing_on_the_screen(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimorio.cli.keyboard.CLEAR", "COVERED")
    for typed in ("\nq\n", "\n"):
        stopped = run("Ada", "Bea", "--game", "magic", "--seed", "5", "--file", kept, typed=typed)
        assert stopped.stdout.split("COVERED")[-1].strip().startswith("The game is kept in")


def test_the_same_command_goes_on_where_decks_follow_from_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --seed the other decks are by chance; a game that goes on keeps them."""
    monkeypatch.chdir(tmp_path)
    seeds = count(1)
    monkeypatch.setattr("grimorio.cli.terminal.secrets.randbits", lambda bits: next(seeds))
    for typed in ("q\n", "1\nq\n", "q\n"):
        assert run("Ada", "--game", "magic", "--deck", "Sky Slam", typed=typed).exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["magic.json"]


@pytest.mark.parametrize("name", ["", " ", "Ada\nBea", "\x1b[2J", "A\u202ed", "Gre\u0435dy"])
def test_names_are_seen_and_told_apart(name: str, kept: str) -> None:
    assert "signs that can be seen" in bad(name, "--file", kept)
    assert not Path(kept).exists()


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("magecraft", "en", "Ada gives up and is out of the game."),
        ("magic", "it", "Ada concede la partita."),
        ("mickey", "fr", "Ada abandonne"),
        ("live", "en", "Ada leaves."),
    ],
)
def test_a_player_gives_up(game: str, language: str, told: str, kept: str) -> None:
    said = good("Ada", "--game", game, "--seed", "5", "--file", kept, typed="concede\n", lang=language)
    assert told in said
    record = Record.from_json(json.loads(Path(kept).read_text("utf-8")))
    assert record.result is not None and (game == "live" or 0 not in record.result.winners)
    assert record.replay(games.get(game)).over


def test_an_answer_without_a_card_tells_what_it_is(kept: str) -> None:
    said = good("Ada", "--seed", "5", "--file", kept, typed="? 1\n? 99\nq\n")
    assert "The red gem, a triangle with a flame." in said and "[MAGE-SETUP-4]" in said
    assert said.count("no card") == 1 and "no card 99" in said
    Path(kept).unlink()
    said = good("Ada", "--game", "magic", "--seed", "5", "--file", kept, typed="? 1\nq\n", lang="it")
    assert "[MTG8-1.START-6]" in said and "nessuna carta" not in said


@pytest.mark.parametrize(
    ("game", "language", "reason"),
    [
        ("magecraft", "it", "Ti serve ancora: "),
        ("mickey", "en", "Nothing lets "),
        ("magic", "fr", "ne paient pas "),
        ("live", "en", "Nothing else comes into question now."),
    ],
)
def test_why_something_is_not_offered_is_told_at_every_question(
    game: str, language: str, reason: str, kept: str
) -> None:
    typed = "w\n1\n" * 3000
    assert reason in good("Ada", "--game", game, "--seed", "5", "--file", kept, typed=typed, lang=language)


def test_what_cannot_be_shown_is_not_printed(kept: str) -> None:
    said = good("Ada", "--seed", "5", "--file", kept, typed="\x1b[2J\n? \x1b[2J\nq\n")
    assert "\n[2J is not offered" in said and "no card [2J" in said
