"""Reading of card texts: a text is read into a card that is written as the same text, or it is refused."""

from __future__ import annotations

import pytest

from grimorio.games.magic.cards import CARDS
from grimorio.games.magic.imports import printed_line
from grimorio.games.magic.reading.card import Read, read_card
from grimorio.games.magic.wording import text, type_line
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_OR_PLAYER,
    THIS,
    Card,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    Gets,
    Has,
    It,
    Target,
    That,
    activated,
    keywords,
    spell,
    when,
)
from grimorio.games.magic.words.triggers import ComesIntoPlay
from tests.games.magic.slow.test_told_apart import same


def sorcery(said: str, name: str = "Test Rite") -> Read:
    return read_card(name, "{1}{R}", "Sorcery", said)


def beast(said: str, kinds: str = "Creature — Beast") -> Read:
    return read_card("Test Beast", "{1}{G}", kinds, said, ("2", "2"))


def read_again(card: Card) -> Read:
    """Read a card from its own text, type line and size, with "*" and basic lands as they are printed."""
    size = tuple(map(str, card.size)) if card.size else None
    return read_card(card.name, card.cost, type_line(card, "en"), "\n".join(text(card, "en")), size)  # type: ignore[arg-type]


def test_every_card_comes_back_as_it_was_told() -> None:
    for card in CARDS:
        if card.basic:
            continue
        read = read_again(card)
        assert read.refused is None, (card.name, read.refused)
        assert read.card is not None
        assert text(read.card, "en") == text(card, "en"), card.name
        for language in ("it", "fr"):
            assert text(read.card, language) == text(card, language), card.name


def test_every_card_is_read_as_the_words_that_it_has() -> None:
    unlike = []
    for card in CARDS:
        read = read_again(card)
        if read.card is None or card.basic:
            continue
        for own, again in zip(card.text, read.card.text, strict=True):
            if same((own,)) != same((again,)):
                unlike.append((card.name, own, again))
    assert not unlike, unlike


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Test Rite deals 3 damage to target creature.", (DealDamage(3, Target(CREATURE)),)),
        ("Test Rite deals 3 damage to any target.", (DealDamage(3, Target(CREATURE_OR_PLAYER)),)),
        ("Destroy target creature. You gain 2 life.", (Destroy(Target(CREATURE)), GainLife(2))),
        ("Destroy target creature.\nDraw a card.", (Destroy(Target(CREATURE)), Draw())),
        (
            "Target creature gets +2/+2 and gains flying until end of turn.",
            (Gets(Target(CREATURE), 2, 2), Has(It(), "flying")),
        ),
    ],
)
def test_texts_of_sorceries_are_read(said: str, words: tuple[object, ...]) -> None:
    read = sorcery(said)
    assert read.refused is None, read.refused
    assert read.card is not None and read.card.text == (spell(*words),)  # type: ignore[arg-type]


def test_texts_of_today_are_read_in_the_words_of_2003() -> None:
    read = beast(
        "Haste\nWhen Test Beast enters the battlefield, draw a card.\n{2}, {T}: You gain 1 life. (Fine.)"
    )
    assert read.card is not None, read.refused
    assert read.card.text == (
        keywords("haste"),
        when(ComesIntoPlay(THIS), Draw()),
        activated(("{2}", "{T}"), GainLife(1)),
    )
    assert "enters" in read.rewritten and "reminder text" in read.rewritten
    assert "comes into play" in read.text


def test_type_lines_are_read_as_printed_then_and_as_of_today() -> None:
    for line in ("Creature - Elf Beast", "Creature — Elf Beast"):
        read = beast("", line)
        assert read.card is not None and read.card.types == ("Elf", "Beast")
    old = read_card("Test Bond", "{G}", "Enchant Creature", "Enchanted creature gets +1/+1.")
    new = read_card(
        "Test Bond", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."
    )
    assert old.card == new.card
    assert old.card is not None and old.card.enchants == That(("creature",))


