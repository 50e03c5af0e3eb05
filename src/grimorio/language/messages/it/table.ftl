### Il tavolo: i messaggi della pagina che non appartengono a un solo gioco.

table-language = Italiano
table-language-choose = Lingua
table-skip = Vai al tavolo
table-home = Torna all’atrio
table-help = Regole e tasti
table-close = Chiudi
table-theme-light = Tema chiaro: pergamena
table-theme-dark = Tema scuro: notte
table-failed = Operazione non riuscita: { $detail }
table-unreached = Il server non è raggiungibile.

## Atrio

table-tagline = Giochi di carte con tutte le regole. Gratis, aperti, senza iscrizione.
table-name = Il tuo nome
table-name-hint = Come lo vedranno gli altri
table-guest = Ospite
table-guest-number = Ospite { $number }
table-level = Quanto è forte il bot
table-level-apprentice = Apprendista
table-level-adept = Adepto
table-level-master = Maestro
table-level-archmage = Arcimago
table-level-random = A caso
table-level-greedy = Ingordo
table-level-search = Cercatore
table-level-of = { $level }, { $character }
table-character = Caratteri dei bot
table-character-any = qualunque
table-character-plain = equilibrio
table-character-cautious = cautela
table-character-fierce = furia
table-character-tricky = astuzia
table-character-plain-text = Equilibrio: soppesa allo stesso modo attacco e difesa.
table-character-cautious-text = Cautela: tiene indietro più creature e pensa prima a ciò che potrebbe colpire in risposta.
table-character-fierce-text = Furia: attacca di più e teme meno ciò che potrebbe colpire in risposta.
table-character-tricky-text = Astuzia: attacca anche dove un blocco farebbe male, finché mana e carte possono nascondere un trucco. Non è detto che ci sia.
table-play-bot = Gioca contro un bot
table-how = Come si gioca?
table-game = Gioco
table-seats = Posti
table-seat = Posto { $number }
table-seat-add = Un posto in più
table-seat-remove = Togli questo posto
table-seat-free = posto libero
table-you = Tu
table-you-after = te
table-friend = Un amico, su invito
table-bot = Bot
table-bot-number = Bot { $number }
table-bot-named = Bot ({ $level })
table-options = Opzioni delle regole
table-listed = Mostra questo tavolo a tutti nell’atrio
table-continue-title = Le tue partite
table-continue = Continua
table-round = Giro { $round }
table-recent-title = Partite appena giocate
table-listed-title = Tavoli aperti a tutti
table-won-by = vinta da { $name }
table-replay = Rivedi

## Inviti

table-open-title = C’è un posto libero
table-open = Si comincia quando tutti i posti sono presi.
table-invite-text =
    { $count ->
        [one] Manda questo link a chi vuoi invitare, o fagli inquadrare il codice. Si comincia quando si siede.
       *[other] Manda un link a ogni persona, o falle inquadrare il codice. Si comincia quando tutti sono seduti.
    }
table-invite-link = Link d’invito
table-invite-qr = Il link d’invito come codice QR
table-copy = Copia
table-copied = Copiato
table-join-title = Ti hanno invitato
table-join-text = Di’ chi sei e prendi posto.
table-join = Siediti
table-watch = Solo guardare

## Tavolo

table-table = Sul tavolo
table-opening = Si apre il tavolo…
table-prompt = Che cosa ti si chiede
table-waiting = Si aspetta: { $names }
table-players = Giocatori
table-here = al tavolo
table-away = assente
table-thinks = sta pensando
table-to-play = di turno
table-log = Che cosa è successo
table-log-short = Diario
table-log-empty = Ancora niente.
table-line-connecting = Collegamento…
table-line-lost = Collegamento perso. Si riprova; la partita è al sicuro.
table-gone-title = Qui non c’è un tavolo
table-gone-text = Questa partita non si può aprire.
table-rule = La regola
table-rule-of = Regola { $rule }
table-rule-unknown = L’elenco del regolamento non ne ha il testo.
table-ruling = Come la giudichiamo:
table-ruling-rulebook = Il regolamento
table-ruling-rulebooks = I regolamenti
table-ruling-sources = Le fonti
table-ruling-rule = Si gioca così
table-ruling-why = Perché
table-ruling-readings = Letture
table-ruling-both = Si giocano tutte e due
table-ruling-all = Si giocano tutte
table-pick-on-table = Scegli sul tavolo
table-pick-in-list = Elenca tutti ({ $count })
table-why = Perché non altro?
table-why-title = Perché no?

