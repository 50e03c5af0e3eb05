# Che cosa non va in dati, file e passi, secondo la `cause` di un errore.
faults-english = in inglese: { $detail }
faults-option = non c’è tale opzione o valore: { $found }.
faults-bot = nessun robot { $name }; ci sono { $names }.
faults-rule = nessuna regola { $name }{ $near ->
        [none] {""}
       *[other] {""}; forse { $near }?
    }
faults-players = non si gioca in { $found }.
faults-deck = un mazzo non è conosciuto o contiene una carta che non lo è.
faults-card = nessuna carta si chiama { $name }.
faults-range = ci vuole un numero da { $least } a { $most }.
faults-alone = con un solo giocatore rimasto la partita è finita.
faults-out = { $seat } è fuori dal gioco.
faults-won = con { $count } gemme la partita è finita.
faults-copies = più di { $most } copie di { $name } in tutto.
faults-taken = { $name } è già occupato: ogni scheda c’è una volta sola.
faults-gems = { $count } gemme di un colore in tutto, e ce ne sono { $most }.
faults-loose = { $card } non si mette su nulla.
faults-host = { $card } deve stare su qualcosa.
faults-several = più permanenti si chiamano { $name }: da’ a uno un nome suo.
faults-permanent = nessun permanente si chiama { $name }.
faults-unchosen = non si sceglie nulla quando { $card } entra in gioco.
faults-chosen = questo non si può scegliere quando { $card } entra in gioco.
faults-no-morph = { $card } non ha metamorfosi: non può stare a faccia in giù.
faults-token-state = una pedina non sta né a faccia in giù né fuori fase.
faults-no-attack = { $card } non può attaccare così: le creature del giocatore di turno attaccano gli altri, nelle interfasi dei bloccanti e del danno.
faults-no-block = { $card } non può bloccare così: le creature del giocatore attaccato bloccano, nell’interfase del danno.
faults-attacker = nessun attaccante si chiama { $name }.
faults-phased-damage = { $card } è fuori fase: non ha danno.
faults-begun = l’incontro è già iniziato.
faults-odd = un incontro ha un numero dispari di partite, non { $found }.
faults-usual = le partite di un incontro iniziano come di solito, non da una posizione.
faults-deck-size = { $found ->
        [one] una carta
       *[other] { $found } carte
    }; ne servono almeno { $wanted }.
faults-deck-copies = { $found } { $card }; se ne ammettono al massimo { $wanted }, sideboard compreso.
faults-deck-sideboard = { $found ->
        [one] una carta
       *[other] { $found } carte
    } nel sideboard; ne ha { $wanted } o nessuna.
