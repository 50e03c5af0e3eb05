# Che cosa non può essere in un evento, in una riga.
event-faults-most-facts = un evento ha al massimo { $most } fatti
event-faults-undo-number = atteso un fatto da 0 a { $most }, trovato { $found }
event-faults-undone = il fatto { $number } è già annullato
event-faults-undo-earlier = { $place }: atteso un fatto precedente, trovato { $found }
event-faults-league-rounds = una lega non ha turni, i giocatori si incontrano come vogliono
event-faults-open = { $count ->
        [one] un incontro del turno { $round } è aperto
       *[other] { $count } incontri del turno { $round } sono aperti
    }: { $names }
event-faults-all-played = tutti i turni sono giocati
event-faults-two-players = attesi almeno due giocatori, trovati: { $found }
event-faults-no-event = atteso un evento: un oggetto con "kind": "{ $kind }", "version", "settings" e "facts"
event-faults-version = version: atteso { $wanted }, trovato { $found }
event-faults-data = { $problem }
event-faults-at = { $place }: { $problem }
event-faults-at-line = riga { $number }: { $problem }
event-faults-at-round = turno { $number }: { $problem }
event-faults-no-player = nessuno di nome { $player } è iscritto
event-faults-entered = { $player } è già in gara
event-faults-disqualified = squalifica: { $player } non rientra
event-faults-most-players = un evento ha al massimo { $most } giocatori
event-faults-too-late = { $player } arriva tardi: { $stage ->
        [knockout] l’eliminazione diretta è iniziata
        [draft] il draft è cominciato
        [round-robin] il girone all’italiana è iniziato
       *[other] i turni sono iniziati
    }
event-faults-deck-locked = il mazzo di { $player } è bloccato (MTG8-6.CON-1)
event-faults-round-number = atteso il turno { $wanted }, trovato { $found }
event-faults-pairing-reason = di’ perché il turno è abbinato a mano o di nuovo
event-faults-rest-swiss = solo i turni svizzeri abbinano gli altri per punti; assegna tutti i tavoli di questo turno
event-faults-has-result = { $names } ha già un risultato, prima va annullato
event-faults-no-tables = atteso almeno un tavolo
event-faults-paired-twice = { $player } ha due abbinamenti
event-faults-has-left = { $player } ha lasciato
event-faults-forbidden = { $first } e { $second } non devono incontrarsi
event-faults-would-not-play = non giocherebbe: { $names }
event-faults-is-out = { $player } è fuori
event-faults-best-of = atteso un incontro al meglio di { $best-of }, trovato { $found }
event-faults-no-round = atteso un turno da 1 a { $most }, trovato { $found }
event-faults-not-paired = { $first } e { $second } non si incontrano nel turno { $round }
event-faults-why-corrected = { $first } contro { $second } ha già un risultato: perché si corregge?
event-faults-needs-winner = l’eliminazione diretta vuole un vincitore: di’ chi ha vinto per punti vita o a sorte
event-faults-next-paired = il turno { $round } ne dipende, prima va annullato quell’abbinamento
event-faults-alone = { $player } non può giocare da solo
event-faults-limit = { $first } e { $second } hanno giocato { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }, che è il limite
event-faults-bye-swiss = solo i turni alla svizzera danno un bye, questo è { $structure }
event-faults-other-player = atteso un altro giocatore, non { $player }
event-faults-so-already = per { $first } e { $second } è già così
event-faults-games = attese partite vinte, perse e pareggiate come 2-1-0, trovato { $found }
event-faults-csv = atteso un CSV: { $problem }
event-faults-csv-line = atteso { $heads }; trovato { $found }
event-faults-pairing = nessun abbinamento senza una coppia vietata: { $names } senza avversario
event-faults-too-many = troppi giocatori o punti per abbinarli insieme
event-faults-only-swiss = ce l’hanno solo i turni alla svizzera
event-faults-only-league = ce l’ha solo una lega
event-faults-points = attesi punti per vittoria, pareggio, sconfitta da 10 in giù fino a 0, trovato { $found }
event-faults-bye-games = attese partite vinte e perse, ognuna da 0 a { $most }
event-faults-open-rounds = atteso un evento con "Rounds", un elenco
event-faults-open-most = Rounds: attesi al massimo { $most }, trovati { $found }
event-faults-open-round = { $place }: attesi "RoundName" e "Matches"
event-faults-open-twice = { $place }: { $player } gioca due volte in questo turno
event-faults-open-match = { $place }: attesi "Player1", "Player2" e "Result", trovato { $found }
event-faults-open-player = { $place }: atteso il nome di un giocatore, trovato { $found }
event-faults-open-result = { $place }: attese partite come "2-1-0", trovato { $found }
event-faults-no-format = nessun formato si chiama { $found }; ci sono { $names }, o un file che finisce con .json
event-faults-one-of = { $place }: atteso uno tra { $names }; trovato { $found }
event-faults-no-card = { $place }: nessuna carta si chiama { $found }. Simili: { $near }
event-faults-no-decks = { $game } si gioca senza mazzi
event-faults-deck-at = riga { $line }:
event-faults-deck-line = atteso un numero e un nome come «4 Folgore», trovato «{ $text }».
event-faults-deck-unknown = nessuna carta si chiama «{ $text }». Simili: { $near }.
event-faults-deck-empty = nella lista non ci sono carte.
event-faults-deck-set = { $card } non è in nessuna espansione del formato.
event-faults-deck-banned = { $card } è bandita.
event-faults-deck-restricted = { $found } { $card }; al massimo { $wanted }.
event-faults-deck-pool = { $found } { $card }, ma ne sono state ricevute { $wanted }.
event-faults-deck-left-out = { $found } { $card }; ne sono state ricevute { $wanted }, ciò che non è nel mazzo è il sideboard.
event-faults-deck-unplayed = { $card } esiste, ma qui non si può ancora giocare.
event-faults-deck-other = { $kind }: { $card } atteso { $wanted }, trovato { $found }
event-faults-best-of-lost = { $played } con le partite perse per penalità fa { $found }: registra solo le partite giocate
event-faults-offence = non c’è un’infrazione { $found }: mazzo 101-106, procedura 111-116, pescare 121-124, carte segnate 131-132, gioco lento 141-142, condotta 151-153, frode 160-169
event-faults-clock-when = un orologio parte a un’ora: manca
event-faults-not-on = { $first } e { $second } non stanno giocando
event-faults-time-left = { $first } contro { $second } ha ancora tempo, o l’orologio non è partito
event-faults-turns-over = { $first } contro { $second }: l’ultimo turno è finito, la partita è un pareggio
event-faults-deck-missing = { $player } non ha consegnato un mazzo, l’avversario sì
event-faults-deck-faulty = il mazzo di { $player } non può essere giocato: errori: { $count }{ $line ->
        [0] {""}
       *[other] , il primo alla riga { $line }
    }