## Fine

table-end-won = Hai vinto!
table-end-draw = Pareggio
table-end-other =
    { $count ->
        [one] Vince { $name }
       *[other] Vincono { $name }
    }
table-again = Gioca ancora
table-watch-replay = Rivedi la partita
table-download = Scarica il verbale

## Rivedere

table-replay-first = All’inizio
table-replay-turn-back = Un turno indietro
table-replay-back = Un passo indietro
table-replay-play = Avvia
table-replay-pause = Pausa
table-replay-forward = Un passo avanti
table-replay-turn-forward = Un turno avanti
table-replay-last = Alla fine
table-replay-place = Passo { $step } di { $total }, giro { $round }
table-replay-scrub = Momento della partita
table-replay-through = Con gli occhi di
table-replay-public = chi guarda
table-replay-begins = La partita comincia.
table-replay-answer = { $name }: { $answer }
table-replay-steps = Passi
table-replay-speed = Velocità
table-replay-all = tutte le mani scoperte
table-replay-conceded = { $name } abbandona.
table-replay-link = Copia il link a questo momento
table-replay-course = Andamento della partita
table-replay-course-text = Ogni linea è un giocatore, di turno in turno; i numeri in basso sono i giri. Premi dove la partita è girata per andarci.
table-replay-course-of = { $what } di { $names } a ogni turno; gli stessi numeri sono nella tabella qui sotto
table-replay-course-table = Gli stessi numeri in tabella
table-replay-course-turn = Turno
table-replay-course-begin = inizio
table-replay-course-end = fine
table-replay-play-on = Gioca da qui
table-replay-play-on-text = Una nuova partita comincia da questo momento: mani, sacchetti e tutto il resto sono come erano. Da qui in poi la sorte è nuova: dalla vecchia partita nessuno sa che cosa verrà. Chi ha rivisto la partita può conoscere le mani nascoste.
table-replay-play-on-seat = Giochi per
table-replay-play-on-other = Per { $name } gioca
table-replay-play-on-start = Continua a giocare
table-foresee = Con gli occhi dei bot
table-foresee-text = Da ogni momento dei bot veloci hanno giocato ancora { $games } partite, ridistribuendo tutto ciò che non si poteva vedere: fino alla fine o, in Magic per quattro turni ciascuno e in Wizards of Mickey fino alla fine della sfida, giudicando poi chi vince in base a ciò che migliaia di partite hanno insegnato. Una differenza sotto i 15 punti circa può essere sorte, e i bot non sono oracoli.
table-foresee-chance = Probabilità di vittoria, in percentuale
table-foresee-working = I bot giocano a partire da ogni turno
table-foresee-wait = Il server ha molto da fare; si riprende tra { $seconds } s.
table-foresee-swings = Dove la partita è girata
table-foresee-so-far = Dove la partita è girata, finora
table-foresee-none = I bot di questo gioco non guardano avanti: non c’è un’analisi con i loro occhi.
table-foresee-quiet = Nessun momento ha cambiato le probabilità di 20 punti o più.
table-foresee-swing = { $name }: da { $before } % a { $after } %
table-foresee-ask = Che cosa avrebbe giocato il bot più forte?
table-foresee-asking = Il bot più forte pensa a ogni risposta
table-foresee-played = Giocata di { $name }: { $answer }. Probabilità di vittoria dopo questa giocata: { $chance } %.
table-foresee-best = Giocata del bot ({ $level }): { $answer }. Probabilità di vittoria dopo questa giocata: { $chance } %.
table-foresee-same = Il bot ({ $level }) avrebbe fatto le stesse scelte di { $name }: è girata la sorte, oppure l’altra parte ha giocato bene.
table-foresee-look = Guarda il momento
table-foresee-again = Riprova da qui
table-end-turned = Giro { $round }: da qui in poi in vantaggio { $you ->
        [yes] tu
       *[no] { $name }
    } ({ $what }).