faults-text = non è un testo in UTF-8.
faults-json = non è JSON: riga { $line }, colonna { $column }.
faults-deep = è annidato troppo in profondità.
faults-large = supera { $most } MB.
faults-many = contiene più di { $most } valori.
faults-long = contiene un testo di più di { $most } caratteri.
faults-number = contiene un numero con troppe cifre.
faults-record = non è il verbale di una partita, o è danneggiato.
faults-game = qui non c’è il gioco { $name }.
faults-rules = è stato giocato con le regole { $old }, queste sono { $new }.
faults-other-cards = è stato giocato con carte diverse da queste.
faults-answer = la risposta { $answer } lì non si può dare.
faults-end = le sue risposte portano a un’altra fine.
faults-unfinished = dopo le sue risposte ({ $answers }) la partita non è finita.
faults-power-name = c’è già un Potere { $name }.
faults-power-deciding = una cosa sola può dire chi ottiene il pack.
faults-power-retest = un test perso che si ripete sta da solo in un Potere.
faults-power-packs = coi pack si paga un test perso che si ripete, nient’altro.
faults-sheet-name = un nome ha da 1 a 60 lettere.
faults-sheet-style = lo Stile è uno dei cinque colori o l’oro, e diverso da prima.
faults-sheet-attributes = i tre attributi sono 3, 5 e 7, in qualsiasi ordine.
faults-sheet-power = qui non c’è nessun Potere { $name }.
faults-sheet-had = questo Magus ha già { $name }.
faults-sheet-dear = costa { $price }, e ce ne sono { $available } disponibili.
faults-sheet-sum = la sua storia dà { $wanted }, ma c’è { $found }.
faults-sheet-entry = una riga dice che cosa è stato guadagnato e perché, o speso e per che cosa.
faults-pool-colours = { $name } ha più colori, e nessun mazzo è per lei.
faults-pool-sideboard = un pool non ha sideboard.
faults-pool-four = quattro copie di ogni carta: { $name } ne ha { $found }.
faults-pool-small = per tanti giocatori servono { $wanted } pack oltre alle terre, ce ne sono { $found }.
faults-word-field = qui non c’è un campo così; ci sono: { $names }{ $hint }
faults-word-missing = manca.
faults-word-none = ne serve almeno uno.
faults-word-object = qui servono dei campi con i loro valori.
faults-word-list = serve una lista, c’è { $found }.
faults-word-many = serve una lista da { $least } a { $most }, c’è { $found }.
faults-word-text = serve un testo da 1 a { $most } caratteri, c’è { $found }.
faults-word-names = serve { $names }, c’è { $found }.
faults-word-form = serve { $form }, c’è { $found }.
faults-word-string = serve un testo, c’è { $found }.
faults-word-short = serve un testo di al massimo { $most } caratteri, c’è { $found }.
faults-word-truth = serve true o false, c’è { $found }.
faults-word-number = serve un numero intero, c’è { $found }.
faults-word-unread = qui nessuna regola lo legge: toglilo.
faults-word-absent = { $name } parla di ciò che non c’è.
faults-word-permanents = qui servono permanenti in gioco.
faults-word-players = qui servono giocatori.
faults-word-hurt = qui servono creature o giocatori.
faults-word-buried = qui servono carte nei cimiteri.
faults-word-returned = qui servono permanenti in gioco o carte nei cimiteri.
faults-word-spells = qui servono magie in pila.
faults-word-sized = qui serve un permanente, in gioco o com’era.
faults-word-controlled = qui serve qualcosa che un giocatore controlla.
faults-word-no-player = prima non si parla di alcun giocatore.
faults-word-no-choice = prima non si sceglie nulla del genere.
faults-word-it = It parla del bersaglio { $place }, e prima ce ne sono tanti: { $count }.
faults-word-it-several = It parla di un solo bersaglio, non di più.
faults-word-count = serve 1 o più.
faults-word-banned = servono magie, per quel che vi è stampato, o terre.
faults-word-side = parla del giocatore dall’altra parte del combattimento.
faults-word-sentence = serve un solo effetto di una sola frase.
faults-word-several = ne servono due o più; uno solo si distrugge con Destroy.
faults-word-mill = lo si dice con Mill.
faults-word-discard = lo si dice con Discard.
faults-word-spell-removed = una magia può soltanto rimuovere se stessa dal gioco.
faults-word-to-whom = il danno di una fonte si previene a qualcuno: di’ a chi.
faults-word-striker = serve un solo oggetto nominato prima, diverso da questo.
faults-word-deflected = serve un numero o X, oppure tutto il danno.
faults-word-third = si mette una carta sola al terzo posto.
faults-word-way = serve ciò che è stato distrutto.
faults-word-as-many = si rimandano tutti.
faults-word-others-do = lo fa un altro giocatore.
faults-word-look = lo si dice con LookAtTop.
faults-word-others = da te lo si dice con Return.
faults-word-times = il mana speso X volte è {"{1}"}.
faults-word-unpaid = non c’è nulla da pagare.
faults-word-x = X vale per un solo numero di questo costo, e solo dove viene scelto.
faults-word-once = ognuno si nomina una volta.
faults-word-no-target = qui non si bersaglia nulla.
faults-word-first-target = il giocatore bersaglio è il primo bersaglio di un testo.
faults-word-one-player = qui serve un solo giocatore.
faults-word-one = qui ne serve uno solo.
faults-word-sharing = SharedTypes è il bonus che una creatura prende, e nient’altro.
faults-word-static = un’abilità statica non sceglie nulla: { $name }.
faults-word-static-asks = un’abilità statica non lo chiede.
faults-word-choose = qui nessuno sceglie: di’ Target o All.
faults-word-divided = solo dei bersagli si dividono qualcosa.
faults-word-divided-before = si divide prima che si sacrifichi qualcosa.
faults-card-kickers = due costi di potenziamento sono due costi di mana diversi, e ciò che parla di uno lo nomina.
faults-word-gate-target = ciò che accade solo a una condizione non ha bersagli propri: nomina il bersaglio prima.
faults-word-gate-first = una condizione subito dopo l’evento appartiene all’abilità: indicala lì.
faults-word-gate-last = una condizione sta alla fine del testo, e ciò che accade altrimenti subito prima.
faults-word-all = si scartano tutte: togli il numero.
faults-word-yours = la sacrifichi tu, nessun altro.
faults-word-controller = di chi sia è già detto o non importa.
faults-word-you = sei tu: di’ You.
faults-word-said-player = è un giocatore già nominato.
faults-word-untapped = ciò che si TAPpa come costo è STAPpato: toglilo.
faults-word-share = ogni bersaglio ne riceve almeno 1: di’ any_number.
faults-word-wide = permanent, card, spell e source stanno da soli, o accanto a player.
faults-word-nothing = non dice nulla che cambi.
faults-card-buried = una carta in un cimitero non si TAPpa né si sacrifica.
faults-card-mana-ability = un’abilità che giochi aggiunge mana alla tua riserva, una volta e in ogni caso.
faults-card-mana-trigger = solo TAPpare per il mana innesca un’abilità che aggiunge mana.
faults-card-costs = ogni tipo di costo una volta sola.
faults-card-state-alone = da solo innesca un’abilità, senza altri eventi.
faults-card-once = una carta si innesca una volta sola quando è scartata.
faults-card-taps = se ne TAPpano più d’uno solo dove non si paga mana.
faults-card-threshold = questo non dipende dalla soglia.
faults-card-costly = le magie che costano di più o di meno sono di qualsiasi giocatore, con qualsiasi bersaglio.
faults-card-colored = ciò che fa costare meno mana colorato non dice mana generico.
faults-card-generic = ciò che fa costare meno le magie dice solo mana generico.
faults-card-granted = i permanenti ricevono solo abilità attivate e innescate, e nessuna che aggiunga mana.
faults-card-condition = questo non dipende da una condizione.
faults-card-flashback = solo un istantaneo o una stregoneria si gioca dal cimitero.
faults-card-additional = solo un istantaneo o una stregoneria ha un costo addizionale.
faults-card-additional-flashback = una magia con flashback non ha costi addizionali.
faults-card-storm = tempesta copia una magia con un numero fisso di bersagli.
faults-card-storm-spell = solo un istantaneo o una stregoneria ha tempesta.
faults-card-anyone = solo chi lo controlla può pagare il costo di un’abilità che tutti possono giocare: niente abilità di mana, né TAP, sacrificio o segnalini del permanente stesso.
faults-card-buyback = solo un istantaneo o una stregoneria ha riscatto, e senza potenziamento.
faults-card-echo = con eco, per il permanente non si sceglie né si annota altro.
faults-card-kick-chooses = con potenziamento non si sceglie un colore o un tipo.
faults-card-madness = una terra non si gioca mai con il mana.
faults-card-never-in-play = un istantaneo o una stregoneria non è mai in gioco: { $name }.
faults-card-said = la carta lo dice già: { $name }.
faults-card-kinds = istantaneo e stregoneria stanno da soli.
faults-card-size = le creature, e solo loro, hanno forza e costituzione.
faults-card-cost = serve un costo di mana tra virgolette, "" per le terre e solo per loro.
faults-card-enchants = solo un incantesimo può incantare.
faults-card-token = una pedina viene da PutToken, non da una carta.
faults-card-world = solo un incantesimo può essere del mondo.
faults-card-basic = una terra base è di uno dei tipi { $names }.
faults-card-effects = un istantaneo o una stregoneria ha uno Spell o Modes, e nessun’altra carta ne ha.
faults-card-there = { $name } c’è già.
faults-card-gold = la gemma più a sinistra è quella dorata e ha un colore.
faults-card-available = servono { $needed } incantesimi con availability { $name }, ce ne sono { $count }.
faults-card-few = ne servono almeno { $needed }, ce ne sono { $count }.
faults-card-colours = ogni colore si nomina una volta.
faults-card-same = SAME parla di ciò che One ha scelto prima.
faults-card-hidden = solo una Magia può essere nascosta.
faults-card-when = un Codice dice con When quando fa qualcosa.
faults-card-of-spells = solo le Magie possono averlo.
faults-card-of-mages = solo i Maghi possono averlo.
faults-card-black = non esistono Diamagic neri.
faults-card-this = solo una Magia parla di questa Magia e delle altre.
faults-card-that = "that" è la Magia che si sta lanciando o nascondendo, nel momento in cui accade.
faults-card-place = un Castello o un Codice è al posto di un Mago solo quando quel Mago lancia o nasconde.
faults-card-whose = di chi è, lo dicono il posto, i suoi Maghi o il momento.
faults-card-title = serve una lista di nome e titolo.
faults-card-twice = { $name } c’è già. I codici di collezione distinguono le carte con lo stesso nome.
faults-card-many = al massimo { $most } carte.
faults-card-long = al massimo { $most } valori in una carta.
faults-tournament = { $found } non ha mazzi da torneo

## Events
# Che cosa non può essere in un evento, in una riga.
faults-most-facts = un evento ha al massimo { $most } fatti
faults-undo-number = atteso un fatto da 0 a { $most }, trovato { $found }
faults-undone = il fatto { $number } è già annullato
faults-undo-earlier = { $place }: atteso un fatto precedente, trovato { $found }
faults-league-rounds = una lega non ha turni, i giocatori si incontrano come vogliono
faults-open = { $count ->
        [one] un incontro del turno { $round } è aperto
       *[other] { $count } incontri del turno { $round } sono aperti
    }: { $names }
faults-all-played = tutti i turni sono giocati
faults-two-players = attesi almeno due giocatori, trovati: { $found }
faults-no-event = atteso un evento: un oggetto con "kind": "{ $kind }", "version", "settings" e "facts"
faults-version = version: atteso { $wanted }, trovato { $found }
faults-data = { $problem }
faults-at = { $place }: { $problem }
faults-at-line = riga { $number }: { $problem }
faults-at-round = turno { $number }: { $problem }
faults-no-player = nessuno di nome { $player } è iscritto
faults-entered = { $player } è già in gara
faults-disqualified = squalifica: { $player } non rientra
faults-most-players = un evento ha al massimo { $most } giocatori
faults-too-late = { $player } arriva tardi: { $stage ->
        [knockout] l’eliminazione diretta è iniziata
        [draft] il draft è cominciato
        [round-robin] il girone all’italiana è iniziato
       *[other] i turni sono iniziati
    }
