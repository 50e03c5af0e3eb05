# I tornei sulla pagina: creati, raggiunti, abbinati, riportati, corretti.
tournament-tournaments = Tornei
tournament-title = Torneo
tournament-what = La serata di un club: si entra con un link o un codice, i turni si abbinano, i due giocatori riportano il risultato, la classifica segue.
tournament-yours = I tuoi tornei
tournament-role-organiser = organizzi tu
tournament-role-player = giochi
tournament-role-spectator = assisti
tournament-new = Un nuovo torneo
tournament-name = Nome del torneo
tournament-unnamed = Giovedì sera
tournament-game = Gioco
tournament-structure = Struttura
tournament-structure-swiss = Svizzera
tournament-structure-knockout = Eliminazione diretta
tournament-structure-round-robin = Girone all’italiana
tournament-structure-league = Lega
tournament-structure-swiss-text = Nessuno è eliminato: ogni turno abbina chi ha gli stessi punti.
tournament-structure-knockout-text = Chi perde un incontro è eliminato.
tournament-structure-round-robin-text = Ognuno gioca una volta contro ognuno.
tournament-structure-league-text = Ci si incontra quando si vuole; la classifica conta tutti gli incontri.
tournament-best-of = Incontro
tournament-best-of-games = { $count ->
        [1] una partita
       *[other] al meglio di { $count }
    }
tournament-rounds = Turni
tournament-rounds-usual = secondo i giocatori
tournament-cut = Poi
tournament-cut-to = { $count ->
        [0] nessuna fase finale
        [2] una finale
       *[other] eliminazione a { $count }
    }
tournament-create = Crea il torneo
tournament-by-code = Entra con un codice
tournament-code = Codice
tournament-enter-event = Entra
tournament-join = Iscrizioni
tournament-join-text = { $game }. { $count ->
        [0] Non c’è ancora nessuno.
        [one] C’è un giocatore.
       *[other] Ci sono { $count } giocatori.
    }
tournament-names = Giocatori senza telefono, uno per riga
tournament-add = Aggiungi
tournament-close = Chiudi le iscrizioni
tournament-reopen = Riapri le iscrizioni
tournament-about = { $game } · { $structure ->
        [swiss] Svizzera
        [knockout] Eliminazione diretta
        [round-robin] Girone all’italiana
       *[league] Lega
    } · { $games ->
        [1] una partita
       *[other] al meglio di { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count } turni
           *[other] turno { $number } di { $count }
        }
    }
tournament-room = Pagina per la sala
tournament-round = Turno { $number }
tournament-round-of = Turno { $number } di { $count }
tournament-table = Tavolo { $number }
tournament-bye = bye

## L’organizzatore

tournament-before = { $count ->
        [0] Non c’è ancora nessuno
        [one] C’è un giocatore
       *[other] Ci sono { $count } giocatori
    }
tournament-open = { $count ->
        [one] Un incontro è ancora in corso
       *[other] { $count } incontri sono ancora in corso
    }
tournament-all-in = Il turno { $number } è finito
tournament-over = Il torneo è finito: ha vinto { $name }
tournament-league = Registra un incontro
tournament-pair = Abbina il turno { $number }
tournament-result-of = Risultato di { $first } contro { $second }
tournament-other = altro …
tournament-other-title = Un altro risultato
tournament-drawn = Partite pari
tournament-enter = Registra
tournament-cancel = Annulla
tournament-correct = Correggi
tournament-corrected = corretto dall’organizzatore
tournament-both-lost = sconfitta per entrambi
tournament-players = { $count ->
        [0] Giocatori
        [one] Un giocatore
       *[other] { $count } giocatori
    }
tournament-left = ha lasciato
tournament-drop = Esce
tournament-back = È tornato
tournament-phone = Link
tournament-phone-text = Chi apre questo link gioca a questo posto; un link precedente non vale più.
tournament-log = Registro
tournament-undo = Ritira
tournament-undone = ritirato dall’organizzatore
tournament-fact-entry = Entra
tournament-fact-deck = Mazzo
tournament-fact-pairing = Abbinamento
tournament-fact-result = Risultato
tournament-fact-drop = Lascia
tournament-fact-bye = Bye
tournament-fact-override = Coppia
tournament-fact-penalty = Penalità
tournament-fact-note = Nota
tournament-fact-undo = Ritirato: n.

## Il giocatore

tournament-you-are = Giochi come { $name }.
tournament-wait-first = Il primo turno non è ancora abbinato
tournament-not-paired = In questo turno non hai incontri
tournament-your-bye = Hai un bye: il turno è vinto
tournament-you-left = Hai lasciato il torneo
tournament-ended = Sei al posto { $place } di { $count }
tournament-your-result = Il tuo risultato: { $result }. Aspetta il prossimo turno.
tournament-report = Alla fine di’ com’è andata: prima le tue partite.
tournament-reported = Hai detto { $result }. Vale quando { $name } dice lo stesso.
tournament-confirm = { $name } dice { $result } dalla tua parte.
tournament-agree = È giusto: { $result }
tournament-differ = { $name } dice { $result } dalla tua parte. Accordatevi o chiamate l’organizzatore.
tournament-leave = Lascia il torneo
tournament-leave-sure = Sì, lascio

## La classifica

tournament-standings = Classifica
tournament-bracket = Eliminazione diretta
tournament-head-place = Posto
tournament-head-place-text = Posto
tournament-head-player = Giocatore
tournament-head-player-text = Giocatore; un clic mostra gli avversari
tournament-head-points = Punti
tournament-head-points-text = Punti degli incontri
tournament-head-record = V–S–P
tournament-head-record-text = Incontri vinti, persi, pari
tournament-head-omw = OMW %
tournament-head-omw-text = Incontri vinti dagli avversari
tournament-head-gw = GW %
tournament-head-gw-text = Partite vinte
tournament-head-ogw = OGW %
tournament-head-ogw-text = Partite vinte dagli avversari
tournament-no-opponents = Ancora nessun avversario.
tournament-share = { $match } % degli incontri, { $game } % delle partite
tournament-floored = portato al minimo
tournament-seal = Il sorteggio è sigillato: { $seal } …
tournament-seed = Il seme del sorteggio: { $seed }
