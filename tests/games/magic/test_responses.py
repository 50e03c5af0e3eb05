"""Effects on spells as they are played, on what leaves play for a while, and the costs of whole zones."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import END, UPKEEP
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    OPPONENT,
    SORCERY,
    SPELL,
    THE_PLAYER,
    THIS,
    YOU,
    AdditionalCost,
    All,
    Beginning,
    ChooseType,
    ComesIntoPlay,
    ControllerOf,
    CopyThis,
    Counter,
    CounterCost,
    CounterThat,
    Cycles,
    Cycling,
    DealDamage,
    DealsDamage,
    DiscardCost,
    Draw,
    FlipCoin,
    ForAWhile,
    FromHand,
    Gets,
    GraveyardCost,
    HandCost,
    HasCounters,
    IfSo,
    It,
    LeavesPlay,
    LoseGame,
    May,
    MayPay,
    MoveCounters,
    Namesakes,
    NextUncounterable,
    OpponentRemoves,
    PassOn,
    Plays,
    PutCounters,
    RemoveCost,
    RemoveHand,
    RemoveOrSacrifice,
    RemoveThisCost,
    ReturnRemoved,
    Sacrifice,
    SacrificeForDraws,
    TakeMost,
    Target,
    X,
    activated,
    card,
    spell,
    that,
    when,
)
from grimorio.games.magic.words.nouns import CREATURE_OR_PLAYER
from tests.games.magic.laid import DONE, NO, PASS, YES, A, B, Laid, who

ANY_SPELL = Plays("any", SPELL)
OTHER_CREATURES = that("creature", other=True)
YOURS = that("permanent", controller="you")
MINE_ELSE = that("creature", controller="you", other=True)


def creature(name: str, *text: object, size: tuple[int, int] = (2, 2)) -> object:
    return card(name, "{R}", CREATURE_CARD, *text, types=("Elf",), size=size)  # type: ignore[arg-type]


def rule(name: str, *text: object) -> object:
    return card(name, "{R}", ENCHANTMENT_CARD, *text)  # type: ignore[arg-type]


PLAYER_OR_CONTROLLER = ControllerOf(It())
OWN = (
    rule("Blue Shrine", when(ANY_SPELL, CounterThat("namesakes"))),
    rule("Red Shrine", when(ANY_SPELL, DealDamage(Namesakes(2), THE_PLAYER))),
    rule("Chaos", when(ANY_SPELL, FlipCoin(lose=(CounterThat(),), who=THE_PLAYER))),
    rule(
        "Silence",
        when(
            Plays("opponent", SPELL),
            CounterThat(mark="depletion"),
            IfSo(HasCounters(2, "depletion"), (Sacrifice(THIS),)),
        ),
    ),
    card("Master Stroke", "{R}", SORCERY, spell(NextUncounterable(that("instant", zone="stack")), Draw())),
    card("No", "{U}", INSTANT, spell(Counter(Target(SPELL)))),
    card(
        "Amnesia",
        "{U}",
        INSTANT,
        spell(MayPay(GraveyardCost(), (Counter(Target(SPELL)),), ControllerOf(It()), True)),
    ),
    card(
        "Plasma",
        "{R}",
        INSTANT,
        spell(
            DealDamage(1, Target(CREATURE_OR_PLAYER)),
            MayPay(
                DiscardCost(),
                (May((CopyThis(PLAYER_OR_CONTROLLER),), PLAYER_OR_CONTROLLER),),
                PLAYER_OR_CONTROLLER,
            ),
        ),
    ),
    rule("Old Slate", activated(("{1}", HandCost()), Draw(2))),
    creature("Guide", activated(("{1}", RemoveThisCost()), ForAWhile(All(CREATURE)))),
    card("Swift", "{9}", CREATURE_CARD, Cycling("{1}"), size=(1, 1)),
    rule("Slide", when(Cycles("any"), ForAWhile(Target(CREATURE)))),
    creature(
        "Junk",
        when(Beginning("upkeep", "you"), MayPay(CounterCost(), (Sacrifice(THIS),), YOU, True)),
        size=(1, 1),
    ),
    creature(
        "Worm",
        when(ComesIntoPlay(THIS), RemoveOrSacrifice(MINE_ELSE)),
        when(LeavesPlay(THIS), ReturnRemoved()),
    ),
    creature(
        "Crab",
        when(ComesIntoPlay(THIS), OpponentRemoves(YOURS)),
        when(LeavesPlay(THIS), ReturnRemoved()),
    ),
    creature(
        "Bad Night",
        when(ComesIntoPlay(THIS), RemoveHand(Target(OPPONENT)), condition=FromHand()),
        when(LeavesPlay(THIS), ReturnRemoved(True, "hand")),
    ),
    creature(
        "Untouched",
        when(ComesIntoPlay(THIS), LoseGame(), condition=FromHand(True)),
        when(DealsDamage(THIS, that("player"), True), LoseGame(THE_PLAYER)),
    ),
    rule("Still", when(ANY_SPELL, SacrificeForDraws(3))),
    card("Pressure", "{U}", SORCERY, spell(ChooseType(), TakeMost())),
    creature("False God", when(Beginning("upkeep"), PassOn())),
    creature("Ancient", activated("{1}", PutCounters(THIS)), activated("{2}", MoveCounters(OTHER_CREATURES))),
    card(
        "Haunting",
        "{B}",
        INSTANT,
        AdditionalCost(RemoveCost(that("creature", zone="graveyard"), x=True)),
        spell(Gets(Target(CREATURE), X(True), X(True))),
    ),
)


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-UNLESS-2")
@pytest.mark.parametrize("pays", [True, False])
def test_a_spell_is_countered_unless_its_player_pays_for_its_namesakes(pays: bool) -> None:
    t = laid({"play": "Blue Shrine", "hand": "Shock", "graveyard": "Shock"}, {"graveyard": "Shock"})
    t.cast(A, "Shock", who(B)).resolve(YES if pays else NO)
    if pays:
        t.resolve()
    assert (t.life(B) == 18) == pays and t.stack() == []


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_a_spell_without_namesakes_costs_nothing_to_keep() -> None:
    t = laid({"play": "Red Shrine", "hand": "Shock", "graveyard": "Shock; Shock"})
    t.cast(A, "Shock", who(B)).resolve()
    assert t.life(A) == 16


@pytest.mark.rule("MTG8-CR-COIN-1", "MTG8-GLOSS-Neutralizzare")
def test_a_lost_flip_counters_the_spell() -> None:
    t = laid({"play": "Chaos", "hand": "; ".join(["Shock"] * 6)})
    won = 0
    for _ in range(6):
        t.cast(A, "Shock", who(B)).resolve()
        heads = t.happened("coin")[-1].heads
        won += heads
        assert len(t.stack()) == heads
        if heads:
            t.resolve()
    assert 0 < won < 6 and t.life(B) == 20 - 2 * won


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare", "MTG8-CR-COUNTERS-3")
def test_a_counter_is_put_for_each_spell_until_there_are_enough() -> None:
    t = laid({"play": "Silence"}, {"hand": "Shock; Shock"})
    t.answer(PASS)
    t.cast(B, "Shock", who(A)).resolve()
    assert t.life(A) == 20 and t.it("Silence").counters[0][:2] == ("depletion", 1)
    t.cast(B, "Shock", who(A)).resolve()
    assert t.life(A) == 20 and t.in_play() == []


@pytest.mark.rule("MTG8-CR-NEXT-1")
def test_only_the_next_spell_of_the_noun_cannot_be_countered() -> None:
    t = laid({"hand": "Master Stroke; Grizzly Bears; Shock; Shock"}, {"hand": "No; No; No"})
    t.play(A, "Master Stroke")
    t.cast(A, "Grizzly Bears")
    t.play(B, "No", t.on_stack("Grizzly Bears"))
    assert t.stack() == []
    t.cast(A, "Shock", who(B))
    t.play(B, "No", t.on_stack("Shock"))
    assert t.stack() == ["Shock"]
    t.resolve()
    t.cast(A, "Shock", who(B))
    t.play(B, "No", t.on_stack("Shock"))
    assert t.stack() == [] and t.life(B) == 18


@pytest.mark.rule("MTG8-CR-COST-8")
@pytest.mark.parametrize(("buried", "pays"), [("Bog Imp; Plains", True), ("", True), ("Plains", False)])
def test_a_whole_graveyard_saves_a_spell(buried: str, pays: bool) -> None:
    t = laid({"hand": "Shock", "graveyard": buried}, {"hand": "Amnesia"})
    t.cast(A, "Shock", who(B))
    t.play(B, "Amnesia", t.on_stack("Shock"), then=(YES if pays else NO,))
    assert t.stack() == (["Shock"] if pays else [])
    assert len(t.player(A).removed) == (len(t.faces(buried)) if pays else 0)


@pytest.mark.rule("MTG8-CR-COPY-1")
def test_the_player_who_was_hurt_or_the_controller_of_what_was_may_copy_the_spell() -> None:
    t = laid({"hand": "Plasma", "play": "Hill Giant"}, {"hand": "Shock; Plains", "play": "Grizzly Bears"})
    t.cast(A, "Plasma", who(B)).resolve(YES, ("card", "Shock"), YES, who(A))
    t.resolve()
    assert (t.life(A), t.life(B)) == (19, 19) and t.hand(B) == ["Plains"]
    t = laid({"hand": "Plasma"}, {"hand": "Shock", "play": "Grizzly Bears"})
    t.cast(A, "Plasma", t.obj("Grizzly Bears")).resolve(NO)
    assert t.hand(B) == ["Shock"]


@pytest.mark.rule("MTG8-CR-COST-8")
def test_a_hand_is_discarded_as_a_cost_even_without_cards() -> None:
    t = laid({"hand": "Shock; Plains", "play": "Old Slate"})
    t.activate(A, "Old Slate")
    assert t.hand(A) == [] and len(t.graveyard(A)) == 2
    t.resolve()
    assert len(t.hand(A)) == 2
    t = laid({"play": "Old Slate"})
    t.use(A, "Old Slate")
    assert len(t.hand(A)) == 2


@pytest.mark.rule("MTG8-CR-WHILE-AWAY-1", "MTG8-CR-COST-8")
def test_all_creatures_are_away_until_the_end_of_the_turn() -> None:
    t = laid({"play": "Guide; Grizzly Bears"}, {"play": "Hill Giant; Forest"})
    t.use(A, "Guide")
    assert t.in_play() == ["Forest"] and len(t.player(A).removed) == 2
    t.until(END, A)
    t.resolve()
    assert sorted(t.in_play()) == ["Forest", "Grizzly Bears", "Hill Giant"]
    assert t.it("Hill Giant").controller == B and len(t.player(A).removed) == 1


@pytest.mark.rule("MTG8-CR-WHILE-AWAY-1")
@pytest.mark.parametrize("away", [YES, NO])
def test_a_target_may_be_away_until_the_end_of_the_turn(away: tuple[str]) -> None:
    t = laid({"play": "Slide", "hand": "Swift"}, {"play": "Hill Giant"})
    t.begin(A, ("cycle", "Swift"), t.obj("Hill Giant")).resolve(away)
    assert (t.in_play(B) == []) == (away == YES)
    t.until(END, A)
    if away == YES:
        t.resolve()
    assert t.in_play(B) == ["Hill Giant"]


@pytest.mark.rule("MTG8-CR-COST-8", "MTG8-CR-COUNTERS-3")
def test_a_counter_is_paid_in_each_upkeep() -> None:
    t = laid({"play": "Junk"})
    t.p.edit(t.key("Junk")).counters = (("+1/+1", 1, 1),)
    t.p.stale = 31
    t.p.game.renew(t.p)
    t.until(UPKEEP, A)
    t.resolve(YES)
    assert t.size("Junk") == (1, 1)
    t.until(UPKEEP, B)
    t.until(UPKEEP, A)
    t.resolve()
    assert t.in_play(A) == []


@pytest.mark.rule("MTG8-CR-LINK-1")
@pytest.mark.parametrize("removes", [True, False])
def test_another_creature_is_removed_or_it_is_sacrificed(removes: bool) -> None:
    t = laid({"hand": "Worm; Shock", "play": "Grizzly Bears"})
    t.play(A, "Worm")
    t.resolve(t.obj("Grizzly Bears") if removes else DONE)
    assert t.in_play(A) == (["Worm"] if removes else ["Grizzly Bears"])
    if removes:
        t.play(A, "Shock", t.obj("Worm"))
        t.resolve()
        assert t.in_play(A) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-OPPONENT-1", "MTG8-CR-LINK-1")
def test_an_opponent_removes_a_permanent_which_comes_back() -> None:
    t = laid({"hand": "Crab; Shock", "play": "Forest"}, {"play": "Hill Giant"})
    t.play(A, "Crab")
    t.resolve(t.obj("Forest"))
    assert t.in_play(A) == ["Crab"]
    t.play(A, "Shock", t.obj("Crab"))
    t.resolve()
    assert t.in_play(A) == ["Forest"]


@pytest.mark.rule("MTG8-CR-FROM-HAND-1", "MTG8-CR-LINK-1")
def test_a_hand_is_away_if_the_creature_was_played_from_the_hand() -> None:
    t = laid({"hand": "Bad Night; Shock"}, {"hand": "Plains; Bog Imp"})
    t.cast(A, "Bad Night").resolve(who(B))
    t.resolve()
    assert t.hand(B) == []
    t.play(A, "Shock", t.obj("Bad Night"))
    t.resolve()
    assert sorted(t.hand(B)) == ["Bog Imp", "Plains"]


@pytest.mark.rule("MTG8-CR-FROM-HAND-1", "MTG8-CR-LOSE-1")
def test_who_did_not_play_it_from_the_hand_loses() -> None:
    t = laid({"hand": "Untouched"})
    t.play(A, "Untouched")
    assert t.p.result is None and t.stack() == []
    t = laid({"hand": "Zombify", "graveyard": "Untouched"})
    t.play(A, "Zombify", t.buried(A, "Untouched"))
    t.answer(PASS)
    t.answer(PASS)
    assert t.p.result is not None and t.p.result.winners == (B,)


@pytest.mark.rule("MTG8-GLOSS-Sacrificare", "MTG8-GLOSS-Pescare-1")
@pytest.mark.parametrize("by", [A, B])
def test_the_opponents_of_who_played_the_spell_draw_once(by: int) -> None:
    t = laid({"play": "Still", "hand": "Shock; Shock"}, {"hand": "Shock; Shock"})
    t.cast(by, "Shock", who(A))
    t.cast(by, "Shock", who(A))
    t.resolve()
    assert t.in_play() == []
    t.resolve()
    assert (len(t.hand(A)), len(t.hand(B))) == ((0, 5) if by == A else (5, 0))


@pytest.mark.rule("MTG8-CR-CONTROL-1")
@pytest.mark.parametrize(("mine", "taken"), [("Ancient; Guide", True), ("Ancient", False)])
def test_who_has_most_of_a_type_gets_all(mine: str, taken: bool) -> None:
    t = laid({"hand": "Pressure", "play": mine}, {"play": "Junk; Hill Giant"})
    t.play(A, "Pressure", then=(("type", "Elf"),))
    assert ("Junk" in t.in_play(A)) == taken and "Hill Giant" in t.in_play(B)


@pytest.mark.rule("MTG8-CR-CONTROL-1", "MTG8-GLOSS-STAPpare")
def test_each_player_takes_it_over_in_the_upkeep() -> None:
    t = laid({"play": "False God"})
    t.p.edit(t.key("False God")).tapped = True
    t.until(UPKEEP, B)
    t.resolve()
    assert t.in_play(B) == ["False God"] and not t.it("False God").tapped
    t.until(UPKEEP, A)
    t.resolve()
    assert t.in_play(A) == ["False God"]


@pytest.mark.rule("MTG8-CR-MOVE-1")
def test_counters_move_onto_other_creatures() -> None:
    t = laid({"play": "Ancient; Grizzly Bears"}, {"play": "Hill Giant"})
    for _ in range(3):
        t.use(A, "Ancient", place=0)
    bears, giant = t.obj("Grizzly Bears"), t.obj("Hill Giant")
    t.use(A, "Ancient", place=1, then=(bears, bears, DONE))
    assert t.size("Ancient") == (3, 3) and t.size("Grizzly Bears") == (4, 4)
    t.use(A, "Ancient", place=1, then=(giant,))
    assert t.size("Ancient") == (2, 2) and t.size("Hill Giant") == (4, 4)


@pytest.mark.rule("MTG8-CR-X-2")
def test_a_creature_gets_less_for_each_card_removed() -> None:
    t = laid({"hand": "Haunting", "graveyard": "Bog Imp; Grizzly Bears; Shock"}, {"play": "Hill Giant"})
    t.play(A, "Haunting", ("x", 2), t.obj("Hill Giant"))
    assert t.size("Hill Giant") == (1, 1) and len(t.player(A).removed) == 2
