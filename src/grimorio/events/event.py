"""An event, such as a tournament or a league: its settings and its log of facts.

A fact is something that happened, such as a pairing or a result; players, rounds and standings are computed
from the facts. An `Event` is an immutable value: every change returns a new one. It plays no games and stores
nothing.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from grimorio.events.event_rules import applied, named, with_rounds
from grimorio.events.event_state import Round, State
from grimorio.events.facts import CUT, FACTS, PLAYERS, AnyFact, Entry, Pairing, Settings, Undo
from grimorio.events.faults import EventError
from grimorio.events.names import alike, check_name
from grimorio.events.pairing import Before, Pair, both, pair
from grimorio.events.pod_pairing import paired_in_pods
from grimorio.events.pod_rules import check_pairing
from grimorio.events.standings import ENDS, Line, Played, standings
from grimorio.events.structures import bracket, circle, knockout_rounds, neighbours, swiss_rounds
from grimorio.kernel import SetupError, sizes
from grimorio.kernel.boundary import read
from grimorio.kernel.sizes import quoted

KIND: Final = "grimorio event"
VERSION: Final = 1
Log = Annotated[tuple[AnyFact, ...], Meta(max_length=FACTS)]
"""The log of an event: its facts, oldest first, at most `FACTS` of them."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event as it stands.

    Attributes:
        settings: the settings with which the event began.
        facts: the log of all facts, oldest first. A fact that was taken back stays in it; an `Undo` follows.
        state: the players, rounds and matches that follow from the facts.
    """

    settings: Settings
    facts: tuple[AnyFact, ...] = ()
    state: State = field(default_factory=State, compare=False)

    def after(self, fact: AnyFact) -> Event:
        """The event after a further fact.

        Raises:
            EventError: the fact is not possible now, or the log is full; a player's name looks like that of
                another player, cannot be seen or stands for a bye; for an undo, a later fact is not possible
                without the one that is taken back.
        """
        if len(self.facts) >= FACTS:
            raise EventError("most-facts", most=FACTS)
        log = (*self.facts, fact)
        if isinstance(fact, Entry):
            check_name(fact.player)
            if other := alike(fact.player, self.state.members):
                raise EventError("alike", player=fact.player, other=other)
        if isinstance(fact, Undo):
            if fact.fact >= len(self.facts):
                raise EventError("undo-number", most=len(self.facts) - 1, found=fact.fact)
            if fact.fact in undone(self.facts):
                raise EventError("undone", number=fact.fact)
            return Event(self.settings, log, folded(self.settings, log))
        return Event(self.settings, log, applied(self.settings, self.state, fact))

    # -- rounds --------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash of the event's seed, in hexadecimal.

        It is shown before the event. Afterwards it proves that nobody changed the seed, from which all random
        numbers of the event follow.
        """
        return hashlib.sha256(b"grimorio event 1\n" + self.settings.seed.encode()).hexdigest()

    @property
    def swiss(self) -> int:
        """The number of Swiss rounds; 0 for an event without them.

        If the settings name no number, it follows from the number of players in the first round.
        """
        if self.settings.structure != "swiss":
            return 0
        rounds = self.state.rounds
        count = sum(name is not None for table in rounds[0].tables for name in table) if rounds else 0
        return self.settings.rounds or swiss_rounds(count or len(self.state.active))

    @property
    def over(self) -> bool:
        """Whether no round is left to pair or to finish, or the organiser has ended the event.

        A league ends by itself only after its knockout.
        """
        state = self.state
        if state.shared is not None or state.ended:
            return True
        if not state.rounds or state.rounds[-1].open:
            return False
        if state.rounds[-1].stage == "knockout":
            return len(state.left_in()) <= 1
        cut = self.settings.cut and len(state.active) > 1
        robin = self.settings.structure == "round-robin"
        return len(state.rounds) >= (self.circle_rounds if robin else self.swiss) and not cut

    def next_round(self) -> Pairing:
        """The pairing of the next round; the event itself does not change until `after` adds this fact.

        Raises:
            EventError: a round is still being played; the event is over, or a league without a knockout; it
                has fewer than two players; or nobody is seated for its draft yet.
            PairingError: the forbidden pairs leave a player without an opponent.
        """
        state = self.state
        number = len(state.rounds) + 1
        with_rounds(self.settings)
        if state.rounds and state.rounds[-1].open and not state.ended:
            matches = state.rounds[-1].open
            raise EventError("open", count=len(matches), round=number - 1, names=named(matches))
        if self.over:
            raise EventError("all-played")
        if len(state.active) < 2:
            raise EventError("two-players", found=len(state.active))
        if self.settings.structure == "round-robin":
            done = number > self.circle_rounds
            return self._bracket_round(number) if done else self._circle_round(number)
        check_pairing(self.settings, state)
        knockout = self.settings.structure in ("knockout", "league")
        if knockout or (state.rounds and state.rounds[-1].stage == "knockout") or number > self.swiss:
            return self._bracket_round(number)
        return Pairing(round=number, tables=self.swiss_tables(number), by="swiss")

    def swiss_tables(self, number: int, seated: frozenset[str] = frozenset()) -> tuple[Pair, ...]:
        """The tables of Swiss round `number` for everybody but the players `seated`, who sit already.

        Raises PairingError: the forbidden pairs leave a player without an opponent.
        """
        before = self.before(number)
        byes = tuple((name, None) for name in sorted(self.state.byes - seated))
        there = {*self.state.byes, *seated}
        points = {name: count for name, count in before.points.items() if name not in there}
        before = replace(before, points=points)
        in_pods = number <= self.settings.pod_rounds
        tables = paired_in_pods(before, self.state.pods) if in_pods else pair(before)
        return (*tables, *byes)

    def before(self, number: int) -> Before:
        """What the pairing of Swiss round `number` depends on: active players' points, matches and byes."""
        scoring = self.settings.scoring
        points = dict.fromkeys(self.state.members, 0)
        met: dict[tuple[str, str], int] = {}
        byes: dict[str, int] = {}
        down: dict[str, int] = {}
        for round_ in self._rounds("swiss"):
            earned: list[tuple[str, int]] = []
            for match in round_.played():
                if match.second is None:
                    byes[match.first] = byes.get(match.first, 0) + 1
                    earned.append((match.first, scoring.match[0]))
                    continue
                table = both(match.first, match.second)
                met[table] = met.get(table, 0) + 1
                apart = points[match.first] - points[match.second]
                if apart:
                    higher = match.first if apart > 0 else match.second
                    down[higher] = down.get(higher, 0) + 1
                first, second = ENDS[match.outcome]
                earned += [(match.first, scoring.match[first]), (match.second, scoring.match[second])]
            for name, count in earned:
                points[name] += count
        active = {
            name: points[name] + self.state.members[name].missed * scoring.match[2]
            for name in self.state.active
        }
        return Before(active, met, byes, down, self.state.forbidden, self.settings.seed, number)

    def _bracket_round(self, number: int) -> Pairing:
        state = self.state
        if state.rounds and state.rounds[-1].stage == "knockout":
            return Pairing(round=number, tables=neighbours(state.winners()), by="bracket")
        cut = self.settings.structure in CUT
        order = [line.player for line in self.standings() if line.dropped is None] if cut else self._seeded()
        if cut:
            order = order[: self.settings.cut]
        return Pairing(round=number, tables=bracket(order), by="bracket", cut=cut)

    def _lot(self, name: str) -> bytes:
        return hashlib.sha256(f"grimorio order 1\n{self.settings.seed}\n{name}".encode()).digest()

    def _seeded(self) -> list[str]:
        """The players of a knockout: first the seeded ones from seed 1 on, then the others at random."""
        members = self.state.members
        return sorted(
            self.state.active,
            key=lambda name: (members[name].seed or PLAYERS + 1, self._lot(name), name),
        )

    def schedule(self) -> tuple[tuple[Pair, ...], ...]:
        """All rounds of a round robin, each as its tables.

        The players are those who had not left before the first round; players who left later stay in it.
        """
        names = [
            name
            for name, member in self.state.members.items()
            if member.dropped is None or member.dropped > 0
        ]
        return circle(sorted(names, key=lambda name: (self._lot(name), name)))

    @property
    def circle_rounds(self) -> int:
        """The number of rounds of a round robin, which follows from the players of its first round."""
        return len(self.schedule())

    def _circle_round(self, number: int) -> Pairing:
        """The pairing of round `number` of everybody against everybody.

        Tables with a player who has left are not in it.
        """
        active = set(self.state.active)
        tables = tuple(table for table in self.schedule()[number - 1] if active.issuperset(table))
        return Pairing(round=number, tables=tables, by="circle")

    def _rounds(self, *stages: str) -> tuple[Round, ...]:
        return tuple(round_ for round_ in self.state.rounds if round_.stage in stages)

    # -- standings -----------------------------------------------------------------------------

    def played(self) -> tuple[Played, ...]:
        """The matches that count in the standings, oldest first.

        Matches of a knockout after other rounds do not count. If a player leaves a round robin before half of
        the player's matches are played, none of these matches count. If a player leaves later, the opponents
        win the matches that are left, with as many games as in a bye.
        """
        if self.settings.structure == "league":
            return self.state.matches
        stage = self.settings.structure
        matches = tuple(match for round_ in self._rounds(stage) for match in round_.played())
        return self._robin(matches) if stage == "round-robin" else matches

    def _robin(self, matches: tuple[Played, ...]) -> tuple[Played, ...]:
        members = self.state.members
        leavers = [name for name, member in members.items() if member.dropped is not None]
        if not leavers or not self.state.rounds:
            return matches
        schedule = {both(*table): table for round_ in self.schedule() for table in round_ if table[1]}  # type: ignore[arg-type]
        count = {name: sum(name in (match.first, match.second) for match in matches) for name in leavers}
        whole = len({name for table in schedule for name in table}) - 1
        struck = {name for name in leavers if 2 * count[name] < whole}
        kept = tuple(match for match in matches if not struck & {match.first, match.second})
        done = {both(match.first, match.second) for match in kept if match.second}
        won, lost = self.settings.scoring.bye_games
        given = []
        for pair_ in schedule:
            absent = [name for name in pair_ if members[name].dropped is not None]
            if pair_ not in done and len(absent) == 1 and not struck & {*pair_}:
                present = pair_[1] if absent[0] == pair_[0] else pair_[0]
                given.append(Played(present, absent[0], (won, lost, 0), "first"))
        return (*kept, *given)

    def standings(self) -> tuple[Line, ...]:
        """The standings of all who took part, best first.

        After a knockout has begun, players who reached a later round of it stand higher. Players who reached
        the same round are ordered by points. Who has won a match of it and then left stands above those who
        lost in that round, and below those who go on.
        """
        members = self.state.members
        seated = {name for round_ in self.state.rounds for table in round_.tables for name in table}
        names = [name for name, member in members.items() if member.dropped is None or name in seated]
        if self.state.shared is not None:
            names += [name for name in self.state.shared.players if name not in names]
        for match in self.state.matches:
            names += [name for name in (match.first, match.second) if name and name not in names]
        dropped = {name: member.dropped for name, member in members.items() if member.dropped is not None}
        missed = [name for name in names for _ in range(members[name].missed)]
        robin = self.settings.structure == "round-robin"
        lines = standings(
            self.settings.scoring, names, self.played(), dropped, missed, robin, self.state.shared
        )
        return self._by_knockout(lines)

    def _by_knockout(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        rounds = self._rounds("knockout")
        if not rounds:
            return lines
        reached = dict.fromkeys((line.player for line in lines), 0.0)
        for number, round_ in enumerate(rounds, start=1):
            reached.update({name: number for table in round_.tables for name in table if name is not None})
            for match in round_.played():
                winner = {"first": match.first, "second": match.second}.get(match.outcome)
                if winner is not None:
                    stayed = self.state.members[winner].dropped is None
                    reached[winner] = number + (1 if stayed else 0.5)
        cut = self.settings.structure in CUT
        ordered = sorted(lines, key=lambda line: -reached[line.player])
        placed: list[Line] = []
        for number, line in enumerate(ordered):
            above = ordered[number - 1] if number else line
            same = reached[above.player] == reached[line.player] and (
                above.place == line.place and not reached[line.player] if cut else True
            )
            place = placed[-1].place if number and same else number + 1
            placed.append(replace(line, place=place))
        return tuple(placed)

    # -- kept ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The event as JSON data: "kind" and "version" of the file, "settings", and "facts", the log."""
        return {
            "kind": KIND,
            "version": VERSION,
            "settings": msgspec.to_builtins(self.settings),
            "facts": [msgspec.to_builtins(fact) for fact in self.facts],
        }

    @staticmethod
    def from_json(data: Any) -> Event:
        """Read what `to_json` wrote, and play its facts again.

        Args:
            data: JSON data of any kind.

        Raises:
            ValueError: the data is no event, or a fact is not possible; the message says where.
        """
        sizes.checked(data)
        if not isinstance(data, dict) or data.get("kind") != KIND:
            raise EventError("no-event", kind=KIND)
        if data.get("version") != VERSION:
            raise EventError("version", wanted=VERSION, found=quoted(data.get("version")))
        settings = settings_of(data.get("settings"), "settings")
        try:
            log = read(data.get("facts"), Log, "facts")
        except SetupError as error:
            raise EventError("data", problem=error) from None
        _check_undone(log)
        return Event(settings, log, folded(settings, log))


def settings_of(data: Any, where: str = "") -> Settings:
    """Read settings from JSON data.

    Args:
        data: JSON data of any kind.
        where: the name of the data in errors, before the names of its fields.

    Raises:
        EventError: the data is no settings, or they do not go together.
    """
    try:
        return read(data, Settings, where)
    except SetupError as error:
        raise EventError("data", problem=error) from None


def undone(log: tuple[AnyFact, ...]) -> frozenset[int]:
    """The indices, in the log, of the facts that are taken back; an undo may itself be taken back."""
    found: set[int] = set()
    for number in range(len(log) - 1, -1, -1):
        fact = log[number]
        if isinstance(fact, Undo) and number not in found:
            found.add(fact.fact)
    return frozenset(found)


def _check_undone(log: tuple[AnyFact, ...]) -> None:
    for number, fact in enumerate(log):
        if isinstance(fact, Undo) and fact.fact >= number:
            raise EventError("undo-earlier", place=f"facts[{number}].fact", found=fact.fact)


def folded(settings: Settings, log: tuple[AnyFact, ...]) -> State:
    """The state of an event after the facts of its log, without those taken back.

    Raises:
        EventError: a fact is not possible after those before it; the message has its number.
    """
    gone = undone(log)
    state = State()
    for number, fact in enumerate(log):
        if number in gone or isinstance(fact, Undo):
            continue
        try:
            state = applied(settings, state, fact)
        except EventError as error:
            raise EventError("at", place=f"facts[{number}]", problem=error) from None
    return state


def champion(event: Event) -> str | None:
    """The name of the player who has won an event, the first of its standings; None while the event
    goes on.
    """
    lines = event.standings()
    return lines[0].player if event.over and lines else None


def rounds_left(event: Event) -> int:
    """How many rounds are still to be paired, as far as is known now; 0 in events without rounds.

    The knockout that follows other rounds is included.
    """
    if event.over:
        return 0
    played = len(event.state.rounds)
    structure = event.settings.structure
    if structure in ("swiss", "round-robin"):
        rounds = event.swiss if structure == "swiss" else event.circle_rounds
        cut = min(event.settings.cut, len(event.state.active))
        return max(0, rounds + knockout_rounds(cut) - played)
    if structure == "league" and event.settings.cut:
        return max(0, knockout_rounds(min(event.settings.cut, len(event.state.active))) - played)
    if structure == "knockout":
        first = event.state.rounds[0].tables if event.state.rounds else ()
        count = sum(name is not None for table in first for name in table) or len(event.state.active)
        return max(0, knockout_rounds(count) - played)
    return 0
