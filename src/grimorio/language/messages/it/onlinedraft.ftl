# Draft online di un torneo: l’organizzatore, i giocatori, la sala.
onlinedraft-title = Draft ai tavoli di qui
onlinedraft-text = Ognuno sceglie a un tavolo di questo server; carte e mazzi arrivano al torneo da soli.
onlinedraft-cards = Carte
onlinedraft-cards-own = un’espansione propria o un cubo
onlinedraft-file = L’espansione o il cubo, come file
onlinedraft-file-text = Un’espansione è un file JSON; un cubo è un elenco, come «4 Shock» su ogni riga.
onlinedraft-file-bad = Questo file non contiene né un’espansione né un cubo: servono righe come «4 Shock», o JSON con «code» o «cube».
onlinedraft-sealed = Ognuno apre
onlinedraft-seconds = Tempo per una scelta
onlinedraft-seconds-of = { $count ->
        [0] senza limite
        [86400] un giorno
       *[other] { $count } secondi
    }
onlinedraft-fill = I bot completano ogni tavolo
onlinedraft-fill-to = { $count ->
        [0] no
       *[other] fino a { $count } posti
    }
onlinedraft-build = Minuti per costruire i mazzi
onlinedraft-begin = Comincia il draft
onlinedraft-anew = Comincialo di nuovo
onlinedraft-anew-text = Tutte le carte e i mazzi del draft di ora vanno persi.
onlinedraft-anew-sure = Sì, di nuovo
onlinedraft-phase = { $phase ->
        [draft] Si scelgono le carte
        [building] Si costruiscono i mazzi
       *[over] Tutti i mazzi ci sono
    }
onlinedraft-now = Busta { $round } di { $rounds }, scelta { $pick }
onlinedraft-held = sceglie un bot
onlinedraft-away = non è al tavolo
onlinedraft-cards-of = { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
onlinedraft-asked = sta scegliendo
onlinedraft-building = costruisce
onlinedraft-kept = mazzo tenuto
onlinedraft-ready = pronto
onlinedraft-hold = Fai scegliere un bot
onlinedraft-hold-sure = Sì, un bot prende il posto
onlinedraft-give-back = Restituisci il posto
onlinedraft-watch = Guarda
onlinedraft-yours = Il tuo draft è cominciato
onlinedraft-yours-build = Costruisci il tuo mazzo
onlinedraft-go = Vai al tavolo
onlinedraft-go-build = Alle tue carte
onlinedraft-waits = Il tuo mazzo è pronto. Gli altri costruiscono ancora.
onlinedraft-waits-pods = Il tuo mazzo è consegnato. Il primo turno arriva tra poco.
onlinedraft-you-held = Un bot sceglie per te. Avvisa l’organizzatore quando torni.
onlinedraft-no-seat = Non hai un posto in questo draft: avvisa l’organizzatore.
onlinedraft-pair-sure = { $count ->
        [one] { $names } non ha ancora carte o mazzo. Abbina lo stesso
       *[other] { $count } giocatori non hanno ancora carte o mazzo: { $names }. Abbina lo stesso
    }
onlinedraft-no-deck = senza mazzo
onlinedraft-absent = Un bot prende il posto di chi manca
onlinedraft-absent-of = { $count ->
        [0] mai
        [one] dopo un minuto
        [120] dopo due ore
        [1440] dopo un giorno
       *[other] dopo { $count } minuti
    }
onlinedraft-patience = Se gli altri aspettano qualcuno che manca al tavolo da { $count ->
        [one] un minuto
        [120] due ore
        [1440] un giorno
       *[other] { $count } minuti
    }, un bot prende il posto finché non torna.
onlinedraft-held-absent = mancava: sceglie un bot
onlinedraft-you-absent = Gli altri ti hanno aspettato troppo: al tuo posto sceglie un bot.
onlinedraft-back = Sono di nuovo qui
onlinedraft-file-line = Riga { $line }, «{ $text }»: serve un numero e una carta, come «4 Shock».
onlinedraft-file-json = La riga { $line } non è JSON valido: «{ $text }».