@pytest.mark.parametrize(
    ("line", "kinds", "types"),
    [
        ("Summon - Wildebeests", ("creature",), ("Wildebeest",)),
        ("Summon Elves", ("creature",), ("Elf",)),
        ("Summon - Legend", ("creature",), ("Legend",)),
        ("Interrupt", ("instant",), ()),
        ("Mana Source", ("instant",), ()),
        ("Mono Artifact", ("artifact",), ()),
        ("Artifact Creature", ("artifact", "creature"), ()),
    ],
)
def test_type_lines_of_before_1999_are_read(
    line: str, kinds: tuple[str, ...], types: tuple[str, ...]
) -> None:
    size = ("2", "2") if "creature" in kinds else None
    card = read_card("Test Relic", "{1}{G}", line, "" if size else "Draw a card.", size)
    card = card if "artifact" not in kinds else read_card("Test Relic", "{1}", line, "Flying", size)
    assert card.card is not None, card.refused
    assert (card.card.kinds, card.card.types) == (kinds, types)


def test_a_summoned_type_that_no_card_has_is_refused_or_gives_way_to_todays() -> None:
    refused = beast("", "Summon - Stangg-Twin").refused
    assert refused is not None and refused.phrase == "Stangg-Twin"
    assert printed_line("Summon - Killer Bees", "Creature — Insect") == "Creature — Insect"
    assert printed_line("Summon - Wyvern", "Creature — Drake") == "Summon - Wyvern"
    assert printed_line("Summon - Killer Bees", "Creature — Unheard-Of") == "Summon - Killer Bees"


def test_every_mention_of_the_chosen_type_is_rewritten() -> None:
    said = (
        "Choose a creature type. Tap all creatures of that type. "
        "Return all creatures of that type to their owners' hands."
    )
    assert sorcery(said).card is not None


def test_a_refusal_says_where_and_what_could_stand_there() -> None:
    refused = sorcery("Destroy target creture.").refused
    assert refused is not None
    assert refused.line == 1
    assert refused.line_text[refused.at :].startswith("creture")
    assert refused.phrase.startswith("creture")
    assert refused.expected


def test_a_refusal_names_the_mechanism_that_is_missing() -> None:
    refused = beast("Banding").refused
    assert refused is not None and refused.needs == "banding"
    refused = beast("Flying\nBanding").refused
    assert refused is not None and (refused.line, refused.needs) == (2, "banding")


def test_what_does_not_come_back_as_it_went_in_is_refused() -> None:
    read = sorcery("Target player draw two cards.")
    assert read.card is None
    assert read.refused is not None and read.refused.problem == "told"
    assert read.refused.phrase.startswith("draw")


def test_what_the_rules_cannot_play_is_refused() -> None:
    read = sorcery("Test Rite deals X damage to target creature.")
    assert read.card is None
    assert read.refused is not None and read.refused.problem == "rules"


def test_unknown_types_sizes_and_lines_are_refused() -> None:
    lines = {"Creature — Beest": "Beest", "Planeswalker": "Planeswalker", "Legend Land": "Legend"}
    for line, word in lines.items():
        refused = beast("", line).refused
        assert refused is not None and (refused.problem, refused.phrase) == ("type", word)
    refused = read_card("Test Beast", "{G}", "Creature — Beast", "", ("2", "?")).refused
    assert refused is not None and refused.problem == "size"
    refused = read_card("Test Beast", "{G}", "Creature — Beast", "").refused
    assert refused is not None and refused.problem == "rules"


def test_creatures_of_a_type_are_told_by_the_type() -> None:
    read = read_card("Test Banner", "{3}", "Artifact", "Other Elf creatures get +1/+1.")
    assert read.card is not None and text(read.card, "en") == ["All other Elves get +1/+1."]
    read = sorcery("Target creature gets +X/+X until end of turn, where X is the number of Elves in play.")
    assert read.card is not None, read.refused
    assert text(read.card, "en") == ["Target creature gets +1/+1 until end of turn for each Elf in play."]


