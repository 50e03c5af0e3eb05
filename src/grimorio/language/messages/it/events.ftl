# I tornei sulla pagina: creati, raggiunti, abbinati, riportati, corretti.
events-tournaments = Tornei
events-title = Torneo
events-what = La serata di un club: si entra con un link o un codice, i turni si abbinano, i due giocatori riportano il risultato, la classifica segue.
events-yours = I tuoi tornei
events-role-organiser = organizzi tu
events-role-player = giochi
events-role-spectator = assisti
events-new = Un nuovo torneo
events-name = Nome del torneo
events-unnamed = Giovedì sera
events-game = Gioco
events-structure = Struttura
events-structure-swiss = Svizzera
events-structure-knockout = Eliminazione diretta
events-structure-round-robin = Girone all’italiana
events-structure-league = Lega
events-structure-together = Una partita di tutti
events-structure-swiss-text = Nessuno è eliminato: ogni turno abbina chi ha gli stessi punti.
events-structure-knockout-text = Chi perde un incontro è eliminato.
events-structure-round-robin-text = Ognuno gioca una volta contro ognuno.
events-structure-league-text = Si gioca quando due giocatori si incontrano; la classifica conta tutta la stagione.
events-structure-together-text = Tutti giocano una sola partita; tu inserisci chi ha vinto.
events-best-of = Incontro
events-best-of-games = { $count ->
        [1] una partita
       *[other] al meglio di { $count }
    }
events-rounds = Turni
events-rounds-usual = secondo i giocatori
events-cut = Poi
events-cut-to = { $count ->
        [0] nessuna fase finale
        [2] una finale
       *[other] eliminazione a { $count }
    }
events-create = Crea il torneo
events-by-code = Entra con un codice
events-code = Codice
events-enter-event = Entra
events-join = Iscrizioni
events-join-text = { $game }. { $count ->
        [0] Non c’è ancora nessuno.
        [one] C’è un giocatore.
       *[other] Ci sono { $count } giocatori.
    }
events-names = Giocatori senza telefono, uno per riga
events-name-long = Un nome ha al massimo { $most } caratteri: { $name }
events-add = Aggiungi
events-close = Chiudi le iscrizioni
events-reopen = Riapri le iscrizioni
events-about = { $game } · { $structure ->
        [swiss] Svizzera
        [knockout] Eliminazione diretta
        [round-robin] Girone all’italiana
        [together] Una partita di tutti
       *[league] Lega
    } · { $games ->
        [1] una partita
       *[other] al meglio di { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count ->
                [one] { $count } turno
               *[other] { $count } turni
            }
           *[other] turno { $number } di { $count }
        }
    }
events-room = Pagina per la sala
events-round = Turno { $number }
events-round-of = Turno { $number } di { $count }
events-table = Tavolo { $number }
events-bye = bye

## L’organizzatore

events-before = { $count ->
        [0] Non c’è ancora nessuno
        [one] C’è un giocatore
       *[other] Ci sono { $count } giocatori
    }
events-open = { $count ->
        [one] Un incontro è ancora in corso
       *[other] { $count } incontri sono ancora in corso
    }
events-all-in = Il turno { $number } è finito
events-over = Il torneo è finito: ha vinto { $name }
events-pair = Abbina il turno { $number }
events-result-of = Risultato di { $first } contro { $second }
events-other = altro…
events-other-title = Un altro risultato
events-drawn = Partite pareggiate
events-enter = Registra
events-cancel = Annulla
events-lost-by-penalty = { $count ->
    [one] { $name } ha perso una partita per una penalità; qui è contata
   *[other] { $name } ha perso { $count } partite per penalità; qui sono contate
}
events-not-sent = Non è stato inviato: il server non ha risposto. Riprova.
events-correct = Correggi
events-corrected = corretto dall’organizzatore
events-both-lost = sconfitta per entrambi
events-players = { $count ->
        [0] Giocatori
        [one] Un giocatore
       *[other] { $count } giocatori
    }
