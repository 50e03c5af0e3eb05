# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Potenza
mickey-cli-kind = { $kind ->
        [mage] Mago
        [spell] Magia
        [castle] Castello
       *[code] Codice
    }
mickey-cli-colour = { $colour ->
        [blue] blu
        [yellow] giallo
        [black] nero
        [red] rosso
       *[green] verde
    }
mickey-cli-power = Potenza Magica { $power }
mickey-cli-team = Team: { $team }
mickey-seat = Giocatore { $number }
mickey-cli-turn = Turno { $turn } · { $phase } · { $seat }
mickey-cli-castle = { $castle }: { $stake }, Potenza Magica { $powers }
mickey-cli-holds = ha in mano { $cards }
mickey-cards-good = { $file }: in ordine, { $count ->
        [one] una carta
       *[other] { $count } carte
    }
mickey-cards-none = { $file }: atteso cards: con mages, spells, castles o codes sotto, non ce n’è nessuna
mickey-template-note = Carte tue: scrivi quel che dicono le tue, poi lancia grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NOME mostra come è scritta una qualsiasi carta

## The page
mickey-title = Wizards of Mickey
mickey-tagline = Due squadre di tre Maghi si sfidano di Castello in Castello per i suoi Diamagic.
mickey-letter-blue = B
mickey-letter-yellow = G
mickey-letter-black = N
mickey-letter-red = R
mickey-letter-green = V
mickey-colour-blue = blu
mickey-colour-yellow = giallo
mickey-colour-black = nero
mickey-colour-red = rosso
mickey-colour-green = verde
mickey-kind-mage = Mago
mickey-kind-spell = Magia
mickey-kind-castle = Castello
mickey-kind-code = Codice
mickey-place-0 = sinistra
mickey-place-1 = centro
mickey-place-2 = destra
mickey-place-left = sinistra
mickey-place-centre = centro
mickey-place-right = destra
mickey-diamagic-blue = un Diamagic blu
mickey-diamagic-yellow = un Diamagic giallo
mickey-diamagic-red = un Diamagic rosso
mickey-diamagic-green = un Diamagic verde
mickey-diamagics = { $count ->
        [one] { $colour }
       *[other] { $colour } ×{ $count }
    }
mickey-diamagics-name = Diamagic

## The turn
mickey-match-mini = MiniSfida
mickey-match-classic = Grande Sfida
mickey-match-official = Sfida Ufficiale
mickey-turn = turno { $turn }
mickey-replay-place = Passo { $step } di { $total }, turno { $round }
mickey-begins = Inizia { $player }
mickey-phase-opening = Schieramento
mickey-phase-castle = Castello
mickey-phase-challenge = Sfida
mickey-phase-diamagic = Diamagic
mickey-phase-discard = Scartare
mickey-phase-draw = Pescare
mickey-reason-diamagics = La squadra ha abbastanza Diamagic.
mickey-reason-draw = Le due squadre hanno lo stesso numero di Diamagic.
mickey-reason-most = Non restano Diamagic: vince la squadra che ne ha di più.
mickey-reason-cap = Cento turni bastano.
mickey-reason-time-ahead = Il tempo della sfida è finito: vince la squadra che ha più Diamagic.
mickey-reason-time = Il tempo della sfida è finito: pareggio.
mickey-reason-judge = Un arbitro ha dichiarato il pareggio.
mickey-reason-conceded = La partita è stata abbandonata.

## What lies on the table
mickey-first = primo
mickey-track = Diamagic: { $count } di { $needed }
mickey-strangers = { $count ->
        [one] un Mago di un altro team toglie 1 alla Potenza Magica Finale
       *[other] { $count } Maghi di altri team tolgono { $count } alla Potenza Magica Finale
    }
mickey-pile-hand = Mano
mickey-pile-shown = Mano, per quanto è stata mostrata
mickey-pile-deck = Mazzo
mickey-pile-discard = Scarti
mickey-pile-castles = Castelli
mickey-pile-castle-discard = Castelli scartati
mickey-pile-support = Supporto
mickey-pile-of = { $pile } di { $player }
mickey-shown = { $count ->
        [one] una mostrata
       *[other] { $count } mostrate
    }
