"""How a script of Magic proceeds: passing, resolving, going to a step, choosing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from grimorio.games.magic.public import BeginStep, Choosing, PickCards, PickObjects, ResolveTop, outputs_of
from grimorio.games.magic.situation_data import MANY, pool
from grimorio.games.magic.state.objects import STEPS, table
from grimorio.games.magic.state.pools import ONE, amount
from grimorio.judge.going import MOST_PASSES
from grimorio.judge.magic import options
from grimorio.judge.magic.happened import Happened
from grimorio.judge.magic.names import listed, take_out
from grimorio.judge.outcomes import Failed, NotAsked, Refused
from grimorio.judge.reading import Node
from grimorio.judge.scenario import Scenario, Step
from grimorio.kernel import CHANCE, Choice, Event, Option, SetupError
from grimorio.kernel.faults import Message
from grimorio.kernel.seats import Seat

PASS: Option = ("pass",)
IDLE = ("expect", "refuse")
"""The verbs of scripts that do not change the position."""


class MagicFlow(Happened):
    """The part of Magic's bench that takes a script on: passing, resolving, going to a step, choosing.

    Attributes:
        step: the number of the present step of the script, from 1.
        since: the number of events that the journal had before the last verb other than `choose`.
        default: whether `go` or the setup led to the present choice; then the script need not answer it.
        goal: how many more objects of the stack `resolve` must see resolved; -1 for all.
        top: the id of the object that `resolve` is waiting for, or 0.
        queue: the triggers still to be put onto the stack, in the order that the script names.
        mana: the options of tapping a permanent for its different kinds of mana, until the script says which
            kind; else empty.
    """

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.step = 0
        self.since = 0
        self.default = True
        self.goal = 0
        self.top = 0
        self.queue: list[Node] = []
        self.mana: list[Option] = []

    def trial(self) -> Self:
        other = super().trial()
        other.queue = list(self.queue)
        return other

    # -- answering -------------------------------------------------------------------------------

    def set_up(self) -> None:
        super().set_up()
        while self.position.waiting and not self.stops():
            self.put(self.position.choice, self.usual(self.position.choice))
            self.settle()
        self.led_to = self.turn()

    def play(self, step: Step) -> None:
        self.step = step.number
        if step.verb not in (*IDLE, "choose"):
            self._taken = []
            self.since = len(self.position.journal or [])
            self.goal, self.queue = 0, []
        self.verbs()[step.verb](self, step.node)
        if step.verb not in (*IDLE, "go"):
            self.default = False
        self.settle()
        self.resolve_on(step.node)

    def put(self, choice: Choice, option: Option) -> None:
        """Answer a choice with one of its options."""
        self.position.answer(choice.index(option), choice.number)
        self.names.follow(self.position)

    def give(self, choice: Choice, option: Option, *rules: str) -> None:
        super().give(choice, option, *rules)
        self.names.follow(self.position)

    def settle(self) -> None:
        """Answer single options and chance, pay automatically, and put triggers onto the stack.

        Triggers are put in the order that the script names. Raises Refused: a trigger that the script names
        is not waiting.
        """
        while self.position.waiting:
            choice = self.position.choice
            if choice.seat == CHANCE:
                self.by_chance(choice)
                self.names.follow(self.position)
            elif choice.ask == "pay":
                self.put(choice, ("auto",))
            elif choice.ask == "trigger" and self.queue:
                text = self.queue[0].word()
                option = options.find(self.position, choice, text, self.names)
                if option is None:
                    problem = "{card} does not wait to go onto the stack; {asked}"
                    raise Refused(problem, [choice.rule], "not-waiting", card=text, asked=self.asked())
                self.queue = self.queue[1:]
                self.put(choice, option)
            elif len(choice.options) > 1 or choice.ask in type(self).PAUSES:
                return
            else:
                self.take_only(choice)

    def take_only(self, choice: Choice) -> None:
        """Answer a choice by its only option."""
        self._taken.append((choice, options.lasting(self.position, choice.options[0])))
        self.put(choice, choice.options[0])

    def ready(self, node: Node, keep: Iterable[str] = ()) -> None:
        """Go on until a player has priority, or is asked one of the choices in `keep`.

        Raises:
            BadFile: a choice on the way is not answered by the script.
        """
        if self.mana:
            problem = "say for which mana the permanent before was tapped, by for: or choose"
            raise node.wrong(problem, "say-mana")
        while self.position.waiting:
            choice = self.position.choice
            if choice.ask == "priority" or choice.ask in keep:
                return
            if len(choice.options) > 1 and not self.default:
                raise node.wrong("a choice is not answered: {asked}", "unanswered", asked=self.asked())
            self.put(choice, self.usual(choice))
            self.settle()

    def usual(self, choice: Choice) -> Option:
        """The answer that `go` gives: it declines the choice if possible, or else takes the first option."""
        if PASS in choice.options:
            return PASS
        return next((option for option in choice.options if option in options.NO), choice.options[0])

    def priority(self, seat: Seat, node: Node) -> Choice:
        """The choice of a seat that has priority.

        Raises:
            NotAsked: the seat does not have priority.
            BadFile: a choice on the way is not answered by the script.
        """
        self.ready(node)
        choice = self.pending(seat)
        if choice is None:
            problem = "{seat} does not have priority: {asked}"
            raise NotAsked(
                node, problem, [self.TIMING], "no-priority", seat=self.SEATS[seat], asked=self.asked()
            )
        return choice

    def begun(self, since: int, steps: Iterable[int]) -> bool:
        """Whether one of these steps has begun since the journal had `since` events."""
        journal: list[Event] = self.position.journal or []
        return any(isinstance(event, BeginStep) and event.step in steps for event in journal[since:])

    # -- passing ---------------------------------------------------------------------------------

    def pass_(self, node: Node) -> None:
        """``pass: A``: the player passes priority once."""
        self.put(self.priority(self.seat(node), node), PASS)

    def resolve(self, node: Node) -> None:
        """``resolve: 1``, ``resolve: all``: let players pass until this number of objects has resolved."""
        goal = -1 if node.text == "all" else node.whole(1, MANY)
        self.ready(node)
        if not self.position.waiting:
            raise node.wrong("the game is over", "over")
        self.goal, self.top = goal, 0
        self.resolve_on(node)

    def resolve_on(self, node: Node) -> None:
        """Go on with `resolve`: let players pass until enough objects have resolved, or a choice is asked."""
        for _ in range(MOST_PASSES):
            self.settle()
            stack = table(self.position).stack
            if self.top and self.top not in stack and not self.resolving():
                self.top = 0
                self.goal -= self.goal > 0
            if not self.goal or not self.position.waiting:
                self.goal = 0
                return
            choice = self.position.choice
            if choice.ask != "priority":
                return
            if not stack:
                left, self.goal = self.goal, 0
                if left > 0:
                    wanted = Message("{count} more on the stack to resolve", "more-on-stack", count=left)
                    raise Failed(node.line, wanted, Message("an empty stack", "empty-stack"))
                return
            self.top = stack[0]
            self.put(choice, PASS)
        raise node.wrong("the stack does not come to an end: {asked}", "endless-stack", asked=self.asked())

    def resolving(self) -> bool:
        """Whether the object that `resolve` is waiting for has begun to resolve."""
        return any(isinstance(frame, ResolveTop) and frame.key == self.top for frame in self.position.agenda)

    def go(self, node: Node) -> None:
        """Let all players pass until the named step of this turn, or of a player's next turn."""
        parts = {"at": node} if not isinstance(node.value, dict) else node.mapping(("turn", "at"))
        at = STEPS.index(parts["at"].one_of(self.phases())) if "at" in parts else None
        seat = self.seat(parts["turn"]) if "turn" in parts else None
        if at is None and seat is None:
            raise node.wrong("expected turn, at or both", "turn-at")
        if not self.position.waiting:
            raise node.wrong("the game is over", "over")
        if self.mana:
            self.ready(node)
        turn = table(self.position).turn
        if seat == table(self.position).active and self.turn() != self.led_to:
            if at in (None, table(self.position).step) and self.stops():
                self.led_to, self.default = self.turn(), True
                return
            seat = None  # other verbs have led into the turn that is meant
        since = len(self.position.journal or [])
        for _ in range(MOST_PASSES):
            if not self.position.waiting:
                return
            t = table(self.position)
            self.led_to = self.turn()
            here = t.turn == turn if seat is None else t.turn > turn and t.active == seat
            if here and (t.step == at or at is None) and self.begun(since, [t.step]) and self.stops():
                self.default = True
                return
            if (seat is None and t.turn != turn) or (seat is not None and t.turn > turn + 2 * self.seats):
                break
            if not here or t.step != at:
                since = len(self.position.journal or [])
            choice = self.position.choice
            self.put(choice, self.usual(choice))
        whose = Message("this turn", "this-turn")
        if seat is not None:
            whose = Message("a turn of {seat}", "a-turn", seat=self.SEATS[seat])
        if at is None:
            problem = "nobody has priority in {turn} any more; {asked}"
            raise node.wrong(problem, "nobody-in-turn", turn=whose, asked=self.asked())
        problem = "nobody has priority in the step {step} of {turn} any more; {asked}"
        raise node.wrong(problem, "nobody-in-step", step=STEPS[at], turn=whose, asked=self.asked())

    def stops(self) -> bool:
        """Whether `go` stops at the present choice: priority, mulligan, or one that the next step answers."""
        choice = self.position.choice
        if choice.ask in ("priority", "mulligan"):
            return True
        verb = next((step for step in self.later() if step.verb != "expect"), None)
        if verb is not None and verb.verb == "refuse":
            inner = [key for key in verb.node.mapping() if key != "because"]
            return choice.ask in inner or "choose" in inner
        return verb is not None and verb.verb in ("choose", "concede", choice.ask)

    def later(self) -> tuple[Step, ...]:
        """The steps of the script after the present one."""
        return self.scenario.steps[self.step :]

    # -- choosing --------------------------------------------------------------------------------

    def choose(self, node: Node) -> None:
        """``choose``: answer what a player is asked; a list answers several choices in a row."""
        parts = {"pick": node}
        if isinstance(node.value, dict):
            parts = node.mapping(("by", "pick", "if_asked"))
        if "pick" not in parts:
            raise node.wrong("expected by and pick", "by-pick")
        optional = "if_asked" in parts and parts["if_asked"].truth()
        if optional and not self.position.waiting:
            return
        seat = self.by(parts, node)
        picks = listed(parts["pick"])
        for pick in picks:
            if not self.means_something(pick.word()):
                problem, word = "{word} means nothing here; {asked}", repr(pick.text)
                raise pick.wrong(problem, "means-nothing", word=word, asked=self.asked())
        if self.mana:
            self.choose_mana(seat, parts["pick"])
            return
        left = self.pick(seat, picks)
        if left and not optional:
            self.excuse(seat, left)
        self.say_on()

    def say_on(self) -> None:
        """Answer the choices about the spell or ability being played, as far as the script describes it."""

    def means_something(self, text: str) -> bool:
        """Whether `text` names an option asked now, or anything that some choice could ever offer."""
        p = self.position
        return options.is_word(p, text, self.names) or any(
            options.find(p, choice, text, self.names) is not None for choice in p.waiting
        )

    def choose_mana(self, seat: Seat, node: Node) -> None:
        """Answer which mana a tapped permanent gives: the mana that `node` names, such as "G"."""
        choice = self.pending(seat)
        found = self.giving(self.mana, node.word())
        if choice is None or not found:
            problem = "it does not give {mana}; {asked}"
            raise Refused(problem, ["MTG8-1.TERM-1"], "gives-not", mana=node.text, asked=self.asked())
        self.mana = []
        self.put(choice, found[0])

    def giving(self, found: list[Option], text: str) -> list[Option]:
        """The options to tap for mana, among those in `found`, that give exactly the mana that a text names.

        If there are none and the text names a single mana, such as ``G``, the options that give some mana of
        this kind; the one that gives most of it comes first. Empty if the text names no mana.
        """
        p = self.position
        wanted = options.COLORS.get(text.casefold(), text.upper().replace("{", "").replace("}", ""))
        try:
            mana = pool(wanted)
        except SetupError:
            return []
        given = [
            (option, outputs_of(p, int(option[1]), p.things[int(option[1])])[int(option[2])][1])
            for option in found
        ]
        exact = [option for option, made in given if made == mana]
        if exact or mana not in ONE:
            return exact
        kind = ONE.index(mana)
        given = [(option, made) for option, made in given if amount(made, kind)]
        return [option for option, _ in sorted(given, key=lambda one: -amount(one[1], kind))]

    def answered_next(self) -> bool:
        """Whether the next step, apart from `expect`, is `choose`."""
        return next((step.verb for step in self.later() if step.verb != "expect"), "") == "choose"

    def pick(self, seat: Seat, picks: list[Node]) -> list[Node]:
        """Answer choices with these picks (answers of the script) as far as they are offered.

        Returns the picks that were not used.
        """
        offered: list[Node] = []
        asked = ""
        while picks:
            choice = self.pending(seat)
            if choice is None or choice.ask == "priority":
                break
            match = self.picked(choice, picks)
            if match is not None:
                option, used = match
                picks = take_out(picks, used)
                offered = [
                    other for other in picks if options.find(self.position, choice, other.word(), self.names)
                ]
                asked = choice.ask
                self.put(choice, option)
                if asked == "trigger" and offered == picks:
                    self.queue, picks = picks, []  # a list of triggers is their order
            elif len(choice.options) == 1:
                self.take_only(choice)
            elif picks[0].text == "yes" and options.NO[0] in choice.options:
                picks = picks[1:]  # which of several follows
            elif self.yes_leads_to(choice, picks[0]):
                self.put(choice, options.YES)
            elif asked == "trigger" and choice.ask != "trigger":
                self.queue, picks = picks, []
            else:
                break
        if not picks:
            self.enough(seat, asked)
        return take_out(picks, offered)

    def picked(self, choice: Choice, picks: list[Node]) -> tuple[Option, list[Node]] | None:
        """Return (the option that the first of `picks` names, the picks used), or None if there is none.

        `picks` are answers in the script. If they may be in any order, any of them may name the option.
        """
        p = self.position
        if choice.ask == "word" and len(picks) > 1:
            pair = f"{picks[0].word()} {picks[1].word()}"
            option = options.find(p, choice, pair, self.names)
            return None if option is None else (option, picks[:2])
        matches: list[tuple[int, Option, list[Node]]] = []
        for pick in picks if self.any_order(choice) else picks[:1]:
            option = options.find(p, choice, pick.word(), self.names)
            if option is not None:
                matches.append((choice.index(option), option, [pick]))
        if matches:
            _, option, used = min(matches, key=lambda match: match[0])
            return option, used
        if picks[0].text == "yes" and options.NO[0] in choice.options:
            others = [option for option in choice.options if option != options.NO[0]]
            if len(others) == 1:
                return others[0], picks[:1]
        return None

    def any_order(self, choice: Choice) -> bool:
        """Whether a script may name its picks for this choice in another order than the game asks."""
        top = self.position.agenda[-1]
        return (
            isinstance(top, (PickObjects, Choosing))
            or (isinstance(top, PickCards) and not top.ordered)
            or choice.ask in ("attack", "block")
        )

    def yes_leads_to(self, choice: Choice, pick: Node) -> bool:
        """Whether the answer "yes" leads to a choice that `pick`, an answer in the script, can answer."""
        if set(choice.options) != {options.YES, ("no",)} or pick.text in ("yes", "no", "none"):
            return False
        other = self.trial()
        other.put(choice, options.YES)
        other.settle()
        then = other.pending(choice.seat)
        if then is None or then.ask == "priority":
            return False
        return options.find(other.position, then, pick.word(), other.names) is not None

    def enough(self, seat: Seat, asked: str) -> None:
        """End the seat's choice of several objects if the script names no more objects.

        `asked` is the kind of that choice. Do nothing if the seat is asked something else or may not end the
        choice, or if the next step of the script names one more object or concedes.
        """
        choice = self.pending(seat)
        if choice is None or choice.ask != asked or ("done",) not in choice.options:
            return
        step = next((step for step in self.later() if step.verb != "expect"), None)
        if step is not None and step.verb == "concede":
            return
        if step is not None and step.verb == "choose":
            value = step.node.value
            pick = value.get("pick") if isinstance(value, dict) else step.node
            if pick is not None and self.picked(choice, listed(pick)) is not None:
                return
        self.put(choice, ("done",))

    def excuse(self, seat: Seat, picks: list[Node]) -> None:
        """Accept answers of the script that have been given already, because the seat had no other choice.

        Each of `picks` must name an answer that was given automatically (each counts only once), or a card
        that has been moved since the last verb other than `choose`.

        Raises:
            Refused: one of them names no such thing, and the seat is asked another choice.
            NotAsked: one of them names no such thing, and the seat is asked nothing.
        """
        for pick in picks:
            text = pick.word()
            place = next(
                (
                    at
                    for at, (taken, option) in enumerate(self._taken)
                    if taken.seat == seat and options.fits(self.position, option, text, self.names)
                ),
                None,
            )
            if place is not None:
                del self._taken[place]
                continue
            if self.happened(seat, text):
                continue
            choice = self.pending(seat)
            if choice is None or choice.ask == "priority":
                problem, name = "{seat} is asked nothing that {option} answers: {asked}", self.SEATS[seat]
                raise NotAsked(
                    pick, problem, [self.TIMING], "asked-other", seat=name, option=text, asked=self.asked()
                )
            raise Refused(self.not_offered(text), [choice.rule])
