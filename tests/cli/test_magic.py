"""Magic on the command line: its cards, sets of one's own, replays that can be read."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.cli.magic import EXAMPLES, SILENT, MagicWords
from grimorio.cli.replay import Stepper
from grimorio.games.magic import registry
from grimorio.kernel import WATCHER, Luck, Record, Setup
from grimorio.kernel.event import Event
from grimorio.language import LANGUAGES, message_file, translator
from tests.commands import bad, good

GAME = games.get("magic")
PLAYERS = ["Ada", "Bruno"]


def run(*words: str, code: int = 0, lang: str = "en") -> str:
    """The output of a command: its stdout, or for a failing command its one line on stderr."""
    return bad(*words, code=code, lang=lang) if code else good(*words, lang=lang)


def cards(*words: str, code: int = 0, lang: str = "en") -> str:
    return run("cards", *words, "--game", "magic", code=code, lang=lang)


# -- cards -----------------------------------------------------------------------------------------


def test_cards_are_shown_in_every_language() -> None:
    assert cards("show", "serra", "angel").splitlines() == [
        "Serra Angel  (Angelo di Serra / Ange de Serra)",
        "  Creature — Angel  4/4",
        "  Cost: {3}{W}{W}",
        "  Flying",
        "  Attacking doesn't cause Serra Angel to tap.",
    ]
    assert "Creatura — Angelo  4/4" in cards("show", "Ange de Serra", lang="it")
    assert "Coût : {3}{W}{W}" in cards("show", "Angelo", "di", "Serra", lang="fr")
    plains = cards("show", "Plains")
    assert "Cost" not in plains and "Basic Land — Plains" in plains
    assert "did you mean 'Shock'?" in cards("show", "Shok", code=2)
    assert json.loads(cards("show", "Shock", "--json"))["cost"] == "{R}"


def test_cards_are_listed_and_searched() -> None:
    listed = cards("list", lang="it")
    assert f"{len(GAME.cards())} carte" in listed
    assert "Angelo di Serra" in listed and "F/C" in listed
    assert len(json.loads(cards("list", "--json"))) == len(GAME.cards())
    found = json.loads(cards("search", "goblin", "mountainwalk", "--json"))
    assert [card["name"] for card in found] == ["Goblin King"]
    by_size = json.loads(cards("search", "artefact", "5/4", "--json"))
    assert [card["name"] for card in by_size] == ["Phyrexian Hulk"]
    assert "Goblin King" in cards("search", "{1}{R}{R}", "lord")
    assert "no card has all of these words: zebra" in cards("search", "zebra", code=1)


def test_a_template_is_a_good_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(cards("template"), "utf-8")
    assert cards("check", str(file)) == f"{file}: good, 4 cards besides the game's own\n"
    listed = json.loads(cards("list", "--file", str(file), "--json"))
    assert [card["name"] for card in listed] == [f"My {name}" for name in EXAMPLES]
    again = tmp_path / "again.yaml"
    again.write_text(cards("template", "--file", str(file)), "utf-8")
    assert json.loads(cards("list", "--file", str(again), "--json")) == listed
    one = tmp_path / "one.yaml"
    one.write_text(cards("template", "My Shock", "--file", str(file)), "utf-8")
    assert json.loads(cards("list", "--file", str(one), "--json")) == listed[:1]
    assert "did you mean 'Shock'?" in cards("template", "Shok", code=2)


def test_any_card_can_be_a_template(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for name in ("Avatar of Hope", "Warren-Bane Hunter"):
        file.write_text(cards("template", name), "utf-8")
        [card] = json.loads(cards("list", "--file", str(file), "--json"))
        assert card["name"] == f"My {name}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("DealDamage", "DealDammage", ":8: cards[0].text[0].Spell.effects[0].DealDammage: unknown word"),
        ("My Shock", "Shock", ":4: cards[0].name: 'Shock' is there already"),
        ('"{R}"', '"R"', ":5: cards[0].cost: expected a mana cost in quotes"),
        ("cards:", "decks: []\ncard:", 'with some of "decks", "cards", "life" and "last_turn"'),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = tmp_path / "mine.yaml"
    text = cards("template")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert said in cards("check", str(file), code=2)


@pytest.mark.parametrize(
    ("lang", "unread", "there"),
    [
        ("en", "nothing in the rules reads it here", "'Shock' is there already"),
        ("it", "qui nessuna regola lo legge: toglilo.", "Shock c’è già."),
        ("fr", "ici, aucune règle ne le lit : retirez-le.", "Shock existe déjà."),
    ],
)
def test_all_mistakes_are_told_at_once_in_the_language_spoken(
    tmp_path: Path, lang: str, unread: str, there: str
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        """\
cards:
  - name: Shock
    cost: "{R}"
    kinds: [instant]
    text: [{Spell: {effects: [Draw]}}]
  - name: Flash
    cost: "{R}"
    kinds: [instant]
    text:
      - Spell:
          effects:
            - Search: {what: {kinds: [card], zone: library}, tapped: true}
