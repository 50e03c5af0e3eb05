# I draft, nel terminale e nella pagina.
draft-seat = Giocatore { $number }
draft-kind = { $kind ->
        [rochester] Rochester Draft
        [sealed] Sealed Deck
       *[booster] Booster Draft
    }
draft-phase = { $phase ->
        [draft] giro { $round } di { $rounds }, scelta { $pick }
        [building] si costruiscono i mazzi
       *[over] il draft è finito
    }
draft-way = { $way ->
        [left] a sinistra
       *[right] a destra
    }
draft-rarity = { $rarity ->
        [common] comune
        [uncommon] non comune
        [rare] rara
        [land] terra
       *[cube] cubo
    }
draft-head-rarity = Rarità
draft-pack = Busta
draft-player = { $name }: { $count ->
        [one] una carta
       *[other] { $count } carte
    }, { $pack } nella busta, { $closed } chiuse
draft-gone = { $name }: se n’è andato
draft-cards-good = { $file }: va bene, { $count ->
        [one] una carta
       *[other] { $count } carte
    }
draft-cards-none = { $file }: attesi un set o un cubo, non c’è nulla
draft-template-note = Un cubo: quante copie di quali carte; poi esegui grimorio cards check --game draft
draft-template-name = Il mio cubo
draft-log-round = { $kind ->
        [booster] Giro { $round }: le buste vanno { $way }
        [rochester] Giro { $round }: { $seats } mette una busta sul tavolo, l’ordine va { $way }
       *[sealed] Tutti aprono la confezione { $round }
    }
draft-log-open = { $known ->
        [yes] { $seat } apre: { $cards }
       *[no] { $seat } apre una busta di { $count } carte
    }
draft-log-receive = { $known ->
        [yes] { $seat } riceve: { $cards }
       *[no] { $seat } riceve { $count ->
            [one] una carta
           *[other] { $count } carte
        }
    }
draft-log-take = { $known ->
        [yes] { $seat } prende { $card }
       *[no] { $seat } prende una carta
    }
draft-log-pass = Le buste passano { $way }
draft-log-leave = { $seat } se ne va
draft-log-building = Tutte le carte sono prese: si costruiscono i mazzi
draft-log-pool = { $seat } ha ricevuto: { $cards }
draft-log-end = { $reason ->
        [ready] Il draft è finito
       *[alone] Restano troppo pochi giocatori: il draft è finito
    }

# Il tavolo nella pagina.
draft-title = Draft
draft-tagline = Apri le buste, prendi una carta, passa il resto. Con ciò che hai preso costruisci un mazzo.
draft-play-bot = Draft con sette bot
draft-again = Un altro draft
draft-option-kind = Tipo
draft-option-kind-booster = Booster Draft
draft-option-kind-rochester = Rochester Draft
draft-option-kind-sealed = Sealed Deck
draft-option-sealed = Sealed: ognuno apre
draft-option-sealed-tournament-pack = un mazzo da torneo e due buste
draft-option-sealed-boosters = cinque buste
draft-option-pools = Alla fine
draft-option-pools-open = si mostra tutto
draft-option-pools-secret = le carte restano segrete
draft-help-goal-title = Di che si tratta
draft-help-goal = Qui raccogli le carte del tuo mazzo, a questo tavolo. Un draft non ha vincitori: i mazzi si sfidano dopo.
draft-help-booster-title = Booster Draft
draft-help-booster = Ognuno apre una busta, prende una carta in segreto e passa il resto a sinistra. Finite le carte, la seconda busta va a destra, la terza di nuovo a sinistra.
draft-help-rochester-title = Rochester Draft
draft-help-rochester = Una busta alla volta sta scoperta. Chi l’ha aperta prende una carta, poi gli altri a turno; l’ultimo ne prende due, e l’ordine torna indietro.
draft-help-sealed-title = Sealed Deck
draft-help-sealed = Non si passa nulla: ognuno apre le proprie confezioni e ne costruisce un mazzo.
draft-help-colours-title = Che cosa prendere
draft-help-colours = Due colori bastano per un mazzo. Prendi ciò che elimina creature, e creature che volano o sono grandi per il loro costo; poi carte dei tuoi due colori, e alcune che costano poco.
draft-help-deck-title = Il mazzo
draft-help-deck = Almeno quaranta carte, circa diciassette terre. Le terre base sono libere, quante ne vuoi. Ciò che avanza è il tuo sideboard.
draft-ask-pick = Busta { $round } di { $rounds }, scelta { $pick }: segna una carta, poi prendila
draft-ask-ready = Tutte le carte sono prese. Costruisci il mazzo, poi di’ che è pronto
draft-ready = Il mio mazzo è pronto
draft-take = Prendi { $card }
draft-take-none = Segna una carta
draft-mark = Segna { $card }
draft-pack-title = { $count ->
        [one] L’ultima carta
       *[other] { $count } carte tra cui scegliere
    }
