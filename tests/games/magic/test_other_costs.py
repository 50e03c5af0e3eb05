"""Costs of the sets before 2001: costs instead of mana, abilities that any player may play, counters, "
"cards."""

from __future__ import annotations

import pytest

from grimorio.games.magic.cardset import card_from_json, to_json
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.objects import MAIN1, UPKEEP
from grimorio.games.magic.wording import text
from tests.games.magic.laid import MAGIC, NO, YES, A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Snuff | {3}{B} | Instant
If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost. /
Destroy target nonblack creature.

Cave Fall | {3}{R}{R} | Sorcery
You may exile a red card from your hand rather than pay this spell's mana cost. /
Cave Fall deals 2 damage to each creature and each player.

Blue Will | {3}{U}{U} | Instant
You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost. /
Draw two cards.

Crush | {2}{R} | Instant
You may sacrifice two Mountains rather than pay this spell's mana cost. /
Destroy target artifact.

Swift Legate | {1}{R} | Creature - Goblin | 1/1
Haste /
If an opponent controls a Plains and you control a Mountain, you may cast this spell without paying its mana
cost.

Flailing Brute | {R} | Creature - Ogre | 3/3
{1}: Flailing Brute gets +1/+1 until end of turn. Any player may activate this ability. /
{1}: Flailing Brute gets -1/-1 until end of turn. Any player may activate this ability.

Gossip Boar | {3}{B} | Creature - Beast | 3/3
{2}: Target player discards a card. Any player may activate this ability but only as a sorcery.

Shared Seed | {G} | Enchantment
{1}, Discard a card: Create a 1/1 green Saproling creature token. Any player may activate this ability.

Mindless Frame | {4} | Artifact Creature - Construct | 0/0
Mindless Frame enters the battlefield with two +1/+1 counters on it. /
Remove two +1/+1 counters from Mindless Frame: Draw a card.

Web Chains | {W} | Enchantment
Return Web Chains to its owner's hand: You gain 1 life.

Brass Kin | {4} | Artifact Creature - Chimera | 2/2
Sacrifice Brass Kin: Put a +2/+2 counter on target Chimera creature. It gains first strike.

Prism Maker | {4} | Artifact
{3}: Create a 0/1 colorless Prism artifact creature token.

Demon Maker | {4} | Artifact
{3}: Create a 1/1 black and red Demon creature token named Minor Demon.

Burning Mine | {1} | Artifact
{1}: Put a pressure counter on Burning Mine. /
{2}, Sacrifice Burning Mine: It deals damage equal to the number of pressure counters on it to any target.

Bone Gatherer | {1}{B} | Creature - Zombie | 3/1
Exile the top creature card of your graveyard: Regenerate Bone Gatherer. /
At the beginning of your upkeep, sacrifice Bone Gatherer unless you exile the top creature card of your
graveyard.

Brass Beast | {3} | Artifact Creature - Beast | 2/2

Ram Altar | {2} | Artifact Creature - Golem | 2/2
Sacrifice two creatures, Sacrifice Ram Altar: Draw a card. /
Return a creature you control to its owner's hand, Sacrifice Ram Altar: You gain 1 life. /
Sacrifice a creature, Exile Ram Altar: You gain 2 life. /
Sacrifice a creature, Return Ram Altar to its owner's hand: You gain 3 life.

