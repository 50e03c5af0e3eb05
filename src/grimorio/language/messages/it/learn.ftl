### Imparare: la prima partita guidata, il glossario del tavolo, l’elenco delle regole.

learn-start = Impara giocando
learn-start-again = Continua a imparare
learn-failed = Non si riesce a preparare la prima partita.
learn-coach = Guida
learn-progress = { $done } di { $total }
learn-next = Avanti
learn-leave = Nascondi la guida
learn-back = Mostra la guida
learn-quiet = Qui non c’è nulla di nuovo: gioca come vuoi. Parlerò di nuovo quando qualcosa capita per la prima volta.
learn-finished = Hai visto tutto ciò che volevo mostrarti. Il resto è tuo.
learn-then = E ora?
learn-then-play = Gioca senza la guida
learn-then-puzzles = Prova i quesiti: che cosa succede?
learn-short = Lezioni brevi
learn-short-text = Una posizione per ogni parola chiave dei blocchi prima dell’Ottava Edizione, da vincere in questo turno o nel prossimo.
learn-short-again = ancora una volta
learn-missed = { $count ->
        [one] Una lezione a cui questa partita non è arrivata
       *[other] { $count } lezioni a cui questa partita non è arrivata
    }

## The rulebook

learn-rules = Regolamento
learn-rules-search = Cerca tra regole e parole
learn-rules-words = Le parole del tavolo
learn-rules-checklist = L’elenco delle regole
learn-rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] { $count } voce
       *[other] { $count } voci
    }
learn-rules-rulings = Interpretazioni
learn-rules-rulings-text = Dove il regolamento stampato tace o dice due cose: che cosa dice, come si può leggere, come si gioca a questo tavolo e perché.
learn-rules-all = Cercala nel regolamento
learn-rules-link = L’indirizzo di questa interpretazione
learn-rules-near = Niente contiene queste parole; ecco ciò che ci si avvicina:
