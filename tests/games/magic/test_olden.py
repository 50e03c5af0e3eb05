"""Events, conditions, numbers and delays of the sets before 2001, played."""

from __future__ import annotations

import pytest

from grimorio.games.magic.cardset import card_from_json, to_json
from grimorio.games.magic.state.objects import DAMAGE, MAIN1, MAIN2, UPKEEP
from grimorio.games.magic.state.pools import size
from grimorio.games.magic.wording import text
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Old Balm | {W} | Instant
You gain 1 life. /
Draw a card at the beginning of the next turn's upkeep.

Wasting | {B} | Enchantment - Aura
Enchant creature /
At the beginning of the upkeep of enchanted creature's controller, Wasting deals 1 damage to that player.

Wary Hound | {G} | Creature - Hound | 1/1
Whenever Wary Hound becomes the target of a spell or ability an opponent controls, put a +1/+1 counter on it.

Thorn Patch | {1}{G} | Enchantment
Whenever a creature attacks you, it gets -1/-0 until end of turn.

Lent Mask | {1} | Artifact
{1}, {T}: Target creature you control gets +2/+2 until end of turn. Return it to its owner's hand at the
beginning of the next end step.

Open Gate Brute | {R} | Creature - Ogre | 3/3
Open Gate Brute can't attack if defending player controls an untapped Wall.

Ivory Bell | {1} | Artifact
{0}: You gain X life, where X is the number of cards in your hand minus 3.

Empty World | {R} | Enchantment
At the beginning of each player's upkeep, Empty World deals X damage to that player, where X is 4 minus the
number of cards in their hand.

Last Land | {R} | Enchantment
At the beginning of your upkeep, if there are four or more lands on the battlefield, sacrifice Last Land and
destroy all lands.

Bare Hand | {B} | Enchantment
At the beginning of your upkeep, if you have no cards in hand, you gain 5 life.

Sunk Hoard | {U} | Enchantment
When a player has no cards in hand, sacrifice Sunk Hoard.

Heart Oath | {G} | Enchantment
At the beginning of your upkeep, if an opponent controls two or more creatures, you gain 4 life.

Envious Elf | {G} | Creature - Elf | 1/1
Envious Elf gets +2/+0 as long as an opponent controls an Elf.

Bright Scent | {W} | Instant
Reveal any number of white cards in your hand. You gain 2 life for each card revealed this way.

Land Thorns | {R} | Enchantment
Whenever a player taps a land for mana, Land Thorns deals 1 damage to that player.

Charmed Enemy | {U} | Creature - Wizard | 1/1
Whenever Charmed Enemy becomes blocked by a creature, gain control of that creature at end of combat.

Sly Beeble | {U} | Creature - Beeble | 2/2
Sly Beeble can't be blocked as long as defending player controls an enchantment.

Lush Ground | {G} | Enchantment - Aura
Enchant land (Target a land as you cast this.) /
Whenever enchanted land is tapped for mana, its controller adds an additional {G}{G}.

Last Tree | {G} | Creature - Elemental | 1/1
When Last Tree dies, exile it, then shuffle all creature cards from your graveyard into your library.

Slow Hollow | | Land
{T}: Add {C}. /
{T}: Add {R} or {G}. Slow Hollow doesn't untap during your next untap step.

Plain Elf | {G} | Creature - Elf | 1/1
Forestwalk
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-UPKEEP-2")
def test_a_card_is_drawn_in_the_upkeep_of_the_next_turn() -> None:
    t = laid({"hand": "Old Balm"}).play(A, "Old Balm")
    assert t.hand(A) == [] and t.life(A) == 21
    t.until(UPKEEP, B)
    assert t.stack() == ["Old Balm"] and t.hand(A) == []
    t.resolve()
    assert t.hand(A) == ["Plains"]
    t.until(UPKEEP, A)
    assert t.stack() == [], "it triggers once"


@pytest.mark.rule("MTG8-CR-UPKEEP-2")
def test_in_an_upkeep_it_is_the_upkeep_of_the_turn_after_it() -> None:
    t = laid({"hand": "Old Balm"}).until(UPKEEP, B).fill().play(A, "Old Balm")
    assert t.stack() == [] and t.hand(A) == []
    t.until(UPKEEP, A).resolve()
    assert t.hand(A) == ["Plains"]


@pytest.mark.rule("MTG8-CR-UPKEEP-1")
def test_the_upkeep_of_the_controller_of_the_enchanted_creature() -> None:
    t = laid({"play": "Grizzly Bears; Wasting>Grizzly Bears"})
    t.until(UPKEEP, B)
    assert t.stack() == []
    t.until(UPKEEP, A).resolve()
    assert (t.life(A), t.life(B)) == (19, 20)
    t = laid({}, {"play": "Grizzly Bears"})
    t.put("Wasting", A, "Grizzly Bears")
    t.until(UPKEEP, B).resolve()
    assert (t.life(A), t.life(B)) == (20, 19)