events-left = ha lasciato
events-drop = Esce
events-back = È tornato
events-phone-text = Chi apre questo link gioca a questo posto; un link precedente non vale più.
events-log = Registro
events-undo = Ritira
events-undone = ritirato dall’organizzatore
events-fact-entry = Entra
events-fact-deck = Mazzo
events-fact-pairing = Abbinamento
events-fact-result = Risultato
events-fact-drop = Lascia
events-fact-bye = Bye
events-fact-override = { $what ->
        [forbid] Non si incontrano
       *[allow] Possono incontrarsi
    }
events-fact-penalty = Penalità
events-fact-pool = Carte
events-fact-pods = Posti del draft
events-fact-paper-draft = Draft aperto
events-fact-paper-clock = Tempo del draft
events-fact-online-draft = Draft cominciato qui
events-fact-stand-in = { $on ->
        [yes] Un bot sceglie per
       *[no] Posto restituito
    }
events-fact-note = Nota
events-fact-undo = Annullato
events-log-fact = { $kind }: { $what }
events-log-number = n. { $number }

## Il giocatore

events-you-are = Giochi come { $name }.
events-wait-first = Il primo turno non è ancora abbinato
events-not-paired = In questo turno non hai incontri
events-your-bye = Hai un bye: il turno è vinto
events-you-left = Hai lasciato il torneo
events-ended = La tua posizione: { $place } di { $count }
events-your-result = Il tuo risultato: { $result }. Aspetta il prossimo turno.
events-report = Alla fine di’ com’è andata: prima le tue partite.
events-reported = Hai detto { $result }. Vale quando { $name } dice lo stesso.
events-reported-left = Hai detto { $result }. { $name } ha lasciato il torneo: decide chi organizza.
events-confirm = { $name } dice { $result } dalla tua parte.
events-single-won = Ha vinto { $name }
events-single-drawn = Pareggio
events-league-you-met = Hai incontrato tutti
events-league-all-met = Tutti hanno incontrato tutti.
events-agree = È giusto: { $result }
events-differ = { $name } dice { $result } dalla tua parte. Accordatevi o chiamate l’organizzatore.
events-leave = Lascia il torneo
events-leave-sure = Sì, lascio

## La classifica

events-standings = Classifica
events-bracket = Eliminazione diretta
events-head-place = Posizione
events-head-place-text = Posizione
events-head-player = Giocatore
events-head-player-text = Giocatore; un clic mostra gli avversari
events-head-points = Punti
events-head-points-text = Punti degli incontri
events-head-record = V–S–P
events-head-record-text = Incontri vinti, persi, pareggiati
events-head-omw = OMW %
events-head-omw-text = Incontri vinti dagli avversari
events-head-gw = GW %
events-head-gw-text = Partite vinte
events-head-ogw = OGW %
events-head-ogw-text = Partite vinte dagli avversari
events-no-opponents = Ancora nessun avversario.
events-share = { $match } % degli incontri, { $game } % delle partite
events-floored = portato al minimo
events-seal = Il sorteggio è sigillato: { $seal }…
events-seed = Il seme del sorteggio: { $seed }
events-winner = Vincitore
events-tell = { $name } non ha un telefono: di’ all’organizzatore com’è finita.
events-own-link = Il tuo link di organizzatore, per un altro dispositivo o se questo browser lo dimentica
events-swap-do = Scambia
events-has-phone = ha un telefono
events-phone = Nuovo link
events-phone-sure = Sì, il vecchio link non vale più
events-drop-sure = Sì, { $name } esce

## Incontri giocati qui

events-online = Gli incontri si giocano qui, online
events-online-text = Un clic apre ogni incontro ai due giocatori, e il risultato si registra da sé.
events-format = Formato
events-cards-missing = Questo formato si gioca con carte proprie: apri il loro file.
events-cards-drop = Togli queste carte
events-format-none = nessuno: il gioco com’è
events-minutes = Minuti di un turno
events-minutes-of = { $count ->
        [0] senza limite
       *[other] { $count }
    }