""",
        "utf-8",
    )
    told = cards("check", str(file), code=2, lang=lang)
    colon = " :" if lang == "fr" else ":"
    assert f"{file}:2: cards[0].name{colon} {there}" in told
    assert f"{file}:12: cards[1].text[0].Spell.effects[0].Search.tapped{colon} {unread}" in told


def test_a_file_without_cards_is_no_card_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("decks: []\n", "utf-8")
    for lang, said in (("en", "expected cards:"), ("it", "atteso cards:"), ("fr", "il faut « cards: »")):
        assert said in cards("check", str(file), code=2, lang=lang)


def test_rules_are_found_by_ids_of_any_case() -> None:
    assert run("rules", "mtg8-gloss-protezione-2").startswith("MTG8-GLOSS-Protezione-2  (magic, ")


# -- replays ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two random players."""
    setup = Setup("magic", 2, 3)
    position = GAME.start(setup)
    played = Record.begin(GAME, setup, ("Ada",))
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


def test_a_replay_is_read_in_every_language(record: Path) -> None:
    for lang, second, over in (
        ("en", "Player 2", "The game is over"),
        ("it", "Giocatore 2", "La partita è finita"),
        ("fr", "Joueur 2", "La partie est finie"),
    ):
        lines = run("replay", str(record), "--all", lang=lang).splitlines()
        assert len(lines) > 100 and over in lines[-1]
        assert any(" Ada " in line for line in lines)
        assert any(second in line for line in lines)
        for line in lines:
            assert "[MTG8-" in line and line.split("  [")[0][-1] in ".:", line


def test_hands_are_told_to_their_owner_only(record: Path) -> None:
    drawn = [line for line in run("replay", str(record), "--all").splitlines() if " draws " in line]
    assert drawn and all(" draws a card." in line for line in drawn)
    mine = run("replay", str(record), "--all", "--seat", "1").splitlines()
    assert any("  Ada draws" in line and " a card." not in line for line in mine)
    assert all(" a card." in line for line in mine if "  Player 2 draws" in line)


def test_empty_steps_are_not_told(record: Path) -> None:
    lines = run("replay", str(record), "--all").splitlines()
    for line, following in itertools.pairwise(lines):
        if " step." in line or " phase." in line:
            assert not following.startswith("Turn ") and " step." not in following, following


def test_a_replay_shows_the_table(record: Path) -> None:
    played = Record.from_json(json.loads(record.read_text("utf-8")))
    stepper = Stepper(GAME, played, 0)
    seen = [stepper.screen(step, step)[1:] for step in range(0, stepper.last, 25)]
    assert seen[0][0] == "Turn 0, before the game: Ada to play"
    text = "\n".join("\n".join(lines) for lines in seen)
    for part in ("Ada: life 20, hand ", "  Hand: ", "Player 2: life ", " ×2", "tapped", "first main phase"):
        assert part in text, part
    assert text.count("  Hand: ") < len(seen) + 1, "one hand is seen, not two"


def test_the_table_tells_what_stands_there() -> None:
    view = GAME.start(Setup("magic", 2, 1, {"first": "seat-0"})).seen_by(WATCHER)
    bears = {
        **{"id": 7, "name": "Grizzly Bears", "controller": 1, "power": 3, "toughness": 3, "on": None},
        **{"counters": {"+1/+1": 1}, "tapped": True, "attacking": 0, "blocking": False, "damage": 2},
    }
    strength = {**bears, "id": 8, "name": "Holy Strength", "power": None, "on": 7, "counters": {}}
    strength |= {"tapped": False, "attacking": None, "damage": 0}
    table = view["table"]
    table["play"] = [bears, strength]
    table["players"][1] |= {"poison": 3, "pool": "GG"}
    table["stack"] = [{"name": "Shock"}, {"kind": "combat damage"}]
    lines = words("en").table(view)
    assert lines[1:] == [
        "Ada: life 20, hand 7, library 33, graveyard 0",
        "Bruno: life 20, hand 7, library 33, graveyard 0, poison 3, mana GG",
        "  Grizzly Bears 3/3 (+1/+1 ×1, tapped, attacking, damage 2), Holy Strength → Grizzly Bears",
        "Stack, top first: Shock, combat damage",
    ]


@cache
def words(lang: str) -> MagicWords:
    return MagicWords(GAME, None, PLAYERS, lang, translator(lang, ["cli", "magic"]))