mickey-holds = possiede { $gems }
mickey-state-simple = Semplice: senza effetti
mickey-state-blocked = Bloccato: non può lanciare
mickey-state-done = ha già giocato in questa sfida
mickey-state-again = può giocare ancora una volta
mickey-state-hidden = nascosta, coperta
mickey-state-uncovered = nell’Area delle Magie lanciate nascoste, scoperta
mickey-state-quiet = senza effetto: era nascosta
mickey-hidden-spell = una Magia nascosta
mickey-spell-of = { $spell } di { $player }
mickey-mage-of = { $mage } di { $player }
mickey-post = { $place }: { $mage }
mickey-middle = Castello e potenze
mickey-castle-of = Castello di { $player }
mickey-tie = Parità, { $power } a { $power }: nessuno vince i Diamagic.
mickey-tie-stays = Restano: ora in palio { $count ->
    [one] ce n’è uno
   *[other] ce ne sono { $count }
}.
mickey-stake = { $count ->
        [one] un Diamagic in palio
       *[other] { $count } Diamagic in palio
    }
mickey-pool = { $count } nella riserva
mickey-covered = { $count ->
        [one] un Castello coperto
       *[other] { $count } Castelli coperti
    }
mickey-power-printed = Potenza Magica { $power }
mickey-why-power = Perché { $power }? { $card }
mickey-why-total = Potenza Magica ({ $player }): perché { $power }?
mickey-hand-empty = Nessuna carta in mano.
mickey-look = Guarda { $card }
mickey-several = { $card }: scegli che cosa fare
mickey-close = Chiudi
mickey-offer = Carte fra cui scegliere
mickey-asking = Questa carta chiede
mickey-incomplete = carta incompleta
mickey-card-incomplete = Carta incompleta: i regolamenti non ne dicono { $what }. Qui ha valori provvisori.
mickey-unknown-colour = il colore
mickey-unknown-power = la Potenza Magica
mickey-unknown-team = il team
mickey-unknown-ability = l’abilità
mickey-unknown-condition = la condizione
mickey-unknown-effect = l’effetto
mickey-unknown-amount = l’entità dell’effetto

## The calculation
mickey-calc-now = La Potenza Magica per ora
mickey-calc-final = Potenza Magica Finale dell’ultima sfida
mickey-calc-now-note = Le Magie coperte non contano ancora. I passi da 1 a 8 seguono l’ordine del regolamento.
mickey-calc-final-note = I passi da 1 a 8 seguono l’ordine del regolamento.
mickey-calc-none = Ancora nessuna Magia.
mickey-calc-sum = somma delle Magie
mickey-calc-show = il calcolo
mickey-step-printed = potenza stampata
mickey-step-worth = vale
mickey-step-times = è moltiplicata
mickey-step-divided = è divisa
mickey-step-adds = somma una potenza
mickey-step-subtracts = sottrae una potenza
mickey-step-plus = più
mickey-step-minus = meno
mickey-step-modified-power = la Potenza Modificata è
mickey-step-without = modificatori tolti
mickey-step-floor = mai sotto 0
mickey-step-uncounted = Qui le Magie nascoste non contano.
mickey-step-final = per tutta la squadra
mickey-step-affiliation = Maghi di altri team

## What is asked
mickey-ask-team = Dichiara il team della tua squadra.
mickey-ask-code = Usi un Codice?
mickey-ask-swap = Puoi scambiare carte con il tuo Supporto.
mickey-ask-line-up = Schiera i tuoi tre Maghi: chi sta a sinistra, al centro, a destra?
mickey-ask-deploy = Schiera un Mago: sceglilo, poi il suo posto.
mickey-ask-castle = Turno { $turn }: metti un Castello al centro.
mickey-ask-teleport = Teletrasporto: metti un tuo Castello sopra quello in gioco.
mickey-ask-play = Tocca a te: scegli una Magia, poi il suo Mago.
mickey-ask-play-or-pass = Tocca a te: un’altra Magia, o passa.
mickey-ask-confused = Confuso: la Magia a caso non si può lanciare; scegline tu una per questo Mago.
mickey-ask-may = { $card }: fai ciò che offre?
mickey-ask-pay = { $card }: paghi con carte della tua mano?
mickey-ask-pay-discard = { $card }: con quale carta paghi?
mickey-ask-corrode = { $card }, Corrodi: scarti una carta dalla mano per scartare ciò che è stato lanciato?
mickey-ask-corrode-discard = Corrodi: quale carta scarti per questo?
mickey-ask-corrupt = { $card }, Corrompi: scarti due carte per scartare un Diamagic?
mickey-ask-corrupt-discard = Corrompi: quale carta scarti per questo?
mickey-ask-diamagic = { $card }: quale Diamagic va perso?
mickey-ask-exchange-first = { $card }: il primo Mago dello scambio.
mickey-ask-exchange-second = { $card }: l’altro Mago dello scambio.
mickey-ask-exchange-colour = { $card }: quale Diamagic dà?
mickey-ask-change-first = { $card }: quale Mago cambia posto?
mickey-ask-change-second = { $card }: e con chi?
mickey-ask-shatter = { $card }: quale Magia Continua viene scartata?
mickey-ask-target = { $card }: scegline una.
mickey-ask-order = Più tuoi effetti insieme: quale viene prima?
mickey-ask-discard = { $card }: scarta una carta.
mickey-ask-hand-limit = Più di cinque carte: scartane una.
mickey-ask-blind-pick = Prendi una carta dell’altra mano, senza vederla.
mickey-ask-discard-order = Quale delle tue Magie va ora negli scarti?
mickey-ask-assign = { $count ->
        [one] Vinci il Diamagic: quale Mago lo riceve?
       *[other] Vinci { $count } Diamagic: quale Mago li riceve?
    }