event-faults-not-here = questo tavolo non può ancora giocare carte del mazzo di { $player }: { $cards }
event-faults-together-rounds = un evento con un’unica partita di tutti non ha turni
event-faults-only-knockout = solo l’eliminazione diretta rigioca una partita pareggiata, questo è { $stage }
event-faults-most-games = un incontro ha al massimo { $most } partite
event-faults-only-together = solo un evento con un’unica partita di tutti ha questo, trovato { $structure }
event-faults-all-won = non possono aver vinto tutti: per un pareggio non indicare nessuno
event-faults-why-corrected-together = la partita ha un risultato, perché viene corretto?
event-faults-why-taken-back = indicare perché il risultato viene corretto o annullato
event-faults-clock-stopped = l’orologio del turno non è partito, o è già così
event-faults-not-playable = questo tavolo non sa ancora giocare queste carte: { $cards }
event-faults-alike = { $player } sembra { $other }, che è già iscritto, ma è scritto con altri caratteri: scegli un altro nome
event-faults-name-unseen = un nome ha bisogno di un carattere visibile, e di nessuno che inverta la scrittura: { $found }
event-faults-name-bye = { $found } indica un bye nei file dei risultati: scegli un altro nome
event-faults-no-pools = in questo formato i mazzi non si costruiscono con carte ricevute all’evento
event-faults-pool-faulty = un elenco di carte ricevute non è leggibile: riga { $line }
event-faults-no-draft = atteso il verbale di un draft, trovato { $found }
event-faults-seats-of-draft = il draft è di { $wanted } giocatori, { $found ->
        [one] trovato { $found } nome
       *[other] trovati { $found } nomi
    }
event-faults-unfinished-draft = il draft non è finito
event-faults-ended = il torneo è già terminato
event-faults-rounds-begun = il primo turno è abbinato, non si può più aprire un draft
event-faults-begun-before = il draft è cominciato: indicare perché viene riaperto
event-faults-seated-twice = { $player } siede due volte
event-faults-not-seated = senza posto: { $names }
event-faults-no-paper-draft = non è stato aperto nessun draft
event-faults-no-pod = atteso un tavolo da 1 a { $most }, trovato { $found }
event-faults-gone-on = nel frattempo il draft è andato avanti
event-faults-countdown-so = il conto alla rovescia è già così
event-faults-no-set = atteso uno di { $names }, trovato { $found }
event-faults-pool-size = attese da 1 a { $most } carte, trovate { $found }
event-faults-hint-total = carte: { $found }; ne sono state aperte { $wanted }
event-faults-hint-set = carte di { $name }: { $found }; ne sono state aperte { $wanted }
event-faults-hint-rarity = { $name ->
        [common] comuni
        [uncommon] non comuni
        [rare] rare
        [land] terre base
       *[other] { $name }
    }: { $found }; di solito sono { $wanted }
event-faults-hint-copies = { $found } { $name }; al tavolo { $wanted ->
        [one] è stata aperta { $wanted } busta
       *[other] sono state aperte { $wanted } buste
    }
event-faults-hint-unknown = in nessuna delle espansioni: { $name }
event-faults-hint-unchecked = le rarità non sono controllate, il contenuto delle buste qui non è noto: { $name }
event-faults-pool-kept = le carte di { $player } sono già registrate
event-faults-pool-first = prima vanno registrate le carte di { $player }
event-faults-no-pods = questo evento non ha un draft prima dei turni
event-faults-seating-reason = di’ perché i giocatori vengono seduti a mano o di nuovo
event-faults-large-pod = un tavolo di draft ha al massimo { $most } giocatori, trovati { $found }
event-faults-seats-first = prima assegna i posti del draft
event-faults-no-pool-yet = { $player } non ha ancora ricevuto le carte di cui è fatto il mazzo
event-faults-pod-size = attesi 0, o da 3 a 16 giocatori per tavolo di draft
event-faults-together-pods = un evento con una sola partita di tutti non ha un draft prima
event-faults-other-draft = è stato aperto un draft di altro tipo: prima va ritirato
event-faults-no-online-draft = non è cominciato nessun draft ai tavoli del server
event-faults-stand-in-so = il posto di { $player } è già così
event-faults-no-cut = solo i turni alla svizzera, i gironi all’italiana e le leghe hanno poi un’eliminazione diretta
