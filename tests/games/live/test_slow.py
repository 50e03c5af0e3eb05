"""Random Powers are refused with the right field, or play as an independent slow interpreter expects."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest

from grimorio.games.live.powerset import KINDS, from_json
from grimorio.games.live.words import Word
from grimorio.kernel import CHANCE, SetupError
from tests.fuzzing import each_seed, named, seeds
from tests.games.live.laid import Laid, magus

DECIDING = {"wins", "gives-up", "bids-life", "offers-two"}
NAMES = ("One", "Two")
HANDS = ("rock", "paper", "scissors")


def written(random: Random, name: str) -> dict[str, Any]:
    """A Power of random words; some Powers are impossible."""

    def number(most: int = 3) -> Any:
        return random.choice((-1, 21, True, "2", None)) if random.random() < 0.02 else random.randint(0, most)

    sense = random.random() < 0.9
    words = random.choices(sorted(KINDS), k=random.choice((1, 1, 2, 2, 3)))
    if sense:
        deciding = [word for word in words if word in DECIDING]
        words = [word for word in words if word not in deciding[1:] or word == deciding[0]]
        words = words[:1] if words[0] == "retests" else [word for word in words if word != "retests"]
        words = words if sum(word in DECIDING for word in words) < 2 else words[:1]
    does: list[dict[str, Any]] = []
    for word in words:
        fields: dict[str, Any] = {"word": word}
        if word == "wins" and random.random() < 0.4:
            fields["final"] = True
        if word == "gains-life" or (word == "returns" and random.random() < 0.5):
            fields["life" if word == "gains-life" else "packs"] = number()
        if random.random() < 0.01:
            fields[random.choice(("final", "twice", "life"))] = 1
        does.append(fields)
    power: dict[str, Any] = {"name": name, "tier": "basic", "does": does}
    for cost in ("life", "traits", "packs"):
        if random.random() < 0.3 and not (sense and cost == "packs" and words != ["retests"]):
            power[cost] = number(random.choice((1, 3, 20)))
    if random.random() < 0.05:
        power["names"] = random.choice(({"it": "Uno"}, {"de": "Eins"}, [], {"fr": 1}))
    if random.random() < 0.05:
        power[random.choice(("tier", "extra"))] = random.choice(("divine", ["basic"], 3))
    if random.random() < 0.02:
        power["does"][0]["word"] = random.choice((["wins"], "win", 3))
    return power


def cannot_be(power: dict[str, Any]) -> set[str]:
    """The fields of a Power that say something impossible."""

    def is_number(value: Any, least: int = 0) -> bool:
        return type(value) is int and least <= value <= 20

    wrong = {f"power.{key}" for key in power if key == "extra"}
    wrong |= {f"power.{cost}" for cost in ("life", "traits", "packs") if not is_number(power.get(cost, 0))}
    if power["tier"] != "basic":
        wrong.add("power.tier")
    names = power.get("names", {})
    if not isinstance(names, dict):
        wrong.add("power.names")
    else:
        wrong |= {f"power.names.{code}" for code in names if code == "de" or names[code] == 1}
    words: list[Any] = []
    for place, row in enumerate(power["does"]):
        where = f"power.does[{place}]"
        word = row["word"]
        if not isinstance(word, str) or word not in KINDS:
            wrong.add(f"{where}.word")
            continue
        words.append(word)
        own = {"wins": "final", "gains-life": "life", "returns": "packs"}.get(word)
        wrong |= {f"{where}.{key}" for key in row if key not in ("word", own)}
        if word == "wins" and row.get("final", True) is not True:
            wrong.add(f"{where}.final")
        if own in ("life", "packs") and not is_number(row.get(own, 0), 1 if own == "life" else 0):
            wrong.add(f"{where}.{own}")
    retest = "retests" in words
    if sum(word in DECIDING for word in words) > 1 or (retest and len(words) > 1):
        wrong.add("power.does")
    if power.get("packs") not in (None, 0) and not retest:
        wrong.add("power.packs")
    return wrong


class Slow:
    """The slow interpreter of a mental challenge between seat 0, which holds a pack, and seat 1.

    It keeps what each seat has, and compares the questions asked.
    """

    def __init__(self, t: Laid, powers: tuple[dict[str, Any], dict[str, Any]], random: Random) -> None:
        self.t = t
        self.random = random
        self.powers = powers
        self.life = [t.state(seat)[1] for seat in (0, 1)]
        self.minds = [t.state(seat)[0]["mental"] for seat in (0, 1)]
        self.packs = [list(t.seen(seat)["packs"]) for seat in (0, 1)]
        self.pack = t.table["challenge"]["pack"]
        self.table = set(t.table["packs"]) | {self.pack}
        self.active: list[dict[str, Any] | None] = [None, None]
        self.winner = -1
        self.free = self.final = self.both = False
        self.used = [False, False]
        self.ties = 0

    # -- asking ----------------------------------------------------------------------------------------

    def choice(self, options: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        return self.random.choice(options)

    def ask(self, seat: int, ask: str, options: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """Answer a question of one seat at random; a single option is taken without a question."""
        return self.ask_both(ask, {seat: options})[seat]

    def ask_both(self, ask: str, options: dict[int, list[tuple[Any, ...]]]) -> dict[int, tuple[Any, ...]]:
        """Answer questions that several seats are asked at the same time."""
        several = {seat: ask for seat, offered in options.items() if len(offered) > 1}
        assert not several or self.t.asked == several, (self.t.asked, ask, options)
        taken = {seat: self.choice(offered) for seat, offered in options.items()}
        for seat in several:
            assert set(self.t.options(seat)) == set(options[seat]), (ask, options)
        for seat in several:
            self.t.do(seat, *taken[seat])
        return taken

    # -- Powers ----------------------------------------------------------------------------------------

    def does(self, seat: int) -> list[dict[str, Any]]:
        power = self.active[seat]
        return [] if power is None else power["does"]

    def says(self, seat: int, word: str) -> bool:
        return any(row["word"] == word for row in self.does(seat))

    def deciding(self, seat: int) -> bool:
        return any(row["word"] in DECIDING for row in self.does(seat))

    def payable(self, seat: int, power: dict[str, Any]) -> bool:
        enough = self.life[seat] > power.get("life", 0) and self.minds[seat] >= power.get("traits", 0)
        return enough and len(self.packs[seat]) >= power.get("packs", 0)

    def usable(self, seat: int, power: dict[str, Any]) -> bool:
        """Whether a seat can pay for a Power and the Power can do what it says."""
        spare = self.life[seat] - power.get("life", 0) - 1
        for row in power["does"]:
            if row["word"] == "offers-two" and len(self.table) < 2:
                return False
            if row["word"] == "bids-life" and spare < 1:
                return False
            spends = not row.get("packs", 0)
            if row["word"] == "returns" and (not self.packs[1 - seat] or (spends and spare < 1)):
                return False
        return self.payable(seat, power)

    def pay(self, seat: int) -> None:
        power = self.active[seat] or {}
        self.life[seat] -= power.get("life", 0)
        self.minds[seat] -= power.get("traits", 0)

    def run(self) -> None:
        """Play the Powers: both seats activate in secret and pay; then word for word, the rival's Power
        last; then the test.
        """
        offered = {
            seat: [("none",), *([("power", power["name"])] if self.usable(seat, power) else [])]
            for seat, power in enumerate(self.powers)
        }
        for seat, taken in self.ask_both("power", offered).items():
            self.active[seat] = self.powers[seat] if taken[0] == "power" else None
        for seat in (0, 1):
            if not self.says(seat, "retests"):
                self.pay(seat)
        final = any(row.get("final") for row in self.does(0))
        decider = 1 if self.deciding(1) and not final else 0
        for seat in (0, 1):
            for row in self.does(seat):
                if seat == decider or row["word"] not in DECIDING:
                    getattr(self, row["word"].replace("-", "_"), lambda *_: None)(seat, row)
        if not self.both:
            if self.winner < 0:
                self.test()
            if not self.free:
                self.after()
            self.packs[self.winner].append(self.pack)
            self.table.discard(self.pack)

    def wins(self, seat: int, row: dict[str, Any]) -> None:
        self.winner, self.final = seat, row.get("final", False)

    def gives_up(self, seat: int, row: dict[str, Any]) -> None:
        self.winner, self.free = 1 - seat, True

    def gains_life(self, seat: int, row: dict[str, Any]) -> None:
        self.life[seat] += row["life"]

    def bids_life(self, seat: int, row: dict[str, Any]) -> None:
        bid, bidder = 0, seat
        while True:
            options: list[tuple[Any, ...]] = [("bid", much) for much in range(bid + 1, self.life[bidder])]
            if bid or not options:
                options.append(("give-up",))
            taken = self.ask(bidder, "escalate", options)
            if taken[0] == "give-up":
                break
            bid, bidder = taken[1], 1 - bidder
        self.winner, self.free = 1 - bidder, True
        self.life[self.winner] -= bid

    def offers_two(self, seat: int, row: dict[str, Any]) -> None:
        second = self.ask(seat, "second-pack", [("pack", name) for name in self.table - {self.pack}])[1]
        hands = [("hand", "left"), ("hand", "right")]
        taken = self.ask_both("hand", {seat: hands, 1 - seat: hands})
        mine, theirs = (second, self.pack) if taken[0] == taken[1] else (self.pack, second)
        self.packs[seat].append(mine)
        self.packs[1 - seat].append(theirs)
        self.table -= {mine, theirs}
        self.free = self.both = True

    def returns(self, seat: int, row: dict[str, Any]) -> None:
        count = row.get("packs", 0)
        if not count:
            most = min(self.life[seat] - 1, len(self.packs[1 - seat]))
            if most < 1:
                return
            count = self.ask(seat, "spend-life", [("life", life) for life in range(1, most + 1)])[1]
            self.life[seat] -= count
        self.give_back(1 - seat, count)

    def give_back(self, seat: int, count: int) -> None:
        for _ in range(min(count, len(self.packs[seat]))):
            pack = self.ask(seat, "give-back", [("pack", name) for name in self.packs[seat]])[1]
            self.packs[seat].remove(pack)
            self.table.add(pack)

    # -- the test --------------------------------------------------------------------------------------

    def test(self) -> None:
        """Play the test: hands, then the traits left; a dead tie costs both seats a trait, and is
        repeated once.
        """
        throws = [("throw", hand) for hand in HANDS]
        taken = self.ask_both("throw", {0: throws, 1: throws})
        one, two = (HANDS.index(taken[seat][1]) for seat in (0, 1))
        ahead = (one - two) % 3
        if ahead == 0:
            ahead = (self.minds[0] > self.minds[1]) + 2 * (self.minds[1] > self.minds[0])
        if ahead:
            self.winner = ahead - 1
            return
        self.minds = [max(0, mind - 1) for mind in self.minds]
        self.ties += 1
        if self.ties == 1 and all(self.minds):
            self.test()
            return
        self.winner = self.choice(self.t.options(CHANCE))[1]
        self.t.do(CHANCE, "seat", self.winner)
        self.free = True

    def after(self) -> None:
        """Let the loser have the test held again, once; otherwise take from the loser what was staked."""
        loser = 1 - self.winner
        power = self.active[loser]
        options: list[tuple[Any, ...]] = [("accept",)]
        again = power is not None and self.says(loser, "retests") and not self.used[loser]
        if power is not None and again and not self.final and self.payable(loser, power):
            options.append(("power", power["name"]))
        if power is None or self.ask(loser, "retest", options)[0] == "accept":
            self.minds[loser] = max(0, self.minds[loser] - 1)
            return
        self.used[loser] = True
        self.pay(loser)
        self.give_back(loser, power.get("packs", 0))
        self.test()
        if not self.free:
            self.after()


def read(power: dict[str, Any]) -> str:
    """The field for which a Power is refused; "" for an accepted one."""
    try:
        from_json(power)
    except SetupError as error:
        return error.field
    return ""


def played(random: Random) -> bool:
    """Write a random Power for each of two Magi and play them. Returns whether both were accepted."""
    powers = written(random, NAMES[0]), written(random, NAMES[1])
    for power in powers:
        wrong = cannot_be(power)
        assert read(power) in (wrong or {""}), (power, wrong)
    if any(cannot_be(power) for power in powers):
        return False
    sheets = []
    for name in NAMES:
        data = magus().to_json()
        data["history"].append({"spent": 3, "on": "power", "what": name})
        sheets.append({key: data[key] for key in ("name", "begins", "history")})
    t = Laid(magus(), magus(), cards={"powers": list(powers), "sheets": sheets}, overbid="off").all("yes")
    for _ in range(random.randint(0, 2)):
        t.do(0, "pack", t.table["packs"][0]).do(1, "no")
        t.do(1, "pack", t.table["packs"][0]).do(0, "no")
    for seat in (0, 1):
        one = t.p.edit(1 + seat)
        one.life = random.choice((20, 20, 4, 2, 1))
        one.traits = (*one.traits[:2], random.choice((7, 7, 2, 1)))
    t.do(0, "pack", t.table["packs"][0]).do(1, "yes").do(0, "challenge", "mental")
    slow = Slow(t, powers, random)
    slow.run()
    for seat in (0, 1):
        traits, life, _ = t.state(seat)
        assert (traits["mental"], life) == (slow.minds[seat], slow.life[seat])
        assert sorted(t.seen(seat)["packs"]) == sorted(slow.packs[seat])
    assert t.asked and not {"throw", "retest", "escalate", "hand", "give-back"} & set(t.asked.values())
    return True


def test_a_power_is_refused_or_does_what_its_words_say() -> None:
    found: Counter[bool] = Counter()

    def run(seed: int) -> None:
        found[played(Random(seed))] += 1

    each_seed(600, run)
    assert found[True] > 200 and found[False] > 100


def test_every_word_has_a_slow_reading() -> None:
    read = {word for word in KINDS if hasattr(Slow, word.replace("-", "_"))}
    assert {kind.__name__ for kind in KINDS.values()} == {kind.__name__ for kind in get_args(Word)}
    assert set(KINDS) - read == {"retests"}, "Retests is read after the test, by Slow.after"


@pytest.mark.fuzz
def test_more_powers_do_what_their_words_say() -> None:
    for seed in seeds(1, 15_000):
        with named(f"played(Random({seed}))"):
            played(Random(seed))