faults-deck-locked = il mazzo di { $player } è bloccato (MTG8-6.CON-1)
faults-round-number = atteso il turno { $wanted }, trovato { $found }
faults-pairing-reason = di’ perché il turno è abbinato a mano o di nuovo
faults-rest-swiss = solo i turni svizzeri abbinano gli altri per punti; assegna tutti i tavoli di questo turno
faults-has-result = { $names } ha già un risultato, prima va annullato
faults-no-tables = atteso almeno un tavolo
faults-paired-twice = { $player } ha due abbinamenti
faults-has-left = { $player } ha lasciato
faults-forbidden = { $first } e { $second } non devono incontrarsi
faults-would-not-play = non giocherebbe: { $names }
faults-is-out = { $player } è fuori
faults-best-of = atteso un incontro al meglio di { $best-of }, trovato { $found }
faults-no-round = atteso un turno da 1 a { $most }, trovato { $found }
faults-not-paired = { $first } e { $second } non si incontrano nel turno { $round }
faults-why-corrected = { $first } contro { $second } ha già un risultato: perché si corregge?
faults-needs-winner = l’eliminazione diretta vuole un vincitore: di’ chi ha vinto per punti vita o a sorte
faults-next-paired = il turno { $round } ne dipende, prima va annullato quell’abbinamento
faults-plays-alone = { $player } non può giocare da solo
faults-limit = { $first } e { $second } hanno giocato { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }, che è il limite
faults-bye-swiss = solo i turni alla svizzera danno un bye, questo è { $structure }
faults-other-player = atteso un altro giocatore, non { $player }
faults-so-already = per { $first } e { $second } è già così
faults-games = attese partite vinte, perse e pareggiate come 2-1-0, trovato { $found }
faults-csv = atteso un CSV: { $problem }
faults-csv-line = atteso { $heads }; trovato { $found }
faults-pairing = nessun abbinamento senza una coppia vietata: { $names } senza avversario
faults-too-many = troppi giocatori o punti per abbinarli insieme
faults-only-swiss = ce l’hanno solo i turni alla svizzera
faults-only-league = ce l’ha solo una lega
faults-points = attesi punti per vittoria, pareggio, sconfitta da 10 in giù fino a 0, trovato { $found }
faults-bye-games = attese partite vinte e perse, ognuna da 0 a { $most }
faults-open-rounds = atteso un evento con "Rounds", un elenco
faults-open-most = Rounds: attesi al massimo { $most }, trovati { $found }
faults-open-round = { $place }: attesi "RoundName" e "Matches"
faults-open-twice = { $place }: { $player } gioca due volte in questo turno
faults-open-match = { $place }: attesi "Player1", "Player2" e "Result", trovato { $found }
faults-open-player = { $place }: atteso il nome di un giocatore, trovato { $found }
faults-open-result = { $place }: attese partite come "2-1-0", trovato { $found }
faults-no-format = nessun formato si chiama { $found }; ci sono { $names }, o un file che finisce con .json
faults-is-one-of = { $place }: atteso uno tra { $names }; trovato { $found }{ $hint }
faults-no-card = { $place }: nessuna carta si chiama { $found }. Simili: { $near }
faults-no-decks = { $game } si gioca senza mazzi
faults-deck-at = riga { $line }:
faults-deck-line = atteso un numero e un nome come «4 Folgore», trovato «{ $text }».
faults-deck-unknown = nessuna carta si chiama «{ $text }». Simili: { $near }.
faults-deck-empty = nella lista non ci sono carte.
faults-deck-set = { $card } non è in nessuna espansione del formato.
faults-deck-banned = { $card } è bandita.
faults-deck-restricted = { $found } { $card }; al massimo { $wanted }.
faults-deck-pool = { $found } { $card }, ma ne sono state ricevute { $wanted }.
faults-deck-left-out = { $found } { $card }; ne sono state ricevute { $wanted }, ciò che non è nel mazzo è il sideboard.
faults-deck-unplayed = { $card } esiste, ma qui non si può ancora giocare.
faults-deck-other = { $kind }: { $card } atteso { $wanted }, trovato { $found }
faults-best-of-lost = { $played } con le partite perse per penalità fa { $found }: registra solo le partite giocate
faults-offence = non c’è un’infrazione { $found }: mazzo 101-106, procedura 111-116, pescare 121-124, carte segnate 131-132, gioco lento 141-142, condotta 151-153, frode 160-169
faults-clock-when = un orologio parte a un’ora: manca
faults-not-on = { $first } e { $second } non stanno giocando
faults-time-left = { $first } contro { $second } ha ancora tempo, o l’orologio non è partito
faults-turns-over = { $first } contro { $second }: l’ultimo turno è finito, la partita è un pareggio
faults-deck-missing = { $player } non ha consegnato un mazzo, l’avversario sì
faults-deck-faulty = il mazzo di { $player } non può essere giocato: errori: { $count }{ $line ->
        [0] {""}
       *[other] , il primo alla riga { $line }
    }
faults-not-here = questo tavolo non può ancora giocare carte del mazzo di { $player }: { $cards }
faults-together-rounds = un evento con un’unica partita di tutti non ha turni
faults-only-knockout = solo l’eliminazione diretta rigioca una partita pareggiata, questo è { $stage }
faults-most-games = un incontro ha al massimo { $most } partite
faults-only-together = solo un evento con un’unica partita di tutti ha questo, trovato { $structure }
faults-all-won = non possono aver vinto tutti: per un pareggio non indicare nessuno
faults-why-corrected-together = la partita ha un risultato, perché viene corretto?
faults-why-taken-back = indicare perché il risultato viene corretto o annullato
faults-clock-stopped = l’orologio del turno non è partito, o è già così
faults-not-playable = questo tavolo non sa ancora giocare queste carte: { $cards }
faults-alike = { $player } sembra { $other }, che è già iscritto, ma è scritto con altri caratteri: scegli un altro nome
faults-name-unseen = un nome ha bisogno di un carattere visibile, e di nessuno che inverta la scrittura: { $found }
faults-name-bye = { $found } indica un bye nei file dei risultati: scegli un altro nome
faults-no-pools = in questo formato i mazzi non si costruiscono con carte ricevute all’evento
faults-pool-faulty = un elenco di carte ricevute non è leggibile: riga { $line }
faults-no-draft = atteso il verbale di un draft, trovato { $found }
faults-seats-of-draft = il draft è di { $wanted } giocatori, { $found ->
        [one] trovato { $found } nome
       *[other] trovati { $found } nomi
    }
faults-unfinished-draft = il draft non è finito
faults-ended = il torneo è già terminato
faults-rounds-begun = il primo turno è abbinato, non si può più aprire un draft
faults-begun-before = il draft è cominciato: indicare perché viene riaperto
faults-seated-twice = { $player } siede due volte
faults-not-seated = senza posto: { $names }
faults-no-paper-draft = non è stato aperto nessun draft
faults-no-pod = atteso un tavolo da 1 a { $most }, trovato { $found }
faults-gone-on = nel frattempo il draft è andato avanti
faults-countdown-so = il conto alla rovescia è già così
faults-no-set = atteso uno di { $names }, trovato { $found }
faults-pool-size = attese da 1 a { $most } carte, trovate { $found }
faults-hint-total = carte: { $found }; ne sono state aperte { $wanted }
faults-hint-set = carte di { $name }: { $found }; ne sono state aperte { $wanted }
faults-hint-rarity = { $name ->
        [common] comuni
        [uncommon] non comuni
        [rare] rare
        [land] terre base
       *[other] { $name }
    }: { $found }; di solito sono { $wanted }
faults-hint-copies = { $found } { $name }; al tavolo { $wanted ->
        [one] è stata aperta { $wanted } busta
       *[other] sono state aperte { $wanted } buste
    }
faults-hint-unknown = in nessuna delle espansioni: { $name }
faults-hint-unchecked = le rarità non sono controllate, il contenuto delle buste qui non è noto: { $name }
faults-pool-kept = le carte di { $player } sono già registrate
faults-pool-first = prima vanno registrate le carte di { $player }
faults-no-pods = questo evento non ha un draft prima dei turni
faults-seating-reason = di’ perché i giocatori vengono seduti a mano o di nuovo
faults-large-pod = un tavolo di draft ha al massimo { $most } giocatori, trovati { $found }
faults-seats-first = prima assegna i posti del draft
faults-no-pool-yet = { $player } non ha ancora ricevuto le carte di cui è fatto il mazzo
faults-pod-size = attesi 0, o da 3 a 16 giocatori per tavolo di draft
faults-together-pods = un evento con una sola partita di tutti non ha un draft prima
faults-other-draft = è stato aperto un draft di altro tipo: prima va ritirato
faults-no-online-draft = non è cominciato nessun draft ai tavoli del server
faults-stand-in-so = il posto di { $player } è già così
faults-no-cut = solo i turni alla svizzera, i gironi all’italiana e le leghe hanno poi un’eliminazione diretta