LINES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"event": "draw", "seat": 0, "name": ""}, "Ada has no card left to draw."),
    ({"event": "mill", "seat": 1, "name": "Shock"}, "From the library of Bruno to the graveyard: Shock."),
    (
        {"event": "from-outside", "seat": 0, "name": "Shock"},
        "Ada puts Shock from outside the game into hand.",
    ),
    ({"event": "to-hand", "seat": 0, "name": None}, "Ada puts a card from the library into the hand."),
    (
        {"event": "look", "seat": 1, "zone": "hand", "count": 1, "viewer": 0, "faces": None},
        "Ada looks at the hand of Bruno.",
    ),
    (
        {
            "event": "look",
            "seat": 1,
            "zone": "library",
            "count": 1,
            "viewer": -1,
            "faces": ("Shock", "Forest"),
        },
        "The top of the library of Bruno is revealed: Shock and Forest.",
    ),
    (
        {"event": "arrange", "seat": 1, "count": 3, "bottom": True, "by": 0},
        "Ada puts cards on the bottom of the library of Bruno: 3.",
    ),
    ({"event": "hand-on-top", "seat": 0, "count": 2}, "Ada puts 2 cards of the hand on top of the library."),
    ({"event": "hand-to-bottom", "seat": 0, "count": 2}, "Ada puts 2 cards of the hand under the library."),
    ({"event": "more-phases", "seat": 0, "used": False}, "Another combat phase and main phase will follow."),
    ({"event": "skip-combat", "seat": 0, "used": True}, "Ada skips the combat phase."),
    ({"event": "coin", "seat": 0, "heads": False}, "The coin of Ada shows tails."),
    ({"event": "says", "seat": 0, "word": "Forest"}, "Ada names Forest."),
    ({"event": "loses", "seat": 0, "why": "conceded"}, "Ada concedes."),
    (
        {"event": "over", "winners": (), "reason": "loop"},
        "The game is over: a draw, for nothing ends this loop.",
    ),
    ({"event": "poison", "seat": 0, "count": 1}, "Ada gets poison counters: 1."),
    (
        {"event": "life", "seat": 0, "amount": -2, "why": "burn", "left": 18},
        "Ada burns for unspent mana: 2 life, 18 left.",
    ),
    ({"event": "life", "seat": 0, "amount": -2, "why": "effect", "left": 1}, "Ada loses 2 life, 1 left."),
    ({"event": "life", "seat": 0, "amount": 2, "why": "effect", "left": 22}, "Ada gains 2 life, total 22."),
    (
        {"event": "leave", "key": 3, "to": "removed", "why": "owner left", "name": "Shock", "by": -1},
        "Shock leaves the game with its player.",
    ),
    (
        {"event": "leave", "key": 3, "to": "hand", "why": "returned", "name": "Sea Eagle", "by": 0},
        "Sea Eagle returns to its owner's hand.",
    ),
    (
        {"event": "from-graveyard", "key": 3, "to": "library", "name": "Shock"},
        "From the graveyard into its owner's library: Shock.",
    ),
    ({"event": "set-aside", "key": 3, "name": "Forest"}, "Forest is set aside."),
    ({"event": "stays-out", "key": 3, "name": "Fear"}, "Fear can go on nothing and stays out of the game."),
    (
        {"event": "tap", "key": 3, "untap": True, "why": "effect", "name": "Forest"},
        "Forest untaps.",
    ),
    (
        {"event": "counters", "key": 3, "counter": "+1/+1", "count": -1, "name": "Forest"},
        "Forest loses +1/+1 counters: 1.",
    ),
    (
        {
            **{"event": "played", "key": 9, "seat": 0, "name": "Blaze", "kind": "spell", "x": 3},
            **{"targets": (-2, 5), "onto": ("", "Sea Eagle")},
        },
        "Ada casts Blaze, X = 3, aimed at Bruno and Sea Eagle.",
    ),
    (
        {
            "event": "damage",
            "source": 3,
            "to": -1,
            "amount": 2,
            "combat": False,
            "name": "Shock",
            "onto": "",
            "left": 18,
        },
        "Shock deals damage to Ada: 2, 18 left.",
    ),
    (
        {"event": "off-stack", "key": 3, "to": "", "why": "owner left", "name": "Fear"},
        "Fear leaves with its player.",
    ),
    ({"event": "first", "seat": 1}, "Bruno goes first."),
    ({"event": "mulligan", "seat": 1}, "Bruno takes a mulligan."),
)


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda value: str(value)[:40])
def test_lines_of_the_log(event: dict[str, Any], line: str) -> None:
    assert words("en").log([{**event, "rule": "R"}]) == [f"{line}  [R]"]
    told = {lang: words(lang).event({**event, "rule": "R"}) for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all("{" not in said and "None" not in said for said in told.values())


def kinds(cls: type[Event] = Event) -> Iterator[type[Event]]:
    """Every event class of Magic."""
    assert registry.TYPES
    for one in cls.__subclasses__():
        if one.NAME and one.__module__.startswith("grimorio.games.magic."):
            yield one
        yield from kinds(one)


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    names = {cls.NAME for cls in kinds()}
    assert len(names) > 30 and set(SILENT) <= names
    unseen = {"tapped-for-mana", "use-ability", "strike", "end-combat", "targeted", "chosen"}
    unseen |= {"trigger", "state"}
    text = message_file("en", "magic").read_text("utf-8")
    assert set(re.findall(r"^magic-log-([a-z-]+) =", text, re.MULTILINE)) == names - unseen - set(SILENT)
