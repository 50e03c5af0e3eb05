# Gli eventi dalla riga di comando: abbinamenti, risultati, classifica.
event-head-place = Posizione
event-head-player = Giocatore
event-head-points = Punti
event-head-record = V-S-P
event-head-omw = Incontri avv.
event-head-gw = Partite
event-head-ogw = Partite avv.
event-head-opponent = Avversario
event-head-match-win = Incontri vinti
event-head-game-win = Partite vinte
event-why = { $name }: posizione { $place }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-mean = Media
event-floored = portato al minimo
event-no-player = nessuno si chiama { $name }{ $hint }
event-head-table = Tavolo
event-head-result = Risultato
event-bye = bye
event-round = Turno { $number }{ $stage ->
        [knockout] , eliminazione diretta
       *[other] { "" }
    }
event-slip = { $name } · turno { $number } · tavolo { $table }
event-drawn-games = Partite pareggiate:
event-taken-back = annullato
event-exists = { $name } esiste già: scegli un altro file
event-being-written = un altro comando sta scrivendo { $name }; se non ce n’è nessuno in corso, elimina { $lock }
event-changed-meanwhile = { $name } è stato cambiato nel frattempo da un altro comando: non è stato scritto nulla, ripeti il comando
event-begun = { $name } è iniziato; iscrivi i giocatori: grimorio event join. Il sigillo del sorteggio: { $hash }
event-joined = { $count ->
        [one] C’è un giocatore.
       *[other] Ci sono { $count } giocatori.
    }
event-one-deck = --deck: indica il solo giocatore di cui è il mazzo
event-table = atteso "A - B", o "A -" per un bye; trovato { $found }
event-result = atteso "A 2-1 B", trovato { $found }
event-winner = --winner: atteso { $first }, { $second } o nobody; trovato { $found }
event-noted = { $count ->
        [one] Un risultato registrato
       *[other] { $count } risultati registrati
    }; { $left ->
        [league] la lega continua.
        [0] nessuno gioca più.
        [one] un incontro è ancora in corso.
       *[other] { $left } incontri sono ancora in corso.
    }
event-winners = { $count ->
        [0] La partita è finita in pareggio.
        [one] Ha vinto { $names }.
       *[other] Hanno vinto { $names }.
    }
event-dropped = { $name } ha lasciato; restano in { $count }.
event-nothing = non c’è nulla da annullare
event-unfinished = carte o mazzi del draft non ancora pronti: { $names }; abbina con --anyway
event-undone = Annullato: { $number }, { $fact }
event-nothing-named = indica che cosa si decide: --forbid, --allow, --bye, --warn, --game-loss, --match-loss, --disqualify o --note
event-organised = Annotato: { $reason }
event-imported = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }.
event-no-round = quel turno non è abbinato
event-simulating = Eventi
event-simulated = { $times ->
        [one] { $times } evento
       *[other] { $times } eventi
    } di { $players } giocatori: il migliore vince nel { $won } dei casi.
event-simulated-place = Tra i primi otto: { $top }; posizione media: { $place }.
event-head-format = Formato
event-head-title = Titolo
event-head-dated = Dal
event-head-sets = Espansioni
event-head-deck = Mazzo
event-head-locked = Bloccato
event-deck-in = consegnato
event-deck-missing = manca
event-deck-locked = bloccato
event-no-deck = { $name } non ha consegnato un mazzo
event-cards-format = --cards: indica un formato che si gioca con carte proprie (grimorio event formats)
event-other-game = --game: { $format } è un formato di { $game }, non di { $found }
event-own-cards = { $format } si gioca con carte proprie: indica il loro file (--cards)
event-no-own-cards = { $format } non si gioca con carte proprie
event-deck-refused = { $count ->
        [one] Un errore
       *[other] { $count } errori
    }: il mazzo non può essere iscritto in { $format }
event-format = { $title } (dal { $dated }), mazzi: { $build ->
        [constructed] Constructed
        [limited] Limited
        [mini] Mini
        [classic] Grande
        [official] Ufficiale
       *[free] liberi
    }
event-format-sets = Espansioni: { $sets }
event-format-imports = Anche, se importate: { $sets }
event-format-allowed = Altre carte: { $names }
event-format-banned = Bandite: { $names }
event-format-restricted = Limitate a una: { $names }
event-format-match = Al meglio di { $best-of }; minuti di un turno: { $minutes }
event-format-left = Questo tavolo non può ancora giocare { $count } delle sue carte ({ $sets }):
event-head-time = Tempo
event-head-extra = Extra
event-head-penalty = Penalità
event-head-offence = Infrazione
event-head-reason = Motivo
event-clock-none = non partito
event-clock-turn = { $last ->
        [1] finite il turno, poi un altro se era del primo giocatore
       *[other] finite il turno, poi altri cinque
    }
event-clock-turns = turni rimasti: { $count }
event-clock-over = { $last ->
        [1] finito: vince chi è in vantaggio
       *[other] finito: la partita è un pareggio
    }
event-penalty = { $kind ->
        [warning] ammonizione
        [game-loss] partita persa
        [match-loss] incontro perso
       *[other] squalifica
    }
event-offence-deck = mazzo
event-offence-procedure = procedura
event-offence-drawing = pescare
event-offence-marked = carte segnate
event-offence-slow = gioco lento
event-offence-conduct = condotta
event-offence-cheating = frode
event-head-bot = Bot
event-head-mean-place = Posizione media
event-head-events = Eventi
event-head-best = Miglior posizione
event-head-against = Contro
event-head-interval = Intervallo 95 %
event-head-round = Turno
event-head-outcome = Esito
event-head-next-match = Prossimo incontro
event-head-chance = Probabilità
event-season-players = Giocatori
event-season-decks = Mazzi contro mazzi
event-season-event = { $name }: posizione { $place }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, mazzo: { $deck }
event-outcome = { $outcome ->
        [won] vinto
        [drawn] pareggiato
       *[lost] perso
    }
event-ending = { $ending ->
        [win] vinto
        [draw] pareggiato
        [loss] perso
        [bye] un bye
       *[none] nessuno
    }
event-chances = { $name } tra i primi { $cut }: il resto giocato { $times ->
        [one] { $times } volta
       *[other] { $times } volte
    } per ogni risultato
event-chances-strengths = { $known ->
        [yes] Le forze sono stimate da { $games ->
            [one] { $games } partita
           *[other] { $games } partite
        }; { $name }: { $elo } Elo rispetto alla media.
       *[no] Tutti i giocatori sono considerati ugualmente forti.
    }
event-pod = Tavolo di draft { $number }: { $players }
event-pod-booster = Busta { $number }: si passa a { $way ->
        [left] sinistra
       *[right] destra
    }
event-pod-passes = { $name } passa a { $other }
event-pool-which = indica un giocatore e un file con le carte, oppure --record e --seats
event-pools-noted = { $count ->
        [one] Annotata { $count } riserva di carte.
       *[other] Annotate { $count } riserve di carte.
    }
event-fact-outcome = { $outcome ->
        [draw] pareggio
        [neither] hanno perso entrambi
       *[other] vince { $name }
    }
event-fact-minutes = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
event-fact-lines = { $count ->
        [one] una riga
       *[other] { $count } righe
    }
event-fact-seed = testa di serie { $number }
event-fact-act = { $act ->
        [start] avviato
        [pause] fermato
        [on] riprende
        [next] passo successivo
        [back] un passo indietro
       *[add] più tempo
    }