## Values of files
faults-near = ; forse «{ $near }»?
faults-near-names = ; forse: { $names }?
faults-none = nessuno
faults-nothing = niente
faults-nobody = nessuno
faults-a-mapping = una mappa
faults-a-list = una lista
faults-an-object = un oggetto
faults-long-number = un numero di troppe cifre
faults-text-only = { $text }
faults-and-then = { $first }; { $then }
faults-in-file = il file: { $problem }
faults-by-rule = { $problem } ({ $rule })
faults-bug = un errore del programma, per favore segnalalo: { $detail }
faults-mapping = serve una mappa, c’è { $found }
faults-mapping-of = serve una mappa con { $names }, c’è { $found }
faults-a-word = serve una parola, c’è { $found }
faults-one-of = serve uno tra { $names }; c’è { $found }{ $hint }
faults-whole = serve un numero intero da { $least } a { $most }, c’è { $found }
faults-unknown = sconosciuto; ci sono { $names }{ $hint }
faults-twice = { $name } c’è due volte
faults-word-key = serve una parola come chiave
faults-expected = serve { $name }
faults-at-least-one = ne serve almeno 1, ce ne sono { $found }
faults-some-of = servono alcuni tra { $names }, c’è { $found }
faults-three-numbers = servono tre numeri, c’è { $found }
faults-a-or-b = serve A o B, c’è { $found }
faults-unread-word = { $word } non si capisce in { $text }

## Files
faults-no-file = il file non esiste
faults-no-path = non esiste né un file né una cartella così
faults-unreadable = non si può leggere: { $reason }
faults-empty-file = il file è vuoto
faults-values = troppi valori
faults-not-json = non è JSON valido
faults-yaml = non è YAML valido
faults-yaml-because = non è YAML valido: { $problem }
faults-yaml-list = manca «,» o «]»
faults-yaml-braces = manca «,» o una graffa chiusa
faults-yaml-key = manca la chiave, o il rientro è sbagliato
faults-yaml-dash = manca «-», o il rientro è sbagliato
faults-yaml-value = manca il valore
faults-yaml-colon = qui non può stare «:»
faults-yaml-no-colon = manca «:»
faults-yaml-character = nessuna parola può cominciare con questo carattere
faults-yaml-quote = le virgolette non sono chiuse
faults-yaml-tab = il rientro ha una tabulazione: servono spazi
faults-yaml-control = i caratteri di controllo non sono ammessi
faults-yaml-single = non è YAML valido: il file deve avere un solo documento
faults-yaml-alias = non è YAML valido: l’alias { $name } non è definito
faults-os-missing = non esiste
faults-os-denied = permesso negato
faults-os-folder = è una cartella
faults-os-no-folder = non è una cartella
faults-os-full = lo spazio è finito
faults-os-read-only = il disco è di sola lettura
faults-os-long = il nome è troppo lungo
faults-os-address = l’indirizzo è già in uso

## The judge: verdicts
faults-verdict-ok = ok{"     "}
faults-verdict-fail = DIVERSO
faults-verdict-error = ERRORE{" "}
faults-verdict-step = passo { $number }{ $verb ->
        [none] {""}
       *[other] {" "}({ $verb })
    }:
faults-verdict-trace = passo { $number }: { $verb }
faults-verdicts = { $ok } { $ok ->
        [one] superato
       *[other] superati
    }, { $fail } { $fail ->
        [one] diverso
       *[other] diversi
    }, { $error } { $error ->
        [one] errore
       *[other] errori
    }
faults-offers-more = { $options } e altre { $count }
faults-verdict-differs = atteso: { $expected }; trovato: { $found }
faults-rules-allow = che le regole lo permettano
faults-refused = rifiutato: { $problem }
faults-refused-because = rifiuto secondo { $rules }
faults-rules-given = { $rules }: { $problem }
faults-no-rule = nessuna regola
faults-to-be-refused = { $verb } rifiutato
faults-allowed = è permesso
faults-refusal-changes = che il rifiuto non cambi nulla
faults-another-position = un’altra posizione
faults-chance = { $option } dal caso
faults-no-chance = il caso non decide nulla
faults-no-events = nessun evento
faults-cited = { $rule } citata
faults-cited-after = { $rule } citata dopo quelle che la precedono qui
faults-no-choice = nessuna scelta
faults-a-choice = una scelta
faults-choice-of = una scelta di { $seat }
faults-the-choice = la scelta { $ask }
faults-seat-asked = a { $seat } si chiede { $ask }
faults-offered = { $option } tra le opzioni
faults-not-offered = { $option } non tra le opzioni
faults-nowhere = da nessuna parte
faults-card-nowhere = { $card } da nessuna parte
faults-card-in = { $card } in { $places }
faults-more-on-stack = da risolvere ancora in pila: { $count }
faults-empty-stack = una pila vuota
faults-card-somewhere = { $card } da qualche parte
faults-card-none = nessun { $card }
faults-seat-out = { $seat } fuori dal gioco
faults-seat-alive = { $seat } in gioco
faults-academy-without = Accademia senza altre magie
faults-academy-with = Accademia con { $spells }
faults-a-challenge = una sfida
faults-on-table = { $card } sul tavolo
faults-off-table = { $card } non sul tavolo
faults-place-mage = un Mago in { $place }
faults-in-play = { $card } in gioco
faults-none-in-play = nessun { $card } in gioco
faults-it-is-not = non c’è
faults-it-is-there = c’è

## The judge: what is asked
faults-over = la partita è finita
faults-over-asked = la partita è finita: non si chiede nulla a nessuno
faults-asked = a { $seat } si chiede { $ask }: { $offers }
faults-offers = { $options }
faults-not-asked = ora non si chiede nulla a { $seat }: { $asked }
faults-not-now = non adesso: { $asked }
faults-only-offered = { $option } non è tra le opzioni: { $offers }
faults-not-offered-now = { $option } non è tra le opzioni; { $asked }
faults-was-offered = le opzioni erano solo { $offers }
faults-not-in-game = { $seat } non è più in gioco
faults-has-priority = { $seat } ha la priorità in { $step }
faults-no-priority = { $seat } non ha la priorità: { $asked }
faults-asked-other = a { $seat } non si chiede nulla a cui { $option } risponda: { $asked }
faults-unanswered = una scelta resta senza risposta: { $asked }
faults-nobody-asked = non si chiede nulla a nessuno in { $where }; { $asked }
faults-this-turn = questo turno
faults-that-turn = quel turno di { $seat }
faults-a-turn = un turno di { $seat }
faults-nobody-in-turn = nessuno ha più la priorità in { $turn }; { $asked }
faults-nobody-in-step = nessuno ha più la priorità nell’interfase { $step } in { $turn }; { $asked }
faults-endless-stack = la pila non finisce mai: { $asked }
faults-say-mana = di’ con for: o choose per quale mana è stato TAPpato il permanente precedente
faults-say-more = { $word } può essere { $options }: aggiungi parole
faults-this-may-be = può essere { $options }: aggiungi parole
faults-say-before = prima bisogna dire di più: { $asked }
faults-say-whom = di’ chi: attack { $seat } { $colour }
faults-means-nothing = { $word } qui non vuol dire nulla; { $asked }
faults-unknown-word = sconosciuto: { $word }; { $asked }

## The judge: how a scenario is written
faults-no-scenarios = in questa cartella non ci sono scenari; i loro nomi finiscono in { $names }
faults-no-scenario = serve uno scenario, c’è una lista vuota
faults-scenario-key = manca { $name }; uno scenario ha { $names }
faults-one-verb = nel passo { $number } serve un verbo, c’è { $found }
faults-steps = servono al massimo { $most } passi, ce ne sono { $found }
faults-no-verb = verbo sconosciuto { $verb }; ci sono { $names }{ $hint }
faults-no-word = parola sconosciuta { $word }{ $hint }
faults-no-word-asked = parola sconosciuta { $word }{ $hint }; { $asked }
faults-verb-to-refuse = serve un verbo da rifiutare, c’è { $found }
faults-by-pick = servono by e pick
faults-luck = per { $ask } il caso non può dare { $option }, solo { $offers }
faults-no-places = questo gioco non dice dove stanno le sue carte
faults-seat-place = servono A e uno tra { $names }; c’è { $found }{ $hint }
faults-no-setup = { $game } comincia come comincia una partita: senza setup
faults-one-card = serve almeno una copia della carta, c’è { $found }
faults-turn-phase = servono turn, phase o tutti e due
faults-turn-at = servono turn, at o tutti e due
faults-by-one-of = servono by e uno tra { $names }
faults-by-deck = servono by e deck, una lista come [Shock*4, Mountain*20]
faults-by-out-in = servono by, out e in: le carte che escono dal mazzo e quelle che entrano
faults-no-registered = { $seat } non ha registrato un mazzo
faults-not-so-many = copie che mancano: { $card }
faults-none-to-choose = non c’è { $name } da scegliere
faults-spell-or-ability = servono spell o ability, by, targets e x
faults-several-objects = più oggetti si chiamano { $name } e non sono uguali: dagli un nome con as:
faults-no-object = { $problem }{ $hint }; serve un giocatore, { $names }, o il nome di un oggetto
faults-no-label = { $problem }; non è nemmeno un nome dato con as:
faults-no-card-of-name = nessuna carta { $name }{ $hint }
faults-most-zones = servono al massimo { $most } zone, ce ne sono { $found }
faults-most-cards = servono al massimo { $most } carte in tutto

## The judge: Magic
faults-magic-hand = ora { $seat } non decide se tenere la mano: { $asked }
faults-not-in-play = { $card } non è in gioco
faults-not-turn = non è il turno di { $seat }
faults-none-attack = niente può attaccare: { $asked }
faults-none-block = { $seat } non ha nulla con cui bloccare: { $asked }
faults-no-attackers = nessun’altra creatura può attaccare
faults-no-blockers = nessun’altra creatura può bloccare
faults-no-damage = non c’è danno da combattimento da assegnare: { $asked }
faults-too-many-named = si nominano più creature ({ $count }) di quante siano in gioco
faults-deals-none = { $card } non infligge danno a { $other }
faults-assigns = danno che { $card } assegna: { $count }, non { $found }
faults-assigns-so = { $card } assegna { $shares }
faults-so-much-to = { $card }: { $count }
faults-not-waiting = { $card } non aspetta di andare in pila; { $asked }
faults-gives-not = non dà { $mana }; { $asked }
faults-card-gives-not = { $card } non dà { $mana }
faults-turns-none = { $seat } non può girare nulla a faccia in su
faults-turns-not = { $seat } non può girare { $card } a faccia in su
faults-not-removed = { $card } non è tra le carte rimosse dal gioco di { $seat }
faults-not-buried = { $card } non è nel cimitero di { $seat }
faults-has-abilities = { $card } ha { $count ->
        [0] zero abilità attivate
        [one] una sola abilità attivata
       *[other] { $count } abilità attivate
    }
faults-not-in-hand = { $card } non è in mano a { $seat }
faults-no-permanent = { $card } non è un permanente, né una carta in un cimitero
faults-not-tapped = { $card } ora non può essere TAPpato per attingere mana
faults-extra-target = { $card } è un bersaglio di troppo
faults-no-mana-chosen = non si sceglie mana per questo: non ne costa, o il tavolo paga da solo
faults-no-legal-target = { $card } non è un bersaglio legale; { $asked }
faults-more-targets = ci sono altri bersagli da scegliere; { $asked }
faults-none-divided = { $card } non riceve nulla
faults-gets-share = { $card } riceve { $count }: tutto è diviso
faults-no-target = { $card } non è un bersaglio
faults-pays-not = { $mana } non basta a pagarlo
faults-cannot-pay = { $card } non può pagarlo; { $asked }
faults-not-paying = non è { $card } a pagarlo
faults-costs-life = costa { $count } PV, non { $found }

## The judge: Magecraft
faults-mage-shield = serve gems (nella Fase Scudo), oppure gem e from (un’icona Scudo), non tutti e due
faults-mage-no-gem = nello Scudo non c’è più alcuna gemma { $colour }
faults-mage-next-spell = la prossima magia del Grimorio { $number } è { $spell }
faults-mage-gold = di’ gold: yes o gold: no: la gemma dorata sulla carta può pagare
faults-mage-no-gold = su questa carta non c’è la gemma dorata
faults-mage-which = di’ quale grimoire: 1, 2 o 3, o quale spell; { $asked }
faults-mage-several = { $spell } comincia più Grimori: di’ grimoire: 1, 2 o 3
faults-mage-leftmost = { $spell } non è la magia più a sinistra del suo Grimorio
faults-mage-no-grimoire = { $spell } non è in alcun Grimorio di { $seat }
faults-mage-cost = il costo è { $gems }
faults-mage-cost-any = il costo è { $gems } e { $free } di qualsiasi colore
faults-mage-ability = l’abilità costa una gemma
faults-mage-icon = serve { $names } o done
faults-mage-no-icon = serve { $names } o done; c’è { $found }{ $hint }
faults-mage-icons-left = non restano icone da risolvere: { $asked }
faults-mage-spell = serve spell: il nome di una magia
faults-mage-review = un ripasso scarta quattro gemme, non { $found }
faults-mage-puts-back = un ripasso rimette a posto proprio { $cards }
faults-three-lists = servono al massimo 3 liste di magie

## The judge: Wizards of Mickey
faults-team-or-code = servono o team o code
faults-out-in = servono out e in, due carte
faults-mage-at = servono mage e at, oppure squad
faults-castle-card = serve card, il nome di un Castello
faults-card-mage = servono card e mage, un posto o un nome
faults-card-list = serve cards, una lista di nomi
faults-a-mage = serve mage, un posto o un nome
faults-no-in-hand = { $seat } non ha { $card } in mano
faults-not-in-deck = { $card } non è nel mazzo
faults-player-sees = servono by e che cosa vede quel giocatore: A, B, stake
faults-several-in-play = { $card }: in gioco ce ne sono { $count }; di’ di chi e dove, come in «A left { $card }»
faults-colour-or = serve un colore o ?, c’è { $found }
faults-step-such = serve un passo come «plus 2 = 4 by Roknar»
faults-ready-deck = serve un mazzo pronto ({ $names }) o le sue parti { $keys }; c’è { $found }{ $hint }

## The judge: Magic Live
faults-live-declare = serve as (mono, two-colour, gold o none), oppure deck al completamento
faults-live-row = questa fila è per { $kind }
faults-live-pack = serve pack, oppure packs: una lista
faults-live-trait = serve trait: { $names }
faults-live-use = serve use: un Potere, o none
faults-live-life = serve life: un numero
faults-live-add = serve add: terre con i loro numeri
faults-live-throw = ora { $seat } non butta: { $asked }
faults-live-land = { $card } non è una terra di questo pool; ci sono { $names }
faults-live-lands = ora non si aggiungono terre: { $asked }
faults-live-sheet = servono by e una scheda (style, traits, powers…), oppure pool
faults-live-read-out = le schede si leggono prima dell’asta
faults-live-spend = l’esperienza si spende tra una sessione e l’altra
faults-live-session-on = una sessione è in corso
faults-live-tournament-on = un torneo è in corso
faults-live-no-auction = non è appena finita un’asta: { $asked }
faults-live-no-tournament = non si gioca alcun torneo
faults-live-none-begun = nessun torneo è cominciato
faults-live-result = servono players e winner: uno di loro, o draw
faults-live-next = adesso non si gioca questo, solo { $games }
faults-live-not-in = { $seat } non gioca in alcun torneo
faults-live-looks = servono by, chi guarda, e che cosa si vede di { $seats }
faults-live-deck-of = { $card } sta nel mazzo { $deck } (LIVE-2-POOL-4)
faults-no-power = non c’è un Potere { $name }; ci sono { $names }

