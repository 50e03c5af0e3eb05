### La riga di comando.

cli-option-pair = --option: serve NOME=VALORE, per esempio review=exactly-four; trovato { $found }
cli-plot-name = --plot: serve un nome che finisca in .svg o .png, trovato { $name }
cli-ray-missing = --engine ray richiede Ray, che non è installato: pip install 'grimorio[ray]'
cli-plot-missing = le immagini richiedono Matplotlib, che non è installato: pip install 'grimorio[plots]'
cli-no-records = ciò che si gioca di { $game } è più di una partita: non ha un verbale
cli-records-ray = --records scrive in una cartella di questa macchina: togli --engine ray
cli-elo-alone = --elo gioca tutte le partite di ogni coppia, una per una: togli --best-of, --settle e --minutes
cli-no-folder = la cartella { $name } non esiste: creala o indicane un’altra
cli-cannot-write = impossibile scrivere { $name }: { $reason }
cli-no-file = il file { $name } non esiste
cli-file-text = { $name } non è un testo in UTF-8: salvalo con questa codifica
cli-file-large = { $name } supera { $most } MB
cli-file-deep = { $name } è annidato troppo in profondità
cli-file-many = { $name } contiene più di { $most } valori
cli-file-long = { $name } contiene un testo di più di { $most } caratteri
cli-file-number = { $name } contiene un numero con troppe cifre
cli-no-seat = --seat: questa partita ha { $count } giocatori, trovato { $seat }
cli-rate = { $rate } partite/s

cli-head-bot = Bot
cli-head-what = Che cosa
cli-head-games = Partite
cli-head-wins = Vinte
cli-head-share = Percentuale
cli-head-interval = intervallo al 95 %
cli-head-elo = Elo
cli-head-other = contro
cli-head-score = Punteggio
cli-head-anytime = in ogni momento
cli-head-spell = Magia
cli-head-offered = Offerta
cli-head-studied = Studiata
cli-head-share-won = Vinte da chi l’ha
cli-head-card = Carta
cli-head-kind = Tipo
cli-head-cost = Costo
cli-head-study = Studio
cli-head-text = Testo

cli-pair = { $head }: { $tail }
cli-arena-title = { $game }: { $games } partite, seme { $seed }
cli-arena-elo = { $game }: { $games } partite per ogni coppia, seme { $seed }
cli-arena-pairs = Coppie (punti e intervallo del primo)
cli-arena-matches = { $game }: { $games } incontri, al meglio di { $best }, seme { $seed }
cli-arena-scores = Punteggi: { $scores }
cli-arena-settled = Deciso rispetto a { $share }: fermato prima di { $games } partite (--all le gioca tutte).
cli-arena-minutes = Fermato dopo { $minutes } min, prima di { $games } partite.
cli-arena-games = Tutte le partite sono state giocate.
cli-simulate-title = { $game }: { $games } partite, seme { $seed }
cli-player = Giocatore { $number }
cli-seat-of = Posto { $number }, { $bot }
cli-plays-as = Gioca per { $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[4] quarto
    }
cli-spells-title = Magie dell’Accademia, sulle partite in cui erano offerte
cli-ends = Come sono finite le partite:
cli-rounds = Giri: media { $mean }, mediana { $middle }, dal 10 al 90 % delle partite da { $low } a { $high }
cli-turns = Turni: media { $mean }, mediana { $middle }, dal 10 al 90 % delle partite da { $low } a { $high }
cli-draws = { $count ->
        [one] Un pareggio
       *[other] { $count } pareggi
    }
cli-plot-written = Disegnato: { $name }
cli-no-decks = { $game } non si gioca con mazzi
cli-decks-for-two = --deck e --compare sono per due giocatori, trovati { $found }
cli-head-pairing = Incontro
cli-pairing = { $a } contro { $b }
cli-compare-title = { $old } e { $new }: { $games } partite di ciascuno contro ogni mazzo, seme { $seed }
cli-head-against = Contro
cli-head-old = Vecchio
cli-head-new = Nuovo
cli-head-difference = Differenza
cli-against-all = tutti
cli-compare-better = { $new } è migliore: l’intervallo sta sopra lo 0.
cli-compare-worse = { $new } è peggiore: l’intervallo sta sotto lo 0.
cli-compare-open = Incerto: l’intervallo contiene lo 0. Più partite lo stringono.

