# L’arbitro al tavolo: chiamarlo, accettarlo, che cosa decide.
judge-button = Arbitro
judge-title = Un arbitro per questo tavolo
judge-call = Chiama un arbitro
judge-call-text = La partita e tutti gli orologi si fermano finché un arbitro decide, al massimo per dieci minuti. Puoi ritirare la chiamata in qualsiasi momento.
judge-call-event = L’organizzatore del torneo vede che chiami.
judge-called-mine = Hai chiamato un arbitro. La partita è ferma.
judge-called-by = { $name } ha chiamato un arbitro. La partita è ferma.
judge-called-waits = { $name } ha chiamato un arbitro, che non è ancora arrivato. La partita continua.
judge-called-waits-mine = Hai chiamato un arbitro, che non è ancora arrivato. La partita continua.
judge-withdraw = Non mi serve l’arbitro
judge-invite = Invita un arbitro
judge-invite-text = Crea un link e mandalo a chi vuoi come arbitro: vale una volta sola. Invitandolo lo accetti. Quando tutti i giocatori l’hanno accettato, l’arbitro vede tutte le mani e decide.
judge-invite-move = Oppure continua ad arbitrare da un altro dispositivo, con un link che vale una volta sola.
judge-invite-link = Link per l’arbitro
judge-invite-qr = Il link per l’arbitro come codice QR
judge-there = Arbitra { $judge }.
judge-there-stopped = Arbitra { $judge }. La partita è ferma.
judge-away = non c’è
judge-official = inviato dall’organizzatore
judge-sees-all = Tutti hanno accettato: l’arbitro vede tutte le mani.
judge-sees-public = Finché non accettano tutti, l’arbitro vede ciò che vedono gli spettatori.
judge-sees-public-official = L’arbitro decide già, ma finché non accettano tutti vede ciò che vedono gli spettatori.
judge-accept = Accetta l’arbitro
judge-accept-title = Accetti { $judge } come arbitro?
judge-accept-text = L’arbitro vedrà tutte le mani e tutto ciò che è coperto; nessun altro lo vedrà. Quello che decide vale: un’ammonizione, un passo indietro, la partita a qualcuno.
judge-accept-no = Non ora
judge-refuse = Non accetto più
judge-waiting-for = Devono ancora accettare: { $names }.
judge-mine = Sei l’arbitro.
judge-mine-stopped = Sei l’arbitro. La partita è ferma.
judge-stop = Ferma la partita
judge-go = Fai continuare la partita
judge-rule = Decidi…
judge-leave = Lascia il tavolo
judge-leave-title = Lasciare il tavolo?
judge-leave-text = Non sarai più l’arbitro. La partita continua.
judge-device = Arbitra da un altro dispositivo
judge-what = Decisione
judge-act-warning = Ammonizione
judge-act-loss = Partita persa
judge-act-time = Più tempo
judge-act-award = Assegna la partita
judge-act-draw = Dichiara il pareggio
judge-act-drop = Escludi un giocatore
judge-player = Giocatore
judge-minutes = Minuti
judge-reason = Motivo
judge-reason-hint = Tutti lo leggono nel registro.
judge-next = Avanti
judge-confirm = Conferma
judge-back-to = Cambia
judge-sure-warning = { $name } riceve un’ammonizione.
judge-sure-loss = { $name } perde questa partita.
judge-sure-time = { $name } riceve { $minutes ->
        [one] un minuto in più
       *[other] { $minutes } minuti in più
    }.
judge-sure-award = La partita va a { $name }.
judge-sure-draw = La partita finisce senza vincitore.
judge-sure-drop = { $name } esce dalla partita; gli altri continuano.
judge-sure-final = Non si potrà annullare.
judge-sure-event = Il torneo lo annota come penalità.
judge-back = Torna a prima di questo
judge-back-title = Riportare indietro la partita?
judge-back-text = A prima di questa riga: «{ $line }» Tutto ciò che è venuto dopo viene annullato, e la sorte resta la stessa.
judge-stopped = La partita è ferma finché l’arbitro non la fa continuare.
judge-stopped-called = La partita è ferma finché non arriva un arbitro.
judge-join-title = Ti chiedono di fare da arbitro
judge-join-text = A un tavolo di { $game } con { $names }. Quando ti avranno accettato vedrai tutte le mani, e deciderai: puoi fermare la partita, riportarla indietro, ammonire, assegnare la partita.
judge-join-spent = Questo link per l’arbitro non vale più
judge-join-spent-text = Chiedine un altro. Puoi guardare come spettatore.
judge-join = Siediti come arbitro
judge-speaks = { $name } (arbitro)
judge-log-call = Un arbitro è stato chiamato da { $name }.
judge-log-withdraw = La chiamata dell’arbitro da parte di { $name } è ritirata.
judge-log-come = { $judge } arriva al tavolo come arbitro.
judge-log-leave = { $judge }, l’arbitro, lascia il tavolo.
judge-log-stop = { $judge }, l’arbitro, ferma la partita.
judge-log-go = { $judge }, l’arbitro, fa continuare la partita.
judge-log-time = { $judge }, l’arbitro, dà { $minutes ->
        [one] un minuto in più
       *[other] { $minutes } minuti in più
    } a { $name }.
judge-log-back = { $judge }, l’arbitro, riporta indietro la partita di { $count ->
        [one] una risposta
       *[other] { $count } risposte
    }, a una decisione di { $name }.
judge-log-award = { $judge }, l’arbitro, assegna la partita a { $name }.
judge-log-draw = { $judge }, l’arbitro, dichiara il pareggio.
judge-log-drop = { $judge }, l’arbitro, esclude { $name } dalla partita.
judge-log-warning = { $judge }, l’arbitro, dà un’ammonizione a { $name }.
judge-log-loss = { $judge }, l’arbitro, dà la partita persa a { $name }.
judge-log-reason = { $line } Motivo: { $reason }
judge-event-called = Chiede un arbitro: { $name }
judge-event-sit = Siediti come arbitro
judge-event-name = Il tuo nome come arbitro
