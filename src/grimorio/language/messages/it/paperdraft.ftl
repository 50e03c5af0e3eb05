# Draft con carte stampate: riga di comando, telefoni, organizzatore, sala.
paperdraft-no-times = atteso uno di { $names } o un file JSON, trovato { $found }
paperdraft-waits = non ancora cominciato; primo passo: { $left }
paperdraft-begun = tempo rimasto: { $left }
paperdraft-step-pick = busta { $booster }: { $left ->
        [1] prendere l’ultima carta
       *[other] prendere una di { $left } carte
    }, passare a { $way ->
        [left] sinistra
       *[right] destra
    }
paperdraft-step-pick-one = busta { $booster }: { $name } { $left ->
        [1] prende l’ultima carta
       *[other] prende una di { $left } carte
    }
paperdraft-step-look-one = busta { $booster }: { $name } scopre { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }, tutti le guardano
paperdraft-step-review = guardare le proprie carte, la busta { $booster } è finita
paperdraft-step-register = annotare le carte
paperdraft-step-build = costruire i mazzi
paperdraft-pool-true = annotate
paperdraft-pool-false = non annotate
paperdraft-head-pool = Carte
paperdraft-fine = niente di strano
paperdraft-line = { $name }: { $text }
paperdraft-title = Draft con carte stampate

## La pagina

paperdraft-text = I giocatori siedono a tavoli veri e aprono buste vere; i telefoni dicono a ognuno che cosa fare e contano il tempo.
paperdraft-two = Per un draft servono due giocatori.
paperdraft-way = Come si scelgono le carte
paperdraft-way-booster = Booster draft
paperdraft-way-rochester = Rochester draft
paperdraft-way-sealed = Sealed deck
paperdraft-booster = Busta { $number }
paperdraft-set-other = altre carte
paperdraft-pack = La prima è un mazzo da torneo
paperdraft-times = Tempo per una scelta
paperdraft-size = Giocatori a un tavolo, al massimo
paperdraft-own-set = Un’espansione propria, come file JSON
paperdraft-own-set-bad = Questo file non contiene un’espansione.
paperdraft-open = Assegna i posti
paperdraft-anew = Aprilo di nuovo
paperdraft-anew-reason = riaperto dall’organizzatore
paperdraft-not-seated = Senza posto: { $names }. Apri di nuovo il draft.
paperdraft-swap = Scambia due posti
paperdraft-start = Avvia il conto alla rovescia
paperdraft-countdown = Conto alla rovescia
paperdraft-back = Un passo indietro
paperdraft-next = Un passo avanti
paperdraft-add = { $seconds } secondi in più
paperdraft-table = Tavolo { $number }
paperdraft-seat = Tavolo { $table }, posto { $seat }
paperdraft-no-seat = Non hai ancora un posto: avvisa l’organizzatore.
paperdraft-begins = Siediti al tuo posto: il draft comincia tra poco
paperdraft-not-begun = non cominciato
paperdraft-left = Alla tua sinistra
paperdraft-right = Alla tua destra
paperdraft-way-goes = { $way ->
        [left] Verso sinistra
       *[right] Verso destra
    }
paperdraft-open-booster = Apri la busta { $booster } ({ $set }) e prendi una carta
paperdraft-pick = Busta { $booster }: { $cards ->
        [1] prendi l’ultima carta
       *[other] prendi una di { $cards } carte
    }
paperdraft-last-card = Busta { $booster }: l’ultima carta è tua
paperdraft-pick-mine = Tocca a te: { $cards ->
        [1] prendi l’ultima carta
       *[other] prendi una di { $cards } carte
    }
paperdraft-pick-of = { $name } { $cards ->
        [1] prende l’ultima carta
       *[other] prende una di { $cards } carte
    }
paperdraft-look-mine = Apri la tua busta { $booster } ({ $set }) e scopri le carte
paperdraft-look-of = { $name } apre la busta { $booster } ({ $set }): tutti guardano le carte
paperdraft-review = Guarda le tue carte. Poi viene la busta { $booster }, verso { $way ->
        [left] sinistra
       *[right] destra
    }
paperdraft-register = Annota le tue carte
paperdraft-build = Costruisci il mazzo
paperdraft-pass = Passa il resto a { $way ->
        [left] sinistra
       *[right] destra
    }: { $name }
paperdraft-pass-on = Poi si passa a { $way ->
        [left] sinistra
       *[right] destra
    }
paperdraft-from = Le prossime carte arrivano da { $name }.
paperdraft-then = Poi: { $names }
paperdraft-taken = Ho preso una carta
paperdraft-looked = Tutti hanno guardato: prendo una carta
paperdraft-sound = Suono e vibrazione
paperdraft-your-cards = Le tue carte
paperdraft-count = { $count } di { $wanted }
paperdraft-kept = salvato
paperdraft-keeping = salvataggio…
paperdraft-undo = Annulla
paperdraft-pool-done = Queste sono le mie carte
paperdraft-registered = Le tue carte sono registrate.
paperdraft-more = Una in più: { $card }
paperdraft-fewer = Una in meno: { $card }
paperdraft-search = Cerca per nome o numero
paperdraft-colors = Colori
paperdraft-all = Tutti
paperdraft-color-w = Bianco
paperdraft-color-u = Blu
paperdraft-color-b = Nero
paperdraft-color-r = Rosso
paperdraft-color-g = Verde
paperdraft-color-m = Multicolore
paperdraft-color-c = Artefatti
paperdraft-color-l = Terre
paperdraft-order = Ordine
paperdraft-by-color = per colore
paperdraft-by-number = per numero
paperdraft-rarities-hint = a destra della barra, ciò che c’era nelle tue buste; chi fa un draft può prenderne altre
paperdraft-rarities-unknown = Il contenuto di queste buste qui non è noto: le rarità non sono controllate.
paperdraft-other-cards = Carte che qui nessun elenco ha
paperdraft-unchecked = Alcune carte qui non sono note: si può controllare solo il loro numero, non nomi, rarità o espansione.
paperdraft-typed = Scrivi le carte come testo
paperdraft-typed-text = Una carta per riga, come «2 Shock»; anche carte che nessun elenco ha
paperdraft-typed-wrong = Queste righe non si sono potute leggere.
paperdraft-main = Il tuo mazzo, carta per carta
paperdraft-deck-count = { $count } nel mazzo di almeno { $wanted }, { $side } nel sideboard
paperdraft-of = di { $count }
paperdraft-lands = Terre base, quante ne vuoi
paperdraft-look-again = Controlla ancora, per favore
paperdraft-handed = mazzo consegnato
paperdraft-ready = Chi è pronto
paperdraft-cards-in = { $count ->
        [one] { $count } carta registrata
       *[other] { $count } carte registrate
    }
paperdraft-cards-so-far = carte finora: { $count }
paperdraft-deck-so-far = mazzo finora: { $count }
paperdraft-late = fuori tempo
paperdraft-help = Scrivi al posto suo
paperdraft-whole-table = Tutte le carte del tavolo:
paperdraft-correct = Fai correggere le carte
paperdraft-correct-sure = Riapri le carte
paperdraft-correct-reason = il giocatore corregge le carte
paperdraft-time-over = Il tempo è finito: prendi una carta.