faults-cards-elsewhere = un set di carte proprio sta in un altro file: qui non si può aprire

faults-seed-whole = serve un numero intero sotto 2^256
faults-set-twice = { $twice } c’è due volte
faults-each-rarity = serve ogni rarità una volta
faults-set-cards = { $rarity }: servono { $count } diverse, ce ne sono { $found }
faults-match-game = gli incontri sono di giochi per { $seats } giocatori, c’è { $found }
faults-match-seats = un incontro è per { $seats } giocatori, ce ne sono { $found }
faults-one-of-these = serve uno tra { $names }, c’è { $found }
faults-draft-cards = serve un oggetto con "set", "cube" o "packs"
faults-draft-packs = serve una lista di al massimo { $most } buste
faults-draft-source = serve un oggetto con "set" o "cube"
faults-object-of = serve un oggetto con alcuni tra { $names }
faults-live-sheets = servono { $seats } schede, una per ogni posto
faults-live-news = servono { $seats } numeri: le voci che ogni scheda aveva l’ultima volta
faults-name-letters = serve un nome da 1 a 60 lettere, c’è { $found }
faults-live-two-in = servono almeno due giocatori che non siano fuori (LIVE-3-PHASE-1)
faults-live-order = servono { $names } in qualsiasi ordine, poi artifact (LIVE-3-AUCTION-4)
faults-live-no-pack = { $name } non è un pack di questo pool (LIVE-2-POOL-1)
faults-live-completion-decks = i mazzi si dichiarano solo al completamento (LIVE-3-COMP-3)
faults-live-completion-secret = i pack si prendono in segreto solo al completamento (LIVE-3-COMP-5)
faults-live-lands-then = le terre si aggiungono quando tutti i pack sono presi (LIVE-3-COMP-6)
faults-live-later = l’asta di { $deck } viene dopo (LIVE-3-AUCTION-4)
faults-live-colours = servono al massimo { $most } colori, c’è { $found } (LIVE-3-DECL-1)
faults-live-lands-of = serve { $names }; c’è { $found } (LIVE-3-COMP-6)
faults-live-is-out = { $name } è fuori
faults-live-row-for = { $name } ha dichiarato { $kind }, la fila è per { $row }
faults-live-not-on-table = { $name } non è sul tavolo (LIVE-3-AUCTION-5)
faults-live-two-taking = in taking servono almeno due: chi è solo non chiede a nessuno (LIVE-3-CHAL-2)
faults-live-different = in by, against e then servono giocatori diversi (LIVE-3-CHAL-4)
faults-live-challenge-step = serve uno tra bid, second, returns e lost
faults-live-powers-mental = i Poteri si attivano solo in una sfida mentale (LIVE-3-MEN-1)
faults-live-power-does = in powers serve un Potere che fa questo ({ $name })
faults-live-same-right = servono giocatori con lo stesso diritto sullo stesso mazzo (LIVE-3-COMP-4)
faults-live-no-such = nella fase { $phase } non c’è nulla del genere (LIVE-3-PHASE-1)
faults-live-taking = serve anche taking: chi può prendere ancora quanti pack in questa fila
faults-live-challenge-pack = serve il pack della sfida (LIVE-3-CHAL-4)
faults-live-challenge-trait = serve anche trait: la categoria scelta (LIVE-3-CHAL-5)
faults-live-declared-once = servono, una volta ciascuno, giocatori che hanno dichiarato un mazzo; c’è { $found }
faults-live-other-pack = serve un altro pack che sia sul tavolo (LIVE-4-FATE-1)
faults-not-opening = serve { $names }; c’è 'opening'
faults-more-players = questa partita ha { $seats } giocatori; ruleset: {"{"}players: 4{"}"} ne fa di più
faults-opening-alone = l’inizio è dato dal seme: phase: opening sta da solo
faults-phase-or-opening = serve opening, { $names }; c’è { $found }
faults-names-found = serve uno tra { $names }; c’è { $found }
faults-mapping-or-out = serve una mappa con { $names }, o la parola out
faults-gems-deduced = servono gemme della mano, che tutti possono dedurre
faults-spell-lists-such = servono al massimo { $most } liste di magie, come [[Meditation], []]
faults-gems-spells = serve una mappa con gems e spells, c’è { $found }
faults-spell-list = serve una lista di magie, c’è { $found }
faults-unknown-academy = sconosciuto; ci sono gems, spells
faults-spells-or-copies = serve una lista di magie, o le copie per nome; c’è { $found }
faults-mage-phase = le magie si lanciano nella Fase Magica, non in { $phase } (MAGE-MAGIC-1)
faults-mage-grimoire-cast = serve grimoire, e quante delle sue magie sono state lanciate (MAGE-MAGIC-2)
faults-mage-ability-or = serve ability, o la magia che viene dopo in casting.grimoire
faults-mage-hand-pays = serve una mano che lo paghi, e gemme di qualsiasi colore nel costo
faults-mage-passed = serve { $wanted }; c’è { $found } (MAGE-MASTER-2)
faults-mage-ability-icons = servono le icone dell’abilità che restano (MAGE-ABIL-1)
faults-mage-no-icons = non devono restare icone di ciò che è stato lanciato prima
faults-mage-unused = serve un’abilità non ancora usata (MAGE-ABIL-2)
faults-mage-gold-fits = sulla carta serve una gemma dorata adatta (MAGE-MASTER-4)
faults-mage-gold-yes = prima di scegliere gemme serve gold: yes (MAGE-MASTER-1)
faults-no-colour-hint = colore sconosciuto { $word }; serve { $names } o una lettera{ $hint }
faults-example-found = serve { $examples }, c’è { $found }
faults-a-colour = serve un colore, c’è { $found }
faults-mage-fewer = servono meno delle { $left } gemme da scegliere in tutto ({ $rule })
faults-mage-pay-else = servono gemme della mano che non paghino altro ({ $rule })
faults-mage-gem-order = le gemme si scelgono nell’ordine { $names } ({ $rule })
faults-mage-can-pay = serve una mano che possa pagarlo
faults-mage-study-phase = servono phase: study e o study o review (MAGE-STUDY-1)
faults-mage-academy-spell = serve una magia dell’Accademia (MAGE-STUDY-1)
faults-mage-review-keys = serve uno tra { $names } (MAGE-REVIEW-1)
faults-spell-lists = servono al massimo { $most } liste di magie
faults-mage-review-gems = servono { $review-cost } gemme in mano (MAGE-REVIEW-1)
faults-magic-cards-object = serve un oggetto con alcuni tra "decks", "cards", "life" e "last_turn"
faults-seat-decks = servono { $seats } mazzi, uno per ogni posto
faults-mana-such = serve mana come "2RR" o "G*300", c’è { $found }
faults-token-name = serve il nome della pedina
faults-size-such = serve una forza e costituzione come 1/1, c’è { $found }
faults-counters-such = serve una mappa come {"{"}"+1/+1": 1{"}"}, c’è { $found }
faults-most-entries = servono al massimo { $most } voci, ce ne sono { $found }
faults-card-name = serve il nome di una carta, c’è { $found }
faults-a-type = serve un tipo, c’è { $found }
faults-counter-kind = serve un tipo di segnalino come "+1/+1", c’è { $found }
faults-label-player = { $label } è un giocatore
faults-label-cards = { $label } non può essere { $count } carte
faults-label-taken = { $label } è già { $name }
faults-mickey-cards-object = serve un oggetto con "decks", "cards" o tutti e due
faults-two-decks = servono due mazzi, uno per ogni posto
faults-two-decks-of = servono due mazzi di queste carte
faults-mickey-none-called = { $kind ->
        [mage] nessun Mago si chiama
        [spell] nessuna Magia si chiama
        [castle] nessun Castello si chiama
       *[other] nessun Codice si chiama
    } { $word }{ $hint }
