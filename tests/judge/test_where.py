"""The key ``where`` of `expect`, in every game: the place where a card lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.judge import judge_file

SETUPS = {
    "mickey": "{A: {left: {mage: Quill, cast: Roknar, hidden: Ebb, uncovered: Bolla Impenetrabile}, "
    "hand: [Roknar, Ebb], discard: Ebb, castles: Bell Tower, code: Light Before All, deck: [Moon Well*3]}, "
    "castle: {card: Rocca di Crow, owner: B}, covered: [{card: Sunken Library, owner: A}]}",
    "magecraft": "{academy: {spells: [Spark, Fireball]}, boxed: [Spark], "
    "A: {grimoires: [[Fireball, Meditation], [], [Meditation]]}, "
    "B: {grimoires: [[], [Magic Missile], []]}}",
    "magic": "{A: {hand: [Shock], battlefield: [{card: Hill Giant, owner: B, as: giant}, Mountain*2], "
    "library: [Mountain, Shock]}, B: {graveyard: [Okk]}}",
    "live": "{phase: white, A: {packs: [Serra Angel, Shock]}, "
    "decks: {white: [Serra Angel, Holy Day], blue: [Flight]}}",
}
TRUE = {
    "mickey": [
        "{Roknar: [A left cast, A hand]}",
        "{Roknar: cast}",
        "{Ebb: [A left, A hand, A discard]}",
        "{Ebb: [hidden, hand]}",
        "{Bolla Impenetrabile: A left uncovered}",
        "{Quill: A left, Bell Tower: A castles, Light Before All: A code}",
        "{Moon Well: A deck*3}",
        "{Rocca di Crow: B castle, Sunken Library: A covered, Whalebone Hall: none}",
    ],
    "magecraft": [
        "{Spark: [academy, box], Fireball: [A grimoire 1, academy]}",
        "{Meditation: [A grimoire 1, A grimoire 3], Magic Missile: B, Meteor: none}",
    ],
    "magic": [
        "{giant: A battlefield, Okk: B graveyard, Shock: [A hand, A library]}",
        "{Mountain: [battlefield*2, library], Craw Wurm: none}",
    ],
    "live": ["{Serra Angel: A, Shock: A packs, Holy Day: table, Flight: blue}"],
}
FALSE = {
    "mickey": [
        ("{Roknar: [A hand*2]}", "A hand, A hand", "A left cast, A hand"),
        ("{Roknar: none}", "Roknar nowhere", "A left cast"),
    ],
    "magecraft": [("{Spark: [academy*3]}", "Spark in academy", "academy, box")],
    "magic": [("{giant: B battlefield}", "giant in B battlefield", "A battlefield")],
    "live": [("{Serra Angel: B}", "Serra Angel in B", "A"), ("{Flight: none}", "Flight nowhere", "blue")],
}


def judged(tmp_path: Path, game: str, where: str) -> str:
    path = tmp_path / "one.yaml"
    text = f"title: One\ngame: {game}\nsetup: {SETUPS[game]}\nsteps:\n- expect: {{where: {where}}}\n"
    path.write_text(text, encoding="utf-8")
    (verdict,) = judge_file(path)
    return verdict.line_text()


@pytest.mark.parametrize(("game", "where"), [(game, one) for game, all_ in TRUE.items() for one in all_])
def test_where_a_card_lies(tmp_path: Path, game: str, where: str) -> None:
    assert judged(tmp_path, game, where) == "ok    One"


@pytest.mark.parametrize(("game", "says"), [(game, one) for game, all_ in FALSE.items() for one in all_])
def test_where_it_does_not(tmp_path: Path, game: str, says: tuple[str, str, str]) -> None:
    where, expected, found = says
    line = judged(tmp_path, game, where)
    assert line.startswith("FAIL") and expected in line and found in line.partition("found")[2]


@pytest.mark.parametrize("game", SETUPS)
def test_places_and_cards_that_there_are_not(tmp_path: Path, game: str) -> None:
    card = {"mickey": "Roknar", "magecraft": "Spark"}.get(game, "Shock")
    assert "found 'A attic'" in judged(tmp_path, game, f"{{{card}: A attic}}")
    assert judged(tmp_path, game, "{No Such Card: A}").startswith("ERROR")


def test_a_card_that_was_played_is_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(
        "title: One\ngame: magic\nsetup: {A: {hand: [{card: Shock, as: it}], mana: R}}\nsteps:\n"
        "- cast: {by: A, card: it, targets: [B]}\n- expect: {where: {it: A stack}}\n"
        "- resolve: all\n- expect: {where: {it: A graveyard}, turn: 3}\n",
        encoding="utf-8",
    )
    (verdict,) = judge_file(path)
    assert verdict.line_text() == "ok    One"


@pytest.mark.parametrize(
    ("order", "verdict"),
    [
        ("[MAGE-MAGIC-3, MAGE-ICON-ATTACK-2]", "ok"),
        ("[MAGE-ICON-ATTACK-2, MAGE-MAGIC-3]", "FAIL"),
        ("[MAGE-MAGIC-3, MAGE-MAGIC-3]", "FAIL"),
        ("[MAGE-MAGIC-77]", "ERROR"),
    ],
)
def test_rules_in_the_order_in_which_they_came(tmp_path: Path, order: str, verdict: str) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(
        "title: One\ngame: magecraft\nsetup: {A: {hand: F1}}\nsteps:\n"
        f"- cast: {{by: A, grimoire: 2, icons: attack B fire}}\n- expect: {{in_order: {order}}}\n",
        encoding="utf-8",
    )
    (found,) = judge_file(path)
    assert found.line_text().startswith(verdict), found.line_text()


LONE = {
    "mickey": "setup: {A: {hand: Whirlpool Gate, castles: Bell Tower}, B: {hand: Ebb}}\nsteps:\n"
    "- cast: {by: A, card: Whirlpool Gate, mage: left}\n- castle: Bell Tower\n"
    "- expect: {castle: Bell Tower}\n",
    "magecraft": "setup: {A: {hand: L1, grimoires: [[], [], []]}, B: {hp: F1 W1}}\nsteps:\n"
    "- ability: A\n- choose: light\n- choose: done\n",
}


@pytest.mark.parametrize("game", LONE)
def test_what_had_one_answer_may_be_said_all_the_same(tmp_path: Path, game: str) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(f"title: One\ngame: {game}\n{LONE[game]}", encoding="utf-8")
    (verdict,) = judge_file(path)
    assert verdict.line_text() == "ok    One"


def test_another_castle_than_the_one_that_came_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    text = LONE["mickey"].replace("- castle: Bell Tower", "- castle: Hall of Lamps")
    path.write_text(f"title: One\ngame: mickey\n{text}", encoding="utf-8")
    (verdict,) = judge_file(path)
    assert not verdict.line_text().startswith("ok")