events-ready-minutes = Minuti per aprire l’incontro
events-play = Gioca il mio incontro
events-opponent-there = { $name } è al tavolo.
events-opponent-missing = { $name } non ha ancora aperto l’incontro.
events-ready-until = Apri il tuo incontro entro le { $time }: altrimenti è perso.
events-your-deck = Il tuo mazzo
events-deck-ready = Un mazzo pronto o uno dei tuoi
events-deck-choose = scegli…
events-deck-list = La lista: un numero e una carta per riga
events-deck-hand-in = Consegna
events-deck-handed = Il tuo mazzo è consegnato. Fino al primo turno puoi consegnarne un altro.
events-deck-locked = Il tuo mazzo è consegnato e bloccato.
events-deck-final = Una volta consegnato è bloccato; solo l’organizzatore può annullare la consegna.
events-deck-slip = È bloccato. Un errore nella lista? Allora se ne può consegnare un altro.
events-deck-take-back = Annulla la consegna
events-deck-why = Perché annullarla
events-deck-needed = Consegna un mazzo: il primo turno comincia quando ci sono tutti.
events-deck-wrong = Questo mazzo non si può iscrivere:
events-deck-at = Riga { $line }: { $text }
events-deck-none = ancora nessun mazzo
events-deck-show = Mazzo
events-deck-of = Mazzo di { $name }
events-bot-add = Aggiungi un bot
events-bot-name = Bot { $number }
events-is-bot = bot
events-watch = Guarda
events-game-number = Partita { $number }
events-missing = assente: { $names }
events-score-now = { $score } ora
events-no-show = non ha aperto l’incontro in tempo
events-back-to = Al torneo

## Tempo, penalità, messaggi

events-clock = Orologio del turno
events-clock-start = Fai partire l’orologio
events-clock-pause = Pausa
events-clock-on = Riprendi
events-clock-add = { $minutes ->
        [one] { $minutes } minuto in più
       *[other] { $minutes } minuti in più
    }
events-clock-length = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
events-clock-left = Tempo rimasto
events-clock-paused = in pausa
events-clock-over = { $last ->
        [1] Il tempo è finito: finite questo turno, poi un altro se era del primo giocatore.
       *[other] Il tempo è finito: finite questo turno, poi altri cinque.
    }
events-penalty = Dai una penalità
events-penalty-what = Penalità
events-penalty-kind = { $kind ->
        [warning] Ammonizione
        [game-loss] Partita persa
        [match-loss] Incontro perso
       *[disqualification] Squalifica
    }
events-penalty-offence = Numero dell’infrazione, se c’è
events-penalty-reason = Motivo
events-penalty-give = Dai
events-say = Messaggio a tutti
events-say-send = Mostra
events-say-clear = Togli
events-end = Termina il torneo ora
events-end-sure = Sì, nessun altro turno
events-ended-early = terminato dall’organizzatore
events-fact-clock = Orologio partito
events-fact-pause = { $on ->
        [yes] Orologio fermo
       *[no] L’orologio riprende
    }
events-fact-extra = Tempo in più
events-fact-turn = Turno finito
events-fact-end = Terminato prima

## Leghe e partite di tutti

events-limit = Gli stessi due si incontrano
events-limit-of = { $count ->
        [0] quanto vogliono
        [1] una volta
       *[other] { $count } volte
    }
events-league-free = Gioca un incontro
events-league-on = I tuoi incontri
events-league-report = Riporta un incontro
events-league-new = iniziato
events-league-play = Gioca
events-league-play-with = Gioca con { $name }
events-league-challenged = { $name } ti sfida.
events-league-looks = { $name } cerca un incontro.
events-league-decline = Rifiuta
events-league-asked = Hai sfidato { $name }.
events-league-looking = Cerchi un incontro: il primo che ne vuole uno gioca con te.
events-league-take-back = Ritira
events-league-anybody = chiunque
events-league-find = Trovami un avversario
events-league-opponents = { $count ->
        [one] Scegli l’avversario
       *[other] Scegli fra { $count } avversari
    }
events-league-challenge = Sfida
events-league-challenge-to = Sfida { $name }
events-league-met = { $limit ->
        [0] incontrato { $count } ×
       *[other] incontri: { $count } su { $limit }
    }
events-league-nobody = Non c’è più nessuno con cui giocare.
events-league-deck = Prima consegna il tuo mazzo.
events-league-said = Hai detto { $result } contro { $name }. Vale quando { $name } dice lo stesso.
events-league-against = Contro chi hai giocato?
events-league-claims = { $name } dice: { $first } { $result } { $second }
events-league-enter = Inserisci un incontro:
events-league-matches = { $count ->
        [0] Incontri
        [one] Un incontro
       *[other] { $count } incontri
    }
