"""The texts of cards in French."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grimorio.games.mickey import words as w
from grimorio.games.mickey.wording.fr_terms import COLOURS, HANDS, KINDS, PLACES, STEPS, UNKNOWN
from grimorio.games.mickey.wording.names import action_name, action_of, team_name
from grimorio.games.mickey.wording.shape import (
    Form,
    Teller,
    alone,
    every,
    is_spell,
    one_cast,
    target_of,
    verb,
)
from grimorio.language.french import agree, before, number, of, to
from grimorio.language.phrases import Phrase, join, one

_IF = "s'"


def cards(count: int) -> str:
    """A number of cards: "une carte", "deux cartes"."""
    return f"{number(count, 'f')} {'carte' if count == 1 else 'cartes'}"


def diamagic(colour: str) -> str:
    """A Diamagic of a colour: "un Diamagique rouge"."""
    return "un Diamagique" if colour == "any" else f"un Diamagique {COLOURS[colour]}"


class French(Teller):
    """The `Teller` that writes the texts of cards in French."""

    SIMPLE = "Simple."
    AND = "et"
    OR = "ou"
    OWN_MOMENT = {
        "mage": "chaque fois que ce Magicien lance un Sort",
        "castle": "quand ce Château entre en jeu",
    }

    LASTING = {
        w.Continuous: "Effet Continu (lancé Caché, ce Sort reste en jeu face visible)",
        w.Untouchable: "Immuable (cette carte ne peut pas devenir Simple)",
        w.Solitary: "Solitaire (trois exemplaires de cette carte forment toute l'équipe)",
        w.Subterfuge: "Subterfuge (avec un autre Sort Subterfuge en jeu, tous deviennent Simples)",
        w.Static: "Statique (ce Sort est défaussé quand un Sort de Télétransport est lancé)",
    }

    # -- sentences ---------------------------------------------------------------------------------

    def if_(self, condition: str, then: str) -> str:
        return f"{_IF if condition.startswith('il ') else 'si '}{condition}, {then}"

    def if_hidden(self, then: str) -> str:
        return f"si ce Sort a été lancé Caché, {then}"

    def when(self, moment: str, do: str) -> str:
        return f"{before('chaque fois que', moment)}, {do}"

    def may(self, do: str) -> str:
        return f"si tu veux, {do}"

    def pay(self, cards_: int, do: str) -> str:
        return f"tu peux défausser {cards(cards_)} ; si tu le fais, {do}"

    def for_now(self, so: str) -> str:
        return f"jusqu'à la fin du tour, {so}"

    def moment(self, moment: w.Moment) -> str:
        match moment:
            case w.Casts(by, spell):
                what = "un Sort" if spell is None else self.spells(spell, "one").parts[0]
                return f"{self.mages(by, 'one').parts[0]} lance {what}"
            case w.Hides(by):
                return f"{self.mages(by, 'one').parts[0]} lance un Sort Caché"
            case w.Draws(whose):
                return {"own": "tu pioches", "enemy": "l'adversaire pioche", "any": "un joueur pioche"}[whose]
            case w.Wins(whose):
                who = {"own": "tu remportes", "enemy": "l'adversaire remporte", "any": "un joueur remporte"}
                return f"{who[whose]} un défi"
            case w.CastleEnters(castle):
                return f"un {self._castle(castle, False)} entre en jeu"

    # -- conditions and numbers --------------------------------------------------------------------

    def fact(self, name: str, value: Any, subject: Phrase, holds: bool) -> str:
        holds = holds is not (name == "simple" and not value)
        be = "est" if holds else "n'est pas"
        have = "a" if holds else "n'a pas"
        match name:
            case "area":
                return f"{be} {'lancé' if value == 'cast' else 'Caché'}"
            case "colour":
                return f"{be} {COLOURS[value]}"
            case "team":
                return f"{be} de l'équipe {team_name(value, 'fr')}"
            case "holding" if not holds:
                return f"ne possède pas {of(diamagic(value).removeprefix('un '))}"
            case "holding":
                return f"possède {diamagic(value)}"
            case "power" | "least" | "most":
                return f"{have} une {self._power(name, value)}"
            case "having":
                return f"{be} un Sort {KINDS[value]}"
            case "simple":
                return f"{be} Simple"
            case "named":
                return f"{have} « {value} » dans son nom"
        return f"{be} en jeu"

    def played(self, by: Phrase, area: str, spells: w.Spells, holds: bool) -> str:
        how = {"cast": "lancé", "hidden": "lancé Caché", "play": "joué"}[area]
        what = self.spells(replace(spells, whose="any", area="play"), "one").parts[0]
        if not holds:
            return f"{by.parts[0]} n'a {how} {_none(what)}"
        return f"{by.parts[0]} a {how} {what}"

    def there(self, cards_: w.Mages | w.Spells, holds: bool) -> str:
        bare = replace(cards_, whose="any")
        said = self.mages(bare, "one") if isinstance(bare, w.Mages) else self.spells(bare, "one")
        text = said.parts[0]
        if holds:
            return {"own": "tu as", "enemy": "l'adversaire a", "any": "il y a"}[
                cards_.whose
            ] + f" en jeu {text}"
        has_not = {"own": "tu n'as", "enemy": "l'adversaire n'a", "any": "il n'y a"}
        return f"{has_not[cards_.whose]} en jeu {_none(text)}"

    def at_least(self, number_: str, least: str, holds: bool) -> str:
        return f"{number_} vaut au moins {least}" if holds else f"{number_} vaut moins {before('que', least)}"

    def number(self, number_: w.Number) -> str:
        match number_:
            case int():
                return str(number_)
            case w.Count(w.Mages() as mages):
                return f"le nombre {of(self.mages(mages, 'all').parts[0])}"
            case w.Count(w.Spells() as spells):
                return f"le nombre {of(self.spells(spells, 'all').parts[0])}"
            case w.PowerOf(spells):
                return f"la Puissance Magique {of(self.spells(spells, 'all').parts[0])}"
            case w.Hand(whose):
                return f"le nombre de cartes {HANDS[whose]}"
            case w.Diamagics(mages, colour):
                kind = "" if colour is None else f" {agree(COLOURS[colour], 'm', True)}"
                return f"le nombre de Diamagiques{kind} {of(self.mages(mages, 'all').parts[0])}"
            case w.Stake():
                return "le nombre de Diamagiques en jeu"
        raise TypeError(f"no number: {number_!r}")

    def _each(self, number_: w.Number | None) -> str:
        """The words for the number by which a bonus is multiplied: " pour chaque carte"; "" for None."""
        match number_:
            case None:
                return ""
            case int():
                return f" {number_} fois"
            case w.Count(w.Mages() as mages):
                return f" pour {self.mages(mages, 'each').parts[0]}"
            case w.Count(w.Spells() as spells):
                return f" pour {self.spells(spells, 'each').parts[0]}"
            case w.PowerOf():
                return f" pour chaque point {of(self.number(number_))}"
            case w.Hand(whose):
                return f" pour chaque carte {HANDS[whose]}"
            case w.Diamagics(mages, colour):
                kind = "" if colour is None else f" {COLOURS[colour]}"
                return f" pour chaque Diamagique{kind} {of(self.mages(mages, 'all').parts[0])}"
            case w.Stake():
                return " pour chaque Diamagique en jeu"
        raise TypeError(f"no number: {number_!r}")

    # -- what is so --------------------------------------------------------------------------------

    def power(self, word: w.Power) -> str:
        match word:
            case w.Worth(what, number_):
                return f"{verb(self.spells(what, 'all'), 'vaut', 'valent')} {self.number(number_)}"
            case w.Times(what, by):
                how = "est doublée" if by == 2 else f"est multipliée par {by}"
                return f"la Puissance Magique {of(self.spells(what, 'all').parts[0])} {how}"
            case w.Divided(what, by):
                how = "est réduite de moitié" if by == 2 else f"est divisée par {by}"
                return f"la Puissance Magique {of(self.spells(what, 'all').parts[0])} {how}"
            case w.Adds(what, number_):
                subject = self.spells(what, "all")
                own = "leur" if subject.plural else "sa"
                return (
                    f"{verb(subject, 'ajoute', 'ajoutent')} {self.number(number_)} à {own} Puissance Magique"
                )
            case w.Subtracts(what, number_):
                subject = self.spells(what, "all")
                own = "leur" if subject.plural else "sa"
                taken = verb(subject, "retranche", "retranchent")
                return f"{taken} {self.number(number_)} de {own} Puissance Magique"
            case w.Plus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'a', 'ont')} +{number_}{self._each(each)}"
            case w.Minus(what, number_, each):
                return f"{verb(self.spells(what, 'all'), 'a', 'ont')} -{number_}{self._each(each)}"
            case w.ModifiedPower(what, number_):
                whose = of(self.spells(what, "all").parts[0])
                return f"la Puissance Magique modifiée {whose} est {self.number(number_)}"
            case w.Without(what, steps):
                which = join([STEPS[step] for step in steps], "et")
                if every(what):
                    return f"{which} ne comptent pour {_none(self.spells(what, 'one').parts[0])}"
                return f"{which} ne comptent pas pour {self.spells(what, 'all').parts[0]}"
            case w.FinalPower(number_, whose_, each):
                squads = {"own": "de ton équipe", "enemy": "de l'équipe adverse", "any": "de chaque équipe"}
                return f"la Puissance Magique totale {squads[whose_]} a {number_:+}{self._each(each)}"

    def state(self, word: w.State) -> str:
        match word:
            case w.MakesSimple(what):
                said = verb(self.target(what), "est Simple", "sont Simples")
                return f"{said} tant que cela dure (Neutralisation)"
            case w.Gains(what, action):
                return f"{verb(self.spells(what, 'all'), 'gagne', 'gagnent')} {self._action(action)}"
            case w.Rendered(what, action):
                said = verb(self.spells(what, "all"), "est transformé", "sont transformés")
                return f"{said} en {self._action(action)}"
            case w.Immune(what, whom):
                said = verb(self.target(what), "est immunisé", "sont immunisés")
                return f"{said} {to(self._kind_of(whom))}"
            case w.CannotCast(mages, spells):
                what_ = "Sorts" if spells is None else self.spells(spells, "bare").parts[0]
                return f"{self._cannot(mages)} lancer de {what_}"
            case w.CannotHide(mages):
                return f"{self._cannot(mages)} lancer de Sorts Cachés"
            case w.MayHide(mages, spells, besides):
                subject = self.mages(mages, "all")
                what_ = "Sorts" if spells is None else self.spells(spells, "bare").parts[0]
                how = "en plus d'en lancer un" if besides else "au lieu de les lancer"
                return f"{verb(subject, 'peut', 'peuvent')} jouer des {what_} Cachés {how}"
            case w.CountsAs(mages, team):
                subject = self.mages(mages, "all")
                said = f"de l'équipe {team_name(team, 'fr')}"
                if team == "caster":
                    said = f"de l'équipe {of(self.mages(w.CASTER, 'all').parts[0])}"
                return f"{verb(subject, 'est considéré', 'sont considérés')} comme {said}"
            case w.Possesses(colour):
                return f"ce Magicien possède {diamagic(colour)} (il le reçoit une fois par partie)"

    def _cannot(self, mages: w.Mages) -> str:
        """The subject of a ban with its verb: "aucun Magicien ne peut"."""
        if every(mages):
            return f"{_none(self.mages(mages, 'one').parts[0])} ne peut"
        return verb(self.mages(mages, "all"), "ne peut pas", "ne peuvent pas")

    def _action(self, word: w.SpecialAction) -> str:
        """A Special Action as a noun, with its target."""
        name, what = action_name(action_of(word), "fr"), target_of(word)
        if isinstance(word, w.Exchange) and not word.first == word.second == w.ALL_MAGES:
            return f"{name} entre {self._both(word.first, word.second)}"
        return name if what is None else f"{name} sur {self.target(what).parts[0]}"

    def _both(self, first: w.Mages, second: w.Mages) -> str:
        other = "un autre Magicien" if second == w.ALL_MAGES else self.mages(second, "one").parts[0]
        return f"{self.mages(first, 'one').parts[0]} et {other}"

    # -- what is done ------------------------------------------------------------------------------

    def action(self, word: w.DoneAction) -> str:
        match word:
            case w.Annul(what):
                said = self.target(what)
                how = "ils deviennent Simples" if said.plural else "il devient Simple"
                return f"Neutralisation sur {said.parts[0]} ({how})"
            case w.Block(what):
                said = self.target(what)
                how = "ils ne peuvent" if said.plural else "il ne peut"
                return f"Blocage sur {said.parts[0]} ({how} pas lancer de Sorts)"
            case w.Confuse(what):
                said = self.target(what)
                how = "ils lancent chacun" if said.plural else "il lance"
                return f"Confusion sur {said.parts[0]} ({how} un Sort au hasard)"
            case w.Corrode(what):
                said = self.target(what)
                gone = "ces Sorts" if said.plural else "ce Sort"
                if not is_spell(what):
                    gone = "les Sorts qu'ils ont lancés" if said.plural else "le Sort qu'il a lancé"
                how = f"tu peux défausser une carte pour défausser {gone}"
                return f"Affaiblissement sur {said.parts[0]} ({how})"
            case w.Corrupt(what):
                said = self.target(what)
                gone = "de l'un d'eux" if said.plural else "qu'il possède"
                how = f"tu peux défausser deux cartes pour défausser un Diamagique {gone}"
                return f"Corruption sur {said.parts[0]} ({how})"
            case w.Recover():
                return "Regain (avec moins de trois cartes en main, pioches-en une)"
            case w.Reveal():
                return "Révélation (les Sorts Cachés de l'adversaire passent parmi les Sorts lancés)"
            case w.Exchange(first, second):
                if first == second == w.ALL_MAGES:
                    return "Échange d'un Diamagique entre deux Magiciens qui en possèdent"
                return f"Échange d'un Diamagique entre {self._both(first, second)}"
            case w.Shatter(what):
                gone = "un Sort à Effet Continu"
                if what != w.ALL_SPELLS:
                    gone = self.spells(replace(what, having="continuous"), "one").parts[0]
                return f"Dissipation sur {gone} posé face visible (il est défaussé)"
            case w.Teleport():
                return "Télétransport (mets un nouveau Château de ton Deck sur celui qui est en jeu)"

    def other(self, word: w.OtherDeed) -> str:
        match word:
            case w.Draw(count, whose):
                many = (
                    cards(count)
                    if isinstance(count, int)
                    else f"un nombre de cartes égal {to(self.number(count))}"
                )
                return f"{_who(whose)}pioche {many}"
            case w.Discard(count, whose, random):
                return f"{_who(whose)}défausse {cards(count)}{' au hasard' if random else ''}"
            case w.DiscardFromPlay(what):
                return f"défausse du jeu {self.target(what).parts[0]}"
            case w.GiveDiamagic(whom, colour):
                return f"attribue {to(self.target(whom).parts[0])} {diamagic(colour)} du pot commun"
            case w.LoseDiamagic(whom, colour):
                return f"défausse {diamagic(colour)} {of(self.target(whom).parts[0])}"
            case w.ChangePlaces(first, second):
                return self._change(first, second)
            case w.AddDiamagics(count):
                many = "un Diamagique" if count == 1 else f"{number(count)} Diamagiques"
                return f"ajoute {many} du pot commun, face cachée, à ceux qui sont en jeu"
            case w.UncoverDiamagics():
                return "révèle les Diamagiques en jeu"

    def _change(self, first: w.Mages, second: w.Mages) -> str:
        if first == second and first in (w.ALL_MAGES, w.OWN_MAGES, w.Mages("enemy")):
            two = {
                "any": "deux Magiciens d'une même équipe",
                "own": "deux de tes Magiciens",
                "enemy": "deux Magiciens de l'adversaire",
            }
            return f"échange les places de {two[first.whose]}"
        mine, other = (of(self.mages(noun, "one").parts[0]) for noun in (first, second))
        same = "" if first.whose == second.whose != "any" else " dans une même équipe"
        return f"échange les places {mine} et {other}{same}"

    # -- nouns -------------------------------------------------------------------------------------

    def chosen(self, of_: w.Mages | w.Spells, by: str) -> Phrase:
        said = self.mages(of_, "one") if isinstance(of_, w.Mages) else self.spells(of_, "one")
        whose = "de ton choix" if by == "own" else "au choix de l'adversaire"
        tail = "," if " Puissance " in said.parts[0] or " qui " in said.parts[0] else ""
        return one(f"{said.parts[0]}{tail} {whose}")

    def same(self) -> Phrase:
        return one("cette même carte")

    def mages(self, noun: w.Mages, form: Form) -> Phrase:
        plural = not alone(noun) and (form in ("all", "bare") or noun.whose == "own")
        said = ["Magiciens" if plural else "Magicien"]
        said += [] if noun.named is None else [f"« {noun.named} »"]
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "m", plural)]
        said += [agree("adjacent", "m", plural)] if noun.where == "adjacent" else []
        said += [PLACES[noun.where]] if noun.where in PLACES else []
        said += ["adverse"] if noun.where == "opposite" else []
        if noun.whose == "enemy" and noun.where not in ("opposite", "here"):
            said.append("de l'adversaire")
        if noun.team is not None:
            said.append(f"de l'équipe {team_name(noun.team, 'fr')}")
        if noun.where == "here" and self.kind == "spell":
            said.append("qui lance ce Sort")
        if noun.holding is not None:
            said.append(f"qui {'possèdent' if plural else 'possède'} {diamagic(noun.holding)}")
        text = " ".join(said)
        if noun.where == "here" and self.kind != "spell":
            return one(f"ce {text}")
        if alone(noun):
            return one(f"{'ton' if noun.whose == 'own' and noun.where in PLACES else 'le'} {text}")
        return _determined(noun.whose, text, form, " en jeu")

    def spells(self, noun: w.Spells, form: Form) -> Phrase:
        if noun.which in ("this", "that"):
            facts = self.facts(noun, one("il"))
            only = f" (seulement s'il {facts})" if facts else ""
            near = noun.which == "this" or self.kind != "spell"
            return one(f"{'ce Sort' if near else 'ce Sort-là'}{only}")
        single = one_cast(noun) and form == "all"
        whose = "any" if noun.by is not None else noun.whose
        plural = not single and (form in ("all", "bare") or whose == "own")
        said = [agree("autre", "m", plural)] if noun.which == "others" else []
        said.append("Sorts" if plural else "Sort")
        said += [] if noun.named is None else [f"« {noun.named} »"]
        if noun.having is not None:
            kind = KINDS[noun.having]
            said.append(f"{kind}s" if plural and " " not in kind and "'" not in kind else kind)
        if noun.simple is not None:
            said.append(("" if noun.simple else "non ") + agree("Simple", "m", plural))
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "m", plural)]
        if noun.by is not None:
            said += self._powers(noun)
            same = self.kind == "spell" and noun.by == w.CASTER
            whom = "le même Magicien" if same else self.mages(noun.by, "all").parts[0]
            cast, hidden = agree("lancé", "m", plural), agree("Caché", "m", plural)
            how = {"play": of(whom), "cast": f"{cast} par {whom}", "hidden": f"{cast} {hidden} par {whom}"}
            said.append(how[noun.area])
        elif noun.area != "play":
            said.append(agree("lancé" if noun.area == "cast" else "Caché", "m", plural))
        if whose == "enemy":
            said.append("de l'adversaire")
        if noun.by is None:
            said += self._powers(noun)
        text = " ".join(said)
        if noun.by is not None and form == "all":
            return one(f"les {text}" if plural else before("le", text), plural=plural)
        return _determined(whose, text, form, " en jeu" if noun.by is None else "")

    def _powers(self, noun: w.Spells) -> list[str]:
        powers = [(name, getattr(noun, name)) for name in ("power", "least", "most")]
        return [f"de {self._power(name, value)}" for name, value in powers if value is not None]

    def _power(self, name: str, value: int) -> str:
        more = {"power": "", "least": " ou plus", "most": " ou moins"}[name]
        return f"Puissance Magique {value}{more}"

    def castles(self, noun: w.Castles) -> Phrase:
        if noun == w.ANY_CASTLE:
            return one("le Château en jeu")
        return one(f"les {self._castle(noun, True)}", plural=True)

    def _castle(self, noun: w.Castles, plural: bool) -> str:
        said = ["Châteaux" if plural else "Château"]
        said += [] if noun.named is None else [f"« {noun.named} »"]
        said += [] if noun.colour is None else [agree(COLOURS[noun.colour], "m", plural)]
        return " ".join(said)

    def _kind_of(self, what: w.What) -> str:
        """The words that name the cards to which a card is immune, given by the noun `what`."""
        match what:
            case w.Mages():
                return self.mages(what, "all").parts[0]
            case w.Spells():
                return self.spells(what, "all").parts[0]
            case w.Castles():
                return f"les {self._castle(what, True)}"
            case w.Codes(whose):
                return {"own": "ton Code", "enemy": "le Code de l'adversaire", "any": "les Codes"}[whose]

    def place(self, place: str) -> str:
        where = {"left": "à gauche", "centre": "au centre", "right": "à droite"}[place]
        return f"Ce Magicien se place {where} et y reste."

    def whole(self, condition: w.Mages) -> str:
        said = [] if condition.colour is None else [agree(COLOURS[condition.colour], "m", True)]
        said += [] if condition.team is None else [f"de l'équipe {team_name(condition.team, 'fr')}"]
        said += [] if condition.named is None else [f"avec « {condition.named} » dans leur nom"]
        whole = "tous les Magiciens de l'équipe et de la Réserve sont"
        return f"Condition : {whole} {' et '.join(said)}." if said else ""

    def unknown(self, facts: tuple[str, ...]) -> str:
        which = join([UNKNOWN[fact] for fact in facts], "et")
        return f"Carte incomplète, avec des valeurs provisoires pour ce qu'on ignore : {which}."


def _determined(whose: str, text: str, form: Form, in_play: str) -> Phrase:
    """The noun `text` with the words before it for a form: "chaque Magicien", "un de tes Sorts".

    `whose` is "own", "enemy" or "any"; `text` itself must contain the word for "enemy". `in_play` is added at
    the end of "chaque …" if `whose` is "any": "chaque Magicien en jeu".
    """
    if form == "bare":
        return one(f"tes {text}" if whose == "own" else text, plural=True)
    if form == "all":
        return one({"own": "tes ", "enemy": "les ", "any": "tous les "}[whose] + text, plural=True)
    if form == "each":
        if whose == "own":
            return one(f"chacun de tes {text}")
        return one(f"chaque {text}{in_play if whose == 'any' else ''}")
    return one(f"un de tes {text}" if whose == "own" else f"un {text}")


def _none(text: str) -> str:
    """The negation of `text`, which begins with an article: "un Sort" becomes "aucun Sort"."""
    return f"auc{text}"


def _who(whose: str) -> str:
    """The subject before a verb: "" for `whose` "own", "l'adversaire " for "enemy", "chaque joueur " for
    "each".
    """
    return {"own": "", "enemy": "l'adversaire ", "each": "chaque joueur "}[whose]