Hurl | {1}{R} | Instant
As an additional cost to cast this spell, sacrifice a creature. /
Hurl deals damage equal to the sacrificed creature's power to any target.
""")


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, own=OWN, mana=mana)


@pytest.mark.rule("MTG8-CR-COST-10")
@pytest.mark.parametrize("mana", [True, False])
def test_life_is_paid_instead_of_mana_with_a_swamp(mana: bool) -> None:
    t = laid({"play": "Swamp", "hand": "Snuff"}, {"play": "Grizzly Bears"}, mana=mana)
    t.play(A, "Snuff", *([YES] if mana else []), t.obj("Grizzly Bears"))
    assert t.life(A) == 16 and t.in_play(B) == []
    t = laid({"play": "Forest", "hand": "Snuff"}, {"play": "Grizzly Bears"}, mana=mana)
    if mana:
        t.play(A, "Snuff", t.obj("Grizzly Bears"))
        assert t.life(A) == 20 and t.in_play(B) == []
    else:
        assert ("cast", "Snuff") not in t.offered()


@pytest.mark.rule("MTG8-CR-COST-10")
def test_the_mana_cost_may_be_paid_all_the_same() -> None:
    t = laid({"play": "Swamp", "hand": "Snuff"}, {"play": "Grizzly Bears"})
    before = t.player(A).pool
    t.play(A, "Snuff", NO, t.obj("Grizzly Bears"))
    assert t.life(A) == 20 and t.player(A).pool != before
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-COST-10")
def test_too_little_life_cannot_be_paid() -> None:
    t = Laid({"play": "Swamp", "hand": "Snuff", "life": 3}, {"play": "Grizzly Bears"}, own=OWN, mana=False)
    assert ("cast", "Snuff") not in t.offered()


@pytest.mark.rule("MTG8-CR-COST-9")
def test_a_card_of_the_hand_is_removed_and_never_the_spell_itself() -> None:
    t = laid({"hand": "Cave Fall; Shock; Giant Growth"}, mana=False)
    t.play(A, "Cave Fall")
    assert (t.life(A), t.life(B)) == (18, 18) and t.hand(A) == ["Giant Growth"]
    assert [t.name(t.p.things[key]) for key in t.player(A).removed] == ["Shock"]
    assert t.graveyard(A) == ["Cave Fall"] and not t.happened("discard")
    t = laid({"hand": "Cave Fall; Giant Growth"}, mana=False)
    assert ("cast", "Cave Fall") not in t.offered()
    t = laid({"hand": "Cave Fall; Cave Fall"}, mana=False).play(A, "Cave Fall")
    assert t.hand(A) == [] and t.life(B) == 18


@pytest.mark.rule("MTG8-CR-COST-9", "MTG8-CR-COST-10")
def test_several_costs_are_paid_together() -> None:
    t = laid({"hand": "Blue Will; Twiddle; Shock"}, mana=False).play(A, "Blue Will")
    assert t.life(A) == 19 and sorted(t.hand(A)) == ["Plains", "Plains", "Shock"]


@pytest.mark.rule("MTG8-CR-COST-10")
def test_lands_are_sacrificed_instead_of_mana() -> None:
    t = laid({"hand": "Crush", "play": "Mountain; Mountain"}, {"play": "Rod of Ruin"}, mana=False)
    t.play(A, "Crush", t.obj("Rod of Ruin"))
    assert t.in_play() == []
    t = laid({"hand": "Crush", "play": "Mountain; Forest"}, {"play": "Rod of Ruin"}, mana=False)
    assert ("cast", "Crush") not in t.offered()


@pytest.mark.rule("MTG8-CR-COST-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "free"),
    [("Mountain", "Plains", True), ("Forest", "Plains", False), ("Mountain", "Forest", False)],
)
def test_a_spell_is_free_under_its_condition(mine: str, theirs: str, free: bool) -> None:
    t = laid({"hand": "Swift Legate", "play": mine}, {"play": theirs}, mana=False)
    assert (("cast", "Swift Legate") in t.offered()) == free
    if free:
        t.play(A, "Swift Legate")
        assert t.in_play(A) == ["Mountain", "Swift Legate"] and not t.it("Mountain").tapped


@pytest.mark.rule("MTG8-CR-ANYONE-1")
def test_any_player_plays_the_ability_and_pays() -> None:
    t = laid({"play": "Flailing Brute"})
    before = t.player(A).pool
    t.use(B, "Flailing Brute", place=1)
    assert t.size("Flailing Brute") == (2, 2) and t.player(A).pool == before
    t.use(A, "Flailing Brute", place=0)
    assert t.size("Flailing Brute") == (3, 3)


@pytest.mark.rule("MTG8-CR-ANYONE-1")
def test_who_plays_it_is_you_and_a_sorcery_has_its_time() -> None:
    t = laid({"play": "Gossip Boar; Shared Seed", "hand": "Shock"}, {"hand": "Shock; Shock"})
    boar = ("activate", t.key("Gossip Boar"), 0)
    assert boar in t.offered_to(A)
    t = laid({"play": "Gossip Boar; Shared Seed", "hand": "Shock"}, {"hand": "Shock; Shock"})
    assert boar not in t.offered_to(B)
    t.use(B, "Shared Seed")
    assert t.in_play(B) == ["Saproling"] and len(t.hand(B)) == 1 and t.hand(A) == ["Shock"]
    t = laid({"play": "Gossip Boar", "hand": "Shock"}).until(MAIN1, B).fill()
    t.use(B, "Gossip Boar", who(A))
    assert t.hand(A) == []


def test_what_only_its_controller_can_pay_is_refused() -> None:
    for cost in ("{T}", "Sacrifice ~", "Return ~ to its owner's hand", "Remove two charge counters from ~"):
        said = f"{cost.replace('~', 'Odd Thing')}: Draw a card. Any player may play this ability."
        assert read_card("Odd Thing", "{1}", "Artifact", said).card is None, cost


def test_several_counters_are_taken_off_at_once() -> None:
    t = laid({"hand": "Mindless Frame"}).play(A, "Mindless Frame")
    assert t.size("Mindless Frame") == (2, 2)
    t.use(A, "Mindless Frame")
    assert t.hand(A) == ["Plains"] and t.graveyard(A) == ["Mindless Frame"]
    t = laid({"play": "Mindless Frame"})
    assert t.in_play(A) == [], "without counters it has no toughness"


def test_an_enchantment_returns_as_a_cost() -> None:
    t = laid({"play": "Web Chains"}).use(A, "Web Chains")
    assert t.hand(A) == ["Web Chains"] and t.life(A) == 21


@pytest.mark.rule("MTG8-CR-COST-9")
def test_what_leaves_play_for_a_cost_is_not_given_up_twice() -> None:
    def places(play: str) -> list[int]:
        t = laid({"play": play})
        return sorted(option[2] for option in t.offered() if option[0] == "activate")

    assert places("Ram Altar") == []
    assert places("Ram Altar; Brass Beast") == [1, 2, 3]
    assert places("Ram Altar; Brass Beast; Brass Beast") == [0, 1, 2, 3]
    t = laid({"play": "Ram Altar; Brass Beast"})
    t.use(A, "Ram Altar", place=1)
    assert t.hand(A) == ["Brass Beast"] and t.graveyard(A) == ["Ram Altar"] and t.life(A) == 21


@pytest.mark.parametrize(
    ("today", "then"),
    [
        ("{2}, Exile ~", "{2}, Remove ~ from the game"),
        ("Sacrifice a creature, exile ~", "Sacrifice a creature, Remove ~ from the game"),
        ("Exile a blue card from your hand", "Remove a blue card in your hand from the game"),
    ],
)
def test_exile_as_a_cost_is_read_as_removal_from_the_game(today: str, then: str) -> None:
    texts = [f"{cost}: Draw a card." for cost in (today, then)]
    read, known = [read_card("Odd Thing", "{1}", "Artifact", said).card for said in texts]
    assert read is not None and read == known


def test_counters_of_other_sizes_and_names() -> None:
    t = laid({"play": "Brass Kin; Brass Kin"})
    first, second = t.keys("Brass Kin")
    [option] = [one for one in t.offered() if one[:2] == ("activate", first)]
    t.begin(A, option, ("object", second)).resolve()
    assert t.size("Brass Kin") == (4, 4)
    t = laid({"play": "Burning Mine"})
    for _ in range(3):
        t.use(A, "Burning Mine", place=0)
    t.use(A, "Burning Mine", who(B), place=1)
    assert t.life(B) == 17


@pytest.mark.rule("MTG8-CR-COST-11")
def test_the_top_creature_card_of_the_graveyard_is_removed_as_a_cost() -> None:
    side = {"play": "Bone Gatherer", "graveyard": "Shock; Grizzly Bears; Giant Growth; Hill Giant"}
    t = laid(side)
    top = next(name for name in t.graveyard(A) if name in ("Grizzly Bears", "Hill Giant"))
    t.use(A, "Bone Gatherer")
    assert [t.name(t.p.things[key]) for key in t.player(A).removed] == [top]
    t.use(A, "Bone Gatherer")
    assert sorted(t.graveyard(A)) == ["Giant Growth", "Shock"]
    assert ("activate", t.key("Bone Gatherer"), 0) not in t.offered()


@pytest.mark.rule("MTG8-CR-COST-11")
@pytest.mark.parametrize(("buried", "kept"), [("Grizzly Bears; Shock", True), ("Shock", False)])
def test_the_top_creature_card_is_removed_each_upkeep(buried: str, kept: bool) -> None:
    t = laid({"play": "Bone Gatherer", "graveyard": buried}).until(UPKEEP, A)
    t.resolve(*([YES] if kept else []))
    assert t.in_play(A) == (["Bone Gatherer"] if kept else [])
    assert "Shock" in t.graveyard(A) and "Grizzly Bears" not in t.graveyard(A)


def test_damage_as_the_power_of_what_a_spell_sacrificed() -> None:
    t = laid({"play": "Hill Giant", "hand": "Hurl"}).play(A, "Hurl", who(B))
    assert t.life(B) == 17 and t.in_play(A) == []


def test_tokens_are_artifacts_or_of_two_colors() -> None:
    t = (
        laid({"play": "Prism Maker; Demon Maker", "hand": "Shatter"})
        .use(A, "Prism Maker")
        .use(A, "Demon Maker")
    )
    assert t.in_play(A)[2:] == ["Prism", "Minor Demon"]
    t.cast(A, "Shatter", t.obj("Prism")).resolve()
    assert "Prism" not in t.in_play()
    assert t.it("Minor Demon").colors.bit_count() == 2


def test_the_texts_in_three_languages() -> None:
    told = {own.name: own for own in OWN}
    for own in OWN:
        assert card_from_json(to_json(own)) == own
        assert all(all(text(own, language)) for language in ("it", "fr"))
    assert text(told["Snuff"], "it")[0] == (
        "Se controlli una Palude, puoi pagare 4 punti vita invece di pagare il costo di mana dello Snuff."
    )
    assert text(told["Snuff"], "fr")[0] == (
        "Si vous contrôlez un marais, vous pouvez payer 4 points de vie au lieu de payer le coût de mana du "
        "Snuff."
    )
    assert text(told["Cave Fall"], "it")[0].startswith(
        "Puoi rimuovere dal gioco una carta rossa dalla tua mano"
    )
    assert text(told["Flailing Brute"], "fr")[0].endswith("N'importe quel joueur peut jouer cette capacité.")