mickey-an-effect = un effetto
mickey-pick-cast = { $mage } lancia { $spell }
mickey-pick-hide = { $mage } lancia nascosta { $spell }
mickey-pick-besides = { $mage } lancia nascosta { $spell } in più
mickey-pick-deploy = { $mage }: { $place }
mickey-pick-code = Usa { $code }
mickey-pick-no-code = Nessun Codice
mickey-pick-swap = fuori { $out }, dentro { $into }
mickey-pick-diamagic = { $colour } di { $mage }
mickey-pick-pick = Carta { $number }
mickey-pick-done = Basta così
mickey-pick-back = Ritira gli scambi
mickey-pick-pass = Passa
mickey-pick-yes = Sì
mickey-pick-no = No
mickey-habit-play = Giocare una Magia più del dovuto
mickey-habit-may = Effetti facoltativi
mickey-habit-pay = Pagare un effetto con carte
mickey-habit-corrode = Corrodi
mickey-habit-corrupt = Corrompi
mickey-habit-castle = Il tuo Castello
mickey-bar = La tua giocata
mickey-bar-pass = Tutti i Maghi che dovevano hanno giocato. Chi passa ora non gioca più in questa sfida.
mickey-bar-pass-again = Un Mago che deve lanciare non può. Puoi passare per ora, e giocare ancora appena potrà.
mickey-put-back = Rimettila giù
mickey-take-spell = Scegli
mickey-take-mage = Scegli
mickey-row-take = Sposta
mickey-row-swap = Scambia di posto
mickey-row-help = Premi due Maghi per scambiarli di posto.
mickey-row-with = { $mage } si scambia con…
mickey-row-fixed = Uno di loro deve stare altrove.
mickey-row-ready = Pronti
mickey-support = Il tuo Supporto
mickey-support-none = Non restano carte di Supporto da scambiare.
mickey-support-take = Fai entrare
mickey-support-for = Al posto di
mickey-support-first = Prima scegli una carta del Supporto.
mickey-support-good = Non serve scambiare nulla: il mazzo si può giocare così com’è.
mickey-support-done = Gioca con questo mazzo
mickey-support-bad = Così il mazzo non può essere giocato: scambia ancora, o ritira gli scambi.

## Why not
mickey-why-not = Perché no?
mickey-why-label = Perché no: { $option }?
mickey-why-has-played = { $mage } ha già giocato una Magia in questa sfida.
mickey-why-blocked = { $mage } è bloccato e non può lanciare Magie.
mickey-why-cannot-cast = { $by } impedisce a { $mage } di lanciare questa Magia.
mickey-why-cannot-cast-now = Un effetto impedisce a { $mage } di lanciare questa Magia.
mickey-why-cannot-hide = Un effetto impedisce a { $mage } di lanciare Magie nascoste.
mickey-why-may-not-hide = Nulla permette ora a { $mage } di lanciare nascosta questa Magia.
mickey-why-must-cast = Un Mago che può lanciare deve farlo prima che tu possa passare.

## The log: { $seat } is the name of a player, { $card } of a card
mickey-log-team = { $seat } dichiara il team { $team }.
mickey-log-code = { $used ->
        [yes] { $seat } usa il Codice { $card }.
       *[no] { $seat } non usa Codici.
    }