table-end-look = Guarda il momento
table-end-rounds = { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }
table-end-picture = Un’immagine da condividere
table-end-share = Condividi
table-end-png = Salva come PNG
table-end-svg = Salva come SVG
table-end-no-picture = Questo browser non riesce a creare l’immagine. Il file SVG si può comunque salvare.
table-manner = Come gioca { $name }
table-manner-apprentice = Pensa a una sola magia o a un solo scontro e si lascia sfuggire molto di ciò che potrebbe fare, come chi comincia.
table-manner-adept = Segue in fretta regole pratiche e si lascia sfuggire una parte di ciò che potrebbe fare. Non prova nulla prima.
table-manner-master = Valuta in fretta l’intero turno con regole pratiche, e poco gli sfugge. Non prova nulla prima.
table-manner-archmage = Prova a mente molte risposte prima di ogni scelta importante, e lascia la prima idea solo per una chiaramente migliore.
table-manner-fair = { $name } non vede più di quanto può vedere chi siede a questo posto.

## Verbali da file

table-record-title = Apri un verbale
table-record-open = Apri un verbale da un file
table-record-text = Il file di una partita finita, come lo salva «Scarica il verbale». Il server la rigioca secondo le regole e la conserva con un suo link; chi ha il link può vederla.
table-record-drop = Trascina qui il file, oppure
table-record-choose = Scegli un file
table-record-checking = { $name } viene rigiocata…

## Posizioni preparate a mano

table-situation-title = Prepara una posizione
table-situation-link = Prepara una posizione a mano
table-situation-text = Disponi una posizione qualsiasi, giocala, o salvala come file di scenario, che legge anche il giudice.
table-situation-name = Titolo
table-situation-players = Giocatori
table-situation-active = Di chi è il turno
table-situation-phase = Fase
table-situation-first = Chi ha cominciato la partita
table-situation-round = Giro
table-situation-seat = Giocatore { $seat }
table-situation-undo = Annulla
table-situation-redo = Ripristina
table-situation-fresh = Ricomincia
table-situation-open = Apri uno scenario…
table-situation-opened = Aperto: { $title }
table-situation-choose = Scenario di questo file
table-situation-save = Salva come scenario
table-situation-steps = { $count ->
        [one] Il copione di questo scenario ({ $count } passo) resta e si salva con esso.
       *[other] Il copione di questo scenario ({ $count } passi) resta e si salva con esso.
    }
table-situation-less = Una in meno: { $what }
table-situation-more = Una in più: { $what }
table-situation-add = Cerca una carta
table-situation-into = Metti in
table-situation-none = Nessuna carta si chiama così.
table-situation-added = { $card } aggiunta. { $zone }.
table-situation-copies = Copie: { $card }
table-situation-earlier = { $card } prima
table-situation-later = { $card } dopo
table-situation-remove = Togli { $card }
table-situation-nothing = niente
table-situation-good = Questa posizione si può giocare.
table-situation-play = Giocala
table-situation-play-text = Contro i bot, con gli amici, o tutti i posti da solo, ciascuno con il suo link.
table-situation-you = Tu
table-situation-links = Apri ogni posto in una finestra sua:

# The board on which a position is set up
table-board-title = Il tavolo
table-board-hint = Premi una zona e scrivi: Invio aggiunge la carta, un numero davanti al nome ne aggiunge più d’una. Una carta premuta apre il suo menu; col mouse la trascini in un’altra zona.
table-board-keys = Tasti: / per cercare, Ctrl+Z per annullare.
table-board-add = Aggiungi una carta
table-board-type = Scrivi il nome di una carta…
table-board-into = in
table-board-added = { $count ->
        [one] { $card }: aggiunta. { $place }.
       *[other] { $count } × { $card }: aggiunte. { $place }.
    }