def test_legends_of_then_and_today_are_the_same() -> None:
    then, today = beast("Flying", "Creature - Angel Legend"), beast("Flying", "Legendary Creature — Angel")
    assert then.card == today.card
    assert then.card is not None and then.card.types == ("Angel", "Legend")


def test_split_cards_are_refused() -> None:
    refused = read_card("Heat // Cold", "{R}", "Instant", "Draw a card.").refused
    assert refused is not None and refused.needs == "split"


@pytest.mark.parametrize("cost", ["{X}{X}{R}", "{2/W}", "{Q}", "{1}{1}", "R"])
def test_costs_that_no_card_has_are_refused(cost: str) -> None:
    refused = read_card("Test Rite", cost, "Sorcery", "Draw a card.").refused
    assert refused is not None and "cost" in refused.needs


def test_what_an_enchantment_may_enchant_is_never_left_out() -> None:
    read = read_card("Test Bond", "{G}", "Enchantment — Aura", "Enchant Swamp\nEnchanted land gets +1/+1.")
    assert read.card is None


def test_creature_types_of_later_sets_are_told_in_three_languages() -> None:
    read = beast("Other Slivers get +1/+1.", "Creature — Sliver")
    assert read.card is not None, read.refused
    assert text(read.card, "en") == ["All other Slivers get +1/+1."]
    assert "Tramutanti" in text(read.card, "it")[0] and "slivoïdes" in text(read.card, "fr")[0]


@pytest.mark.parametrize(
    ("today", "then"),
    [
        ("Choose one —\n• Draw a card.\n• You gain 2 life.", "Choose one — Draw a card; or you gain 2 life."),
        ("Create a 2/2 green Beast creature token.", "Put a 2/2 green Beast creature token into play."),
        ("Target player mills two cards.", None),
        ("Test Rite deals 2 damage to any target. You gain 2 life.", None),
        (
            "Search your library for a Rebel permanent card with mana value 2 or less, put it onto the "
            "battlefield, then shuffle.",
            "Search your library for a Rebel card with converted mana cost 2 or less and put that card into "
            "play. Then shuffle your library.",
        ),
        (
            "Search your library for a basic land card, put that card onto the battlefield, then shuffle.",
            None,
        ),
        (
            "Target player mills a card.",
            "Target player puts the top card of his or her library into his or her graveyard.",
        ),
        ("Mill three cards.", "Put the top three cards of your library into your graveyard."),
        ("Each opponent mills two cards.", None),
        (
            "Target creature gains vigilance until end of turn.",
            "Attacking doesn't cause target creature to tap this turn.",
        ),
        (
            "Target creature gets +1/+1 and gains vigilance until end of turn.",
            "Target creature gets +1/+1 until end of turn. Attacking doesn't cause that creature to tap this "
            "turn.",
        ),
        (
            "Draw two cards unless any player pays {2}.",
            "Any player may pay {2}. If no one does, draw two cards.",
        ),
        (
            "Return target creature to its owner's hand unless its controller pays {2}.",
            "Return target creature to its owner's hand unless that creature's controller pays {2}.",
        ),
        ("Target player sacrifices a creature of their choice.", "Target player sacrifices a creature."),
        (
            "Target opponent reveals their hand. You choose a nonland card from it. That player discards "
            "that card.",
            "Target opponent reveals his or her hand. Choose a nonland card from it. That player discards "
            "that card.",
        ),
        (
            "Target creature gains haste until end of turn. Untap it.",
            "Target creature gains haste until end of turn. Untap that creature.",
        ),
        (
            "Put a +1/+1 counter on target creature. It gains flying until end of turn.",
            "Put a +1/+1 counter on target creature. That creature gains flying until end of turn.",
        ),
        (
            "Exile target creature. Its controller gains life equal to its power.",
            "Remove target creature from the game. That creature's controller gains life equal to its power.",
        ),
        (
            "Destroy target creature. It can't be regenerated. Its controller gains 4 life.",
            "Destroy target creature. It can't be regenerated. That creature's controller gains 4 life.",
        ),
        (
            "Destroy target artifact. Its controller may draw a card.",
            "Destroy target artifact. That artifact's controller may draw a card.",
        ),
        (
            "Gain control of target creature until end of turn. Untap it. It gains haste until end of turn.",
            "Gain control of target creature until end of turn. Untap that creature. That creature gains "
            "haste until end of turn.",
        ),
        (
            "Search your library for up to two basic land cards, reveal them, put them into your hand, then "
            "shuffle.",
            "Search your library for up to two basic land cards, reveal those cards, and put them into your "
            "hand. Then shuffle your library.",
        ),
    ],
)
def test_rewritings_give_texts_that_are_told(today: str, then: str | None) -> None:
    read = sorcery(today)
    assert read.card is not None, read.refused
    assert then is None or text(read.card, "en") == [then]
    assert " ".join(text(read.card, "en")) == read.text