mickey-log-swap = Scambi { $card } con { $into }.
mickey-log-swaps-done = { $seat } ha finito con il Supporto.
mickey-log-pool = I Diamagic sono pronti: { $each } per colore.
mickey-log-game-begins = Inizia { $seat }.
mickey-log-deploy = { $seat } schiera { $mage }: { $place }.
mickey-log-turn = Turno { $turn }: { $seat }
mickey-log-castles-again = { $seat } ricostituisce il mazzo dei Castelli.
mickey-log-castle = { $seat } mette al centro { $card }.
mickey-log-draw = { $known ->
        [yes] { $seat } pesca { $cards }.
       *[no] { $seat } pesca carte: { $count }.
    }
mickey-log-reshuffle = { $seat } rimescola le Magie scartate in un nuovo mazzo.
mickey-log-discard = { $seat } scarta { $card }.
mickey-log-show-hand = { $seat } mostra la mano, di cui non può lanciare nulla: { $cards }.
mickey-log-show-card = { $seat } mostra { $card }.
mickey-log-annul = { $count ->
        [0] { $source }: Annulla.
       *[other] { $source }: Annulla. Semplice: { $targets }.
    }
mickey-log-block = { $count ->
        [0] { $source }: Blocca.
       *[other] { $source }: Blocca. Non lanciano: { $targets }.
    }
mickey-log-for-now = { $count ->
        [0] { $source }: un effetto fino a fine turno.
       *[other] { $source }: un effetto fino a fine turno su { $targets }.
    }
mickey-log-pass = { $again ->
        [yes] { $seat } passa, e potrà giocare ancora appena una carta si può giocare.
       *[no] { $seat } passa e non gioca più in questa sfida.
    }
mickey-log-uncover-stake = Scoperti in palio: { $gems }.
mickey-log-concedes = { $seat } abbandona.
mickey-log-ends = { $count ->
        [0] La partita finisce in pareggio.
        [one] Vince { $winners }.
       *[other] Vincono { $winners }.
    }
mickey-log-cast = { $seat }: { $mage } lancia { $card }.
mickey-log-hide = { $known ->
        [yes] { $seat }: { $mage } lancia nascosta { $card }.
       *[no] { $seat }: { $mage } lancia nascosta una Magia.
    }
mickey-log-discard-from-play = { $card } di { $seat } è scartata dal gioco.
mickey-log-uncover = Le Magie nascoste sono scoperte: { $cards }.
mickey-log-reveal = { $card } di { $seat } è rivelata e passa nell’Area delle Magie lanciate.
mickey-log-subterfuge = Sotterfugio: { $cards } diventano Semplice.
mickey-log-confuse = { $count ->
        [one] { $cards } è confuso.
       *[other] { $cards } sono confusi.
    }
mickey-log-unconfuse = Un Mago confuso lancia a caso, se può.
mickey-log-change-places = { $mage } e { $other } si scambiano di posto.
mickey-log-reckoned = { $tie ->
        [yes] Parità: Potenza Magica Finale { $power } a { $less }. Quel che è in palio resta per la prossima sfida.
       *[no] { $winner } vince la sfida: Potenza Magica Finale { $power } a { $less }.
    }
mickey-log-token = { $known ->
        [yes] { $seat } guarda { $colour } e lo mette coperto sul Castello.
        [nobody] Un Diamagic si aggiunge sul Castello, non visto.
       *[no] { $seat } guarda un Diamagic e lo mette coperto sul Castello.
    }
mickey-log-assign = { $seat } dà { $gems } a { $mage }.
mickey-log-give = { $mage } riceve { $colour }.
mickey-log-possess = { $mage } ha { $colour } per abilità.
mickey-log-lose = { $mage } perde { $colour }.
mickey-log-exchange = { $mage } dà { $colour } a { $other } per { $other-colour }.
mickey-log-discard-played = { $seat } scarta le Magie giocate: { $cards }.
mickey-log-discard-castles = Agli scarti dei Castelli: { $cards }.