table-board-change = Modifica { $card }
table-board-scope = Quante
table-board-one = Solo questa
table-board-all = Tutte e { $count }
table-board-copies = Copie
table-board-move = Sposta in
table-board-look = Guarda da vicino
table-board-remove = Togli
table-board-turn = Di turno
table-board-share = Copia l’indirizzo
table-board-copied = Indirizzo copiato
table-board-shared = L’indirizzo è copiato. Chi lo apre vede questa posizione.
table-board-unshared = Non è stato possibile copiare l’indirizzo. Salva piuttosto la posizione come scenario.
table-board-unread = L’indirizzo non contiene una posizione che si possa aprire qui: forse è stato tagliato.
table-board-more = Tutti i campi, in elenco

## Segnalazioni

table-report = Segnala questa interpretazione
table-report-text = Prepara un file con il diario fino a questa riga, il tavolo come lo vede il tuo posto, e la regola. Ciò che ti è nascosto non c’è.
table-report-text-over = Prepara un file con il verbale della partita, questo suo momento, e la regola.
table-report-comment = Che cosa ti sembra sbagliato?
table-report-save = Salva la segnalazione
table-report-saved = La segnalazione è salvata. Manda il file a chi gestisce questo server, o allegalo a una discussione del progetto.

## Al tavolo: parole, tempo, impostazioni

table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat: { $count } riga nuova
       *[other] Chat: { $count } righe nuove
    }