faults-mickey-several = più carte si chiamano { $word }: { $several }; i codici le distinguono
faults-mickey-name-of = serve il nome di { $kind ->
        [mage] un Mago
        [spell] una Magia
        [castle] un Castello
       *[other] un Codice
    }, c’è { $found }
faults-mickey-winner = serve un vincitore: altrimenti questa fase non c’è (WOM-IT-7.9-2)
faults-mickey-team-name = serve il nome di un team, c’è { $found }
faults-mickey-shown = servono carte della mano che l’avversario ha visto
faults-mickey-no-codes = in questo regolamento non ci sono Codici (WOM-FR-1.1-1)
faults-most-cards-found = servono al massimo { $most } carte, ce ne sono { $found }
faults-mickey-three = nel set servono tre Maghi di nome diverso
faults-mickey-one-cast = un Mago lancia una Magia per sfida (WOM-IT-8.1-2)
faults-mickey-one-hidden = un Mago lancia nascosta una Magia, e un’altra in più (WOM-IT-8.3-2)
faults-mickey-again = solo un Mago la cui Magia è stata scartata (WOM-IT-8.10-2)
faults-mickey-kind-in-set = nel set serve { $kind ->
        [mage] un Mago
        [spell] una Magia
        [castle] un Castello
       *[other] un Codice
    }
faults-mickey-none-in-phase = nella fase { $phase } non ce n’è (WOM-IT-7.1-1)
faults-mickey-the-phase = serve la fase { $names }, c’è { $found }
faults-mickey-a-castle = serve un Castello, nel mazzo o scartato
faults-mickey-diamagics = Diamagic { $name } in tutto: { $used }, e ce ne sono { $each } (WOM-IT-6.1-1)
faults-mickey-won = con { $number } Diamagic la partita è finita (WOM-IT-2.1-3)
faults-mickey-outside-challenge = fuori dalla sfida nessuno gioca (WOM-IT-8.12-1)
faults-mickey-stands = il posto di { $key } è { $fixed } (WOM-IT-10.12-1)
faults-mickey-same-names = i Maghi di nome { $name } sono { $found } ({ $rule })
faults-mickey-squad-alone = { $key } è una squadra da solo (WOM-IT-9.12-1)
faults-mickey-card-besides = serve card, e besides se è stata nascosta in più
faults-mickey-nothing-outside = fuori dalla sfida non si gioca nulla (WOM-IT-7.3-1)
faults-a-b-ab = serve A, B, AB o none, c’è { $found }
faults-mickey-most-diamagics = servono al massimo { $most } Diamagic, ce ne sono { $found } (WOM-IT-6.1-1)
faults-no-colour = colore sconosciuto { $word }; serve { $expected } o una lettera
faults-mickey-does-none = { $key } non fa nulla del genere
faults-mickey-place-of = serve { $examples }; { $problem }: { $word }{ $hint }
faults-mickey-aimed = serve la carta a cui { $key } era diretta
faults-mickey-made-simple = serve ciò che il Sotterfugio ha reso Semplice (WOM-IT-9.13-1)
faults-mickey-draws-first = serve { $first }, che pesca per primo, o tutti e due (WOM-IT-7.13-1)
faults-mickey-last-spell = serve la Magia in gioco che è stata giocata per ultima (WOM-IT-FAQ-11)
faults-mickey-next-casts = serve una carta della mano, e solo del Mago che lancia per prossimo
faults-mickey-doing = serve anche doing: la carta il cui effetto è in corso
faults-mickey-mage-such = serve un Mago come B left, c’è { $found }
faults-game-found = serve { $name }, c’è { $found }
faults-no-situations = { $name } non può cominciare con una posizione disposta a mano
faults-base-differs = posti, opzioni o carte non sono quelli della partita da cui continua
faults-base-or-situation = una partita comincia da una situazione o da una base, non da tutte e due
faults-base-over = lì la partita è finita
faults-base-times = una partita continua da un’altra al massimo { $most } volte di fila
faults-seed-below = serve un numero intero sotto 2^256, c’è { $found }
faults-so-many-numbers = servono { $wanted } numeri, ce ne sono { $found }
faults-one-word-fields = serve una parola con i suoi campi, c’è { $found }
faults-whole-to = serve un numero intero da 0 a { $count }, c’è { $found }
faults-no-such-game = qui non c’è { $game }

faults-live-one-pack = { $name } è già in { $where }, e di ogni carta c’è un pack (LIVE-2-POOL-2)
faults-live-packs-had = servono { $wanted } pack, { $secret } dei quali in segreto; ce ne sono { $found } (LIVE-3-COMP-2)
faults-live-one-kind = serve uno tra { $names }: ciò che si dichiara per primo vale per tutti i mazzi (LIVE-3-DECL-1)
faults-mage-whose-icons = servono grimoire e cast, oppure ability: di chi sono queste icone (MAGE-MAGIC-4)
faults-mage-most-icons = servono al massimo { $most }, quante ne ha { $name }; ce ne sono { $found } (MAGE-MAGIC-4)
faults-mage-spell-before = serve una magia prima di questa, che l’ha passata, e una carta sotto di essa (MAGE-MASTER-3)
faults-mage-gold-on = serve la gemma dorata sulla sua carta: { $card } (MAGE-MASTER-3)
faults-mage-review-first = servono le prime magie dei Grimori, nell’ordine in cui stavano (MAGE-REVIEW-2)
faults-draft-each-pack = ne servono { $wanted }, uno per ogni busta di un giocatore; ce ne sono { $found }
faults-draft-cube-small = per { $seats } giocatori servono almeno { $wanted } carte, ce ne sono { $found }
faults-mickey-ended = serve una carta in gioco: l’effetto di questa è finito quando ha lasciato il gioco: { $card } (WOM-IT-8.2-4)
faults-mickey-player = serve il Mago che l’ha giocata, come A left; c’è { $found }
faults-mickey-none-such = nessuna carta così è in gioco
faults-mickey-several-spells = più Magie si chiamano così
faults-mickey-does-something = serve una carta che faccia qualcosa quando si gioca { $card } (WOM-IT-FAQ-11)
faults-mickey-confused = serve anche resolving: la Magia che li ha Confusi (WOM-IT-9.4-1)
faults-mickey-faces = { $name }: servono al massimo { $most } carte, ce ne sono { $found }
faults-mickey-twins = { $name }: due carte hanno lo stesso nome, e nessun codice che le distingua
faults-mickey-no-colour = non ci sono Diamagic { $colour }

