"""The bots `greedy` for the auction: they take the best pack, and play rock, paper, scissors at random."""

from __future__ import annotations

from typing import Any, Final

from grimorio.bots.bot import Imagine, View
from grimorio.bots.live import powers
from grimorio.bots.live.challenge import SPARE, Bout, Value, bout
from grimorio.bots.live.powers import Duel, Known, eased
from grimorio.bots.live.worth import DEAR, LANDS, MORE_LANDS, quick, shown, sized, worth
from grimorio.games.magic.names import fact
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import Luck
from grimorio.kernel.seats import Seat

MONO: Final = "LIVE-3-TABLE1-1"
"""The rule id of the row of the rulebook's Table 1 in which a Magus declares one colour (mono)."""
TWO: Final = "LIVE-3-TABLE1-2"
"""The rule id of the row of the rulebook's Table 1 in which a Magus declares two colours."""

FOREIGN: Final = 0.6
"""The worth that a pack loses in a deck that does not play the colours of its card."""

Options = list[list[Any]]
"""The options of a choice as the view has them: lists of words and numbers."""
Table = dict[str, Any]
"""The table of an auction, or a Magus at it, as a view shows them."""


PLAIN: Final = 1
LEARNED: Final = 2
KINDS: Final = 3
WHOLE: Final = 4
"""How far a bot thinks.

With `PLAIN` of the size of creatures, and it challenges nobody and pays for nothing; with `LEARNED` of what
games in drafts have shown of each card; with `KINDS` of what cards of a kind are worth in decks of packs, and
it weighs every Power; with `WHOLE` also of how slow cards are, and it plays more lands and pays less life.
"""


