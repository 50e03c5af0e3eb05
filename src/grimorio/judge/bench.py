"""The bench, which plays a scenario, with the verbs and checks that all games share.

A verb is the word with which a step of a scenario begins, such as `choose`. A game adds its own verbs in a
subclass, which its manifest names.
"""

from __future__ import annotations

import copy
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

from grimorio import games
from grimorio.judge.cardfile import cards_said
from grimorio.judge.outcomes import Failed, NotAsked, Refused
from grimorio.judge.reading import BadFile, Node, at_place
from grimorio.judge.scenario import ANSWERED, Scenario, Step, rule_id
from grimorio.judge.telling import Telling
from grimorio.kernel import (
    CHANCE,
    Choice,
    Game,
    IllegalAnswer,
    Luck,
    Option,
    Position,
    Setup,
    SetupError,
    digest,
)
from grimorio.kernel.faults import Message, did_you_mean, message_of
from grimorio.kernel.seats import Seat

DECLINING: tuple[Option, ...] = (("done",), ("no",), ("none",))
"""The options that decline everything offered."""


class Bench(Telling):
    """A scenario that is being played: its position, and the verbs that change it.

    Attributes:
        scenario: the scenario.
        game: the game that is played.
        position: the present position. The game asks even choices with one option; the bench answers them
            when no verb does.
    """

    PLAYERS: ClassVar[int] = 2
    VERBS: ClassVar[dict[str, Callable[[Any, Node], None]]] = {}
    """The functions of the game's own verbs, by name; each replaces the general verb of its name, if any."""
    PAUSES: ClassVar[frozenset[str]] = frozenset()
    """The choices (by `ask`) that the bench does not answer by itself even when there is only one option."""
    CHANCE_OPEN: ClassVar[bool] = False
    """Whether the bench draws every random result itself.

    Otherwise it draws only those that `luck` fixes, and the position draws the others from its seed.
    """
    ANY_ORDER: ClassVar[frozenset[str]] = frozenset()
    """The choices (by `ask`) that come in a fixed order, but that a script may answer in any order."""
    LEAVES: ClassVar[frozenset[str]] = frozenset(("choose",))
    """The verbs after which the bench still remembers the answers that it gave by itself before the verb.

    After any other verb it forgets them. A script may name a remembered answer as if it gave that answer.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game = games.get(scenario.game)
        self.position: Position
        self.setup: Setup
        self.seats = 0
        self._cited = 0
        self._taken: list[tuple[Choice, Option]] = []
        self._luck: list[Node] = []
        self._drawn = Luck(scenario.seed)
        self.led_to = (0, -1)

    # -- what a game writes --------------------------------------------------------------------

    @abstractmethod
    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        """Set up the position that a description lays out, so that choices with one option are asked too.

        Args:
            setup: the game, its options, seats, seed and cards.
            description: the position, in the game's own words; empty for the usual beginning.

        Raises:
            SetupError: the description is wrong.
        """

    def words(self, choice: Choice, option: Option) -> list[str]:
        """The names by which a script may call an option, its full name first."""
        return [" ".join(str(part) for part in option)]

    @abstractmethod
    def picture(self) -> str:
        """The position in a few lines of text, for the command line option `--trace`."""

    # -- playing -------------------------------------------------------------------------------

    def verbs(self) -> dict[str, Callable[[Any, Node], None]]:
        """All verbs of this game, by name."""
        general: dict[str, Callable[[Any, Node], None]] = {
            "choose": Bench.choose,
            "pass": Bench.pass_,
            "done": Bench.pass_,
            "go": Bench.go,
            "concede": Bench.concede,
            "luck": Bench.luck,
            "refuse": Bench.refuse,
            "expect": Bench.expect,
        }
        return {**general, **type(self).VERBS}

    def check_verbs(self) -> None:
        """Check that all verbs of the script exist, before anything is played.

        Raises BadFile: a verb does not.
        """
        known = self.verbs()
        for step in self.scenario.steps:
            self._verb(step.verb, step.node, known)

    def _verb(self, verb: str, node: Node, known: Iterable[str]) -> None:
        if verb not in known:
            hint, names = did_you_mean(verb, known), tuple(known)
            problem = "unknown verb {verb}; expected {names}{hint}"
            raise node.wrong(problem, "no-verb", verb=repr(verb), names=names, hint=hint)

    def set_up(self) -> None:
        """Set up the position from the scenario's ruleset and setup.

        Raises BadFile: the ruleset or the setup is wrong.
        """
        ruleset = dict(self.scenario.ruleset.mapping())
        players = ruleset.pop("players", None)
        cards = ruleset.pop("cards", None)
        own = None if cards is None else cards_said(self.game, cards)
        counts = self.game.seats
        self.seats = type(self).PLAYERS if players is None else players.whole(min(counts), max(counts))
        options = {name: node.word() for name, node in ruleset.items()}
        self.setup = Setup(self.game.name, self.seats, self.scenario.seed, options, own)
        setup = self.scenario.setup
        description = {} if setup.value is None else setup.plain() if setup.mapping() else {}
        description.pop(ANSWERED, None)
        try:
            self.position = self.situate(self.setup, description)
        except SetupError as error:
            raise self._located(error) from None
        if self.position.journal is None:
            self.position.journal = []
        self.settle()
        self.answer_before()
        self._cited = len(self.position.journal)
        self.led_to = self.turn()

    def answer_before(self) -> None:
        """Give the answers listed under `answered` in the setup. Raises BadFile: an answer is not offered."""
        setup = self.scenario.setup
        if setup.value is None or ANSWERED not in setup.mapping():
            return
        answered = setup.mapping()[ANSWERED]
        self._taken = []
        for name, picks in answered.mapping(self.SEATS[: self.seats]).items():
            by = Node(picks.file, picks.line, picks.at, name, name)
            try:
                self.choose(Node(picks.file, picks.line, picks.at, {"by": by, "pick": picks}))
                self.settle()
            except Refused as error:
                raise picks.wrong(message_of(error)) from None

    def _located(self, error: SetupError) -> BadFile:
        """The error of a setup as an error of the scenario file, with its line."""
        part, field, path = self.scenario.setup, error.field, f"setup.{error.field}"
        if field.startswith("options."):
            part, field = self.scenario.ruleset, field.removeprefix("options.")
            path = f"ruleset.{field}"
        return BadFile(part.file, part.line_at(field), at_place(path, message_of(error)))

    def play(self, step: Step) -> None:
        """Play one step.

        Raises:
            BadFile: the step cannot be read, or its player is not asked for this now (`NotAsked`).
            Refused: the rules do not allow it.
            Failed: an expectation is not met.
        """
        before, asked = list(self._taken), self.position.asked
        self.verbs()[step.verb](self, step.node)
        if step.verb not in type(self).LEAVES and self.position.asked != asked:
            self._taken = [taken for taken in self._taken if taken not in before]
        self.settle()

    def settle(self) -> None:
        """Answer chance and the choices with one option, until a choice has several or is among `PAUSES`."""
        while self.position.waiting:
            choice = self.position.choice
            if choice.seat == CHANCE:
                self.by_chance(choice)
                continue
            if len(choice.options) > 1 or choice.ask in type(self).PAUSES:
                return
            self.take_alone(choice)

    def take_alone(self, choice: Choice) -> None:
        """Answer a choice by its only option, and remember the answer, because a later verb may name it."""
        self._taken.append((choice, choice.options[0]))
        self.position.answer(0, choice.number)

    def by_chance(self, choice: Choice) -> None:
        """Let chance decide: by the next item of `luck`, or else by the scenario's seed.

        Raises BadFile: the item of `luck` is not among the possible results.
        """
        index = 0
        if self._luck:
            wanted = self._luck.pop(0)
            text = spelt(wanted)
            option = self._match(choice, text, wanted)
            if option is None:
                problem = "luck cannot draw {option} for {ask}, only {offers}"
                offers = self.offers(choice)
                raise wanted.wrong(problem, "luck", option=repr(text), ask=choice.ask, offers=offers)
            index = choice.index(option)
        else:
            weights = choice.weights or (1,) * len(choice.options)
            left = self._drawn.below(sum(weights)) - weights[0]
            while left >= 0:
                index += 1
                left -= weights[index]
        self.position.open_chance = bool(self._luck) or self.CHANCE_OPEN
        self.position.answer(index, choice.number)

    def close(self) -> None:
        """Check at the end that everything under `luck` was used. Raises Failed: something was not."""
        if self._luck:
            left = self._luck[0]
            wanted = Message("chance to bring {option}", "chance", option=left.text)
            raise Failed(left.line, wanted, Message("nothing that chance decides", "no-chance"))

    # -- for verbs -----------------------------------------------------------------------------

    def seat(self, node: Node) -> Seat:
        """The seat that a value names. Raises BadFile: it names none."""
        return Seat(self.SEATS.index(node.one_of(self.SEATS[: self.seats])))

    def by(self, parts: dict[str, Node], node: Node) -> Seat:
        """The seat under the key `by` of a step's `parts`, or else the seat that is asked now.

        Raises BadFile: the key names no seat, or there is no key and the game is over.
        """
        if "by" in parts:
            return self.seat(parts["by"])
        if not self.position.waiting:
            raise NotAsked(node, Message("the game is over: nobody is asked", "over-asked"), ())
        return self.position.choice.seat

    def reach(self, seat: Seat, asks: Iterable[str], node: Node, skip: Iterable[str] = ()) -> Choice:
        """Go on until a seat is asked one of the choices `asks`, and return that choice.

        On the way, the seat's choices in `skip` are declined, and choices with one option are answered.
        `node` is the step of the script, for errors.

        Raises:
            NotAsked: the choice does not come, or somebody must make another choice before it.
        """
        wanted, passed = tuple(asks), tuple(skip)
        while True:
            choice = self.pending(seat)
            if choice is None:
                raise self.not_asked(node, seat)
            if choice.ask in wanted:
                return choice
            if choice.ask in passed and ("done",) in choice.options:
                self.give(choice, ("done",))
            elif len(choice.options) == 1:
                self.give(choice, choice.options[0])
            else:
                raise NotAsked(
                    node, "not now: {asked}", [choice.rule, self.TIMING], "not-now", asked=self.asked()
                )

    def give(self, choice: Choice, option: Option, *rules: str) -> None:
        """Answer a choice with an option.

        Raises:
            Refused: the option is not offered. The error cites the rule by which the game refuses it; if the
                game names none, `rules`; if these are empty, the rule of the choice.
        """
        if option in choice.options:
            self.position.answer(choice.index(option), choice.number)
            return
        wanted = list(option)
        for refusal in self.game.refused(self.position, choice.seat):
            if refusal["option"] == wanted:
                raise Refused(self.reason(refusal), [refusal["rule"]])
        name = " ".join(str(part) for part in option)
        problem = "{option} is not offered, only {offers}"
        raise Refused(
            problem, rules or (choice.rule,), "only-offered", option=name, offers=self.offers(choice)
        )

    # -- general verbs -------------------------------------------------------------------------

    def choose(self, node: Node) -> None:
        """``choose: fire``, ``[fire, ice]`` or ``{by: A, pick: fire}``: answer choices by options' names."""
        parts = (
            {"pick": node} if not isinstance(node.value, dict) else node.mapping(("by", "pick", "if_asked"))
        )
        if "pick" not in parts:
            raise node.wrong("expected by and pick", "by-pick")
        optional = "if_asked" in parts and parts["if_asked"].truth()
        if optional and not self.position.waiting:
            return
        seat = self.by(parts, node)
        picks = parts["pick"].each()
        while picks:
            pick = self._first(seat, picks)
            picks = [other for other in picks if other is not pick]
            text = spelt(pick)
            unknown = [word for word in text.split() if word not in self.vocabulary()]
            if unknown:
                hint = did_you_mean(unknown[0], self.vocabulary())
                problem, word = "unknown word {word}{hint}; {asked}", repr(unknown[0])
                raise pick.wrong(problem, "no-word-asked", word=word, hint=hint, asked=self.asked())
            self._pick(seat, text, pick, optional)

    def _first(self, seat: Seat, picks: list[Node]) -> Node:
        """The pick (an answer that the script gives) that answers the next choice of a seat.

        For choices in `ANY_ORDER` it is the first pick that the choice offers; otherwise, and where the
        choice offers none of them, the first of `picks`.
        """
        choice = self.pending(seat)
        if choice is None or choice.ask not in type(self).ANY_ORDER:
            return picks[0]
        return next((pick for pick in picks if self._match(choice, spelt(pick), pick) is not None), picks[0])

    def _pick(self, seat: Seat, text: str, node: Node, optional: bool) -> None:
        while True:
            choice = self.pending(seat)
            if choice is not None:
                option = self._match(choice, text, node)
                if option is not None:
                    self.give(choice, option)
                    return
            for index, (taken, option) in enumerate(self._taken):
                if taken.seat == seat and self._match(taken, text, node) == option:
                    del self._taken[index]
                    return
            if choice is not None and len(choice.options) == 1 and choice.ask not in self.PAUSES:
                self.give(choice, choice.options[0])
                continue
            if optional:
                return
            if choice is None:
                raise self.not_asked(node, seat)
            raise Refused(self.not_offered(text), self._why(choice, text, node))

    def _why(self, choice: Choice, text: str, node: Node) -> list[str]:
        """The ids of the rules that refuse the option called `text`; without any, the choice's own rule."""
        refusals = self.game.refused(self.position, choice.seat)
        rules = [
            refusal["rule"] for refusal in refusals if text in self.words(choice, tuple(refusal["option"]))
        ]
        return rules or [choice.rule]

    def _match(self, choice: Choice, text: str, node: Node) -> Option | None:
        """The option with this name, or else the only one whose name contains all words of `text`.

        None if there is no such option. The text "none" stands for the option that declines everything.
        Raises BadFile: several options contain the words.
        """
        named = [
            (option, [name.casefold() for name in self.words(choice, option)]) for option in choice.options
        ]
        if text == "none":
            return next((option for option in choice.options if option in DECLINING), None)
        exact = [option for option, names in named if text in names]
        if exact:
            return exact[0]
        words = set(text.split())
        some = [option for option, names in named if any(words <= set(name.split()) for name in names)]
        if len(some) > 1:
            several = tuple(self.words(choice, option)[0] for option in some)
            problem = "{word} may be {options}: say more words"
            raise node.wrong(problem, "say-more", word=repr(text), options=several)
        return some[0] if some else None

    def pass_(self, node: Node) -> None:
        """``pass: A``: the player declines to do more."""
        seat = self.seat(node)
        choice = self.pending(seat)
        if choice is None or self.passing(choice) not in choice.options:
            for index, (taken, option) in enumerate(self._taken):
                if taken.seat == seat and option == self.passing(taken):
                    del self._taken[index]
                    return
        if choice is None:
            raise self.not_asked(node, seat)
        self.give(choice, self.passing(choice))

    def passing(self, choice: Choice) -> Option:
        """The option by which a player declines to do more, whether or not `choice` offers it."""
        return ("done",)

    def concede(self, node: Node) -> None:
        """``concede: A``: the player gives up, whichever player is asked at the time."""
        seat = self.seat(node)
        try:
            self.position.concede(seat)
        except IllegalAnswer:
            raise Refused(
                "{seat} is not in the game any more", [self.TIMING], "not-in-game", seat=self.SEATS[seat]
            ) from None

    def luck(self, node: Node) -> None:
        """``luck: [heads, tails]``: fix the next random results, in this order.

        Raises Failed: results fixed by an earlier ``luck`` are left over.
        """
        if self._luck:
            self.close()
        self._luck = list(node.each())
        self.position.open_chance = True

    def refuse(self, node: Node) -> None:
        """``refuse``: check that the verb inside is refused and changes nothing.

        Raises BadFile: the verb cannot be read. Raises Failed: it is allowed, or refused by another rule.
        """
        parts = dict(node.mapping())
        because = parts.pop("because", None)
        rules = [] if because is None else [rule_id(cited) for cited in because.each()]
        if len(parts) != 1:
            verbs = tuple(parts) or Message("nothing", "nothing")
            raise node.wrong("expected one verb to refuse, found {found}", "verb-to-refuse", found=verbs)
        verb, inner = next(iter(parts.items()))
        known = [name for name in self.verbs() if name not in ("refuse", "expect", "go")]
        self._verb(verb, inner, known)
        trial = self.trial()
        before = digest(self.position)
        try:
            self.verbs()[verb](trial, inner)
        except (Refused, NotAsked) as error:
            if missing := [rule for rule in rules if rule not in error.rules]:
                wanted = Message("refused because of {rules}", "refused-because", rules=tuple(missing))
                given = tuple(sorted(error.rules)) or Message("no rule", "no-rule")
                why = Message("{rules}: {problem}", "rules-given", rules=given, problem=message_of(error))
                raise Failed(node.line, wanted, why) from None
        else:
            wanted = Message("{verb} to be refused", "to-be-refused", verb=verb)
            raise Failed(node.line, wanted, Message("it is allowed", "allowed"))
        if digest(self.position) != before:
            wanted = Message("the refusal to change nothing", "refusal-changes")
            raise Failed(node.line, wanted, Message("another position", "another-position"))

    def trial(self) -> Self:
        """A copy of the bench with a position of its own, for trying a verb."""
        other = copy.copy(self)
        other.position = self.position.copy()
        other._taken, other._luck = [], list(self._luck)
        return other


def spelt(node: Node) -> str:
    """The words of a value in the form that is compared: in small letters, with single spaces."""
    return " ".join(node.word().casefold().split())


def bench_for(scenario: Scenario) -> Bench:
    """The bench of the scenario's game."""
    bench: type[Bench] | None = games.part(scenario.game, "bench")
    if bench is None:
        from grimorio.judge.any_game import AnyBench

        bench = AnyBench
    return bench(scenario)