cli-kind-start = iniziale
cli-kind-always = sempre
cli-kind-random = a caso
cli-kind-character = personaggio
cli-card-cost = Costo: { $gems }
cli-card-study = Costo di Studio: { $gems }
cli-cards-found = { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
cli-no-set = nessun set { $name }; ci sono: { $sets }
cli-booster = Busta { $number }, seme { $seed }
cli-odds = In una busta non ci sono due carte uguali; fra quelle di una rarità tutte sono ugualmente probabili:
cli-odds-line = { $count } di { $cards } carte: { $rarity }; ciascuna è nel { $share } delle buste
cli-no-game = nessun gioco «{ $name }»; i giochi sono { $games }
cli-no-scenario = nessuno scenario ha «{ $word }» nel titolo: prova un’altra parola con -k, o nessuna
cli-usage-command = nessun comando «{ $word }»
cli-usage-option = nessuna opzione { $word }
cli-usage-missing-argument = manca l’argomento «{ $word }»
cli-usage-missing-option = manca l’opzione «{ $word }»
cli-usage-value = l’opzione «{ $word }» vuole un valore
cli-usage-values = valori che vuole l’opzione «{ $word }»: { $count }
cli-usage-extra = c’è qualcosa di troppo: { $word }
cli-usage-invalid = valore non valido per { $word }: { $detail }
cli-usage-one-of = { $word } non è uno di { $known }
cli-usage-least = dev’essere almeno { $least }
cli-usage-most = dev’essere al massimo { $most }
cli-usage-whole = dev’essere un numero intero
cli-see = { $said }; vedi { $path } --help
cli-hint = ; forse «{ $word }»?
cli-no-card = nessuna carta { $name }{ $hint } (grimorio cards le elenca)
cli-card-of-games = { $name } è una carta di più giochi: scegline uno con --game ({ $games })
cli-no-card-with = nessuna carta ha tutte queste parole: { $words }
cli-cards-good = { $file }: in ordine, { $spells } magie e { $characters } personaggi
cli-template-note = Un set di carte: scrivi quel che dicono le tue carte, poi lancia grimorio cards check

cli-head-deck = Mazzo
cli-head-colors = Colori
cli-head-cards = Carte
cli-head-copies = Copie
cli-color-white = bianco
cli-color-blue = blu
cli-color-black = nero
cli-color-red = rosso
cli-color-green = verde
cli-deck-theme = mazzo tematico
cli-deck-starter = mazzo base
cli-deck-pack = si aggiunge a un mazzo base
cli-deck-sideboard = Sideboard
cli-deck-size = { $count ->
        [one] Una carta
       *[other] { $count } carte
    }{ $sideboard ->
        [0] {""}
       *[other] , sideboard di { $sideboard }
    }
cli-deck-legal = { $file }: regolare, { $format }; { $size }
cli-format-constructed = Constructed
cli-format-limited = Limited
cli-format-preconstructed = com’era venduto
cli-offence-size = carte: { $found }; ne servono almeno { $wanted }
cli-offence-copies = { $found } { $card }; al massimo { $wanted } di una carta che non sia una terra base, sideboard compreso
cli-offence-sideboard = { $wanted ->
        [0] un sideboard di { $found }; questo mazzo era venduto senza
       *[other] un sideboard di { $found }; ne ha { $wanted } o nessuna
    }
cli-offence-pool = { $found } { $card }; ricevute: { $wanted }
cli-offence-left-out = { $found } { $card }; ricevute: { $wanted }, e quel che non è nel mazzo è il sideboard
cli-offence-printed = { $found } { $card }; { $deck } era venduto con { $wanted }
cli-no-deck = non c’è un mazzo { $name }, né un file con questo nome{ $hint } (grimorio decks elenca i mazzi)

cli-rule-ruling = Interpretazione ({ $flag }): { $ruling }
cli-rule-tests = Test: { $tests }
cli-rule-no-tests = Test: nessuno
cli-rule-ruled-out = Esclusa
cli-rule-planned = Prevista
cli-rules-found = { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
cli-no-rule-with = nessuna regola ha tutte queste parole: { $words }

cli-replay-step = Risposta { $step } di { $count }
cli-replay-keys = n avanti · b indietro · t turno dopo · T turno prima · g inizio · G fine · q esci

cli-verify-replayed = Rigiocata: { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }, { $draws ->
        [one] un’estrazione della sorte
       *[other] { $draws } estrazioni della sorte
    }.
cli-verify-chain = Il segreto del server corrisponde alla sua impronta { $commitment }; il seme deriva da esso e da { $shares ->
        [0] nessuna quota
        [one] una quota
       *[other] { $shares } quote
    }.
cli-verify-compared = Tutto è come la ricevuta l’aveva annotato prima della partita.
cli-verify-basis-seeded = Chi ha creato questa partita ne ha scelto il seme: niente è provato per nessuno.
cli-verify-basis-none = Il verbale non dice come è nato il seme: niente è provato per nessuno.
cli-verify-seat-proven = Posto { $seat } ({ $name }): provato. Il server aveva fissato il suo segreto prima che nascesse questa quota, e nessuno la conosceva prima che tutte fossero sigillate (sigillo { $seal }): né il server né un altro giocatore potevano scegliere la sorte.
cli-verify-seat-withheld = Posto { $seat } ({ $name }): niente è provato. Ha sigillato una quota e non l’ha aperta in tempo; la partita è andata avanti senza. Chi conosceva quella quota e il segreto del server poteva scegliere fra due sorti.
cli-verify-seat-none = Posto { $seat } ({ $name }): niente è provato. Non ha portato alcuna quota.
cli-verify-seat-bot = Il posto { $seat } ({ $name }) è di un bot: per lui niente è provato.
cli-verify-throw-proven = Scelta { $number }, posto { $seat } ({ $name }): provato. La risposta è quella sigillata prima che se ne mostrasse alcuna.
cli-verify-throw-withheld = Scelta { $number }, posto { $seat } ({ $name }): niente è provato. Era sigillata, e la risposta è arrivata senza aprire il sigillo.
cli-verify-throw-plain = Scelta { $number }, posto { $seat } ({ $name }): niente è provato. La risposta non era sigillata.
cli-verify-elsewhere = Questa partita è cominciata da una posizione preparata a mano, o da un momento di un’altra partita: di ciò che c’era niente è provato per nessuno, solo la sorte da lì in poi.
cli-verify-remember = Questo vale per chi ha visto al tavolo, prima della partita, la stessa impronta e gli stessi sigilli: confrontali, o dai la ricevuta della pagina (--receipt).
cli-verify-faulty = Questo verbale non prova niente.
cli-verify-fault-shape = { $field }: manca, o non è del tipo giusto
cli-verify-fault-secret = il segreto del server non corrisponde alla sua impronta
cli-verify-fault-seal = posto { $seat }: la quota non corrisponde al suo sigillo
cli-verify-fault-throw = Posto { $seat }, scelta { $number }: la risposta non è quella sigillata
cli-verify-fault-unsealed = posto { $seat }: c’è una quota, ma non è mai stata sigillata
cli-verify-fault-seed = il seme è { $found }; dal segreto e dalle quote deriva { $expected }
cli-verify-fault-replay = la partita non si può rigiocare: { $detail }
cli-verify-fault-unfinished = la partita non è finita: la sorte si mostra e si verifica alla fine
cli-verify-fault-result = le risposte portano a un altro risultato
cli-verify-fault-receipt = { $field }: non è come la ricevuta l’aveva annotato prima della partita

# grimorio purge
cli-purge-what = di’ quali partite: --finished GIORNI, --waiting GIORNI, o entrambe
cli-purged = { $count ->
    [one] { $count } partita è stata cancellata.
   *[other] { $count } partite sono state cancellate.
}
cli-purged-reports = { $count ->
    [one] { $count } segnalazione eliminata.
   *[other] { $count } segnalazioni eliminate.
}

# grimorio backup, restore, database
cli-database-exists = { $file } esiste già: indica un altro file
cli-database-backing-up = Copia di sicurezza
cli-database-restoring = Ripristino
cli-database-copying = Copia
cli-database-backed-up = { $rows ->
    [one] { $rows } riga salvata.
   *[other] { $rows } righe salvate.
}
cli-database-restored = { $rows ->
    [one] { $rows } riga ripristinata.
   *[other] { $rows } righe ripristinate.
}
cli-database-copied = { $rows ->
    [one] { $rows } riga copiata.
   *[other] { $rows } righe copiate.
}
cli-database-down = Ciò che è venuto dopo la migrazione { $to } viene cancellato. Continuare?
cli-database-migrated = Migrazione { $before } → { $after }.

cli-read-as = Letto come ({ $names }):
cli-read-end = la fine del testo
cli-read-size = una misura è forza e costituzione, come 2/2; trovato { $size }
cli-read-refused = { $problem ->
    [type] La riga del tipo ha una parola sconosciuta: { $phrase }.
    [size] La misura non si può leggere: { $phrase }.
    [told] Riga { $line }, colonna { $at }: questo si direbbe in un altro modo: { $phrase }
    [rules] Riga { $line }: le regole non possono giocarlo: { $phrase }
   *[other] Riga { $line }, colonna { $at }: questo non si può leggere: { $phrase }
}
cli-read-expected = Atteso: { $names }.
cli-read-needs = Serve: { $needs }.
cli-read-written = scritta in { $file }
cli-import-bad = non è un file di set MTGJSON né un elenco Scryfall: { $reason }
cli-import-reading = Lettura delle carte
cli-import-head-set = Set
cli-import-head-cards = Carte
cli-import-head-read = Lette
cli-import-head-playable = Giocabili
cli-import-head-uses = Si usa con
cli-import-head-file = File
cli-import-none = Nessun set importato finora: grimorio cards import FILE
cli-import-unknown = nessun set importato { $name }; ci sono: { $sets }
cli-import-removed = { $name } è stato rimosso

# grimorio admin
cli-admin-system = questo sistema non ha i socket Unix con cui grimorio admin raggiunge un server
cli-admin-none = GRIMORIO_ADMIN=0 dice che questo server non accetta comandi: se invece li accetta, indica il suo socket con --socket
cli-admin-nobody = nessun server ascolta su { $path }: avvialo con grimorio serve, o indica il suo socket con --socket
cli-admin-load-up = Grimorio { $version }, da { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}: { $processor } secondi di processore, al massimo { $megabytes } MB
cli-admin-load-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} in memoria, { $playing } con una partita in corso
cli-admin-load-connections = { $connections ->
    [one] { $connections } connessione
   *[other] { $connections } connessioni
}, { $spectators } di spettatori
cli-admin-load-bots = { $thinking ->
    [one] { $thinking } bot pensa
   *[other] { $thinking } bot pensano
}, { $waiting } in attesa del turno
cli-admin-load-bans = { $bans ->
    [0] nessuno è escluso
    [one] { $bans } esclusione
   *[other] { $bans } esclusioni
}
cli-admin-load-paused = bot in pausa in: { $games }
cli-admin-load-silent = non rispondono: { $processes }
cli-admin-load-house = * si occupa di tornei, campagne e persone; i numeri qui sopra sono quelli di tutti i processi
cli-admin-head-process = Processo
cli-admin-head-version = Versione
cli-admin-head-minutes = Minuti
cli-admin-head-processor = Processore s
cli-admin-head-megabytes = MB
cli-admin-head-address = Indirizzo
cli-admin-head-connections = Connessioni
cli-admin-head-tables = Tavoli
cli-admin-head-id = Partita
cli-admin-head-game = Regole
cli-admin-head-state = Stato
cli-admin-head-players = Giocatori
cli-admin-head-answers = Risposte
cli-admin-head-thinking = Bot che pensano
cli-admin-head-network = Escluso
cli-admin-head-until = Fino a
cli-admin-head-why = Nota
cli-admin-state-open = aperta
cli-admin-state-playing = in corso
cli-admin-state-over = finita
cli-admin-state-broken = chiusa
cli-admin-paused = in pausa
cli-admin-no-games = Nessuna partita è in memoria.
cli-admin-no-bans = Nessuno è escluso.
cli-admin-stopped = { $game } è finita senza risultato.
cli-admin-over = { $game } era già finita.
cli-admin-bots-off = { $count ->
    [one] I bot di { $count } tavolo sono in pausa.
   *[other] I bot di { $count } tavoli sono in pausa.
}
cli-admin-bots-on = { $count ->
    [one] I bot di { $count } tavolo riprendono.
   *[other] I bot di { $count } tavoli riprendono.
}
cli-admin-bots-all = I bot di tutte le partite sono in pausa: grimorio admin go, senza partita, li fa riprendere.
cli-admin-banned = { $network } è escluso.
cli-admin-unbanned = { $network } non è più escluso.
cli-admin-not-banned = { $network } non era escluso.
cli-admin-no-reports = Nessuna segnalazione è aperta.
cli-admin-report-which = quale segnalazione va chiusa? Indica il suo id: grimorio admin reports ID --close
cli-admin-report-note = la nota si conserva quando la segnalazione si chiude: aggiungi --close
cli-admin-report-closed = La segnalazione { $report } è chiusa.
cli-admin-report-was = La segnalazione { $report } era già chiusa.
cli-admin-report-game = Partita { $game } ({ $rules })
cli-admin-report-by = segnalata da { $who }, { $at }: { $reason }; nota: { $note }
cli-admin-report-from = indirizzi di chi ha scritto: { $addresses }
cli-admin-report-done = chiusa { $at }; nota: { $note }
cli-admin-muted = { $speaker } non può più scrivere al tavolo { $game }.
cli-admin-unmuted = { $speaker } può di nuovo scrivere al tavolo { $game }.
cli-admin-spectator = spettatore ({ $number })
cli-admin-head-report = Segnalazione
cli-admin-head-at = Quando
cli-admin-head-reasons = Motivi
cli-admin-head-speaker = Chi
cli-admin-head-line = Riga
cli-admin-head-closed = Chiusa
cli-admin-reason-insult = insulto
cli-admin-reason-hate = odio
cli-admin-reason-threat = minaccia
cli-admin-reason-obscene = oscenità
cli-admin-reason-spam = spam
cli-admin-reason-other = altro

# Quello che racconta --verbose.
cli-verbose-reads = si legge { $name }
cli-verbose-seed = seme { $seed }
cli-verbose-games = { $label }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
cli-verbose-processes = { $count ->
        [one] un processo
       *[other] { $count } processi
    }
cli-verbose-time = fatto in { $seconds } s