@pytest.mark.rule("MTG8-CR-AIM-3")
def test_a_target_of_an_opponent_alone_counts() -> None:
    for seat in (A, B):
        t = laid({"play": "Wary Hound", "hand": "Giant Growth"}, {"hand": "Giant Growth"})
        t.cast(seat, "Giant Growth", t.obj("Wary Hound"))
        assert t.stack() == ["Wary Hound", "Giant Growth"][seat == A :]
        t.resolve()
        while t.stack():
            t.resolve()
        assert t.size("Wary Hound") == ((5, 5) if seat == B else (4, 4))


@pytest.mark.rule("MTG8-CR-ATTACK-9")
def test_who_attacks_you_is_weaker() -> None:
    t = laid({"play": "Grizzly Bears; Hill Giant"}, {"play": "Thorn Patch"})
    t.attack("Grizzly Bears", "Hill Giant")
    t.give()
    while t.stack():
        t.resolve()
    assert (t.size("Grizzly Bears"), t.size("Hill Giant")) == ((1, 2), (2, 3))
    t = laid({"play": "Grizzly Bears; Thorn Patch"}).attack("Grizzly Bears")
    assert t.stack() == []


@pytest.mark.rule("MTG8-CR-ATTACK-9")
def test_attackers_of_another_player_do_not_attack_you() -> None:
    t = Laid({"play": "Grizzly Bears"}, {"play": "Thorn Patch"}, {}, own=OWN)
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    t.answer(next(option for option in t.offered() if option[0] == "attack" and option[2] == 2))
    assert t.stack() == []


@pytest.mark.rule("MTG8-CR-ENDING-1")
def test_a_lent_creature_returns_as_the_turn_ends() -> None:
    t = laid({"play": "Grizzly Bears; Lent Mask"})
    t.use(A, "Lent Mask", t.obj("Grizzly Bears"))
    assert t.size("Grizzly Bears") == (4, 4)
    t.until(MAIN1, B)
    assert t.hand(A) == ["Grizzly Bears"] and t.in_play(A) == ["Lent Mask"]


def test_it_attacks_unless_a_wall_stands_untapped() -> None:
    for tapped in (False, True):
        t = laid({"play": "Open Gate Brute"}, {"play": "Wall of Stone"})
        t.p.edit(t.key("Wall of Stone")).tapped = tapped
        t.fill().drain()
        if tapped:
            t.attack("Open Gate Brute").fight()
        else:
            t.until(MAIN1, B)
        assert t.life(B) == (17 if tapped else 20)


@pytest.mark.rule("MTG8-CR-LESS-1")
@pytest.mark.parametrize(
    ("hand", "life"), [("", 20), ("Shock; Shock; Shock", 20), ("Shock; " * 4 + "Shock", 22)]
)
def test_a_number_less_another_is_never_below_nothing(hand: str, life: int) -> None:
    t = laid({"play": "Ivory Bell", "hand": hand}).use(A, "Ivory Bell")
    assert t.life(A) == life


@pytest.mark.rule("MTG8-CR-LESS-1")
def test_each_player_is_dealt_by_their_own_hand() -> None:
    t = laid({"play": "Empty World"}, {"hand": "Shock; Shock; Shock"})
    t.until(UPKEEP, B).resolve()
    assert t.life(B) == 19
    t.until(UPKEEP, A).resolve()
    assert t.life(A) == 16


@pytest.mark.parametrize(
    ("lands", "gone"), [("Plains; Plains; Plains", False), ("Plains; Plains; Plains; Forest", True)]
)
def test_enough_lands_are_destroyed(lands: str, gone: bool) -> None:
    t = laid({"play": "Last Land"}, {"play": lands}).until(UPKEEP, A)
    assert bool(t.stack()) == gone
    if gone:
        t.resolve()
    assert ("Plains" in t.in_play()) != gone and ("Last Land" in t.in_play()) != gone


def test_an_empty_hand_is_a_condition_or_a_state() -> None:
    t = laid({"play": "Bare Hand"}).until(UPKEEP, A).resolve()
    assert t.life(A) == 25
    t = laid({"play": "Bare Hand", "hand": "Shock"}).until(UPKEEP, A)
    assert t.stack() == []
    t = laid({"play": "Sunk Hoard", "hand": "Shock"}, {"hand": "Shock"})
    assert t.in_play() == ["Sunk Hoard"]
    t.play(B, "Shock", who(A))
    while t.stack():
        t.resolve()
    assert t.in_play() == []


