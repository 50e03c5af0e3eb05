"""Cards played any time an instant could be, attackers that do not tap, and two new numbers."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import Card
from tests.games.magic.laid import A, B, Laid


def made(name: str, cost: str, kinds: str, said: str, size: tuple[str, str] | None = None) -> Card:
    read = read_card(name, cost, kinds, said, size)
    assert read.card is not None, read.refused
    return read.card


PROWLER = made("Prowler", "{1}{G}", "Creature - Cat", "Flash", ("3", "1"))
ROUSE = made(
    "Rouse",
    "{1}{R}",
    "Sorcery",
    "You may cast Rouse as though it had flash if you pay {2} more to cast it.\n"
    "Rouse deals 2 damage to any target.",
)
BANNER = made("Banner", "{1}{W}", "Enchantment", "Soldier creatures have vigilance.")
BULL = made(
    "Bull",
    "{2}{G}",
    "Creature - Beast",
    "Whenever Bull becomes blocked, it gets +2/+2 until end of turn for each creature blocking it.",
    ("1", "4"),
)
SHRINE = made(
    "Shrine",
    "{R}",
    "Enchantment",
    "Whenever a player casts a spell, Shrine deals X damage to that player, where X is the number of cards "
    "in all graveyards with the same name as that spell.",
)
CARDS = (PROWLER, ROUSE, BANNER, BULL, SHRINE)


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, mana=mana, own=CARDS)


@pytest.mark.rule("MTG8-CR-ANYTIME-1")
def test_a_creature_is_played_in_another_players_turn() -> None:
    t = laid({}, {"hand": "Prowler; Hill Giant"})
    assert [option for option in t.offered_to(B) if option[0] == "cast"] == [("cast", "Prowler")]


@pytest.mark.rule("MTG8-CR-ANYTIME-1")
def test_more_mana_is_due_only_at_other_times() -> None:
    lands = "Mountain; Mountain"
    t = laid({"hand": "Rouse", "play": lands}, {"hand": "Rouse", "play": lands}, mana=False)
    assert ("cast", "Rouse") in t.offered_to(A) and ("cast", "Rouse") not in t.offered_to(B)
    t = laid({}, {"hand": "Rouse", "play": f"{lands}; {lands}"}, mana=False)
    t.cast(B, "Rouse", ("player", A))
    assert all(t.p.things[key].tapped for key in t.keys("Mountain"))


def test_the_creatures_of_a_noun_attack_without_tapping() -> None:
    t = laid({"play": "Banner; Glory Seeker; Hill Giant"})
    t.attack("Glory Seeker", "Hill Giant")
    assert not t.it("Glory Seeker").tapped and t.it("Hill Giant").tapped


def test_the_blockers_of_a_creature_are_counted() -> None:
    t = laid({"play": "Bull"}, {"play": "Eager Cadet; Hill Giant"})
    t.attack("Bull").block(("Eager Cadet", "Bull"), ("Hill Giant", "Bull"))
    t.resolve()
    assert t.size("Bull") == (5, 8)


def test_cards_with_the_name_of_a_spell_are_counted_in_all_graveyards() -> None:
    t = laid({"play": "Shrine", "hand": "Shock; Sizzle", "graveyard": "Shock"}, {"graveyard": "Shock"})
    t.cast(A, "Shock", ("player", B)).resolve()
    assert t.life(A) == 18


def test_the_texts() -> None:
    assert [text(ROUSE, language)[0] for language in ("en", "it", "fr")] == [
        "You may play Rouse any time you could play an instant if you pay {2} more to play it.",
        "Puoi giocare il Rouse in qualsiasi momento in cui potresti giocare un istantaneo se spendi {2} in "
        "più per giocarlo.",
        "Vous pouvez jouer le Rouse à tout moment où vous pourriez jouer un éphémère si vous payez {2} de "
        "plus pour le jouer.",
    ]
