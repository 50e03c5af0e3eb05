"""The texts of cards in Italian."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grimorio.games.mickey import words as w
from grimorio.games.mickey.wording.names import action_name, action_of, team_name
from grimorio.games.mickey.wording.shape import Form, Teller, alone, every, one_cast, target_of, verb
from grimorio.language.italian import agree, by, definite, indefinite, number, of, on, to
from grimorio.language.phrases import Gender, Phrase, join, one

COLOURS: dict[str, str] = {
    "blue": "blu",
    "yellow": "giallo",
    "black": "nero",
    "red": "rosso",
    "green": "verde",
}
STEPS: dict[w.Step, str] = {
    "worth": "i modificatori di Potenza Magica",
    "times": "i moltiplicatori",
    "divided": "i divisori",
    "adds": "i modificatori complessi positivi",
    "subtracts": "i modificatori complessi negativi",
    "plus": "i modificatori positivi",
    "minus": "i modificatori negativi",
    "modified-power": "i modificatori di Potenza Magica Modificata",
}
PLACES = {"left": "laterale sinistro", "centre": "centrale", "right": "laterale destro"}
UNKNOWN = {
    "colour": "colore",
    "power": "Potenza Magica",
    "team": "team",
    "ability": "abilità",
    "condition": "condizione",
    "effect": "effetto",
    "amount": "entità dell'effetto",
}
HANDS = {"own": "nella tua mano", "enemy": "nella mano dell'avversario"}


def cards(count: int) -> str:
    """A number of cards: "una carta", "due carte"."""
    return f"{number(count, 'f')} {'carta' if count == 1 else 'carte'}"


def diamagic(colour: str) -> str:
    """A Diamagic of a colour: "un Diamagic rosso"."""
    return "un Diamagic" if colour == "any" else f"un Diamagic {COLOURS[colour]}"


class Italian(Teller):
    """The `Teller` that writes the texts of cards in Italian."""

    SIMPLE = "Semplice."
    AND = "e"
    OR = "o"
    OWN_MOMENT = {
        "mage": "ogni volta che questo Mago lancia una Magia",
        "castle": "quando questo Castello entra in gioco",
    }

    LASTING = {
        w.Continuous: "Continua (se lanciata nascosta, resta in gioco scoperta)",
        w.Untouchable: "Intoccabile (non può diventare Semplice)",
        w.Solitary: "Solitario (tre copie di questa carta sono l'intera squadra)",
        w.Subterfuge: "Sotterfugio (con un'altra Magia Sotterfugio in gioco, entrambe diventano Semplice)",
        w.Static: "Statica (è scartata quando è lanciata una Magia Teletrasporto)",
    }

    # -- sentences ---------------------------------------------------------------------------------

    def if_(self, condition: str, then: str) -> str:
        return f"se {condition}, {then}"

    def if_hidden(self, then: str) -> str:
        return f"se lanciata nascosta, {then}"

    def when(self, moment: str, do: str) -> str:
        # After a clause with a subject of its own the imperative reads as its third person.
        own = {"pesca": "peschi", "scarta": "scarti"}
        verb_, _, rest = do.partition(" ")
        return f"ogni volta che {moment}, {own.get(verb_, verb_)} {rest}"

    def may(self, do: str) -> str:
        return f"se vuoi, {do}"

    def pay(self, cards_: int, do: str) -> str:
        return f"puoi scartare {cards(cards_)}; se lo fai, {do}"

    def for_now(self, so: str) -> str:
        return f"{so} fino alla fine del turno"

    def moment(self, moment: w.Moment) -> str:
        match moment:
            case w.Casts(by_, spell):
                what = "una Magia" if spell is None else self.spells(spell, "one").parts[0]
                return f"{self.mages(by_, 'one').parts[0]} lancia {what}"
            case w.Hides(by_):
                return f"{self.mages(by_, 'one').parts[0]} lancia nascosta una Magia"
            case w.Draws(whose):
                return {"own": "peschi", "enemy": "l'avversario pesca", "any": "un giocatore pesca"}[whose]
            case w.Wins(whose):
                who = {"own": "vinci", "enemy": "l'avversario vince", "any": "un giocatore vince"}[whose]
                return f"{who} una sfida"
            case w.CastleEnters(castle):
                return f"entra in gioco {indefinite(self._castle(castle, False), 'm')}"

    # -- conditions and numbers --------------------------------------------------------------------

    def fact(self, name: str, value: Any, subject: Phrase, holds: bool) -> str:
        match name:
            case "area":
                said = f"è {'lanciata' if value == 'cast' else 'nascosta'}"
            case "colour":
                said = f"è {agree(COLOURS[value], subject.gender)}"
            case "team":
                said = f"è del team {team_name(value, 'it')}"
            case "holding":
                said = f"possiede {diamagic(value)}"
            case "power" | "least" | "most":
                said = f"ha {self._power(name, value)}"
            case "having":
                said = f"è una Magia {action_name(value, 'it')}"
            case "simple":
                said = "è Semplice"
            case "named":
                said = f'ha "{value}" nel nome'
            case _:
                said = "è in gioco"
        return f"non {said}" if holds is (name == "simple" and not value) else said

    def played(self, by_: Phrase, area: str, spells: w.Spells, holds: bool) -> str:
        has = {"cast": "ha lanciato", "hidden": "ha lanciato nascosta", "play": "ha giocato"}[area]
        what = self.spells(replace(spells, whose="any", area="play"), "one").parts[0]
        if not holds:
            return f"{by_.parts[0]} non {has} {_none(what)}"
        return f"{by_.parts[0]} {has} {what}"

    def there(self, cards_: w.Mages | w.Spells, holds: bool) -> str:
        bare = replace(cards_, whose="any")
        said = self.mages(bare, "one") if isinstance(bare, w.Mages) else self.spells(bare, "one")
        text = said.parts[0]
        if holds:
            return {"own": "hai", "enemy": "l'avversario ha", "any": "c'è"}[
                cards_.whose
            ] + f" in gioco {text}"
        has_not = {"own": "non hai", "enemy": "l'avversario non ha", "any": "non c'è"}
        return f"{has_not[cards_.whose]} in gioco {_none(text)}"

    def at_least(self, number_: str, least: str, holds: bool) -> str:
        return f"{number_} è almeno {least}" if holds else f"{number_} è inferiore {to(least)}"

    def number(self, number_: w.Number) -> str:
        match number_:
            case int():
                return str(number_)
            case w.Count(w.Mages() as mages):
                return f"il numero {of(self.mages(mages, 'all').parts[0])}"
            case w.Count(w.Spells() as spells):
                return f"il numero {of(self.spells(spells, 'all').parts[0])}"
            case w.PowerOf(spells):
                return f"la Potenza Magica {of(self.spells(spells, 'all').parts[0])}"
            case w.Hand(whose):
                return f"il numero di carte {HANDS[whose]}"
            case w.Diamagics(mages, colour):
                kind = "" if colour is None else f" {agree(COLOURS[colour], 'm', True)}"
                return f"il numero di Diamagic{kind} {of(self.mages(mages, 'all').parts[0])}"
            case w.Stake():
                return "il numero di Diamagic in palio"
        raise TypeError(f"no number: {number_!r}")

    def _each(self, number_: w.Number | None) -> str:
        """The words that say by what a bonus is multiplied: " per ogni carta"; "" for None."""
        match number_:
            case None:
                return ""
            case int():
                return f" per {number_} volte"
            case w.Count(w.Mages() as mages):
                return f" per {self.mages(mages, 'each').parts[0]}"
            case w.Count(w.Spells() as spells):
                return f" per {self.spells(spells, 'each').parts[0]}"
            case w.PowerOf():
                return f" per ogni punto {of(self.number(number_))}"
            case w.Hand(whose):
                return f" per ogni carta {HANDS[whose]}"
            case w.Diamagics(mages, colour):
                kind = "" if colour is None else f" {COLOURS[colour]}"
                return f" per ogni Diamagic{kind} {of(self.mages(mages, 'all').parts[0])}"
            case w.Stake():
                return " per ogni Diamagic in palio"
        raise TypeError(f"no number: {number_!r}")

    # -- what is so --------------------------------------------------------------------------------

    def power(self, word: w.Power) -> str:
        match word:
            case w.Worth(what, number_):
                return f"{verb(self.spells(what, 'all'), 'vale', 'valgono')} {self.number(number_)}"
            case w.Times(what, by_):
                how = "raddoppia" if by_ == 2 else f"è moltiplicata per {by_}"
                return f"la Potenza Magica {of(self.spells(what, 'all').parts[0])} {how}"
            case w.Divided(what, by_):
                how = "si dimezza" if by_ == 2 else f"è divisa per {by_}"
                return f"la Potenza Magica {of(self.spells(what, 'all').parts[0])} {how}"
            case w.Adds(what, number_):
                added = verb(self.spells(what, "all"), "aggiunge", "aggiungono")
                return f"{added} {self.number(number_)} alla propria Potenza Magica"
            case w.Subtracts(what, number_):
                taken = verb(self.spells(what, "all"), "sottrae", "sottraggono")
                return f"{taken} {self.number(number_)} dalla propria Potenza Magica"
            case w.Plus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'ha', 'hanno')} +{number_}{self._each(each)}"
            case w.Minus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'ha', 'hanno')} -{number_}{self._each(each)}"
            case w.ModifiedPower(what, number_):
                whose = of(self.spells(what, "all").parts[0])
                return f"la Potenza Magica Modificata {whose} è {self.number(number_)}"
            case w.Without(what, steps):
                which = join([STEPS[step] for step in steps], "e")
                if every(what):
                    return f"{which} non valgono per {_none(self.spells(what, 'one').parts[0])}"
                return f"{which} non valgono per {self.spells(what, 'all').parts[0]}"
            case w.FinalPower(number_, whose_, each):
                squads = {
                    "own": "della tua squadra",
                    "enemy": "della squadra avversaria",
                    "any": "di ogni squadra",
                }
                return f"la Potenza Magica Finale {squads[whose_]} ha {number_:+}{self._each(each)}"

    def state(self, word: w.State) -> str:
        match word:
            case w.MakesSimple(what):
                return f"{verb(self.target(what), 'è', 'sono')} Semplice finché dura questo effetto (Annulla)"
            case w.Gains(what, action):
                return f"{verb(self.spells(what, 'all'), 'guadagna', 'guadagnano')} {self._action(action)}"
            case w.Rendered(what, action):
                return f"{verb(self.spells(what, 'all'), 'è resa', 'sono rese')} {self._action(action)}"
            case w.Immune(what, whom):
                return f"{verb(self.target(what), 'è immune', 'sono immuni')} {to(self._kind_of(whom))}"
            case w.CannotCast(mages, spells):
                what_ = "Magie" if spells is None else self.spells(spells, "bare").parts[0]
                return f"{self._cannot(mages)} lanciare {what_}"
            case w.CannotHide(mages):
                return f"{self._cannot(mages)} lanciare nascoste le Magie"
            case w.MayHide(mages, spells, besides):
                what_ = "le Magie" if spells is None else self.spells(spells, "all").parts[0]
                how = "oltre a lanciarne una" if besides else "invece di lanciarle scoperte"
                may = verb(self.mages(mages, "all"), "può", "possono")
                return f"{may} lanciare nascoste {what_} {how}"
            case w.CountsAs(mages, team):
                subject = self.mages(mages, "all")
                said = f"del team {team_name(team, 'it')}"
                if team == "caster":
                    said = f"del team {of(self.mages(w.CASTER, 'all').parts[0])}"
                return f"{verb(subject, 'è considerato', 'sono considerati')} {said}"
            case w.Possesses(colour):
                return f"questo Mago possiede {diamagic(colour)} (lo ottiene una volta a partita)"

    def _cannot(self, mages: w.Mages) -> str:
        """The subject of a ban with its verb: "i Maghi avversari non possono", "nessun Mago può"."""
        if every(mages):
            return f"{_none(self.mages(mages, 'one').parts[0])} può"
        return verb(self.mages(mages, "all"), "non può", "non possono")

    def _action(self, word: w.SpecialAction) -> str:
        """A Special Action as a noun, with its target if it has one: "Annulla sui Maghi avversari"."""
        name, what = action_name(action_of(word), "it"), target_of(word)
        if isinstance(word, w.Exchange) and not word.first == word.second == w.ALL_MAGES:
            return f"{name} tra {self.mages(word.first, 'one').parts[0]} e {self._other(word.second)}"
        return name if what is None else f"{name} {on(self.target(what).parts[0])}"

    def _other(self, mages: w.Mages) -> str:
        return "un altro Mago" if mages == w.ALL_MAGES else self.mages(mages, "one").parts[0]

    # -- what is done ------------------------------------------------------------------------------

    def action(self, word: w.DoneAction) -> str:
        match word:
            case w.Annul(what):
                whom = self.target(what)
                return f"Annulla {whom.parts[0]} ({'diventano' if whom.plural else 'diventa'} Semplice)"
            case w.Block(what):
                whom = self.target(what)
                return f"Blocca {whom.parts[0]} (non {'possono' if whom.plural else 'può'} lanciare Magie)"
            case w.Confuse(what):
                whom = self.target(what)
                cast = "lanciano" if whom.plural else "lancia"
                return f"Confondi {whom.parts[0]} ({cast} una Magia a caso)"
            case w.Corrode(what):
                whom = self.target(what)
                gone = "quelle Magie" if whom.plural else "quella Magia"
                if whom.gender == "m":
                    gone = "le Magie che hanno lanciato" if whom.plural else "la Magia che ha lanciato"
                return f"Corrodi {whom.parts[0]} (puoi scartare una carta per scartare {gone})"
            case w.Corrupt(what):
                whom = self.target(what)
                theirs = "di uno di loro" if whom.plural else "che possiede"
                return f"Corrompi {whom.parts[0]} (puoi scartare due carte per scartare un Diamagic {theirs})"
            case w.Recover():
                return "Recupera (con meno di tre carte in mano, pescane una)"
            case w.Reveal():
                return "Rivela (le Magie nascoste avversarie passano scoperte tra quelle lanciate)"
            case w.Exchange(first, second):
                if first == second == w.ALL_MAGES:
                    return "Scambia un Diamagic di due Maghi che ne possiedono"
                mine = self.mages(first, "one").parts[0]
                return f"Scambia un Diamagic {of(mine)} con uno {of(self._other(second))}"
            case w.Shatter(what):
                said = "una Magia Continua"
                if what != w.ALL_SPELLS:
                    said = self.spells(replace(what, having="continuous"), "one").parts[0]
                return f"Spezza {said} scoperta in gioco (scartala)"
            case w.Teleport():
                return "Teletrasporto (metti un nuovo Castello del tuo mazzo sopra quello in gioco)"

    def other(self, word: w.OtherDeed) -> str:
        match word:
            case w.Draw(count, whose):
                many = (
                    cards(count)
                    if isinstance(count, int)
                    else f"un numero di carte pari {to(self.number(count))}"
                )
                return f"{_who(whose)}pesca {many}"
            case w.Discard(count, whose, random):
                return f"{_who(whose)}scarta {cards(count)}{' a caso' if random else ''}"
            case w.DiscardFromPlay(what):
                return f"scarta dal gioco {self.target(what).parts[0]}"
            case w.GiveDiamagic(whom_, colour):
                return f"assegna {to(self.target(whom_).parts[0])} {diamagic(colour)} della riserva"
            case w.LoseDiamagic(whom_, colour):
                return f"scarta {diamagic(colour)} {of(self.target(whom_).parts[0])}"
            case w.ChangePlaces(first, second):
                return self._change(first, second)
            case w.AddDiamagics(count):
                many = "un Diamagic coperto" if count == 1 else f"{number(count)} Diamagic coperti"
                return f"aggiungi {many} della riserva a quelli in palio"
            case w.UncoverDiamagics():
                return "scopri i Diamagic in palio"

    def _change(self, first: w.Mages, second: w.Mages) -> str:
        if first == second and first in (w.ALL_MAGES, w.OWN_MAGES, w.Mages("enemy")):
            two = {"any": "due Maghi di una squadra", "own": "due tuoi Maghi", "enemy": "due Maghi avversari"}
            return f"cambia di posto {two[first.whose]}"
        said = self.mages(first, "one").parts[0]
        same = "" if first.whose == second.whose != "any" else " della stessa squadra"
        return f"cambia di posto {said} con {self.mages(second, 'one').parts[0]}{same}"

    # -- nouns -------------------------------------------------------------------------------------

    def chosen(self, of_: w.Mages | w.Spells, by_: str) -> Phrase:
        said = self.mages(of_, "one") if isinstance(of_, w.Mages) else self.spells(of_, "one")
        whose = "a tua scelta" if by_ == "own" else "a scelta dell'avversario"
        tail = "," if " con " in said.parts[0] or " che " in said.parts[0] else ""
        return one(f"{said.parts[0]}{tail} {whose}", said.gender)

    def same(self) -> Phrase:
        return one("quella stessa carta", "f")

    def mages(self, noun: w.Mages, form: Form) -> Phrase:
        plural = not alone(noun) and form in ("all", "bare")
        said = ["Maghi" if plural else "Mago"]
        said += [] if noun.named is None else [f'"{noun.named}"']
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "m", plural)]
        said += [agree("adiacente", "m", plural)] if noun.where == "adjacent" else []
        said += ["opposto"] if noun.where == "opposite" else []
        if noun.where in PLACES:
            said += [agree(word, "m", plural) for word in PLACES[noun.where].split()]
        if noun.whose == "enemy" and noun.where not in ("opposite", "here"):
            said.append("avversari" if plural else "avversario")
        if noun.team is not None:
            said.append(f"del team {team_name(noun.team, 'it')}")
        if noun.where == "here" and self.kind == "spell":
            said.append("che lancia questa Magia")
        if noun.holding is not None:
            said.append(f"che {'possiedono' if plural else 'possiede'} {diamagic(noun.holding)}")
        text = " ".join(said)
        if noun.where == "here" and self.kind != "spell":
            return one(f"{'questo' if self.kind == 'mage' else 'quel'} {text}")
        if alone(noun):
            mine = noun.whose == "own" and noun.where in PLACES
            return one(f"il {'tuo ' if mine else ''}{text}")
        return _determined(noun.whose, text, "m", form, " in gioco")

    def spells(self, noun: w.Spells, form: Form) -> Phrase:
        if noun.which in ("this", "that"):
            facts = self.facts(noun, one("questa", "f"))
            only = f" (solo se {facts})" if facts else ""
            return one(f"{'questa' if noun.which == 'this' else 'quella'} Magia{only}", "f")
        single = one_cast(noun) and form == "all"
        whose = "any" if noun.by is not None else noun.whose
        plural = not single and form in ("all", "bare")
        said = [agree("altro", "f", plural)] if noun.which == "others" else []
        said.append("Magie" if plural else "Magia")
        said += [] if noun.named is None else [f'"{noun.named}"']
        said += [] if noun.having is None else [action_name(noun.having, "it")]
        said += [] if noun.simple is None else ["Semplice" if noun.simple else "non Semplice"]
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "f", plural)]
        if whose == "enemy":
            said.append(agree("avversario", "f", plural))
        if noun.by is not None:
            said += self._powers(noun)
            same = self.kind == "spell" and noun.by == w.CASTER
            whom = "lo stesso Mago" if same else self.mages(noun.by, "all").parts[0]
            cast, hidden = agree("lanciato", "f", plural), agree("nascosto", "f", plural)
            how = {"play": of(whom), "cast": f"{cast} {by(whom)}", "hidden": f"{cast} {hidden} {by(whom)}"}
            said.append(how[noun.area])
        elif noun.area != "play":
            said.append(agree("lanciato" if noun.area == "cast" else "nascosto", "f", plural))
        if noun.by is None:
            said += self._powers(noun)
        text = " ".join(said)
        if noun.by is not None and form == "all":
            return one(definite(text, "f", plural), "f", plural)
        return _determined(whose, text, "f", form, " in gioco" if noun.by is None else "")

    def _powers(self, noun: w.Spells) -> list[str]:
        powers = [(name, getattr(noun, name)) for name in ("power", "least", "most")]
        return [f"con {self._power(name, value)}" for name, value in powers if value is not None]

    def _power(self, name: str, value: int) -> str:
        more = {"power": "", "least": " o più", "most": " o meno"}[name]
        return f"Potenza Magica {value}{more}"

    def castles(self, noun: w.Castles) -> Phrase:
        if noun == w.ANY_CASTLE:
            return one("il Castello in gioco")
        return one(f"i {self._castle(noun, True)}", plural=True)

    def _castle(self, noun: w.Castles, plural: bool) -> str:
        said = ["Castelli" if plural else "Castello"]
        said += [] if noun.named is None else [f'"{noun.named}"']
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "m", plural)]
        return " ".join(said)

    def _kind_of(self, what: w.What) -> str:
        """The phrase for the cards (`what`) to which a card is immune, such as "il tuo Codice"."""
        match what:
            case w.Mages():
                return self.mages(what, "all").parts[0]
            case w.Spells():
                return self.spells(what, "all").parts[0]
            case w.Castles():
                return f"i {self._castle(what, True)}"
            case w.Codes(whose):
                return {"own": "il tuo Codice", "enemy": "il Codice avversario", "any": "i Codici"}[whose]

    def place(self, place: str) -> str:
        where = {"left": "a sinistra", "centre": "al centro", "right": "a destra"}[place]
        return f"Questo Mago si schiera {where} e vi resta."

    def whole(self, condition: w.Mages) -> str:
        said = [] if condition.colour is None else [agree(COLOURS[condition.colour], "m", True)]
        said += [] if condition.team is None else [f"del team {team_name(condition.team, 'it')}"]
        said += [] if condition.named is None else [f'con "{condition.named}" nel nome']
        return f"Condizione: tutti i Maghi di squadra e Supporto sono {' e '.join(said)}." if said else ""

    def unknown(self, facts: tuple[str, ...]) -> str:
        which = join([UNKNOWN[fact] for fact in facts], "ed" if UNKNOWN[facts[-1]].startswith("e") else "e")
        return f"Carta incompleta, con valori provvisori per quel che non si conosce: {which}."


def _determined(whose: str, text: str, gender: Gender, form: Form, in_play: str) -> Phrase:
    """The noun `text` with the determiner that its form asks for: "i tuoi Maghi", "ogni tuo Mago".

    `whose` is "own", "enemy" or "any". For "enemy" no word is added, because `text` has "avversario" already.
    `in_play` is the text that follows a noun with "ogni" if `whose` is "any".
    """
    mine = {"own": {"m": ("tuo ", "tuoi "), "f": ("tua ", "tue ")}[gender]}.get(whose, ("", ""))
    if form == "bare":
        return one(f"{mine[1]}{text}", gender, True)
    if form == "all":
        every = {"m": "tutti ", "f": "tutte "}[gender] if whose == "any" else ""
        return one(every + definite(f"{mine[1]}{text}", gender, True), gender, True)
    if form == "each":
        return one(f"ogni {mine[0]}{text}{in_play if whose == 'any' else ''}", gender)
    return one(indefinite(f"{mine[0]}{text}", gender), gender)


def _none(text: str) -> str:
    """The negation of `text`, which begins with an article: "una Magia" becomes "nessuna Magia"."""
    return f"ness{text}"


def _who(whose: str) -> str:
    """The subject before a verb, by `whose`: "" for "own", "l'avversario " for "enemy", else "ogni
    giocatore ".
    """
    return {"own": "", "enemy": "l'avversario ", "each": "ogni giocatore "}[whose]
