"""The sentences for effects on players and cards in Italian: life, libraries, hands, phases and choices."""

from __future__ import annotations

from grimorio.games.magic.wording.it.amounts import LIFE, cards, measured
from grimorio.games.magic.wording.it.deeds import (
    READER,
    Mood,
    acts,
    does,
    library_of,
    sentence_of,
    told,
    top,
)
from grimorio.games.magic.wording.it.nouns import GRAVEYARD, HAND, LIBRARY, his, kind, name, nouns_of, who
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
from grimorio.language.italian import pronoun, said, verb
from grimorio.language.phrases import capital


def gain_life(word: GainLife, t: Telling, mood: Mood) -> str:
    """The sentence for `GainLife`: "guadagni 3 punti vita"."""
    return _life("guadagnare", word.amount, word.who, t, mood)


def lose_life(word: LoseLife, t: Telling, mood: Mood) -> str:
    """The sentence for `LoseLife`: "il giocatore bersaglio perde 2 punti vita"."""
    return _life("perdere", word.amount, word.who, t, mood)


def _life(infinitive: str, amount: Amount, player: Who, t: Telling, mood: Mood) -> str:
    """The sentence in which a player gains or loses life; `infinitive` is the verb."""
    life = measured(amount, LIFE, t)
    if mood == "do" and player == YOU:
        return f"{verb(infinitive).you} {life}"
    return acts(who(player, t, "il"), infinitive, life, mood)


def draw(word: Draw, t: Telling, mood: Mood) -> str:
    """The sentence for `Draw`: "pesca due carte"."""
    if isinstance(word.amount, HandExcess) and mood == "do":
        more = f"se {said(who(word.amount.who, t, 'il'))} ha in mano più carte di te"
        many = "un ammontare di carte pari alla differenza"
        return f"{more}, {acts(who(word.who, t, 'il'), 'pescare', many, mood)}"
    return acts(who(word.who, t, "il"), "pescare", cards(word.amount, t), mood)


def look_at_top(word: LookAtTop, t: Telling, mood: Mood) -> str:
    """The sentence for `LookAtTop`: "guarda le prime tre carte del tuo grimorio"."""
    them = pronoun("f", word.count > 1)
    back = does(READER, "rimettere", "bare" if mood == "may" else mood, them)
    then = f", poi {back} a posto nell'ordine che preferisci" if word.reorder else ""
    return told("guardare", f"{top(word.count)} {library_of(word.whose, t, 'di')}{then}", mood)


def mill(word: Mill, t: Telling, mood: Mood) -> str:
    """The sentence for `Mill`: cards go from the top of a library to the graveyard."""
    person = who(word.who, t, "il")
    rest = f"{his(person, GRAVEYARD, 'in')} {top(word.count)} {his(person, LIBRARY, 'di')}"
    return acts(person, "mettere", rest, mood)


def put_from_hand(word: PutFromHand, t: Telling, mood: Mood) -> str:
    """The sentence for `PutFromHand`: "metti in gioco una carta creatura dalla tua mano"."""
    person = who(word.who, t, "il")
    tapped = " TAPpata" if word.tapped else ""
    rest = f"in gioco {said(nouns_of(word.what).a())}{tapped} {his(person, HAND, 'da')}"
    return acts(person, "mettere", rest, "may" if word.may and mood == "do" else mood)


def hand_to_bottom(word: HandToBottom, t: Telling, mood: Mood) -> str:
    """The sentence for `HandToBottom`: a hand goes below the library, and as many cards are drawn."""
    person = who(word.who, t, "il")
    if word.shuffle:
        cards_ = f"le carte {his(person, HAND, 'di')} {his(person, LIBRARY, 'in')}"
        then = does(person, "pescare", "bare" if mood == "may" else mood)
        return f"{acts(person, 'rimescolare', cards_, mood)}, poi {then} altrettante carte"
    hand = f"le carte {his(person, HAND, 'di')} in fondo {his(person, LIBRARY, 'a')}"
    order = "nell'ordine che preferisci" if person.person == 2 else "nell'ordine che preferisce"
    then = does(person, "pescare", "bare" if mood == "may" else mood)
    return f"{acts(person, 'mettere', f'{hand} {order}', mood)}, poi {then} altrettante carte"