## Decks and cards that people bring
mickey-decks = Sfida e mazzi
mickey-deck-of = Mazzo: { $player }
mickey-deck-own = Una mia lista…
mickey-deck-paste = Una carta per riga: numero, nome; il Supporto dopo una riga vuota
mickey-deck-like = Parti da un mazzo pronto
mickey-deck-good = Un mazzo regolare di { $count } carte.
mickey-deck-powers = Potenza Magica delle Magie
mickey-deck-sum = { $sum } in tutto
mickey-deck-simple = Semplice
mickey-deck-effects = con effetti
mickey-deck-colours = Colori delle Magie
mickey-deck-into-support = nel Supporto
mickey-deck-group-mage = Maghi
mickey-deck-group-spell = Magie
mickey-deck-group-castle = Castelli
mickey-deck-group-code = Codice
mickey-cards-own = Carte mie
mickey-cards-help = Un file (YAML o JSON) con Maghi, Magie, Castelli e Codici prende il posto delle carte di qui. docs/mickey-cards.md dice come si scrive.
mickey-cards-drop = Gioca con le carte di sempre
mickey-cards-write = Scrivi un mazzo di queste per ogni posto.
mickey-deck-line = «{ $text }» non è una riga di carta: scrivi un numero e un nome.
mickey-deck-unknown = Nessuna carta si chiama «{ $text }». Simili: { $near }.
mickey-deck-empty = La lista non ha carte.
mickey-deck-squad-size = Una squadra è di { $wanted } Maghi; ce ne sono { $found }.
mickey-deck-spell-count = { $wanted } Magie, non { $found }.
mickey-deck-castle-count = { $wanted } Castelli, non { $found }.
mickey-deck-support-size = { $wanted } carte di Supporto, non { $found }.
mickey-deck-same-name = Due Maghi si chiamano { $card }.
mickey-deck-same-ability = { $card } ha l’abilità di un altro Mago della squadra.
mickey-deck-solitary = { $card } è Solitario: tre copie di questa carta sono l’intera squadra.
mickey-deck-places = Due Maghi devono stare nello stesso posto: { $card }.
mickey-deck-copies = { $card }: al massimo { $wanted }, non { $found }.
mickey-deck-castle-copies = { $card } c’è { $found } volte; è ammesso una volta.
mickey-deck-colour = { $card } non ha un colore dei tuoi Maghi.
mickey-deck-power-sum = Le Magie hanno in tutto Potenza Magica { $found }; al massimo { $wanted }.
mickey-deck-support = Questa sfida non ha Supporto.
mickey-deck-support-mage = { $card } non può stare nel Supporto.
mickey-deck-codes = Codici: ammessi { $wanted }, non { $found }.
mickey-deck-code-condition = { $card }: la condizione non è soddisfatta.
mickey-deck-several-colours = { $card } ha più colori, che questo regolamento non conosce.

## Posizioni preparate a mano
mickey-situation-text = La riserva ha i Diamagic che non sono altrove. Ciò che è stato lanciato ha già fatto quel che fa una volta sola; vale ciò che dura.
mickey-situation-plays = A chi tocca giocare
mickey-situation-turn = Turno
mickey-situation-team = Team dichiarato
mickey-situation-no-team = nessuno
mickey-situation-passed = non gioca più
mickey-situation-again = può giocare ancora
mickey-situation-possessed = ha avuto il Diamagic della sua abilità
mickey-situation-area-cast = lanciata
mickey-situation-area-hidden = nascosta
mickey-situation-area-uncovered = scoperta, da prima
mickey-situation-middle = Il Castello
mickey-situation-owner = proprietario
mickey-situation-covered = Castelli coperti
mickey-situation-cover = Copri un Castello…
mickey-situation-stake = In palio
mickey-situation-token = Diamagic { $number }
mickey-situation-colour = colore
mickey-situation-seen = visto da
mickey-situation-seen-none = nessuno
mickey-situation-seen-both = entrambi
mickey-situation-up = scoperto
mickey-situation-add-stake = Aggiungi un Diamagic
mickey-situation-out = Fuori dal gioco
mickey-board-hint = Una Magia sta davanti al suo Mago o dietro: premi lì il posto, o trascina la Magia. Un Mago o il Castello, premuto, apre il suo menu. Canc toglie.
mickey-board-middle = Il Castello e i Diamagic in palio
mickey-situation-many = Troppi: { $gem } ×{ $count }. Ce ne sono { $most } di ogni colore.

# The totals at the end of a game
mickey-total-cast = Magie lanciate
mickey-total-hide = Magie nascoste
mickey-total-challenges = Sfide vinte
mickey-total-drawn = Carte pescate
mickey-number = Numero
mickey-set-printed = Carte stampate
mickey-set-own = Carte fatte per questa pagina

# How its bots play, by their character
mickey-character-plain-text = Equilibrio: soppesa allo stesso modo questa sfida e le carte per le prossime.
mickey-character-cautious-text = Cautela: tiene le carte per le prossime sfide e di rado le usa per pagare.
mickey-character-fierce-text = Furia: vuole questa sfida e paga con carte che poi potrebbero mancarle.
mickey-character-tricky-text = Astuzia: ama lanciare Magie nascoste, e quelle con un’Azione Speciale.