class LiveBot:
    """A bot that reads only its view. Two bots with equal seeds give equal answers to equal views.

    `depth` tells how far it thinks, from `PLAIN` to `WHOLE`.
    """

    def __init__(self, seed: int, depth: int = LEARNED) -> None:
        self.luck = Luck(seed)
        self.depth = depth
        self.value: Value = {PLAIN: sized, LEARNED: shown, KINDS: worth}.get(depth, quick)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Return the index of the option that the bot takes at the choice in the view (see `Bot.choose`)."""
        choice = view["choice"]
        options: Options = choice["options"]
        table: Table = view["table"]
        seat: Seat = choice["seat"]
        me = table["magi"][seat]
        match choice["ask"]:
            case "declare":
                return options.index(["yes"] if declares(choice, table, me, self.value) else ["no"])
            case "pack" | "second-pack" | "take":
                return self._best(options, me)
            case "give-back":
                return min(range(len(options)), key=lambda index: self.value(options[index][1]))
            case "contest" | "challenge" | "power" | "retest" | "spend-life" if self.depth >= KINDS:
                known: Known = imagine(0).book.powers
                return self._contended(choice["ask"], options, table, seat, known)
            case "contest":
                contests = self.depth > PLAIN and bout(table, seat, self.value).contests()
                return options.index(["yes"] if contests else ["no"])
            case "challenge":
                return bout(table, seat, self.value).category(options)
            case "power" | "escalate" if self.depth == PLAIN:
                return 0 if choice["ask"] == "power" else len(options) - 1
            case "power":
                return bout(table, seat, self.value).power(options)
            case "retest":
                return bout(table, seat, self.value).retest(options)
            case "escalate":
                return _bid(options, self._bout(table, seat))
            case "spend-life":
                return 0
            case "deck":
                return self._deck(options, table, me)
            case "lands":
                return _lands(options, me, MORE_LANDS if self.depth == WHOLE else LANDS)
        return self.luck.below(len(options))

    def _contended(self, ask: str, options: Options, table: Table, seat: Seat, known: Known) -> int:
        """The index of the answer in a challenge, or to whether one begins, with all Powers weighed.

        `ask` is the kind of the choice, `table` the table as the view has it, `known` are all Powers by name.
        """
        duel = Duel(self._bout(table, seat), table, known, self.value)
        if ask == "contest":
            return options.index(["yes"] if powers.contests(duel) else ["no"])
        answer = {
            "challenge": powers.category,
            "power": powers.power,
            "retest": powers.retest,
            "spend-life": powers.spent,
        }[ask]
        return answer(duel, options)

    def _bout(self, table: Table, seat: Seat) -> Bout:
        """The challenge that the seat is in, or that it would begin, as `bout` judges it."""
        challenge = bout(table, seat, self.value)
        if self.depth >= KINDS:
            challenge.gain = eased(challenge.gain)
        if self.depth == WHOLE:
            challenge.life = DEAR
        return challenge

    def _best(self, options: Options, me: Table) -> int:
        """The index of the option with the pack that is worth most to the Magus `me`.

        `done` is preferred once the deck has all packs that it needs, because more cards would make the best
        ones rarer.
        """
        if ["done"] in options:
            return options.index(["done"])
        played = colours_of(me)
        values = [fitting(option[1], played, self.value) for option in options]
        return values.index(max(values))

    def _deck(self, options: Options, table: Table, me: Table) -> int:
        """The index of the option with the deck whose packs best fill the places still empty.

        A deck has ten places for packs. `me` is the bot's Magus.
        """
        played = colours_of(me) or _most(me)
        missing = max(1, 10 - len(held(me)))

        def serves(option: list[Any]) -> float:
            deck = next(one for one in table["decks"] if one["deck"] == option[1])
            return sum(sorted(fitting(pack, played, self.value) for pack in deck["packs"])[-missing:])

        values = [serves(option) for option in options]
        return values.index(max(values))


def fitting(pack: str, played: list[str], value: Value = worth) -> float:
    """The worth of a pack to a deck of the colours `played`; a deck without colours may play any.

    `value` gives the worth of a pack to a deck that can play it.
    """
    foreign = bool(played) and not set(fact(pack).colors) <= set(played)
    return value(pack) - FOREIGN * foreign


def held(me: Table) -> list[str]:
    """The names of the packs of the Magus `me`; secret packs only as far as the view shows them."""
    packs: list[str] = me["packs"] + (me["secret"]["packs"] or [])
    return packs


def colours_of(me: Table) -> list[str]:
    """The colours that the Magus `me` has declared for a mono or two-colour deck; empty if none."""
    return [deck for deck, kind in me["declared"].items() if deck in BASICS and kind != "gold"]


def declares(choice: dict[str, Any], table: Table, me: Table, value: Value = worth) -> bool:
    """Whether to declare now that the Magus builds a deck of this auction's colour.

    `choice` is the choice as the view has it (`Choice.to_json`), `table` the table of the auction, and `me`
    the Magus of the bot. The choice's "rule", a row of Table 1, says whether this is for a mono or a
    two-colour deck. A Magus whose Style is a colour declares only this colour, as mono. A Magus of the Style
    gold declares the two best colours (`wanted`), as two-colour. `value` gives the worth of a pack.
    """
    if len(choice["options"]) == 1:
        return True
    if choice["rule"] == MONO:
        return bool(me["style"] == table["auction"])
    return choice["rule"] == TWO and me["style"] == "gold" and table["auction"] in wanted(table, value)


def wanted(table: Table, value: Value = worth) -> list[str]:
    """The names of the two best colours for a two-colour deck.

    `table` is the table of the auction. Colours that fewer Magi have as their Style come first, then those
    with the better packs by `value`.
    """
    styles = [one["style"] for one in table["magi"]]

    def rank(deck: dict[str, Any]) -> tuple[int, float]:
        packs = [*deck["packs"], *(table["packs"] if deck["deck"] == table["auction"] else ())]
        return styles.count(deck["deck"]), -sum(sorted(map(value, packs))[-6:])

    colours = [deck for deck in table["decks"] if deck["deck"] in BASICS]
    return [deck["deck"] for deck in sorted(colours, key=rank)[:2]]


def _bid(options: Options, now: Bout) -> int:
    """The index of the option to bid one more life, or else of the one to give up.

    The bot gives up where the pack is not worth the life, or where too little life would be left.
    """
    kind, life = options[0][0], options[0][-1]
    bid = kind == "bid" and life * now.life <= now.gain and now.me["life"] - life >= SPARE
    return 0 if bid else len(options) - 1


def _most(me: Table) -> list[str]:
    """The two colours of which a Magus has the most packs, the more numerous first."""
    packs = held(me)
    counts = {colour: sum(colour in fact(name).colors for name in packs) for colour in BASICS}
    return sorted(counts, key=lambda colour: -counts[colour])[:2]


def _lands(options: Options, me: Table, lands: int = LANDS) -> int:
    """The index of the option whose number of copies is nearest to the plan for the land that is asked about.

    No copies are planned of lands other than basic ones. `me` is the bot's Magus.
    """
    name = options[0][1]
    colour = next((colour for colour, land in BASICS.items() if land == name), None)
    plan = planned(me, lands)
    counts = [option[2] for option in options]
    return min(range(len(counts)), key=lambda index: abs(counts[index] - plan.get(colour or "", 0)))


def planned(me: Table, lands: int = LANDS) -> dict[str, int]:
    """The number of basic lands of each colour, by the name of the colour.

    `me` is the Magus in the view of the table. The lands are in proportion to the packs, as far as the Style
    allows.
    """
    packs = held(me)
    counts = {colour: sum(colour in fact(name).colors for name in packs) for colour in BASICS}
    total = sum(counts.values()) or 1
    plan = {colour: round(lands * count / total) for colour, count in counts.items() if count}
    if me["style"] != "gold":
        others = sum(count for colour, count in plan.items() if colour != me["style"])
        most = max((count for colour, count in plan.items() if colour != me["style"]), default=0)
        plan[me["style"]] = max(lands - others, most + 1)
        return plan
    for colour in BASICS:
        if len(plan) < 3:
            plan.setdefault(colour, 1)
    first, second, *rest = sorted(plan, key=lambda colour: -plan[colour])
    plan[first] = min(plan[first], lands // 2)
    plan[second] = lands - plan[first] - sum(plan[colour] for colour in rest)
    return plan
