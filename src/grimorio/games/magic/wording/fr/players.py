"""The sentences for effects on players and cards in French: life, libraries, hands, phases and choices."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.amounts import LIFE, cards, measured
from grimorio.games.magic.wording.fr.deeds import (
    READER,
    Mood,
    acts,
    does,
    library_of,
    sentence_of,
    told,
    top,
)
from grimorio.games.magic.wording.fr.nouns import GRAVEYARD, HAND, LIBRARY, his, kind, name, nouns_of, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    YOU,
    Amount,
    ChooseColor,
    ChooseType,
    DealOutCards,
    Draw,
    ExtraCombat,
    FlipUntilHeads,
    GainLife,
    HandExcess,
    HandToBottom,
    LookAtHand,
    LookAtTop,
    LoseLife,
    Mill,
    PutFromHand,
    ShowTop,
    ShuffleGraveyard,
    SkipCombat,
    Who,
    WinGame,
)
from grimorio.language.french import said, verb
from grimorio.language.phrases import capital


def gain_life(word: GainLife, t: Telling, mood: Mood) -> str:
    """The sentence for `GainLife`: "vous gagnez 3 points de vie"."""
    return _life("gagner", word.amount, word.who, t, mood)


def lose_life(word: LoseLife, t: Telling, mood: Mood) -> str:
    """The sentence for `LoseLife`: "le joueur ciblé perd 2 points de vie"."""
    return _life("perdre", word.amount, word.who, t, mood)


def _life(infinitive: str, amount: Amount, player: Who, t: Telling, mood: Mood) -> str:
    """The sentence in which a player gains or loses life; `infinitive` is the verb."""
    life = measured(amount, LIFE, t)
    if mood == "do" and player == YOU:
        return f"vous {verb(infinitive).you} {life}"
    return acts(who(player, t), infinitive, life, mood)


def draw(word: Draw, t: Telling, mood: Mood) -> str:
    """The sentence for `Draw`: "piochez deux cartes"."""
    if isinstance(word.amount, HandExcess) and mood == "do":
        more = f"si {said(who(word.amount.who, t))} a plus de cartes en main que vous"
        many = "un nombre de cartes égal à la différence"
        return f"{more}, {acts(who(word.who, t), 'piocher', many, mood)}"
    return acts(who(word.who, t), "piocher", cards(word.amount, t), mood)


def look_at_top(word: LookAtTop, t: Telling, mood: Mood) -> str:
    """The sentence for `LookAtTop`: "regardez les trois cartes du dessus de votre bibliothèque"."""
    them = "la" if word.count == 1 else "les"
    back = does(READER, "remettre", "bare" if mood == "may" else mood, them)
    then = f", puis {back} dessus dans l'ordre de votre choix" if word.reorder else ""
    return told("regarder", f"{top(word.count)} {library_of(word.whose, t, 'de')}{then}", mood)


def mill(word: Mill, t: Telling, mood: Mood) -> str:
    """The sentence for `Mill`: cards go from the top of a library to the graveyard."""
    person = who(word.who, t)
    rest = f"dans {his(person, GRAVEYARD)} {top(word.count)} de {his(person, LIBRARY)}"
    return acts(person, "mettre", rest, mood)


def put_from_hand(word: PutFromHand, t: Telling, mood: Mood) -> str:
    """The sentence for `PutFromHand`: "mettez en jeu une carte de créature de votre main"."""
    person = who(word.who, t)
    tapped = " engagée" if word.tapped else ""
    rest = f"en jeu{tapped} {said(nouns_of(word.what).a())} de {his(person, HAND)}"
    return acts(person, "mettre", rest, "may" if word.may and mood == "do" else mood)


def hand_to_bottom(word: HandToBottom, t: Telling, mood: Mood) -> str:
    """The sentence for `HandToBottom`: a hand goes below the library, and as many cards are drawn."""
    person = who(word.who, t)
    if word.shuffle:
        cards_ = f"les cartes de {his(person, HAND)} dans {his(person, LIBRARY)}"
        then = does(person, "piocher", "bare" if mood == "may" else mood)
        return f"{acts(person, 'mélanger', cards_, mood)}, puis {then} autant de cartes"
    order = f"dans l'ordre de {'votre' if person.person == 2 else 'son'} choix"
    hand = f"les cartes de {his(person, HAND)} au-dessous de {his(person, LIBRARY)} {order}"
    then = does(person, "piocher", "bare" if mood == "may" else mood)
    return f"{acts(person, 'mettre', hand, mood)}, puis {then} autant de cartes"


def extra_combat(word: ExtraCombat, t: Telling, mood: Mood) -> str:
    """The sentence for `ExtraCombat`: another combat phase and main phase follow."""
    return (
        "cette phase est suivie d'une phase de combat supplémentaire, "
        "puis d'une phase principale supplémentaire"
    )


def skip_combat(word: SkipCombat, t: Telling, mood: Mood) -> str:
    """The sentence for `SkipCombat`: "le joueur ciblé passe sa prochaine phase de combat"."""
    person = who(word.who, t)
    mine = "votre" if person.person == 2 else "sa"
    return acts(person, "passer", f"{mine} prochaine phase de combat", mood)


def choose_color(word: ChooseColor, t: Telling, mood: Mood) -> str:
    """The sentence for `ChooseColor`: "choisissez une couleur"."""
    return told("choisir", "une couleur", mood)


def choose_type(word: ChooseType, t: Telling, mood: Mood) -> str:
    """The sentence for `ChooseType`: "choisissez un type de créature autre que mur"."""
    others = [kind(one).one for one in ("Legend" if word.legend else "", word.but) if one]
    besides = f" autre que {' ou '.join(others)}" if others else ""
    return told("choisir", f"un type de créature{besides}", mood)


def flip_until_heads(word: FlipUntilHeads, t: Telling, mood: Mood) -> str:
    """The sentences for `FlipUntilHeads`: two players flip coins until both win, and tails deals damage."""
    source = sentence_of(name(t), "infliger", "1 blessure", "do")
    flips = f"vous et {said(who(word.who, t))} lancez chacun une pièce"
    return (
        f"{flips}. {capital(source)} à chaque joueur dont la pièce tombe sur pile. "
        "Répétez ce procédé jusqu'à ce que les deux pièces tombent sur face lors du même lancer"
    )


def deal_out_cards(word: DealOutCards, t: Telling, mood: Mood) -> str:
    """The sentences for `DealOutCards`: the players choose in turn among all cards in play."""
    return (
        "mettez de côté toutes les cartes en jeu. En commençant par vous, chaque joueur choisit "
        "une des cartes mises de côté et la met en jeu engagée sous son contrôle. "
        "Répétez ce procédé jusqu'à ce que toutes ces cartes aient été choisies"
    )


def look_at_hand(word: LookAtHand, t: Telling, mood: Mood) -> str:
    """The sentence for `LookAtHand`: "regardez la main du joueur ciblé"."""
    person = who(word.whose, t)
    hand = his(person, HAND) if person.person == 2 else f"la main {said(person, 'de')}"
    return told("regarder", hand, mood)


def show_top(word: ShowTop, t: Telling, mood: Mood) -> str:
    """The sentence for `ShowTop`: "le joueur ciblé révèle la carte du dessus de sa bibliothèque"."""
    person = who(word.who, t)
    return acts(person, "révéler", f"{top(word.count)} de {his(person, LIBRARY)}", mood)


def shuffle_graveyard(word: ShuffleGraveyard, t: Telling, mood: Mood) -> str:
    """The sentence for `ShuffleGraveyard`: "mélangez votre cimetière dans votre bibliothèque"."""
    person = who(word.who, t)
    return acts(person, "mélanger", f"{his(person, GRAVEYARD)} dans {his(person, LIBRARY)}", mood)


def win_game(word: WinGame, t: Telling, mood: Mood) -> str:
    """The sentence for `WinGame`: "vous gagnez la partie"."""
    person = who(word.who, t)
    if mood == "do" and person.person == 2:
        return f"vous {verb('gagner').you} la partie"
    return acts(person, "gagner", "la partie", mood)