@pytest.mark.parametrize(
    ("today", "then"),
    [
        ("Creatures you control have vigilance.", "Attacking doesn't cause creatures you control to tap."),
        ("Other Goblin creatures have vigilance.", "Attacking doesn't cause other Goblins to tap."),
        ("Goblins have vigilance.", "Attacking doesn't cause Goblins to tap."),
        (
            "Other Goblins get +1/+1 and have vigilance.",
            "All other Goblins get +1/+1. Attacking doesn't cause other Goblins to tap.",
        ),
        (
            "Whenever Test Beast attacks, draw a card unless any player pays {2}.",
            "Whenever Test Beast attacks, any player may pay {2}. If no one does, draw a card.",
        ),
        (
            "Test Beast can't block if you control an untapped land.",
            "Test Beast can't block unless you control no untapped lands.",
        ),
        (
            "Test Beast can't block if you control an Elf.",
            "Test Beast can't block unless you control no Elves.",
        ),
        (
            "As long as you control an Island, Test Beast has flying.",
            "Test Beast has flying as long as you control an Island.",
        ),
        (
            "As long as you control an Island, creatures you control get +1/+1.",
            "Creatures you control get +1/+1 as long as you control an Island.",
        ),
        (
            "As long as you control an Island, Test Beast gets +1/+1 and has flying.",
            "As long as you control an Island, Test Beast gets +1/+1 and has flying.",
        ),
        (
            "Test Beast can't be blocked by artifact creatures.",
            "Test Beast can't be blocked by artifacts.",
        ),
    ],
)
def test_rewritings_of_a_creature_give_texts_that_are_told(today: str, then: str) -> None:
    read = beast(today)
    assert read.card is not None, read.refused
    assert text(read.card, "en") == [then]


@pytest.mark.parametrize("bonus", ["", "gets +1/+1 and "])
def test_vigilance_of_an_enchanted_creature_is_a_rule_on_its_attacks(bonus: str) -> None:
    read = read_card(
        "Test Bond",
        "{W}",
        "Enchantment — Aura",
        f"Enchant creature\nEnchanted creature {bonus}has vigilance.",
    )
    assert read.card is not None, read.refused
    assert text(read.card, "en")[0].endswith("Attacking doesn't cause enchanted creature to tap.")


@pytest.mark.parametrize(
    "said",
    [
        "As long as you control a Swamp, Test Beast has vigilance.",
        "Test Beast can't attack if you control a Swamp.",
        "Whenever Test Beast attacks, draw a card unless any player pays {X}.",
    ],
)
def test_phrases_without_a_word_stay_refused(said: str) -> None:
    assert beast(said).card is None