def extra_combat(word: ExtraCombat, t: Telling, mood: Mood) -> str:
    """The sentence for `ExtraCombat`: another combat phase and main phase follow."""
    return (
        "dopo questa fase, c'è una fase di combattimento addizionale "
        "seguita da una fase principale addizionale"
    )


def skip_combat(word: SkipCombat, t: Telling, mood: Mood) -> str:
    """The sentence for `SkipCombat`: "il giocatore bersaglio salta la sua prossima fase di combattimento"."""
    person = who(word.who, t, "il")
    mine = "tua" if person.person == 2 else "sua"
    return acts(person, "saltare", f"la {mine} prossima fase di combattimento", mood)


def choose_color(word: ChooseColor, t: Telling, mood: Mood) -> str:
    """The sentence for `ChooseColor`: "scegli un colore"."""
    return told("scegliere", "un colore", mood)


def choose_type(word: ChooseType, t: Telling, mood: Mood) -> str:
    """The sentence for `ChooseType`: "scegli un tipo di creatura diverso da Muro"."""
    others = [kind(one).one for one in ("Legend" if word.legend else "", word.but) if one]
    besides = f" diverso da {' o '.join(others)}" if others else ""
    return told("scegliere", f"un tipo di creatura{besides}", mood)


def flip_until_heads(word: FlipUntilHeads, t: Telling, mood: Mood) -> str:
    """The sentences for `FlipUntilHeads`: two players flip coins until both win, and tails deals damage."""
    source = sentence_of(name(t), "infliggere", "1 danno", "do")
    flips = f"tu e {said(who(word.who, t, 'il'))} lanciate una moneta ciascuno"
    return (
        f"{flips}. {capital(source)} a ogni giocatore che ottiene croce. Ripeti il procedimento "
        "fino a quando entrambi i giocatori ottengono testa con lo stesso lancio"
    )


def deal_out_cards(word: DealOutCards, t: Telling, mood: Mood) -> str:
    """The sentences for `DealOutCards`: the players choose in turn among all cards in play."""
    return (
        "metti da parte tutte le carte in gioco. A cominciare da te, ogni giocatore sceglie una "
        "delle carte messe da parte e la mette in gioco TAPpata sotto il proprio controllo. "
        "Ripeti il procedimento fino a quando tutte quelle carte sono state scelte"
    )


def look_at_hand(word: LookAtHand, t: Telling, mood: Mood) -> str:
    """The sentence for `LookAtHand`: "guarda la mano del giocatore bersaglio"."""
    person = who(word.whose, t, "il")
    hand = his(person, HAND) if person.person == 2 else f"la mano {said(person, 'di')}"
    return told("guardare", hand, mood)


def show_top(word: ShowTop, t: Telling, mood: Mood) -> str:
    """The sentence for `ShowTop`: "il giocatore bersaglio rivela la prima carta del proprio grimorio"."""
    person = who(word.who, t, "il")
    return acts(person, "rivelare", f"{top(word.count)} {his(person, LIBRARY, 'di')}", mood)


def shuffle_graveyard(word: ShuffleGraveyard, t: Telling, mood: Mood) -> str:
    """The sentence for `ShuffleGraveyard`: "rimescola il tuo cimitero nel tuo grimorio"."""
    person = who(word.who, t, "il")
    rest = f"{his(person, GRAVEYARD)} {his(person, LIBRARY, 'in')}"
    return acts(person, "rimescolare", rest, mood)


def win_game(word: WinGame, t: Telling, mood: Mood) -> str:
    """The sentence for `WinGame`: "vinci la partita"."""
    return acts(who(word.who, t, "il"), "vincere", "la partita", mood)