def test_what_an_opponent_controls_counts() -> None:
    for theirs, life in (("Grizzly Bears", 20), ("Grizzly Bears; Grizzly Bears", 24)):
        t = laid({"play": "Heart Oath; Grizzly Bears; Grizzly Bears"}, {"play": theirs}).until(UPKEEP, A)
        while t.stack():
            t.resolve()
        assert t.life(A) == life
    t = laid({"play": "Envious Elf; Plain Elf"})
    assert t.size("Envious Elf") == (1, 1)
    t.put("Plain Elf", B)
    assert t.size("Envious Elf") == (3, 1)


@pytest.mark.rule("MTG8-CR-WAY-1")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_cards_of_the_hand_are_revealed_and_counted(shown: int) -> None:
    t = laid({"hand": "Bright Scent; Holy Day; Shock; Angelic Page"})
    t.cast(A, "Bright Scent")
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    for _ in range(shown):
        names = {option[1] for option in t.offered() if option[0] == "card"}
        assert names <= {"Holy Day", "Angelic Page"}
        t.answer(next(option for option in t.offered() if option[0] == "card"))
    while t.p.choice.ask == "amplify":
        t.answer(("done",))
    assert t.life(A) == 20 + 2 * shown and "Shock" in t.hand(A) and len(t.hand(A)) == 3


def test_lands_that_are_tapped_for_mana() -> None:
    t = laid({"play": "Land Thorns"}, {"play": "Forest"})
    t.begin(A, ("pass",))
    t.p.give(("mana", t.key("Forest"), 0), t.p.choice.number)
    t.until(MAIN2, A)
    assert (t.life(A), t.life(B)) == (20, 19)
    t = laid({"play": "Forest", "hand": "Lush Ground"})
    t.play(A, "Lush Ground", t.obj("Forest"))
    before = size(t.player(A).pool)
    t.p.give(("mana", t.key("Forest"), 0), t.p.choice.number)
    assert size(t.player(A).pool) == before + 3


@pytest.mark.parametrize(("place", "tapped"), [(0, False), (1, True)])
def test_a_land_that_rests_after_its_mana(place: int, tapped: bool) -> None:
    t = laid({"play": "Slow Hollow"})
    option = ("mana", t.key("Slow Hollow"), place)
    t.p.give(option, t.p.choice.number)
    t.until(UPKEEP, B).until(UPKEEP, A)
    assert t.it("Slow Hollow").tapped == tapped
    t.until(UPKEEP, B).until(UPKEEP, A)
    assert not t.it("Slow Hollow").tapped


def test_control_of_the_blocker_at_end_of_combat() -> None:
    t = laid({"play": "Charmed Enemy"}, {"play": "Grizzly Bears"}).attack("Charmed Enemy")
    t.block(("Grizzly Bears", "Charmed Enemy")).until(MAIN2, A)
    assert t.in_play(B) == [] and t.in_play(A) == ["Grizzly Bears"]


@pytest.mark.parametrize(
    ("theirs", "blocked"), [("Grizzly Bears", True), ("Grizzly Bears; Bare Hand", False)]
)
def test_it_cannot_be_blocked_while_they_have_an_enchantment(theirs: str, blocked: bool) -> None:
    t = laid({"play": "Sly Beeble"}, {"play": theirs, "hand": "Shock"})
    t.attack("Sly Beeble")
    while t.p.choice.ask == "priority" and t.t.step != DAMAGE:
        t.answer(("pass",))
    assert any(option[0] == "block" for option in t.offered()) == blocked


def test_the_graveyard_is_shuffled_without_the_card_itself() -> None:
    t = laid({"play": "Last Tree", "hand": "Shock", "graveyard": "Grizzly Bears; Forest"})
    before = len(t.player(A).library)
    t.play(A, "Shock", t.obj("Last Tree")).resolve()
    assert sorted(t.graveyard(A)) == ["Forest", "Shock"] and len(t.player(A).library) == before + 1
    assert [t.name(t.p.things[key]) for key in t.player(A).removed] == ["Last Tree"]


def test_the_words_are_stored_and_told_in_three_languages() -> None:
    told = {own.name: own for own in OWN}
    for own in OWN:
        assert card_from_json(to_json(own)) == own
    assert text(told["Old Balm"], "it") == [
        "Guadagni 1 punto vita. Pesca una carta all'inizio del mantenimento del prossimo turno."
    ]
    assert text(told["Old Balm"], "fr") == [
        "Vous gagnez 1 point de vie. Piochez une carte au début de l'entretien du prochain tour."
    ]
    assert text(told["Heart Oath"], "it") == [
        "All'inizio del tuo mantenimento, se un avversario controlla almeno due creature, guadagni 4 punti "
        "vita."
    ]
    assert text(told["Thorn Patch"], "fr") == [
        "À chaque fois qu'une créature vous attaque, cette créature gagne -1/-0 jusqu'à la fin du tour."
    ]