draft-pack-given = Hai preso { $card }; gli altri scelgono ancora
draft-pack-held = La tua busta
draft-tabs = Che cosa si vede
draft-tab-pack = Busta
draft-tab-pool = Le tue carte ({ $count })
draft-pool = Le tue carte
draft-pool-of = Carte di { $name }
draft-pool-empty = Ancora nulla.
draft-sort = Ordinate per
draft-sort-colour = colore
draft-sort-cost = costo
draft-sort-type = tipo
draft-sort-rarity = rarità
draft-sort-power = Potenza Magica
draft-cost = Costo { $value }
draft-power = Potenza Magica { $value }
draft-group-many = Più colori
draft-group-none = Senza colore
draft-group-land = Terre
draft-group-other = Altre
draft-passes = Passi a { $to } e ricevi da { $from }
draft-seat-cards = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $pack } nella busta
draft-seat-left = se n’è andato
draft-order = Chi prende ora
draft-build = Costruisci un mazzo
draft-deck-name = { $kind }, { $name }
draft-verify = Controlla le buste
draft-over-seat = Il draft di
draft-over-picks = Scelte
draft-over-pick = Busta { $round }, scelta { $pick }: { $card }
draft-over-before = La scelta precedente
draft-over-after = La scelta seguente
draft-over-took = presa da { $name }
draft-over-passed = a { $name }
draft-over-no-picks = Nulla è stato scelto.
draft-end-ready = Il draft è finito
draft-end-alone = Il draft è finito: restano troppo pochi giocatori
draft-measure-cards = Carte
draft-deck-kept = «{ $name }» è conservato, con { $count } carte. Di’ che è pronto, o continua a costruire.
draft-build-time = Tempo per costruire i mazzi
draft-of = Cosa si drafta
draft-of-open = Un altro set, o una lista tua
draft-of-own = Le tue liste e i tuoi set
draft-of-deck = I tuoi mazzi come liste
draft-of-block = Un blocco, un set per giro
draft-of-set = Un solo set
draft-of-file = Apri una lista o un set
draft-of-drop = Togli questa lista
draft-of-what = Una lista dice quante copie ci sono di quali carte, come un mazzo; un set è un file JSON con le rarità. Questo browser li conserva.
draft-of-size = { $count } carte, di cui { $wanted } distribuite.
draft-of-few = { $count } carte; per tanti posti ne servono { $wanted }.
draft-of-line = { $file }: la riga { $line } non è una carta con il suo numero; serve una riga come «4 Shock».
draft-of-broken = { $file } non contiene né una lista né un set: servono righe come «4 Shock», o JSON con «cards».
draft-of-json = { $file }: la riga { $line } non è JSON valido.
draft-of-imported = Importate qui
draft-of-known = { $count } su { $cards } si possono giocare

# How the bots of each level play
draft-manner-apprentice = Sceglie a caso.
draft-manner-adept = Prende la carta più rara, e a caso tra quelle di pari rarità.
draft-manner-master = Valuta ogni carta per ciò che fa e guarda i colori che ha già.
draft-manner-archmage = Valuta ogni carta per quanto spesso hanno vinto i mazzi che la usavano e guarda i colori che ha già.
