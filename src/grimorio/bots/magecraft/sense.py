"""How bots judge positions of Magecraft: the best option of every choice, and the chance of winning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.magecraft.engine import Engine, typical
from grimorio.bots.magecraft.plan import WHOLE_TURN, Plan
from grimorio.bots.magecraft.standing import (
    POOL_WORTH,
    TO_WIN,
    chance,
    grimoires_of,
    least_left,
    pool_of,
    standing,
    threats,
)
from grimorio.bots.magecraft.sure import paying, winner, worthwhile
from grimorio.games.magecraft.gems import ANY, COLOUR_OF, COLOURS, DARK, ONE, SHIFTS, Gems, total
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.seats import Seat

WEIGHTY: Final = frozenset(("magic", "next-spell", "study", "character"))
CLOSE: Final = 5
"""How few points or hits are left, of any player, when bots overlook nothing any more."""

ICON_ORDER: Final = ("draw", "attack", "heal", "shield", "vanish")

engine_of: Final = lru_cache(maxsize=64)(Engine)
"""The `Engine` that values the cards of a game, for a game's `Book` and a `Character`; cached together with
its results."""


def gem_of(option: Option) -> Gems:
    """The gem that the last item of an option names."""
    return ONE[COLOUR_OF[str(option[-1])]]


def count(gems: Gems, colour: str) -> int:
    """How many gems of a colour a set of gems holds."""
    return (gems >> SHIFTS[COLOUR_OF[colour]]) & 255


def highest(options: Iterable[Option], worth: Callable[[Option], float]) -> int:
    """The index of the option with the greatest worth; of equal ones, the first."""
    best, where = float("-inf"), 0
    for index, option in enumerate(options):
        found = worth(option)
        if found > best:
            best, where = found, index
    return where


def subsets(pile: Gems, size: int, colour: int = 0) -> list[Gems]:
    """All ways to take `size` gems from a pile, using only the colours from number `colour` on."""
    if not size:
        return [0]
    if colour == 5:
        return []
    most = min(size, (pile >> SHIFTS[colour]) & 255)
    return [
        number * ONE[colour] + rest
        for number in range(most, -1, -1)
        for rest in subsets(pile, size - number, colour + 1)
    ]


class MagecraftSense:
    """The `Sense` of Magecraft, which plans a turn from what its seat knows.

    Each method `on_<ask>` answers the choices of that kind with the index of an option.

    Attributes:
        ahead: how many spells it plans ahead.
        character: what it weighs more or less in its plans.
    """

    def __init__(self, ahead: int = WHOLE_TURN, character: Character = PLAIN) -> None:
        self.ahead = ahead
        self.character = character

    # -- Sense ---------------------------------------------------------------------------------

    def pick(self, position: Position, choice: Choice) -> int:
        """The index of the best option (see `Sense.pick`)."""
        answer: Callable[[Any, Choice], int] = getattr(self, "on_" + choice.ask.replace("-", "_"))
        return answer(position, choice)

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win (see `Sense.value`)."""
        if position.result is not None:
            return position.result.score(seat)
        boards = [one for one in position.things[1:] if one.alive]
        if all(one.seat != seat for one in boards):
            return 0.0
        return chance(engine_of(position.book, PLAIN), boards, seat, position.agenda[0].active)

    def weighty(self, choice: Choice) -> bool:
        """Whether the choice is worth a search (see `Weigher.weighty`)."""
        return choice.ask in WEIGHTY

    def worthwhile(self, position: Any, choice: Choice) -> Sequence[Option]:
        """One that surely wins, or those that are not surely worse (see `Weigher.worthwhile`)."""
        options = list(choice.options)
        if choice.ask not in ("magic", "next-spell"):
            return options
        winning = self.sure_win(position, choice, self.plan(position, choice))
        if winning >= 0:
            return [options[winning]]
        phase = self.magic_phase(position)
        favourite = options[self.pick(position, choice)]
        return worthwhile(
            self.plan(position, choice),
            options,
            favourite,
            phase.grimoire,
            phase.next,
            phase.gold,
            phase.used or ("ability",) not in options,
        )

    def clock(self, position: Position) -> int:
        """The number of turns begun by all players together. Searches stop after some of these turns."""
        match = position.agenda[0]
        place = (match.active - match.first) % position.setup.seats if match.active >= 0 else -1
        return int(match.round * position.setup.seats + place)

    def tense(self, position: Position, seat: Seat) -> bool:
        """Whether a player is within `CLOSE` points or hits of the end, or can surely win (see `slips`)."""
        if least_left([one for one in position.things[1:] if one.alive]) <= CLOSE:
            return True
        choice = position.choice_of(seat)
        if choice is None or choice.ask != "magic":
            return False
        return self.sure_win(position, choice, self.plan(position, choice)) >= 0

    def sure_win(self, p: Any, choice: Choice, plan: Plan, best: int = 0) -> int:
        """The index of an option that surely wins the Magic phase, `best` if it does; -1 if none is known."""
        phase = self.magic_phase(p)
        used = phase.used or ("ability",) not in choice.options
        return winner(plan, choice.options, best, phase.grimoire, phase.next, phase.gold, used)

    # -- Setup ---------------------------------------------------------------------------------

    def on_character(self, p: Any, choice: Choice) -> int:
        """The index of the option for the character whose ability has the most icons.

        The abilities of all characters cost one gem.
        """
        spells = {rules.name: rules for rules in p.book.characters}
        return highest(choice.options, lambda option: total(spells[str(option[1])].icons))

    def on_opening_discard(self, p: Any, choice: Choice) -> int:
        """The index of the option for the next gem to discard at the beginning of the game.

        The gems with which the first turn is best are kept.
        """
        frame = p.agenda[-1]
        plan = self.plan(p, choice)
        if not any(plan.grimoires):
            start = tuple(((spell, False),) for spell in p.book.start)
            plan.grimoires = start
        plan.may_study = False
        best = max(
            subsets(frame.pile, frame.left),
            key=lambda gems: plan.onward(-1, 0, -1, plan.hand - frame.picked - gems, plan.bag, 0, 0, False)[
                0
            ],
        )
        return self.of_set(choice, best)

    def of_set(self, choice: Choice, gems: Gems) -> int:
        """The index of the first option whose gem has a colour of `gems`.

        It serves choices that ask for several gems one by one: `gems` are those that the bot will still name.
        """
        return highest(choice.options, lambda option: count(gems, str(option[-1])) > 0)

    def plan(self, p: Any, choice: Choice) -> Plan:
        """A plan for the rest of the turn of the seat that must choose."""
        character = self.character
        return Plan(engine_of(p.book, character), p, choice.seat, self.ahead, character)

    # -- Shield phase --------------------------------------------------------------------------

    def on_shield_phase(self, p: Any, choice: Choice) -> int:
        """The index of the option to take back a shield gem, or of `done`.

        A gem is taken back if the pool has too few gems for two hands, or if spells need its colour and the
        pool has none of it.
        """
        board = p.things[1 + choice.seat]
        pool = pool_of(board)
        wanted = 0
        for grimoire in board.grimoires:
            for card in grimoire:
                wanted |= p.book.spells[card.spell].cost.exact

        def worth(option: Option) -> float:
            if option[0] == "done":
                return 0.0
            colour = str(option[-1])
            if not count(pool, colour) and count(wanted, colour):
                return 2.0
            return 1.0 if total(pool) < 8 else -1.0

        return highest(choice.options, worth)

    # -- Magic phase ---------------------------------------------------------------------------

    def on_magic(self, p: Any, choice: Choice) -> int:
        """The index of the option that gives the whole turn the greatest value.

        The option begins a grimoire, casts its next spell, uses the ability, or stops.
        """
        plan = self.plan(p, choice)
        phase = self.magic_phase(p)
        used = phase.used or ("ability",) not in choice.options

        def worth(option: Option) -> float:
            hand, bag = plan.hand, plan.bag
            if option[0] == "done":
                return plan.after(0, 0) + plan.kept(hand)
            spell = phase.grimoire, phase.next, phase.gold
            if option[0] == "ability":
                return plan.by_ability(*spell, hand, bag, 0, 0)
            if option[0] == "grimoire":
                spell = int(option[1]), 0, -1
            return plan.by_cast(*spell, hand, bag, 0, 0, used) + 0.01

        best = highest(choice.options, worth)
        winning = self.sure_win(p, choice, plan, best)
        return best if winning < 0 else winning

    def on_next_spell(self, p: Any, choice: Choice) -> int:
        """The index of the option that goes on with a grimoire, valued as in `on_magic`."""
        return self.on_magic(p, choice)

    def magic_phase(self, p: Any) -> Any:
        """The frame of the Magic phase in progress."""
        return next(frame for frame in reversed(p.agenda) if hasattr(frame, "used"))

    def on_gold(self, p: Any, choice: Choice) -> int:
        """The index of the option to pay with the gold gem wherever possible: it saves a gem of the hand."""
        return highest(choice.options, lambda option: float(option[0] == "yes"))

    def on_pay(self, p: Any, choice: Choice) -> int:
        """The index of the option for the next gem to pay with.

        The bot pays with the gems that are least useful for the rest of the turn.
        """
        frame = p.agenda[-1]
        plan = self.plan(p, choice)
        if hasattr(frame, "pile"):
            picked, sets = frame.picked, subsets(frame.pile, frame.left)
            kept = plan.hand - picked
        else:
            kept, sets = plan.hand, [gem_of(option) for option in choice.options]
        if len(sets) == 1:
            return self.of_set(choice, sets[0])
        study = next((frame for frame in p.agenda if hasattr(frame, "studied")), None)
        if study is not None:
            return self.of_set(choice, sets[0])
        phase = self.magic_phase(p)
        casting = hasattr(frame, "pile")
        index = phase.next + casting
        gold = phase.gold
        used = phase.used or not casting
        if casting:
            card = plan.one.grimoires[phase.grimoire][phase.next]
            rules = p.book.spells[card.spell]
            kept -= next(frame.paid for frame in p.agenda if hasattr(frame, "spent"))
            gold = rules.cost.first if card.mastered and rules.cost.first != ANY else -1
        else:
            rules = p.book.characters[plan.one.character]

        def worth(gems: Gems) -> float:
            hand, bag, gone = plan.resolve(rules.icons, kept - gems, plan.bag, 0)
            return plan.onward(phase.grimoire, index, gold, hand, bag, rules.icons, gone, used)[0]

        hands = [kept - gems for gems in sets]
        winning = paying(plan, hands, phase.grimoire, index, gold, rules.icons, used)
        return self.of_set(choice, max(sets, key=worth) if winning < 0 else sets[winning])

    # -- Icons ---------------------------------------------------------------------------------

    def on_icons(self, p: Any, choice: Choice) -> int:
        """The index of the option for the next icon to resolve: draw first, then attack, heal and shield.

        Vanish icons come last. Where they may be left, the option `done` is taken if the point that an icon
        gains is not worth the gem that it takes.
        """
        offered = {option[-1]: index for index, option in enumerate(choice.options)}
        for icon in ICON_ORDER[:-1]:
            if icon in offered:
                return offered[icon]
        if "done" in offered:
            best, _ = self.best_vanish(p, choice, offers_of(p, choice.seat))
            if best <= 0.0:
                return offered["done"]
        return offered["vanish"]

    def on_attack(self, p: Any, choice: Choice) -> int:
        """The index of the option for the attack that harms the opponents most.

        Among several opponents it is the one whose loss helps most (`threats`), whoever plays there. Of the
        gems of the target, it takes one of which the target has most.
        """
        mine = total(p.things[1 + choice.seat].points)
        living = [board for board in p.things[1:] if board.alive]
        alive = len(living)
        threat = threats(engine_of(p.book, PLAIN), living) if alive > 2 else {}

        def worth(option: Option) -> float:
            board = p.things[1 + int(option[1])]
            if threat and mine < TO_WIN - 1:
                return threat[board.seat] - 1e-9 * count(pool_of(board), "dark") * bool(board.shield)
            points, hp, shield = total(board.points), total(board.hp), total(board.shield)
            before = standing(points, hp, shield)
            if shield:
                return (
                    before
                    - standing(points, hp, shield - 1)
                    - 0.001 * count(pool_of(board), "dark")
                    + 0.02 * before
                )
            if mine == TO_WIN - 1 or (hp == 1 and alive == 2):
                return 1000.0
            return 1.0 + before - standing(points, hp - 1, 0) + 0.02 * before

        return highest(choice.options, worth)

    def on_heal(self, p: Any, choice: Choice) -> int:
        """The index of the option for the colour of which the Academy has most gems.

        Rare colours are left for shields.
        """
        gems = p.things[0].gems
        return highest(choice.options, lambda option: count(gems, str(option[-1])))

    def on_shield(self, p: Any, choice: Choice) -> int:
        """The index of the option for the gem to take as a shield.

        The best is one from the Academy that is wanted and scarce, because it joins the pool when the shield
        falls. Dark gems can be gained in no other way.
        """
        board = p.things[1 + choice.seat]
        pool = pool_of(board)
        known = [card.spell for grimoire in board.grimoires for card in grimoire]
        offered = [spell for spell, left in enumerate(p.things[0].left) if left > 0]
        wanted = sum(p.book.spells[spell].cost.exact for spell in known)
        rare = sum(p.book.spells[spell].cost.exact for spell in offered) & (255 << SHIFTS[DARK])
        pool += board.shield

        def worth(option: Option) -> float:
            colour = str(option[-1])
            use = count(wanted + rare, colour) / (1 + count(pool, colour))
            return 1.0 + use if option[0] == "academy" else -use

        return highest(choice.options, worth)

    def on_vanish(self, p: Any, choice: Choice) -> int:
        """The index of the option for the gem that is least useful."""
        return self.best_vanish(p, choice, choice.options)[1]

    def best_vanish(self, p: Any, choice: Choice, options: Iterable[Option]) -> tuple[float, int]:
        """The best of these options of a vanish icon, as (its gain in points, its index in `options`).

        Without options it is (-1, 0).
        """
        plan = self.plan(p, choice)
        phase = self.magic_phase(p)
        casting = any(hasattr(frame, "spent") for frame in p.agenda)
        points, hp, shield = plan.mine
        pool = total(plan.pool)

        def onward(hand: Gems) -> float:
            return plan.onward(phase.grimoire, phase.next + casting, -1, hand, plan.bag, 0, 0, phase.used)[0]

        idle = onward(plan.hand)
        gain = standing(points + 1, hp, shield) - standing(points, hp, shield)

        def worth(option: Option) -> float:
            if option[0] == "hp":
                return standing(points + 1, hp - 1, shield) - standing(points, hp, shield)
            loss = POOL_WORTH[pool] - POOL_WORTH[pool - 1] if pool else 0.0
            gem = gem_of(option)
            engine, grimoires = plan.engine, plan.grimoires
            less = (
                0.3
                * plan.turns
                * (engine.worth(plan.bags, grimoires) - engine.worth(typical(plan.pool - gem), grimoires))
            )
            return gain - loss - less + onward(plan.hand - gem) - idle

        listed = list(options)
        index = highest(listed, worth)
        return (worth(listed[index]), index) if listed else (-1.0, 0)

    # -- Study or Review -----------------------------------------------------------------------

    def on_study(self, p: Any, choice: Choice) -> int:
        """The index of the option to study the spell that gains most, or to review if that gains more."""
        plan = self.plan(p, choice)
        engine = plan.engine

        def worth(option: Option) -> float:
            if option[0] == "study":
                spell = p.book.spell_of[option[1]]
                return engine.best_study(plan.bags, plan.grimoires, spell)[0]
            if option[0] == "review":
                return engine.best_review(plan.bags, plan.grimoires, p.book.choices.mastering)[0] + 0.0
            return 0.001

        return highest(choice.options, worth)

    def on_grimoire(self, p: Any, choice: Choice) -> int:
        """The index of the option for the grimoire in which the studied spell gains most."""
        plan = self.plan(p, choice)
        study = next(frame for frame in p.agenda if hasattr(frame, "studied"))
        _, place = plan.engine.best_study(plan.bags, plan.grimoires, study.spell)
        return choice.index(("grimoire", place))

    def on_review_discard(self, p: Any, choice: Choice) -> int:
        """Always the index 0: any four gems may go, because the Rest phase discards all others anyway."""
        return 0

    def review_of(self, p: Any, choice: Choice) -> tuple[Any, tuple[int, int]]:
        """The plan of a review: (the new order of the spells, the spell to master).

        `p` is the position, `choice` the choice of the review that is asked.
        """
        plan = self.plan(p, choice)
        _, order, master = plan.engine.best_review(plan.bags, plan.grimoires, p.book.choices.mastering)
        return order, master

    def on_reorder(self, p: Any, choice: Choice) -> int:
        """The index of the option that puts the spell at its place in the planned order, or nearest to it.

        The place is counted among the spells that were put into that grimoire before. The exact place may be
        missing, because a person whom the bot replaces may have begun with another order. `choice` has the
        options, and `p` is the position.
        """
        order, _ = self.review_of(p, choice)
        review = p.agenda[-1]
        cards = [card for grimoire in grimoires_of(p.things[1 + choice.seat]) for card in grimoire]
        free = [(card, g, i) for g, grimoire in enumerate(order) for i, card in enumerate(grimoire)]
        slots: list[tuple[int, int]] = []
        for card in cards[: len(cards) - len(review.todo) + 1]:
            slot = next(slot for slot in free if slot[0] == card)
            free.remove(slot)
            slots.append(slot[1:])
        grimoire, place = slots[-1]
        index = sum(g == grimoire and i < place for g, i in slots[:-1])
        places = [(option[1] != grimoire, abs(int(option[2]) - index)) for option in choice.options]
        return places.index(min(places))

    def on_master(self, p: Any, choice: Choice) -> int:
        """The index of the option to master the spell that gains most from it, or of `done` if none gains."""
        plan = self.plan(p, choice)
        engine, grimoires = plan.engine, plan.grimoires

        def worth(option: Option) -> float:
            if option[0] == "done":
                return 0.0
            g, i = int(option[1]), int(option[2])
            turned = (*grimoires[g][:i], (grimoires[g][i][0], True), *grimoires[g][i + 1 :])
            after = (*grimoires[:g], turned, *grimoires[g + 1 :])
            return 0.001 + engine.worth(plan.bags, after) - engine.worth(plan.bags, grimoires)

        return highest(choice.options, worth)


def offers_of(p: Any, seat: Seat) -> list[Option]:
    """The gems of the hand of `seat` that a vanish icon could take, as options; `p` is the position."""
    hand = p.things[1 + seat].hand
    return [("hand", colour) for colour in COLOURS if count(hand, colour)]