events-league-all = Mostra tutti
events-league-looking-on = Si gioca ogni volta che due giocatori si incontrano
events-together-who = Chi ha vinto? Se sono più d’uno, segnali tutti.
events-together-draw = È finita in pareggio
events-together-on = È in corso una partita di tutti i giocatori
events-over-together = { $count ->
        [0] Il torneo è finito in pareggio
       *[other] Il torneo è finito: hanno vinto { $names }
    }
events-fact-together = Vince
events-fact-drawn = Partita pareggiata
events-extra = Più tempo
events-extra-of = +{ $minutes } min
events-extra-for = Più tempo per { $first } contro { $second }
events-extra-reason = dato dall’organizzatore
events-league-cut = Chiudi la lega: { $count ->
        [2] abbina la finale
       *[other] abbina l’eliminazione dei migliori { $count }
    }
events-pods = Prima un draft
events-pods-of = { $count ->
        [0] nessun draft
       *[other] in tavoli fino a { $count }
    }
events-pod-rounds = Turni dentro i tavoli
events-turns = { $count ->
        [0] L’ultimo turno è stato giocato
        [one] Questo è l’ultimo turno
       *[other] Ancora { $count } turni, compreso questo
    }
events-turn-over = Il turno è finito
events-off = Annulla l’incontro
events-off-sure = Sì, finisce senza risultato
events-off-asked = { $name } vuole annullare questo incontro.
events-off-agree = D’accordo
events-off-mine = Vuoi annullarlo; { $name } non ha ancora accettato.
events-off-on = Continua a giocare
events-print = Stampa
events-print-what = { $what ->
        [tables] Abbinamenti per tavolo
        [names] Abbinamenti per nome
        [slips] Foglietti dei risultati
        [standings] Classifica
       *[bracket] Eliminazione
    }
events-print-nothing = Non c’è ancora niente da stampare.
events-head-table = Tavolo
events-head-opponent = Avversario
events-head-result = Risultato
events-slip-won = Partite vinte
events-slip-signed = Firma
events-slip-leaves = Lascia
events-stage = { $count ->
        [1] Finale
        [2] Semifinali
       *[other] Quarti di finale
    }
events-pair-stage = { $count ->
        [1] Abbina la finale
        [2] Abbina le semifinali
       *[other] Abbina i quarti di finale
    }
events-decide = Bye, coppia vietata, nota
events-decide-what = Decisione
events-decide-kind = { $kind ->
        [bye] Bye nel prossimo turno
        [forbid] Questi due non si incontrano
        [allow] Questi due possono di nuovo incontrarsi
       *[note] Solo una nota
    }
events-files = Salva per altri programmi
events-file = { $as ->
        [csv] Risultati come tabella (CSV)
        [open] Risultati nel formato aperto
       *[log] Tutto il torneo
    }
events-chances = Che cosa mi serve?
events-chances-wait = Il resto viene giocato molte volte…
events-chances-best = Probabilità di essere fra i migliori { $count } dopo il prossimo incontro, tutti di pari forza:
events-chances-ending = { $ending ->
        [win] vinto
        [draw] pareggiato
        [loss] perso
        [bye] un bye
       *[none] senza un altro incontro
    }
events-season-title = Stagione
events-season-link = Una stagione di più tornei
events-season-none = Questo browser non conosce ancora nessun torneo.
events-season-choose = Quali tornei contano?
events-season-show = Mostra la stagione
events-season-players = Giocatori
events-season-head = { $head ->
        [place] Posizione
        [player] Giocatore
        [points] Punti
        [events] Tornei
        [record] V–S–P
        [best] Miglior posizione
       *[decks] Mazzi
    }
events-season-event = { $name }: posizione { $place }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
events-season-outcome = { $outcome ->
        [won] vinto
        [drawn] pareggiato
       *[lost] perso
    }
events-season-decks = Mazzi contro mazzi
events-entries-over = Non si può più entrare: i giocatori sono seduti, o i turni sono iniziati.
events-online-together = La partita di tutti non viene aperta dal torneo: prepara il tavolo dalla prima pagina, giocate, e riporta qui chi ha vinto.
events-online-two = Questo gioco non ha incontri online: un incontro è per due.