table-chat-players = Chat dei giocatori
table-chat-spectators = Chat degli spettatori
table-chat-spectator = Spettatore { $number }
table-chat-text = Di’ qualcosa
table-chat-send = Invia
table-chat-mute = Silenzia { $name }
table-chat-unmute = Senti di nuovo { $name }
table-chat-report = Segnala questa riga di { $name }
table-chat-report-title = Segnala { $name } a chi gestisce questo server
table-chat-report-about = Chi gestisce il server legge questa riga, quelle attorno e il tuo posto. { $name } non lo viene a sapere. Per te la riga è nascosta.
table-chat-report-why = Che cosa non va?
table-chat-report-note = Una nota, se vuoi
table-chat-report-send = Segnala
table-chat-report-done = Hai segnalato questa riga: per te è nascosta.
table-chat-reason-insult = Insulto o molestia
table-chat-reason-hate = Odio verso un gruppo di persone
table-chat-reason-threat = Minaccia
table-chat-reason-obscene = Sessuale o osceno
table-chat-reason-spam = Pubblicità o messaggi a raffica
table-chat-reason-other = Altro
table-clock-left = Tempo rimasto:
table-clock-warning = Ti restano { $seconds } secondi.
table-time = Orologio e spettatori
table-clock = Orologio
table-clock-none = Nessuno
table-clock-game = Per tutta la partita
table-clock-move = Per ogni scelta
table-clock-bank = Per la partita, con secondi in più
table-clock-seconds = Tempo per giocatore
table-clock-increment = Aggiunti dopo ogni scelta
table-clock-timeout = Quando il tempo è finito
table-clock-timeout-auto = il tavolo risponde al posto suo
table-clock-timeout-bot = un bot sceglie per il giocatore
table-clock-timeout-concede = il giocatore abbandona
table-watchers = Spettatori
table-watchers-yes = possono guardare
table-watchers-no = non possono guardare
table-watchers-delay = Vedono la partita
table-watchers-now = subito
table-spectators =
    { $count ->
        [0] Nessuno spettatore.
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-spectators-late = Gli spettatori vedono la partita { $seconds } s dopo.
table-undo = Riprendi
table-cancel = Annulla
table-take-back-ask = Chiedi di riprendere
table-take-back-request = { $name } chiede di riprendere una scelta.
table-take-back-waiting = Hai chiesto di riprendere la tua scelta.
table-take-back-agree = Accetta
table-take-back-decline = Rifiuta
table-take-back-withdraw = Ritira la richiesta
table-pass-by-itself = Passa da sé quando non si può fare altro.
table-pass-by-itself-shows = Tra persone, la tua rapidità mostra allora che cosa manca alla tua mano.
table-undone = Ripreso.
table-keys-undo = riprendi la tua ultima scelta; tra persone, se nessuno ne ha saputo nulla o se gli altri accettano
table-keys-cancel = annulla ciò che stai giocando, finché non è pagato
table-again-show = Fammi rivedere
table-again-stop = Basta così
table-again-shown = Era così.
table-keys-again = rivedi quel che è successo dopo la tua ultima scelta
table-keys-hold = fatti chiedere tutto finché non passi: in Magic, tieni la priorità dopo una tua magia
table-concede = Abbandona
table-concede-title = Abbandoni la partita?
table-concede-text = Perdi subito, e non si può annullare.
table-concede-no = Continua a giocare
table-concede-yes = Abbandona
table-rematch =
    { $seats ->
        [2] Rivincita a parti scambiate
       *[other] Rivincita, tutti un posto più in là
    }
table-rematch-go = Alla rivincita
table-rematch-waiting = In attesa che gli altri accettino.
table-rematch-wanted =
    { $count ->
        [one] { $names } vuole la rivincita.
       *[other] { $names } vogliono la rivincita.
    }
table-seat-settings = A questo tavolo
table-yield-turn = Passa fino al mio prossimo turno
table-yield-round = Passa fino al prossimo giro
table-yield-stop = Torna a giocare
table-yielding-turn = Passi tutto fino al tuo prossimo turno.
table-yielding-round = Passi tutto fino al prossimo giro.
table-pace = I bot giocano
table-pace-quick = in fretta
table-pace-usual = al passo solito
table-pace-slow = lentamente
table-hold = Chiedimi tutto
table-holding = Ti si chiede tutto finché non passi.
table-hold-stop = Chiedi come al solito
table-habits = Che cosa ti chiede il tavolo
table-habit-ask = chiedi se serve
table-habit-stop = chiedi sempre
table-habit-auto = passa da solo

## Impostazioni

table-settings = Impostazioni
table-settings-theme = Tema
table-settings-theme-dark = Scuro: notte
table-settings-theme-light = Chiaro: pergamena
table-settings-theme-auto = Come il sistema
table-settings-letters = Lettere sui colori
table-settings-letters-off = No
table-settings-letters-on = Sì
table-settings-motion = Movimento
table-settings-motion-auto = Come il sistema
table-settings-motion-reduce = Ridotto
table-settings-motion-full = Pieno
table-settings-sound = Suoni
table-settings-sound-off = No
table-settings-sound-on = Sì
table-settings-volume = Volume
table-settings-text = Tutto questo resta soltanto in questo browser.

## Tasti

table-keys = Tasti
table-keys-answer = dà la risposta con questo numero
table-keys-done = fatto, si va avanti
table-keys-tab = passa per tutto ciò che è sul tavolo
table-keys-close = chiude il riquadro aperto; altrimenti riporta a ciò che è chiesto
table-keys-help = questo aiuto
table-keys-replay-step = rivedendo: indietro, avanti; Inizio e Fine agli estremi
table-keys-replay-turn = rivedendo: il turno seguente; con Maiusc il precedente
table-keys-replay-play = rivedendo: avvia, ferma

## Magecraft in breve

table-help-title = Come si gioca

## Risposte rifiutate

table-refused-late = A questa domanda si è già risposto.
table-refused-doubled = Questa risposta è già stata data.
table-refused-foreign = La domanda è per qualcun altro.
table-refused-unknown = Nessuno l’ha ancora chiesto.
table-refused-illegal = Adesso non è tra le risposte possibili: { $option }
table-refused-chain = Nel frattempo è successo qualcosa: da’ la risposta { $pick } da sola.
table-refused-spectator = Chi guarda non gioca.
table-refused-waiting = Si comincia quando tutti i posti sono presi.
table-refused-begun = La partita è già cominciata.
table-refused-over = La partita è finita.
table-refused-undo = Non si può più riprendere: si è visto qualcosa, o ha risposto qualcun altro.
table-refused-playing = La partita non è ancora finita.
table-refused-match = Ora nell’incontro non si può fare.
table-refused-long = Questa partita è diventata troppo lunga per questo server: può solo essere abbandonata.
table-refused-deck = Con il mazzo com’è ora non si può giocare.
table-refused-spectators = Questa partita non si guarda mentre si gioca.
table-refused-stopped = La partita è ferma: è stato chiamato un arbitro, o l’ha fermata l’arbitro.
table-refused-judge = Solo l’arbitro può farlo.
table-refused-judge-plays = L’arbitro non gioca.
table-refused-judge-player = Chi gioca a questo tavolo non può esserne l’arbitro.
table-refused-judge-consent = Non tutti i giocatori hanno ancora accettato l’arbitro.
table-refused-judge-none = A questo tavolo non c’è nessun arbitro.
table-refused-judge-called = L’arbitro è già stato chiamato, o la chiamata è di qualcun altro.
table-refused-judge-calls = In una partita nessuno chiama l’arbitro più di { $most } volte.
table-refused-judge-event = L’arbitro lo manda l’organizzatore del torneo: chiamalo.
table-refused-judge-clock = Non c’è un tale orologio, o la partita è già ferma o continua già.
table-refused-judge-moment = La partita non ha un tale momento a cui tornare.
table-refused-judge-sealed = Ciò che era sigillato e poi è stato mostrato non si riprende.
table-refused-judge-seat = A questo posto non gioca nessuno.
table-refused-judge-drop = In una partita a due, assegna invece la partita.
table-refused-judge-draw = Questo gioco non conosce il pareggio.
table-refused-judge-draft = Nessuno vince o perde un draft.
table-refused-judge-led = Questo draft lo guida l’organizzatore del torneo: chiedi a chi organizza.
table-refused-judge-reason = Una penalità vuole un motivo.
table-refused-judge-many = Una partita ha al massimo { $most } decisioni dell’arbitro.
table-refused-chat = Troppo lungo: al massimo { $limit } caratteri.
table-refused-line = Questa riga non c’è più, o è tua.
table-refused-reports = Troppe segnalazioni aspettano chi gestisce questo server.
table-refused-silenced = Chi gestisce questo server ti ha tolto la parola a questo tavolo.
table-refused-speaker = nessuno a questo tavolo ha il numero { $speaker } nella chat
table-refused-report-id = non c’è una segnalazione { $id }
table-refused-pace = Troppo in fretta: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
table-refused-host = Questo server non si chiama { $host }.
table-refused-newer = Questa partita è proseguita con una versione più recente di Grimorio, che non è ancora qui. Riprova tra un momento.
table-refused-storage = La risposta non si è potuta salvare e non è successo niente. Riprova.

## Richieste rifiutate

table-refused-json = La richiesta non si può leggere.
table-refused-field = Manca o non è come dovrebbe: { $field }
table-refused-setup = Il gioco non si può preparare così ({ $field }): { $detail }
table-refused-scenario = Il file dello scenario non si può usare (riga { $line }): { $detail }
table-refused-upload = Questo verbale non si può aprire: { $detail }
table-refused-bot = Non c’è un bot o un livello chiamato { $bot }.
table-refused-name = Serve un nome.
table-refused-game = Questa partita non c’è.
table-refused-page = Questo indirizzo non c’è.
table-refused-method = Questo indirizzo non accetta la richiesta.
table-refused-invite = L’invito non è valido o è già stato usato.
table-refused-token = Questo posto è di qualcun altro.
table-refused-campaign = Questa campagna non esiste.
table-refused-event = Questo torneo non esiste.
table-refused-fact = { $detail }
table-refused-closed = Ora nessuno può entrare in questo torneo.
table-refused-player = Qualcuno di nome { $name } gioca già: scegli un altro nome.
table-refused-organiser = Può farlo solo l’organizzatore.
table-refused-moved = Intanto il torneo è cambiato: guarda di nuovo.
table-refused-report = Il tuo incontro non è più in corso: chiedi all’organizzatore.
table-refused-online = Gli incontri di questo torneo non si giocano qui, o qualcuno non ha un telefono.
table-refused-decks = Ancora nessun mazzo: { $names }.
table-refused-unfinished = Carte o mazzi non ancora pronti: { $names }.
table-refused-wishes = Al massimo { $most } partite e richieste insieme: giocane una o ritirane una.
table-refused-owner = Può farlo solo chi ha creato la campagna.
table-refused-member = Possono farlo solo i membri della campagna.
table-refused-members = Una campagna ha al massimo { $most } membri.
table-refused-namesake = C’è già un Magus di nome { $name }.
table-refused-code = Nessuna sessione ha questo codice.
table-refused-taken = Un telefono ha già preso questo posto.
table-refused-session = Ora nella campagna non si può fare.
table-refused-approval = Non tutti quelli che devono giocare hanno approvato le schede.
table-refused-sheet = Le regole vietano questa scheda: { $place } { $detail }
table-refused-seat = Durante la partita si guarda soltanto dal proprio posto.
table-refused-banned = Questo server non risponde al tuo indirizzo.
table-refused-address = { $address } non è un indirizzo o una rete che si possa escludere.
table-refused-bans = Ci sono già { $most } esclusioni: terminane prima una.
table-refused-origin = La richiesta viene da un altro sito.
table-refused-record = Il verbale si vede a partita finita.
table-refused-continued = Dopo un aggiornamento la partita è ripresa da un’istantanea: il verbale non è intero.
table-refused-version = La partita è stata giocata con regole precedenti ({ $old }, ora { $new }): il verbale si scarica ma non si rivede.
table-refused-broken = Questa versione non sa leggere quella partita.
table-refused-size = Troppo lungo: al massimo { $limit } byte.
table-refused-type = La richiesta non è del tipo giusto.
table-refused-full = Troppe persone guardano questa partita.
table-refused-pages = Il tuo posto è aperto in troppe pagine: questa, la più vecchia, è stata chiusa. Ricaricala per giocare qui.
table-refused-kept = Troppi verbali e posizioni da qui: riprova tra { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
table-refused-room = Questo server non ha più posto per nuove partite. Quelle in corso continuano.
table-refused-share = Le partite create dal tuo indirizzo occupano tutto lo spazio che questo server ha per loro.
table-refused-costly = Questo richiederebbe al server troppo tempo o troppa memoria.
table-refused-busy = Il server ha troppo da fare. Riprova tra un po’.
table-refused-hello = La pagina non ha detto chi è.
table-refused-kind = Il server non conosce questo tipo di messaggio: { $kind }
table-refused-server = Il server ha avuto un guasto. Ciò che era salvato è al sicuro.

## Avvisi

table-notice-continued = Dopo un aggiornamento (regole da { $old } a { $new }) la partita è ripresa dall’istantanea dopo { $answers } risposte; { $lost } successive non ne fanno parte.
table-notice-bot-replaced = Il bot di { $name } si è arreso; continua { $bot }.
table-notice-time = { $name } ha finito il tempo.
table-notice-seeded = Chi ha preparato la partita ne ha scelto la sorte.
table-notice-redrawn = { $names }: la quota di sorte sigillata non è stata aperta. La sorte è stata estratta di nuovo.
table-notice-situation = Questa partita è cominciata da una posizione preparata a mano: chi l’ha preparata conosce tutte le mani.
table-notice-from = Questa partita continua un’altra, dopo la sua risposta { $answer }. Le mani di quel momento possono essere note; la sorte è nuova.
table-notice-uploaded = Questo verbale viene da un file: le risposte seguono le regole, ma i nomi e chi ha giocato sono come dice il file.
table-notice-broken = Questa versione non sa leggere la partita.
table-notice-last-turns = { $unit ->
        [rounds] Il tempo dell’incontro è finito: la partita termina con il giro { $last }.
       *[turns] Il tempo dell’incontro è finito: la partita termina con il turno { $last }.
    }
table-notice-last-game = Il tempo dell’incontro è finito: questa partita è l’ultima.
table-notice-more-time = L’incontro ha più tempo: la partita continua come al solito.
table-notice-called-off = L’incontro è stato annullato: non ha un risultato.
table-notice-stopped = Chi gestisce il server ha chiuso la partita: non ha un risultato.

## Sorte

table-luck = Sorte
table-luck-title = Chi ha scelto la sorte?
table-luck-verify = Verifica la sorte
table-luck-waiting = Si prepara la sorte. Si aspetta: { $names }.
table-luck-late = { $names }: la quota sigillata non è aperta, e senza di essa la partita non comincia. Aspetta, oppure fai estrarre di nuovo la sorte.
table-luck-again = Estrai di nuovo la sorte
table-luck-go = Accetta la nuova estrazione
table-luck-agreed = Hai accettato una nuova estrazione; si chiede agli altri.
table-luck-drawn = La sorte è stata estratta di nuovo, perché una quota era stata trattenuta: { $count } ×.
table-luck-text = Nessuno. Il server ha fissato un segreto e ne mostra l’impronta; la pagina di ogni giocatore aggiunge una sua quota, sigillata finché non ci sono tutte. Il mescolamento deriva da tutto questo insieme. A partita finita si mostra tutto, e chiunque può verificarlo.
table-luck-alone = Il server da solo: nessuna pagina ha portato una quota. A partita finita si mostra il suo segreto, ma niente è provato per nessuno.
table-luck-commitment = Impronta del segreto del server
table-luck-share-none = { $name }: nessuna quota
table-luck-share-awaited = { $name }: si aspetta la quota
table-luck-share-sealed = { $name }: quota sigillata
table-luck-share-opened = { $name }: quota sigillata, e aperta al server
table-luck-share-late = { $name }: quota non aperta in tempo; la partita va avanti senza
table-luck-changed = Il server non dice più quello che diceva prima. Questa pagina non ha aperto la sua quota: non fidarti di questo tavolo.
table-luck-receipt = Salva la ricevuta
table-luck-checking = Verifica in corso…
table-luck-fits = Tutto torna: il segreto con la sua impronta, ogni quota con il suo sigillo, il seme con tutti.
table-luck-fits-noted = Tutto torna, ed è quello che questa pagina aveva annotato prima della partita: il segreto con la sua impronta, ogni quota con il suo sigillo, il seme con tutti.
table-luck-faulty = Questo verbale non prova niente:
table-luck-fault-shape = quello che dice della sorte è incompleto
table-luck-fault-secret = il segreto del server non corrisponde alla sua impronta
table-luck-fault-seal = { $name }: la quota non corrisponde al suo sigillo
table-luck-fault-seed = il seme non deriva dal segreto e dalle quote
table-luck-fault-receipt = non è quello che questa pagina aveva annotato prima della partita
table-luck-proof-proven = { $name }: provato. Né il server né un altro giocatore potevano scegliere la sorte.
table-luck-proof-withheld = { $name }: niente è provato; la quota è stata sigillata e non aperta in tempo.
table-luck-proof-none = { $name }: niente è provato, perché non c’era una quota.
table-luck-proof-bot = { $name }: un bot; per lui niente è provato.
table-luck-basis-seeded = Chi ha preparato la partita ne ha scelto la sorte: niente è provato per nessuno.
table-luck-basis-none = Il verbale non dice come è nata la sorte: niente è provato per nessuno.
table-luck-elsewhere = Questa partita è cominciata da una posizione preparata a mano, o da un momento di un’altra partita: è provata solo la sorte da lì in poi.
table-luck-draws = Per ricalcolare anche ogni estrazione, scarica il verbale ed esegui
table-refused-luck = Questa quota della sorte non è attesa adesso, o non corrisponde al suo sigillo.
table-refused-seal = Un sigillo non è atteso adesso, o non si può ancora cambiare o aprire.
table-refused-opening = Questa non è la risposta sigillata.

table-companion-after = Il tuo mazzo è pronto. Il torneo si apre qui appena chi ospita lo inizia.
table-companion-begun = Il torneo è cominciato: guarda con chi giochi e di’ come è finita.
table-refused-person = Con questa chiave qui nessuno conserva partite: accedi di nuovo.
table-refused-move = Questo codice è sbagliato, già usato o scaduto.
table-refused-passphrase = Una frase segreta ha da { $least } a { $most } caratteri.
table-refused-enter = Nessuno ha questo nome e questa frase segreta.
table-refused-namesake-person = Qualcun altro ha una frase segreta col nome { $name }: scegli un altro nome.
table-refused-push = Gli avvisi di questo browser passano per un servizio che questo server non conosce.
table-refused-mail = Questo non è un indirizzo e-mail.
table-refused-no-mail = Questo server non manda messaggi.
table-refused-mail-sent = Il messaggio non è partito. Riprova più tardi.
table-refused-why = Nelle partite di una campagna o di un evento non si chiede ai bot il perché.