faults-live-auction-of = serve un’asta di Magic Live, c’è { $found }
faults-live-other-sheets = le schede non sono quelle della campagna
faults-part-problem = { $part }: { $problem }
faults-deck-one-each = serve almeno una copia di ogni carta
faults-deck-twice = una carta c’è due volte
faults-deck-object = serve un mazzo: un oggetto con name, main e sideboard
faults-played-without-decks = { $name } si gioca senza mazzi
faults-deck-most-of = { $card }: al massimo { $most }, ce ne sono { $found }
faults-live-sheet-after = la scheda non continua quella di { $name }
faults-live-different-magi = servono Magi diversi della campagna, c’è { $found }
faults-live-over-auction = serve un’asta finita
faults-live-not-theirs = l’asta non è di questi Magi
faults-live-session-event = event: serve quello della sessione
faults-live-not-over = il torneo non è finito
faults-live-no-session = nessuna sessione è in corso
faults-live-seen = seen: serve quanto della storia di ogni scheda è stato letto
faults-live-members = members: servono Magi diversi della campagna, c’è { $found }
faults-live-members-decks = members: ne serve uno per ogni mazzo del torneo
faults-live-lives = lives: servono i Punti Vita con cui ognuno comincia
faults-live-two-at-least = servono almeno due giocatori, ciascuno con un mazzo e i Punti Vita
faults-live-together-most = insieme non si gioca in { $found }: al massimo in { $most }
faults-live-together-one = tutti insieme si gioca una partita sola, c’è un best of { $best-of }
faults-live-award-by = serve wins o places, c’è { $found }
faults-live-award-numbers = servono numeri da 0 a 99, c’è { $found }
faults-live-award-win = serve un numero: l’esperienza per una vittoria
faults-live-event-form = event: ne serve uno della forma { $form }
faults-live-event-players = event: servono { $wanted } giocatori, ce ne sono { $found }
faults-live-not-now = adesso questi non devono giocare: { $players }
faults-live-winners = i vincitori ({ $winners }) non hanno giocato in { $players }
faults-live-no-score = una partita di tutti ha vincitori, non un punteggio
faults-live-games-won = servono le partite vinte da ciascuno
faults-live-no-result = non c’è un risultato { $fact } da correggere
faults-live-form-ends = { $form } finisce con l’ultima partita
faults-decks-stay = i mazzi di { $game } restano come sono
faults-seat-deck-illegal = il mazzo del posto { $seat } non è ammesso
faults-two-bots = servono due o più bot diversi
faults-ladder-game = { $path }, riga { $number }: serve una partita di una classifica
faults-two-decks-more = servono due o più mazzi
faults-deck-against = serve un mazzo contro cui giocare
faults-plot-name = { $name }: serve un nome che finisca in .svg o .png

faults-store-url = { $url } non è l’URL di un database; scrivi sqlite:///FILE o postgresql://USER@HOST/NAME
faults-store-copied = si sta copiando
faults-store-served = lo usa un altro server
faults-store-in-use = { $database } è in uso ({ $user }): ferma quello, o indica un altro database in GRIMORIO_DB
faults-store-closed = { $database } non si apre: { $reason }; indica un altro file in GRIMORIO_DB
faults-store-no-folder = { $database } non si apre: la cartella { $folder } non esiste; creala, o indica un altro file
faults-store-no-driver = nessun driver per { $database }: { $reason }; per PostgreSQL, pip install 'grimorio[postgresql]'
faults-store-damaged = { $database } è danneggiato ({ $reason }): riprendine una copia, o salva ciò che si può leggere: sqlite3 FILE .recover | sqlite3 NEW
faults-store-cannot-open = il file non si può aprire
faults-store-no-database = il file non è un database
faults-store-read-only = il file è di sola lettura
faults-store-locked = il database è bloccato
faults-store-disk = errore del disco
faults-store-full = il disco è pieno
faults-store-changed = il database è stato cambiato da un Grimorio più nuovo: aggiorna questo server
faults-store-newer = { $database } è stato scritto da un Grimorio più nuovo: aggiorna, o indica un altro GRIMORIO_DB ({ $number })
faults-store-old-servers = { $database } è usato da server troppo vecchi: fermali prima ({ $number })
faults-store-missing = { $database } non esiste: indica il database del server con --db o GRIMORIO_DB
faults-store-stop-first = { $database } è in uso: ferma prima il server che lo usa
faults-store-says = { $database }: { $reason }
faults-store-no-games = { $database } non ha partite
faults-store-by-newer = { $database } è stato scritto da un Grimorio più nuovo
faults-store-has-games = { $database } ha già delle partite: indica un database che non ne abbia
faults-store-strange-table = la copia ha una tabella { $name }, che manca alla migrazione { $number }
faults-store-newer-migration = { $database } è stato scritto da un Grimorio più nuovo (migrazione { $number })
faults-store-no-migration = non c’è una migrazione { $number }: ne serve una da { $first } a { $last }
faults-store-backup = { $path }, riga { $number }: non è una copia intera: { $reason }
faults-store-no-backup = serve una copia fatta da Grimorio
faults-store-backup-newer = { $path } è stato fatto da un Grimorio più nuovo (migrazione { $number }): aggiorna prima
faults-store-no-row = serve una riga, o alla fine il numero di tutte le righe
faults-store-no-end = manca la fine
faults-deck-large = serve un mazzo, ci sono più di { $most } kB
faults-deck-side-before = il sideboard è già cominciato prima
faults-deck-blank = una seconda riga vuota: scrivi «Sideboard» nella riga in cui comincia
faults-deck-no-cards = servono carte, come «4 Nome»; non ce ne sono
faults-deck-long-line = serve una riga di al massimo { $most } caratteri
faults-deck-count-card = servono un numero da 1 a { $most } e una carta, come «4 Nome»; c’è { $found }
faults-deck-doctype = un tipo di documento (DOCTYPE) non è ammesso
faults-deck-xml = non è XML valido
faults-unknown-set = nessun set { $name }; i set sono { $names }
faults-no-deck = nessun mazzo { $name }: ci sono { $names }
faults-no-ready-deck = nessun mazzo pronto si chiama { $name }
faults-no-legal-deck = { $name }: nessun mazzo ammesso trovato

faults-set-damaged = il file è danneggiato ({ $reason })
faults-set-no-cards = nessuna carta
faults-set-no-types = { $names }: nessuna carta ha una riga del tipo ("type" o "type_line") e un nome inglese
faults-record-field = { $field }: manca, o non è del tipo giusto
faults-record-alone = ci sono risposte a scelte che il gioco fa da solo
faults-serve-metrics = { $name }: serve una porta come 9317, o un indirizzo e una porta, 10.0.0.5:9317; c’è { $found }
faults-serve-metrics-listen = { $name }: non si può ascoltare su { $address }: { $reason }
faults-serve-port-set = { $name }: serve un numero di porta da 0 a 65535, c’è { $found }
faults-serve-peer = { $name }: servono un indirizzo e una porta come 10.0.0.5:8417; c’è { $found }
faults-serve-number = { $name }: serve un numero di { $unit ->
        [megabytes] megabyte
        [days] giorni
       *[other] unità
    }, c’è { $found }
faults-serve-proxies = { $name }: servono indirizzi o reti come 10.0.0.5, 172.16.0.0/12; c’è { $found }
faults-serve-port = serve un numero di porta da 0 a 65535, c’è { $found }
faults-serve-address = l’indirizzo { $host } non esiste; 127.0.0.1 è questo computer, 0.0.0.0 la rete
faults-serve-in-use = la porta { $port } è in uso: ferma ciò che vi gira, o scegline un’altra, { $other }
faults-serve-denied = la porta { $port } non è permessa: scegline una sopra 1023, { $other }
faults-serve-listen = non si può ascoltare su { $address }: { $reason }

faults-mage-name-of = serve il nome di { $kind ->
        [spell] una magia
       *[other] un personaggio
    }, c’è { $found }{ $hint }

faults-true-or-false = true o false
faults-form-whole = un numero intero da { $least } a { $most }
faults-form-text = un testo da 1 a { $most } caratteri
faults-form-text-up = un testo di al massimo { $most } caratteri
faults-form-like = qualcosa come { $names }
faults-form-or = { $first } o { $then }
faults-form-mana-cost = un costo di mana tra virgolette, come { $examples }
faults-form-mana-or = mana tra virgolette, come { $examples }, oppure { $names }
faults-form-mana = mana tra virgolette, come { $examples }

faults-store-garbled = il file è danneggiato
